"""Rules of thumb for every prompt."""

from typing import Any, Final

from theogony.games.diceforge import blessings, faces, forging, labyrinth, reinforcements, reserves, turn
from theogony.games.diceforge.advice.worth import (
    Prices,
    blessings_left,
    dice_worth,
    face_worth,
    hammer_room,
    poorest_face,
    turns_left,
)
from theogony.games.diceforge.content import COMPANION_END, FEAT_SLOT, FEATS, GOLD, STORED, SUN, feat
from theogony.games.diceforge.feats import moon, shared, sun
from theogony.games.diceforge.feats.perform import payable_feats
from theogony.games.diceforge.moves import (
    ADVANCE,
    BUY,
    CASH,
    DONE,
    EXTRA,
    FACE_COUNT,
    FORGE,
    GO,
    PASS,
    PERFORM,
    PLAYER,
    REFUSE,
    REPLACE,
    STORE,
    TAKE,
    TREASURE,
    TRITON,
    UPGRADE,
    USE,
)
from theogony.games.diceforge.scoring import total
from theogony.games.diceforge.state import SIDES, Tournament
from theogony.kernel.advice import Rule
from theogony.kernel.step import Prompt

TOKEN_NOW: Final = -0.4  # Tritons and Companions wait unless a rule says otherwise

# What a feat brings besides its glory, with many turns to come and with none.
_EARLY: Final[dict[str, float]] = {
    "blacksmiths_hammer": 10.0, "twins": 2.0, "blacksmiths_scepter": 3.0, "blacksmiths_chest": 3.0, "companion": 8.0,
    "memory": 5.0, "silver_hind": 12.0, "great_bear": 5.0, "moon_golem": 9.0, "oracle": 11.0, "satyrs": 5.0,
    "tenacious_boar": 6.0, "celestial_die_card": 4.0, "wind": 5.0, "cerberus": 4.0, "mists": 3.0, "ancestor": 6.0,
    "helmet_of_invisibility": 9.0, "great_golem": 6.0, "chaos": 8.0, "cancer": 9.0, "sentinel": 9.0, "right_hand": 3.0,
    "eternal_night": 4.0, "typhon": 6.0, "first_titan": 6.0, "goddess_card": 8.0, "elder": 14.0, "tree": 13.0,
    "merchant": 12.0, "wild_spirits": 6.0, "wood_nymph": 5.0, "dogged": 6.0, "guardians_owl": 13.0,
    "celestial_ship": 6.0, "sun_golem": 9.0, "guardian": 7.0, "minotaur": 4.0, "guardians_shield": 8.0, "light": 12.0,
    "time_golem": 6.0, "triton": 4.0, "goldsmith": 8.0, "omniscient": 5.0, "mirror_of_the_abyss": 9.0,
    "abyssal_trident": 8.0, "mirror_of_misfortune": 6.0, "sphinx": 10.0, "cyclops": 10.0, "eternal_fire": 8.0,
    "left_hand": 6.0,
}  # fmt: skip
_LATE: Final[dict[str, float]] = {
    "satyrs": 3.0, "wind": 3.0, "right_hand": 4.0, "typhon": 8.0, "first_titan": 2.0, "goddess_card": 6.0,
    "minotaur": 3.0, "goldsmith": 10.0, "omniscient": 8.0, "cancer": 5.0, "sentinel": 8.0, "sphinx": 8.0,
    "cyclops": 9.0, "great_golem": 4.0, "mists": 3.0, "celestial_die_card": 2.0, "left_hand": 6.0, "ancestor": 2.0,
    "eternal_fire": 5.0,
}  # fmt: skip
EARLY: Final[list[float]] = [_EARLY.get(name, 0.0) for name in FEATS]
LATE: Final[list[float]] = [_LATE.get(name, 0.0) for name in FEATS]


