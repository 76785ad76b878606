# SPDX-License-Identifier: GPL-3.0-or-later
"""The English sentences of solver and library in the language of the window.

They come as whole sentences, since files and the command line tell them, too. Here
each is known again by its form, and said in other words with the same moves and squares; one
whose form is not known stays English.
"""

from __future__ import annotations

import re
from functools import cache
from typing import Final

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from composer.gui.user.filesentences import PAGES, PLACED, thing_words
from composer.gui.words.language import fill, tr

_FAULTS: Final = (
    QT_TRANSLATE_NOOP("Faults", "expected a stipulation such as #2, =3, s#4 or h#2.5, got %1"),
    QT_TRANSLATE_NOOP("Faults", "expected 1 to %1 moves, got %2"),
    QT_TRANSLATE_NOOP("Faults", "only help play has half moves, got %1"),
    QT_TRANSLATE_NOOP("Faults", "series play has no half moves, got %1"),
    QT_TRANSLATE_NOOP("Faults", "%1 is not solved here; play such as #2, s#3 or h#2.5 is"),
    QT_TRANSLATE_NOOP("Faults", "%1 is not solved: such series have no agreed rules"),
    QT_TRANSLATE_NOOP("Faults", "no task is given; write what is asked, such as #2"),
    QT_TRANSLATE_NOOP("Faults", "%1 is too long to be solved; expected at most %2 moves"),
    QT_TRANSLATE_NOOP("Faults", "FEN: expected at most %1 characters, got %2"),
    QT_TRANSLATE_NOOP(
        "Faults",
        "FEN: expected a placement such as 8/8/8/8/8/8/8/K1k5, got nothing",
    ),
    QT_TRANSLATE_NOOP("Faults", "FEN: expected at most 6 fields, got %1"),
    QT_TRANSLATE_NOOP("Faults", "FEN, placement: expected 8 ranks parted by '/', got %1"),
    QT_TRANSLATE_NOOP("Faults", "FEN, rank %1: expected 8 squares, got %2 in %3"),
    QT_TRANSLATE_NOOP("Faults", "FEN, rank %1: expected one of KQRBNP or kqrbnp, got %2"),
    QT_TRANSLATE_NOOP("Faults", "FEN, side to move: expected w or b, got %1"),
    QT_TRANSLATE_NOOP("Faults", "FEN, castling: expected letters of KQkq or -, got %1"),
    QT_TRANSLATE_NOOP("Faults", "FEN, e.p. square: expected a square such as e4, got %1"),
    QT_TRANSLATE_NOOP("Faults", "FEN, e.p. square: no pawn can just have passed over %1"),
    QT_TRANSLATE_NOOP("Faults", "The library %1 cannot be used."),
    QT_TRANSLATE_NOOP("Faults", "There is no library %1."),
    QT_TRANSLATE_NOOP(
        "Faults",
        "There is no library %1, but what was saved in it last is still there, as %2. Put the "
        "library back beside it and open it there.",
    ),
    QT_TRANSLATE_NOOP(
        "Faults",
        "The library %1 was removed, moved or replaced while it was open; nothing was"
        " written. Open it from its new place, or another library.",
    ),
    QT_TRANSLATE_NOOP(
        "Faults",
        "The library %1 was moved while it was open. All that was saved is in it, at %2; open it "
        "there to go on.",
    ),
    QT_TRANSLATE_NOOP(
        "Faults",
        "The library %1 was removed or replaced while it was open. All that was saved in it was "
        "kept as %2; open that to go on.",
    ),
    QT_TRANSLATE_NOOP(
        "Faults",
        "Another file was copied over the library %1 while it was open; nothing more was written "
        "to it. Open it again to see what it holds.",
    ),
    QT_TRANSLATE_NOOP("Faults", "There is already a file %1; it was left as it is."),
    QT_TRANSLATE_NOOP("Faults", "%1 is not a library of problems; it was left as it is."),
    QT_TRANSLATE_NOOP(
        "Faults",
        "The library %1 is damaged; it was left as it is. If you have a backup copy, open that "
        "one; or rescue what can be read into a new library.",
    ),
    QT_TRANSLATE_NOOP(
        "Faults",
        "Problem %1 of the library %2 is damaged and cannot be read; the others can. They can be "
        "rescued into a new library.",
    ),
    QT_TRANSLATE_NOOP(
        "Faults",
        "The library %1 was written by a newer version of this program; it was left "
        "as it is. Install the newer version to open it.",
    ),
    QT_TRANSLATE_NOOP(
        "Faults",
        "The library %1 was written by an older version of this program and must be "
        "brought up to date before it can be read; open it for writing once.",
    ),
    QT_TRANSLATE_NOOP(
        "Faults",
        "The library %1 cannot be written: its folder is missing, or the file or the "
        "folder is read-only.",
    ),
    QT_TRANSLATE_NOOP("Faults", "The library %1 cannot be read: its rights do not allow it."),
    QT_TRANSLATE_NOOP(
        "Faults",
        "The name of the library %1 is too long, for files with longer names are laid beside "
        "it; choose a shorter one.",
    ),
    QT_TRANSLATE_NOOP(
        "Faults",
        "The library %1 cannot be opened: this program has as many files open as the system "
        "allows.",
    ),
    QT_TRANSLATE_NOOP(
        "Faults",
        "The library %1 could not be read or written: the disk reports an error.",
    ),
    QT_TRANSLATE_NOOP(
        "Faults",
        "The library %1 is being written by another program; try again in a moment.",
    ),
    QT_TRANSLATE_NOOP(
        "Faults",
        "The library %1 is open in another window of this program, so it can only be read "
        "here; nothing was changed. Close it there and open it again here.",
    ),
    QT_TRANSLATE_NOOP(
        "Faults",
        "The library %1 can only be read, because its file or folder is read-only; nothing "
        "was changed. To keep changes, save into another library.",
    ),
    QT_TRANSLATE_NOOP("Faults", "That collection is no longer in the library %1."),
    QT_TRANSLATE_NOOP("Faults", "There is already a collection %1; it was left as it is."),
    QT_TRANSLATE_NOOP("Faults", "A name has at least one letter; nothing was changed."),
    QT_TRANSLATE_NOOP("Faults", "That person is no longer in the library %1."),
    QT_TRANSLATE_NOOP("Faults", "There is no room left on the disk to write to the library %1."),
    QT_TRANSLATE_NOOP("Faults", "That problem is no longer in the library %1."),
    QT_TRANSLATE_NOOP(
        "Faults",
        "Unsaved work cannot be kept safe: the folder %1 cannot be written, or its disk is full.",
    ),
    QT_TRANSLATE_NOOP("Faults", "The library %1 is no longer open; nothing was changed in it."),
    QT_TRANSLATE_NOOP(
        "Faults", "%1: a diagram is written as .svg, .png, .pdf, .tex, .txt or .html."
    ),
    QT_TRANSLATE_NOOP("Faults", "A picture %1 cm wide is not possible: %2."),
    QT_TRANSLATE_NOOP("Faults", "A picture of %1 x %2 pixels would be empty."),
    QT_TRANSLATE_NOOP(
        "Faults", "A picture of %1 x %2 pixels is too large; a side may have at most %3."
    ),
    QT_TRANSLATE_NOOP("Faults", "The folder %1 cannot be made: %2."),
    QT_TRANSLATE_NOOP("Faults", "%1 cannot be removed: %2."),
    QT_TRANSLATE_NOOP("Faults", "There is no style %1; there are %2."),
    QT_TRANSLATE_NOOP("Faults", "There is no style %1 of your own."),
    QT_TRANSLATE_NOOP(
        "Faults",
        "%1 is the name of a style that comes with the program; please choose another.",
    ),
    QT_TRANSLATE_NOOP("Faults", "The pages cannot be printed there."),
    QT_TRANSLATE_NOOP("Faults", "%1 is there already."),
    QT_TRANSLATE_NOOP("Faults", "%1 is a folder, not a file."),
    QT_TRANSLATE_NOOP("Faults", "%1 cannot be written: %2."),
)


