"""Words around the letters of a disciplinary case; what the letters say is in ``commission.letter_words``."""

from torneo.rulebook import Bilingual as B

WORDS: dict[str, B] = {
    "case_letter.confidential": B(
        "Documento reservado: contiene datos personales.", "Confidential: contains personal data."
    ),
    "case_letter.charges": B("Texto de las cláusulas señaladas", "Text of the clauses referred to"),
    "case_letter.channels": B("Medios de notificación", "Channels of notice"),
    "case_letter.pending": B("pendiente", "still to be given"),
    "case_letter.deadlines": B("Plazos", "Deadlines"),
    "case_letter.procedure": B("Cláusulas del procedimiento", "Clauses of the procedure"),
    "case_letter.signs": B("Por la comisión: {name}", "For the commission: {name}"),
    "case_letter.signs_for": B("Por: {body}", "For: {body}"),
    "case_letter.received": B("Recibí: nombre, fecha, hora y firma", "Received: name, date, time and signature"),
}  # fmt: skip
