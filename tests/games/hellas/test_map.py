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


def test_neighbours_by_land_and_no_others_share_points_of_their_rings() -> None:
    """Attica and Argolis do not (LH-002); Sea Trails join what does not touch."""
    rings = {place.id: set(place.path.strip("MZ").split(" ")) for place in DRAWN.places}
    trails = {frozenset(trail["between"]) for trail in content.entries("sea_trails")}
    for region in content.entries("regions"):
        for other in rings.keys() - {region["id"]}:
            pair = frozenset((region["id"], other))
            touching = bool(rings[region["id"]] & rings[other])
            assert touching == (other in region["neighbors"] and pair not in trails), pair
