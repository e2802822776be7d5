"""An invitation over the local network: where this machine is found, and that as a picture for a phone."""

import socket
from ipaddress import ip_address
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from rich.text import Text

OUTSIDE = ("192.0.2.1", 9)  # an address of nobody: asking for the way there sends nothing
QUIET = 2  # empty modules around the code; two are enough on a screen
HALVES = {(False, False): " ", (True, False): "▀", (False, True): "▄", (True, True): "█"}


def own_address() -> str | None:
    """The address under which others in the same network find this machine, if it is in one."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(OUTSIDE)
        except OSError:
            return None
        found = str(probe.getsockname()[0])
    return None if found.startswith("127.") or found == "0.0.0.0" else found


def is_local(address: str) -> bool:
    """Whether the address means something in a local network only, so that no way leads there from the internet."""
    return ip_address(address).is_private


def picture(address: str) -> "Text":
    """The address as a QR code, two rows of it in a line of text: black on white, whatever the terminal's colours."""
    import segno
    from rich.text import Text

    modules = [[bool(module) for module in row] for row in segno.make(address, micro=False).matrix_iter(border=QUIET)]
    if len(modules) % 2:
        modules.append([False] * len(modules[0]))
    pairs = zip(modules[::2], modules[1::2], strict=True)
    lines = ["".join(HALVES[dark] for dark in zip(upper, lower, strict=True)) for upper, lower in pairs]
    return Text("\n").join(Text(line, style="black on white") for line in lines)
