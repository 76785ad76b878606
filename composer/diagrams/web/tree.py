# SPDX-License-Identifier: GPL-3.0-or-later
"""A solution as nested lists of HTML, each move a button that knows its way from the diagram.

Men are signs there, one letter each: so the scripts of a page read boards and moves.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from html import escape
from typing import Final

from composer.diagrams.board.pieces import man_name
from composer.diagrams.letters.lettering import cleaned
from composer.diagrams.web.board import small_board
from composer.diagrams.web.words import WebWords
from composer.notation.helplines import HelpLine
from composer.notation.letters import Letters
from composer.notation.lines import numbered, omitted_before
from composer.notation.moves import move_number, move_text
from composer.notation.past import past_text
from composer.notation.printed import PrintOptions, Solved
from composer.notation.spans import Span
from composer.notation.stored import sign_of, stored_lines
from composer.notation.studies.printed import Piece, pieces
from composer.notation.studies.writing import line_texts
from composer.problem.men import ORTHODOX_MEN, Colour, Man
from composer.problem.move import Move
from composer.problem.position import Position
from composer.problem.squares import square_name
from composer.solver.phases import Continuation, Phase, Variation
from composer.solver.solution import Solution, Verdict
from composer.studies.tree import StudyTree

_FIRST: Final = 0xE000
EMPTY: Final = "."
"""The sign of an empty square."""


class MenSigns:
    """The signs of one page: a man gets his where he first appears."""

    def __init__(self) -> None:
        self._signs: dict[Man, str] = {}

    def sign(self, man: Man | None) -> str:
        """Return the sign of a man, or of an empty square."""
        if man is None:
            return EMPTY
        if man.is_orthodox:
            return man.letter
        return self._signs.setdefault(man, chr(_FIRST + len(self._signs)))

    def board(self, position: Position) -> str:
        """Return a board: 64 signs from a1 to h8."""
        return "".join(map(self.sign, position.board))

    def step(self, move: Move) -> str:
        """Return a move as the page plays it: its changes, such as `e2.e4P` or `e1.g1Kf1Rh1.`.

        Each square is followed by the sign of the man that stands on it afterwards, or a dot;
        the first two squares are those from which and to which the move goes.
        """
        return "".join(square_name(square) + self.sign(man) for square, man in move.changes)

    @property
    def men(self) -> tuple[Man, ...]:
        """The men that a page draws: the twelve, then those that appeared besides."""
        return (*ORTHODOX_MEN, *self._signs)

    def told(self, letters: Letters) -> dict[str, list[str]]:
        """Return what the scripts need of men who are not orthodox, by sign.

        The name of the drawing, whose the man is (`w`, `b`, `n`), and the letters of his kind.
        """
        return {
            sign: [man_name(man), man.colour.value, letters.letter(man.kind)]
            for man, sign in self._signs.items()
        }


MOST_MOVES: Final = 1500
"""Moves of a page: beyond them it would grow past 170 kB and past reading."""

_PASS: Final = "--"


def text_of(text: str) -> str:
    """Return any text as one line of HTML."""
    return escape(cleaned(text))


class SolutionTree:
    """Writes the solutions of one page, as far as the page has room; men get its signs."""

    def __init__(self, options: PrintOptions, words: WebWords, signs: MenSigns) -> None:
        self._options, self._words, self._signs = options, words, signs
        self._left = MOST_MOVES

    def part(self, solved: Solved) -> str:
        """Return the solution of a diagram or twin."""
        solution = solved.solution
        if solved.lines:
            return "".join(f"<ol>{self._line(line)}</ol>" for line in solved.lines)
        if solution is None or not solved.is_solved:
            return "".join(self._told(solved))
        return "".join(self._phases(solution))

    @property
    def is_cut(self) -> bool:
        """Whether something was left out."""
        return self._left <= 0

    def _phases(self, solution: Solution) -> Iterator[str]:
        printed, words = self._options.printed_words, self._words
        found = {
            Verdict.COOKED: printed.cooked,
            Verdict.NO_SOLUTION: printed.no_solution,
            Verdict.SHORT: printed.short,
            Verdict.FEW: printed.few,
            Verdict.OTHER_SHAPE: printed.other_shape,
            Verdict.DEPENDS: printed.depends,
            Verdict.UNTRIED: printed.untried,
        }.get(solution.verdict, "")
        if not solution.complete:
            found = printed.unfinished
        if found:
            yield f'<p class="note">{text_of(found)}.</p>'
        if solution.stipulation.question is not None:
            for answer in solution.answers:
                told = text_of(past_text(answer, self._options.letters))
                yield f'<p class="told">{told}</p>'
            return
        if solution.stipulation.has_lines:
            yield from self._lines(solution)
            return
        if solution.stipulation.after_key:
            play = solution.set_play
            if play is not None:
                yield self._fold(printed.after_key, (self._below(play, (), ""),), True)
            return
        if solution.keys:
            head = words.key if len(solution.keys) == 1 else words.keys
            sign = "!" if solution.verdict is not Verdict.SHORT else ""
            yield self._fold(head, (self._phase(key, sign) for key in solution.keys), True)
        tries = [phase for phase in solution.tries if not phase.trivial]
        if tries:
            yield self._fold(words.tries, (self._phase(phase, "?") for phase in tries), False)
        if solution.set_play is not None and solution.set_play.variations:
            plays = self._variations(solution.set_play.variations, (), 1)
            yield self._fold(printed.set_play, (plays,), False)

    def _lines(self, solution: Solution) -> Iterator[str]:
        """Yield the lines of help play or of a series, those of set play folded behind them."""
        asked = solution.stipulation
        yield "".join(
            f"<ol>{self._line(HelpLine(line.moves, omitted_before(asked), asked))}</ol>"
            for line in solution.lines
            if self._left > 0
        )
        if solution.set_lines and self._left > 0:
            omitted = omitted_before(asked, is_set_play=True)
            lines = (
                self._line(HelpLine(line.moves, omitted, asked)) for line in solution.set_lines
            )
            parts = (f"<ol>{line}</ol>" for line in lines if line)
            yield self._fold(self._options.printed_words.set_play, parts, False)

    def _told(self, solved: Solved) -> Iterator[str]:
        """Yield what a file stated, or that nothing is known."""
        options = self._options
        if solved.tree is not None:
            yield from self._study(solved.tree)
            return
        if not solved.told:
            yield f"<p>{text_of(options.printed_words.unsolved)}.</p>"
        told = stored_lines(solved.told, options.letters, options.words, solved.is_fairy)
        for line in told:
            runs = "".join(_run(span) for span in line.spans)
            yield f'<p class="told" style="margin-left: {line.indent}em">{runs}</p>'

    def _study(self, tree: StudyTree) -> Iterator[str]:
        """Yield the solution of a study, in lines as print has them, and its diagrams."""
        yield from (f'<p class="told"><i>{text_of(each)}</i></p>' for each in tree.remarks)
        first = 0 if tree.position.turn is Colour.WHITE else 1
        for piece in pieces(tree):
            if self._left <= 0:
                return
            told = " ".join(self._piece(piece, first + len(piece.way)))
            yield f"<ol><li>{told if piece.is_main else f'<ol><li>{told}</li></ol>'}</li></ol>"
            for position in piece.diagrams:
                yield small_board(position, self._words, self._options.letters)

    def _piece(self, piece: Piece, ply: int) -> Iterator[str]:
        """Yield moves of a study, each a button; lines in brackets are words."""
        way = tuple(map(self._signs.step, piece.way))
        is_numbered = True
        for told in piece.line:
            yield from (f"<i>{text_of(each)}</i>" for each in told.before)
            way = (*way, self._signs.step(told.move))
            is_second = ply % 2 == 1
            close, far = told.signs(sign_of)
            yield self._button(
                told.move,
                way,
                ply // 2 + 1,
                defender=is_second,
                sign=close,
                numbered=is_numbered or bool(told.before) or not is_second,
            )
            if far:
                yield text_of(far)
            yield from (f"<i>{text_of(each)}</i>" for each in told.remarks)
            for sideline in told.sidelines:
                texts = (
                    f"<i>{text_of(text)}</i>" if is_remark else text_of(text)
                    for text, is_remark in line_texts(sideline, ply, self._options.letters)
                )
                yield f'<span class="note">({" ".join(texts)})</span>'
            is_numbered = bool(told.remarks or told.sidelines)
            ply += 1

    def _line(self, line: HelpLine) -> str:
        """Return a line of help play, whose moves are in turn of either side."""
        if self._left <= 0:
            return ""
        buttons: list[str] = []
        way: tuple[str, ...] = ()
        for move in numbered(line.moves, line.omitted, line.asked):
            way = (*way, self._signs.step(move.move))
            buttons.append(
                self._button(
                    move.move, way, move.number, defender=move.second, numbered=bool(move.lead)
                )
            )
        return f"<li>{' '.join(buttons)}</li>"

    def _fold(self, head: str, parts: Iterable[str], is_open: bool) -> str:
        shown = " open" if is_open else ""
        return f"<details{shown}><summary>{text_of(head)}</summary>{''.join(parts)}</details>"

    def _phase(self, phase: Phase, sign: str) -> str:
        if phase.move is None or self._left <= 0:
            return ""
        way = (self._signs.step(phase.move),)
        first = self._button(phase.move, way, 1, sign="" if phase.ends else sign)
        return self._below(phase, way, first)

    def _below(self, phase: Phase, way: tuple[str, ...], first: str) -> str:
        """Return what a first move aims at, what refutes it, and the defences."""
        parts = [first, self._aims(phase, way, 1)]
        if phase.refutations:
            refutations = ", ".join(
                self._button(
                    refutation, (*way, self._signs.step(refutation)), 1, defender=True, sign="!"
                )
                for refutation in phase.refutations
            )
            parts.append(f' <span class="note">{text_of(self._options.words.but)}</span> ')
            parts.append(refutations)
        parts.append(self._threat_play(phase, way, 1))
        parts.append(self._variations(phase.variations, way, 1))
        return f"<ol><li>{''.join(parts)}</li></ol>"

    def _aims(self, above: Phase | Continuation, way: tuple[str, ...], number: int) -> str:
        """Return what a move aims at; threats that others follow stand below it."""
        words, threats = self._options.words, above.threats
        if above.zugzwang:
            return f' <span class="note">{text_of(words.zugzwang)}</span>'
        if not threats:
            return ""
        if above.threat_play:
            return f' <span class="note">{text_of(words.threat)}</span>'
        step = self._signs.step
        buttons = ", ".join(
            self._button(threat, (*way, _PASS, step(threat)), number + 1) for threat in threats
        )
        head = f' <span class="note">({text_of(words.threat)}</span> '
        return head + buttons + '<span class="note closing">)</span>'

    def _threat_play(self, above: Phase | Continuation, way: tuple[str, ...], number: int) -> str:
        """Return the threats that do not reach the goal, with what follows them."""
        passed = (*way, _PASS)
        shown = "".join(
            f"<li>{self._answer(continuation, passed, number + 1)}</li>"
            for continuation in above.threat_play
            if self._left > 0
        )
        return f"<ol>{shown}</ol>" if shown else ""

    def _variations(
        self, variations: Iterable[Variation], way: tuple[str, ...], number: int
    ) -> str:
        shown = "".join(
            self._variation(variation, way, number)
            for variation in variations
            if variation.effective and self._left > 0
        )
        return f"<ol>{shown}</ol>" if shown else ""

    def _variation(self, variation: Variation, way: tuple[str, ...], number: int) -> str:
        here = (*way, self._signs.step(variation.defence))
        defence = self._button(variation.defence, here, number, defender=True)
        answers = [
            self._answer(continuation, here, number + 1)
            for continuation in variation.continuations
            if self._left > 0
        ]
        leaf = all(_is_leaf(continuation) for continuation in variation.continuations)
        kind = ' class="leaf"' if leaf else ""
        between = '<span class="note"> / </span>' if leaf else ""
        told = f"</li><li>{between}".join(answers)
        below = f"<ol{kind}><li>{told}</li></ol>" if told else ""
        return f"<li>{defence}{below}</li>"

    def _answer(self, answer: Continuation, way: tuple[str, ...], number: int) -> str:
        here = (*way, self._signs.step(answer.move))
        return (
            self._button(answer.move, here, number)
            + self._aims(answer, here, number)
            + self._threat_play(answer, here, number)
            + self._variations(answer.variations, here, number)
        )

    def _button(
        self,
        move: Move,
        way: tuple[str, ...],
        number: int,
        *,
        defender: bool = False,
        sign: str = "",
        numbered: bool = True,
    ) -> str:
        self._left -= 1
        lead = move_number(number, defender) if numbered else ""
        text = lead + move_text(move, self._options.letters) + sign
        kind = "" if defender else ' class="attack"'
        return f'<button{kind} data-p="{" ".join(way)}">{text_of(text)}</button>'


def _run(span: Span) -> str:
    """Return a run of a told solution, spaces at its ends included; a remark leans."""
    text = span.text
    before = " " if text[:1].isspace() else ""
    after = " " if len(text) > 1 and text[-1:].isspace() else ""
    told = f"{before}{text_of(text)}{after}"
    return f"<i>{told}</i>" if span.italic and told.strip() else told


def _is_leaf(answer: Continuation) -> bool:
    return not answer.threats and not answer.zugzwang and not answer.variations
