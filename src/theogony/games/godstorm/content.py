"""The components of the box, read from ``content/components.yaml``, checked and frozen into plain tables."""

from pathlib import Path
from typing import Final

from theogony.kernel.box import Box, Components
from theogony.kernel.components import Entry, entries_of, ids_of, must_be_true, read

_DATA: Final[Components] = read(Path(__file__).parent)


def entries(kind: str) -> list[Entry]:
    return entries_of(_DATA, kind)


# -- places: 42 territories of the Ancient World, then 13 spaces of the Underworld -- GS-003, GS-023 ------------------

TERRITORIES: Final[list[str]] = ids_of(_DATA, "territories")
_SPACES: Final[list[Entry]] = _DATA["underworld"]["spaces"]
SPACES: Final[list[str]] = [str(space["id"]) for space in _SPACES]
PLACES: Final[list[str]] = TERRITORIES + SPACES
LANDS: Final = 42
ALL_PLACES: Final = 55
HEAVEN: Final = 55  # as the origin of an attack: the own heaven, which touches every gate (GS-245)
_AT: Final[dict[str, int]] = {name: i for i, name in enumerate(PLACES)}

GATES: Final[list[int]] = [LANDS + i for i, space in enumerate(_SPACES) if space["kind"] == "gate"]
CRYPTS: Final[list[int]] = [LANDS + i for i, space in enumerate(_SPACES) if space["kind"] == "crypt"]
ALTARS: Final[list[int]] = [LANDS + i for i, space in enumerate(_SPACES) if space["kind"] == "altar"]


def place(name: str) -> int:
    """The number of a territory or Underworld space."""
    return _AT[name]


# -- continents -- GS-005 ---------------------------------------------------------------------------------------------

CONTINENTS: Final[list[str]] = ids_of(_DATA, "continents")
CONTINENT_LANDS: Final[list[list[int]]] = [[_AT[t] for t in c["territories"]] for c in entries("continents")]
CONTINENT_OF: Final[list[int]] = [CONTINENTS.index(t["continent"]) for t in entries("territories")]
CONTINENT_BY_DIE: Final[list[int]] = [0] + [
    next(i for i, c in enumerate(entries("continents")) if c["die_face"] == face) for face in range(1, 7)
]  # GS-263
ATLANTIS: Final = CONTINENTS.index("atlantis")

# -- borders -- GS-004, GS-006, GS-007, GS-009 ------------------------------------------------------------------------

ROUTES: Final[list[tuple[int, int]]] = [(_AT[w["ends"][0]], _AT[w["ends"][1]]) for w in entries("water_connections")]
NO_ROUTE: Final = -1
SINKING_LANDS: Final[list[int]] = CONTINENT_LANDS[ATLANTIS]


MOUNTAINS: Final[frozenset[frozenset[str]]] = frozenset(
    frozenset(map(str, pair)) for mountains in entries("mountains") for pair in mountains["separates"]
)
FLAMES: Final[frozenset[frozenset[str]]] = frozenset(
    frozenset(map(str, flames["between"])) for flames in _DATA["underworld"]["flames"]
)
PRINTED_BORDERS: Final[list[list[int]]] = [
    sorted(_AT[name] for name in place["adjacent"]) for place in [*entries("territories"), *_SPACES]
]
_BORDERS: dict[tuple[int, int], list[list[int]]] = {}


def borders(sunk: int, maelstrom: int) -> list[list[int]]:
    """Who borders whom, once Atlantis has sunk or not (GS-259) and the maelstrom covers a route or not (GS-261)."""
    known = _BORDERS.get((sunk, maelstrom))
    if known is None:
        known = [list(row) for row in PRINTED_BORDERS]
        if sunk:
            known = [
                [] if land in SINKING_LANDS else [n for n in row if n not in SINKING_LANDS]
                for land, row in enumerate(known)
            ]
        if maelstrom != NO_ROUTE:
            one, other = ROUTES[maelstrom]
            known[one] = [n for n in known[one] if n != other]
            known[other] = [n for n in known[other] if n != one]
        _BORDERS[(sunk, maelstrom)] = known
    return known


# -- pantheons and gods -- GS-010, GS-011, GS-012, GS-013, GS-014 ------------------------------------------------------

PANTHEONS: Final[list[str]] = ids_of(_DATA, "pantheons")
HOMES: Final[list[int]] = [_AT[p["home_territory_hint"]] for p in entries("pantheons")]
GODS: Final[list[str]] = ["death", "magic", "sky", "war"]
DEATH: Final = 0
MAGIC: Final = 1
SKY: Final = 2
WAR: Final = 3


def gods_in(mask: int) -> list[str]:
    """The kinds of gods of a set."""
    return [god for kind, god in enumerate(GODS) if mask >> kind & 1]


# -- miracle cards and relics -- GS-022 -------------------------------------------------------------------------------

DECKS: Final = GODS  # each deck bears the name of its god
CARDS: Final[list[str]] = ids_of(_DATA, "miracle_cards")
CARD_DECK: Final[list[int]] = [DECKS.index(c["deck"]) for c in entries("miracle_cards")]
RELICS: Final[list[int]] = [i for i, deck in enumerate(CARD_DECK) if deck == MAGIC]
FIRST_RELIC: Final = RELICS[0]
RELIC_LAND: Final[list[int]] = [
    _AT[c["territory_bonus"]] if c.get("territory_bonus") else -1 for c in entries("miracle_cards")
]  # by card, GS-167


def card(name: str) -> int:
    """The number of a kind of miracle card."""
    return CARDS.index(name)


