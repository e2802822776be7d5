"""Chapter 3: setting up for three to five players, with dealt territories."""

import pytest

from tests.games.godstorm.table import IN_ORDER, Table, covers, opened, play_to
from theogony.games.godstorm.content import GODS, LANDS, MAGIC, PANTHEONS, PLACES, WAR
from theogony.games.godstorm.zones import PILE
from theogony.kernel.move import UnknownMove

THREE = (0, 0, 5, 5, 2, 3)  # raw dice: the second player rolls 12, the third 7, the first 2


def dealt(seats: int, first: int) -> Table:
    """Plague and territories in the order of the list; this seat rolls highest, the others fall off clockwise."""
    dice: list[int] = []
    for seat in range(seats):
        rank = (seat - first) % seats
        dice += [5 - rank, 5 - rank]
    t = opened(seats, chance=[*IN_ORDER, *dice, *IN_ORDER])
    return play_to(t, "PlaceStart")


def lands(t: Table, seat: int) -> list[str]:
    return [PLACES[land] for land in t.s.lands_of(seat)]


@covers("GS-045", "GS-061")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_the_game_begins_in_the_first_epoch_with_all_gods_on_their_cards_and_an_empty_underworld(seats: int) -> None:
    t = opened(seats, 7)
    assert t.s.epoch == 1
    assert t.s.gods == [-1] * 20
    play_to(t, "Bid")
    assert t.s.epoch == 1
    assert t.s.owner[LANDS:] == [-1] * 13
    assert t.s.armies[LANDS:] == [0] * 13
    assert t.s.heaven == [0] * 6
    assert all(t.s.hand(seat) == t.s.held(seat, MAGIC) == () for seat in range(t.s.seats))
    assert t.removed() == []
    assert t.s.sunk == 0
    assert t.s.maelstrom == -1


@covers("GS-046")
def test_territories_and_decks_are_shuffled_apart_and_all_faith_is_in_the_bank() -> None:
    first = opened(3, 1)
    assert first.s.faith == [0] * 5
    assert [len(first.s.deck(deck)) for deck in range(4)] == [17, 15, 17, 17]
    hands = {tuple(lands(play_to(opened(3, seed), "PlaceStart"), 0)) for seed in range(20)}
    assert len(hands) == 20  # every seed deals anew
    plagues = {tuple(opened(3, seed).s.plague) for seed in range(20)}
    assert len(plagues) == 20


@covers("GS-046")
def test_a_card_drawn_from_a_shuffled_deck_may_be_any_of_it() -> None:
    from theogony.games.godstorm.pieces import draw

    drawn = set()
    for seed in range(120):
        t = opened(3, seed)
        draw(t.s, 0, WAR, 1, "GS-128")
        drawn.update(t.hand(0))
    assert len(drawn) == 17  # every kind of War card has been on top


@covers("GS-047")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_markers_run_from_one_to_the_number_of_players(seats: int) -> None:
    t = play_to(opened(seats, 3), "ChooseMarker")
    seat = t.asked()[0]
    assert t.options(seat) == [f"order {n}" for n in range(1, seats + 1)]
    for beyond in range(seats + 1, 6):
        t.refuses(seat, f"order {beyond}", "GS-047")


@covers("GS-048", "GS-021")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_four_territory_cards_show_the_plague_lands(seats: int) -> None:
    for seed in range(10):
        t = opened(seats, seed)
        assert sum(t.s.plague) == 4
        assert t.s.spare_plague == 1


@covers("GS-048")
def test_the_four_cards_come_off_the_top_and_go_back_into_the_deck() -> None:
    t = dealt(3, 0)
    assert [PLACES[i] for i, there in enumerate(t.s.plague) if there] == PLACES[:4]
    assert sorted(t.s.owner[:LANDS]) == [0] * 14 + [1] * 14 + [2] * 14  # all 42 are dealt, plague lands too


@covers("GS-048")
def test_every_territory_can_be_a_plague_land() -> None:
    struck = [0] * LANDS
    for seed in range(150):
        for land, there in enumerate(opened(3, seed).s.plague):
            struck[land] += there
    assert min(struck) > 0
    assert sum(struck) == 600


@covers("GS-049", "GS-282")
def test_the_highest_roll_chooses_a_pantheon_first_then_the_next() -> None:
    t = opened(3, chance=[*IN_ORDER, *THREE, *IN_ORDER])
    assert t.events("pantheon-roll")[0].public == {"order": [1, 2, 0]}
    assert t.asked() == (1, "ChoosePantheon")
    assert t.options(1) == [f"pantheon {name}" for name in PANTHEONS]
    t.refuses(2, "pantheon norse", "GS-282")
    t.plays(1, "pantheon greeks")
    assert t.asked() == (2, "ChoosePantheon")
    t.refuses(2, "pantheon greeks", "GS-049")
    t.plays(2, "pantheon norse")
    t.refuses(0, "pantheon norse", "GS-049")
    t.plays(0, "pantheon celts")
    assert [PANTHEONS[p] for p in t.s.pantheon[:3]] == ["celts", "greeks", "norse"]


