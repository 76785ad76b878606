# SPDX-License-Identifier: GPL-3.0-or-later
"""What is asked of a problem in full: sign, set play, intended solutions, conditions.

The stipulation has the sign; what files state besides stands in the problem's extras under the
names that Olive and Popeye use: `options` (one a line) and `intended-solutions`. Here it is read
together, so that print and pages show it as the field does: `h#2* 2.1.1.1`, Circe.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from dataclasses import dataclass, replace
from enum import Enum
from typing import Final

from composer.problem.attacks import all_orthodox
from composer.problem.conventions import Convention, without_convention
from composer.problem.intended import ONE, UNSTATED, Intended, intended_of
from composer.problem.position import Position
from composer.problem.problem import Problem
from composer.problem.setplay import has_set_lines
from composer.problem.stipulation import Stipulation, StipulationError, parse_stipulation
from composer.problem.stipulations.play import HELPING
from composer.problem.stipulations.proofgametext import written_proof_game
from composer.rules.book import ORTHODOX, Condition, Rules, RulesError
from composer.rules.reading import rules_named

OPTIONS: Final = "options"
"""The name under which a problem's extras hold options and conditions, one a line."""
INTENDED: Final = "intended-solutions"
"""The name under which a problem's extras hold how many solutions are meant."""
TWINS: Final = "twins"
"""The name under which twins are kept that are not understood, as JSON: letters and words."""
SET_PLAY: Final = "SetPlay"
"""The option that requests set play."""

_DUPLEX: Final = re.compile(r"(?P<half>half|halb|demi)?duplex", re.IGNORECASE)
_HALF_DUPLEX: Final = re.compile(r"(?<!\w)(half|halb|demi)[- ](?=duplex(?!\w))", re.IGNORECASE)
_SOLUTIONS: Final = r"(?i:solutions?|Lösung(?:en)?|soluzion[ei]|soluci(?:ón|ones)|решени[еяй])"
_BEHIND: Final = (
    r"(?P<set>\*)?(?:\s+(?P<intended>[0-9]{1,2}(?:\.[0-9]{1,2})+(?:\.{3})?))?(?P<late>\*)?"
    rf"(?:\s+(?P<count>[0-9]{{1,3}}) {_SOLUTIONS})?"
)
_AROUND_RULES: Final = re.compile(r"(?P<sign>[^\s(]+) (?P<rules>\(.*\))(?: (?P<behind>[^()]+))?")
_WRITTEN: Final = re.compile(rf"(?P<sign>\S+?){_BEHIND}", re.ASCII)
_WRITTEN_GAME: Final = re.compile(rf"(?P<sign>\S.*?){_BEHIND}", re.ASCII)
_NO_CONDITIONS: Final = frozenset(
    ("TotalInvisible", "GoalIsEnd", "CastlingMutuallyExclusive", "LastCapture")
)
"""What stands among conditions kept in words, and holds for men, game or goal instead."""
_LONGEST: Final = 10_000  # characters of twins
_COUNT: Final = re.compile(r"[0-9]{1,3}", re.ASCII)
_SHAPE: Final = re.compile(r"[0-9]{1,2}(?:\.[0-9]{1,2})+", re.ASCII)
_OPEN_SHAPE: Final = re.compile(r"[0-9]{1,2}(?:\.[0-9]{1,2})*\.{2,3}", re.ASCII)


class Duplex(Enum):
    """Whether the same is asked with the other side to move; its value is the option's name."""

    NONE = ""
    HALF = "HalfDuplex"
    BOTH = "Duplex"


