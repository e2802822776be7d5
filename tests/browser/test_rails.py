"""Who sits at the table is seen without scrolling, on the screen of a small laptop too."""

import pytest

from tests.browser.house import House
from tests.browser.staged import Scene, at_scene

LAPTOP = (1280, 720)
# How far each seat reaches below the rail's visible part.
BELOW = """() => {
  const rail = document.querySelector('#seats').getBoundingClientRect();
  const seats = [...document.querySelectorAll('#seats [data-seat]')];
  return seats.map((one) => one.getBoundingClientRect().bottom - rail.bottom);
}"""


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize(
    ("game", "kind", "seats"),
    [
        ("godstorm", "Invade", 5),
        ("theomachy", "BettingTurn", 8),
        ("diceforge", "Act", 4),
        ("hellas", "TakeTurn", 4),
        ("hybris", "Plan", 4),
    ],
)
def test_every_seat_is_in_sight_on_a_laptop(house: House, game: str, kind: str, seats: int, lang: str) -> None:
    me = at_scene(house, Scene(game, kind, seats), LAPTOP, lang=lang)
    below = me.page.evaluate(BELOW)
    assert len(below) == seats
    assert max(below) <= 0
    me.picture(f"{game}-{lang}")
