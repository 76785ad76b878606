# SPDX-License-Identifier: GPL-3.0-or-later
"""Tasks typed on the page: what is shown is what is asked and what is kept, in a real browser."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from served import STAR, served, shelved
from test_page_rules import OFFLINE, ONLINE, choose
from test_touch import lose_connections
from touched import Telephone, telephone

from composer.library.search.search import find_page, rows
from composer.problem.fen import parse_fen
from composer.problem.problem import Problem
from composer.problem.stipulation import TWO_MOVER
from composer.web.server import PageServer
from composer.web.service import OwnShelf

from selenium.webdriver.common.keys import Keys  # isort: skip

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
def phone(chromium: Telephone, server: PageServer) -> Telephone:
    chromium.open(server.link)
    return chromium


def laid(phone: Telephone) -> None:
    """Put a sound two-mover on the board."""
    choose(phone, "New problem")
    choose(phone, "Enter a FEN")
    field = phone.find("dialog input")
    field.clear()
    field.send_keys(STAR, Keys.ENTER)
    phone.until(lambda: phone.problem() == {"fen": STAR, "stipulation": "#2"})


def typed(phone: Telephone, text: str) -> str:
    """Type a task over what the field shows; return that."""
    phone.tap(".task")
    field = phone.find("dialog input[name=task]")
    shown = str(field.get_property("value"))
    field.clear()
    field.send_keys(text, Keys.ENTER)
    return shown


def ask(phone: Telephone, text: str, then: dict[str, object]) -> str:
    """The same of what can be read, until it is asked."""
    shown = typed(phone, text)
    phone.until(lambda: not phone.has("dialog[open]"))
    fen = str(phone.problem()["fen"])
    phone.until(lambda: phone.problem() == {"fen": fen, **then})
    return shown


def wear(phone: Telephone) -> None:
    """Type one task after the other, until there is one again that hides nothing."""
    extras = {"options": "SetPlay\nDuplex", "intended-solutions": "2.1.1.1"}
    full = {"stipulation": "h#2", "extras": extras}
    assert ask(phone, "h#2* 2.1.1.1 duplex", full) == "#2"
    assert phone.text(".task strong") == "h#2* 2.1.1.1 Duplex"
    assert ask(phone, "PG 7.5", {"stipulation": "PG 7.5"}) == "h#2* 2.1.1.1 Duplex"
    phone.until(lambda: phone.text(".notice") == "Not asked now: Set play, 2.1.1.1, Duplex.")
    assert ask(phone, "#2 RS", {"stipulation": "#2 RS"}) == "PG 7.5"
    assert ask(phone, "#2", {"stipulation": "#2"}) == "#2 RS"
    phone.until(lambda: phone.text(".notice") == "Not asked now: RS.")
    assert phone.problem()["fen"] == STAR
    assert phone.verdict().startswith("Sound: 1.Qe4!")


def test_what_is_saved_hides_nothing_of_what_was_typed_before(
    chromium: Telephone, tmp_path: Path
) -> None:
    with shelved(tmp_path / "l.chesslib") as shelf, served(shelf, hands=1) as server:
        chromium.open(server.link)
        laid(chromium)
        wear(chromium)
        chromium.tap("[aria-label=Save]")
        chromium.until(lambda: chromium.text(".notice") == "Saved in the library.")
        assert kept_in(shelf) == Problem(parse_fen(STAR), TWO_MOVER)
        assert chromium.faults() == []
    chromium.browser.get("about:blank")
    chromium.browser.get_log("browser")


def kept_in(shelf: OwnShelf) -> Problem:
    """Return the one problem that the library holds."""
    (row,) = shelf.read(lambda library: rows(library, find_page(library, "", limit=9))).result(30)
    return row.problem


def test_what_is_no_task_stays_in_the_field_with_a_sentence(phone: Telephone) -> None:
    laid(phone)
    typed(phone, "PG 7.5 duplex")
    phone.until(lambda: phone.text("dialog .wrong") == "A proof game has no duplex.")
    phone.find("dialog input[name=task]").send_keys(Keys.ESCAPE)
    phone.until(lambda: not phone.has("dialog[open]"))
    assert phone.problem() == {"fen": STAR, "stipulation": "#2"}
    assert phone.faults() == []


def test_a_typed_task_is_read_alike_where_the_studio_is_out_of_reach(
    phone: Telephone, server: PageServer
) -> None:
    laid(phone)
    phone.tell("Network.enable")
    phone.tell("Network.emulateNetworkConditions", **OFFLINE)
    try:
        lose_connections(server)
        phone.until(lambda: phone.has("body[data-solver=browser]"))
        wear(phone)
        circe = {"form": 2, "asked": "#2 (Circe)", "rules": {"conditions": ["Circe"]}, "sign": "#2"}
        assert ask(phone, "#2 Circe", circe) == "#2"
    finally:
        phone.tell("Network.emulateNetworkConditions", **ONLINE)
    phone.until(lambda: phone.has("body[data-solver=studio]"))
    phone.browser.get_log("browser")  # that nobody was in reach
    circe |= {"asked": "#3 (Circe)", "sign": "#3"}
    assert ask(phone, "#3 Circe", circe) == "#2"
