# SPDX-License-Identifier: GPL-3.0-or-later
"""The audit of a line in words, which never say more than its weakest mark does."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from composer.problem.stipulations.claims import Claim
from composer.said.sentence import Notation, Sentence, counted, joined, said
from composer.studies.audit import Audit, AuditedLine, AuditedMove, is_met
from composer.studies.marks import Alternative, Dual, Mark, Opinion

_GOOD: Final = {Claim.WIN: 400, Claim.DRAW: -100}
"""Scores, in hundredths of a pawn, from which on another move looks as if it met the claim."""

_NEAR: Final = 100
"""Nor may it come as near as this to the move of the line."""

_MOST_TRIES: Final = 8
"""So many that one answer alone refutes are told; all of them stand in the audit's rows."""


def sentences_of(audit: Audit) -> tuple[Sentence, ...]:
    """Return the verdict and what belongs to it, the most important first."""
    if not audit.moves:
        return (said("the line has no move of White"),)
    return tuple(_sentences(audit))


def is_sound(audit: Audit) -> bool | None:
    """Return whether each move of White, up to harmless duals, is proved to be the only one.

    Where Black begins, the diagram must meet the claim, too, whatever his first move.
    Asked are those of the main line and of thematic sidelines.

    Returns:
        None where that is not proved, either way.
    """
    if any(_fails(audit, move) for move in audit.asked):
        return False
    if _escapes(audit):
        return False
    met = [other.dual for move in audit.asked for other in _cooks(move)]
    if any(dual is not None and not dual.is_undecided for dual in met):
        return False
    if met:
        return None
    proved = audit.is_whole and all(move.weakest.is_proof for move in audit.asked)
    proved = proved and not _may_escape(audit)
    is_unique = any(not move.duals for move in audit.asked)
    return True if proved and is_unique else None


def looks_good(claim: Claim, opinion: Opinion, own: Opinion | None) -> bool:
    """Return whether a move might meet the claim, for all that an engine sees.

    Scores are no verdict: this tells where to look.
    """
    if opinion.worth >= _GOOD[claim]:
        return True
    return own is not None and claim is Claim.WIN and opinion.worth >= own.worth - _NEAR


def doubts(audit: Audit) -> tuple[tuple[AuditedMove, Alternative], ...]:
    """Return the other moves that look good to an engine, each with the move of the line."""
    return tuple(
        (move, other)
        for move in audit.asked
        for other in move.alternatives
        if other.opinion is not None and looks_good(audit.claim, other.opinion, move.opinion)
    )


def _sentences(audit: Audit) -> Iterator[Sentence]:
    failing = [move for move in audit.moves if _fails(audit, move)]
    cooks = [(move, other) for move in audit.moves for other in _cooks(move)]
    escapes = _escapes(audit)
    if escapes:
        yield _escape(audit)
    if failing:
        yield _failing(failing[0])
    for move, other in cooks:
        yield _cook(move, other)
    aside = list(_of_thematic(audit))
    yield from aside
    if not audit.is_whole:
        yield counted(
            len(audit.moves),
            "not finished: one move of White looked at",
            "not finished: {count} moves of White looked at",
        )
    elif not failing and not cooks and not aside and not escapes:
        yield _whole(audit)
    if audit.is_whole and _may_escape(audit):
        yield said("whether Black has a better first move is not known")
    for move, other in doubts(audit):
        yield _doubt(move, other)
    yield from _remarks(audit)
    yield from _of_sidelines(audit)
    if audit.refused is not None:
        yield audit.refused


def _of_thematic(audit: Audit) -> Iterator[Sentence]:
    """Say what is wrong in sidelines in which each move is to be the only one."""
    for line in audit.thematic:
        name = _name(line)
        for move in line.moves:
            if _fails(audit, move):
                yield said("sideline {line}: {fault}", line=name, fault=_failing(move))
            for other in _cooks(move):
                yield said("sideline {line}: {fault}", line=name, fault=_cook(move, other))


def _of_sidelines(audit: Audit) -> Iterator[Sentence]:
    """Say what is known of the sidelines in which nothing is asked of duals."""
    others = [line for line in audit.sidelines if not line.is_thematic]
    for line in others:
        failing = [move for move in line.moves if _fails(audit, move)]
        if failing:
            yield said("sideline {line}: {fault}", line=_name(line), fault=_failing(failing[0]))
    moves = [move for line in others for move in line.moves]
    if moves:
        yield _aside(len(moves), sum(move.weakest.is_proof and not move.duals for move in moves))


def _aside(count: int, alone: int) -> Sentence:
    if count == 1 and not alone:
        return said(
            "sidelines that are not thematic: one move of White, and it is not proved to be the "
            "only one"
        )
    return counted(
        count,
        "sidelines that are not thematic: one move of White, and it is proved to be the only one",
        "sidelines that are not thematic: White's move is proved to be the only one at {alone} of "
        "{count} moves",
        alone=alone,
    )


def _name(line: AuditedLine) -> Notation:
    """Return how a sideline begins, such as `2...Kb6`."""
    return Notation(f"{line.number}...{line.first.san}")


def _escapes(audit: Audit) -> bool:
    """Return whether Black begins and White, whatever comes then, does not meet the claim."""
    return audit.begun is not None and not is_met(audit.claim, audit.begun)


def _may_escape(audit: Audit) -> bool:
    return audit.black_begins and audit.begun is None


