# SPDX-License-Identifier: GPL-3.0-or-later
"""The analysis' sentences, known again and said in the language of the window."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
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


def written() -> Iterator[str]:
    """Every sentence of quality and economy, as the sources write it, with places filled."""
    for path in (*sorted(_ANALYSIS.glob("judging_*.py")), _ANALYSIS / "economy.py"):
        tree = ast.parse(path.read_text("utf-8"))
        outer = {
            id(part)
            for each in ast.walk(tree)
            if isinstance(each, ast.Expr)
            for part in ast.walk(each)
            if isinstance(part, ast.Constant)
        }
        inner = {
            id(part)
            for each in ast.walk(tree)
            if isinstance(each, ast.JoinedStr)
            for part in ast.walk(each)
            if part is not each
        }
        for each in ast.walk(tree):
            if isinstance(each, ast.JoinedStr) and id(each) not in inner:
                text = "".join(
                    str(part.value) if isinstance(part, ast.Constant) else "{}"
                    for part in each.values
                )
            elif isinstance(each, ast.Constant) and isinstance(each.value, str):
                text = "" if id(each) in outer | inner else each.value
            else:
                continue
            if text.endswith("."):
                yield (
                    text.replace("different mate{}", "different mates")
                    .replace("{} is", "The black rook on d4 is")
                    .replace("{} only", "The black rook on d4 only")
                    .replace("{} could", "The black rook on d4 could")
                    .replace("{}", "X1")
                )


def test_every_sentence_of_quality_and_economy_is_known() -> None:
    sentences = list(written())
    assert len(sentences) > 40
    forms = [_form(known) for _, known in _known()]
    assert not [each for each in sentences if not any(f.fullmatch(each) for f in forms)]


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
        "There are 2 threats, told apart by the defences: 2.Qd4#/2.Nf3#.",
        "The white bishop on a1 takes part in none of 5 mates.",
        "The white bishop on a1 takes no part in the only mate.",
        "On average 67 % of White's men take part in a mate.",
        "What nobody has ever written.",
    ],
)
def test_english_stays_as_it_was_written(sentence: str, qapp: QApplication) -> None:
    assert told(sentence) == sentence


@pytest.mark.parametrize(
    ("language", "sentence", "words"),
    [
        ("it", "The key takes d4 and e5 from the king.", "La chiave toglie al re d4 e e5."),
        (
            "de",
            "Black errs in 3 ways: self-block, flight and self-pin.",
            "Schwarz schadet sich auf 3 Arten: Block, Flucht und Selbstfesselung.",
        ),
        (
            "de",
            "The black rook on d4 could be a bishop.",
            "Es genügte ein schwächerer Stein: schwarzer Turm auf d4, stattdessen Läufer.",
        ),
        (
            "it",
            "/a/b.svg cannot be written: the disk is full.",
            "/a/b.svg non si può scrivere: il disco è pieno.",
        ),
        ("it", "There is no library /a and b/c.", "L'archivio /a and b/c non esiste."),
        ("it", "Rich play: 7 different mates.", "Gioco ricco: 7 matti diversi."),
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
