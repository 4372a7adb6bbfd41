"""``torneo screens``: pictures of the main pages, from a demonstration played to its interesting moments.

Exit codes: 0 all made; 2 there is no browser to make them with.
"""

import argparse
import base64
import os
import shutil
import socket
import tempfile
import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Final

import msgspec

from torneo.cli.errors import CliError
from torneo.cli.options import LANGUAGES, Subparsers, add_seed
from torneo.cli.structure import open_book
from torneo.rulebook import Book

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

    from torneo.room.demo.event import DemoEvent

_STREAM: Final = "demo-1"
#: A Friday evening: pictures made again tell the same story.
_BEGIN: Final = 1_778_281_200_000
_STEP: Final = 20_000
_ENTRIES: Final = 45
#: Tables that call for the floor's pictures, at least and at most, and proposals that come of calls.
_ASKED: Final = (2, 6)
_CALLS: Final = ("TakeCall", "CloseCall", "DecideRuling")
#: Steps played at most while proposals gather.
_PATIENCE: Final = 60


class Size(msgspec.Struct, frozen=True):
    """What people look at, and how many picture points each of its points gets."""

    name: str
    width: int
    height: int
    scale: float = 1


_DESKTOP = Size("desktop", 1440, 900, 3 / 4)
_TV = Size("tv", 1920, 1080, 1 / 2)
_PHONE = Size("phone", 390, 844)
_TABLET = Size("tablet", 1024, 768, 3 / 4)


class Shot(msgspec.Struct, frozen=True):
    """A picture: of which page, who looks at it, on what. ``look``: what has to be there first."""

    name: str
    path: str
    size: Size
    role: str = ""
    look: str = "main"
    press: str = ""


#: Moments of the event, in order, and what is worth a picture then.
_MOMENTS: Final[dict[str, tuple[Shot, ...]]] = {
    "entries": (
        Shot("desk", "inscripcion/?q=ser", _DESKTOP, "caja", "#found .hit"),
        Shot("screen-before", "pantalla/", _TV, look=".wall"),
    ),
    "playing": (
        Shot("start", "/", _DESKTOP),
        Shot("console-tables", "direccion/", _DESKTOP, "direccion", ".tile"),
        Shot("console-table", "direccion/", _DESKTOP, "direccion", ".tile", ".tile .felt"),
        Shot("console-clock", "direccion/reloj/", _DESKTOP, "direccion"),
        Shot("console-phone", "direccion/", _PHONE, "direccion", ".tile"),
        Shot("screen-clock", "pantalla/", _TV, look=".wall"),
        Shot("screen-phone", "pantalla/", _PHONE, look=".wall"),
        Shot("screen-seats", "pantalla/?vista=asientos", _TV, look=".seat-list"),
        Shot("screen-tables", "pantalla/?vista=mesas", _TV, look=".table-list"),
        Shot("screens", "pantallas/", _DESKTOP, "direccion"),
        Shot("public", "", _DESKTOP),
        Shot("player", "/j/{token}/", _PHONE, look=".seat-card"),
        Shot("dealer", "mesa/1/crupier/", _TABLET, "crupier", ".chair"),
        Shot("dealer-what", "mesa/1/crupier/", _TABLET, "crupier", ".chair", "[data-drawer]"),
        Shot("dealer-phone", "mesa/1/crupier/", _PHONE, "crupier", ".chair"),
        Shot("floor-phone", "floor/", _PHONE, "floor", "#calls article"),
        Shot("floor-question", "floor/", _PHONE, "floor", "#questions article", "#questions button"),
        Shot("rulings-desk", "arbitraje/?mesa=1", _DESKTOP, "floor", ".chair"),
        Shot("rulings-register", "resoluciones/", _DESKTOP, "direccion", "#register"),
        Shot("hand-record", "mesa/1/mano/", _TABLET, "crupier", "[data-acts] button"),
        Shot("hand-replay", "manos/{hand}/", _DESKTOP, "direccion", ".replay.walking"),
        Shot("overlay", "rotulos/1/", _TV, "direccion", ".eq:not(:empty)"),
        Shot("sheet", "preparar/", _DESKTOP, "direccion"),
        Shot("wizard", "/nuevo/plantilla/federation-stop/", _DESKTOP, "direccion", "#review"),
    ),
    "bubble": (
        Shot("console-bubble", "direccion/burbuja/", _DESKTOP, "direccion"),
        Shot("console-journal", "direccion/diario/", _DESKTOP, "direccion"),
        Shot("console-conduct", "direccion/disciplina/", _DESKTOP, "direccion"),
        Shot("screen-bubble", "pantalla/", _TV, look=".wall"),
    ),
    "final": (
        Shot("console-prizes", "direccion/premios/", _DESKTOP, "direccion"),
        Shot("screen-prizes", "pantalla/?vista=premios", _TV, look=".board"),
        Shot("console-final", "direccion/", _DESKTOP, "direccion", ".tile"),
    ),
    "ended": (
        Shot("screen-ended", "pantalla/", _TV, look=".podium"),
        Shot("results", "resultados/", _PHONE),
        Shot("draws", "sorteos/", _DESKTOP),
    ),
}