def by_deck(numbers: list[int]) -> dict[str, int]:
    """How many cards of each deck, by its name."""
    return {DECKS[deck]: number for deck, number in enumerate(numbers) if number}


def relic(name: str) -> int:
    """The number of a relic among the relics."""
    return card(name) - FIRST_RELIC


# -- territory cards of the classic mode -- GS-276, GS-281 ------------------------------------------------------------

SYMBOLS: Final[list[str]] = ["infantry", "cavalry", "artillery", "any"]
WILD: Final = 3
TERRITORY_CARDS: Final[list[str]] = [*TERRITORIES, "wild_1", "wild_2"]
CARD_SYMBOL: Final[list[int]] = [
    SYMBOLS.index(c["classic_symbol"]) for c in entries("territory_cards") for _ in range(c["count"])
]


def _check() -> None:
    """The box is complete and consistent (GS-002); a wrong file fails here, loudly."""
    facts = {
        "42 territories": len(TERRITORIES) == LANDS,
        "13 Underworld spaces": len(PLACES) == ALL_PLACES,
        "3 gates, 4 crypts, 2 altars": (len(GATES), len(CRYPTS), len(ALTARS)) == (3, 4, 2),
        "69 borders": sum(map(len, PRINTED_BORDERS[:LANDS])) == 2 * 69,
        "19 Underworld borders": sum(map(len, PRINTED_BORDERS[LANDS:])) == 2 * 19,
        "21 water connections": len(ROUTES) == 21,
        "mutual borders": all(a in PRINTED_BORDERS[b] for a, row in enumerate(PRINTED_BORDERS) for b in row),
        "routes are borders": all(b in PRINTED_BORDERS[a] for a, b in ROUTES),
        "every territory in one continent": sorted(t for c in CONTINENT_LANDS for t in c) == list(range(LANDS)),
        "five pantheons": len(PANTHEONS) == 5,
        "a god of each kind in every pantheon": sorted((g["pantheon"], g["type"]) for g in entries("gods"))
        == sorted((pantheon, kind) for pantheon in PANTHEONS for kind in GODS),  # GS-010, GS-011
        "a colour for every pantheon": len({p["color_hex"] for p in entries("pantheons")}) == 5,  # GS-012
        "a heaven for every pantheon": sorted((h["pantheon"], h["id"]) for h in _DATA["underworld"]["heavens"])
        == sorted((p["id"], p["heaven"]) for p in entries("pantheons")),  # GS-013
        "relics stand together": list(range(FIRST_RELIC, FIRST_RELIC + 15)) == RELICS,
        "44 territory cards in the order of the territories": len(CARD_SYMBOL) == LANDS + 2
        and [c["territory"] for c in entries("territory_cards")[:LANDS]] == TERRITORIES,
    }
    must_be_true(facts)


# -- what a retune may change ------------------------------------------------------------------------------------------


class StormBox(Box):
    """The numbers of the rulebook: prices, costs, copies, bonuses, and what the game begins with."""

    def __init__(self, components: Components) -> None:
        super().__init__(components)
        numbers: Entry = components["setup_numbers"]
        prices: dict[str, int] = components["prices"]
        cards = entries_of(components, "miracle_cards")
        tokens: dict[str, Entry] = {str(token["id"]): token for token in entries_of(components, "tokens")}
        classic: Entry = components["classic_risk_mode"]
        self.continent_bonus: list[int] = [int(c["bonus"]) for c in entries_of(components, "continents")]  # GS-258
        self.card_cost: list[int] = [int(card["cost"]) for card in cards]  # GS-156
        self.card_count: list[int] = [int(card["count"]) for card in cards]
        self.starting_armies: dict[int, int] = numbers["starting_armies"]  # GS-051
        self.starting_faith: int = numbers["starting_faith"]  # GS-060
        self.starting_plague: int = numbers["starting_plague_markers"]  # GS-048
        self.batch: int = numbers["armies_per_placement_round"]  # GS-055
        self.neutral_lands: int = numbers["neutral_territories_2p"]  # GS-070
        self.neutral_armies: int = numbers["neutral_armies_per_territory_2p"]  # GS-072
        self.army_limit: int = entries_of(components, "pantheons")[0]["army_limit"]  # GS-017
        self.god_price: int = prices["summon_god"]  # GS-106
        self.temple_price: int = prices["build_temple"]  # GS-110
        self.card_price: int = prices["miracle_card"]  # GS-140
        self.cards_per_turn: int = prices["max_miracle_cards_bought_per_turn"]  # GS-141
        self.temples: int = tokens["temple"]["count"]  # GS-020
        self.epochs: int = components["game"]["epochs"]  # GS-079
        self.income: list[int] = [0] + [
            row["armies"]
            for row in components["reference_card"]["income"]
            for _ in range(row["territories_from"], row["territories_to"] + 1)
        ]  # GS-095
        self.set_values: list[int] = classic["set_values"]  # GS-279
        self.set_step: int = classic["then_step"]
        self.shown_land_bonus: int = classic["owned_territory_bonus"]
        self._check()

    def _check(self) -> None:
        """The numbers fit each other."""
        decks = [0, 0, 0, 0]
        for deck, count in zip(CARD_DECK, self.card_count, strict=True):
            decks[deck] += count
        must_be_true(
            {
                "66 miracle cards": sum(decks) == 66,
                "17, 15, 17, 17 by deck": decks == [17, 15, 17, 17],
                "Death cards are never free": all(
                    cost > 0 for cost, deck in zip(self.card_cost, CARD_DECK, strict=True) if deck == DEATH
                ),  # GS-156
                "income for 0 to 42 territories": len(self.income) == LANDS + 1,
            }
        )


_check()
BOX: Final = StormBox(_DATA)
