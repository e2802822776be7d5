"""Influence in a City, and the Premonitions that are played then. -- 9.9 (HY-212 to HY-219), HY-164, HY-121"""

from typing import ClassVar, Final

from theogony.games.hybris.conditions import holds
from theogony.games.hybris.content import CITIES, FOLLOWER, KINDNESS, PREMONITIONS
from theogony.games.hybris.goods import gain
from theogony.games.hybris.hands import renew_premonitions
from theogony.games.hybris.moves import CITY, DONE, FOLLOWERS, KINDNESS as TAKE_KINDNESS, PREMONITION, SERVICE, span
from theogony.games.hybris.state import NOBODY, NOTHING, Hybris
from theogony.games.hybris.texts import (
    ANY,
    PREMONITION as REWARD,
    SERVICE as SERVICE_TEXT,
    carry_out,
    modifier,
    moment,
    run_source,
    texts,
)
from theogony.games.hybris.uses import modifiers, occur
from theogony.games.hybris.zones import FIRST_PREMONITION, PREMONITION_DISCARD, PREMONITION_HAND
from theogony.kernel.fields import step
from theogony.kernel.refusal import Refusal, no
from theogony.kernel.step import Prompt, Step

MORE_FOLLOWERS: Final = modifier("influence_followers")
INFLUENCED: Final = moment("influence")
ALLY_INFLUENCED: Final = moment("ally_influence")
PLAYED: Final = moment("premonition_played")


def influence(s: Hybris, seat: int, city: int, character: int) -> None:
    """Its Kindness, then its Followers or its Service (HY-212); a Temple's extra; Premonitions before and after these
    (HY-219). ``character`` is NOTHING where nobody is there (Truce, HY-121)."""
    if s.events is not None:
        s.tell("influenced", "HY-212", seat=seat, city=CITIES[city])
    gain(s, seat, KINDNESS, s.box.city_kindness[city], "HY-212")
    s.then(
        FollowersOrService(seat, city),
        TempleExtra(seat, city),
        PlayPremonitions(seat, city),
        Influenced(seat, city, character),
    )


class InfluenceAnywhere(Prompt[Hybris]):
    """In which City does the seat Influence? In any, whoever is there (HY-120, HY-121)."""

    clause: ClassVar[str] = "HY-121"
    kinds: ClassVar[tuple[range, ...]] = (span("city"),)

    def check(self, s: Hybris, move: int) -> Refusal | None:
        return None

    def take(self, s: Hybris, move: int) -> None:
        influence(s, self.seat, move - CITY, NOTHING)


@step
class FollowersOrService(Prompt[Hybris]):
    """Does the seat take the Followers of the City or its Service? (HY-212 to HY-217) Or does it play a Premonition
    first, as long as its prerequisite is met? (HY-164)"""

    city: int
    clause: ClassVar[str] = "HY-212"
    kinds: ClassVar[tuple[range, ...]] = (span("service"), span("followers"), span("premonition"))

    def check(self, s: Hybris, move: int) -> Refusal | None:
        return premonition_refusal(s, self.seat, self.city, move - PREMONITION) if move >= PREMONITION else None

    def hides(self, s: Hybris) -> bool:
        return bool(s.cards.content[PREMONITION_HAND + self.seat])

    def options(self, s: Hybris) -> list[int]:
        return [SERVICE, FOLLOWERS, *playable(s, self.seat, self.city)]

    def take(self, s: Hybris, move: int) -> None:
        if move >= PREMONITION:
            s.then(FollowersOrService(self.seat, self.city))
            play(s, self.seat, self.city, move - PREMONITION)
            return
        more = 0
        for op in modifiers(s, self.seat, MORE_FOLLOWERS):
            if op.city in (ANY, self.city):
                more += op.n
        if move == FOLLOWERS:
            gain(s, self.seat, FOLLOWER, s.box.city_followers[self.city] + more, "HY-212")
        else:
            gain(s, self.seat, FOLLOWER, more, "HY-212")  # even with the Service
            carry_out(s, SERVICE_TEXT + self.city, self.seat, NOBODY, self.city)


