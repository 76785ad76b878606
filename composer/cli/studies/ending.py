# SPDX-License-Identifier: GPL-3.0-or-later
"""`chess-composer ending`: what positions with at most four men are worth."""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Mapping
from contextlib import ExitStack
from itertools import islice
from typing import Final

from composer.cli.arguments.studies import FINDS, ZUGZWANGS
from composer.cli.faults import BadInput, Exit
from composer.cli.output import complain, flush, say, say_json
from composer.cli.stopping import Stop, stopping
from composer.notation.lines import line_text, omitted_before
from composer.problem.fen import FenError, fen, parse_fen
from composer.problem.position import Position
from composer.problem.squares import square_name
from composer.problem.stipulation import parse_task
from composer.problem.stipulations.claims import Claim
from composer.solver.deadline import Deadline
from composer.solver.jsonform import FORMAT
from composer.solver.options import Token
from composer.studies.endings import Endings, NoTable, ValuedMove, best_first
from composer.studies.kings import corresponding_squares
from composer.studies.material import Material, parse_material
from composer.studies.mining import Find, Mined, mined
from composer.studies.values import Value
from composer.studies.zugzwangs import Zugzwang, zugzwangs

_OF_CLASS: Final = ("find", "only", "solutions")
"""What goes with the men of a class."""

_NOT_OF: Final[Mapping[Find, tuple[str, ...]]] = {
    Find.ZUGZWANG: ("claim", "only"),
    Find.LONGEST: ("claim", "only"),
    Find.UNIQUE: ("only",),
}
"""What is not asked about a find."""


def run_ending(arguments: argparse.Namespace) -> Exit:
    """Print the value of a position with all its moves, or what is found in an ending.

    Raises:
        BadInput: there is neither a position nor the name of an ending, or no table has it.
    """
    what = " ".join(arguments.what)
    _refuse_idle(arguments, is_diagram="/" in what)
    token = Token()
    with stopping(token) as stop, Deadline(token, arguments.seconds):
        try:
            if "/" in what:
                position = parse_fen(what)
                if arguments.kings:
                    return _kings(position, arguments, token, stop)
                if arguments.before:
                    return _earlier(position, arguments, token, stop)
                return _position(position, arguments.json, token, stop)
            if arguments.task is not None:
                return _problems(what, arguments, token, stop)
            material = parse_material(what)
            if _find(arguments) is not Find.ZUGZWANG:
                return _mined(material, arguments, token, stop)
            return _ending(material, arguments, token, stop)
        except (FenError, NoTable, ValueError) as error:
            raise BadInput(str(error)) from None


def _find(arguments: argparse.Namespace) -> Find:
    return Find(arguments.find or FINDS[0])


def _refuse_idle(arguments: argparse.Namespace, is_diagram: bool) -> None:
    """Refuse what is asked for in vain, rather than pass it over in silence."""
    idle: tuple[str, ...]
    if arguments.syzygy and not arguments.kings:
        raise BadInput("--syzygy goes with --kings")
    if arguments.kings and arguments.before:
        raise BadInput("--kings does not go with --before")
    if is_diagram:
        idle, why = _OF_CLASS, "goes with the men of a class, not with a diagram"
        if not arguments.before:
            idle = (*_OF_CLASS, "claim", "limit")
        if arguments.task is not None:
            raise BadInput("--task goes with the men of a class; a diagram: see 'solve'")
    elif arguments.before or arguments.kings:
        raise BadInput(f"--{'before' if arguments.before else 'kings'} goes with a diagram")
    elif arguments.task is not None:
        idle, why = ("find", "claim", "only"), "does not go with --task"
    elif arguments.solutions is not None:
        raise BadInput("--solutions goes with --task")
    else:
        idle, why = _NOT_OF.get(_find(arguments), ()), "does not go with --find "
        why += _find(arguments).value
    for name in idle:
        if getattr(arguments, name) is not None:
            raise BadInput(f"--{name} {why}")


def _claim(arguments: argparse.Namespace) -> Claim:
    return Claim(arguments.claim or Claim.WIN.value)


def _limit(arguments: argparse.Namespace) -> int:
    return ZUGZWANGS if arguments.limit is None else int(arguments.limit)


def _position(position: Position, as_json: bool, token: Token, stop: Stop) -> Exit:
    endings = Endings()
    value = endings.value(position, token.flag)
    moves = endings.moves(position, token.flag)
    if value is None or moves is None:
        return _unfinished(stop)
    valued = best_first(moves, position.turn)
    if as_json:
        told = {"value": _object(value), "moves": [_move_object(move) for move in valued]}
        say_json({"format": FORMAT, "fen": fen(position), **told})
    else:
        say(
            "\n".join(
                [f"{value.sentence}", *(f"{move.san}: {led.sentence}" for move, led in valued)]
            )
        )
    return Exit.DONE


