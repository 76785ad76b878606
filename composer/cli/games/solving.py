# SPDX-License-Identifier: GPL-3.0-or-later
"""`solve` and `moves` for problems of games that are no chess."""

from __future__ import annotations

import argparse
import json
from collections.abc import Sequence

from composer.cli.faults import BadInput, Exit
from composer.cli.games.given import DICE_GAMES, game_lines, game_of_line
from composer.cli.output import flush, say, say_json, show_progress
from composer.cli.stopping import Stop, stopping
from composer.games.position import GameError
from composer.games.task import GamePlay, GameProblem, GameTask
from composer.games.textform import problem_from_text
from composer.rules.book import Rules, written_value
from composer.solver.deadline import Deadline
from composer.solver.games.answer import GameAnswer, GameDefence, GameFinding, GameKey, GameVerdict
from composer.solver.games.findings import BY_CAPTURE
from composer.solver.games.jsonform import answer_object, turn_texts
from composer.solver.games.solve import game_turns, solve_game
from composer.solver.options import Token


def solve_games(arguments: argparse.Namespace) -> Exit:
    """Solve what was given and print it.

    Raises:
        BadInput: it is no problem of a game, or cannot be solved.
    """
    for count, problem in enumerate(_given(arguments)):
        answer, stop = _solved(problem, arguments, count + 1)
        assert problem.task is not None
        if arguments.json:
            found = answer_object(answer, problem.task)
            say_json(json.dumps({**found, "complete": answer.complete}))
        else:
            say(("\n\n" if count else "") + _page(problem, problem.task, answer))
        flush()
        stop.end()
    return Exit.DONE


def list_game_turns(arguments: argparse.Namespace) -> Exit:
    """List the turns of the player to move.

    Raises:
        BadInput: it is no position of a game, or a file has several and no number says which.
    """
    problem = _one(_given(arguments), arguments.number)
    try:
        turns = turn_texts(game_turns(problem.position, problem.rules))
    except GameError as error:
        raise BadInput(str(error)) from error
    if arguments.json:
        say_json(json.dumps({"game": problem.rules.book.id, "turns": turns}))
    else:
        say("\n".join(turns) or "no turn")
    return Exit.DONE


def one_game(words: Sequence[str], number: int | None) -> GameProblem:
    """Return the one problem of a game that is meant: a record, or one of a file.

    Raises:
        BadInput: it is none, or a file has several and no number says which.
    """
    return _one(_read(words), number)


def _one(given: Sequence[GameProblem], number: int | None) -> GameProblem:
    if number is None and len(given) > 1:
        raise BadInput(f"the file holds {len(given)} problems: say which with --number")
    wanted = number or 1
    if wanted > len(given):
        raise BadInput(f"--number: expected 1 to {len(given)}, got {wanted}")
    return given[wanted - 1]


def _given(arguments: argparse.Namespace) -> tuple[GameProblem, ...]:
    problems = _read(arguments.what)
    _require(arguments, problems)
    return problems


def _read(words: Sequence[str]) -> tuple[GameProblem, ...]:
    lines = game_lines(words)
    problems = []
    for number, line in lines:
        dice = game_of_line(line)
        if dice in DICE_GAMES:
            raise BadInput(
                f"line {number}: {dice} is a game with dice: solve and moves take it, and files of"
                " such records alone"
            )
        try:
            problems.append(problem_from_text(line))
        except GameError as error:
            place = f"line {number}: " if len(lines) > 1 else ""
            raise BadInput(f"{place}{error}") from error
    return tuple(problems)


def _require(arguments: argparse.Namespace, problems: Sequence[GameProblem]) -> None:
    """Refuse what goes with chess only, or says otherwise than the records."""
    if arguments.stipulation is not None:
        raise BadInput("-s: a game's record says itself what is asked")
    if arguments.set:
        raise BadInput("--set: a game's record has its options")
    for problem in problems:
        book = problem.rules.book
        if arguments.rules is not None and arguments.rules.strip().lower() != book.id:
            raise BadInput(f"--rules: the record is of {book.id}, not of {arguments.rules}")


def _solved(
    problem: GameProblem, arguments: argparse.Namespace, number: int
) -> tuple[GameAnswer, Stop]:
    token = Token()

    def report(answer: GameAnswer) -> None:
        if answer.nodes > 1_000_000:
            show_progress(f"{answer.done} of {answer.first_turns} first turns")

    try:
        with stopping(token) as stop, Deadline(token, arguments.seconds):
            answer = solve_game(problem, token, report, most_lines=arguments.most_lines)
    except GameError as error:
        raise BadInput(f"problem {number}: {error}" if number > 1 else str(error)) from error
    finally:
        show_progress("")
    return answer, stop


def _page(problem: GameProblem, task: GameTask, answer: GameAnswer) -> str:
    details = "".join(f", {name} {_written(value)}" for name, value in task.details)
    asked = f" in {task.turns}" if task.turns else ""
    head = f"{_rules_line(problem.rules)}: {task.goal}{details}{asked}, {task.side}"
    if task.play not in (GamePlay.DIRECT, GamePlay.LIST):
        head += f", {task.play.value} play"
    lines = [head, _finding(answer)]
    lines += [line for key in answer.keys for line in _key_lines(key)]
    lines += ["  ".join(turn_texts(line)) for line in answer.lines]
    lines += [_found_line(finding) for finding in answer.findings]
    return "\n".join(lines)


def _rules_line(rules: Rules) -> str:
    chosen = [f"{name}={written_value(value)}" for name, value in rules.options]
    return ", ".join([rules.book.name(), *chosen])


def _written(value: int | str | tuple[str, ...]) -> str:
    return " ".join(value) if isinstance(value, tuple) else str(value)


def _finding(answer: GameAnswer) -> str:
    if not answer.complete:
        return f"not finished: {answer.done} of {answer.first_turns} first turns looked at"
    if answer.shorter is not None:
        return f"{answer.verdict.value}: {answer.shorter} will do"
    if answer.verdict is GameVerdict.LISTED:
        return f"{len(answer.findings)} found"
    return str(answer.verdict.value)


def _found_line(found: GameFinding) -> str:
    after = f"after {found.turn}: " if found.turn else ""
    by = "by capture: " if found.kind == BY_CAPTURE else ""
    return f"    {after}{by}{found.text}"


def _key_lines(key: GameKey) -> list[str]:
    return [f"1. {key.turn.text}", *(_defence_line(defence) for defence in key.defences)]


def _defence_line(defence: GameDefence) -> str:
    if defence.reached:
        return f"    {defence.turn.text}  reaches the goal"
    replies = ", ".join(turn_texts(defence.replies)) or "-"
    return f"    {defence.turn.text}  2. {replies}"
