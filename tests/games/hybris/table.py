"""A small language for rule tests: given this position, when this is played, then that is so, or it is refused.

    t = given(goods={0: {"aegis": 2}}, hands={0: ["common_thrust"]}, plans={0: {"hero_3": "forge"}})
    t.step(TakeTurn(0))
    t.plays(0, "activate hero_3", "go forge_1")
    t.refuses(0, "act fabricate", "HY-418")

Seats that are not given have their usual Olympian, no goods and no cards. Chance is rigged with ``picks``; a
draw that the test has not rigged is an error, so that no test depends on luck.
"""

from collections.abc import Mapping, Sequence
from typing import ClassVar, Self

from tests.games.hybris.wording import WORDING
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
from theogony.games.hybris.content import (
    ALLY,
    ANCIENT,
    CHAINED,
    CHAMPIONS,
    CHARACTERS,
    CITIES,
    CONFLICT,
    COUNTED,
    GOODS,
    OLYMPIANS,
    PIECES,
    PILLARS,
    PLACES,
    PREMONITIONS,
    PRIMORDIALS,
    QUESTS,
    RANK,
    SPACES,
    TECHNOLOGIES,
    TILES,
    TOKENS,
)
from theogony.games.hybris.game import GAME, make
from theogony.games.hybris.modes import MODES
from theogony.games.hybris.moves import span
from theogony.games.hybris.setup import take_olympian
from theogony.games.hybris.state import ABSENT, ACTION_PHASE, FALLEN, NOTHING, RESERVE, Chronos, Hybris
from theogony.games.hybris.strength import (
    total,
)
from theogony.games.hybris.zones import (
    ARENA_CARDS,
    ARENA_HAND,
    AVATAR_DECK,
    CARDS,
    COLISEUM_DECK,
    CONCEPT_DECK,
    DECK,
    DESIGN,
    DISCARD,
    FIRST_ARENA,
    FIRST_AVATAR,
    FIRST_PREMONITION,
    FIRST_PRIMORDIAL,
    HAND,
    PREMONITION_DECK,
    PREMONITION_HAND,
    PRIMORDIAL,
    PRIMORDIAL_BOX,
    cards_of_concept,
    cards_of_rank,
)
from theogony.kernel.event import Event
from theogony.kernel.rng import Rng
from theogony.kernel.state import exchanged

USUAL = ("zeus", "athena", "poseidon", "ares")  # by seat, where a test does not say


class Pause(Pausing[Hybris]):
    """The play stops here: what follows the steps under test does not happen."""

    clause: ClassVar[str] = "HY-087"
    kinds: ClassVar[tuple[range, ...]] = (span("done"),)


Hybris.steps["Pause"] = Pause


