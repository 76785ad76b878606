# SPDX-License-Identifier: GPL-3.0-or-later
"""Endgame studies: what is read, proved and found, and how long that takes.

Tables of a diagram are made in a process of its own each, for its memory. Two threads make them,
so that by the clock they take half of their processor time where two cores are free.
"""

from __future__ import annotations

import resource
import subprocess
import sys
from collections.abc import Iterator, Mapping
from threading import Timer
from time import perf_counter
from typing import Any, Final

from benchmarks.bench.figure import AbsentError, Figure, Given
from benchmarks.bench.timing import kept, number, processor, spread
from truth.studies import COMPARED, compared, line_of, lines_compared  # of `tests`

from composer.beside.program import Program
from composer.beside.uci import MOST_NODES, Engine, find_engine
from composer.problem.boards import board_of, move_of
from composer.problem.fen import parse_fen
from composer.problem.men import Colour
from composer.problem.stipulations.claims import Claim
from composer.studies.audit import Audit, AuditedMove, audit
from composer.studies.endings import Endings
from composer.studies.marks import Dual, Mark
from composer.studies.material import parse_material
from composer.studies.positions import MOST_ENTRIES
from composer.studies.structures import size_of, structure_of
from composer.studies.tables import all_tables
from composer.studies.verdict import sentences_of
from composer.studies.zugzwangs import zugzwangs

FILE: Final = "studies/truth-visible.jsonl"
RETI: Final = (
    "8/8/5R2/6n1/8/2k1K3/8/8 w - - 0 1",
    "e3f4 g5h3 f4f3 h3g5 f3e3 c3c4 e3f4 g5h3 f4e4 h3g5 e4e5 g5h3 f6f3 h3g5 f3f5 g5h3 e5e4",
)
ZUGZWANGS: Final = {
    "KPK": 80, "KRKN": 18, "KRKB": 5, "KBKP": 1, "KNKP": 29, "KRKP": 12, "KPKP": 121,
    "KNPK": 75, "KBPK": 6, "KPPK": 43,
}  # fmt: skip
PRINTED: Final = 1_533 / 1_606  # the part of the printed lines that can be read
NODES: Final = 150_000  # for each of two questions
MAKES: Final = """
import resource, sys
from composer.problem.fen import parse_fen
from composer.studies.endings import Endings
from composer.studies.positions import Positions
made = Positions(Endings().tables)
assert made.make(parse_fen(sys.argv[1]))
print(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024)
"""


def figures(given: Given) -> Iterator[Figure]:
    """Yield the rows."""
    records = [record for record in given.records(FILE) if record["part"] in COMPARED]
    studies = [record for record in records if record["part"] == "b"]
    endings = Endings()
    yield from of_tables(given, endings)
    yield from of_lines(given, studies)
    yield from of_truth(given, endings, records)
    yield of_zugzwangs(given, endings)
    yield from of_positions(given, studies)
    yield from of_engine(given, studies)


def of_tables(given: Given, endings: Endings) -> Iterator[Figure]:
    """Make all tables, ask them, and audit a line with them."""
    fen, moves = RETI
    line = list(line_of(parse_fen(fen), moves.split()))
    men = list(all_tables())[:: given.number(1, 12)]
    spent = processor(lambda: [endings.tables.halves(each) for each in men]) / 1000
    yield Figure("all 35 classes with up to four men are made", spent, "s", 40,
                 note="processor time; goal 20 s on two cores",
                 hindrance="pawns on three files more than need be, and squeezing")  # fmt: skip
    yield Figure("what they take while they are kept", endings.tables.size / 1e6, "MB", 6,
                 note="with the moves to mate of each position")  # fmt: skip
    endings.value(line[0][0])
    found: list[Audit] = []
    spent = processor(lambda: found.append(audit(endings, Claim.WIN, line))) / 1000
    others = [each for move in found[0].moves for each in move.alternatives]
    told = {
        dual.value: sum(each.dual is dual for each in others) for dual in (Dual.WASTE, Dual.END)
    }
    assert told == {"waste of time": 14, "end dual": 6}
    yield Figure("Réti 1929: the audit, with its exact test of wasted time", spent, "s", 5,
                 note="14 other moves waste time, 6 end duals")  # fmt: skip


def of_lines(given: Given, studies: list[dict[str, Any]]) -> Iterator[Figure]:
    """Write printed lines as PGN and read them again."""
    chosen = given.sample(studies, len(studies), 20)
    equal = sum(not difference for difference in lines_compared(chosen, {}))
    gone = sum(not record["line"] for record in chosen)
    yield kept("printed lines in and out, move for move", equal, len(chosen),
               goal=int(PRINTED * len(chosen)), note=f"{gone} print none")  # fmt: skip


