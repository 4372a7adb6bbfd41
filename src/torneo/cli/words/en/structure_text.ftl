### A structure sheet in words, line by line

entry = Entry
stack = Starting stack
seats = Seats per table
ante = Ante
each_player = paid by each player
big_blind = paid by the big blind
none = none
dates = Dates
languages = Languages
guarantee = Guaranteed
staff = For the staff
registration = Registration
opens = opens { $at }
closes_level = closes at the end of level { $level }
closes_at = closes { $at }
closes_minutes = closes { $minutes } min after the start
reentry = Re-entries
rebuy = Rebuy
addon = Add-on
no_limit = no limit
until = until level { $level }
below = holding { $percent }% of the stack or less
after = after level { $level }
early = earlier, { $chips }
time_bank = Time-bank cards
time_cards = of { $seconds } s: { $start } at the start, { $later_day } a day, { $in_the_money } in the money, { $final_table } at the final
satellite = Satellite for
places = Prizes
paid = to the best { $percent }%
rules = Rules of the variant
level = Level
blinds = Blinds
minutes = Minutes
break = break
at_players = { $players ->
    [one] at { $players } player
   *[other] at { $players } players
}
day = Day { $day }
points = points
