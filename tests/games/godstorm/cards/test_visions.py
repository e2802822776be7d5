"""Visions Become Real: a hand is seen by one player alone, and one card changes hands."""

from typing import Any

import pytest

from tests.games.godstorm.cards.playing import holding
from tests.games.godstorm.table import Table, card_test, covers, deal
from theogony.games.godstorm.content import CARDS, DECKS, card, place
from theogony.games.godstorm.elimination import eliminate_landless
from theogony.games.godstorm.state import NOBODY, World
from theogony.games.godstorm.view import known_cards
from theogony.games.godstorm.zones import held
from theogony.kernel.rng import Rng
from theogony.kernel.state import SPECTATOR

SECRET = ["crops_wither", "lava_erupts", "storms_rage"]


def visions(*more: str, **position: Any) -> Table:
    """The first player sees the hand of the second; the third looks on."""
    hand = {1: SECRET, 2: ["the_fog_lifts"]}
    t = holding("visions_become_real", *more, lands={"rus": (1, 2), "egypt": (2, 2)}, hand=hand, **position)
    return t.plays(0, "play visions_become_real", "player 2")


def known(t: Table, viewer: int, holder: int) -> list[str]:
    return [CARDS[number] for number in known_cards(t.s, viewer, holder)]


@card_test("visions_become_real")
@covers("GS-302", "GS-028")
def test_visions_show_a_hand_and_one_card_of_it_must_be_taken() -> None:
    t = visions()
    assert t.asked() == (0, "TakeCard")
    assert t.options(0) == [f"card {name}" for name in SECRET]
    t.refuses(0, "card the_fog_lifts", "GS-302")
    t.refuses(0, "done", "GS-302")
    t.plays(0, "card storms_rage")
    assert (t.hand(0), t.hand(1), t.hand(2)) == (["storms_rage"], ["crops_wither", "lava_erupts"], ["the_fog_lifts"])
    assert t.removed() == ["visions_become_real"]


@card_test("visions_become_real")
@covers("GS-301")
def test_a_card_seen_in_visions_may_be_played_in_the_same_step() -> None:
    t = visions().plays(0, "card storms_rage")
    t.rolls(1).plays(0, "play storms_rage", "target rus")
    assert t.at("rus") == (1, 1)


@card_test("visions_become_real")
@covers("GS-151")
def test_visions_come_only_of_another_player_with_a_hand() -> None:
    t = holding("visions_become_real", lands={"rus": (1, 2)}, relics={"stonehenge": 1})
    assert t.refuses(0, "play visions_become_real", "GS-151").key == "needs-another-hand"
    hand = {1: ["storms_rage"], 2: ["the_fog_lifts"]}
    t = holding("visions_become_real", lands={"rus": (1, 2)}, hand=hand, seats=4)
    t.plays(0, "play visions_become_real")
    t.refuses(0, "player 1", "GS-151")
    t.refuses(0, "player 4", "GS-151")
    t.refuses(0, "player 5", "GS-151")
    assert t.options(0) == ["player 2", "player 3"]


@card_test("visions_become_real")
@covers("GS-302", "GS-029")
def test_only_the_seer_is_told_what_the_hand_holds() -> None:
    t = visions()
    seen = t.events("hand-seen")[0]
    assert seen.seen_by(0)["cards"] == SECRET
    for seat in (1, 2, SPECTATOR):
        assert "cards" not in seen.seen_by(seat)
    t.plays(0, "card lava_erupts")
    taken = t.events("card-stolen")[0]
    assert taken.seen_by(0)["card"] == taken.seen_by(1)["card"] == "lava_erupts"
    for seat in (2, SPECTATOR):
        assert "card" not in taken.seen_by(seat)
        assert taken.seen_by(seat)["deck"] == "sky"  # the type of the card is public


@card_test("visions_become_real")
@covers("GS-028", "GS-302")
def test_the_seer_remembers_the_rest_and_the_victim_the_card_taken() -> None:
    t = visions().plays(0, "card lava_erupts")
    assert t.s.view(0)["known"] == {"1": ["crops_wither", "storms_rage"], "2": []}
    assert t.s.view(1)["known"] == {"0": ["lava_erupts"], "2": []}
    assert t.s.view(2)["known"] == {"0": [], "1": []}
    for seat in (2, SPECTATOR):
        assert "lava_erupts" not in str(t.s.view(seat))
        assert "crops_wither" not in str(t.s.view(seat))


