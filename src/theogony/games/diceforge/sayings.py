"""What the Oracle's lines are filled with: how much is left of the game, and what the seat holds."""

from typing import Final

from theogony.games.diceforge.content import GOLD, ForgeBox
from theogony.games.diceforge.shapes import DiceForgeView, Player
from theogony.kernel.oracle import Saying
from theogony.kernel.speech import each
from theogony.kernel.state import Json

_START: Final = "gold_1"  # what most faces are at the start


def _own(view: DiceForgeView) -> Player:
    return view["players"][view["seat"]]


def _gold(view: DiceForgeView) -> int:
    """Gold to spend: that of the reserve, and on Scepters."""
    return _own(view)["gold"] + sum(_own(view)["scepters"])


def _rounds(view: DiceForgeView, asked: Json, box: ForgeBox) -> Json:
    """The rounds after this one."""
    return {"left": view["rounds"] - view["round"], "gold": _gold(view), "sun": _own(view)["sun"]}


def _reserve(view: DiceForgeView, asked: Json, box: ForgeBox) -> Json:
    own = _own(view)
    return {"had": own["gold"], "total": own["limits"][GOLD], "sunhad": own["sun"], "moonhad": own["moon"]}


def _purse(view: DiceForgeView, asked: Json, box: ForgeBox) -> Json:
    return {"gold": _gold(view), "total": _own(view)["limits"][GOLD]}


def _order(view: DiceForgeView, asked: Json, box: ForgeBox) -> Json:
    return {"gold": _own(view)["gold"], "total": _own(view)["limits"][GOLD]}


def _exchange(view: DiceForgeView, asked: Json, box: ForgeBox) -> Json:
    return {"gold": _gold(view), "moonhad": _own(view)["moon"], "left": view["rounds"] - view["round"]}


def _open_slots(view: DiceForgeView, asked: Json, box: ForgeBox) -> Json:
    return {"left": sum(not slot["feat"] for slot in view["slots"].values())}


def _untouched_rooms(view: DiceForgeView, asked: Json, box: ForgeBox) -> Json:
    return {"left": sum(not treasure for treasure in view["treasures"].values())}


def _first_faces(view: DiceForgeView, asked: Json, box: ForgeBox) -> Json:
    return {"number": sum(face == _START for die in _own(view)["dice"] for face in die["faces"])}


def _dice_of_others(view: DiceForgeView, asked: Json, box: ForgeBox) -> Json:
    return {"number": 2 * (view["seats"] - 1)}


def _all_dice(view: DiceForgeView, asked: Json, box: ForgeBox) -> Json:
    return {"number": 2 * view["seats"]}


def _tokens(view: DiceForgeView, asked: Json, box: ForgeBox) -> Json:
    return {"number": _own(view)["cerberus"]}


def _leader(view: DiceForgeView, asked: Json, box: ForgeBox) -> Json:
    """Who of the others has most points."""
    points = [player["points"] if seat != view["seat"] else -1000 for seat, player in enumerate(view["players"])]
    return {"of": points.index(max(points)), "total": max(points)}


SAYINGS: Final[dict[str, Saying]] = {
    "DraftSet": _open_slots,
    **each(_rounds, "Act ExtraAction SendMerchants BuyFace TakeFace ChooseUpgrade OfferRefusal"),
    **each(_purse, "Offering MustBuyFace ApplyLit UseTwins SpendGold"),
    "ForgeFace": _first_faces,
    "ChooseOrder": _order,
    **each(_dice_of_others, "CopyFace PickDice"),
    **each(_reserve, "ChooseGain StoreGold PayGold PayShards"),
    "ApplyShown": _all_dice,
    "OfferRepeat": _tokens,
    "NamePlayer": _leader,
    "ChooseTreasure": _untouched_rooms,
    "Exchange": _exchange,
}