def told(sentence: str) -> str:
    """Return a sentence of the other rooms in the language of the window."""
    said = _said(sentence, _known())
    return _after_its_place(sentence) if said is None else said


def _said(sentence: str, forms: tuple[tuple[str, str], ...]) -> str | None:
    """Return a sentence in the language of the window, or None if no form fits it."""
    for context, known in forms:
        found = _form(known).fullmatch(sentence)
        if found is not None:
            words = QCoreApplication.translate(context, known)
            return fill(words, *(_reason(each) for each in found.groups()))
    return None


def _after_its_place(sentence: str) -> str:
    """Return a fault of a file or a record behind its place, such as `a.pgn, line 3: ...`."""
    lined = re.fullmatch(r"(.+) \(line (\d+)\)", sentence)
    if lined is not None:
        return fill(tr("%1 (line %2)"), told(lined[1]), lined[2])
    parts = sentence.split(": ")
    for count in range(len(parts)):
        said = _said(": ".join(parts[count:]), _known_of_files())
        if said is not None:
            place = ": ".join(parts[:count])
            named = re.sub(r", line (\d+)", lambda at: fill(tr(", line %1"), at[1]), place)
            return f"{named}: {said}" if named else said
    return sentence


@cache
def _known() -> tuple[tuple[str, str], ...]:
    """Return each known sentence after the context that its translations stand in."""
    known = [("Faults", str(each)) for each in (*_FAULTS, *PAGES)]
    return _longest_first(known)


@cache
def _known_of_files() -> tuple[tuple[str, str], ...]:
    """Return what is said after a place in a file, in the same way."""
    known = [("Files", str(each)) for each in PLACED]
    return _longest_first([*known, *(("Faults", str(each)) for each in _FAULTS)])


def _longest_first(known: list[tuple[str, str]]) -> tuple[tuple[str, str], ...]:
    """Put those with the most words first, since one with few fits many sentences."""
    return tuple(sorted(known, key=lambda pair: -len(re.sub("%[1-9]", "", pair[1]))))


@cache
def _form(sentence: str) -> re.Pattern[str]:
    """Return what a sentence looks like when its places are filled."""
    return re.compile(re.sub("%[1-9]", "(.+?)", re.escape(sentence)))


def _reason(text: str) -> str:
    """Return why something could not be written; any other text as it is."""
    return {
        "the folder does not exist": tr("the folder does not exist"),
        "a part of its path is a file, not a folder": tr(
            "a part of its path is a file, not a folder"
        ),
        "writing is not allowed there": tr("writing is not allowed there"),
        "the disk can only be read": tr("the disk can only be read"),
        "the disk is full": tr("the disk is full"),
        "the name is too long": tr("the name is too long"),
        "its name has a character that no file's name can have": tr(
            "its name has a character that no file's name can have"
        ),
    }.get(text) or thing_words(text)
