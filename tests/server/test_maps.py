"""One form for the maps of all games: the games' own fit, and a wrong file says where it is wrong."""

from pathlib import Path
from typing import Any

import pytest
import yaml

from theogony import games
from theogony.games.godstorm import content
from theogony.server import library, maps

MAPPED = [name for name in games.names() if library.map_of(name) is not None]


def square(x: int) -> str:
    return f"M{x},0 {x + 10},0 {x + 10},10 {x},10Z"


def small() -> dict[str, Any]:
    """Two places, a route between them and a ridge."""
    return {
        "boards": [
            {
                "id": "sea",
                "frame": [0, 0, 20, 10],
                "places": [
                    {"id": "delos", "label": {"x": 5, "y": 2, "size": 3}, "token": [5, 5], "path": square(0)},
                    {"id": "naxos", "label": {"x": 15, "y": 2, "size": 3}, "token": [15, 5], "path": square(10)},
                ],
                "routes": [{"id": "ferry", "ends": ["delos", "naxos"], "path": "M5,5L15,5"}],
                "features": [{"kind": "ridge", "ends": ["delos", "naxos"], "marks": [[10, 5, 1]]}],
            }
        ]
    }


def written(folder: Path, data: object) -> Path:
    file = folder / "map.yaml"
    file.write_text(yaml.safe_dump(data), encoding="utf-8")
    return file


@pytest.mark.parametrize("name", MAPPED)
def test_the_map_of_a_game_fits_and_moves_name_its_places(name: str) -> None:
    drawn = library.map_of(name)
    assert drawn is not None
    moves = games.get(name).moves
    named = {word for index in range(len(moves)) for word in moves[index].args}
    assert named & drawn.places(), "moves name places of the map"


def test_godstorms_map_draws_the_places_and_routes_of_its_box() -> None:
    drawn = library.map_of("godstorm")
    assert drawn is not None
    assert set(content.PLACES) <= drawn.places()
    world = drawn.boards[0]
    assert {place.id: place.group for place in world.places} == {
        land["id"]: land["continent"] for land in content.entries("territories")
    }
    assert {frozenset(route.ends) for route in world.routes} == {
        frozenset(water["ends"]) for water in content.entries("water_connections")
    }


def test_a_small_map_is_read(tmp_path: Path) -> None:
    assert maps.read(written(tmp_path, small())).places() == {"delos", "naxos"}


@pytest.mark.parametrize(
    ("change", "where", "what"),
    [
        (lambda board: board["places"][1].pop("token"), "map.boards[sea].places[naxos].token", "Field required"),
        (lambda board: board["places"][0].update(tokn=[1, 1]), "places[delos].tokn", "not permitted"),
        (lambda board: board["places"][0].update(token=[5, "5"]), "places[delos].token[1]", "valid number, found '5'"),
        (lambda board: board["places"][0].update(path="M0,0 1,1Z"), "places[delos].path", "found 'M0,0 1,1Z'"),
        (lambda board: board["places"][0]["label"].update(size=0), "places[delos].label.size", "greater than 0"),
        (lambda board: board["places"][0].update(token=[50, 5]), "map.boards[sea]", "delos would stand outside"),
        (lambda board: board["routes"][0].update(ends=["delos", "paros"]), "map.boards[sea]", "ferry names paros"),
        (lambda board: board["features"][0].update(place="paros"), "map.boards[sea]", "names paros"),
        (lambda board: board["places"].append(board["places"][0]), ": map: ", "delos: an id that is there twice"),
        (lambda board: board.update(places=[]), "map.boards[sea].places", "at least 1 item"),
    ],
)
def test_a_wrong_map_says_where_and_what_was_expected(tmp_path: Path, change: Any, where: str, what: str) -> None:
    data = small()
    change(data["boards"][0])
    with pytest.raises(maps.BadMap) as wrong:
        maps.read(written(tmp_path, data))
    assert f"{tmp_path / 'map.yaml'}: " in str(wrong.value)
    assert where in str(wrong.value)
    assert what in str(wrong.value)


@pytest.mark.parametrize("text", ["", "boards: [", "- 1"])
def test_what_is_no_map_is_refused(tmp_path: Path, text: str) -> None:
    file = tmp_path / "map.yaml"
    file.write_text(text, encoding="utf-8")
    with pytest.raises(maps.BadMap, match=r"map\.yaml"):
        maps.read(file)
