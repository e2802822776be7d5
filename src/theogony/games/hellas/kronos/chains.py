"""Chains: chosen in secret, Broken one by one, used once until a Build Monument. -- chapter 20 (LH-253 to LH-265)"""

from typing import ClassVar, Final

from theogony.games.hellas.amendments import CHAINS_WITHIN_ACTIONS
from theogony.games.hellas.content import CHAINS, CHAINS_CHOSEN, WRATH
from theogony.games.hellas.moves import CHAIN, PASS, USE_CHAIN, span
from theogony.games.hellas.state import NOBODY, Hellas
from theogony.games.hellas.texts import CHAIN as CHAIN_TEXT, run_source
from theogony.games.hellas.zones import BOXED, BROKEN, CHAINS_GONE, FIRST_CHAIN, INTACT, KRONOS_SEAT
from theogony.kernel.desk import Desk
from theogony.kernel.fields import step
from theogony.kernel.refusal import Refusal, no
from theogony.kernel.step import Prompt

USES: Final = span("use-chain")


@step
class ChooseChains(Prompt[Hellas]):
    """Which Chains lie Intact beside the sheet? Nobody else learns it (LH-014, LH-186)."""

    chosen: tuple[int, ...]  # ascending
    clause: ClassVar[str] = "LH-186"
    kinds: ClassVar[tuple[range, ...]] = (span("chain"),)

    def check(self, s: Hellas, move: int) -> Refusal | None:
        chain = move - CHAIN
        if chain == WRATH:
            return no("LH-185", "wrath-is-broken", remedy="choose-another-chain", chain=CHAINS[chain])
        if chain in self.chosen:
            return no("LH-186", "chain-chosen", remedy="choose-another-chain", chain=CHAINS[chain])
        return None

    def hides(self, s: Hellas) -> bool:
        return True

    def drafted(self, s: Hellas, desk: Desk, move: int) -> Desk:
        chosen = tuple(sorted((*self.chosen, move - CHAIN)))
        draft = tuple([CHAIN + chain for chain in chosen])
        return Desk(self.seat, (ChooseChains(self.seat, chosen),), draft, len(chosen) == CHAINS_CHOSEN)

    def opened(self, s: Hellas, draft: tuple[int, ...]) -> None:
        for chain in self.chosen:
            s.cards.move(FIRST_CHAIN + chain, BOXED, INTACT)
        s.tell("chains-chosen", "LH-186", number=len(self.chosen))


def intact(s: Hellas) -> list[int]:
    return [card - FIRST_CHAIN for card in s.cards.content[INTACT]]


def refusal(s: Hellas, chain: int) -> Refusal | None:
    """Why the active part cannot be used: it is not Broken, or used since the last Build Monument (LH-261)."""
    if FIRST_CHAIN + chain in s.cards.content[CHAINS_GONE]:
        return no("LH-264", "chain-not-usable", remedy="act-otherwise", chain=CHAINS[chain])
    if FIRST_CHAIN + chain not in s.cards.content[BROKEN]:
        return no("LH-254", "chain-not-usable", remedy="break-this-chain", chain=CHAINS[chain])
    if s.titan().turned >> chain & 1:
        return no("LH-261", "chain-not-usable", remedy="wait-for-monument", chain=CHAINS[chain])
    return None


def use(s: Hellas, chain: int) -> None:
    """The active part: it costs nothing and is no Action (LH-263)."""
    s.titan().turned |= 1 << chain
    s.tell("chain-used", "LH-261", chain=CHAINS[chain])
    run_source(s, CHAIN_TEXT + chain, KRONOS_SEAT, NOBODY)


# -- within an Action -- LH-263 ----------------------------------------------------------------------------------------


def refusal_within(s: Hellas, chain: int) -> Refusal | None:
    """Why it cannot be used while an Action is under way; his Wrath gives another Action, which has to wait."""
    if chain == WRATH or not s.amended(CHAINS_WITHIN_ACTIONS):
        return no("LH-263", "action-under-way", remedy="finish-the-action", chain=CHAINS[chain])
    return refusal(s, chain)


def uses_within(s: Hellas) -> list[int]:
    """The moves by which Chains can be used while an Action is under way, ascending."""
    if not s.amended(CHAINS_WITHIN_ACTIONS):
        return []
    return [move for move in USES if refusal_within(s, move - USE_CHAIN) is None]


class WithinAction(Prompt[Hellas]):
    """What Kronos decides in the middle of an Action: before he does, he may use Chains."""

    def check(self, s: Hellas, move: int) -> Refusal | None:
        return refusal_within(s, move - USE_CHAIN) if move in USES else self.forbids(s, move)

    def take(self, s: Hellas, move: int) -> None:
        if move in USES:
            s.then(self)
            use(s, move - USE_CHAIN)
        else:
            self.decide(s, move)

    def forbids(self, s: Hellas, move: int) -> Refusal | None:
        """Why this answer to the question itself is not allowed."""
        return None

    def decide(self, s: Hellas, move: int) -> None:
        """Carries out the answer."""
        raise NotImplementedError


# -- Chains are Broken -- LH-255 to LH-259 -----------------------------------------------------------------------------


class BreakChain(WithinAction):
    """Which Intact Chain is Broken, now that an Attribute is high enough? One must be (LH-256)."""

    clause: ClassVar[str] = "LH-256"
    kinds: ClassVar[tuple[range, ...]] = (span("pass"), span("chain"), USES)

    def forbids(self, s: Hellas, move: int) -> Refusal | None:
        if move == PASS:
            return no("LH-256", "must-break", remedy="choose-another-chain")
        if move - CHAIN not in intact(s):
            return no("LH-255", "chain-not-intact", remedy="choose-another-chain", chain=CHAINS[move - CHAIN])
        return None

    def hides(self, s: Hellas) -> bool:
        return len(intact(s)) > 1

    def decide(self, s: Hellas, move: int) -> None:
        s.cards.move(FIRST_CHAIN + move - CHAIN, INTACT, BROKEN)
        s.reveal("chain-broken", "LH-258", chain=CHAINS[move - CHAIN])
        if not intact(s):  # LH-259
            s.titan().unlocked = 1
            s.tell("final-actions", "LH-259")


class MayBreakChain(BreakChain):
    """Is one Broken at a Build Monument? Then no Anger Point is left (LH-257)."""

    clause: ClassVar[str] = "LH-257"
    kinds: ClassVar[tuple[range, ...]] = (span("pass"), span("chain"))
    passing: ClassVar[int] = PASS

    def forbids(self, s: Hellas, move: int) -> Refusal | None:
        return None if move == PASS else super().forbids(s, move)

    def decide(self, s: Hellas, move: int) -> None:
        if move != PASS:
            super().decide(s, move)
            s.titan().points = 0
            s.tell("anger-gone", "LH-257")
