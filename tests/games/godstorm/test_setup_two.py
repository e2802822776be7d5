"""Chapter 5: two players and a neutral pantheon."""

import pytest

from tests.games.godstorm.table import IN_ORDER, Table, covers, given, opened, play_to
from theogony.games.godstorm.content import LANDS, PANTHEONS, PLACES
from theogony.games.godstorm.invade import Invade
from theogony.games.godstorm.scoring import FinalScoring
from theogony.games.godstorm.state import NEUTRAL


def two(first: int = 0, neutral: int = 4, setup: str = "dealt") -> Table:
    """Plague in the order of the list; this pantheon is neutral; this seat chooses first; cards in order."""
    dice = (5, 5, 0, 0) if first == 0 else (0, 0, 5, 5)
    return opened(2, chance=[*IN_ORDER, neutral, *dice, *IN_ORDER, *dice[1:3]], setup=setup)


@covers("GS-068")
def test_a_neutral_pantheon_is_set_aside_before_the_players_choose() -> None:
    t = two(neutral=3)
    assert t.s.view(0)["neutral"] == "greeks"
    t.refuses(0, "pantheon greeks", "GS-068")
    assert len(t.options(0)) == 4
    t.plays(0, "pantheon celts")
    t.refuses(1, "pantheon greeks", "GS-068")
    t.refuses(1, "pantheon celts", "GS-049")
    t.plays(1, "pantheon norse")
    assert (t.s.pantheon[0], t.s.pantheon[1], t.s.pantheon[NEUTRAL]) == (1, 4, 3)


@covers("GS-068")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_more_players_have_no_neutral_pantheon(seats: int) -> None:
    t = play_to(opened(seats, 8), "Bid")
    assert t.s.pantheon[NEUTRAL] == -1
    assert NEUTRAL not in t.s.owner
    assert t.s.view(0)["neutral"] == ""


@covers("GS-069")
def test_the_neutral_pantheon_is_drawn_at_random() -> None:
    drawn = [opened(2, seed).s.pantheon[NEUTRAL] for seed in range(100)]
    assert set(drawn) == {0, 1, 2, 3, 4}
    assert max(drawn.count(pantheon) for pantheon in range(5)) < 40


@covers("GS-069")
@pytest.mark.parametrize("neutral", range(5))
def test_only_the_colour_of_the_neutral_pantheon_matters(neutral: int) -> None:
    t = play_to(two(neutral=neutral), "Bid")
    reference = play_to(two(neutral=0), "Bid")
    assert t.s.view(0)["neutral"] == PANTHEONS[neutral]
    assert (t.s.owner, t.s.armies) == (reference.s.owner, reference.s.armies)


@covers("GS-070", "GS-071")
@pytest.mark.parametrize("first", [0, 1])
def test_three_piles_of_fourteen_the_first_to_choose_takes_the_first_the_last_is_neutral(first: int) -> None:
    t = play_to(two(first), "PlaceStart")
    assert t.s.owner[:14] == [first] * 14
    assert t.s.owner[14:28] == [1 - first] * 14
    assert t.s.owner[28:LANDS] == [NEUTRAL] * 14


@covers("GS-070", "GS-071")
def test_every_pile_is_a_fair_share_of_the_map() -> None:
    counts = [0] * LANDS
    for seed in range(90):
        t = play_to(opened(2, seed), "PlaceStart")
        for land in t.s.lands_of(NEUTRAL):
            counts[land] += 1
    assert sum(counts) == 90 * 14
    assert min(counts) > 12 and max(counts) < 50  # about 30 each


@covers("GS-072")
def test_each_neutral_territory_holds_three_armies() -> None:
    t = play_to(two(), "PlaceStart")
    assert t.s.armies[28:LANDS] == [3] * 14
    assert t.s.reserve[NEUTRAL] == 110 - 42


@covers("GS-073", "GS-298")
@pytest.mark.parametrize("first", [0, 1])
def test_one_army_on_each_territory_and_sixteen_in_batches_the_first_to_choose_begins(first: int) -> None:
    t = play_to(two(first), "PlaceStart")
    assert t.s.armies[:28] == [1] * 28
    assert t.s.muster[:2] == [16, 16]
    t.refuses(first, f"place {PLACES[30]}", "GS-055")  # neutral
    order = []
    while t.asked()[1] == "PlaceStart":
        seat = t.asked()[0]
        order.append(seat)
        t.s.apply(seat, t.s.options(seat)[-1])
    a, b = first, 1 - first
    assert order == [a, a, a, b, b, b] * 5 + [a, b]
    assert t.asked() == (first, "PlaceWarGod")  # GS-297
    assert t.s.armies[28:LANDS] == [3] * 14


@covers("GS-074", "GS-076")
def test_the_neutral_pantheon_takes_no_turn_no_bid_and_no_marker() -> None:
    t = play_to(opened(2, 9), "Bid")
    assert [prompt.seat for prompt in t.s.prompts()] == [0, 1]
    before = {land: t.s.armies[land] for land in t.s.lands_of(NEUTRAL)}
    t.plays(0, "bid 1").plays(1, "bid 0").plays(0, "order 1")
    play_to(t, "Bid")
    begins = [event.public["seat"] for event in t.events("turn-begins")]
    assert begins == [0, 1]
    assert {event.public["seat"] for event in t.events("income")} == {0, 1}
    assert all(t.s.armies[land] <= armies for land, armies in before.items() if t.s.owner[land] == NEUTRAL)


