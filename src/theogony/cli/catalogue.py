"""``theogony games``: the games, their seats, modes and options."""

from theogony.cli.common import Json, Lang, console, load, print_json, speak


def games(as_json: Json = False, lang: Lang = None) -> None:
    """List the games, their players and their options.

    Examples:

        theogony games

        theogony games --json
    """
    from theogony import games as boxes

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
            listed.append({"id": game.id, "title": game.title, "players": list(game.players), "options": options})
        print_json({"games": listed})
        return
    out = console()
    for game in found:
        own = speak(lang, game.id)
        low, high = game.players
        out.print(f"[bold]{game.id}[/]  {own('game-line', title=game.title, low=low, high=high, ruleset=game.ruleset)}")
        for option in game.options:
            out.print(f"  --option {option.name}=…  {own(option.help_key)}", markup=False)
            for value in option.values:
                mark = own("default-mark") if value == option.default else ""
                out.print(f"      {value:<10} {own.attribute(option.help_key, value)}{mark}", markup=False)
