### Sentences of calls to the floor, rulings and dealers.

floor_called-ruling = la mesa { $table } pide una resolución
floor_called-chips = la mesa { $table } pide al floor por fichas
floor_called-time = la mesa { $table } pide al floor por tiempo
floor_called-behaviour = la mesa { $table } pide al floor por una conducta
floor_called-dealer = la mesa { $table } pide al floor por el crupier
floor_called-player_missing = la mesa { $table } pide al floor: falta un jugador
floor_called-other = la mesa { $table } llama al floor
floor_coming = { $who } va a la mesa { $table }
floor_called_already = la mesa { $table } ya ha llamado por lo mismo y espera (llamada { $call })
unknown_call = no hay ninguna llamada { $call }
call_closed = la llamada { $call } de la mesa { $table } ya está cerrada
call_taken_already = { $who } ya ha tomado la llamada { $call } de la mesa { $table }
other_table = la llamada { $call } es de la mesa { $table }, no de la mesa { PLAYER($other) }
cannot_be_told = no puede ser así: { $problem }
setup_policies = las reglas son las del torneo: una resolución no puede traer las suyas
nothing_told = falta contar qué ocurrió en la mesa { $table }
too_many_steps = { $steps ->
    [one] { $steps } hecho son demasiados para una resolución; caben { $most }
   *[other] { $steps } hechos son demasiados para una resolución; caben { $most }
}
unknown_ruling = no hay ninguna resolución { $ruling }
ruling_not_open = la resolución { $ruling } no espera respuesta
decision_refused = el libro no admite esa respuesta a la resolución { $ruling }
ruling_overruled = la resolución { $ruling } ya está revocada
ruling_to_decide = la mesa { $table } espera la respuesta del floor (resolución { $ruling })
hand_went_past = la mano ya pasó de esa pregunta (resolución { $ruling })
another_question_first = antes que la resolución { $ruling } se responde la { RULING($first) }, que se preguntó después
dealer_missing = falta el nombre de quien reparte en la mesa { $table }
dealer_there = { $dealer } ya reparte en la mesa { $table }
push_waits = quedan { $left }: el relevo espera hasta después del cambio de nivel o del descanso; antes, solo si lo ordena el floor
footing-call = la llamada { $id } era de la mesa { $was_table }; con la corrección es de la mesa { $now_table }, o de otro momento
footing-ruling = la resolución { $id } era de la mesa { $was_table }; con la corrección es de la mesa { $now_table }, o de otro momento
word-call = la llamada
word-ruling = la resolución
word-calls = las llamadas al floor
word-rulings = el registro de resoluciones
word-dealers = quién reparte en cada mesa
event-FloorCalled = la mesa { $table } llama al floor
event-CallTaken = se atiende la llamada { $call } de la mesa { $table }
event-CallClosed = se cierra la llamada { $call } de la mesa { $table }
event-RulingGiven = resolución { $ruling } en la mesa { $table }
event-RulingDecided = el floor responde a la resolución { $ruling } de la mesa { $table }
event-RulingOverruled = se revoca la resolución { $ruling } de la mesa { $table }
event-DealerRelieved = { $dealer } reparte en la mesa { $table }
