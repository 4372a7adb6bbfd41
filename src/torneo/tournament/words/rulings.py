"""Sentences of calls to the floor, rulings and dealers."""

from torneo.rulebook import Bilingual

_ABOUT: dict[str, Bilingual] = {
    "ruling": Bilingual("pide una resolución", "asks for a ruling"),
    "chips": Bilingual("pide al floor por fichas", "asks for the floor about chips"),
    "time": Bilingual("pide al floor por tiempo", "asks for the floor about time"),
    "behaviour": Bilingual("pide al floor por una conducta", "asks for the floor about conduct"),
    "dealer": Bilingual("pide al floor por el crupier", "asks for the floor about the dealer"),
    "player_missing": Bilingual("pide al floor: falta un jugador", "asks for the floor: a player is missing"),
    "other": Bilingual("llama al floor", "calls the floor"),
}

SENTENCES: dict[str, Bilingual] = {
    **{
        f"floor_called.{about}": Bilingual(f"la mesa {{table}} {said.es}", f"table {{table}} {said.en}")
        for about, said in _ABOUT.items()
    },
    "floor_coming": Bilingual("{who} va a la mesa {table}", "{who} is on the way to table {table}"),
    "floor_called_already": Bilingual(
        "la mesa {table} ya ha llamado por lo mismo y espera (llamada {call})",
        "table {table} has already called about the same and is waiting (call {call})",
    ),
    "unknown_call": Bilingual("no hay ninguna llamada {call}", "there is no call {call}"),
    "call_closed": Bilingual(
        "la llamada {call} de la mesa {table} ya está cerrada",
        "call {call} of table {table} is already closed",
    ),
    "call_taken_already": Bilingual(
        "{who} ya ha tomado la llamada {call} de la mesa {table}",
        "{who} has already taken call {call} of table {table}",
    ),
    "other_table": Bilingual(
        "la llamada {call} es de la mesa {table}, no de la mesa {other:player}",
        "call {call} is of table {table}, not of table {other:player}",
    ),
    "cannot_be_told": Bilingual("no puede ser así: {problem_es}", "it cannot be like this: {problem_en}"),
    "setup_policies": Bilingual(
        "las reglas son las del torneo: una resolución no puede traer las suyas",
        "the rules are those of the event: a ruling cannot bring its own",
    ),
    "nothing_told": Bilingual(
        "falta contar qué ocurrió en la mesa {table}", "nothing was told of what happened at table {table}"
    ),
    "too_many_steps": Bilingual(
        "{steps} hechos son demasiados para una resolución; caben {most}",
        "{steps} acts are too many for one ruling; {most} are possible",
    ),
    "unknown_ruling": Bilingual("no hay ninguna resolución {ruling}", "there is no ruling {ruling}"),
    "ruling_not_open": Bilingual(
        "la resolución {ruling} no espera respuesta", "ruling {ruling} is not waiting for an answer"
    ),
    "decision_refused": Bilingual(
        "el libro no admite esa respuesta a la resolución {ruling}",
        "the book does not admit that answer to ruling {ruling}",
    ),
    "ruling_overruled": Bilingual(
        "la resolución {ruling} ya está revocada", "ruling {ruling} has already been overruled"
    ),
    "ruling_to_decide": Bilingual(
        "la mesa {table} espera la respuesta del floor (resolución {ruling})",
        "table {table} waits for the floor's answer (ruling {ruling})",
    ),
    "hand_went_past": Bilingual(
        "la mano ya pasó de esa pregunta (resolución {ruling})",
        "the hand has gone past that question (ruling {ruling})",
    ),
    "another_question_first": Bilingual(
        "antes que la resolución {ruling} se responde la {first:ruling}, que se preguntó después",
        "ruling {first:ruling}, asked later, is answered before ruling {ruling}",
    ),
    "dealer_missing": Bilingual(
        "falta el nombre de quien reparte en la mesa {table}",
        "the name of who deals at table {table} is missing",
    ),
    "dealer_there": Bilingual(
        "{dealer} ya reparte en la mesa {table}", "{dealer} is already dealing at table {table}"
    ),
    "push_waits": Bilingual(
        "quedan {left}: el relevo espera hasta después del cambio de nivel o del descanso; antes, solo si lo "
        "ordena el floor",
        "{left} left: the push waits until after the change of level or the break, unless the floor says so",
    ),
    # ---- corrections
    "footing.call": Bilingual(
        "la llamada {id} era de la mesa {was_table}; con la corrección es de la mesa {now_table}, o de "
        "otro momento",
        "call {id} was of table {was_table}; corrected, it is of table {now_table}, or of another moment",
    ),
    "footing.ruling": Bilingual(
        "la resolución {id} era de la mesa {was_table}; con la corrección es de la mesa {now_table}, o de "
        "otro momento",
        "ruling {id} was of table {was_table}; corrected, it is of table {now_table}, or of another moment",
    ),
    "word.call": Bilingual("la llamada", "call"),
    "word.ruling": Bilingual("la resolución", "ruling"),
    "word.calls": Bilingual("las llamadas al floor", "the calls to the floor"),
    "word.rulings": Bilingual("el registro de resoluciones", "the register of rulings"),
    "word.dealers": Bilingual("quién reparte en cada mesa", "who deals where"),
    # ---- what happened
    "event.FloorCalled": Bilingual("la mesa {table} llama al floor", "table {table} calls the floor"),
    "event.CallTaken": Bilingual(
        "se atiende la llamada {call} de la mesa {table}", "call {call} of table {table} is taken"
    ),
    "event.CallClosed": Bilingual(
        "se cierra la llamada {call} de la mesa {table}", "call {call} of table {table} is closed"
    ),
    "event.RulingGiven": Bilingual(
        "resolución {ruling} en la mesa {table}", "ruling {ruling} at table {table}"
    ),
    "event.RulingDecided": Bilingual(
        "el floor responde a la resolución {ruling} de la mesa {table}",
        "the floor answers ruling {ruling} of table {table}",
    ),
    "event.RulingOverruled": Bilingual(
        "se revoca la resolución {ruling} de la mesa {table}", "ruling {ruling} of table {table} is overruled"
    ),
    "event.DealerRelieved": Bilingual(
        "{dealer} reparte en la mesa {table}", "{dealer} deals at table {table}"
    ),
}
