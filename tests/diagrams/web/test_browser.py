# SPDX-License-Identifier: GPL-3.0-or-later
"""Web pages in a real browser: clicked, played by keys, searched, printed."""

from __future__ import annotations

import base64
import json
import os
import re
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from fairymen import PROMOTING, fairy_problem
from studio import BLOCK, THREATS, problem

from composer.diagrams.web.games import game_page
from composer.diagrams.web.page import problem_page, write_page
from composer.diagrams.web.site import write_site
from composer.games.textform import problem_from_text
from composer.library.changes.samples import sample_problems
from composer.problem.fen import parse_fen
from composer.problem.problem import Problem
from composer.problem.stipulation import parse_stipulation
from composer.rules.reading import rules_named
from composer.solver.games.solve import solve_game

webdriver = pytest.importorskip("selenium.webdriver")

from selenium.webdriver.common.by import By  # noqa: E402
from selenium.webdriver.common.keys import Keys  # noqa: E402
from selenium.webdriver.remote.webdriver import WebDriver  # noqa: E402

pytestmark = [pytest.mark.slow, pytest.mark.xdist_group("browser")]


@pytest.fixture(scope="module")
def browser() -> Iterator[WebDriver]:
    """Chromium without a window; skipped where there is none, which CI never does."""
    program, driver = shutil.which("chromium"), shutil.which("chromedriver")
    if program is None or driver is None:
        assert not os.environ.get("CI"), "chromium and its driver are missing"
        pytest.skip("chromium or its driver is not installed")
    options = webdriver.ChromeOptions()
    options.binary_location = program
    for argument in ("--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage"):
        options.add_argument(argument)
    options.set_capability("goog:loggingPrefs", {"browser": "ALL"})
    service = webdriver.ChromeService(driver)
    chrome = webdriver.Chrome(options=options, service=service)
    chrome.set_window_size(1100, 900)
    yield chrome
    chrome.quit()


@pytest.fixture
def page(browser: WebDriver, tmp_path: Path) -> Iterator[WebDriver]:
    """A page with a two-mover in zugzwang."""
    path = tmp_path / "p.html"
    write_page(path, problem(BLOCK, "#2", "Someone"))
    browser.get(path.as_uri())
    yield browser
    assert browser.get_log("browser") == []  # neither faults nor refusals of the policy


