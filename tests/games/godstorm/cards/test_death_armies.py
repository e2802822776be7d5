"""Death cards that kill or wake armies."""

import pytest

from tests.games.godstorm.cards.playing import cast, holding
from tests.games.godstorm.table import board, card_test, changes, covers
from theogony.games.godstorm.content import place
from theogony.games.godstorm.state import NEUTRAL, NOBODY

EMPTY = (NOBODY, 0)


# -- The Dead Walk ----------------------------------------------------------------------------------------------------


@card_test("the_dead_walk")
@covers("GS-043", "GS-038")
def test_the_dead_walk_from_an_underworld_space_to_a_temple_and_one_stays() -> None:
    t = holding(
        "the_dead_walk",
        lands={"roma": (0, 2), "gaul": (0, 1), "crypt_northeast": (0, 9), "hall_east": (0, 4), "altar_east": (1, 5)},
        temples=["roma", "gaul"],
        heaven={0: 3},
    )
    before = board(t)
    t.plays(0, "play the_dead_walk")
    t.refuses(0, "space altar_east", "GS-151")
    t.refuses(0, "target roma", "GS-152")  # the space is chosen first
    t.plays(0, "space crypt_northeast")
    t.refuses(0, "target thule", "GS-151")
    t.plays(0, "target roma")
    t.refuses(0, "move 7", "GS-043")
    t.refuses(0, "move 0", "GS-043")
    t.plays(0, "move 6")
    assert changes(t, before) == {"crypt_northeast": (0, 3), "roma": (0, 8)}
    assert t.s.heaven[0] == 3


@card_test("the_dead_walk")
@covers("GS-043")
def test_the_dead_walk_never_with_the_last_army_of_a_space() -> None:
    t = holding("the_dead_walk", lands={"roma": (0, 2), "hall_east": (0, 3), "gate_north": (0, 1)}, temples=["roma"])
    t.plays(0, "play the_dead_walk")  # only the hall has two armies, only Roma a temple: nothing to choose but how many
    t.refuses(0, "move 3", "GS-043")
    t.plays(0, "move 2")
    assert (t.at("hall_east"), t.at("roma")) == ((0, 1), (0, 4))


@card_test("the_dead_walk")
@covers("GS-043")
def test_the_dead_walk_from_a_space_with_two_armies_and_not_from_one_with_a_single_army() -> None:
    lands = {"roma": (0, 2), "hall_east": (0, 2), "hall_west": (0, 2), "gate_north": (0, 1)}
    t = holding("the_dead_walk", lands=lands, temples=["roma"]).plays(0, "play the_dead_walk")
    t.refuses(0, "space gate_north", "GS-043")
    t.plays(0, "space hall_west")
    assert (t.at("hall_west"), t.at("hall_east"), t.at("roma")) == ((0, 1), (0, 2), (0, 3))
    t = holding("the_dead_walk", lands={"roma": (0, 2), "hall_east": (0, 2)}, temples=["roma"])
    cast(t, 0, "the_dead_walk")
    assert t.at("hall_east") == (0, 1)


@card_test("the_dead_walk")
@covers("GS-151")
@pytest.mark.parametrize(
    ("space", "temples", "missing"),
    [
        ((0, 1), ["roma"], "needs-own-space"),
        ((1, 5), ["roma"], "needs-own-space"),
        ((0, 5), ["gaul"], "needs-own-temple"),
    ],
)
def test_the_dead_walk_needs_a_temple_and_a_space_with_two_armies(
    space: tuple[int, int], temples: list[str], missing: str
) -> None:
    t = holding("the_dead_walk", lands={"roma": (0, 2), "gaul": (1, 2), "hall_east": space}, temples=temples)
    assert t.refuses(0, "play the_dead_walk", "GS-151").key == missing


# -- The Young Grow Old -----------------------------------------------------------------------------------------------


@card_test("the_young_grow_old")
@covers("GS-041", "GS-038")
def test_the_young_grow_old_in_every_territory_with_two_armies_the_own_ones_too() -> None:
    t = holding(
        "the_young_grow_old",
        lands={
            "roma": (0, 1),
            "rus": (1, 2),
            "gaul": (1, 1),
            "egypt": (2, 7),
            "kush": (NEUTRAL, 3),
            "hall_east": (1, 6),
        },
    )
    before = board(t)
    cast(t, 0, "the_young_grow_old")
    assert changes(t, before) == {"thule": (0, 2), "rus": (1, 1), "egypt": (2, 6), "kush": (NEUTRAL, 2)}
    assert t.s.heaven == [1, 1, 1, 0, 0, 0]  # neutral armies go back to the box


# -- Death's Door Closes ----------------------------------------------------------------------------------------------


