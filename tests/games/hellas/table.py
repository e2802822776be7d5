"""A small language for rule tests: given this position, when this is played, then that is so, or it is refused.

    t = given(hoplites={"attica": (0, 5)}, heroes={0: "attica"}, hands={0: ["charge_sickle_4"]})
    t.step(Turn(0))
    t.plays(0, "step attica>boeotia", "done")
    t.refuses(0, "step attica>boeotia", "LH-036")

Seats that are not given have a Hero in no Region and no cards. Chance is rigged with ``picks``; a draw that the test
has not rigged is an error, so that no test depends on luck.
"""

from collections.abc import Mapping, Sequence
from typing import ClassVar, Self

from tests.games.hellas.wording import WORDING
from tests.games.table import (
    Pausing,
    Picked,
    agrees as agrees,
    begun,
    card_test as card_test,
    covers as covers,
    play_to as play_to,
    told as told,
)
from theogony.games.hellas.content import (
    ARTIFACTS,
    ATTITUDES,
    ATTRIBUTES,
    BLESSINGS,
    CHAINS,
    COMBAT,
    EVENTS,
    HEROES,
    LANDS,
    MONSTERS,
    MONUMENTS,
    NEUTRAL_ARTIFACTS,
    OPTIONAL_ARTIFACT,
    ORDERS,
    PLACES,
    QUESTS,
    REGIONS,
    SPECIAL,
)
from theogony.games.hellas.game import GAME, make
from theogony.games.hellas.kronos.setup import lay_out
from theogony.games.hellas.modes import MODES
from theogony.games.hellas.moves import span
from theogony.games.hellas.setup import shuffle_decks
from theogony.games.hellas.state import Hellas
from theogony.games.hellas.zones import (
    BOXED,
    BROKEN,
    DECK,
    DESIGN,
    DISCARD,
    FIRST_CHAIN,
    FIRST_ORDER,
    HAND,
    INTACT,
    ORDER_DECK,
    ORDER_HAND,
)
from theogony.kernel.event import Event
from theogony.kernel.rng import Rng

Armies = tuple[int, int] | Sequence[tuple[int, int]]  # a seat and its Hoplites, once or several times


class Pause(Pausing[Hellas]):
    """The play stops here: what follows the steps under test does not happen."""

    clause: ClassVar[str] = "LH-036"
    kinds: ClassVar[tuple[range, ...]] = (span("done"),)


Hellas.steps["Pause"] = Pause


def region(name: str) -> int:
    return REGIONS.index(name)


class Play(Picked[Hellas]):
    """A position under test."""

    def __init__(self, state: Hellas) -> None:
        super().__init__(state, WORDING)

    def draws(self, *names: str) -> Self:
        """The next Combat cards that are drawn, by design, from the deck as it is now."""
        deck = list(self.s.cards.content[DECK])
        for name in names:
            place = next(at for at, card in enumerate(deck) if COMBAT[DESIGN[card]] == name)
            if len(deck) > 1:
                self.rng.picks.append(place)
            deck.pop(place)
        return self

    # -- when ------------------------------------------------------------------------------------------------------

    def walks(self, seat: int, *steps: str) -> Self:
        """Hoplite Movement: these steps, then no more (which is asked only if there is a choice)."""
        self.plays(seat, *steps)
        return self.plays(seat, "done") if self.asked() == (seat, "MoveHoplites") else self

    # -- then ------------------------------------------------------------------------------------------------------

    def army(self, seat: int, name: str) -> int:
        return self.s.army(seat, region(name))

    def controls(self, name: str) -> int:
        """Whose Control Token lies there; -1 is nobody's."""
        return self.s.control[region(name)]

    def fortified(self, name: str) -> bool:
        return self.s.fortified >> region(name) & 1 == 1

    def hero_at(self, seat: int) -> str:
        where = self.s.players[seat].region
        return REGIONS[where] if where >= 0 else ""

    def hand(self, seat: int) -> list[str]:
        return [COMBAT[DESIGN[card]] for card in self.s.hand(seat)]

    def discards(self) -> list[str]:
        return [COMBAT[DESIGN[card]] for card in self.s.cards.content[DISCARD]]

    def attribute(self, seat: int, name: str) -> int:
        """As it counts now."""
        return self.s.attribute(seat, ATTRIBUTES.index(name))

    def pool(self, seat: int) -> int:
        return self.s.players[seat].pool

    def supply(self, seat: int) -> int:
        return self.s.players[seat].supply

    def blessings(self, seat: int) -> list[str]:
        return [name for b, name in enumerate(BLESSINGS) if self.s.players[seat].blessings >> b & 1]

    def artifacts(self, seat: int) -> list[str]:
        return [name for a, name in enumerate(ARTIFACTS) if self.s.players[seat].artifacts >> a & 1]

    def charged(self, seat: int) -> list[str]:
        return [name for a, name in enumerate(ARTIFACTS) if self.s.players[seat].charged >> a & 1]

    def used(self, seat: int) -> list[str]:
        """The covered Special Actions."""
        return [name for a, name in enumerate(SPECIAL) if self.s.players[seat].used >> a & 1]

    def glory(self, land: str) -> int:
        return self.s.glory[LANDS.index(land)]

    def monster_at(self, name: str) -> str:
        where = self.s.monster_at[MONSTERS.index(name)]
        return REGIONS[where] if where >= 0 else ""

    def level(self, name: str) -> int:
        return self.s.levels[MONUMENTS.index(name)]

    def events(self, kind: str) -> list[Event]:
        return [event for event in self.s.events or [] if event.kind == kind]

    def points(self) -> int:
        """Anger Points of Kronos."""
        return self.s.titan().points

    def attitude(self, land: str) -> str:
        return ATTITUDES[self.s.attitude[LANDS.index(land)]]

    def orders(self) -> list[str]:
        """The Order hand."""
        return [ORDERS[card - FIRST_ORDER] for card in self.s.cards.content[ORDER_HAND]]

    def chains(self, zone: int) -> list[str]:
        return [CHAINS[card - FIRST_CHAIN] for card in self.s.cards.content[zone]]

    def has_temple(self, name: str) -> bool:
        return self.s.temples >> region(name) & 1 == 1

    def won_by(self) -> tuple[int, str]:
        """The seat that has won, and by which clause."""
        assert self.s.result is not None
        return self.s.result.ranks.index(1), self.s.result.reason


