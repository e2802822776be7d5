"""What operations ask: which of several lists is carried out."""

from typing import ClassVar

from theogony.games.hybris.moves import CHOICE, span
from theogony.games.hybris.state import Hybris
from theogony.games.hybris.texts import Op, texts
from theogony.kernel.effects.machine import costs, go_to
from theogony.kernel.fields import step
from theogony.kernel.refusal import Refusal, no
from theogony.kernel.step import Prompt


@step
class ChooseOption(Prompt[Hybris]):
    """Which of several lists of a text is carried out? One whose price cannot be paid is not offered (HY-429)."""

    source: int
    at: int  # the operation that asks
    clause: ClassVar[str] = "HY-429"
    kinds: ClassVar[tuple[range, ...]] = (span("choice"),)

    def _options(self, s: Hybris) -> list[int]:
        from theogony.games.hybris.effects.general import Choose

        op = texts(s).code[self.at]
        assert isinstance(op, Choose)
        return op.options

    def check(self, s: Hybris, move: int) -> Refusal | None:
        options = self._options(s)
        if move - CHOICE >= len(options):
            return no("HY-429", "no-such-choice", remedy="choose-otherwise")
        price = costs(texts(s).code, options[move - CHOICE])
        if not all(isinstance(op, Op) and op.can(s, self.seat) for op in price):
            return no("HY-044", "cannot-pay", remedy="choose-otherwise")
        return None

    def take(self, s: Hybris, move: int) -> None:
        go_to(s, self._options(s)[move - CHOICE])
