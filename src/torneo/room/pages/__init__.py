"""The pages of the room, one module per place: each has ``urlpatterns``."""

PAGES = (
    "start",
    "accounts",
    "commands",
    "console",
    "screens",
    "public",
    "player",
    "demo",
    "wizard",
    "structure_editor",
    "desk",
    "desk_card",
    "players_io",
    "commission",
    "books_house",
    "papers",
    "books",
    "api",
)
