"""A list of players in a spreadsheet: which column is what, and what is wrong with which row.

report = read_people(read_table(data, name), known)
report.good      # persons to register
report.same      # rows of players who are on record already
report.bad       # every fault: row, column, code, what would be right
"""

import unicodedata
from collections.abc import Callable, Iterable, Mapping
from functools import cache

import msgspec
from babel import Locale

from torneo.room.sheets.reading import Row
from torneo.writing import Lang, day_typed, iso_day

FIELDS = ("name", "document", "born", "country", "club", "contact", "needs")
_LONGEST = {"name": 80, "document": 40, "born": 20, "country": 40, "club": 80, "contact": 120, "needs": 200}

#: Headings as people write them, without accents, capitals and signs.
_HEADINGS: dict[str, str] = {
    heading: field
    for field, headings in {
        "name": "nombre completo;nombre y apellidos;nombre y apellido;apellidos y nombre;jugador;jugadora;"
                "participante;full name;player;player name",
        "first": "nombre;nombres;name;first name;given name;forename",
        "last": "apellido;apellidos;last name;surname;family name;primer apellido",
        "document": "documento;n documento;no documento;numero de documento;dni;nie;dni nie;cedula;cc;ci;"
                    "pasaporte;identificacion;documento de identidad;document;document number;passport;"
                    "id number;id",
        "born": "nacimiento;fecha de nacimiento;fecha nacimiento;f nacimiento;nacido;nacida;fnac;born;birth;"
                "birth date;birthdate;date of birth;dob;birthday",
        "country": "pais;nacionalidad;country;nationality",
        "club": "club;equipo;sala;liga;team;association",
        "contact": "contacto;correo;correo electronico;email;e mail;mail;telefono;tel;movil;celular;contact;"
                   "phone;mobile",
        "needs": "necesidades;necesidades especiales;accesibilidad;needs;special needs;accessibility",
    }.items()
    for heading in headings.split(";")
}  # fmt: skip


class Person(msgspec.Struct, frozen=True):
    """A player as the list has them; ``row`` of the file."""

    row: int
    name: str
    document: str = ""
    born: str = ""
    country: str = ""
    club: str = ""
    contact: str = ""
    needs: str = ""
    surnames: str = ""


class Fault(msgspec.Struct, frozen=True):
    """``code`` of one sentence that says what is wrong and what would be right; ``found``: what stands
    there."""

    row: int
    column: str
    code: str
    found: str = ""
    facts: dict[str, str] = {}


class Report(msgspec.Struct, frozen=True):
    """``columns``: {heading of the file: field}; ``ignored``: headings nothing is known about."""

    good: list[Person]
    same: list[Person]
    bad: list[Fault]
    columns: dict[str, str]
    ignored: list[str]

    @property
    def bad_rows(self) -> int:
        return len({one.row for one in self.bad})


class Known(msgspec.Struct, frozen=True):
    """Who is on record: {document: name} and {plain name: how many}. ``why_not``: what the book has against
    a date of birth, in words; empty if nothing. ``lang``: of who brings the list."""

    documents: Mapping[str, str] = {}
    names: Mapping[str, int] = {}
    why_not: Callable[[str], str] | None = None
    lang: Lang = "es"


def plain(text: str) -> str:
    """Without accents, capitals and signs: how headings and names are compared."""
    flat = unicodedata.normalize("NFKD", text.casefold())
    kept = "".join(sign if sign.isalnum() else " " for sign in flat if not unicodedata.combining(sign))
    return " ".join(kept.split())


def bare(document: str) -> str:
    """A document as it is compared: capitals and digits only."""
    return "".join(sign for sign in document.upper() if sign.isalnum())


