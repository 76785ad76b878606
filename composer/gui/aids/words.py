# SPDX-License-Identifier: GPL-3.0-or-later
"""Sentences of the composing aids: edits, what they make of a problem, flaws, needs."""

from __future__ import annotations

from collections.abc import Iterable

from composer.analysis.composing.baseline import Comparison
from composer.analysis.composing.dropmap import Drop, DropAnswer
from composer.analysis.composing.edit import Edit, EditKind, Edits, Step
from composer.analysis.composing.flaws import Flaw, FlawKind
from composer.analysis.composing.needed import Need, Pair, Ring, Why
from composer.analysis.composing.repairrows import RepairRow
from composer.gui.board.words import man_name
from composer.gui.user.linewording import lines_words
from composer.gui.user.wording import counted, defect_words
from composer.gui.words.language import capital, fill, number_word, tr
from composer.notation.letters import Letters
from composer.notation.moves import first_move_text, move_text
from composer.problem.defects import Defect, Severity, defects
from composer.problem.men import Kind, Man
from composer.problem.move import Move
from composer.problem.position import Position
from composer.problem.squares import Symmetry, square_name
from composer.problem.twins import AddMan, Exchange, MoveMan, RemoveMan, Shift, Turned
from composer.solver.solution import Verdict

_NAMED = 4  # moves named in a sentence


def kind_name(man: Man | None) -> str:
    """Return the name of a man's kind, such as `knight`."""
    names = {
        Kind.KING: tr("king"),
        Kind.QUEEN: tr("queen"),
        Kind.ROOK: tr("rook"),
        Kind.BISHOP: tr("bishop"),
        Kind.KNIGHT: tr("knight"),
        Kind.PAWN: tr("pawn"),
    }
    return "" if man is None else names[man.kind]


def moves_list(moves: Iterable[Move], letters: Letters, most: int = _NAMED) -> str:
    """Return first moves as a list: `1.Bb4+, 1.f8=Q+`."""
    named = [first_move_text(move, letters) for move in moves]
    rest = len(named) - most
    return ", ".join(named[:most]) + (fill(tr(" and %1 more"), rest) if rest > 0 else "")


# What an edit is.


def step_words(step: Step) -> str:
    """Return an edit, or two together, in words: `Rook g3 to g4`, `Add black pawn g7`."""
    if isinstance(step, Edits):
        return ", ".join(edit_words(part) for part in step.parts)
    return edit_words(step)


def edit_words(edit: Edit) -> str:
    """Return one edit in words."""
    match edit.change:
        case MoveMan(origin, target):
            words = fill(
                tr("%1 %2 to %3"),
                capital(kind_name(edit.man)),
                square_name(origin),
                square_name(target),
            )
            if edit.other is None:
                return words
            return fill(tr("%1, in place of the %2"), words, man_name(edit.other))
        case AddMan(square, man) if edit.other is None:
            return fill(tr("Add %1 %2"), man_name(man), square_name(square))
        case AddMan(square, man):
            there = "" if edit.other is None else capital(man_name(edit.other))
            return fill(tr("%1 %2 becomes %3"), there, square_name(square), man_name(man))
        case RemoveMan(square):
            name = "" if edit.man is None else man_name(edit.man)
            return fill(tr("Remove %1 %2"), name, square_name(square))
        case Exchange(a, b):
            return fill(tr("Exchange %1 and %2"), square_name(a), square_name(b))
        case Turned(symmetry):
            return _turn_words(symmetry)
        case Shift() as moved:
            return _shift_words(moved.files, moved.ranks)
    return edit.words


def _turn_words(symmetry: Symmetry) -> str:
    return {
        Symmetry.ROTATE_90: tr("Rotate the board by 90°"),
        Symmetry.ROTATE_180: tr("Rotate the board by 180°"),
        Symmetry.ROTATE_270: tr("Rotate the board by 270°"),
        Symmetry.MIRROR_FILES: tr("Mirror the board, a1 to h1"),
        Symmetry.MIRROR_RANKS: tr("Mirror the board, a1 to a8"),
        Symmetry.MIRROR_LONG: tr("Mirror the board about a1-h8"),
        Symmetry.MIRROR_SHORT: tr("Mirror the board about a8-h1"),
    }[symmetry]


