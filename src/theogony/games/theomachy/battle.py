"""The Battle Phase. -- chapter 10"""

from typing import ClassVar

from theogony.games.theomachy.closure import BeginClosure
from theogony.games.theomachy.content import (
    ATTACK,
    BATTLE_END,
    BATTLE_START,
    ESSENCE,
    ESSENCES,
    IN_BATTLE,
    TYPE,
)
from theogony.games.theomachy.demands import AT_BATTLE_END, AT_BATTLE_START, check_all
from theogony.games.theomachy.gods import check_invoke, invoke
from theogony.games.theomachy.moves import END, INVOKE, PASS, PLAY, span
from theogony.games.theomachy.mythology import myth_window
from theogony.games.theomachy.piles import designs
from theogony.games.theomachy.playing import check_play, play, plays
from theogony.games.theomachy.power import battle_power
from theogony.games.theomachy.requirements import standing
from theogony.games.theomachy.state import BATTLE, NOTHING, Table
from theogony.games.theomachy.texts import MultiEssence, ops
from theogony.kernel.fields import step
from theogony.kernel.refusal import Refusal, no
from theogony.kernel.step import Prompt, Step


class BeginBattle(Step[Table]):
    """At least two players are in the Hand after the third Round: Mythology and Heroes first (TH-138, TH-139)."""

    def run(self, s: Table) -> None:
        s.phase = BATTLE
        s.fighters = s.players_in_hand()
        s.passes = 0
        if s.events is not None:
            s.tell("battle", "TH-138", seats=[seat for seat in s.clockwise(s.first) if s.in_battle(seat)])
        s.then(myth_window(s, BATTLE_START), FirstBlow())


class FirstBlow(Step[Table]):
    """The first Battle turn is near: too late for Mythology until the next Hand (TH-210)."""

    def run(self, s: Table) -> None:
        check_all(s, AT_BATTLE_START)
        ask_next_fighter(s, s.first)


def ask_next_fighter(s: Table, seat: int) -> None:
    """Turns go clockwise until all have passed one after the other (TH-140, TH-145; example: TH-243)."""
    if s.passes >= s.fighters.bit_count():
        s.then(myth_window(s, BATTLE_END), EndOfBattle())
        return
    s.turn_essence = NOTHING
    s.turn_free = 0
    for other in s.clockwise(seat % s.seats):
        if s.in_battle(other):
            s.then(BattleTurn(other, 0))
            return


@step
class BattleTurn(Prompt[Table]):
    """Pass, or at least one card or ability, then the end of the turn (TH-141, TH-144). No bets (TH-140)."""

    acted: int
    clause: ClassVar[str] = "TH-141"
    kinds: ClassVar[tuple[range, ...]] = (span("play"), span("invoke"), span("pass"), span("end"))

    def check(self, s: Table, move: int) -> Refusal | None:
        if move == PASS:
            return no("TH-144", "acted-already", remedy="end-the-turn") if self.acted else None
        if move == END:
            return None if self.acted else no("TH-141", "act-first", remedy="pass")
        if move == INVOKE:
            return check_invoke(s, self.seat, IN_BATTLE)
        design = move - PLAY
        refusal = check_play(s, self.seat, design, IN_BATTLE)
        return refusal if refusal is not None or TYPE[design] != ATTACK else check_attack(s, self.seat, design)

    def refusal(self, s: Table, move: int) -> Refusal | None:
        for bet in ("follow", "raise", "fold", "last-stand"):
            if move in span(bet):
                return no("TH-140", "no-bets-in-battle", remedy="pass-or-attack")
        return super().refusal(s, move)

    def options(self, s: Table) -> list[int]:
        seat = self.seat
        found = [
            move
            for move in plays(s, seat, IN_BATTLE)
            if TYPE[move - PLAY] != ATTACK or check_attack(s, seat, move - PLAY) is None
        ]
        if s.players[seat].god >= 0 and check_invoke(s, seat, IN_BATTLE) is None:
            found.append(INVOKE)
        found.append(END if self.acted else PASS)
        return found

    def tempting(self, s: Table) -> list[int]:
        found = [PLAY + design for design in designs(s.hand(self.seat))]
        return [*found, INVOKE] if s.players[self.seat].god >= 0 else found

    def hides(self, s: Table) -> bool:
        return bool(s.hand(self.seat))

    def take(self, s: Table, move: int) -> None:
        seat = self.seat
        if move == PASS:
            s.passes += 1
            s.tell("passed", "TH-145", seat=seat)
            ask_next_fighter(s, seat + 1)
        elif move == END:
            s.passes = 0
            ask_next_fighter(s, seat + 1)
        else:
            s.then(BattleTurn(seat, 1))
            if move == INVOKE:
                invoke(s, seat)
            else:
                strike(s, seat, move - PLAY)


def strike(s: Table, seat: int, design: int) -> None:
    """A card is played, one after the other in any order (TH-148); an Attack binds the turn to its Essence."""
    if TYPE[design] == ATTACK:
        if s.turn_essence == NOTHING:
            s.turn_essence = ESSENCE[design]
        if s.deeds[seat].battle_essence == NOTHING:
            s.deeds[seat].battle_essence = ESSENCE[design]
    play(s, seat, design)


def check_attack(s: Table, seat: int, design: int) -> Refusal | None:
    """All Attacks of a turn are of one Essence, of the whole Battle by option; and some may be limited in number.

    Example: TH-244.
    """
    if len(s.attacks(seat)) >= s.deeds[seat].most_attacks:
        return no("TH-242", "attacks-limited", remedy="end-the-turn", number=s.deeds[seat].most_attacks)
    bound = s.deeds[seat].battle_essence if s.battle_scope else s.turn_essence
    if bound in (NOTHING, ESSENCE[design]):
        return None
    if s.turn_free or any(ops(s, source, MultiEssence) for source in standing(s, seat)):
        return None  # TH-214
    clause = "TH-143" if s.battle_scope else "TH-142"
    return no(clause, "one-essence", remedy="same-essence", essence=ESSENCES[bound])


class EndOfBattle(Step[Table]):
    """Power is counted only now, with the Stakes as the Attacks have left them (TH-146, TH-150, TH-151)."""

    def run(self, s: Table) -> None:
        for seat in s.clockwise(s.first):
            s.deeds[seat].cards_left = len(s.hand(seat))
            if s.in_battle(seat):
                s.deeds[seat].power = battle_power(s, seat)
                s.tell("power", "TH-151", seat=seat, power=s.deeds[seat].power)
        check_all(s, AT_BATTLE_END)
        s.then(BeginClosure())
