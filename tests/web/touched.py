# SPDX-License-Identifier: GPL-3.0-or-later
"""The page in a real Chromium that takes it for a telephone, under a finger."""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from finger import stroke
from served import PATIENCE

webdriver = pytest.importorskip("selenium.webdriver")

from selenium.webdriver.common.by import By  # noqa: E402
from selenium.webdriver.remote.webdriver import WebDriver  # noqa: E402
from selenium.webdriver.remote.webelement import WebElement  # noqa: E402
from selenium.webdriver.support.ui import WebDriverWait  # noqa: E402

UPRIGHT = (390, 844)


@contextmanager
def telephone(
    size: tuple[int, int] = UPRIGHT, dark: bool = False, language: str = "en"
) -> Iterator[Telephone]:
    """Open Chromium as a telephone in a language; skipped without it, which CI never is."""
    program, driver = shutil.which("chromium"), shutil.which("chromedriver")
    if program is None or driver is None:
        assert not os.environ.get("CI"), "chromium and its driver are missing"
        pytest.skip("chromium or its driver is not installed")
    options = webdriver.ChromeOptions()
    options.binary_location = program
    for argument in ("--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage"):
        options.add_argument(argument)
    options.add_argument("--lang=en")
    options.set_capability("goog:loggingPrefs", {"browser": "ALL"})
    chrome = webdriver.Chrome(options=options, service=webdriver.ChromeService(driver))
    found = Telephone(chrome)
    try:
        found.speak(language)
        found.hold(size, dark)
        yield found
    finally:
        chrome.quit()


class Telephone:
    """A telephone, and a finger."""

    def __init__(self, browser: WebDriver) -> None:
        self.browser = browser

    def speak(self, language: str) -> None:
        """Have the browser prefer a language."""
        own = self.browser.execute_script("return navigator.userAgent")
        self.tell("Emulation.setUserAgentOverride", userAgent=own, acceptLanguage=language)

    def hold(self, size: tuple[int, int], dark: bool = False) -> None:
        """Hold it upright or lying; light or dark."""
        width, height = size
        self.tell(
            "Emulation.setDeviceMetricsOverride",
            width=width, height=height, deviceScaleFactor=2, mobile=True,
        )  # fmt: skip
        self.tell("Emulation.setTouchEmulationEnabled", enabled=True)
        scheme = {"name": "prefers-color-scheme", "value": "dark" if dark else "light"}
        self.tell("Emulation.setEmulatedMedia", features=[scheme])

    def tell(self, command: str, **given: Any) -> Any:
        return self.browser.execute_cdp_cmd(command, given)  # type: ignore[attr-defined]

    def open(self, link: str) -> None:
        """Open the page, and wait until its solver is in reach."""
        self.browser.get(link)
        self.until(lambda: self.has("body[data-solver=studio]"))

    def has(self, selector: str) -> bool:
        return bool(self.browser.find_elements(By.CSS_SELECTOR, selector))

    def find(self, selector: str) -> WebElement:
        self.until(lambda: self.has(selector))
        return self.browser.find_element(By.CSS_SELECTOR, selector)

    def text(self, selector: str) -> str:
        script = "return (document.querySelector(arguments[0]) || {}).textContent || ''"
        return str(self.browser.execute_script(script, selector))

    def until(self, what: Callable[[], object]) -> None:
        WebDriverWait(self.browser, PATIENCE, 0.05).until(lambda _: what())

    def middle(self, selector: str) -> tuple[float, float]:
        """Return the middle of what a selector finds."""
        self.find(selector)
        script = """const box = document.querySelector(arguments[0]).getBoundingClientRect();
            return [box.left + box.width / 2, box.top + box.height / 2]"""
        x, y = self.browser.execute_script(script, selector)
        return x, y

    def square(self, name: str) -> tuple[float, float]:
        """Return the middle of a square."""
        script = "const b = document.querySelector('.board').getBoundingClientRect();"
        left, top, side = self.browser.execute_script(script + "return [b.left, b.top, b.width]")
        file, rank = ord(name[0]) - 97, int(name[1])
        return left + (file + 0.5) * side / 8, top + (8 - rank + 0.5) * side / 8

    def touch(self, kind: str, *points: tuple[float, float]) -> None:
        found = [{"x": x, "y": y, "id": place} for place, (x, y) in enumerate(points)]
        self.tell("Input.dispatchTouchEvent", type=kind, touchPoints=found)

    def tap_at(self, point: tuple[float, float]) -> None:
        stroke(self.browser, point)

    def tap(self, selector: str) -> None:
        self.tap_at(self.middle(selector))

    def drag(self, start: tuple[float, float], end: tuple[float, float], above: float = 0) -> None:
        """Drag from one point to another; the finger ends so far below it."""
        (x, y), (to_x, to_y) = start, (end[0], end[1] + above)
        parts = (0.0, 0.2, 0.6, 1.0)
        way = ((x + (to_x - x) * part, y + (to_y - y) * part) for part in parts)
        stroke(self.browser, *way)

    def men(self) -> dict[str, str]:
        """Return who stands where, read off the drawing."""
        script = """return Array.from(document.querySelectorAll(".board .men use"), (use) =>
            [use.getAttribute("href"), use.getAttribute("x"), use.getAttribute("y")])"""
        found = {}
        for name, x, y in self.browser.execute_script(script):
            square = "abcdefgh"[int(float(x)) // 45] + str(8 - int(float(y)) // 45)
            found[square] = name[1:]
        return found

    def problem(self) -> dict[str, Any]:
        """Return the problem on the board, as the browser keeps it."""
        script = """const tab = sessionStorage.getItem("chess-composer tab");
            const kept = JSON.parse(localStorage.getItem("chess-composer board " + tab));
            return kept && kept.steps[kept.at].problem"""
        found: dict[str, Any] = self.browser.execute_script(script)
        return found

    def verdict(self) -> str:
        """Wait for a certain verdict; return its line."""
        self.until(
            lambda: (
                self.has(".verdict:not(.unsure)")
                and self.has(
                    "body[data-stage=themes], body[data-stage=news], "
                    "body[data-stage=error], body[data-stage=tries]"
                )
            )
        )
        return self.text(".verdict-first").strip()

    def compose(self, fen: str) -> None:
        """Put men onto an empty board, each by a tap on the man and taps on his squares."""
        for row, text in enumerate(fen.split()[0].split("/")):
            file = 0
            for sign in text:
                if sign.isdigit():
                    file += int(sign)
                    continue
                if not self.has(f'.tray [data-man="{sign}"][aria-pressed=true]'):
                    self.tap(f'.tray [data-man="{sign}"]')
                self.tap_at(self.square("abcdefgh"[file] + str(8 - row)))
                file += 1

    def faults(self) -> list[str]:
        """Return what the browser complained of."""
        return [
            each["message"]
            for each in self.browser.get_log("browser")
            if each["level"] in ("SEVERE", "WARNING")
        ]
