### What is found in a structure sheet.

sheet-closes_before_opening = la inscripción cierra ({ $closes }) antes de abrir ({ $opens })
sheet-closes_twice = el cierre de la inscripción se da de varias formas ({ $ways }): basta una
sheet-never_closes = no se dice cuándo cierra la inscripción
sheet-closes_past_levels = la inscripción cierra en el nivel { $level }; debe ser uno del 1 al { $last }
sheet-closing_break_short =
    tras el nivel de cierre ({ $level }) hay un descanso { $minutes ->
        [one] de { $minutes } minuto y
       *[other] de { $minutes } minutos y
    } el libro { $before ->
        [one] cierra { $before } minuto antes
       *[other] cierra { $before } minutos antes
    } de reanudar: no fija el momento. Se cerrará al acabar el nivel, salvo que la dirección fije otro
sheet-minimum_above_capacity = el mínimo de inscritos ({ $minimum }) supera al aforo ({ $capacity })
sheet-fee_above_price = la comisión ({ MONEY($fee) }) supera a la entrada ({ MONEY($price) })
sheet-reentry_of_none = hay condiciones de reentrada, pero el límite es 0
sheet-reentry_per_flight = las reentradas por salida ({ $per_flight }) superan al total ({ $limit })
sheet-reentry_after_closing = las reentradas llegan al nivel { $level }, pero la inscripción cierra en el { $closes }
sheet-until_no_level = no existe el nivel { $level }; el último es el { $last }
sheet-reentry_not_in_book = el libro no ofrece reentradas
sheet-surrender_not_in_book = en el libro solo se vuelve a entrar tras quedar eliminado, no entregando las fichas
sheet-rebuy_and_reentry = hay recompras y reentradas a la vez
sheet-rebuy_of_none = hay condiciones de recompra, pero el límite es 0
sheet-rebuy_without_end = no se dice hasta qué nivel hay recompras
sheet-bought_nothing = no se dice cuántas fichas se compran
sheet-addon_of_none = hay condiciones de add-on, pero el límite es 0
sheet-addon_without_moment = no se dice tras qué nivel se hace el add-on
sheet-addon_before_rebuys_end = el add-on tras el nivel { $addon } llega antes de acabar las recompras (nivel { $rebuys })
sheet-early_addon_better = el add-on anticipado da más fichas ({ $early }) que el normal ({ $usual })
sheet-rounding = el redondeo debe ser 1 o más, no { $found }
sheet-places_percent = se premia al { $found } %; el libro pide entre el { $least } y el { $most } %
sheet-places_twice = los puestos premiados se dan por número y por porcentaje: basta uno
sheet-payout_table_empty = falta la tabla de premios
sheet-payout_entries = «{ $found }» inscripciones no es posible
sheet-payout_sum =
    los premios { $entries ->
        [one] hasta { $entries } inscripción suman
       *[other] hasta { $entries } inscripciones suman
    } { $found ->
        [one] { $found } diezmilésima
       *[other] { $found } diezmilésimas
    }; deben sumar { $expected }
sheet-payout_rises = { $entries ->
    [one] hasta { $entries } inscripción, un puesto cobra más que el anterior
   *[other] hasta { $entries } inscripciones, un puesto cobra más que el anterior
}
sheet-payout_too_many =
    { $entries ->
        [one] hasta { $entries } inscripción se
       *[other] hasta { $entries } inscripciones se
    } { $places ->
        [one] premian { $places } puesto
       *[other] premian { $places } puestos
    }: más que jugadores
