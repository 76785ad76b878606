# SPDX-License-Identifier: GPL-3.0-or-later
"""Rows and cells of the correspondences in words."""

from __future__ import annotations

from composer.analysis.courses.correspondences import Common, Correspondences, Recurrence, Row
from composer.analysis.courses.judgement import half_move_labels, numeral
from composer.analysis.courses.roles import Holder, Role, RoleKind
from composer.analysis.twinstudy import FormsStudy
from composer.gui.panels.lines.columns import label_words
from composer.gui.words.language import fill, in_figures, tr
from composer.notation.letters import Letters
from composer.notation.moves import MoveText
from composer.problem.forms import form_head
from composer.problem.men import SIDES, Colour, Kind
from composer.problem.squares import square_name
from composer.problem.stipulation import Stipulation
from composer.said.signs import NOTHING

_STANDING = (
    RoleKind.GUARDS,
    RoleKind.CHECKS,
    RoleKind.PINS,
    RoleKind.PINNED,
    RoleKind.TAKEN_STANDING,
)


def row_words(row: Row, mates: bool = True) -> str:
    """Return the name of a row; `mates` says whether the last moves mate."""
    if isinstance(row.about, Role):
        return _role_words(row.about, mates)
    squares = " ".join(square_name(square) for square in row.squares)
    return {
        Common.REPEATED: tr("Repeated move"),
        Common.SAME_MATE: tr("Same mate"),
        Common.ARRIVES: fill(tr("Moves to %1"), squares),
    }[row.about]


def _role_words(role: Role, mates: bool) -> str:
    """Return what men of a colour do; a neutral man is of neither side."""
    words = {
        RoleKind.TAKEN_STANDING: (
            tr("White man taken where it stands"),
            tr("Black man taken where it stands"),
            tr("Neutral man taken where it stands"),
        ),
        RoleKind.MOVES_TAKEN: (
            tr("White man moves, then is taken"),
            tr("Black man moves, then is taken"),
            tr("Neutral man moves, then is taken"),
        ),
        RoleKind.TAKES_TAKEN: (
            tr("White man takes, then is taken"),
            tr("Black man takes, then is taken"),
            tr("Neutral man takes, then is taken"),
        ),
        RoleKind.TAKEN_BY_MATE: (
            tr("White man falls in the mate"),
            tr("Black man falls in the mate"),
            tr("Neutral man falls in the mate"),
        ),
        RoleKind.TAKEN: (
            tr("White man taken"),
            tr("Black man taken"),
            tr("Neutral man taken"),
        ),
        RoleKind.TAKES_BACK: (
            tr("White takes back"),
            tr("Black takes back"),
            tr("Neutral man takes back"),
        ),
        RoleKind.PROMOTES: (
            tr("White promotes"),
            tr("Black promotes"),
            tr("Neutral pawn promotes"),
        ),
        RoleKind.CASTLES: (
            tr("White castles"),
            tr("Black castles"),
            tr("Neutral king castles"),
        ),
        RoleKind.LAST_MOVE: (tr("Mates") if mates else tr("Makes the last move"),),
        RoleKind.CHECKS: (tr("Checks from behind"),),
        RoleKind.PINS: (tr("Pins in the mate"),),
        RoleKind.PINNED: (tr("Is pinned in the mate"),),
        RoleKind.GUARDS: (tr("Guards in the mate"),),
        RoleKind.BLOCKS: (tr("Comes to block"),),
    }[role.kind]
    return words[(*SIDES, Colour.NEUTRAL).index(role.colour) if len(words) > 1 else 0]


def cell_words(
    found: Correspondences, row: Row, place: int, letters: Letters, asked: Stipulation | None
) -> str:
    """Return a cell in words: who, and where or by which move; a dash where nobody."""
    cell = row.cells[place]
    if not cell.holders:
        return NOTHING
    course, half = found.courses[place], asked is not None and asked.half
    words = ", ".join(
        _holder_words(row, holder, course.man_at_home(holder.who).kind, letters)
        for holder in cell.holders
    )
    if cell.place >= 0:
        label = label_words(
            half_move_labels(course.moves, half, asked, course.diagram.turn)[cell.place]
        )
        return f"{label} {words}"
    return words


def _holder_words(row: Row, holder: Holder, kind: Kind, letters: Letters) -> str:
    man = "" if kind is Kind.PAWN else letters.letter(kind)
    role = row.about.kind if isinstance(row.about, Role) else None
    stands = role in _STANDING
    move = holder.move
    if move is None or stands:
        return man + square_name(holder.square)
    if move.castling is not None:
        return MoveText.of(move).text(letters, mark=False)
    if move.consequences is not None:
        return move.full(letters.letter)
    between = "-" if move.capture is None else "x"
    promoted = "" if move.promotion is None else "=" + letters.letter(move.promotion)
    return f"{man}{square_name(move.origin)}{between}{square_name(move.target)}{promoted}"


def hint_words(found: Correspondences, row: Row, place: int) -> str:
    """Say in words what the look of a cell means."""
    cell = row.cells[place]
    if cell.recurrence is Recurrence.EXCHANGED:
        return fill(tr("exchanged: man %1 plays this part here"), cell.letter)
    if cell.recurrence is Recurrence.OTHER_SQUARE:
        return tr("the same man, on another square")
    return ""


def exchange_count_words(count: int) -> str:
    """Return how many groups of men exchange functions."""
    if not count:
        return ""
    return in_figures(count, tr("one exchange"), tr("%1 exchanges", "", count))


def form_names(forms: FormsStudy) -> tuple[str, ...]:
    """Return the names of the solutions of twins: `a)`, `b)`, or `a) I`, `a) II`, `b)`."""
    names = []
    for part, number in forms.places:
        head = form_head(forms.letters[part])
        several = len(forms.studies[part].numbers) > 1
        names.append(f"{head} {numeral(number)}".lstrip() if several else head or numeral(number))
    return tuple(names)


def compared_words(names: tuple[str, ...]) -> str:
    """Return the names of the solutions that are compared: `I and II`."""
    if len(names) < 2:
        return "".join(names)
    if len(names) > 4:
        return fill(tr("%1 to %2", "solutions"), names[0], names[-1])
    return fill(tr("%1 and %2"), ", ".join(names[:-1]), names[-1])
