"""Who may use a text now, what it costs, and the payment. -- LH-045, LH-145, LH-351, LH-389"""

from typing import ClassVar

from theogony.games.hellas.conditions import holds
from theogony.games.hellas.content import CARD_SYMBOL, LANDS, STRENGTH
from theogony.games.hellas.hands import DiscardSymbol, discard_some
from theogony.games.hellas.held import own_scripts
from theogony.games.hellas.injuries import Injure, injuries
from theogony.games.hellas.moves import LAND, PASS, span
from theogony.games.hellas.pieces import discharge, sacrifice_priests
from theogony.games.hellas.state import NOBODY, Hellas
from theogony.games.hellas.texts import (
    ALWAYS,
    ARTIFACT,
    BLESSING,
    CARD_WITH,
    CARDS,
    GLORY,
    INJURY,
    PRIESTS,
    SOURCE_IDS,
    STRENGTH_LOSS,
    Resolve,
    Script,
)
from theogony.games.hellas.zones import DESIGN, HAND, OF_SYMBOL
from theogony.kernel.refusal import Refusal, no
from theogony.kernel.step import Prompt
from theogony.kernel.window import Answer


def moves_of(scripts: list[Script]) -> list[int]:
    """Those of several texts, ascending."""
    return sorted([script.move for script in scripts])


def by_move(scripts: list[Script], move: int) -> Script | None:
    """The text among these that a move uses."""
    for script in scripts:
        if script.move == move:
            return script
    return None


def usable(s: Hellas, seat: int, moments: tuple[int, ...], used: int = 0) -> list[Script]:
    """The texts for these moments that the seat holds and can use now, without those used already (bits by source,
    from the Artifacts on)."""
    return [
        script
        for when in moments
        for script in own_scripts(s, seat, when)
        if not used >> script.source - ARTIFACT & 1 and can_use(s, seat, script)
    ]


class UseText(Answer[Hellas]):
    """Which text does the seat use in a window, if any?"""

    def scripts(self, s: Hellas) -> list[Script]:
        """Those that it can use now."""
        raise NotImplementedError

    def used(self, s: Hellas, script: Script) -> None:
        """Uses one."""
        raise NotImplementedError

    def check(self, s: Hellas, move: int) -> Refusal | None:
        if move == PASS or by_move(self.scripts(s), move) is not None:
            return None
        return no(self.clause, "no-such-text", remedy="use-another")

    def options(self, s: Hellas) -> list[int]:
        return [PASS, *moves_of(self.scripts(s))]

    def answer(self, s: Hellas, move: int) -> None:
        script = by_move(self.scripts(s), move)
        assert script is not None
        self.used(s, script)


def can_use(s: Hellas, seat: int, script: Script) -> bool:
    """Whether the text can be used now, if its moment has come: its condition, its price, its targets."""
    if script.condition != ALWAYS and not holds(s, script.condition, seat, None):
        return False
    if not script.free and not payable(s, seat, script.costs):
        return False
    for op in script.operations:
        if op.can(s, seat):
            return True  # as far as possible (LH-332)
    return False


def unusable(s: Hellas, seat: int, script: Script) -> Refusal | None:
    """Why it cannot."""
    if can_use(s, seat, script):
        return None
    if script.condition != ALWAYS and not holds(s, script.condition, seat, None):
        return no("LH-333", "condition-not-met", remedy="wait-for-condition")
    if not script.free and not payable(s, seat, script.costs):
        return no("LH-351", "cannot-pay", remedy="gather-price")
    return no("LH-333", "no-target", remedy="wait-for-target")


def payable(s: Hellas, seat: int, costs: list[int]) -> bool:
    """A price is paid in full or not at all (LH-351)."""
    player = s.players[seat]
    if costs[PRIESTS] > player.pool or costs[CARDS] > len(s.hand(seat)):
        return False
    if costs[INJURY] > s.box.most_injuries - injuries(s, seat):
        return False
    if costs[STRENGTH_LOSS] and s.attributes[3 * seat + STRENGTH] <= costs[STRENGTH_LOSS]:
        return False
    if costs[GLORY] and seat not in s.glory:
        return False
    wanted = costs[CARD_WITH] - 1
    return wanted < 0 or any(CARD_SYMBOL[DESIGN[card]] == wanted for card in s.hand(seat))


def use(s: Hellas, seat: int, script: Script, other: int = -1, region: int = -1, monster: int = -1) -> None:
    """The price is paid, then the text is carried out; an Artifact is turned."""
    source = script.source
    if ARTIFACT <= source < BLESSING:
        discharge(s, seat, source - ARTIFACT)
    else:
        s.tell("text-used", "LH-145", seat=seat, source=SOURCE_IDS[source])
    s.then(Resolve(script.start, source, seat, other, region, monster))
    if not script.free:
        pay(s, seat, script.costs)


def pay(s: Hellas, seat: int, costs: list[int]) -> None:
    """Pushes what has to be chosen for the price, and takes the rest."""
    if costs[PRIESTS]:
        sacrifice_priests(s, seat, costs[PRIESTS], "LH-151")
    if costs[STRENGTH_LOSS]:
        s.attributes[3 * seat + STRENGTH] -= costs[STRENGTH_LOSS]
        s.tell("attribute", "LH-351", seat=seat, attribute="strength", number=s.attributes[3 * seat + STRENGTH])
    if costs[CARDS]:
        discard_some(s, seat, costs[CARDS], "LH-351")
    if costs[CARD_WITH]:
        symbol = costs[CARD_WITH] - 1
        s.cards.counted(HAND + seat, OF_SYMBOL[symbol], 1, len(s.hand(seat)), s.cards.plan.everybody)
        s.then(DiscardSymbol(seat, 1, symbol))
    if costs[INJURY]:
        s.then(Injure(seat, costs[INJURY]))
    if costs[GLORY]:
        s.then(ReturnGlory(seat))


class ReturnGlory(Prompt[Hellas]):
    """Which Glory Token goes back and is free? (Heracles)"""

    clause: ClassVar[str] = "LH-150"
    kinds: ClassVar[tuple[range, ...]] = (span("land"),)

    def check(self, s: Hellas, move: int) -> Refusal | None:
        if s.glory[move - LAND] != self.seat:
            return no("LH-150", "glory-not-held", remedy="choose-own-glory", land=LANDS[move - LAND])
        return None

    def take(self, s: Hellas, move: int) -> None:
        s.glory[move - LAND] = NOBODY
        s.tell("glory-returned", "LH-150", seat=self.seat, land=LANDS[move - LAND])
