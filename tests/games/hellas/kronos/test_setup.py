"""Chapters 15 to 17: set-up of Kronos mode, sides, the order of turns (LH-161 to LH-203, LH-353, LH-379, LH-390)."""

from typing import Any

import pytest

from tests.games.hellas.table import Play, covers, given, new_game
from theogony.games.hellas.content import BLESSINGS, QUESTS
from theogony.games.hellas.turn import EndTurn, TakeTurn
from theogony.games.hellas.zones import BOXED, BROKEN, INTACT
from theogony.kernel.game import BadSetup
from theogony.kernel.rng import Rng
from theogony.kernel.view import canonical

CHOSEN = ("chain flood", "chain plague", "chain famine")
LEFT_OUT = {  # LH-176
    *("bluff", "heros_wrath", "stalwart_defense", "athenas_gift", "ambush", "cunning_tactician", "response_force"),
    *("restrictive_maneuver", "unbroken_morale", "heroic_presence", "always_prepared", "no_attrition"),
    "hermes_temple",
}


def begin(seats: int = 3, hands: str = "open") -> Play:
    """Kronos has chosen his Chains and stands in Euboea."""
    return new_game(seats, mode="kronos", hands=hands).plays(0, *CHOSEN, "start euboea")


@covers("LH-163", "LH-379")
@pytest.mark.parametrize(("seats", "heroes"), [(3, 2), (4, 3)])
def test_two_or_three_heroes_against_kronos_share_one_result(seats: int, heroes: int) -> None:
    t = new_game(seats, mode="kronos")
    assert t.wording.game.modes["kronos"].sides(seats).seats(1) == list(range(1, 1 + heroes))


@covers("LH-163")
def test_two_seats_are_too_few() -> None:
    with pytest.raises(BadSetup):
        new_game(2, mode="kronos")


@covers("LH-173", "LH-174", "LH-175", "LH-176", "LH-177", "LH-178", "LH-179", "LH-180", "LH-182", "LH-191")
def test_what_lies_on_the_table() -> None:
    t = new_game(3, mode="kronos")
    assert len(t.s.blessing_deck) == 23
    assert {name for b, name in enumerate(BLESSINGS) if b not in t.s.blessing_deck} == LEFT_OUT
    assert t.s.temples.bit_count() == 9
    assert t.s.view(0)["temple_card"] == ""
    assert [QUESTS[quest] for quest in t.s.quests] == ["omphalos", "blessing_of_rhea", "gates_of_tartarus"]
    assert [t.level(god) for god in ("zeus", "athena", "hermes")] == [1, 1, 1]
    assert t.s.artifact_deck == t.s.event_deck == ()
    assert all(where == -1 for where in t.s.monster_at)
    assert {t.attitude(land) for land in ("red", "yellow", "blue", "green", "brown")} == {"neutral"}


@covers("LH-183", "LH-184")
@pytest.mark.parametrize(("seats", "anger"), [(3, 10), (4, 11)])
def test_his_attributes_and_anger_points(seats: int, anger: int) -> None:
    t = new_game(seats, mode="kronos")
    assert t.s.titan().attributes == [1, 1, 1]
    assert t.points() == anger


@covers("LH-185", "LH-186", "LH-253")
def test_three_chains_are_chosen_unseen_and_his_wrath_is_broken() -> None:
    t = new_game(3, mode="kronos")
    t.refuses(0, "chain kronos_wrath", "LH-185")
    t.plays(0, "chain plague").refuses(0, "chain plague", "LH-186")
    t.plays(0, "chain flood", "chain eclipse")
    assert sorted(t.chains(INTACT)) == ["eclipse", "flood", "plague"]
    assert t.chains(BROKEN) == ["kronos_wrath"]
    assert len(t.chains(BOXED)) == 3


@covers("LH-014", "LH-013")
def test_the_heroes_know_how_many_chains_are_intact_and_not_which() -> None:
    t = begin()
    assert sorted(t.s.view(0)["chains"]) == ["famine", "flood", "plague"]  # type: ignore[call-overload]
    assert t.s.view(1)["chains"] == []
    assert [chain["id"] for chain in t.s.view(1)["kronos"]["chains"]] == ["kronos_wrath", "", "", ""]  # type: ignore[index]
    found = {tuple(t.s.redeal(1, Rng(seed)).cards.content[INTACT]) for seed in range(40)}
    assert len(found) > 5
    assert canonical(t.s.redeal(1, Rng(3)).view(1)) == canonical(t.s.view(1))


@covers("LH-187", "LH-188", "LH-189", "LH-322")
def test_kronos_begins_in_one_of_three_regions_whose_land_is_hostile() -> None:
    t = new_game(3, mode="kronos").plays(0, *CHOSEN)
    t.refuses(0, "start attica", "LH-187")
    t.plays(0, "start messenia")
    assert t.attitude("green") == "hostile"
    assert t.has_temple("messenia")


