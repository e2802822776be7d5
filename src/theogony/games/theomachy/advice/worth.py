"""What a position is worth to each player, in points of follower value, term by term."""

from typing import Final

from theogony.games.theomachy.advice.cards import worths
from theogony.games.theomachy.advice.strength import attack_outlook
from theogony.games.theomachy.content import DESIGN
from theogony.games.theomachy.state import BATTLE, BETTING, CLOSURE, PRAYER, Table
from theogony.games.theomachy.tokens import cult_value, stake_value
from theogony.kernel.advice import softmax

TERMS: Final = ("advice-cult", "advice-stake", "advice-locations", "advice-cards", "advice-gods", "advice-points")
REASONS: Final = (*(f"{term}-{way}" for term in TERMS for way in ("more", "less")), "advice-chance", "advice-fold")
REWARD: Final = 6.0
POINT: Final[list[float]] = [0.0, 0.0, 14.0]  # a victory point, by mode
BATTLE_SPREAD: Final = 3.5


def ledgers(s: Table) -> list[list[float]]:
    """Cult, what the Stake promises, Locations, deck, gods, points; a row for each seat."""
    chances = hand_chances(s)
    known = worths(s)
    rows = []
    for seat in range(s.seats):
        if not s.players[seat].alive:
            rows.append([0.0] * len(TERMS))
            continue
        staked = stake_value(s, seat)
        rows.append(
            [
                float(cult_value(s, seat)),
                chances[seat] * (staked + REWARD) if staked else 0.0,
                sum(
                    1.4 * known.designs[DESIGN[card]] + 1.0 - (1.5 if card in s.damaged else 0.0)
                    for card in s.locations(seat)
                ),
                0.25 * deck_worth(s, seat),
                3.0 * s.players[seat].miracles + sum(0.8 * known.myths[myth] for myth in s.players[seat].myths),
                POINT[s.rules.number] * (s.players[seat].points + chances[seat]),
            ]
        )
    return rows


def deck_worth(s: Table, seat: int) -> float:
    piles = (s.hand(seat), s.draw_pile(seat), s.discard_pile(seat))
    cards = sum(len(pile) for pile in piles)
    if not cards:
        return 0.0
    worth = worths(s).designs
    return 5.0 * sum(worth[DESIGN[card]] for pile in piles for card in pile) / cards + 0.2 * cards


def hand_chances(s: Table) -> list[float]:
    """Each player's chance to win this Hand; once it is decided, what is decided."""
    if s.phase in (CLOSURE, PRAYER) and s.winners:
        return [float(s.won(seat)) for seat in range(s.seats)]
    if s.phase not in (BETTING, BATTLE):
        return [1.0 / max(1, s.living())] * s.seats
    playing = [seat for seat in range(s.seats) if s.in_hand(seat)]
    powers = [stake_value(s, seat) + attack_outlook(s, seat) - s.deeds[seat].penalty for seat in playing]
    chances = [0.0] * s.seats
    for seat, chance in zip(playing, softmax(powers, BATTLE_SPREAD), strict=True):
        chances[seat] = chance
    return chances
