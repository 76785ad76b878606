# SPDX-License-Identifier: GPL-3.0-or-later
"""What the pictures of the manual show, and how the studio is brought there."""

from __future__ import annotations

import os
import time
from collections.abc import Callable
from pathlib import Path
from typing import Final

from PySide6.QtCore import QEventLoop, QPoint, QRect, Qt, QTimer
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

PATIENCE: Final = 90.0  # seconds
LEFT, NONE = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier

LOYD: Final = "8/8/8/6Q1/4R3/2K2p2/5k2/5b2 w - - 0 1"
WITHOUT_PAWN: Final = "8/8/8/6Q1/4R3/2K5/5k2/5b2 w - - 0 1"
COOKED: Final = "6K1/8/7b/4Pk2/2Q2n1P/2B3R1/5nP1/5R2 w - - 0 1"
BLOCK: Final = "4B3/1p1PkP1p/pP2p2P/K3N3/p7/P3Q3/8/8 w - - 0 1"
PAIRS: Final = "2B5/2p1N3/3k4/3NpK2/8/4Q3/8/8 w - - 0 1"
INVERTED: Final = "2B5/2p1N3/3k4/3NpK2/8/3pQ3/8/8 w - - 0 1"
CHANGED: Final = "2B5/2p1N3/3k4/3NpK2/8/3pQ3/3P4/8 w - - 0 1"
HELP: Final = "8/8/2k3r1/7B/1P6/RbK5/8/8 b - - 0 1"
SWITCHBACK: Final = "rnbqkbnr/pp3ppp/2p1p3/8/4P3/8/PPPP1PPP/RNBQK1NR w KQkq - 0 5"
GRIMSHAW_CORE: Final = "4br2/8/7Q/5k2/8/1B4K1/8/8 w - - 0 1"
FAIRY: Final = "8/8/8/3.G13k/8/5K2/6.G1/6.G1 w - - 0 1"


class Stage:
    """A studio in an empty home, and a hand that works it."""

    def __init__(self, home: Path, language: str = "en") -> None:
        """Open it on the sample library, in a language."""
        from composer.gui.program.app import make_application
        from composer.gui.program.window import StudioWindow
        from composer.gui.threads import classifier
        from composer.gui.user.settings import Preferences, Settings
        from composer.gui.words.translator import Tongue

        os.environ["HOME"] = str(home)
        classifier.SETTLED = 1 << 30  # nothing is analysed in the background
        self.home = home
        self.application = make_application()
        Tongue(self.application).speak(language)
        self.settings = Settings(home / "studio.ini")
        self.settings.keep_preferences(Preferences(language=language))
        self.window = StudioWindow(
            self.settings, library=home / "library.chesslib", drafts=home / "drafts"
        )
        self.window.resize(1280, 860)
        self.window.show()
        self.until(lambda: self.window.library.records.rowCount() > 0)

    def close(self) -> None:
        """End all work without a question; the program ends with it."""
        self.window.shut()
        self.window.hide()

    def until(self, what: Callable[[], object]) -> None:
        """Wait until something holds.

        Raises:
            TimeoutError: it does not, for a long time.
        """
        end = time.monotonic() + PATIENCE
        while not what():
            if time.monotonic() > end:
                raise TimeoutError("the studio did not come so far")
            self.rest(20)

    def rest(self, milliseconds: int = 400) -> None:
        """Let the window work."""
        loop = QEventLoop()
        QTimer.singleShot(milliseconds, loop.quit)
        loop.exec()

    def lay(self, fen: str, stipulation: str = "#2", author: str = "", source: str = "") -> None:
        """Put a problem on the board and wait for the full answer."""
        from composer.problem.credits import Credits
        from composer.problem.fen import parse_fen
        from composer.problem.problem import Problem
        from composer.problem.stipulation import stipulation_in_words
        from composer.problem.taskedits import with_words_read

        authors = (author,) if author else ()
        problem = Problem(
            parse_fen(fen),
            stipulation_in_words(stipulation),
            Credits(authors=authors, source=source),
        )
        self.window.workbench.document.open(with_words_read(problem))
        self.until(self.is_answered)
        self.rest()

    def is_answered(self) -> bool:
        """Tell whether the answer to what is on the board is final."""
        answer = self.window.pane.answer
        there = self.window.workbench.document.problem
        return answer is not None and answer.is_final and answer.question.position == there.position

    def trigger(self, name: str) -> None:
        """Choose an entry of a menu."""
        self.window.actions_by_name[name].trigger()
        self.rest()

    def picture(self, *parts: QWidget, margin: int = 0) -> QPixmap:
        """Return the part of the window in which some widgets are."""
        window = parts[0].window() if parts else self.window
        if not parts:
            return window.grab()
        area = QRect()
        for part in parts:
            area = area.united(QRect(part.mapTo(window, QPoint()), part.size()))
        return window.grab(area.adjusted(-margin, -margin, margin, margin) & window.rect())


