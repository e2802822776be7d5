"""Operations that most texts share: Hoplites, Heroes, Priests, Attributes, cards, Monsters."""

from typing import Final

from theogony.games.hellas.content import (
    ATTRIBUTES,
    BLESSINGS,
    CITY,
    LANDS,
    NEIGHBOURS,
    NEXT_TO,
    PLACES,
    SPEED,
)
from theogony.games.hellas.control import controlled, set_control
from theogony.games.hellas.effects.choosing import (
    LEND,
    RAISE,
    SET,
    ChooseAttribute,
    ChooseGlory,
    ChooseOption,
    ClearAction,
    Exchange,
    KeepCards,
    KillWhere,
    PutHero,
    SwapFor,
    WoundMonster,
)
from theogony.games.hellas.hands import discard_some, draw, draw_cards, hand_limit
from theogony.games.hellas.injuries import Heal as HealOne, heal_all
from theogony.games.hellas.kills import Lose, kill_in
from theogony.games.hellas.monster_phase import MonsterPhase as PhaseOfMonsters
from theogony.games.hellas.offers import Draft, draw_blessings, offer_artifacts, offer_blessings
from theogony.games.hellas.pieces import gain_priests, monsters_in, on_map, raise_attribute
from theogony.games.hellas.recruit import can_recruit, place, recruit_in_one
from theogony.games.hellas.state import NOBODY, OFF_MAP, Hellas
from theogony.games.hellas.texts import (
    ACTORS,
    ALL,
    ORIGINS,
    TARGETS,
    Act,
    Resolve,
    Standing,
    Stop,
    amount,
    target,
)
from theogony.games.hellas.walking import PickMonster, WalkMonster, walk_one_hoplite
from theogony.games.hellas.zones import FRESH
from theogony.kernel.effects.machine import Written

SPEED_AMOUNT: Final = amount("speed")
HALF_THERE: Final = amount("ceil(half)")
TO_HAND_LIMIT: Final = amount("to_hand_limit")
HERO_REGION: Final = target("hero_region")
THE_REGION: Final = target("region")
NEW_REGION: Final = target("new_region")
ONE_NEIGHBOUR: Final = target("one_neighbor")
EACH_NEIGHBOUR: Final = target("each_neighbor")
EACH_PLAYER: Final = target("each_player_in_region")
ONE_CITY: Final = target("one_controlled_city_or_sparta")
EACH_CITY: Final = target("each_controlled_city_or_sparta")
ANY_REGION: Final = target("any_region")
OR_NEIGHBOUR: Final = ORIGINS.index("hero_region_or_neighbor")
MONSTER_WITH_HERO: Final = target("monster_in_hero_region")
OPPONENT: Final = ACTORS.index("opponent")
EACH_PLAYER_CHOOSES: Final = ACTORS.index("each_player_in_region")
EVERYWHERE: Final = (1 << PLACES) - 1
KILLED: Final[list[str]] = [
    "none", "region", "hero_region", "new_region", "one_neighbor", "each_neighbor", "each_player_in_region"
]  # fmt: skip


# -- Hoplites ---------------------------------------------------------------------------------------------------------


