"""Words people use for one thing, and words that only ask. All folded: no accents, no capitals."""

#: Beginnings of words that mean the same at a table.
_SAME = (
    ("bote", "pozo", "pote"),
    ("crupier", "croupier", "dealer"),
    ("ensen", "mostr", "muestr", "expon"),
    ("escond", "ocult"),
    ("movil", "celular", "telefon"),
    ("pensar", "decid", "actuar"),
    ("resubi", "subi"),
    ("minim", "menor"),
)
#: Words of a question that no clause is about.
ASKING = frozenset((
    "a", "al", "an", "and", "are", "como", "con", "cual", "cuando", "cuanta", "cuantas", "cuanto",
    "cuantos", "de", "del", "do", "does", "el", "en", "es", "esta", "este", "hay", "how", "i", "if",
    "in", "is", "it", "la", "las", "lo", "los", "many", "may", "me", "mi", "mis", "much", "my", "of",
    "on", "or", "para", "por", "puede", "pueden", "puedo", "que", "quien", "se", "si", "sin", "su",
    "sus", "tengo", "the", "tiene", "to", "un", "una", "what", "when", "who", "y",
))  # fmt: skip


def same(word: str) -> tuple[str, ...]:
    """How other words for it begin."""
    groups = (group for group in _SAME if any(word.startswith(stem) for stem in group))
    return tuple(stem for group in groups for stem in group if not word.startswith(stem))
