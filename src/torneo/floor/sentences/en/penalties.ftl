### What a penalty among the answers to a question does: outside the hand, all of it.

no_penalty = goes on record, without a penalty
verbal_admonition = goes on record; the hand goes on
verbal_warning = goes on record; the hand goes on
missed_hands = from the next hand on, misses as many hands as are said
missed_rounds = from the next hand on, misses as many rounds as are said
timed_suspension = does not play for as many minutes as are said
chip_forfeiture = loses as many chips as are said
disqualification = is out of the tournament
ban_from_later_events = may not play later events
penalty = the infraction waits for its penalty
penalty_menu = the infraction waits for its penalty
