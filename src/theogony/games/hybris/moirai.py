"""The Moirai: Quests, that is Epics of several Cantos and Confrontations. -- 9.4 (HY-166 to HY-182, HY-421)"""

from typing import ClassVar, Final

from theogony.games.hybris import combat, defeat
from theogony.games.hybris.box import DISCARD, FIGHTER, MAX_CARDS, PAY, PLAY_ELEMENTS, RETURN, REVEAL, Task
from theogony.games.hybris.combat import without
from theogony.games.hybris.content import (
    CANTOS,
    CHARACTERS,
    CONFLICT,
    EPIC,
    LOCATION_OF,
    OLYMPIAN,
    QUESTS,
    TYPE,
)
from theogony.games.hybris.duel import ATTACKER, QUEST as QUEST_FIGHT
from theogony.games.hybris.goods import pay, payable
from theogony.games.hybris.hands import card_of, designs, discard
from theogony.games.hybris.moves import ACCEPT, CARD, CHARACTER, DONE, PASS, QUEST, span
from theogony.games.hybris.state import NOBODY, NOTHING, RESERVE, Hybris
from theogony.games.hybris.strength import (
    determination,
)
from theogony.games.hybris.texts import CANTO, REWARD, moment, run_source, texts
from theogony.games.hybris.uses import occur, usable
from theogony.games.hybris.zones import ARENA_HAND, DESIGN, FIRST_ARENA, HAND
from theogony.kernel.fields import step
from theogony.kernel.refusal import Caution, Refusal, mind, no
from theogony.kernel.state import exchanged
from theogony.kernel.step import Prompt, Step

NO_TOKENS: Final[tuple[int, ...]] = (NOBODY,) * CANTOS
ALLY_CANTO: Final = moment("ally_canto")


def can_undertake(s: Hybris) -> bool:
    """A face-up Quest; without one nobody may come here (HY-168)."""
    for quest in s.quests:
        if quest != NOTHING:
            return True
    return False


def undertake(s: Hybris, seat: int, character: int) -> None:
    s.then(Undertake(seat, character))


@step
class Undertake(Prompt[Hybris]):
    """Which face-up Quest does the seat try to fulfil? (HY-167) One that it cannot fulfil too (HY-421)."""

    character: int
    clause: ClassVar[str] = "HY-167"
    kinds: ClassVar[tuple[range, ...]] = (span("quest"),)

    def check(self, s: Hybris, move: int) -> Refusal | None:
        if move - QUEST not in s.quests:
            return no("HY-167", "quest-not-there", remedy="choose-face-up", quest=QUESTS[move - QUEST])
        return None

    def options(self, s: Hybris) -> list[int]:
        return sorted([QUEST + quest for quest in s.quests if quest != NOTHING])

    def cautions(self, s: Hybris) -> dict[int, Caution]:
        """Quests whose first condition cannot be met now: whoever tries them is defeated (HY-421)."""
        return {
            QUEST + quest: mind("HY-421", "cannot-be-met", quest=QUESTS[quest])
            for zone, quest in enumerate(s.quests)
            if quest != NOTHING and not may_meet(s, self.seat, self.character, zone)
        }

    def take(self, s: Hybris, move: int) -> None:
        quest = move - QUEST
        s.tell("quest-tried", "HY-167", seat=self.seat, quest=QUESTS[quest])
        zone = s.quests.index(quest)
        if EPIC[quest]:
            s.then(TryCanto(self.seat, self.character, zone))
        else:
            s.then(Confront(self.seat, self.character, zone, 0))


def tasks(s: Hybris, zone: int) -> list[Task]:
    """What is asked for before anything else: the next Canto, or the conditions of a Confrontation."""
    quest = s.quests[zone]
    return [s.box.cantos[quest][next_canto(s, zone)]] if EPIC[quest] else s.box.conditions[quest]


