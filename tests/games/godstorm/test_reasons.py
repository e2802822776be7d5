"""Every refusal names the true cause: all pairs of places, and every place at every prompt, told from the map alone."""

from __future__ import annotations

from collections.abc import Callable, Collection
from itertools import permutations
from pathlib import Path
from typing import Any

import pytest
import yaml

from tests.games.godstorm.table import covers, given
from theogony.games import godstorm
from theogony.games.godstorm.battle import Assault, Defend
from theogony.games.godstorm.capture import EnterWith, GodsFollow, MoveMore
from theogony.games.godstorm.content import CARDS, GODS, PLACES
from theogony.games.godstorm.epochs import Bid
from theogony.games.godstorm.fortify import Fortify, FortifyArmies, FortifyGods, FortifyTo
from theogony.games.godstorm.game import GAME
from theogony.games.godstorm.gods import SummonAndBuild, SummonTo
from theogony.games.godstorm.godswar import ChooseAttackingGod, ChooseDefendingGod
from theogony.games.godstorm.invade import AnswerWithSky, BringGods, Commit, Invade
from theogony.games.godstorm.miracles import PlayMiracles
from theogony.games.godstorm.moves import span
from theogony.games.godstorm.muster import PlaceRaised, ReviveTo
from theogony.games.godstorm.obtain import BuyMiracles
from theogony.games.godstorm.underworld import Embark, InvadeUnderworld
from theogony.kernel.move import UnknownMove
from theogony.kernel.refusal import Refusal
from theogony.kernel.step import Prompt
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


# -- every place at every prompt that chooses one --------------------------------------------------------------------

POSITION = {**HELD, "corsica": (0, 1), "gate_north": (0, 3), "hall_west": (1, 2)}
TEMPLES = ("thule", "varangia", "dacia")
PLAGUE = ("galicia", "rus")
WAR_GOD = "rus"


def mine(place: str) -> bool:
    return POSITION.get(place, (-1, 0))[0] == 0


def chain(start: str) -> set[str]:
    """All own territories that own territories join to this one, without a look at the engine."""
    found, edge = {start}, [start]
    while edge:
        near = {land for land in BORDERS[edge.pop()] if mine(land) and land in LANDS} - found
        found |= near
        edge += sorted(near)
    return found


def to_place(land: str) -> str | None:
    return None if mine(land) else "GS-098"


def to_build(land: str) -> str | None:
    return "GS-110" if not mine(land) else "GS-111" if land in TEMPLES else None


def to_summon(land: str) -> str | None:
    return "GS-106" if not mine(land) else "GS-108" if land in PLAGUE else None


def to_fortify(land: str) -> str | None:
    if not mine(land):
        return "GS-231"
    if POSITION[land][1] < 2 and land != WAR_GOD:
        return "GS-233"
    return None if len(chain(land)) > 1 else "GS-232"


def to_end_at(land: str) -> str | None:
    if not mine(land) or land == "thule":
        return "GS-231"
    return None if land in chain("thule") else "GS-232"


def to_revive(land: str) -> str | None:
    return None if mine(land) and land in TEMPLES else "GS-101"


def to_embark(space: str) -> str | None:
    if mine(space):
        return None
    if space in POSITION:
        return "GS-239"
    return None if SPACES[space]["kind"] == "gate" else "GS-241"


PROMPTS: list[tuple[Prompt[Any], str, Callable[[str], str | None], Collection[str]]] = [
    (PlaceRaised(0), "place", to_place, LANDS),
    (SummonAndBuild(0), "temple", to_build, LANDS),
    (SummonTo(0, 2), "god", to_summon, LANDS),
    (Fortify(0), "fortify", to_fortify, LANDS),
    (FortifyTo(0), "to", to_end_at, LANDS),
    (ReviveTo(0, PLACES.index("gate_north")), "to", to_revive, LANDS),
    (Embark(0), "embark", to_embark, SPACES),
]


