"""Death cards that change the world: hands, gods, relics, plague, waters, and the Trojan horse."""

import pytest

from tests.games.godstorm.cards.playing import cast, holding
from tests.games.godstorm.table import board, card_test, changes, covers
from theogony.games.godstorm.content import GODS, LANDS, place
from theogony.games.godstorm.invade import Invade
from theogony.games.godstorm.plague import SufferPlague
from theogony.games.godstorm.state import NEUTRAL, NOBODY

EMPTY = (NOBODY, 0)


# -- Crops Wither -----------------------------------------------------------------------------------------------------


@card_test("crops_wither")
@covers("GS-026")
def test_crops_wither_and_a_whole_hand_is_lost_face_up_but_no_relic() -> None:
    t = holding(
        "crops_wither",
        "crops_wither",
        lands={"rus": (1, 2)},
        hand={1: ["storms_rage", "lava_erupts"], 2: ["the_fog_lifts"]},
        relics={"stonehenge": 1, "excalibur": 2},
    )
    t.plays(0, "play crops_wither")
    assert t.refuses(0, "player 1", "GS-151").params == {"player": 0}  # the own hand
    t.refuses(0, "player 4", "GS-151")  # no such player
    t.plays(0, "player 2")
    assert (t.hand(0), t.hand(1), t.hand(2)) == (["crops_wither"], [], ["the_fog_lifts"])
    assert sorted(t.removed()) == ["crops_wither", "lava_erupts", "storms_rage"]
    assert (t.relics(1), t.relics(2)) == (["stonehenge"], ["excalibur"])
    shown = t.events("hand-lost")[0]
    assert shown.reveals
    assert shown.seen_by(2)["cards"] == ["lava_erupts", "storms_rage"]


@card_test("crops_wither")
@covers("GS-151")
def test_crops_wither_needs_another_players_hand_and_no_empty_one() -> None:
    t = holding("crops_wither", "crops_wither", lands={"rus": (1, 2)}, relics={"stonehenge": 1})
    assert t.refuses(0, "play crops_wither", "GS-151").key == "needs-another-hand"
    t = holding("crops_wither", lands={"rus": (1, 2)}, hand={1: ["storms_rage"], 2: ["the_fog_lifts"]}, seats=4)
    t.plays(0, "play crops_wither")
    refusal = t.refuses(0, "player 4", "GS-151")
    assert (refusal.key, refusal.params) == ("hand-empty", {"player": 3})


# -- Ragnarok Cometh --------------------------------------------------------------------------------------------------


@card_test("ragnarok_cometh")
@covers("GS-035", "GS-299")
def test_ragnarok_cometh_for_all_war_and_sky_gods_and_no_others() -> None:
    t = holding(
        "ragnarok_cometh",
        lands={"rus": (1, 2), "egypt": (2, 2)},
        gods={
            0: {"war": "thule", "magic": "thule"},
            1: {"war": "rus", "sky": "rus", "death": "rus"},
            2: {"sky": "egypt", "magic": "egypt"},
        },
    )
    before = board(t)
    cast(t, 0, "ragnarok_cometh")
    assert t.s.gods.count(-1) == 20 - 4
    assert t.s.banished == 1 << GODS.index("war")  # of the turn player's gods, only this one was there
    assert [t.god(0, "death"), t.god(0, "magic"), t.god(1, "death"), t.god(2, "magic")] == [
        "thule", "thule", "rus", "egypt",
    ]  # fmt: skip
    assert changes(t, before) == {}


@card_test("ragnarok_cometh")
@covers("GS-151")
@pytest.mark.parametrize(("god", "allowed"), [("war", True), ("sky", True), ("magic", False), ("death", False)])
def test_ragnarok_cometh_only_while_a_war_or_sky_god_is_in_play(god: str, allowed: bool) -> None:
    t = holding("ragnarok_cometh", lands={"rus": (1, 2)}, gods={1: {god: "rus"}})
    if allowed:
        cast(t, 0, "ragnarok_cometh")
        assert t.god(1, god) == ""
    else:
        assert t.refuses(0, "play ragnarok_cometh", "GS-151").key == "needs-war-or-sky-god"


# -- Diamonds Turn to Rust --------------------------------------------------------------------------------------------


@card_test("diamonds_turn_to_rust")
@covers("GS-158")
def test_diamonds_turn_to_rust_and_every_relic_leaves_the_game() -> None:
    t = holding(
        "diamonds_turn_to_rust",
        lands={"rus": (1, 2)},
        relics={"stonehenge": 0, "excalibur": 1, "the_golden_fleece": 2},
    )
    cast(t, 0, "diamonds_turn_to_rust")
    assert [t.relics(seat) for seat in range(3)] == [[], [], []]
    assert sorted(t.removed()) == ["diamonds_turn_to_rust", "excalibur", "stonehenge", "the_golden_fleece"]
    assert len(t.s.deck(1)) == 12  # the relics still in the deck stay there


