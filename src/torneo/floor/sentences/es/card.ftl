### A ruling as a card.

seat = asiento { $seat }
returned = Se devuelve: { $what }
options = El floor elige entre:
infraction = Infracción: { $what }
penalties = Sanciones posibles: { $what }
seconds = { $what ->
    [one] Tiempo: { $what } segundo
   *[other] Tiempo: { $what } segundos
}
must_show = Tiene que mostrar su mano: { $what }
until = Se puede corregir hasta: { $what }
without = sin «{ $what }»
