# SPDX-License-Identifier: GPL-3.0-or-later
"""Castling and en passant, fairy men by name, and paper: under a finger, in a real browser."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from served import STAR, served, shelved
from test_touch import lose_connections
from touched import Telephone, telephone

from composer.library.search.search import find_page, rows
from composer.problem.fen import fen
from composer.problem.men import Man
from composer.web.server import PageServer
from composer.web.service import OwnShelf

from selenium.webdriver.common.by import By  # isort: skip
from selenium.webdriver.common.keys import Keys  # isort: skip

pytestmark = [pytest.mark.slow, pytest.mark.xdist_group("browser")]

BOTH = "5k2/8/8/8/8/4R1R1/8/4K2R w K - 0 1"  # #1: O-O and Rf1
PASSING = "4k3/8/8/3PpP2/8/8/8/4K3 w - - 0 1"
OFFLINE = {"offline": True, "latency": 0, "downloadThroughput": 0, "uploadThroughput": 0}
ONLINE = {"offline": False, "latency": 0, "downloadThroughput": -1, "uploadThroughput": -1}


@pytest.fixture(scope="module")
def server() -> Iterator[PageServer]:
    with served(hands=1) as found:
        yield found


@pytest.fixture(scope="module")
def chromium() -> Iterator[Telephone]:
    with telephone() as found:
        yield found


@pytest.fixture
def phone(chromium: Telephone, server: PageServer) -> Iterator[Telephone]:
    """The page, with an empty board."""
    chromium.browser.get(server.link)
    chromium.browser.execute_script("localStorage.clear()")
    chromium.open(server.link)
    yield chromium
    assert chromium.faults() == []  # nor anything that the policy refused


def choose(phone: Telephone, words: str) -> None:
    """Choose something of the menu."""
    phone.tap("header .tool")
    buttons = phone.browser.find_elements(By.CSS_SELECTOR, "dialog .menu button")
    next(button for button in buttons if button.text.strip() == words).click()


def laid(phone: Telephone, position: str, task: str = "#2") -> Telephone:
    """Put a problem on the board by its FEN and task."""
    choose(phone, "Enter a FEN")
    field = phone.find("dialog input")
    field.clear()
    field.send_keys(position, Keys.ENTER)
    phone.tap(".task")
    field = phone.find("dialog input[name=task]")
    field.clear()
    field.send_keys(task, Keys.ENTER)
    phone.until(lambda: phone.problem() == {"fen": position, "stipulation": task})
    return phone


def rules_of(phone: Telephone) -> list[str]:
    found = phone.browser.find_elements(By.CSS_SELECTOR, ".twins .rule")
    return [each.text for each in found]


def switch_castling_off(phone: Telephone) -> None:
    choose(phone, "Rules and twins")
    assert phone.text(".rights .condition") == "White: castling king side (O-O)"
    phone.find("[name=castling-K]").click()
    phone.tap("dialog .primary")
    phone.until(lambda: rules_of(phone) == ["No castling"])


def test_castling_is_switched_off_and_solved_so(phone: Telephone) -> None:
    laid(phone, BOTH, "#1")
    assert phone.verdict().startswith("Cooked: two keys")
    assert rules_of(phone) == []
    switch_castling_off(phone)
    off = BOTH.replace(" K ", " - ")
    assert phone.problem()["fen"] == off
    phone.until(lambda: phone.verdict().startswith("Sound: 1.Rf1#!"))

    phone.tap("[aria-label=Undo]")
    phone.until(lambda: phone.problem()["fen"] == BOTH and rules_of(phone) == [])
    phone.tap("[aria-label=Redo]")
    phone.until(lambda: rules_of(phone) == ["No castling"])
    phone.tap('.tray [data-man="P"]')
    phone.tap_at(phone.square("a2"))  # what is off stays off
    phone.until(lambda: "a2" in phone.men())
    assert rules_of(phone) == ["No castling"]


def test_rights_are_saved(chromium: Telephone, tmp_path: Path) -> None:
    with shelved(tmp_path / "l.chesslib") as shelf, served(shelf, hands=1) as server:
        chromium.open(server.link)
        laid(chromium, BOTH, "#1")
        switch_castling_off(chromium)
        chromium.tap("[aria-label=Save]")
        chromium.until(lambda: chromium.text(".notice") == "Saved in the library.")
        assert kept_in(shelf) == BOTH.replace(" K ", " - ")
    chromium.browser.get("about:blank")
    chromium.browser.get_log("browser")


def kept_in(shelf: OwnShelf) -> str:
    """Return the one position that the library holds."""
    (row,) = shelf.read(lambda library: rows(library, find_page(library, "", limit=9))).result(30)
    return fen(row.problem.position)


def first_words(phone: Telephone) -> str:
    """Return the verdict of a one-mover, which is certain with its keys: no tries follow."""
    return phone.text(".verdict:not(.unsure) .verdict-first").strip()


def test_castling_that_is_off_is_so_for_the_browser_too(
    phone: Telephone, server: PageServer
) -> None:
    laid(phone, BOTH, "#1").verdict()
    phone.tell("Network.enable")
    phone.tell("Network.emulateNetworkConditions", **OFFLINE)
    try:
        lose_connections(server)
        phone.until(lambda: phone.has("body[data-solver=browser]"))
        phone.until(lambda: first_words(phone).startswith("Cooked: two keys"))
        switch_castling_off(phone)
        phone.until(lambda: first_words(phone).startswith("Sound: 1.Rf1#!"))
        phone.tap("[aria-label='More men']")
        assert "men with special qualities and kinds of your own need the studio" in phone.text(
            "dialog .hint"
        )
        phone.find("dialog").send_keys(Keys.ESCAPE)
    finally:
        phone.tell("Network.emulateNetworkConditions", **ONLINE)
    phone.until(lambda: phone.has("body[data-solver=studio]"))
    phone.browser.get_log("browser")  # it complained of the network, as it should


def test_one_side_alone_loses_castling(phone: Telephone) -> None:
    laid(phone, "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1")
    choose(phone, "Rules and twins")
    phone.find("[name=castling-k]").click()
    phone.find("[name=castling-q]").click()
    phone.tap("dialog .primary")
    phone.until(lambda: rules_of(phone) == ["Black: no O-O, O-O-O"])
    choose(phone, "Swap colours")
    phone.until(lambda: rules_of(phone) == ["White: no O-O, O-O-O"])


def test_a_placement_alone_has_castling_by_convention(phone: Telephone) -> None:
    choose(phone, "Enter a FEN")
    field = phone.find("dialog input")
    field.clear()
    field.send_keys(BOTH.split()[0], Keys.ENTER)
    phone.until(lambda: phone.problem()["fen"] == BOTH)
    assert rules_of(phone) == []


def test_a_square_of_en_passant_is_chosen(phone: Telephone) -> None:
    laid(phone, PASSING)
    choose(phone, "Rules and twins")
    offered = phone.browser.find_elements(By.CSS_SELECTOR, "[name=passed] option")
    assert [each.text for each in offered] == ["none", "e6"]
    phone.find("[name=passed]").send_keys("e6")
    phone.tap("dialog .primary")
    phone.until(lambda: rules_of(phone) == ["e.p. e6"])
    assert phone.problem()["fen"] == PASSING.replace("w - -", "w - e6")
    choose(phone, "Mirror")
    phone.until(lambda: rules_of(phone) == ["e.p. d6"])
    phone.tap(".tray [data-man=remove]")
    phone.tap_at(phone.square("d5"))  # the pawn that has passed
    phone.until(lambda: rules_of(phone) == [])


def test_where_there_is_neither_it_is_said(phone: Telephone) -> None:
    laid(phone, STAR)
    choose(phone, "Rules and twins")
    assert "No king and rook" in phone.text(".rights .hint")
    phone.tap("dialog .ends button")


def test_a_fairy_man_is_found_by_name_and_put(phone: Telephone) -> None:
    phone.tap("[aria-label='More men']")
    phone.find("dialog input[type=search]").send_keys("Grassh")
    shown = """return Array.from(document.querySelectorAll(".kinds li:not([hidden]) .kind"),
        (each) => each.textContent)"""
    phone.until(lambda: len(phone.browser.execute_script(shown)) < 10)
    assert "grasshopper G" in phone.browser.execute_script(shown)
    small = """return Array.from(document.querySelectorAll(".kinds li:not([hidden]) button"))
        .filter((each) => each.offsetWidth < 44 || each.offsetHeight < 44 || !each.ariaLabel)
        .length"""
    assert phone.browser.execute_script(small) == 0
    phone.tap('[data-take="g"]')
    phone.until(lambda: phone.has('.tray [data-man="g"][aria-pressed=true]'))
    phone.tap_at(phone.square("d4"))
    phone.until(lambda: phone.men() == {"d4": "b-grasshopper"})
    phone.tap(".tray .other")  # the white one comes into the tray, too
    phone.tap_at(phone.square("e4"))
    phone.until(lambda: phone.men().get("e4") == "w-grasshopper")
    phone.tap("[aria-label=Undo]")
    phone.tap("[aria-label=Undo]")
    phone.until(lambda: phone.men() == {})
    phone.drag(phone.middle('.tray [data-man="g"]'), phone.square("a4"), 40)
    phone.until(lambda: phone.men() == {"a4": "b-grasshopper"})


def test_every_man_of_the_list_is_one_for_the_studio(phone: Telephone) -> None:
    """White, black and neutral, as the reader of positions has him."""
    phone.tap("[aria-label='More men']")
    script = (
        "return Array.from(document.querySelectorAll('[data-take]'), (each) => each.dataset.take)"
    )
    taken = phone.browser.execute_script(script)
    assert len(taken) > 300
    assert len({Man.from_fen(each) for each in taken}) == len(taken)
    phone.find("dialog").send_keys(Keys.ESCAPE)


def test_a_list_in_another_language_is_searched_in_it(phone: Telephone, server: PageServer) -> None:
    phone.browser.execute_script("localStorage.setItem('chess-composer language', 'de')")
    phone.open(server.link)
    phone.tap("[aria-label='Weitere Steine']")
    phone.find("dialog input[type=search]").send_keys("grashüpfer")
    phone.tap('[data-take="=G"]')
    phone.tap_at(phone.square("d4"))
    phone.until(lambda: phone.men() == {"d4": "n-grasshopper"})


def test_paper_has_diagram_caption_and_solution_alone(phone: Telephone) -> None:
    laid(phone, STAR).verdict()
    phone.tap("header .tool:last-child")
    for field, text in zip(
        phone.browser.find_elements(By.CSS_SELECTOR, "dialog .field input"),
        ("Star", "A. Author & B. Author", "The Paper", "1901"),
        strict=False,
    ):
        field.send_keys(text)
    phone.tap("dialog .primary")
    phone.until(lambda: phone.text("h1") == "Star")
    phone.verdict()
    phone.browser.execute_script("globalThis.printed = 0; globalThis.print = () => { printed++; }")
    choose(phone, "Print")
    assert phone.browser.execute_script("return printed") == 1
    phone.browser.execute_script("dispatchEvent(new Event('beforeprint'))")  # as the browser does
    phone.tell("Emulation.setEmulatedMedia", media="print")
    try:
        told = phone.browser.execute_script("return document.body.innerText")
        for text in ("Star", "A. Author & B. Author", "The Paper, 1901", "#2", "9+6", "1.Qe4!"):
            assert text in told, text
        assert "1...Kd8 2.Qh4#" in told
        assert "Stipulation" not in told
        assert "Library" not in told
        script = """return Array.from(document.querySelectorAll("button, nav, input"))
            .filter((each) => each.getClientRects().length).length"""
        assert phone.browser.execute_script(script) == 0
        men = "return document.querySelectorAll('.paper .board .men use').length"
        assert phone.browser.execute_script(men) == 15
        box = "const b = document.querySelector('.paper .board').getBoundingClientRect();"
        wide, high = phone.browser.execute_script(box + "return [b.width, b.height]")
        assert wide == high
    finally:
        phone.tell("Emulation.setEmulatedMedia", media="")
