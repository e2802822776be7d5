"""Chapters 2, 3 and 14: the box and the set-up of all modes (HY-002 to HY-042, HY-308 to HY-314, HY-430)."""

import pytest

from tests.games.hybris.table import Play, covers, given, new_game
from theogony.games.hybris import greatness
from theogony.games.hybris.content import (
    ACTIONS,
    AFFINITY,
    ANCIENT,
    AVATARS,
    CITIES,
    CONCEPTS,
    ELEMENTS,
    KINDS,
    LOCATIONS,
    OLYMPIAN,
    OLYMPIANS,
    PIECES,
    PILLARS,
    RANKS,
    SPACES_OF,
    TECHNOLOGIES,
    TOKENS,
)
from theogony.games.hybris.game import GAME
from theogony.games.hybris.locations import ways
from theogony.games.hybris.primordials import Fear
from theogony.games.hybris.state import NOBODY, NOTHING, SETTING_UP
from theogony.games.hybris.zones import (
    ASIDE,
    AVATAR_DECK,
    COLISEUM_DECK,
    CONCEPT_BOX,
    CONCEPT_DECK,
    DECK,
    PREMONITION_DECK,
    PRIMORDIAL,
    PRIMORDIAL_BOX,
)
from theogony.kernel.game import BadSetup
from theogony.kernel.rng import Rng
from theogony.kernel.view import canonical

EVERY = [(seats, mode) for mode in ("base", "chronos_coop") for seats in (2, 3, 4)] + [(1, "chronos_solo")]


def take_all(t: Play, *names: str) -> Play:
    """Everybody takes an Olympian, these or those of the first numbers."""
    for seat in range(t.s.seats):
        t.plays(seat, f"olympian {names[seat] if names else OLYMPIANS[seat]}")
    return t


@covers("HY-002", "HY-003", "HY-004")
def test_who_may_sit_down_in_which_mode() -> None:
    for seats, mode in EVERY:
        assert GAME.settle(seats, {"mode": mode})["mode"] == mode
    for seats, mode in ((1, "base"), (5, "base"), (1, "chronos_coop"), (2, "chronos_solo")):
        with pytest.raises(BadSetup):
            GAME.settle(seats, {"mode": mode})


@covers("HY-003", "HY-442")
def test_against_chronos_all_are_one_side_and_he_is_another() -> None:
    sides = GAME.new(3, {"mode": "chronos_coop"}).sides
    assert sides.of == (0, 0, 0) and sides.names == ("olympians", "chronos")
    assert GAME.new(3).sides.alone()


@pytest.mark.parametrize(("seats", "mode"), EVERY)
def test_every_mode_is_saved_copied_seen_and_dealt_anew(seats: int, mode: str) -> None:
    for drawn in ("taken", "drawn"):
        state = GAME.new(seats, {"mode": mode, "olympians": drawn}, seed=3)
        assert GAME.load(state.dump()).hash() == state.clone().hash() == state.hash()
        for seat in range(-1, seats):
            again = state.redeal(seat, Rng(5))
            assert canonical(again.view(seat)) == canonical(state.view(seat))


# -- chapter 2: what there is ---------------------------------------------------------------------------------------


@covers("HY-022", "HY-023", "HY-025", "HY-026")
def test_locations_cities_and_their_spaces() -> None:
    assert LOCATIONS == ["olympus", "forge", "oracle", "moirai", "coliseum", "underworld", "mortal_world"]
    assert CITIES == ["sparta", "elis", "athens", "lemnos", "argos"]
    assert [len(spaces) for spaces in SPACES_OF] == [3, 3, 4, 2, 3]
    assert [KINDS[kind] for kind in AFFINITY] == ["military", "architecture", "culture", "science", "social"]
    assert ELEMENTS == ["fire", "water", "earth", "air"]
    assert len(ACTIONS) == 13


@covers("HY-009", "HY-010", "HY-011", "HY-029")
@pytest.mark.parametrize("olympian", OLYMPIANS)
def test_thirteen_pieces_lie_on_the_upgrades_and_the_third_hero_and_prophet_are_in_the_reserve(olympian: str) -> None:
    t = new_game(2).plays(0, f"olympian {olympian}")
    player = t.s.players[0]
    assert [sum(player.pieces[kind :: len(PIECES)]) for kind in range(len(PIECES))] == [6, 3, 2, 2]
    assert not player.unlocked
    assert [t.at(0, f"{kind}_{n}") for kind in ("hero", "prophet") for n in (1, 2, 3)] == [
        "absent", "absent", "reserve", "absent", "absent", "reserve",
    ]  # fmt: skip
    assert t.at(0, "olympian") == "reserve"


