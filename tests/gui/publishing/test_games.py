# SPDX-License-Identifier: GPL-3.0-or-later
"""The export window while a problem of a game that is no chess lies on the board."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from cases import every
from exportdesk import Desk, take
from PySide6.QtGui import QGuiApplication
from PySide6.QtPrintSupport import QPrinter
from studio import SOUND, problem

from composer.diagrams.files.forms import Format
from composer.diagrams.style.style import SCREEN
from composer.games.record import as_problem
from composer.games.tables import TablesGoal, TablesPlay, TablesPosition, TablesProblem, TablesTask
from composer.games.textform import problem_from_text
from composer.gui.publishing.choices import Choices, OutputKind, What, parse_choices
from composer.problem.credits import Credits
from composer.problem.problem import OtherGame, Problem

_RECORD = """{"game": "tablut", "options": {"king_away": "two"}, "turn": "white",
 "position": {"men": {"b5": "K", "c5": "W", "b1": "B", "b9": "B"}}, "authors": ["A. Author"],
 "stipulation": {"goal": "escape", "n": 1, "play": "direct", "side": "white"}}"""
TABLUT = as_problem(problem_from_text(_RECORD))
TABLES = as_problem(
    TablesProblem(
        TablesPosition.of({4: 2, 3: 1}, {1: 2}),
        task=TablesTask(TablesGoal.ALL_OFF, TablesPlay.BEST, 2, (4, 2)),
        credits=Credits(("A. Author",)),
        title="Two throws",
    )
)


def _open(desk: Desk, game: Problem) -> None:
    desk.workbench.document.open(game)
    desk.settled()


@every("game", [TABLUT, TABLES])
def test_the_diagram_is_seen_written_copied_and_printed(
    desk: Desk, tmp_path: Path, game: Problem
) -> None:
    _open(desk, game)
    assert desk.window._seen is not None
    assert "A. Author" in desk.window.preview.desk.accessibleDescription()
    for form in (Format.SVG, Format.PNG, Format.PDF, Format.LATEX):
        desk.choose(form=form)
        path = tmp_path / f"{form.value}.{form.value}"
        assert desk.saved(path) == f"Saved as {path}."
        assert path.read_bytes()[:4] in (b"<svg", b"\x89PNG", b"%PDF", b"\\doc")
        path.unlink()
    desk.choose(form=Format.SVG)
    assert desk.told_after(desk.window.footer.copy).startswith("Copied")
    copied = QGuiApplication.clipboard().mimeData()
    assert '"authors": ["A. Author"]' in copied.text()
    assert bytes(copied.data("image/svg+xml").data()).startswith(b"<svg")
    assert copied.hasImage()
    desk.prompts.print_setup = lambda _, printer, __: _into(printer, tmp_path)
    assert desk.told_after(desk.window.footer.print) == "One page was printed."
    assert (tmp_path / "paper.pdf").read_bytes().startswith(b"%PDF")


def _into(printer: QPrinter, folder: Path) -> bool:
    printer.setOutputFileName(str(folder / "paper.pdf"))
    return True


def test_the_solution_is_told_where_it_is_wanted(desk: Desk, tmp_path: Path) -> None:
    _open(desk, TABLUT)
    path = tmp_path / "x.tex"
    assert "1.b5" not in _latex(desk, path)
    desk.press(desk.form.words.solution)
    assert desk.window.choices.told
    assert "1.b5{-}a5{!}" in _latex(desk, path)


def _latex(desk: Desk, path: Path) -> str:
    desk.choose(form=Format.LATEX)
    desk.saved(path)
    return path.read_text("utf-8")


def test_what_is_offered_follows_the_board(desk: Desk) -> None:
    take(desk, OutputKind.SHEET, Format.TEXT)
    head = desk.form.head
    _open(desk, TABLUT)
    assert (desk.window.choices.kind, desk.window.choices.form) == (
        OutputKind.DIAGRAM,
        Format.PDF,
    )
    assert not head.kind.button(OutputKind.SHEET).isEnabled()
    assert not head.form.button(Format.TEXT).isEnabled()
    assert head.form.button(Format.HTML).isEnabled()
    assert desk.form.words.solution.isVisibleTo(desk.form)
    _open(desk, TABLES)
    assert not head.form.button(Format.HTML).isEnabled()  # a throw has no turns in order
    desk.stock.put((), (problem(SOUND, "#2", "Chess"),))
    desk.press(head.what.button(What.FOUND))
    assert head.kind.button(OutputKind.SHEET).isEnabled()
    desk.press(head.what.button(What.BOARD))
    _open(desk, problem(SOUND, "#2", "Other"))
    assert all(head.form.button(form).isEnabled() for form in Format)
    assert not desk.form.words.solution.isVisibleTo(desk.form)


def test_what_was_chosen_for_chess_comes_back_after_a_game(desk: Desk) -> None:
    def chosen(choices: Choices) -> tuple[OutputKind, Format]:
        return choices.kind, choices.form

    take(desk, OutputKind.SHEET, Format.TEXT)
    _open(desk, TABLUT)
    desk.choose(form=Format.PNG)
    assert chosen(desk.window.choices) == (OutputKind.DIAGRAM, Format.PNG)
    assert chosen(desk.form.lasting) == (OutputKind.SHEET, Format.TEXT)
    desk.stock.put((), (problem(SOUND, "#2", "Chess"),))
    desk.press(desk.form.head.what.button(What.FOUND))
    assert chosen(desk.window.choices) == (OutputKind.SHEET, Format.TEXT)
    desk.press(desk.form.head.what.button(What.BOARD))
    assert chosen(desk.window.choices)[0] is OutputKind.DIAGRAM
    desk.window.keep_choices()
    kept = parse_choices(desk.window._settings.text("publishing"))
    assert chosen(kept) == (OutputKind.SHEET, Format.TEXT)
    assert not kept.game
    _open(desk, problem(SOUND, "#2", "Other"))
    assert chosen(desk.window.choices) == (OutputKind.SHEET, Format.TEXT)


def test_a_page_plays_the_solution_and_has_a_name_that_says_so(desk: Desk, tmp_path: Path) -> None:
    _open(desk, TABLUT)
    desk.choose(form=Format.HTML, diagram=SCREEN)
    assert "browser lays the page out" in desk.window.footer.status.text()
    path = tmp_path / "page.html"
    desk.saved(path)
    assert "b5-a5" in path.read_text("utf-8")
    _open(desk, TABLES)
    assert desk.saved(path) == "A diagram of a game is not written as html."


def test_a_game_that_is_not_known_is_said_to_be_so(desk: Desk) -> None:
    _open(
        desk, replace(TABLUT, game=OtherGame("hnefatafl-of-mars", '{"game": "hnefatafl-of-mars"}'))
    )
    assert "hnefatafl-of-mars" in desk.window.preview.sentence


def test_boxes_stand_without_holes(desk: Desk) -> None:
    form = desk.form
    for game, told, drawn in ((TABLUT, 10, 3), (problem(SOUND), 11, 4), (TABLES, 10, 3)):
        _open(desk, game)
        for boxes, count in ((form.words.boxes, told), (form.diagram.boxes, drawn)):
            shown = [box for box in boxes.boxes if box.isVisibleTo(boxes)]
            grid = boxes._grid
            places = [grid.getItemPosition(grid.indexOf(box))[:2] for box in shown]
            assert places == [divmod(place, 2) for place in range(count)]
