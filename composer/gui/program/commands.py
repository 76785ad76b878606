# SPDX-License-Identifier: GPL-3.0-or-later
"""What the menus of the window do that is of no single part: finding, publishing, notices."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QMainWindow, QWidget

from composer.diagrams.pages.passages import Item
from composer.gui.collection.changes import LibraryChanges
from composer.gui.collection.page import LibraryPage
from composer.gui.collection.pageparts import LibraryPageParts
from composer.gui.collection.places import LibraryPlace
from composer.gui.composing.opener import ThemeOpener
from composer.gui.documents.desk import Desk
from composer.gui.documents.recents import Recents
from composer.gui.documents.workbench import Workbench
from composer.gui.exploring.opener import SearchOpener
from composer.gui.frame.arrangement import Arrangement
from composer.gui.frame.docks import Docks
from composer.gui.frame.topbar import TopBar
from composer.gui.frame.views import Views
from composer.gui.look.appearance import Appearance
from composer.gui.look.thumbnails import Thumbnails
from composer.gui.look.widgets import come_forward
from composer.gui.publishing.opening import Publishing
from composer.gui.threads.librarian import Librarian
from composer.gui.user.actionset import ActionSet
from composer.gui.user.notices import NoticeBar
from composer.gui.user.preferring import Preferring
from composer.gui.user.prompts import Prompts
from composer.gui.user.settings import Settings
from composer.library.access.store import Library
from composer.library.changes.arranging import contents
from composer.library.records.values import Row
from composer.library.search.search import rows
from composer.problem.men import Kind
from composer.problem.problem import Problem

if TYPE_CHECKING:
    from composer.gui.frame.finder import Hit
    from composer.gui.telephone.serving import Serving


def install_publishing(
    publishing: Publishing,
    exploring: SearchOpener,
    theming: ThemeOpener,
    views: Views,
    page: LibraryPage,
    commit: Callable[[], None],
    actions: ActionSet,
) -> None:
    """Export and print what is before the user, the board or the library; search for more."""

    def export() -> None:
        from composer.gui.publishing.choices import What

        commit()
        if not views.is_library:
            what = What.BOARD
        else:
            what = What.SELECTED if page.chosen_records() else What.FOUND
        publishing.show_for(what)

    def print_board() -> None:
        commit()
        publishing.print_board()

    actions.on_trigger(
        {
            "export": export,
            "print": print_board,
            "search": exploring.show,
            "compose-theme": theming.show,
        }
    )


def install_notices(
    notices: NoticeBar, appearance: Appearance, window: QMainWindow, actions: ActionSet
) -> None:
    """Let the keyboard come to the notice, and what was said before be looked up."""

    def show_past() -> None:
        from composer.gui.frame.pastnotices import PastNotices

        shown = window.findChild(PastNotices)
        come_forward(shown or PastNotices(notices, appearance, window))

    def go_to_notice() -> None:
        """Go to the notice, or to the list of those before where none is shown."""
        if not notices.take_keyboard():
            show_past()

    actions.on_trigger({"to-notice": go_to_notice, "past-notices": show_past})


def install_finder(
    top: TopBar,
    librarian: Librarian,
    desk: Desk,
    workbench: Workbench,
    recents: Recents,
    settings_offered: Callable[[], Sequence[Hit]],
    show_rules: Callable[[str], object],
    window: QMainWindow,
    actions: ActionSet,
) -> None:
    """Let actions, settings, tabs, games by any name and problems be found in one field."""

    def find() -> None:
        from composer.gui.frame.commands import commands
        from composer.gui.frame.finder import Finder, hits_of_documents, hits_of_games

        offered = commands(actions.menus.values())
        others = [*settings_offered(), *hits_of_documents(workbench, recents)]
        others += hits_of_games(show_rules)
        Finder(offered, librarian, desk.open_record, window, others).open_under(top.finder)

    actions.on_trigger({"finder": find})


def install_window(
    window: QMainWindow,
    settings: Settings,
    parts: LibraryPageParts,
    views: Views,
    docks: Docks,
    arrangement: Arrangement,
    actions: ActionSet,
) -> None:
    """Let the window be closed, arranged as at the first start, and asked what it is."""

    def close() -> None:
        window.close()

    def reset_layout() -> None:
        settings.forget_layout()
        parts.reset_layout()
        views.show_studio()
        docks.put_back()
        arrangement.share_width()

    def show_about() -> None:
        from composer.gui.frame.help import show_about

        show_about(window)

    actions.on_trigger({"quit": close, "reset-layout": reset_layout, "about": show_about})


def install_telephone(
    librarian: Librarian,
    workbench: Workbench,
    own_men: Callable[[], Iterable[Kind]],
    preferring: Preferring,
    show_words: Callable[[str], None],
    actions: ActionSet,
    ending: Callable[[Serving], Serving],
    window: QWidget,
) -> None:
    """Let the page be served from the menu; what serves it is made when first wanted."""

    def show() -> None:
        from composer.gui.telephone.dialog import TelephoneDialog, status_words
        from composer.gui.telephone.serving import Serving

        dialog = window.findChild(TelephoneDialog)
        if dialog is None:
            language = preferring.now.language
            serving = ending(Serving(librarian, workbench, own_men, language, window))
            serving.changed.connect(lambda served: show_words(status_words(served)))
            dialog = TelephoneDialog(serving, window)
        dialog.come()

    actions.on_trigger({"telephone": show})


def install_originals(
    librarian: Librarian,
    changes: LibraryChanges,
    thumbnails: Thumbnails,
    settings: Settings,
    prompts: Prompts,
    open_record: Callable[[int], object],
    actions: ActionSet,
    window: QWidget,
) -> None:
    """Let the board of originals come from the menu; it is made when first wanted."""

    def show() -> None:
        from composer.gui.originals.board import OriginalsBoard

        made = window.findChild(OriginalsBoard)
        if made is None:
            made = OriginalsBoard(
                librarian, changes, thumbnails, settings, prompts, open_record, window
            )
        made.reload()
        come_forward(made)

    actions.on_trigger({"originals": show})


def install_arranging(
    librarian: Librarian,
    parts: LibraryPageParts,
    page: LibraryPage,
    thumbnails: Thumbnails,
    prompts: Prompts,
    publishing: Publishing,
    window: QWidget,
) -> None:
    """Let collections be put into an order of one's own, and be exported in it."""

    def show(place: LibraryPlace) -> None:
        number = place.number
        if number is not None:
            librarian.read(lambda library: _arranged(library, number), partial(ask, place, number))

    def ask(
        place: LibraryPlace, number: int, found: tuple[tuple[Item, ...], tuple[Row, ...]]
    ) -> None:
        from composer.gui.originals.arranging import ArrangingDialog

        def export() -> None:
            page.searching.look_in_bin(False)
            page.set_query(place.query)
            publishing.show_arranged(number)

        made = ArrangingDialog(
            number, place.name, *found, parts.changes, thumbnails, prompts, export, window
        )
        made.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        made.show()

    parts.keeping.arrange_requested.connect(show)


