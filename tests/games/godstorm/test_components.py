"""Chapter 1: what is in the box, and the facts of the boards."""

from collections import Counter

import pytest

from tests.games.godstorm.table import Table, covers, given, opened, play_to, wander
from theogony.games.godstorm.cards.conditions import territory_card
from theogony.games.godstorm.content import (
    ALTARS,
    BOX,
    CARD_DECK,
    CONTINENT_LANDS,
    CONTINENTS,
    CRYPTS,
    DEATH,
    GATES,
    GODS,
    LANDS,
    PANTHEONS,
    PLACES,
    PRINTED_BORDERS,
    ROUTES,
    borders,
    entries,
    place,
)
from theogony.games.godstorm.game import GAME
from theogony.games.godstorm.gods import SummonAndBuild
from theogony.games.godstorm.invade import AnswerWithSky, Invade
from theogony.games.godstorm.miracles import PlayMiracles
from theogony.games.godstorm.moves import MOVES
from theogony.games.godstorm.muster import CollectIncome
from theogony.games.godstorm.zones import PILE, REMOVED, held
from theogony.kernel.game import BadSetup
from theogony.kernel.move import UnknownMove

SEATS_OF_GODS = {
    "babylonians": ("druaga", "ishtar", "marduk", "gilgamesh"),
    "celts": ("arawn", "brigid", "lugh", "nuada"),
    "egyptians": ("osiris", "isis", "ra", "set"),
    "greeks": ("hades", "hekate", "zeus", "ares"),
    "norse": ("loki", "freya", "odin", "thor"),
}


@covers("GS-001")
def test_two_to_five_players_lead_five_pantheons() -> None:
    assert sorted(PANTHEONS) == ["babylonians", "celts", "egyptians", "greeks", "norse"]
    for seats in (2, 3, 4, 5):
        assert opened(seats).s.seats == seats
    for seats in (1, 6):
        with pytest.raises(BadSetup, match="wrong-player-count"):
            GAME.new(seats)


@covers("GS-002")
@pytest.mark.parametrize(
    ("token", "count"),
    [
        ("faith_1", 50),
        ("faith_5", 10),
        ("temple", 12),
        ("plague_marker", 5),
        ("turn_order_marker", 5),
        ("epoch_marker", 1),
        ("sunken_atlantis", 1),
        ("maelstrom", 1),
        ("soldier", 300),
        ("war_elephant", 50),
    ],
)
def test_the_box_holds_these_tokens(token: str, count: int) -> None:
    assert {entry["id"]: entry["count"] for entry in entries("tokens")}[token] == count


@covers("GS-002")
def test_the_box_holds_these_cards_gods_and_dice() -> None:
    assert len(entries("pantheons")) == 5
    assert [(p["soldiers"], p["elephants"]) for p in entries("pantheons")] == [(60, 10)] * 5
    assert sum(god["count"] for god in entries("gods")) == 20
    assert sum(BOX.card_count) == 66
    assert sum(card["count"] for card in entries("territory_cards")) == 44
    assert (BOX.components["dice"]["count"], BOX.components["dice"]["faces"]) == (10, [1, 2, 3, 4, 5, 6])
    assert BOX.components["reference_card"]["count"] == 1


@covers("GS-003")
def test_forty_two_territories_in_six_continents_and_five_heavens() -> None:
    assert len(entries("territories")) == 42
    assert sorted(land for lands in CONTINENT_LANDS for land in lands) == list(range(42))
    assert len({continent["color"] for continent in entries("continents")}) == 6
    heavens = BOX.components["underworld"]["heavens"]
    assert sorted(heaven["pantheon"] for heaven in heavens) == sorted(PANTHEONS)


@covers("GS-004")
def test_the_map_has_sixty_nine_adjacencies_of_which_twenty_one_cross_water() -> None:
    pairs = {tuple(sorted((a, b))) for a in range(LANDS) for b in PRINTED_BORDERS[a]}
    water = {tuple(sorted(pair)) for pair in ROUTES}
    assert (len(pairs), len(water)) == (69, 21)
    assert water < pairs
    for entry in entries("territories"):
        assert sorted(entry["land"] + entry["water"]) == sorted(entry["adjacent"])  # no pair has both


