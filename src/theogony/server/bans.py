"""Who is not served, at hand: guests by id, and networks. ``house.py`` keeps it up to date."""

from datetime import UTC, datetime
from functools import lru_cache
from ipaddress import IPv4Network, IPv6Network, ip_network

BANNED = 4406  # the code with which sockets of those who are not served are closed

Network = IPv4Network | IPv6Network


class Bans:
    """All of them, as the store had them last."""

    def __init__(self) -> None:
        self._guests: dict[str, datetime | None] = {}
        self._networks: list[tuple[Network, datetime | None]] = []

    def know(self, bans: list[tuple[str, datetime | None]]) -> None:
        """These and no others."""
        found = [(network_of(what), what, until) for what, until in bans]
        self._networks = [(network, until) for network, _, until in found if network is not None]
        self._guests = {what: until for network, what, until in found if network is None}

    def guest(self, guest_id: str | None) -> bool:
        return guest_id in self._guests and _holds(self._guests[guest_id])

    def address(self, where: str) -> bool:
        """Whether the network in which this client is counted is banned."""
        if not self._networks:
            return False
        place = network_of(where)
        return place is not None and any(_within(place, network) and _holds(until) for network, until in self._networks)


def _holds(until: datetime | None) -> bool:
    return until is None or until > datetime.now(UTC)


@lru_cache(4096)
def network_of(text: str) -> Network | None:
    """The network that an address, or a network, is; IPv4 written as IPv6 is the IPv4 as which clients are counted."""
    try:
        found = ip_network(text, strict=False)
    except ValueError:
        return None
    if isinstance(found, IPv6Network) and found.prefixlen >= 96 and found.network_address.ipv4_mapped is not None:
        return IPv4Network((found.network_address.ipv4_mapped, found.prefixlen - 96))
    return found


def _within(place: Network, network: Network) -> bool:
    if isinstance(place, IPv4Network):
        return isinstance(network, IPv4Network) and place.subnet_of(network)
    return isinstance(network, IPv6Network) and place.overlaps(network)  # a client is counted by its /64
