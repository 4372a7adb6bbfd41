### Words of the rulebooks.

title = Rulebooks
about = Search a rule by its words, read a book by topic, compare two, or try a situation step by step.
clauses = { $count ->
    [one] { $count } clause · { $edition }
   *[other] { $count } clauses · { $edition }
}
clauses_only = { $count ->
    [one] { $count } clause
   *[other] { $count } clauses
}
in_force = in force from { $date }
replaces = replaces
replaced_by = replaced by
the_books = The books
houses = House books
over = over { $base }
edit_houses = Make or change house books
by_topic = By topic
compare = Compare two books
policies_link = Policy table

## search

search = Search the rulebooks
search_this = Search this book
search_hint = Words in Spanish or English, or a number: out of turn, 45-B-1
search_button = Search
in_book = Book
all_books = all books
topic = Topic
all_topics = all topics
kind_word = Kind
all_kinds = all kinds
found = { $count ->
    [one] { $count } clause
   *[other] { $count } clauses
}
found_one = 1 clause
more = and { $more } more: add a word to find yours sooner.
meant = Did you mean
unknown_words = Nobody knows: { $words }
topics_found = Topics
nothing = No clause speaks of that. Try other words, or the beginning of one.
start_typing = Write what happened at the table: the clauses that speak of it will appear.
lang-es = Spanish
lang-en = English
lang-en_optional = English, if wanted

## a book

filter = Filter the clauses of this book
own = the house's own
amended = changed by the house
groups = Topics of this book

## a clause

note = Reading note
policies = What it settles
policy_table = in the other books
refers = Refers to
cited = Referred to by
origin = Comes from
settled = How a doubt of the text was settled
settled_says = The texts: { $says }
amended_by = The house changes it with
params = The clause's data for programs
elsewhere = The same matter in the other books
same = the same
differs = different
silent = the book does not say
topic_there = Clauses on this topic: { $count }
no_topic = It does not speak of this.
in_other = The Spanish text
used = Where the program applies it
used-floor = cases at the table that cite it: { $count }
used-tournament = cases of running the event that cite it: { $count }
used-commission = steps of a disciplinary case that cite it: { $count }
used-policies = policies that rest on it: { $count }
used-examples = examples that show it: { $count }
used-shown = Shown here, in the book's contents and in the search: it informs, there is nothing to compute.
used-duty = A breach is recorded under Discipline, with this clause and the book's penalties.
kind-automatic = The program applies it.
kind-judgement = The floor decides among what the book allows.
kind-procedure = Staff carry it out.
kind-duty = People must keep it.
kind-information = It informs.

## examples

examples = Examples step by step
examples_more = { $count } more examples
no_examples = No example at a table names it.
example = Example
open_example = Open on its own page
under = Under the rulebook
under_other = The same situation, written for { $home }, under { $book }.
change_book = Show
step = Step { $n } of { $last }
step_start = At the start
prev = Back
next = Next
keys = Also with the arrow keys ← and →
no_ruling = This book does not rule on this.
others = The same spot under the other books
other_way = here the hand already goes another way
proves = It shows
pot = Pot
board = Board
button = button
bets = bet
folded = out of the hand
all_in = all-in
to_act = to act
behind = chips

## comparison and policies

compare_title = Compare two books
changes_title = What changes from { $left } to { $right }
changes = what changes
print_changes = Print the list
left = First book
right = Second book
compare_button = Compare
differ = { $differ ->
    [one] { $differ } policy differs, { $same } are the same.
   *[other] { $differ } policies differ, { $same } are the same.
}
pick_two = They are the same book: choose two.
only_in = Topics only { $book } speaks of
stated_in = Said only by { $book }
stated_note = Nothing changes at the table: the other book is silent and play is the same.
filter_compare = Filter the differences
policies_title = Policy table
policies_about = A policy is a decision the program takes the same way every time: here is each of them, with what each book says and in which clause.
filter_policies = Filter the policies
only_differing = Only those that are not the same in all of them
same_everywhere = the same in all of them
doubts = Doubts settled: { $count }

