### Words of seat cards.

title = Tarjetas de asiento
card = Tarjeta de asiento
verify = Compruebe sus datos y su asiento.
identity = Se entrega tras ver el documento de identidad.
scan = Su mesa, el reloj y los premios
