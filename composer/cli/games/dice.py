# SPDX-License-Identifier: GPL-3.0-or-later
"""Commands for games with dice: tables, and the odds of games without a choice."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction
from functools import partial
from typing import TYPE_CHECKING, Any

from composer.cli.faults import BadInput
from composer.cli.games.kind import Game, Progress, Solved, drawn, rules_line
from composer.diagrams.files.forms import Format
from composer.games.jsonline import BESIDE, object_at, require_known
from composer.games.position import GameError
from composer.games.statement import asked_text
from composer.games.tables import TablesProblem, TablesTask
from composer.notation.tablesverdict import (
    chance_words,
    tables_verdict_line,
    throw_text,
    worth_words,
)
from composer.rules.book import RuleBook, Rules
from composer.rules.historic.chance import FIVE_STONES_BOOK, NOT_GIVEN
from composer.said.sentence import said
from composer.said.signs import NOTHING
from composer.solver.dice.answer import TablesAnswer
from composer.solver.dice.compiled import TooManyPlays
from composer.solver.dice.jsonform import odds_object, tables_answer_object
from composer.solver.dice.odds import OddsPage, odds_page
from composer.solver.dice.plays import tables_plays
from composer.solver.dice.solve import solve_tables
from composer.solver.games.solve import MOST_LINES
from composer.solver.options import Token

if TYPE_CHECKING:
    from composer.diagrams.style.style import DiagramStyle
    from composer.diagrams.writing.diagrams import Output

_LONG = 1_000  # nodes after which progress is shown
_NO_THROW = "there are no moves without a throw: give one in the stipulation"


@dataclass(frozen=True, slots=True)
class TablesGame(Game):
    """A problem of tables games."""

    problem: TablesProblem

    @property
    def rules(self) -> Rules:
        """The book of the game, and what is chosen in it."""
        return self.problem.rules

    def solved(
        self, token: Token, most_lines: int = MOST_LINES, progress: Progress = lambda _: None
    ) -> Solved:
        """Solve it; see `Game`."""

        def report(answer: TablesAnswer) -> None:
            if answer.nodes > _LONG:
                progress(f"{answer.done} of {answer.of} plays")

        answer = solve_tables(self.problem, token, report)
        task = self.problem.task
        assert task is not None  # else it is not solved
        verdict = {"verdict": answer.verdict.value, "complete": answer.complete}
        words = str(tables_verdict_line(answer, task).title)
        found = {**verdict, **tables_answer_object(answer, self.problem)}
        return Solved(found, _page(self.problem, task, answer), words)

    def turns(self) -> list[str]:
        """Return the plays of the throw."""
        problem, task = self.problem, self.problem.task
        if task is None or not task.throw:
            raise BadInput(_NO_THROW)
        try:
            plays = tables_plays(problem.position, problem.rules, task.throw)
        except TooManyPlays:
            raise BadInput("the throw has too many plays: they are not listed") from None
        return [play.text for play in plays]

    def content(self, form: Format, style: DiagramStyle, output: Output, *, told: bool) -> bytes:
        """Return the file of its diagram; see `Game`. A throw has no turns in order."""
        if form is Format.HTML:
            raise BadInput("a problem of tables games is no page that plays: svg, png, pdf or tex")
        solve = partial(solve_tables, self.problem)
        return drawn(self.problem, solve, form, style, output, told=told)


@dataclass(frozen=True, slots=True)
class Odds(Game):
    """The odds of a game without a choice."""

    odds: OddsPage

    @property
    def rules(self) -> Rules:
        """The book of the game, and what is chosen in it."""
        return self.odds.rules

    def solved(
        self, token: Token, most_lines: int = MOST_LINES, progress: Progress = lambda _: None
    ) -> Solved:
        """Return the odds."""
        return Solved(odds_object(self.odds), _odds_text(self.odds))

    def turns(self) -> list[str]:
        """Refuse: nothing is moved."""
        raise BadInput(_NO_THROW)

    def content(self, form: Format, style: DiagramStyle, output: Output, *, told: bool) -> bytes:
        """Refuse: nobody has a position there."""
        raise BadInput("odds have no diagram")


def odds_of(book: RuleBook, record: Mapping[str, Any]) -> Odds:
    """Return the odds that a record asks for.

    Raises:
        GameError: it is no record of a game of which there are odds.
        RulesError: there is no such option.
    """
    if book == FIVE_STONES_BOOK:
        raise GameError(f"{book.name()}: {book.text()}")
    require_known(record, ("game", "options", "position", *BESIDE))
    options = record.get("options", {})
    if not isinstance(options, dict):
        raise GameError("options: expected an object")
    return Odds(odds_page(Rules.of(book, {**options, **_standing(book, record)})))


def _standing(book: RuleBook, record: Mapping[str, Any]) -> dict[str, int]:
    """Return how a game stands, by the options that say so: `first` of a record is a point or call.

    Raises:
        GameError: the game has nothing of that name, or it is no number.
    """
    placed = object_at(record.get("position", {}), "position")
    given = [option.id for option in book.options if option.value_names == NOT_GIVEN]
    names = {option.partition("_")[0]: option for option in given}
    require_known(placed, names, "position")
    for name, value in placed.items():
        if type(value) is not int:
            raise GameError(said("{part}: expected a number", part=f"position.{name}"))
    return {names[name]: value for name, value in placed.items()}


def _percent(chance: Fraction | None) -> str:
    if chance is None:
        return NOTHING
    return str(chance_words(chance))


def _page(problem: TablesProblem, task: TablesTask, answer: TablesAnswer) -> str:
    head = f"{rules_line(problem.rules)}: {asked_text(problem)}, {problem.position.turn}"
    line = tables_verdict_line(answer, task, problem.position)
    return "\n".join(
        [head, *filter(None, (str(line.title), str(line.detail))), *_play_lines(task, answer)]
    )


def _play_lines(task: TablesTask, answer: TablesAnswer) -> list[str]:
    best = set(answer.best)
    lines = [
        f"{'*' if play.play.text in best else ' '} {play.play.text}"
        + ("" if play.chance is None else f"  {worth_words(play.chance, task)}")
        for play in answer.plays
    ]
    firsts = [f"{throw_text(throw).replace('-', ' ')}: {play.text}" for throw, play in answer.first]
    return lines + firsts


def _odds_text(page: OddsPage) -> str:
    lines = [rules_line(page.rules, whole=True)]
    for group in page.groups:
        lines.append(dict(group.names)["en"])
        lines += [
            f"{'*' if row.label in page.best else ' '} {dict(row.names)['en']}"
            f"  {_percent(row.chance)}"
            for row in group.rows
        ]
    return "\n".join(lines)
