### Words for the codes that events and states carry: causes, kinds, penalties, statuses.

## why somebody sits, moves or a table closes

late = late entry
alternate = from the waiting list
balance = balancing
break = broken table
broken = broken into the others
final_table = final table
redraw = new draw
merge = draw of the day
day_over = end of the day
swap = swap of two players
director = the direction's decision
special_needs = special need
wrong_seat = was in the wrong seat
recorded_seat = in fact sits there
seat_corrected = back to the right seat
seats_swapped = each back to his seat
sits_elsewhere = in fact sits there
drawn = by draw

## causes of chips

starting_stack = starting stack
rebuy = rebuy
addon = add-on
race = race
race_rescue = race: nobody goes out by it
exchange = exchange
found = chips found
found_late = retired chips found
retired_remainder = remainder without compensation
count = difference of a count
hidden = hidden chips
out_of_sight = out of sight
in_transit = in transit
correction = correction
wrong_stack = wrong stack
surrendered = surrendered
entry_cancelled = entry cancelled
chip_forfeiture = chips forfeited
missed_blinds = missed blinds
new_stage = new stage
absence = absence
no_show = did not come
disqualified = disqualified
disqualification = disqualification
expulsion = expulsion
expelled = expelled
banned = banned in another event
identity = identity
exclude = exclusion
misreported = misreported
miscounted = miscounted
lost_chips = lost chips
found_chips = found chips
other = other

## sessions and events

levels = levels played
time = time
players = players
hands = last hands
money = everybody left is paid
one_table = one table is left
direction = the direction
last_hands = last hands of the day
hand_dead = hand dead
check = check
action_demanded = asked to act once more
in_time = in time
more_time = more time

## draws

seat_cards = seat cards of the broken table
seats_of_broken_table = seats of the broken table
order_of_players = order of the players
card_for_each_player = a card for each player
fouled_void = fouled deck or deal
misdeal = misdeal
button = button
who_moves = who moves

## prizes

icm = ICM
chip_chop = by chips
even = in equal parts
custom = custom
proposed = proposed, to be voted on
not_unanimous = not agreed by all
agreed = agreed, awaiting the director
applied = carried out
refused = not approved
private = left to the players
withdrawn = withdrawn
deal = deal
closing_time = closing of the room
place = place
seat = seat
title = title
bounty = bounties
unclaimed = unclaimed prizes
paid = paid
deferred = handed over later
other_form = in another form
cash = cash
payments = payments
deals = deals
corrections = corrections
transfer = transfer
cheque = cheque
card = card

## penalties

no_penalty = no penalty
other_penalty = other penalty
verbal_admonition = verbal admonition
verbal_warning = verbal warning
missed_hands = missed hands
missed_rounds = missed rounds
in_event_fine = fine
timed_suspension = timed suspension
ban_from_later_events = ban from later events
pending = waits for the end of the hand
serving = being served
done = served
lifted = lifted
open = open
review_by_director = review by the director
uphold = upheld
lift = lifted
seen = seen to
soft_play = soft play
chip_dumping = chip dumping
collusion = collusion
no_violation = no violation
conduct = conduct
mistake = mistake at the table

## notes and announcements

languages_announced = languages announced
rules_displayed = rules on display
items_policy = permitted items on display
timely_play = timely play announced
prepare_decks = dealers told to prepare their decks
chip_exchange = exchange of chips announced
colour_up = colour-up announced
chip_race = chip race announced
level = level announced
registration_close = close of registration announced
structure = change of structure announced
prizes = prizes announced
hand_for_hand = hand-for-hand announced
announcements_ended = announcements taken off the screens
arrival = arrival at the venue
object_removed = object removed from the table
clause_set_aside = clause set aside in this case
ruling_basis = basis of the ruling
random_draw = decision by draw
chips_reconciled = chips reconciled
found_chips_to_inventory = found chips to the inventory
found_chips_returned = found chips returned
retired_chips_exchanged = retired chips exchanged
level_announced_late = level announced late
final_table_observers = observers of the final table
all_in_not_frozen = all-in completed without waiting
broken_out_of_order = table broken out of the order announced
birth_date_missing = date of birth missing
identity_check = document asked for
seat_card = seat card handed out
contact_attempt = attempt to reach the player
stack_on_leaving = stack on leaving
stack_differs = stack differs from the one left

## statuses of entries and sessions

registered = registered
seated = seated
bagged = bagged
out = out
removed = removed
cancelled = cancelled
qualified = qualified
forfeited = forfeited
planned = planned
running = running
finished = finished

## objects, ways to reach somebody, more announcements

public_address = over the loudspeakers
telephone = by telephone
message = by message
card_protector = card protector
food = food
drink = drink
foreign_chip = foreign chip
personal_object = personal object
stopped = stopped by the direction or the floor
