"""Chapter 1: what is in the boxes, and that an incomplete or wrong box is not accepted."""

import runpy
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.games.theomachy.table import TRACK as TRACK_CARDS, covers, given, opened, play_to
from theogony.games.theomachy.battle import BeginBattle
from theogony.games.theomachy.betting import BettingRound
from theogony.games.theomachy.content import (
    BOX,
    BOXES,
    CARDS,
    CHAOS,
    DESIGN,
    DESIGNS,
    ESSENCE,
    ESSENCE_CARDS,
    ESSENCES,
    GOD_PANTHEON,
    GODS,
    LOCATION,
    MYTH_PANTHEON,
    MYTHS,
    ORDER,
    PACKS,
    PANTHEON_BOX,
    PANTHEONS,
    POWER,
    PROPHET,
    SKY_ESSENCE,
    SKY_ORBS,
    TRACK,
    TYPE,
    cards_of_box,
    entries,
    packs_of_box,
)
from theogony.games.theomachy.game import GAME
from theogony.games.theomachy.tokens import gain
from theogony.kernel import components
from theogony.kernel.game import BadSetup

TOKENS = {str(token["id"]): token for token in entries("tokens")}


# -- players and boxes -----------------------------------------------------------------------------------------------


@covers("TH-001")
@pytest.mark.parametrize("seats", range(2, 9))
def test_two_to_eight_players_sit_down(seats: int) -> None:
    t = play_to(opened(seats), "BettingTurn")
    assert t.s.living() == seats


@covers("TH-001")
def test_one_player_or_nine_are_no_table() -> None:
    for seats in (1, 9):
        with pytest.raises(BadSetup, match="wrong-player-count"):
            GAME.new(seats)


@covers("TH-001")
@pytest.mark.parametrize("box", BOXES)
def test_one_box_serves_up_to_four(box: str) -> None:
    for seats in (2, 3, 4):
        assert opened(seats, box=box).s.seats == seats
    with pytest.raises(BadSetup, match="both-boxes-needed"):
        GAME.new(5, {"box": box})


@covers("TH-001")
def test_the_boxes_have_the_same_classes_and_counts() -> None:
    kinds = [Counter(TYPE[DESIGN[card]] for card in cards_of_box(box)) for box in range(2)]
    assert kinds[0] == kinds[1]
    assert Counter(PANTHEON_BOX) == {0: 4, 1: 4}
    assert Counter(token["box"] for token in entries("hero_tokens")) == {"ancients": 4, "warriors": 4}


# -- Essence cards ---------------------------------------------------------------------------------------------------


@covers("TH-002")
def test_twenty_four_essence_cards_show_an_essence_and_one_to_three_orbs() -> None:
    assert len(ESSENCE_CARDS) == 24
    assert sorted(ESSENCES) == ["air", "earth", "fire", "water"]
    assert Counter(SKY_ESSENCE) == dict.fromkeys(range(4), 6)
    assert {sum(orbs) for orbs in SKY_ORBS} == {1, 2, 3}


@covers("TH-003")
def test_every_essence_card_is_different_and_has_orbs_of_one_kind_only() -> None:
    faces = {(essence, *orbs) for essence, orbs in zip(SKY_ESSENCE, SKY_ORBS, strict=True)}
    kinds = [(n, 0) for n in (1, 2, 3)] + [(0, n) for n in (1, 2, 3)]
    assert faces == {(essence, *orbs) for essence in range(4) for orbs in kinds}


# -- Prayer cards ----------------------------------------------------------------------------------------------------


@covers("TH-004")
@pytest.mark.parametrize("box", [0, 1])
def test_a_box_holds_120_prayer_cards(box: int) -> None:
    cards = cards_of_box(box)
    assert len(cards) == 120
    kinds = Counter(entries("prayer_cards")[DESIGN[card]]["type"] for card in cards)
    assert kinds == {"power": 32, "attack": 44, "effect": 32, "location": 12}
    assert CARDS == 240
    assert (len(DESIGNS), len(set(DESIGNS))) == (84, 84)


