"""Phase 2: Location tokens are put under Heroes and Prophets, in secret and at once. -- chapter 7 (HY-077 to HY-086,
HY-433)

A plan lies on a desk (docs/adr/0016): its draft is ``send`` a character, ``token`` which one, in the order of the
characters.
"""

from typing import ClassVar, Final

from theogony.games.hybris.content import (
    CHARACTERS,
    LOCATIONS,
    OLYMPIAN,
    PROPHET_TYPE,
    PROPHETS_GO,
    SEATS,
    TOKENS,
    TYPE,
)
from theogony.games.hybris.moves import CLEAR, NO_TOKEN, READY, REVISE, SEND, TOKEN, span
from theogony.games.hybris.state import NOTHING, RESERVE, Hybris
from theogony.kernel.desk import Desk
from theogony.kernel.refusal import Refusal, no
from theogony.kernel.step import Prompt, Seal, Step

_SENDS: Final = span("send")

Part = tuple[int, int]  # a character and the kind of token under it


class Planning(Step[Hybris]):
    """Everybody who has a character and a token plans (HY-433)."""

    def run(self, s: Hybris) -> None:
        asked: list[Prompt[Hybris]] = [
            _PLANS[seat] for seat, player in enumerate(s.players) if _kinds(player.reserve) and available(s, seat)
        ]
        if asked:
            s.then(Seal(tuple(asked)))


def available(s: Hybris, seat: int) -> int:
    """Heroes, allies and Prophets (bits) in the reserve (HY-083, HY-084); the Olympian takes no token (HY-080)."""
    bits = 0
    for character, where in enumerate(s.players[seat].at):
        if where == RESERVE and character != OLYMPIAN:
            bits |= 1 << character
    return bits


def sends(s: Hybris, seat: int) -> list[int]:
    """The moves that send those. Shared: nobody changes it. All plans ask for them again and again."""
    return _SENDS_OF[available(s, seat) >> FIRST_SENT]


FIRST_SENT: Final = OLYMPIAN + 1
# by those who are available (bits, from the first one on who can be sent)
_SENDS_OF: Final[list[list[int]]] = [
    [SEND + character for character in range(FIRST_SENT, len(CHARACTERS)) if bits >> character - FIRST_SENT & 1]
    for bits in range(1 << len(CHARACTERS) - FIRST_SENT)
]


def parts(draft: tuple[int, ...]) -> list[Part]:
    """What is planned, from the moves that make it; a character without a token yet is none."""
    return [(draft[i] - SEND, draft[i + 1] - TOKEN) for i in range(0, len(draft) - 1, 2)]


def without(draft: tuple[int, ...], send: int) -> tuple[int, ...]:
    """The draft without a character and its token."""
    if send not in draft:
        return draft
    at = draft.index(send)
    return draft[:at] + draft[at + 2 :]


class Plan(Prompt[Hybris]):
    """The plan as a whole: which character next, all over again, ready, or not ready after all (HY-086)."""

    clause: ClassVar[str] = "HY-077"
    kinds: ClassVar[tuple[range, ...]] = (span("send"), span("clear"), span("ready"), span("revise"))

    def check(self, s: Hybris, move: int) -> Refusal | None:
        desk = s.desk(self.seat)
        if desk.ready != (move == REVISE):
            return no("HY-086", "plan-is-ready" if desk.ready else "plan-is-open", remedy="revise")
        if move == CLEAR and not desk.draft:
            return no("HY-086", "plan-is-empty", remedy="send-a-character")
        if move in _SENDS:
            character = move - SEND
            if character == OLYMPIAN:
                return no("HY-080", "olympian-takes-no-token", remedy="send-a-character")
            if not available(s, self.seat) >> character & 1:
                return no("HY-083", "not-available", remedy="send-a-character", character=CHARACTERS[character])
        return None

    def options(self, s: Hybris) -> list[int]:
        return self._options(s.desk(self.seat), sends(s, self.seat))

    def _options(self, desk: Desk, possible: list[int]) -> list[int]:
        if desk.ready:
            return [REVISE]
        return [*possible, CLEAR, READY] if desk.draft else [*possible, READY]

    def onward(self, s: Hybris) -> list[int]:
        desk, possible = s.desk(self.seat), sends(s, self.seat)
        options = self._options(desk, possible)
        s.ask(self.seat, options)
        draft = desk.draft
        left = 0 if desk.ready else tokens_left(s, self.seat, draft)
        if not left:
            return options[-1:]
        onward = [move for move in possible if move not in draft and left & FITTING[move - SEND]]
        onward.append(READY)
        return onward

    def drafted(self, s: Hybris, desk: Desk, move: int) -> Desk:
        if move == READY:
            return desk.made_ready(move)
        if move == REVISE:
            return desk.taken_up()
        if move == CLEAR:
            return desk.drafted(())
        return desk.asking(_WHICH_TOKEN[self.seat], (*without(desk.draft, move), move))

    def opened(self, s: Hybris, draft: tuple[int, ...]) -> None:
        """Everybody sees which characters have a token, never which (HY-433)."""
        plan = parts(draft)
        if plan:
            player = s.players[self.seat]
            reserve, under = list(player.reserve), list(player.under)
            for character, token in plan:
                reserve[token] -= 1
                under[character] = token
            player.reserve, player.under = tuple(reserve), tuple(under)
        if s.events is not None:
            sent = [CHARACTERS[character] for character, _ in plan]
            s.tell("planned", "HY-077", seat=self.seat, characters=sent)


