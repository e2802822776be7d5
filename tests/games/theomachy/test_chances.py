"""The chance to win a Hand is told to who bets, from what he knows."""

import random

from theogony import games
from theogony.analysis.odds import odds
from theogony.cli.common import layout_of
from theogony.games.theomachy.advice import ADVICE
from theogony.games.theomachy.moves import FOLD, FOLLOW
from theogony.games.theomachy.state import Table
from theogony.games.theomachy.tokens import stake_value
from theogony.i18n import Texts
from theogony.kernel.match import Match
from theogony.kernel.rng import Rng


def _at(kind: str) -> tuple[Table, int]:
    """A game played at random up to such a question, and who is asked; nobody folds."""
    match, rng = Match(games.get("theomachy"), 4, {"hands": "30"}, 3), random.Random(3)
    while True:
        s, prompt = match.state, match.state.prompts()[0]
        if type(prompt).__name__ == kind:
            assert isinstance(s, Table)
            return s, prompt.seat
        moves = [match.game.moves.text(move) for move in s.options(prompt.seat)]
        match.apply(prompt.seat, rng.choice([move for move in moves if move != "fold"]))


def _chance(s: Table, seat: int) -> float | None:
    told = odds("theomachy", s.knowledge(seat))
    return None if told is None else float(str(told["win"]))


def test_who_bets_is_told_and_others_hands_do_not_matter() -> None:
    s, seat = _at("BettingTurn")
    chance = _chance(s, seat)
    assert chance is not None and 0 < chance < 1
    assert _chance(s.redeal(seat, Rng(5)), seat) == chance


def test_better_cards_are_a_better_chance() -> None:
    s, seat = _at("BettingTurn")
    before = _chance(s, seat)
    s.deeds[seat].bonus += 6
    after = _chance(s, seat)
    assert before is not None and after is not None and after > before


def test_in_a_battle_nothing_is_told() -> None:
    assert _chance(*_at("BattleTurn")) is None


def test_a_hint_tells_of_a_fold_what_it_gives_up_and_never_that_it_might_win() -> None:
    s, seat = _at("BettingTurn")
    (prompt,) = s.prompts()
    assert [key for key, _ in ADVICE.details(s, prompt, FOLLOW)] == ["advice-chance"]
    assert ADVICE.details(s, prompt, FOLD) == [("advice-fold", {"points": stake_value(s, seat)})]


def test_no_chance_is_rounded_to_certainty() -> None:
    """From 99.5 on the terminal said 100 of 100 cases, and below half a case none."""
    texts = Texts("en", "theomachy")
    layout = layout_of(games.get("theomachy"), texts, ["Ada", "Ben"])
    for win, said in ((0.998, "about 99 of"), (0.002, "about 1 of"), (0.4, "about 40 of")):
        ((line,),) = layout.odds({}, {"kind": "hand", "seat": 0, "win": win})
        assert said in line[0]
