### Sentences of the bubble: hand-for-hand, frozen hands, the head count.

hand_for_hand_on = la sesión { $session } ya juega mano por mano
no_hand_for_hand = la sesión { $session } no juega mano por mano
hand_for_hand_over = { $players ->
    [one] el mano por mano ya no tiene objeto en la sesión { $session }: queda { $players } jugador
   *[other] el mano por mano ya no tiene objeto en la sesión { $session }: quedan { $players } jugadores
}
hand_for_hand_must_go_on = { $players ->
    [one] el mano por mano tiene que seguir: queda { $players } jugador
   *[other] el mano por mano tiene que seguir: quedan { $players } jugadores
}
hands_not_synchronised = este libro no hace empezar las manos a la vez: no hay señal que dar
others_playing = hay que esperar a las mesas que no han terminado su mano: { $playing }
wait_for_signal = la mesa { $table } espera la señal: todas las mesas empiezan a la vez la ronda { $round }
no_table_ready = ninguna mesa de la sesión { $session } puede repartir ahora
level_by_the_signal = el nivel de la mano lo fija la señal común, no la mezcla de una mesa
no_table_finished = la mesa { $table } todavía no ha terminado ninguna mano de esta ronda
not_the_first_table = el nivel lo fija la mesa { $first }, que terminó antes que la { $table }
run_out_at_once = este libro no congela la mano: la mesa { $table } muestra las cartas y las completa sin esperar
frozen_already = la mano { $hand } de la mesa { $table } ya está congelada
nobody_all_in = falta decir qué asientos de la mesa { $table } están all-in
not_frozen = en la mesa { $table } no hay ninguna mano congelada
run_out_open = la mano de la mesa { $table } ya está abierta
run_out_order = { $stack ->
    [one] antes que la mesa { $table } va la mesa { $first }, con { $stack } ficha all-in
   *[other] antes que la mesa { $table } va la mesa { $first }, con { $stack } fichas all-in
}
head_count_missing =
    { $players ->
        [one] queda { $players } jugador para
       *[other] quedan { $players } jugadores para
    } { $paid ->
        [one] { $paid } premio
       *[other] { $paid } premios
    }: falta el recuento de las mesas { $tables }
in_the_money_already = ya se ha anunciado que todos están en premios
no_head_count_yet = todavía no hay nada que contar: ni se juega mano por mano ni están todos en premios
heads_differ = { $told ->
    [one] la mesa { $table } cuenta { $told } jugador y en el registro hay { $expected }: hay que aclararlo antes
   *[other] la mesa { $table } cuenta { $told } jugadores y en el registro hay { $expected }: hay que aclararlo antes
}
order_decides = fuera del mano por mano, en este libro cuenta el orden de eliminación
two_eliminations_needed = hacen falta al menos dos eliminaciones; hay { $entries }
entry_not_out = la inscripción { $entry } no ha quedado fuera ({ $status })
not_out_in_a_hand = la inscripción { $entry } no cayó en una mano
round_decides = la inscripción { $entry } cayó en la ronda { $round } del mano por mano: ya es un solo momento
different_hands = la inscripción { $entry } cayó en otra mano de la misma mesa { $table }
one_table_only = todos cayeron en la mesa { $table }: ahí decide el stack al comienzo de la mano
two_sessions = son de sesiones distintas
others_between = la inscripción { $entry } cayó a la vez o entre medias y falta en la lista: revísela
hand_for_hand_due = { $players ->
    [one] hay que jugar mano por mano: queda { $players } jugador
   *[other] hay que jugar mano por mano: quedan { $players } jugadores
}
hand_for_hand_to_end = termina el mano por mano de la sesión { $session }
round_ready = todas las mesas han terminado: señal para la ronda { $round }, nivel { $level }
run_out_due = { $stack ->
    [one] se abre la mano congelada de la mesa { $table } (asiento { $seat }, { $stack } ficha); quedan { $left }
   *[other] se abre la mano congelada de la mesa { $table } (asiento { $seat }, { $stack } fichas); quedan { $left }
}
heads_to_count = la mesa { $table } tiene que confirmar sus jugadores ({ $players }) antes de anunciar los premios
note-all_in_not_frozen = en la ronda { $round } la mesa { $table } completó un all-in mientras jugaban las mesas { $playing }
event-HandForHandStarted = comienzo del mano por mano en la sesión { $session }
event-RoundStarted = señal de la ronda { $round } del mano por mano, nivel { $level }
event-RoundTimed = reloj del mano por mano en la sesión { $session }, nivel { $level }
event-RoundLevelFixed = la mesa { $table } fija el nivel { $level } para la ronda siguiente
event-HandFrozen = mano { $number } de la mesa { $table } congelada
event-RunOutOpened = se abre la mano congelada { $number } de la mesa { $table }
event-HandForHandEnded = fin del mano por mano en la sesión { $session }
event-HeadsConfirmed = { $players ->
    [one] recuento de la mesa { $table }: { $players } jugador
   *[other] recuento de la mesa { $table }: { $players } jugadores
}
event-InTheMoney = { $players ->
    [one] el { $players } jugador que quedan están en premios
   *[other] los { $players } jugadores que quedan están en premios
}
event-DeclaredSimultaneous = las inscripciones { $entries } cayeron en la misma mano
