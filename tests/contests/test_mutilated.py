# SPDX-License-Identifier: GPL-3.0-or-later
"""Hundreds of mutilated sheets get the marks that their making says.

A sheet is made of a key and one line of text for each part; what is done to it says by itself what
it loses. Nothing here reads a text: moves come from the solver and, for wrong ones, from
python-chess.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from random import Random

import chess

from composer.contests.answers import Answer, answer_of, parts_of
from composer.contests.asked import Part
from composer.contests.contest import Code, Task
from composer.contests.marking import mark_sheet
from composer.notation.letters import ENGLISH, FRENCH, GERMAN, ITALIAN, RUSSIAN, Letters
from composer.notation.moves import move_text
from composer.problem.fen import fen, parse_fen
from composer.problem.move import Move
from composer.problem.problem import Problem
from composer.problem.stipulation import parse_task
from composer.solver.phases import Phase

PROBLEMS = Path(__file__).with_name("problems.jsonl")
POINTS = 5.0
LETTERS = (ENGLISH, GERMAN, ITALIAN, FRENCH, RUSSIAN)


@dataclass(frozen=True)
class Mutilated:
    """A sheet with what it must bring.

    Attributes:
        name: what was done, for the report of a failure.
        answer: the problem, solved.
        code: the rules.
        text: the sheet.
        points: the mark.
        open: whether the director must look at it.
        claims: how many wrong solutions it claims.
    """

    name: str
    answer: Answer
    code: Code
    text: str
    points: float
    open: bool = False
    claims: int = 0


def answers() -> list[Answer]:
    """Return the problems, solved."""
    found: list[Answer] = []
    for line in PROBLEMS.read_text("utf-8").splitlines():
        form = json.loads(line)
        problem = Problem(parse_fen(form["fen"]), parse_task(form["stipulation"]))
        found.append(answer_of(Task(len(found) + 1, "1", problem, POINTS)))
    return found


def sheets(answer: Answer, dice: Random) -> Iterator[Mutilated]:
    """Yield sheets of a problem."""
    solution = answer.forms[0].solution
    if solution.stipulation.has_lines:
        yield from _help_sheets(answer, dice)
    elif solution.stipulation.moves <= 2 and solution.stipulation.play.value == "":
        yield from _key_sheets(answer, dice)
    else:
        yield from _long_sheets(answer, dice)


def _key_of(answer: Answer) -> Phase:
    (key,) = answer.forms[0].solution.keys
    return key


def _named(move: Move | None, letters: Letters) -> str:
    assert move is not None
    return move_text(move, letters)


def _wrong_first(answer: Answer, dice: Random) -> str:
    """Return a first move that does not solve, in English."""
    right = {key.move.uci for key in answer.forms[0].solution.keys if key.move is not None}
    board = chess.Board(fen(answer.forms[0].solution.position))
    moves = [move for move in board.legal_moves if move.uci() not in right]
    return board.san(dice.choice(sorted(moves, key=str)))


def _key_sheets(answer: Answer, dice: Random) -> Iterator[Mutilated]:
    key = _key_of(answer)
    for letters in LETTERS:
        text = f"1.{_named(key.move, letters)}!"
        yield Mutilated(f"key in {letters.name}", answer, Code.WCSC, text, POINTS)
    plain, wrong = _named(key.move, ENGLISH), _wrong_first(answer, dice)
    yield Mutilated("key alone", answer, Code.ISC, plain, POINTS)
    yield Mutilated("wrong key", answer, Code.WCSC, f"1.{wrong}", 0.0, claims=1)
    both = f"1.{plain}! 1.{wrong}!"
    yield Mutilated("two keys", answer, Code.WCSC, both, 0.0, claims=1)
    yield Mutilated("two keys, column", answer, Code.COLUMN, both, POINTS, claims=1)
    turned = f"1.{wrong}\n1.{plain}"
    yield Mutilated("two keys, other order", answer, Code.WCSC, turned, 0.0, claims=1)
    tried = f"1.{wrong}? 1.{plain}!"
    yield Mutilated("a try and the key", answer, Code.WCSC, tried, POINTS)
    yield Mutilated("no move", answer, Code.WCSC, f"1.X{plain}", 0.0, open=True)
    yield Mutilated("denied", answer, Code.WCSC, "No solution", 0.0, claims=1)
    for defence, answers_ in ((v.defence, v.continuations) for v in key.variations[:2]):
        told = _named(answers_[0].move, ENGLISH)
        text = f"1.{plain}! {_named(defence, ENGLISH)} 2.{told}"
        yield Mutilated("with a variation", answer, Code.WCSC, text, POINTS)


@dataclass(frozen=True)
class _Item:
    """A part with its moves."""

    part: Part
    defences: tuple[Move, ...]
    answers: tuple[Move, ...]
    under: tuple[_Item, ...] = ()


def _items(parts: tuple[Part, ...], phase: object) -> list[_Item]:
    """Return the parts with their moves, found in the solver's tree by their names."""
    play: dict[str, object] = {}
    defences: dict[str, Move] = {}
    for variation in phase.variations:  # type: ignore[attr-defined]
        defences[variation.defence.uci] = variation.defence
        for each in variation.continuations:
            play[variation.defence.uci + each.move.uci] = each
    threats = {move.uci: move for move in phase.threats}  # type: ignore[attr-defined]
    deeper = {each.move.uci: each for each in phase.threat_play}  # type: ignore[attr-defined]
    found = []
    for part in parts:
        if part.kind == "threat":
            moves = tuple(threats[name] for name in sorted(part.answers))
            after = deeper.get(moves[0].uci)
            under = tuple(_items(part.under, after)) if part.under else ()
            found.append(_Item(part, (), moves, under))
        elif part.kind == "variation":
            names = sorted(part.defences)
            answers_ = [play[names[0] + name] for name in sorted(part.answers)]
            under = tuple(_items(part.under, answers_[0])) if part.under else ()
            told = tuple(each.move for each in answers_)  # type: ignore[attr-defined]
            found.append(_Item(part, tuple(defences[name] for name in names), told, under))
    return found


