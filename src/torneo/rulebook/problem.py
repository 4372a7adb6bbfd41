"""What can be wrong in a rulebook file, and the error that carries it.

Every fault of a file is collected before anything is raised, so that a house sees them all at once.
"""

from collections.abc import Sequence

import msgspec

from torneo.rulebook.bilingual import Bilingual
from torneo.rulebook.yaml_words import yaml_why
from torneo.writing.lang import Lang

MESSAGES: dict[str, Bilingual] = {
    "yaml-syntax": Bilingual("el YAML no se puede leer: {detail}", "the YAML cannot be read: {detail}"),
    "wrong-type": Bilingual("debe ser {expected}, no {found}", "must be {expected}, not {found}"),
    "unknown-key": Bilingual("clave desconocida; se admiten: {known}", "unknown key; known ones: {known}"),
    "missing-key": Bilingual("falta esta clave", "this key is missing"),
    "duplicate-key": Bilingual("la clave se repite", "the key is given twice"),
    "empty-text": Bilingual("el texto está vacío", "the text is empty"),
    "bad-date": Bilingual(
        "«{found}» no es una fecha: un año, un mes o un día, como 2024, 2024-09 o 2024-09-15",
        "'{found}' is not a date: a year, a month or a day, such as 2024, 2024-09 or 2024-09-15",
    ),
    "bad-id": Bilingual("«{found}» no es un id válido", "'{found}' is not a valid id"),
    "duplicate-id": Bilingual("el id «{found}» se repite", "the id '{found}' is given twice"),
    "foreign-id": Bilingual(
        "el id «{found}» es de otro libro; aquí empiezan por «{expected}/»",
        "the id '{found}' belongs to another book; here they start with '{expected}/'",
    ),
    "missing-wording": Bilingual(
        "a la cláusula «{found}» le falta el texto", "clause '{found}' has no wording"
    ),
    "unused-wording": Bilingual(
        "hay texto para «{found}», que no es una cláusula",
        "there is wording for '{found}', which is no clause",
    ),
    "note-mismatch": Bilingual(
        "el tipo de nota y su texto van juntos, en los dos idiomas",
        "the kind of a note and its text go together, in both languages",
    ),
    "unknown-topic": Bilingual("el tema «{found}» no existe", "there is no topic '{found}'"),
    "unknown-kind": Bilingual(
        "la clase «{found}» no existe; hay: {known}", "there is no kind '{found}'; there are: {known}"
    ),
    "unknown-note": Bilingual(
        "el tipo de nota «{found}» no existe; hay: {known}",
        "there is no kind of note '{found}'; there are: {known}",
    ),
    "dangling-ref": Bilingual(
        "remite a «{found}», que no existe", "it refers to '{found}', which does not exist"
    ),
    "dangling-link": Bilingual(
        "enlaza «{found}», que no existe", "it links to '{found}', which does not exist"
    ),
    "unknown-policy": Bilingual("la política «{found}» no existe", "there is no policy '{found}'"),
    "unknown-case": Bilingual(
        "el caso «{found}» no existe; se parecen: {known}", "there is no case '{found}'; close to it: {known}"
    ),
    "missing-policy": Bilingual("falta el valor de «{found}»", "the value of '{found}' is missing"),
    "unsettled-value": Bilingual(
        "un valor lleva las cláusulas que lo fijan o, si el libro calla, el acuerdo que lo adoptó",
        "a value names the clauses that set it or, where the book is silent, the settlement that adopted it",
    ),
    "unknown-settlement": Bilingual(
        "el acuerdo {found} no trata de esto en este libro",
        "settlement {found} does not speak of this in this book",
    ),
    "bad-value": Bilingual("«{found}» no está entre {known}", "'{found}' is not among {known}"),
    "repeated-value": Bilingual("«{found}» se repite", "'{found}' is repeated"),
    "out-of-range": Bilingual("{found} está fuera de {expected}", "{found} is outside {expected}"),
    "unknown-table-key": Bilingual(
        "«{found}» no es una clave de esta tabla; hay: {known}",
        "'{found}' is no key of this table; there are: {known}",
    ),
    "missing-table-key": Bilingual("a la tabla le falta «{found}»", "the table lacks '{found}'"),
    "unknown-book": Bilingual(
        "no hay libro «{found}»; hay: {known}", "there is no book '{found}'; there are: {known}"
    ),
    "unknown-base": Bilingual(
        "el libro base «{found}» no existe; hay: {known}",
        "there is no base book '{found}'; there are: {known}",
    ),
    "id-taken": Bilingual("«{found}» ya lo usa el libro base", "'{found}' is already used by the base book"),
    "unknown-clause": Bilingual("no hay cláusula «{found}»", "there is no clause '{found}'"),
    "sets-nothing": Bilingual(
        "dice fijar «{found}», pero la casa no le da valor",
        "it says it sets '{found}', but the house gives it no value",
    ),
}
"""Short stable code -> what a person is told. Retired codes stay."""

