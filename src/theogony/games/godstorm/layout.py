"""How Godstorm shows itself as text: names of pieces, the board by continents, the players, the cards."""

from typing import Any, Final, cast

from theogony.games.godstorm.classic_cards import set_value
from theogony.games.godstorm.content import (
    BOX,
    CARD_DECK,
    CARD_PRICE,
    CARD_SYMBOL,
    CARDS,
    CONTINENT_LANDS,
    CONTINENTS,
    DECKS,
    GODS,
    HEAVEN,
    LANDS,
    MAGIC,
    NO_ROUTE,
    PANTHEONS,
    PLACES,
    ROUTES,
    SYMBOLS,
    TERRITORY_CARDS,
    borders,
    card,
    entries,
    place,
)
from theogony.games.godstorm.forecast import forecast
from theogony.games.godstorm.moves import MOVES
from theogony.games.godstorm.relics import STONEHENGE_PRICE
from theogony.games.godstorm.state import NEUTRAL, NOBODY
from theogony.kernel.layout import Block, CardText, Grid, Layout, Line, Say, Span
from theogony.kernel.ledger import plain
from theogony.kernel.move import Move
from theogony.kernel.refusal import Refusal, no
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
GOD_LETTERS: Final = "dmsw"  # death, magic, sky, war: in the order of GODS
TEMPLE_SIGN: Final = "⌂"
PLAGUE_SIGN: Final = "†"
NAME_WIDTH: Final = 11

_SEATS: Final = ("seat", "defender", "loser", "heir", "first", "of", "player", "victim", "attacker")
_PLACES: Final = ("place", "origin", "source", "target", "crypt")
_HEADS: Final = ("epoch-begins", "turn-begins", "game-over")
_DETAILS: Final = ("battle", "invasion-ended", "turn-ends", "chosen", "die-rolled")
_KINDS: Final = ("territories", "continents", "pantheons", "gods", "miracle_cards")


