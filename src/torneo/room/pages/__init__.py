"""The pages of the room, one module per place: each has ``urlpatterns``."""

PAGES = ("start", "accounts", "commands", "screens", "public", "player", "demo", "wizard", "structure_editor")
