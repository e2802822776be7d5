"""Rules of thumb for all other prompts."""

from typing import Any, Final

from theogony.games.theomachy import (
    battle,
    closure,
    draft,
    hands,
    locations,
    myth,
    mythology,
    naming,
    prayer,
    reactions,
    setup,
)
from theogony.games.theomachy.advice.cards import deck_fit, op_worth, worths
from theogony.games.theomachy.advice.strength import TYPICAL, attack_worth, shown_power
from theogony.games.theomachy.content import (
    CARD_PLAYED,
    CONSTELLATION,
    DESIGN,
    DESIGNS,
    ESSENCE,
    FIRST_GOD,
    KINDS,
    LOCATION,
    LOCATION_TOKEN,
    PACKS,
    POWER,
    TYPE,
    WHEN,
)
from theogony.games.theomachy.effects.battle import MultiEssenceThisTurn
from theogony.games.theomachy.effects.tokens import Sacrifice
from theogony.games.theomachy.moves import (
    BURY,
    BUY,
    CARD,
    DECK,
    DONE,
    DROP,
    DROPS,
    ELEMENT,
    INVOKE,
    MYTH,
    NUMBER,
    PACK,
    PASS,
    PICK,
    PLACE,
    PLAY,
    PLAYER,
    QUENCH,
    SLOT,
    TAKE,
    TOKEN,
)
from theogony.games.theomachy.requirements import met
from theogony.games.theomachy.state import BATTLE, NOTHING, Table
from theogony.games.theomachy.targets import playable
from theogony.games.theomachy.texts import LOADED, texts
from theogony.games.theomachy.tokens import cult_value, stake_value
from theogony.games.theomachy.vocabulary import SELF
from theogony.kernel.advice import Rule
from theogony.kernel.step import Prompt

RESERVE: Final = 12  # in the Cult; with more, a Location is worth its token: it works from Hand to Hand


def play_score(s: Table, seat: int, design: int) -> float:
    """What it is worth to play this card now, above keeping it hidden."""
    if TYPE[design] == POWER:
        return _power_score(s, seat, design)
    if TYPE[design] == LOCATION:
        return 1.0 if cult_value(s, seat) - s.box.value[LOCATION_TOKEN[design]] > RESERVE else -2.0
    return 0.6 + worths(s).designs[design] if playable(s, seat, design) else -1.0


def _power_score(s: Table, seat: int, design: int) -> float:
    """A Power card is shown when it makes another card playable, in the Battle always."""
    if s.phase == BATTLE:
        return 0.4
    for card in s.hand(seat):
        other = DESIGN[card]
        if TYPE[other] not in (POWER, 0) and ESSENCE[other] == ESSENCE[design] and not met(s, seat, other):
            return 0.1 if WHEN[other] == 0 else -0.5
    return -0.6


def invoke_score(s: Table, seat: int) -> float:
    """What the own god's Capacity is worth now: its text, less the followers and the card it costs.

    What weakens one of several rivals helps the others as much.
    """
    source = FIRST_GOD + s.players[seat].god
    rivals = max(1, sum(1 for other in range(s.seats) if other != seat and s.in_hand(other)))
    total = 0.0
    for op in texts(s).operations[source]:
        if isinstance(op, Sacrifice):
            total -= 0.8 * s.box.value[op.kind] * op.amount
        elif op.cost:
            total -= _spare_card(s, seat)
        else:
            total += op_worth(op, s.box.value) / (1 if op.who == SELF else rivals)
    return total


def _spare_card(s: Table, seat: int) -> float:
    """What the least useful card in hand is worth: little if it cannot be played any more."""
    return min((_use_of(s, seat, DESIGN[card]) for card in s.hand(seat)), default=0.0)


def _use_of(s: Table, seat: int, design: int) -> float:
    if TYPE[design] == POWER:
        return 1.2
    return (
        worths(s).designs[design]
        if met(s, seat, design)
        else 0.5 * worths(s).designs[design]
        if s.shown < CONSTELLATION
        else 0.1
    )


