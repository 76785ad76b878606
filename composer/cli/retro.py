# SPDX-License-Identifier: GPL-3.0-or-later
"""`chess-composer retro`: where a diagram comes from, as text or JSON (`docs/json.md`)."""

from __future__ import annotations

import argparse
from collections.abc import Iterable, Iterator
from itertools import groupby
from textwrap import wrap

from composer.cli.faults import Exit
from composer.cli.given import one_problem
from composer.cli.output import say, say_json
from composer.cli.stopping import stopping
from composer.problem.fen import fen
from composer.problem.men import Colour, Man
from composer.problem.move import Move
from composer.problem.named import side_name
from composer.problem.position import Castling, Position
from composer.problem.questionturn import asked_position
from composer.problem.squares import Square, square_name
from composer.retro.judge import Effort, History, LastMove, history
from composer.retro.legality.fairymen import FairyMen
from composer.retro.legality.judging import Judged, Legality
from composer.retro.rights.values import CastlingRight, PassingRight, Rights
from composer.retro.rights.words import castling_words
from composer.retro.unmoves.unmove import UnMove, take_back
from composer.said.sentence import Sentence, said
from composer.solver.deadline import Deadline
from composer.solver.jsonform import FORMAT, Json, move_objects
from composer.solver.options import Token

_WIDTH = 100  # characters a line
_LEGALITY = {
    Legality.LEGAL: "legal: a game leads here",
    Legality.ILLEGAL: "illegal",
    Legality.UNKNOWN: "not known whether legal",
}


def run_retro(arguments: argparse.Namespace) -> Exit:
    """Print what is known of where a diagram comes from.

    Raises:
        BadInput: there is not one problem of chess.
    """
    problem = one_problem(arguments.what, arguments.stipulation, arguments.number)
    position, token = asked_position(problem.position, problem.stipulation), Token()
    with stopping(token) as stop, Deadline(token, arguments.seconds):
        if problem.rules.is_orthodox:
            fairy_men = FairyMen(arguments.fairy_men)
            effort = Effort(game=arguments.budget, fairy_men=fairy_men)
            found = history(position, effort=effort, token=token)
        else:
            found = _of_other_rules()
    if arguments.json:
        told = history_object(position, found)
        say_json({"format": FORMAT, "fen": fen(position)} | told)
    else:
        say("\n".join(_lines(position, found)))
    stop.end()
    return Exit.DONE


def _of_other_rules() -> History:
    why = said("only diagrams of orthodox chess are judged")
    return History(Judged(Legality.UNKNOWN, unjudged=why), complete=True)


def _lines(position: Position, found: History) -> Iterator[str]:
    judged = found.judged
    reason = f": {judged.reason}" if judged.reason is not None else ""
    yield f"{_LEGALITY[judged.legality]}{reason}"
    for proof in judged.further:
        yield f"  {proof.message}"
    if judged.witness:
        yield from wrap(_game(judged.witness), _WIDTH, initial_indent="  ", subsequent_indent="  ")
    yield from _last_lines(position, found)
    yield from _right_lines(found.rights)
    if not found.complete:
        yield "stopped before all was looked into"


def _last_lines(position: Position, found: History) -> Iterator[str]:
    side = side_name(position.turn.other)
    possible = found.possible
    if possible:
        yield f"last moves of {side} ({len(possible)}):"
        texts = ", ".join(_grouped(possible))
        yield from wrap(texts, _WIDTH, initial_indent="  ", subsequent_indent="  ")
    disproved = [move for move in found.last_moves if move.disproof is not None]
    if disproved and found.judged.legality is not Legality.ILLEGAL:
        yield f"last moves of {side} that are disproved ({len(disproved)}):"
        yield from _disproved_lines(disproved)


def _disproved_lines(disproved: list[LastMove]) -> Iterator[str]:
    reasons: dict[str, list[UnMove]] = {}
    for move in disproved:
        reasons.setdefault(str(move.disproof), []).append(move.unmove)
    for reason, moves in reasons.items():
        texts = f"{', '.join(_grouped(moves))} ({reason})"
        yield from wrap(texts, _WIDTH, initial_indent="  ", subsequent_indent="    ")


