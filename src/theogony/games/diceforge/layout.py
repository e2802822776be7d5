"""How Dice Forge shows itself as text: names of pieces, dice with all their faces, supplies, islands, boards."""

from typing import Any, Final, cast

from theogony.games.diceforge.content import (
    BOAR,
    BOX,
    CELESTIAL,
    CHOICE,
    CYCLOPS_RATE,
    DEPENDENT,
    FACE_COST,
    FACE_GAIN,
    FACE_MENU,
    FACES,
    FEAT_GLORY,
    FEAT_SLOT,
    FEATS,
    GAIN_A,
    GAIN_B,
    GOLD,
    GOLEM,
    GOLEM_SUN,
    ISLANDS,
    KIND,
    MATCHES,
    MISFORTUNE,
    NO_FACE,
    ONWARD,
    PLAIN,
    POOL_BOARD,
    POOL_FEAT,
    POOLS,
    RESOURCES,
    SENTINEL_RATE,
    SHIP,
    SHIP_DISCOUNT,
    SLOT_ISLAND,
    SLOT_MOON,
    SLOT_SUN,
    SLOTS,
    SOURCES,
    SPACE_GAIN,
    SPACE_PAY,
    SPACES,
    TIMES,
    TREASURES,
    TRITON_MENU,
    ZONES,
    Gain,
    entries,
    face,
    feat,
    only,
    times,
)
from theogony.games.diceforge.moves import DICE
from theogony.games.diceforge.payments import ANCIENT_SUN
from theogony.kernel.layout import Block, CardText, Grid, Layout, Line, Say, Span
from theogony.kernel.move import Move
from theogony.kernel.state import Json

SIGNS: Final = "●☀☾★◆♥"  # gold, sun, moon, glory, ancient shards, loyalty: in the order of RESOURCES
COLOURS: Final[list[str]] = ["#d8d8d8", "#5c8ae6", "#4fa64a", "#dd8a3c"]  # white, blue, green, orange (DF-010)
BOARD_NAMES: Final = ("sanctuary", "gardens", "forest")
ROW_WIDTH: Final = 25  # columns of a block on the board

_SEATS: Final = ("seat", "by", "of", "on", "first")
_KINDS: Final = ("resources", "die_faces", "islands", "feats", "treasures", "celestial_die", "presets", "slots")
_HEADS: Final = ("turn-begins", "game-over", "game-begins")
_DETAILS: Final = ("overflowed", "gold-paid", "gold-stored", "golem-moved", "allegiance-moved", "scored")


def signs(gain: Gain, factor: int = 1, joint: str = "+") -> str:
    """A gain in signs: 2☾+2★."""
    return joint.join(f"{amount * factor}{SIGNS[i]}" for i, amount in enumerate(gain) if amount)


def sign(number: int) -> str:
    """A die face in a few signs; everything on it can be read from them."""
    kind = KIND[number]
    colour = FACES[number].rpartition("_")[2][:1]
    if kind == PLAIN:
        return signs(FACE_GAIN[number])
    if kind == CHOICE:
        return signs(FACE_MENU[number], joint="/")
    if kind == DEPENDENT:
        return f"{SIGNS[MATCHES[number]]}?{signs(GAIN_A[number])}:{signs(GAIN_B[number])}"
    if kind == BOAR:
        return f"♞{colour} {signs(FACE_MENU[number], joint='/')}"
    if kind == MISFORTUNE:
        return f"☠{colour} {signs(FACE_MENU[number], joint='/')}"
    if kind == GOLEM:
        return "☀→" if number == GOLEM_SUN else "☾→"
    if kind == SHIP:
        return f"⚓-{SHIP_DISCOUNT}●"
    return "×3" if kind == TIMES else "=?="


def _with_text() -> dict[str, dict[str, Any]]:
    """Every piece of the box that has an effect to be read, by id."""
    kinds = ("die_faces", "feats", "treasures", "celestial_die")
    pieces = [entry for kind in kinds for entry in entries(kind)]
    pieces += [*BOX["labyrinth"]["spaces"], *BOX["titans_board"]["zones"]]
    return {str(entry["id"]): entry for entry in pieces}


