### `torneo scenario`: what it tells of scenario files.

ok = ok
bad = NO
sum = { $n ->
    [one] { $n } scenario, { $ok } ok, { $bad } failed
   *[other] { $n } scenarios, { $ok } ok, { $bad } failed
}
none = there are no scenarios in { $path }
step = step { $n }
start = at the start
expected = { $key }: expected { $expected }, got { $got }
not_ruled = not ruled on yet
fault = the program failed here; the error is its own, neither the book's nor the scenario's: { $error }
missed = Not what the scenario expects:
