# SPDX-License-Identifier: GPL-3.0-or-later
"""The rows of the solution tree, as values made from a solution. No widgets here.

Rows make their children when they are first requested, so that the tree of a long problem
costs only what is opened.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Iterator
from dataclasses import dataclass, replace

from composer.analysis.composing.meant import NO_MARKS, Marks, key_is_meant, meant_key
from composer.analysis.composing.news import NO_NEWS, News, SolutionNews
from composer.analysis.foremost import Foremost
from composer.gui.panels.treerow import RowKind, Tag, TagKind, TreeRow, gone_section
from composer.gui.words.language import fill, tr
from composer.gui.words.sentences import worded
from composer.notation.alike import alike, last_answers
from composer.notation.letters import ENGLISH_S, Letters
from composer.notation.moves import MoveText, move_number, move_text, moves_text
from composer.notation.verdictline import distinct_answers
from composer.problem.move import Move
from composer.solver.phases import Continuation, Phase, Variation, distinct_moves
from composer.solver.solution import Solution, Stage
from composer.studio.solutionrows import gone_words

_MOST_TRIES = 8  # tries listed at once; the others stand below one row
_MOST_SET = 8  # rows of set play before the key of a longer problem
_MOST_NAMED = 3  # answers that a row names, where those below it name them all


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


def solution_rows(
    solution: Solution,
    options: TreeOptions,
    thematic: frozenset[Move] = frozenset(),
    news: SolutionNews = NO_NEWS,
) -> tuple[TreeRow, ...]:
    """Return the sections of a solution: set play, tries, keys.

    Args:
        solution: what is shown.
        options: how much of it, and how it is written.
        thematic: the moves that show its themes; in longer play they come first.
        news: what came, changed and went with the last edit.
    """
    foremost = Foremost.of(solution, thematic)
    return tuple(_Rows(options, foremost, news).sections(solution))


@dataclass(frozen=True, slots=True)
class _Run:
    """What follows an attacker's move without branching.

    Attributes:
        words: the moves after it, with a space before them.
        line: the moves of the play up to the last of these.
        tags: facts about that.
        grow: makes the rows below; None where the play ends.
    """

    words: str
    line: tuple[Move, ...]
    tags: tuple[Tag, ...] = ()
    grow: Callable[[], tuple[TreeRow, ...]] | None = None


@dataclass(frozen=True, slots=True)
class _Rows:
    """Makes rows; holds how they are to be written."""

    options: TreeOptions
    foremost: Foremost
    news: SolutionNews

    def sections(self, solution: Solution) -> Iterator[TreeRow]:
        set_play = solution.set_play
        if solution.stipulation.after_key:
            if set_play is not None:
                yield self._after_key(set_play)
            return
        meant = meant_key(solution, self.options.intended)
        if set_play is not None and set_play.variations:
            yield self._set_play(set_play, solution)
        tries = solution.tries
        if solution.stage >= Stage.TRIES and tries:
            yield self._tries(tries, meant)
        if solution.keys:
            yield self._keys(solution, meant)
        yield from gone_section(gone_words(self.news, self.options.letters, tr("Set play")))

    def _after_key(self, phase: Phase) -> TreeRow:
        """Return the section of what comes after a key: what nothing answers stands first."""
        holes = tuple(
            TreeRow(
                hole.uci,
                RowKind.VARIATION,
                lead=move_number(1, defender=True) + self._move(hole),
                answer=tr("nothing answers it"),
                line=(hole,),
            )
            for hole in phase.refutations
        )
        return TreeRow(
            "after",
            RowKind.SECTION,
            tr("After the key"),
            tags=self._aim_tags(phase.zugzwang),
            end=tr("complete") if phase.length else "",
            grow=lambda: (
                *holes,
                *self._threats(phase, 2, ()),
                *self._variations(phase.variations, 1, ()),
            ),
            open_at_first=True,
        )

    def _set_play(self, phase: Phase, solution: Solution) -> TreeRow:
        """Return the section of set play: folded where it would stand between reader and key."""
        rows = self._variations(phase.variations, 1, ())
        waits = all(key.zugzwang for key in solution.keys) and len(rows) <= _MOST_SET
        opens = waits or solution.stipulation.moves <= 2
        complete = tr("complete") if not phase.unprovided else ""
        return TreeRow(
            "set",
            RowKind.SECTION,
            tr("Set play"),
            end=complete or ("" if opens else str(len(rows))),
            grow=lambda: rows,
            open_at_first=opens,
        )

    def _tries(self, tries: tuple[Phase, ...], meant: Move | None) -> TreeRow:
        shown = [phase for phase in tries if self.options.trivial_tries or not phase.trivial]
        hidden = len(tries) - len(shown)
        count = str(len(shown))
        if hidden:
            count = fill(tr("%1, trivial ones hidden"), len(shown))
        shown.sort(key=self._dullness)
        rows = _told_apart(self._try(phase, meant) for phase in shown)
        first = rows[:_MOST_TRIES] + _more(rows[_MOST_TRIES:])
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
        alone = len(solution.keys) == 1
        if solution.lists_moves or (solution.stipulation.claim is not None and not alone):
            return replace(self._first_move(phase, ""), is_cook=False)  # nothing is judged
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
            news=self.news.of_first(move),
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
        tag = Tag(TagKind.THREAT, tr("threat") if distinct_moves(threats) == 1 else tr("threats"))
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
        run = self._run(threat, number, line)
        return TreeRow(
            f"threat {threat.move.uci}",
            RowKind.THREAT,
            answer=move_number(number) + self._move(threat.move) + run.words,
            tags=(Tag(TagKind.THREAT, tr("threat")), *run.tags),
            line=run.line,
            grow=run.grow,
        )

    def _variations(
        self, variations: tuple[Variation, ...], number: int, line: tuple[Move, ...]
    ) -> tuple[TreeRow, ...]:
        """Return a row for each group of defences that the same moves answer; in longer play of
        many first those that show something, the others below one row."""
        groups = self._groups(variations)
        first, rest = groups, groups[:0]
        if not self.options.all_defences:
            first, rest = self.foremost.divided(groups, after_key=number == 1 and bool(line))
        rows = tuple(self._variation(group, number, line) for group in first)
        return rows + _more(tuple(self._variation(group, number, line) for group in rest))

    def _groups(self, variations: tuple[Variation, ...]) -> list[list[Variation]]:
        return alike(self._shown(variations), self._printed)

    def _shown(self, variations: tuple[Variation, ...]) -> list[Variation]:
        everything = self.options.all_defences
        return [each for each in variations if each.effective or everything]

    def _printed(self, variation: Variation) -> Hashable | None:
        """Return what a row prints after a defence: a dual, or play that does not branch."""
        if len(variation.continuations) > 1:
            return _texts(answer.move for answer in variation.continuations)
        return self._to_end(variation)

    def _to_end(self, variation: Variation) -> Hashable | None:
        """Return the play after a defence to its end; None where it branches before."""
        answers = variation.continuations
        if _end(answers):
            return last_answers(variation)
        if len(answers) > 1 or answers[0].threats:
            return None
        below = self._shown(answers[0].variations)
        rest = self._to_end(below[0]) if below else None
        if rest is None or any(self._to_end(each) != rest for each in below[1:]):
            return None
        return _texts((answers[0].move,)), _texts(each.defence for each in below), rest

    def _variation(self, group: list[Variation], number: int, line: tuple[Move, ...]) -> TreeRow:
        first = group[0]
        answers = first.continuations
        lead = move_number(number, defender=True) + self._defences(group)
        answer, tags = self._answers(answers, number), self._dual_tags(answers)
        above, line = line, (*line, first.defence)
        grow: Callable[[], tuple[TreeRow, ...]] | None = None
        if len(answers) == 1:
            run = self._run(answers[0], number + 1, line)
            answer, tags, line, grow = answer + run.words, run.tags, run.line, run.grow
        elif answers:
            if len(group) > 1 and not _end(answers):
                grow = lambda: tuple(self._variation([each], number, above) for each in group)  # noqa: E731
            elif not _end(answers):
                before = line
                grow = lambda: tuple(  # noqa: E731
                    self._continuation(answer, number + 1, before) for answer in answers
                )
            line = (*line, answers[0].move)
        return TreeRow(
            key=first.defence.uci,
            kind=RowKind.VARIATION,
            lead=lead,
            answer=answer,
            tags=tags,
            line=line,
            grow=grow,
            news=self._news((*above, each.defence) for each in group),
        )

    def _news(self, lines: Iterable[tuple[Move, ...]]) -> News:
        """Return what became of a row of several lines: new if all are, else changed if one is."""
        if not self.news.phases:
            return News.NONE
        found = {self._news_of(line) for line in lines}
        if len(found) == 1:
            return found.pop()
        return News.CHANGED

    def _news_of(self, line: tuple[Move, ...]) -> News:
        is_set_play = len(line) % 2 == 1  # a defence is the second half-move but in set play
        first, rest = (None, line) if is_set_play else (line[0], line[1:])
        return self.news.of(first, rest)

    def _defences(self, group: list[Variation]) -> str:
        return ", ".join(self._move(variation.defence) for variation in group)

    def _answers(self, answers: tuple[Continuation, ...], number: int) -> str:
        """Return the moves that answer; nothing after a forced mate, which ends the play.

        Of many that do not end it the first are named: each has a row of its own below.
        """
        if not answers:
            return ""
        moves = tuple(answer.move for answer in answers)
        cut = len(moves) > _MOST_NAMED and not _end(answers)
        words = self._moves(moves[:_MOST_NAMED]) + " …" if cut else self._moves(moves)
        return move_number(number + 1) + words

    def _continuation(self, answer: Continuation, number: int, line: tuple[Move, ...]) -> TreeRow:
        run = self._run(answer, number, line)
        return TreeRow(
            key=answer.move.uci,
            kind=RowKind.CONTINUATION,
            lead=move_number(number) + self._move(answer.move),
            answer=run.words.strip(),
            tags=run.tags,
            line=run.line,
            grow=run.grow,
        )

    def _run(self, answer: Continuation, number: int, line: tuple[Move, ...]) -> _Run:
        """Follow the play after an attacker's move as long as it does not branch."""
        words, line = "", (*line, answer.move)
        while not (answer.ends or answer.threats):
            groups = self._groups(answer.variations)
            answers = groups[0][0].continuations if len(groups) == 1 else ()
            if len(groups) != 1 or (len(answers) > 1 and not _end(answers)):
                break
            words += " " + self._defences(groups[0])
            line = (*line, groups[0][0].defence)
            if answers:
                words += " " + self._answers(answers, number)
                line = (*line, answers[0].move)
            if len(answers) != 1:
                return _Run(words, line, self._dual_tags(answers))
            answer, number = answers[0], number + 1
        if answer.ends:
            return _Run(words, line)
        grow = lambda: self._below(answer, number, line)  # noqa: E731
        return _Run(words, line, self._aim_tags(answer.zugzwang), grow)

    def _below(
        self, answer: Continuation, number: int, line: tuple[Move, ...]
    ) -> tuple[TreeRow, ...]:
        return (
            *self._threats(answer, number + 1, line),
            *self._variations(answer.variations, number, line),
        )

    def _dullness(self, phase: Phase) -> tuple[bool, int, int, int]:
        """Return what tries are sorted by: those that change the most set play come first."""
        single = [
            defence for defence in phase.defences() if distinct_answers(defence.continuations) == 1
        ]
        changed = sum(self.foremost.changes(variation) for variation in single)
        return phase.trivial, len(phase.refutations), -changed, -len(single)

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
        return moves_text(moves, self.options.letters)


def _texts(moves: Iterable[Move]) -> frozenset[MoveText]:
    return frozenset(map(MoveText.of, moves))


def _end(answers: tuple[Continuation, ...]) -> bool:
    """Return whether all answers end the play."""
    return all(answer.ends for answer in answers)


def _more(rows: tuple[TreeRow, ...]) -> tuple[TreeRow, ...]:
    """Return the row below which others stand; none where there are no others."""
    if not rows:
        return ()
    named = " ".join(row.lead for row in rows[:3]) + (" …" if len(rows) > 3 else "")
    words = fill(tr("%1 more: %2"), len(rows), named)
    return (TreeRow("more", RowKind.MORE, words, grow=lambda: rows),)


def _told_apart(rows: Iterable[TreeRow]) -> tuple[TreeRow, ...]:
    """Return the rows with keys of their own: where castlings exclude each other, the same move may
    begin different play in each part."""
    seen: dict[str, int] = {}
    apart = []
    for row in rows:
        seen[row.key] = number = seen.get(row.key, 0) + 1
        apart.append(row if number == 1 else replace(row, key=f"{row.key} {number}"))
    return tuple(apart)
