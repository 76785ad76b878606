# SPDX-License-Identifier: GPL-3.0-or-later
"""Copy gives every form at once; paste takes a FEN or says where it failed."""

from __future__ import annotations

import json
import subprocess
import sys
from contextlib import suppress
from xml.etree import ElementTree

import pytest
from cases import every
from hypothesis import given
from hypothesis import strategies as st
from positions import any_positions
from PySide6.QtGui import QGuiApplication, QImage
from studio import BLOCK, SOUND, Studio, problem

from composer.diagrams.style.style import PieceSet
from composer.formats.jsonlines import entry_of
from composer.gui.documents.clipboard import OWN_TYPE, PasteError, pasted_entry, problem_data
from composer.problem.fen import fen, parse_fen
from composer.problem.problem import Problem


def test_all_forms_are_there_and_agree(qapp) -> None:
    given = problem(BLOCK, "#3", "Wurzburg, Otto")
    data = problem_data(given)
    assert data.text().startswith(BLOCK.split()[0])
    root = ElementTree.fromstring(bytes(data.data("image/svg+xml").data()))
    assert "Otto Wurzburg" in "".join(root.itertext())
    image = data.imageData()
    assert isinstance(image, QImage)
    assert image.width() == 900
    own = entry_of(json.loads(bytes(data.data(OWN_TYPE).data())))
    assert own.problem == given


def test_pictures_show_the_men_that_the_user_has_chosen(qapp) -> None:
    pictures = [problem_data(problem(BLOCK), pieces) for pieces in PieceSet]
    assert len({bytes(picture.data("image/svg+xml").data()) for picture in pictures}) == len(
        PieceSet
    )
    first, second = (picture.imageData() for picture in pictures)
    assert first != second
    assert pictures[0].text() == pictures[1].text()


def test_copying_in_the_studio_takes_the_men_of_its_board(studio: Studio) -> None:
    studio.window.workbench.document.open(problem(BLOCK))
    copied = []
    for pieces in PieceSet:
        studio.window.preferring.prefer(men=pieces.value)
        studio.window.study.composing.copy()
        data = QGuiApplication.clipboard().mimeData()
        copied.append(bytes(data.data("image/svg+xml").data()))
        expected = problem_data(studio.window.workbench.document.problem, pieces)
        assert copied[-1] == bytes(expected.data("image/svg+xml").data())
    assert copied[0] != copied[1]


@given(any_positions(), st.sampled_from(["#2", "#3", "=2", "h#2.5"]))
def test_what_is_copied_as_text_can_be_pasted(position, stipulation: str) -> None:
    given = problem(fen(position), stipulation)
    text = problem_data(given).text()
    pasted = pasted_entry(text, Problem()).problem
    assert (pasted.position, pasted.stipulation) == (given.position, given.stipulation)


@every(
    "text, words",
    [
        ("", "no text on the clipboard"),
        (" \n\t ", "no text on the clipboard"),
        ("hello", "read as FEN"),
        ("8/8/8/8/8/8/8 w", "expected 8 ranks"),
        ("8/8/8/8/8/8/8/9 w", "rank 1"),
        ("8/8/8/8/8/7x/8/8 w", "rank 3"),
        ("8/8/8/8/8/8/8/K1k5 x", "got 'x'"),
        ("8/8/8/8/8/8/8/K1k5 w KX", "got 'KX'"),
        ("8/8/8/8/8/8/8/K1k5 w - e9", "got 'e9'"),
        ("a" * 100_000, "read as FEN"),
        ("\x00" * 50, "read as FEN"),
        ("<html><body>8/8</body></html>", "read as FEN"),
    ],
)
def test_nonsense_tells_where_it_failed(text: str, words: str) -> None:
    with pytest.raises(PasteError) as caught:
        pasted_entry(text, Problem())
    assert words in str(caught.value)
    assert len(str(caught.value)) < 400


MEN = "algebraic:\n  white: [Kd6, Rb3, Sa4]\n  black: [Ke8]\nstipulation: '#3'\n"


@every(
    "text",
    [
        f"# a note\n{SOUND} #3",
        f"---\n{MEN}",
        "BeginProblem\nPieces White Kd6 Rb3 Sa4 Black Ke8\nStip #3\nEndProblem",
        f'[Event "x"]\n[FEN "{SOUND}"]\n[Stipulation "#3"]\n\n*\n',
        f'{{"fen": "{SOUND}", "stipulation": "#3"}}',
        "wKd6 wRb3 wSa4 bKe8 #3",
        "\\pieces{wKd6, wTb3, wSa4, sKe8}\\stipulation{\\#3}",
    ],
)
def test_every_form_is_pasted(text: str) -> None:
    found = pasted_entry(text, Problem()).problem
    assert (found.position, str(found.stipulation)) == (parse_fen(SOUND), "#3")


