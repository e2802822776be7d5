"""A Combat as everybody sees it: both sides with their Force as a sum, and what follows if one of them wins; and for
one of the fighters what each of the own cards would bring. -- chapter 11 (HY-006, HY-246 to HY-274, HY-366, HY-367)"""

from typing import Final

from theogony.games.hybris import shapes
from theogony.games.hybris.combat import card_refusal, turn_up, winner
from theogony.games.hybris.conditions import holds
from theogony.games.hybris.content import (
    AVATARS,
    CHARACTERS,
    CITIES,
    CITY,
    CONFLICT,
    ELEMENTS,
    KINDNESS,
    OLYMPIAN,
    TECHNOLOGIES,
)
from theogony.games.hybris.duel import (
    ATTACKER,
    AVATAR,
    CHAMPION,
    CITY as CITY_FIGHT,
    CONTEST,
    DEFENDER,
    KINDS,
    PRIMORDIAL,
    QUEST,
)
from theogony.games.hybris.effects.combat import Cancel, Change
from theogony.games.hybris.effects.general import If
from theogony.games.hybris.hands import designs
from theogony.games.hybris.reckoning import about, revealed, summands
from theogony.games.hybris.state import NOBODY, NOTHING, Fight, Hybris
from theogony.games.hybris.strength import (
    determination,
    joined,
    spent_determination,
    total,
)
from theogony.games.hybris.texts import PLAYED_CARD, Resolve, texts
from theogony.kernel.effects.machine import END
from theogony.kernel.view import name_of

SIDES: Final = ["attacker", "defender"]


def combat_view(s: Hybris, fight: Fight) -> shapes.CombatView:
    forces = [total(s, fight, ATTACKER), total(s, fight, DEFENDER)]
    city = _city(s, fight)
    tile = s.deployment().tile if s.deployments and fight.kind in (AVATAR, CONTEST) else NOTHING
    return {
        "kind": KINDS[fight.kind],
        "about": about(s, fight),
        "city": name_of(CITIES, city),
        "technology": name_of(TECHNOLOGIES, tile),
        "attacker": _side(s, fight, ATTACKER),
        "defender": _side(s, fight, DEFENDER),
        "revealed": [CONFLICT[design] for design in revealed(s)],
        "round": fight.round,
        "most": fight.most,
        "needed": [ELEMENTS[element] for element in fight.needed],
        "leads": SIDES[winner(s, fight.copied(), forces)],
        "ties": SIDES[winner(s, fight.copied(), [1, 1])],
        "follows": [_follows(s, fight, side, city) for side in (ATTACKER, DEFENDER)],
    }


def _city(s: Hybris, fight: Fight) -> int:
    """The City where they fight; NOTHING where it is none."""
    if fight.kind in (CITY_FIGHT, CONTEST):
        return fight.about
    if fight.kind != AVATAR:
        return NOTHING
    if s.titan().avatar_at[fight.about] != NOTHING:
        return s.titan().avatar_at[fight.about]
    side = 1 - fight.seats.index(NOBODY)  # it was beaten, and its victor stands there
    return s.players[fight.seats[side]].at[fight.characters[side]] - CITY


# -- a side -----------------------------------------------------------------------------------------------------------


def _side(s: Hybris, fight: Fight, side: int) -> shapes.SideView:
    seat, character = fight.seats[side], fight.characters[side]
    return {
        "seat": seat,
        "character": name_of(CHARACTERS, character),
        "cards": [CONFLICT[design] for design in fight.rows[side]],
        "cancelled": [fight.cancelled[side] >> place & 1 for place in range(len(fight.rows[side]))],
        "parts": summands(s, fight, side),
        "force": total(s, fight, side),
        "determination": spent_determination(s, fight, side),
        "ceiling": determination(s, seat) if seat != NOBODY else -1,
        "stopped": int(_stopped(s, fight, side)),
    }


def _stopped(s: Hybris, fight: Fight, side: int) -> bool:
    """Whether everybody knows that this player plays no more card (HY-265, HY-269)."""
    if fight.seats[side] == NOBODY or not fight.round:
        return False
    return not s.hand(fight.seats[side]) if s.desks else not fight.went_on >> side & 1


# -- what follows -----------------------------------------------------------------------------------------------------


