"""Chapter 8: step 1, raising armies and collecting faith."""

import pytest

from tests.games.godstorm.table import Table, covers, given
from theogony.games.godstorm.content import CONTINENT_LANDS, CONTINENTS, PLACES
from theogony.games.godstorm.gods import SummonAndBuild
from theogony.games.godstorm.moves import MOVES
from theogony.games.godstorm.muster import CollectIncome, OfferBook, PlaceRaised, Revive, TempleArmies
from theogony.games.godstorm.turn import Turn

BONUS = {"europa": 7, "germania": 5, "africa": 5, "asia_minor": 3, "atlantis": 3, "hyrkania": 2}
CHEAPEST = ("hyrkania", "atlantis", "asia_minor", "africa", "germania", "europa")


def lands_in(continent: str) -> list[str]:
    return [PLACES[land] for land in CONTINENT_LANDS[CONTINENTS.index(continent)]]


def spread() -> list[str]:
    """All territories, in an order that completes continents as late as possible."""
    first = [name for continent in CHEAPEST for name in lands_in(continent)[1:]]
    return first + [lands_in(continent)[0] for continent in CHEAPEST]


def holding(*names: str, **more: object) -> Table:
    """The first player holds these, the others one far territory each or, if none is left, nothing."""
    t = given(**more)  # type: ignore[arg-type]
    for land in range(42):
        t.s.owner[land], t.s.armies[land] = -1, 0
    rest = [name for name in PLACES[:42] if name not in names]
    for name, seat in zip(rest[:2], (1, 2), strict=False):
        t.s.owner[PLACES.index(name)], t.s.armies[PLACES.index(name)] = seat, 1
    for name in names:
        t.s.owner[PLACES.index(name)], t.s.armies[PLACES.index(name)] = 0, 1
    t.s.reserve = [110 - 42] * 6
    return t


def income_of(t: Table) -> tuple[object, object]:
    """Armies and faith of the first player's step 1."""
    t.step(CollectIncome(0), SummonAndBuild(0))
    event = t.events("income")[0].public
    assert event["seat"] == 0
    return event["armies"], event["faith"]


ROWS = [(1, 3), (11, 3), (12, 4), (14, 4), (15, 5), (17, 5), (18, 6), (20, 6), (21, 7), (23, 7), (24, 8), (26, 8)]
ROWS += [(27, 9), (29, 9), (30, 10), (32, 10), (33, 11), (35, 11), (36, 12)]


@covers("GS-094", "GS-095")
@pytest.mark.parametrize(("territories", "gain"), ROWS)
def test_the_reference_card_at_both_ends_of_every_row(territories: int, gain: int) -> None:
    t = holding(*spread()[:territories])
    assert income_of(t) == (gain, gain)
    assert t.s.faith[:3] == [gain, 0, 0]


@covers("GS-095", "GS-096")
@pytest.mark.parametrize(
    ("territories", "gain"), [(37, 12 + 2), (38, 12 + 5), (39, 13 + 8), (40, 13 + 13), (41, 13 + 18), (42, 14 + 25)]
)
def test_the_last_rows_come_with_continents_that_add_up(territories: int, gain: int) -> None:
    assert income_of(holding(*spread()[:territories])) == (gain, gain)


