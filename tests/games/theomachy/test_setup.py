"""Chapters 2 and 3: modes and options, Cults, pantheons, starting packs, gods."""

import pytest

from tests.games.theomachy.table import Play, covers, opened, play_to, told
from theogony.games.theomachy.content import (
    CARDS,
    GOD_PANTHEON,
    GODS,
    MYTH_PANTHEON,
    MYTHS,
    PACK_NAMES,
    PACKS,
    PANTHEON_BOX,
    PANTHEONS,
    cards_of_box,
)
from theogony.games.theomachy.game import GAME
from theogony.games.theomachy.moves import MOVES
from theogony.games.theomachy.zones import FADED, HEAVENS, PRAYER_DECK
from theogony.kernel.game import BadSetup
from theogony.kernel.rng import Rng

ANCIENTS = ["greek", "babylonian", "egyptian", "outer_gods"]
WARRIORS = ["celtic", "norse", "slavic", "great_old_ones"]


def with_pantheons(*names: str, seed: int = 0, **options: str) -> Play:
    """Everybody has chosen: the first in the order drawn by lot the first of these, and so on. The draft begins."""
    t = opened(len(names), seed, **{"mode": "advanced", **options})
    for name in names:
        t.plays(t.asked()[0], f"pantheon {name}")
    return t


def at_gods(*names: str, seed: int = 0, **options: str) -> Play:
    return play_to(with_pantheons(*names, seed=seed, **options), "ChooseGod")


def seat_of(t: Play, pantheon: str) -> int:
    return t.each("pantheon").index(PANTHEONS.index(pantheon))


def all_cards(t: Play) -> list[int]:
    """Every Prayer card in play, wherever it is."""
    return sorted(card for zone in t.s.cards.content for card in zone)


# -- modes and options -------------------------------------------------------------------------------------------------


@covers("TH-017")
def test_there_are_three_modes() -> None:
    assert {option.name: option.values for option in GAME.options}["mode"] == ("basic", "advanced", "epic")
    with pytest.raises(BadSetup, match="unknown-value"):
        GAME.new(2, {"mode": "divine"})


@covers("TH-017")
def test_basic_has_no_gods_advanced_and_epic_choose_pantheons_first() -> None:
    assert opened(3).asked()[1] == "BettingTurn"
    assert opened(3, mode="advanced").asked()[1] == "ChoosePantheon"
    assert opened(3, mode="epic").asked()[1] == "ChoosePantheon"


@covers("TH-017", "TH-043")
def test_only_advanced_and_epic_have_a_myth_phase() -> None:
    basic = play_to(opened(2), "TakePrayer")
    while basic.s.number == 1:
        play_to(basic, "TakePrayer", "BettingTurn").plays(basic.asked()[0], basic.options(basic.asked()[0])[0])
    assert not told(basic, "myth-left")
    for mode in ("advanced", "epic"):
        t = opened(2, mode=mode)
        assert play_to(t, "ChooseMyth").asked()[1] == "ChooseMyth"


@covers("TH-018")
def test_two_to_four_players_choose_any_box() -> None:
    for box, cards in (("ancients", 120), ("warriors", 120), ("both", 240)):
        assert len(all_cards(opened(4, box=box))) == cards


@covers("TH-018")
@pytest.mark.parametrize("seats", [5, 6, 7, 8])
def test_five_to_eight_players_need_both_boxes(seats: int) -> None:
    assert len(all_cards(opened(seats))) == 240  # chosen where nothing is said
    assert opened(seats, box="both").s.seats == seats
    for box in ("ancients", "warriors"):
        with pytest.raises(BadSetup, match="both-boxes-needed"):
            GAME.new(seats, {"box": box})


@covers("TH-018")
def test_pantheons_and_packs_of_the_other_box_stay_there() -> None:
    t = opened(2, mode="advanced", box="ancients")
    assert t.options(t.asked()[0]) == [f"pantheon {name}" for name in ANCIENTS]
    t.refuses(t.asked()[0], "pantheon norse", "TH-018")
    t = opened(2, packs="chosen", box="warriors")
    t.refuses(0, "pack ancients-i", "TH-018")
    t.plays(0, "pack warriors-i")


@covers("TH-019")
def test_both_boxes_offer_240_cards_and_eight_pantheons_but_one_set_of_essence_cards() -> None:
    t = opened(2, mode="advanced", box="both")
    assert all_cards(t) == list(range(CARDS))
    assert t.options(t.asked()[0]) == [f"pantheon {name}" for name in PANTHEONS]
    assert sorted(PANTHEONS) == sorted(ANCIENTS + WARRIORS)
    assert len(t.s.essences.content[HEAVENS]) == 24


