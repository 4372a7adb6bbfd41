### Words of the screens on the wall: the clock and the seats.

clock_title = Clock
seats_title = Seats
blinds = Blinds
bets = Bets
bring_in = Bring-in
ante-big_blind = Ante (big blind)
ante-each_player = Ante (each player)
no_ante = no ante
ante_short = ante { $ante }
level = Level { $level }
day = Day { $session }
time_left = Time left
next_level = Next level
then = After that
last_of_day = Last level of the day
next_break = Break
break_after_this = at the end of this level
break_after = after level { $level }
break_at = { $players ->
    [one] with { $players } player left
   *[other] with { $players } players left
}
break_in = in
minutes = { $minutes } min
mode-break = Break
mode-paused = Clock stopped
mode-before = Starts in
mode-before_late = Before the start
mode-waiting = To be announced
mode-over = Play is over for today
soon = About to start
over_more = Thank you all. The seats of the next day will be published here.
starts_at = Starts { $when }
back_at = Play resumes with level { $level }
draft = This event is being prepared.
cancelled = This event has been cancelled.
finished = Event finished
champion = Champion
players = Players
entered = Entered
of_entries = { $entries ->
    [one] { $entries } entry in all
   *[other] { $entries } entries in all
}
tables = { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
}
table_one = 1 table
average = Average
big_blinds = { $blinds } BB
starting = Starting stack
prizes = Prize pool
prizes_so_far = Prize pool (so far)
places = { $places ->
    [one] { $places } place paid
   *[other] { $places } places paid
}
seats_won = { $places ->
    [one] { $places } seat
   *[other] { $places } seats
}
first_prize = 1st { $amount }
guaranteed = { $amount } guaranteed
registration_until = Registration until
reentries_until = Re-entries until
end_of_level = end of level { $level }
about_hour = about { $hour }
minutes_in = { $minutes } min into play
open = open
to_money = To the money
to_money_more = to go out
to_money_one = to go out
time_of_day = Time
since_start = Since the start
next_out = Next out
hand_for_hand = Hand for hand · round { $round }
last_hands = Last hands: { $hands } to play
break_announced = { $minutes }-minute break when the level ends
in_the_money = Everybody left is in the money
halted = Halted table: { $tables }
table_breaks = Table { $tables } breaks: find your seat on the seats screen
tables_break = Tables { $tables } break: find your seat on the seats screen
walks_more = and { $more } more change seats
walks = { $name } → table { $table }, seat { $seat }
announce-languages_announced = Languages at the tables: { $languages }
announce-rules_displayed = The rules are on display
announce-items_policy = What may be brought into the tournament area is on display
announce-timely_play = Please play in good time
announce-prepare_decks = Dealers: prepare your decks
announce-chip_exchange = Chips are being exchanged: follow your dealer
announce-colour_up = Small chips are being coloured up
announce-chip_race = Chip race: please stay in your seat
announce-level = New level
announce-break = A break is coming
announce-registration_close = Registration closes soon
announce-last_hands = Last hands
announce-redraw = Seats are redrawn
announce-structure = The structure sheet has changed
announce-prizes = Prizes have been published
announce-hand_for_hand = Hand for hand
announce-other = Announcement
spoken-level = Level { $level }.
spoken-blinds = Blinds, { $small } and { $big }.
spoken-ante = Ante, { $ante }.
spoken-break = { $minutes ->
    [one] Break, { $minutes } minute.
   *[other] Break, { $minutes } minutes.
}
spoken-paused = The clock is stopped.
spoken-five = Five minutes left.
spoken-back_five = Play resumes in five minutes.
spoken-minute = One minute left.
spoken-back = Play resumes in one minute.
spoken-test = Sound is on.
sound_on = Turn sound on
sound_off = Turn sound off
sound_locked = Touch the screen or press a key to hear the sound
set = This screen's settings
set_why = Kept in this browser: every screen has its own, also without a connection.
set-sound = Sound
set-tones = Tones
set-voice = Voice
set-voice_lang = The voice speaks
set-lang-own = the screen's language
set-lang-es = Spanish
set-lang-en = English
set-lang-both = Spanish and English
set-no_voice = This browser has no voice for: { $langs }. The tones will sound.
set-when = Sounds at
set-level = A new level
set-break = A break, and the clock stopped
set-five = The last five minutes
set-minute = The last minute
set-news = Announcements
set-every = Seconds for each page of a list
set-try = Try it
set-layout = This screen shows
layout-reloj = Clock
layout-premios = Clock and prizes
layout-asientos = Seats by name
layout-mesas = Tables
layout-imagenes = Pictures
layout_for-reloj = Countdown, blinds, what comes and how many are left. To be seen from afar.
layout_for-premios = The clock and, beside it, the list of prizes, page by page, with who has won.
layout_for-asientos = Everybody by name, page by page, and above who changes seats. For the door.
layout_for-mesas = Every table with its players, seat by seat, page by page.
layout_for-imagenes = The sponsors' pictures, large, with the clock above.
screens_title = Screens
screens_lead = Open the one you want on each television: type its address, read the code or press here. Every screen stays as it is if the connection is lost.
for_phones = For phones
open_it = Open
in_lang = in { $lang }
dress = Logo, text and pictures
dress_why = They come at the foot of every screen, within half a minute. PNG, JPEG or WebP, up to { $mb } MB each.
everywhere = In all events of the room
text_here = Text of this event
text_room = Text of the room, where the event has none
text_in = In { $lang }
logo = Logo
add_logo = Set the logo
sponsor = Picture
sponsors = Pictures
add_picture = Add the picture
remove_picture = Remove
remove_ask = Remove the picture “{ $name }” from the screens?
of_room = whole room
file = File
save_text = Save the text
picture-missing = Choose a file first.
picture-kind = It is no PNG, JPEG or WebP picture: save it as one of these. SVG is not taken.
picture-damaged = The picture is incomplete or damaged: save it again and send it once more.
picture-too_big = The file is over { $most } MB: save it smaller.
picture-too_wide = { $height ->
    [one] The picture is { $width } × { $height } point: at most { $most } a side and 24 million in all.
   *[other] The picture is { $width } × { $height } points: at most { $most } a side and 24 million in all.
}
picture-too_many = { $most ->
    [one] There are { $most } picture already: remove one before you add another.
   *[other] There are { $most } pictures already: remove one before you add another.
}
no_pictures = There are no pictures yet. The director sets them under “Screens”.
to_screens = Other screens
prize_list = Prizes
no_prizes_yet = Prizes are published when registration closes.
no_prizes_here = This event has no prizes in money.
pool_so_far = So far
pool = In all
next_place = next out
still_to_win = To be won
won_already = Won
changing = Changing seats
table_title = Table { $table }
table_final = final table
table_halted = halted
no_tables = No tables are open yet. They will appear here as soon as they are.
page_mark = %from–%to of %all
full = Full screen
controls = Screen controls
offline_plan = Offline: as planned
to_clock = Clock
to_public = Event page
latest = Latest changes
no_moves = Nobody has changed seats in the last half hour.
from = From
to = To
broken = Table { $table } broken
broken_players = { $players ->
    [one] { $players } player change tables
   *[other] { $players } players change tables
}
on_the_way = on the way
arrived = seated
everybody = All seats
find = Find by name or table
found = { $n } of { $all }
no_seats = Seats have not been drawn yet. They will appear here as soon as they are.
more_moves = and { $more } more below
