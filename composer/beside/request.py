# SPDX-License-Identifier: GPL-3.0-or-later
"""A problem written for Popeye to be solved, or the reason why it cannot be asked.

Only what it needs goes over: men, task, rules, and what is to be printed. Titles and names could
look like an answer. Conditions and options come from files that anybody may have written, and
Popeye has commands that write and read files: a word that could be taken for a command does not
go over.
"""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Final

from composer.formats.popeye.words import ENGLISH
from composer.formats.popeye.writing import popeye_text
from composer.formats.rules import option_named
from composer.problem.defects import royal_squares
from composer.problem.goals import RARE_AIMS, Aim
from composer.problem.men import Colour
from composer.problem.problem import Problem
from composer.problem.setplay import no_set_play
from composer.problem.stipulation import Stipulation
from composer.problem.stipulations.play import Play
from composer.problem.task import OPTIONS
from composer.rules.book import ORTHODOX_BOOK
from composer.said.sentence import Name, said
from composer.solver.options import NO_TASK_WORDS, SolveOptions

_KNOWN_GOALS: Final = RARE_AIMS | {
    *(Aim.MATE, Aim.STALEMATE, Aim.DOUBLE_STALEMATE, Aim.CHECK, Aim.CAPTURE, Aim.TARGET)
}
_IN_WORDS: Final = re.compile(
    r"(?:exact-)?(?:[a-z]+-)?[a-z]{0,6}(?:\([^()\s]{1,8}\))?[#=+x!~%<>]{1,4}\d{1,3}(?:\.5)?"
)
_WORD: Final = re.compile(r"[\w&+=.,:<>~#-]+")
_JOINED: Final = re.compile(r"(?<=[a-h][1-8]) (?=(?:[a-h][1-8])+(?: |$))")
"""Between squares: Popeye takes a list of them as one word."""
_LINES: Final = ("BeginProblem", "Pieces", "Stipulation", "SStipulation", "Option", "Condition")
_MEN: Final = ("White", "Black", "Neutral")
_ASKED_ELSEWHERE: Final = ("duplex", "halfduplex")  # each form of a problem is asked by itself
_KINGLESS: Final = {Colour.WHITE: "NoWk", Colour.BLACK: "NoBk"}
_MEANING: Final = frozenset(
    (
        *("Quodlibet", "PostKeyPlay", "WhiteToPlay", "GoalIsEnd", "CastlingMutuallyExclusive"),
        *("LastCapture", "EnPassant", "NoCastling"),
    )
)


class CannotAsk(ValueError):  # noqa: N818 - it reads as what it is
    """A problem that Popeye is not asked about; the sentence says why."""


def stipulation_sign(stipulation: Stipulation) -> str:
    """Return what Popeye is asked, without rules: the sign, or words that may be one."""
    structured = stipulation.structure is not None
    return stipulation.sign or (
        stipulation.words if structured else stipulation.words.partition(" (")[0]
    )


def require_askable(problem: Problem) -> None:
    """Refuse what Popeye does not know.

    Raises:
        CannotAsk: it has another game's rules, men of the user's own, no task, or one in words.
    """
    stipulation = problem.stipulation
    if not stipulation.told:
        raise CannotAsk(NO_TASK_WORDS)
    if stipulation.rules.book != ORTHODOX_BOOK:
        raise CannotAsk(
            said("Popeye does not play {book}", book=Name(stipulation.rules.book.names))
        )
    if stipulation.is_proof_game:
        raise CannotAsk(said("Popeye is not asked about proof games"))
    if stipulation.after_key:  # his answer has no key, and would be taken for none
        raise CannotAsk(said("Popeye is not asked about what comes after a key"))
    sign = stipulation_sign(stipulation)
    known = stipulation.goal.aim in _KNOWN_GOALS if stipulation.sign else True
    in_words = stipulation.words and stipulation.structure is None
    if not known or (in_words and not _IN_WORDS.fullmatch(sign)):
        raise CannotAsk(said("{stipulation}: Popeye does not solve it", stipulation=sign[:60]))
    if stipulation.series and stipulation.play in (Play.HELP_SELF, Play.HELP_REFLEX):
        raise CannotAsk(said("{stipulation}: Popeye does not solve it", stipulation=sign))
    for _, man in problem.position:
        if man.kind.is_defined:
            raise CannotAsk(said("{man} is a man that Popeye does not know", man=man.kind.letter))


def request_text(problem: Problem, options: SolveOptions) -> str:
    """Return the input for one problem or twin, without the twins that it may have.

    Raises:
        CannotAsk: as `require_askable` says, or a condition holds what could be a command.
    """
    require_askable(problem)
    kept = [line for line in problem.extra(OPTIONS).splitlines() if _matters(line)]
    extras = ((OPTIONS, "\n".join(kept)),) if kept else ()
    bare = Problem(problem.position, problem.stipulation, extras=extras)
    *body, end = popeye_text(bare).splitlines()
    lines = [_checked(line) for line in body]
    return "\n".join([*lines, f"Option {' '.join(_printing(problem, options))}", end, ""])


def _matters(option: str) -> bool:
    """Tell whether an option or condition says what is asked, and not only what is printed."""
    name = option.split(maxsplit=1)[0] if option.split() else ""
    if not name or name.lower() in _ASKED_ELSEWHERE:
        return False
    option_name = option_named(name)
    return not option_name or option_name in _MEANING


def _printing(problem: Problem, options: SolveOptions) -> list[str]:
    stipulation = problem.stipulation
    words = ["Variation", "MoveNumbers"]
    board = problem.position.board
    words += (word for side, word in _KINGLESS.items() if not royal_squares(board, side))
    if options.set_play and not no_set_play(stipulation):
        words.append("SetPlay")
    if options.tries and not stipulation.has_lines:
        words += (
            ["Try"] if options.refutations == 1 else ["Try", "Defence", str(options.refutations)]
        )
    return words


def _checked(line: str) -> str:
    """Return a line of the input, if none of its words could be taken for another command.

    Raises:
        CannotAsk: one could.
    """
    first, *rest = line.split() or [""]
    if first not in (_MEN if line.startswith("  ") else _LINES):
        raise CannotAsk(said("Popeye is not asked about {word}", word=repr(line[:60])))
    if first in ("Stipulation", "SStipulation"):
        return line  # which is checked already
    for word in rest:
        if not _WORD.fullmatch(word) or (word.isalpha() and ENGLISH.command(word, 2)):
            raise CannotAsk(
                said("{condition}: Popeye is not asked about {word}", condition=line, word=word)
            )
    return _JOINED.sub("", line)


def without_set_play(options: SolveOptions) -> SolveOptions:
    """Return the same to find, but for set play."""
    return replace(options, set_play=False)
