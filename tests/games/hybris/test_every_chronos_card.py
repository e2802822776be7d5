"""Every Concept card and Avatar card of Chronos does what its text says."""

import pytest

from tests.games.hybris.chronos import (
    against,
    face_up,
    row,
)
from tests.games.hybris.table import Play, covers
from theogony.games.hybris.chronos.avatars import SendAvatar
from theogony.games.hybris.chronos.phases import Desolate
from theogony.games.hybris.chronos.turn import resolve_main
from theogony.games.hybris.content import (
    AVATARS,
    CHAINED,
    CITIES,
    CITY,
    CONCEPT_CARDS,
    CONCEPT_OF,
    CONFLICT,
    DECK_OF,
    PLACES,
    entries,
)

# -- Concept cards ----------------------------------------------------------------------------------------------------

RICH = {seat: {"follower": 3, "aegis": 3, "prayer": 3, "vp": 5, "kindness": 3} for seat in range(3)}
# by card: moves and changes of the main effect (for seat 0 unless a key says otherwise), then of the Desolation
Changes = tuple[list[str], dict[str, int]]
CONCEPT_CASES: dict[str, tuple[Changes, Changes]] = {
    "concept_anthropos_1": (([], {"follower": -2}), ([], {"anthropos": -1})),
    "concept_anthropos_2": ((["block elis"], {"@elis": 1}), (["city elis"], {"kronos": 1 + CITIES.index("elis")})),
    "concept_anthropos_3": (([], {"follower": -1, "follower_1": -1, "follower_2": -1}), ([], {"resource_0": 2})),
    "concept_anthropos_4": (([], {"follower": -1, "resource_0": 1}), ([], {"kronos": 1 + CITIES.index("sparta")})),
    "concept_anthropos_5": (
        (["ancient ancient_first_hymn", "player 1"], {"follower": -3, "stored": 1}),
        ([], {"anthropos": -1}),
    ),
    "concept_anthropos_6": (([], {"shackles": 1}), ([], {"shackles": 1, "shackles_1": 1, "shackles_2": 1})),
    "concept_anthropos_7": (
        ([], {"follower": -2, "anthropos": 2}),
        (["city elis"], {"kronos": 1 + CITIES.index("elis")}),
    ),
    "concept_anthropos_8": (([], {"kindness": -2}), ([], {"@athens": 1})),
    "concept_cosmos_1": (([], {"aegis": -2}), ([], {"cosmos": -1})),
    "concept_cosmos_2": (
        ([], {"kronos": 1 + CITIES.index("elis")}),
        (["city elis"], {"kronos": 1 + CITIES.index("elis")}),
    ),
    "concept_cosmos_3": (([], {"aegis": -1, "resource_1": 1}), ([], {"coliseum": -3})),
    "concept_cosmos_4": (([], {"@forge_1": 1, "aegis_1": -1}), ([], {"resource_1": 2})),
    "concept_cosmos_5": (
        (["ancient ancient_first_hymn", "player 1"], {"aegis": -3, "stored": 1}),
        ([], {"cosmos": -1}),
    ),
    "concept_cosmos_6": (
        ([], {"aegis": -1, "aegis_1": -1, "aegis_2": -1, "space": 1, "space_2": -1}),
        ([], {"kronos": 1 + CITIES.index("lemnos")}),
    ),
    "concept_cosmos_7": (
        ([], {"aegis": -2, "cosmos": 2, "kratos": -1}),
        (["city elis"], {"kronos": 1 + CITIES.index("elis")}),
    ),
    "concept_cosmos_8": (([], {"premonitions": -2}), (["block oracle_1"], {"@oracle_1": 1})),
    "concept_gonos_1": (([], {"prayer": -1}), ([], {"gonos": -1})),
    "concept_gonos_2": (([], {"fallen": 1}), (["city elis"], {"kronos": 1 + CITIES.index("elis")})),
    "concept_gonos_3": (
        ([], {"kairos": 1 + CITIES.index("argos")}),
        ([], {"shackles": 1, "shackles_1": 1, "shackles_2": 1}),
    ),
    "concept_gonos_4": (([], {"resource_2": 1}), ([], {"resource_2": 2})),
    "concept_gonos_5": ((["ancient ancient_first_hymn", "player 1"], {"prayer": -2, "stored": 1}), ([], {"gonos": -1})),
    "concept_gonos_6": (
        (["card common_fury", "card common_ruse"], {"hand": -2}),
        ([], {"kronos": 1 + CITIES.index("elis")}),
    ),
    "concept_gonos_7": (([], {"prayer": -1, "gonos": 2}), (["city elis"], {"kronos": 1 + CITIES.index("elis")})),
    "concept_gonos_8": (([], {"well": 3, "vp_2": 1}), (["block elis"], {"@elis": 1})),
    "concept_temnein_1": (([], {"vp": -2}), ([], {"temnein": -1})),
    "concept_temnein_2": (
        ([], {"aeon": 1 + CITIES.index("athens")}),
        (["city elis"], {"kronos": 1 + CITIES.index("elis")}),
    ),
    "concept_temnein_3": (([], {"kindness": -1, "follower": -1}), ([], {"chronos": 3})),
    "concept_temnein_4": ((["block moirai_1"], {"@moirai_1": 1}), ([], {"premonitions": -3})),
    "concept_temnein_5": ((["ancient ancient_first_hymn", "player 1"], {"vp": -4, "stored": 1}), ([], {"temnein": -1})),
    "concept_temnein_6": (([], {"kratos": 1, "ananke": 1}), ([], {"kratos": 1, "chronos": 1})),
    "concept_temnein_7": (([], {"vp": -2, "temnein": 2, "ananke": -1}), ([], {"kronos": 1 + CITIES.index("argos")})),
    "concept_temnein_8": (([], {"vp": -2, "vp_1": -1, "vp_2": -1}), ([], {"chronos": 4})),
}


