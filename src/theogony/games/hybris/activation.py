"""A character is activated: it is paid for, moves, takes the bonus of its place and acts. -- 8.1 (HY-093 to HY-109,
HY-436)

Each stage is a step; once the turn is over (a defeat) those that are left do nothing.
"""

from typing import ClassVar, Final

from theogony.games.hybris import actions, combat
from theogony.games.hybris.content import (
    ACTIONS,
    ACTIONS_AT,
    AEGIS,
    ALLY,
    BONUS,
    CHARACTERS,
    CITIES,
    CITY,
    ILLUSTRATION,
    LOCATION_OF,
    LOCATIONS,
    NOWHERE,
    OLYMPIAN,
    OLYMPIAN_TYPE,
    ORACLE,
    PLACES,
    SEATS,
    TOKENS,
    TYPE,
    UNDERWORLD,
)
from theogony.games.hybris.duel import CITY as CITY_FIGHT
from theogony.games.hybris.goods import pay
from theogony.games.hybris.locations import any_place, malus, reached_by, refusal, ways
from theogony.games.hybris.moves import ACCEPT, ACT, GO, PASS, USE, span
from theogony.games.hybris.pillars import offer_pillar
from theogony.games.hybris.prices import reduction_refusal, spared, use_reduction, uses_of
from theogony.games.hybris.state import ABSENT, FALLEN, NOBODY, NOTHING, RESERVE, Activation, Hybris
from theogony.games.hybris.texts import SLOT, carry_out, modifier, moment, texts
from theogony.games.hybris.uses import holds_one, occur, usable, use
from theogony.games.hybris.well import generate
from theogony.kernel.fields import step
from theogony.kernel.refusal import Refusal, no
from theogony.kernel.state import exchanged
from theogony.kernel.step import Prompt, Step

ACTIVATION_COST: Final = modifier("activation_cost")
REVEALED: Final = moment("activate")
ARRIVED_IN_CITY: Final = moment("arrive_city")
ALLY_ARRIVES: Final = moment("ally_arrives")
OTHER_IN_UNDERWORLD: Final = moment("other_in_underworld")

# -- who can be activated -- HY-093, HY-094, HY-436 -------------------------------------------------------------------


def activation_refusal(s: Hybris, seat: int, character: int) -> Refusal | None:
    """Why the seat cannot activate this character now, or None. Where step 0 comes first, what the later steps ask for
    is tested after it (HY-436)."""
    refusal = reserve_refusal(s, seat, character)
    if refusal is not None or s.rules.resolves_first(s, seat, character):
        return refusal
    return going_refusal(s, seat, character)


def reserve_refusal(s: Hybris, seat: int, character: int) -> Refusal | None:
    """Why the character is not there to be activated (HY-093, HY-094)."""
    player = s.players[seat]
    name = CHARACTERS[character]
    where = player.at[character]
    if where == FALLEN:
        key = "olympian-wounded" if character == OLYMPIAN else "hero-in-underworld"
        return no("HY-094", key, remedy="choose-another-character", character=name)
    if where == ABSENT or where != RESERVE or player.spent >> character & 1:
        return no("HY-093", "not-in-reserve", remedy="choose-another-character", character=name)
    if character != OLYMPIAN and player.under[character] == NOTHING:
        return no("HY-094", "no-token", remedy="choose-another-character", character=name)
    return None


def going_refusal(s: Hybris, seat: int, character: int) -> Refusal | None:
    """Why the character cannot be paid for (HY-097), or can act nowhere (HY-105), as things stand."""
    cost = cheapest(s, seat, character)
    aegis = s.players[seat].goods[AEGIS] + s.rules.aegis_before_paying(s, seat, character)
    if cost > aegis:
        return no("HY-097", "too-little-aegis", remedy="gather-aegis", number=cost)
    if not leads_somewhere(s, seat, character, aegis - cost):
        return no("HY-105", "leads-nowhere", remedy="choose-another-character", character=CHARACTERS[character])
    return None