def given(
    seats: int = 4,
    turn: int = 0,
    mode: str = "base",
    hoplites: Mapping[str, Armies] | None = None,
    control: Mapping[str, int] | None = None,
    fortified: Sequence[str] = (),
    temples: Sequence[str] = (),
    heroes: Mapping[int, str] | None = None,
    names: Mapping[int, str] | None = None,
    attributes: Mapping[int, tuple[int, int, int]] | None = None,
    injuries: Mapping[int, Sequence[str]] | None = None,
    pool: Mapping[int, int] | None = None,
    praying: Mapping[int, Sequence[str]] | None = None,
    hands: Mapping[int, Sequence[str]] | None = None,
    blessings: Mapping[int, Sequence[str]] | None = None,
    artifacts: Mapping[int, Sequence[str]] | None = None,
    used: Mapping[int, Sequence[str]] | None = None,
    glory: Mapping[str, int] | None = None,
    trophies: Mapping[int, Sequence[str]] | None = None,
    monsters: Mapping[str, str] | None = None,
    evolved: Mapping[str, int] | None = None,
    wounds: Mapping[str, Sequence[int]] | None = None,
    levels: Mapping[str, int] | None = None,
    quests: Sequence[str] = (),
    temple_card: int = 0,
    kronos_at: str = "locris",
    anger: int = 10,
    titan: tuple[int, int, int] = (1, 1, 1),
    orders: Sequence[str] = (),
    intact: Sequence[str] = ("flood", "plague", "famine"),
    broken: Sequence[str] = (),
    attitude: Mapping[str, str] | None = None,
    done: Sequence[str] = (),
    razed: Sequence[str] = (),
    version: int = GAME.version,
    **options: str,
) -> Play:
    """A position in the middle of a game. ``hoplites`` are ``(seat, number)`` by Region, one pair or several; whoever
    stands alone in a Region, and has enough Hoplites for it, controls it unless ``control`` says otherwise. A pause
    ends what is under test. An older ``version`` of the rules does not know the amendments that came after it."""
    settled = GAME.settle(seats, {"mode": mode, **options})
    s = make(seats, settled, Rng(0), next(rules for rules in MODES if rules.name == mode))
    s.sides, s.version = s.rules.sides(seats), version
    s.agenda = []
    shuffle_decks(s)
    s.blessing_deck = tuple(range(len(BLESSINGS)))
    s.artifact_deck = tuple(a for a in NEUTRAL_ARTIFACTS if not OPTIONAL_ARTIFACT[a])
    s.event_deck = tuple(range(len(EVENTS)))
    s.turn = turn
    s.turns = 1
    if mode == "kronos":
        _titan(s, kronos_at, anger, titan, orders, intact, broken)
        s.quests = [quest for quest in s.quests if QUESTS[quest] not in done]
        s.temples &= ~sum(1 << region(where) for where in razed)
        for land, space in (attitude or {}).items():
            s.attitude[LANDS.index(land)] = ATTITUDES.index(space)
    else:
        s.temple_card = temple_card
        s.quests = [QUESTS.index(name) for name in quests]
    for seat in range(1 if mode == "kronos" else 0, seats):
        s.players[seat].hero = HEROES.index((names or {}).get(seat, HEROES[seat]))
        s.players[seat].supply = s.box.hoplites
        s.players[seat].pool = (pool or {}).get(seat, 0)
        if heroes and seat in heroes:
            s.players[seat].region = region(heroes[seat])
        for name in (praying or {}).get(seat, ()):
            s.praying[3 * seat + MONUMENTS.index(name)] += 1
        for name in (used or {}).get(seat, ()):
            s.players[seat].used |= 1 << SPECIAL.index(name)
        _attributes(s, seat, (attributes or {}).get(seat, ()), (injuries or {}).get(seat, ()))
        _belongings(s, seat, (blessings or {}).get(seat, ()), (artifacts or {}).get(seat, ()))
        _take(s, HAND + seat, (hands or {}).get(seat, ()))
    _land(s, hoplites or {}, control or {}, fortified)
    for where in temples:
        s.temples |= 1 << region(where)
    for land, holder in (glory or {}).items():
        s.glory[LANDS.index(land)] = holder
    _monsters(s, monsters or {}, evolved or {}, wounds or {}, trophies or {})
    for name, level in (levels or {}).items():
        s.levels[MONUMENTS.index(name)] = level
    s.then(Pause(turn))
    return Play(s)