class Play(Picked[Hybris]):
    """A position under test."""

    def __init__(self, state: Hybris) -> None:
        super().__init__(state, WORDING)

    def draws(self, seat: int, *names: str) -> Self:
        """The next cards that the seat draws of its own deck, by design, from the deck as it is now: each needs two
        outcomes, of which back it is and which card."""
        deck = list(self.s.cards.content[DECK + seat])
        arena = len(self.s.cards.content[DECK + seat + ARENA_HAND - HAND])
        for name in names:
            place = next(at for at, card in enumerate(deck) if CONFLICT[DESIGN[card]] == name)
            if len(deck) + arena > 1:
                self.rng.picks.append(0)
            if len(deck) > 1:
                self.rng.picks.append(place)
            deck.pop(place)
        return self

    def draws_coliseum(self, *names: str) -> Self:
        """The next cards that leave the Coliseum deck, by design, from the deck as it is now."""
        deck = list(self.s.cards.content[COLISEUM_DECK])
        for name in names:
            place = next(at for at, card in enumerate(deck) if CONFLICT[DESIGN[card]] == name)
            if len(deck) > 1:
                self.rng.picks.append(place)
            deck.pop(place)
        return self

    def draws_premonition(self, *names: str) -> Self:
        """The next Premonitions that are drawn."""
        deck = list(self.s.cards.content[PREMONITION_DECK])
        for name in names:
            place = deck.index(FIRST_PREMONITION + PREMONITIONS.index(name))
            if len(deck) > 1:
                self.rng.picks.append(place)
            deck.pop(place)
        return self

    # -- then ------------------------------------------------------------------------------------------------------

    def has(self, seat: int, goods: str) -> int:
        """How much the seat has of a good."""
        return self.s.players[seat].goods[GOODS.index(goods)]

    def space(self, seat: int) -> int:
        """The space of its Greatness marker."""
        return self.s.greatness[seat]

    def at(self, seat: int, character: str) -> str:
        """Where a character is: a place, or in words."""
        where = self.s.players[seat].at[CHARACTERS.index(character)]
        return PLACES[where] if where >= 0 else {RESERVE: "reserve", FALLEN: "fallen", ABSENT: "absent"}[where]

    def spent(self, seat: int, character: str) -> bool:
        return self.s.players[seat].spent >> CHARACTERS.index(character) & 1 == 1

    def under(self, seat: int, character: str) -> str:
        """The kind of Location token under a character, "" for none."""
        token = self.s.players[seat].under[CHARACTERS.index(character)]
        return TOKENS[token] if token != NOTHING else ""

    def tokens(self, seat: int, where: str) -> list[str]:
        """The Location tokens of a seat: in its ``reserve``, ``used`` or ``unavailable``."""
        counts: list[int] = getattr(self.s.players[seat], where)
        return [TOKENS[token] for token, number in enumerate(counts) for _ in range(number)]

    def hand(self, seat: int) -> list[str]:
        return sorted(CONFLICT[DESIGN[card]] for card in self.s.hand(seat))

    def discards(self, seat: int) -> list[str]:
        zones = self.s.cards.content
        cards = zones[DISCARD + seat] + zones[DISCARD + seat + ARENA_HAND - HAND]
        return sorted(CONFLICT[DESIGN[card]] for card in cards)

    def premonitions(self, seat: int) -> list[str]:
        return [PREMONITIONS[card - FIRST_PREMONITION] for card in self.s.cards.content[PREMONITION_HAND + seat]]

    def temples(self, seat: int) -> list[str]:
        return [name for city, name in enumerate(CITIES) for _ in range(self.s.players[seat].temples[city])]

    def stored(self, seat: int) -> list[str]:
        return [name for tile, name in enumerate(TECHNOLOGIES) if self.s.players[seat].stored >> tile & 1]

    def workshop(self) -> list[str]:
        return [TECHNOLOGIES[tile] if tile != NOTHING else "" for tile in self.s.workshop]

    def factory(self) -> list[str]:
        return [TECHNOLOGIES[tile] if tile != NOTHING else "" for tile in self.s.factory]

    def quests(self) -> list[str]:
        return [QUESTS[quest] if quest != NOTHING else "" for quest in self.s.quests]

    def unlocked(self, seat: int) -> list[int]:
        """The numbers of the unlocked Upgrades, from 1."""
        return [tile + 1 for tile in range(TILES) if self.s.players[seat].unlocked >> tile & 1]

    def force(self, side: int) -> int:
        """Total Force in the Combat under way."""
        return total(self.s, self.s.fight(), side)

    def events(self, kind: str) -> list[Event]:
        return [event for event in self.s.events or [] if event.kind == kind]

    def won_by(self) -> tuple[int, str]:
        """The seat that has won, and by which clause."""
        assert self.s.result is not None
        return self.s.result.ranks.index(1), self.s.result.reason


def stand(s: Hybris, seat: int, character: int, place: int) -> None:
    """A character stands there: it was activated in this Age."""
    s.players[seat].at[character] = place
    s.players[seat].spent |= 1 << character


