# SPDX-License-Identifier: GPL-3.0-or-later
"""`solve` and `moves` for games with dice: tables, and the odds of games without a choice."""

from __future__ import annotations

import argparse
import json
from collections.abc import Mapping, Sequence
from fractions import Fraction
from typing import Any

from composer.cli.faults import BadInput, Exit
from composer.cli.games.given import DICE_GAMES, game_lines
from composer.cli.output import flush, say, say_json, show_progress
from composer.cli.stopping import Stop, stopping
from composer.games.jsonline import BESIDE, require_known
from composer.games.position import GameError
from composer.games.tables import TablesGoal, TablesPlay, TablesProblem, TablesTask
from composer.games.tablesform import tables_problem_from_object
from composer.rules.book import Rules, RulesError, written_value
from composer.rules.historic.chance import FIVE_STONES_BOOK
from composer.rules.historic.tables import TABLES_BOOK
from composer.solver.deadline import Deadline
from composer.solver.dice.answer import TablesAnswer
from composer.solver.dice.jsonform import fraction_text, odds_object, tables_answer_object
from composer.solver.dice.odds import OddsPage, chance_book_of, odds_page
from composer.solver.dice.plays import tables_plays
from composer.solver.dice.solve import solve_tables
from composer.solver.options import Token


def solve_dice(arguments: argparse.Namespace) -> Exit:
    """Solve problems of tables that were given, or print odds.

    Raises:
        BadInput: they are none, or cannot be solved.
    """
    for count, problem in enumerate(_given(arguments)):
        if isinstance(problem, OddsPage):
            page, stop = _odds_text(problem, arguments.json), None
        else:
            page, stop = _solved(problem, arguments)
        say_json(page) if arguments.json else say(("\n\n" if count else "") + page)
        flush()
        if stop is not None:
            stop.end()
    return Exit.DONE


def list_plays(arguments: argparse.Namespace) -> Exit:
    """List the plays of a throw.

    Raises:
        BadInput: no throw is given, or a file has several records and no number says which.
    """
    problem = _one(_given(arguments), arguments.number)
    if isinstance(problem, OddsPage) or problem.task is None or not problem.task.throw:
        raise BadInput("there are no moves without a throw: give one in the stipulation")
    plays = [
        play.text for play in tables_plays(problem.position, problem.rules, problem.task.throw)
    ]
    if arguments.json:
        say_json(json.dumps({"game": TABLES_BOOK.id, "turns": plays}))
    else:
        say("\n".join(plays))
    return Exit.DONE


def one_of_dice(words: Sequence[str], number: int | None) -> TablesProblem | OddsPage:
    """Return the one problem with dice that is meant, or a page of odds.

    Raises:
        BadInput: it is none, or a file has several and no number says which.
    """
    return _one(_read(words, None), number)


def _one(given: Sequence[TablesProblem | OddsPage], number: int | None) -> TablesProblem | OddsPage:
    if number is None and len(given) > 1:
        raise BadInput(f"the file holds {len(given)} problems: say which with --number")
    wanted = number or 1
    if wanted > len(given):
        raise BadInput(f"--number: expected 1 to {len(given)}, got {wanted}")
    return given[wanted - 1]


def _given(arguments: argparse.Namespace) -> list[TablesProblem | OddsPage]:
    if arguments.stipulation is not None:
        raise BadInput("-s: a game's record says itself what is asked")
    if arguments.set:
        raise BadInput("--set: a game's record has its options")
    return _read(arguments.what, arguments.rules)


def _read(words: Sequence[str], rules: str | None) -> list[TablesProblem | OddsPage]:
    lines = game_lines(words)
    found = []
    for number, line in lines:
        place = f"line {number}: " if len(lines) > 1 else ""
        try:
            found.append(_problem(line, rules))
        except (GameError, RulesError) as error:
            raise BadInput(f"{place}{error}") from error
    return found


def _problem(line: str, rules: str | None) -> TablesProblem | OddsPage:
    try:
        record = json.loads(line)
    except (ValueError, RecursionError) as error:
        raise GameError(f"this is no JSON: {error}") from None
    game = record.get("game") if isinstance(record, dict) else None
    if game not in DICE_GAMES:
        raise GameError("records of games with dice stand in a file of their own")
    if rules is not None and rules.strip().lower() != game:
        raise GameError(f"--rules: the record is of {game}, not of {rules}")
    return tables_problem_from_object(record) if game == TABLES_BOOK.id else _page_of(record)


