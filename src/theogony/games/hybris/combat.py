"""Combat: against the game and against another player. -- chapter 11 (HY-246 to HY-276, HY-422, HY-423, HY-439)

A chapter that begins a Combat says which step decides what its outcome means; in the order of HY-439 that comes after
the defeat; then the cards are put away, and the events come last.
"""

from typing import Any, ClassVar, Final

from theogony.games.hybris import defeat, reckoning
from theogony.games.hybris.box import Enemy
from theogony.games.hybris.content import CONFLICT, OLYMPIAN, PROPHET_TYPE, SEATS, TYPE
from theogony.games.hybris.duel import ATTACKER, AVATAR, CONTEST, DEFENDER, KINDS
from theogony.games.hybris.hands import card_of, designs, move_card, renew, renew_coliseum
from theogony.games.hybris.moves import PLAY, STOP, span
from theogony.games.hybris.state import NOBODY, NOTHING, Fight, Hybris
from theogony.games.hybris.strength import (
    SEDUCTION,
    determination,
    seduces,
    spent_determination,
    total,
)
from theogony.games.hybris.texts import ANY, PLAYED_CARD, carry_out, modifier, moment
from theogony.games.hybris.uses import modifiers, occur
from theogony.games.hybris.zones import (
    ARENA_DISCARD,
    ARENA_PLAYED,
    AVATAR_DISCARD,
    AVATAR_ROW,
    COLISEUM_DECK,
    COLISEUM_DISCARD,
    DESIGN,
    DISCARD,
    HAND,
    PLAYED,
    REVEALED,
)
from theogony.kernel.fields import step
from theogony.kernel.refusal import Refusal, no
from theogony.kernel.step import Prompt, Seal, Step

COMBAT_START: Final = moment("combat_start")
COMBAT_WON: Final = moment("combat_won")
COMBAT_LOST: Final = moment("combat_lost")
CONTESTED: Final = moment("contested")
SEDUCED: Final = moment("seduction")
ALLY_FIGHTS: Final = moment("ally_fight")
ALLY_WON: Final = moment("ally_won")
WIN_TIES: Final = modifier("win_ties")
BOTH: Final = 3  # sides, as bits


def without(elements: tuple[int, ...], shown: list[int]) -> tuple[int, ...]:
    """The Elements that are still needed once a card with these is there; each symbol counts once (HY-176, HY-180)."""
    left = elements
    for element in shown:
        if element in left:
            place = left.index(element)
            left = left[:place] + left[place + 1 :]
    return left


# -- a Combat begins --------------------------------------------------------------------------------------------------


def fight_game(s: Hybris, kind: int, seat: int, character: int, role: int, about: int, outcome: Step[Any]) -> Fight:
    """A player against the game, in this role (HY-262); its Force is found next, then cards are played."""
    fight = _new(s, kind, about)
    fight.seats[role] = seat
    fight.characters[role] = character
    if s.events is not None:
        s.tell("combat-begins", "HY-246", seat=seat, combat=KINDS[kind], about=reckoning.about(s, fight))
    s.agenda.extend((*_END, outcome, _DECIDE, _PLAY_ON[seat], _START))
    return fight


def face(s: Hybris, fight: Fight, enemy: Enemy) -> None:
    """The Force of an enemy: base, revealed Coliseum cards, and 1 for each symbol of its Elements (HY-255 to
    HY-257)."""
    force = enemy.base
    for _ in range(enemy.cards):
        drawn = s.cards.draw(COLISEUM_DECK, REVEALED, 1, s.rng, s.cards.plan.everybody)
        renew_coliseum(s)
        for card in drawn:
            force += s.box.force[DESIGN[card]]
            for element in enemy.elements:
                force += s.box.elements[DESIGN[card]].count(element)
    fight.base = force
    fight.elements = enemy.elements
    if s.events is None:
        s.unheard()
    else:
        shown = [CONFLICT[DESIGN[card]] for card in s.cards.content[REVEALED]]
        s.reveal("enemy-force", "HY-255", cards=shown, force=force)