def given(
    seats: int = 3,
    turn: int = 0,
    mode: str = "base",
    age: int = 1,
    olympians: Sequence[str] = (),
    greatness: Sequence[int] = (),
    goods: Mapping[int, Mapping[str, int]] | None = None,
    hands: Mapping[int, Sequence[str]] | None = None,
    discards: Mapping[int, Sequence[str]] | None = None,
    premonitions: Mapping[int, Sequence[str]] | None = None,
    at: Mapping[int, Mapping[str, str]] | None = None,
    plans: Mapping[int, Mapping[str, str]] | None = None,
    tokens: Mapping[int, Sequence[str]] | None = None,
    pieces: Mapping[int, Mapping[int, Mapping[str, int]]] | None = None,
    unlocked: Mapping[int, Sequence[int]] | None = None,
    temples: Mapping[int, Sequence[str]] | None = None,
    stored: Mapping[int, Sequence[str]] | None = None,
    deployed: Mapping[str, tuple[int, str]] | None = None,
    workshop: Sequence[tuple[int, str] | None] = (),
    factory: Sequence[tuple[int, str] | None] = (),
    allies: Mapping[int, Sequence[str]] | None = None,
    quests: Sequence[str] = (),
    primordials: Sequence[str] = ("primordial_pontus", "primordial_aether", "primordial_nyx"),
    pillars: Mapping[int, str] | None = None,
    turned: Sequence[int] = (),
    passed: Sequence[int] = (),
    well: int = 0,
    shown: bool = False,
    version: int = GAME.version,
    **options: str,
) -> Play:
    """A position in the middle of an Action phase. Characters of ``at`` stand on a place, or are "reserve", "fallen" or
    "absent"; those of ``plans`` have a token, which is one of the eight of their player. Conflict cards come from the
    decks. Hands are open among mates if they are ``shown``. An older ``version`` of the rules
    does not know the amendments that came after it. A pause ends what is under test."""
    if shown:
        options["hands"] = "open"
    settled = GAME.settle(seats, {"mode": mode, **options})
    s = make(seats, settled, Rng(0), next(rules for rules in MODES if rules.name == mode))
    s.sides = s.rules.sides(seats)
    s.version = version
    s.agenda = []
    s.age, s.phase, s.turn = age, ACTION_PHASE, turn
    if mode != "base":
        _chronos(s)
    _common(s, quests, primordials)
    s.greatness = list(greatness) or list(range(1, seats + 1))
    for seat in range(seats):
        name = (*olympians, *USUAL[len(olympians) :])[seat]
        _olympian(s, seat, OLYMPIANS.index(name))
        player = s.players[seat]
        for good, number in (goods or {}).get(seat, {}).items():
            player.goods[GOODS.index(good)] = number
        for character, where in (at or {}).get(seat, {}).items():
            places = {"reserve": RESERVE, "fallen": FALLEN, "absent": ABSENT}
            if where in places:
                player.at[CHARACTERS.index(character)] = places[where]
            else:
                stand(s, seat, CHARACTERS.index(character), PLACES.index(where))
        for token in (tokens or {}).get(seat, ()):
            kind = TOKENS.index(token)
            player.reserve = exchanged(player.reserve, kind, player.reserve[kind] + 1)
        for character, token in (plans or {}).get(seat, {}).items():
            number = CHARACTERS.index(character)
            kind = TOKENS.index(token)
            player.under = exchanged(player.under, number, kind)
            player.reserve = exchanged(player.reserve, kind, player.reserve[kind] - 1)
            player.at[number] = RESERVE
        for tile, kinds in (pieces or {}).get(seat, {}).items():
            for kind, name_of in enumerate(PIECES):
                place = len(PIECES) * (tile - 1) + kind
                player.pieces = exchanged(player.pieces, place, kinds.get(name_of, 0))
        for tile in (unlocked or {}).get(seat, ()):
            player.unlocked |= 1 << tile - 1
            first = len(PIECES) * (tile - 1)
            player.pieces = (*player.pieces[:first], *[0] * len(PIECES), *player.pieces[first + len(PIECES) :])
        for city in (temples or {}).get(seat, ()):
            place = CITIES.index(city)
            player.temples = exchanged(player.temples, place, player.temples[place] + 1)
        for technology in (stored or {}).get(seat, ()):
            _own(s, seat, technology)
            player.stored |= 1 << TECHNOLOGIES.index(technology)
        for ally in (allies or {}).get(seat, ()):
            s.champions = exchanged(s.champions, CHAMPIONS.index(ally), seat)
            if player.at[ALLY + CHAMPIONS.index(ally)] == ABSENT:
                player.at[ALLY + CHAMPIONS.index(ally)] = RESERVE
        player.pillars = 1 << (PILLARS.index((pillars or {})[seat]) if pillars and seat in pillars else seat)
        player.turned = player.pillars if seat in turned else 0
        player.passed = int(seat in passed)
        take(s, seat, HAND, (hands or {}).get(seat, ()))
        take(s, seat, DISCARD, (discards or {}).get(seat, ()))
        for name in (premonitions or {}).get(seat, ()):
            card = FIRST_PREMONITION + PREMONITIONS.index(name)
            s.cards.move(card, PREMONITION_DECK, PREMONITION_HAND + seat)
    for space, (seat, technology) in (deployed or {}).items():
        _own(s, seat, technology)
        s.deployed = exchanged(s.deployed, SPACES.index(space), TECHNOLOGIES.index(technology))
        s.players[seat].deployed |= 1 << TECHNOLOGIES.index(technology)
    s.workshop = _laid(s, s.workshop, workshop)
    s.factory = _laid(s, s.factory, factory)
    s.well = well
    s.then(Pause(turn))
    return Play(s)


