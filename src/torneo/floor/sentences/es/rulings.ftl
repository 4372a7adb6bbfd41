### Rulings in words: kinds, actions, numbers, streets.

## Kinds

kind-binding = Vale
kind-held = Espera a que llegue su turno
kind-returned = Las fichas se devuelven y no cuenta
kind-void = No vale; vuelve a actuar
kind-no_effect = Sin efecto
kind-dead_hand = Mano muerta
kind-misdeal = Misdeal: se anula el reparto
kind-redeal = Se vuelve a repartir
kind-procedure = Sigue el procedimiento
kind-question = Decide el floor
kind-granted = Se concede
kind-refused = No procede

## Actions

action-fold = retirada
action-check = check
action-call = pago
action-bet = apuesta
action-raise = subida
action-complete = completar la apuesta
action-bring_in = bring-in
action-draw = descarte
action-stand_pat = se planta
action-all_in = all-in

## Actions with their amount

to-call = pago, { $to } en total
to-bet = apuesta de { $to }
to-raise = subida a { $to }
to-complete = completar a { $to }

## Numbers that go with a reason

fact-call = para igualar: { $value }
fact-minimum = mínimo: { $value }
fact-about = se le dice a ojo: unos { $value }
fact-maximum = máximo: { $value }
fact-most = tiene { $value }
fact-put_in = puso { $value }
fact-short = faltan { $value }
fact-wrong = se puso { $value }
fact-right = correspondía { $value }
fact-chips = fichas: { $value }
fact-lying = puestas: { $value }
fact-prior = delante: { $value }
fact-added = añadió { $value }
fact-said = dijo { $value }
fact-penalised_before = sanciones por lo mismo: { $value }
fact-times = veces: { $value }
fact-least = al menos { $value }
fact-at_most = como mucho { $value }
fact-small = ciega pequeña: { $value }
fact-big = ciega grande: { $value }
fact-ante = ante: { $value }
fact-bring_in = bring-in: { $value }

## Streets

street-preflop = el preflop
street-flop = el flop
street-turn = el turn
street-river = el river
street-third = la tercera calle
street-fourth = la cuarta calle
street-fifth = la quinta calle
street-sixth = la sexta calle
street-seventh = la séptima calle
street-predraw = la ronda antes del descarte
street-first_draw = el primer descarte
street-second_draw = el segundo descarte
street-third_draw = el tercer descarte

## Until when something can be corrected

until-showdown = el showdown
until-substantial_action = la acción sustancial
until-next_hand = la mano siguiente
until-never = nunca
until-next_action = la siguiente acción
until-end_of_street = el final de la calle

## Around them

is = Es { $what }
held = Espera su turno: { $what }
and_all_in = { $what }, all-in
amount_open = Es { $what }; falta decir la cantidad
count = Se concede: son { $amount }
holds = { $what }: { $hand }
offence = Infracción: { $what }
and_offence = { $what }; hay infracción
wins = { $what }; gana { $who }
share = { $what }; cobran { $who }
seat = el asiento { $seat }
and = { " " }y{ " " }
serving = manos de sanción por asiento: { $value }
seat_has = asiento { $seat }: { $chips }
dead = mano muerta: asiento { $seats }
clock = { $seconds ->
    [one] corre { $seconds } segundo
   *[other] corren { $seconds } segundos
}
no_change = nada cambia