@covers("GS-005")
@pytest.mark.parametrize(
    ("continent", "size", "bonus"),
    [
        ("europa", 12, 7),
        ("germania", 9, 5),
        ("africa", 7, 5),
        ("asia_minor", 6, 3),
        ("atlantis", 4, 3),
        ("hyrkania", 4, 2),
    ],
)
def test_continents_have_these_sizes_and_bonuses(continent: str, size: int, bonus: int) -> None:
    number = CONTINENTS.index(continent)
    assert (len(CONTINENT_LANDS[number]), BOX.continent_bonus[number]) == (size, bonus)


def attacker_at(origin: str) -> Table:
    """Everything but the origin is the second player's."""
    lands = dict.fromkeys(PLACES[:LANDS], (1, 1)) | {"gaul" if origin == "kush" else "kush": (2, 1), origin: (0, 5)}
    return given(lands=lands).step(Invade(0))


@covers("GS-006")
@pytest.mark.parametrize(
    ("origin", "target"),
    [("thule", "varangia"), ("rus", "varangia"), ("poseidonis", "oricalcos"), ("atlas", "oricalcos")],
)
def test_neighbours_by_land_and_by_water_can_attack(origin: str, target: str) -> None:
    assert f"attack {origin}>{target}" in attacker_at(origin).options(0)
    assert f"attack {target}>{origin}" in attacker_at(target).options(0)


@covers("GS-006")
def test_territories_that_do_not_touch_cannot_attack() -> None:
    assert sorted(attacker_at("varangia").options(0)) == sorted(
        ["done", *[f"attack varangia>{PLACES[land]}" for land in PRINTED_BORDERS[place("varangia")]]]
    )
    with pytest.raises(UnknownMove):
        attacker_at("thule").plays(0, "attack thule>egypt")


@covers("GS-007")
@pytest.mark.parametrize(
    ("one", "other"), [tuple(pair) for ridge in entries("mountains") for pair in ridge["separates"]]
)
def test_nothing_crosses_a_mountain_range(one: str, other: str) -> None:
    assert place(other) not in PRINTED_BORDERS[place(one)]
    with pytest.raises(UnknownMove):
        MOVES.parse(f"attack {one}>{other}")


@covers("GS-007")
def test_gaul_and_liguria_meet_beside_the_mountains() -> None:
    assert place("liguria") in PRINTED_BORDERS[place("gaul")]


@covers("GS-008")
def test_the_maelstrom_covers_one_water_connection_and_no_land_border() -> None:
    lands = {"thule": (0, 3), "roma": (1, 3), "egypt": (2, 2)}
    t = given(lands=lands, gods={0: {"death": "thule"}}, faith=(9, 0, 0), hand={0: ["the_waters_boil"]})
    t.step(PlayMiracles(0), Invade(0)).plays(0, "play the_waters_boil")
    assert t.options(0) == [f"route {PLACES[a]}>{PLACES[b]}" for a, b in ROUTES]
    t.plays(0, "route corsica>roma")
    assert place("roma") not in t.s.borders[place("corsica")]
    assert place("corsica") not in t.s.borders[place("roma")]
    assert sum(map(len, t.s.borders[:LANDS])) == 2 * 68


@covers("GS-009")
@pytest.mark.parametrize("route", range(21))
def test_a_water_connection_is_an_ordinary_border_until_it_is_blocked(route: int) -> None:
    one, other = (PLACES[end] for end in ROUTES[route])
    t = attacker_at(one)
    assert f"attack {one}>{other}" in t.options(0)
    t.s.maelstrom = route
    t.s.borders = borders(0, route)
    for move in (f"attack {one}>{other}", f"enter {one}>{other}"):
        refusal = Invade(0).refusal(t.s, MOVES.parse(move))
        assert refusal is not None
        assert refusal.clause == "GS-261"


