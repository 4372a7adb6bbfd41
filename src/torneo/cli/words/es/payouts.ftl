### `torneo payouts`: the prizes of a field, to the last cent

entries = Inscripciones
collected = Recaudado
overlay = Añade la organización
bounties = Recompensas
staff = Para el personal
prizes = A repartir
places = Puestos pagados
seat = plaza { $target }
warning = aviso
