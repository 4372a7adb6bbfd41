### Words of deal.

title = Acuerdo de reparto
text = Los jugadores que siguen en el torneo acuerdan repartir los premios que quedan como sigue.
number = Acuerdo n.º { $number }
kind = Forma de reparto
kind-icm = ICM
kind-chip_chop = por fichas
kind-even = a partes iguales
kind-custom = a medida
remaining = Premios que quedan
reserve = Se juega por
share = Recibe
proposed = Propuesto el { $when } por { $who }
state = Estado
votes = Votos a favor: { $yes } de { $all }
vote-secret = La votación es secreta.
vote-open = La votación es abierta.
state-proposed = propuesto
state-not_unanimous = sin unanimidad: no hay acuerdo
state-agreed = acordado, pendiente de la dirección
state-applied = acordado y aplicado
state-refused = rechazado por la dirección
state-private = privado: la organización no lo paga
state-withdrawn = retirado
unanimous = Hace falta el acuerdo de todos.
kept = Lo reservado se juega para el campeón.
power = La dirección puede no aplicarlo.