def _arranged(library: Library, number: int) -> tuple[tuple[Item, ...], tuple[Row, ...]]:
    items = contents(library, number)
    return items, tuple(rows(library, (item for item in items if isinstance(item, int))))


def install_tourneys(
    appearance: Appearance,
    thumbnails: Thumbnails,
    prompts: Prompts,
    librarian: Librarian,
    workbench: Workbench,
    preferring: Preferring,
    actions: ActionSet,
    at_end: Callable[[Callable[[], object]], None],
    window: QWidget,
) -> None:
    """Let the windows of tourneys and contests come from the menu, each made when first wanted."""

    def show_problem(problem: Problem) -> None:
        workbench.open_beside(problem)
        window.activateWindow()

    def show_contest() -> None:
        from composer.gui.contests.window import ContestWindow

        made = window.findChild(ContestWindow)
        if made is None:
            made = ContestWindow(appearance, thumbnails, prompts, show=show_problem, parent=window)
            at_end(made.finish)
        made.come()

    def show() -> None:
        from composer.gui.tourneys.window import TourneyWindow

        made = window.findChild(TourneyWindow)
        if made is None:
            made = TourneyWindow(
                appearance,
                thumbnails,
                prompts,
                library=lambda: librarian.path,
                jobs=lambda: preferring.now.processes,
                show=show_problem,
                parent=window,
            )
            at_end(made.finish)
        made.come()

    actions.on_trigger({"tourney": show, "contest": show_contest})
