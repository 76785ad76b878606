# SPDX-License-Identifier: GPL-3.0-or-later
"""The analysis' sentences, known again and said in the language of the window."""

from __future__ import annotations

import re
from itertools import count
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from composer.gui.threads.librarian import LibraryLeft
from composer.gui.user.sentences import _form, _known, told
from composer.gui.words.translator import SourceTranslator, source_of
from composer.library.drafts.autosave import DraftsUnwritable
from composer.library.file import faults as faults_of_the_library
from composer.library.file.faults import LibraryFault
from composer.problem.fen import FenError, parse_fen
from composer.problem.stipulation import StipulationError, parse_stipulation

_ANALYSIS = Path(__file__).resolve().parents[2] / "composer" / "analysis"


def test_faults_of_the_library_and_of_texts_are_known(tmp_path: Path) -> None:
    known = {source for _, source in _known()}
    faults = [
        DraftsUnwritable,
        LibraryLeft,
        *(f for f in vars(faults_of_the_library).values() if _is_fault(f)),
    ]
    assert len(faults) > 10
    assert {_numbered(each.sentence) for each in faults} <= known
    for text in ("#x", "#0", "#2.5", "x#2"):
        with pytest.raises(StipulationError) as said:
            parse_stipulation(text)
        assert any(_form(each).fullmatch(str(said.value)) for each in known), text
    for text in (
        "",
        "8/8 w",
        "9/8/8/8/8/8/8/8",
        "8/8/8/8/8/8/8/7 w",
        "8/8/8/8/8/8/8/8 x",
        "8/8/8/8/8/8/8/8 w X",
        "8/8/8/8/8/8/8/8 w - z9",
        "8/8/8/8/8/8/8/8 w - e6",
    ):
        with pytest.raises(FenError) as wrong:
            parse_fen(text)
        assert any(_form(each).fullmatch(str(wrong.value)) for each in known), text


def _numbered(sentence: str) -> str:
    """Return a sentence with its places numbered as they come."""
    places = count(1)
    return re.sub(r"\{path\}|\{detail\}", lambda _: f"%{next(places)}", sentence)


def _is_fault(found: object) -> bool:
    return isinstance(found, type) and issubclass(found, LibraryFault)


def test_each_form_is_the_first_that_fits_it() -> None:
    for _, known in _known():
        filled = known.replace("%1", "X1").replace("%2", "X2").replace("%3", "X3")
        first = next(each for _, each in _known() if _form(each).fullmatch(filled))
        assert first == known


@pytest.mark.parametrize(
    "sentence",
    [
        "There is no library /a.",
        "What nobody has ever written.",
    ],
)
def test_english_stays_as_it_was_written(sentence: str, qapp: QApplication) -> None:
    assert told(sentence) == sentence


@pytest.mark.parametrize(
    ("language", "sentence", "words"),
    [
        (
            "it",
            "/a/b.svg cannot be written: the disk is full.",
            "/a/b.svg non si può scrivere: il disco è pieno.",
        ),
        ("it", "There is no library /a and b/c.", "L'archivio /a and b/c non esiste."),
        ("it", "What nobody has ever written.", "What nobody has ever written."),
    ],
)
def test_sentences_are_said_in_the_language(
    language: str, sentence: str, words: str, qapp: QApplication
) -> None:
    translator = SourceTranslator(source_of(language) or "")
    qapp.installTranslator(translator)
    said = told(sentence)
    qapp.removeTranslator(translator)
    assert said == words
