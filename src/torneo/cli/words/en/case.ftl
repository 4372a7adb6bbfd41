### `torneo case`: a disciplinary case from its steps, with refusals, deadlines and what is due

refused = NO: { $why }
expected = { "    " }the file expected: { $expected }; it was: { $got }
accepted = accepted
status = Status: { $status }
deadlines = Deadlines at { $at }
dues = To do
nothing = nothing
