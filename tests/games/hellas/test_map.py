"""The drawn map has the Regions, Lands and Sea Trails of the box."""

from pathlib import Path

from theogony.games.hellas import content
from theogony.server import maps

DRAWN = maps.read(Path(content.__file__).parent / "content" / "map.yaml").boards[0]


def test_the_map_draws_the_regions_of_each_land_and_the_sea_trails() -> None:
    assert {place.id: place.group for place in DRAWN.places} == {
        region["id"]: region["land"] for region in content.entries("regions")
    }
    assert {frozenset(route.ends) for route in DRAWN.routes} == {
        frozenset(trail["between"]) for trail in content.entries("sea_trails")
    }


def test_neighbours_by_land_share_points_of_their_rings() -> None:
    rings = {place.id: set(place.path.strip("MZ").split(" ")) for place in DRAWN.places}
    trails = {frozenset(trail["between"]) for trail in content.entries("sea_trails")}
    for region in content.entries("regions"):
        for other in rings.keys() - {region["id"]}:
            pair = frozenset((region["id"], other))
            touching = bool(rings[region["id"]] & rings[other])
            if other in region["neighbors"]:
                assert touching or pair in trails or pair == {"achaea", "locris"}, pair  # those meet at the strait
