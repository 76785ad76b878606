# SPDX-License-Identifier: GPL-3.0-or-later
"""Castling and captures in passing: what the past of the diagram allows, and why."""

from __future__ import annotations

from itertools import groupby

from PySide6.QtCore import Signal

from composer.gui.board.pictures import MenPictures
from composer.gui.history.factrow import Fact, Tone
from composer.gui.history.finding import Finding
from composer.gui.history.section import Section
from composer.gui.look.appearance import Appearance
from composer.gui.look.widgets import button
from composer.gui.user.wording import side_name
from composer.gui.words.language import capital, fill, tr
from composer.gui.words.sentences import worded
from composer.notation.letters import Letters
from composer.problem.position import Castling, Position
from composer.problem.squares import Square, square_name
from composer.retro.rights.values import CastlingRight, PassingRight, RightStatus


class RightsSection(Section):
    """A row a right; what the diagram states against it is underlined.

    Signals:
        passing_chosen: the capture in passing that is proved is to be set in the diagram; carries
            its square.
        castling_refused: castlings that are gone are to be taken from the diagram; a tuple.
    """

    passing_chosen = Signal(int)
    castling_refused = Signal(object)

    def __init__(self, appearance: Appearance, pictures: MenPictures) -> None:
        super().__init__(appearance, pictures, tr("Castling and en passant"))
        self._passing: Square | None = None
        self._gone: tuple[Castling, ...] = ()
        self.offer = button(act=self._accept, kind="link")
        self.offer.setVisible(False)
        self.head.addWidget(self.offer)

    def show_finding(self, finding: Finding, stated: Position) -> None:
        """Show what is known of the rights of a position; `stated` has those of the diagram."""
        facts = rights_facts(finding, stated, self._appearance.letters)
        self.note.setText("" if facts else tr("no right to speak of"))
        self.show_facts(facts)
        self._offer(finding, stated)

    def _offer(self, finding: Finding, stated: Position) -> None:
        """Offer to let the diagram state what is proved."""
        rights = None if finding.history is None else finding.history.rights
        shows_diagram = stated.board == finding.question.position.board
        proved = None if rights is None else rights.proved_passing
        self._passing = proved if stated.en_passant != proved else None
        gone = () if rights is None else rights.castling
        self._gone = tuple(
            right.right
            for right in gone
            if right.status is RightStatus.GONE and right.right in stated.castling
        )
        if self._passing is not None:
            self.offer.setText(fill(tr("Set e.p. on %1"), square_name(self._passing)))
        else:
            self.offer.setText(tr("Take the lost castling away"))
        wanted = self._passing is not None or bool(self._gone)
        self.offer.setVisible(wanted and shows_diagram)

    def _accept(self) -> None:
        if self._passing is not None:
            self.passing_chosen.emit(self._passing)
        elif self._gone:
            self.castling_refused.emit(self._gone)


def rights_facts(finding: Finding, stated: Position, letters: Letters) -> tuple[Fact, ...]:
    """Return a fact a right, then which of them exclude each other."""
    if finding.history is None or not finding.history.rights.judged:
        return ()
    rights = finding.history.rights
    facts = [
        _castling(tuple(alike), stated, letters)
        for _, alike in groupby(rights.castling, key=_likeness)
    ]
    facts += [_passing(right, stated, letters) for right in rights.passing]
    for exclusion in rights.exclusions:
        title = tr("Not together")
        words = capital(worded(exclusion.reason, letters)) + "."
        facts.append(Fact(title, words, icon="exchange", tone=Tone.OPEN, squares=exclusion.squares))
    return tuple(facts)


def _likeness(found: CastlingRight) -> tuple[object, ...]:
    return found.right.colour, found.status, found.reason


def rights_words(rights: tuple[Castling, ...]) -> str:
    """Return castlings of one side as a row names them: `White 0-0, 0-0-0`."""
    signs = ", ".join("0-0" if right.is_short else "0-0-0" for right in rights)
    return f"{side_name(rights[0].colour)} {signs}"


def _castling(alike: tuple[CastlingRight, ...], stated: Position, letters: Letters) -> Fact:
    found = alike[0]
    gone = found.status is RightStatus.GONE
    tag, tone = {
        RightStatus.ALLOWED: (tr("allowed"), Tone.GOOD),
        RightStatus.GONE: (tr("gone"), Tone.BAD),
        RightStatus.EXCLUSIVE: (tr("excludes"), Tone.OPEN),
    }.get(found.status, (tr("open"), Tone.OPEN))
    rights = tuple(right.right for right in alike)
    return Fact(
        rights_words(rights),
        capital(worded(found.reason, letters)) + ".",
        tag,
        tone,
        "lock" if gone else "unlock",
        squares=found.squares,
        wrong=gone and any(right in stated.castling for right in rights),
    )


def _passing(found: PassingRight, stated: Position, letters: Letters) -> Fact:
    proved = found.status is RightStatus.PROVED
    tag, tone = {
        RightStatus.PROVED: (tr("proved"), Tone.GOOD),
        RightStatus.GONE: (tr("none"), Tone.PLAIN),
        RightStatus.POSSIBLE: (tr("not proved"), Tone.OPEN),
    }.get(found.status, (tr("open"), Tone.OPEN))
    return Fact(
        fill(tr("e.p. on %1"), square_name(found.square)),
        capital(worded(found.reason, letters)) + ".",
        tag,
        tone,
        "unlock" if proved else "lock",
        squares=found.squares,
        wrong=not proved and stated.en_passant == found.square,
    )