@covers("TH-020")
def test_basic_leaves_gods_mythology_miracles_and_points_in_the_box() -> None:
    t = opened(4)
    assert t.each("god") == t.each("pantheon") == t.each("myth_top") == t.each("hero") == [-1] * t.s.seats
    assert not any(player.myth_pool for player in t.s.players)
    t.refuses(t.asked()[0], "invoke", "TH-202")
    while t.s.number < 4:  # whatever happens
        prompt = t.s.prompts()[0]
        t.s.apply(prompt.seat, t.s.options(prompt.seat)[0])
    assert t.each("miracles") == t.each("points") == [0] * t.s.seats


# -- Cults and decks ---------------------------------------------------------------------------------------------------


@covers("TH-021")
@pytest.mark.parametrize("seats", range(2, 9))
def test_everybody_starts_with_three_prophets_five_priests_and_eight_disciples(seats: int) -> None:
    t = opened(seats, mode="advanced")
    assert [t.cult(seat) for seat in range(seats)] == [(3, 5, 8)] * seats
    assert t.s.view(0)["players"][0]["cult_value"] == 71  # type: ignore[index]
    assert len(t.s.cult) == 3 * seats


@covers("TH-022")
def test_all_other_tokens_are_in_the_bank() -> None:
    t = opened(3, mode="advanced")
    assert [t.stake(seat) for seat in range(3)] == [(0, 0, 0)] * 3
    assert t.each("miracles") == [0] * t.s.seats


@covers("TH-023")
def test_the_prayer_deck_is_shuffled_and_lacks_the_starting_packs() -> None:
    t = opened(2)
    marked = {card for seat in (0, 1) for card in t.s.draw_pile(seat) + t.s.hand(seat)}
    assert len(marked) == 16
    assert not marked & set(t.s.cards.content[PRAYER_DECK])
    assert len(t.s.cards.content[PRAYER_DECK]) == 120 - 16 - 6
    tracks = {tuple(opened(2, seed).track()) for seed in range(12)}
    assert len(tracks) == 12


@covers("TH-024")
def test_the_essence_deck_is_whole_its_discards_empty_and_the_ante_one() -> None:
    t = opened(2, mode="advanced")
    assert sorted(t.s.essences.content[HEAVENS]) == list(range(24))
    assert (t.s.essences.content[FADED], t.s.ante) == ((), 1)
    skies = {tuple(opened(2, seed).sky()) for seed in range(12)}
    assert len(skies) == 12


# -- pantheons ---------------------------------------------------------------------------------------------------------


@covers("TH-025")
def test_the_order_of_choice_is_drawn_by_lot_and_everybody_chooses_once() -> None:
    orders = set()
    for seed in range(20):
        t = opened(3, seed, mode="advanced")
        order = []
        for name in ("greek", "babylonian", "egyptian"):
            order.append(t.asked()[0])
            t.plays(t.asked()[0], f"pantheon {name}")
        assert sorted(order) == [0, 1, 2]
        assert told(t, "choice-order")[0]["seats"] == order
        orders.add(tuple(order))
    assert len(orders) == 6


@covers("TH-025")
def test_no_two_players_have_the_same_pantheon() -> None:
    t = opened(2, mode="advanced")
    t.plays(t.asked()[0], "pantheon greek")
    t.refuses(t.asked()[0], "pantheon greek", "TH-025")
    t.plays(t.asked()[0], "pantheon egyptian")
    assert sorted(t.each("pantheon")[:2]) == [PANTHEONS.index("greek"), PANTHEONS.index("egyptian")]


@covers("TH-025")
def test_eight_players_take_all_eight_pantheons() -> None:
    t = opened(8, mode="advanced")
    for name in PANTHEONS[:7]:
        t.plays(t.asked()[0], f"pantheon {name}")
    assert sorted(t.each("pantheon")) == list(range(8))  # the last one has no choice and is not asked


@covers("TH-026")
@pytest.mark.parametrize("mode", ["advanced", "epic"])
def test_first_the_pantheon_then_the_draft_then_the_god(mode: str) -> None:
    t = opened(2, mode=mode)
    seen: list[str] = []
    while t.asked()[1] != "BettingTurn":
        if not seen or seen[-1] != t.asked()[1]:
            seen.append(t.asked()[1])
        prompt = t.s.prompts()[0]
        t.s.apply(prompt.seat, t.s.options(prompt.seat)[0])
    assert seen == ["ChoosePantheon", "PickCard", "DropCards", "ChooseGod"]


