"""Chapters 1, 2, 19 and 20: what is public, starting powers, how texts are carried out (HY-006, HY-012, HY-015, HY-018,
HY-380 to HY-394, HY-429)."""

from typing import Any

import pytest

from tests.games.hybris.table import Play, covers, given
from theogony.games.hybris import hands
from theogony.games.hybris.box import HybrisBox
from theogony.games.hybris.content import CONFLICT, DATA, OLYMPIANS, POWERS_OF, SPACES, TECHNOLOGIES, entries
from theogony.games.hybris.game import GAME
from theogony.games.hybris.olympus import Design
from theogony.games.hybris.texts import (
    PLAYED_CARD,
    PREMONITION,
    SOURCE_IDS,
    SOURCES,
    Resolve,
    moment,
    run_source,
    texts,
)
from theogony.games.hybris.uses import in_force, occur
from theogony.games.hybris.zones import COLISEUM_DECK, DECK, DISCARD
from theogony.kernel.overlay import BadContent


def with_text(kind: str, entry: int, key: str, text: object) -> Any:
    """The components with another text in one place."""
    assert GAME.box is not None
    components = dict(GAME.box.components)
    components[kind] = [dict(one) for one in components[kind]]
    components[kind][entry][key] = text
    return components


def box_with(kind: str, entry: int, key: str, text: object) -> HybrisBox:
    """A box with another text in one place."""
    box = GAME.with_components(with_text(kind, entry, key, text)).box
    assert isinstance(box, HybrisBox)
    return box


@covers("HY-006", "HY-018")
def test_everything_on_the_table_is_seen_by_all() -> None:
    t = given(
        goods={1: {"vp": 3, "aegis": 2}},
        stored={1: ["tech_coinage"]},
        temples={1: ["elis"]},
        discards={1: ["common_fury"]},
        hands={1: ["common_ruse"]},
        premonitions={1: ["prem_grief"]},
    )
    player = t.s.view(-1)["players"][1]  # type: ignore[index]
    assert (player["vp"], player["aegis"], player["stored"], player["temples"]) == (3, 2, ["tech_coinage"], ["elis"])
    assert player["discards"] == ["common_fury"] and player["tokens"] == 8 and len(player["upgrades"]) == 6
    assert player["hand"] == 1 and player["premonitions"] == 1 and player["deck"] == 15
    assert "hand" not in t.s.view(-1)  # which cards, nobody but their owner knows


@covers("HY-012")
@pytest.mark.parametrize("olympian", range(len(OLYMPIANS)))
def test_two_starting_powers_are_in_force_from_the_beginning(olympian: int) -> None:
    t = given(seats=2, olympians=(OLYMPIANS[olympian], OLYMPIANS[olympian - 1]))
    assert [source for source in range(16) if in_force(t.s, 0, source)] == POWERS_OF[olympian]
    assert not any(in_force(t.s, 0, source) for source in range(16, 100))


@covers("HY-015")
def test_olympian_tokens_are_not_limited() -> None:
    tiles = [tile for tile in TECHNOLOGIES[:25] if tile != "tech_coinage"]
    deployed = {space: (0, tile) for space, tile in zip(SPACES, tiles, strict=False)}
    rest = [(0, tile) for tile in tiles[len(SPACES) :]]
    t = given(seats=2, deployed=deployed, workshop=rest[:3], factory=rest[3:6], quests=["quest_labours"])
    t.s.cantos = (0,) * len(t.s.cantos)
    t.step(Design(0)).plays(0, "design tech_coinage")  # the 22nd tile, beside all Cantos
    assert t.workshop()[0] == "tech_coinage" and t.s.owner.count(0) == 22


# -- texts ------------------------------------------------------------------------------------------------------------


@covers("HY-388")
def test_every_text_of_the_content_is_a_program() -> None:
    t = given()
    assert len(SOURCE_IDS) == SOURCES
    assert len(texts(t.s).scripts) > 350
    words = {card["id"]: card["do"] for card in entries("conflict_cards")}
    programs = [bool(texts(t.s).of[PLAYED_CARD + design]) for design in range(len(CONFLICT))]
    assert programs == [bool(words[name]) for name in CONFLICT]


