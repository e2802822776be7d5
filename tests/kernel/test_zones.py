"""Zones: what observers are said to know, against minds that remember every deal they cannot rule out."""

import json
import pickle
from collections import Counter

import pytest

from theogony.kernel.plan import Plan
from theogony.kernel.redeal import redealt
from theogony.kernel.rng import Rng
from theogony.kernel.zones import Zones, kind_of, restored

SEATS = 2
OBSERVERS = SEATS + 1
EVERYBODY = (1 << OBSERVERS) - 1
HAND = 0
DRAW = HAND + SEATS
ASIDE = DRAW + SEATS
DISCARD = ASIDE + SEATS
DECK = DISCARD + SEATS
TABLE = DECK + 1
ZONES = TABLE + 1

FACE = [0, 0, 1, 2, 2, 3, 4, 5]  # card -> face: two of them twice
KINDS = [kind_of([0, 1, 2]), kind_of([0, 2, 4])]


def plan(name: str, face: list[int]) -> Plan:
    """Hands that their owners see, piles that nobody sees, discard piles in order; a card stays with its owner."""
    eyes = [1 << seat for seat in range(SEATS)] * 4 + [0, EVERYBODY]
    eyes[DRAW : DRAW + SEATS] = [0] * SEATS
    areas = [[DISCARD + seat] for seat in range(SEATS)]
    areas += [[HAND + seat, ASIDE + seat, DISCARD + seat] for seat in range(SEATS)]
    areas += [[HAND + seat, ASIDE + seat, DISCARD + seat, DRAW + seat] for seat in range(SEATS)]
    ordered = [DISCARD + seat for seat in range(SEATS)]
    return Plan(name, OBSERVERS, eyes, face, ordered, areas)


PLAN = plan("two hands", FACE)
NUMBERLESS = plan("two hands without numbers", list(range(6)))  # a card is its face
APART = plan("two hands, copies apart", [0, 2, 1, 0, 3, 2, 4, 5])
PLANS = {PLAN: list(range(len(FACE))), NUMBERLESS: FACE, APART: list(range(len(FACE)))}  # with all their cards

World = tuple[tuple[int, ...], ...]  # faces by zone


def looks(zones: Zones) -> World:
    """The position by its faces."""
    return tuple(
        _laid(zone, tuple(zones.plan.face[card] for card in cards)) for zone, cards in enumerate(zones.content)
    )


def _laid(zone: int, faces: tuple[int, ...]) -> tuple[int, ...]:
    return faces if PLAN.ordered[zone] else tuple(sorted(faces))


def moved(world: World, place: int, start: int, end: int) -> World:
    new = list(world)
    look = new[start][place]
    new[start] = new[start][:place] + new[start][place + 1 :]
    new[end] = _laid(end, (*new[end], look))
    return tuple(new)


class Mind:
    """All positions that an observer cannot rule out, by going through every one of them."""

    def __init__(self, observer: int, zones: Zones) -> None:
        self.observer = observer
        self.worlds = {looks(zones)}

    def sees(self, observers: int) -> bool:
        return observers >> self.observer & 1 == 1

    def look_around(self, zones: Zones) -> None:
        """Rule out what differs from what lies open to this observer."""
        truth = looks(zones)
        open_zones = [zone for zone in range(ZONES) if self.sees(PLAN.eyes[zone])]
        self.worlds = {world for world in self.worlds if all(world[zone] == truth[zone] for zone in open_zones)}
        assert truth in self.worlds

    def move(self, start: int, end: int, look: int, seen: bool, place: int | None) -> None:
        worlds = set()
        for world in self.worlds:
            for at in range(len(world[start])) if place is None else [place]:
                if not seen or world[start][at] == look:
                    worlds.add(moved(world, at, start, end))
        self.worlds = worlds

    def move_all(self, starts: list[int], end: int, before: World, seen: bool) -> None:
        worlds = set()
        for world in self.worlds:
            if not seen or all(world[start] == before[start] for start in starts):
                new = world
                for start in starts:
                    for _ in range(len(world[start])):
                        new = moved(new, 0, start, end)
                worlds.add(new)
        self.worlds = worlds


