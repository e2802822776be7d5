"""What is foretold of Concept cards, Avatars and Pillars is what really happens: each is carried out, whatever is
answered and drawn, and the views before and after are compared with what was said (HY-073, HY-095, HY-116, HY-299)."""

import re
from collections.abc import Callable, Iterator
from typing import Any, cast

import pytest

from tests.games.hybris.chronos import against, face_up, on
from tests.games.hybris.play import begin, endow
from tests.games.hybris.table import Pause, Play, covers, given
from tests.games.play import walk
from theogony.analysis import foretold
from theogony.games.hybris.chronos.phases import ChooseFocus, Damn
from theogony.games.hybris.chronos.turn import ChronosTurn, PassAtConcept, ResolveConcept
from theogony.games.hybris.content import (
    AVATARS,
    CHAINED,
    CONCEPT_CARDS,
    CONCEPT_OF,
    CONCEPTS,
    PIECES,
    PILLARS,
    entries,
)
from theogony.games.hybris.game import GAME
from theogony.games.hybris.layout import HybrisLayout
from theogony.games.hybris.moves import PASS
from theogony.games.hybris.pillars import LowerHalf, PillarMoment, TakePillar, UseUpper
from theogony.games.hybris.shapes import ForetoldView, HybrisView
from theogony.games.hybris.state import Hybris
from theogony.games.hybris.texts import UPPER, run_source
from theogony.games.hybris.turn import TakeTurn
from theogony.games.hybris.zones import COLISEUM_DECK, COLISEUM_DISCARD, PREMONITION_DECK, PREMONITION_DISCARD
from theogony.i18n import Texts
from theogony.kernel.rng import Rng
from theogony.kernel.step import Prompt, Step
from theogony.server.pictures import options

Numbers = dict[tuple[str, int, str], int]
Thing = Step[Any] | Callable[[Hybris], None]
COURSES = 6  # ways in which a thing goes on, by chance
OTHERWISE = {"follower": "followers", "prayer": "prayers", "cards": "hand", "shackle": "shackles"}  # in a view
BOARD = ("vp", "follower", "aegis", "prayer", "chains", "intensity")


def seen(s: Hybris) -> Numbers:
    """The numbers on the table, as a view says them."""
    view = cast(HybrisView, s.view(-1))
    found: Numbers = {("well", -1, ""): view["well"]}
    found |= {("oracle", -1, ""): view["premonition_deck"], ("coliseum", -1, ""): view["coliseum_deck"]}
    for seat, player in enumerate(cast(list[Any], view["players"])):
        for what, name in (
            ("follower", "followers"),
            ("prayer", "prayers"),
            ("cards", "hand"),
            ("shackle", "shackles"),
        ):
            found[what, seat, ""] = player[name]
        for what in ("vp", "aegis", "kindness", "determination", "greatness"):
            found[what, seat, ""] = player[what]
    chronos = view["chronos"]
    if chronos is None:
        return found
    found["vp", -1, ""] = chronos["vp"]
    for tile, concept in zip(chronos["tiles"], ("ananke", "kratos"), strict=True):
        found["intensity", -1, concept] = tile["intensity"]
    for one in chronos["concepts"]:
        if "chains" in one:
            found["chains", -1, one["id"]] = one["chains"]
            for what in one["gain"]:
                if what != "vp":
                    found[what, -1, ""] = one["resources"]
    return found


def courses(s: Hybris, thing: Thing, most: int) -> Iterator[tuple[Numbers, int]]:
    """The numbers when the thing is done, or a Combat has begun, and how many questions came before: -1 of a Combat."""
    for seed in range(COURSES):
        new, rng, asked = s.clone(), Rng(seed), 0
        new.rng = Rng(f"chance {seed}")
        new.agenda = [Pause(0)]
        if isinstance(thing, Step):
            new.then(thing)
        else:
            thing(new)
        while new.result is None and not new.fights and not isinstance(new.agenda[-1], Pause):
            if not new.agenda[-1].comes_up(new):
                continue
            if asked == most:
                break
            prompt = new.prompts()[0]
            options = prompt.options(new)
            new.agenda.pop()
            prompt.take(new, options[rng.below(len(options))])
            asked += 1
        new.then(Pause(0))  # a view asks for a question
        yield seen(new), -1 if new.fights else asked


