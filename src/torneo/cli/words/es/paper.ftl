### `torneo paper`: documents, lists and the calendar of an event as files

nothing = todavía no hay nada que imprimir: { $what }
written = { $file }: { $size } KB
