"""Every god has tests of his Capacity and his Demand, every Mythology card of what it does and what it does not."""

import importlib
import pkgutil
from collections import Counter

from tests.games.theomachy import gods
from tests.games.theomachy.table import covers
from theogony.games.theomachy.content import BOX, GOD_PANTHEON, GODS, MYTH_PANTHEON, MYTHS, PANTHEONS


def named_in(pantheon: str) -> Counter[str]:
    """How many tests of the pantheon's file are about each god and card."""
    found: Counter[str] = Counter()
    for test in vars(importlib.import_module(f"{gods.__name__}.test_{pantheon}")).values():
        for mark in getattr(test, "pytestmark", []):
            if mark.name == "card":
                found.update(mark.args)
    return found


def test_every_pantheon_has_its_file_and_no_other() -> None:
    files = {found.name for found in pkgutil.iter_modules(gods.__path__)}
    assert files - {"test_every_god"} == {f"test_{pantheon}" for pantheon in PANTHEONS}


def test_every_god_and_mythology_card_has_its_tests() -> None:
    for number, pantheon in enumerate(PANTHEONS):
        found = named_in(pantheon)
        own_gods = {god for god, its in zip(GODS, GOD_PANTHEON, strict=True) if its == number}
        own_myths = {myth for myth, its in zip(MYTHS, MYTH_PANTHEON, strict=True) if its == number}
        assert set(found) == own_gods | own_myths, f"{pantheon}: names that are missing or do not belong here"
        assert min(found[god] for god in own_gods) >= 4, f"{pantheon}: Capacity and Demand, each with yes and no"
        assert min(found[myth] for myth in own_myths) >= 2, f"{pantheon}: what it does and what it does not"


@covers("TH-007", "TH-008", "TH-206")
def test_every_god_and_card_says_what_it_does_in_words_and_in_operations() -> None:
    for god in BOX.components["gods"]:
        assert god["ability"]["effect"] and god["ability"]["do"]
        assert god["demand"]["effect"] and god["demand"]["condition"] and god["demand"]["gain"] == 1
    for myth in BOX.components["mythology"]:
        assert myth["effect"]
        assert myth["do"] or myth["id"] == "heracles", "only his Power counts"
        assert ("power" in myth) == (myth["kind"] == "hero")
        assert f"Worth {myth.get('power', 0)}" in myth["effect"] or myth["kind"] != "hero"
        assert 1 <= myth["cost"] <= 3