def holds(s: Hybris, told: list[Any], thing: Thing, most: int = 1000) -> None:
    """Whatever is answered, what was told has come true; and where nothing is asked it was all."""
    before = seen(s)
    said = {(one["what"], one["seat"], one["concept"]): one["after"] for one in told}
    assert all(before[one["what"], one["seat"], one["concept"]] == one["before"] != one["after"] for one in told)
    for after, asked in courses(s, thing, most):
        changed = {key: number for key, number in after.items() if number != before[key]}
        assert said.items() <= changed.items()
        assert asked or changed == said


def answers(s: Hybris, prompt: Prompt[Any]) -> dict[str, ForetoldView]:
    found = cast(dict[int, ForetoldView], foretold.told(GAME, s, prompt))
    return {GAME.moves.text(move): told for move, told in found.items()}


# -- positions --------------------------------------------------------------------------------------------------------

HAND = ["common_fury", "common_ruse"]
HEROES = {"hero_1": "reserve", "hero_3": "forge_1", "prophet_1": "athens"}
GOODS = {"follower": 3, "aegis": 3, "prayer": 3, "vp": 5, "kindness": 3}


def plenty(seats: int) -> Play:
    t = against(seats, goods=dict.fromkeys(range(seats), GOODS), hands={0: HAND, 1: HAND}, at={0: HEROES})
    t.s.titan().chains = [3, 3, 3, 3]
    return t


def want(seats: int) -> Play:
    """Nobody has anything, the last Chains are off, and the Well is about to overflow on two Temples."""
    t = against(seats, greatness=range(4, 4 - seats, -1), well=8, temples={0: ["elis", "argos"]}, hands={0: HAND[:1]})
    t.s.titan().chains = [1, 0, 1, 0]
    return t


def full(seats: int) -> Play:
    """Chronos has no room left, his Avatars stand in Cities, slots are Blocked, and the decks run out."""
    t = against(
        seats,
        goods={seat: {"follower": 9, "vp": 9} for seat in range(seats)},
        at={0: HEROES},
        greatness=range(1, seats + 1),
    )
    titan = t.s.titan()
    titan.resources, titan.chains = [3, 3, 3, 0], [5, 4, 1, 2]
    titan.avatar_at = [1, 3, -1]
    t.s.blocked = 0b1011
    for player in t.s.players:
        player.shackles = 2
    for deck, discard in ((COLISEUM_DECK, COLISEUM_DISCARD), (PREMONITION_DECK, PREMONITION_DISCARD)):
        t.s.cards.move_some(list(t.s.cards.content[deck])[2:], deck, discard)
    return t


def named(seats: int) -> Play:
    """Olympians whom cards name, among the others."""
    olympians = ("apollo", "hades", "hermes", "zeus")[:seats]
    return against(
        seats, olympians=olympians, goods=dict.fromkeys(range(seats), GOODS), hands={0: HAND, 1: HAND}, at={0: HEROES}
    )


POSITIONS = [plenty, want, full, named]
in_positions = pytest.mark.parametrize("seats", [1, 3])
everywhere = pytest.mark.parametrize("position", POSITIONS)
every_card = pytest.mark.parametrize("name", CONCEPT_CARDS)


def concept_of(name: str) -> int:
    return CONCEPT_OF[CONCEPT_CARDS.index(name)]


def at_card(position: Callable[[int], Play], seats: int, name: str) -> Play:
    """The card lies face up, and seat 0 has its token there."""
    t = face_up(on(position(seats)), name)
    t.s.titan().focus[concept_of(name)] = 0
    t.s.turn = 0
    return t


# -- Concept cards ----------------------------------------------------------------------------------------------------


@covers("HY-095", "HY-135", "HY-337", "HY-345")
@every_card
@in_positions
@everywhere
def test_every_card_does_what_is_foretold_before_a_turn(position: Callable[[int], Play], seats: int, name: str) -> None:
    t = at_card(position, seats, name)
    before = t.s.dump()
    told = answers(t.s, TakeTurn(0))
    holds(t.s, told["pass"]["changes"], lambda new: TakeTurn(0).take(new, PASS))
    assert told["pass"]["card"] == name and t.s.dump() == before
    card = next(card for card in entries("concept_cards") if card["id"] == name)
    assert told["pass"]["price"] == {op["what"]: op["n"] for op in card["cost"]}
    paid = all(t.has(0, what) >= number for what, number in told["pass"]["price"].items())
    assert told["pass"].get("unpaid", 0) == int(not paid)
    for character in ("olympian", "hero_1", "prophet_1"):
        kind = re.sub(r"_\d", "", character)
        due = kind in card["bar"] or (not card["bar"] and paid)
        might = f"activate {character}" in [GAME.moves.text(move) for move in TakeTurn(0).options(t.s)]
        chosen = {key: value for key, value in told["pass"].items() if key != "pillars"}
        chosen |= {} if card["bar"] else {"may": 1}
        assert told.get(f"activate {character}") == (chosen if due and might else None)


