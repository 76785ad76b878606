# SPDX-License-Identifier: GPL-3.0-or-later
"""What Popeye printed, taken apart: version, diagram, moves with their numbers, how it ended.

Every line must be of a known form. A line that is not is named, and the whole is not read: to
leave out what is not understood might leave out a solution.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from enum import Enum
from typing import Final

from composer.beside.moves import MOVE, Unread
from composer.problem.squares import Square, square_at
from composer.said.sentence import said
from composer.solver.options import Cancelled, Token

MOST_ROWS: Final = 400_000
"""More rows of moves than anybody reads."""

DUTY: Final = "?!?"
"""What stands behind a move that reflex play demands, in the place of the one that solves."""

_BANNER: Final = re.compile(r"Popeye (?:\S.* )?v?(?P<version>\d+\.\d+\w*)(?: \(.*\))?\s*")
_EDGE: Final = re.compile(r"\+---a---b---c---d---e---f---g---h---\+")
_RANK: Final = re.compile(r"(?P<rank>[1-8])(?P<cells>[^\n]{32})   (?P=rank)")
_CELL: Final = re.compile(r"|[.I]|[-=]?[A-Z0-9]{1,2}")  # nothing is a hole, I an imitator
_BETWEEN: Final = re.compile(r"\|[ |+-]*\|")
_TASK: Final = re.compile(r"(?P<task>\S+(?: \S+)*) {2,}(?P<counts>\d+ \+ \d+(?: \+ \d+n)?)")
_PROGRESS: Final = re.compile(
    r"\s*(?P<number>\d+)\s+\((?P<move>.*?)\s+Time = (?P<time>[\d.:]+(?: s| m:s| h:m:s)?)\)"
)
_FINISHED: Final = re.compile(r"solution finished\.(?: +Time = .*)?")
_PARTIAL: Final = re.compile(r"(?:Partial solution|solving interrupted\.?)(?: +Time = .*)?")
_POTENTIAL: Final = re.compile(r"\s*\d+ potential positions in \d+\+\d+.*")
_LEFT: Final = r"\((?:-|[\d.]+)(?:/(?:-|[\d.]+))?\)(?=\s|$)"  # how far sides may still go, in BGL
_TOKEN: Final = re.compile(
    rf"(?P<space>\s+|{_LEFT})|(?P<number>\d{{1,4}}\.(?:\.\.)?)"
    rf"|(?P<rest>\.\.\.)|(?P<move>{MOVE})(?=\s|$)"
    r"|(?P<threat>threat:(?:\[-[^\]\n]{2,12}\])*)|(?P<zugzwang>[Zz]ugzwang\.)"
    r"|(?P<sign>\?!\?|[!?])(?=\s|$)|(?P<mark>==|!=|!#|##!?|#=|00|ep|c81|ctr?|<>r?|[#+=x%~zk])(?=\s|$)"
)


class Ending(Enum):
    """How an output ends."""

    FINISHED = "finished"
    PARTIAL = "partial"
    NONE = "none"


@dataclass(frozen=True, slots=True)
class PrintedMove:
    """A move in the order of the text.

    Attributes:
        text: the move.
        marks: the signs behind it: `+`, `#`.
        ply: which half-move it is, from 1, where a number stands before it; else 0.
        number: the number before it, or 0.
    """

    text: str
    marks: tuple[str, ...] = ()
    ply: int = 0
    number: int = 0


@dataclass(frozen=True, slots=True)
class Row:
    """A line of moves.

    Attributes:
        moves: its moves; of a tree one.
        sign: `!`, `?` or `DUTY` behind it, or nothing.
        threat: whether threats follow.
        zugzwang: whether the other side is in zugzwang.
        line: its number in the text.
        refutes: whether it stands below `but`.
    """

    moves: tuple[PrintedMove, ...]
    sign: str = ""
    threat: bool = False
    zugzwang: bool = False
    line: int = 0
    refutes: bool = False


@dataclass(slots=True)
class Printed:
    """An output taken apart.

    Attributes:
        version: such as `4.104`; empty where there is none.
        cells: what stands on each square of the diagram, as it is drawn: `.` where it is empty,
            nothing where there is a hole; None without a diagram.
        task: the stipulation below it.
        captions: the lines below that: conditions, and what is special about men.
        rows: the lines with moves.
        done: how many first moves are done, as far as that was printed.
        ending: how it ends.
    """

    version: str = ""
    cells: dict[Square, str] | None = None
    task: str = ""
    captions: list[str] = field(default_factory=list)
    rows: list[Row] = field(default_factory=list)
    done: int = 0
    ending: Ending = Ending.NONE


def require_wanted(unwanted: Token | None) -> None:
    """Go on only while somebody waits for it.

    Raises:
        Cancelled: nobody does.
    """
    if unwanted is not None and unwanted.cancelled:
        raise Cancelled


def version_of(text: str) -> str:
    """Return the version of the banner that a text begins with; empty if there is none."""
    for line in text[:2000].splitlines():
        if line.strip():
            found = _BANNER.fullmatch(line.strip())
            return "" if found is None else found["version"]
    return ""


def progress_of(line: str) -> tuple[int, str] | None:
    """Return the number and text of a first move that was begun; None of any other line."""
    found = _PROGRESS.fullmatch(line)
    return None if found is None else (int(found["number"]), found["move"])


def taken_apart(text: str, unwanted: Token | None = None) -> Printed:
    """Take an output apart; the last line counts only if it is whole.

    Args:
        text: what was printed.
        unwanted: ends the reading when it is cancelled.

    Raises:
        Unread: a line is of no known form, or there is more than anybody reads.
        Cancelled: it is unwanted.
    """
    printed = Printed()
    lines = text.split("\n")
    cut = lines.pop()
    if not text.endswith("\n") and cut.strip() and _ends(cut):
        lines.append(cut)
    place = _head(lines, printed)
    refuting = False
    for number, raw in enumerate(lines[place:], start=place + 1):
        require_wanted(unwanted)
        line = raw.rstrip()
        if not line:
            refuting = False
            continue
        if printed.ending is not Ending.NONE and not _ends(line):
            raise _stranger(number, line)
        if line.strip() == "but":
            refuting = True
        elif progress := progress_of(line):
            printed.done = max(printed.done, progress[0] - 1)
        elif _ends(line):
            _end(printed, line)
        elif _POTENTIAL.fullmatch(line) is None:
            row = _row(line, number, refuting)
            refuting = row.refutes and row.moves[0].ply == 2
            printed.rows.append(row)
            if len(printed.rows) > MOST_ROWS:
                raise Unread(said("there are more lines than anybody reads"))
    return printed


def _ends(line: str) -> bool:
    small = line.strip()
    return bool(_FINISHED.fullmatch(small) or _PARTIAL.fullmatch(small))


def _end(printed: Printed, line: str) -> None:
    whole = _FINISHED.fullmatch(line.strip()) is not None
    if printed.ending is Ending.FINISHED:
        raise Unread(said("it ends twice: there is more than one solution text"))
    # An interrupted work may still be said to be finished behind it.
    if printed.ending is Ending.NONE:
        printed.ending = Ending.FINISHED if whole else Ending.PARTIAL


def _head(lines: list[str], printed: Printed) -> int:
    """Read banner and diagram, and return where the moves begin."""
    place = 0
    while place < len(lines) and not lines[place].strip():
        place += 1
    if place == len(lines):
        raise Unread(said("nothing was printed"))
    found = _BANNER.fullmatch(lines[place].strip())
    if found is None:
        raise _stranger(place + 1, lines[place])
    printed.version = found["version"]
    place += 1
    edges = [at for at, line in enumerate(lines) if _EDGE.fullmatch(line.strip())]
    if not edges:
        return place
    if len(edges) < 2:
        raise Unread(said("the diagram is not whole"))
    printed.cells = _cells(lines[edges[0] + 1 : edges[1]], edges[0] + 2)
    place = edges[1] + 1
    while place < len(lines) and not lines[place].strip():
        place += 1
    task = _TASK.fullmatch(lines[place].strip()) if place < len(lines) else None
    if task is None:
        raise Unread(said("there is no stipulation below the diagram"))
    printed.task = task["task"]
    place += 1
    while place < len(lines) and lines[place].strip():
        if _row_begins(lines[place]) or progress_of(lines[place]):
            break
        printed.captions.append(" ".join(lines[place].split()))
        place += 1
    return place


def _row_begins(line: str) -> bool:
    return re.match(r"\s+\d+\.", line) is not None


def _cells(lines: list[str], first: int) -> dict[Square, str]:
    cells: dict[Square, str] = {}
    for number, line in enumerate(lines, start=first):
        rank = _RANK.fullmatch(line.rstrip())
        if rank is None:
            if _BETWEEN.fullmatch(line.strip()) is None:
                raise _stranger(number, line)
            continue
        drawn = rank["cells"]
        row = [drawn[at : at + 4].replace("|", "").strip() for at in range(0, 32, 4)]
        if not all(map(_CELL.fullmatch, row)):
            raise _stranger(number, line)
        for file, cell in enumerate(row):
            cells[square_at(file, int(rank["rank"]) - 1)] = cell
    if len(cells) != 64:
        raise Unread(said("the diagram is not whole"))
    return cells


def _row(line: str, number: int, refuting: bool) -> Row:
    moves: list[PrintedMove] = []
    sign, threat, zugzwang = "", False, False
    ply = numbered = 0
    at = 0
    while at < len(line):
        found = _TOKEN.match(line, at)
        if found is None or (found.lastgroup == "rest" and not ply):
            raise _stranger(number, line)
        at, text = found.end(), found[0]
        match found.lastgroup:
            case "number":
                numbered = int(text.rstrip("."))
                ply = 2 * numbered - (0 if text.endswith("...") else 1)
            case "move":
                if not (moves or ply):
                    raise _stranger(number, line)
                moves.append(PrintedMove(text, (), ply, numbered))
                ply = numbered = 0
            case "mark":
                if not moves:
                    raise _stranger(number, line)
                last = moves[-1]
                moves[-1] = PrintedMove(last.text, (*last.marks, text), last.ply, last.number)
            case "sign":
                sign = text
            case "threat":
                threat = True
            case "zugzwang":
                zugzwang = True
    if not moves:
        raise _stranger(number, line)
    return Row(tuple(moves), sign, threat, zugzwang, number, refuting)


def _stranger(number: int, line: str) -> Unread:
    return Unread(
        said("line {number} is not understood: {line}", number=number, line=line.strip()[:80])
    )
