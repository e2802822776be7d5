"""Chapters 6, 7 and 12 with Chronos: what he does in the phases of an Age (HY-066 to HY-076, HY-286, HY-298 to
HY-302)."""

import pytest

from tests.games.hybris.chronos import against, face_up, lying, on
from tests.games.hybris.table import covers
from theogony.games.hybris.age import Age, AgeOver, BeforePillars, Phase, TakePillars
from theogony.games.hybris.chronos import phases
from theogony.games.hybris.chronos.phases import Damnation, Descent, Fatality
from theogony.games.hybris.content import (
    CHAINED,
    CHRONOS_TILES,
    CITIES,
)
from theogony.games.hybris.end_of_age import EndOfAge
from theogony.games.hybris.state import PLANNING
from theogony.games.hybris.zones import (
    CONCEPT_BOX,
    CONCEPT_DECK,
)

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


@covers("HY-066")
def test_a_desolation_that_brings_chronos_nothing_says_no_gain() -> None:
    """1 VP for each Chain that is missing: none is."""
    t = face_up(against(turn=-1), "concept_temnein_8")
    t.s.titan().avatar_at = [0, 1, 2]
    t.step(BeforePillars())
    assert t.s.titan().vp == 0 and t.events("desolation") and not t.events("chronos-gained")
    u = face_up(against(turn=-1), "concept_temnein_8")
    u.s.titan().avatar_at, u.s.titan().chains = [0, 1, 2], [4, 5, 5, 4]
    u.step(BeforePillars())
    assert [event.public["amounts"] for event in u.events("chronos-gained")] == [{"vp": 2}]


@covers("HY-066", "HY-309")
def test_cards_that_went_to_the_box_unseen_do_nothing() -> None:
    t = against(turn=-1)
    t.s.titan().avatar_at = [0, 1, 2]
    for place in range(len(CHAINED)):
        t.s.cards.move(t.s.cards.content[CONCEPT_DECK + place][0], CONCEPT_DECK + place, CONCEPT_BOX + place)
    t.step(BeforePillars())
    assert not t.events("desolation") and not t.events("obliterated") and t.s.titan().chains == [5, 5, 5, 5]


@covers("HY-065")
def test_start_of_age_powers_come_before_any_desolation() -> None:
    t = face_up(against(turn=-1, deployed={"elis_1": (0, "tech_aqueduct")}), "concept_anthropos_1").step(Age())
    told = [event.kind for event in t.s.events or [] if event.kind in ("text-used", "desolation")]
    assert told == ["text-used", "desolation"]


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
    t.s.cards.place(CONCEPT_DECK + 3, [])
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
    kinds = ("avatar-moved", "damnation", "lost", "fatality", "milled-oracle")
    told = [event.kind for event in t.s.events or [] if event.kind in kinds]
    descent = ["avatar-moved", "damnation", "lost", "lost", "lost"] if age == 2 else []
    assert told == [*descent, "fatality", "milled-oracle", "fatality"]
    assert {event.public["source"] for event in t.events("lost")} <= {"kronos"}
    assert [event.public["tile"] for event in t.events("fatality")] == list(CHRONOS_TILES)


@covers("HY-298")
@pytest.mark.parametrize(("age", "avatar"), [(2, "kronos"), (4, "kairos"), (6, "aeon")])
def test_alpha_brings_kronos_beta_kairos_and_gamma_aeon(age: int, avatar: str) -> None:
    t = against(turn=-1, age=age)
    phases.after_fear(t.s)
    t.s.run()
    t.picks(0, 0, 0).plays(0, "city argos")
    assert [event.public["avatar"] for event in t.events("avatar-moved")] == [avatar]


@covers("HY-299")
def test_damnation_of_each_avatar_in_the_mortal_world() -> None:
    t = against(turn=-1, goods={seat: {"follower": 2} for seat in range(3)})
    t.s.titan().avatar_at = [0, -1, 1]
    t.step(Damnation())
    assert [t.has(seat, "follower") for seat in range(3)] == [1, 1, 1]
    assert t.s.titan().resources == [0, 1, 0, 0] and t.s.titan().vp == 1
    assert t.s.greatness == [2, 3, 4]  # Aeon: all lose Greatness, the rightmost first


@covers("HY-045", "HY-051")
@pytest.mark.parametrize(("version", "spaces"), [(7, [1, 2, 3]), (8, [2, 3, 1])])
def test_who_falls_short_of_one_effect_falls_together(version: int, spaces: list[int]) -> None:
    """Nobody has a Follower to lose but the third player: the first two both end lower than they were. Before
    amendment 7 they took each other's place, and neither had lost any."""
    t = against(turn=-1, goods={2: {"follower": 1}}, version=version)
    t.s.titan().avatar_at = [0, -1, -1]
    t.step(Damnation())
    assert t.has(2, "follower") == 0 and t.s.greatness == spaces


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
    told = [event.kind for event in t.s.events or [] if event.kind.startswith("milled")]
    assert told == ["milled-oracle", "milled-coliseum"]  # Ananke, then Kratos
    assert t.s.titan().chains == [5, 5, 5, 5] and t.s.titan().vp == 0  # these are for tiles that turn
    u = against(turn=-1)
    u.s.titan().turned = 0b11
    u.step(Fatality())
    assert u.s.view(0)["coliseum_deck"] == 30


@covers("HY-286")
def test_at_the_rest_avatars_and_blocked_tokens_stay() -> None:
    t = against(turn=-1, at={0: {"hero_3": "forge_1"}}).picks(0, 0, 0)
    t.s.quest_deck = ()
    t.s.titan().avatar_at, t.s.blocked = [0, -1, 1], 0b101
    t.step(EndOfAge())
    assert t.at(0, "hero_3") == "reserve" and t.s.titan().avatar_at == [0, -1, 1] and t.s.blocked == 0b101


@covers("HY-302")
def test_focus_tokens_are_taken_back_when_the_age_passes() -> None:
    t = against(turn=-1, age=2)
    for player in t.s.players:
        player.pillars = 0
    t.s.titan().weakened = 1
    t.step(AgeOver())
    assert t.s.titan().focus == [-1] * 6 and not t.s.titan().weakened
