"""Chapters 6, 7, 12 and 16 with Chronos: phases, order of turns, Concept cards, his turn; alone (HY-066 to HY-076,
HY-090 to HY-096, HY-116, HY-117, HY-135, HY-298 to HY-300, HY-336 to HY-347, HY-409, HY-419, HY-428)."""

import pytest

from tests.games.hybris.table import Play, covers
from tests.games.hybris.test_chronos_chains import against, concept
from theogony.games.hybris.age import AgeOver, BeforePillars, Phase, TakePillars
from theogony.games.hybris.box import TRACK
from theogony.games.hybris.chronos import phases
from theogony.games.hybris.chronos.phases import Damnation, Descent, Fatality
from theogony.games.hybris.chronos.turn import ChronosTurn, ConceptTurn, fulfilled, together
from theogony.games.hybris.content import CHAINED, CITIES, CITY, CONCEPT_CARDS, CONCEPT_OF, PILLARS
from theogony.games.hybris.pillars import LowerHalf, PillarMoment
from theogony.games.hybris.state import PLANNING
from theogony.games.hybris.turn import TakeTurn
from theogony.games.hybris.zones import CONCEPT_BOX, CONCEPT_DECK, CONCEPT_TOP, FIRST_CONCEPT

ABOVE = "each_vp_above_chronos"


def face_up(t: Play, *names: str) -> Play:
    """These Concept cards lie face up."""
    for name in names:
        number = CONCEPT_CARDS.index(name)
        place = CHAINED.index(CONCEPT_OF[number])
        t.s.cards.move(FIRST_CONCEPT + number, CONCEPT_DECK + place, CONCEPT_TOP + place)
    return t


def lying(t: Play) -> list[str]:
    """The Concept cards that lie face up."""
    zones = t.s.cards.content[CONCEPT_TOP : CONCEPT_TOP + len(CHAINED)]
    return [CONCEPT_CARDS[card - FIRST_CONCEPT] for zone in zones for card in zone]


def on(t: Play, **focus: int) -> Play:
    """The Focus tokens: a seat on each of these Concepts."""
    t.s.titan().focus = [
        focus.get(name, -1) for name in ("ananke", "anthropos", "cosmos", "kratos", "gonos", "temnein")
    ]
    return t


# -- phases -----------------------------------------------------------------------------------------------------------


@covers("HY-066")
def test_desolation_in_the_order_of_the_concepts_and_each_card_is_obliterated() -> None:
    t = face_up(against(turn=-1), "concept_temnein_3", "concept_anthropos_1", "concept_gonos_4")
    t.s.titan().avatar_at = [0, 1, 2]
    t.step(BeforePillars())
    assert [event.public["concept_card"] for event in t.events("desolation")] == [
        "concept_anthropos_1", "concept_gonos_4", "concept_temnein_3",
    ]  # fmt: skip
    assert t.s.titan().chains == [4, 5, 5, 5] and t.s.titan().resources[2] == 2 and t.s.titan().vp == 3
    assert not lying(t) and len(t.events("obliterated")) == 3


@covers("HY-066", "HY-309")
def test_cards_that_went_to_the_box_unseen_do_nothing() -> None:
    t = against(turn=-1)
    t.s.titan().avatar_at = [0, 1, 2]
    for place in range(len(CHAINED)):
        t.s.cards.move(t.s.cards.content[CONCEPT_DECK + place][0], CONCEPT_DECK + place, CONCEPT_BOX + place)
    t.step(BeforePillars())
    assert not t.events("desolation") and not t.events("obliterated") and t.s.titan().chains == [5, 5, 5, 5]


@covers("HY-067")
def test_avatars_on_the_board_bring_chronos_something() -> None:
    t = against(turn=-1).step(BeforePillars())
    assert t.s.titan().resources == [1, 1, 1, 0] and t.s.titan().vp == 2
    u = against(turn=-1)
    u.s.titan().avatar_at = [0, -1, 1]
    u.step(BeforePillars())
    assert u.s.titan().resources == [0, 0, 1, 0] and u.s.titan().vp == 0


