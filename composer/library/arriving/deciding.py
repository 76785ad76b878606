# SPDX-License-Identifier: GPL-3.0-or-later
"""Whether a problem that comes in is one that is there, or only has to do with it.

Two records are one problem only if the same is asked of the same position, with side to move,
castling, en passant and twins, and the people agree. What else has the same men, or is the
same position turned, is kept as a record of its own and linked.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, fields, replace

from composer.library.arriving.links import LinkKind
from composer.library.index.canonical import canonical_hash
from composer.library.index.indexing import folded
from composer.problem.credits import NO_CREDITS, Credits, given_first
from composer.problem.position import NO_CASTLING, Position, possible_castling
from composer.problem.problem import OtherGame, Problem
from composer.problem.stipulation import Stipulation
from composer.problem.task import Duplex, duplex_of
from composer.problem.twins import Twin

Persons = Callable[[tuple[str, ...]], frozenset[object]]
"""Returns who some authors are: the same value for one person in whatever known spelling."""

Request = tuple[Position, Stipulation, tuple[Twin, ...], str, Duplex, OtherGame | None]
"""What is asked of a position, with its twins and what is written of twins not understood.

Of a game that is no chess all of that stands in the last.
"""


@dataclass(frozen=True, slots=True)
class Candidate:
    """A record that is there and may be the same.

    Attributes:
        record_id: the record.
        version_id: its current version.
        problem: what that holds.
        is_composed: whether it was composed here, and is not somebody else's for being unsigned.
        text: what the version holds, as it is kept.
    """

    record_id: int
    version_id: int
    problem: Problem
    is_composed: bool = False
    text: str = ""


@dataclass(frozen=True, slots=True)
class Relation:
    """What a problem that comes in has to do with a record that is there.

    Attributes:
        candidate: the record.
        kind: what the new one is to it.
        backward: whether it is the record that is so to the new one.
    """

    candidate: Candidate
    kind: LinkKind
    backward: bool = False


@dataclass(frozen=True, slots=True)
class Decision:
    """What is to be done with a problem that comes in.

    Attributes:
        same: the record that it is; None for a new one.
        links: what a new one has to do with records that are there.
    """

    same: Candidate | None = None
    links: tuple[Relation, ...] = ()


def decide(come: Problem, candidates: Iterable[Candidate], persons: Persons) -> Decision:
    """Decide on a problem that comes in; the first record that it is counts."""
    links: list[Relation] = []
    for candidate in candidates:
        if is_same(candidate, come, persons):
            return Decision(candidate)
        relation = _relation(candidate, come, persons)
        if relation is not None:
            links.append(relation)
    return Decision(None, tuple(links))


def is_same(candidate: Candidate, come: Problem, persons: Persons) -> bool:
    """Return whether a problem is the one that a record holds."""
    kept = candidate.problem
    if not _has_same_task(kept, come):
        return False
    one, other = kept.credits, come.credits
    if one == other or other == NO_CREDITS:
        return True
    if one == NO_CREDITS:
        return not candidate.is_composed
    if not one.authors and not other.authors:
        return _contradicts_nothing(one, other)
    return persons(one.authors) == persons(other.authors)


def related_hashes(position: Position, canonical: int) -> tuple[int, ...]:
    """Return the hashes under which records lie that may have to do with a position.

    Args:
        position: the position.
        canonical: its own hash.
    """
    plain = replace(position, castling=NO_CASTLING, en_passant=None)
    found = [canonical]
    if plain != position:
        found.append(canonical_hash(plain))
    home = possible_castling(plain.board)
    if home and (rights := replace(plain, castling=home)) != position:
        found.append(canonical_hash(rights))
    return tuple(dict.fromkeys(found))


def request_of(problem: Problem) -> Request:
    """Return what a problem asks, and of which position; equal for no two that ask other things."""
    asked = problem.position, problem.stipulation, problem.twins, problem.extra("twins")
    return *asked, duplex_of(problem), problem.game


def _has_same_task(kept: Problem, come: Problem) -> bool:
    return request_of(kept) == request_of(come)


def _contradicts_nothing(one: Credits, other: Credits) -> bool:
    return all(
        not (mine := getattr(one, field.name))
        or not (theirs := getattr(other, field.name))
        or mine == theirs
        for field in fields(Credits)
    )


def _relation(candidate: Candidate, come: Problem, persons: Persons) -> Relation | None:
    """Return what a problem that comes in is to one that is there; None if nothing."""
    kept = candidate.problem
    if kept.position.board != come.position.board:
        return Relation(candidate, LinkKind.TURNED) if _may_be_turned(kept, come) else None
    people = persons(kept.credits.authors)
    if people and people == persons(come.credits.authors):
        return Relation(candidate, LinkKind.VERSION)
    first, second = kept.credits.year, come.credits.year
    if (
        _has_same_task(kept, come)
        and _are_certainly_others(kept.credits, come.credits)
        and first is not None
        and second is not None
        and first != second
    ):
        return Relation(candidate, LinkKind.ANTICIPATED, backward=second < first)
    return Relation(candidate, LinkKind.SAME)


def _may_be_turned(kept: Problem, come: Problem) -> bool:
    """Return whether turning the board changes nothing: the task is forward play that we solve.

    That pawns, castling and en passant allow it follows from both lying under one hash.
    """
    if kept.game is not None or come.game is not None:
        return False
    if kept.twins or come.twins or kept.extra("twins") or come.extra("twins"):
        return False
    if kept.position.castling or come.position.castling:
        return False
    asked = kept.stipulation
    return asked == come.stipulation and asked.is_direct and not asked.in_words


def _are_certainly_others(kept: Credits, come: Credits) -> bool:
    """Return whether no name of the one can be a form of a name of the other.

    Names that share a word may be one person's: nothing is said then. Nor is it of names in
    different scripts.
    """
    one, other = set(_words(kept.authors)), set(_words(come.authors))
    if not one or not other or one & other:
        return False
    return all(map(str.isascii, one)) == all(map(str.isascii, other))


def _words(authors: tuple[str, ...]) -> Iterator[str]:
    for author in authors:
        yield from (
            word for word in folded(given_first(author)).replace(".", " ").split() if len(word) > 1
        )
