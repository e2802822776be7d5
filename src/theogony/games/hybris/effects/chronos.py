"""Operations of the Chronos module. Their words are read; what they do waits for chapters 15 to 18 (see UNFINISHED)."""

from theogony.games.hybris.content import AVATARS, CHAINED, CITIES, CONCEPTS, GOODS, LOCATIONS
from theogony.games.hybris.hands import DECKS
from theogony.games.hybris.texts import COUNTERS, Stop
from theogony.kernel.effects.machine import Written

CHAINED_CONCEPTS: list[str] = [CONCEPTS[concept] for concept in CHAINED]


class BreakChain(Stop):
    """Chains of a Concept are broken (HY-318)."""

    def read(self, given: Written) -> None:
        self.concept: int = given.word("concept", CONCEPTS)


class AddChain(Stop):
    """Chains are put back where that is possible (HY-319)."""

    def read(self, given: Written) -> None:
        self.concept: int = given.word("concept", [*CONCEPTS, "any"])


class ChronosGain(Stop):
    """Chronos gains resources or VP (HY-321, HY-322)."""

    def read(self, given: Written) -> None:
        self.what: int = given.word("what", GOODS)
        self.per: int = given.word("per", COUNTERS, "one")
        self.most: int = given.number("max", 1 << 20)


class MoveAvatar(Stop):
    """An Avatar goes from the Chronos board to a City, or a Chain breaks (HY-350 to HY-354)."""

    def read(self, given: Written) -> None:
        self.avatar: int = given.word("avatar", [*AVATARS, "lowest"])
        self.city: int = given.word("city", [*CITIES, "any"])
        self.concept: int = given.word("concept", CONCEPTS)


class Shackle(Stop):
    """Shackles are taken (HY-326)."""


class Unshackle(Stop):
    """Shackles are discarded, as many as there are."""


class Block(Stop):
    """A slot is Blocked (HY-328 to HY-331)."""

    def read(self, given: Written) -> None:
        self.where: int = given.word("where", [*LOCATIONS, *CITIES, "any_city", "any"])


class Unblock(Stop):
    """Blocked tokens are removed."""


class Mill(Stop):
    """Cards of a common deck are discarded (HY-333); a number may be the Intensity of an Upgrade Concept."""

    def read(self, given: Written) -> None:
        self.deck: int = given.word("deck", DECKS)


class Intensity(Stop):
    """The Intensity of an Upgrade Concept changes (HY-325)."""

    def read(self, given: Written) -> None:
        self.concept: int = given.word("concept", CONCEPTS)


class AncientTech(Stop):
    """An Ancient Technology is gained (HY-372, HY-373)."""
