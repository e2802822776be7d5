"""What the answers to a question would set off, told with them to whoever is asked.

A game that has more to tell than its views do puts ``FORETOLD`` by kind of question into its module ``foretold``: of a
position and its open prompt, by move, data in a shape of its own (``shapes.py``). It lets the rules carry the thing out
on a copy, so that no rule is told twice, and says what is certain for the seat: nothing that hangs on chance, on what
is hidden or on an answer. It is asked for where somebody reads it: no view holds it, and no bot pays for it.
"""

from collections.abc import Callable
from typing import Any

from theogony.kernel.state import Json

Foretelling = Callable[[Any, Any], dict[int, Json]]  # of the position and the open prompt
