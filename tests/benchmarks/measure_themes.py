# SPDX-License-Identifier: GPL-3.0-or-later
"""Measure the themes on published two-movers: recall against their keywords, and time.

Run it from the project's root, with the path of a file of problems (one JSON object a line
with `fen` and perhaps `keywords`):

    python tests/benchmarks/measure_themes.py PROBLEMS.jsonl [--misses KEYWORD]

It prints a Markdown table: for each keyword how many problems carry it, how many of these
are flagged (recall), how many are flagged in all, and what share of the flagged that carry
any keyword carry this one; then the processor time of phase table, themes and quality for a
problem, and of the economy of some problems with 18 to 22 men.
"""

from __future__ import annotations

import argparse
import json
import statistics
import sys
import time
from dataclasses import dataclass
from pathlib import Path

from composer import solve
from composer.analysis.composing.baseline import Baseline
from composer.analysis.composing.economy import economy
from composer.analysis.report import analyse
from composer.solver.solution import Verdict

IDS_OF = {
    "Black correction": ("black_correction",),
    "Flight giving key": ("flight_giving_key",),
    "Active sacrifice": ("active_sacrifice",),
    "Changed mates": ("changed_mates_2plus",),
    "Defences on same square": ("defences_on_same_square",),
    "Flight giving and taking key": ("give_and_take_key",),
    "Transferred mates": ("transferred_mate",),
    "Switchback": ("switchback",),
    "Rudenko": ("rudenko",),
    "Rudenko (virtual too)": ("rudenko", "rudenko_virtual"),
    "2 flights giving key": ("two_flights_giving_key",),
    "3+ flights giving key": ("three_flights_giving_key",),
    "Grimshaw": ("grimshaw",),
    "Grimshaw (virtual too)": ("grimshaw", "grimshaw_virtual"),
    "B2": ("theme_b2",),
    "Model mates": ("model_mate_2",),
    "Mutate": ("mutate",),
    "King Y-flight": ("y_flights",),
    "Block": ("block",),
    "Flight taking key": ("flight_taking_key",),
    "Novotny": ("novotny_key", "novotny_try"),
    "Checking key": ("checking_key",),
    "Battery play": ("battery_play",),
    "King star flight": ("star_flights",),
    "Fleck": ("fleck",),
    "Barnes": ("barnes",),
    "Mates on same square": ("four_mates_same_square",),
    "Reversal": ("salazar",),
    "Karlstrom-Fleck": ("karlstrom_fleck",),
    "Zagoruiko": ("zagoruyko_3x2",),
    "Barulin (A)": ("barulin_a",),
    "Half-pin": ("half_pin", "masked_half_pin"),
    "Levman": ("levman_defence",),
    "Pseudo Le Grand": ("pseudo_le_grand",),
    "Somov (B1)": ("somov_b1",),
    "Vladimirov": ("vladimirov", "vladimirov_element"),
    "Vladimirov (full theme)": ("vladimirov",),
    "Cross-checks": ("cross_check",),
    "Reciprocal": ("reciprocal_change",),
    "Unpinning": ("unpin_of_white",),
    "Selfpinning": ("self_pin", "self_pinning_key"),
    "Anti-reversal": ("anti_reversal",),
    "Pickaninny": ("pickaninny",),
    "Albino": ("albino",),
    "Threat reversal": ("threat_reversal",),
    "Urania": ("urania",),
    "Battery creation": ("battery_formed_by_key",),
    "Organ pipes": ("organ_pipes",),
    "Selfblock": ("self_block",),
    "Indirect unpinning": ("unpin_by_interference",),
    "Pickabish": ("pickabish",),
    "Plachutta": ("wurzburg_plachutta", "plachutta"),
    "Latvian Novotny": ("latvian_novotny",),
    "Gamage": ("gamage_unpin",),
    "Goethart": ("goethart_unpin",),
    "Dual avoidance": ("dual_avoidance",),
    "Half-battery": ("half_battery",),
    "Stocchi": ("stocchi",),
    "Nietvelt": ("nietvelt_defence",),
    "Provoked check": ("check_provoking_key",),
    "Rukhlis": ("rukhlis",),
    "Rukhlis (weak too)": ("rukhlis", "rukhlis_weak"),
    "Dombrovskis": ("dombrovskis",),
    "Le Grand": ("le_grand",),
}


