"""Addresses that leave the page: on QR codes, papers, letters and in messages they must open on a phone."""

from django.core.exceptions import DisallowedHost
from django.http import HttpRequest
from django.http.request import split_domain_port

from torneo.room.network import is_this_machine, prefix, public_url, served


def base_of(request: HttpRequest) -> str:
    """The room's address as others reach it: the one set for it (TORNEO_URL), else the one the visitor came
    by; who came by this machine's own name gets the machine's address on the network."""
    if public_url():
        return public_url()
    where = served()
    if where is not None and _came_from_here(request) and where.reach:
        return where.reach[0].rstrip("/")
    return f"{request.scheme}://{request.get_host()}"


def absolute(request: HttpRequest, path: str) -> str:
    """A path of the room, prefix and all, as an address that others can open, if any can."""
    return base_of(request).removesuffix(prefix()) + path


def only_here(request: HttpRequest) -> bool:
    """Would the addresses made for this visitor open on this machine alone?"""
    where = served()
    return _came_from_here(request) and not public_url() and not (where is not None and where.reach)


def in_the_clear(request: HttpRequest) -> bool:
    """Can others on the network read along what this visitor sends?"""
    return not request.is_secure() and not _came_from_here(request)


def _came_from_here(request: HttpRequest) -> bool:
    try:
        name, _ = split_domain_port(request.get_host())
    except DisallowedHost:
        return False
    return is_this_machine(name)
