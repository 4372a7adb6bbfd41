### Words of the page of papers.

title = Papers
about = What can be printed now. Each document opens as a PDF in another tab.
about_public = Public documents of the event, to read, print or put into a calendar.
language = Language of the documents
lang-es = Spanish
lang-en = English
print = Open PDF
paper = Paper
size-a4 = A4
size-a6 = A6
size-80mm = 80 mm roll
only_entry = Only entry
only_table = Only table
all = all
links = With each player's private link (those they had stop working)
for = For
structure-about = Terms, schedule, levels and breaks.
structure-one = 1 document
structure-none = The sheet has no levels yet.
seat_cards-about = Table and seat in large type, with a QR code.
seat_cards-count = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
seat_cards-one = 1 card
seat_cards-none = Nobody has been seated yet.
receipts-about = What was paid and the terms the book sets.
receipts-count = { $n ->
    [one] { $n } receipt
   *[other] { $n } receipts
}
receipts-one = 1 receipt
receipts-none = There are no entries yet.
tables-about = Who sits where, a sheet a table.
tables-count = { $n ->
    [one] { $n } table
   *[other] { $n } tables
}
tables-one = 1 table
tables-none = No tables are in play.
moves-about = For those who change tables: the last 30 minutes and whoever is on the way.
moves-count = { $n ->
    [one] { $n } change
   *[other] { $n } changes
}
moves-one = 1 change
moves-none = Nobody has changed tables in the last half hour.
counts-about = The count of each table, with signatures.
counts-count = { $n ->
    [one] { $n } table
   *[other] { $n } tables
}
counts-one = 1 table
counts-none = No tables are in play.
bags-about = A tag for each bag of chips, with signatures.
bags-count = { $n ->
    [one] { $n } bag
   *[other] { $n } bags
}
bags-one = 1 bag
bags-none = No players hold chips.
payouts-about = The fund, prizes by place and what was paid.
payouts-one = 1 document
payouts-none = There is no money from entries yet.
payments-about = A receipt for each prize, to be signed.
payments-count = { $n ->
    [one] { $n } receipt
   *[other] { $n } receipts
}
payments-one = 1 receipt
payments-none = Nobody has won a prize yet.
deal-about = The agreed shares, with signatures.
deal-one = 1 document
deal-none = No deal has been proposed.
results-about = Every place with its prize.
results-one = 1 document
results-none = No places are decided yet.
cases = Cases
cases_note = Confidential: commission and direction only.
case = Case { $case } · { $name }
files = Spreadsheets and calendar
file-entries = Entries
file-results = Results
file-hendon = Results for The Hendon Mob
file-calendar = Schedule as iCal
link = Papers to print
receipt_pdf = Receipt (PDF)
card_pdf = Card (PDF)
job-title = Printing: { $title }
job-waiting = It waits for its turn: big papers are made one at a time.
job-progress = { $all ->
    [one] { $done } of { $all } part
   *[other] { $done } of { $all } parts
}
job-about = The PDF opens by itself when it is ready. You may leave this page and come back to it.
job-ready = Ready.
job-open = Open the PDF
job-cancel = Cancel printing
job-back = Back to the papers
failed-stopped = Printing cancelled: nothing is left of it.
failed-ended = The press has stopped (it ran out of memory, or somebody ended it) and there is another one now. Nothing was printed: ask for it again, or in parts (one table, one entry).
failed-slow = This paper took too long and was given up. Ask for it in parts (one table, one entry).
failed-busy = The press is busy with other papers. Ask for it in a moment.
failed-fault = This paper could not be typeset. What is stored is fine; tell whoever looks after the program.
