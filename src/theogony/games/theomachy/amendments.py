"""Changes of the rules since version 1, oldest first: tables and records that began before one go on without it.

What asks for one says ``s.amended(PREREQUISITES_ALONE)`` (docs/adr/0017).
"""

from typing import Final

PREREQUISITES_ALONE: Final = 1  # a card may be played though its text finds nothing to do (TH-122)

AMENDMENTS: Final = ("prerequisites-alone",)