def leads_somewhere(s: Hybris, seat: int, character: int, aegis: int) -> bool:
    """Whether the character could act where it may go, with so much Aegis left (HY-105)."""
    token = s.players[seat].under[character]
    reached = reached_by(character, token, may_redirect(s, seat, character))
    return any_place(s, seat, character, reached, aegis, s.held())


def activatable(s: Hybris, seat: int) -> list[int]:
    """The characters for which there is no such refusal, ascending; faster."""
    player = s.players[seat]
    spent, under = player.spent, player.under
    ready = [OLYMPIAN] if player.at[OLYMPIAN] == RESERVE and not spent >> OLYMPIAN & 1 else []
    at = player.at
    for character, token in enumerate(under):
        if token != NOTHING and at[character] == RESERVE and not spent >> character & 1 and character != OLYMPIAN:
            ready.append(character)
    if not ready:
        return ready
    reduced = redirected = False
    if ready[-1] != OLYMPIAN:
        known = texts(s)
        reduced = holds_one(s, seat, known.holders_of[ACTIVATION_COST])
        redirected = holds_one(s, seat, known.holders_on[REVEALED])
    rules, aegis, held = s.rules, player.goods[AEGIS], s.held()
    step_zero = rules.step_zero
    found: list[int] = []
    for character in ready:
        left = aegis
        if character != OLYMPIAN:
            left -= cheapest(s, seat, character) if reduced else s.box.activation
        if step_zero:
            if rules.resolves_first(s, seat, character):
                found.append(character)
                continue
            left += rules.aegis_before_paying(s, seat, character)
        if left < 0:
            continue
        reached = reached_by(character, under[character], redirected and may_redirect(s, seat, character))
        if any_place(s, seat, character, reached, left, held):
            found.append(character)
    return found


def price(s: Hybris, character: int) -> int:
    """1 Aegis for a Hero or Prophet, nothing for an Olympian (HY-097)."""
    return 0 if TYPE[character] == OLYMPIAN_TYPE else s.box.activation


def cheapest(s: Hybris, seat: int, character: int) -> int:
    """The price with all reductions that the seat may still use (HY-436)."""
    full = price(s, character)
    return max(0, full - spared(s, seat, ACTIVATION_COST, TYPE[character])) if full else 0


def may_redirect(s: Hybris, seat: int, character: int) -> bool:
    """Whether a text of the seat may send the character elsewhere when its token is revealed."""
    if character == OLYMPIAN or not holds_one(s, seat, texts(s).holders_on[REVEALED]):
        return False
    return any(usable(s, seat, script, NOTHING, character) is None for script in texts(s).on[REVEALED])


def activate(s: Hybris, seat: int, character: int) -> None:
    """Pushes the stages of an activation."""
    under_way = Activation()
    under_way.seat = seat
    under_way.character = character
    s.activations = [under_way]
    if s.events is not None:
        s.tell("activated", "HY-093", seat=seat, character=CHARACTERS[character])
    s.agenda.extend(STAGES_OF_OLYMPIANS if character == OLYMPIAN else STAGES)
    if s.rules.step_zero:
        s.then(Concept())


class Stage(Step[Hybris]):
    """One stage of an activation; nothing, once the turn is over. The next ones follow at once, as long as nothing
    comes between: most of them push no step."""

    def run(self, s: Hybris) -> None:
        under_way = s.activations[0]
        stage: Stage = self
        while True:
            if not under_way.over:
                stage.go_on(s, under_way)
            top = s.agenda[-1] if s.agenda else None
            if not isinstance(top, Stage):
                return
            s.agenda.pop()
            stage = top

    def go_on(self, s: Hybris, under_way: Activation) -> None:
        raise NotImplementedError


class Concept(Stage):
    """Step 0, with Chronos: the Concept card of the player's Focus (HY-095)."""

    def go_on(self, s: Hybris, under_way: Activation) -> None:
        s.rules.before_paying(s, under_way.seat, under_way.character)


# -- step 1: pay ------------------------------------------------------------------------------------------------------


class Pay(Stage):
    """A Hero or Prophet is paid for; if that has become impossible, the turn ends here (HY-096, HY-097)."""

    def go_on(self, s: Hybris, under_way: Activation) -> None:
        if s.rules.step_zero and not still_possible(s, under_way.seat, under_way.character):
            come_to_nothing(s, under_way, "HY-096")
        elif under_way.character != OLYMPIAN:
            ask_price(s, under_way.seat, under_way.character)


