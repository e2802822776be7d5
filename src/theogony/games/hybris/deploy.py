"""Deploy a Technology: the Contest, the rewards, the bonuses. -- 9.10 (HY-220 to HY-242)"""

from typing import ClassVar, Final

from theogony.games.hybris import combat
from theogony.games.hybris.amendments import CLAIMED_FIRST
from theogony.games.hybris.content import (
    AFFINITY,
    CHARACTERS,
    CITIES,
    CITY,
    CITY_OF,
    KINDNESS,
    OLYMPIAN_TYPE,
    PROPHET_TYPE,
    SPACES,
    SPACES_OF,
    TECHNOLOGIES,
    TECHNOLOGY_KIND,
    TYPE,
    VP,
)
from theogony.games.hybris.defeat import take_back_token
from theogony.games.hybris.duel import CONTEST as CONTEST_FIGHT
from theogony.games.hybris.goods import gain, take_from_well
from theogony.games.hybris.links import connected
from theogony.games.hybris.moves import CONTEST, DEPLOY, PASS, PRAYER, REWARD, REWARDS, SPACE, VP as TAKE_VP, span
from theogony.games.hybris.state import FALLEN, NOBODY, NOTHING, RESERVE, Deployment, Hybris
from theogony.games.hybris.texts import (
    ANY,
    IMMEDIATE,
    KINDNESS_SPACE,
    TECHNOLOGY,
    modifier,
    moment,
    run_source,
    run_text,
    texts,
)
from theogony.games.hybris.uses import modified, modifiers, occur
from theogony.kernel.fields import step
from theogony.kernel.refusal import Refusal, no
from theogony.kernel.state import exchanged
from theogony.kernel.step import Prompt, Step

DEPLOY_VP: Final = modifier("deploy_vp")
LINK_VP: Final = modifier("link_vp")
DEPLOYED: Final = moment("deploy")
# the three rewards (HY-232), as the moves count them
BY_VP: Final = 0
BY_PRAYERS: Final = 1
BY_KINDNESS: Final = 2
ALL_REWARDS: Final = 7


def can_deploy(s: Hybris, seat: int, city: int) -> bool:
    """A stored Technology and an empty space in the City (HY-220)."""
    return s.players[seat].stored != 0 and any(s.deployed[space] == NOTHING for space in SPACES_OF[city])


def deploy(s: Hybris, seat: int, city: int, character: int) -> None:
    s.then(ChooseTechnology(seat, city, character))


# -- step 1: the tile -------------------------------------------------------------------------------------------------


@step
class ChooseTechnology(Prompt[Hybris]):
    """Which stored Technology does the seat deploy? (HY-221)"""

    city: int
    character: int
    clause: ClassVar[str] = "HY-221"
    kinds: ClassVar[tuple[range, ...]] = (span("deploy"),)

    def check(self, s: Hybris, move: int) -> Refusal | None:
        if not s.players[self.seat].stored >> move - DEPLOY & 1:
            return no("HY-220", "not-stored", remedy="choose-stored", technology=TECHNOLOGIES[move - DEPLOY])
        return None

    def options(self, s: Hybris) -> list[int]:
        stored = s.players[self.seat].stored
        return [DEPLOY + technology for technology in range(len(TECHNOLOGIES)) if stored >> technology & 1]

    def take(self, s: Hybris, move: int) -> None:
        s.then(ChooseSpace(self.seat, self.city, self.character, move - DEPLOY))


@step
class ChooseSpace(Prompt[Hybris]):
    """On which empty space of the City? Tiles are never turned (HY-221, HY-222)."""

    city: int
    character: int
    technology: int
    clause: ClassVar[str] = "HY-221"
    kinds: ClassVar[tuple[range, ...]] = (span("space"),)

    def check(self, s: Hybris, move: int) -> Refusal | None:
        space = move - SPACE
        if CITY_OF[space] != self.city:
            return no("HY-221", "other-city", remedy="choose-space-here", space=SPACES[space])
        if s.deployed[space] != NOTHING:
            return no("HY-220", "space-taken", remedy="choose-empty-space", space=SPACES[space])
        return None

    def options(self, s: Hybris) -> list[int]:
        return [SPACE + space for space in SPACES_OF[self.city] if s.deployed[space] == NOTHING]

    def take(self, s: Hybris, move: int) -> None:
        space, tile = move - SPACE, self.technology
        player = s.players[self.seat]
        player.stored &= ~(1 << tile)
        player.deployed |= 1 << tile  # its power works from now on (HY-244)
        s.deployed = exchanged(s.deployed, space, tile)
        under_way = Deployment()
        under_way.seat, under_way.character, under_way.tile, under_way.space = self.seat, self.character, tile, space
        s.deployments = [under_way]
        s.tell("deployed", "HY-221", seat=self.seat, technology=TECHNOLOGIES[tile], city=CITIES[self.city])
        s.then(Rewards(), Bonuses(), LinkedOwners(), ImmediatePower(), DeployDone())
        s.rules.contest(s, self.seat, self.city)


