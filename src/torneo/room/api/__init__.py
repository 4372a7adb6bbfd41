"""The API: JSON for every read and every command, tokens by role, webhooks. ``docs/api.md`` is its guide.

operation.py  what an operation is, and the list of all of them
door.py       who asks, may they, and what goes wrong: every request passes here
reads*.py, commands.py, corrections.py, ruling.py, hooks.py   the operations
openapi.py    the list as an OpenAPI document
postman.py    sends what is new in the journal to the webhooks
"""
