"""War cards that raise, move and kill armies."""

import pytest

from tests.games.godstorm.cards.playing import cast, holding
from tests.games.godstorm.table import board, card_test, changes, covers
from theogony.games.godstorm.content import place
from theogony.games.godstorm.state import NEUTRAL, NOBODY

EMPTY = (NOBODY, 0)


# -- Eagles Take Wing -------------------------------------------------------------------------------------------------


@card_test("eagles_take_wing")
@covers("GS-043")
def test_eagles_carry_armies_and_gods_over_any_distance() -> None:
    t = holding(
        "eagles_take_wing",
        lands={"egypt": (0, 1), "roma": (0, 1), "rus": (1, 2)},
        gods={0: {"sky": "thule", "death": "egypt"}},
    )
    before = board(t)
    t.plays(0, "play eagles_take_wing")
    t.refuses(0, "target rus", "GS-151")
    t.refuses(0, "target gaul", "GS-151")
    t.plays(0, "target thule", "target egypt")
    t.refuses(0, "move 3", "GS-043")
    t.plays(0, "move 2")
    t.refuses(0, "with death", "GS-151")
    t.plays(0, "with sky")
    assert changes(t, before) == {"thule": (0, 1), "egypt": (0, 3)}
    assert [t.god(0, god) for god in ("war", "sky", "death")] == ["thule", "egypt", "egypt"]


@card_test("eagles_take_wing")
@covers("GS-043", "GS-151")
def test_eagles_may_carry_gods_alone_but_not_nothing() -> None:
    t = holding("eagles_take_wing", lands={"egypt": (0, 1), "gaul": (0, 1), "rus": (1, 2)}, gods={0: {"war": "egypt"}})
    t.plays(0, "play eagles_take_wing")
    t.refuses(0, "target gaul", "GS-043")  # one army and no god
    t.plays(0, "target egypt")
    t.refuses(0, "target egypt", "GS-151")
    t.plays(0, "target gaul")  # no army may leave: the god flies alone
    assert (t.at("egypt"), t.at("gaul"), t.god(0, "war")) == ((0, 1), (0, 1), "gaul")
    t = holding("eagles_take_wing", lands={"egypt": (0, 1), "rus": (1, 2)})
    t.plays(0, "play eagles_take_wing", "move 0")  # the only way
    assert t.god(0, "war") == "egypt"


@card_test("eagles_take_wing")
@covers("GS-043", "GS-151")
def test_eagles_leave_a_land_of_two_armies_but_never_with_empty_wings() -> None:
    lands = {"egypt": (0, 2), "roma": (0, 1), "rus": (1, 2)}
    t = holding("eagles_take_wing", lands=lands, gods={0: {"sky": "thule"}})
    t.plays(0, "play eagles_take_wing", "target egypt", "target roma")
    assert (t.at("egypt"), t.at("roma")) == ((0, 1), (0, 2))
    t = holding("eagles_take_wing", lands=lands, gods={0: {"sky": "thule"}})
    t.plays(0, "play eagles_take_wing", "target thule", "target roma", "move 0")
    t.refuses(0, "with none", "GS-151")
    t.plays(0, "with sky+war")
    assert (t.god(0, "sky"), t.god(0, "war"), t.at("roma")) == ("roma", "roma", (0, 1))


@card_test("eagles_take_wing")
@covers("GS-151")
def test_eagles_fly_without_gods_only_with_an_army() -> None:
    t = holding("eagles_take_wing", lands={"egypt": (0, 4), "rus": (1, 2)})
    t.plays(0, "play eagles_take_wing", "target egypt")
    t.refuses(0, "move 0", "GS-043")
    t.plays(0, "move 1")
    assert (t.at("egypt"), t.at("thule")) == ((0, 3), (0, 4))


@card_test("eagles_take_wing")
@covers("GS-169")
def test_eagles_carry_gods_into_plague_to_their_banishment_and_armies_unharmed() -> None:
    t = holding("eagles_take_wing", lands={"egypt": (0, 1), "rus": (1, 2)}, plague=["egypt"])
    t.plays(0, "play eagles_take_wing", "move 2", "with war")
    assert (t.at("egypt"), t.god(0, "war")) == ((0, 3), "")
    assert t.events("banished")[0].clause == "GS-169"


