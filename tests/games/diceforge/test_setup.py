"""Set-up: supplies, dice, gold, presets, random and drafted sets, modules. -- chapters 1, 2, 11, 16"""

from collections import Counter

import pytest

from tests.games.diceforge.table import covers, opened, sets_in_game
from theogony.games.diceforge.content import (
    BOX,
    CANDIDATES,
    FACES,
    FEAT_MODULE,
    FEATS,
    FOREST,
    GARDENS,
    PRESET_MODULE,
    PRESET_PLAYERS,
    PRESETS,
    SANCTUARY,
    SLOT_ISLAND,
    SLOTS,
    entries,
)
from theogony.games.diceforge.game import GAME
from theogony.kernel.game import BadSetup

# -- the box -----------------------------------------------------------------------------------------------------------


@covers("DF-002", "DF-003", "DF-004", "DF-005", "DF-006", "DF-120")
def test_the_boxes_hold_what_was_published() -> None:
    counts = BOX.components["published_counts"]
    faces: dict[str, dict[str, int]] = {face["id"]: face["counts"] for face in entries("die_faces")}
    start = sum(n for where in faces.values() for board, n in where.items() if board == "start")
    temple = sum(n for where in faces.values() for board, n in where.items() if board in ("sanctuary", "gardens"))
    forest = sum(n for where in faces.values() for board, n in where.items() if board == "forest")
    modules = sum(n for where in faces.values() for board, n in where.items() if board.startswith("start_"))
    assert (start, temple) == (counts["base_start_faces"], counts["temple_faces"])
    assert (forest, modules) == (counts["forest_faces"], counts["module_start_faces"])
    assert sum(entry["copies"] for entry in entries("feats")) == counts["base_cards"] + counts["rebellion_cards"]
    assert Counter(FEAT_MODULE) == {0: 44, 1: 4, 2: 6}
    tokens = {token["id"]: token["count"] for token in entries("tokens")}
    assert tokens["golem_token"] == tokens["allegiance_token"] == tokens["scepter_token"] == 4
    assert tokens["memory_token"] == 8 and len(entries("treasures")) == 3 and len(entries("celestial_die")) == 6


@covers("DF-017")
def test_seven_islands_hold_fifteen_slots() -> None:
    assert Counter(SLOT_ISLAND) == {0: 2, 1: 2, 2: 2, 3: 3, 4: 2, 5: 2, 6: 2}
    costs = {slot["id"]: (slot["cost"]["moon"], slot["cost"]["sun"]) for slot in entries("slots")}
    assert costs["M1"] == (1, 0) and costs["F7"] == (0, 6) and costs["M8"] == (5, 5)


# -- by player count ---------------------------------------------------------------------------------------------------


@covers("DF-012", "DF-013", "DF-026", "DF-045")
@pytest.mark.parametrize(("seats", "rounds", "gold"), [(2, 9, [3, 2]), (3, 10, [3, 2, 1]), (4, 9, [3, 2, 1, 0])])
def test_stacks_rounds_and_gold_depend_on_the_number_of_players(seats: int, rounds: int, gold: list[int]) -> None:
    t = opened(seats, seed=3)
    assert t.s.rounds == rounds and t.s.round == 1 and set(t.s.stack) == {seats}
    begun = [event for event in t.s.events or [] if event.kind == "gained"]
    assert begun, "the first blessing has been received"
    assert [gold[(seat - t.s.first) % seats] for seat in range(seats)] == starting_gold(seats, 3)


def starting_gold(seats: int, seed: int) -> list[int]:
    from theogony.games.diceforge.game import make
    from theogony.games.diceforge.modes import MODES
    from theogony.kernel.rng import Rng

    s = make(seats, GAME.settle(seats, {}), Rng(seed), MODES[0])
    for _ in range(2):
        s.agenda.pop().run(s)  # the set-up and the laying out, but not the first turn
    return [s.have[5 * seat] for seat in range(seats)]


@covers("DF-012")
def test_two_to_four_play() -> None:
    for seats in (1, 5):
        with pytest.raises(BadSetup, match="wrong-player-count"):
            GAME.new(seats)


@covers("DF-014", "DF-015", "DF-016", "DF-011")
def test_with_two_players_two_faces_of_each_sanctuary_pool_are_out_known_to_all() -> None:
    t = opened(2, seed=1)
    assert sum(t.s.left[face] for face in SANCTUARY) == 20 and len(t.s.out) == 20
    view = t.s.view(-1)
    assert sorted(view["out"]) == sorted(FACES[face] for face in t.s.out)  # type: ignore[call-overload]
    assert sum(t.s.left[face] for face in GARDENS) == 20
    full = opened(3, seed=1)
    assert sum(full.s.left[face] for face in SANCTUARY) == 40 and not full.s.out
    pairs = {tuple(opened(2, seed=seed).s.left[6:10]) for seed in range(40)}
    assert len(pairs) == 6, "every pair of the four different faces can stay"


