"""Portals and ousting. -- DF-041 to DF-043, DF-063, DF-067, DF-104"""

from tests.games.diceforge.table import about, covers, given
from theogony.games.diceforge.turn import Act


@covers("DF-041", "DF-067", "DF-063")
def test_an_ousted_hero_goes_home_and_is_blessed_before_the_feat_takes_effect() -> None:
    t = given(sun=[1], pawns={1: "island_7"}, shows={1: "choice_gold3_glory2 gold_1"}).step(Act(0, 0))
    t.plays(0, "perform wild_spirits")
    assert t.island(0) == "island_7" and t.island(1) == "home"
    assert t.asked() == (1, "ChooseGain") and t.has(0) == "nothing", "paid, but nothing gained yet"
    t.plays(1, "take glory")
    assert t.has(1) == "1 gold, 2 glory" and t.has(0) == "3 gold, 3 moon"


@covers("DF-043")
def test_a_hero_on_the_island_already_stays_and_ousts_nobody() -> None:
    t = given(sun=[1], pawns={0: "island_7", 1: "island_6"}).step(Act(0, 0)).plays(0, "perform wild_spirits")
    assert t.island(0) == "island_7" and t.island(1) == "island_6" and not t.events("ousted")


@covers("DF-042", "DF-047")
def test_an_ousted_hero_is_blessed_once_with_two_players_too() -> None:
    t = given(seats=2, sun=[1], pawns={1: "island_7"}, shows={1: "sun_1 gold_1"}).step(Act(0, 0))
    t.plays(0, "perform elder")
    assert t.has(1) == "1 gold, 1 sun"


@covers("DF-042", "DF-022")
def test_heroes_at_home_are_never_ousted() -> None:
    t = given(sun=[1]).step(Act(0, 0)).plays(0, "perform elder")
    assert not t.events("ousted") and t.island(0) == "island_7"


@about("great_bear")
@covers("DF-104")
def test_each_great_bear_gives_3_glory_for_ousting_and_for_being_ousted() -> None:
    t = given(sun=[1], feats={0: "great_bear great_bear", 1: "great_bear"}, pawns={1: "island_7"})
    t.step(Act(0, 0)).plays(0, "perform elder")
    assert t.glory(0) == 6 and t.glory(1) == 3
    t = given(sets="great_bear").performs(0, "great_bear")
    assert t.glory(0) == 0 and t.done()


@covers("DF-063", "DF-064", "DF-020")
def test_a_feat_needs_its_price_a_card_and_a_set_in_the_game() -> None:
    t = given(sun=[2], gold=[2])
    t.s.stack[9] = 0
    t.step(Act(0, 0))
    t.refuses(0, "perform hydra", "DF-063")
    t.refuses(0, "perform wild_spirits", "DF-064")
    t.refuses(0, "perform typhon", "DF-020")
    t.plays(0, "perform guardians_owl")
    assert t.has(0) == "2 gold" and t.s.stack[10] == 2
