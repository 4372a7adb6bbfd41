### Words of the registration desk, its lists and its imports.

title = Desk
search = Name, initials or document
search_hint = Some letters and Enter: whoever is found is entered; nobody, if it may be more than one. Arrows choose, Alt+N is a new player, Alt+D the document; outside the box, ? shows the keys.
session = Session
closed = closed
method = Payment
method-cash = Cash
method-card = Card
method-cheque = Cheque
method-transfer = Transfer
method-account = On account
head-entry = Entry
head-name = Name
head-document = Document
head-born = Born
head-country = Country
head-club = Club
head-contact = Contact
head-needs = Needs
head-kind = Kind
head-session = Session
head-status = Status
head-table = Table
head-seat = Seat
head-stack = Chips
head-rebuys = Rebuys
head-addons = Add-ons
head-paid = To prizes
head-fees = Fees
head-refunded = Refunded
head-bullet = Entry of the player
head-currency = Currency
head-method = Payment
head-at = Time
head-place = Place
head-prize = Prize
head-entries = Entries
print_sale = Print on sale
print_sale_about = Each sale prints the seat card with the receipt; before the draw, the receipt. This browser remembers it.
id_seen = Document seen
more = { $count } more: keep typing
unsure = It may be more than one: choose with ↓ or a click. Enter sells to nobody.
nobody = Nobody with '{ $q }'
new_named = New player: { $q }
elsewhere = from another event of the room
open_card = Details
offer-enter = Enter
offer-again = Re-entry
offer-ticket = Enters with a seat won
offer-first = Register and enter
offer-waits = to the waiting list
at = Table { $table }, seat { $seat }
status-registered = Entered, waits for the draw
status-alternate = On the waiting list
status-seated = Playing
status-bagged = Chips bagged
status-out = Out
status-removed = Removed
status-surrendered = Gave up the chips
status-cancelled = Cancelled
status-qualified = Seat won, not here yet
status-forfeited = Seat forfeited
kind-entry = Entry
kind-reentry = Re-entry
kind-ticket = Satellite seat
phase-draft = The event is not published yet
phase-published = The event has not begun yet
phase-running = The event has begun
phase-ended = The event is over
phase-cancelled = The event is cancelled

## what a sale gave

done = Entered
table = Table
seat = Seat
number = no. { $entry }
waits_draw = The seat comes with the draw
waits_list = Number { $place } on the waiting list
seat_card = Seat card
receipt = Receipt
undo = Undo
undo_ask = Cancel the entry of { $name } and give { $amount } back?
see_document = Document seen
document_failed = Not shown, or another person's
document_seen = Document checked
private_link = Link and QR
terms = Terms accepted
print = Print
back = Back to the desk
issue = Hand out the card with its QR
link_why = Their page: seat, clock and prizes
paid = Paid
stack = Chips

## a person's card

person = Player's details
entries_of = Entries
no_entries = No entries yet.
purchases = Purchases and cancellations
act-rebuy = Rebuy
act-pay_rebuy = Pay the declared rebuy
act-declare = Rebuy declared, not paid
act-addon = Add-on
act-early_addon = Early add-on
act-surrender = Give up the chips and re-enter
act-cancel = Cancel and refund
ask-surrender = The chips leave play and { $amount } is charged. Go on?
ask-cancel = The entry is cancelled and { $amount } given back. Go on?
identity = Identity
identity_unseen = Document not checked
document_shown = Document shown
ticket = Satellite seat
ticket_held = Holds seat { $ticket }
ticket_number = Number of the seat
ticket_from = Satellite
ticket_grant = Note a seat won
ticket_to = Pass on to
ticket_transfer = Pass on
correct = Correct the data
save = Save
barred = May not enter: { $why }
owes = owes { $amount }
returned = { $amount } given back
rebuys = { $n ->
    [one] { $n } rebuy
   *[other] { $n } rebuys
}
addons = { $n } add-ons
registered_only = Registered, but not entered:
registered = Registered.

## a new person

new = New player
name = Full name
document = Document
born = Date of birth
country = Country
club = Club
contact = Contact
needs = Special needs
register_enter = Register and enter
register = Only register

## the side

