"""The parts of a tensor: each knows how many numbers it takes and how a value of a view is written into them.

What is written is added: things of a list without ids are summed up, so that no list needs a longest length. A tensor
is asked for with every move, and most of a view is numbers and ids in records: a record writes these by itself.
"""

from array import array
from collections.abc import Iterator
from functools import lru_cache
from typing import Any, Final
from zlib import crc32

BUCKETS: Final = 16  # for words that are of no declared kind
KEYS: Final = 8  # for keys that are of no declared kind: seats as a rule
LONGEST: Final = 8  # numbers of a list that have a place of their own
NOWHERE: Final = -1  # the place of what is none
UNDECLARED: Final = "undeclared"  # the name of the place for ids that nobody declared


@lru_cache(maxsize=4096)
def bucket(word: str, number: int) -> int:
    """Where a word goes that is of no declared kind; a number, such as a seat, by itself."""
    return (int(word) if word.isdigit() else crc32(word.encode())) % number


class Part:
    """A part of a tensor; this one takes nothing."""

    size = 0
    says_empty = False  # whether a 0, a "" or an empty list is written too

    def put(self, out: "array[float]", at: int, value: Any) -> None:
        """Add the value to the numbers from ``at`` on."""

    def slices(self, at: int) -> Iterator[tuple[str, int, int]]:
        """What lies inside by name: first and last + 1."""
        return iter(())


class Number(Part):
    """A number as it is."""

    size = 1

    def put(self, out: "array[float]", at: int, value: Any) -> None:
        out[at] += value


class Choice(Part):
    """One of known ids: a 1 in its place; "" and -1 are none. The last place is for ids that nobody declared."""

    says_empty = True

    def __init__(self, ids: list[str]) -> None:
        self.ids = list(dict.fromkeys(id for id in ids if id))
        self.other = len(self.ids)
        self.size = self.other + 1
        self.places: dict[object, int] = {id: place for place, id in enumerate(self.ids)}
        self.places |= {int(id): place for place, id in enumerate(self.ids) if id.isdigit()}  # a seat
        self.places |= {"": NOWHERE, -1: NOWHERE}

    def put(self, out: "array[float]", at: int, value: Any) -> None:
        place = self.places.get(value, self.other)
        if place >= 0:
            out[at + place] += 1

    def slices(self, at: int) -> Iterator[tuple[str, int, int]]:
        for place, id in enumerate((*self.ids, UNDECLARED)):
            yield id, at + place, at + place + 1


class Word(Part):
    """Words of no declared kind: by their digest into a few places."""

    size = BUCKETS

    def put(self, out: "array[float]", at: int, value: Any) -> None:
        if value != "":
            out[at + bucket(str(value), BUCKETS)] += 1


class Row(Part):
    """Numbers one beside the other: the first ones, each in its place."""

    size = LONGEST

    def put(self, out: "array[float]", at: int, value: Any) -> None:
        for number in value[:LONGEST]:
            if number:
                out[at] += number
            at += 1


class Bag(Part):
    """Some things of one sort, in no order: their sum."""

    def __init__(self, part: Part) -> None:
        self.part = part
        self.size = part.size

    def put(self, out: "array[float]", at: int, value: Any) -> None:
        put = self.part.put
        for one in value:
            put(out, at, one)

    def slices(self, at: int) -> Iterator[tuple[str, int, int]]:
        return self.part.slices(at)


class Record(Part):
    """Fields by name, one behind the other; one that is not there leaves its place empty."""

    def __init__(self, fields: list[tuple[str, Part]]) -> None:
        self.fields: list[tuple[str, Part, int]] = []
        for name, part in fields:
            if part.size:
                self.fields.append((name, part, self.size))
                self.size += part.size
        self._numbers = [(name, start) for name, part, start in self.fields if isinstance(part, Number)]
        self._choices = [
            (name, part.places, part.other, start) for name, part, start in self.fields if isinstance(part, Choice)
        ]
        self._others = [
            (name, part.put, start, part.says_empty)
            for name, part, start in self.fields
            if not isinstance(part, Number | Choice)
        ]

    def put(self, out: "array[float]", at: int, value: Any) -> None:
        get = value.get
        for name, start in self._numbers:
            number = get(name)
            if number:
                out[at + start] += number
        for name, places, other, start in self._choices:
            place = places.get(get(name, ""), other)
            if place >= 0:
                out[at + start + place] += 1
        for name, put, start, says_empty in self._others:
            one = get(name)
            if one or (says_empty and one is not None):
                put(out, at + start, one)

    def slices(self, at: int) -> Iterator[tuple[str, int, int]]:
        for name, part, start in self.fields:
            yield from _named(name, part, at + start)


