"""What Hellas says in sentences: the choices of a text, the symbols of a Hunt, prices; what is told together."""

from typing import ClassVar, Final, cast

from theogony.games.hellas.box import BOX, HellasBox
from theogony.games.hellas.shapes import HellasView
from theogony.games.hellas.speech import CARD, REGION, SPEECH, SYMBOL
from theogony.kernel.box import Box
from theogony.kernel.layout import Layout, Say
from theogony.kernel.move import Move
from theogony.kernel.speech import Speech
from theogony.kernel.state import Json

_BY_NAME: Final = ("start", "region", "travel", "fortify", "temple", "destroy-temple", "kronos-to", "pray", "monument")
_BY_CARD: Final = ("card", "play", "defend", "shield")


class Telling(Layout):
    """Players act by name, in the singular."""

    speech: ClassVar[Speech] = SPEECH
    brief: ClassVar[tuple[str, ...]] = _BY_NAME

    def __init__(self, say: Say, lang: str, names: list[str], box: Box | None = None) -> None:
        super().__init__(say, lang, names, box)
        self.box = box if isinstance(box, HellasBox) else BOX

    def parts(self, view: Json, move: Move) -> dict[str, object]:
        parts = super().parts(view, move)
        if move.kind in ("wound", "cover", "uncover"):
            parts["symbol"] = self._symbol(view, int(move.args[0]))
        return parts

    def _symbol(self, view: Json, number: int) -> str:
        """The symbol of a Hunt that a move counts; its number where there is no Hunt."""
        hunt = seen(view)["hunt"]
        if hunt is None or number > len(hunt["wounds"]):
            return str(number)
        wound = hunt["wounds"][number - 1]
        symbol = self.called(SYMBOL, wound["symbol"])
        return symbol if wound["mark"] == "none" else f"{symbol} ({self.say('mark-' + wound['mark'])})"

    def move(self, view: Json, move: Move) -> str:
        if move.kind == "choice":
            source = str(fields(view).get("source", ""))
            words = self.say(f"choice-{source}-{move.args[0]}")
            return super().move(view, move) if words.startswith("choice-") else words
        return super().move(view, move)

    def short(self, view: Json, move: Move) -> str:
        if move.kind in ("step", "march"):
            return f"{self.called(REGION, move.args[0])} → {self.called(REGION, move.args[1])}"
        if move.kind in ("place", "place-fortified"):
            return f"{self.called(REGION, move.args[0])} +{move.args[1]}"
        if move.kind in _BY_CARD:
            return self.card_words(move.args[0])
        return super().short(view, move)

    def card_words(self, design: str) -> str:
        """A Combat card with its symbol and value: Phalanx, torch 2."""
        entry = self.entry("combat_cards", design)
        symbol = self.called(SYMBOL, str(entry["symbol"])).lower()
        return f"{self.called(CARD, design)}, {symbol} {entry['value']}"


def seen(view: Json) -> HellasView:
    return cast(HellasView, view)


def fields(view: Json) -> dict[str, object]:
    """What the question is about."""
    return seen(view)["prompt"].get("fields", {})
