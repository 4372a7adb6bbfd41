### Words of the first page.

put_away = Off the first page ({ $count })
title = Events of this room
empty = There is no event yet. The director creates the first one from a template: choose the rulebook, the levels and the prices, and open registration.
new = New event
director = Director
director_for = tables, clock, proposals, prizes
floor = Floor
floor_for = calls, questions, moves, rulings
dealer = Dealer
dealer_for = the tablet of each table
desk = Desk
desk_for = entries, re-entries, seats
commission = Commission
commission_for = cases, time limits, decisions
screen = Screen
screen_for = the clock for the TV
public = Public page
public_for = seats, chip counts, results
players =
    { $players ->
        [one] { $players } player of
       *[other] { $players } players of
    } { $entries ->
        [one] { $entries } entry
       *[other] { $entries } entries
    }
phase-draft = being prepared
phase-published = registration open
phase-running = being played
phase-ended = finished
phase-cancelled = cancelled
demo_title = A demonstration event, live
demo_about = The players are bots; everything else is real: every entry, draw, ruling, penalty and prize goes through the same commands a director gives. Open it by any of its doors, in several windows at once, and take over whenever you like.
preparing = Preparing the event…
controls = Controls of the demonstration
speed = Speed
pause = Pause
proposals = Proposals are accepted by…
proposals_auto = the demonstration
proposals_mine = me, at the console
controls_locked = To change the speed, sign in as director first (below).
left = Time left
paused = paused
blinds = Blinds (ante)
left_in = Players
tables = Tables
hand_for_hand = hand for hand
came = { $entries ->
    [one] { $entries } entry so far
   *[other] { $entries } entries so far
}
next_soon = The next event begins in a moment.
group-work = To run the event
group-watch = To watch and to play
always = Always at hand
always-books = Rulebooks
always-books_about = search, read and compare the books
always-rulings = Rulings desk
always-rulings_about = tell a spot and see what each book says
always-equity = Equity
always-equity_about = the share of the pot each hand wins
always-api = For programs (API)
always-api_about = the same, for other programs
account = account
password = The password of every account:
no_account = no account
door-director = Director
door-director_about = The whole event: tables, clock, proposals, chips, prizes, corrections and the journal.
door-director_open = Enter as director
door-dealer = Dealer
door-dealer_about = The hand, seats that open, calls to the floor. “What happened?” gives the ruling with its clause.
door-dealer_open = Enter as dealer
door-floor = Floor
door-floor_about = Who calls, questions the book leaves to the floor, moves and penalties.
door-floor_open = Enter as floor
door-commission = Commission
door-commission_about = Cases: who must do what by when, evidence, votes, decision and appeal.
door-commission_open = Enter as commission
door-desk = Desk
door-desk_about = The cash desk: enter and seat by keyboard in seconds; re-entries and lists.
door-desk_open = Enter as desk
door-screen = Clock screen
door-screen_about = For the room's TV: level, blinds, time, prizes. Keeps counting offline.
door-screen_open = Open the screen
door-player = Player
door-player_about = What { $name } sees on the phone: seat, table moves, clock, prizes.
door-player_open = Open that page
door-public = Public page
door-public_about = What anybody may see: seats, chip counts, results and the draws verified.
door-public_open = Open the page
always-academy = Academy
always-academy_about = exercises answered by the engine; exams and certificates
group-learn = To learn
door-academy = Academy
door-academy_about = A hand, a question and the answer with its clause, under the book you study; without an account, on a phone.
door-academy_open = Open the academy
door-books = The rulebooks
door-books_about = The six books: search, read, compare, and see each rule at the table.
door-books_open = Open the books
