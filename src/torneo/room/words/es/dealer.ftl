### Words of the dealer's tablet.

title = Crupier · mesa { $table }
tables_title = ¿En qué mesa reparte?
tables_about = Abra su mesa en la tableta. Ahí lleva la mano, avisa de los asientos que quedan libres, llama al floor y pregunta qué dice el reglamento.
no_tables = Todavía no hay mesas abiertas. Aparecerán aquí en cuanto la dirección sortee los asientos.
players_at = jugadores: { $n }
deals = reparte { $name }
you = su mesa
other_table = Otra mesa
hand = Mano { $n }
between = Entre manos · sigue la { $n }
final = Mesa final
small_blind = CP
big_blind = CG
seat_free = libre
seat_locked = cerrado
seat_reserved = reservado
time_cards = tarjetas de tiempo: { $n }

## the three large buttons and the drawer

next = Mano siguiente
next_first = Empezar la mano { $n }
next_ends = termina la { $n }
out = Asiento libre
out_sub = alguien se queda sin fichas
call = Llamar al floor
call_sub = viene alguien a la mesa
called = Floor avisado
what = ¿Qué pasó?
what_sub = palabras, fichas, cartas: qué dice el reglamento
result = Resultado de la mano
change = Cambio de crupier
close = Cerrar

## result of the hand

result_about = Escriba lo que tiene ahora quien ganó o perdió; quien no se anota queda igual. «Resto» le da a ese asiento lo que falta para que cuadre.
had = Tenía
has = Tiene
rest = Resto
beaten_by = Lo elimina
adds_up = Cuadra
missing_chips = Faltan
extra_chips = Sobran
carried = Quedan para el bote siguiente
hand_order = Eliminados con igual pila, la mejor mano primero
report_next = Anotar y empezar la siguiente
report_only = Solo anotar

## seat open

out_title = ¿Quién se queda sin fichas?
out_beaten = ¿Quién se las gana?
out_several = Si las ganan varios, o hay más cambios, use «Resultado de la mano».
out_do = Al tocar a quien gana, el otro queda eliminado.
out_rebuy = Recompra: { $chips } por { $price }
out_rebuy_note = Sigue en su asiento; el pago queda anotado.
out_unknown = No se sabe
out_doubt = { $name } tenía { $stack } y { $winner }, solo { $less }, según lo anotado. ¿Le quedan fichas o los stacks no estaban bien?
out_rest = A { $name } le quedan { $left }: sigue en juego
out_sure = Los stacks no estaban bien: { $name } queda fuera
out_rest_why = lo que le queda tras un all-in
out_changed = Los stacks han cambiado mientras tanto: dígalo otra vez.
out_rest_told = A { $name } le quedan { $left }.

## calls

call_title = ¿Para qué se llama al floor?
call_seat = Por un jugador
call_nobody = Nadie en particular
call_note_label = Nota (si hace falta)
call_note = Fallo n.º { $n }: { $what }
call_waits = espera
call_comes = viene { $who }
call_nobody_yet = nadie lo ha tomado todavía
call_close = Resuelto
about-ruling = Un fallo
about-chips = Fichas
about-time = Tiempo
about-behaviour = Conducta
about-player_missing = Falta un jugador
about-dealer = El crupier
about-other = Otra cosa

## a seat

is_back = Ha vuelto
arrives = Ha llegado
steps_away = Se ausenta
no_show = No se ha presentado
time_here = Tiempo a este jugador ({ $seconds } s)
time_card = Usa una tarjeta de tiempo (le quedan { $n })

## time

time_title = Tiempo a un jugador
time_rule = El reglamento da { $seconds } s; los últimos { $countdown } se cuentan en voz alta.
time_rule_plain = El reglamento da { $seconds } s.
time_on = Tiempo al asiento { $seat }
time_waits = El floor tiene que concederlo.
time_over = Se acabó el tiempo
time_up-bet = Se acabó, con apuesta por responder
time_up-no_bet = Se acabó, sin apuesta
time_up-doubt = Actuó justo al final
the_dealer = el crupier
time_demanded = Se le pidió que actúe
cancel_hand = Anular la mano (misdeal)
more = Más

## notices

