"""The Coliseum: Train, and fight its Heroes, who become allies. -- 9.5 (HY-183 to HY-191)"""

from typing import ClassVar

from theogony.games.hybris import combat
from theogony.games.hybris.content import ALLY, CHAMPIONS
from theogony.games.hybris.duel import ATTACKER, CHAMPION
from theogony.games.hybris.hands import draw_coliseum
from theogony.games.hybris.moves import CHALLENGE, span
from theogony.games.hybris.state import NOBODY, RESERVE, Hybris
from theogony.games.hybris.zones import COLISEUM_DECK, COLISEUM_DISCARD
from theogony.kernel.fields import step
from theogony.kernel.refusal import Refusal, no
from theogony.kernel.state import exchanged
from theogony.kernel.step import Prompt, Step


def can_train(s: Hybris) -> bool:
    """A card in the Coliseum deck or discard (HY-418)."""
    return bool(s.cards.content[COLISEUM_DECK] or s.cards.content[COLISEUM_DISCARD])


def train(s: Hybris, seat: int) -> None:
    """A Coliseum Conflict card comes into the hand (HY-185)."""
    draw_coliseum(s, seat, 1, "HY-185")


def can_fight(s: Hybris) -> bool:
    """A Coliseum Hero that is nobody's ally (HY-418)."""
    return NOBODY in s.champions


def fight(s: Hybris, seat: int, character: int) -> None:
    s.then(Challenge(seat, character))


@step
class Challenge(Prompt[Hybris]):
    """Which Coliseum Hero does the seat fight? (HY-186)"""

    character: int
    clause: ClassVar[str] = "HY-186"
    kinds: ClassVar[tuple[range, ...]] = (span("challenge"),)

    def check(self, s: Hybris, move: int) -> Refusal | None:
        if s.champions[move - CHALLENGE] != NOBODY:
            return no("HY-186", "champion-gone", remedy="choose-another", champion=CHAMPIONS[move - CHALLENGE])
        return None

    def take(self, s: Hybris, move: int) -> None:
        champion = move - CHALLENGE
        outcome = ChampionFought(self.seat, champion)
        begun = combat.fight_game(s, CHAMPION, self.seat, self.character, ATTACKER, champion, outcome)
        combat.face(s, begun, s.box.champions[champion])


@step
class ChampionFought(Step[Hybris]):
    """A beaten Coliseum Hero is an ally, usable from the next Age on (HY-187); he counts as a Hero (HY-188, HY-189)."""

    seat: int
    champion: int

    def run(self, s: Hybris) -> None:
        if s.fight().won(self.seat):
            player = s.players[self.seat]
            s.champions = exchanged(s.champions, self.champion, self.seat)
            player.at[ALLY + self.champion] = RESERVE
            player.spent |= 1 << ALLY + self.champion
            player.recruits |= 1 << ALLY + self.champion
            s.tell("ally-won", "HY-187", seat=self.seat, champion=CHAMPIONS[self.champion])
