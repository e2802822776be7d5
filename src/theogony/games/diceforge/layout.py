"""How Dice Forge shows itself as text: names of pieces, dice with all their faces, supplies, islands, boards."""

from typing import ClassVar, Final, cast

from theogony.games.diceforge.content import (
    BOAR,
    BOARDS,
    BOX,
    CELESTIAL,
    CHOICE,
    DEPENDENT,
    FACES,
    FEAT_SLOT,
    FEATS,
    GOLD,
    GOLEM,
    GOLEM_SUN,
    ISLANDS,
    KIND,
    MATCHES,
    MISFORTUNE,
    ONWARD,
    PLAIN,
    POOL_BOARD,
    POOL_FEAT,
    POOLS,
    RESOURCES,
    SHIP,
    SLOT_ISLAND,
    SLOTS,
    SPACES,
    TIMES,
    TREASURES,
    ZONES,
    ForgeBox,
    Gain,
    by_resource,
    face,
    feat,
)
from theogony.games.diceforge.moves import DICE
from theogony.games.diceforge.payments import ANCIENT_SUN
from theogony.games.diceforge.shapes import DiceForgeView, Die, Player
from theogony.games.diceforge.speech import (
    ALLEGIANCE,
    AMOUNTS,
    DIE,
    FACE,
    FEAT,
    ISLAND,
    MEMORY,
    RESOURCE,
    SIDE,
    SOURCE,
    SPACE,
    SPEECH,
    TREASURE,
)
from theogony.kernel.box import Box
from theogony.kernel.layout import Block, CardText, Grid, Layout, Line, Say, Span, heading
from theogony.kernel.move import Move
from theogony.kernel.speech import Kind, Speech, entries
from theogony.kernel.state import Json

SIGNS: Final = "●☀☾★◆♥"  # gold, sun, moon, glory, ancient shards, loyalty: in the order of RESOURCES
COLOURS: Final = ("#d8d8d8", "#5c8ae6", "#4fa64a", "#dd8a3c")  # white, blue, green, orange (DF-010)
ROW_WIDTH: Final = 25  # columns of a block on the board


def signs(gain: Gain, factor: int = 1, joint: str = "+") -> str:
    """A gain in signs: 2☾+2★."""
    return joint.join(f"{amount * factor}{SIGNS[i]}" for i, amount in enumerate(gain) if amount)


def sign(box: ForgeBox, number: int) -> str:
    """A die face in a few signs; everything on it can be read from them."""
    kind = KIND[number]
    colour = FACES[number].rpartition("_")[2][:1]
    if kind == PLAIN:
        return signs(box.face_gain[number])
    if kind == CHOICE:
        return signs(box.face_menu[number], joint="/")
    if kind == DEPENDENT:
        return f"{SIGNS[MATCHES[number]]}?{signs(box.gain_a[number])}:{signs(box.gain_b[number])}"
    if kind in (BOAR, MISFORTUNE):
        return f"{'♞' if kind == BOAR else '☠'}{colour} {signs(box.face_menu[number], joint='/')}"
    if kind == GOLEM:
        return "☀→" if number == GOLEM_SUN else "☾→"
    if kind == SHIP:
        return f"⚓-{box.ship_discount}●"
    return "×3" if kind == TIMES else "=?="


