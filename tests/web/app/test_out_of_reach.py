# SPDX-License-Identifier: GPL-3.0-or-later
"""A telephone out of the studio's reach: composed, kept, brought home. Real browser and server."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path

import pytest

pytest.importorskip("starlette")
pytest.importorskip("uvicorn")
pytest.importorskip("selenium.webdriver")

from handset import Handset
from pageserver import chromium, served

from composer.formats.jsonlines import entry_of
from composer.library.access.reading import versions_of
from composer.library.access.store import Library
from composer.library.changes.operations import add_problem, save_version
from composer.library.search.search import find_page, rows
from composer.problem.fen import parse_fen
from composer.problem.problem import Problem
from composer.problem.stipulation import TWO_MOVER
from composer.web.appexport import AppThere, write_app, write_one_file
from composer.web.appfiles import plain_files
from composer.web.server import PageServer, Reach
from composer.web.service import OwnShelf, Service

pytestmark = [pytest.mark.slow, pytest.mark.xdist_group("browser")]

COMPOSED = "7k/8/5K2/8/8/8/8/6R1 w - - 0 1"
MEN = (("K", "f6"), ("k", "h8"), ("R", "g1"))
SOUND = "Sound: 1.Kf7!"


@pytest.fixture
def shelf(tmp_path: Path) -> Iterator[OwnShelf]:
    library = OwnShelf(tmp_path / "home.chesslib")
    yield library
    library.close()


@pytest.fixture
def handset() -> Iterator[Handset]:
    with chromium(phone=True) as browser:
        yield Handset(browser)


@contextmanager
def studio(shelf: OwnShelf, port: int = 0) -> Iterator[PageServer]:
    server = PageServer(Service(shelf, hands=1), Reach(port=port))
    try:
        yield server
    finally:
        server.stop()


def port_of(server: PageServer) -> int:
    return int(server.link.split(":")[2].split("/")[0])


def problems_in(shelf: OwnShelf, query: str) -> list[Problem]:
    def found(library: Library) -> list[Problem]:
        return [row.problem for row in rows(library, find_page(library, query, limit=1000))]

    return shelf.read(found).result(30)


def compose(handset: Handset) -> None:
    for man, square in MEN:
        handset.put(man, square)
    handset.until(lambda: handset.verdict().startswith(SOUND), "the verdict")


def test_composed_without_the_studio_kept_and_brought_home(
    shelf: OwnShelf, handset: Handset
) -> None:
    before = len(problems_in(shelf, ""))
    with studio(shelf) as server:
        port, link = port_of(server), server.link
        handset.browser.get(link)
        handset.until(lambda: handset.solver() == "studio", "the studio")
        handset.until(handset.is_kept, "the page is kept")
    handset.until(lambda: handset.solver() == "browser", "out of reach")
    compose(handset)
    handset.tap('[aria-label="Save"]')
    handset.until(lambda: "1" in handset.find(".state").text, "kept here")

    handset.browser.refresh()  # nobody serves it
    handset.until(lambda: handset.solver() == "browser", "the page again, without network")
    handset.until(lambda: handset.verdict().startswith(SOUND), "the verdict again")
    assert handset.fen() == COMPOSED
    assert "1" in handset.find(".state").text

    with studio(shelf, port) as server:
        assert port_of(server) == port
        assert server.link != link
        handset.browser.get(server.link)
        handset.until(lambda: handset.solver() == "studio", "the studio again")
        handset.until(lambda: "Brought home" in handset.find(".notice").text, "home")
        kept = problems_in(shelf, "")
        assert len(kept) == before + 1
        (own,) = (problem for problem in kept if problem.position == parse_fen(COMPOSED))
        assert own.stipulation == TWO_MOVER
        handset.browser.refresh()
        handset.until(lambda: handset.solver() == "studio", "the studio")
        assert len(problems_in(shelf, "")) == before + 1  # nothing twice


def test_what_the_desk_changed_meanwhile_stays(shelf: OwnShelf, handset: Handset) -> None:
    mine = Problem(parse_fen(COMPOSED), TWO_MOVER, title="Mine")
    record = shelf.change(lambda library: add_problem(library, mine, None)).result(30).record_id
    with studio(shelf) as server:
        port = port_of(server)
        handset.browser.get(server.link)
        handset.until(lambda: handset.solver() == "studio", "the studio")
        handset.until(handset.is_kept, "the page is kept")
        handset.tap("nav [data-view=library]")
        handset.until(lambda: handset.has(f'[data-record="{record}"]'), "the library")
        handset.browser.execute_script(
            "arguments[0].scrollIntoView()", handset.find(f'[data-record="{record}"]')
        )
        handset.tap(f'[data-record="{record}"]')
        handset.until(lambda: handset.fen() == COMPOSED, "the problem is open")
        link = server.link
    handset.until(lambda: handset.solver() == "browser", "out of reach")
    handset.put("N", "a8")
    handset.tap('[aria-label="Save"]')
    handset.until(lambda: "1" in handset.find(".state").text, "kept here")

    newer = replace(mine, position=parse_fen("7k/8/5K2/8/8/8/8/5BR1 w - - 0 1"))
    shelf.change(lambda library: save_version(library, record, newer, None)).result(30)
    with studio(shelf, port) as server:
        assert server.link != link
        handset.browser.get(server.link)
        handset.until(lambda: "new version" in handset.find(".notice").text, "it is said")
        kept = {problem.position for problem in problems_in(shelf, "title:Mine")}
        assert kept == {parse_fen("N6k/8/5K2/8/8/8/8/6R1 w - - 0 1")}
        assert len(shelf.read(lambda library: versions_of(library, record)).result(30)) == 3


def test_the_page_on_a_plain_web_server(tmp_path: Path, handset: Handset) -> None:
    (tmp_path / "site").mkdir()
    write_app(tmp_path / "site" / "page")
    with served(tmp_path / "site") as address:
        handset.browser.get(address + "page/")
        handset.until(lambda: handset.solver() == "browser", "the page solves by itself")
        handset.until(handset.is_kept, "the page is kept")
        compose(handset)
        handset.tap('[aria-label="Save"]')
        handset.until(lambda: "1" in handset.find(".state").text, "kept here")
        (kept,) = handset.kept()
        assert entry_of(kept["problem"]).problem == Problem(parse_fen(COMPOSED), TWO_MOVER)
        port = int(address.rstrip("/").rpartition(":")[2])
    handset.browser.refresh()
    handset.until(lambda: handset.verdict().startswith(SOUND), "without network")
    assert handset.fen() == COMPOSED
    severe = [each for each in handset.browser.get_log("browser") if each["level"] == "SEVERE"]
    assert [each for each in severe if "ERR_CONNECTION_REFUSED" not in each["message"]] == []

    worded = tmp_path / "site" / "page" / "words" / "en.js"
    text = worded.read_text("utf-8")
    worded.write_text(text.replace('"Undo"', '"Backwards"'), encoding="utf-8")
    with served(tmp_path / "site", port) as address:  # one file of another version: a mix
        handset.browser.get(address + "page/")
        handset.until(lambda: handset.verdict().startswith(SOUND), "the old page")
        assert handset.has('[aria-label="Undo"]')


def test_the_page_as_one_file(tmp_path: Path, handset: Handset) -> None:
    """As it comes by mail: nothing is fetched, and no other script runs."""
    address = write_one_file(tmp_path / "composer.html").as_uri()
    handset.browser.get(address)
    handset.until(lambda: handset.solver() == "browser", "the page solves by itself")
    compose(handset)
    handset.tap('[aria-label="Save"]')
    handset.until(lambda: "1" in handset.find(".state").text, "kept here")
    handset.browser.refresh()
    handset.until(lambda: handset.verdict().startswith(SOUND), "what stood on the board")
    assert len(handset.kept()) == 1
    handset.tap(".sheet-head")
    handset.browser.execute_script("document.getElementById('tab-phases').click()")
    handset.until(lambda: "No changed play" in handset.find(".sheet-body").text, "phases")
    handset.browser.execute_script("document.getElementById('tab-themes').click()")
    assert "needs the studio" in handset.find(".sheet-body").text
    count = "return performance.getEntriesByType('resource').map((each) => each.name)"
    fetched = handset.browser.execute_script(count)
    assert [each for each in fetched if not each.startswith(("blob:", "data:"))] == []
    assert [each for each in handset.browser.get_log("browser") if each["level"] == "SEVERE"] == []
    with pytest.raises(AppThere, match="exists already"):
        write_one_file(tmp_path / "composer.html")


def test_a_browser_that_keeps_nothing_says_that_the_board_alone_stays(
    tmp_path: Path, handset: Handset
) -> None:
    write_app(tmp_path / "page")
    with served(tmp_path / "page") as address:
        handset.browser.get(address)
        handset.until(lambda: handset.solver() == "browser", "the page solves by itself")
        handset.browser.execute_script(
            "IDBDatabase.prototype.transaction = () => { throw new DOMException('no room') }"
        )
        compose(handset)
        handset.tap('[aria-label="Save"]')
        handset.until(
            lambda: "The board is kept here." in handset.find(".notice").text, "it is said"
        )
        assert "not saved" in handset.find(".state").text


WAITS = "return navigator.serviceWorker.getRegistration().then((each) => Boolean(each.waiting))"


def test_a_new_version_takes_over_whole_at_the_next_start(
    tmp_path: Path, handset: Handset, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "page"
    write_app(folder)
    with served(folder) as address:
        handset.browser.get(address)
        handset.until(handset.is_kept, "the page is kept")
        compose(handset)

        files = plain_files()
        words = files["words/en.js"]
        other = words.content.replace(b'"undo": "Undo"', b'"undo": "Backwards"')
        assert other != words.content
        files["words/en.js"] = replace(words, content=other)
        monkeypatch.setattr("composer.web.appexport.plain_files", lambda: files)
        write_app(folder, overwrite=True)

        handset.browser.refresh()
        handset.until(lambda: handset.verdict().startswith(SOUND), "the old page, meanwhile")
        assert handset.has('[aria-label="Undo"]')
        handset.until(lambda: handset.browser.execute_script(WAITS), "the new version waits")
        handset.browser.refresh()
        handset.until(lambda: handset.has('[aria-label="Backwards"]'), "the new page")
        handset.until(lambda: handset.verdict().startswith(SOUND), "what stood on the board")
    handset.browser.refresh()
    handset.until(lambda: handset.verdict().startswith(SOUND), "the new one, without network")
    assert handset.has('[aria-label="Backwards"]')


def test_a_page_that_no_browser_keeps_has_all_it_needs_before_the_studio_goes(
    shelf: OwnShelf, handset: Handset
) -> None:
    """In a network without https, where browsers keep no page."""
    lacks = "delete Navigator.prototype.serviceWorker"
    handset.browser.execute_cdp_cmd("Page.addScriptToEvaluateOnNewDocument", {"source": lacks})
    fetched = """return performance.getEntriesByType("resource")
        .filter((each) => /general.wasm|later.tools.js|fairy.svg/.test(each.name)).length"""
    with studio(shelf) as server:
        handset.browser.get(server.link)
        handset.until(lambda: handset.solver() == "studio", "the studio")
        handset.until(lambda: handset.browser.execute_script(fetched) == 3, "all the rest")
    handset.until(lambda: handset.solver() == "browser", "out of reach")
    handset.tap('[aria-label="More men"]')
    handset.find("dialog input[type=search]").send_keys("grasshopper")
    handset.tap("dialog .kinds li:not([hidden]) button")
    handset.put("G", "d3")
    compose(handset)
    handset.tap(".sheet-head")
    handset.tap("[data-page=phases]")
    told = "No changed play to show."
    handset.until(lambda: handset.find(".sheet-body").text == told, "the phase table")