@covers("DF-022", "DF-023", "DF-024", "DF-009", "DF-182")
@pytest.mark.parametrize(
    ("module", "light", "dark"),
    [
        ("none", "gold_1 x5, sun_1 x1", "gold_1 x4, moon_1 x1, glory_2 x1"),
        ("goddess", "gold_1 x5, sun_1 x1", "gold_1 x4, glory_2 x1, golem_moon x1"),
        ("titans", "gold_1 x5, ancient_1 x1", "gold_1 x4, moon_1 x1, loyalty_1_glory_1 x1"),
    ],
)
def test_the_starting_dice(module: str, light: str, dark: str) -> None:
    t = opened(3, seed=2, setup="random", module=module)
    for die, faces in (("light", light), ("dark", dark)):
        found = ", ".join(f"{name} x{n}" for name, n in Counter(t.die(0, die)).items())
        assert found == faces and t.die(0, die)[0] == "gold_1"
    assert [t.island(seat) for seat in range(3)] == ["home"] * 3


@covers("DF-025")
def test_the_first_player_is_drawn_and_turns_go_clockwise() -> None:
    assert {opened(4, seed=seed).s.first for seed in range(30)} == {0, 1, 2, 3}
    t = opened(3, seed=5)
    assert t.s.active == t.s.first and t.s.in_turn_order() == [(t.s.first + i) % 3 for i in range(3)]


# -- sets --------------------------------------------------------------------------------------------------------------


@covers("DF-018", "DF-121", "DF-292", "DF-296", "DF-001")
@pytest.mark.parametrize("preset", PRESETS)
def test_a_preset_fills_every_slot(preset: str) -> None:
    number = PRESETS.index(preset)
    t = opened(PRESET_PLAYERS[number][0], setup=preset)
    expected = next(entry["slots"] for entry in entries("presets") if entry["id"] == preset)
    assert sets_in_game(t) == expected and t.s.rules.number == PRESET_MODULE[number]


@covers("DF-121")
def test_the_discovery_set_ups_show_every_set_of_the_expansion_once() -> None:
    shown = [*sets_in_game(opened(3, setup="goddess_discovery")).values()]
    shown += sets_in_game(opened(3, setup="titans_discovery")).values()
    new = [name for name in FEATS if next(e["set"] for e in entries("feats") if e["id"] == name).startswith("rebell")]
    assert sorted(shown) == sorted(new)


@covers("DF-296", "DF-298")
def test_some_set_ups_and_the_handicap_are_for_two() -> None:
    for options in ({"setup": "challenge_2021"}, {"handicap": "yes"}):
        GAME.settle(2, options)
        with pytest.raises(BadSetup, match="for-two"):
            GAME.settle(3, options)


@covers("DF-298")
def test_the_handicap_leaves_the_6_gold_face_out() -> None:
    for seed in range(12):
        t = opened(2, seed=seed, handicap="yes")
        assert t.left("gold_6") == 0 and sum(t.s.left[face] for face in SANCTUARY) == 20


@covers("DF-295", "DF-019", "DF-020")
def test_any_candidate_may_be_chosen_for_a_slot() -> None:
    t = opened(3, m1="twins", f7="left_hand")
    assert sets_in_game(t)["M1"] == "twins" and sets_in_game(t)["F7"] == "left_hand"
    assert sets_in_game(t)["M2"] == "blacksmiths_chest"
    with pytest.raises(BadSetup, match="unknown-value"):
        GAME.settle(3, {"m1": "hydra"})


@covers("DF-118", "DF-119", "DF-123", "DF-181", "DF-216", "DF-220")
def test_a_module_takes_its_slots_and_is_played_as_a_whole() -> None:
    t = opened(3, module="titans", setup="base_introductory")
    sets = sets_in_game(t)
    assert [sets[slot] for slot in ("M2", "M3", "M6", "F2", "F3", "F6")] == [
        "memory",
        "oracle",
        "chaos",
        "dogged",
        "guardian",
        "mirror_of_misfortune",
    ]
    assert sets["M1"] == "blacksmiths_hammer" and t.s.rules.number == 2
    goddess = sets_in_game(opened(3, module="goddess"))
    assert [goddess[slot] for slot in ("M3", "M6", "F3", "F4")] == [
        "moon_golem",
        "great_golem",
        "sun_golem",
        "time_golem",
    ]
    with pytest.raises(BadSetup, match="slot-of-the-module"):
        GAME.settle(3, {"module": "titans", "m2": "companion"})
    with pytest.raises(BadSetup, match="set-of-another-module"):
        GAME.settle(3, {"module": "goddess", "m2": "memory"})
    with pytest.raises(BadSetup, match="set-of-another-module"):
        GAME.settle(3, {"m2": "memory"})


