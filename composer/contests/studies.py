# SPDX-License-Identifier: GPL-3.0-or-later
"""Studies: White's moves of the main line that the composer states, one part each.

After the rules for writing solutions of the ISC: the moves of the main line count, up to an obvious
win or draw, and no sidelines. Where it becomes obvious is the director's word: parts may be worth
nothing. A sheet that leaves the line may be as good, and is left to the director.
"""

from __future__ import annotations

from collections.abc import Sequence

from composer.contests.asked import Part
from composer.contests.reading import Unclear
from composer.notation.letters import letters_of
from composer.notation.moves import move_number
from composer.notation.studies.reading import read_tree
from composer.problem.men import Colour
from composer.problem.move import Move
from composer.problem.problem import Problem
from composer.said.sentence import Notation, said


def study_parts(problem: Problem) -> tuple[Part, ...]:
    """Return White's moves of the main line; nothing where none is stated that can be played."""
    read = read_tree(problem.extra("solution"), problem.position)
    if not read.is_whole:
        return ()
    names: list[str] = []
    parts: list[Part] = []
    black_begins = problem.position.turn is Colour.BLACK
    for place, each in enumerate(read.tree.line):
        names.append(each.move.uci)
        if each.move.man.colour is Colour.WHITE:
            number = move_number((place + black_begins) // 2 + 1)
            name, text = "-".join(names), f"{number}{each.move.san}"
            parts.append(Part(name, "move", text, line=tuple(names)))
    return tuple(parts)


def compared(
    problem: Problem, parts: Sequence[Part], text: str, language: str = ""
) -> tuple[frozenset[str], tuple[Unclear, ...]]:
    """Return the parts that a sheet shows, and what is left to the director.

    Args:
        problem: the study.
        parts: what is asked.
        text: what the solver wrote.
        language: of the solver's letters; empty where they are to be told from the text.
    """
    read = read_tree(text, problem.position, letters_of(language) if language else None)
    unclear = [Unclear(gap.start, gap.end, gap.why) for gap in read.unread]
    told = [*read.tree.remarks]
    for each in read.tree.line:
        told += (*each.before, *each.remarks)
    for words in told:
        if any(sign.isdigit() for sign in words):  # meant as a move, perhaps
            start = max(0, text.find(words))
            why = said("{text} is not understood here", text=words)
            unclear.append(Unclear(start, start + len(words), why))
    line = [each.move for each in read.tree.line]
    names = tuple(move.uci for move in line)
    won = frozenset(part.id for part in parts if names[: len(part.line)] == part.line)
    longest = max((part.line for part in parts), key=len, default=())
    for move, name, asked in zip(line, names, longest, strict=False):
        if name != asked:
            unclear.append(_leaving(move, text))
            break
    for each in read.tree.line[: len(longest)]:
        if each.move.man.colour is Colour.WHITE:  # two moves in one place, one of them no try
            others = (line[0] for line in each.sidelines if not line[0].is_try)
            unclear += (_leaving(other.move, text) for other in others)
    return won, tuple(unclear)


def _leaving(move: Move, text: str) -> Unclear:
    why = said("{move} leaves the main line", move=Notation(move.san))
    return Unclear(0, len(text.rstrip()), why)