def may_meet(s: Hybris, seat: int, character: int, zone: int, spent: int = NOTHING) -> bool:
    """Whether the player may meet all that is asked for first, also by what an ally draws before a Canto is tested."""
    asked = tasks(s, zone)
    if EPIC[s.quests[zone]] and asked[0].task in (DISCARD, REVEAL):
        if any(usable(s, seat, script, NOTHING, character) is None for script in texts(s).on[ALLY_CANTO]):
            return True
    return all(can_meet(s, seat, character, task, spent) for task in asked)


def can_meet(s: Hybris, seat: int, character: int, task: Task, spent: int = NOTHING) -> bool:
    """Whether the player could meet a condition now, or without a card of the design ``spent``; a limit that counts in
    the Combat itself can always be met."""
    if task.task == PAY:
        return payable(s, seat, task.what, task.n)
    if task.task == FIGHTER:
        return TYPE[character] == task.type
    if task.task == RETURN:
        at = s.players[seat].at
        return any(
            other != character
            and TYPE[other] == task.type
            and at[other] >= 0
            and LOCATION_OF[at[other]] == task.location
            for other in range(len(CHARACTERS))
        )
    if task.task not in (DISCARD, REVEAL, PLAY_ELEMENTS):
        return True
    held = [DESIGN[card] for card in s.hand(seat)]
    if spent != NOTHING:
        held.remove(spent)
    if task.task == PLAY_ELEMENTS:
        return _covered(s, held, task.elements, determination(s, seat))
    return coverable(s, held, task.elements) if task.elements else len(held) >= task.n


def failed(s: Hybris, seat: int, character: int) -> None:
    """Whoever fails is defeated, exactly as in Combat (HY-174, HY-178)."""
    s.tell("quest-failed", "HY-174", seat=seat)
    if character != OLYMPIAN:
        s.then(defeat.HeroFallen(seat))
    defeat.fall(s, seat, character)


def end_quest(s: Hybris, zone: int) -> None:
    """A Quest leaves the game, the tokens on it go back; its zone stays empty until 4.5 (HY-173, HY-182)."""
    s.quests = exchanged(s.quests, zone, NOTHING)
    put_tokens(s, zone, NO_TOKENS)


def put_tokens(s: Hybris, zone: int, tokens: tuple[int, ...]) -> None:
    """These tokens lie on the Cantos of a zone."""
    at = CANTOS * zone
    s.cantos = (*s.cantos[:at], *tokens, *s.cantos[at + CANTOS :])


# -- Epics ------------------------------------------------------------------------------------------------------------


def next_canto(s: Hybris, zone: int) -> int:
    """The first Canto without a token (HY-170); as many as there are, if all have one."""
    number = len(s.box.cantos[s.quests[zone]])
    for canto in range(number):
        if s.cantos[CANTOS * zone + canto] == NOBODY:
            return canto
    return number


@step
class TryCanto(Step[Hybris]):
    """The next Canto is tried; what an ally has for it comes before the condition is tested (HY-421)."""

    seat: int
    character: int
    zone: int

    def run(self, s: Hybris) -> None:
        task = s.box.cantos[s.quests[self.zone]][next_canto(s, self.zone)]
        s.then(condition(self.seat, self.character, self.zone, task, 0))
        occur(s, self.seat, ALLY_CANTO, NOBODY, NOTHING, self.character)


def condition(seat: int, character: int, zone: int, task: Task, of_fight: int) -> Step[Hybris]:
    """The question that a condition asks; ``of_fight`` is 0 for a Canto, else which one of a Confrontation it is."""
    if task.task == RETURN:
        return ReturnCharacter(seat, character, zone)
    if task.task == PAY:
        return PayCanto(seat, character, zone, task.what, task.n, of_fight)
    return ShowCards(seat, character, zone, task.elements, task.n, int(task.task == DISCARD), (), of_fight)