@card_test("diamonds_turn_to_rust")
@covers("GS-151")
def test_diamonds_turn_to_rust_needs_a_relic() -> None:
    t = holding("diamonds_turn_to_rust", lands={})
    assert t.refuses(0, "play diamonds_turn_to_rust", "GS-151").key == "needs-relic-in-play"


# -- The Gods Forsake Us ----------------------------------------------------------------------------------------------


@card_test("the_gods_forsake_us")
@covers("GS-021", "GS-030")
def test_the_gods_forsake_a_land_and_plague_strikes_there_at_once() -> None:
    t = holding(
        "the_gods_forsake_us",
        lands={"rus": (1, 7), "roma": (1, 5), "egypt": (2, 5)},
        gods={1: {"war": "rus", "sky": "roma"}},
        temples=["roma"],
        plague=["egypt"],
    )
    before = board(t)
    t.plays(0, "play the_gods_forsake_us")
    t.refuses(0, "target roma", "GS-111")
    t.refuses(0, "target egypt", "GS-151")
    t.plays(0, "target rus")
    assert changes(t, before) == {"rus": (1, 4)}
    assert t.s.heaven[1] == 3
    assert (t.god(1, "war"), t.god(1, "sky")) == ("", "roma")
    assert [land for land in range(LANDS) if t.s.plague[land]] == sorted([place("rus"), place("egypt")])
    assert t.s.spare_plague == 0


@card_test("the_gods_forsake_us")
@covers("GS-151", "GS-021")
def test_the_gods_forsake_even_an_empty_land_but_only_once_in_a_game() -> None:
    t = holding("the_gods_forsake_us", lands={"rus": (1, 1)})
    before = board(t)
    cast(t, 0, "the_gods_forsake_us", "target gaul")
    assert changes(t, before) == {}
    assert t.s.plague[place("gaul")] == 1
    t = holding("the_gods_forsake_us", lands={"rus": (1, 1)}, but={"spare_plague": 0})
    assert t.refuses(0, "play the_gods_forsake_us", "GS-151").key == "spare-plague-used"


@card_test("the_gods_forsake_us")
@covers("GS-076", "GS-030")
def test_the_gods_forsake_neutral_armies_which_go_back_to_the_box() -> None:
    t = holding("the_gods_forsake_us", lands={"rus": (1, 1), "gaul": (NEUTRAL, 3)}, seats=2)
    cast(t, 0, "the_gods_forsake_us", "target gaul")
    assert t.at("gaul") == (NEUTRAL, 2)
    assert t.s.heaven == [0] * 6


# -- Paradise Is Lost -------------------------------------------------------------------------------------------------


@card_test("paradise_is_lost")
@covers("GS-042", "GS-154")
def test_paradise_is_lost_and_the_new_plague_waits_for_step_five() -> None:
    t = holding(
        "paradise_is_lost", lands={"rus": (1, 6), "gaul": (0, 5)}, gods={1: {"war": "rus"}}, plague=["egypt", "roma"]
    )
    before = board(t)
    t.plays(0, "play paradise_is_lost")
    t.refuses(0, "target gaul", "GS-151")
    t.picks(place("roma"), place("egypt"), place("rus"))  # plagued lands, the chosen one too, are drawn again
    t.plays(0, "target egypt")
    assert [land for land in range(LANDS) if t.s.plague[land]] == sorted([place("rus"), place("roma")])
    assert changes(t, before) == {}
    assert t.god(1, "war") == "rus"
    t.step(SufferPlague(1))
    assert t.at("rus") == (1, 3)
    assert t.god(1, "war") == ""


@card_test("paradise_is_lost")
@covers("GS-151")
def test_paradise_is_lost_needs_a_plague_marker() -> None:
    t = holding("paradise_is_lost", lands={})
    assert t.refuses(0, "play paradise_is_lost", "GS-151").key == "needs-plague"


@card_test("paradise_is_lost", "the_sea_is_your_tomb")
@covers("GS-044", "GS-260")
def test_paradise_is_never_lost_to_sunk_atlantis() -> None:
    t = holding("paradise_is_lost", "the_sea_is_your_tomb", lands={"rus": (1, 2)}, plague=["egypt"])
    cast(t, 0, "the_sea_is_your_tomb")
    t.picks(place("tritonis"), place("oricalcos"), place("gaul"))
    cast(t, 0, "paradise_is_lost")
    assert [land for land in range(LANDS) if t.s.plague[land]] == [place("gaul")]


# -- The Trojan Horse Is Revealed -------------------------------------------------------------------------------------


