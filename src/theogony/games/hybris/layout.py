"""How Hybris shows itself as text: the Locations, the Cities, the Forge, Quests, Pillars, and the Chronos board."""

from typing import ClassVar, Final, cast

from theogony.games.hybris.content import (
    CITIES,
    CONFLICT,
    GOODS,
    ILLUSTRATION,
    LOCATION_OF,
    LOCATIONS,
    PLACES,
    PREMONITIONS,
)
from theogony.games.hybris.shapes import ChangeView, CharacterView, CombatView, ForetoldView, Player, SideView
from theogony.games.hybris.speech import (
    AVATAR,
    CARD,
    CHAMPION,
    CITY,
    CONCEPT,
    CONCEPT_CARD,
    LOCATION,
    OLYMPIAN,
    PILLAR,
    PREMONITION,
    PRIMORDIAL,
    QUEST,
    TECHNOLOGY,
    TILE,
    TOKEN,
    UPGRADE,
)
from theogony.games.hybris.telling import Telling, seen
from theogony.kernel.layout import Block, CardText, Grid, Line, Span, heading
from theogony.kernel.speech import entries
from theogony.kernel.state import Json

COLOURS: Final = ("#d3a33c", "#5c8ae6", "#4fa64a", "#d9534f")  # by seat
NAME: Final = 14
TEMPLE: Final = "⌂"
EMPTY: Final = "·"
TURNED: Final = "×"
OF_PLAYERS: Final = ("greatness", "shackle", "cards")  # what a player has that is no good


