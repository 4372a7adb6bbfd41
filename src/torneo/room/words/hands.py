"""Words of recorded hands: recording one, the list and the replay, the overlay of a stream."""

from torneo.rulebook import Bilingual as B

WORDS: dict[str, B] = {
    # recording
    "title": B("Anotar la mano · mesa {table}", "Record the hand · table {table}"),
    "door": B("Anotar la mano…", "Record the hand…"),
    "hand": B("Mano {n}", "Hand {n}"),
    "to_dealer": B("Tableta del crupier", "Dealer tablet"),
    "begin_about": B(
        "Se anota acto por acto, desde el reparto: cada acción con un toque, cada irregularidad con su "
        "resolución. "
        "Al final el resultado va al torneo y la mano se puede repetir y exportar (PHH).",
        "Told act by act from the deal: each action with one tap, each irregularity with its ruling. At "
        "the end "
        "the result goes to the event, and the hand can be replayed and exported (PHH).",
    ),
    "begin_starts": B(
        "La mano {n} empieza en la mesa con este botón.", "This button also starts hand {n} at the table."
    ),
    "begin_playing": B("La mano {n} ya está en juego.", "Hand {n} is already being played."),
    "begin": B("Empezar a anotar la mano {n}", "Start recording hand {n}"),
    "begin_cards": B("Cartas tapadas conocidas (opcional)", "Known hole cards (optional)"),
    "begin_cards_about": B(
        "Solo si la mesa las conoce (cámaras, mesa con lector). Aparecen en la transmisión, nunca en la "
        "página "
        "pública mientras nadie las muestre.",
        "Only if the table knows them (cameras, card readers). They appear on the stream, never on the "
        "public page "
        "unless somebody shows them.",
    ),
    "begin_up": B("Carta a la vista del asiento", "Open card of seat"),
    "begin_up_about": B(
        "Hace falta la carta a la vista de cada jugador: dice quién abre.",
        "The open card of every player is needed: it says who brings in.",
    ),
    "nobody": B(
        "En esta mesa no hay una mano que anotar: hacen falta dos jugadores.",
        "There is no hand to record at this table: two players are needed.",
    ),
    "what": B("¿Qué pasó?", "What happened?"),
    "what_sub": B("algo irregular: palabras, fichas, cartas", "something irregular: words, chips, cards"),
    "close": B("Cerrar", "Close"),
    "back": B("Quitar el último acto", "Take back the last act"),
    "so_far": B("Lo anotado", "On record"),
    "last": B("Último:", "Last:"),
    "leave": B("Volver a la mesa", "Back to the table"),
    "waits": B("La mano espera al floor.", "The hand waits for the floor."),
    "asked": B(
        "El floor tiene la pregunta; entretanto la mano sigue.",
        "The floor has the question; meanwhile the hand goes on.",
    ),
    "decide": B("Decidir", "Decide"),
    "why": B("Motivo (queda escrito)", "Reason (goes on record)"),
    "result": B("Resultado de la mano {n}", "Result of hand {n}"),
    "result_ask": B("Esto cambia en el torneo:", "This will change in the event:"),
    "before": B("antes", "before"),
    "after": B("después", "after"),
    "change": B("cambio", "change"),
    "out": B("sin fichas", "no chips left"),
    "carried": B("Quedan {n} para el bote siguiente.", "{n} stay for the next pot."),
    "end": B("Terminar y dar el resultado…", "Finish and give the result…"),
    "end_do": B("Sí, dar el resultado", "Yes, give the result"),
    "end_given": B(
        "La mesa ya no está en esta mano: el resultado está dado.",
        "The table has moved on from this hand: its result is given.",
    ),
    "end_done": B("Mano {n} anotada y resultado dado.", "Hand {n} recorded and result given."),
    "next": B("Anotar la mano siguiente", "Record the next hand"),
    "export": B("Exportar PHH", "Export PHH"),
    "see": B("Ver la repetición", "See the replay"),
    "offline": B(
        "Sin conexión: siga anotando. Lo que toque queda en esta tableta y se envía solo al volver.",
        "No connection: go on recording. What you tap stays on this tablet and is sent by itself later.",
    ),
    # in the script
    "js.call": B("Iguala {n}", "Call {n}"),
    "js.bet": B("Apuesta…", "Bet…"),
    "js.raise": B("Sube a…", "Raise to…"),
    "js.complete": B("Completa a {n}", "Complete to {n}"),
    "js.fixed_bet": B("Apuesta {n}", "Bet {n}"),
    "js.fixed_raise": B("Sube a {n}", "Raise to {n}"),
    "js.all_in": B("All-in {n}", "All-in {n}"),
    "js.min": B("Mín. {n}", "Min {n}"),
    "js.pot": B("Bote {n}", "Pot {n}"),
    "js.half": B("½ bote {n}", "½ pot {n}"),
    "js.between": B("De {least} a {most}", "From {least} to {most}"),
    "js.draw": B("Descarta {n}", "Draws {n}"),
    "js.street": B("{street}: elegir cartas", "{street}: choose the cards"),
    "js.street_no_cards": B("Repartir: {street}", "Deal: {street}"),
    "js.open_all_in": B("Abrir el all-in", "Open the all-in"),
    "js.untold": B("Decir las cartas de la mesa que faltan ({n})", "Tell the board cards left untold ({n})"),
    "js.choose_untold": B(
        "Cartas comunitarias que faltan, de izquierda a derecha: {n}",
        "Board cards left untold, from the left: {n}",
    ),
    "js.street_unknown": B("Repartir sin ver las cartas", "Deal, cards not seen"),
    "js.shows": B("Muestra su mano…", "Shows the hand…"),
    "js.shows_known": B("Muestra su mano", "Shows the hand"),
    "js.mucks": B("No muestra", "Mucks"),
    "js.to_act": B("Habla", "To act"),
    "js.hole_of": B("Cartas de {who}", "Cards of {who}"),
    "js.cards_of": B("{who}: elija {n} cartas", "{who}: choose {n} cards"),
    "js.choose": B("{street}: elija {n} cartas", "{street}: choose {n} cards"),
    "js.choose_up": B(
        "{street}: una carta por jugador, en este orden: {who}",
        "{street}: one card per player, in this order: {who}",
    ),
    "js.open_card": B("A la vista…", "Open card…"),
    "js.open_of": B("Asiento {who}: la carta a la vista", "Seat {who}: the open card"),
    "js.known": B("Cartas…", "Cards…"),
    "js.wins": B("¿Quién gana el bote de {n}?", "Who wins the pot of {n}?"),
    "js.wins_main": B("¿Quién gana el bote principal, {n}?", "Who wins the main pot, {n}?"),
    "js.wins_side": B("¿Quién gana el bote paralelo {pot}, {n}?", "Who wins side pot {pot}, {n}?"),
    "js.pay": B("Entregar y terminar la mano", "Award and end the hand"),
    "js.over": B("La mano ha terminado.", "The hand is over."),
    "js.offline": B(
        "Sin conexión con la sala: esto no se ha hecho. Inténtelo cuando vuelva.",
        "No connection to the room: this was not done. Try again when it is back.",
    ),
    # the list and the replay
    "list": B("Manos anotadas", "Recorded hands"),
    "list_about": B(
        "Manos anotadas acto por acto en las mesas. Se repiten paso a paso; las cartas tapadas se ven solo "
        "si se "
        "mostraron.",
        "Hands recorded act by act at the tables. Each can be replayed step by step; hole cards are seen "
        "only if "
        "they were shown.",
    ),
    "none": B(
        "Todavía no hay manos para ver. Se anotan desde la tableta del crupier, con «Anotar la mano».",
        "There are no hands to see yet. They are recorded on the dealer tablet with “Record the hand”.",
    ),
    "shown.live": B("Se ven mientras se juegan.", "They can be seen while they are played."),
    "shown.after": B("Se ven cuando la mano termina.", "They can be seen when the hand is over."),
    "shown.delayed": B("Se ven {n} minutos después.", "They can be seen {n} minutes later."),
    "column.hand": B("Mano", "Hand"),
    "column.board": B("Cartas comunes", "Board"),
    "column.pot": B("Bote", "Pot"),
    "column.winner": B("Gana", "Winner"),
    "playing": B("en juego", "being played"),
    "incomplete": B("registro incompleto", "incomplete record"),
    "replay_title": B("Mesa {table} · mano {n}", "Table {table} · hand {n}"),
    "step": B("Paso {n} de {last}", "Step {n} of {last}"),
    "step_start": B("Al empezar", "At the start"),
    "prev": B("Anterior", "Previous"),
    "forth": B("Siguiente", "Next"),
    "play": B("Reproducir", "Play"),
    "to_end": B("Al final", "To the end"),
    "all_hands": B("Todas las manos", "All hands"),
    "with": B(" con {hand}", " with {hand}"),
    "takes": B("{who} gana {n}", "{who} wins {n}"),
    "takes_main": B("{who} gana {n} del bote principal", "{who} wins {n} of the main pot"),
    "takes_side": B("{who} gana {n} del bote lateral {pot}", "{who} wins {n} of side pot {pot}"),
    "half.high": B("alta", "high"),
    "half.low": B("baja", "low"),
    "no_replay": B("Esta mano ya no se puede repetir.", "This hand can no longer be replayed."),
    "not_yet": B("Esta mano todavía no se puede ver.", "This hand cannot be seen yet."),
    "cards_hidden": B(
        "En el archivo público, las cartas que nadie mostró aparecen como ??.",
        "In the public file, cards nobody showed are written as ??.",
    ),
    # settings and the overlay
    "settings": B("Quién ve las manos y cuándo", "Who sees the hands, and when"),
    "settings_public": B("La página pública", "The public page"),
    "public.live": B("Mientras se juega, acto por acto", "While it is played, act by act"),
    "public.after": B("Cuando la mano termina", "When the hand is over"),
    "public.delayed": B("Con retraso", "With a delay"),
    "minutes": B("minutos de retraso", "minutes of delay"),
    "never_cards": B(
        "Las cartas tapadas que nadie muestra no aparecen nunca en la página pública.",
        "Hole cards that nobody shows never appear on the public page.",
    ),
    "settings_overlay": B("La transmisión (OBS)", "The stream (OBS)"),
    "overlay_about": B(
        "Una página transparente de 1920×1080 con nombres, fichas, cartas, bote y probabilidades. Enseña "
        "las cartas "
        "tapadas: el enlace es secreto, y quien transmite en directo debe retrasar también la imagen.",
        "A transparent 1920×1080 page with names, stacks, cards, pot and equity. It shows hole cards: the "
        "link is "
        "secret, and whoever streams live has to delay the picture too.",
    ),
    "seconds": B("segundos de retraso", "seconds of delay"),
    "save": B("Guardar", "Save"),
    "saved": B("Guardado.", "Saved."),
    "make_link": B("Crear enlace para la mesa {n}", "Make a link for table {n}"),
    "revoke_link": B("Anular el enlace de la mesa {n}", "Revoke the link of table {n}"),
    "link_once": B(
        "Cópielo ahora: no se vuelve a mostrar. Los enlaces anteriores de la mesa ya no valen.",
        "Copy it now: it is not shown again. Earlier links of the table no longer work.",
    ),
    "link_active": B("enlace activo", "link active"),
    "look_overlay": B("Ver", "Look"),
    "overlay_title": B("Transmisión · mesa {table}", "Stream · table {table}"),
    "pot": B("Bote", "Pot"),
    "all_in": B("All-in", "All-in"),
    "folded": B("Se retira", "Folded"),
    "drew": B("Descarta {n}", "Draws {n}"),
    "won": B("gana {n}", "wins {n}"),
}
