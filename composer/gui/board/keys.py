# SPDX-License-Identifier: GPL-3.0-or-later
"""What the keyboard means on the board: arrows and ends for the cursor, letters for men."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QInputEvent, QKeyEvent

from composer.gui.board.gesture import Held
from composer.notation.letters import Letters
from composer.problem.men import ORTHODOX_KINDS, Colour, Kind, Man

LETTERS: Final[Mapping[str, Kind]] = {
    "K": Kind.KING,
    "Q": Kind.QUEEN,
    "R": Kind.ROOK,
    "B": Kind.BISHOP,
    "N": Kind.KNIGHT,
    "S": Kind.KNIGHT,
    "P": Kind.PAWN,
}

# Steps of the cursor as (columns, rows) on the screen; 7 goes to the end of the line.
_STEPS: Final = {
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Right: (1, 0),
    Qt.Key.Key_Up: (0, -1),
    Qt.Key.Key_Down: (0, 1),
    Qt.Key.Key_Home: (-7, 0),
    Qt.Key.Key_End: (7, 0),
    Qt.Key.Key_PageUp: (0, -7),
    Qt.Key.Key_PageDown: (0, 7),
}
# Ways of getting the focus after which its place is shown.
BY_KEYBOARD: Final = (
    Qt.FocusReason.TabFocusReason,
    Qt.FocusReason.BacktabFocusReason,
    Qt.FocusReason.ShortcutFocusReason,
)
_TAKE_OFF: Final = (Qt.Key.Key_Delete, Qt.Key.Key_Backspace)
_CHORDS: Final = (
    Qt.KeyboardModifier.ControlModifier
    | Qt.KeyboardModifier.AltModifier
    | Qt.KeyboardModifier.MetaModifier
)


# The keys that change a drag while they are held down.
HELD: Final = {
    Qt.Key.Key_Control: Qt.KeyboardModifier.ControlModifier,
    Qt.Key.Key_Shift: Qt.KeyboardModifier.ShiftModifier,
    Qt.Key.Key_Alt: Qt.KeyboardModifier.AltModifier,
}


def held_keys(modifiers: Qt.KeyboardModifier) -> Held:
    """Return what the keys held down mean for a gesture."""
    control = bool(modifiers & Qt.KeyboardModifier.ControlModifier)
    shift = bool(modifiers & Qt.KeyboardModifier.ShiftModifier)
    alt = bool(modifiers & Qt.KeyboardModifier.AltModifier)
    # Many desktops keep Alt and a drag for moving windows, so there is a second way.
    return Held(copying=control, exchanging=alt or (control and shift), adding=shift)


def held_with(event: QInputEvent) -> Held:
    """Return what the keys held down with an event mean for a gesture."""
    return held_keys(event.modifiers())


def held_after(event: QKeyEvent, pressed: bool) -> Held:
    """Return what is held down once one of `HELD` was pressed or let go.

    Platforms do not agree whether the event of such a key counts the key itself.
    """
    own = HELD[Qt.Key(event.key())]
    return held_keys(event.modifiers() | own if pressed else event.modifiers() & ~own)


def is_plain(event: QKeyEvent) -> bool:
    """Return whether no Control, Alt or Meta is held: chords belong to the window."""
    return not event.modifiers() & _CHORDS


def step_of(event: QKeyEvent) -> tuple[int, int] | None:
    """Return the step of the cursor that a key means, or None."""
    return _STEPS.get(Qt.Key(event.key())) if is_plain(event) else None


def capitals(letters: Letters) -> dict[str, Kind]:
    """Return the capitals that place men: English ones, S as well as N, and the language's."""
    keys = {"N": Kind.KNIGHT, "S": Kind.KNIGHT}
    keys.update({kind.letter: kind for kind in ORTHODOX_KINDS})
    keys.update({_key(kind, letters): kind for kind in ORTHODOX_KINDS})
    return keys


def key_of(man: Man, letters: Letters) -> str:
    """Return the letter that puts a man: a capital for White, a small one for Black."""
    letter = _key(man.kind, letters)
    return letter.upper() if man.colour is Colour.WHITE else letter.lower()


def _key(kind: Kind, letters: Letters) -> str:
    """Return the capital for a kind: of two letters the second, as the first is another man's."""
    letter = letters.letter(kind)
    if not letter.isalpha():  # figurines are on no keyboard
        return kind.letter
    return letter if kind.row is not None else letter[-1].upper()


def letter_of(event: QKeyEvent) -> str:
    """Return the sign that a key writes; empty of a chord, and of a key that writes none."""
    text = event.text()
    return text if is_plain(event) and len(text) == 1 else ""


def man_named(letter: str, letters: Mapping[str, Kind] = LETTERS) -> Man | None:
    """Return the man that a letter names: capitals are White's, as in FEN."""
    kind = letters.get(letter.upper())
    if kind is None:
        return None
    return Man.of(Colour.WHITE if letter.isupper() else Colour.BLACK, kind)


def takes_off(event: QKeyEvent) -> bool:
    """Return whether a key empties the square."""
    return is_plain(event) and event.key() in _TAKE_OFF


def selects(event: QKeyEvent) -> bool:
    """Return whether a key takes the man on the cursor's square into the selection, or out."""
    return event.key() == Qt.Key.Key_Space and (
        event.modifiers() == Qt.KeyboardModifier.ShiftModifier
    )


def is_lift(event: QKeyEvent) -> bool:
    """Return whether a key lifts or drops; Control copies, with Shift it exchanges."""
    return event.key() == Qt.Key.Key_Space and not event.modifiers() & (
        Qt.KeyboardModifier.AltModifier | Qt.KeyboardModifier.MetaModifier
    )


def is_ours(event: QKeyEvent) -> bool:
    """Return whether a board means something by a key that is no letter of a man."""
    return step_of(event) is not None or takes_off(event) or is_lift(event)
