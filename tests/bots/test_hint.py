"""Hints name moves that may be made, with reasons that can be said in every language."""

from dataclasses import replace
from itertools import pairwise

import pytest

import theogony
from tests.conformance.tables import GAMES, stops
from theogony import games
from theogony.bots import Budget, hint
from theogony.bots.bot import advice_for
from theogony.bots.hint import REASONS, Pondered, Tried, advise, differences, ponder, sign, told, turns
from theogony.bots.mcts import Search
from theogony.i18n import LANGUAGES, Texts
from theogony.kernel.advice import Reason
from theogony.kernel.rng import Rng


def keys(game: str) -> set[str]:
    """Every reason that a hint of this game may give."""
    own = games.part(game, "advice")
    assert own is not None
    return {*REASONS, *own.REASONS}


@pytest.mark.parametrize("game", GAMES)
def test_hints_are_legal_and_have_reasons(game: str) -> None:
    given: set[str] = set()
    for state in stops(game, 89):
        seat = state.prompts()[0].seat
        found = advise(game, state.knowledge(seat), 1, Budget(iterations=16))
        assert 1 <= len(found) <= 3
        assert len({move for move, _ in found}) == len(found)
        for move, reasons in found:
            assert move in state.options(seat)
            assert reasons
            given.update(key for key, _ in reasons)
    assert given <= keys(game)
    assert given - {*REASONS}, "no hint has a reason of the game's own"


def test_a_losing_attack_is_no_advice() -> None:
    """Not even as the third choice: whatever else may be done is shown instead."""
    attacks = 0
    for state in stops("godstorm", 61):
        prompt = state.prompts()[0]
        if type(prompt).__name__ != "Invade":
            continue
        for move, reasons in advise("godstorm", state.knowledge(prompt.seat), 1, Budget(iterations=16)):
            percents = [int(params["percent"]) for key, params in reasons if key == "advice-odds"]
            text = games.get("godstorm").moves.text(move)
            assert all(percent >= 50 for percent in percents), text
            assert len(percents) == text.startswith("attack"), f"{text}: an army alone has its odds too"
            attacks += len(percents)
    assert attacks > 0


@pytest.mark.parametrize("game", GAMES)
def test_nobody_is_hinted_at_who_is_not_asked(game: str) -> None:
    state = stops(game)[0]
    idle = next(seat for seat in range(state.seats) if state.prompt(seat) is None)
    assert hint(game, state.knowledge(idle), 1, 0.01) == []


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_reason_has_its_sentence(game: str, lang: str) -> None:
    texts = Texts(lang, game)
    for key in sorted(keys(game)):
        assert texts.faults(key, points=4, percent=40) == []
    assert texts("advice-worth", reason="X", sign="+", points=1) == "X (+1 point)"
    assert texts("advice-worth", reason="X", sign="−", points=3) == "X (−3 points)"


def test_a_face_that_brings_less_than_another_is_not_said_to_make_dice_poorer() -> None:
    """Reasons compare with another move: whoever forges a Moon has better dice all the same."""
    said = {lang: Texts(lang, "diceforge")("advice-dice-less") for lang in LANGUAGES}
    assert "poorer" not in said["en"] and "moins bons" not in said["fr"]


def test_points_are_whole_and_what_is_worth_less_than_one_is_said_without() -> None:
    advice = advice_for("godstorm")
    ledger = [2.6, 0.3, -1.2, *[0.0] * (len(advice.terms) - 3)]
    reasons = differences(advice, ledger, [0.0] * len(ledger), 1)
    assert [(params["points"], sign((key, params))) for key, params in reasons] == [(3, "+"), (0, ""), (1, "−")]