@pytest.mark.parametrize(("prompt", "kind", "cause", "places"), PROMPTS, ids=lambda one: type(one).__name__)
@covers("GS-098", "GS-110", "GS-111", "GS-106", "GS-108", "GS-231", "GS-232", "GS-233", "GS-101", "GS-239", "GS-241")
def test_every_place_at_every_prompt_is_refused_for_its_own_cause(
    prompt: Prompt[Any], kind: str, cause: Callable[[str], str | None], places: Collection[str]
) -> None:
    t = given(POSITION, gods={0: {"war": WAR_GOD}}, temples=TEMPLES, plague=PLAGUE, faith=(9, 9, 9), heaven={0: 3})
    t.s.raised = 3
    t.s.origin = PLACES.index("thule")
    state = t.step(prompt).s
    told = {place: reason(state, f"{kind} {place}") for place in places}
    assert {place: refusal and refusal.clause for place, refusal in told.items()} == {
        place: cause(place) for place in places
    }
    for place, refusal in told.items():
        assert refusal is None or refusal.params["place"] == place, f"{place}: {refusal}"
    assert {*map(cause, places)} > {None}, "some are allowed and some are not"


def between_spaces(origin: str, target: str, kind: str) -> str | None:
    if not mine(origin) or POSITION[origin][1] < 2 or mine(target):
        return "GS-244"
    return "GS-250" if (kind == "enter") == (target in POSITION) else None


@pytest.mark.parametrize("kind", ["attack", "enter"])
@covers("GS-244", "GS-250", "GS-247")
def test_every_pair_of_spaces_is_refused_for_its_own_cause(kind: str) -> None:
    state = given(POSITION, heaven={0: 3}).step(InvadeUnderworld(0)).s
    for origin, target in permutations(SPACES, 2):
        refusal = reason(state, f"{kind} {origin}>{target}")
        cause = printed(origin, target) or between_spaces(origin, target, kind)
        assert (refusal and refusal.clause) == cause, f"{kind} {origin}>{target}: {refusal}"


def test_what_was_not_asked_for_is_said_to_be_so() -> None:
    """No move of another kind is refused by a check of its own: the reason is the question that is open."""
    for prompt, _, _, _ in PROMPTS:
        t = given(POSITION, temples=TEMPLES, faith=(9, 9, 9), heaven={0: 3})
        t.s.raised, t.s.origin = 3, PLACES.index("thule")
        state = t.step(prompt).s
        for move in range(len(GAME.moves)):
            if not any(move in kinds for kinds in prompt.kinds):
                refusal = state.refusal(0, move)
                assert refusal is not None and (refusal.clause, refusal.key) == (prompt.clause, "not-asked")


# -- every number, every god, every card -------------------------------------------------------------------------------

THERE = {"thule": (0, 5), "varangia": (1, 2), "rus": (0, 3), "dacia": (2, 4), "thracia": (1, 2)}
STANDING = {
    0: {"war": "thule", "death": "thule", "sky": "rus"},
    1: {"magic": "varangia", "sky": "varangia", "war": "thracia"},
}


def front(**more: Any) -> Any:
    """Thule invades Varangia with two of its five armies and both gods there."""
    t = given(THERE, gods=STANDING, faith=(9, 9, 9), **more)
    t.s.origin, t.s.target = PLACES.index("thule"), PLACES.index("varangia")
    t.s.declared, t.s.force = 2, 1 << GODS.index("war") | 1 << GODS.index("death")
    return t


NUMBERS: list[tuple[Prompt[Any], str, range, str]] = [
    (Commit(0), "commit", range(1, 5), "GS-178"),
    (Assault(0), "roll", range(1, 3), "GS-178"),
    (Defend(1, 0), "defend", range(1, 3), "GS-205"),
    (MoveMore(0, 2), "move", range(2, 7), "GS-213"),
    (EnterWith(0), "move", range(1, 5), "GS-188"),
    (FortifyArmies(0), "move", range(5), "GS-233"),
    (Bid(0), "bid", range(10), "GS-081"),
]