Shot = Callable[[Stage], QPixmap]


def studio(stage: Stage) -> QPixmap:
    """The whole window with a two-mover."""
    stage.lay(LOYD, "#2", "Samuel Loyd", "New York Musical World 1859")
    return stage.picture()


def empty(stage: Stage) -> QPixmap:
    """The empty board with the men beside it."""
    window = stage.window
    return stage.picture(window.bar, window.study.palette, window.board, window.study.caption)


def no_solution(stage: Stage) -> QPixmap:
    """The verdict and the tries before the pawn is added."""
    stage.lay(WITHOUT_PAWN)
    return stage.picture(stage.window.pane.verdict, stage.window.pane.body).copy(0, 0, 700, 300)


def pawn_map(stage: Stage) -> QPixmap:
    """The drop map of a black pawn that is carried over the board."""
    from composer.problem.men import Man
    from composer.problem.squares import parse_square

    stage.lay(WITHOUT_PAWN)
    window = stage.window
    hands, centre = window.board.input, window.board.square_centre(parse_square("f3"))
    hands.bring_in(Man.from_letter("p"), centre.toTuple())
    shown = window.aids.drop_map
    stage.until(lambda: len(shown.answers) == 64 and not shown.is_busy)
    stage.rest()
    return stage.picture(window.study.palette, window.board, window.study.caption)


def verdict(stage: Stage) -> QPixmap:
    """The verdict of a cooked problem."""
    stage.lay(COOKED)
    return stage.picture(stage.window.pane.verdict)


def solution(stage: Stage) -> QPixmap:
    """The tree of a two-mover with set play and tries."""
    stage.lay(sample("Good Companion", "1914-04"))
    return stage.picture(stage.window.pane.verdict, stage.window.pane.solution)


def phases(stage: Stage) -> QPixmap:
    """The phase table of a mutate."""
    stage.window.resize(1440, 860)
    stage.lay(sample("L'Alfiere di Re", "1925-12"))
    return stage.picture(stage.window.pane.insight).copy(0, 0, 420, 400)


def themes(stage: Stage) -> QPixmap:
    """Themes, one of them pointed at."""
    stage.lay(sample("Stroud News", "1924"))
    from composer.gui.panels.chips import Chip

    chips = stage.window.pane.insight.chips
    half_pin = next(chip for chip in chips.findChildren(Chip) if chip.face.theme == "half_pin")
    half_pin.click()
    stage.rest()
    return stacked(stage.picture(stage.window.board), stage.picture(chips))


def quality(stage: Stage) -> QPixmap:
    """The list of merits and flaws."""
    stage.lay(sample("Stroud News", "1924"))
    return stage.picture(stage.window.pane.insight.quality)


def drop_map(stage: Stage) -> QPixmap:
    """The drop map of a queen."""
    stage.lay(BLOCK)
    carry(stage, "e3", "e4")
    return stage.picture(stage.window.board, stage.window.study.caption_place)


def neighbours(stage: Stage) -> QPixmap:
    """The sound positions one edit away."""
    stage.lay(BLOCK)
    stage.trigger("neighbours")
    nearby = stage.window.aids.neighbourhood
    stage.until(lambda: nearby.nearby is not None and nearby.nearby.complete)
    stage.rest()
    return stage.picture(stage.window.aids.neighbours)


def repair(stage: Stage) -> QPixmap:
    """Edits that stop cooks."""
    stage.lay(COOKED)
    stage.trigger("repair")
    stage.rest(4000)
    return stage.picture(stage.window.pane)


def needed(stage: Stage) -> QPixmap:
    """Men who are needed and who are not."""
    stage.lay(BLOCK)
    stage.trigger("needed")
    stage.until(lambda: stage.window.aids.needed.needs.complete)
    stage.rest()
    return stage.picture(stage.window.board, stage.window.study.caption_place)


