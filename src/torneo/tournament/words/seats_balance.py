"""Sentences of balancing, halts and the final table; ``words/seats.py`` takes them in.

The reason of a move is put together from three parts: how the giving table was found, who moves, and which
seat he takes.
"""

from torneo.rulebook import Bilingual

_PROCEDURES = {
    "listed": Bilingual(
        "cede la mesa {from_table:table}, de {from_players} jugadores, por el orden publicado ({order})",
        "table {from_table:table} of {from_players} players gives, by the published order ({order})",
    ),
    "fullest": Bilingual(
        "cede la mesa {from_table:table}, la más llena ({from_players}) y, entre iguales, la de número más "
        "alto",
        "table {from_table:table} gives: the fullest ({from_players}) and, among equals, the highest number",
    ),
    "about_to_start": Bilingual(
        "cede la mesa {from_table:table}, una de las más llenas ({from_players}) y a punto de empezar mano",
        "table {from_table:table} gives: one of the fullest ({from_players}), about to start a hand",
    ),
}

_MOVERS = {
    "next_big_blind": Bilingual(
        "se mueve la próxima ciega grande, asiento {from_seat}",
        "the next big blind moves, seat {from_seat}",
    ),
    "would_be_big_blind": Bilingual(
        "se mueve quien sería ciega grande si se jugara hold'em, asiento {from_seat}",
        "whoever would be the big blind in hold'em moves, seat {from_seat}",
    ),
    "drawn": Bilingual(
        "se mueve el jugador sorteado, asiento {from_seat}", "the player drawn moves, seat {from_seat}"
    ),
    "same_place": Bilingual(
        "se mueve quien está a {places} lugares del botón en sentido antihorario, asiento {from_seat}",
        "the player {places} places anticlockwise from the button moves, seat {from_seat}",
    ),
}

_SEATS = {
    "worst_position": Bilingual(
        "a la peor posición de la mesa {table}: asiento {seat} (manos hasta su ciega grande: {hands})",
        "to the worst position of table {table}: seat {seat} (hands until its big blind: {hands})",
    ),
    "single_big_blind": Bilingual(
        "al asiento {seat} de la mesa {table}, el único libre: pone una ciega grande sola, sin ciega pequeña",
        "to seat {seat} of table {table}, the only free one: a single big blind, without a small blind",
    ),
    "only_seat": Bilingual(
        "al asiento {seat} de la mesa {table}, el único libre",
        "to seat {seat} of table {table}, the only free one",
    ),
    "last_vacated": Bilingual(
        "al último asiento que quedó libre en la mesa {table}: {seat}",
        "to the seat that fell empty last at table {table}: {seat}",
    ),
    "last_in_order": Bilingual(
        "al último asiento libre, en orden, de la mesa {table}: {seat}",
        "to the last free seat, in order, of table {table}: {seat}",
    ),
    "vacant": Bilingual(
        "al asiento vacante {seat} de la mesa {table}", "to the vacant seat {seat} of table {table}"
    ),
}

_MOVES = {
    f"balance.{how}.{who}.{where}": Bilingual(f"{a.es}; {b.es}, {c.es}", f"{a.en}; {b.en}, {c.en}")
    for how, a in _PROCEDURES.items()
    for who, b in _MOVERS.items()
    for where, c in _SEATS.items()
}