def _kings(position: Position, arguments: argparse.Namespace, token: Token, stop: Stop) -> Exit:
    """Print which squares of the kings correspond, each of White's with those of Black's."""
    with ExitStack() as open_things:
        folders = None
        if arguments.syzygy:
            from composer.cli.studies.auditing import syzygy_folders

            folders = open_things.enter_context(syzygy_folders(arguments.syzygy))
        endings = Endings(folders)
        squares = list(corresponding_squares(endings, position, token.flag))
    unknown = sum(each.unknown for each in squares)
    if squares and unknown and not any(each.black for each in squares):
        reason = endings.why_not(position)
        if reason is not None:
            raise NoTable(reason)
    if arguments.json:
        pairs = {
            square_name(each.white): [square_name(square) for square in each.black]
            for each in squares
            if each.black
        }
        told = {"corresponding": pairs, "unknown": unknown, "finished": not token.cancelled}
        say_json({"format": FORMAT, "fen": fen(position), **told})
    else:
        for each in squares:
            if each.black:
                names = " ".join(square_name(square) for square in each.black)
                say(f"K{square_name(each.white)}: {names}")
        if not any(each.black for each in squares):
            say("no squares of the kings correspond")
        if unknown:
            say(f"{unknown:,} placements of the kings are in no table")
    if token.cancelled:
        return _unfinished(stop)
    return Exit.DONE


def _ending(material: Material, arguments: argparse.Namespace, token: Token, stop: Stop) -> Exit:
    found = zugzwangs(Endings(), material, token.flag)
    if found is None:
        return _unfinished(stop)
    listed = found[: _limit(arguments)]
    full = sum(zugzwang.is_full_point for zugzwang in found)
    if arguments.json:
        told = {
            "men": str(material),
            "zugzwangs": len(found),
            "full_point": full,
            "positions": [_zugzwang_object(zugzwang) for zugzwang in listed],
        }
        say_json({"format": FORMAT, **told})
        return Exit.DONE
    say(f"{material}: {len(found):,} mutual zugzwangs, {full:,} of them for the full point")
    for zugzwang in listed:
        begins = f"White to move: {zugzwang.white_begins.sentence}"
        say(f"{fen(zugzwang.position)}  {begins}; Black to move: {zugzwang.black_begins.sentence}")
    if len(found) > len(listed):
        say(f"and {len(found) - len(listed):,} more (--limit N)")
    return Exit.DONE


def _earlier(position: Position, arguments: argparse.Namespace, token: Token, stop: Stop) -> Exit:
    from composer.explore.earlier import earlier  # loads un-moves

    return _told(
        earlier(Endings(), position, _claim(arguments), token.flag), arguments, token, stop
    )


def _mined(material: Material, arguments: argparse.Namespace, token: Token, stop: Stop) -> Exit:
    find, claim, least = _find(arguments), _claim(arguments), arguments.only or 1
    finds = mined(Endings(), material, find, claim, least, token.flag)
    return _told(finds, arguments, token, stop)


def _told(finds: Iterator[Mined], arguments: argparse.Namespace, token: Token, stop: Stop) -> Exit:
    """Print finds as they come; those that were found are told when the time is over."""
    told = 0
    for found in islice(finds, _limit(arguments)):
        told += 1
        if arguments.json:
            say_json(_mined_object(found))
        else:
            say(_mined_line(found))
        flush()
    return _ended(told, token, stop)


def _problems(what: str, arguments: argparse.Namespace, token: Token, stop: Stop) -> Exit:
    """Print problems of a class as they are found."""
    from composer.explore.classes import parse_men, problems_of  # loads the solver

    task = parse_task(arguments.task)
    finds = problems_of(parse_men(what), task, arguments.solutions or 1, token)
    told = 0
    for found in islice(finds, _limit(arguments)):
        told += 1
        position = found.problem.position
        if arguments.json:
            solutions = [[move.san for move in line] for line in found.solutions]
            say_json(
                {"format": FORMAT, "fen": fen(position), "task": str(task), "solutions": solutions}
            )
        else:
            begun = omitted_before(task)
            lines = "; ".join(line_text(list(line), begun) for line in found.solutions)
            say(f"{fen(position)}  {task}  {lines}")
        flush()
    return _ended(told, token, stop)


def _ended(told: int, token: Token, stop: Stop) -> Exit:
    """Return how mining came out that told so many finds."""
    stop.end()
    if not told:
        complain("nothing was found" if not token.cancelled else "nothing was found in this time")
        return Exit.FAILURE
    return Exit.DONE


def _mined_line(found: Mined) -> str:
    parts = [fen(found.position), f"{found.value.sentence}"]
    if found.line:
        count = "only move" if found.only == 1 else f"{found.only} only moves"
        parts.append(f"{count}: {line_text(list(found.line))}")
    if found.zugzwangs:
        after = ", ".join(str(number) for number in found.zugzwangs)
        parts.append(f"mutual zugzwang after move {after}")
    if found.echo:
        parts.append(f"echo: {line_text(list(found.echo))}")
    return "; ".join(parts)


def _mined_object(found: Mined) -> dict[str, object]:
    return {
        "format": FORMAT,
        "fen": fen(found.position),
        **_object(found.value),
        "only_moves": found.only,
        "line": [move.san for move in found.line],
        "zugzwangs_after": list(found.zugzwangs),
        "echo": [move.san for move in found.echo],
    }


def _unfinished(stop: Stop) -> Exit:
    stop.end()
    complain("the tables were not made in this time (--seconds S)")
    return Exit.FAILURE


def _object(value: Value) -> dict[str, object]:
    winner = None if value.winner is None else value.winner.name.lower()
    return {"winner": winner, "mate_in": value.moves}


def _move_object(valued: ValuedMove) -> dict[str, object]:
    return {"move": valued.move.uci, "san": valued.move.san, **_object(valued.value)}


def _zugzwang_object(zugzwang: Zugzwang) -> dict[str, object]:
    return {
        "fen": fen(zugzwang.position),
        "white_to_move": _object(zugzwang.white_begins),
        "black_to_move": _object(zugzwang.black_begins),
    }
