"""Accessibility of a page in a browser: what is wrong with it, by axe-core, and by the rules of our own in
``tests/browser``."""

from importlib.resources import files
from pathlib import Path

from playwright.sync_api import Page

_SCRIPTS = Path(__file__).parents[1] / "browser"
#: The rules of Deque Systems, as a package of the tests brings them along.
_AXE = files("axe_playwright_python").joinpath("axe.min.js").read_text(encoding="utf-8")
_VIOLATIONS = """async () => (await axe.run(document, {resultTypes: ["violations"]}))
  .violations.flatMap((one) => one.nodes.map((node) =>
    `axe ${one.id} (${one.help}): ${node.html.replace(/\\s+/g, " ").slice(0, 200)}`))"""
_CHECKS = (_SCRIPTS / "checks.js").read_text(encoding="utf-8")
_PHONE = (_SCRIPTS / "phone.js").read_text(encoding="utf-8")
_FOCUS = """() => {
  const one = document.activeElement;
  if (!one || one === document.body) return null;
  const style = getComputedStyle(one);
  const ring = style.outlineStyle !== "none" && parseFloat(style.outlineWidth) >= 2;
  return {mark: one.outerHTML.replace(/\\s+/g, " ").slice(0, 120), seen: ring || style.boxShadow !== "none",
          hidden: !one.checkVisibility()};
}"""


def faults(page: Page, lang: str, *, screen: bool = False) -> list[str]:
    """``screen``: read from afar, so that all its text needs the contrast of AAA."""
    want = {"lang": lang, "contrast": 7 if screen else 4.5, "large": 7 if screen else 3}
    found: list[str] = page.evaluate(_CHECKS, want)
    return found + axe_faults(page)


def axe_faults(page: Page) -> list[str]:
    """Every violation of a rule of axe-core, with what it was found in."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(_AXE)
    found: list[str] = page.evaluate(_VIOLATIONS)
    return found


def phone_faults(page: Page) -> list[str]:
    found: list[str] = page.evaluate(_PHONE)
    return found


def focus_faults(page: Page, steps: int = 12) -> list[str]:
    """Goes through the page with the tab key: whatever has the focus must show it."""
    found = []
    for _ in range(steps):
        page.keyboard.press("Tab")
        at = page.evaluate(_FOCUS)
        if at is None:
            break
        if at["hidden"]:
            found.append(f"focus on something hidden: {at['mark']}")
        elif not at["seen"]:
            found.append(f"focus cannot be seen: {at['mark']}")
    return found
