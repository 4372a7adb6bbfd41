### Words of payments.

title = Recibos de premio
card = Recibo de premio
place = Puesto { $place }
received = Recibe
parts = Se compone de
before = Cobrado antes
method = Forma de pago
registered = La entrada se pagó por: { $method }
avoid_cash = El libro pide evitar el efectivo.
ticket = Plaza ganada: { $ticket }
player_signs = Firma del jugador
cash_signs = Firma de caja
settled = Pagado el { $when }: { $method }
deferred = Aplazado el { $when }
other_form = Otra forma de entrega ({ $detail }), { $when }
part-place = puesto
part-seat = plaza
part-deal = acuerdo
part-closing_time = reparto por cierre
part-title = título
part-bounty = recompensas
part-unclaimed = premios sin dueño