@covers("HY-071", "HY-072", "HY-073", "HY-074")
def test_a_pillar_puts_the_focus_and_breaks_a_chain_or_raises_the_intensity() -> None:
    t = on(against(turn=-1))
    for player in t.s.players:
        player.pillars = 0
    t.step(TakePillars()).plays(0, "pillar pillar_ambition").plays(1, "pillar pillar_symbolism")
    t.plays(2, "pillar pillar_ascension")
    assert t.s.titan().focus == [2, -1, -1, 0, 1, -1]
    told = [(event.public["seat"], event.public["concept"]) for event in t.events("focus")]
    assert told == [(0, "kratos"), (1, "gonos"), (2, "ananke")]
    assert t.s.titan().chains == [5, 5, 4, 5] and t.s.titan().intensity == [2, 3]
    assert t.s.offerings == 0  # no Prayers are laid


@covers("HY-075", "HY-347")
def test_alone_two_pillars_are_taken_and_one_has_the_focus() -> None:
    t = on(against(1, turn=-1))
    t.s.players[0].pillars = 0
    t.step(TakePillars()).plays(0, "pillar pillar_truce")
    t.refuses(0, "pillar pillar_truce", "HY-068")
    t.plays(0, "pillar pillar_ambition")
    assert t.s.titan().chains == [4, 5, 5, 5] and t.s.titan().intensity == [1, 3]
    t.refuses(0, "focus gonos", "HY-075")
    t.plays(0, "focus kratos")
    assert t.s.titan().focus == [-1, -1, -1, 0, -1, -1]


@covers("HY-076")
def test_the_top_card_of_each_concept_is_revealed_and_an_empty_deck_reveals_nothing() -> None:
    t = against(turn=-1).picks(3, 3, 3)
    t.s.cards.content[CONCEPT_DECK + 3] = ()
    t.step(Phase(PLANNING))
    assert [event.public["concept_card"] for event in t.events("concept-revealed")] == lying(t)
    assert len(lying(t)) == 3 and all(len(t.s.cards.content[CONCEPT_DECK + place]) == 7 for place in range(3))


@covers("HY-298", "HY-355")
def test_descent_moves_the_avatar_of_the_revealed_primordial() -> None:
    t = against(turn=-1, age=4)
    t.step(Descent(1))
    t.plays(0, "city argos")
    assert t.s.titan().avatar_at == [-1, CITIES.index("argos"), -1]
    u = against(turn=-1)
    u.s.titan().avatar_at[1] = 0
    u.step(Descent(1))
    assert u.asked()[1] == "Pause"  # it is not on the board: nothing happens
    assert u.s.titan().chains == [5, 5, 5, 5]


@covers("HY-298", "HY-299", "HY-300")
@pytest.mark.parametrize("age", [2, 3])
def test_descent_then_damnation_then_fatality(age: int) -> None:
    """With a Primordial Kronos descends first, so his Damnation takes a Follower already."""
    t = against(turn=-1, age=age, goods={seat: {"follower": 1} for seat in range(3)}).picks(0, 0, 0)
    phases.after_fear(t.s)
    t.s.run()
    if age == 2:
        assert t.asked() == (0, "SendAvatar") and not t.events("milled-coliseum")
        t.plays(0, "city argos")
    assert t.has(0, "follower") == (0 if age == 2 else 1)
    assert len(t.events("milled-oracle")) == len(t.events("milled-coliseum")) == 1
    told = [event.kind for event in t.s.events or [] if event.kind in ("avatar-moved", "lost", "milled-oracle")]
    assert told == (["avatar-moved", "lost", "lost", "lost", "milled-oracle"] if age == 2 else ["milled-oracle"])


@covers("HY-299")
def test_damnation_of_each_avatar_in_the_mortal_world() -> None:
    t = against(turn=-1, goods={seat: {"follower": 2} for seat in range(3)})
    t.s.titan().avatar_at = [0, -1, 1]
    t.step(Damnation())
    assert [t.has(seat, "follower") for seat in range(3)] == [1, 1, 1]
    assert t.s.titan().resources == [0, 1, 0, 0] and t.s.titan().vp == 1
    assert t.s.greatness == [2, 3, 4]  # Aeon: all lose Greatness, the rightmost first