@card_test("the_trojan_horse_is_revealed")
@covers("GS-154", "GS-034")
def test_the_trojan_horse_takes_a_lone_army_its_land_and_its_temple() -> None:
    t = holding(
        "the_trojan_horse_is_revealed",
        lands={"rus": (1, 1), "egypt": (2, 1), "gaul": (1, 2), "roma": (0, 1)},
        gods={1: {"war": "rus", "sky": "gaul"}},
        temples=["rus"],
        plague=["rus"],
    )
    before, reserve = board(t), list(t.s.reserve)
    t.plays(0, "play the_trojan_horse_is_revealed")
    t.refuses(0, "target gaul", "GS-151")
    t.refuses(0, "target roma", "GS-151")
    t.refuses(0, "target iberia", "GS-151")
    t.rolls(4).plays(0, "target rus")
    assert changes(t, before) == {"rus": (0, 4)}  # plague waits for step 5
    assert (t.s.heaven[1], t.s.reserve[0]) == (1, reserve[0] - 4)
    assert (t.god(1, "war"), t.god(1, "sky")) == ("", "gaul")
    assert t.s.temples_of(0) == [place("rus")]
    assert t.s.conquered == 0


@card_test("the_trojan_horse_is_revealed")
@covers("GS-155", "GS-225")
def test_the_trojan_horse_may_end_a_player_and_takes_the_cards() -> None:
    t = holding(
        "the_trojan_horse_is_revealed",
        lands={"rus": (1, 1), "egypt": (2, 1)},
        hand={1: ["storms_rage"]},
        relics={"excalibur": 1},
    )
    t.rolls(1).plays(0, "play the_trojan_horse_is_revealed", "target rus")
    assert t.s.alive[:3] == [1, 0, 1]
    assert (t.hand(0), t.relics(0)) == (["storms_rage"], ["excalibur"])


@card_test("the_trojan_horse_is_revealed")
@covers("GS-076", "GS-151")
def test_the_trojan_horse_never_enters_neutral_land() -> None:
    t = holding("the_trojan_horse_is_revealed", lands={"rus": (1, 2), "gaul": (NEUTRAL, 1)}, seats=2)
    assert t.refuses(0, "play the_trojan_horse_is_revealed", "GS-151").key == "needs-lone-army"


@card_test("the_trojan_horse_is_revealed")
@covers("GS-017", "GS-151")
def test_the_trojan_horse_brings_what_the_reserve_holds() -> None:
    t = holding(
        "the_trojan_horse_is_revealed", lands={"rus": (1, 1), "gaul": (1, 3), "roma": (0, 105), "egypt": (2, 2)}
    )
    cast(t.rolls(6), 0, "the_trojan_horse_is_revealed")
    assert t.at("rus") == (0, 2)
    t = holding(
        "the_trojan_horse_is_revealed", lands={"rus": (1, 1), "gaul": (1, 3), "roma": (0, 107), "egypt": (2, 2)}
    )
    cast(t.rolls(6), 0, "the_trojan_horse_is_revealed")
    assert t.at("rus") == EMPTY


# -- The Waters Boil --------------------------------------------------------------------------------------------------


@card_test("the_waters_boil")
@covers("GS-261", "GS-262", "GS-008")
def test_the_waters_boil_and_corsica_is_cut_off_but_stays_in_play() -> None:
    t = holding("the_waters_boil", lands={"roma": (0, 4), "corsica": (1, 4), "apulia": (1, 2), "egypt": (2, 1)})
    t.plays(0, "play the_waters_boil", "route corsica>roma")
    t.step(Invade(0))
    t.refuses(0, "attack roma>corsica", "GS-261")
    assert [move for move in t.options(0) if move.startswith("attack")] == ["attack roma>apulia"]
    assert t.at("corsica") == (1, 4)
    assert t.s.owner[:LANDS].count(1) == 2  # it is counted


@card_test("the_waters_boil")
@covers("GS-261")
def test_the_waters_boil_both_ways_and_for_the_rest_of_the_game() -> None:
    t = holding("the_waters_boil", "the_young_grow_old", lands={"egypt": (1, 4), "minoa": (2, 4)}, faith=(4, 0, 0))
    t.plays(0, "play the_waters_boil", "route egypt>minoa", "done")
    t.step(Invade(1)).refuses(1, "attack egypt>minoa", "GS-261")
    t.plays(1, "done")
    t.step(Invade(2)).refuses(2, "attack minoa>egypt", "GS-261")


@card_test("the_waters_boil")
@covers("GS-151")
def test_the_waters_boil_only_once() -> None:
    t = holding("the_waters_boil", lands={}, but={"maelstrom": 3})
    assert t.refuses(0, "play the_waters_boil", "GS-151").key == "maelstrom-placed"


@card_test("the_waters_boil", "the_sea_is_your_tomb")
@covers("GS-260", "GS-151")
def test_the_waters_boil_nowhere_around_sunk_atlantis() -> None:
    t = holding("the_waters_boil", "the_sea_is_your_tomb", lands={"rus": (1, 2)})
    cast(t, 0, "the_sea_is_your_tomb")
    t.plays(0, "play the_waters_boil")
    for route in ("hesperide>hibernia", "oricalcos>iberia", "oricalcos>atlas"):
        t.refuses(0, f"route {route}", "GS-260")
    assert len(t.options(0)) == 21 - 3
    t.plays(0, "route iberia>atlas")
    assert place("atlas") not in t.s.borders[place("iberia")]
    assert t.s.borders[place("tritonis")] == []  # the sea has not given it back
