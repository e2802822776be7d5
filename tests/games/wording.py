"""Whatever a rule says, it can be said: refusals, events and questions of rule tests are formed in every language."""

from collections.abc import Container, Mapping
from functools import cache

from theogony.i18n import LANGUAGES, Texts
from theogony.kernel.event import Event
from theogony.kernel.game import Game
from theogony.kernel.layout import Layout
from theogony.kernel.refusal import Refusal
from theogony.kernel.state import SPECTATOR, State

Words = Container[object]


class Wording:
    """The sentences of one game. ``known`` are the words that may stand for a parameter, ``own`` those of one key."""

    def __init__(
        self,
        game: Game,
        layout: type[Layout],
        known: Mapping[str, Words],
        own: Mapping[tuple[str, str], Words] | None = None,
    ) -> None:
        self.game = game
        self.layout = layout
        self.known = known
        self.own = own or {}

    def assert_sayable(self, s: State, refusal: Refusal) -> None:
        """The refusal and its remedy have a sentence in every language, and every word in them is known."""
        self._assert_known(refusal.key, dict(refusal.params))
        view = s.view(SPECTATOR)
        for say, layout in _layouts(self, s.seats):
            params = layout.readable(view, dict(refusal.params))
            faults = say.faults(f"refusal-{refusal.key}", **params)
            if refusal.remedy:
                faults += say.faults(f"remedy-{refusal.remedy}", **params)
            assert not faults, "\n".join(faults)

    def assert_tellable(self, s: State, events: list[Event]) -> None:
        """The events have a sentence in every language, alone and together, and every word in them is known."""
        view = s.view(SPECTATOR)
        for event in events:
            self._assert_known(event.kind, {**event.public, **event.private})
        for seat in range(SPECTATOR, s.seats):
            seen = [event.seen_by(seat) for event in events]
            for say, layout in _layouts(self, s.seats):
                for told in [*layout.digest(seen), *(one for event in seen for one in layout.digest([event]))]:
                    params = {key: value for key, value in told.items() if key not in ("kind", "clause")}
                    faults = say.faults(f"event-{told['kind']}", **layout.readable(view, params))
                    assert not faults, "\n".join(faults)

    def assert_askable(self, s: State) -> None:
        """What is asked now, and its first answers, have words in every language."""
        for prompt in s.prompts():
            if not type(prompt).__module__.startswith("theogony."):
                continue  # a test may ask its own questions
            name = type(prompt).__name__
            view = s.view(prompt.seat)
            fields = {key: value for key, value in zip(prompt.fields, prompt.values(), strict=True) if key != "seat"}
            for say, layout in _layouts(self, s.seats):
                faults = say.faults(f"prompt-{name}", **layout.question(view, name, dict(fields)))
                assert not faults, "\n".join(faults)
                layout.about(view, name, dict(fields))
                if prompt.topic():
                    assert prompt.passing >= 0 and not say.faults(f"topic-{prompt.topic()}")
                for option in s.options(prompt.seat)[:40]:
                    move = self.game.moves[option]
                    for words in (layout.move(view, move), layout.short(view, move)):
                        assert words and "{" not in words and not words.startswith("move-"), words

    def _assert_known(self, what: str, params: dict[str, object]) -> None:
        for name, value in params.items():
            assert value is not None, f"{what}: {name} is nothing"
            known = self.own.get((what, name), self.known.get(name))
            if known is not None:
                for word in value if isinstance(value, list) else [value]:
                    assert word in known, f"{what}: {name} is {value!r}"


@cache
def _layouts(wording: Wording, seats: int) -> list[tuple[Texts, Layout]]:
    names = [f"Seat {seat + 1}" for seat in range(seats)]
    texts = [Texts(lang, wording.game.id) for lang in LANGUAGES]
    return [(say, wording.layout(say, say.lang, names)) for say in texts]