class Outlook:
    """One seat's prices and expectations, made once per decision."""

    __slots__ = ("coming", "part", "poorest", "prices", "s", "seat")

    def __init__(self, s: Tournament, seat: int) -> None:
        self.s = s
        self.seat = seat
        turns = turns_left(s, seat)
        self.coming = blessings_left(s)
        self.part = min(1.0, turns / (0.75 * s.rounds))  # of the game that is still to come
        self.prices = Prices(s, seat, turns)
        self.poorest = poorest_face(s, seat, Prices(s, seat, (turns + 1) // 2 + 1 if turns else 0))

    def forge(self, face: int) -> float:
        """What a new face brings in the blessings to come."""
        return (face_worth(self.s, self.seat, face, self.prices) - self.poorest) * self.coming / SIDES

    def buy(self, face: int) -> float:
        return self.forge(face) - self.s.box.face_cost[face] * self.prices.units[GOLD]

    def perform(self, number: int) -> float:
        """Glory and effect, less what the shards would be worth later."""
        slot = FEAT_SLOT[number]
        effect = self.part * EARLY[number] + (1.0 - self.part) * LATE[number]
        box = self.s.box
        shards = box.slot_sun[slot] * self.prices.units[SUN] + box.slot_moon[slot] * self.prices.units[2]
        return box.feat_glory[number] + effect - shards

    def act(self, move: int) -> float:
        if PERFORM <= move < PERFORM + len(FEATS):
            return self.perform(move - PERFORM)
        return self.buy(move - BUY) if BUY <= move < PERFORM else 0.0


def act(s: Tournament, prompt: Prompt[Any], options: list[int]) -> list[float]:
    """An action is worth taking if it brings more than what it costs would bring later."""
    outlook = Outlook(s, prompt.seat)
    return [outlook.act(move) if move < TRITON else token(s, prompt.seat, move) for move in options]


def extra_action(s: Tournament, prompt: Prompt[Any], options: list[int]) -> list[float]:
    """Two sun for the best action that is left."""
    seat = prompt.seat
    outlook = Outlook(s, seat)
    sun = s.have[STORED * seat + SUN] - s.box.extra_action_sun
    feats = [m for m in payable_feats(s, seat) if s.box.slot_sun[FEAT_SLOT[m - PERFORM]] <= sun]
    gold = s.have[STORED * seat + GOLD]
    buys = [face for face in forging.affordable_faces(s, seat, 0) if s.box.face_cost[face - BUY] <= gold]
    best = max([outlook.act(move) for move in [*feats, *buys]], default=-1.0)
    price = s.box.extra_action_sun * outlook.prices.units[SUN]
    return [best - price if move == EXTRA else 0.0 if move == DONE else token(s, seat, move) for move in options]


def token(s: Tournament, seat: int, move: int) -> float:
    """A Triton token or a Companion is used at the end of the way or of the game."""
    last = turns_left(s, seat) == 0
    if move >= CASH:
        return 8.0 if last or s.companion[4 * seat + move - CASH] == COMPANION_END else TOKEN_NOW
    return 0.3 if last else TOKEN_NOW


def faces_wanted(s: Tournament, prompt: Prompt[Any], options: list[int]) -> list[float]:
    """Faces bought or taken: what they bring in the blessings to come."""
    outlook = Outlook(s, prompt.seat)
    scores = []
    for move in options:
        if BUY <= move < PERFORM:
            scores.append(outlook.buy(move - BUY))
        elif FORGE <= move < FORGE + FACE_COUNT:
            scores.append(outlook.forge(move - FORGE))
        else:
            scores.append(0.0 if move < TRITON else TOKEN_NOW)
    return scores


def side(s: Tournament, prompt: Prompt[Any], options: list[int]) -> list[float]:
    """The poorest face goes; of equals the one on the die that is better otherwise, to have one strong die."""
    seat = prompt.seat
    outlook = Outlook(s, seat)
    light = sum(face_worth(s, seat, face, outlook.prices) for face in s.dice[12 * seat : 12 * seat + SIDES])
    dark = sum(face_worth(s, seat, face, outlook.prices) for face in s.dice[12 * seat + SIDES : 12 * seat + 12])
    scores = []
    for move in options:
        if move >= TRITON:
            scores.append(-9.0)
            continue
        first = UPGRADE if UPGRADE <= move < UPGRADE + 2 * FACE_COUNT else REPLACE
        which, face = divmod(move - first, FACE_COUNT)
        worth = face_worth(s, seat, face, outlook.prices) if 0 <= which < 2 else 0.0
        scores.append(-worth + (0.1 if (which == 0) == (light >= dark) else 0.0))
    return scores


def shown_face(s: Tournament, prompt: Prompt[Any], options: list[int]) -> list[float]:
    """The face that brings most; moves that name a die and a face, or a face alone, end in its number."""
    seat = prompt.seat
    prices = Prices(s, seat, turns_left(s, seat) + 1)
    starts = [kind.start for kind in prompt.kinds]
    scores = []
    for move in options:
        start = max([first for first in starts if first <= move], default=move)
        face = (move - start) % FACE_COUNT
        scores.append(TOKEN_NOW if move >= DONE else face_worth(s, seat, face, prices))
    return scores


def gain(s: Tournament, prompt: reserves.ChooseGain, options: list[int]) -> list[float]:
    """The dearest resource for which there is room."""
    seat = prompt.seat
    prices = Prices(s, seat, turns_left(s, seat) + 1)
    scores = []
    for move in options:
        if move >= TRITON:
            scores.append(TOKEN_NOW)
            continue
        resource = move - TAKE
        amount = prompt.menu[resource] * prompt.factor
        if resource < 3:
            amount = min(amount, max(0, s.limit[3 * seat + resource] - s.have[STORED * seat + resource]))
        scores.append(amount * prices.units[resource])
    return scores


def store(s: Tournament, prompt: reserves.StoreGold, options: list[int]) -> list[float]:
    """Gold goes on the Hammer once the dice are forged; early a part of it buys faces."""
    seat = prompt.seat
    turns = turns_left(s, seat)
    hammer = hammer_room(s, seat) > 0
    keep = 0.7 if turns >= 6 else 0.45 if turns >= 3 else 0.1
    room = s.limit[3 * seat] - s.have[STORED * seat + GOLD]
    scores = []
    for move in options:
        stored = move - STORE if move < TRITON else 0
        kept = min(room, prompt.gold - stored)
        scores.append(stored * (0.65 if hammer else 0.35) + kept * keep - (9.0 if move >= TRITON else 0.0))
    return scores


def reinforce(s: Tournament, prompt: Prompt[Any], options: list[int]) -> list[float]:
    """Everything that costs nothing is used; an Elder wants gold that nothing else needs."""
    turns = turns_left(s, prompt.seat)
    scores = []
    for move in options:
        if move == DONE:
            scores.append(0.0)
        elif move >= TRITON:
            scores.append(token(s, prompt.seat, move))
        elif move >= ADVANCE:
            scores.append(2.0)
        elif move - USE == _ELDER:
            scores.append(1.0 if turns < 4 or s.have[STORED * prompt.seat + GOLD] > 6 else -0.2)
        else:
            scores.append(1.5)
    return scores


_ELDER: Final = feat("elder")


def refusal(s: Tournament, prompt: reserves.OfferRefusal, options: list[int]) -> list[float]:
    prices = Prices(s, prompt.seat, turns_left(s, prompt.seat))
    rate = s.box.cyclops_rate if prompt.resource == GOLD else s.box.sentinel_rate
    kept = prices.units[prompt.resource]
    return [float(rate) if move == REFUSE else TOKEN_NOW if move >= TRITON else kept for move in options]


def opponent(s: Tournament, prompt: Prompt[Any], options: list[int]) -> list[float]:
    """The one who is ahead."""
    return [float(total(s, move - PLAYER)) if move < TRITON else -9.0 for move in options]


def path(s: Tournament, prompt: Prompt[Any], options: list[int]) -> list[float]:
    prices = Prices(s, prompt.seat, turns_left(s, prompt.seat))
    return [
        prices.of(s.box.space_gain[move - GO]) + prices.best(s.box.space_menu[move - GO])
        if move < TRITON
        else TOKEN_NOW
        for move in options
    ]


def treasure(s: Tournament, prompt: Prompt[Any], options: list[int]) -> list[float]:
    prices = Prices(s, prompt.seat, turns_left(s, prompt.seat))
    return [prices.of(s.box.treasure_high[move - TREASURE]) if move < TRITON else TOKEN_NOW for move in options]


def repeat(s: Tournament, prompt: Prompt[Any], options: list[int]) -> list[float]:
    """A Cerberus token waits for a blessing that is better than usual, or for the end."""
    seat = prompt.seat
    prices = Prices(s, seat, turns_left(s, seat) + 1)
    shown = sum(face_worth(s, seat, s.shown(2 * seat + die), prices) for die in range(2))
    wanted = dice_worth(s, seat, prices) * (1.3 if blessings_left(s) > 3 else 0.6)
    return [0.0 if move in (PASS, DONE) or move >= TRITON else shown - wanted for move in options]


def twins(s: Tournament, prompt: Prompt[Any], options: list[int]) -> list[float]:
    """Three gold for another throw of a poor die, and a moon or a gold with it."""
    seat = prompt.seat
    prices = Prices(s, seat, turns_left(s, seat) + 1)
    usual = dice_worth(s, seat, prices) / 2
    shown = [face_worth(s, seat, s.displayed(2 * seat + die), prices) for die in range(2)]
    dice = [move - prompt.kinds[0].start for move in options]
    return [usual - shown[die] + 1.0 - 3.0 * prices.units[GOLD] if 0 <= die < 2 else 0.0 for die in dice]


RULES: Final[dict[type, Rule]] = {
    turn.Act: act,
    turn.ExtraAction: extra_action,
    forging.Offering: faces_wanted,
    forging.BuyFace: faces_wanted,
    forging.MustBuyFace: faces_wanted,
    forging.TakeFace: faces_wanted,
    sun.TakeFromTemple: faces_wanted,
    forging.ForgeFace: side,
    forging.ChooseUpgrade: side,
    forging.ChooseBetter: faces_wanted,
    faces.NameGain: gain,
    faces.CopyFace: shown_face,
    faces.ApplyShown: shown_face,
    faces.ApplyLit: shown_face,
    blessings.ShowFace: shown_face,
    blessings.OfferRepeat: repeat,
    blessings.UseTwins: twins,
    moon.PickDice: shown_face,
    reserves.ChooseGain: gain,
    reserves.StoreGold: store,
    reserves.OfferRefusal: refusal,
    reinforcements.Reinforce: reinforce,
    shared.NamePlayer: opponent,
    labyrinth.ChoosePath: path,
    labyrinth.ChooseTreasure: treasure,
}
