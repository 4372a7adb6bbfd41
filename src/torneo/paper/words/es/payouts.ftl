### Words of payouts.

title = Hoja de premios
fund = Fondo de premios
entries = { $entries ->
    [one] { $entries } inscripción
   *[other] { $entries } inscripciones
}
fund-collected = Recaudado
fund-overlay = Añade la organización hasta el garantizado
fund-bounties = Apartado para recompensas
fund-staff = Para el personal
fund-prizes = A repartir
ladder = Premios por puesto
seats = Plazas: { $seats }
people = Cobros
paid = Pagado
owed = Pendiente
published = Publicado el { $when } por { $who }
provisional = Provisional: los premios no se han publicado.
changed = Cambio { $number }: { $why }
signs = Dirección del torneo
signs_cash = Caja
