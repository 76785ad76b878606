# SPDX-License-Identifier: GPL-3.0-or-later
"""The rows of a game's solution tree: set play, tries, keys with what follows, or lines."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass

from composer.games.position import GameTurn
from composer.games.task import GamePlay, GameProblem, GameTask
from composer.gui.panels.treerow import RowKind, Tag, TagKind, TreeRow
from composer.gui.words.language import fill, in_figures, tr
from composer.notation.gameverdict import numbered
from composer.solver.games.answer import GameAnswer, GameDefence, GameKey
from composer.solver.games.phases import GamePhases, GameTry

_MOST_TRIES = 8
_FEW = 3  # replies that are written out


@dataclass(frozen=True)
class GameRow(TreeRow):
    """A row of the tree.

    Attributes:
        turns: those of the play up to this row, the first turn first.
        begins: whether they begin with a turn of the other side, as in set play.
    """

    turns: tuple[GameTurn, ...] = ()
    begins: bool = False


def game_rows(problem: GameProblem, answer: GameAnswer, phases: GamePhases) -> tuple[TreeRow, ...]:
    """Return the sections of a game's solution."""
    task = problem.task
    if task is None:
        return ()
    if task.play in (GamePlay.HELP, GamePlay.SERIES):
        return _lines(problem, task, answer)
    rows = []
    if phases.set_play:
        rows.append(_set_play(phases))
    if phases.tries:
        rows.append(_tries(phases))
    if answer.keys:
        rows.append(_keys(task, answer, _Below(dict(phases.deeper))))
    return tuple(rows)


def _lines(problem: GameProblem, task: GameTask, answer: GameAnswer) -> tuple[TreeRow, ...]:
    players = len(problem.position.game.players)
    rows = tuple(
        GameRow(
            " ".join(turn.text for turn in line),
            RowKind.FIRST_MOVE,
            numbered([turn.text for turn in line], task, players),
            is_key=len(answer.lines) == 1 and answer.shorter is None,
            turns=line,
        )
        for line in answer.lines
    )
    if not rows:
        return ()
    return (_section("lines", tr("Line") if len(rows) == 1 else tr("Lines"), rows, len(rows)),)


def _section(key: str, title: str, rows: tuple[TreeRow, ...], count: int, end: str = "") -> TreeRow:
    words = end or ("" if count == 1 else str(count))
    return TreeRow(key, RowKind.SECTION, title, end=words, grow=lambda: rows, open_at_first=True)


def _set_play(phases: GamePhases) -> TreeRow:
    rows = _Below({}).defences(phases.set_play, (), 1)
    if len(phases.set_play) == phases.set_turns:
        end = tr("complete")
    else:
        end = fill(tr("turns: %1 of %2"), len(phases.set_play), phases.set_turns)
    return _section("set", tr("Set play"), rows, len(rows), end)


def _tries(phases: GamePhases) -> TreeRow:
    rows: tuple[TreeRow, ...] = tuple(_try(phase) for phase in phases.tries)
    first, rest = rows[:_MOST_TRIES], rows[_MOST_TRIES:]
    if rest:
        named = " ".join(row.lead for row in rest[:3])
        more = fill(tr("%1 more: %2"), len(rest), named + (" …" if len(rest) > 3 else ""))
        first += (TreeRow("more", RowKind.MORE, more, grow=lambda: rest),)
    return _section("tries", tr("Tries"), first, len(rows), str(len(rows)))


def _try(found: GameTry) -> TreeRow:
    turn = found.key.turn
    return GameRow(
        turn.text,
        RowKind.FIRST_MOVE,
        f"1.{turn.text}?",
        end=" ".join(f"{refutation.turn.text}!" for refutation in found.refutations),
        turns=(turn,),
        grow=lambda: _Below({}).defences(found.key.defences, (turn,), 1),
    )


def _keys(task: GameTask, answer: GameAnswer, below: _Below) -> TreeRow:
    alone = len(answer.keys) == 1 and answer.shorter is None
    rows = tuple(_key(key, task, answer, alone, below) for key in answer.keys)
    title = tr("Key") if len(rows) == 1 else tr("Keys")
    return _section("keys", title, rows, len(rows))


def _key(key: GameKey, task: GameTask, answer: GameAnswer, alone: bool, below: _Below) -> TreeRow:
    turn = key.turn
    tags: tuple[Tag, ...] = ()
    if answer.shorter is not None:
        tags = (Tag(TagKind.COOK, tr("short")),)
    elif not alone:
        tags = (Tag(TagKind.COOK, tr("key or cook")),)
    elif key.reached and task.turns > 1:
        tags = (Tag(TagKind.THREAT, tr("at once")),)
    return GameRow(
        turn.text,
        RowKind.FIRST_MOVE,
        f"1.{turn.text}!" if alone else f"1.{turn.text}",
        tags=tags,
        is_key=alone,
        is_cook=not alone,
        turns=(turn,),
        grow=(lambda: below.defences(key.defences, (turn,), 1)) if key.defences else None,
        open_at_first=alone,
    )


