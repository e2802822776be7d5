"""The turn of Kronos: one Action or a Pass, and the active parts of Broken Chains. -- chapters 17 to 19"""

from typing import ClassVar, Final

from theogony.games.hellas import moves as m
from theogony.games.hellas.content import (
    AUTHORITY,
    FINAL,
    KRONOS_ACTIONS,
    MONSTERS,
    MONUMENT_REGION,
    MONUMENTS,
    NEIGHBOURS,
    NEXT_TO,
    PLACES,
    REGIONS,
    WRATH,
)
from theogony.games.hellas.ending import stop
from theogony.games.hellas.kills import armies_in
from theogony.games.hellas.kronos import actions, chains, costs, orders, temples
from theogony.games.hellas.monster_phase import absent, put_monster
from theogony.games.hellas.moves import DONE, PASS, TITANIC_OF, span
from theogony.games.hellas.pieces import monsters_in
from theogony.games.hellas.state import OFF_MAP, Hellas
from theogony.games.hellas.turn import begin
from theogony.games.hellas.zones import KRONOS_SEAT
from theogony.kernel.fields import step
from theogony.kernel.refusal import Refusal, no
from theogony.kernel.step import Prompt, Step

KRONOS_LEVELS: Final = 2  # LH-244
MONSTER_LEVELS: Final = 1  # LH-249


class KronosTurn(Step[Hellas]):
    """The turn of Kronos begins (LH-200, LH-201)."""

    def run(self, s: Hellas) -> None:
        titan = s.titan()
        s.turn = KRONOS_SEAT
        s.turns += 1
        titan.actions = titan.passed = 0
        titan.allowed = 1
        s.tell("turn-begins", "LH-200", seat=KRONOS_SEAT)
        s.then(TitanActs(KRONOS_SEAT), EndKronosTurn())


class EndKronosTurn(Step[Hellas]):
    """The next Hero's turn begins (LH-207): that of the Current Player token (LH-202)."""

    def run(self, s: Hellas) -> None:
        if s.turn_limit and s.turns >= s.turn_limit:
            stop(s)
        else:
            begin(s, s.first)


# -- what he can do ---------------------------------------------------------------------------------------------------


def price_of(s: Hellas, move: int) -> int:
    """What the Action of this move costs now."""
    action = TITANIC_OF[move]
    if action == costs.REGION_ATTACK:
        return costs.attack_cost(s, move - m.REGION_ATTACK)
    if action == costs.TERROR:
        return costs.terror_cost(s, move - m.TERROR)
    return costs.order_cost(s) if action == costs.PLAY_ORDER else costs.cost(s, action)


def target_refusal(s: Hellas, move: int) -> Refusal | None:
    """Why the Action has no such target."""
    action = TITANIC_OF[move]
    if action == costs.MONSTER_MOVEMENT:
        return shift_refusal(s, move, 0)
    if action == costs.REGION_ATTACK:
        return absent(s, move - m.REGION_ATTACK, "LH-213")
    if action == costs.TERROR:
        return absent(s, move - m.TERROR, "LH-217")
    if action == costs.DESTROY_TEMPLE:
        return temple_refusal(s, move - m.DESTROY_TEMPLE)
    if action == costs.PLAY_ORDER:
        return orders.refusal(s, move - m.ORDER)
    if action == costs.KRONOS_MOVEMENT:
        return kronos_refusal(s, move - m.KRONOS_TO)
    if action == costs.KRONOS_CRUSHES:
        return _crush_refusal(s, move - m.KRONOS_CRUSHES, NEXT_TO[s.titan().region], "LH-244")
    if action == costs.MONSTER_CRUSHES:
        places = sum([1 << region for region in set(s.monster_at) if region != OFF_MAP])
        return _crush_refusal(s, move - m.MONSTER_CRUSHES, places, "LH-249")
    return None


def unaffordable(s: Hellas, price: int) -> Refusal | None:
    """Paid in full, or not at all (LH-206)."""
    if price > s.titan().points:
        return no("LH-206", "too-little-anger", remedy="pass-to-recover", number=price, left=s.titan().points)
    return None


def shift_refusal(s: Hellas, move: int, moved: int) -> Refusal | None:
    """A Monster goes by 1 Region, each at most once in this Action (LH-211, LH-212)."""
    monster, region = divmod(move - m.SHIFT, PLACES)
    if s.monster_at[monster] == OFF_MAP:
        return absent(s, monster, "LH-391")
    if moved >> monster & 1:
        return no("LH-212", "monster-moved", remedy="choose-another-monster", monster=MONSTERS[monster])
    if region not in NEIGHBOURS[s.monster_at[monster]]:
        return no("LH-211", "not-adjacent", remedy="choose-neighbour", region=REGIONS[region])
    return None