class Play:
    """Random verbs on small zones, with a mind for each observer."""

    def __init__(self, seed: int, plan: Plan = PLAN) -> None:
        self.rng = Rng(seed)
        self.zones = Zones(plan)
        self.face = plan.face
        self.zones.place(DECK, PLANS[plan])
        self.minds = [Mind(observer, self.zones) for observer in range(OBSERVERS)]
        for zone in (DRAW, DRAW + 1):
            self.draw(DECK, zone)
            self.draw(DECK, zone)

    def chance(self, options: list[int]) -> int:
        return options[self.rng.below(len(options))]

    def filled(self, at_least: int = 1) -> list[int]:
        return [zone for zone in range(ZONES) if len(self.zones.content[zone]) >= at_least]

    def step(self) -> str:
        verb = ("draw", "move", "move_at", "move_all", "block", "look", "show", "counted")[self.rng.below(8)]
        getattr(self, f"_{verb}")()
        for mind in self.minds:
            mind.look_around(self.zones)
        return verb

    def draw(self, start: int, end: int) -> None:
        if len(self.zones.content[start]) == 1:
            self.all_of([start], end, 0)
            return
        before = self.zones.content[start]
        drawn = self.zones.draw(start, end, 1, self.rng)
        assert drawn[0] in before
        self._told(start, end, drawn[0], 0, None)

    def _told(self, start: int, end: int, card: int, seen: int, place: int | None, left: int | None = None) -> None:
        """Everybody learns of a move from a place, and who sees it go, from which place of an order it ``left``."""
        for mind in self.minds:
            at = place if place is not None or not mind.sees(seen | PLAN.eyes[start]) else left
            mind.move(start, end, self.face[card], mind.sees(seen | PLAN.eyes[start] | PLAN.eyes[end]), at)

    def _ends(self) -> tuple[int, int]:
        start = self.chance(self.filled())
        end = self.chance([zone for zone in range(ZONES) if zone != start])
        return start, end

    def _draw(self) -> None:
        start, end = self._ends()
        if not PLAN.ordered[start]:
            self.draw(start, end)

    def _move(self) -> None:
        start, end = self._ends()
        card = self.chance(list(self.zones.content[start]))
        seen = self.rng.below(1 << OBSERVERS) if self.rng.below(2) else 0
        place = self.zones.content[start].index(card) if PLAN.ordered[start] else None
        self.zones.move(card, start, end, seen)
        self._told(start, end, card, seen, None, place)

    def _move_at(self) -> None:
        start, end = self._ends()
        if PLAN.ordered[start]:
            place = self.rng.below(len(self.zones.content[start]))
            card = self.zones.content[start][place]
            self.zones.move_at(place, start, end)
            self._told(start, end, card, 0, place)

    def _move_all(self) -> None:
        start, end = self._ends()
        starts = [start, *(zone for zone in range(ZONES) if zone not in (start, end) and not self.rng.below(3))]
        self.all_of(starts, end, EVERYBODY if not self.rng.below(3) else 0)

    def all_of(self, starts: list[int], end: int, seen: int) -> None:
        before = looks(self.zones)
        self.zones.move_all(starts, end, seen)
        for mind in self.minds:
            mind.move_all(starts, end, before, mind.sees(seen | PLAN.eyes[end]))

    def _block(self) -> None:
        seat = self.rng.below(SEATS)
        starts = [zone for zone in (HAND + seat, TABLE) if self.zones.content[zone]]
        if not starts:
            return
        top = self.chance([card for zone in starts for card in self.zones.content[zone]])
        origin = next(zone for zone in starts if top in self.zones.content[zone])
        self.zones.block(starts, DISCARD + seat, top)
        assert self.zones.content[DISCARD + seat][-1] == top
        for mind in self.minds:
            self._think_of_block(mind, starts, seat, top, origin)

    def _think_of_block(self, mind: Mind, starts: list[int], seat: int, top: int, origin: int) -> None:
        worlds = set()
        look = self.face[top]
        for world in mind.worlds:
            if look in world[origin]:
                new = list(world)
                at = new[origin].index(look)
                new[origin] = new[origin][:at] + new[origin][at + 1 :]
                below = tuple(other for start in starts for other in new[start])
                for start in starts:
                    new[start] = ()
                new[DISCARD + seat] = (*new[DISCARD + seat], *below, look)
                worlds.add(tuple(new))
        mind.worlds = worlds

    def _look(self) -> None:
        zone = self.chance(self.filled())
        observers = self.rng.below(1 << OBSERVERS)
        self.zones.look(zone, observers)
        truth = looks(self.zones)
        for mind in self.minds:
            if mind.sees(observers):
                mind.worlds = {world for world in mind.worlds if world[zone] == truth[zone]}

    def _show(self) -> None:
        zone = self.chance(self.filled())
        place = self.rng.below(len(self.zones.content[zone]))
        card = self.zones.content[zone][place]
        observers = self.rng.below(1 << OBSERVERS)
        if PLAN.ordered[zone]:
            self.zones.show_at(place, zone, observers)
        else:
            self.zones.show(card, zone, observers)
        for mind in self.minds:
            if mind.sees(observers):
                places = [place] if PLAN.ordered[zone] else range(len(self.zones.content[zone]))
                mind.worlds = {
                    world for world in mind.worlds if any(world[zone][at] == self.face[card] for at in places)
                }

    def _counted(self) -> None:
        zone = self.chance(self.filled())
        kind = KINDS[self.rng.below(2)]
        number = self.zones.number(zone, kind)
        fewest, most = max(0, number - self.rng.below(2)), number + self.rng.below(2)
        observers = self.rng.below(1 << OBSERVERS)
        self.zones.counted(zone, kind, fewest, most, observers)
        for mind in self.minds:
            if mind.sees(observers):
                mind.worlds = {
                    world for world in mind.worlds if fewest <= sum(kind >> look & 1 for look in world[zone]) <= most
                }


