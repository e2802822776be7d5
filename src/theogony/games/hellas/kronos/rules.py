"""Kronos mode, where it parts from the base game. -- chapters 15 to 23"""

from collections.abc import Mapping
from typing import Final

from theogony.games.hellas import shapes
from theogony.games.hellas.amendments import ALLIES_MAY_USURP
from theogony.games.hellas.conditions import holds_at
from theogony.games.hellas.content import ATTITUDES, BUILD_TEMPLE, KRONOS, MIGHT, PAIRS, PHOCIS, REGIONS
from theogony.games.hellas.effects.general import Wound
from theogony.games.hellas.held import KILLS, changes, holds_any, own_scripts
from theogony.games.hellas.kronos import ending, hunted, monument, setup, sheet, trophies
from theogony.games.hellas.kronos.turn import KronosTurn
from theogony.games.hellas.rules import ALL_SPECIALS, Rules
from theogony.games.hellas.setup import StartAt
from theogony.games.hellas.state import NOBODY, Hellas
from theogony.games.hellas.texts import BY_TOKEN, Script, moment
from theogony.games.hellas.zones import KRONOS_PLANS, KRONOS_SEAT
from theogony.kernel.refusal import Refusal, no
from theogony.kernel.sides import Sides, against
from theogony.kernel.state import Json
from theogony.kernel.zones import Zones

KILLED_BY_MONSTER: Final = moment("hoplites_killed_by_monster")
INJURY_ONCE: Final = moment("hunt_injury_once")


