# SPDX-License-Identifier: GPL-3.0-or-later
"""Compare what tables say of endgame studies with a file of answers; what needs more is left out.

    python tests/truth/studies.py FILE.jsonl

A line is an object with `part`: `a` a position with at most four men and each move's value, `b` a
study with its printed line and what tables say of it (`tables`), `c0` a line of which each move is
the only one, `c` the same spoiled, `w` a line of whose other moves it is told which of them only
come back to it. Prints what differs; the last line is `N of M equal`.

With `--lines` the printed lines (`line`) are made trees, written as PGN, and read again, by us and
by python-chess; with `--printed FOLDER` the solutions that YAML collections in a folder have are
read, too, and their main lines compared.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterable, Iterator, Mapping
from io import StringIO
from pathlib import Path
from typing import Any

import chess
import chess.pgn

from composer.formats.entry import Entry
from composer.formats.olv import scan_olv
from composer.notation.studies.reading import read_tree
from composer.notation.studies.writing import pgn_moves
from composer.problem.boards import board_of, move_of
from composer.problem.fen import fen, parse_fen
from composer.problem.men import Colour
from composer.problem.move import Move, play
from composer.problem.position import Position
from composer.problem.stipulations.claims import Claim
from composer.studies.audit import AuditedMove, audit, is_met
from composer.studies.endings import Endings
from composer.studies.marks import Dual
from composer.studies.tree import StudyTree, TreeMove
from composer.studies.values import Value

Record = Mapping[str, Any]


def line_of(position: Position, moves: Iterable[str]) -> Iterator[tuple[Position, Move]]:
    """Yield the moves of a line, each with the position where it is played."""
    for uci in moves:
        move = move_of(board_of(position), chess.Move.from_uci(uci))
        yield position, move
        position = play(position, move)


def told(value: Value, position: Position) -> tuple[str, int]:
    """Return a move's value as the file has it, for the mover; the half-moves count the move."""
    if value.winner is None or value.moves is None:
        return "draw", 0
    is_won = value.winner is position.turn
    return ("win", 2 * value.moves + 1) if is_won else ("loss", 2 * value.moves)


def valued(endings: Endings, record: Record) -> str:
    """Compare each move's value; return what differs."""
    position = parse_fen(record["fen"])
    moves = endings.moves(position) or ()
    ours = {move.uci: told(value, position) for move, value in moves}
    theirs = {uci: (row[0], row[2] if row[2:] else 0) for uci, row in record["moves"].items()}
    different = {uci: (ours.get(uci), theirs.get(uci)) for uci in ours | theirs
                 if ours.get(uci) != theirs.get(uci)}  # fmt: skip
    return str(different) if different else ""


def audited(endings: Endings, record: Record, moves: Iterable[str]) -> tuple[AuditedMove, ...]:
    """Audit a record's line."""
    line = line_of(parse_fen(record["fen"]), moves)
    return audit(endings, Claim(record["stipulation"]), line).moves


def others_of(found: AuditedMove) -> set[str]:
    """Return the other moves that meet the claim."""
    return {other.move.uci for other in found.others}


def by_tables(endings: Endings, record: Record) -> str:
    """Compare what tables say of a printed line."""
    claim = Claim(record["stipulation"])
    found = {each.number: each for each in audited(endings, record, record["line"])}
    for row in record["tables"]:
        ours = found[row["n"]]
        if ours.value is None:
            return f"move {row['n']} is open"
        if (is_met(claim, ours.value), others_of(ours)) != (row["ok"], set(row["others"])):
            return f"move {row['n']}: {ours.value.sentence}, {others_of(ours)}; {row}"
    return ""


def sound(endings: Endings, record: Record) -> str:
    """See that each move of White is the only one."""
    claim = Claim(record["stipulation"])
    found = audited(endings, record, record["line"])
    wrong = [each.number for each in found if not each.is_only(claim)]
    return f"moves {wrong} are not alone" if wrong else ""


def spoiled(endings: Endings, record: Record) -> str:
    """See that the fault is found where it is."""
    claim = Claim(record["stipulation"])
    position = parse_fen(record["fen"])
    if record["fault"] == "U3":
        value = endings.value(position)
        return "the claim is met" if value is None or is_met(claim, value) else ""
    *_, last = audited(endings, record, [*record["played"], record["intended"]])
    ours = (last.number, others_of(last))
    return "" if ours == (record["at_move"], set(record["second"])) else f"{ours}"