def _written(item: _Item, letters: Letters, number: int = 2) -> str:
    answer = f"{number}.{move_text(item.answers[0], letters)}"
    if item.part.kind == "threat":
        head = f"({answer})" if not item.under else f"threat {answer}"
    else:
        head = f"{number - 1}...{move_text(item.defences[0], letters)} {answer}"
    return "\n".join((head, *(_written(each, letters, number + 1) for each in item.under)))


def _worth(item: _Item) -> float:
    return item.part.points + sum(_worth(each) for each in item.under)


def _long_sheets(answer: Answer, dice: Random) -> Iterator[Mutilated]:
    key = _key_of(answer)
    assert key.move is not None
    for code in (Code.WCSC, Code.COLUMN):
        parts = parts_of(answer, code)
        items = _items(tuple(part for part in parts if part.kind != "key"), key)
        if not items:
            continue
        for letters in LETTERS:
            head = f"1.{move_text(key.move, letters)}!"
            body = [_written(item, letters) for item in items]
            text = "\n".join((head, *body))
            yield Mutilated(f"whole in {letters.name}", answer, code, text, POINTS)
        yield from _spoiled(answer, code, items, dice)
        head = f"1.{move_text(key.move)}!"
        body = [_written(item, ENGLISH) for item in items]
        dice.shuffle(body)
        text = "\n".join((head, *body))
        yield Mutilated("shuffled", answer, code, text, POINTS)
        key_worth = sum(part.points for part in parts if part.kind == "key")
        yield Mutilated("key alone", answer, code, head, key_worth)
        yield Mutilated("no key", answer, code, "\n".join(body), 0.0, open=True)
        wrong = _wrong_first(answer, dice)
        two = f"{text}\n1.{wrong}!"
        lost = 0.0 if code is Code.WCSC else POINTS
        yield Mutilated("a wrong key beside", answer, code, two, lost, claims=1)


def _spoiled(answer: Answer, code: Code, items: list[_Item], dice: Random) -> Iterator[Mutilated]:
    key = _key_of(answer)
    assert key.move is not None
    head = f"1.{move_text(key.move)}!"
    body = [_written(item, ENGLISH) for item in items]
    board = chess.Board(fen(answer.forms[0].solution.position))
    board.push_uci(key.move.uci)
    for place, item in enumerate(items):
        left = [*body[:place], *body[place + 1 :]]
        points = POINTS - _worth(item)

        def made(name: str, line: str, points: float = points, **told: object) -> Mutilated:
            text = "\n".join((head, *body[:place], line, *body[place + 1 :]))  # noqa: B023
            return Mutilated(name, answer, code, text, points, **told)  # type: ignore[arg-type]

        if item.part.kind == "variation":
            yield Mutilated("one left out", answer, code, "\n".join((head, *left)), points)
            defence = item.defences[0]
            after = board.copy()
            after.push_uci(defence.uci)
            every = {each.uci for each in item.answers}
            others = [m for m in after.legal_moves if m.uci() not in every]
            if others:
                san = after.san(dice.choice(sorted(others, key=str)))
                line = f"1...{move_text(defence)} 2.{san}"
                yield made("a wrong answer", line)
                yield made("right and wrong", f"{body[place]}\n{line}")
            bad = body[place].replace("2.", "2.X", 1)
            yield made("no letter", bad, open=True)
            if len(item.answers) > 1:
                line = f"1...{move_text(defence)} 2.{move_text(item.answers[-1])}"
                yield made("the other dual", line, POINTS)
                two = f"1...{move_text(defence)} 2.{move_text(item.answers[0])}, "
                two += move_text(item.answers[-1])
                yield made("both duals", two, POINTS)
            if len(item.defences) > 1 and not item.under:
                told = "/".join(move_text(each) for each in item.defences)
                line = f"1...{told} 2.{move_text(item.answers[0])}"
                yield made("all defences", line, POINTS)
                line = f"1...{move_text(item.defences[-1])} 2.{move_text(item.answers[0])}"
                yield made("another defence", line, POINTS)  # perhaps a sign of capture too many
        else:
            turned = board.copy()
            turned.push(chess.Move.null())
            known = {move.uci for move in key.threats}
            others = [m for m in turned.legal_moves if m.uci() not in known]
            idle = [v for v in key.variations if not v.effective]
            if not idle or not any(
                each.move.uci in item.part.answers for v in idle for each in v.continuations
            ):
                yield Mutilated("no threat", answer, code, "\n".join((head, *left)), points)
            san = turned.san(dice.choice(sorted(others, key=str)))
            yield made("a wrong threat", f"(2.{san})")
            if not item.under:
                right = move_text(item.answers[0])
                yield made("two threats", f"(2.{right}, {san})")