class KillHoplites(Stop):
    """So many Hoplites die where the target says; who carries out the text distributes the losses (LH-093)."""

    def __init__(self, given: Written) -> None:
        super().__init__(given)
        self.conditional = True

    def read(self, given: Written) -> None:
        self.target = target(KILLED[given.word("target", KILLED, "none")])

    def due(self, s: Hellas, text: Resolve) -> bool:
        """Not where nobody is: most Regions are empty, and the text need not wait for nothing."""
        if self.target in (THE_REGION, EACH_PLAYER) and not s.hoplites_in(text.region):
            return False
        return super().due(s, text)

    def can(self, s: Hellas, seat: int) -> bool:
        if self.target == HERO_REGION:
            return on_map(s, seat) and bool(s.rules.killable(s, seat, s.players[seat].region))
        return True

    def do(self, s: Hellas, text: Resolve) -> None:
        seat, region = text.seat, text.region
        if self.target == HERO_REGION:
            self.kill_there(s, seat, s.players[seat].region)
        elif self.target == THE_REGION:
            self.kill_there(s, seat, region)
        elif self.target == NEW_REGION:
            self.kill_there(s, seat, s.monster_at[text.monster])
        elif self.target == EACH_NEIGHBOUR:
            for near in NEIGHBOURS[region][::-1]:
                kill_in(s, seat, near, self.amount)
        elif self.target == EACH_PLAYER:
            for other in s.rules.in_turn(s, seat)[::-1]:
                if s.army(other, region):
                    s.then(Lose(other, region, self.amount))
        elif self.target == ONE_NEIGHBOUR:
            beside = [r for r in NEIGHBOURS[region] if s.hoplites_in(r)]
            if beside:
                s.then(KillWhere(seat, sum([1 << r for r in beside]), self.amount))
        else:
            s.then(Lose(seat, region, self.amount))

    def kill_there(self, s: Hellas, seat: int, region: int) -> None:
        number = self.amount
        if number == HALF_THERE:  # half of all Hoplites there, rounded up
            number = (s.hoplites_in(region) + 1) // 2
        kill_in(s, seat, region, number)


class Recruit(Stop):
    """Hoplites from the supply; without a target into the Battle under way."""

    def read(self, given: Written) -> None:
        self.target = given.word("target", TARGETS, "none")

    def where(self, s: Hellas, seat: int) -> int:
        """The Regions (bits) of which one is chosen, or all."""
        if self.target == HERO_REGION:
            return 1 << s.players[seat].region if on_map(s, seat) else 0
        held = controlled(s, seat)
        return held & CITY if self.target in (ONE_CITY, EACH_CITY) else held

    def can(self, s: Hellas, seat: int) -> bool:
        return self.target == 0 or can_recruit(s, seat, self.where(s, seat))

    def do(self, s: Hellas, text: Resolve) -> None:
        if self.target == 0:
            from theogony.games.hellas.effects.battle import recruit_into_battle

            recruit_into_battle(s, text, self.amount)
            return
        regions = self.where(s, text.seat)
        if self.target == EACH_CITY:
            from theogony.games.hellas.recruit import Place, barred

            open_to = sum([1 << r for r in range(PLACES) if regions >> r & 1 and barred(s, text.seat, r) is None])
            if open_to and s.players[text.seat].supply:
                s.then(Place(text.seat, open_to, self.amount, open_to.bit_count(), 0))
        elif regions.bit_count() == 1 and self.target == HERO_REGION:
            if can_recruit(s, text.seat, regions):
                place(s, text.seat, s.players[text.seat].region, self.amount, False)
        else:
            recruit_in_one(s, text.seat, regions, self.amount)


class MoveHoplites(Stop):
    """Real movement (LH-344): one Hoplite straight to any Region, or step by step; others move into a Battle."""

    def read(self, given: Written) -> None:
        self.origin = given.word("from", ORIGINS, "none")
        self.distance = given.number("distance", 0, {"speed": SPEED_AMOUNT})
        if given.has("target"):
            given.word("target", ["any_region"])  # without a distance
        if given.has("to"):
            given.word("to", ["battle_region"])

    def can(self, s: Hellas, seat: int) -> bool:
        if self.origin:
            return True
        return any(s.hoplites[PLACES * seat : PLACES * (seat + 1)])

    def do(self, s: Hellas, text: Resolve) -> None:
        if self.origin:
            from theogony.games.hellas.effects.battle import bring_into_battle

            bring_into_battle(s, text, self.origin, self.amount)
        else:
            steps = s.attribute(text.seat, SPEED) if self.distance == SPEED_AMOUNT else self.distance
            walk_one_hoplite(s, text.seat, steps)


class Unfortify(Act):
    """Hoplites in the Region stop being Fortified."""

    def read(self, given: Written) -> None:
        self.target = given.word("target", TARGETS)

    def do(self, s: Hellas, text: Resolve) -> None:
        if self.target == THE_REGION:
            s.fortified &= ~(1 << text.region)
        elif text.memo:  # the Region named before, and 1
            s.fortified &= ~(1 << text.memo - 1)


