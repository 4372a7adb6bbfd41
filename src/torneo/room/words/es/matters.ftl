### Words of what a ruling leaves open at a table until somebody does it.

title = Pendiente en esta mesa

## what it is

question = Espera la respuesta del floor
infraction = Infracción: { $what }
returned = Devolver fichas
steps-now = Hacer ahora
steps-street = Al acabar la ronda de apuestas
steps-last_street = Antes de la última calle
steps-next_hand = Para la mano siguiente
due-street = Ahora, antes de la calle que viene
due-last_street = Ahora, antes de la última calle
due-next_hand = Ahora, antes de repartir la mano siguiente
of = { $who }: { $what }
who = { $name } (asiento { $seat })
penalties = Sanciones posibles:
floor_knows = el floor lo tiene en su lista

## what settles it

done = Hecho
answer = Responder…
record = Anotar y sancionar…
no_penalty = Sin sanción
record_title = Infracción de la resolución { $number }
record_do = Anotar la infracción
clause = Cláusula
settled = Esto ya está resuelto.
never_happened = El hecho se deshizo: no hay infracción que anotar.

## the mark of a table

mark-question = pregunta
mark-infraction = infracción
mark-steps = algo por hacer