@card_test("eagles_take_wing")
@covers("GS-151")
@pytest.mark.parametrize("lands", [{"thule": (0, 5)}, {"thule": (0, 1), "egypt": (1, 1)}])
def test_eagles_need_two_territories(lands: dict[str, tuple[int, int]]) -> None:
    t = holding("eagles_take_wing", lands=lands)
    assert t.refuses(0, "play eagles_take_wing", "GS-151").key == "needs-two-lands"


# -- The Siren Calls --------------------------------------------------------------------------------------------------


@card_test("the_siren_calls")
def test_the_siren_calls_and_two_garrisons_of_one_player_change_places() -> None:
    t = holding(
        "the_siren_calls",
        lands={"rus": (1, 6), "egypt": (1, 1), "gaul": (1, 3), "roma": (2, 2), "kush": (2, 1)},
        gods={1: {"war": "rus", "sky": "rus", "magic": "egypt", "death": "gaul"}},
        temples=["rus"],
    )
    before = board(t)
    t.plays(0, "play the_siren_calls")
    t.refuses(0, "target thule", "GS-151")
    t.refuses(0, "target iberia", "GS-151")
    t.plays(0, "target rus")
    t.refuses(0, "target rus", "GS-151")
    t.refuses(0, "target roma", "GS-151")
    t.plays(0, "target egypt")
    assert changes(t, before) == {"rus": (1, 1), "egypt": (1, 6)}
    assert [t.god(1, god) for god in ("war", "sky", "magic", "death")] == ["egypt", "egypt", "rus", "gaul"]
    assert t.s.temples_of(1) == [place("rus")]


@card_test("the_siren_calls")
@covers("GS-169")
def test_the_siren_calls_gods_into_plague_where_they_are_banished() -> None:
    t = holding(
        "the_siren_calls", lands={"rus": (1, 6), "egypt": (1, 4)}, gods={1: {"war": "rus"}}, plague=["egypt", "kush"]
    )
    cast(t, 0, "the_siren_calls", "target rus")
    assert (t.at("rus"), t.at("egypt"), t.god(1, "war")) == ((1, 4), (1, 6), "")
    assert (t.s.plague[place("egypt")], t.s.plague[place("rus")]) == (1, 0)


@card_test("the_siren_calls")
@covers("GS-076", "GS-151")
def test_the_siren_calls_no_neutral_armies_and_no_player_with_one_territory() -> None:
    lands = {"rus": (1, 6), "gaul": (NEUTRAL, 3), "iberia": (NEUTRAL, 3)}
    t = holding("the_siren_calls", lands=lands, seats=2)
    assert t.refuses(0, "play the_siren_calls", "GS-151").key == "needs-two-lands-of-another"
    t = holding("the_siren_calls", lands={"rus": (1, 6), "roma": (2, 1), "kush": (2, 2)})
    t.plays(0, "play the_siren_calls")
    assert t.refuses(0, "target rus", "GS-151").key == "only-one-land"


# -- Prayers Are Answered, The Faithful Gather, Heroes Are Born, Champions Arise --------------------------------------


@card_test("prayers_are_answered")
@pytest.mark.parametrize("die", [1, 6])
def test_prayers_are_answered_in_one_own_temple_by_a_die(die: int) -> None:
    t = holding(
        "prayers_are_answered",
        lands={"roma": (0, 2), "gaul": (0, 1), "egypt": (1, 2)},
        temples=["roma", "gaul", "egypt"],
    )
    before = board(t)
    t.plays(0, "play prayers_are_answered")
    t.refuses(0, "target thule", "GS-151")
    t.refuses(0, "target egypt", "GS-151")
    t.rolls(die).plays(0, "target roma")
    assert changes(t, before) == {"roma": (0, 2 + die)}
    assert t.s.heaven[0] == 0


