"""The Event Phase. -- chapter 8 (LH-094 to LH-099); the starting events of the set-up (LH-020 to LH-023)"""

from theogony.games.hellas.content import (
    EVENT_EVOLUTION,
    EVENT_MONSTER,
    EVENT_REGION,
    FIRST_QUEST,
    MONSTERS,
    QUESTS,
    REGIONS,
)
from theogony.games.hellas.state import NOTHING, OFF_MAP, Hellas
from theogony.games.hellas.trays import evolve
from theogony.kernel.fields import step
from theogony.kernel.step import Step


def draw_event(s: Hellas) -> int:
    """By chance; an empty deck is made of the discards (LH-099). NOTHING if there is none."""
    if not s.event_deck:
        s.event_deck, s.event_discards = tuple(sorted(s.event_discards)), ()
    if not s.event_deck:
        return NOTHING
    at = s.rng.below(len(s.event_deck))
    event = s.event_deck[at]
    s.event_deck = s.event_deck[:at] + s.event_deck[at + 1 :]
    return event


@step
class EventPhase(Step[Hellas]):
    """One Event card (LH-094)."""

    seat: int

    def run(self, s: Hellas) -> None:
        event = draw_event(s)
        while event != NOTHING and event < FIRST_QUEST and s.slain >> EVENT_MONSTER[event] & 1:
            s.tell(
                "event-of-slain", "LH-098", monster=MONSTERS[EVENT_MONSTER[event]]
            )  # cards of slain Monsters stay out (LH-099)
            event = draw_event(s)
        if event == NOTHING:
            return
        if event >= FIRST_QUEST:
            if not place_quest(s, event):
                s.event_discards = tuple(sorted((*s.event_discards, event)))
                s.tell("quest-ignored", "LH-095", quest=QUESTS[event - FIRST_QUEST])
        elif s.monster_at[EVENT_MONSTER[event]] == OFF_MAP:
            place_monster(s, event)
            s.event_discards = tuple(sorted((*s.event_discards, event)))  # LH-097
        else:
            evolve(s, EVENT_MONSTER[event], EVENT_EVOLUTION[event], "LH-096")  # the card stays beside the tray


def place_quest(s: Hellas, event: int) -> bool:
    """In a free slot, its token in its Region; says whether there was one (LH-021, LH-095)."""
    if len(s.quests) >= s.box.quest_slots:
        return False
    s.quests.append(event - FIRST_QUEST)
    s.tell("quest-placed", "LH-095", quest=QUESTS[event - FIRST_QUEST], region=REGIONS[EVENT_REGION[event]])
    return True


def place_monster(s: Hellas, event: int) -> None:
    """In the Region of the card (LH-022, LH-097)."""
    monster = EVENT_MONSTER[event]
    s.monster_at[monster] = EVENT_REGION[event]
    s.tell("monster-placed", "LH-097", monster=MONSTERS[monster], region=REGIONS[EVENT_REGION[event]])
