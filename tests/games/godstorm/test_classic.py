"""Chapter 27: the classic mode."""

from itertools import pairwise

import pytest

from tests.games.godstorm.play import begin, walk
from tests.games.godstorm.table import Table, covers, given
from theogony.games.godstorm.classic import BeginClassic, ClassicTurn, EndClassicTurn, NextClassicTurn
from theogony.games.godstorm.classic_cards import (
    TradeSets,
    completable,
    draw_territory_card,
    is_set,
    set_value,
)
from theogony.games.godstorm.content import (
    BOX,
    CARD_SYMBOL,
    CONTINENT_LANDS,
    LANDS,
    SYMBOLS,
    TERRITORIES,
    TERRITORY_CARDS,
    WILD,
    place,
)
from theogony.games.godstorm.fortify import Fortify
from theogony.games.godstorm.invade import Invade
from theogony.games.godstorm.muster import PlaceRaised
from theogony.games.godstorm.state import NEUTRAL, World
from theogony.games.godstorm.zones import DISCARDS, PILE, territory_hand
from theogony.kernel.rng import Rng
from theogony.kernel.state import SPECTATOR
from theogony.kernel.step import Unseen
from theogony.kernel.view import canonical

# Three territories by symbol, so that tests read like a hand of cards (GS-281).
FOOT = [TERRITORIES[i] for i in range(LANDS) if CARD_SYMBOL[i] == 0]
HORSE = [TERRITORIES[i] for i in range(LANDS) if CARD_SYMBOL[i] == 1]
GUNS = [TERRITORIES[i] for i in range(LANDS) if CARD_SYMBOL[i] == 2]


def table(cards: dict[int, list[str]] | None = None, **more: object) -> Table:
    """A classic position; ``cards`` are territory cards in hand."""
    t = given(mode="classic", **more)  # type: ignore[arg-type]
    t.s.agenda.clear()  # the floor of a Godstorm turn
    t.s.then(NextClassicTurn(t.s.turn, 0))
    t.s.cards.place(PILE, list(range(len(TERRITORY_CARDS))))
    for seat, names in (cards or {}).items():
        for name in names:
            t.s.cards.move(TERRITORY_CARDS.index(name), PILE, territory_hand(seat))
    return t


def hand(t: Table, seat: int) -> list[str]:
    return [TERRITORY_CARDS[card] for card in t.s.territory_hand(seat)]


def trading(cards: list[str], lands: dict[str, tuple[int, int]] | None = None) -> Table:
    """Seat 0 may trade sets now, then places the armies."""
    lands = lands or {GUNS[12]: (0, 1), GUNS[13]: (0, 1)}
    return table({0: cards}, lands=lands).step(Unseen((TradeSets(0, (), 0),)), PlaceRaised(0))


def hand_in(t: Table, seat: int, *cards: str) -> Table:
    return t.plays(seat, *[f"hand-in {card}" for card in cards])


# -- the mode ---------------------------------------------------------------------------------------------------------


@covers("GS-276")
def test_all_44_territory_cards_with_both_wild_ones_are_the_deck() -> None:
    t = table()
    t.s.cards.place(PILE, [])
    t.s.turn = 1
    t.step(BeginClassic())
    assert t.s.cards.content[PILE] == tuple(range(44))
    assert [TERRITORY_CARDS[card] for card in range(44) if CARD_SYMBOL[card] == WILD] == ["wild_1", "wild_2"]


@covers("GS-276")
def test_the_mode_is_off_by_default() -> None:
    assert begin((3, {}), 1).rules.name == "godstorm"
    assert begin((3, {"mode": "classic"}), 1).rules.name == "classic"


@covers("GS-277")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_only_the_ancient_world_is_used(seats: int) -> None:
    prompts = set()
    for s in walk(begin((seats, {"mode": "classic"}), seats), "bold", seats):
        assert not any(s.plague) and not any(s.temple) and not any(s.faith) and not any(s.armies[LANDS:])
        assert set(s.gods) == {-1} and not any(s.held(seat, deck) for seat in range(seats) for deck in range(4))
        prompts |= {type(prompt).__name__ for prompt in s.prompts()}
    assert prompts <= {
        "ChoosePantheon",
        "PlaceStart",
        "TradeSets",
        "ShownLand",
        "PlaceRaised",
        "Invade",
        "Assault",
        "Defend",
        "MoveMore",
        "Fortify",
        "FortifyTo",
        "FortifyArmies",
    }


