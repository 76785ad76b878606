# SPDX-License-Identifier: GPL-3.0-or-later
"""A problem from a text that was copied somewhere: every form is tried, by looking."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from typing import Final

from composer.formats.entry import Entry, Fault, entry_or_fault
from composer.formats.fenlines import parse_fenline, uncommented
from composer.formats.jsonlines import entry_of
from composer.formats.latex import looks_like_latex, read_latex
from composer.formats.manlines import looks_like_men, read_manlines
from composer.formats.olv import read_document
from composer.formats.pgn import read_pgn
from composer.formats.popeye.reading import read_popeye
from composer.formats.popeye.words import tongue_of
from composer.formats.yacpdb import unwrapped
from composer.formats.yamltext import documents
from composer.problem.stipulation import Stipulation
from composer.said.sentence import Sentence, as_it_is, joined, said, sentence_of

LONGEST: Final = 200_000
"""Characters that are looked at."""

_PGN: Final = re.compile(r'^\s*\[\s*\w+\s+"', re.MULTILINE)
_YAML: Final = re.compile(r"^\s*(algebraic|stipulation)\s*:", re.MULTILINE)
_POPEYE: Final = re.compile(
    r"^\s*(pie(c(es?)?)?|forsyth|stip(ulation)?)\b", re.IGNORECASE | re.MULTILINE
)

Lines = list[tuple[int, str]]


class PastedError(ValueError):
    """A text in which no form found a problem.

    Attributes:
        tried: pairs of a form's name and what is wrong for it.
    """

    def __init__(self, tried: tuple[tuple[Sentence, Sentence], ...]) -> None:
        each = (said("{form}: {wrong}", form=form, wrong=wrong) for form, wrong in tried)
        super().__init__(said("{each}", each=joined(each, "; ")))
        self.tried = tried


def read_pasted(text: str, default: Stipulation) -> Entry:
    """Return the first problem of a text; `default` is asked where it does not say.

    Raises:
        PastedError: there is none; it says what was tried, and what was wrong each time.
    """
    text = text[:LONGEST].lstrip("\ufeff")
    tried: list[tuple[Sentence, Sentence]] = []
    for name, read in _forms(text):
        found = read(text, default)
        if isinstance(found, Entry):
            return found
        tried.append((name, found.message))
    raise PastedError(tuple(tried))


def _forms(text: str) -> Iterator[tuple[Sentence, Callable[[str, Stipulation], Entry | Fault]]]:
    """Yield the forms that a text looks like; a FEN, if nothing else."""
    first = next((line for line in text.splitlines() if uncommented(line)), "")
    looks = (
        (as_it_is("JSON"), _is_json(text), _json),
        (as_it_is("PGN"), _PGN.search(text) is not None, _first_of(read_pgn)),
        (as_it_is("YAML"), _YAML.search(text) is not None, _yaml),
        (as_it_is("Popeye"), _is_popeye(text, first), _first_of(read_popeye)),
        (as_it_is("LaTeX"), looks_like_latex(text), _first_of(read_latex)),
        (said("list of men"), looks_like_men(first), _first_of(read_manlines)),
    )
    seen = False
    for name, likely, read in looks:
        if likely:
            seen = True
            yield name, read
    if not seen or "/" in first:
        yield as_it_is("FEN"), _fen


def _is_popeye(text: str, first: str) -> bool:
    begins = bool(first.split()) and tongue_of(first.split()[0]) is not None
    return begins or _POPEYE.search(text) is not None


def _is_json(text: str) -> bool:
    return re.match(r"\s*(\{|\[\s*\{)", text) is not None


def _fen(text: str, default: Stipulation) -> Entry | Fault:
    lines = ((n, uncommented(line)) for n, line in _lines(text))
    number, line = next(((n, line) for n, line in lines if line), (1, ""))
    return entry_or_fault(number, parse_fenline, line, number, default)


def _json(text: str, default: Stipulation) -> Entry | Fault:
    try:
        value, _ = json.JSONDecoder().raw_decode(text.lstrip())
        if isinstance(value, list) and value:
            value = value[0]
        return entry_of(next(unwrapped(value), value), 1, default)
    except json.JSONDecodeError as error:
        return Fault(
            error.lineno, said("{reason} in line {line}", reason=error.msg, line=error.lineno)
        )
    except (ValueError, RecursionError) as error:
        return Fault(1, sentence_of(error))


def _yaml(text: str, default: Stipulation) -> Entry | Fault:
    fault = Fault(1, said("no problem"))
    for line, document in documents(_lines(text)):
        for found in read_document(document, line, default):
            if isinstance(found, Entry):
                return found
            fault = found
    return _placed(fault)


def _first_of(
    read: Callable[[Lines, Stipulation], Iterator[Entry | Fault]],
) -> Callable[[str, Stipulation], Entry | Fault]:
    def first(text: str, default: Stipulation) -> Entry | Fault:
        fault: Fault | None = None
        for found in read(_lines(text), default):
            if isinstance(found, Entry):
                return found
            fault = fault or found
        return _placed(fault or Fault(1, said("no problem")))

    return first


def _placed(fault: Fault) -> Fault:
    return Fault(fault.line, said("{wrong} (line {line})", wrong=fault.message, line=fault.line))


def _lines(text: str) -> Lines:
    return list(enumerate(re.split(r"\r\n?|\n", text), start=1))
