### The formulas known by name.

known-pokerstars-tlb = PokerStars, clasificación de torneos (TLB): puntúa el primer 15 %
known-dr-neau = Dr. Neau, ligas caseras: lo gastado en recompras y add-ons resta
known-partypoker = PartyPoker, clasificación de torneos: puntúa el primer 20 %
known-winamax = Winamax: puntúan los puestos pagados (todos si no se anuncian)
known-full-tilt = Full Tilt Poker: puntúa la primera mitad
known-everest = Everest Poker: puntúa el primer 30 %
known-wsop-online = WSOP en línea: por la bolsa de premios y el puesto relativo
known-linear = Lineal: un punto por jugador superado y uno por jugar