@covers("HY-013", "HY-014", "HY-031")
def test_five_of_seventeen_cards_are_drawn_and_the_upgraded_one_lies_aside() -> None:
    t = new_game(2).plays(0, "olympian zeus")
    assert len(t.hand(0)) == 5 and len(t.s.cards.content[DECK]) == 12
    assert len(t.s.cards.content[ASIDE]) == 1
    assert "zeus_upgraded" not in t.hand(0)


@covers("HY-016", "HY-017", "HY-032")
def test_eight_location_tokens_in_the_reserve_and_twelve_bonus_locations_in_the_supply() -> None:
    t = take_all(new_game(2))
    assert t.tokens(1, "reserve") == [*TOKENS[:6], "mortal_world", "mortal_world"]
    assert t.s.bonus_tokens == 12
    assert not t.tokens(1, "used") and not t.tokens(1, "unavailable")


# -- chapter 3 --------------------------------------------------------------------------------------------------------


@covers("HY-028")
def test_two_players_never_take_the_same_olympian() -> None:
    t = new_game(3).plays(0, "olympian ares")
    t.refuses(1, "olympian ares", "HY-028")
    t.plays(1, "olympian zeus")
    assert t.asked() == (2, "TakeOlympian")


@covers("HY-028")
def test_olympians_may_be_drawn_instead() -> None:
    t = new_game(4, olympians="drawn")
    assert len({player.olympian for player in t.s.players}) == 4
    assert t.asked()[1] != "TakeOlympian"
    t.refuses(t.asked()[0], "olympian zeus", "HY-065" if t.asked()[1] == "ResolvePowers" else "HY-068")


@covers("HY-030")
def test_goods_of_the_board_no_prayer_no_kindness_no_points() -> None:
    t = take_all(new_game(2), "hades", "aphrodite")
    assert [t.has(0, good) for good in ("vp", "aegis", "follower", "prayer", "kindness", "determination")] == [
        0, 5, 4, 0, 0, 4,
    ]  # fmt: skip
    assert [t.has(1, good) for good in ("aegis", "follower", "determination")] == [5, 6, 3]


@covers("HY-019", "HY-033")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_markers_lie_at_random_on_the_first_spaces(seats: int) -> None:
    orders = {tuple(new_game(seats, seed).s.greatness) for seed in range(30)}
    assert all(sorted(order) == list(range(1, seats + 1)) for order in orders)
    assert len(orders) > 1


@covers("HY-019", "HY-050")
def test_the_fourth_space_of_greatness_is_the_last() -> None:
    t = given(seats=2, greatness=(1, 2), goods={0: {"vp": 5}})
    spaces = []
    for _ in range(4):
        greatness.lose(t.s, 0, 1, "HY-045")
        spaces.append(t.space(0))
    assert spaces == [2, 3, 4, 4] and t.has(0, "vp") == 4


@covers("HY-020", "HY-021")
def test_the_age_track_shows_a_primordial_in_the_ages_two_four_and_six() -> None:
    assert dict(zip(RANKS, given().s.box.primordial_ages, strict=True)) == {"alpha": 2, "beta": 4, "gamma": 6}
    revealed = []
    for age in range(1, 7):
        t = given(age=age, goods={seat: {"follower": 9, "vp": 9, "kindness": 8} for seat in range(3)}).step(Fear())
        revealed += [(age, event.public["rank"]) for event in t.events("primordial-revealed")]
    assert revealed == [(2, "alpha"), (4, "beta"), (6, "gamma")]


@covers("HY-001", "HY-020", "HY-034", "HY-041")
def test_everything_else_is_empty_and_the_age_is_the_first() -> None:
    t = new_game(3)
    assert t.s.phase == SETTING_UP and t.s.age == 1
    take_all(t)
    assert t.s.view(0)["phase"] == "divine_pillar"
    assert t.s.well == 0 and t.s.offerings == 0
    assert t.workshop() == t.factory() == ["", "", ""]
    assert len(PILLARS) == 6 and not any(player.pillars for player in t.s.players)


@covers("HY-024", "HY-035", "HY-036", "HY-037", "HY-038")
def test_tiles_decks_and_quests_are_laid_out() -> None:
    t = new_game(3)
    assert t.s.olympus == (1 << 25) - 1 and not t.s.olympus & ANCIENT
    assert len(t.s.cards.content[COLISEUM_DECK]) == 30
    assert len(t.s.cards.content[PREMONITION_DECK]) == 20
    assert t.s.champions == (NOBODY,) * 6
    assert len(set(t.quests())) == 3 and "" not in t.quests()
    assert len(t.s.quest_deck) == 17