class GodstormLayout(Layout):
    """Pantheons act in the plural and by name; gods bear their own names."""

    def __init__(self, say: Say, lang: str, names: list[str]) -> None:
        super().__init__(say, lang, names)
        self._names: dict[str, str] = {}
        for kind in _KINDS:
            for entry in entries(kind):
                self._names[str(entry["id"])] = str(entry[f"name_{lang}"])
        for space in _spaces():
            self._names[str(space["id"])] = str(space[f"name_{lang}"])
        self._names["heaven"] = say("heaven")

    # -- names -------------------------------------------------------------------------------------------------------

    def _pantheon(self, view: Json, seat: int) -> str:
        if seat == NEUTRAL:
            return str(view["neutral"])
        return str(_player(view, seat)["pantheon"]) if 0 <= seat < len(self.names) else ""

    def _who(self, view: Json, seat: int) -> str:
        """The seat in a sentence: its pantheon, or its player as long as it has none."""
        if seat == NOBODY:
            return "nobody"
        pantheon = self._pantheon(view, seat)
        if not pantheon:
            return self.names[seat] if seat < len(self.names) else self.say("empty-seat", number=seat + 1)
        named = self.say("the-pantheon", pantheon=self._names[pantheon])
        return self.say("neutral-pantheon", pantheon=self._names[pantheon]) if seat == NEUTRAL else named

    def _god(self, view: Json, seat: int, kind: int) -> str:
        """The god's own name; only its kind as long as the seat leads no pantheon."""
        pantheon = self._pantheon(view, seat)
        if not pantheon:
            return self.say(f"god-type-{GODS[kind]}")
        gods = entries("pantheons")[PANTHEONS.index(pantheon)]["gods"]
        return self._names[str(gods[GODS[kind]])]

    def _gods(self, view: Json, seat: int, mask: int) -> str:
        gods = [self._god(view, seat, kind) for kind in range(4) if mask >> kind & 1]
        return _joined(self.say, gods) if gods else self.say("no-gods")

    def _card(self, name: str) -> str:
        if name.startswith("wild"):
            return self.say("wild-card")
        return self._names.get(name, name)

    def _decks(self, numbers: list[int]) -> str:
        return ", ".join(f"{n} {self.say(f'deck-{DECKS[deck]}')}" for deck, n in enumerate(numbers) if n)

    def _forces(self, view: Json, origin: int, target: int) -> str:
        """Armies against armies."""
        board = _board(view)
        there = board.get(PLACES[target], [NOBODY, 0])[1]
        if origin == HEAVEN:
            return f"{_player(view, _seat(view))['heaven']}:{there}"
        return f"{board.get(PLACES[origin], [NOBODY, 0])[1]}:{there}"

    def readable(self, view: Json, params: dict[str, object]) -> dict[str, object]:
        shown: dict[str, object] = dict(params)
        for name, value in params.items():
            shown[name] = self._readable(view, params, name, value)
        owner = params.get("seat")
        seat = owner if isinstance(owner, int) else _seat(view)
        if "god" in params:
            kind = _kind(params["god"])
            shown["god"] = self._god(view, seat, kind)
            shown["godtype"] = self.say(f"god-type-{GODS[kind]}")
        if isinstance(params.get("against"), int):
            shown["against"] = self._god(view, cast(int, params["defender"]), cast(int, params["against"]))
        if isinstance(params.get("gods"), int):
            shown["force"] = params["gods"]
            shown["gods"] = self._gods(view, seat, cast(int, params["gods"]))
        if isinstance(params.get("seat"), int) and seat < len(self.names):
            shown["name"] = self.names[seat]
        shown.setdefault("card", "unknown")
        shown.setdefault("cards", "unknown")
        shown.setdefault("change", "lost" if "lost" in params else "gained")
        shown.setdefault("given", _given(params))
        return shown

    def _readable(self, view: Json, params: dict[str, object], name: str, value: object) -> object:
        if name in _PLACES and isinstance(value, str):
            return self._names.get(value, value)
        if (name in _SEATS or name in _PLACES) and isinstance(value, int):
            return self._who(view, value - 1 if name == "player" else value)  # refusals count players from 1
        if name == "pantheon":
            pantheon = PANTHEONS[value] if isinstance(value, int) else str(value)
            return self.say("the-pantheon", pantheon=self._names[pantheon])
        if name in ("card", "continent") and isinstance(value, str):
            return self._card(value)
        if name == "deck":
            return self.say(f"deck-{DECKS[_kind(value)]}")
        if name == "move" and isinstance(value, int):
            return self._move_of(view, cast(int, params["seat"]), MOVES[value])
        if isinstance(value, list):
            return self._readable_list(view, name, value)
        return value

    def _readable_list(self, view: Json, name: str, values: list[Any]) -> str:
        if name == "cards":
            return ", ".join(self._card(str(value)) for value in values)
        if name == "order":
            return ", ".join(self._who(view, value) for value in values)
        if name == "winners":
            return _joined(self.say, [self._who(view, value) for value in values])
        if name == "bids":
            return ", ".join(f"{self._who(view, seat)} {bid}" for seat, bid in enumerate(values))
        if name == "decks":
            return self._decks(values)
        return " ".join(str(value) for value in values)

    def digest(self, events: list[Json]) -> list[Json]:
        """Armies that are placed or embark one by one are told in one sentence."""
        told: list[Json] = []
        for event in events:
            kind = str(event["kind"])
            if kind == "game-over":
                told.append({**event, "number": len(cast(list[int], event["winners"]))})
            elif kind not in ("placed", "embarked"):
                told.append(event)
            elif told and told[-1]["kind"] == f"{kind}-many" and told[-1]["seat"] == event["seat"]:
                cast(dict[str, int], told[-1]["counts"])[str(event["place"])] = (
                    cast(dict[str, int], told[-1]["counts"]).get(str(event["place"]), 0) + 1
                )
            else:
                told.append({**event, "kind": f"{kind}-many", "counts": {str(event["place"]): 1}})
        for event in told:
            counts = event.pop("counts", None)
            if isinstance(counts, dict):
                event["places"] = ", ".join(f"{self._names[land]} +{number}" for land, number in counts.items())
        return told

    def weight(self, event: Json) -> int:
        return 1 if event["kind"] in _HEADS else -1 if event["kind"] in _DETAILS else 0

    def names_of_ids(self) -> dict[str, str]:
        words = {name: id for id, name in self._names.items()}
        for pantheon in entries("pantheons"):
            for kind, god in pantheon["gods"].items():
                words[self._names[str(god)]] = str(kind)
        for number, deck in enumerate(DECKS):
            words.setdefault(self.say(f"deck-{deck}"), DECKS[number])
        return words

    def styles(self, view: Json) -> dict[str, str]:
        found: dict[str, str] = {}
        for seat in range(len(self.names)):
            pantheon = self._pantheon(view, seat)
            if pantheon:
                found[self._names[pantheon]] = COLOURS[pantheon]
        return found

    # -- questions and moves -----------------------------------------------------------------------------------------

    def question(self, view: Json, kind: str, fields: dict[str, object]) -> dict[str, object]:
        seat = _seat(view)
        own = _player(view, seat)
        turn = cast(dict[str, Any], view["turn_state"])
        asked: dict[str, object] = {
            "faith": own["faith"],
            "muster": own["muster"],
            "raised": turn["raised"],
            "heaven": own["heaven"],
            "heavenname": self._heaven(view, seat),
            "declared": turn["declared"],
            "dice": turn["dice"],
            "bought": sum(turn["bought"]),
            "basket": self._decks(turn["bought"]),
            "price": STONEHENGE_PRICE if "stonehenge" in own["relics"] else CARD_PRICE,
            "value": set_value(cast(int, view.get("sets_traded", 0))),
            "attacker": self._who(view, cast(int, view["turn"])),
            "god": self._god(view, seat, cast(int, fields.get("kind", GODS.index("war")))),
        }
        for name in ("origin", "target"):
            if turn[name] != NOBODY:
                asked[name] = self._place(turn[name])
        if turn["origin"] != NOBODY and turn["target"] != NOBODY:
            asked["forces"] = self._forces_of_attack(view)
        for name, value in fields.items():
            asked[name] = value
        if "card" in fields:
            asked["card"] = self._names[CARDS[cast(int, fields["card"])]]
        if "crypt" in fields:
            asked["crypt"] = self._place(cast(int, fields["crypt"]))
        if "victim" in fields:
            asked["victim"] = self._who(view, cast(int, fields["victim"]))
        if "attacker" in fields:
            asked["attacker"] = self._who(view, cast(int, fields["attacker"]))
        if "champion" in fields:
            asked["champion"] = self._god(view, cast(int, view["turn"]), cast(int, fields["champion"]))
        options = cast(list[str], view.get("options", []))
        asked["asks"] = options[0].partition(" ")[0] if options else ""
        return asked

    def _place(self, number: int) -> str:
        return self._names["heaven"] if number == HEAVEN else self._names[PLACES[number]]

    def _heaven(self, view: Json, seat: int) -> str:
        pantheon = self._pantheon(view, seat)
        return str(entries("pantheons")[PANTHEONS.index(pantheon)]["heaven"]).capitalize() if pantheon else ""

    def _forces_of_attack(self, view: Json) -> str:
        turn = cast(dict[str, Any], view["turn_state"])
        return self._forces(view, turn["origin"], turn["target"])

    def about(self, view: Json, kind: str, fields: dict[str, object]) -> list[Line]:
        if kind == "Choice" and isinstance(fields.get("card"), int):
            return [[(str(entries("miracle_cards")[cast(int, fields["card"])][self._effect()]), "dim")]]
        return []

    def move(self, view: Json, move: Move) -> str:
        return self._move_of(view, _seat(view), move)

    def _move_of(self, view: Json, seat: int, move: Move) -> str:
        """A move of this seat: the gods in it are its own, whoever reads."""
        return self.say(f"move-{move.kind}", **self._parts(view, seat, move))

    def short(self, view: Json, move: Move) -> str:
        parts = self._parts(view, _seat(view), move)
        if move.kind in ("attack", "enter"):
            forces = f" {parts['forces']}" if move.kind == "attack" else ""
            return f"{parts['origin']} → {parts['place']}{forces}"
        if move.kind in ("place", "claim", "god", "temple", "target", "space", "fortify", "to", "embark", "revive"):
            armies = _board(view).get(move.args[0], [NOBODY, 0])[1]
            return f"{parts['place']} {armies}" if armies else str(parts["place"])
        if move.kind in ("pantheon", "buy", "deck", "summon", "hand-in"):
            return str(next(parts[name] for name in ("pantheon", "deck", "god", "card") if name in parts))
        return self.move(view, move)

    def _parts(self, view: Json, seat: int, move: Move) -> dict[str, object]:
        kind, args = move.kind, move.args
        if not args:
            return {}
        if kind == "pantheon":
            return {"pantheon": self.say("the-pantheon", pantheon=self._names[args[0]])}
        if kind in ("attack", "enter", "route"):
            origin = HEAVEN if args[0] == "heaven" else place(args[0])
            return {
                "origin": self._names[args[0]],
                "place": self._names[args[1]],
                "forces": self._forces(view, origin, place(args[1])),
            }
        if kind in ("summon", "champion", "choose"):
            number = GODS.index(args[0])
            return {"god": self._god(view, seat, number), "godtype": self.say(f"god-type-{args[0]}")}
        if kind in ("buy", "deck"):
            return {"deck": self.say(f"deck-{args[0]}")}
        if kind in ("play", "use", "relic", "card"):
            return {"card": self._names[args[0]], "cost": int(entries("miracle_cards")[card(args[0])]["cost"])}
        if kind == "hand-in":
            symbol = SYMBOLS[CARD_SYMBOL[TERRITORY_CARDS.index(args[0])]]
            return {"card": f"{self._card(args[0])} ({self.say(f'symbol-{symbol}')})"}
        if kind == "player":
            other = int(args[0]) - 1
            return {"seat": self._who(view, other) if other < len(self.names) else args[0]}
        if kind == "with":
            names = [] if args[0] == "none" else args[0].split("+")
            return {"gods": self._gods(view, seat, sum(1 << GODS.index(god) for god in names))}
        if args[0].isdecimal():
            return {"number": int(args[0])}
        return {"place": self._names[args[0]]}

    # -- the table ---------------------------------------------------------------------------------------------------

    def status(self, view: Json) -> list[Line]:
        line: Line = []
        if view["mode"] == "classic":
            line.append((self.say("status-classic"), "bold"))
        else:
            line.append((self.say("status-epoch", epoch=view["epoch"]), "bold"))
            markers = {_player(view, seat)["marker"]: seat for seat in range(len(self.names))}
            order = [self._who(view, markers[marker]) for marker in sorted(markers) if marker]
            if order:
                line.append((f" · {self.say('status-order', order=', '.join(order))}", ""))
        turn = cast(int, view["turn"])
        if turn >= 0 and self._pantheon(view, turn):
            line.append((f" · {self.say('status-turn', seat=self._who(view, turn))}", ""))
        return [line]

    def board(self, view: Json) -> list[Block]:
        blocks = [self._continent(view, number) for number in range(len(CONTINENTS))]
        if view["mode"] != "classic":
            blocks.append(self._underworld(view))
        return blocks

    def _continent(self, view: Json, number: int) -> Block:
        entry = entries("continents")[number]
        title: Line = [(self._names[CONTINENTS[number]], "bold"), (f" +{entry['bonus']}", "dim")]
        sunk = bool(view["sunk"]) and CONTINENTS[number] == "atlantis"
        if sunk:
            title.append((f" {self.say('board-sunk')}", "dim"))
            return Block(title, [])
        owners = {_board(view).get(PLACES[land], [NOBODY, 0])[0] for land in CONTINENT_LANDS[number]}
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
        owner, armies = _board(view).get(name, [NOBODY, 0])
        line: Line = [(f"{self._names[name][:NAME_WIDTH]:<{NAME_WIDTH}}", "" if armies else "dim")]
        if armies:
            line.append(self._mark(view, owner))
            line.append((f"{armies:>3}", "bold" if owner == _seat(view) else ""))
        else:
            line.append(("  " + "  -", "dim"))
        signs = self._signs(view, name)
        if signs:
            line.append((" ", ""))
            line.extend(signs)
        return line

    def _signs(self, view: Json, name: str) -> Line:
        signs: Line = []
        for seat in range(len(self.names)):
            gods = "".join(GOD_LETTERS[kind] for kind, at in enumerate(_player(view, seat)["gods"]) if at == name)
            if gods:
                signs.append((gods, f"bold {COLOURS[self._pantheon(view, seat)]}"))
        if name in cast(list[str], view["temples"]):
            signs.append((TEMPLE_SIGN, "bold"))
        if name in cast(list[str], view["plague"]):
            signs.append((PLAGUE_SIGN, "bold red"))
        return signs

    def _underworld(self, view: Json) -> Block:
        """Only the spaces where somebody stands: the others are shown by `near`."""
        held = [name for name in PLACES[LANDS:] if name in _board(view)]
        title: Line = [(self.say("board-underworld"), "bold")]
        if not held:
            return Block(title, [[(self.say("board-empty-underworld"), "dim")]])
        lines: list[Line] = []
        width = max(len(self._names[name]) for name in held)
        for name in held:
            owner, armies = _board(view)[name]
            lines.append([(f"{self._names[name]:<{width}}", ""), self._mark(view, owner), (f"{armies:>3}", "")])
        return Block(title, lines)

    def legend(self, view: Json) -> list[Line]:
        lines: list[Line] = [[(self.say("board-legend"), "dim")]]
        route = cast(int, view["maelstrom"])
        if route != NO_ROUTE:
            one, other = ROUTES[route]
            lines.append([(self.say("board-maelstrom", origin=self._place(one), place=self._place(other)), "")])
        return lines

    def players(self, view: Json) -> Grid:
        classic = view["mode"] == "classic"
        columns = ["", "players-pantheon", "players-lands", "players-armies"]
        columns += ["players-territory-cards"] if classic else ["players-faith", "players-cards", "players-gods"]
        columns += [] if classic else ["players-relics", "players-heaven"]
        columns.append("players-points")
        rows = [self._player_row(view, seat, classic) for seat in range(len(self.names))]
        notes = [] if classic else self._relics_held(view)
        return Grid([self.say(column) if column else "" for column in columns], rows, notes)

    def _relics_held(self, view: Json) -> list[Line]:
        """A line for each player who holds relics: their names are long."""
        lines: list[Line] = []
        for seat, name in enumerate(self.names):
            relics = [self._names[relic] for relic in _player(view, seat)["relics"]]
            if relics:
                lines.append([(self.say("players-relics-of", name=name, relics=" · ".join(relics)), "")])
        return lines

    def _player_row(self, view: Json, seat: int, classic: bool) -> list[Line]:
        player = _player(view, seat)
        held = [value for name, value in _board(view).items() if value[0] == seat and place(name) < LANDS]
        pantheon = self._pantheon(view, seat)
        style = COLOURS[pantheon] if pantheon else ""
        bold = "bold" if seat == _seat(view) else ""
        row: list[Line] = [
            [(self.names[seat], bold)],
            [(self._names[pantheon] if pantheon else "-", f"{bold} {style}".strip())],
        ]
        if not player["alive"]:
            row[1].append((f" ({self.say('players-out')})", "dim"))
        row += [[(str(len(held)), "")], [(str(sum(value[1] for value in held)), "")]]
        if classic:
            row.append([(str(player["territory_cards"]), "")])
        else:
            gods = "".join(GOD_LETTERS[kind] for kind, at in enumerate(player["gods"]) if at)
            row += [[(str(player["faith"]), "")], [(self._decks(player["cards"]) or "-", "")], [(gods or "-", "")]]
            row += [[(str(len(player["relics"]) or "-"), "")], [(str(player["heaven"]), "")]]
        row.append([(str(player["points"]), "bold")])
        return row

    def _effect(self) -> str:
        return "effect" if self.lang == "en" else f"effect_{self.lang}"

    def _card_text(self, name: str) -> CardText:
        number = card(name)
        entry = entries("miracle_cards")[number]
        deck = CARD_DECK[number]
        kind = (
            self.say("card-relic")
            if deck == MAGIC
            else self.say("card-cost", deck=self.say(f"deck-{DECKS[deck]}"), cost=int(entry["cost"]))
        )
        return CardText(name, self._names[name], kind, str(entry[self._effect()]))

    def hand(self, view: Json) -> list[CardText]:
        relics = cast(list[str], _player(view, _seat(view))["relics"])
        held = [self._card_text(name) for name in [*cast(list[str], view.get("hand", [])), *relics]]
        for name in cast(list[str], view.get("territory_hand", [])):
            symbol = self.say(f"symbol-{SYMBOLS[CARD_SYMBOL[TERRITORY_CARDS.index(name)]]}")
            held.append(CardText(name, self._card(name), self.say("card-territory", symbol=symbol), ""))
        return held

    def cards(self) -> list[CardText]:
        return [self._card_text(name) for name in CARDS]

    def odds(self, view: Json, odds: Json) -> list[Line]:
        return forecast(self.say, self._who(view, cast(int, odds["seat"])), self._names[str(odds["place"])], odds)

    def chance(self, odds: Json) -> float | None:
        return cast(float | None, odds["capture"])

    def impossible(self, text: str) -> Refusal | None:
        """Moves between places that do not touch are not in the move table (GS-006, GS-173)."""
        kind, _, rest = text.strip().lower().partition(" ")
        ids = {plain(name): id for name, id in self.names_of_ids().items()}
        ends = [ids.get(plain(word.strip()), word.strip()) for word in rest.split(">")]
        if kind in ("attack", "enter") and len(ends) == 2 and all(end in PLACES for end in ends):
            return no("GS-173", "not-adjacent", remedy="choose-neighbour", origin=ends[0], place=ends[1])
        return None

    def near(self, view: Json, place: str) -> list[Line]:
        if place not in PLACES:
            return []
        here = PLACES.index(place)
        lines = [self._land(view, place)]
        water = [pair for pair in ROUTES if here in pair]
        for neighbour in borders(cast(int, view["sunk"]), cast(int, view["maelstrom"]))[here]:
            by_sea = (here, neighbour) in water or (neighbour, here) in water
            note: Line = [(f" {self.say('near-water')}", "dim")] if by_sea else []
            lines.append([("  ", ""), *self._land(view, PLACES[neighbour]), *note])
        if len(lines) == 1:
            lines.append([(f"  {self.say('near-nothing')}", "dim")])
        return lines


def _spaces() -> list[dict[str, Any]]:
    return cast(list[dict[str, Any]], BOX["underworld"]["spaces"])


def _board(view: Json) -> dict[str, list[int]]:
    return cast(dict[str, list[int]], view["board"])


def _seat(view: Json) -> int:
    return cast(int, view["seat"])


def _player(view: Json, seat: int) -> dict[str, Any]:
    return cast(list[dict[str, Any]], view["players"])[seat]


def _kind(value: object) -> int:
    """A kind of god or deck, given by number or by name."""
    return value if isinstance(value, int) else GODS.index(str(value))


def _given(params: dict[str, object]) -> str:
    """Which of the parameters that a refusal may have it does have."""
    if "player" in params:
        return "player"
    if "god" in params:
        return "one"
    return "place" if "place" in params else "none"


def _joined(say: Say, items: list[str]) -> str:
    return items[0] if len(items) == 1 else say("list-last", first=", ".join(items[:-1]), last=items[-1])


LAYOUT: Final = GodstormLayout