@covers("TH-004")
@pytest.mark.parametrize("box", [0, 1])
def test_thirty_two_cards_of_a_box_are_marked_eight_of_each_number(box: int) -> None:
    packs = [PACKS[pack] for pack in packs_of_box(box)]
    assert [len(pack) for pack in packs] == [8, 8, 8, 8]
    marked = [card for pack in packs for card in pack]
    assert len(set(marked)) == 32
    assert set(marked) <= set(cards_of_box(box))
    assert list(BOX.components["starting_decks"][BOXES[box]]) == ["I", "II", "III", "IV"]


@covers("TH-005")
def test_an_action_card_needs_its_own_essence_and_orbs_of_a_single_kind() -> None:
    for design, card in enumerate(entries("prayer_cards")):
        if TYPE[design] == POWER:
            continue
        assert card["type"] in ("attack", "effect", "location")
        assert card["name_en"]
        assert card["name_fr"]
        assert card["essence"] in ESSENCES
        assert BOX.need_essence[design] >= 1
        assert min(BOX.need_orbs[design]) == 0
        assert card["effect"]
        assert BOX.texts[design]


@covers("TH-005")
def test_a_location_names_the_token_that_is_put_on_it() -> None:
    tokens = [card["location_token"] for card in entries("prayer_cards") if card["type"] == "location"]
    assert len(tokens) == TYPE.count(LOCATION) == 16
    assert set(tokens) == {"priest", "disciple"}


@covers("TH-006")
def test_a_power_card_shows_one_essence_and_two_orbs_of_one_kind() -> None:
    powers = [
        (ESSENCE[design], tuple(BOX.power_orbs[design])) for design in range(len(DESIGNS)) if TYPE[design] == POWER
    ]
    assert sorted(powers) == [(essence, orbs) for essence in range(4) for orbs in ((0, 2), (2, 0))]
    t = given(hands={0: ["power_water_chaos"]}).step(BettingRound(1)).plays(0, "play power_water_chaos")
    water = ESSENCES.index("water")
    assert t.s.own_essence[:4] == [int(essence == water) for essence in range(4)]
    assert (t.s.own_orbs[ORDER], t.s.own_orbs[CHAOS]) == (0, 2)


# -- gods and Mythology ----------------------------------------------------------------------------------------------


@covers("TH-007")
def test_a_pantheon_has_five_mythology_cards_one_of_them_a_hero() -> None:
    assert len(MYTHS) == 40
    for pantheon in range(len(PANTHEONS)):
        cards = [myth for myth in range(len(MYTHS)) if MYTH_PANTHEON[myth] == pantheon]
        assert len(cards) == 5
        assert [BOX.hero_power[myth] >= 0 for myth in cards].count(True) == 1
    assert all(cost >= 1 for cost in BOX.myth_cost)
    assert all(myth["effect"] for myth in entries("mythology"))


@covers("TH-008")
def test_a_pantheon_has_three_gods_each_with_a_capacity_and_a_demand() -> None:
    assert len(GODS) == 24
    assert Counter(GOD_PANTHEON) == dict.fromkeys(range(8), 3)
    for god in entries("gods"):
        assert god["ability"]["effect"]
        assert god["ability"]["do"]
        assert god["demand"]["effect"]
        assert god["demand"]["condition"]


# -- tokens ----------------------------------------------------------------------------------------------------------


@covers("TH-009")
@pytest.mark.parametrize(
    ("token", "count", "power", "colour"),
    [("prophet", 18, 10, "blue"), ("priest", 31, 5, "red"), ("disciple", 46, 2, "white")],
)
def test_ninety_five_followers_of_three_kinds(token: str, count: int, power: int, colour: str) -> None:
    entry = TOKENS[token]
    assert (entry["count_per_box"], entry["power"], entry["colour"]) == (count, power, colour)
    assert sum(TOKENS[kind]["count_per_box"] for kind in ("prophet", "priest", "disciple")) == 95
    assert BOX.value == [10, 5, 2]