@covers("HY-299")
def test_all_three_are_resolved_in_their_order() -> None:
    """Kairos: each player discards a card, then Chronos gains a Prayer."""
    hands = {seat: ["common_fury", "common_ruse"] for seat in range(3)}
    t = against(turn=-1, hands=hands, goods={seat: {"follower": 2} for seat in range(3)}, greatness=(2, 1, 3))
    t.s.titan().avatar_at = [0, 1, 2]
    t.step(Damnation())
    assert t.asked() == (1, "Discard") and t.s.titan().resources == [0, 1, 0, 0] and t.s.titan().vp == 0
    for seat in (1, 0, 2):
        t.plays(seat, "card common_ruse")
    assert t.s.titan().resources == [0, 1, 1, 0] and t.s.titan().vp == 1 and t.s.greatness == [3, 2, 4]


@covers("HY-300", "HY-324")
def test_fatality_mills_as_many_cards_as_the_intensity_of_tiles_that_are_face_up() -> None:
    t = against(turn=-1).picks(0, 0, 0).step(Fatality())
    assert t.s.view(0)["premonition_deck"] == 19 and t.s.view(0)["coliseum_deck"] == 28
    assert t.s.titan().chains == [5, 5, 5, 5] and t.s.titan().vp == 0  # these are for tiles that turn
    u = against(turn=-1)
    u.s.titan().turned = 0b11
    u.step(Fatality())
    assert u.s.view(0)["coliseum_deck"] == 30


@covers("HY-302")
def test_focus_tokens_are_taken_back_when_the_age_passes() -> None:
    t = against(turn=-1, age=2)
    for player in t.s.players:
        player.pillars = 0
    t.s.titan().weakened = 1
    t.step(AgeOver())
    assert t.s.titan().focus == [-1] * 6 and not t.s.titan().weakened


# -- the order of turns -----------------------------------------------------------------------------------------------


@covers("HY-090", "HY-091", "HY-092", "HY-336")
def test_turns_follow_the_concepts_until_all_have_passed() -> None:
    t = on(against(2, turned=[0, 1], plans={1: {"hero_3": "forge"}}), cosmos=0, kratos=1).step(ConceptTurn(0))
    assert t.asked() == (0, "TakeTurn") and t.s.titan().concept == concept("cosmos") and t.s.turn == 0
    t.refuses(1, "pass", "HY-087")
    t.plays(0, "pass")
    assert t.asked() == (1, "TakeTurn")
    t.plays(1, "activate olympian", "go underworld_1")
    assert t.asked() == (1, "TakeTurn")  # his Concept comes again, that of 0 is skipped
    t.plays(1, "pass")
    assert t.asked()[1] == "Pause" and t.s.titan().concept == -1


# -- step 0 -----------------------------------------------------------------------------------------------------------


@covers("HY-095")
def test_a_bar_with_the_type_of_the_character_is_mandatory_another_is_ignored() -> None:
    t = on(
        face_up(
            against(goods={0: {"aegis": 2, "follower": 3}}, plans={0: {"hero_3": "underworld"}}), "concept_anthropos_1"
        ),
        anthropos=0,
    )
    t.step(TakeTurn(0)).plays(0, "activate hero_3")
    assert t.has(0, "follower") == 1 and not lying(t)
    assert [event.public["concept_card"] for event in t.events("main-effect")] == ["concept_anthropos_1"]
    u = on(face_up(against(goods={0: {"follower": 3}}), "concept_anthropos_1"), anthropos=0)
    u.step(TakeTurn(0)).plays(0, "activate olympian")
    assert u.has(0, "follower") == 3 and lying(u) == ["concept_anthropos_1"] and u.asked()[1] == "PillarMoment"


