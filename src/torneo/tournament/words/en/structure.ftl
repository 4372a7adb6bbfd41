### The event as such: changes of its sheet, matters, receipts.

no_event = no event has been created yet
event_exists = the event '{ $event }' already exists
event_without_id = the event needs an id
book_differs = the event names the book '{ $found }', but '{ $book }' is the one in use
policies_wrong = the policies are wrong: { $said }
unknown_staff_role = there is no role '{ TYPED($named) }'; there are: { $known }
role_must_be_named = the role { $said } may not be left vacant: name somebody else
nothing_to_change = there is nothing to change
missing_before_opening = before the event is opened this is missing: { $missing }
sheet_has_faults = { $count ->
    [one] the structure sheet has { $count } error, in: { $fields }
   *[other] the structure sheet has { $count } errors, in: { $fields }
}
sheet_unreadable = { $count ->
    [one] the changes cannot be understood ({ $count } error), in: { $fields }
   *[other] the changes cannot be understood ({ $count } errors), in: { $fields }
}
change_makes_faults = { $count ->
    [one] with the change the sheet would have { $count } error, in: { $fields }
   *[other] with the change the sheet would have { $count } errors, in: { $fields }
}
change_needs_reason = the sheet is already published: the reason for the change has to be given
change-level_played = level { $level } has been or is being played: it cannot change
change-level_minutes = { $now ->
    [one] levels after { $level } last { $now } minute instead of { $was }
   *[other] levels after { $level } last { $now } minutes instead of { $was }
}
change-session_used = session { $session } has entries or has begun: it cannot be taken away
change-closing_moves = registration closes at { $now } instead of { $was }
change-closed_already = registration has already closed (session { $sessions }): it is opened again on the page Clock, “Reopen registration”, with a reason
change-stacks_given = { $entries ->
    [one] { $entries } entry already hold their chips: the starting stack cannot change
   *[other] { $entries } entries already hold their chips: the starting stack cannot change
}
change-published_term = a published condition of participation changes ({ $field }); entries already sold: { $entries }
change-entries_sold = { $entries ->
    [one] { $entries } entry was already sold at { MONEY($was) }; the next ones will cost { MONEY($now) }
   *[other] { $entries } entries were already sold at { MONEY($was) }; the next ones will cost { MONEY($now) }
}
change-prize_pool = { $entries ->
    [one] the prizes change with { $entries } entry sold
   *[other] the prizes change with { $entries } entries sold
}
change-rebuys_taken = { $taken ->
    [one] { $taken } rebuy was already taken under the old terms
   *[other] { $taken } rebuys were already taken under the old terms
}
change-addons_taken = { $taken } add-ons were already taken under the old terms
change-tables_open = { $tables ->
    [one] { $tables } table is open and keep their seats
   *[other] { $tables } tables are open and keep their seats
}
level_is_set = level { $level } already has values; the first one without is { $next }
level_not_blank = level { $level } is not a blank of the sheet: it comes after the last one
level_values = the values of level { $level } are wrong ({ $found }): the big blind must be above the small one and the ante not above the big one
amounts_on_sheet = the book gives no amounts for rebuys or add-ons: the sheet does
amounts_fixed = rebuys and add-ons are fixed before the start: they can no longer change
sheet_not_public = the structure sheet is not published yet
missing_level_due = level { $level } has no values in the book: confirm { $small }/{ $big } with ante { $ante } or set others
level_beyond_schedule_due = level { $level } is not on the sheet: { $small }/{ $big } with ante { $ante } is proposed
note-languages_announced = languages allowed at the tables: { $languages }
matter-missing_level = values of a level the book leaves blank
matter-level_beyond_schedule = values of a level past the last of the sheet
matter-rebuy_amounts = chips that the rebuy and the add-on give
matter-schedule_change = change of a schedule already published
option-confirm_values = confirm the proposed values
option-set_values = set other values
option-first_list = the amounts of the event's data sheet
option-second_list = the amounts of the section on levels
option-keep_schedule = keep the schedule
option-change_schedule = change the schedule, with author, time and reason
receipt-rules_acceptance = By registering, the player declares that they know the rules of the event and accept all of them.
receipt-image_release_before_during_after = The player authorises, unconditionally and at no cost (0) to the organisation, the use of images taken before, during and after the competition.
receipt-image_release_event = The room may film and photograph the event and its participants, and publish whatever information it sees fit to publicise it.
