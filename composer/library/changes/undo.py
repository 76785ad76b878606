# SPDX-License-Identifier: GPL-3.0-or-later
"""Undoing what an operation has changed; what that changes can be undone in turn."""

from __future__ import annotations

from functools import singledispatch

from composer.library.access.store import Library
from composer.library.arriving.arrivals import Imported, bring_back, take_back
from composer.library.arriving.links import LinkDropped, bring_link_back, drop_link
from composer.library.changes.collections import (
    CollectionDropped,
    CollectionMade,
    CollectionRenamed,
    Gathered,
    SearchChanged,
    TakenOut,
    bring_back_collection,
    bring_members_back,
    change_search,
    drop_collection,
    name_back,
    take_from_collection,
)
from composer.library.changes.keywords import (
    KeywordAdded,
    KeywordDropped,
    bring_keyword_back,
    drop_keyword,
)
from composer.library.changes.operations import (
    Chosen,
    Deleted,
    Noted,
    Restored,
    Saved,
    choose_version,
    delete_records,
    note_version,
    put_back,
    restore_records,
)
from composer.library.people.people import (
    Joined,
    PersonClaimed,
    PersonRenamed,
    Separated,
    claim_person,
    join_people,
    rename_person,
    separate_again,
)


def undo(library: Library, change: object) -> object:
    """Take a change back and return what that has changed, so that it can be done again.

    Nothing that was saved is lost by it: a new problem goes to the bin, a new version stays
    beside the one that becomes current again, and what saving took out of the bin stays out.

    Raises:
        TypeError: it is no change, or one that cannot be undone (see `can_undo`).
        LibraryFault: what it changed is no longer there, or the file cannot be written.
    """
    return _undo(change, library)


def can_undo(change: object) -> bool:
    """Return whether a change can be undone; emptying the bin cannot."""
    return _undo.dispatch(type(change)) is not _undo.dispatch(object)


@singledispatch
def _undo(change: object, library: Library) -> object:
    raise TypeError(f"expected a change that can be undone, got {type(change).__name__}")


@_undo.register
def _(change: Saved, library: Library) -> object:
    if change.replaced is not None:
        return put_back(library, change.replaced)
    if change.before is not None:
        return choose_version(library, change.record_id, change.before)
    return delete_records(library, (change.record_id,))


@_undo.register
def _(change: Chosen, library: Library) -> object:
    return choose_version(library, change.record_id, change.before)


@_undo.register
def _(change: Noted, library: Library) -> object:
    return note_version(library, change.version_id, change.before)


@_undo.register
def _(change: Deleted, library: Library) -> object:
    return restore_records(library, change.ids)


@_undo.register
def _(change: Restored, library: Library) -> object:
    return delete_records(library, change.ids)


@_undo.register
def _(change: Imported, library: Library) -> object:
    if change.is_there:
        return take_back(library, change.intake_id)
    return bring_back(library, change)


@_undo.register
def _(change: LinkDropped, library: Library) -> object:
    if change.is_there:
        return drop_link(library, change.link)
    return bring_link_back(library, change.link)


@_undo.register
def _(change: CollectionMade, library: Library) -> object:
    return drop_collection(library, change.collection_id)


@_undo.register
def _(change: CollectionDropped, library: Library) -> object:
    return bring_back_collection(library, change)


@_undo.register
def _(change: CollectionRenamed, library: Library) -> object:
    return name_back(library, change)


@_undo.register
def _(change: SearchChanged, library: Library) -> object:
    return change_search(library, change.collection_id, change.before)


@_undo.register
def _(change: Gathered, library: Library) -> object:
    return take_from_collection(library, change.collection_id, change.ids)


@_undo.register
def _(change: TakenOut, library: Library) -> object:
    return bring_members_back(library, change.collection_id, change.members)


@_undo.register
def _(change: KeywordAdded, library: Library) -> object:
    return drop_keyword(library, change.ids, change.word)


@_undo.register
def _(change: KeywordDropped, library: Library) -> object:
    return bring_keyword_back(library, change)


@_undo.register
def _(change: Joined, library: Library) -> object:
    return separate_again(library, change)


@_undo.register
def _(change: Separated, library: Library) -> object:
    others = (other.person_id for other in change.others)
    return join_people(library, change.person_id, others, change.by_itself)


@_undo.register
def _(change: PersonRenamed, library: Library) -> object:
    return rename_person(library, change.person_id, change.before, change.was_named)


@_undo.register
def _(change: PersonClaimed, library: Library) -> object:
    return claim_person(library, change.person_id, change.before)
