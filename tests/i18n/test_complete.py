"""Every key has its sentence in every language, and every sentence can be formed."""

import re

import pytest

from tests.i18n import keys
from theogony import games
from theogony.cli.common import layout_of
from theogony.i18n import FOLDER, LANGUAGES, Texts
from theogony.kernel.layout import FORMS, Layout
from theogony.kernel.rng import Rng
from theogony.kernel.speech import AMOUNTS, NUMBER, ONE, TEXT, Kind
from theogony.kernel.state import Json

FORM = re.compile(rf"_({'|'.join(FORMS)})$")  # languages need other forms of a name in the same sentence
BOTH = [(lang, game) for lang in LANGUAGES for game in games.names()]


def table(lang: str, game: str) -> tuple[Texts, Layout, Json]:
    """Texts, layout and the view of a game in its first turns."""
    texts = Texts(lang, game)
    box = games.get(game)
    seats = min(3, box.players[1])
    state = box.new(seats, {}, 1)
    rng = Rng(1)
    for _ in range(60):
        seat = state.prompts()[0].seat
        options = state.options(seat)
        state.apply_trusted(seat, options[rng.below(len(options))])
    return texts, layout_of(box, texts, [f"P{seat}" for seat in range(seats)]), state.view(0)


def samples(game: str, names: frozenset[str]) -> dict[str, object]:
    """Parameters as the rules give them, each of its kind."""
    return {name: _sample(games.get(game).speech.parameters.get(name, NUMBER)) for name in names}


def _sample(kind: Kind) -> object:
    one: object = kind.ids[0] if kind.ids else "x" if kind is TEXT else 1
    if kind.form == AMOUNTS:
        return {str(one): 2}
    return one if kind.form == ONE else [one]


@pytest.mark.parametrize(("lang", "game"), BOTH)
def test_every_refusal_and_remedy_has_its_sentence(lang: str, game: str) -> None:
    texts, layout, view = table(lang, game)
    refusals, remedies = keys.refusals(game)
    assert len(refusals) > 10
    wrong = []
    for prefix, found in (("refusal", refusals), ("remedy", remedies)):
        for key, uses in found.items():
            for names in uses:
                given = samples(game, names)
                wrong += texts.faults(f"{prefix}-{key}", **layout.readable(view, given))
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize(("lang", "game"), BOTH)
def test_every_event_has_its_sentence(lang: str, game: str) -> None:
    texts, layout, view = table(lang, game)
    found = keys.events(game)
    assert len(found) > 10
    wrong = []
    for kind, uses in found.items():
        for names in uses:
            for told in layout.digest([{"kind": kind, "clause": "", **samples(game, names)}]):
                wrong += texts.faults(f"event-{told['kind']}", **layout.told(view, told))
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("game", games.names())
def test_every_event_of_the_rules_is_declared_with_its_parameters(game: str) -> None:
    declared = games.get(game).speech.events
    told = keys.events(game)
    assert told.keys() == declared.keys()
    for kind, uses in told.items():
        public = frozenset(declared[kind].public)
        assert set(uses) <= {public, public | frozenset(declared[kind].private)}, kind


@pytest.mark.parametrize("game", games.names())
def test_every_argument_of_a_move_has_a_name(game: str) -> None:
    box = games.get(game)
    for kind in box.moves.kinds():
        args = box.moves[box.moves.of_kind(kind)[0]].args
        assert len(box.speech.moves.get(kind, ())) == len(args), kind


@pytest.mark.parametrize("game", games.names())
def test_events_are_named_with_hyphens(game: str) -> None:
    assert not [kind for kind in keys.events(game) if "_" in kind]


@pytest.mark.parametrize(("lang", "game"), BOTH)
def test_every_fault_has_its_sentence(lang: str, game: str) -> None:
    texts = Texts(lang, game)
    wrong = []
    for key, uses in keys.faults(game).items():
        for names in uses:
            wrong += texts.faults(f"bad-{key}", line=1, file="x.yaml", **samples(game, names))
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize(("lang", "game"), BOTH)
def test_every_prompt_and_move_and_option_has_its_sentence(lang: str, game: str) -> None:
    texts, layout, view = table(lang, game)
    box = games.get(game)
    wrong = [f"prompt-{name}" for name in keys.prompts(game) if not texts.has(f"prompt-{name}")]
    for kind in box.moves.kinds():
        wrong += [] if texts.has(f"move-{kind}") else [f"move-{kind}"]
        several = len(box.moves.of_kind(kind)) > 1
        wrong += [] if not several or texts.has(f"group-{kind}") else [f"group-{kind}"]
        for index in (box.moves.of_kind(kind)[0], box.moves.of_kind(kind)[-1]):
            for words in (layout.move(view, box.moves[index]), layout.short(view, box.moves[index])):
                wrong += [words] if not words or re.search(r"[{}$]|^(move|group)-", words) else []
    sides = {name for mode in box.modes.values() for seats in mode.players for name in mode.sides(seats).names if name}
    wrong += [f"side-{name}" for name in sorted(sides) if not texts.has(f"side-{name}")]
    for option in box.options:
        wrong += [] if texts.has(option.help_key) else [option.help_key]
        wrong += [
            f"{option.help_key}.{value}" for value in option.values if texts.attribute(option.help_key, value) == value
        ]
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize(("lang", "game"), BOTH)
def test_every_reason_of_a_hint_has_its_sentence(lang: str, game: str) -> None:
    from theogony.bots.bot import advice_for
    from theogony.bots.hint import REASONS

    texts = Texts(lang, game)
    keys = [f"{term}-{way}" for term in advice_for(game).terms for way in ("more", "less")] + list(REASONS)
    assert not [key for key in keys if not texts.has(key)]


def test_both_languages_have_the_same_keys_with_the_same_parameters() -> None:
    for file in sorted((FOLDER / "en").glob("*.ftl")):
        english, french = (_messages((FOLDER / lang / file.name).read_text(encoding="utf-8")) for lang in ("en", "fr"))
        assert english.keys() == french.keys(), english.keys() ^ french.keys()
        for key, names in english.items():
            assert french[key] <= names | {"given", "number", "elided"}, f"{key}: {french[key] - names}"


def _messages(text: str) -> dict[str, set[str]]:
    found: dict[str, set[str]] = {}
    key = ""
    for line in text.splitlines():
        begins = re.match(r"^([a-zA-Z][\w-]*) =", line)
        if begins:
            key = begins[1]
            assert key not in found, f"{key} is there twice"
            found[key] = set()
        if key and not line.startswith("#"):
            found[key] |= {FORM.sub("", name) for name in re.findall(r"\$(\w+)", line)}
    return found


def test_no_sentence_is_broken() -> None:
    from fluent.syntax import FluentParser, ast

    for file in FOLDER.rglob("*.ftl"):
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, ast.Junk), f"{file}: {entry.content}"
