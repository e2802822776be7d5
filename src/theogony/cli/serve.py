"""``theogony serve``: the tabletop in the browser."""

import contextlib
from typing import TYPE_CHECKING, Annotated

import typer

from theogony.cli.common import Lang, console, fail, speak

if TYPE_CHECKING:
    from theogony.i18n import Texts

HERE = "127.0.0.1"  # nobody but this machine


def serve(
    host: str = HERE,
    port: int = 8000,
    db: str = "",
    redis: str = "",
    origins: Annotated[list[str] | None, typer.Option()] = None,
    proxies: str = "",
    lan: Annotated[bool, typer.Option("--lan")] = False,
    open_browser: Annotated[bool, typer.Option("--open/--no-open")] = True,
    lang: Lang = None,
) -> None:
    """The tabletop in the browser: prints the address and opens it. Ctrl-C ends the server; games are kept.

    Examples:

        theogony serve

        theogony serve --lan

        theogony serve --no-open --proxies 127.0.0.1 --origins https://play.example.org
    """
    texts = speak(lang)
    try:
        from theogony.server.config import from_environment
        from theogony.server.run import Unreachable, check_services, free_port, open_browser_when_up, server_of
    except ModuleNotFoundError as error:  # installed without the extra that brings them
        fail(texts("bad-no-server", module=str(error.name)))

    if lan:
        host = _in_the_network(host, texts)
    wanted = port
    try:
        port = free_port(host, wanted)
    except OSError as error:
        fail(texts("bad-host", host=host, reason=error.strerror or str(error)))
    shown = HERE if host in ("0.0.0.0", "::") else host
    address = f"http://{f'[{shown}]' if ':' in shown else shown}:{port}"
    config = from_environment(host=host, port=port, db=db, redis=redis, origins=tuple(origins or ()), proxies=proxies)
    if config.proxies and wanted not in (0, port):
        fail(texts("bad-port", port=str(wanted)))
    try:
        check_services(config)
    except Unreachable as error:
        fail(texts(f"bad-{error.what}", reason=error.reason))
    server = server_of(config)
    typer.echo(texts("serving", address=address))
    if lan:
        _invite(address, texts)
    if open_browser:
        open_browser_when_up(server, address)
    with contextlib.suppress(KeyboardInterrupt):  # Ctrl-C has already ended it in order
        server.run()
    if not server.started:
        raise typer.Exit(1)


def _in_the_network(host: str, texts: "Texts") -> str:
    """Where to listen so that the local network gets in, and no other that this machine is in too."""
    from theogony.cli.lan import is_local, own_address

    if host != HERE:
        fail(texts("bad-lan-host", host=host))
    found = own_address()
    if found is None:
        fail(texts("bad-lan"))
    if not is_local(found):
        fail(texts("bad-lan-public", address=found))
    return found


def _invite(address: str, texts: "Texts") -> None:
    """The address as a picture, and in plain words who can reach it."""
    from theogony.cli.lan import picture

    console().print(picture(address))
    for key in ("lan-scan", "lan-who", "lan-not", "lan-firewall"):
        typer.echo(texts(key, port=address.rpartition(":")[2]))
