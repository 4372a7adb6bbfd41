### `torneo structure`: structure sheets at the command line

severities-error = error
severities-warning = warning
severities-note = note
clean = { $file }: no errors or warnings under { $book }
errors = { $n ->
    [one] { $n } error
   *[other] { $n } errors
}
warnings = { $n ->
    [one] { $n } warning
   *[other] { $n } warnings
}
