### Sentences about people, entries, purchases and absences.

player_without_name = faltan el identificador o el nombre del jugador
player_known = ya hay un jugador «{ $player }»
document_known = el documento { $document } es el de otro jugador registrado: «{ $player }»
birth_date_unreadable = «{ $born }» no es una fecha de nacimiento posible; escríbala como 1990-12-31
too_young = { $age ->
    [one] el día del torneo tendrá { $age } año; la edad mínima es { $least }
   *[other] el día del torneo tendrá { $age } años; la edad mínima es { $least }
}
player_barred = «{ $player }» no puede inscribirse: { $why }
not_barred = «{ $player }» no tiene prohibida la inscripción
identity_check_missing = antes de dar la tarjeta de asiento hay que ver el documento con foto de «{ $player }» (día { $day })
identity_check_due = mesa { $table }: falta ver el documento con foto de { $name } (día { $day })
matter-identity_failure = el jugador no muestra un documento válido o su identidad es falsa
option-play_after_verification = sigue jugando una vez comprobada su identidad
option-disqualification = queda descalificado
option-future_ineligibility = queda inhabilitado para futuras competiciones
registration_not_open = la inscripción de la sesión { $session } todavía no está abierta
registration_closed = la inscripción de la sesión { $session } está cerrada
registration_still_open = la inscripción de la sesión { $session } sigue abierta; solo la dirección puede adelantar el cierre
prizes_handed_over = ya hay premios pactados o entregados: la inscripción de la sesión { $session } no se abre otra vez
registration_over = se ha cumplido el plazo de inscripción de la sesión { $session }: ciérrela
close_not_stated = diga cuándo cierra la inscripción de la sesión { $session }: o un nivel o una hora
close_in_the_past = el nuevo cierre de la sesión { $session } ya ha pasado; tiene que estar por delante
matter-registration_close = ¿se mueve el cierre de la inscripción?
option-keep_close = se cierra cuando se anunció
option-change_close = se fija otro cierre
already_in = «{ $player }» ya está dentro con la inscripción { $entry } ({ $stack } en fichas)
price = se han entregado { MONEY($paid) } y hay que pagar { MONEY($price) }
missed_by_director = solo la dirección puede fijar otra suma por las ciegas perdidas
full_stack_due = con este reglamento se recibe el stack completo ({ $points }), sin descuentos
entry_not_in = la inscripción { $entry } ya no está en el torneo
entry_not_seated = la inscripción { $entry } no tiene asiento
nobody_waits = no hay suplentes en espera para la sesión { $session }
no_free_seat = no hay asientos libres en la sesión { $session }; esperan { $waiting }
seats_for_alternates =
    sesión { $session }: { $free ->
        [one] { $free } asiento libre
       *[other] { $free } asientos libres
    } { $waiting ->
        [one] y { $waiting } suplente en
       *[other] y { $waiting } suplentes en
    } espera