def _page_of(record: Mapping[str, Any]) -> OddsPage:
    if record["game"] == FIVE_STONES_BOOK.id:
        raise GameError(f"{FIVE_STONES_BOOK.name()}: {FIVE_STONES_BOOK.text}")
    require_known(record, ("game", "options", *BESIDE))  # nobody has a position there
    book = chance_book_of(record["game"])
    options = record.get("options", {})
    if book is None or not isinstance(options, dict):
        raise GameError("options: expected an object")
    return odds_page(Rules.of(book, options))


def _solved(problem: TablesProblem, arguments: argparse.Namespace) -> tuple[str, Stop]:
    token = Token()

    def report(answer: TablesAnswer) -> None:
        if answer.nodes > 1_000:
            show_progress(f"{answer.done} of {answer.of} plays")

    try:
        with stopping(token) as stop, Deadline(token, arguments.seconds):
            answer = solve_tables(problem, token, report)
    except GameError as error:
        raise BadInput(str(error)) from error
    finally:
        show_progress("")
    task = problem.task
    assert task is not None
    if arguments.json:
        found = tables_answer_object(answer, task)
        verdict = {"verdict": answer.verdict.value, "complete": answer.complete}
        return json.dumps({**verdict, **found}), stop
    return _page(problem, task, answer), stop


def _percent(chance: Fraction | None) -> str:
    if chance is None:
        return "-"
    return f"{fraction_text(chance)} ({float(chance):.2%})"


def _page(problem: TablesProblem, task: TablesTask, answer: TablesAnswer) -> str:
    chosen = [f"{name}={written_value(value)}" for name, value in problem.rules.options]
    head = f"{', '.join([TABLES_BOOK.name(), *chosen])}: {_asked(task)}, {problem.position.turn}"
    finding = answer.verdict.value
    if not answer.complete:
        finding = f"not finished: {answer.done} of {answer.of} plays looked at"
    elif answer.least is not None:
        finding += f": {answer.least} will do"
    return "\n".join([head, finding, *_chance_lines(task, answer), *_play_lines(task, answer)])


def _asked(task: TablesTask) -> str:
    throw = " ".join(map(str, task.throw))
    if task.play is TablesPlay.AT_WILL:
        return f"all men off in {task.throws} throws at will"
    if task.goal is TablesGoal.HIT:
        return f"what hits with {throw}"
    if task.goal is TablesGoal.SAFEST:
        return f"safest play of {throw}"
    return f"best play of {throw}, all men off in {task.throws} more"


def _chance_lines(task: TablesTask, answer: TablesAnswer) -> list[str]:
    lines = []
    if answer.chance is not None:
        what = "some throw hits" if task.goal is TablesGoal.HIT else "without this throw"
        lines.append(f"{what}: {_percent(answer.chance)}")
    if answer.best_chance is not None:
        lines.append(f"best: {_percent(answer.best_chance)}")
    return lines


def _play_lines(task: TablesTask, answer: TablesAnswer) -> list[str]:
    best = set(answer.best)
    lines = [
        f"{'*' if play.play.text in best else ' '} {play.play.text}"
        + ("" if play.chance is None else f"  {_percent(play.chance)}")
        for play in answer.plays
    ]
    firsts = [f"{' '.join(map(str, throw))}: {play.text}" for throw, play in answer.first]
    return lines + firsts


def _odds_text(page: OddsPage, as_json: bool) -> str:
    if as_json:
        return json.dumps(odds_object(page))
    chosen = [f"{name}={written_value(value)}" for name, value in page.rules.chosen().items()]
    lines = [", ".join([page.book.name(), *chosen])]
    for group in page.groups:
        lines.append(dict(group.names)["en"])
        lines += [
            f"{'*' if row.label in page.best else ' '} {dict(row.names)['en']}"
            f"  {_percent(row.chance)}"
            for row in group.rows
        ]
    return "\n".join(lines)
