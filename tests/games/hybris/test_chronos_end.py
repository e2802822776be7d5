"""Chapter 18: Ancient Technologies, and how a game against Chronos ends (HY-372 to HY-379, HY-442)."""

import pytest

from tests.games.hybris.chronos import KRONOS, against, city, concept, face_up
from tests.games.hybris.table import covers
from theogony.games.hybris.chronos import chains
from theogony.games.hybris.chronos.ancient import TakeAncient
from theogony.games.hybris.chronos.avatars import SendAvatar
from theogony.games.hybris.chronos.ending import last_age_over
from theogony.games.hybris.content import (
    SPARK,
    TECHNOLOGIES,
)
from theogony.games.hybris.turn import TakeTurn
from theogony.games.hybris.upgrades import REMOVABLE, TakeOut, take_piece

# -- Ancient Technologies ---------------------------------------------------------------------------------------------


@covers("HY-372", "HY-373", "HY-374")
def test_an_ancient_technology_is_stored_on_a_board_of_the_players_choice() -> None:
    t = against(stored={1: ["tech_coinage", "tech_aqueduct"]}).step(TakeAncient(0))
    t.refuses(0, "ancient tech_symposium", "HY-373")
    t.plays(0, "ancient ancient_first_hymn")
    t.refuses(0, "player 4", "HY-373")
    t.refuses(0, "player 2", "HY-374")  # full, and others have room
    t.plays(0, "player 3")
    assert t.stored(2) == ["ancient_first_hymn"] and not t.s.ancient >> TECHNOLOGIES.index("ancient_first_hymn") & 1


@covers("HY-152", "HY-374")
def test_if_no_board_has_room_a_third_tile_is_removed_as_usual() -> None:
    t = against(2, stored={0: ["tech_symposium", "tech_polybolos"], 1: ["tech_coinage", "tech_aqueduct"]})
    t.step(TakeAncient(0)).plays(0, "ancient ancient_first_hymn", "player 2")
    assert t.asked() == (1, "RemoveTechnology")
    t.plays(1, "remove-technology tech_coinage")
    assert t.stored(1) == ["tech_aqueduct", "ancient_first_hymn"]


@covers("HY-374")
def test_when_they_are_gone_nothing_happens() -> None:
    t = face_up(against(goods={0: {"aegis": 5}}), "concept_cosmos_5")
    t.s.titan().focus = [-1, -1, 0, -1, -1, -1]
    t.s.ancient = 0
    t.step(TakeTurn(0)).plays(0, "activate olympian", "accept")
    assert t.asked()[1] == "PillarMoment" and t.has(0, "aegis") == 2


# -- the end ----------------------------------------------------------------------------------------------------------


@covers("HY-375", "HY-442")
def test_chronos_wins_when_the_last_chain_is_off_his_board() -> None:
    t = against(goods={0: {"vp": 50}})
    t.s.titan().chains = [0, 1, 0, 1]
    chains.break_chain(t.s, concept("temnein"))
    assert t.s.result is None
    chains.break_chain(t.s, concept("cosmos"))
    assert t.s.result is not None and t.s.result.ranks == [2, 1] and t.s.result.reason == "HY-375"


@covers("HY-376", "HY-378")
def test_the_olympians_win_when_every_one_has_unlocked_all() -> None:
    t = against(
        2, unlocked={0: [1, 2, 3, 4, 5], 1: [1, 2, 3, 4, 5]}, pieces={0: {6: {"spark": 1}}, 1: {6: {"spark": 1}}}
    )
    t.step(TakeOut(0, REMOVABLE["spark"], 1))
    assert t.s.result is None  # one alone ends nothing
    t.step(TakeOut(1, REMOVABLE["spark"], 1))
    assert t.s.result is not None and t.s.result.ranks == [1, 2] and t.s.result.reason == "HY-376"


@covers("HY-442")
@pytest.mark.parametrize("chain_first", [True, False])
def test_of_the_last_chain_and_the_last_upgrade_what_comes_first_decides(chain_first: bool) -> None:
    t = against(2, unlocked={0: [1, 2, 3, 4, 5, 6], 1: [1, 2, 3, 4, 5]}, pieces={1: {6: {"spark": 1}}})
    t.s.titan().chains = [0, 1, 0, 0]
    if chain_first:
        chains.break_chain(t.s, concept("cosmos"))
        take_piece(t.s, 1, 5, SPARK)
    else:
        take_piece(t.s, 1, 5, SPARK)
        chains.break_chain(t.s, concept("cosmos"))
    assert t.s.result is not None and t.s.result.reason == ("HY-375" if chain_first else "HY-376")
    assert t.s.result.ranks == ([2, 1] if chain_first else [1, 2]) and len(t.events("side-won")) == 1


@covers("HY-375", "HY-376", "HY-377", "HY-406")
@pytest.mark.parametrize(
    ("points", "chronos", "won", "reason"),
    [((5, 6, 7), 4, True, "HY-376"), ((4, 6, 7), 4, False, "HY-377"), ((3, 9, 9), 4, False, "HY-375")],
)
def test_after_the_sixth_age_every_olympian_must_have_more_points(
    points: tuple[int, ...], chronos: int, won: bool, reason: str
) -> None:
    t = against(goods={seat: {"vp": vp} for seat, vp in enumerate(points)})
    t.s.titan().vp = chronos
    last_age_over(t.s)
    assert t.s.result is not None
    assert t.s.result.ranks == ([1, 2] if won else [2, 1]) and t.s.result.reason == reason
    assert t.s.result.scores == [min(points), chronos] and t.s.result.seat_scores == list(points)


@covers("HY-379")
def test_players_may_still_fight_for_a_city_but_need_not() -> None:
    t = against(goods={0: {"aegis": 3}}, plans={0: {"hero_3": "mortal_world"}}, at={1: {"hero_3": "elis"}})
    t.step(TakeTurn(0)).plays(0, "activate hero_3")
    assert "go elis" in t.options(0) and "go argos" in t.options(0)
    t.plays(0, "go elis")
    assert t.at(0, "hero_3") == "fallen"


@covers("HY-202", "HY-349")
def test_avatars_never_generate_prayers() -> None:
    t = against(turn=-1).step(SendAvatar(0, KRONOS)).plays(0, "city elis")
    assert t.s.well == 0 and t.s.titan().avatar_at[KRONOS] == city("elis")
    u = against(goods={0: {"aegis": 3}}, plans={0: {"hero_3": "mortal_world"}})
    u.step(TakeTurn(0)).plays(0, "activate hero_3", "go elis")
    assert u.s.well == 4  # a Hero who comes there does
