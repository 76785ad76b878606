# SPDX-License-Identifier: GPL-3.0-or-later
"""The English sentences of analysis, solver and library in the language of the window.

They come as whole sentences, since files and the command line tell them, too. Here
each is known again by its form, and said in other words with the same moves and squares; one
whose form is not known stays English.
"""

from __future__ import annotations

import re
from functools import cache
from typing import Final

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from composer.gui.board.words import man_name
from composer.gui.user.filesentences import PAGES, PLACED, thing_words
from composer.gui.words.language import fill, tr
from composer.problem.men import Man

_SENTENCES: Final = (
    # Soundness and key.
    QT_TRANSLATE_NOOP("Analysis", "There is no solution."),
    QT_TRANSLATE_NOOP("Analysis", "A first move mates at once."),
    QT_TRANSLATE_NOOP("Analysis", "More than one key: %1."),
    QT_TRANSLATE_NOOP("Analysis", "The key %1 captures in passing: the last move needs proof."),
    QT_TRANSLATE_NOOP("Analysis", "The key %1 checks."),
    QT_TRANSLATE_NOOP("Analysis", "The key %1 takes a pawn."),
    QT_TRANSLATE_NOOP("Analysis", "The key %1 takes a %2."),
    QT_TRANSLATE_NOOP("Analysis", "The key gives %1 and takes %2."),
    QT_TRANSLATE_NOOP("Analysis", "The key takes %1 from the king."),
    QT_TRANSLATE_NOOP("Analysis", "The key gives the king %1."),
    QT_TRANSLATE_NOOP("Analysis", "In the diagram no mate is provided for %1."),
    QT_TRANSLATE_NOOP("Analysis", "The key leaves Black %1 moves of %2."),
    QT_TRANSLATE_NOOP("Analysis", "The key pins the black man on %1."),
    QT_TRANSLATE_NOOP("Analysis", "The key's man can be taken by %1."),
    QT_TRANSLATE_NOOP("Analysis", "The key lets Black check by %1."),
    QT_TRANSLATE_NOOP("Analysis", "The key gives up White's guard of %1."),
    QT_TRANSLATE_NOOP("Analysis", "The key puts White's man on %1 into a pin."),
    QT_TRANSLATE_NOOP("Analysis", "The key %1 brings a man into play that had nothing to do."),
    # Play.
    QT_TRANSLATE_NOOP("Analysis", "Dual after %1: %2."),
    QT_TRANSLATE_NOOP("Analysis", "There is no dual."),
    QT_TRANSLATE_NOOP("Analysis", "There are %1 threats, told apart by the defences: %2."),
    QT_TRANSLATE_NOOP("Analysis", "There are %1 threats, not all forced alone: %2."),
    QT_TRANSLATE_NOOP("Analysis", "%1 answers %2 of %3 defences."),
    QT_TRANSLATE_NOOP("Analysis", "The play is short: 1 different mate."),
    QT_TRANSLATE_NOOP("Analysis", "The play is short: %1 different mates."),
    QT_TRANSLATE_NOOP("Analysis", "Rich play: %1 different mates."),
    QT_TRANSLATE_NOOP("Analysis", "%1 different mates."),
    QT_TRANSLATE_NOOP("Analysis", "Set mates are changed after %1."),
    QT_TRANSLATE_NOOP(
        "Analysis", "Set mates are lost without a single mate in their place after %1."
    ),
    QT_TRANSLATE_NOOP("Analysis", "Symmetric play: %1."),
    QT_TRANSLATE_NOOP("Analysis", "All %1 tries fail to %2."),
    QT_TRANSLATE_NOOP("Analysis", "%1 tries with quiet refutations, %2 different ones."),
    QT_TRANSLATE_NOOP("Analysis", "One try with a quiet refutation."),
    QT_TRANSLATE_NOOP("Analysis", "One try fails to a check or the capture of its man."),
    QT_TRANSLATE_NOOP("Analysis", "%1 tries fail to a check or the capture of their man."),
    QT_TRANSLATE_NOOP("Analysis", "Black errs in %1 ways: %2."),
    QT_TRANSLATE_NOOP("Analysis", "Model mates: %1."),
    # Construction and economy.
    QT_TRANSLATE_NOOP("Analysis", "A miniature: %1 men."),
    QT_TRANSLATE_NOOP("Analysis", "A Meredith: %1 men."),
    QT_TRANSLATE_NOOP("Analysis", "A heavy position: %1 men."),
    QT_TRANSLATE_NOOP("Analysis", "%1 has promoted force among %2."),
    QT_TRANSLATE_NOOP("Analysis", "The white %1 on %2 takes part in none of %3 mates."),
    QT_TRANSLATE_NOOP("Analysis", "The white %1 on %2 takes no part in the only mate."),
    QT_TRANSLATE_NOOP("Analysis", "On average %1 % of White's men take part in a mate."),
    QT_TRANSLATE_NOOP(
        "Analysis", "The %1 on %2 is unnecessary: without it key, mates, set play and tries stay."
    ),
    QT_TRANSLATE_NOOP("Analysis", "The %1 on %2 could be a %3."),
    QT_TRANSLATE_NOOP(
        "Analysis",
        "The %1 on %2 only gives defences of its own, with mates that others give too.",
    ),
    QT_TRANSLATE_NOOP("Analysis", "The %1 on %2 is there for set play or tries only."),
    QT_TRANSLATE_NOOP("Analysis", "The %1 on %2 only stops another key."),
    QT_TRANSLATE_NOOP("Analysis", "The %1 on %2 only stops duals."),
)


