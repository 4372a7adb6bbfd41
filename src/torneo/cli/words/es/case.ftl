### `torneo case`: a disciplinary case from its steps, with refusals, deadlines and what is due

refused = NO: { $why }
expected = { "    " }el archivo esperaba: { $expected }; salió: { $got }
accepted = aceptado
status = Estado: { $status }
deadlines = Plazos el { $at }
dues = Pendiente
nothing = nada
