"""What the observers know of cards that they do not see: facts, and what becomes of them when cards move or are shown.

Whoever sees a zone by right (its ``eyes``) needs no memory. Everybody else remembers three kinds of facts:

- a card lies in this zone: a bit in ``known``, beside the card;
- a card lies somewhere in an area: its face in ``traced``, and beside it a bit in ``tracers``. This is what is left
  when one of several hidden cards moves;
- so many cards of a kind lie in this zone, at least and at most: ``bounds``. "None at all" is one of these.

Copies of a card look alike: facts are about faces, and of two copies in a zone nobody can say which one he has seen. So
of copies that look alike the first one is always known best: whoever knows of two knows of the first and the second.
"""

from typing import Final

from theogony.kernel.plan import NONE, Cards, Plan, apart, joined, on_top

Bound = tuple[int, int, int, int, int]  # observer, zone, kind (bits: the faces that count), fewest, most

PLACE: Final = 0
GO: Final = 1
GO_OPENLY: Final = 2
GO_TOGETHER: Final = 3
GO_ALL: Final = 4
BLOCK: Final = 5
LOOK: Final = 6
SHOW: Final = 7
COUNT: Final = 8
LOSE_TRACK: Final = 9
FORGET: Final = 10
DEAL: Final = 11


class Deed:
    """What was done with cards, by one of these verbs, and what had been done ``before``.

    What is known after it is worked out when somebody asks, from what was known before, and is there from then on.
    Positions share deeds.
    """

    __slots__ = ("before", "cards", "end", "memory", "place", "seen", "start", "verb")

    def __init__(
        self, before: "Deed | None", verb: int, start: int, end: int, seen: int, place: int, cards: Cards
    ) -> None:
        self.before = before
        self.verb = verb
        self.start = start
        self.end = end
        self.seen = seen  # the observers who see it
        self.place = place
        self.cards = cards  # or places, zones, numbers; of a deal the places, then the zones
        self.memory: Memory | None = None

    def remembered(self) -> "Memory":
        """What is known after it. Whoever changes that takes a copy."""
        if self.memory is not None:
            return self.memory
        deeds: list[Deed] = []
        deed = self
        while deed.memory is None:
            deeds.append(deed)
            assert deed.before is not None
            deed = deed.before
        memory = deed.memory.copied()
        for deed in reversed(deeds):
            memory.note(deed)
        self.memory = memory
        self.before = None  # nobody asks for it again
        return memory


def known_from_now(memory: "Memory") -> Deed:
    """The deed after which this is known, whatever was done before."""
    deed = Deed(None, PLACE, 0, 0, 0, 0, ())
    deed.memory = memory
    return deed


