# SPDX-License-Identifier: GPL-3.0-or-later
"""Commands given a game that is no chess: they ask its kind what to do."""

from __future__ import annotations

import argparse
import json

from composer.cli.faults import BadInput, Exit
from composer.cli.games.dice import TablesGame, odds_of
from composer.cli.games.kind import Game, Solved
from composer.cli.games.records import game_lines, game_of_line
from composer.cli.games.turns import TurnGame
from composer.cli.output import flush, say, say_json, show_progress
from composer.cli.stopping import stopping
from composer.games.position import GameError
from composer.games.record import any_game
from composer.games.tables import TablesProblem
from composer.games.tablesform import tables_problem_from_text
from composer.games.textform import problem_from_text
from composer.problem.problem import Problem
from composer.rules.book import RulesError
from composer.rules.historic.chance import CHANCE_BOOKS, FIVE_STONES_BOOK
from composer.rules.historic.tables.books import is_tables_game
from composer.solver.deadline import Deadline
from composer.solver.options import Token


def solve_games(arguments: argparse.Namespace) -> Exit:
    """Solve what was given and print it.

    Raises:
        BadInput: it is no problem of a game, or cannot be solved.
    """
    games = given_games(arguments)
    for number, game in enumerate(games, 1):
        token = Token()
        try:
            with stopping(token) as stop, Deadline(token, arguments.seconds):
                solved = game.solved(token, arguments.most_lines, show_progress)
        except GameError as error:
            raise BadInput(
                f"problem {number}: {error}" if len(games) > 1 else str(error)
            ) from error
        finally:
            show_progress("")
        if arguments.json:
            say_json(solved.found)
        else:
            say(("\n\n" if number > 1 else "") + solved.page)
        flush()
        stop.end()
    return Exit.DONE


def list_turns(arguments: argparse.Namespace) -> Exit:
    """List the turns of the player to move.

    Raises:
        BadInput: there are none, or a file has several and no number says which.
    """
    game = one_game(arguments)
    try:
        turns = game.turns()
    except GameError as error:
        raise BadInput(str(error)) from error
    if arguments.json:
        say_json({"game": game.rules.book.id, "turns": turns})
    else:
        say("\n".join(turns) or "no turn")
    return Exit.DONE


def checked_game(problem: Problem, seconds: float) -> Solved:
    """Solve a problem of a game that stands among others.

    What cannot be solved has an `error`, and the words say why.

    Args:
        problem: one whose `game` is there.
        seconds: how long it may take; 0 for no limit.
    """
    token = Token()
    try:
        known = any_game(problem)
        game = TablesGame(known) if isinstance(known, TablesProblem) else TurnGame(known)
        with Deadline(token, seconds):
            return game.solved(token)
    except GameError as error:
        wrong = str(error)
        return Solved({"verdict": "undecided", "complete": False, "error": wrong}, "", wrong)


def one_game(arguments: argparse.Namespace) -> Game:
    """Return the one problem that is meant.

    Raises:
        BadInput: it is none, or a file has several and no number says which.
    """
    games, number = given_games(arguments), arguments.number
    if number is None and len(games) > 1:
        raise BadInput(f"the file holds {len(games)} problems: say which with --number")
    wanted = number or 1
    if wanted > len(games):
        raise BadInput(f"--number: expected 1 to {len(games)}, got {wanted}")
    return games[wanted - 1]


def given_games(arguments: argparse.Namespace) -> list[Game]:
    """Return the problem of a record, or those of a file of records.

    Raises:
        BadInput: one is none, or an option goes with chess only or says otherwise than they.
    """
    if arguments.stipulation is not None:
        raise BadInput("-s: a game's record says itself what is asked")
    rules = getattr(arguments, "rules", None)
    if hasattr(arguments, "rules") and arguments.set:
        raise BadInput("--set: a game's record has its options")
    lines = game_lines(arguments.what)
    games = []
    for number, line in lines:
        place = f"line {number}: " if len(lines) > 1 else ""
        try:
            game = _read(line, names_men=getattr(arguments, "name_men", False))
        except (GameError, RulesError) as error:
            raise BadInput(f"{place}{error}") from error
        named = game.rules.book.id
        if rules is not None and rules.strip().lower() != named:
            raise BadInput(f"{place}--rules: the record is of {named}, not of {rules}")
        games.append(game)
    return games


def _read(line: str, *, names_men: bool) -> Game:
    name = game_of_line(line)
    if is_tables_game(name):
        return TablesGame(tables_problem_from_text(line))
    for book in (*CHANCE_BOOKS, FIVE_STONES_BOOK):
        if name == book.id:
            return odds_of(book, json.loads(line))
    return TurnGame(problem_from_text(line), names_men)
