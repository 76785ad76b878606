# SPDX-License-Identifier: GPL-3.0-or-later
"""Whole solutions as text, in the layout of magazines.

Set play comes first, then the tries with what refutes them, then the key:

    1...Kd8 2.Qg5#

    1.Qd4? zugzwang
       1...Se4, Sg4 2.Qh4#
    but 1...Kc5!

    1.Qe3! threat 2.Qe5#
       1...Kd5 2.Qe4#, Qd3#

In longer problems the play after each continuation stands below it, further to the right. A threat
whose play is one line is followed by it at once: `1.Qa1! threat 2.Qh8+ Kd5 3.Qe5#`.
A defence with several answers that themselves branch has each of them on a line.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field, replace
from itertools import groupby

from composer.notation import words as vocabulary
from composer.notation.letters import ENGLISH, Letters, letters_beside, letters_of
from composer.notation.lines import line_text, omitted_before
from composer.notation.moves import MoveText, first_move_text, move_number
from composer.notation.outline import (
    AfterKeyText,
    ContinuationText,
    PhaseText,
    Selection,
    SolutionText,
    VariationText,
    outline,
    phase_outline,
)
from composer.notation.past import past_text
from composer.notation.sentences import Translated, worded_by
from composer.notation.words import Words, words_of
from composer.said.sentence import said
from composer.solver.phases import Phase
from composer.solver.solution import Solution

_INDENT = "   "


@dataclass(frozen=True, slots=True)
class TextOptions:
    """How a solution is written.

    Attributes:
        letters: the letters of the men.
        words: the words for threat, zugzwang and but.
        selection: what is shown, and whether defences with the same answers share a line.
    """

    letters: Letters = ENGLISH
    words: Words = vocabulary.ENGLISH
    selection: Selection = field(default_factory=Selection)

    @classmethod
    def of(cls, language: str, selection: Selection | None = None) -> TextOptions:
        """Return the options of a language by its code.

        Raises:
            LanguageError: there are no letters of that code.
        """
        letters = letters_of(language)
        return cls(letters, words_of(letters.code), selection or Selection())


def solution_text(solution: Solution, options: TextOptions | None = None) -> str:
    """Return a whole solution as text without a newline at its end."""
    return "\n".join(solution_lines(solution, options))


def solution_lines(solution: Solution, options: TextOptions | None = None) -> list[str]:
    """Return a whole solution as lines; set play, tries and keys are separated by empty lines.

    Where rights that depend on each other make parts, each part has a heading.
    """
    chosen = TextOptions() if options is None else options
    if solution.answers:
        return [past_text(answer, chosen.letters) for answer in solution.answers]
    if solution.parts:
        return _lines_of_parts(solution, chosen)
    men = (man for _, man in solution.position)
    chosen = replace(chosen, letters=letters_beside(chosen.letters, men))
    if solution.stipulation.has_lines:
        return _lines_of(solution, chosen)
    if solution.lists_moves:
        moves = (key.move for key in solution.keys if key.move is not None)
        return [first_move_text(move, chosen.letters) for move in moves]
    return outline_lines(outline(solution, chosen.selection), chosen)


def _lines_of_parts(solution: Solution, options: TextOptions) -> list[str]:
    found: list[str] = []
    for part in solution.parts:
        case = said("If {case}:", case=part.case)
        heading = worded_by(Translated(options.letters.language), case, options.letters)
        found += [*([""] if found else []), heading, *solution_lines(part.solution, options)]
    return found


def _lines_of(solution: Solution, options: TextOptions) -> list[str]:
    """Return the lines of help play or of a series, set play before them."""
    asked = solution.stipulation
    shown = solution.set_lines if options.selection.set_play else ()
    ready, found = (
        [
            line_text(line.moves, omitted_before(asked, is_set), options.letters, asked)
            for line in lines
        ]
        for lines, is_set in ((shown, True), (solution.lines, False))
    )
    return [*ready, *([""] if ready and found else []), *found]


def phase_lines(phase: Phase, sign: str = "!", options: TextOptions | None = None) -> list[str]:
    """Return one try or key with its play as lines; `sign` is `!` or `?`.

    Raises:
        ValueError: the phase is set play.
    """
    chosen = TextOptions() if options is None else options
    return list(_Writer(chosen).phase(phase_outline(phase, chosen.selection), sign))


def outline_lines(shown: SolutionText, options: TextOptions) -> list[str]:
    """Return the lines of an outline; `outline` decided what is in it and in what order."""
    writer = _Writer(options)
    if shown.after_key is not None:
        return list(writer.after_key(shown.after_key))
    blocks: list[list[str]] = [list(writer.variations(shown.set_play, 1, ""))]
    blocks += [list(writer.phase(text, "?")) for text in shown.tries]
    blocks += [list(writer.phase(key, "!")) for key in shown.keys]
    lines: list[str] = []
    for block in filter(None, blocks):
        lines += ["", *block] if lines else block
    return lines


@dataclass(frozen=True, slots=True)
class _Writer:
    options: TextOptions

    def after_key(self, text: AfterKeyText) -> Iterator[str]:
        """Yield what threatens, the defences, and those that nothing answers."""
        aims = self._aims(text.threats, text.zugzwang, 1)
        if aims:
            yield aims.strip()
        yield from self._below_threats(text.threats, 1, _INDENT)
        yield from self.variations(text.variations, 1, "")
        if text.holes:
            yield self._but(text.holes)

    def phase(self, phase: PhaseText, sign: str) -> Iterator[str]:
        first = move_number(1) + self._move(phase.move) + sign
        yield first + self._aims(phase.threats, phase.zugzwang, 1)
        yield from self._below_threats(phase.threats, 1, _INDENT)
        yield from self.variations(phase.variations, 1, _INDENT)
        if phase.refutations:
            yield self._but(phase.refutations)

    def _but(self, refutations: Iterable[MoveText]) -> str:
        told = ", ".join(self._move(refutation) + "!" for refutation in refutations)
        return f"{self.options.words.but} {move_number(1, defender=True)}{told}"

    def variations(
        self, variations: Iterable[VariationText], number: int, indent: str
    ) -> Iterator[str]:
        """Yield the lines of variations whose defences are the defender's moves `number`."""
        for answers, group in self._groups(variations):
            defences = ", ".join(self._move(text.defence) for text in group)
            defence = f"{indent}{move_number(number, defender=True)}{defences}"
            yield from self._answered(defence, answers, number, indent)

    def _groups(
        self, variations: Iterable[VariationText]
    ) -> Iterator[tuple[tuple[ContinuationText, ...], list[VariationText]]]:
        if self.options.selection.grouped:
            for answers, group in groupby(variations, lambda text: text.continuations):
                yield answers, list(group)
        else:
            for variation in variations:
                yield variation.continuations, [variation]

    def _answered(
        self, defence: str, answers: tuple[ContinuationText, ...], number: int, indent: str
    ) -> Iterator[str]:
        if not answers:
            yield defence
            return
        if all(answer.is_bare for answer in answers):
            yield f"{defence} {self._list(answers, number + 1)}"
            return
        before = defence + " "
        below = indent + (_INDENT if len(answers) == 1 else 2 * _INDENT)
        for answer in answers:
            aims = self._aims(answer.threats, answer.zugzwang, number + 1)
            head = f"{before}{move_number(number + 1)}{self._move(answer.move)}{aims}"
            if answer.is_forcing:
                yield f"{head} {', '.join(self._move(end.defence) for end in answer.variations)}"
            else:
                yield head
                yield from self._below(answer, number + 1, below)
            before = indent + _INDENT

    def _below(self, answer: ContinuationText, number: int, indent: str) -> Iterator[str]:
        yield from self._below_threats(answer.threats, number, indent)
        yield from self.variations(answer.variations, number, indent)

    def _below_threats(
        self, threats: tuple[ContinuationText, ...], number: int, indent: str
    ) -> Iterator[str]:
        """Yield what follows threats that branch; they then stand below, each on its line."""
        if all(threat.is_bare for threat in threats) or self._single_line(threats):
            return
        for threat in threats:
            aims = self._aims(threat.threats, threat.zugzwang, number + 1)
            yield f"{indent}{move_number(number + 1)}{self._move(threat.move)}{aims}"
            yield from self._below(threat, number + 1, indent + _INDENT)

    def _aims(self, threats: tuple[ContinuationText, ...], zugzwang: bool, number: int) -> str:
        """Return what a move threatens, to be written after it; empty for a check or mate."""
        if zugzwang:
            return f" {self.options.words.zugzwang}"
        if not threats:
            return ""
        if all(threat.is_bare for threat in threats):
            return f" {self.options.words.threat} {self._list(threats, number + 1)}"
        if line := self._single_line(threats):
            return f" {self.options.words.threat} {self._line(line, number + 1)}"
        return f" {self.options.words.threat}"

    def _single_line(
        self, threats: tuple[ContinuationText, ...]
    ) -> tuple[ContinuationText, ...] | None:
        """Return the attacker's moves of a threat whose play is one line; None where it is not."""
        return threats[0].line if len(threats) == 1 else None

    def _line(self, line: tuple[ContinuationText, ...], number: int) -> str:
        parts = []
        for place, text in enumerate(line):
            parts.append(move_number(number + place) + self._move(text.move))
            if text.variations:
                parts.append(", ".join(self._move(one.defence) for one in text.variations))
        return " ".join(parts)

    def _list(self, moves: tuple[ContinuationText, ...], number: int) -> str:
        return move_number(number) + ", ".join(self._move(move.move) for move in moves)

    def _move(self, move: MoveText) -> str:
        return move.text(self.options.letters)
