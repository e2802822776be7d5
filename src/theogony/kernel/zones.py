"""Where the cards lie and who knows it: decks, hands, discards, rows, hidden tokens.

A ``Plan`` says once for a game which zones there are and who looks into them; ``Zones`` is the part of a position that
it describes. Cards move by a few verbs, and each of them keeps what every observer knows true. Whoever sees a zone by
right (its ``eyes``) needs no memory. Everybody else remembers three kinds of facts:

- a card lies in this zone: a bit in ``known``, beside the card;
- a card lies somewhere in an area: its face in ``traced``. This is what is left when one of several hidden cards moves;
- so many cards of a kind lie in this zone, at least and at most: ``bounds``. "None at all" is one of these.

Seats are observers 0 to n - 1; the spectators are one more, the last. Copies of a card look alike: facts are about
faces, and of two copies in a zone nobody can say which one he has seen.
"""

from typing import Any

from mypy_extensions import mypyc_attr

from theogony.kernel.plan import NONE, PLANS, Plan
from theogony.kernel.rng import Rng
from theogony.kernel.state import Part

Cards = tuple[int, ...]
Bound = tuple[int, int, int, int, int]  # observer, zone, kind (bits: the faces that count), fewest, most


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class Zones(Part):
    """Cards by zone, and what is known of them."""

    def __init__(self, plan: Plan, like: "Zones | None" = None) -> None:
        self.plan = plan
        self.content: list[Cards] = like.content.copy() if like is not None else [()] * plan.zones
        # bits beside each card; empty where nobody knows any
        self.known: list[Cards] = like.known.copy() if like is not None else [()] * plan.zones
        # faces, sorted
        self.traced: list[Cards] = like.traced.copy() if like is not None else [()] * (plan.observers * len(plan.areas))
        self.bounds: tuple[Bound, ...] = like.bounds if like is not None else ()

    def copied(self) -> "Zones":
        """An independent copy."""
        return Zones(self.plan, self)

    def saved(self) -> list[Any]:
        """All of it as JSON-ready data; of what is known only what there is."""
        known = [[zone, *bits] for zone, bits in enumerate(self.known) if bits]
        traced = [[owner, *faces] for owner, faces in enumerate(self.traced) if faces]
        return [self.plan.name, list(self.content), known, traced, self.bounds]

    def restored(self, saved: Any) -> "Zones":
        """Become the saved zones."""
        name, content, known, traced, bounds = saved
        self.plan = PLANS[name]
        self.content = [tuple(cards) for cards in content]
        self.known = [()] * self.plan.zones
        for zone, *bits in known:
            self.known[zone] = tuple(bits)
        self.traced = [()] * (self.plan.observers * len(self.plan.areas))
        for owner, *faces in traced:
            self.traced[owner] = tuple(faces)
        self.bounds = tuple((bound[0], bound[1], bound[2], bound[3], bound[4]) for bound in bounds)
        return self

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Zones) and self.saved() == other.saved()

    __hash__ = Part.__hash__

    def __reduce__(self) -> tuple[object, ...]:
        return restored, (self.saved(),)

    def replanned(self, plan: Plan) -> "Zones":
        """The same under another plan that begins with the same zones; zones that only one of them has are empty."""
        new = Zones(plan)
        for zone in range(min(plan.zones, self.plan.zones)):
            new.content[zone] = self.content[zone]
            new.known[zone] = self.known[zone]
        return new

    def place(self, zone: int, cards: list[int]) -> None:
        """Exactly these cards lie in the zone, and nobody has seen them: for the set-up of a game."""
        self.content[zone] = tuple(cards if self.plan.ordered[zone] else sorted(cards))
        self.known[zone] = ()

    # -- what is known -------------------------------------------------------------------------------------------------

    def seen(self, observer: int, zone: int) -> list[int]:
        """The faces that the observer knows to lie in this zone, in the order of the zone."""
        face = self.plan.face
        if self.plan.eyes[zone] >> observer & 1:
            return [face[card] for card in self.content[zone]]
        if not self.known[zone]:
            return []
        pairs = zip(self.content[zone], self.known[zone], strict=True)
        return [face[card] for card, who in pairs if who >> observer & 1]

    def seen_in_area(self, observer: int, zones: list[int]) -> list[int]:
        """The faces known to lie in one of these zones, wherever in them."""
        found = [look for zone in zones for look in self.seen(observer, zone)]
        for area, within in enumerate(self.plan.areas):
            traced = self.traced[observer * len(self.plan.areas) + area]
            if traced and all(zone in zones for zone in within):
                found.extend(traced)
        return found

    # -- cards move ----------------------------------------------------------------------------------------------------

    def move(self, card: int, start: int, end: int, seen: int = 0) -> None:
        """A card goes from zone to zone; those who see into either, and the observers ``seen``, know which one."""
        self._pass(self.content[start].index(card), start, end, seen, False)

    def move_at(self, place: int, start: int, end: int, seen: int = 0) -> None:
        """The card at a place of an ordered zone goes; everybody sees from where."""
        self._pass(place, start, end, seen, True)

    def draw(self, start: int, end: int, number: int, rng: Rng, seen: int = 0) -> list[int]:
        """Chance takes so many cards, fewer if there are not enough; drawing all of them hides nothing."""
        size = len(self.content[start])
        if number >= size:
            drawn = list(self.content[start])
            self.move_all([start], end, seen)
            return drawn
        drawn = []
        for left in range(size, size - number, -1):
            place = rng.below(left)
            drawn.append(self.content[start][place])
            self._pass(place, start, end, seen, False)
        return drawn

    def _pass(self, place: int, start: int, end: int, seen: int, openly: bool) -> None:
        plan = self.plan
        card = self.content[start][place]
        openly = openly or len(self.content[start]) == 1
        seers = plan.eyes[start] | plan.eyes[end] | seen
        if openly:
            seers |= self._knowers(place, start)
        if seers != plan.everybody:
            self._lose_track(start, end, plan.everybody & ~seers, not openly)
        if plan.ordered[start] and not openly:  # who sees it only where it arrives cannot tell which place it left
            self._lose_track(start, start, seers & ~(plan.eyes[start] | seen), True)
        knew = self._leave(place, start) | plan.eyes[start]
        if seers & ~knew:
            self._strike(card, start, seers & ~knew)
        self._enter((card,), end, [seers & ~plan.eyes[end]])
        if self.bounds:
            self._recount(plan.face[card], start, end, seers)

    def move_all(self, starts: list[int], end: int, seen: int = 0) -> None:
        """All cards of these zones go to one, by way of the card list; what was known of them is known there."""
        plan = self.plan
        if self.bounds:
            self._add_bounds(starts, end, seen)
        cards: list[int] = []
        who: list[int] = []
        for start in starts:
            if self.content[start]:
                cards += self.content[start]
                who += self._emptied(start, end, plan.eyes[start] | plan.eyes[end] | seen)
        if cards:
            self._enter(tuple(cards), end, who)
        watching = plan.everybody & ~(plan.eyes[end] | seen)
        if watching:
            self._follow(starts, end, watching)

    def _emptied(self, start: int, end: int, seers: int) -> list[int]:
        """All cards of a zone go, before these observers; says who will know of each at the end."""
        plan = self.plan
        known = self.known[start]
        sure = self._sure_of_places(start, end)
        knew = plan.eyes[start]
        who: list[int] = []
        for place, card in enumerate(self.content[start]):
            if known:
                knew = plan.eyes[start] | known[place]
            if seers & ~knew:
                self._strike(card, start, seers & ~knew)
            if knew & ~(seers | sure):
                self._settle((plan.face[card],), end, knew & ~(seers | sure))
            who.append((seers | knew & sure) & ~plan.eyes[end])
        self.content[start] = self.known[start] = ()
        return who

    def _follow(self, starts: list[int], end: int, observers: int) -> None:
        """All cards of some zones have gone: what was traced to these alone is known to lie at the end."""
        plan = self.plan
        areas = plan.over[starts[0]]
        if len(starts) > 1:
            areas = sorted({area for start in starts for area in plan.over[start]})
        for area in areas:
            left = [zone for zone in plan.areas[area] if zone not in starts]
            found = not left or left == [end]
            if not found and end in left:
                continue  # they are still within it
            wider = NONE if found else plan.widened(area, end)
            for observer in range(plan.observers):
                faces = self.traced[observer * len(plan.areas) + area]
                if faces and observers >> observer & 1:
                    self.traced[observer * len(plan.areas) + area] = ()
                    if found:
                        self._settle(faces, end, 1 << observer)
                    else:
                        self._trace(observer, wider, faces)

    def _sure_of_places(self, start: int, end: int) -> int:
        """Who can tell where each card of a zone comes to lie: on an ordered pile only who knows all of them."""
        if self.plan.ordered[start] or not self.plan.ordered[end]:
            return self.plan.everybody
        sure = self.plan.everybody if self.known[start] else 0
        for who in self.known[start]:
            sure &= who
        return sure | self.plan.eyes[start]

    def block(self, starts: list[int], end: int, top: int) -> None:
        """All cards of these zones are laid on an ordered pile together, so that only the top one is seen."""
        plan = self.plan
        start = next(zone for zone in starts if top in self.content[zone])
        self.move(top, start, end, plan.everybody)
        at = len(self.content[end]) - 1
        self.move_all(starts, end)
        for lists in (self.content, self.known):
            pile = lists[end]
            if pile:
                lists[end] = (*pile[:at], *pile[at + 1 :], pile[at])

    # -- cards are seen ------------------------------------------------------------------------------------------------

    def look(self, zone: int, observers: int) -> None:
        """The observers see all that lies in the zone."""
        observers &= ~self.plan.eyes[zone]
        if not observers or not self.content[zone]:
            return
        known = list(self.known[zone] or (0,) * len(self.content[zone]))
        for place, card in enumerate(self.content[zone]):
            if observers & ~known[place]:
                self._strike(card, zone, observers & ~known[place])
                known[place] |= observers
        self.known[zone] = tuple(known)
        if self.bounds:
            self.bounds = tuple(bound for bound in self.bounds if bound[1] != zone or not observers >> bound[0] & 1)

    def show(self, card: int, zone: int, observers: int) -> None:
        """The observers see one card of the zone; who knew of a copy in there takes it for that one."""
        content = self.content[zone]
        place = content.index(card)
        if not self.plan.ordered[zone]:
            place = self._first(place, zone)
        self.show_at(place, zone, observers)

    def show_at(self, place: int, zone: int, observers: int) -> None:
        """The observers see the card at this place."""
        known = list(self.known[zone] or (0,) * len(self.content[zone]))
        observers &= ~(self.plan.eyes[zone] | known[place])
        if observers:
            self._strike(self.content[zone][place], zone, observers)
            known[place] |= observers
            self.known[zone] = tuple(known)

    def counted(self, zone: int, kind: int, fewest: int, most: int, observers: int) -> None:
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

    def lose_track(self, zone: int, other: int) -> None:
        """Cards may have changed places unseen between two zones: who does not see into both knows no more which."""
        eyes = self.plan.eyes[zone] & self.plan.eyes[other]
        watching = self.plan.everybody & ~eyes
        self._lose_track(zone, other, watching, True)
        self._lose_track(other, zone, watching, True)
        self._keep([bound for bound in self.bounds if bound[1] not in (zone, other)])

    def forget(self, observers: int) -> None:
        """The observers know no more than what they see, as if they had come just now."""
        for zone, known in enumerate(self.known):
            if known:
                left = tuple(who & ~observers for who in known)
                self.known[zone] = left if any(left) else ()
        for owner, faces in enumerate(self.traced):
            if faces and observers >> owner // len(self.plan.areas) & 1:
                self.traced[owner] = ()
        self._keep([bound for bound in self.bounds if not observers >> bound[0] & 1])

    # -- how facts change ----------------------------------------------------------------------------------------------

    def _first(self, place: int, zone: int) -> int:
        """The first copy of this card in an unordered zone: the one that is best known."""
        face = self.plan.face
        content = self.content[zone]
        look = face[content[place]]
        for earlier in range(place):
            if face[content[earlier]] == look:
                return earlier
        return place

    def _knowers(self, place: int, zone: int) -> int:
        known = self.known[zone]
        if not known:
            return 0
        return known[place if self.plan.ordered[zone] else self._first(place, zone)]

    def _leave(self, place: int, zone: int) -> int:
        """A card goes; says who knew of it. Of copies that look alike the best known one is gone."""
        content, known = self.content[zone], self.known[zone]
        self.content[zone] = content[:place] + content[place + 1 :]
        if not known:
            return 0
        bits = list(known)
        if not self.plan.ordered[zone]:
            face = self.plan.face
            for earlier in range(place - 1, -1, -1):
                if face[content[earlier]] == face[content[place]]:
                    bits[earlier], bits[place] = bits[place], bits[earlier]
        knew = bits.pop(place)
        self.known[zone] = tuple(bits) if any(bits) else ()
        return knew

    def _enter(self, cards: Cards, zone: int, who: list[int]) -> None:
        """Cards come, on top of an ordered zone; of each of them these observers know."""
        before, known = self.content[zone], self.known[zone]
        ordered = self.plan.ordered[zone]
        content = before + cards if ordered else tuple(sorted(before + cards))
        self.content[zone] = content
        if not known and not any(who):
            return
        bits = [*(known or (0,) * len(before)), *who]
        self.known[zone] = tuple(bits) if ordered else self._best_first(before + cards, bits)

    def _best_first(self, cards: Cards, bits: list[int]) -> Cards:
        """The bits beside each card of an unordered zone; of copies that look alike the first is known best."""
        face = self.plan.face
        copies: dict[int, list[int]] = {}  # places, by face
        found: list[int] = []
        for place, (card, who) in enumerate(sorted(zip(cards, bits, strict=True))):
            found.append(who)
            earlier = copies.setdefault(face[card], [])
            for other in earlier:
                found[other], found[place] = found[other] | found[place], found[other] & found[place]
            earlier.append(place)
        return tuple(found)

    def mark(self, look: int, zone: int, who: int) -> None:
        """The observers know of one more card with this face in an unordered zone; the first copies are known best."""
        face = self.plan.face
        bits = list(self.known[zone] or (0,) * len(self.content[zone]))
        for place, card in enumerate(self.content[zone]):
            if who and face[card] == look:
                before = bits[place]
                bits[place] = before | who
                who &= before
        self.known[zone] = tuple(bits)

    def _settle(self, faces: Cards, zone: int, who: int) -> None:
        """The observers know that cards with these faces lie in the zone now, but not at which places of an order."""
        if not self.plan.ordered[zone]:
            for look in faces:
                self.mark(look, zone, who)
        elif self.plan.over[zone]:
            for observer in range(self.plan.observers):
                if who >> observer & 1:
                    self._trace(observer, self.plan.over[zone][0], faces)

    def _trace(self, observer: int, area: int, faces: Cards) -> None:
        """The observer knows that these lie somewhere in the area; NONE is anywhere."""
        if area != NONE:
            owner = observer * len(self.plan.areas) + area
            self.traced[owner] = tuple(sorted(self.traced[owner] + faces))

    def _strike(self, card: int, zone: int, observers: int) -> None:
        """A card is found that these observers may have traced to here: the narrowest such fact is used up."""
        plan = self.plan
        if not plan.over[zone]:
            return
        look = plan.face[card]
        for observer in range(plan.observers):
            if observers >> observer & 1:
                for area in plan.over[zone]:
                    faces = self.traced[observer * len(plan.areas) + area]
                    if look in faces:
                        at = faces.index(look)
                        self.traced[observer * len(plan.areas) + area] = faces[:at] + faces[at + 1 :]
                        break

    def _lose_track(self, start: int, end: int, observers: int, which: bool) -> None:
        """A card goes unseen: what these observers traced to its start may be at the end now, and what they knew too
        unless they see ``which`` place it leaves."""
        plan = self.plan
        for area in plan.over[start]:
            if area in plan.over[end]:
                continue
            for observer in range(plan.observers):
                faces = self.traced[observer * len(plan.areas) + area]
                if faces and observers >> observer & 1:
                    self.traced[observer * len(plan.areas) + area] = ()
                    self._trace(observer, plan.widened(area, end), faces)
        known = self.known[start]
        if not which or not known:
            return
        around = plan.around(start, end)
        for observer in range(plan.observers):
            if observers >> observer & 1:
                faces = tuple(
                    plan.face[card] for card, who in zip(self.content[start], known, strict=True) if who >> observer & 1
                )
                if faces:
                    self._trace(observer, around, faces)
        left = tuple(who & ~observers for who in known)
        self.known[start] = left if any(left) else ()

    def _recount(self, look: int, start: int, end: int, seers: int) -> None:
        """A card went from start to end: bounds follow it where it was seen, and give way where it was not."""
        bounds: list[Bound] = []
        for bound in self.bounds:
            observer, zone, kind, fewest, most = bound
            seen = seers >> observer & 1
            fits = kind >> look & 1
            if zone == start and (fits or not seen):
                bound = (observer, zone, kind, max(0, fewest - 1), most - 1 if seen else most)
            elif zone == end and (fits or not seen):
                bound = (observer, zone, kind, fewest + 1 if seen else fewest, most + 1)
            bounds.append(bound)
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
                    least = utmost = self.number(zone, kind)
                fewest += least
                most += utmost
            bounds.append((observer, end, kind, fewest, most))
        self.bounds = tuple(bounds)  # sizes are those of before: nothing is left out here

    def _range(self, observer: int, zone: int, kind: int) -> tuple[int, int]:
        """How many cards of a kind the observer knows to be in the zone, at least and at most."""
        if self.plan.eyes[zone] >> observer & 1:
            number = self.number(zone, kind)
            return number, number
        for bound in self.bounds:
            if bound[0] == observer and bound[1] == zone and bound[2] == kind:
                return bound[3], bound[4]
        return 0, len(self.content[zone])

    def number(self, zone: int, kind: int) -> int:
        """How many cards of a kind lie in the zone."""
        face = self.plan.face
        return sum([kind >> face[card] & 1 for card in self.content[zone]])

    def _keep(self, bounds: list[Bound]) -> None:
        """Bounds that say nothing are forgotten."""
        self.bounds = tuple(sorted(bound for bound in bounds if bound[3] > 0 or bound[4] < len(self.content[bound[1]])))


def restored(saved: Any) -> Zones:
    """Zones as they were saved."""
    return Zones(PLANS[saved[0]]).restored(saved)


def kind_of(faces: list[int]) -> int:
    """The faces that count, as bits."""
    return sum([1 << look for look in set(faces)])
