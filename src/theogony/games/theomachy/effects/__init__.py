"""What each operation of a text does."""

from theogony.games.theomachy.effects import answers, battle, cards, tokens
from theogony.games.theomachy.programs import OPS, Op
from theogony.games.theomachy.running import CARRY_OUT, Resolve
from theogony.games.theomachy.state import Table


def _later(s: Table, text: Resolve, op: Op) -> None:
    """Counted or looked up when it matters: at the End of Battle, for a requirement, in the Start Phase."""


_ALL = {**answers.DO, **tokens.DO, **cards.DO, **battle.DO}
CARRY_OUT[:] = [_ALL.get(code, _later) for code in range(len(OPS))]
