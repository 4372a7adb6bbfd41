### Words of counts.

title = Planilla de recuento
sheet = Mesa { $table }
sum = Suma de la mesa
expected = Según el registro: { $points }
player_signs = Firma del jugador
supervisor_signs = Firma del supervisor
counted_by = Contó
checked_by = Comprobó
signed_rule = El jugador y el supervisor firman los puntos que pasan a la etapa siguiente.
piles = Las fichas iguales se cuentan en pilas de { $chips }.
rule = Se cuentan todas las fichas al acabar la etapa y deben cuadrar con las emitidas.