@covers("HY-388")
@pytest.mark.parametrize(
    ("text", "key"),
    [
        ([{"op": "gian", "what": "vp"}], "content-word"),
        ([{"op": "gain", "what": "vip"}], "content-word"),
        ([{"op": "gain", "what": "vp", "number": 2}], "content-foreign"),
        ([{"op": "gain"}], "content-missing"),
        ([{"op": "if", "cond": {"wealth": 3}, "then": []}], "content-word"),
        ([{"op": "gain", "what": "vp", "per": "moons"}], "content-word"),
        ([{"op": "gain", "what": "vp", "n": "kratos"}], "content-kind"),  # cards of a deck alone are counted so
        ([{"op": "gain", "what": "greatness", "who": "all", "per": "temples"}], "content-foreign"),
        ([{"op": "lose", "what": "bonus_location"}], "content-word"),
        ([{"op": "generate", "who": "all"}], "content-foreign"),
        ([{"op": "destroy_temple", "n": 3}], "content-foreign"),
        ([{"op": "ancient_tech", "n": 2}], "content-foreign"),
        ([{"op": "chronos_gain", "what": "kindness"}], "content-word"),
        ([{"op": "do_action", "action": "produce", "n": 2}], "content-foreign"),
        ([{"op": "do_action", "action": "undertake"}], "content-word"),
        ([{"op": "do_action", "action": "influence", "city": "sparta"}], "content-word"),
        ([{"op": "do_action", "action": "produce", "from": "olympus"}], "content-foreign"),
    ],
)
def test_a_word_that_is_not_declared_is_fatal(text: object, key: str) -> None:
    with pytest.raises(BadContent) as found:
        GAME.with_components(with_text("premonitions", 0, "do", text))
    assert found.value.key == key


@pytest.mark.parametrize(
    ("kind", "key", "value"),
    [("locations", "prophets", "never"), ("conflict_cards", "count", 9), ("technologies", "kind", "any")],
)
def test_what_the_rules_never_look_up_cannot_be_changed(kind: str, key: str, value: object) -> None:
    with pytest.raises(BadContent) as found:
        box_with(kind, 0, key, value)
    assert found.value.key == "content-fixed"


@covers("HY-175", "HY-178")
@pytest.mark.parametrize(
    ("kind", "task", "key"),
    [
        ("cantos", {"task": "reveal", "element": ["fire"]}, "content-missing"),
        ("cantos", {"task": "max_cards", "n": 3}, "content-word"),
        ("cantos", {"task": "pay", "what": "greatness", "n": 1}, "content-word"),
        ("cantos", {"task": "discard", "elements": ["fire"], "n": 2}, "content-foreign"),
        ("conditions", {"task": "return", "character": "hero", "location": "forge"}, "content-word"),
        ("conditions", {"task": "fighter", "character": "hero"}, "content-missing"),
    ],
)
def test_a_quest_asks_for_what_can_be_asked_of_it(kind: str, task: dict[str, object], key: str) -> None:
    quests = DATA["quests"]
    entry = next(number for number, quest in enumerate(quests) if quest.get(kind))
    with pytest.raises(BadContent) as found:
        HybrisBox(with_text("quests", entry, kind, [{**task, "do": []} if kind == "cantos" else task]))
    assert found.value.key == key


@pytest.mark.parametrize(
    ("name", "value", "wrong"),
    [
        ("kindness_max", 12, "Kindness goes to the end"),
        ("chains", 7, "a Chain has an icon"),
        ("concept_cards", 12, "Concepts have cards enough"),
        ("greatness_spaces", 2, "a space of Greatness"),
        ("chronos_vp", {1: 80, 2: 40, 4: 18}, "VP by players"),
        ("well_warns", 20, "the Well warns"),
        ("primordial_ages", {"alpha": 2, "beta": 4, "gamma": 7}, "Primordials come"),
    ],
)
def test_numbers_that_do_not_fit_each_other_are_fatal(name: str, value: object, wrong: str) -> None:
    with pytest.raises(ValueError, match=wrong):
        HybrisBox({**DATA, "numbers": {**DATA["numbers"], name: value}})


