"""What advice says about plain positions."""

from tests.games.hellas.table import Play, given
from theogony.games.hellas.advice import ADVICE
from theogony.games.hellas.advice.worth import TERMS
from theogony.games.hellas.turn import TakeTurn


def best_move(t: Play, seat: int) -> str:
    """What looks best without looking ahead."""
    prompt = t.s.prompts()[0]
    options = t.s.options(seat)
    scores = ADVICE.scores(t.s, prompt, options)
    return t.options(seat)[scores.index(max(scores))]


def test_a_whole_land_is_worth_more_than_as_many_scattered_regions() -> None:
    whole = given(control={"argolis": 0, "laconia": 0, "crete": 0})
    scattered = given(control={"argolis": 0, "epirus": 0, "elis": 0})
    lands = TERMS.index("advice-lands")
    assert ADVICE.ledgers(whole.s)[0][lands] > ADVICE.ledgers(scattered.s)[0][lands]


def test_whoever_stands_better_is_likelier_to_win() -> None:
    t = given(trophies={1: ["hydra", "medusa"]}, temples=["crete", "elis"], control={"crete": 2, "elis": 2})
    shares = ADVICE.value(t.s)
    assert abs(sum(shares) - 1) < 1e-9
    assert shares[1] > shares[2] > shares[0] == shares[3]


def test_an_unguarded_enemy_region_is_entered_and_a_guarded_one_is_not() -> None:
    t = given(hoplites={"crete": (0, 3), "argolis": (1, 6)}, control={"attica": 1})
    assert best_move(t.step(TakeTurn(0)), 0) == "step crete>attica"


def test_a_temple_is_built_where_one_can_be() -> None:
    t = given(hoplites={"crete": (0, 2)}, pool={})
    t.s.acted = 15
    assert best_move(t.step(TakeTurn(0)), 0) == "temple crete"


def test_a_battle_that_is_being_won_gets_no_card() -> None:
    t = given(hoplites={"crete": (0, 3), "argolis": (1, 3)}, hands={1: ["wild_attack_axe_3", "charge_sickle_4"]})
    t.step(TakeTurn(0)).plays(0, "march crete>argolis", "number 3")
    assert t.asked() == (1, "PlayOrPass")
    assert best_move(t, 1) == "pass"  # a tie is the defender's


def test_a_battle_that_a_card_can_turn_gets_one() -> None:
    t = given(
        hoplites={"crete": (0, 5), "argolis": (1, 3)}, hands={1: ["wild_attack_axe_3", "tactical_maneuver_mace_2"]}
    )
    t.step(TakeTurn(0)).plays(0, "march crete>argolis", "number 5")
    assert best_move(t, 1) == "play wild_attack_axe_3"
