"""Changes of the rules since version 1, oldest first: tables and records that began before one go on without it.

What asks for one says ``s.amended(TWINS_GIVE_LAST)`` (docs/adr/0017).
"""

from typing import Final

TWINS_GIVE_LAST: Final = 1  # the reward of the Twins comes after the result, not before it (DF-127)

AMENDMENTS: Final = ("twins-give-last",)
