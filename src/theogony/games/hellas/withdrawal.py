"""Withdrawal. -- LH-109 to LH-111, LH-270, LH-343

ENTRY POINT for whoever writes the Battle; usurp.py pushes ``Withdraw`` too.
"""

from theogony.games.hellas.state import Hellas
from theogony.kernel.fields import step
from theogony.kernel.step import Step


@step
class Withdraw(Step[Hellas]):
    """All Hoplites of the seat in this Region go together to one refuge, or die.

    ``origins`` (bits) are the Regions an attacker may go back to; 0: a defender, who goes to a neighbouring Region
    without enemy Hoplites and without an enemy Control Token, as its owner chooses.
    """

    seat: int
    region: int
    origins: int

    def run(self, s: Hellas) -> None:
        raise NotImplementedError("chapter 9")
