# SPDX-License-Identifier: GPL-3.0-or-later
"""What was open when the program ended: the tabs, the one in front, the view, the query.

It stands in a small file beside the drafts. Unsaved work is in the drafts and only named here,
so that a file that is lost or damaged loses no work: its drafts are offered one by one.
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Final

from composer.files.beside import place_new, write_beside
from composer.formats.objects.problemobject import Json, json_text, problem_object
from composer.library.records.problemform import ProblemFormError, parse_json, problem_from_object
from composer.problem.problem import Problem

FILE: Final = "sitting.json"
_FORM: Final = 1
_LONGEST: Final = 4 << 20  # bytes; far beyond any number of tabs one can work with
_MOST_TABS: Final = 200
_MOST_ASIDE: Final = 1000


@dataclass(frozen=True, slots=True)
class Tab:
    """A tab; one with nothing in it had an empty board.

    Attributes:
        draft: the name of the file of its unsaved work, if it had any.
        record_id: the record of the library that was in it.
        version_id: the version of that.
        problem: what was in it, where that is kept nowhere and yet counts as saved.
    """

    draft: str | None = None
    record_id: int | None = None
    version_id: int | None = None
    problem: Problem | None = None

    @property
    def is_blank(self) -> bool:
        """Whether its board was empty."""
        return self == Tab()


@dataclass(frozen=True, slots=True)
class SavedSession:
    """What was open.

    Attributes:
        tabs: the tabs in their order.
        front: the place of the one in front.
        library: the library that records are numbers of.
        shows_library: whether the library had the window.
        query: the query in the library.
    """

    tabs: tuple[Tab, ...] = ()
    front: int = 0
    library: Path | None = None
    shows_library: bool = False
    query: str = ""


def write_session(folder: Path, session: SavedSession) -> None:
    """Write down what is open, in place of what was written before.

    Raises:
        OSError: it cannot be written; what was written before is still there.
    """
    write_beside(folder / FILE, f"{json_text(_object(session))}\n".encode())


def read_session(folder: Path) -> SavedSession | None:
    """Return what was open; None where nothing is written, or nothing that can be read."""
    path = folder / FILE
    try:
        if path.stat().st_size > _LONGEST:
            return None
        return _from_object(parse_json(path.read_text("utf-8")))
    except (OSError, ValueError, OverflowError):
        return None


def set_aside(folder: Path) -> Path | None:
    """Let a file that cannot be read have another name, so that none is written in its place.

    Returns:
        where it is now; None where there is none.

    Raises:
        OSError: it cannot be renamed.
    """
    path = folder / FILE
    for number in range(1, _MOST_ASIDE):
        aside = path.with_suffix(f".unread-{number}.json")
        try:
            place_new(path, aside)
        except FileNotFoundError:
            return None
        except FileExistsError:
            continue
        return aside
    raise FileExistsError(path)


def _object(session: SavedSession) -> Json:
    return {
        "form": _FORM,
        "library": None if session.library is None else str(session.library),
        "front": session.front,
        "shows_library": session.shows_library,
        "query": session.query,
        "tabs": [_tab_object(tab) for tab in session.tabs[:_MOST_TABS]],
    }


def _tab_object(tab: Tab) -> Json:
    values: Json = {
        "draft": tab.draft,
        "record_id": tab.record_id,
        "version_id": tab.version_id,
        "problem": None if tab.problem is None else problem_object(tab.problem),
    }
    return {name: value for name, value in values.items() if value is not None}


def _from_object(form: object) -> SavedSession:
    if not isinstance(form, dict) or form.get("form") != _FORM:
        raise ProblemFormError(f"expected a session of form {_FORM}")
    tabs, query, library = form.get("tabs"), form.get("query", ""), form.get("library")
    if not isinstance(tabs, list) or not isinstance(query, str):
        raise ProblemFormError("expected tabs and a query")
    if not (library is None or isinstance(library, str)):
        raise ProblemFormError("expected the library as text")
    return SavedSession(
        tabs=tuple(_tab(tab) for tab in tabs[:_MOST_TABS]),
        front=_number(form, "front") or 0,
        library=None if library is None else Path(library),
        shows_library=form.get("shows_library") is True,
        query=query,
    )


def _tab(form: object) -> Tab:
    if not isinstance(form, dict):
        raise ProblemFormError("expected a tab")
    draft, problem = form.get("draft"), form.get("problem")
    if not (draft is None or isinstance(draft, str)):
        raise ProblemFormError("expected the name of a draft")
    return Tab(
        draft=draft,
        record_id=_number(form, "record_id"),
        version_id=_number(form, "version_id"),
        problem=None if problem is None else problem_from_object(problem),
    )


def _number(form: Json, name: str) -> int | None:
    value = form.get(name)
    if value is None or (isinstance(value, int) and not isinstance(value, bool)):
        return value
    raise ProblemFormError(f"{name}: expected a number")
