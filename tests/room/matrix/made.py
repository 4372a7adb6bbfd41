"""The tables as the room is now, in a room of their own."""

from tests.support.database import ready


def made() -> dict[str, str]:
    ready()
    from torneo.room.serve import prepare

    prepare()
    from tests.support.people_of import account

    from torneo.room.who import ACCOUNT_ROLES

    for role in ACCOUNT_ROLES:
        account(role, role, "sala-de-prueba")
    from tests.room.matrix import asking
    from tests.room.matrix.tables import written

    return {
        "pages.txt": written(asking.pages(), asking.PAGES),
        "api.txt": written(asking.operations(), asking.API),
        "commands.txt": written(asking.commands("api"), asking.COMMANDS),
    }
