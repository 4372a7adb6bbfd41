### Words of moves.

title = Cambios de asiento
card = Cambio de asiento
from = Sale de la mesa { $table }
to = Va a
carries = { $points ->
    [one] Lleva { $points } punto
   *[other] Lleva { $points } puntos
}
broken = La mesa { $table } se cierra
balance = Equilibrio de mesas
rack_or_bag = Llévele una bandeja o bolsa para las fichas.
colour_up_before = Si lleva muchas pequeñas, ofrézcale antes fichas mayores.
hand_in = Entregue este papel al crupier.
