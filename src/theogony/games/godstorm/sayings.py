"""What the Oracle's lines are filled with: lands, faith, armies that face each other, epochs to come."""

from typing import Final

from theogony.games.godstorm.classic_cards import set_value
from theogony.games.godstorm.content import ALTARS, CRYPTS, GODS, LANDS, PLACES, SINKING_LANDS, TERRITORIES, StormBox
from theogony.games.godstorm.shapes import GodstormView, Player
from theogony.kernel.oracle import Saying
from theogony.kernel.speech import each
from theogony.kernel.state import Json

_TERRITORIES: Final = frozenset(TERRITORIES)
_CRYPTS: Final = frozenset(PLACES[place] for place in CRYPTS)
_PRIZES: Final = _CRYPTS | frozenset(PLACES[place] for place in ALTARS)  # worth a point in the Underworld


def _own(view: GodstormView) -> Player:
    return view["players"][view["seat"]]


def _held(view: GodstormView, among: frozenset[str]) -> int:
    """How many of these places the seat holds."""
    return sum(place in among and holder == view["seat"] for place, (holder, _) in view["board"].items())


def _lands(view: GodstormView, asked: Json, box: StormBox) -> Json:
    held = _held(view, _TERRITORIES)
    total = LANDS - (len(SINKING_LANDS) if view["sunk"] else 0)
    return {
        "territories": held,
        "total": total,
        "number": box.income[held],
        "armies": view["turn_state"]["raised"],
    }


def _faith(view: GodstormView, asked: Json, box: StormBox) -> Json:
    left = box.epochs - view["epoch"]
    return {"faith": _own(view)["faith"], "left": left, "armies": view["turn_state"]["raised"]}


def _epoch(view: GodstormView, asked: Json, box: StormBox) -> Json:
    return {"epoch": view["epoch"], "total": box.epochs}


def _fight(view: GodstormView, asked: Json, box: StormBox) -> Json:
    """The armies where an invasion comes from and where it goes to, and those that were declared."""
    turn, board = view["turn_state"], view["board"]
    attacker = view["players"][view["turn"]] if view["turn"] >= 0 else _own(view)
    number = attacker["heaven"] if turn["origin"] == "heaven" else board.get(turn["origin"], (-1, 0))[1]
    return {"number": number, "armies": board.get(turn["target"], (-1, 0))[1], "faith": _own(view)["faith"]}


def _godswar(view: GodstormView, asked: Json, box: StormBox) -> Json:
    fight = _fight(view, asked, box)
    return {"number": view["turn_state"]["declared"], "armies": fight["armies"], "faith": fight["faith"]}


def _power(view: GodstormView, asked: Json, box: StormBox) -> Json:
    return {"power": GODS.index(str(asked["kind"]))}


def _crypts(view: GodstormView, asked: Json, box: StormBox) -> Json:
    return {"number": _held(view, _CRYPTS)}


def _prizes(view: GodstormView, asked: Json, box: StormBox) -> Json:
    return {"underworld": _held(view, _PRIZES)}


def _heaven(view: GodstormView, asked: Json, box: StormBox) -> Json:
    return {"number": _own(view)["heaven"]}


def _sets(view: GodstormView, asked: Json, box: StormBox) -> Json:
    return {"armies": set_value(box, view.get("sets_traded", 0)), "number": len(view.get("territory_hand", []))}


SAYINGS: Final[dict[str, Saying]] = {
    **each(_lands, "ClaimLand PlaceStart PlaceRaised Invade Fortify"),
    **each(_faith, "Bid OfferBook SummonAndBuild BuyMiracles PlayMiracles KeepArmies"),
    "ChooseMarker": _epoch,
    "Revive": _crypts,
    "SummonTo": _power,
    **each(_fight, "Commit ChooseDefendingGod Assault Defend FortifyArmies"),
    **each(_godswar, "AnswerWithSky ChooseAttackingGod"),
    "Embark": _heaven,
    "InvadeUnderworld": _prizes,
    "TradeSets": _sets,
}
