"""Basic, Advanced with gods and Mythology, and Epic, a race for points (TH-017). -- chapters 2, 3, 13 and 14"""

from collections.abc import Mapping
from typing import Final

from theogony.games.theomachy import closure, ending, epic, myth, setup, start
from theogony.games.theomachy.content import PANTHEON_BOX
from theogony.games.theomachy.state import Table
from theogony.games.theomachy.tokens import cult_value, stake_value
from theogony.kernel.mode import Mode


class Basic(Mode):
    """Gods and Mythology stay in the box (TH-020); who has no followers left is out."""

    number: int = 0

    def saved(self) -> tuple[str, str | int]:
        return "mode", self.number

    def fits(self, seats: int, options: dict[str, str], given: Mapping[str, str]) -> None:
        setup.check_boxes(seats, options, given)

    def set_up(self, s: Table) -> None:
        s.then(setup.StartingDecks(), setup.BeginGame())

    def after_prayers(self, s: Table) -> None:
        """Another Phase."""

    # -- elimination and the end; True if the game is over

    def last_stands_lost(self, s: Table, fallen: list[int]) -> bool:
        return ending.leave_after_last_stand(s, fallen)

    def after_step_8(self, s: Table) -> bool:
        return False

    def cannot_pay(self, s: Table, unable: list[int]) -> bool:
        return start.leave(s, unable)

    def face_to_face(self, s: Table) -> bool:
        return closure.face_to_face(s)

    def after_closure(self, s: Table) -> bool:
        return ending.only_one_cult_left(s)

    def score(self, s: Table, seat: int) -> int:
        return cult_value(s, seat)

    def standing(self, s: Table, seat: int) -> int:
        """What a player has to show in the middle of the game."""
        return cult_value(s, seat) + stake_value(s, seat)


class Advanced(Basic):
    """A pantheon, a god and Mythology for everybody."""

    number: int = 1

    def fits(self, seats: int, options: dict[str, str], given: Mapping[str, str]) -> None:
        super().fits(seats, options, given)
        setup.check_draft(options, given)

    def set_up(self, s: Table) -> None:
        s.then(setup.ChoosePantheons(), setup.StartingDecks(), setup.ChooseGods(), setup.BeginGame())

    def after_prayers(self, s: Table) -> None:
        s.then(myth.MythPhase())  # TH-180


class Epic(Advanced):
    """Nobody is out: who falls begins anew, and the winners of the Hand score."""

    number: int = 2

    def last_stands_lost(self, s: Table, fallen: list[int]) -> bool:
        return epic.score_hand(s, fallen)

    def after_step_8(self, s: Table) -> bool:
        return epic.ante_test(s)

    def cannot_pay(self, s: Table, unable: list[int]) -> bool:
        return epic.fall(s, unable)  # TH-192

    def face_to_face(self, s: Table) -> bool:
        return False

    def after_closure(self, s: Table) -> bool:
        return False

    def score(self, s: Table, seat: int) -> int:
        return s.players[seat].points

    def standing(self, s: Table, seat: int) -> int:
        return s.players[seat].points


PLAYERS: Final = (2, len(PANTHEON_BOX))  # TH-001
MODES: Final = (Basic("basic", PLAYERS), Advanced("advanced", PLAYERS), Epic("epic", PLAYERS))
