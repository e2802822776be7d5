"""What a forecast promises is what the engine's own games give: gods on both sides, relics and fewer dice included."""

from functools import cache
from itertools import permutations, product

import pytest

from tests.games.godstorm.table import covers, given
from theogony.games.godstorm import odds
from theogony.games.godstorm.chances import _Siege, chances, exact, modifiers
from theogony.games.godstorm.content import GODS, place
from theogony.games.godstorm.godswar import ChooseAttackingGod, ChooseDefendingGod
from theogony.games.godstorm.invade import Invade
from theogony.games.godstorm.moves import CHAMPION, span
from theogony.games.godstorm.state import World
from theogony.kernel.advice import percent
from theogony.kernel.rng import Rng

GAMES = 1500
NEAR = 0.05  # almost four standard deviations of so many games


def siege(
    armies: int,
    defenders: int,
    attack: tuple[str, ...] = (),
    defence: tuple[str, ...] = (),
    relics: dict[str, int] | None = None,
    temple: bool = False,
    faith: int = 0,
    dice: int = 3,
) -> World:
    """So many armies, and one that stays behind, are about to invade Varangia with all gods there."""
    t = given(
        lands={"thule": (0, armies + 1), "varangia": (1, defenders), "iberia": (2, 3)},
        gods={0: dict.fromkeys(attack, "thule"), 1: dict.fromkeys(defence, "varangia")},
        relics=relics or {},
        temples=["varangia"] if temple else [],
        faith=[0, faith, 0],
    )
    t.step(Invade(0)).plays(0, "attack thule>varangia")
    t.s.dice_cap = dice
    return t.s


def promised(s: World) -> float:
    shown = chances(s)
    assert shown is not None and isinstance(shown["capture"], float)
    return shown["capture"]


def fallen(s: World, attack: tuple[str, ...] = (), defence: tuple[str, ...] = ()) -> float:
    """How often the place falls when both fight on with all dice, and name their champions in these orders."""
    captured = 0
    for number in range(GAMES):
        game = s.clone()
        assert isinstance(game, World)
        game.rng = Rng(number)
        while game.result is None and game.owner[place("varangia")] == 1 and game.agenda[-1] != Invade(0):
            prompt = game.prompts()[0]
            options = game.options(prompt.seat)
            move = max(move for move in options if move not in span("stop"))
            if isinstance(prompt, ChooseAttackingGod | ChooseDefendingGod):
                order = attack if isinstance(prompt, ChooseAttackingGod) else defence
                move = next(CHAMPION + GODS.index(god) for god in order if CHAMPION + GODS.index(god) in options)
            game.apply_trusted(prompt.seat, move)
        captured += game.owner[place("varangia")] == 0
    return captured / GAMES


@covers("GS-115", "GS-190", "GS-198")
@pytest.mark.parametrize(
    ("armies", "defenders", "attack", "defence", "more"),
    [
        (6, 6, "war", "sky", {}),
        (5, 8, "war", "sky", {}),
        (5, 5, "magic", "death", {}),
        (6, 4, "death", "magic", {"temple": True}),
        (8, 5, "sky", "war", {"relics": {"mjolnir_hammer_of_thor": 1}}),
        (8, 6, "magic", "magic", {"relics": {"gungnir_spear_of_odin": 0}}),
        (9, 7, "war", "magic", {"dice": 2}),
    ],
)
def test_gods_on_both_sides(armies: int, defenders: int, attack: str, defence: str, more: dict[str, object]) -> None:
    s = siege(armies, defenders, (attack,), (defence,), **more)  # type: ignore[arg-type]
    assert promised(s) == pytest.approx(fallen(s, (attack,), (defence,)), abs=NEAR)


def test_the_god_of_war_does_not_count_before_he_has_won_his_godswar() -> None:
    """Seven armies against six, six against eight: with him it would be 91 and 71 % of the battles."""
    assert odds.capture(6, 6, odds.TIES) > 0.9 and odds.capture(5, 8, odds.TIES) > 0.7
    assert promised(siege(6, 6, ("war",), ("sky",))) < 0.65
    assert promised(siege(5, 8, ("war",), ("sky",))) < 0.3


