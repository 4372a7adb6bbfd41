### Words of the first page: the phases of an event.

phase-draft = em preparação
phase-published = inscrição aberta
phase-running = em jogo
phase-ended = encerrado
phase-cancelled = cancelado