def read_people(rows: Iterable[Row], known: Known) -> Report:
    """Everything about the list at once; changes nothing."""
    listed = list(rows)
    heading, cells = listed[0]
    fields = [_field(one) for one in cells]
    if "first" in fields and "last" not in fields and "name" not in fields:
        fields[fields.index("first")] = "name"
    columns = {cell: field for cell, field in zip(cells, fields, strict=True) if field}
    ignored = [cell for cell, field in zip(cells, fields, strict=True) if cell and not field]
    if not {"name", "first", "last"} & set(fields):
        fault = Fault(heading, "", "no_name_column", "; ".join(one for one in cells if one)[:120])
        return Report([], [], [fault], columns, ignored)
    heads = {field: cell for cell, field in reversed(columns.items())}
    checking = _Checking(known, heads)
    for number, values in listed[1:]:
        found: dict[str, str] = {}
        for field, value in zip(fields, values, strict=False):
            if field and value and not found.get(field):
                found[field] = value
        checking.row(number, found)
    return Report(checking.good, checking.same, checking.bad, columns, ignored)


def _field(heading: str) -> str:
    """The field of a heading, with or without points between its letters."""
    words = plain(heading)
    return _HEADINGS.get(words) or _HEADINGS.get(words.replace(" ", ""), "")


class _Checking:
    def __init__(self, known: Known, heads: Mapping[str, str]) -> None:
        self.known, self.heads = known, heads
        self.good: list[Person] = []
        self.same: list[Person] = []
        self.bad: list[Fault] = []
        self._documents: dict[str, int] = {}
        self._names: dict[str, int] = {}

    def row(self, number: int, found: dict[str, str]) -> None:
        faults: list[Fault] = []

        def wrong(field: str, code: str, value: str = "", **facts: str) -> None:
            faults.append(Fault(number, self.heads.get(field, field), code, value[:60], facts))

        name, surnames = found.get("name", ""), ""
        if not name:
            name, surnames = (
                " ".join(filter(None, (found.get("first"), found.get("last")))),
                found.get("last", ""),
            )
        if name.count(",") == 1:
            surnames = name.split(",")[0].strip()
            name = " ".join(part.strip() for part in reversed(name.split(",")) if part.strip())
        found = {**found, "name": name}
        if not name:
            wrong("name", "name_missing")
        elif not any(sign.isalpha() for sign in name):
            wrong("name", "name_without_letters", name)
        for field, most in _LONGEST.items():
            if len(found.get(field, "")) > most:
                wrong(field, "too_long", found[field], most=str(most))
        document = bare(found.get("document", ""))
        if found.get("document") and not document:
            wrong("document", "document_empty", found["document"])
        born = ""
        if found.get("born"):
            born = iso_day(found["born"], self.known.lang)
            if not born:
                example = day_typed("1990-12-31", self.known.lang)
                wrong("born", "date_unreadable", found["born"], example=example)
            elif self.known.why_not is not None and (why := self.known.why_not(born)):
                wrong("born", "date_refused", found["born"], why=why)
        country = ""
        if found.get("country"):
            country = country_code(found["country"])
            if not country:
                wrong("country", "country_unknown", found["country"])
        person = Person(
            number, name, document, born, country, found.get("club", ""), found.get("contact", ""),
            found.get("needs", ""), surnames if name.endswith(f" {surnames}") else "",
        )  # fmt: skip
        if not faults:
            self._place(person, wrong)
        self.bad += faults

    def _place(self, person: Person, wrong: Callable[..., None]) -> None:
        """A new person, one on record already, or somebody who cannot be told from another."""
        name, document = plain(person.name), person.document
        other = self.known.documents.get(document) if document else None
        if other is not None:
            if plain(other) == name:
                self.same.append(person)
            else:
                wrong("document", "document_of_other", document, other=other)
            return
        if document and document in self._documents:
            wrong("document", "document_twice", document, first=str(self._documents[document]))
            return
        if not document and self.known.names.get(name):
            wrong("name", "name_known", person.name)
            return
        if not document and name in self._names:
            wrong("name", "name_twice", person.name, first=str(self._names[name]))
            return
        self._names.setdefault(name, person.row)
        if document:
            self._documents[document] = person.row
        self.good.append(person)


@cache
def _countries() -> dict[str, str]:
    """Plain name or code -> code of two letters."""
    found: dict[str, str] = {}
    for lang in ("en", "es"):
        for code, name in Locale(lang).territories.items():
            if len(code) == 2 and code.isalpha():
                found[plain(str(name))] = code
                found[code.casefold()] = code
    return found


def country_code(text: str) -> str:
    """ES for ES, es, España and Spain; empty if it is none."""
    return _countries().get(plain(text), "")
