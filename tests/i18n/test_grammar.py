"""What a program can check of good French and English, in every sentence with every name and number."""

import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import cast

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from tests.i18n.rendering import Renderer
from tests.i18n.test_complete import table
from theogony import games
from theogony.i18n import FOLDER, LANGUAGES
from theogony.kernel.layout import Layout
from theogony.kernel.state import Json

WEB = Path(__file__).parents[2] / "web" / "src"
VOWEL = "aeiouâàäéèêëîïôöùûüœAEIOUÂÀÉÈÊËÎÏÔÖÛÜŒ"
MUTE = "Hadès|Hermès|Hécate|Héraclès|Hector|Hélène|Hydre|Hoplite|Hybris|Hibernie|Hyrkania|Hastur|Hespéride|Harmonie"

# A number that is no part of another, nor the end of a range.
AFTER = r"(?<![\d,.\u202f/:×+−-])(?<!à )(?<!sur )(?<!of )(?<!to )"
SINGULAR = (
    "fois|cas|plus|pas|Héros|Chaos|Aegis|dans|sans|vers|après|choix|µs|ms"  # words that end in s without being plurals
)
LITTLE = "[dDlL]e|[lL]a|[qQ]ue|[jJ]usque|[nN]e|[sS]e"
FRENCH = {
    "de + le, à + le": re.compile(r"\b([dD]e|[àÀ]) les? (?!\w+(er|ir|re)\b)"),
    "elision": re.compile(rf"(?<!-)\b({LITTLE}) (?=[{VOWEL}]|{MUTE})(?!onz|oui|Un\b)"),
    "si il": re.compile(r"\b[sS]i ils?\b"),
    "plural after 0 or 1": re.compile(rf"{AFTER}\b[01] (?!{SINGULAR})\w+[sx]\b"),
    "space before punctuation": re.compile(r"^[;!»]|[^\u202f][;!?»]|(?<=[^\W\d]):|(?<= ):|«[^\u202f]"),
    "straight apostrophe": re.compile(r"\w'\w"),
    "bracketed plural": re.compile(r"\(e?s\)|\(x\)|·e"),
    "ellipsis": re.compile(r"\.\.\."),
    "breaking space before %": re.compile(r" %"),
    "another name for a thing": re.compile(r"\b([Ss]ièges?|[Bb]ots?|[Ii]nvaincue?s?|[Hh]ellade)\b"),
    "faith without its points": re.compile(r"\d (de )?croyance"),
}
COUNTED = "arm(y|ies)|cards?|die|dice|points?|moves?|clauses?|decisions?|games?|faces?|players?|seats?|answers?|turns?"
COUNTED += "|Priests?|Disciples?|Prophets?|Miracles?|Attacks?|Locations?|feats?|Hoplites?|Wounds?|Injur(y|ies)|Regions?"
ENGLISH = {
    "plural after 1": re.compile(rf"{AFTER}\b1 (?=({COUNTED})\b)(\w+s|dice)\b"),
    "singular after 2": re.compile(rf"{AFTER}\b(0|2|5|21) (?=({COUNTED})\b)\w*[^s\W](?<!dice)\b(?! (card|face)s?)"),
    "space before %": re.compile(r"\d[ \u00a0]%"),
    "an": re.compile(r"\ba (?=[aeioAEIO])(?!one|ewe|eu)"),
}
BOTH = {
    "doubled space": re.compile(r"\S  +\S"),
    "space inside": re.compile(r"\( | \)| [,.](?!\d|\w|\.)"),
    "empty brackets": re.compile(r"\(\)|«\u202f\u202f?»|“”"),
    "left open": re.compile(r"[{}]|\$\w|\bunknown\b"),
    "an id": re.compile(r"\b[a-z]+(_[a-z0-9]+)+\b"),
    "doubled full stop": re.compile(r"(?<!\.)\.\.(?!\.)"),
}
# Words of the terminal and of files stand as they are typed.
LITERAL = re.compile(
    r"`[^`]*`|--[a-z-]+|[a-z]+\.yaml|THEOGONY_\w+|\$\w+[=-]?|://|☀\?A:B|=\?=|\w+\.py:\w+|game: diceforge"
    r"|\b(level|share|length):[\w=]+|\bBOT\b|theogony\.bots\.Bot|\bbot(?=, length)"
)


def terminal(lang: str, game: str) -> list[Path]:
    """What the kernel, the terminal and the game say."""
    names = ("kernel", "cli", f"names-{game}", game, f"advice-{game}", f"oracle-{game}")
    return [file for name in names if (file := FOLDER / lang / f"{name}.ftl").is_file()]


def page(lang: str, game: str) -> list[Path]:
    """What the page and its board say."""
    board = WEB / "boards" / game / "texts"
    names = (board / f"{lang}.ftl", board / f"face.{lang}.ftl")
    return [WEB / "lib" / "texts" / f"{lang}.ftl", *(file for file in names if file.is_file())]


def beside(lang: str, game: str) -> list[Path]:
    """What is said beside the table: by the guide, reviews, analysis board and laboratory, and to who runs a server."""
    names = (f"lessons-{game}", "review", "board", "admin", "lab", "balance")
    return [FOLDER / lang / f"{name}.ftl" for name in names]