@pytest.mark.parametrize(("prompt", "kind", "allowed", "clause"), NUMBERS, ids=lambda one: type(one).__name__)
@covers("GS-178", "GS-205", "GS-213", "GS-188", "GS-233", "GS-081")
def test_every_number_is_refused_by_the_bound_that_it_breaks(
    prompt: Prompt[Any], kind: str, allowed: range, clause: str
) -> None:
    state = front().step(prompt).s
    for move in span(kind):
        number = int(GAME.moves[move].args[0])
        refusal = state.refusal(prompt.seat, move)
        assert (refusal is None) == (number in allowed), f"{kind} {number}: {refusal}"
        if refusal is not None:
            assert refusal.clause == clause and number in refusal.params.values(), f"{kind} {number}: {refusal}"


FORCES: list[tuple[Prompt[Any], str, set[str], str]] = [
    (BringGods(0), "with", {"war", "death"}, "GS-176"),
    (GodsFollow(0), "with", {"war", "death"}, "GS-216"),
    (FortifyGods(0, 2), "with", {"war", "death"}, "GS-231"),
    (ChooseAttackingGod(0), "champion", {"war", "death"}, "GS-189"),
    (ChooseDefendingGod(1, 0, GODS.index("war")), "champion", {"magic", "sky"}, "GS-189"),
]


@pytest.mark.parametrize(("prompt", "kind", "there", "clause"), FORCES, ids=lambda one: type(one).__name__)
@covers("GS-176", "GS-216", "GS-231", "GS-189")
def test_every_god_that_is_not_there_is_refused_for_that(
    prompt: Prompt[Any], kind: str, there: set[str], clause: str
) -> None:
    state = front().step(prompt).s
    for move in span(kind):
        gods = {god for god in GODS if god in GAME.moves.text(move)}
        refusal = state.refusal(prompt.seat, move)
        assert (refusal and refusal.clause) == (None if gods <= there else clause), (
            f"{GAME.moves.text(move)}: {refusal}"
        )


@covers("GS-106", "GS-108", "GS-109", "GS-140")
def test_every_god_and_every_deck_is_refused_for_its_own_cause() -> None:
    summoning = front().step(SummonAndBuild(0)).s
    buying = front().step(BuyMiracles(0)).s
    for god in GODS:
        there = god in STANDING[0]
        refusal = reason(summoning, f"summon {god}")
        assert (refusal and refusal.clause) == ("GS-109" if there else None), f"{god}: {refusal}"
        refusal = reason(buying, f"buy {god}")
        assert (refusal and refusal.clause) == (None if there else "GS-140"), f"{god}: {refusal}"
    sick = front(plague=("thule", "rus")).step(SummonAndBuild(0)).s
    assert getattr(reason(sick, "summon magic"), "clause", "") == "GS-108"


HAND = ("heroes_are_born", "fire_sears_the_sky", "deaths_door_closes", "storms_rage")


def of_card(card: str, answering: bool) -> str | None:
    """Why a card cannot be played: a relic never is, what is not held cannot be, and each deck has its time."""
    deck = next(entry["deck"] for entry in BOARD["miracle_cards"] if entry["id"] == card)
    if deck == "magic":
        return "relic-not-played"
    if card not in HAND:
        return "card-not-in-hand"
    if answering:
        return None if deck == "sky" else "only-sky-cards-now"
    return "not-in-step-four" if deck == "sky" else None


@pytest.mark.parametrize("answering", [False, True])
@covers("GS-147", "GS-149", "GS-150", "GS-157")
def test_every_card_is_refused_for_its_own_cause(answering: bool) -> None:
    t = given(
        {**THERE, "gate_north": (0, 2)},
        turn=1 if answering else 0,
        gods={0: {"war": "thule", "death": "thule", "sky": "rus"}},
        faith=(9, 9, 9),
        hand={0: HAND},
        relics={"stonehenge": 0},
        heaven={0: 4, 1: 4},
    )
    t.s.origin, t.s.target, t.s.declared = PLACES.index("varangia"), PLACES.index("thule"), 1
    state = t.step(AnswerWithSky(0) if answering else PlayMiracles(0)).s
    for card in CARDS:
        refusal = reason(state, f"play {card}")
        wanted = of_card(card, answering)
        if wanted is not None or (refusal is not None and refusal.key in ("card-not-in-hand", "relic-not-played")):
            assert refusal is not None and refusal.key == wanted, f"{card}: {refusal}"
