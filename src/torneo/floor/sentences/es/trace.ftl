### How a ruling came about.

settled = el reglamento no lo dice; punto resuelto { $number }
open = el reglamento no lo dice
