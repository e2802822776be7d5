"""Step 6: declaring invasions, and the fight until somebody stops. -- chapter 16"""

from typing import ClassVar, Final

from theogony.games.godstorm.battle import Assault, spare_armies
from theogony.games.godstorm.capture import EnterWith, MoveIn
from theogony.games.godstorm.checks import controlled, subset, within
from theogony.games.godstorm.content import CARD_DECK, CARDS, DEATH, LANDS, SKY, WAR, gods_in
from theogony.games.godstorm.godswar import ChooseAttackingGod
from theogony.games.godstorm.miracles import can_play, in_hand, play_from_hand, playable
from theogony.games.godstorm.moves import (
    ATTACK,
    COMMIT,
    DONE,
    ENTER,
    FIRST_UNDERWORLD_PAIR,
    PAIR,
    PAIR_OF,
    PAIRS,
    PASS,
    PLAY,
    WITH,
    span,
)
from theogony.games.godstorm.pieces import is_sunk, name
from theogony.games.godstorm.state import NEUTRAL, NOBODY, NOWHERE, World
from theogony.kernel.refusal import Refusal, no
from theogony.kernel.step import Prompt, SeatStep
from theogony.kernel.window import Answer, Window

_ATTACKS: Final = range(ATTACK, ATTACK + FIRST_UNDERWORLD_PAIR)
_ENTRIES: Final = range(ENTER, ENTER + FIRST_UNDERWORLD_PAIR)


class Invade(Prompt[World]):
    """Any number of invasions, in any order, each on its own (GS-173, GS-175), also from places just taken (GS-215)."""

    clause: ClassVar[str] = "GS-173"
    kinds: ClassVar[tuple[range, ...]] = (span("done"), _ATTACKS, _ENTRIES)

    def check(self, s: World, move: int) -> Refusal | None:
        if move == DONE:
            return None
        origin, target = PAIR_OF[(move - ATTACK) % PAIRS]
        return (
            controlled(s, self.seat, origin, "GS-173")
            or two_armies(s, origin, "GS-174")
            or _still_adjacent(s, origin, target)
            or not_mine(s, self.seat, target, "GS-173")
            or _not_sacred(s, target)
            or right_way_in(s, target, move < ENTER, "GS-188")
        )

    def options(self, s: World) -> list[int]:
        seat, owner, armies, borders, sacred = self.seat, s.owner, s.armies, s.borders, s.sacred
        attacks = [DONE]
        entries: list[int] = []
        for origin in range(LANDS):
            if owner[origin] == seat and armies[origin] > 1:
                for target in borders[origin]:
                    held = owner[target]
                    if held != seat and (not sacred or target not in sacred):
                        if held == NOBODY:
                            entries.append(ENTER + PAIR[origin][target])
                        else:
                            attacks.append(ATTACK + PAIR[origin][target])
        return attacks + entries if entries else attacks

    def take(self, s: World, move: int) -> None:
        if move == DONE:
            return
        s.then(self)
        origin, target = PAIR_OF[(move - ATTACK) % PAIRS]
        seat = self.seat
        s.origin = origin
        s.target = target
        s.force = s.gods_at(seat, origin)  # GS-177
        if move >= ENTER:
            s.then(EnterWith(seat))
            return
        s.declared = s.armies[origin] - 1  # GS-179
        s.attacked = 0
        s.stopped = 0
        s.dice_cap = 3
        s.then(OpenSkies(seat), JoinBattle(seat))
        if s.force:
            s.then(BringGods(seat))
        if s.rules.commits:
            s.then(Commit(seat))


def two_armies(s: World, origin: int, clause: str) -> Refusal | None:
    """Gods do not count as armies (GS-174)."""
    if s.armies[origin] < 2:
        return no(clause, "two-armies-needed", remedy="two-armies", place=name(origin), armies=s.armies[origin])
    return None


def _still_adjacent(s: World, origin: int, target: int) -> Refusal | None:
    """The maelstrom and the sea cut water connections (GS-173, GS-259, GS-261)."""
    if is_sunk(s, target):
        return no("GS-260", "sunk", remedy="choose-another", place=name(target))
    if target not in s.borders[origin]:
        return no("GS-261", "connection-cut", remedy="choose-neighbour", origin=name(origin), place=name(target))
    return None


def not_mine(s: World, seat: int, target: int, clause: str) -> Refusal | None:
    if s.owner[target] == seat:
        return no(clause, "own-territory", remedy="choose-enemy", place=name(target))
    return None


def _not_sacred(s: World, target: int) -> Refusal | None:
    """This Ground Is Sacred protects until the end of the turn (GS-266)."""
    if target in s.sacred:
        return no("GS-266", "sacred-ground", remedy="next-turn", place=name(target))
    return None


def right_way_in(s: World, target: int, attack: bool, clause: str) -> Refusal | None:
    """Occupied places are attacked, unoccupied ones entered without dice (GS-188, GS-250)."""
    if attack and s.owner[target] == NOBODY:
        return no(clause, "unoccupied", remedy="enter-instead", place=name(target))
    if not attack and s.owner[target] != NOBODY:
        return no(clause, "occupied", remedy="attack-instead", place=name(target))
    return None


