"""Every refusal between two places names the true cause: all pairs of both boards, against the printed map alone."""

from __future__ import annotations

from itertools import permutations
from pathlib import Path
from typing import Any

import pytest
import yaml

from tests.games.godstorm.table import covers, given
from theogony.games import godstorm
from theogony.games.godstorm.content import PLACES
from theogony.games.godstorm.game import GAME
from theogony.games.godstorm.invade import Invade
from theogony.kernel.move import UnknownMove
from theogony.kernel.refusal import Refusal
from theogony.server.pictures import impossible

BOARD: dict[str, Any] = yaml.safe_load(
    (Path(godstorm.__file__).parent / "content" / "components.yaml").read_text(encoding="utf-8")
)
LANDS = {land["id"]: land for land in BOARD["territories"]}
SPACES = {space["id"]: space for space in BOARD["underworld"]["spaces"]}
BORDERS = {id: set(place["adjacent"]) for id, place in {**LANDS, **SPACES}.items()}
PEAKS = {frozenset(pair) for mountains in BOARD["mountains"] for pair in mountains["separates"]}
FLAMES = {frozenset(flames["between"]) for flames in BOARD["underworld"]["flames"]}
HELD = {
    "thule": (0, 5),
    "rus": (0, 1),
    "galicia": (0, 4),
    "scythia": (1, 3),
    "dacia": (1, 2),
    "varangia": (0, 2),
    "parthia": (2, 1),
}


def printed(origin: str, target: str) -> str | None:
    """Why the map has no way between them; None if it has one."""
    if frozenset((origin, target)) in PEAKS:
        return "GS-007"
    if frozenset((origin, target)) in FLAMES:
        return "GS-247"
    if (origin in LANDS) != (target in LANDS):
        return "GS-237"
    return None if target in BORDERS[origin] else "GS-006"


def reason(state: Any, text: str) -> Refusal | None:
    """What a table answers to this text."""
    try:
        return state.refusal(0, GAME.moves.parse(text))  # type: ignore[no-any-return]
    except UnknownMove:
        return impossible(GAME, text)


@covers("GS-006", "GS-007", "GS-237", "GS-247")
def test_where_no_way_leads_the_map_says_why() -> None:
    state = given(HELD).step(Invade(0)).s
    seen: set[str] = set()
    for origin, target in permutations(PLACES, 2):
        cause = printed(origin, target)
        if cause is None:
            continue
        seen.add(cause)
        for kind in ("attack", "enter"):
            refusal = reason(state, f"{kind} {origin}>{target}")
            assert refusal is not None and refusal.clause == cause, f"{kind} {origin}>{target}: {refusal}"
    assert seen == {"GS-006", "GS-007", "GS-237", "GS-247"}


def expected(origin: str, target: str, kind: str) -> str | None:
    """The first thing in the way of this declaration, told from the position alone."""
    seat, armies = HELD.get(origin, (-1, 0))
    if seat != 0:
        return "GS-173"
    if armies < 2:
        return "GS-174"
    if HELD.get(target, (-1, 0))[0] == 0:
        return "GS-173"
    return "GS-188" if (kind == "enter") == (target in HELD) else None


@pytest.mark.parametrize("kind", ["attack", "enter"])
@covers("GS-173", "GS-174", "GS-188")
def test_where_a_way_leads_the_first_cause_is_named(kind: str) -> None:
    state = given(HELD).step(Invade(0)).s
    for origin, target in permutations(LANDS, 2):
        if printed(origin, target) is None:
            refusal = reason(state, f"{kind} {origin}>{target}")
            assert (refusal and refusal.clause) == expected(origin, target, kind), (
                f"{kind} {origin}>{target}: {refusal}"
            )
