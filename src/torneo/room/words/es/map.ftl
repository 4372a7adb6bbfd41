### Words of the map of tables: its two views, how it is sorted, the menu of a seat or table, moving by hand.

view = Cómo se ven las mesas
map = Mapa
list = Lista
sort = Orden de las mesas
sort_table = Por número
sort_players = Las más cortas
sort_worst = Lo urgente
sort_break = Orden de cierre
carry = { $name }: elija un asiento libre de otra mesa, o la mesa para sortearlo (Esc lo deja)
card = Abrir la ficha
seat-o = Eliminado
seat-x = Mover en el mapa
seat-m = Mover por sorteo
seat-r = Recompra
seat-c = Fichas
seat-p = Sanción
seat-a = Se ausenta o vuelve
table-n = Mano siguiente
table-o = Eliminado
table-h = Detener o dejar seguir
table-b = Cerrar la mesa
table-f = Llenar la mesa
table-a = Han llegado todos
final_lead = Elija la mesa y, si quiere, dónde está; los asientos se sortean de nuevo.

## the page of shortcuts

keys-title = En el mapa o la lista de mesas
keys-v = mapa o lista
keys-arrows = de un asiento al de al lado
keys-x = mover a quien está en el asiento: después, el asiento libre y ↵
keys-menu = lo que más se hace con ese asiento o esa mesa
keys-menu_name = Menú
keys-mouse = Clic derecho o pulsación larga: lo mismo que Menú. Arrastrar a un jugador a un asiento libre: moverlo.
