"""Hints name moves that may be made, with reasons that can be said in every language."""

from tests.bots.seats import GAME, positions
from theogony.bots import Budget, hint
from theogony.bots.hint import REASONS, advise
from theogony.games.godstorm.advice import REASONS as REASONS_OF_GODSTORM
from theogony.i18n import LANGUAGES, Texts

KEYS = {*REASONS, *REASONS_OF_GODSTORM}


def test_hints_are_legal_and_have_reasons() -> None:
    for state in positions(89):
        seat = state.prompts()[0].seat
        found = advise(GAME.id, state.knowledge(seat), 1, Budget(iterations=16))
        assert 1 <= len(found) <= 3
        assert len({move for move, _ in found}) == len(found)
        for move, reasons in found:
            assert move in state.options(seat)
            assert reasons and {key for key, _ in reasons} <= KEYS


def test_nobody_is_hinted_at_who_is_not_asked() -> None:
    state = positions()[0]
    idle = next(seat for seat in range(state.seats) if state.prompt(seat) is None)
    assert hint(GAME.id, state.knowledge(idle), 1, 0.01) == []


def test_every_reason_has_its_sentence() -> None:
    for lang in LANGUAGES:
        texts = Texts(lang, GAME.id)
        for key in sorted(KEYS):
            assert texts.faults(key, points="0.4", percent=40) == []
