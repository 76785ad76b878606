# SPDX-License-Identifier: GPL-3.0-or-later
"""Commands for problems of games whose players take turns."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING

from composer.cli.games.kind import Game, Progress, Solved, drawn, rules_line
from composer.diagrams.files.forms import Format
from composer.games.task import GamePlay, GameProblem, GameTask
from composer.notation.gameverdict import GameVerdictLine, game_verdict_line
from composer.notation.namedmen import answer_naming_men, naming_men
from composer.rules.book import Rules
from composer.said.signs import NOTHING
from composer.solver.games.answer import GameAnswer, GameDefence, GameFinding, GameKey
from composer.solver.games.findings import BY_CAPTURE
from composer.solver.games.jsonform import answer_object, turn_texts
from composer.solver.games.solve import MOST_LINES, game_turns, solve_game
from composer.solver.options import Token
from composer.solver.solution import Verdict

if TYPE_CHECKING:
    from composer.diagrams.style.style import DiagramStyle
    from composer.diagrams.writing.diagrams import Output

_LONG = 1_000_000  # nodes after which progress is shown


@dataclass(frozen=True, slots=True)
class TurnGame(Game):
    """A problem of a game whose players take turns.

    Attributes:
        problem: what is asked.
        names_men: whether the page says in each turn which man moves, and which is taken.
    """

    problem: GameProblem
    names_men: bool = False

    @property
    def rules(self) -> Rules:
        """The book of the game, and what is chosen in it."""
        return self.problem.rules

    def solved(
        self, token: Token, most_lines: int = MOST_LINES, progress: Progress = lambda _: None
    ) -> Solved:
        """Solve it; see `Game`."""

        def report(answer: GameAnswer) -> None:
            if answer.nodes > _LONG:
                progress(f"{answer.done} of {answer.first_turns} first turns")

        answer = solve_game(self.problem, token, report, most_lines=most_lines)
        task = self.problem.task
        assert task is not None  # else it is not solved
        found = {**answer_object(answer, task), "complete": answer.complete}
        line = game_verdict_line(self.problem, answer)
        told = answer
        if self.names_men:
            told = answer_naming_men(self.problem.position, answer)
            line = game_verdict_line(self.problem, told)
        return Solved(found, _page(self.problem, task, told, line), _words(line, told))

    def turns(self) -> list[str]:
        """Return the turns of the player to move."""
        position = self.problem.position
        turns = game_turns(position, self.problem.rules)
        if self.names_men:
            turns = [naming_men(position, turn) for turn in turns]
        return turn_texts(turns)

    def content(self, form: Format, style: DiagramStyle, output: Output, *, told: bool) -> bytes:
        """Return the file of its diagram; see `Game`."""
        solve = partial(solve_game, self.problem)
        return drawn(self.problem, solve, form, style, output, told=told)


def _words(line: GameVerdictLine, answer: GameAnswer) -> str:
    """Return what is said in one line, with the keys of a cooked problem by name."""
    if answer.keys and line.verdict is Verdict.COOKED:
        return f"{line.finding}, {line.detail}"
    return str(line.finding)


def _page(problem: GameProblem, task: GameTask, answer: GameAnswer, line: GameVerdictLine) -> str:
    details = "".join(f", {name} {_written(value)}" for name, value in task.details)
    asked = f" in {task.turns}" if task.turns else ""
    head = f"{rules_line(problem.rules)}: {task.goal}{details}{asked}, {task.side}"
    if task.play not in (GamePlay.DIRECT, GamePlay.LIST):
        head += f", {task.play.value} play"
    lines = [head, str(line.finding)]
    lines += [line for key in answer.keys for line in _key_lines(key)]
    lines += ["  ".join(turn_texts(turns)) for turns in answer.lines]
    lines += [_found_line(finding) for finding in answer.findings]
    return "\n".join(lines)


def _written(value: int | str | tuple[str, ...]) -> str:
    return " ".join(value) if isinstance(value, tuple) else str(value)


def _found_line(found: GameFinding) -> str:
    after = f"after {found.turn}: " if found.turn else ""
    by = "by capture: " if found.kind == BY_CAPTURE else ""
    return f"    {after}{by}{found.text}"


def _key_lines(key: GameKey) -> list[str]:
    return [f"1. {key.turn.text}", *(_defence_line(defence) for defence in key.defences)]


def _defence_line(defence: GameDefence) -> str:
    if defence.reached:
        return f"    {defence.turn.text}  reaches the goal"
    replies = ", ".join(turn_texts(defence.replies)) or NOTHING
    return f"    {defence.turn.text}  2. {replies}"
