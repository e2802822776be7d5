"""The Oracle: one line on why a question matters, the first time it is asked.

The line of a kind of question is the sentence ``oracle-<kind>`` in ``i18n/<language>/oracle-<game>.ftl``. It may name
what the question names, and what a saying adds: the numbers that are at stake, read from the asked seat's own view and
from nothing else, so that no line tells a secret. A game puts its ``SAYINGS`` by kind of question into its module
``sayings``, each giving parameters by the names of its speech; a kind that needs none has none.
"""

from collections.abc import Callable
from typing import Any

from theogony.kernel.state import Json

Saying = Callable[[Any, Json, Any], Json]  # of the seat's view, what the question names and the box