@covers("HY-021", "HY-039", "HY-040")
def test_one_primordial_of_each_rank_lies_face_down_and_chronos_is_drained() -> None:
    t = new_game(2)
    for rank in range(3):
        assert len(t.s.cards.content[PRIMORDIAL + rank]) == 1
        assert len(t.s.cards.content[PRIMORDIAL_BOX + rank]) == 2
        assert not any(t.s.cards.seen(seat, PRIMORDIAL + rank) for seat in range(3))
    assert t.s.underworld == NOTHING and t.s.view(0)["underworld_value"] == 4


@covers("HY-042")
def test_nothing_differs_by_the_number_of_players() -> None:
    tables = []
    for seats in (2, 3, 4):
        s = take_all(new_game(seats), "zeus", "athena", "hades", "ares").s
        player = s.players[0]
        common = (PREMONITION_DECK, COLISEUM_DECK, *range(PRIMORDIAL, PRIMORDIAL + 3))
        tables.append(
            (
                [len(s.cards.content[zone]) for zone in common],
                (len(s.quest_deck), sum(quest != NOTHING for quest in s.quests), s.olympus, s.bonus_tokens, s.blocked),
                (player.goods, player.reserve, player.at, player.pieces, len(s.hand(0))),
                ways(s, 0, OLYMPIAN, (1 << len(LOCATIONS)) - 1, player.aegis()),
            )
        )
    assert tables[0] == tables[1] == tables[2]


# -- chapter 14 -------------------------------------------------------------------------------------------------------


@covers("HY-027", "HY-308", "HY-309", "HY-310", "HY-311", "HY-314")
@pytest.mark.parametrize(("seats", "mode"), EVERY[3:])
def test_the_chronos_board(seats: int, mode: str) -> None:
    t = new_game(seats, mode=mode)
    titan = t.s.titan()
    assert titan.chains == [5, 5, 5, 5] and titan.resources == [0, 0, 0, 0] and titan.vp == t.s.box.chronos_vp[seats]
    assert titan.avatar_at == [NOTHING] * len(AVATARS)
    assert titan.intensity == [1, 2] and not titan.turned
    for place in range(4):
        assert len(t.s.cards.content[CONCEPT_DECK + place]) == 6
        assert len(t.s.cards.content[CONCEPT_BOX + place]) == 2
    assert len(t.s.cards.content[AVATAR_DECK]) == 18
    assert [name for tile, name in enumerate(TECHNOLOGIES) if t.s.ancient >> tile & 1] == TECHNOLOGIES[25:]
    assert CONCEPTS == ["ananke", "anthropos", "cosmos", "kratos", "gonos", "temnein"]
    board = t.s.view(-1)["chronos"]
    assert board["concepts"][1]["chains"] == 5 and board["tiles"][0]["intensity"] == 1  # type: ignore[index]


@covers("HY-312")
def test_alone_the_marker_starts_on_the_last_space() -> None:
    assert new_game(1, mode="chronos_solo").s.greatness == [4]
    assert sorted(new_game(2, mode="chronos_coop").s.greatness) == [1, 2]


@covers("HY-430")
@pytest.mark.parametrize(("seats", "points"), [(1, 80), (2, 42), (3, 28), (4, 18)])
def test_chronos_starts_with_points_by_the_number_of_players(seats: int, points: int) -> None:
    t = new_game(seats, mode="chronos_solo" if seats == 1 else "chronos_coop")
    assert t.s.titan().vp == points
    assert t.plays(0, "olympian zeus").has(0, "vp") == 0


@covers("HY-008")
def test_hands_are_closed_among_mates_unless_the_table_opens_them() -> None:
    t = new_game(2, mode="chronos_coop", hands="open").plays(0, "olympian zeus")
    assert sorted(t.s.view(1)["known_hands"]["0"]) == t.hand(0)  # type: ignore[index]
    assert "known_hands" not in t.s.view(-1)
    closed = new_game(2, mode="chronos_coop").plays(0, "olympian zeus")
    assert closed.s.view(1)["known_hands"] == {"0": []}


@covers("HY-007", "HY-008")
@pytest.mark.parametrize(("shown", "known"), [(True, ["prem_sanctuary"]), (False, [])])
def test_premonitions_belong_to_the_hand(shown: bool, known: list[str]) -> None:
    t = given(2, mode="chronos_coop", premonitions={0: ["prem_sanctuary"]}, shown=shown)
    assert t.s.view(0)["own_premonitions"] == ["prem_sanctuary"]
    assert t.s.view(1)["known_premonitions"] == {"0": known}
    assert "known_premonitions" not in t.s.view(-1)
