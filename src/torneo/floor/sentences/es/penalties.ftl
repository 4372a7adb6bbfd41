### What a penalty among the answers to a question does: outside the hand, all of it.

no_penalty = queda anotado, sin sanción
verbal_admonition = queda anotada; la mano sigue
verbal_warning = queda anotada; la mano sigue
missed_hands = desde la mano siguiente no juega tantas manos como se digan
missed_rounds = desde la mano siguiente no juega tantas rondas como se digan
timed_suspension = no juega durante los minutos que se digan
chip_forfeiture = pierde las fichas que se digan
disqualification = queda fuera del torneo
ban_from_later_events = no puede jugar eventos posteriores
penalty = la infracción queda por sancionar
penalty_menu = la infracción queda por sancionar
