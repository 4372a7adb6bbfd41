### Sentences of the clock, the days and the counts.

level_beyond_schedule_end = there is no level { $level }: the last possible one is { $last }
session_begun = session { $session } has already begun or is over
earlier_session_open = session { $session } cannot begin: session { $earlier } is not over
survivors_not_seated = { $players ->
    [one] { $players } player with chips have no seat yet: draw the seats of session { $session } first
   *[other] { $players } players with chips have no seat yet: draw the seats of session { $session } first
}
no_tables = session { $session } has no open tables
seats_not_drawn = { $players ->
    [one] { $players } entrant of session { $session } have no seat: draw them before the start
   *[other] { $players } entrants of session { $session } have no seat: draw them before the start
}
session_to_start = it is time for session { $session }: all tables begin together
session_ready = everybody has a seat: session { $session } can start, all tables together
level_values_missing = level { $level } has no values: the director sets them (proposal: { $small_blind }/{ $big_blind }, ante { $ante })
level_length_missing = nobody has said how long level { $level } lasts
clock_not_at_zero = level { $level } has { $left } left: the next one is not announced until the clock reaches zero
clock_stopped = the clock of session { $session } is stopped: { $why }
clock_running = the clock of session { $session } is running
day_over = the day of session { $session } is over at level { $level }: no other level or hand begins
level_over = level { $level } is over: level { $next } begins
level_not_of_the_day = level { $level } is not played on this day (last level: { $last })
level_is_on = level { $level } is already being played
level_announced_late = { $minutes ->
    [one] level { $level } was announced { $minutes } minute late and began then with all its time
   *[other] level { $level } was announced { $minutes } minutes late and began then with all its time
}
break_running = session { $session } is on its break
no_break_running = session { $session } is not on a break
break_not_over = the break has { $left } left; to cut it short give the reason
break_due = { $minutes ->
    [one] after level { $level } comes a break of { $minutes } minute
   *[other] after level { $level } comes a break of { $minutes } minutes
}
break_at_players =
    { $players ->
        [one] { $players } player or
       *[other] { $players } players or
    } fewer are left: a break { $minutes ->
        [one] of { $minutes } minute is
       *[other] of { $minutes } minutes is
    } due
break_coming = { $minutes ->
    [one] a break of { $minutes } minute is coming: announce it
   *[other] a break of { $minutes } minutes is coming: announce it
}
decks_to_prepare = tell the dealers to prepare their decks
break_over = the break is over
break_postponed = during hand-for-hand breaks are put off until the event is in the prizes
no_break_due = no break is due; for another one give its minutes and the reason
no_break_coming = there is no coming break left to announce
no_last_hands_draw = this book does not draw last hands
last_day = session { $session } plays the last day: no last hands are drawn
day_has_no_end = the day of session { $session } has neither a closing time nor a last level
last_hands_too_early = { $minutes ->
    [one] it is too early to draw the last hands: { $minutes } minute is left and they are drawn with { $from } to { $to } left
   *[other] it is too early to draw the last hands: { $minutes } minutes are left and they are drawn with { $from } to { $to } left
}
last_hands_window_open = { $minutes ->
    [one] { $minutes } minute of the day are left: the last hands are drawn
   *[other] { $minutes } minutes of the day are left: the last hands are drawn
}
last_hands_window_missed = { $to ->
    [one] the moment to draw the last hands has passed ({ $from } to { $to } minute before the end): the director draws at once or lets the clock run
   *[other] the moment to draw the last hands has passed ({ $from } to { $to } minutes before the end): the director draws at once or lets the clock run
}
matter-last_hands_window_missed = The moment to draw the day's last hands has passed
option-draw_now = draw now
option-let_clock_run = let the clock run
window_not_missed = { $minutes ->
    [one] the moment of the draw has not passed: { $minutes } minute of the day are left
   *[other] the moment of the draw has not passed: { $minutes } minutes of the day are left
}
last_hands_drawn = the last hands are already settled: { $hands }
last_hands_running = the last hands are being played: the clock stays stopped and the level does not change
closing_near =
    the room closes { $minutes ->
        [one] in { $minutes } minute
       *[other] in { $minutes } minutes
    }: the { $hands ->
        [one] last { $hands } hand is
       *[other] last { $hands } hands are
    } announced
closing_too_early = { $minutes ->
    [one] { $minutes } minute is left before closing: the last hands are announced with { $from } to { $to } left
   *[other] { $minutes } minutes are left before closing: the last hands are announced with { $from } to { $to } left
}
closing_time_unknown = the sheet does not say when the room closes
day_to_come = another day follows session { $session }: closing time does not end the event
not_seated = entry { $entry } is not seated at a table
still_playing = table { $table } is still playing: stacks are counted once play has stopped
player_signature_missing = the player's signature is missing on the sheet of entry { $entry }
supervisor_signature_missing = the supervisor's signature is missing on the sheet of entry { $entry }
sheet_differs = the count differs by { $difference } from the stack on record: give the cause and a note (misreported, miscounted, lost chips, found chips or other)
count_sheet_missing = the count sheet of entry { $entry } is missing
counts_missing = { $players ->
    [one] { $missing } of the { $players } count of session { $session } are missing
   *[other] { $missing } of the { $players } counts of session { $session } are missing
}
counts_do_not_add_up = { $counted ->
    [one] { $counted } point was counted and there must be { $expected } (difference: { $difference }): check the counts or book the difference
   *[other] { $counted } points were counted and there must be { $expected } (difference: { $difference }): check the counts or book the difference
}
clocks_agree = the event and the computer's clock agree already
day_not_over = the day is not over: level { $level }, { $left } left; to end it earlier give the reason
day_to_finish = session { $session } is over: the chips are put away
survivors_to_seat = the seats of everybody still in are drawn for session { $session }
nothing_to_merge = session { $session } takes no players from an earlier day