@covers("HY-095", "HY-135")
@pytest.mark.parametrize("name", ["kratos", "temnein"])
@pytest.mark.parametrize("move", ["activate hero_3", "activate prophet_3", "activate olympian", "pass"])
def test_without_a_card_at_the_focus_there_is_no_step_0(name: str, move: str) -> None:
    plans = {0: {"hero_3": "underworld", "prophet_3": "underworld"}}
    t = face_up(against(goods={0: {"aegis": 2}}, plans=plans, turned=[0]), "concept_cosmos_1", "concept_anthropos_1")
    on(t, **{name: 0}).step(TakeTurn(0)).plays(0, move)
    assert not t.events("main-effect") and len(lying(t)) == 2 and t.space(0) == 1


@covers("HY-095", "HY-345")
@pytest.mark.parametrize(("answer", "aegis", "left"), [("accept", 2, []), ("pass", 4, ["concept_cosmos_7"])])
def test_without_a_bar_the_effect_may_be_paid_for_or_left(answer: str, aegis: int, left: list[str]) -> None:
    t = on(face_up(against(goods={0: {"aegis": 4}}), "concept_cosmos_7"), cosmos=0)
    t.s.titan().chains[1] = 3
    t.step(TakeTurn(0)).plays(0, "activate olympian", answer)
    assert t.has(0, "aegis") == aegis and lying(t) == left
    assert t.s.titan().chains[1] == (5 if answer == "accept" else 3)


@covers("HY-345")
def test_a_price_that_cannot_be_paid_is_not_offered() -> None:
    t = on(face_up(against(goods={0: {"aegis": 1}}), "concept_cosmos_7"), cosmos=0)
    t.step(TakeTurn(0)).plays(0, "activate olympian")
    assert t.asked()[1] == "PillarMoment" and lying(t) == ["concept_cosmos_7"]


@covers("HY-096", "HY-436")
def test_if_the_effect_makes_the_activation_impossible_the_turn_ends_there() -> None:
    t = on(face_up(against(goods={0: {"aegis": 1}}, plans={0: {"hero_3": "underworld"}}), "concept_cosmos_1"), cosmos=0)
    t.step(TakeTurn(0)).plays(0, "activate hero_3")
    assert t.at(0, "hero_3") == "reserve" and t.under(0, "hero_3") == "underworld" and not t.spent(0, "hero_3")
    assert t.asked()[1] == "Pause" and not t.s.activations


@covers("HY-346")
def test_the_hero_being_activated_may_fall_and_nothing_is_paid() -> None:
    t = on(face_up(against(goods={0: {"aegis": 1}}, plans={0: {"hero_3": "underworld"}}), "concept_gonos_2"), gonos=0)
    t.step(TakeTurn(0)).plays(0, "activate hero_3")
    assert t.at(0, "hero_3") == "fallen" and t.has(0, "aegis") == 1 and t.asked()[1] == "Pause"


@covers("HY-337")
def test_effects_that_name_an_olympian_concern_his_player_if_he_is_there() -> None:
    cards = "concept_cosmos_4"
    t = on(
        face_up(against(goods={1: {"aegis": 3}, 0: {"aegis": 3}}, plans={0: {"hero_3": "underworld"}}), cards), cosmos=0
    )
    t.step(TakeTurn(0)).plays(0, "activate hero_3")
    assert t.has(1, "aegis") == 2  # Athena
    u = on(
        face_up(
            against(
                2,
                olympians=("zeus", "ares"),
                goods={1: {"aegis": 3}, 0: {"aegis": 3}},
                plans={0: {"hero_3": "underworld"}},
            ),
            cards,
        ),
        cosmos=0,
    )
    u.step(TakeTurn(0)).plays(0, "activate hero_3")
    assert u.has(1, "aegis") == 3


@covers("HY-135", "HY-409")
def test_who_passes_resolves_the_card_of_his_concept_whatever_its_bar() -> None:
    t = on(
        face_up(against(goods={0: {"follower": 3}}, turned=[0]), "concept_anthropos_1", "concept_cosmos_1"), anthropos=0
    )
    t.step(TakeTurn(0)).plays(0, "pass")
    assert t.has(0, "follower") == 1 and lying(t) == ["concept_cosmos_1"]


