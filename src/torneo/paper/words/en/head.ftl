### Headings of lists.

entry = Entry
name = Name
document = Document
born = Born
country = Country
club = Club
contact = Contact
needs = Needs
kind = Kind
session = Session
status = Status
table = Table
seat = Seat
stack = Chips
rebuys = Rebuys
addons = Add-ons
paid = To prizes
fees = Fees
refunded = Refunded
bullet = Entry of the player
currency = Currency
method = Payment
at = Time
place = Place
prize = Prize
entries = Entries
