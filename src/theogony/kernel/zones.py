"""Where the cards lie: decks, hands, discards, rows, hidden tokens.

A ``Plan`` says once for a game which zones there are and who looks into them; ``Zones`` is the part of a position that
it describes. Cards move by a few verbs, and each of them keeps what every observer knows true (``memory.py``). Most
positions come and go before anybody asks what is known in them: the verbs move the cards and leave a ``Deed``, and
deeds are thought over when somebody asks.

Seats are observers 0 to n - 1; the spectators are one more, the last.
"""

from typing import Any

from mypy_extensions import mypyc_attr

from theogony.kernel.memory import (
    BLOCK,
    COUNT,
    DEAL,
    FORGET,
    GO,
    GO_ALL,
    GO_OPENLY,
    GO_TOGETHER,
    LOOK,
    LOSE_TRACK,
    PLACE,
    SHOW,
    Deed,
    Memory,
    known_from_now,
)
from theogony.kernel.plan import PLANS, Cards, Plan, joined, on_top, place_of, without
from theogony.kernel.rng import Rng
from theogony.kernel.state import Part


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class Zones(Part):
    """Cards by zone, and what is known of them."""

    __slots__ = ("_last", "content", "plan")

    def __init__(self, plan: Plan, content: list[Cards] | None = None, last: Deed | None = None) -> None:
        self.plan = plan
        self.content: list[Cards] = [()] * plan.zones if content is None else content
        self._last: Deed = known_from_now(Memory(plan)) if last is None else last

    def copied(self) -> "Zones":
        """An independent copy."""
        return Zones(self.plan, self.content.copy(), self._last)

    def memory(self) -> Memory:
        """What is known now. Copies share it: whoever changes it takes one of his own."""
        return self._last.remembered()

    def saved(self) -> list[Any]:
        """All of it as JSON-ready data; of what is known only what there is."""
        memory = self.memory()
        known = [[zone, *bits] for zone, bits in enumerate(memory.known) if bits]
        areas = len(self.plan.areas)
        owners = [(observer, area) for observer in range(self.plan.observers) for area in range(areas)]
        traces = [[observer * areas + area, *memory.traces(observer, area)] for observer, area in owners]
        traced = [trace for trace in traces if len(trace) > 1]
        return [self.plan.name, list(self.content), known, traced, memory.bounds]

    def restored(self, saved: Any) -> "Zones":
        """Become the saved zones."""
        name, content, known, traced, bounds = saved
        memory = Memory(PLANS[name])
        memory.content = [tuple(cards) for cards in content]
        for zone, *bits in known:
            memory.known[zone] = tuple(bits)
        areas = len(memory.plan.areas)
        for owner, *faces in traced:
            memory.trace(owner % areas, faces, [1 << owner // areas] * len(faces))
        memory.bounds = tuple((bound[0], bound[1], bound[2], bound[3], bound[4]) for bound in bounds)
        self.plan = memory.plan
        self.content = memory.content.copy()
        self._last = known_from_now(memory)
        return self

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Zones) and self.saved() == other.saved()

    __hash__ = Part.__hash__

    def __reduce__(self) -> tuple[object, ...]:
        return restored, (self.saved(),)

    def replanned(self, plan: Plan) -> "Zones":
        """The same under another plan that begins with the same zones; zones that only one of them has are empty."""
        old, new = self.memory(), Memory(plan)
        for zone in range(min(plan.zones, self.plan.zones)):
            new.content[zone] = old.content[zone]
            new.known[zone] = old.known[zone]
        return remembering(new)

    def place(self, zone: int, cards: list[int]) -> None:
        """Exactly these cards lie in the zone, and nobody has seen them: for the set-up of a game."""
        self.content[zone] = tuple(cards if self.plan.ordered[zone] else sorted(cards))
        self._last = Deed(self._last, PLACE, zone, zone, 0, 0, self.content[zone])

    # -- what is known -------------------------------------------------------------------------------------------------

    def seen(self, observer: int, zone: int) -> list[int]:
        """The faces that the observer knows to lie in this zone: in its order, if it has one, else sorted."""
        return self.memory().seen(observer, zone)

    def seen_in_area(self, observer: int, zones: list[int]) -> list[int]:
        """The faces known to lie in one of these zones, wherever in them."""
        memory = self.memory()
        found = [look for zone in zones for look in memory.seen(observer, zone)]
        for area, within in enumerate(self.plan.areas):
            if memory.traced[area] and all(zone in zones for zone in within):
                found.extend(memory.traces(observer, area))
        return found

    # -- cards move ----------------------------------------------------------------------------------------------------

    def move(self, card: int, start: int, end: int, seen: int = 0) -> None:
        """A card goes from zone to zone; those who see into either, and the observers ``seen``, know which one."""
        content = self.content[start]
        self._go(place_of(card, content), start, end, seen, GO_OPENLY if len(content) == 1 else GO)

    def move_at(self, place: int, start: int, end: int, seen: int = 0) -> None:
        """The card at a place goes; everybody sees from where."""
        self._go(place, start, end, seen, GO_OPENLY)

    def _go(self, place: int, start: int, end: int, seen: int, verb: int) -> None:
        """The card at this place goes."""
        content = self.content[start]
        self.content[start] = without(content, place)
        self.content[end] = joined(self.content[end], content[place : place + 1], self.plan.ordered[end])
        self._last = Deed(self._last, verb, start, end, seen, place, ())

    def move_some(self, cards: list[int], start: int, end: int, seen: int = 0) -> None:
        """Several cards go together, as each of them would alone; when all go, nothing is hidden."""
        left = list(self.content[start])
        if len(cards) == len(left):
            self.move_all([start], end, seen)
            return
        places: list[int] = []
        ordered = self.plan.ordered[start]
        place = 0
        for card in cards:
            if ordered or place == len(left) or left[place] > card:
                place = 0  # it does not lie behind the one before
            while place < len(left) and left[place] != card:
                place += 1
            if place == len(left):
                raise ValueError(f"card {card} does not lie in zone {start}")
            left.pop(place)
            places.append(place)
        if places:
            self._go_together(places, tuple(cards), tuple(left), start, end, seen)

    def draw(self, start: int, end: int, number: int, rng: Rng, seen: int = 0) -> list[int]:
        """Chance takes so many cards, fewer if there are not enough; drawing all of them hides nothing."""
        content = self.content[start]
        size = len(content)
        if number >= size:
            self.move_all([start], end, seen)
            return list(content)
        if number == 1:
            return [self.draw_card(start, end, rng, seen)]
        left = list(content)
        places: list[int] = []
        cards: list[int] = []
        for drawn in range(number):
            place = rng.below(size - drawn)
            places.append(place)
            cards.append(left.pop(place))
        if places:
            self._go_together(places, tuple(cards), tuple(left), start, end, seen)
        return cards

    def draw_card(self, start: int, end: int, rng: Rng, seen: int = 0) -> int:
        """Chance takes a card of a zone that has any, and says which; the last one hides nothing."""
        content = self.content[start]
        if len(content) == 1:
            self.move_all([start], end, seen)
            return content[0]
        place = rng.below(len(content))
        self._go(place, start, end, seen, GO)
        return content[place]

    def _go_together(self, places: list[int], cards: Cards, left: Cards, start: int, end: int, seen: int) -> None:
        """One after the other the cards at these places go, and these are left."""
        self.content[start] = left
        self.content[end] = joined(self.content[end], cards, self.plan.ordered[end])
        self._last = Deed(self._last, GO_TOGETHER, start, end, seen, 0, tuple(places))

    def deal(self, start: int, ends: list[int], rng: Rng, seen: int = 0) -> list[int]:
        """Chance takes a card for each of these zones, one after the other, as long as there are any; says which."""
        content, ordered = self.content, self.plan.ordered
        left = list(content[start])
        if len(ends) > len(left):
            ends = ends[: len(left)]
        places: list[int] = []
        dealt: list[int] = []
        for end in ends:
            place = rng.below(len(left))
            card = left.pop(place)
            content[end] = joined(content[end], (card,), ordered[end])
            places.append(place)
            dealt.append(card)
        if dealt:
            content[start] = tuple(left)
            self._last = Deed(self._last, DEAL, start, len(dealt), seen, 0, tuple(places + ends))
        return dealt

    def move_all(self, starts: list[int], end: int, seen: int = 0) -> None:
        """All cards of these zones go to one, on an order by their faces; what was known of them is known there."""
        cards = self._gathered(starts, end)
        if cards:
            before, ordered = self.content[end], self.plan.ordered
            in_order = not before and len(starts) == 1 and not ordered[starts[0]]  # as it was kept, or by faces
            self.content[end] = joined(before, cards, in_order or ordered[end])
        self._last = Deed(self._last, GO_ALL, end, end, seen, 0, tuple(starts))

    def _gathered(self, starts: list[int], end: int) -> Cards:
        """All cards of these zones, which are empty now."""
        plan, content = self.plan, self.content
        cards: Cards = ()
        for start in starts:
            more = content[start]
            if more:
                if plan.copies_apart and len(more) > 1 and plan.ordered[end] and not plan.ordered[start]:
                    more = plan.by_faces(more)
                content[start] = ()
                cards += more
        return cards

    def block(self, starts: list[int], end: int, top: int) -> None:
        """All cards of these zones are laid on an ordered pile together, so that only the top one is seen."""
        cards = self._gathered(starts, end)
        self.content[end] += on_top(cards, place_of(top, cards))
        self._last = Deed(self._last, BLOCK, end, end, 0, top, tuple(starts))

    # -- cards are seen ------------------------------------------------------------------------------------------------

    def look(self, zone: int, observers: int) -> None:
        """The observers see all that lies in the zone."""
        if observers & ~self.plan.eyes[zone] and self.content[zone]:
            self._last = Deed(self._last, LOOK, zone, zone, observers, 0, ())

    def show(self, card: int, zone: int, observers: int) -> None:
        """The observers see one card of the zone; who knew of a copy in there takes it for that one."""
        content = self.content[zone]
        self.show_at(self.plan.best_known(content, place_of(card, content), zone), zone, observers)

    def show_at(self, place: int, zone: int, observers: int) -> None:
        """The observers see the card at this place."""
        self._last = Deed(self._last, SHOW, zone, zone, observers, place, ())

    def counted(self, zone: int, kind: int, fewest: int, most: int, observers: int) -> None:
        """The observers learn that so many cards of a kind lie in the zone, at least and at most."""
        self._last = Deed(self._last, COUNT, zone, zone, observers, 0, (kind, fewest, most))

    def number(self, zone: int, kind: int) -> int:
        """How many cards of a kind lie in the zone."""
        return self.plan.number(self.content[zone], kind)

    def lose_track(self, zone: int, other: int) -> None:
        """Cards may have changed places unseen between two zones: who does not see into both knows no more which."""
        self._last = Deed(self._last, LOSE_TRACK, zone, other, 0, 0, ())

    def forget(self, observers: int) -> None:
        """The observers know no more than what they see, as if they had come just now."""
        self._last = Deed(self._last, FORGET, 0, 0, observers, 0, ())


def remembering(memory: Memory) -> Zones:
    """Zones with these cards, and of which this is known."""
    return Zones(memory.plan, memory.content.copy(), known_from_now(memory))


def restored(saved: Any) -> Zones:
    """Zones as they were saved."""
    return Zones(PLANS[saved[0]]).restored(saved)


def kind_of(faces: list[int]) -> int:
    """The faces that count, as bits."""
    return sum([1 << look for look in set(faces)])