@covers("TH-010")
def test_the_bank_never_runs_out() -> None:
    t = given(cults={0: (18, 31, 46)})  # a whole box is in one Cult
    gain(t.s, 0, PROPHET, 5, "TH-010")
    assert t.cult(0) == (23, 31, 46)


@covers("TH-010")
def test_a_last_stand_is_possible_whatever_it_takes_from_the_bank() -> None:
    t = given(seats=2, first=1, hands={0: ["gale"]}, cults={0: (0, 0, 1)}, level=(0, 0, 1)).step(BettingRound(1))
    t.s.level = [20, 40, 60]  # more than all tokens of a box
    t.s.paid[3:6] = t.s.level
    t.plays(1, "pass")
    t.plays(0, "last-stand")
    assert t.stake(0) == (20, 40, 60)


@covers("TH-011")
def test_four_last_stand_and_four_reference_cards() -> None:
    assert {card["id"]: card["count_per_box"] for card in BOX.components["other_cards"]} == {
        "last_stand": 4,
        "hint_card": 4,
    }
    assert "hint_card" not in DESIGNS  # it has no effect in play


@covers("TH-012")
def test_one_ante_marker_with_sides_two_and_three() -> None:
    marker = TOKENS["ante_marker"]
    assert (marker["count_per_box"], marker["sides"]) == (1, [2, 3])
    assert play_to(opened(2), "BettingTurn").s.ante == 1  # without the marker


@covers("TH-013")
def test_one_prayer_track_with_six_places() -> None:
    assert TRACK == len(BOX.price) == 6
    assert len(play_to(opened(2), "BettingTurn").track()) == 6


@covers("TH-014")
def test_sixteen_victory_markers_that_only_epic_uses() -> None:
    markers = {TOKENS[id]["value"]: TOKENS[id]["count_per_box"] for id in TOKENS if id.startswith("vp_")}
    assert markers == {1: 4, 2: 4, 4: 4, 7: 4}
    t = given(seats=2, track=TRACK_CARDS).step(BettingRound(1)).plays(0, "fold")
    assert t.s.won(1)
    assert t.each("points") == [0] * t.s.seats


@covers("TH-015")
def test_a_token_for_every_hero_and_thirteen_miracles() -> None:
    heroes = [MYTHS[myth] for myth in range(len(MYTHS)) if BOX.hero_power[myth] >= 0]
    assert sorted(token["hero"] for token in entries("hero_tokens")) == sorted(heroes)
    assert TOKENS["hero_token"]["count_per_box"] == 4
    assert TOKENS["miracle"]["count_per_box"] == 13


@covers("TH-016")
def test_a_hero_is_a_token_of_the_stake_but_no_follower() -> None:
    t = given(
        seats=2,
        gods={0: "ares"},
        myths={0: ["heracles"]},
        hands={0: ["unity", "gale"]},
        sky=["air order 3", "fire order 1", "earth order 1"],
    )
    t.step(BeginBattle()).plays(0, "myth heracles")
    assert t.stake(0) == (0, 0, 1)  # followers
    t.plays(0, "play unity")  # one for each token of the Stake: a Disciple and the Hero
    assert t.s.view(0)["players"][0]["power"] == 2 + 8 + 2  # type: ignore[index]


# -- a wrong box -----------------------------------------------------------------------------------------------------

Change = Callable[[dict[str, Any]], None]


def entry(pile: str, id: str, /, **changes: object) -> Change:
    """One component is changed."""
    return lambda box: next(e for e in box[pile] if e["id"] == id).update(changes)


def lacks_last(kind: str) -> Change:
    return lambda box: box[kind].pop()


def short_pack(box: dict[str, Any]) -> None:
    box["starting_decks"]["ancients"]["II"].pop()


def five_places(box: dict[str, Any]) -> None:
    box["prayer_track"]["places"].pop()


