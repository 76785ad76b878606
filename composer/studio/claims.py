# SPDX-License-Identifier: GPL-3.0-or-later
"""A problem put to the solver: what was found, and where that is not what its sender says."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from typing import Final

from composer.analysis.twins import Part
from composer.diagrams.pages.entry import entry_of
from composer.diagrams.pages.solved import solved_parts_of
from composer.library.classify.worker import finding_of_parts, solved_parts
from composer.library.records.details import NOTHING
from composer.notation.letters import Letters, letters_beside, letters_of
from composer.notation.printed import Extent, PrintOptions
from composer.notation.spans import Line
from composer.notation.verdictline import in_letters
from composer.problem.forms import form_head
from composer.problem.problem import Problem
from composer.said.sentence import Sentence, as_it_is, counted, said
from composer.solver.options import Token
from composer.solver.session import Session
from composer.solver.solution import Verdict

SECONDS: Final = 10.0
"""How long a problem of more than two moves is solved at most."""

_MEGABYTES: Final = 32


@dataclass(frozen=True, slots=True)
class Tried:
    """What the solver found of a problem.

    Attributes:
        told: of each part its letter, empty for the diagram alone, and the sentence about it, its
            moves in the letters asked for.
        sound: whether it is sound, with all its twins; None where that is not known.
        complete: whether all was looked for, to its end.
        lines: the solution as it is printed.
        against: where that contradicts what its sender says, or what should be looked at.
    """

    told: tuple[tuple[str, Sentence], ...]
    sound: bool | None
    complete: bool
    lines: tuple[Line, ...] = ()
    against: tuple[Sentence, ...] = ()

    def verdict(self, word: Callable[[Sentence], str] = str) -> str:
        """Return the sentence about all parts; `word` says one in the reader's language."""
        return "; ".join(
            f"{_head(letter)} {word(sentence)}" if letter else word(sentence)
            for letter, sentence in self.told
        )


_DECIDED: Final = {each.value for each in Verdict} - {
    Verdict.UNDECIDED.value,
    Verdict.UNTRIED.value,
    Verdict.PROVED.value,
    Verdict.DEPENDS.value,
}


def tried(
    problem: Problem,
    language: str = "en",
    seconds: float = SECONDS,
    begun: Callable[[Token], object] = lambda _: None,
) -> Tried:
    """Solve a problem with all its twins, and compare that with the solution it came with.

    Args:
        problem: the problem.
        language: of the letters of moves, and of the printed solution.
        seconds: how long more than a mate in two may take.
        begun: called with the token of each search as it begins, for who may cancel it.
    """
    session = Session(_MEGABYTES, threads=1)
    try:
        parts, cut = solved_parts(problem, seconds, session, begun=begun)
    finally:
        session.close()
    finding = finding_of_parts(problem, parts, round(seconds) if cut else 0)
    options = PrintOptions.of(
        language, compact=True, set_play=Extent.THEMATIC, tries=Extent.THEMATIC
    )
    bare = replace(problem, extras=())  # the solution that came with it must not stand for ours
    solved = solved_parts_of(problem, parts)
    is_open = finding.verdict not in _DECIDED or not finding.complete
    details = finding.details or NOTHING
    return Tried(
        tuple((part.letter, _sentence(part, letters_of(language))) for part in parts),
        None if is_open else finding.verdict == Verdict.SOUND.value,
        finding.complete,
        entry_of(bare, solved, options).lines,
        tuple(_against(details.printed, details.duals or 0)),
    )


def _head(letter: str) -> str:
    head = form_head(letter)
    return head if head.endswith(")") else f"{head}:"


def _sentence(part: Part, letters: Letters) -> Sentence:
    if part.solution is None:
        return part.note
    beside = letters_beside(letters, (man for _, man in part.solution.position))
    found = in_letters(part.solution.message, part.solution.keys, beside)
    return found if isinstance(found, Sentence) else as_it_is(str(found))


def _against(printed: str, duals: int) -> Iterator[Sentence]:
    if printed:
        yield said("the sender's key {key} does not solve", key=printed)
    if duals:
        yield counted(duals, "one defence has a dual", "{count} defences have duals")