@card_test("the_faithful_gather")
@covers("GS-017")
def test_the_faithful_gather_two_by_two_in_every_own_temple() -> None:
    lands = {"roma": (0, 2), "gaul": (0, 1), "egypt": (1, 2)}
    t = holding("the_faithful_gather", lands=lands, temples=["roma", "gaul", "egypt", "kush"])
    before = board(t)
    cast(t, 0, "the_faithful_gather")
    assert changes(t, before) == {"roma": (0, 4), "gaul": (0, 3)}
    t = holding("the_faithful_gather", lands={**lands, "dacia": (0, 101)}, temples=["roma", "gaul"])
    cast(t, 0, "the_faithful_gather")  # 3 armies are left in the reserve
    assert t.at("gaul")[1] + t.at("roma")[1] == 3 + 3
    assert t.s.reserve[0] == 0


@card_test("prayers_are_answered", "the_faithful_gather", "our_faith_is_our_strength")
@covers("GS-151")
@pytest.mark.parametrize("name", ["prayers_are_answered", "the_faithful_gather", "our_faith_is_our_strength"])
def test_cards_of_the_faithful_need_an_own_temple(name: str) -> None:
    t = holding(name, lands={"egypt": (1, 2)}, temples=["egypt", "kush"])
    assert t.refuses(0, f"play {name}", "GS-151").key == "needs-own-temple"


@card_test("heroes_are_born")
@covers("GS-265")
def test_three_heroes_are_born_in_an_own_territory_only() -> None:
    t = holding("heroes_are_born", lands={"roma": (0, 2), "egypt": (1, 2)})
    before = board(t)
    t.plays(0, "play heroes_are_born")
    t.refuses(0, "target egypt", "GS-265")
    t.refuses(0, "target gaul", "GS-265")
    t.plays(0, "target roma")
    assert changes(t, before) == {"roma": (0, 5)}


@card_test("champions_arise")
@covers("GS-030", "GS-151")
@pytest.mark.parametrize(("faith", "armies"), [(2, 1), (3, 1), (9, 4), (10, 5)])
def test_champions_arise_for_half_the_faith_which_is_kept(faith: int, armies: int) -> None:
    t = holding("champions_arise", lands={"roma": (0, 2), "egypt": (1, 2)}, faith=(faith, 20, 0))
    before = board(t)
    t.plays(0, "play champions_arise")
    t.refuses(0, "target egypt", "GS-151")
    t.plays(0, "target roma")
    assert changes(t, before) == {"roma": (0, 2 + armies)}
    assert t.s.faith[0] == faith


@card_test("champions_arise")
@covers("GS-151")
def test_champions_do_not_arise_for_a_single_faith() -> None:
    t = holding("champions_arise", lands={"egypt": (1, 2)}, faith=(1, 20, 0))
    assert t.refuses(0, "play champions_arise", "GS-151").key == "needs-two-faith"


# -- The Sun Grows Cold -----------------------------------------------------------------------------------------------


@card_test("the_sun_grows_cold")
@covers("GS-034", "GS-039", "GS-041")
def test_the_sun_grows_cold_and_one_army_dies_for_each_god() -> None:
    t = holding(
        "the_sun_grows_cold",
        lands={"rus": (1, 4), "egypt": (1, 1), "roma": (2, 2), "gaul": (2, 3)},
        gods={
            0: {"war": "thule"},
            1: {"war": "rus", "sky": "rus", "magic": "rus", "death": "egypt"},
            2: {"war": "roma"},
        },
    )
    before = board(t)
    cast(t, 0, "the_sun_grows_cold")
    assert changes(t, before) == {"thule": (0, 2), "rus": (1, 1), "egypt": EMPTY, "roma": (2, 1)}
    assert t.s.heaven[:3] == [1, 4, 1]
    assert (t.god(1, "war"), t.god(1, "death")) == ("rus", "")


@card_test("the_sun_grows_cold")
@covers("GS-155", "GS-228")
def test_the_sun_grows_cold_kills_no_more_armies_than_there_are_and_may_end_its_own_player() -> None:
    t = holding(
        "the_sun_grows_cold",
        lands={"thule": (0, 1), "rus": (1, 1), "roma": (2, 3)},
        gods={1: {"war": "rus", "sky": "rus"}},
        hand={1: ["storms_rage"]},
    )
    t.plays(0, "play the_sun_grows_cold")
    assert t.s.alive[:3] == [0, 0, 1]
    assert t.s.result is not None
    assert (t.s.result.reason, t.s.result.winners()) == ("GS-230", [2])
    assert t.hand(2) == []  # its own player is out with the other: nobody takes the cards (GS-305)