def attack_score(s: Table, seat: int, design: int) -> float:
    """Attacks cost nothing more: first those that free the others, then the strongest Essence."""
    free = 20.0 if DESIGN_FREES[design] else 0.0
    same = sum(
        attack_worth(s, seat, DESIGN[card])
        for card in s.hand(seat)
        if TYPE[DESIGN[card]] == 0 and ESSENCE[DESIGN[card]] == ESSENCE[design] and met(s, seat, DESIGN[card])
    )
    return 1.0 + free + same + 0.1 * attack_worth(s, seat, design)


DESIGN_FREES: Final[list[bool]] = [bool(found) for found in LOADED[0].by_kind[MultiEssenceThisTurn]]


def battle_turn(s: Table, prompt: Prompt[Any], options: list[int]) -> list[float]:
    """Everything that adds Power is played; a hand is discarded anyway."""
    return [_battle_score(s, prompt.seat, move) for move in options]


def _battle_score(s: Table, seat: int, move: int) -> float:
    if move == INVOKE:
        return invoke_score(s, seat)
    if not PLAY <= move < INVOKE:
        return 0.0
    design = move - PLAY
    return _power_score(s, seat, design) if TYPE[design] == POWER else attack_score(s, seat, design)


def react(s: Table, prompt: reactions.React, options: list[int]) -> list[float]:
    """Answers are rarely kept for later; a cheap card is not worth an Interruption."""
    scores = []
    for move in options:
        if move == PASS:
            scores.append(2.0 if prompt.event == CARD_PLAYED else 0.0)
        elif TYPE[move - PLAY] == POWER:
            scores.append(0.5)
        elif prompt.event == CARD_PLAYED:
            scores.append(worths(s).designs[prompt.source])
        else:
            scores.append(3.0)
    return scores


def close_hand(s: Table, prompt: Prompt[Any], options: list[int]) -> list[float]:
    return [
        -0.1 if move == DONE else _closing_score(s, prompt.seat, move - PLAY) if PLAY <= move < INVOKE else 2.0
        for move in options
    ]


def _closing_score(s: Table, seat: int, design: int) -> float:
    """An Effect that does something is played, and a Power card for one; nothing else."""
    if TYPE[design] != POWER:
        return 2.0 if playable(s, seat, design) else -1.0
    held = [DESIGN[card] for card in s.hand(seat)]
    return 0.4 if any(other in held and playable(s, seat, other) for other in closure.CLOSURE_EFFECTS) else -1.0


def name_target(s: Table, prompt: Prompt[Any], options: list[int]) -> list[float]:
    """In the Battle the strongest rival, else the richest."""
    others = [move - PLAYER for move in options]
    if s.phase != BATTLE:
        return [float(cult_value(s, other)) + 0.1 * len(s.hand(other)) for other in others]
    card = TYPICAL / s.box.hand_size
    return [stake_value(s, other) + shown_power(s, other) + card * len(s.hand(other)) for other in others]


def name_choice(s: Table, prompt: Prompt[Any], options: list[int]) -> list[float]:
    seat = prompt.seat
    scores = []
    for move in options:
        if ELEMENT <= move < TOKEN:
            element = move - ELEMENT
            scores.append(float(sum(ESSENCE[DESIGN[card]] == element for card in s.hand(seat))))
        elif TOKEN <= move < NUMBER:
            kind = move - TOKEN
            held = min(s.stake[3 * seat + kind], 2 if KINDS[kind] == "disciple" else 1)
            scores.append(float(s.box.value[kind] * max(1, held)))
        elif NUMBER <= move < SLOT:
            scores.append(float(move - NUMBER))
        elif SLOT <= move < QUENCH:
            scores.append(-0.5)
        else:
            scores.append(0.0)
    return scores


