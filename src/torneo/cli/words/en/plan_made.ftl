### `torneo plan calibrate` and `torneo plan check`: the planner's odds made from events of the real

made =
    { $events ->
        [one] { $events } event
       *[other] { $events } events
    }, { $hands ->
        [one] { $hands } hand
       *[other] { $hands } hands
    }: { $file }
sheet = sheet
book = book
entries = players
planner = planner (median)
engine = engine (median of { $runs })
off = difference
minutes = { $n } min
own_minutes = { $sheet }, levels of { $n } min
new = * never calibrated with that sheet or those levels; with none of them, these events
fine = all within { $limit }%
far = one is off by { $limit }% or more