def shifts(s: Hellas, moved: int) -> list[int]:
    return [
        m.SHIFT + PLACES * monster + near
        for monster, region in enumerate(s.monster_at)
        if region != OFF_MAP and not moved >> monster & 1
        for near in NEIGHBOURS[region]
    ]


def temple_refusal(s: Hellas, region: int) -> Refusal | None:
    """A Temple where a Monster stands and no Hoplite (LH-222)."""
    if not s.temples >> region & 1 or not monsters_in(s, region):
        return no("LH-222", "no-temple-with-monster", remedy="choose-another-region", region=REGIONS[region])
    if armies_in(s, region):
        return no("LH-222", "hoplites-guard", remedy="kill-hoplites-first", region=REGIONS[region])
    return None


def kronos_refusal(s: Hellas, region: int) -> Refusal | None:
    """One Region further, not where a Monument stands (LH-239, LH-243)."""
    if region not in NEIGHBOURS[s.titan().region]:
        return no("LH-239", "not-adjacent", remedy="choose-neighbour", region=REGIONS[region])
    if region in MONUMENT_REGION and s.levels[MONUMENT_REGION.index(region)]:
        return no("LH-243", "monument-there", remedy="choose-another-region", region=REGIONS[region])
    return None


def _crush_refusal(s: Hellas, monument: int, places: int, clause: str) -> Refusal | None:
    if not s.levels[monument]:
        return no("LH-245", "monument-destroyed", remedy="choose-another-monument", monument=MONUMENTS[monument])
    if not places >> MONUMENT_REGION[monument] & 1:
        return no(clause, "monument-out-of-reach", remedy="choose-another-monument", monument=MONUMENTS[monument])
    return None


class TitanActs(Prompt[Hellas]):
    """What does Kronos do? One Action or a Pass, which is always legal (LH-204, LH-335); Chains before and after it,
    then the end (LH-354)."""

    clause: ClassVar[str] = "LH-204"
    kinds: ClassVar[tuple[range, ...]] = (
        span("pass"),
        span("done"),
        span("use-chain"),
        span("shift"),
        span("region-attack"),
        span("terror"),
        span("destroy-temple"),
        span("order"),
        span("kronos-to"),
        span("kronos-crushes"),
        span("kronos-terror"),
        span("monster-crushes"),
    )

    # -- what is allowed ---------------------------------------------------------------------------------------------

    def check(self, s: Hellas, move: int) -> Refusal | None:
        titan = s.titan()
        if move == PASS:
            if titan.actions:
                return no("LH-208", "pass-is-no-second-action", remedy="end-the-turn")
            return no("LH-204", "passed-already", remedy="end-the-turn") if titan.passed else None
        if move == DONE:
            if titan.actions or titan.passed:
                return None
            return no("LH-204", "act-or-pass", remedy="act-or-pass")
        if move < m.SHIFT:
            return self._chain(s, move - m.USE_CHAIN)
        return self._spent(s) or self._locked(s, move) or target_refusal(s, move) or unaffordable(s, price_of(s, move))

    def _spent(self, s: Hellas) -> Refusal | None:
        titan = s.titan()
        if titan.passed:
            return no("LH-208", "passed-already", remedy="end-the-turn")
        if titan.actions >= titan.allowed:
            return no("LH-204", "one-action", remedy="end-the-turn")
        return None

    def _locked(self, s: Hellas, move: int) -> Refusal | None:
        action = TITANIC_OF[move]
        if FINAL[action] and not s.titan().unlocked:
            return no("LH-238", "final-action-locked", remedy="break-all-chains", action=KRONOS_ACTIONS[action])
        return None

    def _chain(self, s: Hellas, chain: int) -> Refusal | None:
        found = chains.refusal(s, chain)
        if found is None and chain == WRATH and (not s.titan().actions or s.titan().passed):
            return no("LH-208" if s.titan().passed else "LH-393", "wrath-after-action", remedy="act-first")
        return found

    # -- all that is allowed, faster ---------------------------------------------------------------------------------

    def options(self, s: Hellas) -> list[int]:
        titan = s.titan()
        found: list[int] = []
        if titan.actions or titan.passed:
            found.append(DONE)
        else:
            found.append(PASS)
        found += [m.USE_CHAIN + chain for chain in sorted(costs.broken(s)) if self._chain(s, chain) is None]
        if titan.passed or titan.actions >= titan.allowed:
            return found
        return found + self._actions(s)

    def _actions(self, s: Hellas) -> list[int]:
        titan = s.titan()
        points = titan.points
        found: list[int] = []
        standing = s.roaming()
        if costs.cost(s, costs.MONSTER_MOVEMENT) <= points:
            found += shifts(s, 0)
        found += [m.REGION_ATTACK + monster for monster in standing if costs.attack_cost(s, monster) <= points]
        found += [m.TERROR + monster for monster in standing if costs.terror_cost(s, monster) <= points]
        if costs.cost(s, costs.DESTROY_TEMPLE) <= points:
            places = sorted({s.monster_at[monster] for monster in standing})
            found += [m.DESTROY_TEMPLE + region for region in places if temple_refusal(s, region) is None]
        if costs.order_cost(s) <= points:
            found += [m.ORDER + order for order in orders.hand(s)]
        if titan.unlocked:
            for first, number in (
                (m.KRONOS_TO, PLACES),
                (m.KRONOS_CRUSHES, len(MONUMENTS)),
                (m.KRONOS_TERROR, 1),
                (m.MONSTER_CRUSHES, len(MONUMENTS)),
            ):
                if costs.cost(s, TITANIC_OF[first]) <= points:
                    found += [first + n for n in range(number) if target_refusal(s, first + n) is None]
        return found

    def hides(self, s: Hellas) -> bool:
        """Orders in hand are hidden, and so is whether one could be played."""
        return s.titan().actions < s.titan().allowed and not s.titan().passed

    # -- what it does ------------------------------------------------------------------------------------------------

    def take(self, s: Hellas, move: int) -> None:
        titan = s.titan()
        if move == DONE:
            return
        s.then(self)
        if move == PASS:
            titan.passed = 1
            s.tell("kronos-passes", "LH-234")
            costs.recover(s, "LH-235")
        elif move < m.SHIFT:
            chains.use(s, move - m.USE_CHAIN)
        else:
            titan.actions += 1
            costs.pay(s, price_of(s, move))
            act(s, move)


