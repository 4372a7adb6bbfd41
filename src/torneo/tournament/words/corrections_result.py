"""What follows from a correction, one sentence each."""

from torneo.rulebook import Bilingual

SENTENCES: dict[str, Bilingual] = {
    "change.changed_phase": Bilingual(
        "el torneo pasa de «{was}» a «{now}»", "the event goes from '{was}' to '{now}'"
    ),
    "change.new_entry": Bilingual(
        "nueva inscripción {entry:number}: {player}, con {stack:chips}",
        "new entry {entry:number}: {player}, with {stack:chips}",
    ),
    "change.no_entry": Bilingual(
        "la inscripción {entry:number} ({player}, con {stack:chips}) desaparece",
        "entry {entry:number} ({player}, with {stack:chips}) disappears",
    ),
    "change.changed_player": Bilingual(
        "la inscripción {entry:number} es de {now:player}, no de {was:player}",
        "entry {entry:number} is {now:player}'s, not {was:player}'s",
    ),
    "change.changed_status": Bilingual(
        "la inscripción {entry:number} ({player}) pasa de {was} a {now}",
        "entry {entry:number} ({player}) goes from {was} to {now}",
    ),
    "change.seat_changed": Bilingual(
        "{player} (inscripción {entry:number}) se sienta en la mesa {table}, asiento {seat}, en lugar de "
        "la mesa "
        "{from_table:table}, asiento {from_seat}",
        "{player} (entry {entry:number}) sits at table {table} seat {seat} instead of table "
        "{from_table:table} seat "
        "{from_seat}",
    ),
    "change.seat_got": Bilingual(
        "{player} (inscripción {entry:number}) se sienta en la mesa {table}, asiento {seat}",
        "{player} (entry {entry:number}) sits at table {table} seat {seat}",
    ),
    "change.seat_lost": Bilingual(
        "{player} (inscripción {entry:number}) deja la mesa {from_table:table}, asiento {from_seat}",
        "{player} (entry {entry:number}) leaves table {from_table:table} seat {from_seat}",
    ),
    "change.changed_stack": Bilingual(
        "{player} (inscripción {entry:number}) tiene {now:chips} en lugar de {was:chips}",
        "{player} (entry {entry:number}) holds {now:chips} instead of {was:chips}",
    ),
    "change.changed_purchases": Bilingual(
        "{player} (inscripción {entry:number}): {rebuys} recompras y {addons} add-ons",
        "{player} (entry {entry:number}): {rebuys} rebuys and {addons} add-ons",
    ),
    "change.changed_paid": Bilingual(
        "{player} (inscripción {entry:number}) ha pagado {now:money} en lugar de {was:money}",
        "{player} (entry {entry:number}) has paid {now:money} instead of {was:money}",
    ),
    "change.place_got": Bilingual(
        "{player} (inscripción {entry:number}) queda en el puesto {now}",
        "{player} (entry {entry:number}) finishes in place {now}",
    ),
    "change.place_got_shared": Bilingual(
        "{player} (inscripción {entry:number}) queda en el puesto {now} (lo comparten {tied})",
        "{player} (entry {entry:number}) finishes in place {now} (shared by {tied})",
    ),
    "change.place_changed": Bilingual(
        "{player} (inscripción {entry:number}) queda en el puesto {now} en lugar del {was}",
        "{player} (entry {entry:number}) finishes in place {now} instead of {was}",
    ),
    "change.place_changed_shared": Bilingual(
        "{player} (inscripción {entry:number}) queda en el puesto {now} en lugar del {was} (lo comparten "
        "{tied})",
        "{player} (entry {entry:number}) finishes in place {now} instead of {was} (shared by {tied})",
    ),
    "change.place_lost": Bilingual(
        "{player} (inscripción {entry:number}) ya no tiene puesto (tenía el {was})",
        "{player} (entry {entry:number}) has no place any more (it was {was})",
    ),
    "change.changed_fund": Bilingual(
        "el fondo de premios es {now:money} en lugar de {was:money}",
        "the prize fund is {now:money} instead of {was:money}",
    ),
    "change.changed_payouts": Bilingual(
        "los premios publicados son {places}, en total {total:money}",
        "{places} prizes are published, {total:money} in all",
    ),
    "change.changed_prize": Bilingual(
        "{player} (inscripción {entry:number}) cobra {now:money} en lugar de {was:money}",
        "{player} (entry {entry:number}) is paid {now:money} instead of {was:money}",
    ),
    "change.changed_deal": Bilingual("cambia el pacto sobre los premios", "the deal on the prizes changes"),
    "change.changed_deliveries": Bilingual(
        "constan {deliveries} premios entregados", "{deliveries} prizes are on record as handed over"
    ),
    "change.changed_chips": Bilingual(
        "hay {now:chips} en juego en lugar de {was:chips}", "{now:chips} are in play instead of {was:chips}"
    ),
    "change.changed_carried": Bilingual(
        "la mesa {table} debe al próximo bote {now:chips} en lugar de {was:chips}",
        "table {table} owes {now:chips} to its next pot instead of {was:chips}",
    ),
    "change.table_open": Bilingual("la mesa {table} está abierta", "table {table} is open"),
    "change.table_closed": Bilingual("la mesa {table} está cerrada", "table {table} is closed"),
    "change.changed_hands": Bilingual(
        "la mesa {table} va por la mano {now} en lugar de la {was}",
        "table {table} is at hand {now} instead of {was}",
    ),
    "change.changed_positions": Bilingual(
        "mesa {table}: botón en el asiento {button}, ciega grande en el {big}",
        "table {table}: button in seat {button}, big blind in seat {big}",
    ),
    "change.table_halts": Bilingual("la mesa {table} queda detenida", "table {table} is halted"),
    "change.table_plays": Bilingual("la mesa {table} sigue jugando", "table {table} plays on"),
    "change.session_new": Bilingual("nueva sesión {session}", "new session {session}"),
    "change.session_gone": Bilingual("la sesión {session} desaparece", "session {session} disappears"),
    "change.changed_session": Bilingual(
        "la sesión {session} pasa de {was} a {now}", "session {session} goes from {was} to {now}"
    ),
    "change.changed_level": Bilingual(
        "la sesión {session} está en el nivel {now} en lugar del {was}",
        "session {session} is at level {now} instead of {was}",
    ),
    "change.changed_clock": Bilingual(
        "el reloj de la sesión {session} cambia en {seconds} segundos",
        "the clock of session {session} changes by {seconds} seconds",
    ),
    "change.clock_break": Bilingual(
        "la sesión {session} está en el descanso", "session {session} is on its break"
    ),
    "change.clock_runs": Bilingual(
        "el reloj de la sesión {session} corre", "the clock of session {session} runs"
    ),
    "change.clock_stands": Bilingual(
        "el reloj de la sesión {session} está parado", "the clock of session {session} stands still"
    ),
    "change.changed_infraction": Bilingual(
        "infracción {number} ({clause}): de «{now:player}» en lugar de «{was:player}»",
        "infraction {number} ({clause}): '{now:player}' instead of '{was:player}'",
    ),
    "change.penalty_gone": Bilingual(
        "la sanción {number} de «{player}» desaparece", "penalty {number} of '{player}' disappears"
    ),
    "change.changed_penalty": Bilingual(
        "sanción {number}: de «{player}», le quedan {left} manos",
        "penalty {number}: '{player}', {left} hands left to serve",
    ),
    "change.player_new": Bilingual("nuevo jugador «{player}»", "new player '{player}'"),
    "change.player_gone": Bilingual("el jugador «{player}» desaparece", "player '{player}' disappears"),
    "change.changed_alternates": Bilingual(
        "lista de espera: inscripciones {waiting}", "waiting list: entries {waiting}"
    ),
    "change.changed_part": Bilingual("cambia también: {part}", "this changes too: {part}"),
}
