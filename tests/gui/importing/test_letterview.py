# SPDX-License-Identifier: GPL-3.0-or-later
"""A letter pasted into its window: marks, boards, and originals in the library."""

from __future__ import annotations

from studio import Studio

from composer.formats.mail.letter import Part
from composer.gui.importing.letterview import part_words

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
    window.keep.click()
    notices = studio.window.notices
    studio.until(lambda: "1 added" in notices.sentence)
    studio.until(lambda: studio.window.library.records.rowCount() == 1)
    studio.window.library.set_query("status:received author:bee")
    studio.until(lambda: studio.window.library.records.rowCount() == 1)
