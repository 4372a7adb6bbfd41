### `torneo structure`: structure sheets at the command line

severities-error = error
severities-warning = aviso
severities-note = nota
clean = { $file }: sin errores ni avisos con { $book }
errors = { $n ->
    [one] { $n } error
   *[other] { $n } errores
}
warnings = { $n ->
    [one] { $n } aviso
   *[other] { $n } avisos
}
