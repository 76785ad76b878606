# SPDX-License-Identifier: GPL-3.0-or-later
"""A library of half a million problems to measure with, made by varying real ones.

    python tests/benchmarks/library/build.py FILE [NUMBER]

Originals are the collections of two-movers beside the project where they are, else the
sample collection. They are solved and analysed; the variations are mirrored and shifted and
have other men moved, so that positions differ, and other authors, years and sources. What
an analysis would find in them is invented from what was found in the original, so that a
query finds as much as in a real library. A file that is there already is left alone.
"""

from __future__ import annotations

import json
import random
import sys
import time
from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import cycle, islice
from pathlib import Path

if __name__ == "__main__":
    sys.path[0] = str(Path(__file__).resolve().parents[2])

from benchmarks.bench.figure import BESIDE, Given

from composer.analysis.report import ANALYSIS_VERSION, analyse
from composer.formats.jsonlines import entry_of
from composer.library.access.making import making
from composer.library.access.reading import load
from composer.library.access.store import Library
from composer.library.changes.collections import add_to_collection, make_collection
from composer.library.changes.operations import delete_records, save_version
from composer.library.changes.samples import sample_problems
from composer.library.changes.writing import NewProblem, add_problems
from composer.library.file.schema import VERSIONS
from composer.library.records.details import Details, FoundTheme
from composer.library.records.findings import finding_of_analysis
from composer.library.records.values import Finding
from composer.problem.credits import Credits
from composer.problem.edits import move, shift, transform
from composer.problem.position import Position
from composer.problem.problem import Problem
from composer.problem.squares import Symmetry, parse_square, square_name
from composer.problem.stipulation import TWO_MOVER
from composer.solver.solve import solve

FILES = ("composed-twomovers.jsonl", "composed-others.jsonl")
NUMBER = 500_000
_SYLLABLES = tuple(
    "ba bel co dan el fer gal hol is jan kar lo man nes or pau ri sen to vic wal zi".split()  # noqa: SIM905
)
_AWARDS = (
    *("1st Prize", "2nd Prize", "3rd Prize", "Special Prize", "1st HM", "2nd HM", "3rd HM"),
    *("1st Comm.", "Comm.", "Comm."),
)
_WORDS = ("task", "sketch", "favourite", "tourney", "miniature", "meredith", "mutate", "book")


@dataclass(frozen=True, slots=True)
class Original:
    """A real problem with what was found in it."""

    problem: Problem
    finding: Finding


def originals(most: int | None = None) -> list[Original]:
    """Solve and analyse the real problems, or so many; longer ones are only named sound."""
    found = []
    for problem in islice(published(), most):
        if problem.stipulation == TWO_MOVER:
            solution = solve(problem)
            found.append(Original(problem, finding_of_analysis(solution, analyse(solution))))
        else:
            invented = Finding(
                "sound", analysis_version=ANALYSIS_VERSION, solver="kernel", details=Details()
            )
            found.append(Original(problem, invented))
    return found


def published() -> Iterator[Problem]:
    """Yield the real problems: those of the collections beside the project, or the samples."""
    if not BESIDE.is_dir():
        yield from sample_problems()
        return
    for name in FILES:
        for line in (BESIDE / name).read_text("utf-8").splitlines():
            yield entry_of(json.loads(line)).problem


def varied(originals: list[Original], dice: random.Random) -> Iterator[NewProblem]:
    """Yield variations without end."""
    authors = [_name(dice) for _ in range(4000)]
    weights = [1 / (rank + 8) for rank in range(len(authors))]  # some composed very much
    sources = sorted({original.problem.credits.source for original in originals} - {""})
    for original in cycle(originals):
        chosen = dice.choices(authors, weights, k=2 if dice.random() < 0.1 else 1)
        if dice.random() < 0.2:
            chosen = list(original.problem.credits.authors[:1]) or chosen
        has_award = dice.random() < 0.25
        credits = Credits(
            authors=tuple(dict.fromkeys(chosen)),
            source=dice.choice(sources) if sources else "Magazine",
            date=f"{min(2025, int(dice.triangular(1850, 2025, 1960)))}-{dice.randint(1, 12):02}",
            distinction=dice.choice(_AWARDS) if has_award else "",
            number=str(dice.randint(1, 20000)),
        )
        yield _variation(original, credits, dice)


