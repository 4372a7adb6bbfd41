### What is found in a structure sheet.

sheet-closes_before_opening = registration closes ({ $closes }) before it opens ({ $opens })
sheet-closes_twice = the closing of registration is given in several ways ({ $ways }): one is enough
sheet-never_closes = it is not said when registration closes
sheet-closes_past_levels = registration closes with level { $level }; it must be one from 1 to { $last }
sheet-closing_break_short =
    a break { $minutes ->
        [one] of { $minutes } minute follows
       *[other] of { $minutes } minutes follows
    } the closing level ({ $level }) and the book { $before ->
        [one] closes { $before } minute before
       *[other] closes { $before } minutes before
    } play resumes: it does not settle the moment. Registration will close with the level unless management fixes another
sheet-minimum_above_capacity = the minimum of entries ({ $minimum }) is above the capacity ({ $capacity })
sheet-fee_above_price = the fee ({ MONEY($fee) }) is above the entry price ({ MONEY($price) })
sheet-reentry_of_none = there are re-entry terms, but the limit is 0
sheet-reentry_per_flight = re-entries per flight ({ $per_flight }) are above the total ({ $limit })
sheet-reentry_after_closing = re-entries last until level { $level }, but registration closes with level { $closes }
sheet-until_no_level = there is no level { $level }; the last one is { $last }
sheet-reentry_not_in_book = the book does not offer re-entries
sheet-surrender_not_in_book = under the book one enters again only after elimination, not by giving up chips
sheet-rebuy_and_reentry = there are rebuys and re-entries at the same time
sheet-rebuy_of_none = there are rebuy terms, but the limit is 0
sheet-rebuy_without_end = it is not said until which level there are rebuys
sheet-bought_nothing = it is not said how many chips are bought
sheet-addon_of_none = there are add-on terms, but the limit is 0
sheet-addon_without_moment = it is not said after which level the add-on is taken
sheet-addon_before_rebuys_end = the add-on after level { $addon } comes before rebuys end (level { $rebuys })
sheet-early_addon_better = the early add-on gives more chips ({ $early }) than the usual one ({ $usual })
sheet-rounding = rounding must be 1 or more, not { $found }
sheet-places_percent = { $found }% of the field is paid; the book wants { $least } to { $most }%
sheet-places_twice = paid places are given by number and by percentage: one is enough
sheet-payout_table_empty = the table of prizes is missing
sheet-payout_entries = '{ $found }' entries is not possible
sheet-payout_sum = { $entries ->
    [one] the prizes up to { $entries } entry add up to { $found } ten-thousandths; they must make { $expected }
   *[other] the prizes up to { $entries } entries add up to { $found } ten-thousandths; they must make { $expected }
}
sheet-payout_rises = { $entries ->
    [one] up to { $entries } entry, a place is paid more than the one above it
   *[other] up to { $entries } entries, a place is paid more than the one above it
}
sheet-payout_too_many =
    up { $entries ->
        [one] to { $entries } entry
       *[other] to { $entries } entries
    }, { $places ->
        [one] { $places } place is
       *[other] { $places } places are
    } paid: more than players
