"""How Theomachy shows itself as text: the Constellation, the Track, what lies before everybody, the own hand."""

from typing import ClassVar, Final

from theogony.games.theomachy.content import (
    AS_REACTION,
    ATTACK,
    CHAOS,
    DESIGNS,
    EFFECT,
    ESSENCE as DESIGN_ESSENCE,
    ESSENCE_CARDS,
    ESSENCES,
    GODS,
    KINDS,
    LASTING,
    LOCATION,
    LOCATION_TOKEN,
    MYTHS,
    ORDER,
    POWER,
    SKY_ESSENCE,
    SKY_ORBS,
    TYPE,
    TYPES,
    WHEN,
    design,
)
from theogony.games.theomachy.shapes import Player
from theogony.games.theomachy.speech import CARD, ESSENCE, GOD, MYTH, PANTHEON
from theogony.games.theomachy.telling import CHAOS_SIGN, ORDER_SIGN, Telling, counts, orb_signs, own_side, seen, sides
from theogony.kernel.advice import percent
from theogony.kernel.layout import Block, CardText, Grid, Line, Span, heading
from theogony.kernel.move import Move
from theogony.kernel.state import Json

COLOURS: Final = ("#5c8ae6", "#cf7044", "#4fa64a", "#b565a7", "#c2a05a", "#3aa6a0", "#d1669b", "#8c9a3f")  # by seat
ESSENCE_COLOURS: Final[dict[str, str]] = {"air": "#a884d6", "earth": "#4fa64a", "fire": "#d9534f", "water": "#5c8ae6"}
TOKEN_COLOURS: Final = ("bold #5c8ae6", "bold #d9534f", "bold")  # Prophets, Priests, Disciples (TH-009)
PRICE_SIGNS: Final = {"priest": "Pr", "disciple": "Di"}
WIDTH: Final = 23  # of a block


