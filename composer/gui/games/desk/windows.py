# SPDX-License-Identifier: GPL-3.0-or-later
"""All game windows of a studio: how they open, save and close."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Protocol

from PySide6.QtCore import QObject, Signal

from composer.files.beside import write_beside
from composer.formats.tablesline import tables_record
from composer.games.position import GameError, GamePosition
from composer.games.record import game_name, game_problem
from composer.games.task import GameProblem
from composer.games.textform import problem_from_text, problem_text
from composer.gui.documents.gamekeeping import save_game
from composer.gui.games.board.words import language
from composer.gui.games.desk.closing import may_be_left
from composer.gui.games.desk.document import GamePlace, Snapshot, is_blank
from composer.gui.games.desk.drafts import GameKeeper
from composer.gui.look.appearance import Appearance
from composer.gui.threads.librarian import Librarian
from composer.gui.user.notices import Choice, NoticeBar
from composer.gui.user.preferring import Preferring
from composer.gui.user.prompts import Prompts
from composer.gui.words.language import fill, moment_words, tr
from composer.gui.words.sentences import worded
from composer.library.drafts.autosave import FoundDraft
from composer.problem.problem import Problem
from composer.rules.book import RuleBook, Rules
from composer.rules.historic.tables import TABLES_BOOK
from composer.said.sentence import sentence_of
from composer.solver.games.answer import GameAnswer, GameVerdict
from composer.studio.savedstate import RecordPlace

if TYPE_CHECKING:
    from composer.gui.games.desk.window import GameWindow

_LONGEST = 8 << 20  # bytes of a file of games that is read
_KINDS = "*.jsonl *.json"


class GamePlaced(Protocol):
    """A document that stands somewhere."""

    place: GamePlace


@dataclass(frozen=True, slots=True)
class KeptWindow:
    """A window on its way from one studio to another."""

    snapshot: Snapshot[GameProblem]


class GameWindows(QObject):
    """Opens windows of games, one for each problem, and keeps what is unsaved in them.

    Signals:
        book_requested: the rules of a game are to be read; carries the id of its book.
        export_requested: the diagram of a window is to be exported; carries the window.
        studio_requested: the studio is to come to the front.
        saved: a problem was saved in the library; carries the number of its record.
    """

    book_requested = Signal(str)
    export_requested = Signal(object)
    studio_requested = Signal()
    saved = Signal(int)

    def __init__(
        self,
        *,
        appearance: Appearance,
        preferring: Preferring,
        prompts: Prompts,
        notices: NoticeBar,
        librarian: Librarian,
        drafts: Path,
        parent: QObject | None = None,
    ) -> None:
        """Begin without windows.

        Args:
            appearance: how windows look.
            preferring: what the user prefers.
            prompts: asks the few questions.
            notices: of the studio, for what belongs to no game window.
            librarian: owns the library.
            drafts: the folder of unsaved work of games.
            parent: its owner.
        """
        super().__init__(parent)
        self._appearance, self._preferring, self._prompts = appearance, preferring, prompts
        self._notices, self._librarian = notices, librarian
        self._windows: list[GameWindow] = []
        self.open_tables: Callable[[Problem, GamePlace | None], GamePlaced | None] | None = None
        """Opens a problem of tables games in a window of its own kind; None if none are made."""
        self.keeper = GameKeeper(drafts, self)
        self.keeper.found.connect(self._offer)
        self.keeper.faulted.connect(lambda words: notices.report(words, fault=True))
        librarian.opened.connect(self.keeper.note_library)

    @property
    def windows(self) -> tuple[GameWindow, ...]:
        """The windows that are open, the oldest first."""
        return tuple(self._windows)

    def new_game(self, book: RuleBook) -> GameWindow:
        """Open a window with the empty board of a game."""
        return self._add(GameProblem(GamePosition.empty(book), Rules(book)), None)

    def open_game(
        self, problem: GameProblem, record_id: int | None = None, version_id: int | None = None
    ) -> GameWindow:
        """Open a window with a problem; one that has its record already comes to the front.

        Args:
            problem: what is on the board.
            record_id: the number of its record in the library; None if it is kept nowhere.
            version_id: of the version.
        """
        for window in self._windows:
            if record_id is not None and window.document.place.record_id == record_id:
                window.come()
                return window
        place = None if record_id is None else GamePlace(record_id, version_id)
        return self._add(problem, place)

    def open_example(self, problem: GameProblem) -> GameWindow:
        """Open a window with a diagram of the game book; as long as it stands so, it may go."""
        return self._add(problem, GamePlace())

    def open_kept(
        self,
        kept: Problem,
        record_id: int | None = None,
        version_id: int | None = None,
        path: Path | None = None,
    ) -> GameWindow | None:
        """Open the problem of a game that a collection or a file holds.

        What this program cannot read is named in a sentence, and stays as it is. A problem of
        tables games opens in the window of those, and None is returned.
        """
        if _is_tables(kept) and self.open_tables is not None:
            placed = None if record_id is None else GamePlace(record_id, version_id)
            self.open_tables(kept, placed if path is None else GamePlace(path=path))
            return None
        try:
            problem = game_problem(kept)
        except GameError as error:
            words = fill(
                self.tr("This problem cannot be opened, and is kept as it is: %1."),
                worded(sentence_of(error)),
            )
            self._notices.report(words, fault=True)
            return None
        if path is not None:
            return self._add(problem, GamePlace(path=path))
        return self.open_game(problem, record_id, version_id)

    def open_text(self, text: str, name: str, near: GameWindow | None = None) -> None:
        """Open the first problem of a text; what is wrong with it is said in a sentence."""
        notices = self._notices if near is None else near.notices
        lines = [line for line in text.splitlines() if line.strip()]
        tables = tables_record(lines[0] if lines else "")
        if tables is not None and self.open_tables is not None:
            self.open_tables(tables, None)
            return
        try:
            problem = problem_from_text(lines[0] if lines else "")
        except GameError as error:
            words = fill(
                self.tr("Nothing was opened from %1: %2."), name, worded(sentence_of(error))
            )
            notices.report(words, fault=True)
            return
        if near is not None and near.document.problem.rules.book == problem.rules.book:
            near.composing.take(problem, self.tr("Paste a problem"))
        elif near is not None and is_blank(near.problem):
            self._add(problem, None)
            near.close()
        else:
            self._add(problem, None)
        if len(lines) > 1:
            words = fill(
                self.tr("%1 holds %2 problems; the first is shown.", "", len(lines)),
                name,
                len(lines),
            )
            notices.report(words, seconds=8)

    def open_file(self, near: GameWindow) -> None:
        """Ask for a file, and open its first problem."""
        games, every = self.tr("Problems of games"), self.tr("All files")
        kinds = f"{games} ({_KINDS});;{every} (*)"
        path = self._prompts.open_file(near, self.tr("Open a problem of a game"), kinds)
        if path is None:
            return
        try:
            with path.open("rb") as file:
                data = file.read(_LONGEST)
            lines = [line for line in data.decode("utf-8-sig").splitlines() if line.strip()]
            tables = tables_record(lines[0] if lines else "")
            if tables is not None and self.open_tables is not None:
                self.open_tables(tables, GamePlace(path=path if len(lines) == 1 else None))
                return
            problem = problem_from_text(lines[0] if lines else "")
        except (OSError, UnicodeDecodeError) as error:
            near.notices.report(f"{path.name}: {error}", fault=True)
            return
        except GameError as error:
            words = fill(
                self.tr("Nothing was opened from %1: %2."), path.name, worded(sentence_of(error))
            )
            near.notices.report(words, fault=True)
            return
        window = self._add(problem, GamePlace(path=path if len(lines) == 1 else None))
        if len(lines) > 1:
            words = fill(
                self.tr("%1 holds %2 problems; the first is shown.", "", len(lines)),
                path.name,
                len(lines),
            )
            window.notices.report(words, seconds=8)
        if is_blank(near.problem):
            near.close()

    def save_file(self, window: GameWindow) -> None:
        """Ask where, and write the problem to a file of one line."""
        problem, place = window.problem, window.document.place
        name = problem.title or problem.rules.book.id
        suggestion = str(place.path) if place.path else f"{file_name(name)}.jsonl"
        games = self.tr("Problems of games")
        kinds = f"{games} (*.jsonl)"
        path = self._prompts.save_file(window, self.tr("Save the problem"), suggestion, kinds)
        if path is None:
            return
        if not path.suffix:
            path = path.with_suffix(".jsonl")
        try:
            write_beside(path, f"{problem_text(problem)}\n".encode())
        except OSError as error:
            words = fill(self.tr("%1 could not be written: %2"), path.name, error.strerror or error)
            window.notices.report(words, fault=True)
            return
        window.note_saved(problem, GamePlace(place.record_id, place.version_id, path))
        window.notices.report(fill(self.tr("The problem was saved as %1."), path.name), seconds=5)

    def save(
        self, window: GameWindow, as_version: bool = False, then: Callable[[], object] | None = None
    ) -> None:
        """Keep the problem of a window in the library, over its record or as a version of it."""
        problem, place = window.problem, window.document.place
        if is_blank(problem):
            window.notices.report(self.tr("There is nothing to save yet."), seconds=5)
            return

        def done(record: int, version: int) -> None:
            if window.is_closed:
                return
            window.note_saved(problem, GamePlace(record, version, place.path))
            window.notices.report(self.tr("The problem was saved in the library."), seconds=4)
            self.saved.emit(record)
            if then is not None:
                then()

        save_game(
            self._librarian,
            problem,
            self._answer(window, problem),
            done,
            place=RecordPlace(place.record_id, place.version_id),
            known=window.document.saved,
            as_version=as_version,
        )

    def may_close(self, again: Callable[[], object]) -> bool:
        """Ask about the unsaved work of all windows before the studio closes.

        Args:
            again: is called when what is to be saved first was saved.
        """
        return all(self._may_close(window, again) for window in self._windows)

    def close(self) -> None:
        """Close all windows; the user was asked about unsaved work, or others go on with it."""
        self.keeper.close(keep=False)
        for window in tuple(self._windows):
            window.shut()
            window.hide()
            window.deleteLater()
        self._windows = []

    def kept_windows(self) -> tuple[KeptWindow, ...]:
        """Return all windows, so that another studio can open them again."""
        for window in self._windows:
            window.commit()
        return tuple(KeptWindow(window.document.snapshot()) for window in self._windows)

    def restore(self, kept: tuple[KeptWindow, ...], homeless: bool) -> None:
        """Open the windows of another studio again.

        Args:
            kept: what they were.
            homeless: whether the library, whose numbers they name, is not there.
        """
        for kept_window in kept:
            snapshot = kept_window.snapshot
            problem = snapshot.steps[snapshot.at].problem
            window = self._add(problem, None)
            window.document.restore(snapshot)
            if homeless:
                window.document.place = GamePlace(path=snapshot.place.path)

    def _answer(self, window: GameWindow, problem: GameProblem) -> GameAnswer | None:
        """Return what was found of a problem as it stands; None where that is not known."""
        solved = window.showing.solved
        if solved is None or solved.answer is None or solved.running or solved.fault:
            return None
        same = (solved.problem.position, solved.problem.rules, solved.problem.task) == (
            problem.position,
            problem.rules,
            problem.task,
        )
        listed = solved.answer.verdict is GameVerdict.LISTED  # nothing was to be solved
        return solved.answer if same and not listed else None

    def _add(self, problem: GameProblem, place: GamePlace | None) -> GameWindow:
        from composer.gui.games.desk.window import GameWindow

        window = GameWindow(
            problem, self._appearance, self._preferring, self._prompts, place, self._may_close_one
        )
        self._windows.append(window)
        self.keeper.add(window.document)
        window.closing.connect(lambda: self._forget(window))
        window.save_requested.connect(lambda as_version: self.save(window, as_version))
        window.export_requested.connect(lambda: self.export_requested.emit(window))
        window.book_requested.connect(self.book_requested)
        window.studio_requested.connect(self.studio_requested)
        window.new_requested.connect(lambda: self.new_game(window.document.problem.rules.book))
        window.opened.connect(lambda text, name: self.open_text(text, name, window))
        window.actions_by_name.on_trigger(
            {
                "open": lambda: self.open_file(window),
                "save-file": lambda: self.save_file(window),
            }
        )
        window.show()
        window.come()
        return window

    def _forget(self, window: GameWindow) -> None:
        if window in self._windows:
            self._windows.remove(window)
            self.keeper.remove(window.document)
            window.deleteLater()

    def _may_close_one(self, window: GameWindow) -> bool:
        return self._may_close(window, window.close)

    def _may_close(self, window: GameWindow, again: Callable[[], object]) -> bool:
        """Ask about unsaved work in a window."""
        window.commit()
        if window.document.is_clean or window.is_closed:
            return True
        window.come()
        return may_be_left(
            window,
            window.document.problem.title,
            self._prompts,
            save=lambda: self.save(window, then=again),
            give_up=lambda: self.keeper.remove(window.document),
        )

    def _brought_back(self, kept: Problem) -> GamePlaced | None:
        """Open a window with unsaved work; return its document, None where it is not understood."""
        if _is_tables(kept) and self.open_tables is not None:
            return self.open_tables(kept, None)
        window = self.open_kept(kept)
        return None if window is None else window.document

    def _offer(self, drafts: tuple[FoundDraft, ...]) -> None:
        """Offer what a dead program left unsaved, one piece after the other."""
        if not drafts:
            return
        found, rest = drafts[0], drafts[1:]
        if found.draft is None:
            self._notices.report(found.complaint, fault=True)
            self._offer(rest)
            return
        draft = found.draft

        def bring_back() -> None:
            document = self._brought_back(draft.problem)
            if document is not None:
                same = draft.library is not None and draft.library == self._librarian.path
                if same:
                    document.place = GamePlace(draft.record_id, draft.version_id)
                self.keeper.keep()  # written down before the only copy goes
                self.keeper.discard(found)
            self._offer(rest)

        def discard() -> None:
            self.keeper.discard(found)
            self._offer(rest)

        name = draft.problem.title or game_name(draft.problem, language())
        words = fill(tr("Unsaved work of %1 was found: %2."), moment_words(draft.written_at), name)
        self._notices.report(
            words,
            (
                Choice(tr("Bring it back"), bring_back),
                Choice(tr("Discard"), discard),
            ),
        )


def _is_tables(kept: Problem) -> bool:
    return kept.game is not None and kept.game.book == TABLES_BOOK.id


def file_name(title: str) -> str:
    """Return a title as the name of a file."""
    kept = "".join(each if each.isalnum() or each in " -_" else " " for each in title)
    return "-".join(kept.split())[:60] or "problem"