def test_more_sparks_than_spaces_are_fatal() -> None:
    with pytest.raises(ValueError, match="Spark track"):
        HybrisBox(with_text("upgrades", 0, "pieces", {**DATA["upgrades"][0]["pieces"], "spark": 7}))


@covers("HY-105", "HY-107")
@pytest.mark.parametrize(("location", "what"), [("olympus", "prayer"), ("forge", "follower")])
def test_a_malus_never_takes_what_the_actions_there_cost(location: str, what: str) -> None:
    entry = [one["id"] for one in DATA["locations"]].index(location)
    HybrisBox(with_text("locations", entry, "malus", {"what": "aegis", "n": 2}))
    with pytest.raises(ValueError, match="a malus takes no"):
        HybrisBox(with_text("locations", entry, "malus", {"what": what, "n": 1}))


@covers("HY-342", "HY-345")
def test_a_concept_card_with_a_bar_has_no_price() -> None:
    entry = next(number for number, card in enumerate(DATA["concept_cards"]) if card["bar"])
    with pytest.raises(ValueError, match="a bar has no price"):
        HybrisBox(with_text("concept_cards", entry, "cost", [{"op": "pay", "what": "aegis", "n": 1}]))


def test_a_text_has_no_more_options_than_there_are_moves() -> None:
    option = [{"op": "gain", "what": "vp"}]
    box_with("premonitions", 0, "do", [{"op": "choose", "options": [option] * 4}])
    with pytest.raises(ValueError, match="4 options at most"):
        box_with("premonitions", 0, "do", [{"op": "choose", "options": [option] * 5}])


@covers("HY-065", "HY-391", "HY-392")
@pytest.mark.parametrize(
    ("given_texts", "key"),
    [
        ([{"timing": "end_of_age", "limit": "age"}], "content-foreign"),  # always resolved, in full
        ([{"timing": "start_of_age", "if": [{"temples": 1}]}], "content-foreign"),
        ([{"timing": "immediate", "cost": [{"op": "pay", "what": "aegis"}]}], "content-foreign"),
        ([{"timing": "end_of_game", "if": [{"temples": 1}]}], "content-foreign"),
        ([{"timing": "reaction", "event": "drain", "limit": "game"}], "content-word"),
        ([{"timing": "reaction"}], "content-missing"),  # nothing sets it off
        ([{"timing": "once_per_age", "event": "drain"}], "content-missing"),  # the limit says it
        ([{"timing": "passive", "if": [{"temples": 1}]}], "content-foreign"),
        ([{"timing": "passive", "limit": "age"}], "content-foreign"),
        ([{"timing": "reaction", "event": "drain"}] * 2, "content-inconsistent"),
        ([{"timing": "end_of_age"}] * 2, "content-inconsistent"),
    ],
)
def test_texts_that_could_not_be_carried_out_as_they_are_written_are_fatal(
    given_texts: list[dict[str, object]], key: str
) -> None:
    written = [{**text, "do": [{"op": "gain", "what": "vp"}]} for text in given_texts]
    with pytest.raises(BadContent) as found:
        box_with("technologies", 0, "texts", written)
    assert found.value.key == key


@covers("HY-393", "HY-426")
@pytest.mark.parametrize(
    ("what", "more", "key"),
    [
        ("convert_cost", {}, "content-missing"),  # a reduction is used once in an Age
        ("force", {"limit": "age"}, "content-foreign"),
        ("drain", {"city": "sparta"}, "content-foreign"),
        ("force", {"kind": "military"}, "content-foreign"),
        ("win_ties", {"vs": "player"}, "content-foreign"),
    ],
)
def test_a_modifier_has_no_filter_and_no_limit_that_the_rules_do_not_look_at(
    what: str, more: dict[str, object], key: str
) -> None:
    text = {"timing": "passive", "do": [{"op": "modify", "what": what, "n": -1, **more}]}
    with pytest.raises(BadContent) as found:
        box_with("technologies", 0, "texts", [text])
    assert found.value.key == key