@every(
    "text, forms",
    [
        (MEN.replace("Sa4", "XXa4"), ["YAML", "XXa4: XX is no man"]),
        ("BeginProblem\nForsyth 8/8/8/8/8/8/8/V7\n", ["Popeye", "V"]),
        ('[FEN "8/8"]', ["PGN", "expected 8 ranks"]),
        ("{nonsense", ["JSON", "line 1"]),
        ("wKa1 bKa1", ["list of men", "two men stand on a1"]),
    ],
)
def test_what_was_tried_is_told(text: str, forms: list[str]) -> None:
    with pytest.raises(PasteError) as caught:
        pasted_entry(text, Problem())
    assert all(form in str(caught.value) for form in forms)


@given(st.text())
def test_any_text_is_a_problem_or_a_fault_of_the_paste(text: str) -> None:
    with suppress(PasteError):
        assert isinstance(pasted_entry(text, Problem()).problem, Problem)


def test_the_stipulation_on_the_board_holds_unless_the_text_says_another() -> None:
    on_board = problem(BLOCK, "#4")
    assert str(pasted_entry(SOUND, on_board).problem.stipulation) == "#4"
    assert str(pasted_entry(f"{SOUND} #3", on_board).problem.stipulation) == "#3"


class TestInTheStudio:
    def test_copy_here_and_paste_there(self, studio: Studio) -> None:
        studio.lay(problem(SOUND, "#3", "Kubbel"))
        studio.trigger("copy")
        assert "Copied" in studio.window.notices.sentence
        assert not QGuiApplication.clipboard().image().isNull()
        studio.lay(problem(BLOCK, "#2", "Loyd"))
        studio.trigger("paste")
        now = studio.window.workbench.document.problem
        assert (now.position, str(now.stipulation)) == (parse_fen(SOUND), "#3")
        studio.trigger("undo")
        assert studio.window.workbench.document.problem == problem(BLOCK, "#2", "Loyd")

    def test_all_of_a_record_is_taken_where_nothing_is_written_yet(self, studio: Studio) -> None:
        text = f"---\nauthors: ['Loyd, Sam']\n{MEN}twins: {{b: Move a4 a5}}\n"
        studio.window.workbench.document.open(problem(BLOCK))
        QGuiApplication.clipboard().setText(text)
        studio.trigger("paste")
        now = studio.window.workbench.document.problem
        assert now.credits.authors == ("Loyd, Sam",)
        assert [twin.letter for twin in now.twins] == ["b"]
        studio.window.workbench.document.open(problem(BLOCK, "#2", "Kubbel"))
        studio.trigger("paste")
        now = studio.window.workbench.document.problem
        assert (now.credits.authors, now.twins) == (("Kubbel",), ())

    @pytest.mark.parametrize("text", ["", "rubbish", "8/8/8/8/8/8/8/8/8"])
    def test_a_paste_of_nonsense_changes_nothing(self, studio: Studio, text: str) -> None:
        studio.lay(problem(BLOCK))
        steps = studio.window.workbench.document.history.count()
        QGuiApplication.clipboard().setText(text)
        studio.trigger("paste")
        assert studio.window.notices.sentence
        assert studio.window.workbench.document.problem == problem(BLOCK)
        assert studio.window.workbench.document.history.count() == steps

    def test_a_dropped_text_is_pasted(self, studio: Studio) -> None:
        studio.window.board.text_dropped.emit(SOUND)
        assert studio.window.workbench.document.problem.position == parse_fen(SOUND)

    def test_the_solution_is_copied_once_it_is_complete(self, studio: Studio) -> None:
        studio.trigger("copy-solution")
        studio.lay(problem(SOUND))
        studio.answered()
        studio.trigger("copy-solution")
        assert "1.Rf3!" in QGuiApplication.clipboard().text()


def test_a_studio_that_copied_something_ends_in_order() -> None:
    """Data made in Python on the clipboard once ended the program with a crash."""
    program = """
import sys
from PySide6.QtCore import QTimer
from PySide6.QtGui import QGuiApplication
from composer.gui.program.app import make_application
from composer.gui.documents.clipboard import problem_data
from composer.problem.problem import Problem

application = make_application()
QGuiApplication.clipboard().setMimeData(problem_data(Problem()))
QTimer.singleShot(0, application.quit)
application.exec()
assert QGuiApplication.clipboard().text().startswith("8/8/8/8/8/8/8/8")
"""
    ended = subprocess.run([sys.executable, "-c", program], check=False, timeout=60)
    assert ended.returncode == 0
