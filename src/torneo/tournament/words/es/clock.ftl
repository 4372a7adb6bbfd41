### Sentences of the clock, the days and the counts.

level_beyond_schedule_end = no hay nivel { $level }: el último posible es el { $last }
session_begun = la sesión { $session } ya ha empezado o terminado
earlier_session_open = la sesión { $session } no puede empezar: la sesión { $earlier } no ha terminado
survivors_not_seated = { $players ->
    [one] faltan por sentar { $players } jugador con fichas: sortee antes los asientos de la sesión { $session }
   *[other] faltan por sentar { $players } jugadores con fichas: sortee antes los asientos de la sesión { $session }
}
no_tables = la sesión { $session } no tiene mesas abiertas
seats_not_drawn = { $players ->
    [one] { $players } inscrito de la sesión { $session } no tienen asiento: sortéelos antes de empezar
   *[other] { $players } inscritos de la sesión { $session } no tienen asiento: sortéelos antes de empezar
}
session_to_start = es la hora de la sesión { $session }: todas las mesas empiezan a la vez
session_ready = todos tienen asiento: la sesión { $session } puede empezar, con todas las mesas a la vez
level_values_missing = el nivel { $level } no tiene valores: los fija el director (propuesta: { $small_blind }/{ $big_blind }, ante { $ante })
level_length_missing = no se ha dicho cuánto dura el nivel { $level }
clock_not_at_zero = al nivel { $level } le quedan { $left }: el siguiente no se anuncia hasta que el reloj llegue a cero
clock_stopped = el reloj de la sesión { $session } está parado: { $why }
clock_running = el reloj de la sesión { $session } está en marcha
day_over = la jornada de la sesión { $session } ha terminado en el nivel { $level }: no empieza otro nivel ni otra mano
level_over = el nivel { $level } ha terminado: empieza el { $next }
level_not_of_the_day = el nivel { $level } no se juega en esta jornada (último nivel: { $last })
level_is_on = ya se juega el nivel { $level }
level_announced_late = { $minutes ->
    [one] el nivel { $level } se anunció { $minutes } minuto tarde y empezó entonces con todo su tiempo
   *[other] el nivel { $level } se anunció { $minutes } minutos tarde y empezó entonces con todo su tiempo
}
break_running = la sesión { $session } está en el descanso
no_break_running = la sesión { $session } no está en un descanso
break_not_over = al descanso le quedan { $left }; para acortarlo hay que dar el motivo
break_due = { $minutes ->
    [one] tras el nivel { $level } toca un descanso de { $minutes } minuto
   *[other] tras el nivel { $level } toca un descanso de { $minutes } minutos
}
break_at_players =
    { $players ->
        [one] queda { $players } jugador o
       *[other] quedan { $players } jugadores o
    } menos: toca un descanso { $minutes ->
        [one] de { $minutes } minuto
       *[other] de { $minutes } minutos
    }
break_coming = { $minutes ->
    [one] se acerca un descanso de { $minutes } minuto: anúncielo
   *[other] se acerca un descanso de { $minutes } minutos: anúncielo
}
decks_to_prepare = avise a los crupieres de que preparen las barajas
break_over = el descanso ha terminado
break_postponed = en el mano por mano los descansos se aplazan hasta entrar en premios
no_break_due = no toca ningún descanso; para hacer otro diga los minutos y el motivo
no_break_coming = no hay ningún descanso próximo por anunciar
no_last_hands_draw = este libro no sortea las últimas manos
last_day = la sesión { $session } juega el último día: no se sortean las últimas manos
day_has_no_end = la jornada de la sesión { $session } no tiene hora ni nivel de cierre
last_hands_too_early = { $minutes ->
    [one] es pronto para sortear las últimas manos: queda { $minutes } minuto y se sortea cuando quedan de { $from } a { $to }
   *[other] es pronto para sortear las últimas manos: quedan { $minutes } minutos y se sortea cuando quedan de { $from } a { $to }
}
last_hands_window_open = { $minutes ->
    [one] queda { $minutes } minuto de la jornada: se sortean las últimas manos
   *[other] quedan { $minutes } minutos de la jornada: se sortean las últimas manos
}
last_hands_window_missed = { $to ->
    [one] pasó el momento de sortear las últimas manos (de { $from } a { $to } minuto antes del final): el director sortea ya o deja correr el reloj
   *[other] pasó el momento de sortear las últimas manos (de { $from } a { $to } minutos antes del final): el director sortea ya o deja correr el reloj
}
matter-last_hands_window_missed = Pasó el momento de sortear las últimas manos del día
option-draw_now = sortear ahora
option-let_clock_run = dejar correr el reloj
window_not_missed = { $minutes ->
    [one] el momento del sorteo no ha pasado: queda { $minutes } minuto de la jornada
   *[other] el momento del sorteo no ha pasado: quedan { $minutes } minutos de la jornada
}
last_hands_drawn = las últimas manos ya están decididas: { $hands }
last_hands_running = se juegan las últimas manos: el reloj sigue parado y el nivel no cambia
closing_near =
    la sala cierra dentro { $minutes ->
        [one] de { $minutes } minuto
       *[other] de { $minutes } minutos
    }: se anuncian las { $hands ->
        [one] última { $hands } mano
       *[other] últimas { $hands } manos
    }
closing_too_early = { $minutes ->
    [one] falta { $minutes } minuto para el cierre: las últimas manos se anuncian cuando faltan de { $from } a { $to }
   *[other] faltan { $minutes } minutos para el cierre: las últimas manos se anuncian cuando faltan de { $from } a { $to }
}
closing_time_unknown = la hoja no dice a qué hora cierra la sala
day_to_come = después de la sesión { $session } se juega otro día: no hay final por cierre
not_seated = la inscripción { $entry } no tiene asiento en ninguna mesa
still_playing = en la mesa { $table } se sigue jugando: se cuenta cuando el juego ha parado
player_signature_missing = a la planilla de la inscripción { $entry } le falta la firma del jugador
supervisor_signature_missing = a la planilla de la inscripción { $entry } le falta la firma del supervisor
sheet_differs = el recuento difiere en { $difference } de las fichas anotadas: indique la causa y una nota (mal comunicado, mal contado, fichas perdidas, fichas encontradas u otra)
count_sheet_missing = falta la planilla de recuento de la inscripción { $entry }
counts_missing = { $players ->
    [one] faltan { $missing } de los { $players } recuento de la sesión { $session }
   *[other] faltan { $missing } de los { $players } recuentos de la sesión { $session }
}
counts_do_not_add_up = { $counted ->
    [one] se han contado { $counted } punto y tiene que haber { $expected } (diferencia: { $difference }): revise los recuentos o asiente la diferencia
   *[other] se han contado { $counted } puntos y tiene que haber { $expected } (diferencia: { $difference }): revise los recuentos o asiente la diferencia
}
clocks_agree = el torneo y el reloj del ordenador marcan ya la misma hora
day_not_over = la jornada no ha terminado: nivel { $level }, quedan { $left }; para cerrarla antes hay que dar el motivo
day_to_finish = la sesión { $session } ha terminado: se guardan las fichas
survivors_to_seat = se sortean los asientos de quienes siguen en juego en la sesión { $session }
nothing_to_merge = la sesión { $session } no recibe jugadores de un día anterior