def _help_sheets(answer: Answer, dice: Random) -> Iterator[Mutilated]:
    solution = answer.forms[0].solution
    lines = [line.moves for line in solution.lines]
    count = len(lines)

    def text_of(moves: tuple[Move, ...], letters: Letters = ENGLISH) -> str:
        words, half = [], solution.stipulation.half
        series = solution.stipulation.series
        for place, move in enumerate(moves):
            ply = place + half
            if series:
                lead = f"{place + 1}." if place < len(moves) - 1 else ""
            elif ply % 2 == 0:
                lead = f"{ply // 2 + 1}."
            else:
                lead = "" if place else "1..."
            words.append(lead + move_text(move, letters))
        return " ".join(words)

    for letters in LETTERS:
        text = "\n".join(text_of(line, letters) for line in lines)
        yield Mutilated(f"whole in {letters.name}", answer, Code.WCSC, text, POINTS)
    whole = [text_of(line) for line in lines]
    for place in range(count):
        left = "\n".join((*whole[:place], *whole[place + 1 :]))
        points = round(sum(part.points for part in _but(answer, place)), 2)
        if left:
            yield Mutilated("a line left out", answer, Code.WCSC, left, points)
        board = chess.Board(fen(solution.first_position))
        moves = lines[place]
        at = dice.randrange(len(moves))
        cut = "\n".join((*whole[:place], text_of(moves[:-1]), *whole[place + 1 :]))
        yield Mutilated("the last move left out", answer, Code.WCSC, cut, points)
        if solution.stipulation.series:
            continue
        for move in moves[:at]:
            board.push_uci(move.uci)
        taken = {line[at].uci for line in lines if line[:at] == moves[:at]}
        others = [m for m in board.legal_moves if m.uci() not in taken]
        if others and at == len(moves) - 1:
            san = board.san(dice.choice(sorted(others, key=str)))
            spoiled = f"{text_of(moves[:-1])} {san}"
            text = "\n".join((*whole[:place], spoiled, *whole[place + 1 :]))
            yield Mutilated("a wrong last move", answer, Code.WCSC, text, points)
            beside = "\n".join((*whole, spoiled))
            least = min(part.points for part in parts_of(answer, Code.WCSC))
            lost = round(POINTS - least, 2)
            yield Mutilated("a wrong line beside", answer, Code.WCSC, beside, lost)
            yield Mutilated("beside, column", answer, Code.COLUMN, beside, POINTS)
        worse = whole[place].split(" ")
        worse[at] = worse[at][: worse[at].rfind(".") + 1] + "X" + worse[at].rpartition(".")[2]
        text = "\n".join((*whole[:place], " ".join(worse), *whole[place + 1 :]))
        yield Mutilated("no letter", answer, Code.WCSC, text, points, open=True)


def _but(answer: Answer, place: int) -> list[Part]:
    parts = parts_of(answer, Code.WCSC)
    return [part for number, part in enumerate(parts) if number != place]


def test_mutilated_sheets_get_the_marks_of_their_making() -> None:
    dice, wrong, kinds = Random(40), [], Counter[str]()
    for answer in answers():
        assert answer.forms, answer.why
        for sheet in sheets(answer, dice):
            kinds[sheet.name] += 1
            told_apart = " in " in sheet.name  # else the letters are declared, as by a solver
            language = "" if told_apart else "en"
            mark = mark_sheet(sheet.answer, sheet.code, sheet.text, language)
            told = (sheet.points, sheet.open)
            if (mark.points, mark.open) != told or (sheet.claims and mark.claims != sheet.claims):
                wrong.append((answer.task.problem.stipulation.sign, sheet, mark.points, mark.open))
    assert not wrong, "\n".join(
        f"{sign} {s.name} ({s.code.value}): {s.points} {s.open}, got {points} {is_open}\n{s.text}"
        for sign, s, points, is_open in wrong
    )
    assert sum(kinds.values()) >= 600, kinds
    assert len(kinds) >= 30, kinds
