"""Chapters 4 and 5: the course of a Hand, the First Player, and the Start Phase."""

import pytest

from tests.games.theomachy.table import TRACK, Play, covers, given, opened, play_to, told
from theogony.games.theomachy.betting import BettingRound
from theogony.games.theomachy.content import BOX, DESIGN, DESIGNS
from theogony.games.theomachy.prayer import TakePrayer
from theogony.games.theomachy.setup import BeginGame
from theogony.games.theomachy.start import Antes, StartPhase
from theogony.games.theomachy.zones import FADED, GONE, HAND, HEAVENS

EIGHT = ["gale", "unity", "foresight", "whispers", "oracle", "hatred", "curse", "rage"]


def folds_and_prays(t: Play) -> None:
    """The asked player folds if he can; from the Track he takes the last free card, else he does nothing."""
    prompt = t.s.prompts()[0]
    options = t.options(prompt.seat)
    wanted = ["fold", "leave", "pass", "done", "end"]
    free = [move for move in ("place 6", "place 5", "deck") if move in options]
    t.plays(prompt.seat, next((move for move in [*wanted, *free] if move in options), options[0]))


def to_hand(t: Play, number: int) -> Play:
    """Hand after Hand all but one fold, until the bets of this Hand are open."""
    while t.s.number < number or t.asked()[1] != "BettingTurn":
        folds_and_prays(t)
    return t


def before_antes(ante: int = 1, **cults: tuple[int, int, int]) -> Play:
    """All hands are dealt; seats a, b, c have these Cults."""
    given_cults = {"abc".index(name): cult for name, cult in cults.items()}
    t = given(len(cults), cults=given_cults, stakes=dict.fromkeys(given_cults, (0, 0, 0)), level=(0, 0, 0))
    t.s.ante = ante
    return t.step(Antes())


# -- the course of the game --------------------------------------------------------------------------------------------


@covers("TH-043")
@pytest.mark.parametrize(
    ("mode", "phases"),
    [
        ("basic", ["betting", "battle", "closure", "prayer", "betting"]),
        ("advanced", ["betting", "battle", "closure", "prayer", "myth", "betting"]),
    ],
)
def test_the_phases_of_a_hand(mode: str, phases: list[str]) -> None:
    t = play_to(opened(2, 3, mode=mode), "BettingTurn")
    seen = [str(t.s.view(0)["phase"])]
    while t.s.number == 1 or seen[-1] != "betting":
        phase = str(t.s.view(0)["phase"])
        if phase != seen[-1]:
            seen.append(phase)
        if t.s.number > 1:
            break
        prompt = t.s.prompts()[0]
        options = t.options(prompt.seat)
        quiet = [move for move in ("pass", "end", "done", "deck", "leave") if move in options]
        t.plays(prompt.seat, (quiet or options)[0])
    assert seen == phases
    assert [event["number"] for event in told(t, "hand-begins")] == [1, 2]


@covers("TH-043", "TH-065")
def test_a_betting_phase_has_three_rounds() -> None:
    t = given(2, hands={0: ["gale"], 1: ["gale"]}, level=(0, 0, 1))
    t.step(BettingRound(1))
    for _ in range(3):
        t.plays(0, "pass", "end").plays(1, "pass", "end")
    assert [event["round"] for event in told(t, "round")] == [1, 2, 3]
    assert t.asked() == (0, "BattleTurn")


@covers("TH-045")
def test_the_first_first_player_is_drawn_by_lot() -> None:
    firsts = [opened(4, seed).s.first for seed in range(40)]
    assert set(firsts) == {0, 1, 2, 3}
    t = given(3).picks(2, *[0] * 11).step(BeginGame())  # and the first cards of Track and Constellation
    assert t.s.first == 2


@covers("TH-046")
def test_the_winner_of_a_hand_is_the_next_first_player() -> None:
    t = given(3, first=0, track=TRACK).step(BettingRound(1))
    t.plays(0, "fold").plays(1, "raise priest").plays(2, "fold")
    assert t.s.won(1)
    assert t.s.first == 1
    assert t.asked() == (1, "TakePrayer")


# -- cards -------------------------------------------------------------------------------------------------------------


