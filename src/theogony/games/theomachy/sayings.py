"""What the Oracle's lines are filled with: Stake and Cult, Power, rivals still in, cards in hand."""

from typing import Final

from theogony.games.theomachy.content import CultBox
from theogony.games.theomachy.shapes import Player, TheomachyView
from theogony.kernel.oracle import Saying
from theogony.kernel.speech import each
from theogony.kernel.state import Json


def _own(view: TheomachyView) -> Player:
    return view["players"][view["seat"]]


def _rivals(view: TheomachyView) -> list[Player]:
    """The others who are still in the Hand."""
    others = [player for seat, player in enumerate(view["players"]) if seat != view["seat"]]
    return [player for player in others if player["alive"] and not player["folded"]]


def _stake(view: TheomachyView, asked: Json, box: CultBox) -> Json:
    own = _own(view)
    number, owed = (
        sum(count * worth for count, worth in zip(own[pile], box.value, strict=True)) for pile in ("stake", "debt")
    )
    return {"number": number, "owed": owed, "total": own["cult_value"]}


def _power(view: TheomachyView, asked: Json, box: CultBox) -> Json:
    return {"power": _own(view)["power"], "total": max([rival["power"] for rival in _rivals(view)], default=0)}


def _hand(view: TheomachyView, asked: Json, box: CultBox) -> Json:
    return {"number": len(view.get("hand", []))}


def _cult(view: TheomachyView, asked: Json, box: CultBox) -> Json:
    return {"total": _own(view)["cult_value"], "ante": view["next_ante"]}


def _sky(view: TheomachyView, asked: Json, box: CultBox) -> Json:
    return {"number": view["shown"]}


def _miracles(view: TheomachyView, asked: Json, box: CultBox) -> Json:
    return {"number": _own(view)["miracles"]}


def _picks(view: TheomachyView, asked: Json, box: CultBox) -> Json:
    return {"total": len(view.get("picks", []))}


SAYINGS: Final[dict[str, Saying]] = {
    "PickCard": _picks,
    **each(_stake, "BettingTurn InvokeOnFold"),
    **each(_hand, "React CloseHand KeepCards DiscardEssence ReclaimCard DiscardCards"),
    **each(_power, "BattleTurn NameTarget"),
    "NameChoice": _sky,
    **each(_cult, "TakeReward TakePrayer"),
    "ChooseMyth": _miracles,
}