@covers("HY-391", "HY-392")
def test_reactions_may_have_a_condition_a_limit_and_a_price() -> None:
    text = {"timing": "reaction", "event": "drain", "if": [{"temples": 1}], "limit": "age"}
    price = [{"op": "pay", "what": "aegis"}]
    t = given(seats=2, deployed={"elis_1": (0, TECHNOLOGIES[0])}, goods={0: {"aegis": 3}}, temples={0: ["elis"]})
    whole = {**text, "cost": price, "do": [{"op": "gain", "what": "vp"}]}
    t.s.box = box_with("technologies", 0, "texts", [whole])
    for points in (1, 1):
        occur(t.s, 0, moment("drain"))
        t.s.run()
        if t.asked()[1] == "Occasion":
            t.plays(0, f"use {TECHNOLOGIES[0]}")
        assert t.has(0, "vp") == points and t.has(0, "aegis") == 2


def carry_out(t: Play, text: object, seat: int = 0) -> Play:
    """The seat carries out this text, as if a Premonition had it."""
    t.s.box = box_with("premonitions", 0, "do", text)
    run_source(t.s, PREMONITION, seat, 1 if t.s.seats > 1 else -1)
    t.s.run()
    return t


@covers("HY-382", "HY-389")
def test_whom_an_operation_concerns() -> None:
    for who, gained in (("self", [0, 1, 0]), ("others", [1, 0, 1]), ("all", [1, 1, 1]), ("opponent", [0, 1, 0])):
        t = carry_out(given(), [{"op": "gain", "what": "aegis", "who": who}], 1)
        assert [t.has(seat, "aegis") for seat in range(3)] == gained, who
    rich = given(greatness=(3, 1, 2), goods={seat: {"vp": 1} for seat in range(3)})
    order = carry_out(rich, [{"op": "lose", "what": "vp", "who": "all"}])
    assert [event.public["seat"] for event in order.events("lost")] == [1, 2, 0]  # in Greatness order


@covers("HY-045", "HY-050", "HY-051")
def test_a_loss_names_the_text_that_takes_it() -> None:
    """Also what is lost for want of enough, by one or by several at once; a loss by a rule names none."""
    for who, seats in (("self", [0]), ("all", [0, 1, 2])):
        t = carry_out(given(goods={0: {"vp": 1}}), [{"op": "lose", "what": "vp", "n": 2, "who": who}])
        source = SOURCE_IDS[PREMONITION]
        assert [event.public["source"] for event in t.events("lost")] == [source]
        taken = t.events("greatness-lost") + t.events("vp-lost-for-greatness")
        assert sorted(int(str(event.public["seat"])) for event in taken) == seats
        assert {event.public["source"] for event in taken} == {source}
    u = carry_out(given(well=8), [{"op": "generate"}])
    assert [event.public["source"] for event in u.events("greatness-lost")] == [""]


@covers("HY-380", "HY-384")
def test_an_effect_does_as_much_as_possible() -> None:
    t = carry_out(
        given(well=1), [{"op": "take_well", "n": 3}, {"op": "resurrect", "n": 2}, {"op": "gain", "what": "vp"}]
    )
    assert t.has(0, "prayer") == 1 and t.has(0, "vp") == 1
    u = carry_out(given(at={0: {"hero_3": "fallen"}}), [{"op": "defeat_hero", "n": 1}])
    assert u.space(0) == 2  # no Hero to defeat: for a loss HY-045 applies