mark-penalty = sanción · manos: { $n }
mark-suspended = suspensión
mark-missing = sin cartas · manos: { $n }
notice-closed = Esta mesa está cerrada.
notice-halted = Mesa detenida: { $why }
halted-stopped = la ha parado la dirección o el floor
halted-short = tiene muchos jugadores menos que las otras
notice-on_break = Descanso: no empieza ninguna mano.
notice-paused = El reloj está parado.
notice-day_over = Se acabó el día: no empieza ninguna mano.
notice-break_soon = El descanso está cerca.
notice-push_waits = Sin relevo de crupier hasta después del cambio.
notice-wash_deck = Se va a jugar: lave y cuadre la baraja.
notice-wash_waits = Se va a jugar: la baraja se lava cuando haya más jugadores en la mesa.
notice-last_hands = Manos que quedan hoy en esta mesa: { $n }.
notice-carried = { $chips } quedan para el bote siguiente.
notice-hand_for_hand = Mano por mano, ronda { $n }: al terminar, anote el resultado y espere.
notice-wait_others = Mano terminada. Espere: aún en juego, mesa { $playing }.
notice-wait_signal = Mano terminada. Espere la señal.
notice-deal_now = Señal dada: reparta la ronda { $n }.
notice-frozen = All-in en espera: cartas boca abajo hasta que terminen las otras mesas.
notice-open_now = Las otras mesas terminaron: abra el all-in.
notice-running_out = All-in abierto: complete las cartas y anote el resultado.
notice-time_over = Se acabó el tiempo del asiento { $seat }: { $outcome }.

## change of dealer

change_title = Cambio de crupier en la mesa { $table }
change_know = Lo que tiene que saber quien llega
change_from = Reparte ahora { $name }
change_note = Nota de quien se va
change_name = Quién llega
change_do = Tomar la mesa
note_left = Nota:
hand_over-playing = Se juega la mano { $n }.
hand_over-between = Entre manos; la siguiente es la { $n }.
hand_over-change_deck = Con el relevo se cambia la baraja.
hand_over-button = Botón en el asiento { $seat }, ciega grande en el { $big }.
hand_over-serving = Asiento { $who }: manos de sanción por cumplir: { $n }.
hand_over-suspended = Asiento { $who }: suspensión.
hand_over-missing = Asiento { $who }: manos sin cartas que quedan: { $n }.
hand_over-absent = Ausentes: { $who }.
hand_over-coming = En camino: { $who }.
hand_over-waiting = Esperan a que pase el botón: { $who }.
hand_over-time_called = Se pidió tiempo al asiento { $who }.
hand_over-time_cards = Tarjetas de tiempo por asiento: { $cards }.
hand_over-frozen = All-in en espera de las otras mesas.
hand_over-running_out = El all-in está abierto: faltan las cartas y el resultado.
hand_over-hand_for_hand = Se juega mano por mano: se espera la señal.
hand_over-halted = La mesa está detenida.
hand_over-carried = { $chips } quedan para el bote siguiente.
hand_over-calls = Llamadas al floor sin cerrar: { $n }.
hand_over-rulings = Fallos que esperan al floor: { $n }.
hand_over-last_hands = Manos que quedan hoy: { $n }.
hand_over-clock-level_soon = El nivel cambia en { $left }.
hand_over-clock-break_soon = El descanso está cerca.
hand_over-clock-push_waits = Sin relevo de crupier hasta después del cambio.
hand_over-clock-wash_deck = Hay que lavar y cuadrar la baraja.
hand_over-clock-wash_waits = La baraja se lava cuando haya más jugadores en la mesa.
hand_over-clock-on_break = Es el descanso: quedan { $left }.
hand_over-clock-paused = El reloj está parado.
hand_over-clock-day_over = Se acabó el día.

## rulings

rulings = Fallos de esta mesa
waits_floor = espera al floor
set_aside = anulado
taken_back = retirado
withdrawn = Fallo retirado: el hecho no ocurrió.
floor_decided = Decidió { $who }: { $option }
why = Motivo: { $why }
overruled = La dirección dejó sin efecto este fallo: { $why }
call_for_this = Llamar al floor por esto
time_end = Si no actúa a tiempo: { $what }.
time_ends = Si no actúa a tiempo: ante una apuesta, { $bet }; sin apuesta, { $free }.
wait_here = Deje la mano como está. La respuesta aparecerá aquí.
go_on = Seguir
offline = Sin conexión. Los actos de la mano y «Mano siguiente» esperan en esta tableta y se envían solos; los demás botones vuelven con la conexión.
next_waits = Se juega la mano { $n }; la sala lo sabrá cuando vuelva la conexión.
next_told = Botón, ciegas y pilas de la pantalla son de la última mano que la sala conoce; lo que pase se cuenta cuando vuelva.
hand_ended = Mano { $n } terminada.
undo_next = Deshacer el comienzo de la { $n }
next_undone = Deshecho: la mano no ha empezado.
next_moved_on = La mesa ya no está en esa mano, o ya se ha contado algo de ella: no se deshace nada.
hand_started = Mano { $n } en juego.
player_out = { $name } queda fuera.
player_rebuys = { $name } recompra y sigue.
