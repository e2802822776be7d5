"""Avatars: how they move, how they are fought, how they contest. -- chapter 17 (HY-348 to HY-371, HY-425, HY-435,
HY-441)"""

from typing import Any, ClassVar

from theogony.games.hybris import combat, deploy
from theogony.games.hybris.chronos.chains import break_chain, change_intensity, decider, gain_vp
from theogony.games.hybris.content import (
    AVATARS,
    CITIES,
    CITY,
    CITY_OF,
    CONFLICT,
    KRATOS,
    PRAYER,
    PROPHET_TYPE,
    TYPE,
    UPGRADE_CONCEPTS,
)
from theogony.games.hybris.defeat import flee
from theogony.games.hybris.duel import ATTACKER, AVATAR, DEFENDER
from theogony.games.hybris.goods import gain
from theogony.games.hybris.hands import card_of, designs, discard
from theogony.games.hybris.moves import ACCEPT, CARD, CITY as TO_CITY, PASS, span
from theogony.games.hybris.state import NOTHING, Hybris
from theogony.games.hybris.zones import (
    ARENA_HAND,
    AVATAR_DECK,
    AVATAR_DESIGN,
    AVATAR_DISCARD,
    AVATAR_ROW,
    DESIGN,
    FIRST_ARENA,
    FIRST_AVATAR,
    HAND,
)
from theogony.kernel.fields import step
from theogony.kernel.refusal import Refusal, no
from theogony.kernel.step import Prompt, Step


def at_home(s: Hybris, avatar: int) -> bool:
    """Whether the Avatar is on the Chronos board."""
    return s.titan().avatar_at[avatar] == NOTHING


def lowest(s: Hybris) -> int:
    """The lowest-numbered Avatar on the Chronos board (HY-352, HY-356); NOTHING if none is there."""
    for avatar in range(len(AVATARS)):
        if at_home(s, avatar):
            return avatar
    return NOTHING


def open_to_avatars(s: Hybris, city: int) -> bool:
    """Neither Blocked nor held by another Avatar (HY-350)."""
    return not s.blocked >> CITY + city & 1 and city not in s.titan().avatar_at


def open_cities(s: Hybris) -> int:
    """The Cities (bits) to which an Avatar can go."""
    return sum([1 << city for city in range(len(CITIES)) if open_to_avatars(s, city)])


# -- moves ------------------------------------------------------------------------------------------------------------


def send(s: Hybris, avatar: int, city: int, concept: int) -> None:
    """An Avatar goes to a City, or to one that the players choose (NOTHING); if that cannot be, a Chain of the Concept
    breaks instead (HY-353, HY-354, HY-441)."""
    possible = open_cities(s) if city == NOTHING else open_cities(s) & 1 << city
    if avatar == NOTHING or not at_home(s, avatar) or not possible:
        break_chain(s, concept)
    elif city == NOTHING:
        s.then(SendAvatar(decider(s), avatar))
    else:
        arrive(s, avatar, city)


@step
class SendAvatar(Prompt[Hybris]):
    """To which City does the Avatar go? (HY-350)"""

    avatar: int
    clause: ClassVar[str] = "HY-350"
    kinds: ClassVar[tuple[range, ...]] = (span("city"),)

    def check(self, s: Hybris, move: int) -> Refusal | None:
        if not open_to_avatars(s, move - TO_CITY):
            return no("HY-350", "city-closed-to-avatars", remedy="choose-another-city", city=CITIES[move - TO_CITY])
        return None

    def take(self, s: Hybris, move: int) -> None:
        arrive(s, self.avatar, move - TO_CITY)


def arrive(s: Hybris, avatar: int, city: int) -> None:
    """The Avatar stands in a City from now on; it generates no Prayer (HY-349). Whoever is there fights it (HY-350); in
    the middle of a Combat that waits for its end (HY-370)."""
    s.titan().avatar_at[avatar] = city
    s.tell("avatar-moved", "HY-350", avatar=AVATARS[avatar], city=CITIES[city])
    if not s.fights:
        meet(s, avatar)
    elif s.occupants(CITY + city):
        s.titan().waiting_avatars += (avatar,)


def meet(s: Hybris, avatar: int) -> None:
    """Who is in the City of the Avatar fights it as Defender; a Prophet flees (HY-362, HY-425)."""
    for seat, character in s.occupants(CITY + s.titan().avatar_at[avatar]):
        if TYPE[character] == PROPHET_TYPE:
            flee(s, seat, character)
        else:
            begin_fight(s, seat, character, DEFENDER, avatar, AvatarFought(seat, avatar))