class TakeControl(Stop):
    """A Control Token in the Hero's Region (Head of Sphinx); the game may end by it."""

    def read(self, given: Written) -> None:
        given.word("target", ["hero_region"])

    def can(self, s: Hellas, seat: int) -> bool:
        region = s.players[seat].region
        return region != s.rules.closed(s) and s.control.count(seat) < s.box.control_tokens

    def do(self, s: Hellas, text: Resolve) -> None:
        set_control(s, text.seat, s.players[text.seat].region, "LH-029")


# -- cards ------------------------------------------------------------------------------------------------------------


class DrawCombat(Stop):
    """Combat cards; with ``keep`` so many of them are kept and the rest discarded."""

    def read(self, given: Written) -> None:
        self.keep = given.number("keep", 0)

    def do(self, s: Hellas, text: Resolve) -> None:
        number = self.amount
        if number == TO_HAND_LIMIT:
            number = max(0, hand_limit(s, text.seat) - len(s.hand(text.seat)))
        if not self.keep:
            draw(s, text.seat, number, "LH-145")
            return
        if draw_cards(s, text.seat, number, "LH-145", FRESH):
            s.then(KeepCards(text.seat, self.keep))


class DiscardCombat(Stop):
    """Combat cards of the owner's choice, or of the opponent's in a Battle."""

    def can(self, s: Hellas, seat: int) -> bool:
        return bool(s.hand(seat)) or self.who == OPPONENT

    def do(self, s: Hellas, text: Resolve) -> None:
        discard_some(s, text.other if self.who == OPPONENT else text.seat, self.amount, "LH-332")


class ReplaceCombat(Stop):
    """Combat cards are discarded, and as many drawn (Eye of Graeae)."""

    def can(self, s: Hellas, seat: int) -> bool:
        return bool(s.hand(seat))

    def do(self, s: Hellas, text: Resolve) -> None:
        s.then(Exchange(text.seat, 0))


class DrawBlessing(Stop):
    """So many Blessings, some are kept; in a Draft more cards (Cassandra: offers.py looks it up)."""

    def read(self, given: Written) -> None:
        self.keep = given.number("keep", 1)

    def do(self, s: Hellas, text: Resolve) -> None:
        offer_blessings(s, text.seat, self.amount, self.keep, "LH-382")


class SwapBlessing(Stop):
    """A Blessing is drawn; it, or one that the seat holds, is discarded (Orpheus' Lyre)."""

    def can(self, s: Hellas, seat: int) -> bool:
        return bool(s.blessing_deck or s.blessing_discards)

    def do(self, s: Hellas, text: Resolve) -> None:
        s.offered = draw_blessings(s, 1)
        s.tell("blessings-drawn", "LH-145", seat=text.seat, blessings=[BLESSINGS[b] for b in s.offered])
        s.then(SwapFor(text.seat))


class DrawNeutralArtifacts(Stop):
    """So many Neutral Artifacts, some are kept (LH-131)."""

    def read(self, given: Written) -> None:
        self.keep = given.number("keep", 1)

    def can(self, s: Hellas, seat: int) -> bool:
        return bool(s.artifact_deck)

    def do(self, s: Hellas, text: Resolve) -> None:
        offer_artifacts(s, text.seat, self.amount, self.keep, "LH-131")


class BlessingDraft(Stop):
    """A Blessing Draft (LH-144)."""

    def do(self, s: Hellas, text: Resolve) -> None:
        s.then(Draft(text.seat))


# -- Heroes -----------------------------------------------------------------------------------------------------------


class Heal(Stop):
    """Attribute tokens are flipped back."""

    def can(self, s: Hellas, seat: int) -> bool:
        return s.players[seat].injuries != 0

    def do(self, s: Hellas, text: Resolve) -> None:
        if self.amount == ALL:
            heal_all(s, text.seat)
        elif s.players[text.seat].injuries:
            s.then(HealOne(text.seat))


