"""Sentences of draws, seats and moves."""

from torneo.rulebook import Bilingual
from torneo.tournament.words.seats_balance import BALANCE

SENTENCES: dict[str, Bilingual] = {
    # ---- draws
    "commitment_unreadable": Bilingual(
        "«{commitment}» no es un compromiso: es el SHA-256 de la semilla, 64 cifras hexadecimales",
        "'{commitment}' is no commitment: that is the SHA-256 of the seed, 64 hexadecimal digits",
    ),
    "draw_at_the_venue": Bilingual(
        "el libro quiere el sorteo en la sede del torneo, y la hoja no dice cuál es",
        "the book wants the draw held at the venue of the event, and the sheet does not name it",
    ),
    "seed_in_use": Bilingual(
        "la sesión {session} ya tiene {draws} sorteos con su semilla: revélela antes de comprometer otra",
        "session {session} already has {draws} draws under its seed: reveal it before committing to another",
    ),
    "seed_revealed": Bilingual(
        "la semilla de la sesión {session} ya es pública: para sortear hay que comprometer otra",
        "session {session}'s seed is public: drawing needs a commitment to a new one",
    ),
    "nobody_to_seat": Bilingual(
        "no hay nadie por sentar en la sesión {session}", "there is nobody to seat in session {session}"
    ),
    "not_enough_seats": Bilingual(
        "hay {players} jugadores y {seats} asientos libres en la sesión {session}: abra más mesas",
        "there are {players} players and {seats} free seats in session {session}: open more tables",
    ),
    # ---- tables
    "session_over": Bilingual("la sesión {session} ha terminado", "session {session} is over"),
    "table_number": Bilingual(
        "no se pueden abrir las mesas {table} a {until}: los números van de 1 a {highest}, en orden",
        "tables {table} to {until} cannot be opened: numbers go from 1 to {highest}, in order",
    ),
    "seats_of_a_table": Bilingual(
        "una mesa tiene de {fewest} a {most} asientos, no {seats}",
        "a table has {fewest} to {most} seats, not {seats}",
    ),
    "table_in_use": Bilingual(
        "la mesa {table} ya está en uso en la sesión {session}",
        "table {table} is in use already in session {session}",
    ),
    "last_table": Bilingual(
        "la mesa {table} es la única de la sesión: no hay adónde llevar a sus jugadores",
        "table {table} is the only one of the session: its players have nowhere to go",
    ),
    "table_full": Bilingual("la mesa {table} no tiene asientos libres", "table {table} has no free seat"),
    # ---- seats
    "entry_without_seat": Bilingual(
        "la inscripción {entry} no tiene asiento (estado: {status})",
        "entry {entry} has no seat (status: {status})",
    ),
    "in_a_hand": Bilingual(
        "la inscripción {entry} está jugando la mano {hand} de la mesa {table}: se mueve cuando termine",
        "entry {entry} is playing hand {hand} of table {table}: the move waits for its end",
    ),
    "other_session": Bilingual(
        "la mesa {table} es de la sesión {session}, no de la {entry_session}",
        "table {table} belongs to session {session}, not to {entry_session}",
    ),
    "seat_taken": Bilingual(
        "el asiento {seat} de la mesa {table} está ocupado por la inscripción {entry}",
        "seat {seat} of table {table} is taken by entry {entry}",
    ),
    "seat_locked": Bilingual(
        "el asiento {seat} de la mesa {table} está bloqueado", "seat {seat} of table {table} is locked"
    ),
    "seat_reserved": Bilingual(
        "el asiento {seat} de la mesa {table} está reservado para {player}",
        "seat {seat} of table {table} is kept for {player}",
    ),
    "seat_not_kept": Bilingual(
        "el asiento {seat} de la mesa {table} no está ni bloqueado ni reservado",
        "seat {seat} of table {table} is neither locked nor reserved",
    ),
    "seat_missing": Bilingual(
        "diga qué mesa y qué asiento se le dan a la inscripción {entry}",
        "say which table and seat entry {entry} is given",
    ),
    "apart_from_himself": Bilingual(
        "no se puede separar a {player} de sí mismo", "{player} cannot be kept apart from himself"
    ),
    "kept_apart_already": Bilingual(
        "{player} y {other:player} ya se sientan en mesas distintas",
        "{player} and {other:player} are kept apart already",
    ),
    "not_kept_apart": Bilingual(
        "{player} y {other:player} no estaban separados", "{player} and {other:player} were not kept apart"
    ),
    # ---- moves
    "already_there": Bilingual(
        "la inscripción {entry} ya está en la mesa {table}, asiento {seat}",
        "entry {entry} is at table {table}, seat {seat} already",
    ),
    "nobody_on_the_way": Bilingual(
        "nadie está de camino a la mesa {table}", "nobody is on the way to table {table}"
    ),
    "already_arrived": Bilingual(
        "la inscripción {entry} ya ha llegado a la mesa {table}, asiento {seat}",
        "entry {entry} has arrived at table {table}, seat {seat} already",
    ),
    "players_on_the_way": Bilingual(
        "en la mesa {table} faltan por llegar los asientos {seats}: no quedan dos jugadores para la mano",
        "at table {table} seats {seats} are still on their way: two players are needed for the hand",
    ),
    "no_swap": Bilingual(
        "los jugadores no pueden intercambiar sus asientos, aunque ambos quieran",
        "players may not swap their seats, even if both want to",
    ),
    "swap_impossible": Bilingual(
        "las inscripciones {entry} y {other:player} no pueden intercambiarse",
        "entries {entry} and {other:player} cannot change places",
    ),
    "moved_by_direction": Bilingual(
        "de la mesa {from_table:table}, asiento {from_seat}, a la mesa {table}, asiento {seat}: {why}",
        "from table {from_table:table}, seat {from_seat}, to table {table}, seat {seat}: {why}",
    ),
    "special_needs_seat": Bilingual(
        "de la mesa {from_table:table}, asiento {from_seat}, a la mesa {table}, asiento {seat}, "
        "por una necesidad especial",
        "from table {from_table:table}, seat {from_seat}, to table {table}, seat {seat}, because of a "
        "special need",
    ),
    "arrival_open": Bilingual(
        "la inscripción {entry} va hacia la mesa {table}, asiento {seat}: confirme su llegada",
        "entry {entry} is on the way to table {table}, seat {seat}: confirm the arrival",
    ),
    # ---- wrong seats
    "wrong_seat": Bilingual(
        "estaba por error en la mesa {from_table:table}, asiento {from_seat}: "
        "va a la mesa {table}, asiento {seat}, con {stack}",
        "sat by mistake at table {from_table:table}, seat {from_seat}: "
        "goes to table {table}, seat {seat}, with {stack}",
    ),
    "sits_elsewhere": Bilingual(
        "le tocaba la mesa {from_table:table}, asiento {from_seat}, y está en la mesa {table}, asiento "
        "{seat}",
        "was given table {from_table:table}, seat {from_seat}, and sits at table {table}, seat {seat}",
    ),
    "wrong_stack": Bilingual(
        "la inscripción {entry} empezó con {started_with} y le correspondían {right}: "
        "lo decide el director (asunto «wrong_stack»)",
        "entry {entry} began with {started_with} and should have had {right}: "
        "the director decides (matter 'wrong_stack')",
    ),
    "stack_was_right": Bilingual(
        "la inscripción {entry} empezó con {right}, que es lo correcto",
        "entry {entry} began with {right}, which is right",
    ),
    # ---- broken tables
    "table_to_break": Bilingual(
        "los {players} jugadores de la mesa {table} caben en las demás ({seats} asientos libres): "
        "toca cerrarla",
        "the {players} players of table {table} fit into the others ({seats} free seats): it is to be broken",
    ),
    "table_broken": Bilingual(
        "se cierra la mesa {from_table:table}: del asiento {from_seat} a la mesa {table}, asiento {seat}, "
        "con {stack}",
        "table {from_table:table} is broken: from seat {from_seat} to table {table}, seat {seat}, with "
        "{stack}",
    ),
    "no_cards_in_this_draw": Bilingual(
        "con este libro los asientos de la mesa {table} se sortean sin cartas",
        "under this book the seats of table {table} are drawn without cards",
    ),
    "a_card_for_each_player": Bilingual(
        "hace falta una carta por cada jugador de la mesa {table}: asientos {seats}",
        "it takes one card for each player of table {table}: seats {seats}",
    ),
    "deck_card_unreadable": Bilingual(
        "«{card}» (asiento {seat}) no es una carta: escriba, por ejemplo, Ah o 10c",
        "'{card}' (seat {seat}) is no card: write, for example, Ah or 10c",
    ),
    "deck_card_twice": Bilingual("la carta {card} está dos veces", "the card {card} is there twice"),
    "must_post_big_blind": Bilingual(
        "la inscripción {entry} asume la posición que le toca y pone la ciega grande",
        "entry {entry} takes on the position it lands in and posts the big blind",
    ),
    "no_second_big_blind": Bilingual(
        "la inscripción {entry} no viene de ser ciega grande en una mesa cerrada "
        "o no le toca otra vez: no hay elección",
        "entry {entry} was not big blind in the last hand of a broken table, or is not again: "
        "there is no choice",
    ),
    "note.broken_out_of_order": Bilingual(
        "se cierra la mesa {table}; según el orden anunciado tocaba la {planned}",
        "table {table} is broken; by the order announced it was table {planned}'s turn",
    ),
    # ---- matters
    "matter.special_needs": Bilingual(
        "un jugador pide un asiento por una necesidad especial",
        "a player asks for a seat because of a special need",
    ),
    "option.accommodate": Bilingual("se le da un asiento adecuado", "a suitable seat is given"),
    "option.accommodate_in_part": Bilingual("se atiende en parte", "it is granted in part"),
    "option.not_possible": Bilingual(
        "no es posible, y consta por qué", "it is not possible, and why is on record"
    ),
    "matter.wrong_stack": Bilingual(
        "un jugador empezó en el asiento equivocado con un stack que no era el suyo",
        "a player began in the wrong seat with a stack that was not right",
    ),
    "option.correct_the_stack": Bilingual(
        "se corrige la diferencia con el stack inicial y va a su asiento",
        "the difference to the starting stack is made good and the player goes to the right seat",
    ),
    "option.keep_the_stack": Bilingual(
        "va a su asiento con el stack que tiene", "the player goes to the right seat with the stack of now"
    ),
    "matter.second_big_blind": Bilingual(
        "un jugador de una mesa cerrada que acaba de ser ciega grande vuelve a serlo",
        "a player from a broken table who has just been big blind is big blind again",
    ),
    "option.post_and_play": Bilingual("pone la ciega grande y juega", "posts the big blind and plays"),
    "option.sit_out": Bilingual("no juega esa mano", "sits that hand out"),
    # ---- what was drawn
    "draw.seat_cards": Bilingual("las tarjetas de asiento, barajadas", "the seat cards, shuffled"),
    "draw.order_of_players": Bilingual(
        "el orden en que los jugadores toman las tarjetas", "the order in which the players take the cards"
    ),
    "draw.card_for_each_player": Bilingual("una carta para cada jugador", "one card for each player"),
    "draw.seats_of_broken_table": Bilingual(
        "los asientos de la mesa cerrada", "the seats of the broken table"
    ),
    **BALANCE,
    "tables_to_open": Bilingual(
        "inscritos de la sesión {session} sin asiento: {players}; mesas que faltan: {tables} "
        "(de la {first} a la {last})",
        "entrants of session {session} without a seat: {players}; tables still needed: {tables} "
        "({first} to {last})",
    ),
    "no_seat_left": Bilingual(
        "no queda ningún asiento libre en la sesión {session} y la inscripción sigue abierta: quien llegue "
        "tendría que esperar (ya esperan: {waiting})",
        "no seat is left in session {session} and registration is still open: whoever comes would have to "
        "wait (waiting already: {waiting})",
    ),
    "seed_to_reveal": Bilingual(
        "la sesión {session} ha terminado y su semilla sigue en secreto: al revelarla, cualquiera puede "
        "comprobar los sorteos ({draws})",
        "session {session} is over and its seed still secret: once it is revealed anybody can check the "
        "draws ({draws})",
    ),
    "seats_to_draw": Bilingual(
        "inscritos de la sesión {session} sin asiento: {players}; mesas abiertas: {tables}",
        "entrants of session {session} without a seat: {players}; open tables: {tables}",
    ),
}
