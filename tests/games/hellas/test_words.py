"""The words of Hellas: every card says in both languages what it does, and every name has its grammar."""

import re
from collections import Counter
from collections.abc import Iterator

import pytest

from theogony.games.hellas.content import DATA, entries
from theogony.games.hellas.layout import HellasLayout
from theogony.games.hellas.speech import SPEECH
from theogony.i18n import FOLDER, LANGUAGES, Texts
from theogony.i18n.rulebook import rulebook
from theogony.kernel.speech import NUMBER, ONE, SEAT, TEXT

SENTENCES = ("effect", "evolution", "region_attack", "special_attack")
CARDS = (
    "combat_cards", "monster_attack_cards", "event_cards", "quests", "artifacts", "blessings", "temple_cards",
    "kronos_actions", "kronos_chains", "kronos_orders", "kronos_quests", "regular_actions", "special_actions",
    "combat_symbols", "attributes",
)  # fmt: skip
REGIONS = [("region", entry["id"]) for entry in entries("regions")]
LANDS = [("land", entry["id"]) for entry in entries("lands")]
BEINGS = [("monster", entry["id"]) for entry in entries("monsters")] + [("monster", "kronos")]
BEINGS += [("hero", entry["id"]) for entry in entries("heroes")]
MONUMENTS = [("monument", entry["id"]) for entry in entries("monuments")]
ATTRIBUTES = [("attribute", entry["id"]) for entry in entries("attributes")]
ATTRIBUTES += [("titan", entry["id"]) for entry in DATA["kronos"]["attributes"]]
SYMBOLS = [("symbol", entry["id"]) for entry in entries("combat_symbols")]
FORMS = [
    *((*name, ("the", "of", "in")) for name in REGIONS + LANDS + MONUMENTS + ATTRIBUTES),
    *((*name, ("the", "of", "to")) for name in BEINGS),
    *((*name, ("the", "of")) for name in SYMBOLS),
]
ASPIRATED = ("hache",)  # no elision before these


def mappings(node: object) -> Iterator[dict[str, object]]:
    """Every mapping of the components, however deep."""
    if isinstance(node, dict):
        yield node
        for inner in node.values():
            yield from mappings(inner)
    elif isinstance(node, list):
        for inner in node:
            yield from mappings(inner)


def sentences() -> list[tuple[str, str, str]]:
    """What is said, in English and in French, and by what."""
    components = {kind: value for kind, value in DATA.items() if kind != "effect_language"}
    return [
        (str(entry.get("id", "a part")), str(entry[key]), str(entry.get(f"{key}_fr", "")))
        for entry in mappings(components)
        for key in SENTENCES
        if isinstance(entry.get(key), str) and (key != "evolution" or "hardening" in entry)
    ]


def test_whatever_says_something_says_it_in_french_too() -> None:
    assert len(sentences()) > 240
    assert not [id for id, english, french in sentences() if not english or not french]
    assert not [entry["id"] for entry in mappings(DATA) if "name_en" in entry and not entry.get("name_fr")]


@pytest.mark.parametrize("kind", CARDS)
def test_every_card_has_a_text(kind: str) -> None:
    assert not [entry["id"] for entry in entries(kind) if not entry.get("effect") or not entry.get("effect_fr")]


def test_every_monster_and_every_hero_says_all_that_it_can() -> None:
    for monster in entries("monsters"):
        assert all(monster[f"{key}{lang}"] for key in SENTENCES[1:] for lang in ("", "_fr")), monster["id"]
    for hero in entries("heroes"):
        parts = (hero["bonus"], hero["ability"], hero["token"])
        assert all(part["effect"] and part["effect_fr"] for part in parts), hero["id"]


def test_both_languages_name_the_same_numbers() -> None:
    for id, english, french in sentences():
        assert Counter(re.findall(r"\d+", english)) == Counter(re.findall(r"\d+", french)), id


def test_both_ledgers_name_the_same_numbers_and_clauses() -> None:
    for one, other in zip(rulebook("hellas").clauses, rulebook("hellas", "fr").clauses, strict=True):
        found = [set(re.findall(r"LH-\d+|\d+", clause.text)) for clause in (one, other)]
        assert found[0] == found[1], one.id