def standings(t: Play) -> dict[str, int]:
    """All that a Concept card may change."""
    titan = t.s.titan()
    found: dict[str, int] = {}
    for seat, mark in ((0, ""), (1, "_1"), (2, "_2")):
        for good in ("follower", "aegis", "prayer", "vp", "kindness"):
            found[good + mark] = t.has(seat, good)
        found["shackles" + mark] = t.s.players[seat].shackles
        found["hand" + mark], found["space" + mark] = len(t.hand(seat)), t.space(seat)
    found |= {f"resource_{place}": number for place, number in enumerate(titan.resources)}
    found |= dict(zip(("anthropos", "cosmos", "gonos", "temnein"), titan.chains, strict=True))
    found |= {"ananke": titan.intensity[0], "kratos": titan.intensity[1], "chronos": titan.vp}
    found |= {f"@{name}": t.s.blocked >> place & 1 for place, name in enumerate(PLACES)}
    found |= dict(zip(AVATARS, titan.avatar_at, strict=True))  # -1 is his board
    found |= {"stored": len(t.stored(0))}
    found |= {"well": t.s.well, "fallen": t.s.players[0].at.count(-2)}
    view = t.s.view(0)
    return found | {"coliseum": int(str(view["coliseum_deck"])), "premonitions": int(str(view["premonition_deck"]))}


@covers("HY-066", "HY-095", "HY-337")
@pytest.mark.parametrize("half", [0, 1])
@pytest.mark.parametrize("name", CONCEPT_CARDS)
def test_every_concept_card(name: str, half: int) -> None:
    hands = {0: ["common_fury", "common_ruse"]}
    turn, decider = (-1, 1) if half else (0, 0)  # Desolation is in nobody's turn: the highest decides (HY-315)
    t = against(turn=turn, goods=RICH, hands=hands, at={2: {"hero_3": "fallen"}}, greatness=(2, 1, 3))
    face_up(t, name)
    t.s.titan().chains = [3, 3, 3, 3]
    t.picks(0, 0, 0)
    before = standings(t)
    place = CHAINED.index(CONCEPT_OF[CONCEPT_CARDS.index(name)])
    moves, expected = CONCEPT_CASES[name][half]
    if half:
        t.step(Desolate(place))
    else:
        resolve_main(t.s, place, 0)
        t.s.run()
    t.plays(decider, *moves)
    after = standings(t)
    assert {what: after[what] - before[what] for what in after if after[what] != before[what]} == expected


