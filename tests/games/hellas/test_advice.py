"""What advice says about plain positions."""

from tests.games.hellas.hunts import attacks, hunt
from tests.games.hellas.table import Play, given, region
from theogony.games.hellas.advice import ADVICE
from theogony.games.hellas.advice.prospects import chance
from theogony.games.hellas.advice.worth import TERMS
from theogony.games.hellas.content import BUILD_TEMPLE, MONSTERS, STRENGTH
from theogony.games.hellas.injuries import Flip, Heal
from theogony.games.hellas.setup import PickHero
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


def test_the_hero_goes_where_a_monster_can_be_slain() -> None:
    t = given(
        heroes={0: "crete"},
        attributes={0: (1, 4, 1)},
        hands={0: ["charge_sickle_4", "wild_attack_axe_3"]},
        monsters={"medusa": "attica", "hydra": "laconia"},
        wounds={"medusa": [0, 1]},
    )
    assert best_move(t.step(TakeTurn(0)), 0) == "travel attica"


def test_a_hunt_that_is_likely_to_succeed_comes_before_other_special_actions() -> None:
    strong = given(
        heroes={0: "crete"},
        attributes={0: (1, 5, 1)},
        monsters={"medusa": "crete"},
        wounds={"medusa": [0, 1]},
        hoplites={"crete": (0, 2)},
    )
    strong.s.acted = 15
    strong.s.temples |= 1 << region("crete")
    assert best_move(strong.step(TakeTurn(0)), 0) == "hunt medusa"
    weak = given(heroes={0: "crete"}, monsters={"hydra": "crete"}, hoplites={"crete": (0, 2)})
    weak.s.acted = 15
    weak.s.temples |= 1 << region("crete")
    assert best_move(weak.step(TakeTurn(0)), 0) != "hunt hydra"


def test_in_a_hunt_a_card_that_fits_deals_a_wound_and_cards_that_fit_nothing_defend() -> None:
    """The Cyclops has mace, torch, bow and bow: a mace wounds it, and of the rest the largest card defends."""
    t = hunt(hands={0: ["trap_mace_1", "assault_axe_4"]}, drawn=("trap_sword_1",))
    assert best_move(t, 0) == "wound 1>same"
    t.plays(0, "wound 1>same", "card trap_mace_1")
    assert best_move(attacks(t, "attack_5"), 0) == "defend assault_axe_4"


def test_the_chance_of_a_hunt_grows_with_cards_and_wounds() -> None:
    t = given(heroes={0: "crete"}, monsters={"hydra": "crete"}, wounds={"hydra": [0]})
    hydra = MONSTERS.index("hydra")
    bare = chance(t.s, 0, hydra)
    t.s.attributes[STRENGTH] = 4
    strong = chance(t.s, 0, hydra)
    t.s.wounds[hydra] = 0b111
    assert bare < strong < chance(t.s, 0, hydra) < 1


def test_a_monster_near_by_is_worth_more_than_a_far_one() -> None:
    monsters = TERMS.index("advice-monsters")
    near = given(heroes={0: "crete"}, monsters={"hydra": "argolis"})
    far = given(heroes={0: "crete"}, monsters={"hydra": "acarnania"})
    assert ADVICE.ledgers(near.s)[0][monsters] > ADVICE.ledgers(far.s)[0][monsters] > 0


def test_a_high_monument_promises_the_crown_but_not_to_two() -> None:
    king = TERMS.index("advice-king")
    low = given(control={"attica": 0}, levels={"athena": 2})
    high = given(control={"attica": 0}, levels={"athena": 4})
    two = given(seats=2, control={"attica": 0}, levels={"athena": 4})
    assert ADVICE.ledgers(high.s)[0][king] > ADVICE.ledgers(low.s)[0][king] > 0 == ADVICE.ledgers(two.s)[0][king]


def test_the_best_open_special_action_counts_and_more_while_the_turn_lasts() -> None:
    turn = TERMS.index("advice-turn")
    t = given(hoplites={"crete": (0, 2), "elis": (1, 4)}).step(TakeTurn(0))
    building, waiting = ADVICE.ledgers(t.s)[0][turn], ADVICE.ledgers(t.s)[1][turn]
    assert building > waiting > 0
    t.s.players[0].used = 1 << BUILD_TEMPLE
    assert ADVICE.ledgers(t.s)[0][turn] < building


def test_hoplites_that_gather_for_control_count_more_the_more_they_are() -> None:
    lands = TERMS.index("advice-lands")
    worth = [ADVICE.ledgers(given(hoplites={"attica": (0, number)}).s)[0][lands] for number in (0, 2, 4, 5)]
    assert 0 == worth[0] < worth[1] < worth[2] < worth[3]


def test_the_second_land_counts_more_once_the_first_is_whole() -> None:
    lands = TERMS.index("advice-lands")
    brown = {"argolis": 0, "laconia": 0, "crete": 0}
    green = {"achaea": 0, "elis": 0, "arcadia": 0}

    def worth(control: dict[str, int]) -> float:
        return ADVICE.ledgers(given(control=control).s)[0][lands]

    assert worth({**brown, **green}) > worth(brown) + worth(green)


def test_an_empty_region_beside_an_army_is_worth_less_than_a_guarded_one() -> None:
    army = TERMS.index("advice-army")
    guarded = given(hoplites={"crete": (0, 2), "elis": (0, 4), "attica": (1, 2)})
    empty = given(hoplites={"elis": (0, 6), "attica": (1, 2)}, control={"crete": 0})
    assert ADVICE.ledgers(guarded.s)[0][army] > ADVICE.ledgers(empty.s)[0][army]


def test_low_attributes_are_injured_first_and_high_ones_healed_first() -> None:
    t = given(attributes={0: (3, 1, 2)}).step(Flip(0))
    assert best_move(t, 0) == "attribute strength"
    t = given(attributes={0: (3, 1, 2)}, injuries={0: ["leadership", "speed"]}).step(Heal(0))
    assert best_move(t, 0) == "attribute leadership"


def test_whoever_chooses_first_takes_the_strongest_hero_and_the_others_are_alike() -> None:
    t = given(seats=2, names={0: "cleito", 1: "hector"}).step(PickHero(0))
    scores = dict(zip(t.options(0), ADVICE.scores(t.s, t.s.prompts()[0], t.s.options(0)), strict=True))
    assert best_move(t, 0) == "hero heracles"
    assert len({score for name, score in scores.items() if name != "hero heracles"}) == 1
