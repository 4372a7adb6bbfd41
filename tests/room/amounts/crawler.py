"""Every page that can be come to from a page, as somebody with a browser comes to it."""

import html.parser
from collections import Counter, deque
from collections.abc import Iterator, Sequence
from typing import Any
from urllib.parse import urljoin, urlsplit

from django.urls import Resolver404, resolve
from tests.room.amounts.marked import unmarked

from torneo.room import planning

#: Attributes that lead somewhere without changing anything.
_LEADS = ("href", "hx-get", "data-href", "data-refresh")
#: Attributes people read or have read to them.
_READ = ("title", "aria-label", "alt", "placeholder", "value")
#: What is not for people's eyes, and what is for a program to read again.
_SILENT = ("script", "style", "template", "code")
#: Forms sent to these addresses show something and change nothing.
_ONLY_LOOKS = ("/ver/", "/estructura/")
#: Between two texts of a page.
GAP = "\x1f"


class Form:
    def __init__(self, action: str) -> None:
        self.action = action
        self.fields: list[tuple[str, str]] = []


class Page(html.parser.HTMLParser):
    """What somebody reads on a page, what the browser's own number fields hold, and where it leads."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.parts: list[str] = []
        self.numbers: list[tuple[str, str]] = []
        self.leads: list[str] = []
        self.forms: list[Form] = []
        self._silent: list[str] = []
        self._select = ""
        self.feed(text)

    @property
    def text(self) -> str:
        return GAP.join(self.parts)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        has = {name: value or "" for name, value in attrs}
        hidden = "hidden" in (has.get("type"), *has) and tag in ("input", "textarea")
        if tag in _SILENT or (hidden and tag == "textarea"):
            self._silent.append(tag)
        self.leads += [has[name] for name in _LEADS if has.get(name) and tag != "link"]
        if has.get("type") == "number":
            self.numbers.append((has.get("name", ""), has.get("value", "")))
        elif not hidden:
            self.parts += [has[name] for name in _READ if has.get(name)]
        self._form(tag, has)

    def _form(self, tag: str, has: dict[str, str]) -> None:
        if tag == "form":
            self.forms.append(Form(has.get("hx-post") or has.get("action", "")))
        if tag == "select":
            self._select = has.get("name", "")
        if not self.forms:
            return
        if tag == "input" and has.get("name") and has.get("type") not in ("checkbox", "radio", "file"):
            self.forms[-1].fields.append((has["name"], has.get("value", "")))
        chosen = {name for name, _ in self.forms[-1].fields}
        if tag == "option" and self._select and self._select not in chosen and has.get("value"):
            self.forms[-1].fields.append((self._select, has["value"]))

    def handle_endtag(self, tag: str) -> None:
        if self._silent and self._silent[-1] == tag:
            self._silent.pop()
        if tag == "select":
            self._select = ""

    def handle_data(self, data: str) -> None:
        if not self._silent and data.strip():
            self.parts.append(" ".join(data.split()))


class Visit:
    """Somebody who goes through the pages of one event. ``most``: pages of one kind that are enough;
    ``follow``: also where they lead."""

    def __init__(
        self, browser: Any, stream: str, most: int, without: Sequence[str], follow: bool = True
    ) -> None:
        self.browser, self.stream, self.most, self.without = browser, stream, most, without
        self.follow = follow
        self.kinds: Counter[str] = Counter()

    def pages(self, first: list[str]) -> Iterator[tuple[str, Any]]:
        """What each address answers, and what forms would show that only show something."""
        waiting, seen = deque(first), set(first)
        while waiting:
            address = waiting.popleft()
            if not self._wanted(address, address in first):
                continue
            answer = self._got(address)
            if answer.status_code in (301, 302):
                continue
            yield address, answer
            if "html" not in answer.headers.get("Content-Type", ""):
                continue
            page = Page(answer.content.decode())
            for lead in page.leads if self.follow else ():
                to = urljoin(address, lead).partition("#")[0]
                if to.startswith("/") and to not in seen and "lang=" not in to:
                    seen.add(to)
                    waiting.append(to)
            yield from self._shown(page, address)

    def _got(self, address: str) -> Any:
        """What is worked out in the background is waited for."""
        answer = self.browser.get(address)
        if resolve(urlsplit(address).path).url_name not in ("planner", "planner_part"):
            return answer
        for job in list(planning._jobs.values()):
            job.over.wait()
        return self.browser.get(address)

    def _shown(self, page: Page, address: str) -> Iterator[tuple[str, Any]]:
        for form in page.forms:
            to = urljoin(address, form.action)
            if any(part in to for part in _ONLY_LOOKS) and self._wanted(f"{to}?", form=True):
                sent: dict[str, list[str]] = {}
                for name, value in form.fields:
                    sent.setdefault(name, []).append(unmarked(value)[0])
                yield f"POST {to}", self.browser.post(to, sent, headers={"HX-Request": "true"})

    def _wanted(self, address: str, asked: bool = False, form: bool = False) -> bool:
        path = urlsplit(address).path
        try:
            route = resolve(path).route
        except Resolver404:
            return False
        kind = path if form else route
        of_event = f"/{self.stream}/" in path or f"/{self.stream}--" in path
        if route in self.without or self.kinds[kind] >= self.most or not (of_event or asked):
            return False
        self.kinds[kind] += 1
        return True
