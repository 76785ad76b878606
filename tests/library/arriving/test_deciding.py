# SPDX-License-Identifier: GPL-3.0-or-later
"""What is one problem, what only has to do with another, and what not even that."""

from __future__ import annotations

from dataclasses import replace

from cases import every

from composer.library.arriving.deciding import Candidate, decide, related_hashes
from composer.library.arriving.links import LinkKind
from composer.library.index.canonical import canonical_hash
from composer.library.index.indexing import spelling_key
from composer.problem.credits import NO_CREDITS, Credits
from composer.problem.edits import transform
from composer.problem.fen import parse_fen
from composer.problem.problem import Problem
from composer.problem.squares import Symmetry
from composer.problem.stipulation import parse_stipulation, stipulation_in_words
from composer.problem.twintext import parse_twin

SMITH, DOE = Credits(("Smith, Ann",), "BCM", "1925"), Credits(("Doe, Jo",), "Schach", "1950")
PAWNLESS = Problem(parse_fen("8/8/8/8/8/1K6/3R4/k7 w - - 0 1"), parse_stipulation("#2"), SMITH)
WITH_PAWNS = replace(PAWNLESS, position=parse_fen("8/8/8/8/8/1K6/P2R4/k7 w - - 0 1"))
CASTLING = replace(PAWNLESS, position=parse_fen("8/8/8/8/8/8/k7/4K2R w K - 0 1"))


def persons(authors: tuple[str, ...]) -> frozenset[object]:
    """Two spellings are known to be one person's; all others stand for themselves."""
    known = {"a smith": 1, "ann smith": 1}
    keys = map(spelling_key, authors)
    return frozenset(known.get(key, key) for key in keys)


def relation(kept: Problem, come: Problem, composed: bool = False) -> object:
    """`same`, or what the one that comes is to the one that is there."""
    decision = decide(come, [Candidate(1, 1, kept, composed)], persons)
    if decision.same is not None:
        return "same"
    (link,) = decision.links or (None,)
    return None if link is None else (link.kind, link.backward) if link.backward else link.kind


def turned(problem: Problem, symmetry: Symmetry = Symmetry.MIRROR_FILES) -> Problem:
    return replace(problem, position=transform(problem.position, symmetry))


def by(problem: Problem, credits: Credits) -> Problem:
    return replace(problem, credits=credits)


@every(
    "credits, expected",
    [
        (SMITH, "same"),
        (Credits(("Ann Smith",), "Book", "1960"), "same"),
        (Credits(("A. Smith",)), "same"),  # known to be one person
        (Credits(("A. B. Smith",)), LinkKind.SAME),  # may be another
        (Credits(("Smith, Ann", "Doe, Jo")), LinkKind.SAME),
        (DOE, LinkKind.ANTICIPATED),
        (replace(DOE, date="1900"), (LinkKind.ANTICIPATED, True)),
        (replace(DOE, date=""), LinkKind.SAME),
        (replace(DOE, date="1925"), LinkKind.SAME),
        (Credits(("Доу, Джо",), "", "1950"), LinkKind.SAME),  # nobody knows who that is
        (Credits(("Doe, Ann",), "", "1950"), LinkKind.SAME),  # she may have married
        (NO_CREDITS, "same"),
        (Credits(source="The Field"), LinkKind.SAME),
    ],
)
def test_people_must_agree(credits: Credits, expected: object) -> None:
    assert relation(PAWNLESS, by(PAWNLESS, credits)) == expected


def test_who_signs_nothing_is_joined_only_where_nothing_is_told_against_it() -> None:
    unsigned = by(PAWNLESS, NO_CREDITS)
    assert relation(unsigned, PAWNLESS) == "same"
    assert relation(unsigned, PAWNLESS, composed=True) == LinkKind.SAME  # the user's own
    assert relation(unsigned, unsigned, composed=True) == "same"
    field, other = Credits(source="The Field"), Credits(source="The Sun")
    assert relation(by(PAWNLESS, field), by(PAWNLESS, replace(field, date="1880"))) == "same"
    assert relation(by(PAWNLESS, field), by(PAWNLESS, other)) == LinkKind.SAME


@every(
    "come",
    [
        replace(PAWNLESS, stipulation=parse_stipulation("#3")),
        replace(PAWNLESS, stipulation=parse_stipulation("h#2")),
        replace(PAWNLESS, stipulation=stipulation_in_words("#2 (Circe)")),
        replace(PAWNLESS, twins=(parse_twin("b", "Rotate 90"),)),
        replace(PAWNLESS, extras=(("twins", "b) something"),)),
        replace(PAWNLESS, position=parse_fen("8/8/8/8/8/1K6/3R4/k7 b - - 0 1")),
    ],
)
def test_what_is_asked_must_agree(come: Problem) -> None:
    assert relation(PAWNLESS, come) == LinkKind.VERSION
    assert relation(PAWNLESS, by(come, DOE)) == LinkKind.SAME
    assert relation(come, come) == "same"


def test_rights_are_part_of_the_position() -> None:
    without = replace(CASTLING, position=replace(CASTLING.position, castling=frozenset()))
    assert relation(CASTLING, without) == LinkKind.VERSION
    for one, other in ((CASTLING, without), (without, CASTLING)):
        hashes = related_hashes(one.position, canonical_hash(one.position))
        assert canonical_hash(other.position) in hashes
    passed = parse_fen("8/8/8/3pP3/8/1K6/8/k7 w - d6 0 1")
    plain = replace(passed, en_passant=None)
    assert canonical_hash(plain) in related_hashes(passed, canonical_hash(passed))


@every("credits", [SMITH, DOE])
def test_a_turned_board_is_linked_where_what_is_asked_is_solved_here(credits: Credits) -> None:
    come = by(turned(PAWNLESS, Symmetry.ROTATE_90), credits)
    assert relation(PAWNLESS, come) == LinkKind.TURNED
    assert relation(WITH_PAWNS, by(turned(WITH_PAWNS), credits)) == LinkKind.TURNED
    for asked in (parse_stipulation("h#2"), stipulation_in_words("Last move?")):
        one = replace(PAWNLESS, stipulation=asked)
        assert relation(one, by(turned(one), credits)) is None
    assert relation(PAWNLESS, replace(come, stipulation=parse_stipulation("#3"))) is None
    twinned = replace(come, twins=(parse_twin("b", "Rotate 90"),))
    assert relation(PAWNLESS, twinned) is None


def test_a_right_to_castle_lets_no_board_be_turned() -> None:
    mirrored = turned(CASTLING)
    hashes = related_hashes(mirrored.position, canonical_hash(mirrored.position))
    assert canonical_hash(CASTLING.position) not in hashes
    assert relation(CASTLING, mirrored) is None


def test_the_one_that_is_the_same_counts_whatever_comes_before() -> None:
    others = [Candidate(n, n, by(PAWNLESS, DOE)) for n in (1, 2)]
    decision = decide(PAWNLESS, [*others, Candidate(3, 3, PAWNLESS)], persons)
    assert decision.same is not None
    assert decision.same.record_id == 3
    assert decision.links == ()
