"""Chapter 11: labours of Death, Sky and War. The Magic labour is in test_trinity.py."""

from typing import Any

import pytest

from tests.games.godstorm.table import Pause, Table, covers, given
from theogony.games.godstorm.content import DECKS, WAR, place
from theogony.games.godstorm.end_of_turn import EndTurn
from theogony.games.godstorm.invade import Invade
from theogony.games.godstorm.obtain import BuyMiracles
from theogony.games.godstorm.state import NEUTRAL
from theogony.games.godstorm.turn import Turn
from theogony.games.godstorm.underworld import InvadeUnderworld

# -- Death ------------------------------------------------------------------------------------------------------------


def evening(crypt: tuple[int, int] = (0, 1), god: str = "death", **position: Any) -> Table:
    """The end of the first player's turn, with this crypt and this god."""
    t = given(
        lands={"thule": (0, 3), "crypt_northeast": crypt},
        gods={0: {god: "thule"}},
        **position,
    )
    return t.pile("death", "crops_wither").step(EndTurn(0), Pause(0))


@covers("GS-125", "GS-124", "GS-256")
def test_death_labour_a_crypt_and_the_god_of_death_at_the_end_of_the_turn() -> None:
    t = evening()
    assert t.hand(0) == ["crops_wither"]
    assert t.s.faith[0] == 0
    assert t.events("drew")[0].clause == "GS-125"


@covers("GS-125")
def test_death_labour_draws_one_card_however_many_crypts() -> None:
    t = given(
        lands={"thule": (0, 3), "crypt_northeast": (0, 2), "crypt_southwest": (0, 1)}, gods={0: {"death": "thule"}}
    )
    t.pile("death", "crops_wither", "the_dead_walk").picks(0).step(EndTurn(0), Pause(0))
    assert len(t.hand(0)) == 1


@covers("GS-125", "GS-124")
@pytest.mark.parametrize(("crypt", "god"), [((1, 4), "death"), ((0, 1), "war"), ((0, 1), "magic"), ((-1, 0), "death")])
def test_death_labour_needs_both_the_own_crypt_and_the_god(crypt: tuple[int, int], god: str) -> None:
    lands = {
        "thule": (0, 3),
        **({"crypt_northeast": crypt} if crypt[1] else {"gate_north": (0, 5), "altar_east": (0, 1)}),
    }
    t = given(lands=lands, gods={0: {god: "thule"}}).pile("death", "crops_wither").step(EndTurn(0), Pause(0))
    assert t.hand(0) == []


@covers("GS-135")
def test_an_empty_deck_pays_no_labour() -> None:
    t = given(lands={"thule": (0, 3), "crypt_northeast": (0, 2)}, gods={0: {"death": "thule"}}).pile("death")
    assert t.step(EndTurn(0), Pause(0)).hand(0) == []


@covers("GS-134")
def test_labour_cards_do_not_count_against_the_four_bought() -> None:
    t = given(
        lands={"thule": (0, 3), "crypt_northeast": (0, 2)}, gods={0: {"death": "thule", "war": "thule"}}, faith=(8,)
    )
    t.pile("war", "storms_rage", "heroes_are_born", "champions_arise", "only_ash_remains").pile("death", "crops_wither")
    t.step(BuyMiracles(0), EndTurn(0), Pause(0)).picks(0, 0, 0).plays(0, *["buy war"] * 4, "done")
    assert (len(t.hand(0)), t.hand(0)[0], t.s.faith[0]) == (5, "crops_wither", 0)


# -- Sky --------------------------------------------------------------------------------------------------------------

WON = (6, 6, 5, 1, 2, 3)
LOST = (1, 2, 3, 6, 6, 5)


