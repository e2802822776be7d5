"""Replays are read by a process of their own: page by page, from any side, and without harm to those who play."""

import os
import random
import signal
from pathlib import Path

import orjson
import pytest

from tests.server.harness import Player, quick, running, wait_for
from tests.server.test_thinkers import thinker_processes
from theogony.games import names
from theogony.kernel.match import replay
from theogony.server.replays import Asked, Pages, Reel, reel_of

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
        assert (page["chart"] is None) == (first != 0)
    player = whole["steps"][0]["view"]["players"][0]  # where players have no points there is no course of them
    counted = "standing" in player or "points" in player
    assert [point["at"] for point in whole["chart"]][-1:] == ([whole["moves"]] if counted else [])
    assert _fresh(text).pages("-1", whole["moves"] + 9, 5)["steps"] == []
    reel = _fresh(text)
    for at in (whole["moves"] // 2, 0, whole["moves"] - 1):
        there = replay(reel.game, reel.record, at).state.prompts()
        assert Asked(text, None, at).carry_out() == [prompt.seat for prompt in there] != []


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
            (librarian,) = thinker_processes() - before
            os.kill(librarian, signal.SIGSTOP)
            assert ada.http.get(where).content == first  # what was read once is kept
            with pytest.raises(Exception, match="timed out"):
                ada.http.get(f"/api/tables/{table}/replay?first=3&count=2", timeout=0.5)
            for _ in range(8):
                a.play_any(rng)
            assert ada.get("/api/me")["guest"]["name"] == "Ada"
            os.kill(librarian, signal.SIGKILL)
            assert ada.get(f"/api/tables/{table}/replay?first=3&count=2")["steps"][0]["at"] == 3
