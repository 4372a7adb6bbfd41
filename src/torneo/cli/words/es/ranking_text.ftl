### Standings, records and previews as lines to read

player = jugador
points = puntos
clubs = Clubes
leagues = Ligas
now = ahora
then = con esta
scores = puntúan: { $text }
example = por ejemplo: { $text }
names = Variables: { $variables }. Funciones: { $functions }. En español: { $spanish }.
summary =
    { $events ->
        [one] { $events } torneo
       *[other] { $events } torneos
    }, { $wins ->
        [one] { $wins } victoria
       *[other] { $wins } victorias
    }, { $cashes ->
        [one] { $cashes } vez en
       *[other] { $cashes } veces en
    } premios, mejor puesto { $best }, premios { $prizes }, gastado { $spent }, { $infractions ->
        [one] { $infractions } infracción
       *[other] { $infractions } infracciones
    }
disqualified = descalificado
prize = premio
lifted = levantada: { $why }
