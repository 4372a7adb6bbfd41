### Sentences of hands and places.

hand_in_progress = en la mesa { $table } se está jugando la mano { $hand }
hand_over = la mano { $hand } de la mesa { $table } ya terminó: ahora es la { $now }, y de ella no se ha cambiado nada
hand_dealt_again = la mano { $hand } de la mesa { $table } fue nula y se reparte otra vez: en la nueva no cambia nada
hand_to_come = la mano { $hand } de la mesa { $table } todavía no ha llegado: ahora es la { $now }
no_hand = en la mesa { $table } no se está jugando ninguna mano
first_card_dealt = en la mesa { $table } ya se ha dado la primera carta
table_halted = la mesa { $table } está detenida: no empieza otra mano hasta que siga
on_break = es el descanso: no empieza ninguna mano
last_hands_played = la mesa { $table } ya ha jugado sus últimas manos
too_few_players = { $players ->
    [one] en la mesa { $table } hay { $players } jugador para la mano; hacen falta dos
   *[other] en la mesa { $table } hay { $players } jugadores para la mano; hacen falta dos
}
game_not_in_event = «{ $game }» no es un juego de este torneo; lo son: { $allowed }
hand_for_hand_first = { $players ->
    [one] queda { $players } jugador: antes de otra mano hay que empezar el mano por mano
   *[other] quedan { $players } jugadores: antes de otra mano hay que empezar el mano por mano
}
break_first = { $players ->
    [one] queda { $players } jugador o menos: antes de otra mano toca el descanso
   *[other] quedan { $players } jugadores o menos: antes de otra mano toca el descanso
}
button_to_draw = el botón de la primera mano de la mesa { $table } se sortea: saque una carta por asiento y diga en qué asiento queda
button_already_placed = el botón de la mesa { $table } ya está puesto (asiento { $button }) y se mueve según el libro
seat_not_in_hand = el asiento { $seat } no recibió cartas en esta mano de la mesa { $table }; las recibieron: { $dealt }
chips_do_not_add_up = las fichas de la mesa { $table } no cuadran: se anuncian { $told } y tiene que haber { $expected }
not_out = el asiento { $seat } de la mesa { $table } no ha perdido todas sus fichas
report_the_hand = la mesa { $table } está jugando la mano { $hand }: diga quién le ganó o comunique la mano entera
somebody_stays = no pueden quedar fuera todos los jugadores de la mesa { $table }: alguien se llevó las fichas
beaten_by_himself = el asiento { $seat } no puede haberse eliminado a sí mismo
won_nothing = el asiento { $seat } de la mesa { $table } no ganó nada en la mano: no puede haber eliminado al { $out }
hand_order_missing = los asientos { $seats } quedan eliminados con el mismo stack: diga quién tenía la mejor mano
hand_order_wrong = el orden de las manos ({ $order }) solo nombra, y una vez, los asientos eliminados: { $seats }
disqualified_sits = { $person }, descalificado, sigue en la mesa { $table }, asiento { $seat }: retírelo antes de dar cartas
players_left = { $players ->
    [one] queda { $players } jugador con fichas
   *[other] quedan { $players } jugadores con fichas
}
alternates_waiting = { $alternates ->
    [one] hay { $alternates } suplente en espera
   *[other] hay { $alternates } suplentes en espera
}
flights_to_come = faltan por jugarse: { $sessions }
registration_open = la inscripción de la sesión { $session } sigue abierta
nobody_left = no queda nadie con fichas: el torneo ha terminado
one_player_left = { $player } tiene todas las fichas: el torneo ha terminado
