### Words of the set-up: choosing a sheet, the editor, publishing.

title = New event
choose = Choose a sheet to start from; everything can be changed afterwards.
template-club-night = Club night
template-federation-stop = Circuit stop
template-festival-9 = Festival, 9-handed
template-festival-8 = Festival, 8-handed
template-turbo = Turbo
template-satellite = Satellite
template-pokerfest-2011 = Pokerfest 2011
use = Start from this one
card =
    { $levels ->
        [one] { $levels } level
       *[other] { $levels } levels
    } · { $stack ->
        [one] { $stack } chip
       *[other] { $stack } chips
    } · { $price }
upload = A sheet of your own
upload_why = A YAML or JSON file with the structure, like the one every event lets you download.
file = Structure file
open = Open
copy = Copy another event
file_missing = Choose a file.
file_too_big = The file is over { $most } KB: a structure sheet is much smaller.
file_not_text = The file is no text. Save the sheet as YAML or JSON, in UTF-8.
file_faults = The sheet '{ $file }' could not be read:
line = line { $line }

## the editor

editor = The event's sheet
book = Rulebook
id = Address in the room
id_hint = Letters, digits and hyphens; it becomes part of the addresses.
id_wrong = Write the address with small plain letters, digits and hyphens, 60 at most.
id_taken = There is an event at that address: choose another.
book_unknown = Choose a rulebook from the list.
zone = Time of
expected = Players expected
create = Create the event
create_why = It is created as a draft: nobody can enter until it is published.
check = Check
add_after = Add below
drop = Take out
add-levels = Add level
add-breaks = Add break
add-days = Add day
add-flights = Add flight
add-stack = Add chip
no_days = No days given: one day, without a start time.
no_breaks = No breaks.
offered = Offered
section-levels = Levels
section-breaks = Breaks
section-days = Days and flights
section-stack = Starting chips
section-staff = Staff
staff_why = The book wants these roles named before the event is opened.
required = required by the book

## groups and fields

group-event = The event
group-money = Price
group-registration = Registration
group-reentry = Re-entries
group-rebuy = Rebuys
group-addon = Add-on
group-prizes = Prizes
group-satellite = Satellite
group-rules = Rules of the sheet
group-chips = Chips and length
group-second_person = Another person confirms
group-by_itself = Without asking the director
group-levels = Levels
group-breaks = Breaks
group-days = Days and flights
group-stack = Starting chips
group-payout = Prizes
group-bounty = Bounties
group-deal = Deals
group-rotation = Rotation of games
group-rotation_lasts = Rotation of games
group-rotation_by = Rotation of games
group-dates = Dates
group-time_bank = Time bank
group-table_break_order = Order in which tables break
group-source_table_order = Order of the tables that give up a player
group-published_at = Date of publication
field-name = Name
field-venue = Venue
field-game = Game
field-seats_per_table = Seats per table
field-country = Country
field-languages = Languages at the table
field-scope = Scope
field-official_venue = Official venue
field-currency = Currency
field-entry_price = Entry (to prizes)
field-entry_fee = House fee
field-guarantee = Guaranteed
field-staff_percent = For the staff (%)
field-registration-opens = Opens
field-registration-closes_level = Closes at the end of level
field-registration-closes_at = or closes at
field-registration-closes_minutes = or closes so many minutes after the start
field-registration-capacity = Capacity
field-registration-kept_seats = Seats kept back at each table
field-registration-minimum_entries = Minimum of entries
field-reentry-limit = Re-entries per player
field-reentry-until_level = Until the end of level
field-reentry-per_flight = Per flight
field-reentry-price = Price (to prizes)
field-reentry-fee = Fee
field-reentry-surrender = Chips may be given up
field-rebuy-limit = Rebuys per player
field-rebuy-price = Price (to prizes)
field-rebuy-fee = Fee
field-rebuy-chips = Chips it gives
field-rebuy-stack_limit_percent = With this % of the stack or less
field-rebuy-until_level = Until the end of level
field-addon-limit = Add-ons per player
field-addon-price = Price (to prizes)
field-addon-fee = Fee
field-addon-chips = Chips it gives
field-addon-after_level = When this level ends
field-addon-early_chips = Taken early it gives
field-addon-early_stack_limit_percent = Early, with this % or less
field-payout-kind = Shares
field-payout-places_percent = This % of the field is paid
field-payout-places = or this many places
field-payout-rounding = Rounding
field-payout-minimum_cash = Least prize
field-payout-table = Table of prizes
field-deal-allowed = Deals are allowed
field-deal-champion_per_mille = Kept for the champion (‰)
field-bounty-kind = Bounties
field-bounty-amount = Bounty
field-satellite-target = Gives seats for
field-satellite-seat_value = Worth of a seat
field-satellite-seats = Seats guaranteed
field-ante_kind = Ante
field-heads_up_postflop_order = Heads up, after the flop
field-carry = From several first days goes on
field-turbo = It is a turbo
field-variant_rules = Rules of the variant
field-by_itself-start = Starts the session at its time
field-by_itself-after_break = Goes on when a break is over
field-by_itself-rounds = Gives the signal of hand-for-hand
field-by_itself-moves = Balances the tables where the book orders it
field-by_itself-end = Ends the event with its last hand
field-second_person-payments = Payments of prizes
field-second_person-deals = The decision on a deal
field-second_person-corrections = Corrections that change money
field-chip_values = Chip values of the event
field-level_minutes = Minutes per level
field-stack = Starting chips
field-levels = Levels
hint-country = Two letters: ES, CO, MX
hint-currency = Three letters: EUR, COP, MXN
hint-languages = Codes with commas: es, en
hint-reentry-limit = Empty: no limit; 0: none
hint-reentry-price = Empty: as the entry
hint-reentry-fee = Empty: as the entry
hint-rebuy-limit = Empty: no limit
hint-rebuy-chips = Value×count: 100×10, 500×8
hint-addon-chips = Value×count: 100×10
hint-addon-early_chips = Empty: not sold early
hint-chip_values = All that will be used, with commas
hint-registration-kept_seats = For late comers: the first draw leaves them free
hint-registration-capacity = 0: no limit
hint-payout-rounding = Prizes are multiples of this
hint-ante_kind = Empty: as the book says

