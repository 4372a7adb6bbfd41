### Words of the first page.

put_away = Fuera de la portada ({ $count })
title = Torneos de esta sala
empty = Todavía no hay ningún torneo. Quien dirige crea el primero a partir de una plantilla: elige el reglamento, los niveles y los precios, y publica la inscripción.
new = Nuevo torneo
director = Dirección
director_for = mesas, reloj, propuestas, premios
floor = Floor
floor_for = llamadas, preguntas, traslados, arbitraje
dealer = Crupier
dealer_for = la tableta de cada mesa
desk = Inscripción
desk_for = entradas, reentradas, asientos
commission = Comisión
commission_for = casos, plazos, decisiones
screen = Pantalla
screen_for = el reloj para el televisor
public = Página pública
public_for = asientos, fichas, resultados
players =
    { $players ->
        [one] { $players } jugador de
       *[other] { $players } jugadores de
    } { $entries ->
        [one] { $entries } inscripción
       *[other] { $entries } inscripciones
    }
phase-draft = en preparación
phase-published = inscripción abierta
phase-running = en juego
phase-ended = terminado
phase-cancelled = cancelado
demo_title = Un torneo de demostración, en vivo
demo_about = Los jugadores son bots; lo demás es de verdad: cada entrada, sorteo, decisión, sanción y premio pasa por las mismas órdenes que da una dirección. Ábralo por cualquiera de sus puertas, en varias ventanas a la vez, y tome el mando cuando quiera.
preparing = Preparando el torneo…
controls = Mandos de la demostración
speed = Velocidad
pause = Pausa
proposals = Las propuestas las acepta…
proposals_auto = la demostración
proposals_mine = yo, desde Dirección
controls_locked = Para cambiar la velocidad, entre primero como dirección (abajo).
left = Tiempo restante
paused = en pausa
blinds = Ciegas (ante)
left_in = Jugadores
tables = Mesas
hand_for_hand = mano por mano
came = { $entries ->
    [one] { $entries } inscripción hasta ahora
   *[other] { $entries } inscripciones hasta ahora
}
next_soon = El próximo torneo empieza enseguida.
group-work = Para llevar el torneo
group-watch = Para mirar y jugar
always = Siempre a mano
always-books = Reglamentos
always-books_about = buscar, leer y comparar los libros
always-rulings = Mesa de arbitraje
always-rulings_about = cuente una jugada y vea qué dice cada reglamento
always-equity = Equidad
always-equity_about = qué parte del bote gana cada mano
always-api = Para programas (API)
always-api_about = lo mismo, para otros programas
account = cuenta
password = La clave de todas las cuentas:
no_account = sin cuenta
door-director = Dirección
door-director_about = El torneo entero: mesas, reloj, propuestas, fichas, premios, correcciones y el diario.
door-director_open = Entrar como dirección
door-dealer = Crupier
door-dealer_about = La mano, asientos libres, llamar al floor. «¿Qué pasó?» da el fallo con su cláusula.
door-dealer_open = Entrar como crupier
door-floor = Floor
door-floor_about = Quién llama, preguntas que el reglamento deja al floor, traslados y sanciones.
door-floor_open = Entrar como floor
door-commission = Comisión
door-commission_about = Casos: quién debe hacer qué y hasta cuándo, pruebas, votos, decisión y recurso.
door-commission_open = Entrar como comisión
door-desk = Inscripción
door-desk_about = La caja: inscribir y sentar con el teclado en segundos; reentradas y listas.
door-desk_open = Entrar como inscripción
door-screen = Pantalla del reloj
door-screen_about = Para el televisor de la sala: nivel, ciegas, tiempo, premios. Sigue contando sin red.
door-screen_open = Abrir la pantalla
door-player = Jugador
door-player_about = Lo que { $name } ve en su teléfono: su asiento, sus cambios de mesa, el reloj, los premios.
door-player_open = Abrir su página
door-public = Página pública
door-public_about = Lo que puede ver cualquiera: asientos, fichas, resultados y los sorteos comprobados.
door-public_open = Abrir la página
always-academy = Academia
always-academy_about = ejercicios con la respuesta del motor; exámenes y certificados
group-learn = Para aprender
door-academy = Academia
door-academy_about = Una jugada, una pregunta y la respuesta con su cláusula, bajo el reglamento que estudie; sin cuenta, en el teléfono.
door-academy_open = Abrir la academia
door-books = Los reglamentos
door-books_about = Los seis libros: buscar, leer, comparar, y ver cada regla en la mesa.
door-books_open = Abrir los libros
