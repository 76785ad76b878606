# SPDX-License-Identifier: GPL-3.0-or-later
"""Sentences for what the core says in values: steps of the history, defects, verdicts."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from typing import Any

from composer.games.position import GameError
from composer.games.record import any_game, game_name, game_problem, is_tables, tables_problem
from composer.games.statement import asked_text
from composer.games.task import GameProblem
from composer.gui.board.edit import BoardEdit, BoardEditKind
from composer.gui.words.language import counted, fill, language, tr
from composer.gui.words.sentences import worded
from composer.notation.letters import Letters
from composer.notation.twins import man_text
from composer.problem.defects import Defect
from composer.problem.forms import is_duplex
from composer.problem.men import ROYAL, Colour, Man
from composer.problem.problem import Problem
from composer.problem.squares import square_name
from composer.problem.stipulation import Stipulation
from composer.problem.task import Duplex
from composer.rules.book import ORTHODOX
from composer.rules.game import EXTRA_CELLS
from composer.said.signs import NOTHING


def known_game(problem: Problem) -> GameProblem | None:
    """Return the problem of a game; None of chess, and of what this program does not know."""
    if problem.game is None:
        return None
    try:
        return game_problem(problem)
    except GameError:
        return None


def game_asked_words(problem: Problem) -> str:
    """Return what a problem of a game asks, with the game's name: `Tablut: King escapes in 2`."""
    name = game_name(problem, language())
    try:
        words = asked_text(any_game(problem), language()) or tr("no task")
    except GameError:
        return fill(tr("%1: not known to this program"), name)
    return f"{name}: {words}"


def game_men_words(problem: Problem) -> str:
    """Return how many men the players have, in their order: `4+9`; nothing of unknown games."""
    found = known_game(problem)
    return "" if found is None else found.position.counted


def game_diagram_words(problem: Problem) -> str:
    """Return a diagram in words for who cannot see it: `Tablut. King e5, Black men a1 c4`."""
    found, name = known_game(problem), game_name(problem, language())
    if found is None:
        return f"{name}. {_points(problem)}" if is_tables(problem) else name
    position, words = found.position, language()
    cells: dict[str, list[str]] = {}
    for cell, man in position.by_cell().items():
        cells.setdefault(man, []).append(cell)
    owners = {player.id: player.name(words) for player in position.game.players}
    names = Counter(position.game.man(letter).name(words) for letter in cells)
    said = []
    for letter, places in cells.items():
        sort = position.game.man(letter)
        called = sort.name(words)
        if names[called] > 1 and sort.owner in owners:
            called = f"{owners[sort.owner]}, {called}"
        said.append(f"{called} {' '.join(places)}")
    board = position.book.geometry.cells
    for extra in position.game.extras:
        values = dict(position.extra)[extra.id]
        told = [board[cell].label for cell in values] if extra.form == EXTRA_CELLS else values
        if any(told):
            said.append(f"{extra.name(words)} {' '.join(map(str, told))}")
    return f"{name}. {'; '.join(said)}"


def _points(problem: Problem) -> str:
    """Return where the men of tables stand, and how many: `3 ×1, 4 ×2 + 1 ×2`."""
    try:
        position = tables_problem(problem).position
    except GameError:
        return ""
    sides = (position.by_point(player) for player in ("white", "black"))
    return " + ".join(
        ", ".join(f"{point} ×{count}" for point, count in points.items()) or NOTHING
        for points in sides
    )


_NAMED = 3  # men of a selection that are named one by one


def side_name(colour: Colour | None) -> str:
    """Return the name of a side."""
    return {Colour.WHITE: tr("White"), Colour.BLACK: tr("Black"), None: ""}[colour]


def task_words(stipulation: Stipulation) -> str:
    """Return what is asked, with conditions by the user's names for them; or that nobody knows."""
    if not stipulation.told:
        return tr("no task")
    in_words = stipulation.words and stipulation.structure is None
    if in_words or not stipulation.rules.conditions:
        return str(stipulation)
    from composer.diagrams.captions.conditions import rules_in_words

    named = ", ".join(rules_in_words(stipulation.rules, language()))
    return f"{replace(stipulation, rules=ORTHODOX)} ({named})"


def asked_words(problem: Problem) -> str:
    """Return what is asked of a problem, with duplex; or that nobody knows."""
    if problem.game is not None:
        return game_asked_words(problem)
    asked = task_words(problem.stipulation)
    return f"{asked} {Duplex.BOTH.value}" if is_duplex(problem) else asked


