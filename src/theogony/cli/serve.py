"""``theogony serve``: the tabletop in the browser."""

import contextlib
from typing import Annotated

import typer

from theogony.cli.common import Lang, fail, speak


def serve(
    host: str = "127.0.0.1",
    port: int = 8000,
    db: str = "",
    redis: str = "",
    origins: Annotated[list[str] | None, typer.Option()] = None,
    proxies: str = "",
    open_browser: Annotated[bool, typer.Option("--open/--no-open")] = True,
    lang: Lang = None,
) -> None:
    """The tabletop in the browser: prints the address and opens it. Ctrl-C ends the server; games are kept.

    Examples:

        theogony serve

        theogony serve --host 0.0.0.0 --no-open

        theogony serve --no-open --proxies 127.0.0.1 --origins https://play.example.org
    """
    texts = speak(lang)
    try:
        from theogony.server.config import from_environment
        from theogony.server.run import Unreachable, check_services, free_port, open_browser_when_up, server_of
    except ModuleNotFoundError as error:  # installed without the extra that brings them
        fail(texts("bad-no-server", module=str(error.name)))

    try:
        port = free_port(host, port)
    except OSError as error:
        fail(texts("bad-host", host=host, reason=error.strerror or str(error)))
    shown = "127.0.0.1" if host in ("0.0.0.0", "::") else host
    address = f"http://{f'[{shown}]' if ':' in shown else shown}:{port}"
    config = from_environment(host=host, port=port, db=db, redis=redis, origins=tuple(origins or ()), proxies=proxies)
    try:
        check_services(config)
    except Unreachable as error:
        fail(texts(f"bad-{error.what}", reason=error.reason))
    server = server_of(config)
    typer.echo(texts("serving", address=address))
    if open_browser:
        open_browser_when_up(server, address)
    with contextlib.suppress(KeyboardInterrupt):  # Ctrl-C has already ended it in order
        server.run()
    if not server.started:
        raise typer.Exit(1)