class Commit(Prompt[World]):
    """The number of armies in the invasion, declared once: from 1 to all but one (GS-178)."""

    clause: ClassVar[str] = "GS-178"
    kinds: ClassVar[tuple[range, ...]] = (span("commit"),)

    def check(self, s: World, move: int) -> Refusal | None:
        return within(move - COMMIT + 1, 1, s.armies[s.origin] - 1, "GS-178")

    def options(self, s: World) -> list[int]:
        return [COMMIT + more for more in range(s.armies[s.origin] - 1)]

    def take(self, s: World, move: int) -> None:
        s.declared = move - COMMIT + 1


class BringGods(Prompt[World]):
    """Which gods of the origin take part (GS-176); all of them unless the attacker says otherwise (GS-177)."""

    clause: ClassVar[str] = "GS-176"
    kinds: ClassVar[tuple[range, ...]] = (span("with"),)

    def check(self, s: World, move: int) -> Refusal | None:
        return subset(move - WITH, s.gods_at(self.seat, s.origin), "GS-176")

    def take(self, s: World, move: int) -> None:
        s.force = move - WITH


class OpenSkies(SeatStep[World]):
    """The invasion is declared; the defender may answer with Sky cards before any dice (GS-180, GS-181)."""

    def run(self, s: World) -> None:
        if s.events is not None:
            s.tell(
                "invasion",
                "GS-176",
                seat=self.seat,
                origin=name(s.origin),
                place=name(s.target),
                armies=s.declared,
                gods=gods_in(s.force),
                defender=s.owner[s.target],
            )
        defender = s.owner[s.target]
        if defender not in (NEUTRAL, NOBODY):
            s.then(Skies(0, self.seat, s.target, (defender,)))


class Skies(Window[World]):
    """The defender may play Sky cards, one after the other, as long as the invasion can take place (GS-180, GS-181)."""

    again: ClassVar[bool] = True

    def might_answer(self, s: World, seat: int) -> bool:
        """Who holds Sky cards is public, which ones is not: he is asked even if none can be played."""
        return (
            s.owner[self.source] == seat
            and s.gods[4 * seat + SKY] != NOWHERE
            and len(s.held(seat, SKY)) > 0
            and invasion_goes_on(s, self.actor)
        )

    def question(self, s: World, seat: int) -> Answer[World]:
        return AnswerWithSky(seat)


def invasion_goes_on(s: World, attacker: int) -> bool:
    """Not stopped, two armies left in the origin, somebody left in the target (GS-184, GS-303)."""
    return (
        not s.stopped
        and s.owner[s.origin] == attacker
        and s.armies[s.origin] >= 2
        and s.owner[s.target] != NOBODY
        and s.owner[s.target] != attacker
    )


class AnswerWithSky(Answer[World]):
    """Sky cards of the attacked player, one after the other, until a pass (GS-180, GS-181)."""

    clause: ClassVar[str] = "GS-180"
    kinds: ClassVar[tuple[range, ...]] = (span("play"), span("pass"))
    passing: ClassVar[int] = PASS

    def topic(self) -> str:
        return "sky"

    def hides(self, s: World) -> bool:
        return True

    def check(self, s: World, move: int) -> Refusal | None:
        if move == PASS:
            return None
        card = move - PLAY
        deck = CARD_DECK[card]
        if deck in (WAR, DEATH) and card in s.held(self.seat, deck):
            return no("GS-149", "only-sky-cards-now", remedy="play-in-step-four", card=CARDS[card])
        return can_play(s, self.seat, card)

    def options(self, s: World) -> list[int]:
        return [*playable(s, self), PASS]

    def tempting(self, s: World) -> list[int]:
        return in_hand(s, self.seat)

    def answer(self, s: World, move: int) -> None:
        play_from_hand(s, self.seat, move - PLAY, "GS-180")


def guardians(s: World) -> int:
    """The gods that guard the target; neutral armies and the Underworld have none."""
    defender = s.owner[s.target]
    return 0 if defender in (NEUTRAL, NOBODY) or s.target >= LANDS else s.gods_at(defender, s.target)


class JoinBattle(SeatStep[World]):
    """After the Sky cards the declaration is cut down to what is left (GS-182, GS-294); then the fight begins."""

    def run(self, s: World) -> None:
        if not invasion_goes_on(s, self.seat):
            s.tell("invasion-ended", "GS-184", seat=self.seat)
            return
        s.declared = min(s.declared, s.armies[s.origin] - 1)
        s.force &= s.gods_at(self.seat, s.origin)
        s.then(FightOn(self.seat))


class FightOn(SeatStep[World]):
    """One more round: godswar while both sides have gods (GS-115), else battle (GS-185, GS-186, GS-199, GS-200).

    It stays on the agenda until the target is captured, the attacker stops (GS-187, GS-211) or has nobody left.
    """

    def run(self, s: World) -> None:
        if s.armies[s.target] == 0:
            s.then(MoveIn(self.seat))
            return
        if s.stopped or s.declared < 1 or spare_armies(s, self.seat) < 1:  # GS-179
            if s.events is not None:
                s.tell("invasion-ended", "GS-187", seat=self.seat)
            return
        s.then(self)
        if s.force and guardians(s):
            s.then(ChooseAttackingGod(self.seat))
        else:
            s.then(Assault(self.seat))
