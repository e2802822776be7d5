"""Hints: up to three moves for a person, with the reasons that the game's additive evaluation gives."""

from theogony.bots.bot import Budget, advice_for
from theogony.kernel.rng import keyed, resumed
from theogony.kernel.view import Knowledge, canonical

Reason = tuple[str, dict[str, str | int]]


def hint(
    game_id: str, knowledge: Knowledge, seed: int | str = 0, seconds: float = 0.5
) -> list[tuple[int, list[Reason]]]:
    from theogony.bots.mcts import Search

    advice = advice_for(game_id)
    search = Search(advice, knowledge, resumed(keyed("hint", seed, canonical(knowledge.view()).decode())))
    edges = search.candidates()
    if len(edges) > 1:
        edges = search.halve(edges, Budget(seconds=seconds))
    return [(edge.move, []) for edge in edges[:3]]