@card_test("visions_become_real")
@covers("GS-028")
def test_what_is_known_is_forgotten_when_the_card_is_played_or_lost() -> None:
    t = visions("crops_wither").plays(0, "card lava_erupts")
    assert known(t, 0, 1) == ["crops_wither", "storms_rage"]
    t.plays(0, "play crops_wither", "player 2")
    assert known(t, 0, 1) == []
    t = visions().plays(0, "card storms_rage")
    assert known(t, 1, 0) == ["storms_rage"]
    t.rolls(1).plays(0, "play storms_rage", "target rus")
    assert known(t, 1, 0) == []


@card_test("visions_become_real")
@covers("GS-029")
def test_a_redeal_keeps_what_the_seat_knows_and_deals_the_rest_anew() -> None:
    t = visions().plays(0, "card lava_erupts")

    def hands(seat: int, holder: int) -> set[tuple[str, ...]]:
        dealt: list[World] = [t.s.redeal(seat, Rng(n)) for n in range(40)]
        assert all(new.view(seat) == t.s.view(seat) for new in dealt)
        return {tuple(CARDS[number] for number in new.hand(holder)) for new in dealt}

    assert hands(0, 1) == {("crops_wither", "storms_rage")}
    assert len(hands(0, 2)) > 1
    assert hands(1, 0) == {("lava_erupts",)}
    assert len(hands(2, 0)) > 1
    assert len(hands(2, 1)) > 1


@card_test("visions_become_real")
@covers("GS-029", "GS-302")
def test_while_the_seer_chooses_a_third_seat_cannot_tell_the_hand_from_another() -> None:
    t = visions()
    for seat in (2, SPECTATOR):
        hands = set()
        for n in range(40):
            new = t.s.redeal(seat, Rng(n))
            assert new.view(seat) == t.s.view(seat)
            hands.add(new.hand(1))
            assert new.options(0)  # the seer can go on in every one of them
        assert len(hands) > 1


@card_test("visions_become_real")
@covers("GS-302")
def test_a_single_card_is_taken_without_telling_anybody_which_by_a_pause_left_out() -> None:
    t = holding("visions_become_real", lands={"rus": (1, 2)}, hand={1: ["lava_erupts"]})
    t.plays(0, "play visions_become_real")
    assert t.asked() == (0, "TakeCard")
    t.plays(0, "card lava_erupts")
    assert (t.hand(0), t.hand(1)) == (["lava_erupts"], [])


@card_test("visions_become_real", "aegis_shield_of_athena")
@covers("GS-302", "GS-153")
def test_visions_cancelled_by_aegis_show_nothing() -> None:
    t = visions(relics={"aegis_shield_of_athena": 2}).plays(2, "cancel")
    assert t.events("hand-seen") == []
    assert known(t, 0, 1) == []
    assert t.hand(1) == SECRET
    assert t.asked() == (0, "Pause")


@card_test("visions_become_real")
@covers("GS-225", "GS-228")
@pytest.mark.parametrize(("culprit", "known_of_heir"), [(2, ["crops_wither", "storms_rage"]), (0, []), (1, [])])
def test_what_was_seen_is_known_of_the_heir_of_the_hand(culprit: int, known_of_heir: list[str]) -> None:
    t = visions().plays(0, "card lava_erupts")
    t.s.owner[place("rus")], t.s.armies[place("rus")] = NOBODY, 0
    eliminate_landless(t.s, culprit)
    assert t.s.alive[:3] == [1, 0, 1]
    assert (known(t, 0, 2), known(t, 0, 1)) == (known_of_heir, [])
    assert known(t, 1, 0) == []  # who is out knows no more than everybody
    assert [t.hand(seat) for seat in range(3)] == {
        0: [["crops_wither", "lava_erupts", "storms_rage"], [], ["the_fog_lifts"]],
        1: [["lava_erupts"], [], ["the_fog_lifts"]],
        2: [["lava_erupts"], [], ["crops_wither", "the_fog_lifts", "storms_rage"]],
    }[culprit]


@covers("GS-028")
def test_a_third_player_is_no_longer_sure_of_cards_of_the_type_that_was_taken_unseen() -> None:
    t = visions().plays(0, "card lava_erupts")
    deal(t.s, 1, "only_ash_remains")
    war = DECKS.index("war")
    t.s.cards.move(card("only_ash_remains"), held(1, war), held(2, war))
    assert known(t, 0, 1) == ["crops_wither"]
    assert known(t, 1, 0) == ["lava_erupts"]
    for number in range(40):  # but it is in one of both hands, and not in the deck
        new: World = t.s.redeal(0, Rng(number))
        assert card("storms_rage") in new.hand(1) + new.hand(2)
