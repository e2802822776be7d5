"""Which clause of the ledger rules each set of feats, and each thing that a gain can come from."""

from typing import Final

from theogony.games.diceforge.content import (
    BOAR,
    CELESTIAL,
    DEPENDENT,
    FACES,
    FEATS,
    GOLEM,
    KIND,
    MISFORTUNE,
    SHIP,
    SPACE_KIND,
    SPACES,
    TREASURES,
    ZONES,
)

FEAT_CLAUSES: Final[dict[str, str]] = {
    "blacksmiths_hammer": "DF-086",
    "blacksmiths_chest": "DF-088",
    "silver_hind": "DF-089",
    "satyrs": "DF-090",
    "ferryman": "DF-092",
    "helmet_of_invisibility": "DF-093",
    "cancer": "DF-094",
    "hydra": "DF-095",
    "sphinx": "DF-096",
    "mirror_of_the_abyss": "DF-097",
    "gorgon": "DF-098",
    "minotaur": "DF-099",
    "guardians_owl": "DF-101",
    "wild_spirits": "DF-102",
    "elder": "DF-103",
    "great_bear": "DF-104",
    "tenacious_boar": "DF-105",
    "cerberus": "DF-108",
    "sentinel": "DF-110",
    "celestial_ship": "DF-112",
    "guardians_shield": "DF-113",
    "triton": "DF-114",
    "cyclops": "DF-115",
    "typhon": "DF-116",
    "twins": "DF-127",
    "blacksmiths_scepter": "DF-130",
    "companion": "DF-137",
    "celestial_die_card": "DF-139",
    "mists": "DF-140",
    "right_hand": "DF-144",
    "wind": "DF-145",
    "ancestor": "DF-149",
    "eternal_night": "DF-152",
    "tree": "DF-153",
    "wood_nymph": "DF-154",
    "merchant": "DF-156",
    "light": "DF-163",
    "goldsmith": "DF-165",
    "omniscient": "DF-167",
    "abyssal_trident": "DF-169",
    "eternal_fire": "DF-172",
    "left_hand": "DF-174",
    "first_titan": "DF-177",
    "goddess_card": "DF-180",
    "moon_golem": "DF-211",
    "great_golem": "DF-212",
    "sun_golem": "DF-213",
    "time_golem": "DF-214",
    "memory": "DF-255",
    "oracle": "DF-259",
    "chaos": "DF-260",
    "dogged": "DF-261",
    "guardian": "DF-262",
    "mirror_of_misfortune": "DF-263",
}

_FACES: Final[dict[int, str]] = {DEPENDENT: "DF-078", SHIP: "DF-076", GOLEM: "DF-207", BOAR: "DF-082"}
_SPACES: Final[dict[str, str]] = {
    "gain": "DF-196",
    "choice": "DF-202",
    "steal": "DF-198",
    "treasure": "DF-190",
    "celestial": "DF-199",
    "forge": "DF-200",
    "exchange": "DF-203",
    "gain_per_forged": "DF-205",
    "goddess": "DF-192",
    "start": "DF-197",
    "empty": "DF-197",
}
_CELESTIAL: Final[list[str]] = ["DF-279", "DF-280", "DF-281", "DF-282", "DF-283", "DF-284"]
_ZONES: Final[dict[str, str]] = {
    "rebellion_2": "DF-251",
    "rebellion_1": "DF-250",
    "neutral": "DF-253",
    "loyalty_1": "DF-239",
    "loyalty_2": "DF-240",
    "loyalty_3": "DF-241",
}


def _face_clause(face: int) -> str:
    return "DF-265" if KIND[face] == MISFORTUNE else _FACES.get(KIND[face], "DF-069")


def _table() -> list[str]:
    """In the order of ``SOURCES``; a set, space or zone without its clause fails here."""
    return [
        *[_face_clause(face) for face in range(len(FACES))],
        *[FEAT_CLAUSES[feat] for feat in FEATS],
        *[_CELESTIAL[side] for side in range(len(CELESTIAL))],
        *[_SPACES[SPACE_KIND[space]] for space in range(len(SPACES))],
        *["DF-191" for _ in TREASURES],
        *[_ZONES[zone] for zone in ZONES],
    ]


SOURCE_CLAUSE: Final[list[str]] = _table()
