### Words of tables.

title = Table sheets
sheet = Table { $table }
entry = No.
origin = Country · Club
notes = Notes
empty = empty
locked = closed
players = { $players ->
    [one] { $players } player
   *[other] { $players } players
}
button = button
final = Final table
sum = Table total
