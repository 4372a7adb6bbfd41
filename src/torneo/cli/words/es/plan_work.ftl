### Where the events of `torneo plan` are played, how far it is, and the files its pictures go to

progress = { $all ->
    [one] { $done } de { $all } torneo
   *[other] { $done } de { $all } torneos
}