def of_truth(given: Given, endings: Endings, records: list[dict[str, Any]]) -> Iterator[Figure]:
    """Compare with the truth, and see how soon moves are valued."""
    told = [record for record in records if record["part"] != "b" or record.get("tables")]
    chosen = given.sample(told, len(told), 12)
    equal = sum(not compared(endings, record) for record in chosen)
    yield kept("values, audits, planted faults, sound bases, wasted time, as they are", equal,
               len(chosen), len(chosen))  # fmt: skip
    positions = [parse_fen(each["fen"]) for each in chosen if each["part"] == "a"]
    first, again = [], []
    for position in positions:
        endings.tables.close()
        for spent in (first, again):
            spent.append(processor(lambda: endings.moves(position)))  # noqa: B023
    yield spread("all moves of a position with their values", again, goal=50)
    yield spread("the same where its tables were kept closed until then", first)
    wrong = 0
    for record in chosen:
        if record["part"] in ("b", "c0", "w"):
            line = line_of(parse_fen(record["fen"]), record["line"])
            wrong += sum(map(_is_wrong, audit(endings, Claim(record["stipulation"]), line).moves))
    yield Figure("marks T without a table, or W called a dual", wrong, "", 0)


def _is_wrong(move: AuditedMove) -> bool:
    """Return whether marks say more than is known."""
    marked = (move, *move.alternatives)
    bare = any(each.mark is Mark.TABLE and len(move.position) > 5 for each in marked)
    return bare or any(each.mark is Mark.WASTE for each in move.duals)


def of_zugzwangs(given: Given, endings: Endings) -> Figure:
    """Count mutual zugzwangs."""
    names = list(ZUGZWANGS)[: given.number(len(ZUGZWANGS), 1)]
    counts = {name: len(zugzwangs(endings, parse_material(name)) or ()) for name in names}
    equal = sum(counts[name] == ZUGZWANGS[name] for name in names)
    told = ", ".join(f"{name} {count}" for name, count in counts.items())
    return kept("endings with as many mutual zugzwangs as are known", equal, len(names),
                len(names), note=told)  # fmt: skip


def of_positions(given: Given, studies: list[dict[str, Any]]) -> Iterator[Figure]:
    """Make tables of diagrams with at most one piece a side that are not too large."""
    fens = [record["fen"] for record in studies if record["men"] > 4 and _is_small(record)]
    chosen = given.sample(fens, 4, 1)
    seconds, most = [], 0.0
    for fen in chosen:
        before = resource.getrusage(resource.RUSAGE_CHILDREN)
        command = [sys.executable, "-c", MAKES, fen]
        told = subprocess.run(command, capture_output=True, text=True, check=True).stdout
        after = resource.getrusage(resource.RUSAGE_CHILDREN)
        spent = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
        seconds.append(spent / 2)
        most = max(most, float(told))
    many = f"{len(fens)} of {len(studies)} studies are small enough"
    yield Figure("tables of a diagram, at most 100,000,000 positions: the slowest", max(seconds),
                 "s", 60, note=f"{len(chosen)}; processor time of two threads, halved; {many}",
                 hindrance="after promotions there are up to 300,000,000 positions")  # fmt: skip
    yield Figure("the memory for it, the most", most / 1000, "GB", 2)


def _is_small(record: Mapping[str, Any]) -> bool:
    structure, _ = structure_of(parse_fen(record["fen"]), Colour.WHITE)
    pieces = len(structure.white), len(structure.black)
    return max(pieces) <= 1 and size_of(structure, MOST_ENTRIES) <= MOST_ENTRIES


def of_engine(given: Given, studies: list[dict[str, Any]]) -> Iterator[Figure]:
    """Audit lines by an engine, twice."""
    program = find_engine()
    if program is None:
        raise AbsentError("needs an engine such as Stockfish")
    chosen = given.sample([each for each in studies if each["line"] and each["men"] > 4], 6, 1)
    told: list[list[str]] = []
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    moves = 0
    for _ in range(2):
        told.append([])
        for record in chosen:
            line = list(line_of(parse_fen(record["fen"]), record["line"]))
            with Engine(program, NODES) as engine:
                found = audit(Endings(), Claim(record["stipulation"]), line, adviser=engine)
            moves += len(found.moves)
            told[-1] += [str(each) for each in sentences_of(found)] + [repr(found.moves)]
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    spent = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
    yield Figure("an audit by an engine, 300,000 nodes a move", spent / 2 / len(chosen), "s", 4,
                 note=f"the engine's processor time, mean of {len(chosen)} studies; "
                      f"{number(1000 * spent / moves)} ms a move")  # fmt: skip
    same = sum(one == other for one, other in zip(*told, strict=True))
    yield kept("the same said again by another run", same, len(told[0]), len(told[0]))
    yield spread("an engine's question cancelled", list(_cancelled(program, given.number(10, 2))),
                 goal=50,
                 note="by the clock")  # fmt: skip


def _cancelled(program: Program, count: int) -> Iterator[float]:
    """Yield how many milliseconds an engine that thinks takes to be silent."""
    position = parse_fen("r1bqkbnr/pppp1ppp/2n5/4p3/2B1P3/5N2/PPPP1PPP/RNBQK2R w KQkq - 0 1")
    board = board_of(position)
    moves = [move_of(board, move) for move in board.legal_moves]
    with Engine(program, MOST_NODES) as engine:
        for _ in range(count):
            flag, begun = bytearray(1), [0.0]

            def cancel(flag: bytearray = flag, begun: list[float] = begun) -> None:
                begun[0] = perf_counter()
                flag[0] = 1

            Timer(0.5, cancel).start()
            engine.opinion(position, moves, flag)
            yield 1000 * (perf_counter() - begun[0])
