### What is to be done, step by step.

## Betting

announce_string_bet = El crupier rechaza en voz alta la apuesta en partes
dealer_or_floor_counts = Cuenta el crupier o el floor

## Exposed and dead hands

show_to_the_table = enseñar esas cartas a toda la mesa
penalty_after_this_hand = la mano se termina; la penalización empieza con la siguiente
turn_all_cards_down = volver boca abajo todas las cartas
push_cards_forward = empujarlas hacia el crupier
give_cards_back = devolver las cartas al jugador
chips_to_inventory = devolver las fichas al inventario
chips_to_owner = devolver las fichas a su dueño
disqualified = queda descalificado

## The deck

gather_cards = recoger todas las cartas
return_chips = devolver fichas a sus dueños
shuffle_and_cut = barajar y cortar
deal_again = repartir de nuevo la misma mano
stop_the_hand = detener la mano
change_the_deck = cambiar la baraja
finish_the_deal = terminar el reparto
replace_exposed_card = cambiar la carta expuesta
exposed_card_is_the_burn = usarla como quemada
exposed_card_is_the_upcard = dejarla como carta abierta
next_card_face_down = dar la siguiente tapada
card_is_scrap = retirar la carta sin valor
next_card_replaces_it = la siguiente ocupa su lugar
cards_back_to_deck = devolver las cartas al mazo
hand_goes_on = seguir la mano
extra_card_is_the_burn = la carta de más es la quemada
hand_is_dead = mano muerta
cards_to_the_muck = todas sus cartas a los descartes
chips_stay = sus fichas quedan en el bote
one_burn_per_street = quemar una sola carta por calle
give_the_missing_card = dar la carta que falta
call_the_floor = llamar al floor
mix_four_cards_face_down = mezclar las cuatro boca abajo
floor_draws_one = el floor saca una al azar
drawn_card_is_next_burn = es la próxima quemada
other_three_are_the_flop = las otras tres son el flop
four_cards_stay = quedan las cuatro cartas
no_turn_betting = sin apuestas de turn
burn_for_the_turn = quemar una por el turn
go_on_to_the_river = seguir con el river
burn_one_card = quemar una carta
burn_again_before_the_flop = quemar otra antes del flop
cards_stand = las cartas valen
one_burn_next_street = quemar una en la calle siguiente
deal_the_street_again = repartir otra vez la calle
first_card_is_the_burn = la primera carta es la quemada
mix_cards_face_down = mezclar las cartas boca abajo
drawn_card_is_the_burn = la elegida al azar es la quemada
next_card_completes_the_street = la siguiente completa la calle
set_card_aside = apartar la carta
finish_betting_round = terminar la ronda de apuestas
next_card_is_the_turn = la siguiente es el turn
card_back_before_the_river = devolverla antes del river
deal_without_burn = repartir sin quemar
burns_into_the_stub = juntar las quemadas con el mazo
burn_stays = la quemada se queda
card_stands = la carta vale
complete_the_round_unseen = completar la ronda sin mostrarla
set_cards_aside = apartar las cartas
deal_the_street = repartir la calle
cards_back_before_last_street = devolverlas antes de la última calle
shuffle_face_down = barajar boca abajo
cut_the_deck = cortar
restore_the_order = rehacer el orden original
rebuild_the_stub = rehacer el mazo restante
mix_everything = mezclar mazo, descartes y quemadas

## Showdown

dealer_announces_hand = El crupier anuncia la mano
dealer_asks_for_all_cards = El crupier pide que muestre todas las cartas
call_director = Llamar al director
keep_cards_apart = Guardar las cartas aparte
tabled_hand_stays_in_play = La mano mostrada sigue en juego
turn_all_hands_up = Todas las manos boca arriba
wait_for_other_tables = Esperar a las demás mesas
show_in_order = Mostrar por orden
award_side_pots = Entregar los botes paralelos
award_main_pot = Entregar el bote principal
read_hands_again = Leer de nuevo las manos
count_pot_again = Contar de nuevo el bote
award_put_right = Corregir la entrega del bote

## Procedure

bring_bets_in = Recoger las apuestas
leave_bets_out = Dejar las apuestas delante hasta que acabe la ronda
count_down = Contar hacia atrás en voz alta
ask_for_action = Pedirle que actúe ya
call_floor = Llamar al floor
report_to_floor = Comunicarlo al floor con hora, mesa y nombres
correct_blinds = Corregir las ciegas
shuffle = Barajar
cut = Cortar
draw_for_button = Sortear el botón
button_between = Botón al asiento intermedio
button_to_its_seat = Botón al asiento que le toca
then_two_places = En la mano siguiente avanza dos
announce_hand_values = Leer y anunciar cada mano
losing_cards = Recoger las cartas perdedoras
pot = Entregar el bote
winning_cards_and_board = Recoger las cartas ganadoras y las comunitarias
blinds = Decir las ciegas
penalties = Decir las sanciones en curso
deck_not_counted = Anotar que no se contó el mazo
announce_amount = Anunciar la cantidad
all_in_button = Poner el botón de all-in
count_deck = Contar el mazo
stack_shares_in_sight = Apilar las partes del bote a la vista

## Conduct

penalty_due = hay que imponer una sanción