@step
class Fulfilled(Step[Hybris]):
    """A condition is met: the reward of the Canto, its token, and of the last one the Epic reward (HY-171, HY-173); or
    the Confrontation is fought."""

    seat: int
    character: int
    zone: int
    of_fight: int

    def run(self, s: Hybris) -> None:
        if self.of_fight:
            s.then(Confront(self.seat, self.character, self.zone, self.of_fight))
            return
        quest, canto = s.quests[self.zone], next_canto(s, self.zone)
        s.cantos = exchanged(s.cantos, CANTOS * self.zone + canto, self.seat)
        s.tell("canto-done", "HY-171", seat=self.seat, quest=QUESTS[quest], number=canto + 1)
        if canto + 1 == len(s.box.cantos[quest]):
            s.tell("quest-fulfilled", "HY-173", seat=self.seat, quest=QUESTS[quest])
            end_quest(s, self.zone)
            run_source(s, REWARD + quest, self.seat)
        else:
            s.then(GoOnWithEpic(self.seat, self.character, self.zone))
        run_source(s, CANTO + CANTOS * quest + canto, self.seat)


@step
class GoOnWithEpic(Prompt[Hybris]):
    """Does the seat stop, or discard a Conflict card to try the next Canto? (HY-171, HY-172)"""

    character: int
    zone: int
    clause: ClassVar[str] = "HY-171"
    kinds: ClassVar[tuple[range, ...]] = (span("done"), span("card"))
    passing: ClassVar[int] = DONE

    def check(self, s: Hybris, move: int) -> Refusal | None:
        if move != DONE and card_of(s, self.seat, move - CARD) < 0:
            return no("HY-171", "not-in-hand", remedy="choose-own-card", card=CONFLICT[move - CARD])
        return None

    def hides(self, s: Hybris) -> bool:
        return bool(s.hand(self.seat))

    def options(self, s: Hybris) -> list[int]:
        return [DONE, *[CARD + design for design in designs(s, self.seat)]]

    def cautions(self, s: Hybris) -> dict[int, Caution]:
        """Cards without which the next Canto cannot be met: whoever tries it then is defeated (HY-421)."""
        quest = QUESTS[s.quests[self.zone]]
        hand = designs(s, self.seat)
        needed = [design for design in hand if not may_meet(s, self.seat, self.character, self.zone, design)]
        if len(needed) == len(hand):
            return {CARD + design: mind("HY-421", "canto-cannot-be-met", quest=quest) for design in hand}
        return {
            CARD + design: mind("HY-421", "canto-needs-card", quest=quest, card=CONFLICT[design]) for design in needed
        }

    def take(self, s: Hybris, move: int) -> None:
        if move != DONE:
            s.then(TryCanto(self.seat, self.character, self.zone))
            discard(s, self.seat, card_of(s, self.seat, move - CARD), "HY-171")


# -- conditions: each may be refused, which is a failure (HY-421) -----------------------------------------------------


def coverable(s: Hybris, held: list[int], elements: tuple[int, ...]) -> bool:
    """Whether some of these cards (designs) show all these Elements."""
    determination = 0
    for design in held:
        determination += s.box.determination[design]
    return _covered(s, held, elements, determination)


def _covered(s: Hybris, held: list[int], elements: tuple[int, ...], determination: int) -> bool:
    """Whether some of these cards that cost no more Determination together show all these Elements."""
    if not elements:
        return True
    for place, design in enumerate(held):
        left = without(elements, s.box.elements[design])
        rest = determination - s.box.determination[design]
        if len(left) < len(elements) and rest >= 0 and _covered(s, held[:place] + held[place + 1 :], left, rest):
            return True
    return False


