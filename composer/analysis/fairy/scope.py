# SPDX-License-Identifier: GPL-3.0-or-later
"""Which groups of themes are not read under rules that are not those of orthodox chess, and why."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from composer.analysis.fairy.themes import has_tables
from composer.problem.stipulation import Stipulation
from composer.rules.book import ORTHODOX_BOOK
from composer.rules.conditiontable import condition_name
from composer.said.sentence import Listed, Sentence, listed, said
from composer.solver.solution import Solution

_ORTHODOX_PLAY: Final[tuple[str, ...]] = (
    "defence motives and errors",
    "line play",
    "threat themes",
    "tries",
    "task themes",
)
_LONGER: Final = ("longer play",)
_HELP: Final[tuple[str, ...]] = ("line play", "help play")


@dataclass(frozen=True, slots=True)
class Scope:
    """What is left out.

    Attributes:
        groups: the groups of the catalogue that are not read, or only in part.
        sentence: what is read and what is not, and why, in one sentence.
    """

    groups: tuple[str, ...]
    sentence: Sentence


def scope_of(solution: Solution) -> Scope | None:
    """Return what is not read of a solution; None where all is, as in orthodox chess.

    A solution by another program has nothing read at all.
    """
    from composer.analysis.fairy.mates import mates_are_read

    stipulation = solution.stipulation
    if not solution.is_fairy or stipulation.is_proof_game:
        return None
    why = _reason(stipulation)
    if not solution.is_ours:
        return Scope(
            (*_ORTHODOX_PLAY, "changed play", *_LONGER),
            said("Themes are not read: another program solved it, which does not say all."),
        )
    mates, groups = mates_are_read(solution), _HELP
    if stipulation.has_lines:
        read = [said("switchbacks"), said("round trips")]
        if not stipulation.series:
            read += [said("Umnov"), said("follow my leader")]
        left = [said("exchanged functions"), said("promotions"), said("line play")]
    elif has_tables(stipulation):
        read = [said("changed play"), said("keys"), said("flights")]
        read += [said("switchbacks"), said("round trips")]
        left = [said("line play"), said("pins"), said("batteries")]
        left += [said("errors of defence"), said("tasks")]
        groups = _ORTHODOX_PLAY
        if stipulation.moves > 2:
            groups += _LONGER
            left.append(said("decoys and foreplans"))
    else:
        return Scope(_ORTHODOX_PLAY, said("No themes are read: {why}.", why=why))
    (read if mates else left).extend((said("model mates"), said("echoes")))
    sentence = said(
        "Read here: {read}. Not read: {left}, for {why}.",
        read=listed(read),
        left=listed(left),
        why=why,
    )
    return Scope(groups if mates else (*groups, "form"), sentence)


def _reason(stipulation: Stipulation) -> Sentence:
    rules = stipulation.rules
    if rules.conditions:
        return said(
            "their proofs do not hold by {rules}",
            rules=Listed(tuple(map(condition_name, rules.conditions))),
        )
    if rules.book != ORTHODOX_BOOK:
        return said("their proofs rest on the rules of today's chess")
    return said("their proofs rest on orthodox men")