@covers("GS-277", "GS-065")
@pytest.mark.parametrize("setup", ["dealt", "chosen"])
def test_starting_armies_are_placed_one_at_a_time(setup: str) -> None:
    turns = []
    for s in walk(begin((3, {"mode": "classic", "setup": setup}), 4), "random", 4):
        if s.prompts() and type(s.prompts()[0]).__name__ == "PlaceStart":
            turns.append(s.prompts()[0].seat)
    assert len(turns) == 3 * 35 - 42
    assert all((one + 1) % 3 == other for one, other in pairwise(turns))


@covers("GS-277", "GS-306")
@pytest.mark.parametrize("setup", ["dealt", "chosen"])
def test_two_players_leave_fourteen_territories_to_neutral_armies(setup: str) -> None:
    state = begin((2, {"mode": "classic", "setup": setup}), 4)
    for s in walk(state, "random", 4):
        if s.prompts() and type(s.prompts()[0]).__name__ == "TradeSets":
            break
        if s.cards.content[PILE]:
            break
    assert [state.owner[:LANDS].count(owner) for owner in (0, 1, NEUTRAL)] == [14, 14, 14]
    assert {state.armies[land] for land in range(LANDS) if state.owner[land] == NEUTRAL} == {3}


# -- the turn ---------------------------------------------------------------------------------------------------------


