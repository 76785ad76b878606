# SPDX-License-Identifier: GPL-3.0-or-later
"""The sentence over the bench: what is to be said of a scheme, in the place of the verdict."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtWidgets import QWidget

from composer.analysis.schemes.live import LiveTable, PhaseKind
from composer.analysis.schemes.question import BenchQuestion, Kind, missing_king
from composer.analysis.schemes.work import MOST_NODES
from composer.gui.look.appearance import Appearance
from composer.gui.panels.verdict import VerdictLine
from composer.gui.schemes.livewords import head_words, state_words
from composer.gui.words.language import capital, counted, fill, grouped, in_figures, tr
from composer.gui.words.sentences import worded
from composer.notation.letters import Letters
from composer.notation.moves import move_text
from composer.problem.men import Colour, Man
from composer.problem.men import Kind as ManKind
from composer.problem.move import Mark
from composer.problem.position import Position
from composer.said.sentence import Sentence
from composer.said.shortened import some
from composer.solver.solution import Verdict

_MOST_NAMED = 4


@dataclass(frozen=True, slots=True)
class HeadWords:
    """What is said: the sign, a sentence in its colour, what follows it, and a second sentence."""

    verdict: Verdict
    title: str
    manner: str = ""
    detail: str = ""


class BenchHead(VerdictLine):
    """Says what stands on the board and what is amiss; it never says more than was looked for."""

    def __init__(self, appearance: Appearance, parent: QWidget | None = None) -> None:
        super().__init__(appearance, parent)
        self._written = appearance
        self._last: tuple[BenchQuestion, LiveTable | Sentence] | None = None
        self._previews = False
        appearance.writing_changed.connect(self._again)

    def show_known(self, question: BenchQuestion, found: LiveTable | Sentence) -> None:
        """Say what is known of a question."""
        self._last = question, found
        if self._previews:
            return
        told = words_of(question, found, self._written.letters)
        self.show_verdict(told.verdict, told.title, told.manner, told.detail)

    def show_preview(self, verdict: Verdict, lead: str, title: str, detail: str) -> None:
        """Say what a position that is not there would be, after plain words: `On e2:`."""
        self._previews = True
        super().show_preview(verdict, lead, title, detail)

    def end_preview(self) -> None:
        """Say again what lies on the board."""
        if self._previews:
            self._previews = False
            self.show_status("")
            self._again()

    def _again(self) -> None:
        if self._last is not None:
            self.show_known(*self._last)


def words_of(question: BenchQuestion, found: LiveTable | Sentence, letters: Letters) -> HeadWords:
    """Return what is said of a question."""
    if isinstance(found, Sentence) and lacks_black_king(question.position):
        detail = tr("Put him on the board: all else of a scheme may be missing.")
        return HeadWords(Verdict.UNDECIDED, tr("Black's king is missing"), "", detail)
    if isinstance(found, Sentence):
        return HeadWords(
            Verdict.UNDECIDED, tr("Not for the bench"), "", f"{capital(worded(found, letters))}."
        )
    if found.is_open and question.kind is not Kind.UNFINISHED:
        return _open(question, found)
    if question.kind is Kind.AFTER_KEY:
        return _after_key(question, found, letters)
    if question.kind is Kind.UNFINISHED:
        detail = tr("No key is looked for. Hold first moves as phases to compare them.")
        return HeadWords(Verdict.UNDECIDED, tr("Unfinished"), "", _with_king(question, detail))
    return _diagram(question, found, letters)


def _open(question: BenchQuestion, found: LiveTable) -> HeadWords:
    """Say that longer play is being worked out, or that it was not in time."""
    if found.is_begun:
        return HeadWords(Verdict.UNDECIDED, tr("Being worked out …"))
    detail = fill(tr("%1 positions were looked at, and more would be needed."), grouped(MOST_NODES))
    return HeadWords(Verdict.UNDECIDED, tr("Not finished"), "", _with_king(question, detail))


def _after_key(question: BenchQuestion, found: LiveTable, letters: Letters) -> HeadWords:
    column = found.columns[0]
    table, state = column.table, state_words(column, letters)
    assert table is not None
    if table.is_stuck:
        title = tr("Black is mated") if table.in_check else tr("Black is stalemated")
        return HeadWords(Verdict.UNDECIDED, title, "", _with_king(question, ""))
    rows = (*found.rows, *found.rest)
    holes = [move_text(row.move, letters) for row in rows if found.is_hole(row, 0)]
    duals = [move_text(row.move, letters) for row in rows if row.cells[0].is_dual]
    detail = fill(tr("Dual after %1."), _named(duals)) if duals else ""
    if holes:
        title = counted(len(holes), tr("One hole"), tr("%1 holes", "", len(holes)))
        told = f"{capital(title)}: {_named(holes)}"
        return HeadWords(Verdict.NO_SOLUTION, told, f"({state})", _with_king(question, detail))
    if table.is_short:
        detail = tr("Every move of Black is answered in fewer moves than are asked for.")
        return HeadWords(Verdict.SHORT, tr("Short"), f"({state})", _with_king(question, detail))
    if not duals:
        detail = tr("Every move of Black is answered.")
    return HeadWords(Verdict.SOUND, tr("No hole"), f"({state})", _with_king(question, detail))


def _diagram(question: BenchQuestion, found: LiveTable, letters: Letters) -> HeadWords:
    detail = _with_king(question, "")
    if found.short:
        short = found.short[0]
        title = fill(tr("Short: 1.%1 is mate"), move_text(short, letters, mark=False))
        if short.mark is not Mark.MATE:
            title = fill(tr("Short: 1.%1 solves in fewer moves"), move_text(short, letters))
        return HeadWords(Verdict.SHORT, title, "", detail)
    keys = [f"1.{move_text(move, letters)}!" for move in found.solving or ()]
    if len(keys) == 1:
        column = next((each for each in found.columns if each.kind is PhaseKind.KEY), None)
        state = "" if column is None else f"({state_words(column, letters)})"
        return HeadWords(Verdict.SOUND, fill(tr("Sound: %1"), keys[0]), state, detail)
    if keys:
        count = len(keys)
        title = tr("Cooked: more than two keys")
        if not found.more:
            title = in_figures(count, tr("Cooked: 1 key"), tr("Cooked: %1 keys", "", count))
        return HeadWords(Verdict.COOKED, title, "", _joined(f"{', '.join(keys)}.", detail))
    tries = []
    for place, column in enumerate(found.columns):
        if column.kind is PhaseKind.TRY:
            rows = (*found.rows, *found.rest)
            holes = [move_text(row.move, letters) for row in rows if found.is_hole(row, place)]
            if holes:
                tries.append(f"{head_words(column, letters)} {_named(holes)}!")
    return HeadWords(Verdict.NO_SOLUTION, tr("No key"), "", _joined(_named(tries), detail))


def _named(moves: list[str]) -> str:
    return worded(some(moves, _MOST_NAMED))


def _joined(*parts: str) -> str:
    return " ".join(part for part in parts if part)


def _with_king(question: BenchQuestion, detail: str) -> str:
    """Add that White's king is missing."""
    missing = missing_king(question.position)
    if missing is None or missing.colour is not Colour.WHITE:
        return detail
    return _joined(detail, tr("Without White's king nothing checks him."))


def lacks_black_king(position: Position) -> bool:
    """Return whether Black has no king, without whom nothing can be worked."""
    return Man.of(Colour.BLACK, ManKind.KING) not in {man for _, man in position}
