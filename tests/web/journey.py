# SPDX-License-Identifier: GPL-3.0-or-later
"""A telephone on a journey: the page under a finger while no studio is in reach, and at home."""

from __future__ import annotations

import base64
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from time import sleep
from typing import Any
from urllib.parse import urlsplit

from handset import Handset
from served import served
from touched import Telephone, telephone

from composer.web.server import PageServer
from composer.web.service import OwnShelf

NO_NETWORK = {"offline": True, "latency": 0, "downloadThroughput": 0, "uploadThroughput": 0}
NETWORK = {"offline": False, "latency": 0, "downloadThroughput": -1, "uploadThroughput": -1}
_MET = """const [selector, words] = arguments;
    const found = [...document.querySelectorAll(selector)].find((each) =>
        each.checkVisibility() && (!words || each.innerText.trim().startsWith(words)));
    if (!found) return null;
    found.scrollIntoView({ block: "nearest", inline: "nearest" });
    const box = found.getBoundingClientRect();
    const at = [box.left + box.width / 2, box.top + box.height / 2];
    return found.contains(document.elementFromPoint(...at)) ? at : null"""


class Traveller(Telephone):
    """The page under a finger that meets only what is in sight."""

    def meet(self, selector: str, words: str = "") -> None:
        """Tap what a selector finds, and begins with these words, once nothing covers it."""
        found: list[Any] = []

        def met() -> bool:
            found[:] = [self.browser.execute_script(_MET, selector, words)]
            return found[0] is not None

        self.until(met)
        self.tap_at(found[0])

    def drag(self, start: tuple[float, float], end: tuple[float, float], above: float = 0) -> None:
        """Drag, and rest before lifting: else it is a throw, and the next tap only stops that."""
        (x, y), (to_x, to_y) = start, (end[0], end[1] + above)
        self.touch("touchStart", start)
        for part in (0.2, 0.6, 1.0, 1.0, 1.0):
            self.touch("touchMove", (x + (to_x - x) * part, y + (to_y - y) * part))
            sleep(0.06)
        self.touch("touchEnd")

    def choose(self, words: str) -> None:
        """Choose something of the menu."""
        self.meet("header .tool")
        self.meet("dialog[open] .menu button", words)

    def write(self, selector: str, words: str, label: str = "") -> None:
        """Tap a field, and type."""
        self.meet(selector, label)
        self.browser.switch_to.active_element.send_keys(words)

    def empty_hand(self) -> None:
        """Let go of the man who is in hand."""
        if self.has(".tray [data-man][aria-pressed=true]"):
            self.meet(".tray [data-man][aria-pressed=true]")

    def about(self, **words: str) -> None:
        """Write what stands about the problem: its title and so on."""
        self.meet("header [aria-label=More]")
        for label, text in words.items():
            self.write("dialog .field", text, label)
        self.meet("dialog .primary")
        self.until(lambda: not self.has("dialog[open]"))

    def page(self, name: str) -> str:
        """Turn to a page of the sheet; what stands there."""
        if not self.has("body[data-sheet=half]"):
            self.meet(".sheet-head")
        self.meet(f"[data-page={name}]")
        return self.read(".sheet-body")

    def read(self, selector: str) -> str:
        """Return what is shown of a part, in one line."""
        return " ".join(self.find(selector).text.split())

    def says(self, words: str) -> None:
        """Wait until a certain verdict begins with these words."""
        line = ".verdict:not(.unsure) .verdict-first"
        self.until(lambda: self.text(line).strip().startswith(words))

    def saved(self) -> None:
        """Save, and wait until it is."""
        self.meet("[aria-label=Save]")
        self.until(lambda: "not saved" not in self.text(".state"))

    def kept(self) -> list[dict[str, Any]]:
        """Return what the browser keeps."""
        return Handset(self.browser).kept()

    def versions(self) -> list[str]:
        """Open the versions of the problem on the board; what is said of each."""
        self.choose("Versions")
        self.until(lambda: self.has("dialog[open] .record"))
        found = self.browser.find_elements("css selector", "dialog .record")
        return [" ".join(each.text.split()) for each in found]

    def printed(self, path: Path) -> str:
        """Print into a PDF, as the browser does; the words of it."""
        page = self.tell("Page.printToPDF", printBackground=False)
        path.write_bytes(base64.b64decode(page["data"]))
        told = subprocess.run(["pdftotext", "-layout", path, "-"], capture_output=True, check=True)
        return " ".join(told.stdout.decode().split())

    def network(self, conditions: dict[str, Any]) -> None:
        """Take the network away, or give it back."""
        self.tell("Network.enable")
        self.tell("Network.emulateNetworkConditions", **conditions)


@contextmanager
def travelling() -> Iterator[Traveller]:
    """Hold a telephone."""
    with telephone() as found:
        yield Traveller(found.browser)


def set_out(traveller: Traveller, shelf: OwnShelf) -> int:
    """Open the page once, and take studio and network away; the port of the studio."""
    with served(shelf) as server:
        traveller.open(server.link)
        traveller.until(Handset(traveller.browser).is_kept)
    traveller.network(NO_NETWORK)
    traveller.browser.refresh()
    traveller.until(lambda: traveller.has("body[data-solver=browser]"))
    return urlsplit(server.link).port or 0


@contextmanager
def home(traveller: Traveller, shelf: OwnShelf, port: int) -> Iterator[PageServer]:
    """The studio is started anew; its page brings home what was kept."""
    with served(shelf, port=port) as server:
        traveller.network(NETWORK)
        traveller.open(server.link)
        traveller.until(lambda: traveller.kept() == [])
        yield server
