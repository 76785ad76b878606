# SPDX-License-Identifier: GPL-3.0-or-later
"""Answers that come late, twice, never or in another order: in a real browser.

Whatever happens, nothing in the library is written over by another problem, nothing that was saved
is lost, and the verdict shown is that of the board, or none is.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from delayed import Held, Wire, wired
from served import served, shelved
from thorough import many
from touched import Telephone, telephone

from composer.library.access.reading import versions_of
from composer.library.access.store import Library
from composer.library.changes.operations import add_problem
from composer.library.search.search import find
from composer.problem.fen import fen, parse_fen
from composer.problem.problem import Problem
from composer.problem.stipulation import TWO_MOVER
from composer.solver.solve import solve
from composer.web.server import PageServer
from composer.web.service import OwnShelf

from selenium.webdriver.common.by import By  # isort: skip
from selenium.webdriver.common.keys import Keys  # isort: skip

pytestmark = [pytest.mark.slow, pytest.mark.xdist_group("browser")]

MATE = "7k/8/5K2/8/8/8/8/6R1 w - - 0 1"  # sound: 1.Kf7
SHORT = "7k/5K2/8/8/8/8/8/6R1 w - - 0 1"  # 1.Rh1 is mate
STAGES = ("verdict", "play", "tries", "phases", "themes", "end")  # as they come
OTHER = "7k/8/5K2/8/8/8/P7/6R1 w - - 0 1"
SEEDS = range(many(1, 1, 40))


@pytest.fixture(scope="module")
def chromium() -> Iterator[Telephone]:
    with telephone() as found:
        yield found


@pytest.fixture
def shelf(tmp_path: Path) -> Iterator[OwnShelf]:
    with shelved(tmp_path / "l.chesslib") as found:
        yield found


@pytest.fixture
def server(shelf: OwnShelf) -> Iterator[PageServer]:
    with served(shelf, hands=1) as found:
        yield found


@pytest.fixture
def wire(server: PageServer, monkeypatch: pytest.MonkeyPatch) -> Iterator[Wire]:
    with wired(server, monkeypatch) as found:
        yield found


@pytest.fixture
def phone(chromium: Telephone, server: PageServer, wire: Wire) -> Iterator[Telephone]:
    """The page, with an empty board, and nothing kept for it."""
    chromium.open(server.link)
    chromium.until(lambda: chromium.browser.execute_async_script(FORGET))
    chromium.open(server.link)
    yield chromium
    wire.let_all_go()
    chromium.browser.get("about:blank")
    chromium.browser.get_log("browser")


FORGET = """const done = arguments[0], opening = indexedDB.open("chess-composer");
    localStorage.clear();
    opening.onsuccess = () => {
        const database = opening.result;
        const end = () => { database.close(); done(true); };
        if (!database.objectStoreNames.contains("pocket")) return end();
        const work = database.transaction("pocket", "readwrite");
        work.objectStore("pocket").clear();
        work.oncomplete = end;
    };"""


def choose(phone: Telephone, words: str) -> None:
    """Choose something of the menu."""
    phone.tap("header .tool")
    buttons = phone.browser.find_elements(By.CSS_SELECTOR, "dialog .menu button")
    next(button for button in buttons if button.text.strip().startswith(words)).click()


def laid(phone: Telephone, position: str) -> None:
    choose(phone, "Enter a FEN")
    field = phone.find("dialog input")
    field.clear()
    field.send_keys(position, Keys.ENTER)
    phone.until(lambda: phone.problem()["fen"] == position)


def add(phone: Telephone, man: str, square: str) -> None:
    if not phone.has(f'.tray [data-man="{man}"][aria-pressed=true]'):
        phone.tap(f'.tray [data-man="{man}"]')
    phone.tap_at(phone.square(square))
    phone.until(lambda: square in phone.men())


def save(phone: Telephone) -> None:
    phone.tap("[aria-label=Save]")


def is_saved(phone: Telephone) -> bool:
    return "not saved" not in phone.text(".state") and "bring home" not in phone.text(".state")


def contents(shelf: OwnShelf) -> list[list[str]]:
    """Return what the library holds: of each record its versions."""

    def read(library: Library) -> list[list[str]]:
        return [
            [fen(version.problem.position) for version in versions_of(library, record)]
            for record in find(library)
        ]

    return sorted(shelf.read(read).result(60))


def fen_of(held: Held) -> str:
    return str((held.message.get("solution") or {}).get("fen"))


def kept(shelf: OwnShelf, *positions: str) -> Callable[[], bool]:
    """Return what tells whether the library holds these, each a record of its own."""
    return lambda: contents(shelf) == sorted([position] for position in positions)


def test_new_problem_before_the_answer_to_save(
    phone: Telephone, wire: Wire, shelf: OwnShelf
) -> None:
    laid(phone, MATE)
    wire.hold("save")
    save(phone)
    late = wire.wait("save")
    choose(phone, "New problem")
    phone.until(lambda: phone.men() == {})
    wire.hold("nothing")
    wire.let_go(late, times=2)
    phone.until(lambda: phone.text(".notice") == "Saved in the library.")
    assert phone.men() == {}
    laid(phone, SHORT)
    assert not is_saved(phone)
    save(phone)
    phone.until(kept(shelf, MATE, SHORT))
    phone.until(lambda: is_saved(phone))


def test_undo_before_the_answer_to_save(phone: Telephone, wire: Wire, shelf: OwnShelf) -> None:
    laid(phone, SHORT)
    laid(phone, MATE)
    wire.hold("save")
    save(phone)
    late = wire.wait("save")
    phone.tap("[aria-label=Undo]")
    phone.until(lambda: phone.problem()["fen"] == SHORT)
    wire.hold("nothing")
    wire.let_go(late)
    phone.until(lambda: phone.text(".notice") == "Saved in the library.")
    assert not is_saved(phone)
    phone.tap("[aria-label=Redo]")
    phone.until(lambda: is_saved(phone))
    phone.tap("[aria-label=Undo]")
    save(phone)
    phone.until(kept(shelf, MATE, SHORT))


def test_what_is_changed_before_the_answer_is_of_the_problem_that_was_saved(
    phone: Telephone, wire: Wire, shelf: OwnShelf
) -> None:
    laid(phone, MATE)
    wire.hold("save")
    save(phone)
    late = wire.wait("save")
    add(phone, "P", "a2")
    save(phone)  # waits for the first
    wire.hold("nothing")
    wire.let_go(late)
    changed = "7k/8/5K2/8/8/8/P7/6R1 w - - 0 1"
    phone.until(kept(shelf, changed))
    phone.until(lambda: is_saved(phone))


def test_undo_before_the_answer_to_a_version_leaves_the_older_one_where_it_is(
    phone: Telephone, wire: Wire, shelf: OwnShelf
) -> None:
    laid(phone, MATE)
    save(phone)
    phone.until(lambda: is_saved(phone))
    add(phone, "P", "a2")
    wire.hold("save")
    choose(phone, "Save as a new version")
    late = wire.wait("save")
    phone.tap("[aria-label=Undo]")
    phone.until(lambda: phone.problem()["fen"] == MATE)
    wire.hold("nothing")
    wire.let_go(late)
    phone.until(lambda: phone.text(".notice") == "Saved as a new version.")
    add(phone, "P", "b2")
    save(phone)
    versions = [MATE, OTHER, MATE.replace("/8/6R1", "/1P6/6R1")]
    phone.until(lambda: contents(shelf) == [versions])


def test_a_keyword_given_at_the_desk_outlives_two_saves(
    phone: Telephone, wire: Wire, shelf: OwnShelf
) -> None:
    from composer.library.changes.operations import save_over

    laid(phone, MATE)
    save(phone)
    phone.until(lambda: is_saved(phone))
    (record,) = shelf.read(find).result(60)
    tagged = Problem(parse_fen(MATE), TWO_MOVER, keywords=("task",))
    shelf.change(lambda library: save_over(library, record, tagged)).result(60)
    wire.hold("save")
    for square in ("a2", "b2"):
        add(phone, "P", square)
        save(phone)
        late = wire.wait("save")
        add(phone, "P", square.replace("2", "3"))
        wire.let_go(late)
        phone.until(lambda: phone.text(".notice") == "Saved.")
    wire.hold("nothing")
    save(phone)
    phone.until(lambda: is_saved(phone))
    (only,) = shelf.read(lambda library: versions_of(library, record)).result(60)
    assert only.problem.keywords == ("task",)


@pytest.mark.parametrize("lost", ["question", "answer"])
def test_a_save_that_is_never_answered_is_kept_here_and_comes_home(
    phone: Telephone, wire: Wire, shelf: OwnShelf, lost: str
) -> None:
    laid(phone, MATE)
    if lost == "question":
        wire.loses = lambda what: True
    wire.hold()
    save(phone)
    phone.until(lambda: "1 to bring home" in phone.text(".state"))
    assert phone.has("body[data-solver=browser]")
    choose(phone, "New problem")
    wire.let_all_go(times=2)
    phone.until(kept(shelf, MATE))
    phone.until(lambda: phone.has("body[data-solver=studio]") and is_saved(phone))
    assert phone.men() == {}
    laid(phone, SHORT)
    save(phone)
    phone.until(kept(shelf, MATE, SHORT))


def test_a_connection_that_falls_silent_is_noticed_and_the_browser_solves(
    phone: Telephone, wire: Wire
) -> None:
    laid(phone, SHORT)
    assert phone.verdict().startswith("Short")
    wire.hold()
    wire.loses = lambda what: True
    laid(phone, MATE)
    assert "Short" not in phone.text(".verdict-words")
    phone.until(lambda: phone.has("body[data-solver=browser]"))
    phone.until(lambda: phone.text(".verdict-first").startswith("Sound: 1.Kf7!"))
    wire.let_all_go()
    phone.until(lambda: phone.has("body[data-solver=studio]"))
    assert phone.verdict().startswith("Sound: 1.Kf7!")


def test_who_looks_again_at_a_page_whose_studio_sleeps_is_told(
    phone: Telephone, wire: Wire
) -> None:
    laid(phone, MATE)
    phone.verdict()
    wire.hold()
    phone.browser.execute_script("dispatchEvent(new Event('online'))")
    phone.until(lambda: phone.has("body[data-solver=browser]"))
    assert "out of reach" in phone.text(".state")
    wire.let_all_go()  # it is heard again, by the same connection
    phone.until(lambda: phone.has("body[data-solver=studio]"))


def test_nothing_is_said_of_the_board_by_answers_about_another(
    phone: Telephone, wire: Wire
) -> None:
    wire.hold(*STAGES)
    laid(phone, SHORT)
    wire.wait("verdict")
    laid(phone, MATE)
    assert phone.text(".verdict-first").strip() in ("", "Solving …")
    wire.wait_for(lambda: [each for each in wire.held if fen_of(each) == MATE])
    old = [each for each in wire.held if fen_of(each) == SHORT]
    assert old
    for each in old:
        wire.let_go(each, times=2)
    assert phone.text(".verdict-first").strip() in ("", "Solving …")
    wire.let_all_go()
    assert phone.verdict().startswith("Sound: 1.Kf7!")


def test_the_problem_opened_last_is_shown_and_none_over_a_board_that_was_changed(
    phone: Telephone, wire: Wire, shelf: OwnShelf
) -> None:
    for each in (MATE, SHORT):
        problem = Problem(parse_fen(each), TWO_MOVER)
        shelf.change(lambda library, p=problem: add_problem(library, p)).result(60)
    phone.tap("[data-view=library]")
    phone.until(lambda: len(phone.browser.find_elements(By.CSS_SELECTOR, "[data-record]")) == 2)
    wire.hold("open")
    for number in (1, 2):
        phone.tap(f'[data-record="{number}"]')
        wire.wait("open", number)
    for each in reversed(tuple(wire.held)):
        wire.let_go(each, times=2)
    phone.until(lambda: phone.has("body[data-view=compose]"))
    phone.until(lambda: phone.problem()["fen"] == SHORT)

    phone.tap("[data-view=library]")
    phone.tap('[data-record="1"]')
    late = wire.wait("open")
    phone.tap("[data-view=compose]")
    add(phone, "P", "a2")
    wire.let_go(late)
    phone.until(lambda: "nothing was opened" in phone.text(".notice"))
    assert phone.men()["a2"] == "wP"


def test_the_list_is_that_of_the_newest_search_and_no_page_comes_twice(
    phone: Telephone, wire: Wire, shelf: OwnShelf
) -> None:
    def fill(library: Library) -> None:
        for number in range(50):
            add_problem(library, Problem(parse_fen(MATE), TWO_MOVER, title=f"No. {number}"))

    shelf.change(fill).result(60)
    phone.tap("[data-view=library]")
    rows = "[data-record]"
    phone.until(lambda: len(phone.browser.find_elements(By.CSS_SELECTOR, rows)) == 40)
    wire.hold("search")
    phone.browser.execute_script(
        "const b = document.querySelector('button.more'); b.click(); b.click()"
    )
    more = wire.wait("search")
    wire.let_go(more, times=2)
    phone.until(lambda: len(phone.browser.find_elements(By.CSS_SELECTOR, rows)) == 50)
    field = phone.find(".library input")
    field.send_keys("title:17")
    first = wire.wait("search")
    field.send_keys(Keys.BACKSPACE, "8")
    wire.wait("search", 2)
    for each in reversed(tuple(wire.held)):
        if each is not first:
            wire.let_go(each)
    wire.let_go(first)
    phone.until(
        lambda: phone.text(".count") == "1" and "No. 18" in phone.text(".library > .records")
    )


def test_each_tab_keeps_its_own_board_and_finds_that_of_another(
    phone: Telephone, server: PageServer
) -> None:
    laid(phone, MATE)
    first = phone.browser.current_window_handle
    phone.browser.switch_to.new_window("tab")
    try:
        phone.open(server.link)
        laid(phone, SHORT)
        second = phone.browser.current_window_handle
        for tab, board in ((first, MATE), (second, SHORT), (first, MATE)):
            phone.browser.switch_to.window(tab)
            phone.open(server.link)
            assert phone.problem()["fen"] == board
    finally:
        phone.browser.switch_to.window(second)
        phone.browser.close()
        phone.browser.switch_to.window(first)
    laid(phone, OTHER)
    for board in (SHORT, OTHER, SHORT):
        choose(phone, "Boards of other tabs (1)")
        phone.tap(".kept-board button")
        phone.until(lambda: phone.problem()["fen"] == board)  # noqa: B023 - it is called at once


def test_the_board_of_an_earlier_version_is_taken_over(
    phone: Telephone, server: PageServer
) -> None:
    phone.browser.execute_script(
        """sessionStorage.clear(); localStorage.clear();
        const problem = { fen: arguments[0], stipulation: "#2" };
        localStorage.setItem("chess-composer board",
          JSON.stringify({ steps: [{ problem, place: null }], at: 0, kept: "" }))""",
        MATE,
    )
    phone.open(server.link)
    assert phone.problem()["fen"] == MATE


SIGNS = ("a1", "c1", "e1", "g1", "b3", "d3")  # the white king's square is another in each work
PAWNS = [file + rank for file in "abcdefgh" for rank in "4567"]


def signature(position: str) -> tuple[int, int]:
    """Return where the white king stands: what is made of one problem keeps him there."""
    for rank, row in enumerate(position.split()[0].split("/")):
        file = 0
        for each in row:
            if each == "K":
                return file, rank
            file += int(each) if each.isdigit() else 1
    return -1, -1


@pytest.mark.parametrize("seed", SEEDS)
def test_nothing_is_lost_or_written_over_whenever_answers_come(
    phone: Telephone, wire: Wire, shelf: OwnShelf, seed: int
) -> None:
    rng = random.Random(seed)
    works = iter(SIGNS)
    pawns = iter(rng.sample(PAWNS, len(PAWNS)))
    saved: list[str] = []

    def begin() -> None:
        square = next(works, None)
        if square is not None:
            choose(phone, "New problem")
            add(phone, "K", square)

    def change() -> None:
        add(phone, "P", next(pawns))

    def keep() -> None:
        if phone.men():
            saved.append(phone.problem()["fen"])
            save(phone)

    def go_back() -> None:
        phone.tap("[aria-label=Undo]")

    def answer() -> None:
        stages = [each for each in wire.held if each.what in STAGES]  # of one request, in order
        others = [each for each in wire.held if each.what not in STAGES]
        if stages or others:
            wire.let_go(rng.choice((*stages[:1], *others)), times=rng.choice((1, 1, 2)))

    def go_silent() -> None:
        wire.hold()
        change()
        phone.until(lambda: phone.has("body[data-solver=browser]"))

    def come_back() -> None:
        wire.let_all_go(times=2)
        wire.hold("save", "bring", *STAGES)

    begin()
    wire.hold("save", "bring", *STAGES)
    acts = (begin, change, change, keep, keep, keep, go_back, answer, answer, answer,
            go_silent, come_back)  # fmt: skip
    for _ in range(24):
        rng.choice(acts)()
    keep()
    wire.let_all_go()
    phone.until(lambda: phone.has("body[data-solver=studio]"))
    phone.until(lambda: is_saved(phone))

    def is_kept() -> bool:
        """Tell whether all is there that was saved, but what was saved over by the same problem."""
        held = {version for versions in contents(shelf) for version in versions}
        return all(
            each in held or signature(each) in map(signature, saved[place + 1 :])
            for place, each in enumerate(saved)
        )

    phone.until(is_kept)
    records = contents(shelf)
    for versions in records:
        assert len({signature(version) for version in versions}) == 1, records
    held = {signature(version) for versions in records for version in versions}
    assert held == {signature(each) for each in saved}
    board = phone.problem()
    told = solve(board["fen"], board["stipulation"]).json_object()
    # An answer to the board before may stand there until that to this one has come.
    phone.until(lambda: phone.has(f'.verdict[data-verdict="{told["verdict"]}"]'))
    assert phone.text(".verdict-words")