@covers("TH-049")
def test_the_track_is_dealt_face_up_in_the_first_hand_only() -> None:
    t = to_hand(opened(2, 1), 1)
    track = t.track()
    assert all(card >= 0 for card in track)
    assert t.s.view(-1)["track"] == [DESIGNS[DESIGN[card]] for card in track]
    assert len(told(t, "track")) == 1
    to_hand(t, 2)
    assert len(told(t, "track")) == 2  # the second comes from the clean-up of the Prayer Phase, not from a Start Phase
    kinds = [event["kind"] for event in told(t, "track", "hand-begins")]
    assert kinds == ["hand-begins", "track", "track", "hand-begins"]


@covers("TH-050")
def test_two_places_cost_a_priest_two_a_disciple_and_two_nothing() -> None:
    assert BOX.price == [1, 1, 2, 2, -1, -1]


@covers("TH-050")
@pytest.mark.parametrize(
    ("place", "cult"),
    [(1, (3, 4, 8)), (2, (3, 4, 8)), (3, (3, 5, 7)), (4, (3, 5, 7)), (5, (3, 5, 8)), (6, (3, 5, 8))],
)
def test_a_card_of_the_track_is_paid_with_the_token_of_its_place(place: int, cult: tuple[int, int, int]) -> None:
    t = given(2, track=TRACK).step(TakePrayer(0), TakePrayer(1)).plays(0, f"place {place}")
    assert t.cult(0) == cult
    assert t.discards(0) == [TRACK[place - 1]]


@covers("TH-051")
def test_everybody_draws_five_cards() -> None:
    t = to_hand(opened(4, 2), 1)
    assert [len(t.s.hand(seat)) for seat in range(4)] == [5] * 4
    assert [event["number"] for event in told(t, "drew")] == [5] * 4


@covers("TH-051")
def test_cards_kept_from_the_last_hand_count_toward_the_five() -> None:
    t = given(2, hands={0: ["tempest", "plague"]}, draws={0: EIGHT, 1: EIGHT}, number=1)
    t.picks(*[0] * 20).step(StartPhase())
    assert len(t.s.hand(0)) == 5
    assert {"tempest", "plague"} <= set(t.hand(0))
    assert len(t.s.draw_pile(0)) == 5


@covers("TH-052")
@pytest.mark.parametrize("held", [5, 6])
def test_who_holds_five_or_more_draws_none_and_discards_none(held: int) -> None:
    t = given(2, hands={0: EIGHT[:held]}, draws={0: ["plague"] * 2, 1: EIGHT}, number=1)
    t.picks(*[0] * 20).step(StartPhase())
    assert sorted(t.hand(0)) == sorted(EIGHT[:held])
    assert len(t.s.draw_pile(0)) == 2
    assert t.discards(0) == []


@covers("TH-053", "TH-225")
def test_an_empty_draw_pile_is_made_anew_from_the_discards_in_the_middle_of_a_draw() -> None:
    t = given(2, draws={0: EIGHT[:2], 1: EIGHT}, discards={0: EIGHT[2:8]}, number=1)
    t.picks(*[0] * 20).step(StartPhase())
    assert set(EIGHT[:2]) < set(t.hand(0))  # what there was
    assert len(t.hand(0)) == 5  # and the rest from the new pile
    assert (len(t.s.draw_pile(0)), t.s.discard_pile(0)) == (3, ())
    assert [event["seat"] for event in told(t, "reshuffled")] == [0]


@covers("TH-053")
def test_with_both_piles_empty_one_simply_holds_fewer_cards() -> None:
    t = given(2, draws={0: EIGHT[:2], 1: EIGHT}, discards={0: ["rage"]}, number=1)
    t.picks(*[0] * 20).step(StartPhase())
    assert sorted(t.hand(0)) == sorted([*EIGHT[:2], "rage"])
    assert not t.s.draw_pile(0) and not t.s.discard_pile(0)


# -- the Constellation -------------------------------------------------------------------------------------------------


@covers("TH-054")
def test_three_essence_cards_lie_face_up_and_two_face_down_unseen_by_all() -> None:
    t = to_hand(opened(3, 4), 1)
    for watcher in (0, 1, 2, -1):
        sky = t.s.view(watcher)["constellation"]
        assert isinstance(sky, list)
        assert [bool(card) for card in sky] == [True, True, True, False, False]
    assert t.s.view(0)["essence_left"] == 19


