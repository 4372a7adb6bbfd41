### Words of results.

title = Results
title_now = Standings so far
country = Country
club = Club
tied = tie
bullet = entry no. { $n }
disqualified = disqualified
entries =
    { $entries ->
        [one] { $entries } entry
       *[other] { $entries } entries
    }, { $players ->
        [one] { $players } player
       *[other] { $players } players
    }
pool = Prize pool: { $pool }
still_in = { $players ->
    [one] { $players } player is still in.
   *[other] { $players } players are still in.
}
signs = Tournament direction
part-place = place
part-seat = seat
part-deal = deal
part-closing_time = closing-time split
part-title = title
part-bounty = bounties
part-unclaimed = unclaimed prizes
