### Words of structure.

title = Structure sheet
terms = Terms
schedule = Schedule
levels = Levels
staff = Authorities
level = Level
blinds = Blinds
bets = Bets
ante = Ante
ante_big_blind = Ante (BB)
bring_in = Bring-in
game = Game
minutes = Minutes
break = Break
break_at = { $players ->
    [one] Break when { $players } player is left
   *[other] Break when { $players } players are left
}
day = Day { $day }
flight = Flight { $name }
levels_to = levels { $first } to { $last }
from_level = from level { $first } to the end
stops_at = { $players ->
    [one] stops with { $players } player left
   *[other] stops with { $players } players left
}
ends = ends on { $when }
set_later = to be set
published = Published on { $when }
term-game = Game
term-variant_rules = Rules of the variant
term-entry = Entry
term-guarantee = Guaranteed
term-stack = Starting stack
term-seats = Seats per table
term-registration = Registration
term-capacity = Capacity
term-minimum = Fewest entries
term-reentry = Re-entries
term-rebuy = Rebuy
term-addon = Add-on
term-ante = Ante
term-bounty = Bounties
term-satellite = Satellite
term-payout = Payouts
term-staff = For the staff
term-deal = Deals
term-time_bank = Time-bank cards
term-languages = Languages at the table
opens = opens on { $when }
closes_level = closes at the end of level { $level }
closes_at = closes on { $when }
closes_minutes = closes { $minutes } min after the start
no_limit = no limit
none = none
at_most = { $count } at most
per_flight = { $count } per flight
until_level = until level { $level }
surrender = chips may be given up
stack_limit = holding { $percent }% of the starting stack or less
gives = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
after_level = after level { $level }
early = { $points ->
    [one] earlier: { $points } point
   *[other] earlier: { $points } points
}
chip = { $count } × { $value }
ante-each_player = paid by each player
ante-big_blind = paid by the big blind
ante-none = none
bounty-fixed = { $amount } a knock-out
bounty-progressive = { $amount }, progressive: { $percent }% to the hunter
bounty-mystery = mystery envelopes
satellite = seats worth { $value } in { $target }
payout-curve = curve
payout-table = the organiser's table
payout-winner_takes_all = winner takes all
places_percent = { $percent }% of the field
places = { $places ->
    [one] { $places } place
   *[other] { $places } places
}
minimum_cash = at least { $amount }
deal-yes = allowed
deal-no = not allowed
champion = { $percent }% is kept for the champion
time_bank = { $seconds } s each; { $start } at the start, { $later } a day, { $money } in the money, { $final } at the final table
