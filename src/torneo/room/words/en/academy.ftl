### The academy: exercises, exams, certificates.

title = Academy
about = Learn the book at the table: a hand, a question, and the answer with its clause. The same engine answers that rules in the room, and every wrong answer bears the name of the mistake it is.
book = Rulebook
role_label = Role
show = Show
role-dealer = Dealer
role-dealer_about = betting, dealing, showdown
role-floor = Floor
role-floor_about = everything at the table, penalties and seats
role-director = Director
role-director_about = the whole rulebook
role-player = Player
role-player_about = betting, showing and behaving
kept_account = Your progress is kept with your account.
kept_browser = Without an account: your progress is kept in this browser.
progress = Your progress
answered = { $count ->
    [one] answer
   *[other] answers
}
right_share = right
streak = { $count ->
    [one] day in a row
   *[other] days in a row
}
begun = topics begun
due = { $count ->
    [one] kind of question to repeat
   *[other] kinds of question to repeat
}
begin = Begin
go_on = Go on
weak = weak
exercise = Exercise
waiting = Preparing the question…
needs_script = The exercises need JavaScript.
too_many = { $seconds ->
    [one] Too many questions in a row. Wait { $seconds } second.
   *[other] Too many questions in a row. Wait { $seconds } seconds.
}
nothing = There are no questions about this topic in this rulebook.
right = Right
wrong = Not right
unanswered = Not answered
this_is_right = the right one
yours = yours
next = Next
others = What the other rulebooks say
