"""The set-up of the base game. -- chapter 3 (LH-017 to LH-028)"""

from typing import ClassVar

from theogony.games.hellas.content import (
    ATTRIBUTES,
    BLESSINGS,
    CORE,
    EVENT_MONSTER,
    EVENTS,
    FIRST_QUEST,
    HEROES,
    LAND,
    NEUTRAL_ARTIFACTS,
    OPTIONAL_ARTIFACT,
    REGIONS,
    TEMPLE_CARDS,
)
from theogony.games.hellas.control import settle
from theogony.games.hellas.event_phase import draw_event, place_monster, place_quest
from theogony.games.hellas.hands import draw_cards
from theogony.games.hellas.moves import HERO, START, span
from theogony.games.hellas.offers import offer_artifacts, offer_blessings
from theogony.games.hellas.pieces import gain_priests, put_hero, put_hoplites, take_glory
from theogony.games.hellas.state import OFF_MAP, Hellas
from theogony.games.hellas.turn import Turn
from theogony.games.hellas.zones import (
    ATTACK_DECK,
    ATTACK_DESIGN,
    COMBAT_CARDS,
    DECK,
    FIRST_ATTACK,
    OPTIONAL_CARDS,
)
from theogony.kernel.fields import step
from theogony.kernel.refusal import Refusal, no
from theogony.kernel.step import Prompt, Step


class Setup(Step[Hellas]):
    """The game is set up as its mode says."""

    def run(self, s: Hellas) -> None:
        s.rules.set_up(s)


def set_up(s: Hellas) -> None:
    """Decks, Temple card, starting events, then Heroes counter-clockwise; who placed last begins (LH-028)."""
    shuffle_decks(s)
    s.blessing_deck = tuple(range(len(BLESSINGS)))
    s.artifact_deck = tuple([a for a in NEUTRAL_ARTIFACTS if s.optional_cards or not OPTIONAL_ARTIFACT[a]])
    s.event_deck = tuple(range(len(EVENTS)))
    s.temple_card = s.rng.below(len(TEMPLE_CARDS))
    s.tell("temple-card", "LH-019", temples=TEMPLE_CARDS[s.temple_card])
    starting_events(s)
    for seat in range(s.seats):
        s.players[seat].supply = s.box.hoplites
        draw_cards(s, seat, s.box.starting_cards, "LH-024")
    s.first = s.rng.below(s.seats)
    order = [(s.first - place) % s.seats for place in range(s.seats)]
    steps: list[Step[Hellas]] = [PickHero(seat) for seat in order]
    s.tell("first-to-choose", "LH-024", seat=s.first)
    s.then(steps[0], *steps[1:], Turn(order[-1]))


def shuffle_decks(s: Hellas) -> None:
    """The Combat deck, with the optional cards if they are played with (LH-011), and the Monster Attack deck."""
    s.cards.place(DECK, COMBAT_CARDS + OPTIONAL_CARDS if s.optional_cards else COMBAT_CARDS)
    s.cards.place(ATTACK_DECK, list(range(FIRST_ATTACK, FIRST_ATTACK + len(ATTACK_DESIGN))))


def starting_events(s: Hellas) -> None:
    """Seven Event cards; one of a Monster that is there already is replaced (LH-020 to LH-022). Afterwards all but the
    Quests in slots are shuffled back (LH-023)."""
    drawn: list[int] = []
    left = s.box.starting_events
    while left:
        event = draw_event(s)
        if event < FIRST_QUEST:
            drawn.append(event)
            if s.monster_at[EVENT_MONSTER[event]] != OFF_MAP:
                continue
            place_monster(s, event)
        elif not place_quest(s, event):
            drawn.append(event)
        left -= 1
    s.event_deck = tuple(sorted(s.event_deck + tuple(drawn)))


# -- Heroes -- LH-025 to LH-027 ---------------------------------------------------------------------------------------


class PickHero(Prompt[Hellas]):
    """Which unused Hero does the seat take? (LH-025)"""

    clause: ClassVar[str] = "LH-025"
    kinds: ClassVar[tuple[range, ...]] = (span("hero"),)

    def check(self, s: Hellas, move: int) -> Refusal | None:
        hero = move - HERO
        if hero not in CORE and not s.all_heroes:
            return no("LH-011", "optional-hero", remedy="choose-another-hero", hero=HEROES[hero])
        if hero in [player.hero for player in s.players]:
            return no("LH-025", "hero-taken", remedy="choose-another-hero", hero=HEROES[hero])
        return None

    def take(self, s: Hellas, move: int) -> None:
        hero = move - HERO
        s.players[self.seat].hero = hero
        s.tell("hero-chosen", "LH-025", seat=self.seat, hero=HEROES[hero])
        s.rules.hero_taken(s, self.seat)


def begin_hero(s: Hellas, seat: int) -> None:
    """The Hero starts with 2 Hoplites and its bonus, which may be more of them (LH-025)."""
    hoplites = s.box.starting_hoplites + int(s.box.bonus[s.players[seat].hero].get("hoplites", 0))
    s.then(StartAt(seat, hoplites))
    starting_bonus(s, seat)


def starting_bonus(s: Hellas, seat: int) -> None:
    """The bonus of the Hero, as far as it does not depend on the starting Region (LH-025, LH-026)."""
    bonus = s.box.bonus[s.players[seat].hero]
    if "attribute" in bonus:
        attribute = ATTRIBUTES.index(bonus["attribute"])
        s.attributes[3 * seat + attribute] = int(bonus["value"])
        s.tell("attribute", "LH-025", seat=seat, attribute=ATTRIBUTES[attribute], number=int(bonus["value"]))
    if "combat_cards" in bonus:
        draw_cards(s, seat, int(bonus["combat_cards"]), "LH-025")
    if "priests" in bonus:
        gain_priests(s, seat, int(bonus["priests"]), "LH-025")
    if "neutral_artifacts" in bonus:
        drawn = bonus["neutral_artifacts"]
        offer_artifacts(s, seat, int(drawn["draw"]), int(drawn["keep"]), "LH-025")
    if "blessings" in bonus:
        drawn = bonus["blessings"]
        offer_blessings(s, seat, int(drawn["draw"]), int(drawn["keep"]), "LH-025")


@step
class StartAt(Prompt[Hellas]):
    """Where does the Hero start, with so many Hoplites? In a Region without another Hero (LH-025)."""

    number: int
    clause: ClassVar[str] = "LH-025"
    kinds: ClassVar[tuple[range, ...]] = (span("start"),)

    def check(self, s: Hellas, move: int) -> Refusal | None:
        return s.rules.start_refusal(s, self.seat, move - START)

    def take(self, s: Hellas, move: int) -> None:
        region = move - START
        put_hero(s, self.seat, region, "LH-025")
        put_hoplites(s, self.seat, region, self.number)
        s.tell("recruited", "LH-025", seat=self.seat, region=REGIONS[region], number=self.number)
        if s.rules.starting_bonuses and "glory" in s.box.bonus[s.players[self.seat].hero]:  # Perseus (LH-026)
            take_glory(s, self.seat, LAND[region], "LH-026")
        settle(s, region)  # LH-027


def start_refusal(s: Hellas, seat: int, region: int) -> Refusal | None:
    """Another Hero stands there already (LH-025)."""
    if region in [player.region for player in s.players]:
        return no("LH-025", "hero-there", remedy="choose-another-region", region=REGIONS[region])
    return None