@covers("TH-027")
def test_the_five_mythology_cards_are_a_deck_with_its_top_card_face_up() -> None:
    t = with_pantheons("greek", "norse", box="both")
    for pantheon in ("greek", "norse"):
        seat = seat_of(t, pantheon)
        deck = [t.s.players[seat].myth_top, *t.s.players[seat].myth_pool]
        assert sorted(deck) == [m for m in range(40) if MYTH_PANTHEON[m] == PANTHEONS.index(pantheon)]
        for watcher in (0, 1, -1):
            public = t.s.view(watcher)["players"][seat]  # type: ignore[index]
            assert (public["myth_top"], public["myth_deck"]) == (MYTHS[t.s.players[seat].myth_top], 4)


@covers("TH-027", "TH-229")
def test_nobody_knows_what_lies_below_the_top_mythology_card() -> None:
    tops = {with_pantheons("greek", "norse", seed=seed, box="both").s.players[0].myth_top for seed in range(40)}
    assert len(tops) == 10  # any of the five, of either pantheon
    t = with_pantheons("greek", "norse", box="both")
    below = [MYTHS[myth] for myth in t.s.players[0].myth_pool]
    assert not any(name in str(t.s.view(0)) for name in below)  # not even its owner


# -- packs -------------------------------------------------------------------------------------------------------------


@covers("TH-028")
@pytest.mark.parametrize("mode", ["advanced", "epic"])
def test_with_gods_decks_must_be_drafted(mode: str) -> None:
    assert GAME.settle(3, {"mode": mode})["decks"] == "draft"
    with pytest.raises(BadSetup, match="draft-needed"):
        GAME.new(3, {"mode": mode, "decks": "preconstructed"})


@covers("TH-028")
def test_the_basic_game_has_packs_or_a_draft() -> None:
    assert opened(3, decks="preconstructed").asked()[1] == "BettingTurn"
    assert opened(3, decks="draft").asked()[1] == "PickCard"


@covers("TH-029")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_gets_one_pack_of_eight_and_the_others_are_in_the_prayer_deck(seats: int) -> None:
    t = opened(seats, 5)
    taken = [sorted(t.s.draw_pile(seat) + t.s.hand(seat)) for seat in range(seats)]
    assert all(pack in PACKS[:4] for pack in taken)
    assert len({tuple(pack) for pack in taken}) == seats
    unused = [card for pack in PACKS[:4] if pack not in taken for card in pack]
    assert len(unused) == 8 * (4 - seats)
    assert set(unused) <= set(t.s.cards.content[PRAYER_DECK]) | set(t.track())
    assert all_cards(t) == cards_of_box(0)


@covers("TH-029")
def test_a_pack_is_taken_once() -> None:
    t = opened(3, packs="chosen")
    t.plays(0, "pack ancients-iii")
    t.refuses(1, "pack ancients-iii", "TH-029")
    t.plays(1, "pack ancients-i").plays(2, "pack ancients-iv")
    assert [card["pack"] for card in told(t, "pack")] == ["ancients-iii", "ancients-i", "ancients-iv"]
    assert sorted(t.s.draw_pile(0) + t.s.hand(0)) == PACKS[2]


@covers("TH-030")
def test_packs_are_dealt_by_lot() -> None:
    dealt = {told(opened(2, seed), "pack")[0]["pack"] for seed in range(30)}
    assert dealt == set(PACK_NAMES[:4])


@covers("TH-030")
def test_with_both_boxes_there_are_eight_packs() -> None:
    t = opened(8)
    assert sorted(str(card["pack"]) for card in told(t, "pack")) == sorted(PACK_NAMES)


@covers("TH-030")
def test_the_host_may_let_players_choose_their_packs_in_seat_order() -> None:
    t = opened(8, packs="chosen")
    for seat, name in enumerate(PACK_NAMES[:7]):
        assert t.asked() == (seat, "ChoosePack")
        t.plays(seat, f"pack {name}")
    assert sorted(t.s.draw_pile(7) + t.s.hand(7)) == PACKS[7]  # the last one has no choice and is not asked


# -- gods --------------------------------------------------------------------------------------------------------------