class RaiseAttribute(Stop):
    """For good, at most 5; ``choice`` lets the owner pick, ``different`` asks for so many different ones."""

    def read(self, given: Written) -> None:
        self.attribute = given.word("attribute", [*ATTRIBUTES, "choice"])
        self.different = given.number("different", 1)

    def do(self, s: Hellas, text: Resolve) -> None:
        if self.attribute < len(ATTRIBUTES):
            raise_for_good(s, text.seat, self.attribute, self.amount)
        else:
            s.then(ChooseAttribute(text.seat, RAISE, self.different, 0, 0))


def raise_for_good(s: Hellas, seat: int, attribute: int, number: int) -> None:
    """An Attribute rises for good; at 5 the raise is lost (LH-049)."""
    if raise_attribute(s, seat, attribute, number):
        value = s.attributes[3 * seat + attribute]
        s.tell("attribute", "LH-049", seat=seat, attribute=ATTRIBUTES[attribute], number=value)


class SetAttribute(Stop):
    """One Attribute of the owner's choice is raised to this value if it is lower."""

    def do(self, s: Hellas, text: Resolve) -> None:
        s.then(ChooseAttribute(text.seat, SET, 1, self.amount, 0))


class TemporaryAttribute(Stop):
    """An Attribute of the owner's choice is 1 higher for one action (Golden Goblet)."""

    def do(self, s: Hellas, text: Resolve) -> None:
        s.then(ChooseAttribute(text.seat, LEND, 1, 0, 0))


class PlaceHero(Stop):
    """A Hero is put in a Region; that is no Hero Movement and starts no Quest (LH-372)."""

    def read(self, given: Written) -> None:
        self.target = given.word("target", TARGETS)
        self.optional = given.flag("optional")

    def can(self, s: Hellas, seat: int) -> bool:
        return on_map(s, seat)

    def do(self, s: Hellas, text: Resolve) -> None:
        if self.target == ANY_REGION and not self.who:
            if on_map(s, text.seat):
                s.then(PutHero(text.seat))
        else:
            from theogony.games.hellas.effects.hunt import place_hunter

            place_hunter(s, text, self.target == ANY_REGION, self.optional)


class Priest(Act):
    """From the supply to the Pool."""

    def can(self, s: Hellas, seat: int) -> bool:
        return s.priests_left(seat) > 0

    def do(self, s: Hellas, text: Resolve) -> None:
        gain_priests(s, text.seat, self.amount, "LH-074")


class TakeFreeGlory(Stop):
    """A Glory Token that nobody holds."""

    def do(self, s: Hellas, text: Resolve) -> None:
        if NOBODY in s.glory:
            s.then(ChooseGlory(text.seat, sum([1 << land for land in range(len(LANDS)) if s.glory[land] == NOBODY])))


# -- actions ----------------------------------------------------------------------------------------------------------


class ExtraSpecialAction(Act):
    """One more Special Action at once (LH-370)."""

    def do(self, s: Hellas, text: Resolve) -> None:
        s.extras += self.amount


class ClearUsedActions(Stop):
    """Used Action Tokens are taken off the own Special Actions."""

    def can(self, s: Hellas, seat: int) -> bool:
        return s.players[seat].used != 0

    def do(self, s: Hellas, text: Resolve) -> None:
        if self.amount == ALL:
            s.players[text.seat].used = 0
            s.tell("actions-cleared", "LH-085", seat=text.seat)
        elif s.players[text.seat].used:
            s.then(ClearAction(text.seat))


class HuntWhenCovered(Standing):
    """The Hunt action although it is covered (Exhausted Fight: special_action.py)."""


class StartHunt(Stop):
    """A Hunt that is not the Special Action (LH-369)."""

    def can(self, s: Hellas, seat: int) -> bool:
        from theogony.games.hellas import hunt

        return bool(hunt.options(s, seat))

    def do(self, s: Hellas, text: Resolve) -> None:
        from theogony.games.hellas.special_action import ChooseHunt

        s.then(ChooseHunt(text.seat, 0))


