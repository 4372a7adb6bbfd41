### What can be wrong in a scenario file

messages-no-document = the file holds no scenario
messages-wrong-type = must be { $expected }, not { $found }
messages-unknown-key = unknown key{ $hint }
messages-misplaced-key = this key does not go with '{ $verb }', which takes: { $known }
messages-unknown-value = there is no '{ $found }'{ $hint }
messages-unknown-code = there is no code '{ $found }'{ $hint }
messages-unknown-policy = there is no policy '{ $found }'{ $hint }
messages-unknown-clause = there is no clause '{ $found }'{ $hint }
messages-unreadable = '{ $found }' cannot be read: { $detail }
messages-two-books = give 'book' or 'house', not both
messages-no-act = the step says nothing that happened; known: { $known }
messages-two-acts = a step is one act, and here are several: { $found }
messages-too-few-seats = at least two players are needed
messages-empty-seat = nobody sits in seat { $found }; there are: { $known }
messages-impossible-amount = { $found } cannot be: { $why }
messages-nothing-missing = { $found } cannot be missing: mark the seat that did not post them with 'unposted: true'
messages-no-chips = no chip is named; say which, such as { "{" }1000: 2{ "}" }, or leave the key out
messages-bad-card = '{ $found }' is no card; cards are written As, Td, 9h, 2c
messages-duplicate-card = the card { $found } is already in { $where }
messages-wrong-count = { $expected ->
    [one] { $expected } card belong here, not { $found }
   *[other] { $expected } cards belong here, not { $found }
}
told_messages-no-expectations = here is told what happened, not what must follow
told_messages-text-too-long = { $found ->
    [one] the text has { $found } letter; at most { $most }
   *[other] the text has { $found } letters; at most { $most }
}
told_messages-too-much = { $most ->
    [one] there is more than { $most } value
   *[other] there are more than { $most } values
}
told_messages-too-deep = the data is nested too deeply
told_messages-impossible-setup = the table cannot be set up with this
told_messages-impossible-step = this cannot happen at this point of the hand
told_messages-not-ruled = the book has nothing to say about such an act at this point
told_messages-card-already-out = the card { $found } is already in play
told_messages-other-card = it cannot be { $found }: the card to come is already known
why-below = it must be at least { $least }
why-small_above_big = it is above the big blind
why-all_zero = the level has neither a blind nor a bet
why-repeated = it is given twice
why-too_large = it is too large
why-not_above_zero = it must be above zero
kinds-mapping = a mapping 'key: value'
kinds-list = a list
kinds-text = a text
kinds-nothing = nothing
kinds-whole = a whole number without dots or commas
kinds-float = a number with decimals
kinds-int = a number
kinds-bool = true or false
kinds-true = true
kinds-chips = chips such as { "{" }1000: 2, 500: 1{ "}" }
kinds-stack = chips in all, or { "{" }chips: ...{ "}" }
kinds-seat = a seat number
kinds-seats = a list of seats
kinds-cards = cards such as [As, Td]
kinds-codes = a list of codes
kinds-word = a word
meant = ; did you mean '{ $value }'?
known = ; there are: { $value }
