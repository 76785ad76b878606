# SPDX-License-Identifier: GPL-3.0-or-later
"""Compare a file of positions of old games and their answers with the program.

    python tests/truth/games.py FILE.jsonl [GAME ...]

Each line is an object with `id`, `game`, `options` (all of them), `position` (`men` by cell and
`extra`), `turn`, `stipulation` (`goal`, `n`, `play`, `side`, details) and `answer`: all turns and
counts of lines, or the whole tree of keys, defences and replies, or all lines of help play. Turns
are compared as they are written. Records of games that the program does not play are not compared:
they are counted and named. Prints the first ten that differ and at last `N of M equal`; the status
is 1 if any differs, or if none was compared.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from composer.games.tables import TablesTask
from composer.games.tablesform import is_tables_object, tables_problem_from_object
from composer.games.task import GameProblem
from composer.games.textform import problem_from_object
from composer.problem.goals import BARE, MATE, STALEMATE, WIN, Goal, mate_by, mate_on
from composer.problem.men import Colour, Kind, Man
from composer.problem.move import Move
from composer.problem.position import Castling, Position
from composer.problem.squares import parse_square
from composer.problem.stipulation import Stipulation
from composer.problem.stipulations.play import Play
from composer.rules.book import Rules
from composer.rules.books import book_of
from composer.rules.gamebooks import GAME_BOOKS
from composer.rules.historic.chance import CHANCE_BOOKS
from composer.rules.historic.tables.books import TABLES_BOOK
from composer.rules.state import BookState
from composer.solver.dice.jsonform import odds_object, tables_answer_object
from composer.solver.dice.odds import WAYS, odds_page
from composer.solver.dice.solve import solve_tables
from composer.solver.games.jsonform import answer_object, turn_texts
from composer.solver.games.solve import engine_of, solve_game
from composer.solver.legal import count_lines, legal_moves, position_after
from composer.solver.options import SolveOptions
from composer.solver.phases import Phase
from composer.solver.session import Session
from composer.solver.solve import solve, solve_keys

_SHOWN = 10
_COLOURS = {"white": Colour.WHITE, "black": Colour.BLACK}

Answer = dict[str, Any]


@dataclass(frozen=True)
class Game:
    """What a game needs to be compared.

    Attributes:
        letters: the kinds of its men by letter.
        extra: reads the extra of a record into a position.
    """

    letters: dict[str, Kind]
    extra: Callable[[Position, Answer], Position]


def _ponziani(position: Position, extra: Answer) -> Position:
    rights = frozenset(Castling(letter) for letter in extra.get("castling", ""))
    passed = parse_square(extra["ep"]) if "ep" in extra else None
    return replace(position, castling=rights, en_passant=passed)


def _medieval(position: Position, extra: Answer) -> Position:
    marks = {
        name: frozenset(map(parse_square, extra.get(name, ())))
        for name in ("fresh", "immune", "immovable")
    }
    return replace(position, state=BookState(**marks, intact=bool(extra.get("nocap"))))


def _kinds(**ids: str) -> dict[str, Kind]:
    return {letter: Kind.of(name) for letter, name in ids.items()}


GAMES = {
    "ponziani": Game(
        _kinds(P="pawn", N="knight", B="bishop", R="rook", Q="queen", K="king"), _ponziani
    ),
    "medieval": Game(
        _kinds(P="pawn", N="knight", A="alfil", R="rook", Q="fers", K="king"), _medieval
    ),
}
"""The games of chess that are compared; another is one more row."""

DICE = (TABLES_BOOK, *CHANCE_BOOKS)

PLAYED = (*GAMES, *(book.id for book in (*GAME_BOOKS, *DICE)))
"""All games that are compared."""


class Comparison:
    """One record, and the program's own answer to it."""

    def __init__(self, record: Answer, session: Session) -> None:
        """Set up the record's position and rules."""
        self._record, self._session = record, session
        self._game = GAMES[record["game"]]
        self._rules = Rules.of(book_of(record["game"]), record["options"])
        self._letters = {kind: letter for letter, kind in self._game.letters.items()}

    def answer(self) -> Answer:
        """Return the program's answer in the form of the record's.

        Raises:
            ValueError: the position or what is asked cannot be solved.
        """
        position, asked = self._position(), self._record["stipulation"]
        if asked["goal"] == "perft":
            return {"perft": self._counts(position, asked["n"])}
        if asked["goal"] == "turns":
            turns = sorted(map(self._text, legal_moves(position, self._rules)))
            counted = {"perft": self._counts(position, 2)}
            listed: Answer = {"count": len(turns), "turns": turns}
            return {**listed, **counted} if "perft" in self._record["answer"] else listed
        if asked["play"] in ("help", "series"):
            return self._lines(position)
        return self._tree(position)

    def _position(self) -> Position:
        men = {
            parse_square(cell): Man.of(
                Colour.WHITE if letter.isupper() else Colour.BLACK,
                self._game.letters[letter.upper()],
            )
            for cell, letter in self._record["position"]["men"].items()
        }
        bare = Position.of(men, _COLOURS[self._record["turn"]], castling=frozenset())
        return self._game.extra(bare, self._record["position"]["extra"])

    def _text(self, move: Move) -> str:
        return move.full(lambda kind: self._letters[kind])

    def _counts(self, position: Position, most: int) -> list[int]:
        return [count_lines(position, depth, self._rules) for depth in range(1, most + 1)]

    def _goal(self) -> Goal:
        asked = self._record["stipulation"]
        plain = {"mate": MATE, "stalemate": STALEMATE, "bare": BARE, "win": WIN}
        if asked["goal"] == "mate_by":
            return mate_by(self._game.letters[asked["man"]])
        if asked["goal"] == "mate_on":
            return mate_on(parse_square(asked["cell"]))
        return plain[asked["goal"]]

    def _lines(self, position: Position) -> Answer:
        asked = self._record["stipulation"]
        series, moves = asked["play"] == "series", asked["n"]
        begins = _COLOURS[asked["side"]] is position.turn
        halfmoves = moves if series else 2 * moves - (1 if begins else 0)
        play = Play.DIRECT if series else Play.HELP
        stipulation = Stipulation(self._goal(), play, series, halfmoves, rules=self._rules)
        options = SolveOptions(tries=False, set_play=False)
        solution = solve(position, stipulation, options, session=self._session)
        lengths = [len(line) for line in solution.lines]
        whole = sorted(
            [self._text(move) for move in line.moves]
            for line in solution.lines
            if len(line) == halfmoves
        )
        fewest = min((length for length in lengths if length < halfmoves), default=None)
        shorter = None if fewest is None else fewest if series else (fewest + 1) // 2
        return {"verdict": _verdict(len(whole), shorter), "shorter": shorter, "lines": whole}

    def _stipulation(self, moves: int) -> Stipulation:
        play = self._record["stipulation"]["play"]
        asked = Stipulation.of(self._goal(), moves, Play.SELF if play == "self" else Play.DIRECT)
        return replace(asked, rules=self._rules, exact=play == "exact")

    def _keys(self, position: Position, moves: int) -> tuple[Phase, ...]:
        """Return the first moves that solve in so many moves at most."""
        if moves < 1:
            return ()
        asked = self._stipulation(moves)
        keys = solve_keys(position, asked, session=self._session).keys
        return tuple(sorted(keys, key=self._first))

    def _first(self, phase: Phase) -> str:
        assert phase.move is not None
        return self._text(phase.move)

    def _tree(self, position: Position) -> Answer:
        moves = self._record["stipulation"]["n"]
        options = SolveOptions(tries=False, set_play=False)
        solution = solve(position, self._stipulation(moves), options, session=self._session)
        keys = sorted(solution.keys, key=self._first)
        shorter = min((key.length for key in keys if key.length < moves), default=None)
        return {
            "verdict": _verdict(len(keys), shorter),
            "shorter": shorter,
            "keys": [self._branch(position, key) for key in keys],
        }

    def _branch(self, position: Position, key: Phase) -> Answer:
        """Return a key with all defences and all good replies, longer ones included."""
        assert key.move is not None
        asked = self._record["stipulation"]
        if asked["play"] != "self" and key.length == 1:
            return {"turn": self._text(key.move), "reached": True}
        after = position_after(position, key.move, self._rules)
        ending = {variation.defence for variation in key.variations if not variation.continuations}
        found: list[Answer] = []
        for defence in sorted(legal_moves(after, self._rules), key=self._text):
            if defence in ending:
                found.append({"turn": self._text(defence), "reached": True})
                continue
            then = position_after(after, defence, self._rules)
            replies = [self._first(key) for key in self._keys(then, asked["n"] - 1)]
            found.append({"turn": self._text(defence), "replies": replies})
        return {"turn": self._text(key.move), "defences": found}