def test_french_is_typeset() -> None:
    names = [str(entry["name_fr"]) for entry in mappings(DATA) if "name_fr" in entry]
    for text in [*names, *(french for _, _, french in sentences())]:
        assert not re.search(r"'|\.\.\.| [;:!?»]|« |  ", text), text


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("kind", "id", "forms"), FORMS)
def test_every_name_has_its_forms(lang: str, kind: str, id: str, forms: tuple[str, ...]) -> None:
    texts = Texts(lang, "hellas")
    assert texts.has(f"{kind}-{id}")
    for form in forms:
        assert texts(f"{kind}-{id}.{form}") != f"{kind}-{id}.{form}", form


@pytest.mark.parametrize(("kind", "id"), BEINGS)
def test_who_acts_has_a_gender_in_french(kind: str, id: str) -> None:
    assert Texts("fr", "hellas")(f"{kind}-{id}.gender") in ("m", "f")


@pytest.mark.parametrize(("kind", "id", "forms"), FORMS)
def test_french_articles_are_contracted_and_elided(kind: str, id: str, forms: tuple[str, ...]) -> None:
    texts = Texts("fr", "hellas")
    of = texts(f"{kind}-{id}.of")
    assert of.startswith(("de ", "du ", "des ", "d’"))
    for said in [texts(f"{kind}-{id}.{form}") for form in forms]:
        assert not re.search(r"\b(de|à) les? ", said), said
        for word in re.findall(r"\b(?:de|le|la) ([\w’]+)", said):
            assert word.lower() in ASPIRATED or not re.match(r"[aeiouyhéèêâîôœÉÈÊÂÎŒAEIOUYH]", word), said


# -- every sentence with every name and number that it may meet -------------------------------------------------------

SAID = re.compile(r"^((?:event|prompt|refusal|remedy|move)-[\w-]+) =(.*(?:\n[ }].*)*)", re.M)
WRONG_FRENCH = re.compile(
    r"[{}$']|  | [.,;:!?»]|« | [Dd]e les? | à les? | [Dd]e (?:[aeiouyéèêœAEIOUYÉÈÊŒ]|Hoplite|Héra|Hél|Hec|Her|Hyd)"
)
WRONG_ENGLISH = re.compile(r"[{}$']|  | [.,;:!?]|\b1 [A-Z]\w+s\b(?<!Priests)|[Tt]he the ")


def samples(name: str) -> list[object]:
    kind = SPEECH.parameters.get(name, NUMBER)
    ones: list[object] = (
        list(kind.ids) if kind.ids else [0, 1] if kind is SEAT else ["x"] if kind is TEXT else [0, 1, 2, 5]
    )
    return ones if kind.form == ONE else [[ones[0]], ones[:2]]


def formed(lang: str) -> Iterator[tuple[str, str]]:
    """Every sentence of the rules, with each of its parameters going through all that it can be."""
    texts = Texts(lang, "hellas")
    layout = HellasLayout(texts, lang, ["Ada", "Bob"])
    for key, body in SAID.findall((FOLDER / lang / "hellas.ftl").read_text(encoding="utf-8")):
        names = {re.sub(r"_(the|of|in|to|gender)$", "", name) for name in re.findall(r"\$(\w+)", body)} - {"name"}
        common = {name: samples(name)[-1] for name in names} | ({"seat": 0} if "$name" in body else {})
        for name in sorted(names) or [""]:
            for value in samples(name) if name else [0]:
                given = {**common, name: value} if name else common
                yield key, texts(key, **layout.readable({}, given))


@pytest.mark.parametrize(("lang", "wrong"), [("en", WRONG_ENGLISH), ("fr", WRONG_FRENCH)])
def test_every_sentence_is_good_with_every_name_and_number(lang: str, wrong: re.Pattern[str]) -> None:
    sentences = list(formed(lang))
    assert len(sentences) > 2000
    assert not [f"{key}: {said}" for key, said in sentences if wrong.search(said) or not said]


@pytest.mark.parametrize(("lang", "asked"), [("en", "do you keep"), ("fr", "gardez-vous")])
def test_a_question_whose_answer_is_kept_asks_what_to_keep(lang: str, asked: str) -> None:
    texts = Texts(lang, "hellas")
    kinds = ("KeepArtifact", "KeepBlessing", "KeepCards", "KeepTrophy")
    assert not [kind for kind in kinds if asked not in texts(f"prompt-{kind}")]
