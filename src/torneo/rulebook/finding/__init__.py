"""Finding clauses and topics by what people type: folding, stems, the lexicon, spelling, the index."""
