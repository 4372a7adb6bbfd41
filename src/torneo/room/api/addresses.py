"""Which addresses a webhook may have. The local network and this machine are allowed: in a card room the
receiver is usually a screen or a script next door. Refused are addresses that only machines of a data centre
answer (link-local and metadata services), and those that are nobody's."""

import ipaddress
import socket
from urllib.parse import SplitResult, urlsplit

#: Services that hand out secrets of a rented machine, beyond the link-local ones.
_METADATA = frozenset(
    map(ipaddress.ip_address, ("100.100.100.200", "192.0.0.192", "168.63.129.16", "fd00:ec2::254"))
)
_NAT64 = ipaddress.ip_network("64:ff9b::/96")
Ip = ipaddress.IPv4Address | ipaddress.IPv6Address


class BadAddress(ValueError):
    """An address a webhook may not have: ``code`` says why (``api.hook.<code>``)."""

    def __init__(self, code: str) -> None:
        super().__init__(code)
        self.code = code


def parts_of(url: str) -> SplitResult:
    """The parts of an address of the right form."""
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError:
        raise BadAddress("bad_url") from None
    if parts.scheme not in ("http", "https"):
        raise BadAddress("bad_scheme")
    if not parts.hostname or port == 0 or any(ord(one) <= 32 or ord(one) == 127 for one in url):
        raise BadAddress("bad_url")
    if parts.username is not None or parts.password is not None:
        raise BadAddress("has_password")
    return parts


def resolved(parts: SplitResult) -> list[tuple[str, int]]:
    """Where the name leads now, (address, port); refused if any of it is refused, so that a name cannot be
    bent between the look and the connection."""
    assert parts.hostname is not None
    port = parts.port or (443 if parts.scheme == "https" else 80)
    try:
        found = socket.getaddrinfo(parts.hostname, port, type=socket.SOCK_STREAM)
    except (OSError, UnicodeError):
        raise BadAddress("unknown_host") from None
    addresses = list(dict.fromkeys(str(one[4][0]) for one in found))
    for one in addresses:
        if not allowed(ipaddress.ip_address(one.partition("%")[0])):
            raise BadAddress("refused_address")
    return [(one, port) for one in addresses]


def allowed(address: Ip) -> bool:
    """May something be sent there?"""
    if isinstance(address, ipaddress.IPv6Address):
        inner = address.ipv4_mapped or address.sixtofour
        if inner is None and address in _NAT64:
            inner = ipaddress.IPv4Address(int(address) & 0xFFFFFFFF)
        if inner is not None:
            return allowed(inner)
    if address in _METADATA or address.is_link_local or address.is_multicast or address.is_unspecified:
        return False
    return address.is_loopback or not address.is_reserved
