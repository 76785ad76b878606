# SPDX-License-Identifier: GPL-3.0-or-later
"""What a page says and hears: solving, the newest first, the library, hostile messages."""

from __future__ import annotations

import json
import os
import signal
import sys
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from served import STAR, Page, page, served, shelved

from composer.formats.jsonlines import LONGEST_EXTRA
from composer.formats.objects.rulesobject import kind_object
from composer.library.access.opening import open_for_session
from composer.library.access.reading import load, versions_of
from composer.library.access.store import Library
from composer.library.changes.operations import add_problem, save_over
from composer.library.search.search import find
from composer.problem.fen import parse_fen
from composer.problem.men import Kind
from composer.problem.problem import Problem
from composer.rules.ownmen import own_kind
from composer.solver.solve import solve
from composer.web.limits import USUAL
from composer.web.server import PageServer

Json = dict[str, Any]
TWO_MOVER: Json = {"fen": STAR, "stipulation": "#2"}
LONG: Json = {
    "fen": "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    "stipulation": "#12",
}  # for ever


@pytest.fixture(scope="module")
def server() -> Iterator[PageServer]:
    with served(hands=2) as found:
        yield found


@pytest.fixture
def found(server: PageServer) -> Iterator[Page]:
    with page(server) as one:
        yield one


def test_a_solution_comes_in_stages_and_is_that_of_the_solver(found: Page) -> None:
    found.solve(1, TWO_MOVER, ("verdict", "play", "tries", "phases", "themes"))
    stages = found.stages(1)
    names = [stage["stage"] for stage in stages]
    assert names == ["verdict", "play", "tries", "phases", "themes", "end"]
    assert all(stage["generation"] == 1 for stage in stages)
    truth = solve(STAR, "#2").json_object()
    given = stages[2]["solution"]
    for name in ("fen", "stipulation", "verdict", "message", "keys", "tries", "set_play"):
        assert given[name] == truth[name], name
    assert stages[2]["complete"]
    assert "star_flights" in {theme["id"] for theme in stages[4]["extra"]["themes"]}
    columns = [column["kind"] for column in stages[3]["extra"]["columns"]]
    assert columns[0] == "set"
    assert columns[-1] == "key"


def test_sentences_are_in_the_language_of_the_page(found: Page) -> None:
    found.solve(2, TWO_MOVER, ("verdict", "themes"), language="it")
    last = found.stages(2)[-2]
    names = {theme["name"] for theme in last["extra"]["themes"]}
    assert "Mutate" not in names or any("Fuga" in name or "fughe" in name for name in names)
    assert any("matti" in point["sentence"] for point in last["extra"]["points"])


def test_the_newest_request_is_answered_and_the_older_given_up(found: Page) -> None:
    found.solve(1, LONG)
    found.solve(2, TWO_MOVER)
    stages = found.stages(2)
    assert stages[2]["solution"]["verdict"] == "sound"
    assert not [each for each in found.heard if each.get("generation") == 1 and each.get("last")]


def test_a_cancelled_request_is_heard_of_no_more(found: Page) -> None:
    found.solve(1, LONG)
    found.say({"do": "cancel", "generation": 1})
    found.solve(2, TWO_MOVER)
    found.stages(2)
    assert not [each for each in found.heard if each.get("generation") == 1 and each.get("last")]


def test_long_solves_do_not_hold_up_another_page(server: PageServer) -> None:
    """Two pages hold both processes; a third one is answered while they go on."""
    with page(server) as one, page(server) as two, page(server) as three:
        for each in (one, two):
            each.solve(1, LONG)
        three.solve(1, TWO_MOVER)
        assert three.stages(1)[2]["solution"]["verdict"] == "sound"


def test_a_solve_ends_with_its_time() -> None:
    with served(limits=replace(USUAL, seconds=0.3)) as strict, page(strict) as one:
        one.solve(1, LONG)
        last = one.stages(1)[-2]
        assert last["stage"] == "stopped"
        assert not last["complete"]


@pytest.mark.skipif(sys.platform == "win32", reason="kills a process by a signal")
def test_a_process_that_dies_is_replaced_and_the_page_told(expect_log: Callable[..., None]) -> None:
    expect_log("a process that solves for pages has ended")
    with served(hands=1) as small, page(small) as one:
        one.solve(1, TWO_MOVER)
        one.stages(1)
        one.solve(2, LONG)
        os.kill(small.processes[0], signal.SIGKILL)
        assert [stage["stage"] for stage in one.stages(2)][-2:] == ["lost", "end"]
        one.solve(3, TWO_MOVER)
        assert one.stages(3)[2]["solution"]["verdict"] == "sound"


