"""Operations that most texts share: goods, cards, pieces, characters, actions."""

from typing import Final

from theogony.games.hybris import actions, forge, goods, greatness, hands, influence, oracle, well
from theogony.games.hybris.conditions import ONE, count, holds
from theogony.games.hybris.content import (
    ACTIONS,
    AEGIS,
    BONUS_LOCATION,
    CONFLICT,
    FABRICATE,
    GOODS,
    GREATNESS,
    INFLUENCE,
    SEATS,
    UPGRADED,
)
from theogony.games.hybris.defeat import DefeatHero as ChooseVictim, victims
from theogony.games.hybris.effects.choosing import ChooseOption
from theogony.games.hybris.goods import fell_short
from theogony.games.hybris.state import NOBODY, NOTHING, Hybris
from theogony.games.hybris.texts import (
    ALL,
    CONDITIONS,
    COUNTERS,
    ENDLESS,
    OPPONENT,
    OTHERS,
    SELF,
    UPPER,
    Act,
    Op,
    Resolve,
    Stop,
    run_source,
)
from theogony.games.hybris.underworld import Resurrect as ChooseFallen, can_resurrect
from theogony.games.hybris.upgrades import REMOVABLE, removable, remove
from theogony.games.hybris.zones import ASIDE, HAND
from theogony.kernel.effects.machine import Written, go_to

# the actions that a text can do: those in which no character of its owner fights or is sent
OF_TEXTS: Final[list[str]] = [
    "influence", "produce", "design", "fabricate", "convert", "perceive", "train", "drain", "resurrect",
]  # fmt: skip
MARKED: Final = -1  # no action: the upper half of the Pillar that Hermes has marked


_ALONE: Final[list[list[int]]] = [*[[seat] for seat in range(SEATS)], []]  # by seat, that of nobody last


def concerned(s: Hybris, op: Op, text: Resolve) -> list[int]:
    """The seats whom an operation concerns, in Greatness order (HY-382, HY-389). Shared: nobody changes it."""
    who = op.who
    if who == SELF:
        return _ALONE[text.seat]
    if who == ALL:
        return s.in_greatness_order()
    if who == OTHERS:
        return s.others(text.seat)
    assert who == OPPONENT
    return [text.other] if text.other != NOBODY else []


# -- goods ------------------------------------------------------------------------------------------------------------


class Gain(Act):
    """So much of a thing, for each of what a counter counts, at most ``max``."""

    def read(self, given: Written) -> None:
        self.how_many(given)
        self.whom(given)
        self.what: int = given.word("what", GOODS)
        self.per: int = ONE
        self.most: int = ENDLESS
        if self.what != GREATNESS or self.who == SELF:  # several gain Greatness together, each as much (HY-051)
            self.per = given.word("per", COUNTERS, "one")
            self.most = given.number("max", ENDLESS)
        if self.what == GREATNESS:
            self.greatness = self.n
            self.stops = True  # it may set off a text

    def do(self, s: Hybris, text: Resolve) -> None:
        seats = concerned(s, self, text)
        if self.what == GREATNESS and len(seats) > 1:
            greatness.gain_together(s, seats, self.n, "HY-051")
            return
        for seat in seats:
            number = self.n if self.per == ONE else self.n * count(s, self.per, seat)
            goods.gain(s, seat, self.what, min(self.most, number), "HY-043")


class Lose(Stop):
    """So much of a thing; who has less loses all of it and 1 Greatness (HY-045 to HY-047)."""

    def read(self, given: Written) -> None:
        self.how_many(given)
        self.whom(given)
        self.what: int = given.word("what", GOODS[:BONUS_LOCATION])
        self.takes = True

    def do(self, s: Hybris, text: Resolve) -> None:
        seats = concerned(s, self, text)
        if self.what == GREATNESS and len(seats) > 1:
            greatness.lose_together(s, seats, self.n, "HY-051", text.source)
            return
        fell_short(s, [seat for seat in seats if goods.lose(s, seat, self.what, self.n, "HY-045", text.source)])


class Pay(Act):
    """A price: in full, or the text is not used (HY-044)."""

    def read(self, given: Written) -> None:
        self.how_many(given)
        self.what: int = given.word("what", GOODS)
        self.cost = True

    def can(self, s: Hybris, seat: int) -> bool:
        return goods.payable(s, seat, self.what, self.n)

    def do(self, s: Hybris, text: Resolve) -> None:
        goods.pay(s, text.seat, self.what, self.n, "HY-044")


