### Standings, records and previews as lines to read

player = player
points = points
clubs = Clubs
leagues = Leagues
now = now
then = with this
scores = who scores: { $text }
example = for example: { $text }
names = Variables: { $variables }. Functions: { $functions }. In Spanish: { $spanish }.
summary =
    { $events ->
        [one] { $events } event
       *[other] { $events } events
    }, { $wins ->
        [one] { $wins } win
       *[other] { $wins } wins
    }, { $cashes ->
        [one] { $cashes } time in
       *[other] { $cashes } times in
    } the money, best place { $best }, prizes { $prizes }, spent { $spent }, { $infractions ->
        [one] { $infractions } infraction
       *[other] { $infractions } infractions
    }
disqualified = disqualified
prize = prize
lifted = lifted: { $why }