def _attributes(s: Hellas, seat: int, values: Sequence[int], injured: Sequence[str]) -> None:
    for attribute, value in enumerate(values):
        s.attributes[3 * seat + attribute] = value
    for name in injured:
        s.players[seat].injuries |= 1 << ATTRIBUTES.index(name)


def _belongings(s: Hellas, seat: int, blessings: Sequence[str], artifacts: Sequence[str]) -> None:
    """They come from their decks; Artifacts are charged."""
    for name in blessings:
        s.players[seat].blessings |= 1 << BLESSINGS.index(name)
        s.blessing_deck = tuple(b for b in s.blessing_deck if BLESSINGS[b] != name)
    for name in artifacts:
        number = ARTIFACTS.index(name)
        s.players[seat].artifacts |= 1 << number
        s.players[seat].charged |= 1 << number
        s.artifact_deck = tuple(a for a in s.artifact_deck if a != number)


def _land(s: Hellas, hoplites: Mapping[str, Armies], control: Mapping[str, int], fortified: Sequence[str]) -> None:
    """Armies, and the control that follows from them or is given."""
    for where, armies in hoplites.items():
        for seat, number in _armies(armies):
            s.hoplites[PLACES * seat + region(where)] = number
            s.players[seat].supply -= number
        present = [seat for seat in range(s.seats) if s.army(seat, region(where))]
        if len(present) == 1 and s.army(present[0], region(where)) >= s.box.population[region(where)]:
            s.control[region(where)] = present[0]
    for where, owner in control.items():
        s.control[region(where)] = owner
    for where in fortified:
        s.fortified |= 1 << region(where)


def _monsters(
    s: Hellas,
    where: Mapping[str, str],
    evolved: Mapping[str, int],
    wounds: Mapping[str, Sequence[int]],
    trophies: Mapping[int, Sequence[str]],
) -> None:
    for name, at in where.items():
        s.monster_at[MONSTERS.index(name)] = region(at)
    for name, bits in evolved.items():
        s.evolved[MONSTERS.index(name)] = bits
    for name, places in wounds.items():
        s.wounds[MONSTERS.index(name)] = sum(1 << place for place in places)
    for seat, slain in trophies.items():
        for name in slain:
            s.players[seat].trophies |= 1 << MONSTERS.index(name)
            s.slain |= 1 << MONSTERS.index(name)


def _titan(
    s: Hellas,
    at: str,
    anger: int,
    attributes: Sequence[int],
    orders: Sequence[str],
    intact: Sequence[str],
    broken: Sequence[str],
) -> None:
    """Kronos as he is set up, then changed: Anger Points, Attributes, Orders in hand, Chains; his Wrath is Broken."""
    lay_out(s)
    s.first = 1
    titan = s.titan()
    titan.region, titan.points, titan.attributes = region(at), anger, list(attributes)
    for name in orders:
        s.cards.move(FIRST_ORDER + ORDERS.index(name), ORDER_DECK, ORDER_HAND)
    for name in intact:
        if name not in broken:
            s.cards.move(FIRST_CHAIN + CHAINS.index(name), BOXED, INTACT)
    for name in broken:
        s.cards.move(FIRST_CHAIN + CHAINS.index(name), BOXED, BROKEN)
    titan.unlocked = int(not s.cards.content[INTACT])


def _armies(armies: Armies) -> list[tuple[int, int]]:
    """One pair, or several."""
    return [pair for pair in armies if isinstance(pair, tuple)] or [(armies[0], armies[1])]  # type: ignore[list-item]


def _take(s: Hellas, zone: int, names: Sequence[str]) -> None:
    """These Combat cards lie in the zone; they come from the deck."""
    for name in names:
        card = next(card for card in s.cards.content[DECK] if COMBAT[DESIGN[card]] == name)
        s.cards.move(card, DECK, zone)


def new_game(seats: int, seed: int = 1, **options: str) -> Play:
    """A real game at its first prompt, with all its events."""
    settled = GAME.settle(seats, options)
    s = make(seats, settled, Rng(seed), next(rules for rules in MODES if rules.name == settled["mode"]))
    return Play(begun(s, GAME))