def is_known(zones: Zones, observer: int, world: World) -> bool:
    """Whether a position fits everything that the observer is said to know."""
    bit = 1 << observer
    left: list[Counter[int]] = []
    for zone, faces in enumerate(world):
        if len(faces) != len(zones.content[zone]):
            return False
        if PLAN.eyes[zone] & bit:
            left.append(Counter())
            if faces != _laid(zone, tuple(zones.seen(observer, zone))):
                return False
        elif PLAN.ordered[zone]:
            known = zones.memory().known[zone] or (0,) * len(faces)
            places = [place for place, who in enumerate(known) if who & bit]
            if any(faces[place] != zones.plan.face[zones.content[zone][place]] for place in places):
                return False
            left.append(Counter(look for place, look in enumerate(faces) if place not in places))
        else:
            seen = Counter(zones.seen(observer, zone))
            if seen - Counter(faces):
                return False
            left.append(Counter(faces) - seen)
    for area, within in enumerate(PLAN.areas):  # narrow areas first: what fits there leaves room for the wider ones
        for look in zones.memory().traces(observer, area):
            places = [zone for zone in within if left[zone][look]]
            if not places:
                return False
            left[places[0]][look] -= 1
    return all(
        fewest <= sum(kind >> look & 1 for look in world[zone]) <= most
        for who, zone, kind, fewest, most in zones.memory().bounds
        if who == observer
    )


