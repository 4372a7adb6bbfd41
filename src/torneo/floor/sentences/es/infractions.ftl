### What a player did wrong.

## Betting

skipped_in_silence = dejarse saltar sin decir nada
premature_action = actuar antes de conocerse la cantidad
splashing = arrojar fichas al bote
unclear_raise = apostar o subir de forma poco clara
overbetting_for_change = apostar de más para pedir cambio

## Exposed and dead hands

no_disclosure = hablar de cartas o de la jugada
collusion = colusión de palabra
unprotected_hand = cartas sin proteger
undeclared_fold = retirada sin anunciar

## The deck

silent_about_cards = no avisar de que faltan cartas

## Showdown

deliberate_miscall = anunciar a propósito una mano falsa
unread_hand_given_in = entregar una mano sin leer
refusing_to_table = negarse a mostrar la mano
slow_to_show = tardar en mostrar la mano
asking_to_see_needlessly = pedir ver una mano sin nadie más en el bote

## Procedure

stalling = demorar el juego
soft_play = juego blando
checking_nuts = pasar con la mejor mano posible
looking_at_dead_hand = mirar una mano muerta por ausencia
hidden_time_bank = tapar las tarjetas de tiempo
chip_dumping = ceder fichas a otro jugador

## Conduct

leaving_in_hand_for_hand = levantarse de la mesa en el mano por mano
back_before_time = volver a la mesa sin cumplir la penalización
