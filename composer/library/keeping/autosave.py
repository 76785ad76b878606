# SPDX-License-Identifier: GPL-3.0-or-later
"""Drafts of unsaved work: what a killed program had on its board is offered again.

Each running program has one draft file of its own in a common folder, and holds a lock for
as long as it lives. A draft whose program is dead may be claimed by one other program; it
stays on the disk until that one discards it.
"""

from __future__ import annotations

import time
import uuid
from collections.abc import Container
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from pathlib import Path
from types import TracebackType
from typing import Final, Self

from composer.files.beside import write_beside
from composer.files.places import absolute
from composer.files.sessionlock import SessionLock
from composer.formats.objects.problemobject import Json, json_text, problem_object
from composer.library.changes.remembered import Memory, memory_from_object, memory_object
from composer.library.file.faults import LibraryFault
from composer.library.records.problemform import ProblemFormError, parse_json, problem_from_object
from composer.problem.problem import Problem
from composer.said.sentence import Template, said

_FORM: Final = 1
_LONGEST: Final = 4 << 20  # bytes; far beyond any problem
_SUFFIX: Final = ".draft.json"
_STALE: Final = 24 * 3600  # seconds
_ALSO: Final = f"games/*{_SUFFIX}"  # where earlier versions kept drafts of games


class DraftsUnwritable(LibraryFault):
    """Unsaved work cannot be kept in its folder."""

    sentence = Template(
        "Unsaved work cannot be kept safe: "
        "the folder {path} cannot be written, or its disk is full."
    )


@dataclass(frozen=True, slots=True)
class Draft:
    """Unsaved work.

    Attributes:
        problem: what is on the board.
        library: the library it belongs to, if any.
        record_id: its record there; None for a problem that was never saved.
        version_id: the version it was made from.
        written_at: when it was kept, in UTC.
        memory: the sound positions that were met.
        foreign: the problem that the work began with, where that is not the user's own.
    """

    problem: Problem
    library: Path | None = None
    record_id: int | None = None
    version_id: int | None = None
    written_at: datetime = datetime(1970, 1, 1, tzinfo=UTC)
    memory: Memory = ()
    foreign: Problem | None = None


@dataclass(frozen=True, slots=True)
class FoundDraft:
    """A draft that a dead program left behind; it is claimed for the reader.

    Attributes:
        path: its file.
        draft: the unsaved work; None if the file is damaged.
        complaint: what is wrong with a damaged file, in a sentence; else empty.
    """

    path: Path
    draft: Draft | None
    complaint: str = ""