@dataclass(frozen=True, slots=True)
class Task:
    """What is asked, part by part.

    Attributes:
        sign: the stipulation without its conditions: `h#2`, or the words of one that is not read.
        set_play: whether there is set play in lines, which the field marks by an asterisk.
        intended: how many lines there are, half-move by half-move, as `2.1.1.1`; else empty.
        count: how many solutions there are where only their number is stated; else 0.
        conditions: fairy conditions and the like, in the order of the file.
        twins: twins that are kept in the words of a file, since they are not understood.
        duplex: whether the same is asked with the other side to move, too, or instead.
    """

    sign: str
    set_play: bool = False
    intended: str = ""
    count: int = 0
    conditions: tuple[str, ...] = ()
    twins: tuple[str, ...] = ()
    duplex: Duplex = Duplex.NONE


@dataclass(frozen=True, slots=True)
class WrittenTask:
    """A task as it is written in one line, such as `h#2* 2.1.1.1 duplex`, in its parts.

    Attributes:
        sign: the stipulation, with its conditions if it has any; the whole text where nothing
            else of it is understood.
        set_play: whether set play is requested.
        intended: how many solutions are meant: `2.1.1.1`, or a number; else empty.
        duplex: whether the same is asked with the other side to move.
    """

    sign: str
    set_play: bool = False
    intended: str = ""
    duplex: Duplex = Duplex.NONE


def task_of(problem: Problem) -> Task:
    """Return what is asked of a problem, with what its file states besides."""
    options = _options(problem)
    sign, conditions = _separated(str(problem.stipulation), options)
    intended = problem.extra(INTENDED).strip()
    asked = problem.stipulation
    return Task(
        sign,
        has_set_lines(asked) and any(option.lower() == SET_PLAY.lower() for option in options),
        intended if asked.has_lines and _fits(intended, asked) else "",
        int(intended) if asked.has_lines and _COUNT.fullmatch(intended) else 0,
        conditions,
        () if problem.twins else _kept_twins(problem.extra(TWINS)),
        duplex_of(problem),
    )


def duplex_of(problem: Problem) -> Duplex:
    """Return whom else a problem is to be solved for: `task_of` tells it, too, with all else."""
    return Duplex.NONE if problem.stipulation.is_proof_game else _duplex(_options(problem))


def _options(problem: Problem) -> list[str]:
    return [" ".join(line.split()) for line in problem.extra(OPTIONS).splitlines()]


def _duplex(options: list[str]) -> Duplex:
    names = {option.lower() for option in options}
    for duplex in (Duplex.HALF, Duplex.BOTH):
        if duplex.value.lower() in names:
            return duplex
    return Duplex.NONE


def solutions_text(number: int) -> str:
    """Return a number of intended solutions as it is written: `2 solutions`."""
    return f"{number} solution" if number == 1 else f"{number} solutions"


def task_text(problem: Problem, counted: Callable[[int], str] = solutions_text) -> str:
    """Return what is asked in one line, such as `h#2* 2.1.1.1 Duplex`, as `written_task` reads it.

    Conditions stand in brackets behind the sign, as in the stipulation itself.

    Args:
        problem: the problem.
        counted: writes a number of solutions, in one of the languages that are read.
    """
    task = task_of(problem)
    sign = str(problem.stipulation)
    if task.set_play:
        bare, convention = without_convention(task.sign)
        sign = f"{bare}* {convention.value}".rstrip() + sign.removeprefix(task.sign)
    count = counted(task.count) if task.count else ""
    duplex = task.duplex.value if task.duplex is Duplex.BOTH else ""
    return " ".join(part for part in (sign, task.intended or count, duplex) if part)


def intended_solutions(problem: Problem) -> Intended:
    """Return how many solutions a problem is meant to have, as far as that is stated.

    What is stated and cannot be understood, or does not fit the play, counts as nothing.
    """
    task = task_of(problem)
    try:
        stated = intended_of(task.intended or str(task.count or ""))
    except ValueError:
        stated = UNSTATED
    return stated if stated.stated else unless_stated(problem.stipulation)


def unless_stated(stipulation: Stipulation) -> Intended:
    """Return how many solutions are meant where nothing is stated: one proof game, or unknown."""
    return ONE if stipulation.is_proof_game else UNSTATED


