"""Ready-made accounts, in a demonstration only: one for each place in the room."""

from django.contrib.auth.hashers import make_password
from django.contrib.auth.models import User

from torneo.room.who import give_role

#: User name, role and the name shown. The password is no secret: the start page shows it.
ACCOUNTS = (
    ("direccion", "director", "Marta Ríos"),
    ("floor", "floor", "Julián Peña"),
    ("caja", "desk", "Sofía Lara"),
    ("crupier", "dealer", "Andrés Gil"),
    ("comision", "commission", "Lucía Vega"),
)
PASSWORD = "torneo-demo"


def make_accounts() -> None:
    """Makes those that are missing. One hash for all: they share their password anyway."""
    missing = [one for one in ACCOUNTS if not User.objects.filter(username=one[0]).exists()]
    password = make_password(PASSWORD) if missing else ""
    for username, role, name in missing:
        give_role(User.objects.create(username=username, password=password, first_name=name), role)
