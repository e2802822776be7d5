"""Phase 4: the end of the Age, 4.1 to 4.6; 4.7 is in ``primordials.py``. -- chapter 12 (HY-284 to HY-291)"""

from typing import Final

from theogony.games.hybris import forge
from theogony.games.hybris.content import CANTOS, OLYMPIAN, QUEST_ZONES, QUESTS
from theogony.games.hybris.moirai import NO_TOKENS, end_quest
from theogony.games.hybris.primordials import Fear
from theogony.games.hybris.state import FALLEN, NOBODY, NOTHING, RESERVE, Hybris
from theogony.kernel.state import exchanged
from theogony.kernel.step import Step


class EndOfAge(Step[Hybris]):
    """All have passed (HY-284): the steps of the end of an Age, in their order."""

    def run(self, s: Hybris) -> None:
        s.tell("age-ends", "HY-284", age=s.age)
        orientation(s)
        rest(s)
        permission(s)
        occupation(s)
        quests_progress(s)
        s.agenda.extend(_THEN)


def orientation(s: Hybris) -> None:
    """4.1: the Pillars go back; Prayers on those that nobody took stay (HY-285)."""
    for player in s.players:
        player.pillars = 0
        player.turned = 0


def rest(s: Hybris) -> None:
    """4.2: everybody goes home, wounded Olympians stand up, defeated Heroes stay where they are (HY-286). An ally won
    in this Age waits for the next one (HY-187)."""
    for player in s.players:
        at = player.at
        for character, place in enumerate(at):
            if place >= 0:
                at[character] = RESERVE
        if player.at[OLYMPIAN] == FALLEN:
            player.at[OLYMPIAN] = RESERVE
        player.spent = player.recruits
        player.passed = 0


def permission(s: Hybris) -> None:
    """4.3: Unavailable Locations come back to the reserve (HY-287)."""
    for player in s.players:
        reserve = list(player.reserve)
        for token, number in enumerate(player.unavailable):
            if number:
                reserve[token] += number
        player.reserve = tuple(reserve)
        player.unavailable = (0,) * len(player.unavailable)


def occupation(s: Hybris) -> None:
    """4.4: Used Locations become Unavailable: they rest the whole next Age (HY-288)."""
    for player in s.players:
        player.unavailable, player.used = player.used, player.unavailable


def quests_progress(s: Hybris) -> None:
    """4.5: the Quest in the rightmost zone leaves the game, the others slide right, new ones are drawn (HY-289,
    HY-290)."""
    if s.quests[-1] != NOTHING:
        if s.events is not None:
            s.tell("quest-gone", "HY-289", quest=QUESTS[s.quests[-1]])
        end_quest(s, len(s.quests) - 1)
    quests: list[int] = []
    cantos: list[int] = []
    for zone, quest in enumerate(s.quests):
        if quest != NOTHING:
            quests.append(quest)
            cantos += s.cantos[CANTOS * zone : CANTOS * (zone + 1)]
    free = QUEST_ZONES - len(quests)
    s.cantos = NO_TOKENS * free + tuple(cantos)
    s.quests = (NOTHING,) * free + tuple(quests)
    for zone in range(free - 1, -1, -1):
        draw_quest(s, zone)


def draw_quest(s: Hybris, zone: int) -> None:
    """A new Quest is face up; with an empty deck the zone stays empty (HY-290)."""
    if s.quest_deck:
        at = s.rng.below(len(s.quest_deck))
        quest = s.quest_deck[at]
        s.quest_deck = s.quest_deck[:at] + s.quest_deck[at + 1 :]
        s.quests = exchanged(s.quests, zone, quest)
        if s.events is None:
            s.unheard()
        else:
            s.reveal("quest-drawn", "HY-289", quest=QUESTS[quest])


class ForgeWorks(Step[Hybris]):
    """4.6: the Factory moves on; nobody gains the VP of a Produce (HY-291)."""

    def run(self, s: Hybris) -> None:
        forge.produce(s, NOBODY)


class AfterFear(Step[Hybris]):
    """4.8 to 4.10, with Chronos (HY-298 to HY-300)."""

    def run(self, s: Hybris) -> None:
        s.rules.after_fear(s)


_THEN: Final[list[Step[Hybris]]] = [AfterFear(), Fear(), ForgeWorks()]  # the last one first; all Ages share these