class WaitingAvatars(Step[Hybris]):
    """Avatars that came to a City in the middle of a Combat meet who is there, in the order of their cards
    (HY-370)."""

    def run(self, s: Hybris) -> None:
        titan = s.titan()
        if titan.waiting_avatars:
            avatar = titan.waiting_avatars[0]
            titan.waiting_avatars = titan.waiting_avatars[1:]
            s.then(WaitingAvatars())
            meet(s, avatar)


# -- fights -----------------------------------------------------------------------------------------------------------


def begin_fight(s: Hybris, seat: int, character: int, role: int, avatar: int, outcome: Step[Any]) -> None:
    """As against the game, with a row of Avatar cards whose texts are resolved before the player plays (HY-364,
    HY-365)."""
    fight = combat.fight_game(s, AVATAR, seat, character, role, avatar, outcome)
    side = 1 - role
    enemy = s.box.avatars[avatar]
    fight.base = enemy.base
    for _ in range(enemy.cards):
        if not s.cards.content[AVATAR_DECK]:
            s.cards.move_all([AVATAR_DISCARD], AVATAR_DECK)
            s.tell("avatar-cards-shuffled", "HY-365")
        for card in s.cards.draw(AVATAR_DECK, AVATAR_ROW, 1, s.rng, s.cards.plan.everybody):
            fight.rows[side] += (AVATAR_DESIGN[card - FIRST_AVATAR],)
            fight.made[side] += (0,)
            fight.dealt[side] += (0,)
    s.reveal("avatar-row", "HY-365", avatar=AVATARS[avatar], cards=[CONFLICT[design] for design in fight.rows[side]])
    for place in range(len(fight.rows[side]) - 1, -1, -1):
        s.then(combat.CardText(side, place))


def beaten(s: Hybris, seat: int, avatar: int) -> None:
    """A beaten Avatar goes back to the Chronos board, and its victor gains Prayers (HY-351, HY-367)."""
    s.titan().avatar_at[avatar] = NOTHING
    gain(s, seat, PRAYER, s.box.avatar_prayers[avatar], "HY-367")


@step
class AvatarFought(Step[Hybris]):
    """An Avatar that has come to a City stays there if it has won (HY-366, HY-367)."""

    seat: int
    avatar: int

    def run(self, s: Hybris) -> None:
        if s.fight().won(self.seat):
            beaten(s, self.seat, self.avatar)


def fight_for_city(s: Hybris, seat: int, character: int, city: int) -> bool:
    """A fighter enters the City of an Avatar, as Attacker (HY-262, HY-361)."""
    if city not in s.titan().avatar_at:
        return False
    avatar = s.titan().avatar_at.index(city)
    begin_fight(s, seat, character, ATTACKER, avatar, AvatarCityFought(seat, character, avatar, city))
    return True


@step
class AvatarCityFought(Step[Hybris]):
    """Who has beaten the Avatar takes its City; else it stays (HY-366, HY-367)."""

    seat: int
    character: int
    avatar: int
    city: int

    def run(self, s: Hybris) -> None:
        if s.fight().won(self.seat):
            beaten(s, self.seat, self.avatar)
            s.players[self.seat].at[self.character] = CITY + self.city
            s.tell("city-taken", "HY-272", seat=self.seat, city=CITIES[self.city])


def city_refusal(s: Hybris, character: int, city: int) -> Refusal | None:
    """A Prophet is not sent to an Avatar (HY-363)."""
    if TYPE[character] == PROPHET_TYPE and city in s.titan().avatar_at:
        return no("HY-363", "avatar-there", remedy="choose-another-place", city=CITIES[city])
    return None


# -- Contest ----------------------------------------------------------------------------------------------------------


def contest(s: Hybris, protectors: list[int]) -> None:
    """The lowest-numbered Avatar contests a Deploy (HY-356); the others may cancel that together (HY-357, HY-417)."""
    avatar = lowest(s)
    if avatar != NOTHING:
        s.tell("avatar-contests", "HY-356", avatar=AVATARS[avatar])
        s.then(Protect(avatar, tuple(protectors), 0, ()))


def needed(s: Hybris) -> int:
    """The Force of cards that cancels a Contest: the Intensity of Kratos (HY-357)."""
    return s.titan().intensity[UPGRADE_CONCEPTS.index(KRATOS)]


@step
class Protect(Step[Hybris]):
    """Each is asked once, in Greatness order, until the Force is reached (HY-435)."""

    avatar: int
    seats: tuple[int, ...]
    force: int
    offered: tuple[int, ...]  # seat, design, and so on

    def run(self, s: Hybris) -> None:
        if self.seats:
            s.then(Offer(self.seats[0], self.avatar, self.seats[1:], self.force, self.offered))
        else:
            contest_begins(s, self.avatar)


