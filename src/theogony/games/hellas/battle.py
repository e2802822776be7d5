"""Battle. -- chapter 9 (LH-100 to LH-108, LH-112 to LH-114, LH-345, LH-366 to LH-371, LH-387)

The attacker is side 0, the defender side 1. While a Battle lasts, control of its Region is not tested: it goes to
whoever is left there afterwards (LH-112).
"""

from typing import ClassVar, Final

from theogony.games.hellas.content import CITY, COMBAT, REGIONS
from theogony.games.hellas.control import settle
from theogony.games.hellas.hands import card_of, designs
from theogony.games.hellas.held import own_scripts
from theogony.games.hellas.kills import Lose, kill
from theogony.games.hellas.moves import PASS, PLAY, span
from theogony.games.hellas.state import Battle, Hellas
from theogony.games.hellas.strength import (
    ATTACKER,
    DEFENDER,
    PLAYED_TEXT,
    CancelFirstCardValue,
    casualties,
    counted,
    losses,
    most_cards,
    standing,
    strength,
)
from theogony.games.hellas.texts import (
    ARTIFACT,
    PLAYED_CARD,
    Script,
    Standing,
    moment,
    run_text,
    texts,
)
from theogony.games.hellas.uses import UseText, by_move, moves_of, unusable, usable, use
from theogony.games.hellas.withdrawal import Withdraw
from theogony.games.hellas.zones import DESIGN, DISCARD, HAND, PLAYED
from theogony.kernel.fields import step
from theogony.kernel.refusal import Refusal, no
from theogony.kernel.step import Prompt, Step
from theogony.kernel.window import Window

BEFORE_BATTLE: Final = moment("before_battle")
BEFORE_DEFENDING: Final = moment("before_battle_defender")
BEFORE_BATTLE_OR_HUNT: Final = moment("before_battle_or_hunt")
BATTLE_START: Final = moment("battle_start")
CARD_PLAYED: Final = moment("combat_card_played")
BOTH_PASSED: Final = moment("battle_both_passed")
AFTER_BATTLE: Final = moment("after_battle")
LOST_CITY: Final = moment("battle_lost_in_city_or_sparta")
WON: Final = moment("battle_won")
ANY_TIME: Final = moment("any_time")
IN_BATTLE: Final = moment("in_battle_or_hunt")

BEFORE: Final = 0  # stages of a Battle; the first three and the last are windows too
CARDS: Final = 1
AFTER: Final = 2
LOSSES: Final = 3
WITHDRAWAL: Final = 4
STAGES: Final[list[str]] = ["before", "cards", "after", "losses", "withdrawal"]
BOTH: Final = 3  # bits of both sides


def fight(s: Hellas, attacker: int, defender: int, region: int, origins: int) -> None:
    """Pushes a Battle. ``origins`` (bits) are the Regions to which the attacker may go back (LH-109, LH-110): none for
    Hoplites that were recruited there (LH-342). After it control of the Region has been tested (LH-112)."""
    battle = Battle()
    battle.region = region
    battle.attacker = attacker
    battle.defender = defender
    battle.origins = origins
    s.battles = [battle]
    s.tell("battle-begins", "LH-100", seat=attacker, other=defender, region=REGIONS[region])
    s.then(BattleWindow(BEFORE, attacker, 0, _order(s, battle)), BeginCards())
    for seat in _order(s, battle)[::-1]:  # Always Prepared, before all other effects
        run_due(s, own_scripts(s, seat, BATTLE_START), seat)


def _order(s: Hellas, battle: Battle) -> tuple[int, int]:
    """The side of the active player first; the attacker's, if the active player takes no part (LH-044, LH-371)."""
    if s.turn == battle.defender:
        return battle.defender, battle.attacker
    return battle.attacker, battle.defender


def run_due(s: Hellas, scripts: list[Script], seat: int) -> None:
    """The texts whose conditions hold are carried out next, in their order; standing ones are looked up instead."""
    battle = s.battle()
    for script in scripts[::-1]:
        if not isinstance(script.operation(), Standing) and unusable(s, seat, script) is None:
            run_text(s, script, seat, battle.foe(seat), battle.region)


