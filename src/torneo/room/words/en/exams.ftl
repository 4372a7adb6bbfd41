### Exams and certificates of the academy.

title = Exams
exam = Exam
none = There are no exams yet.
new = New exam
name_of_exam = Name of the exam
topics = Topics
topics_all = With none chosen, all the topics of the role are asked.
questions = Questions
minutes = Minutes
pass_mark = To pass (%)
make = Make the exam
sat = Candidates
is_open = open
is_closed = closed
close = Close to new candidates
reopen = Open again
address = Address for the candidates:
candidates = Candidates
nobody = Nobody has come yet.
hardest = The hardest questions
right_of = { $right } right of { $asked }
terms = { $questions ->
    [one] { $questions } question
   *[other] { $questions } questions
} in { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}. { $pass }% right answers pass.
no_feedback = Every candidate gets other questions. Nothing is said about an answer before the end.
your_name = Your full name
name_on_certificate = That is how it will stand on the certificate.
name_needed = Write your name, in a hundred letters at most.
too_many = Too many candidates from this address; try again later.
enter = Enter the exam
closed = This exam is closed to new candidates.
drawing = Your questions are being drawn. This page goes on by itself as soon as they are there.
look_again = Look again
address_is_yours = The address of this page is yours alone: with it you can come back if the connection drops.
start = Begin: the time runs
question_of = Question { $n } of { $of }
time_left = Left
passed = Passed
failed = Not passed
score = { $right } of { $of } right ({ $percent }%)
certificate = Certificate
certificate_pdf = Certificate as PDF
verify = Verify the certificate
review = Review the questions
before = Previous
after = Next
result = Result
true = The certificate is genuine
not_true = This certificate is not genuine
not_true_about = This room has issued no such certificate. One altered letter is enough to make it invalid.
day = Date
number = Number
status-waiting = not begun
status-sitting = at the exam
status-passed = passed
status-failed = not passed
column-name = Name
column-status = Status
column-right = Right
column-of = Questions
column-percent = %
column-ended = Ended
wrong-title = Write the name of the exam, in a hundred letters at most.
wrong-book = Choose rulebook and role.
wrong-role = Choose a role.
wrong-topics = There are no questions about those topics for that role and rulebook.
wrong-questions = Between 1 and 100 questions.
wrong-minutes = Between 1 and 600 minutes.
wrong-pass_mark = To pass, between 1 and 100%.
