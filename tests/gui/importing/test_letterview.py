# SPDX-License-Identifier: GPL-3.0-or-later
"""A letter pasted into its window: marks, boards, and originals in the library."""

from __future__ import annotations

from email.message import EmailMessage
from pathlib import Path

from PySide6.QtCore import QMimeData, QUrl
from studio import Studio

from composer.formats.mail.letter import Part
from composer.gui.importing.letterview import LetterWindow, part_words
from composer.library.changes.operations import add_problem
from composer.problem.fen import parse_fen
from composer.problem.problem import Problem
from composer.problem.stipulation import parse_stipulation

LETTER = """Hello 😀

A. Bee
White: Kg1, Qd4, Ra1, Pe2
Black: Ke5
#2 (4+2)

8/8/8/9/8/8/8/Kk6

Best regards
A. Bee
"""

CLAIMED = """
White: Kg5, Ra1
Black: Kh8
#1 (2+1) C+

1.Rh1!
"""


def test_a_letter_is_marked_and_its_problems_are_kept(studio: Studio) -> None:
    studio.ready()
    studio.trigger("read-letter")
    window = studio.window.files.exchange.letters
    assert window is not None
    assert not window.keep.isEnabled()
    window.text.setPlainText(LETTER)
    window.read()
    assert window.list.count() == 2
    assert "4+2 men are stated, 4+1 stand on the board" in window.list.item(0).text()
    assert "One problem." in window.said.text()
    assert "rank 5" in window.list.item(1).text()
    studio.until(lambda: "can be captured" in window.list.item(0).text())
    marked = [selection.cursor.selectedText() for selection in window.text.extraSelections()]
    assert "A. Bee" in marked
    assert "#2" in marked
    window.list.setCurrentRow(0)
    assert window.here.text() == "position of problem 1"
    assert set(part_words()) == set(Part)
    window.text.setPlainText(CLAIMED)
    window.read()
    studio.until(lambda: "The letter says C+." in window.list.item(0).text())
    assert "the sender's key Rh1 does not solve" in window.list.item(0).text()
    window.text.setPlainText(LETTER)
    window.reject()
    studio.window.close()
    assert studio.prompts.asked == ["Close without keeping the letter?"] * 2
    assert window.isVisible()
    assert studio.window.isVisible()
    window.keep.click()
    notices = studio.window.notices
    studio.until(lambda: notices.sentence.startswith("The letter: 1 added, 0 merged"))
    studio.until(lambda: studio.window.library.records.rowCount() == 1)
    studio.window.library.set_query("status:received author:bee")
    studio.until(lambda: studio.window.library.records.rowCount() == 1)
    notices.dismiss()
    studio.trigger("read-letter")  # and once more: all of it is there already
    again = studio.window.files.exchange.letters
    assert again is not None
    again.text.setPlainText(LETTER)
    again.read()
    ended: list[int] = []
    again.finished.connect(ended.append)
    again.keep.click()
    studio.until(lambda: "1 there already" in notices.sentence)
    assert ended == [LetterWindow.DialogCode.Accepted]


def test_a_letter_waits_for_a_word_and_ends_with_the_program(studio: Studio) -> None:
    studio.ready()
    add = add_problem
    old = Problem(parse_fen("8/8/8/4k3/3Q4/8/4P3/R5K1 w - - 0 1"), parse_stipulation("#2"))
    studio.window.librarian.change(lambda library: add(library, old))
    studio.trigger("read-letter")
    exchange = studio.window.files.exchange
    window = exchange.letters
    assert window is not None
    window.text.setPlainText(LETTER)
    window.read()
    window.keep.click()
    studio.until(lambda: exchange.bringing.view is not None)
    assert not window.isVisible()
    studio.window.close()  # asked, and the answer was no
    assert studio.prompts.asked == ["Close without keeping the letter?"]
    assert window.isVisible()
    studio.prompts.sure = True
    studio.window.close()
    assert not window.isVisible()
    assert not studio.window.isVisible()
    view = exchange.bringing.view
    assert view is not None
    view.close()
    assert not window.isVisible()


OLIVE = """---
authors:
  - Guida, Marco
algebraic:
  white: [Ka1, Qd1]
  black: [Kd5]
stipulation: "#2"
"""


def test_a_dropped_message_is_read_with_what_is_attached(studio: Studio, tmp_path: Path) -> None:
    message = EmailMessage()
    message["From"] = "Marco Guida <m@example.it>"
    message["Date"] = "Sun, 29 Nov 2026 10:00:00 +0100"
    message.set_content(CLAIMED)
    for name, content in (("entry.olv", OLIVE.encode()), ("entry.pdf", b"%PDF-1.4")):
        message.add_attachment(content, maintype="application", subtype="x", filename=name)
    path = tmp_path / "letter.eml"
    path.write_bytes(message.as_bytes())
    studio.ready()
    studio.trigger("read-letter")
    window = studio.window.files.exchange.letters
    assert window is not None
    dropped = QMimeData()
    dropped.setUrls([QUrl.fromLocalFile(str(path))])
    assert window.text.canInsertFromMimeData(dropped)
    window.text.insertFromMimeData(dropped)
    assert not window.keep.isEnabled()
    studio.until(window.keep.isEnabled)
    assert "Kg5, Ra1" in window.text.toPlainText()
    told = [window.list.item(row).text() for row in range(window.list.count())]
    assert "#1" in told[0]
    assert told[1].startswith("entry.olv\n")
    assert "in entry.pdf: this PDF document cannot be read" in told[2]
    window.keep.click()
    studio.until(lambda: studio.window.library.records.rowCount() == 2)
    studio.window.library.set_query("status:received author:guida")
    studio.until(lambda: studio.window.library.records.rowCount() == 1)
