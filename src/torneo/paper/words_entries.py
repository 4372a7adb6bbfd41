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
    "method.transfer": B("Transferencia", "Transfer"),
    "method.account": B("A cuenta", "On account"),
}
_HEADS: dict[str, B] = {
    "entry": B("Inscripción", "Entry"),
    "name": B("Nombre", "Name"),
    "document": B("Documento", "Document"),
    "born": B("Nacimiento", "Born"),
    "country": B("País", "Country"),
    "club": B("Club", "Club"),
    "contact": B("Contacto", "Contact"),
    "needs": B("Necesidades", "Needs"),
    "kind": B("Tipo", "Kind"),
    "session": B("Sesión", "Session"),
    "status": B("Estado", "Status"),
    "table": B("Mesa", "Table"),
    "seat": B("Asiento", "Seat"),
    "stack": B("Fichas", "Chips"),
    "rebuys": B("Recompras", "Rebuys"),
    "addons": B("Add-ons", "Add-ons"),
    "paid": B("A premios", "To prizes"),
    "fees": B("Comisión", "Fees"),
    "refunded": B("Devuelto", "Refunded"),
    "currency": B("Moneda", "Currency"),
    "method": B("Pago", "Payment"),
    "at": B("Hora", "Time"),
    "place": B("Puesto", "Place"),
    "prize": B("Premio", "Prize"),
    "entries": B("Inscripciones", "Entries"),
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
    "receipts.scan": B("Su mesa, el reloj y los premios", "Your table, the clock and the prizes"),
    **{f"list.{key}": text for key, text in (*KINDS.items(), *STATUSES.items(), *METHODS.items())},
    **{f"head.{key}": text for key, text in _HEADS.items()},
}