class OtherGame:
    """A record of a game that is no chess, and the program's own answer to it."""

    def __init__(self, record: Answer) -> None:
        """Read the record."""
        self._record = record

    def answer(self) -> Answer:
        """Return the program's answer in the form of the record's.

        Raises:
            ValueError: the position or what is asked cannot be solved.
        """
        asked = self._record["stipulation"]
        if asked["goal"] in ("perft", "turns"):
            return self._listed(asked)
        problem = self._problem(self._record)
        assert problem.task is not None
        return answer_object(solve_game(problem, most_lines=10**9), problem.task)

    @staticmethod
    def _problem(record: Answer) -> GameProblem:
        problem = problem_from_object(record)
        if not record["options"].items() <= problem.rules.chosen().items():
            raise ValueError("other options than the record has")
        if problem.rules.book.geometry.id != record["board"]:
            raise ValueError(f"the board is {problem.rules.book.geometry.id}")
        return problem

    def _listed(self, asked: Answer) -> Answer:
        bare = {name: part for name, part in self._record.items() if name != "stipulation"}
        engine = engine_of(self._problem(bare))
        if asked["goal"] == "perft":
            return {"perft": [engine.count(depth) for depth in range(1, asked["n"] + 1)]}
        turns = turn_texts(engine.turns())
        listed: Answer = {"count": len(turns), "turns": turns}
        if "perft" in self._record["answer"]:
            listed["perft"] = [engine.count(1), engine.count(2)]
        return listed


