# SPDX-License-Identifier: GPL-3.0-or-later
"""Points of help play and series: soundness, mates, repetitions, unity of the solutions, idle men.

A man is *seen* in a solution if it moves or is captured there, or if in the mate it checks, guards,
pins, blocks, or is pinned where the mate needs that. One that is seen in none may still be there
to close a line or to stop cooks: only solving without it tells (`composer.analysis.removal` does),
so this is no reproach.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import Final

from composer.analysis.board import squares_in
from composer.analysis.courses.correspondences import Common, Correspondences, Row
from composer.analysis.courses.course import Course
from composer.analysis.courses.judgement import Moves, numeral, shared_moves
from composer.analysis.help.orientation import matched
from composer.analysis.points import Point, Weight
from composer.analysis.study import Study
from composer.analysis.themes.flag import few
from composer.analysis.written import written
from composer.problem.move import Move
from composer.problem.named import man_name
from composer.problem.position import Position
from composer.problem.squares import Square, square_name
from composer.said.sentence import (
    Listed,
    Notation,
    Part,
    Sentence,
    counted,
    joined,
    listed,
    said,
)
from composer.solver.solution import Verdict

_SHOWN: Final = 4
_MEN: Final = 6  # named in a sentence
_NUMBERS: Final = 6  # likewise, of solutions


def _soundness(study: Study) -> Iterator[Point]:
    solution, grave = study.solution, Weight.DISQUALIFIES
    if solution.verdict is Verdict.NO_SOLUTION:
        yield Point("no_solution", grave, said("There is no solution."))
    if solution.verdict is Verdict.FEW:
        sentence = said("There are fewer solutions than intended.")
        yield Point("too_few", grave, sentence)
    if solution.verdict is Verdict.OTHER_SHAPE:
        sentence = said("The solutions branch at other half-moves than intended.")
        yield Point("other_shape", grave, sentence)
    if solution.verdict is Verdict.SHORT:
        full = solution.stipulation.halfmoves
        short = [line.moves for line in solution.lines if len(line) < full]
        sentence = said(
            "There is a shorter solution: {moves}.",
            moves=joined((Notation(written(move)) for move in short[0]), " "),
        )
        yield Point("short_solution", grave, sentence, moves=short[0], count=len(short))
    if solution.verdict is Verdict.COOKED:
        more = len(solution.lines) - solution.intended.count
        told = counted(
            more,
            "One more solution than intended.",
            "{more} more solutions than intended.",
            more=more,
        )
        yield Point("cook", grave, told, count=more)


def line_points(study: Study) -> Iterator[Point]:
    """What speaks for and against the intended solutions."""
    yield from _soundness(study)
    found, numbers = study.found, study.numbers
    courses = found.courses
    if not courses:
        return
    yield from _models(found)
    yield from matched_play(found)
    yield from _idle_officers(found, numbers)
    yield from _same_mates(found, numbers)
    yield from _beginnings(courses)
    yield from _repeated(courses, numbers)
    yield from _symmetric(courses, numbers)
    yield from _unity(found)
    yield from _captures(courses)
    idle = unseen(found)
    if idle:
        yield idle_men(courses[0].diagram, idle)


def _models(found: Correspondences) -> Iterator[Point]:
    mates = tuple(course.moves[-1] for course in found.courses if course.moves)
    known = [picture for _, picture in found.mated]
    if len(known) < len(found.courses):
        return
    models = [picture for picture in known if picture.purity.model]
    kings = tuple(dict.fromkeys(model.king for model in models))
    if len(models) == len(known):
        sentence: Sentence = counted(
            len(models), "The mate is a model.", "All {count} mates are models."
        )
        if len(models) == 2:
            sentence = said("Both mates are models.")
        yield Point("model_mates", Weight.MERIT, sentence, kings, mates, len(models))
    elif models:
        sentence = counted(
            len(models),
            "1 of {mates} mates is a model.",
            "{count} of {mates} mates are models.",
            mates=len(known),
        )
        yield Point("model_mates", Weight.NEUTRAL, sentence, kings, mates, len(models))


def matched_play(found: Correspondences) -> Iterator[Point]:
    """At how many half-moves the solutions do the same kind of thing (see `matched`)."""
    if len(found.courses) < 2 or len(found.mated) < len(found.courses):
        return
    length, same = min(len(course.steps) for course in found.courses), matched(found)
    sentence = said(
        "{count} of {all} half-moves match between the solutions.", count=same, all=length
    )
    if not same:
        sentence = said("No half-moves match between the solutions.")
    elif same == length:
        sentence = said("All {all} half-moves match between the solutions.", all=length)
    weight = Weight.MERIT if same == length else Weight.NEUTRAL
    yield Point("matched_play", weight, sentence, count=same)


def _idle_officers(found: Correspondences, numbers: Sequence[int]) -> Iterator[Point]:
    """Officers of the mating side that have no part in a mate, solution by solution."""
    if not found.courses or len(found.mated) < len(found.courses):
        return
    diagram = found.courses[0].diagram
    told: list[Sentence | Listed] = []
    squares: list[Square] = []
    for number, (course, picture) in zip(numbers, found.mated, strict=True):
        idle = [course.whence[s] for s in squares_in(picture.purity.idle) if s in course.whence]
        if idle:
            squares += idle
            men = men_list(diagram, idle)
            alone = len(numbers) == 1
            told.append(
                men if alone else said("solution {number}: {men}", number=numeral(number), men=men)
            )
    if told:
        where = few(told, _SHOWN)
        sentence = said("Officers without a part in the mate: {where}.", where=where)
        places = tuple(dict.fromkeys(squares))
        yield Point("idle_in_phase", Weight.BLEMISH, sentence, places, count=len(told))


def _same_mates(found: Correspondences, numbers: Sequence[int]) -> Iterator[Point]:
    for row in _rows(found, Common.SAME_MATE):
        squares, moves = _shown(row)
        sentence = said(
            "The mate {mate} is the same in solutions {numbers}.",
            mate=Notation(written(moves[0])),
            numbers=_numbers(row, numbers),
        )
        yield Point("repeated_mate", Weight.BLEMISH, sentence, squares, moves)


def _beginnings(courses: Sequence[Course]) -> Iterator[Point]:
    """Half-moves that all solutions begin with; the problem is then one that branches later."""
    if len(courses) < 2:
        return
    shared = min(shared_moves(courses[0].moves, course.moves) for course in courses[1:])
    if shared:
        moves = courses[0].moves[:shared]
        sentence = said(
            "All solutions begin with {moves}.",
            moves=joined((Notation(written(move)) for move in moves), " "),
        )
        squares = tuple(dict.fromkeys(move.target for move in moves))
        yield Point("common_beginning", Weight.NEUTRAL, sentence, squares, moves, shared)


def _repeated(courses: Sequence[Course], numbers: Sequence[int]) -> Iterator[Point]:
    """Moves that solutions have at the same half-move, common beginnings and mates apart.

    A move that stands earlier in one solution than in the other makes a theme, not a repetition.
    It is no reproach where all of four solutions or more share their moves alike: then it is meant.
    """
    rows = _in_place(courses)
    if not rows:
        return
    shares = [sum(place in places for _, places in rows) for place in range(len(courses))]
    meant = len(shares) >= 4 and len(set(shares)) == 1
    moves = tuple(move for move, _ in rows)
    shown: list[Sentence] = [
        said(
            "{move} ({numbers})",
            move=Notation(written(move).rstrip("+")),
            numbers=_listed_numbers([numbers[place] for place in places]),
        )
        for move, places in rows[:_SHOWN]
    ]
    if len(rows) > _SHOWN:
        shown.append(said("and {more} more", more=len(rows) - _SHOWN))
    sentence = counted(
        len(rows),
        "1 move occurs in several solutions: {moves}.",
        "{count} moves occur in several solutions: {moves}.",
        moves=joined(shown),
    )
    squares = tuple(dict.fromkeys(move.target for move in moves))
    weight = Weight.NEUTRAL if meant else Weight.BLEMISH
    yield Point("repeated_moves", weight, sentence, squares, moves, len(rows))


def _in_place(courses: Sequence[Course]) -> list[tuple[Move, tuple[int, ...]]]:
    """Return the moves that solutions have at one half-move after different ones, and which do."""
    found: dict[tuple[int, int, int, int], list[int]] = {}
    moves: dict[tuple[int, int, int, int], Move] = {}
    for number, course in enumerate(courses):
        for step in course.steps:
            if step.place == len(course.steps) - 1:
                continue  # those are repeated mates
            key = (step.place, *course.key(step))
            found.setdefault(key, []).append(number)
            moves.setdefault(key, step.move)
    rows = []
    for key, places in found.items():
        pairs = combinations(places, 2)
        if any(shared_moves(courses[a].moves, courses[b].moves) <= key[0] for a, b in pairs):
            rows.append((moves[key], tuple(places)))
    return rows


def _numbers(row: Row, numbers: Sequence[int]) -> Listed:
    pairs = zip(row.cells, numbers, strict=True)
    return _listed_numbers([number for cell, number in pairs if cell.holders])


def _listed_numbers(numbers: Sequence[int]) -> Listed:
    """Return solutions as a list, the first few of many: `I, II, V and 3 more`."""
    shown = numbers if len(numbers) <= _NUMBERS else numbers[: _NUMBERS - 1]
    parts: list[Part] = [numeral(number) for number in shown]
    if len(shown) < len(numbers):
        parts.append(said("{more} more", more=len(numbers) - len(shown)))
    return listed(parts)


def _symmetric(courses: Sequence[Course], numbers: Sequence[int]) -> Iterator[Point]:
    """Two solutions that mirror each other move for move, about a file, a rank or a diagonal."""
    for (one, a), (two, b) in combinations(zip(numbers, courses, strict=True), 2):
        ours, theirs = _path(a.moves), _path(b.moves)
        images = zip(*(_images(square) for square in ours), strict=True)
        if ours != theirs and theirs in images:
            sentence = said(
                "Solutions {one} and {two} mirror each other move for move.",
                one=numeral(one),
                two=numeral(two),
            )
            yield Point("symmetric_solutions", Weight.FLAW, sentence, (), (*a.moves, *b.moves), 1)
            return


def _images(square: Square) -> tuple[Square, ...]:
    """Return a square's images about the middle file, the middle rank and both diagonals."""
    turned = square >> 3 | (square & 7) << 3
    return square ^ 7, square ^ 56, turned, 63 - turned


