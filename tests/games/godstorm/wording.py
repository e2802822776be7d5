"""Whatever a rule says, it can be said: refusals and events of rule tests are formed in every language."""

from functools import cache

from theogony.games.godstorm.content import CARDS, CONTINENTS, DECKS, GODS, PANTHEONS, PLACES, TERRITORY_CARDS
from theogony.games.godstorm.game import GAME
from theogony.games.godstorm.layout import GodstormLayout
from theogony.games.godstorm.state import World
from theogony.i18n import LANGUAGES, Texts
from theogony.kernel.event import Event
from theogony.kernel.refusal import Refusal

KNOWN_WORDS = {
    "place": [*PLACES, "heaven"],
    "origin": [*PLACES, "heaven"],
    "card": CARDS + TERRITORY_CARDS,
    "continent": CONTINENTS,
    "deck": [*DECKS, *range(4)],
    "god": [*GODS, *range(4)],
    "against": list(range(4)),
    "pantheon": [*PANTHEONS, *range(5)],
    "armies": list(range(111)),
    "lost": list(range(111)),
    "gained": list(range(111)),
    "seat": list(range(5)),
    "player": list(range(1, 6)),
    "die": list(range(1, 7)),
}


@cache
def _layouts(seats: int) -> list[tuple[Texts, GodstormLayout]]:
    names = [f"Seat {seat + 1}" for seat in range(seats)]
    texts = [Texts(lang, GAME.id) for lang in LANGUAGES]
    return [(say, GodstormLayout(say, say.lang, names)) for say in texts]


def assert_sayable(s: World, refusal: Refusal) -> None:
    """The refusal and its remedy have a sentence in every language, and every word in them is known."""
    _assert_known(refusal.key, dict(refusal.params))
    view = s.view(-1)
    for say, layout in _layouts(s.seats):
        params = layout.readable(view, dict(refusal.params))
        faults = say.faults(f"refusal-{refusal.key}", **params)
        if refusal.remedy:
            faults += say.faults(f"remedy-{refusal.remedy}", **params)
        assert not faults, "\n".join(faults)


def assert_tellable(s: World, events: list[Event]) -> None:
    """The events have a sentence in every language, and every word in them is known."""
    view = s.view(-1)
    for event in events:
        _assert_known(event.kind, {**event.public, **event.private})
        seen = [event.seen_by(seat) for seat in range(s.seats)]
        for say, layout in _layouts(s.seats):
            for told in layout.digest(seen):
                params = {key: value for key, value in told.items() if key not in ("kind", "clause")}
                faults = say.faults(f"event-{told['kind']}", **layout.readable(view, params))
                assert not faults, "\n".join(faults)


def _assert_known(what: str, params: dict[str, object]) -> None:
    for name, value in params.items():
        assert value is not None, f"{what}: {name} is nothing"
        if name in KNOWN_WORDS:
            assert value in KNOWN_WORDS[name], f"{what}: {name} is {value!r}"
