"""Mythology in play, its windows, and Heroes. -- chapter 17"""

from typing import ClassVar

from theogony.games.theomachy.content import CARDS, FIRST_MYTH, JOINS, MYTH_WHEN, MYTHS, ONE_SHOT
from theogony.games.theomachy.moves import DONE, MYTH, span
from theogony.games.theomachy.naming import name_and_begin
from theogony.games.theomachy.playing import check_costs
from theogony.games.theomachy.state import NOBODY, NOTHING, Table
from theogony.games.theomachy.targets import playable
from theogony.kernel.fields import step
from theogony.kernel.refusal import Refusal, no
from theogony.kernel.window import Answer, Window


def check_myth(s: Table, seat: int, myth: int, window: int) -> Refusal | None:
    """Why a Mythology card may not be used now: in play, at its time, once in a Hand (TH-208, TH-210, TH-213)."""
    if myth not in s.players[seat].myths:
        return no("TH-208", "not-in-play", remedy="buy-it")
    if MYTH_WHEN[myth] != window:
        return no("TH-210", "not-in-this-window", remedy="wait")
    if CARDS + FIRST_MYTH + myth in s.used:
        return no("TH-213", "used-in-this-hand", remedy="next-hand")
    if s.box.hero_power[myth] >= 0:
        return None
    costs = check_costs(s, seat, FIRST_MYTH + myth, 0)
    if costs is None and not playable(s, seat, FIRST_MYTH + myth):
        return no("TH-122", "nothing-happens", remedy="play-on")
    return costs


def usable_myths(s: Table, seat: int, window: int) -> list[int]:
    """The moves that use a Mythology card in this window."""
    return [MYTH + myth for myth in s.players[seat].myths if check_myth(s, seat, myth, window) is None]


def use_myth(s: Table, seat: int, myth: int) -> None:
    s.used.append(CARDS + FIRST_MYTH + myth)
    s.tell("myth", "TH-208", seat=seat, myth=MYTHS[myth])
    if s.box.hero_power[myth] >= 0:
        join_stake(s, seat, myth)
        return
    if ONE_SHOT[myth]:  # leaves the game (TH-213)
        s.players[seat].myths = tuple([other for other in s.players[seat].myths if other != myth])
    name_and_begin(s, seat, FIRST_MYTH + myth, NOTHING)


def join_stake(s: Table, seat: int, myth: int) -> None:
    """The Hero's token moves from his card into the Stake; some act at once, each time (TH-219, TH-223).

    Only the window before a Battle leads here: without a Battle he is not used (TH-221).
    """
    s.players[seat].hero = myth
    if JOINS[myth]:
        name_and_begin(s, seat, FIRST_MYTH + myth, NOTHING)


class MythWindow(Window[Table]):
    """Clockwise from the First Player everybody in the Hand may use Mythology, one pass around (TH-209 to TH-212).

    Each decides in his turn, so nobody is asked together with others. Who owns nothing usable is not asked (TH-217);
    what he owns lies open.
    """

    again: ClassVar[bool] = True

    def might_answer(self, s: Table, seat: int) -> bool:
        return bool(usable_myths(s, seat, self.event))

    def question(self, s: Table, seat: int) -> Answer[Table]:
        return UseMyth(seat, self.event)


def myth_window(s: Table, when: int) -> MythWindow:
    """The window of this time, for those who are in the Hand and have Mythology in play."""
    seats = tuple([seat for seat in s.clockwise(s.first) if s.players[seat].myths and s.in_hand(seat)])
    return MythWindow(when, NOBODY, NOTHING, seats)


@step
class UseMyth(Answer[Table]):
    """A player uses any number of his Mythology cards of this window, or goes on (TH-212)."""

    window: int
    clause: ClassVar[str] = "TH-212"
    kinds: ClassVar[tuple[range, ...]] = (span("myth"), span("done"))
    passing: ClassVar[int] = DONE

    def topic(self) -> str:
        return "mythology"

    def check(self, s: Table, move: int) -> Refusal | None:
        return None if move == DONE else check_myth(s, self.seat, move - MYTH, self.window)

    def options(self, s: Table) -> list[int]:
        return [*usable_myths(s, self.seat, self.window), DONE]

    def tempting(self, s: Table) -> list[int]:
        return [MYTH + myth for myth in s.players[self.seat].myths]

    def answer(self, s: Table, move: int) -> None:
        use_myth(s, self.seat, move - MYTH)


# -- the end of a Hero's fight ----------------------------------------------------------------------------------------


def hero_dies(s: Table, seat: int) -> None:
    """The Hero of a loser leaves the game with his card (TH-224)."""
    myth = s.players[seat].hero
    if myth >= 0:
        s.players[seat].hero = NOTHING
        s.players[seat].myths = tuple([other for other in s.players[seat].myths if other != myth])
        s.tell("hero-died", "TH-224", seat=seat, myth=MYTHS[myth])


def hero_returns(s: Table, seat: int) -> None:
    """The Hero of a winner goes back to his card and may fight again (TH-222)."""
    s.players[seat].hero = NOTHING
