### Who answers to a book.

person-player = player
person-table_official = table official
person-technical_staff = technical staff
person-sponsor = sponsor
person-accredited_media = accredited media
person-third_party = another person who takes part