TYPES: dict[str, Bilingual] = {
    "text": Bilingual("un texto", "text"),
    "str": Bilingual("un texto", "text"),
    "list": Bilingual("una lista", "a list"),
    "mapping": Bilingual("claves con sus valores", "a mapping"),
    "table": Bilingual("una tabla de claves y valores", "a table"),
    "choices": Bilingual("una lista de códigos", "a list of codes"),
    "choice": Bilingual("un código", "a code"),
    "order": Bilingual("todos los códigos, cada uno una vez", "all the codes, each of them once"),
    "words": Bilingual("una lista de palabras", "a list of words"),
    "ints": Bilingual("una lista de números enteros", "a list of whole numbers"),
    "bool": Bilingual("true o false", "true or false"),
    "int": Bilingual("un número entero", "a whole number"),
    "count": Bilingual("un número entero desde 1", "a whole number from 1 on"),
    "float": Bilingual("un número con decimales", "a number with decimals"),
    "number": Bilingual("un número", "a number"),
    "seconds": Bilingual("un número entero de segundos", "a whole number of seconds"),
    "percent": Bilingual("un porcentaje", "a percentage"),
    "range": Bilingual("un mínimo y un máximo", "a least and a most"),
    "levels": Bilingual("niveles con sus ciegas", "levels with their blinds"),
    "nothing": Bilingual("nada", "nothing"),
    "null": Bilingual("nada", "nothing"),
}
"""What a value is or should be, in words."""


class Problem(msgspec.Struct, frozen=True):
    """One fault at its place: lines and columns count from 1 (0: not in a file); ``key`` is a dotted path."""

    file: str
    line: int
    column: int
    key: str
    code: str
    params: dict[str, str] = {}

    def message(self, lang: Lang = "es") -> str:
        return MESSAGES[self.code].say(lang).format_map(self._named(lang))

    def _named(self, lang: Lang) -> dict[str, str]:
        """The params with kinds of values as words."""
        if "detail" in self.params:
            return {**self.params, "detail": yaml_why(self.params["detail"], lang)}
        if self.code != "wrong-type":
            return self.params
        return {
            name: TYPES[value].say(lang) if value in TYPES else value for name, value in self.params.items()
        }

    def say(self, lang: Lang = "es") -> str:
        place = f"{self.file}:{self.line}:{self.column}:" if self.line else f"{self.file}:"
        key = f" {self.key}:" if self.key else ""
        return f"{place}{key} {self.message(lang)}"


class RulebookError(Exception):
    """A rulebook or house file that cannot be used, or a clause or policy that does not exist."""

    def __init__(self, problems: Sequence[Problem]) -> None:
        self.problems = tuple(problems)
        super().__init__("\n".join(problem.say("en") for problem in self.problems))

    def __reduce__(self) -> tuple[type["RulebookError"], tuple[tuple[Problem, ...]]]:
        return type(self), (self.problems,)