def _follows(s: Hybris, fight: Fight, side: int, city: int) -> list[shapes.OutcomeView]:
    """What follows if this side wins: the defeat of the other, then what the Combat is about (HY-439)."""
    found: list[shapes.OutcomeView] = []
    won, lost = fight.seats[side], fight.seats[1 - side]
    if lost != NOBODY:
        falls = "wounded" if fight.characters[1 - side] == OLYMPIAN else "underworld"
        found.append(_outcome(falls, lost, CHARACTERS[fight.characters[1 - side]]))
    if fight.kind in (QUEST, CHAMPION, PRIMORDIAL):
        if won != NOBODY:
            what = {QUEST: "quest", CHAMPION: "ally", PRIMORDIAL: "spared"}[fight.kind]
            found.append(_outcome(what, won, about(s, fight)))
        elif fight.kind == PRIMORDIAL:
            found.append(_outcome("suffers", lost, about(s, fight)))
    elif s.deployments and fight.kind in (AVATAR, CONTEST):
        found += _deployed(s, fight, side)
    elif won != NOBODY:
        found.append(_outcome("takes" if side == ATTACKER else "keeps", won, name_of(CITIES, city)))
    return found + (_avatar(s, fight, won, city) if fight.kind == AVATAR else [])


def _deployed(s: Hybris, fight: Fight, side: int) -> list[shapes.OutcomeView]:
    """The three rewards of the Deploy, Prayers as far as the Well has them: all to who deploys, or one to a Contester,
    or the VP to Chronos (HY-231, HY-232, HY-366)."""
    under_way = s.deployment()
    seat, won = under_way.seat, fight.seats[side]
    rewards = [
        _outcome("vp", seat, TECHNOLOGIES[under_way.tile], s.box.tile_vp[under_way.tile]),
        _outcome("prayers", seat, TECHNOLOGIES[under_way.tile], min(s.box.tile_prayers[under_way.tile], s.well)),
        _outcome("kindness", seat, TECHNOLOGIES[under_way.tile], s.players[seat].goods[KINDNESS]),
    ]
    if won == seat:
        return rewards
    if won == NOBODY:
        rewards[0]["seat"] = NOBODY
        return rewards
    return [_outcome("claims", won, TECHNOLOGIES[under_way.tile]), _outcome("takes", won, CITIES[fight.about])]


def _avatar(s: Hybris, fight: Fight, won: int, city: int) -> list[shapes.OutcomeView]:
    """A beaten Avatar goes home and leaves Prayers, another one holds the City (HY-366, HY-367)."""
    name = AVATARS[fight.about]
    if won != NOBODY:
        return [_outcome("avatar-beaten", won, name, s.box.avatar_prayers[fight.about])]
    return [_outcome("avatar-holds", NOBODY, name)]


def _outcome(what: str, seat: int, id: str, n: int = 0) -> shapes.OutcomeView:
    return {"what": what, "seat": seat, "id": id, "n": n}


# -- the own cards ----------------------------------------------------------------------------------------------------


def prospects(s: Hybris, seat: int) -> dict[str, shapes.ProspectView]:
    """What each card that the seat may turn up now would make of both Forces, as long as the enemy plays nothing: its
    Force, its Combo, and what its text does to Force without asking anything."""
    return {
        CONFLICT[design]: _prospect(s, seat, design)
        for design in designs(s, seat)
        if card_refusal(s, seat, design) is None
    }


def _prospect(s: Hybris, seat: int, design: int) -> shapes.ProspectView:
    new = s.clone()
    turn_up(new, seat, design)
    fight = new.fight()
    side = fight.side(seat)
    place = len(fight.rows[side]) - 1
    fight.resolving[side] = place
    combo = s.box.combo[design] if joined(new, fight, side, place) else 0
    asks = not _told(new, Resolve(NOTHING, PLAYED_CARD + design, seat, fight.seats[1 - side]))
    forces = [total(new, fight, ATTACKER), total(new, fight, DEFENDER)]
    return {
        "force": forces[side],
        "against": forces[1 - side],
        "combo": combo,
        "determination": spent_determination(new, fight, side),
        "asks": int(asks),
        "wins": int(winner(new, fight.copied(), forces) == side),
    }


def _told(s: Hybris, text: Resolve) -> bool:
    """What the text of a card does to Force is done; False where it asks something first."""
    code = texts(s).code
    for script in texts(s).of[text.source]:
        at = script.start
        while at != END:
            op = code[at]
            at = op.then
            if isinstance(op, (Change, Cancel)):
                op.do(s, text)
            elif isinstance(op, If):
                at = op.then_block if holds(s, op.asked, text.seat, text.city) else op.else_block
            elif op.stops and op.blocks:
                return False
    return True