@covers("HY-342", "HY-344", "HY-345")
@every_card
@in_positions
@everywhere
def test_every_card_does_what_is_foretold_where_it_is_chosen(
    position: Callable[[int], Play], seats: int, name: str
) -> None:
    t = face_up(on(position(seats)), name)
    t.s.titan().chains[CHAINED.index(concept_of(name))] = 0  # a track asks for most
    for player in t.s.players:
        player.goods[1:3] = [min(2, number) for number in player.goods[1:3]]
    t.step(ChronosTurn(concept_of(name)))
    if t.asked()[1] != "ChooseEvil":
        return  # all is as the track asks
    prompt = t.s.prompts()[0]
    told = answers(t.s, prompt)
    moves = set(t.options(prompt.seat)) - {"accept"}
    assert told.keys() == moves
    main = GAME.moves.parse("main")
    if "main" in moves:
        assert told["main"]["card"] == name
        holds(t.s, told["main"]["changes"], lambda new: prompt.take(new, main))


@covers("HY-345")
@pytest.mark.parametrize("name", [card["id"] for card in entries("concept_cards") if card["cost"]])
@in_positions
def test_every_card_with_a_price_does_what_is_foretold_where_that_is_asked_for(seats: int, name: str) -> None:
    t = at_card(plenty, seats, name)
    t.step(TakeTurn(0)).plays(0, "activate olympian")
    prompt = t.s.prompts()[0]
    assert isinstance(prompt, ResolveConcept)
    accept = GAME.moves.parse("accept")
    (told,) = answers(t.s, prompt).values()
    assert told["card"] == name and told["changes"]
    holds(t.s, told["changes"], lambda new: prompt.take(new, accept))
    t.s.players[0].goods = [0] * len(t.s.players[0].goods)
    assert answers(t.s, prompt) == {}


@covers("HY-345")
def test_who_pays_for_all_is_told_what_he_pays() -> None:
    t = on(face_up(against(3, turn=-1, goods={1: {"aegis": 4}, 2: {"aegis": 3}}), "concept_cosmos_5"))
    t.s.titan().chains[1] = 0
    t.step(ChronosTurn(CONCEPTS.index("cosmos")))
    assert answers(t.s, t.s.prompts()[0])["main"]["changes"] == [], "it is not known yet who will"
    t.plays(0, "main")
    (told,) = answers(t.s, t.s.prompts()[0]).values()
    assert told["changes"] == [{"what": "aegis", "seat": 1, "concept": "", "before": 4, "after": 1}]


@covers("HY-132", "HY-135")
def test_who_passes_is_told_what_comes_after_the_lower_half() -> None:
    """An unresolved Pillar gives its lower half before the card: the Aegis that Truce brings is there to be lost."""
    t = on(face_up(against(2, pillars={0: "pillar_truce"}), "concept_cosmos_6"), cosmos=0)
    told = answers(t.s, TakeTurn(0))
    both = {(one["what"], one["seat"]): one["after"] for one in told["activate olympian"]["changes"]}
    passing = {(one["what"], one["seat"]): one["after"] for one in told["pass"]["changes"]}
    assert ("aegis", 1) not in both and passing["aegis", 1] == 1
    assert told["pass"]["pillars"] == ["pillar_truce"] and "pillars" not in told["activate olympian"]
    holds(t.s, told["pass"]["changes"], lambda new: TakeTurn(0).take(new, PASS))