def barred(endings: Endings, record: Record) -> str:
    """Compare which other moves meet the claim only through positions of the line."""
    claim = Claim(record["stipulation"])
    line = list(line_of(parse_fen(record["fen"]), record["line"]))
    end = next(place for place, (at, _) in enumerate(line) if len(at) <= record["from_men"])
    begun = sum(position.turn is Colour.WHITE for position, _ in line[:end])
    ours = {
        (begun + found.number, other.move.uci): "only through the line"
        if other.dual is Dual.WASTE
        else "independent"
        for found in audit(endings, claim, line[end:]).moves
        for other in found.alternatives
        if other.dual is not None
    }
    theirs = {(row["n"], row["move"]): row["class"] for row in record["alternatives"]}
    return "" if ours == theirs else f"{ours}; {theirs}"


COMPARED = {"a": valued, "b": by_tables, "c0": sound, "c": spoiled, "w": barred}


def in_and_out(record: Record) -> str:
    """Write a printed line as PGN, read it again; return what differs."""
    start = parse_fen(record["fen"])
    moves = record["line"]
    if not moves:
        return "no line"
    told = tuple(TreeMove(move) for _, move in line_of(start, moves))
    written = pgn_moves(StudyTree(start, told))
    game = chess.pgn.read_game(StringIO(f'[FEN "{record["fen"]}"]\n\n{written} *'))
    theirs = [] if game is None else [move.uci() for move in game.mainline_moves()]
    ours = [move.uci for move in read_tree(written, start).tree.moves]
    return "" if ours == theirs == moves else f"{ours}, {theirs}"


def as_printed(record: Record, text: str) -> str:
    """Read a printed solution; return what differs in its main line."""
    ours = [move.uci for move in read_tree(text, parse_fen(record["fen"])).tree.moves]
    return "" if ours == record["line"] else " ".join(ours)


def printed_in(folder: Path) -> dict[str, str]:
    """Return the printed solutions of studies by their diagrams."""
    return {
        fen(entry.problem.position): entry.problem.extra("solution")
        for path in sorted(folder.glob("*.olv"))
        for entry in scan_olv(path)
        if isinstance(entry, Entry) and entry.problem.stipulation.claim is not None
    }


def lines_compared(records: Iterable[Record], printed: Mapping[str, str]) -> Iterator[str]:
    """Yield what differs of each printed line; an empty text where it is equal."""
    for record in records:
        if record["part"] != "b":
            continue
        found = in_and_out(record)
        text = printed.get(fen(parse_fen(record["fen"])))
        if not found and text is not None:
            found = as_printed(record, text)
        yield found and f"{record['fen']}: {found}"


def compared(endings: Endings, record: Record) -> str | None:
    """Return what differs, nothing where all is equal; None where tables have nothing to say."""
    if record["part"] not in COMPARED or (record["part"] == "b" and not record.get("tables")):
        return None
    return COMPARED[record["part"]](endings, record)


def main(arguments: list[str] | None = None) -> int:
    """Compare a file, and print what differs."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("file", type=Path)
    parser.add_argument("--lines", action="store_true", help="lines in and out, no tables")
    parser.add_argument("--printed", type=Path, help="a folder of the collections themselves")
    given = parser.parse_args(arguments)
    if given.lines or given.printed:
        records = map(json.loads, given.file.read_text(encoding="utf-8").splitlines())
        found = list(lines_compared(records, printed_in(given.printed) if given.printed else {}))
        sys.stdout.writelines(f"{text}\n" for text in found if text)
        sys.stdout.write(f"{found.count('')} of {len(found)} equal\n")
        return 0
    endings, equal, count = Endings(), 0, 0
    for text in given.file.read_text(encoding="utf-8").splitlines():
        record = json.loads(text)
        difference = compared(endings, record)
        if difference is None:
            continue
        count, equal = count + 1, equal + (not difference)
        if difference:
            sys.stdout.write(f"{record['part']} {record['fen']}: {difference}\n")
    sys.stdout.write(f"{equal} of {count} equal\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