@covers("HY-135", "HY-345")
@pytest.mark.parametrize(("aegis", "left", "chains"), [(4, 2, 5), (1, 1, 3)])
def test_on_passing_a_price_is_paid_if_it_can_be_and_the_card_goes_all_the_same(
    aegis: int, left: int, chains: int
) -> None:
    t = on(face_up(against(goods={0: {"aegis": aegis}}, turned=[0]), "concept_cosmos_7"), cosmos=0)
    t.s.titan().chains[1] = 3
    t.step(TakeTurn(0)).plays(0, "pass")
    assert t.asked()[1] == "Pause" and t.has(0, "aegis") == left and t.s.titan().chains[1] == chains
    assert not lying(t)


@covers("HY-132", "HY-135")
def test_on_passing_the_lower_half_comes_before_the_concept_card() -> None:
    """Truce gives 2 Aegis, Falling Stars take 1 from each player."""
    t = face_up(against(2, pillars={0: "pillar_truce"}, greatness=(2, 1)), "concept_cosmos_6")
    on(t, cosmos=0, kratos=1).step(TakeTurn(0)).plays(0, "pass")
    assert t.has(1, "aegis") == 1 and t.space(1) == 1  # he had enough and lost no Greatness


@covers("HY-116", "HY-135")
def test_alone_what_the_focus_brings_comes_before_the_concept_card() -> None:
    """The last Chain breaks by the fourth Aegis, so Mended Sphere finds none beside which to add."""
    t = on(face_up(against(1, goods={0: {"aegis": 4}}), "concept_cosmos_7"), cosmos=0)
    t.s.titan().chains, t.s.titan().resources = [5, 1, 5, 5], [0, 3, 0, 0]
    t.step(TakeTurn(0)).plays(0, "pass")
    assert t.s.titan().chains[1] == 0 and t.s.titan().resources[1] == 0 and t.has(0, "aegis") == 2


@covers("HY-046", "HY-337")
@pytest.mark.parametrize(("kindness", "follower", "space"), [(0, 0, 2), (2, 0, 2), (0, 1, 2), (2, 1, 1)])
def test_main_effect_and_named_part_cost_one_greatness_together(kindness: int, follower: int, space: int) -> None:
    """Plague of Years: lose 2 Kindness; Apollo: lose 1 Follower."""
    goods = {0: {"kindness": kindness, "follower": follower}}
    t = against(2, olympians=("apollo", "zeus"), greatness=(1, 4), turned=[0], goods=goods)
    on(face_up(t, "concept_anthropos_8"), anthropos=0).step(TakeTurn(0)).plays(0, "pass")
    assert t.space(0) == space and t.has(0, "kindness") == t.has(0, "follower") == 0


@covers("HY-436")
def test_what_step_0_gives_may_be_paid_with() -> None:
    """Devoured Heirs: defeat a Hero; Hades: gain 1 Aegis."""
    position: dict[str, object] = {
        "olympians": ("hades",),
        "plans": {0: {"hero_3": "underworld", "prophet_3": "underworld"}},
        "at": {0: {"hero_1": "reserve"}},
    }
    t = on(face_up(against(**position), "concept_gonos_2"), gonos=0)  # type: ignore[arg-type]
    t.step(TakeTurn(0)).refuses(0, "activate prophet_3", "HY-097")  # not on the bar
    t.plays(0, "activate hero_3", "character hero_1", "pass")
    assert t.has(0, "aegis") == 0 and t.asked() == (0, "Go")
    u = on(against(**position), gonos=0)  # type: ignore[arg-type]
    u.step(TakeTurn(0)).refuses(0, "activate hero_3", "HY-097")
    v = on(face_up(against(**{**position, "olympians": ("zeus",)}), "concept_gonos_2"), gonos=0)  # type: ignore[arg-type]
    v.step(TakeTurn(0)).refuses(0, "activate hero_3", "HY-097")


# -- the turn of Chronos ----------------------------------------------------------------------------------------------