@card_test("deaths_door_closes")
@covers("GS-030", "GS-038", "GS-151")
def test_deaths_door_closes_on_half_of_each_crypt_and_altar_for_good() -> None:
    t = holding(
        "deaths_door_closes",
        lands={
            "egypt": (2, 6), "crypt_northeast": (0, 5), "crypt_southeast": (1, 1), "crypt_southwest": (2, 2),
            "crypt_northwest": (1, 8), "altar_east": (1, 3), "altar_west": (2, 4), "gate_north": (1, 6),
            "hall_south": (0, 6),
        },
    )  # fmt: skip
    before, reserve = board(t), list(t.s.reserve)
    cast(t, 0, "deaths_door_closes")
    assert changes(t, before) == {
        "crypt_northeast": (0, 3), "crypt_southwest": (2, 1), "crypt_northwest": (1, 4), "altar_east": (1, 2),
        "altar_west": (2, 2),
    }  # fmt: skip
    assert t.s.heaven == [0] * 6
    assert [new - old for new, old in zip(t.s.reserve, reserve, strict=True)] == [2, 5, 3, 0, 0, 0]


@card_test("deaths_door_closes")
@covers("GS-151")
def test_deaths_door_closes_even_on_an_empty_underworld() -> None:
    t = holding("deaths_door_closes", lands={})
    before = board(t)
    cast(t, 0, "deaths_door_closes")
    assert changes(t, before) == {}


# -- Blood Coats the Land and The Ground Shakes -----------------------------------------------------------------------

CONTINENT_OF_FACE = {
    1: ("europa", ["roma", "corsica", "anatolia"]),
    2: ("germania", ["galicia", "iberia", "thule"]),
    3: ("africa", ["atlas", "egypt", "kush"]),
    4: ("asia_minor", ["sheba", "parthia", "assyria"]),
    5: ("atlantis", ["hesperide", "oricalcos", "tritonis"]),
    6: ("hyrkania", ["rus", "sarmatia", "scythia"]),
}
EVERYWHERE = {name: (1 + i % 2, 5) for _, names in CONTINENT_OF_FACE.values() for i, name in enumerate(names)}


@card_test("blood_coats_the_land")
@covers("GS-263")
@pytest.mark.parametrize("face", range(1, 7))
def test_blood_coats_the_continent_that_the_die_names(face: int) -> None:
    t = holding("blood_coats_the_land", lands={**EVERYWHERE, "thule": (0, 5)})
    before = board(t)
    cast(t.rolls(face), 0, "blood_coats_the_land")
    continent, lands = CONTINENT_OF_FACE[face]
    assert changes(t, before) == {name: (before[name][0], 4) for name in lands}
    assert t.events("continent-rolled")[0].public == {"continent": continent}


@card_test("blood_coats_the_land")
@covers("GS-039", "GS-034", "GS-155")
def test_blood_coats_the_land_even_of_last_armies_whose_gods_are_banished() -> None:
    t = holding(
        "blood_coats_the_land",
        lands={"roma": (1, 1), "apulia": (1, 2), "gaul": (1, 3), "dacia": (0, 1), "egypt": (2, 1)},
        gods={1: {"war": "roma", "sky": "apulia"}},
        temples=["roma"],
    )
    before = board(t)
    cast(t.rolls(1), 0, "blood_coats_the_land")
    assert changes(t, before) == {"roma": EMPTY, "apulia": (1, 1), "dacia": EMPTY}
    assert t.s.heaven[:3] == [1, 2, 0]
    assert (t.god(1, "war"), t.god(1, "sky")) == ("", "apulia")
    assert t.s.temple[place("roma")] == 1
    assert t.s.temples_of(1) == []


@card_test("blood_coats_the_land")
@covers("GS-155", "GS-225")
def test_blood_coats_the_land_of_a_last_army_and_the_cards_are_taken() -> None:
    t = holding(
        "blood_coats_the_land", lands={"roma": (1, 1), "egypt": (2, 1)}, hand={1: ["storms_rage"]}, heaven={1: 4}
    )
    t.rolls(1).plays(0, "play blood_coats_the_land")
    assert t.s.alive[:3] == [1, 0, 1]
    assert t.hand(0) == ["storms_rage"]
    assert (t.s.heaven[1], t.s.faith[1]) == (0, 0)


@card_test("the_ground_shakes")
@covers("GS-263", "GS-030", "GS-031")
def test_the_ground_shakes_and_half_of_a_continent_falls_but_never_a_last_army() -> None:
    t = holding(
        "the_ground_shakes",
        lands={"rus": (0, 7), "scythia": (1, 1), "cimmeria": (NEUTRAL, 5), "sarmatia": (1, 2), "varangia": (2, 8)},
    )
    before, reserve = board(t), t.s.reserve[NEUTRAL]
    cast(t.rolls(6), 0, "the_ground_shakes")
    assert changes(t, before) == {"rus": (0, 4), "cimmeria": (NEUTRAL, 3), "sarmatia": (1, 1)}
    assert t.s.heaven == [3, 1, 0, 0, 0, 0]
    assert t.s.reserve[NEUTRAL] == reserve + 2


