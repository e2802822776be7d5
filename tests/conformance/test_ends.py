"""Every game ends, in every mode and for every number of players, with a reason of the ledger and all sides ranked."""

from itertools import islice

import pytest

from tests.conformance import laws
from tests.conformance.tables import ALL, Setup, name_of, walk
from theogony.games import get

LONGEST = 30_000  # decisions


@pytest.mark.parametrize(("game", "setup"), ALL, ids=name_of)
def test_every_game_ends(game: str, setup: Setup) -> None:
    *_, last = islice(walk(game, setup, "end"), LONGEST)
    laws.is_over(last, laws.clauses(get(game)))