@covers("GS-010", "GS-011")
@pytest.mark.parametrize("pantheon", PANTHEONS)
def test_every_pantheon_has_one_god_of_each_kind(pantheon: str) -> None:
    of_it = {god["type"]: god["id"] for god in entries("gods") if god["pantheon"] == pantheon}
    assert tuple(of_it[kind] for kind in GODS) == SEATS_OF_GODS[pantheon]
    assert len([god for god in entries("gods") if god["pantheon"] == pantheon]) == 4
    assert next(p for p in entries("pantheons") if p["id"] == pantheon)["gods"] == of_it


@covers("GS-012", "GS-013")
@pytest.mark.parametrize(
    ("pantheon", "colour", "heaven"),
    [
        ("celts", "green", "avalon"),
        ("egyptians", "tan", "duat"),
        ("norse", "reddish brown", "valhalla"),
        ("babylonians", "blue", "kurnugia"),
        ("greeks", "plum", "elysium"),
    ],
)
def test_every_pantheon_has_its_colour_and_its_heaven(pantheon: str, colour: str, heaven: str) -> None:
    entry = next(p for p in entries("pantheons") if p["id"] == pantheon)
    assert (entry["color_en"], entry["heaven"]) == (colour, heaven)
    assert next(h for h in BOX.components["underworld"]["heavens"] if h["id"] == heaven)["pantheon"] == pantheon


@covers("GS-014")
def test_pantheons_differ_only_in_names_colour_heaven_and_home() -> None:
    own = {"id", "name_en", "name_fr", "color_en", "color_fr", "color_hex", "heaven", "gods", "home_territory_hint"}
    rest = [{key: value for key, value in p.items() if key not in own} for p in entries("pantheons")]
    assert all(other == rest[0] for other in rest)


@covers("GS-015", "GS-016", "GS-017")
def test_soldiers_and_elephants_are_one_number_of_armies() -> None:
    tokens = {entry["id"]: entry for entry in entries("tokens")}
    soldier, elephant = tokens["soldier"], tokens["war_elephant"]
    assert (soldier["armies"], elephant["armies"]) == (1, 5)
    assert soldier["per_pantheon"] * 1 + elephant["per_pantheon"] * 5 == 110
    t = given(lands={"thule": (0, 7), "egypt": (1, 2)}).step(Invade(0))
    board = t.s.view(0)["board"]
    assert isinstance(board, dict)
    assert board["thule"] == (0, 7)
    assert t.s.reserve[0] == 103


@covers("GS-017", "GS-019", "GS-296")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("seed", range(8))
def test_through_whole_games_armies_are_conserved_and_faith_is_spent_on_few_things(seed: int, seats: int) -> None:
    spends = {"Bid", "SummonAndBuild", "BuyMiracles", "PlayMiracles", "AnswerWithSky", "KeepArmies"}
    leaves_heaven = {"Embark", "InvadeUnderworld", "Assault", "Defend", "EnterWith", "MoveMore"}
    for before, after, asked in wander(seats, seed):
        standing: Counter[int] = Counter()
        for owner, armies in zip(after.owner, after.armies, strict=True):
            standing[owner] += armies
        for seat in range(seats):
            assert after.reserve[seat] >= 0
            assert standing[seat] + after.heaven[seat] + after.reserve[seat] == 110
            if after.faith[seat] < before.faith[seat] and after.alive[seat]:
                assert asked in spends
            if after.heaven[seat] < before.heaven[seat] and after.alive[seat]:
                assert asked in leaves_heaven


@covers("GS-018")
def test_faith_is_one_number_and_the_bank_never_runs_dry() -> None:
    values = {entry["id"]: entry.get("value") for entry in entries("tokens")}
    assert (values["faith_1"], values["faith_5"]) == (1, 5)
    t = given(lands={"thule": (0, 1), "gaul": (0, 1), "egypt": (1, 1)}, faith=(70, 90, 80))  # more than all tokens
    t.step(CollectIncome(0))
    assert t.s.faith[:3] == [73, 90, 80]


