# SPDX-License-Identifier: GPL-3.0-or-later
"""The page under a finger, a mouse and a keyboard, in a real browser."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from finger import stroke
from served import STAR, served, shelved
from touched import Telephone, telephone

from composer.library.changes.samples import create_sample_library
from composer.web.server import PageServer

from selenium.webdriver.common.action_chains import ActionChains  # isort: skip
from selenium.webdriver.common.by import By  # isort: skip
from selenium.webdriver.common.keys import Keys  # isort: skip

pytestmark = [pytest.mark.slow, pytest.mark.xdist_group("browser")]

NODES = "return document.querySelectorAll('*').length"
LIFT = 40  # pixels that a man floats above the finger


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[PageServer]:
    path = tmp_path_factory.mktemp("library") / "l.chesslib"
    create_sample_library(path).close()
    with shelved(path) as shelf, served(shelf, hands=1) as found:
        yield found


@pytest.fixture(scope="module")
def chromium() -> Iterator[Telephone]:
    with telephone() as found:
        yield found


@pytest.fixture
def phone(chromium: Telephone, server: PageServer) -> Iterator[Telephone]:
    """The page, with an empty board."""
    chromium.hold((390, 844))
    chromium.browser.get(server.link)
    chromium.browser.execute_script("localStorage.clear()")
    chromium.open(server.link)
    yield chromium
    assert chromium.faults() == []  # nor anything that the policy refused


def laid(phone: Telephone, fen: str = STAR) -> Telephone:
    """Put a problem on the board by its FEN."""
    phone.tap("header .tool")
    phone.tap("dialog .menu button:nth-child(7)")
    field = phone.find("dialog input")
    field.clear()
    field.send_keys(fen, Keys.ENTER)
    phone.until(lambda: phone.problem()["fen"] == fen)
    return phone


def test_a_man_is_dragged_onto_the_board_about_it_and_off(phone: Telephone) -> None:
    phone.drag(phone.middle('.tray [data-man="Q"]'), phone.square("d4"), LIFT)
    phone.until(lambda: phone.men() == {"d4": "wQ"})
    phone.drag(phone.square("d4"), phone.square("g7"), LIFT)
    phone.until(lambda: phone.men() == {"g7": "wQ"})
    phone.drag(phone.square("g7"), phone.middle(".verdict"), LIFT + 60)
    phone.until(lambda: phone.men() == {})


def test_a_tapped_man_is_put_square_by_square_and_taken_off_again(phone: Telephone) -> None:
    phone.compose("8/8/3n4/3n4/8/8/8/8")
    phone.until(lambda: phone.men() == {"d5": "bN", "d6": "bN"})
    phone.tap_at(phone.square("d5"))  # the same man again: off
    phone.until(lambda: phone.men() == {"d6": "bN"})
    phone.tap(".tray [data-man=remove]")
    phone.tap_at(phone.square("d6"))
    phone.until(lambda: phone.men() == {})


def test_a_man_on_the_board_is_tapped_and_then_his_square(phone: Telephone) -> None:
    phone.compose("8/8/8/8/8/8/8/R7")
    phone.tap('.tray [data-man="R"]')  # out of the hand
    phone.tap_at(phone.square("a1"))
    phone.tap_at(phone.square("h8"))
    phone.until(lambda: phone.men() == {"h8": "wR"})


def test_a_long_press_opens_the_menu_of_the_square(phone: Telephone) -> None:
    phone.compose("8/8/8/8/8/8/8/R7")
    phone.touch("touchStart", phone.square("a1"))
    phone.until(lambda: phone.has("dialog[open] .menu"))
    phone.touch("touchEnd")
    phone.tap("dialog .menu button")
    phone.until(lambda: phone.men() == {})


def test_two_fingers_do_nothing(phone: Telephone) -> None:
    phone.compose("8/8/8/8/8/8/8/R7")
    phone.tap('.tray [data-man="R"]')
    a1, h8 = phone.square("a1"), phone.square("h8")
    phone.touch("touchStart", a1)
    phone.touch("touchStart", a1, h8)
    phone.touch("touchMove", (a1[0] + 90, a1[1] - 90), (h8[0] - 90, h8[1] + 90))
    phone.touch("touchEnd")
    assert phone.men() == {"a1": "wR"}
    assert not phone.has(".floating")


def test_undo_and_redo_go_through_everything(phone: Telephone) -> None:
    phone.compose("8/8/8/8/8/8/8/RN6")
    phone.tap("[aria-label=Undo]")
    phone.until(lambda: phone.men() == {"a1": "wR"})
    phone.tap("[aria-label=Undo]")
    phone.until(lambda: phone.men() == {})
    phone.tap("[aria-label=Redo]")
    phone.until(lambda: phone.men() == {"a1": "wR"})


def test_the_solution_is_listed_and_its_lines_play_on_the_board(phone: Telephone) -> None:
    laid(phone)
    assert phone.verdict() == "Sound: 1.Qe4! (zugzwang)"
    phone.tap(".sheet-head")
    # Found and read in one step: a later stage may write the rows again.
    name = phone.browser.execute_script(
        "return [...document.querySelectorAll('.row.defence')]"
        ".find((row) => row.innerText.includes('Kd8')).dataset.id"
    )
    phone.tap(f'[data-id="{name}"]')
    phone.until(lambda: len(phone.browser.find_elements(By.CSS_SELECTOR, ".arrow")) == 3)
    for _ in range(3):
        phone.tap("[aria-label='Next move']")
    phone.until(lambda: phone.men().get("h4") == "wQ")
    assert phone.men()["d8"] == "bK"
    phone.tap("[aria-label='Back to the diagram']")
    phone.until(lambda: phone.men().get("e3") == "wQ")
    phone.tap_at(phone.square("a8"))  # the board is touched: the line goes
    phone.until(lambda: not phone.has(".stepper:not([hidden])"))


@pytest.mark.parametrize(
    ("name", "told"),
    [
        ("phases", "Set play"),
        ("themes", "Star flights"),
        ("quality", "dual"),
        ("neighbours", "key"),
    ],
)
def test_every_page_of_the_sheet_is_filled(phone: Telephone, name: str, told: str) -> None:
    laid(phone).verdict()
    phone.tap(".sheet-head")
    phone.tap(f"[data-page={name}]")
    phone.until(lambda: told in phone.text(".sheet-body"))


def test_the_drop_map_shows_while_a_man_is_in_hand(phone: Telephone) -> None:
    laid(phone).verdict()
    start = phone.square("e3")
    stroke(phone.browser, start, (start[0], start[1] - 60), lifts=False)
    phone.until(lambda: phone.has(".drop-same") and phone.has(".drop-cooked"))
    phone.touch("touchMove", start)
    phone.touch("touchMove", (start[0], start[1] + LIFT))
    phone.touch("touchEnd")
    phone.until(lambda: not phone.has(".drop-same"))
    assert phone.men()["e3"] == "wQ"


def test_a_task_with_its_side_is_asked_for(phone: Telephone) -> None:
    laid(phone, "7k/5K2/8/6Q1/8/8/8/8 w - - 0 1")
    phone.tap(".task")
    field = phone.find("dialog input")
    field.clear()
    field.send_keys("h#1", Keys.ENTER)
    phone.until(lambda: phone.problem()["stipulation"] == "h#1")
    assert phone.problem()["fen"].split()[1] == "b"
    phone.until(
        lambda: "one solution" in phone.text(".summary") or "solutions" in phone.text(".summary")
    )


def test_twins_and_conditions_are_shown_and_set(phone: Telephone) -> None:
    laid(phone)
    phone.tap("header .tool")
    phone.tap("dialog .menu button:nth-child(9)")
    phone.find("dialog input[type=search]").send_keys("circe")
    phone.until(lambda: phone.has("dialog .condition input"))
    labels = phone.browser.find_elements(By.CSS_SELECTOR, "dialog .condition")
    next(label for label in labels if label.text.strip() == "Circe").click()
    phone.find("dialog textarea").send_keys("b) a3-b3")
    phone.tap("dialog .primary")
    phone.until(lambda: phone.text(".twins .rule") == "Circe")
    assert "b) " in phone.text(".twins")
    assert phone.problem()["rules"] == {"conditions": ["Circe"]}


def test_a_line_that_is_no_twin_is_said_and_stays(phone: Telephone) -> None:
    laid(phone)
    phone.tap("header .tool")
    phone.tap("dialog .menu button:nth-child(9)")
    field = phone.find("dialog textarea")
    field.send_keys("b) a3-b3\nMove a3 c3")
    phone.tap("dialog .primary")
    phone.until(lambda: "Line 2 is no twin: Move a3 c3" in phone.text("dialog .wrong"))
    field.send_keys(Keys.HOME, "b) ")
    phone.tap("dialog .primary")
    phone.until(lambda: "Line 2: there is a twin b) already" in phone.text("dialog .wrong"))
    assert "twins" not in phone.problem()
    field.send_keys(Keys.HOME, *[Keys.DELETE] * 3, "z12) ")
    phone.tap("dialog .primary")
    phone.until(lambda: phone.problem().get("twins") == {"b": "a3-b3", "z12": "Move a3 c3"})
    phone.tap("header .tool")
    phone.tap("dialog .menu button:nth-child(9)")
    phone.tap("dialog .primary")  # nothing was changed
    assert phone.problem()["twins"] == {"b": "a3-b3", "z12": "Move a3 c3"}


def test_what_is_filled_in_goes_nowhere_else(phone: Telephone, server: PageServer) -> None:
    """The desk sends its board while a form is open: it comes when the form is done."""
    laid(phone, "7k/8/5K2/8/8/8/8/6R1 w - - 0 1")
    phone.tap("header .tool:last-child")
    phone.find("dialog input").send_keys("Mine")
    sent = {"fen": STAR, "stipulation": "#2", "title": "From the desk"}
    told = server.tell({"say": "desk", "problem": sent, "place": None})
    assert told is not None
    told.result(60)
    server.tell({"say": "changed"}).result(60)  # type: ignore[union-attr]
    phone.tap("dialog .primary")
    phone.until(lambda: "undo brings it back" in phone.text("dialog"))
    assert phone.problem()["title"] == "Mine"
    phone.tap("dialog .menu button")
    phone.until(lambda: phone.problem()["title"] == "From the desk")
    phone.tap("[aria-label=Undo]")
    phone.until(lambda: phone.problem()["title"] == "Mine")


def test_fairy_men_have_their_figures_and_a_place_in_the_tray(phone: Telephone) -> None:
    laid(phone, "8/8/8/3k4/8/8/4=n3/K1G2.n-2 w - - 0 1")
    assert phone.men()["c1"] == "w-grasshopper"
    assert phone.browser.execute_script(NODES) < 1500  # drawings come as they are needed
    assert phone.men()["e2"] == "n-knight"
    assert phone.men()["f1"] == "b-nightrider"
    phone.tap('.tray [data-man="G"]')
    phone.tap_at(phone.square("h1"))
    phone.until(lambda: phone.men().get("h1") == "w-grasshopper")


def test_the_library_is_searched_and_a_problem_opened(phone: Telephone) -> None:
    phone.tap("[data-view=library]")
    phone.until(lambda: phone.has("[data-record]"))
    phone.find(".library input").send_keys("author:Loyd #2")
    phone.until(
        lambda: (
            "Loyd" in phone.text(".library > .records")
            and "Baird" not in phone.text(".library > .records")
        )
    )
    phone.tap("[data-record]")
    phone.until(lambda: phone.has("body[data-view=compose]") and len(phone.men()) > 3)
    assert "Loyd" in phone.text("h1")


def test_a_query_that_is_wrong_is_answered_by_a_sentence(phone: Telephone) -> None:
    phone.tap("[data-view=library]")
    phone.find(".library input").send_keys("men<=x")
    phone.until(lambda: phone.text(".library .note").endswith("."))
    assert not phone.has("[data-record]")  # what was found before is no answer to this


def test_the_board_outlives_the_page(phone: Telephone, server: PageServer) -> None:
    laid(phone).verdict()
    phone.open(server.link)
    assert len(phone.men()) == 15
    assert phone.verdict().startswith("Sound")
    phone.tap("[aria-label=Undo]")
    phone.until(lambda: phone.men() == {})


def test_text_of_a_record_stays_text(phone: Telephone) -> None:
    """Not even where it looks like a page: and the policy would stop it."""
    wicked = "<img src=x onerror=document.title='hit'><script>document.title='hit'</script>"
    laid(phone)
    phone.tap("header .tool:last-child")
    phone.find("dialog input").send_keys(wicked)
    phone.tap("dialog .primary")
    phone.until(lambda: phone.text("h1") == wicked)
    assert phone.browser.title == "Chess Composer"
    assert not phone.has("h1 *")


def test_all_goes_by_the_keyboard_too(phone: Telephone) -> None:
    board = phone.find(".board")
    phone.browser.execute_script("arguments[0].focus()", board)
    board.send_keys("K", Keys.ARROW_UP, Keys.ARROW_RIGHT, "q")
    phone.until(lambda: phone.men() == {"a1": "wK", "b2": "bQ"})
    board.send_keys(" ", Keys.ARROW_RIGHT, " ")
    phone.until(lambda: phone.men() == {"a1": "wK", "c2": "bQ"})
    board.send_keys(Keys.DELETE)
    phone.until(lambda: phone.men() == {"a1": "wK"})
    ActionChains(phone.browser).key_down(Keys.CONTROL).send_keys("z").key_up(Keys.CONTROL).perform()
    phone.until(lambda: "c2" in phone.men())


def test_it_says_when_nobody_is_in_reach_and_comes_back_by_itself(
    phone: Telephone, server: PageServer
) -> None:
    laid(phone).verdict()
    phone.tell("Network.enable")
    phone.tell(
        "Network.emulateNetworkConditions",
        offline=True, latency=0, downloadThroughput=0, uploadThroughput=0,
    )  # fmt: skip
    lose_connections(server)
    phone.until(lambda: not phone.has("body[data-solver=studio]"))
    assert phone.text(".state")
    phone.tap('.tray [data-man="P"]')
    phone.tap_at(phone.square("h2"))
    phone.until(lambda: phone.men().get("h2") == "wP")
    phone.tell(
        "Network.emulateNetworkConditions",
        offline=False, latency=0, downloadThroughput=-1, uploadThroughput=-1,
    )  # fmt: skip
    phone.until(lambda: phone.has("body[data-solver=studio]"))
    assert phone.men()["h2"] == "wP"
    phone.verdict()
    phone.browser.get_log("browser")  # it complained of the network, as it should


def lose_connections(server: PageServer) -> None:
    """Cut the connections of all pages, as a network does that goes."""
    import asyncio

    loop = server._loop
    assert loop is not None
    for session in tuple(server._app.sessions._open):
        asyncio.run_coroutine_threadsafe(session._socket.close(1011), loop).result(30)


def test_it_says_that_the_studio_was_closed(tmp_path: Path, chromium: Telephone) -> None:
    with served() as closing:
        chromium.hold((390, 844))
        chromium.open(closing.link)
        chromium.compose("8/8/8/8/8/8/8/R7")
        closing.stop()
        chromium.until(lambda: "closed" in chromium.text(".state"))
        assert chromium.men() == {"a1": "wR"}
        chromium.until(lambda: chromium.has("body[data-solver=browser]"))
        chromium.tap_at(chromium.square("b1"))  # one goes on, and it stays said
        chromium.until(lambda: chromium.men() == {"a1": "wR", "b1": "wR"})
        assert "closed" in chromium.text(".state")
    chromium.browser.get("about:blank")
    chromium.browser.get_log("browser")