def _grouped(moves: Iterable[UnMove]) -> Iterator[str]:
    """Yield the texts of moves; captures that differ in their victim alone as `Kd1x(NBRQ)e1`."""
    for _, same in groupby(moves, key=lambda move: (move.arrival, move.origin, move.unpromotes)):
        captures = []
        for unmove in same:
            if unmove.uncaptured is None or unmove.en_passant:
                yield unmove.text()
            else:
                captures.append(unmove)
        if len(captures) == 1:
            yield captures[0].text()
        elif captures:
            letters = "".join(
                capture.uncaptured.kind.letter for capture in captures if capture.uncaptured
            )
            victim, arrival = captures[0].uncaptured, square_name(captures[0].arrival)
            assert victim is not None
            text = captures[0].text()
            yield text.replace(f"x{victim.kind.letter}{arrival}", f"x({letters}){arrival}")


def _right_lines(rights: Rights) -> Iterator[str]:
    for castling in rights.castling:
        yield f"{castling_words(castling.right)}: {castling.reason}"
    for passing in rights.passing:
        yield f"en passant on {square_name(passing.square)}: {passing.reason}"
    for exclusion in rights.exclusions:
        yield str(exclusion.reason)


def _game(moves: tuple[Move, ...]) -> str:
    numbered = (
        f"{index // 2 + 1}.{move.san}" if index % 2 == 0 else move.san
        for index, move in enumerate(moves)
    )
    return " ".join(numbered)


def history_object(position: Position, found: History) -> Json:
    """Return what is known of a diagram's past."""
    judged = found.judged
    game = None if judged.witness is None else move_objects(judged.witness)
    return {
        "legality": judged.legality.value,
        "reason": _text(judged.reason),
        "squares": _names(judged.squares),
        "further": [str(defect.message) for defect in judged.further],
        "game": game,
        "last_moves": [_last_move(position, move) for move in found.last_moves],
        "rights": _rights(found.rights) if found.rights.judged else None,
        "complete": found.complete,
    }


def _last_move(position: Position, last: LastMove) -> Json:
    unmove = last.unmove
    return {
        "text": unmove.text(),
        "man": _man(unmove.man),
        "origin": square_name(unmove.origin),
        "arrival": square_name(unmove.arrival),
        "uncaptured": None if unmove.uncaptured is None else _man(unmove.uncaptured),
        "unpromotes": unmove.unpromotes,
        "en_passant": unmove.en_passant,
        "castling": None if unmove.castling is None else unmove.castling.value,
        "double_step": unmove.double_step,
        "before": fen(take_back(position, unmove)),
        "disproof": _text(last.disproof),
    }


def _rights(rights: Rights) -> Json:
    return {
        "castling": [{"right": right.right.value, **_right(right)} for right in rights.castling],
        "en_passant": [
            {"square": square_name(right.square), **_right(right)} for right in rights.passing
        ],
        "exclusions": [
            {
                "castling": [right.value for right in exclusion.claims],
                "reason": str(exclusion.reason),
                "squares": _names(exclusion.squares),
            }
            for exclusion in rights.exclusions
        ],
        "parts": [
            {
                "castling": _letters(part.castling),
                "en_passant": None if part.passing is None else square_name(part.passing),
            }
            for part in rights.parts
        ],
        "complete": rights.complete,
    }


def _right(right: CastlingRight | PassingRight) -> Json:
    return {
        "standing": right.status.value,
        "reason": str(right.reason),
        "squares": _names(right.squares),
    }


def _letters(rights: frozenset[Castling]) -> str:
    return "".join(right.value for right in Castling if right in rights)


def _man(man: Man) -> str:
    """Return a man as `wN`."""
    return ("w" if man.colour is Colour.WHITE else "b") + man.kind.letter


def _names(squares: Iterable[Square]) -> list[str]:
    return [square_name(square) for square in squares]


def _text(sentence: Sentence | None) -> str | None:
    return None if sentence is None else str(sentence)
