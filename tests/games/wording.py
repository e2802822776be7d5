"""Whatever a rule says, it can be said: refusals, events and questions of rule tests are formed in every language."""

from functools import cache

from theogony.analysis import foretold, oracle
from theogony.i18n import LANGUAGES, Texts
from theogony.i18n.rulebook import rulebook
from theogony.kernel.event import Event
from theogony.kernel.game import Game
from theogony.kernel.layout import Layout
from theogony.kernel.refusal import Refusal
from theogony.kernel.speech import NUMBER
from theogony.kernel.state import SPECTATOR, State


class Wording:
    """The sentences of one game."""

    def __init__(self, game: Game, layout: type[Layout]) -> None:
        self.game = game
        self.layout = layout

    def assert_sayable(self, s: State, refusal: Refusal) -> None:
        """The refusal and its remedy have a sentence in every language, and every word in them is of its kind."""
        assert isinstance(refusal.remedy, str), f"{refusal.key}: the remedy is {refusal.remedy!r}"
        for name, value in refusal.params.items():
            kind = self.game.speech.parameters.get(name, NUMBER)
            assert kind.fits(value), f"{refusal.key}: {name} is {value!r}, no {kind.name}"
        view = s.view(SPECTATOR)
        for say, layout in _layouts(self, s.seats):
            params = layout.readable(view, dict(refusal.params))
            faults = say.faults(f"refusal-{refusal.key}", **params)
            if refusal.remedy:
                faults += say.faults(f"remedy-{refusal.remedy}", **params)
            assert not faults, "\n".join(faults)

    def assert_tellable(self, s: State, events: list[Event]) -> None:
        """The events have a sentence in every language, alone and together, cite a clause of the ledger, and are as
        they are declared."""
        view = s.view(SPECTATOR)
        for event in events:
            assert event.clause in _clauses(self.game.id), f"{event.kind} cites {event.clause!r}"
            assert not self.game.speech.faults(event)
        for seat in range(SPECTATOR, s.seats):
            seen = [event.seen_by(seat) for event in events]
            for say, layout in _layouts(self, s.seats):
                for told in [*layout.digest(seen), *(one for event in seen for one in layout.digest([event]))]:
                    faults = say.faults(f"event-{told['kind']}", **layout.told(view, told))
                    assert not faults, "\n".join(faults)

    def assert_askable(self, s: State) -> None:
        """What is asked now, and its first answers, have words in every language."""
        for prompt in s.prompts():
            if not type(prompt).__module__.startswith("theogony."):
                continue  # a test may ask its own questions
            name = type(prompt).__name__
            view = s.view(prompt.seat)
            fields = self.game.speech.sent(prompt)
            moves = [self.game.moves[option] for option in s.options(prompt.seat)]
            said = oracle.said(self.game, prompt, view)
            set_off = foretold.told(self.game, s, prompt)
            for say, layout in _layouts(self, s.seats):
                faults = say.faults(f"prompt-{name}", **layout.question(view, name, fields, moves))
                faults += say.faults(f"oracle-{name}", **layout.readable(view, fields | said))
                assert not faults, "\n".join(faults)
                layout.about(view, name, fields, moves)
                for caution in prompt.cautions(s).values():
                    params = layout.readable(view, dict(caution.params))
                    assert not say.faults(f"caution-{caution.key}", **params)
                for told in set_off.values():
                    words = layout.foretold(view, told)
                    assert "{" not in words and "foretold-" not in words and "counted-" not in words, words
                if prompt.topic():
                    assert prompt.passing >= 0 and not say.faults(f"topic-{prompt.topic()}")
                for move in moves[:40]:
                    for words in (layout.move(view, move), layout.short(view, move)):
                        assert words and "{" not in words and not words.startswith("move-"), words


@cache
def _clauses(game: str) -> frozenset[str]:
    return frozenset(clause.id for clause in rulebook(game).clauses)


@cache
def _layouts(wording: Wording, seats: int) -> list[tuple[Texts, Layout]]:
    names = [f"Seat {seat + 1}" for seat in range(seats)]
    texts = [Texts(lang, wording.game.id) for lang in LANGUAGES]
    return [(say, wording.layout(say, say.lang, names)) for say in texts]
