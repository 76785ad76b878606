# SPDX-License-Identifier: GPL-3.0-or-later
"""`chess-composer study`: the audit of a study's line, move by move."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from contextlib import ExitStack
from pathlib import Path

from composer.analysis.studyends import StudyEnd, study_ends
from composer.beside.uci import Engine, find_engine
from composer.cli.faults import BadInput, Exit
from composer.cli.given import one_problem
from composer.cli.output import complain, flush, say, say_json
from composer.cli.stopping import stopping
from composer.notation.studies.gbr import gbr_code
from composer.notation.studies.printed import SOLUTION
from composer.notation.studies.reading import read_tree
from composer.notation.studies.typed import typed_tree
from composer.problem.fen import fen
from composer.problem.problem import Problem
from composer.solver.deadline import Deadline
from composer.solver.jsonform import FORMAT, Json
from composer.solver.options import Token
from composer.studies.audit import Audit, AuditedMove
from composer.studies.endings import Endings
from composer.studies.marks import Alternative, Opinion
from composer.studies.positions import positions_beside
from composer.studies.sidelines import audit_tree, chosen
from composer.studies.syzygy import Folders
from composer.studies.tree import StudyTree
from composer.studies.values import Value
from composer.studies.verdict import is_sound, sentences_of


def run_study(arguments: argparse.Namespace) -> Exit:
    """Print what is known of each move of White in a line.

    Raises:
        BadInput: there is no study, or the line cannot be played.
    """
    problem = one_problem(arguments.what, arguments.stipulation, arguments.number)
    claim = problem.stipulation.claim
    if claim is None:
        raise BadInput("expected a study: + or = as its task (-s)")
    if not problem.rules.is_orthodox:
        raise BadInput("studies are audited by the rules of today's chess only")
    tree = _tree(problem, arguments.line)
    token = Token()
    with stopping(token) as stop, Deadline(token, arguments.seconds), ExitStack() as open_things:
        folders = None
        if arguments.syzygy:
            folders = open_things.enter_context(syzygy_folders(arguments.syzygy))
        engine = None
        if arguments.engine is not None:
            engine = open_things.enter_context(_engine(arguments))
        endings = Endings(folders)
        positions = None if arguments.no_positions else positions_beside(endings)
        raw = audit_tree(endings, claim, tree, token.flag, engine, positions=positions)
        fault = engine.fault if engine is not None else ""
    found = chosen(raw, tree)
    if arguments.json:
        say_json(_object(problem, found, study_ends(tree)))
    else:
        ends = [f"{end.sentence}" for end in study_ends(tree)]
        say("\n".join([*_page(found), "", *ends, f"GBR {gbr_code(problem.position)}"]))
    flush()
    if fault:
        complain(str(fault))
    stop.end()
    return Exit.DONE


def _tree(problem: Problem, text: str) -> StudyTree:
    if not text:
        tree = read_tree(problem.extra(SOLUTION), problem.position).tree
        if not tree.line:
            raise BadInput("--line: expected the moves of the study, got none")
        return tree
    read = typed_tree(text, problem.position)
    if read.unread:
        first = read.unread[0]
        raise BadInput(f"--line: character {first.start + 1}: {first.why}")
    if not read.tree.line:
        raise BadInput("--line: expected the moves of the study, got none")
    return read.tree


def syzygy_folders(given: list[Path]) -> Folders:
    """Return the tables in folders that were named.

    Raises:
        BadInput: a folder cannot be read, or has none.
    """
    try:
        folders = Folders(given)
    except OSError as error:
        raise BadInput(f"--syzygy: {error.filename}: {error.strerror}") from error
    if not folders.count:
        raise BadInput("--syzygy: there are no tables (.rtbw) in the folder")
    return folders


def _engine(arguments: argparse.Namespace) -> Engine:
    program = find_engine(arguments.engine)
    if program is None:
        raise BadInput(
            f"--engine: no engine found{': ' if arguments.engine else ''}{arguments.engine}"
        )
    try:
        return Engine(program, arguments.nodes)
    except ValueError as error:
        raise BadInput(f"--nodes: {error}") from error


def _page(found: Audit) -> list[str]:
    lines = [f"{sentence}" for sentence in sentences_of(found)]
    for move in found.moves:
        lines += _lines_of(move)
    for sideline in found.sidelines:
        what = " (thematic)" if sideline.is_thematic else ""
        lines += ["", f"Sideline {sideline.number}...{sideline.first.san}{what}"]
        for move in sideline.moves:
            lines += _lines_of(move)
    return lines


def _lines_of(move: AuditedMove) -> list[str]:
    lines = ["", f"{move.printed}.{move.move.san}  {_told(move)}"]
    return lines + [f"    {other.move.san}  {_told(other)}" for other in _in_order(move)]


def _in_order(move: AuditedMove) -> list[Alternative]:
    """Return the other moves: first those that meet the claim, then what is not proved."""
    return sorted(
        move.alternatives,
        key=lambda other: (other.dual is None, other.mark.is_proof, other.opinion is None),
    )


def _told(move: AuditedMove | Alternative) -> str:
    parts = [move.mark.value]
    if move.value is not None:
        parts.append(f"{move.value.sentence}")
    if move.reply is not None:
        parts.append(f"...{move.reply.san}{'!' if _is_try(move) else ''}")
    if move.opinion is not None:
        seen = move.opinion
        parts.append(f"{seen.number} (depth {seen.depth}, {seen.nodes:,} nodes, {seen.engine})")
    if isinstance(move, Alternative) and move.dual is not None:
        parts.append(f"[{move.dual.value}{', minor' if move.is_minor else ''}]")
    return " ".join(parts)


def _is_try(move: AuditedMove | Alternative) -> bool:
    return isinstance(move, Alternative) and move.has_one_refutation


def _object(problem: Problem, found: Audit, ends: Sequence[StudyEnd]) -> Json:
    return {
        "format": FORMAT,
        "fen": fen(problem.position),
        "gbr": gbr_code(problem.position),
        "claim": found.claim.value,
        "finished": found.is_whole,
        "sound": is_sound(found),
        "verdict": [f"{sentence}" for sentence in sentences_of(found)],
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
        "ends": [end_object(end) for end in ends],
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
        "others": [_move_object(other) for other in _in_order(move)],
    }


def _move_object(move: AuditedMove | Alternative) -> Json:
    found: Json = {"move": move.move.uci, "san": move.move.san, "mark": move.mark.value}
    if move.value is not None:
        found["value"] = _value_object(move.value)
    if move.reply is not None:
        found["reply"] = move.reply.san
        found["one_refutation"] = _is_try(move)
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