class TheomachyLayout(Telling):
    """Letters and signs stand beside every colour: neither alone carries a meaning."""

    colours: ClassVar[tuple[str, ...]] = COLOURS

    # -- the table ---------------------------------------------------------------------------------------------------

    def status(self, view: Json) -> list[Line]:
        if view["phase"] == "setup":
            return heading(self.say("status-setup"))
        ante, following = seen(view)["ante"], seen(view)["next_ante"]
        parts = [
            self.say(f"phase-{view['phase']}", round=view["round"]),
            self.say("status-level", level=counts(seen(view)["level"])),
            self.say("status-ante", ante=ante)
            if ante == following
            else self.say("status-next-ante", ante=ante, next=following),
            self.say("status-first", seat=self.who(seen(view)["first"])),
        ]
        if view["face_to_face"]:
            parts.append(self.say("status-face-to-face"))
        return heading(self.say("status-hand", number=view["hand_number"]), *parts)

    def board(self, view: Json) -> list[Block]:
        if view["phase"] == "setup":
            return []
        blocks = [self._sky(view), self._track(view)]
        for seat in range(len(self.names)):
            lines = self._before(sides(view)[seat])
            if lines:
                title: Line = [(self.names[seat][:WIDTH], f"bold {COLOURS[seat]}")]
                blocks.append(Block(title, lines))
        return blocks

    def _sky(self, view: Json) -> Block:
        lines = [self._sky_line(view, slot, card) for slot, card in enumerate(seen(view)["constellation"])]
        if seen(view)["seat"] >= 0 and view["shown"]:
            own = own_side(view)
            lines.append([(self.say("board-yours"), "dim")])
            counted = [
                (self.called(ESSENCE, ESSENCES[e]), number, ESSENCES[e]) for e, number in enumerate(own["essence"])
            ]
            for half in (counted[:2], counted[2:]):
                lines.append([(f"{name} {number}  ", ESSENCE_COLOURS[id]) for name, number, id in half])
            lines.append([(f"{ORDER_SIGN} {own['orbs'][ORDER]}  {CHAOS_SIGN} {own['orbs'][CHAOS]}", "bold")])
        return Block([(self.say("board-constellation"), "bold")], lines)

    def _sky_line(self, view: Json, slot: int, card: str) -> Line:
        number: Span = (f"{slot + 1} ", "dim")
        hidden = slot >= seen(view)["shown"]
        if not card:
            return [number, (self.say(("board-turn", "board-river")[slot == 4]) if view["shown"] else "–", "dim")]
        essence = SKY_ESSENCE[ESSENCE_CARDS.index(card)]
        orbs = SKY_ORBS[ESSENCE_CARDS.index(card)]
        line = [number, *self._symbols(essence, orbs)]
        return [*line, (f" ({self.say('board-seen')})", "dim")] if hidden else line

    def _symbols(self, essence: int, orbs: list[int]) -> Line:
        """An Essence and Orbs: Air ○○."""
        name = ESSENCES[essence]
        return [(f"{self.called(ESSENCE, name):<6}", ESSENCE_COLOURS[name]), (orb_signs(orbs), "bold")]

    def _track(self, view: Json) -> Block:
        lines: list[Line] = []
        for place, card in enumerate(seen(view)["track"]):
            price = PRICE_SIGNS[KINDS[self.box.price[place]]] if self.box.price[place] >= 0 else "  "
            lines.append([(f"{place + 1} {price} ", "dim"), *self._in_track(card)])
        title: Line = [(self.say("board-track"), "bold"), (f" {self.say('board-deck')} {view['deck']}", "dim")]
        return Block(title, lines)

    def _in_track(self, card: str) -> Line:
        if card and TYPE[design(card)] == POWER:
            return self._power(card)
        return [(_cut(self.called(CARD, card), WIDTH - 5) if card else "–", self._colour(card))]

    def _power(self, card: str) -> Line:
        """A Power card by what it gives: + Air ○○."""
        number = design(card)
        return [("+ ", "bold"), *self._symbols(DESIGN_ESSENCE[number], self.box.power_orbs[number])]

    def _colour(self, card: str) -> str:
        return ESSENCE_COLOURS[ESSENCES[DESIGN_ESSENCE[design(card)]]] if card else "dim"

    def _before(self, player: Player) -> list[Line]:
        """What lies before a player: Power cards, Attacks, continuous Effects, Locations, Mythology."""
        lines = [self._power(card) for card in player["powers"]]
        quenched = list(player["quenched"])
        for card in player["attacks"]:
            note = card in quenched
            if note:
                quenched.remove(card)
            lines.append(self._piece("×", card, [self.say("board-no-power")] if note else []))
        lines.extend(self._piece("~", card, []) for card in player["lasting"])
        for location in player["locations"]:
            notes = [self.say("board-damaged")] if location["damaged"] else []
            notes += [self.say("board-used")] if location["used"] else []
            lines.append(self._piece("⌂", location["card"], notes))
        lines.extend([("✶ ", "bold"), (_cut(self.called(MYTH, myth), WIDTH - 2), "")] for myth in player["myths"])
        return lines

    def _piece(self, sign: str, card: str, notes: list[str]) -> Line:
        note = f" ({', '.join(notes)})" if notes else ""
        return [
            (f"{sign} ", "bold"),
            (_cut(self.called(CARD, card), WIDTH - 2 - len(note)), self._colour(card)),
            (note, "dim"),
        ]

    def legend(self, view: Json) -> list[Line]:
        lines: list[Line] = [[(self.say("board-legend"), "dim")]]
        if any(self._before(player) for player in sides(view)):
            lines.append([(self.say("board-signs"), "dim")])
        hand = seen(view).get("hand", [])
        if hand:
            lines.append([(self.say("hand-title"), "bold")])
            width = max(len(self.called(CARD, card)) for card in hand)
            spent = list(seen(view).get("spent", []))
            for card, missing in zip(hand, seen(view)["missing"], strict=True):
                again = card in spent
                if again:
                    spent.remove(card)
                lines.append(self._held(card, missing, again, width))
        for other, cards in seen(view).get("known_hands", {}).items():
            if cards:
                known = self.listed([self.called(CARD, card) for card in cards])
                lines.append([(self.say("hand-known", name=self.who(int(other)), cards=known), "dim")])
        return lines

    def _held(self, card: str, missing: list[int], again: bool, width: int) -> Line:
        """A card of the own hand, and what it still needs."""
        line: Line = [
            (f"  {self.called(CARD, card):<{width}}  ", self._colour(card)),
            (f"{self.say('hand-type', type=self._type(card))} ", "dim"),
        ]
        if again:
            return [*line, (self.say("hand-spent"), "dim")]
        if TYPE[design(card)] == POWER:
            return [*line, (self._printed(card), "")]
        if any(missing):
            words = self._needs(design(card), missing[0], missing[1], missing[2])
            return [*line, (self.say("hand-missing", missing=words), "")]
        return [*line, (self.say("hand-ready"), "bold green")]

    def players(self, view: Json) -> Grid:
        columns = ["", "players-cult", "players-stake", "players-owes", "players-power", "players-hand"]
        columns.append("players-piles")
        if view["mode"] != "basic":
            columns.append("players-miracles")
        if view["mode"] == "epic":
            columns.append("players-points")
        rows = [self._player_row(view, seat) for seat in range(len(self.names))]
        notes = [self._gods(view)] if any(player["pantheon"] for player in sides(view)) else []
        return self.grid(columns, rows, notes)

    def _gods(self, view: Json) -> Line:
        """Who plays whom; the pantheon as long as the god is secret."""
        line: Line = []
        for seat, player in enumerate(sides(view)):
            god = self.called(GOD, player["god"]) or self.called(PANTHEON, player["pantheon"])
            if god:
                line += [(" · ", "dim")] if line else []
                line += [(self.names[seat], COLOURS[seat]), (f" {god}", "")]
        return line

    def _player_row(self, view: Json, seat: int) -> list[Line]:
        player = sides(view)[seat]
        if not player["alive"]:
            return [[(self.names[seat], "dim")], [(self.say("players-out"), "dim")]]
        stake = [player["stake"][kind] + player["stand"][kind] + player["loan"][kind] for kind in range(3)]
        row: list[Line] = [
            [(self.names[seat], self.style(view, seat))],
            [*_coloured(player["cult"]), (f" ={player['cult_value']}", "dim")],
            _coloured(stake),
            self._owes(player),
            [(str(player["power"]) if any(stake) and not player["folded"] else "–", "")],
            [(str(player["hand"] + player["aside"]), "")],
            [(f"{player['draw']}+{player['discard']}", "dim")],
        ]
        if player["hero"]:
            row[2].append((f" {self.called(MYTH, player['hero'])}", ""))
        if view["mode"] != "basic":
            row.append([(str(player["miracles"]), "")])
        if view["mode"] == "epic":
            row.append([(str(player["points"]), "bold")])
        return row

    def _owes(self, player: Player) -> Line:
        """The debt, or why there is none to pay."""
        if player["folded"]:
            return [(self.say("players-folded"), "dim")]
        if player["last_stand"]:
            return [(self.say("players-last-stand"), "dim")]
        return _coloured(player["debt"]) if any(player["debt"]) else [("–", "dim")]

    # -- cards -------------------------------------------------------------------------------------------------------

    def _type(self, card: str) -> str:
        number = design(card)
        if TYPE[number] == EFFECT:
            if WHEN[number] == AS_REACTION:
                return self.say("type-reaction")
            return self.say("type-lasting" if LASTING[number] else "type-effect")
        return self.say(f"type-{TYPES[TYPE[number]]}")

    def _prayer_text(self, card: str) -> CardText:
        number = design(card)
        kind = self._type(card)
        if TYPE[number] in (ATTACK, EFFECT):
            kind = self.say("card-needs", type=kind, needs=self._printed(card))
        elif TYPE[number] == LOCATION:
            token = self.say(f"token-{KINDS[LOCATION_TOKEN[number]]}")
            kind = self.say("card-token", type=kind, needs=self._printed(card), token=token)
        return CardText(card, self.called(CARD, card), kind, self.text(self.entry("prayer_cards", card)))

    def _god_text(self, god: str) -> CardText:
        entry = self.entry("gods", god)
        words = self.say("god-text", ability=self.text(entry["ability"]), demand=self.text(entry["demand"]))
        kind = self.say("card-god", pantheon=self.called(PANTHEON, entry["pantheon"]))
        return CardText(god, self.called(GOD, god), kind, words)

    def _myth_text(self, myth: str) -> CardText:
        number, entry = MYTHS.index(myth), self.entry("mythology", myth)
        kind = self.say(
            "card-hero" if self.box.hero_power[number] >= 0 else "card-myth",
            pantheon=self.called(PANTHEON, entry["pantheon"]),
            cost=self.box.myth_cost[number],
            power=self.box.hero_power[number],
        )
        return CardText(myth, self.called(MYTH, myth), kind, self.text(entry))

    def _text(self, id: str) -> CardText:
        if id in GODS:
            return self._god_text(id)
        return self._myth_text(id) if id in MYTHS else self._prayer_text(id)

    def hand(self, view: Json) -> list[CardText]:
        """The own cards: in hand or laid aside, the god, the Mythology in play."""
        own = own_side(view)
        held = [*seen(view).get("hand", []), *seen(view).get("aside", [])]
        held += [*seen(view).get("packet", []), *seen(view).get("picks", [])]
        return [self._text(id) for id in [*held, *([own["god"]] if own["god"] else []), *own["myths"]]]

    def cards(self) -> list[CardText]:
        return [self._text(id) for id in [*DESIGNS, *GODS, *MYTHS]]

    def about(self, view: Json, kind: str, fields: dict[str, object], options: list[Move]) -> list[Line]:
        """The texts of the cards in question, and a warning before the ante is spent (TH-175)."""
        lines: list[Line] = []
        if kind == "DropCards":
            picks = seen(view).get("picks", [])
            return [self._told(card, f"{place:>2} ") for place, card in enumerate(picks, 1)]
        lines.extend(self._told(id, "") for id in self._in_question(view, kind, fields, options))
        if kind == "TakePrayer" and self._risky_places(view):
            places = self.listed([self.say("warning-place", place=place) for place in self._risky_places(view)])
            warning = self.say("warning-ante", ante=view["next_ante"], places=places)
            lines.append([(f"{self.say('warning-mark')} {warning}", "bold yellow")])
        return lines

    def odds(self, view: Json, odds: Json) -> list[Line]:
        return [[(self.say("odds-hand", percent=percent(float(str(odds["win"])))), "")]]

    def _in_question(self, view: Json, kind: str, fields: dict[str, object], options: list[Move]) -> list[str]:
        """The cards that the question is about: one that is named, or all that may be chosen."""
        if fields.get("source"):
            return [str(fields["source"])]
        if kind in ("TakePrayer", "TakeFree"):
            return [card for card in seen(view)["track"] if card]
        own = own_side(view)
        if kind == "ChooseMyth":
            return [own["myth_top"]] if own["myth_top"] else []
        found: list[str] = []
        for option in options:
            if option.kind in ("play", "pick", "god", "myth", "visit"):
                found.append(option.args[0])
            elif option.kind == "invoke":
                found.append(own["god"])
        return [id for id in found if id not in DESIGNS or TYPE[design(id)] != POWER]

    def _told(self, id: str, head: str) -> Line:
        text = self._text(id)
        return [(f"{head}{text.name}", ""), (f" {self.say('card-told', kind=text.kind, text=text.text)}", "dim")]


def _coloured(tokens: list[int]) -> Line:
    """Prophets, Priests and Disciples, each in the colour of their tokens."""
    line: Line = []
    for number, style in zip(tokens, TOKEN_COLOURS, strict=True):
        line += [("/", "dim")] if line else []
        line.append((str(number), style if number else "dim"))
    return line


def _cut(name: str, width: int) -> str:
    return name if len(name) <= width else f"{name[: width - 1]}…"


LAYOUT: Final = TheomachyLayout
