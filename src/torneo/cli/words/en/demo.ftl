### `torneo demo`: what it tells when it is ready.

title = { $entries ->
    [one] Torneo · live demonstration: { $entries } player, { $book }, at { $speed }× the clock
   *[other] Torneo · live demonstration: { $entries } players, { $book }, at { $speed }× the clock
}
open = Open:
accounts = Accounts (password { $password }):
stop = Ctrl+C ends it. Data: { $data } (thrown away; --keep keeps them).
