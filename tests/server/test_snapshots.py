"""Snapshots of folded logs: a table that opens from one is the same to the last byte; a bad one is no snapshot."""

import random
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import orjson
import pytest
from sqlalchemy import create_engine, text

from tests.server.harness import Player, Socket, quick, running, wait_for
from tests.server.services import postgres
from theogony import games
from theogony.kernel.state import SPECTATOR
from theogony.server import snapshots
from theogony.server.config import database_url
from theogony.server.live import Live
from theogony.server.pictures import state_push
from theogony.server.store.models import Logged, SeatRow, TableRow
from theogony.server.tables import LOGGED

MODES = [(name, mode) for name in games.names() for mode in games.get(name).modes]


class Log:
    """A table without a store: what is played, and its log."""

    def __init__(self, game_id: str, mode: str = "") -> None:
        game = games.get(game_id)
        mode = mode or next(iter(game.modes))
        seats = game.modes[mode].players[0]
        options = game.settle(seats, game.for_people({"mode": mode} if mode else {}))
        self.table = TableRow(
            id="table", game=game_id, ruleset=game.ruleset, options=orjson.dumps(options).decode(), owner_id="g0",
            status="playing", seed="a seed", vote=None, setup_chance=None,
        )  # fmt: skip
        self.seats = [
            SeatRow(table_id="table", seat=n, kind="human", name=f"N{n}", guest_id=f"g{n}", stand_in="")
            for n in range(seats)
        ]
        self.entries: list[Logged] = []
        self.live = self.opened()

    def opened(self, snapshot: str | None = None) -> Live:
        return Live(self.table, self.seats, self.entries, snapshot)

    def step(self, rng: random.Random) -> None:
        """One more entry: mostly a move, now and then taken back."""
        live = self.live
        seat = rng.choice(live.waiting())
        if live.can_undo(seat) and rng.random() < 0.1:
            new = [live.undo(seat)]
        else:
            move = live.game.moves.text(rng.choice(live.state.onward(seat)))
            new = live.try_moves(seat, live.prompt_id(seat), [move]).entries
        for entry in new:
            named: dict[str, Any] = {**entry, "guest_id": f"g{seat}", "cmd_id": f"c{entry['seq']}", "applied": 1}
            live.stored(*(named[name] for name in LOGGED))
            self.entries.append(Logged(**named))


