"""Blessings and Neutral Artifacts are drawn, seen by all (LH-382), and kept by choice. The Blessing Draft.
-- LH-043, LH-131, LH-144, LH-147, LH-148
"""

from typing import ClassVar, Final

from theogony.games.hellas.content import ARTIFACTS, BLESSINGS
from theogony.games.hellas.control import settle_all
from theogony.games.hellas.held import POPULATION, changes, own_scripts
from theogony.games.hellas.moves import KEEP_ARTIFACT, KEEP_BLESSING, span
from theogony.games.hellas.pieces import give_artifact
from theogony.games.hellas.state import Hellas
from theogony.games.hellas.texts import BLESSING, moment, run_text, texts
from theogony.kernel.fields import step
from theogony.kernel.refusal import Refusal, no
from theogony.kernel.step import Prompt, Step

RECEIVED: Final = moment("received")
DRAFTING: Final = moment("blessing_draft")


def draw_blessings(s: Hellas, number: int) -> tuple[int, ...]:
    """From the deck, by chance; an empty one is made of the discards (LH-043)."""
    drawn, s.blessing_deck = drawn_from(s, s.blessing_deck, number)
    if len(drawn) < number and s.blessing_discards:
        s.blessing_deck, s.blessing_discards = s.blessing_discards, ()
        more, s.blessing_deck = drawn_from(s, s.blessing_deck, number - len(drawn))
        drawn += more
    return tuple(sorted(drawn))


def drawn_from(s: Hellas, pool: tuple[int, ...], number: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """As many as there are, by chance; and what is left."""
    drawn: list[int] = []
    while len(drawn) < number and pool:
        at = s.rng.below(len(pool))
        drawn.append(pool[at])
        pool = pool[:at] + pool[at + 1 :]
    return tuple(drawn), pool


def discard_blessings(s: Hellas, blessings: tuple[int, ...]) -> None:
    """To the open discard pile (LH-382)."""
    s.blessing_discards = tuple(sorted(s.blessing_discards + blessings))


def receive(s: Hellas, seat: int, number: int, clause: str) -> None:
    """The seat takes a Blessing; what it does on receipt comes next (LH-147)."""
    s.players[seat].blessings |= 1 << number
    s.tell("blessing-taken", clause, seat=seat, blessing=BLESSINGS[number])
    script = texts(s).find(BLESSING + number, RECEIVED)
    if script is not None:
        run_text(s, script, seat)
    elif any(changes(script, POPULATION) is not None for script in texts(s).of[BLESSING + number]):
        settle_all(s)  # a Population Strength that falls can give control (LH-365)


def offer_blessings(s: Hellas, seat: int, number: int, keep: int, clause: str) -> None:
    """The seat draws so many Blessings, keeps some and discards the rest."""
    s.offered = draw_blessings(s, number)
    if s.offered:
        s.tell("blessings-drawn", clause, seat=seat, blessings=[BLESSINGS[b] for b in s.offered])
        kept = min(keep, len(s.offered))
        s.then(*[KeepBlessing(seat) for _ in range(kept)], DiscardOffered())


class DiscardOffered(Step[Hellas]):
    """What nobody has kept is discarded, in the open (LH-382)."""

    def run(self, s: Hellas) -> None:
        discard_blessings(s, s.offered)
        s.offered = ()


class KeepBlessing(Prompt[Hellas]):
    """Which of the Blessings on offer does the seat keep?"""

    clause: ClassVar[str] = "LH-144"
    kinds: ClassVar[tuple[range, ...]] = (span("keep-blessing"),)

    def check(self, s: Hellas, move: int) -> Refusal | None:
        if move - KEEP_BLESSING not in s.offered:
            return no("LH-144", "not-on-offer", remedy="choose-offered")
        return None

    def options(self, s: Hellas) -> list[int]:
        return [KEEP_BLESSING + number for number in s.offered]

    def take(self, s: Hellas, move: int) -> None:
        number = move - KEEP_BLESSING
        s.offered = tuple([other for other in s.offered if other != number])
        receive(s, self.seat, number, "LH-144")


# -- the Draft -- LH-144 ----------------------------------------------------------------------------------------------


@step
class Draft(Step[Hellas]):
    """One card more than there are players; each keeps one, counter-clockwise; the rest is discarded."""

    seat: int

    def run(self, s: Hellas) -> None:
        s.offered = draw_blessings(s, s.seats + 1)
        s.tell("draft", "LH-144", seat=self.seat, blessings=[BLESSINGS[b] for b in s.offered])
        steps: list[Step[Hellas]] = [DraftPick((self.seat - place) % s.seats) for place in range(s.seats)]
        s.then(steps[0], *steps[1:], DiscardOffered())


@step
class DraftPick(Step[Hellas]):
    """The next player chooses; Cassandra draws more cards before that."""

    seat: int

    def run(self, s: Hellas) -> None:
        for script in own_scripts(s, self.seat, DRAFTING):
            more = draw_blessings(s, script.operation().amount)
            s.offered = tuple(sorted(s.offered + more))
            s.tell("blessings-drawn", "LH-144", seat=self.seat, blessings=[BLESSINGS[b] for b in more])
        if s.offered:
            s.then(KeepBlessing(self.seat))


# -- Neutral Artifacts ------------------------------------------------------------------------------------------------


def offer_artifacts(s: Hellas, seat: int, number: int, keep: int, clause: str) -> None:
    """The seat draws so many Neutral Artifacts, keeps some and shuffles the rest back (LH-131)."""
    drawn, s.artifact_deck = drawn_from(s, s.artifact_deck, number)
    s.offered = tuple(sorted(drawn))
    if s.offered:
        s.tell("artifacts-drawn", clause, seat=seat, artifacts=[ARTIFACTS[a] for a in s.offered])
        kept = min(keep, len(s.offered))
        s.then(*[KeepArtifact(seat) for _ in range(kept)], ReturnOffered())


class ReturnOffered(Step[Hellas]):
    """What nobody has kept is shuffled back."""

    def run(self, s: Hellas) -> None:
        s.artifact_deck = tuple(sorted(s.artifact_deck + s.offered))
        s.offered = ()


class KeepArtifact(Prompt[Hellas]):
    """Which of the Neutral Artifacts does the seat keep?"""

    clause: ClassVar[str] = "LH-131"
    kinds: ClassVar[tuple[range, ...]] = (span("keep-artifact"),)

    def check(self, s: Hellas, move: int) -> Refusal | None:
        if move - KEEP_ARTIFACT not in s.offered:
            return no("LH-131", "not-on-offer", remedy="choose-offered")
        return None

    def options(self, s: Hellas) -> list[int]:
        return [KEEP_ARTIFACT + number for number in s.offered]

    def take(self, s: Hellas, move: int) -> None:
        kept = move - KEEP_ARTIFACT
        s.offered = tuple([other for other in s.offered if other != kept])
        give_artifact(s, self.seat, kept, "LH-131")