class Memory:
    """Cards by zone, and what is known of them."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.content: list[Cards] = [()] * plan.zones
        self.known: list[Cards] = [()] * plan.zones  # bits beside each card; empty where nobody knows any
        self.traced: list[Cards] = [()] * len(plan.areas)  # by area: faces, sorted, and the bits beside each
        self.tracers: list[Cards] = [()] * len(plan.areas)
        self.bounds: tuple[Bound, ...] = ()

    def copied(self) -> "Memory":
        """An independent copy."""
        new = Memory(self.plan)
        new.content = self.content.copy()
        new.known = self.known.copy()
        new.traced = self.traced.copy()
        new.tracers = self.tracers.copy()
        new.bounds = self.bounds
        return new

    def note(self, deed: Deed) -> None:
        """It is done here too, and everybody learns from it what there is to learn."""
        verb, start, end, seen = deed.verb, deed.start, deed.end, deed.seen
        if verb in (GO, GO_OPENLY):
            self._go([deed.place], start, end, seen, verb == GO_OPENLY)
        elif verb == GO_TOGETHER:
            self._go(list(deed.cards), start, end, seen, False)
        elif verb == GO_ALL:
            self._go_all(list(deed.cards), end, seen)
        elif verb == DEAL:
            for number in range(end):
                openly = len(self.content[start]) == 1
                self._go([deed.cards[number]], start, deed.cards[end + number], seen, openly)
        elif verb == BLOCK:
            self._block(list(deed.cards), end, deed.place)
        elif verb == LOOK:
            self._look(start, seen)
        elif verb == SHOW:
            self._show(deed.place, start, seen)
        elif verb == COUNT:
            self._count(start, deed.cards[0], deed.cards[1], deed.cards[2], seen)
        elif verb == LOSE_TRACK:
            self._change_places(start, end)
        elif verb == FORGET:
            self._forget(seen)
        else:
            self.content[end], self.known[end] = deed.cards, ()

    # -- what is known -------------------------------------------------------------------------------------------------

    def seen(self, observer: int, zone: int) -> list[int]:
        """The faces that the observer knows to lie in this zone: in its order, if it has one, else sorted."""
        face = self.plan.face
        found: list[int] = []
        if self.plan.eyes[zone] >> observer & 1:
            found = [face[card] for card in self.content[zone]]
        elif self.known[zone]:
            pairs = zip(self.content[zone], self.known[zone], strict=True)
            found = [face[card] for card, who in pairs if who >> observer & 1]
        if not self.plan.ordered[zone]:
            found.sort()
        return found

    def traces(self, observer: int, area: int) -> list[int]:
        """The faces that the observer has traced to this area, and no nearer."""
        return [look for look, who in zip(self.traced[area], self.tracers[area], strict=True) if who >> observer & 1]

    # -- cards move ----------------------------------------------------------------------------------------------------

    def _go(self, places: list[int], start: int, end: int, seen: int, openly: bool) -> None:
        """One after the other the cards at these places go; everybody sees from where, if they go ``openly``."""
        plan = self.plan
        cards, left = apart(self.content[start], places)
        seers = plan.eyes[start] | plan.eyes[end] | seen
        if self.known[start] or self._traced_to(start):
            seers = self._noticed(places, cards, start, end, seers, seen, openly)
        self.content[start] = left
        who = seers & ~plan.eyes[end]
        self._enter(cards, end, (who,) * len(cards) if who else ())
        if self.bounds:
            self._recount([plan.face[card] for card in cards], start, end, seers)

    def _traced_to(self, zone: int) -> bool:
        """Whether anybody has traced a card to where this zone is."""
        for area in self.plan.over[zone]:
            if self.traced[area]:
                return True
        return False

    def _noticed(
        self, places: list[int], cards: Cards, start: int, end: int, seers: int, seen: int, openly: bool
    ) -> int:
        """Cards are about to go from where some know or have traced any; says who knows which ones go."""
        plan = self.plan
        if openly and self.known[start]:
            seers |= self._knowers(places[0], start)
        if seers != plan.everybody:
            self._lose_track(start, end, plan.everybody & ~seers, not openly)
        if plan.ordered[start] and not openly:  # who sees it only where it arrives cannot tell which place it left
            self._lose_track(start, start, seers & ~(plan.eyes[start] | seen), True)
        finders = seers & ~plan.eyes[start]
        if self.known[start]:
            for number, card in enumerate(cards):
                self._found(card, start, finders & ~self._leave(places[number], start))
        elif finders:
            for card in cards:
                self._found(card, start, finders)
        return seers

    def _go_all(self, starts: list[int], end: int, seen: int) -> None:
        """All cards of these zones go to one, on an order by their faces; what was known of them is known there."""
        plan = self.plan
        if self.bounds:
            self._add_bounds(starts, end, seen)
        cards: Cards = ()
        who: Cards = ()
        for start in starts:
            if plan.copies_apart and len(self.content[start]) > 1 and plan.ordered[end] and not plan.ordered[start]:
                self._sort_by_face(start)
            more = self.content[start]
            if more:
                seers = plan.eyes[start] | plan.eyes[end] | seen
                bits: Cards = ()
                if self.known[start] or self._traced_to(start):
                    bits = self._emptied(start, end, seers)
                elif seers & ~plan.eyes[end]:
                    bits = (seers & ~plan.eyes[end],) * len(more)
                self.content[start] = ()
                if bits or who:
                    who = _beside(cards, who) + _beside(more, bits)
                cards += more
        if cards:
            self._enter(cards, end, who)
        watching = plan.everybody & ~(plan.eyes[end] | seen)
        if watching and _some(self.traced):
            self._follow(starts, end, watching)

    def _sort_by_face(self, zone: int) -> None:
        """Cards are about to be laid on an order: their numbers, which nobody sees, must not tell in which."""
        plan = self.plan
        content, known = self.content[zone], self.known[zone]
        facts = self._sorted(tuple([plan.rank[card] for card in content]), _beside(content, known))
        self.content[zone] = tuple([plan.by_face[fact >> plan.observers] for fact in facts])
        if known:
            self.known[zone] = tuple([fact & plan.everybody for fact in facts])

    def _emptied(self, start: int, end: int, seers: int) -> Cards:
        """All cards of a zone are about to go, before these observers; says who will know of each at the end."""
        plan = self.plan
        cards, known = self.content[start], self.known[start]
        self.known[start] = ()
        finders = seers & ~plan.eyes[start]
        if finders and plan.over[start]:
            for place, card in enumerate(cards):
                self._found(card, start, finders & ~known[place] if known else finders)
        blind = plan.everybody & ~plan.eyes[end]
        if not known or seers == plan.everybody:
            return (seers & blind,) * len(cards) if seers & blind else ()
        sure = self._sure_of_places(known, start, end)
        unsure = [who & ~(seers | sure) for who in known]
        if _noted(unsure):
            self._settle([plan.face[card] for card in cards], end, unsure)
        return _noted([(seers | who & sure) & blind for who in known])

    def _follow(self, starts: list[int], end: int, observers: int) -> None:
        """All cards of some zones have gone: what was traced to these alone is known to lie at the end."""
        for area, emptied in self.plan.touched(starts, end):
            if self.traced[area]:
                if emptied:
                    looks, who = self._lift(area, observers)
                    self._settle(looks, end, who)
                else:
                    self._widen(area, end, observers)

    def _sure_of_places(self, known: Cards, start: int, end: int) -> int:
        """Who can tell where each of these cards comes to lie: on an ordered pile only who knows all of them."""
        sure = self.plan.everybody
        if self.plan.ordered[end] and not self.plan.ordered[start]:
            for who in known:
                sure &= who
        return sure

    def _block(self, starts: list[int], end: int, top: int) -> None:
        """All cards of these zones are laid on an ordered pile together, so that only the top one is seen."""
        (start,) = [zone for zone in starts if top in self.content[zone]]
        content = self.content[start]
        self._go([content.index(top)], start, end, self.plan.everybody, len(content) == 1)
        at = len(self.content[end]) - 1
        self._go_all(starts, end, 0)
        for lists in (self.content, self.known):
            if lists[end]:
                lists[end] = on_top(lists[end], at)

    # -- cards are seen ------------------------------------------------------------------------------------------------

    def _look(self, zone: int, observers: int) -> None:
        """The observers see all that lies in the zone."""
        observers &= ~self.plan.eyes[zone]
        if not observers or not self.content[zone]:
            return
        known = list(_beside(self.content[zone], self.known[zone]))
        for place, card in enumerate(self.content[zone]):
            if observers & ~known[place]:
                self._found(card, zone, observers & ~known[place])
                known[place] |= observers
        self.known[zone] = tuple(known)
        if self.bounds:
            self.bounds = tuple(bound for bound in self.bounds if bound[1] != zone or not observers >> bound[0] & 1)

    def _show(self, place: int, zone: int, observers: int) -> None:
        """The observers see the card at this place."""
        known = list(_beside(self.content[zone], self.known[zone]))
        observers &= ~(self.plan.eyes[zone] | known[place])
        if observers:
            self._found(self.content[zone][place], zone, observers)
            known[place] |= observers
            self.known[zone] = tuple(known)

    def _count(self, zone: int, kind: int, fewest: int, most: int, observers: int) -> None:
        """The observers learn that so many cards of a kind lie in the zone, at least and at most."""
        bounds: list[Bound] = []
        for bound in self.bounds:
            observer, where, what, least, utmost = bound
            if where == zone and what == kind and observers >> observer & 1:
                observers &= ~(1 << observer)
                bound = (observer, zone, kind, max(least, fewest), min(utmost, most))
            bounds.append(bound)
        observers &= ~self.plan.eyes[zone]
        for observer in range(self.plan.observers):
            if observers >> observer & 1:
                bounds.append((observer, zone, kind, fewest, most))
        self._keep(bounds)

    def _change_places(self, zone: int, other: int) -> None:
        """Cards may have gone unseen between two zones: who does not see into both knows no more which."""
        eyes = self.plan.eyes[zone] & self.plan.eyes[other]
        watching = self.plan.everybody & ~eyes
        self._lose_track(zone, other, watching, True)
        self._lose_track(other, zone, watching, True)
        self._keep([bound for bound in self.bounds if bound[1] not in (zone, other)])

    def _forget(self, observers: int) -> None:
        """The observers know no more than what they see, as if they had come just now."""
        for zone, known in enumerate(self.known):
            if known:
                self.known[zone] = _noted([who & ~observers for who in known])
        for area, faces in enumerate(self.traced):
            if faces:
                self._lift(area, observers)
        self._keep([bound for bound in self.bounds if not observers >> bound[0] & 1])

    # -- how facts change ----------------------------------------------------------------------------------------------

    def _knowers(self, place: int, zone: int) -> int:
        return self.known[zone][self.plan.best_known(self.content[zone], place, zone)]

    def _leave(self, place: int, zone: int) -> int:
        """A card goes; says who knew of it. Of copies that look alike the best known one is gone."""
        content, bits = self.content[zone], list(_beside(self.content[zone], self.known[zone]))
        if not self.plan.ordered[zone]:
            face = self.plan.face
            for earlier in range(place - 1, -1, -1):
                if face[content[earlier]] == face[content[place]]:
                    bits[earlier], bits[place] = bits[place], bits[earlier]
        knew = bits.pop(place)
        self.content[zone] = content[:place] + content[place + 1 :]
        self.known[zone] = _noted(bits)
        return knew

    def _enter(self, cards: Cards, zone: int, who: Cards) -> None:
        """Cards come, on top of an ordered zone; of each of them these observers know."""
        before, known = self.content[zone], self.known[zone]
        ordered = self.plan.ordered[zone]
        self.content[zone] = joined(before, cards, ordered)
        if known or who:
            bits = (known or (0,) * len(before)) + (who or (0,) * len(cards))
            alike = ordered or _all_alike(bits)  # or no card is known better than another
            self.known[zone] = bits if alike else self._best_first(before + cards, bits)

    def _best_first(self, cards: Cards, bits: Cards) -> Cards:
        """The bits of these cards in the order of the zone; of copies that look alike the first is known best."""
        facts = self._sorted(cards, bits)
        found = [fact & self.plan.everybody for fact in facts]
        looks = [self.plan.face[fact >> self.plan.observers] for fact in facts]
        first: dict[int, int] = {}  # the first place of each face
        for place, look in enumerate(looks):
            if look not in first:
                first[look] = place
                continue
            for other in range(first[look], place):
                if looks[other] == look:
                    found[other], found[place] = found[other] | found[place], found[other] & found[place]
        return tuple(found)

    def _sorted(self, cards: Cards, bits: Cards) -> list[int]:
        """Cards or faces, each with its bits in one number."""
        observers = self.plan.observers
        facts = [card << observers | bits[place] for place, card in enumerate(cards)]
        facts.sort()
        return facts

    def mark(self, looks: list[int], zone: int, who: list[int]) -> None:
        """Of each of these faces the observers know that one more lies in an unordered zone."""
        face = self.plan.face
        bits = list(_beside(self.content[zone], self.known[zone]))
        for look, observers in zip(looks, who, strict=True):
            for place, card in enumerate(self.content[zone]):
                if not observers:
                    break
                if face[card] == look:
                    bits[place], observers = bits[place] | observers, bits[place] & observers
        self.known[zone] = _noted(bits)

    def _settle(self, looks: list[int], zone: int, who: list[int]) -> None:
        """The observers know that cards with these faces lie in the zone now, but not at which places of an order."""
        if not self.plan.ordered[zone]:
            self.mark(looks, zone, who)
        elif self.plan.over[zone]:
            self.trace(self.plan.over[zone][0], looks, who)

    def trace(self, area: int, looks: list[int], who: list[int]) -> None:
        """Of each of these faces the observers know that it lies somewhere in the area; NONE is anywhere."""
        if area == NONE or not looks:
            return
        faces: list[int] = []
        bits: list[int] = []
        last, first = NONE, 0  # the face before, and the place of its first trace
        for fact in self._sorted(self.traced[area] + tuple(looks), self.tracers[area] + tuple(who)):
            look, observers = fact >> self.plan.observers, fact & self.plan.everybody
            if look != last:
                last, first = look, len(faces)
            for at in range(first, len(faces)):
                bits[at], observers = bits[at] | observers, bits[at] & observers
            if observers:
                faces.append(look)
                bits.append(observers)
        self.traced[area], self.tracers[area] = tuple(faces), tuple(bits)

    def _lift(self, area: int, observers: int) -> tuple[list[int], list[int]]:
        """The area is left without what these observers have traced to it, which is given back: faces and bits."""
        looks: list[int] = []  # those of these observers; those of the others stay, in their order
        who: list[int] = []
        left: list[int] = []
        others: list[int] = []
        tracers = self.tracers[area]
        for place, look in enumerate(self.traced[area]):
            bits = tracers[place]
            if bits & observers:
                looks.append(look)
                who.append(bits & observers)
            if bits & ~observers:
                left.append(look)
                others.append(bits & ~observers)
        if looks:
            self.traced[area], self.tracers[area] = tuple(left), tuple(others)
        return looks, who

    def _widen(self, area: int, end: int, observers: int) -> None:
        """What these observers have traced to the area may lie at the end too."""
        looks, who = self._lift(area, observers)
        self.trace(self.plan.widened(area, end), looks, who)

    def _found(self, card: int, zone: int, observers: int) -> None:
        """A card is found that these observers may have traced to here: the narrowest such fact is used up."""
        look = self.plan.face[card]
        for area in self.plan.over[zone]:
            if not observers:
                return
            if look in self.traced[area]:
                observers &= ~self._use_up(look, area, observers)

    def _use_up(self, look: int, area: int, observers: int) -> int:
        """One trace of a face; says which of these observers had one here."""
        faces, tracers = self.traced[area], self.tracers[area]
        last = first = faces.index(look)
        found = left = observers & tracers[first]  # who knows of one knows of the first
        if not found:
            return 0
        while last + 1 < len(faces) and faces[last + 1] == look:
            last += 1
        bits = list(tracers[first : last + 1])
        for place in range(last - first, -1, -1):
            bits[place], left = bits[place] & ~left, left & ~bits[place]
        if not bits[-1]:
            bits.pop()
            self.traced[area] = faces[:last] + faces[last + 1 :]
        self.tracers[area] = tracers[:first] + tuple(bits) + tracers[last + 1 :]
        return found

    def _lose_track(self, start: int, end: int, observers: int, which: bool) -> None:
        """A card goes unseen: what these observers traced to its start may be at the end now, and what they knew too
        unless they see ``which`` place it leaves."""
        if not observers:
            return
        plan = self.plan
        for area in plan.over[start]:
            if self.traced[area] and area not in plan.over[end]:
                self._widen(area, end, observers)
        known = self.known[start]
        if not which or not known:
            return
        looks: list[int] = []
        lost: list[int] = []
        for place, card in enumerate(self.content[start]):
            if known[place] & observers:
                looks.append(plan.face[card])
                lost.append(known[place] & observers)
        if looks:
            self.trace(plan.around(start, end), looks, lost)
            self.known[start] = _noted([who & ~observers for who in known])

    def _recount(self, looks: list[int], start: int, end: int, seers: int) -> None:
        """Cards went from start to end: bounds follow them where they were seen, and give way where they were not."""
        bounds: list[Bound] = []
        for observer, zone, kind, fewest, most in self.bounds:
            seen = seers >> observer & 1
            for look in looks if zone in (start, end) else []:
                fits = kind >> look & 1
                if zone == start and (fits or not seen):
                    fewest, most = max(0, fewest - 1), most - 1 if seen else most
                elif zone == end and (fits or not seen):
                    fewest, most = fewest + 1 if seen else fewest, most + 1
            bounds.append((observer, zone, kind, fewest, most))
        self._keep(bounds)

    def _add_bounds(self, starts: list[int], end: int, seen: int) -> None:
        """All cards of some zones are about to go to one: its bounds are the sums."""
        plan = self.plan
        zones = [*starts, end]
        mixed = [end] if self.content[end] else zones  # among other cards what was counted says little: it is forgotten
        sums: set[tuple[int, int]] = {(bound[0], bound[2]) for bound in self.bounds if bound[1] in mixed}
        bounds = [bound for bound in self.bounds if bound[1] not in zones]
        for observer, kind in sums:
            if plan.eyes[end] >> observer & 1:
                continue
            fewest = most = 0
            for zone in zones:
                least, utmost = self._range(observer, zone, kind)
                if zone != end and seen >> observer & 1:
                    least = utmost = self.plan.number(self.content[zone], kind)
                fewest += least
                most += utmost
            bounds.append((observer, end, kind, fewest, most))
        self.bounds = tuple(bounds)  # sizes are those of before: nothing is left out here

    def _range(self, observer: int, zone: int, kind: int) -> tuple[int, int]:
        """How many cards of a kind the observer knows to be in the zone, at least and at most."""
        if self.plan.eyes[zone] >> observer & 1:
            number = self.plan.number(self.content[zone], kind)
            return number, number
        for bound in self.bounds:
            if bound[0] == observer and bound[1] == zone and bound[2] == kind:
                return bound[3], bound[4]
        return 0, len(self.content[zone])

    def _keep(self, bounds: list[Bound]) -> None:
        """Bounds that say nothing are forgotten."""
        self.bounds = tuple(sorted(bound for bound in bounds if bound[3] > 0 or bound[4] < len(self.content[bound[1]])))


def _beside(cards: Cards, known: Cards) -> Cards:
    """The bits beside each of the cards, also where nobody knows any."""
    return known or (0,) * len(cards)


def _noted(bits: list[int]) -> Cards:
    """Bits beside cards; empty where nobody knows any."""
    for who in bits:
        if who:
            return tuple(bits)
    return ()


def _some(lists: list[Cards]) -> bool:
    """Whether there is anything in any of them."""
    for cards in lists:
        if cards:
            return True
    return False


def _all_alike(bits: Cards) -> bool:
    """Whether the same observers know of every card."""
    first = bits[0]
    for who in bits:
        if who != first:
            return False
    return True
