# SPDX-License-Identifier: GPL-3.0-or-later
"""Themes with proofs, and what else the studio works out, under a finger in a real browser."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from served import STAR, served
from touched import Telephone, telephone

from composer.web.server import PageServer

from selenium.webdriver.common.by import By  # isort: skip

pytestmark = [pytest.mark.slow, pytest.mark.xdist_group("browser")]


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


def touch_words(phone: Telephone, selector: str, words: str) -> None:
    """Tap what has these words."""
    found = phone.browser.find_elements(By.CSS_SELECTOR, selector)
    one = next(each for each in found if each.text.strip().startswith(words))
    phone.browser.execute_script("arguments[0].scrollIntoView({ block: 'center' })", one)
    one.click()


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
