# SPDX-License-Identifier: GPL-3.0-or-later
"""The window of settings: everything acts at once, is found by a word, and can be put back."""

from __future__ import annotations

from dataclasses import fields
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLineEdit, QSpinBox
from pytestqt.qtbot import QtBot
from studio import FakePrompts, Studio

from composer.gui.look.appearance import Appearance
from composer.gui.look.inputs import DropList, TickBox
from composer.gui.settings.catalogue import Kind, settings_offered
from composer.gui.settings.window import SettingsWindow
from composer.gui.user.preferring import Preferring
from composer.gui.user.prompts import Prompts
from composer.gui.user.settings import Preferences, Settings


@pytest.fixture
def preferring(tmp_path: Path) -> Preferring:
    return Preferring(Settings(tmp_path / "s.ini"))


@pytest.fixture
def window(
    qtbot: QtBot, preferring: Preferring, appearance: Appearance, tmp_path: Path
) -> SettingsWindow:
    places = {"library": tmp_path / "l.chesslib", "drafts": tmp_path / "d"}
    made = SettingsWindow(preferring, appearance, FakePrompts(), places)
    qtbot.addWidget(made)
    made.language_chosen.connect(lambda code: preferring.prefer(language=code))
    made.show()
    return made


def choose(window: SettingsWindow, name: str, value: object) -> None:
    """Choose by hand, as far as a control can be worked from outside."""
    control = window.rows[name].control
    if isinstance(control, DropList):
        place = control.findData(value)
        assert place >= 0, (name, value)
        control.setCurrentIndex(place)
        control.activated.emit(place)
    elif isinstance(control, TickBox):
        control.click()
    elif isinstance(control, QSpinBox):
        control.setValue(int(str(value)))
    elif isinstance(control, QLineEdit):
        control.setText(str(value))
        QTest.keyClick(control, Qt.Key.Key_Return)


OTHERS = {
    "language": "it",
    "letters": "de",
    "theme": "dark",
    "contrast": "high",
    "font_percent": 150,
    "board": "print",
    "men": "print",
    "reduce_motion": True,
    "drop_map": False,
    "refutations": 2,
    "all_defences": True,
    "trivial_tries": True,
    "solutions_as_rows": True,
    "resume": False,
    "exports": "/somewhere",
    "processes": 1,
    "engine": "/usr/bin/stockfish",
    "syzygy": "/tables",
    "popeye": "/usr/bin/popeye",
    "popeye_asked": False,
    "popeye_seconds": 30,
    "popeye_memory": 300,
}


def test_every_setting_acts_at_once_and_can_be_reset(
    window: SettingsWindow, preferring: Preferring, tmp_path: Path
) -> None:
    offered = {e.name for e in settings_offered() if e.kind not in (Kind.PLACE, Kind.WORDS)}
    assert offered == set(OTHERS)
    for name, value in OTHERS.items():
        row = window.rows[name]
        assert row.reset.isHidden()
        choose(window, name, value)
        assert getattr(preferring.now, name) == value, name
        assert not row.reset.isHidden()
    assert Settings(tmp_path / "s.ini").preferences() == preferring.now  # a start later
    for name in OTHERS:
        window.rows[name].reset.click()
        assert getattr(preferring.now, name) == getattr(Preferences(), name), name
    assert preferring.now == Preferences()


def test_all_are_reset_and_the_reset_is_undone(
    window: SettingsWindow, preferring: Preferring
) -> None:
    preferring.prefer(library="/a/l.chesslib", tour_seen=True)
    for name, value in OTHERS.items():
        choose(window, name, value)
    chosen = preferring.now
    window.reset.click()
    assert preferring.now == Preferences(library="/a/l.chesslib", tour_seen=True)
    assert not window.reset.isVisible()
    window.undo.click()
    assert preferring.now == chosen
    assert window.reset.isVisible()


def test_it_shows_what_is_chosen_elsewhere(window: SettingsWindow, preferring: Preferring) -> None:
    preferring.prefer(theme="dark", drop_map=False)
    theme, drop_map = window.rows["theme"].control, window.rows["drop_map"].control
    assert isinstance(theme, DropList)
    assert isinstance(drop_map, TickBox)
    assert theme.currentData() == "dark"
    assert not drop_map.isChecked()


