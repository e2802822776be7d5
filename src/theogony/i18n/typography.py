"""How a language is set: what any keyboard can type becomes what a reader expects."""

import re
from typing import Final

NARROW: Final = "\u202f"  # a narrow space at which no line breaks
FIRM: Final = "\u00a0"  # a space at which no line breaks


def typeset(lang: str, text: str) -> str:
    """French apostrophes are curly, and punctuation keeps its space at the end of a line; English stays as it is.

    It is the same function as in ``web/src/lib/typography.ts``, and twice does what once does.
    """
    if lang != "fr":
        return text
    text = re.sub(r"(?<=\w)'(?=[\w{«])", "’", text)
    text = re.sub(r"(?<=[^\s={])[ \u00a0](?=[;:!?»])|(?<=«)[ \u00a0]", NARROW, text)
    return re.sub(r"(?<=[\d}]) (?=%)", FIRM, text)
