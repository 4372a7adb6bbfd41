### Sentences of corrections: what stands in the way of one, and what follows from it.

change-changed_phase = el torneo pasa de «{ $was }» a «{ $now }»
change-new_entry = nueva inscripción { NUMBER($entry) }: { $player }, con { CHIPS($stack) }
change-no_entry = la inscripción { NUMBER($entry) } ({ $player }, con { CHIPS($stack) }) desaparece
change-changed_player = la inscripción { NUMBER($entry) } es de { PLAYER($now) }, no de { PLAYER($was) }
change-changed_status = la inscripción { NUMBER($entry) } ({ $player }) pasa de { $was } a { $now }
change-seat_changed = { $player } (inscripción { NUMBER($entry) }) se sienta en la mesa { $table }, asiento { $seat }, en lugar de la mesa { TABLE($from_table) }, asiento { $from_seat }
change-seat_got = { $player } (inscripción { NUMBER($entry) }) se sienta en la mesa { $table }, asiento { $seat }
change-seat_lost = { $player } (inscripción { NUMBER($entry) }) deja la mesa { TABLE($from_table) }, asiento { $from_seat }
change-changed_stack = { $player } (inscripción { NUMBER($entry) }) tiene { CHIPS($now) } en lugar de { CHIPS($was) }
change-changed_purchases = { $rebuys ->
    [one] { $player } (inscripción { NUMBER($entry) }): { $rebuys } recompra y { $addons } add-ons
   *[other] { $player } (inscripción { NUMBER($entry) }): { $rebuys } recompras y { $addons } add-ons
}
change-changed_paid = { $player } (inscripción { NUMBER($entry) }) ha pagado { MONEY($now) } en lugar de { MONEY($was) }
change-place_got = { $player } (inscripción { NUMBER($entry) }) queda en el puesto { $now }
change-place_got_shared = { $player } (inscripción { NUMBER($entry) }) queda en el puesto { $now } (lo comparten { $tied })
change-place_changed = { $player } (inscripción { NUMBER($entry) }) queda en el puesto { $now } en lugar del { $was }
change-place_changed_shared = { $player } (inscripción { NUMBER($entry) }) queda en el puesto { $now } en lugar del { $was } (lo comparten { $tied })
change-place_lost = { $player } (inscripción { NUMBER($entry) }) ya no tiene puesto (tenía el { $was })
change-changed_fund = el fondo de premios es { MONEY($now) } en lugar de { MONEY($was) }
change-changed_payouts = los premios publicados son { $places }, en total { MONEY($total) }
change-changed_prize = { $player } (inscripción { NUMBER($entry) }) cobra { MONEY($now) } en lugar de { MONEY($was) }
change-changed_deal = cambia el pacto sobre los premios
change-changed_deliveries = { $deliveries ->
    [one] consta { $deliveries } premio entregado
   *[other] constan { $deliveries } premios entregados
}
change-changed_chips = hay { CHIPS($now) } en juego en lugar de { CHIPS($was) }
change-changed_carried = la mesa { $table } debe al próximo bote { CHIPS($now) } en lugar de { CHIPS($was) }
change-table_open = la mesa { $table } está abierta
change-table_closed = la mesa { $table } está cerrada
change-changed_hands = la mesa { $table } va por la mano { $now } en lugar de la { $was }
change-changed_positions = mesa { $table }: botón en el asiento { $button }, ciega grande en el { $big }
change-table_halts = la mesa { $table } queda detenida
change-table_plays = la mesa { $table } sigue jugando
change-session_new = nueva sesión { $session }
change-session_gone = la sesión { $session } desaparece
change-changed_session = la sesión { $session } pasa de { $was } a { $now }
change-changed_level = la sesión { $session } está en el nivel { $now } en lugar del { $was }
change-changed_clock = { $seconds ->
    [one] el reloj de la sesión { $session } cambia en { $seconds } segundo
   *[other] el reloj de la sesión { $session } cambia en { $seconds } segundos
}
change-clock_break = la sesión { $session } está en el descanso
change-clock_runs = el reloj de la sesión { $session } corre
change-clock_stands = el reloj de la sesión { $session } está parado
change-changed_infraction = infracción { $number } ({ $clause }): de «{ PLAYER($now) }» en lugar de «{ PLAYER($was) }»
change-penalty_gone = la sanción { $number } de «{ $player }» desaparece
change-changed_penalty = { $left ->
    [one] sanción { $number }: de «{ $player }», le queda { $left } mano
   *[other] sanción { $number }: de «{ $player }», le quedan { $left } manos
}
change-player_new = nuevo jugador «{ $player }»
change-player_gone = el jugador «{ $player }» desaparece
change-changed_alternates = lista de espera: inscripciones { $waiting }
change-changed_part = cambia también: { $part }
no_such_act = no hay ningún acto con el número { $seq } (clave «{ $key }») que se pueda corregir
nothing_to_correct = la corrección del acto { $seq } no cambia nada
nothing_to_insert = falta la orden que hay que añadir después del acto { $seq }
corrected_twice = el acto { $seq } está dos veces en la misma corrección
one_insertion = en cada corrección se puede añadir una sola orden: haga dos correcciones
correction_of_correction = una corrección no puede sustituir al acto { $seq }: corrija el acto mismo
correction_refused = la orden corregida no era posible en aquel momento (acto { $seq }): { $why }
no_longer_fits = con la corrección ya no encaja el suceso { $seq } ({ $what }): { $why }
nothing_to_undo = no hay nada que deshacer (mesa { $table })
seed_is_public = la semilla del suceso { $seq } ya es pública: eso no se puede deshacer
clock_stays = el suceso { $seq } habla del reloj del ordenador y no se deshace: el aviso de la consola lo arregla
event_moved_on = el torneo ha avanzado y ahora cambiaría otra cosa: mire otra vez lo que cambia
amendment_damaged = la corrección del acto { $seq } no da el resultado anunciado: calcúlela otra vez
amended_unsound = el torneo corregido no cuadraría: habría fichas de más o de menos, o alguien en dos sitios
depends_on_it = depende de lo que se quiere deshacer: use una corrección
entry_numbers = la inscripción { $entry } ya tiene su número: inscriba ahora al jugador que falta
numbers = { $kind } { $id } ya no es la misma: corrija también el número
fact_chips = las fichas no cuadran, o alguien tendría menos que nada (diferencia: { CHIPS($difference) })
fact_impossible = no es posible con lo corregido
footing-missing = { $kind } { $id } ya no existe
footing-exists = { $kind } { $id } ya existía
footing-entry = la inscripción { ENTRY($id) } estaba así: { $was_status }; con la corrección: { $now_status }
footing-seat_of = la inscripción { ENTRY($id) } estaba en la mesa { $was_table }, asiento { $was_seat }; con la corrección está en la mesa { $now_table }, asiento { $now_seat }
footing-table = la mesa { $id } ya no estaría como estaba: abierta o cerrada, con o sin mano en juego
footing-seat = en el asiento { $seat } de la mesa { $id } ya no está la misma persona que entonces
footing-session = la sesión { $id } estaba { $was_status }; con la corrección está { $now_status }
footing-infraction = la infracción { $id } era de «{ PLAYER($was_player) }{ $was_person }» ({ $was_clause }); con la corrección es de «{ PLAYER($now_player) }{ $now_person }» ({ $now_clause })
footing-penalty = la sanción { $id } era de «{ PLAYER($was_player) }{ $was_person }»; con la corrección es de «{ PLAYER($now_player) }{ $now_person }»
verify-seed = la semilla revelada de la sesión { $session } no es la comprometida
verify-draw = el sorteo «{ $label }» no sale así con la semilla revelada
verify-otherwise = suceso { $seq } ({ $what }): según el libro tenía que ser: { $expected }
verify-impossible = suceso { $seq } ({ $what }): el libro no lo permitía: { $why }
verify-unasked = suceso { $seq } ({ $what }): nadie lo pidió: falta la orden que lo causó
verify-refused = { $seq }: la orden { $command }, pedida otra vez, se rechaza ({ $reason }) y el diario dice { $event }
verify-asked = { $seq }: la orden { $command }, pedida otra vez, no da lo que dice el diario ({ $event })
verify-unasked_event = { $seq }: { $event } está en el diario sin que nadie lo pidiera
verify-unreadable = suceso { $seq } ({ $what }): no puede seguir a lo anterior ({ $fault })
verify-chips = suceso { $seq } ({ $what }): las fichas no cuadran, o alguien tiene menos que nada (diferencia: { CHIPS($difference) })
verify-unsound = al final: { $problem }
verify-places = los puestos no son una clasificación: la inscripción { $entry } está en el puesto { $place } y toca el { $due }
verify-amendment = la corrección { $seq } no da el torneo que sale de repetir los actos corregidos
verify-order = después del suceso { $before } viene el { $seq }: faltan o sobran sucesos