def seen(live: Live) -> list[bytes]:
    """All that anybody is shown of the table, and all that the server knows of it."""
    whole = [live.seq, live.told, live.last_reason, live.match.record.text(), live.state.dump(), live.match.made]
    return [
        *(orjson.dumps(state_push(live, seat, "move", 0)) for seat in (SPECTATOR, *range(len(live.seats)))),
        *(orjson.dumps(live.events_known_at(told)) for told in range(0, live.told + 1, 7)),
        orjson.dumps([live.before_last_move_of([0]), live.revealed_since(live.seq // 2)]),
        orjson.dumps(whole),
    ]


@pytest.mark.parametrize(("game_id", "mode"), MODES)
def test_a_table_from_a_snapshot_is_the_table_from_its_log_at_every_entry(game_id: str, mode: str) -> None:
    log, rng = Log(game_id, mode), random.Random(f"{game_id} {mode}")
    resumed, taken = log.opened(), 0
    while len(log.entries) < 160 and log.live.state.result is None:
        log.step(rng)
        resumed.fold_all(log.entries[resumed.seq :])
        assert resumed.state.hash() == log.live.state.hash()
        if log.live.match.calm and log.live.seq - resumed.snapshot_at >= 12:
            resumed, taken = log.opened(log.live.snapshot()), taken + 1
            assert resumed.snapshot_at == log.live.seq  # nothing was folded
            assert seen(resumed) == seen(log.live)
            assert dict(resumed.answers) == dict(log.opened().answers)
    assert taken >= 2
    assert seen(resumed) == seen(log.live) == seen(log.opened())


def test_moves_before_a_snapshot_can_be_taken_back() -> None:
    log, rng = Log("godstorm"), random.Random(4)
    while not (log.live.seq >= 40 and log.live.match.calm):
        log.step(rng)
    resumed = log.opened(log.live.snapshot())
    assert resumed.cut_to(20, 0) == log.live.cut_to(20, 0)
    assert seen(resumed) == seen(log.live)


def damaged() -> dict[str, Callable[[str], str]]:
    def content(**changed: Any) -> Callable[[str], str]:
        return lambda good: snapshots.packed({**(snapshots.unpacked(good) or {}), **changed})

    return {
        "empty": lambda good: "",
        "cut": lambda good: good[:-9],
        "altered": lambda good: good.replace('"made":', '"mode":', 1),
        "no-json": lambda good: good[: snapshots.DIGEST] + "{",
        "other-log": content(mark="0" * 64),
        "beyond-the-log": content(seq=10_000),
        "before-the-log": content(seq=0),
        "other-form": content(match=[]),
        "told-too-little": content(told=[1]),
        "unknown-entries": content(made=[[9_999, False, False, 1, 1, 1]]),
    }


@pytest.mark.parametrize("how", damaged())
def test_a_bad_snapshot_is_none(how: str) -> None:
    log, rng = Log("theomachy"), random.Random(8)
    while not (log.live.seq >= 30 and log.live.match.calm):
        log.step(rng)
    good = log.live.snapshot()
    assert log.opened(good).snapshot_at == log.live.seq
    bad = damaged()[how](good)
    assert bad != good
    opened = log.opened(bad)
    assert opened.snapshot_at == 0 and seen(opened) == seen(log.live)


def test_a_snapshot_of_other_rules_or_other_code_or_an_altered_log_is_none(monkeypatch: pytest.MonkeyPatch) -> None:
    log, rng = Log("godstorm"), random.Random(8)
    while not (log.live.seq >= 30 and log.live.match.calm):
        log.step(rng)
    good = log.live.snapshot()
    ruleset, log.table.ruleset = log.table.ruleset, f"{log.table.ruleset[:-1]}_"
    assert not log.opened(good).started  # these rules are gone, and a snapshot brings nobody back
    log.table.ruleset = ruleset
    at = next(at for at, entry in enumerate(log.entries) if entry.kind == "move")
    kept, log.entries[at] = log.entries[at], log.entries[at]._replace(move="fly")
    assert log.opened(good).broken is not None  # said of the log, as it would be without a snapshot
    log.entries[at] = kept
    monkeypatch.setattr(snapshots, "code_mark", lambda game_id: "other code")
    assert log.opened(good).snapshot_at == 0


# -- in the store --------------------------------------------------------------------------------------------------


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    if request.param == "sqlite":
        yield str(tmp_path / "tables.db")
    else:
        with postgres(tmp_path) as url:
            yield url


def test_a_table_opens_from_its_snapshot_and_from_none(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(snapshots, "EVERY", 10)
    store = create_engine(database_url(database).replace("+aiosqlite", ""))

    def kept() -> tuple[int, str]:
        with store.connect() as connection:
            rows = connection.execute(text("SELECT seq, body FROM snapshots")).all()
        assert len(rows) <= 1
        return (rows[0].seq, rows[0].body) if rows else (0, "")

    resumed: list[int] = []
    monkeypatch.setattr(Live, "_resume", _noting(resumed))
    config = quick(database)
    with running(config) as address:
        ada = Player(address, "Ada")
        table = ada.table("me", "hotseat")
        with ada.sit(table) as a:
            _play(a, 60, random.Random(5))
            wait_for(lambda: kept()[0] > 0, "a snapshot")
            last = a.state
    for sql in ("", "UPDATE snapshots SET body = 'x'", "DELETE FROM snapshots"):
        with store.begin() as connection:
            connection.execute(text(sql or "SELECT 1"))
        resumed.clear()
        with running(config) as address, ada.moved_to(address).sit(table) as a:
            a.until(lambda: a.state)
            assert (a.state or {})["view"] == (last or {})["view"]
            assert (a.state or {})["ask"] == (last or {})["ask"]
            assert resumed == ([] if "DELETE" in sql else [0 if sql else kept()[0]])
            _play(a, 30, random.Random(6))
            wait_for(lambda: kept()[1].startswith(snapshots._digest(kept()[1][snapshots.DIGEST :])), "a good one again")
            last = a.state
    store.dispose()


def _play(socket: Socket, moves: int, rng: random.Random) -> None:
    for _ in range(moves):
        socket.play_any(rng)
    socket.do("seat", seat=0)  # through whose eyes a socket looks at first
    socket.until(lambda: (socket.state or {})["seat"] == 0)


def _noting(resumed: list[int]) -> Callable[[Live, str, Any], bool]:
    """Where tables that open from a snapshot stand; 0 if they did not."""
    resume = Live._resume

    def noting(live: Live, snapshot: str, entries: Any) -> bool:
        done = resume(live, snapshot, entries)
        resumed.append(live.snapshot_at)
        return done

    return noting


def test_a_snapshot_keeps_numbers_of_any_size() -> None:
    """Sets of cards are integers with a bit for each of more than 64 cards."""
    content = {"state": {"cards": [2**84 + 1]}}
    assert snapshots.unpacked(snapshots.packed(content)) == content