@pytest.mark.parametrize("plan", PLANS, ids=lambda plan: plan.name)
@pytest.mark.parametrize("seed", range(40))
def test_what_an_observer_is_said_to_know_is_so_in_every_deal_it_cannot_rule_out(seed: int, plan: Plan) -> None:
    play = Play(seed, plan)
    for _ in range(20):
        before = play.zones.content.copy()
        verb = play.step()
        if any(len(mind.worlds) > 20_000 for mind in play.minds):
            return
        if not play.rng.below(3):  # so that deeds are thought over one by one, and several together
            continue
        assert play.zones.memory().content == play.zones.content, verb
        for mind in play.minds:
            for world in mind.worlds:
                assert is_known(play.zones, mind.observer, world), (verb, before, play.zones.content, mind.observer)


@pytest.mark.parametrize("plan", PLANS, ids=lambda plan: plan.name)
@pytest.mark.parametrize("seed", range(40))
def test_a_redeal_cannot_be_told_from_the_truth_and_depends_on_nothing_hidden(seed: int, plan: Plan) -> None:
    play = Play(seed, plan)
    for number in range(20):
        play.step()
        zones = play.zones
        before = zones.saved()
        for observer in range(OBSERVERS):
            one = redealt(zones, observer, Rng(number))
            assert zones.saved() == before
            assert sorted(card for cards in one.content for card in cards) == PLANS[plan]
            assert is_known(zones, observer, looks(one))
            assert view(one, observer) == view(zones, observer)
            for other in range(OBSERVERS):
                assert is_known(one, other, looks(one)), (observer, other)
            assert redealt(one, observer, Rng("again")) == redealt(zones, observer, Rng("again"))


def view(zones: Zones, observer: int) -> list[object]:
    return [
        [zones.seen(observer, zone) for zone in range(ZONES)],
        [len(cards) for cards in zones.content],
        [zones.memory().traces(observer, area) for area in range(len(PLAN.areas))],
        [bound for bound in zones.memory().bounds if bound[0] == observer],
    ]


def test_copies_are_equal_and_independent() -> None:
    play = Play(1)
    for _ in range(10):
        play.step()
    copy = play.zones.copied()
    before = copy.saved()
    assert copy == play.zones == restored(json.loads(json.dumps(before))) == pickle.loads(pickle.dumps(copy))
    for _ in range(10):
        play.step()
    assert copy.saved() == before != play.zones.saved()


@pytest.mark.parametrize("seed", range(10))
def test_who_forgets_knows_what_he_sees_and_all_others_know_what_they_knew(seed: int) -> None:
    play = Play(seed)
    for _ in range(20):
        play.step()
    zones = play.zones
    before = [view(zones, observer) for observer in range(OBSERVERS)]
    zones.forget(1 << 1)
    assert [view(zones, other) for other in (0, 2)] == [before[0], before[2]]
    for zone in range(ZONES):
        assert zones.seen(1, zone) == ([FACE[card] for card in zones.content[zone]] if PLAN.eyes[zone] >> 1 & 1 else [])
    assert view(zones, 1)[2:] == [[[]] * len(PLAN.areas), []]


@pytest.mark.parametrize("plan", PLANS, ids=lambda plan: plan.name)
def test_cards_that_go_together_leave_what_is_known_as_if_each_had_gone_alone(plan: Plan) -> None:
    for seed in range(100):
        play = Play(seed, plan)
        for _ in range(seed % 12):
            play.step()
        start = play.chance(play.filled())
        cards = list(play.zones.content[start])
        play.rng.shuffle(cards)
        cards = cards[: play.rng.below(len(cards))]
        end = play.chance([zone for zone in range(ZONES) if zone != start])
        seen = play.rng.below(1 << OBSERVERS)
        alone = play.zones.copied()
        for card in cards:
            alone.move(card, start, end, seen)
        play.zones.move_some(cards, start, end, seen)
        assert play.zones.saved() == alone.saved()


