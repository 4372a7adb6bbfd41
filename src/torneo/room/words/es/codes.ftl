### Words for the codes that events and states carry: causes, kinds, penalties, statuses.

## why somebody sits, moves or a table closes

late = entrada tardía
alternate = de la lista de espera
balance = equilibrio de mesas
break = mesa que se cierra
broken = se reparte entre las demás
final_table = mesa final
redraw = nuevo sorteo
merge = sorteo del día
day_over = fin del día
swap = cambio entre dos jugadores
director = decisión de la dirección
special_needs = necesidad especial
wrong_seat = estaba en el asiento equivocado
recorded_seat = se sienta ahí de hecho
seat_corrected = vuelve a su asiento
seats_swapped = cada uno vuelve a su asiento
sits_elsewhere = se sienta ahí de hecho
drawn = por sorteo

## causes of chips

starting_stack = stack inicial
rebuy = recompra
addon = add-on
race = canje
race_rescue = canje: nadie queda fuera por él
exchange = cambio
found = fichas encontradas
found_late = fichas retiradas encontradas
retired_remainder = resto sin compensación
count = diferencia de recuento
hidden = fichas ocultas
out_of_sight = fuera de la vista
in_transit = en un traslado
correction = corrección
wrong_stack = stack equivocado
surrendered = entregadas
entry_cancelled = inscripción anulada
chip_forfeiture = pérdida de fichas
missed_blinds = ciegas perdidas
new_stage = nueva etapa
absence = ausencia
no_show = no se presentó
disqualified = descalificación
disqualification = descalificación
expulsion = expulsión
expelled = expulsión
banned = inhabilitado en otro torneo
identity = identidad
exclude = exclusión
misreported = mal informado
miscounted = mal contado
lost_chips = fichas perdidas
found_chips = fichas encontradas
other = otro motivo

## sessions and events

levels = niveles jugados
time = hora
players = jugadores
hands = últimas manos
money = todos tienen premio
one_table = queda una mesa
direction = la dirección
last_hands = últimas manos del día
hand_dead = mano muerta
check = pasa
action_demanded = se le pide otra vez que actúe
in_time = a tiempo
more_time = más tiempo

## draws

seat_cards = cartas de asiento de la mesa que se cierra
seats_of_broken_table = asientos de la mesa que se cierra
order_of_players = orden de los jugadores
card_for_each_player = una carta para cada jugador
fouled_void = baraja o reparto irregular
misdeal = reparto nulo
button = botón
who_moves = quién se mueve

## prizes

icm = ICM
chip_chop = por fichas
even = a partes iguales
custom = a medida
proposed = propuesto, por votar
not_unanimous = no hubo acuerdo de todos
agreed = acordado, falta la dirección
applied = aplicado
refused = no se aprueba
private = queda entre los jugadores
withdrawn = retirado
deal = pacto
closing_time = cierre de la sala
place = puesto
seat = plaza
title = título
bounty = recompensas
unclaimed = premios sin dueño
paid = pagado
deferred = se entrega más tarde
other_form = en otra forma
cash = efectivo
payments = pagos
deals = pactos
corrections = correcciones
transfer = transferencia
cheque = cheque
card = tarjeta

## penalties

no_penalty = sin sanción
other_penalty = otra sanción
verbal_admonition = amonestación verbal
verbal_warning = advertencia verbal
missed_hands = manos perdidas
missed_rounds = rondas perdidas
in_event_fine = multa
timed_suspension = suspensión por tiempo
ban_from_later_events = exclusión de otros torneos
pending = espera al final de la mano
serving = cumpliendo
done = cumplida
lifted = levantada
open = abierta
review_by_director = revisión de la dirección
uphold = se mantiene
lift = se levanta
seen = atendido
soft_play = juego blando
chip_dumping = paso de fichas
collusion = juego en equipo
no_violation = no hubo infracción
conduct = conducta
mistake = error en la mesa

## notes and announcements

languages_announced = idiomas admitidos anunciados
rules_displayed = reglas a la vista
items_policy = objetos permitidos a la vista
timely_play = juego sin demoras anunciado
prepare_decks = crupieres avisados para preparar las barajas
chip_exchange = cambio de fichas anunciado
colour_up = cambio a fichas mayores anunciado
chip_race = canje de fichas anunciado
level = nivel anunciado
registration_close = cierre de inscripción anunciado
structure = cambio de estructura anunciado
prizes = premios anunciados
hand_for_hand = mano por mano anunciado
announcements_ended = anuncios retirados de las pantallas
arrival = llegada a la sala
object_removed = objeto retirado de la mesa
clause_set_aside = cláusula apartada en este caso
ruling_basis = base de la resolución
random_draw = decisión por sorteo
chips_reconciled = fichas cuadradas
found_chips_to_inventory = fichas encontradas al inventario
found_chips_returned = fichas encontradas devueltas
retired_chips_exchanged = fichas retiradas cambiadas
level_announced_late = nivel anunciado tarde
final_table_observers = observadores de la mesa final
all_in_not_frozen = all-in completado sin esperar
broken_out_of_order = mesa cerrada fuera del orden anunciado
birth_date_missing = falta la fecha de nacimiento
identity_check = documento pedido
seat_card = tarjeta de asiento entregada
contact_attempt = intento de localizar al jugador
stack_on_leaving = stack al ausentarse
stack_differs = stack distinto del que dejó

## statuses of entries and sessions

registered = inscrito
seated = sentado
bagged = fichas embolsadas
out = eliminado
removed = retirado
cancelled = anulado
qualified = con plaza de satélite
forfeited = plaza perdida
planned = prevista
running = en juego
finished = terminada

## objects, ways to reach somebody, more announcements

public_address = por megafonía
telephone = por teléfono
message = por mensaje
card_protector = protector de cartas
food = comida
drink = bebida
foreign_chip = ficha ajena
personal_object = objeto personal
stopped = la ha parado la dirección o el floor
