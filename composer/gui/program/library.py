# SPDX-License-Identifier: GPL-3.0-or-later
"""The library beside the board: what is opened from it, what it shows, what it is told."""

from __future__ import annotations

from collections.abc import Callable, Set
from itertools import count
from pathlib import Path

from composer.gui.board.view import BoardView
from composer.gui.collection.changes import LibraryChanges
from composer.gui.collection.page import LibraryPage
from composer.gui.collection.pageparts import LibraryPageParts
from composer.gui.collection.safekeeping import Safekeeping
from composer.gui.collection.versions.opening import VersionWindow
from composer.gui.collection.versions.story import VersionStory
from composer.gui.collection.versions.strip import VersionsStrip
from composer.gui.documents.desk import Desk
from composer.gui.documents.findings import Findings
from composer.gui.documents.workbench import Workbench
from composer.gui.frame.boardcolumn import BoardColumn
from composer.gui.frame.docks import Docks
from composer.gui.frame.statusline import StatusLine
from composer.gui.frame.title import Titling
from composer.gui.frame.undoswitch import UndoSwitch
from composer.gui.frame.views import Views
from composer.gui.importing.exchange import Exchange
from composer.gui.look.thumbnails import Thumbnails
from composer.gui.panels.analysispane import AnalysisPane
from composer.gui.panels.dockbar import DockBar
from composer.gui.threads.analyst import Analyst, Answer
from composer.gui.threads.classifier import Classifying
from composer.gui.threads.librarian import Librarian
from composer.gui.user.actions import Actions
from composer.gui.user.notices import Choice, NoticeBar
from composer.gui.user.preferring import Preferring
from composer.gui.words.language import tr
from composer.library.search.percentile import Standing, standing_of
from composer.solver.solution import Verdict
from composer.studio.saving import RecordPlace


def install_library_file(
    librarian: Librarian,
    desk: Desk,
    docks: Docks,
    safekeeping: Safekeeping,
    preferring: Preferring,
    notices: NoticeBar,
    actions: Actions,
) -> None:
    """Let libraries be opened and copied, and remember which one is open."""

    def note(path: Path) -> None:
        preferring.prefer(library=str(path))
        docks.name_library(path.name)

    def open_again() -> None:
        if librarian.path is not None:
            librarian.open(librarian.path)

    def report_only_readable(words: str) -> None:
        """Say that the library can only be read, and offer to open it again."""
        notices.report(words, (Choice(tr("Try again"), open_again),))

    librarian.opened.connect(note)
    librarian.noted.connect(lambda words: notices.report(words, seconds=4))
    librarian.only_readable.connect(report_only_readable)
    actions.on_trigger(
        {
            "open-library": desk.open_library,
            "new-library": desk.new_library,
            "copy-library": safekeeping.save_copy,
        }
    )


def install_page(
    page: LibraryPage,
    parts: LibraryPageParts,
    desk: Desk,
    workbench: Workbench,
    board: BoardView,
    status: StatusLine,
    dock_bar: DockBar,
    titling: Titling,
    actions: Actions,
) -> None:
    """Open what is chosen in the library, and say everywhere how much it has and found."""

    def report_found(_: object) -> None:
        """Say at the foot what the library found and how much of it is selected."""
        if page.found is not None:
            status.show_found(page.found, len(page.chosen_records()))

    def take_position() -> None:
        page.pattern.take_position(board.position, board.input.selection)

    def note_opened(place: RecordPlace) -> None:
        parts.note_opened(place.record_id)

    page.open_requested.connect(desk.open_record)
    page.beside_requested.connect(desk.open_record_beside)
    page.delete_requested.connect(desk.delete)
    page.counted.connect(dock_bar.show_count)
    page.counted.connect(titling.show_count)
    page.pattern.take_requested.connect(take_position)
    page.searched.connect(report_found)
    page.chosen.connect(report_found)
    page.unanswered.connect(lambda: status.show_found(None))
    workbench.place_changed.connect(note_opened)
    parts.changes.versions_changed.connect(desk.refresh_versions)
    actions.on_trigger({"show-people": parts.show_people})


def install_versions(
    story: VersionStory,
    window: VersionWindow,
    strip: VersionsStrip,
    column: BoardColumn,
    dock_bar: DockBar,
    actions: Actions,
) -> None:
    """Let the versions of the problem be counted, and shown as a tree."""

    def show_count() -> None:
        dock_bar.show_versions(story.count)

    strip.tree_requested.connect(window.show)
    story.changed.connect(show_count)
    column.strip_shown.connect(dock_bar.versions.setHidden)
    actions.on_trigger({"show-versions": window.show})


