"""An invitation over the local network."""

import contextlib
import re
import signal
import subprocess
import sys
from pathlib import Path

import httpx
import pytest
import segno

from tests.cli.run import environment, theogony
from tests.server.harness import wait_for
from theogony.cli import lan


def test_the_picture_is_the_code_module_by_module() -> None:
    halves = {character: pair for pair, character in lan.HALVES.items()}
    for address in ("http://192.168.1.17:8000", "http://10.0.0.2:80"):
        read = [[halves[character] for character in line] for line in lan.picture(address).plain.split("\n")]
        rows = [[pair[half] for pair in line] for line in read for half in (0, 1)]
        code = segno.make(address, micro=False)
        wanted = [[bool(module) for module in row] for row in code.matrix_iter(border=lan.QUIET)]
        assert rows[: len(wanted)] == wanted and not any(map(any, rows[len(wanted) :]))


def answers(address: str) -> bool:
    with contextlib.suppress(httpx.TransportError):
        return httpx.get(address).status_code == 200
    return False


def test_serve_lan_says_where_it_is_and_who_can_reach_it(tmp_path: Path) -> None:
    words = [sys.executable, "-m", "theogony", "serve", "--lan", "--no-open", "--port", "0", "--lang", "fr"]
    with subprocess.Popen(
        words, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=environment(tmp_path), cwd=tmp_path
    ) as server:
        try:
            assert server.stdout is not None and server.stderr is not None
            if (own := lan.own_address()) is None or not lan.is_local(own):  # a machine in no such network says so
                assert "--lan" in server.stderr.read()
                return
            found = re.search(r"http://([\d.]+):(\d+)", server.stdout.readline())
            assert found is not None and found[1] == own
            shown = lan.picture(found[0]).plain.split("\n")
            assert [server.stdout.readline().rstrip("\n") for _ in shown] == shown
            assert "dans le même réseau" in "".join(server.stdout.readline() for _ in range(4))
            wait_for(lambda: answers(f"{found[0]}/health"), "the server at the address that was printed")
            assert not answers(f"http://127.0.0.1:{found[2]}/health"), "it listens in no other network"
        finally:
            server.send_signal(signal.SIGTERM)


def test_an_address_of_its_own_and_lan_contradict_each_other(tmp_path: Path) -> None:
    done = theogony("serve", "--lan", "--host", "10.0.0.1", "--no-open", home=tmp_path)
    assert done.exit_code == 1 and "--host 10.0.0.1" in done.stderr and done.stderr.count("\n") == 1


def test_an_address_of_the_internet_is_no_local_network(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    local = ("10.1.2.3", "172.16.0.1", "192.168.1.17", "169.254.3.4")
    assert [lan.is_local(address) for address in (*local, "8.8.8.8", "100.64.0.1")] == [True] * 4 + [False] * 2
    monkeypatch.setattr(lan, "own_address", lambda: "8.8.8.8")
    for language, words in (("en", "the internet may reach it"), ("fr", "Internet peut l’atteindre")):
        done = theogony("serve", "--lan", "--no-open", "--lang", language, home=tmp_path)
        assert done.exit_code == 1 and "--host 8.8.8.8" in done.stderr and words in done.stderr
