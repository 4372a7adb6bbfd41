"""Sentences of acts of money that wait for a second person."""

from torneo.rulebook import Bilingual

SENTENCES: dict[str, Bilingual] = {
    "word.waiting": Bilingual("lo que espera a otra persona", "what waits for another person"),
    "money_waits": Bilingual(
        "ya espera a otra persona: lo pidió {by:typed} (n.º {number})",
        "it already waits for another person: {by:typed} asked for it (no. {number})",
    ),
    "nothing_waits": Bilingual(
        "nada espera a otra persona con el número {number}",
        "nothing waits for another person as no. {number}",
    ),
    "money_settled": Bilingual(
        "el n.º {number} ya no espera: lo decidió {by:typed}",
        "no. {number} waits no more: {by:typed} has decided it",
    ),
    "same_person": Bilingual(
        "lo pidió {by:typed}: tiene que confirmarlo otra persona",
        "{by:typed} asked for it: another person has to confirm it",
    ),
    "money_to_confirm": Bilingual(
        "lo pide {by:typed}; la hoja quiere que otra persona lo confirme",
        "{by:typed} asks for it; the sheet wants another person to confirm it",
    ),
}
