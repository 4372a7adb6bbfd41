"""Words of the first page."""

from torneo.rulebook import Bilingual as B

WORDS: dict[str, B] = {
    "put_away": B("Fuera de la portada ({count})", "Off the first page ({count})"),
    "title": B("Torneos de esta sala", "Events of this room"),
    "empty": B(
        "Todavía no hay ningún torneo. Quien dirige crea el primero a partir de una plantilla: elige el "
        "reglamento, los niveles y los precios, y publica la inscripción.",
        "There is no event yet. The director creates the first one from a template: choose the rulebook, "
        "the levels and the prices, and open registration.",
    ),
    "new": B("Nuevo torneo", "New event"),
    "director": B("Dirección", "Director"),
    "director_for": B("mesas, reloj, propuestas, premios", "tables, clock, proposals, prizes"),
    "floor": B("Floor", "Floor"),
    "floor_for": B("llamadas, preguntas, traslados, arbitraje", "calls, questions, moves, rulings"),
    "dealer": B("Crupier", "Dealer"),
    "dealer_for": B("la tableta de cada mesa", "the tablet of each table"),
    "desk": B("Inscripción", "Desk"),
    "desk_for": B("entradas, reentradas, asientos", "entries, re-entries, seats"),
    "commission": B("Comisión", "Commission"),
    "commission_for": B("casos, plazos, decisiones", "cases, time limits, decisions"),
    "screen": B("Pantalla", "Screen"),
    "screen_for": B("el reloj para el televisor", "the clock for the TV"),
    "public": B("Página pública", "Public page"),
    "public_for": B("asientos, fichas, resultados", "seats, chip counts, results"),
    "players": B("{players} jugadores de {entries} inscripciones", "{players} players of {entries} entries"),
    "phase.draft": B("en preparación", "being prepared"),
    "phase.published": B("inscripción abierta", "registration open"),
    "phase.running": B("en juego", "being played"),
    "phase.ended": B("terminado", "finished"),
    "phase.cancelled": B("cancelado", "cancelled"),
    "demo_title": B("Un torneo de demostración, en vivo", "A demonstration event, live"),
    "demo_about": B(
        "Los jugadores son bots; lo demás es de verdad: cada entrada, sorteo, decisión, sanción y premio "
        "pasa por las mismas órdenes que da una dirección. Ábralo por cualquiera de sus puertas, en varias "
        "ventanas a la vez, y tome el mando cuando quiera.",
        "The players are bots; everything else is real: every entry, draw, ruling, penalty and prize goes "
        "through the same commands a director gives. Open it by any of its doors, in several windows at "
        "once, and take over whenever you like.",
    ),
    "preparing": B("Preparando el torneo…", "Preparing the event…"),
    "controls": B("Mandos de la demostración", "Controls of the demonstration"),
    "speed": B("Velocidad", "Speed"),
    "pause": B("Pausa", "Pause"),
    "proposals": B("Las propuestas las acepta…", "Proposals are accepted by…"),
    "proposals_auto": B("la demostración", "the demonstration"),
    "proposals_mine": B("yo, desde Dirección", "me, at the console"),
    "controls_locked": B(
        "Para cambiar la velocidad, entre primero como dirección (abajo).",
        "To change the speed, sign in as director first (below).",
    ),
    "left": B("Tiempo restante", "Time left"),
    "paused": B("en pausa", "paused"),
    "blinds": B("Ciegas (ante)", "Blinds (ante)"),
    "left_in": B("Jugadores", "Players"),
    "tables": B("Mesas", "Tables"),
    "hand_for_hand": B("mano por mano", "hand for hand"),
    "came": B("{entries} inscripciones hasta ahora", "{entries} entries so far"),
    "next_soon": B("El próximo torneo empieza enseguida.", "The next event begins in a moment."),
    "group.work": B("Para llevar el torneo", "To run the event"),
    "group.watch": B("Para mirar y jugar", "To watch and to play"),
    "always": B("Siempre a mano", "Always at hand"),
    "always.books": B("Reglamentos", "Rulebooks"),
    "always.books_about": B("buscar, leer y comparar los libros", "search, read and compare the books"),
    "always.rulings": B("Mesa de arbitraje", "Rulings desk"),
    "always.rulings_about": B(
        "cuente una jugada y vea qué dice cada reglamento", "tell a spot and see what each book says"
    ),
    "always.equity": B("Equidad", "Equity"),
    "always.equity_about": B("qué parte del bote gana cada mano", "the share of the pot each hand wins"),
    "always.api": B("Para programas (API)", "For programs (API)"),
    "always.api_about": B("lo mismo, para otros programas", "the same, for other programs"),
    "account": B("cuenta", "account"),
    "password": B("La clave de todas las cuentas:", "The password of every account:"),
    "no_account": B("sin cuenta", "no account"),
    "door.director": B("Dirección", "Director"),
    "door.director_about": B(
        "El torneo entero: mesas, reloj, propuestas, fichas, premios, correcciones y el diario.",
        "The whole event: tables, clock, proposals, chips, prizes, corrections and the journal.",
    ),
    "door.director_open": B("Entrar como dirección", "Enter as director"),
    "door.dealer": B("Crupier", "Dealer"),
    "door.dealer_about": B(
        "La mano, asientos libres, llamar al floor. «¿Qué pasó?» da el fallo con su cláusula.",
        "The hand, seats that open, calls to the floor. “What happened?” gives the ruling with its clause.",
    ),
    "door.dealer_open": B("Entrar como crupier", "Enter as dealer"),
    "door.floor": B("Floor", "Floor"),
    "door.floor_about": B(
        "Quién llama, preguntas que el reglamento deja al floor, traslados y sanciones.",
        "Who calls, questions the book leaves to the floor, moves and penalties.",
    ),
    "door.floor_open": B("Entrar como floor", "Enter as floor"),
    "door.commission": B("Comisión", "Commission"),
    "door.commission_about": B(
        "Casos: quién debe hacer qué y hasta cuándo, pruebas, votos, decisión y recurso.",
        "Cases: who must do what by when, evidence, votes, decision and appeal.",
    ),
    "door.commission_open": B("Entrar como comisión", "Enter as commission"),
    "door.desk": B("Inscripción", "Desk"),
    "door.desk_about": B(
        "La caja: inscribir y sentar con el teclado en segundos; reentradas y listas.",
        "The cash desk: enter and seat by keyboard in seconds; re-entries and lists.",
    ),
    "door.desk_open": B("Entrar como inscripción", "Enter as desk"),
    "door.screen": B("Pantalla del reloj", "Clock screen"),
    "door.screen_about": B(
        "Para el televisor de la sala: nivel, ciegas, tiempo, premios. Sigue contando sin red.",
        "For the room's TV: level, blinds, time, prizes. Keeps counting offline.",
    ),
    "door.screen_open": B("Abrir la pantalla", "Open the screen"),
    "door.player": B("Jugador", "Player"),
    "door.player_about": B(
        "Lo que {name} ve en su teléfono: su asiento, sus cambios de mesa, el reloj, los premios.",
        "What {name} sees on the phone: seat, table moves, clock, prizes.",
    ),
    "door.player_open": B("Abrir su página", "Open that page"),
    "door.public": B("Página pública", "Public page"),
    "door.public_about": B(
        "Lo que puede ver cualquiera: asientos, fichas, resultados y los sorteos comprobados.",
        "What anybody may see: seats, chip counts, results and the draws verified.",
    ),
    "door.public_open": B("Abrir la página", "Open the page"),
}
