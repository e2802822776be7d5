"""Which clause of the ledger rules each set of feats, and each thing that a gain can come from."""

from typing import Final

from theogony.games.diceforge.content import FACES, FEATS, SPACE_KIND, TREASURES, ZONES, entries

# Most cards and faces name the clause that rules them first in the content; these are named in others before it.
_FEATS: Final[dict[str, str]] = {
    "satyrs": "DF-090",
    "great_bear": "DF-104",
    "cerberus": "DF-108",
    "sentinel": "DF-110",
    "triton": "DF-114",
    "cyclops": "DF-115",
    "goddess_card": "DF-180",
}
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


def _first(kind: str) -> dict[str, str]:
    """The first clause that each entry of the content names."""
    return {str(entry["id"]): str(entry["clauses"][0]) for entry in entries(kind)}


def _table() -> list[str]:
    """In the order of ``SOURCES``; a set, space or zone without its clause fails here."""
    faces, feats = _first("die_faces"), _first("feats") | _FEATS
    return [
        *[faces[face] for face in FACES],
        *[feats[feat] for feat in FEATS],
        *_CELESTIAL,
        *[_SPACES[kind] for kind in SPACE_KIND],
        *["DF-191" for _ in TREASURES],
        *[_ZONES[zone] for zone in ZONES],
    ]


SOURCE_CLAUSE: Final[list[str]] = _table()