@card_test("the_sun_grows_cold")
@covers("GS-151")
def test_the_sun_never_lacks_a_god_because_the_war_god_is_needed() -> None:
    t = holding("the_sun_grows_cold", lands={"rus": (1, 2)})
    cast(t, 0, "the_sun_grows_cold")
    assert t.at("thule") == (0, 2)


# -- Storms Rage ------------------------------------------------------------------------------------------------------


@card_test("storms_rage")
@covers("GS-041", "GS-151")
def test_storms_rage_over_any_occupied_territory_by_a_die() -> None:
    t = holding("storms_rage", lands={"rus": (1, 6), "egypt": (2, 2)}, gods={1: {"war": "rus"}})
    before = board(t)
    t.plays(0, "play storms_rage")
    t.refuses(0, "target gaul", "GS-151")
    t.rolls(5).plays(0, "target rus")
    assert changes(t, before) == {"rus": (1, 1)}
    assert (t.s.heaven[1], t.god(1, "war")) == (5, "rus")


@card_test("storms_rage")
@covers("GS-039", "GS-034", "GS-040")
def test_storms_rage_until_nobody_is_left() -> None:
    t = holding("storms_rage", lands={"rus": (1, 3), "gaul": (1, 1)}, gods={1: {"war": "rus"}}, temples=["rus"])
    t.rolls(6).plays(0, "play storms_rage", "target rus")
    assert (t.at("rus"), t.s.heaven[1], t.god(1, "war")) == (EMPTY, 3, "")
    assert t.s.temple[place("rus")] == 1


@card_test("storms_rage")
@covers("GS-228", "GS-304", "GS-155")
def test_storms_rage_over_the_own_last_territory_ends_the_turn_and_its_player() -> None:
    t = holding("storms_rage", "heroes_are_born", lands={"rus": (1, 3), "gaul": (2, 1)}, relics={"excalibur": 0})
    t.rolls(3).plays(0, "play storms_rage", "target thule")
    assert t.s.alive[:3] == [0, 1, 1]
    assert t.removed() == ["storms_rage", "heroes_are_born", "excalibur"]
    assert t.s.turn == 1


@card_test("storms_rage")
@covers("GS-075")
def test_storms_rage_over_neutral_armies_which_go_back_to_the_box() -> None:
    t = holding("storms_rage", lands={"rus": (1, 3), "gaul": (NEUTRAL, 3)}, seats=2)
    t.rolls(2).plays(0, "play storms_rage", "target gaul")
    assert (t.at("gaul"), t.s.heaven, t.s.reserve[NEUTRAL]) == ((NEUTRAL, 1), [0] * 6, 109)


# -- The Land Is Purged -----------------------------------------------------------------------------------------------


@card_test("the_land_is_purged")
@covers("GS-039", "GS-040", "GS-034")
def test_the_land_is_purged_of_plague_and_of_everybody() -> None:
    t = holding(
        "the_land_is_purged",
        lands={"rus": (1, 5), "egypt": (1, 2), "gaul": (2, 4)},
        gods={1: {"war": "rus"}},
        temples=["rus"],
        plague=["rus", "egypt"],
    )
    before = board(t)
    t.plays(0, "play the_land_is_purged")
    t.refuses(0, "target gaul", "GS-151")
    t.plays(0, "target rus")
    assert changes(t, before) == {"rus": EMPTY}
    assert (t.s.heaven[1], t.god(1, "war")) == (5, "")
    assert (t.s.plague[place("rus")], t.s.plague[place("egypt")], t.s.spare_plague) == (0, 1, 1)
    assert t.s.temple[place("rus")] == 1


@card_test("the_land_is_purged")
@covers("GS-151")
def test_the_land_is_purged_only_of_plague_even_if_nobody_lives_there() -> None:
    t = holding("the_land_is_purged", lands={"rus": (1, 2)})
    assert t.refuses(0, "play the_land_is_purged", "GS-151").key == "needs-plague"
    t = holding("the_land_is_purged", lands={"rus": (1, 2)}, plague=["gaul"])
    before = board(t)
    cast(t, 0, "the_land_is_purged")
    assert (changes(t, before), sum(t.s.plague)) == ({}, 0)
