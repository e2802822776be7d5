"""Chapter 3: the draft of starting decks, for every number of players."""

import pytest

from tests.games.theomachy.table import Play, covers, given, opened, play_to
from theogony.games.theomachy.content import DESIGN, PACKS, cards_of_box
from theogony.games.theomachy.piles import names
from theogony.games.theomachy.state import Table
from theogony.games.theomachy.zones import DROPPED, PRAYER_DECK, TRACK_PLACE, drafted as zone_of_pick
from theogony.kernel.rng import Rng

ROUNDS = {2: (6, 3), 3: (4, 4), 4: (3, 5), 5: (3, 5), 6: (3, 5), 7: (3, 5), 8: (3, 5)}


def drafting(seats: int, seed: int = 0) -> Play:
    return opened(seats, seed, decks="draft")


def all_pick(t: Play) -> Play:
    """Everybody picks the first card of his packet."""
    for seat in range(t.s.seats):
        t.plays(seat, t.options(seat)[0])
    return t


def drafted(seats: int, seed: int = 0) -> Play:
    """Everybody has his twelve picks."""
    t = drafting(seats, seed)
    while t.asked()[1] == "PickCard":
        all_pick(t)
    return t


def packets(s: Table) -> list[tuple[int, ...]]:
    return [s.packet(seat) for seat in range(s.seats)]


def dropped(s: Table) -> tuple[int, ...]:
    """What lies face down: the last cards of the packets of rounds that are over, and what was dropped at the end."""
    size = s.box.draft_cards[s.seats]
    over = s.draft_round if s.draft_pick == size - 1 else s.draft_round - 1
    zones = [
        zone_of_pick(s.seats, size, round + 1, packet, size - 1) for round in range(over) for packet in range(s.seats)
    ]
    return tuple(sorted(card for zone in [DROPPED, *zones] for card in s.cards.content[zone]))


def known_to(s: Table, seat: int, card: int) -> bool:
    """Whether the seat knows where this very card is."""
    (zone,) = [zone for zone, cards in enumerate(s.cards.content) if card in cards]
    return DESIGN[card] in s.cards.seen(seat, zone)


@covers("TH-031")
@pytest.mark.parametrize("seats", [2, 4])
def test_all_cards_are_in_the_draft_marked_ones_included(seats: int) -> None:
    t = drafting(seats)
    cards = sorted([*t.s.cards.content[PRAYER_DECK], *(card for packet in packets(t.s) for card in packet)])
    assert cards == cards_of_box(0)
    seen = {card for seed in range(30) for packet in packets(drafting(seats, seed).s) for card in packet}
    marked = {card for pack in PACKS[:4] for card in pack}
    assert seen & marked
    assert seen - marked


@covers("TH-032", "TH-036", "TH-037")
@pytest.mark.parametrize("seats", range(2, 9))
def test_draft_rounds_and_packets_for_every_number_of_players(seats: int) -> None:
    t = drafting(seats)
    rounds, cards = ROUNDS[seats]
    deck = len(t.s.cards.content[PRAYER_DECK]) + seats * cards
    for number in range(1, rounds + 1):
        assert [event.public["round"] for event in t.events("draft-round")] == list(range(1, number + 1))
        assert len(t.s.cards.content[PRAYER_DECK]) == deck - number * seats * cards  # fresh cards for everybody
        for left in range(cards, 1, -1):
            assert [len(packet) for packet in packets(t.s)] == [left] * seats
            all_pick(t)
        assert len(dropped(t.s)) == number * seats  # the last card of each packet
    assert t.asked()[1] == "DropCards"
    assert [len(picks) for picks in [t.s.picks(seat) for seat in range(seats)]] == [12] * seats


@covers("TH-033")
def test_a_pick_is_one_card_of_the_own_packet() -> None:
    t = drafting(3)
    (foreign, *_) = [name for name in names(t.s.packet(1)) if name not in names(t.s.packet(0))]
    t.refuses(0, f"pick {foreign}", "TH-033")
    own = names(t.s.packet(0))[0]
    t.plays(0, f"pick {own}")
    assert t.s.picks(0) == ()  # still in the hand, until all have chosen
    t.plays(1, t.options(1)[0]).plays(2, t.options(2)[0])
    assert names(t.s.picks(0)) == [own]


@covers("TH-033", "TH-229")
def test_the_player_alone_may_look_at_his_picks_at_any_time() -> None:
    t = all_pick(all_pick(drafting(3)))
    assert t.s.view(1)["picks"] == names(t.s.picks(1))
    assert t.s.view(1)["packet"] == names(t.s.packet(1))
    for other in (0, 2):
        assert t.s.view(other)["picks"] != names(t.s.picks(1))
        assert t.s.view(other)["players"][1]["picks"] == 2  # type: ignore[index]
    assert "packet" not in t.s.view(-1)
    picked = [event for event in t.events("picked") if event.public["seat"] == 1]
    assert [set(event.seen_by(0)) & {"card"} for event in picked] == [set(), set()]
    assert sorted(str(event.seen_by(1)["card"]) for event in picked) == sorted(names(t.s.picks(1)))