@covers("GS-189")
def test_of_several_gods_each_side_sends_whom_it_can_spare() -> None:
    """Whatever fixed orders both keep to, the promise lies between what these give."""
    attack, defence = ("war", "death"), ("magic", "sky")
    s = siege(9, 6, attack, defence)
    found = [[fallen(s, mine, theirs) for theirs in permutations(defence)] for mine in permutations(attack)]
    worst_for_defence = min(max(row[i] for row in found) for i in range(2))
    best_for_attack = max(min(row) for row in found)
    assert best_for_attack - NEAR <= promised(s) <= worst_for_defence + NEAR


@covers("GS-210")
@pytest.mark.parametrize(("armies", "defenders", "faith"), [(6, 3, 2), (9, 2, 5), (5, 5, 0)])
def test_the_tree_of_life_is_paid_for(armies: int, defenders: int, faith: int) -> None:
    s = siege(armies, defenders, relics={"the_tree_of_life": 1}, faith=faith)
    assert promised(s) == pytest.approx(fallen(s), abs=NEAR)
    without = promised(siege(armies, defenders, faith=faith))
    assert promised(s) < without - 0.1 if faith else promised(s) == without


@covers("GS-210")
@pytest.mark.parametrize("mods", [0, odds.TIES, odds.SURE_FEET | odds.WALLS])
@pytest.mark.parametrize("dice", [1, 2, 3])
def test_the_tree_of_life_saves_each_army_as_long_as_faith_lasts(mods: int, dice: int) -> None:
    """The short way to the chance gives what following every round gives."""

    @cache
    def followed(a: int, d: int, faith: int) -> float:
        if not a or not d:
            return 0.0 if d else 1.0
        chance = 0.0
        for share, lost_a, lost_d in odds.one_round(min(dice, a), min(2, d), mods):
            saved = min(lost_d, faith)
            chance += share * followed(a - lost_a, d - lost_d + saved, faith - saved)
        return chance

    for a, d, faith in product((0, 1, 2, 7), (0, 1, 2, 5), (0, 1, 2, 3, 6)):
        assert odds.falls(a, d, mods, dice, faith) == pytest.approx(followed(a, d, faith))


def test_a_siege_of_all_gods_works_out_each_kind_of_battle_once() -> None:
    """Of the gods left after the godswars only their powers matter: these make eight kinds of battles at most."""
    s = siege(odds.MOST, odds.MOST, tuple(GODS), tuple(GODS), relics={"the_tree_of_life": 1}, faith=odds.MOST)
    found = _Siege(s, odds.MOST)
    every = 2 ** len(GODS) - 1
    assert exact(found.falls(every, every)) == promised(s)
    ends = [pair for pair in found.known if 0 in pair]
    assert len(found.battles) <= 8 < len(ends)
    for force, guards in ends:
        mods = modifiers(s, force, guards)
        assert found.known[force, guards] == odds.falls(odds.MOST, odds.MOST, mods, odds.FULL_DICE, odds.MOST)


@pytest.mark.parametrize("dice", [1, 2])
def test_fewer_dice_have_a_forecast_too(dice: int) -> None:
    s = siege(6, 3, dice=dice)
    assert promised(s) == pytest.approx(fallen(s), abs=NEAR)
    assert promised(s) < promised(siege(6, 3))


def test_what_is_not_certain_is_never_shown_as_certain() -> None:
    assert exact(0.99999) == 0.9999 and exact(0.00001) == 0.0001
    assert exact(1.0) == 1.0 and exact(0.0) == 0.0 and exact(0.1234) == 0.1234
    assert percent(0.9999) == 99 and percent(0.0001) == 1 and percent(1.0) == 100 and percent(0.0) == 0
    assert promised(siege(30, 1)) < 1.0
