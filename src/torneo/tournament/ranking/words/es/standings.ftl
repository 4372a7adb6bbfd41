### Why a result scores what it scores.

ranking-resolution_needed = falta la tabla de puntos: los valores los fija una resolución de la federación y, hasta cargarla, no se otorga ningún punto
ranking-no_scoring = el circuito no tiene fórmula ni tabla de puntos: no se otorga ningún punto
ranking-paid_places_only = solo puntúan los puestos premiados que se anunciaron oficialmente
ranking-best_counts = { $of ->
    [one] cuentan los { $best } mejores resultados de { $of } torneo
   *[other] cuentan los { $best } mejores resultados de { $of } torneos
}
ranking-points_from = puntos según: { $resolution }
why-formula = por fórmula
why-table = por tabla
why-tied = empate de { $tied }: { $ties }
why-not_paid = fuera de los premios
why-outside = fuera de los puestos que puntúan
why-beyond_table = la tabla no llega a ese puesto
why-small_field = ninguna tabla para tan pocos inscritos
why-only_participation = solo por participar
why-disqualified = descalificado
why-resolution_needed = falta la resolución
why-no_scoring = sin fórmula ni tabla
ties-average = se reparten los puntos de los puestos que ocupan
ties-highest = cada uno recibe los puntos del mejor puesto
ties-lowest = cada uno recibe los puntos del último puesto
line-counts = cuenta
line-dropped = descartado
line-taken = anulado por sanción
line-participation = { $points } por participar
taken-points = sanción { $number } (caso { $case }): -{ $points }
taken-event = sanción { $number } (caso { $case }): pierde los puntos del torneo «{ $event }»
taken-exclusion = sanción { $number } (caso { $case }): fuera de la clasificación
unranked-excluded = excluido por sanción
unranked-few_events = { $min_events ->
    [one] menos de { $min_events } torneo
   *[other] menos de { $min_events } torneos
}
unranked-resolution_needed = sin puntos todavía
unranked-no_scoring = sin puntos todavía
tie-best_result = iguales a puntos con el anterior: decide el mejor resultado en un torneo
tie-countback = iguales a puntos con el anterior: deciden los mejores puestos
tie-more_events = iguales a puntos con el anterior: decide haber jugado más torneos
tie-fewer_events = iguales a puntos con el anterior: decide haber jugado menos torneos
tie-prizes = iguales a puntos con el anterior: deciden los premios ganados
tie-last_event = iguales a puntos con el anterior: decide el último torneo
tie-shared = comparte el puesto: nada los separa
