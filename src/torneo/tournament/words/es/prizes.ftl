### Sentences of prizes, deals and satellites. Amounts in minor units.

no_prize_fund = { $players ->
    [one] no hay premios que repartir: { MONEY($prizes) } en el fondo, { $players } participante
   *[other] no hay premios que repartir: { MONEY($prizes) } en el fondo, { $players } participantes
}
more_places_than_players =
    no se pueden { $places ->
        [one] pagar { $places } puesto a
       *[other] pagar { $places } puestos a
    } { $players ->
        [one] { $players } participante
       *[other] { $players } participantes
    }
better_place_pays_less = el puesto { $place } cobraría { MONEY($amount) }, más que el anterior ({ MONEY($above) })
payouts_do_not_add_up = los premios suman { MONEY($told) } y el fondo es de { MONEY($expected) }: diferencia { MONEY($difference) }
below_minimum_cash = el último premio ({ MONEY($amount) }) es menor que el premio mínimo ({ MONEY($minimum) })
minimum_above_fund = el premio mínimo ({ MONEY($minimum) }) es mayor que todo el fondo de premios ({ MONEY($prizes) })
rounding_above_fund = no se puede redondear a { MONEY($rounding) }: el fondo de premios es de { MONEY($prizes) }
reserve_above_prizes = no se pueden reservar { MONEY($reserve) }: solo quedan { MONEY($remaining) } en premios
minimum_cash_too_high = { $places ->
    [one] con { MONEY($prizes) } no se puede pagar un mínimo de { MONEY($minimum) } a { $places } puesto; como mucho a { $most }
   *[other] con { MONEY($prizes) } no se puede pagar un mínimo de { MONEY($minimum) } a { $places } puestos; como mucho a { $most }
}
places_outside_range =
    se { $places ->
        [one] paga { $places } puesto de
       *[other] pagan { $places } puestos de
    } { $entries ->
        [one] { $entries } inscripción
       *[other] { $entries } inscripciones
    }; el libro paga de { $least } a { $most }
fewer_places = { $places ->
    [one] el premio mínimo solo alcanza para { $places } puesto, no para { $wanted }
   *[other] el premio mínimo solo alcanza para { $places } puestos, no para { $wanted }
}
payouts_to_publish = la inscripción ha cerrado: hay que publicar los premios
payouts_out_of_date = los premios publicados reparten { MONEY($published) } y ya hay { MONEY($fund) }: hay que volver a publicarlos
payouts_not_set = todavía no se han publicado los premios
prizes_settled = los premios que quedaban ya están repartidos ({ $by })
already_delivered = a la inscripción { $entry } ya se le han entregado { MONEY($delivered) }; no puede quedarse en { MONEY($amount) }
no_bounties = este torneo no tiene recompensas
bounty_to_nobody = falta decir quién cobra la recompensa de la inscripción { $entry }
bounty_to_himself = la inscripción { $entry } no puede cobrar aquí, o está dos veces
eliminator_unknown = no consta quién eliminó a la inscripción { $entry }
envelope_opened = el sobre de la inscripción { $entry } ya está abierto
envelope_to_open = hay que sortear el sobre de la inscripción { $entry }; quedan { $left }
no_envelope = a la inscripción { $entry } no le corresponde sobre; quedan { $left }
no_envelopes_here = este torneo no tiene recompensas en sobre
envelopes_above_fund = los sobres suman { MONEY($envelopes) } y solo hay { MONEY($total) } de premios
unknown_deal_kind = no existe el acuerdo «{ $kind }»; hay: { $known }
deals_not_allowed = la hoja del torneo no admite acuerdos
deal_on_seats = { $seats ->
    [one] se juega { $seats } plaza de satélite, que no se reparten
   *[other] se juegan { $seats } plazas de satélite, que no se reparten
}
stacks_not_counted = { $points ->
    [one] en la mesa { $table } hay { $points } punto sin asignar: hay que contar los stacks
   *[other] en la mesa { $table } hay { $points } puntos sin asignar: hay que contar los stacks
}
deal_needs_two = para un acuerdo hacen falta dos jugadores con fichas; quedan { $players }
deal_before_final_table =
    solo se puede acordar en la mesa final: { $players ->
        [one] queda { $players } jugador en
       *[other] quedan { $players } jugadores en
    } { $tables ->
        [one] { $tables } mesa
       *[other] { $tables } mesas
    }
deal_before_money =
    todos tienen que estar en premios: { $players ->
        [one] queda { $players } jugador y
       *[other] quedan { $players } jugadores y
    } se { $places ->
        [one] paga { $places } puesto
       *[other] pagan { $places } puestos
    }
