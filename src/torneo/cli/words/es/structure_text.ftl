### A structure sheet in words, line by line

entry = Entrada
stack = Stack inicial
seats = Asientos por mesa
ante = Ante
each_player = lo paga cada jugador
big_blind = lo paga la ciega grande
none = no se juega
dates = Fechas
languages = Idiomas
guarantee = Garantizado
staff = Para el personal
registration = Inscripción
opens = abre { $at }
closes_level = cierra al acabar el nivel { $level }
closes_at = cierra { $at }
closes_minutes = cierra { $minutes } min después de empezar
reentry = Reentradas
rebuy = Recompra
addon = Add-on
no_limit = sin límite
until = hasta el nivel { $level }
below = con el { $percent } % del stack o menos
after = tras el nivel { $level }
early = antes, { $chips }
time_bank = Tarjetas de tiempo
time_cards = de { $seconds } s: { $start } al empezar, { $later_day } por día, { $in_the_money } en premios, { $final_table } en la final
satellite = Satélite para
places = Premios
paid = al { $percent } % mejor
rules = Reglas de la variante
level = Nivel
blinds = Ciegas
minutes = Minutos
break = descanso
at_players = { $players ->
    [one] con { $players } jugador
   *[other] con { $players } jugadores
}
day = Día { $day }
points = puntos