def faults(lang: str, said: str) -> Iterator[str]:
    """The rules of the language that the sentence breaks."""
    plain = LITERAL.sub("x", said)
    return (name for name, rule in {**BOTH, **(FRENCH if lang == "fr" else ENGLISH)}.items() if rule.search(plain))


@pytest.mark.parametrize("game", games.names())
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("files", [terminal, page, beside])
def test_every_sentence_is_well_formed(files: Callable[[str, str], list[Path]], lang: str, game: str) -> None:
    _, layout, view = table(lang, game)
    wrong: dict[tuple[str, str], str] = {}
    for key, said in Renderer(lang, files(lang, game), layout, view).all():
        for name in faults(lang, said):
            wrong.setdefault((key, name), said)
    assert not wrong, "\n".join(f"{key}: {name}: {said!r}" for (key, name), said in wrong.items())


def bare_ones(text: str) -> list[str]:
    """Where `[one]`, which holds 0 too in French, says 1 whatever the number is."""
    selections: list[ast.SelectExpression] = []

    class Reader(Visitor):
        def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
            selections.append(node)
            self.generic_visit(node)

    Reader().visit(FluentParser().parse(text))
    found = []
    for selection in selections:
        said = {_key(variant): variant.value.elements for variant in selection.variants}
        if "one" in said and "0" not in said:
            words = "".join(one.value for one in said["one"] if isinstance(one, ast.TextElement))
            found += [words] if re.search(r"\b1\b", words) else []
    return found


def _key(variant: ast.Variant) -> str:
    return variant.key.name if isinstance(variant.key, ast.Identifier) else variant.key.value


@pytest.mark.parametrize("file", [*FOLDER.glob("fr/*.ftl"), *WEB.glob("**/texts/*fr.ftl")], ids=lambda file: file.stem)
def test_nothing_is_called_one_that_may_be_none(file: Path) -> None:
    assert bare_ones(file.read_text(encoding="utf-8")) == []


def test_a_bare_one_is_found() -> None:
    assert bare_ones("a = { $n ->\n    [one] 1 carte\n   *[other] { $n } cartes\n}") == ["1 carte"]
    assert not bare_ones("a = { $n ->\n    [0] rien\n    [one] 1 carte\n   *[other] { $n } cartes\n}")
    assert not bare_ones("a = { $n ->\n    [one] { $n } carte\n   *[other] { $n } cartes\n}")


def whole(layout: Layout, view: Json) -> Iterator[str]:
    """The lines of the terminal that the layout puts together by itself, each as it is read."""
    lines = [*layout.status(view), *layout.legend(view), *layout.players(view).notes]
    return ("".join(part for part, _ in line) for line in lines)


@pytest.mark.parametrize("game", games.names())
@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_the_terminal_puts_together_is_well_formed(lang: str, game: str) -> None:
    _, layout, view = table(lang, game)
    for player in cast(list[Json], view["players"]):
        if "relics" in player:
            player["relics"] = ["the_tree_of_life"]  # rare, and each is named in a line of its own
    wrong = [(name, said) for said in whole(layout, view) for name in faults(lang, said)]
    assert not [(name, said) for name, said in wrong if name != "doubled space"]  # columns stand below each other


@pytest.mark.parametrize(
    ("name", "wrong", "right"),
    [
        ("de + le, à + le", "le temple de le Sphinx", "le temple du Sphinx"),
        ("elision", "la main de Ada", "la main d’Ada"),
        ("elision", "le tour de Hadès", "le tour d’Hadès"),
        ("elision", "dans la Hespéride", "dans la Hutte"),
        ("si il", "si il passe", "s’il passe"),
        ("plural after 0 or 1", "1 autres raisons", "1 autre raison"),
        ("plural after 0 or 1", "0 armées meurent", "20 armées meurent"),
        ("space before punctuation", "Qui va là ?", "Qui va là\u202f?"),
        ("space before punctuation", "Règle: non", "3:2"),
        ("space before punctuation", "; mais", "\u202f; mais"),
        ("straight apostrophe", "l'époque", "l’époque"),
        ("bracketed plural", "1 réponse(s)", "1 réponse"),
        ("another name for a thing", "un bot prend les sièges", "un robot prend les places"),
        ("faith without its points", "chacun apporte 1 croyance", "chacun apporte 1 point de croyance"),
    ],
)
def test_the_rules_of_french_tell_wrong_from_right(name: str, wrong: str, right: str) -> None:
    assert FRENCH[name].search(wrong) and not FRENCH[name].search(right)


@pytest.mark.parametrize(
    ("name", "wrong", "right"),
    [
        ("plural after 1", "1 cards", "1 card"),
        ("plural after 1", "1 dice", "21 dice"),
        ("singular after 2", "2 army", "2 armies"),
        ("an", "a altar", "an altar"),
        ("space before %", "95 %", "95%"),
    ],
)
def test_the_rules_of_english_tell_wrong_from_right(name: str, wrong: str, right: str) -> None:
    assert ENGLISH[name].search(wrong) and not ENGLISH[name].search(right)
