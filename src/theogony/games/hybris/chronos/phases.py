"""What Chronos does in the phases of an Age. -- HY-066, HY-067, HY-072 to HY-076, HY-298 to HY-300"""

from typing import ClassVar

from theogony.games.hybris.chronos import avatars
from theogony.games.hybris.chronos.chains import adjust, break_chain, decider
from theogony.games.hybris.content import (
    AVATAR_OF_RANK,
    AVATARS,
    CHAINED,
    CHRONOS_TILES,
    CONCEPT_CARDS,
    CONCEPTS,
    PILLARS,
    UPGRADE_CONCEPTS,
)
from theogony.games.hybris.moves import FOCUS, span
from theogony.games.hybris.pillars import TakePillar
from theogony.games.hybris.state import NOTHING, Hybris
from theogony.games.hybris.texts import DAMNATION, DESOLATION, FATALITY, INCOME, run_source
from theogony.games.hybris.zones import CONCEPT_DECK, CONCEPT_TOP, FIRST_CONCEPT, OBLITERATED
from theogony.kernel.fields import step
from theogony.kernel.refusal import Refusal, no
from theogony.kernel.step import Prompt, Step


def face_up(s: Hybris, place: int) -> int:
    """The Concept card that lies face up on a deck; NOTHING if none does."""
    top = s.cards.content[CONCEPT_TOP + place]
    return top[0] - FIRST_CONCEPT if top else NOTHING


@step
class Obliterate(Step[Hybris]):
    """The face-up Concept card of a deck leaves the game (HY-316)."""

    place: int

    def run(self, s: Hybris) -> None:
        card = face_up(s, self.place)
        if card != NOTHING:
            s.cards.move_all([CONCEPT_TOP + self.place], OBLITERATED + self.place)
            s.tell("obliterated", "HY-316", concept_card=CONCEPT_CARDS[card])


# -- phase 1 ----------------------------------------------------------------------------------------------------------


def before_pillars(s: Hybris) -> None:
    """1.0: Desolation of every face-up card in the order of the Concepts, each then Obliterated; then what the
    Avatars on the Chronos board bring him, I to III (HY-066, HY-067)."""
    for avatar in range(len(AVATARS) - 1, -1, -1):
        s.then(Income(avatar))
    for place in range(len(CHAINED) - 1, -1, -1):
        s.then(Desolate(place), Obliterate(place))


@step
class Desolate(Step[Hybris]):
    """The Desolation of the face-up card of a Concept, if there is one."""

    place: int

    def run(self, s: Hybris) -> None:
        card = face_up(s, self.place)
        if card != NOTHING:
            s.tell("desolation", "HY-066", concept_card=CONCEPT_CARDS[card])
            run_source(s, DESOLATION + card, decider(s))


@step
class Income(Step[Hybris]):
    """What an Avatar brings Chronos as long as it is on his board (HY-067)."""

    avatar: int

    def run(self, s: Hybris) -> None:
        if avatars.at_home(s, self.avatar):
            s.tell("income", "HY-067", avatar=AVATARS[self.avatar])
            run_source(s, INCOME + self.avatar, decider(s))


def pillar_effect(s: Hybris, pillar: int) -> None:
    """Taking a Pillar adjusts the Intensity of an Upgrade Concept, or breaks a Chain of a Chained one (HY-073,
    HY-074)."""
    if pillar in UPGRADE_CONCEPTS:
        adjust(s, pillar)
    else:
        break_chain(s, pillar)


def put_focus(s: Hybris, seat: int, concept: int) -> None:
    """The token of the player lies on the Focus space of the Concept (HY-072)."""
    s.titan().focus[concept] = seat
    s.tell("focus", "HY-072", seat=seat, concept=CONCEPTS[concept])


def take_two(s: Hybris, seat: int) -> None:
    """Alone two Pillars are taken, and one of them has the Focus (HY-075)."""
    s.then(TakePillar(seat), TakePillar(seat), ChooseFocus(seat))


class ChooseFocus(Prompt[Hybris]):
    """On which of the two Concepts does the player put the token? (HY-075)"""

    clause: ClassVar[str] = "HY-075"
    kinds: ClassVar[tuple[range, ...]] = (span("focus"),)

    def check(self, s: Hybris, move: int) -> Refusal | None:
        if not s.players[self.seat].pillars >> move - FOCUS & 1:
            return no("HY-075", "pillar-not-taken", remedy="choose-own-pillar", pillar=PILLARS[move - FOCUS])
        return None

    def take(self, s: Hybris, move: int) -> None:
        put_focus(s, self.seat, move - FOCUS)


# -- phase 2 ----------------------------------------------------------------------------------------------------------


def reveal_concepts(s: Hybris) -> None:
    """2.0: the top card of each Concept deck is turned face up; an empty one reveals nothing (HY-076)."""
    for place in range(len(CHAINED)):
        for card in s.cards.draw(CONCEPT_DECK + place, CONCEPT_TOP + place, 1, s.rng):
            s.reveal("concept-revealed", "HY-076", concept_card=CONCEPT_CARDS[card - FIRST_CONCEPT])


# -- phase 4 ----------------------------------------------------------------------------------------------------------


def after_fear(s: Hybris) -> None:
    """4.8 Descent, 4.9 Damnation, 4.10 Fatality."""
    s.then(Damnation(), Fatality())
    if s.age in s.box.primordial_ages:
        s.then(Descent(AVATAR_OF_RANK[s.box.primordial_ages.index(s.age)]))


@step
class Descent(Step[Hybris]):
    """4.8: the Avatar of the revealed Primordial goes to a City of the players' choice; else nothing happens
    (HY-298)."""

    avatar: int

    def run(self, s: Hybris) -> None:
        if avatars.at_home(s, self.avatar) and avatars.open_cities(s):
            s.then(avatars.SendAvatar(decider(s), self.avatar))


class Damnation(Step[Hybris]):
    """4.9: the main effect of each Avatar in the Mortal World, I to III (HY-299)."""

    def run(self, s: Hybris) -> None:
        for avatar in range(len(AVATARS) - 1, -1, -1):
            if not avatars.at_home(s, avatar):
                s.then(Damn(avatar))


@step
class Damn(Step[Hybris]):
    """The main effect of one Avatar."""

    avatar: int

    def run(self, s: Hybris) -> None:
        s.tell("damnation", "HY-299", avatar=AVATARS[self.avatar])
        run_source(s, DAMNATION + self.avatar, decider(s))


class Fatality(Step[Hybris]):
    """4.10: the End-of-Age effects of the tiles that are face up, Ananke, then Kratos (HY-300, HY-324)."""

    def run(self, s: Hybris) -> None:
        for tile in range(len(CHRONOS_TILES) - 1, -1, -1):
            if not s.titan().turned >> tile & 1:
                s.then(Doom(tile))


@step
class Doom(Step[Hybris]):
    """The End-of-Age effect of one tile."""

    tile: int

    def run(self, s: Hybris) -> None:
        s.tell("fatality", "HY-300", tile=CHRONOS_TILES[self.tile])
        run_source(s, FATALITY + self.tile, decider(s))
