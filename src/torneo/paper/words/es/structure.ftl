### Words of structure.

title = Hoja de estructura
terms = Condiciones
schedule = Programa
levels = Niveles
staff = Autoridades
level = Nivel
blinds = Ciegas
bets = Apuestas
ante = Ante
ante_big_blind = Ante (CG)
bring_in = Bring-in
game = Juego
minutes = Minutos
break = Descanso
break_at = { $players ->
    [one] Descanso al quedar { $players } jugador
   *[other] Descanso al quedar { $players } jugadores
}
day = Día { $day }
flight = Salida { $name }
levels_to = niveles { $first } a { $last }
from_level = desde el nivel { $first } hasta el final
stops_at = { $players ->
    [one] se detiene con { $players } jugador
   *[other] se detiene con { $players } jugadores
}
ends = acaba el { $when }
set_later = por fijar
published = Publicada el { $when }
term-game = Juego
term-variant_rules = Reglas de la variante
term-entry = Entrada
term-guarantee = Garantizado
term-stack = Stack inicial
term-seats = Asientos por mesa
term-registration = Inscripción
term-capacity = Plazas
term-minimum = Mínimo de inscritos
term-reentry = Reentradas
term-rebuy = Recompra
term-addon = Add-on
term-ante = Ante
term-bounty = Recompensas
term-satellite = Satélite
term-payout = Reparto
term-staff = Para el personal
term-deal = Acuerdos
term-time_bank = Tarjetas de tiempo
term-languages = Idiomas en la mesa
opens = abre el { $when }
closes_level = cierra al acabar el nivel { $level }
closes_at = cierra el { $when }
closes_minutes = cierra { $minutes } min después de empezar
no_limit = sin límite
none = no hay
at_most = { $count } como máximo
per_flight = { $count } por salida
until_level = hasta el nivel { $level }
surrender = se pueden entregar las fichas
stack_limit = con el { $percent } % del stack inicial o menos
gives = { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
after_level = tras el nivel { $level }
early = { $points ->
    [one] antes: { $points } punto
   *[other] antes: { $points } puntos
}
chip = { $count } × { $value }
ante-each_player = lo paga cada jugador
ante-big_blind = lo paga la ciega grande
ante-none = no se juega
bounty-fixed = { $amount } por eliminación
bounty-progressive = { $amount }, progresiva: { $percent } % al cazador
bounty-mystery = sobres sorpresa
satellite = plazas de { $value } para { $target }
payout-curve = curva
payout-table = tabla de la organización
payout-winner_takes_all = todo al campeón
places_percent = { $percent } % de los inscritos
places = { $places ->
    [one] { $places } puesto
   *[other] { $places } puestos
}
minimum_cash = mínimo { $amount }
deal-yes = se permiten
deal-no = no se permiten
champion = { $percent } % se reserva al campeón
time_bank = { $seconds } s cada una; { $start } al empezar, { $later } por día, { $money } en premios, { $final } en mesa final