def fight_player(
    s: Hybris, kind: int, attacker: int, character: int, defender: int, its: int, about: int, outcome: Step[Any]
) -> None:
    """Two players; a Prophet flees and the Attacker has won without a Combat (HY-208, HY-228, HY-263)."""
    fight = _new(s, kind, about)
    fight.seats = [attacker, defender]
    fight.characters = [character, its]
    if TYPE[its] == PROPHET_TYPE:
        fight.fled = 1
        fight.winner = ATTACKER
        s.players[attacker].won += 1  # HY-276
        defeat.flee(s, defender, its)
        s.then(outcome, Aftermath())
        return
    s.tell(
        "combat-between", "HY-263", seat=attacker, other=defender, combat=KINDS[kind], about=reckoning.about(s, fight)
    )
    s.agenda.extend((*_END, outcome, _DECIDE, Round(), _START))


def _new(s: Hybris, kind: int, about: int) -> Fight:
    assert not s.fights
    fight = Fight()
    fight.kind, fight.about = kind, about
    s.fights = [fight]
    return fight


def is_contest(s: Hybris, fight: Fight) -> bool:
    """Whether a Deploy is contested, by a player or by an Avatar, who counts as an Olympian (HY-223, HY-348): an Avatar
    that meets somebody else meanwhile contests nothing."""
    if fight.kind != AVATAR or not s.deployments:
        return fight.kind == CONTEST
    under_way = s.deployment()
    return fight.seats[DEFENDER] == under_way.seat and fight.characters[DEFENDER] == under_way.character


class CombatStart(Step[Hybris]):
    """Powers for the start of a Combat, the Attacker's first (HY-432), and those of an ally that fights."""

    def run(self, s: Hybris) -> None:
        fight = s.fight()
        for side in (DEFENDER, ATTACKER):
            seat = fight.seats[side]
            if seat != NOBODY:
                foe = fight.seats[1 - side]
                if side == DEFENDER and is_contest(s, fight):
                    occur(s, seat, CONTESTED, foe)
                occur(s, seat, ALLY_FIGHTS, foe, NOTHING, fight.characters[side])
                occur(s, seat, COMBAT_START, foe)


# -- cards are played -------------------------------------------------------------------------------------------------


def card_refusal(s: Hybris, seat: int, design: int) -> Refusal | None:
    """Why the seat cannot turn this card up now: Determination (HY-252), or a limit of the Quest."""
    fight = s.fight()
    side = fight.side(seat)
    if card_of(s, seat, design) < 0:
        return no("HY-258", "not-in-hand", remedy="choose-own-card", card=CONFLICT[design])
    cost = spent_determination(s, fight, side) + s.box.determination[design]
    if cost > determination(s, seat):
        return no("HY-252", "too-little-determination", remedy="choose-cheaper-card", card=CONFLICT[design])
    if fight.most != NOTHING and len(fight.rows[side]) >= fight.most:
        return no("HY-179", "too-many-cards", remedy="stop", number=fight.most)
    return None


def playable(s: Hybris, seat: int) -> list[int]:
    """The moves that turn a card up; a new list."""
    fight = s.fight()
    side = fight.side(seat)
    if fight.most != NOTHING and len(fight.rows[side]) >= fight.most:
        return []
    hand = designs(s, seat)
    if not hand:
        return hand
    left = determination(s, seat) - spent_determination(s, fight, side)
    costs = s.box.determination
    return [PLAY + design for design in hand if costs[design] <= left]


def turn_up(s: Hybris, seat: int, design: int) -> None:
    """A card of the hand lies face up at the right end of the Combat Zone (HY-258); its text comes later."""
    fight = s.fight()
    side = fight.side(seat)
    move_card(s, card_of(s, seat, design), HAND, PLAYED, seat)
    fight.rows[side] += (design,)
    fight.made[side] += (0,)
    fight.dealt[side] += (0,)
    if s.events is None:
        s.unheard()
    else:
        s.reveal("card-played", "HY-250", seat=seat, card=CONFLICT[design])


@step
class CardText(Step[Hybris]):
    """The text of a face-up card is applied (HY-250), unless it was cancelled before (HY-422)."""

    side: int
    place: int

    def run(self, s: Hybris) -> None:
        fight = s.fight()
        if not fight.cancelled[self.side] >> self.place & 1:
            fight.resolving[self.side] = self.place
            design = fight.rows[self.side][self.place]
            carry_out(s, PLAYED_CARD + design, fight.seats[self.side], fight.seats[1 - self.side])