def cancel_contest(s: Hybris, avatar: int, offered: tuple[int, ...]) -> None:
    """The cards offered are discarded, and Kratos gains 1 Intensity (HY-357)."""
    for place in range(0, len(offered), 2):
        seat, design = offered[place], offered[place + 1]
        discard(s, seat, card_of(s, seat, design), "HY-357")
    s.tell("contest-cancelled", "HY-357", avatar=AVATARS[avatar])
    change_intensity(s, KRATOS, 1)


@step
class Offer(Prompt[Hybris]):
    """Which Conflict card does the seat offer against the Contest, open to all? Or no more (HY-357, HY-435). Against
    Intensity 0 none is needed (HY-359)."""

    avatar: int
    seats: tuple[int, ...]  # asked after this one
    force: int
    offered: tuple[int, ...]
    clause: ClassVar[str] = "HY-435"
    kinds: ClassVar[tuple[range, ...]] = (span("pass"), span("accept"), span("card"))
    passing: ClassVar[int] = PASS

    def _held(self, s: Hybris) -> list[int]:
        """The designs of the hand that are not offered yet."""
        held = sorted([DESIGN[card] for card in s.hand(self.seat)])
        for place in range(0, len(self.offered), 2):
            if self.offered[place] == self.seat:
                held.remove(self.offered[place + 1])
        return held

    def _show(self, s: Hybris, design: int) -> None:
        """The card stays known if it goes back (HY-438); of copies, as many as are offered."""
        zone = (ARENA_HAND if card_of(s, self.seat, design) >= FIRST_ARENA else HAND) + self.seat
        places = [place for place, card in enumerate(s.cards.content[zone]) if DESIGN[card] == design]
        left = self._held(s).count(design)
        s.cards.show_at(places[len(places) - left], zone, s.cards.plan.everybody)

    def check(self, s: Hybris, move: int) -> Refusal | None:
        if move == PASS:
            return None
        if move == ACCEPT:
            return no("HY-359", "cards-are-needed", remedy="choose-own-card") if needed(s) else None
        held = self._held(s)
        if move - CARD not in held:
            return no("HY-435", "not-in-hand", remedy="choose-own-card", card=CONFLICT[move - CARD])
        if not self.seats and self.force + sum([s.box.force[design] for design in held]) < needed(s):
            return no("HY-435", "cannot-suffice", remedy="pass")
        return None

    def hides(self, s: Hybris) -> bool:
        return bool(s.hand(self.seat))

    def options(self, s: Hybris) -> list[int]:
        cards = [CARD + design for design in designs(s, self.seat)]
        return [move for move in (PASS, ACCEPT, *cards) if self.check(s, move) is None]

    def take(self, s: Hybris, move: int) -> None:
        if move == PASS:
            s.then(Protect(self.avatar, self.seats, self.force, self.offered))
            return
        if move == ACCEPT:
            cancel_contest(s, self.avatar, ())
            return
        design = move - CARD
        self._show(s, design)
        s.reveal("offered", "HY-435", seat=self.seat, card=CONFLICT[design])
        force = self.force + s.box.force[design]  # as printed (HY-359)
        offered = (*self.offered, self.seat, design)
        if force >= needed(s):
            cancel_contest(s, self.avatar, offered)
        else:
            s.then(Offer(self.seat, self.avatar, self.seats, force, offered))


def contest_begins(s: Hybris, avatar: int) -> None:
    """The Avatar comes to the City of the Deploy and fights; a Prophet flees and it has won (HY-357, HY-360 to
    HY-362)."""
    under_way = s.deployment()
    city = CITY_OF[under_way.space]
    s.titan().avatar_at[avatar] = city
    s.tell("avatar-moved", "HY-357", avatar=AVATARS[avatar], city=CITIES[city])
    if TYPE[under_way.character] == PROPHET_TYPE:
        flee(s, under_way.seat, under_way.character)
        under_way.lost = 1
    else:
        outcome = AvatarContested(under_way.seat, avatar)
        begin_fight(s, under_way.seat, under_way.character, DEFENDER, avatar, outcome)


@step
class AvatarContested(Step[Hybris]):
    """The outcome of a Contest by an Avatar (HY-366, HY-367)."""

    seat: int
    avatar: int

    def run(self, s: Hybris) -> None:
        if s.fight().won(self.seat):
            beaten(s, self.seat, self.avatar)
        else:
            s.deployment().lost = 1


def rewards_of_lost_contest(s: Hybris) -> None:
    """Chronos gains the VP of the Technology, who deploys the other two rewards (HY-366)."""
    under_way = s.deployment()
    gain_vp(s, s.box.tile_vp[under_way.tile], "HY-366")
    deploy.give_rewards(s, under_way.seat, deploy.ALL_REWARDS & ~(1 << deploy.BY_VP))