@covers("GS-020")
@pytest.mark.parametrize("left", [0, 1])
def test_without_a_temple_in_the_supply_none_can_be_placed_by_any_means(left: int) -> None:
    clause = "" if left else "GS-020"
    t = given(
        lands={"thule": (0, 3), "gaul": (0, 1), "egypt": (1, 3)},
        faith=(20, 0, 0),
        gods={0: {"war": "thule", "sky": "thule"}},
        hand={0: ["an_empire_is_born", "thousand_workers_amass"]},
    )
    t.s.temples_left = left
    t.s.target = place("gaul")
    built = SummonAndBuild(0).refusal(t.s, MOVES.parse("temple gaul"))
    born = PlayMiracles(0).refusal(t.s, MOVES.parse("play an_empire_is_born"))
    amassed = AnswerWithSky(0).refusal(t.s, MOVES.parse("play thousand_workers_amass"))
    assert [refusal.clause if refusal else "" for refusal in (built, born, amassed)] == [clause] * 3


@covers("GS-021")
def test_the_fifth_plague_marker_comes_only_with_its_card_and_only_once() -> None:
    assert next(entry for entry in entries("tokens") if entry["id"] == "plague_marker")["used_at_setup"] == 4
    t = given(
        lands={"thule": (0, 3), "gaul": (0, 4), "egypt": (1, 7), "roma": (1, 2)},
        faith=(50, 0, 0),
        gods={0: {"death": "thule"}},
        hand={0: ["the_gods_forsake_us"]},
        plague=["kush", "nubia", "rus", "galicia"],
    )
    t.step(PlayMiracles(0), Invade(0)).plays(0, "play the_gods_forsake_us", "target egypt")
    assert sum(t.s.plague) == 5
    assert t.s.spare_plague == 0
    assert t.at("egypt") == (1, 4)
    t.s.cards.move_all([REMOVED], held(0, DEATH))
    refusal = PlayMiracles(0).refusal(t.s, MOVES.parse("play the_gods_forsake_us"))
    assert refusal is not None
    assert refusal.key == "spare-plague-used"


@covers("GS-022")
@pytest.mark.parametrize(("deck", "cards"), [("death", 17), ("magic", 15), ("sky", 17), ("war", 17)])
def test_the_decks_have_these_sizes(deck: str, cards: int) -> None:
    number = GODS.index(deck)
    assert sum(n for n, of in zip(BOX.card_count, CARD_DECK, strict=True) if of == number) == cards
    assert len(opened(3).s.deck(number)) == cards


@covers("GS-023")
def test_the_underworld_has_thirteen_spaces_and_flames_between_some() -> None:
    assert len(PLACES) - LANDS == 13
    assert (len(GATES), len(CRYPTS), len(ALTARS)) == (3, 4, 2)
    assert sum(map(len, PRINTED_BORDERS[LANDS:])) == 2 * 19
    assert all(b >= LANDS for a in range(LANDS, 55) for b in PRINTED_BORDERS[a])
    assert BOX.components["underworld"]["flames"]
    for flame in BOX.components["underworld"]["flames"]:
        one, other = flame["between"]
        assert place(other) not in PRINTED_BORDERS[place(one)]


@covers("GS-024")
def test_wild_cards_are_dealt_in_the_classic_mode_only() -> None:
    t = play_to(opened(3, 2), "Bid")
    assert t.s.cards.content[PILE] == ()
    classic = play_to(opened(3, 2, mode="classic"), "PlaceRaised")
    assert len(classic.s.cards.content[PILE]) == 44


@covers("GS-024", "GS-042")
def test_a_territory_card_is_one_of_forty_two() -> None:
    t = opened(3, 5)
    drawn = Counter(territory_card(t.s) for _ in range(2000))
    assert sorted(drawn) == list(range(LANDS))
