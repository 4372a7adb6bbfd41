### Words of the cards of players and tables: what is done most, with its keys.

out = Eliminado
out_by = ¿Quién se llevó sus fichas?
unknown = No se sabe
out_doubt = { $name } tenía { $stack }: más que quien se las lleva, según lo anotado. ¿Seguro que queda fuera?
also_out = También fuera en esa mano
taken_by = Se llevan las fichas
again = Reentrada
rebuy = Recompra
addon = Add-on
paid_by = Cómo paga
move = Mover
to_table = Mesa { $table } · libres: { $free }
move_drawn = Asiento por sorteo en la mesa:
move_seat = A un asiento concreto…
count = Fichas
counted = Fichas contadas
count_do = Anotar sus fichas
penalty = Sanción
what_done = ¿Qué hizo? (palabras o número de la norma)
table = La mesa
arrived_all = { $count ->
    [one] Mesa { $table }: ha llegado ({ $count })
   *[other] Mesa { $table }: han llegado todos ({ $count })
}
arrivals = Llegadas a la mesa { $table }
arrived_at = { $seat } · { $name }
arrived_one_by_one = Uno por uno…
fill = Llenar la mesa
break = Cerrar la mesa
rare = Menos frecuente

moves = { $name }: de la mesa { $from_table }, asiento { $from_seat }, a la mesa { $table }, asiento { $seat }. La mesa { $from_table } tiene { $from_players } y la { $table }, { $players }.
because = Por qué
no_room = No hay asiento libre en otra mesa.

## the clock

by_direction = decisión de la dirección
level_next = Nivel { $level } ▸
level_back = ◂ Nivel { $level }
break_now = Descanso ahora

## keys

key-card = En la ficha de un jugador
key-table = En la ficha de una mesa
key-everywhere = En toda la consola
key-enter = abrir al jugador encontrado
key-o = eliminado; después, el asiento que se llevó las fichas
key-e = reentrada
key-r = recompra
key-d = add-on
key-m = mover; después, la mesa
key-c = fichas contadas
key-p = sanción
key-a = se ausenta, ha vuelto o ha llegado
key-n = mano siguiente
key-b = cerrar la mesa
key-f = llenar la mesa
key-h = detener o dejar seguir la mesa
key-t = nivel siguiente, en la página del reloj