@dataclass(frozen=True)
class Measured:
    """A problem with its keywords, the themes found and the milliseconds of the processor."""

    fen: str
    origin: str
    keywords: frozenset[str]
    themes: frozenset[str]
    milliseconds: float


def measured(path: Path) -> list[Measured]:
    """Analyse all sound two-movers of a file."""
    found = []
    for line in path.read_text(encoding="utf-8").splitlines():
        record = json.loads(line)
        if record.get("stipulation", "#2") != "#2":
            continue
        solution = solve(record["fen"], "#2")
        if solution.verdict is not Verdict.SOUND:
            continue
        started = time.process_time()
        flags = analyse(solution).flags
        taken = (time.process_time() - started) * 1000
        keywords = frozenset(record.get("keywords") or ())
        themes = frozenset(flag.id for flag in flags)
        origin = f"{', '.join(record.get('authors') or ())} {record.get('year')}"
        found.append(Measured(record["fen"], origin, keywords, themes, taken))
    return found


def row(name: str, ids: tuple[str, ...], problems: list[Measured]) -> str:
    """Return a line of the table."""
    keyword = name.split(" (virtual")[0].split(" (full")[0].split(" (weak")[0]
    labelled = [problem for problem in problems if keyword in problem.keywords]
    flagged = [problem for problem in problems if problem.themes & set(ids)]
    hit = sum(1 for each in labelled if each.themes & set(ids))
    known = [each for each in flagged if each.keywords]
    share = sum(1 for each in known if keyword in each.keywords)
    recall = f"{hit} ({100 * hit // len(labelled)} %)" if labelled else "-"
    part = f"{100 * share // len(known)} %" if known else "-"
    return f"| {name} | {len(labelled)} | {recall} | {len(flagged)} | {part} |"


def main() -> None:
    """Print the table, the times, and the misses asked for."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("path", type=Path)
    parser.add_argument("--misses", metavar="KEYWORD")
    parser.add_argument("--all", action="store_true", help="count every theme")
    arguments = parser.parse_args()
    problems = measured(arguments.path)
    if arguments.misses:
        ids = set(IDS_OF[arguments.misses])
        for problem in problems:
            if arguments.misses in problem.keywords and not problem.themes & ids:
                print(problem.fen, problem.origin, sorted(problem.keywords))
        return
    print("| keyword | labelled | recall | flagged | share |\n|---|---|---|---|---|")
    for name, ids in IDS_OF.items():
        print(row(name, ids, problems))
    if arguments.all:
        counts = {t: 0 for problem in problems for t in problem.themes}
        for problem in problems:
            for theme in problem.themes:
                counts[theme] += 1
        for theme, count in sorted(counts.items(), key=lambda pair: -pair[1]):
            print(f"{theme}: {count}")
    times = sorted(problem.milliseconds for problem in problems)
    slow = times[int(0.95 * len(times))]
    middle = statistics.median(times)
    print(f"\n{len(times)} problems: median {middle:.1f} ms, 95th percentile {slow:.1f} ms")
    large = [problem.fen for problem in problems if 18 <= men(problem.fen) <= 22][:100]
    tested = sorted(seconds_of_economy(fen) * 1000 for fen in large)
    if tested:
        middle, slow = statistics.median(tested), tested[int(0.95 * len(tested))]
        print(f"{len(tested)} economies: median {middle:.1f} ms, 95th percentile {slow:.1f} ms")


def men(fen: str) -> int:
    """Return the number of men of a FEN."""
    return sum(letter.isalpha() for letter in fen.split()[0])


def seconds_of_economy(fen: str) -> float:
    """Return the time of solving again without each man."""
    baseline = Baseline.of(analyse(solve(fen, "#2")))
    started = time.process_time()
    economy(baseline, weaker=False)
    return time.process_time() - started


if __name__ == "__main__":
    sys.exit(main())