nothing_left_to_share = no quedan premios por repartir
only_the_reserve_left = solo queda lo reservado para el campeón ({ MONEY($reserve) }): se juega, no se reparte
deal_leaves_out = { $players ->
    [one] el acuerdo deja fuera a: { $entries }; tienen que estar el { $players } jugador en juego
   *[other] el acuerdo deja fuera a: { $entries }; tienen que estar los { $players } jugadores en juego
}
deal_with_others = no siguen en juego: { $entries }
amounts_only_custom = un acuerdo «{ $kind }» se calcula; las cantidades son para «custom»
deal_does_not_add_up = se reparten { MONEY($shared) } y se reservan { MONEY($reserve) }, pero quedan { MONEY($remaining) } de premios
reserve_too_small = se dejan { MONEY($reserve) } para el campeón; tienen que ser entre { MONEY($least) } y { MONEY($remaining) }
reserve_not_set = la organización tiene que fijar antes cuánto se deja para el campeón (quedan { MONEY($remaining) })
no_deal_open = no hay ningún acuerdo pendiente de esto
votes_missing = { $players ->
    [one] faltan votos: { $entries }; votan el { $players } jugador en juego
   *[other] faltan votos: { $entries }; votan los { $players } jugadores en juego
}
deal_overtaken = desde que se propuso el acuerdo { $deal } se ha jugado, y ya no son los mismos jugadores, fichas o premios: hay que proponerlo de nuevo
title_to_play_for = quedan { MONEY($title) } para el campeón: hay que seguir jugando
matter-deal = acuerdo de premios entre los finalistas
option-approve_deal = se aprueba el acuerdo
option-refuse_deal = no se aprueba el acuerdo
option-allow_deal = se permite el acuerdo
option-prohibit_for_coercion = se prohíbe el acuerdo por coacción
option-pay_agreed_amounts = se pagan las cantidades acordadas
option-leave_to_players = el acuerdo queda entre los jugadores; se paga por puestos
no_closing_rule = el libro no reparte los premios por hora de cierre
closing_hands_to_play = { $hands ->
    [one] antes se anuncian y se juegan las última { $hands } mano
   *[other] antes se anuncian y se juegan las últimas { $hands } manos
}
closing_time_reached = se han jugado las últimas manos antes del cierre: los premios se reparten por ICM entre { $players }
no_seats_to_win = no se juegan plazas de satélite
more_players_than_seats =
    { $players ->
        [one] queda { $players } jugador para
       *[other] quedan { $players } jugadores para
    } { $seats ->
        [one] { $seats } plaza
       *[other] { $seats } plazas
    }: se sigue jugando
deal_agreed = { $players ->
    [one] el { $players } jugador han acordado el pacto { $deal }: falta la decisión de la dirección, y hasta entonces no se reparte otra mano
   *[other] los { $players } jugadores han acordado el pacto { $deal }: falta la decisión de la dirección, y hasta entonces no se reparte otra mano
}
all_shared = el pacto { $deal } lo reparte todo: no queda nada por jugar
deal_first = el pacto { $deal } está acordado y espera a la dirección: decídalo en Premios (aprobarlo o no) antes de repartir otra mano
seats_won = quedan tantos jugadores como plazas ({ $seats }): el satélite ha terminado
no_seat_won = la inscripción { $entry } no ha ganado ninguna plaza
no_prize = la inscripción { $entry } no tiene premio
disqualification_first = { $person } está descalificado y falta hacerlo efectivo (sanción { $penalty }): no se le entrega nada
note-prize_stands = «{ $player }» queda descalificado, pero ya se le entregaron { MONEY($amount) } de su premio (inscripción { $entry }): el premio y los puestos se quedan como están
note-prize_not_restored = se levanta la descalificación de «{ $player }», pero no recupera el premio: ya se entregaron { MONEY($amount) } a la inscripción { $entry }, que había subido de puesto
prize_delivered = el premio de la inscripción { $entry } ya está entregado ({ MONEY($delivered) })
method_missing = falta el medio de pago; en la inscripción se usó: { $registered }
document_missing = falta el documento de quien cobra la inscripción { $entry }
document_of_another = el documento no es el de «{ $player }»: el premio de la inscripción { $entry } es personal
signature_missing = falta la firma de quien cobra la inscripción { $entry }
deferral_not_in_book = el libro no prevé aplazar la entrega ni cambiar su forma: el premio { $entry } se paga entero
unknown_delivery = no existe la entrega «{ $kind }»; hay: { $known }
detail_missing = falta decir en qué forma se entrega el premio { $entry }
operator_missing = falta el nombre del operador que responde del premio { $entry }