@covers("GS-278")
def test_reinforcements_are_a_third_of_the_territories_but_three_at_least() -> None:
    assert BOX.income[1:] == [max(3, lands // 3) for lands in range(1, LANDS + 1)]
    continent = min(range(len(CONTINENT_LANDS)), key=lambda c: len(CONTINENT_LANDS[c]))
    lands = {TERRITORIES[land]: (0, 1) for land in CONTINENT_LANDS[continent]}
    t = table(lands=lands).step(ClassicTurn(0, 0))
    assert t.s.raised == max(3, len(lands) // 3) + BOX.continent_bonus[continent]


@covers("GS-278")
def test_the_turn_is_reinforce_attack_fortify_and_a_card_for_a_capture() -> None:
    t = table(lands={"thule": (0, 6), "varangia": (0, 1), "rus": (1, 1), "roma": (1, 1), "corsica": (1, 1)})
    t.step(ClassicTurn(0, 0))
    assert t.asked() == (0, "PlaceRaised")
    t.refuses(0, "done", "GS-105")
    t.refuses(0, "place rus", "GS-098")
    t.plays(0, "place varangia", "place varangia", "place varangia")
    t.rolls(6, 6, 6, 1).plays(0, "attack varangia>rus", "roll 3")
    t.plays(0, "done", "fortify thule", "to varangia")
    t.picks(0).plays(0, "move 2")
    assert hand(t, 0) == [TERRITORY_CARDS[0]], "one capture, one card"
    assert t.asked() == (1, "PlaceRaised")


@covers("GS-278")
def test_two_captures_still_earn_one_card_and_none_earns_none() -> None:
    t = table()
    t.s.conquered = 2
    t.picks(5).step(EndClassicTurn(0))
    assert len(hand(t, 0)) == 1
    t = table()
    t.s.conquered = 0
    t.step(EndClassicTurn(0))
    assert hand(t, 0) == []


@covers("GS-278")
def test_there_is_one_fortify_move() -> None:
    t = table(lands={"thule": (0, 5), "varangia": (0, 2), "iberia": (1, 2), "kush": (2, 2)})
    t.step(Fortify(0)).plays(0, "fortify thule", "move 1")
    assert t.asked()[0] == 1


@covers("GS-278", "GS-277")
def test_no_declaration_is_made_and_lost_armies_go_to_no_heaven() -> None:
    t = table(lands={"varangia": (0, 5), "rus": (1, 5), "iberia": (2, 1)})
    t.step(Invade(0)).plays(0, "attack varangia>rus")
    assert t.asked() == (0, "Assault"), "no number of armies is declared"
    t.rolls(6, 1, 1, 5, 5).plays(0, "roll 3").plays(1, "defend 2")
    assert (t.at("varangia"), t.at("rus")) == ((0, 4), (1, 4))
    assert t.s.heaven[:2] == [0, 0] and t.s.reserve[0] == 110 - 4


# -- sets -------------------------------------------------------------------------------------------------------------


@covers("GS-279")
@pytest.mark.parametrize(
    ("symbols", "good"),
    [
        ("000", True),
        ("111", True),
        ("222", True),
        ("012", True),
        ("001", False),
        ("122", False),
        ("030", True),
        ("013", True),
        ("033", True),
        ("00", False),
        ("0000", False),
    ],
)
def test_a_set_is_three_equal_one_of_each_or_two_and_a_wild_card(symbols: str, good: bool) -> None:
    stacks = {"0": FOOT[:], "1": HORSE[:], "2": GUNS[:], "3": ["wild_1", "wild_2"]}
    cards = [TERRITORY_CARDS.index(stacks[symbol].pop()) for symbol in symbols]
    assert is_set(cards) == good
    if len(cards) == 3:
        assert completable(tuple(cards), ()) == good


@covers("GS-279")
def test_sets_are_worth_more_and_more() -> None:
    assert [set_value(BOX, traded) for traded in range(9)] == [4, 6, 8, 10, 12, 15, 20, 25, 30]


@covers("GS-279")
def test_the_value_counts_the_sets_of_all_players() -> None:
    t = trading(FOOT[:3])
    t.s.sets_traded = 6
    hand_in(t, 0, *FOOT[:3])
    assert t.s.raised == 20 and t.s.sets_traded == 7


@covers("GS-279")
def test_only_cards_in_hand_that_make_a_set_are_handed_in() -> None:
    t = trading([FOOT[0], FOOT[1], HORSE[0], HORSE[1]])
    t.refuses(0, f"hand-in {GUNS[0]}", "GS-279")
    assert t.refuses(0, f"hand-in {FOOT[0]}", "GS-279").key == "no-set-with-it"
    assert t.options(0) == ["done"]


@covers("GS-279")
def test_a_set_begun_is_finished_with_fitting_cards() -> None:
    t = trading([FOOT[0], FOOT[1], HORSE[0], GUNS[0]])
    t.plays(0, f"hand-in {FOOT[0]}")
    t.refuses(0, "done", "GS-279")
    t.refuses(0, f"hand-in {FOOT[0]}", "GS-279")
    t.refuses(0, f"hand-in {FOOT[1]}", "GS-279")
    hand_in(t, 0, HORSE[0], GUNS[0])
    assert hand(t, 0) == [FOOT[1]] and t.s.raised == 4


@covers("GS-279")
def test_trading_is_free_with_four_cards_and_forced_with_five() -> None:
    four = [FOOT[0], FOOT[1], FOOT[2], HORSE[0]]
    t = trading(four)
    assert "done" in t.options(0)
    t = trading([*four, HORSE[1]])
    assert t.refuses(0, "done", "GS-279").params == {"number": 5}
    hand_in(t, 0, *FOOT[:3])
    assert t.asked() == (0, "PlaceRaised"), "two cards are left: nothing to ask"


@covers("GS-279")
def test_a_forced_trade_goes_on_until_four_are_left() -> None:
    t = trading(FOOT[:8])
    hand_in(t, 0, *FOOT[:3])
    t.refuses(0, "done", "GS-279")
    hand_in(t, 0, *FOOT[3:6])
    assert hand(t, 0) == FOOT[6:8]


@covers("GS-279")
def test_two_more_armies_go_to_one_own_territory_shown() -> None:
    t = trading(FOOT[:3], {FOOT[0]: (0, 1), FOOT[1]: (0, 1), FOOT[2]: (1, 1)})
    hand_in(t, 0, *FOOT[:3])
    assert t.asked() == (0, "ShownLand")
    t.refuses(0, f"target {FOOT[2]}", "GS-279")
    t.refuses(0, f"target {FOOT[3]}", "GS-279")
    t.plays(0, f"target {FOOT[1]}")
    assert (t.at(FOOT[0]), t.at(FOOT[1])) == ((0, 1), (0, 3))
    assert t.s.raised == 4, "they come on top of the armies of the set"


@covers("GS-279")
def test_no_territory_shown_is_controlled_no_bonus() -> None:
    t = trading(FOOT[:3], {HORSE[0]: (0, 1), HORSE[1]: (0, 1), FOOT[0]: (1, 1)})
    hand_in(t, 0, *FOOT[:3])
    assert t.asked() == (0, "PlaceRaised")
    assert t.s.raised == 4 and t.at(FOOT[0]) == (1, 1)


@covers("GS-279", "GS-017")
@pytest.mark.parametrize(
    ("left", "shown", "raised"), [(0, 0, 0), (1, 1, 0), (2, 2, 0), (3, 2, 1), (5, 2, 3), (9, 2, 4)]
)
def test_a_small_reserve_serves_the_shown_land_first(left: int, shown: int, raised: int) -> None:
    t = table({0: FOOT[:3]}, lands={FOOT[0]: (0, 110 - left), "corsica": (1, 1), "kush": (2, 1)})
    hand_in(t.step(Unseen((TradeSets(0, (), 0),)), PlaceRaised(0)), 0, *FOOT[:3])
    assert t.at(FOOT[0]) == (0, 110 - left + shown + raised), "the only own territory takes all"
    assert t.s.reserve[0] == left - shown - raised


# -- elimination ------------------------------------------------------------------------------------------------------


def about_to_eliminate(mine: list[str], theirs: list[str]) -> Table:
    """Seat 0 is about to take the last territory of seat 1; seat 2 stays."""
    t = table({0: mine, 1: theirs}, lands={"varangia": (0, 9), "rus": (1, 1), "corsica": (2, 4)})
    return t.step(Invade(0)).rolls(6, 6, 6, 1).plays(0, "attack varangia>rus", "roll 3", "move 3")


@covers("GS-280")
def test_the_conqueror_takes_the_cards_of_who_is_out() -> None:
    t = about_to_eliminate([FOOT[0]], [FOOT[1], HORSE[0]])
    assert hand(t, 0) == sorted([FOOT[0], FOOT[1], HORSE[0]], key=TERRITORY_CARDS.index) and hand(t, 1) == []
    assert t.s.alive[:3] == [1, 0, 1]
    assert t.asked() == (0, "Invade")


@covers("GS-280")
def test_with_five_cards_nothing_is_traded_before_the_next_turn() -> None:
    t = about_to_eliminate(FOOT[:3], FOOT[3:5])
    assert len(hand(t, 0)) == 5
    assert t.asked() == (0, "Invade")


@covers("GS-280")
def test_with_six_cards_sets_are_traded_at_once_down_to_four_and_placed() -> None:
    t = about_to_eliminate(FOOT[:3], FOOT[3:6])
    assert t.asked() == (0, "TradeSets")
    assert t.refuses(0, "done", "GS-280").params == {"number": 6}
    hand_in(t, 0, *FOOT[:3])
    if t.asked()[1] == "ShownLand":
        t.plays(0, t.options(0)[0])
    assert len(hand(t, 0)) == 3
    assert t.asked() == (0, "PlaceRaised"), (
        "three cards are a set too, but no trade is forced any more: none is offered"
    )
    t.plays(0, *["place rus"] * 4)
    assert t.asked() == (0, "Invade")


@covers("GS-280")
def test_many_spoils_are_traded_again_and_again() -> None:
    t = about_to_eliminate(FOOT[:4], FOOT[4:9])
    for first in (0, 3):
        t.refuses(0, "done", "GS-280")
        hand_in(t, 0, *FOOT[first : first + 3])
        if t.asked()[1] == "ShownLand":
            t.plays(0, t.options(0)[0])
    assert len(hand(t, 0)) == 3 and t.s.sets_traded == 2
    assert t.asked() == (0, "PlaceRaised") and t.s.raised == 4 + 6


@covers("GS-280")
def test_the_last_player_left_wins() -> None:
    t = table(seats=2, lands={"varangia": (0, 9), "rus": (1, 1), "corsica": (NEUTRAL, 3)})
    t.step(Invade(0)).rolls(6, 6, 6, 1).plays(0, "attack varangia>rus", "roll 3", "move 3")
    assert t.s.result is not None
    assert (t.s.result.reason, t.s.result.ranks) == ("GS-280", [1, 2])


@covers("GS-281")
def test_symbols_are_fourteen_of_each_in_list_order() -> None:
    assert [CARD_SYMBOL[:LANDS].count(symbol) for symbol in range(3)] == [14, 14, 14]
    assert [SYMBOLS[CARD_SYMBOL[i]] for i in range(4)] == ["infantry", "cavalry", "artillery", "infantry"]


# -- order, discards, neutral armies ----------------------------------------------------------------------------------


@covers("GS-306")
@pytest.mark.parametrize("setup", ["dealt", "chosen"])
@pytest.mark.parametrize("seed", range(4))
def test_who_placed_the_first_army_begins_and_turns_go_clockwise(setup: str, seed: int) -> None:
    first_army = -1
    turns: list[int] = []
    kind = "PlaceStart" if setup == "dealt" else "ClaimLand"
    for s in walk(begin((4, {"mode": "classic", "setup": setup}), seed), "meek", seed):
        for prompt in s.prompts():
            if type(prompt).__name__ == kind and first_army < 0:
                first_army = prompt.seat
            if s.cards.content[PILE] and (not turns or turns[-1] != s.turn):
                turns.append(s.turn)
    assert turns[:6] == [(first_army + i) % 4 for i in range(6)]


@covers("GS-306")
def test_who_is_out_is_skipped() -> None:
    t = table(seats=4, lands={"thule": (0, 2), "rus": (1, 2), "iberia": (2, 2), "kush": (3, 2)})
    t.s.alive[1] = 0
    t.s.agenda.clear()
    t.step(NextClassicTurn(0, 0))
    assert t.s.turn == 2


@covers("GS-306")
def test_traded_cards_are_discarded_and_reshuffled_when_the_deck_is_empty() -> None:
    t = hand_in(trading(FOOT[:3]), 0, *FOOT[:3])
    assert [TERRITORY_CARDS[card] for card in t.s.cards.content[DISCARDS]] == FOOT[:3]
    t.s.cards.move_all([PILE], territory_hand(2))
    t.picks(1)
    draw_territory_card(t.s, 1)
    assert hand(t, 1) == [FOOT[1]]
    assert (len(t.s.cards.content[PILE]), t.s.cards.content[DISCARDS]) == (2, ())


@covers("GS-306")
def test_nothing_is_drawn_when_all_cards_are_in_hands() -> None:
    t = table({0: list(TERRITORY_CARDS)})
    draw_territory_card(t.s, 1)
    assert hand(t, 1) == []


@covers("GS-306")
def test_neutral_armies_defend_with_all_dice_and_never_attack() -> None:
    t = table(seats=2, lands={"varangia": (0, 5), "rus": (NEUTRAL, 3), "corsica": (1, 1)})
    t.step(Invade(0)).rolls(6, 6, 6, 1, 1).plays(0, "attack varangia>rus", "roll 3")
    assert t.at("rus") == (NEUTRAL, 1), "nobody was asked for the defence"
    turns = {s.turn for s in walk(begin((2, {"mode": "classic"}), 3), "meek", 3)}
    assert turns <= {-1, 0, 1}


@covers("GS-306")
def test_territory_cards_are_secret_and_their_numbers_public() -> None:
    t = table({0: FOOT[:3], 1: [*HORSE[:2], "wild_1"]}, lands={"rus": (0, 1)}).step(Unseen((TradeSets(0, (), 0),)))
    s = t.s
    assert s.view(0)["territory_hand"] == FOOT[:3]
    for seat in (SPECTATOR, 1, 2):
        assert FOOT[0] not in str(s.view(seat).get("territory_hand", ""))
        assert [player["territory_cards"] for player in _players(s, seat)] == [3, 3, 0]
        before = canonical(s.view(seat))
        new = s.redeal(seat, Rng(5))
        assert canonical(new.view(seat)) == before
        assert new.cards.content != s.cards.content
    t.plays(0, f"hand-in {FOOT[0]}")
    for seat in (SPECTATOR, 1, 2):
        new = s.redeal(seat, Rng(5))
        assert canonical(new.view(seat)) == canonical(s.view(seat))
        assert new.desk(0).draft == (), "the first card of a set is still hidden"
    assert s.redeal(0, Rng(5)).desk(0) == s.desk(0)


def _players(s: World, seat: int) -> list[dict[str, object]]:
    players = s.view(seat)["players"]
    assert isinstance(players, list)
    return players


# -- the agreed length ------------------------------------------------------------------------------------------------


@covers("GS-307")
@pytest.mark.parametrize("rounds", ["10", "20", "40"])
def test_the_game_is_scored_after_the_agreed_rounds(rounds: str) -> None:
    turns: list[int] = []
    last = begin((3, {"mode": "classic", "rounds": rounds}), 2)
    for s in walk(last, "meek", 2):
        if s.cards.content[PILE] and (not turns or turns[-1] != s.turn):
            turns.append(s.turn)
    assert last.result is not None and last.result.reason == "GS-307"
    assert [turns.count(seat) for seat in range(3)] == [int(rounds)] * 3


@covers("GS-307")
def test_a_game_without_agreed_length_goes_on() -> None:
    state = begin((3, {"mode": "classic", "rounds": "unlimited"}), 2)
    for s in walk(state, "meek", 2):
        if s.rounds == 50:
            break
    assert state.rounds == 50 and state.result is None


@covers("GS-307")
def test_everybody_left_has_had_the_same_number_of_turns_when_the_first_player_is_out() -> None:
    t = table(seats=3, turn=2, lands={"rus": (1, 2), "iberia": (2, 2)})
    t.s.agenda.clear()
    t.s.alive[0] = 0
    t.s.round_limit, t.s.rounds = 10, 9
    t.step(NextClassicTurn(1, 0))
    assert t.s.result is None and t.s.turn == 2, "the second player is through, the third has a turn to come"
    t.s.agenda.clear()
    t.step(NextClassicTurn(2, 0))
    assert t.s.result is not None and t.s.result.reason == "GS-307"


@covers("GS-307", "GS-269", "GS-270", "GS-273")
def test_territories_and_continents_count_and_ties_are_broken_by_territories() -> None:
    continent = min(range(len(CONTINENT_LANDS)), key=lambda c: len(CONTINENT_LANDS[c]))
    held = [TERRITORIES[land] for land in CONTINENT_LANDS[continent]]
    others = [name for name in TERRITORIES if name not in held]
    points = len(held) + BOX.continent_bonus[continent]
    scattered = others[:: len(others) // (points + 1)][:points]
    assert len({place(name) for name in scattered}) == points
    lands = dict.fromkeys(held, (0, 1)) | dict.fromkeys(scattered, (1, 1))
    lands[next(name for name in others if name not in scattered)] = (2, 1)
    t = table(lands=lands)
    t.s.agenda.clear()
    t.s.round_limit, t.s.rounds = 10, 9
    t.step(NextClassicTurn(2, 0))
    assert t.s.result is not None
    assert t.s.result.scores == [points, points, 1]
    assert t.s.result.ranks == [2, 1, 3]


@covers("GS-307")
def test_a_full_tie_is_shared() -> None:
    t = table(lands={"rus": (0, 3), "iberia": (1, 1), "kush": (2, 9)})
    t.s.agenda.clear()
    t.s.round_limit, t.s.rounds = 10, 9
    t.step(NextClassicTurn(2, 0))
    assert t.s.result is not None and t.s.result.ranks == [1, 1, 1]