_PROOFS: Final = (
    QT_TRANSLATE_NOOP("Proofs", "Black correction of the man on %1: random %2, correcting %3."),
    QT_TRANSLATE_NOOP("Proofs", "In set play there is no mate after %1."),
    QT_TRANSLATE_NOOP("Proofs", "%1 waits: nothing is threatened."),
    QT_TRANSLATE_NOOP("Proofs", "%1 has the single threat %2."),
    QT_TRANSLATE_NOOP("Proofs", "%1 threatens %2."),
    QT_TRANSLATE_NOOP("Proofs", "Self-block: %1."),
    QT_TRANSLATE_NOOP("Proofs", "%1 changed mates - %2."),
    QT_TRANSLATE_NOOP("Proofs", "Changed mates - %1."),
    QT_TRANSLATE_NOOP("Proofs", "Transferred mate - %1."),
    QT_TRANSLATE_NOOP("Proofs", "Mutate - %1."),
    QT_TRANSLATE_NOOP("Proofs", "%1: on %2 Black shuts off the man on %3."),
    QT_TRANSLATE_NOOP("Proofs", "Unguard: %1."),
    QT_TRANSLATE_NOOP("Proofs", "%1 gives the king %2."),
    QT_TRANSLATE_NOOP("Proofs", "%1 takes %2 from the king."),
    QT_TRANSLATE_NOOP("Proofs", "%1 gives %2 and takes %3."),
    QT_TRANSLATE_NOOP("Proofs", "%1 lets Black check by %2."),
    QT_TRANSLATE_NOOP("Proofs", "White's line opened: %1."),
    QT_TRANSLATE_NOOP("Proofs", "Battery mate: %1."),
    QT_TRANSLATE_NOOP("Proofs", "Battery play: %1."),
    QT_TRANSLATE_NOOP("Proofs", "Indirect battery: %1."),
    QT_TRANSLATE_NOOP("Proofs", "Masked battery: %1."),
    QT_TRANSLATE_NOOP("Proofs", "The king fires a battery: %1."),
    QT_TRANSLATE_NOOP("Proofs", "The man on %1 fires to %2."),
    QT_TRANSLATE_NOOP("Proofs", "%1 makes the battery of %2, fired by %3."),
    QT_TRANSLATE_NOOP("Proofs", "Black checks: %1."),
    QT_TRANSLATE_NOOP("Proofs", "Cross-check: %1."),
    QT_TRANSLATE_NOOP("Proofs", "Cross-checks: %1."),
    QT_TRANSLATE_NOOP("Proofs", "Double check: %1."),
    QT_TRANSLATE_NOOP("Proofs", "Mate by pin: %1."),
    QT_TRANSLATE_NOOP("Proofs", "Mate by promotion: %1."),
    QT_TRANSLATE_NOOP("Proofs", "Model mate: %1."),
    QT_TRANSLATE_NOOP("Proofs", "%1 lies in ambush: %2 opens its line."),
    QT_TRANSLATE_NOOP("Proofs", "%1 offers the man where it could not be taken before: %2."),
    QT_TRANSLATE_NOOP("Proofs", "White shuts his own line: %1."),
    QT_TRANSLATE_NOOP("Proofs", "Drawn off the guard: %1."),
    QT_TRANSLATE_NOOP("Proofs", "The king pins his own man: %1."),
    QT_TRANSLATE_NOOP("Proofs", "Every black move is answered by mate already in set play."),
    QT_TRANSLATE_NOOP("Proofs", "The key goes to the corner %1."),
    QT_TRANSLATE_NOOP("Proofs", "The key is castling."),
    QT_TRANSLATE_NOOP("Proofs", "The key promotes a pawn to a %1."),
    QT_TRANSLATE_NOOP("Proofs", "The king makes the key %1."),
    QT_TRANSLATE_NOOP("Proofs", "The key %1 goes back: %2."),
    QT_TRANSLATE_NOOP("Proofs", "Black unpins his own man: %1."),
    QT_TRANSLATE_NOOP("Proofs", "%1 unpins the black man on %2."),
    QT_TRANSLATE_NOOP("Proofs", "%1 pins the black man on %2."),
    QT_TRANSLATE_NOOP("Proofs", "White's man unpinned: %1."),
    QT_TRANSLATE_NOOP("Proofs", "Indirect unpin: %1."),
    QT_TRANSLATE_NOOP("Proofs", "Self-pin: %1."),
    QT_TRANSLATE_NOOP("Proofs", "Half-pin of the men on %1: %2."),
    QT_TRANSLATE_NOOP("Proofs", "%1 on %2: %3 shuts off the man on %4 (%5), %6 that on %7 (%8)."),
    QT_TRANSLATE_NOOP("Proofs", "%1 on %2: %3, the man on %4 is shut off."),
    QT_TRANSLATE_NOOP("Proofs", "%1: Black opens the line of %2 and closes that of %3."),
    QT_TRANSLATE_NOOP("Proofs", "There are no pawns."),
    QT_TRANSLATE_NOOP("Proofs", "There is no set play."),
    QT_TRANSLATE_NOOP("Proofs", "The man on %1 guards %2 and must choose."),
    QT_TRANSLATE_NOOP("Proofs", "Dombrovskis paradox: %1."),
    QT_TRANSLATE_NOOP("Proofs", "Black's promotions are told apart: %1."),
    QT_TRANSLATE_NOOP("Proofs", "Black promotes on %1 to all four: %2."),
    QT_TRANSLATE_NOOP("Proofs", "White promotes to all four: %1."),
    QT_TRANSLATE_NOOP("Proofs", "The knight on %1 has eight moves, all answered by mate."),
    QT_TRANSLATE_NOOP("Proofs", "The knight on %1 makes a wheel: eight different mates."),
    QT_TRANSLATE_NOOP("Proofs", "%1 moves defend on %2: %3."),
    QT_TRANSLATE_NOOP("Proofs", "Dual avoidance: %1, not %2; %3, not %4."),
    QT_TRANSLATE_NOOP("Proofs", "On the square of the key %1 White also tries %2."),
    QT_TRANSLATE_NOOP("Proofs", "The key's man tries %1."),
    QT_TRANSLATE_NOOP("Proofs", "The two threats are separated: %1."),
    QT_TRANSLATE_NOOP("Proofs", "The king has %1 flights: %2."),
    QT_TRANSLATE_NOOP("Proofs", "Each black move forces one of the threats."),
)