def _path(moves: Moves) -> tuple[Square, ...]:
    return tuple(square for move in moves for square in (move.origin, move.target))


def _unity(found: Correspondences) -> Iterator[Point]:
    """Men that exchange their functions between the solutions."""
    if not found.exchanges or not found.courses:
        return
    diagram = found.courses[0].diagram
    groups = [tuple(sorted(group)) for group in found.groups]
    sentence = said(
        "Functions are exchanged between the solutions: {men}.",
        men=joined((men_list(diagram, group) for group in groups[:_SHOWN]), "; "),
    )
    squares = tuple(dict.fromkeys(square for group in groups for square in group))
    yield Point("unity", Weight.MERIT, sentence, squares, count=len(groups))


def _captures(courses: Sequence[Course]) -> Iterator[Point]:
    moves = [move for course in courses for move in course.moves]
    if moves and all(move.capture is not None for move in moves):
        sentence = said("Every half-move is a capture.")
        yield Point("captures_only", Weight.NEUTRAL, sentence, count=len(moves))


def unseen(found: Correspondences) -> tuple[Square, ...]:
    """Return the men of the diagram, kings apart, that are seen in no solution.

    None where not all solutions end with a mate by the rules of chess.
    """
    if not found.courses or len(found.mated) < len(found.courses):
        return ()
    seen: set[Square] = set()
    for course, picture in found.mated:
        for step in course.steps:
            seen.add(step.who)
            if step.taken is not None:
                seen.add(step.taken)
            if step.move.castling is not None:
                seen.add(step.move.castling.rook_square)
        guards = [guard for guard, _ in picture.guards]
        active = squares_in(picture.purity.active)
        ends = {
            *guards,
            *active,
            *picture.checkers,
            *picture.blocks,
            *picture.pinners,
            *picture.pinned,
        }
        seen |= {course.whence[square] for square in ends if square in course.whence}
    diagram = found.courses[0].diagram
    return tuple(square for square, man in diagram if not man.is_royal and square not in seen)


