"""Sentences of chips: races, exchanges, found and forfeited chips, counts."""

from torneo.rulebook import Bilingual

SENTENCES: dict[str, Bilingual] = {
    # values
    "value_not_in_play": Bilingual(
        "no hay fichas de {value} en juego; hay: {known}",
        "no chips of {value} are in play; there are: {known}",
    ),
    "more_than_issued": Bilingual(
        "no pueden aparecer {count} fichas de {value}: solo se han entregado {issued}",
        "{count} chips of {value} cannot turn up: only {issued} were ever issued",
    ),
    "not_in_chips": Bilingual(
        "{points} puntos no se hacen con fichas en juego: la menor es de {smallest}",
        "no chips in play make {points} points: the smallest is {smallest}",
    ),
    "no_larger_value": Bilingual(
        "no hay ninguna ficha mayor por la que cambiar las de {value}; hay: {known}",
        "there is no larger chip to change those of {value} for; there are: {known}",
    ),
    "not_a_multiple": Bilingual(
        "las fichas de {value} no se pueden cambiar por fichas de {to}: {to} no es múltiplo de {value}",
        "chips of {value} cannot be changed for chips of {to}: {to} is not a multiple of {value}",
    ),
    "smaller_value_first": Bilingual(
        "antes que las de {value} hay que retirar las fichas de {smaller}",
        "the chips of {smaller} have to go before those of {value}",
    ),
    "pot_holds_value": Bilingual(
        "en la mesa {table} quedan {points} puntos para el próximo bote, que no son fichas enteras de {to}: "
        "las de {value} se retiran cuando se haya jugado",
        "table {table} owes its next pot {points} points, which are no whole chips of {to}: those of {value} "
        "go once it has been played",
    ),
    "still_holds_value": Bilingual(
        "el asiento {seat} de la mesa {table} aún tiene fichas de {value}: sus {stack} puntos no son fichas "
        "enteras de {to}",
        "seat {seat} of table {table} still holds chips of {value}: its {stack} points are no whole chips of "
        "{to}",
    ),
    # races
    "no_race": Bilingual(
        "este libro no hace carreras: las fichas de {value} se cambian jugador por jugador",
        "this book has no races: the chips of {value} are changed one player at a time",
    ),
    "race_instead": Bilingual(
        "este libro retira las fichas de {value} con una carrera",
        "this book takes the chips of {value} out of play by a race",
    ),
    "nobody_to_race": Bilingual(
        "no hay nadie sentado en la sesión {session}", "nobody is seated in session {session}"
    ),
    "already_raced": Bilingual(
        "la carrera de las fichas de {value} ya se ha hecho (mesa {table})",
        "the chips of {value} have already been raced off (table {table})",
    ),
    "odd_chips_needed": Bilingual(
        "en la mesa {table} no se conocen los stacks: indique cuántas fichas de {value} le sobran a cada "
        "asiento",
        "the stacks of table {table} are not known: say how many odd chips of {value} each seat has",
    ),
    "stack_not_of_values": Bilingual(
        "el stack del asiento {seat} de la mesa {table} ({stack}) no se forma con fichas de {value} o más: "
        "cuéntelo de nuevo",
        "the stack of seat {seat} of table {table} ({stack}) is not made of chips of {value} or more: count "
        "it again",
    ),
    "race_cards": Bilingual(
        "en la carrera de la mesa {table} se reparten {expected} cartas, no {cards}",
        "{expected} cards are dealt in the race of table {table}, not {cards}",
    ),
    "card_unreadable": Bilingual(
        "mesa {table}: una carta no se entiende ({card}); se escriben como Ah, 10c o T♣",
        "table {table}: a card cannot be read ({card}); write them as Ah, 10c or T♣",
    ),
    "card_twice": Bilingual(
        "la carta {card} está repetida en la mesa {table}", "the card {card} appears twice at table {table}"
    ),
    "race_due": Bilingual(
        "ya no hacen falta las fichas de {value}: carrera por fichas de {to}. Tengan las fichas a la vista; "
        "se recomienda estar presente",
        "the chips of {value} are no longer needed: race them off for chips of {to}. Keep your chips in "
        "view; you are advised to be present",
    ),
    # exchanges
    "exchange_due": Bilingual(
        "ya no hacen falta las fichas de {value}: cambie las de la inscripción {entry} (mesa {table}) por "
        "fichas de {to}, sin detener el juego",
        "the chips of {value} are no longer needed: change those of entry {entry} (table {table}) for chips "
        "of {to}, without stopping play",
    ),
    "retire_due": Bilingual(
        "ya no hacen falta las fichas de {value} y a nadie le sobra ninguna: cambie las que queden por "
        "fichas de {to}",
        "the chips of {value} are no longer needed and nobody has an odd one: change those left for chips of "
        "{to}",
    ),
    "holds_no_chips": Bilingual("la inscripción {entry} no tiene fichas", "entry {entry} holds no chips"),
    "chips_to_exchange": Bilingual(
        "no se pueden cambiar {chips} fichas de {value}: tiene que ser de 1 a {most}",
        "{chips} chips of {value} cannot be changed: it must be 1 to {most}",
    ),
    "announcement_missing": Bilingual(
        "antes de cambiar las fichas de la inscripción {entry} hay que anunciarlo",
        "the exchange of entry {entry}'s chips has to be announced first",
    ),
    "not_equal_value": Bilingual(
        "el cambio no es a igual valor: se toman {taken} y se dan {given}",
        "the exchange is not at equal value: {taken} taken, {given} given",
    ),
    "so_many_not_in_play": Bilingual(
        "no hay {chips} fichas de {value} en juego, sino {in_play}",
        "there are not {chips} chips of {value} in play, but {in_play}",
    ),
    "not_whole_chips": Bilingual(
        "{chips} fichas de {value} no hacen fichas enteras de {to}: se cambian de {each} en {each}",
        "{chips} chips of {value} do not make whole chips of {to}: they are changed {each} at a time",
    ),
    "matter_about": Bilingual(
        "falta decir de qué se trata: {needed}", "what it is about has to be said: {needed}"
    ),
    "matter.colour_up": Bilingual(
        "Cambiar las fichas de un jugador por otras mayores", "Change a player's chips for larger ones"
    ),
    "option.leave": Bilingual("Dejar las fichas como están", "Leave the chips as they are"),
    "option.exchange": Bilingual("Cambiarlas a igual valor", "Change them at equal value"),
    "matter.exchange_refused": Bilingual(
        "Un jugador se niega a cambiar sus fichas", "A player refuses to change his chips"
    ),
    "option.let_continue": Bilingual("Dejarlo continuar", "Let him continue"),
    "option.exclude": Bilingual("Excluirlo del torneo", "Exclude him from the tournament"),
    "option.give_penalty": Bilingual("Penalizarlo", "Give him a penalty"),
    # found and forfeited chips
    "retired_apart": Bilingual(
        "las fichas retiradas ({retired}) se anotan aparte de las demás",
        "retired chips ({retired}) are recorded apart from the others",
    ),
    "unknown_cause": Bilingual(
        "«{cause}» no es una causa para retirar fichas; lo son: {known}",
        "'{cause}' is not a cause for removing chips; these are: {known}",
    ),
    "chips_returned": Bilingual(
        "este libro devuelve las fichas que se ocultaron ({points})",
        "this book returns chips taken out of sight ({points})",
    ),
    "stack_or_table": Bilingual(
        "diga de qué inscripción o de qué mesa se retiran las fichas, y solo una de las dos",
        "say from which entry or from which table the chips are removed, and only one of them",
    ),
    "winner_elsewhere": Bilingual(
        "la inscripción {winner} no puede haber ganado la mano a la {entry}: no está en su mesa",
        "entry {winner} cannot have won the hand from {entry}: it is not at that table",
    ),
    "matter.hidden_chips": Bilingual(
        "Ficha oculta de un jugador que perdió su all-in", "Hidden chip of a player who lost his all-in"
    ),
    "option.to_the_winner": Bilingual("Darla al ganador", "Give it to the winner"),
    "option.remove_chips": Bilingual("Retirarla del torneo", "Take it out of the tournament"),
    # counts
    "count_differs": Bilingual(
        "en la mesa {table} se cuentan {counted} y tiene que haber {expected} (diferencia {difference}): "
        "cuente de nuevo o explique la diferencia",
        "{counted} counted at table {table}, there must be {expected} (difference {difference}): count "
        "again or explain the difference",
    ),
    "counted_twice": Bilingual(
        "el asiento {seat} de la mesa {table} está contado dos veces",
        "seat {seat} of table {table} is counted twice",
    ),
    "count_of_nothing": Bilingual(
        "el asiento {seat} de la mesa {table} no puede quedar sin fichas por un recuento: comunique su "
        "eliminación",
        "seat {seat} of table {table} cannot be left without chips by a count: report the elimination",
    ),
    "nothing_counted": Bilingual(
        "no se ha contado ningún stack de la mesa {table}", "no stack of table {table} was counted"
    ),
    "does_not_reconcile": Bilingual(
        "el recuento no cuadra: hay {counted} y tiene que haber {expected} (diferencia {difference})",
        "the count does not reconcile: {counted} counted, there must be {expected} (difference {difference})",
    ),
    "reconciliation_due": Bilingual(
        "en el descanso de la mesa final se cuentan todas las fichas: tiene que haber {expected}",
        "all the chips are counted in the final table's break: there must be {expected}",
    ),
}
