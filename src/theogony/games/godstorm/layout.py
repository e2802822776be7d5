"""How Godstorm shows itself as text: names of pieces, the board by continents, the players, the cards."""

from typing import ClassVar, Final, cast

from theogony.games.godstorm.barriers import no_way
from theogony.games.godstorm.classic_cards import set_value
from theogony.games.godstorm.content import (
    ATLANTIS,
    BOX,
    CARD_DECK,
    CARD_SYMBOL,
    CARDS,
    CONTINENT_LANDS,
    CONTINENTS,
    DECKS,
    GODS,
    LANDS,
    MAGIC,
    NO_ROUTE,
    PANTHEONS,
    PLACES,
    ROUTES,
    SYMBOLS,
    TERRITORY_CARDS,
    WAR,
    StormBox,
    borders,
    card,
    place,
)
from theogony.games.godstorm.forecast import forecast
from theogony.games.godstorm.moves import MOVES
from theogony.games.godstorm.relics import STONEHENGE_PRICE
from theogony.games.godstorm.shapes import GodstormView, Player
from theogony.games.godstorm.speech import (
    ARMIES_AT,
    ATTACKING_GOD,
    CARD,
    CARDS_OF,
    CONTINENT,
    DECK,
    DEFENDING_GOD,
    GOD,
    GOD_TYPE,
    MOVE,
    PANTHEON,
    PLACE,
    SPEECH,
)
from theogony.games.godstorm.state import NEUTRAL, NOBODY
from theogony.kernel.box import Box
from theogony.kernel.layout import Block, CardText, Grid, Layout, Line, Say, Span, heading
from theogony.kernel.ledger import plain
from theogony.kernel.move import Move
from theogony.kernel.refusal import Refusal
from theogony.kernel.speech import Kind, Speech, entries
from theogony.kernel.state import Json

# The colours of the pantheons (GS-012), light enough for a dark terminal and strong enough for a light one.
COLOURS: Final[dict[str, str]] = {
    "babylonians": "#5c8ae6",
    "celts": "#4fa64a",
    "egyptians": "#c2a05a",
    "greeks": "#b565a7",
    "norse": "#cf7044",
}
NEUTRAL_COLOUR: Final = "#8a8a8a"
LETTERS: Final[dict[str, str]] = {name: name[0].upper() for name in PANTHEONS}
TEMPLE_SIGN: Final = "⌂"
PLAGUE_SIGN: Final = "†"
NAME_WIDTH: Final = 11

_GOD_NAME: Final = Kind("god")  # gods by their own names, of which a sentence needs the grammar


