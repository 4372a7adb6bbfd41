"""Signing in with a second step, in a real browser: a passkey of a virtual device, codes of a phone."""

import base64
import re
import time

from playwright.sync_api import Page, expect
from tests.browser.conftest import PHONE, Opens
from tests.support.browsing import shot
from tests.support.people import PASSWORD, Director
from tests.support.served import Served

from torneo.room.accounts.totp import STEP, code_at


def authenticator(page: Page) -> None:
    """A device with a passkey store and somebody's finger on it."""
    tools = page.context.new_cdp_session(page)
    tools.send("WebAuthn.enable")
    options = {
        "protocol": "ctap2", "transport": "internal", "hasResidentKey": True, "hasUserVerification": True,
        "isUserVerified": True, "automaticPresenceSimulation": True,
    }  # fmt: skip
    tools.send("WebAuthn.addVirtualAuthenticator", {"options": options})


def password(page: Page, url: str) -> None:
    page.goto(f"{url}/entrar/")
    page.get_by_label("Usuario").fill("ana")
    page.get_by_label("Contraseña").fill(PASSWORD)
    page.get_by_role("main").get_by_role("button", name="Entrar").click()


def test_a_director_signs_in_with_a_passkey_and_with_a_code(room: Served, opens: Opens) -> None:
    url = room.url.replace("127.0.0.1", "localhost")
    page = opens()
    Director(page, url, "").first_account()
    authenticator(page)
    page.goto(f"{url}/cuenta/")
    page.get_by_role("link", name="Ponerlo").click()
    shot(page, "second-setup")
    page.get_by_role("button", name="Añadir una llave de acceso").click()
    expect(page.locator(".recovery li")).to_have_count(10)
    shot(page, "second-codes")
    recovery = page.locator(".recovery code").first.inner_text()
    page.get_by_role("button", name="Salir").click()

    password(page, url)
    shot(page, "second-step")
    page.get_by_role("button", name="Usar la llave de acceso").click()
    expect(page.get_by_role("button", name="Salir")).to_be_visible()

    page.goto(f"{url}/cuenta/segundo/")
    secret = re.sub(r"\s", "", page.locator(".typed").inner_text())
    page.get_by_label("Código", exact=True).fill(code_at(base64.b32decode(secret), int(time.time() // STEP)))
    page.get_by_role("button", name="Comprobar y poner").click()
    page.goto(f"{url}/cuentas/")
    shot(page, "accounts")
    page.goto(f"{url}/cuentas/registro/")
    expect(page.locator("tbody")).to_contain_text("ana: segundo paso nuevo (llave de acceso)")
    expect(page.locator("tbody")).to_contain_text("ana: segundo paso nuevo (códigos del teléfono)")
    shot(page, "record")

    other = opens(PHONE)
    authenticator(other)  # another device, which does not know the passkey
    password(other, url)
    shot(other, "second-step-phone")
    other.get_by_role("button", name="Usar la llave de acceso").click()
    expect(other.locator("[data-problem]")).to_contain_text("no ha servido")
    other.get_by_label("Código del teléfono, o uno de recuperación").fill(recovery)
    other.get_by_role("main").get_by_role("button", name="Entrar").click()
    expect(other.get_by_role("button", name="Salir")).to_be_visible()
    for where in ("cuentas", "cuenta", "cuenta/segundo", "cuentas/registro"):
        other.goto(f"{url}/{where}/")
        shot(other, f"phone-{where.replace('/', '-')}")
        wide = other.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
        assert wide <= 0, where