no_reentries = este torneo no tiene reentradas
never_entered = «{ $player }» no se ha inscrito todavía: no es una reentrada
disqualified_before = «{ $player }» fue descalificado de este torneo y no puede volver a entrar
no_surrender = en este torneo no se pueden entregar las fichas para reentrar: quedan { $stack }
reentry_limit = { $limit ->
    [one] ya ha usado { $used } de { $limit } reentrada
   *[other] ya ha usado { $used } de { $limit } reentradas
}
reentry_period = las reentradas de la sesión { $session } acabaron con el nivel { $level }
ticket_without_number = falta el número del asiento de satélite de «{ $player }»
ticket_known = el asiento de satélite { $ticket } ya está anotado
holds_a_ticket = «{ $player }» ya tiene un asiento de satélite: { $ticket }
unknown_ticket = no hay ningún asiento de satélite «{ $ticket }»
ticket_used = el asiento de satélite { $ticket } ya se ha usado (inscripción { $entry })
ticket_forfeited = el asiento de satélite { $ticket } se perdió: nadie se presentó antes del cierre de la inscripción
ticket_personal = el asiento de satélite { $ticket } es personal de «{ $player }» y no se puede ceder
no_rebuys = este torneo no tiene recompras
rebuy_limit = { $limit ->
    [one] ya ha usado { $used } de { $limit } recompra
   *[other] ya ha usado { $used } de { $limit } recompras
}
rebuy_period = las recompras acabaron con el nivel { $level }
stack_too_big = tiene { $stack } en fichas; para recomprar puede tener { $most } como mucho
rebuy_too_late = la inscripción { $entry } ya no puede recomprar: empezó otra mano o su asiento está ocupado
rebuy_owed = la inscripción { $entry } ya ha anunciado una recompra y debe { MONEY($owed) }
rebuy_to_pay = «{ $player }» anunció una recompra y tiene que pagarla: { MONEY($owed) }
buying_over = la inscripción { $entry } ya tomó el add-on, que era la última compra
no_addon = este torneo no tiene add-on
addon_limit = ya ha tomado { $used } de { $limit } add-ons
addon_needs_chips = para tomar el add-on hay que tener al menos { $least } en fichas y tiene { $stack }
addon_closed = el add-on solo se vende mientras está abierta la inscripción de la sesión { $session }
addon_not_yet = el add-on se toma al acabar el nivel { $level }
addon_window_over = el plazo del add-on, tras el nivel { $level }, ha pasado y ya no se venden fichas
no_early_addon = en este torneo el add-on no se puede adelantar
addon_not_early = el nivel { $level } ya ha acabado: el add-on no se adelanta, se toma ahora
rebuy_first = antes de adelantar el add-on hay que usar la recompra
early_addon_stack = tiene { $stack } en fichas; para adelantar el add-on puede tener { $most } como mucho, o esperar al final del nivel { $level }
away_already = la ausencia de la inscripción { $entry } ya está anotada
not_away = la inscripción { $entry } no está ausente
contact_incomplete = anote cómo se intentó localizar al jugador y qué resultó
absence_over = { $minutes ->
    [one] han pasado el { $minutes } minuto: la inscripción { $entry } queda fuera por ausencia
   *[other] han pasado los { $minutes } minutos: la inscripción { $entry } queda fuera por ausencia
}
absence_not_over = { $minutes ->
    [one] todavía no han pasado el { $minutes } minuto de la inscripción { $entry }
   *[other] todavía no han pasado los { $minutes } minutos de la inscripción { $entry }
}
absence_without_limit = el reglamento no limita la ausencia: el stack de la inscripción { $entry } sigue pagando sus ciegas
absence_limit_over = { $minutes ->
    [one] «{ $player }» lleva fuera más de { $minutes } minuto: queda eliminado
   *[other] «{ $player }» lleva fuera más de { $minutes } minutos: queda eliminado
}
no_refund = el juego ha empezado: no se devuelve la entrada de la inscripción { $entry }
refunds_by_the_book = las devoluciones las fija el reglamento y no pueden ser otras
matter-run_or_cancel = ¿el torneo sigue como se anunció, se modifica o se cancela?
option-run_as_published = sigue como se anunció
option-alter = se modifica de forma justa
option-cancel = se cancela
missed_without_seat = todavía no hay asiento: las ciegas perdidas ({ $missed }) se cuentan cuando el jugador se siente
note-birth_date_missing = falta la fecha de nacimiento de { $name }: compruebe su edad
note-identity_check = se pidió el documento a «{ $player }»
note-seat_card = tarjeta de asiento de «{ $player }»: mesa { $table }, asiento { $seat }
note-contact_attempt = intento de localizar a «{ $player }»: { $how }; { $result }
note-stack_on_leaving = la inscripción { $entry } se ausenta con { $stack } en fichas
note-stack_differs = la inscripción { $entry } vuelve con { $counted } en fichas; debía tener { $expected }