## choices

choice-scope-local = local
choice-scope-national = national
choice-scope-international = international
choice-game-horse = HORSE
choice-game-eight_game = Eight-game
choice-game-nine_game = Nine-game
choice-game-empty = as the event
choice-payout-kind-curve = curve
choice-payout-kind-table = the sheet's table
choice-payout-kind-winner_takes_all = winner takes all
choice-bounty-kind-none = none
choice-bounty-kind-fixed = fixed
choice-bounty-kind-progressive = progressive
choice-bounty-kind-mystery = mystery
choice-ante_kind-empty = the book's
choice-ante_kind-big_blind = paid by the big blind
choice-ante_kind-each_player = paid by each player
choice-ante_kind-none = no ante
choice-heads_up_postflop_order-empty = not said
choice-heads_up_postflop_order-button_last = the button acts last
choice-heads_up_postflop_order-button_first = the button acts first
choice-carry-best = the best stack
choice-carry-every = all stacks together

## tables

row-levels = Level { $n }
row-breaks = Break { $n }
row-days = Day { $n }
row-flights = Flight { $n }
row-stack = Chip { $n }
row-languages = Language { $n }
row-chip_values = Chip value { $n }
column-levels-number = Level
column-levels-small_blind = Small blind
column-levels-big_blind = Big blind
column-levels-ante = Ante
column-levels-minutes = Minutes
column-levels-game = Game
column-levels-bring_in = Bring-in
column-levels-small_bet = Small bet
column-levels-big_bet = Big bet
column-breaks-after_level = After level
column-breaks-at_players = or at players
column-breaks-minutes = Minutes
column-breaks-name = Name
column-days-number = Day
column-days-first_level = From level
column-days-last_level = to level
column-days-level_minutes = Minutes per level
column-days-closes = Room closes
column-days-stop_at_players = Stops at players
column-flights-name = Flight
column-flights-starts = Starts
column-stack-value = Value
column-stack-count = How many

## what is found

review = Review
clean = No errors or warnings under { $book }.
counts =
    { $errors ->
        [one] { $errors } error
       *[other] { $errors } errors
    } · { $warnings ->
        [one] { $warnings } warning
       *[other] { $warnings } warnings
    } · { $notes ->
        [one] { $notes } note
       *[other] { $notes } notes
    }
severity-error = Error
severity-warning = Warning
severity-note = Note
missing = Still missing before it opens
nothing_missing = Nothing the book asks for is missing.
preview = How it would play
ends = Should end between { $first } and { $last }
lasts = Should last between { $first } and { $last }
ends_why = { $players ->
    [one] Estimate for { $players } player: it ends when all the chips are worth 50 to 15 big blinds (levels { $from_level } to { $to_level }).
   *[other] Estimate for { $players } players: it ends when all the chips are worth 50 to 15 big blinds (levels { $from_level } to { $to_level }).
}
pool = { $players ->
    [one] { $players } entry: { $pool } in prizes
   *[other] { $players } entries: { $pool } in prizes
}
hour = Time
stakes = Blinds (ante)
minutes = Min
start_blinds = Starting stack (BB)
average_blinds = Average (BB)
beyond = past the sheet
day_ends = The day ends at { $hour }
at_players = { $players ->
    [one] Break of { $minutes } min at { $players } player
   *[other] Break of { $minutes } min at { $players } players
}

## the event's own set-up page

prepare = Set-up
sheet = Structure sheet
edit = Change the sheet
download = Download the sheet
publish = Publish and open registration
publish_why_not = It cannot be published yet: settle what this list has.
published = Published: registration opens by the sheet.
next = And now
to_desk = Desk
to_director = Director
to_screen = Screen
appoint = Save
created = Event created as a draft.
created_with_errors = { $errors ->
    [one] Event created as a draft, with { $errors } error in the sheet: it cannot be published until they are settled.
   *[other] Event created as a draft, with { $errors } errors in the sheet: it cannot be published until they are settled.
}
not_created = { $errors ->
    [one] Nothing was created: there are { $errors } error, each beside its field.
   *[other] Nothing was created: there are { $errors } errors, each beside its field.
}
sheet_errors = { $errors ->
    [one] The sheet has { $errors } error
   *[other] The sheet has { $errors } errors
}
fix = Go to the field

## changing later

change_title = Change the sheet
why = Reason for the change
why_hint = It goes into the journal and the players will see it.
show_effects = See what changes
apply = Apply the change
changes = Changes
no_changes = The sheet is as it was.
no_effects = The change touches nothing that is published or played.
blocked = It cannot be applied like this.
weight-blocked = Not possible
weight-flagged = Published term
weight-touches = Touches
moved_on = Somebody has changed the sheet meanwhile: look again at what changes.
saved = Sheet changed.