def _escape(audit: Audit) -> Sentence:
    assert audit.begun is not None
    value = audit.begun.sentence
    if audit.escape is None:
        return said("the claim is not met in the diagram: {value}", value=value)
    return said(
        "Black, who begins, has a better move: {move} ({value})",
        move=Notation(f"1...{audit.escape.san}"), value=value,
    )  # fmt: skip


def _fails(audit: Audit, move: AuditedMove) -> bool:
    return move.value is not None and not is_met(audit.claim, move.value)


def _cooks(move: AuditedMove) -> list[Alternative]:
    return [
        other
        for other in move.duals
        if other.dual is not None and not other.dual.is_harmless and not other.is_minor
    ]


def _failing(move: AuditedMove) -> Sentence:
    assert move.value is not None
    if move.reply is None:
        return said(
            "the line fails at move {number}: {move} leads to: {value}",
            number=move.printed, move=Notation(move.move.san), value=move.value.sentence,
        )  # fmt: skip
    return said(
        "the line fails at move {number}: {move} is answered by {reply} ({value})",
        number=move.printed,
        move=Notation(move.move.san),
        reply=Notation(move.reply.san),
        value=move.value.sentence,
    )


def _cook(move: AuditedMove, other: Alternative) -> Sentence:
    assert other.value is not None
    number, played, value = move.printed, Notation(other.move.san), other.value.sentence
    if other.dual is Dual.SECOND:
        return said("second solution: {move} ({value})", move=played, value=value)
    if other.dual is Dual.PROMOTION:
        return said(
            "move {number}: another promotion, {move} ({value})",
            number=number, move=played, value=value,
        )  # fmt: skip
    if other.dual is Dual.UNCLASSED:
        return said(
            "move {number}: {move} meets the claim too ({value}); whether it only comes back to "
            "the line is not known",
            number=number, move=played, value=value,
        )  # fmt: skip
    if other.dual is Dual.UNPLACED:
        return said(
            "move {number}: {move} meets the claim too ({value}); whether inside the line or at "
            "its end is not known",
            number=number, move=played, value=value,
        )  # fmt: skip
    return said("dual at move {number}: {move} ({value})", number=number, move=played, value=value)


def _whole(audit: Audit) -> Sentence:
    count = len(audit.asked)
    proved = sum(move.weakest.is_proof for move in audit.asked)
    alone = sum(move.weakest.is_proof and not move.duals for move in audit.asked)
    if proved == count and not _may_escape(audit):
        what = said("win, proved") if audit.claim is Claim.WIN else said("draw, proved")
        if audit.thematic:
            return counted(
                alone,
                "{what}: one move of White in main line and thematic sidelines, and it is the only "
                "one",
                "{what}: in main line and thematic sidelines {count} moves of White are each the "
                "only one",
                what=what,
            )
        return counted(
            alone,
            "{what}: one move of White in the line, and it is the only one",
            "{what}: in the line {count} moves of White are each the only one",
            what=what,
        )
    seen = sum(move.weakest is Mark.ENGINE for move in audit.asked)
    if seen and proved + seen == count:
        return counted(
            count,
            "not proved: of the one move of White an engine tells what it sees",
            "not proved: White's move is proved to be the only one at {proved} of {count} moves; "
            "of the others an engine tells what it sees",
            proved=alone,
        )
    if count == 1 and not alone:
        return said("open: one move of White, and it is not proved to be the only one")
    return counted(
        count,
        "open: one move of White, and it is proved to be the only one",
        "open: White's move is proved to be the only one at {proved} of {count} moves",
        proved=alone,
    )


def _doubt(move: AuditedMove, other: Alternative) -> Sentence:
    assert other.opinion is not None
    return said(
        "to be looked at, move {number}: {move} ({score} at depth {depth}, {nodes} nodes, "
        "{engine})",
        number=move.printed,
        move=Notation(other.move.san),
        score=other.opinion.number,
        depth=other.opinion.depth,
        nodes=f"{other.opinion.nodes:,}",
        engine=other.opinion.engine,
    )


def _remarks(audit: Audit) -> Iterator[Sentence]:
    points = [str(move.printed) for move in audit.moves if move.zugzwang]
    if points:
        yield said("mutual zugzwang after move {moves}", moves=", ".join(points))
    tries = list(_tries(audit))
    if tries:
        told: list[Notation] = tries[:_MOST_TRIES]
        if tries[_MOST_TRIES:]:
            told.append(Notation("…"))
        yield said("tries that one answer alone refutes: {tries}", tries=joined(told))
    minor = sum(other.is_minor for move in audit.asked for other in move.duals)
    if minor:
        yield counted(
            minor,
            "one dual is minor by the composer's word",
            "{count} duals are minor by the composer's word",
        )
    ends = [move for move in audit.asked if any(o.dual is Dual.END for o in move.alternatives)]
    if ends:
        count = sum(other.dual is Dual.END for move in ends for other in move.alternatives)
        yield counted(
            count,
            "one dual in the end, from move {number} on",
            "{count} duals in the end, from move {number} on",
            number=min(move.printed for move in ends),
        )
    wasted = sum(o.dual is Dual.WASTE for move in audit.moves for o in move.alternatives)
    if wasted:
        yield counted(
            wasted,
            "one other move only comes back to the line",
            "{count} other moves only come back to the line",
        )


def _tries(audit: Audit) -> Iterator[Notation]:
    """Yield what White may try in the line, each with the one answer that refutes it."""
    for move in audit.moves:
        for other in move.alternatives:
            if other.has_one_refutation and other.reply is not None:
                yield Notation(f"{move.printed}.{other.move.san}? {other.reply.san}!")
