"""The zones of a game: which there are, who sees into them, and where cards may be lost sight of."""

from typing import Final

Cards = tuple[int, ...]

NONE: Final = -1

PLANS: Final[dict[str, "Plan"]] = {}  # by name: a saved position names its plan


class Plan:
    """The zones of a game, the same for all its positions.

    ``eyes[zone]`` are bits: the observers who see what lies there. In an ``ordered`` zone each card has its place, and
    to know a card there is to know its place; elsewhere cards are kept sorted. ``areas`` are sets of zones within
    which cards are lost sight of: nested or apart. ``families`` are the sets of zones between which cards move; a zone
    for each kind of back keeps backs apart. ``face[card]`` is what a card looks like: itself, where
    nothing tells copies apart.
    """

    def __init__(
        self,
        name: str,
        observers: int,
        eyes: list[int],
        face: list[int],
        ordered: list[int],
        areas: list[list[int]],
        families: list[list[int]] | None = None,
    ) -> None:
        self.name = name
        self.observers = observers
        self.everybody = (1 << observers) - 1
        self.eyes = eyes
        self.zones = len(eyes)
        self.face = face
        self.ordered: list[bool] = [zone in ordered for zone in range(len(eyes))]
        self.areas: list[list[int]] = sorted(([*area] for area in areas), key=len)
        self.faces = max(face) + 1
        self.by_face: list[int] = sorted(range(len(face)), key=lambda card: (face[card], card))  # the cards in order
        self.rank: list[int] = sorted(range(len(face)), key=lambda card: self.by_face[card])  # of each card in there
        self.copies_apart = face != sorted(face)  # the order of cards is not that of faces
        self.families = families if families is not None else [list(range(len(eyes)))]
        self.areas_of: list[list[int]] = [
            [number for number, area in enumerate(self.areas) if area[0] in family] for family in self.families
        ]
        self.over: list[list[int]] = [
            [number for number, area in enumerate(self.areas) if zone in area] for zone in range(len(eyes))
        ]  # the areas around each zone, narrow ones first
        self._touched: dict[int, list[tuple[int, bool]]] = {}  # by the zones, as digits of one number
        self._check()
        PLANS[name] = self

    def _check(self) -> None:
        sets = [set(area) for area in self.areas]
        if any(one & other and not one <= other for place, one in enumerate(sets) for other in sets[place + 1 :]):
            raise ValueError("areas must lie within each other or apart")
        if sorted(zone for family in self.families for zone in family) != list(range(self.zones)):
            raise ValueError("every zone belongs to one family")
        if any(not any(area and area <= set(family) for family in self.families) for area in sets):
            raise ValueError("an area lies within one family")

    def touched(self, starts: list[int], end: int) -> list[tuple[int, bool]]:
        """When all cards of some zones go to one: the areas from which cards may be gone, narrow ones first, and of
        each whether all that was traced to it is at the end now. Worked out once for these zones."""
        key = end + 1
        for start in starts:
            key = key * (self.zones + 1) + start + 1
        found = self._touched.get(key)
        if found is None:
            found = []
            for area, within in enumerate(self.areas):
                left = [zone for zone in within if zone not in starts]
                if len(left) < len(within) and (not left or left == [end] or end not in left):
                    found.append((area, not left or left == [end]))
            self._touched[key] = found
        return found

    def around(self, zone: int, other: int) -> int:
        """The narrowest area with both zones in it, or NONE."""
        for area in self.over[zone]:
            if area in self.over[other]:
                return area
        return NONE

    def widened(self, area: int, zone: int) -> int:
        """The narrowest area with all of this one and the zone in it, or NONE."""
        for wider in self.over[self.areas[area][0]]:
            if wider >= area and wider in self.over[zone]:
                return wider
        return NONE

    def best_known(self, content: Cards, place: int, zone: int) -> int:
        """Where the card of this place lies for all who cannot tell copies apart: in an unordered zone the first."""
        if not self.ordered[zone]:
            look = self.face[content[place]]
            for earlier in range(place):
                if self.face[content[earlier]] == look:
                    return earlier
        return place

    def by_faces(self, cards: Cards) -> Cards:
        """These cards in the order of their faces, which their numbers may not have."""
        ranks = [self.rank[card] for card in cards]
        if _ascending(ranks):
            return cards
        ranks.sort()
        return tuple([self.by_face[rank] for rank in ranks])

    def number(self, cards: Cards, kind: int) -> int:
        """How many of these cards are of a kind."""
        return sum([kind >> self.face[card] & 1 for card in cards])


# -- cards of a zone ---------------------------------------------------------------------------------------------------


def _ascending(numbers: list[int]) -> bool:
    before = NONE
    for number in numbers:
        if number < before:
            return False
        before = number
    return True


def apart(content: Cards, places: list[int]) -> tuple[Cards, Cards]:
    """The cards that are taken from these places, one after the other, and those that are left."""
    if len(places) == 1:
        place = places[0]
        return content[place : place + 1], without(content, place)
    left = list(content)
    cards = [left.pop(place) for place in places]
    return tuple(cards), tuple(left)


def place_of(card: int, content: Cards) -> int:
    """Where the card lies. Compiled, a loop over numbers takes a quarter of the time of ``index``."""
    for place, other in enumerate(content):
        if other == card:
            return place
    raise ValueError(f"card {card} does not lie here")


def among(cards: list[int], card: int) -> bool:
    """Whether the card is one of these; a loop for the same reason."""
    for other in cards:
        if other == card:
            return True
    return False


def without(content: Cards, place: int) -> Cards:
    """What is left when the card at this place is taken."""
    if place == 0:
        return content[1:]
    if place + 1 == len(content):
        return content[:place]
    return content[:place] + content[place + 1 :]


def joined(before: Cards, cards: Cards, ordered: bool) -> Cards:
    """What lies in a zone once cards have come: on top of an ordered one, elsewhere sorted."""
    alone = len(cards) == 1
    if alone and before and not ordered and before[-1] > cards[0]:
        return _inserted(before, cards[0])
    content = before + cards
    return content if ordered or alone else tuple(sorted(content))


def _inserted(before: Cards, card: int) -> Cards:
    """Sorted cards with one more, which does not come last. Compiled, sorting them anew takes half as long again."""
    content = list(before)
    place = len(content) - 1
    while place and content[place - 1] > card:
        place -= 1
    content.insert(place, card)
    return tuple(content)


def on_top(pile: Cards, place: int) -> Cards:
    """The pile with the card of this place on top."""
    return pile[:place] + pile[place + 1 :] + pile[place : place + 1]