@covers("HY-127", "HY-132", "HY-345")
def test_what_a_lower_half_takes_cannot_pay_for_the_card() -> None:
    """The Prayer of Indoctrination makes the Well warn, which costs a Follower."""
    for well, unpaid in ((7, 0), (8, 1)):
        pillars = {0: "pillar_indoctrination"}
        t = against(2, pillars=pillars, well=well, goods={0: {"follower": 2}})
        t = on(face_up(t, "concept_anthropos_7"), anthropos=0)
        told = answers(t.s, TakeTurn(0))
        assert told["pass"].get("unpaid", 0) == unpaid and told["activate olympian"]["may"] == 1
        holds(t.s, told["pass"]["changes"], lambda new: TakeTurn(0).take(new, PASS))


@covers("HY-345", "HY-419")
def test_alone_a_pillar_that_passing_turns_brings_nothing_to_pay_with() -> None:
    """A lower half would bring Zeus the VP that he lacks."""
    t = against(
        1, olympians=("zeus",), pillars={0: "pillar_ascension"}, unlocked={0: range(1, 7)}, goods={0: {"vp": 3}}
    )
    told = answers(on(face_up(t, "concept_temnein_5"), temnein=0).s, TakeTurn(0))
    assert told["pass"].get("unpaid") == 1


@covers("HY-345")
def test_under_version_1_nothing_stays_that_cannot_be_paid_for() -> None:
    for version, kept in ((1, False), (GAME.version, True)):
        t = on(face_up(against(1, version=version), "concept_cosmos_5"), cosmos=0)
        assert ("pass" in answers(t.s, TakeTurn(0))) == kept


@covers("HY-048", "HY-337")
def test_what_follows_a_question_is_foretold_too() -> None:
    """Whichever cards are discarded, there are fewer; whichever slot is Blocked, Athena loses Aegis."""
    t = on(face_up(against(2, hands={0: HAND, 1: HAND}, olympians=("zeus", "ares")), "concept_gonos_6"), gonos=0)
    told = answers(t.s, TakeTurn(0))["pass"]["changes"]
    assert [(one["what"], one["seat"], one["before"], one["after"]) for one in told] == [
        ("cards", 0, 2, 0),
        ("cards", 1, 2, 1),
    ]
    u = on(face_up(against(2, goods={1: {"aegis": 2}}), "concept_cosmos_4"), cosmos=0)
    told = answers(u.s, TakeTurn(0))["pass"]["changes"]
    assert told == [{"what": "aegis", "seat": 1, "concept": "", "before": 2, "after": 1}]


@covers("HY-337")
def test_how_a_combat_ends_is_not_foretold() -> None:
    """Kronos comes to Elis, where a Hero stands; what he fights with lies in a deck."""
    t = on(face_up(against(1, at={0: {"hero_1": "elis"}}), "concept_cosmos_2"), cosmos=0)
    assert answers(t.s, TakeTurn(0))["pass"]["changes"] == []


@covers("HY-331")
def test_what_hangs_on_an_answer_is_not_foretold() -> None:
    """In the City of an Avatar a Chain breaks instead, of the players' choice."""
    t = on(face_up(against(1), "concept_anthropos_2"), anthropos=0)
    t.s.titan().avatar_at[0] = 2
    assert answers(t.s, TakeTurn(0))["pass"]["changes"] == []
    holds(t.s, [], PassAtConcept(0), most=0)


# -- Avatars ----------------------------------------------------------------------------------------------------------


@covers("HY-299", "HY-343")
@pytest.mark.parametrize("avatar", range(len(AVATARS)))
@in_positions
@everywhere
def test_every_avatar_does_what_is_foretold(position: Callable[[int], Play], seats: int, avatar: int) -> None:
    name = ("concept_anthropos_1", "concept_gonos_1", "concept_temnein_1")[avatar]
    t = face_up(on(position(seats)), name)
    t.s.titan().avatar_at = [-1, -1, -1]
    t.s.titan().chains[CHAINED.index(concept_of(name))] = 2
    for player in t.s.players:
        player.goods[2] = 0
    t.step(ChronosTurn(concept_of(name)))
    told = answers(t.s, t.s.prompts()[0])
    move = f"avatar {AVATARS[avatar]}"
    assert (move in told) == (move in t.options(t.asked()[0]))
    if move in told:
        holds(t.s, told[move]["changes"], Damn(avatar))


# -- Pillars ----------------------------------------------------------------------------------------------------------


def to_chronos(told: ForetoldView) -> bool:
    return all(one["seat"] == -1 and one["what"] in BOARD for one in told["changes"])