def test_twins_are_solved_each(found: Page) -> None:
    found.solve(1, {**TWO_MOVER, "twins": {"b": "Move e3 e2"}})
    last = [stage for stage in found.stages(1) if stage["stage"] == "tries"][-1]
    assert [twin["letter"] for twin in last["solution"]["twins"]] == ["a", "b"]
    message = last["extra"]["message"]
    assert message.startswith("a) Sound: 1.Qe4! (zugzwang); b) ")
    found.solve(2, {**TWO_MOVER, "twins": {"b": "Remove e7"}}, language="de")
    last = [stage for stage in found.stages(2) if stage["stage"] == "tries"][-1]
    assert "Korrekt" in last["extra"]["message"]
    assert "Cannot" not in last["extra"]["message"]


def test_help_play_and_fairy_men_and_conditions_are_solved(found: Page) -> None:
    helpmate = {"fen": "7k/5K2/8/6Q1/8/8/8/8 b - - 0 1", "stipulation": "h#1"}
    found.solve(1, helpmate)
    assert found.stages(1)[-2]["solution"]["lines"]
    circe = {
        "form": 2,
        "fen": STAR,
        "sign": "#2",
        "rules": {"conditions": ["Circe"]},
        "asked": "#2",
    }
    found.solve(2, circe)
    assert found.stages(2)[-2]["solution"]["solver"] == "general"


def test_the_drop_map_and_neighbours_are_told(found: Page) -> None:
    found.solve(1, TWO_MOVER, ("dropmap",), hand={"man": "Q", "origin": "e3"})
    squares = found.stages(1)[-2]["extra"]["squares"]
    assert len(squares) == 64
    assert squares["e3"]["drop"] == "same"
    small = {"fen": "8/8/8/8/8/2K5/8/k1Q5 w - - 0 1", "stipulation": "#1"}
    found.solve(2, small, ("neighbours",))
    last = found.stages(2)[-2]
    assert last["complete"]
    assert last["extra"]["tried"] == last["extra"]["total"] > 100


HOSTILE: list[object] = [
    None, 1, "x", [], {}, {"fen": 7}, {"fen": "x" * 1000}, {"fen": STAR, "stipulation": ["#2"]},
    {"fen": STAR, "stipulation": "#2", "twins": {"b": "Move z9 z8"}},
    {"fen": STAR, "stipulation": "#2", "title": "x" * 30_000},
    {"fen": STAR, "stipulation": "#2", "authors": ["a"] * 1000},
    {"fen": STAR, "stipulation": "#2", "form": 99},
    {"fen": STAR, "stipulation": "#2", "extras": {"a": "x" * (LONGEST_EXTRA - 200_000)}},
    {"fen": STAR, "form": 2, "rules": {"conditions": 7}}, {"fen": STAR, "form": 2, "rules": []},
    {"fen": STAR, "form": 2, "men": [{"id": "../../x"}]},
    {"game": "tablut", "position": {"men": {}}}, {"fen": STAR, "stipulation": "#2" * 5000},
]  # fmt: skip


@pytest.mark.parametrize("problem", HOSTILE, ids=range(len(HOSTILE)))
def test_a_problem_that_is_none_is_answered_by_a_sentence(found: Page, problem: object) -> None:
    found.say({"do": "solve", "generation": 1, "problem": problem, "stages": ["verdict"]})
    stages = found.stages(1)
    if stages[0]["stage"] == "error":
        assert stages[0]["extra"]["message"]
        assert "Traceback" not in json.dumps(stages)
    found.solve(2, TWO_MOVER)
    assert found.stages(2)[2]["solution"]["verdict"] == "sound"


@pytest.mark.parametrize(
    "text",
    ["", "x", "7", "[]", "[" * 100_000, '{"a":' * 5000, '{"do":"solve"}', '{"do":7}', "{" * 50,
     '{"do":"ask","id":-1,"what":"search"}', '{"do":"ask","id":1e999}', "1" * 10_000, '"\\ud800"',
     '{"do":"solve","generation":true,"problem":{}}', '{"do":"cancel","generation":"x"}'],
)  # fmt: skip
def test_a_message_that_is_none_does_no_harm(found: Page, text: str) -> None:
    found.send(text)
    found.solve(2, TWO_MOVER)
    assert found.stages(2)[2]["solution"]["verdict"] == "sound"


