"""Battle. -- chapter 9 (LH-100 to LH-114, LH-343 to LH-345, LH-366 to LH-371, LH-387)

ENTRY POINT for whoever writes the chapter; army.py calls it.
"""

from theogony.games.hellas.state import Hellas


def fight(s: Hellas, attacker: int, defender: int, region: int, origins: int) -> None:
    """Pushes a Battle. ``origins`` (bits) are the Regions to which the attacker may go back (LH-109, LH-110): none for
    Hoplites that were recruited there (LH-342). After it control of the Region has been tested (LH-112)."""
    raise NotImplementedError("chapter 9")
