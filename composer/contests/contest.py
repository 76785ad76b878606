# SPDX-License-Identifier: GPL-3.0-or-later
"""A solving contest as a value: rounds and problems, solvers, what they wrote, and its marks."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from enum import Enum
from math import inf
from typing import Final

from composer.problem.problem import Problem
from composer.said.sentence import said
from composer.tourneys.tourney import Damaged, TourneyFault

FULL: Final = 5.0
"""The points of a problem by the rules of the WFCC."""


class Code(Enum):
    """By which rules sheets are marked; the value is the word of the file.

    `WCSC` and `ISC` are marked alike, as the WFCC has it: 5 points a problem; of a mate in two the
    key is enough; of longer problems threat and variations of full length count, and the key by
    itself nothing; a wrong key beside the right one loses all. In a `COLUMN` the key of a longer
    problem counts as a part, each solution that the composer did not mean as much as the
    problem itself, and a wrong claim loses nothing.
    """

    WCSC = "wcsc"
    ISC = "isc"
    COLUMN = "column"


@dataclass(frozen=True, slots=True)
class Round:
    """A round of a contest, or an issue of a column.

    Attributes:
        name: what it is called.
        minutes: how long it is solved; 0 for as long as one likes.
    """

    name: str
    minutes: int = 0


WCSC_ROUNDS: Final = (
    *(Round("1: #2", 20), Round("2: #3", 60), Round("3: + / =", 100)),
    *(Round("4: h#", 50), Round("5: #n", 80), Round("6: s#", 50)),
)
"""The rounds of the World Chess Solving Championship (rules of the WFCC, 1.2)."""

ISC_ROUNDS: Final = (Round("1", 120), Round("2", 120))
"""The rounds of the International Solving Contest (its rules, 6)."""

ROUNDS: Final = {Code.WCSC: WCSC_ROUNDS, Code.ISC: ISC_ROUNDS, Code.COLUMN: (Round("1"),)}


@dataclass(frozen=True, slots=True)
class Task:
    """A problem that is to be solved.

    Attributes:
        number: in the contest, from 1; never given again.
        round: the name of its round.
        problem: the problem with its authors.
        points: what it is worth.
        tries: the first moves of the tries that are asked for with their refutations, as `f1f4`.
        shares: what single parts of the solution are worth, where the director says it: pairs of
            a part's id (`composer.contests.asked.Part`) and its points.
    """

    number: int
    round: str
    problem: Problem
    points: float = FULL
    tries: tuple[str, ...] = ()
    shares: tuple[tuple[str, float], ...] = ()


@dataclass(frozen=True, slots=True)
class Solver:
    """Who solves.

    Attributes:
        number: in the contest, from 1; never given again.
        name: the solver's.
        country: the country or team; empty for none.
        language: the language whose letters the solver writes; empty where it is to be told from
            what is written.
        carried: points brought from earlier years, of a ladder.
    """

    number: int
    name: str
    country: str = ""
    language: str = ""
    carried: float = 0.0


@dataclass(frozen=True, slots=True)
class Passage:
    """A place in what a solver wrote, and what is said of it.

    Attributes:
        start: where it begins in the text.
        end: where it ends.
        state: `right`, `wrong`, `read` (understood, and not asked for) or `unclear`.
        english: what is said of it, in English; empty where nothing is.
        told: the same in plain values (`composer.said.plain`).
    """

    start: int
    end: int
    state: str
    english: str = ""
    told: object = None


@dataclass(frozen=True, slots=True)
class PartMark:
    """What a part of the solution brought.

    Attributes:
        id: which part, as `composer.contests.asked.Part` names it.
        text: the part in English notation.
        points: what it is worth.
        won: whether it was found, and nothing wrong beside it.
    """

    id: str
    text: str
    points: float
    won: bool


@dataclass(frozen=True, slots=True)
class Mark:
    """What the machine says of a sheet.

    Attributes:
        points: what it brings.
        parts: the parts of the solution.
        passages: what was understood, what is wrong, what is left to the director.
        cooks: how many right solutions were found that the composer did not mean.
        claims: how many wrong solutions were claimed.
        why: what the director must know of the whole, in English; empty for nothing.
        told: the same in plain values.
        open: whether it is left to the director.
    """

    points: float
    parts: tuple[PartMark, ...] = ()
    passages: tuple[Passage, ...] = ()
    cooks: int = 0
    claims: int = 0
    why: str = ""
    told: object = None
    open: bool = False


@dataclass(frozen=True, slots=True)
class Ruling:
    """What the director says of a sheet; it holds, whatever the machine says.

    Attributes:
        points: what it brings.
        word: the director's reason.
    """

    points: float
    word: str = ""


@dataclass(frozen=True, slots=True)
class Sheet:
    """What a solver wrote of a problem.

    Attributes:
        solver: the solver's number.
        task: the problem's number.
        text: what was written.
        mark: what the machine says of it; None until then.
        ruling: what the director says; None for nothing.
    """

    solver: int
    task: int
    text: str = ""
    mark: Mark | None = None
    ruling: Ruling | None = None

    @property
    def points(self) -> float | None:
        """What it brings: as the director says, else the machine; None where nobody did."""
        if self.ruling is not None:
            return self.ruling.points
        return None if self.mark is None else self.mark.points

    @property
    def is_open(self) -> bool:
        """Whether the director has still to look at it."""
        return self.ruling is None and (self.mark.open if self.mark else bool(self.text.strip()))

    @property
    def is_empty(self) -> bool:
        """Whether nothing was written, and nothing is said of it."""
        return not self.text.strip() and self.ruling is None


@dataclass(frozen=True, slots=True)
class Taken:
    """How long a solver took for a round, in minutes."""

    solver: int
    round: str
    minutes: float


@dataclass(frozen=True, slots=True)
class Contest:
    """A solving contest.

    Attributes:
        name: what it is called.
        code: by which rules it is marked.
        director: who runs it.
        language: of what is printed for it: `en`, `de`, `es`, `fr`, `it`, `ru`.
        rounds: in order.
        tasks: the problems, in order.
        solvers: in the order in which they came.
        sheets: what they wrote.
        times: how long they took.
        damaged: problems that could not be read.
    """

    name: str
    code: Code = Code.WCSC
    director: str = ""
    language: str = "en"
    rounds: tuple[Round, ...] = ()
    tasks: tuple[Task, ...] = ()
    solvers: tuple[Solver, ...] = ()
    sheets: tuple[Sheet, ...] = ()
    times: tuple[Taken, ...] = ()
    damaged: tuple[Damaged, ...] = ()

    def round(self, name: str) -> Round:
        """Return a round by its name.

        Raises:
            TourneyFault: there is none.
        """
        for each in self.rounds:
            if each.name.casefold() == name.casefold():
                return each
        raise TourneyFault(said("there is no round {name}", name=name))

    def task(self, number: int) -> Task:
        """Return a problem by its number.

        Raises:
            TourneyFault: there is none.
        """
        for task in self.tasks:
            if task.number == number:
                return task
        raise TourneyFault(said("there is no problem {number}", number=number))

    def solver(self, number: int) -> Solver:
        """Return a solver by the number.

        Raises:
            TourneyFault: there is none.
        """
        for solver in self.solvers:
            if solver.number == number:
                return solver
        raise TourneyFault(said("there is no solver {number}", number=number))

    def solver_named(self, name: str) -> Solver:
        """Return a solver by name, or by the number as it is typed.

        Raises:
            TourneyFault: there is none.
        """
        for solver in self.solvers:
            if name.strip().casefold() in (solver.name.casefold(), str(solver.number)):
                return solver
        raise TourneyFault(said("there is no solver {number}", number=name))

    def tasks_of(self, round_name: str) -> tuple[Task, ...]:
        """Return the problems of a round; all of them for an empty name."""
        return tuple(task for task in self.tasks if round_name in ("", task.round))

    def sheet(self, solver: int, task: int) -> Sheet:
        """Return what a solver wrote of a problem; an empty sheet where there is none."""
        for sheet in self.sheets:
            if (sheet.solver, sheet.task) == (solver, task):
                return sheet
        return Sheet(solver, task)

    def taken(self, solver: int, round_name: str) -> float | None:
        """Return how many minutes a solver took for a round; None where nobody says."""
        for each in self.times:
            if (each.solver, each.round) == (solver, round_name):
                return each.minutes
        return None

    def with_round(self, added: Round) -> Contest:
        """Return the contest with a round, in the place of one of that name if there is one."""
        names = [each.name.casefold() for each in self.rounds]
        if added.name.casefold() not in names:
            return replace(self, rounds=(*self.rounds, added))
        at = names.index(added.name.casefold())
        kept = replace(self.rounds[at], minutes=added.minutes)
        return replace(self, rounds=(*self.rounds[:at], kept, *self.rounds[at + 1 :]))

    def with_task(self, task: Task) -> Contest:
        """Return the contest with a problem changed; its sheets are to be marked again."""
        tasks = tuple(task if each.number == task.number else each for each in self.tasks)
        sheets = tuple(
            replace(sheet, mark=None) if sheet.task == task.number else sheet
            for sheet in self.sheets
        )
        return replace(self, tasks=tasks, sheets=sheets)

    def without_task(self, number: int) -> Contest:
        """Return the contest without a problem and what was written of it."""
        return replace(
            self,
            tasks=tuple(task for task in self.tasks if task.number != number),
            sheets=tuple(sheet for sheet in self.sheets if sheet.task != number),
        )

    def with_solver(self, solver: Solver) -> Contest:
        """Return the contest with a solver, in the place of one of that number."""
        if any(each.number == solver.number for each in self.solvers):
            solvers = (solver if each.number == solver.number else each for each in self.solvers)
            return replace(self, solvers=tuple(solvers))
        return replace(self, solvers=(*self.solvers, solver))

    def without_solver(self, number: int) -> Contest:
        """Return the contest without a solver and all that the solver wrote."""
        return replace(
            self,
            solvers=tuple(each for each in self.solvers if each.number != number),
            sheets=tuple(sheet for sheet in self.sheets if sheet.solver != number),
            times=tuple(each for each in self.times if each.solver != number),
        )

    def next_solver(self, name: str, country: str = "", language: str = "") -> Solver:
        """Return a new solver with a number of the solver's own.

        Raises:
            TourneyFault: there is one of that name already, or the name is empty.
        """
        name = name.strip()
        if not name:
            raise TourneyFault(said("a solver has a name"))
        if any(name.casefold() == each.name.casefold() for each in self.solvers):
            raise TourneyFault(said("{name} is there already", name=name))
        number = max((each.number for each in self.solvers), default=0) + 1
        return Solver(number, name, country.strip(), language)

    def with_sheets(self, changed: Iterable[Sheet]) -> Contest:
        """Return the contest with some sheets in the place of those of the same solver and task."""
        new = {(sheet.solver, sheet.task): sheet for sheet in changed}
        kept = tuple(new.pop((each.solver, each.task), each) for each in self.sheets)
        every = (*kept, *new.values())
        return replace(self, sheets=tuple(sheet for sheet in every if not sheet.is_empty))

    def with_text(self, solver: int, task: int, text: str) -> Contest:
        """Return the contest with what a solver wrote; a ruling of the director's stays."""
        before = self.sheet(self.solver(solver).number, self.task(task).number)
        if before.text == text:
            return self
        return self.with_sheets([replace(before, text=text, mark=None)])

    def with_ruling(self, solver: int, task: int, ruling: Ruling | None) -> Contest:
        """Return the contest with what the director says of a sheet; None takes it back."""
        before = self.sheet(self.solver(solver).number, self.task(task).number)
        return self.with_sheets([replace(before, ruling=ruling)])

    def with_time(self, solver: int, round_name: str, minutes: float | None) -> Contest:
        """Return the contest with the time that a solver took for a round; None for not known.

        Raises:
            TourneyFault: there is no such solver or round, or the time is below zero.
        """
        name, number = self.round(round_name).name, self.solver(solver).number
        if minutes is not None and not 0 <= minutes < inf:  # nor what is no number
            raise TourneyFault(said("a time is not below zero"))
        kept = tuple(each for each in self.times if (each.solver, each.round) != (number, name))
        new = () if minutes is None else (Taken(number, name, float(minutes)),)
        return replace(self, times=(*kept, *new))
