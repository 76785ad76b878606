# SPDX-License-Identifier: GPL-3.0-or-later
"""Compare a file of fairy positions and their answers with the program.

    python tests/truth/fairy.py FILE.jsonl [--without-conditions] [--only NAME]

Each line is an object with `id`, `pieces` (`{"white": ["Kh4", "WEc7"], ...}`), `conditions`,
`stipulation` (`~1`, `#2`, `h#2`, `s#2`) and `answer`, moves written as Popeye does. Prints the
first ten records that differ and at last `N of M equal`; the status is 1 if any differs. Records
of `known.json`, where an answer is known not to follow the rules, are counted apart.
"""

from __future__ import annotations

import argparse
import json
import re
import sys
from collections.abc import Iterable
from dataclasses import replace
from pathlib import Path
from typing import Any

from composer.problem.men import ROYAL, Colour, Kind, Man
from composer.problem.position import Position
from composer.problem.squares import Square, parse_square
from composer.problem.stipulation import parse_stipulation
from composer.rules.book import Rules
from composer.rules.conditions import condition_of
from composer.rules.kinds import kinds_by_code
from composer.solver.conditions.table import unsolved_sentence
from composer.solver.lawdefects import fatal_for
from composer.solver.legal import legal_moves
from composer.solver.phases import Phase
from composer.solver.popeyemoves import popeye_text
from composer.solver.solution import Solution
from composer.solver.solve import solve

_SHOWN = 10
_ORTHODOX = dict(zip("PSBRQK", (1, 2, 3, 4, 5, 6), strict=True))
_COLOURS = {"white": Colour.WHITE, "black": Colour.BLACK, "neutral": Colour.NEUTRAL}
_PIECE = re.compile(r"(r?)([A-Z0-9]{1,2})([a-h][1-8])")

Answer = dict[str, Any]


def man_of(text: str, colour: Colour) -> tuple[Square, Man]:
    """Return the man and square that `LIb6`, `Sd5` or, royal, `rGa1` stands for."""
    match = _PIECE.fullmatch(text)
    if match is None:
        raise ValueError(f"expected a man such as LIb6, got {text!r}")
    code = match[2]
    if code in _ORTHODOX:
        kind = Kind(_ORTHODOX[code])
    elif code in kinds_by_code():
        kind = Kind.of(kinds_by_code()[code].id)
    else:
        raise ValueError(f"no man has the letters {code!r}")
    return parse_square(match[3]), Man.of(colour, kind, {ROYAL} if match[1] else ())


def position_of(record: Answer) -> Position:
    """Return the diagram of a record, with the side to move that its stipulation says."""
    men = dict(
        man_of(text, _COLOURS[side]) for side, texts in record["pieces"].items() for text in texts
    )
    black = record["stipulation"].startswith("h")
    return Position.of(men, Colour.BLACK if black else Colour.WHITE)


def _play(phase: Phase, is_set: bool = False) -> Answer:
    shown = {
        popeye_text(defence.defence): sorted(
            popeye_text(answer.move) for answer in defence.continuations
        )
        for defence in phase.defences(effective_only=not is_set)
    }
    if is_set:
        return shown
    assert phase.move is not None
    return {
        "move": popeye_text(phase.move),
        "threats": sorted(map(popeye_text, phase.threats)),
        "zugzwang": phase.zugzwang and not phase.ends,
        "variations": shown,
        "refutations": sorted(map(popeye_text, phase.refutations)),
    }


def _phases(phases: Iterable[Phase]) -> list[Answer]:
    return sorted((_play(phase) for phase in phases), key=lambda phase: str(phase["move"]))


