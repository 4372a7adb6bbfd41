### A ruling as a card.

seat = lugar { $seat }
returned = Devolve-se: { $what }
options = O floor escolhe entre:
infraction = Infração: { $what }
penalties = Penalidades possíveis: { $what }
seconds = { $what ->
    [one] Tempo: { $what } segundo
   *[other] Tempo: { $what } segundos
}
must_show = Tem que mostrar sua mão: { $what }
until = Pode ser corrigido até: { $what }
without = sem «{ $what }»
