### `torneo equity`: what share of the pot each hand wins

hand = Hand
equity = Equity
error = ± (19 in 20)
wins = Wins all
parts = Wins part
loses = Loses
board = Board
dead = Dead cards
exact = { $ways ->
    [one] { $ways } deal: the only one there is
   *[other] { $ways } deals: all there are
}
random = { $ways } random deals, seed { $seed }
