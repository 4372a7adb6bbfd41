### Words of the screens on the wall: the clock and the seats.

clock_title = Reloj
seats_title = Asientos
blinds = Ciegas
bets = Apuestas
bring_in = Bring-in
ante-big_blind = Ante (ciega grande)
ante-each_player = Ante (cada jugador)
no_ante = sin ante
ante_short = ante { $ante }
level = Nivel { $level }
day = Día { $session }
time_left = Tiempo que queda
next_level = Próximo nivel
then = Después
last_of_day = Último nivel del día
next_break = Descanso
break_after_this = al terminar este nivel
break_after = tras el nivel { $level }
break_at = { $players ->
    [one] con { $players } jugador
   *[other] con { $players } jugadores
}
break_in = en
minutes = { $minutes } min
mode-break = Descanso
mode-paused = Reloj parado
mode-before = Comienza en
mode-before_late = Antes de empezar
mode-waiting = Se anuncia el cambio
mode-over = Fin del juego por hoy
soon = Comienza en breve
over_more = Gracias a todos. Los asientos del próximo día se publicarán aquí.
starts_at = Comienza el { $when }
back_at = Se vuelve con el nivel { $level }
draft = Este torneo se está preparando.
cancelled = Este torneo se ha cancelado.
finished = Torneo terminado
champion = Gana el torneo
players = Jugadores
entered = Inscritos
of_entries = { $entries ->
    [one] { $entries } inscripción en total
   *[other] { $entries } inscripciones en total
}
tables = { $tables ->
    [one] { $tables } mesa
   *[other] { $tables } mesas
}
table_one = 1 mesa
average = Promedio
big_blinds = { $blinds } CG
starting = Fichas iniciales
prizes = Premios
prizes_so_far = Premios (hasta ahora)
places = { $places ->
    [one] { $places } puesto
   *[other] { $places } puestos
}
seats_won = { $places ->
    [one] { $places } asiento
   *[other] { $places } asientos
}
first_prize = 1.º { $amount }
guaranteed = garantizados { $amount }
registration_until = Inscripción hasta
reentries_until = Reentradas hasta
end_of_level = fin del nivel { $level }
about_hour = hacia las { $hour }
minutes_in = { $minutes } min de juego
open = abierta
to_money = Para los premios
to_money_more = eliminados faltan
to_money_one = eliminado falta
time_of_day = Hora
since_start = Desde el comienzo
next_out = Próximo eliminado
hand_for_hand = Mano por mano · ronda { $round }
last_hands = Últimas manos: quedan { $hands }
break_announced = Descanso de { $minutes } min al terminar el nivel
in_the_money = Todos los que quedan están en premios
halted = Mesa detenida: { $tables }
table_breaks = La mesa { $tables } se cierra: busque su asiento en la pantalla de asientos
tables_break = Se cierran las mesas { $tables }: busquen su asiento en la pantalla de asientos
walks_more = y { $more } más cambian de asiento
walks = { $name } → mesa { $table }, asiento { $seat }
announce-languages_announced = Idiomas en las mesas: { $languages }
announce-rules_displayed = El reglamento está a la vista de todos
announce-items_policy = A la vista está qué se puede traer a la zona de juego
announce-timely_play = Se ruega jugar sin demoras
announce-prepare_decks = Crupieres: preparen las barajas
announce-chip_exchange = Cambio de fichas: siga a su crupier
announce-colour_up = Se retiran fichas pequeñas
announce-chip_race = Sorteo de fichas: permanezca en su asiento
announce-level = Cambio de nivel
announce-break = Se acerca un descanso
announce-registration_close = La inscripción se cierra pronto
announce-last_hands = Últimas manos
announce-redraw = Nuevo sorteo de asientos
announce-structure = La hoja de estructura ha cambiado
announce-prizes = Premios publicados
announce-hand_for_hand = Mano por mano
announce-other = Aviso de la dirección
spoken-level = Nivel { $level }.
spoken-blinds = Ciegas, { $small } y { $big }.
spoken-ante = Ante, { $ante }.
spoken-break = { $minutes ->
    [one] Descanso de { $minutes } minuto.
   *[other] Descanso de { $minutes } minutos.
}
spoken-paused = El reloj está parado.
spoken-five = Quedan cinco minutos.
spoken-back_five = Se reanuda el juego en cinco minutos.
spoken-minute = Queda un minuto.
spoken-back = Se reanuda el juego en un minuto.
spoken-test = Sonido activado.
sound_on = Activar sonido
sound_off = Quitar sonido
sound_locked = Toque la pantalla o pulse una tecla para oír el sonido
set = Ajustes de esta pantalla
set_why = Se guardan en este navegador: cada pantalla tiene los suyos, también sin conexión.
set-sound = Sonido
set-tones = Tonos
set-voice = Voz
set-voice_lang = La voz habla
set-lang-own = el idioma de la pantalla
set-lang-es = español
set-lang-en = inglés
set-lang-both = español e inglés
set-no_voice = Este navegador no tiene voz para: { $langs }. Sonarán los tonos.
set-when = Suena con
set-level = Nivel nuevo
set-break = Descanso, y reloj parado
set-five = Últimos cinco minutos
set-minute = Último minuto
set-news = Avisos de la sala
set-every = Segundos por página de una lista
set-try = Probar
set-layout = Esta pantalla muestra
layout-reloj = Reloj
layout-premios = Reloj y premios
layout-asientos = Asientos por nombre
layout-mesas = Mesas
layout-imagenes = Imágenes
layout_for-reloj = Cuenta atrás, ciegas, lo que viene y cuántos quedan. Para ver desde lejos.
layout_for-premios = El reloj y, al lado, la lista de premios, por páginas, con quien ya cobra.
layout_for-asientos = Todos por orden de nombre, por páginas, y arriba quien cambia de sitio. Para la entrada.
layout_for-mesas = Cada mesa con sus jugadores, asiento por asiento, por páginas.
layout_for-imagenes = Las imágenes de los patrocinadores, grandes, con el reloj arriba.
screens_title = Pantallas
screens_lead = Abra en cada televisor la que quiera: escriba su dirección, lea el código o pulse aquí. Cada pantalla se queda como está aunque se corte la conexión.
for_phones = Para teléfonos
open_it = Abrir
in_lang = en { $lang }
dress = Logotipo, texto e imágenes
dress_why = Salen al pie de todas las pantallas, en menos de medio minuto. PNG, JPEG o WebP, hasta { $mb } MB cada una.
everywhere = En todos los torneos de la sala
text_here = Texto de este torneo
text_room = Texto de la sala, si el torneo no tiene el suyo
text_in = En { $lang }
logo = Logotipo
add_logo = Poner el logotipo
sponsor = Imagen
sponsors = Imágenes
add_picture = Añadir la imagen
remove_picture = Quitar
remove_ask = ¿Quitar la imagen «{ $name }» de las pantallas?
of_room = toda la sala
file = Archivo
save_text = Guardar el texto
picture-missing = Elija primero un archivo.
picture-kind = No es una imagen PNG, JPEG o WebP: guárdela en uno de esos formatos. Los SVG no se admiten.
picture-damaged = La imagen está incompleta o dañada: vuelva a guardarla y súbala otra vez.
picture-too_big = El archivo ocupa más de { $most } MB: guárdelo más pequeño.
picture-too_wide = { $height ->
    [one] La imagen mide { $width } × { $height } punto: como mucho { $most } de lado y 24 millones en total.
   *[other] La imagen mide { $width } × { $height } puntos: como mucho { $most } de lado y 24 millones en total.
}
picture-too_many = { $most ->
    [one] Ya hay { $most } imagen: quite una antes de añadir otra.
   *[other] Ya hay { $most } imágenes: quite una antes de añadir otra.
}
no_pictures = Todavía no hay imágenes. La dirección las pone en «Pantallas».
to_screens = Otras pantallas
prize_list = Premios
no_prizes_yet = Los premios se publican al cerrarse la inscripción.
no_prizes_here = Este torneo no reparte premios en dinero.
pool_so_far = Hasta ahora
pool = Total
next_place = próximo eliminado
still_to_win = Por ganar
won_already = Ya ganados
changing = Cambian de asiento
table_title = Mesa { $table }
table_final = mesa final
table_halted = detenida
no_tables = Todavía no hay mesas abiertas. Aparecerán aquí en cuanto se abran.
page_mark = %from–%to de %all
full = Pantalla completa
controls = Controles de la pantalla
offline_plan = Sin conexión: según el plan
to_clock = Reloj
to_public = Página del torneo
latest = Últimos cambios
no_moves = Nadie ha cambiado de asiento en la última media hora.
from = De
to = A
broken = Mesa { $table } cerrada
broken_players = { $players ->
    [one] { $players } jugador cambia de mesa
   *[other] { $players } jugadores cambian de mesa
}
on_the_way = en camino
arrived = en su asiento
everybody = Todos los asientos
find = Buscar por nombre o mesa
found = { $n } de { $all }
no_seats = Todavía no se han sorteado los asientos. Aparecerán aquí en cuanto se sorteen.
more_moves = y { $more } más abajo