def shown(browser: WebDriver) -> str:
    """Return the placement that the men on the page's board make, read off the drawing."""
    board = ["."] * 64
    script = """return Array.from(document.querySelectorAll("#men use"), (use) =>
        [use.getAttribute("href"), use.getAttribute("x"), use.getAttribute("y")])"""
    for name, x, y in browser.execute_script(script):
        letter = name[2] if name[1] == "w" else name[2].lower()
        board[(7 - int(y) // 45) * 8 + int(x) // 45] = letter
    return "".join(board)


def at(browser: WebDriver, square: str) -> str:
    return shown(browser)[(int(square[1]) - 1) * 8 + ord(square[0]) - 97]


def current(browser: WebDriver) -> str:
    found = browser.find_elements(By.CSS_SELECTOR, "[aria-current]")
    return found[0].text if found else ""


def press(browser: WebDriver, key: str) -> None:
    browser.switch_to.active_element.send_keys(key)


def test_a_click_on_a_move_plays_it(page: WebDriver) -> None:
    diagram = shown(page)
    page.find_element(By.CSS_SELECTOR, 'button[data-p="e3.e4Q"]').click()
    assert (at(page, "e3"), at(page, "e4")) == (".", "Q")
    mate = page.find_element(By.CSS_SELECTOR, 'details[open] button[data-p^="e3.e4Q e7.f6k "]')
    mate.click()
    assert at(page, "f6") == "k"
    page.find_element(By.CSS_SELECTOR, '[data-do="start"]').click()
    assert shown(page) == diagram


def test_the_arrows_play_the_solution(page: WebDriver) -> None:
    press(page, Keys.ARROW_RIGHT)
    assert current(page) == "1.Qe4!"
    assert page.find_element(By.ID, "live").get_attribute("textContent") == "1.Qe4!"
    press(page, Keys.ARROW_RIGHT)
    first = current(page)
    assert first.startswith("1...")
    press(page, Keys.ARROW_DOWN)
    assert current(page).startswith("1...")
    assert current(page) != first
    press(page, Keys.ARROW_UP)
    assert current(page) == first
    press(page, Keys.ARROW_LEFT)
    assert current(page) == "1.Qe4!"
    press(page, Keys.HOME)
    assert current(page) == ""
    assert at(page, "e3") == "Q"


def test_all_moves_can_be_played_through(page: WebDriver) -> None:
    count = len(page.find_elements(By.CSS_SELECTOR, "button[data-p]"))
    seen = set()
    for _ in range(count):
        press(page, Keys.ARROW_RIGHT)
        seen.add(page.switch_to.active_element.get_attribute("data-p"))
        men = shown(page)
        assert men.count("k") == men.count("K") == 1
    assert len(seen) == count


def test_only_one_move_is_in_the_way_of_tab(page: WebDriver) -> None:
    stops = [
        element.get_attribute("tabindex")
        for element in page.find_elements(By.CSS_SELECTOR, "button[data-p]")
    ]
    assert stops.count("0") == 1


def test_set_play_and_tries_fold(page: WebDriver) -> None:
    folds = page.find_elements(By.TAG_NAME, "details")
    assert folds[0].get_attribute("open") is not None
    tries = next(fold for fold in folds if fold.text.startswith("Tries"))
    assert not tries.find_element(By.CSS_SELECTOR, "button").is_displayed()
    tries.find_element(By.TAG_NAME, "summary").click()
    assert tries.find_element(By.CSS_SELECTOR, "button").is_displayed()


def test_the_board_turns_round(page: WebDriver) -> None:
    before = shown(page)
    page.find_element(By.CSS_SELECTOR, '[data-do="flip"]').click()
    assert shown(page) == before[::-1]
    corner = page.find_element(By.CSS_SELECTOR, "#coordinates text")
    assert corner.get_attribute("textContent") == "h"


def test_fairy_men_move_and_stay_what_they_are(browser: WebDriver, tmp_path: Path) -> None:
    path = tmp_path / "p.html"
    write_page(path, fairy_problem(PROMOTING))
    browser.get(path.as_uri())
    browser.find_element(By.CSS_SELECTOR, 'button[data-p^="b7.b8"]').click()
    drawn = "return Array.from(document.querySelectorAll('#men use'), u => u.getAttribute('href'))"
    men = browser.execute_script(drawn)
    assert (men.count("#w-grasshopper"), men.count("#n-grasshopper")) == (2, 1)
    assert "#wP" not in men
    heard = browser.find_element(By.ID, "board").get_attribute("aria-label")
    assert heard == "White: Ka1 Gd1 Gb8. Black: Kh8 Bg8 f7 g7 h7. Neutral: Ga3."
    assert browser.get_log("browser") == []


def test_a_threat_is_shown_after_a_pass(browser: WebDriver, tmp_path: Path) -> None:
    path = tmp_path / "p.html"
    write_page(path, problem(THREATS))
    browser.get(path.as_uri())
    threat = browser.find_element(By.CSS_SELECTOR, 'button[data-p^="c3.b5N -- "]')
    threat.click()
    assert at(browser, "b5") == "N" or at(browser, "c3") == "."
    assert shown(browser).count("k") == 1


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_the_colours_follow_the_reader(page: WebDriver, scheme: str) -> None:
    page.execute_cdp_cmd(
        "Emulation.setEmulatedMedia",
        {"features": [{"name": "prefers-color-scheme", "value": scheme}]},
    )
    colour = page.find_element(By.TAG_NAME, "body").value_of_css_property("background-color")
    light = sum(int(part) for part in colour[colour.index("(") + 1 : -1].split(",")[:3])
    assert (light > 600) is (scheme == "light")
    page.execute_cdp_cmd("Emulation.setEmulatedMedia", {"features": []})


@contextmanager
def telephone(browser: WebDriver) -> Iterator[None]:
    """Show pages as on a screen of 360 pixels, narrower than Chromium's windows can be."""
    told = {"width": 360, "height": 740, "deviceScaleFactor": 2, "mobile": True}
    browser.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", told)
    yield
    browser.execute_cdp_cmd("Emulation.clearDeviceMetricsOverride", {})


WIDER = "return [document.documentElement.scrollWidth, innerWidth]"


def test_a_narrow_page_does_not_scroll_sideways(browser: WebDriver, tmp_path: Path) -> None:
    several = [problem(BLOCK, "#2", "Nebukadnezarkowsky-Lichtenstein" * 3), problem(THREATS)]
    index = write_site(tmp_path / "site", several, "Site")
    with telephone(browser):
        for path in (index, *sorted(index.parent.rglob("0*.html"))):
            browser.get(path.as_uri())
            wide, room = browser.execute_script(WIDER)
            assert (wide, room) == (360, 360), path.name


def test_on_a_telephone_board_and_move_are_seen_together(page: WebDriver) -> None:
    with telephone(page):
        page.refresh()
        for _ in range(25):
            page.find_element(By.CSS_SELECTOR, '[data-do="next"]').click()
        top, bottom = (
            page.execute_script(f"return document.querySelector('{name}').getBoundingClientRect()")
            for name in ("#board", "#controls")
        )
        move = page.execute_script(
            "return document.querySelector('[aria-current]').getBoundingClientRect()"
        )
        assert 0 <= top["top"] < top["bottom"] <= move["top"]
        assert move["bottom"] <= bottom["top"] < bottom["bottom"] <= 740
        board = page.find_element(By.ID, "board")
        assert "0, 0, 0, 0" not in board.value_of_css_property("background-color")


def test_without_moves_there_is_nothing_to_press_for_them(
    browser: WebDriver, tmp_path: Path
) -> None:
    write_page(tmp_path / "p.html", Problem(parse_fen("8/8/8/8/8/8/8/K7")))
    browser.get((tmp_path / "p.html").as_uri())
    shown = [
        element.get_attribute("data-do")
        for element in browser.find_elements(By.CSS_SELECTOR, "#controls button")
        if element.is_displayed()
    ]
    assert shown == ["flip"]


def test_the_buttons_keep_the_focus_so_that_keys_can_press_them_again(page: WebDriver) -> None:
    button = page.find_element(By.CSS_SELECTOR, '[data-do="next"]')
    button.send_keys(Keys.ENTER)
    assert current(page) == "1.Qe4!"
    press(page, Keys.ENTER)
    press(page, Keys.SPACE)
    assert current(page).startswith("2.")
    assert page.switch_to.active_element == button
    page.find_element(By.CSS_SELECTOR, '[data-do="back"]').send_keys(Keys.ENTER)
    assert current(page).startswith("1...")


def test_those_who_hear_the_page_are_told_all(page: WebDriver) -> None:
    page.execute_cdp_cmd("Accessibility.enable", {})
    tree = page.execute_cdp_cmd("Accessibility.getFullAXTree", {})["nodes"]
    told = [
        (node["role"]["value"], node.get("name", {}).get("value", ""))
        for node in tree
        if not node.get("ignored")
    ]
    names = dict(told)
    assert ("heading", "Someone") in told
    assert names["image"].startswith("White: Ka5 Qe3")
    assert names["toolbar"] == "Play through the solution"
    buttons = [name for role, name in told if role == "button"]
    assert {"Next move", "Move back", "Back to the diagram", "Turn the board round"} <= {*buttons}
    assert all(buttons)
    assert names["RootWebArea"] == "Someone"


def test_the_board_is_told_anew_after_each_move(page: WebDriver) -> None:
    board = page.find_element(By.ID, "board")
    diagram = board.get_attribute("aria-label")
    page.find_element(By.CSS_SELECTOR, '[data-do="flip"]').click()
    assert board.get_attribute("aria-label") == diagram
    press(page, Keys.ARROW_RIGHT)
    assert board.get_attribute("aria-label") == diagram.replace("Qe3", "Qe4")


def test_a_solution_of_help_play_is_played(browser: WebDriver, tmp_path: Path) -> None:
    told = Problem(
        parse_fen("7k/5K2/8/8/8/8/8/6R1 b"),
        parse_stipulation("h#1"),
        extras=(("solution", "1.Kh8-h7 Rg1-h1 #"),),
    )
    write_page(tmp_path / "p.html", told)
    browser.get((tmp_path / "p.html").as_uri())
    press(browser, Keys.ARROW_RIGHT)
    press(browser, Keys.ARROW_RIGHT)
    assert current(browser) == "Rh1#"
    assert (at(browser, "h7"), at(browser, "h1"), at(browser, "g1")) == ("k", "R", ".")


@pytest.mark.parametrize(
    ("fen", "key", "squares"),
    [
        ("8/8/8/4Q3/2R5/5k2/NB6/4K2R w K -", "1.0-0#", "e1. f1R g1K h1."),
        ("8/8/3nQ1R1/3B4/8/2pk4/6N1/R3K3 w Q -", "1.0-0-0#", "e1. d1R c1K a1."),
        ("8/1K6/4B3/4QpP1/6kp/8/5R2/8 w - f6", "1.gxf6 e.p.#", "g5. f6P f5."),
        ("8/1P1R3Q/k1K5/8/8/8/3B2p1/8 w - -", "1.b8=N#", "b7. b8N"),
    ],
)
def test_special_moves_do_on_the_page_what_they_do_on_the_board(
    browser: WebDriver, tmp_path: Path, fen: str, key: str, squares: str
) -> None:
    position = parse_fen(f"{fen} 0 1")
    write_page(tmp_path / "p.html", Problem(position, parse_stipulation("#1")))
    browser.get((tmp_path / "p.html").as_uri())
    diagram = shown(browser)
    press(browser, Keys.ARROW_RIGHT)
    assert current(browser) == key
    for square in squares.split():
        assert at(browser, square[:2]) == square[2]
    changed = sum(a != b for a, b in zip(diagram, shown(browser), strict=True))
    assert changed == len(squares.split())
    assert len(browser.find_elements(By.CSS_SELECTOR, "#marks rect")) == 2
    press(browser, Keys.HOME)
    assert shown(browser) == diagram


@pytest.mark.parametrize(
    ("typed", "found"),
    [
        ("лошинский", "Лошинский"),
        ("ЛЁВ", "Лошинский"),
        ("lodz", "Łódź"),
        ("strasse", "Straße"),
        ("ostergaard", "Østergaard"),
    ],
)
def test_names_are_found_as_they_are_typed(
    browser: WebDriver, tmp_path: Path, typed: str, found: str
) -> None:
    names = ("Лошинский, Лев", "Łódź", "Straße", "Østergaard", "Кузовков")
    site = write_site(tmp_path / "s", [problem(THREATS, "#2", name) for name in names], "Site")
    browser.get(site.as_uri())
    browser.find_element(By.ID, "find").send_keys(typed)
    shown = [
        element.text
        for element in browser.find_elements(By.CSS_SELECTOR, ".grid > li")
        if element.is_displayed()
    ]
    assert len(shown) == 1
    assert found in shown[0]


def test_a_page_prints_with_everything_open(page: WebDriver, tmp_path: Path) -> None:
    printed = page.execute_cdp_cmd("Page.printToPDF", {})
    content = base64.b64decode(printed["data"])
    assert content.startswith(b"%PDF")
    assert len(content) > 10_000
    assert len(re.findall(rb"/Type\s*/Page\b", content)) == 1


def test_the_search_of_a_site_finds_without_accents(browser: WebDriver, tmp_path: Path) -> None:
    problems = [*sample_problems()[:20], problem(BLOCK, "#2", "Žagar, Ana")]
    browser.get(write_site(tmp_path / "site", problems, "Site").as_uri())
    items = browser.find_elements(By.CSS_SELECTOR, ".grid > li")
    assert sum(item.is_displayed() for item in items) == 21
    field = browser.find_element(By.ID, "find")
    field.send_keys("zagar")
    assert [item.is_displayed() for item in items] == [False] * 20 + [True]
    assert browser.find_element(By.ID, "count").text == "1 of 21 problems"
    drawn = items[-1].find_elements(By.CSS_SELECTOR, "use[y]")
    assert len(drawn) == 15
    items[-1].find_element(By.TAG_NAME, "a").click()
    assert "Ana Žagar" in browser.title
    browser.find_element(By.CSS_SELECTOR, ".back a").click()
    assert browser.title == "Site"
    assert browser.get_log("browser") == []


def test_signs_follow_men_and_special_squares_the_board(browser: WebDriver, tmp_path: Path) -> None:
    fen = "7k/8/5K2/8/8/8/R7/3Q4 w - - 0 1 fresh=d1;immune=a2"
    rules = rules_named("medieval, Hole b4, GridChess")
    assert rules is not None
    told = problem_page(Problem(parse_fen(fen)).under(rules), [])
    move = '<button type="button" data-p="a2.a8R">1.Ra8</button>'
    path = tmp_path / "signs.html"
    path.write_text(
        told.replace(
            "</main>",
            f'<p data-board="{_placed(fen)}" data-signs="3:leaps 8:immune">{move}</p></main>',
        ),
        encoding="utf-8",
    )
    browser.get(path.as_uri())
    script = """return Array.from(document.querySelectorAll("#signs use"), (use) =>
        [use.getAttribute("href"), use.getAttribute("x"), use.getAttribute("y")].join(" "))"""
    assert browser.execute_script(script) == [
        "#sign-leaps 135 315",
        "#sign-immune 0 270",
    ]
    browser.find_element(By.CSS_SELECTOR, "button[data-p]").click()
    assert browser.execute_script(script) == ["#sign-leaps 135 315", "#sign-immune 0 0"]
    browser.find_element(By.CSS_SELECTOR, '[data-do="flip"]').click()
    assert browser.execute_script(script) == ["#sign-leaps 180 0", "#sign-immune 315 315"]
    hole = browser.find_element(By.CSS_SELECTOR, '[data-at="25"]')
    assert hole.get_attribute("transform") == "translate(270 135)"
    grid = browser.find_element(By.CSS_SELECTOR, ".cells")
    assert grid.get_attribute("transform") == "rotate(180 180 180)"


def _placed(fen: str) -> str:
    """Return the men of a FEN as a page has them: 64 signs from a1 to h8."""
    return "".join("." if man is None else man.letter for man in parse_fen(fen).board)


_MERELS = {
    "game": "merels",
    "position": {
        "men": {"a1": "W", "d1": "W", "a4": "B", "b4": "B"},
        "extra": {"hand": {"white": 2, "black": 1}},
    },
    "turn": "white",
    "stipulation": {"goal": "mill", "n": 1, "play": "direct", "side": "white"},
    "title": "<img src=x onerror=alert(1)>",
}


def test_a_game_plays_on_its_own_board(browser: WebDriver, tmp_path: Path) -> None:
    game = problem_from_text(json.dumps(_MERELS))
    path = tmp_path / "g.html"
    path.write_text(game_page(game, solve_game(game)), "utf-8")
    browser.get(path.as_uri())

    def men() -> dict[str, str]:
        script = """return Array.from(document.querySelectorAll("#men use"), (use) =>
            [use.dataset.cell, use.getAttribute("href")])"""
        return dict(browser.execute_script(script))

    def text(name: str) -> str:
        return str(browser.find_element(By.ID, name).get_attribute("textContent"))

    diagram = men()
    assert set(diagram) == {"a1", "d1", "a4", "b4"}
    assert text("hand") == "In hand: White 2, Black 1"
    press(browser, Keys.ARROW_RIGHT)  # a mill, and the man that it takes
    assert current(browser).startswith("1.g1")
    assert men()["g1"] == diagram["a1"]
    assert len(men()) == 4
    assert text("hand") == "In hand: White 1, Black 1"
    board = browser.find_element(By.ID, "board")
    assert "g1" in str(board.get_attribute("aria-label"))
    assert len(browser.find_elements(By.CSS_SELECTOR, "#marks path")) == 2
    before = browser.find_element(By.CSS_SELECTOR, '[data-cell="g1"]').rect["x"]
    browser.find_element(By.CSS_SELECTOR, '[data-do="flip"]').click()
    assert browser.find_element(By.CSS_SELECTOR, '[data-cell="g1"]').rect["x"] < before
    press(browser, Keys.HOME)
    assert men() == diagram
    assert not browser.find_elements(By.TAG_NAME, "img")
    assert browser.get_log("browser") == []