@covers("HY-338")
def test_at_an_upgrade_concept_or_without_a_card_nothing_happens() -> None:
    t = on(against(turn=-1))
    t.s.titan().chains[1] = 0
    for name in ("ananke", "kratos", "cosmos"):
        t.step(ChronosTurn(concept(name)))
        assert t.asked()[1] == "Pause"


@covers("HY-339", "HY-341")
@pytest.mark.parametrize(
    ("chains", "followers", "temples", "met"),
    [
        (5, 0, 0, True),
        (4, 3, 0, True),
        (4, 2, 0, False),
        (3, 5, 0, False),
        (3, 6, 0, True),
        (2, 6, 0, False),
        (2, 6, 1, True),
        (0, 9, 1, False),
        (0, 9, 2, True),
    ],
)
def test_the_players_fulfil_conditions_together_and_a_plus_adds(
    chains: int, followers: int, temples: int, met: bool
) -> None:
    t = against(goods={1: {"follower": followers}}, temples={2: ["elis", "argos"][:temples]})
    t.s.titan().chains[0] = chains
    assert fulfilled(t.s, concept("anthropos")) == met


@covers("HY-091", "HY-341", "HY-342")
@pytest.mark.parametrize("met", [True, False])
def test_at_a_concept_without_a_token_chronos_has_his_turn(met: bool) -> None:
    t = face_up(against(2, turn=-1, goods={0: {"aegis": 9 if met else 0}}), "concept_cosmos_3")
    t.s.titan().chains[1] = 4
    on(t, gonos=0, temnein=1).step(ConceptTurn(concept("cosmos")))
    told = [(event.kind, event.public) for event in t.s.events or []]
    if met:
        assert t.asked() == (0, "TakeTurn") and told[0] == ("conditions-fulfilled", {"concept": "cosmos"})
    else:
        assert t.asked() == (0, "ChooseEvil") and told[0] == ("conditions-not-fulfilled", {"concept": "cosmos"})
        t.plays(0, "accept")
        assert t.asked() == (0, "TakeTurn") and t.s.titan().concept == concept("gonos")


@covers("HY-340")
def test_on_temnein_only_the_last_icon_counts() -> None:
    t = against(2, unlocked={0: [1, 2], 1: [1, 2]})
    for left in (1, 2):  # two Upgrades each, one each; the icon before asks for a Technology, and none is deployed
        t.s.titan().chains[3] = left
        assert fulfilled(t.s, concept("temnein"))
    t.s.titan().chains[3] = 3
    assert not fulfilled(t.s, concept("temnein"))


@covers("HY-339")
def test_what_the_tracks_count() -> None:
    t = against(
        2,
        stored={0: ["tech_coinage"]},
        deployed={"elis_1": (1, "tech_aqueduct")},
        at={0: {"hero_3": "fallen", "hero_1": "reserve"}},
        goods={0: {"vp": 1}, 1: {"vp": 1}},
    )
    counted = {what: together(t.s, TRACK.index(what)) for what in ("tech", "character", "deployed", ABOVE)}
    assert counted == {"tech": 2, "character": 2 + 2, "deployed": 1, ABOVE: 1}
    t.s.titan().vp = 1
    assert together(t.s, TRACK.index(ABOVE)) == 0


def evil(**position: object) -> Play:
    """Chronos plays at Cosmos: two Chains are broken, and there is no Aegis."""
    t = on(face_up(against(turn=-1, **position), "concept_cosmos_3"))  # type: ignore[arg-type]
    t.s.titan().chains[1] = 3
    return t.step(ChronosTurn(concept("cosmos")))


@covers("HY-315", "HY-342")
def test_the_highest_in_greatness_chooses_one_of_three() -> None:
    t = evil(greatness=(2, 3, 1))
    assert t.asked() == (2, "ChooseEvil") and t.options(2) == ["accept", "avatar kronos", "main"]
    t.plays(2, "accept")
    assert t.s.titan().resources[1] == 1 and lying(t) == ["concept_cosmos_3"]


