"""Feats that cost sun and moon: Typhon, First Titan, Goddess. -- DF-095, DF-116, DF-177 to DF-180"""

from tests.games.diceforge.table import about, covers, given
from theogony.games.diceforge.content import FEAT_SLOT, feat


@about("typhon")
@covers("DF-116", "DF-038")
def test_typhon_counts_every_forged_face_imposed_ones_too() -> None:
    t = given(sets="typhon", gold=[4])
    t.s.removed[0] = (0, 0, 3)
    t.performs(0, "typhon")
    assert t.has(0) == "4 gold, 3 glory"


@about("first_titan")
@covers("DF-177")
def test_the_first_titan_performs_a_cheap_feat_without_price_or_portal() -> None:
    t = given(sets="first_titan", pawns={0: "island_4", 1: "island_7"}).performs(0, "first_titan")
    assert t.options(0) == [
        "perform blacksmiths_hammer",
        "perform blacksmiths_chest",
        "perform elder",
        "perform wild_spirits",
    ]
    t.refuses(0, "perform silver_hind", "DF-177")
    t.refuses(0, "perform tree", "DF-020")
    t.plays(0, "perform wild_spirits")
    assert t.has(0) == "3 gold, 3 moon" and t.island(0) == "island_4" and t.island(1) == "island_7"
    assert t.s.stack[FEAT_SLOT[feat("wild_spirits")]] == 2


@covers("DF-177", "DF-064")
def test_the_first_titan_cannot_perform_what_is_gone() -> None:
    t = given(sets="first_titan")
    t.s.stack[FEAT_SLOT[feat("elder")]] = 0
    t.performs(0, "first_titan")
    t.refuses(0, "perform elder", "DF-064")


@covers("DF-178")
def test_without_a_cheap_card_the_first_titan_has_no_effect() -> None:
    t = given(sets="first_titan")
    for name in ("blacksmiths_hammer", "blacksmiths_chest", "elder", "wild_spirits"):
        t.s.stack[FEAT_SLOT[feat(name)]] = 0
    t.performs(0, "first_titan")
    assert t.done()


@about("goddess_card")
@covers("DF-180", "DF-044")
def test_the_goddess_card_applies_a_chosen_face_of_each_die_as_a_pair_with_times_3() -> None:
    t = given(sets="goddess_card", shows={0: "times_3 gold_1"}).performs(0, "goddess_card")
    assert t.options(0) == ["show light>gold_1", "show light>sun_1", "show light>times_3"]
    t.refuses(0, "show dark>moon_1", "DF-180")
    t.plays(0, "show light>times_3", "show dark>moon_1")
    assert t.has(0) == "3 moon" and t.shows(0) == "times_3 moon_1" and t.done()


@covers("DF-109", "DF-321", "DF-044")
def test_cerberus_repeats_the_faces_of_the_goddess_card_and_twins_do_not_work() -> None:
    t = given(sets="goddess_card", feats={0: "twins"}, gold=[6])
    t.s.cerberus[0] = 1
    t.performs(0, "goddess_card").plays(0, "show light>sun_1", "show dark>glory_2", "repeat")
    assert t.has(0) == "6 gold, 2 sun, 4 glory" and t.done()