@step
class TempleExtra(Prompt[Hybris]):
    """With a Temple in the City: 1 Kindness or 1 Follower more? (HY-218)"""

    city: int
    clause: ClassVar[str] = "HY-218"
    kinds: ClassVar[tuple[range, ...]] = (span("done"), span("followers"), span("kindness"))

    def check(self, s: Hybris, move: int) -> Refusal | None:
        temple = s.players[self.seat].temples[self.city]
        if move == DONE:
            return no("HY-218", "temple-gives", remedy="choose-extra") if temple else None
        return None if temple else no("HY-218", "no-own-temple", remedy="go-on", city=CITIES[self.city])

    def options(self, s: Hybris) -> list[int]:
        return [FOLLOWERS, TAKE_KINDNESS] if s.players[self.seat].temples[self.city] else [DONE]

    def take(self, s: Hybris, move: int) -> None:
        if move != DONE:
            gain(s, self.seat, KINDNESS if move == TAKE_KINDNESS else FOLLOWER, 1, "HY-218")


# -- Premonitions -- HY-164 -------------------------------------------------------------------------------------------


def premonition_refusal(s: Hybris, seat: int, city: int, number: int) -> Refusal | None:
    """Why the seat cannot play this Premonition now, or None."""
    if FIRST_PREMONITION + number not in s.cards.content[PREMONITION_HAND + seat]:
        return no("HY-164", "premonition-not-held", remedy="choose-own-card", premonition=PREMONITIONS[number])
    if not met(s, seat, city, number):
        return no("HY-164", "prerequisite-not-met", remedy="play-it-later", premonition=PREMONITIONS[number])
    return None


def met(s: Hybris, seat: int, city: int, number: int) -> bool:
    """Whether the prerequisite holds now."""
    for one in texts(s).prerequisites[number]:
        if not holds(s, one, seat, city):
            return False
    return True


def playable(s: Hybris, seat: int, city: int) -> list[int]:
    """The moves that play a Premonition now."""
    held = sorted([card - FIRST_PREMONITION for card in s.cards.content[PREMONITION_HAND + seat]])
    return [PREMONITION + number for number in held if met(s, seat, city, number)]


def play(s: Hybris, seat: int, city: int, number: int) -> None:
    """A Premonition is revealed, rewarded and discarded."""
    s.cards.move(FIRST_PREMONITION + number, PREMONITION_HAND + seat, PREMONITION_DISCARD)
    s.reveal("premonition-played", "HY-164", seat=seat, premonition=PREMONITIONS[number])
    s.then(PremonitionPlayed(seat, city))
    run_source(s, REWARD + number, seat, NOBODY, city)
    renew_premonitions(s)


@step
class PlayPremonitions(Prompt[Hybris]):
    """Which Premonition whose prerequisite is met does the seat play? Any number, one after another (HY-164)."""

    city: int
    clause: ClassVar[str] = "HY-164"
    kinds: ClassVar[tuple[range, ...]] = (span("done"), span("premonition"))
    passing: ClassVar[int] = DONE

    def check(self, s: Hybris, move: int) -> Refusal | None:
        return None if move == DONE else premonition_refusal(s, self.seat, self.city, move - PREMONITION)

    def hides(self, s: Hybris) -> bool:
        return bool(s.cards.content[PREMONITION_HAND + self.seat])

    def options(self, s: Hybris) -> list[int]:
        return [DONE, *playable(s, self.seat, self.city)]

    def take(self, s: Hybris, move: int) -> None:
        if move != DONE:
            s.then(PlayPremonitions(self.seat, self.city))
            play(s, self.seat, self.city, move - PREMONITION)


@step
class PremonitionPlayed(Step[Hybris]):
    """What answers a played Premonition."""

    seat: int
    city: int

    def run(self, s: Hybris) -> None:
        occur(s, self.seat, PLAYED, NOBODY, self.city)


@step
class Influenced(Step[Hybris]):
    """Influence has been done: what answers it (HY-432)."""

    seat: int
    city: int
    character: int

    def run(self, s: Hybris) -> None:
        occur(s, self.seat, INFLUENCED, NOBODY, self.city)
        occur(s, self.seat, ALLY_INFLUENCED, NOBODY, self.city, self.character)