@step
class ShowCards(Prompt[Hybris]):
    """Which Conflict card with a needed Element does the seat show or discard next? (HY-175, HY-176) Without Elements
    any so many are discarded (HY-178)."""

    character: int
    zone: int
    elements: tuple[int, ...]  # still needed
    number: int  # cards, where no Element is asked for
    discards: int  # 1: they are discarded, 0: shown
    shown: tuple[int, ...]  # designs shown so far
    of_fight: int
    clause: ClassVar[str] = "HY-175"
    kinds: ClassVar[tuple[range, ...]] = (span("pass"), span("card"))
    passing: ClassVar[int] = PASS

    def _held(self, s: Hybris) -> list[int]:
        """The designs that can be shown: those of the hand that are not shown yet."""
        held = sorted([DESIGN[card] for card in s.hand(self.seat)])
        for design in self.shown:
            held.remove(design)
        return held

    def check(self, s: Hybris, move: int) -> Refusal | None:
        if move == PASS:
            return no("HY-421", "already-begun", remedy="show-the-rest") if self.shown else None
        design = move - CARD
        held = self._held(s)
        if design not in held:
            return no("HY-175", "not-in-hand", remedy="choose-own-card", card=CONFLICT[design])
        if not self.elements:
            return None if len(held) >= self.number else no("HY-178", "too-few-cards", remedy="give-up")
        if len(without(self.elements, s.box.elements[design])) == len(self.elements):
            return no("HY-175", "element-not-needed", remedy="choose-needed-element", card=CONFLICT[design])
        return None if self._serves(s, held, design) else no("HY-175", "elements-lacking", remedy="give-up")

    def _serves(self, s: Hybris, held: list[int], design: int) -> bool:
        """Whether one of these cards is of use, and what is asked for can be completed with the others."""
        if not self.elements:
            return len(held) >= self.number
        left = without(self.elements, s.box.elements[design])
        if len(left) == len(self.elements):
            return False
        rest = held.copy()
        rest.remove(design)
        return not left or coverable(s, rest, left)

    def _cards(self, s: Hybris) -> list[int]:
        """The moves that show or discard such a card, ascending; twins lie side by side."""
        held = self._held(s)
        found: list[int] = []
        before = NOTHING
        for design in held:
            if design != before and self._serves(s, held, design):
                found.append(CARD + design)
            before = design
        return found

    def hides(self, s: Hybris) -> bool:
        return True

    def options(self, s: Hybris) -> list[int]:
        return self._cards(s) if self.shown else [PASS, *self._cards(s)]

    def take(self, s: Hybris, move: int) -> None:
        if move == PASS:
            failed(s, self.seat, self.character)
            return
        design = move - CARD
        card = card_of(s, self.seat, design)
        left = without(self.elements, s.box.elements[design])
        more = self.number - 1 if not self.elements else len(left)
        shown = () if self.discards else (*self.shown, design)
        if more:
            s.then(self._going_on(left, shown))
        else:
            s.then(Fulfilled(self.seat, self.character, self.zone, self.of_fight))
        if self.discards:
            discard(s, self.seat, card, "HY-175")
        else:
            zone = (ARENA_HAND if card >= FIRST_ARENA else HAND) + self.seat
            s.cards.show(card, zone, s.cards.plan.everybody)
            s.reveal("shown", "HY-175", seat=self.seat, cards=[CONFLICT[design]])

    def _going_on(self, left: tuple[int, ...], shown: tuple[int, ...]) -> Prompt[Hybris]:
        if self.discards:
            return DiscardOn(self.seat, self.character, self.zone, left, self.number - 1, 1, shown, self.of_fight)
        return ShowCards(self.seat, self.character, self.zone, left, self.number - 1, 0, shown, self.of_fight)


class DiscardOn(ShowCards):
    """The rest of a discard that has begun: it can be completed, and is (HY-175)."""

    def check(self, s: Hybris, move: int) -> Refusal | None:
        if move == PASS:
            return no("HY-421", "already-begun", remedy="show-the-rest")
        return super().check(s, move)

    def options(self, s: Hybris) -> list[int]:
        return self._cards(s)


