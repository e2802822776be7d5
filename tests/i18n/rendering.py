"""Every sentence of a game in every shape: with each name that it may meet, with 0, 1, 2 and many, in each variant."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from theogony.i18n.typography import typeset
from theogony.kernel.layout import FORMS, Layout, beside
from theogony.kernel.speech import AMOUNTS, BY_SEAT, MANY, NUMBER, SEAT, TEXT, UNKNOWN, Kind
from theogony.kernel.state import Json

NUMBERS = (0, 1, 2, 5, 21)
FORM = re.compile(rf"_({'|'.join(FORMS)})$")
MOST = 130  # shapes of one sentence: more ids than any kind has but moves
PLURALS = ("zero", "one", "two", "few", "many", "other")


@dataclass
class Sentence:
    """A message or an attribute, and what it is filled with: parameters, and the values that its variants ask for."""

    key: str
    pattern: ast.Pattern
    parameters: set[str]
    variants: dict[str, list[str]]


class _Reader(Visitor):
    def __init__(self) -> None:
        self.parameters: set[str] = set()
        self.variants: dict[str, list[str]] = {}

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.parameters.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        if isinstance(node.selector, ast.VariableReference):
            names = [variant.key.name for variant in node.variants if isinstance(variant.key, ast.Identifier)]
            self.variants.setdefault(node.selector.id.name, []).extend(names)
        self.generic_visit(node)


def sentences(text: str) -> Iterator[Sentence]:
    """All messages of a language file, and their attributes."""
    for entry in FluentParser().parse(text).body:
        if not isinstance(entry, ast.Message):
            continue
        parts = [("", entry.value), *((f".{one.id.name}", one.value) for one in entry.attributes)]
        for part, pattern in parts:
            if pattern is not None:
                reader = _Reader()
                reader.visit(pattern)
                yield Sentence(entry.id.name + part, pattern, reader.parameters, reader.variants)


class Renderer:
    """Language files of one game, and a table of it from which names take their grammar."""

    def __init__(self, lang: str, files: list[Path], layout: Layout, view: Json) -> None:
        self.lang = lang
        self.layout = layout
        self.view = view
        self.counted = TEXT  # the kind that the sentence at hand says a number of
        self.texts = [typeset(lang, file.read_text(encoding="utf-8")) for file in files]
        self.bundle = FluentBundle([lang], use_isolating=False)
        for text in self.texts:
            self.bundle.add_resource(FluentResource(text), allow_overrides=True)

    def all(self) -> Iterator[tuple[str, str]]:
        """Each sentence in all its shapes, with its key."""
        for sentence in [one for text in self.texts for one in sentences(text)]:
            id, _, part = sentence.key.partition(".")
            message = self.bundle.get_message(id)
            pattern = message.attributes[part] if part else message.value
            assert pattern is not None
            for params in self.fillings(sentence):
                said, errors = self.bundle.format_pattern(pattern, params)
                assert not errors, f"{sentence.key} in {self.lang}: {errors} with {params}"
                yield sentence.key, str(said)

    def fillings(self, sentence: Sentence) -> Iterator[dict[str, object]]:
        """Parameters for the sentence: the first value of each, the second of each, until all values were there."""
        names = sorted({FORM.sub("", name) for name in sentence.parameters})
        formed = {FORM.sub("", name) for name in sentence.parameters if FORM.search(name)}
        values = {name: self.values(name, sentence.variants.get(name, []), name in formed) for name in names}
        counted = [kind for kind in self.layout.speech.parameters.values() if sentence.key == kind.counted]
        if counted:
            values["name"] = [_Counted(id) for id in counted[0].ids]
            self.counted = counted[0]
        for turn in range(min(MOST, max([len(each) for each in values.values()], default=1))):
            # One more step through a list each time it ends, so that two lists of one length meet in other pairs.
            chosen = {
                name: each[(turn + number * (1 + turn // len(each))) % len(each)]
                for number, (name, each) in enumerate(values.items())
            }
            yield self.filled(chosen)

    def filled(self, chosen: dict[str, object]) -> dict[str, object]:
        words = self.layout.speech.parameters
        given = {name: value for name, value in chosen.items() if name in words and not isinstance(value, _Said)}
        given = {"seat": 0, "defender": 1, **given}
        shown: dict[str, object] = dict(self.layout.readable(self.view, given))
        for name, value in chosen.items():
            if isinstance(value, _Said):
                shown[name] = str(value)
            elif isinstance(value, _Counted):
                shown[name] = self.layout.called(self.counted, value)
                shown |= beside(name, self.layout.forms(self.counted, value))
            elif name not in words:
                shown[name] = value
            if name not in words and isinstance(value, str) and not isinstance(value, _Counted):
                shown |= beside(name, _player(self.layout, value))
        if "elided" in chosen:
            shown["elided"] = "yes" if shown.get("name") == "Ada" else "no"
        return shown

    def values(self, name: str, variants: list[str], formed: bool) -> list[object]:
        """What a parameter may be: the ids of its kind, numbers, and what the sentence has a variant for."""
        kind = self.layout.speech.parameters.get(name)
        said: list[object] = [_Said(one) for one in dict.fromkeys(variants) if one not in (*PLURALS, "none")]
        if kind is None:
            numbers = set(variants) & set(PLURALS[:5]) or not variants
            if formed or name in NAMES:
                return [*said, "Ada", "Bob"]
            return [*said, *([_Said("…")] if name in TEXTS else NUMBERS if numbers else [_Said("other")])]
        if kind.ids:  # other variants are names of ids
            said = [one for one in said if one == UNKNOWN]
        return [*said, *_of_kind(kind, "none" in variants)]


class _Said(str):
    """A value that a sentence selects by, which is no id."""


class _Counted(str):
    """An id of the kind that a sentence says a number of."""


# Parameters that are texts of a person or of a file, not of the game; all others are numbers.
NAMES = frozenset(("name", "actor", "who", "title", "what", "host"))
TEXTS = frozenset(("file", "where", "game", "given", "known", "wanted", "path", "reason", "near", "module", "which"))
TEXTS |= frozenset(("address", "command", "deed", "question", "text"))


def _player(layout: Layout, name: str) -> dict[str, str]:
    return Layout(layout.say, layout.lang, [name]).seat_forms({}, 0)


def _of_kind(kind: Kind, nothing: bool) -> list[object]:
    if kind.name == SEAT.name:
        ones: list[object] = [0, 1, 2]
    elif kind.name == NUMBER.name:
        ones = list(NUMBERS)
    else:
        step = max(1, len(kind.ids) // MOST)
        ones = [TEXT.name] if kind.name == TEXT.name else list(kind.ids[::step])
    if kind.form == BY_SEAT:
        return [[1, 0, 2], [5, 5, 0]]
    if kind.form == AMOUNTS:
        single = [{str(one): NUMBERS[1 + i % 4]} for i, one in enumerate(ones)]
        return [*single, {str(one): 1 for one in ones[:2]}]
    if kind.form == MANY:
        lists: list[object] = [*([one] for one in ones), ones[:2], ones[:3]]
        return [*lists, []] if nothing else lists
    return [*ones, -1 if kind.name == SEAT.name else ""] if nothing else ones
