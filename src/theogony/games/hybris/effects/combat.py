"""Operations that work in a Combat. -- HY-394, HY-395, HY-422, HY-423"""

from theogony.games.hybris import goods
from theogony.games.hybris.conditions import count
from theogony.games.hybris.content import ELEMENTS, GOODS
from theogony.games.hybris.duel import A_PLAYER, against
from theogony.games.hybris.primordials import SendFighter
from theogony.games.hybris.state import NOBODY, Hybris
from theogony.games.hybris.texts import COUNTERS, ENDLESS, PLAYED_CARD, PREMONITION, Act, Resolve, Stop
from theogony.kernel.effects.machine import Written


def from_card(text: Resolve) -> bool:
    """Whether the text is that of a Conflict card in a Combat Zone."""
    return PLAYED_CARD <= text.source < PREMONITION


class Change(Act):
    """A change of Force: beside a card in the Combat Zone it goes with the card, otherwise it lasts the Combat."""

    def read(self, given: Written) -> None:
        self.how_many(given)
        self.per: int = given.word("per", COUNTERS, "one")
        self.most: int = given.number("max", ENDLESS)

    def amount(self, s: Hybris, text: Resolve) -> int:
        """Fixed when the text is resolved (HY-423)."""
        return min(self.most, self.n * count(s, self.per, text.seat))


def _beside(changes: tuple[int, ...], place: int, change: int) -> tuple[int, ...]:
    """The changes of the cards of a row with one more."""
    return (*changes[:place], changes[place] + change, *changes[place + 1 :])


class Force(Change):
    """Added to the own Total Force in this Combat (HY-395)."""

    def do(self, s: Hybris, text: Resolve) -> None:
        fight = s.fight()
        side = fight.seats.index(text.seat)
        if from_card(text):
            fight.made[side] = _beside(fight.made[side], fight.resolving[side], self.amount(s, text))
        else:
            fight.bonus[side] += self.amount(s, text)


class EnemyForce(Change):
    """Changes the enemy's Total Force in this Combat, player or game (HY-394)."""

    def do(self, s: Hybris, text: Resolve) -> None:
        fight = s.fight()
        side = fight.seats.index(text.seat)
        if from_card(text):
            fight.dealt[side] = _beside(fight.dealt[side], fight.resolving[side], self.amount(s, text))
        else:
            fight.malus[1 - side] += self.amount(s, text)


class Cancel(Act):
    """Effect and Combo bonus of the enemy's rightmost face-up card: its printed Force stays, what it has drawn or
    stolen too; a card is cancelled once (HY-422)."""

    def do(self, s: Hybris, text: Resolve) -> None:
        fight = s.fight()
        side = fight.seats.index(text.seat)
        foe = 1 - side
        place = len(fight.rows[foe]) - 1
        if place >= 0 and against(fight, side) == A_PLAYER:
            fight.cancelled[foe] |= 1 << place
            s.tell("cancelled", "HY-422", seat=text.seat)


class Steal(Act):
    """As much as the enemy player has, up to so much; from the game there is nothing to steal (HY-394)."""

    def read(self, given: Written) -> None:
        self.how_many(given)
        self.what: int = given.word("what", GOODS)

    def do(self, s: Hybris, text: Resolve) -> None:
        if text.other == NOBODY:
            return
        number = min(self.n, s.players[text.other].goods[self.what])
        if number:
            s.players[text.other].goods[self.what] -= number
            s.tell("stolen", "HY-388", seat=text.seat, other=text.other, amounts={GOODS[self.what]: number})
            goods.gain(s, text.seat, self.what, number, "HY-388")


class Fight(Stop):
    """A fight against the game with an own fighter; then the list for its outcome (HY-297)."""

    def read(self, given: Written) -> None:
        self.base: int = given.number("base")
        self.cards: int = given.number("cards")
        self.elements: tuple[int, ...] = tuple(given.several("elements", ELEMENTS))
        self.win: int = given.block("win")
        self.lose: int = given.block("lose")

    def do(self, s: Hybris, text: Resolve) -> None:
        s.then(SendFighter(text.seat, self.base, self.cards, self.elements, self.win, self.lose))
