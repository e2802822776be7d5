"""Forms that many questions share: yes or no, and one of some Regions. Each question is a class of its own, because its
words and its clause are its own; it names the moves too, as a form by itself asks nothing."""

from typing import ClassVar, Final

from theogony.games.hellas.content import REGIONS
from theogony.games.hellas.moves import PASS, REGION, span
from theogony.games.hellas.pieces import listed
from theogony.games.hellas.state import Hellas
from theogony.kernel.fields import step
from theogony.kernel.refusal import Refusal, no
from theogony.kernel.step import Prompt

YES_OR_NO: Final = (span("pass"), span("accept"))
ONE_REGION: Final = (span("region"),)


class YesOrNo(Prompt[Hellas]):
    """Something that may be accepted or declined."""

    passing: ClassVar[int] = PASS

    def check(self, s: Hellas, move: int) -> Refusal | None:
        return None


@step
class OneOf(Prompt[Hellas]):
    """One of these Regions (bits)."""

    regions: int

    def check(self, s: Hellas, move: int) -> Refusal | None:
        if not self.regions >> move - REGION & 1:
            return no(self.clause, "not-this-region", remedy="choose-another-region", region=REGIONS[move - REGION])
        return None

    def options(self, s: Hellas) -> list[int]:
        return [REGION + region for region in listed(self.regions)]