@covers("DF-119", "DF-123")
def test_a_preset_of_one_module_can_be_played_without_it() -> None:
    t = opened(3, setup="titans_discovery", module="none")
    assert not any(FEAT_MODULE[feat] for feat in t.s.slots) and sets_in_game(t)["M1"] == "blacksmiths_scepter"


@pytest.mark.parametrize("module", ["as-set-up", "none", "goddess", "titans"])
def test_the_form_can_name_what_the_set_up_brings(module: str) -> None:
    """The first pair that fits the other choices names the set that lies there; what is drawn has no name before."""
    slots = [option for option in GAME.options if option.help_key == "option-slot"]
    for way in [*PRESETS, "random"]:
        chosen = {f"setup={way}", f"module={module}"}
        laid = sets_in_game(opened(2, setup=way, module=module))
        for option in slots:
            named = next(value for when, value in option.brings if chosen.issuperset(when.split(",")))
            drawn = way == "random" and not FEAT_MODULE[FEATS.index(laid[option.name.upper()])]
            assert named == ("" if drawn else laid[option.name.upper()]), (way, module, option.name)


@covers("DF-293")
@pytest.mark.parametrize("module", ["none", "goddess", "titans"])
def test_a_random_set_up_draws_a_candidate_for_each_open_slot(module: str) -> None:
    seen: list[set[int]] = [set() for _ in SLOTS]
    for seed in range(40):
        t = opened(2, seed=seed, setup="random", module=module)
        for slot, feat in enumerate(t.s.slots):
            assert feat in CANDIDATES[slot] and FEAT_MODULE[feat] in (0, t.s.rules.number)
            seen[slot].add(feat)
    for slot, found in enumerate(seen):
        fixed = [feat for feat in CANDIDATES[slot] if t.s.rules.number and FEAT_MODULE[feat] == t.s.rules.number]
        assert found == set(fixed or [feat for feat in CANDIDATES[slot] if not FEAT_MODULE[feat]])


@covers("DF-294", "DF-017", "DF-118")
def test_in_a_draft_the_players_choose_sets_in_turn_order() -> None:
    t = opened(3, seed=4, setup="draft", module="goddess", m1="twins")
    order = []
    while t.asked()[1] == "DraftSet":
        seat = t.asked()[0]
        order.append(seat)
        slot = t.s.prompts()[0].values()[1]
        assert t.options(seat) == [f"set {FEATS[f]}" for f in CANDIDATES[slot] if not FEAT_MODULE[f]]  # type: ignore[index]
        if len(order) == 1:
            t.refuses(seat, "set great_golem" if slot != 5 else "set hydra", "DF-017")
            module = next((FEATS[f] for f in CANDIDATES[slot] if FEAT_MODULE[f]), "")  # type: ignore[index]
            if module:
                t.refuses(seat, f"set {module}", "DF-118")
        t.plays(seat, t.options(seat)[-1])
    assert len(order) == 15 - 4 - 1 and order == [(t.s.first + i) % 3 for i in range(10)]
    assert sets_in_game(t)["M1"] == "twins" and sets_in_game(t)["M3"] == "moon_golem"


@covers("DF-118")
def test_no_set_of_a_module_in_a_draft_without_it() -> None:
    t = opened(3, seed=4, setup="draft")
    for _ in range(15):
        seat, _ = t.asked()
        slot = t.s.prompts()[0].values()[1]
        for feat in CANDIDATES[slot]:  # type: ignore[index]
            if FEAT_MODULE[feat]:
                t.refuses(seat, f"set {FEATS[feat]}", "DF-118")
        t.plays(seat, t.options(seat)[0])
    assert t.asked()[1] != "DraftSet"


@covers("DF-124", "DF-021", "DF-122", "DF-125")
def test_the_forest_is_there_with_a_module_and_unused_colours_are_out() -> None:
    assert not any(opened(3).s.left[face] for face in FOREST)
    t = opened(3, setup="titans_discovery")
    assert [t.left(f"misfortune_{colour}") for colour in ("yellow", "red", "blue", "green")] == [1, 1, 1, 0]
    assert [FACES[face] for face in t.s.out] == ["misfortune_green"]
    assert t.left("golem_sun") == 4 and t.left("gold_3_ancient_1") == 2
    boars = opened(2, m4="tenacious_boar")
    assert [boars.left(f"boar_{colour}") for colour in ("yellow", "red", "blue", "green")] == [1, 1, 1, 1]
