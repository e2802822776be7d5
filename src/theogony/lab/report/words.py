"""The words of a report: what things are called in a game and a language, and how numbers are written there."""

import re

from theogony.i18n import Texts
from theogony.kernel.game import Game
from theogony.kernel.layout import Layout
from theogony.lab.inference import Share

MINUS = "−"


class Words:
    """One game in one language. What no language file names is shown as the game calls it."""

    def __init__(self, game: Game, texts: Texts, layout: Layout) -> None:
        self.game = game
        self.say = texts
        self.layout = layout
        self._named = {id: name for name, id in layout.names_of_ids().items()}

    def known(self, key: str, otherwise: str) -> str:
        """The sentence of a key, or the id as words."""
        said = self.say(key)
        return otherwise.replace("-", " ").replace("_", " ") if said == key else said

    def family(self, what: str) -> str:
        name = self.known(f"label-{what}", what)
        return name[:1].upper() + name[1:]

    def amount(self, name: str) -> str:
        return self.known(f"amount-{name}", name)

    def unit(self, name: str) -> str:
        return self.known(f"unit-{name}", name)

    def name(self, what: str, which: str) -> str:
        """What one thing of a family is called: by the kind that bears the family's name, else by any that has it."""
        if what in ("seat", "place"):
            return self.say(f"balance-{what}", number=int(which))
        if what == "side":
            return self.known(f"side-{which}", which)
        parameters = self.layout.speech.parameters
        kinds = [parameters[what]] if what in parameters else []
        for kind in kinds:
            if which in kind.ids:
                return self.layout.called(kind, which)
        return self._named.get(which, which.replace("_", " "))

    def number(self, value: float, digits: int = 1) -> str:
        text = f"{abs(value):.{digits}f}".replace(".", self.say("balance-decimal"))
        return (MINUS if value < 0 and float(f"{value:.{digits}f}") else "") + text

    def signed(self, value: float, digits: int = 1) -> str:
        """A change: with its sign."""
        return ("+" if float(f"{value:.{digits}f}") > 0 else "") + self.number(value, digits)

    def percent(self, part: float, digits: int = 1) -> str:
        return self.say("balance-percent", number=self.number(100 * part, digits))

    def share(self, found: Share) -> str:
        """A share, and between which bounds it lies."""
        low, high = (self.number(100 * edge, 0) for edge in (found.low, found.high))
        return self.say("balance-share", share=self.number(100 * found.value), low=low, high=high)

    def mode(self, options: dict[str, str]) -> str:
        """The chosen options in words: what each is called, without what it means."""
        chosen = [(option, options[option.name]) for option in self.game.options if option.name in options]
        said = [self.say.attribute(option.help_key, value) for option, value in chosen]
        return ", ".join(re.split(r"[:;]", text)[0].strip() for text in said)
