"""Use Artifacts: one Regular Action, any number of charged Artifacts. -- 6.1 (LH-045, LH-046)"""

from typing import ClassVar, Final

from theogony.games.hellas.content import ARTIFACTS, USE_ARTIFACTS
from theogony.games.hellas.held import own_scripts
from theogony.games.hellas.moves import ARTIFACT, DONE, span
from theogony.games.hellas.state import Hellas
from theogony.games.hellas.texts import ARTIFACT as ARTIFACT_TEXT, USE_ARTIFACTS as USED_HERE, Script, moment, texts
from theogony.games.hellas.uses import can_use, unusable, use
from theogony.kernel.refusal import Refusal, no
from theogony.kernel.step import Prompt

BEFORE_ACTION: Final = moment("before_action")


def script_of(s: Hellas, artifact: int) -> Script | None:
    """The text of an Artifact that is used by this action; others name a moment of their own (LH-046)."""
    return texts(s).find(ARTIFACT_TEXT + artifact, USED_HERE)


def refusal(s: Hellas, seat: int, artifact: int) -> Refusal | None:
    """Why the seat cannot use it in this action."""
    if not s.players[seat].artifacts >> artifact & 1:
        return no("LH-045", "artifact-not-held", remedy="choose-own-artifact", artifact=ARTIFACTS[artifact])
    if not s.has_charged(seat, artifact):
        return no("LH-045", "artifact-discharged", remedy="wait-for-monument", artifact=ARTIFACTS[artifact])
    script = script_of(s, artifact)
    if script is None:
        return no("LH-046", "another-moment", remedy="wait-for-moment", artifact=ARTIFACTS[artifact])
    return unusable(s, seat, script)


def options(s: Hellas, seat: int) -> list[int]:
    return [script.move for script in own_scripts(s, seat, USED_HERE) if can_use(s, seat, script)]


def begin(s: Hellas, seat: int, artifact: int) -> None:
    """The action begins with its first Artifact; more may follow, until the seat has done."""
    s.acted |= 1 << USE_ARTIFACTS
    MoreArtifacts(seat).take(s, ARTIFACT + artifact)


class MoreArtifacts(Prompt[Hellas]):
    """Another Artifact, or done? None can be used after another action (LH-045)."""

    clause: ClassVar[str] = "LH-045"
    kinds: ClassVar[tuple[range, ...]] = (span("done"), span("artifact"))

    def check(self, s: Hellas, move: int) -> Refusal | None:
        return None if move == DONE else refusal(s, self.seat, move - ARTIFACT)

    def options(self, s: Hellas) -> list[int]:
        return [DONE, *options(s, self.seat)]

    def take(self, s: Hellas, move: int) -> None:
        if move == DONE:
            return
        s.then(MoreArtifacts(self.seat))
        script = script_of(s, move - ARTIFACT)
        assert script is not None
        use(s, self.seat, script)