def ask_price(s: Hybris, seat: int, character: int) -> None:
    """The price is paid, once the seat has said which reductions it uses, if it has any."""
    full = price(s, character)
    if uses_of(s, seat, ACTIVATION_COST, full, TYPE[character]):
        s.then(PayActivation(seat, character, full))
    else:
        pay(s, seat, AEGIS, full, "HY-097")


def still_possible(s: Hybris, seat: int, character: int) -> bool:
    """Whether a character that was chosen can be paid for and act after step 0."""
    return reserve_refusal(s, seat, character) is None and going_refusal(s, seat, character) is None


def come_to_nothing(s: Hybris, under_way: Activation, clause: str) -> None:
    """The turn ends here. Where a token leads may be why, so this shows something of it."""
    under_way.over = 1
    s.reveal("came-to-nothing", clause, seat=under_way.seat, character=CHARACTERS[under_way.character])


@step
class PayActivation(Prompt[Hybris]):
    """Does the seat use a reduction, before it pays for the activation? (HY-097, HY-426) It must, where the full price
    would leave too little to act (HY-105)."""

    character: int
    aegis: int  # to be paid
    clause: ClassVar[str] = "HY-097"
    kinds: ClassVar[tuple[range, ...]] = (span("accept"), span("use"))

    def check(self, s: Hybris, move: int) -> Refusal | None:
        if move != ACCEPT:
            return reduction_refusal(s, self.seat, ACTIVATION_COST, move - USE, self.aegis, TYPE[self.character])
        left = s.players[self.seat].goods[AEGIS] - self.aegis
        if left < 0:
            return no("HY-097", "too-little-aegis", remedy="use-a-reduction", number=self.aegis)
        if not leads_somewhere(s, self.seat, self.character, left):
            return no("HY-105", "cannot-pay-then", remedy="use-a-reduction")
        return None

    def possible(self, s: Hybris) -> bool:
        """Whether the character can act somewhere if all reductions are used: so it was chosen (HY-436)."""
        most = spared(s, self.seat, ACTIVATION_COST, TYPE[self.character])
        left = s.players[self.seat].goods[AEGIS] - max(0, self.aegis - most)
        return leads_somewhere(s, self.seat, self.character, left)

    def hides(self, s: Hybris) -> bool:
        """Whether the full price may be paid depends on where the token leads."""
        return bool(uses_of(s, self.seat, ACTIVATION_COST, self.aegis, TYPE[self.character]))

    def options(self, s: Hybris) -> list[int]:
        paid = [ACCEPT] if self.check(s, ACCEPT) is None else []
        return paid + uses_of(s, self.seat, ACTIVATION_COST, self.aegis, TYPE[self.character])

    def take(self, s: Hybris, move: int) -> None:
        if move == ACCEPT:
            pay(s, self.seat, AEGIS, self.aegis, "HY-097")
            return
        less = use_reduction(s, self.seat, ACTIVATION_COST, move - USE, TYPE[self.character])
        s.then(PayActivation(self.seat, self.character, max(0, self.aegis - less)))


# -- step 2: move -----------------------------------------------------------------------------------------------------


class PillarBefore(Stage):
    """An Olympian may resolve its Pillar before moving, or before the action (HY-110)."""

    def go_on(self, s: Hybris, under_way: Activation) -> None:
        offer_pillar(s, under_way.seat, 0)


class Reveal(Stage):
    """The token of a Hero or Prophet is revealed and used up; a Bonus Location goes back to the supply (HY-098,
    HY-099)."""

    def go_on(self, s: Hybris, under_way: Activation) -> None:
        seat, character = under_way.seat, under_way.character
        player = s.players[seat]
        player.spent |= 1 << character
        if character == OLYMPIAN:
            return
        token = player.under[character]
        player.under = exchanged(player.under, character, NOTHING)
        under_way.token = token
        if token == BONUS:
            s.bonus_tokens += 1
        else:
            player.used = exchanged(player.used, token, player.used[token] + 1)
        if s.events is None:
            s.unheard()
        else:
            s.reveal("token-revealed", "HY-098", seat=seat, character=CHARACTERS[character], token=TOKENS[token])
        if not holds_one(s, seat, texts(s).holders_on[REVEALED]):
            return
        if any_place(s, seat, character, reached_by(character, token, False), player.goods[AEGIS], s.held()):
            occur(s, seat, REVEALED, NOBODY, NOTHING, character)
        else:
            redirect(s, seat, character)


