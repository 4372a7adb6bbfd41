"""Sentences of the bubble: hand-for-hand, frozen hands, the head count."""

from torneo.rulebook import Bilingual

SENTENCES: dict[str, Bilingual] = {
    "hand_for_hand_on": Bilingual(
        "la sesión {session} ya juega mano por mano",
        "session {session} is already playing hand for hand",
    ),
    "no_hand_for_hand": Bilingual(
        "la sesión {session} no juega mano por mano",
        "session {session} is not playing hand for hand",
    ),
    "hand_for_hand_over": Bilingual(
        "el mano por mano ya no tiene objeto en la sesión {session}: quedan {players} jugadores",
        "hand-for-hand has nothing left to do in session {session}: {players} players are left",
    ),
    "hand_for_hand_must_go_on": Bilingual(
        "el mano por mano tiene que seguir: quedan {players} jugadores",
        "hand-for-hand must go on: {players} players are left",
    ),
    "hands_not_synchronised": Bilingual(
        "este libro no hace empezar las manos a la vez: no hay señal que dar",
        "this book does not start hands together: there is no signal to give",
    ),
    "others_playing": Bilingual(
        "hay que esperar a las mesas que no han terminado su mano: {playing}",
        "the tables that have not finished their hand come first: {playing}",
    ),
    "wait_for_signal": Bilingual(
        "la mesa {table} espera la señal: todas las mesas empiezan a la vez la ronda {round}",
        "table {table} waits for the signal: all tables begin round {round} together",
    ),
    "no_table_ready": Bilingual(
        "ninguna mesa de la sesión {session} puede repartir ahora",
        "no table of session {session} can deal now",
    ),
    "level_by_the_signal": Bilingual(
        "el nivel de la mano lo fija la señal común, no la mezcla de una mesa",
        "the common signal fixes the level of the hand, not one table's shuffle",
    ),
    "no_table_finished": Bilingual(
        "la mesa {table} todavía no ha terminado ninguna mano de esta ronda",
        "table {table} has not finished a hand of this round yet",
    ),
    "not_the_first_table": Bilingual(
        "el nivel lo fija la mesa {first}, que terminó antes que la {table}",
        "table {first} finished before table {table} and fixes the level",
    ),
    "run_out_at_once": Bilingual(
        "este libro no congela la mano: la mesa {table} muestra las cartas y las completa sin esperar",
        "this book does not freeze the hand: table {table} turns the cards up and runs out at once",
    ),
    "frozen_already": Bilingual(
        "la mano {hand} de la mesa {table} ya está congelada",
        "hand {hand} of table {table} is already frozen",
    ),
    "nobody_all_in": Bilingual(
        "falta decir qué asientos de la mesa {table} están all-in",
        "say which seats of table {table} are all-in",
    ),
    "not_frozen": Bilingual(
        "en la mesa {table} no hay ninguna mano congelada", "table {table} has no frozen hand"
    ),
    "run_out_open": Bilingual(
        "la mano de la mesa {table} ya está abierta", "the hand of table {table} is already open"
    ),
    "run_out_order": Bilingual(
        "antes que la mesa {table} va la mesa {first}, con {stack} fichas all-in",
        "table {first}, all-in with {stack}, comes before table {table}",
    ),
    "head_count_missing": Bilingual(
        "quedan {players} jugadores para {paid} premios: falta el recuento de las mesas {tables}",
        "{players} players are left for {paid} prizes: the count of these tables is missing: {tables}",
    ),
    "in_the_money_already": Bilingual(
        "ya se ha anunciado que todos están en premios",
        "everybody has already been told they are in the money",
    ),
    "no_head_count_yet": Bilingual(
        "todavía no hay nada que contar: ni se juega mano por mano ni están todos en premios",
        "there is nothing to count yet: no hand-for-hand, and not everybody left is paid",
    ),
    "heads_differ": Bilingual(
        "la mesa {table} cuenta {told} jugadores y en el registro hay {expected}: hay que aclararlo antes",
        "table {table} counts {told} players, the record has {expected}: settle that first",
    ),
    "order_decides": Bilingual(
        "fuera del mano por mano, en este libro cuenta el orden de eliminación",
        "outside hand-for-hand, the order of elimination counts in this book",
    ),
    "two_eliminations_needed": Bilingual(
        "hacen falta al menos dos eliminaciones; hay {entries}",
        "it takes two eliminations; there is {entries}",
    ),
    "entry_not_out": Bilingual(
        "la inscripción {entry} no ha quedado fuera ({status})", "entry {entry} is not out ({status})"
    ),
    "not_out_in_a_hand": Bilingual(
        "la inscripción {entry} no cayó en una mano", "entry {entry} did not go out in a hand"
    ),
    "round_decides": Bilingual(
        "la inscripción {entry} cayó en la ronda {round} del mano por mano: ya es un solo momento",
        "entry {entry} went out in round {round} of hand-for-hand, which is one moment already",
    ),
    "different_hands": Bilingual(
        "la inscripción {entry} cayó en otra mano de la misma mesa {table}",
        "entry {entry} went out in another hand of the same table {table}",
    ),
    "one_table_only": Bilingual(
        "todos cayeron en la mesa {table}: ahí decide el stack al comienzo de la mano",
        "all of them went out at table {table}: there the stack at the start of the hand decides",
    ),
    "two_sessions": Bilingual("son de sesiones distintas", "they are of different sessions"),
    "others_between": Bilingual(
        "la inscripción {entry} cayó a la vez o entre medias y falta en la lista: revísela",
        "entry {entry} went out between them or with one of them: include it, or look at the list again",
    ),
    "hand_for_hand_due": Bilingual(
        "hay que jugar mano por mano: quedan {players} jugadores",
        "hand-for-hand must start: {players} players are left",
    ),
    "hand_for_hand_to_end": Bilingual(
        "termina el mano por mano de la sesión {session}",
        "hand-for-hand of session {session} comes to its end",
    ),
    "round_ready": Bilingual(
        "todas las mesas han terminado: señal para la ronda {round}, nivel {level}",
        "every table has finished: signal for round {round}, level {level}",
    ),
    "run_out_due": Bilingual(
        "se abre la mano congelada de la mesa {table} (asiento {seat}, {stack} fichas); quedan {left}",
        "the frozen hand of table {table} is opened (seat {seat}, {stack} chips); {left} to go",
    ),
    "heads_to_count": Bilingual(
        "la mesa {table} tiene que confirmar sus jugadores ({players}) antes de anunciar los premios",
        "table {table} must confirm its players ({players}) before the money is announced",
    ),
    "note.all_in_not_frozen": Bilingual(
        "en la ronda {round} la mesa {table} completó un all-in mientras jugaban las mesas {playing}",
        "in round {round} table {table} ran an all-in out while these tables were playing: {playing}",
    ),
    # ---- what happened
    "event.HandForHandStarted": Bilingual(
        "comienzo del mano por mano en la sesión {session}",
        "start of hand-for-hand in session {session}",
    ),
    "event.RoundStarted": Bilingual(
        "señal de la ronda {round} del mano por mano, nivel {level}",
        "signal for hand-for-hand round {round}, level {level}",
    ),
    "event.RoundTimed": Bilingual(
        "reloj del mano por mano en la sesión {session}, nivel {level}",
        "clock of hand-for-hand in session {session}, level {level}",
    ),
    "event.RoundLevelFixed": Bilingual(
        "la mesa {table} fija el nivel {level} para la ronda siguiente",
        "table {table} fixes level {level} for the next round",
    ),
    "event.HandFrozen": Bilingual(
        "mano {number} de la mesa {table} congelada", "hand {number} at table {table} frozen"
    ),
    "event.RunOutOpened": Bilingual(
        "se abre la mano congelada {number} de la mesa {table}",
        "frozen hand {number} at table {table} opened",
    ),
    "event.HandForHandEnded": Bilingual(
        "fin del mano por mano en la sesión {session}", "end of hand-for-hand in session {session}"
    ),
    "event.HeadsConfirmed": Bilingual(
        "recuento de la mesa {table}: {players} jugadores", "count of table {table}: {players} players"
    ),
    "event.InTheMoney": Bilingual(
        "los {players} jugadores que quedan están en premios", "the {players} players left are in the money"
    ),
    "event.DeclaredSimultaneous": Bilingual(
        "las inscripciones {entries} cayeron en la misma mano", "entries {entries} went out in the same hand"
    ),
}
