"""Sentences of the clock, the days and the counts."""

from torneo.rulebook import Bilingual

SENTENCES: dict[str, Bilingual] = {
    "level_beyond_schedule_end": Bilingual(
        "no hay nivel {level}: el último posible es el {last}",
        "there is no level {level}: the last possible one is {last}",
    ),
    # ---- the start of a session
    "session_begun": Bilingual(
        "la sesión {session} ya ha empezado o terminado", "session {session} has already begun or is over"
    ),
    "earlier_session_open": Bilingual(
        "la sesión {session} no puede empezar: la sesión {earlier} no ha terminado",
        "session {session} cannot begin: session {earlier} is not over",
    ),
    "survivors_not_seated": Bilingual(
        "faltan por sentar {players} jugadores con fichas: sortee antes los asientos de la sesión {session}",
        "{players} players with chips have no seat yet: draw the seats of session {session} first",
    ),
    "no_tables": Bilingual(
        "la sesión {session} no tiene mesas abiertas", "session {session} has no open tables"
    ),
    "seats_not_drawn": Bilingual(
        "{players} inscritos de la sesión {session} no tienen asiento: sortéelos antes de empezar",
        "{players} entrants of session {session} have no seat: draw them before the start",
    ),
    "session_to_start": Bilingual(
        "es la hora de la sesión {session}: todas las mesas empiezan a la vez",
        "it is time for session {session}: all tables begin together",
    ),
    "session_ready": Bilingual(
        "todos tienen asiento: la sesión {session} puede empezar, con todas las mesas a la vez",
        "everybody has a seat: session {session} can start, all tables together",
    ),
    "level_values_missing": Bilingual(
        "el nivel {level} no tiene valores: los fija el director "
        "(propuesta: {small_blind}/{big_blind}, ante {ante})",
        "level {level} has no values: the director sets them "
        "(proposal: {small_blind}/{big_blind}, ante {ante})",
    ),
    "level_length_missing": Bilingual(
        "no se ha dicho cuánto dura el nivel {level}", "nobody has said how long level {level} lasts"
    ),
    # ---- levels
    "clock_not_at_zero": Bilingual(
        "al nivel {level} le quedan {left}: el siguiente no se anuncia hasta que el reloj llegue a cero",
        "level {level} has {left} left: the next one is not announced until the clock reaches zero",
    ),
    "clock_stopped": Bilingual(
        "el reloj de la sesión {session} está parado: {why}",
        "the clock of session {session} is stopped: {why}",
    ),
    "clock_running": Bilingual(
        "el reloj de la sesión {session} está en marcha", "the clock of session {session} is running"
    ),
    "day_over": Bilingual(
        "la jornada de la sesión {session} ha terminado en el nivel {level}: "
        "no empieza otro nivel ni otra mano",
        "the day of session {session} is over at level {level}: no other level or hand begins",
    ),
    "level_over": Bilingual(
        "el nivel {level} ha terminado: empieza el {next}", "level {level} is over: level {next} begins"
    ),
    "level_not_of_the_day": Bilingual(
        "el nivel {level} no se juega en esta jornada (último nivel: {last})",
        "level {level} is not played on this day (last level: {last})",
    ),
    "level_is_on": Bilingual("ya se juega el nivel {level}", "level {level} is already being played"),
    "level_announced_late": Bilingual(
        "el nivel {level} se anunció {minutes} minutos tarde y empezó entonces con todo su tiempo",
        "level {level} was announced {minutes} minutes late and began then with all its time",
    ),
    # ---- breaks
    "break_running": Bilingual(
        "la sesión {session} está en el descanso", "session {session} is on its break"
    ),
    "no_break_running": Bilingual(
        "la sesión {session} no está en un descanso", "session {session} is not on a break"
    ),
    "break_not_over": Bilingual(
        "al descanso le quedan {left}; para acortarlo hay que dar el motivo",
        "the break has {left} left; to cut it short give the reason",
    ),
    "break_due": Bilingual(
        "tras el nivel {level} toca un descanso de {minutes} minutos",
        "after level {level} comes a break of {minutes} minutes",
    ),
    "break_at_players": Bilingual(
        "quedan {players} jugadores o menos: toca un descanso de {minutes} minutos",
        "{players} players or fewer are left: a break of {minutes} minutes is due",
    ),
    "break_coming": Bilingual(
        "se acerca un descanso de {minutes} minutos: anúncielo",
        "a break of {minutes} minutes is coming: announce it",
    ),
    "decks_to_prepare": Bilingual(
        "avise a los crupieres de que preparen las barajas", "tell the dealers to prepare their decks"
    ),
    "break_over": Bilingual("el descanso ha terminado", "the break is over"),
    "break_postponed": Bilingual(
        "en el mano por mano los descansos se aplazan hasta entrar en premios",
        "during hand-for-hand breaks are put off until the event is in the prizes",
    ),
    "no_break_due": Bilingual(
        "no toca ningún descanso; para hacer otro diga los minutos y el motivo",
        "no break is due; for another one give its minutes and the reason",
    ),
    "no_break_coming": Bilingual(
        "no hay ningún descanso próximo por anunciar", "there is no coming break left to announce"
    ),
    # ---- last hands
    "no_last_hands_draw": Bilingual(
        "este libro no sortea las últimas manos", "this book does not draw last hands"
    ),
    "last_day": Bilingual(
        "la sesión {session} juega el último día: no se sortean las últimas manos",
        "session {session} plays the last day: no last hands are drawn",
    ),
    "day_has_no_end": Bilingual(
        "la jornada de la sesión {session} no tiene hora ni nivel de cierre",
        "the day of session {session} has neither a closing time nor a last level",
    ),
    "last_hands_too_early": Bilingual(
        "es pronto para sortear las últimas manos: quedan {minutes} minutos "
        "y se sortea cuando quedan de {from} a {to}",
        "it is too early to draw the last hands: {minutes} minutes are left "
        "and they are drawn with {from} to {to} left",
    ),
    "last_hands_window_open": Bilingual(
        "quedan {minutes} minutos de la jornada: se sortean las últimas manos",
        "{minutes} minutes of the day are left: the last hands are drawn",
    ),
    "last_hands_window_missed": Bilingual(
        "pasó el momento de sortear las últimas manos (de {from} a {to} minutos antes del final): "
        "el director sortea ya o deja correr el reloj",
        "the moment to draw the last hands has passed ({from} to {to} minutes before the end): "
        "the director draws at once or lets the clock run",
    ),
    "matter.last_hands_window_missed": Bilingual(
        "Pasó el momento de sortear las últimas manos del día",
        "The moment to draw the day's last hands has passed",
    ),
    "option.draw_now": Bilingual("sortear ahora", "draw now"),
    "option.let_clock_run": Bilingual("dejar correr el reloj", "let the clock run"),
    "window_not_missed": Bilingual(
        "el momento del sorteo no ha pasado: quedan {minutes} minutos de la jornada",
        "the moment of the draw has not passed: {minutes} minutes of the day are left",
    ),
    "last_hands_drawn": Bilingual(
        "las últimas manos ya están decididas: {hands}", "the last hands are already settled: {hands}"
    ),
    "last_hands_running": Bilingual(
        "se juegan las últimas manos: el reloj sigue parado y el nivel no cambia",
        "the last hands are being played: the clock stays stopped and the level does not change",
    ),
    "closing_near": Bilingual(
        "la sala cierra dentro de {minutes} minutos: se anuncian las últimas {hands} manos",
        "the room closes in {minutes} minutes: the last {hands} hands are announced",
    ),
    "closing_too_early": Bilingual(
        "faltan {minutes} minutos para el cierre: las últimas manos se anuncian "
        "cuando faltan de {from} a {to}",
        "{minutes} minutes are left before closing: the last hands are announced with {from} to {to} left",
    ),
    "closing_time_unknown": Bilingual(
        "la hoja no dice a qué hora cierra la sala", "the sheet does not say when the room closes"
    ),
    "day_to_come": Bilingual(
        "después de la sesión {session} se juega otro día: no hay final por cierre",
        "another day follows session {session}: closing time does not end the event",
    ),
    # ---- counts and the end of the day
    "not_seated": Bilingual(
        "la inscripción {entry} no tiene asiento en ninguna mesa", "entry {entry} is not seated at a table"
    ),
    "still_playing": Bilingual(
        "en la mesa {table} se sigue jugando: se cuenta cuando el juego ha parado",
        "table {table} is still playing: stacks are counted once play has stopped",
    ),
    "player_signature_missing": Bilingual(
        "a la planilla de la inscripción {entry} le falta la firma del jugador",
        "the player's signature is missing on the sheet of entry {entry}",
    ),
    "supervisor_signature_missing": Bilingual(
        "a la planilla de la inscripción {entry} le falta la firma del supervisor",
        "the supervisor's signature is missing on the sheet of entry {entry}",
    ),
    "sheet_differs": Bilingual(
        "el recuento difiere en {difference} de las fichas anotadas: indique la causa y una nota "
        "(mal comunicado, mal contado, fichas perdidas, fichas encontradas u otra)",
        "the count differs by {difference} from the stack on record: give the cause and a note "
        "(misreported, miscounted, lost chips, found chips or other)",
    ),
    "count_sheet_missing": Bilingual(
        "falta la planilla de recuento de la inscripción {entry}",
        "the count sheet of entry {entry} is missing",
    ),
    "counts_missing": Bilingual(
        "faltan {missing} de los {players} recuentos de la sesión {session}",
        "{missing} of the {players} counts of session {session} are missing",
    ),
    "counts_do_not_add_up": Bilingual(
        "se han contado {counted} puntos y tiene que haber {expected} (diferencia: {difference}): "
        "revise los recuentos o asiente la diferencia",
        "{counted} points were counted and there must be {expected} (difference: {difference}): "
        "check the counts or book the difference",
    ),
    "clocks_agree": Bilingual(
        "el torneo y el reloj del ordenador marcan ya la misma hora",
        "the event and the computer's clock agree already",
    ),
    "day_not_over": Bilingual(
        "la jornada no ha terminado: nivel {level}, quedan {left}; para cerrarla antes hay que dar el motivo",
        "the day is not over: level {level}, {left} left; to end it earlier give the reason",
    ),
    "day_to_finish": Bilingual(
        "la sesión {session} ha terminado: se guardan las fichas",
        "session {session} is over: the chips are put away",
    ),
    "survivors_to_seat": Bilingual(
        "se sortean los asientos de quienes siguen en juego en la sesión {session}",
        "the seats of everybody still in are drawn for session {session}",
    ),
    "nothing_to_merge": Bilingual(
        "la sesión {session} no recibe jugadores de un día anterior",
        "session {session} takes no players from an earlier day",
    ),
}