def written_task(text: str) -> WrittenTask:
    """Part a task such as `h#2* 2.1.1.1 duplex` into sign, set play, solutions and duplex.

    Of `h#2 4 solutions` the solutions are `4`, of `s#3 (Circe, Duplex)` the sign is
    `s#3 (Circe)`. A text that has nothing besides a sign is its own sign as it is.
    """
    bare, convention = without_convention(text)
    if convention is not Convention.CODEX:
        task = written_task(bare)
        return replace(task, sign=f"{task.sign} {convention.value}")
    around = _AROUND_RULES.fullmatch(" ".join(text.split()))
    if around is not None and (around["behind"] or around["sign"].endswith("*")):
        task = written_task(f"{around['sign']} {around['behind'] or ''}".rstrip())
        if task.sign == around["sign"].removesuffix("*"):
            inner = written_task(f"{task.sign} {around['rules']}")
            return replace(
                task, sign=inner.sign, duplex=inner.duplex if inner.duplex.value else task.duplex
            )
    rest, duplex = _without_duplex(text)
    words = " ".join(rest.split())
    form = _WRITTEN if written_proof_game(words) is None else _WRITTEN_GAME
    found = form.fullmatch(words)
    if found is None or not any(found[name] for name in ("set", "late", "intended", "count")):
        return WrittenTask(rest, duplex=duplex)
    try:
        stipulation = parse_stipulation(found["sign"])
    except StipulationError:
        return WrittenTask(rest, duplex=duplex)
    intended = found["intended"] or ""
    has_set_play = bool(found["set"] or found["late"])
    may_have_set_play = stipulation.series or stipulation.play in HELPING
    takes = may_have_set_play if has_set_play else stipulation.has_lines
    if not takes or (intended and not _fits(intended, stipulation)):
        return WrittenTask(rest, duplex=duplex)
    return WrittenTask(found["sign"], has_set_play, intended or found["count"] or "", duplex)


def names_duplex(text: str) -> bool:
    """Return whether one of the words of a text is duplex, in any of its forms."""
    return any(_DUPLEX.fullmatch(word.strip("(),;.")) for word in text.split())


def _without_duplex(text: str) -> tuple[str, Duplex]:
    """Take the word out of a text where it stands behind a sign, or among its conditions."""
    if len(text) > _LONGEST or "duplex" not in text.lower():
        return text, Duplex.NONE
    words = _HALF_DUPLEX.sub(r"\1", " ".join(text.replace("(", " (").split()))
    sign, bracket, inner = words.partition(" (")
    spoken = sign.split()
    listed = inner.removesuffix(")").split(",") if bracket else []
    found = [each for part in (*spoken, *listed) if (each := _DUPLEX.fullmatch(part.strip(" ,;.")))]
    try:
        parse_stipulation(spoken[0].strip("*,;") if spoken else "")
    except StipulationError:
        return text, Duplex.NONE
    if not found:
        return text, Duplex.NONE
    left = " ".join(word for word in spoken if not _DUPLEX.fullmatch(word.strip(" ,;.")))
    kept = ", ".join(part.strip() for part in listed if not _DUPLEX.fullmatch(part.strip(" ,;.")))
    rest = left.rstrip(" ,;") + (f" ({kept})" if kept else "")
    return rest, Duplex.HALF if found[0]["half"] else Duplex.BOTH


def _fits(shape: str, stipulation: Stipulation) -> bool:
    """Whether a shape has a number for each half-move of the play, or is left open."""
    if _OPEN_SHAPE.fullmatch(shape):
        return True
    numbers = shape.count(".") + 1
    return bool(_SHAPE.fullmatch(shape)) and (
        stipulation.series or numbers == stipulation.halfmoves
    )


