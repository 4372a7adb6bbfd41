### Sentences every section uses.

role = the role '{ $role }' may not give this command ({ $command }); these may: { ROLE($allowed) }
unknown_command = there is no command '{ $command }'
before_the_last_event = the command's time is before the last recorded event
text_too_long = { $found ->
    [one] '{ $field }' is too long: { $found } letter, and { $most } fit
   *[other] '{ $field }' is too long: { $found } letters, and { $most } fit
}
text_signs = '{ $field }' has signs that may not stand there: '{ $found }'
too_many = '{ $field }' brings too much: { $found }, and { $most } fit
number_out_of_range = '{ $field }' must be between { $least } and { $most }, not { $found }
too_deep = '{ $field }' is nested more than { $most } deep
key_conflict = this key was used for another command already: nothing was done; reload the page and try again
unknown_matter = there is no matter '{ $matter }'; there are: { $known }
not_lawful = '{ $option }' is not an option of the book; these are: { $options }
reason_missing = the reason for the decision has to be given
unknown_player = there is no player '{ $player }'
unknown_entry = there is no entry { $entry }
unknown_table = there is no table { $table }
unknown_seat = table { $table } has no seat { $seat }
empty_seat = nobody is in seat { $seat } of table { $table }
unknown_session = there is no session '{ $session }'; there are: { $known }
wrong_phase = the event is in phase '{ $phase }'; this can only be done in: { PHASE($allowed) }
session_not_running = session { $session } is not being played
amount = the amount { OF($amount) } is not possible: it has to be { BOUNDS($expected) }
seed_missing = the seed of session { $session }'s draws is missing
seed_not_committed = the commitment to session { $session }'s seed must be published before anything is drawn
seed_wrong = the seed is not the one committed to for session { $session }