def redirect(s: Hybris, seat: int, character: int) -> None:
    """Its own Location is closed: the character was activated because a text may send it elsewhere, and it does
    (HY-436)."""
    for script in texts(s).on[REVEALED]:
        if usable(s, seat, script, NOTHING, character) is None:
            use(s, seat, script, NOBODY, NOTHING)
            return


class Travel(Stage):
    """Where it goes."""

    def go_on(self, s: Hybris, under_way: Activation) -> None:
        s.agenda.append(_GO[under_way.seat][under_way.character])


@step
class Go(Prompt[Hybris]):
    """To which place does the character go? (HY-100 to HY-103, HY-203)"""

    character: int
    clause: ClassVar[str] = "HY-101"
    kinds: ClassVar[tuple[range, ...]] = (span("go"),)

    def check(self, s: Hybris, move: int) -> Refusal | None:
        under_way = s.activations[0]
        reached = reached_by(self.character, under_way.token, under_way.redirected == 1)
        return refusal(s, self.seat, self.character, move - GO, reached, s.players[self.seat].goods[AEGIS])

    def options(self, s: Hybris) -> list[int]:
        under_way = s.activations[0]
        reached = reached_by(self.character, under_way.token, under_way.redirected == 1)
        aegis = s.players[self.seat].goods[AEGIS]
        return ways(s, self.seat, self.character, reached, aegis)

    def dead_end(self, s: Hybris) -> None:
        """A Pillar resolved before has closed every place: the turn ends here (HY-105)."""
        come_to_nothing(s, s.activations[0], "HY-105")

    def take(self, s: Hybris, move: int) -> None:
        place = move - GO
        s.activations[0].place = place
        if s.events is not None:
            s.tell("went", "HY-101", seat=self.seat, character=CHARACTERS[self.character], place=PLACES[place])


class Arrive(Stage):
    """An occupied City is fought for (HY-204); elsewhere the character stands where it went."""

    def go_on(self, s: Hybris, under_way: Activation) -> None:
        seat, character, place = under_way.seat, under_way.character, under_way.place
        if place >= CITY and s.rules.fought_for(s, seat, character, place - CITY):
            return
        s.players[seat].at[character] = place


def fight_for_city(s: Hybris, seat: int, character: int, city: int) -> bool:
    """Another player's character holds the City: a Combat decides (HY-204, HY-272)."""
    for other, its in s.occupants(CITY + city):
        combat.fight_player(s, CITY_FIGHT, seat, character, other, its, city, CityFought(seat, character, city))
        return True
    return False


@step
class CityFought(Step[Hybris]):
    """The newcomer takes the slot if it has won; else the Defender stays, and the turn is over (HY-204, HY-211,
    HY-272)."""

    seat: int
    character: int
    city: int

    def run(self, s: Hybris) -> None:
        if s.fight().won(self.seat):
            s.players[self.seat].at[self.character] = CITY + self.city
            s.tell("city-taken", "HY-272", seat=self.seat, city=CITIES[self.city])


# -- step 3: bonus or malus -------------------------------------------------------------------------------------------


class Bonus(Stage):
    """The bonus of the slot (HY-106), the malus of the illustration (HY-107), the Prayers of a City (HY-209)."""

    def go_on(self, s: Hybris, under_way: Activation) -> None:
        seat, place = under_way.seat, under_way.place
        if place >= CITY:
            generate(s, seat, s.box.city_prayers[place - CITY], "HY-209")
        elif place >= ILLUSTRATION:
            what, number = malus(s, seat, LOCATION_OF[place])
            pay(s, seat, what, number, "HY-107")
        else:
            carry_out(s, SLOT + place, seat)