def _kept_twins(kept: str) -> tuple[str, ...]:
    if not kept.startswith("{") or len(kept) > _LONGEST:
        return ()
    try:
        twins: object = json.loads(kept)
    except (ValueError, RecursionError):
        return ()
    if not isinstance(twins, dict):
        return ()
    pairs = [(letter, words) for letter, words in twins.items() if isinstance(words, str)]
    return tuple(f"{letter.strip(') ')}) {' '.join(words.split())}" for letter, words in pairs)


def _separated(words: str, options: list[str]) -> tuple[str, tuple[str, ...]]:
    """Separate the sign from the conditions in brackets behind it."""
    sign, bracket, rest = words.partition(" (")
    if not bracket or not rest.endswith(")") or not sign:
        return words, ()
    inner = rest[:-1]
    kept = [option for option in options if option and option in inner]
    if kept and ", ".join(sorted(kept)) == inner:
        return sign, tuple(kept)
    try:
        parse_stipulation(sign)
    except StipulationError:
        return words, ()
    return sign, tuple(word.strip() for word in inner.split(",") if word.strip())


def rules_in_words(stipulation: Stipulation) -> Rules | None:
    """Return the rules of a task, also of one kept in words; None where they cannot be read.

    What stands in brackets behind the sign are conditions.
    """
    _, bracket, rest = stipulation.words.partition(" (")
    if not bracket:
        return stipulation.rules
    try:
        return rules_named(rest.removesuffix(")"))
    except RulesError:
        return None


def under_rules_of(stipulation: Stipulation, other: Stipulation) -> Stipulation:
    """Return a stipulation under the rules of another, be they known or in words."""
    _, rest = _rules_behind(other)
    if rest:
        return replace(stipulation, words=f"{stipulation} ({rest}")
    return replace(stipulation, rules=other.rules)


def without_rules(stipulation: Stipulation) -> Stipulation:
    """Return a stipulation by the rules of today's chess; of one in words what its sign asks."""
    sign, rest = _rules_behind(stipulation)
    return parse_stipulation(sign) if rest else replace(stipulation, rules=ORTHODOX)


def with_conditions(stipulation: Stipulation, conditions: tuple[Condition, ...]) -> Stipulation:
    """Return a stipulation with other conditions, as a twin says; what is no condition stays.

    Such are invisible men and options of the game, which are kept in words.

    Raises:
        RulesError: the conditions do not go together.
    """
    rules = replace(stipulation.rules, conditions=conditions)
    _, rest = _rules_behind(stipulation)
    names = rest.removesuffix(")").split(", ")
    kept = [name for name in names if name.partition(" ")[0] in _NO_CONDITIONS]
    bare = without_rules(stipulation)
    if kept:
        return replace(bare, words=f"{bare} ({', '.join((*kept, *map(str, conditions)))})")
    return replace(bare, rules=rules)


def unknown_rules(stipulation: Stipulation) -> str:
    """Return the rules behind a sign that are not known here, as they are written.

    Empty where all are known, or where the sign itself is not.
    """
    _, rest = _rules_behind(stipulation)
    return ", ".join(name for name in rest.removesuffix(")").split(", ") if not _is_known(name))


def _rules_behind(stipulation: Stipulation) -> tuple[str, str]:
    """Part a stipulation in words into a sign that is known and the rest; nothing where it is not.

    The bracket that opens the rest is left out.
    """
    sign, bracket, rest = stipulation.words.partition(" (")
    try:
        parse_stipulation(sign)
    except StipulationError:
        return "", ""
    return (sign, rest) if bracket else ("", "")


def _is_known(name: str) -> bool:
    if not name:
        return True
    try:
        return rules_named(name) is not None
    except RulesError:
        return True  # known, and not to be had as it is written


def is_game_by_other_rules(position: Position, stipulation: Stipulation) -> bool:
    """Tell whether a proof game has conditions, or fairy men in its diagram or at its start."""
    start = stipulation.start
    men = all_orthodox(position.board) and (start is None or all_orthodox(start.board))
    return stipulation.is_proof_game and (stipulation.is_fairy or not men)