def test_a_habit_is_shown_with_what_comes_next_and_says_why() -> None:
    """Where the first armies go is no matter of search; three places are advised all the same, that one first."""
    state = theogony.game("godstorm").new(seats=3, options={}, seed=4)
    rng = Rng(4)
    while type(state.prompts()[0]).__name__ != "PlaceStart":
        options = state.options(state.prompts()[0].seat)
        state.apply(state.prompts()[0].seat, options[rng.below(len(options))])
    knowledge = state.knowledge(state.prompts()[0].seat)
    found = advise("godstorm", knowledge, 1, Budget(iterations=12))
    assert len({move for move, _ in found}) == 3
    assert all(reasons for _, reasons in found)
    assert [edge.move for edge in Search(advice_for("godstorm"), knowledge, rng).candidates()] == [found[0][0]]
    seen = [ponder("godstorm", knowledge, number, Budget(iterations=12)) for number in range(2)]
    assert all(each.habit for each in seen) and told("godstorm", seen)[0][0] == found[0][0]


def test_a_hint_says_what_it_risks() -> None:
    """What speaks for the move comes first, then what speaks against it, joined by "but"."""
    advice = advice_for("godstorm")
    first, second, third, fourth = advice.terms[:4]
    rest = [0.0] * (len(advice.terms) - 4)
    reasons = differences(advice, [1.0, 3.0, -2.0, -0.5, *rest], [0.0] * len(advice.terms), 1)
    assert [key for key, _ in reasons] == [f"{second}-more", f"{first}-more", f"{third}-less"]
    assert [turns(*pair) for pair in pairwise(reasons)] == [False, True]
    against = differences(advice, [-1.0, 0.0, 0.4, 0.0, *rest], [0.0] * len(advice.terms), -1)
    assert [key for key, _ in against] == [f"{first}-less", f"{third}-more"]
    assert differences(advice, [0.01, 0.0, 0.0, 0.0, *rest], [0.0] * len(advice.terms), 1) == [("advice-close", {})]
    assert fourth not in str(reasons)
    for lang in LANGUAGES:
        assert Texts(lang)("reason-but") != "reason-but"


def test_what_alone_leads_on_is_not_called_the_only_move() -> None:
    """A plan that is made can be sealed, or changed: it is not the only thing to do."""
    found = 0
    for state in stops("hybris", 3):
        for prompt in state.prompts():
            knowledge = state.knowledge(prompt.seat)
            if len(knowledge.onward()) == 1:
                only = len(knowledge.options()) == 1
                ((_, reasons),) = advise("hybris", knowledge, 1, Budget(iterations=4))
                assert (("advice-only", {}) in reasons) == only
                found += not only
    assert found


# -- several searches of one decision ----------------------------------------------------------------------------------


def tried(move: int, visits: int, total: float, ledger: float, unwise: bool = False) -> Tried:
    terms = len(advice_for("theomachy").terms)
    return Tried(move, visits, total, [visits * ledger] * terms, [], unwise)


def test_what_several_searches_saw_is_added_up() -> None:
    """The move that both of them tried long comes first, though each of them had another one before it."""
    one = Pondered([tried(1, 20, 15.0, 3.0), tried(5, 20, 14.0, 2.0), tried(7, 5, 1.0, 1.0)])
    two = Pondered([tried(7, 20, 13.0, 3.0), tried(5, 20, 12.5, 2.0), tried(9, 5, 2.0, 1.0)])
    assert [move for move, _ in told("theomachy", [one])] == [1, 5, 7]
    assert [move for move, _ in told("theomachy", [one, two])] == [5, 7, 1]
    assert told("theomachy", [one, one]) == told("theomachy", [one]), "the same seen twice is no news"


def test_of_moves_tried_equally_often_the_one_comes_first_that_brought_most_in_all() -> None:
    one = Pondered([tried(1, 10, 8.0, 2.0), tried(5, 10, 7.0, 2.0)])
    two = Pondered([tried(1, 10, 1.0, 2.0), tried(5, 10, 4.0, 2.0)])
    assert [move for move, _ in told("theomachy", [one, two])] == [5, 1]


