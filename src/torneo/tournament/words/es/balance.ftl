### Sentences of balancing, halts and the final table.

gives-listed = { $from_players ->
    [one] cede la mesa { TABLE($from_table) }, de { $from_players } jugador, por el orden publicado ({ $order })
   *[other] cede la mesa { TABLE($from_table) }, de { $from_players } jugadores, por el orden publicado ({ $order })
}
gives-fullest = cede la mesa { TABLE($from_table) }, la más llena ({ $from_players }) y, entre iguales, la de número más alto
gives-about_to_start = cede la mesa { TABLE($from_table) }, una de las más llenas ({ $from_players }) y a punto de empezar mano
moves-next_big_blind = se mueve la próxima ciega grande, asiento { $from_seat }
moves-would_be_big_blind = se mueve quien sería ciega grande si se jugara hold'em, asiento { $from_seat }
moves-drawn = se mueve el jugador sorteado, asiento { $from_seat }
moves-same_place = { $places ->
    [one] se mueve quien está a { $places } lugar del botón en sentido antihorario, asiento { $from_seat }
   *[other] se mueve quien está a { $places } lugares del botón en sentido antihorario, asiento { $from_seat }
}
to-worst_position = a la peor posición de la mesa { $table }: asiento { $seat } (manos hasta su ciega grande: { $hands })
to-single_big_blind = al asiento { $seat } de la mesa { $table }, el único libre: pone una ciega grande sola, sin ciega pequeña
to-only_seat = al asiento { $seat } de la mesa { $table }, el único libre
to-last_vacated = al último asiento que quedó libre en la mesa { $table }: { $seat }
to-last_in_order = al último asiento libre, en orden, de la mesa { $table }: { $seat }
to-vacant = al asiento vacante { $seat } de la mesa { $table }
balance-listed-next_big_blind-worst_position = { gives-listed }; { moves-next_big_blind }, { to-worst_position }
balance-listed-next_big_blind-single_big_blind = { gives-listed }; { moves-next_big_blind }, { to-single_big_blind }
balance-listed-next_big_blind-only_seat = { gives-listed }; { moves-next_big_blind }, { to-only_seat }
balance-listed-next_big_blind-last_vacated = { gives-listed }; { moves-next_big_blind }, { to-last_vacated }
balance-listed-next_big_blind-last_in_order = { gives-listed }; { moves-next_big_blind }, { to-last_in_order }
balance-listed-next_big_blind-vacant = { gives-listed }; { moves-next_big_blind }, { to-vacant }
balance-listed-would_be_big_blind-worst_position = { gives-listed }; { moves-would_be_big_blind }, { to-worst_position }
balance-listed-would_be_big_blind-single_big_blind = { gives-listed }; { moves-would_be_big_blind }, { to-single_big_blind }
balance-listed-would_be_big_blind-only_seat = { gives-listed }; { moves-would_be_big_blind }, { to-only_seat }
balance-listed-would_be_big_blind-last_vacated = { gives-listed }; { moves-would_be_big_blind }, { to-last_vacated }
balance-listed-would_be_big_blind-last_in_order = { gives-listed }; { moves-would_be_big_blind }, { to-last_in_order }
balance-listed-would_be_big_blind-vacant = { gives-listed }; { moves-would_be_big_blind }, { to-vacant }
balance-listed-drawn-worst_position = { gives-listed }; { moves-drawn }, { to-worst_position }
balance-listed-drawn-single_big_blind = { gives-listed }; { moves-drawn }, { to-single_big_blind }
balance-listed-drawn-only_seat = { gives-listed }; { moves-drawn }, { to-only_seat }
balance-listed-drawn-last_vacated = { gives-listed }; { moves-drawn }, { to-last_vacated }
balance-listed-drawn-last_in_order = { gives-listed }; { moves-drawn }, { to-last_in_order }
balance-listed-drawn-vacant = { gives-listed }; { moves-drawn }, { to-vacant }
balance-listed-same_place-worst_position = { gives-listed }; { moves-same_place }, { to-worst_position }
balance-listed-same_place-single_big_blind = { gives-listed }; { moves-same_place }, { to-single_big_blind }
balance-listed-same_place-only_seat = { gives-listed }; { moves-same_place }, { to-only_seat }
balance-listed-same_place-last_vacated = { gives-listed }; { moves-same_place }, { to-last_vacated }
balance-listed-same_place-last_in_order = { gives-listed }; { moves-same_place }, { to-last_in_order }
balance-listed-same_place-vacant = { gives-listed }; { moves-same_place }, { to-vacant }
balance-fullest-next_big_blind-worst_position = { gives-fullest }; { moves-next_big_blind }, { to-worst_position }
balance-fullest-next_big_blind-single_big_blind = { gives-fullest }; { moves-next_big_blind }, { to-single_big_blind }
balance-fullest-next_big_blind-only_seat = { gives-fullest }; { moves-next_big_blind }, { to-only_seat }
balance-fullest-next_big_blind-last_vacated = { gives-fullest }; { moves-next_big_blind }, { to-last_vacated }
balance-fullest-next_big_blind-last_in_order = { gives-fullest }; { moves-next_big_blind }, { to-last_in_order }
balance-fullest-next_big_blind-vacant = { gives-fullest }; { moves-next_big_blind }, { to-vacant }
balance-fullest-would_be_big_blind-worst_position = { gives-fullest }; { moves-would_be_big_blind }, { to-worst_position }
balance-fullest-would_be_big_blind-single_big_blind = { gives-fullest }; { moves-would_be_big_blind }, { to-single_big_blind }
balance-fullest-would_be_big_blind-only_seat = { gives-fullest }; { moves-would_be_big_blind }, { to-only_seat }
balance-fullest-would_be_big_blind-last_vacated = { gives-fullest }; { moves-would_be_big_blind }, { to-last_vacated }
balance-fullest-would_be_big_blind-last_in_order = { gives-fullest }; { moves-would_be_big_blind }, { to-last_in_order }
balance-fullest-would_be_big_blind-vacant = { gives-fullest }; { moves-would_be_big_blind }, { to-vacant }
balance-fullest-drawn-worst_position = { gives-fullest }; { moves-drawn }, { to-worst_position }
balance-fullest-drawn-single_big_blind = { gives-fullest }; { moves-drawn }, { to-single_big_blind }
balance-fullest-drawn-only_seat = { gives-fullest }; { moves-drawn }, { to-only_seat }
balance-fullest-drawn-last_vacated = { gives-fullest }; { moves-drawn }, { to-last_vacated }
balance-fullest-drawn-last_in_order = { gives-fullest }; { moves-drawn }, { to-last_in_order }
balance-fullest-drawn-vacant = { gives-fullest }; { moves-drawn }, { to-vacant }
balance-fullest-same_place-worst_position = { gives-fullest }; { moves-same_place }, { to-worst_position }
balance-fullest-same_place-single_big_blind = { gives-fullest }; { moves-same_place }, { to-single_big_blind }
balance-fullest-same_place-only_seat = { gives-fullest }; { moves-same_place }, { to-only_seat }
balance-fullest-same_place-last_vacated = { gives-fullest }; { moves-same_place }, { to-last_vacated }
balance-fullest-same_place-last_in_order = { gives-fullest }; { moves-same_place }, { to-last_in_order }
balance-fullest-same_place-vacant = { gives-fullest }; { moves-same_place }, { to-vacant }
balance-about_to_start-next_big_blind-worst_position = { gives-about_to_start }; { moves-next_big_blind }, { to-worst_position }
balance-about_to_start-next_big_blind-single_big_blind = { gives-about_to_start }; { moves-next_big_blind }, { to-single_big_blind }
balance-about_to_start-next_big_blind-only_seat = { gives-about_to_start }; { moves-next_big_blind }, { to-only_seat }
balance-about_to_start-next_big_blind-last_vacated = { gives-about_to_start }; { moves-next_big_blind }, { to-last_vacated }
balance-about_to_start-next_big_blind-last_in_order = { gives-about_to_start }; { moves-next_big_blind }, { to-last_in_order }
balance-about_to_start-next_big_blind-vacant = { gives-about_to_start }; { moves-next_big_blind }, { to-vacant }
balance-about_to_start-would_be_big_blind-worst_position = { gives-about_to_start }; { moves-would_be_big_blind }, { to-worst_position }
balance-about_to_start-would_be_big_blind-single_big_blind = { gives-about_to_start }; { moves-would_be_big_blind }, { to-single_big_blind }
balance-about_to_start-would_be_big_blind-only_seat = { gives-about_to_start }; { moves-would_be_big_blind }, { to-only_seat }
balance-about_to_start-would_be_big_blind-last_vacated = { gives-about_to_start }; { moves-would_be_big_blind }, { to-last_vacated }
balance-about_to_start-would_be_big_blind-last_in_order = { gives-about_to_start }; { moves-would_be_big_blind }, { to-last_in_order }
balance-about_to_start-would_be_big_blind-vacant = { gives-about_to_start }; { moves-would_be_big_blind }, { to-vacant }
balance-about_to_start-drawn-worst_position = { gives-about_to_start }; { moves-drawn }, { to-worst_position }
balance-about_to_start-drawn-single_big_blind = { gives-about_to_start }; { moves-drawn }, { to-single_big_blind }
balance-about_to_start-drawn-only_seat = { gives-about_to_start }; { moves-drawn }, { to-only_seat }
balance-about_to_start-drawn-last_vacated = { gives-about_to_start }; { moves-drawn }, { to-last_vacated }
balance-about_to_start-drawn-last_in_order = { gives-about_to_start }; { moves-drawn }, { to-last_in_order }
balance-about_to_start-drawn-vacant = { gives-about_to_start }; { moves-drawn }, { to-vacant }
balance-about_to_start-same_place-worst_position = { gives-about_to_start }; { moves-same_place }, { to-worst_position }
balance-about_to_start-same_place-single_big_blind = { gives-about_to_start }; { moves-same_place }, { to-single_big_blind }
balance-about_to_start-same_place-only_seat = { gives-about_to_start }; { moves-same_place }, { to-only_seat }
balance-about_to_start-same_place-last_vacated = { gives-about_to_start }; { moves-same_place }, { to-last_vacated }
balance-about_to_start-same_place-last_in_order = { gives-about_to_start }; { moves-same_place }, { to-last_in_order }
balance-about_to_start-same_place-vacant = { gives-about_to_start }; { moves-same_place }, { to-vacant }
balance-by_reading-last_vacated_seat = por decisión de la dirección, al último asiento que quedó libre en la mesa { $table }: { $seat }
balance-by_reading-last_seat_in_order = por decisión de la dirección, al último asiento libre, en orden, de la mesa { $table }: { $seat }
balance_draw_due = hay que sortear un jugador de una mesa de { $from_players } para la mesa { $table }, que tiene { $players }
tables_even = no hay que mover a nadie: la mayor diferencia entre mesas es de { $difference } y se admite { $allowed }
no_seat_to_move_to = { $difference ->
    [one] las mesas difieren en { $difference } jugador (se admite { $allowed }), pero las más cortas no tienen asiento libre
   *[other] las mesas difieren en { $difference } jugadores (se admite { $allowed }), pero las más cortas no tienen asiento libre
}
giving_table_in_hand = la mesa { $table } está jugando una mano: el movimiento se hace cuando termine
nobody_is_drawn = en este reglamento no se sortea quién se mueve, así que no hay sorteo que sustituir
difference_fixed = el reglamento fija la diferencia máxima entre mesas en { $allowed } y no deja cambiarla
difference_impossible = la diferencia admitida no puede ser «{ $difference }»: ha de ser un número entero de 1 a { $most }
table_needs_nobody = a la mesa { $table } no hay que llevar a nadie
seat_is_clear = no hay dos lecturas: el asiento que se ocupa en la mesa { $table } está claro
matter-balance_tolerance = ¿se mantiene o se cambia la diferencia de jugadores admitida entre mesas?
option-keep_difference = mantener la diferencia admitida
option-set_difference = fijar otra diferencia desde este momento
matter-balance_seat_reading = ¿qué asiento es «la última posición vacía» de la mesa que recibe?
option-last_vacated_seat = el último asiento que quedó libre
option-last_seat_in_order = el último asiento libre siguiendo el orden de la mesa
halt_due = { $players ->
    [one] la mesa { $table } tiene { $players } jugador, { $short } menos que la más llena ({ $fullest }): se detiene
   *[other] la mesa { $table } tiene { $players } jugadores, { $short } menos que la más llena ({ $fullest }): se detiene
}
halt_to_decide = { $players ->
    [one] la mesa { $table } tiene { $players } jugador, { $short } menos que la más llena ({ $fullest }): la dirección decide si se detiene
   *[other] la mesa { $table } tiene { $players } jugadores, { $short } menos que la más llena ({ $fullest }): la dirección decide si se detiene
}
release_due = { $players ->
    [one] la mesa { $table } tiene { $players } jugador y ya no está corta: sigue jugando
   *[other] la mesa { $table } tiene { $players } jugadores y ya no está corta: sigue jugando
}
no_halt = en este reglamento no se detiene una mesa corta: se equilibra
not_short = { $players ->
    [one] la mesa { $table } tiene { $players } jugador y la más llena { $fullest }: se detiene desde { $limit } de diferencia
   *[other] la mesa { $table } tiene { $players } jugadores y la más llena { $fullest }: se detiene desde { $limit } de diferencia
}
still_short = { $short ->
    [one] la mesa { $table } sigue { $short } jugador por debajo de la más llena ({ $fullest })
   *[other] la mesa { $table } sigue { $short } jugadores por debajo de la más llena ({ $fullest })
}
halt_not_yet = { $short ->
    [one] la mesa { $table } está { $short } jugador por debajo, pero la ciega grande no ha llegado a un asiento vacío
   *[other] la mesa { $table } está { $short } jugadores por debajo, pero la ciega grande no ha llegado a un asiento vacío
}
already_halted = la mesa { $table } ya está detenida
already_waived = ya se decidió que la mesa { $table } siga jugando
not_halted = la mesa { $table } no está detenida
halt_not_waivable = el reglamento no deja que la mesa { $table } siga jugando
other_halt_matter = para este formato de torneo el asunto es «{ $matter }»
matter-halt_waiver = ¿se detiene la mesa corta o la dirección la deja seguir?
matter-halt_other_format = en este formato decide la dirección: ¿se detiene la mesa corta?
option-halt = detener la mesa corta
option-play_on = dejar que siga jugando
final_table_due =
    { $players ->
        [one] queda { $players } jugador en
       *[other] quedan { $players } jugadores en
    } { $tables ->
        [one] { $tables } mesa
       *[other] { $tables } mesas
    }: forman la mesa final; hay que anotar en qué mesa se juega (propuesta: la { $table })
final_table_missing = falta decir en qué mesa se juega la final
final_table_formed = la mesa final ya está formada: es la { $table }
final_table_too_many = { $players ->
    [one] queda { $players } jugador y la mesa final es de { $size }
   *[other] quedan { $players } jugadores y la mesa final es de { $size }
}
final_table_too_few = hacen falta al menos dos jugadores en juego; hay { $players }
players_elsewhere = todavía hay jugadores por llegar de la sesión { $session }
no_final_table = la sesión { $session } no tiene mesa final todavía
no_observers = este reglamento no prevé observadores en la mesa final
observers_need_agreement = para nombrar observadores hace falta el acuerdo de los jugadores (agreed)
two_finalists = hay que nombrar a dos jugadores distintos de la mesa final { $table } (first y second): «{ $first }» y «{ $second }» no lo son
matter-final_table_observers = ¿se nombran observadores en la mesa final?
option-no_observers = ninguno
option-two_observers = dos jugadores, con el acuerdo de los demás
final_table_observers = observadores de la mesa final { $table }: inscripciones { $first } y { $second }