_WITH_TEXT: Final = _with_text()
FACE_SIGNS: Final[list[str]] = [sign(number) for number in range(len(FACES))]


class DiceForgeLayout(Layout):
    """Players act by their names; faces are shown as signs, and named in sentences."""

    def __init__(self, say: Say, lang: str, names: list[str]) -> None:
        super().__init__(say, lang, names)
        self._names: dict[str, str] = {}
        for kind in _KINDS:
            for entry in entries(kind):
                self._names.setdefault(str(entry["id"]), str(entry[f"name_{lang}"]))
        for place in [*BOX["labyrinth"]["spaces"], *BOX["titans_board"]["spaces"], *BOX["titans_board"]["zones"]]:
            self._names[str(place["id"])] = str(place[f"name_{lang}"])
        for number, space in enumerate(SPACES):
            self._names[space] = f"{self._names[space]} ({number + 1})"
        for word in ("none", "goddess", "titans"):
            self._names[word] = say(f"word-{word}")
        self._dice = {word: say(f"word-{word}") for word in (*DICE, "celestial")}  # there is a feat of the name light

    # -- names -------------------------------------------------------------------------------------------------------

    def _name(self, id: str) -> str:
        return self._names.get(id, id)

    def _who(self, seat: int) -> str:
        return self.names[seat] if 0 <= seat < len(self.names) else self.say("empty-seat", number=seat + 1)

    def _gain(self, gain: Gain | list[int]) -> str:
        """Amounts in words: 3 gold and 1 sun."""
        parts = [self.say(f"amount-{RESOURCES[i]}", number=amount) for i, amount in enumerate(gain) if amount]
        return _joined(self.say, parts) if parts else self.say("amount-nothing")

    def _face(self, number: int) -> str:
        return self._name(FACES[number]) if number != NO_FACE else self.say("amount-nothing")

    def _memory(self, side: str) -> str:
        return self.say(f"memory-{side}")

    def readable(self, view: Json, params: dict[str, object]) -> dict[str, object]:
        return {name: self._readable(name, value) for name, value in params.items()}

    def _readable(self, name: str, value: object) -> object:
        if name in _SEATS and isinstance(value, int):
            return self._who(value)
        if name == "die" and isinstance(value, str):
            return self._dice.get(value, value)
        if name == "memory" and isinstance(value, str):
            return self._memory(value)
        if name == "resource" and isinstance(value, str):
            return self.say(f"resource-{value}") if value in RESOURCES else value
        if isinstance(value, str):
            return self._name(value)
        if isinstance(value, list):
            return self._readable_list(name, value)
        return value

    def _readable_list(self, name: str, values: list[Any]) -> str:
        if name == "gains":
            return self._gain(values)
        if name == "winners":
            return _joined(self.say, [self._who(value) for value in values])
        words = [self._name(value) if isinstance(value, str) else str(value) for value in values]
        if name == "faces":
            return " + ".join(words)
        return ", ".join(words) if words else self.say("amount-nothing")

    def digest(self, events: list[Json]) -> list[Json]:
        """The end of the game is told with the number of winners."""
        return [
            {**event, "number": len(cast(list[int], event["winners"]))} if event["kind"] == "game-over" else event
            for event in events
        ]

    def weight(self, event: Json) -> int:
        return 1 if event["kind"] in _HEADS else -1 if event["kind"] in _DETAILS else 0

    def names_of_ids(self) -> dict[str, str]:
        kinds = ("resources", "die_faces", "feats", "islands", "treasures")
        words = {self._names[str(entry["id"])]: str(entry["id"]) for kind in kinds for entry in entries(kind)}
        return words | {name: word for word, name in self._dice.items()}

    def styles(self, view: Json) -> dict[str, str]:
        return {name: COLOURS[seat] for seat, name in enumerate(self.names)}

    # -- questions and moves -----------------------------------------------------------------------------------------

    def question(self, view: Json, kind: str, fields: dict[str, object]) -> dict[str, object]:
        seat = _seat(view)
        own = _player(view, seat)
        asked: dict[str, object] = dict(fields)
        asked.update({"gold": own["gold"], "sunhad": own["sun"], "moonhad": own["moon"], "glory": own["glory"]})
        asked["allgold"] = own["gold"] + sum(own["scepters"])
        if "source" in fields:
            asked["source"] = self._name(SOURCES[cast(int, fields["source"])])
        if kind in ("ChooseOrder", "CopyFace"):
            asked["first"] = self._face(cast(int, fields["first"]))
            asked["second"] = self._face(cast(int, fields["second"]))
        if "face" in fields:
            asked["face"] = self._face(cast(int, fields["face"]))
        if "slot" in fields:
            slot = cast(int, fields["slot"])
            asked["slot"] = SLOTS[slot]
            asked["cost"] = self._cost(slot)
        if kind in ("OfferRepeat", "UseTwins"):
            asked["result"] = self._result(view, seat, cast(int, fields["dice"]))
        if kind == "Exchange":
            space = cast(int, fields["space"])
            asked["price"] = self._gain(SPACE_PAY[space])
            asked["gain"] = self._gain(SPACE_GAIN[space])
        if kind == "OfferRefusal":
            resource, amount = cast(int, fields["resource"]), cast(int, fields["amount"])
            asked["gain"] = self._gain(only(resource, amount))
            asked["glory"] = amount * (CYCLOPS_RATE if resource == GOLD else SENTINEL_RATE)
        if kind in ("StoreGold", "PayGold"):
            asked["number"] = cast(int, fields["place"]) + 1
            scepters = cast(list[int], own["scepters"])
            asked["card"] = "scepter" if scepters else "hammer"
            asked["there"] = scepters[cast(int, fields["place"])] if scepters else own["hammer"]
        if kind == "PayShards":
            stage = cast(int, fields["stage"])
            asked["number"] = stage + 1
            asked["from"] = (
                "scepter" if stage < ANCIENT_SUN else "ancientsun" if stage == ANCIENT_SUN else "ancientmoon"
            )
            asked["ancient"] = own["ancient"]
        return asked

    def _result(self, view: Json, seat: int, dice: int) -> str:
        """What the dice of a roll show; bit 2 is the Celestial die."""
        if dice == 1 << len(DICE):
            return self._name(str(view["celestial"]))
        shown = [_top(die) for which, die in enumerate(_player(view, seat)["dice"]) if dice >> which & 1]
        return " + ".join(self._name(name) for name in shown)

    def about(self, view: Json, kind: str, fields: dict[str, object]) -> list[Line]:
        """The text of the face, feat or space that asks."""
        if "source" not in fields:
            return []
        return [[(self._effect(SOURCES[cast(int, fields["source"])]), "dim")]]

    def _effect(self, id: str) -> str:
        return str(_WITH_TEXT[id]["effect" if self.lang == "en" else f"effect_{self.lang}"])

    def _cost(self, slot: int) -> str:
        return signs((0, SLOT_SUN[slot], SLOT_MOON[slot], 0, 0, 0))

    def move(self, view: Json, move: Move) -> str:
        return self.say(f"move-{move.kind}", **self._parts(view, move))

    def short(self, view: Json, move: Move) -> str:
        kind, args = move.kind, move.args
        if kind in ("buy", "copy", "apply", "pick", "forge"):
            number = face(args[0])
            price = f" {FACE_COST[number]}●" if kind == "buy" else ""
            return f"{FACE_SIGNS[number]}{price}"
        if kind in ("replace", "upgrade", "show"):
            return f"{self._dice[args[0]]} {FACE_SIGNS[face(args[1])]}"
        if kind in ("perform", "use", "set"):
            return self._name(args[0])
        return self.move(view, move)

    def _parts(self, view: Json, move: Move) -> dict[str, object]:
        kind, args = move.kind, move.args
        if not args:
            return {}
        if kind in ("copy", "apply", "pick", "forge", "buy"):
            return {"face": self._name(args[0]), "cost": FACE_COST[face(args[0])]}
        if kind in ("replace", "upgrade", "show"):
            return {"die": self._dice[args[0]], "face": self._name(args[1])}
        if kind in ("perform", "use", "set"):
            number = feat(args[0])
            cost = self._cost(FEAT_SLOT[number])
            return {"feat": self._name(args[0]), "cost": cost, "glory": FEAT_GLORY[number]}
        if kind == "take":
            return {"gain": self._offered(view, RESOURCES.index(args[0]))}
        if kind == "triton":
            return {"gain": self._gain(only(RESOURCES.index(args[0]), TRITON_MENU[RESOURCES.index(args[0])]))}
        if kind == "remember":
            return {"island": self._name(args[0]), "memory": self._memory(args[1])}
        if kind == "recall":
            return {"memory": self._memory(args[0])}
        if kind == "player":
            return {"seat": self._who(int(args[0]) - 1)}
        if kind in ("die", "reroll"):
            return {"die": self._dice[args[0]]}
        if kind in ("puzzle", "scepter"):
            return {"when": args[0]}
        if args[0].isdecimal():
            return {"number": int(args[0])}
        return {"place": self._name(args[0])}

    def _offered(self, view: Json, resource: int) -> str:
        """What a choice of this resource gives here, or its name where the amount is not fixed."""
        prompt = cast(dict[str, Any], view["prompt"])
        if prompt.get("kind") == "ChooseGain":
            menu = cast(list[int], prompt["fields"]["menu"])
            if menu[resource]:
                return self._gain(times(only(resource, menu[resource]), prompt["fields"]["factor"]))
        return self.say(f"resource-{RESOURCES[resource]}")

    # -- the table ---------------------------------------------------------------------------------------------------

    def status(self, view: Json) -> list[Line]:
        line: Line = [(self.say("status-round", round=view["round"], rounds=view["rounds"]), "bold")]
        turn = cast(int, view["turn"])
        if turn >= 0:
            line.append((f" · {self.say('status-turn', seat=self._who(turn))}", ""))
        return [line]

    def board(self, view: Json) -> list[Block]:
        blocks = [self._hero(view, seat) for seat in range(len(self.names))]
        blocks += [block for number in range(len(BOARD_NAMES)) if (block := self._supply(view, number)).lines]
        blocks += [self._island(view, number) for number in range(len(ISLANDS))]
        if view["module"] == "goddess":
            blocks.append(self._labyrinth(view))
        elif view["module"] == "titans":
            blocks.append(self._track(view))
        return blocks

    def _hero(self, view: Json, seat: int) -> Block:
        """Reserves and both dice; the face on top of each die stands in brackets."""
        player = _player(view, seat)
        style = f"bold {COLOURS[seat]}" + (" reverse" if seat == _seat(view) else "")
        title: Line = [(self._who(seat), style), (f" {player['points']}★", "bold")]
        limits = player["limits"]
        have: Line = [(f"{player['gold']}/{limits[0]}● {player['sun']}/{limits[1]}☀ {player['moon']}/{limits[2]}☾", "")]
        if view["module"] == "titans":
            have.append((f" {player['ancient']}◆", ""))
        return Block(title, [have, *[line for which in range(2) for line in self._die(player["dice"][which], which)]])

    def _die(self, die: dict[str, Any], which: int) -> list[Line]:
        """The face on top in brackets, then the others, equal ones together."""
        faces = [FACE_SIGNS[face(name)] if name else "-" for name in die["faces"]]
        top = faces.pop(die["up"])
        words = [(f"[{top}]", "bold"), *[(_counted(other, faces.count(other)), "") for other in dict.fromkeys(faces)]]
        return _rows("□ " if which == 0 else "■ ", words)

    def _supply(self, view: Json, board: int) -> Block:
        """The faces left on a board, pool by pool; pools that are empty or that nobody can reach are left out."""
        lines: list[Line] = []
        pools = cast(dict[str, list[list[Any]]], view["pools"])
        sets = {slot["feat"] for slot in cast(dict[str, dict[str, Any]], view["slots"]).values()}
        for number, pool in enumerate(POOLS):
            left = [(name, count) for name, count in pools[pool] if count]
            opened = board == 0 or FEATS[POOL_FEAT[number]] in sets or (board == 1 and "abyssal_trident" in sets)
            if POOL_BOARD[number] == board and left and opened:
                cost = f"{FACE_COST[face(left[0][0])]:>2}● " if board == 0 else ""
                lines += _rows(cost, [(_counted(FACE_SIGNS[face(name)], count), "") for name, count in left])
        return Block([(self.say(f"board-{BOARD_NAMES[board]}"), "bold")], lines)

    def _island(self, view: Json, number: int) -> Block:
        title: Line = [(self._name(ISLANDS[number]), "bold")]
        for seat in range(len(self.names)):
            if _player(view, seat)["island"] == ISLANDS[number]:
                title.append((f" ♟{self._who(seat)}", COLOURS[seat]))
        for memory in cast(list[dict[str, Any]], view["memories"]):
            if memory["island"] == ISLANDS[number]:
                title.append((f" ◇{self._memory(memory['side'])}", COLOURS[memory["seat"]]))
        lines: list[Line] = []
        for slot, name in enumerate(SLOTS):
            there = cast(dict[str, dict[str, Any]], view["slots"])[name]
            if SLOT_ISLAND[slot] == number and there["feat"]:
                glory = FEAT_GLORY[feat(there["feat"])]
                style = "" if there["cards"] else "dim strike"
                words = [*self._name(there["feat"]).split(), _counted(f"{glory}★", there["cards"])]
                lines += _rows(f"{self._cost(slot)} ", [(word, style) for word in words])
        return Block(title, lines)

    def _labyrinth(self, view: Json) -> Block:
        lines: list[Line] = []
        for seat in range(len(self.names)):
            at = SPACES.index(_player(view, seat)["golem"])
            lines.append([(self._who(seat), COLOURS[seat]), (f" {self._name(SPACES[at])}", "")])
            lines += [[(f"  → {self._name(SPACES[space])}", "dim")] for space in ONWARD[at]]
        for space, treasure in cast(dict[str, str], view["treasures"]).items():
            found = self._name(treasure) if treasure else self.say("board-no-treasure")
            lines += [[(self._name(space), "")], [(f"  {found}", "dim")]]
        return Block([(self.say("board-labyrinth"), "bold")], lines)

    def _track(self, view: Json) -> Block:
        spaces = {str(space["id"]): space for space in BOX["titans_board"]["spaces"]}
        lines: list[Line] = []
        for seat in range(len(self.names)):
            space = spaces[_player(view, seat)["allegiance"]]
            lines.append([(self._who(seat), COLOURS[seat]), (f" {self._name(space['id'])}", "bold")])
            lines[-1].append((f" {self._name(space['zone'])}", "dim"))
        return Block([(self.say("board-track"), "bold")], lines)

    def legend(self, view: Json) -> list[Line]:
        return [[(self.say("board-legend"), "dim")]]

    def players(self, view: Json) -> Grid:
        columns = ["", *[self.say(f"players-{word}") for word in ("cards", "tokens", "forged", "points")]]
        return Grid(columns, [self._player_row(view, seat) for seat in range(len(self.names))])

    def _player_row(self, view: Json, seat: int) -> list[Line]:
        player = _player(view, seat)
        feats = cast(dict[str, int], player["feats"])
        cards = ", ".join(f"{self._name(name)}" + (f" x{n}" if n > 1 else "") for name, n in feats.items())
        bold = "bold" if seat == _seat(view) else ""
        return [
            [(self.names[seat], f"{bold} {COLOURS[seat]}".strip())],
            [(cards or "-", "")],
            [(self._tokens(player) or "-", "")],
            [(str(len(player["removed"])), "")],
            [(str(player["points"]), "bold")],
        ]

    def _tokens(self, player: dict[str, Any]) -> str:
        """Tokens and tracks of cards, as far as there are any."""
        found = []
        for word in ("cerberus", "triton", "hammer"):
            if player[word]:
                found.append(f"{self.say(f'token-{word}')} {player[word]}")
        for word in ("scepters", "companions"):
            if player[word]:
                places = ",".join("-" if at < 0 else str(at) for at in player[word])
                found.append(f"{self.say(f'token-{word}')} {places}")
        return " · ".join(found)

    # -- cards -------------------------------------------------------------------------------------------------------

    def _card_text(self, name: str) -> CardText:
        number = feat(name)
        kind = self.say("card-kind", cost=self._cost(FEAT_SLOT[number]), glory=FEAT_GLORY[number])
        return CardText(name, self._name(name), kind, self._effect(name))

    def hand(self, view: Json) -> list[CardText]:
        seat = _seat(view)
        return [self._card_text(name) for name in _player(view, seat)["feats"]] if seat >= 0 else []

    def cards(self) -> list[CardText]:
        """The feats and everything else to be read: sides of the Celestial die, faces, treasures, zones."""
        others = [(name, "word-celestial") for name in CELESTIAL]
        others += [(name, "word-face") for name in FACES]
        others += [(name, "word-treasure") for name in TREASURES]
        others += [(name, "word-zone") for name in ZONES]
        read = [CardText(name, self._name(name), self.say(kind), self._effect(name)) for name, kind in others]
        return [self._card_text(name) for name in FEATS] + read

    def near(self, view: Json, place: str) -> list[Line]:
        """An island with its feats in full, or a space of the labyrinth, what it does and where it leads."""
        if place in ISLANDS:
            lines: list[Line] = []
            for slot, name in enumerate(SLOTS):
                there = cast(dict[str, dict[str, Any]], view["slots"])[name]["feat"]
                if SLOT_ISLAND[slot] == ISLANDS.index(place) and there:
                    lines.append([(f"{self._cost(slot)} {self._name(there)}: ", "bold"), (self._effect(there), "")])
            return lines
        if place in SPACES:
            ways = [SPACES[space] for space in ONWARD[SPACES.index(place)]]
            own: Line = [(f"{self._name(place)}: ", "bold"), (self._effect(place), "")]
            return [own] + [[(f"→ {self._name(way)}: ", ""), (self._effect(way), "dim")] for way in ways]
        return []


def _counted(sign: str, number: int) -> str:
    """A sign, and how often it is there: 1●x4."""
    return f"{sign}x{number}" if number != 1 else sign


def _rows(head: str, words: list[Span]) -> list[Line]:
    """The words behind a head, in as many lines of a block's width as they need."""
    rows: list[Line] = [[(head, "dim")]]
    used = len(head)
    for text, style in words:
        if used + len(text) + 1 > ROW_WIDTH and len(rows[-1]) > 1:
            rows.append([(" " * len(head), "")])
            used = len(head)
        rows[-1].append((f"{text} ", style))
        used += len(text) + 1
    return rows


def _seat(view: Json) -> int:
    return cast(int, view["seat"])


def _player(view: Json, seat: int) -> dict[str, Any]:
    return cast(list[dict[str, Any]], view["players"])[max(seat, 0)]


def _top(die: dict[str, Any]) -> str:
    return str(die["record"] or die["faces"][die["up"]])


def _joined(say: Say, items: list[str]) -> str:
    return items[0] if len(items) == 1 else say("list-last", first=", ".join(items[:-1]), last=items[-1])


LAYOUT: Final = DiceForgeLayout
