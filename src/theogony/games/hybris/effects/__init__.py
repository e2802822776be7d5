"""What each operation of a text does, by chapter; and all texts of the content, read with these words.

``general``   goods, cards, pieces, characters, actions: what most texts share
``choosing``  what these ask
``combat``    operations that work in a Combat
``chronos``   operations of the Chronos module
"""

from typing import Any, Final

from theogony.games.hybris import texts
from theogony.games.hybris.box import BOX, HybrisBox
from theogony.games.hybris.content import PREMONITIONS
from theogony.games.hybris.effects import chronos, combat, general  # noqa: F401 their classes are words
from theogony.games.hybris.moves import span
from theogony.kernel.components import entries_of, must_be_true
from theogony.kernel.effects.given import Given
from theogony.kernel.effects.machine import Book, Nothing, Operation, words

WORDS: Final[dict[str, type[Operation[Any, Any]]]] = words(texts.Act, texts.Stop, texts.Standing)


def read(box: HybrisBox) -> None:
    """From now on the texts of this box can be carried out; a word that is not declared is fatal."""
    book = Book(WORDS, "op", Nothing, Nothing)  # nothing answers a text as such, or follows it
    scripts: list[texts.Script] = []
    for source, (place, own) in enumerate(box.texts):
        for number, text in enumerate(own):
            given = Given(text, f"{place}[{number}]")
            price = given.values.get("cost", [])
            program = book.read([*price, *given.value("do")], given.where("do"), source)
            scripts.append(texts.Script(len(scripts), source, given, program, book.code))
    prerequisites = [
        texts.conditions_of(Given({"if": one["if"]}, f"premonitions.{one['id']}"), "if")
        for one in entries_of(box.components, "premonitions")
    ]
    assert len(prerequisites) == len(PREMONITIONS) and len(box.texts) == texts.SOURCES
    _check_moves(book.code)
    box.number = len(texts.LOADED)
    texts.LOADED.append(texts.Texts(book, scripts, prerequisites))


def _check_moves(code: list[Operation[Any, Any]]) -> None:
    """The move table has a move for every option of a text."""
    most = len(span("choice"))
    choices = [len(op.options) for op in code if isinstance(op, general.Choose)]
    must_be_true({f"a text has {most} options at most": max(choices, default=0) <= most})


read(BOX)
