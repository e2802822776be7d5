"""Chapter 2: what is public, what is secret, and states that a seat cannot tell apart (LH-012, LH-013, LH-382)."""

from tests.games.hellas.table import Play, covers, given
from theogony.games.hellas.hands import discard, draw_cards
from theogony.games.hellas.turn import TakeTurn
from theogony.games.hellas.zones import DECK, DISCARD, FRESH, HAND
from theogony.kernel.rng import Rng
from theogony.kernel.view import canonical


def looks_alike(t: Play) -> None:
    """No seat can tell a redeal from the position."""
    for seat in range(-1, t.s.seats):
        for seed in range(5):
            dealt = t.s.redeal(seat, Rng(seed))
            assert canonical(dealt.view(seat)) == canonical(t.s.view(seat))


@covers("LH-012")
def test_everything_on_the_table_is_seen_by_all() -> None:
    t = given(
        hoplites={"crete": (1, 2)},
        blessings={1: ["armory"]},
        artifacts={1: ["aegis"]},
        used={1: ["march"]},
        glory={"red": 1},
        trophies={1: ["hydra"]},
        pool={1: 2},
    )
    player = t.s.view(-1)["players"][1]  # type: ignore[index]
    assert player["blessings"] == ["armory"]
    assert player["charged"] == ["aegis"]
    assert player["used"] == ["march"]
    assert player["glory"] == ["red"]
    assert player["trophies"] == ["hydra"]
    assert player["priests"] == 2


@covers("LH-013")
def test_a_hand_is_seen_by_its_owner_alone() -> None:
    t = given(hands={0: ["charge_sickle_4"], 1: ["trap_sword_1", "glory_bow_1"]})
    assert t.s.view(1)["hand"] == ["glory_bow_1", "trap_sword_1"]
    assert t.s.view(0)["known_hands"] == {"1": [], "2": [], "3": []}
    assert t.s.view(0)["players"][1]["hand"] == 2  # type: ignore[index]
    assert "hand" not in t.s.view(-1)
    looks_alike(t)


@covers("LH-013")
def test_what_is_drawn_is_told_to_its_owner_alone() -> None:
    t = given().draws("charge_sickle_4")
    draw_cards(t.s, 0, 1, "LH-050")
    drew = t.events("drew")[0]
    assert drew.seen_by(0)["cards"] == ["charge_sickle_4"]
    assert "cards" not in drew.seen_by(1)
    looks_alike(t)


def test_cards_to_choose_from_are_secret_while_they_are_chosen() -> None:
    t = given(artifacts={0: ["owl_of_athena"]}).draws("charge_sickle_4", "trap_sword_1")
    t.step(TakeTurn(0)).plays(0, "artifact owl_of_athena")
    looks_alike(t)
    others = {tuple(t.s.redeal(1, Rng(seed)).cards.content[FRESH]) for seed in range(40)}
    assert len(others) > 5


@covers("LH-012", "LH-043")
def test_a_discarded_card_is_known_to_be_in_the_deck_when_that_is_shuffled_again() -> None:
    t = given(hands={0: ["charge_sickle_4"], 1: ["trap_sword_1"]})
    card, other = t.s.hand(0)[0], t.s.hand(1)[0]
    discard(t.s, 0, card, "LH-042")
    t.s.cards.move_all([DISCARD], DECK)
    looks_alike(t)
    for seat in range(4):
        dealt = [t.s.redeal(seat, Rng(seed)).cards.content for seed in range(30)]
        assert all(card in zones[DECK] for zones in dealt), "everybody has seen it"
        assert all(other in zones[HAND + 1] for zones in dealt) == (seat == 1), "nobody has seen that one"