def _chronos(s: Hybris) -> None:
    """The Chronos board as it is set up; all Concept cards lie in their decks."""
    s.chronos = [Chronos()]
    s.titan().chains = [s.box.chains] * len(CHAINED)
    s.titan().intensity = s.box.intensity.copy()
    s.ancient = ANCIENT
    s.cards.place(AVATAR_DECK, list(range(FIRST_AVATAR, CARDS)))
    for place, concept in enumerate(CHAINED):
        s.cards.place(CONCEPT_DECK + place, cards_of_concept(concept))


def _common(s: Hybris, quests: Sequence[str], primordials: Sequence[str]) -> None:
    """The common boards, with these Quests from the right and these Primordials."""
    s.olympus = (1 << 25) - 1
    s.cards.place(COLISEUM_DECK, ARENA_CARDS)
    s.cards.place(PREMONITION_DECK, [FIRST_PREMONITION + number for number in range(len(PREMONITIONS))])
    for name in primordials:
        rank = RANK[PRIMORDIALS.index(name)]
        s.cards.place(PRIMORDIAL_BOX + rank, cards_of_rank(rank))
        s.cards.move(FIRST_PRIMORDIAL + PRIMORDIALS.index(name), PRIMORDIAL_BOX + rank, PRIMORDIAL + rank)
    for number, name in enumerate(quests):
        s.quests = exchanged(s.quests, len(s.quests) - 1 - number, QUESTS.index(name))
    s.quest_deck = tuple(quest for quest in range(len(QUESTS)) if quest not in s.quests)


def _olympian(s: Hybris, seat: int, olympian: int) -> None:
    """The board of an Olympian as it is set up, but without goods and with all cards in the deck."""
    events, s.events = s.events, None
    take_olympian(s, seat, olympian)
    s.events = events
    s.cards.move_all([HAND + seat], DECK + seat)
    s.cards.place(DECK + seat, list(s.cards.content[DECK + seat]))
    determination = s.players[seat].goods[GOODS.index("determination")]
    s.players[seat].goods = [0] * COUNTED
    s.players[seat].goods[GOODS.index("determination")] = determination


def _own(s: Hybris, seat: int, technology: str) -> None:
    """A Technology leaves Olympus; the token of the seat lies on it."""
    tile = TECHNOLOGIES.index(technology)
    s.olympus &= ~(1 << tile)
    s.owner = exchanged(s.owner, tile, seat)


def _laid(s: Hybris, spaces: tuple[int, ...], tiles: Sequence[tuple[int, str] | None]) -> tuple[int, ...]:
    """These spaces of the Forge, with the Technologies on them."""
    for number, lying in enumerate(tiles):
        if lying is not None:
            _own(s, *lying)
            spaces = exchanged(spaces, number, TECHNOLOGIES.index(lying[1]))
    return spaces


def take(s: Hybris, seat: int, zone: int, names: Sequence[str]) -> None:
    """These Conflict cards lie in the zone of the seat; own ones come from its deck, the others from the Coliseum."""
    for name in names:
        own = [card for card in s.cards.content[DECK + seat] if CONFLICT[DESIGN[card]] == name]
        if own:
            s.cards.move(own[0], DECK + seat, zone + seat)
        else:
            card = next(card for card in s.cards.content[COLISEUM_DECK] if CONFLICT[DESIGN[card]] == name)
            assert card >= FIRST_ARENA
            s.cards.move(card, COLISEUM_DECK, zone + seat + ARENA_HAND - HAND)


def new_game(seats: int, seed: int = 1, **options: str) -> Play:
    """A real game at its first prompt, with all its events."""
    settled = GAME.settle(seats, options)
    s = make(seats, settled, Rng(seed), next(rules for rules in MODES if rules.name == settled["mode"]))
    s.sides = s.rules.sides(seats)
    return Play(begun(s, GAME))
