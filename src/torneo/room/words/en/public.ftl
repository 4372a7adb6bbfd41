### Words of the event's public pages.

played_by = Played under { $book }
screen = Big-screen clock
seats = Seats
results = Results and chip counts
draws = Verify the draws
sections = Parts of the page
counts = Chip counts
counts_note = As of the last hand each table reported.
no_counts = No chips are in play yet. This will show who is ahead.
places = Places
no_places = Nobody has been eliminated yet.
see_all = See all ({ $n })
see_results = See all places
place = Place
prize = Prize
bullet = entry no. { $n }
tied = { $n }-way tie
ticket = seat won
disqualified = disqualified
part-place = place
part-seat = seat
part-deal = deal
part-closing_time = closing-time split
part-title = title
part-bounty = bounties
part-unclaimed = unclaimed prizes
players_left = { $alive } of { $entries } left
tables = { $n ->
    [one] { $n } table
   *[other] { $n } tables
}
alternates = { $n } waiting for a seat
sheet = Structure sheet
sheet_note = The sheet in force, for everybody to read.
sheet_not_public = The structure sheet will be shown here once the direction publishes it.
schedule = Schedule
day = Day { $day }
flight = flight { $name }
levels_to = levels { $first } to { $last }
from_level = from level { $first }
to_the_finish = to the finish
until = until { $when }
levels = Levels
level = Level
blinds = Blinds
ante = Ante
minutes = Minutes
break = Break
break_at = { $players ->
    [one] { $minutes }-minute break when { $players } player is left
   *[other] { $minutes }-minute break when { $players } players are left
}
chips = Starting chips
chip_row = { $count } × { $value }
variant_rules = Rules of the variant
ladder = Prizes by place
no_ladder = Prizes are published when registration closes.
pool = Prize fund
pool_so_far = Prize fund so far
term-game = Game
term-venue = Venue
term-buy_in = Buy-in
term-guarantee = Guaranteed
term-stack = Starting stack
term-seats_per_table = Seats per table
term-opens = Registration opens
term-closes_level = Registration closes at the end of level
term-closes_at = Registration closes
term-closes_minutes = Registration closes after minutes of play
term-capacity = Capacity
term-reentries = Re-entries
term-rebuy = Rebuy
term-addon = Add-on
term-staff_percent = Of the fund, for the staff
term-languages = Languages at the table
unlimited = unlimited
none = none
draws_title = Draws anyone can verify
draws_how = Before anything is drawn the room publishes the fingerprint (SHA-256) of a secret seed. When the session is over the seed is revealed: with it anybody can do every draw again and see that it came out that way.
draws_file = Download the proof (JSON)
draws_command = To verify it on your own computer:
commitment = Published fingerprint
seed = Seed
seed-not_revealed = secret until the session is over
seed-right = matches the fingerprint
seed-wrong = does NOT match the fingerprint
seed-unreadable = cannot be read
session = Day { $session }
draw = Draw
for-seats = Seats at the start
for-new_seats = New seats for everybody
for-final_table = Seats at the final table
for-seat_of_entry_N = Seat of entry no. { $n }
for-seats_of_table_N = Seats of those who leave table { $n }
for-seat_cards_for_table_N = Seat cards for table { $n }
for-order_of_table_N = { $n ->
    [one] Order in which table { $n } draw
   *[other] Order in which table { $n } draws
}
for-player_for_table_N = Who goes to table { $n }
for-race_of_N_at_table_N = Chip race for { $n } at table { $m }
for-last_hands = Last hands of the day
for-waiting_list = Order of the waiting list
for-uncovered_error_of_decision_N = Error without a rule, decision { $n }
for-envelope_of_entry_N = Bounty envelope of entry no. { $n }
picked = Picked
of_pool = { $picked } of { $pool }
checked = Check
right = comes out the same
wrong = does NOT come out the same
later = once the seed is revealed
no_draws = Nothing has been drawn yet.
no_sessions = No sessions have been published yet.
find = Find by name