def tokens_left(s: Hybris, seat: int, draft: tuple[int, ...]) -> int:
    """The kinds of tokens (bits) that the seat has left, beside those that its plan uses."""
    reserve = s.players[seat].reserve
    left = _kinds(reserve)
    for place in range(1, len(draft), 2):
        token = draft[place] - TOKEN
        if reserve[token] == 1 or draft.count(draft[place]) >= reserve[token]:
            left &= ~(1 << token)
    return left


def _kinds(numbers: tuple[int, ...]) -> int:
    """The kinds (bits) of which there are any. There are few such numbers, and all plans ask for them."""
    found = _KINDS.get(numbers, NOTHING)
    if found == NOTHING:
        found = sum([1 << kind for kind, number in enumerate(numbers) if number > 0])
        _KINDS[numbers] = found
    return found


_KINDS: Final[dict[tuple[int, ...], int]] = {}


def token_refusal(character: int, token: int) -> Refusal | None:
    """Prophets are not sent to the Moirai or the Coliseum (HY-081); a Bonus Location goes under anybody (HY-082)."""
    if TYPE[character] == PROPHET_TYPE and token < len(LOCATIONS) and not PROPHETS_GO[token]:
        return no("HY-081", "no-prophets", remedy="choose-another-token", location=LOCATIONS[token])
    return None


FITTING: Final[list[int]] = [  # by character: the kinds of tokens (bits) that may go under it
    sum([1 << token for token in range(len(TOKENS)) if token_refusal(character, token) is None])
    for character in range(len(CHARACTERS))
]


# by the kinds of tokens (bits): the moves that choose one of them, then the one that takes none
_CHOICES: Final[list[list[int]]] = [
    [*[TOKEN + token for token in range(len(TOKENS)) if bits >> token & 1], NO_TOKEN]
    for bits in range(1 << len(TOKENS))
]


class WhichToken(Prompt[Hybris]):
    """Which available token goes under the character, or none after all? (HY-078, HY-079)"""

    clause: ClassVar[str] = "HY-078"
    kinds: ClassVar[tuple[range, ...]] = (span("token"), span("no-token"))

    def check(self, s: Hybris, move: int) -> Refusal | None:
        if move == NO_TOKEN:
            return None
        token = move - TOKEN
        draft = s.desk(self.seat).draft
        if s.players[self.seat].reserve[token] <= draft.count(move):
            return no("HY-078", "token-not-available", remedy="choose-another-token", token=TOKENS[token])
        return token_refusal(draft[-1] - SEND, token)

    def options(self, s: Hybris) -> list[int]:
        draft = s.desk(self.seat).draft
        left = tokens_left(s, self.seat, draft) & FITTING[draft[-1] - SEND]
        return _CHOICES[left].copy()

    def onward(self, s: Hybris) -> list[int]:
        options = self.options(s)
        s.ask(self.seat, options)
        return options[:-1] or options

    def drafted(self, s: Hybris, desk: Desk, move: int) -> Desk:
        others, send = desk.draft[:-1], desk.draft[-1]
        if move == NO_TOKEN:
            return desk.settled(others)
        at = 0
        while at < len(others) and others[at] < send:  # in the order of the characters
            at += 2
        return desk.settled((*others[:at], send, move, *others[at:]))


# by seat, shared by all plans
_PLANS: Final[list[Plan]] = [Plan(seat) for seat in range(SEATS)]
_WHICH_TOKEN: Final[list[WhichToken]] = [WhichToken(seat) for seat in range(SEATS)]


def is_planning(s: Hybris, seat: int) -> bool:
    """Whether what lies on the seat's desk is its plan: in a Combat it is an answer, and the plan lies on the board."""
    return any(desk.seat == seat and isinstance(desk.agenda[0], Plan) for desk in s.desks)


def planned(s: Hybris, seat: int) -> list[int]:
    """The characters of the seat that have a token."""
    under = s.players[seat].under
    return [character for character in range(len(CHARACTERS)) if under[character] != NOTHING]
