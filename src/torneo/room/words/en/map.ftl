### Words of the map of tables: its two views, how it is sorted, the menu of a seat or table, moving by hand.

view = How the tables are shown
map = Map
list = List
sort = Order of the tables
sort_table = By number
sort_players = Shortest first
sort_worst = Urgent first
sort_break = Breaking order
carry = { $name }: choose a free seat of another table, or the table to have it drawn (Esc leaves it)
card = Open the card
seat-o = Out
seat-x = Move on the map
seat-m = Move by draw
seat-r = Rebuy
seat-c = Chips
seat-p = Penalty
seat-a = Away or back
table-n = Next hand
table-o = Out
table-h = Halt or release
table-b = Break the table
table-f = Fill the table
table-a = All have arrived
final_lead = Choose the table and, if you like, where it stands; seats are drawn again.

## the page of shortcuts

keys-title = On the map or list of tables
keys-v = map or list
keys-arrows = from one seat to the next
keys-x = move who is in the seat: then the free seat and ↵
keys-menu = what is done most with that seat or table
keys-menu_name = Menu
keys-mouse = Right-click or long press: as Menu. Dragging a player to a free seat: move.
