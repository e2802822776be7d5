"""Tables that stand at a rare position: played here by seed in a moment, then laid before the server as its own."""

from __future__ import annotations

import importlib
import random
from collections.abc import Callable
from dataclasses import dataclass
from datetime import UTC, datetime
from functools import cache
from typing import Any

import orjson
from sqlalchemy import create_engine
from sqlalchemy.orm import Session

from tests.browser.house import DESKTOP, PHONE, Device, House
from tests.server.harness import Player
from theogony.kernel.game import Game
from theogony.kernel.match import Match
from theogony.kernel.step import Prompt
from theogony.server import auth
from theogony.server.store.models import EntryRow, MemberRow, SeatRow, TableRow

NAMES = ("Anna", "Bruno", "Clio", "Darius", "Elena", "Farid", "Greta", "Hugo")
GAMES = 400
MOVES = 3000

# How many pixels of something lie beyond its right edge.
BEYOND = "(where) => { const one = document.querySelector(where); return one.scrollWidth - one.clientWidth; }"

Ready = Callable[[Any, Any], bool]


@cache
def game_named(name: str) -> Game:
    """The game, whether it is offered or still being built."""
    game = importlib.import_module(f"theogony.games.{name}").GAME
    assert isinstance(game, Game)
    return game


@dataclass(frozen=True)
class Scene:
    """What to look for: the kind of the open prompt, and what else must be so of state and prompt."""

    game: str
    kind: str
    seats: int = 3
    options: tuple[tuple[str, str], ...] = ()
    ready: Ready = lambda state, prompt: True
    wishes: tuple[str, ...] = ()
    """Moves that begin so are made whenever they can be."""
    shuns: tuple[str, ...] = ("fold",)
    """Moves that begin so are made only when there is nothing else: who folds sees nothing more."""
    first: int = 0
    """The seed to begin with."""


@cache
def found(scene: Scene) -> tuple[Match, int]:
    """A match that stands there, and the seat that is asked. It is only looked at."""
    for seed in range(scene.first, scene.first + GAMES):
        match = Match(game_named(scene.game), scene.seats, dict(scene.options), seed)
        rng = random.Random(seed)
        for _ in range(MOVES):
            prompts = match.state.prompts()
            if not prompts:
                break
            for prompt in prompts:
                if type(prompt).__name__ == scene.kind and scene.ready(match.state, prompt):
                    return match, prompt.seat
            _answer(match, rng.choice(prompts), rng, scene)
    raise AssertionError(f"{scene.kind} never comes so in {GAMES} games")


def _answer(match: Match, prompt: Prompt[Any], rng: random.Random, scene: Scene) -> None:
    moves = match.state.options(prompt.seat)
    texts = [match.game.moves.text(move) for move in moves]
    wished = [text for text in texts if text.startswith(scene.wishes)] if scene.wishes else []
    bold = [text for text in texts if not text.startswith(scene.shuns)]
    match.apply(prompt.seat, rng.choice(wished or bold or texts))


def at_scene(house: House, scene: Scene, size: tuple[int, int] = DESKTOP, **prefers: Any) -> Device:
    """A browser at the scene, as the one who is asked; the others are people who are out."""
    match, mine = found(scene)
    ada = Player(house.address, "Ada")
    table = lay(house, ada, match, mine)
    me = house.device(size, as_=ada, touch=size == PHONE, answer=False, **prefers).go(f"/t/{table}")
    look = me.until_asked()
    assert look.kind == scene.kind
    me.page.evaluate("document.fonts.ready.then(() => true)")  # widths are measured here
    return me


def lay(house: House, player: Player, match: Match, mine: int, others: Player | None = None) -> str:
    """The match as a table on the server; its id. ``others``: who sits on all other seats, else people who are out."""
    table = auth.new_id()
    waiting = [prompt.seat for prompt in match.state.prompts()]
    with Session(create_engine(f"sqlite:///{house.db}")) as session, session.begin():
        session.add(_table(table, player, match, waiting))
        session.flush()
        for seat in range(match.record.seats):
            holder = player if seat == mine else others
            session.add(_seat(table, seat, seat == mine, None if holder is None else holder.id))
        for one in (player, *(() if others is None else (others,))):
            session.add(MemberRow(table_id=table, guest_id=one.id))
        for number, entry in enumerate(match.record.entries, 1):
            chance = " ".join(map(str, entry.chance))
            session.add(
                EntryRow(
                    table_id=table, seq=number, kind="move", seat=entry.seat, move=entry.move, chance=chance, at=_now()
                )
            )
    return table


def _now() -> datetime:
    return datetime.now(UTC)


def _table(table: str, player: Player, match: Match, waiting: list[int]) -> TableRow:
    result = match.state.result
    return TableRow(
        id=table,
        game=match.game.id,
        ruleset=match.game.ruleset,
        name="",
        options=orjson.dumps(match.record.options).decode(),
        owner_id=player.id,
        public=False,
        hints=True,
        status="playing" if result is None else "finished",
        result=None if result is None else orjson.dumps(result.as_dict()).decode(),
        seed=match.record.seed,
        moves=len(match.record.entries),
        waiting=orjson.dumps(waiting).decode(),
        created=_now(),
        updated=_now(),
    )


def _seat(table: str, seat: int, mine: bool, guest: str | None) -> SeatRow:
    return SeatRow(
        table_id=table,
        seat=seat,
        kind="human",
        name="Ada" if mine else NAMES[seat],
        guest_id=guest,
        stand_in="",
    )