class Arrived(Stage):
    """What answers an arrival (HY-432)."""

    def go_on(self, s: Hybris, under_way: Activation) -> None:
        seat, place = under_way.seat, under_way.place
        if under_way.character >= ALLY:
            occur(s, seat, ALLY_ARRIVES, NOBODY, NOTHING, under_way.character)
        if place >= CITY:
            occur(s, seat, ARRIVED_IN_CITY, NOBODY, place - CITY)


# -- step 4: the action -----------------------------------------------------------------------------------------------


class ChooseAction(Stage):
    """One action of the Location (HY-108)."""

    def go_on(self, s: Hybris, under_way: Activation) -> None:
        s.agenda.append(ActAt(under_way.seat, under_way.character, under_way.place))


@step
class ActAt(Prompt[Hybris]):
    """Which action of its Location does the character do? (HY-108)"""

    character: int
    place: int
    clause: ClassVar[str] = "HY-108"
    kinds: ClassVar[tuple[range, ...]] = (span("pass"), span("act"))

    def _can(self, s: Hybris, action: int) -> bool:
        aegis = s.players[self.seat].goods[AEGIS]
        return actions.can(s, self.seat, action, city_of(self.place), aegis)

    def hides(self, s: Hybris) -> bool:
        """Whether an Omen is possible depends on the hand."""
        return LOCATION_OF[self.place] == ORACLE and bool(s.hand(self.seat))

    def check(self, s: Hybris, move: int) -> Refusal | None:
        here = ACTIONS_AT[LOCATION_OF[self.place]]
        if move == PASS:  # only if what was possible before has become impossible
            left = any(self._can(s, action) for action in here)
            return no("HY-108", "must-act", remedy="choose-action") if left else None
        action = move - ACT
        if action not in here:
            return no("HY-108", "not-done-here", remedy="choose-action", location=LOCATIONS[LOCATION_OF[self.place]])
        if not self._can(s, action):
            return no("HY-418", "action-impossible", remedy="choose-action", action=ACTIONS[action])
        return None

    def options(self, s: Hybris) -> list[int]:
        seat, city, aegis = self.seat, city_of(self.place), s.players[self.seat].goods[AEGIS]
        here = ACTIONS_AT[LOCATION_OF[self.place]]
        return [ACT + action for action in here if actions.can(s, seat, action, city, aegis)] or [PASS]

    def take(self, s: Hybris, move: int) -> None:
        if move != PASS:
            actions.begin(s, self.seat, move - ACT, city_of(self.place), self.character)


def city_of(place: int) -> int:
    return place - CITY if place >= CITY else NOWHERE


class ActionDone(Stage):
    """Another player's action in the Underworld is an event for all others (Toll of the Styx)."""

    def go_on(self, s: Hybris, under_way: Activation) -> None:
        if LOCATION_OF[under_way.place] == UNDERWORLD:
            s.rules.acted_in_underworld(s, under_way.seat)


def tell_underworld(s: Hybris, seat: int) -> None:
    for other in reversed(s.others(seat)):
        occur(s, other, OTHER_IN_UNDERWORLD, seat)


class PillarAfter(Stage):
    """After the action at the latest the Pillar of an Olympian is resolved (HY-110)."""

    def go_on(self, s: Hybris, under_way: Activation) -> None:
        offer_pillar(s, under_way.seat, 1)


# by seat and character: steps are never changed, and all share these
_GO: Final[list[list[Go]]] = [[Go(seat, character) for character in range(len(CHARACTERS))] for seat in range(SEATS)]
# all stages, the last one first: steps are never changed, and every activation shares these
STAGES_OF_OLYMPIANS: Final[tuple[Step[Hybris], ...]] = (
    PillarAfter(), ActionDone(), ChooseAction(), PillarBefore(), Arrived(), Bonus(), Arrive(), Travel(), Reveal(),
    PillarBefore(), Pay(),
)  # fmt: skip
STAGES: Final[tuple[Step[Hybris], ...]] = (
    ActionDone(), ChooseAction(), Arrived(), Bonus(), Arrive(), Travel(), Reveal(), Pay(),
)  # fmt: skip
