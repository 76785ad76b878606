# SPDX-License-Identifier: GPL-3.0-or-later
"""What is kept on the device: listed, opened, versioned, deleted, brought home; real browser."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

pytest.importorskip("starlette")
pytest.importorskip("uvicorn")
pytest.importorskip("selenium.webdriver")

from handset import Handset
from pageserver import chromium, served
from selenium.webdriver.common.by import By
from test_out_of_reach import COMPOSED, SOUND, compose, port_of, studio

from composer.library.access.reading import versions_of
from composer.library.access.store import Library
from composer.library.search.search import find_page, rows
from composer.problem.fen import parse_fen
from composer.web.appexport import write_app
from composer.web.service import OwnShelf

pytestmark = [pytest.mark.slow, pytest.mark.xdist_group("browser")]

SECOND = "7k/8/5K2/8/8/8/8/5BR1 w - - 0 1"
FILES = """window.handed = []; navigator.canShare = () => true;
    navigator.share = async (given) => {
        for (const file of given.files || []) handed.push([file.name, await file.text()]);
        if (given.text) handed.push(["text", given.text]);
    };
    navigator.storage.persist = () => new Promise(() => {});"""  # a browser that asks, unanswered


@pytest.fixture
def handset() -> Iterator[Handset]:
    with chromium(phone=True) as browser:
        yield Handset(browser)


def choose(handset: Handset, words: str) -> None:
    """Choose something of the menu that is open."""
    handset.until(lambda: handset.has("dialog[open] .menu"), "a menu")
    script = """for (const each of document.querySelectorAll("dialog .menu button"))
        if (each.innerText.trim() === arguments[0]) return each.click()
        throw new Error(arguments[0])"""
    handset.browser.execute_script(script, words)


def told(handset: Handset, selector: str) -> list[str]:
    return [each.text for each in handset.browser.find_elements(By.CSS_SELECTOR, selector)]


def listed(handset: Handset) -> int:
    return len(handset.browser.find_elements(By.CSS_SELECTOR, ".kept > .records > li"))


def more(handset: Handset, words: str) -> None:
    """Do something with the first problem of the list."""
    handset.tap("nav [data-view=library]")
    handset.until(lambda: listed(handset) > 0, "the list")
    handset.browser.execute_script("document.querySelector('.kept .tool').click()")
    choose(handset, words)


OLDER_PAGE = """const [problem, done] = arguments, opening = indexedDB.open("chess-composer", 1);
    opening.onupgradeneeded = () => opening.result.createObjectStore("pocket", { keyPath: "id" });
    opening.onsuccess = () => {
        const work = opening.result.transaction("pocket", "readwrite");
        const kept = { id: "old", changed: "2026 x", problem, place: null, as: "new" };
        work.objectStore("pocket").put(kept);
        work.oncomplete = () => { opening.result.close(); done(true); };
    };
    opening.onerror = () => done(opening.error.name);"""


def test_what_an_older_page_kept_is_there_and_it_writes_nothing_more(
    tmp_path: Path, handset: Handset
) -> None:
    """It knew of no versions, and would drop them."""
    write_app(tmp_path / "page")
    problem = {"fen": COMPOSED, "stipulation": "#2"}
    with served(tmp_path / "page") as address:
        handset.browser.get(f"{address}icon.svg")
        assert handset.browser.execute_async_script(OLDER_PAGE, problem) is True
        handset.browser.get(address)
        handset.until(lambda: handset.solver() == "browser", "the page solves by itself")
        handset.tap("nav [data-view=library]")
        handset.until(lambda: listed(handset) == 1, "what the older one kept")
        assert handset.browser.execute_async_script(OLDER_PAGE, problem) == "VersionError"


def test_what_is_kept_is_a_library_of_its_own(tmp_path: Path, handset: Handset) -> None:
    write_app(tmp_path / "page")
    with served(tmp_path / "page") as address:
        handset.browser.get(address)
        handset.until(lambda: handset.solver() == "browser", "the page solves by itself")
        handset.browser.execute_script(FILES)
        compose(handset)
        handset.tap('[aria-label="Save"]')
        handset.until(lambda: "1" in handset.find(".state").text, "kept")

        handset.put("B", "f1")
        handset.tap("header .tool")
        choose(handset, "Save as a new version")
        handset.until(lambda: len(handset.kept()[0]["versions"]) == 1, "a version")
        handset.tap("header .tool")
        choose(handset, "Save what is kept here as a file")
        handset.until(lambda: handset.browser.execute_script("return handed.length"), "a file")
        ((_, lines),) = handset.browser.execute_script("return handed.splice(0)")
        newest, older = (json.loads(line) for line in lines.splitlines())
        assert (newest["fen"], older["fen"]) == (SECOND, COMPOSED)
        assert "An older version" in older["comments"][0]

        more(handset, "Versions")
        handset.until(lambda: len(told(handset, "dialog .record")) == 2, "two versions")
        assert "one square" in told(handset, "dialog .record")[1]
        handset.browser.find_elements(By.CSS_SELECTOR, "dialog .record")[1].click()
        handset.until(lambda: handset.has("dialog .comparison"), "both side by side")
        assert "f1" in handset.find("dialog .hint").text
        handset.find("dialog .primary").click()
        handset.until(lambda: handset.fen() == COMPOSED, "the older one on the board")
        (found,) = handset.kept()
        assert found["problem"]["fen"] == COMPOSED
        assert [each["problem"]["fen"] for each in found["versions"]] == [SECOND]

        more(handset, "Save as a new problem")
        handset.until(lambda: listed(handset) == 2, "another")
        more(handset, "Delete")
        handset.until(lambda: listed(handset) == 1, "deleted")
        handset.find(".notice button").click()
        handset.until(lambda: listed(handset) == 2, "there again")
        more(handset, "Delete")
        handset.until(lambda: listed(handset) == 1, "deleted once more")
        handset.find(".bin-list summary").click()
        handset.find(".bin-list .record").click()
        choose(handset, "Delete for good")
        handset.until(lambda: len(handset.kept()) == 1, "gone")

        more(handset, "Open")
        handset.until(lambda: handset.has("body[data-view=compose]"), "on the board")
        handset.until(lambda: handset.verdict().startswith(SOUND), "the verdict")
        for words in (
            "Share the diagram",
            "Share it as an image (PNG)",
            "Share the solution as text",
        ):
            handset.tap('[aria-label="Share"]')
            choose(handset, words)
        handset.until(
            lambda: handset.browser.execute_script("return handed.length") == 3, "three files"
        )
        handed = dict(handset.browser.execute_script("return handed"))
        assert handed["diagram.png"][1:4] == "PNG"
        assert "#2" in handed["diagram.svg"]
        assert handed["diagram.svg"].count("<use") == 3
        assert "1.Kf7!" in handed["text"]
    faults = [each for each in handset.browser.get_log("browser") if each["level"] == "SEVERE"]
    assert [each for each in faults if "favicon" not in each["message"]] == []


def test_versions_made_away_come_home_as_versions(tmp_path: Path, handset: Handset) -> None:
    shelf = OwnShelf(tmp_path / "home.chesslib")
    try:
        with studio(shelf) as server:
            port = port_of(server)
            handset.browser.get(server.link)
            handset.until(lambda: handset.solver() == "studio", "the studio")
            handset.until(handset.is_kept, "the page is kept")
        handset.until(lambda: handset.solver() == "browser", "out of reach")
        compose(handset)
        handset.tap('[aria-label="Save"]')
        handset.until(lambda: "1" in handset.find(".state").text, "kept")
        handset.put("B", "f1")
        handset.tap("header .tool")
        choose(handset, "Save as a new version")
        handset.until(lambda: len(handset.kept()[0]["versions"]) == 1, "a version")
        with studio(shelf, port) as server:
            handset.browser.get(server.link)
            handset.until(lambda: handset.solver() == "studio", "the studio again")
            handset.until(lambda: handset.kept() == [], "home")
            record = shelf.read(lambda library: _record_of(library, SECOND)).result(30)
            versions = shelf.read(lambda library: versions_of(library, record)).result(30)
            assert [each.problem.position for each in versions] == [
                parse_fen(COMPOSED),
                parse_fen(SECOND),
            ]
            handset.tap("header .tool")
            choose(handset, "Versions")
            handset.until(lambda: len(told(handset, "dialog .record")) == 2, "two versions")
            handset.browser.find_elements(By.CSS_SELECTOR, "dialog .record")[1].click()
            handset.find("dialog .primary").click()
            handset.until(lambda: handset.fen() == COMPOSED, "the older one")
            now = shelf.read(lambda library: versions_of(library, record)).result(30)
            assert len(now) == 2
    finally:
        shelf.close()


def _record_of(library: Library, fen: str) -> int:
    found = rows(library, find_page(library, "", limit=1000))
    return next(each.record_id for each in found if each.problem.position == parse_fen(fen))
