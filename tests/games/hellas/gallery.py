"""Positions of Hellas with every kind of question, gathered from games by chance, some of them with gifts."""

from collections import Counter
from functools import cache

from tests.games.hellas.play import begin, endow
from tests.games.play import walk
from theogony.games.hellas.amendments import TROPHIES_ARE_TAKEN
from theogony.games.hellas.content import BLESSINGS, PLACES, REGIONS
from theogony.games.hellas.effects.hunt import LoseNear
from theogony.games.hellas.game import GAME
from theogony.games.hellas.kronos.trophies import KeepTrophy, LiftLand, TrophyBlessing
from theogony.games.hellas.special_action import ChooseHunt
from theogony.games.hellas.state import Hellas
from theogony.games.hellas.turn import TakeTurn
from theogony.games.hellas.uses import ReturnGlory
from theogony.kernel.step import Prompt

PER_KIND = 10  # positions of each kind of question, spread over the games
PER_GAME = 2
GAMES = tuple(
    (seats, {"mode": mode, "heroes": "all", "cards": cards}, seed, gifts)
    for seed in range(50)
    for mode, seats in (("base", 2 + seed % 3), ("kronos", 3 + seed % 2))
    for cards, gifts in (("base", 0), ("all", 6))
)


@cache
def gallery() -> tuple[Hellas, ...]:
    """Some positions of every kind of question, and finished games; never change one."""
    found: list[Hellas] = []
    kinds: Counter[str] = Counter()
    for number, (seats, options, seed, gifts) in enumerate(GAMES):
        here: Counter[str] = Counter()
        for step, position in enumerate(walk(endow(begin(seats, options, seed), gifts, seed), seed)):
            kind = "over" if position.result is not None else type(position.prompts()[0]).__name__
            often = kinds[kind] >= PER_KIND // 2
            if kinds[kind] < PER_KIND and here[kind] < PER_GAME and (not often or (step * 7 + number) % 5 < 3):
                found.append(position.clone())
                kinds[kind] += 1
                here[kind] += 1
    return (*found, *rare())


def rare() -> list[Hellas]:
    """What games by chance hardly ever ask: two enemies in one Region, a Murderous March of two Armies, a choice among
    Monsters, Glory Tokens, Blessings that Cassandra draws, Hoplites near a Chimera; and what only older
    rules ask."""
    foes = _first_turn()
    seat = foes.turn
    _put(foes, seat, "argolis", 5)
    _put(foes, (seat + 1) % 4, "crete", 1)
    _put(foes, (seat + 2) % 4, "crete", 1)
    march = _first_turn()
    march.players[seat].blessings |= 1 << BLESSINGS.index("murderous_march")
    _put(march, seat, "argolis", 5)
    _put(march, seat, "laconia", 5)
    for position, moves in ((foes, ("march argolis>crete", "number 5")), (march, ("blessing murderous_march",))):
        position._options = None
        for move in moves:
            position.apply(seat, GAME.moves.parse(move))
    wild = _first_turn()
    wild.monster_at[:2] = [wild.players[seat].region] * 2
    labours = _first_turn()
    labours.glory[:2] = [seat, seat]
    cassandra = _first_turn(mode="kronos")
    cassandra.offered, cassandra.blessing_deck = cassandra.blessing_deck[:2], cassandra.blessing_deck[2:]
    drawn, lifted = _first_turn(mode="kronos"), _first_turn(mode="kronos")
    drawn.version = lifted.version = TROPHIES_ARE_TAKEN
    near = _first_turn()
    _put(near, seat, "crete", 1)
    _put(near, seat, "argolis", 1)
    return [
        foes,
        march,
        _asked(wild, ChooseHunt(seat, 0)),
        _asked(labours, ReturnGlory(seat)),
        _asked(cassandra, KeepTrophy(cassandra.turn)),
        _asked(drawn, TrophyBlessing(drawn.turn)),
        _asked(lifted, LiftLand(lifted.turn, 0)),
        _asked(near, LoseNear(seat, 1 << REGIONS.index("crete") | 1 << REGIONS.index("argolis"), 1)),
    ]


def _first_turn(**options: str) -> Hellas:
    start = begin(4, {"mode": "base", **options}, 1)
    return next(s for s in walk(start, 1) if isinstance(s.agenda[-1], TakeTurn))


def _asked(s: Hellas, prompt: Prompt[Hellas]) -> Hellas:
    """The position in which this is asked now."""
    s.then(prompt)
    s._options = None
    return s


def _put(s: Hellas, seat: int, name: str, number: int) -> None:
    s.hoplites[PLACES * seat + REGIONS.index(name)] += number
    s.players[seat].supply -= number
