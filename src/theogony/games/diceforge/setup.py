"""Setting up: sets in their slots, supplies, starting dice and gold. -- chapters 2, 11, 12.1, 13.1 and 16"""

from collections.abc import Mapping
from typing import ClassVar, Final

from theogony.games.diceforge.content import (
    CANDIDATES,
    FEAT_MODULE,
    FEAT_SLOT,
    FEATS,
    GOLD,
    MISFORTUNE_FACES,
    MODULES,
    NO_MODULE,
    POOL_BOARD,
    POOL_FACES,
    PRESET_MODULE,
    PRESET_PLAYERS,
    PRESET_SETS,
    PRESETS,
    SLOT_COUNT,
    SLOTS,
    STORED,
    face,
)
from theogony.games.diceforge.moves import SET, span
from theogony.games.diceforge.state import NO_SET, SIDES, Tournament
from theogony.games.diceforge.turn import Turn
from theogony.kernel.fields import step
from theogony.kernel.game import BadSetup, Brings
from theogony.kernel.refusal import Refusal, no
from theogony.kernel.step import Prompt, Step

RANDOM: Final = len(PRESETS)  # ways to fill the slots besides the presets (DF-293, DF-294)
DRAFT: Final = RANDOM + 1
WAYS: Final[tuple[str, ...]] = (*PRESETS, "random", "draft")
AS_SET_UP: Final = "as-set-up"
SLOT_OPTIONS: Final[list[str]] = [slot.lower() for slot in SLOTS]  # names of options are written small
HANDICAP_FACE: Final = face("gold_6")  # DF-298


# -- options -----------------------------------------------------------------------------------------------------------


def module_of(options: Mapping[str, str]) -> int:
    """The module that is played: as chosen, or that of the preset (DF-119)."""
    if options["module"] != AS_SET_UP:
        return MODULES.index(options["module"])
    way = WAYS.index(options["setup"])
    return PRESET_MODULE[way] if way < RANDOM else NO_MODULE


def module_name(options: Mapping[str, str]) -> str:
    return MODULES[module_of(options)]


def sets_of(options: dict[str, str]) -> list[int]:
    """The set in each slot as far as the options decide: module, own choice, preset (DF-019, DF-123, DF-295)."""
    module = module_of(options)
    way = WAYS.index(options["setup"])
    chosen: list[int] = []
    for slot in range(SLOT_COUNT):
        of_module = [feat for feat in CANDIDATES[slot] if module and FEAT_MODULE[feat] == module]
        if of_module:
            chosen.append(of_module[0])
        elif options.get(SLOT_OPTIONS[slot], AS_SET_UP) != AS_SET_UP:
            chosen.append(FEATS.index(options[SLOT_OPTIONS[slot]]))
        elif way < RANDOM:
            preset = PRESET_SETS[way][slot]
            chosen.append(preset if not FEAT_MODULE[preset] else CANDIDATES[slot][0])
        else:
            chosen.append(NO_SET)
    return chosen


# The module that is played if nobody chooses one, by preset.
BROUGHT: Final[Brings] = tuple([(f"setup={way}", module_name({"setup": way, "module": AS_SET_UP})) for way in WAYS])


def brought(slot: int) -> Brings:
    """The set that a slot has if nobody chooses it: by the preset, and by a module that is not the preset's own."""
    own: list[tuple[str, str]] = []
    other: list[tuple[str, str]] = []
    for way in WAYS:
        usual = sets_of({"setup": way, "module": AS_SET_UP})[slot]
        own.append((f"setup={way}", FEATS[usual] if usual != NO_SET else ""))
        for module in MODULES:
            feat = sets_of({"setup": way, "module": module})[slot]
            if feat != usual:
                other.append((f"setup={way},module={module}", FEATS[feat] if feat != NO_SET else ""))
    return tuple(other + own)


def check_options(seats: int, options: dict[str, str]) -> None:
    """Raises BadSetup if the options contradict each other.

    The parts of a module belong together, and two modules never meet (DF-118, DF-181, DF-216, DF-220). Some presets
    and the handicap are for two players (DF-296, DF-298).
    """
    way = WAYS.index(options["setup"])
    if way < RANDOM and seats not in PRESET_PLAYERS[way]:
        raise BadSetup("setup-for-two", setup=options["setup"])
    if options["handicap"] == "yes" and seats != 2:
        raise BadSetup("handicap-for-two")
    module = module_of(options)
    for slot, fixed in zip(SLOT_OPTIONS, sets_of(options), strict=True):
        wanted = options[slot]
        if wanted == AS_SET_UP:
            continue
        if FEAT_MODULE[FEATS.index(wanted)] not in (NO_MODULE, module):
            raise BadSetup("set-of-another-module", slot=slot, feat=wanted, module=MODULES[module])
        if FEATS.index(wanted) != fixed:
            raise BadSetup("slot-of-the-module", slot=slot, feat=wanted, module=MODULES[module])


