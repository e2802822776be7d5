"""Changes of the rules since version 1, oldest first: tables and records that began before one go on without it.

What asks for one says ``s.amended(TWINS_GIVE_LAST)`` (docs/adr/0017).
"""

from typing import Final

TWINS_GIVE_LAST: Final = 1  # the reward of the Twins comes after the result, not before it (DF-127)
NAMED_THEN_ORDERED: Final = 2  # beside a Shield or Chaos a choice is named first, and the order is free (DF-079)
TWINS_OF_THE_LEFT_HAND: Final = 3  # the own roll under the Left Hand is a blessing for the Twins too (DF-129)
WOOD_NYMPH_ORDERS: Final = 4  # the purchase of the Wood Nymph is compulsory, as all orders are (DF-068, DF-155)
GOLD_STORED_ONCE: Final = 5  # gold of both faces is one decision, and none is lost while a card has room (DF-331)
ORDER_WHERE_IT_COUNTS: Final = 6  # two faces that come to the same either way are applied without a question (DF-332)
NO_GAIN_IN_VAIN: Final = 7  # what would all be lost is not offered beside what is not (DF-333)

AMENDMENTS: Final = (
    "twins-give-last",
    "named-then-ordered",
    "twins-of-the-left-hand",
    "wood-nymph-orders",
    "gold-stored-once",
    "order-where-it-counts",
    "no-gain-in-vain",
)