def test_what_is_known_of_a_move_alone_is_said_once() -> None:
    odds: Reason = ("advice-odds", {"percent": 60})
    one = Pondered([replace(tried(1, 10, 8.0, 4.0), details=[odds]), tried(5, 10, 7.0, 1.0)])
    (_, first), (_, second) = told("theomachy", [one, one])
    assert first.count(odds) == 1 and odds not in second


def test_the_reasons_come_from_all_of_them() -> None:
    one = Pondered([tried(1, 10, 8.0, 4.0), tried(5, 10, 7.0, 1.0)])
    two = Pondered([tried(1, 30, 24.0, 8.0), tried(5, 30, 21.0, 1.0)])
    (_, alone), _ = told("theomachy", [one])
    (_, both), _ = told("theomachy", [one, two])
    assert (alone[0][1]["points"], both[0][1]["points"]) == (3, 6)  # 4 - 1; (10 * 4 + 30 * 8) / 40 - 1


def test_what_one_search_calls_unwise_another_one_may_allow() -> None:
    cautious = Pondered([tried(1, 10, 8.0, 4.0, unwise=True), tried(5, 10, 7.0, 1.0)])
    assert [move for move, _ in told("theomachy", [cautious])] == [5]
    assert [move for move, _ in told("theomachy", [cautious, Pondered([tried(1, 10, 8.0, 4.0)])])] == [1, 5]


def test_the_best_move_is_compared_with_the_next_one() -> None:
    """And the others with the best."""
    one = Pondered([tried(1, 10, 8.0, 9.0), tried(5, 10, 7.0, 5.0), tried(7, 10, 6.0, 1.0)])
    points = [reasons[0][1]["points"] for _, reasons in told("theomachy", [one])]
    signs = [sign(reasons[0]) for _, reasons in told("theomachy", [one])]
    assert (points, signs) == ([4, 4, 8], ["+", "−", "−"])


def test_a_habit_that_no_reason_speaks_for_is_obvious() -> None:
    """What comes next was looked at only to say why; where that says the contrary it is not said."""
    for ledger, key in ((3.0, "-more"), (1.0, "advice-obvious")):
        habit = Pondered([tried(1, 10, 3.0, ledger), tried(5, 10, 7.0, 2.0)], habit=True)
        (_, first), (_, second) = told("theomachy", [habit])
        assert first[0][0].endswith(key) and second[0][0] != "advice-obvious"
    search = replace(habit, habit=False)
    assert told("theomachy", [search])[0][1][0][0].endswith("-less")


def test_where_one_move_is_left_what_is_known_of_it_is_said() -> None:
    odds: Reason = ("advice-odds", {"percent": 60})
    one = replace(tried(1, 10, 8.0, 4.0), details=[odds])
    assert told("theomachy", [Pondered([one], forced=True)]) == [(1, [("advice-only", {}), odds])]
    for others in ([], [tried(5, 10, 7.0, 1.0, unwise=True)]):
        assert told("theomachy", [Pondered([one, *others])]) == [(1, [odds, ("advice-obvious", {})])]


def test_where_all_is_unwise_the_least_bad_is_said_alone() -> None:
    seen = Pondered([tried(1, 10, 8.0, 4.0, unwise=True), tried(5, 10, 7.0, 1.0, unwise=True)])
    assert told("theomachy", [seen]) == [(1, [("advice-obvious", {})])]


def test_a_habit_keeps_its_order() -> None:
    habit = Pondered([tried(1, 10, 3.0, 1.0), tried(5, 10, 7.0, 2.0)], habit=True)
    assert [move for move, _ in told("theomachy", [habit, habit])] == [1, 5]


def test_two_searches_of_a_position_make_one_hint() -> None:
    differ = 0
    for state in stops("godstorm", 61):
        seat = state.prompts()[0].seat
        seen = [ponder("godstorm", state.knowledge(seat), number, Budget(iterations=16)) for number in range(2)]
        differ += seen[0] != seen[1]
        found = told("godstorm", seen)
        assert {move for move, _ in found} <= {*state.options(seat)} and 1 <= len(found) <= 3
    assert differ > 0, "each has chance of its own"
