"""Languages: the only place where keys and parameters become sentences."""

import os
from functools import cache
from pathlib import Path
from typing import Final

from fluent.runtime import FluentBundle, FluentResource

from theogony.i18n.typography import typeset

FOLDER: Final = Path(__file__).parent
LANGUAGES: Final = ("en", "fr")
_COMMON: Final = ("kernel", "cli", "admin", "lab", "balance", "review", "board")
_LOCALE_VARIABLES: Final = ("LC_ALL", "LC_MESSAGES", "LANG")


class UnknownLanguage(ValueError):
    """There are no texts in this language."""


def language(wanted: str | None = None) -> str:
    """The language to speak: the wanted one, else that of the locale if we know it, else English."""
    if wanted:
        short = wanted.lower().replace("_", "-").split("-")[0]
        if short not in LANGUAGES:
            raise UnknownLanguage(wanted)
        return short
    for variable in _LOCALE_VARIABLES:
        value = os.environ.get(variable, "")
        if value:
            short = value.split("_")[0].split(".")[0].lower()
            return short if short in LANGUAGES else "en"
    return "en"


class Texts:
    """All sentences of one language: the common ones and those of one game.

    A sentence that is missing falls back to English, and then to its key: a gap in a translation never stops a game.
    """

    def __init__(self, lang: str, game: str = "") -> None:
        self.lang = lang
        self._bundles = [_bundle(lang, game)] + ([_bundle("en", game)] if lang != "en" else [])

    def __call__(self, key: str, **params: object) -> str:
        """The sentence of a key, or a part of it (``region-epirus.of``)."""
        id, _, part = key.partition(".")
        for bundle in self._bundles:
            if bundle.has_message(id):
                message = bundle.get_message(id)
                pattern = message.attributes.get(part) if part else message.value
                if pattern is not None:
                    text, _ = bundle.format_pattern(pattern, params)
                    return str(text)
        return key

    def attribute(self, key: str, name: str) -> str:
        """A part of a message (``option-mode.classic``), or its name if there is none."""
        for bundle in self._bundles:
            if bundle.has_message(key):
                attributes = bundle.get_message(key).attributes
                found = attributes.get(name, attributes.get(f"n{name}"))  # an attribute cannot begin with a digit
                if found is not None:
                    text, _ = bundle.format_pattern(found, {})
                    return str(text)
        return name

    def has(self, key: str) -> bool:
        """Whether this language itself has the sentence."""
        return bool(self._bundles[0].has_message(key))

    def faults(self, key: str, **params: object) -> list[str]:
        """What goes wrong when the sentence is formed with these parameters; empty if nothing does."""
        bundle = self._bundles[0]
        if not bundle.has_message(key):
            return [f"{key} is missing in {self.lang}"]
        message = bundle.get_message(key)
        if message.value is None:
            return [f"{key} has no text in {self.lang}"]
        _, errors = bundle.format_pattern(message.value, params)
        return [f"{key} in {self.lang}: {error}" for error in errors]


@cache
def _bundle(lang: str, game: str) -> FluentBundle:
    bundle = FluentBundle([lang], use_isolating=False)
    for name in (*_COMMON, f"names-{game}", game, f"advice-{game}", f"lessons-{game}", f"oracle-{game}"):
        file = FOLDER / lang / f"{name}.ftl"
        if file.is_file():
            bundle.add_resource(FluentResource(typeset(lang, file.read_text(encoding="utf-8"))), allow_overrides=True)
    return bundle


def listed(texts: Texts, items: list[str]) -> str:
    """The items as a list in words: a, b and c."""
    if len(items) < 2:
        return "".join(items)
    return texts("list-last", first=", ".join(items[:-1]), last=items[-1])
