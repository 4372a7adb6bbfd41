### What a circuit refuses.

ranking-no_circuit = create the circuit first
ranking-created_already = the circuit '{ $circuit }' has been created already
ranking-name_missing = the identifier or the name is missing
ranking-why_missing = the reason for the change has to be given
ranking-minor_units = { $found ->
    [one] a unit of currency cannot have { $found } part; it may have 1, 10, 100 or 1000
   *[other] a unit of currency cannot have { $found } parts; it may have 1, 10, 100 or 1000
}
ranking-formula_missing = the formula is missing: the name of a known one or a text
ranking-formula_unreadable = the formula cannot be read: { $said }
ranking-formula_fails = the formula gives no number in the event '{ $event }': { $said }
ranking-points_unreadable = '{ $found }' is no number of points: at most two decimals, with a point (12.5)
ranking-table_empty = the table has no places
ranking-table_entry = the table is wrong at place { $place }: places start at 1 and points are not negative
ranking-table_rises = in the table, place { $place } gives more points than a better one
ranking-table_size = { $found ->
    [one] a table cannot start at { $found } entry
   *[other] a table cannot start at { $found } entries
}
ranking-figure = '{ $field }' cannot be { $found }: it must be a whole number from 0
ranking-decimals = points have 0, 1 or 2 decimals, not { $found }
ranking-best_of = { $planned ->
    [one] the best { $best } results cannot count out of { $planned } event
   *[other] the best { $best } results cannot count out of { $planned } events
}
ranking-tie_break_twice = a tie-break is given twice: { $tie_breaks }
ranking-participation_forbidden = under the book only paid places score: there cannot be points for taking part
ranking-paid_places_missing = the event '{ $event }' does not say how many paid places were announced: only those score
ranking-known_already = '{ $id }' is in the circuit already
ranking-unknown_league = there is no league '{ $league }'; there are: { $known }
ranking-unknown_club = there is no club '{ $club }'; there are: { $known }
ranking-unknown_player = '{ $player }' is not a player of the circuit
ranking-same_club = '{ $player }' plays for the club '{ $club }' already
ranking-event_known = the results of the event '{ $event }' are in already; correct them with CorrectResult
ranking-no_more_events = { $planned ->
    [one] the circuit has { $planned } event and all of them are in
   *[other] the circuit has { $planned } events and all of them are in
}
ranking-unknown_event = there is no event '{ $event }'; there are: { $known }
ranking-event_removed = the event '{ $event }' is out of the ranking
ranking-player_twice = '{ $player }' is twice in the event '{ $event }'
ranking-no_result = '{ $player }' has no result in the event '{ $event }'
ranking-nothing_changes = the correction changes nothing in the event '{ $event }'
ranking-date = the date of the event '{ $event }' is wrong: '{ $found }'; write it 2027-01-31
ranking-entries = { $found ->
    [one] the event '{ $event }' cannot have { $found } entry
   *[other] the event '{ $event }' cannot have { $found } entries
}
ranking-event_figure = in the event '{ $event }', '{ $field }' cannot be { $found }
ranking-players_over_entries = in the event '{ $event }' there are more players ({ $players }) than entries ({ $entries })
ranking-paid = { $entries ->
    [one] the event '{ $event }' cannot have { $found } paid places with { $entries } entry
   *[other] the event '{ $event }' cannot have { $found } paid places with { $entries } entries
}
ranking-finish_figure = in the event '{ $event }', '{ $field }' of '{ $player }' cannot be { $found }
ranking-place_missing = in the event '{ $event }' the place of '{ $player }' is missing
ranking-place_beyond = in the event '{ $event }', '{ $player }' cannot be in place { $place } of { $entries }
ranking-place_filled = in the event '{ $event }', place { $place } is filled by those who tie for a better one
ranking-too_many_results = { $entries ->
    [one] in the event '{ $event }' the ties reach beyond its { $entries } entry
   *[other] in the event '{ $event }' the ties reach beyond its { $entries } entries
}
ranking-case_missing = points are taken from '{ $player }' only with the number of the disciplinary case
ranking-sanction_points = { $found ->
    [one] { $found } hundredth of a point cannot be taken
   *[other] { $found } hundredths of a point cannot be taken
}
ranking-sanctioned_already = the case '{ $case }' has taken the same from '{ $player }' already (sanction { $number })
ranking-unknown_sanction = there is no sanction { $number }; there are { $known }
ranking-lifted_already = sanction { $number } has been lifted already
