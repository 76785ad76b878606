# SPDX-License-Identifier: GPL-3.0-or-later
"""Undoing what an operation has changed; what that changes can be undone in turn."""

from __future__ import annotations

from typing import TypeGuard

from composer.library.access.store import Library
from composer.library.arriving.arrivals import Imported, bring_back, take_back
from composer.library.arriving.links import LinkDropped, bring_link_back, drop_link
from composer.library.changes.arranging import Arranged, arrange
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
from composer.library.changes.describing import Described, take_description_back
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
from composer.library.records.values import Version

Undoable = (
    Saved
    | Chosen
    | Noted
    | Deleted
    | Restored
    | Imported
    | LinkDropped
    | CollectionMade
    | CollectionDropped
    | CollectionRenamed
    | SearchChanged
    | Gathered
    | TakenOut
    | KeywordAdded
    | KeywordDropped
    | Described
    | Arranged
    | Joined
    | Separated
    | PersonRenamed
    | PersonClaimed
)
"""The changes that can be undone; emptying the bin cannot."""


def can_undo(change: object) -> TypeGuard[Undoable]:
    """Return whether a change can be undone."""
    return isinstance(change, Undoable)


def undo(library: Library, change: object) -> object:
    """Take a change back and return what that has changed, so that it can be done again.

    Nothing that was saved is lost by it: a new problem goes to the bin, a new version stays
    beside the one that becomes current again, and what saving took out of the bin stays out.

    Raises:
        TypeError: it is no change, or one that cannot be undone (see `can_undo`).
        LibraryFault: what it changed is no longer there, or the file cannot be written.
    """
    match change:
        case Saved(replaced=Version() as replaced):
            return put_back(library, replaced)
        case Saved(before=int() as before):
            return choose_version(library, change.record_id, before)
        case Saved():
            return delete_records(library, (change.record_id,))
        case Chosen():
            return choose_version(library, change.record_id, change.before)
        case Noted():
            return note_version(library, change.version_id, change.before)
        case Deleted():
            return restore_records(library, change.ids)
        case Restored():
            return delete_records(library, change.ids)
        case Imported(is_there=True):
            return take_back(library, change.intake_id)
        case Imported():
            return bring_back(library, change)
        case LinkDropped(is_there=True):
            return drop_link(library, change.link)
        case LinkDropped():
            return bring_link_back(library, change.link)
        case KeywordAdded():
            return drop_keyword(library, change.ids, change.word)
        case KeywordDropped():
            return bring_keyword_back(library, change)
        case Described():
            return take_description_back(library, change)
        case Joined():
            return separate_again(library, change)
        case Separated():
            others = (other.person_id for other in change.others)
            return join_people(library, change.person_id, others, change.by_itself)
        case PersonRenamed():
            return rename_person(library, change.person_id, change.before, change.was_named)
        case PersonClaimed():
            return claim_person(library, change.person_id, change.before)
    return _undo_in_collections(library, change)


def _undo_in_collections(library: Library, change: object) -> object:
    match change:
        case CollectionMade():
            return drop_collection(library, change.collection_id)
        case CollectionDropped():
            return bring_back_collection(library, change)
        case CollectionRenamed():
            return name_back(library, change)
        case SearchChanged():
            return change_search(library, change.collection_id, change.before)
        case Gathered():
            return take_from_collection(library, change.collection_id, change.ids)
        case TakenOut():
            return bring_members_back(library, change.collection_id, change.members, change.items)
        case Arranged():
            return arrange(library, change.collection_id, change.before)
    raise TypeError(f"expected a change that can be undone, got {type(change).__name__}")
