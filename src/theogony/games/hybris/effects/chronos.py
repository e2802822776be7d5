"""Operations of the Chronos module. -- chapters 15, 17 and 18"""

from typing import Final

from theogony.games.hybris.chronos import ancient, avatars, blocking, chains
from theogony.games.hybris.conditions import count
from theogony.games.hybris.content import AVATARS, CITIES, CONCEPTS, GOODS, RESOURCES
from theogony.games.hybris.effects.general import concerned
from theogony.games.hybris.hands import DECKS
from theogony.games.hybris.state import NOTHING, Hybris
from theogony.games.hybris.texts import COUNTERS, ENDLESS, Act, Resolve, Stop
from theogony.kernel.effects.machine import Written

NAMED_NUMBERS: Final[dict[str, int]] = {"ananke": 100, "kratos": 101}  # the Intensity of an Upgrade Concept
FIRST_NAMED: Final = min(NAMED_NUMBERS.values())


class BreakChain(Stop):
    """Chains of a Concept are broken (HY-318); the game may end by it."""

    def read(self, given: Written) -> None:
        self.how_many(given)
        self.concept: int = given.word("concept", CONCEPTS)

    def do(self, s: Hybris, text: Resolve) -> None:
        for _ in range(self.n):
            if s.result is None:
                chains.break_chain(s, self.concept)


class AddChain(Act):
    """Chains are put back where that is possible (HY-319)."""

    def read(self, given: Written) -> None:
        self.how_many(given)
        self.concept: int = given.word("concept", CONCEPTS)

    def do(self, s: Hybris, text: Resolve) -> None:
        for _ in range(self.n):
            chains.add_chain(s, self.concept)


class ChronosGain(Stop):
    """Chronos gains resources or VP (HY-321, HY-322); a Chain may break by it."""

    def read(self, given: Written) -> None:
        self.how_many(given)
        self.what: int = RESOURCES[given.word("what", [GOODS[what] for what in RESOURCES])]
        self.per: int = given.word("per", COUNTERS, "one")
        self.most: int = given.number("max", ENDLESS)

    def do(self, s: Hybris, text: Resolve) -> None:
        chains.gain_resource(s, self.what, min(self.most, self.n * count(s, self.per, text.seat)), "HY-388")


class MoveAvatar(Stop):
    """An Avatar goes from the Chronos board to a City, or a Chain breaks (HY-350 to HY-354, HY-441)."""

    def read(self, given: Written) -> None:
        self.avatar: int = given.word("avatar", [*AVATARS, "lowest"])
        self.city: int = given.word("city", [*CITIES, "any"])
        self.concept: int = given.word("concept", CONCEPTS)

    def do(self, s: Hybris, text: Resolve) -> None:
        avatar = self.avatar if self.avatar < len(AVATARS) else avatars.lowest(s)
        avatars.send(s, avatar, self.city if self.city < len(CITIES) else NOTHING, self.concept)


class Shackle(Act):
    """Shackles are taken; there is no limit to them (HY-326)."""

    def read(self, given: Written) -> None:
        self.how_many(given)
        self.whom(given)

    def do(self, s: Hybris, text: Resolve) -> None:
        for seat in concerned(s, self, text):
            s.players[seat].shackles += self.n
            s.tell("shackled", "HY-326", seat=seat, number=self.n)


class Unshackle(Act):
    """Shackles are discarded, as many as there are."""

    def read(self, given: Written) -> None:
        self.how_many(given)
        self.whom(given)

    def do(self, s: Hybris, text: Resolve) -> None:
        for seat in concerned(s, self, text):
            number = min(self.n, s.players[seat].shackles)
            s.players[seat].shackles -= number
            if number:
                s.tell("unshackled", "HY-326", seat=seat, number=number)


class Block(Stop):
    """A slot is Blocked (HY-328 to HY-331)."""

    def read(self, given: Written) -> None:
        self.where: int = given.word("where", blocking.WHERE)

    def do(self, s: Hybris, text: Resolve) -> None:
        blocking.block(s, text.seat, self.where)


class Unblock(Stop):
    """Blocked tokens of the players' choice are removed."""

    def read(self, given: Written) -> None:
        self.how_many(given)

    def do(self, s: Hybris, text: Resolve) -> None:
        if s.blocked:
            s.then(blocking.Unblock(text.seat, self.n))


class Mill(Stop):
    """Cards of a common deck are discarded (HY-333); the number may be the Intensity of an Upgrade Concept."""

    def read(self, given: Written) -> None:
        self.n = given.number("n", 1, NAMED_NUMBERS)
        self.deck: int = given.word("deck", DECKS)

    def do(self, s: Hybris, text: Resolve) -> None:
        number = self.n if self.n < FIRST_NAMED else s.titan().intensity[self.n - FIRST_NAMED]
        chains.mill(s, self.deck, number)


class Intensity(Act):
    """The Intensity of an Upgrade Concept changes (HY-325)."""

    def read(self, given: Written) -> None:
        self.how_many(given)
        self.concept: int = given.word("concept", CONCEPTS)

    def do(self, s: Hybris, text: Resolve) -> None:
        chains.change_intensity(s, self.concept, self.n)


class AncientTech(Stop):
    """An Ancient Technology is gained; without one left nothing happens (HY-372, HY-374)."""

    def do(self, s: Hybris, text: Resolve) -> None:
        if s.ancient:
            s.then(ancient.TakeAncient(text.seat))
