# SPDX-License-Identifier: GPL-3.0-or-later
"""Problems that a page kept while the studio was out of reach, brought into the library.

Nothing is lost or written over by it: what was changed at the desk meanwhile stays, and what the
page made of it stands beside it, as a version or as a problem of its own. A problem that is there
already is not added again, so one that is brought twice, as after an answer that got lost, does no
harm.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from composer.library.access.reading import load
from composer.library.access.store import Library
from composer.library.arriving.candidates import asked_alike
from composer.library.changes.operations import Saved
from composer.library.file.faults import RecordMissing
from composer.problem.problem import Problem
from composer.said.sentence import Sentence, Template, joined, said
from composer.studio.saving import NOWHERE, RecordPlace, save_beside, save_in_place
from composer.web.collection import is_home, saved_told
from composer.web.request import Json, Kept

_THERE: Final = Template("No. {number} of the library is the same problem: nothing was added.")
_SAID: Final = {
    "place": Template("Brought home: saved as no. {number}."),
    "version": Template(
        "Brought home as a new version of no. {number}, which had been changed at the desk."
    ),
    "beside": Template("Brought home as a new version of no. {number}."),
    "new": Template("Brought home as a new problem, no. {number}."),
    "strayed": Template(
        "Brought home as a new problem, no. {number}: what it was made from is not in this library."
    ),
}


@dataclass(frozen=True, slots=True)
class Brought:
    """What became of a problem.

    Attributes:
        how: `there` (it was, already), `place` (saved where it was opened from), `version`,
            `beside` (a version, as it was asked for), `new`, or `strayed` (new, since where it was
            opened from is not in this library).
        record: the number of its record.
        version: that of its version there.
        told: the problem and its place, as a page is told them.
        alike: other records that ask the same of the same position.
    """

    how: str
    record: int
    version: int
    told: Json
    alike: tuple[int, ...] = ()

    @property
    def sentence(self) -> Sentence:
        """It in one sentence, or two."""
        number = str(self.record)
        found = (_SAID.get(self.how) or _THERE).said(number=number)
        if not self.alike:
            return found
        return said(
            "{what} The same position is in the library, too: no. {numbers}.",
            what=found,
            numbers=joined(str(number) for number in self.alike),
        )


def bring(library: Library, problem: Problem, kept: Kept, *, beside: bool = False) -> Brought:
    """Bring a problem into the library.

    Args:
        library: the library.
        problem: what the page has made.
        kept: where it was opened from, with what was kept there then.
        beside: whether it was saved as a version of its own.

    Raises:
        LibraryFault: it could not be saved.
    """
    alike = asked_alike(library, problem)
    for candidate in alike:
        if candidate.problem == problem:
            return Brought(
                "there",
                candidate.record_id,
                candidate.version_id,
                _told(library, candidate.record_id),
            )
    own = _is_own(library, kept.place) if is_home(library, kept) else None
    place = NOWHERE if own is None else kept.place
    foreign = kept.known if own is False else None
    save = save_beside if beside else save_in_place
    done = save(library, place, problem, None, kept.known, foreign)
    told = saved_told(library, done)
    how = str(told.pop("how"))
    if how == "version" and beside:
        how = "beside"
    if how == "new" and kept.place.record_id is not None and place is NOWHERE:
        how = "strayed"
    others = tuple(
        candidate.record_id for candidate in alike if candidate.record_id != done.record_id
    )
    return Brought(how, done.record_id, done.version_id, told, others)


def _is_own(library: Library, place: RecordPlace) -> bool | None:
    """Tell whether a record is the user's own; None where it has gone."""
    assert place.record_id is not None
    try:
        return load(library, place.record_id).is_own
    except RecordMissing:
        return None


def _told(library: Library, record: int) -> Json:
    told = saved_told(library, Saved(record, load(library, record).version_id))
    return {name: told[name] for name in ("problem", "place")}