# -- texts that answer ------------------------------------------------------------------------------------------------


class BattleWindow(Window[Hellas]):
    """Before the Battle, after the comparison, or after a lost one: texts are used in any order (LH-337, LH-371)."""

    again: ClassVar[bool] = True

    def might_answer(self, s: Hellas, seat: int) -> bool:
        return bool(answers(s, seat, self.event))

    def question(self, s: Hellas, seat: int) -> "UseInBattle":
        return UseInBattle(seat, self.event)


class CardWindow(BattleWindow):
    """After each Combat card: Master Plan, once for each card (LH-389)."""

    again: ClassVar[bool] = False


def answers(s: Hellas, seat: int, event: int) -> list[Script]:
    """The texts that the seat can use now; each once per Battle (LH-371), for a card once per card."""
    battle = s.battle()
    region = battle.region
    if event == BEFORE:
        if not s.army(battle.attacker, region) or not s.army(battle.defender, region):
            return []  # LH-102
        defends = (BEFORE_DEFENDING,) if seat == battle.defender else ()
        return usable(s, seat, (BEFORE_BATTLE, BEFORE_BATTLE_OR_HUNT, *defends), battle.used[battle.side(seat)])
    if event == CARDS:
        return usable(s, seat, (CARD_PLAYED,))
    return usable(s, seat, (AFTER_BATTLE if event == AFTER else LOST_CITY,), battle.used[battle.side(seat)])


def use_in_battle(s: Hellas, seat: int, script: Script) -> None:
    battle = s.battle()
    battle.used[battle.side(seat)] |= 1 << script.source - ARTIFACT
    use(s, seat, script, battle.foe(seat), battle.region)


@step
class UseInBattle(UseText):
    """Which text does the seat use, if any? (LH-371)"""

    event: int
    clause: ClassVar[str] = "LH-371"
    kinds: ClassVar[tuple[range, ...]] = (span("pass"), span("artifact"), span("blessing"), span("ability"))
    passing: ClassVar[int] = PASS

    def scripts(self, s: Hellas) -> list[Script]:
        return answers(s, self.seat, self.event)

    def used(self, s: Hellas, script: Script) -> None:
        use_in_battle(s, self.seat, script)


# -- cards ------------------------------------------------------------------------------------------------------------


class BeginCards(Step[Hellas]):
    """The effects before the Battle are over; if a side has no Hoplite left there is none (LH-102)."""

    def run(self, s: Hellas) -> None:
        battle = s.battle()
        region = battle.region
        s.saves = 0
        if not s.army(battle.attacker, region) or not s.army(battle.defender, region):
            s.tell("no-battle", "LH-102", region=REGIONS[region])
            s.then(EndBattle())
            return
        battle.stage = CARDS
        s.then(NextCard())


class NextCard(Step[Hellas]):
    """Starting with the defender and alternating, each side plays a card or passes, until both have passed (LH-103)."""

    def run(self, s: Hellas) -> None:
        battle = s.battle()
        if battle.closed:
            s.then(Compare())
            return
        while battle.passed != BOTH:
            side = battle.turn
            if not battle.passed >> side & 1:
                seat = battle.seat(side)
                if can_play(s, battle, side) and (s.hand(seat) or asides(s, seat)):
                    s.then(PlayOrPass(seat), self)
                    return
                battle.passed |= 1 << side
            battle.turn = 1 - side
        s.then(Compare())
        for side in (ATTACKER, DEFENDER):  # the last one pushed is asked first; nobody but the holder of Bluff is
            seat = battle.seat(side)
            if own_scripts(s, seat, BOTH_PASSED) and can_play(s, battle, side) and s.hand(seat):
                s.then(ExtraCard(seat))


def can_play(s: Hellas, battle: Battle, side: int) -> bool:
    """Whether the side may still play cards, whatever it holds: it has Hoplites (LH-345) and is not limited."""
    if not s.army(battle.seat(side), battle.region):
        return False
    return len(s.cards.content[PLAYED + side]) < most_cards(s, battle, side)


