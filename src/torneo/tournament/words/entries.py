"""Sentences about people, entries, purchases and absences."""

from torneo.rulebook import Bilingual

SENTENCES: dict[str, Bilingual] = {
    # ---- people
    "player_without_name": Bilingual(
        "faltan el identificador o el nombre del jugador", "the player's id or name is missing"
    ),
    "player_known": Bilingual("ya hay un jugador «{player}»", "there already is a player '{player}'"),
    "document_known": Bilingual(
        "el documento {document} es el de otro jugador registrado: «{player}»",
        "document {document} belongs to another registered player: '{player}'",
    ),
    "birth_date_unreadable": Bilingual(
        "«{born}» no es una fecha de nacimiento posible; escríbala como 1990-12-31",
        "'{born}' is not a possible date of birth; write it as 1990-12-31",
    ),
    "too_young": Bilingual(
        "el día del torneo tendrá {age} años; la edad mínima es {least}",
        "aged {age} on the day of the event; the least is {least}",
    ),
    "player_barred": Bilingual(
        "«{player}» no puede inscribirse: {why}", "'{player}' may not enter: {why}"
    ),
    "not_barred": Bilingual("«{player}» no tiene prohibida la inscripción", "'{player}' is not barred"),
    # ---- identity
    "identity_check_missing": Bilingual(
        "antes de dar la tarjeta de asiento hay que ver el documento con foto de «{player}» (día {day})",
        "the photo document of '{player}' must be seen before the seat card is given (day {day})",
    ),
    "identity_check_due": Bilingual(
        "mesa {table}: falta ver el documento con foto de {name} (día {day})",
        "table {table}: the photo document of {name} is still to be seen (day {day})",
    ),
    "matter.identity_failure": Bilingual(
        "el jugador no muestra un documento válido o su identidad es falsa",
        "the player shows no valid document, or a false identity",
    ),
    "option.play_after_verification": Bilingual(
        "sigue jugando una vez comprobada su identidad", "plays on once the identity is verified"
    ),
    "option.disqualification": Bilingual("queda descalificado", "is disqualified"),
    "option.future_ineligibility": Bilingual(
        "queda inhabilitado para futuras competiciones", "is ineligible for future competitions"
    ),
    # ---- the window
    "registration_not_open": Bilingual(
        "la inscripción de la sesión {session} todavía no está abierta",
        "registration of session {session} is not open yet",
    ),
    "registration_closed": Bilingual(
        "la inscripción de la sesión {session} está cerrada", "registration of session {session} is closed"
    ),
    "registration_still_open": Bilingual(
        "la inscripción de la sesión {session} sigue abierta; solo la dirección puede adelantar el cierre",
        "registration of session {session} is still open; only the direction may close it early",
    ),
    "prizes_handed_over": Bilingual(
        "ya hay premios pactados o entregados: la inscripción de la sesión {session} no se abre otra vez",
        "prizes are agreed or handed over already: registration of session {session} is not opened again",
    ),
    "registration_over": Bilingual(
        "se ha cumplido el plazo de inscripción de la sesión {session}: ciérrela",
        "the time for entries of session {session} is over: close it",
    ),
    "close_not_stated": Bilingual(
        "diga cuándo cierra la inscripción de la sesión {session}: o un nivel o una hora",
        "say when registration of session {session} closes: either a level or a time",
    ),
    "close_in_the_past": Bilingual(
        "el nuevo cierre de la sesión {session} ya ha pasado; tiene que estar por delante",
        "the new close of session {session} is already past; it has to be ahead",
    ),
    "matter.registration_close": Bilingual(
        "¿se mueve el cierre de la inscripción?", "is the close of registration moved?"
    ),
    "option.keep_close": Bilingual("se cierra cuando se anunció", "it closes when announced"),
    "option.change_close": Bilingual("se fija otro cierre", "another close is set"),
    # ---- entering
    "already_in": Bilingual(
        "«{player}» ya está dentro con la inscripción {entry} ({stack} en fichas)",
        "'{player}' is already in with entry {entry} ({stack} in chips)",
    ),
    "price": Bilingual(
        "se han entregado {paid:money} y hay que pagar {price:money}",
        "{paid:money} was handed over; the price is {price:money}",
    ),
    "missed_by_director": Bilingual(
        "solo la dirección puede fijar otra suma por las ciegas perdidas",
        "only the direction may set another sum for missed blinds",
    ),
    "full_stack_due": Bilingual(
        "con este reglamento se recibe el stack completo ({points}), sin descuentos",
        "under this book the whole stack is given ({points}), with nothing deducted",
    ),
    "entry_not_in": Bilingual(
        "la inscripción {entry} ya no está en el torneo", "entry {entry} is not in the event any more"
    ),
    "entry_not_seated": Bilingual("la inscripción {entry} no tiene asiento", "entry {entry} has no seat"),
    # ---- alternates
    "nobody_waits": Bilingual(
        "no hay suplentes en espera para la sesión {session}", "no alternate waits for session {session}"
    ),
    "no_free_seat": Bilingual(
        "no hay asientos libres en la sesión {session}; esperan {waiting}",
        "session {session} has no free seat; {waiting} wait",
    ),
    "seats_for_alternates": Bilingual(
        "sesión {session}: {free} asientos libres y {waiting} suplentes en espera",
        "session {session}: {free} free seats and {waiting} alternates waiting",
    ),
    # ---- entering again
    "no_reentries": Bilingual("este torneo no tiene reentradas", "this event has no re-entries"),
    "never_entered": Bilingual(
        "«{player}» no se ha inscrito todavía: no es una reentrada",
        "'{player}' has not entered yet: this is no re-entry",
    ),
    "disqualified_before": Bilingual(
        "«{player}» fue descalificado de este torneo y no puede volver a entrar",
        "'{player}' was disqualified from this event and may not enter again",
    ),
    "no_surrender": Bilingual(
        "en este torneo no se pueden entregar las fichas para reentrar: quedan {stack}",
        "chips may not be given up for a re-entry in this event: {stack} are left",
    ),
    "reentry_limit": Bilingual(
        "ya ha usado {used} de {limit} reentradas", "{used} of {limit} re-entries are used up"
    ),
    "reentry_period": Bilingual(
        "las reentradas de la sesión {session} acabaron con el nivel {level}",
        "re-entries of session {session} ended with level {level}",
    ),
    # ---- satellite seats
    "ticket_without_number": Bilingual(
        "falta el número del asiento de satélite de «{player}»",
        "the number of '{player}'s satellite seat is missing",
    ),
    "ticket_known": Bilingual(
        "el asiento de satélite {ticket} ya está anotado", "satellite seat {ticket} is already on record"
    ),
    "holds_a_ticket": Bilingual(
        "«{player}» ya tiene un asiento de satélite: {ticket}",
        "'{player}' already holds a satellite seat: {ticket}",
    ),
    "unknown_ticket": Bilingual(
        "no hay ningún asiento de satélite «{ticket}»", "there is no satellite seat '{ticket}'"
    ),
    "ticket_used": Bilingual(
        "el asiento de satélite {ticket} ya se ha usado (inscripción {entry})",
        "satellite seat {ticket} has been used (entry {entry})",
    ),
    "ticket_forfeited": Bilingual(
        "el asiento de satélite {ticket} se perdió: nadie se presentó antes del cierre de la inscripción",
        "satellite seat {ticket} is forfeited: nobody appeared before registration closed",
    ),
    "ticket_personal": Bilingual(
        "el asiento de satélite {ticket} es personal de «{player}» y no se puede ceder",
        "satellite seat {ticket} is personal to '{player}' and cannot be passed on",
    ),
    # ---- rebuys and add-ons
    "no_rebuys": Bilingual("este torneo no tiene recompras", "this event has no rebuys"),
    "rebuy_limit": Bilingual(
        "ya ha usado {used} de {limit} recompras", "{used} of {limit} rebuys are used up"
    ),
    "rebuy_period": Bilingual(
        "las recompras acabaron con el nivel {level}", "rebuys ended with level {level}"
    ),
    "stack_too_big": Bilingual(
        "tiene {stack} en fichas; para recomprar puede tener {most} como mucho",
        "holds {stack} in chips; a rebuy takes {most} at most",
    ),
    "rebuy_too_late": Bilingual(
        "la inscripción {entry} ya no puede recomprar: empezó otra mano o su asiento está ocupado",
        "entry {entry} can no longer rebuy: another hand has begun or its seat is taken",
    ),
    "rebuy_owed": Bilingual(
        "la inscripción {entry} ya ha anunciado una recompra y debe {owed:money}",
        "entry {entry} has declared a rebuy already and owes {owed:money}",
    ),
    "rebuy_to_pay": Bilingual(
        "«{player}» anunció una recompra y tiene que pagarla: {owed:money}",
        "'{player}' declared a rebuy and has to pay it: {owed:money}",
    ),
    "buying_over": Bilingual(
        "la inscripción {entry} ya tomó el add-on, que era la última compra",
        "entry {entry} has taken the add-on, which was the last purchase",
    ),
    "no_addon": Bilingual("este torneo no tiene add-on", "this event has no add-on"),
    "addon_limit": Bilingual(
        "ya ha tomado {used} de {limit} add-ons", "{used} of {limit} add-ons are taken"
    ),
    "addon_needs_chips": Bilingual(
        "para tomar el add-on hay que tener al menos {least} en fichas y tiene {stack}",
        "the add-on takes at least {least} in chips; there are {stack}",
    ),
    "addon_closed": Bilingual(
        "el add-on solo se vende mientras está abierta la inscripción de la sesión {session}",
        "the add-on is sold only while registration of session {session} is open",
    ),
    "addon_not_yet": Bilingual(
        "el add-on se toma al acabar el nivel {level}", "the add-on is taken when level {level} ends"
    ),
    "addon_window_over": Bilingual(
        "el plazo del add-on, tras el nivel {level}, ha pasado y ya no se venden fichas",
        "the time for the add-on, after level {level}, is over and no more chips are sold",
    ),
    "no_early_addon": Bilingual(
        "en este torneo el add-on no se puede adelantar", "the add-on cannot be taken early in this event"
    ),
    "addon_not_early": Bilingual(
        "el nivel {level} ya ha acabado: el add-on no se adelanta, se toma ahora",
        "level {level} is over: the add-on is not early, it is taken now",
    ),
    "rebuy_first": Bilingual(
        "antes de adelantar el add-on hay que usar la recompra",
        "the rebuy has to be used before the add-on is taken early",
    ),
    "early_addon_stack": Bilingual(
        "tiene {stack} en fichas; para adelantar el add-on puede tener {most} como mucho, o esperar al final "
        "del nivel {level}",
        "holds {stack} in chips; an early add-on takes {most} at most, or waits for the end of level {level}",
    ),
    # ---- absence
    "away_already": Bilingual(
        "la ausencia de la inscripción {entry} ya está anotada", "entry {entry} is already away"
    ),
    "not_away": Bilingual("la inscripción {entry} no está ausente", "entry {entry} is not away"),
    "contact_incomplete": Bilingual(
        "anote cómo se intentó localizar al jugador y qué resultó",
        "write down how the player was tried and what came of it",
    ),
    "absence_over": Bilingual(
        "han pasado los {minutes} minutos: la inscripción {entry} queda fuera por ausencia",
        "the {minutes} minutes are over: entry {entry} is out by absence",
    ),
    "absence_not_over": Bilingual(
        "todavía no han pasado los {minutes} minutos de la inscripción {entry}",
        "entry {entry} still has part of its {minutes} minutes",
    ),
    "absence_without_limit": Bilingual(
        "el reglamento no limita la ausencia: el stack de la inscripción {entry} sigue pagando sus ciegas",
        "the book sets no limit to absence: the stack of entry {entry} goes on paying its blinds",
    ),
    "absence_limit_over": Bilingual(
        "«{player}» lleva fuera más de {minutes} minutos: queda eliminado",
        "'{player}' has been away for more than {minutes} minutes: out",
    ),
    # ---- money back
    "no_refund": Bilingual(
        "el juego ha empezado: no se devuelve la entrada de la inscripción {entry}",
        "play has begun: entry {entry} is not refunded",
    ),
    "refunds_by_the_book": Bilingual(
        "las devoluciones las fija el reglamento y no pueden ser otras",
        "the book settles the refunds and they cannot be others",
    ),
    "matter.run_or_cancel": Bilingual(
        "¿el torneo sigue como se anunció, se modifica o se cancela?",
        "does the event run as published, is it altered, or cancelled?",
    ),
    "option.run_as_published": Bilingual("sigue como se anunció", "runs as published"),
    "option.alter": Bilingual("se modifica de forma justa", "is altered fairly"),
    "option.cancel": Bilingual("se cancela", "is cancelled"),
    # ---- notes
    "missed_without_seat": Bilingual(
        "todavía no hay asiento: las ciegas perdidas ({missed}) se cuentan cuando el jugador se siente",
        "there is no seat yet: missed blinds ({missed}) are counted when the player sits down",
    ),
    "note.birth_date_missing": Bilingual(
        "falta la fecha de nacimiento de {name}: compruebe su edad",
        "{name}'s date of birth is missing: check the age",
    ),
    "note.identity_check": Bilingual(
        "se pidió el documento a «{player}»", "'{player}' was asked for the document"
    ),
    "note.seat_card": Bilingual(
        "tarjeta de asiento de «{player}»: mesa {table}, asiento {seat}",
        "seat card of '{player}': table {table}, seat {seat}",
    ),
    "note.contact_attempt": Bilingual(
        "intento de localizar a «{player}»: {how}; {result}", "tried to reach '{player}': {how}; {result}"
    ),
    "note.stack_on_leaving": Bilingual(
        "la inscripción {entry} se ausenta con {stack} en fichas",
        "entry {entry} leaves with {stack} in chips",
    ),
    "note.stack_differs": Bilingual(
        "la inscripción {entry} vuelve con {counted} en fichas; debía tener {expected}",
        "entry {entry} is back with {counted} in chips; {expected} was expected",
    ),
}  # fmt: skip