@covers("GS-096", "GS-005")
@pytest.mark.parametrize("continent", list(BONUS))
def test_a_complete_continent_adds_its_bonus_to_armies_and_to_faith(continent: str) -> None:
    lands = lands_in(continent)
    base = max(3, len(lands) // 3)
    assert income_of(holding(*lands)) == (base + BONUS[continent], base + BONUS[continent])
    assert income_of(holding(*lands[:-1])) == (3, 3)


@covers("GS-096", "GS-039")
def test_an_unoccupied_territory_breaks_a_continent() -> None:
    t = holding(*lands_in("hyrkania"))
    t.s.owner[PLACES.index("rus")], t.s.armies[PLACES.index("rus")] = -1, 0
    assert income_of(t) == (3, 3)


@covers("GS-288")
def test_example_thirteen_territories_two_continents_and_two_temples() -> None:
    names = [*lands_in("asia_minor"), *lands_in("hyrkania"), "thule", "gaul", "roma"]
    assert len(names) == 13
    t = holding(*names, temples=["thule", "gaul"])
    assert income_of(t) == (9, 11)
    t.plays(0, *["place roma"] * 9)
    assert t.at("roma") == (0, 10)
    assert (t.at("thule"), t.at("gaul")) == ((0, 2), (0, 2))


@covers("GS-097")
def test_faith_is_kept_from_turn_to_turn_without_limit() -> None:
    t = given(lands={"thule": (0, 1), "gaul": (0, 1), "egypt": (1, 1)}, faith=(240, 7, 0))
    t.step(CollectIncome(0))
    assert t.s.faith[:2] == [243, 7]


def raising(reserve: int = 50, **more: object) -> Table:
    lands = {"thule": (0, 2), "gaul": (0, 1), "roma": (1, 4), "egypt": (2, 1)}
    t = given(lands=lands, **more)  # type: ignore[arg-type]
    t.s.reserve[0] = reserve
    return t.step(CollectIncome(0), SummonAndBuild(0))


@covers("GS-098")
def test_raised_armies_go_freely_to_own_territories() -> None:
    t = raising()
    t.refuses(0, "place roma", "GS-098")
    t.refuses(0, "place rus", "GS-098")  # unoccupied
    t.plays(0, "place thule", "place gaul", "place thule")
    assert (t.at("thule"), t.at("gaul")) == ((0, 4), (0, 2))
    assert t.s.reserve[0] == 47
    assert [event.public["place"] for event in t.events("placed")] == ["thule", "gaul", "thule"]


@covers("GS-099")
def test_each_temple_adds_one_faith_and_one_army_in_its_own_territory() -> None:
    t = raising(temples=["gaul", "roma"])  # one of the two temples is the second player's
    assert t.s.faith[:3] == [3 + 1, 0, 0]
    t.plays(0, "place thule", "place thule", "place thule")
    assert t.at("gaul") == (0, 2)
    assert t.at("roma") == (1, 4)
    assert [event.public for event in t.events("temple-army")] == [{"seat": 0, "place": "gaul"}]


@covers("GS-099", "GS-040")
def test_a_temple_in_an_unoccupied_territory_serves_nobody() -> None:
    t = raising(temples=["rus"])
    assert t.s.faith[0] == 3
    t.plays(0, "place thule", "place thule", "place thule")
    assert t.at("rus") == (-1, 0)


@covers("GS-100", "GS-165")
def test_temple_armies_are_not_raised_and_cannot_be_traded_for_faith() -> None:
    t = given(
        lands={"thule": (0, 2), "gaul": (0, 1), "egypt": (2, 1)},
        temples=["thule", "gaul"],
        relics={"the_book_of_the_dead": 0},
    )
    t.s.reserve[0] = 3
    t.s.raised = 1  # one raised army and two temple armies to come: not the two that the book takes
    refusal = OfferBook(0).refusal(t.s, MOVES.parse("trade"))
    assert refusal is not None
    assert (refusal.clause, refusal.params) == ("GS-165", {"armies": 2, "raised": 1})
    t.s.raised = 2
    t.step(OfferBook(0)).plays(0, "trade")
    assert (t.s.raised, t.s.faith[0]) == (0, 4)


def crypts(armies: int = 3, temples: tuple[str, ...] = ("thule", "roma")) -> Table:
    lands = {"thule": (0, 2), "gaul": (0, 1), "iberia": (0, 1), "roma": (1, 4), "egypt": (2, 1)}
    spaces = {
        "crypt_northeast": (0, armies),
        "crypt_southeast": (0, 2),
        "crypt_southwest": (1, 5),
        "gate_north": (0, 4),
    }
    t = given(lands={**lands, **spaces}, temples=temples)
    return t.step(Revive(0, (0, 0, 0, 0)))


@covers("GS-101", "GS-102", "GS-254")
def test_each_crypt_may_send_one_army_to_an_own_temple() -> None:
    t = crypts(temples=("thule", "gaul", "roma"))
    t.refuses(0, "revive gate_north", "GS-101")
    t.refuses(0, "revive crypt_southwest", "GS-101")  # the second player's
    t.plays(0, "revive crypt_northeast")
    t.refuses(0, "to roma", "GS-101")  # a temple, but the second player's
    t.refuses(0, "to egypt", "GS-101")
    t.plays(0, "to gaul")
    assert (t.at("crypt_northeast"), t.at("gaul")) == ((0, 2), (0, 2))
    t.refuses(0, "revive crypt_northeast", "GS-102")  # once per crypt, though 2 armies are left there
    t.plays(0, "revive crypt_southeast", "to gaul")  # both may go to the same temple
    assert (t.at("crypt_southeast"), t.at("gaul")) == ((0, 1), (0, 3))
    assert [event.public["source"] for event in t.events("revived")] == ["crypt_northeast", "crypt_southeast"]


@covers("GS-101")
def test_the_only_army_stays_in_the_crypt() -> None:
    t = crypts(armies=1)
    t.refuses(0, "revive crypt_northeast", "GS-101")
    assert t.options(0) == ["revive crypt_southeast", "done"]


@covers("GS-101")
def test_without_an_own_temple_nobody_comes_back() -> None:
    t = crypts(temples=("roma",))
    assert t.asked() != (0, "Revive")  # nothing to choose: the step is over
    refusal = Revive(0, (0, 0, 0, 0)).refusal(t.s, MOVES.parse("revive crypt_northeast"))
    assert refusal is not None
    assert (refusal.clause, refusal.key) == ("GS-101", "no-temple")


@covers("GS-101", "GS-102")
def test_a_territory_without_temple_is_no_goal() -> None:
    t = crypts(temples=("thule", "gaul")).plays(0, "revive crypt_northeast")
    assert sorted(t.options(0)) == ["to gaul", "to thule"]
    t.refuses(0, "to iberia", "GS-101")


@covers("GS-101")
def test_revival_may_be_declined() -> None:
    t = crypts().plays(0, "done")
    assert t.at("crypt_northeast") == (0, 3)
    assert t.s.reserve[0] == 110 - 2 - 1 - 1 - 3 - 2 - 4


@covers("GS-103")
def test_the_order_inside_step_one() -> None:
    lands = {"thule": (0, 2), "gaul": (0, 1), "roma": (1, 4), "egypt": (2, 1), "crypt_northeast": (0, 3)}
    t = given(lands=lands, temples=["thule"], relics={"the_book_of_the_dead": 0, "the_golden_fleece": 0})
    t.pile("war", "storms_rage").step(Turn(0))
    assert t.hand(0) == ["storms_rage"]  # relics of the start of the turn
    assert t.s.faith[0] == 4  # counted and collected
    assert t.asked() == (0, "OfferBook")
    t.plays(0, "keep")
    assert t.asked() == (0, "PlaceRaised")
    t.plays(0, "place gaul", "place gaul")
    assert t.at("thule") == (0, 2)  # temple armies come after the raised ones
    t.plays(0, "place gaul")
    assert t.at("thule") == (0, 3)
    assert t.asked() == (0, "Revive")
    t.plays(0, "revive crypt_northeast")
    assert t.at("thule") == (0, 4)


@covers("GS-103")
def test_a_territory_won_through_pandoras_box_counts() -> None:
    mine = [*lands_in("europa")[1:7], *lands_in("germania")[:5]]
    t = holding(*mine, relics={"pandoras_box": 0})
    t.pile("death", "the_trojan_horse_is_revealed").rolls(2)
    enemy = next(name for name in PLACES[:42] if t.at(name)[0] == 1)
    t.s.owner[PLACES.index("kush")], t.s.armies[PLACES.index("kush")] = 1, 4
    t.step(Turn(0)).plays(0, f"target {enemy}")
    assert t.at(enemy) == (0, 2)
    assert t.events("income")[0].public == {"seat": 0, "armies": 4, "faith": 4}


@covers("GS-104")
def test_armies_placed_in_a_plague_land_suffer_nothing_in_step_one() -> None:
    t = raising(plague=["thule"], temples=["thule"])
    t.plays(0, "place thule", "place thule", "place thule")
    assert t.at("thule") == (0, 2 + 3 + 1)
    assert t.s.heaven[0] == 0


@covers("GS-105")
def test_raised_armies_cannot_be_saved() -> None:
    t = raising()
    t.plays(0, "place thule")
    assert t.refuses(0, "done", "GS-105").params == {"armies": 2}
    t.plays(0, "place thule", "place thule")
    refusal = PlaceRaised(0).refusal(t.s, MOVES.parse("place thule"))
    assert refusal is not None
    assert refusal.clause == "GS-105"


@covers("GS-105", "GS-017")
def test_what_the_reserve_cannot_supply_is_lost() -> None:
    t = raising(reserve=2)
    assert t.events("income")[0].public == {"seat": 0, "armies": 2, "faith": 3}
    t.plays(0, "place thule", "place thule")
    assert t.at("thule") == (0, 4)
    assert t.s.reserve[0] == 0


@covers("GS-105", "GS-017", "GS-099")
def test_temple_armies_come_from_the_reserve_too() -> None:
    t = given(lands={"thule": (0, 2), "gaul": (0, 1), "egypt": (1, 1)}, temples=["thule", "gaul"])
    t.s.reserve[0] = 1
    t.step(TempleArmies(0))
    assert sorted([t.at("thule")[1], t.at("gaul")[1]]) in ([1, 3], [2, 2])
    assert t.s.reserve[0] == 0
    assert len(t.events("temple-army")) == 1
