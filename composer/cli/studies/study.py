# SPDX-License-Identifier: GPL-3.0-or-later
"""`chess-composer study`: the audit of a study's line, move by move."""

from __future__ import annotations

import argparse

from composer.cli.faults import BadInput, Exit
from composer.cli.given import one_problem
from composer.cli.output import complain, flush, say, say_json
from composer.cli.stopping import stopping
from composer.cli.studies.auditform import audit_object, in_order, is_try
from composer.cli.studies.auditing import Audited, Means, audited
from composer.notation.studies.gbr import gbr_code
from composer.notation.studies.printedline import printed_line
from composer.notation.studies.typed import typed_tree
from composer.problem.problem import Problem
from composer.solver.deadline import Deadline
from composer.solver.options import Token
from composer.studies.audit import AuditedMove
from composer.studies.endings import Endings
from composer.studies.marks import Alternative
from composer.studies.tree import StudyTree
from composer.studies.verdict import sentences_of


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
    means = Means.of(arguments, positions=not arguments.no_positions)
    token = Token()
    with stopping(token) as stop, Deadline(token, arguments.seconds):
        found = audited(problem, tree, means, Endings(), token)
    if arguments.json:
        say_json(audit_object(problem, found))
    else:
        ends = [f"{end.sentence}" for end in found.ends]
        say("\n".join([*_page(found), "", *ends, f"GBR {gbr_code(problem.position)}"]))
    flush()
    if found.fault:
        complain(str(found.fault))
    stop.end()
    return Exit.DONE


def _tree(problem: Problem, text: str) -> StudyTree:
    if not text:
        tree = printed_line(problem)
        if tree is None:
            raise BadInput("--line: expected the moves of the study, got none")
        return tree
    read = typed_tree(text, problem.position)
    if read.unread:
        first = read.unread[0]
        raise BadInput(f"--line: character {first.start + 1}: {first.why}")
    if not read.tree.line:
        raise BadInput("--line: expected the moves of the study, got none")
    return read.tree


def _page(known: Audited) -> list[str]:
    found = known.audit
    lines = [f"{sentence}" for sentence in sentences_of(found)]
    lines += [f"{flag.sentence}".removesuffix(".") for flag in known.themes]
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
    return lines + [f"    {other.move.san}  {_told(other)}" for other in in_order(move)]


def _told(move: AuditedMove | Alternative) -> str:
    parts = [move.mark.value]
    if move.value is not None:
        parts.append(f"{move.value.sentence}")
    if move.reply is not None:
        parts.append(f"...{move.reply.san}{'!' if is_try(move) else ''}")
    if move.opinion is not None:
        seen = move.opinion
        parts.append(f"{seen.number} (depth {seen.depth}, {seen.nodes:,} nodes, {seen.engine})")
    if isinstance(move, Alternative) and move.dual is not None:
        parts.append(f"[{move.dual.value}{', minor' if move.is_minor else ''}]")
    return " ".join(parts)
