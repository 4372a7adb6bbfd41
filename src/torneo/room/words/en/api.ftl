### Words of the API: its page, its problems, its tokens and webhooks.

title = API
about = The room for other programs: read all that the pages show and give any command, with the same reasoned answer a person gets.
good = Done
not_changed = Nothing has changed since that version
token_about = A token of the room: Authorization: Bearer torneo_…

## operations

tag-academy = The academy: exercises, exams, certificates
tag-events = Events
tag-cases = Disciplinary cases
tag-circuits = Circuits
tag-hands = Recorded hands
tag-rule = Rulings
tag-rules = Rulebooks
tag-webhooks = Webhooks
op-rules = Search the rulebooks in one's own words: topics and clauses
op-academy_question = An exercise of the academy: spot, question and answers to choose from
op-academy_answer = The answer to an exercise: the right one, why not the others, the clause
op-academy_exams = The exams with their results
op-academy_exam = An exam: candidates and results
op-academy_certificate = Is a certificate genuine?
op-events = The events of the room
op-event = An event: phase, sheet, sessions, staff
op-clock = The clock of each session now
op-tables = The tables and who sits where
op-entries = The entries; personal data only for the direction, the floor and the desk
op-prizes = The prize pool and the places paid
op-standings = Chip counts and places
op-todo = What the event asks for now
op-rulings = Rulings, calls, decisions, infractions and penalties
op-tournament_journal = The lines of the journal
op-tournament_file = The whole event in one file
op-tournament_command = Give a command
op-begin_event = Begin an event with its sheet and book
op-undo = Take the last act back
op-amend = Correct an earlier act
op-cases = The cases
op-case = A case with its time limits
op-case_journal = The lines of a case's journal
op-case_file = The whole case in one file
op-case_command = Give a command in a case
op-begin_case = Begin a case with its first command
op-circuits = The circuits
op-circuit = A circuit with its standings
op-circuit_journal = The lines of a circuit's journal
op-circuit_file = The whole circuit in one file
op-circuit_command = Give a command in a circuit
op-begin_circuit = Begin a circuit with its first command
op-hands = The hands recorded act by act
op-hand = A hand: steps, rulings and PHH text
op-hand_journal = The lines of a hand's journal
op-hand_file = The whole hand in one file
op-hand_command = Give a command in a hand
op-begin_hand = Begin to record a hand
op-rule = What a book rules on a spot, step by step
op-webhooks = The webhooks and how far they have got
op-make_webhook = Make a webhook
op-delete_webhook = Delete a webhook
part-stream = The name in the address of its pages
part-name = The name of the command
part-number = The number of the webhook
query-after = Only what comes after this version
query-limit = How many at most
query-q = What is asked, in Spanish or English
query-book = Only in this rulebook
query-role = Whose course
query-topic = Only on this topic
query-kind = Only clauses of this kind
query-preview = 1: only tells what would change
header-key = The same key is the same wish: sending it again does nothing twice; with another command it is a conflict (409)
header-if_match = The version the command was meant for; if there is another by now, it is not given (412)

## problems

status-401 = A valid token is missing
status-403 = Not allowed
status-404 = Not found
status-405 = Method not allowed
status-408 = Too slow
status-409 = Refused
status-412 = It has moved on
status-413 = Too large
status-415 = Not JSON
status-422 = What was sent does not fit
status-429 = Too many attempts
status-500 = A fault of the program
status-503 = Busy
problem-token_missing = A token is needed: Authorization: Bearer torneo_…
problem-token_wrong = The token opens nothing: it does not exist, has expired or was revoked.
problem-guessing = { $seconds ->
    [one] Too many wrong tokens from this address; wait { $seconds } second.
   *[other] Too many wrong tokens from this address; wait { $seconds } seconds.
}
problem-role = This is for: { $allowed }. This token is { $role }.
problem-other_stream = This token opens only '{ $stream }'.
problem-no_stream = There is nothing called '{ $stream }'.
problem-no_command = There is no command '{ $command }' here.
problem-worked_out = '{ $command }' carries a state that is worked out: give it with …/undo or …/amend.
problem-no_hand = There is no told hand ‘{ $name }’.
problem-no_exam = There is no exam '{ $name }'.
problem-no_webhook = There is no webhook of that number.
problem-no_address = There is no such address in the API.
problem-method = This address does not take that method; the Allow header says which.
problem-moved_on = The command was meant for another version; it is { $version } now. Read again and decide.
problem-busy = Too many commands at once; nothing was stored. Send it again.
problem-unsound = The command would break what must always hold; nothing was stored.
problem-unreadable = '{ $stream }' cannot be read here (version { $version }): { $why }.
problem-engine_failed = The program failed while it ruled on this spot: it is no ruling by the book. Nothing was stored; the fault is on record with the spot.
problem-server_error = Something failed in the program. What was confirmed is safe.
problem-too_large = { $most ->
    [one] The body is above { $most } byte.
   *[other] The body is above { $most } bytes.
}
problem-media_type = The body must be application/json, not { $found }.
problem-not_json = The body is not JSON.
problem-not_object = The body must be a JSON object.
problem-too_deep = '{ $field }' is nested too deep.
problem-number_too_large = '{ $field }' is too large a number: at most { $most }.
problem-unknown_field = There is no field '{ $field }' here.
problem-bad_field = The field '{ $field }' is missing or does not fit.
problem-bad_number = '{ $field }' must be a whole number from { $least } to { $most }.
problem-bad_key = Idempotency-Key has 1 to 100 ASCII characters without spaces.
problem-bad_name = The name has lower-case letters, digits and hyphens, 60 at most.
problem-bad_book = That book cannot be used.
problem-other_book = The text of the house is '{ $found }': that is the name that belongs in 'book'.
problem-stream_taken = '{ $stream }' is taken.
problem-no_such_kind = There are no events of kind '{ $kind }'.