@covers("HY-352", "HY-441")
@pytest.mark.parametrize("name", [name for name, (_, (_, changes)) in CONCEPT_CASES.items() if "kronos" in changes])
def test_every_desolation_that_moves_an_avatar_moves_the_lowest_at_home(name: str) -> None:
    moves, changes = CONCEPT_CASES[name][1]
    there = changes["kronos"] - 1
    elsewhere = [city for city in range(len(CITIES)) if city != there]
    for out in range(3):
        t = face_up(against(turn=-1), name)
        t.s.titan().avatar_at[:out] = elsewhere[:out]
        t.step(Desolate(CHAINED.index(CONCEPT_OF[CONCEPT_CARDS.index(name)]))).plays(0, *moves)
        assert t.s.titan().avatar_at == [*elsewhere[:out], there, *[-1] * (2 - out)]


@covers("HY-354")
@pytest.mark.parametrize(
    ("name", "avatar", "city", "chains"),
    [
        ("concept_cosmos_2", "kronos", "elis", [5, 4, 5, 5]),
        ("concept_gonos_3", "kairos", "argos", [5, 5, 4, 5]),
        ("concept_temnein_2", "aeon", "athens", [5, 5, 5, 4]),
    ],
)
def test_a_concept_card_moves_its_avatar_to_its_city_or_breaks_a_chain(
    name: str, avatar: str, city: str, chains: list[int]
) -> None:
    its, there = AVATARS.index(avatar), CITIES.index(city)
    for away, blocked in ((-1, 0), ((there + 1) % 5, 0), (-1, 1 << CITY + there)):
        t = face_up(against(), name)
        t.s.titan().avatar_at[its], t.s.blocked = away, blocked
        resolve_main(t.s, CHAINED.index(CONCEPT_OF[CONCEPT_CARDS.index(name)]), 0)
        t.s.run()
        possible = away < 0 and not blocked
        assert t.s.titan().avatar_at[its] == (there if possible else away)
        assert t.s.titan().chains == ([5, 5, 5, 5] if possible else chains)


# by card and Olympian: what changes for his player, who has not resolved the card, by both parts together
NAMED_CASES: dict[tuple[str, str], dict[str, int]] = {
    ("concept_anthropos_8", "apollo"): {"follower_1": -1},
    ("concept_anthropos_8", "aphrodite"): {"follower_1": -1},
    ("concept_cosmos_4", "athena"): {"aegis_1": -1},
    ("concept_cosmos_6", "zeus"): {"aegis_1": -1, "space_1": 1},
    ("concept_cosmos_8", "apollo"): {"hand_1": -1},
    ("concept_gonos_2", "hades"): {"aegis_1": 1},
    ("concept_gonos_6", "ares"): {"hand_1": -1},
    ("concept_gonos_8", "poseidon"): {"vp_1": 1},
    ("concept_temnein_4", "hermes"): {"aegis_1": -1},
    ("concept_temnein_8", "zeus"): {"vp_1": -2},
}


@covers("HY-337")
@pytest.mark.parametrize(("name", "olympian"), NAMED_CASES)
def test_every_part_that_names_an_olympian(name: str, olympian: str) -> None:
    others = [one for one in ("athena", "poseidon", "hades") if one != olympian]
    hands = {0: ["common_fury", "common_ruse"], 1: ["common_fury", "common_ruse"]}
    t = against(olympians=(others[0], olympian, others[1]), goods=RICH, hands=hands, greatness=(2, 1, 3))
    face_up(t, name).picks(0, 0)
    before = standings(t)
    resolve_main(t.s, CHAINED.index(CONCEPT_OF[CONCEPT_CARDS.index(name)]), 0)
    t.s.run()
    t.plays(0, *CONCEPT_CASES[name][0][0])
    if "hand_1" in NAMED_CASES[name, olympian]:
        t.plays(1, "card common_fury")
    for _ in range(2):  # texts that answer a defeat
        if t.asked()[1] == "Occasion":
            t.plays(t.asked()[0], "pass")
    after = standings(t)
    changed = {what: after[what] - before[what] for what in after if after[what] != before[what]}
    his = {what: number for what, number in changed.items() if what.endswith("_1") and not what.startswith("@")}
    assert his == NAMED_CASES[name, olympian]