_FAULTS: Final = (
    QT_TRANSLATE_NOOP("Faults", "expected a stipulation such as #2, =3, s#4 or h#2.5, got %1"),
    QT_TRANSLATE_NOOP("Faults", "expected 1 to %1 moves, got %2"),
    QT_TRANSLATE_NOOP("Faults", "only help play has half moves, got %1"),
    QT_TRANSLATE_NOOP("Faults", "%1 is not solved yet; direct play such as #2 or =3 is"),
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
            plain = context in ("Faults", "Files")  # a path is nobody's to translate
            part = _reason if plain else _part
            return fill(words, *(part(each) for each in found.groups()))
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
    known = [("Analysis", str(each)) for each in _SENTENCES]
    known += [("Proofs", str(each)) for each in _PROOFS]
    known += [("Faults", str(each)) for each in (*_FAULTS, *PAGES)]
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


def _part(text: str) -> str:
    """Return the words among the moves and squares of a list in the window's language."""
    words = {
        **{man.name.lower().replace("_", " "): man_name(man) for man in Man},
        "and": tr("and", "between the last two of a list"),
        "threatens": tr("threatens"),
        "more": tr("more", "moves than those named"),
        "the try": tr("the try"),
        "set play": tr("set play"),
        "the actual play": tr("the actual play"),
        "or a": tr("or a", "before a kind of man"),
        "White": tr("White"),
        "Black": tr("Black"),
        "queen": tr("queen"),
        "rook": tr("rook"),
        "bishop": tr("bishop"),
        "knight": tr("knight"),
        "pawn": tr("pawn"),
        "self-block": tr("self-block"),
        "interference": tr("interference"),
        "unguard": tr("unguard"),
        "line opening": tr("line opening"),
        "self-pin": tr("self-pin"),
        "flight": tr("flight", "a move of the black king"),
    }
    return re.sub(rf"(?<!\S)(?:{'|'.join(words)})(?![\w-])", lambda found: words[found[0]], text)


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
