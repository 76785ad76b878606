# SPDX-License-Identifier: GPL-3.0-or-later
"""The window in which finds of endings come one by one, each on the board by a click."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import islice
from typing import Final

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QLineEdit, QListWidget, QListWidgetItem, QWidget

from composer.explore.classes import MinedProblem, parse_men, problems_of
from composer.explore.earlier import earlier
from composer.gui.aids.seeker import Search, Seeker
from composer.gui.look.appearance import Appearance
from composer.gui.look.inputs import DropList, NumberBox
from composer.gui.look.widgets import ROOM, button, column, label, row
from composer.gui.words.language import capital, counted, fill, tr
from composer.gui.words.sentences import worded
from composer.notation.letters import Letters
from composer.notation.lines import line_text, omitted_before
from composer.notation.studies.printed import SOLUTION
from composer.notation.studies.writing import kept_solution
from composer.problem.men import SIDES, Colour
from composer.problem.position import Position
from composer.problem.problem import Problem
from composer.problem.squares import square_name
from composer.problem.stipulation import parse_task, stipulation_in_words
from composer.problem.stipulations.claims import Claim
from composer.said.sentence import Sentence, said, sentence_of
from composer.solver.options import Token
from composer.studies.endings import Endings
from composer.studies.material import parse_material
from composer.studies.mining import Find, Mined, mined, tree_of

MOST_FINDS: Final = 500

_FIND = Qt.ItemDataRole.UserRole

_PROBLEMS: Final = "problems"
_EARLIER: Final = "earlier"
"""What is looked for beside the finds of an ending."""


def find_words(find: Find) -> str:
    """Return what is looked for in words."""
    return {
        Find.LONGEST: tr("The longest wins"),
        Find.UNIQUE: tr("One first move only"),
        Find.ONLY_MOVES: tr("Only moves in a row"),
        Find.ZUGZWANG: tr("Mutual zugzwangs"),
        Find.ECHO: tr("Echoes"),
    }[find]


def men_words(position: Position, letters: Letters) -> str:
    """Return where the men stand, such as `Kc1 Pc4 / Kb3`, White's first."""
    sides = (
        " ".join(
            f"{letters.letter(man.kind)}{square_name(square)}"
            for square, man in sorted(position, key=lambda placed: -placed[1].kind)
            if man.colour is side
        )
        for side in SIDES
    )
    return " / ".join(sides)


def _told(finds: Callable[[Token], Iterator[object]]) -> Search:
    """Return a search that ends after many finds, and says why where it cannot go on."""

    def search(token: Token) -> Iterator[object]:
        try:
            yield from islice(finds(token), MOST_FINDS)
        except ValueError as error:  # no table, or what is not solved
            yield sentence_of(error)

    return search


