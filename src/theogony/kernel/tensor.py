"""The parts of a tensor: each knows how many numbers it takes and how a value of a view is written into them.

What is written is added: things of a list without ids are summed up, so that no list needs a longest length. A tensor
is asked for with every move and nearly all of it is 0, so that what is not is only noted here, and added up by numpy
(``envs/observe.py``). It stands in the kernel to be compiled with it: walking through a view is most of the work.
"""

from collections.abc import Iterator
from typing import Any, Final
from zlib import crc32

BUCKETS: Final = 16  # for words that are of no declared kind
KEYS: Final = 8  # for keys that are of no declared kind: seats as a rule
LONGEST: Final = 8  # numbers of a list that have a place of their own
NOWHERE: Final = -1  # the place of what is none
UNDECLARED: Final = "undeclared"  # the name of the place for ids that nobody declared

_MOST_WORDS: Final = 4096  # whose digests are remembered: there are few of them
_digests: Final[dict[str, int]] = {}


def bucket(word: str, number: int) -> int:
    """Where a word goes that is of no declared kind; a number, such as a seat, by itself."""
    digest = _digests.get(word, -1)
    if digest < 0:
        digest = int(word) if word.isdigit() else crc32(word.encode())
        if len(_digests) < _MOST_WORDS:
            _digests[word] = digest
    return digest % number


class Notes:
    """What is to be added: 1 at each place in ``ones``, and at each of ``places`` the number beside it."""

    def __init__(self) -> None:
        self.ones: list[int] = []
        self.places: list[int] = []
        self.numbers: list[Any] = []


class Part:
    """A part of a tensor; this one takes nothing."""

    def __init__(self, size: int = 0, says_empty: bool = False) -> None:
        self.size = size
        self.says_empty = says_empty  # whether a 0, a "" or an empty list is written too

    def put(self, notes: Notes, at: int, value: Any) -> None:
        """Add the value to the numbers from ``at`` on."""

    def slices(self, at: int) -> Iterator[tuple[str, int, int]]:
        """What lies inside by name: first and last + 1."""
        yield from ()


class Number(Part):
    """A number as it is."""

    def __init__(self) -> None:
        super().__init__(1)

    def put(self, notes: Notes, at: int, value: Any) -> None:
        if value:
            notes.places.append(at)
            notes.numbers.append(value)


class Choice(Part):
    """One of known ids: a 1 in its place; "" and -1 are none. The last place is for ids that nobody declared."""

    def __init__(self, ids: list[str]) -> None:
        self.ids = list(dict.fromkeys([id for id in ids if id]))
        self.other = len(self.ids)
        super().__init__(self.other + 1, True)
        self.places: dict[Any, int] = {id: place for place, id in enumerate(self.ids)}
        self.places |= {int(id): place for place, id in enumerate(self.ids) if id.isdigit()}  # a seat
        self.places |= {"": NOWHERE, -1: NOWHERE}

    def put(self, notes: Notes, at: int, value: Any) -> None:
        place = self.places.get(value, self.other)
        if place >= 0:
            notes.ones.append(at + place)

    def slices(self, at: int) -> Iterator[tuple[str, int, int]]:
        for place, id in enumerate((*self.ids, UNDECLARED)):
            yield id, at + place, at + place + 1


class Word(Part):
    """Words of no declared kind: by their digest into a few places."""

    def __init__(self) -> None:
        super().__init__(BUCKETS)

    def put(self, notes: Notes, at: int, value: Any) -> None:
        if value != "":
            notes.ones.append(at + bucket(str(value), BUCKETS))


class Row(Part):
    """Numbers one beside the other: the first ones, each in its place."""

    def __init__(self) -> None:
        super().__init__(LONGEST)

    def put(self, notes: Notes, at: int, value: Any) -> None:
        end = at + LONGEST
        for number in value:
            if at == end:
                return
            if number:
                notes.places.append(at)
                notes.numbers.append(number)
            at += 1


class Bag(Part):
    """Some things of one sort, in no order: their sum."""

    def __init__(self, part: Part) -> None:
        super().__init__(part.size)
        self.part = part

    def put(self, notes: Notes, at: int, value: Any) -> None:
        part = self.part
        for one in value:
            part.put(notes, at, one)

    def slices(self, at: int) -> Iterator[tuple[str, int, int]]:
        return self.part.slices(at)