@covers("HY-073", "HY-074")
@pytest.mark.parametrize("pillar", PILLARS)
@in_positions
@everywhere
def test_taking_every_pillar_does_to_chronos_what_is_foretold(
    position: Callable[[int], Play], seats: int, pillar: str
) -> None:
    t = on(position(seats))
    for player in t.s.players:
        player.pillars = 0
    told = answers(t.s, TakePillar(0))
    assert list(told) == [f"pillar {name}" for name in PILLARS]
    one = told[f"pillar {pillar}"]
    assert to_chronos(one)
    holds(t.s, one["changes"], lambda new: TakePillar(0).take(new, GAME.moves.parse(f"pillar {pillar}")))


@covers("HY-116", "HY-117")
@pytest.mark.parametrize("concept", CONCEPTS)
@everywhere
def test_alone_every_focus_brings_chronos_what_is_foretold(position: Callable[[int], Play], concept: str) -> None:
    t = on(position(1), **{concept: 0})
    place = CONCEPTS.index(concept)
    t.s.players[0].pillars = 1 << place | 1 << (place + 1) % len(PILLARS)
    moment = answers(t.s, PillarMoment(0, 1))
    halves = answers(t.s, UseUpper(0, place))
    chosen = answers(t.s, ChooseFocus(0))[f"focus {concept}"]
    told = moment[f"pillar {PILLARS[place]}"]
    assert len(moment) == 2 and to_chronos(told)
    assert told["changes"] == halves["upper"]["changes"] == halves["lower"]["changes"] == chosen["changes"]
    holds(t.s, told["changes"], LowerHalf(0, place))


@covers("HY-112")
def test_beside_others_a_lower_half_tells_what_it_does_to_chronos() -> None:
    """The last Premonition is drawn by another player: the tile of Ananke turns."""
    t = on(against(2))
    symbolism = PILLARS.index("pillar_symbolism")
    assert answers(t.s, UseUpper(0, symbolism))["lower"] == {"changes": []}
    t.s.cards.move_some(list(t.s.cards.content[PREMONITION_DECK])[1:], PREMONITION_DECK, PREMONITION_DISCARD)
    told = answers(t.s, UseUpper(0, symbolism))["lower"]
    changed = {one["what"] + one["concept"]: one["after"] - one["before"] for one in told["changes"]}
    assert changed == {"vp": 2, "chainsgonos": -1, "chainstemnein": -1}
    assert answers(given(seats=2).s, UseUpper(0, symbolism))["lower"] == {"changes": []}


@covers("HY-111", "HY-118")
@pytest.mark.parametrize("pillar", PILLARS)
@everywhere
def test_every_upper_half_brings_what_is_foretold_before_it_asks(position: Callable[[int], Play], pillar: str) -> None:
    t = on(position(1), kratos=0)
    told = answers(t.s, UseUpper(0, PILLARS.index(pillar)))["upper"]
    holds(t.s, told["upper"], lambda new: run_source(new, UPPER + PILLARS.index(pillar), 0), most=0)


@covers("HY-118", "HY-119", "HY-237")
def test_ascension_is_foretold_with_technologies_and_links() -> None:
    most = 0
    for seed in range(6):
        s = endow(begin(2, {}, seed), 1, seed)
        view = cast(HybrisView, s.view(0))
        deployed = view["players"][0]["deployed"]
        own = [space for city in view["cities"] for space, tile in city["spaces"].items() if tile in deployed]
        links = sum(any(space in own for space in pair) for pair in view["connected"])
        told = answers(s, UseUpper(0, PILLARS.index("pillar_ascension")))["upper"]["upper"]
        gained = [one["after"] - one["before"] for one in told if (one["what"], one["seat"]) == ("vp", 0)]
        assert gained == [len(own) + links + (view["players"][0]["greatness"] == 1)]
        most = max(most, links)
    assert most


@covers("HY-061")
def test_the_pieces_that_an_upper_half_could_take_out_are_counted() -> None:
    t = given(seats=2)
    upgrades = cast(HybrisView, t.s.view(0))["players"][0]["upgrades"]
    temples, *people = [sum(one["pieces"].get(kind, 0) for one in upgrades) for kind in ("temple", "hero", "prophet")]
    told = answers(t.s, TakePillar(0))
    counted = {move.removeprefix("pillar pillar_"): one["pieces"] for move, one in told.items() if "pieces" in one}
    assert counted == {"symbolism": temples, "indoctrination": sum(people)} and all(counted.values())
    t.s.players[0].pieces = (0,) * len(t.s.players[0].pieces)
    assert answers(t.s, UseUpper(0, PILLARS.index("pillar_symbolism")))["upper"]["pieces"] == 0


