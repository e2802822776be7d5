"""Rules of thumb for a Hunt, prompt by prompt: cards for Wounds, and what an attack that is let through would do."""

from typing import Final

from theogony.games.hellas import hunt, monster_attack, moves as m
from theogony.games.hellas.content import ATTACKS, CARD_SYMBOL, SHIELD
from theogony.games.hellas.injuries import injuries
from theogony.games.hellas.quarry import covered, symbols
from theogony.games.hellas.state import Hellas
from theogony.games.hellas.trays import mark
from theogony.games.hellas.zones import DESIGN

WOUND: Final = 2.0
CARD: Final = 0.7  # spent
ENDING: Final = 2.6  # attacks that end the Hunt
HARM: Final[dict[str, float]] = {
    "charge_attack": 1.8,
    "mighty_attack": 1.8,
    "fury": 1.3,
    "nasty_wounds": 1.6,
    "rampage": 1.6,
    "special_attack_3": 1.6,
    "special_attack_4": 1.6,
    "surprise_attack": 1.5,
    "recall_3": ENDING,
    "recall_4": ENDING,
}
_HARM: Final[list[float]] = [HARM.get(attack, 1.1) for attack in ATTACKS]
_FURY: Final = ATTACKS.index("fury")


def open_symbols(s: Hellas, target: int) -> list[int]:
    """The symbols that are still to be covered."""
    shut = covered(s, target)
    return [symbol for place, symbol in enumerate(symbols(s, target)) if not shut >> place & 1]


def deal_wounds(s: Hellas, prompt: hunt.DealWounds, options: list[int]) -> list[float]:
    """A Wound for the card that fits it alone; marks first; two or three cards for one only if it slays."""
    target = s.hunt().monster
    left = open_symbols(s, target)
    scores: list[float] = []
    for move in options:
        if move >= m.WOUND and move != m.END_HUNT:
            place, way = divmod(move - m.WOUND, hunt.WAYS)
            score = WOUND - CARD * (hunt.price(s, way) - 1) - (0.8 if way else 0.0)
            if len(left) == 1:
                score += 5.0
            elif target < len(s.monster_at) and mark(s, target, place):
                score += 0.3
            scores.append(score)
        else:
            scores.append(1.0 if move == m.DONE else 1.5 if move < m.WOUND else -2.0)
    return scores


def pay_wound(s: Hellas, prompt: hunt.PayWound, options: list[int]) -> list[float]:
    return [-float(s.box.combat_value[move - m.CARD]) for move in options]


def harm(s: Hellas, design: int, hunter: int) -> float:
    """What the attack does if it is not defended."""
    hurt = injuries(s, hunter)
    if (design == _FURY and hurt) or hurt == s.box.most_injuries:
        return ENDING
    return _HARM[design]


def choose_attack(s: Hellas, prompt: monster_attack.ChooseAttack, options: list[int]) -> list[float]:
    """Harm, as far as it comes through: what is dear to defend counts more."""
    hunter = s.hunt().hunter
    found: list[float] = []
    for move in options:
        design = move - m.ATTACK
        base, each, closed, opened, card = s.box.attack_value[design]
        target = s.hunt().monster
        number, done = len(symbols(s, target)), covered(s, target).bit_count()
        value = base + each * number + closed * done + opened * (number - done) + card * len(s.hand(hunter))
        found.append(harm(s, design, hunter) + 0.25 * value)
    return found


def defend(s: Hellas, prompt: monster_attack.Defend, options: list[int]) -> list[float]:
    """Cards that fit no open symbol go first; who cannot defend cheaply suffers what does not end the Hunt."""
    now = s.hunt()
    useful = set(open_symbols(s, now.monster))
    saved = harm(s, now.card, now.hunter) + CARD  # one card more is drawn after a defence
    missing = now.value - now.defence
    price = defence_price(s, now.hunter, missing, useful)
    scores: list[float] = []
    for move in options:
        if move == m.SUFFER:
            scores.append(0.0)
        elif move >= m.SHIELD:
            scores.append(saved - CARD - 1.0 - 0.2)
        elif move >= m.DEFEND:
            scores.append(saved - price + _fits(s, move - m.DEFEND, missing, useful))
        else:
            scores.append(1.5 if now.defenders else 0.5)
    return scores


def _fits(s: Hellas, design: int, missing: int, useful: set[int]) -> float:
    """A large card that wounds nothing is the first to go."""
    value = s.box.combat_value[design]
    return 0.05 * min(value, missing) - 0.01 * max(0, value - missing) - 0.3 * (CARD_SYMBOL[design] in useful)


def defence_price(s: Hellas, hunter: int, missing: int, useful: set[int]) -> float:
    """What the cards are worth that would be needed, the useless ones first."""
    hand = sorted(
        [DESIGN[card] for card in s.hand(hunter)],
        key=lambda design: (CARD_SYMBOL[design] in useful, CARD_SYMBOL[design] == SHIELD, -s.box.combat_value[design]),
    )
    price = 0.0
    for design in hand:
        if missing <= 0:
            break
        missing -= s.box.combat_value[design]
        price += CARD if CARD_SYMBOL[design] in useful else 0.45 * CARD
    return price if missing <= 0 else 10.0