window = Who may enter?
open = Open
shut = Closed
draft = The event is a draft: publish it in Set-up to open registration.
over = The event is over.
until-level = until the end of level { $level }
until-level_hour = until the end of level { $level }, about { $hour }
until-hour = until { $hour }
until-minutes = until { $minutes } min after the start
left = closes in
free = { $free } free seats
inside = { $n } in
not_drawn = not drawn yet
no_limit = no limit
buy-reentry = Re-entries: { $limit }
buy-reentry_level = Re-entries: { $limit }, until the end of level { $level }
buy-rebuy = Rebuys: { $limit }, at { $price }
buy-rebuy_level = Rebuys: { $limit }, at { $price }, until the end of level { $level }
buy-addon = Add-on: { $price }
buy-addon_level = Add-on: { $price }, when level { $level } ends
counts = { $entries ->
    [one] { $inside } in, of { $entries } entry · entry: { $price }
   *[other] { $inside } in, of { $entries } entries · entry: { $price }
}
alternates = Waiting list
nobody_waits = Nobody is waiting.
seat_them = Give out the free seats
no_seats = No free seats: they come in when one falls free or another table opens.
newest = Latest sales
none_yet = No entries yet: look for a player or write down a new one.
owed = Rebuys to be paid
unseen = { $n } playing with the document not checked
close = Close registration of session { $session }
close_ask = Close registration of session { $session }? Nobody else will be able to enter.
lists = Lists
import = Import players
export-players = Players
export-entries = Entries
export-results = Results
download = Download
keys = Keys
key-search = search
key-enter = enter whoever is marked
key-arrows = choose another
key-new = new player
key-document = tick 'document seen'
key-escape = clear the search
close_dialog = Close

## imports

import-title = Import players
import-why = A CSV or XLSX file with one row per player and the names of the columns in the first. Before anything is stored you see which rows are good and which are not.
import-columns = Columns understood: name (or first and last name), document, date of birth, country, club, contact, needs; also in Spanish.
import-limits = { $rows ->
    [one] Up to { $mb } MB and { $rows } row.
   *[other] Up to { $mb } MB and { $rows } rows.
}
import-file = CSV or XLSX file
import-read = Read the file
import-missing = Choose a file.
import-too_big = The file is over { $most } MB. Split it into several.
import-too_many_rows = { $most ->
    [one] The file has over { $most } row. Split it into several.
   *[other] The file has over { $most } rows. Split it into several.
}
import-nothing = The file is empty.
import-not_a_table = '{ $file }' cannot be read as a table: save it as CSV or XLSX.
import-report = { $good } new rows · { $same } already registered · { $bad } with faults
import-bad = Rows with faults
import-bad_why = These rows are not imported. Correct them in the file and read it again: those already registered are not repeated.
import-good = Rows that are imported
import-row = Row
import-column = Column
import-found = It says
import-wrong = What is wrong, and what would be right
import-ignored = Columns not used: { $columns }
import-accept = { $n ->
    [one] Import { $n } player
   *[other] Import { $n } players
}
import-none_good = There is no row to import.
import-progress = { $done } of { $all }
import-stop = Stop here
import-done = { $n ->
    [one] { $n } player imported.
   *[other] { $n } players imported.
}
import-stopped = Stopped: { $n } of { $all } imported. What was imported is kept.
import-refused = Not imported
import-gone = This import is gone: read the file again.
import-again = Read another file
import-more = and { $n } more
fault-no_name_column = there is no column with the name: the first row must say 'name' or 'nombre'
fault-name_missing = the name is missing
fault-name_without_letters = is no name: it needs letters
fault-too_long = { $most ->
    [one] is too long: { $most } character at most
   *[other] is too long: { $most } characters at most
}
fault-document_empty = has neither letters nor digits: write the document's number
fault-date_unreadable = is no date: write 1990-12-31 or { $example }
fault-date_refused = { $why }
fault-country_unknown = is no country: write its name or two letters, such as ES or CO
fault-document_of_other = is the document of { $other }, already registered: check the name or the document
fault-document_twice = is in row { $first } too: each document once
fault-name_known = there already is a player of that name: add the document to tell them apart
fault-name_twice = is in row { $first } too: add the document to tell them apart
