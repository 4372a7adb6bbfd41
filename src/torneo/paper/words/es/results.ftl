### Words of results.

title = Resultados
title_now = Clasificación hasta ahora
country = País
club = Club
tied = empate
bullet = entrada n.º { $n }
disqualified = descalificado
entries =
    { $entries ->
        [one] { $entries } inscripción
       *[other] { $entries } inscripciones
    }, { $players ->
        [one] { $players } jugador
       *[other] { $players } jugadores
    }
pool = A repartir: { $pool }
still_in = { $players ->
    [one] Quedan en juego { $players } jugador.
   *[other] Quedan en juego { $players } jugadores.
}
signs = Dirección del torneo
part-place = puesto
part-seat = plaza
part-deal = acuerdo
part-closing_time = reparto por cierre
part-title = título
part-bounty = recompensas
part-unclaimed = premios sin dueño
