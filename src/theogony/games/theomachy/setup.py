"""Setting up: pantheons, starting decks, gods. -- chapters 2 and 3"""

from collections.abc import Mapping
from typing import ClassVar, Final

from theogony.games.theomachy.content import (
    BOTH,
    ESSENCE_CARDS,
    FIRST_GOD,
    GOD_PANTHEON,
    GODS,
    MYTH_PANTHEON,
    MYTHS,
    PACK_NAMES,
    PACKS,
    PANTHEON_BOX,
    PANTHEONS,
    cards_of_box,
    packs_of_box,
)
from theogony.games.theomachy.draft import DraftRound
from theogony.games.theomachy.moves import GOD, PACK, PANTHEON, span
from theogony.games.theomachy.myth import turn_up
from theogony.games.theomachy.piles import names
from theogony.games.theomachy.requirements import recount_own
from theogony.games.theomachy.start import HandAfterHand
from theogony.games.theomachy.state import NOTHING, Table
from theogony.games.theomachy.texts import StartWith, ops
from theogony.games.theomachy.zones import DRAW, HEAVENS, PRAYER_DECK
from theogony.kernel.game import BadSetup
from theogony.kernel.refusal import Refusal, no
from theogony.kernel.step import Prompt, Seal, Step

ONE_BOX: Final = 4  # players that one box serves (TH-001)


def check_boxes(seats: int, options: dict[str, str], given: Mapping[str, str]) -> None:
    """More than four players need both boxes, which are chosen where nothing is said (TH-018)."""
    if seats > ONE_BOX and "box" not in given:
        options["box"] = "both"
    if seats > ONE_BOX and options["box"] != "both":
        raise BadSetup("both-boxes-needed", given=seats)


def check_draft(options: dict[str, str], given: Mapping[str, str]) -> None:
    """Gods need the draft, which is chosen where nothing is said (TH-028)."""
    if "decks" not in given:
        options["decks"] = "draft"
    if options["decks"] != "draft":
        raise BadSetup("draft-needed", mode=options["mode"])


class Setup(Step[Table]):
    """Cults, decks and the order of choices; pantheon, then deck, then god (TH-021 to TH-026)."""

    def run(self, s: Table) -> None:
        for seat in range(s.seats):
            s.cult[3 * seat : 3 * seat + 3] = s.box.start_cult
        s.cards.place(PRAYER_DECK, cards_of_box(s.boxes))
        s.essences.place(HEAVENS, list(range(len(ESSENCE_CARDS))))  # TH-024, one set even with both boxes (TH-019)
        s.rules.set_up(s)


class ChoosePantheons(Step[Table]):
    """The order of choices is drawn by lot (TH-025)."""

    def run(self, s: Table) -> None:
        order = list(range(s.seats))
        s.rng.shuffle(order)
        s.tell("choice-order", "TH-025", seats=order)
        for seat in reversed(order):
            s.then(ChoosePantheon(seat))


class ChoosePantheon(Prompt[Table]):
    """Each player chooses a pantheon that nobody has taken, in an order drawn by lot (TH-025)."""

    clause: ClassVar[str] = "TH-025"
    kinds: ClassVar[tuple[range, ...]] = (span("pantheon"),)

    def check(self, s: Table, move: int) -> Refusal | None:
        pantheon = move - PANTHEON
        if s.boxes not in (BOTH, PANTHEON_BOX[pantheon]):
            return no("TH-018", "in-the-other-box", remedy="choose-another")
        if pantheon in [player.pantheon for player in s.players]:
            return no("TH-025", "pantheon-taken", remedy="choose-another")
        return None

    def take(self, s: Table, move: int) -> None:
        pantheon = move - PANTHEON
        s.players[self.seat].pantheon = pantheon
        s.tell("pantheon", "TH-025", seat=self.seat, pantheon=PANTHEONS[pantheon])
        s.players[self.seat].myth_pool = _myths_of(pantheon)
        turn_up(s, self.seat)  # TH-027