class PlayOn(Prompt[Hybris]):
    """Which card does the seat play next, face up? Or does it stop? (HY-258, HY-261, HY-269)"""

    clause: ClassVar[str] = "HY-258"
    kinds: ClassVar[tuple[range, ...]] = (span("play"), span("stop"))
    passing: ClassVar[int] = STOP

    def check(self, s: Hybris, move: int) -> Refusal | None:
        return None if move == STOP else card_refusal(s, self.seat, move - PLAY)

    def hides(self, s: Hybris) -> bool:
        return bool(s.hand(self.seat))

    def options(self, s: Hybris) -> list[int]:
        found = playable(s, self.seat)
        found.append(STOP)
        return found

    def take(self, s: Hybris, move: int) -> None:
        if move == STOP:
            return
        turn_up(s, self.seat, move - PLAY)
        fight = s.fight()
        side = fight.side(self.seat)
        s.agenda.append(self)
        s.agenda.append(CardText(side, len(fight.rows[side]) - 1))


# -- rounds between players -- HY-263 to HY-270 -----------------------------------------------------------------------


class Round(Step[Hybris]):
    """Both decide at once: stop, or go on with a card (HY-270). Who has no card stops, openly (HY-265)."""

    def run(self, s: Hybris) -> None:
        fight = s.fight()
        fight.round += 1
        fight.went_on = 0
        s.then(AfterRound())
        asked: list[Prompt[Hybris]] = [GoOn(seat) for seat in fight.seats if s.hand(seat)]
        if asked:
            s.then(Seal(tuple(asked)))


class GoOn(Prompt[Hybris]):
    """Continue with this card, or Stop? (HY-264 to HY-267)"""

    clause: ClassVar[str] = "HY-265"
    kinds: ClassVar[tuple[range, ...]] = (span("play"), span("stop"))

    def check(self, s: Hybris, move: int) -> Refusal | None:
        if move == STOP:
            return None
        refusal = card_refusal(s, self.seat, move - PLAY)
        if refusal is not None and refusal.clause == "HY-252":
            return no("HY-267", "too-little-determination", remedy="stop", card=CONFLICT[move - PLAY])
        return refusal

    def options(self, s: Hybris) -> list[int]:
        found = playable(s, self.seat)
        found.append(STOP)
        return found

    def take(self, s: Hybris, move: int) -> None:
        if move == STOP:
            s.reveal("stopped", "HY-266", seat=self.seat)
        else:
            s.fight().went_on |= 1 << s.fight().side(self.seat)
            turn_up(s, self.seat, move - PLAY)


class AfterRound(Step[Hybris]):
    """The texts of the cards turned up, the Attacker's first (HY-268); then another round, the end, or one goes on
    alone (HY-269)."""

    def run(self, s: Hybris) -> None:
        fight = s.fight()
        if fight.went_on == BOTH:
            s.then(Round())
        for side in (DEFENDER, ATTACKER):
            if fight.went_on >> side & 1:
                if fight.went_on != BOTH:
                    s.then(PlayOn(fight.seats[side]))
                s.then(CardText(side, len(fight.rows[side]) - 1))


# -- the end of a Combat -- HY-439 ------------------------------------------------------------------------------------


class Decide(Step[Hybris]):
    """The winner is fixed, the loser bears the defeat."""

    def run(self, s: Hybris) -> None:
        fight = s.fight()
        forces = [total(s, fight, ATTACKER), total(s, fight, DEFENDER)]
        fight.winner = winner(s, fight, forces)
        if s.events is not None:
            reckoning.tell_force(s, fight, ATTACKER)
            reckoning.tell_force(s, fight, DEFENDER)
            s.tell(
                "combat-decided",
                "HY-271",
                winner=fight.seats[fight.winner],
                force=forces[fight.winner],
                against=forces[1 - fight.winner],
            )
        won, lost = fight.seats[fight.winner], fight.seats[1 - fight.winner]
        if won != NOBODY:
            s.players[won].won += 1
        if lost != NOBODY:
            defeat.fall(s, lost, fight.characters[1 - fight.winner])
            defeat.end_turn(s, lost)


