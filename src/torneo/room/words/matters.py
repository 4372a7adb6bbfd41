"""Words of what a ruling leaves open at a table until somebody does it."""

from torneo.rulebook import Bilingual as B

WORDS: dict[str, B] = {
    "title": B("Pendiente en esta mesa", "Open at this table"),
    # ---- what it is
    "question": B("Espera la respuesta del floor", "Waits for the floor's answer"),
    "infraction": B("Infracción: {what}", "Infraction: {what}"),
    "returned": B("Devolver fichas", "Give chips back"),
    "steps.now": B("Hacer ahora", "Do now"),
    "steps.street": B("Al acabar la ronda de apuestas", "When the betting round is over"),
    "steps.last_street": B("Antes de la última calle", "Before the last street"),
    "steps.next_hand": B("Para la mano siguiente", "For the next hand"),
    "due.street": B("Ahora, antes de la calle que viene", "Now, before the next street"),
    "due.last_street": B("Ahora, antes de la última calle", "Now, before the last street"),
    "due.next_hand": B("Ahora, antes de repartir la mano siguiente", "Now, before the next hand is dealt"),
    "of": B("{who}: {what}", "{who}: {what}"),
    "who": B("{name} (asiento {seat})", "{name} (seat {seat})"),
    "penalties": B("Sanciones posibles:", "Possible penalties:"),
    "floor_knows": B("el floor lo tiene en su lista", "it is on the floor's list"),
    # ---- what settles it
    "done": B("Hecho", "Done"),
    "answer": B("Responder…", "Answer…"),
    "record": B("Anotar y sancionar…", "Record and penalise…"),
    "no_penalty": B("Sin sanción", "No penalty"),
    "record_title": B("Infracción de la resolución {number}", "Infraction of ruling {number}"),
    "record_do": B("Anotar la infracción", "Put the infraction on record"),
    "clause": B("Cláusula", "Clause"),
    "settled": B("Esto ya está resuelto.", "This is settled already."),
    "never_happened": B(
        "El hecho se deshizo: no hay infracción que anotar.",
        "The act was taken back: there is no infraction to record.",
    ),
    # ---- the mark of a table
    "mark.question": B("pregunta", "question"),
    "mark.infraction": B("infracción", "infraction"),
    "mark.steps": B("algo por hacer", "something to do"),
}