@card_test("the_ground_shakes", "blood_coats_the_land", "the_sea_is_your_tomb")
@covers("GS-263", "GS-260")
@pytest.mark.parametrize("name", ["the_ground_shakes", "blood_coats_the_land"])
def test_the_die_is_rolled_again_for_sunk_atlantis(name: str) -> None:
    t = holding("the_sea_is_your_tomb", name, lands={"egypt": (1, 2), "roma": (2, 4)})
    cast(t, 0, "the_sea_is_your_tomb")
    before = board(t)
    cast(t.rolls(5, 5, 3), 0, name)
    assert changes(t, before) == {"egypt": (1, 1)}
    assert [event.public["continent"] for event in t.events("continent-rolled")] == ["africa"]


# -- The Mighty Have Fallen -------------------------------------------------------------------------------------------


@card_test("the_mighty_have_fallen")
@covers("GS-264", "GS-030")
def test_the_mighty_have_fallen_the_three_largest_armies_are_halved() -> None:
    t = holding("the_mighty_have_fallen", lands={"rus": (1, 9), "roma": (2, 7), "egypt": (0, 5), "hall_east": (1, 20)})
    before = board(t)
    cast(t, 0, "the_mighty_have_fallen")  # no ties: nothing to choose
    assert changes(t, before) == {"rus": (1, 5), "roma": (2, 4), "egypt": (0, 3)}
    assert t.s.heaven[:3] == [2, 4, 3]


@card_test("the_mighty_have_fallen")
@covers("GS-264")
def test_the_mighty_have_fallen_and_the_card_player_breaks_ties_for_the_last_place() -> None:
    t = holding("the_mighty_have_fallen", lands={"rus": (1, 9), "roma": (2, 6), "egypt": (0, 6), "gaul": (1, 6)})
    before = board(t)
    t.plays(0, "play the_mighty_have_fallen")
    t.refuses(0, "target rus", "GS-264")  # taken already: it is the largest
    t.refuses(0, "target thule", "GS-264")
    t.plays(0, "target gaul")
    t.refuses(0, "target gaul", "GS-264")
    t.plays(0, "target roma")
    assert changes(t, before) == {"rus": (1, 5), "roma": (2, 3), "gaul": (1, 3)}


@card_test("the_mighty_have_fallen")
@covers("GS-151", "GS-264")
def test_the_mighty_have_fallen_in_all_territories_when_fewer_than_three_are_held() -> None:
    t = holding("the_mighty_have_fallen", lands={"rus": (1, 1)}, seats=2)
    before = board(t)
    cast(t, 0, "the_mighty_have_fallen")
    assert changes(t, before) == {"thule": (0, 2)}


# -- Fire Rains Down --------------------------------------------------------------------------------------------------


@card_test("fire_rains_down")
@covers("GS-041", "GS-039", "GS-034", "GS-020")
def test_fire_rains_down_on_a_temple_and_on_all_its_neighbours() -> None:
    t = holding(
        "fire_rains_down",
        lands={"varangia": (1, 3), "rus": (1, 1), "galicia": (2, 2), "alemannia": (1, 4), "scythia": (2, 4)},
        gods={1: {"sky": "rus"}},
        temples=["varangia", "alemannia"],
    )
    before, supply = board(t), t.s.temples_left
    t.plays(0, "play fire_rains_down")
    t.refuses(0, "target rus", "GS-151")
    t.plays(0, "target varangia")
    assert changes(t, before) == {"varangia": (1, 2), "thule": (0, 2), "rus": EMPTY, "galicia": (2, 1)}
    assert t.s.temple[place("varangia")] == 0
    assert t.s.temple[place("alemannia")] == 1
    assert t.s.temples_left == supply + 1
    assert t.god(1, "sky") == ""
    assert t.s.heaven[:3] == [1, 2, 1]


@card_test("fire_rains_down")
def test_fire_rains_down_on_a_temple_that_serves_nobody_and_on_lone_neighbours() -> None:
    t = holding("fire_rains_down", lands={"rus": (1, 2), "corsica": (2, 1)}, temples=["scythia"])
    before = board(t)
    cast(t, 0, "fire_rains_down")
    assert changes(t, before) == {"rus": (1, 1)}


@card_test("fire_rains_down")
@covers("GS-261")
def test_fire_rains_down_but_not_across_the_maelstrom() -> None:
    t = holding("the_waters_boil", "fire_rains_down", lands={"roma": (1, 2), "corsica": (2, 2)}, temples=["roma"])
    cast(t, 0, "the_waters_boil", "route corsica>roma")
    cast(t, 0, "fire_rains_down")
    assert (t.at("roma"), t.at("corsica")) == ((1, 1), (2, 2))


@card_test("fire_rains_down")
@covers("GS-151")
def test_fire_rains_down_needs_a_temple() -> None:
    assert holding("fire_rains_down", lands={}).refuses(0, "play fire_rains_down", "GS-151").key == "needs-temple"
