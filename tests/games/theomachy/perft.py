"""Named positions of Theomachy, and how deep the ways to go on from them are counted."""

from collections.abc import Callable
from typing import Final

from tests.games.theomachy.table import Play, given
from theogony.games.theomachy.battle import BeginBattle
from theogony.games.theomachy.betting import BettingRound
from theogony.games.theomachy.closure import BeginClosure
from theogony.games.theomachy.content import BEFORE_BETS, DESIGN, DESIGNS
from theogony.games.theomachy.game import GAME
from theogony.games.theomachy.myth import MythPhase
from theogony.games.theomachy.mythology import myth_window
from theogony.games.theomachy.prayer import PrayerPhase
from theogony.games.theomachy.start import HandAfterHand
from theogony.games.theomachy.state import Table
from theogony.games.theomachy.zones import HEAVENS, PRAYER_DECK, TRACK_PLACE
from theogony.kernel.rng import Rng
from theogony.kernel.step import Step

SKY: Final = ("fire chaos 2", "fire chaos 1", "water chaos 3")


def played_on(t: Play, *steps: Step[Table]) -> Play:
    """These steps come next, and after them Hand after Hand."""
    t.s.agenda = [HandAfterHand()]
    t.s.rng = Rng(0)
    return t.step(*steps)


def new_game() -> Table:
    """Pantheons in the order of the lot, then the packets of the draft."""
    state = GAME.new(2, {"mode": "advanced"}, seed=1)
    assert isinstance(state, Table)
    return state


def packs() -> Table:
    state = GAME.new(3, {"packs": "chosen"}, seed=2)
    assert isinstance(state, Table)
    return state


def betting() -> Table:
    """Three players, followers of all kinds, Power cards, an Effect and a Location to play."""
    hands = {0: ["power_air_order", "foresight"], 1: ["oracle", "gale"], 2: ["power_fire_chaos", "curse"]}
    return played_on(given(hands=hands, draws={0: ["gale", "hatred"]}), BettingRound(1)).s


def last_stand() -> Table:
    """A debt that one cannot pay and one can, with a Harbour."""
    t = given(
        cults={0: (1, 1, 1), 1: (0, 1, 2), 2: (0, 0, 0)},
        locations={1: ["harbour"]},
        hands={2: ["power_air_chaos"]},
    )
    return played_on(t, BettingRound(1)).plays(0, "raise prophet").s


def reactions() -> Table:
    """An Effect that may be interrupted, and the interruption too."""
    t = given(
        hands={0: ["fertility", "gale"], 1: ["interruption", "power_earth_chaos"], 2: ["interruption", "fog"]},
        sky=("earth order 3", "earth chaos 3", "water chaos 2"),
    )
    return played_on(t, BettingRound(1)).s


def battle() -> Table:
    """Attacks of several Essences, one that strikes a Stake, one that strikes a hand, one that quenches another."""
    t = given(
        stakes={0: (0, 1, 2), 1: (0, 1, 2)},
        hands={0: ["hatred", "feint", "gale"], 1: ["tempest", "plague", "deflection"]},
        sky=(*SKY, "earth chaos 3", "air order 3"),
        hidden=(),
        seats=2,
    )
    return played_on(t, BeginBattle()).s


def heroes() -> Table:
    """Mythology at the start of a Battle: a Hero joins, a text with a target."""
    t = given(
        gods={0: "ares", 1: "thor"},
        myths={0: ["heracles", "trojan_horse"], 1: ["mjollnir", "sigurd"]},
        hands={0: ["gale", "hatred"], 1: ["hatred", "ice_shards"]},
        sky=(*SKY, "earth chaos 3", "air order 3"),
        hidden=(),
        seats=2,
    )
    return played_on(t, BeginBattle()).s


def before_the_bets() -> Table:
    """The first window: an Essence is named, a card of the Constellation replaced."""
    t = given(gods={0: "odin", 1: "yog_sothoth"}, myths={0: ["yggdrasil"], 1: ["silver_key"]}, seats=2)
    _foresee_the_deck(t)
    return played_on(t, myth_window(t.s, BEFORE_BETS)).s


def _foresee_the_deck(t: Play) -> None:
    """One card is left in the Essence deck, so that no draw is open."""
    t.put_essences(t.s.essences.content[HEAVENS][:1], t.s.essences.content[HEAVENS][1:])


def closure() -> Table:
    """A folded player and a loser with Effects of Closure; cards to keep; what lies on top."""
    t = given(
        stakes={0: (0, 1, 1), 1: (0, 1, 1), 2: (0, 0, 1)},
        hands={0: ["gale", "recollection", "fog"], 1: ["ebb_tide", "hatred"]},
        sky=("earth order 3", "water order 3", "air order 1", "fire chaos 1", "air chaos 1"),
        hidden=(),
    )
    t.s.fighters = 0b011
    t.give_each("power", 9, 7)
    t.s.deeds[2].folded = 1
    return played_on(t, BeginClosure()).s


def prayer() -> Table:
    """Six cards on the Track at their prices, and the deck."""
    t = given(cults={0: (0, 1, 1), 1: (0, 0, 2), 2: (1, 1, 1)}).no_sky()
    _fill_track(t)
    return played_on(t, PrayerPhase()).s


def _fill_track(t: Play) -> None:
    names = ["gale", "hatred", "fog", "plague", "unity", "curse"]
    deck = t.s.cards.content[PRAYER_DECK]
    track = [next(card for card in deck if DESIGNS[DESIGN[card]] == name) for name in names]
    for place, card in enumerate(track):
        t.put(TRACK_PLACE + place, [card])
    t.put(PRAYER_DECK, [card for card in deck if card not in track][:4])


def myth() -> Table:
    """Buy, bury or leave; one card that works at once."""
    t = given(gods={0: "ares", 1: "cthulhu", 2: "odin"})
    t.give_each("miracles", 2, 1, 3)
    return played_on(t, MythPhase()).s


POSITIONS: Final[dict[str, tuple[Callable[[], Table], int]]] = {
    "new-game": (new_game, 7),
    "packs": (packs, 3),
    "betting": (betting, 9),
    "last-stand": (last_stand, 8),
    "reactions": (reactions, 9),
    "battle": (battle, 11),
    "heroes": (heroes, 10),
    "before-the-bets": (before_the_bets, 8),
    "closure": (closure, 8),
    "prayer": (prayer, 6),
    "myth": (myth, 7),
}