def attack_on_neutrals() -> Table:
    t = given(seats=2, lands={"thule": (0, 9), "varangia": (5, 3), "gaul": (1, 4)}, gods={0: {"death": "thule"}})
    return t.step(Invade(0)).plays(0, "attack thule>varangia", "commit 8", "with none")


@covers("GS-074", "GS-075")
def test_neutral_armies_defend_with_all_dice_and_their_losses_go_back_to_the_box() -> None:
    t = attack_on_neutrals().rolls(6, 6, 6, 1, 1).plays(0, "roll 3")
    assert t.asked() == (0, "Assault")  # nobody was asked for the defence
    assert t.events("battle")[0].public["defence"] == [1, 1]
    assert t.at("varangia") == (5, 1)
    assert t.s.heaven == [0] * 6
    assert t.s.reserve[NEUTRAL] == 110 - 1
    t.rolls(1, 1, 1, 6).plays(0, "roll 3")  # the last army rolls one die
    assert t.events("battle")[1].public["defence"] == [6]
    assert t.at("thule") == (0, 8)
    assert t.s.heaven[0] == 1


@covers("GS-075")
def test_a_temple_does_not_help_neutral_defenders() -> None:
    t = given(seats=2, lands={"thule": (0, 9), "varangia": (5, 3)}, temples=["varangia"]).step(Invade(0))
    t.plays(0, "attack thule>varangia", "commit 8").rolls(6, 6, 6, 1, 1).plays(0, "roll 3")
    assert t.at("varangia") == (5, 1)


@covers("GS-076")
def test_neutral_territories_are_conquered_like_others_and_count_for_the_war_labour() -> None:
    lands = {"thule": (0, 9), "varangia": (5, 1), "rus": (5, 1), "scythia": (5, 1)}
    t = given(seats=2, lands=lands, gods={0: {"war": "thule"}}).step(Invade(0)).pile("war", "storms_rage")
    t.plays(0, "attack thule>varangia", "commit 8", "with none").rolls(6, 6, 6, 1).plays(0, "roll 3", "move 8")
    t.plays(0, "attack varangia>rus", "commit 7").rolls(6, 6, 6, 1).plays(0, "roll 3", "move 7")
    assert t.hand(0) == []
    t.plays(0, "attack rus>scythia", "commit 6").rolls(6, 6, 6, 1).plays(0, "roll 3", "move 3")
    assert t.hand(0) == ["storms_rage"]
    assert [t.at(name)[0] for name in ("varangia", "rus", "scythia")] == [0, 0, 0]


@covers("GS-076")
def test_the_neutral_pantheon_scores_nothing() -> None:
    t = given(seats=2, lands=dict.fromkeys(PLACES[:12], (5, 3)) | {"gaul": (0, 1), "thule": (1, 1)})
    t.step(FinalScoring())
    assert t.s.result is not None
    assert t.s.result.scores == [1, 1]
    assert [event.public["seat"] for event in t.events("scored")] == [0, 1]


@covers("GS-077")
def test_chosen_setup_for_two_leaves_fourteen_random_neutral_territories() -> None:
    t = two(first=1, setup="chosen")
    play_to(t, "ClaimLand")
    assert t.s.owner[:14] == [NEUTRAL] * 14
    assert t.s.armies[:14] == [3] * 14
    assert t.asked() == (1, "ClaimLand")
    t.refuses(1, f"claim {PLACES[3]}", "GS-063")
    order = []
    while t.asked()[1] == "ClaimLand":
        order.append(t.asked()[0])
        t.s.apply(order[-1], t.s.options(order[-1])[0])
    assert order == [1, 0] * 13 + [1]  # the last claim is forced
    assert [len(t.s.lands_of(seat)) for seat in (0, 1, NEUTRAL)] == [14, 14, 14]
    assert t.asked() == (1, "PlaceStart")


@covers("GS-077", "GS-067")
def test_a_neutral_home_land_binds_nobody() -> None:
    for seed in range(12):
        t = play_to(opened(2, seed, setup="chosen", home="yes"), "PlaceStart")
        assert [len(t.s.lands_of(seat)) for seat in (0, 1, NEUTRAL)] == [14, 14, 14]


@covers("GS-078")
def test_two_players_bid_for_markers_one_and_two_and_play_on_as_usual() -> None:
    t = play_to(two(), "Bid")
    t.s.rng = t.rng  # from here on, no chance but what the test rigs
    t.plays(0, "bid 0").plays(1, "bid 2")
    assert t.asked() == (1, "ChooseMarker")
    assert t.options(1) == ["order 1", "order 2"]
    t.plays(1, "order 2")
    assert t.s.marker[:2] == [1, 2]
    assert t.s.turn == 0
    assert t.asked() == (0, "PlaceRaised")


@covers("GS-068", "GS-072", "GS-277")
def test_the_classic_mode_for_two_has_the_neutral_territories_too() -> None:
    t = play_to(opened(2, 5, mode="classic"), "PlaceStart")
    neutral = t.s.lands_of(NEUTRAL)
    assert [t.s.armies[land] for land in neutral] == [3] * 14