class Generate(Stop):
    """Prayers into the Well; the owner of the text takes the penalty (HY-201)."""

    def read(self, given: Written) -> None:
        self.how_many(given)
        self.per: int = given.word("per", COUNTERS, "one")
        self.leaves = True

    def do(self, s: Hybris, text: Resolve) -> None:
        well.generate(s, text.seat, self.n * count(s, self.per, text.seat), "HY-055")


class TakeWell(Act):
    """Prayers from the Well to the board, as many as there are."""

    def read(self, given: Written) -> None:
        self.how_many(given)

    def do(self, s: Hybris, text: Resolve) -> None:
        goods.take_from_well(s, text.seat, self.n, "HY-055")


class BoostAge(Act):
    """Force in all own Combats until the end of the Action phase (HY-115, HY-124)."""

    def read(self, given: Written) -> None:
        self.how_many(given)

    def do(self, s: Hybris, text: Resolve) -> None:
        s.players[text.seat].boost += self.n
        s.tell("boosted", "HY-124", seat=text.seat, number=self.n)


# -- cards ------------------------------------------------------------------------------------------------------------


class Draw(Stop):
    """Cards from the own Conflict deck, the Coliseum deck or the Premonitions into the hand."""

    def read(self, given: Written) -> None:
        self.how_many(given)
        self.whom(given)
        self.deck: int = given.word("deck", hands.DECKS)
        self.leaves = True

    def do(self, s: Hybris, text: Resolve) -> None:
        for seat in concerned(s, self, text):
            hands.draw(s, seat, self.deck, self.n, "HY-388")


class Discard(Stop):
    """Conflict cards of the owner's choice from the hand; too few of them cost 1 Greatness (HY-048)."""

    def read(self, given: Written) -> None:
        self.how_many(given)
        self.whom(given)
        self.takes = True

    def do(self, s: Hybris, text: Resolve) -> None:
        seats = concerned(s, self, text)
        fell_short(s, [seat for seat in seats if len(s.hand(seat)) < self.n])
        for seat in seats[::-1]:
            hands.discard_some(s, seat, self.n)


class DiscardDown(Stop):
    """Conflict cards of the owner's choice, until the hand has at most so many (HY-248)."""

    def read(self, given: Written) -> None:
        self.whom(given)
        self.to: int = given.number("to")
        self.takes = True

    def do(self, s: Hybris, text: Resolve) -> None:
        for seat in concerned(s, self, text)[::-1]:
            hands.discard_some(s, seat, len(s.hand(seat)) - self.to)


class Recover(Stop):
    """Cards of the owner's choice from the own discard pile into the hand."""

    def read(self, given: Written) -> None:
        self.how_many(given)

    def do(self, s: Hybris, text: Resolve) -> None:
        if hands.discards(s, text.seat):
            s.then(hands.Recover(text.seat, self.n))


class UpgradedCard(Act):
    """The Upgraded Conflict card comes into the hand and belongs to the deck from then on (HY-014, HY-062)."""

    def do(self, s: Hybris, text: Resolve) -> None:
        seat = text.seat
        if s.cards.content[ASIDE + seat]:
            s.cards.move_all([ASIDE + seat], HAND + seat)
            s.tell("upgraded-card", "HY-062", seat=seat, card=CONFLICT[UPGRADED[s.players[seat].olympian]])


class Peek(Act):
    """A look in secret at the next Primordial, or at the hand of the enemy player."""

    def read(self, given: Written) -> None:
        self.hand: bool = given.word("what", ["primordial", "hand"]) == 1

    def do(self, s: Hybris, text: Resolve) -> None:
        if not self.hand:
            oracle.look_at_next(s, text.seat, "HY-388")
        elif text.other != NOBODY:
            hands.look_at_hand(s, text.seat, text.other)


# -- pieces and characters --------------------------------------------------------------------------------------------


class Remove(Stop):
    """Pieces leave the Upgrades, of the owner's choice (HY-061)."""

    def read(self, given: Written) -> None:
        self.how_many(given)
        words = list(REMOVABLE)
        self.pieces: int = REMOVABLE[words[given.word("kind", words)]]

    def can(self, s: Hybris, seat: int) -> bool:
        return removable(s.players[seat], self.pieces)

    def do(self, s: Hybris, text: Resolve) -> None:
        remove(s, text.seat, self.pieces, self.n)


