"""Words of the rulebooks."""

from torneo.rulebook import Bilingual as B

WORDS: dict[str, B] = {
    "title": B("Reglamentos", "Rulebooks"),
    "clauses": B("{count} cláusulas · {edition}", "{count} clauses · {edition}"),
    "filter": B("Buscar en este libro", "Search this book"),
    "note": B("Nota de lectura", "Reading note"),
    "policies": B("Lo que fija", "What it settles"),
    "refers": B("Remite a", "Refers to"),
}