def install_views(
    views: Views,
    docks: Docks,
    dock_bar: DockBar,
    undo_switch: UndoSwitch,
    status: StatusLine,
    take_keyboard: Callable[[], None],
    actions: Actions,
) -> None:
    """Let the library have the window or a place beside the board, and undo mean what is seen."""

    def show(library: bool) -> None:
        actions["show-library"].setChecked(library)
        status.show_library(library)
        undo_switch.update()
        if not library:
            take_keyboard()

    docks.library.visibilityChanged.connect(dock_bar.show_open)
    views.library_shown.connect(show)
    actions.on_trigger(
        {
            "find": views.find,
            "show-library": views.toggle_library,
            "library-below": views.toggle_dock,
            "undo": undo_switch.undo,
            "redo": undo_switch.redo,
        }
    )


def install_exchange(
    exchange: Exchange,
    page: LibraryPage,
    changes: LibraryChanges,
    views: Views,
    thumbnails: Thumbnails,
    actions: Actions,
) -> None:
    """Let the library show what an import brought, and give out what it shows."""
    bringing = exchange.bringing

    def show(query: str) -> None:
        views.show_library()
        page.searching.look_in_bin(False)
        page.set_query(query)

    def note_come(query: str, at_once: bool) -> None:
        if at_once:
            show(query)

    bringing.came.connect(note_come)
    bringing.show_requested.connect(show)
    bringing.undo_requested.connect(changes.undo_this)
    actions.on_trigger(
        {
            "import": exchange.import_files,
            "read-letter": lambda: exchange.read_letter(thumbnails),
            "export-problems": lambda: exchange.export_records(page.records.ids),
        }
    )


def install_likeness(
    page: LibraryPage,
    workbench: Workbench,
    findings: Findings,
    views: Views,
    commit: Callable[[], None],
    notices: NoticeBar,
    actions: Actions,
) -> None:
    """Let problems be found that are like the one on the board, or like the one chosen."""

    def find() -> None:
        from composer.gui.collection.ranking import Model

        chosen = page.chosen_records()
        commit()
        if views.is_library and chosen:
            page.set_query(f"like:{chosen[0]}")
            return
        document = workbench.document
        if not len(document.problem.position):
            notices.report(tr("There is nothing on the board to compare."), seconds=4)
            return
        views.show_library()
        page.show_like(Model(document.problem, findings.current, document.place.record_id))

    actions.on_trigger({"like-this": find})


def install_standing(
    analyst: Analyst,
    librarian: Librarian,
    workbench: Workbench,
    findings: Findings,
    pane: AnalysisPane,
) -> None:
    """Say where a sound problem stands among those of the library, once all is known of it."""
    newest = count(1)
    asked = [0]

    def drop() -> int:
        asked[0] = next(newest)
        return asked[0]

    def show(number: int, found: Standing) -> None:
        if asked[0] == number:
            pane.insight.show_standing(found.sentences)

    def follow(answer: Answer) -> None:
        document, finding = workbench.document, findings.current
        known = answer.analysis if answer.weighed else None
        if known is None or finding is None or not known.quality.points:
            return
        if finding.verdict != Verdict.SOUND.value or not answer.is_about(document.problem):
            return
        number, content = drop(), known.quality.content
        librarian.look(
            lambda library: standing_of(
                library,
                document.problem,
                finding,
                None if content is None else content.size,
                document.place.record_id,
            ),
            lambda found: show(number, found),
            unwanted=lambda: asked[0] != number,
        )

    analyst.asked.connect(lambda _: drop())
    analyst.answered.connect(follow)


def install_classifying(
    classifying: Classifying,
    analyst: Analyst,
    workbench: Workbench,
    preferring: Preferring,
    notices: NoticeBar,
) -> None:
    """Let the analysis of the library give way to that of the board, and be paused for good."""

    def follow(changed: Set[str]) -> None:
        if "processes" in changed:
            classifying.begin_again()

    for event in (analyst.asked, workbench.problem_changed):
        event.connect(lambda _: classifying.give_way())
    classifying.faulted.connect(lambda words: notices.report(words, fault=True))
    if preferring.now.analysis_paused:
        classifying.pause()
    preferring.changed.connect(follow)
    classifying.paused.connect(lambda on: preferring.prefer(analysis_paused=on))
