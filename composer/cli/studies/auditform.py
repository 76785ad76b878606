# SPDX-License-Identifier: GPL-3.0-or-later
"""The audit of a study as JSON."""

from __future__ import annotations

from composer.analysis.studyends import StudyEnd
from composer.cli.studies.auditing import Audited
from composer.notation.studies.gbr import gbr_code
from composer.problem.fen import fen
from composer.problem.problem import Problem
from composer.solver.jsonform import FORMAT, Json
from composer.studies.audit import Audit, AuditedMove
from composer.studies.marks import Alternative, Opinion
from composer.studies.values import Value
from composer.studies.verdict import is_sound, sentences_of


def in_order(move: AuditedMove) -> list[Alternative]:
    """Return the other moves: first those that meet the claim, then what is not proved."""
    return sorted(
        move.alternatives,
        key=lambda other: (other.dual is None, other.mark.is_proof, other.opinion is None),
    )


def is_try(move: AuditedMove | Alternative) -> bool:
    """Return whether a move fails to one answer only, of several."""
    return isinstance(move, Alternative) and move.has_one_refutation


def audit_object(problem: Problem, found: Audited) -> Json:
    """Return the JSON form of an audit with its study."""
    return {"format": FORMAT, "fen": fen(problem.position), **found_object(problem, found)}


def found_object(problem: Problem, known: Audited) -> Json:
    """Return the JSON form of what an audit found."""
    found = known.audit
    return {
        "gbr": gbr_code(problem.position),
        "claim": found.claim.value,
        "finished": found.is_whole,
        "sound": is_sound(found),
        "verdict": [f"{sentence}" for sentence in sentences_of(found)],
        "themes": [
            {"id": flag.id, "grade": flag.grade.value, "sentence": f"{flag.sentence}"}
            for flag in known.themes
        ],
        "moves": [_audited_object(move, found) for move in found.moves],
        "sidelines": [
            {
                "begins": f"{line.number}...{line.first.san}",
                "line": list(line.way),
                "thematic": line.is_thematic,
                "moves": [_audited_object(move, found) for move in line.moves],
            }
            for line in found.sidelines
        ],
        "ends": [end_object(end) for end in known.ends],
    }


def end_object(end: StudyEnd) -> Json:
    """Return the end of a line as JSON has it."""
    return {
        "line": list(end.way),
        "main": end.is_main,
        "fen": fen(end.final),
        "end": "mate" if end.is_mate else "stalemate",
        "purity": end.cleanness.value,
    }


def _audited_object(move: AuditedMove, found: Audit) -> Json:
    return {
        "number": move.printed,
        **_move_object(move),
        "only": move.is_only(found.claim),
        "others": [_move_object(other) for other in in_order(move)],
    }


def _move_object(move: AuditedMove | Alternative) -> Json:
    found: Json = {"move": move.move.uci, "san": move.move.san, "mark": move.mark.value}
    if move.value is not None:
        found["value"] = _value_object(move.value)
    if move.reply is not None:
        found["reply"] = move.reply.san
        found["one_refutation"] = is_try(move)
    if move.opinion is not None:
        found["engine"] = _opinion_object(move.opinion)
    if isinstance(move, Alternative) and move.dual is not None:
        found["dual"] = move.dual.value
        found["minor"] = move.is_minor
    return found


def _value_object(value: Value) -> Json:
    winner = None if value.winner is None else value.winner.name.lower()
    return {"winner": winner, "mate_in": value.moves}


def _opinion_object(opinion: Opinion) -> Json:
    return {
        "name": opinion.engine,
        "nodes": opinion.nodes,
        "depth": opinion.depth,
        "centipawns": opinion.score,
        "mate_in": opinion.mate,
        "line": [move.san for move in opinion.line],
    }
