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
from theogony.games.hellas.moves import MOST_CHOICES, MOST_NUMBER, MOST_RECRUITS, MOST_SAVED
from theogony.kernel.components import must_be_true
from theogony.kernel.effects.given import Given
from theogony.kernel.effects.machine import Book, Nothing, Operation, words

WORDS: Final[dict[str, type[Operation[Any, Any]]]] = words(texts.Act, texts.Stop, texts.Standing)


def read(box: HellasBox) -> None:
    """From now on the texts of this box can be carried out; a word that is not declared is fatal."""
    # after the price nothing answers a text as such; killing is answered where it happens (LH-367)
    book = Book(WORDS, "op", Nothing, texts.Finish)
    scripts: list[texts.Script] = []
    for source, (place, own) in enumerate(box.texts):
        for number, text in enumerate(own):
            given = Given(text, f"{place}[{number}]")
            program = book.read(given.value("do"), given.where("do"), source)
            scripts.append(texts.Script(len(scripts), source, given, program))
    _check_moves(book.code)
    box.number = len(texts.LOADED)
    texts.LOADED.append(texts.Texts(book, scripts))


def _check_moves(code: list[Operation[Any, Any]]) -> None:
    """The move table has a move for every number of a text (``HellasBox`` checks the others)."""
    recruits = [op.amount for op in code if isinstance(op, general.Recruit)]
    saved = [op.amount for op in code if isinstance(op, battle.SaveHoplites)]
    killed = [op.amount for op in code if isinstance(op, titan.Drown)]
    choices = [len(op.options) for op in code if isinstance(op, general.Choose)]
    must_be_true(
        {
            f"a text recruits {MOST_RECRUITS} at most": max(recruits, default=0) <= MOST_RECRUITS,
            f"a text saves {MOST_SAVED} at most": max(saved, default=0) <= MOST_SAVED,
            f"a text kills up to {MOST_NUMBER} at most": max(killed, default=0) <= MOST_NUMBER,
            f"a text has {MOST_CHOICES} options at most": max(choices, default=0) <= MOST_CHOICES,
        }
    )


read(BOX)
