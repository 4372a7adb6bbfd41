### Where the book says nothing.

settled = The book does not say. Settled point { $number } ({ $subject }): { $settled }
rest = The book does not say. Settled point { $number }: what Torneo proposes for '{ $question }' holds
open = The book does not say and nobody has settled it: what Torneo proposes for '{ $question }' holds