class Tuple(Record):
    """Things of different sorts, one behind the other."""

    def __init__(self, parts: list[Part]) -> None:
        super().__init__([(str(number), part) for number, part in enumerate(parts)])

    def put(self, out: "array[float]", at: int, value: Any) -> None:
        for (_, part, start), one in zip(self.fields, value, strict=False):
            part.put(out, at + start, one)


class Maybe(Part):
    """Something that is not always there: a 1 if it is, then itself."""

    says_empty = True

    def __init__(self, part: Part) -> None:
        self.part = part
        self.size = 1 + part.size

    def put(self, out: "array[float]", at: int, value: Any) -> None:
        if value is not None:
            out[at] += 1
            self.part.put(out, at + 1, value)

    def slices(self, at: int) -> Iterator[tuple[str, int, int]]:
        yield "there", at, at + 1
        yield from self.part.slices(at + 1)


class ByKey(Part):
    """A place for each key: those that are declared, or a few for keys of no declared kind."""

    def __init__(self, keys: list[str], part: Part) -> None:
        self.places = {key: place for place, key in enumerate(dict.fromkeys(key for key in keys if key))}
        self.part = part
        self.other = len(self.places)
        self.size = part.size * (self.other + 1 if keys else KEYS)

    def put(self, out: "array[float]", at: int, value: Any) -> None:
        places, put, size = self.places, self.part.put, self.part.size
        for key, one in self.pairs(value):
            place = places.get(key, self.other) if places else bucket(key, KEYS)
            put(out, at + place * size, one)

    def pairs(self, value: Any) -> Any:
        return value.items()

    def slices(self, at: int) -> Iterator[tuple[str, int, int]]:
        for key, place in self.places.items():
            yield from _named(key, self.part, at + place * self.part.size)


class ById(ByKey):
    """Records that name themselves by their ``id``: a place for each id."""

    def pairs(self, value: Any) -> Any:
        return [(one["id"], one) for one in value]


class BySeat(Part):
    """One for each seat, in their order."""

    def __init__(self, seats: int, part: Part) -> None:
        self.seats = seats
        self.part = part
        self.size = seats * part.size

    def put(self, out: "array[float]", at: int, value: Any) -> None:
        for seat, one in enumerate(value[: self.seats]):
            self.part.put(out, at + seat * self.part.size, one)

    def slices(self, at: int) -> Iterator[tuple[str, int, int]]:
        for seat in range(self.seats):
            yield from _named(str(seat), self.part, at + seat * self.part.size)


class Rest(Part):
    """What a view says beyond its declared shape, into a few places: numbers by the digest of their path, words too."""

    size = 8 * BUCKETS

    def __init__(self, known: set[str]) -> None:
        self.known = known

    def put(self, out: "array[float]", at: int, value: Any) -> None:
        for key in value:
            if key not in self.known:
                self._leaves(out, at, key, value[key])

    def _leaves(self, out: "array[float]", at: int, path: str, value: Any) -> None:
        if isinstance(value, dict):
            for key, one in value.items():
                self._leaves(out, at, f"{path}.{key}", one)
        elif isinstance(value, list | tuple):
            for place, one in enumerate(value):
                self._leaves(out, at, f"{path}.{place}", one)
        elif isinstance(value, str):
            out[at + bucket(f"{path}={value}", self.size)] += 1
        elif value is not None:
            out[at + bucket(path, self.size)] += value


def _named(name: str, part: Part, at: int) -> Iterator[tuple[str, int, int]]:
    yield name, at, at + part.size
    for inside, first, last in part.slices(at):
        yield f"{name}.{inside}", first, last
