"""Changes of the rules since version 1, oldest first: tables and records that began before one go on without it.

What asks for one says ``s.amended(UNPAID_STAYS)`` (docs/adr/0017).
"""

from typing import Final

UNPAID_STAYS: Final = 1  # a Concept card that nobody can pay for on passing is not Obliterated (HY-345)
STEP_ZERO_FIRST: Final = 2  # Aegis and place are tested after the Concept card of step 0 (HY-436)
OLYMPIAN_USED: Final = 3  # alone the Focus brings nothing by a Pillar that only passing turns (HY-419)
HOME_AGAIN: Final = 4  # an Olympian sent home by a Blocked token may be activated again (HY-330)
COMBATS_FOLLOW: Final = 5  # a Combat that an Avatar card starts comes right after the one under way (HY-370)
CLAIMED_FIRST: Final = 6  # the Contester has the reward that he claims before who deploys has the others (HY-231)
SHORT_TOGETHER: Final = 7  # several who fall short of one effect lose their Greatness together (HY-051)

AMENDMENTS: Final = (
    "unpaid-stays", "step-zero-first", "olympian-used", "home-again", "combats-follow", "claimed-first",
    "short-together",
)  # fmt: skip
