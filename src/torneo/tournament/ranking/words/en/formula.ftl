### What is wrong with a formula. $at is the character it was found at, counted from 1.

formula-too_long = { $length ->
    [one] it has { $length } character; { $limit } fit
   *[other] it has { $length } characters; { $limit } fit
}
formula-too_deep = { $limit ->
    [one] character { $at }: more than { $limit } level of brackets or powers
   *[other] character { $at }: more than { $limit } levels of brackets or powers
}
formula-too_many_parts = { $limit ->
    [one] character { $at }: the formula has more than { $limit } part
   *[other] character { $at }: the formula has more than { $limit } parts
}
formula-character = character { $at }: '{ $found }' cannot be read
formula-long_number = character { $at }: the number is too long
formula-chained = character { $at }: two comparisons in a row; join them with 'and'
formula-unknown_name = character { $at }: there is no variable '{ $name }'; perhaps { $known }?
formula-unknown_function = character { $at }: there is no function '{ $name }'; perhaps { $known }?
formula-how_many = { $wanted ->
    [one] character { $at }: '{ $name }' takes { $wanted } value and has { $found }
   *[other] character { $at }: '{ $name }' takes { $wanted } values and has { $found }
}
formula-not_closed = character { $at }: this bracket is not closed
formula-ends_early = character { $at }: the formula ends and something is missing
formula-comma = character { $at }: no comma goes here; decimals are written with a point
formula-unexpected = character { $at }: '{ $found }' does not go here
formula-decimals = character { $at }: rounding takes 0 to 10 decimals, not { $found }
formula-too_large = character { $at }: the number is too large
formula-division_by_zero = character { $at }: division by zero
formula-root_of_negative = character { $at }: square root of a negative number
formula-log_of_nothing = character { $at }: a logarithm needs a number above zero
formula-power_of_negative = character { $at }: a negative number has no fractional powers
