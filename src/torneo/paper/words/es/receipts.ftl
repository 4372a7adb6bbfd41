### Words of receipts.

title = Comprobantes de inscripción
card = Comprobante de inscripción
born = Nacimiento
to_prizes = A premios
fee = Comisión de la organización
rebuys = Recompras: { $count }
addons = Add-ons: { $count }
owed = Pendiente de pago
refunded = Devuelto
paid_by = Pago
at = Fecha y hora
gets = { $points ->
    [one] Recibe { $points } punto
   *[other] Recibe { $points } puntos
}
place = Lugar
waits = Espera el sorteo de asientos
listed = Lista de espera, puesto { $place }
accepted = Aceptado al inscribirse, { $when }, sin firma:
scan = Su mesa, el reloj y los premios