@covers("TH-034")
def test_nothing_is_passed_before_all_have_chosen() -> None:
    t = drafting(3)
    before = packets(t.s)
    t.plays(0, t.options(0)[0]).plays(2, t.options(2)[0])
    assert packets(t.s) == before
    t.plays(0, t.options(0)[1])  # and who has chosen may choose again
    assert packets(t.s) == before
    t.plays(1, t.options(1)[0])
    assert packets(t.s) != before


@covers("TH-034", "TH-035")
@pytest.mark.parametrize("seats", [2, 3, 8])
def test_the_rest_goes_to_the_left_in_every_draft_round(seats: int) -> None:
    t = drafting(seats)
    for _ in range(ROUNDS[seats][0]):
        for _ in range(ROUNDS[seats][1] - 2):
            held = packets(t.s)
            all_pick(t)
            for seat in range(seats):
                assert set(t.s.packet((seat + 1) % seats)) < set(held[seat])
        all_pick(t)


@covers("TH-036")
def test_the_last_card_of_a_packet_is_not_passed_but_put_face_down() -> None:
    t = drafting(2)
    all_pick(t)
    last = sorted(packet[1] for packet in packets(t.s))  # the first of two is picked
    all_pick(t)
    assert list(dropped(t.s)) == last
    for watcher in (0, 1, -1):
        assert "dropped" not in t.s.view(watcher)


@covers("TH-036", "TH-039")
@pytest.mark.parametrize("seed", range(6))
def test_a_card_on_the_draft_discard_pile_does_not_come_back_in_the_same_draft(seed: int) -> None:
    t = drafting(4, seed)
    while t.asked()[1] == "PickCard":
        assert not set(dropped(t.s)) & {card for packet in packets(t.s) for card in packet}
        assert not set(dropped(t.s)) & set(t.s.cards.content[PRAYER_DECK])
        all_pick(t)


@covers("TH-038")
def test_eight_of_twelve_picks_are_kept_and_four_are_dropped() -> None:
    t = drafted(2)
    assert len(t.options(0)) == 495  # every choice of four out of twelve
    picks = t.s.picks(0)
    t.refuses(0, "pick gale", "TH-038")
    t.plays(0, "drop 1+2+3+12")
    assert t.s.picks(0) == picks  # secret and simultaneous
    assert t.s.view(1)["players"][0]["draw"] == 0  # type: ignore[index]
    t.plays(1, "drop 1+2+3+4")
    assert sorted(t.s.draw_pile(0) + t.s.hand(0)) == list(picks[3:11])
    (built,) = [event for event in t.events("deck-built") if event.public["seat"] == 0]
    assert "cards" not in built.seen_by(1)
    assert built.seen_by(0)["cards"] == names(picks[3:11])


@covers("TH-037", "TH-038", "TH-039")
@pytest.mark.parametrize("seats", range(2, 9))
def test_after_the_draft_everybody_has_eight_cards_and_all_others_are_the_prayer_deck(seats: int) -> None:
    t = play_to(drafted(seats), "BettingTurn")
    decks = [sorted(t.s.draw_pile(seat) + t.s.hand(seat)) for seat in range(seats)]
    assert [len(deck) for deck in decks] == [8] * seats
    rest = [*t.s.cards.content[PRAYER_DECK], *t.track()]
    assert sorted(rest + [card for deck in decks for card in deck]) == cards_of_box(t.s.boxes)
    assert t.s.cards.plan.zones == DROPPED, "nothing of the draft is left"
    assert not any(packets(t.s)) and not t.s.picks(0)


@covers("TH-039", "TH-229")
def test_nobody_knows_who_took_the_cards_that_he_passed_on() -> None:
    t = play_to(drafted(3), "BettingTurn")
    for seat in range(3):
        assert t.s.view(seat)["known_decks"] == {str(other): [] for other in range(3) if other != seat}
        assert t.s.view(seat)["known_hands"] == {str(other): [] for other in range(3) if other != seat}


# -- redeals -----------------------------------------------------------------------------------------------------------


@covers("TH-033", "TH-229")
def test_in_a_redeal_of_the_draft_the_own_packet_and_picks_stay() -> None:
    t = all_pick(all_pick(drafting(3)))
    others = set()
    for seed in range(8):
        other = t.s.redeal(1, Rng(seed))
        assert other.view(1) == t.s.view(1)
        assert (names(other.packet(1)), other.picks(1)) == (names(t.s.packet(1)), t.s.picks(1))
        assert [len(cards) for cards in other.cards.content] == [len(cards) for cards in t.s.cards.content]
        assert sorted(card for cards in other.cards.content for card in cards) == cards_of_box(0)
        others.add((tuple(other.picks(0)), tuple(other.packet(2))))
    assert len(others) == 8


