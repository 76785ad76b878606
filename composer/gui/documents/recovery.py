# SPDX-License-Identifier: GPL-3.0-or-later
"""What a dead program left unsaved is offered to the user, one piece of work after the other."""

from __future__ import annotations

from PySide6.QtCore import QObject

from composer.gui.documents.autosave import Keeper
from composer.gui.documents.tabrow import task_and_men
from composer.gui.documents.workbench import Workbench
from composer.gui.threads.librarian import Librarian
from composer.gui.user.notices import Choice, NoticeBar
from composer.gui.words.language import fill, moment_words, tr
from composer.library.keeping.autosave import Draft, FoundDraft


class Salvage(QObject):
    """Offers found drafts: each is brought back, discarded, or stays for the next start."""

    def __init__(
        self,
        *,
        workbench: Workbench,
        librarian: Librarian,
        keeper: Keeper,
        notices: NoticeBar,
        parent: QObject | None = None,
    ) -> None:
        """Get ready to offer drafts.

        Args:
            workbench: the documents that are open.
            librarian: owns the library.
            keeper: keeps unsaved work.
            notices: where sentences are shown.
            parent: its owner.
        """
        super().__init__(parent)
        self._workbench, self._librarian, self._keeper = workbench, librarian, keeper
        self._notices = notices
        keeper.found.connect(self.offer)

    def offer(self, drafts: tuple[FoundDraft, ...]) -> None:
        """Offer drafts, the first of them first; report those that cannot be read."""
        whole = [found for found in drafts if found.draft is not None]
        for found in drafts:
            if found.draft is None:
                self._notices.report(found.complaint, fault=True)
        if whole:
            self._offer(whole[0], tuple(whole[1:]))

    def _offer(self, found: FoundDraft, rest: tuple[FoundDraft, ...]) -> None:
        draft = found.draft
        if draft is None:
            return

        def bring_back() -> None:
            self._take_over(found, draft, rest)

        def discard() -> None:
            self._keeper.discard(found)
            self.offer(rest)

        self._notices.report(
            _words(draft),
            (Choice(tr("Bring it back"), bring_back), Choice(tr("Discard"), discard)),
        )

    def _take_over(self, found: FoundDraft, draft: Draft, rest: tuple[FoundDraft, ...]) -> None:
        place = Keeper.place_of(draft, self._librarian.home)
        document = self._workbench.open_beside(
            draft.problem, place, saved=False, foreign=draft.foreign
        )
        self._keeper.bring_back(draft)
        self._keeper.take_over(found, document)
        self.offer(rest)


def _words(draft: Draft) -> str:
    problem, when = draft.problem, moment_words(draft.written_at)
    name = problem.title or problem.credits.caption_authors()
    statement = task_and_men(problem)
    return fill(
        tr("Unsaved work of %1 was found: %2."),
        when,
        f"{name}, {statement}" if name else statement,
    )
