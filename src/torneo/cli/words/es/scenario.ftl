### `torneo scenario`: what it tells of scenario files.

ok = bien
bad = NO
sum = { $n ->
    [one] { $n } escenario, { $ok } bien, { $bad } mal
   *[other] { $n } escenarios, { $ok } bien, { $bad } mal
}
none = no hay escenarios en { $path }
step = paso { $n }
start = al empezar
expected = { $key }: se esperaba { $expected }, hay { $got }
not_ruled = todavía no se resuelve sobre esto
fault = el programa ha fallado aquí; es un error suyo, ni del reglamento ni del escenario: { $error }
missed = No es lo que el escenario esperaba:
