"""Chapter 16: the order of turns, and the turn of Chronos (HY-090 to HY-092, HY-338 to HY-345)."""

import pytest

from tests.games.hybris.chronos import against, concept, evil, face_up, lying, on
from tests.games.hybris.table import Play, covers
from theogony.games.hybris.age import BeforePillars
from theogony.games.hybris.box import TRACK
from theogony.games.hybris.chronos.phases import Descent
from theogony.games.hybris.chronos.turn import ChronosTurn, ConceptTurn, fulfilled, together
from theogony.games.hybris.content import AVATARS, CHAINED, CITIES, CITY, CONCEPT_CARDS, CONCEPT_OF
from theogony.games.hybris.turn import TakeTurn

ABOVE = "each_vp_above_chronos"


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


@covers("HY-092")
def test_chronos_has_no_turn_at_the_focus_of_a_player_who_has_passed() -> None:
    t = face_up(against(2, turn=-1, passed=[0]), "concept_cosmos_3")
    t.s.titan().chains[1] = 4
    on(t, cosmos=0, kratos=1).step(ConceptTurn(concept("cosmos")))
    assert t.asked() == (1, "TakeTurn") and lying(t) == ["concept_cosmos_3"]
    assert not t.events("conditions-fulfilled") and not t.events("conditions-not-fulfilled")


@covers("HY-090", "HY-336")
def test_with_the_last_pass_the_phase_ends_at_once_and_who_passes_resolves_the_card_of_his_concept() -> None:
    """Chronos would play at Gonos, which comes next in the cycle."""
    t = face_up(against(2, turned=[0, 1], goods={0: {"aegis": 1}}), "concept_cosmos_3", "concept_gonos_1")
    t.s.titan().chains[2] = 4
    on(t, cosmos=0, kratos=1).step(ConceptTurn(0)).plays(0, "pass")
    assert t.has(0, "aegis") == 0 and t.s.titan().resources[1] == 1 and lying(t) == ["concept_gonos_1"]
    t.plays(1, "pass")
    assert t.asked()[1] == "Pause" and t.s.titan().concept == -1 and not t.events("conditions-not-fulfilled")


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


@covers("HY-343")
@pytest.mark.parametrize(
    ("name", "avatar"), [("anthropos", "kronos"), ("cosmos", "kronos"), ("gonos", "kairos"), ("temnein", "aeon")]
)
def test_every_chained_concept_has_its_avatar(name: str, avatar: str) -> None:
    t = on(face_up(against(turn=-1), f"concept_{name}_1"))
    t.s.titan().chains = [3] * len(CHAINED)
    t.step(ChronosTurn(concept(name)))
    assert [move for move in t.options(0) if move.startswith("avatar")] == [f"avatar {avatar}"]
    t.plays(0, f"avatar {avatar}", "city elis")
    assert [AVATARS[number] for number, city in enumerate(t.s.titan().avatar_at) if city >= 0] == [avatar]


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