@covers("TH-040")
def test_everybody_chooses_secretly_one_of_three_gods_and_all_are_shown_together() -> None:
    t = at_gods("greek", "egyptian")
    greek, egyptian = seat_of(t, "greek"), seat_of(t, "egyptian")
    assert t.options(greek) == ["god ares", "god athena", "god poseidon"]
    t.refuses(greek, "god ra", "TH-040")
    t.plays(greek, "god athena")
    assert t.each("god")[:2] == [-1, -1]
    assert "athena" not in str(t.s.view(egyptian))
    assert t.s.view(greek)["sealed"] == "god athena"
    t.plays(egyptian, "god set")
    assert [t.s.view(-1)["players"][seat]["god"] for seat in (greek, egyptian)] == ["athena", "set"]  # type: ignore[index]
    assert t.each("miracles") == [0] * t.s.seats


@covers("TH-040")
def test_a_sealed_choice_may_be_replaced_until_all_have_chosen() -> None:
    t = at_gods("greek", "egyptian")
    greek, egyptian = seat_of(t, "greek"), seat_of(t, "egyptian")
    t.plays(greek, "god athena", "god ares").plays(egyptian, "god ra")
    assert GODS[t.s.players[greek].god] == "ares"


@covers("TH-040", "TH-229")
def test_a_sealed_god_is_unknown_in_every_redeal_of_the_others() -> None:
    t = at_gods("greek", "egyptian")
    greek, egyptian = seat_of(t, "greek"), seat_of(t, "egyptian")
    before = t.s.view(egyptian)
    t.plays(greek, "god athena")
    assert t.s.view(egyptian) == before  # not even that he has chosen
    redealt = t.s.redeal(egyptian, Rng(1))
    assert not any(desk.draft or desk.ready for desk in redealt.desks)
    own = t.s.redeal(greek, Rng(1))
    assert own.desks[greek].draft == (MOVES.parse("god athena"),)


@covers("TH-041")
def test_thor_begins_with_mjollnir_and_a_reshuffled_deck_of_four() -> None:
    tops = set()
    for seed in range(30):
        t = at_gods("norse", "celtic", seed=seed, box="warriors")
        thor, other = seat_of(t, "norse"), seat_of(t, "celtic")
        t.plays(thor, "god thor").plays(other, "god danu")
        assert [MYTHS[myth] for myth in t.s.players[thor].myths] == ["mjollnir"]
        deck = [MYTHS[myth] for myth in (t.s.players[thor].myth_top, *t.s.players[thor].myth_pool)]
        assert sorted(deck) == ["fenrir", "sigurd", "valhalla", "yggdrasil"]
        assert t.s.players[other].myths == ()
        assert t.each("miracles") == [0] * t.s.seats  # free
        tops.add(deck[0])
    assert len(tops) == 4


@covers("TH-041")
def test_other_gods_of_the_north_begin_without_mjollnir() -> None:
    t = at_gods("norse", "celtic", box="warriors")
    t.plays(seat_of(t, "norse"), "god loki").plays(seat_of(t, "celtic"), "god danu")
    assert t.s.players[seat_of(t, "norse")].myths == ()


@covers("TH-042")
@pytest.mark.parametrize("decks", ["preconstructed", "draft"])
def test_the_eight_cards_are_a_shuffled_draw_pile_and_the_discard_pile_is_empty(decks: str) -> None:
    t = play_to(opened(3, decks=decks), "BettingTurn")
    for seat in range(3):
        assert (len(t.s.hand(seat)), len(t.s.draw_pile(seat)), t.s.discard_pile(seat)) == (5, 3, ())
    hands = set()
    for seed in range(10):
        t = opened(2, seed, packs="chosen")
        t.plays(0, "pack ancients-i").plays(1, "pack ancients-ii")
        hands.add(tuple(t.hand(0)))
    assert len(hands) > 5


@covers("TH-008", "TH-040")
def test_every_god_can_be_chosen() -> None:
    for god, pantheon in enumerate(GOD_PANTHEON):
        box = PANTHEON_BOX[pantheon]
        others = [p for p in range(8) if PANTHEON_BOX[p] == box and p != pantheon]
        t = at_gods(PANTHEONS[pantheon], PANTHEONS[others[0]], box=("ancients", "warriors")[box])
        seat = seat_of(t, PANTHEONS[pantheon])
        t.plays(seat, f"god {GODS[god]}").plays(1 - seat, t.options(1 - seat)[0])
        assert t.s.players[seat].god == god
