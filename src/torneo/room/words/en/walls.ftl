### Words for whoever sends too much, too slowly, or comes when there is no room.

too_large = What was sent is too large for this page: at most { $most } KB. Nothing was stored.
too_slow = { $seconds ->
    [one] What was sent did not arrive whole within { $seconds } second. Nothing was stored: please try again.
   *[other] What was sent did not arrive whole within { $seconds } seconds. Nothing was stored: please try again.
}
busy = The room cannot serve anybody else right now. Wait a few seconds and try again.
head_too_long = The address or its headers are too long: at most { $most } KB.
nothing_to_watch = There is nothing here to watch live, or it is not for you.
too_many_watchers = Too many live pages are open from here: close some.
