### How a ruling came about.

settled = the book does not say; settled point { $number }
open = the book does not say
