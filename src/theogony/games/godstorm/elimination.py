"""Checks after every change of armies, and the end of a player. -- chapters 20 and 28"""

from theogony.games.godstorm.content import ALL_PLACES, CARDS, DECKS, LANDS, MAGIC
from theogony.games.godstorm.pieces import banish
from theogony.games.godstorm.state import NOBODY, NOWHERE, World
from theogony.games.godstorm.zones import REMOVED, hand_zones, held, territory_hand
from theogony.kernel.result import Result
from theogony.kernel.step import Step


class TurnOver(Step[World]):
    """The floor of a turn on the agenda: what a player who is eliminated in the own turn falls back to (GS-304)."""

    def run(self, s: World) -> None:
        """Effects that last 'this turn' end, however the turn ended (GS-257); the step below goes on."""
        s.fire = [0] * 5
        s.sacred = []


def settle(s: World, culprit: int) -> None:
    """The checks of GS-285, in order: gods without armies, empty places, eliminated players, end of the game.

    Call it last: it may cut the agenda down to the end of the turn. The culprit is the player whose action it was.
    """
    owner, armies = s.owner, s.armies
    for i, land in enumerate(s.gods):  # GS-034
        if land != NOWHERE and (owner[land] != i // 4 or armies[land] == 0):
            banish(s, i // 4, i % 4, "GS-034")
    for place in range(ALL_PLACES):
        if armies[place] == 0:
            owner[place] = NOBODY  # GS-039: it counts for nobody
    eliminate_landless(s, culprit)


def eliminate_landless(s: World, culprit: int) -> None:
    """Players without any army in the Ancient World are out, at once and together (GS-224, GS-305)."""
    lands = s.owner[:LANDS]
    out = [seat for seat in range(s.seats) if s.alive[seat] and seat not in lands]
    if not out:
        return
    heir = culprit if culprit not in out else NOBODY  # GS-228, GS-305
    for seat in out:
        s.alive[seat] = 0
    for seat in out:
        _take_apart(s, seat, heir)
    left = [seat for seat in range(s.seats) if s.alive[seat]]
    if len(left) <= 1:
        _end(s, left, out)
    elif not s.alive[s.turn]:
        while not isinstance(s.agenda[-1], TurnOver):  # GS-304: the rest of the turn is lost
            s.agenda.pop()


def _take_apart(s: World, seat: int, heir: int) -> None:
    s.reveal("eliminated", "GS-224", seat=seat, heir=heir)
    for kind in range(4):
        s.gods[4 * seat + kind] = NOWHERE  # GS-227
    for place in range(LANDS, ALL_PLACES):
        if s.owner[place] == seat:  # GS-227
            s.owner[place] = NOBODY
            s.reserve[seat] += s.armies[place]
            s.armies[place] = 0
    s.reserve[seat] += s.heaven[seat]
    s.heaven[seat] = 0
    s.faith[seat] = 0  # GS-226
    s.rules.inherit(s, seat, heir)
    s.cards.forget(1 << seat)  # who is out knows no more than everybody


def inherit_miracles(s: World, seat: int, heir: int) -> None:
    """Hand and relics go to the one who destroyed the last army (GS-225, GS-226), or leave the game (GS-228).

    They are cards in hand and relics in play like any others: used when their turn comes, counted in public (GS-229).
    """
    hand = [CARDS[card] for card in s.hand(seat)]
    relics = [CARDS[card] for card in s.held(seat, MAGIC)]
    if heir == NOBODY:
        s.cards.move_all([*hand_zones(seat), held(seat, MAGIC)], REMOVED)
        if hand:
            s.tell("cards-lost", "GS-228", seat=seat, cards=hand)
        if relics:
            s.tell("relics-lost", "GS-228", cards=relics)
    else:
        for deck in range(len(DECKS)):
            s.cards.move_all([held(seat, deck)], held(heir, deck))
        if hand:  # how many cards somebody holds is no secret (GS-028)
            s.whisper((heir,), {"cards": hand}, "cards-taken", "GS-225", seat=heir, of=seat)
        if relics:
            s.tell("relics-taken", "GS-226", seat=heir, of=seat, cards=relics)


def inherit_territory_cards(s: World, seat: int, heir: int) -> None:
    """Classic mode: the conqueror takes the territory cards (GS-280); only a conquest ends a player there."""
    s.cards.move_all([territory_hand(seat)], territory_hand(heir))


def _end(s: World, left: list[int], out: list[int]) -> None:
    """The last player left wins without scoring (GS-230); if nobody is left the last ones out share it (GS-305)."""
    winners = left or out
    reason = s.rules.last_player if left else "GS-305"
    ranks = [1 if seat in winners else 1 + len(winners) for seat in range(s.seats)]
    s.tell("game-over", reason, winners=winners)
    s.finish(Result(ranks, [0] * s.seats, reason))
