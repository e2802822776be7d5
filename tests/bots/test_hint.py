"""Hints name moves that may be made, with reasons that can be said in every language."""

from itertools import pairwise

import pytest

import theogony
from tests.conformance.tables import GAMES, stops
from theogony import games
from theogony.bots import Budget, hint
from theogony.bots.bot import advice_for
from theogony.bots.hint import REASONS, advise, differences, sign, turns
from theogony.bots.mcts import Search
from theogony.i18n import LANGUAGES, Texts
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