@covers("TH-054", "TH-119")
def test_face_down_cards_do_not_count() -> None:
    t = given(2, hands={0: ["libation"]}, hidden=("water order 1", "water order 3"), draws={0: EIGHT})
    t.step(BettingRound(1)).refuses(0, "play libation", "TH-114")


@covers("TH-055", "TH-056")
def test_the_essence_deck_is_reshuffled_before_hands_five_nine_and_thirteen_and_the_ante_rises_to_three() -> None:
    t = opened(4, 11)
    antes, left = [], []
    for number in range(1, 14):
        to_hand(t, number)
        antes.append(t.s.ante)
        left.append(t.s.view(0)["essence_left"])
    assert antes == [1] * 4 + [2] * 4 + [3] * 5
    assert left == [19, 14, 9, 4] * 3 + [19]
    assert [event["ante"] for event in told(t, "essence-reshuffled")] == [2, 3, 3]


@covers("TH-055")
def test_five_cards_left_are_enough_four_are_not() -> None:
    for left, ante in ((5, 1), (4, 2)):
        t = given(2, draws={0: EIGHT, 1: EIGHT}, number=3)
        t.no_sky().put_essences(range(left), range(left, 24))
        t.picks(*[0] * 30).step(StartPhase())
        assert t.s.ante == ante
        assert len(t.s.essences.content[HEAVENS]) == (0 if left == 5 else 19)
        assert len(t.s.essences.content[FADED]) == (19 if left == 5 else 0)  # all 24 cards are in the new deck


# -- antes -------------------------------------------------------------------------------------------------------------


@covers("TH-057")
@pytest.mark.parametrize("ante", [1, 2, 3])
def test_everybody_stakes_disciples_equal_to_the_ante_in_turn_order(ante: int) -> None:
    t = given(3, first=1, stakes=dict.fromkeys(range(3), (0, 0, 0)), level=(0, 0, 0))
    t.s.ante = ante
    t.step(Antes())
    assert [t.stake(seat) for seat in range(3)] == [(0, 0, ante)] * 3
    assert [t.cult(seat) for seat in range(3)] == [(3, 5, 8 - ante)] * 3
    assert t.s.level == [0, 0, ante]
    assert [event["seat"] for event in told(t, "ante")] == [1, 2, 0]
    assert t.asked() == (1, "BettingTurn")


@covers("TH-058")
def test_a_disciple_and_a_priest_can_pay_an_ante_of_three() -> None:
    t = before_antes(3, a=(0, 1, 1), b=(3, 5, 8), c=(3, 5, 8))
    assert t.stake(0) == (0, 0, 3)
    assert t.cult(0) == (0, 0, 0)
    assert t.s.players[0].alive


@covers("TH-058", "TH-059")
def test_two_disciples_cannot_pay_three() -> None:
    t = before_antes(3, a=(0, 0, 2), b=(3, 5, 8), c=(3, 5, 8))
    assert not t.s.players[0].alive
    assert [(event["seat"], event["clause"]) for event in told(t, "eliminated")] == [(0, "TH-059")]
    assert t.asked() == (1, "BettingTurn")


@covers("TH-060")
def test_with_an_eliminated_player_goes_all_that_is_his() -> None:
    t = given(
        3,
        first=0,
        cults={0: (0, 0, 1)},
        stakes=dict.fromkeys(range(3), (0, 0, 0)),
        level=(0, 0, 0),
        hands={0: ["gale"]},
        draws={0: ["hatred"]},
        discards={0: ["rage", "curse"]},
        locations={0: ["oracle"]},
        gods={0: "marduk", 1: "ares", 2: "ra"},
        myths={0: ["tower_of_babel"]},
    )
    t.s.ante = 2
    t.step(Antes())
    assert t.cult(0) == (0, 0, 0)
    assert (t.hand(0), t.discards(0), t.locations(0), t.s.draw_pile(0), t.s.players[0].myths) == ([], [], [], (), ())
    assert sorted(DESIGNS[DESIGN[card]] for card in t.s.cards.content[GONE]) == [
        "curse",
        "gale",
        "hatred",
        "oracle",
        "rage",
    ]
    assert t.s.first == 1  # the next player clockwise
    assert t.asked() == (1, "BettingTurn")
    t.refuses(0, "pass", "TH-060")
    t.plays(1, "pass").plays(2, "pass")
    assert t.asked()[0] == 1  # his seat is skipped
    assert t.s.round == 2