def _shift_words(files: int, ranks: int) -> str:
    parts = []
    if files:
        one, more = (
            (tr("one file right"), tr("%1 files right"))
            if files > 0
            else (tr("one file left"), tr("%1 files left"))
        )
        parts.append(counted(abs(files), one, more))
    if ranks:
        one, more = (
            (tr("one rank up"), tr("%1 ranks up"))
            if ranks > 0
            else (tr("one rank down"), tr("%1 ranks down"))
        )
        parts.append(counted(abs(ranks), one, more))
    return fill(tr("Shift the board %1"), ", ".join(parts))


def row_words(row: RepairRow) -> tuple[str, str]:
    """Return alternatives that share a row: `Rook g3 to e6, d6 or c6`; of two edits, both."""
    words = [edit_words(row.last[0]), *(_last_word(each) for each in row.last[1:])]
    last = words[0] if len(words) == 1 else ", ".join(words[:-1]) + tr(" or ") + words[-1]
    return (last, "") if row.before is None else (edit_words(row.before), last)


def _last_word(edit: Edit) -> str:
    match edit.change:
        case MoveMan(_, target):
            return square_name(target)
        case AddMan(square, man):
            return square_name(square) if edit.kind is EditKind.ADD else man_name(man)
    return step_words(edit)


# What it makes of the problem.


def verdict_word(verdict: Verdict, keys: tuple[Move, ...], letters: Letters) -> str:
    """Return a verdict in a few words: `cooked, two keys`."""
    if verdict is Verdict.SOUND and not keys:
        return tr("sound")  # of lines, which are not named
    if verdict is Verdict.SOUND:
        return fill(tr("sound: %1!"), moves_list(keys, letters))
    if verdict is Verdict.COOKED and not keys:
        return tr("cooked")
    if verdict is Verdict.COOKED:
        return fill(tr("cooked, %1 keys"), number_word(len(keys)))
    return {
        Verdict.FEW: tr("too few solutions"),
        Verdict.NO_SOLUTION: tr("no solution"),
        Verdict.SHORT: tr("short"),
        Verdict.INVALID: tr("cannot be solved"),
    }.get(verdict, tr("not finished"))


def drop_title(answer: DropAnswer, letters: Letters) -> str:
    """Return what the verdict line says of a square: `cooked, two keys`."""
    if answer.drop is Drop.ILLEGAL:
        return tr("illegal")
    if answer.lines is not None:
        return _lines_title(answer, answer.lines)
    if answer.drop is Drop.COOKED and not answer.final:
        return fill(tr("cooked, at least %1 keys"), number_word(len(answer.keys)))
    return verdict_word(answer.verdict, answer.keys, letters)


def _lines_title(answer: DropAnswer, number: int) -> str:
    """Return what is said of a square where solutions are lines: `cooked, 3 solutions`."""
    words = lines_words(number)
    if answer.drop is Drop.COOKED and not answer.final:
        words = fill(tr("at least %1"), words)
    forms = {
        Drop.SAME: tr("sound, %1"),
        Drop.SOUND: tr("sound, %1"),
        Drop.COOKED: tr("cooked, %1"),
        Drop.FEW: tr("too few, %1"),
        Drop.SHORT: tr("short, %1"),
        Drop.UNKNOWN: tr("not finished, so far %1"),
    }
    return fill(forms.get(answer.drop, "%1"), words)