## the house's own

house-title = House books
house-about = A house book starts from one of those that come with Torneo: it changes the policies you say, adds clauses of its own and leaves everything else. Once ready it can be chosen when an event is prepared.
house-none = There is none yet. Choose below the book to start from.
house-start = Start a new one
house-start_button = Start
house-upload = Upload a YAML file
house-upload_why = It is checked as a whole and kept as a draft, just as it is written.
house-file = File
house-upload_button = Check and keep
house-file_missing = Choose a file.
house-file_too_big = The file is larger than { $most } KB.
house-file_not_text = The file is no UTF-8 text.
house-file_faults = { $file } was not kept. Correct this and upload it again:
house-line = line { $line }
house-open = Open
house-read = Read
house-versions = Versions
house-version = Version { $version }
house-ready = ready
house-draft = draft
house-offered = version { $version } is offered
house-not_offered = no version ready
house-download = Download
house-use = Start from this one
house-new = New house book
house-the_book = The book
house-field-house = Short name (plain letters, digits and hyphens)
house-field-base = Starts from
house-field-title = Title
house-field-about = Description
house-field-id = Clause number
house-field-topic = Topic
house-field-kind = Kind
house-field-sets = Sets the policy
house-field-refs = Refers to (clause ids)
house-field-text = Text
house-field-note = Note
house-field-params = Data
house-field-policies = Policies
house-field-clauses = Clauses
house-field-cases = Citations case by case
house-cases_why = Which clauses, of its own or of the base book, a ruling cites in each case, the deciding one first. What is not written stays as in the base book. For example: 'floor: { "{" }clock_runs: [my-house/1]{ "}" }'
house-policies = Policies it changes
house-no_policies = None yet: look below for what your house does differently.
house-in_base = In { $base }: { $value }
house-drop = Remove
house-add_policy = Add a policy
house-add = Add
house-filter = Search the policies
house-clauses = Clauses of its own
house-no_clauses = None: one is written by itself for each policy you change. Add those you want to word, also those that only tell something.
house-add_clause = Add a clause
house-clause_n = Clause { $n }
house-word_it = Word a clause for this
house-none_chosen = — choose —
house-not_used = Not used
house-used = It is used
house-unset = not set
house-from = from
house-to = to (empty: no limit)
house-comma = separated by commas
house-as_yaml = in YAML
house-review = Check
house-wrong = Still to be put right
house-well = Nothing to put right.
house-changes = What changes compared with { $base }
house-no_changes = It changes nothing yet.
house-adds = Clauses it adds
house-try = Try it on the book's examples
house-try_why = Rules again on every example of { $base } and tells which come out otherwise.
house-trying = Trying…
house-tried = { $tried ->
    [one] { $count } of { $tried } example comes out otherwise.
   *[other] { $count } of { $tried } examples come out otherwise.
}
house-tried_more = and { $more } more.
house-tried_none = { $tried ->
    [one] All { $tried } example comes out the same.
   *[other] All { $tried } examples come out the same.
}
house-tried_first = Put right first what is wrong.
house-before = before
house-after = now
house-yaml = The YAML file
house-note = What changed in this version (optional)
house-save_draft = Save draft
house-save_ready = Save: ready to be used
house-save_why = A draft is kept even if something is missing. A ready version can be chosen when an event is prepared; events already made keep theirs.
house-saved_draft = Saved: version { $version }, draft.
house-saved_ready = Saved: version { $version }, ready for events.
house-reserved = That short name is reserved; choose another.
house-name_first = First give a valid short name: plain letters, digits and hyphens, other than the books that come with Torneo.
house-name_kept = This book is called '{ $name }' and keeps its short name: its clauses carry it.
house-taken = There already is a house book '{ $name }'; choose another short name.
house-not_ready = It cannot be ready while something is wrong. You can save it as a draft.
house-nothing_new = Nothing has changed since the last version.
house-overtaken = Somebody has saved another version meanwhile. Yours is still on this page: copy the YAML, open the last version and compare.