class DraftStore:
    """One program's place in the folder of drafts.

    Attributes:
        directory: the folder.
        path: the file of this program's own draft; it is there only while work is unsaved.
    """

    def __init__(self, directory: Path, name: str, lock: SessionLock) -> None:
        self.directory = directory
        self.path = directory / f"{name}{_SUFFIX}"
        self._lock = lock
        self._claims: dict[Path, SessionLock] = {}

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()

    @classmethod
    def open(cls, directory: Path | str) -> DraftStore:
        """Take a place in the folder, which is made if need be.

        Raises:
            DraftsUnwritable: the folder cannot be written.
        """
        directory = absolute(directory)
        name = uuid.uuid4().hex
        try:
            directory.mkdir(parents=True, exist_ok=True)
            lock = SessionLock.take(_lock_file(directory / f"{name}{_SUFFIX}"))
        except OSError as error:
            raise DraftsUnwritable(directory, str(error)) from error
        if lock is None:
            raise DraftsUnwritable(directory, "a lock that nobody else knows is taken")
        return cls(directory, name, lock)

    def close(self) -> None:
        """Give up the place. Claimed drafts that were not discarded can be claimed again.

        This program's own draft stays too: discard it first when nothing is unsaved.
        """
        for lock in (self._lock, *self._claims.values()):
            lock.release()
        self._claims.clear()

    def write_draft(self, draft: Draft) -> Draft:
        """Keep the unsaved work in place of what was kept before; return it with its time.

        Raises:
            DraftsUnwritable: it cannot be written; the draft before it is still there.
        """
        stamped = replace(draft, written_at=datetime.now(UTC))
        try:
            write_beside(self.path, f"{json_text(_draft_object(stamped))}\n".encode())
        except OSError as error:
            raise DraftsUnwritable(self.directory, str(error)) from error
        return stamped

    def discard_draft(self, path: Path | None = None) -> None:
        """Remove this program's draft, or one it has claimed: it is saved, or not wanted.

        Raises:
            DraftsUnwritable: the file does not let itself be removed.
            ValueError: the draft is neither this program's nor claimed by it.
        """
        path = self.path if path is None else path
        if path != self.path and path not in self._claims:
            raise ValueError(f"expected a draft that was claimed, got {path}")
        try:
            path.unlink(missing_ok=True)
        except OSError as error:
            raise DraftsUnwritable(self.directory, str(error)) from error
        if path in self._claims:
            self._claims.pop(path).release()

    def hand_over(self, path: Path) -> DraftStore:
        """Return the place of a draft that was claimed: it goes on there as if it had lived.

        Its file keeps its name, so that who knows it by that finds it whenever a program dies.

        Raises:
            ValueError: it was not claimed.
        """
        if path not in self._claims:
            raise ValueError(f"expected a draft that was claimed, got {path}")
        return DraftStore(path.parent, path.name.removesuffix(_SUFFIX), self._claims.pop(path))

    def read_drafts(self, known: Container[Path] = ()) -> tuple[FoundDraft, ...]:
        """Claim and return the drafts of dead programs, the newest first.

        A damaged draft is returned with a complaint, never raised. Drafts of living programs,
        and those that another program has claimed, are left alone.

        Args:
            known: drafts that are not to be returned again.
        """
        found = []
        for path in sorted((*self.directory.glob(f"*{_SUFFIX}"), *self.directory.glob(_ALSO))):
            if path == self.path or path in known:
                continue
            if not (path in self._claims or self._claim(path)):
                continue
            if path.exists():
                found.append(_read(path))
            else:  # discarded by the program that had claimed it, while we looked
                self._claims.pop(path).release()
        self._tidy()
        return tuple(sorted(found, key=_age))

    def _claim(self, path: Path) -> bool:
        try:
            lock = SessionLock.take(_lock_file(path))
        except OSError:
            return False  # the lock cannot be looked at, so its program may be alive
        if lock is None:
            return False
        self._claims[path] = lock
        return True

    def _tidy(self) -> None:
        """Remove what dead programs left that had no unsaved work.

        Only old locks are looked at: a young one may be that of a program just starting.
        """
        for path in self.directory.glob("*.draft.lock"):
            try:
                old = time.time() - path.stat().st_mtime > _STALE
                alone = not path.with_suffix(".json").exists()
                lock = SessionLock.take(path) if old and alone else None
            except OSError:
                continue
            if lock is not None:
                lock.release()


def _lock_file(draft: Path) -> Path:
    return draft.with_suffix(".lock")


def _age(found: FoundDraft) -> float:
    return 0.0 if found.draft is None else -found.draft.written_at.timestamp()


def _read(path: Path) -> FoundDraft:
    try:
        if path.stat().st_size > _LONGEST:
            raise ProblemFormError(said("the file is longer than {most} bytes", most=_LONGEST))
        return FoundDraft(path, _draft_from_object(parse_json(path.read_text("utf-8"))))
    except (OSError, ValueError, OverflowError) as error:
        return FoundDraft(path, None, f"The unsaved work in {path} cannot be read: {error}.")


def _draft_object(draft: Draft) -> Json:
    return {
        "form": _FORM,
        "problem": problem_object(draft.problem),
        "library": None if draft.library is None else str(draft.library),
        "record_id": draft.record_id,
        "version_id": draft.version_id,
        "written_at": draft.written_at.isoformat(),
        "memory": memory_object(draft.memory),
        "foreign": None if draft.foreign is None else problem_object(draft.foreign),
    }


def _draft_from_object(form: object) -> Draft:
    if not isinstance(form, dict) or form.get("form") != _FORM:
        raise ProblemFormError(said("expected a draft of form {form}", form=_FORM))
    library = form.get("library")
    written_at, foreign = form.get("written_at"), form.get("foreign")
    if not (library is None or isinstance(library, str)) or not isinstance(written_at, str):
        raise ProblemFormError(said("expected the library and the time as text"))
    return Draft(
        problem=problem_from_object(form.get("problem")),
        library=None if library is None else Path(library),
        record_id=_number(form, "record_id"),
        version_id=_number(form, "version_id"),
        written_at=datetime.fromisoformat(written_at).astimezone(UTC),
        memory=memory_from_object(form.get("memory", [])),
        foreign=None if foreign is None else problem_from_object(foreign),
    )


def _number(form: Json, name: str) -> int | None:
    value = form.get(name)
    if value is None or (isinstance(value, int) and not isinstance(value, bool)):
        return value
    raise ProblemFormError(said("{name}: expected a number", name=name))
