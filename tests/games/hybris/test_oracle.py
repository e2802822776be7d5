"""9.3: Perceive and Omen (HY-154 to HY-163, HY-165)."""

import pytest

from tests.games.hybris.table import covers, given
from theogony.games.hybris import oracle
from theogony.games.hybris.content import RANKS
from theogony.games.hybris.hands import draw_premonitions
from theogony.games.hybris.oracle import Omen, protected
from theogony.games.hybris.zones import PREMONITION_DECK, PREMONITION_DISCARD
from theogony.kernel.rng import Rng


@covers("HY-155", "HY-432")
def test_perceive_draws_a_premonition_and_gives_a_point_and_is_answered_then() -> None:
    t = given(olympians=("apollo",)).draws_premonition("prem_grief")
    oracle.perceive(t.s, 0)
    t.s.run()
    assert t.premonitions(0) == ["prem_grief"] and t.has(0, "vp") == 1
    t.plays(0, "use apollo_delphic_insight")
    assert t.has(0, "kindness") == 1


@covers("HY-156", "HY-158", "HY-160")
def test_an_omen_lies_open_costs_a_follower_and_protects() -> None:
    t = given(goods={0: {"follower": 2}}, hands={0: ["common_fury", "common_ruse"]}).step(Omen(0))
    t.refuses(0, "omen common_parry", "HY-156")
    t.plays(0, "omen common_fury")
    assert t.has(0, "follower") == 1 and t.hand(0) == ["common_ruse"]
    assert t.s.view(1)["players"][0]["omens"] == ["common_fury"]  # type: ignore[index]
    assert protected(t.s, 0) and not protected(t.s, 1)


@covers("HY-157")
def test_the_card_must_show_a_new_element() -> None:
    t = given(
        goods={0: {"follower": 2}, 1: {"follower": 2}}, hands={0: ["common_fury"], 1: ["common_thrust", "common_ruse"]}
    )
    t.step(Omen(0), Omen(1)).plays(0, "omen common_fury")  # fire, earth
    t.refuses(1, "omen common_thrust", "HY-157")  # fire
    t.plays(1, "omen common_ruse")  # air


@covers("HY-158")
def test_without_a_follower_there_is_no_omen() -> None:
    assert not oracle.can_omen(given(hands={0: ["common_fury"]}).s, 0)
    assert oracle.can_omen(given(hands={0: ["common_fury"]}, goods={0: {"follower": 1}}).s, 0)


@covers("HY-159", "HY-438")
@pytest.mark.parametrize(("age", "rank"), [(1, 0), (2, 0), (3, 1), (4, 1), (5, 2), (6, 2)])
def test_the_next_primordial_is_seen_by_the_one_who_looks(age: int, rank: int) -> None:
    t = (
        given(age=age, goods={0: {"follower": 1}}, hands={0: ["common_fury"]})
        .step(Omen(0))
        .plays(0, "omen common_fury")
    )
    names = ["primordial_pontus", "primordial_aether", "primordial_nyx"]
    assert t.s.view(0)["known_primordials"] == {name: names[rank] if i == rank else "" for i, name in enumerate(RANKS)}
    assert t.s.view(1)["known_primordials"] == dict.fromkeys(RANKS, "")
    looked = t.events("looked-at-primordial")[0]
    assert looked.seen_by(0)["primordial"] == names[rank] and "primordial" not in looked.seen_by(1)
    dealt = t.s.redeal(0, Rng(3))
    assert dealt.view(0)["known_primordials"] == t.s.view(0)["known_primordials"]


@covers("HY-161")
def test_with_all_four_elements_no_omen_is_possible() -> None:
    t = given(
        goods={0: {"follower": 3}},
        hands={0: ["common_fury", "zeus_c2", "common_thrust"]},
    ).step(Omen(0), Omen(0))
    t.plays(0, "omen common_fury", "omen zeus_c2")  # fire and earth, air and water
    assert not oracle.can_omen(t.s, 0)
    refusal = Omen(0).refusal(t.s, t.wording.game.moves.parse("omen common_thrust"))
    assert refusal is not None and refusal.clause == "HY-161"


@covers("HY-163")
def test_several_omens_of_one_player_and_their_cards_are_in_no_deck() -> None:
    t = given(goods={0: {"follower": 2}}, hands={0: ["common_fury", "common_ruse"]}).step(Omen(0), Omen(0))
    t.plays(0, "omen common_fury", "omen common_ruse")
    assert t.s.view(0)["players"][0]["omens"] == ["common_ruse", "common_fury"]  # type: ignore[index]
    assert not t.discards(0) and not t.hand(0)


@covers("HY-165", "HY-434")
def test_an_empty_deck_of_premonitions_is_made_of_its_discards_at_once() -> None:
    t = given(premonitions={1: ["prem_grief"]})
    t.s.cards.move_all([PREMONITION_DECK], PREMONITION_DISCARD)
    last = t.s.cards.content[PREMONITION_DISCARD][0]
    t.s.cards.move(last, PREMONITION_DISCARD, PREMONITION_DECK)
    draw_premonitions(t.s, 0, 1, "HY-165")
    assert len(t.premonitions(0)) == 1
    assert not t.s.cards.content[PREMONITION_DISCARD] and len(t.s.cards.content[PREMONITION_DECK]) == 18


@covers("HY-165")
def test_with_both_empty_nothing_is_drawn() -> None:
    t = given()
    t.s.cards.place(PREMONITION_DECK, [])
    draw_premonitions(t.s, 0, 1, "HY-165")
    assert not t.premonitions(0)
