### Sentences of time called on a player.

no_time_cards = al asiento { $seat } de la mesa { $table } no le quedan tarjetas de tiempo
no_time_called = en la mesa { $table } nadie ha pedido tiempo
time_called_already = en la mesa { $table } ya se ha pedido tiempo al asiento { $seat }
no_more_betting = en la mesa { $table } ya no quedan apuestas en esta mano
caller_not_at_seat = la inscripción { $entry } no está en su asiento: desde allí se pide tiempo
time_on_himself = la inscripción { $entry } no puede pedirse tiempo
may_not_call_time = en este libro no puede pedir tiempo «{ $role }»; pueden: { $allowed }
time_length = { $seconds ->
    [one] { $seconds } segundo no es un tiempo que permita el libro; lo normal son { $usual }
   *[other] { $seconds } segundos no es un tiempo que permita el libro; lo normal son { $usual }
}
time_running = el tiempo del asiento { $seat } de la mesa { $table } ya corre
time_not_started = el tiempo del asiento { $seat } de la mesa { $table } no ha empezado
time_not_over = { $seconds ->
    [one] en la mesa { $table } quedan { $seconds } segundo
   *[other] en la mesa { $table } quedan { $seconds } segundos
}
time_to_start = { $seconds ->
    [one] piden tiempo al asiento { $seat } de la mesa { $table }: { $seconds } segundo si la dirección lo concede
   *[other] piden tiempo al asiento { $seat } de la mesa { $table }: { $seconds } segundos si la dirección lo concede
}
time_up = { $seconds ->
    [one] se acabaron el { $seconds } segundo del asiento { $seat } de la mesa { $table }
   *[other] se acabaron los { $seconds } segundos del asiento { $seat } de la mesa { $table }
}
event-TimeCalled = piden tiempo al asiento { $seat } de la mesa { $table }
event-TimeStarted = { $seconds ->
    [one] corre el tiempo del asiento { $seat } de la mesa { $table }: { $seconds } segundo
   *[other] corre el tiempo del asiento { $seat } de la mesa { $table }: { $seconds } segundos
}
event-TimeRefused = no se concede el tiempo pedido al asiento { $seat } de la mesa { $table }
event-TimeStopped = el asiento { $seat } de la mesa { $table } actúa a tiempo
event-TimeExpired = se acaba el tiempo del asiento { $seat } de la mesa { $table }