def ours(record: Answer) -> Answer:
    """Return the program's own answer in the form of a record's.

    Raises:
        ValueError: the position or what is asked cannot be solved.
    """
    rules = Rules.of(conditions=[condition_of(condition) for condition in record["conditions"]])
    unsolved = unsolved_sentence(rules)
    if unsolved:
        raise ValueError(str(unsolved))
    position, asked = position_of(record), record["stipulation"]
    if asked == "~1":
        return {"moves": sorted(map(popeye_text, legal_moves(position, rules)))}
    stipulation = replace(parse_stipulation(asked), rules=rules)
    solution: Solution = solve(position, stipulation)
    if not solution.complete:
        if fatal_for(position, stipulation):
            return _nothing(asked)  # the reference program prints no line of such a diagram
        raise ValueError(str(solution.message))
    if solution.stipulation.has_lines:
        return {"lines": sorted([popeye_text(m) for m in line.moves] for line in solution.lines)}
    keys = _phases(solution.keys)
    if asked.startswith("s"):
        return {"keys": sorted(key["move"] for key in keys)}
    set_play = {} if solution.set_play is None else _play(solution.set_play, is_set=True)
    return {"keys": keys, "tries": _phases(solution.tries), "setplay": set_play}


def _nothing(asked: str) -> Answer:
    if asked.startswith("h"):
        return {"lines": []}
    return {"keys": []} if asked.startswith("s") else {"keys": [], "tries": [], "setplay": {}}


def theirs(record: Answer) -> Answer:
    """Return the record's answer with everything that has no order sorted."""
    answer = record["answer"]
    if "moves" in answer:
        return {"moves": sorted(set(answer["moves"]))}
    if "lines" in answer:
        return {"lines": sorted(list(line) for line in {tuple(line) for line in answer["lines"]})}
    if record["stipulation"].startswith("s"):
        keys = (key if isinstance(key, str) else key["move"] for key in answer["keys"])
        return {"keys": sorted(keys)}

    def sorted_phase(phase: Answer) -> Answer:
        return {
            "move": phase["move"],
            "threats": sorted(set(phase["threats"])),
            "zugzwang": phase["zugzwang"],
            "variations": {k: sorted(set(v)) for k, v in phase["variations"].items()},
            "refutations": sorted(set(phase["refutations"])),
        }

    return {
        "keys": sorted(map(sorted_phase, answer["keys"]), key=lambda phase: str(phase["move"])),
        "tries": sorted(map(sorted_phase, answer["tries"]), key=lambda phase: str(phase["move"])),
        "setplay": {k: sorted(set(v)) for k, v in answer["setplay"].items()},
    }


def difference(record: Answer) -> str:
    """Return what differs between the program's answer and the record's; empty if nothing does."""
    try:
        found, wanted = ours(record), theirs(record)
    except ValueError as error:
        return f"not solved: {error}"
    for part in wanted:
        if found.get(part) != wanted[part]:
            return f"{part}: expected {_short(wanted[part])}, got {_short(found.get(part))}"
    return "" if found.keys() == wanted.keys() else "other parts than expected"


def _short(value: object) -> str:
    text = json.dumps(value, ensure_ascii=False)
    return text if len(text) <= 600 else text[:600] + " ..."


def main(arguments: list[str] | None = None) -> int:
    """Compare a file; return the exit status."""
    parser = argparse.ArgumentParser(description="Compare fairy positions with their answers.")
    parser.add_argument("file", type=Path)
    parser.add_argument("--without-conditions", action="store_true", help="leave the others out")
    parser.add_argument("--only", metavar="NAME", help="only records with just this condition")
    given = parser.parse_args(arguments)
    known = json.loads(Path(__file__).with_name("known.json").read_text(encoding="utf-8"))
    known = known["records"]
    equal = total = shown = apart = 0
    with given.file.open(encoding="utf-8") as lines:
        for line in lines:
            record = json.loads(line)
            if given.without_conditions and record["conditions"]:
                continue
            if given.only is not None and record["conditions"] != [given.only]:
                continue
            if record["id"] in known:
                apart += 1
                continue
            total += 1
            differs = difference(record)
            equal += not differs
            if differs and shown < _SHOWN:
                shown += 1
                sys.stdout.write(f"{record['id']} {record['stipulation']}: {differs}\n")
    known_too = f", {apart} known to differ" if apart else ""
    sys.stdout.write(f"{equal} of {total} equal{known_too}\n")
    return 0 if equal == total else 1


if __name__ == "__main__":
    sys.exit(main())
