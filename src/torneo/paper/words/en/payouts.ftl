### Words of payouts.

title = Payout sheet
fund = Prize fund
entries = { $entries ->
    [one] { $entries } entry
   *[other] { $entries } entries
}
fund-collected = Collected
fund-overlay = Added by the organiser up to the guarantee
fund-bounties = Set apart for bounties
fund-staff = For the staff
fund-prizes = To be shared
ladder = Prizes by place
seats = Seats: { $seats }
people = Payments
paid = Paid
owed = Owed
published = Published on { $when } by { $who }
provisional = Provisional: prizes are not published yet.
changed = Change { $number }: { $why }
signs = Tournament direction
signs_cash = Cashier
