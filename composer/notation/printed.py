# SPDX-License-Identifier: GPL-3.0-or-later
"""Solutions as magazines set them, in runs of plain, bold and italic letters.

The compact form keeps set play, each try and the key to one paragraph, and brings defences
with the same answers together; in problems of more than two moves each defence has its own:

    Set play: 1...Kd8 2.Qg5#
    1.Bc3? (2.Qe5#) but 1...e3!
    1.Qe4! (2.f5#) 1...Kf6 2.Qh4#; 1...Bh3/Bg2/Re2 2.Qxb5#

The full form has a line for each defence. Several answers to one defence (duals) are separated by
a stroke. Thematic letters stand after the moves, small for defences, capital for mates.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from enum import Enum
from itertools import chain, groupby
from typing import Final

from composer.notation import words as vocabulary
from composer.notation.alike import alike
from composer.notation.helplines import HelpLine, help_lines
from composer.notation.letters import ENGLISH, Letters, letters_beside, letters_of
from composer.notation.lines import numbered, omitted_before
from composer.notation.moves import MoveText, move_number, move_text
from composer.notation.past import past_text
from composer.notation.printedwords import ENGLISH as ENGLISH_PRINTED
from composer.notation.printedwords import PrintedWords, printed_words_of
from composer.notation.spans import Line, Span, joined, plain_text
from composer.notation.stored import stored_lines, told_lines
from composer.notation.studies.printed import printed_tree, tree_lines
from composer.notation.words import Words, words_of
from composer.problem.attacks import all_orthodox
from composer.problem.forms import form_head
from composer.problem.men import Kind
from composer.problem.move import Move
from composer.problem.problem import Problem
from composer.solver.phases import Continuation, Phase, Variation
from composer.solver.solution import Solution, Stage, Verdict
from composer.studies.tree import StudyTree

_NO_BREAK: Final = "\u00a0"
_MOST_LINES: Final = 200  # of help play; nobody prints more
_LEAST_DEEP: Final = 3
_ROOM: Final = 1500  # letters of the keys' play that a magazine gives to one problem


class Extent(Enum):
    """How much of set play or of tries is printed."""

    NONE = "none"
    THEMATIC = "thematic"  # what belongs to the phase table and has a letter
    ALL = "all"


@dataclass(frozen=True, slots=True)
class PhaseLetters:
    """The thematic letters of one phase; moves are named as `e2e4`.

    Attributes:
        threats: the letter of each threat that has one.
        defences: the letter of each defence that has one.
        mates: the letter of each mate that has one, by defence and mate.
    """

    threats: Mapping[str, str] = field(default_factory=dict)
    defences: Mapping[str, str] = field(default_factory=dict)
    mates: Mapping[tuple[str, str], str] = field(default_factory=dict)


NO_PHASE_LETTERS: Final = PhaseLetters()

ThematicLetters = Mapping[str, PhaseLetters]
"""The phases of a phase table in its order, by first move (`e2e4`; empty for set play)."""


@dataclass(frozen=True, slots=True)
class Solved:
    """What is known of the solution of a diagram or of one of its twins.

    Attributes:
        letter: `a`, `b`, `b duplex` ... where there are several parts, else empty.
        solution: the solver's answer, None where there is none.
        thematic: the letters of the phase table.
        lines: the lines of help play.
        told: lines that stand for the solution where there is no answer of the solver, with the
            spaces at their beginnings.
        is_fairy: whether these are of a problem with fairy men.
        tree: the moves of these lines, where they are a study's and all could be played.
    """

    letter: str = ""
    solution: Solution | None = None
    thematic: ThematicLetters = field(default_factory=dict)
    lines: tuple[HelpLine, ...] = ()
    told: tuple[str, ...] = ()
    is_fairy: bool = False
    tree: StudyTree | None = None

    @property
    def is_known(self) -> bool:
        """Whether there is anything to print."""
        return self.is_solved or bool(self.lines or self.told)

    @property
    def is_solved(self) -> bool:
        """Whether the solution that was found is printed; of a study the line that was given is."""
        solution = self.solution
        if solution is None or solution.stage < Stage.KEYS:
            return False
        return solution.stipulation.claim is None


@dataclass(frozen=True, slots=True)
class PrintOptions:
    """How solutions are printed.

    Attributes:
        letters: the letters of the men.
        words: the words for threat, zugzwang and but.
        printed_words: the other words.
        compact: whether defences share a paragraph; else each has a line.
        set_play: how much of the set play.
        tries: how many of the tries; trivial ones are never printed.
        lettered: whether thematic letters are shown.
        deep: how many moves deep the compact form goes; 0 for all, None for as many as there is
            room for, and at least three. What is not printed further ends in "etc.".
    """

    letters: Letters = ENGLISH
    words: Words = vocabulary.ENGLISH
    printed_words: PrintedWords = ENGLISH_PRINTED
    compact: bool = True
    set_play: Extent = Extent.THEMATIC
    tries: Extent = Extent.THEMATIC
    lettered: bool = True
    deep: int | None = None

    @classmethod
    def of(
        cls,
        language: str,
        *,
        compact: bool = True,
        set_play: Extent = Extent.THEMATIC,
        tries: Extent = Extent.THEMATIC,
        lettered: bool = True,
    ) -> PrintOptions:
        """Return the options of a language by its code.

        Raises:
            LanguageError: there are no letters of that code.
        """
        letters = letters_of(language)
        return cls(
            letters,
            words_of(letters.code),
            printed_words_of(letters.code),
            compact,
            set_play,
            tries,
            lettered,
        )


def printed_solution(
    problem: Problem, solutions: Sequence[Solved], options: PrintOptions | None = None
) -> tuple[Line, ...]:
    """Return the lines of a problem's solution.

    Args:
        problem: the problem, whose own `solution` of a file stands in where nothing was solved.
        solutions: the diagram's and its twins', in order; without any, the file's own.
        options: how it is printed.
    """
    chosen = PrintOptions() if options is None else options
    lines: list[Line] = []
    for solved in with_stored(problem, solutions):
        lines += _lettered_part(solved, chosen)
    return tuple(lines)


def with_stored(problem: Problem, solutions: Sequence[Solved]) -> tuple[Solved, ...]:
    """Return what is known of a problem's parts; if nothing is, what its file said of them.

    Help play is read as moves where that can be; of other play the lines stand as they are.

    Args:
        problem: the problem, with the `solution` that its file had.
        solutions: the diagram's and its twins', in order.
    """
    parts = tuple(solutions)
    if any(part.is_known for part in parts):
        return parts
    read = help_lines(problem)
    if read:
        return tuple(Solved(letter, lines=lines) for letter, lines in read)
    told = told_lines(problem)
    is_fairy = not all_orthodox(problem.position.board)
    found = Solved(told=told, is_fairy=is_fairy, tree=printed_tree(problem))
    return (found,) if told else parts or (Solved(),)


def stored_text(problem: Problem, letters: Letters) -> str:
    """Return the solution that a problem's file reported as plain text in the reader's letters.

    It is empty where the file told none.
    """
    is_fairy = not all_orthodox(problem.position.board)
    return plain_text(stored_lines(told_lines(problem), letters, words_of(letters.code), is_fairy))


def _lettered_part(solved: Solved, options: PrintOptions) -> list[Line]:
    if solved.solution is not None:
        men = (man for _, man in solved.solution.position)
        options = replace(options, letters=letters_beside(options.letters, men))
    part = list(_Printer(options, solved.thematic).part(solved))
    if solved.letter and part:
        head = Span(f"{form_head(solved.letter)}{_NO_BREAK}", bold=True)
        part[0] = Line(joined((head, *part[0].spans)), part[0].indent, gap=True)
    return part


@dataclass(frozen=True, slots=True)
class _Printer:
    options: PrintOptions
    thematic: ThematicLetters
    _shown: PhaseLetters = field(default_factory=PhaseLetters)

    def part(self, solved: Solved) -> Iterator[Line]:
        """Yield the lines of the diagram or of one twin."""
        solution = solved.solution
        if solved.lines:
            yield from (printed_line(line, self.options) for line in solved.lines)
            return
        if solution is None or not solved.is_solved:
            yield from self.told(solved)
            return
        note = self._finding(solution)
        if note:
            yield Line((Span(note + ".", italic=True),))
        for answer in solution.answers:
            yield Line((Span(past_text(answer, self.options.letters)),))
        if solution.stipulation.has_lines:
            yield from self._lines(solution)
            return
        yield from self._fitting(solution)._play(solution)

    def _lines(self, solution: Solution) -> Iterator[Line]:
        """Yield the lines of help play or of a series, set play before them."""
        words = self.options.printed_words
        shown = solution.set_lines[:_MOST_LINES] if self.options.set_play is not Extent.NONE else ()
        for place, reply in enumerate(shown):
            omitted = omitted_before(solution.stipulation, is_set_play=True)
            line = printed_line(HelpLine(reply.moves, omitted, solution.stipulation), self.options)
            head = (Span(words.set_play, italic=True), Span(": ")) if place == 0 else ()
            yield Line(joined((*head, *line.spans)))
        for played in solution.lines[:_MOST_LINES]:
            omitted = omitted_before(solution.stipulation)
            yield printed_line(HelpLine(played.moves, omitted, solution.stipulation), self.options)
        is_cut = solution.lines_cut or (bool(shown) and solution.set_lines_cut)
        if max(len(shown), len(solution.lines)) > _MOST_LINES or is_cut:
            yield Line((Span(words.further, italic=True),))

    def told(self, solved: Solved) -> Iterator[Line]:
        """Yield what a file stated, or that nothing is known."""
        if solved.tree is not None:
            yield from tree_lines(solved.tree, self.options.letters)
        elif solved.told:
            letters, words = self.options.letters, self.options.words
            yield from stored_lines(solved.told, letters, words, solved.is_fairy)
        else:
            yield Line((Span(self.options.printed_words.unsolved + ".", italic=True),))

    def _play(self, solution: Solution) -> Iterator[Line]:
        if solution.stipulation.after_key:
            if solution.set_play is not None:  # with words in the place of the key
                yield from self._phase(solution.set_play, "")
            return
        yield from self._set_play(solution)
        for phase in self._tries(solution):
            yield from self._phase(phase, "?")
        yield from self._keys(solution)

    def _keys(self, solution: Solution) -> Iterator[Line]:
        for key in solution.keys:
            yield from self._phase(key, "" if key.ends else "!")

    def _fitting(self, solution: Solution) -> _Printer:
        """Return the printer that goes as deep as there is room for."""
        if self.options.deep is not None:
            return self
        moves = solution.stipulation.moves
        for deep in (0, *range(moves - 1, _LEAST_DEEP, -1)):  # in self play a mate follows
            printer = replace(self, options=replace(self.options, deep=deep))
            if moves <= _LEAST_DEEP or printer._room(solution) <= _ROOM:
                return printer
        return replace(self, options=replace(self.options, deep=_LEAST_DEEP))

    def _room(self, solution: Solution) -> int:
        return sum(len(line.text) for line in self._keys(solution))

    def _finding(self, solution: Solution) -> str:
        if solution.lists_moves:
            return ""  # nothing is judged
        words = self.options.printed_words
        found = {
            Verdict.COOKED: words.cooked,
            Verdict.FEW: words.few,
            Verdict.OTHER_SHAPE: words.other_shape,
            Verdict.NO_SOLUTION: words.no_solution,
            Verdict.SHORT: words.short,
            Verdict.INVALID: words.unsolved,
            Verdict.DEPENDS: words.depends,
            Verdict.UNTRIED: words.untried,
            Verdict.UNDECIDED: words.unfinished,
        }.get(solution.verdict, "")
        return found or ("" if solution.complete else words.unfinished)

    def _tries(self, solution: Solution) -> Iterator[Phase]:
        extent = self.options.tries
        if extent is Extent.NONE:
            return
        tries = [phase for phase in solution.tries if phase.move is not None and not phase.trivial]
        if extent is Extent.ALL or not self.thematic:
            yield from tries
            return
        yield from (phase for phase in tries if phase.move and phase.move.uci in self.thematic)

    def _of(self, phase: Phase) -> _Printer:
        """Return the printer of a phase, which knows its letters."""
        first = "" if phase.move is None else phase.move.uci
        letters = self.thematic.get(first, NO_PHASE_LETTERS)
        shown = letters if self.options.lettered else NO_PHASE_LETTERS
        return _Printer(self.options, self.thematic, shown)

    def _set_play(self, solution: Solution) -> Iterator[Line]:
        phase, extent = solution.set_play, self.options.set_play
        if phase is None or extent is Extent.NONE:
            return
        shown = tuple(phase.defences())
        if extent is Extent.THEMATIC and (self.thematic or solution.stipulation.moves > 2):
            letters = self.thematic.get("", NO_PHASE_LETTERS).defences
            shown = tuple(variation for variation in shown if variation.defence.uci in letters)
        if not shown:
            return
        printer = self._of(phase)
        head = Span(self.options.printed_words.set_play, italic=True)
        if self.options.compact:
            runs = _separated(printer.runs(shown, 1), "; ")
            yield Line(joined((head, Span(": "), *runs)))
        else:
            yield Line((head,), gap=True)
            yield from printer.full(shown, 1, 1)

    def _phase(self, phase: Phase, sign: str) -> Iterator[Line]:
        printer = self._of(phase)
        yield from (
            printer.compact(phase, sign) if self.options.compact else printer.whole(phase, sign)
        )

    def compact(self, phase: Phase, sign: str) -> Iterator[Line]:
        """Yield a try or key in one paragraph, or with one for each group of defences."""
        head = self._head(phase, sign)
        shown = self._worth_printing(phase, sign)
        runs = self.runs(shown, 1)
        but = [self._but(phase)] if phase.refutations else []
        if any(
            not continuation.ends for variation in shown for continuation in variation.continuations
        ):
            yield Line(joined(head))
            yield from (Line(joined(spans), 1) for spans in (*runs, *but))
            return
        gap = (Span(" "),) if runs or but else ()
        before = (*_separated(runs, "; "), *((Span("; "),) if runs and but else ()))
        yield Line(joined((*head, *gap, *before, *chain.from_iterable(but))))

    def _worth_printing(self, phase: Phase, sign: str) -> tuple[Variation, ...]:
        """Return the variations of a compact phase: of a try, those of the theme or none."""
        if sign != "?" or self.options.tries is Extent.ALL:
            return tuple(phase.defences())
        first = "" if phase.move is None else phase.move.uci
        letters = self.thematic.get(first, NO_PHASE_LETTERS).defences
        return tuple(defence for defence in phase.defences() if defence.defence.uci in letters)

    def whole(self, phase: Phase, sign: str) -> Iterator[Line]:
        """Yield a try or key with a line for each defence."""
        yield Line(joined(self._head(phase, sign)), gap=True)
        yield from self.full(phase.defences(), 1, 1)
        if phase.refutations:
            yield Line(joined(self._but(phase)), 1)

    def full(self, variations: Iterable[Variation], number: int, indent: int) -> Iterator[Line]:
        """Yield a line for each defence, and below it what follows its answers."""
        for variation in self._in_order(variations):
            tie = (Span(_NO_BREAK),) if variation.continuations else ()
            lead = (*self._defence(variation, number), *tie)
            if all(answer.ends for answer in variation.continuations):
                yield Line(joined((*lead, *self._answers(variation, number + 1))), indent)
                continue
            deeper = indent + (1 if len(variation.continuations) == 1 else 2)
            for place, answer in enumerate(variation.continuations):
                head = self._answer_head(variation, answer, number + 1)
                yield Line(joined((*lead, *head)), indent if place == 0 else indent + 1)
                yield from self.full(_shown(answer), number + 1, deeper)
                lead = ()

    def runs(self, variations: Iterable[Variation], number: int) -> list[tuple[Span, ...]]:
        """Return the groups of defences that have the same answers, those of the theme first."""

        def answers_of(each: Variation) -> tuple[Span, ...]:
            return joined(self._answers(each, number + 1))

        found: list[tuple[Span, ...]] = []
        for group in alike(self._in_order(variations), answers_of):
            answers = answers_of(group[0])
            lead = _separated((self._defence_move(variation) for variation in group), "/")
            # A defence and its mate stay on one line.
            tied = (Span(_NO_BREAK),) if answers else ()
            found.append((Span(move_number(number, defender=True)), *lead, *tied, *answers))
        return found

    def _in_order(self, variations: Iterable[Variation]) -> list[Variation]:
        return sorted(variations, key=self._rank)  # the sort keeps the order of the others

    def _rank(self, variation: Variation) -> str:
        return self._shown.defences.get(variation.defence.uci, "~")

    def _head(self, phase: Phase, sign: str) -> tuple[Span, ...]:
        """Return the first move with its sign and what it threatens."""
        if phase.move is None:
            first = Span(self.options.printed_words.after_key, italic=True)
        else:
            first = Span(f"{move_number(1)}{self._text(phase.move)}{sign}", bold=sign != "?")
        threats = [(threat, self._shown.threats.get(threat.uci, "")) for threat in phase.threats]
        return (first, *self._aim(threats, phase.zugzwang, 1, phase.threat_play))

    def _aim(
        self,
        threats: Sequence[tuple[Move, str]],
        zugzwang: bool,
        number: int,
        play: Sequence[Continuation] = (),
    ) -> Iterator[Span]:
        """Yield what a move threatens: in brackets, or in words where there is room.

        Of threats that do not reach the goal themselves `play` is what follows them, printed as
        deep as other play.
        """
        words, compact = self.options.words, self.options.compact
        if zugzwang:
            yield Span(f" ({words.zugzwang})" if compact else f" {words.zugzwang}")
        elif threats:
            yield Span(" (" if compact else f" {words.threat} ")
            if any(not self._is_bare(continuation, number + 1) for continuation in play):
                yield from _separated(
                    (self._threatened(continuation, number + 1) for continuation in play), "; "
                )
            else:
                yield Span(move_number(number + 1))
                yield from self._listed(threats)
            yield Span(")" if compact else "")

    def _threatened(self, threat: Continuation, number: int) -> tuple[Span, ...]:
        """Return a threat with what follows it."""
        head = (Span(f"{move_number(number)}{self._text(threat.move)}"),)
        if self._is_bare(threat, number):
            return head
        return self._followed((*head, *self._aim_of(threat, number)), threat, number)

    def _aim_of(self, answer: Continuation, number: int) -> Iterator[Span]:
        threats = [(threat, "") for threat in answer.threats]
        return self._aim(threats, answer.zugzwang, number, answer.threat_play)

    def _followed(
        self, head: tuple[Span, ...], answer: Continuation, number: int
    ) -> tuple[Span, ...]:
        """Return an attacker's move, which is worded already, with the play after it."""
        below = self.runs(_shown(answer), number)
        if below and not (answer.threats or answer.zugzwang):
            below[0] = below[0][1:]  # after a bare move the answer needs no number
        return (*head, Span(" " if below else ""), *_separated(below, "; "))

    def _but(self, phase: Phase) -> tuple[Span, ...]:
        moves = "/".join(self._text(refutation) + "!" for refutation in phase.refutations)
        number = move_number(1, defender=True)
        return (Span(f"{self.options.words.but}{_NO_BREAK}{number}{moves}"),)

    def _defence(self, variation: Variation, number: int) -> tuple[Span, ...]:
        return (Span(move_number(number, defender=True)), *self._defence_move(variation))

    def _defence_move(self, variation: Variation) -> tuple[Span, ...]:
        letter = self._shown.defences.get(variation.defence.uci, "")
        return self._with(variation.defence, letter)

    def _answers(self, variation: Variation, number: int) -> tuple[Span, ...]:
        """Return all answers to a defence with what follows them."""
        bare = [
            continuation
            for continuation in variation.continuations
            if self._is_bare(continuation, number)
        ]
        told: list[tuple[Span, ...]] = []
        if bare:
            mates, defence = self._shown.mates, variation.defence.uci
            lettered = [
                (continuation.move, mates.get((defence, continuation.move.uci), ""))
                for continuation in bare
            ]
            further = f"{_NO_BREAK}{self.options.printed_words.further}"
            is_cut = any(self._is_cut(continuation, number) for continuation in bare)
            end = (Span(further),) if is_cut else ()
            told.append((Span(move_number(number)), *self._listed(lettered), *end))
        for continuation in variation.continuations:
            if not self._is_bare(continuation, number):
                head = self._answer_head(variation, continuation, number)
                told.append(self._followed(head, continuation, number))
        return _separated(told, f"; {self.options.printed_words.other} ")

    def _is_bare(self, answer: Continuation, number: int) -> bool:
        """Whether only the move is printed: it ends the play, or the form goes no deeper."""
        return self._is_cut(answer, number) or not _goes_on(answer)

    def _is_cut(self, answer: Continuation, number: int) -> bool:
        """Whether play follows that is not printed."""
        deep = (self.options.deep or 0) if self.options.compact else 0
        return 0 < deep <= number and _goes_on(answer)

    def _answer_head(
        self, variation: Variation, answer: Continuation, number: int
    ) -> tuple[Span, ...]:
        move = self._answer_move(variation, answer.move)
        return (Span(move_number(number)), *move, *self._aim_of(answer, number))

    def _answer_move(self, variation: Variation, move: Move) -> tuple[Span, ...]:
        return self._with(move, self._shown.mates.get((variation.defence.uci, move.uci), ""))

    def _listed(self, moves: Sequence[tuple[Move, str]]) -> tuple[Span, ...]:
        """Return moves separated by strokes; promotions on one square together: `f8=Q/B#`."""
        told: list[tuple[Span, ...]] = []
        for _, group in groupby(moves, lambda pair: _promotion_place(pair[0])):
            same = list(group)
            first, letter = same[0]
            text = self._text(first)
            if len(same) > 1:
                others = [
                    self.options.letters.letter(move.promotion or Kind.PAWN) for move, _ in same
                ]
                text = text.replace(f"={others[0]}", "=" + "/".join(others))
            told.append((Span(text), *_letter(letter)))
        return _separated(told, "/")

    def _with(self, move: Move, letter: str) -> tuple[Span, ...]:
        return (Span(self._text(move)), *_letter(letter))

    def _text(self, move: Move) -> str:
        return move_text(move, self.options.letters).replace(" ", _NO_BREAK)


