"""What is said of games, chips, levels, days, breaks and times of a sheet."""

from torneo.rulebook import Bilingual

SENTENCES: dict[str, Bilingual] = {
    "sheet.stack_too_large": Bilingual(
        "el stack inicial es de {stack} puntos; como mucho {most}",
        "the starting stack is {stack} points; at most {most}",
    ),
    "sheet.game_unknown": Bilingual(
        "no se conoce el juego «{game}»; hay: {known}", "there is no game '{game}'; there are: {known}"
    ),
    "sheet.rotation_length": Bilingual(
        "cada juego de la rotación debe durar al menos 1, no {found}",
        "each game of the rotation must last at least 1, not {found}",
    ),
    "sheet.rotation_of_one": Bilingual(
        "la rotación solo tiene un juego ({game}): basta con el campo game",
        "the rotation has a single game ({game}): the field game is enough",
    ),
    "sheet.seats": Bilingual(
        "los asientos por mesa deben estar entre {least} y {most}, no {found}",
        "seats per table must be between {least} and {most}, not {found}",
    ),
    "sheet.too_many_seats": Bilingual(
        "con {seats} asientos no alcanza la baraja para {game}; como mucho {most}",
        "one deck is not enough for {seats} seats of {game}; at most {most}",
    ),
    "sheet.deck_of_52": Bilingual(
        "el libro juega con barajas de 52 cartas y {game} se juega con 36",
        "the book plays with decks of 52 cards, and {game} is played with 36",
    ),
    "sheet.no_stack": Bilingual("falta el stack inicial", "the starting stack is missing"),
    "sheet.chip": Bilingual(
        "fichas imposibles: {count} de {value}; valor y cantidad deben ser 1 o más",
        "impossible chips: {count} of {value}; value and number must be 1 or more",
    ),
    "sheet.chip_value_twice": Bilingual("un valor de ficha se repite", "a chip value is given twice"),
    "sheet.chip_not_listed": Bilingual(
        "la ficha de {value} no está en chip_values", "the chip of {value} is not in chip_values"
    ),
    "sheet.no_levels": Bilingual("la hoja no tiene niveles", "the sheet has no levels"),
    "sheet.level_number": Bilingual(
        "los niveles se numeran del 1 al {most}, no {level}",
        "levels are numbered from 1 to {most}, not {level}",
    ),
    "sheet.level_twice": Bilingual("el nivel {level} se repite", "level {level} is given twice"),
    "sheet.level_missing": Bilingual("falta el nivel {level}", "level {level} is missing"),
    "sheet.level_to_set": Bilingual(
        "el libro no da valores al nivel {level}: confirme {small}/{big} con ante {ante} o fije otros",
        "the book gives no values for level {level}: confirm {small}/{big} with ante {ante} or set others",
    ),
    "sheet.levels_unordered": Bilingual("los niveles no están en orden", "the levels are not in order"),
    "sheet.no_big_blind": Bilingual(
        "el nivel {level} no tiene ciega grande", "level {level} has no big blind"
    ),
    "sheet.big_not_above_small": Bilingual(
        "en el nivel {level} la ciega grande ({big}) debe superar a la pequeña ({small})",
        "in level {level} the big blind ({big}) should be above the small one ({small})",
    ),
    "sheet.ante_above_big": Bilingual(
        "en el nivel {level} el ante ({ante}) supera a la ciega grande ({big})",
        "in level {level} the ante ({ante}) is above the big blind ({big})",
    ),
    "sheet.bets_crossed": Bilingual(
        "en el nivel {level} la apuesta grande ({big}) es menor que la pequeña ({small})",
        "in level {level} the big bet ({big}) is below the small one ({small})",
    ),
    "sheet.bring_in": Bilingual(
        "en el nivel {level} la apuesta de entrada ({bring_in}) debe ser menor que la pequeña ({bet})",
        "in level {level} the bring-in ({bring_in}) must be below the small bet ({bet})",
    ),
    "sheet.chips_cannot_make": Bilingual(
        "en el nivel {level} las fichas no pueden formar {amount}: deben ser múltiplos de {chip}",
        "in level {level} the chips cannot make {amount}: it must be a multiple of {chip}",
    ),
    "sheet.no_minutes": Bilingual(
        "no se dice cuántos minutos dura el nivel {level}",
        "it is not said how many minutes level {level} lasts",
    ),
    "sheet.blinds_fall": Bilingual(
        "en el nivel {level} la ciega baja de {was} a {now}",
        "in level {level} the blind falls from {was} to {now}",
    ),
    "sheet.ante_falls": Bilingual(
        "en el nivel {level} el ante baja de {was} a {now}: no debería reducirse durante el torneo",
        "in level {level} the ante falls from {was} to {now}: it should not be reduced during the event",
    ),
    "sheet.level_repeats": Bilingual(
        "el nivel {level} es igual que el {before}", "level {level} is the same as level {before}"
    ),
    "sheet.ante_unpaid": Bilingual(
        "el nivel {level} lleva ante, pero ante_kind dice que no se paga",
        "level {level} has an ante, but ante_kind says nobody pays it",
    ),
    "sheet.ante_format_proposed_big_blind": Bilingual(
        "no se dice quién paga el ante: se propone el ante de ciega grande",
        "it is not said who pays the ante: the big blind ante is proposed",
    ),
    "sheet.ante_format_proposed_each_player": Bilingual(
        "no se dice quién paga el ante: se propone que lo pague cada jugador",
        "it is not said who pays the ante: each player is proposed",
    ),
    "sheet.ante_format_differs_big_blind": Bilingual(
        "el libro prefiere el ante de ciega grande", "the book prefers the big blind ante"
    ),
    "sheet.ante_format_differs_each_player": Bilingual(
        "según el libro el ante lo paga cada jugador", "under the book each player pays the ante"
    ),
    "sheet.stack_shallow": Bilingual(
        "el stack de {stack} son {depth} ciegas grandes de {big}; convienen {wanted} o más",
        "the stack of {stack} is {depth} big blinds of {big}; {wanted} or more are advisable",
    ),
    "sheet.no_big_chips": Bilingual(
        "la ficha mayor es de {largest} y la ciega grande del nivel {level} es {big}: faltan fichas mayores",
        "the largest chip is {largest} and the big blind of level {level} is {big}: larger chips are missing",
    ),
    "sheet.time_unreadable": Bilingual(
        "«{found}» no es una hora; escriba 2027-01-15T18:00+01:00",
        "'{found}' is not a time; write 2027-01-15T18:00+01:00",
    ),
    "sheet.date_unreadable": Bilingual(
        "«{found}» no es una fecha; escriba 2027-01-15", "'{found}' is not a date; write 2027-01-15"
    ),
    "sheet.time_without_offset": Bilingual(
        "a la hora «{found}» le falta el desfase horario, como +01:00",
        "the time '{found}' has no offset, such as +01:00",
    ),
    "sheet.ends_before_start": Bilingual(
        "el día {day} terminaría antes de empezar ({ends})", "day {day} would end before it starts ({ends})"
    ),
    "sheet.days_out_of_order": Bilingual(
        "el día {day} empieza antes que el anterior", "day {day} starts before the one before it"
    ),
    "sheet.day_number": Bilingual(
        "los días se numeran en orden: se esperaba {expected}, no {found}",
        "days are numbered in order: {expected} was expected, not {found}",
    ),
    "sheet.flight_unnamed": Bilingual(
        "una salida del día {day} no tiene nombre", "a flight of day {day} has no name"
    ),
    "sheet.flight_twice": Bilingual("la salida «{flight}» se repite", "the flight '{flight}' is given twice"),
    "sheet.flights_late": Bilingual(
        "el día {day} tiene varias salidas y el anterior solo una",
        "day {day} has several flights and the day before has only one",
    ),
    "sheet.day_backwards": Bilingual(
        "el día {day} acaba en el nivel {last}, antes del primero ({first})",
        "day {day} ends with level {last}, before its first ({first})",
    ),
    "sheet.day_past_levels": Bilingual(
        "el día {day} llega al nivel {level} y la hoja acaba en el {last}",
        "day {day} reaches level {level} and the sheet ends with {last}",
    ),
    "sheet.day_gap": Bilingual(
        "el día {day} empieza en el nivel {first}; debe empezar en el {expected}",
        "day {day} starts with level {first}; it must start with {expected}",
    ),
    "sheet.days_overlap": Bilingual(
        "el día {day} repite niveles del anterior: empieza en el {first} y debe empezar en el {expected}",
        "day {day} repeats levels of the day before: it starts with {first} and must start with {expected}",
    ),
    "sheet.day_never_ends": Bilingual(
        "el día {day} no dice con qué nivel acaba y después viene el día {next}",
        "day {day} does not say with which level it ends, and day {next} follows",
    ),
    "sheet.break_when": Bilingual(
        "el descanso debe decir tras qué nivel o con cuántos jugadores, y solo una de las dos cosas",
        "the break must say after which level or at how many players, and only one of them",
    ),
    "sheet.break_nowhere": Bilingual(
        "no existe el nivel {level} del descanso; el último es el {last}",
        "there is no level {level} for the break; the last one is {last}",
    ),
    "sheet.break_players": Bilingual(
        "un descanso con {found} jugadores no es posible; al menos 2",
        "a break at {found} players is not possible; at least 2",
    ),
    "sheet.break_minutes": Bilingual(
        "el descanso debe durar al menos un minuto, no {found}",
        "the break must last a minute or more, not {found}",
    ),
    "sheet.break_twice": Bilingual(
        "hay dos descansos en el mismo momento", "there are two breaks at the same moment"
    ),
    "sheet.break_at_day_end": Bilingual(
        "el descanso tras el nivel {level} cae al final de un día",
        "the break after level {level} falls at the end of a day",
    ),
}