class Record(Part):
    """Fields by name, one behind the other; one that is not there leaves its place empty.

    Most of a view is numbers and ids in records: a record writes these by itself.
    """

    def __init__(self, fields: list[tuple[str, Part]]) -> None:
        super().__init__()
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
            (name, part, start, part.says_empty)
            for name, part, start in self.fields
            if not isinstance(part, Number | Choice)
        ]

    def put(self, notes: Notes, at: int, value: Any) -> None:
        seen: dict[str, Any] = value
        for name, start in self._numbers:
            number = seen.get(name)
            if number:
                notes.places.append(at + start)
                notes.numbers.append(number)
        for name, places, other, start in self._choices:
            place = places.get(seen.get(name, ""), other)
            if place >= 0:
                notes.ones.append(at + start + place)
        for name, part, start, says_empty in self._others:
            one = seen.get(name)
            if one or (says_empty and one is not None):
                part.put(notes, at + start, one)

    def slices(self, at: int) -> Iterator[tuple[str, int, int]]:
        for name, part, start in self.fields:
            yield from _named(name, part, at + start)


class Tuple(Part):
    """Things of different sorts, one behind the other."""

    def __init__(self, parts: list[Part]) -> None:
        super().__init__(sum([part.size for part in parts]))
        self.parts = parts

    def put(self, notes: Notes, at: int, value: Any) -> None:
        for number, part in enumerate(self.parts):
            part.put(notes, at, value[number])
            at += part.size

    def slices(self, at: int) -> Iterator[tuple[str, int, int]]:
        for number, part in enumerate(self.parts):
            yield from _named(str(number), part, at)
            at += part.size


class Maybe(Part):
    """Something that is not always there: a 1 if it is, then itself."""

    def __init__(self, part: Part) -> None:
        super().__init__(1 + part.size, True)
        self.part = part

    def put(self, notes: Notes, at: int, value: Any) -> None:
        if value is not None:
            notes.ones.append(at)
            self.part.put(notes, at + 1, value)

    def slices(self, at: int) -> Iterator[tuple[str, int, int]]:
        yield "there", at, at + 1
        yield from self.part.slices(at + 1)


class ByKey(Part):
    """A place for each key: those that are declared, or a few for keys of no declared kind."""

    def __init__(self, keys: list[str], part: Part) -> None:
        self.places: dict[str, int] = {
            key: place for place, key in enumerate(dict.fromkeys([key for key in keys if key]))
        }
        self.part = part
        self.other = len(self.places)
        super().__init__(part.size * (self.other + 1 if keys else KEYS))

    def put(self, notes: Notes, at: int, value: Any) -> None:
        seen: dict[str, Any] = value
        for key, one in seen.items():
            self.part.put(notes, at + self.start(key), one)

    def start(self, key: str) -> int:
        """Where the thing of this key begins."""
        return (self.places.get(key, self.other) if self.places else bucket(key, KEYS)) * self.part.size

    def slices(self, at: int) -> Iterator[tuple[str, int, int]]:
        for key, place in self.places.items():
            yield from _named(key, self.part, at + place * self.part.size)


class ById(ByKey):
    """Records that name themselves by their ``id``: a place for each id."""

    def put(self, notes: Notes, at: int, value: Any) -> None:
        for one in value:
            self.part.put(notes, at + self.start(one["id"]), one)


class BySeat(Part):
    """One for each seat, in their order."""

    def __init__(self, seats: int, part: Part) -> None:
        super().__init__(seats * part.size)
        self.seats = seats
        self.part = part

    def put(self, notes: Notes, at: int, value: Any) -> None:
        for one in value[: self.seats]:
            self.part.put(notes, at, one)
            at += self.part.size

    def slices(self, at: int) -> Iterator[tuple[str, int, int]]:
        for seat in range(self.seats):
            yield from _named(str(seat), self.part, at + seat * self.part.size)


class Rest(Part):
    """What a view says beyond its declared shape, into a few places: numbers by the digest of their path, words too."""

    def __init__(self, known: set[str]) -> None:
        super().__init__(8 * BUCKETS)
        self.known = known

    def put(self, notes: Notes, at: int, value: Any) -> None:
        for key in value:
            if key not in self.known:
                self._leaves(notes, at, key, value[key])

    def _leaves(self, notes: Notes, at: int, path: str, value: Any) -> None:
        if isinstance(value, dict):
            for key, one in value.items():
                self._leaves(notes, at, f"{path}.{key}", one)
        elif isinstance(value, list | tuple):
            for place, one in enumerate(value):
                self._leaves(notes, at, f"{path}.{place}", one)
        elif isinstance(value, str):
            notes.ones.append(at + bucket(f"{path}={value}", self.size))
        elif value is not None:
            notes.places.append(at + bucket(path, self.size))
            notes.numbers.append(value)


def _named(name: str, part: Part, at: int) -> Iterator[tuple[str, int, int]]:
    yield name, at, at + part.size
    for inside, first, last in part.slices(at):
        yield f"{name}.{inside}", first, last
