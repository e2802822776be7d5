"""Setting up: plague, pantheons, dealt territories, first armies, war gods and temples. -- chapters 3, 4 and 5"""

from typing import ClassVar

from theogony.games.godstorm.checks import controlled
from theogony.games.godstorm.content import GODS, HOMES, LANDS, PANTHEONS, WAR
from theogony.games.godstorm.dice import roll_off
from theogony.games.godstorm.epochs import BeginEpoch
from theogony.games.godstorm.moves import CLAIM, GOD_AT, PANTHEON, PLACE, TEMPLE, span
from theogony.games.godstorm.pieces import name
from theogony.games.godstorm.state import NEUTRAL, NOBODY, World
from theogony.kernel.fields import step
from theogony.kernel.refusal import Refusal, no
from theogony.kernel.step import Prompt, SeatStep, Step


class Setup(Step[World]):
    """The board is laid out (GS-045): plague first, then pantheons, then territories.

    Hands, heavens and the Underworld are empty (GS-061). Two players differ by their neutral neighbour only (GS-078).
    """

    def run(self, s: World) -> None:
        s.rules.lay_out(s)
        if s.seats == 2:
            s.pantheon[NEUTRAL] = s.rng.below(len(PANTHEONS))  # GS-068, GS-069
        order = roll_off(s, list(range(s.seats)), 2, "GS-050")
        s.tell("pantheon-roll", "GS-049", order=order)
        for seat in range(s.seats):
            s.muster[seat] = s.box.starting_armies[s.seats]  # GS-051
        deal: Step[World] = RollForClaims() if s.chosen_setup else Deal(order[0])
        s.then(*[ChoosePantheon(seat) for seat in order], deal)


def place_plague(s: World) -> None:
    """The top four of the shuffled territory cards (GS-046) show the plague lands; the fifth marker is not used
    (GS-048, GS-021)."""
    deck = list(range(LANDS))
    s.rng.shuffle(deck)
    for land in deck[: s.box.starting_plague]:
        s.plague[land] = 1


class ChoosePantheon(Prompt[World]):
    """Pantheons are chosen in the order of the roll, openly (GS-049, GS-050)."""

    clause: ClassVar[str] = "GS-049"
    kinds: ClassVar[tuple[range, ...]] = (span("pantheon"),)

    def check(self, s: World, move: int) -> Refusal | None:
        pantheon = move - PANTHEON
        if pantheon == s.pantheon[NEUTRAL]:
            return no("GS-068", "pantheon-is-neutral", remedy="choose-another", pantheon=PANTHEONS[pantheon])
        if pantheon in s.pantheon:
            return no("GS-049", "pantheon-taken", remedy="choose-another", pantheon=PANTHEONS[pantheon])
        return None

    def tempting(self, s: World) -> list[int]:
        return list(span("pantheon"))

    def take(self, s: World, move: int) -> None:
        s.pantheon[self.seat] = move - PANTHEON
        s.tell("pantheon-chosen", "GS-049", seat=self.seat, pantheon=PANTHEONS[move - PANTHEON])


# -- dealt territories -------------------------------------------------------------------------------------------------


