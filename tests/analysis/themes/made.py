# SPDX-License-Identifier: GPL-3.0-or-later
"""Solutions made up of letters: for themes that are read off the tree alone.

Defences are `a`, `b`, `c`..., white moves `A`, `B`, `C`...; each letter stands for one move
of a board that is never looked at. A solution is written phase by phase, such as

    set a-A b-B; L? (A) a-C b!; K! (B) a-B

set play; a try with its threats, lines and refutation; the key. `a-AB` is a dual.
"""

from __future__ import annotations

from collections.abc import Mapping

from moves import made_move

from composer.analysis.study import Study
from composer.problem.fen import parse_fen
from composer.problem.men import Man
from composer.problem.move import Mark, Move
from composer.problem.stipulation import TWO_MOVER
from composer.solver.phases import Continuation, Phase, Variation
from composer.solver.solution import Solution, Stage, Verdict

Lines = Mapping[str, str]

BOARD = "k7/pppppppp/8/8/8/8/PPPPPPPP/7K w - - 0 1"


def white(letter: str, mark: Mark = Mark.MATE) -> Move:
    """Return the white move of a letter; as a first move it is the same without mate."""
    number = ord(letter) - ord("A")
    return made_move(Man.WHITE_QUEEN, 8 + number % 8, 16 + number, mark=mark)


def black(letter: str) -> Move:
    """Return the black move of a letter."""
    number = ord(letter) - ord("a")
    return made_move(Man.BLACK_QUEEN, 48 + number % 8, 40 + number % 8 - number // 8 * 8)


def _variations(lines: Lines, threats: str) -> tuple[Variation, ...]:
    return tuple(
        Variation(
            black(defence),
            tuple(Continuation(white(mate)) for mate in mates),
            parries=tuple(white(each) for each in threats if each not in mates),
            effective=not threats or any(each not in mates for each in threats),
        )
        for defence, mates in lines.items()
    )


def _phase(text: str) -> Phase:
    """Read one phase; the key is the one whose first move has an exclamation mark."""
    first, *words = text.split()
    threats = "".join(word.strip("()") for word in words if word.startswith("("))
    lines = dict(word.split("-") for word in words if "-" in word)
    refutations = tuple(black(word[0]) for word in words if word.endswith("!"))
    if first == "set":
        return Phase(None, variations=_variations(lines, ""))
    return Phase(
        white(first[0], Mark.NONE),
        threats=tuple(white(each) for each in threats),
        zugzwang=not threats,
        refutations=refutations,
        variations=_variations(lines, threats),
        length=0 if refutations else 2,
    )


def made(text: str) -> Study:
    """Lay out a solution of letters."""
    phases = [_phase(part.strip()) for part in text.split(";")]
    before = [phase for phase in phases if phase.move is None]
    return Study.of(
        Solution(
            parse_fen(BOARD),
            TWO_MOVER,
            Verdict.SOUND,
            "",
            stage=Stage.TRIES,
            complete=True,
            set_play=before[0] if before else None,
            tries=tuple(phase for phase in phases if phase.refutations),
            keys=tuple(phase for phase in phases if phase.length),
        )
    )
