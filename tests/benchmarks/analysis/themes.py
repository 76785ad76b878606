# SPDX-License-Identifier: GPL-3.0-or-later
"""Themes of published problems: beside their editors' keywords, and how long they take to find.

A keyword of an editor should be found; that something else is found besides says little, for
keywords are incomplete. `flags.py` prints what is to be read on the board.
"""

from __future__ import annotations

import time
from collections import defaultdict
from collections.abc import Iterator
from functools import partial

from benchmarks.analysis.flags import kind_of
from benchmarks.bench.figure import Figure, Given
from benchmarks.bench.timing import kept, processor, spread

from composer import solve
from composer.analysis.composing.baseline import Baseline
from composer.analysis.composing.economy import economy
from composer.analysis.report import analyse
from composer.problem.stipulation import parse_stipulation
from composer.solver.deadline import Deadline
from composer.solver.options import Token
from composer.solver.solution import Verdict

SECONDS = 2.0  # for solving a longer problem
COMMON = ("Block", "Battery play", "Selfblock", "Selfpinning", "Provoked check", "Cross-checks")
"""Found in most problems, and named by an editor only where the problem is about them."""
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


def figures(given: Given) -> Iterator[Figure]:
    """Yield the rows."""
    labelled, named = defaultdict(int), defaultdict(int)
    flagged = known = 0
    times: dict[str, list[float]] = defaultdict(list)
    records = [*given.records("composed-twomovers.jsonl")]
    for record in given.sample(records, len(records), 40):
        solution = solve(record["fen"], "#2")
        if solution.verdict is not Verdict.SOUND:
            continue
        begun = time.process_time()
        themes = {flag.id for flag in analyse(solution).flags}
        times["#2"].append(1000 * (time.process_time() - begun))
        keywords = frozenset(record.get("keywords") or ())
        for name, ids in IDS_OF.items():
            keyword = name.split(" (")[0]
            labelled[name] += keyword in keywords
            named[name] += keyword in keywords and bool(themes & set(ids))
            if keywords and themes & set(ids) and name not in COMMON:
                flagged, known = flagged + 1, known + (keyword in keywords)
    yield kept(
        "editors' keywords that are found",
        sum(named.values()),
        sum(labelled.values()),
        note=f"{len(IDS_OF)} keywords; least found: "
        + ", ".join(
            f"{name} {named[name]} of {labelled[name]}"
            for name in sorted(labelled, key=lambda one: named[one] - labelled[one])[:3]
        ),
    )
    yield kept("themes found that the editor names, too", known, flagged)
    yield from longer(given, times)
    large = [each["fen"] for each in records if 18 <= men(each["fen"]) <= 22]
    some = [Baseline.of(analyse(solve(fen, "#2"))) for fen in given.sample(large, 60, 3)]
    yield spread(
        "economy, 18 to 22 men", [processor(partial(economy, each, weaker=False)) for each in some]
    )


def longer(given: Given, times: dict[str, list[float]]) -> Iterator[Figure]:
    """Yield how long themes, phases and quality take, by kind of play."""
    records = [*given.records("composed-others.jsonl")]
    for record in given.sample(records, 250, 10):
        token = Token()
        with Deadline(token, SECONDS):
            solution = solve(record["fen"], record["stipulation"], cancel=token)
        if solution.complete and solution.verdict is Verdict.SOUND:
            kind = kind_of(parse_stipulation(record["stipulation"]))
            times[kind].append(processor(lambda: analyse(solution)))  # noqa: B023
    for kind, taken in times.items():
        yield spread(f"themes, phases, quality: {kind}", taken)


def men(fen: str) -> int:
    """Return the number of men of a FEN."""
    return sum(letter.isalpha() for letter in fen.split()[0])
