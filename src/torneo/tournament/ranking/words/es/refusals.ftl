### What a circuit refuses.

ranking-no_circuit = primero hay que crear el circuito
ranking-created_already = el circuito «{ $circuit }» ya está creado
ranking-name_missing = falta el identificador o el nombre
ranking-why_missing = hay que escribir el motivo del cambio
ranking-minor_units = { $found ->
    [one] una unidad de moneda no puede tener { $found } parte; puede tener 1, 10, 100 o 1000
   *[other] una unidad de moneda no puede tener { $found } partes; puede tener 1, 10, 100 o 1000
}
ranking-formula_missing = falta la fórmula: el nombre de una conocida o un texto
ranking-formula_unreadable = la fórmula no se entiende: { $said }
ranking-formula_fails = la fórmula no da un número en el torneo «{ $event }»: { $said }
ranking-points_unreadable = «{ $found }» no son puntos: un número con dos decimales como mucho, con punto (12.5)
ranking-table_empty = la tabla no tiene ningún puesto
ranking-table_entry = la tabla no vale en el puesto { $place }: los puestos empiezan en 1 y los puntos no son negativos
ranking-table_rises = en la tabla, el puesto { $place } da más puntos que uno mejor
ranking-table_size = { $found ->
    [one] una tabla no puede empezar en { $found } inscripción
   *[other] una tabla no puede empezar en { $found } inscripciones
}
ranking-figure = «{ $field }» no puede ser { $found }: debe ser un número entero desde 0
ranking-decimals = los puntos tienen 0, 1 o 2 decimales, no { $found }
ranking-best_of = { $planned ->
    [one] no pueden contar los { $best } mejores resultados de { $planned } torneo
   *[other] no pueden contar los { $best } mejores resultados de { $planned } torneos
}
ranking-tie_break_twice = un desempate se repite: { $tie_breaks }
ranking-participation_forbidden = según el reglamento solo puntúan los puestos premiados: no puede haber puntos por participar
ranking-paid_places_missing = en el torneo «{ $event }» falta cuántos puestos premiados se anunciaron: solo esos puntúan
ranking-known_already = «{ $id }» ya existe en el circuito
ranking-unknown_league = no hay ninguna liga «{ $league }»; hay: { $known }
ranking-unknown_club = no hay ningún club «{ $club }»; hay: { $known }
ranking-unknown_player = «{ $player }» no es jugador del circuito
ranking-same_club = «{ $player }» ya juega con el club «{ $club }»
ranking-event_known = los resultados del torneo «{ $event }» ya están; se corrigen con CorrectResult
ranking-no_more_events = { $planned ->
    [one] el circuito tiene { $planned } torneo y ya están todos
   *[other] el circuito tiene { $planned } torneos y ya están todos
}
ranking-unknown_event = no hay ningún torneo «{ $event }»; hay: { $known }
ranking-event_removed = el torneo «{ $event }» está fuera de la clasificación
ranking-player_twice = «{ $player }» aparece dos veces en el torneo «{ $event }»
ranking-no_result = «{ $player }» no tiene resultado en el torneo «{ $event }»
ranking-nothing_changes = la corrección no cambia nada en el torneo «{ $event }»
ranking-date = la fecha del torneo «{ $event }» no vale: «{ $found }»; se escribe 2027-01-31
ranking-entries = { $found ->
    [one] el torneo «{ $event }» no puede tener { $found } inscripción
   *[other] el torneo «{ $event }» no puede tener { $found } inscripciones
}
ranking-event_figure = en el torneo «{ $event }», «{ $field }» no puede ser { $found }
ranking-players_over_entries = en el torneo «{ $event }» hay más jugadores ({ $players }) que inscripciones ({ $entries })
ranking-paid =
    en el torneo «{ $event }» no puede { $found ->
        [one] haber { $found } puesto premiados
       *[other] haber { $found } puestos premiados
    } { $entries ->
        [one] con { $entries } inscripción
       *[other] con { $entries } inscripciones
    }
ranking-finish_figure = en el torneo «{ $event }», «{ $field }» de «{ $player }» no puede ser { $found }
ranking-place_missing = en el torneo «{ $event }» falta el puesto de «{ $player }»
ranking-place_beyond = en el torneo «{ $event }», «{ $player }» no puede ser { $place }.º de { $entries }
ranking-place_filled = en el torneo «{ $event }», el puesto { $place } ya lo ocupan los empatados de un puesto mejor
ranking-too_many_results = { $entries ->
    [one] en el torneo «{ $event }» los empates llegan más allá de la { $entries } inscripción
   *[other] en el torneo «{ $event }» los empates llegan más allá de las { $entries } inscripciones
}
ranking-case_missing = para quitar puntos a «{ $player }» hace falta el número del caso disciplinario
ranking-sanction_points = { $found ->
    [one] no se puede quitar { $found } centésima de punto
   *[other] no se pueden quitar { $found } centésimas de punto
}
ranking-sanctioned_already = el caso «{ $case }» ya quitó lo mismo a «{ $player }» (sanción { $number })
ranking-unknown_sanction = no hay sanción { $number }; hay { $known }
ranking-lifted_already = la sanción { $number } ya se levantó
