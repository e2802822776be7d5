"""What the content writes, read parameter by parameter: what does not fit is fatal, with its place."""

from collections.abc import Mapping, Sequence
from difflib import SequenceMatcher
from typing import Any, Final

from mypy_extensions import mypyc_attr

from theogony.kernel.overlay import BadContent

# What a condition is asked with; a list of words stands for one of them.
NO_VALUE: Final[list[str]] = []
A_NUMBER: Final = None
Asked = Mapping[str, Sequence[str] | None]


class Condition:
    """A word of the game's conditions and the value that it is asked with: ``rank_at_most: 2``."""

    def __init__(self, word: int, value: int) -> None:
        self.word = word
        self.value = value


@mypyc_attr(allow_interpreted_subclasses=True)
class Given:
    """A mapping of the content: parameters by name. A reader asks once for each that it takes.

    Without a default a parameter must be there; what nobody has asked for is foreign.
    """

    def __init__(self, values: object, place: str) -> None:
        if not isinstance(values, dict):
            raise misfit(place, "mapping", values)
        self.values: dict[str, Any] = values
        self.place = place
        self.asked: list[str] = []

    def has(self, name: str) -> bool:
        """Whether the parameter is there; it is asked for by this."""
        self.asked.append(name)
        return name in self.values

    def value(self, name: str) -> Any:
        """A parameter that must be there, as it is written."""
        if not self.has(name):
            raise BadContent("content-missing", where=self.place, name=name, given=", ".join(map(str, self.values)))
        return self.values[name]

    def where(self, name: str) -> str:
        return f"{self.place}.{name}"

    # -- kinds of parameters -------------------------------------------------------------------------------------

    def number(self, name: str, default: int | None = None, named: Mapping[str, int] | None = None) -> int:
        """A whole number, or one of the words that stand for one (``all``)."""
        if default is not None and not self.has(name):
            return default
        value = self.value(name)
        if isinstance(value, int) and not isinstance(value, bool):
            return value
        if not isinstance(value, str) or not named:
            raise misfit(self.where(name), "number", value)
        if value not in named:
            near, known = nearest(value, list(named)), ", ".join(["0, 1, 2 ...", *named])
            raise BadContent("content-word", where=self.where(name), name=value, near=near, known=known)
        return named[value]

    def word(self, name: str, words: Sequence[str], default: str | None = None) -> int:
        """One of the words, as its number."""
        if default is not None and not self.has(name):
            return words.index(default)
        return index(self.value(name), words, self.where(name))

    def several(self, name: str, words: Sequence[str]) -> list[int]:
        """Some of the words, in the written order, also more than once; one alone needs no list."""
        value = self.value(name)
        return [index(word, words, self.where(name)) for word in (value if isinstance(value, list) else [value])]

    def set(self, name: str, words: Sequence[str]) -> int:
        """Some of the words, as bits."""
        bits = 0
        for word in self.several(name, words):
            bits |= 1 << word
        return bits

    def flag(self, name: str) -> bool:
        """True if it is said, else false."""
        value = self.value(name) if self.has(name) else False
        if not isinstance(value, bool):
            raise misfit(self.where(name), "flag", value)
        return value

    def amounts(self, name: str, words: Sequence[str]) -> list[int]:
        """How many of each of the words: ``{priest: 1, disciple: 2}``; none of those not named."""
        amounts = Given(self.value(name), self.where(name))
        for word in amounts.values:
            index(word, words, amounts.place)
        return [amounts.number(word, 0) for word in words]

    def condition(self, name: str, conditions: Asked) -> Condition:
        """A word, or a word with the value that it is asked with: ``own_turn``, ``{role: attacker}``, ``{well: 7}``."""
        value = self.value(name)
        words = list(conditions)
        if not isinstance(value, dict):
            word = index(value, words, self.where(name))
            if conditions[words[word]] != NO_VALUE:
                raise BadContent("content-missing", where=self.where(name), name=str(value), given=str(value))
            return Condition(word, 0)
        asked = Given(value, self.where(name))
        word = index(next(iter(value), ""), words, asked.place)
        kind = conditions[words[word]]
        found = asked.number(words[word]) if kind is A_NUMBER else asked.word(words[word], kind)
        asked.done()
        return Condition(word, found)

    def done(self) -> None:
        """Everything has been asked for: what is left is foreign."""
        for name in self.values:
            if name not in self.asked:
                known = ", ".join(self.asked)
                near = nearest(str(name), self.asked)
                raise BadContent("content-foreign", where=self.place, name=str(name), near=near, known=known)


def index(word: object, words: Sequence[str], place: str) -> int:
    """The number of a word; an unknown one is fatal, and the nearest is offered."""
    if isinstance(word, str) and word in words:
        return words.index(word)
    near, known = nearest(str(word), words), ", ".join(words)
    raise BadContent("content-word", where=place, name=str(word), near=near, known=known)


def nearest(word: str, words: Sequence[str]) -> str:
    """The word most alike."""
    return max(words, key=lambda known: SequenceMatcher(None, word, known).ratio(), default="")


def misfit(place: str, wanted: str, value: object) -> BadContent:
    """Something of another kind stands there: a ``number``, ``flag``, ``mapping`` or ``operations`` is wanted."""
    return BadContent("content-kind", where=place, wanted=wanted, given=str(value))
