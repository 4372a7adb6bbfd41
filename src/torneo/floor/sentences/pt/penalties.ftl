### What a penalty among the answers to a question does: outside the hand, all of it.

no_penalty = fica anotado, sem penalidade
verbal_admonition = fica anotada; a mão segue
verbal_warning = fica anotada; a mão segue
missed_hands = a partir da próxima mão não joga tantas mãos quantas se disserem
missed_rounds = a partir da próxima mão não joga tantas rodadas quantas se disserem
timed_suspension = não joga durante os minutos que se disserem
chip_forfeiture = perde as fichas que se disserem
disqualification = fica fora do torneio
ban_from_later_events = não pode jogar eventos posteriores
penalty = a infração espera sua penalidade
penalty_menu = a infração espera sua penalidade