sheet-bounty_of_none = there are bounty amounts, but the kind is none
sheet-bounty_envelopes = the bounty envelopes are missing
sheet-envelope = impossible envelopes: { $count } of { MONEY($value) }
sheet-bounty_amount = the bounty must be above 0, not { $found }
sheet-bounty_above_price = the bounty ({ MONEY($amount) }) is above the entry price ({ MONEY($price) })
sheet-bounty_chips_differ = bounty chips must not be of the size of the chips used to bet
sheet-time_cards_differ = time tokens or cards must not be of the size of the chips used to bet
sheet-satellite_target = the satellite does not say which event it gives seats for
sheet-satellite_seat = the value of a satellite seat is missing (now { $found })
sheet-guarantee_without_price = { MONEY($guarantee) } is guaranteed, but the entry has no price
sheet-required = the book wants it before the event is opened: { $said }
sheet-no_name = the event has no name
sheet-currency = the currency '{ $found }' must be a code of three letters, such as EUR
sheet-country = the country '{ $found }' must be a code of two letters, such as ES
sheet-heads_up_order = '{ $found }' is no heads-up order; there are: { $known }
sheet-table_order = the order of tables repeats a table or names an impossible one
sheet-language_code = '{ $found }' is not a language code of two letters, such as en
sheet-language_not_in_book = the book does not allow '{ $found }' at the tables; it allows: { $allowed }
sheet-book_not_in_force = the event starts on { $date } and the book is in force since { $since }
sheet-venue_not_official = the book applies in designated official venues and '{ $venue }' is not one
sheet-differs_from_book = the sheet says { $found } and the book { $book }: it has to be announced before the start
sheet-level_differs_from_book = at level { $level } the sheet says { $small }/{ $big } with ante { $ante } and the book { $book_small }/{ $book_big } with ante { $book_ante } (levels that differ too: { $more }): it has to be announced before the start
sheet-unreadable = the text cannot be read: { $said }
sheet-nothing = the text is empty
sheet-field_twice = the field is given twice
sheet-field_missing = this field is missing
sheet-field_unknown = there is no field '{ $field }'; there are: { $known }
sheet-field_unknown_near = there is no field '{ $field }'; perhaps '{ $near }'?
sheet-not_a_number = must be a whole number, not '{ $found }'
sheet-not_text = must be a text, not '{ $found }'
sheet-not_yes_or_no = must be true or false, not '{ $found }'
sheet-not_a_list = must be a list, not '{ $found }'
sheet-not_a_group = must be a group of fields, not '{ $found }'
sheet-not_a_choice = '{ $found }' is not possible; it may be: { $known }
sheet-negative = may not be below zero: { $found }
sheet-percent = the percentage { $found } must be between 0 and 100
sheet-per_mille = { $found } per mille must be between 0 and 1000
sheet-stack_too_large = { $stack ->
    [one] the starting stack is { $stack } point; at most { $most }
   *[other] the starting stack is { $stack } points; at most { $most }
}
sheet-game_unknown = there is no game '{ $game }'; there are: { $known }
sheet-rotation_length = each game of the rotation must last at least 1, not { $found }
sheet-rotation_of_one = the rotation has a single game ({ $game }): the field game is enough
sheet-seats = seats per table must be between { $least } and { $most }, not { $found }
sheet-too_many_seats = { $seats ->
    [one] one deck is not enough for { $seats } seat of { $game }; at most { $most }
   *[other] one deck is not enough for { $seats } seats of { $game }; at most { $most }
}
sheet-deck_of_52 = the book plays with decks of 52 cards, and { $game } is played with 36
sheet-no_stack = the starting stack is missing
sheet-chip = impossible chips: { $count } of { $value }; value and number must be 1 or more
sheet-chip_value_twice = a chip value is given twice
sheet-chip_not_listed = the chip of { $value } is not in chip_values
sheet-no_levels = the sheet has no levels
sheet-level_number = levels are numbered from 1 to { $most }, not { $level }
sheet-level_twice = level { $level } is given twice
sheet-level_missing = level { $level } is missing
sheet-level_to_set = the book gives no values for level { $level }: confirm { $small }/{ $big } with ante { $ante } or set others
sheet-levels_unordered = the levels are not in order
sheet-no_big_blind = level { $level } has no big blind
sheet-big_not_above_small = in level { $level } the big blind ({ $big }) should be above the small one ({ $small })
sheet-ante_above_big = in level { $level } the ante ({ $ante }) is above the big blind ({ $big })
sheet-bets_crossed = in level { $level } the big bet ({ $big }) is below the small one ({ $small })
sheet-bring_in = in level { $level } the bring-in ({ $bring_in }) must be below the small bet ({ $bet })
sheet-chips_cannot_make = in level { $level } the chips cannot make { $amount }: it must be a multiple of { $chip }
sheet-no_minutes = it is not said how many minutes level { $level } lasts
sheet-blinds_fall = in level { $level } the blind falls from { $was } to { $now }
sheet-ante_falls = in level { $level } the ante falls from { $was } to { $now }: it should not be reduced during the event
sheet-level_repeats = level { $level } is the same as level { $before }
sheet-ante_unpaid = level { $level } has an ante, but ante_kind says nobody pays it
sheet-ante_format_proposed_big_blind = it is not said who pays the ante: the big blind ante is proposed
sheet-ante_format_proposed_each_player = it is not said who pays the ante: each player is proposed
sheet-ante_format_differs_big_blind = the book prefers the big blind ante
sheet-ante_format_differs_each_player = under the book each player pays the ante
sheet-stack_shallow = the stack of { $stack } is { $depth } big blinds of { $big }; { $wanted } or more are advisable
sheet-no_big_chips = the largest chip is { $largest } and the big blind of level { $level } is { $big }: larger chips are missing
sheet-time_unreadable = '{ $found }' is not a time; write 2027-01-15T18:00+01:00
sheet-date_unreadable = '{ $found }' is not a date; write 2027-01-15
sheet-time_without_offset = the time '{ $found }' has no offset, such as +01:00
sheet-ends_before_start = day { $day } would end before it starts ({ $ends })
sheet-days_out_of_order = day { $day } starts before the one before it
sheet-day_number = days are numbered in order: { $expected } was expected, not { $found }
sheet-flight_unnamed = a flight of day { $day } has no name
sheet-flight_twice = the flight '{ $flight }' is given twice
sheet-flights_late = day { $day } has several flights and the day before has only one
sheet-day_backwards = day { $day } ends with level { $last }, before its first ({ $first })
sheet-day_past_levels = day { $day } reaches level { $level } and the sheet ends with { $last }
sheet-day_gap = day { $day } starts with level { $first }; it must start with { $expected }
sheet-days_overlap = day { $day } repeats levels of the day before: it starts with { $first } and must start with { $expected }
sheet-day_never_ends = day { $day } does not say with which level it ends, and day { $next } follows
sheet-break_when = the break must say after which level or at how many players, and only one of them
sheet-break_nowhere = there is no level { $level } for the break; the last one is { $last }
sheet-break_players = { $found ->
    [one] a break at { $found } player is not possible; at least 2
   *[other] a break at { $found } players is not possible; at least 2
}
sheet-break_minutes = the break must last a minute or more, not { $found }
sheet-break_twice = there are two breaks at the same moment
sheet-break_at_day_end = the break after level { $level } falls at the end of a day
