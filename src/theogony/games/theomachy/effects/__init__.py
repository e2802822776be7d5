"""What each operation of a text does, and all texts of the content, read with these words."""

from typing import Any, Final

from theogony.games.theomachy import demands, texts
from theogony.games.theomachy.content import BOX, PLACES, CultBox
from theogony.games.theomachy.effects import answers, battle, cards, tokens  # noqa: F401 their classes are words
from theogony.games.theomachy.running import Finish
from theogony.kernel.effects.machine import Book, Operation, words

WORDS: Final[dict[str, type[Operation[Any, Any]]]] = words(texts.Act, texts.Standing)


def compiled(written: list[Any]) -> texts.Texts:
    """The texts of a content, by source."""
    book = Book(WORDS, "op", answers.MayBeAnswered, Finish)
    for source, text in enumerate(written):
        book.read(text, PLACES[source], source)
    book.read([], "settling", texts.SETTLING)
    return texts.Texts(book)


def read(box: CultBox) -> None:
    """From now on the texts and Demands of this box can be carried out."""
    box.number = len(texts.LOADED)
    texts.LOADED.append(compiled(box.texts))
    demands.WISHES.append(demands.wishes(box))


read(BOX)
