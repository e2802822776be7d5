"""How Hellas shows itself as text: the Lands with their Regions, Monuments, Monsters, Quests, and the Titan's sheet."""

from typing import Any, ClassVar, Final

from theogony.games.hellas.content import (
    ARTIFACTS,
    BASE_QUESTS,
    BLESSINGS,
    CHAINS,
    COMBAT,
    HEROES,
    NEIGHBOURS,
    ORDERS,
    QUESTS,
    REGIONS,
)
from theogony.games.hellas.shapes import Player, RegionView, Wound
from theogony.games.hellas.speech import (
    ACTION,
    ARTIFACT,
    ATTITUDE,
    ATTRIBUTE,
    BLESSING,
    CARD,
    CHAIN,
    HERO,
    LAND,
    MONSTER,
    MONUMENT,
    ORDER,
    QUEST,
    REGION,
    SYMBOL,
    TITAN_ATTRIBUTE,
)
from theogony.games.hellas.telling import Telling, seen
from theogony.kernel.layout import Block, CardText, Grid, Line, beside
from theogony.kernel.move import Move
from theogony.kernel.state import Json

COLOURS: Final = ("#d9534f", "#5c8ae6", "#c2a05a", "#4fa64a")  # by seat
LAND_COLOURS: Final[dict[str, str]] = {
    "red": "#d9534f", "yellow": "#c2a05a", "blue": "#5c8ae6", "green": "#4fa64a", "brown": "#a9805a",
}  # fmt: skip
CITY: Final = "▪"
SPARTA: Final = "▣"
TEMPLE: Final = "⌂"
SHRINE: Final = "∙"
MONUMENT_SIGN: Final = "♜"
FORTIFIED: Final = "+"
QUEST_SIGN: Final = "?"
KRONOS_SIGN: Final = "Κ"
COVERED: Final = "×"
NAME: Final = 12


