"""Chapter 3: the set-up of the base game (LH-017 to LH-028)."""

import pytest

from tests.games.hellas.table import Play, covers, given, new_game
from theogony.games.hellas.content import EVENT_MONSTER, EVENT_REGION, EVENTS, FIRST_QUEST, MONSTERS, REGIONS
from theogony.games.hellas.setup import starting_events
from theogony.games.hellas.zones import DECK


def place_all(t: Play) -> Play:
    """Everybody takes the first Hero and Region that are free."""
    while t.asked()[1] != "TakeTurn":
        seat = t.asked()[0]
        t.plays(seat, t.options(seat)[0])
    return t


@covers("LH-017", "LH-018", "LH-019")
@pytest.mark.parametrize(("seats", "temples"), [(2, 6), (3, 6), (4, 8)])
def test_monuments_start_at_level_one_and_the_temple_card_is_filled(seats: int, temples: int) -> None:
    t = new_game(seats)
    assert [t.level(god) for god in ("zeus", "athena", "hermes")] == [1, 1, 1]
    assert t.s.view(0)["temples_left"] == temples
    assert all(not player.artifacts for player in t.s.players)


@covers("LH-020", "LH-021", "LH-022", "LH-023")
def test_seven_events_place_monsters_and_quests() -> None:
    """The second Hydra is replaced and does not count; the fourth Quest has no slot, and does."""
    hydra, medusa, sphinx = (MONSTERS.index(name) for name in ("hydra", "medusa", "sphinx"))
    cards = [event for event in range(FIRST_QUEST) if EVENT_MONSTER[event] == hydra]
    cards += [FIRST_QUEST, FIRST_QUEST + 4, EVENT_MONSTER.index(medusa), FIRST_QUEST + 2, FIRST_QUEST + 3]
    cards.append(EVENT_MONSTER.index(sphinx))
    t = given()
    deck = list(range(len(EVENTS)))
    t.s.event_deck = tuple(deck)
    for card in cards:
        t.picks(deck.index(card))
        deck.remove(card)
    starting_events(t.s)
    assert not t.rng.picks
    assert [name for name in MONSTERS if t.monster_at(name)] == sorted(
        ["hydra", "medusa", "sphinx"], key=MONSTERS.index
    )
    assert t.monster_at("hydra") == REGIONS[EVENT_REGION[cards[0]]]
    assert t.s.quests == [0, 4, 2]
    assert t.s.event_deck == tuple(event for event in range(len(EVENTS)) if event - FIRST_QUEST not in t.s.quests)


@covers("LH-024")
def test_each_player_begins_with_one_combat_card() -> None:
    t = new_game(3)
    assert [len(t.hand(seat)) for seat in range(3)] == [1, 1, 1]
    assert len(t.s.cards.content[DECK]) == 27


@covers("LH-025", "LH-028")
def test_heroes_are_placed_counter_clockwise_and_the_last_begins() -> None:
    t = new_game(4)
    order = []
    while t.asked()[1] != "TakeTurn":
        seat, kind = t.asked()
        if kind == "StartAt":
            order.append(seat)
        t.plays(seat, t.options(seat)[0])
    assert order == [(t.s.first - place) % 4 for place in range(4)]
    assert t.s.turn == order[-1]
    assert t.asked()[0] == order[-1]


@covers("LH-011", "LH-025")
def test_a_taken_hero_and_an_optional_one_are_refused() -> None:
    t = new_game(2)
    first = t.asked()[0]
    t.refuses(first, "hero hector", "LH-011")
    t.plays(first, "hero achilles", "start attica")
    t.refuses(1 - first, "hero achilles", "LH-025")
    t.plays(1 - first, "hero heracles")
    t.refuses(1 - first, "start attica", "LH-025")
    t.plays(1 - first, "start crete")
    assert t.attribute(first, "speed") == 2
    assert t.attribute(1 - first, "strength") == 2


@covers("LH-011")
def test_all_heroes_can_be_chosen_if_the_table_says_so() -> None:
    t = new_game(2, heroes="all")
    seat = t.asked()[0]
    t.plays(seat, "hero leonidas", "start laconia")
    assert t.army(seat, "laconia") == 3  # one more Hoplite


@covers("LH-026", "LH-027")
def test_perseus_takes_the_glory_of_his_land_and_two_hoplites_take_a_region_of_two() -> None:
    t = new_game(2)
    seat = t.asked()[0]
    t.plays(seat, "hero perseus", "start crete")
    assert t.glory("brown") == seat
    assert t.controls("crete") == seat
    other = t.asked()[0]
    t.plays(other, "hero achilles", "start attica")
    assert t.controls("attica") == -1  # Population Strength 5


@covers("LH-025")
def test_helen_keeps_one_of_three_artifacts() -> None:
    t = new_game(2)
    seat = t.asked()[0]
    t.plays(seat, "hero helen")
    assert len(t.options(seat)) == 3
    t.plays(seat, t.options(seat)[0], "start elis")
    assert len(t.charged(seat)) == 1
    assert len(t.s.artifact_deck) == 9


def test_the_set_up_reaches_the_first_turn_with_everybody_on_the_map() -> None:
    t = place_all(new_game(4, 5))
    assert sorted(t.hero_at(seat) for seat in range(4)) == sorted(REGIONS[:4])
