### Who answers to a book.

person-player = jugador
person-table_official = oficial de mesa
person-technical_staff = personal técnico
person-sponsor = patrocinador
person-accredited_media = prensa acreditada
person-third_party = otra persona que interviene