@pytest.mark.parametrize("plan", PLANS, ids=lambda plan: plan.name)
def test_cards_that_are_dealt_leave_what_is_known_as_if_each_had_gone_alone(plan: Plan) -> None:
    for seed in range(100):
        play = Play(seed, plan)
        for _ in range(seed % 12):
            play.step()
        start = play.chance(play.filled())
        ends = [play.chance([zone for zone in range(ZONES) if zone != start]) for _ in range(play.rng.below(5))]
        seen = play.rng.below(1 << OBSERVERS)
        alone = play.zones.copied()
        dealt = play.zones.deal(start, ends, play.rng, seen)
        assert len(dealt) == min(len(ends), len(alone.content[start]))
        for card, end in zip(dealt, ends, strict=False):
            alone.move(card, start, end, seen)
        assert play.zones.saved() == alone.saved()


def test_a_pile_that_goes_where_no_order_is_kept_leaves_no_order_behind() -> None:
    """Else chance would take its cards by where they lay in the pile, and equal positions would differ."""
    for number in (1, 3):
        zones = Zones(Plan(f"a pile and {number} hands", 1, [0] * (number + 1), [0, 1, 2], [0], []))
        zones.place(0, [2, 0, 1])
        zones.move_all([0], number)
        assert zones.content == [()] * number + [(0, 1, 2)]


def test_of_copies_that_lie_apart_the_known_one_is_gone_and_other_facts_stay() -> None:
    zones = Zones(Plan("copies apart", 2, [0, 3], [0, 1, 0], [], []))
    zones.place(0, [0, 1, 2])
    zones.show(0, 0, 1)
    zones.show(1, 0, 1)
    zones.move(2, 0, 1)
    assert zones.seen(0, 0) == [1], "it may have been the copy that he had seen; of the other one he knows nothing"


def test_what_is_laid_out_anew_nobody_has_seen() -> None:
    zones = Zones(PLAN)
    zones.place(DECK, [2, 5])
    zones.look(DECK, EVERYBODY)
    zones.place(DECK, [6, 3])
    assert zones.content[DECK] == (3, 6) and zones.seen(0, DECK) == []


def test_under_another_plan_cards_stay_and_are_known_where_they_lie() -> None:
    more = Plan("two hands and a market", OBSERVERS, [*PLAN.eyes, 0], FACE, [DISCARD, DISCARD + 1], [])
    zones = Zones(PLAN)
    zones.place(HAND, [0, 2])
    zones.place(DECK, [1, 3, 5])
    zones.look(HAND, 1 << 1)
    zones.show(3, DECK, 1 << 2)
    new = zones.replanned(more)
    assert new.content == [*zones.content, ()]
    assert new.seen(1, HAND) == [0, 1] and new.seen(2, DECK) == [2] and new.seen(2, HAND) == []
    assert new.replanned(PLAN) == zones


def test_when_all_cards_go_nothing_is_hidden() -> None:
    """Who knew them knows them where they arrive, and is not left with an area."""
    for cards in ([3], [1, 3]):
        for verb in range(3):
            zones = Zones(PLAN)
            zones.place(DRAW, cards)
            zones.place(ASIDE + 1, [5])
            zones.look(DRAW, 1 << 2)
            if verb == 0:
                assert sorted(zones.draw(DRAW, ASIDE + 1, len(cards), Rng(1))) == cards
            elif verb == 1:
                zones.move_some(cards, DRAW, ASIDE + 1)
            elif len(cards) == 1:
                zones.move(cards[0], DRAW, ASIDE + 1)
            else:
                zones.move_all([DRAW], ASIDE + 1)
            assert zones.seen(2, ASIDE + 1) == [FACE[card] for card in cards] and zones.seen(0, ASIDE + 1) == []


def test_a_trace_is_known_to_lie_in_an_area_when_all_of_it_is_asked_for() -> None:
    zones = Zones(PLAN)
    zones.place(HAND, [0, 2])
    zones.place(ASIDE, [3])
    zones.show(2, HAND, 1 << 2)
    zones.move(0, HAND, ASIDE)
    assert zones.seen_in_area(2, [HAND, ASIDE, DISCARD]) == [FACE[2]]
    assert zones.seen_in_area(2, [HAND, ASIDE]) == zones.seen_in_area(2, [DISCARD]) == []
    assert zones.seen_in_area(1, [HAND, ASIDE, DISCARD]) == []