## the page

lead = Whatever a page does another program can do: the club's site, a screen of your own, the books.
how = How to use it
how_read = What the public sees is read without a token. All else, and giving commands, takes a token with a role; it may do what a person of that role may.
how_answer = A command answers with its events and the new version, or with the reason and the clauses if the book does not allow it.
document = OpenAPI document
keys_link = Tokens and webhooks
guide = The full guide comes with the program, in docs/api.md.
method = Method
address = Address
what = What it does
for_whom = For
anybody = anybody
commands = Commands
commands_lead = Each is sent to POST { $path } with its fields in JSON; those with * are required.
fields = Fields
filter = Find a command
answers = Answers that are not a yes
answers_lead = An application/problem+json document (RFC 9457) with reason, detail in your language, clauses and field.

## tokens

keys = Tokens and webhooks for other programs
keys_lead = A token opens the room to a program with the role you give it. It is shown once; only its digest stays here.
tokens = Tokens
no_tokens = There are no tokens yet.
name = Name
name_hint = Who uses it: it shows in the journal
role = Role
reach = Reach
whole_room = the whole room
expires = Expires
expires_days = Expires in days (empty: never)
never = never
used = Last used
state = State
live = valid
revoked = revoked
expired = expired
revoke = Revoke
make_token = Make the token
token_once = Copy it now: it will not be shown again.
token_revoked = The token opens nothing any more.
token_faults = The name is missing, or the days are not a number from 1 to 3,650.

## webhooks

hooks = Webhooks
hooks_lead = Every event of the journal is sent, signed and in order, to the address you name. It holds what the journal holds, personal data too. If nobody answers it is tried again; after a day it is paused and nothing is lost.
hooks_where = An address on the Internet, the local network or this machine will do. Link-local and cloud metadata addresses will not, and redirects are not followed.
no_hooks = There are no webhooks yet.
url = Address of the receiver
kinds = Kinds of event
kinds_hint = Names with spaces, as Seated Eliminated; empty: all
all_kinds = all
whole = Send what has already happened too
make_hook = Make the webhook
secret_once = This secret checks the signature. Copy it now: it will not be shown again.
pause = Pause
resume = Resume
try_now = Try now
delete = Delete
delete_sure = What is still to be sent will not be sent.
hook_deleted = The webhook is deleted.
hook_state-good = up to date
hook_state-behind = to be sent
hook_state-failing = not answering
hook_state-asked = paused
hook_state-dead = paused: a day without an answer
behind = { $stream }: from { $version } on
next_try = next attempt: { $at }
deliveries = Last deliveries
no_deliveries = Nothing has been sent yet.
when = When
events = Events
attempt = Attempt
outcome = Outcome
waiting = waiting
sent_again = again
again = Send again
again_asked = It will be sent again.
hook_faults = The name or the address is missing.
hook-status = answered { $status }
hook-timeout = took too long
hook-no_connection = no connection
hook-no_answer = hung up without an answer
hook-certificate = bad certificate
hook-bad_url = the address is not well formed
hook-bad_scheme = the address must begin with http:// or https://
hook-has_password = the address may hold no user name or password
hook-unknown_host = that name leads nowhere
hook-refused_address = nothing is sent to that address: link-local, metadata or nobody's
