"""Power at the End of Battle. -- chapter 10 (TH-151, TH-152, TH-220, TH-240, TH-253)"""

from theogony.games.theomachy.conditions import opponents_in_battle
from theogony.games.theomachy.content import DESIGN, FIRST_GOD, FIRST_MYTH
from theogony.games.theomachy.requirements import standing
from theogony.games.theomachy.state import Table
from theogony.games.theomachy.texts import AddPower, AttackBonus, PenaltyPerCard, StandingBonus, ops
from theogony.games.theomachy.tokens import stake_value
from theogony.games.theomachy.vocabulary import FIRST_ATTACK, FIXED_ATTACK


def battle_power(s: Table, seat: int) -> int:
    """Followers, Hero, Attacks and bonuses, less penalties; never below 0 (TH-151, TH-152; example: TH-153)."""
    total = stake_value(s, seat) + hero_power(s, seat) + attack_power(s, seat) + attack_bonuses(s, seat)
    total += s.deeds[seat].bonus + standing_bonuses(s, seat)
    return max(0, total - s.deeds[seat].penalty - penalties(s, seat))


def text_power(s: Table, seat: int, source: int, memo: int) -> int:
    """What the text of an Attack or a Hero adds, counted with the Stakes as they are now."""
    return sum(op.power(s, seat, memo) for op in ops(s, source, AddPower))


def hero_power(s: Table, seat: int) -> int:
    """The Hero's value counts like a follower's, and his text if it has its time here (TH-220)."""
    myth = s.players[seat].hero
    return 0 if myth < 0 else s.box.hero_power[myth] + text_power(s, seat, FIRST_MYTH + myth, 0)


def attack_power(s: Table, seat: int) -> int:
    """The sum of the own Attacks; a nullified one adds nothing (TH-253)."""
    return sum(
        text_power(s, seat, DESIGN[card], note)
        for card, note in zip(s.attacks(seat), s.deeds[seat].notes, strict=True)
        if card not in s.quenched
    )


def attack_bonuses(s: Table, seat: int) -> int:
    """Bonuses tied to Attacks; nullified ones bring none (TH-253)."""
    sources = [DESIGN[card] for card in s.lasting(seat)] + standing(s, seat)
    return sum(
        min(op.most, op.amount * _bonus_attacks(s, seat, op))
        for source in sources
        for op in ops(s, source, AttackBonus)
    )


def _bonus_attacks(s: Table, seat: int, op: AttackBonus) -> int:
    attacks = s.attacks(seat)
    if op.per == FIRST_ATTACK:
        attacks = attacks[:1]
    return sum(
        1
        for card in attacks
        if card not in s.quenched and (op.per != FIXED_ATTACK or s.box.fixed_power[DESIGN[card]] >= 1)
    )


def standing_bonuses(s: Table, seat: int) -> int:
    """Locations, gods and Mythology that add Power in every Battle; each limit counts for its card (TH-240)."""
    return sum(op.amount.now(s, seat, 0) for source in standing(s, seat) for op in ops(s, source, StandingBonus))


def penalties(s: Table, seat: int) -> int:
    """Gods of opponents in the Battle who weaken this player (TH-152)."""
    total = 0
    for other in opponents_in_battle(s, seat):
        god = s.players[other].god
        if god >= 0:
            for op in ops(s, FIRST_GOD + god, PenaltyPerCard):
                total += min(op.most, op.amount * len(s.hand(seat)))
    return total