@step
class ReturnCharacter(Prompt[Hybris]):
    """Which of its characters does the seat send home, as the Canto asks? Not the one on the Quest (HY-175, HY-176)."""

    character: int
    zone: int
    clause: ClassVar[str] = "HY-176"
    kinds: ClassVar[tuple[range, ...]] = (span("pass"), span("character"))
    passing: ClassVar[int] = PASS

    def check(self, s: Hybris, move: int) -> Refusal | None:
        if move == PASS:
            return None
        character = move - CHARACTER
        task = s.box.cantos[s.quests[self.zone]][next_canto(s, self.zone)]
        place = s.players[self.seat].at[character]
        if character == self.character:
            return no("HY-176", "on-the-quest", remedy="choose-another-character", character=CHARACTERS[character])
        if TYPE[character] != task.type or place < 0 or LOCATION_OF[place] != task.location:
            return no("HY-175", "not-the-one-asked-for", remedy="choose-another-character")
        return None

    def take(self, s: Hybris, move: int) -> None:
        if move == PASS:
            failed(s, self.seat, self.character)
            return
        s.players[self.seat].at[move - CHARACTER] = RESERVE  # spent for this Age: it was activated (HY-176)
        s.tell("returned", "HY-175", seat=self.seat, character=CHARACTERS[move - CHARACTER])
        s.then(Fulfilled(self.seat, self.character, self.zone, 0))


@step
class PayCanto(Prompt[Hybris]):
    """Does the seat pay what the Quest asks for? (HY-175, HY-178)"""

    character: int
    zone: int
    goods: int
    number: int
    of_fight: int
    clause: ClassVar[str] = "HY-175"
    kinds: ClassVar[tuple[range, ...]] = (span("pass"), span("accept"))
    passing: ClassVar[int] = PASS

    def check(self, s: Hybris, move: int) -> Refusal | None:
        if move == ACCEPT and not payable(s, self.seat, self.goods, self.number):
            return no("HY-044", "cannot-pay", remedy="give-up")
        return None

    def take(self, s: Hybris, move: int) -> None:
        if move == PASS:
            failed(s, self.seat, self.character)
        else:
            s.then(Fulfilled(self.seat, self.character, self.zone, self.of_fight))
            pay(s, self.seat, self.goods, self.number, "HY-175")


# -- Confrontations ---------------------------------------------------------------------------------------------------


@step
class Confront(Step[Hybris]):
    """A Confrontation: conditions that must be met first, then the Combat (HY-177 to HY-179)."""

    seat: int
    character: int
    zone: int
    met: int  # how many of the things asked for before the Combat are done

    def run(self, s: Hybris) -> None:
        quest = s.quests[self.zone]
        asked, most, needed = 0, NOTHING, list[int]()
        for task in s.box.conditions[quest]:
            if task.task in (PAY, DISCARD, REVEAL):
                asked += 1
                if asked > self.met:
                    s.then(condition(self.seat, self.character, self.zone, task, asked))
                    return
            elif not can_meet(s, self.seat, self.character, task):
                s.frontier += 1  # it says something of the hand
                failed(s, self.seat, self.character)
                return
            elif task.task == MAX_CARDS:
                most = task.n
            elif task.task == PLAY_ELEMENTS:
                needed += task.elements
        outcome = Confronted(self.seat, self.zone)
        fight = combat.fight_game(s, QUEST_FIGHT, self.seat, self.character, ATTACKER, quest, outcome)
        fight.most, fight.needed = most, tuple(needed)
        combat.face(s, fight, s.box.confrontations[quest])


@step
class Confronted(Step[Hybris]):
    """Who has won takes the reward, and the Quest is discarded (HY-181)."""

    seat: int
    zone: int

    def run(self, s: Hybris) -> None:
        if s.fight().won(self.seat):
            quest = s.quests[self.zone]
            s.tell("quest-fulfilled", "HY-181", seat=self.seat, quest=QUESTS[quest])
            end_quest(s, self.zone)
            run_source(s, REWARD + quest, self.seat)
