"""What the standings say: notices, why a result scores, what counts, what was taken, what broke a tie."""

from torneo.rulebook import Bilingual

STANDINGS: dict[str, Bilingual] = {
    "ranking.resolution_needed": Bilingual(
        "falta la tabla de puntos: los valores los fija una resolución de la federación y, hasta cargarla, "
        "no se otorga ningún punto",
        "the table of points is missing: a resolution of the federation sets the values and, until it is "
        "loaded, no points are awarded",
    ),
    "ranking.no_scoring": Bilingual(
        "el circuito no tiene fórmula ni tabla de puntos: no se otorga ningún punto",
        "the circuit has neither a formula nor a table of points: no points are awarded",
    ),
    "ranking.paid_places_only": Bilingual(
        "solo puntúan los puestos premiados que se anunciaron oficialmente",
        "only the officially announced paid places score",
    ),
    "ranking.best_counts": Bilingual(
        "cuentan los {best} mejores resultados de {of} torneos",
        "the best {best} results of {of} events count",
    ),
    "ranking.points_from": Bilingual("puntos según: {resolution}", "points according to: {resolution}"),
    # ---- why a result scores what it scores
    "why.formula": Bilingual("por fórmula", "by formula"),
    "why.table": Bilingual("por tabla", "by table"),
    "why.tied": Bilingual("empate de {tied}: {ties}", "{tied} tied: {ties}"),
    "why.not_paid": Bilingual("fuera de los premios", "out of the money"),
    "why.outside": Bilingual("fuera de los puestos que puntúan", "outside the places that score"),
    "why.beyond_table": Bilingual("la tabla no llega a ese puesto", "the table does not reach that place"),
    "why.small_field": Bilingual("ninguna tabla para tan pocos inscritos", "no table for so small a field"),
    "why.only_participation": Bilingual("solo por participar", "for taking part only"),
    "why.disqualified": Bilingual("descalificado", "disqualified"),
    "why.resolution_needed": Bilingual("falta la resolución", "the resolution is missing"),
    "why.no_scoring": Bilingual("sin fórmula ni tabla", "no formula or table"),
    "ties.average": Bilingual(
        "se reparten los puntos de los puestos que ocupan", "they share the points of the places they fill"
    ),
    "ties.highest": Bilingual(
        "cada uno recibe los puntos del mejor puesto", "each gets the points of the best place"
    ),
    "ties.lowest": Bilingual(
        "cada uno recibe los puntos del último puesto", "each gets the points of the last place"
    ),
    # ---- what counts
    "line.counts": Bilingual("cuenta", "counts"),
    "line.dropped": Bilingual("descartado", "dropped"),
    "line.taken": Bilingual("anulado por sanción", "taken by sanction"),
    "line.participation": Bilingual("{points} por participar", "{points} for taking part"),
    "taken.points": Bilingual(
        "sanción {number} (caso {case}): -{points}", "sanction {number} (case {case}): -{points}"
    ),
    "taken.event": Bilingual(
        "sanción {number} (caso {case}): pierde los puntos del torneo «{event}»",
        "sanction {number} (case {case}): loses the points of the event '{event}'",
    ),
    "taken.exclusion": Bilingual(
        "sanción {number} (caso {case}): fuera de la clasificación",
        "sanction {number} (case {case}): out of the ranking",
    ),
    # ---- who is not ranked, and what decided a tie
    "unranked.excluded": Bilingual("excluido por sanción", "excluded by sanction"),
    "unranked.few_events": Bilingual("menos de {min_events} torneos", "fewer than {min_events} events"),
    "unranked.resolution_needed": Bilingual("sin puntos todavía", "no points yet"),
    "unranked.no_scoring": Bilingual("sin puntos todavía", "no points yet"),
    "tie.best_result": Bilingual(
        "iguales a puntos con el anterior: decide el mejor resultado en un torneo",
        "level on points with the one before: the best single result decides",
    ),
    "tie.countback": Bilingual(
        "iguales a puntos con el anterior: deciden los mejores puestos",
        "level on points with the one before: better places decide",
    ),
    "tie.more_events": Bilingual(
        "iguales a puntos con el anterior: decide haber jugado más torneos",
        "level on points with the one before: more events played decide",
    ),
    "tie.fewer_events": Bilingual(
        "iguales a puntos con el anterior: decide haber jugado menos torneos",
        "level on points with the one before: fewer events played decide",
    ),
    "tie.prizes": Bilingual(
        "iguales a puntos con el anterior: deciden los premios ganados",
        "level on points with the one before: prizes won decide",
    ),
    "tie.last_event": Bilingual(
        "iguales a puntos con el anterior: decide el último torneo",
        "level on points with the one before: the last event decides",
    ),
    "tie.shared": Bilingual(
        "comparte el puesto: nada los separa", "shares the place: nothing sets them apart"
    ),
}
