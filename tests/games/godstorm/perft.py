"""Named positions of Godstorm for counting the ways to go on."""

from collections.abc import Callable
from typing import Final

from tests.games.godstorm.table import given
from theogony.games.godstorm.classic import ClassicTurn, NextClassicTurn
from theogony.games.godstorm.content import TERRITORIES, TERRITORY_CARDS
from theogony.games.godstorm.epochs import BeginEpoch
from theogony.games.godstorm.game import GAME
from theogony.games.godstorm.invade import Invade
from theogony.games.godstorm.miracles import PlayMiracles
from theogony.games.godstorm.state import World
from theogony.games.godstorm.turn import Turn
from theogony.games.godstorm.underworld import Embark, InvadeUnderworld
from theogony.games.godstorm.zones import PILE, territory_hand

FOUR_GODS: Final = {"death": "thule", "magic": "thule", "sky": "varangia", "war": "thule"}


def new_game() -> World:
    state = GAME.new(3, seed=1)
    assert isinstance(state, World)
    return state


def claims() -> World:
    state = GAME.new(2, {"setup": "chosen", "home": "yes"}, seed=2)
    assert isinstance(state, World)
    return state


def bids() -> World:
    return given(faith=[3, 2, 4], seats=3).step(BeginEpoch()).s


def start_of_turn() -> World:
    """Income, a relic to use, gods and temples to pay, cards to buy."""
    return (
        given(
            lands={"thule": (0, 2), "varangia": (0, 1), "rus": (1, 2)},
            gods={0: {"war": "thule"}},
            faith=[9, 0, 0],
            relics={"the_golden_fleece": 0, "the_great_pyramids": 0},
            temples=["thule"],
        )
        .step(Turn(0))
        .s
    )


def invasion() -> World:
    """Attack, number, gods, dice on both sides, moving in."""
    lands = {"thule": (0, 5), "varangia": (0, 4), "rus": (1, 2), "galicia": (1, 1), "iberia": (2, 3)}
    return given(lands=lands, gods={0: {"war": "varangia"}}, temples=["rus"]).step(Invade(0)).s


def godswar() -> World:
    """Gods on both sides: champions, then armies."""
    t = given(
        lands={"thule": (0, 4), "varangia": (1, 3), "iberia": (2, 3)},
        gods={0: {"war": "thule", "magic": "thule"}, 1: {"sky": "varangia", "death": "varangia"}},
    )
    return t.step(Invade(0)).plays(0, "attack thule>varangia", "commit 3", "with magic+war").s


def sky_window() -> World:
    """The attacked player holds Sky cards of every kind of choice; somebody else has Aegis."""
    t = given(
        lands={"thule": (0, 6), "varangia": (1, 3), "rus": (1, 4), "iberia": (2, 3)},
        gods={0: {"war": "thule"}, 1: {"sky": "rus"}},
        faith=[0, 12, 0],
        hand={1: ["the_fog_lifts", "your_idol_is_false", "this_ground_is_sacred", "lava_erupts"]},
        relics={"aegis_shield_of_athena": 2},
    )
    return t.step(Invade(0)).plays(0, "attack thule>varangia", "commit 4", "with war").s


def underworld() -> World:
    """Embarking, then fighting below."""
    t = given(
        lands={"thule": (0, 3), "rus": (1, 3), "iberia": (2, 3)},
        heaven={0: 3, 1: 2},
    )
    return t.step(Embark(0), InvadeUnderworld(0)).s


def card_choices() -> World:
    """Cards with one, two and four choices, and one that looks into a hand."""
    t = given(
        lands={"thule": (0, 4), "varangia": (0, 1), "rus": (1, 3), "galicia": (1, 1), "iberia": (2, 3)},
        gods={0: FOUR_GODS},
        temples=["rus"],
        faith=[20, 0, 0],
        hand={
            0: ["visions_become_real", "eagles_take_wing", "the_temple_falls", "the_mighty_have_fallen"],
            1: ["storms_rage", "crops_wither"],
        },
    )
    return t.step(PlayMiracles(0)).s


def classic_turn() -> World:
    """Five territory cards: a forced trade, the shown land, reinforcements, attack."""
    t = given(lands={"thule": (0, 3), "varangia": (0, 1), "rus": (1, 2), "iberia": (2, 3)}, mode="classic")
    t.s.agenda.clear()
    hand = [TERRITORIES.index("thule"), 1, 2, 7, len(TERRITORY_CARDS) - 1]
    t.s.cards.place(PILE, [card for card in range(len(TERRITORY_CARDS)) if card not in hand])
    t.s.cards.place(territory_hand(0), hand)
    t.s.then(NextClassicTurn(0, 0))
    return t.step(ClassicTurn(0, 0)).s


POSITIONS: Final[dict[str, tuple[Callable[[], World], int]]] = {
    "new-game": (new_game, 5),
    "claims": (claims, 4),
    "bids": (bids, 6),
    "start-of-turn": (start_of_turn, 9),
    "invasion": (invasion, 7),
    "godswar": (godswar, 8),
    "sky-window": (sky_window, 7),
    "underworld": (underworld, 7),
    "card-choices": (card_choices, 6),
    "classic-turn": (classic_turn, 8),
}