class MonsterPhase(Stop):
    """An extra Monster Phase (Pandora's Box)."""

    def can(self, s: Hellas, seat: int) -> bool:
        return bool(s.roaming())

    def do(self, s: Hellas, text: Resolve) -> None:
        s.then(PhaseOfMonsters(text.seat, 0))


# -- Monsters ---------------------------------------------------------------------------------------------------------


class MoveMonster(Stop):
    """A Monster goes so many Regions, or to any one (Exile)."""

    def read(self, given: Written) -> None:
        self.target = given.word("target", TARGETS, "none")
        self.origin = given.word("from", ORIGINS, "none")
        self.optional = given.flag("optional")
        self.kills: int = 0  # Hoplites in each Region that it enters
        if given.has("each_entered"):
            given.block("each_entered")
            kills = given.blocks[-1][0]
            assert isinstance(kills, KillHoplites)
            self.kills = kills.amount

    def within(self, s: Hellas, seat: int) -> int:
        """The Regions (bits) from which a Monster may be moved."""
        home = s.players[seat].region
        if not self.origin:
            return EVERYWHERE
        if home == OFF_MAP:
            return 0
        return NEXT_TO[home] | 1 << home if self.origin == OR_NEIGHBOUR else 1 << home

    def can(self, s: Hellas, seat: int) -> bool:
        within = self.within(s, seat)
        for region in s.monster_at:
            if region != OFF_MAP and within >> region & 1:
                return True
        return False

    def do(self, s: Hellas, text: Resolve) -> None:
        if text.monster >= 0:  # of a tray, or of an Order: that Monster
            s.then(WalkMonster(text.seat, text.monster, self.amount, int(self.optional), self.kills))
            return
        within = self.within(s, text.seat)
        found = sum([1 << monster for monster in s.roaming() if within >> s.monster_at[monster] & 1])
        if found:
            s.then(PickMonster(text.seat, found, 0 if self.target == ANY_REGION else self.amount))


class Wound(Stop):
    """A Wound marker on an uncovered symbol of a Monster (LH-135); in a Hunt of the hunted one."""

    def read(self, given: Written) -> None:
        self.target = given.word("target", TARGETS, "none")

    def monsters(self, s: Hellas, seat: int) -> int:
        if self.target == MONSTER_WITH_HERO:
            return sum([1 << monster for monster in monsters_in(s, s.players[seat].region)])
        return sum([1 << monster for monster in s.roaming()])

    def can(self, s: Hellas, seat: int) -> bool:
        return self.target == 0 or self.monsters(s, seat) != 0

    def do(self, s: Hellas, text: Resolve) -> None:
        if self.target == 0:
            from theogony.games.hellas.effects.hunt import wound_hunted

            wound_hunted(s, text)
            return
        found = self.monsters(s, text.seat)
        if found:
            s.then(WoundMonster(text.seat, found))


class Choose(Stop):
    """One of several blocks is carried out, as the owner or each player there chooses."""

    def read(self, given: Written) -> None:
        self.options: list[int] = given.options("options")

    def can(self, s: Hellas, seat: int) -> bool:
        return any(self.possible(s, seat, place) for place in range(len(self.options)))

    def possible(self, s: Hellas, seat: int, place: int) -> bool:
        """Whether the first operation of an option would do anything."""
        op = self.blocks[place][0]
        return not isinstance(op, (Act, Stop)) or op.can(s, seat)

    def do(self, s: Hellas, text: Resolve) -> None:
        if self.who == 0:
            s.then(ChooseOption(text.seat, self.at, 1, text.source, text.region, text.monster))
        elif self.who == EACH_PLAYER_CHOOSES:  # one after another, from the left of who rolls (LH-336)
            for other in s.rules.in_turn(s, text.seat)[::-1]:
                if s.army(other, text.region):
                    s.then(ChooseOption(other, self.at, 0, text.source, text.region, text.monster))
        else:
            from theogony.games.hellas.effects.titan import another_chooses

            another_chooses(s, text, self)