def add_parser(subparsers: Subparsers) -> None:
    parser = subparsers.add_parser(
        "screens",
        help="pictures of the main pages, for the documentation",
        description="Plays a demonstration to its interesting moments and takes pictures of the main pages "
        "on a desktop, a TV and a phone, in Spanish and English. Needs playwright and chromium.",
    )
    parser.add_argument(
        "--out", type=Path, default=Path("docs/screens"), metavar="DIR", help="default: docs/screens"
    )
    parser.add_argument("--book", default="fcp-2025", help="book id or house file (default: fcp-2025)")
    parser.add_argument("--only", default="", metavar="TEXT", help="only pictures with this in their name")
    add_seed(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    chromium = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
    try:
        from playwright.sync_api import sync_playwright
    except ImportError as missing:
        raise CliError(
            "playwright",
            "no está instalado: pip install torneo[test]",
            "is not installed: pip install torneo[test]",
        ) from missing
    if chromium is None:
        raise CliError(
            "chromium", "no está instalado: apt install chromium", "is not installed: apt install chromium"
        )
    book = open_book(args.book)
    args.out.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(prefix="torneo-screens-") as folder:
        os.environ["TORNEO_DATA"] = folder
        os.environ.pop("DATABASE_URL", None)
        with _served() as url, ThreadPoolExecutor(1) as demo, sync_playwright() as playwright:
            stage = demo.submit(_Stage, book, args.seed).result()
            browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
            camera = _Camera(browser, url, args.out)
            for moment, shots in _MOMENTS.items():
                wanted = [shot for shot in shots if args.only in shot.name]
                demo.submit(stage.play_to, moment).result()
                named = {"token": demo.submit(stage.token).result(), "hand": stage.hand}
                for shot in wanted:
                    for lang in LANGUAGES:
                        print(camera.take(shot, lang, named), flush=True)
            browser.close()
            demo.submit(stage.end).result()
    return 0


# ---- the server and the event --------------------------------------------------------------------------


@contextmanager
def _served() -> Iterator[str]:
    """The room on a free port of this machine, in a thread."""
    import uvicorn

    from torneo.room.serve import prepare

    prepare()
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    config = uvicorn.Config(
        "torneo.room.asgi:application", host="127.0.0.1", port=port, log_level="error", lifespan="on",
        timeout_graceful_shutdown=1,
    )  # fmt: skip
    server = uvicorn.Server(config)
    thread = threading.Thread(target=server.run, name="server")
    thread.start()
    while not server.started and thread.is_alive():
        time.sleep(0.05)
    try:
        yield f"http://127.0.0.1:{port}"
    finally:
        server.should_exit = True
        thread.join()


class _Stage:
    """A demonstration that goes on only when told to."""

    def __init__(self, book: Book, seed: int) -> None:
        from torneo.room.demo import announce
        from torneo.room.demo.accounts import make_accounts
        from torneo.room.demo.event import DemoEvent
        from torneo.room.demo.show import Show

        make_accounts()
        self._show = announce(Show(book, _ENTRIES, 0, seed))
        self.event = DemoEvent(_STREAM, book, _ENTRIES, seed, 1, _BEGIN)
        self._show.event = self.event
        self._show.ready.set()
        self._now = _BEGIN
        self.hand = ""

    def play_to(self, moment: str) -> None:
        """Plays on until the moment has come; at most until the end."""
        until = _REACHED[moment]
        while not until(self.event) and not self.event.over:
            self._step(hurry=True)
        if moment == "ended":
            while self.event.settle():
                pass
            return
        self.event.auto = False
        for _ in range(_PATIENCE):
            self._step(hurry=False)
            if self._hand_for_hand() if moment == "bubble" else self._waiting() and self._dealt():
                break
        if moment == "playing":
            self._call_floor()
            self._record_hand()
        self.event.auto = True

    def _call_floor(self) -> None:
        """Tables call until one of them asks a question, so that the floor's pages have something to show."""
        from torneo.room.fragments import forget_stream
        from torneo.tournament.rulings.deciding import open_rulings

        least, most = _ASKED
        for called in range(most):
            if called >= least and open_rulings(self.event.director.state):
                break
            self.event.floor.ask()
        forget_stream(_STREAM)

    def _record_hand(self) -> None:
        """The hand of the first table is told as far as the flop."""
        from torneo.room.demo.hands import record_hand

        self.hand = record_hand(_STREAM, 1)

    def _hand_for_hand(self) -> bool:
        return any(session.round for session in self.event.director.state.sessions.values())

    def _dealt(self) -> bool:
        """Is a hand in play at the first table, or the table gone?"""
        table = self.event.director.state.tables.get(1)
        return table is None or not table.open or table.hand is not None

    def _waiting(self) -> int:
        """Proposals somebody at the console would see, calls to the floor aside."""
        from torneo.tournament import todo

        director = self.event.director
        dues = todo(director.state, director.now, director.book)
        return sum(type(due.command).__name__ not in _CALLS for due in dues)

    def _step(self, hurry: bool) -> None:
        from torneo.room.fragments import forget_stream
        from torneo.room.pace import set_pace

        self._now += _STEP
        set_pace(_STREAM, self._now, 0)
        self.event.go_on(hurry=hurry)
        forget_stream(_STREAM)

    def token(self) -> str:
        """The private link of somebody who is still in."""
        link = self._show.player_link()
        return link["token"] if link else ""

    def end(self) -> None:
        from django.db import connections

        from torneo.room.demo import end_show

        end_show()
        connections.close_all()


def _entered(event: "DemoEvent") -> bool:
    return len(event.director.state.entries) >= _ENTRIES // 3


def _in_play(event: "DemoEvent") -> bool:
    return event.level >= 5


def _on_bubble(event: "DemoEvent") -> bool:
    """One or two from the money, or hand for hand already."""
    from torneo.tournament.bubble.money import standing

    state, book = event.director.state, event.director.book
    for session in state.sessions.values():
        now = standing(state, session, book)
        near = now.left is not None and now.paid is not None and now.left - now.paid <= 2
        if session.hand_for_hand or (near and session.status == "running"):
            return True
    return False


def _at_final_table(event: "DemoEvent") -> bool:
    return sum(1 for _ in event.director.state.alive()) <= 6


def _over(event: "DemoEvent") -> bool:
    return event.over


_REACHED: Final[dict[str, Callable[["DemoEvent"], bool]]] = {
    "entries": _entered,
    "playing": _in_play,
    "bubble": _on_bubble,
    "final": _at_final_table,
    "ended": _over,
}


# ---- the camera ----------------------------------------------------------------------------------------


#: Redraws a picture with 64 steps of each colour; gives it in base 64.
_FEWER_COLOURS: Final = """async (picture) => {
  const image = new Image();
  image.src = `data:image/png;base64,${picture}`;
  await image.decode();
  const canvas = new OffscreenCanvas(image.width, image.height);
  const pen = canvas.getContext("2d", {willReadFrequently: true});
  pen.drawImage(image, 0, 0);
  const points = pen.getImageData(0, 0, image.width, image.height);
  points.data.forEach((value, place) => {
    points.data[place] = Math.round(Math.round(value * 63 / 255) * 255 / 63);
  });
  pen.putImageData(points, 0, 0);
  const bytes = new Uint8Array(await (await canvas.convertToBlob({type: "image/png"})).arrayBuffer());
  let text = "";
  for (let at = 0; at < bytes.length; at += 8192) {
    text += String.fromCharCode(...bytes.subarray(at, at + 8192));
  }
  return btoa(text);
}"""


class _Camera:
    """Signs in once for each account and size, and takes pictures."""

    def __init__(self, browser: "Browser", url: str, out: Path) -> None:
        self._browser, self._url, self._out = browser, url, out
        self._pages: dict[tuple[str, str], Page] = {}
        self._darkroom: Page | None = None

    def take(self, shot: Shot, lang: str, named: dict[str, str]) -> Path:
        page = self._page(shot)
        path = shot.path.format(**named)
        where = path if path.startswith("/") else f"/e/{_STREAM}/{path}"
        page.goto(f"{self._url}{where}{'&' if '?' in where else '?'}lang={lang}")
        page.locator(shot.look).first.wait_for()
        if shot.press:
            page.locator(shot.press).first.click()
            page.locator("dialog[open] h2, .drawer:not([hidden]) h2").first.wait_for()
        page.evaluate("document.documentElement.classList.add('idle')")  # as when nobody touches the screen
        page.evaluate("document.fonts.ready")
        picture = page.screenshot(animations="disabled", caret="hide")
        file = self._out / f"{shot.name}-{lang}.png"
        file.write_bytes(self._smaller(picture))
        return file

    def _smaller(self, picture: bytes) -> bytes:
        """The same in fewer colours: what nobody sees takes half of the file."""
        if self._darkroom is None:
            self._darkroom = self._browser.new_page()
        made: str = self._darkroom.evaluate(_FEWER_COLOURS, base64.b64encode(picture).decode())
        return min(picture, base64.b64decode(made), key=len)

    def _page(self, shot: Shot) -> "Page":
        key = (shot.role, shot.size.name)
        if key not in self._pages:
            size = shot.size
            context = self._browser.new_context(
                viewport={"width": size.width, "height": size.height}, device_scale_factor=size.scale,
                reduced_motion="reduce",
            )  # fmt: skip
            self._pages[key] = context.new_page()
            if shot.role:
                self._sign_in(self._pages[key], shot.role)
        return self._pages[key]

    def _sign_in(self, page: "Page", username: str) -> None:
        from torneo.room.demo.accounts import PASSWORD

        page.goto(f"{self._url}/entrar/")
        page.locator("[name=username]").fill(username)
        page.locator("[name=password]").fill(PASSWORD)
        page.locator("main button").click()
        page.locator("form[action='/salir/']").wait_for()
