### `torneo budget`: the money of an event at the command line

incomes = Ingresos
payments = { $count ->
    [one] { $count } pago
   *[other] { $count } pagos
}
result = Resultado
reinvested = Reinversión en el deporte
kept = Queda para el organizador