# -- step 2: the Contest ----------------------------------------------------------------------------------------------


def ask_contest(s: Hybris, seat: int) -> None:
    """The other players are asked one by one, the rightmost in Greatness first, until one contests (HY-223, HY-416)."""
    s.then(Contest(tuple(s.others(seat)[::-1])))


@step
class Contest(Step[Hybris]):
    """Who may still contest is asked next."""

    seats: tuple[int, ...]

    def run(self, s: Hybris) -> None:
        if self.seats and s.deployment().contester == NOBODY:
            s.then(MayContest(self.seats[0]), Contest(self.seats[1:]))


class MayContest(Prompt[Hybris]):
    """Does the seat contest, and with whom? With its Olympian, or a Hero that has a token (HY-223, HY-224)."""

    clause: ClassVar[str] = "HY-223"
    kinds: ClassVar[tuple[range, ...]] = (span("pass"), span("contest"))
    passing: ClassVar[int] = PASS

    def check(self, s: Hybris, move: int) -> Refusal | None:
        if move == PASS:
            return None
        character = move - CONTEST
        player = s.players[self.seat]
        name = CHARACTERS[character]
        if player.passed:
            return no("HY-134", "has-passed", remedy="pass")
        if TYPE[character] == PROPHET_TYPE:
            return no("HY-224", "prophets-do-not-contest", remedy="choose-another-character", character=name)
        if TYPE[character] == OLYMPIAN_TYPE and player.at[character] == FALLEN:
            return no("HY-224", "olympian-wounded", remedy="choose-another-character", character=name)
        if player.at[character] != RESERVE or player.spent >> character & 1:
            return no("HY-224", "not-available", remedy="choose-another-character", character=name)
        if TYPE[character] != OLYMPIAN_TYPE and player.under[character] == NOTHING:
            return no("HY-224", "no-token", remedy="choose-another-character", character=name)
        return None

    def options(self, s: Hybris) -> list[int]:
        player = s.players[self.seat]
        found = [PASS]
        if not player.passed:
            for character, where in enumerate(player.at):
                if where == RESERVE and TYPE[character] != PROPHET_TYPE and not player.spent >> character & 1:
                    if TYPE[character] == OLYMPIAN_TYPE or player.under[character] != NOTHING:
                        found.append(CONTEST + character)
        return found

    def take(self, s: Hybris, move: int) -> None:
        if move == PASS:
            return
        character = move - CONTEST
        under_way = s.deployment()
        under_way.contester = self.seat
        take_back_token(s, self.seat, character)
        s.players[self.seat].spent |= 1 << character  # HY-226, HY-227
        s.tell("contested", "HY-223", seat=self.seat, character=CHARACTERS[character])
        outcome = Contested(self.seat, character)
        city = CITY_OF[under_way.space]
        combat.fight_player(s, CONTEST_FIGHT, self.seat, character, under_way.seat, under_way.character, city, outcome)


@step
class Contested(Step[Hybris]):
    """A Contester who wins takes the slot, never its bonus, and claims a reward first (HY-228 to HY-231)."""

    seat: int
    character: int

    def run(self, s: Hybris) -> None:
        if s.fight().won(self.seat):
            under_way = s.deployment()
            under_way.lost = 1
            s.players[self.seat].at[self.character] = CITY + CITY_OF[under_way.space]


# -- step 3: the rewards ----------------------------------------------------------------------------------------------


class Rewards(Step[Hybris]):
    """All three go to who deploys; after a lost Contest the Contester claims one first (HY-231, HY-232)."""

    def run(self, s: Hybris) -> None:
        under_way = s.deployment()
        if not under_way.lost:
            give_rewards(s, under_way.seat, ALL_REWARDS)
        else:
            s.rules.contest_won(s, under_way.contester)


class Claim(Prompt[Hybris]):
    """Which of the three rewards does the Contester claim? (HY-231)"""

    clause: ClassVar[str] = "HY-231"
    kinds: ClassVar[tuple[range, ...]] = (span("reward"),)

    def check(self, s: Hybris, move: int) -> Refusal | None:
        return None

    def take(self, s: Hybris, move: int) -> None:
        claimed = move - REWARD
        s.tell("reward-claimed", "HY-231", seat=self.seat, reward=REWARDS[claimed])
        share(s, self.seat, claimed)


