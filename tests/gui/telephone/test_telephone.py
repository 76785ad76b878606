# SPDX-License-Identifier: GPL-3.0-or-later
"""The page for telephones served by the real window: its library and its board behind it."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from atdesk import PATIENCE, Away, begun, serving_of
from served import STAR, Page, asked, page, refused
from studio import Studio

from composer.gui.men.ownmen import OwnMen
from composer.gui.telephone.behind import WindowShelf
from composer.gui.telephone.dialog import TelephoneDialog
from composer.gui.telephone.serving import Serving
from composer.library.changes.operations import add_problem
from composer.library.search.search import find
from composer.problem.fen import fen, parse_fen
from composer.problem.problem import Problem
from composer.rules.ownmen import own_kind
from composer.studio.saving import NOWHERE
from composer.web import server as serving_module

STARS = {"fen": STAR, "stipulation": "#2", "authors": ["Ada"]}


def test_nothing_is_served_until_it_is_asked_for(studio: Studio, dialog: TelephoneDialog) -> None:
    assert serving_of(studio).served is None
    assert dialog.alone.isChecked()
    assert dialog.begin.isVisible()
    assert not dialog.stop.isVisible()
    assert not dialog.link.isVisible()


def test_the_dialog_serves_this_machine_and_stops(
    qtbot: Any, studio: Studio, dialog: TelephoneDialog, away: Away
) -> None:
    server = begun(qtbot, studio, dialog)
    assert dialog.link.text() == server.link
    assert "this machine" in dialog.state.text()
    assert "this machine" in studio.window.basis.status._telephone.text()
    assert dialog.code.isVisible()
    assert dialog.code.height() >= dialog.code.minimumHeight() >= 240  # for a camera
    assert dialog.begin.isHidden()
    dialog.close()  # it goes on
    assert away.do(lambda: asked(server, server.link[server.link.index("/", 8) :]))[0] == 200
    with qtbot.waitSignal(serving_of(studio).changed, timeout=PATIENCE):
        dialog.stop.click()
    assert studio.window.basis.status._telephone.text() == ""
    assert away.do(lambda: _is_closed(server))


def test_it_serves_by_https_and_by_the_link_of_before(
    qtbot: Any, studio: Studio, dialog: TelephoneDialog
) -> None:
    pytest.importorskip("cryptography")
    dialog.encrypted.setChecked(True)
    assert "not encrypted" not in dialog.warning.text()
    dialog.keeps.setChecked(True)
    links = []
    for _ in range(2):
        server = begun(qtbot, studio, dialog)
        assert server.link.startswith("https://")
        assert server.fingerprint in dialog.trust.text().replace("\n", "")
        assert dialog.trust.isVisible()
        links.append(server.link.split("/")[3])
        with qtbot.waitSignal(serving_of(studio).changed, timeout=PATIENCE):
            dialog.stop.click()
        assert not dialog.trust.isVisible()
    assert links[0] == links[1]
    dialog.keeps.setChecked(False)
    assert begun(qtbot, studio, dialog).link.split("/")[3] != links[0]
    dialog.encrypted.setChecked(False)
    with qtbot.waitSignal(serving_of(studio).changed, timeout=PATIENCE):
        dialog.stop.click()


def _is_closed(server: Any) -> bool:
    try:
        return refused(server)
    except OSError:
        return True


def test_a_page_that_goes_before_its_answer_leaves_the_window_in_order(
    qtbot: Any, studio: Studio
) -> None:
    """What it asked for is done, and the window shows it."""
    shelf = WindowShelf(studio.window.librarian)
    problem = Problem(parse_fen(STAR), title="Gone")
    with qtbot.waitSignal(studio.window.librarian.changed, timeout=PATIENCE):
        shelf.change(lambda library: add_problem(library, problem)).cancel()
    with qtbot.captureExceptions() as faults:
        shelf.read(lambda library: None).cancel()
        found = shelf.read(lambda library: find(library, "title:Gone"))
        qtbot.waitUntil(found.done, timeout=PATIENCE)
    assert len(found.result()) == 1
    assert faults == []


def test_a_machine_without_a_network_says_so(
    qtbot: Any, studio: Studio, dialog: TelephoneDialog, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(serving_module, "network_address", lambda: None)
    dialog.network.setChecked(True)
    with qtbot.waitSignal(serving_of(studio).failed, timeout=PATIENCE):
        dialog.begin.click()
    assert "no local network" in dialog.state.text()
    assert serving_of(studio).served is None
    dialog.network.setChecked(False)
    begun(qtbot, studio, dialog)
    with qtbot.waitSignal(serving_of(studio).failed, timeout=PATIENCE):
        serving_of(studio).begin(network=True)
    assert serving_of(studio).served is None  # what was served before was ended first


def test_what_a_page_saves_shows_in_the_window_at_once(
    qtbot: Any, studio: Studio, dialog: TelephoneDialog, away: Away
) -> None:
    server = begun(qtbot, studio, dialog)
    window = studio.window

    def save() -> Any:
        with page(server) as one:
            return one.ask("save", problem=STARS, **{"as": "place"})

    with qtbot.waitSignal(window.librarian.changed, timeout=PATIENCE):
        saved = away.do(save)
    assert saved["how"] == "new"
    found: list[list[int]] = []
    window.librarian.read(lambda library: find(library, "author:Ada"), found.append)
    qtbot.waitUntil(lambda: bool(found), timeout=PATIENCE)
    assert found == [[saved["place"]["record"]]]


def test_the_page_is_told_of_the_men_that_the_user_defined(
    qtbot: Any, studio: Studio, dialog: TelephoneDialog, away: Away
) -> None:
    server = begun(qtbot, studio, dialog)
    own = studio.window.findChild(OwnMen)
    assert own is not None
    own.add(own_kind("Hippo", "XY", "knight", 135, "leap 1,3"))

    def told() -> Any:
        with page(server) as one:
            return one.ask("men")

    (man,) = away.do(told)["men"]
    assert (man["code"], man["names"], man["figure"]) == ("XY", {"en": "Hippo"}, "knight")


def test_the_board_goes_there_and_comes_back(
    qtbot: Any, studio: Studio, dialog: TelephoneDialog, away: Away
) -> None:
    server = begun(qtbot, studio, dialog)
    window = studio.window
    window.workbench.open_beside(Problem(parse_fen(STAR)), saved=False)

    def carry(one: Page) -> Any:
        found = one.ask("desk")
        other = {**found["problem"], "title": "Carried"}
        assert one.ask("to-desk", problem=other, place=found["place"])["ok"]
        return found

    def both() -> Any:
        with page(server) as one:
            return carry(one)

    found = away.do(both)
    assert found["problem"]["fen"] == STAR
    assert window.workbench.document.problem.title == "Carried"
    assert fen(window.workbench.document.problem.position) == STAR
    assert not window.workbench.document.is_clean


def test_a_problem_that_was_changed_there_is_saved_where_it_was_kept(
    qtbot: Any, studio: Studio, dialog: TelephoneDialog, away: Away
) -> None:
    """It comes back to the desk unsaved, and knows its place in the library."""
    server = begun(qtbot, studio, dialog)
    window = studio.window

    def carry() -> Any:
        with page(server) as one:
            kept = one.ask("save", problem=STARS, **{"as": "place"})
            other = {**kept["problem"], "title": "Later"}
            one.ask("to-desk", problem=other, place=kept["place"])
            return kept

    kept = away.do(carry)
    document = window.workbench.document
    assert document.place.record_id == kept["place"]["record"]
    assert (document.problem.title, document.is_clean) == ("Later", False)
    assert document.saved == replace(document.problem, title="")


def test_a_place_in_another_library_is_none_here(
    qtbot: Any, studio: Studio, dialog: TelephoneDialog, away: Away
) -> None:
    """Records of all libraries are numbered alike."""
    server = begun(qtbot, studio, dialog)

    def carry() -> Any:
        with page(server) as one:
            kept = one.ask("save", problem=STARS, **{"as": "place"})
            elsewhere = {**kept["place"], "library": "0123456789abcdef"}
            return one.ask("to-desk", problem=kept["problem"], place=elsewhere)

    assert away.do(carry)["ok"]
    document = studio.window.workbench.document
    assert document.problem.position == parse_fen(STAR)
    assert document.place == NOWHERE
    assert not document.is_clean


def test_the_board_is_sent_to_pages_that_are_connected(
    qtbot: Any, studio: Studio, dialog: TelephoneDialog, away: Away
) -> None:
    server = begun(qtbot, studio, dialog)
    studio.window.workbench.open_beside(Problem(parse_fen(STAR)), saved=False)
    assert not dialog.send.isEnabled()
    heard: list[Any] = []

    def listen() -> None:
        with page(server) as one:
            while (message := one.hear())["say"] != "desk":
                pass
            heard.append(message)

    future = away._pool.submit(listen)
    qtbot.waitUntil(dialog.send.isEnabled, timeout=PATIENCE)
    dialog.send.click()
    qtbot.waitUntil(future.done, timeout=PATIENCE)
    future.result()
    assert heard[0]["problem"]["fen"] == STAR


def test_closing_the_window_ends_the_page(
    qtbot: Any, studio: Studio, dialog: TelephoneDialog, away: Away
) -> None:
    server = begun(qtbot, studio, dialog)
    heard: list[Any] = []

    def listen() -> None:
        with page(server) as one:
            heard.append(one.hello)
            while (message := one.hear())["say"] != "end":
                pass
            heard.append(message)

    future = away._pool.submit(listen)
    qtbot.waitUntil(lambda: bool(heard), timeout=PATIENCE)
    studio.window.findChild(Serving).close()
    qtbot.waitUntil(future.done, timeout=PATIENCE)
    assert heard[-1] == {"say": "end"}
