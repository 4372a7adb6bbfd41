"""Which languages may be spoken at the tables of an event."""

import msgspec

from torneo.rulebook import Book
from torneo.tournament.citations import cite
from torneo.tournament.structure.model import Structure

#: Language of the countries whose card rooms use these books; others are announced on the sheet.
_SPOKEN = {
    **dict.fromkeys(
        ("AR", "BO", "CL", "CO", "CR", "CU", "DO", "EC", "ES", "GT", "HN", "MX", "NI", "PA", "PE", "PR",
         "PY", "SV", "UY", "VE"), "es"),
    **dict.fromkeys(("AU", "CA", "GB", "IE", "MT", "NZ", "US", "ZA"), "en"),
    "AD": "ca", "AT": "de", "BR": "pt", "CZ": "cs", "DE": "de", "FR": "fr", "IT": "it", "MC": "fr",
    "NL": "nl", "PT": "pt",
}  # fmt: skip


class Languages(msgspec.Struct, frozen=True):
    """``official``, and ``also`` allowed beside them. ``free``: the book takes whatever is announced.
    ``announced``: the book wants them announced."""

    official: tuple[str, ...]
    also: tuple[str, ...]
    free: bool
    announced: bool
    clauses: tuple[str, ...]

    @property
    def all(self) -> tuple[str, ...]:
        return tuple(dict.fromkeys((*self.official, *self.also)))


def languages_of(structure: Structure, book: Book) -> Languages:
    """The languages of an event's tables under its book."""
    rule = book.values["conduct_languages"]
    clauses = cite(book, "languages")
    only = _only_in(structure.country, clauses, book)
    if only:
        return Languages((only[0],), (), False, rule["announced"], (only[1],))
    official: list[str] = []
    also: list[str] = []
    free = "as_announced" in rule["allowed"]
    for code in rule["allowed"]:
        if code == "host_country":
            host = _SPOKEN.get(structure.country)
            official += [host] if host else list(structure.languages)
            free = free or not (host or structure.languages)
        elif code == "as_announced":
            official += structure.languages
        else:
            official.append(code)
    far = rule["added"] == "en_in_national_and_international_events" and structure.scope != "local"
    if far or rule["added"] == "en_beside_them":
        also.append("en")
    return Languages(
        tuple(dict.fromkeys(official)), tuple(dict.fromkeys(also)), free, rule["announced"], clauses
    )


def _only_in(country: str, clauses: tuple[str, ...], book: Book) -> tuple[str, str] | None:
    """The one language a clause prescribes for a country, and the clause."""
    for clause in clauses:
        params = book.clause(clause).params
        if country and params.get("country") == country and params.get("official_language"):
            return str(params["official_language"]), clause
    return None
