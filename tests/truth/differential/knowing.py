# SPDX-License-Identifier: GPL-3.0-or-later
"""Differences that are known, by classes: each has a reason, a proof and what it is recognised by.

A class of `known.json` says of which problems it holds (`when`) and what differs there
(`difference`); both are names of tests below, all of which must hold. It explains a difference
only as a whole: if a single branch that differs is not of its kind, nothing is explained.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from truth.differential.judged import Judged, answered
from truth.differential.samples import SIDES

from composer.beside.comparing import BranchKind, Difference, compared
from composer.solver.lawdefects import fatal_by_rules
from composer.solver.popeyemoves import popeye_text
from composer.solver.solution import Verdict

_QUIET = re.compile(r"n[A-Z0-9]{1,2}(?P<origin>[a-h][1-8])-(?P<target>[a-h][1-8])")
KNOWN = Path(__file__).parents[1] / "known.json"


@dataclass(frozen=True)
class Known:
    """A class of known differences.

    Attributes:
        name: what it is called.
        reason: why the answers differ, and who is right.
        proof: how that was found.
        example: a problem in which they differ so, in one line.
        when: of which problems it holds, as names of tests with what they are given.
        difference: what the branches are that differ, likewise.
    """

    name: str
    reason: str
    proof: str
    example: str
    when: Mapping[str, Any]
    difference: Mapping[str, Any]

    def explains(self, found: Judged) -> bool:
        """Tell whether everything that differs is of this class."""
        if found.comparison is None or not all(
            WHEN[test](found, given) for test, given in self.when.items()
        ):
            return False
        return all(
            DIFFERENCE[test](found, difference, given)
            for difference in found.comparison.differences
            for test, given in self.difference.items()
        )


def known_classes() -> tuple[Known, ...]:
    """Return the classes of `known.json`."""
    told = json.loads(KNOWN.read_text(encoding="utf-8"))["classes"]
    return tuple(Known(name, **each) for name, each in told.items())


def _names(found: Judged) -> set[str]:
    return {condition.split()[0].lower() for condition in found.sample.conditions}


def _words(found: Judged) -> set[str]:
    return {word.lower() for condition in found.sample.conditions for word in condition.split()}


def _codes(found: Judged) -> set[str]:
    return {man.code for man in found.sample.men}


def _takes_back(found: Judged, each: Difference) -> bool:
    """Tell whether a line ends with the taking back of a neutral man's move, or goes on instead."""
    moves = each.path[-1][1].split()
    if each.only_ours:
        return _ends_by_taking_back(moves)
    assert found.ours is not None
    lines = ([popeye_text(move) for move in line.moves] for line in found.ours.lines)
    return any(
        len(line) < len(moves)
        and line[:-1] == moves[: len(line) - 1]
        and _ends_by_taking_back(line)
        for line in lines
    )


def _ends_by_taking_back(moves: Sequence[str]) -> bool:
    *_, before, last = ("", "", *moves)
    gone, back = _QUIET.fullmatch(before), _QUIET.fullmatch(last)
    if gone is None or back is None:
        return False
    return (gone["origin"], gone["target"]) == (back["target"], back["origin"])


def _faults(found: Judged) -> set[str]:
    """Return what is wrong with our diagram, so that it is not solved."""
    if found.ours is None or found.ours.verdict is not Verdict.INVALID:
        return set()
    defects = fatal_by_rules(found.ours.position, found.ours.stipulation.rules)
    return {defect.fault.name.lower() for defect in defects}


def _agrees_as(found: Judged, conditions: Mapping[str, str]) -> bool:
    """Tell whether Popeye's answer is ours by other conditions in the place of some."""
    said = tuple(conditions.get(condition, condition) for condition in found.sample.conditions)
    ours = answered(replace(found.sample, conditions=said), found.letter)
    return ours is not None and found.theirs is not None and compared(ours, found.theirs).agrees


def _is_of_threats(found: Judged, each: Difference) -> bool:
    """Tell whether he writes zugzwang where there are threats here, or what that brings.

    They are the threats, his word, and defences that threats answer, which are left out here.
    """
    assert found.comparison is not None
    if "(" in each.text or each.path[-1][0] is BranchKind.ZUGZWANG:
        return True
    return not each.only_ours and any(
        other.path[-1][0] is BranchKind.ZUGZWANG and other.path[:-1] == each.path[:-1]
        for other in found.comparison.differences
        if not other.only_ours
    )


WHEN: Mapping[str, Callable[[Judged, Any], bool]] = {
    "conditions": lambda found, given: {each.lower() for each in given} <= _words(found),
    "a condition": lambda found, given: bool({each.lower() for each in given} & _words(found)),
    "qualities": lambda found, given: bool(set(given) & {man.special for man in found.sample.men}),
    "men": lambda found, given: bool(set(given) & _codes(found)),
    "fairy men": lambda found, given: given is bool(_codes(found) - set("KQRBSP")),
    "neutral": lambda found, given: given is any(man.side == "Neutral" for man in found.sample.men),
    "goal": lambda found, given: (
        found.ours is not None and found.ours.stipulation.goal.aim.name.lower() in given
    ),
    "play": lambda found, given: (
        found.ours is not None and found.ours.stipulation.play.name.lower() in given
    ),
    "moves": lambda found, given: found.ours is not None and found.ours.stipulation.moves == given,
    "tree": lambda found, given: (
        found.ours is not None and (not found.ours.stipulation.has_lines) is given
    ),
    "faults": lambda found, given: _faults(found) == set(given),
    "as": _agrees_as,
    "kinds of one side": lambda found, given: any(
        len({man.code for man in found.sample.men if man.side == side} - {"K"}) >= given
        for side in SIDES
    ),
    "exact": lambda found, given: found.ours is not None and found.ours.stipulation.exact is given,
    "series": lambda found, given: (
        found.ours is not None and found.ours.stipulation.series is given
    ),
}
"""Tests of a problem."""

DIFFERENCE: Mapping[str, Callable[[Judged, Difference, Any], bool]] = {
    "only ours": lambda found, each, given: each.only_ours is given,
    "place": lambda found, each, given: each.place in {BranchKind(name) for name in given},
    "last": lambda found, each, given: each.path[-1][0] in {BranchKind(name) for name in given},
    "texts": lambda found, each, given: any(text in each.text for text in given),
    "neutral": lambda found, each, given: (
        any(text.lstrip("(.0123456789").startswith("n") for _, text in each.path) is given
    ),
    "a neutral man moves": lambda found, each, given: (
        any(move.lstrip("(.0123456789").startswith("n") for move in each.text.split()) is given
    ),
    "a king moves": lambda found, each, given: (
        any(move.lstrip("(.0123456789").startswith("K") for move in each.text.split()) is given
    ),
    "a king ends it": lambda found, each, given: (
        each.path[-1][1].split()[-1].lstrip("(.0123456789").startswith("K") is given
    ),
    "of threats": lambda found, each, given: _is_of_threats(found, each) is given,
    "takes back": lambda found, each, given: _takes_back(found, each) is given,
}
"""Tests of a branch that differs."""