def heavens(sky: str = "roma", **position: Any) -> Table:
    """Two gods of the first player in Thule against two of the second in Varangia; the sky god is elsewhere."""
    t = given(
        lands={"thule": (0, 6), "varangia": (1, 5), "roma": (0, 1), "kush": (1, 1)},
        gods={
            0: {"war": "thule", "death": "thule", **({"sky": sky} if sky else {})},
            1: {"war": "varangia", "death": "varangia", "sky": "kush"},
        },
        **position,
    )
    t.pile("sky", "lava_erupts")
    return t.step(Invade(0), Pause(0)).plays(0, "attack thule>varangia", "commit 5", "with death+war")


@covers("GS-127", "GS-129")
def test_sky_labour_a_god_banished_in_a_godswar_of_the_own_turn() -> None:
    t = heavens()
    t.plays(0, "champion death").rolls(*WON).plays(1, "champion death")
    assert t.god(1, "death") == ""
    assert t.hand(0) == ["lava_erupts"]  # at once: the invasion still goes on
    assert t.asked() == (0, "ChooseAttackingGod")
    assert t.hand(1) == []


@covers("GS-127")
def test_sky_labour_pays_once_a_turn_however_many_gods_fall() -> None:
    t = heavens()
    t.plays(0, "champion death").rolls(*WON).plays(1, "champion death")
    t.pile("sky", "the_winds_turn").rolls(*WON).plays(0, "champion death")
    assert (t.god(1, "war"), t.god(1, "death")) == ("", "")
    assert t.hand(0) == ["lava_erupts"]


@covers("GS-127", "GS-132", "GS-124")
def test_sky_labour_needs_the_sky_god_in_play_but_not_in_the_fight() -> None:
    t = heavens(sky="").plays(0, "champion death").rolls(*WON).plays(1, "champion death")
    assert (t.god(1, "death"), t.hand(0)) == ("", [])


@covers("GS-127", "GS-128", "GS-132")
def test_sky_and_war_labours_draw_one_card_each() -> None:
    t = heavens().pile("sky", "lava_erupts", "the_winds_turn").plays(0, "champion death")
    t.picks(*(die - 1 for die in WON), 0).plays(1, "champion death")
    assert len(t.hand(0)) == 1
    assert t.events("drew")[0].clause == "GS-127"
    t = conquer(campaign(), *AROUND[:2]).pile("war", "storms_rage", "heroes_are_born")
    t.plays(0, f"attack thule>{AROUND[2]}").picks(5, 0, 0).plays(0, "commit 1", "move 1")
    assert len(t.hand(0)) == 1
    assert t.events("drew")[0].clause == "GS-128"


@covers("GS-127")
def test_a_defender_who_wins_a_godswar_earns_no_sky_card() -> None:
    t = heavens().plays(0, "champion death").rolls(*LOST).plays(1, "champion death")
    assert t.god(0, "death") == ""
    assert (t.hand(0), t.hand(1)) == ([], [])
    assert len(t.s.deck(DECKS.index("sky"))) == 1


@covers("GS-133")
def test_gods_banished_because_their_armies_died_please_no_sky_god() -> None:
    t = given(
        lands={"thule": (0, 6), "varangia": (1, 1), "kush": (1, 1), "roma": (0, 1)},
        gods={0: {"sky": "roma"}, 1: {"war": "varangia"}},
    )
    t.pile("sky", "lava_erupts").step(Invade(0), Pause(0))
    t.rolls(6, 1).plays(0, "attack thule>varangia", "commit 1", "move 1")
    assert (t.at("varangia"), t.god(1, "war"), t.hand(0)) == ((0, 1), "", [])


# -- War --------------------------------------------------------------------------------------------------------------

AROUND = ("caledonia", "alemannia", "varangia")


def campaign(war_god: bool = True, neutral: bool = False, **position: Any) -> Table:
    """Thule with 9 armies among weak neighbours; the war god, if there, is in Roma."""
    weak = (NEUTRAL if neutral else 1, 1)
    t = given(
        lands={"thule": (0, 9), **dict.fromkeys(AROUND, weak), "rus": (1, 1), "roma": (0, 3), "kush": (1, 1)},
        gods={0: {"war": "roma"}} if war_god else {},
        **position,
    )
    return t.pile("war", "storms_rage").step(Invade(0), Pause(0))