@covers("HY-315")
def test_in_his_turn_the_active_player_chooses() -> None:
    t = face_up(against(greatness=(3, 2, 1), turned=[0]), "concept_anthropos_2")  # Block a City
    on(t, anthropos=0).step(TakeTurn(0)).plays(0, "pass")
    assert t.asked() == (0, "BlockSlot")  # not the highest
    u = face_up(against(turn=-1, greatness=(3, 2, 1)), "concept_gonos_8").step(BeforePillars())
    assert u.asked() == (2, "BlockSlot")  # Desolation is in nobody's turn


@covers("HY-342", "HY-344")
def test_the_main_effect_concerns_the_highest_and_the_card_is_obliterated() -> None:
    t = evil(greatness=(2, 3, 1), goods={2: {"aegis": 1}})
    t.plays(2, "main")
    assert t.has(2, "aegis") == 0 and t.s.titan().resources[1] == 1 and not lying(t)


@covers("HY-343")
def test_the_avatar_of_the_concept_moves_if_it_can() -> None:
    t = evil()
    t.refuses(0, "avatar aeon", "HY-343")
    t.plays(0, "avatar kronos", "city elis")
    assert t.s.titan().avatar_at[0] == CITIES.index("elis") and lying(t) == ["concept_cosmos_3"]
    u = on(face_up(against(turn=-1), "concept_cosmos_3"))
    u.s.titan().chains[1], u.s.titan().avatar_at[0] = 3, 2
    u.step(ChronosTurn(concept("cosmos"))).refuses(0, "avatar kronos", "HY-343")


@covers("HY-343", "HY-350")
@pytest.mark.parametrize("left", [0, 1])
def test_it_cannot_move_where_every_city_is_blocked_or_held(left: int) -> None:
    t = on(face_up(against(turn=-1), "concept_cosmos_3"))
    t.s.titan().chains[1] = 3
    t.s.titan().avatar_at[1], t.s.blocked = 4, (1 << 4 - left) - 1 << CITY
    t.step(ChronosTurn(concept("cosmos")))
    if left:
        t.plays(0, "avatar kronos")
        assert t.s.titan().avatar_at == [3, 4, -1]  # the only one that was open
    else:
        t.refuses(0, "avatar kronos", "HY-343")


@covers("HY-298", "HY-353")
def test_with_no_open_city_desolation_breaks_a_chain_and_descent_does_nothing() -> None:
    t = face_up(against(turn=-1), "concept_anthropos_2")  # the lowest Avatar to a City of the players' choice
    t.s.titan().avatar_at[1], t.s.blocked = 4, 0b1111 << CITY
    t.step(BeforePillars())
    assert t.s.titan().avatar_at == [-1, 4, -1] and t.s.titan().chains == [4, 5, 5, 5]
    t.step(Descent(2))
    assert t.s.titan().avatar_at == [-1, 4, -1] and t.s.titan().chains == [4, 5, 5, 5]


def priced(*payers: int, card: str = "concept_cosmos_7", good: str = "aegis") -> Play:
    """Chronos plays at a Concept whose card has a price that these seats can pay; seat 0 is the highest."""
    t = on(face_up(against(turn=-1, goods={seat: {good: 2} for seat in payers}), card))
    number = CONCEPT_OF[CONCEPT_CARDS.index(card)]
    t.s.titan().chains[CHAINED.index(number)] = 1
    return t.step(ChronosTurn(number))


@covers("HY-345")
def test_in_his_turn_nobody_pays_but_by_his_own_will() -> None:
    t = priced(1, 2).plays(0, "main")
    assert t.asked() == (1, "PayForAll")
    t.plays(1, "pass").plays(2, "accept")
    assert t.has(1, "aegis") == 2 and t.has(2, "aegis") == 0 and t.s.titan().chains[1] == 3 and not lying(t)


@covers("HY-342", "HY-345")
def test_if_nobody_pays_the_players_choose_otherwise() -> None:
    t = priced(1).plays(0, "main").plays(1, "pass")
    assert t.asked() == (0, "ChooseEvil")
    t.refuses(0, "main", "HY-345")
    t.plays(0, "accept")
    assert t.s.titan().resources[1] == 1 and lying(t) == ["concept_cosmos_7"]
    priced().refuses(0, "main", "HY-345")


