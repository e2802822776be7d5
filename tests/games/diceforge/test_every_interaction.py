"""Each interaction of two cards or faces on which a ledger clause rules has a test, named by both."""

import importlib
import pkgutil
from collections.abc import Iterator

import pytest

from tests.games import diceforge
from theogony.games.diceforge.content import FACES, FEATS

# By clause: pairs of a card or face with others. A family of faces goes by the beginning of its ids: ``shield`` is each
# Shield, ``choice`` each face of which one gain is chosen; ``celestial_die`` is the die and the card that rolls it.
PAIRS = {
    "DF-044": {
        "satyrs": "times_3 shield golem twins",
        "goddess_card": "times_3 twins",
        "left_hand": "times_3 shield twins",
        "misfortune": "shield twins",
    },
    "DF-067": {"memory": "eternal_fire first_titan"},
    "DF-070": {"times_3": "times_3 golem ship"},
    "DF-071": {"times_3": "choice"},
    "DF-072": {"times_3": "shield chaos"},
    "DF-073": {"mirror": "times_3"},
    "DF-074": {"mirror": "mirror"},
    "DF-075": {"mirror": "twins"},
    "DF-076": {"ship": "times_3"},
    "DF-077": {"ship": "gold shield ship"},
    "DF-079": {"shield": "choice boar misfortune ship golem mirror", "chaos": "gold"},
    "DF-080": {"shield": "shield chaos"},
    "DF-081": {"shield": "blacksmiths_hammer blacksmiths_scepter sentinel"},
    "DF-082": {"boar": "mirror satyrs light celestial_die left_hand"},
    "DF-083": {"boar": "times_3"},
    "DF-084": {"boar": "abyssal_trident"},
    "DF-085": {"ship": "mirror satyrs light celestial_die left_hand misfortune", "golem": "mirror satyrs light"},
    "DF-087": {"blacksmiths_hammer": "blacksmiths_hammer"},
    "DF-090": {"satyrs": "times_3 shield golem"},
    "DF-091": {"satyrs": "mirror"},
    "DF-099": {"minotaur": "ship"},
    "DF-100": {"minotaur": "times_3 mirror boar shield twins cerberus"},
    "DF-106": {"minotaur": "boar"},
    "DF-107": {"boar": "misfortune"},
    "DF-109": {"cerberus": "goddess_card celestial_die satyrs wind left_hand minotaur boar misfortune ship"},
    "DF-111": {"sentinel": "times_3"},
    "DF-127": {"twins": "celestial_die"},
    "DF-128": {"twins": "twins"},
    "DF-129": {"twins": "minotaur wind satyrs left_hand"},
    "DF-135": {"blacksmiths_scepter": "blacksmiths_scepter"},
    "DF-136": {"blacksmiths_scepter": "minotaur mists tree right_hand abyssal_trident"},
    "DF-146": {"wind": "mirror times_3 ship golem"},
    "DF-147": {"wind": "shield chaos"},
    "DF-148": {"wind": "choice boar misfortune"},
    "DF-152": {"eternal_night": "blacksmiths_scepter"},
    "DF-153": {"tree": "tree"},
    "DF-161": {"merchant": "merchant"},
    "DF-162": {"merchant": "boar misfortune"},
    "DF-164": {"light": "shield chaos times_3 mirror golem twins cerberus boar misfortune"},
    "DF-166": {"goldsmith": "boar memory misfortune"},
    "DF-168": {"omniscient": "shield chaos choice loyalty boar misfortune mirror ship golem times_3"},
    "DF-170": {"abyssal_trident": "mirror shield ship boar times_3"},
    "DF-173": {"eternal_fire": "eternal_fire memory"},
    "DF-174": {"left_hand": "mirror"},
    "DF-176": {"great_bear": "left_hand"},
    "DF-179": {"first_titan": "dogged"},
    "DF-208": {"golem": "golem"},
    "DF-210": {"golem": "golem mirror satyrs times_3"},
    "DF-228": {"minotaur": "misfortune"},
    "DF-258": {"memory": "memory first_titan"},
    "DF-267": {"misfortune": "misfortune light left_hand celestial_die ship shield chaos boar"},
    "DF-268": {"misfortune": "misfortune"},
    "DF-269": {"misfortune": "misfortune"},
    "DF-270": {"misfortune": "times_3"},
    "DF-271": {"misfortune": "times_3"},
    "DF-286": {"celestial_die": "shield chaos times_3 mirror cerberus twins"},
    "DF-287": {"celestial_die": "blacksmiths_hammer blacksmiths_scepter"},
    "DF-314": {"ship": "mirror cerberus misfortune"},
    "DF-315": {"mirror": "times_3 shield", "shield": "ship"},
    "DF-317": {"times_3": "choice boar misfortune shield chaos ship golem mirror"},
    "DF-318": {"mirror": "mirror shield chaos golem times_3 boar"},
    "DF-319": {"golem": "shield cerberus", "misfortune": "shield"},
    "DF-320": {"misfortune": "misfortune"},
    "DF-321": {"cerberus": "mirror sentinel cyclops cancer sphinx ship golem boar misfortune twins"},
    "DF-322": {"misfortune": "light celestial_die left_hand"},
    "DF-323": {"misfortune": "minotaur"},
    "DF-324": {"ship": "ship mirror"},
    "DF-325": {"wind": "mirror times_3 ship golem"},
    "DF-327": {"twins": "shield chaos sentinel cerberus"},
    "DF-330": {"oracle": "cerberus"},
}


def interactions() -> list[tuple[str, str, str]]:
    return [
        (clause, one, other)
        for clause, pairs in PAIRS.items()
        for one, others in pairs.items()
        for other in others.split()
    ]


def covering() -> Iterator[tuple[str, str]]:
    """Each test of the game with each clause that it covers."""
    for found in pkgutil.iter_modules(diceforge.__path__):
        if found.name.startswith("test_"):
            for name, test in vars(importlib.import_module(f"{diceforge.__name__}.{found.name}")).items():
                for mark in getattr(test, "pytestmark", []):
                    if mark.name == "covers":
                        yield from ((name, clause) for clause in mark.args)


def is_named_by(test: str, one: str, other: str) -> bool:
    if one == other:
        return test.count(one) > 1 or f"two_{one}" in test
    return one in test and other in test.replace(one, "")


@pytest.mark.parametrize("name", sorted({name for _, *pair in interactions() for name in pair}))
def test_the_pairs_are_of_cards_and_faces_of_the_box(name: str) -> None:
    assert any(thing == name or thing.startswith(f"{name}_") for thing in (*FACES, *FEATS))


def test_every_interaction_has_a_test_named_by_both() -> None:
    tests = list(covering())
    missing = [
        f"{clause}: {one} with {other}"
        for clause, one, other in interactions()
        if not any(clause == covered and is_named_by(name, one, other) for name, covered in tests)
    ]
    assert not missing, "\n".join(missing)
