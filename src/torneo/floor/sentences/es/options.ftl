### What the floor may answer.

## Betting

override = apartar la regla por equidad
other_ruling = otra resolución equitativa
start_clock = poner el reloj
full_call = pago completo
forfeit_and_fold = perder lo puesto y retirarse
chips_returned_all_options = recuperar las fichas y volver a actuar
minimum_raise = subida mínima
part_of_bet = forman parte de la apuesta
not_part_of_bet = no forman parte de la apuesta
to_winner = pasan al ganador
removed = salen del juego
binding = obliga
not_binding = no obliga
call_any_amount = iguala la cantidad que sea
words = valen las palabras
chips = valen las fichas
first_motion_only = solo el primer movimiento
all_motions = todos los movimientos
no_effect = sin efecto
bet_those_chips = apuesta de esas fichas
all_chips_bet = apuesta de todas las fichas
read_by_the_cases = se lee según los casos normales
reasonable_time = tuvo un tiempo razonable
no_reasonable_time = no tuvo un tiempo razonable
check_stands = el check vale
action_back = la acción vuelve a él
fold = se retira
check = check
call = pago
bet = apuesta
raise = subida
all_in = all-in

## Exposed and dead hands

penalty = imponer una penalización

## The deck

misdeal = declarar nulo el reparto
hand_continues = la mano sigue
void_bets_returned = mano nula y apuestas devueltas

## Showdown

enforce_order = imponer el orden de mostrar
wait = esperar a que muestren
must_show = debe mostrar la mano
retrieve_hand = recuperar la mano
grant = conceder
refuse = denegar

## Procedure

within_reach = tenía la silla al alcance
out_of_reach = no tenía la silla al alcance
no_penalty = sin sanción
not_intentional = no fue a propósito: sin sanción
no_violation = no hubo infracción
no_measure = ninguna medida
adjust_button = ajustar el botón
normal_movement = movimiento normal
more_time = darle más tiempo
dead_hand = mano muerta