BALANCE: dict[str, Bilingual] = {
    **_MOVES,
    "balance.by_reading.last_vacated_seat": Bilingual(
        "por decisión de la dirección, al último asiento que quedó libre en la mesa {table}: {seat}",
        "by decision of the direction, to the seat that fell empty last at table {table}: {seat}",
    ),
    "balance.by_reading.last_seat_in_order": Bilingual(
        "por decisión de la dirección, al último asiento libre, en orden, de la mesa {table}: {seat}",
        "by decision of the direction, to the last free seat, in order, of table {table}: {seat}",
    ),
    "balance_draw_due": Bilingual(
        "hay que sortear un jugador de una mesa de {from_players} para la mesa {table}, que tiene {players}",
        "a player of a table of {from_players} has to be drawn for table {table}, which has {players}",
    ),
    "tables_even": Bilingual(
        "no hay que mover a nadie: la mayor diferencia entre mesas es de {difference} y se admite {allowed}",
        "nobody has to move: the largest difference between tables is {difference} and {allowed} is allowed",
    ),
    "no_seat_to_move_to": Bilingual(
        "las mesas difieren en {difference} jugadores (se admite {allowed}), "
        "pero las más cortas no tienen asiento libre",
        "the tables differ by {difference} players ({allowed} allowed), but the short ones have no free seat",
    ),
    "giving_table_in_hand": Bilingual(
        "la mesa {table} está jugando una mano: el movimiento se hace cuando termine",
        "table {table} is playing a hand: the move is made when it ends",
    ),
    "nobody_is_drawn": Bilingual(
        "en este reglamento no se sortea quién se mueve, así que no hay sorteo que sustituir",
        "under this book nobody is drawn to move, so there is no draw to do without",
    ),
    "difference_fixed": Bilingual(
        "el reglamento fija la diferencia máxima entre mesas en {allowed} y no deja cambiarla",
        "the book fixes the largest difference between tables at {allowed} and lets nobody change it",
    ),
    "difference_impossible": Bilingual(
        "la diferencia admitida no puede ser «{difference}»: ha de ser un número entero de 1 a {most}",
        "the difference allowed cannot be '{difference}': it has to be a whole number from 1 to {most}",
    ),
    "table_needs_nobody": Bilingual(
        "a la mesa {table} no hay que llevar a nadie", "nobody has to be moved to table {table}"
    ),
    "seat_is_clear": Bilingual(
        "no hay dos lecturas: el asiento que se ocupa en la mesa {table} está claro",
        "there are no two readings: which seat of table {table} is filled is clear",
    ),
    "matter.balance_tolerance": Bilingual(
        "¿se mantiene o se cambia la diferencia de jugadores admitida entre mesas?",
        "is the difference of players allowed between tables kept or changed?",
    ),
    "option.keep_difference": Bilingual("mantener la diferencia admitida", "keep the difference allowed"),
    "option.set_difference": Bilingual(
        "fijar otra diferencia desde este momento", "set another difference from now on"
    ),
    "matter.balance_seat_reading": Bilingual(
        "¿qué asiento es «la última posición vacía» de la mesa que recibe?",
        "which seat is 'the last empty position' of the receiving table?",
    ),
    "option.last_vacated_seat": Bilingual(
        "el último asiento que quedó libre", "the seat that fell empty last"
    ),
    "option.last_seat_in_order": Bilingual(
        "el último asiento libre siguiendo el orden de la mesa", "the last free seat in order round the table"
    ),
    "halt_due": Bilingual(
        "la mesa {table} tiene {players} jugadores, {short} menos que la más llena ({fullest}): se detiene",
        "table {table} has {players} players, {short} fewer than the fullest ({fullest}): it is halted",
    ),
    "halt_to_decide": Bilingual(
        "la mesa {table} tiene {players} jugadores, {short} menos que la más llena ({fullest}): "
        "la dirección decide si se detiene",
        "table {table} has {players} players, {short} fewer than the fullest ({fullest}): "
        "the direction decides whether it is halted",
    ),
    "release_due": Bilingual(
        "la mesa {table} tiene {players} jugadores y ya no está corta: sigue jugando",
        "table {table} has {players} players and is no longer short: it plays on",
    ),
    "no_halt": Bilingual(
        "en este reglamento no se detiene una mesa corta: se equilibra",
        "under this book a short table is not halted: it is balanced",
    ),
    "not_short": Bilingual(
        "la mesa {table} tiene {players} jugadores y la más llena {fullest}: "
        "se detiene desde {limit} de diferencia",
        "table {table} has {players} players and the fullest {fullest}: "
        "it is halted from a difference of {limit}",
    ),
    "still_short": Bilingual(
        "la mesa {table} sigue {short} jugadores por debajo de la más llena ({fullest})",
        "table {table} is still {short} players short of the fullest ({fullest})",
    ),
    "halt_not_yet": Bilingual(
        "la mesa {table} está {short} jugadores por debajo, "
        "pero la ciega grande no ha llegado a un asiento vacío",
        "table {table} is {short} players short, but the big blind has not reached an empty seat",
    ),
    "already_halted": Bilingual("la mesa {table} ya está detenida", "table {table} is halted already"),
    "already_waived": Bilingual(
        "ya se decidió que la mesa {table} siga jugando", "table {table} has been allowed to play on already"
    ),
    "not_halted": Bilingual("la mesa {table} no está detenida", "table {table} is not halted"),
    "halt_not_waivable": Bilingual(
        "el reglamento no deja que la mesa {table} siga jugando",
        "the book does not let table {table} play on",
    ),
    "other_halt_matter": Bilingual(
        "para este formato de torneo el asunto es «{matter}»", "in this format the matter is '{matter}'"
    ),
    "matter.halt_waiver": Bilingual(
        "¿se detiene la mesa corta o la dirección la deja seguir?",
        "is the short table halted, or does the direction let it play on?",
    ),
    "matter.halt_other_format": Bilingual(
        "en este formato decide la dirección: ¿se detiene la mesa corta?",
        "in this format the direction decides: is the short table halted?",
    ),
    "option.halt": Bilingual("detener la mesa corta", "halt the short table"),
    "option.play_on": Bilingual("dejar que siga jugando", "let it play on"),
    "final_table_due": Bilingual(
        "quedan {players} jugadores en {tables} mesas: forman la mesa final; "
        "hay que anotar en qué mesa se juega (propuesta: la {table})",
        "{players} players are left on {tables} tables: they form the final table; "
        "record which table hosts it (proposed: {table})",
    ),
    "final_table_missing": Bilingual(
        "falta decir en qué mesa se juega la final", "which table hosts the final has to be said"
    ),
    "final_table_formed": Bilingual(
        "la mesa final ya está formada: es la {table}", "the final table has been formed: it is {table}"
    ),
    "final_table_too_many": Bilingual(
        "quedan {players} jugadores y la mesa final es de {size}",
        "{players} players are left and the final table is for {size}",
    ),
    "final_table_too_few": Bilingual(
        "hacen falta al menos dos jugadores en juego; hay {players}",
        "at least two players in play are needed; there are {players}",
    ),
    "players_elsewhere": Bilingual(
        "todavía hay jugadores por llegar de la sesión {session}",
        "there are players to come from session {session}",
    ),
    "no_final_table": Bilingual(
        "la sesión {session} no tiene mesa final todavía", "session {session} has no final table yet"
    ),
    "no_observers": Bilingual(
        "este reglamento no prevé observadores en la mesa final",
        "this book knows no observers at the final table",
    ),
    "observers_need_agreement": Bilingual(
        "para nombrar observadores hace falta el acuerdo de los jugadores (agreed)",
        "appointing observers needs the players' agreement (agreed)",
    ),
    "two_finalists": Bilingual(
        "hay que nombrar a dos jugadores distintos de la mesa final {table} "
        "(first y second): «{first}» y «{second}» no lo son",
        "two different players of the final table {table} have to be named "
        "(first and second): '{first}' and '{second}' are not",
    ),
    "matter.final_table_observers": Bilingual(
        "¿se nombran observadores en la mesa final?", "are observers appointed at the final table?"
    ),
    "option.no_observers": Bilingual("ninguno", "none"),
    "option.two_observers": Bilingual(
        "dos jugadores, con el acuerdo de los demás", "two players, with the others' agreement"
    ),
    "final_table_observers": Bilingual(
        "observadores de la mesa final {table}: inscripciones {first} y {second}",
        "observers at the final table {table}: entries {first} and {second}",
    ),
}  # fmt: skip