@covers("LH-190", "LH-390")
def test_he_draws_three_orders_after_his_region_is_chosen() -> None:
    t = new_game(3, mode="kronos").plays(0, *CHOSEN)
    assert t.orders() == []
    t.plays(0, "start locris")
    assert len(t.orders()) == 3
    assert t.s.view(1)["orders"] == []


@covers("LH-193", "LH-194", "LH-195", "LH-196", "LH-197")
@pytest.mark.parametrize(("seats", "hoplites"), [(3, 3), (4, 2)])
def test_heroes_start_without_bonus_also_together_but_not_with_kronos(seats: int, hoplites: int) -> None:
    t = begin(seats).plays(1, "hero achilles")
    t.refuses(1, "start euboea", "LH-196")
    t.plays(1, "start crete").plays(2, "hero leonidas", "start crete")
    assert t.attribute(1, "speed") == 1
    assert t.army(1, "crete") == t.army(2, "crete") == hoplites
    assert (len(t.hand(1)), t.pool(1)) == (1, 0)
    assert t.controls("crete") == 1  # LH-029


@covers("LH-192")
@pytest.mark.parametrize(("name", "mode"), [("cleito", "base"), ("hector", "kronos")])
def test_each_hero_has_the_ability_of_its_token_instead_of_the_printed_one(name: str, mode: str) -> None:
    """Instead of Hero Movement Cleito heals by what is printed, and Hector drives a Monster by his token."""
    around: dict[str, Any] = {"heroes": {1: "crete"}, "injuries": {1: ["speed"]}, "monsters": {"hydra": "attica"}}
    other = "kronos" if mode == "base" else "base"
    t = given(seats=3, turn=1, mode=other, names={1: name}, **around).step(TakeTurn(1))
    t.refuses(1, "ability", "LH-145")
    t = given(seats=3, turn=1, mode=mode, names={1: name}, **around).step(TakeTurn(1)).plays(1, "ability")
    if name == "hector":
        assert t.plays(1, "region boeotia").monster_at("hydra") == "boeotia"
    else:
        assert t.s.players[1].injuries == 0


@covers("LH-198", "LH-199", "LH-200", "LH-201", "LH-202", "LH-207")
def test_kronos_has_a_turn_before_every_hero() -> None:
    t = begin(4).plays(1, "hero achilles", "start crete").plays(2, "hero helen", "start elis")
    t.plays(3, "hero hector", "start attica")
    order = []
    for _ in range(8):
        order.append(t.s.turn)
        if t.s.turn == 0:
            t.plays(0, "pass")
            if t.asked() == (0, "TitanActs"):
                t.plays(0, "done")
        else:
            t.plays(t.s.turn, "recruit" if "recruit" in t.options(t.s.turn) else "prepare")
            while t.s.turn and t.asked()[1] != "TitanActs":
                t.plays(t.asked()[0], t.options(t.asked()[0])[-1])
    assert order == [0, 1, 0, 2, 0, 3, 0, 1]


@covers("LH-162", "LH-353")
def test_two_heroes_of_one_person_have_separate_hands_and_armies() -> None:
    t = begin().plays(1, "hero achilles", "start crete").plays(2, "hero helen", "start elis")
    assert t.supply(1) == t.supply(2) == 12
    assert len(t.s.view(1)["known_hands"]["2"]) == 1  # type: ignore[index]  # he sees both hands
    t.s.players[1].used = 1
    assert t.used(2) == []


@covers("LH-383", "LH-016")
def test_allies_see_each_others_hands_unless_the_table_says_otherwise() -> None:
    open_hands = given(seats=3, mode="kronos", hands={1: ["trap_sword_1"]})
    assert open_hands.s.view(2)["known_hands"] == {"0": [], "1": ["trap_sword_1"]}
    assert open_hands.s.view(0)["known_hands"] == {"1": [], "2": []}
    closed = begin(3, hands="closed").plays(1, "hero achilles", "start crete").plays(2, "hero helen", "start elis")
    assert closed.s.view(2)["known_hands"] == {"0": [], "1": []}
    assert len(closed.s.view(1)["hand"]) == 1  # type: ignore[arg-type]


@covers("LH-280", "LH-225")
def test_there_is_no_build_temple() -> None:
    t = given(seats=3, mode="kronos", turn=1, hoplites={"crete": (1, 2)}, razed=["crete"])
    t.step(TakeTurn(1)).refuses(1, "temple crete", "LH-280")


def test_the_end_of_a_hero_turn_gives_kronos_the_next() -> None:
    t = given(seats=3, mode="kronos", turn=2).step(EndTurn(2))
    assert t.s.turn == 0
    assert t.s.first == 1
