# SPDX-License-Identifier: GPL-3.0-or-later
"""The program's translations, each read once for all tests of a process."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from functools import cache

from PySide6.QtCore import QCoreApplication

from composer.gui.words.translator import SourceTranslator, read_source, source_of

Message = tuple[str, str, str]
"""Context, sentence and comment."""


@cache
def text_of(language: str) -> str:
    """Return the translations of a language, as they come with the program."""
    text = source_of(language)
    assert text is not None
    return text


@cache
def forms_of(language: str) -> Mapping[Message, tuple[str, ...]]:
    """Return each message of a language in its forms."""
    return read_source(text_of(language))


@cache
def _known(language: str) -> SourceTranslator:
    return SourceTranslator(text_of(language))


@contextmanager
def speaking(language: str) -> Iterator[None]:
    """Let the application speak a language."""
    application = QCoreApplication.instance()
    assert application is not None
    translator = _known(language)
    application.installTranslator(translator)
    try:
        yield
    finally:
        application.removeTranslator(translator)