class HybrisLayout(Telling):
    """Numbers and signs stand beside every colour: neither alone carries a meaning."""

    colours: ClassVar[tuple[str, ...]] = COLOURS

    # -- the table ---------------------------------------------------------------------------------------------------

    def status(self, view: Json) -> list[Line]:
        table = seen(view)
        parts = [self.say(f"status-{table['mode']}"), self.say("status-age", age=table["age"])]
        parts += [self.say(f"phase-{table['phase']}"), self.say("status-well", well=table["well"])]
        if table["turn"] >= 0:
            parts.append(self.say("status-turn", seat=self.seat(view, table["turn"])))
        return heading(*parts)

    def foretold(self, view: Json, told: Json) -> str:
        """The main effect of a Concept card alone, and its price; what a Pillar brings; the numbers that change, from
        how much to how much, and when."""
        found = cast(ForetoldView, told)
        said = []
        if "pillars" in found:
            said.append(
                self.say("foretold-lower", pillars=self.listed([self.called(PILLAR, p) for p in found["pillars"]]))
            )
        if "card" in found:
            said.append(self._card_first(view, found))
        if found.get("upper"):
            said.append(self.say("foretold-upper", list=self._changes(view, found["upper"])))
        if "pieces" in found:
            said.append(self.say("foretold-pieces", number=found["pieces"]))
        if found["changes"]:
            said.append(self.say(f"foretold-{found.get('later', 'now')}", list=self._changes(view, found["changes"])))
        return " ".join(said)

    def _card_first(self, view: Json, found: ForetoldView) -> str:
        card = self.called(CONCEPT_CARD, found["card"])
        amounts = str(self.filled(view, {}, "amounts", found["price"])) if found["price"] else ""
        if "unpaid" in found:
            return self.say("foretold-unpaid", card=card, amounts=amounts)
        effect = self.parts_of(self.entry("concept_cards", found["card"]))[1]
        key = "foretold-card" if not amounts else "foretold-may" if "may" in found else "foretold-priced"
        return self.say(key, card=card, amounts=amounts, effect=effect)

    def _changes(self, view: Json, changes: list[ChangeView]) -> str:
        return " · ".join(self._changed(view, one) for one in changes)

    def _changed(self, view: Json, one: ChangeView) -> str:
        what, after = one["what"], str(one["after"])
        label = self.seat(view, one["seat"]) if one["seat"] >= 0 else self.say("side-chronos")
        if what in OF_PLAYERS:
            label = self.say("foretold-of", name=label, thing=self.say(f"foretold-{what}"))
        elif what in GOODS:
            after = self.say(f"counted-{what}", number=one["after"])
        else:
            label = self.say(f"foretold-{what}", concept=self.called(CONCEPT, one["concept"]))
        return self.say("foretold-number", label=label, **{"from": one["before"], "to": after})

    def board(self, view: Json) -> list[Block]:
        blocks = [self._boards(view), self._cities(view), self._forge(view), self._quests(view), self._pillars(view)]
        if seen(view)["chronos"] is not None:
            blocks.append(self._chronos(view))
        if seen(view)["combat"] is not None:
            blocks.append(self._combat_block(view))
        return blocks

    def _standing(self, view: Json, places: list[str]) -> Line:
        """Who stands on these places."""
        line: Line = []
        for seat, player in enumerate(seen(view)["players"]):
            for one in player["characters"]:
                if one["place"] in places:
                    line.append(self.mark(view, seat, f" {self.person(view, seat, one['id'])}"))
        return line

    def _boards(self, view: Json) -> Block:
        lines: list[Line] = []
        for location, id in enumerate(LOCATIONS[:-1]):
            places = [name for place, name in enumerate(PLACES) if LOCATION_OF[place] == location]
            slots = [name for name in places if PLACES.index(name) < ILLUSTRATION]
            line: Line = [(f"{self.called(LOCATION, id)[:NAME]:<{NAME}}", "")]
            line += [(" ▩", "red") for name in slots if name in seen(view)["blocked"]]
            line += self._standing(view, places)
            if id == "underworld":
                line.append((f" {self.say('board-drain', number=seen(view)['underworld_value'])}", "dim"))
            lines.append(line)
        return Block([(self.say("board-locations"), "bold")], lines)

    def _cities(self, view: Json) -> Block:
        lines: list[Line] = []
        for city in seen(view)["cities"]:
            line: Line = [(f"{self.called(CITY, city['id'])[:NAME]:<{NAME}}", "")]
            if city["blocked"]:
                line.append((" ▩", "red"))
            line += [self.mark(view, seat, TEMPLE) for seat in city["temples"]]
            line += self._standing(view, [city["id"]])
            for technology in city["spaces"].values():
                if technology:
                    owner = seen(view)["owners"][technology]
                    line.append((f" [{owner + 1} {self.called(TECHNOLOGY, technology)}]", COLOURS[owner]))
                else:
                    line.append((f" {EMPTY}", "dim"))
            chronos = seen(view)["chronos"]
            if chronos is not None:
                line += [
                    (f" {self.called(AVATAR, avatar)}", "bold magenta")
                    for avatar, where in chronos["avatars"].items()
                    if where == city["id"]
                ]
            lines.append(line)
        return Block([(self.say("board-cities"), "bold")], lines)

    def _forge(self, view: Json) -> Block:
        lines: list[Line] = []
        for key, tiles in (("board-workshop", seen(view)["workshop"]), ("board-factory", seen(view)["factory"])):
            line: Line = [(f"{self.say(key):<{NAME}}", "")]
            for tile in tiles:
                if tile:
                    owner = seen(view)["owners"][tile]
                    line.append((f" [{owner + 1} {self.called(TECHNOLOGY, tile)}]", COLOURS[owner]))
                else:
                    line.append((f" {EMPTY}", "dim"))
            lines.append(line)
        return Block([(self.called(LOCATION, "forge"), "bold")], lines)

    def _quests(self, view: Json) -> Block:
        lines: list[Line] = []
        for quest in seen(view)["quests"]:
            if quest["id"]:
                line: Line = [(self.called(QUEST, quest["id"]), "")]
                line += [self.mark(view, seat) if seat >= 0 else (f" {EMPTY}", "dim") for seat in quest["cantos"]]
                lines.append(line)
        return Block([(self.say("board-quests"), "bold")], lines or [[(EMPTY, "dim")]])

    def _pillars(self, view: Json) -> Block:
        line: Line = []
        for seat, player in enumerate(seen(view)["players"]):
            for pillar in player["pillars"]:
                turned = TURNED if pillar in player["turned"] else ""
                line.append(self.mark(view, seat, f" {self.called(PILLAR, pillar)}{turned}"))
        for pillar in seen(view)["prayers_on"]:
            line.append((f" {self.called(PILLAR, pillar)} +1", "dim"))
        return Block([(self.say("board-pillars"), "bold")], [line])

    def _chronos(self, view: Json) -> Block:
        board = seen(view)["chronos"]
        assert board is not None
        lines: list[Line] = []
        for concept in board["concepts"]:
            line: Line = [(f"{self.called(CONCEPT, concept['id']):<{NAME}}", "")]
            if concept["focus"] >= 0:
                line.append(self.mark(view, concept["focus"]))
            if "chains" in concept:
                words = self.say("board-chains", number=concept["chains"], resources=concept["resources"])
                line.append((f" {words}", ""))
                if concept["card"]:
                    line.append((f" {self.called(CONCEPT_CARD, concept['card'])}", "bold"))
            lines.append(line)
        for tile in board["tiles"]:
            intensity = self.say("board-intensity", number=tile["intensity"])
            lines.append(
                [(f"{self.called(TILE, tile['id']):<{NAME}}", "dim" if tile["turned"] else ""), (intensity, "")]
            )
        cards = self.say("board-avatar-cards", number=board["avatar_deck"], discards=len(board["avatar_discards"]))
        lines.append([(cards, "dim")])
        return Block([("Chronos ", "bold red"), (self.say("board-vp", number=board["vp"]), "bold")], lines)

    def _combat_block(self, view: Json) -> Block:
        combat = seen(view)["combat"]
        assert combat is not None
        lines = [self._side(view, combat, side) for side in (combat["attacker"], combat["defender"])]
        place: Line = [(f" {self.called(CITY, combat['city'])}", "")] if combat["city"] else []
        return Block([(self.say("board-combat"), "bold"), *place, *self._revealed(combat)], lines)

    def _revealed(self, combat: CombatView) -> Line:
        return [(f" {', '.join(self.called(CARD, card) for card in combat['revealed'])}", "dim")]

    def _enemy(self, combat: CombatView) -> str:
        kinds = {"quest": QUEST, "champion": CHAMPION, "primordial": PRIMORDIAL, "avatar": AVATAR}
        return self.called(kinds[combat["kind"]], combat["about"])

    def _side(self, view: Json, combat: CombatView, side: SideView) -> Line:
        name: Span = self.mark(view, side["seat"]) if side["seat"] >= 0 else (f" {self._enemy(combat)}", "bold")
        cards = ", ".join(self.called(CARD, card) for card in side["cards"])
        return [name, (f" {self.say('board-force', number=side['force'])}", ""), (f" {cards}", "dim")]

    def legend(self, view: Json) -> list[Line]:
        lines: list[Line] = [[(self.say("board-legend"), "dim")]]
        hand = seen(view).get("hand", [])
        if hand:
            lines.append([(self.say("hand-title"), "bold"), (f" {' · '.join(map(self.card_words, hand))}", "")])
        held = seen(view).get("own_premonitions", [])
        if held:
            names = " · ".join(self.called(PREMONITION, one) for one in held)
            lines.append([(self.say("hand-premonitions"), "bold"), (f" {names}", "")])
        plan = seen(view).get("plan", {})
        if plan:
            seat = seen(view)["seat"]
            parts = [f"{self.person(view, seat, who)} → {self.called(TOKEN, token)}" for who, token in plan.items()]
            lines.append([(self.say("hand-plan"), "bold"), (f" {' · '.join(parts)}", "")])
        for other, cards in seen(view).get("known_hands", {}).items():
            if cards:
                known = ", ".join(self.called(CARD, card) for card in cards)
                lines.append([(self.say("hand-known", name=self.who(int(other)), cards=known), "dim")])
        for other, premonitions in seen(view).get("known_premonitions", {}).items():
            if premonitions:
                known = ", ".join(self.called(PREMONITION, one) for one in premonitions)
                lines.append([(self.say("hand-known-premonitions", name=self.who(int(other)), cards=known), "dim")])
        for rank, primordial in seen(view).get("known_primordials", {}).items():
            if primordial:
                words = self.say(
                    "known-primordial", rank=self.say(f"rank-{rank}"), name=self.called(PRIMORDIAL, primordial)
                )
                lines.append([(words, "dim")])
        return lines

    # -- players -----------------------------------------------------------------------------------------------------

    def players(self, view: Json) -> Grid:
        columns = ["", "players-olympian", "players-greatness", "goods-vp", "goods-aegis", "players-followers"]
        columns += ["players-prayers", "goods-kindness", "goods-determination", "players-hand"]
        seats = range(len(self.names))
        notes = [line for seat in seats for line in self._holdings(view, seat)]
        return self.grid(columns, [self._player_row(view, seat) for seat in seats], notes)

    def _player_row(self, view: Json, seat: int) -> list[Line]:
        player = seen(view)["players"][seat]
        numbers = [player["greatness"], player["vp"], player["aegis"], player["followers"], player["prayers"]]
        numbers += [player["kindness"], player["determination"]]
        return [
            [(f"{seat + 1} {self.names[seat]}", self.style(view, seat))],
            [(self.called(OLYMPIAN, player["olympian"]) if player["olympian"] else "–", "")],
            *[[(str(number), "")] for number in numbers],
            [(f"{player['hand']}+{player['premonitions']}", "")],
        ]

    def _holdings(self, view: Json, seat: int) -> list[Line]:
        """Upgrades, Technologies, and the characters with what can be seen of their plan."""
        player = seen(view)["players"][seat]
        parts = [self.called(UPGRADE, one["id"]) for one in player["upgrades"] if one["unlocked"]]
        parts += [self.called(TECHNOLOGY, one) for one in player["stored"]]
        parts += [self.called(TOKEN, one) + TURNED for one in player["used"]]
        people = [self._character(view, seat, one) for one in player["characters"]]
        if not player["olympian"]:
            return []
        return [
            [
                (f"{self.names[seat]}: ", COLOURS[seat]),
                (" · ".join(people), ""),
                (f"  {', '.join(parts)}", "dim"),
                (f"  {self._left(player)}", "dim"),
            ]
        ]

    def _character(self, view: Json, seat: int, one: CharacterView) -> str:
        sign = "†" if one["fallen"] else "?" if one["planned"] else TURNED if one["spent"] else ""
        return f"{self.person(view, seat, one['id'])}{sign}"

    def _left(self, player: Player) -> str:
        """How many pieces are still on the Upgrades."""
        return self.say("players-pieces", number=sum(sum(one["pieces"].values()) for one in player["upgrades"]))

    # -- cards -------------------------------------------------------------------------------------------------------

    def card_words(self, design: str) -> str:
        """A Conflict card with its numbers: Fury, 4/3."""
        entry = self.entry("conflict_cards", design)
        return f"{self.called(CARD, design)} {entry['force']}/{entry['determination']}"

    def _card(self, kind: str, id: str, key: str) -> CardText:
        entry = self.entry(kind, id)
        return CardText(id, str(entry[f"name_{self.lang}"]), self.say(key), self.text(entry))

    def hand(self, view: Json) -> list[CardText]:
        """The own cards, the powers of the own Olympian and its unlocked Upgrades."""
        table = seen(view)
        if table["seat"] < 0 or not table["players"][table["seat"]]["olympian"]:
            return []
        own = table["players"][table["seat"]]
        held = [self._card("conflict_cards", id, "card-conflict") for id in table.get("hand", [])]
        held += [self._card("premonitions", id, "card-premonition") for id in table.get("own_premonitions", [])]
        powers = [one for one in entries(self.content, "powers") if one["olympian"] == own["olympian"]]
        held += [self._card("powers", str(one["id"]), "card-power") for one in powers]
        held += [self._card("upgrades", one["id"], "card-upgrade") for one in own["upgrades"]]
        return [*held, *(self._card("technologies", id, "card-technology") for id in own["deployed"])]

    def cards(self) -> list[CardText]:
        found = [self._card("conflict_cards", id, "card-conflict") for id in CONFLICT]
        found += [self._card("premonitions", id, "card-premonition") for id in PREMONITIONS]
        kinds = {
            "powers": "card-power",
            "upgrades": "card-upgrade",
            "technologies": "card-technology",
            "quests": "card-quest",
            "primordials": "card-primordial",
            "coliseum_heroes": "card-champion",
            "concept_cards": "card-concept",
        }
        for kind, key in kinds.items():
            found += [self._card(kind, str(one["id"]), key) for one in entries(self.content, kind)]
        return found

    def near(self, view: Json, place: str) -> list[Line]:
        """A City with what lies there."""
        if place not in CITIES:
            return []
        return [self._cities(view).lines[CITIES.index(place)]]


LAYOUT: Final = HybrisLayout