@covers("TH-034", "TH-229")
@pytest.mark.parametrize("seats", [2, 3, 8])
def test_who_passes_a_packet_on_knows_it_as_long_as_nobody_has_picked_from_it(seats: int) -> None:
    t = all_pick(drafting(seats))
    left = 1 % seats
    for seed in range(4):
        assert sorted(names(t.s.redeal(0, Rng(seed)).packet(left))) == sorted(names(t.s.packet(left)))
    if seats > 2:
        assert len({tuple(t.s.redeal(2, Rng(seed)).packet(left)) for seed in range(8)}) == 8
    assert len({tuple(t.s.redeal(-1, Rng(seed)).packet(left)) for seed in range(8)}) == 8


@covers("TH-034", "TH-229")
def test_what_was_passed_on_is_with_those_who_came_after() -> None:
    """Four cards of a packet: the second player passes two of them on, so the third has both, or one and a pick."""
    t = all_pick(drafting(3))
    passed = set(names(t.s.packet(1)))  # by the first player, to the second
    all_pick(t)
    picks = set()
    for seed in range(12):
        other = t.s.redeal(0, Rng(seed))
        (taken,) = set(names(other.picks(1))) & passed
        assert set(names(other.packet(2))) == passed - {taken}
        picks.add(taken)
    assert picks == passed
    assert len({tuple(t.s.redeal(2, Rng(seed)).picks(1)) for seed in range(12)}) > 6


@covers("TH-036", "TH-229")
def test_of_the_draft_discard_pile_one_knows_what_one_has_dropped_and_passed_on() -> None:
    t = drafting(2)
    all_pick(t)
    passed, own = set(names(t.s.packet(1))), names(t.s.packet(0))[1]
    all_pick(t)  # the first of two cards is picked, the second dropped
    piles = {tuple(names(dropped(t.s.redeal(0, Rng(seed))))) for seed in range(8)}
    assert {card for pile in piles for card in pile} == {own, *passed}
    assert all(own in pile for pile in piles)
    assert len({dropped(t.s.redeal(-1, Rng(seed))) for seed in range(8)}) == 8


@covers("TH-038", "TH-039", "TH-229")
@pytest.mark.parametrize("seats", [2, 4])
def test_what_one_has_dropped_is_in_the_prayer_deck_and_in_no_hand(seats: int) -> None:
    t = drafted(seats, 3)
    kept = set(t.s.picks(0)[4:])
    t.plays(0, "drop 1+2+3+4")
    own = [card for card in t.s.picks(0) if card not in kept]
    own += [card for card in dropped(t.s) if known_to(t.s, 0, card)]
    assert len(own) == 4 + ROUNDS[seats][0]
    for seat in range(1, seats):
        t.plays(seat, "drop 1+2+3+4")
    assert t.asked()[1] == "BettingTurn"
    hidden = [card for card in own if card not in t.track()]
    assert len(hidden) > 4
    designs = {names([card])[0] for card in t.track()}
    sure = [card for card in hidden if names([card])[0] not in designs]
    assert sure
    for seed in range(12):
        assert set(names(sure)) <= set(names(t.s.redeal(0, Rng(seed)).cards.content[PRAYER_DECK]))
    assert any(
        not set(names(sure)) <= set(names(t.s.redeal(1, Rng(seed)).cards.content[PRAYER_DECK])) for seed in range(40)
    )


@covers("TH-049", "TH-229")
@pytest.mark.parametrize("drawn", [0, 1])
def test_a_copy_on_the_track_is_taken_for_the_one_that_was_dropped(drawn: int) -> None:
    t = given(2, box="ancients")
    t.put(PRAYER_DECK, [card for card in t.s.cards.content[PRAYER_DECK] if names([card])[0] == "gale"][:2])
    t.s.cards.show(t.s.cards.content[PRAYER_DECK][0], PRAYER_DECK, 1)  # the first player has dropped one of them
    t.s.cards.move(t.picks(drawn).s.cards.content[PRAYER_DECK][drawn], PRAYER_DECK, TRACK_PLACE)
    assert t.s.cards.seen(0, PRAYER_DECK) == []  # for all he can tell it is the one that he sees


@covers("TH-038", "TH-229")
def test_a_sealed_choice_of_eight_is_unknown_to_the_others() -> None:
    t = drafted(2)
    before = t.s.view(1)
    t.plays(0, "drop 1+2+3+12")
    assert t.s.view(1) == before
    assert not any(desk.draft or desk.ready for desk in t.s.redeal(1, Rng(3)).desks)
    assert t.s.redeal(0, Rng(3)).picks(0) == t.s.picks(0)
