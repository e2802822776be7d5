"""``theogony games``: the games, their seats, modes and options."""

from typing import TYPE_CHECKING

from theogony.cli.common import Json, Lang, console, load, print_json, speak

if TYPE_CHECKING:
    from theogony.i18n import Texts


def games(as_json: Json = False, lang: Lang = None) -> None:
    """List the games, their players and their options.

    Examples:

        theogony games

        theogony games --json
    """
    from theogony import games as boxes
    from theogony.kernel.game import MODE

    texts = speak(lang)
    found = [load(name, texts) for name in boxes.names()]
    if as_json:
        listed = []
        for game in found:
            own = speak(lang, game.id)
            options = {
                option.name: {
                    "values": list(option.values),
                    "default": option.default,
                    "help": own(option.help_key),
                }
                for option in game.options
            }
            modes = {name: list(mode.players) for name, mode in game.modes.items() if name}
            about = {"id": game.id, "title": game.title, "ruleset": game.ruleset, "players": list(game.players)}
            listed.append({**about, "modes": modes, "options": options})
        print_json({"games": listed})
        return
    out = console()
    for game in found:
        own = speak(lang, game.id)
        line = own("game-line", title=game.title, players=_players(game.players, own), ruleset=game.ruleset)
        out.print(f"[bold]{game.id}[/]  {line}")
        for option in game.options:
            out.print(f"  --option {option.name}=…  {own(option.help_key)}", markup=False)
            for value in option.values:
                mark = own("default-mark") if value == option.default else ""
                if option.name == MODE and game.modes[value].players != game.players:
                    mark += f", {_players(game.modes[value].players, own)}"
                out.print(f"      {value:<10} {own.attribute(option.help_key, value)}{mark}", markup=False)


def _players(players: tuple[int, int], texts: "Texts") -> str:
    low, high = players
    return texts("players-exact", number=low) if low == high else texts("players-range", low=low, high=high)