@covers("HY-111", "HY-116")
def test_the_upper_half_comes_first_and_is_told_so() -> None:
    """The last Temple of Ares draws the last card of the Coliseum, which turns a tile before the Focus does."""
    t = on(against(1, olympians=("ares",), pillars={0: "pillar_symbolism"}), kratos=0)
    pieces = [0] * len(t.s.players[0].pieces)
    pieces[len(PIECES) * 5 + PIECES.index("temple")] = 1
    t.s.players[0].pieces = tuple(pieces)
    t.s.cards.move_some(list(t.s.cards.content[COLISEUM_DECK])[1:], COLISEUM_DECK, COLISEUM_DISCARD)
    prompt = UseUpper(0, PILLARS.index("pillar_symbolism"))
    told = answers(t.s, prompt)

    def intensity(changes: list[Any]) -> list[int]:
        return [one["after"] - one["before"] for one in changes if one["what"] == "intensity"]

    assert intensity(told["lower"]["changes"]) == [1] and intensity(told["upper"]["changes"]) == [2]
    both = answers(t.s, PillarMoment(0, 0))["pillar pillar_symbolism"]["changes"]
    assert intensity(both) == [], "it hangs on whether the upper half is used"
    holds(t.s, told["upper"]["changes"], lambda new: prompt.take(new, GAME.moves.parse("upper")))
    holds(t.s, told["lower"]["changes"], lambda new: prompt.take(new, GAME.moves.parse("lower")))


def spaced(said: str) -> str:
    return re.sub(r"\s", " ", said)


# -- in words ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("lang", "words"),
    [
        ("en", "Exodus: lose 2 Followers. Now: Ada 1 → 0 Followers · Ada, space of Greatness 1 → 2 · Ben, space of Gr"),
        ("fr", "Exode : perdez 2 Fidèles. Ici : Ada 1 → 0 Fidèle · Ada, case de Grandeur 1 → 2 · Ben, case de Gr"),
    ],
)
def test_a_terminal_says_it_too(lang: str, words: str) -> None:
    t = on(face_up(against(2, goods={0: {"follower": 1}}), "concept_anthropos_1"), anthropos=0)
    layout = HybrisLayout(Texts(lang, "hybris"), lang, ["Ada", "Ben"])
    said = layout.foretold(t.s.view(0), cast(Any, answers(t.s, TakeTurn(0))["pass"]))
    assert words in spaced(said)
    unpaid = on(face_up(against(1), "concept_cosmos_5"), cosmos=0)
    said = layout.foretold(unpaid.s.view(0), cast(Any, answers(unpaid.s, TakeTurn(0))["pass"]))
    assert re.search("The card .* stays face up: you cannot pay|La carte «.* » reste face visible", spaced(said))


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_terminal_says_when_and_at_what_price(lang: str) -> None:
    layout = HybrisLayout(Texts(lang, "hybris"), lang, ["Ada", "Ben"])

    def said(t: Play, prompt: Prompt[Any], move: str) -> str:
        return spaced(layout.foretold(t.s.view(0), cast(Any, answers(t.s, prompt)[move])))

    t = on(face_up(against(2, goods={0: {"follower": 3}, 1: {"follower": 3}}), "concept_anthropos_5"), anthropos=0)
    t.s.turn = 0
    assert re.search(
        "You may pay 3 Followers for|Vous pouvez payer 3 Fidèles pour", said(t, TakeTurn(0), "activate olympian")
    )
    assert re.search("at the price of 3 Followers|au prix de 3 Fidèles", said(t, TakeTurn(0), "pass"))
    alone = against(1)
    alone.s.titan().resources = [3, 3, 3, 0]
    focus = next(
        said(alone, ChooseFocus(0), m) for m, one in answers(alone.s, ChooseFocus(0)).items() if one["changes"]
    )
    assert re.search("^(The first Pillar you resolve|Le premier Pilier)", focus) and not re.search("Now|Ici", focus)
    p = on(face_up(against(2, pillars={0: "pillar_truce"}), "concept_cosmos_6"), cosmos=0)
    assert re.search(
        "^(First the lower half of Truce|D’abord la partie inférieure.*Trêve)", said(p, TakeTurn(0), "pass")
    )
    u = given(seats=2)
    assert re.search("Upper half|Partie supérieure", said(u, TakePillar(0), "pillar pillar_ambition"))
    assert re.search("left in your Upgrades|sur vos Améliorations", said(u, TakePillar(0), "pillar pillar_symbolism"))