sheet-bounty_of_none = hay importes de recompensa, pero el tipo es none
sheet-bounty_envelopes = faltan los sobres de recompensas
sheet-envelope = sobres imposibles: { $count } de { MONEY($value) }
sheet-bounty_amount = la recompensa debe ser mayor que 0, no { $found }
sheet-bounty_above_price = la recompensa ({ MONEY($amount) }) supera a la entrada ({ MONEY($price) })
sheet-bounty_chips_differ = las fichas de recompensa no deben tener el tamaño de las de apostar
sheet-time_cards_differ = las fichas o tarjetas de tiempo no deben tener el tamaño de las fichas de apostar
sheet-satellite_target = el satélite no dice a qué torneo da plazas
sheet-satellite_seat = falta el valor de cada plaza del satélite (ahora { $found })
sheet-guarantee_without_price = se garantizan { MONEY($guarantee) }, pero la entrada no tiene precio
sheet-required = el libro lo exige antes de abrir el torneo: { $said }
sheet-no_name = el torneo no tiene nombre
sheet-currency = la moneda «{ $found }» debe ser un código de tres letras, como EUR
sheet-country = el país «{ $found }» debe ser un código de dos letras, como ES
sheet-heads_up_order = «{ $found }» no es un orden de mano a mano; hay: { $known }
sheet-table_order = el orden de mesas repite una mesa o nombra una imposible
sheet-language_code = «{ $found }» no es un código de idioma de dos letras, como es
sheet-language_not_in_book = el libro no admite «{ $found }» en las mesas; admite: { $allowed }
sheet-book_not_in_force = el torneo empieza el { $date } y el libro rige desde el { $since }
sheet-venue_not_official = el libro rige en las sedes oficiales designadas y «{ $venue }» no lo es
sheet-differs_from_book = la hoja dice { $found } y el libro { $book }: debe anunciarse antes de empezar
sheet-level_differs_from_book = en el nivel { $level } la hoja dice { $small }/{ $big } con ante { $ante } y el libro { $book_small }/{ $book_big } con ante { $book_ante } (niveles que también difieren: { $more }): debe anunciarse antes de empezar
sheet-unreadable = el texto no se puede leer: { $said }
sheet-nothing = el texto está vacío
sheet-field_twice = el campo se repite
sheet-field_missing = falta este campo
sheet-field_unknown = no existe el campo «{ $field }»; hay: { $known }
sheet-field_unknown_near = no existe el campo «{ $field }»; ¿quizá «{ $near }»?
sheet-not_a_number = debe ser un número entero, no «{ $found }»
sheet-not_text = debe ser un texto, no «{ $found }»
sheet-not_yes_or_no = debe ser true o false, no «{ $found }»
sheet-not_a_list = debe ser una lista, no «{ $found }»
sheet-not_a_group = debe ser un grupo de campos, no «{ $found }»
sheet-not_a_choice = «{ $found }» no vale; puede ser: { $known }
sheet-negative = no puede ser negativo: { $found }
sheet-percent = el porcentaje { $found } debe estar entre 0 y 100
sheet-per_mille = el tanto por mil { $found } debe estar entre 0 y 1000
sheet-stack_too_large = { $stack ->
    [one] el stack inicial es de { $stack } punto; como mucho { $most }
   *[other] el stack inicial es de { $stack } puntos; como mucho { $most }
}
sheet-game_unknown = no se conoce el juego «{ $game }»; hay: { $known }
sheet-rotation_length = cada juego de la rotación debe durar al menos 1, no { $found }
sheet-rotation_of_one = la rotación solo tiene un juego ({ $game }): basta con el campo game
sheet-seats = los asientos por mesa deben estar entre { $least } y { $most }, no { $found }
sheet-too_many_seats = { $seats ->
    [one] con { $seats } asiento no alcanza la baraja para { $game }; como mucho { $most }
   *[other] con { $seats } asientos no alcanza la baraja para { $game }; como mucho { $most }
}
sheet-deck_of_52 = el libro juega con barajas de 52 cartas y { $game } se juega con 36
sheet-no_stack = falta el stack inicial
sheet-chip = fichas imposibles: { $count } de { $value }; valor y cantidad deben ser 1 o más
sheet-chip_value_twice = un valor de ficha se repite
sheet-chip_not_listed = la ficha de { $value } no está en chip_values
sheet-no_levels = la hoja no tiene niveles
sheet-level_number = los niveles se numeran del 1 al { $most }, no { $level }
sheet-level_twice = el nivel { $level } se repite
sheet-level_missing = falta el nivel { $level }
sheet-level_to_set = el libro no da valores al nivel { $level }: confirme { $small }/{ $big } con ante { $ante } o fije otros
sheet-levels_unordered = los niveles no están en orden
sheet-no_big_blind = el nivel { $level } no tiene ciega grande
sheet-big_not_above_small = en el nivel { $level } la ciega grande ({ $big }) debe superar a la pequeña ({ $small })
sheet-ante_above_big = en el nivel { $level } el ante ({ $ante }) supera a la ciega grande ({ $big })
sheet-bets_crossed = en el nivel { $level } la apuesta grande ({ $big }) es menor que la pequeña ({ $small })
sheet-bring_in = en el nivel { $level } la apuesta de entrada ({ $bring_in }) debe ser menor que la pequeña ({ $bet })
sheet-chips_cannot_make = en el nivel { $level } las fichas no pueden formar { $amount }: deben ser múltiplos de { $chip }
sheet-no_minutes = no se dice cuántos minutos dura el nivel { $level }
sheet-blinds_fall = en el nivel { $level } la ciega baja de { $was } a { $now }
sheet-ante_falls = en el nivel { $level } el ante baja de { $was } a { $now }: no debería reducirse durante el torneo
sheet-level_repeats = el nivel { $level } es igual que el { $before }
sheet-ante_unpaid = el nivel { $level } lleva ante, pero ante_kind dice que no se paga
sheet-ante_format_proposed_big_blind = no se dice quién paga el ante: se propone el ante de ciega grande
sheet-ante_format_proposed_each_player = no se dice quién paga el ante: se propone que lo pague cada jugador
sheet-ante_format_differs_big_blind = el libro prefiere el ante de ciega grande
sheet-ante_format_differs_each_player = según el libro el ante lo paga cada jugador
sheet-stack_shallow = { $depth ->
    [one] el stack de { $stack } son { $depth } ciega grande de { $big }; convienen { $wanted } o más
   *[other] el stack de { $stack } son { $depth } ciegas grandes de { $big }; convienen { $wanted } o más
}
sheet-no_big_chips = la ficha mayor es de { $largest } y la ciega grande del nivel { $level } es { $big }: faltan fichas mayores
sheet-time_unreadable = «{ $found }» no es una hora; escriba 2027-01-15T18:00+01:00
sheet-date_unreadable = «{ $found }» no es una fecha; escriba 2027-01-15
sheet-time_without_offset = a la hora «{ $found }» le falta el desfase horario, como +01:00
sheet-ends_before_start = el día { $day } terminaría antes de empezar ({ $ends })
sheet-days_out_of_order = el día { $day } empieza antes que el anterior
sheet-day_number = los días se numeran en orden: se esperaba { $expected }, no { $found }
sheet-flight_unnamed = una salida del día { $day } no tiene nombre
sheet-flight_twice = la salida «{ $flight }» se repite
sheet-flights_late = el día { $day } tiene varias salidas y el anterior solo una
sheet-day_backwards = el día { $day } acaba en el nivel { $last }, antes del primero ({ $first })
sheet-day_past_levels = el día { $day } llega al nivel { $level } y la hoja acaba en el { $last }
sheet-day_gap = el día { $day } empieza en el nivel { $first }; debe empezar en el { $expected }
sheet-days_overlap = el día { $day } repite niveles del anterior: empieza en el { $first } y debe empezar en el { $expected }
sheet-day_never_ends = el día { $day } no dice con qué nivel acaba y después viene el día { $next }
sheet-break_when = el descanso debe decir tras qué nivel o con cuántos jugadores, y solo una de las dos cosas
sheet-break_nowhere = no existe el nivel { $level } del descanso; el último es el { $last }
sheet-break_players = { $found ->
    [one] un descanso con { $found } jugador no es posible; al menos 2
   *[other] un descanso con { $found } jugadores no es posible; al menos 2
}
sheet-break_minutes = el descanso debe durar al menos un minuto, no { $found }
sheet-break_twice = hay dos descansos en el mismo momento
sheet-break_at_day_end = el descanso tras el nivel { $level } cae al final de un día
