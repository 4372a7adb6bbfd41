### Words of every paper.

page = Page { $page } of { $pages }
card = { $card } of { $cards }
printed = Printed
rules = Rulebook
table = Table
seat = Seat
player = Player
chips = Chips
total = Total
entry = Entry no. { $entry }
session = Session { $session }
place = Place
amount = Amount
prize = Prize
document = Document
signature = Signature
supervisor = Supervisor
direction = Tournament direction
nothing = There is nothing to print yet.
