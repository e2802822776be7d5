"""Both boxes hold what chapter 1 says, and a wrong file fails loudly."""

from copy import deepcopy

import pytest

from theogony.games.hellas.box import BOX, HellasBox
from theogony.games.hellas.content import CITY, DISTANCE, LACONIA, NEIGHBOURS, PHOCIS, REGIONS, SHRINE


def at(name: str) -> int:
    return REGIONS.index(name)


@pytest.mark.covers("LH-002")
def test_attica_and_argolis_are_apart_and_the_strait_joins() -> None:
    assert at("argolis") not in NEIGHBOURS[at("attica")]
    assert at("achaea") in NEIGHBOURS[at("locris")]
    assert at("euboea") in NEIGHBOURS[at("crete")]  # a Sea Trail
    assert DISTANCE[at("acarnania")][at("crete")] == 4  # Epirus, Thessaly, Euboea


@pytest.mark.covers("LH-003", "LH-004")
def test_sparta_counts_as_a_city_and_phocis_as_a_shrine() -> None:
    assert CITY >> LACONIA & 1
    assert SHRINE >> PHOCIS & 1
    assert not CITY >> PHOCIS & 1


def test_a_population_of_one_is_refused() -> None:
    wrong = deepcopy(BOX.components)
    wrong["regions"][0]["population"] = 1
    with pytest.raises(ValueError, match="Population Strength"):
        HellasBox(wrong)