@covers("HY-299")
def test_what_an_avatar_would_do_is_said_of_the_end_of_the_age() -> None:
    t = face_up(on(against(2, goods={0: {"follower": 1}})), "concept_anthropos_1")
    t.s.titan().chains[CHAINED.index(concept_of("concept_anthropos_1"))] = 2
    t.step(ChronosTurn(concept_of("concept_anthropos_1")))
    told = answers(t.s, t.s.prompts()[0])
    move = next(move for move in told if move.startswith("avatar"))
    assert told[move]["later"] == "age" and "later" not in told["main"]
    layout = HybrisLayout(Texts("en", "hybris"), "en", ["Ada", "Ben"])
    assert layout.foretold(t.s.view(0), cast(Any, told[move])).startswith("As things stand, at the end of the Age: ")


@pytest.mark.parametrize(
    ("lang", "words"),
    [
        ("en", ["Ben, Shackles", "Ada, cards", "Chains of Temnein", "Intensity of Kratos", "Prayer Well", "Chronos"]),
        ("fr", ["Ben, Entraves", "Ada, cartes", "Chaînes (Temnein)", "Intensité (Kratos)", "Puits de", "Chronos"]),
    ],
)
def test_a_terminal_says_of_every_number_whose_it_is(lang: str, words: list[str]) -> None:
    layout, view = HybrisLayout(Texts(lang, "hybris"), lang, ["Ada", "Ben"]), against(2).s.view(0)
    numbers = [("shackle", 1, ""), ("cards", 0, ""), ("chains", -1, "temnein"), ("intensity", -1, "kratos")]
    numbers += [("well", -1, ""), ("vp", -1, "")]
    for (what, seat, concept), name in zip(numbers, words, strict=True):
        one = {"what": what, "seat": seat, "concept": concept, "before": 3, "after": 1}
        assert re.search(rf": {re.escape(name)}[^·]* 3 → 1", layout.foretold(view, {"changes": [one]}))


@covers("HY-095")
def test_a_page_gets_it_with_the_options_that_set_it_off() -> None:
    t = on(face_up(against(2, goods={0: {"follower": 1}}), "concept_anthropos_1"), anthropos=0)
    prompt = TakeTurn(0)
    sent = options(GAME, t.s, prompt, prompt.options(t.s))
    assert [GAME.moves.parse(option["move"]) for option in sent] == prompt.options(t.s)
    told = {option["move"]: option["foretold"] for option in sent if "foretold" in option}
    assert told == answers(t.s, prompt) and 0 < len(told) < len(sent)


# -- in games ---------------------------------------------------------------------------------------------------------


def thing(prompt: Prompt[Any], move: str) -> Thing | None:
    """What is foretold of a move; None of one that is tried above alone."""
    kind, number = type(prompt).__name__, GAME.moves.parse(move)
    if kind == "TakeTurn" and move != "pass":
        return PassAtConcept(prompt.seat)
    if kind in ("TakeTurn", "TakePillar", "PayForAll", "ResolveConcept") or move == "main":
        return lambda new: prompt.take(new, number)
    return Damn(AVATARS.index(move.split()[1])) if kind == "ChooseEvil" else None


@pytest.mark.parametrize(("seats", "mode"), [(1, "chronos_solo"), (3, "chronos_coop")])
def test_in_games_by_chance_what_is_foretold_comes_true(seats: int, mode: str) -> None:
    looked = 0
    for seed in range(6):
        for s in walk(begin(seats, {"mode": mode}, seed), seed):
            for prompt in s.prompts()[:1]:
                for move, told in answers(s, prompt).items():
                    happens = thing(prompt, move)
                    if happens is not None:
                        holds(s, told["changes"], happens)
                        looked += 1
    assert looked > 200