@covers("GS-050")
def test_the_pantheon_roll_counts_two_dice() -> None:
    t = opened(3, chance=[*IN_ORDER, 5, 0, 3, 3, 0, 4, *IN_ORDER])  # 7, 8 and 6: the sum decides, not the best die
    assert t.events("pantheon-roll")[0].public == {"order": [1, 0, 2]}


@covers("GS-050")
def test_tied_players_roll_again_among_themselves() -> None:
    first_round = (5, 5, 2, 2, 2, 2)  # 12, 6, 6
    second_round = (0, 0, 4, 4)  # the tied ones only: 2 and 10
    t = opened(3, chance=[*IN_ORDER, *first_round, *second_round, *IN_ORDER])
    assert t.events("pantheon-roll")[0].public == {"order": [0, 2, 1]}


@covers("GS-050")
def test_pantheon_choices_are_public() -> None:
    t = opened(3, chance=[*IN_ORDER, *THREE, *IN_ORDER]).plays(1, "pantheon greeks")
    players = t.s.view(0)["players"]
    assert isinstance(players, list)
    assert [player["pantheon"] for player in players] == ["", "greeks", ""]


@covers("GS-051")
@pytest.mark.parametrize(("seats", "armies"), [(2, 30), (3, 35), (4, 30), (5, 25)])
def test_starting_armies_by_number_of_players(seats: int, armies: int) -> None:
    for setup in ("dealt", "chosen"):
        t = opened(seats, 5, setup=setup)
        assert t.s.muster[:seats] == [armies] * seats
        play_to(t, "Bid")
        for seat in range(seats):
            assert sum(t.s.armies[land] for land in t.s.lands_of(seat)) == armies
            assert t.s.reserve[seat] == 110 - armies
        assert t.s.muster == [0] * 5


@covers("GS-052")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_cards_are_dealt_one_by_one_clockwise_from_the_first_to_choose(first: int) -> None:
    t = dealt(3, first)
    for i, name in enumerate(PLACES[:LANDS]):
        assert t.at(name) == ((first + i) % 3, 1)


@covers("GS-053", "GS-052")
@pytest.mark.parametrize(("seats", "shares"), [(3, [14, 14, 14]), (4, [11, 11, 10, 10]), (5, [9, 9, 8, 8, 8])])
def test_uneven_deals_favour_the_first_two(seats: int, shares: list[int]) -> None:
    for first in range(seats):
        t = dealt(seats, first)
        assert [len(t.s.lands_of((first + i) % seats)) for i in range(seats)] == shares


@covers("GS-054")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_one_army_starts_on_each_dealt_territory_plague_lands_included(seats: int) -> None:
    t = play_to(opened(seats, 11), "PlaceStart")
    for seat in range(seats):
        own = t.s.lands_of(seat)
        assert all(t.s.armies[land] == 1 for land in own)
        assert t.s.muster[seat] == {2: 30, 3: 35, 4: 30, 5: 25}[seats] - len(own)


@covers("GS-054")
def test_placing_in_a_plague_land_costs_nothing_in_setup() -> None:
    t = dealt(3, 0)
    assert t.s.plague[0] == 1
    t.plays(0, f"place {PLACES[0]}", f"place {PLACES[0]}", f"place {PLACES[0]}")
    assert t.at(PLACES[0]) == (0, 4)
    assert t.s.heaven == [0] * 6


@covers("GS-055")
@pytest.mark.parametrize(("seats", "gap"), [(3, 0), (4, 2), (5, 2)])
def test_placing_goes_on_with_the_player_after_the_last_card(seats: int, gap: int) -> None:
    for first in range(seats):
        t = dealt(seats, first)
        assert t.asked() == ((first + gap) % seats, "PlaceStart")


@covers("GS-055")
def test_three_armies_go_together_or_split_on_own_territories() -> None:
    t = dealt(3, 0)
    t.refuses(0, f"place {PLACES[1]}", "GS-055")
    t.plays(0, f"place {PLACES[0]}", f"place {PLACES[3]}", f"place {PLACES[0]}")
    assert t.at(PLACES[0]) == (0, 3)
    assert t.at(PLACES[3]) == (0, 2)
    assert t.s.muster[:3] == [18, 21, 21]
    assert t.asked() == (1, "PlaceStart")
    t.refuses(0, f"place {PLACES[0]}", "GS-282")
    t.plays(1, f"place {PLACES[1]}", f"place {PLACES[1]}", f"place {PLACES[1]}")
    assert t.asked() == (2, "PlaceStart")


