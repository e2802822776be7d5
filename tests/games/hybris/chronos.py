"""Positions against Chronos, in the language of ``table.py``: his board, Concept cards, Focus tokens, Avatar cards."""

from typing import cast

from tests.games.hybris.table import Play, given
from theogony.games.hybris.chronos.turn import ChronosTurn
from theogony.games.hybris.content import (
    CHAINED,
    CHARACTERS,
    CITIES,
    CITY,
    CONCEPT_CARDS,
    CONCEPT_OF,
    CONCEPTS,
    CONFLICT,
)
from theogony.games.hybris.deploy import deploy
from theogony.games.hybris.shapes import ChronosView, HybrisView
from theogony.games.hybris.state import Activation
from theogony.games.hybris.zones import (
    AVATAR_DECK,
    AVATAR_DESIGN,
    CONCEPT_DECK,
    CONCEPT_TOP,
    FIRST_AVATAR,
    FIRST_CONCEPT,
)

KRONOS, KAIROS, AEON = 0, 1, 2
PLAIN = ["avatar_scythe", "avatar_eternity", "avatar_age_of_iron"]  # in this order nothing joins


def concept(name: str) -> int:
    return CONCEPTS.index(name)


def against(seats: int = 3, **position: object) -> Play:
    """A position against Chronos, whose board is as it is set up."""
    mode = "chronos_solo" if seats == 1 else "chronos_coop"
    t = given(seats=seats, mode=mode, **position)  # type: ignore[arg-type]
    t.s.titan().focus = [*range(seats), *[-1] * (6 - seats)]  # as the Pillars of the seats
    return t


def face_up(t: Play, *names: str) -> Play:
    """These Concept cards lie face up."""
    for name in names:
        number = CONCEPT_CARDS.index(name)
        place = CHAINED.index(CONCEPT_OF[number])
        t.s.cards.move(FIRST_CONCEPT + number, CONCEPT_DECK + place, CONCEPT_TOP + place)
    return t


def lying(t: Play) -> list[str]:
    """The Concept cards that lie face up."""
    zones = t.s.cards.content[CONCEPT_TOP : CONCEPT_TOP + len(CHAINED)]
    return [CONCEPT_CARDS[card - FIRST_CONCEPT] for zone in zones for card in zone]


def on(t: Play, **focus: int) -> Play:
    """The Focus tokens: a seat on each of these Concepts."""
    t.s.titan().focus = [
        focus.get(name, -1) for name in ("ananke", "anthropos", "cosmos", "kratos", "gonos", "temnein")
    ]
    return t


def evil(**position: object) -> Play:
    """Chronos plays at Cosmos: two Chains are broken, and there is no Aegis."""
    t = on(face_up(against(turn=-1, **position), "concept_cosmos_3"))  # type: ignore[arg-type]
    t.s.titan().chains[1] = 3
    return t.step(ChronosTurn(concept("cosmos")))


def row(t: Play, *names: str) -> Play:
    """The next Avatar cards, by design."""
    deck = list(t.s.cards.content[AVATAR_DECK])
    for name in names:
        place = next(at for at, card in enumerate(deck) if CONFLICT[AVATAR_DESIGN[card - FIRST_AVATAR]] == name)
        t.picks(place)
        deck.pop(place)
    return t


def city(name: str) -> int:
    return CITIES.index(name)


def seen(t: Play) -> ChronosView:
    """The Chronos board as spectators see it."""
    board = cast(HybrisView, t.s.view(-1))["chronos"]
    assert board is not None
    return board


def deploying(seats: int = 3, character: str = "hero_3", **position: object) -> Play:
    """Seat 0 deploys Aegis Coinage in Elis: an Avatar contests."""
    t = against(seats, stored={0: ["tech_coinage"]}, at={0: {character: "elis"}}, **position)
    under_way = Activation()
    under_way.seat, under_way.character, under_way.place = 0, CHARACTERS.index(character), CITY + city("elis")
    t.s.activations = [under_way]
    deploy(t.s, 0, city("elis"), CHARACTERS.index(character))
    t.s.run()
    return t
