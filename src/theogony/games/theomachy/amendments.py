"""Changes of the rules since version 1, oldest first: tables and records that began before one go on without it.

What asks for one says ``s.amended(PREREQUISITES_ALONE)`` (docs/adr/0017).
"""

from typing import Final

PREREQUISITES_ALONE: Final = 1  # a card may be played though its text finds nothing to do (TH-122)
TOP_COPY_FIRST: Final = 2  # of equal cards the one on top of the discards is taken back, as all can see (TH-226)
BLOCKS: Final = 3  # cards that are discarded together are laid down as a block, only the top one is seen (TH-227)

AMENDMENTS: Final = ("prerequisites-alone", "top-copy-first", "blocks")
