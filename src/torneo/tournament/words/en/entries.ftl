### Sentences about people, entries, purchases and absences.

player_without_name = the player's id or name is missing
player_known = there already is a player '{ $player }'
document_known = document { $document } belongs to another registered player: '{ $player }'
birth_date_unreadable = '{ $born }' is not a possible date of birth; write it as 1990-12-31
too_young = aged { $age } on the day of the event; the least is { $least }
player_barred = '{ $player }' may not enter: { $why }
not_barred = '{ $player }' is not barred
identity_check_missing = the photo document of '{ $player }' must be seen before the seat card is given (day { $day })
identity_check_due = table { $table }: the photo document of { $name } is still to be seen (day { $day })
matter-identity_failure = the player shows no valid document, or a false identity
option-play_after_verification = plays on once the identity is verified
option-disqualification = is disqualified
option-future_ineligibility = is ineligible for future competitions
registration_not_open = registration of session { $session } is not open yet
registration_closed = registration of session { $session } is closed
registration_still_open = registration of session { $session } is still open; only the direction may close it early
prizes_handed_over = prizes are agreed or handed over already: registration of session { $session } is not opened again
registration_over = the time for entries of session { $session } is over: close it
close_not_stated = say when registration of session { $session } closes: either a level or a time
close_in_the_past = the new close of session { $session } is already past; it has to be ahead
matter-registration_close = is the close of registration moved?
option-keep_close = it closes when announced
option-change_close = another close is set
already_in = '{ $player }' is already in with entry { $entry } ({ $stack } in chips)
price = { MONEY($paid) } was handed over; the price is { MONEY($price) }
missed_by_director = only the direction may set another sum for missed blinds
full_stack_due = under this book the whole stack is given ({ $points }), with nothing deducted
entry_not_in = entry { $entry } is not in the event any more
entry_not_seated = entry { $entry } has no seat
nobody_waits = no alternate waits for session { $session }
no_free_seat = session { $session } has no free seat; { $waiting } wait
seats_for_alternates = { $waiting ->
    [one] session { $session }: { $free } free seats and { $waiting } alternate waiting
   *[other] session { $session }: { $free } free seats and { $waiting } alternates waiting
}
no_reentries = this event has no re-entries
never_entered = '{ $player }' has not entered yet: this is no re-entry
disqualified_before = '{ $player }' was disqualified from this event and may not enter again
no_surrender = chips may not be given up for a re-entry in this event: { $stack } are left
reentry_limit = { $used } of { $limit } re-entries are used up
reentry_period = re-entries of session { $session } ended with level { $level }
ticket_without_number = the number of '{ $player }'s satellite seat is missing
ticket_known = satellite seat { $ticket } is already on record
holds_a_ticket = '{ $player }' already holds a satellite seat: { $ticket }
unknown_ticket = there is no satellite seat '{ $ticket }'
ticket_used = satellite seat { $ticket } has been used (entry { $entry })
ticket_forfeited = satellite seat { $ticket } is forfeited: nobody appeared before registration closed
ticket_personal = satellite seat { $ticket } is personal to '{ $player }' and cannot be passed on
no_rebuys = this event has no rebuys
rebuy_limit = { $limit ->
    [one] { $used } of { $limit } rebuy is used up
   *[other] { $used } of { $limit } rebuys are used up
}
rebuy_period = rebuys ended with level { $level }
stack_too_big = holds { $stack } in chips; a rebuy takes { $most } at most
rebuy_too_late = entry { $entry } can no longer rebuy: another hand has begun or its seat is taken
rebuy_owed = entry { $entry } has declared a rebuy already and owes { MONEY($owed) }
rebuy_to_pay = '{ $player }' declared a rebuy and has to pay it: { MONEY($owed) }
buying_over = entry { $entry } has taken the add-on, which was the last purchase
no_addon = this event has no add-on
addon_limit = { $used } of { $limit } add-ons are taken
addon_needs_chips = the add-on takes at least { $least } in chips; there are { $stack }
addon_closed = the add-on is sold only while registration of session { $session } is open
addon_not_yet = the add-on is taken when level { $level } ends
addon_window_over = the time for the add-on, after level { $level }, is over and no more chips are sold
no_early_addon = the add-on cannot be taken early in this event
addon_not_early = level { $level } is over: the add-on is not early, it is taken now
rebuy_first = the rebuy has to be used before the add-on is taken early
early_addon_stack = holds { $stack } in chips; an early add-on takes { $most } at most, or waits for the end of level { $level }
away_already = entry { $entry } is already away
not_away = entry { $entry } is not away
contact_incomplete = write down how the player was tried and what came of it
absence_over = { $minutes ->
    [one] the { $minutes } minute is over: entry { $entry } is out by absence
   *[other] the { $minutes } minutes are over: entry { $entry } is out by absence
}
absence_not_over = { $minutes ->
    [one] entry { $entry } still has part of its { $minutes } minute
   *[other] entry { $entry } still has part of its { $minutes } minutes
}
absence_without_limit = the book sets no limit to absence: the stack of entry { $entry } goes on paying its blinds
absence_limit_over = { $minutes ->
    [one] '{ $player }' has been away for more than { $minutes } minute: out
   *[other] '{ $player }' has been away for more than { $minutes } minutes: out
}
no_refund = play has begun: entry { $entry } is not refunded
refunds_by_the_book = the book settles the refunds and they cannot be others
matter-run_or_cancel = does the event run as published, is it altered, or cancelled?
option-run_as_published = runs as published
option-alter = is altered fairly
option-cancel = is cancelled
missed_without_seat = there is no seat yet: missed blinds ({ $missed }) are counted when the player sits down
note-birth_date_missing = { $name }'s date of birth is missing: check the age
note-identity_check = '{ $player }' was asked for the document
note-seat_card = seat card of '{ $player }': table { $table }, seat { $seat }
note-contact_attempt = tried to reach '{ $player }': { $how }; { $result }
note-stack_on_leaving = entry { $entry } leaves with { $stack } in chips
note-stack_differs = entry { $entry } is back with { $counted } in chips; { $expected } was expected
