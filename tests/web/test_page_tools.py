# SPDX-License-Identifier: GPL-3.0-or-later
"""Themes with proofs, and what else the studio works out, under a finger in a real browser."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import Future
from pathlib import Path
from typing import Any, TypeVar

import pytest
from served import STAR, page, served, shelved
from test_oldgames import ESCAPE, THROW
from touched import UPRIGHT, Telephone, telephone

from composer.formats.jsonlines import entry_of
from composer.problem.fen import parse_fen
from composer.problem.men import Kind
from composer.problem.problem import Problem
from composer.rules.ownmen import own_kind
from composer.solver.solve import solve
from composer.studio.saving import NOWHERE
from composer.web.server import PageServer
from composer.web.service import Board

from selenium.webdriver.common.by import By  # isort: skip
from selenium.webdriver.common.keys import Keys  # isort: skip

pytestmark = [pytest.mark.slow, pytest.mark.xdist_group("browser")]
T = TypeVar("T")


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
    """The page, with a problem on its board."""
    chromium.browser.get(server.link)
    chromium.browser.execute_script("localStorage.clear()")
    chromium.open(server.link)
    chromium.faults()  # of a page whose studio was closed before
    yield chromium
    assert chromium.faults() == []


def lay(phone: Telephone, fen: str) -> None:
    """Put a problem on the board, as an edit does."""
    phone.tap("header .tool")
    phone.tap("dialog .menu button:nth-child(7)")
    field = phone.find("dialog input")
    field.clear()
    field.send_keys(fen + "\n")
    phone.until(lambda: phone.problem()["fen"] == fen)
    phone.verdict()


TAP = """const found = Array.from(document.querySelectorAll(arguments[0]));
    const one = found.find((each) => each.textContent.trim().startsWith(arguments[1]));
    if (one) one.click();
    return Boolean(one)"""


def touch_words(phone: Telephone, selector: str, words: str) -> None:
    """Tap what has these words, at once: it may be drawn anew at any time."""
    phone.until(lambda: phone.browser.execute_script(TAP, selector, words))


def count(phone: Telephone, selector: str) -> int:
    return len(phone.browser.find_elements(By.CSS_SELECTOR, selector))


def test_a_theme_that_is_tapped_marks_its_moves_and_shows_its_proofs(phone: Telephone) -> None:
    lay(phone, STAR)
    phone.tap(".sheet-head")
    phone.browser.find_element(By.ID, "tab-themes").click()
    phone.until(lambda: phone.has(".chip.theme"))
    assert count(phone, ".chip.element") == 0
    touch_words(phone, ".chips .elements", "Elements")
    assert count(phone, ".chip.element") > 0
    touch_words(phone, ".chip.theme", "Reciprocal")
    assert count(phone, ".board .arrows .arrow") > 2
    assert count(phone, ".board .arrows .badge") == 0
    assert "reciprocal" in phone.text(".near.proof").lower()
    assert count(phone, ".phases-table tbody tr") == 2
    touch_words(phone, ".phases-table tbody button", phone.text(".phases-table tbody button"))
    phone.until(lambda: phone.has(".stepper:not([hidden])"))
    assert phone.text(".line-words").startswith("1.~")  # in the set play White passes
    phone.tap_at(phone.square("e1"))
    phone.until(lambda: count(phone, ".board .arrows .arrow") == 0)
    assert count(phone, ".near.proof") == 0


def test_a_cell_of_the_phase_table_plays_its_line(phone: Telephone) -> None:
    lay(phone, STAR)
    phone.tap(".sheet-head")
    phone.browser.find_element(By.ID, "tab-phases").click()
    phone.until(lambda: phone.has(".phases-table td.key button"))
    phone.browser.execute_script("document.querySelector('.phases-table td.key button').click()")
    phone.until(lambda: phone.has(".stepper:not([hidden])"))
    assert phone.text(".line-words").startswith("1.Qe4")
    assert count(phone, ".board .arrows .arrow") == 3


class DeskWithMen:
    """A window whose user defined a kind of men."""

    def __init__(self, *kinds: Kind) -> None:
        self._kinds = kinds

    def board(self) -> Future[Board]:
        return future_of(Board(Problem(parse_fen(STAR)), NOWHERE))

    def men(self) -> Future[tuple[Kind, ...]]:
        return future_of(self._kinds)

    def show(self, board: Board) -> Future[None]:
        return future_of(None)


def future_of(value: T) -> Future[T]:
    found: Future[T] = Future()
    found.set_result(value)
    return found


def test_a_kind_of_the_desk_is_found_by_name_put_and_solved_with(chromium: Telephone) -> None:
    hipp = Kind.defined(own_kind("Hippo", "XY", "knight", 135, "leap 1,3 + ride bishop"))
    with served(desk=DeskWithMen(hipp), hands=1) as server:
        chromium.browser.get(server.link)
        chromium.browser.execute_script("localStorage.clear()")
        chromium.open(server.link)
        lay(chromium, "8/8/8/8/8/5k2/8/5K2 w - - 0 1")
        kept = "return Boolean(localStorage.getItem('chess-composer own men'))"
        chromium.until(lambda: chromium.browser.execute_script(kept))
        chromium.tap('.tools [aria-label="More men"]')
        assert chromium.text("dialog .kinds .kind").startswith("Hippo")  # before all others
        chromium.browser.execute_script(
            "document.querySelector('dialog [data-take=\".XY\"]').click()"
        )
        chromium.tap_at(chromium.square("c5"))
        chromium.until(lambda: ".XY" in chromium.problem()["fen"])
        record = chromium.problem()
        assert [each["names"]["en"] for each in record["men"]] == ["Hippo"]
        (drawn,) = chromium.browser.find_elements(By.CSS_SELECTOR, ".board .men use[transform]")
        assert drawn.get_attribute("href") == "#wN"
        assert solved(record) in chromium.verdict()
        # What he is leaves the problem with his last man.
        chromium.tap('.tools [aria-label="More men"]')
        chromium.browser.execute_script(
            "document.querySelector('dialog [data-take=\".xy\"]').click()"
        )
        chromium.tap_at(chromium.square("h8"))
        chromium.until(lambda: ".xy" in chromium.problem()["fen"])
        chromium.tap('.tray [data-man="remove"]')
        for square in ("h8", "c5"):
            chromium.tap_at(chromium.square(square))
        chromium.until(lambda: "men" not in chromium.problem())
        assert "form" not in chromium.problem()
        assert chromium.faults() == []


def solved(record: dict[str, Any]) -> str:
    return str(solve(entry_of(record).problem.position, "#2").message)


def test_a_key_of_the_bench_is_set_up_as_a_diagram_and_undone(phone: Telephone) -> None:
    lay(phone, STAR.replace("p7/P3Q3", "p3Q3/P7"))
    phone.tap(".sheet-head")
    phone.browser.execute_script("document.getElementById('tab-scheme').click()")
    phone.until(lambda: "Black is to move" in phone.text(".sheet-body"))
    touch_words(phone, ".sheet-body .chip", "The position after the key")
    phone.until(lambda: phone.problem()["stipulation"] == "after #2")
    phone.until(lambda: phone.text(".sheet-body .near strong").startswith("1."))
    title = phone.text(".sheet-body .near strong")
    phone.browser.execute_script("document.querySelector('.sheet-body .near').click()")
    phone.until(lambda: phone.problem()["stipulation"] == "#2")
    assert phone.problem()["fen"].split()[1] == "w"
    assert title.split(" from ")[0].removesuffix("!") in phone.verdict()
    phone.tap(".sheet-head")
    phone.tap('.tools [aria-label="Undo"]')
    phone.until(lambda: phone.problem()["stipulation"] == "after #2")


def test_a_search_streams_finds_stops_and_sets_one_up(phone: Telephone) -> None:
    lay(phone, STAR)
    phone.tap(".sheet-head")
    phone.browser.execute_script("document.getElementById('tab-explore').click()")
    phone.until(lambda: phone.has(".chip.primary"))
    touch_words(phone, ".sheet-body .chip", "Men may go")
    phone.until(lambda: phone.has('.sheet-body .chip[aria-pressed="true"]'))
    touch_words(phone, ".sheet-body .chip.primary", "Start")
    phone.until(lambda: count(phone, ".sheet-body .near") > 5)
    assert "1.Qe4!" in phone.text(".sheet-body .near strong")
    touch_words(phone, ".sheet-body .chip.primary", "Stop")
    phone.until(lambda: phone.has(".chip.primary") and "Start" in phone.text(".chip.primary"))
    tried = phone.text(".sheet-body [role=status]")
    found = count(phone, ".sheet-body .near")
    last = "document.querySelector('.sheet-body .near:last-child').click()"
    phone.browser.execute_script(last)  # the first may be the diagram itself
    phone.until(lambda: phone.problem()["fen"] != STAR)
    phone.until(lambda: "another board" in phone.text(".sheet-body [role=status]"))
    assert count(phone, ".sheet-body .near") == found  # the finds stay
    phone.tap(".sheet-head")
    phone.tap('.tools [aria-label="Undo"]')
    phone.until(lambda: phone.problem()["fen"] == STAR)
    phone.tap(".sheet-head")
    phone.until(lambda: phone.text(".sheet-body [role=status]") == tried)
    touch_words(phone, ".sheet-body .chip.primary", "Go on")
    phone.until(lambda: phone.text(".sheet-body [role=status]") != tried)
    phone.browser.execute_script("document.getElementById('tab-solution').click()")


def test_a_game_of_the_library_is_solved_played_through_changed_and_saved(
    chromium: Telephone, tmp_path: Path
) -> None:
    with shelved(tmp_path / "l.chesslib") as shelf, served(shelf, hands=1) as server:
        with page(server) as one:
            assert one.ask("save", problem=ESCAPE, **{"as": "new"})["ok"]
        chromium.browser.get(server.link)
        chromium.browser.execute_script("localStorage.clear()")
        chromium.open(server.link)
        chromium.faults()  # of the page that was loaded first, and went
        chromium.tap('nav [data-view="library"]')
        chromium.tap(".record")
        chromium.until(lambda: "1.c6-d6!" in chromium.text("dialog.game .game-finding"))
        assert count(chromium, "dialog.game [data-at]") == len(ESCAPE["position"]["men"])
        rows = "return new Set(Array.from(arguments[0].children, (each) => each.offsetTop)).size"
        assert chromium.browser.execute_script(rows, chromium.find("dialog.game .tray")) == 1
        squares = """return ["--game-light", "--game-dark"].map((name) =>
            getComputedStyle(document.querySelector(".game-body")).getPropertyValue(name).trim())"""
        light = chromium.browser.execute_script(squares)
        chromium.hold(UPRIGHT, dark=True)
        dark = chromium.browser.execute_script(squares)
        chromium.hold(UPRIGHT)
        assert (light, dark) == (["#f0eadf", "#cbbba0"], ["#c3cbd4", "#8593a3"])
        touch_words(chromium, "dialog.game .near", "2.d6-d1")
        assert chromium.has('dialog.game [data-at="d1"]')
        cell = "dialog.game [data-cell='%s']"
        tapped = "document.querySelector(arguments[0]).dispatchEvent(new MouseEvent('click'))"
        chromium.browser.execute_script(tapped, cell % "a9")  # back to the diagram
        assert not chromium.has('dialog.game [data-at="d1"]')
        chromium.tap('dialog.game [data-letters="B"]')
        chromium.browser.execute_script(tapped, cell % "a9")
        chromium.until(lambda: chromium.has('dialog.game [data-at="a9"]'))
        assert count(chromium, "dialog.game [data-at]") == len(ESCAPE["position"]["men"]) + 1
        chromium.until(lambda: "1." in chromium.text("dialog.game .game-finding"))
        chromium.tap('dialog.game [aria-label="Save"]')
        chromium.until(lambda: "Saved" in chromium.text(".notice"))
        chromium.tap('dialog.game [aria-label="Undo"]')
        chromium.until(lambda: not chromium.has('dialog.game [data-at="a9"]'))
        chromium.tap('dialog.game [aria-label="Close"]')
        chromium.until(lambda: "not saved" in chromium.text(".notice"))
        chromium.tap(".record")  # what was not saved is there still
        chromium.until(lambda: "1.c6-d6!" in chromium.text("dialog.game .game-finding"))
        assert not chromium.has('dialog.game [data-at="a9"]')
        chromium.tap('dialog.game [aria-label="Close"]')
        with page(server) as one:
            (row,) = one.ask("search", query="")["rows"]
            kept = one.ask("open", record=row["record"])["problem"]
        assert kept["position"]["men"]["a9"] == "B"
        assert chromium.faults() == []


def test_cells_of_a_game_are_reached_by_keyboard_and_told(
    chromium: Telephone, tmp_path: Path
) -> None:
    with shelved(tmp_path / "l.chesslib") as shelf, served(shelf, hands=1) as server:
        with page(server) as one:
            assert one.ask("save", problem=ESCAPE, **{"as": "new"})["ok"]
        chromium.open(server.link)
        chromium.tap('nav [data-view="library"]')
        chromium.tap(".record")
        chromium.until(lambda: "1.c6-d6!" in chromium.text("dialog.game .game-finding"))
        king = next(cell for cell, man in ESCAPE["position"]["men"].items() if man == "K")
        chromium.tap('dialog.game [data-letters="B"]')
        board = chromium.find("dialog.game .game-svg")
        board.send_keys(Keys.ARROW_RIGHT)
        assert chromium.text("dialog.game .unseen").startswith("b")
        for _ in range(9):
            board.send_keys(Keys.ARROW_LEFT, Keys.ARROW_UP)
        assert chromium.text("dialog.game .unseen").startswith("a9")
        board.send_keys(Keys.ENTER)
        chromium.until(lambda: chromium.has('dialog.game [data-at="a9"]'))
        chromium.until(lambda: "a9: " in chromium.text("dialog.game .unseen"))
        chromium.find("dialog.game .game-svg:focus").send_keys(Keys.DELETE)
        chromium.until(lambda: not chromium.has('dialog.game [data-at="a9"]'))
        # Of a second king it is said why it is not solved.
        chromium.tap('dialog.game [data-letters="K"]')
        chromium.find("dialog.game .game-svg").send_keys(Keys.ENTER)
        chromium.until(lambda: chromium.has('dialog.game [data-at="a9"]'))
        chromium.until(lambda: chromium.text("dialog.game .game-words").endswith("."))
        assert chromium.has(f'dialog.game [data-at="{king}"]')
        chromium.tap('dialog.game [aria-label="Close"]')


def test_men_of_a_game_with_dice_are_put_in_piles(chromium: Telephone, tmp_path: Path) -> None:
    with shelved(tmp_path / "l.chesslib") as shelf, served(shelf, hands=1) as server:
        with page(server) as one:
            assert one.ask("save", problem=THROW, **{"as": "new"})["ok"]
        chromium.open(server.link)
        chromium.tap('nav [data-view="library"]')
        chromium.tap(".record")
        chromium.until(lambda: "6-4 1-off" in chromium.text("dialog.game .game-finding"))
        touch_words(chromium, "dialog.game .near", "6-4 1-off")
        chromium.until(lambda: chromium.has('dialog.game [data-at="4"]'))
        point = "document.querySelector(`dialog.game [data-cell='${arguments[0]}']`)"
        tapped = f"{point}.dispatchEvent(new MouseEvent('click'))"
        chromium.browser.execute_script(tapped, "4")  # back to the diagram
        assert not chromium.has('dialog.game [data-at="4"]')
        chromium.tap('dialog.game [data-letters="white"]')
        chromium.browser.execute_script(tapped, "4")
        chromium.until(lambda: chromium.has('dialog.game [data-at="4"]'))
        chromium.tap('dialog.game [data-letters=""]')
        chromium.browser.execute_script(tapped, "4")
        chromium.until(lambda: not chromium.has('dialog.game [data-at="4"]'))
        # Men of both sides on a point are no position: it is said, and the board stays as it was.
        chromium.tap('dialog.game [data-letters="black"]')
        chromium.browser.execute_script(tapped, "6")
        chromium.until(lambda: "both sides" in chromium.text(".notice"))
        chromium.until(lambda: "6-4 1-off" in chromium.text("dialog.game .game-finding"))
        chromium.tap('dialog.game [aria-label="Close"]')
