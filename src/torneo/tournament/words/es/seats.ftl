### Sentences of draws, seats and moves.

commitment_unreadable = «{ $commitment }» no es un compromiso: es el SHA-256 de la semilla, 64 cifras hexadecimales
draw_at_the_venue = el libro quiere el sorteo en la sede del torneo, y la hoja no dice cuál es
seed_in_use = { $draws ->
    [one] la sesión { $session } ya tiene { $draws } sorteo con su semilla: revélela antes de comprometer otra
   *[other] la sesión { $session } ya tiene { $draws } sorteos con su semilla: revélela antes de comprometer otra
}
seed_revealed = la semilla de la sesión { $session } ya es pública: para sortear hay que comprometer otra
nobody_to_seat = no hay nadie por sentar en la sesión { $session }
not_enough_seats =
    { $players ->
        [one] hay { $players } jugador y
       *[other] hay { $players } jugadores y
    } { $seats ->
        [one] { $seats } asiento libre
       *[other] { $seats } asientos libres
    } en la sesión { $session }: abra más mesas
session_over = la sesión { $session } ha terminado
table_number = no se pueden abrir las mesas { $table } a { $until }: los números van de 1 a { $highest }, en orden
seats_of_a_table = { $most ->
    [one] una mesa tiene de { $fewest } a { $most } asiento, no { $seats }
   *[other] una mesa tiene de { $fewest } a { $most } asientos, no { $seats }
}
table_in_use = la mesa { $table } ya está en uso en la sesión { $session }
last_table = la mesa { $table } es la única de la sesión: no hay adónde llevar a sus jugadores
table_full = la mesa { $table } no tiene asientos libres
entry_without_seat = la inscripción { $entry } no tiene asiento (estado: { $status })
in_a_hand = la inscripción { $entry } está jugando la mano { $hand } de la mesa { $table }: se mueve cuando termine
other_session = la mesa { $table } es de la sesión { $session }, no de la { $entry_session }
seat_taken = el asiento { $seat } de la mesa { $table } está ocupado por la inscripción { $entry }
seat_locked = el asiento { $seat } de la mesa { $table } está bloqueado
seat_reserved = el asiento { $seat } de la mesa { $table } está reservado para { $player }
seat_not_kept = el asiento { $seat } de la mesa { $table } no está ni bloqueado ni reservado
seat_missing = diga qué mesa y qué asiento se le dan a la inscripción { $entry }
apart_from_himself = no se puede separar a { $player } de sí mismo
kept_apart_already = { $player } y { PLAYER($other) } ya se sientan en mesas distintas
not_kept_apart = { $player } y { PLAYER($other) } no estaban separados
already_there = la inscripción { $entry } ya está en la mesa { $table }, asiento { $seat }
nobody_on_the_way = nadie está de camino a la mesa { $table }
already_arrived = la inscripción { $entry } ya ha llegado a la mesa { $table }, asiento { $seat }
players_on_the_way = en la mesa { $table } faltan por llegar los asientos { $seats }: no quedan dos jugadores para la mano
no_swap = los jugadores no pueden intercambiar sus asientos, aunque ambos quieran
swap_impossible = las inscripciones { $entry } y { PLAYER($other) } no pueden intercambiarse
moved_by_direction = de la mesa { TABLE($from_table) }, asiento { $from_seat }, a la mesa { $table }, asiento { $seat }: { $why }
special_needs_seat = de la mesa { TABLE($from_table) }, asiento { $from_seat }, a la mesa { $table }, asiento { $seat }, por una necesidad especial
arrival_open = la inscripción { $entry } va hacia la mesa { $table }, asiento { $seat }: confirme su llegada
wrong_seat = estaba por error en la mesa { TABLE($from_table) }, asiento { $from_seat }: va a la mesa { $table }, asiento { $seat }, con { $stack }
sits_elsewhere = le tocaba la mesa { TABLE($from_table) }, asiento { $from_seat }, y está en la mesa { $table }, asiento { $seat }
wrong_stack = la inscripción { $entry } empezó con { $started_with } y le correspondían { $right }: lo decide el director (asunto «wrong_stack»)
stack_was_right = la inscripción { $entry } empezó con { $right }, que es lo correcto
table_to_break =
    { $players ->
        [one] el { $players } jugador de
       *[other] los { $players } jugadores de
    } la mesa { $table } caben en las demás ({ $seats ->
        [one] { $seats } asiento libre
       *[other] { $seats } asientos libres
    }): toca cerrarla
table_broken = se cierra la mesa { TABLE($from_table) }: del asiento { $from_seat } a la mesa { $table }, asiento { $seat }, con { $stack }
no_cards_in_this_draw = con este libro los asientos de la mesa { $table } se sortean sin cartas
a_card_for_each_player = hace falta una carta por cada jugador de la mesa { $table }: asientos { $seats }
deck_card_unreadable = «{ $card }» (asiento { $seat }) no es una carta: escriba, por ejemplo, Ah o 10c
deck_card_twice = la carta { $card } está dos veces
must_post_big_blind = la inscripción { $entry } asume la posición que le toca y pone la ciega grande
no_second_big_blind = la inscripción { $entry } no viene de ser ciega grande en una mesa cerrada o no le toca otra vez: no hay elección
note-broken_out_of_order = se cierra la mesa { $table }; según el orden anunciado tocaba la { $planned }
matter-special_needs = un jugador pide un asiento por una necesidad especial
option-accommodate = se le da un asiento adecuado
option-accommodate_in_part = se atiende en parte
option-not_possible = no es posible, y consta por qué
matter-wrong_stack = un jugador empezó en el asiento equivocado con un stack que no era el suyo
option-correct_the_stack = se corrige la diferencia con el stack inicial y va a su asiento
option-keep_the_stack = va a su asiento con el stack que tiene
matter-second_big_blind = un jugador de una mesa cerrada que acaba de ser ciega grande vuelve a serlo
option-post_and_play = pone la ciega grande y juega
option-sit_out = no juega esa mano
draw-seat_cards = las tarjetas de asiento, barajadas
draw-order_of_players = el orden en que los jugadores toman las tarjetas
draw-card_for_each_player = una carta para cada jugador
draw-seats_of_broken_table = los asientos de la mesa cerrada
tables_to_open = inscritos de la sesión { $session } sin asiento: { $players }; mesas que faltan: { $tables } (de la { $first } a la { $last })
no_seat_left = no queda ningún asiento libre en la sesión { $session } y la inscripción sigue abierta: quien llegue tendría que esperar (ya esperan: { $waiting })
seed_to_reveal = la sesión { $session } ha terminado y su semilla sigue en secreto: al revelarla, cualquiera puede comprobar los sorteos ({ $draws })
seats_to_draw = inscritos de la sesión { $session } sin asiento: { $players }; mesas abiertas: { $tables }