def share(s: Hybris, seat: int, claimed: int) -> None:
    """One reward goes to who has claimed it, then the other two to who deploys (HY-231)."""
    others = ALL_REWARDS & ~(1 << claimed)
    if s.amended(CLAIMED_FIRST):
        s.then(OtherRewards(others))
    else:
        give_rewards(s, s.deployment().seat, others)
    give_rewards(s, seat, 1 << claimed)


@step
class OtherRewards(Step[Hybris]):
    """The rewards (bits) that the Contester has left, with all that his own has set off."""

    rewards: int

    def run(self, s: Hybris) -> None:
        give_rewards(s, s.deployment().seat, self.rewards)


def give_rewards(s: Hybris, seat: int, rewards: int) -> None:
    """These rewards (bits): the VP of the tile, its Prayers from the Well, the Kindness track of who deploys
    (HY-232)."""
    under_way = s.deployment()
    if rewards >> BY_KINDNESS & 1:
        s.then(KindnessBonuses(seat))  # HY-234
    if rewards >> BY_VP & 1:
        gain(s, seat, VP, s.box.tile_vp[under_way.tile], "HY-232")
    if rewards >> BY_PRAYERS & 1:
        take_from_well(s, seat, s.box.tile_prayers[under_way.tile], "HY-232")


@step
class KindnessBonuses(Step[Hybris]):
    """All bonuses at and below the cube of who deploys go to the seat (HY-232, HY-234)."""

    seat: int

    def run(self, s: Hybris) -> None:
        kindness = s.players[s.deployment().seat].goods[KINDNESS]
        for space in range(kindness, 0, -1):
            run_source(s, KINDNESS_SPACE + space, self.seat)


# -- step 4: the bonuses of who deploys, also after a lost Contest (HY-240) -------------------------------------------


class Bonuses(Step[Hybris]):
    """The cube goes back (HY-233); 1 VP for the Affinity, the Temple's choice, 1 VP for each connection (HY-235,
    HY-236)."""

    def run(self, s: Hybris) -> None:
        under_way = s.deployment()
        seat, tile = under_way.seat, under_way.tile
        player = s.players[seat]
        if player.goods[KINDNESS]:
            player.goods[KINDNESS] = 0
            s.tell("kindness-back", "HY-233", seat=seat)
        city = CITY_OF[under_way.space]
        kind = TECHNOLOGY_KIND[tile]
        if kind == AFFINITY[city]:
            gain(s, seat, VP, 1, "HY-235")
        gain(s, seat, VP, sum([op.n for op in modifiers(s, seat, DEPLOY_VP) if op.kind in (ANY, kind)]), "HY-426")
        links = len(connected(s, under_way.space))
        gain(s, seat, VP, links * (1 + modified(s, seat, LINK_VP)), "HY-236")
        if player.temples[city]:
            s.then(TempleReward(seat))


class TempleReward(Prompt[Hybris]):
    """With a Temple in the City: 1 VP, or 1 Prayer of the Well if there is one? (HY-235)"""

    clause: ClassVar[str] = "HY-235"
    kinds: ClassVar[tuple[range, ...]] = (span("vp"), span("prayer"))

    def check(self, s: Hybris, move: int) -> Refusal | None:
        if move == PRAYER and not s.well:
            return no("HY-235", "well-is-empty", remedy="take-vp")
        return None

    def take(self, s: Hybris, move: int) -> None:
        if move == TAKE_VP:
            gain(s, self.seat, VP, 1, "HY-235")
        else:
            take_from_well(s, self.seat, 1, "HY-235")


class LinkedOwners(Step[Hybris]):
    """Each owner of a connected tile gains 1 VP for it, who deploys for his own others too (HY-238)."""

    def run(self, s: Hybris) -> None:
        for space in connected(s, s.deployment().space):
            gain(s, s.owner[s.deployed[space]], VP, 1, "HY-238")


class ImmediatePower(Step[Hybris]):
    """Last, an Immediate power of the tile, by its owner (HY-239)."""

    def run(self, s: Hybris) -> None:
        under_way = s.deployment()
        for script in texts(s).of[TECHNOLOGY + under_way.tile]:
            if script.timing == IMMEDIATE:
                run_text(s, script, under_way.seat)


class DeployDone(Step[Hybris]):
    """Deploy has been done: what answers it (HY-432)."""

    def run(self, s: Hybris) -> None:
        seat, city = s.deployment().seat, CITY_OF[s.deployment().space]
        s.deployments = []
        occur(s, seat, DEPLOYED, NOBODY, city)