def playable(s: Hellas, seat: int, design: int) -> bool:
    """The Casualty symbols of all cards played must not exceed the side's Hoplites (LH-104)."""
    battle = s.battle()
    side = battle.side(seat)
    return casualties(s, battle, side, design) <= s.army(seat, battle.region)


def playable_cards(s: Hellas, seat: int) -> list[int]:
    """The moves that play a card of the hand; what counts so far is looked up once."""
    battle = s.battle()
    side = battle.side(seat)
    so_far, next_counts = counted(s, battle, side)
    room = s.army(seat, battle.region) - so_far
    symbols = s.box.casualties
    return [PLAY + design for design in designs(s, seat) if (symbols[design] if next_counts else 0) <= room]


def card_refusal(s: Hellas, seat: int, design: int) -> Refusal | None:
    """Why the seat cannot play a card of this design; who may play none at all is not asked (LH-345, LH-387)."""
    if card_of(s, seat, design) < 0:
        return no("LH-103", "not-in-hand", remedy="choose-own-card", card=COMBAT[design])
    if not playable(s, seat, design):
        return no("LH-104", "too-many-casualties", remedy="play-another-card", card=COMBAT[design])
    return None


def play_card(s: Hellas, seat: int, design: int) -> None:
    """A Combat card lies face up, its tactic text works at once (LH-103), then Master Plan may raise it."""
    battle = s.battle()
    side = battle.side(seat)
    s.cards.move(card_of(s, seat, design), HAND + seat, PLAYED + side)
    s.reveal("card-played", "LH-103", seat=seat, card=COMBAT[design])
    battle.values[side] += printed_value(s, battle, side)
    s.then(CardWindow(CARDS, seat, 0, (seat,)))
    run_due(s, [script for script in texts(s).of[PLAYED_CARD + design] if script.moment == PLAYED_TEXT], seat)


def printed_value(s: Hellas, battle: Battle, side: int) -> int:
    """Of the card just played: nothing, if it is the first one and Leonidas cancels it (LH-387)."""
    cards = s.cards.content[PLAYED + side]
    if len(cards) == 1 and any(isinstance(op, CancelFirstCardValue) for op in standing(s, battle, 1 - side)):
        return 0
    return s.box.combat_value[DESIGN[cards[-1]]]


def asides(s: Hellas, seat: int) -> list[Script]:
    """Texts that can be used before each decision: Battle Prayer (LH-352), the Eye of the Graeae."""
    return usable(s, seat, (ANY_TIME, IN_BATTLE))


class PlayOrPass(Prompt[Hellas]):
    """Does the side play a Combat card, or pass for good? (LH-103)"""

    clause: ClassVar[str] = "LH-103"
    kinds: ClassVar[tuple[range, ...]] = (span("pass"), span("artifact"), span("blessing"), span("play"))
    passing: ClassVar[int] = PASS

    def check(self, s: Hellas, move: int) -> Refusal | None:
        if move == PASS:
            return None
        if move >= PLAY:
            return card_refusal(s, self.seat, move - PLAY)
        if by_move(asides(s, self.seat), move) is None:
            return no("LH-352", "no-such-text", remedy="use-another")
        return None

    def hides(self, s: Hellas) -> bool:
        return bool(s.hand(self.seat))

    def tempting(self, s: Hellas) -> list[int]:
        return [PLAY + design for design in designs(s, self.seat)]

    def options(self, s: Hellas) -> list[int]:
        return [PASS, *moves_of(asides(s, self.seat)), *playable_cards(s, self.seat)]

    def take(self, s: Hellas, move: int) -> None:
        battle = s.battle()
        if PASS < move < PLAY:
            s.then(self)
            script = by_move(asides(s, self.seat), move)
            assert script is not None
            use_in_battle(s, self.seat, script)
            return
        side = battle.side(self.seat)
        battle.turn = 1 - side
        if move == PASS:
            battle.passed |= 1 << side
            s.tell("battle-passed", "LH-103", seat=self.seat)
        else:
            play_card(s, self.seat, move - PLAY)