def test_what_a_page_asks_of_the_library_is_bounded(tmp_path: Path) -> None:
    with shelved(tmp_path / "l.chesslib") as shelf, served(shelf) as server, page(server) as one:
        assert one.ask("search", query="x" * 5000)["ok"] is False
        assert one.ask("search", query="#2", offset=-1)["ok"] is False
        assert one.ask("open", record=10**30)["ok"] is False
        assert one.ask("open", record=5)["message"].endswith(".")
        assert one.ask("nothing")["ok"] is False
        wrong = one.ask("search", query="men<=x", language="it")
        assert wrong["ok"] is False
        assert wrong["message"]


def test_a_problem_is_saved_found_opened_and_saved_as_a_version(tmp_path: Path) -> None:
    path = tmp_path / "l.chesslib"
    with shelved(path) as shelf, served(shelf) as server, page(server) as one, page(server) as two:
        first = one.ask("save", problem={**TWO_MOVER, "authors": ["Ada"]}, **{"as": "place"})
        assert first["ok"], first
        assert first["how"] == "new"
        assert [two.hear()["say"] for _ in range(2)] == ["changed"] * 2  # saved; then judged
        rows = two.ask("search", query="author:Ada #2")["rows"]
        assert [row["record"] for row in rows] == [first["place"]["record"]]
        assert (rows[0]["verdict"], rows[0]["key"]) == ("sound", "1.Qe4")
        opened = two.ask("open", record=rows[0]["record"])
        assert opened["problem"] == first["problem"]
        other = {**opened["problem"], "title": "Star"}
        again = two.ask("save", problem=other, place=opened["place"], **{"as": "version"})
        assert (again["how"], again["place"]["record"]) == ("version", first["place"]["record"])
        over = two.ask(
            "save", problem={**other, "date": "1900"}, place=again["place"], **{"as": "place"}
        )
        assert (over["how"], over["place"]["version"]) == ("place", again["place"]["version"])
    with Library.open(path) as library:
        assert len(find(library)) == 1
        assert len(versions_of(library, first["place"]["record"])) == 2


def test_versions_are_listed_and_chosen_and_a_deleted_problem_comes_back(tmp_path: Path) -> None:
    with shelved(tmp_path / "l.chesslib") as shelf, served(shelf) as server, page(server) as one:
        first = one.ask("save", problem=TWO_MOVER, **{"as": "place"})
        record = first["place"]["record"]
        other = {**first["problem"], "title": "Star"}
        one.ask("save", problem=other, place=first["place"], **{"as": "version"})
        newer, older = one.ask("versions", record=record, place=first["place"])["versions"]
        assert (newer["problem"]["title"], newer["current"]) == ("Star", True)
        assert (older["problem"], older["current"]) == (first["problem"], False)
        shown = one.ask("choose", record=record, version=older["version"])
        assert (shown["problem"], shown["place"]) == (first["problem"], first["place"])
        assert len(one.ask("versions", record=record)["versions"]) == 2
        elsewhere = {**first["place"], "library": "0" * 16}
        assert not one.ask("versions", record=record, place=elsewhere)["ok"]
        assert not one.ask("choose", record=record, version=older["version"] + 9)["ok"]
        assert one.ask("delete", record=record)["ok"]
        assert one.ask("search", query="")["total"] == 0
        assert one.ask("undelete", record=record)["ok"]
        assert one.ask("search", query="")["total"] == 1


def test_where_the_library_lies_is_not_told(tmp_path: Path) -> None:
    with shelved(tmp_path / "l.chesslib") as shelf, served(shelf) as server, page(server) as one:
        for what in ("open", "versions"):
            told = one.ask(what, record=77)["message"]
            assert "l.chesslib" in told
            assert str(tmp_path) not in told


def test_half_a_sign_does_not_mute_the_connection(tmp_path: Path) -> None:
    with shelved(tmp_path / "l.chesslib") as shelf, served(shelf) as server, page(server) as one:
        for query in ("\ud800", "men:\udc00", "author:x\ud800"):
            told = one.ask("search", query=query)
            assert told.get("total") == 0 or told["message"]
        assert one.ask("\ud800")["ok"] is False
        assert one.ask("search", query="")["total"] == 0
        one.solve(1, {**TWO_MOVER, "title": "\ud800"}, ("verdict",))
        assert one.stages(1)[-1]["last"]


def test_a_wrong_query_is_answered_in_the_language_of_the_page(tmp_path: Path) -> None:
    with shelved(tmp_path / "l.chesslib") as shelf, served(shelf) as server, page(server) as one:
        english = one.ask("search", query="theem:grimshaw", language="en")["message"]
        german = one.ask("search", query="theem:grimshaw", language="de")["message"]
        assert "Did you mean" in english
        assert "Did you mean" not in german


