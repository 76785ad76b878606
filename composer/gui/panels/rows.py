# SPDX-License-Identifier: GPL-3.0-or-later
"""The rows of the solution tree, as values made from a solution. No widgets here.

Rows make their children when they are first requested, so that the tree of a long problem
costs only what is opened.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field, replace
from enum import Enum
from functools import cached_property

from composer.analysis.composing.meant import NO_MARKS, Marks, key_is_meant, meant_key
from composer.gui.words.language import fill, tr
from composer.gui.words.sentences import worded
from composer.notation.alike import alike, last_answers
from composer.notation.letters import ENGLISH_S, Letters
from composer.notation.moves import MoveText, move_number, move_text
from composer.notation.verdictline import distinct_answers
from composer.problem.move import ENDING, Move
from composer.solver.phases import Continuation, Phase, Variation
from composer.solver.solution import Solution, Stage

_MOST_TRIES = 8  # tries listed at once; the others stand below one row


class RowKind(Enum):
    """What a row shows."""

    SECTION = "section"
    FIRST_MOVE = "first move"
    THREAT = "threat"
    VARIATION = "variation"
    CONTINUATION = "continuation"
    MORE = "more"
    HINT = "hint"


class TagKind(Enum):
    """What a tag says of a row; it decides colour and icon."""

    THREAT = "threat"
    ZUGZWANG = "zugzwang"
    DUAL = "dual"
    CHECK = "check"
    COOK = "cook"
    INTENDED = "intended"
    REFUTES = "refutes"


@dataclass(frozen=True, slots=True)
class Tag:
    """A fact about a row, in a word."""

    kind: TagKind
    text: str


@dataclass(frozen=True, slots=True)
class TreeOptions:
    """What of a solution is shown, and how it is written.

    Attributes:
        letters: the piece letters.
        all_defences: whether ineffective defences are shown.
        trivial_tries: whether trivial tries are shown.
        intended: what says which key is meant.
    """

    letters: Letters = ENGLISH_S
    all_defences: bool = False
    trivial_tries: bool = False
    intended: Marks = NO_MARKS


@dataclass(frozen=True)
class TreeRow:
    """A row of the tree.

    Attributes:
        key: distinguishes the row from its siblings, also when a newer answer is shown.
        kind: what it shows.
        lead: the first column: section, first move or defences.
        answer: the moves that answer.
        tags: facts about it.
        end: what stands at the right end: a refutation or a count.
        is_key: whether it is the key, to be drawn as such.
        is_cook: whether it solves and is not the key, or not known to be.
        line: the moves of the play up to this row, the first move first.
        grow: makes the children.
        open_at_first: whether its children are shown until the user closes it.
    """

    key: str
    kind: RowKind
    lead: str = ""
    answer: str = ""
    tags: tuple[Tag, ...] = ()
    end: str = ""
    is_key: bool = False
    is_cook: bool = False
    line: tuple[Move, ...] = ()
    grow: Callable[[], tuple[TreeRow, ...]] | None = field(default=None, compare=False)
    open_at_first: bool = False

    @property
    def ends(self) -> bool:
        """Whether the line of the row ends the play: nothing follows its last move."""
        if not self.line:
            return False
        plays_on = self.grow is not None or self.kind is RowKind.THREAT
        return self.line[-1].mark in ENDING or not plays_on

    @cached_property
    def children(self) -> tuple[TreeRow, ...]:
        """The rows below this one."""
        return () if self.grow is None else self.grow()

    @property
    def text(self) -> str:
        """The row in words, for copying and for screen readers."""
        words = [self.lead, self.answer, *(tag.text for tag in self.tags), self.end]
        return " ".join(word for word in words if word)


def solution_rows(solution: Solution, options: TreeOptions) -> tuple[TreeRow, ...]:
    """Return the sections of a solution: set play, tries, keys."""
    return tuple(_Rows(options).sections(solution))


@dataclass(frozen=True, slots=True)
class _Rows:
    """Makes rows; holds how they are to be written."""

    options: TreeOptions

    def sections(self, solution: Solution) -> Iterator[TreeRow]:
        set_play = solution.set_play
        meant = meant_key(solution, self.options.intended)
        if set_play is not None and set_play.variations:
            yield self._set_play(set_play)
        tries = solution.tries
        if solution.stage >= Stage.TRIES and tries:
            yield self._tries(tries, _set_answers(set_play), meant)
        if solution.keys:
            yield self._keys(solution, meant)

    def _set_play(self, phase: Phase) -> TreeRow:
        complete = tr("complete") if not phase.unprovided else ""
        rows = self._variations(phase.variations, 1, ())
        return TreeRow(
            "set",
            RowKind.SECTION,
            tr("Set play"),
            end=complete,
            grow=lambda: rows,
            open_at_first=True,
        )

    def _tries(
        self, tries: tuple[Phase, ...], set_answers: dict[str, set[str]], meant: Move | None
    ) -> TreeRow:
        shown = [phase for phase in tries if self.options.trivial_tries or not phase.trivial]
        hidden = len(tries) - len(shown)
        count = str(len(shown))
        if hidden:
            count = fill(tr("%1, trivial ones hidden"), len(shown))
        shown.sort(key=lambda phase: _dullness(phase, set_answers))
        rows = _told_apart(self._try(phase, meant) for phase in shown)
        first, rest = rows[:_MOST_TRIES], rows[_MOST_TRIES:]
        if rest:
            named = " ".join(row.lead for row in rest[:3])
            more = fill(tr("%1 more: %2"), len(rest), named + (" …" if len(rest) > 3 else ""))
            first += (TreeRow("more", RowKind.MORE, more, grow=lambda: rest),)
        return TreeRow(
            "tries",
            RowKind.SECTION,
            tr("Tries"),
            end=count,
            grow=lambda: first,
            open_at_first=True,
        )

    def _keys(self, solution: Solution, meant: Move | None) -> TreeRow:
        keys = solution.keys
        title = tr("Key") if len(keys) == 1 else tr("Keys")
        count = "" if len(keys) == 1 else str(len(keys))
        if solution.lists_moves:
            title, count = tr("Moves"), str(len(keys))
        elif len(keys) > 1 and not key_is_meant(solution, meant):
            count = fill(tr("%1, none of them marked"), len(keys))
        rows = _told_apart(self._solving(key, solution, meant) for key in keys)
        return TreeRow(
            "keys", RowKind.SECTION, title, end=count, grow=lambda: rows, open_at_first=True
        )

    def _try(self, phase: Phase, meant: Move | None) -> TreeRow:
        """Return the row of a try, which may be what is meant as the key."""
        intended = (Tag(TagKind.INTENDED, tr("intended")),) if phase.move == meant else ()
        return self._first_move(phase, "?", intended)

    def _solving(self, phase: Phase, solution: Solution, meant: Move | None) -> TreeRow:
        """Return the row of a move that solves: the key, a cook, or one that may be either."""
        if solution.lists_moves:
            return replace(self._first_move(phase, ""), is_cook=False)
        alone = len(solution.keys) == 1
        part = next((part for part in solution.parts if phase in part.solution.keys), None)
        if part is not None and len(part.solution.keys) == 1:
            case = Tag(TagKind.INTENDED, fill(tr("if %1"), worded(part.case)))
            return self._first_move(phase, "!", (case,), open_at_first=True)
        if phase.length < solution.stipulation.moves:
            tags = (Tag(TagKind.COOK, tr("short")),)
        elif alone:
            return self._first_move(phase, "!", open_at_first=True)
        elif not key_is_meant(solution, meant):
            tags = (Tag(TagKind.COOK, tr("key or cook")),)
        elif phase.move == meant:
            return self._first_move(phase, "!", (Tag(TagKind.INTENDED, tr("intended")),))
        else:
            tags = (Tag(TagKind.COOK, tr("cook")),)
        return self._first_move(phase, "", tags, alone)

    def _first_move(
        self, phase: Phase, sign: str, said: tuple[Tag, ...] = (), open_at_first: bool = False
    ) -> TreeRow:
        """Return the row of a first move: `!` after the key, `?` after tries, else it is a cook."""
        move = phase.move
        if move is None:
            raise ValueError("expected a phase with a first move")
        refutations = ", ".join(self._move(refutation) + "!" for refutation in phase.refutations)
        tags = (*said, *self._aim_tags(phase.zugzwang))
        return TreeRow(
            key=move.uci,
            kind=RowKind.FIRST_MOVE,
            lead=move_number(1) + self._move(move) + sign,
            tags=tags,
            end=refutations,
            is_key=sign == "!",
            is_cook=not sign,
            line=(move,),
            grow=lambda: (
                *self._threats(phase, 2, (move,)),
                *self._variations(phase.variations, 1, (move,)),
            ),
            open_at_first=open_at_first,
        )

    def _threats(
        self, above: Phase | Continuation, number: int, line: tuple[Move, ...]
    ) -> tuple[TreeRow, ...]:
        """Return a row of all threats, or one for each where other moves follow."""
        threats = above.threats
        if not threats:
            return ()
        if above.threat_play:
            return tuple(
                self._threat(continuation, number, line) for continuation in above.threat_play
            )
        tag = Tag(TagKind.THREAT, tr("threat") if len(threats) == 1 else tr("threats"))
        return (
            TreeRow(
                "threat",
                RowKind.THREAT,
                answer=move_number(number) + self._moves(threats),
                tags=(tag,),
                line=(*line, threats[0]),
            ),
        )

    def _threat(self, threat: Continuation, number: int, line: tuple[Move, ...]) -> TreeRow:
        """Return the row of a threat that does not reach the goal; below it is what follows."""
        return TreeRow(
            f"threat {threat.move.uci}",
            RowKind.THREAT,
            answer=move_number(number) + self._move(threat.move),
            tags=(Tag(TagKind.THREAT, tr("threat")), *self._aim_tags(threat.zugzwang)),
            line=(*line, threat.move),
            grow=lambda: self._below(threat, number, line),
        )

    def _variations(
        self, variations: tuple[Variation, ...], number: int, line: tuple[Move, ...]
    ) -> tuple[TreeRow, ...]:
        """Return a row for each group of defences that the same moves answer at once."""
        shown = [
            variation
            for variation in variations
            if variation.effective or self.options.all_defences
        ]
        groups = alike(shown, last_answers)
        return tuple(self._variation(group, number, line) for group in groups)

    def _variation(self, group: list[Variation], number: int, line: tuple[Move, ...]) -> TreeRow:
        first = group[0]
        defences = ", ".join(self._move(variation.defence) for variation in group)
        answers = first.continuations
        line = (*line, first.defence)
        tags = self._dual_tags(answers)
        grow: Callable[[], tuple[TreeRow, ...]] | None = None
        if len(answers) == 1 and not answers[0].ends:
            answer = answers[0]
            tags += self._aim_tags(answer.zugzwang)
            grow = lambda: self._below(answer, number + 1, line)  # noqa: E731
        elif not all(answer.ends for answer in answers):
            grow = lambda: tuple(  # noqa: E731
                self._continuation(answer, number + 1, line) for answer in answers
            )
        return TreeRow(
            key=first.defence.uci,
            kind=RowKind.VARIATION,
            lead=move_number(number, defender=True) + defences,
            answer=self._answers(answers, number),
            tags=tags,
            line=(*line, answers[0].move) if answers else line,
            grow=grow,
        )

    def _answers(self, answers: tuple[Continuation, ...], number: int) -> str:
        """Return the moves that answer; nothing after a forced mate, which ends the play."""
        if not answers:
            return ""
        return move_number(number + 1) + self._moves(tuple(answer.move for answer in answers))

    def _continuation(self, answer: Continuation, number: int, line: tuple[Move, ...]) -> TreeRow:
        return TreeRow(
            key=answer.move.uci,
            kind=RowKind.CONTINUATION,
            lead=move_number(number) + self._move(answer.move),
            tags=() if answer.ends else self._aim_tags(answer.zugzwang),
            line=(*line, answer.move),
            grow=None if answer.ends else lambda: self._below(answer, number, line),
        )

    def _below(
        self, answer: Continuation, number: int, line: tuple[Move, ...]
    ) -> tuple[TreeRow, ...]:
        line = (*line, answer.move)
        return (
            *self._threats(answer, number + 1, line),
            *self._variations(answer.variations, number, line),
        )

    def _aim_tags(self, zugzwang: bool) -> tuple[Tag, ...]:
        return (Tag(TagKind.ZUGZWANG, tr("zugzwang")),) if zugzwang else ()

    def _dual_tags(self, answers: tuple[Continuation, ...]) -> tuple[Tag, ...]:
        number = distinct_answers(answers)
        if number < 2:
            return ()
        words = {2: tr("dual"), 3: tr("triple"), 4: tr("quadruple")}
        return (Tag(TagKind.DUAL, words.get(number, fill(tr("%1 answers", "", number), number))),)

    def _move(self, move: Move) -> str:
        return move_text(move, self.options.letters)

    def _moves(self, moves: tuple[Move, ...]) -> str:
        """List moves; of promotions on one square all but the first by the new man alone."""
        words, before = [], None
        for move in sorted(moves, key=lambda move: _promotion_place(move, moves)):
            place = (move.origin, move.target, replace(MoveText.of(move), promotion=None))
            if move.promotion is not None and place == before:
                letter = self.options.letters.letter(move.promotion)
                words.append(letter + move.mark.value)
            else:
                words.append(self._move(move))
            before = place
        return ", ".join(words)


def _promotion_place(move: Move, moves: tuple[Move, ...]) -> tuple[int, int]:
    """Sort promotions of one pawn on one square together, queen first, all else as it was."""
    alike = [m for m in moves if (m.origin, m.target) == (move.origin, move.target)]
    return moves.index(alike[0]), -(move.promotion or 0)


def _set_answers(set_play: Phase | None) -> dict[str, set[str]]:
    """Return the set answers to each move of the defender, as UCI."""
    if set_play is None:
        return {}
    return {
        variation.defence.uci: {answer.move.uci for answer in variation.continuations}
        for variation in set_play.variations
    }


def _told_apart(rows: Iterable[TreeRow]) -> tuple[TreeRow, ...]:
    """Return the rows with keys of their own: where castlings exclude each other, the same move may
    begin different play in each part."""
    seen: dict[str, int] = {}
    apart = []
    for row in rows:
        seen[row.key] = number = seen.get(row.key, 0) + 1
        apart.append(row if number == 1 else replace(row, key=f"{row.key} {number}"))
    return tuple(apart)


def _dullness(phase: Phase, set_answers: dict[str, set[str]]) -> tuple[bool, int, int, int]:
    """Return what tries are sorted by: those that change the most set play come first."""
    single = [
        defence for defence in phase.defences() if distinct_answers(defence.continuations) == 1
    ]
    changed = sum(
        1
        for variation in single
        if variation.defence.uci in set_answers
        and variation.continuations[0].move.uci not in set_answers[variation.defence.uci]
    )
    return phase.trivial, len(phase.refutations), -changed, -len(single)
