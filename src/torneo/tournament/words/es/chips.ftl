### Sentences of chips: races, exchanges, found and forfeited chips, counts.

value_not_in_play = no hay fichas de { $value } en juego; hay: { $known }
more_than_issued = { $count ->
    [one] no pueden aparecer { $count } ficha de { $value }: solo se han entregado { $issued }
   *[other] no pueden aparecer { $count } fichas de { $value }: solo se han entregado { $issued }
}
not_in_chips = { $points ->
    [one] { $points } punto no se hacen con fichas en juego: la menor es de { $smallest }
   *[other] { $points } puntos no se hacen con fichas en juego: la menor es de { $smallest }
}
no_larger_value = no hay ninguna ficha mayor por la que cambiar las de { $value }; hay: { $known }
not_a_multiple = las fichas de { $value } no se pueden cambiar por fichas de { $to }: { $to } no es múltiplo de { $value }
smaller_value_first = antes que las de { $value } hay que retirar las fichas de { $smaller }
pot_holds_value = { $points ->
    [one] en la mesa { $table } quedan { $points } punto para el próximo bote, que no son fichas enteras de { $to }: las de { $value } se retiran cuando se haya jugado
   *[other] en la mesa { $table } quedan { $points } puntos para el próximo bote, que no son fichas enteras de { $to }: las de { $value } se retiran cuando se haya jugado
}
still_holds_value = { $stack ->
    [one] el asiento { $seat } de la mesa { $table } aún tiene fichas de { $value }: sus { $stack } punto no son fichas enteras de { $to }
   *[other] el asiento { $seat } de la mesa { $table } aún tiene fichas de { $value }: sus { $stack } puntos no son fichas enteras de { $to }
}
no_race = este libro no canjea con cartas: las fichas de { $value } se cambian jugador por jugador
race_instead = este libro retira las fichas de { $value } con un canje por mesas
nobody_to_race = no hay nadie sentado en la sesión { $session }
already_raced = el canje de las fichas de { $value } ya se ha hecho (mesa { $table })
odd_chips_needed = en la mesa { $table } no se conocen los stacks: indique cuántas fichas de { $value } le sobran a cada asiento
stack_not_of_values = el stack del asiento { $seat } de la mesa { $table } ({ $stack }) no se forma con fichas de { $value } o más: cuéntelo de nuevo
race_cards = { $expected ->
    [one] en el canje de la mesa { $table } se reparten { $expected } carta, no { $cards }
   *[other] en el canje de la mesa { $table } se reparten { $expected } cartas, no { $cards }
}
card_unreadable = mesa { $table }: una carta no se entiende ({ $card }); se escriben como Ah, 10c o T♣
card_twice = la carta { $card } está repetida en la mesa { $table }
race_due = ya no hacen falta las fichas de { $value }: se canjean por fichas de { $to }. Tengan las fichas a la vista; se recomienda estar presente
exchange_due = ya no hacen falta las fichas de { $value }: cambie las de la inscripción { $entry } (mesa { $table }) por fichas de { $to }, sin detener el juego
retire_due = ya no hacen falta las fichas de { $value } y a nadie le sobra ninguna: cambie las que queden por fichas de { $to }
holds_no_chips = la inscripción { $entry } no tiene fichas
chips_to_exchange = { $chips ->
    [one] no se pueden cambiar { $chips } ficha de { $value }: tiene que ser de 1 a { $most }
   *[other] no se pueden cambiar { $chips } fichas de { $value }: tiene que ser de 1 a { $most }
}
announcement_missing = antes de cambiar las fichas de la inscripción { $entry } hay que anunciarlo
not_equal_value = el cambio no es a igual valor: se toman { $taken } y se dan { $given }
so_many_not_in_play = { $chips ->
    [one] no hay { $chips } ficha de { $value } en juego, sino { $in_play }
   *[other] no hay { $chips } fichas de { $value } en juego, sino { $in_play }
}
not_whole_chips = { $chips ->
    [one] { $chips } ficha de { $value } no hacen fichas enteras de { $to }: se cambian de { $each } en { $each }
   *[other] { $chips } fichas de { $value } no hacen fichas enteras de { $to }: se cambian de { $each } en { $each }
}
matter_about = falta decir de qué se trata: { $needed }
matter-colour_up = Cambiar las fichas de un jugador por otras mayores
option-leave = Dejar las fichas como están
option-exchange = Cambiarlas a igual valor
matter-exchange_refused = Un jugador se niega a cambiar sus fichas
option-let_continue = Dejarlo continuar
option-exclude = Excluirlo del torneo
option-give_penalty = Penalizarlo
retired_apart = las fichas retiradas ({ $retired }) se anotan aparte de las demás
unknown_cause = «{ $cause }» no es una causa para retirar fichas; lo son: { $known }
chips_returned = este libro devuelve las fichas que se ocultaron ({ $points })
stack_or_table = diga de qué inscripción o de qué mesa se retiran las fichas, y solo una de las dos
winner_elsewhere = la inscripción { $winner } no puede haber ganado la mano a la { $entry }: no está en su mesa
matter-hidden_chips = Ficha oculta de un jugador que perdió su all-in
option-to_the_winner = Darla al ganador
option-remove_chips = Retirarla del torneo
count_differs = en la mesa { $table } se cuentan { $counted } y tiene que haber { $expected } (diferencia { $difference }): cuente de nuevo o explique la diferencia
counted_twice = el asiento { $seat } de la mesa { $table } está contado dos veces
count_of_nothing = el asiento { $seat } de la mesa { $table } no puede quedar sin fichas por un recuento: comunique su eliminación
nothing_counted = no se ha contado ningún stack de la mesa { $table }
does_not_reconcile = el recuento no cuadra: hay { $counted } y tiene que haber { $expected } (diferencia { $difference })
reconciliation_due = en el descanso de la mesa final se cuentan todas las fichas: tiene que haber { $expected }