class MiningWindow(QWidget):
    """Asks for men and what is looked for, and lists what is found.

    Signals:
        left: Escape was hit.
    """

    left = Signal()

    def __init__(
        self,
        appearance: Appearance,
        endings: Endings,
        put: Callable[[Problem], None],
        shown: Callable[[], Problem],
        parent: QWidget | None = None,
    ) -> None:
        """Begin; `put` puts a find on the board, `shown` returns what lies there."""
        super().__init__(parent)
        self._shown = shown
        self.setWindowTitle(tr("Mine endings"))
        self._look, self._endings, self._put = appearance, endings, put
        self._claim = Claim.WIN
        self._seeker = Seeker("mining", self)
        self._seeker.found.connect(self._take)
        self._seeker.ended.connect(self._ended)
        self.men = QLineEdit("KPKP")
        self.men.setAccessibleName(tr("Men, such as KPKP or KRKN"))
        self.men.setToolTip(tr("Men, such as KPKP or KRKN"))
        self.sought = DropList()
        self.sought.setAccessibleName(tr("What is looked for"))
        for find in Find:
            self.sought.addItem(find_words(find), find)
        self.sought.addItem(tr("Problems with a task"), _PROBLEMS)
        self.sought.addItem(tr("Earlier beginnings of the study on the board"), _EARLIER)
        self.sought.setCurrentIndex(list(Find).index(Find.ONLY_MOVES))
        self.claim = DropList()
        self.claim.setAccessibleName(tr("What White is to do"))
        for claim, words in ((Claim.WIN, tr("White wins")), (Claim.DRAW, tr("White draws"))):
            self.claim.addItem(words, claim)
        self.least = NumberBox()
        self.least.setAccessibleName(tr("Only moves in a row, at least"))
        self.least.setToolTip(self.least.accessibleName())
        self.least.setRange(1, 40)
        self.least.setValue(4)
        self.least.setPrefix("≥ ")
        self.task = QLineEdit("h#2")
        self.task.setAccessibleName(tr("The task, such as #4 or h#2"))
        self.task.setToolTip(self.task.accessibleName())
        self.solutions = NumberBox()
        self.solutions.setAccessibleName(tr("Solutions"))
        self.solutions.setToolTip(tr("Solutions"))
        self.solutions.setRange(1, 99)
        self.solutions.setPrefix("= ")
        self.start = button(tr("Look"), self.begin)
        self.stop = button(tr("Stop"), self._seeker.stop)
        self.stop.setEnabled(False)
        self.state = label(kind="muted", wraps=True, plain=True)
        self.finds = QListWidget()
        self.finds.setAccessibleName(tr("Finds"))
        self.finds.setWordWrap(True)
        self.finds.currentItemChanged.connect(self._show)
        self.men.returnPressed.connect(self.begin)
        self.sought.currentIndexChanged.connect(self._note_find)
        self.task.returnPressed.connect(self.begin)
        asked = row(self.men, (self.sought, 1), self.claim, self.least, self.task, self.solutions)
        column(
            asked, row(self.start, self.stop, ROOM), self.state, (self.finds, 1),
            on=self, margins=(12, 10, 12, 12), spacing=6,
        )  # fmt: skip
        self._note_find()

    def sizeHint(self) -> QSize:
        """Return room for some finds with their lines."""
        return QSize(620, 560)

    def follow_board(self) -> None:
        """Do nothing: what is looked for does not hang on the board."""

    def begin(self) -> None:
        """Look for what is asked; finds come as they are made."""
        try:
            searches = {_PROBLEMS: self._problems, _EARLIER: self._beginnings}
            search = searches.get(self.sought.currentData(), self._endgames)()
        except ValueError as error:
            self._say(sentence_of(error))
            return
        self.finds.clear()
        self.stop.setEnabled(True)
        self._seeker.begin(search)

    def _endgames(self) -> Search:
        """Return the search in tables."""
        material = parse_material(self.men.text())
        find, claim, least = self.sought.currentData(), self.claim.currentData(), self.least.value()
        self._claim = Claim.WIN if find is Find.LONGEST else claim
        claim, endings = self._claim, self._endings
        self.state.setText(tr("Tables are made, then looked through …"))
        return _told(lambda token: mined(endings, material, find, claim, least, token.flag))

    def _problems(self) -> Search:
        """Return the search for problems with a task."""
        men, task = parse_men(self.men.text()), parse_task(self.task.text().strip())
        solutions, endings = self.solutions.value(), self._endings
        self.state.setText(tr("Placements are looked at, far from each other …"))
        return _told(lambda token: problems_of(men, task, solutions, token, endings))

    def _beginnings(self) -> Search:
        """Return the search for un-moves that keep one solution."""
        problem, endings = self._shown(), self._endings
        claim, position = problem.stipulation.claim, problem.position
        if claim is None:
            raise ValueError(said("no study lies on the board"))
        self._claim = claim
        self.state.setText(tr("Tables are made, then looked through …"))
        return _told(lambda token: earlier(endings, position, claim, token.flag))

    def close_workers(self) -> None:
        """End all work for good."""
        self._seeker.close()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go back to the board with Escape."""
        if Qt.Key(event.key()) is Qt.Key.Key_Escape:
            self.left.emit()
            return
        super().keyPressEvent(event)

    def _note_find(self) -> None:
        find = self.sought.currentData()
        self.men.setVisible(find != _EARLIER)
        self.claim.setVisible(find not in (_PROBLEMS, _EARLIER, Find.LONGEST))
        self.least.setVisible(find in (Find.ONLY_MOVES, Find.ECHO))
        for asked in (self.task, self.solutions):
            asked.setVisible(find == _PROBLEMS)

    def _say(self, sentence: Sentence) -> None:
        self.state.setText(capital(worded(sentence, self._look.letters)) + ".")

    def _take(self, finds: tuple[object, ...]) -> None:
        for find in finds:
            if isinstance(find, Sentence):
                self.stop.setEnabled(False)
                self._say(find)
            elif isinstance(find, Mined | MinedProblem):
                told = self._words(find) if isinstance(find, Mined) else self._solved(find)
                item = QListWidgetItem(told)
                item.setData(_FIND, find)
                self.finds.addItem(item)
        count = self.finds.count()
        if count:
            self.state.setText(counted(count, tr("One find"), tr("%1 finds", "", count)))

    def _ended(self) -> None:
        self.stop.setEnabled(False)
        count = self.finds.count()
        if count:
            words = counted(count, tr("One find"), tr("%1 finds", "", count))
            self.state.setText(fill(tr("%1; the search has ended"), words))
        elif self.state.text().endswith("…"):
            self.state.setText(tr("Nothing was found"))

    def _words(self, found: Mined) -> str:
        letters = self._look.letters
        begun = int(found.position.turn is Colour.BLACK)
        parts = [men_words(found.position, letters), worded(found.value.sentence, letters)]
        if begun:
            parts.append(tr("mutual zugzwang, Black to move"))
        if found.line:
            parts.append(line_text(list(found.line), begun, letters))
        if found.zugzwangs and not begun:
            after = ", ".join(str(number) for number in found.zugzwangs)
            parts.append(fill(tr("mutual zugzwang after move %1"), after))
        if found.echo:
            parts.append(fill(tr("echo: %1"), line_text(list(found.echo), begun, letters)))
        return "\n".join((f"{parts[0]}: {parts[1]}", *parts[2:]))

    def _solved(self, found: MinedProblem) -> str:
        """Return where the men of a problem stand, its task, and its solutions below."""
        letters, problem = self._look.letters, found.problem
        begun = omitted_before(problem.stipulation)
        lines = (line_text(list(line), begun, letters) for line in found.solutions)
        standing = men_words(problem.position, letters)
        return "\n".join((f"{standing}: {problem.stipulation}", *lines))

    def _show(self, item: QListWidgetItem | None) -> None:
        found = None if item is None else item.data(_FIND)
        if isinstance(found, MinedProblem):
            self._put(found.problem)
        if not isinstance(found, Mined):
            return
        task = stipulation_in_words(self._claim.value)
        solution = kept_solution(tree_of(found), self._claim)
        extras = ((SOLUTION, solution),) if solution else ()
        self._put(Problem(found.position, task, extras=extras))
