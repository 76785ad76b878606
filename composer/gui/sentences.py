# SPDX-License-Identifier: GPL-3.0-or-later
"""The analysis' English sentences in the language of the window.

The analysis writes whole sentences, since files and the command line tell them, too. Here
each is known again by its form, and said in other words with the same moves and squares; one
whose form is not known stays English.
"""

from __future__ import annotations

import re
from functools import cache
from typing import Final

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from composer.gui.board.words import man_name
from composer.gui.language import fill, tr
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
    QT_TRANSLATE_NOOP("Analysis", "%1 tries fail to a check or the capture of their man."),
    QT_TRANSLATE_NOOP("Analysis", "Black errs in %1 ways: %2."),
    QT_TRANSLATE_NOOP("Analysis", "Model mates: %1."),
    # Construction and economy.
    QT_TRANSLATE_NOOP("Analysis", "A miniature: %1 men."),
    QT_TRANSLATE_NOOP("Analysis", "A Meredith: %1 men."),
    QT_TRANSLATE_NOOP("Analysis", "A heavy position: %1 men."),
    QT_TRANSLATE_NOOP("Analysis", "%1 has promoted force among %2."),
    QT_TRANSLATE_NOOP("Analysis", "The white %1 on %2 takes part in none of %3 mates."),
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


def told(sentence: str) -> str:
    """Return a sentence of the analysis in the language of the window."""
    for known in map(str, _SENTENCES):
        found = _form(known).fullmatch(sentence)
        if found is not None:
            words = QCoreApplication.translate("Analysis", known)
            return fill(words, *(_part(each) for each in found.groups()))
    return sentence


@cache
def _form(sentence: str) -> re.Pattern[str]:
    """Return what a sentence looks like when its places are filled."""
    return re.compile(re.sub("%[1-9]", "(.+?)", re.escape(sentence)))


def _part(text: str) -> str:
    """Return the words among the moves and squares of a list in the window's language."""
    words = {
        **{man.name.lower().replace("_", " "): man_name(man) for man in Man},
        "and": tr("and", "between the last two of a list"),
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