def act(s: Hellas, move: int) -> None:
    """Carries out the Action of this move; it is paid."""
    action = TITANIC_OF[move]
    if action == costs.MONSTER_MOVEMENT:
        shift(s, move, 0, s.titan().attributes[AUTHORITY])
    elif action == costs.REGION_ATTACK:
        actions.attack(s, move - m.REGION_ATTACK)
    elif action == costs.TERROR:
        actions.terror(s, move - m.TERROR)
    elif action == costs.DESTROY_TEMPLE:
        temples.destroy(s, move - m.DESTROY_TEMPLE)
    elif action == costs.PLAY_ORDER:
        orders.play(s, move - m.ORDER)
    elif action == costs.KRONOS_MOVEMENT:
        actions.move_kronos(s, move - m.KRONOS_TO)
    elif action == costs.KRONOS_CRUSHES:
        actions.crush(s, move - m.KRONOS_CRUSHES, KRONOS_LEVELS, "LH-244")
    elif action == costs.KRONOS_TERROR:
        actions.kronos_terror(s)
    else:
        actions.crush(s, move - m.MONSTER_CRUSHES, MONSTER_LEVELS, "LH-249")


def shift(s: Hellas, move: int, moved: int, left: int) -> None:
    """One Monster goes; others may follow, up to Authority (LH-211)."""
    monster, region = divmod(move - m.SHIFT, PLACES)
    put_monster(s, monster, region, "LH-211")
    if left > 1:
        s.then(ShiftMore(KRONOS_SEAT, moved | 1 << monster, left - 1))


@step
class ShiftMore(chains.WithinAction):
    """Another Monster, or done? (LH-211, LH-212)"""

    moved: int
    left: int
    clause: ClassVar[str] = "LH-211"
    kinds: ClassVar[tuple[range, ...]] = (span("done"), chains.USES, span("shift"))

    def forbids(self, s: Hellas, move: int) -> Refusal | None:
        return None if move == DONE else shift_refusal(s, move, self.moved)

    def options(self, s: Hellas) -> list[int]:
        return [DONE, *chains.uses_within(s), *shifts(s, self.moved)]

    def decide(self, s: Hellas, move: int) -> None:
        if move != DONE:
            shift(s, move, self.moved, self.left)


class ExtraTerror(chains.WithinAction):
    """A Terror at once after a placed Monster, paid as usual, or none (LH-229, LH-230)?"""

    clause: ClassVar[str] = "LH-229"
    kinds: ClassVar[tuple[range, ...]] = (span("pass"), chains.USES, span("terror"))
    passing: ClassVar[int] = PASS

    def forbids(self, s: Hellas, move: int) -> Refusal | None:
        if move == PASS:
            return None
        monster = move - m.TERROR
        return absent(s, monster, "LH-230") or unaffordable(s, costs.terror_cost(s, monster))

    def decide(self, s: Hellas, move: int) -> None:
        if move != PASS:
            costs.pay(s, costs.terror_cost(s, move - m.TERROR))
            actions.terror(s, move - m.TERROR)
