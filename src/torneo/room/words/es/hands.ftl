### Words of recorded hands: recording one, the list and the replay, the overlay of a stream.

## recording

title = Anotar la mano · mesa { $table }
door = Anotar la mano…
hand = Mano { $n }
coming = La mano { $n } empieza en la mesa con el primer acto que se cuente.
known = Cartas que se saben…
nobody = En esta mesa no hay una mano que anotar: hacen falta dos jugadores.
what = ¿Qué pasó?
close = Cerrar
back = Quitar el último acto
so_far = Lo anotado
last = Último:
leave = Volver a la mesa
waits = La mano espera al floor.
asked = El floor tiene la pregunta; entretanto la mano sigue.
decide = Decidir
why = Motivo (queda escrito)
result = Resultado de la mano { $n }
result_ask = Esto cambia en el torneo:
before = antes
after = después
change = cambio
out = sin fichas
carried = Quedan { $n } para el bote siguiente.
end = Terminar y dar el resultado…
end_do = Sí, dar el resultado
end_given = Resultado dado: la mesa queda lista para la mano siguiente.
next = Anotar la mano siguiente
export = Exportar PHH
see = Ver la repetición
offline = Sin conexión: siga anotando. Lo que toque queda en esta tableta y se envía solo al volver.

## in the script

js-call = Iguala { $n }
js-bet = Apuesta…
js-raise = Sube a…
js-complete = Completa a { $n }
js-fixed_bet = Apuesta { $n }
js-fixed_raise = Sube a { $n }
js-all_in = All-in { $n }
js-min = Mín. { $n }
js-pot = Bote { $n }
js-half = ½ bote { $n }
js-between = De { $least } a { $most }
js-draw = Descarta { $n }
js-street = { $street }: elegir cartas
js-street_no_cards = Repartir: { $street }
js-open_all_in = Abrir el all-in
js-untold = Decir las cartas de la mesa que faltan ({ $n })
js-choose_untold = Cartas comunitarias que faltan, de izquierda a derecha: { $n }
js-street_unknown = Repartir sin ver las cartas
js-shows = Muestra su mano…
js-shows_known = Muestra su mano
js-mucks = No muestra
js-to_act = Habla
js-hole_of = Cartas de { $who }
js-cards_of = { $n ->
    [one] { $who }: elija { $n } carta
   *[other] { $who }: elija { $n } cartas
}
js-choose = { $n ->
    [one] { $street }: elija { $n } carta
   *[other] { $street }: elija { $n } cartas
}
js-choose_up = { $street }: una carta por jugador, en este orden: { $who }
js-open_card = A la vista…
js-open_of = Asiento { $who }: la carta a la vista
js-open_cards = Cartas a la vista
js-open_cards_about = Hace falta la carta a la vista de cada jugador: dice quién abre.
js-known_cards = Cartas tapadas que se saben
js-known_about = Solo si la mesa las conoce (cámaras, mesa con lector). Aparecen en la transmisión, nunca en la página pública mientras nadie las muestre.
js-known = Cartas…
js-wins = ¿Quién gana el bote de { $n }?
js-wins_main = ¿Quién gana el bote principal, { $n }?
js-wins_side = ¿Quién gana el bote paralelo { $pot }, { $n }?
js-pay = Entregar y terminar la mano
js-over = La mano ha terminado.
js-offline = Sin conexión con la sala: esto no se ha hecho. Inténtelo cuando vuelva.

## the list and the replay

list = Manos anotadas
list_about = Manos anotadas acto por acto en las mesas. Se repiten paso a paso; las cartas tapadas se ven solo si se mostraron.
none = Todavía no hay manos para ver. Se anotan desde la tableta del crupier, con «Anotar la mano».
shown-live = Se ven mientras se juegan.
shown-after = Se ven cuando la mano termina.
shown-delayed = { $n ->
    [one] Se ven { $n } minuto después.
   *[other] Se ven { $n } minutos después.
}
column-hand = Mano
column-board = Cartas comunes
column-pot = Bote
column-winner = Gana
playing = en juego
incomplete = registro incompleto
replay_title = Mesa { $table } · mano { $n }
step = Paso { $n } de { $last }
step_start = Al empezar
prev = Anterior
forth = Siguiente
play = Reproducir
to_end = Al final
all_hands = Todas las manos
with = { " " }con { $hand }
takes = { $who } gana { $n }
takes_main = { $who } gana { $n } del bote principal
takes_side = { $who } gana { $n } del bote paralelo { $pot }
half-high = alta
half-low = baja
no_replay = Esta mano ya no se puede repetir.
not_yet = Esta mano todavía no se puede ver.
cards_hidden = En el archivo público, las cartas que nadie mostró aparecen como ??.

## settings and the overlay

settings = Quién ve las manos y cuándo
settings_public = La página pública
public-live = Mientras se juega, acto por acto
public-after = Cuando la mano termina
public-delayed = Con retraso
minutes = minutos de retraso
never_cards = Las cartas tapadas que nadie muestra no aparecen nunca en la página pública.
settings_overlay = La transmisión (OBS)
overlay_about = Una página transparente de 1920×1080 con nombres, fichas, cartas, bote y probabilidades. Enseña las cartas tapadas: el enlace es secreto, y quien transmite en directo debe retrasar también la imagen.
seconds = segundos de retraso
save = Guardar
saved = Guardado.
make_link = Crear enlace para la mesa { $n }
revoke_link = Anular el enlace de la mesa { $n }
link_once = Cópielo ahora: no se vuelve a mostrar. Los enlaces anteriores de la mesa ya no valen.
link_active = enlace activo
look_overlay = Ver
overlay_title = Transmisión · mesa { $table }
pot = Bote
all_in = All-in
folded = Se retira
drew = Descarta { $n }
won = gana { $n }
