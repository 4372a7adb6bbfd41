### Lo que se pregunta.

ruling = ¿Cuál es la decisión?
clause = ¿Qué cláusula lo decide?
to_call = ¿Cuánto tiene que añadir el asiento { $seat } para igualar?
min_raise = Si el asiento { $seat } quiere subir, ¿a cuánto en total tiene que subir como mínimo?
min_bet = Si el asiento { $seat } quiere apostar, ¿cuánto como mínimo?
max_raise = ¿A cuánto en total puede subir el asiento { $seat } como máximo?
max_bet = ¿Cuánto puede apostar el asiento { $seat } como máximo?
pot = ¿Cuánto hay ahora en el bote, con todo lo apostado?
pots = ¿Qué botes hay ahora, el principal primero?
returned = ¿Cuántas fichas se le devuelven al asiento { $seat }?
stack = ¿Con cuántas fichas detrás se queda el asiento { $seat }?
next = ¿A quién le toca hablar ahora?
shows_first = ¿Quién muestra primero?
winner = ¿Quién cobra el bote principal?
odd_chip = ¿Quién recibe la ficha indivisible?
live = ¿Está viva la mano del asiento { $seat }?
positions = ¿Dónde están el botón y las ciegas en esta mano?
may = ¿Qué puede hacer ahora el asiento { $seat }?
options = ¿Entre qué respuestas elige el floor?
steps = ¿Qué se hace, y en qué orden?
seconds = ¿De cuánto tiempo dispone el jugador?
until = ¿Hasta cuándo se puede corregir?
part = { $question } En concreto: { $part }
