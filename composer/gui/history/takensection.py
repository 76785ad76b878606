# SPDX-License-Identifier: GPL-3.0-or-later
"""Men who were taken: who is missing, what pawns must have captured, who must be promoted."""

from __future__ import annotations

from typing import Final

from composer.gui.board.pictures import MenPictures
from composer.gui.history.factrow import Fact, Tone
from composer.gui.history.finding import Finding
from composer.gui.history.section import Section
from composer.gui.look.appearance import Appearance
from composer.gui.user.wording import side_name
from composer.gui.words.language import counted, fill, number_word, tr
from composer.gui.words.sentences import worded
from composer.problem.men import SIDES, Colour, Kind, Man
from composer.problem.named import kind_name
from composer.problem.position import Position
from composer.problem.squares import Square, square_name
from composer.retro.legality.telling import Evidence, SideEvidence

_FULL: Final = (
    (Kind.QUEEN, 1),
    (Kind.ROOK, 2),
    (Kind.BISHOP, 2),
    (Kind.KNIGHT, 2),
    (Kind.PAWN, 8),
)
_MEN: Final = 16


class TakenSection(Section):
    """A row a side for the men taken, one for what its pawns took, one for promoted men."""

    def __init__(self, appearance: Appearance, pictures: MenPictures) -> None:
        super().__init__(appearance, pictures, tr("Taken men"))

    def show_finding(self, finding: Finding) -> None:
        """Show who is missing in a position."""
        self.show_facts(taken_facts(finding.question.position, finding.evidence))


def taken_facts(position: Position, evidence: Evidence | None) -> tuple[Fact, ...]:
    """Return who is missing of each side, what pawns captured, who is promoted.

    Args:
        position: the men.
        evidence: what they tell of their past; None where nothing is known.
    """
    facts = [_missing(position, colour, evidence) for colour in SIDES]
    for colour in SIDES:
        if evidence is not None:
            side = evidence.of(colour)
            facts += [fact for fact in (_captures(position, side), _promoted(side)) if fact]
    return tuple(facts)


def _missing(position: Position, colour: Colour, evidence: Evidence | None) -> Fact:
    side, count = side_name(colour), _MEN - position.count(colour)
    if count <= 0:
        return Fact(fill(tr("%1: all men are there"), side), man=Man.of(colour, Kind.PAWN))
    title = counted(count, tr("%2: one man taken"), tr("%2: %1 men taken", "", count), side)
    lacking = _lacking(position, colour)
    words = fill(tr("Not on the board: %1."), ", ".join(lacking)) if lacking else ""
    home = () if evidence is None else evidence.of(colour).captured_home
    if home:
        words += " " + fill(tr("Taken where they stood at first: %1."), _names(home))
    return Fact(title, words.strip(), man=Man.of(colour, _first(position, colour)), squares=home)


def _captures(position: Position, side: SideEvidence) -> Fact | None:
    """Return what the pawns of a side have captured; None for nothing."""
    if not side.captures:
        return None
    name = side_name(side.colour)
    title = counted(
        side.captures,
        tr("%2’s pawns: at least one capture"),
        tr("%2’s pawns: at least %1 captures", "", side.captures),
        name,
    )
    parts = []
    if side.light:
        parts.append(fill(tr("on light squares at least %1"), number_word(side.light)))
    if side.dark:
        parts.append(fill(tr("on dark squares at least %1"), number_word(side.dark)))
    words = ", ".join(parts)
    words = f"{words[:1].upper()}{words[1:]}." if words else ""
    spare = side.victims - side.captures
    if spare == 0:
        words = (words + " " + tr("They took all that they can have taken.")).strip()
    pawns = position.squares_of(Man.of(side.colour, Kind.PAWN))
    tag = fill(tr("%1 of %2", "captures"), side.captures, side.victims)
    return Fact(title, words, tag, man=Man.of(side.colour, Kind.PAWN), squares=pawns)


def _promoted(side: SideEvidence) -> Fact | None:
    if not side.promoted:
        return None
    title = counted(
        len(side.promoted),
        tr("%2: one man is promoted"),
        tr("%2: %1 men are promoted", "", len(side.promoted)),
        side_name(side.colour),
    )
    return Fact(
        title, _names(side.promoted), tr("certain"), Tone.PLAIN, "up", squares=side.promoted
    )


def _lacking(position: Position, colour: Colour) -> list[str]:
    words = []
    for kind, full in _FULL:
        lacking = full - len(position.squares_of(Man.of(colour, kind)))
        name = worded(kind_name(kind))
        if lacking == 1:
            words.append(name)
        elif lacking > 1:
            words.append(fill(tr("%1 × %2"), name, lacking))
    return words


def _first(position: Position, colour: Colour) -> Kind:
    for kind, full in _FULL:
        if len(position.squares_of(Man.of(colour, kind))) < full:
            return kind
    return Kind.PAWN


def _names(squares: tuple[Square, ...]) -> str:
    return ", ".join(square_name(square) for square in sorted(squares))
