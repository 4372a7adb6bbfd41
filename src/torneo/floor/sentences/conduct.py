"""Words for what is reported of players, and for the penalties given."""

from torneo.floor.citations import CASES
from torneo.rulebook import Bilingual

_REPORTED = Bilingual("Se comunica una falta al floor.", "An offence is reported to the floor.")

REASONS: dict[str, Bilingual] = {
    **{case: _REPORTED for case in CASES.policies if case.startswith("reported_")},
    "offence_reported": Bilingual(
        "El reglamento dice qué sanciones hay.", "The book says which penalties there are."
    ),
    "conduct_sanctions": Bilingual(
        "Por la conducta cabe también suspender un tiempo.", "Conduct may also bring a suspension for a time."
    ),
    "penalty_size": Bilingual(
        "El reglamento no tiene una sanción de ese tamaño.", "The book has no penalty of that size."
    ),
    "penalty_heavier": Bilingual(
        "Ya se le sancionó por lo mismo: ahora corresponde una sanción mayor.",
        "Already penalised for the same: a heavier penalty is due now.",
    ),
    "chips_forfeited": Bilingual(
        "Por juego blando se pueden perder fichas: hay que decir cuántas, y que las tenga detrás.",
        "Soft play may cost chips: say how many, and the player must have them behind.",
    ),
    "repeated_out_of_turn": Bilingual(
        "Actúa fuera de turno una y otra vez.", "Acting out of turn again and again."
    ),
    "stays_at_table": Bilingual(
        "En el mano por mano nadie se levanta de la mesa.", "Hand for hand, nobody gets up from the table."
    ),
    "stays_away_on_penalty": Bilingual(
        "Mientras cumple su penalización no se acerca a la mesa.",
        "While serving a penalty the player stays away from the table.",
    ),
}
OPTIONS: dict[str, Bilingual] = {}
INFRACTIONS: dict[str, Bilingual] = {
    "leaving_in_hand_for_hand": Bilingual(
        "levantarse de la mesa en el mano por mano", "leaving the table during hand-for-hand"
    ),
    "back_before_time": Bilingual(
        "volver a la mesa sin cumplir la penalización", "back at the table with a penalty still to serve"
    ),
}
STEPS: dict[str, Bilingual] = {
    "penalty_due": Bilingual("hay que imponer una sanción", "a penalty must be given"),
}

#: What a penalty among the answers to a question does: outside the hand, all of it.
PENALTIES: dict[str, Bilingual] = {
    "no_penalty": Bilingual("queda anotado, sin sanción", "goes on record, without a penalty"),
    "verbal_admonition": Bilingual("queda anotada; la mano sigue", "goes on record; the hand goes on"),
    "verbal_warning": Bilingual("queda anotada; la mano sigue", "goes on record; the hand goes on"),
    "missed_hands": Bilingual(
        "desde la mano siguiente no juega tantas manos como se digan",
        "from the next hand on, misses as many hands as are said",
    ),
    "missed_rounds": Bilingual(
        "desde la mano siguiente no juega tantas rondas como se digan",
        "from the next hand on, misses as many rounds as are said",
    ),
    "timed_suspension": Bilingual(
        "no juega durante los minutos que se digan", "does not play for as many minutes as are said"
    ),
    "chip_forfeiture": Bilingual("pierde las fichas que se digan", "loses as many chips as are said"),
    "disqualification": Bilingual("queda fuera del torneo", "is out of the tournament"),
    "ban_from_later_events": Bilingual("no puede jugar eventos posteriores", "may not play later events"),
    "penalty": Bilingual("la infracción queda por sancionar", "the infraction waits for its penalty"),
    "penalty_menu": Bilingual("la infracción queda por sancionar", "the infraction waits for its penalty"),
}