class HellasLayout(Telling):
    """Letters and signs stand beside every colour: neither alone carries a meaning."""

    colours: ClassVar[tuple[str, ...]] = COLOURS

    # -- the table ---------------------------------------------------------------------------------------------------

    def status(self, view: Json) -> list[Line]:
        table = seen(view)
        line: Line = [
            (self.say(f"status-{table['mode']}"), "bold"),
            (f" · {self.say('status-turns', turns=table['turns'])}", ""),
        ]
        if table["turn"] >= 0:
            line.append((f" · {self.say('status-turn', seat=self.seat(view, table['turn']), **self._of(view))}", ""))
        if table["countdown"] >= 0:
            king = self.called(MONUMENT, table["king_monument"])
            line.append((f" · {self.say('status-countdown', number=table['countdown'], monument=king)}", "bold yellow"))
        return [line]

    def _of(self, view: Json) -> dict[str, str]:
        return beside("seat", self.seat_forms(view, seen(view)["turn"]))

    def board(self, view: Json) -> list[Block]:
        blocks = [self._land(view, land) for land in range(len(seen(view)["lands"]))]
        blocks += [self._monuments(view), self._monsters(view)]
        if seen(view)["quests"]:
            blocks.append(self._quests(view))
        if seen(view)["kronos"] is not None:
            blocks.append(self._kronos(view))
        return blocks

    def _land(self, view: Json, number: int) -> Block:
        land = seen(view)["lands"][number]
        title: Line = [(self.called(LAND, land["id"]), f"bold {LAND_COLOURS[land['id']]}")]
        if land["glory"] >= 0:
            title += [(" ★", "bold yellow"), self.mark(view, land["glory"])]
        if land["attitude"]:
            title.append(
                (f" · {self.called(ATTITUDE, land['attitude'])}", "bold" if land["attitude"] == "hostile" else "dim")
            )
        regions = [
            region for region in seen(view)["regions"] if self.entry("regions", region["id"])["land"] == land["id"]
        ]
        return Block(title, [self._region(view, region) for region in regions])

    def _region(self, view: Json, region: RegionView) -> Line:
        """Name, Population Strength, whose it is, armies, buildings, Heroes, Monsters, Quests."""
        entry = self.entry("regions", region["id"])
        line: Line = [(f"{self.called(REGION, region['id'])[:NAME]:<{NAME}}", ""), (f"{entry['population']}", "dim")]
        line.append(self.mark(view, region["control"]) if region["control"] >= 0 else (" –", "dim"))
        line.append((self._signs(view, region, entry), "bold"))
        for seat, number in enumerate(region["hoplites"]):
            if number:
                strong = FORTIFIED if region["fortified"] and seat == region["control"] else ""
                line.append((f" {seat + 1}:{number}{strong}", COLOURS[seat]))
        for seat, player in enumerate(seen(view)["players"]):
            if player["region"] == region["id"] and player["hero"]:
                line.append((f" {self.called(HERO, player['hero'])}", f"bold {COLOURS[seat]}"))
        for monster in seen(view)["monsters"]:
            if monster["region"] == region["id"]:
                line.append((f" {self.called(MONSTER, monster['id'])}", "bold magenta"))
        return line

    def _signs(self, view: Json, region: RegionView, entry: dict[str, Any]) -> str:
        """What stands in a Region, by signs."""
        signs = SPARTA if entry["sparta"] else CITY if entry["city"] else ""
        signs += TEMPLE if region["temple"] else SHRINE if entry["shrine"] or entry["oracle"] else ""
        signs += "".join(
            f"{MONUMENT_SIGN}{one['level']}"
            for one in seen(view)["monuments"]
            if one["region"] == region["id"] and one["level"]
        )
        signs += "".join(QUEST_SIGN for one in seen(view)["quests"] if one["region"] == region["id"])
        kronos = seen(view)["kronos"]
        signs += KRONOS_SIGN if kronos is not None and kronos["region"] == region["id"] else ""
        return f" {signs}" if signs else ""

    def _monuments(self, view: Json) -> Block:
        lines: list[Line] = []
        for one in seen(view)["monuments"]:
            line: Line = [(f"{self.called(MONUMENT, one['id']):<8}", "bold" if one["level"] else "dim")]
            line.append((self.say("board-level", number=one["level"]), "" if one["level"] else "dim"))
            line += [(f" {COVERED * number}", COLOURS[seat]) for seat, number in enumerate(one["priests"]) if number]
            lines.append(line)
        return Block([(self.say("board-monuments"), "bold")], lines)

    def _monsters(self, view: Json) -> Block:
        lines: list[Line] = []
        for one in seen(view)["monsters"]:
            if one["region"]:
                name = f"{self.called(MONSTER, one['id'])}{'*' * len(one['evolved'])}"
                lines.append([(f"{name:<11}", "bold magenta"), *self._wounds(one["wounds"])])
        return Block([(self.say("board-monsters"), "bold")], lines or [[(self.say("board-no-monsters"), "dim")]])

    def _wounds(self, wounds: list[Wound]) -> Line:
        """Symbols by their first letters; a covered one is crossed."""
        line: Line = []
        for wound in wounds:
            letters = self.called(SYMBOL, wound["symbol"])[:2].lower()
            mark = {"priest": "ᵖ", "artifact": "ᵃ"}.get(wound["mark"], "")
            line.append((f"{COVERED if wound['covered'] else letters}{mark} ", "dim" if wound["covered"] else ""))
        return line

    def _quests(self, view: Json) -> Block:
        lines: list[Line] = []
        for one in seen(view)["quests"]:
            line: Line = [(self.called(QUEST, one["id"]), ""), (f" ({self.called(REGION, one['region'])})", "dim")]
            line += [
                (f" {seat + 1}:{step}", f"bold {COLOURS[seat]}") for seat, step in enumerate(one["heroes"]) if step
            ]
            lines.append(line)
        return Block([(self.say("board-quests"), "bold")], lines)

    def _kronos(self, view: Json) -> Block:
        """The Titan's sheet, as everybody sees it."""
        sheet = seen(view)["kronos"]
        assert sheet is not None
        title: Line = (
            [("Kronos", "bold red"), (f" {self.called(REGION, sheet['region'])}", "dim")]
            if sheet["region"]
            else [("Kronos", "bold red")]
        )
        values = {"might": sheet["might"], "anger": sheet["anger_value"], "authority": sheet["authority"]}
        lines: list[Line] = [
            [(self.say("board-anger", number=sheet["anger"], recovery=sheet["recovery"]), "bold")],
            [(", ".join(f"{self.called(TITAN_ATTRIBUTE, id)} {value}" for id, value in values.items()), "")],
            [(self.say("board-orders", number=sheet["orders"]), "")],
            self._wounds(sheet["wounds"]),
        ]
        for chain in sheet["chains"]:
            name = self.called(CHAIN, chain["id"]) if chain["id"] else self.say("board-intact")
            state = (
                "" if not chain["broken"] else f" ({self.say('board-turned' if chain['turned'] else 'board-broken')})"
            )
            lines.append([(f"{name}{state} ", "" if chain["broken"] else "dim"), *self._wounds(chain["wounds"])])
        return Block(title, lines)

    def legend(self, view: Json) -> list[Line]:
        lines: list[Line] = [[(self.say("board-legend"), "dim")], [(self.say("board-signs"), "dim")]]
        lines += self._fight(view)
        hand = seen(view).get("hand", [])
        if hand:
            lines.append(
                [(self.say("hand-title"), "bold"), (" " + " · ".join(self.card_words(card) for card in hand), "")]
            )
        for other, cards in seen(view).get("known_hands", {}).items():
            if cards:
                known = ", ".join(self.called(CARD, card) for card in cards)
                lines.append([(self.say("hand-known", name=self.who(int(other)), cards=known), "dim")])
        orders = seen(view).get("orders", [])
        if orders:
            lines.append(
                [(self.say("hand-orders"), "bold"), (" " + " · ".join(self.called(ORDER, one) for one in orders), "")]
            )
        chains = seen(view).get("chains", [])
        if chains:
            lines.append(
                [(self.say("hand-chains"), "bold"), (" " + " · ".join(self.called(CHAIN, one) for one in chains), "")]
            )
        return lines

    def _fight(self, view: Json) -> list[Line]:
        """The Battle or the Hunt under way."""
        battle, hunt = seen(view)["battle"], seen(view)["hunt"]
        lines: list[Line] = []
        if battle is not None:
            lines.append([(self.say("board-battle", region=self.called(REGION, battle["region"])), "bold")])
            for side in (battle["attacker"], battle["defender"]):
                cards = ", ".join(self.card_words(card) for card in side["cards"])
                words = self.say(
                    "board-side", hoplites=side["hoplites"], strength=side["strength"], casualties=side["casualties"]
                )
                lines.append(
                    [(f"  {self.who(side['seat'])}: ", COLOURS[side["seat"]]), (words, ""), (f" {cards}", "dim")]
                )
        if hunt is not None:
            lines.append(
                [
                    (self.say("board-hunt", monster=self.called(MONSTER, hunt["monster"])), "bold"),
                    (" ", ""),
                    *self._wounds(hunt["wounds"]),
                ]
            )
        return lines

    def players(self, view: Json) -> Grid:
        columns = ["", "players-hero", "players-attributes", "players-regions", "players-priests", "players-hand"]
        columns.append("players-used")
        seats = range(len(self.names))
        notes = [line for seat in seats for line in self._holdings(view, seat)]
        return self.grid(columns, [self._player_row(view, seat) for seat in seats], notes)

    def _player_row(self, view: Json, seat: int) -> list[Line]:
        player = seen(view)["players"][seat]
        name: Line = [(f"{seat + 1} {self.names[seat]}", self.style(view, seat))]
        if not player["hero"]:
            return [name, [("Kronos" if seen(view)["kronos"] is not None else "–", "")]]
        where = player["quest"] and f" ({self.called(QUEST, player['quest'])} {player['step']})"
        return [
            name,
            [(self.called(HERO, player["hero"]), ""), (where, "dim")],
            self._attributes(player),
            [(str(player["regions"]), "")],
            [(f"{player['priests']}+{player['praying']}", "")],
            [(f"{player['hand']}/{player['hand_limit']}", "")],
            [(", ".join(self.called(ACTION, one) for one in player["used"]) or "–", "dim")],
        ]

    def _attributes(self, player: Player) -> Line:
        """As they count now; an injured one is marked."""
        line: Line = []
        for id, one in player["attributes"].items():
            letters = self.called(ATTRIBUTE, id)[:3]
            line.append(
                (f"{letters} {one['value']}{COVERED if one['injured'] else ''} ", "red" if one["injured"] else "")
            )
        return line

    def _holdings(self, view: Json, seat: int) -> list[Line]:
        """Blessings, Artifacts, trophies, and how close the player is to a victory."""
        player = seen(view)["players"][seat]
        parts = [self.called(BLESSING, one) for one in player["blessings"]]
        parts += [
            self.called(ARTIFACT, one) + ("" if one in player["charged"] else " –") for one in player["artifacts"]
        ]
        parts += [self.called(QUEST, one) for one in player["kept_quests"]]
        parts += [f"† {self.called(MONSTER, one)}" for one in player["trophies"]]
        ways = [
            self.say(f"way-{one['way']}", have=one["have"], need=one["need"])
            for one in player["closest"]
            if one["need"]
        ]
        lines: list[Line] = []
        if parts or ways:
            lines.append(
                [(f"{self.names[seat]}: ", COLOURS[seat]), (" · ".join(ways), ""), (f"  {', '.join(parts)}", "dim")]
            )
        return lines

    # -- cards -------------------------------------------------------------------------------------------------------

    def _card(self, kind: str, id: str, title: str, type: str) -> CardText:
        return CardText(id, title, type, self.text(self.entry(kind, id)))

    def _combat(self, id: str) -> CardText:
        entry = self.entry("combat_cards", id)
        symbol = self.called(SYMBOL, str(entry["symbol"])).lower()
        type = self.say("card-combat", symbol=symbol, value=entry["value"], casualties=entry["casualties"])
        return self._card("combat_cards", id, self.called(CARD, id), type)

    def _hero(self, id: str) -> CardText:
        entry = self.entry("heroes", id)
        words = self.say(
            "hero-text",
            bonus=self.text(entry["bonus"]),
            ability=self.text(entry["ability"]),
            token=self.text(entry["token"]),
        )
        return CardText(id, self.called(HERO, id), self.say("card-hero"), words)

    def hand(self, view: Json) -> list[CardText]:
        """The own cards: Combat cards, Blessings, Artifacts; of Kronos his Orders and Chains."""
        if seen(view)["seat"] < 0:
            return []
        own = seen(view)["players"][seen(view)["seat"]]
        held = [self._combat(card) for card in seen(view).get("hand", [])]
        held += [
            self._card("blessings", id, self.called(BLESSING, id), self.say("card-blessing")) for id in own["blessings"]
        ]
        held += [
            self._card("artifacts", id, self.called(ARTIFACT, id), self.say("card-artifact")) for id in own["artifacts"]
        ]
        held += [
            self._card("kronos_orders", id, self.called(ORDER, id), self.say("card-order"))
            for id in seen(view).get("orders", [])
        ]
        held += [
            self._card("kronos_chains", id, self.called(CHAIN, id), self.say("card-chain"))
            for id in seen(view).get("chains", [])
        ]
        return [*held, *([self._hero(own["hero"])] if own["hero"] else [])]

    def cards(self) -> list[CardText]:
        found = [self._combat(id) for id in COMBAT]
        found += [self._card("blessings", id, self.called(BLESSING, id), self.say("card-blessing")) for id in BLESSINGS]
        found += [self._card("artifacts", id, self.called(ARTIFACT, id), self.say("card-artifact")) for id in ARTIFACTS]
        found += [self._quest(id) for id in QUESTS]
        found += [self._card("kronos_chains", id, self.called(CHAIN, id), self.say("card-chain")) for id in CHAINS]
        found += [self._card("kronos_orders", id, self.called(ORDER, id), self.say("card-order")) for id in ORDERS]
        return [*found, *(self._hero(id) for id in HEROES)]

    def _quest(self, id: str) -> CardText:
        kind = "quests" if QUESTS.index(id) < BASE_QUESTS else "kronos_quests"
        return self._card(kind, id, self.called(QUEST, id), self.say("card-quest"))

    def about(self, view: Json, kind: str, asked: dict[str, object], options: list[Move]) -> list[Line]:
        """The texts of the cards that are offered."""
        lines: list[Line] = []
        for move in options:
            if move.kind in ("keep-blessing", "keep-artifact", "hero", "attack"):
                lines.append(self._told(move))
        return lines

    def _told(self, move: Move) -> Line:
        id = move.args[0]
        if move.kind == "hero":
            card = self._hero(id)
            return [(f"{card.name}: ", "bold"), (card.text, "dim")]
        kind = {"keep-blessing": "blessings", "keep-artifact": "artifacts", "attack": "monster_attack_cards"}[move.kind]
        entry = self.entry(kind, id)
        return [(f"{entry[f'name_{self.lang}']}: ", "bold"), (self.text(entry), "dim")]

    def near(self, view: Json, place: str) -> list[Line]:
        if place not in REGIONS:
            return []
        regions = {region["id"]: region for region in seen(view)["regions"]}
        found = [self._region(view, regions[place])]
        found += [
            [("→ ", "dim"), *self._region(view, regions[REGIONS[near]])] for near in NEIGHBOURS[REGIONS.index(place)]
        ]
        return found


LAYOUT: Final = HellasLayout