# -- starting decks ---------------------------------------------------------------------------------------------------


class StartingDecks(Step[Table]):
    """Preconstructed packs in the Basic game only, or the draft (TH-028)."""

    def run(self, s: Table) -> None:
        if s.drafted:
            s.then(DraftRound(1))
        elif s.chosen_packs:
            for seat in range(s.seats - 1, -1, -1):
                s.then(ChoosePack(seat))
        else:
            _deal_packs(s)


def _deal_packs(s: Table) -> None:
    """Packs are dealt by lot; those not used stay in the Prayer deck (TH-029, TH-030)."""
    packs = packs_of_box(s.boxes)
    for seat in range(s.seats):
        take_pack(s, seat, packs.pop(s.rng.below(len(packs))))


def take_pack(s: Table, seat: int, pack: int) -> None:
    cards = PACKS[pack]
    s.cards.move_some(cards, PRAYER_DECK, DRAW + seat, s.cards.plan.everybody)  # everybody knows what is in a pack
    s.tell("pack", "TH-029", seat=seat, pack=PACK_NAMES[pack], cards=names(cards))


class ChoosePack(Prompt[Table]):
    """Players choose their packs in seat order, if the host lets them (TH-030)."""

    clause: ClassVar[str] = "TH-030"
    kinds: ClassVar[tuple[range, ...]] = (span("pack"),)

    def check(self, s: Table, move: int) -> Refusal | None:
        pack = move - PACK
        if pack not in packs_of_box(s.boxes):
            return no("TH-018", "in-the-other-box", remedy="choose-another")
        if PACKS[pack][0] not in s.cards.content[PRAYER_DECK]:
            return no("TH-029", "pack-taken", remedy="choose-another")
        return None

    def take(self, s: Table, move: int) -> None:
        take_pack(s, self.seat, move - PACK)


# -- gods -------------------------------------------------------------------------------------------------------------


class ChooseGods(Step[Table]):
    """All choose in secret one of the three gods of their pantheon and show him together (TH-040)."""

    def run(self, s: Table) -> None:
        s.then(Seal(tuple(ChooseGod(seat) for seat in range(s.seats))))


class ChooseGod(Prompt[Table]):
    """The other two gods return unseen to the box (TH-040)."""

    clause: ClassVar[str] = "TH-040"
    kinds: ClassVar[tuple[range, ...]] = (span("god"),)

    def check(self, s: Table, move: int) -> Refusal | None:
        if GOD_PANTHEON[move - GOD] != s.players[self.seat].pantheon:
            return no("TH-040", "other-pantheon", remedy="choose-another")
        return None

    def take(self, s: Table, move: int) -> None:
        god = move - GOD
        s.players[self.seat].god = god
        s.tell("god", "TH-040", seat=self.seat, god=GODS[god])
        for op in ops(s, FIRST_GOD + god, StartWith):
            start_with(s, self.seat, op.myth)


def _myths_of(pantheon: int) -> tuple[int, ...]:
    return tuple([myth for myth in range(len(MYTHS)) if MYTH_PANTHEON[myth] == pantheon])


def start_with(s: Table, seat: int, myth: int) -> None:
    """The card is taken out of the Mythology deck into play, free; the others are shuffled again (TH-041)."""
    player = s.players[seat]
    player.myths = (myth,)
    player.myth_pool = tuple([other for other in _myths_of(player.pantheon) if other != myth])
    player.myth_top = NOTHING
    s.tell("started-with", "TH-041", seat=seat, myth=MYTHS[myth])
    turn_up(s, seat)


class BeginGame(Step[Table]):
    """Draw piles are ready (TH-042); the First Player is drawn by lot (TH-045)."""

    def run(self, s: Table) -> None:
        for seat in range(s.seats):
            recount_own(s, seat)
        s.first = s.rng.below(s.seats)
        s.tell("first-player", "TH-045", seat=s.first)
        s.then(HandAfterHand())
