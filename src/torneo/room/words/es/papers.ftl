### Words of the page of papers.

title = Papeles
about = Lo que se puede imprimir ahora. Cada documento se abre como PDF en otra pestaña.
about_public = Documentos públicos del torneo, para leer, imprimir o llevar al calendario.
language = Idioma de los documentos
lang-es = Español
lang-en = Inglés
print = Abrir PDF
paper = Papel
size-a4 = A4
size-a6 = A6
size-80mm = Rollo de 80 mm
only_entry = Solo la inscripción
only_table = Solo la mesa
all = todas
links = Con el enlace privado de cada jugador (los que ya tenía dejan de valer)
for = Para
structure-about = Condiciones, programa, niveles y descansos.
structure-one = 1 documento
structure-none = La hoja todavía no tiene niveles.
seat_cards-about = Mesa y asiento en grande, con un código QR.
seat_cards-count = { $n ->
    [one] { $n } tarjeta
   *[other] { $n } tarjetas
}
seat_cards-one = 1 tarjeta
seat_cards-none = Todavía no se ha sentado a nadie.
receipts-about = Lo pagado y las condiciones que el libro pone.
receipts-count = { $n ->
    [one] { $n } comprobante
   *[other] { $n } comprobantes
}
receipts-one = 1 comprobante
receipts-none = Todavía no hay inscripciones.
tables-about = Quién se sienta dónde, una hoja por mesa.
tables-count = { $n ->
    [one] { $n } mesa
   *[other] { $n } mesas
}
tables-one = 1 mesa
tables-none = No hay mesas en juego.
moves-about = Para quien se cambia de mesa: los últimos 30 minutos y quien va de camino.
moves-count = { $n ->
    [one] { $n } cambio
   *[other] { $n } cambios
}
moves-one = 1 cambio
moves-none = Nadie se ha cambiado de mesa en la última media hora.
counts-about = Recuento de cada mesa, con firmas.
counts-count = { $n ->
    [one] { $n } mesa
   *[other] { $n } mesas
}
counts-one = 1 mesa
counts-none = No hay mesas en juego.
bags-about = Una etiqueta por bolsa de fichas, con firmas.
bags-count = { $n ->
    [one] { $n } bolsa
   *[other] { $n } bolsas
}
bags-one = 1 bolsa
bags-none = No hay jugadores con fichas.
payouts-about = El fondo, los premios por puesto y lo cobrado.
payouts-one = 1 documento
payouts-none = Todavía no hay dinero de inscripciones.
payments-about = Un recibo por premio, para firmar.
payments-count = { $n ->
    [one] { $n } recibo
   *[other] { $n } recibos
}
payments-one = 1 recibo
payments-none = Nadie ha ganado un premio todavía.
deal-about = El reparto acordado, con firmas.
deal-one = 1 documento
deal-none = No hay ningún acuerdo propuesto.
results-about = Todos los puestos con su premio.
results-one = 1 documento
results-none = Todavía no hay puestos decididos.
cases = Expedientes
cases_note = Reservado: solo comisión y dirección.
case = Expediente { $case } · { $name }
files = Hojas de cálculo y calendario
file-entries = Inscripciones
file-results = Resultados
file-hendon = Resultados para The Hendon Mob
file-calendar = Programa en formato iCal
link = Papeles para imprimir
receipt_pdf = Comprobante (PDF)
card_pdf = Tarjeta (PDF)
job-title = Imprimir: { $title }
job-waiting = Espera su turno: los papeles grandes se hacen de uno en uno.
job-progress = { $all ->
    [one] { $done } de { $all } parte
   *[other] { $done } de { $all } partes
}
job-about = El PDF se abre solo cuando está listo. Puede dejar esta página y volver a ella.
job-ready = Listo.
job-open = Abrir el PDF
job-cancel = Cancelar la impresión
job-back = Volver a los papeles
failed-stopped = Impresión cancelada: no ha quedado nada.
failed-ended = La imprenta se ha parado (le faltó memoria o alguien la cerró) y ya hay otra. No se ha impreso nada: pídalo otra vez, o por partes (una mesa, una inscripción).
failed-slow = Este papel tardaba demasiado y se ha dejado. Pídalo por partes (una mesa, una inscripción).
failed-busy = La imprenta está ocupada con otros papeles. Pídalo dentro de un momento.
failed-fault = Este papel no se ha podido componer. Lo guardado está bien; avise a quien lleva el programa.
