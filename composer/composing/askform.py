# SPDX-License-Identifier: GPL-3.0-or-later
"""What is asked of a composing search as plain values that JSON knows."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import Any, Final

from composer.analysis.schemes.phasetext import parse_phase, phase_text
from composer.composing.ask import Ask, Meant, parse_allowed
from composer.composing.placements import placements_of
from composer.problem.fen import fen, parse_fen
from composer.problem.squares import Square, parse_square, square_name
from composer.problem.stipulation import parse_stipulation

FORMAT: Final = 1


def ask_object(ask: Ask) -> dict[str, Any]:
    """Return what is asked as plain values."""
    return {
        "compose": FORMAT,
        "core": fen(ask.core),
        "allowed": "".join(man.letter for man in ask.allowed),
        "themes": [[each.theme, _names(each.squares)] for each in ask.themes],
        "whole_core": ask.whole_core,
        "most_men": ask.most_men,
        "seed": ask.seed,
        "changes": ask.changes,
        "shift": ask.shift,
        "mirror": ask.mirror,
        "forbidden": list(ask.forbidden),
        "unlike": [fen(position) for position in ask.unlike],
        "demand": [phase_text(phase) for phase in ask.demand],
        "after_key": ask.after_key,
        "stipulation": str(ask.stipulation),
        "solutions": ask.solutions,
        "every": ask.every,
    }


def ask_of(found: Any) -> Ask:
    """Return what is asked from its plain values.

    Raises:
        ValueError: something is missing or of another kind.
    """
    try:
        if found["compose"] != FORMAT:
            raise ValueError("a search of another kind")
        themes = [Meant(str(name), _squares(there)) for name, there in found["themes"]]
        theme = themes[0] if themes else Meant("")
        numbers = [found[name] for name in ("most_men", "seed", "changes")]
        numbers.append(found.get("solutions", 2))
        switches = [found[name] for name in ("whole_core", "shift", "mirror")]
        if not all(type(each) is int for each in numbers) or not all(
            type(each) is bool for each in switches
        ):
            raise ValueError("a number that is none")
        ask = Ask(
            parse_fen(found["core"]),
            parse_allowed(found["allowed"]),
            theme.theme,
            theme.squares,
            whole_core=switches[0],
            most_men=numbers[0],
            seed=numbers[1],
            changes=numbers[2],
            also=tuple(themes[1:]),
            shift=switches[1],
            mirror=switches[2],
            forbidden=tuple(map(str, found["forbidden"])),
            unlike=tuple(map(parse_fen, found["unlike"])),
            demand=tuple(map(parse_phase, found.get("demand", ()))),
            after_key=found.get("after_key") is True,
            stipulation=parse_stipulation(found.get("stipulation", "#2")),
            solutions=numbers[3],
        )
        # A journal that says nothing of it has climbs only, where now all would be gone through.
        every = found.get("every", placements_of(ask) is None) is True
        return ask if every else replace(ask, every=False)
    except (KeyError, TypeError, AttributeError) as error:
        raise ValueError("no search of the theme composer") from error


def _names(squares: Iterable[Square]) -> list[str]:
    return [square_name(square) for square in squares]


def _squares(names: Iterable[str]) -> tuple[Square, ...]:
    return tuple(map(parse_square, names))
