"""Chapter 8: Event Phase (LH-094 to LH-099)."""

from tests.games.hellas.table import covers, given
from theogony.games.hellas.content import AS_HARDENING, AS_TEXT, EVENTS, MONSTERS, QUESTS
from theogony.games.hellas.event_phase import EventPhase

ALL_QUESTS = ["quest_aid_to_atlas", "quest_amazon_queen", "quest_augean_stables"]


def event(name: str) -> int:
    return EVENTS.index(name)


@covers("LH-094", "LH-095")
def test_a_quest_goes_to_a_free_slot() -> None:
    t = given(quests=ALL_QUESTS[:2]).picks(event("quest_cretan_bull")).step(EventPhase(0))
    assert [QUESTS[quest] for quest in t.s.quests] == [*ALL_QUESTS[:2], "quest_cretan_bull"]
    assert event("quest_cretan_bull") not in t.s.event_deck + t.s.event_discards


@covers("LH-095")
def test_a_fourth_quest_is_discarded() -> None:
    t = given(quests=ALL_QUESTS).picks(event("quest_cretan_bull")).step(EventPhase(0))
    assert len(t.s.quests) == 3
    assert t.s.event_discards == (event("quest_cretan_bull"),)


@covers("LH-096")
def test_a_monster_on_the_map_evolves_and_the_card_stays_out() -> None:
    t = given(monsters={"hydra": "crete"}).picks(event("event_hydra_a")).step(EventPhase(0))
    hydra = MONSTERS.index("hydra")
    assert t.s.evolved[hydra] == AS_TEXT
    t.picks(t.s.event_deck.index(event("event_hydra_b"))).step(EventPhase(0))
    assert t.s.evolved[hydra] == AS_TEXT | AS_HARDENING
    assert t.s.event_discards == ()
    wounds = t.s.view(0)["monsters"][hydra]["wounds"]  # type: ignore[index]
    assert [wound["symbol"] for wound in wounds][-2:] == ["bow", "bow"]
    assert t.monster_at("hydra") == "crete"


@covers("LH-097")
def test_another_monster_comes_to_the_region_of_its_card() -> None:
    t = given().picks(event("event_hydra_b")).step(EventPhase(0))
    assert t.monster_at("hydra") == "chalkidiki"
    assert t.s.event_discards == (event("event_hydra_b"),)


@covers("LH-098")
def test_for_a_slain_monster_another_card_is_drawn() -> None:
    t = given(trophies={1: ["hydra"]}).picks(event("event_hydra_a"))
    t.s.event_deck = (event("event_hydra_a"), event("event_medusa_a"), event("event_medusa_b"))
    t.rng.picks = [0, 0]
    t.step(EventPhase(0))
    assert t.monster_at("medusa") == "attica"
    assert t.monster_at("hydra") == ""
    assert event("event_hydra_a") not in t.s.event_discards


@covers("LH-099")
def test_an_empty_deck_is_made_of_the_discards_and_without_them_nothing_happens() -> None:
    t = given()
    t.s.event_deck, t.s.event_discards = (), (event("event_medusa_b"),)
    t.step(EventPhase(0))
    assert t.monster_at("medusa") == "phocis"
    t.s.event_discards = ()
    t.step(EventPhase(0))
    assert t.s.event_deck == ()
