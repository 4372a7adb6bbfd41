"""Words of the page of papers."""

from torneo.rulebook import Bilingual as B

WORDS: dict[str, B] = {
    "title": B("Papeles", "Papers"),
    "about": B(
        "Lo que se puede imprimir ahora. Cada documento se abre como PDF en otra pestaña.",
        "What can be printed now. Each document opens as a PDF in another tab.",
    ),
    "about_public": B(
        "Documentos públicos del torneo, para leer, imprimir o llevar al calendario.",
        "Public documents of the event, to read, print or put into a calendar.",
    ),
    "language": B("Idioma de los documentos", "Language of the documents"),
    "lang.es": B("Español", "Spanish"),
    "lang.en": B("Inglés", "English"),
    "print": B("Abrir PDF", "Open PDF"),
    "paper": B("Papel", "Paper"),
    "size.a4": B("A4", "A4"),
    "size.a6": B("A6", "A6"),
    "size.80mm": B("Rollo de 80 mm", "80 mm roll"),
    "only_entry": B("Solo la inscripción", "Only entry"),
    "only_table": B("Solo la mesa", "Only table"),
    "all": B("todas", "all"),
    "links": B(
        "Con el enlace privado de cada jugador (los que ya tenía dejan de valer)",
        "With each player's private link (those they had stop working)",
    ),
    "for": B("Para", "For"),
    "structure.about": B(
        "Condiciones, programa, niveles y descansos.", "Terms, schedule, levels and breaks."
    ),
    "structure.one": B("1 documento", "1 document"),
    "structure.none": B("La hoja todavía no tiene niveles.", "The sheet has no levels yet."),
    "seat_cards.about": B(
        "Mesa y asiento en grande, con un código QR.", "Table and seat in large type, with a QR code."
    ),
    "seat_cards.count": B("{n} tarjetas", "{n} cards"),
    "seat_cards.one": B("1 tarjeta", "1 card"),
    "seat_cards.none": B("Todavía no se ha sentado a nadie.", "Nobody has been seated yet."),
    "receipts.about": B(
        "Lo pagado y las condiciones que el libro pone.", "What was paid and the terms the book sets."
    ),
    "receipts.count": B("{n} comprobantes", "{n} receipts"),
    "receipts.one": B("1 comprobante", "1 receipt"),
    "receipts.none": B("Todavía no hay inscripciones.", "There are no entries yet."),
    "tables.about": B("Quién se sienta dónde, una hoja por mesa.", "Who sits where, a sheet a table."),
    "tables.count": B("{n} mesas", "{n} tables"),
    "tables.one": B("1 mesa", "1 table"),
    "tables.none": B("No hay mesas en juego.", "No tables are in play."),
    "moves.about": B(
        "Para quien se cambia de mesa: los últimos 30 minutos y quien va de camino.",
        "For those who change tables: the last 30 minutes and whoever is on the way.",
    ),
    "moves.count": B("{n} cambios", "{n} changes"),
    "moves.one": B("1 cambio", "1 change"),
    "moves.none": B(
        "Nadie se ha cambiado de mesa en la última media hora.",
        "Nobody has changed tables in the last half hour.",
    ),
    "counts.about": B("Recuento de cada mesa, con firmas.", "The count of each table, with signatures."),
    "counts.count": B("{n} mesas", "{n} tables"),
    "counts.one": B("1 mesa", "1 table"),
    "counts.none": B("No hay mesas en juego.", "No tables are in play."),
    "bags.about": B(
        "Una etiqueta por bolsa de fichas, con firmas.", "A tag for each bag of chips, with signatures."
    ),
    "bags.count": B("{n} bolsas", "{n} bags"),
    "bags.one": B("1 bolsa", "1 bag"),
    "bags.none": B("No hay jugadores con fichas.", "No players hold chips."),
    "payouts.about": B(
        "El fondo, los premios por puesto y lo cobrado.", "The fund, prizes by place and what was paid."
    ),
    "payouts.one": B("1 documento", "1 document"),
    "payouts.none": B("Todavía no hay dinero de inscripciones.", "There is no money from entries yet."),
    "payments.about": B("Un recibo por premio, para firmar.", "A receipt for each prize, to be signed."),
    "payments.count": B("{n} recibos", "{n} receipts"),
    "payments.one": B("1 recibo", "1 receipt"),
    "payments.none": B("Nadie ha ganado un premio todavía.", "Nobody has won a prize yet."),
    "deal.about": B("El reparto acordado, con firmas.", "The agreed shares, with signatures."),
    "deal.one": B("1 documento", "1 document"),
    "deal.none": B("No hay ningún acuerdo propuesto.", "No deal has been proposed."),
    "results.about": B("Todos los puestos con su premio.", "Every place with its prize."),
    "results.one": B("1 documento", "1 document"),
    "results.none": B("Todavía no hay puestos decididos.", "No places are decided yet."),
    "cases": B("Expedientes", "Cases"),
    "cases_note": B("Reservado: solo comisión y dirección.", "Confidential: commission and direction only."),
    "case": B("Expediente {case} · {name}", "Case {case} · {name}"),
    "files": B("Hojas de cálculo y calendario", "Spreadsheets and calendar"),
    "file.entries": B("Inscripciones", "Entries"),
    "file.results": B("Resultados", "Results"),
    "file.hendon": B("Resultados para The Hendon Mob", "Results for The Hendon Mob"),
    "file.calendar": B("Programa en formato iCal", "Schedule as iCal"),
    "link": B("Papeles para imprimir", "Papers to print"),
    "receipt_pdf": B("Comprobante (PDF)", "Receipt (PDF)"),
    "card_pdf": B("Tarjeta (PDF)", "Card (PDF)"),
    "job.title": B("Imprimir: {title}", "Printing: {title}"),
    "job.waiting": B(
        "Espera su turno: los papeles grandes se hacen de uno en uno.",
        "It waits for its turn: big papers are made one at a time.",
    ),
    "job.progress": B("{done} de {all} partes", "{done} of {all} parts"),
    "job.about": B(
        "El PDF se abre solo cuando está listo. Puede dejar esta página y volver a ella.",
        "The PDF opens by itself when it is ready. You may leave this page and come back to it.",
    ),
    "job.ready": B("Listo.", "Ready."),
    "job.open": B("Abrir el PDF", "Open the PDF"),
    "job.cancel": B("Cancelar la impresión", "Cancel printing"),
    "job.back": B("Volver a los papeles", "Back to the papers"),
    "failed.stopped": B(
        "Impresión cancelada: no ha quedado nada.", "Printing cancelled: nothing is left of it."
    ),
    "failed.ended": B(
        "La imprenta se ha parado (le faltó memoria o alguien la cerró) y ya hay otra. No se ha impreso "
        "nada: pídalo otra vez, o por partes (una mesa, una inscripción).",
        "The press has stopped (it ran out of memory, or somebody ended it) and there is another one now. "
        "Nothing was printed: ask for it again, or in parts (one table, one entry).",
    ),
    "failed.slow": B(
        "Este papel tardaba demasiado y se ha dejado. Pídalo por partes (una mesa, una inscripción).",
        "This paper took too long and was given up. Ask for it in parts (one table, one entry).",
    ),
    "failed.busy": B(
        "La imprenta está ocupada con otros papeles. Pídalo dentro de un momento.",
        "The press is busy with other papers. Ask for it in a moment.",
    ),
    "failed.fault": B(
        "Este papel no se ha podido componer. Lo guardado está bien; avise a quien lleva el programa.",
        "This paper could not be typeset. What is stored is fine; tell whoever looks after the program.",
    ),
}