def scheme_separate(stage: Stage) -> QPixmap:
    """The bench: two phases that leave both defences a mate of their own."""
    return _on_bench(stage, PAIRS, "separate")


def scheme_keep(stage: Stage) -> QPixmap:
    """The bench: the only man who keeps the mates and stops the rest."""
    return _on_bench(stage, INVERTED, "keepkill")


def scheme_table(stage: Stage) -> QPixmap:
    """The bench: key and try side by side in the finished problem."""
    return _on_bench(stage, CHANGED, "smaller")


def _on_bench(stage: Stage, fen: str, tab: str) -> QPixmap:
    """Return the window with a scheme on its bench: try and key held, two defences ticked."""
    from composer.gui.schemes.benchpane import BenchPane
    from composer.solver.schemeplay import number_of, parse_step

    stage.lay(fen)
    stage.trigger("scheme-bench")
    bench, pane = stage.window.study.bench, stage.window.findChild(BenchPane)
    assert bench is not None
    assert pane is not None
    for first in ("c8e6", "f5e4"):
        bench.hold(number_of(parse_step(first)))
    bench.tick(frozenset(number_of(parse_step(defence)) for defence in ("c7c6", "c7c5")))
    tabs = pane.tabs
    for place in range(tabs.count()):
        if type(tabs.widget(place)).__module__.endswith(f".{tab}"):
            tabs.setCurrentIndex(place)
    stage.rest(2500)
    return stage.picture()


def search_further(stage: Stage) -> QPixmap:
    """The window of a search further away."""
    stage.lay(BLOCK)
    stage.trigger("search")
    window = stage.window.shelves.exploring.window
    assert window is not None
    return window.grab()


def compose_theme(stage: Stage) -> QPixmap:
    """The theme composer with its first finds, the best one chosen."""
    from composer.problem.fen import parse_fen
    from composer.problem.problem import Problem

    stage.window.workbench.document.open(Problem(parse_fen(GRIMSHAW_CORE)))
    stage.trigger("compose-theme")
    window = stage.window.shelves.theming.window
    assert window is not None
    window.resize(900, 660)
    themes, finds = window.form.themes, window.results.finds
    themes.set_ticked(("grimshaw",))
    themes.changed.emit()
    themes.list.scrollToItem(
        next(
            themes.list.item(row)
            for row in range(themes.list.count())
            if themes.list.item(row).checkState() is Qt.CheckState.Checked
        )
    )
    stage.until(window.start.isEnabled)
    window.start.click()
    stage.until(lambda: finds.rowCount() > 4)
    window.stop.click()
    stage.until(lambda: not window.search_run.is_busy)
    window.results.list.setFocus()
    window.results.select(0)
    window.results.pointed.emit(finds.find_at(finds.index(0)))
    stage.until(lambda: window.details.points.points)
    stage.rest()
    return window.grab()


def versions(stage: Stage) -> QPixmap:
    """The sound positions below the board."""
    from dataclasses import replace

    from composer.problem.edits import put
    from composer.problem.men import Man
    from composer.problem.squares import parse_square

    stage.lay(BLOCK)
    document = stage.window.workbench.document
    for man, square in (("P", "a2"), ("P", "b2"), ("P", "e2")):
        given = document.problem
        position = put(given.position, parse_square(square), Man.from_letter(man))
        document.change(replace(given, position=position), "a man was added")
        stage.until(stage.is_answered)
        stage.rest(800)
    return stage.picture(stage.window.study.versions)


def helpmate(stage: Stage) -> QPixmap:
    """Two solutions side by side, and what recurs."""
    stage.lay(HELP, "h#2 1.2.1.1")
    return stage.picture(stage.window.pane).copy(0, 0, 620, 520)


def history(stage: Stage) -> QPixmap:
    """Where a diagram can come from."""
    stage.lay("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1")
    stage.trigger("past")
    stage.rest(3000)
    return stage.picture(stage.window.study.history.panel)


def proof_game(stage: Stage) -> QPixmap:
    """A proof game with its slider."""
    stage.lay(SWITCHBACK, "PG 4.0")
    return stage.picture(stage.window.pane)


