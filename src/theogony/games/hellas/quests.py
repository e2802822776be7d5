"""Quests: boarding, Steps, completion. -- chapter 11 (LH-137 to LH-143, LH-350)"""

from typing import Final

from theogony.games.hellas.content import LAND, QUEST_KEPT, QUEST_REGION, QUESTS, REGIONS
from theogony.games.hellas.moves import BOARD
from theogony.games.hellas.pieces import put_hero, take_glory
from theogony.games.hellas.requirements import meets, pay
from theogony.games.hellas.state import NOTHING, OFF_MAP, Hellas
from theogony.games.hellas.texts import REWARD, run_source
from theogony.kernel.fields import step
from theogony.kernel.refusal import Refusal, no
from theogony.kernel.step import Step

LAST_STEP: Final = 3


def boarding_refusal(s: Hellas, seat: int, move: int) -> Refusal | None:
    """Why the Hero that has just ended Hero Movement cannot board this Step (a move of kind ``board``)."""
    quest, place = divmod(move - BOARD, LAST_STEP)
    if quest not in s.quests or QUEST_REGION[quest] != s.players[seat].region:
        return no("LH-137", "no-quest-here", remedy="go-to-a-quest")
    if not meets(s, seat, s.box.quest_steps[quest][place]):
        return no("LH-137", "step-too-high", remedy="meet-requirement", quest=QUESTS[quest], step=place + 1)
    return None


def begins_at(s: Hellas, region: int) -> bool:
    """Whether a Quest can be boarded in this Region, by who meets its Steps."""
    for quest in s.quests:
        if QUEST_REGION[quest] == region:
            return True
    return False


def boarding_options(s: Hellas, seat: int) -> list[int]:
    """The moves of kind ``board`` that are allowed, ascending."""
    region = s.players[seat].region
    found: list[int] = []
    for quest in s.quests:
        if QUEST_REGION[quest] == region:
            steps = s.box.quest_steps[quest]
            found += [BOARD + LAST_STEP * quest + place for place in range(LAST_STEP) if meets(s, seat, steps[place])]
    found.sort()
    return found


def board(s: Hellas, seat: int, move: int) -> None:
    """The Hero goes on the Step: its price is paid now; Step 3 completes the Quest (LH-137, LH-139)."""
    quest, place = divmod(move - BOARD, LAST_STEP)
    player = s.players[seat]
    player.quest = quest
    player.step = place + 1
    player.region = OFF_MAP  # in no Region (LH-140)
    s.tell("quest-boarded", "LH-137", seat=seat, quest=QUESTS[quest], step=player.step)
    if player.step == LAST_STEP:
        s.then(Complete(seat))
    pay(s, seat, s.box.quest_steps[quest][place])


def advance(s: Hellas, seat: int) -> None:
    """One Step up, without any requirement (LH-138)."""
    player = s.players[seat]
    player.step += 1
    s.tell("quest-advanced", "LH-138", seat=seat, quest=QUESTS[player.quest], step=player.step)
    if player.step == LAST_STEP:
        s.then(Complete(seat))


@step
class Complete(Step[Hellas]):
    """The Quest is completed (LH-139): the Hero is back in its Region with the reward, others with nothing (LH-141)."""

    seat: int

    def run(self, s: Hellas) -> None:
        quest = s.players[self.seat].quest
        s.quests.remove(quest)
        s.tell("quest-completed", "LH-142", seat=self.seat, quest=QUESTS[quest], region=REGIONS[QUEST_REGION[quest]])
        for seat in s.clockwise(self.seat):
            if s.players[seat].quest == quest:
                s.players[seat].quest = NOTHING
                s.players[seat].step = 0
                put_hero(s, seat, QUEST_REGION[quest], "LH-142" if seat == self.seat else "LH-141")
        s.rules.quest_completed(s, self.seat, quest)


def reward(s: Hellas, seat: int, quest: int) -> None:
    """The Glory Token of the Land, and the reward; some cards are kept for later (LH-142)."""
    take_glory(s, seat, LAND[QUEST_REGION[quest]], "LH-142")
    if QUEST_KEPT[quest]:
        s.players[seat].kept |= 1 << quest
    else:
        run_source(s, REWARD + quest, seat)


def spend(s: Hellas, seat: int, quest: int) -> None:
    """A kept Quest card is spent for its reward."""
    s.players[seat].kept &= ~(1 << quest)
    s.tell("quest-card-spent", "LH-370", seat=seat, quest=QUESTS[quest])
    run_source(s, REWARD + quest, seat)
