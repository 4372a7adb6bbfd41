### `torneo token`: keys for other programs, made on the room's own machine

made = Token { $number }: { $name } ({ $role }, { $reach })
once = Copy it now: it will not be shown again.
room = the whole room
none = there are no tokens
revoked = Token { $number } opens nothing any more.
unknown = there is no valid token { $number }
live = valid
ended = revoked
expired = expired
until = until { $at }
used = last used { $at }
unused = never used