# -- the steps ---------------------------------------------------------------------------------------------------------


class Setup(Step[Tournament]):
    """The first player is drawn and stays first (DF-025); slots still empty are filled at random or by a draft."""

    def run(self, s: Tournament) -> None:
        s.first = s.rng.below(s.seats)
        empty = [slot for slot in range(SLOT_COUNT) if s.slots[slot] == NO_SET]
        s.then(LayOut())
        if s.preset == RANDOM:
            for slot in empty:  # DF-293: one candidate for each slot, after the sets of the module
                sets = open_sets(slot)
                s.slots[slot] = sets[s.rng.below(len(sets))]
        elif empty:
            s.rng.shuffle(empty)  # DF-294: the slots come in random order, the players in turn order
            for i in range(len(empty) - 1, -1, -1):
                s.then(DraftSet((s.first + i) % s.seats, empty[i]))


def open_sets(slot: int) -> list[int]:
    """The sets for this slot that belong to no module (DF-018, DF-019)."""
    return [feat for feat in CANDIDATES[slot] if not FEAT_MODULE[feat]]


@step
class DraftSet(Prompt[Tournament]):
    """A player chooses the set of one slot (DF-294)."""

    slot: int
    clause: ClassVar[str] = "DF-294"
    kinds: ClassVar[tuple[range, ...]] = (span("set"),)

    def check(self, s: Tournament, move: int) -> Refusal | None:
        feat = move - SET
        if FEAT_SLOT[feat] != self.slot:
            return no("DF-017", "set-of-another-slot", remedy="choose-of-slot", feat=FEATS[feat], slot=SLOTS[self.slot])
        if FEAT_MODULE[feat]:
            return no("DF-118", "set-of-a-module", remedy="choose-of-slot", feat=FEATS[feat], slot=SLOTS[self.slot])
        return None

    def take(self, s: Tournament, move: int) -> None:
        s.slots[self.slot] = move - SET
        s.tell("set-chosen", "DF-294", seat=self.seat, feat=FEATS[move - SET], slot=SLOTS[self.slot])


class LayOut(Step[Tournament]):
    """Supplies and heroes are ready, and the first turn begins (DF-013, DF-122, DF-125)."""

    def run(self, s: Tournament) -> None:
        _fill_sanctuary(s)
        _fill_gardens_and_forest(s)
        s.stack = [s.box.cards_per_stack[s.seats]] * SLOT_COUNT  # DF-063: as many cards as players
        for place in range(s.seats):
            seat = (s.first + place) % s.seats
            s.have[STORED * seat + GOLD] = s.box.starting_gold[s.seats][place]  # DF-026
            # DF-023, DF-182, DF-217; each die displays 1 gold (DF-024)
            s.dice[2 * SIDES * seat : 2 * SIDES * (seat + 1)] = s.box.starting_dice[s.rules.number]
        s.tell("game-begins", "DF-013", seat=s.first)
        s.then(Turn(s.first, 0))


def _fill_sanctuary(s: Tournament) -> None:
    """Four faces in each pool; with two players two of each leave the game at random, known to all (DF-014, DF-016).

    With the handicap the 6-gold face is one of those (DF-298).
    """
    kept = s.box.faces_per_pool[s.seats]
    for pool, faces in enumerate(POOL_FACES):
        if POOL_BOARD[pool] != 0:
            continue
        stay = list(faces)
        if s.handicap and HANDICAP_FACE in stay:
            stay.remove(HANDICAP_FACE)
            s.out.append(HANDICAP_FACE)
        while len(stay) > kept:
            number = s.rng.below(len(stay)) if len(set(stay)) > 1 else 0  # equal faces need no chance
            s.out.append(stay.pop(number))
        for number in stay:
            s.left[number] += 1


def _fill_gardens_and_forest(s: Tournament) -> None:
    """The Gardens are always full (DF-015), the Forest is there with a module (DF-124)."""
    boards = set(s.rules.boards)
    for faces in POOL_FACES:
        for number in faces:
            if number in boards:
                s.left[number] += 1
    s.rules.lay_out(s)


def remove_misfortunes(s: Tournament) -> None:
    """Misfortune faces of colours that are not used leave the game; Boar faces stay in the Gardens (DF-021)."""
    for number in MISFORTUNE_FACES[s.box.cards_per_stack[s.seats] :]:
        s.left[number] = 0
        s.out.append(number)
