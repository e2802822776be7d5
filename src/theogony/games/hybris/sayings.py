"""What the Oracle's lines are filled with: goods, cards, Upgrades still locked, a Combat, Chronos."""

from typing import Final

from theogony.games.hybris.box import HybrisBox
from theogony.games.hybris.shapes import HybrisView, Player
from theogony.kernel.oracle import Saying
from theogony.kernel.state import Json


def _own(view: HybrisView) -> Player:
    return view["players"][view["seat"]]


def _goods(view: HybrisView, asked: Json, box: HybrisBox) -> Json:
    own = _own(view)
    return {
        "aegis_had": own["aegis"],
        "followers_had": own["followers"],
        "prayers_had": own["prayers"],
        "kindness_had": own["kindness"],
        "vp_had": own["vp"],
        "well": view["well"],
        "tokens_had": len(view.get("own_tokens", [])),
        "foreseen": len(view.get("own_premonitions", [])),
    }


def _cards(view: HybrisView, asked: Json, box: HybrisBox) -> Json:
    return {"inhand": len(view.get("hand", []))}


def _rivals(view: HybrisView, asked: Json, box: HybrisBox) -> Json:
    """How many others play: alone a Pillar has no lower half."""
    return {"rivals": len(view["players"]) - 1}


def _pillar(view: HybrisView, asked: Json, box: HybrisBox) -> Json:
    return {"age": view["age"], "total": box.ages, **_rivals(view, asked, box)}


def _ages(view: HybrisView, asked: Json, box: HybrisBox) -> Json:
    return {"ages_left": box.ages - view["age"]}


def _board(view: HybrisView, asked: Json, box: HybrisBox) -> Json:
    """Upgrades that are still locked, Temples on the map, Heroes in the Underworld."""
    own = _own(view)
    heroes = [one for one in own["characters"] if one["id"] != "olympian"]
    return {
        "locked": sum(not upgrade["unlocked"] for upgrade in own["upgrades"]),
        "prayers_had": own["prayers"],
        "temples_had": len(own["temples"]),
        "fallen": sum(one["fallen"] for one in heroes),
    }


def _combat(view: HybrisView, asked: Json, box: HybrisBox) -> Json:
    """Both Forces, the own one first."""
    combat = view["combat"]
    found: Json = {"own": 0, "rival": 0, "resolve": _own(view)["determination"], "inhand": len(view.get("hand", []))}
    if combat is not None:
        sides = [combat["attacker"], combat["defender"]]
        if sides[1]["seat"] == view["seat"]:
            sides.reverse()
        found |= {"own": sides[0]["force"], "rival": sides[1]["force"]}
    return found


def _chronos(view: HybrisView, asked: Json, box: HybrisBox) -> Json:
    chronos = view["chronos"]
    assert chronos is not None  # such questions are asked against him alone
    return {
        "chains_left": sum(concept.get("chains", 0) for concept in chronos["concepts"]),
        "titan_vp": chronos["vp"],
        "vp_had": _own(view)["vp"],
        "ancient_left": len(chronos["ancient"]),
    }


SAYINGS: Final[dict[str, Saying]] = {
    "TakePillar": _pillar,
    "UseUpper": _rivals,
    "SendFighter": _ages,
    **dict.fromkeys(("Plan", "WhichToken", "TakeTurn", "PayActivation", "ActAt", "ChooseOption"), _goods),
    **dict.fromkeys(("PayConversion", "Fabricate", "PayFabrication", "Guide", "PayForAll"), _goods),
    **dict.fromkeys(("FollowersOrService", "TempleExtra", "PlayPremonitions", "ChooseTechnology"), _goods),
    **dict.fromkeys(("TempleReward", "Claim"), _goods),
    **dict.fromkeys(("Convert", "TakeOut", "PutTemple", "DestroyTemple", "Resurrect", "DefeatHero"), _board),
    **dict.fromkeys(("Undertake", "ShowCards", "DiscardOn", "GoOnWithEpic", "Challenge", "MayContest"), _cards),
    **dict.fromkeys(("Recover", "Discard", "Offer"), _cards),
    **dict.fromkeys(("GoOn", "PlayOn"), _combat),
    **dict.fromkeys(("ChooseEvil", "ChooseChain", "Weaken", "TakeAncient"), _chronos),
}
