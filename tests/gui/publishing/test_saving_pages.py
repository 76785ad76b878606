# SPDX-License-Identifier: GPL-3.0-or-later
"""Each kind and form chosen with the mouse, saved to a real file and read again."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from xml.etree import ElementTree

import pytest
from exportdesk import Desk, pdf_words, take
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication, QImage
from PySide6.QtTest import QTest
from studio import LEFT, SOUND, problem

from composer.diagrams.files.forms import Format
from composer.diagrams.pages.sheetstyle import Solutions
from composer.diagrams.style.style import MAGAZINE, TOURNAMENT, CaptionPart
from composer.gui.publishing.choices import OutputKind, Unit, What
from composer.problem.credits import Credits
from composer.problem.problem import Problem

HOSTILE = (
    r"</svg><script>\input{/etc/passwd} $x$ & % # _ ^ ~ {",
    "a\x00b\x1bc\ud800d\u202ee",
    "Пётр Чайковский אברהם",
    "x" * 500,
)


def test_a_sheet_as_pdf(desk: Desk, problems: tuple[Problem, ...], tmp_path: Path) -> None:
    desk.stock.put(problems)
    take(desk, OutputKind.SHEET, Format.PDF, What.SELECTED)
    page = desk.form.page
    page.heading.setFocus()
    QTest.keyClicks(page.heading, "Seven of them")
    QTest.keyClicks(page.subheading, "and no more")
    desk.settled()
    assert "Page 1 of 2" in desk.window.footer.status.text()
    assert "The file will be exactly this." in desk.window.footer.status.text()
    assert desk.saved(tmp_path / "s.pdf") == f"Saved as {tmp_path / 's.pdf'}."
    assert desk.prompts.asked == ["Seven of them.pdf"]
    words = pdf_words(tmp_path / "s.pdf")
    assert words.count("#2") == 7
    words = " ".join(words.split())
    for wanted in ("Seven of them", "and no more", "1 Author 0", "7 Author 3"):
        assert wanted in words


def test_solutions_stand_under_the_diagrams_or_at_the_end(
    desk: Desk, problems: tuple[Problem, ...], tmp_path: Path
) -> None:
    desk.stock.put(problems[2:3])
    take(desk, OutputKind.SHEET, Format.PDF, What.SELECTED)
    place = desk.form.solutions.place
    assert not desk.form.solutions.extent.isVisible()
    place.setFocus()
    QTest.keyClick(place, Qt.Key.Key_Down)
    desk.settled()
    assert desk.window.choices.solutions is Solutions.UNDER
    assert desk.form.solutions.extent.isVisible()
    desk.saved(tmp_path / "under.pdf")
    assert "1.Qe4!" in pdf_words(tmp_path / "under.pdf")
    assert "\f" not in pdf_words(tmp_path / "under.pdf").rstrip("\f")
    QTest.keyClick(place, Qt.Key.Key_Down)
    desk.settled()
    desk.saved(tmp_path / "end.pdf")
    first, second = pdf_words(tmp_path / "end.pdf").rstrip("\f").split("\f")
    assert "1.Qe4!" not in first
    assert "1.Qe4!" in second


def test_letters_of_the_solution(desk: Desk, tmp_path: Path) -> None:
    take(desk, OutputKind.SHEET, Format.TEXT)
    desk.choose(solutions=Solutions.UNDER)
    for code, key in (("en-s", "1.Qe4!"), ("it", "1.De4!"), ("figurine", "1.♕e4!")):
        letters = desk.form.words.letters
        letters.setCurrentIndex(letters.findData(code))
        desk.settled()
        assert key in desk.window.preview.text.toPlainText()
        desk.saved(tmp_path / "t.txt")
        assert (tmp_path / "t.txt").read_text("utf-8") == desk.window.preview.text.toPlainText()


def test_pages_as_pictures_are_a_file_each(
    desk: Desk, problems: tuple[Problem, ...], tmp_path: Path
) -> None:
    desk.stock.put((), problems)
    take(desk, OutputKind.SHEET, Format.SVG, What.FOUND)
    assert desk.saved(tmp_path / "p.svg") == f"2 files saved, the first as {tmp_path / 'p-1.svg'}."
    texts = [
        "".join(ElementTree.parse(tmp_path / name).getroot().itertext())
        for name in ("p-1.svg", "p-2.svg")
    ]
    assert "Author 0" in texts[0]
    assert "Author 3" in texts[1]
    desk.press(desk.form.head.form.button(Format.PNG))
    desk.saved(tmp_path / "p.png")
    assert QImage(str(tmp_path / "p-2.png")).width() == round(210 / 25.4 * 200)


def test_diagrams_alone_are_a_file_each(
    desk: Desk, problems: tuple[Problem, ...], tmp_path: Path
) -> None:
    desk.stock.put(problems[:3])
    take(desk, OutputKind.DIAGRAM, Format.SVG, What.SELECTED)
    assert "Diagram 1 of 3" in desk.window.footer.status.text()
    desk.saved(tmp_path / "d.svg")
    assert sorted(path.name for path in tmp_path.glob("*.svg")) == [
        "d-1.svg",
        "d-2.svg",
        "d-3.svg",
    ]


def test_the_size_of_a_picture(desk: Desk, tmp_path: Path) -> None:
    take(desk, OutputKind.DIAGRAM, Format.PNG)
    part = desk.form.diagram
    part.measure.setValue(80)
    part.dpi.setValue(254)
    desk.settled()
    desk.saved(tmp_path / "mm.png")
    assert QImage(str(tmp_path / "mm.png")).width() == pytest.approx(810, abs=12)
    part.unit.setCurrentIndex(part.unit.findData(Unit.CM))
    desk.settled()
    assert part.measure.value() == 8.0
    part.unit.setCurrentIndex(part.unit.findData(Unit.PX))
    desk.settled()
    assert not part.dpi.isVisible()
    part.measure.setValue(640)
    desk.settled()
    desk.press(part.transparent)
    desk.saved(tmp_path / "px.png")
    image = QImage(str(tmp_path / "px.png"))
    assert image.width() == 640
    assert image.pixelColor(0, 0).alpha() == 0
    assert desk.window.choices.board_mm == 80


def test_an_entry_form_names_or_numbers(desk: Desk, tmp_path: Path) -> None:
    take(desk, OutputKind.FORM, Format.PDF)
    entry = desk.form.entry
    for field, text in (
        (entry.tourney, "Smith 70 JT"),
        (entry.section, "Two-movers"),
        (entry.person, "Ada Example"),
        (entry.address, "1 Long Street"),
        (entry.theme, "Mutate"),
    ):
        field.setFocus()
        QTest.keyClicks(field, text)
    desk.settled()
    desk.saved(tmp_path / "named.pdf")
    words = pdf_words(tmp_path / "named.pdf")
    for wanted in ("Smith 70 JT", "Two-movers", "Ada Example", "1 Long Street", "Mutate", "1.Qe4!"):
        assert wanted in words
    desk.press(entry.anonymous)
    entry.number.selectAll()
    QTest.keyClicks(entry.number, "17")
    desk.settled()
    desk.prompts.asked.clear()
    desk.saved(tmp_path / "numbered.pdf")
    assert desk.prompts.asked == ["Smith 70 JT.pdf"]
    words = pdf_words(tmp_path / "numbered.pdf")
    assert "17" in words
    for hidden in ("Ada", "Long Street", "Wurzburg"):
        assert hidden not in words
    assert b"Ada" not in (tmp_path / "numbered.pdf").read_bytes()


def test_an_anonymous_form_suggests_no_name(desk: Desk) -> None:
    take(desk, OutputKind.FORM, Format.PDF)
    desk.press(desk.form.entry.anonymous)
    QTest.mouseClick(desk.window.save, LEFT)
    assert desk.prompts.asked == ["diagram.pdf"]


def test_an_entry_form_is_no_web_page(desk: Desk, tmp_path: Path) -> None:
    take(desk, OutputKind.DIAGRAM, Format.HTML)
    desk.press(desk.form.head.kind.button(OutputKind.FORM))
    assert desk.window.choices.form is Format.PDF
    for form in (Format.LATEX, Format.HTML, Format.TEXT):
        assert not desk.form.head.form.button(form).isEnabled()
    told = desk.saved(tmp_path / "f.html")
    assert told == "Entry forms are written as PDF, SVG or PNG."
    assert list(tmp_path.glob("*.html")) == []


def test_latex(desk: Desk, problems: tuple[Problem, ...], tmp_path: Path) -> None:
    desk.stock.put(problems)
    take(desk, OutputKind.SHEET, Format.LATEX, What.SELECTED)
    shown = desk.window.preview.text.toPlainText()
    assert shown.count(r"\begin{diagram}") == 7
    desk.saved(tmp_path / "s.tex")
    assert (tmp_path / "s.tex").read_text("utf-8") == shown
    package = desk.form.head.package
    package.setCurrentIndex(2)
    desk.settled()
    assert r"\fenboard" in desk.window.preview.text.toPlainText()


def test_a_page_for_the_browser(desk: Desk, tmp_path: Path) -> None:
    take(desk, OutputKind.DIAGRAM, Format.HTML)
    assert "The browser lays the page out" in desk.window.footer.status.text()
    target = tmp_path / "w.html"
    assert desk.saved(target) == f"Saved as {target}."
    text = target.read_text("utf-8")
    assert text.startswith("<!DOCTYPE html>")
    assert "Otto Wurzburg" in text
    assert len(text.encode()) < 150_000
    QTest.mouseClick(desk.window.footer.open, LEFT)
    assert desk.prompts.asked[-1] == str(target)


def test_a_site(desk: Desk, problems: tuple[Problem, ...], tmp_path: Path) -> None:
    desk.stock.put(problems[:3])
    take(desk, OutputKind.SHEET, Format.HTML, What.SELECTED)
    assert desk.saved(tmp_path / "site") == f"Saved as {tmp_path / 'site' / 'index.html'}."
    assert len(list((tmp_path / "site" / "problems").iterdir())) == 3


def test_a_caption_without_names(desk: Desk, tmp_path: Path) -> None:
    take(desk, OutputKind.DIAGRAM, Format.SVG)
    desk.press(desk.form.words.captions[CaptionPart.AUTHORS])
    desk.saved(tmp_path / "d.svg")
    assert "Wurzburg" not in (tmp_path / "d.svg").read_text("utf-8")
    desk.press(desk.form.words.captions[CaptionPart.AUTHORS])
    desk.saved(tmp_path / "d.svg")
    assert "Wurzburg" in (tmp_path / "d.svg").read_text("utf-8")


def test_themes_are_told_below(desk: Desk, tmp_path: Path) -> None:
    given = replace(problem(SOUND, "#2", "A"), keywords=("Grimshaw", "Half-pin"))
    desk.workbench.document.change(given, "x")
    take(desk, OutputKind.DIAGRAM, Format.SVG)
    assert not desk.form.words.captions[CaptionPart.THEMES].isChecked()
    desk.press(desk.form.words.captions[CaptionPart.THEMES])
    desk.saved(tmp_path / "d.svg")
    assert "Grimshaw, Half-pin" in (tmp_path / "d.svg").read_text("utf-8").replace("\u00a0", " ")


@pytest.mark.parametrize("name", HOSTILE)
@pytest.mark.parametrize("kind", list(OutputKind))
def test_hostile_names(desk: Desk, tmp_path: Path, name: str, kind: OutputKind) -> None:
    given = replace(
        problem(SOUND), credits=Credits((name,), name, "2020", name), title=name, keywords=(name,)
    )
    desk.workbench.document.change(given, "x")
    for form in desk.window.choices.forms:
        if form not in replace(desk.window.choices, kind=kind).forms:
            continue
        tourney = name.replace("\ud800", "")[:300]
        desk.choose(kind=kind, form=form, solutions=Solutions.UNDER, tourney=tourney)
        folder = tmp_path / form.value
        folder.mkdir()
        assert "aved" in desk.saved(folder / f"h.{form.value}")
        assert not set(desk.prompts.asked[-1]) & set('/\\:*?"<>|\0')
        target = sorted(folder.iterdir())[0]  # long names may need a second page
        if form is Format.SVG:
            ElementTree.parse(target)
        if form is Format.PDF:
            assert "#2" in pdf_words(target)
        if form is Format.HTML:
            assert "<script>\\input" not in target.read_text("utf-8")


def test_a_style_that_names_nobody_suggests_no_name_and_copies_none(desk: Desk) -> None:
    desk.workbench.document.open(replace(desk.workbench.document.problem, comments=("by Otto",)))
    desk.settled()
    desk.choose(diagram=TOURNAMENT)
    QTest.mouseClick(desk.window.save, LEFT)
    assert desk.prompts.asked == ["diagram.svg"]
    desk.told_after(desk.window.footer.copy)
    data = QGuiApplication.clipboard().mimeData()
    copied = [bytes(data.data(form).data()) for form in data.formats()]
    assert len(copied) > 2
    assert not [each for each in copied if b"Wurzburg" in each or b"Otto" in each]
    desk.choose(diagram=MAGAZINE)
    QTest.mouseClick(desk.window.save, LEFT)
    assert desk.prompts.asked[-1] == "Otto Wurzburg.svg"