@step
class Deal(Step[World]):
    """All territory cards are dealt clockwise, an uneven rest to the first ones; each shows where 1 army starts
    (GS-052, GS-053, GS-054)."""

    first: int

    def run(self, s: World) -> None:
        deck = list(range(LANDS))
        s.rng.shuffle(deck)
        if s.seats == 2:
            # GS-070, GS-071: three face-down piles of 14; unseen, it is the same which one a player takes
            # GS-073: 1 army on each own territory, the other 16 follow in turns of 3
            settle_neutrals(s, deck[2 * s.box.neutral_lands :])
            for i, land in enumerate(deck[: 2 * s.box.neutral_lands]):
                put_first_army(s, (self.first + i // s.box.neutral_lands) % 2, land)
            begins = self.first  # GS-298
        else:
            for i, land in enumerate(deck):
                put_first_army(s, (self.first + i) % s.seats, land)
            begins = (self.first + LANDS) % s.seats  # GS-055
        s.rules.placing_begins(s, begins)
        s.then(PlaceInTurns(begins))


def put_first_army(s: World, seat: int, land: int) -> None:
    """One of the starting armies; setup never suffers plague (GS-054)."""
    s.owner[land] = seat
    s.armies[land] = 1
    s.muster[seat] -= 1
    s.reserve[seat] -= 1


def settle_neutrals(s: World, lands: list[int]) -> None:
    """The neutral territories of a two-player game hold three armies each (GS-072)."""
    for land in lands:
        s.owner[land] = NEUTRAL
        s.armies[land] = s.box.neutral_armies
        s.reserve[NEUTRAL] -= s.box.neutral_armies


# -- chosen territories ------------------------------------------------------------------------------------------------


class RollForClaims(Step[World]):
    """The highest die claims first, then clockwise (GS-063); two players leave 14 territories neutral (GS-077)."""

    def run(self, s: World) -> None:
        if s.seats == 2:
            deck = list(range(LANDS))
            s.rng.shuffle(deck)
            settle_neutrals(s, deck[: s.box.neutral_lands])
        first = roll_off(s, list(range(s.seats)), 1, "GS-063")[0]
        s.tell("claim-roll", "GS-063", first=first)
        s.rules.placing_begins(s, first)
        s.then(ClaimLand(first))


class ClaimLand(Prompt[World]):
    """One army in any unoccupied territory, until all 42 are occupied, plague lands included (GS-062, GS-063).

    The Underworld cannot be claimed (GS-064).
    """

    clause: ClassVar[str] = "GS-063"
    kinds: ClassVar[tuple[range, ...]] = (span("claim"),)

    def check(self, s: World, move: int) -> Refusal | None:
        land = move - CLAIM
        if s.owner[land] != NOBODY:
            return no("GS-063", "already-occupied", remedy="choose-unoccupied", place=name(land))
        home = HOMES[s.pantheon[self.seat]]
        if s.home_first and land != home and s.owner[home] == NOBODY and self.seat not in s.owner[:LANDS]:
            return no("GS-067", "home-land-first", remedy="choose-home", place=name(home))
        return None

    def take(self, s: World, move: int) -> None:
        put_first_army(s, self.seat, move - CLAIM)
        if s.events is not None:
            s.tell("claimed", "GS-063", seat=self.seat, place=name(move - CLAIM))
        following = (self.seat + 1) % s.seats
        if NOBODY in s.owner[:LANDS]:
            s.then(ClaimLand(following))
        else:
            s.then(PlaceInTurns(following))


# -- the other starting armies -----------------------------------------------------------------------------------------


class PlaceInTurns(SeatStep[World]):
    """Clockwise, players place 3 armies at a time (GS-055), or 1 at a time in other setups (GS-065, GS-277)."""

    def run(self, s: World) -> None:
        for i in range(s.seats):
            seat = (self.seat + i) % s.seats
            if s.muster[seat] > 0:  # GS-056: who is done is skipped
                batch = min(s.rules.batch(s), s.muster[seat])
                s.then(PlaceStart(seat, batch), PlaceInTurns((seat + 1) % s.seats))
                return
        s.rules.armies_placed(s, self.seat)


def place_gods_and_temples(s: World, first: int) -> None:
    """The territory cards go back into their deck (GS-057), and the next seat clockwise begins (GS-297).

    All this is the same for dealt and for chosen territories (GS-066).
    """
    for i in range(s.seats):
        s.faith[i] = s.box.starting_faith  # GS-060
    seats = [(first + i) % s.seats for i in range(s.seats)]
    s.then(*[step for seat in seats for step in (PlaceWarGod(seat), PlaceTemple(seat))], BeginEpoch())


@step
class PlaceStart(Prompt[World]):
    """The armies of one batch go to own territories, together or split (GS-055); at once and openly (GS-056)."""

    left: int
    clause: ClassVar[str] = "GS-055"
    kinds: ClassVar[tuple[range, ...]] = (span("place"),)

    def check(self, s: World, move: int) -> Refusal | None:
        return controlled(s, self.seat, move - PLACE, "GS-055")

    def options(self, s: World) -> list[int]:
        seat, owner = self.seat, s.owner
        return [PLACE + land for land in range(LANDS) if owner[land] == seat]

    def take(self, s: World, move: int) -> None:
        s.armies[move - PLACE] += 1
        s.muster[self.seat] -= 1
        s.reserve[self.seat] -= 1
        if s.events is not None:
            s.tell("placed", "GS-055", seat=self.seat, place=name(move - PLACE))
        if self.left > 1:
            s.then(PlaceStart(self.seat, self.left - 1))


class PlaceWarGod(Prompt[World]):
    """The god of war starts in an own territory (GS-058), never in a plague land (GS-059)."""

    clause: ClassVar[str] = "GS-058"
    kinds: ClassVar[tuple[range, ...]] = (span("god"),)

    def check(self, s: World, move: int) -> Refusal | None:
        land = move - GOD_AT
        refusal = controlled(s, self.seat, land, "GS-058")
        if refusal is None and s.plague[land]:
            return no("GS-059", "god-into-plague", remedy="choose-without-plague", place=name(land))
        return refusal

    def take(self, s: World, move: int) -> None:
        s.gods[4 * self.seat + WAR] = move - GOD_AT
        s.tell("god-placed", "GS-058", seat=self.seat, god=GODS[WAR], place=name(move - GOD_AT))


class PlaceTemple(Prompt[World]):
    """The first temple goes to an own territory, the war god's or another, plague lands too (GS-058, GS-059)."""

    clause: ClassVar[str] = "GS-058"
    kinds: ClassVar[tuple[range, ...]] = (span("temple"),)

    def check(self, s: World, move: int) -> Refusal | None:
        return controlled(s, self.seat, move - TEMPLE, "GS-058")

    def take(self, s: World, move: int) -> None:
        s.temple[move - TEMPLE] = 1
        s.temples_left -= 1
        s.tell("temple-placed", "GS-058", seat=self.seat, place=name(move - TEMPLE))