def drop_detail(answer: DropAnswer, position: Position, letters: Letters) -> str:
    """Return the second sentence of the verdict line about a square.

    Args:
        answer: what is known of it.
        position: the diagram.
        letters: the piece letters.
    """
    if answer.drop is Drop.ILLEGAL:
        return capital(_why_illegal(answer, position)) + "."
    if answer.comparison is not None:
        return capital(changes_words(answer.comparison)) + "."
    if answer.lines is not None:
        return ""
    if answer.drop in (Drop.COOKED, Drop.SHORT):
        return fill(tr("%1 solve."), moves_list(answer.keys, letters))
    if answer.drop is Drop.SOUND:
        return tr("The key stays.") if answer.same_key else ""
    if answer.drop is Drop.UNKNOWN and answer.keys:
        return fill(tr("So far %1."), moves_list(answer.keys, letters))
    return ""


def drop_line(answer: DropAnswer, position: Position, letters: Letters) -> str:
    """Return what is said of a square in one line: `two keys: 1.Bb4+, 1.f8=Q+`."""
    keys = moves_list(answer.keys, letters)
    if answer.drop is Drop.ILLEGAL:
        return fill(tr("illegal: %1"), _why_illegal(answer, position))
    if answer.lines is not None:
        words = _lines_title(answer, answer.lines)
        return (
            words if answer.comparison is None else f"{words}: {changes_words(answer.comparison)}"
        )
    if answer.drop is Drop.COOKED:
        words = tr("%1 keys: %2") if answer.final else tr("at least %1 keys: %2")
        return fill(words, number_word(len(answer.keys)), keys)
    if answer.drop is Drop.SHORT:
        return fill(tr("short: %1"), keys)
    if answer.drop is Drop.UNKNOWN:
        return fill(tr("not finished, so far %1"), keys) if keys else tr("not finished")
    if answer.drop is Drop.FEW:
        return tr("too few solutions")
    if answer.drop is Drop.NO_SOLUTION:
        return tr("no solution")
    words = fill(tr("sound: %1!"), keys)
    if answer.comparison is not None:
        return f"{words} {changes_words(answer.comparison)}"
    same = tr("same key")
    return f"{words} {same}" if answer.same_key else words


def _why_illegal(answer: DropAnswer, position: Position) -> str:
    found: Iterable[Defect] = answer.defects
    if not answer.defects and answer.edit is not None:
        after = defects(answer.edit.apply(position))
        found = [each for each in after if each.severity is Severity.FATAL]
    return "; ".join(defect_words(each) for each in found)


def changes_words(found: Comparison) -> str:
    """Return what a sound position keeps, gains and loses beside the diagram."""
    if found.lines:
        return ", ".join([_lines_stay(found), *_theme_changes(found)])
    parts = []
    if found.same_key and not found.lost and not found.gained:
        parts.append(tr("same key and themes"))
    elif found.same_key:
        parts.append(tr("same key"))
    else:
        parts.append(tr("another key"))
    return ", ".join([*parts, *_theme_changes(found)])


def _lines_stay(found: Comparison) -> str:
    if found.same_key:
        return tr("the same solutions") if found.lines > 1 else tr("the same solution")
    if not found.lines_kept:
        return tr("other solutions")
    return fill(tr("%1 of %2 solutions stay"), found.lines_kept, found.lines)


def _theme_changes(found: Comparison) -> list[str]:
    parts = []
    if found.lost:
        parts.append(counted(len(found.lost), tr("one theme lost"), tr("%1 themes lost")))
    if found.gained:
        parts.append(counted(len(found.gained), tr("one theme gained"), tr("%1 themes gained")))
    return parts


def stays_words(found: Comparison) -> str:
    """Return what stays of the play in a few words."""
    if found.lines:
        return _lines_stay(found)
    if not found.defences:
        return tr("the key stays") if found.same_key else tr("another key")
    if found.same_play:
        one = tr("the one defence and its mate unchanged")
        return counted(found.defences, one, tr("all %1 defences and mates unchanged"))
    parts = []
    if found.duals:
        parts.append(counted(found.duals, tr("one dual left"), tr("%1 duals left")))
    elif found.duals_before:
        parts.append(tr("no dual left"))
    parts.append(fill(tr("%1 of %2 mates kept"), found.mates_kept, found.mates))
    return ", ".join(parts)


