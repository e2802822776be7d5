"""What a rule of Hybris says is declared as it is told. The sentences are still being written: see UNFINISHED."""

from tests.games.wording import Wording
from theogony.games.hybris.game import GAME
from theogony.kernel.event import Event
from theogony.kernel.layout import Layout
from theogony.kernel.refusal import Refusal
from theogony.kernel.speech import NUMBER
from theogony.kernel.state import State


class Declared(Wording):
    """Kinds are checked; sentences not yet."""

    def assert_sayable(self, s: State, refusal: Refusal) -> None:
        for name, value in refusal.params.items():
            assert self.game.speech.parameters.get(name, NUMBER).fits(value), f"{refusal.key}: {name} is {value!r}"

    def assert_tellable(self, s: State, events: list[Event]) -> None:
        for event in events:
            assert not self.game.speech.faults(event)

    def assert_askable(self, s: State) -> None:
        for prompt in s.prompts():
            self.game.speech.sent(prompt)


WORDING = Declared(GAME, Layout)
