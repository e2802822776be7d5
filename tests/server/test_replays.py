"""Replays are read by a process of their own: page by page, from any side, and without harm to those who play."""

import os
import random
import signal
import sys
from dataclasses import replace
from itertools import pairwise
from pathlib import Path

import orjson
import pytest

from tests.server.harness import Player, quick, running, wait_for
from tests.server.test_thinkers import thinker_processes
from theogony.games import names
from theogony.kernel.match import replay
from theogony.server import librarian
from theogony.server.boards import Fork
from theogony.server.librarian import KEY_BYTES
from theogony.server.replays import Pages, Reel, reel_of

RECORDS = Path(__file__).parents[1] / "records"


def _records() -> list[Path]:
    found = [path for path in sorted(RECORDS.rglob("*.txt")) if path.parent.name in names()]
    assert found
    return [found[0], found[len(found) // 2], found[-1]]


def _fresh(text: str) -> Reel:
    known = reel_of(text, None)
    return Reel(known.game, known.record)


@pytest.mark.parametrize("path", _records(), ids=lambda path: path.stem)
def test_pages_are_the_same_in_any_order(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    whole = _fresh(text).pages("-1", 0, 165)  # from the start on, with positions kept on the way
    assert [step["at"] for step in whole["steps"]] == list(range(min(165, whole["moves"] + 1)))
    starts = list(range(0, 165, 11))
    random.Random(5).shuffle(starts)
    for first in starts:
        page = orjson.loads(Pages("t", text, None, "-1", first, 11).carry_out())
        assert page["steps"] == orjson.loads(orjson.dumps(whole["steps"][first : first + 11]))
        assert all((page[part] is None) == (first != 0) for part in ("chart", "turns", "happened"))
    player = whole["steps"][0]["view"]["players"][0]  # where players have no points there is no course of them
    counted = any(name in player for name in ("standing", "points", "vp"))
    assert [point["at"] for point in whole["chart"]][-1:] == ([whole["moves"]] if counted else [])
    for step, then in pairwise(whole["steps"]):  # a move belongs to the turn in which it was made
        turn = [one["seat"] for one in whole["turns"] if one["at"] <= then["at"]][-1]
        assert turn == step["view"].get("turn", then["by"])
        for kind in {event["kind"] for event in then["events"]}:
            assert then["at"] in whole["happened"][kind]
    assert _fresh(text).pages("-1", whole["moves"] + 9, 5)["steps"] == []
    reel = _fresh(text)
    for at in (whole["moves"] // 2, 0, whole["moves"] - 1):
        there = replay(reel.game, reel.record, at).state.prompts()
        found = Fork(text, None, at).carry_out()
        assert not isinstance(found, str)
        entries, asked = found
        assert asked == [prompt.seat for prompt in there] != [] and len(entries) == at


def test_what_is_kept_of_a_page_does_not_hold_the_record() -> None:
    text = _records()[0].read_text(encoding="utf-8")
    wanted = Pages("a" * 14, text, None, "-1", 0, 200)
    key = wanted.key()
    assert sys.getsizeof(key) + sum(map(sys.getsizeof, key)) < KEY_BYTES < len(text)
    others = [
        replace(wanted, record=text + "\n"),
        replace(wanted, table="b" * 14),
        replace(wanted, who="0"),
        replace(wanted, first=1),
        replace(wanted, count=1),
    ]
    assert replace(wanted).key() == key and key not in [other.key() for other in others]


def test_tables_play_on_while_the_librarian_is_stuck_or_lost(tmp_path: Path) -> None:
    others = thinker_processes()
    with running(quick(tmp_path / "tables.db")) as address:
        wait_for(lambda: len(thinker_processes() - others) == 1, "the thinker")
        before = thinker_processes()
        ada = Player(address, "Ada")
        table, rng = ada.table("me", "hotseat"), random.Random(2)
        where = f"/api/tables/{table}/replay?first=0&count=9"
        with ada.sit(table) as a:
            for _ in range(8):
                a.play_any(rng)
            first = ada.http.get(where).content
            behind = ada.get(f"/api/tables/{table}/replay?first=900000&count=9")
            assert (behind["steps"], behind["first"]) == ([], behind["moves"] + 1)
            (librarian,) = thinker_processes() - before
            os.kill(librarian, signal.SIGSTOP)
            assert ada.http.get(where).content == first  # what was read once is kept
            assert ada.get(f"/api/tables/{table}/replay?first=900001&count=9") == behind  # and nothing behind the end
            with pytest.raises(Exception, match="timed out"):
                ada.http.get(f"/api/tables/{table}/replay?first=3&count=2", timeout=0.5)
            for _ in range(8):
                a.play_any(rng)
            assert ada.get("/api/me")["guest"]["name"] == "Ada"
            os.kill(librarian, signal.SIGKILL)
            assert ada.get(f"/api/tables/{table}/replay?first=3&count=2")["steps"][0]["at"] == 3


def test_who_asks_first_waits_for_the_librarian_to_start(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A slow start is no crowd: patience is for the line before a librarian who is there."""
    monkeypatch.setattr(librarian, "PATIENCE", 0.01)
    with running(quick(tmp_path / "tables.db")) as address:
        ada = Player(address, "Ada")
        assert ada.get(f"/api/tables/{ada.table('me', 'hotseat')}/replay")["moves"] == 0
