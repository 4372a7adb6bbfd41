"""Words of entries: kinds, statuses and ways to pay, receipts, and the headings of lists."""

from torneo.rulebook import Bilingual as B

#: As desk, receipts and lists name them; keys without their document.
KINDS: dict[str, B] = {
    "kind.entry": B("Entrada", "Entry"),
    "kind.reentry": B("Reentrada", "Re-entry"),
    "kind.ticket": B("Plaza de satélite", "Satellite seat"),
}
STATUSES: dict[str, B] = {
    "status.registered": B("Inscrito, espera el sorteo", "Entered, waits for the draw"),
    "status.alternate": B("En lista de espera", "On the waiting list"),
    "status.seated": B("En juego", "Playing"),
    "status.bagged": B("Fichas guardadas", "Chips bagged"),
    "status.out": B("Eliminado", "Out"),
    "status.removed": B("Retirado", "Removed"),
    "status.surrendered": B("Entregó las fichas", "Gave up the chips"),
    "status.cancelled": B("Anulada", "Cancelled"),
    "status.qualified": B("Plaza ganada, sin presentarse", "Seat won, not here yet"),
    "status.forfeited": B("Plaza perdida", "Seat forfeited"),
}
METHODS: dict[str, B] = {
    "method.cash": B("Efectivo", "Cash"),
    "method.card": B("Tarjeta", "Card"),
    "method.cheque": B("Cheque", "Cheque"),
    "method.transfer": B("Transferencia", "Transfer"),
    "method.account": B("A cuenta", "On account"),
}
HEADS: dict[str, B] = {
    "head.entry": B("Inscripción", "Entry"),
    "head.name": B("Nombre", "Name"),
    "head.document": B("Documento", "Document"),
    "head.born": B("Nacimiento", "Born"),
    "head.country": B("País", "Country"),
    "head.club": B("Club", "Club"),
    "head.contact": B("Contacto", "Contact"),
    "head.needs": B("Necesidades", "Needs"),
    "head.kind": B("Tipo", "Kind"),
    "head.session": B("Sesión", "Session"),
    "head.status": B("Estado", "Status"),
    "head.table": B("Mesa", "Table"),
    "head.seat": B("Asiento", "Seat"),
    "head.stack": B("Fichas", "Chips"),
    "head.rebuys": B("Recompras", "Rebuys"),
    "head.addons": B("Add-ons", "Add-ons"),
    "head.paid": B("A premios", "To prizes"),
    "head.fees": B("Comisión", "Fees"),
    "head.refunded": B("Devuelto", "Refunded"),
    "head.bullet": B("Entrada del jugador", "Entry of the player"),
    "head.currency": B("Moneda", "Currency"),
    "head.method": B("Pago", "Payment"),
    "head.at": B("Hora", "Time"),
    "head.place": B("Puesto", "Place"),
    "head.prize": B("Premio", "Prize"),
    "head.entries": B("Inscripciones", "Entries"),
}

WORDS: dict[str, B] = {
    "receipts.title": B("Comprobantes de inscripción", "Entry receipts"),
    "receipts.card": B("Comprobante de inscripción", "Entry receipt"),
    "receipts.born": B("Nacimiento", "Born"),
    "receipts.to_prizes": B("A premios", "To prizes"),
    "receipts.fee": B("Comisión de la organización", "Organiser's fee"),
    "receipts.rebuys": B("Recompras: {count}", "Rebuys: {count}"),
    "receipts.addons": B("Add-ons: {count}", "Add-ons: {count}"),
    "receipts.owed": B("Pendiente de pago", "Still to pay"),
    "receipts.refunded": B("Devuelto", "Refunded"),
    "receipts.paid_by": B("Pago", "Payment"),
    "receipts.at": B("Fecha y hora", "Date and time"),
    "receipts.gets": B("Recibe {points} puntos", "Receives {points} points"),
    "receipts.place": B("Lugar", "Place"),
    "receipts.waits": B("Espera el sorteo de asientos", "Waits for the seat draw"),
    "receipts.listed": B("Lista de espera, puesto {place}", "Waiting list, place {place}"),
    "receipts.accepted": B(
        "Aceptado al inscribirse, {when}, sin firma:", "Accepted on entering, {when}, no signature needed:"
    ),
    "receipts.scan": B("Su mesa, el reloj y los premios", "Your table, the clock and the prizes"),
    **{f"list.{key}": text for key, text in (*KINDS.items(), *STATUSES.items(), *METHODS.items())},
    **HEADS,
}
