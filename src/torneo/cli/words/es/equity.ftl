### `torneo equity`: what share of the pot each hand wins

hand = Mano
equity = Parte del bote
error = ± (19 de 20)
wins = Gana todo
parts = Gana parte
loses = Pierde
board = Mesa
dead = Cartas muertas
exact = { $ways ->
    [one] { $ways } reparto: el único posible
   *[other] { $ways } repartos: todos los posibles
}
random = { $ways ->
    [one] { $ways } reparto al azar, semilla { $seed }
   *[other] { $ways } repartos al azar, semilla { $seed }
}
