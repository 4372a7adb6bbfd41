### `torneo budget`: the money of an event at the command line

incomes = Incomes
payments = { $count ->
    [one] { $count } payment
   *[other] { $count } payments
}
result = Result
reinvested = Reinvested in the sport
kept = Left to the organiser
