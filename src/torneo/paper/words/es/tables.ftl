### Words of tables.

title = Hojas de mesa
sheet = Mesa { $table }
entry = N.º
origin = País · Club
notes = Notas
empty = libre
locked = cerrado
players = { $players ->
    [one] { $players } jugador
   *[other] { $players } jugadores
}
button = botón
final = Mesa final
sum = Suma de la mesa
