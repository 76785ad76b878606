# SPDX-License-Identifier: GPL-3.0-or-later
"""Why a reply has the mates that it has, in sentences."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from composer.analysis.schemes.explained import Explained, Failing, Fails
from composer.analysis.schemes.live import LiveTable
from composer.notation.moves import move_text
from composer.problem.men import Kind
from composer.problem.move import Move
from composer.problem.position import Position
from composer.problem.squares import square_name
from composer.said.sentence import Notation, Sentence, Template, joined, said
from composer.said.shortened import some
from composer.solver.schemeplay import Number, step_of

_MOST_PARRIES: Final = 2

_AMISS: Final = {
    Failing.CAPTURED: Template("{mate}? its man is captured"),
    Failing.CHECKED: Template("{mate}? White is in check"),
    Failing.SHUT: Template("{mate}? its line is closed"),
    Failing.PINNED: Template("{mate}? its man is pinned"),
    Failing.UNPLAYABLE: Template("{mate}? not legal"),
    Failing.NO_CHECK: Template("{mate}? no check"),
    Failing.PARRIED: Template("{mate}? {parries}"),
    Failing.STUCK: Template("{mate}? Black has no move"),
    Failing.SLOWER: Template("{mate}? others are quicker"),
}


def why_sentences(table: LiveTable, found: Explained) -> Iterator[Sentence]:
    """Yield why a reply defends, why its mates work, and why those that others have do not."""
    reply = Notation(f"1...{move_text(found.row.move)}")
    reasons = dict.fromkeys(reason.words for reason in found.defends)
    if reasons:
        yield said("{reply} {reasons}", reply=reply, reasons=joined(reasons))
    else:
        yield said("{reply}", reply=reply)
    for each in found.lost:
        yield said("wanted: {failing}", failing=fails_sentence(table.position, each))
    cell = found.row.cells[found.place]
    for place, (mate, elements) in enumerate(found.works):
        words = [element.word for element in elements]
        if len(cell.mates) == 1:
            words.append(said("only this"))
        elif not place and found.works[1:]:
            others = joined(_second(other) for other, _ in found.works[1:])
            words.append(said("also {moves}", moves=others))
        if words:
            yield said("{mate}: {words}", mate=_second(mate), words=joined(words))
        else:
            yield said("{mate}", mate=_second(mate))
    if cell.is_bare:
        yield said("no continuation") if table.is_long else said("no mate")
    for each in found.fails:
        yield fails_sentence(table.position, each)


def fails_sentence(position: Position, fails: Fails) -> Sentence:
    """Return what is amiss with a mate: `2.Qd5? Kxd5`, `2.Nc8? its man is captured`."""
    move = fails.move
    name = _second(move, mark=False) if move is not None else _named(position, fails.mate)
    parries = some((Notation(move_text(parry)) for parry in fails.parries), _MOST_PARRIES)
    return _AMISS[fails.why].said(mate=name, parries=parries)


def arrival_name(position: Position, mate: Number) -> str:
    """Return a mate by its man and where he arrives, whether or not it is legal: `Qd5`."""
    step, man = step_of(mate), position.board[mate & 63]
    letter = "" if man is None or man.kind is Kind.PAWN else man.kind.letter
    made = "" if step.promotion is None else f"={step.promotion.letter}"
    return f"{letter}{square_name(step.target)}{made}"


def _named(position: Position, mate: Number) -> Notation:
    return Notation(f"2.{arrival_name(position, mate)}")


def _second(move: Move, mark: bool = True) -> Notation:
    return Notation(f"2.{move_text(move, mark=mark)}")
