"""Documents of an event: what goes on paper, into spreadsheets and calendars, in Spanish and English.

    data = structure_sheet.data(state, book, "es", now)     # plain values, already in words and local numbers
    pdf("structure", data)                                  # bytes of the document

Texts reach the typesetter as data, never as its code. ``torneo.paper.catalogue`` lists the documents.
"""
