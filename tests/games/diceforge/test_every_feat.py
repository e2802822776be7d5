"""Every set of the box has a test of its own, and every feat scores what is printed on it."""

import importlib
import pkgutil

import pytest

from tests.games import diceforge
from tests.games.diceforge.table import covers, given
from theogony.games.diceforge.content import BOX, FEAT_MODULE, FEAT_SLOT, FEATS, MODULES, SLOT_COUNT
from theogony.games.diceforge.feats.perform import TakeCard
from theogony.games.diceforge.scoring import score


def test_every_feat_of_the_box_has_a_test() -> None:
    named: set[str] = set()
    for found in pkgutil.iter_modules(diceforge.__path__):
        if found.name.startswith("test_") and found.name != "test_every_feat":
            for test in vars(importlib.import_module(f"{diceforge.__name__}.{found.name}")).values():
                for mark in getattr(test, "pytestmark", []):
                    if mark.name == "card":
                        named.update(mark.args)
    assert named - set(FEATS) == set(), "no such feat"
    assert set(FEATS) - named == set(), "feats without a test"


@covers("DF-063", "DF-066", "DF-288")
@pytest.mark.parametrize("name", FEATS)
def test_a_feat_takes_the_top_card_and_scores_its_printed_glory(name: str) -> None:
    number = FEATS.index(name)
    t = given(sets=name, module=MODULES[FEAT_MODULE[number]], glory=[0, 0, 0])
    TakeCard(0, number).run(t.s)  # what it sets off is tested elsewhere
    assert t.s.taken[FEAT_SLOT[number]] == 1 and t.s.stack[FEAT_SLOT[number]] == 2
    assert score(t.s, 0)["cards"] == BOX.feat_glory[number] and sum(t.s.taken[SLOT_COUNT:]) == 0