def conquer(t: Table, *lands: str, origin: str = "thule") -> Table:
    """One roll of 6 against 1 for each land, and one army moves in."""
    for land in lands:
        t.rolls(6, 1).plays(0, f"attack {origin}>{land}", "commit 1", "move 1")
    return t


def reinforce(t: Table, land: str, armies: int) -> Table:
    """More armies stand there, as if they had always done."""
    t.s.armies[place(land)] += armies
    t.s._options = None
    return t


@covers("GS-128", "GS-129", "GS-222")
def test_war_labour_the_third_territory_conquered_in_a_turn() -> None:
    t = conquer(campaign(), *AROUND[:2])
    assert t.hand(0) == []
    conquer(t, AROUND[2])
    assert t.hand(0) == ["storms_rage"]  # at once: the invasions still go on
    assert t.asked() == (0, "Invade")


@covers("GS-128")
def test_war_labour_pays_once_a_turn_however_many_fall() -> None:
    t = conquer(campaign(), *AROUND).pile("war", "heroes_are_born")
    conquer(reinforce(t, "varangia", 3), "rus", origin="varangia")
    assert (t.s.conquered, t.hand(0)) == (4, ["storms_rage"])


@covers("GS-128", "GS-132", "GS-124")
def test_war_labour_needs_the_war_god_when_the_third_or_a_later_territory_falls() -> None:
    t = conquer(campaign(war_god=False), *AROUND)
    assert (t.s.conquered, t.hand(0)) == (3, [])
    t.s.gods[WAR] = place("roma")
    conquer(reinforce(t, "varangia", 3), "rus", origin="varangia")
    assert (t.s.conquered, t.hand(0)) == (4, ["storms_rage"])


@covers("GS-130", "GS-128")
def test_war_labour_counts_no_unoccupied_territory() -> None:
    t = given(
        lands={"thule": (0, 9), "caledonia": (1, 1), "varangia": (1, 1), "kush": (1, 1)}, gods={0: {"war": "thule"}}
    )
    t.pile("war", "storms_rage").step(Invade(0), Pause(0))
    t.plays(0, "enter thule>alemannia", "move 1", "with none")
    for land in ("caledonia", "varangia"):
        t.rolls(6, 1).plays(0, f"attack thule>{land}", "commit 1", "with none", "move 1")
    assert (t.s.conquered, t.hand(0)) == (2, [])


@covers("GS-076", "GS-128")
def test_war_labour_counts_neutral_territories() -> None:
    t = campaign(neutral=True, seats=2)
    conquer(t, *AROUND)
    assert t.hand(0) == ["storms_rage"]


@covers("GS-131", "GS-252")
def test_war_labour_counts_no_underworld_space() -> None:
    spaces = ("hall_west", "hall_centre", "hall_east")
    t = given(
        lands={"thule": (0, 2), "gate_north": (0, 9), **dict.fromkeys(spaces, (1, 1))}, gods={0: {"war": "thule"}}
    )
    t.pile("war", "storms_rage").step(InvadeUnderworld(0), Pause(0))
    for space in spaces:
        t.rolls(6, 1).plays(0, f"attack gate_north>{space}", "roll 1", "move 1")
        assert t.at(space) == (0, 1)
    assert (t.s.conquered, t.hand(0)) == (0, [])


@covers("GS-128")
def test_labours_are_counted_anew_in_every_turn() -> None:
    t = campaign()
    t.s.conquered, t.s.war_labour, t.s.sky_labour = 3, 1, 1
    t.s.then(Turn(0))
    t.s.agenda.pop().run(t.s)
    assert (t.s.conquered, t.s.war_labour, t.s.sky_labour) == (0, 0, 0)
