# SPDX-License-Identifier: GPL-3.0-or-later
"""A finger on the page for telephones: taps men and squares, waits for what it says."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from finger import stroke
from pageserver import WebDriver
from selenium.webdriver.common.by import By
from selenium.webdriver.remote.webelement import WebElement
from selenium.webdriver.support.ui import WebDriverWait

PATIENCE = 60  # seconds, of which a page takes one
KEPT = """const done = arguments[0], opening = indexedDB.open("chess-composer");
    opening.onsuccess = () => {
        const all = opening.result.transaction("pocket").objectStore("pocket").getAll();
        all.onsuccess = () => { opening.result.close(); done(all.result); };
    }"""


class Handset:
    """The page in an emulated telephone."""

    def __init__(self, browser: WebDriver) -> None:
        self.browser = browser

    def until(self, holds: Callable[[], object], what: str) -> None:
        """Wait until something holds."""
        WebDriverWait(self.browser, PATIENCE, 0.05).until(lambda _: holds(), what)

    def find(self, selector: str) -> WebElement:
        """Return a part of the page."""
        return self.browser.find_element(By.CSS_SELECTOR, selector)

    def has(self, selector: str) -> bool:
        """Tell whether the page has a part."""
        return bool(self.browser.find_elements(By.CSS_SELECTOR, selector))

    def solver(self) -> str:
        """Return who solves: `studio`, `browser` or `none`; empty while the page begins."""
        return str(self.browser.execute_script("return document.body.dataset.solver || ''"))

    def verdict(self) -> str:
        """Return the verdict line, in one line."""
        return " ".join(self.find(".verdict-words").text.split())

    def touch(self, x: float, y: float) -> None:
        """Tap a place with a finger."""
        stroke(self.browser, (x, y))

    def tap(self, selector: str) -> None:
        """Tap the middle of a part."""
        box = self.find(selector).rect
        self.touch(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)

    def tap_square(self, name: str) -> None:
        """Tap a square of the board."""
        box = self.find(".board-place svg").rect
        side = box["width"] / 8
        file, rank = ord(name[0]) - 97, int(name[1]) - 1
        self.touch(box["x"] + side * (file + 0.5), box["y"] + side * (7.5 - rank))

    def put(self, man: str, square: str) -> None:
        """Take a man of the tray and put him on a square."""
        selector = f'.tray button[data-man="{man}"]'
        if self.find(selector).get_attribute("aria-pressed") != "true":
            self.tap(selector)
        self.tap_square(square)

    def fen(self) -> str:
        """Return the board's position as it is kept."""
        script = """const tab = sessionStorage.getItem("chess-composer tab");
            const kept = JSON.parse(localStorage.getItem("chess-composer board " + tab));
            return kept ? kept.steps[kept.at].problem.fen : ''"""
        return str(self.browser.execute_script(script))

    def is_kept(self) -> bool:
        """Tell whether the page is kept for use without network, and runs from there."""
        script = "return Boolean(navigator.serviceWorker && navigator.serviceWorker.controller)"
        return bool(self.browser.execute_script(script))

    def kept(self) -> list[dict[str, Any]]:
        """Return what is kept here, the bin with it."""
        found: list[dict[str, Any]] = self.browser.execute_async_script(KEPT)
        return found