class GodstormLayout(Layout):
    """Pantheons act in the plural and by name; gods bear their own names."""

    speech: ClassVar[Speech] = SPEECH
    brief: ClassVar[tuple[str, ...]] = ("pantheon", "buy", "deck", "summon", "hand-in")

    def __init__(self, say: Say, lang: str, names: list[str], box: Box | None = None) -> None:
        super().__init__(say, lang, names, box)
        self.box = box if isinstance(box, StormBox) else BOX

    # -- names -------------------------------------------------------------------------------------------------------

    def _pantheon(self, view: Json, seat: int) -> str:
        if seat == NEUTRAL:
            return _seen(view)["neutral"]
        return _player(view, seat)["pantheon"] if 0 <= seat < len(self.names) else ""

    def seat(self, view: Json, seat: int) -> str:
        """Its pantheon, or its player as long as it has none."""
        return self.seat_forms(view, seat)["the"] if self._pantheon(view, seat) else self.who(seat)

    def seat_forms(self, view: Json, seat: int) -> dict[str, str]:
        pantheon = self._pantheon(view, seat)
        if not pantheon:
            return super().seat_forms(view, seat)
        if seat != NEUTRAL:
            return self.forms(PANTHEON, pantheon)
        name = self.called(PANTHEON, pantheon)
        return {form: self.say(f"neutral-pantheon.{form}", pantheon=name) for form in ("the", "of", "to")}

    def called(self, kind: Kind, id: str) -> str:
        if kind is PLACE and id == "heaven":
            return self.say("place-heaven")
        if kind.name == CARD.name and id.startswith("wild"):
            return self.say("wild-card")
        return super().called(kind, id)

    def named(self, view: Json, params: dict[str, object], kind: Kind, value: object) -> str:
        if kind.name in (GOD.name, ATTACKING_GOD.name, DEFENDING_GOD.name):
            return self._god(view, self._god_seat(view, params, kind), str(value))
        if kind is PANTHEON:
            return self.forms(kind, str(value))["the"]
        if kind is MOVE:
            move = MOVES[MOVES.parse(str(value))]
            return self.say(f"move-{move.kind}", **self._parts(view, cast(int, params["seat"]), move))
        return super().named(view, params, kind, value)

    def forms_of(self, view: Json, params: dict[str, object], kind: Kind, id: str) -> dict[str, str]:
        if kind.name in (GOD.name, ATTACKING_GOD.name, DEFENDING_GOD.name):
            own = self._god_id(view, self._god_seat(view, params, kind), id)
            return self.forms(_GOD_NAME, own) if own else self.forms(GOD_TYPE, id)
        return super().forms_of(view, params, kind, id)

    def _god_seat(self, view: Json, params: dict[str, object], kind: Kind) -> int:
        """Whose god a parameter of this kind is."""
        if kind.name == ATTACKING_GOD.name:
            return _seen(view)["turn"]
        return cast(int, params["defender"] if kind.name == DEFENDING_GOD.name else params.get("seat", view["seat"]))

    def _god(self, view: Json, seat: int, type: str) -> str:
        """The god's own name; only its type as long as the seat leads no pantheon."""
        id = self._god_id(view, seat, type)
        return str(self.entry("gods", id)[f"name_{self.lang}"]) if id else self.called(GOD_TYPE, type)

    def _god_id(self, view: Json, seat: int, type: str) -> str:
        pantheon = self._pantheon(view, seat)
        return str(self.entry("pantheons", pantheon)["gods"][type]) if pantheon else ""

    def _forces(self, view: Json, origin: str, target: str) -> str:
        """Armies against armies."""
        here = _player(view, _seat(view))["heaven"] if origin == "heaven" else _armies(view, origin)
        return f"{here}:{_armies(view, target)}"

    def digest(self, events: list[Json]) -> list[Json]:
        """Armies that are placed or embark one by one are told in one sentence."""
        told: list[Json] = []
        counts: dict[str, int] = {}
        for event in events:
            if event["kind"] not in ("placed", "embarked"):
                told.append(event)
                continue
            kind, place = f"{event['kind']}-many", str(event["place"])
            if not told or told[-1]["kind"] != kind or told[-1]["seat"] != event["seat"]:
                told.append({**event, "kind": kind})
                counts = {}
            counts[place] = counts.get(place, 0) + 1
            told[-1] |= {"places": self.amounts(ARMIES_AT, counts), "number": sum(counts.values())}
        return told

    def names_of_ids(self) -> dict[str, str]:
        words = super().names_of_ids()
        for god in entries(self.content, "gods"):
            words[str(god[f"name_{self.lang}"])] = str(god["type"])
        for deck in DECKS:
            words.setdefault(self.called(DECK, deck), deck)
        return words

    def styles(self, view: Json) -> dict[str, str]:
        led = [self._pantheon(view, seat) for seat in range(len(self.names))]
        return {self.called(PANTHEON, pantheon): COLOURS[pantheon] for pantheon in led if pantheon}

    # -- questions and moves -----------------------------------------------------------------------------------------

    def question(self, view: Json, kind: str, fields: dict[str, object], options: list[Move]) -> dict[str, object]:
        seat = _seat(view)
        own, turn = _player(view, seat), _seen(view)["turn_state"]
        asked: dict[str, object] = {
            "faith": own["faith"],
            "muster": own["muster"],
            "raised": turn["raised"],
            "heaven": own["heaven"],
            "heavenname": self._heaven(view, seat),
            "declared": turn["declared"],
            "thrown": turn["dice"],
            "bought": sum(turn["bought"].values()),
            "basket": self.amounts(CARDS_OF, turn["bought"]),
            "price": STONEHENGE_PRICE if "stonehenge" in own["relics"] else self.box.card_price,
            "value": set_value(self.box, _seen(view).get("sets_traded", 0)),
            "forces": self._forces(view, turn["origin"], turn["target"]),
            "asks": options[0].kind if options else "",
        }
        standing: dict[str, object] = {
            "attacker": _seen(view)["turn"],
            "god": str(fields.get("kind", GODS[WAR])),
            "origin": turn["origin"],
            "target": turn["target"],
        }
        return {**asked, **self.readable(view, {**standing, **fields})}

    def _heaven(self, view: Json, seat: int) -> str:
        """Where the dead of a seat wait."""
        pantheon = self._pantheon(view, seat)
        heaven = self.entry("pantheons", pantheon)["heaven"] if pantheon else ""
        return self.say(f"heaven-{heaven}.in") if heaven else self.forms(PLACE, "heaven")["in"]

    def about(self, view: Json, kind: str, fields: dict[str, object], options: list[Move]) -> list[Line]:
        if kind == "Choice":
            return [[(self.text(self.entry("miracle_cards", str(fields["card"]))), "dim")]]
        return []

    def parts(self, view: Json, move: Move) -> dict[str, object]:
        return self._parts(view, _seat(view), move)

    def _parts(self, view: Json, seat: int, move: Move) -> dict[str, object]:
        """Of a move of this seat: the gods in it are its own, whoever reads."""
        given = self.speech.arguments(move.kind, move.args)
        parts = self.readable(view, {"seat": seat, **given})
        if "origin" in given:
            parts["forces"] = self._forces(view, str(given["origin"]), str(given["place"]))
        if move.kind == "hand-in":
            symbol = SYMBOLS[CARD_SYMBOL[TERRITORY_CARDS.index(move.args[0])]]
            parts["card"] = f"{parts['card']} ({self.say(f'symbol-{symbol}')})"
        elif "card" in given:
            parts["cost"] = self.box.card_cost[card(move.args[0])]
        return parts

    def short(self, view: Json, move: Move) -> str:
        parts = self.parts(view, move)
        if move.kind in ("attack", "enter"):
            forces = f" {parts['forces']}" if move.kind == "attack" else ""
            return f"{parts['origin']} → {parts['place']}{forces}"
        if self.speech.moves.get(move.kind) == ("place",):
            armies = _armies(view, move.args[0])
            return f"{parts['place']} {armies}" if armies else str(parts["place"])
        return super().short(view, move)

    # -- the table ---------------------------------------------------------------------------------------------------

    def status(self, view: Json) -> list[Line]:
        if view["mode"] == "classic":
            parts = [self.say("status-classic")]
        else:
            parts = [self.say("status-epoch", epoch=view["epoch"])]
            markers = {_player(view, seat)["marker"]: seat for seat in range(len(self.names))}
            order = [self.seat(view, markers[marker]) for marker in sorted(markers) if marker]
            if order:
                parts.append(self.say("status-order", order=", ".join(order)))
        turn = _seen(view)["turn"]
        if turn >= 0 and self._pantheon(view, turn):
            parts.append(self.say("status-turn", **self.readable(view, {"seat": turn})))
        return heading(*parts)

    def board(self, view: Json) -> list[Block]:
        blocks = [self._continent(view, number) for number in range(len(CONTINENTS))]
        if view["mode"] != "classic":
            blocks.append(self._underworld(view))
        return blocks

    def _continent(self, view: Json, number: int) -> Block:
        bonus = self.box.continent_bonus[number]
        title: Line = [(self.called(CONTINENT, CONTINENTS[number]), "bold"), (f" +{bonus}", "dim")]
        if view["sunk"] and number == ATLANTIS:
            title.append((f" {self.say('board-sunk')}", "dim"))
            return Block(title, [])
        owners = {_holding(view, PLACES[land])[0] for land in CONTINENT_LANDS[number]}
        if len(owners) == 1 and NOBODY not in owners:
            title.append((" ★ ", "bold yellow"))
            title.append(self._mark(view, owners.pop()))
        return Block(title, [self._land(view, PLACES[land]) for land in CONTINENT_LANDS[number]])

    def _mark(self, view: Json, seat: int) -> Span:
        """The letter of the seat in its colour: neither alone must carry the meaning."""
        pantheon = self._pantheon(view, seat)
        if seat == NEUTRAL:
            return ("·" + LETTERS[pantheon].lower(), NEUTRAL_COLOUR)
        style = COLOURS[pantheon] if pantheon else ""
        own = "bold reverse" if seat == _seat(view) else "bold"
        return (f" {LETTERS[pantheon] if pantheon else seat + 1}", f"{own} {style}".strip())

    def _land(self, view: Json, name: str) -> Line:
        owner, armies = _holding(view, name)
        line: Line = [(f"{self.called(PLACE, name)[:NAME_WIDTH]:<{NAME_WIDTH}}", "" if armies else "dim")]
        if armies:
            line += [self._mark(view, owner), (f"{armies:>3}", "bold" if owner == _seat(view) else "")]
        else:
            line.append(("    -", "dim"))
        signs = self._signs(view, name)
        return [*line, (" ", ""), *signs] if signs else line

    def _signs(self, view: Json, name: str) -> Line:
        signs: Line = []
        for seat in range(len(self.names)):
            gods = "".join(god[0] for god, at in _player(view, seat)["gods"].items() if at == name)
            if gods:
                signs.append((gods, f"bold {COLOURS[self._pantheon(view, seat)]}"))
        if name in _seen(view)["temples"]:
            signs.append((TEMPLE_SIGN, "bold"))
        if name in _seen(view)["plague"]:
            signs.append((PLAGUE_SIGN, "bold red"))
        return signs

    def _underworld(self, view: Json) -> Block:
        """Only the spaces where somebody stands: the others are shown by `near`."""
        held = [name for name in PLACES[LANDS:] if name in _seen(view)["board"]]
        title: Line = [(self.say("board-underworld"), "bold")]
        if not held:
            return Block(title, [[(self.say("board-empty-underworld"), "dim")]])
        lines: list[Line] = []
        width = max(len(self.called(PLACE, name)) for name in held)
        for name in held:
            owner, armies = _holding(view, name)
            lines.append([(f"{self.called(PLACE, name):<{width}}", ""), self._mark(view, owner), (f"{armies:>3}", "")])
        return Block(title, lines)

    def legend(self, view: Json) -> list[Line]:
        lines: list[Line] = [[(self.say("board-legend"), "dim")]]
        closed = _seen(view)["maelstrom"]
        if closed:
            ends = self.readable(view, {"origin": closed[0], "place": closed[1]})
            lines.append([(self.say("board-maelstrom", **ends), "")])
        return lines

    def players(self, view: Json) -> Grid:
        classic = view["mode"] == "classic"
        columns = ["", "players-pantheon", "players-lands", "players-armies"]
        columns += ["players-territory-cards"] if classic else ["players-faith", "players-cards", "players-gods"]
        columns += [] if classic else ["players-relics", "players-heaven"]
        columns.append("players-points")
        rows = [self._player_row(view, seat, classic) for seat in range(len(self.names))]
        notes = [] if classic else self._relics_held(view)
        return self.grid(columns, rows, notes)

    def _relics_held(self, view: Json) -> list[Line]:
        """A line for each player who holds relics: their names are long."""
        lines: list[Line] = []
        for seat in range(len(self.names)):
            relics = [self.called(CARD, relic) for relic in _player(view, seat)["relics"]]
            if relics:
                of = self.readable(view, {"seat": seat})
                lines.append([(self.say("players-relics-of", relics=" · ".join(relics), **of), "")])
        return lines

    def _player_row(self, view: Json, seat: int, classic: bool) -> list[Line]:
        player = _player(view, seat)
        held = [there for name, there in _seen(view)["board"].items() if there[0] == seat and place(name) < LANDS]
        pantheon = self._pantheon(view, seat)
        style = COLOURS[pantheon] if pantheon else ""
        bold = "bold" if seat == _seat(view) else ""
        row: list[Line] = [
            [(self.names[seat], bold)],
            [(self.called(PANTHEON, pantheon) if pantheon else "-", f"{bold} {style}".strip())],
        ]
        if not player["alive"]:
            row[1].append((f" ({self.say('players-out')})", "dim"))
        row += [[(str(len(held)), "")], [(str(sum(armies for _, armies in held)), "")]]
        if classic:
            row.append([(str(player["territory_cards"]), "")])
        else:
            gods = "".join(god[0] for god in player["gods"])
            cards = ", ".join(f"{number} {self.called(DECK, deck)}" for deck, number in player["cards"].items())
            row += [[(str(player["faith"]), "")], [(cards or "-", "")], [(gods or "-", "")]]
            row += [[(str(len(player["relics"]) or "-"), "")], [(str(player["heaven"]), "")]]
        row.append([(str(player["points"]), "bold")])
        return row

    def _card_text(self, name: str) -> CardText:
        deck, cost = CARD_DECK[card(name)], self.box.card_cost[card(name)]
        kind = self.say("card-cost", deck=self.called(DECK, DECKS[deck]), cost=cost)
        if deck == MAGIC:
            kind = self.say("card-relic")
        return CardText(name, self.called(CARD, name), kind, self.text(self.entry("miracle_cards", name)))

    def hand(self, view: Json) -> list[CardText]:
        relics = _player(view, _seat(view))["relics"]
        held = [self._card_text(name) for name in [*_seen(view).get("hand", []), *relics]]
        for name in _seen(view).get("territory_hand", []):
            symbol = self.say(f"symbol-{SYMBOLS[CARD_SYMBOL[TERRITORY_CARDS.index(name)]]}")
            held.append(CardText(name, self.called(CARD, name), self.say("card-territory", symbol=symbol), ""))
        return held

    def cards(self) -> list[CardText]:
        return [self._card_text(name) for name in CARDS]

    def odds(self, view: Json, odds: Json) -> list[Line]:
        named = self.readable(view, {"attacker": odds["seat"], "place": odds["place"]})
        return forecast(self.say, named, odds)

    def chance(self, odds: Json) -> float | None:
        return cast(float | None, odds["capture"])

    def impossible(self, text: str) -> Refusal | None:
        """Moves between places that do not touch are not in the move table (GS-006, GS-007)."""
        kind, _, rest = text.strip().lower().partition(" ")
        ids = {plain(name): id for name, id in self.names_of_ids().items()}
        ends = [ids.get(plain(word.strip()), word.strip()) for word in rest.split(">")]
        if kind in ("attack", "enter") and len(ends) == 2 and all(end in PLACES for end in ends):
            return no_way(ends[0], ends[1])
        return None

    def near(self, view: Json, place: str) -> list[Line]:
        if place not in PLACES:
            return []
        here = PLACES.index(place)
        lines = [self._land(view, place)]
        closed = tuple(PLACES.index(end) for end in _seen(view)["maelstrom"])
        route = next((number for number, ends in enumerate(ROUTES) if ends == closed), NO_ROUTE)
        for neighbour in borders(_seen(view)["sunk"], route)[here]:
            by_sea = (here, neighbour) in ROUTES or (neighbour, here) in ROUTES
            note: Line = [(f" {self.say('near-water')}", "dim")] if by_sea else []
            lines.append([("  ", ""), *self._land(view, PLACES[neighbour]), *note])
        if len(lines) == 1:
            lines.append([(f"  {self.say('near-nothing')}", "dim")])
        return lines


def _seen(view: Json) -> GodstormView:
    return cast(GodstormView, view)


def _holding(view: Json, place: str) -> tuple[int, int]:
    """Who holds a place, with how many armies."""
    owner, armies = _seen(view)["board"].get(place, (NOBODY, 0))
    return owner, armies


def _armies(view: Json, place: str) -> int:
    return _holding(view, place)[1]


def _seat(view: Json) -> int:
    return _seen(view)["seat"]


def _player(view: Json, seat: int) -> Player:
    return _seen(view)["players"][seat]


LAYOUT: Final = GodstormLayout
