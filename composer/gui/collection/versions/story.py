# SPDX-License-Identifier: GPL-3.0-or-later
"""Saved versions and remembered positions as one story, in the strip and in the tree."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import replace
from string import ascii_lowercase

from PySide6.QtCore import QObject, QPoint, Qt, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QMenu, QWidget

from composer.analysis.themes.catalogue import theme_name
from composer.files.beside import write_beside
from composer.gui.collection.versions.opening import VersionWindow
from composer.gui.collection.versions.order import merged_versions
from composer.gui.collection.versions.strip import VersionMark, VersionsStrip
from composer.gui.documents.desk import Desk
from composer.gui.documents.soundpositions import Remembering
from composer.gui.documents.workbench import Workbench
from composer.gui.look.appearance import Appearance
from composer.gui.user.notices import Choice, NoticeBar
from composer.gui.user.prompts import Prompts
from composer.gui.words.language import fill, tr
from composer.gui.words.sentences import worded
from composer.library.changes.remembered import Remembered, bare, let_go, thinned
from composer.library.records.values import Version
from composer.problem.problem import Problem


class VersionStory(QObject):
    """Shows both kinds in one row by time; numbers below zero are those of remembered ones.

    Signals:
        changed: there are others, or another one is on the board.
    """

    changed = Signal()

    def __init__(
        self,
        appearance: Appearance,
        *,
        workbench: Workbench,
        desk: Desk,
        remembering: Remembering,
        strip: VersionsStrip,
        tree: VersionWindow,
        prompts: Prompts,
        notices: NoticeBar,
        window: QWidget,
    ) -> None:
        """Watch the document on the board.

        Args:
            appearance: how names and letters are written.
            workbench: has the problem in front.
            desk: knows the saved versions and opens them.
            remembering: knows the others.
            strip: shows all below the board.
            tree: shows all as a tree.
            prompts: asks for a name.
            notices: offers to undo.
            window: whose questions these are.
        """
        super().__init__(window)
        self._appearance = appearance
        self._workbench, self._desk, self._remembering = workbench, desk, remembering
        self._strip, self._tree, self._notices = strip, tree, notices
        self._prompts, self._window = prompts, window
        self._saved: tuple[Version, ...] = ()
        self._current_name, self._count = "", 0
        desk.versions_changed.connect(self._take_saved)
        workbench.opened.connect(lambda: self._take_saved(()))  # those of another problem
        remembering.changed.connect(self._show)
        appearance.writing_changed.connect(self._show)
        strip.version_chosen.connect(self._choose)
        strip.menu_requested.connect(self._show_menu)
        tree.version_chosen.connect(self._choose)
        tree.remembered_noted.connect(self._annotate)

    def versions(self) -> tuple[Version, ...]:
        """Return all, the oldest first; a position that was saved is not reported twice."""
        return merged_versions(self._saved, self._remembering.versions())

    def current(self) -> int | None:
        """Return the number of the one whose position is on the board; None for another."""
        workbench = self._workbench
        shown, place = bare(workbench.document.problem), workbench.document.place.version_id
        alike = [v.version_id for v in self.versions() if bare(v.problem) == shown]
        return place if place in alike or not alike else alike[-1]

    @property
    def current_name(self) -> str:
        """What the one on the board is called; empty for another."""
        return self._current_name

    @property
    def count(self) -> int:
        """How many there are."""
        return self._count

    def _take_saved(self, found: tuple[Version, ...]) -> None:
        self._saved = found
        self._show()

    def _show(self) -> None:
        versions, current = self.versions(), self.current()
        labels = labels_of(versions, self._unsound())
        marks = {-entry.number: self._mark(entry, labels) for entry in self._remembering.memory}
        for version in versions:
            marks.setdefault(version.version_id, VersionMark(label=labels[version.version_id]))
        self._strip.show_versions(versions, current, marks, let_go(self._remembering.memory))
        self._tree.take(versions, current, marks)
        self._count = sum(not marks[version.version_id].unsound for version in versions)
        named = (version for version in versions if version.version_id == current)
        self._current_name = "".join(self._name_of(version, versions) for version in named)
        self.changed.emit()

    def _unsound(self) -> set[int]:
        """Return the numbers of those that are remembered though they are not sound."""
        return {-entry.number for entry in self._remembering.memory if not entry.is_sound}

    def _mark(self, kept: Remembered, labels: Mapping[int, str]) -> VersionMark:
        flags = ", ".join(theme_name(theme, self._appearance.language) for theme in kept.themes)
        shown = -kept.number in labels  # one that was saved since is reported as a version
        label, unsound = labels.get(-kept.number, ""), shown and not kept.is_sound
        return VersionMark(kept.name, kept.pinned, flags, label, unsound)

    def _choose(self, version: Version) -> None:
        if version.version_id < 0:
            self._remembering.return_to(-version.version_id)
        else:
            name = self._name_of(version, self.versions())
            self._desk.go_to_version(version, name, self._is_kept)

    def _name_of(self, version: Version, versions: tuple[Version, ...]) -> str:
        """Return what a version is called: by its name, or by its number in strip and tree."""
        known = self._known(version)
        if known is not None and known.name:
            return known.name
        label = labels_of(versions, self._unsound()).get(version.version_id)
        if label is None:
            return tr("an earlier version")
        return fill(tr("version %1"), label.removeprefix(tr("v%1").replace("%1", "")))

    def _is_kept(self) -> bool:
        """Return whether what is on the board is remembered, and nothing else of it is unsaved."""
        workbench, here = self._workbench, self._remembering.here
        if here is None or workbench.document.saved is None:
            return False
        return same_but_for_position(workbench.document.saved, workbench.document.problem)

    def _shown(self) -> int | None:
        """Return the number of the one that is on the board as it is kept, without a change."""
        current, shown = self.current(), bare(self._workbench.document.problem)
        same = (version for version in self.versions() if version.version_id == current)
        return current if any(bare(version.problem) == shown for version in same) else None

    def _annotate(self, number: int, note: str) -> None:
        self._remembering.describe(-number, note=note)

    def _show_menu(self, version: Version, point: QPoint) -> None:
        """Offer what can be done with a version, or with a position that is remembered."""
        menu, known = QMenu(self._strip), self._known(version)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.addAction(tr("Back to it"), lambda: self._choose(version))
        compare = menu.addAction(tr("Compare with what is on the board"))
        compare.triggered.connect(lambda: self._compare(version))
        compare.setEnabled(self._shown() not in (None, version.version_id))
        menu.addSeparator()
        menu.addAction(tr("Write a note …"), lambda: self._write_note(version))
        if known is None:
            current = menu.addAction(tr("Let the library show this version"))
            current.triggered.connect(lambda: self._tree.make_current(version))
        else:
            words = tr("Keep it no longer for good") if known.pinned else tr("Keep it for good")
            menu.addAction(tr("Name it …"), lambda: self._name(version))
            menu.addAction(words, lambda: self._pin(version))
            menu.addAction(tr("Forget it"), lambda: self._forget(version))
            if not known.is_sound:
                self._add_of_branch(menu, known)
        menu.addSeparator()
        menu.addAction(tr("Copy the main steps"), self._copy_story)
        menu.addAction(tr("Save the story of the sitting …"), self._save_story)
        menu.popup(point)

    def _copy_story(self) -> None:
        """Copy the main steps as text."""
        from composer.studio.sittingstory import main_steps, story_text

        memory, here = self._remembering.memory, self._remembering.here
        steps = main_steps(memory, None if here is None else here.number)
        clipboard = QGuiApplication.clipboard()
        clipboard.setText(story_text(steps, self._appearance.letters, worded))

    def _save_story(self) -> None:
        """Write all positions as a page, as text or as JSON, by the end of the name."""
        from composer.studio.sittingstory import steps_of, story_html, story_object, story_text

        memory, letters = self._remembering.memory, self._appearance.letters
        steps, gone = steps_of(memory), let_go(memory)
        title = tr("Story of the sitting")
        kinds = "HTML (*.html);;Text (*.txt);;JSON (*.json)"
        path = self._prompts.save_file(self._window, title, "story.html", kinds)
        if path is None:
            return
        if path.suffix.lower() == ".json":
            text = json.dumps(story_object(steps, gone), ensure_ascii=False, indent=1) + "\n"
        elif path.suffix.lower() == ".txt":
            text = story_text(steps, letters, worded, gone)
        else:
            text = story_html(steps, title, letters, worded, gone)
        try:
            write_beside(path, text.encode())
        except OSError as error:
            self._notices.report(fill(tr("The file could not be written: %1"), str(error)))

    def _compare(self, version: Version) -> None:
        """Show a version beside the one on the board."""
        here = self._shown()
        if here is not None:
            self._tree.show((version.version_id, here))

    def _write_note(self, version: Version) -> None:
        note = self._prompts.text(self._window, tr("Note on the version"), tr("Note"), version.note)
        if note is not None and note != version.note:
            self._tree.note(version.version_id, note)

    def _known(self, version: Version) -> Remembered | None:
        memory = self._remembering.memory
        return next((entry for entry in memory if -entry.number == version.version_id), None)

    def _name(self, version: Version) -> None:
        known = self._known(version)
        if known is None:
            return
        title = tr("Name of the position")
        given = self._prompts.text(self._window, title, tr("Name"), known.name)
        if given is not None:
            self._remembering.describe(known.number, name=given)

    def _pin(self, version: Version) -> None:
        known = self._known(version)
        if known is not None:
            self._remembering.describe(known.number, pinned=not known.pinned)

    def _add_of_branch(self, menu: QMenu, known: Remembered) -> None:
        """Offer what can be done with unsound positions that follow one another."""
        remembering, memory = self._remembering, self._remembering.memory
        menu.addSeparator()
        thin = menu.addAction(tr("Keep only the last of these unsound ones"))
        thin.triggered.connect(
            lambda: self._drop(lambda: remembering.thin(known.number), tr("The run was thinned."))
        )
        thin.setEnabled(thinned(memory, known.number) != memory)
        gone = tr("The unsound branch was forgotten.")
        menu.addAction(
            tr("Forget this unsound branch"),
            lambda: self._drop(lambda: remembering.forget_branch(known.number), gone),
        )

    def _forget(self, version: Version) -> None:
        known = self._known(version)
        if known is not None:
            act, words = self._remembering.forget, tr("The position was forgotten.")
            self._drop(lambda: act(known.number), words)

    def _drop(self, act: Callable[[], None], words: str) -> None:
        """Forget something, and offer to take that back."""
        before, number = self._remembering.memory, self._workbench.document.number
        act()

        def undo() -> None:
            if self._workbench.document.number == number:
                self._remembering.bring_back(before)

        self._notices.report(words, (Choice(tr("Undo"), undo),), seconds=12)


def labels_of(versions: tuple[Version, ...], unsound: set[int]) -> dict[int, str]:
    """Return what versions are called by their place: `v1`, `v2`; unsound ones `v2a`, `v2b`.

    An unsound one is called after the last version before it that it comes from.
    """
    found: dict[int, str] = {}
    parents = {version.version_id: version.parent_id for version in versions}
    sound = [version.version_id for version in versions if version.version_id not in unsound]
    for place, number in enumerate(sound, start=1):
        found[number] = fill(tr("v%1"), place)
    taken: Counter[int | None] = Counter()
    for number in parents:
        if number in found:
            continue
        root, seen = parents[number], {number}
        while root in unsound and root not in seen:
            seen.add(root)
            root = parents.get(root)
        taken[root] += 1
        stem = found.get(root, "") if root is not None else ""
        found[number] = (stem or fill(tr("v%1"), 0)) + _letter(taken[root])
    return found


def _letter(place: int) -> str:
    """Return `a` to `z`, then `aa`, `ab` and so on."""
    place, last = divmod(place - 1, len(ascii_lowercase))
    return (_letter(place) if place else "") + ascii_lowercase[last]


def same_but_for_position(first: Problem, second: Problem) -> bool:
    """Return whether two problems differ in nothing but what is remembered of each."""
    parts = {name: getattr(second, name) for name in ("position", "stipulation", "twins", "game")}
    return second == replace(first, **parts)