def test_who_sees_a_card_go_from_a_pile_still_knows_the_places_of_the_others() -> None:
    zones = Zones(PLAN)
    zones.place(DISCARD, [3, 6, 5])
    zones.look(DISCARD, 0b110)
    zones.move(6, DISCARD, TABLE, 1 << 2)
    assert zones.seen(2, DISCARD) == [FACE[3], FACE[5]]
    assert zones.seen(1, DISCARD) == [], "he sees what has come, and cannot tell from where in the pile"
    assert sorted(zones.seen_in_area(1, [DISCARD])) == [FACE[3], FACE[5]]


def test_who_sees_all_that_goes_knows_that_what_he_traced_has_stayed() -> None:
    zones = Zones(PLAN)
    zones.place(HAND, [0, 2])
    zones.place(ASIDE, [3])
    zones.show(2, HAND, 0b110)
    zones.move(0, HAND, ASIDE)
    zones.move_all([ASIDE], DECK, 1 << 2)
    assert zones.seen_in_area(2, [HAND, ASIDE, DISCARD]) == [FACE[2]]
    assert zones.seen_in_area(1, [HAND, ASIDE, DISCARD]) == [], "it may have gone"


def test_everybody_sees_the_top_of_a_block_and_nothing_below_it() -> None:
    zones = Zones(PLAN)
    zones.place(HAND, [0, 3, 5])
    zones.block([HAND], DISCARD, 3)
    assert zones.content[DISCARD] == (0, 5, 3) and zones.seen(0, DISCARD) == [FACE[0], FACE[5], FACE[3]]
    assert zones.seen(1, DISCARD) == zones.seen(2, DISCARD) == [FACE[3]]


def test_what_is_counted_twice_holds_twice() -> None:
    zones = Zones(PLAN)
    zones.place(DECK, [0, 1, 3, 5, 6])
    zones.counted(DECK, KINDS[0], 1, 4, 0b110)
    zones.counted(DECK, KINDS[0], 0, 3, 0b100)
    assert [bound[3:] for bound in zones.memory().bounds] == [(1, 4), (1, 3)]
    zones.counted(DECK, KINDS[0], 3, 5, EVERYBODY)
    assert [(bound[0], *bound[3:]) for bound in zones.memory().bounds] == [(0, 3, 5), (1, 3, 4), (2, 3, 3)]


def test_where_cards_may_have_changed_places_nobody_knows_more_than_the_area() -> None:
    zones = Zones(PLAN)
    zones.place(HAND, [0, 3])
    zones.place(DRAW, [5, 6])
    for zone in (HAND, DRAW):
        zones.look(zone, 1 << 2)
        zones.counted(zone, KINDS[0], 0, 1, 1 << 1)
    zones.lose_track(HAND, DRAW)
    assert zones.seen(2, HAND) == zones.seen(2, DRAW) == [] and zones.memory().bounds == ()
    assert zones.seen_in_area(2, [HAND, ASIDE, DISCARD, DRAW]) == [FACE[card] for card in (0, 3, 5, 6)]


def test_a_traced_card_that_is_seen_is_no_second_card() -> None:
    zones = Zones(PLAN)
    zones.place(HAND, [0, 2])
    zones.place(ASIDE, [3])
    zones.show(2, HAND, 1 << 2)
    zones.move(0, HAND, ASIDE)
    zones.show(2, HAND, 1 << 2)
    assert zones.seen(2, HAND) == zones.seen_in_area(2, [HAND, ASIDE, DISCARD]) == [FACE[2]]


def test_what_is_laid_on_an_order_by_faces_is_known_by_its_own_face() -> None:
    zones = Zones(APART)
    zones.place(HAND, [1, 2])
    zones.show(1, HAND, 1 << 2)
    zones.move_all([HAND], DISCARD)
    assert zones.content[DISCARD] == (2, 1) and zones.seen_in_area(2, [DISCARD]) == [APART.face[1]]
