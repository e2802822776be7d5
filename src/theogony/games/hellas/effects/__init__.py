"""What each operation of a text does, by chapter; and all texts of the content, read with these words.

``general``  Hoplites, Heroes, Priests, Attributes, cards, Monsters: what most texts share
``battle``   operations that work in a Battle
``hunt``     operations that work in a Hunt
``titan``    operations of Chains, Orders and tokens in Kronos mode
"""

from typing import Any, Final

from theogony.games.hellas import texts
from theogony.games.hellas.box import BOX, HellasBox
from theogony.games.hellas.effects import battle, general, hunt, titan  # noqa: F401 their classes are words
from theogony.kernel.effects.given import Given
from theogony.kernel.effects.machine import Book, Operation, words

WORDS: Final[dict[str, type[Operation[Any, Any]]]] = words(texts.Act, texts.Stop, texts.Standing)


def read(box: HellasBox) -> None:
    """From now on the texts of this box can be carried out; a word that is not declared is fatal."""
    book = Book(WORDS, "op", texts.MayBeAnswered, texts.Finish)
    scripts: list[texts.Script] = []
    for source, (place, own) in enumerate(box.texts):
        for number, text in enumerate(own):
            given = Given(text, f"{place}[{number}]")
            program = book.read(given.value("do"), given.where("do"), source)
            scripts.append(texts.Script(len(scripts), source, given, program))
    box.number = len(texts.LOADED)
    texts.LOADED.append(texts.Texts(book, scripts))


read(BOX)