def discard(s: Table, prompt: Prompt[Any], options: list[int]) -> list[float]:
    """The least useful card goes; of free will only a poor one."""
    seat = prompt.seat
    return [0.0 if move == DONE else 1.0 - _use_of(s, seat, move - CARD) for move in options]


def best_card(s: Table, prompt: Prompt[Any], options: list[int]) -> list[float]:
    return [worths(s).designs[move - CARD] if CARD <= move < CARD + len(DESIGNS) else 0.05 for move in options]


def worst_card(s: Table, prompt: Prompt[Any], options: list[int]) -> list[float]:
    """What others may see: a Power card tells least."""
    return [3.0 if TYPE[move - CARD] == POWER else -worths(s).designs[move - CARD] for move in options]


def choose_location(s: Table, prompt: locations.ChooseLocation, options: list[int]) -> list[float]:
    sign = -1.0 if prompt.seat == prompt.owner else 1.0
    return [sign * worths(s).designs[move - CARD] for move in options]


def prayer_card(s: Table, prompt: Prompt[Any], options: list[int]) -> list[float]:
    """Worth beside the own deck, less the price; the deck's unseen card is an average one."""
    seat = prompt.seat
    deck = [DESIGN[card] for pile in (s.hand(seat), s.draw_pile(seat), s.discard_pile(seat)) for card in pile]
    scores = []
    for move in options:
        if move == DECK:
            scores.append(1.6)
            continue
        place = move - PLACE
        price = 0.0 if s.box.price[place] < 0 else 0.6 * s.box.value[s.box.price[place]]
        scores.append(deck_fit(s, DESIGN[s.track(place)], deck) - price)
    return scores


def choose_myth(s: Table, prompt: Prompt[Any], options: list[int]) -> list[float]:
    top = s.players[prompt.seat].myth_top
    poor = 1.0 if top != NOTHING and worths(s).myths[top] < 4.0 else -1.0
    return [5.0 if move == BUY else poor if move == BURY else 0.0 for move in options]


def pick_card(s: Table, prompt: Prompt[Any], options: list[int]) -> list[float]:
    deck = [DESIGN[card] for card in s.picks(prompt.seat)]
    return [deck_fit(s, move - PICK, deck) for move in options]


def drop_cards(s: Table, prompt: Prompt[Any], options: list[int]) -> list[float]:
    picks = [DESIGN[card] for card in s.picks(prompt.seat)]
    worth = [deck_fit(s, design, picks) for design in picks]
    return [-sum(worth[place] for place in DROPS[move - DROP]) for move in options]


def choose_pack(s: Table, prompt: Prompt[Any], options: list[int]) -> list[float]:
    return [sum(worths(s).designs[DESIGN[card]] for card in PACKS[move - PACK]) for move in options]


def use_myth(s: Table, prompt: Prompt[Any], options: list[int]) -> list[float]:
    return [0.0 if move == DONE else 1.0 + worths(s).myths[move - MYTH] for move in options]


def take_reward(s: Table, prompt: Prompt[Any], options: list[int]) -> list[float]:
    return [1.0 if move == TAKE else 0.0 for move in options]


RULES: Final[dict[type, Rule]] = {
    battle.BattleTurn: battle_turn,
    reactions.React: react,
    closure.CloseHand: close_hand,
    closure.KeepCards: best_card,
    closure.TopDiscard: worst_card,
    closure.TakeReward: take_reward,
    naming.NameTarget: name_target,
    naming.NameChoice: name_choice,
    hands.DiscardCards: discard,
    hands.TopOfBlock: worst_card,
    hands.DiscardEssence: worst_card,
    hands.PickFromHand: best_card,
    hands.ReclaimCard: best_card,
    locations.ChooseLocation: choose_location,
    mythology.UseMyth: use_myth,
    prayer.TakePrayer: prayer_card,
    prayer.TakeFree: prayer_card,
    myth.ChooseMyth: choose_myth,
    draft.PickCard: pick_card,
    draft.DropCards: drop_cards,
    setup.ChoosePack: choose_pack,
}
