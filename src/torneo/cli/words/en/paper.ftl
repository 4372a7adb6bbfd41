### `torneo paper`: documents, lists and the calendar of an event as files

nothing = there is nothing to print yet: { $what }
written = { $file }: { $size } KB