def placing_order(t: Table) -> list[int]:
    """Who places each starting army from here on."""
    order = []
    while t.asked()[1] == "PlaceStart":
        seat = t.asked()[0]
        order.append(seat)
        t.s.apply(seat, t.s.options(seat)[0])
    return order


@covers("GS-055", "GS-056")
@pytest.mark.parametrize(("seats", "last"), [(4, [2, 2, 3, 3, 0, 1]), (5, [2, 2, 3, 3, 4, 4, 0, 1])])
def test_the_last_batch_is_what_is_left(seats: int, last: list[int]) -> None:
    order = placing_order(dealt(seats, 0))
    full = [(2 + i) % seats for i in range(seats)]
    rounds = 6 if seats == 4 else 5
    assert order == [seat for seat in full for _ in range(3)] * rounds + last


@covers("GS-056")
def test_placement_shows_at_once_to_everybody() -> None:
    t = dealt(3, 0).plays(0, f"place {PLACES[0]}")
    for seat in (0, 1, 2, -1):
        board = t.s.view(seat)["board"]
        assert isinstance(board, dict)
        assert board[PLACES[0]] == (0, 2)


@covers("GS-057")
def test_nobody_keeps_territory_cards() -> None:
    t = play_to(opened(3, 2), "Bid")
    assert t.s.cards.content[PILE] == () and not any(t.s.territory_hand(seat) for seat in range(3))
    view = t.s.view(0)
    assert view["territory_hand"] == []
    assert view["hand"] == []


@covers("GS-058", "GS-059")
def test_each_player_places_the_war_god_and_a_temple_together_or_apart() -> None:
    t = play_to(dealt(3, 0), "PlaceWarGod")
    assert t.asked() == (0, "PlaceWarGod")
    t.refuses(0, f"god {PLACES[4]}", "GS-058")  # of the second player
    t.refuses(0, f"god {PLACES[0]}", "GS-059")  # plague
    t.plays(0, f"god {PLACES[6]}")
    assert t.asked() == (0, "PlaceTemple")
    t.refuses(0, f"temple {PLACES[7]}", "GS-058")
    t.plays(0, f"temple {PLACES[6]}")
    assert t.god(0, "war") == PLACES[6]
    assert t.s.temple[6] == 1
    t.plays(1, f"god {PLACES[4]}", f"temple {PLACES[1]}")  # apart, and the temple in a plague land
    assert (t.s.plague[1], t.s.temple[1]) == (1, 1)
    assert t.god(1, "war") == PLACES[4]
    t.plays(2, f"god {PLACES[5]}", f"temple {PLACES[8]}")
    assert t.s.temples_left == 9
    assert [t.god(seat, kind) for seat in range(3) for kind in GODS if kind != "war"] == [""] * 9


@covers("GS-297")
@pytest.mark.parametrize(("seats", "begins"), [(3, 0), (4, 2), (5, 2)])
def test_war_gods_begin_after_the_last_placer_and_each_player_places_both_pieces(seats: int, begins: int) -> None:
    t = dealt(seats, 0)
    assert (placing_order(t)[-1] + 1) % seats == begins
    order = []
    while t.asked()[1] in ("PlaceWarGod", "PlaceTemple"):
        order.append(t.asked())
        t.s.apply(t.asked()[0], t.s.options(t.asked()[0])[0])
    seats_in_order = [(begins + i) % seats for i in range(seats)]
    assert order == [(seat, kind) for seat in seats_in_order for kind in ("PlaceWarGod", "PlaceTemple")]


@covers("GS-060")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_each_player_starts_with_three_faith(seats: int) -> None:
    t = play_to(opened(seats, 4), "Bid")
    assert t.s.faith == [3] * seats + [0] * (5 - seats)


@covers("GS-277")
def test_the_classic_setup_has_no_plague_gods_temples_faith_or_bids_and_places_one_army_at_a_time() -> None:
    t = opened(3, 6, mode="classic")
    assert sum(t.s.plague) == 0
    play_to(t, "PlaceStart")
    order = placing_order(t)
    assert order == [(order[0] + i) % 3 for i in range(63)]
    assert t.asked() == (order[0], "PlaceRaised")
    assert t.s.gods == [-1] * 20
    assert sum(t.s.temple) == 0
    assert t.s.faith == [0] * 5


@covers("GS-064")
def test_the_underworld_is_no_place_for_starting_armies() -> None:
    t = dealt(3, 0)
    for space in PLACES[LANDS:]:
        with pytest.raises(UnknownMove):
            t.plays(0, f"place {space}")