def men_words(problem: Problem) -> str:
    """Return how many men a problem has, such as `7+4`."""
    return problem.position.material() if problem.game is None else game_men_words(problem)


def man_word(man: Man | None, letters: Letters) -> str:
    """Return a man as composers jot it: `wQ`, `bS`."""
    if man is None:
        return ""
    royal = tr("royal ") if ROYAL in man.qualities else ""
    return f"{royal}{man_text(man, letters)}"


def edit_words(edit: BoardEdit, letters: Letters) -> str:
    """Return the words of a step for the history, such as `wQ a1 to d4`."""
    return step_words(edit, lambda man: man_word(man, letters), square_name)


def step_words(
    edit: BoardEdit, man_name: Callable[[Any], str], cell_name: Callable[[int], str]
) -> str:
    """Return the words of a step on any board, whose men and cells have these names."""
    if edit.squares:
        return _selection_words(edit, man_name, cell_name)
    man = man_name(edit.man)
    origin, target = (
        "" if cell is None else cell_name(cell) for cell in (edit.origin, edit.target)
    )
    if edit.what is BoardEditKind.MOVE:
        return fill(tr("%1 %2 to %3"), man, origin, target)
    if edit.what is BoardEditKind.COPY:
        return fill(tr("%1 %2 copied to %3"), man, origin, target)
    if edit.what is BoardEditKind.PUT:
        return fill(tr("%1 put on %2"), man, target)
    if edit.what is BoardEditKind.REMOVE:
        return fill(tr("%1 %2 removed"), man, origin or target)
    if edit.what is BoardEditKind.EXCHANGE:
        other = None if edit.target is None else edit.before[edit.target]
        words = tr("%1 %2 and %3 %4 exchanged")
        return fill(words, man, origin, man_name(other), target)
    if edit.what is BoardEditKind.CHANGE:
        now = None if edit.target is None else edit.after[edit.target]
        return fill(tr("%1 %2 becomes %3"), man, target, man_name(now))
    return _whole_words(edit.what)


def _selection_words(
    edit: BoardEdit, man_name: Callable[[Any], str], cell_name: Callable[[int], str]
) -> str:
    """Return the words of a step of several men, who are named if they are few."""
    men = counted(len(edit.squares), tr("one man"), tr("%1 men", "", len(edit.squares)))
    if len(edit.squares) <= _NAMED:
        named = (f"{man_name(edit.before[cell])} {cell_name(cell)}" for cell in edit.squares)
        men = ", ".join(named)
    words = {
        BoardEditKind.MOVE: tr("%1 moved"),
        BoardEditKind.COPY: tr("%1 copied"),
        BoardEditKind.REMOVE: tr("%1 removed", "several men"),
        BoardEditKind.MIRROR: tr("%1 mirrored"),
        BoardEditKind.ROTATE: tr("%1 rotated"),
        BoardEditKind.CHANGE: tr("%1 recoloured"),
    }
    sentence = fill(words[edit.what], men)
    if edit.origin is None or edit.target is None:
        return sentence
    return fill(tr("%1, %2 to %3"), sentence, cell_name(edit.origin), cell_name(edit.target))


def _whole_words(what: BoardEditKind) -> str:
    return {
        BoardEditKind.CLEAR: tr("board cleared"),
        BoardEditKind.SHIFT: tr("position shifted"),
        BoardEditKind.ROTATE: tr("position rotated"),
        BoardEditKind.MIRROR: tr("position mirrored"),
        BoardEditKind.SWAP_COLOURS: tr("colours swapped"),
        BoardEditKind.GAME_ARRAY: tr("game array"),
        BoardEditKind.CASTLING: tr("castling set"),
        BoardEditKind.EN_PASSANT: tr("e.p. set"),
        BoardEditKind.TURN: tr("side to move set"),
        BoardEditKind.PASTE: tr("position pasted"),
        BoardEditKind.STIPULATION: tr("stipulation set"),
        BoardEditKind.CAPTION: tr("caption changed"),
    }.get(what, tr("position changed"))


def defect_words(defect: Defect) -> str:
    """Return the sentence of a defect, without a full stop."""
    return worded(defect.message)


def end_like_this() -> str:
    """Return what the action is called that looks for problems by a line's last position."""
    return tr("Find problems that end like this")
