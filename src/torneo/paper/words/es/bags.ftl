### Words of bags.

title = Etiquetas de bolsa
card = Fichas guardadas
came_from = Mesa { $table } · Asiento { $seat }
next = Vuelve el { $when }
points = Puntos
player_signs = Firma del jugador
supervisor_signs = Firma del supervisor
