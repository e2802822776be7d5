"""What is decided, by whom and in which order. -- chapter 21"""

from tests.games.theomachy.table import Play, covers, given, opened
from theogony.games.theomachy.betting import BettingRound
from theogony.kernel.step import Seal

CALM = ("pass", "follow", "end", "done", "deck", "leave")  # nobody does more than he must


def calm_move(t: Play, seat: int) -> str:
    options = t.options(seat)
    return next((move for move in CALM if move in options), options[0])


def asked_in_order(t: Play, hands: int) -> list[str]:
    """The kinds of prompts, each named once for an unbroken run of them, up to the end of a Hand."""
    found: list[str] = []
    while t.s.result is None and t.s.number <= hands:
        seat, prompt = t.asked()
        if not found or found[-1] != prompt:
            found.append(prompt)
        t.plays(seat, calm_move(t, seat))
    return found


@covers("TH-237", "TH-043", "TH-026")
def test_the_decisions_of_a_game_come_in_the_order_of_a_hand() -> None:
    order = [prompt for prompt in asked_in_order(opened(3, seed=5, mode="advanced"), 1) if prompt != "React"]
    setup = ["ChoosePantheon", "PickCard", "DropCards", "ChooseGod"]
    assert order[: len(setup)] == setup
    hand = [
        prompt for prompt in order[len(setup) :] if prompt in ("BettingTurn", "BattleTurn", "TopDiscard", "ChooseMyth")
    ]
    assert hand[:4] == ["BettingTurn", "BattleTurn", "TopDiscard", "ChooseMyth"]


@covers("TH-237", "TH-180")
def test_in_the_basic_game_there_are_no_gods_and_no_myth_phase() -> None:
    order = asked_in_order(opened(3, seed=5), 2)
    assert set(order).isdisjoint({"ChoosePantheon", "ChooseGod", "ChooseMyth", "UseMyth", "PickCard"})
    assert order[0] == "BettingTurn"


@covers("TH-237", "TH-040")
def test_secret_choices_are_made_all_at_once_and_public_ones_in_turn() -> None:
    t = opened(3, seed=5, mode="advanced")
    while t.asked()[1] != "BettingTurn":
        sealed = isinstance(t.s.agenda[-1], Seal)
        assert sealed == (t.asked()[1] in ("PickCard", "DropCards", "ChooseGod"))
        t.plays(t.asked()[0], calm_move(t, t.asked()[0]))


@covers("TH-237")
def test_only_the_one_who_decides_is_asked() -> None:
    t = given(hands={0: ["gale"]}).step(BettingRound(1))
    for move in ("pass", "fold", "play gale"):
        t.refuses(1, move, "TH-068")


@covers("TH-238", "TH-066")
def test_after_the_action_cards_and_abilities_and_the_end_of_the_turn_are_left() -> None:
    sky = ("earth order 3", "air order 1", "fire order 1")
    t = given(gods={0: "mokosh"}, hands={0: ["fertility", "gale", "power_air_order"]}, draws={0: ["hatred"]}, sky=sky)
    t.step(BettingRound(1)).plays(0, "pass")
    assert t.options(0) == ["play fertility", "play power_air_order", "invoke", "end"]
    for move in ("pass", "raise disciple", "fold"):
        t.refuses(0, move, "TH-067")


@covers("TH-238")
def test_the_turn_ends_by_itself_if_nothing_else_is_possible() -> None:
    t = given().step(BettingRound(1)).plays(0, "pass")
    assert t.asked() == (1, "BettingTurn")


@covers("TH-238", "TH-137")
def test_who_holds_cards_ends_his_turn_himself_so_that_nobody_learns_of_them() -> None:
    t = given(hands={0: ["gale"]}).step(BettingRound(1)).plays(0, "pass")
    assert (t.asked(), t.options(0)) == ((0, "BettingTurn"), ["end"])


@covers("TH-239")
def test_no_debt_arises_in_the_own_turn() -> None:
    """Seat 1 answers the Raise with Burning Zeal: two Disciples more at stake, and nobody owes anything for them."""
    sky = ("fire chaos 3", "air order 1", "earth order 1")
    t = given(hands={0: ["gale"], 1: ["zeal", "gale"]}, sky=sky).step(BettingRound(1)).plays(0, "raise priest")
    t.plays(1, "play zeal").nobody_reacts()
    assert t.stake(1) == (0, 0, 3)
    assert t.s.level == [0, 1, 1]
    assert (t.asked(), t.options(0)) == ((0, "BettingTurn"), ["end"])
    t.refuses(0, "follow", "TH-067")
