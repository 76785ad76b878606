# SPDX-License-Identifier: GPL-3.0-or-later
"""The page's solver in a real browser: equal to the desk's, by stages, cancelled, begun again."""

from __future__ import annotations

import shutil
from collections.abc import Iterable, Iterator
from itertools import chain
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("composer.solver.kernel.engine", reason="the kernel was not built")
pytest.importorskip("selenium.webdriver")

from pageserver import WebDriver, chromium, served
from pocketrecords import TWINS_OF, known, random_records, samples, twins
from thorough import many
from withoutdesk import APP, corpus, desk_answer, different, plain

from composer.solver.compiled import KERNEL, VARIABLE
from composer.solver.jsonform import Json
from composer.solver.session import Session
from composer.web import rulesfile

pytestmark = [pytest.mark.slow, pytest.mark.xdist_group("browser")]

HERE = Path(__file__).parent
LONG = {"fen": "8/8/8/2p1R3/1p3p2/1p1k1p2/1P1p1P2/3K4 w - - 0 1", "stipulation": "s#40"}
"""Nobody waits for its end."""


@pytest.fixture(autouse=True)
def kernel_answers(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(VARIABLE, KERNEL)


@pytest.fixture(scope="module")
def browser(tmp_path_factory: pytest.TempPathFactory) -> Iterator[WebDriver]:
    """A page that has nothing but the solver."""
    folder = tmp_path_factory.mktemp("page") / "app"
    shutil.copytree(APP, folder)
    for name in ("solver_page.html", "solver_page.js"):
        shutil.copy(HERE / name, folder)
    (folder / rulesfile.NAME).write_bytes(rulesfile.rules_file())
    (folder / "told").mkdir()
    (folder / "told" / "en.json").write_text('{"sentences": {}}', encoding="utf-8")
    with served(folder) as address, chromium() as chrome:
        chrome.get(address + "solver_page.html")
        yield chrome
        assert [each for each in chrome.get_log("browser") if each["level"] == "SEVERE"] == []


def run(browser: WebDriver, script: str, *arguments: object) -> Any:
    """Run what may wait, and return its value."""
    waiting = """const [done, ...given] = [arguments[arguments.length - 1], ...arguments];
        (async (...args) => { SCRIPT })(...given.slice(0, -1))
            .then((value) => done({ value }))
            .catch((fault) => done({ fault: String(fault.stack || fault) }));"""
    found = browser.execute_async_script(waiting.replace("SCRIPT", script), *arguments)
    assert "fault" not in found, found["fault"]
    return found["value"]


_AT_ONCE = 25  # records of one call, which a busy machine answers well within its time


def assert_equal(browser: WebDriver, records: Iterable[Json]) -> None:
    asked = list(records)
    found = [
        answer
        for at in range(0, len(asked), _AT_ONCE)
        for answer in run(browser, "return page.answers(args[0])", asked[at : at + _AT_ONCE])
    ]
    session = Session(threads=1)
    differing = []
    for record, page in zip(asked, found, strict=True):
        desk = desk_answer(record, session)
        difference = (
            different(plain(page["solution"]), desk)
            if "solution" in page
            else page["refused"] != desk.get("error")
        )
        if difference:
            differing.append(f"{record}\n    {difference}")
    session.close()
    assert not differing, "\n".join(differing[:5])


def test_it_finds_what_the_desk_finds(browser: WebDriver) -> None:
    assert_equal(browser, chain(samples(), known(), twins()))


def test_it_plays_every_kind_of_task(browser: WebDriver) -> None:
    assert_equal(browser, random_records(150, seed=4))


@pytest.mark.corpus
def test_it_agrees_on_the_large_collection(browser: WebDriver) -> None:
    records = list(corpus("composed-twomovers"))
    for at in range(0, len(records), 200):
        assert_equal(browser, records[at : at + many(8, 16, 200)])


def test_stages_come_one_after_the_other(browser: WebDriver) -> None:
    asked = {"problem": {"fen": TWINS_OF, "stipulation": "#2"}}
    asked["stages"] = ["verdict", "play", "tries"]  # type: ignore[assignment]
    told = run(browser, "return page.solved(args[0])", asked)
    stages = [each for each in told if each["complete"]]  # progress comes by the clock
    assert [stage["stage"] for stage in stages] == ["verdict", "play", "tries"]
    assert [stage["last"] for stage in stages] == [False, False, True]
    assert stages[0]["solution"]["keys"][0]["variations"] == []
    assert stages[1]["solution"]["keys"][0]["variations"] != []
    assert (stages[1]["solution"]["complete"], stages[2]["solution"]["complete"]) == (False, True)


def test_the_drop_map_grows_and_marks_the_same_key(browser: WebDriver) -> None:
    sound = {"fen": "7k/8/5K2/8/8/8/8/6R1 w - - 0 1", "stipulation": "#2"}
    script = """await page.answers([args[0]]);
        return page.solved({problem: args[0], stages: ["dropmap"], hand: args[1]})"""
    told = run(browser, script, sound, {"man": "R", "origin": "g1"})
    assert [each["stage"] for each in told] == ["dropmap"] * 8
    assert [len(each["extra"]["squares"]) for each in told] == list(range(8, 72, 8))
    assert [each["last"] for each in told] == [False] * 7 + [True]
    squares = told[-1]["extra"]["squares"]
    assert squares["g1"] == {"drop": "sound", "count": 1, "sameKey": True}
    assert squares["f6"] == {"drop": "illegal", "count": 0}  # his own king is gone
    assert squares["h1"]["drop"] == "illegal"  # a check that Black would have to be in already


def test_what_is_wrong_is_said_with_its_squares(browser: WebDriver) -> None:
    asked = {"fen": "8/8/8/8/8/3k4/3K4/P7 w - - 0 1", "stipulation": "#2"}
    (stage,) = run(browser, "return page.solved({problem: args[0], stages: ['verdict']})", asked)
    assert stage["extra"]["squares"] == ["d2", "d3", "a1"]
    assert stage["extra"]["message"] == stage["solution"]["message"]


def test_a_long_solve_reports_and_can_be_given_up_at_once(browser: WebDriver) -> None:
    script = """
        const told = [], request = {problem: args[0], stages: ["verdict"], generation: 900};
        const first = await new Promise((resolve) => {
          const running = page.solver.solve(request, (stage) => {
            told.push(stage);
            if (told.length === 2) { running.cancel(); resolve(told.length); }
          });
        });
        const after = await page.answers([args[1]]);
        return {first, told, after: after[0].solution.verdict};"""
    short = {"fen": TWINS_OF, "stipulation": "#2"}
    found = run(browser, script, LONG, short)
    assert len(found["told"]) == 2  # nothing more after it was cancelled
    assert all(not each["complete"] and not each["last"] for each in found["told"])
    assert found["told"][0]["solution"]["verdict"] == "undecided"
    assert found["told"][0]["extra"]["message"].startswith("Not finished:")
    assert found["after"] == "cooked"


def test_the_newest_request_wins(browser: WebDriver) -> None:
    script = """
        const told = [];
        page.solver.solve({problem: args[0], stages: ["verdict"], generation: 801},
          (stage) => told.push(stage.generation));
        const found = await page.solved({problem: args[1], stages: ["verdict", "play", "tries"]});
        return [told, found.at(-1).solution.verdict];"""
    assert run(browser, script, LONG, {"fen": TWINS_OF, "stipulation": "#2"}) == [[], "cooked"]