def _variation(original: Original, credits: Credits, dice: random.Random) -> NewProblem:
    mirrored = dice.random() < 0.5
    files = dice.choice((0, 0, 0, -1, 1))
    position = original.problem.position
    if mirrored:
        position = transform(position, Symmetry.MIRROR_FILES)
    try:
        position = shift(position, files, 0)
    except ValueError:
        files = 0
    problem = replace(
        original.problem,
        position=disturbed(position, dice),
        credits=credits,
        keywords=tuple(dice.sample(_WORDS, 2)) if dice.random() < 0.1 else (),
        extras=(),
        twins=(),
    )
    return NewProblem(problem, _laid(original.finding, mirrored, files, dice))


def disturbed(position: Position, dice: random.Random) -> Position:
    """Move a man or two to empty squares."""
    for _ in range(dice.randint(1, 2)):
        occupied = [square for square, _ in position]
        empty = [square for square in range(64) if position[square] is None]
        if occupied and empty:
            position = move(position, dice.choice(occupied), dice.choice(empty))
    return position


def _laid(finding: Finding, mirrored: bool, files: int, dice: random.Random) -> Finding | None:
    """Lay what was found as the position was laid; some verdicts and themes go."""
    chance = dice.random()
    if chance < 0.02 or finding.details is None:
        return None
    details = finding.details

    def square(number: int) -> int:
        file = 7 - number % 8 if mirrored else number % 8
        return number // 8 * 8 + (file + files) % 8

    def uci(text: str) -> str:
        ends = (square_name(square(parse_square(text[at : at + 2]))) for at in (0, 2))
        return "".join(ends) + text[4:]

    def moves(text: str) -> str:
        return " ".join(map(uci, text.split()))

    themes = tuple(
        FoundTheme(theme.id, theme.grade, theme.phase, tuple(square(one) for one in theme.squares))
        for theme in details.themes
        if dice.random() < 0.8
    )
    return replace(
        finding,
        verdict="cooked" if chance < 0.06 else finding.verdict,
        keys=tuple(uci(key) for key in finding.keys),
        details=replace(
            details,
            themes=themes,
            mate_moves=tuple(sorted(uci(mate_move) for mate_move in details.mate_moves)),
            set_moves=tuple(map(moves, details.set_moves)),
            play_moves=tuple(map(moves, details.play_moves)),
            try_moves=tuple(map(moves, details.try_moves)),
            mates=None if details.mates is None else max(0, details.mates + dice.randint(-1, 1)),
        ),
    )


def _name(dice: random.Random) -> str:
    family = "".join(dice.choices(_SYLLABLES, k=dice.randint(2, 3))).capitalize()
    given = "".join(dice.choices(_SYLLABLES, k=2)).capitalize()
    return f"{family}, {given}"


def build(path: Path, number: int = NUMBER) -> None:
    """Make the library beside, and give it its name when it is whole."""
    begun = time.perf_counter()
    dice = random.Random(20)
    found = originals(max(100, number // 20))
    print(f"{len(found)} originals analysed in {time.perf_counter() - begun:.0f} s", flush=True)
    with making(path) as unfinished, Library.create(unfinished) as library:
        done = 0
        for added in add_problems(library, islice(varied(found, dice), number), batch=2000):
            done += len(added.ids)
            if done % 20_000 == 0:
                print(f"{done} in {time.perf_counter() - begun:.0f} s", flush=True)
        _arrange(library, number, dice)
    print(f"{path}: {path.stat().st_size / 1e6:.0f} MB, {time.perf_counter() - begun:.0f} s")


def _arrange(library: Library, number: int, dice: random.Random) -> None:
    """Put some into collections and into the bin, and give some a second version."""
    for name in ("Favourites", "To check", "Lecture", "For the book"):
        made = make_collection(library, name)
        chosen = dice.sample(range(1, number + 1), min(number, 5000))
        add_to_collection(library, made.collection_id, chosen)
    make_collection(library, "Grimshaws", "theme:grimshaw")
    for record_id in dice.sample(range(1, number + 1), min(number, 1000)):
        record = load(library, record_id)
        save_version(library, record_id, record.problem, note="another setting")
    delete_records(library, dice.sample(range(1, number + 1), number // 200))


def large(given: Given) -> Path:
    """Return a large library, made at the first time; a small one where only that is wanted."""
    number = given.number(NUMBER, 2000)
    path = given.made / f"{number}-{len(VERSIONS)}.chesslib"
    if not path.exists():
        path.parent.mkdir(parents=True, exist_ok=True)
        build(path, number)
    return path


def main() -> None:
    """Build the library of the command line unless it is there."""
    path = Path(sys.argv[1])
    number = int(sys.argv[2]) if len(sys.argv) > 2 else NUMBER
    if path.exists():
        print(f"{path} is there already")
        return
    path.parent.mkdir(parents=True, exist_ok=True)
    build(path, number)


if __name__ == "__main__":
    main()
