### `torneo rules`: read the rulebooks from the command line

amended = The house provides on this in
base = over
in_force = in force from { $it }
replaces = replaces { $it }
replaced_by = replaced by { $it }
broken = { $n ->
    [one] { $n } error
   *[other] { $n } errors
}
clauses = { $n ->
    [one] { $n } clause
   *[other] { $n } clauses
}
differ = { $n ->
    [one] { $n } policy differs, { $same } are the same
   *[other] { $n } policies differ, { $same } are the same
}
house-ok =
    { $file }: correct; { $policies ->
        [one] changes { $policies } policy of
       *[other] changes { $policies } policies of
    } { $base } and adds { $clauses ->
        [one] { $clauses } clause
       *[other] { $clauses } clauses
    }
meant = Did you mean '{ $what }'?
topic = Topic
unknown-words = Nobody knows: { $what }
nothing = Nothing found.
origin = Comes from
refs = See also
sets = Sets
settled = Settled point
decided = Settled
silent = the book is silent
unknown = There is no '{ $what }'.
near = Close to it: { $known }.
look-up = 'torneo rules search { $what }' finds it.
why = Why
stated = { $n ->
    [one] { $n } is said by only one of the two, and the same at the table:
   *[other] { $n } are said by only one of the two, and the same at the table:
}