@covers("HY-328")
@pytest.mark.parametrize("name", ["concept_anthropos_7", "concept_gonos_4"])
def test_a_concept_card_frees_a_slot(name: str) -> None:
    t = face_up(against(goods=RICH), name)
    t.s.blocked = 1 << PLACES.index("olympus_2") | 1 << PLACES.index("elis")
    resolve_main(t.s, CHAINED.index(CONCEPT_OF[CONCEPT_CARDS.index(name)]), 0)
    t.s.run()
    t.plays(0, "unblock elis")
    assert t.s.blocked == 1 << PLACES.index("olympus_2")


@covers("HY-326")
def test_a_concept_card_discards_a_shackle() -> None:
    t = face_up(against(goods=RICH), "concept_gonos_7")
    for player in t.s.players:
        player.shackles = 2
    resolve_main(t.s, CHAINED.index(CONCEPT_OF[CONCEPT_CARDS.index("concept_gonos_7")]), 0)
    t.s.run()
    assert [player.shackles for player in t.s.players] == [1, 2, 2]


# -- Avatar cards -----------------------------------------------------------------------------------------------------

# by card: Force of the Avatar with it and a Right Moment behind it (Force 1, joins an hourglass for 3); what changes
AVATAR_CASES: dict[str, tuple[int, dict[str, int]]] = {
    "avatar_scythe": (5 + 3 + 1, {}),
    "avatar_reap": (5 + 2 + 1 + 3, {}),
    "avatar_sands": (5 + 2 + 1 + 3, {"hand": -1}),
    "avatar_moment": (5 + 1 + 1, {}),
    "avatar_eternity": (5 + 4 + 1 + 3, {}),
    "avatar_devour": (5 + 2 + 1, {"follower": -1, "resource_0": 1}),
    "avatar_rewind": (5 + 1 + 1, {}),
    "avatar_age_of_iron": (5 + 3 + 1, {}),
    "avatar_kairos_strides": (5 + 1 + 1, {"kairos": 1 + CITIES.index("athens")}),
    "avatar_kronos_rises": (5 + 2 + 1, {"anthropos": -1}),
    "avatar_aeon_turns": (5 + 1 + 1, {"aeon": 1 + CITIES.index("lemnos")}),
}


@covers("HY-365", "HY-427")
@pytest.mark.parametrize("name", AVATAR_CASES)
def test_every_avatar_card(name: str) -> None:
    t = against(turn=-1, at={0: {"hero_3": "elis"}}, hands={0: ["common_fury", "common_ruse"]}, goods=RICH)
    t.s.players[0].boost = 2
    before = standings(t)
    row(t, name, "avatar_moment").step(SendAvatar(0, 0)).plays(0, "city elis")
    if name == "avatar_sands":
        t.plays(0, "card common_ruse")
    force, expected = AVATAR_CASES[name]
    after = standings(t)
    assert t.force(0) == force
    assert t.force(1) == (1 if name == "avatar_rewind" else 2)
    here = {"kronos": 1 + CITIES.index("elis")}
    assert {what: after[what] - before[what] for what in after if after[what] != before[what]} == expected | here


def test_every_card_has_its_test() -> None:
    assert set(CONCEPT_CASES) == set(CONCEPT_CARDS)
    cards = entries("concept_cards")
    assert set(NAMED_CASES) == {(card["id"], one["olympian"]) for card in cards for one in card["olympians"]}
    assert set(AVATAR_CASES) == {name for design, name in enumerate(CONFLICT) if DECK_OF[design] == "avatar"}