def _promotion_place(move: Move) -> tuple[object, ...]:
    """Return what promotions that are reported together have in common; of others, the move."""
    if move.promotion is None:
        return (move,)
    return (replace(MoveText.of(move), promotion=None), move.origin, move.target)


def _letter(letter: str) -> tuple[Span, ...]:
    return (Span(f"{_NO_BREAK}{letter}", bold=True),) if letter else ()


def _goes_on(answer: Continuation) -> bool:
    return not answer.ends and bool(answer.threats or answer.zugzwang or _shown(answer))


def _shown(answer: Continuation) -> tuple[Variation, ...]:
    return tuple(variation for variation in answer.variations if variation.effective)


def _separated(parts: Iterable[Sequence[Span]], sign: str) -> tuple[Span, ...]:
    """Return runs of runs as one, with a sign between two."""
    found: list[Span] = []
    for part in parts:
        found += [Span(sign), *part] if found else part
    return tuple(found)


def printed_line(line: HelpLine, options: PrintOptions) -> Line:
    """Return a line of help play, such as `1.Rc3 d4 2.Sd3 Sd2#` or `1...Sd5 2.Se5 Sc7#`."""
    told = ""
    for move in numbered(line.moves, line.omitted, line.asked):
        between = (
            (_NO_BREAK if move.second else " ") if told else ""
        )  # a move and its reply stay together
        told += between + move.lead + move_text(move.move, options.letters).replace(" ", _NO_BREAK)
    return Line((Span(told),))
