# SPDX-License-Identifier: GPL-3.0-or-later
"""The rows of a solution in window and page: which come first, and what an edit brought and took.

Which variations come first, `composer.analysis.foremost` says, and what is new,
`composer.analysis.composing.news`; here it is told of the rows of a page, each named by its moves:
`h7c7 e3d3`, in set play `set e3d3`, and `~` where the defender passes.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Final

from composer.analysis.composing.news import News, SolutionNews
from composer.analysis.foremost import Foremost
from composer.notation.letters import Letters
from composer.notation.lines import line_text, omitted_before
from composer.notation.moves import move_number, move_text, moves_text
from composer.problem.move import Move
from composer.problem.stipulation import Stipulation
from composer.solver.phases import Continuation, Phase, Variation
from composer.solver.solution import Solution

_MOST: Final = 4000  # rows that are looked at; a page of more cannot be read
_SET: Final = "set"
_PASS: Final = "~"


@dataclass(frozen=True, slots=True)
class _Play:
    """The defences in one place of a solution.

    Attributes:
        first: the first move; None in set play.
        moves: the half-moves after it that lead here.
        defences: those that are effective.
        passes: whether the defender passed on the way, as where a threat is carried out.
    """

    first: Move | None
    moves: tuple[Move, ...]
    defences: tuple[Variation, ...]
    passes: tuple[int, ...] = ()

    def name(self, *more: Move) -> str:
        """Return the name of the row of one of them."""
        words = [move.uci for move in (*self.moves, *more)]
        for place in self.passes:
            words.insert(place, _PASS)
        return " ".join([_SET if self.first is None else self.first.uci, *words])


def later_rows(solution: Solution, thematic: frozenset[Move]) -> list[str]:
    """Return the rows that come after those that show something, in longer play of many.

    Args:
        solution: what is shown.
        thematic: the moves that show its themes.
    """
    foremost, found = Foremost.of(solution, thematic), list[str]()
    if not foremost.is_longer:
        return found
    for play in _plays(solution):
        after_key = play.first is not None and not play.moves
        _, rest = foremost.divided([[each] for each in play.defences], after_key)
        found += [play.name(each.defence) for group in rest for each in group]
    return found


def rows_of_news(solution: Solution, news: SolutionNews) -> dict[str, list[str]]:
    """Return the rows that are new and those that are changed since the last edit."""
    found: dict[News, list[str]] = {News.NEW: [], News.CHANGED: []}

    def note(what: News, name: str) -> None:
        if what in found:
            found[what].append(name)

    for phase in (*solution.tries, *solution.keys):
        if phase.move is not None:
            note(news.of_first(phase.move), phase.move.uci)
    for play in _plays(solution) if news.phases else ():
        if not play.passes:
            for each in play.defences:
                note(news.of(play.first, (*play.moves, each.defence)), play.name(each.defence))
    for moves in news.new_lines:
        note(News.NEW, " ".join(move.uci for move in moves))
    return {"new": found[News.NEW], "changed": found[News.CHANGED]}


def gone_words(news: SolutionNews, letters: Letters, set_play: str) -> Iterator[str]:
    """Yield in words what play is there no more.

    Args:
        news: what became of it.
        letters: those that moves are written in.
        set_play: the word for that.
    """
    for sign, moves in (("!", news.gone_keys), ("?", news.gone_tries)):
        yield from (move_number(1) + move_text(move, letters) + sign for move in moves)
    for gone in news.gone:
        if gone.branch.defence is None:
            continue
        before = set_play + ":"
        if gone.first is not None:
            before = move_number(1) + move_text(gone.first, letters)
        answers = moves_text(tuple(gone.branch.answers.values()), letters)
        after = f" {move_number(2)}{answers}" if answers else ""
        defence = move_number(1, defender=True) + move_text(gone.branch.defence, letters)
        yield f"{before} {defence}{after}"


def gone_lines_words(news: SolutionNews, asked: Stipulation, letters: Letters) -> Iterator[str]:
    """Yield the solutions of help play and series that are there no more, as they are printed."""
    omitted = omitted_before(asked)
    yield from (line_text(line.moves, omitted, letters, asked) for line in news.gone_lines)


def _plays(solution: Solution) -> Iterator[_Play]:
    """Yield all places where defences follow, from the diagram down."""
    phases = [phase for phase in (solution.set_play,) if phase is not None]
    count = 0
    for phase in (*phases, *solution.tries, *solution.keys):
        waiting = list(_below(phase.move, (), (), phase))
        while waiting:
            play = waiting.pop()
            count += len(play.defences)
            if count > _MOST:
                return
            yield play
            for each in play.defences:
                for answer in each.continuations:
                    moves = (*play.moves, each.defence, answer.move)
                    waiting += _below(play.first, moves, play.passes, answer)


def _below(
    first: Move | None,
    moves: tuple[Move, ...],
    passes: tuple[int, ...],
    above: Phase | Continuation,
) -> Iterable[_Play]:
    defences = tuple(each for each in above.variations if each.effective)
    if defences:
        yield _Play(first, moves, defences, passes)
    for threat in above.threat_play:
        place = len(moves) + len(passes)
        yield from _below(first, (*moves, threat.move), (*passes, place), threat)