@covers("TH-060")
def test_what_his_mythology_demanded_of_others_is_demanded_no_more() -> None:
    t = given(
        3,
        cults={0: (0, 0, 0)},
        stakes=dict.fromkeys(range(3), (0, 0, 0)),
        level=(0, 0, 0),
        gods={0: "marduk", 1: "ares", 2: "athena"},
        myths={0: ["tower_of_babel"]},
        hands={1: ["whispers"], 2: ["gale"]},
        sky=["air order 2", "fire chaos 1", "earth chaos 1"],
    )
    assert t.s.players[1].more_orbs == 1  # Effects need an Orb more as long as the Tower stands
    t.step(Antes()).plays(1, "play whispers")
    assert t.s.cards.seen(1, HAND + 2) == [DESIGN[t.s.hand(2)[0]]]


@covers("TH-061")
def test_the_last_player_in_the_game_wins_at_once() -> None:
    t = before_antes(2, a=(0, 0, 1), b=(0, 0, 1), c=(0, 1, 1))
    assert t.s.result is not None
    assert (t.s.result.ranks, t.s.result.reason) == ([2, 2, 1], "TH-061")


@covers("TH-061")
def test_two_players_left_play_on() -> None:
    assert before_antes(2, a=(0, 0, 1), b=(0, 0, 2), c=(0, 1, 1)).s.result is None


@covers("TH-062")
def test_all_are_tested_before_a_token_moves_and_leave_together() -> None:
    t = before_antes(3, a=(0, 0, 2), b=(0, 0, 1), c=(0, 1, 1))
    assert [event["seat"] for event in told(t, "eliminated")] == [0, 1]
    assert not told(t, "ante")
    assert t.s.result is not None
    assert t.s.result.ranks == [2, 2, 1]


@covers("TH-062")
def test_if_nobody_can_pay_the_highest_cult_wins() -> None:
    t = before_antes(3, a=(0, 0, 2), b=(0, 0, 1), c=(0, 0, 0))
    assert t.s.result is not None
    assert (t.s.result.ranks, t.s.result.reason) == ([1, 2, 3], "TH-062")
    assert not told(t, "eliminated")


@covers("TH-062")
def test_equal_cults_share_the_victory() -> None:
    t = before_antes(3, a=(0, 0, 2), b=(0, 0, 2), c=(0, 0, 1))
    assert t.s.result is not None
    assert t.s.result.ranks == [1, 1, 3]


@covers("TH-063")
def test_an_empty_cult_during_a_hand_does_not_eliminate() -> None:
    t = before_antes(1, a=(0, 0, 1), b=(3, 5, 8), c=(3, 5, 8))
    assert (t.cult(0), t.stake(0)) == ((0, 0, 0), (0, 0, 1))
    t.plays(0, "pass").plays(1, "pass").plays(2, "pass")
    assert t.s.players[0].alive
    assert t.asked() == (0, "BettingTurn")


@covers("TH-064")
def test_before_the_first_bet_comes_a_window_for_mythology() -> None:
    t = given(
        2,
        first=1,
        gods={0: "marduk", 1: "ares"},
        myths={0: ["tablets_of_destiny"]},
        stakes={0: (0, 0, 0), 1: (0, 0, 0)},
        level=(0, 0, 0),
    )
    t.step(Antes())
    assert t.asked() == (0, "UseMyth")
    assert t.stake(1) == (0, 0, 1)  # after the antes
    t.plays(0, "myth tablets_of_destiny")
    assert t.asked() == (1, "BettingTurn")
    assert t.s.view(0)["constellation"][3:] == ["essence_water_order_1", "essence_water_chaos_1"]  # type: ignore[index]
    assert t.s.view(1)["constellation"][3:] == ["", ""]  # type: ignore[index]


@covers("TH-064")
def test_who_has_nothing_to_use_is_not_asked() -> None:
    t = given(2, gods={0: "marduk", 1: "ares"}, myths={0: ["lamassu"]}).step(Antes())
    assert t.asked() == (0, "BettingTurn")
