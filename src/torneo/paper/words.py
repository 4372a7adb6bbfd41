"""What documents and lists say, in Spanish and English. A key begins with the document that uses it, or with
``common``."""

from collections.abc import Mapping
from functools import cache

from torneo.paper.words_cases import WORDS as CASES
from torneo.paper.words_entries import WORDS as ENTRIES
from torneo.paper.words_prizes import WORDS as PRIZES
from torneo.paper.words_seats import WORDS as SEATS
from torneo.paper.words_structure import WORDS as STRUCTURE
from torneo.rulebook import Bilingual, Lang
from torneo.writing import agreed

WORDS: dict[str, Bilingual] = {
    "common.page": Bilingual("Página {page} de {pages}", "Page {page} of {pages}"),
    "common.card": Bilingual("{card} de {cards}", "{card} of {cards}"),
    "common.printed": Bilingual("Impreso el", "Printed"),
    "common.rules": Bilingual("Reglamento", "Rulebook"),
    "common.table": Bilingual("Mesa", "Table"),
    "common.seat": Bilingual("Asiento", "Seat"),
    "common.player": Bilingual("Jugador", "Player"),
    "common.chips": Bilingual("Fichas", "Chips"),
    "common.total": Bilingual("Total", "Total"),
    "common.entry": Bilingual("Inscripción n.º {entry}", "Entry no. {entry}"),
    "common.session": Bilingual("Sesión {session}", "Session {session}"),
    "common.place": Bilingual("Puesto", "Place"),
    "common.amount": Bilingual("Importe", "Amount"),
    "common.prize": Bilingual("Premio", "Prize"),
    "common.document": Bilingual("Documento", "Document"),
    "common.signature": Bilingual("Firma", "Signature"),
    "common.supervisor": Bilingual("Supervisor", "Supervisor"),
    "common.direction": Bilingual("Dirección del torneo", "Tournament direction"),
    "common.nothing": Bilingual("No hay nada que imprimir todavía.", "There is nothing to print yet."),
    **STRUCTURE,
    **SEATS,
    **ENTRIES,
    **PRIZES,
    **CASES,
}


def say(key: str, lang: Lang, facts: Mapping[str, object] | None = None) -> str:
    """The text of a key, its braces filled."""
    text = WORDS[key].say(lang)
    return agreed(text, facts, lang).format_map(facts) if facts else text


@cache
def labels(document: str, lang: Lang) -> dict[str, str]:
    """The words of a document and those all share, by what follows the point; the document's own win."""
    return {
        key.partition(".")[2]: text.say(lang)
        for prefix in ("common.", f"{document}.")
        for key, text in WORDS.items()
        if key.startswith(prefix)
    }
