### What may be wrong with a stream, its file or a backup.

gap = version { $expected } was expected, { $found } is there
broken_chain = the digest does not come out: this event or its place has been changed
newer = a newer Torneo wrote it (shape { $schema }; this one knows up to { $known })
unknown_event = unknown event: { $event }
unknown_command = unknown command: { $command }
bad_command = what was asked cannot be read: { $why }
bad_event = { $event } cannot be read: { $why }
other_event = it is listed as { $event } and is { $found }
time_runs_back = it is earlier than the event before it
key_twice = the command '{ $key }' had been answered at version { $first } already
cannot_apply = { $event } cannot be applied: { $why }
unsound = the state stops adding up: { $why }
other_book = the event names the book { $found }, the stream is under { $book }
unknown_kind = unknown kind of stream: { $kind }
damaged = the database cannot give it back, it is damaged: { $why }
no_head = { $events ->
    [one] there are { $events } event of it and no stream of that name: its row is missing
   *[other] there are { $events } events of it and no stream of that name: its row is missing
}
cut_tail = { $numbered ->
    [one] the database has numbered { $numbered } event and holds { $kept }: somebody has removed { $missing }
   *[other] the database has numbered { $numbered } events and holds { $kept }: somebody has removed { $missing }
}
cut_since = it had reached version { $then } and now ends at { $now }
gone_since = { $then ->
    [one] it was there, with { $then } event, and is gone
   *[other] it was there, with { $then } events, and is gone
}
other_since = up to version { $then } it does not say what it said then
cannot_show = its data cannot be shown: { $why }
bad_book = the book cannot be used: { $why }
empty_file = the file is empty
not_text = it is no text in UTF-8
no_header = the first line is not the header of a Torneo event file: { $why }
newer_format = format { $format }; this Torneo knows up to { $known }
bad_line = it is not the line of an event: { $why }
not_as_written = it is not written as Torneo writes it
long_line = the line is above { $most } MB
long_file = it is above { $most } MB: it can be no stream
cut_off = the file is cut off: the last line with the count is missing
after_the_end = there are lines after the count
wrong_count = { $said ->
    [one] the count says { $said } event, there are { $found }
   *[other] the count says { $said } events, there are { $found }
}
wrong_end = the digest at the end is not that of the last event
bad_name = '{ $name }' is no name: letters, digits, '.', '_' and '-', 80 at most
taken = there is a stream '{ $name }' already; import it under another name (--as)
not_a_backup = it is no backup of Torneo: { $why }
not_a_file = it is no file: copy it into one first
bad_part = this part of the backup is damaged: { $why }
not_in_backup = the backup has no stream '{ $name }'
not_empty = this room already has streams ({ $streams }) or accounts ({ $accounts }); it must be an empty room
bad_accounts = the room's data cannot be read: { $why }
