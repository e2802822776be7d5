"""Chapter 5: pieces, Upgrades, the Spark track (HY-057 to HY-064)."""

from tests.games.hybris.table import covers, given
from theogony.games.hybris.influence import TempleExtra
from theogony.games.hybris.upgrades import REMOVABLE, PutTemple, TakeOut
from theogony.games.hybris.well import DestroyTemple


def take_out(seat: int, kind: str, number: int = 1) -> TakeOut:
    return TakeOut(seat, REMOVABLE[kind], number)


@covers("HY-057")
def test_sparks_fill_their_track_from_the_left_and_each_space_gives_its_bonus() -> None:
    t = given(olympians=("ares", "zeus", "hades")).step(take_out(0, "spark", 2))
    t.plays(0, "take-out spark>1", "take-out spark>2")
    assert t.s.players[0].sparks == 2
    assert t.has(0, "vp") == 1 and t.has(0, "aegis") == 1


@covers("HY-058")
def test_the_last_piece_unlocks_an_upgrade_and_an_immediate_ability_is_resolved() -> None:
    t = given(pieces={0: {6: {"spark": 1}}}).step(take_out(0, "spark"))
    t.plays(0, "take-out spark>6", "use zeus_sovereign")
    assert t.unlocked(0) == [6]
    assert t.has(0, "vp") == 1 + 5 + 1 + 1  # the Spark, the Throne, its Greatness on space 1, and Sovereign


@covers("HY-058")
def test_an_upgrade_with_a_piece_left_stays_locked() -> None:
    t = given().step(take_out(0, "spark"))
    t.plays(0, "take-out spark>1")
    assert not t.unlocked(0)


@covers("HY-059")
def test_a_temple_stands_in_any_city_with_others_of_the_same_player_too() -> None:
    t = given(temples={0: ["athens"], 1: ["elis"]}).step(PutTemple(0), PutTemple(0))
    assert len(t.options(0)) == 5
    t.plays(0, "temple elis", "temple athens")
    assert t.temples(0) == ["elis", "athens", "athens"] and t.temples(1) == ["elis"]
    view = t.s.view(1)
    assert view["players"][0]["temples"] == ["elis", "athens", "athens"]  # type: ignore[index]
    assert [city["temples"] for city in view["cities"]] == [[], [0, 1], [0, 0], [], []]  # type: ignore[attr-defined]


@covers("HY-059", "HY-199", "HY-218")
def test_a_second_temple_in_a_city_gives_no_more_but_outlives_the_first() -> None:
    t = given(temples={0: ["athens", "athens"]}).step(DestroyTemple(0), TempleExtra(0, 2))
    assert t.temples(0) == ["athens"] and t.options(0) == ["followers", "kindness"]
    t.plays(0, "kindness")
    assert t.has(0, "kindness") == 1 and t.asked()[1] == "Pause"


@covers("HY-060")
def test_a_hero_joins_the_reserve_and_waits_for_the_next_age() -> None:
    t = given().step(take_out(0, "hero_or_prophet"))
    t.refuses(0, "take-out spark>1", "HY-061")
    t.plays(0, "take-out hero>1")
    assert t.at(0, "hero_1") == "reserve" and t.under(0, "hero_1") == ""


@covers("HY-061")
def test_the_owner_chooses_the_upgrade_and_nothing_happens_if_none_is_left() -> None:
    t = given(pieces={0: {tile: {"spark": 1} for tile in range(1, 7)}}).step(
        take_out(0, "temple"), take_out(0, "spark")
    )
    assert t.asked() == (0, "TakeOut")
    t.refuses(0, "take-out temple>1", "HY-061")
    t.refuses(0, "done", "HY-061")
    assert t.options(0) == [f"take-out spark>{tile}" for tile in range(1, 7)]


@covers("HY-014", "HY-062")
def test_the_upgraded_card_comes_into_the_hand_and_belongs_to_the_deck_from_then_on() -> None:
    t = given(pieces={0: {3: {"spark": 1}}}).step(take_out(0, "spark"))
    assert "zeus_upgraded" not in t.hand(0)
    t.plays(0, "take-out spark>3")
    assert t.hand(0) == ["zeus_upgraded"] and t.has(0, "vp") == 2


@covers("HY-064")
def test_a_destroyed_temple_locks_nothing_again() -> None:
    t = given(unlocked={0: [4]}, temples={0: ["athens", "elis"]}).step(DestroyTemple(0))
    t.refuses(0, "destroy sparta", "HY-199")
    t.plays(0, "destroy elis")
    assert t.temples(0) == ["athens"] and t.unlocked(0) == [4]


@covers("HY-005", "HY-063", "HY-304")
def test_the_last_upgrade_wins_at_once() -> None:
    t = given(unlocked={1: [1, 2, 3, 4, 5]}, pieces={1: {6: {"spark": 1}}}, goods={0: {"vp": 50}})
    t.step(take_out(1, "spark"))
    assert t.won_by() == (1, "HY-304")
    assert t.s.result is not None and t.s.result.ranks == [2, 1, 3]


@covers("HY-063")
def test_five_upgrades_win_nothing() -> None:
    t = given(unlocked={1: [1, 2, 3, 4]}, pieces={1: {6: {"spark": 1}}})
    t.step(take_out(1, "spark"))
    assert t.s.result is None and len(t.unlocked(1)) == 5
