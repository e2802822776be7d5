"""The plan of many people: gold faces early, then shards, then points."""

from typing import Any, Final

from theogony.games.diceforge import forging, turn
from theogony.games.diceforge.advice.thumb import faces_wanted
from theogony.games.diceforge.content import FEATS, GLORY, GOLD, MOON, SUN
from theogony.games.diceforge.moves import BUY, DONE, EXTRA, PASS, PERFORM
from theogony.games.diceforge.state import Tournament
from theogony.kernel.step import Prompt

GOLD_UNTIL: Final = 0.34  # parts of the game
SHARDS_UNTIL: Final = 0.67


def action(s: Tournament, options: list[int]) -> list[float]:
    """The dearest thing of the kind that the time asks for; late, the feat with most glory."""
    part = (s.round - 1) / s.rounds
    scores = []
    for move in options:
        if BUY <= move < PERFORM:
            scores.append(_face(s, move - BUY, part))
        elif PERFORM <= move < PERFORM + len(FEATS):
            scores.append(s.box.feat_glory[move - PERFORM] + (0.0 if part < GOLD_UNTIL else 4.0))
        elif move == PASS:
            scores.append(1.0)
        else:
            scores.append(0.0)
    return scores


def _face(s: Tournament, face: int, part: float) -> float:
    shown = s.box.displayed[face]
    if part < GOLD_UNTIL:
        return 2.0 + 2.0 * shown[GOLD] if shown[GOLD] else 0.5
    if part < SHARDS_UNTIL:
        return 2.0 + 5.0 * (shown[SUN] + shown[MOON]) if shown[SUN] + shown[MOON] else 0.5
    return float(shown[GLORY]) + 0.1 * s.box.face_cost[face]


def follows(s: Tournament, prompt: Prompt[Any], options: list[int]) -> list[float] | None:
    """Scores by the plan where it says something."""
    if isinstance(prompt, turn.Act):
        return action(s, options)
    if isinstance(prompt, turn.ExtraAction):
        late = s.round > s.rounds * SHARDS_UNTIL
        return [float(late) if move == EXTRA else 0.5 if move == DONE else 0.0 for move in options]
    if isinstance(prompt, forging.Offering):
        return faces_wanted(s, prompt, options)
    return None