class DiceForgeLayout(Layout):
    """Players act by their names; faces are shown as signs, and named in sentences."""

    speech: ClassVar[Speech] = SPEECH
    colours: ClassVar[tuple[str, ...]] = COLOURS
    brief: ClassVar[tuple[str, ...]] = ("perform", "use", "set")

    def __init__(self, say: Say, lang: str, names: list[str], box: Box | None = None) -> None:
        super().__init__(say, lang, names, box)
        self.box = box if isinstance(box, ForgeBox) else BOX
        self._with_text = {str(one["id"]): one for kind in SOURCE.sections for one in entries(self.content, kind)}
        self._signs = [sign(self.box, number) for number in range(len(FACES))]

    # -- names -------------------------------------------------------------------------------------------------------

    def called(self, kind: Kind, id: str) -> str:
        name = super().called(kind, id)
        return f"{name} ({SPACES.index(id) + 1})" if kind in (SPACE, SOURCE) and id in SPACES else name

    def _gain(self, gain: Gain) -> str:
        """Amounts in words: 3 gold and 1 sun."""
        return self.amounts(AMOUNTS, by_resource(gain))

    def told(self, view: Json, event: Json) -> dict[str, object]:
        """A plain face that gives what its name says is not named beside it."""
        source = str(event.get("source", ""))
        if source in FACES and event["gains"] == by_resource(self.box.face_gain[face(source)]):
            event = event | {"source": ""}
        return super().told(view, event)

    def names_of_ids(self) -> dict[str, str]:
        words = {str(entry[f"name_{self.lang}"]): str(entry["id"]) for entry in entries(self.content, "resources")}
        for kind in (FACE, FEAT, ISLAND, TREASURE, DIE):
            words |= {self.called(kind, id): id for id in kind.ids}
        return words

    # -- questions and moves -----------------------------------------------------------------------------------------

    def question(self, view: Json, kind: str, fields: dict[str, object], options: list[Move]) -> dict[str, object]:
        seat = _seat(view)
        own = _player(view, seat)
        asked = self.readable(view, fields)
        asked |= {"sunhad": own["sun"], "moonhad": own["moon"], "allgold": own["gold"] + sum(own["scepters"])}
        if "slot" in fields:
            asked["cost"] = self._cost(SLOTS.index(str(fields["slot"])))
        if kind in ("OfferRepeat", "UseTwins"):
            asked["result"] = self._result(view, seat, cast(list[str], fields["dice"]))
        if kind == "Exchange":
            space = SPACES.index(str(fields["space"]))
            asked["price"] = self._gain(self.box.space_pay[space])
            asked["gain"] = self._gain(self.box.space_gain[space])
        if kind == "OfferRefusal":
            resource, amount = str(fields["resource"]), cast(int, fields["amount"])
            asked["gain"] = self.amounts(AMOUNTS, {resource: amount})
            asked["glory"] = amount * (self.box.cyclops_rate if resource == RESOURCES[GOLD] else self.box.sentinel_rate)
        if kind in ("StoreGold", "PayGold"):
            place = cast(int, fields["place"])
            asked["number"] = place + 1
            asked["card"] = "scepter" if own["scepters"] else "hammer"
            asked["there"] = own["scepters"][place] if own["scepters"] else own["hammer"]
        if kind == "PayShards":
            stage = cast(int, fields["stage"])
            asked["number"] = stage + 1
            asked["from"] = (
                "scepter" if stage < ANCIENT_SUN else "ancientsun" if stage == ANCIENT_SUN else "ancientmoon"
            )
            asked["ancient"] = own["ancient"]
        return asked

    def _result(self, view: Json, seat: int, dice: list[str]) -> str:
        """What the dice of a roll show."""
        if dice == ["celestial"]:
            return self.called(SIDE, _seen(view)["celestial"])
        shown = [_top(die) for name, die in zip(DICE, _player(view, seat)["dice"], strict=True) if name in dice]
        return self.listed([self.called(FACE, face) for face in shown])

    def about(self, view: Json, kind: str, fields: dict[str, object], options: list[Move]) -> list[Line]:
        """The text of the face, feat or space that asks."""
        return [[(self._effect(str(fields["source"])), "dim")]] if "source" in fields else []

    def _effect(self, id: str) -> str:
        return self.text(self._with_text[id])

    def _cost(self, slot: int) -> str:
        return signs((0, self.box.slot_sun[slot], self.box.slot_moon[slot], 0, 0, 0))

    def short(self, view: Json, move: Move) -> str:
        kind, args = move.kind, move.args
        if kind in ("buy", "copy", "apply", "pick", "forge"):
            number = face(args[0])
            price = f" {self.box.face_cost[number]}●" if kind == "buy" else ""
            return f"{self._signs[number]}{price}"
        if kind in ("replace", "upgrade", "show"):
            return f"{self.called(DIE, args[0])} {self._signs[face(args[1])]}"
        return super().short(view, move)

    def parts(self, view: Json, move: Move) -> dict[str, object]:
        parts = super().parts(view, move)
        word = move.args[0] if move.args else ""
        if move.kind in ("copy", "apply", "pick", "forge", "buy"):
            parts["cost"] = self.box.face_cost[face(word)]
        elif move.kind in ("perform", "use", "set"):
            parts["cost"] = self._cost(FEAT_SLOT[feat(word)])
            parts["glory"] = self.box.feat_glory[feat(word)]
        elif move.kind == "take":
            parts["gain"] = self._offered(view, word)
        elif move.kind == "triton":
            parts["gain"] = self.amounts(AMOUNTS, {word: self.box.triton_menu[RESOURCES.index(word)]})
        return parts

    def _offered(self, view: Json, resource: str) -> str:
        """What a choice of this resource gives here, or its name where the amount is not fixed."""
        prompt = _seen(view)["prompt"]
        if "menu" in prompt.get("fields", {}):
            menu = cast(dict[str, int], prompt["fields"]["menu"])
            if resource in menu:
                return self.amounts(AMOUNTS, {resource: menu[resource] * cast(int, prompt["fields"]["factor"])})
        return self.called(RESOURCE, resource)

    # -- the table ---------------------------------------------------------------------------------------------------

    def status(self, view: Json) -> list[Line]:
        parts = [self.say("status-round", round=view["round"], rounds=view["rounds"])]
        turn = _seen(view)["turn"]
        if turn >= 0:
            parts.append(self.say("status-turn", **self.readable(view, {"seat": turn})))
        return heading(*parts)

    def board(self, view: Json) -> list[Block]:
        blocks = [self._hero(view, seat) for seat in range(len(self.names))]
        blocks += [block for number in range(len(BOARDS)) if (block := self._supply(view, number)).lines]
        blocks += [self._island(view, number) for number in range(len(ISLANDS))]
        if view["module"] == "goddess":
            blocks.append(self._labyrinth(view))
        elif view["module"] == "titans":
            blocks.append(self._track(view))
        return blocks

    def _hero(self, view: Json, seat: int) -> Block:
        """Reserves and both dice; the face on top of each die stands in brackets."""
        player = _player(view, seat)
        title: Line = [(self.who(seat), self.style(view, seat)), (f" {player['points']}★", "bold")]
        limits = player["limits"]
        have: Line = [(f"{player['gold']}/{limits[0]}● {player['sun']}/{limits[1]}☀ {player['moon']}/{limits[2]}☾", "")]
        if view["module"] == "titans":
            have.append((f" {player['ancient']}◆", ""))
        return Block(title, [have, *[line for which in range(2) for line in self._die(player["dice"][which], which)]])

    def _die(self, die: Die, which: int) -> list[Line]:
        """The face on top in brackets, then the others, equal ones together."""
        faces = [self._signs[face(name)] if name else "-" for name in die["faces"]]
        top = faces.pop(die["up"])
        words = [(f"[{top}]", "bold"), *[(_counted(other, faces.count(other)), "") for other in dict.fromkeys(faces)]]
        return _rows("□ " if which == 0 else "■ ", words)

    def _supply(self, view: Json, board: int) -> Block:
        """The faces left on a board, pool by pool; pools that are empty or that nobody can reach are left out."""
        lines: list[Line] = []
        pools = _seen(view)["pools"]
        sets = {slot["feat"] for slot in _seen(view)["slots"].values()}
        for number, pool in enumerate(POOLS):
            left = [(name, count) for name, count in pools[pool] if count]
            opened = board == 0 or FEATS[POOL_FEAT[number]] in sets or (board == 1 and "abyssal_trident" in sets)
            if POOL_BOARD[number] == board and left and opened:
                cost = f"{self.box.face_cost[face(left[0][0])]:>2}● " if board == 0 else ""
                lines += _rows(cost, [(_counted(self._signs[face(name)], count), "") for name, count in left])
        return Block([(self.say(f"board-{BOARDS[board]}"), "bold")], lines)

    def _island(self, view: Json, number: int) -> Block:
        title: Line = [(self.called(ISLAND, ISLANDS[number]), "bold")]
        for seat in range(len(self.names)):
            if _player(view, seat)["island"] == ISLANDS[number]:
                title.append((f" ♟{self.who(seat)}", COLOURS[seat]))
        for memory in _seen(view)["memories"]:
            if memory["island"] == ISLANDS[number]:
                title.append((f" ◇{self.called(MEMORY, memory['side'])}", COLOURS[memory["seat"]]))
        lines: list[Line] = []
        for slot, name in enumerate(SLOTS):
            there = _seen(view)["slots"][name]
            if SLOT_ISLAND[slot] == number and there["feat"]:
                glory = self.box.feat_glory[feat(there["feat"])]
                style = "" if there["cards"] else "dim strike"
                words = [*self.called(FEAT, there["feat"]).split(), _counted(f"{glory}★", there["cards"])]
                lines += _rows(f"{self._cost(slot)} ", [(word, style) for word in words])
        return Block(title, lines)

    def _labyrinth(self, view: Json) -> Block:
        lines: list[Line] = []
        for seat in range(len(self.names)):
            at = SPACES.index(_player(view, seat)["golem"])
            lines.append([(self.who(seat), COLOURS[seat]), (f" {self.called(SPACE, SPACES[at])}", "")])
            lines += [[(f"  → {self.called(SPACE, SPACES[space])}", "dim")] for space in ONWARD[at]]
        for space, treasure in _seen(view)["treasures"].items():
            found = self.called(TREASURE, treasure) if treasure else self.say("board-no-treasure")
            lines += [[(self.called(SPACE, space), "")], [(f"  {found}", "dim")]]
        return Block([(self.say("board-labyrinth"), "bold")], lines)

    def _track(self, view: Json) -> Block:
        spaces = {str(space["id"]): space for space in self.box.components["titans_board"]["spaces"]}
        lines: list[Line] = []
        for seat in range(len(self.names)):
            space = spaces[_player(view, seat)["allegiance"]]
            lines.append([(self.who(seat), COLOURS[seat]), (f" {self.called(ALLEGIANCE, space['id'])}", "bold")])
            lines[-1].append((f" {self.called(SOURCE, space['zone'])}", "dim"))
        return Block([(self.say("board-track"), "bold")], lines)

    def legend(self, view: Json) -> list[Line]:
        return [[(self.say("board-legend"), "dim")]]

    def players(self, view: Json) -> Grid:
        columns = ["", "players-cards", "players-tokens", "players-forged", "players-points"]
        return self.grid(columns, [self._player_row(view, seat) for seat in range(len(self.names))])

    def _player_row(self, view: Json, seat: int) -> list[Line]:
        player = _player(view, seat)
        cards = ", ".join(_counted(self.called(FEAT, name), n, " x") for name, n in player["feats"].items())
        bold = "bold" if seat == _seat(view) else ""
        return [
            [(self.names[seat], f"{bold} {COLOURS[seat]}".strip())],
            [(cards or "-", "")],
            [(self._tokens(player) or "-", "")],
            [(str(len(player["removed"])), "")],
            [(str(player["points"]), "bold")],
        ]

    def _tokens(self, player: Player) -> str:
        """Tokens and tracks of cards, as far as there are any."""
        found = []
        for word, number in (
            ("cerberus", player["cerberus"]),
            ("triton", player["triton"]),
            ("hammer", player["hammer"]),
        ):
            if number:
                found.append(f"{self.say(f'token-{word}')} {number}")
        for word, spaces in (("scepters", player["scepters"]), ("companions", player["companions"])):
            if spaces:
                places = ",".join("-" if at < 0 else str(at) for at in spaces)
                found.append(f"{self.say(f'token-{word}')} {places}")
        return " · ".join(found)

    # -- cards -------------------------------------------------------------------------------------------------------

    def _card_text(self, name: str) -> CardText:
        number = feat(name)
        kind = self.say("card-kind", cost=self._cost(FEAT_SLOT[number]), glory=self.box.feat_glory[number])
        return CardText(name, self.called(FEAT, name), kind, self._effect(name))

    def hand(self, view: Json) -> list[CardText]:
        seat = _seat(view)
        return [self._card_text(name) for name in _player(view, seat)["feats"]] if seat >= 0 else []

    def cards(self) -> list[CardText]:
        """The feats and everything else to be read: sides of the Celestial die, faces, treasures, zones."""
        others = [(name, "word-celestial") for name in CELESTIAL]
        others += [(name, "word-face") for name in FACES]
        others += [(name, "word-treasure") for name in TREASURES]
        others += [(name, "word-zone") for name in ZONES]
        read = [CardText(name, self.called(SOURCE, name), self.say(kind), self._effect(name)) for name, kind in others]
        return [self._card_text(name) for name in FEATS] + read

    def near(self, view: Json, place: str) -> list[Line]:
        """An island with its feats in full, or a space of the labyrinth, what it does and where it leads."""
        if place in ISLANDS:
            lines: list[Line] = []
            for slot, name in enumerate(SLOTS):
                there = _seen(view)["slots"][name]["feat"]
                if SLOT_ISLAND[slot] == ISLANDS.index(place) and there:
                    lines.append(
                        [(f"{self._cost(slot)} {self.called(FEAT, there)}: ", "bold"), (self._effect(there), "")]
                    )
            return lines
        if place in SPACES:
            ways = [SPACES[space] for space in ONWARD[SPACES.index(place)]]
            own: Line = [(f"{self.called(SPACE, place)}: ", "bold"), (self._effect(place), "")]
            return [own] + [[(f"→ {self.called(SPACE, way)}: ", ""), (self._effect(way), "dim")] for way in ways]
        return []


def _counted(sign: str, number: int, times: str = "x") -> str:
    """A sign, and how often it is there: 1●x4."""
    return f"{sign}{times}{number}" if number != 1 else sign


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


def _seen(view: Json) -> DiceForgeView:
    return cast(DiceForgeView, view)


def _seat(view: Json) -> int:
    return _seen(view)["seat"]


def _player(view: Json, seat: int) -> Player:
    return _seen(view)["players"][max(seat, 0)]


def _top(die: Die) -> str:
    return die["record"] or die["faces"][die["up"]]


LAYOUT: Final = DiceForgeLayout