class ExtraCard(Prompt[Hellas]):
    """One more card although both have passed? (Bluff)"""

    clause: ClassVar[str] = "LH-103"
    kinds: ClassVar[tuple[range, ...]] = (span("pass"), span("play"))
    passing: ClassVar[int] = PASS

    def check(self, s: Hellas, move: int) -> Refusal | None:
        return None if move == PASS else card_refusal(s, self.seat, move - PLAY)

    def hides(self, s: Hellas) -> bool:
        return True

    def take(self, s: Hellas, move: int) -> None:
        if move != PASS:
            play_card(s, self.seat, move - PLAY)


# -- the comparison and what follows ----------------------------------------------------------------------------------


class Compare(Step[Hellas]):
    """The higher Army Strength wins; a tie goes to the defender (LH-105)."""

    def run(self, s: Hellas) -> None:
        battle = s.battle()
        if battle.winner < 0:
            ours = strength(s, battle, ATTACKER)
            theirs = strength(s, battle, DEFENDER)
            battle.winner = ATTACKER if ours > theirs else DEFENDER
            s.tell(
                "battle-decided",
                "LH-105",
                winner=battle.seat(battle.winner),
                loser=battle.seat(1 - battle.winner),
                region=REGIONS[battle.region],
                strength=max(ours, theirs),
                against=min(ours, theirs),
            )
        battle.stage = AFTER
        s.saves = 0
        s.then(BattleWindow(AFTER, battle.attacker, 0, _order(s, battle)), Casualties())


class Casualties(Step[Hellas]):
    """Each side loses as many Hoplites as the Casualty symbols on its cards (LH-107), as many as it has (LH-345)."""

    def run(self, s: Hellas) -> None:
        battle = s.battle()
        battle.stage = LOSSES
        s.then(Defeat())
        if battle.winner == ATTACKER and CITY >> battle.region & 1:  # the Palladium helps a defender there (LH-368)
            s.then(BattleWindow(LOSSES, battle.defender, 0, (battle.defender,)))
        for side in (DEFENDER, ATTACKER):
            if side != battle.fled:
                s.then(Lose(battle.seat(side), battle.region, casualties(s, battle, side, -1)))


class Defeat(Step[Hellas]):
    """The loser loses one more Hoplite and withdraws (LH-108); the Palladium turns that round (LH-368)."""

    def run(self, s: Hellas) -> None:
        battle = s.battle()
        battle.stage = WITHDRAWAL
        side = battle.winner if battle.repelled else 1 - battle.winner
        s.then(Leave(side), Rewards(), EndBattle())
        if not battle.repelled and side != battle.fled:
            s.then(Lose(battle.seat(side), battle.region, losses(s, battle.winner, -1)))


@step
class Leave(Step[Hellas]):
    """A side withdraws what it has left; Hoplites that were recruited into the Battle have nowhere to go (LH-342)."""

    side: int

    def run(self, s: Hellas) -> None:
        battle = s.battle()
        seat = battle.seat(self.side)
        if self.side == DEFENDER:
            s.then(Withdraw(seat, battle.region, 0))
        elif battle.origins:
            s.then(Withdraw(seat, battle.region, battle.origins))
        else:
            kill(s, seat, battle.region, s.army(seat, battle.region), "LH-109")


class Rewards(Step[Hellas]):
    """What the winner's texts give after a Battle he won: his Blessings, then the cards he played."""

    def run(self, s: Hellas) -> None:
        battle = s.battle()
        seat = battle.seat(battle.winner)
        scripts = [*own_scripts(s, seat, WON)]
        for card in s.cards.content[PLAYED + battle.winner]:
            scripts += [script for script in texts(s).of[PLAYED_CARD + DESIGN[card]] if script.moment == WON]
        run_due(s, scripts, seat)


class EndBattle(Step[Hellas]):
    """Played cards are discarded (LH-114); the winner takes the Region as chapter 4 says (LH-032, LH-112)."""

    def run(self, s: Hellas) -> None:
        region = s.battle().region
        s.cards.move_all([PLAYED, PLAYED + 1], DISCARD)
        s.battles = []
        s.saves = 0
        settle(s, region)
