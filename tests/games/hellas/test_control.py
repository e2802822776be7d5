"""Chapter 4: control of Regions (LH-029 to LH-035, LH-365)."""

from tests.games.hellas.table import covers, given, region
from theogony.games.hellas.content import REGIONS
from theogony.games.hellas.control import land_owner, population, settle, settle_all
from theogony.games.hellas.kills import kill
from theogony.games.hellas.pieces import put_hoplites
from theogony.games.hellas.turn import Turn


@covers("LH-029")
def test_enough_hoplites_take_a_neutral_region_and_one_too_few_does_not() -> None:
    t = given(hoplites={"attica": (0, 4)})
    assert t.controls("attica") == -1
    settle(t.s, region("attica"))
    assert t.controls("attica") == -1  # 4 of 5
    put_hoplites(t.s, 0, region("attica"), 1)
    settle(t.s, region("attica"))
    assert t.controls("attica") == 0


@covers("LH-029")
def test_enemy_hoplites_keep_a_region_neutral_and_heroes_never_count() -> None:
    t = given(hoplites={"crete": [(0, 3), (1, 1)]}, heroes={0: "elis"})
    settle_all(t.s)
    assert t.controls("crete") == -1
    assert t.controls("elis") == -1


@covers("LH-030", "LH-031")
def test_a_single_hoplite_takes_an_empty_enemy_region_and_a_token_stays_without_hoplites() -> None:
    t = given(control={"attica": 1}, hoplites={"boeotia": (0, 2)}, attributes={0: (2, 1, 1)})
    t.step(Turn(0)).walks(0, "step boeotia>attica", "step boeotia>attica")
    assert t.controls("attica") == 0
    assert t.controls("boeotia") == 0  # nobody is there any more


@covers("LH-031")
def test_a_token_stays_when_the_last_hoplite_dies() -> None:
    t = given(hoplites={"crete": (2, 2)})
    kill(t.s, 2, region("crete"), 2, "LH-332")
    assert t.army(2, "crete") == 0
    assert t.controls("crete") == 2


@covers("LH-033")
def test_without_a_control_token_left_a_region_stays_neutral() -> None:
    held = ["epirus", "macedonia", "thessaly", "acarnania", "aetolia", "locris", "euboea", "boeotia", "corinthia"]
    held += ["achaea", "elis", "messenia", "argolis", "crete", "phocis"]
    t = given(control=dict.fromkeys(held, 0), hoplites={"arcadia": (0, 2)}, seats=4)
    t.s.control[region("arcadia")] = -1
    settle(t.s, region("arcadia"))
    assert t.controls("arcadia") == -1
    assert not t.events("control"), "nothing has changed"
    t.s.control[region("arcadia")] = 1
    settle(t.s, region("arcadia"))
    assert t.controls("arcadia") == -1, "taken from another it becomes neutral"
    t.s.control[region("phocis")] = -1
    settle(t.s, region("arcadia"))
    assert t.controls("arcadia") == 0


@covers("LH-033")
def test_who_has_no_token_left_keeps_what_he_controls() -> None:
    t = given(control=dict.fromkeys(REGIONS[:14], 0), hoplites={"crete": (0, 2)})
    settle_all(t.s)
    assert t.controls("crete") == 0 and t.s.control.count(0) == 15


@covers("LH-029", "LH-030")
def test_a_neutral_region_is_taken_by_another_clause_than_a_held_one() -> None:
    t = given(hoplites={"crete": (0, 2), "elis": (0, 1)}, control={"crete": -1, "elis": 1})
    settle_all(t.s)
    told_of = {event.public["region"]: event.clause for event in t.events("control")}
    assert told_of == {"crete": "LH-029", "elis": "LH-030"}


@covers("LH-365")
def test_of_two_who_would_gain_a_region_the_one_on_turn_does_then_the_next() -> None:
    def taken(turn: int, *seats: int) -> int:
        armies = [(seat, 2) for seat in seats]
        t = given(seats=4, mode="kronos", turn=turn, hoplites={"crete": armies}, control={"crete": -1})
        settle(t.s, region("crete"))
        return t.controls("crete")

    assert (taken(2, 1, 2), taken(1, 1, 2), taken(2, 1, 3), taken(0, 1, 3)) == (2, 1, 3, 1)


@covers("LH-034")
def test_a_land_is_controlled_with_every_region_of_its_colour() -> None:
    t = given(control={"argolis": 0, "laconia": 0})
    assert land_owner(t.s, 4) == -1
    t.s.control[region("crete")] = 0
    assert land_owner(t.s, 4) == 0
    assert [land_owner(t.s, land) for land in range(4)] == [-1] * 4


@covers("LH-035")
def test_the_gods_artifact_goes_to_the_controller_charged() -> None:
    t = given(control={"attica": 1}, artifacts={1: ["owl_of_athena"]}, hoplites={"boeotia": (0, 2)})
    t.s.players[1].charged = 0
    t.step(Turn(0)).walks(0, "step boeotia>attica")
    assert t.artifacts(1) == []
    assert t.charged(0) == ["owl_of_athena"]


@covers("LH-035")
def test_it_stays_when_the_hoplites_leave() -> None:
    t = given(hoplites={"attica": (0, 5)}, artifacts={0: ["owl_of_athena"]}, attributes={0: (5, 1, 1)})
    t.step(Turn(0)).walks(0, *["step attica>boeotia"] * 5)
    assert t.artifacts(0) == ["owl_of_athena"]
    assert t.controls("attica") == 0


@covers("LH-365")
def test_a_population_strength_that_falls_gives_control() -> None:
    t = given(hoplites={"attica": (0, 3), "elis": (0, 1)}, blessings={0: ["local_support"]})
    assert population(t.s, 0, region("attica")) == 3
    assert population(t.s, 0, region("crete")) == 1  # 1 at least
    assert population(t.s, 1, region("attica")) == 5
    seen = [entry["population"] for entry in t.s.view(0)["regions"]]  # type: ignore[attr-defined]
    assert seen == [[population(t.s, seat, place) for seat in range(t.s.seats)] for place in range(len(REGIONS))]
    settle_all(t.s)
    assert t.controls("attica") == 0
    assert t.controls("elis") == -1  # 2 are needed


@covers("LH-365")
def test_an_enemy_that_dies_gives_control() -> None:
    t = given(hoplites={"crete": [(0, 2), (1, 1)]})
    kill(t.s, 1, region("crete"), 1, "LH-332")
    assert t.controls("crete") == 0
