### Sentences of hands recorded act by act.

hand_begun = ya se anota la mano { $hand } de la mesa { $table }
hand_recorded = la mano { $hand } de la mesa { $table } ya está anotada del todo
recorded_from_the_deal = una mano se anota desde el reparto, no desde otra ronda
verify-act = el libro no resuelve este hecho como está anotado
verify-end_of_hand = las fichas del final de la mano no salen así
verify-engine_failed = el programa falla al resolver este hecho: { $error }
verify-impossible_act = no puede ser así: { $problem }
