# SPDX-License-Identifier: GPL-3.0-or-later
"""Faults of files, pasted texts and searches, said in the language of the window."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from composer.diagrams.style.template import TemplateError, check_template
from composer.formats import sniff
from composer.formats.entry import FormatError
from composer.formats.pasting import PastedError, read_pasted
from composer.formats.sniff import read_problems
from composer.gui.user.filesentences import thing_words
from composer.gui.user.sentences import _known_of_files, _said, told
from composer.gui.words.translator import SourceTranslator, source_of
from composer.problem.stipulation import TWO_MOVER

_COMPOSER = Path(__file__).resolve().parents[2] / "composer"
_FAULTS = {"RecordError", "FormatError", "YamlError", "TemplateError"}
_OTHERS_SAY = ("X1", "X1: X1", "stipulation: X1", "Stipulation: X1", "Twins: X1", "twins: X1")
"""Faults that pass on what somebody else said of a part of the record."""


@pytest.fixture
def italian(qapp: QApplication) -> Iterator[None]:
    """The application speaks Italian."""
    translator = SourceTranslator(source_of("it") or "")
    qapp.installTranslator(translator)
    yield
    qapp.removeTranslator(translator)


def written() -> Iterator[str]:
    """Every fault that the sources raise over a file or a caption line, with places filled."""
    sources = [
        *sorted((_COMPOSER / "formats").glob("*.py")),
        _COMPOSER / "diagrams/style/template.py",
    ]
    for path in sources:
        for call in ast.walk(ast.parse(path.read_text("utf-8"))):
            if not isinstance(call, ast.Call) or not isinstance(call.func, ast.Name):
                continue
            if call.func.id in _FAULTS:
                yield from filter(None, map(filled, call.args))


def filled(words: ast.expr) -> str:
    """Return a literal with `X1` where something is put in; empty if it is none."""
    if isinstance(words, ast.Constant) and isinstance(words.value, str):
        return words.value
    if not isinstance(words, ast.JoinedStr):
        return ""
    text = "".join(
        str(part.value) if isinstance(part, ast.Constant) else "X1" for part in words.values
    )
    return text.replace("after the FEN, X1", "after the FEN, got X1")


def is_known(fault: str) -> bool:
    """Tell whether a fault is known as a whole, or behind the field that it names first."""
    parts = fault.split(": ")
    rests = (": ".join(parts[count:]) for count in range(len(parts)))
    return any(_said(rest, _known_of_files()) is not None for rest in rests)


def test_every_fault_of_a_file_or_caption_line_is_known() -> None:
    faults = list(written())
    assert len(faults) > 60
    own = [each for each in faults if each not in _OTHERS_SAY]
    leading = "there are"  # the export window tells the fields of a caption itself
    assert not [each for each in own if not is_known(each) and leading not in each]


def test_kinds_of_files_have_words(italian: None) -> None:
    kinds = [kind for _, kind in sniff._MAGIC]
    assert not [each for each in (*kinds, sniff.EXPECTED) if thing_words(each) == each]


def test_a_fault_stands_behind_its_place(tmp_path: Path, italian: None) -> None:
    path = tmp_path / "a: b.txt"
    path.write_text("\nnonsense\n", "utf-8")
    with pytest.raises(FormatError) as fault:
        read_problems(path)
    said = told(str(fault.value))
    assert said.startswith(f"{path}, riga 2: attesa una FEN, non 'nonsense'; si leggono ")
    path.write_bytes(b"\x89PNG...")
    with pytest.raises(FormatError) as fault:
        read_problems(path)
    assert told(str(fault.value)).startswith(f"{path}: questo è un'immagine (PNG); si leggono ")


def test_what_is_wrong_with_pasted_text_is_said(italian: None) -> None:
    with pytest.raises(PastedError) as fault:
        read_pasted('[White "x"]\n\n1. e4 *\n', TWO_MOVER)
    said = [told(wrong) for _, wrong in fault.value.tried]
    assert said
    assert not [each for each in said if "expected" in each or "problem" in each.split()]


@pytest.mark.parametrize("text", ["{authors", "[a", "a}", "a]", "[[[[[[[[[[[[["])
def test_what_is_wrong_with_a_caption_line_is_said(text: str, italian: None) -> None:
    with pytest.raises(TemplateError) as fault:
        check_template(text)
    assert told(str(fault.value)) != str(fault.value)


def test_english_stays_as_it_was_written(qapp: QApplication) -> None:
    for each in ("a.pgn, line 3: the file is empty", "no problem (line 4)", "x: y: z"):
        assert told(each) == each