def test_a_word_finds_rows_and_their_titles(window: SettingsWindow) -> None:
    window.field.setText("popeye memory")
    assert [n for n, row in window.rows.items() if row.isVisible()] == ["popeye_memory"]
    window.field.setText("there is no such thing")
    assert not [n for n, row in window.rows.items() if row.isVisible()]
    assert window._nothing.isVisible()
    window.field.clear()
    assert all(row.isVisible() for row in window.rows.values())


def test_folders_are_chosen_and_shown(window: SettingsWindow, preferring: Preferring) -> None:
    row = window.rows["drafts"]
    assert row.control.accessibleName().startswith("Drafts: ")
    row._show_outside()
    prompts = row._prompts
    assert isinstance(prompts, FakePrompts)
    assert prompts.asked[-1].endswith(row.control.text().rpartition("/")[0])


def test_saving_begins_in_the_folder_for_exports(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun: list[str] = []

    def dialog(parent: object, title: str, place: str, kinds: str) -> tuple[str, str]:
        begun.append(place)
        return "", ""

    monkeypatch.setattr("composer.gui.user.prompts.QFileDialog.getSaveFileName", dialog)
    prompts = Prompts()
    prompts.exports = tmp_path
    prompts.save_file(None, "Export", "found.olv", "")  # type: ignore[arg-type]
    prompts.save_file(None, "New library", "problems.chesslib", "")  # type: ignore[arg-type]
    assert begun == [str(tmp_path / "found.olv"), str(Path.cwd() / "problems.chesslib")]


@pytest.mark.parametrize("system", ["linux", "win32"])
def test_dialogs_of_files_begin_in_the_folder_used_last(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, system: str
) -> None:
    """At first in the user's documents, where the system begins in the program's own folder."""
    begun: list[str] = []
    chosen = tmp_path / "chosen"
    chosen.mkdir()

    def dialog(parent: object, title: str, place: str, kinds: str) -> tuple[str, str]:
        begun.append(place)
        return str(chosen / "a.pdf"), ""

    monkeypatch.setattr("composer.gui.user.prompts.QFileDialog.getSaveFileName", dialog)
    monkeypatch.setattr("composer.gui.user.prompts.QFileDialog.getOpenFileName", dialog)
    monkeypatch.setattr("sys.platform", system)
    monkeypatch.setattr("platformdirs.user_documents_path", lambda: tmp_path / "documents")
    monkeypatch.chdir(tmp_path)
    prompts = Prompts()
    prompts.open_file(None, "Open", "")  # type: ignore[arg-type]
    prompts.save_file(None, "Export", "found.olv", "")  # type: ignore[arg-type]
    first = tmp_path if system == "linux" else tmp_path / "documents"
    assert begun == [str(first), str(chosen / "found.olv")]


def test_the_field_that_finds_leads_to_a_setting(studio: Studio) -> None:
    window = studio.window
    hits = [hit for hit in window.choosing.hits() if "Size of letters" in hit.words]
    hits[0].act()
    studio.until(lambda: window.choosing.window.rows["font_percent"].control.hasFocus())
    window.choosing.window.close()


def test_its_keys_and_its_place_on_macos(studio: Studio) -> None:
    action = studio.window.actions_by_name["settings"]
    assert action.shortcut().toString() == "Ctrl+,"
    assert action.menuRole() is QAction.MenuRole.PreferencesRole
    action.trigger()
    assert studio.window.choosing.window.isVisible()
    assert not studio.window.choosing.window.isModal()
    studio.window.choosing.window.close()


def test_fewer_processes_are_used_at_once(studio: Studio) -> None:
    window = studio.window
    make = window.basis.classifying._make
    window.preferring.prefer(processes=1)
    pool = make()
    assert pool.workers == 1
    pool.close()


def test_every_row_has_a_name_and_each_preference_is_offered_or_belongs_elsewhere(
    window: SettingsWindow,
) -> None:
    for row in window.rows.values():
        assert row.control.accessibleName()
    elsewhere = {"library", "tour_seen", "analysis_paused"}
    assert {f.name for f in fields(Preferences)} == set(OTHERS) | elsewhere
