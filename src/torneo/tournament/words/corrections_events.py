"""Events named in a few words, and the words for what a fact may be."""

from torneo.rulebook import Bilingual

SENTENCES: dict[str, Bilingual] = {
    "event.other": Bilingual("«{name}»", "'{name}'"),
    "event.HandStarted": Bilingual(
        "comienzo de la mano {number} de la mesa {table}", "start of hand {number} at table {table}"
    ),
    "event.HandEnded": Bilingual(
        "resultado de la mano {number} de la mesa {table}", "result of hand {number} at table {table}"
    ),
    "event.HandCancelled": Bilingual(
        "mano {number} de la mesa {table} anulada", "hand {number} at table {table} cancelled"
    ),
    "event.FirstCardDealt": Bilingual("primera carta en la mesa {table}", "first card at table {table}"),
    "event.Eliminated": Bilingual(
        "eliminación de la inscripción {entry} (mesa {table}, asiento {seat})",
        "elimination of entry {entry} (table {table}, seat {seat})",
    ),
    "event.ChipsMoved": Bilingual(
        "fichas de la inscripción {entry} (mesa {table})", "chips of entry {entry} (table {table})"
    ),
    "event.Moved": Bilingual(
        "la inscripción {entry} pasa de la mesa {from_table:table}, asiento {from_seat}, a la mesa {table}, "
        "asiento {seat}",
        "entry {entry} moves from table {from_table:table} seat {from_seat} to table {table} seat {seat}",
    ),
    "event.Seated": Bilingual(
        "la inscripción {entry} se sienta en la mesa {table}, asiento {seat}",
        "entry {entry} sits down at table {table} seat {seat}",
    ),
    "event.Arrived": Bilingual("llegada de la inscripción {entry}", "arrival of entry {entry}"),
    "event.SeatsDrawn": Bilingual(
        "sorteo de asientos de la sesión {session}", "seat draw of session {session}"
    ),
    "event.SeatsChanged": Bilingual(
        "cambio de asientos de las inscripciones {entries}", "change of seats of entries {entries}"
    ),
    "event.TableOpened": Bilingual("apertura de la mesa {table}", "table {table} opened"),
    "event.TableClosed": Bilingual("cierre de la mesa {table}", "table {table} closed"),
    "event.Entered": Bilingual("inscripción {entry} de «{player}»", "entry {entry} of '{player}'"),
    "event.EntryTakenOut": Bilingual(
        "la inscripción {entry} sale del torneo", "entry {entry} leaves the event"
    ),
    "event.RebuyTaken": Bilingual("recompra de la inscripción {entry}", "rebuy of entry {entry}"),
    "event.AddOnTaken": Bilingual("add-on de la inscripción {entry}", "add-on of entry {entry}"),
    "event.ChipsIssued": Bilingual("fichas para la inscripción {entry}", "chips for entry {entry}"),
    "event.ChipsRemoved": Bilingual("fichas retiradas ({cause})", "chips removed ({cause})"),
    "event.ChipsRaced": Bilingual(
        "canje de las fichas de {value} en la mesa {table}", "race of the {value} chips at table {table}"
    ),
    "event.StacksCounted": Bilingual("recuento de la mesa {table}", "count of table {table}"),
    "event.CountSigned": Bilingual(
        "recuento firmado de la inscripción {entry}", "signed count of entry {entry}"
    ),
    "event.StacksBagged": Bilingual(
        "fichas embolsadas de la sesión {session}", "stacks of session {session} bagged"
    ),
    "event.SessionStarted": Bilingual("comienzo de la sesión {session}", "start of session {session}"),
    "event.SessionFinished": Bilingual("fin de la sesión {session}", "end of session {session}"),
    "event.LevelStarted": Bilingual(
        "nivel {level} de la sesión {session}", "level {level} of session {session}"
    ),
    "event.LevelSet": Bilingual(
        "reloj de la sesión {session} puesto en el nivel {level}",
        "clock of session {session} set to level {level}",
    ),
    "event.InfractionRecorded": Bilingual(
        "infracción de «{player}» ({clause})", "infraction of '{player}' ({clause})"
    ),
    "event.PenaltyGiven": Bilingual("sanción a «{player}»", "penalty for '{player}'"),
    "event.EventEnded": Bilingual("fin del torneo", "end of the event"),
    "event.Drawn": Bilingual("sorteo de la sesión {session}", "draw of session {session}"),
    "event.FinalTableFormed": Bilingual("mesa final {table}", "final table {table}"),
    "event.LastHandsDrawn": Bilingual(
        "sorteo de las últimas manos de la sesión {session}", "draw of the last hands of session {session}"
    ),
    # ---- fields of events
    "field.table": Bilingual("mesa", "table"),
    "field.seat": Bilingual("asiento", "seat"),
    "field.from_table": Bilingual("desde la mesa", "from table"),
    "field.from_seat": Bilingual("desde el asiento", "from seat"),
    "field.entry": Bilingual("inscripción", "entry"),
    "field.entries": Bilingual("inscripciones", "entries"),
    "field.places": Bilingual("lugares", "places"),
    "field.draw": Bilingual("sorteo", "draw"),
    "field.stacks": Bilingual("fichas", "stacks"),
    "field.stack": Bilingual("fichas", "stack"),
    "field.carried": Bilingual("para el próximo bote", "for the next pot"),
    "field.level": Bilingual("nivel", "level"),
    "field.positions": Bilingual("botón y ciegas", "button and blinds"),
    "field.dealt": Bilingual("reciben cartas", "dealt in"),
    "field.game": Bilingual("juego", "game"),
    "field.number": Bilingual("número", "number"),
    "field.amounts": Bilingual("premios", "prizes"),
    "field.fund": Bilingual("fondo", "fund"),
    "field.ends_at": Bilingual("termina", "ends"),
    "field.began_at": Bilingual("empieza", "begins"),
    "field.late": Bilingual("retraso", "late by"),
    "field.how": Bilingual("cómo", "how"),
    "field.rank": Bilingual("orden", "order"),
    "field.winners": Bilingual("ganadores", "winners"),
    "field.cards": Bilingual("cartas", "cards"),
    "field.odd": Bilingual("fichas sueltas", "odd chips"),
    "field.changes": Bilingual("cambios", "changes"),
    "field.winner": Bilingual("campeón", "winner"),
    "field.hands": Bilingual("manos", "hands"),
    "field.tables": Bilingual("mesas", "tables"),
    "field.waits": Bilingual("espera al botón", "waits for the button"),
    "field.reason": Bilingual("motivo", "reason"),
    "field.facts": Bilingual("datos", "facts"),
    "field.clauses": Bilingual("artículos", "clauses"),
    "field.together": Bilingual("ronda", "round"),
    "field.by": Bilingual("por", "by"),
    "field.points": Bilingual("puntos", "points"),
    "field.to": Bilingual("a", "to"),
    # ---- words for codes
    "word.yes": Bilingual("sí", "yes"),
    "word.no": Bilingual("no", "no"),
    "word.registered": Bilingual("inscrita", "registered"),
    "word.alternate": Bilingual("en lista de espera", "on the waiting list"),
    "word.seated": Bilingual("sentada", "seated"),
    "word.bagged": Bilingual("con las fichas embolsadas", "bagged"),
    "word.out": Bilingual("eliminada", "out"),
    "word.removed": Bilingual("retirada", "removed"),
    "word.surrendered": Bilingual("entregada", "surrendered"),
    "word.cancelled": Bilingual("anulada", "cancelled"),
    "word.qualified": Bilingual("clasificada por satélite", "qualified"),
    "word.forfeited": Bilingual("perdida", "forfeited"),
    "word.planned": Bilingual("prevista", "planned"),
    "word.running": Bilingual("en juego", "running"),
    "word.finished": Bilingual("terminada", "finished"),
    "word.draft": Bilingual("borrador", "draft"),
    "word.published": Bilingual("publicado", "published"),
    "word.ended": Bilingual("terminado", "ended"),
    "word.entry": Bilingual("la inscripción", "entry"),
    "word.seat_of": Bilingual("la inscripción", "entry"),
    "word.table": Bilingual("la mesa", "table"),
    "word.seat": Bilingual("el asiento de la mesa", "the seat at table"),
    "word.session": Bilingual("la sesión", "session"),
    "word.player": Bilingual("el jugador", "player"),
    "word.infraction": Bilingual("la infracción", "infraction"),
    "word.penalty": Bilingual("la sanción", "penalty"),
    # ---- parts of the event
    "word.id": Bilingual("el identificador del torneo", "the id of the event"),
    "word.book": Bilingual("el libro", "the rulebook"),
    "word.policies": Bilingual("las reglas propias del torneo", "the event's own rules"),
    "word.structure": Bilingual("la estructura", "the structure"),
    "word.wall": Bilingual("el reloj de la pared", "the clock on the wall"),
    "word.staff": Bilingual("el personal", "the staff"),
    "word.documents": Bilingual("los documentos de los jugadores", "the players' documents"),
    "word.tickets": Bilingual("las plazas de satélite", "the satellite seats"),
    "word.counts": Bilingual("los recuentos de fichas", "the chip counts"),
    "word.decisions": Bilingual("las decisiones anotadas", "the decisions on record"),
    "word.notes": Bilingual("las notas", "the notes"),
}
