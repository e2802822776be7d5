"""Changes of the rules since version 1, oldest first: tables and records that began before one go on without it.

What asks for one says ``s.amended(ALL_SYMBOLS_COUNT)`` (docs/adr/0017).
"""

from typing import Final

ALL_SYMBOLS_COUNT: Final = 1  # attacks of Kronos count the symbols of his Broken Chains too (LH-277)
CHAINS_WITHIN_ACTIONS: Final = 2  # the active parts of Chains are used within an Action too (LH-263)
TROPHIES_ARE_TAKEN: Final = 3  # neither the Blessing of a kill nor the trophy of a mark is declined (LH-397)
ALLIES_MAY_USURP: Final = 4  # Usurp takes an ally's Region too (LH-289)

AMENDMENTS: Final = ("all-symbols-count", "chains-within-actions", "trophies-are-taken", "allies-may-usurp")