class DestroyTemple(Stop):
    """An own Temple on the map leaves the game; none costs 1 Greatness."""

    def read(self, given: Written) -> None:
        self.whom(given)
        self.takes = True

    def do(self, s: Hybris, text: Resolve) -> None:
        seats = concerned(s, self, text)
        fell_short(s, [seat for seat in seats if not any(s.players[seat].temples)])
        for seat in seats[::-1]:
            if any(s.players[seat].temples):
                s.then(well.DestroyTemple(seat))


class DefeatHero(Stop):
    """Own undefeated Heroes go to the Underworld; none costs 1 Greatness (HY-281). With ``price`` it is a price, with
    ``not_fighter`` the one that fights is spared (HY-429)."""

    def read(self, given: Written) -> None:
        self.how_many(given)
        self.whom(given)
        self.cost = given.flag("price")
        self.takes = not self.cost
        self.not_fighter: bool = given.flag("not_fighter")

    def _spared(self, s: Hybris, seat: int) -> int:
        fight = s.fights[0] if s.fights and self.not_fighter else None
        return NOTHING if fight is None else fight.characters[fight.side(seat)]

    def can(self, s: Hybris, seat: int) -> bool:
        return len(victims(s, seat, self._spared(s, seat))) >= self.n

    def do(self, s: Hybris, text: Resolve) -> None:
        seats = concerned(s, self, text)
        fell_short(s, [seat for seat in seats if not self.can(s, seat)])
        for seat in seats[::-1]:
            spared = self._spared(s, seat)
            for _ in range(min(self.n, len(victims(s, seat, spared)))):
                s.then(ChooseVictim(seat, spared))


class Resurrect(Stop):
    """Own Heroes come back from the Underworld, as many as there are."""

    def read(self, given: Written) -> None:
        self.how_many(given)

    def can(self, s: Hybris, seat: int) -> bool:
        return can_resurrect(s, seat)

    def do(self, s: Hybris, text: Resolve) -> None:
        if can_resurrect(s, text.seat):
            s.then(ChooseFallen(text.seat, self.n))


class Redirect(Act):
    """The activated Hero or Prophet may go to any Location allowed to it."""

    def do(self, s: Hybris, text: Resolve) -> None:
        s.activation().redirected = 1


# -- actions ----------------------------------------------------------------------------------------------------------


class AdvanceTech(Stop):
    """An own tile of the Factory moves forward, pushing others as needed."""

    def read(self, given: Written) -> None:
        self.how_many(given)

    def can(self, s: Hybris, seat: int) -> bool:
        return bool(forge.own_in_factory(s, seat))

    def do(self, s: Hybris, text: Resolve) -> None:
        if forge.own_in_factory(s, text.seat):
            s.then(forge.Advance(text.seat, self.n))


class DoAction(Stop):
    """An action of a Location at once, without being there; or the upper half of the Pillar that Hermes has marked."""

    def read(self, given: Written) -> None:
        word = given.word("action", [*OF_TEXTS, "pillar_upper_of_marked"])
        self.action: int = ACTIONS.index(OF_TEXTS[word]) if word < len(OF_TEXTS) else MARKED
        self.from_olympus: bool = False
        self.anywhere: bool = False
        if self.action == FABRICATE:
            self.from_olympus = given.has("from") and given.word("from", ["olympus"]) == 0
        elif self.action == INFLUENCE:
            self.anywhere = given.has("city") and given.word("city", ["any"]) == 0

    def do(self, s: Hybris, text: Resolve) -> None:
        seat = text.seat
        if self.action == MARKED:
            run_source(s, UPPER + s.players[seat].marked, seat)
        elif self.anywhere:
            s.then(influence.InfluenceAnywhere(seat))
        elif self.from_olympus:  # Guidance (HY-122)
            s.then(forge.Guide(seat))
        elif actions.can(s, seat, self.action, text.city, s.players[seat].goods[AEGIS]):
            actions.begin(s, seat, self.action, text.city, NOTHING)


# -- branches ---------------------------------------------------------------------------------------------------------


class Choose(Stop):
    """One of several lists; one with a price that cannot be paid is not offered (HY-429)."""

    def read(self, given: Written) -> None:
        self.options: list[int] = given.options("options")

    def do(self, s: Hybris, text: Resolve) -> None:
        s.then(ChooseOption(text.seat, text.source, self.at))


class If(Stop):
    """One list if a condition holds, else another."""

    def read(self, given: Written) -> None:
        self.asked = given.condition("cond", CONDITIONS)
        self.then_block: int = given.block("then")
        self.else_block: int = given.block("else", optional=True)

    def do(self, s: Hybris, text: Resolve) -> None:
        go_to(s, self.then_block if holds(s, self.asked, text.seat, text.city) else self.else_block)
