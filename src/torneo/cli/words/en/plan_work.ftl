### Where the events of `torneo plan` are played, how far it is, and the files its pictures go to

progress = { $all ->
    [one] { $done } of { $all } event
   *[other] { $done } of { $all } events
}
