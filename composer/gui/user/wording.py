# SPDX-License-Identifier: GPL-3.0-or-later
"""Sentences for what the core says in values: steps of the history, defects, verdicts."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from composer.gui.board.edit import BoardEdit, BoardEditKind
from composer.gui.user.gamewording import game_asked_words, game_men_words
from composer.gui.user.linewording import (
    lines_manner,
    lines_title,
    lines_words,
    verdict_heading,
)
from composer.gui.words.language import capital, counted, fill, number_word, tr
from composer.gui.words.sentences import worded
from composer.notation.letters import Letters
from composer.notation.moves import first_move_text
from composer.notation.twins import man_text
from composer.problem.defects import Defect
from composer.problem.forms import is_duplex
from composer.problem.goals import STALEMATE
from composer.problem.men import ROYAL, Colour, Kind, Man
from composer.problem.move import Move
from composer.problem.problem import Problem
from composer.problem.squares import square_name
from composer.problem.stipulation import Stipulation
from composer.problem.task import Duplex
from composer.solver.phases import Continuation, Phase
from composer.solver.solution import Solution, Stage, Verdict

_NAMED = 3  # men of a selection that are named one by one


def side_name(colour: Colour | None) -> str:
    """Return the name of a side."""
    return {Colour.WHITE: tr("White"), Colour.BLACK: tr("Black"), None: ""}[colour]


def task_words(stipulation: Stipulation) -> str:
    """Return what is asked, or that nobody knows."""
    return str(stipulation) if stipulation.told else tr("no task")


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


def keys_words(keys: tuple[Phase, ...], letters: Letters, most: int = 6) -> str:
    """Return the keys as a list of first moves."""
    named = [first_move_text(key.move, letters) for key in keys if key.move is not None]
    rest = len(named) - most
    return ", ".join(named[:most]) + (fill(tr(" and %1 more"), rest) if rest > 0 else "")


def verdict_title(solution: Solution, letters: Letters) -> str:
    """Return the first part of the verdict line, such as `Sound: 1.Qe4!`."""
    if solution.stipulation.has_lines:
        return lines_title(solution)
    keys = solution.keys
    if solution.verdict is Verdict.SOUND:
        return fill(tr("Sound: %1!"), keys_words(keys, letters))
    if solution.verdict is Verdict.COOKED:
        number = number_word(len(keys))
        if solution.stage < Stage.KEYS:
            number = fill(tr("at least %1"), number)
        return fill(tr("Cooked: %1 keys"), number)
    if solution.verdict is Verdict.SHORT:
        return _short_title(solution, letters)
    if solution.lists_moves and solution.verdict is Verdict.UNDECIDED:  # any move is asked for
        return worded(solution.message)
    return verdict_heading(solution.verdict)


def verdict_in_full(solution: Solution, letters: Letters) -> str:
    """Return the verdict as one text: of lines with how many are intended."""
    title = verdict_title(solution, letters)
    if not solution.stipulation.has_lines:
        return title
    return " ".join(part for part in (title, lines_manner(solution)) if part)


def _short_title(solution: Solution, letters: Letters) -> str:
    key = min(solution.keys, key=lambda key: key.length)
    if key.move is None:
        return tr("Short")
    move = first_move_text(key.move, letters).rstrip("#=")
    if not key.ends:
        return fill(tr("Short: %1 solves in %2"), move, number_word(key.length))
    return fill(tr("Short: %1 is mate") if key.check else tr("Short: %1 is stalemate"), move)


def verdict_manner(solution: Solution) -> str:
    """Return how a sound key works: zugzwang, or its number of threats; else nothing."""
    if solution.stipulation.has_lines:
        return lines_manner(solution)
    key = solution.key
    if key is None or solution.verdict is not Verdict.SOUND:
        return ""
    if key.zugzwang:
        return tr("zugzwang")
    if key.threats:
        return counted(len(key.threats), tr("one threat"), tr("%1 threats", "", len(key.threats)))
    return ""


def verdict_detail(solution: Solution, letters: Letters, meant: Move | None = None) -> str:
    """Return the second sentence of the verdict line; `meant` is the key that is meant.

    Where history decides of castling or en passant, it ends with what is proved.
    """
    found = (_found(solution, letters, meant), history_words(solution, letters))
    return " ".join(part for part in found if part)


def history_words(solution: Solution, letters: Letters) -> str:
    """Say what each part comes to, and what the history of the position proves of its rights."""
    said = [fill(tr("not decided: %1"), worded(doubt)) for doubt in solution.doubts]
    for part in solution.parts:
        found = part.solution
        if found.stipulation.has_lines:
            keys = lines_words(found.solutions)
        else:
            keys = keys_words(found.keys, letters) or tr("no solution")
        said.append(fill(tr("if %1: %2"), worded(part.case), keys))
    said += [worded(reason) for reason in solution.reasons]
    return capital("; ".join(said)) + "." if said else ""


def _found(solution: Solution, letters: Letters, meant: Move | None) -> str:
    if solution.verdict in (Verdict.INVALID, Verdict.DEPENDS) or solution.stipulation.has_lines:
        return ""  # other places say what there is to say of defects, cases and lines
    if solution.lists_moves:
        return ""
    if solution.verdict is Verdict.UNDECIDED or not solution.first_moves:
        return _progress(solution, letters)
    if solution.verdict is Verdict.COOKED and any(key.move == meant for key in solution.keys):
        return _cooks(solution, letters, meant)
    if solution.verdict in (Verdict.COOKED, Verdict.SHORT):
        return keys_words(solution.keys, letters) + "."
    if solution.verdict is Verdict.NO_SOLUTION:
        return _must_end(solution) if solution.must_end else _nearest(solution, letters)
    return _play(solution)


def _cooks(solution: Solution, letters: Letters, meant: Move | None) -> str:
    """Name the key that is meant, then its cooks."""
    if meant is None:
        return ""
    cooks = tuple(key for key in solution.keys if key.move != meant)
    words = tr("%1 is meant; cook: %2.") if len(cooks) == 1 else tr("%1 is meant; cooks: %2.")
    return fill(words, first_move_text(meant, letters, "!"), keys_words(cooks, letters))


def _progress(solution: Solution, letters: Letters) -> str:
    if solution.first_moves == 0 and solution.verdict is Verdict.NO_SOLUTION:
        return fill(tr("%1 has no move."), side_name(solution.position.turn))
    if solution.first_moves == 0:
        return tr("No first move is decided yet.")
    keys = solution.keys
    done, total = solution.first_moves_done, solution.first_moves
    if keys:  # they are among those decided
        named, others = keys_words(keys, letters), total - len(keys)
        return fill(
            tr("%1 solves; of the others %2 of %3 are refuted."), named, done - len(keys), others
        )
    return fill(tr("First moves tried: %1 of %2, %3."), done, total, tr("no key so far"))


def _must_end(solution: Solution) -> str:
    stalemates = solution.stipulation.goal == STALEMATE
    words = (
        tr("%1 can stalemate at once, and must.")
        if stalemates
        else tr("%1 can mate at once, and must.")
    )
    return fill(words, side_name(solution.position.turn))


def nearest_tries(solution: Solution) -> tuple[Phase, ...]:
    """Return two tries that fail to a single defence: those that interest most."""
    single = [phase for phase in solution.tries if len(phase.refutations) == 1]
    near = [phase for phase in single if not phase.trivial]
    return tuple((near or single)[:2])


def _nearest(solution: Solution, letters: Letters) -> str:
    """Name the tries nearest to a key with what refutes them."""
    near = nearest_tries(solution)
    if not near:
        return ""
    named = []
    for phase in near:
        if phase.move is not None:
            refutation = first_move_text(phase.refutations[0], letters, "!", defender=True)
            named.append(first_move_text(phase.move, letters, "?") + " " + refutation)
    return fill(tr("Nearest: %1."), ", ".join(named))


def _play(solution: Solution) -> str:
    """Sum up the play of a sound problem: defences, duals, set play."""
    key = solution.key
    if key is None or not key.variations:
        return ""
    shown = list(key.defences())
    parts = [_defences(len(shown), effective=bool(key.threats))]
    duals = sum(1 for variation in shown if distinct_answers(variation.continuations) > 1)
    if duals:
        parts.append(counted(duals, tr("one with a dual"), tr("%1 with duals", "", duals)))
    set_play = solution.set_play
    if set_play is not None and set_play.variations:
        complete = not set_play.unprovided
        parts.append(tr("set play is complete") if complete else tr("set play"))
    return capital("; ".join(parts)) + "."


def _defences(number: int, effective: bool) -> str:
    """Count defences; none is a sentence of its own, for "keine" and "nessuna" change the rest."""
    if number == 0:
        return tr("no effective defences") if effective else tr("no defences")
    if effective:
        return counted(number, tr("one effective defence"), tr("%1 effective defences", "", number))
    return counted(number, tr("one defence"), tr("%1 defences", "", number))


def distinct_answers(answers: tuple[Continuation, ...]) -> int:
    """Count the answers; promotions to queen, rook and bishop on one square count as one."""
    return len(
        {
            (answer.move.origin, answer.move.target, answer.move.promotion is Kind.KNIGHT)
            for answer in answers
        }
    )


def end_like_this() -> str:
    """Return what the action is called that looks for problems by a line's last position."""
    return tr("Find problems that end like this")
