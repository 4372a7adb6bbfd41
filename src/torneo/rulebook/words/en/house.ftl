### A house book: a YAML overlay that overrides policies of one of the books and adds clauses of its own

sets = The house sets it so: { $value }.
