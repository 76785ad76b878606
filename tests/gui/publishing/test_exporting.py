# SPDX-License-Identifier: GPL-3.0-or-later
"""The export window: real files, and a sentence where one cannot be written."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from xml.etree import ElementTree

import pytest
from cases import every
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from studio import BLOCK, LEFT, SOUND, FakePrompts, problem

from composer.diagrams.files.forms import Format
from composer.diagrams.style.style import CaptionPart
from composer.gui.documents.workbench import Workbench
from composer.gui.publishing.exporting import ExportWindow
from composer.gui.publishing.stock import Stock


@pytest.fixture
def export(qtbot) -> Iterator[ExportWindow]:
    workbench = Workbench()
    workbench.document.open(problem(BLOCK, "#2", "Wurzburg, Otto"))
    window = ExportWindow(Stock(workbench), FakePrompts())
    window.workbench = workbench
    qtbot.addWidget(window)
    window.show()
    yield window
    window.close_worker()


def choose(export: ExportWindow, kind: str) -> None:
    QTest.mouseClick(export.form.head.form.button(Format(kind)), LEFT)


def saved(qtbot, export: ExportWindow, path: Path | None) -> str:
    export._prompts.path = path
    export.save.click()
    qtbot.waitUntil(lambda: bool(export.told.text()))
    assert export.save.isEnabled()
    return export.told.text()


def test_svg(qtbot, export: ExportWindow, tmp_path: Path) -> None:
    target = tmp_path / "diagram.svg"
    assert saved(qtbot, export, target) == f"Saved as {target}."
    root = ElementTree.parse(target).getroot()
    assert "Otto Wurzburg" in "".join(root.itertext())
    assert export._prompts.asked == ["Otto Wurzburg.svg"]


def test_png(qtbot, export: ExportWindow, tmp_path: Path) -> None:
    choose(export, "png")
    saved(qtbot, export, tmp_path / "diagram.png")
    assert QImage(str(tmp_path / "diagram.png")).width() > 300


def test_pdf(qtbot, export: ExportWindow, tmp_path: Path) -> None:
    choose(export, "pdf")
    saved(qtbot, export, tmp_path / "diagram.pdf")
    assert (tmp_path / "diagram.pdf").read_bytes().startswith(b"%PDF-")


def test_an_ending_is_added(qtbot, export: ExportWindow, tmp_path: Path) -> None:
    choose(export, "png")
    assert saved(qtbot, export, tmp_path / "no ending").endswith("no ending.png.")
    assert (tmp_path / "no ending.png").is_file()


def test_the_caption_and_coordinates_are_chosen(
    qtbot, export: ExportWindow, tmp_path: Path
) -> None:
    export.form.words.captions[CaptionPart.AUTHORS].click()
    export.form.diagram.coordinates.click()
    export.form.diagram.measure.setValue(80)
    saved(qtbot, export, tmp_path / "d.svg")
    words = [element.text for element in ElementTree.parse(tmp_path / "d.svg").getroot().iter()]
    assert "Wurzburg" not in str(words)
    assert export.requested_style().square_mm == 10


def test_rules_and_key_can_be_left_out(qtbot, export: ExportWindow) -> None:
    words = export.form.words
    assert words.rules.isChecked()
    words.key.click()
    assert (export.requested_style().rules, export.requested_style().key) == (True, False)
    words.rules.click()
    assert (export.requested_style().rules, export.requested_style().key) == (False, False)


def test_a_place_that_cannot_be_written_is_told(
    qtbot, export: ExportWindow, tmp_path: Path
) -> None:
    told = saved(qtbot, export, tmp_path / "none" / "d.svg")
    assert told.endswith("cannot be written: the folder does not exist.")


def test_an_unknown_ending_is_told(qtbot, export: ExportWindow, tmp_path: Path) -> None:
    told = saved(qtbot, export, tmp_path / "d.bmp")
    assert "a diagram is written as .svg, .png, .pdf, .tex, .txt or .html" in told


def test_an_old_file_stays_whole_when_the_new_one_fails(
    qtbot, export: ExportWindow, tmp_path: Path
) -> None:
    target = tmp_path / "folder.svg"
    target.mkdir()
    (target / "kept").write_text("x", "utf-8")
    assert "is a folder" in saved(qtbot, export, target)
    assert [path.name for path in tmp_path.rglob("*")] == ["folder.svg", "kept"]


def test_changing_one_s_mind_writes_nothing(qtbot, export: ExportWindow, tmp_path: Path) -> None:
    export.save.click()
    assert export._prompts.asked
    assert export.told.text() == ""
    assert list(tmp_path.iterdir()) == []


def test_it_follows_the_board(qtbot, export: ExportWindow, tmp_path: Path) -> None:
    export.workbench.document.change(problem(SOUND, "#2", "Other"), "x")
    saved(qtbot, export, tmp_path / "d.svg")
    assert "Other" in (tmp_path / "d.svg").read_text("utf-8")


@every("author", ["a/b\\c", "..", "", "אברהם", "con:aux", "x" * 400])
def test_any_author_makes_a_name_for_a_file(qtbot, export: ExportWindow, author: str) -> None:
    export.workbench.document.change(problem(SOUND, "#2", author), "x")
    export.save.click()
    name = export._prompts.asked[-1]
    assert name.endswith(".svg")
    assert len(name) < 80
    assert not set(name) & set('/\\:*?"<>|')
    assert name != ".svg"


@pytest.mark.parametrize("name", ["No. 5", "Nr.5", "St. Amant v. X"])
def test_a_name_with_a_point_gets_its_ending(
    qtbot, export: ExportWindow, tmp_path: Path, name: str
) -> None:
    assert saved(qtbot, export, tmp_path / name).endswith(f"{name}.svg.")
    assert (tmp_path / f"{name}.svg").is_file()