class DiceGame:
    """A record of tables or of odds, and the program's own answer to it."""

    def __init__(self, record: Answer) -> None:
        """Read the record."""
        self._record = record

    def answer(self) -> Answer:
        """Return the program's answer in the form of the record's.

        Raises:
            ValueError: the position or what is asked cannot be solved.
        """
        if not is_tables_object(self._record):
            return self._odds()
        problem = tables_problem_from_object(self._record)
        if not self._record["options"].items() <= problem.rules.chosen().items():
            raise ValueError("other options than the record has")
        assert isinstance(problem.task, TablesTask)
        return tables_answer_object(solve_tables(problem), problem)

    def _odds(self) -> Answer:
        (book,) = (book for book in CHANCE_BOOKS if book.id == self._record["game"])
        page = odds_object(odds_page(Rules.of(book, self._record["options"])))
        match self._record["stipulation"]["goal"]:
            case "ways of 216":
                return {"ways": {str(total): ways for total, ways in WAYS.items()}}
            case "azar totals":
                return {"chance": page["azar totals"]["azar"]}
            case "first thrower":
                found: Answer = page["first thrower"]
                return found
            case "each player":
                return {**page["each player"], "totals": page["totals"]}
            case _:
                return page


def _verdict(keys: int, shorter: int | None) -> str:
    if not keys and shorter is None:
        return "no solution"
    if shorter is not None:
        return "short"
    return "sound" if keys == 1 else "cooked"


def difference(record: Answer, session: Session) -> str:
    """Return what differs between the program's answer and the record's; empty if nothing does."""
    compared: Comparison | OtherGame | DiceGame
    try:
        if record["game"] in GAMES:
            compared = Comparison(record, session)
        elif any(record["game"] == book.id for book in DICE):
            compared = DiceGame(record)
        else:
            compared = OtherGame(record)
        found = compared.answer()
    except ValueError as error:
        return f"not solved: {error}"
    wanted = record["answer"]
    for part in wanted:
        if found.get(part) != wanted[part]:
            return f"{part}: expected {_short(wanted[part])}, got {_short(found.get(part))}"
    return "" if found.keys() == wanted.keys() else "other parts than expected"


def _short(value: object) -> str:
    text = json.dumps(value, ensure_ascii=False)
    return text if len(text) <= 600 else text[:600] + " ..."


def main(arguments: list[str] | None = None) -> int:
    """Compare a file; return the exit status."""
    parser = argparse.ArgumentParser(description="Compare positions of old games with the program.")
    parser.add_argument("file", type=Path)
    parser.add_argument("games", nargs="*", choices=[[], *PLAYED], help="only these games")
    given = parser.parse_args(arguments)
    wanted = given.games or list(PLAYED)
    equal = total = shown = 0
    left: Counter[str] = Counter()
    session = Session()
    with given.file.open(encoding="utf-8") as lines:
        for line in lines:
            record = json.loads(line)
            if record["game"] not in wanted:
                left[record["game"]] += record["game"] not in PLAYED
                continue
            total += 1
            differs = difference(record, session)
            equal += not differs
            if differs and shown < _SHOWN:
                shown += 1
                asked = record["stipulation"]
                sys.stdout.write(f"{record['id']} {asked['goal']} {asked['n']}: {differs}\n")
    session.close()
    if unknown := +left:
        named = ", ".join(f"{count} of {game}" for game, count in unknown.items())
        sys.stdout.write(f"not compared: {unknown.total()} records, {named}\n")
    sys.stdout.write(f"{equal} of {total} equal\n")
    return 0 if total and equal == total else 1


if __name__ == "__main__":
    sys.exit(main())
