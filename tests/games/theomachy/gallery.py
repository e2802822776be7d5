"""Positions of Theomachy with every kind of question and every text, gathered from games of many styles."""

from functools import cache

from tests.conformance import laws
from tests.conformance.gallery import PER_KIND, gathered
from tests.games.theomachy.play import MODES, begin, walk
from theogony.games.theomachy.content import SOURCES
from theogony.games.theomachy.state import NOTHING, Table
from theogony.kernel.event import Event
from theogony.kernel.step import Seal

PER_SOURCE = 2  # positions in which a text is being named or carried out
GAMES = tuple((mode, style, riches) for mode in MODES for style, riches in (("random", 0), ("bold", 0), ("bold", 6)))


@cache
def gallery() -> tuple[Table, ...]:
    """Some positions of every kind of prompt, half-answered seals, named texts and finished games; never change one."""
    games = (
        (str(mode), walk(begin(mode, number, riches), style, number))
        for number, (mode, style, riches) in enumerate(GAMES)
    )
    return gathered(games, _kind, lambda kind: PER_SOURCE if ":" in kind else PER_KIND)


def _kind(state: Table) -> str:
    if state.result is not None:
        return state.result.reason
    prompt = state.prompts()[0]
    name = type(prompt).__name__
    if isinstance(state.agenda[-1], Seal):
        return f"{name} {sum(bool(desk.draft) for desk in state.desks)}"
    source = getattr(prompt, "source", NOTHING)
    return f"{name}: {SOURCES[source]}" if source >= 0 else name


def learns(event: Event, seat: int) -> bool:
    """When the top of a discard pile is taken back, everybody sees the card that lay under it (TH-226)."""
    return laws.learns(event, seat) or (event.kind == "reclaimed" and event.seen_by(seat)["top"] != "")