def fairy_men(stage: Stage) -> QPixmap:
    """The page of fairy men."""
    stage.trigger("fairy-men")
    return stage.picture(stage.window.study.men.page)


def rules(stage: Stage) -> QPixmap:
    """The chooser of rules."""
    stage.lay(LOYD)
    stage.trigger("rules")
    return stage.window.study.rule_chooser.grab()


def tablut(stage: Stage) -> QPixmap:
    """The desk of another game."""
    from composer.rules.gamebooks import game_book_of

    book = game_book_of("tablut")
    assert book is not None
    stage.window.files.games.new_game(book)
    stage.rest(1500)
    return stage.picture()


def library(stage: Stage) -> QPixmap:
    """The library."""
    stage.trigger("show-library")
    stage.rest(1500)
    return stage.picture()


def queries(stage: Stage) -> QPixmap:
    """The search bar with terms."""
    stage.trigger("show-library")
    field = stage.window.library.filter
    field.setFocus()
    focused = QApplication.focusWidget()
    assert focused is not None
    QTest.keyClicks(focused, "author:Mansfield men<=12 #2 ")
    stage.rest(1500)
    return stage.picture(stage.window.library).copy(0, 0, 1280, 420)


def export(stage: Stage) -> QPixmap:
    """The export window."""
    stage.lay(LOYD, "#2", "Samuel Loyd", "New York Musical World 1859")
    stage.trigger("export")
    stage.rest(2500)
    window = stage.window.shelves.publishing.window
    assert window is not None
    return window.grab()


def popeye(stage: Stage) -> QPixmap:
    """Where Popeye is said to be."""
    stage.trigger("popeye")
    return stage.window.study.popeye.window.grab()


def welcome(stage: Stage) -> QPixmap:
    """The first minutes: the card over the board and the tour below it."""
    stage.trigger("welcome")
    return stage.picture(stage.window.lay.board_column)


def settings(stage: Stage) -> QPixmap:
    """The window of settings."""
    stage.trigger("settings")
    return own_window(stage, "SettingsWindow").grab()


def telephone(stage: Stage) -> QPixmap:
    """Who may open the page for telephones."""
    stage.trigger("telephone")
    return own_window(stage, "TelephoneDialog").grab()


def own_window(stage: Stage, name: str) -> QWidget:
    """Return the window that is of a class."""
    return next(
        top
        for top in stage.application.topLevelWidgets()
        if type(top).__name__ == name and top.isVisible()
    )


def sample(source: str, date: str) -> str:
    """Return the FEN of a problem of the sample collection."""
    from composer.library.changes.samples import sample_problems
    from composer.problem.fen import fen

    found = next(
        sample_problem
        for sample_problem in sample_problems()
        if source in sample_problem.credits.source and sample_problem.credits.date == date
    )
    return fen(found.position)


def carry(stage: Stage, origin: str, target: str) -> None:
    """Hold a man over another square until all squares are known."""
    from composer.problem.squares import parse_square

    board = stage.window.board
    start, end = (board.square_centre(parse_square(each)) for each in (origin, target))
    QTest.mousePress(board.viewport(), LEFT, NONE, start)
    QTest.mouseMove(board.viewport(), start + QPoint(14, 0))
    QTest.mouseMove(board.viewport(), end)
    shown = stage.window.aids.drop_map
    stage.until(lambda: len(shown.answers) == 64 and not shown.is_busy)
    stage.rest()


def stacked(*pictures: QPixmap) -> QPixmap:
    """Return pictures one below the other."""
    whole = QPixmap(
        max(picture.width() for picture in pictures), sum(picture.height() for picture in pictures)
    )
    whole.fill(Qt.GlobalColor.white)
    painter = QPainter(whole)
    top = 0
    for picture in pictures:
        painter.drawPixmap(0, top, picture)
        top += picture.height()
    painter.end()
    return whole


SHOTS: Final[dict[str, Shot]] = {
    each.__name__.replace("_", "-"): each
    for each in (
        *(studio, empty, no_solution, pawn_map, verdict, solution, phases, themes, quality),
        *(scheme_separate, scheme_keep, scheme_table),
        *(drop_map, neighbours, repair, needed, search_further, compose_theme),
        *(versions, helpmate, history),
        *(proof_game, fairy_men, rules, tablut, library, queries, export, popeye),
        *(welcome, settings, telephone),
    )
}
"""A picture a name."""