def idle_men(diagram: Position, squares: tuple[Square, ...]) -> Point:
    """Men that are seen in no solution, of whom no more is known."""
    sentence = said(
        "In no solution moved, taken or part of the mate: {men}. Perhaps against cooks.",
        men=men_list(diagram, squares),
    )
    return Point("idle_men", Weight.NEUTRAL, sentence, squares, count=len(squares))


def men_list(diagram: Position, squares: Sequence[Square]) -> Listed:
    """Return men as a list, the first few of many: `white knight a1 and black pawn h7`."""
    found = []
    for square in squares[:_MEN]:
        man = diagram[square]
        if man is not None:
            found.append(said("{man} {square}", man=man_name(man), square=square_name(square)))
    if len(squares) > _MEN:
        found.append(said("{more} more", more=len(squares) - _MEN))
    return listed(found)


def _rows(found: Correspondences, about: Common) -> Iterator[Row]:
    return (row for row in found.rows if row.about is about)


def _shown(row: Row) -> tuple[tuple[int, ...], Moves]:
    """Return the squares and moves of a row, each once."""
    moves = [
        holder.move for cell in row.cells for holder in cell.holders if holder.move is not None
    ]
    kept = tuple({move.uci: move for move in moves}.values())
    return tuple(dict.fromkeys(move.target for move in kept)), kept