@dataclass(frozen=True, slots=True)
class _Below:
    """Makes the rows below a first turn.

    Attributes:
        deeper: what follows replies, by the texts of the turns up to them.
    """

    deeper: Mapping[tuple[str, ...], GameKey]

    def defences(
        self, defences: tuple[GameDefence, ...], before: tuple[GameTurn, ...], number: int
    ) -> tuple[TreeRow, ...]:
        """Return the rows of what can follow: those of one man with the same replies share one.

        The replies that answer most are said last, once for all that they answer.
        """
        groups: dict[tuple[bool, tuple[str, ...]], list[GameDefence]] = {}
        for defence in defences:
            replies = tuple(reply.text for reply in defence.replies)
            groups.setdefault((defence.reached, replies), []).append(defence)
        largest = max(groups.values(), key=len, default=[])
        gathers = len(groups) > 1 and len(largest) > max(3, len(defences) // 2)
        rows: list[TreeRow] = []
        for found in groups.values():
            if not (gathers and found is largest):
                rows.extend(self._by_man(found, before, number))
        rows.sort(key=lambda row: row.lead)
        if gathers:
            rows.append(self._otherwise(largest, before, number))
        return tuple(rows)

    def _otherwise(
        self, found: list[GameDefence], before: tuple[GameTurn, ...], number: int
    ) -> GameRow:
        return GameRow(
            "otherwise",
            RowKind.VARIATION,
            tr("otherwise"),
            _replies(found[0], number),
            _count(len(found)),
            turns=(*before, found[0].turn, *found[0].replies[:1]),
            begins=not before,
            grow=lambda: tuple(self._defence([defence], before, number) for defence in found),
        )

    def _by_man(
        self, found: list[GameDefence], before: tuple[GameTurn, ...], number: int
    ) -> Iterable[GameRow]:
        """Yield rows of defences with the same replies, those of one man in one."""
        men: dict[str, list[GameDefence]] = {}
        for defence in found:
            origin, dash, _ = defence.turn.text.partition("-")
            men.setdefault(origin if dash else defence.turn.text, []).append(defence)
        for group in men.values():
            yield self._defence(group, before, number)

    def _defence(
        self, group: list[GameDefence], before: tuple[GameTurn, ...], number: int
    ) -> GameRow:
        """Return the row of defences of one man that have the same replies."""
        first = group[0]
        alone = len(group) == 1
        text = first.turn.text if alone else f"{first.turn.text.partition('-')[0]}~"
        whole = (*before, first.turn)
        return GameRow(
            " ".join(defence.turn.text for defence in group),
            RowKind.VARIATION,
            f"{number}...{text}",
            _replies(first, number),
            (*_tags(first), *(() if alone else _count(len(group)))),
            turns=(*whole, *first.replies[:1]),
            begins=not before,
            grow=self._grower(group, before, number),
        )

    def _grower(
        self, group: list[GameDefence], before: tuple[GameTurn, ...], number: int
    ) -> Callable[[], tuple[TreeRow, ...]] | None:
        """Return what makes the rows below a defence; None where there are none."""
        first = group[0]
        if len(group) > 1:
            return lambda: tuple(self._defence([defence], before, number) for defence in group)
        whole = (*before, first.turn)
        if len(first.replies) == 1:
            after = self._after((*whole, first.replies[0]))
            if after is None:
                return None
            return lambda: self.defences(after.defences, (*whole, first.replies[0]), number + 1)
        if not first.replies:
            return None
        return lambda: tuple(self._reply(reply, whole, number) for reply in first.replies)

    def _reply(self, reply: GameTurn, before: tuple[GameTurn, ...], number: int) -> GameRow:
        line = (*before, reply)
        after = self._after(line)
        return GameRow(
            reply.text,
            RowKind.CONTINUATION,
            answer=f"{number + 1}.{reply.text}",
            turns=line,
            begins=len(before) == 1,
            grow=None if after is None else lambda: self.defences(after.defences, line, number + 1),
        )

    def _after(self, line: tuple[GameTurn, ...]) -> GameKey | None:
        found = self.deeper.get(tuple(turn.text for turn in line))
        return found if found is not None and found.defences else None


def _tags(defence: GameDefence) -> tuple[Tag, ...]:
    if defence.reached:
        return (Tag(TagKind.THREAT, tr("reaches the goal itself")),)
    if not defence.replies:
        return (Tag(TagKind.REFUTES, tr("refutes")),)
    count = len(defence.replies)
    if count == 1:
        return ()
    return (Tag(TagKind.DUAL, {2: tr("dual"), 3: tr("triple")}.get(count, str(count))),)


def _count(number: int) -> tuple[Tag, ...]:
    return (Tag(TagKind.CHECK, in_figures(number, tr("one turn"), tr("%1 turns", "", number))),)


def _replies(defence: GameDefence, number: int) -> str:
    if not defence.replies:
        return ""
    words = ", ".join(reply.text for reply in defence.replies[:_FEW])
    more = len(defence.replies) - _FEW
    return f"{number + 1}.{words}" + (f", +{more}" if more > 0 else "")
