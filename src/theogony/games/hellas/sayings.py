"""What the Oracle's lines are filled with: the nearest way to win, the Hero, a Battle, a Hunt, the Titan."""

from typing import Final

from theogony.games.hellas.box import HellasBox
from theogony.games.hellas.shapes import HellasView, KronosView, Player
from theogony.kernel.oracle import Saying
from theogony.kernel.state import Json

_HOSTILE: Final = "hostile"
_HEROES_WAYS: Final = ("lands", "monsters")  # against Kronos, ways that Heroes walk like those of the base game


def _own(view: HellasView) -> Player:
    return view["players"][view["seat"]]


def _hero(view: HellasView, asked: Json, box: HellasBox) -> Json:
    """The Hero's Attributes as they count, and those that are injured."""
    attributes = _own(view)["attributes"]
    return {
        "lead": attributes["leadership"]["value"],
        "might": attributes["strength"]["value"],
        "speed": attributes["speed"]["value"],
        "injured": sum(one["injured"] for one in attributes.values()),
        "inhand": len(view.get("hand", [])),
    }


def _nearest(view: HellasView, asked: Json, box: HellasBox) -> Json:
    """The way to win on which least is missing."""
    kronos = view["kronos"]
    ways = _own(view)["closest"]
    if kronos is not None:
        ways = [one for one in kronos["closest"] if one["way"] in _HEROES_WAYS]
    near = min((one for one in ways if one["need"]), key=lambda one: one["need"] - one["have"], default=None)
    return {"way": "", "have": 0, "need": 0} if near is None else dict(near)


def _covered(view: HellasView, asked: Json, box: HellasBox) -> Json:
    return {"used": len(_own(view)["used"])}


def _supply(view: HellasView, asked: Json, box: HellasBox) -> Json:
    return {"supply": _own(view)["hoplites_left"]}


def _cards(view: HellasView, asked: Json, box: HellasBox) -> Json:
    return {"inhand": len(view.get("hand", [])), "limit": _own(view)["hand_limit"]}


def _regions(view: HellasView, asked: Json, box: HellasBox) -> Json:
    return {"held": _own(view)["regions"]}


def _possessions(view: HellasView, asked: Json, box: HellasBox) -> Json:
    own = _own(view)
    return {
        "blessed": len(own["blessings"]),
        "artifacts_held": len(own["artifacts"]),
        "glories": len(own["glory"]),
        "priests": own["priests"],
        "slain": len(own["trophies"]),
    }


def _battle(view: HellasView, asked: Json, box: HellasBox) -> Json:
    """Both Army Strengths, the own one first."""
    battle = view["battle"]
    if battle is None:
        return {"own": 0, "rival": 0}
    sides = [battle["attacker"], battle["defender"]]
    if sides[1]["seat"] == view["seat"]:
        sides.reverse()
    return {"own": sides[0]["strength"], "rival": sides[1]["strength"]}


def _hunt(view: HellasView, asked: Json, box: HellasBox) -> Json:
    hunt = view["hunt"]
    cards = len(view.get("hand", []))
    if hunt is None:
        return {"wounds": 0, "value": 0, "defence": 0, "inhand": cards}
    open_wounds = sum(not wound["covered"] for wound in hunt["wounds"])
    return {"wounds": open_wounds, "value": hunt["value"], "defence": hunt["defence"], "inhand": cards}


def _hostile(view: HellasView, asked: Json, box: HellasBox) -> Json:
    return {"hostile": sum(land["attitude"] == _HOSTILE for land in view["lands"])}


def _titan(view: HellasView, asked: Json, box: HellasBox) -> Json:
    """The Titan's sheet, and how near he is to his ends."""
    kronos: KronosView | None = view["kronos"]
    assert kronos is not None  # nobody else is asked so
    return {
        **_hostile(view, asked, box),
        "standing": sum(monument["level"] > 0 for monument in view["monuments"]),
        "anger": kronos["anger"],
        "recovery": kronos["recovery"],
        "might_k": kronos["might"],
        "anger_k": kronos["anger_value"],
        "authority": kronos["authority"],
        "intact": sum(not chain["broken"] for chain in kronos["chains"]),
    }


SAYINGS: Final[dict[str, Saying]] = {
    "TakeTurn": _nearest,
    **dict.fromkeys(("ExtraSpecial", "ClearAction"), _covered),
    **dict.fromkeys(("PrepareChoice", "MoveHoplites", "ChooseHunt", "Flip", "Heal"), _hero),
    **dict.fromkeys(("IgnoreOne", "ChooseAttribute", "BuyOff"), _hero),
    "Place": _supply,
    **dict.fromkeys(("Discard", "ChooseFight", "ChooseFoe", "Exchange", "DiscardSymbol"), _cards),
    "ArmyStep": _regions,
    **dict.fromkeys(("PlayOrPass", "UseInBattle", "ExtraCard", "Reinforce", "ReinforceWith", "Flee"), _battle),
    **dict.fromkeys(("OpenHunt", "DealWounds", "PayWound", "Defend", "ChooseAttack"), _hunt),
    **dict.fromkeys(("TakeWound", "CoverByText", "PickSymbol"), _hunt),
    **dict.fromkeys(("ChooseTrophy", "KeepBlessing", "KeepArtifact", "SwapFor", "ReturnGlory"), _possessions),
    **dict.fromkeys(("BlessingOrPriest", "KeepTrophy", "TrophyBlessing"), _possessions),
    "LiftLand": _hostile,
    **dict.fromkeys(("TitanActs", "ShiftMore", "ExtraTerror", "OracleFalls", "RaiseTitan"), _titan),
    **dict.fromkeys(("BreakChain", "MayBreakChain"), _titan),
}
