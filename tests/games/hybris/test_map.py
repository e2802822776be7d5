"""The drawn world has the places, spaces and printed Links of the box."""

from pathlib import Path

from theogony.games.hybris import content
from theogony.server import maps

DRAWN = maps.read(Path(content.__file__).parent / "content" / "map.yaml").boards[0]


def of_kind(kind: str) -> dict[str, str]:
    return {place.id: place.group for place in DRAWN.places if place.kind == kind}


def test_every_location_slot_city_and_space_is_drawn_where_it_belongs() -> None:
    assert sorted(of_kind("location")) == sorted(content.LOCATIONS)
    assert of_kind("slot") == {slot["id"]: slot["location"] for slot in content.entries("slots")}
    assert of_kind("illustration") == {f"{name}_illustration": name for name in content.LOCATIONS[: content.BOARDS]}
    assert sorted(of_kind("city")) == sorted(content.CITIES)
    assert of_kind("space") == {space["id"]: space["city"] for space in content.entries("tech_spaces")}


def test_the_printed_links_are_drawn() -> None:
    printed = {frozenset(pair["between"]) for pair in content.entries("adjacency") if pair["kind"] == "link"}
    assert {frozenset(route.ends) for route in DRAWN.routes} == printed


def test_workshop_factory_and_quests_have_three_spaces_each() -> None:
    assert [len(of_kind(kind)) for kind in ("workshop", "factory", "quest", "well")] == [3, 3, content.QUEST_ZONES, 1]
