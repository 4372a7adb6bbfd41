### Why a result scores what it scores.

ranking-resolution_needed = the table of points is missing: a resolution of the federation sets the values and, until it is loaded, no points are awarded
ranking-no_scoring = the circuit has neither a formula nor a table of points: no points are awarded
ranking-paid_places_only = only the officially announced paid places score
ranking-best_counts = { $of ->
    [one] the best { $best } results of { $of } event count
   *[other] the best { $best } results of { $of } events count
}
ranking-points_from = points according to: { $resolution }
why-formula = by formula
why-table = by table
why-tied = { $tied } tied: { $ties }
why-not_paid = out of the money
why-outside = outside the places that score
why-beyond_table = the table does not reach that place
why-small_field = no table for so small a field
why-only_participation = for taking part only
why-disqualified = disqualified
why-resolution_needed = the resolution is missing
why-no_scoring = no formula or table
ties-average = they share the points of the places they fill
ties-highest = each gets the points of the best place
ties-lowest = each gets the points of the last place
line-counts = counts
line-dropped = dropped
line-taken = taken by sanction
line-participation = { $points } for taking part
taken-points = sanction { $number } (case { $case }): -{ $points }
taken-event = sanction { $number } (case { $case }): loses the points of the event '{ $event }'
taken-exclusion = sanction { $number } (case { $case }): out of the ranking
unranked-excluded = excluded by sanction
unranked-few_events = { $min_events ->
    [one] fewer than { $min_events } event
   *[other] fewer than { $min_events } events
}
unranked-resolution_needed = no points yet
unranked-no_scoring = no points yet
tie-best_result = level on points with the one before: the best single result decides
tie-countback = level on points with the one before: better places decide
tie-more_events = level on points with the one before: more events played decide
tie-fewer_events = level on points with the one before: fewer events played decide
tie-prizes = level on points with the one before: prizes won decide
tie-last_event = level on points with the one before: the last event decides
tie-shared = shares the place: nothing sets them apart
