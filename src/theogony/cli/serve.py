"""``theogony serve``: the tabletop in the browser."""

import contextlib
from typing import Annotated

import typer

from theogony.cli.common import fail


def serve(
    host: Annotated[str, typer.Option(help="Where to listen; 0.0.0.0 lets others on the network in.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(help="The port; another one is taken if it is in use.")] = 8000,
    db: Annotated[str, typer.Option(help="Database: a file, or a URL such as postgresql://...")] = "",
    redis: Annotated[str, typer.Option(help="Redis URL, when several servers share the database.")] = "",
    open_browser: Annotated[bool, typer.Option("--open/--no-open", help="Open the browser.")] = True,
) -> None:
    """The tabletop in the browser: prints the address and opens it. Ctrl-C ends the server; games are kept.

    Examples:

        theogony serve

        theogony serve --host 0.0.0.0 --no-open
    """
    from theogony.server.config import Config
    from theogony.server.run import free_port, open_browser_when_up, server_of

    try:
        port = free_port(host, port)
    except OSError as error:
        fail(f"Cannot listen on {host} ({error.strerror or error}); name an address of this machine with --host.")
    shown = "127.0.0.1" if host in ("0.0.0.0", "::") else host
    address = f"http://{f'[{shown}]' if ':' in shown else shown}:{port}"
    server = server_of(Config(host=host, port=port, db=db, redis=redis))
    typer.echo(f"Theogony is at {address}  (Ctrl-C ends it)")
    if open_browser:
        open_browser_when_up(server, address)
    with contextlib.suppress(KeyboardInterrupt):  # Ctrl-C has already ended it in order
        server.run()
    if not server.started:
        raise typer.Exit(1)
