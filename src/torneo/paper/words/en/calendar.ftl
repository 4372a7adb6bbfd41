### Words of calendar.

day = { $event } · Day { $day }
flight = { $event } · Flight { $name }
break = { $event } · Break
opens = { $event } · Registration opens
closes = { $event } · Registration closes
levels = Levels { $first } to { $last }
from_level = From level { $first }
after_level = After level { $level }
about = Planned, if the clock does not stop.
