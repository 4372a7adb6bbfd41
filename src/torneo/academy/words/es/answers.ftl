### Respuestas que no dice el reglamento con otras palabras.

seat = El asiento { $seat }
wins = El asiento { $seat }, entero
share = Se reparte entre los asientos { $seats }
live = Sigue viva
dead = Está muerta
floor_decides = Lo decide el floor
positions = Botón en el { $button }, ciega pequeña en el { $small }, ciega grande en el { $big }
no_small_blind = Botón en el { $button }, sin ciega pequeña, ciega grande en el { $big }
may_fold = retirarse
may_check = pasar
may_call = igualar
may_bet = apostar
may_raise = subir
seconds = { $seconds ->
    [one] { $seconds } segundo
   *[other] { $seconds } segundos
}