def winner(s: Hybris, fight: Fight, forces: list[int]) -> int:
    """The side that wins: by Seduction (HY-398), by Force, on a tie the player against the game (HY-259) and the
    Defender between players (HY-271), unless a power says otherwise."""
    for side in (ATTACKER, DEFENDER):
        seat = fight.seats[side]
        beguiled = seat != NOBODY and forces[1 - side] == 0 and _elements_shown(s, fight, side)
        if beguiled and modifiers(s, seat, SEDUCTION):
            fight.seduced = int(seduces(s, fight, side))
            return side
    if NOBODY in fight.seats:
        side = 1 - fight.seats.index(NOBODY)
        return side if forces[side] >= forces[1 - side] and _elements_shown(s, fight, side) else 1 - side
    if forces[ATTACKER] != forces[DEFENDER]:
        return int(forces[DEFENDER] > forces[ATTACKER])
    ties = [op for op in modifiers(s, fight.seats[ATTACKER], WIN_TIES) if op.role in (ANY, ATTACKER)]
    return ATTACKER if ties else DEFENDER


def _elements_shown(s: Hybris, fight: Fight, side: int) -> bool:
    """Whether the cards played show all Elements that a Confrontation asks for (HY-180)."""
    left = fight.needed
    for design in fight.rows[side]:
        left = without(left, s.box.elements[design])
    return not left


class PutAway(Step[Hybris]):
    """Last of all Combat Zones go to the discard piles of their players, revealed cards to that of the Coliseum
    (HY-260, HY-274): what defeat and reward draw is drawn without them."""

    def run(self, s: Hybris) -> None:
        for seat in s.fight().seats:
            if seat != NOBODY:
                _put_away(s, PLAYED + seat, DISCARD + seat)
                _put_away(s, ARENA_PLAYED + seat, ARENA_DISCARD + seat)
                renew(s, seat)
        _put_away(s, REVEALED, COLISEUM_DISCARD)
        _put_away(s, AVATAR_ROW, AVATAR_DISCARD)
        renew_coliseum(s)


def _put_away(s: Hybris, start: int, end: int) -> None:
    """The cards of this zone, if there are any, go to that one."""
    if s.cards.content[start]:
        s.cards.move_all([start], end)


class Aftermath(Step[Hybris]):
    """The events of the end of a Combat: the active player's first, then in Greatness order (HY-245, HY-439)."""

    def run(self, s: Hybris) -> None:
        s.then(CombatOver())
        fighters = s.fights[0].seats
        seats = [seat for seat in s.in_greatness_order() if seat in fighters]
        if s.turn in seats:
            seats.remove(s.turn)
            seats.insert(0, s.turn)
        for seat in reversed(seats):
            _events_of(s, s.fight(), seat)


def _events_of(s: Hybris, fight: Fight, seat: int) -> None:
    """What has happened to one of the fighters."""
    side = fight.side(seat)
    foe = fight.seats[1 - side]
    if fight.winner == side:
        if fight.seduced:
            occur(s, seat, SEDUCED, foe)
        occur(s, seat, ALLY_WON, foe, NOTHING, fight.characters[side])
        occur(s, seat, COMBAT_WON, foe)
    elif not fight.fled:  # the owner of a Prophet has neither won nor lost (HY-208)
        if fight.characters[side] != OLYMPIAN:
            defeat.hero_defeated(s, seat)
        occur(s, seat, COMBAT_LOST, foe)


class CombatOver(Step[Hybris]):
    """Nothing of the Combat is left."""

    def run(self, s: Hybris) -> None:
        s.fights = []
        s.rules.combat_over(s)


# steps are never changed, and all Combats share these: what comes after the outcome, the last one first
_END: Final[tuple[Step[Hybris], ...]] = (Aftermath(), PutAway())
_DECIDE: Final = Decide()
_START: Final = CombatStart()
_PLAY_ON: Final[list[PlayOn]] = [PlayOn(seat) for seat in range(SEATS)]