def without_trigger(box: dict[str, Any]) -> None:
    del next(card for card in box["prayer_cards"] if card["id"] == "zeal")["trigger"]


def load_with(change: Change, monkeypatch: pytest.MonkeyPatch) -> dict[str, Any]:
    """The tables made from components with this change."""

    as_it_is = components.read

    def changed(folder: Path) -> dict[str, Any]:
        box = as_it_is(folder)
        change(box)
        return box

    monkeypatch.setattr(components, "read", changed)
    return runpy.run_path(str(GAME.folder / "content.py"))


@covers("TH-009", "TH-021")
def test_a_changed_but_whole_box_is_read(monkeypatch: pytest.MonkeyPatch) -> None:
    tables = load_with(lambda box: box["constants"]["start_cult"].update(prophet=4), monkeypatch)
    assert tables["BOX"].start_cult == [4, 5, 8]
    assert BOX.start_cult == [3, 5, 8]


@pytest.mark.parametrize(
    ("change", "fact"),
    [
        pytest.param(lacks_last("essence_cards"), "24 Essence cards", marks=covers("TH-002")),
        pytest.param(
            entry("essence_cards", "essence_air_order_1", orbs={"order": 2, "chaos": 0}),
            "24 Essence cards, all different",
            marks=covers("TH-003"),
        ),
        pytest.param(
            entry("essence_cards", "essence_air_order_1", orbs={"order": 1, "chaos": 1}),
            "Orbs of one kind",
            marks=covers("TH-003"),
        ),
        pytest.param(
            entry("essence_cards", "essence_air_order_3", orbs={"order": 4, "chaos": 0}),
            "Orbs of one kind",
            marks=covers("TH-002"),
        ),
        pytest.param(
            entry("prayer_cards", "gale", copies={"ancients": 2, "warriors": 3}),
            "120 Prayer cards to a box",
            marks=covers("TH-004"),
        ),
        pytest.param(short_pack, "packs of eight", marks=covers("TH-004")),
        pytest.param(
            entry("prayer_cards", "gale", requires={"essence": 0, "order": 0, "chaos": 0}),
            "an Action card needs its own Essence",
            marks=covers("TH-005", "TH-117"),
        ),
        pytest.param(
            entry("prayer_cards", "gale", requires={"essence": 1, "order": 1, "chaos": 1}),
            "Orbs of a single kind are needed",
            marks=covers("TH-005"),
        ),
        pytest.param(
            entry("prayer_cards", "power_air_order", orbs={"order": 1, "chaos": 1}),
            "a Power card has two Orbs of one kind",
            marks=covers("TH-006"),
        ),
        pytest.param(entry("mythology", "aegis", pantheon="norse"), "five Mythology cards", marks=covers("TH-007")),
        pytest.param(entry("mythology", "heracles", kind="artifact"), "one a Hero", marks=covers("TH-007")),
        pytest.param(entry("gods", "ares", pantheon="norse"), "three gods to a pantheon", marks=covers("TH-008")),
        pytest.param(entry("tokens", "prophet", count_per_box=19), "95 followers", marks=covers("TH-009")),
        pytest.param(entry("other_cards", "last_stand", count_per_box=5), "four Last Stand", marks=covers("TH-011")),
        pytest.param(entry("tokens", "ante_marker", sides=[1, 2]), "one Ante marker", marks=covers("TH-012")),
        pytest.param(five_places, "six places on the Track", marks=covers("TH-013")),
        pytest.param(entry("tokens", "vp_7", count_per_box=3), "16 victory markers", marks=covers("TH-014")),
        pytest.param(lacks_last("hero_tokens"), "a token for every Hero", marks=covers("TH-015")),
        pytest.param(entry("tokens", "miracle", count_per_box=12), "13 Miracles", marks=covers("TH-015")),
        pytest.param(without_trigger, "every reaction has its event", marks=covers("TH-256")),
    ],
)
def test_a_wrong_box_is_not_accepted(change: Change, fact: str, monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(ValueError, match=fact):
        load_with(change, monkeypatch)