def play_words(found: Comparison, letters: Letters) -> str:
    """Return what stays of the play, after the key if that is another."""
    if found.same_key or found.key is None or found.lines:
        return stays_words(found)
    key = first_move_text(found.key, letters, "!")
    return f"{key}, {stays_words(found)}" if found.defences else key


# Flaws.


def flaw_title(flaw: Flaw, letters: Letters) -> str:
    """Return the move that a flaw is about."""
    defender = flaw.kind is not FlawKind.COOK
    return first_move_text(flaw.move, letters, defender=defender)


def flaw_words(flaw: Flaw, letters: Letters) -> str:
    """Return what is wrong with that move."""
    if flaw.kind is FlawKind.COOK:
        return tr("also solves")
    if flaw.kind is FlawKind.REFUTED:
        return fill(tr("refutes %1"), first_move_text(flaw.key, letters, "?"))
    if flaw.kind is FlawKind.DUAL:
        answers = ", ".join("2." + move_text(each, letters) for each in flaw.answers)
        return fill(tr("dual: %1"), answers)
    if flaw.kind is FlawKind.FLIGHT:
        return tr("flight without a set mate")
    return tr("check without a set mate")


# Needs.


def need_words(ring: Ring, letters: Letters, of_lines: bool = False) -> str:
    """Return what a man is needed for; `of_lines` where solutions are lines."""
    if of_lines:
        return _need_of_lines(ring, letters)
    moves = moves_list(ring.moves, letters)
    defences = ", ".join(first_move_text(each, letters, defender=True) for each in ring.moves)
    if ring.need is Need.NEEDED:
        reason = _reason(ring, letters)
        return fill(tr("%1; also stops %2"), reason, moves) if moves else reason
    if ring.need is Need.REFUTES:
        return fill(tr("gives %1 its refutation"), moves)
    if ring.need is Need.STOPS_COOK:
        return fill(tr("only stops the cook %1"), moves)
    if ring.need is Need.STOPS_DUAL:
        return fill(tr("only stops a dual after %1"), defences)
    return {
        Need.CAN_GO: tr("can go: key and play stay"),
        Need.SAME_KEY: tr("can go: the key stays, some play is lost"),
        Need.UNKNOWN: tr("not finished"),
    }[ring.need]


def _need_of_lines(ring: Ring, letters: Letters) -> str:
    """Return what a man is needed for where solutions are lines; the moves begin cooks."""
    if ring.need is Need.STOPS_COOK:
        return fill(tr("only stops cooks that begin with %1"), moves_list(ring.moves, letters))
    if ring.need is Need.NEEDED:
        if ring.why is Why.UNSOLVABLE:
            return tr("needed: without him it cannot be solved")
        return tr("needed: without him a solution is lost")
    if ring.need is Need.UNKNOWN:
        return tr("not finished")
    return tr("can go: all solutions stay")


def _reason(ring: Ring, letters: Letters) -> str:
    """Return what goes wrong without a man."""
    named = [first_move_text(each, letters, defender=True) for each in ring.defences]
    rest = len(named) - _NAMED
    defences = ", ".join(named[:_NAMED]) + (fill(tr(" and %1 more"), rest) if rest > 0 else "")
    words = {
        Why.UNTOLD: tr("needed"),
        Why.KEY_MAN: tr("needed: makes the key"),
        Why.UNSOLVABLE: tr("needed: without him it cannot be solved"),
        Why.FAILS: tr("needed: without him the key does not solve"),
        Why.REFUTED: tr("needed: without him no mate after %1"),
        Why.MATES: tr("needed: he mates after %1"),
        Why.CHANGES: tr("needed: without him another mate after %1"),
        Why.DEFENDS: tr("needed: his defence %1 brings a mate about"),
    }[ring.why]
    return fill(words, defences)


def pair_words(pair: Pair) -> str:
    """Return that two men can go together."""
    a, b = (square_name(square) for square in pair.squares)
    if pair.need is Need.CAN_GO:
        return fill(tr("%1 and %2 can go together"), a, b)
    return fill(tr("%1 and %2 can go together: the key stays, some play is lost"), a, b)
