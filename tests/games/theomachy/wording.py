"""Whatever a rule says, it can be said: refusals, events and questions of rule tests are formed in every language."""

from collections.abc import Sequence
from functools import cache

from theogony.games.theomachy.content import ESSENCE_CARDS, ESSENCES, KINDS, MYTHS, ORBS, PACK_NAMES, PANTHEONS, SOURCES
from theogony.games.theomachy.game import GAME
from theogony.games.theomachy.layout import TheomachyLayout
from theogony.games.theomachy.state import Table
from theogony.i18n import LANGUAGES, Texts
from theogony.kernel.event import Event
from theogony.kernel.refusal import Refusal

CARDS = [*SOURCES, *ESSENCE_CARDS]
KNOWN_WORDS: dict[str, Sequence[object]] = {
    "card": CARDS,
    "old": ESSENCE_CARDS,
    "top": [*SOURCES, ""],
    "source": SOURCES,
    "god": SOURCES,
    "myth": MYTHS,
    "token": KINDS,
    "gave": KINDS,
    "got": KINDS,
    "essence": ESSENCES,
    "orb": ORBS,
    "pantheon": PANTHEONS,
    "pack": PACK_NAMES,
    "seat": list(range(8)),
    "first": list(range(8)),
    "target": list(range(8)),
    "victim": list(range(8)),
    "ante": [1, 2, 3],
    "slot": [1, 2, 3, 4, 5],
    "amount": list(range(1, 100)),
}


@cache
def _layouts(seats: int) -> list[tuple[Texts, TheomachyLayout]]:
    names = [f"Seat {seat + 1}" for seat in range(seats)]
    texts = [Texts(lang, GAME.id) for lang in LANGUAGES]
    return [(say, TheomachyLayout(say, say.lang, names)) for say in texts]


def assert_sayable(s: Table, refusal: Refusal) -> None:
    """The refusal and its remedy have a sentence in every language, and every word in them is known."""
    _assert_known(refusal.key, dict(refusal.params))
    view = s.view(-1)
    for say, layout in _layouts(s.seats):
        params = layout.readable(view, dict(refusal.params))
        faults = say.faults(f"refusal-{refusal.key}", **params)
        if refusal.remedy:
            faults += say.faults(f"remedy-{refusal.remedy}", **params)
        assert not faults, "\n".join(faults)


def assert_tellable(s: Table, events: list[Event]) -> None:
    """The events have a sentence in every language, alone and together, and every word in them is known."""
    view = s.view(-1)
    for event in events:
        _assert_known(event.kind, {**event.public, **event.private})
    for seat in range(-1, s.seats):
        seen = [event.seen_by(seat) for event in events]
        for say, layout in _layouts(s.seats):
            for told in [*layout.digest(seen), *(one for event in seen for one in layout.digest([event]))]:
                params = {key: value for key, value in told.items() if key not in ("kind", "clause")}
                faults = say.faults(f"event-{told['kind']}", **layout.readable(view, params))
                assert not faults, "\n".join(faults)


def assert_askable(s: Table) -> None:
    """What is asked now, and every answer to it, has a sentence in every language."""
    for prompt in s.prompts():
        name = type(prompt).__name__
        if name not in _own_prompts():
            continue
        view = s.view(prompt.seat)
        fields = dict(zip(prompt.fields, prompt.values(), strict=True))
        del fields["seat"]
        for say, layout in _layouts(s.seats):
            faults = say.faults(f"prompt-{name}", **layout.question(view, name, dict(fields)))
            layout.about(view, name, dict(fields))
            for move in s.options(prompt.seat)[:40]:
                assert layout.move(view, GAME.moves[move]) and layout.short(view, GAME.moves[move])
            assert not faults, "\n".join(faults)


@cache
def _own_prompts() -> frozenset[str]:
    """The prompts of the game itself: a test may add its own."""
    return frozenset(name for name, step in Table.steps.items() if step.__module__.startswith("theogony."))


def _assert_known(what: str, params: dict[str, object]) -> None:
    for name, value in params.items():
        assert value is not None, f"{what}: {name} is nothing"
        if name in KNOWN_WORDS:
            assert value in KNOWN_WORDS[name], f"{what}: {name} is {value!r}"
        if name == "cards":
            assert isinstance(value, list) and all(card in CARDS for card in value), f"{what}: {value!r}"