@covers("HY-381")
def test_an_optional_effect_may_be_declined_a_loss_may_not() -> None:
    options = [[{"op": "gain", "what": "vp"}], []]
    t = carry_out(given(), [{"op": "choose", "options": options}])
    t.refuses(0, "choice 3", "HY-429")
    t.plays(0, "choice 2")
    assert t.has(0, "vp") == 0
    u = carry_out(given(hands={0: ["common_fury", "common_ruse"]}), [{"op": "discard", "n": 1}])
    assert u.options(0) == ["card common_ruse", "card common_fury"]


@covers("HY-429", "HY-044")
def test_a_list_whose_price_cannot_be_paid_is_not_offered() -> None:
    text = [
        {
            "op": "choose",
            "options": [
                [{"op": "force", "n": 1}, {"op": "pay", "what": "follower", "n": 1}],
                [{"op": "defeat_hero", "n": 1, "price": True}, {"op": "gain", "what": "vp"}],
                [],
            ],
        }
    ]
    t = carry_out(given(), text)
    t.refuses(0, "choice 1", "HY-044")
    t.plays(0, "choice 2")
    assert t.at(0, "hero_3") == "fallen" and t.has(0, "vp") == 1
    u = carry_out(given(at={0: {"hero_3": "fallen"}}), text)
    assert u.asked()[1] == "Pause"  # nothing but the empty list is left


@covers("HY-385")
def test_a_hero_laid_down_in_the_middle_of_his_activation_does_no_more() -> None:
    from theogony.games.hybris.activation import ActionDone, ChooseAction
    from theogony.games.hybris.defeat import DefeatHero
    from theogony.games.hybris.state import Activation

    def falls(victim: str) -> Play:
        t = given(at={0: {"hero_3": "underworld_1", "hero_1": "reserve", "hero_2": "fallen"}})
        t.s.activations = [Activation()]
        t.s.activation().seat, t.s.activation().character = 0, 3
        t.s.activation().place = t.s.players[0].at[3]
        return t.step(DefeatHero(0, -1), ChooseAction(), ActionDone()).plays(0, f"character {victim}")

    t = falls("hero_3")
    assert t.at(0, "hero_3") == "fallen" and t.asked()[1] == "Pause" and t.has(0, "aegis") == 0
    assert falls("hero_1").asked() == (0, "ActAt")  # another one fell


@covers("HY-385")
def test_an_olympian_laid_down_outside_a_combat_ends_the_turn_too() -> None:
    from theogony.games.hybris.defeat import fall
    from theogony.games.hybris.state import Activation

    t = given()
    t.s.activations = [Activation()]
    t.s.activation().seat = 0
    fall(t.s, 0, 0)
    assert t.s.activation().over == 1 and t.space(0) == 2
    u = given()
    u.s.activations = [Activation()]
    u.s.activation().seat = 1
    fall(u.s, 0, 0)
    assert u.s.activation().over == 0  # it was another's turn


@covers("HY-386")
def test_a_shuffle_is_told_without_its_order() -> None:
    t = given(hands={0: ["common_fury"]})
    t.s.cards.move_all([DECK], DISCARD)
    hands.discard(t.s, 0, t.s.hand(0)[0], "HY-048")
    assert t.events("deck-shuffled")[0].seen_by(1) == {"kind": "deck-shuffled", "clause": "HY-249", "seat": 0}
    assert len(t.s.cards.content[DECK]) == 17 and t.s.cards.content[COLISEUM_DECK]


@covers("HY-393")
def test_counters_are_counted_when_the_effect_is_resolved() -> None:
    text = [{"op": "gain", "what": "vp", "per": "own_temples", "max": 2}]
    assert carry_out(given(temples={0: ["elis"]}), text).has(0, "vp") == 1
    assert carry_out(given(temples={0: ["elis", "argos", "athens"]}), text).has(0, "vp") == 2
    assert carry_out(given(), text).has(0, "vp") == 0


def test_a_text_remembers_who_has_lost_greatness_to_it() -> None:
    step = Resolve(0, 0, 1).remembering(0b10)
    assert step.onward(5) == Resolve(5, 0, 1, -1, -1, 0b10)
