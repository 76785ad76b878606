# SPDX-License-Identifier: GPL-3.0-or-later
"""Solutions made up of letters: for themes that are read off the tree alone.

Defences are `a`, `b`, `c`..., white moves `A`, `B`, `C`...; each letter stands for one move
of a board that is never looked at. A solution is written phase by phase, such as

    set a-A b-B; L? (A) a-C b!; K! (B) a-B

set play; a try with its threats, lines and refutation; the key. `a-AB` is a dual. In a longer
problem white letters are second moves, and those that mate at once have an apostrophe: `a-A'`.
"""

from __future__ import annotations

from collections.abc import Mapping

from moves import made_move

from composer.analysis.study import Study
from composer.problem.fen import parse_fen
from composer.problem.men import Man
from composer.problem.move import Mark, Move
from composer.problem.stipulation import TWO_MOVER, Stipulation, parse_stipulation
from composer.said.sentence import NOTHING
from composer.solver.phases import Continuation, Phase, Variation
from composer.solver.solution import Solution, Stage, Verdict

Lines = Mapping[str, str]

SHORT = "'"  # after the letter of a second move that mates

BOARD = "k7/pppppppp/8/8/8/8/PPPPPPPP/7K w - - 0 1"


def white(letter: str, mark: Mark = Mark.MATE) -> Move:
    """Return the white move of a letter; as a first move it is the same without mate."""
    number = ord(letter) - ord("A")
    return made_move(Man.WHITE_QUEEN, 8 + number % 8, 16 + number, mark=mark)


def black(letter: str) -> Move:
    """Return the black move of a letter."""
    number = ord(letter) - ord("a")
    return made_move(Man.BLACK_QUEEN, 48 + number % 8, 40 + number % 8 - number // 8 * 8)


def _answers(letters: str, moves: int) -> tuple[Move, ...]:
    """Return the white moves of some letters; in two moves all of them mate."""
    short = {letters[i - 1] for i, mark in enumerate(letters) if mark == SHORT}
    marks = {
        letter: Mark.MATE if moves == 2 or letter in short else Mark.NONE for letter in letters
    }
    return tuple(white(each, mark) for each, mark in marks.items() if each != SHORT)


def _variations(lines: Lines, threats: str, moves: int) -> tuple[Variation, ...]:
    return tuple(
        Variation(
            black(defence),
            tuple(Continuation(answer) for answer in _answers(mates, moves)),
            parries=_answers("".join(threat for threat in threats if threat not in mates), moves),
            effective=not threats or any(threat not in mates for threat in threats),
        )
        for defence, mates in lines.items()
    )


def _phase(text: str, moves: int) -> Phase:
    """Read one phase; the key is the one whose first move has an exclamation mark."""
    first, *words = text.split()
    threats = "".join(word.strip("()") for word in words if word.startswith("("))
    lines = dict(word.split("-") for word in words if "-" in word)
    refutations = tuple(black(word[0]) for word in words if word.endswith("!"))
    if first == "set":
        return Phase(None, variations=_variations(lines, "", moves))
    return Phase(
        white(first[0], Mark.NONE),
        threats=_answers(threats, moves),
        zugzwang=not threats,
        refutations=refutations,
        variations=_variations(lines, threats, moves),
        length=0 if refutations else moves,
    )


def made(text: str) -> Study:
    """Lay out a solution of letters."""
    return Study.of(solution_of(text, TWO_MOVER))


def made_longer(text: str) -> Study:
    """Lay out the phases of a mate in three, of letters."""
    return Study.of(solution_of(text, parse_stipulation("#3")))


def solution_of(text: str, stipulation: Stipulation) -> Solution:
    """Return the solution that letters stand for."""
    phases = [_phase(part.strip(), stipulation.moves) for part in text.split(";")]
    before = [phase for phase in phases if phase.move is None]
    return Solution(
        parse_fen(BOARD),
        stipulation,
        Verdict.SOUND,
        NOTHING,
        stage=Stage.TRIES,
        complete=True,
        set_play=before[0] if before else None,
        tries=tuple(phase for phase in phases if phase.refutations),
        keys=tuple(phase for phase in phases if phase.length),
    )
