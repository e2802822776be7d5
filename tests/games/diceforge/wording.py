"""Whatever a rule says, it can be said: refusals and events of rule tests are formed in every language."""

from functools import cache

from theogony.games.diceforge.content import (
    CELESTIAL,
    FACES,
    FEATS,
    ISLANDS,
    MODULES,
    RESOURCES,
    SLOTS,
    SOURCES,
    SPACES,
    TRACK,
    TREASURES,
)
from theogony.games.diceforge.game import GAME
from theogony.games.diceforge.layout import DiceForgeLayout
from theogony.games.diceforge.moves import DICE, MEMORIES
from theogony.games.diceforge.state import Tournament
from theogony.i18n import LANGUAGES, Texts
from theogony.kernel.event import Event
from theogony.kernel.refusal import Refusal

KNOWN_WORDS: dict[str, list[str] | list[int]] = {
    "seat": list(range(4)),
    "by": list(range(4)),
    "of": list(range(4)),
    "on": list(range(4)),
    "face": FACES,
    "old": FACES,
    "die": DICE,
    "feat": FEATS,
    "island": ISLANDS,
    "resource": RESOURCES,
    "slot": SLOTS,
    "source": SOURCES,
    "track": TRACK,
    "treasure": TREASURES,
    "memory": MEMORIES,
    "module": MODULES,
}
OWN_WORDS: dict[tuple[str, str], list[str] | list[int]] = {
    ("celestial-rolled", "side"): CELESTIAL,
    ("golem-moved", "space"): SPACES,
    ("treasure-found", "space"): SPACES,
    ("no-way-there", "space"): SPACES,
    ("scored", "track"): list(range(1000)),
}


@cache
def _layouts(seats: int) -> list[tuple[Texts, DiceForgeLayout]]:
    names = [f"Seat {seat + 1}" for seat in range(seats)]
    texts = [Texts(lang, GAME.id) for lang in LANGUAGES]
    return [(say, DiceForgeLayout(say, say.lang, names)) for say in texts]


def assert_sayable(s: Tournament, refusal: Refusal) -> None:
    """The refusal and its remedy have a sentence in every language, and every word in them is known."""
    _assert_known(refusal.key, dict(refusal.params))
    view = s.view(-1)
    for say, layout in _layouts(s.seats):
        params = layout.readable(view, dict(refusal.params))
        faults = say.faults(f"refusal-{refusal.key}", **params)
        if refusal.remedy:
            faults += say.faults(f"remedy-{refusal.remedy}", **params)
        assert not faults, "\n".join(faults)


def assert_tellable(s: Tournament, events: list[Event]) -> None:
    """The events have a sentence in every language, and every word in them is known."""
    if not events:
        return
    view = s.view(-1)
    for event in events:
        _assert_known(event.kind, dict(event.public))
        for say, layout in _layouts(s.seats):
            for told in layout.digest([event.seen_by(-1)]):
                params = {key: value for key, value in told.items() if key not in ("kind", "clause")}
                faults = say.faults(f"event-{told['kind']}", **layout.readable(view, params))
                assert not faults, "\n".join(faults)


def assert_askable(s: Tournament) -> None:
    """The open question and its answers have words in every language."""
    for prompt in s.prompts():
        name = type(prompt).__name__
        if name not in s.steps:
            continue  # the pause of a test
        fields: dict[str, object] = dict(zip(prompt.fields, prompt.values(), strict=True))
        view = s.view(prompt.seat)
        for say, layout in _layouts(s.seats):
            faults = say.faults(f"prompt-{name}", **layout.question(view, name, fields))
            assert not faults, "\n".join(faults)
            for move in s.options(prompt.seat):
                words = layout.move(view, GAME.moves[move])
                assert words and "{" not in words and not words.startswith("move-"), words


def _assert_known(what: str, params: dict[str, object]) -> None:
    for name, value in params.items():
        assert value is not None, f"{what}: {name} is nothing"
        known = OWN_WORDS.get((what, name), KNOWN_WORDS.get(name))
        if known is not None:
            assert value in known, f"{what}: {name} is {value!r}"