@covers("HY-345")
def test_who_chooses_and_alone_can_pay_is_not_asked_twice() -> None:
    t = priced(0).plays(0, "main")
    assert t.has(0, "aegis") == 0 and t.asked()[1] == "Pause"


@covers("HY-344", "HY-345")
def test_what_was_paid_for_concerns_who_has_paid() -> None:
    """Blessed Birth: pay 1 Prayer; two Chains of Gonos, and discard a Shackle."""
    t = priced(1, card="concept_gonos_7", good="prayer")
    t.s.players[0].shackles = t.s.players[1].shackles = 1
    t.plays(0, "main").plays(1, "accept")
    assert t.has(1, "prayer") == 1 and [player.shackles for player in t.s.players] == [1, 0, 0]


# -- alone ------------------------------------------------------------------------------------------------------------


@covers("HY-116", "HY-117", "HY-347")
def test_alone_the_lower_half_is_what_the_focus_brings_once_for_each_pillar() -> None:
    t = on(against(1), temnein=0)
    t.s.players[0].pillars = 0b100010
    t.step(PillarMoment(0, 1)).plays(0, "pillar pillar_truce", "lower")
    assert t.s.titan().vp == 2 and t.has(0, "aegis") == 0
    t.plays(0, "lower")
    assert t.s.titan().vp == 4 and t.s.well == 0
    u = on(against(1), kratos=0).step(LowerHalf(0, PILLARS.index("pillar_truce")))
    assert u.s.titan().intensity == [1, 3] and u.s.titan().vp == 0


@covers("HY-110", "HY-117")
def test_alone_the_two_pillars_may_be_resolved_at_two_moments() -> None:
    t = on(against(1), cosmos=0)
    t.s.players[0].pillars = 0b100010
    t.step(TakeTurn(0)).plays(0, "activate olympian", "pillar pillar_truce", "lower")
    assert t.s.titan().resources[1] == 1 and t.asked() == (0, "PillarMoment")
    t.plays(0, "pass", "go underworld_1")
    assert t.asked() == (0, "PillarMoment") and t.s.titan().resources[1] == 1
    t.plays(0, "pillar pillar_indoctrination", "lower")
    assert t.s.titan().resources[1] == 2 and t.s.players[0].turned == 0b100010


@covers("HY-279", "HY-419")
def test_alone_pillars_bring_it_too_when_the_olympian_is_defeated_first() -> None:
    t = on(against(1), cosmos=0)
    t.s.players[0].pillars = 0b100010
    t.s.titan().avatar_at[0] = CITIES.index("elis")
    t.step(TakeTurn(0)).plays(0, "activate olympian", "pass").picks(0, 0).plays(0, "go elis")
    assert t.at(0, "olympian") == "fallen" and t.s.players[0].turned == 0b100010
    assert t.s.titan().resources[1] == 2


@covers("HY-116", "HY-419")
def test_alone_pillars_that_are_turned_by_passing_bring_it_too() -> None:
    t = on(against(1), cosmos=0)
    t.s.players[0].pillars = 0b100010
    t.step(TakeTurn(0)).plays(0, "pass")
    assert t.s.titan().resources == [0, 2, 0, 0]
    told = [(event.clause, event.public["pillar"], event.public["concept"]) for event in t.events("focus-instead")]
    assert told == [("HY-116", pillar, "cosmos") for pillar in ("pillar_truce", "pillar_indoctrination")]
    assert not t.events("lower-half")  # nobody receives one


@covers("HY-428")
def test_alone_powers_take_it_for_a_lower_half_and_the_own_action_for_anothers() -> None:
    t = on(against(1, unlocked={0: [5]}), cosmos=0).step(LowerHalf(0, 1))
    t.plays(0, "use zeus_u5")
    assert t.has(0, "vp") == 2
    u = on(against(1, olympians=("hades",), turned=[0]), cosmos=0).step(TakeTurn(0))
    u.plays(0, "activate olympian", "go underworld_2")
    u.plays(0, "use hades_styx_toll")
    assert u.has(0, "vp") == 1