class Kronos(Rules):
    """Seat 0 is the Titan; the others are Heroes, one side (LH-379): one person may hold two of them (LH-162)."""

    number: int = 1
    starting_bonuses: bool = False  # LH-193
    heroes: list[int] = BY_TOKEN  # LH-192
    specials: int = ALL_SPECIALS & ~(1 << BUILD_TEMPLE)  # LH-280
    each_for_himself: bool = False  # LH-379

    def sides(self, seats: int) -> Sides:
        return against((("kronos", 1), ("heroes", seats - 1)))

    def fits(self, seats: int, options: dict[str, str], given: Mapping[str, str]) -> None:
        """All nine Heroes are there unless the table says otherwise (LH-011)."""
        if "heroes" not in given:
            options["heroes"] = "all"

    def read_options(self, s: Hellas, options: dict[str, str]) -> None:
        s.open_hands = int(options["hands"] == "open")  # LH-383
        s.cards = Zones(KRONOS_PLANS[s.open_hands][s.seats])

    # -- who is against whom -----------------------------------------------------------------------------------------

    def enemies(self, s: Hellas, seat: int, other: int) -> bool:
        """Allies are not enemies, and Kronos has no Hoplites (LH-287, LH-360): there are no Battles, Combat cards serve
        Hunts, Quests and prices only (LH-290), and to be Fortified means only to die last (LH-291)."""
        return seat == KRONOS_SEAT or other == KRONOS_SEAT

    def in_turn(self, s: Hellas, seat: int) -> list[int]:
        return s.clockwise(s.first)  # beginning with the Hero who has the next turn (LH-336)

    def killable(self, s: Hellas, seat: int, region: int) -> bool:
        return False  # LH-360

    def guarded(self, s: Hellas, region: int, number: int) -> int:
        """Leonidas saves some in his Region from each Region Attack and each Order (LH-361, LH-398)."""
        titan = s.titan()
        if not titan.guard or not number:
            return 0
        for seat in range(s.seats):
            for script in own_scripts(s, seat, KILLED_BY_MONSTER):
                fewer = changes(script, KILLS)
                if fewer is not None and holds_at(s, script.condition, seat, region):
                    titan.guard = 0
                    return min(number, -fewer.numbers[KILLS])
        return 0

    def takes_over(self, s: Hellas, seat: int, region: int) -> bool:
        return s.control[region] == NOBODY  # LH-289

    def closed(self, s: Hellas) -> int:
        return s.titan().region  # LH-266; Heroes and Monsters may enter (LH-267)

    def enterable(self, s: Hellas, moves: list[int], first: int) -> list[int]:
        closed = self.closed(s)
        return moves if closed < 0 else [move for move in moves if PAIRS[move - first][1] != closed]

    def usurp_refusal(self, s: Hellas, seat: int, region: int) -> Refusal | None:
        """Not where Kronos is (LH-375); an ally's Region can be taken over (LH-289)."""
        if region == self.closed(s):
            return no("LH-375", "region-of-kronos", remedy="choose-otherwise", region=REGIONS[region])
        if s.control[region] not in (NOBODY, seat) and not s.amended(ALLIES_MAY_USURP):
            return no("LH-289", "ally-controls", remedy="choose-otherwise", region=REGIONS[region])
        return None

    # -- the course of the game --------------------------------------------------------------------------------------

    def set_up(self, s: Hellas) -> None:
        setup.set_up(s)

    def hero_taken(self, s: Hellas, seat: int) -> None:
        """3 Hoplites with two Heroes in play, 2 with three; no bonus (LH-193, LH-195)."""
        s.then(StartAt(seat, s.box.kronos_hoplites[s.seats - 1]))

    def start_refusal(self, s: Hellas, seat: int, region: int) -> Refusal | None:
        """Two Heroes may start in the same Region, none where Kronos is (LH-196)."""
        if region == self.closed(s):
            return no("LH-196", "region-of-kronos", remedy="choose-another-region", region=REGIONS[region])
        return None

    def next_turn(self, s: Hellas, seat: int) -> None:
        """The Current Player token goes on (LH-202), but Kronos has a turn between any two Hero turns (LH-201)."""
        s.first = seat + 1 if seat + 1 < s.seats else 1
        s.then(KronosTurn())

    def after_monument(self, s: Hellas, seat: int) -> None:
        monument.after(s, seat)

    def sheet(self, s: Hellas) -> shapes.KronosView | None:
        return sheet.sheet(s)

    def own_sheet(self, s: Hellas, seat: int) -> Json:
        return sheet.own_sheet(s, seat)

    def attitude(self, s: Hellas, land: int) -> str:
        return ATTITUDES[s.attitude[land]]

    def closest(self, s: Hellas, seat: int) -> list[shapes.Closest]:
        return []  # the sheet has those of both sides

    # -- Hunts -------------------------------------------------------------------------------------------------------

    def attack_chooser(self, s: Hellas, hunter: int) -> int:
        return KRONOS_SEAT  # of two cards one, as ever (LH-292, LH-293)

    def works_in_hunt(self, s: Hellas, script: Script) -> bool:
        """Against Kronos nothing works that deals a Wound by its text (LH-278, LH-359)."""
        return s.hunt().monster != KRONOS or not isinstance(script.operation(), Wound)

    def may_ignore_injury(self, s: Hellas, seat: int) -> bool:
        return holds_any(s, seat, INJURY_ONCE) and not s.hunt().ignored

    def slain(self, s: Hellas, seat: int, monster: int, marks: int, in_hunt: bool) -> None:
        trophies.slain(s, seat, monster, in_hunt)

    def hunt_failed(self, s: Hellas, seat: int, monster: int, marks: int) -> None:
        trophies.hunt_failed(s, seat, monster, marks)

    def quest_completed(self, s: Hellas, seat: int, quest: int) -> None:
        trophies.quest_completed(s, seat, quest)

    def titan_refusal(self, s: Hellas, seat: int) -> Refusal | None:
        return hunted.refusal(s, seat)

    def titan_symbols(self, s: Hellas) -> list[int]:
        return hunted.symbols(s)

    def titan_wounds(self, s: Hellas) -> int:
        return hunted.wounds(s)

    def wound_titan(self, s: Hellas, place: int) -> None:
        hunted.wound(s, place)

    def titan_sheet(self, s: Hellas) -> tuple[int, int]:
        return len(s.box.sheet), s.titan().wounds.bit_count()

    def titan_view(self, s: Hellas) -> list[shapes.Wound]:
        return sheet.hunted_wounds(s)

    def might(self, s: Hellas) -> int:
        return s.titan().attributes[MIGHT]

    # -- the end -----------------------------------------------------------------------------------------------------

    def control_changed(self, s: Hellas, region: int, before: int, after: int) -> None:
        if region == PHOCIS and after != NOBODY and not s.titan().phocis_drawn:
            trophies.phocis_controlled(s, after)

    def monument_completed(self, s: Hellas, seat: int, monument: int) -> None:
        """King of Kings does not exist (LH-311)."""

    def special_action_done(self, s: Hellas, seat: int) -> None:
        """Nor its countdown."""

    def check_end(self, s: Hellas) -> None:
        ending.check_end(s)