def test_stopping_leaves_in_silence_what_is_still_to_be_judged(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    with shelved(tmp_path / "l.chesslib") as shelf:
        with served(shelf) as server, page(server) as one:
            for number in range(8):
                saved = {**LONG, "title": str(number)}
                assert one.ask("save", problem=saved, **{"as": "place"})["ok"]
        assert shelf.read(lambda library: len(find(library))).result() == 8
    assert capfd.readouterr().err == ""


def test_a_version_that_is_newer_is_never_saved_over(tmp_path: Path) -> None:
    path = tmp_path / "l.chesslib"
    with shelved(path) as shelf, served(shelf) as server, page(server) as one:
        kept = one.ask("save", problem=TWO_MOVER, **{"as": "place"})
        record = kept["place"]["record"]
        moved = Problem(parse_fen(STAR.replace("p7", "8")))
        shelf.change(lambda library: save_over(library, record, moved)).result()
        mine = {**kept["problem"], "fen": STAR.replace("P3Q3", "4Q3")}
        saved = one.ask("save", problem=mine, place=kept["place"], **{"as": "place"})
        assert saved["how"] == "version"
        both = shelf.read(lambda library: versions_of(library, record)).result()
        assert {each.problem.position for each in both} >= {moved.position}


def test_a_library_that_another_session_has_is_searched_and_not_changed(tmp_path: Path) -> None:
    path = tmp_path / "l.chesslib"
    Library.create(path).close()
    other = open_for_session(path)
    try:
        add_problem(other.library, Problem(parse_fen(STAR)))
        with shelved(path) as shelf, served(shelf) as server, page(server) as one:
            assert one.ask("search", query="")["total"] == 1
            refusal = one.ask("save", problem=TWO_MOVER, **{"as": "place"})
            assert refusal["ok"] is False
            assert "open in another" in refusal["message"]
        assert load(other.library, 1).problem.position == parse_fen(STAR)
    finally:
        other.close()


def test_diagrams_and_pages_are_handed_on(found: Page) -> None:
    picture = found.ask("export", problem=TWO_MOVER, form="svg")
    assert picture["name"] == "problem.svg"
    assert picture["text"].lstrip().startswith("<?xml") or "<svg" in picture["text"]
    playing = found.ask("export", problem=TWO_MOVER, form="html")
    assert "Qe4" in playing["text"]
    assert found.ask("export", problem=TWO_MOVER, form="exe")["ok"] is False


def test_what_is_not_there_is_said(found: Page) -> None:
    assert found.hello["library"] is False
    assert found.hello["desk"] is False
    for what in ("search", "desk", "to-desk", "save"):
        answer = found.ask(what, problem=TWO_MOVER, query="")
        assert answer["ok"] is False
        assert answer["message"][0].isupper()


def test_the_page_is_told_when_the_studio_closes() -> None:
    with served() as server, page(server) as one:
        server.stop()
        assert one.hear() == {"say": "end"}


def test_the_order_of_reading_and_what_an_edit_brought_come_last(found: Page) -> None:
    moved = STAR.replace("P3Q3/8", "P7/4Q3")
    found.solve(3, TWO_MOVER, ("tries", "reading"))
    names = [stage["stage"] for stage in found.stages(3)]
    assert names[-2:] == ["reading", "end"]
    found.solve(4, {"fen": moved, "stipulation": "#2"}, ("reading",), before=TWO_MOVER)
    told = found.stages(4)
    assert [stage["stage"] for stage in told][-2:] == ["news", "end"]
    news = told[-2]["extra"]
    assert set(news) == {"new", "changed", "gone"}
    assert news["gone"]
    found.solve(5, TWO_MOVER, ("reading",), before={"fen": STAR, "stipulation": "#3"})
    assert [stage["stage"] for stage in found.stages(5)][-1] == "end"


def test_the_drop_map_knows_a_kind_that_a_user_defined_and_refuses_nonsense(found: Page) -> None:
    kind = kind_object(Kind.defined(own_kind("Hippo", "XY", "", 0, "ride queen")))
    for wrong in ({}, {**kind, "movement": [{"part": "leap", "offsets": []}]}, [kind], 7):
        found.solve(30, TWO_MOVER, ("dropmap",), hand={"man": ".XY", "kind": wrong})
        assert found.stages(30)[0]["stage"] == "error"
    found.solve(31, TWO_MOVER, ("dropmap",), hand={"man": ".XY", "kind": kind})
    last = found.stages(31)[-2]
    assert (last["stage"], last["complete"]) == ("dropmap", True)
    assert len(last["extra"]["squares"]) > 40
