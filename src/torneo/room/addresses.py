"""Addresses by the names of their routes: nobody writes one down, so that the room may live under a prefix
and a page be renamed in one place."""

from collections.abc import Callable
from functools import cache
from typing import Any
from urllib.parse import urlencode, urlsplit

import msgspec
from django.http import HttpResponse
from django.shortcuts import redirect
from django.urls import (
    Resolver404,
    ResolverMatch,
    URLPattern,
    get_resolver,
    get_script_prefix,
    resolve,
    reverse,
)


class Place(msgspec.Struct, frozen=True):
    """A page or sheet of an event, told by who does not know which event it is."""

    name: str
    args: tuple[str | int, ...] = ()
    query: tuple[tuple[str, str], ...] = ()

    def of(self, stream: str) -> str:
        query = f"?{urlencode(self.query)}" if self.query else ""
        return reverse(self.name, args=[stream, *self.args]) + query


def clause_address(clause: str) -> str:
    """Of a clause by its id: ``fcp-2025/45-B-1``."""
    book, _, number = clause.partition("/")
    return reverse("clause", args=[book, number])


def sign_in_first(back: str) -> HttpResponse:
    """To the door, and from there to that address."""
    return redirect(f"{reverse('sign_in')}?{urlencode({'next': back}, safe='/')}")


def found_at(url: str) -> ResolverMatch | None:
    """The page that an address of this room leads to, and the parts of the address; None for any other."""
    try:
        return resolve("/" + urlsplit(url).path.removeprefix(get_script_prefix()).removeprefix("/"))
    except (Resolver404, ValueError):
        return None


def page_at(url: str) -> str:
    """The name of the page that an address of this room leads to; nothing for any other address."""
    match = found_at(url)
    return (match.url_name or "") if match else ""


@cache
def view_of(name: str) -> Callable[..., Any]:
    """The view behind a name."""
    return next(
        one.callback
        for one in get_resolver().url_patterns
        if isinstance(one, URLPattern) and one.name == name
    )
