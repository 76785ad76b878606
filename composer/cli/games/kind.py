# SPDX-License-Identifier: GPL-3.0-or-later
"""What commands ask of a problem of a game that is no chess, whatever kind of game it is."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from composer.cli.stopping import stopping
from composer.diagrams.files.forms import Format
from composer.rules.book import Rules, written_value
from composer.rules.historic.chance import NOT_GIVEN
from composer.solver.deadline import Deadline
from composer.solver.games.solve import MOST_LINES
from composer.solver.options import Token

if TYPE_CHECKING:
    from composer.diagrams.style.style import DiagramStyle
    from composer.diagrams.writing.diagrams import AnyAnswer, Output
    from composer.games.record import AnyGame

Progress = Callable[[str], None]


def _silent(_: str) -> None:
    """Show no progress."""


@dataclass(frozen=True, slots=True)
class Solved:
    """What was found of a problem.

    Attributes:
        found: as JSON.
        page: as a page of text.
        words: in one line.
    """

    found: dict[str, Any]
    page: str
    words: str = ""


class Game(ABC):
    """A problem of a game, or odds: one kind of game is one class."""

    @property
    @abstractmethod
    def rules(self) -> Rules:
        """The book of the game, and what is chosen in it."""

    @abstractmethod
    def solved(
        self, token: Token, most_lines: int = MOST_LINES, progress: Progress = _silent
    ) -> Solved:
        """Solve it.

        Raises:
            GameError: it has no task, or cannot be solved.
        """

    @abstractmethod
    def turns(self) -> list[str]:
        """Return the turns of the player to move.

        Raises:
            BadInput: there are none to be listed.
            GameError: nobody can move.
        """

    @abstractmethod
    def content(self, form: Format, style: DiagramStyle, output: Output, *, told: bool) -> bytes:
        """Return the file of its diagram.

        Args:
            form: of the file.
            style: how it looks.
            output: what is wanted beside.
            told: whether the solution is printed below.

        Raises:
            BadInput: it is not drawn so.
            DiagramFault: it cannot be drawn.
            GameError: it cannot be solved.
        """


def drawn(
    problem: AnyGame,
    solve: Callable[[Token], AnyAnswer],
    form: Format,
    style: DiagramStyle,
    output: Output,
    *,
    told: bool,
) -> bytes:
    """Return the file of a problem's diagram; `solve` finds the solution where it is told."""
    from composer.diagrams.writing.diagrams import game_content

    answer = None
    if problem.task is not None and (told or form is Format.HTML):
        with for_a_diagram() as token:
            answer = solve(token)
    return game_content(problem, form, style, answer, output)


@contextmanager
def for_a_diagram() -> Iterator[Token]:
    """Give a token for the search whose outcome is printed below a diagram."""
    from composer.diagrams.pages.entry import MOST_SECONDS

    token = Token()
    with stopping(token), Deadline(token, MOST_SECONDS):
        yield token


def rules_line(rules: Rules, *, whole: bool = False) -> str:
    """Return the game and what is chosen in it; `whole` with what is not chosen but holds."""
    named = {option.id for option in rules.book.options if option.value_names != NOT_GIVEN}
    held = [(name, value) for name, value in rules.chosen().items() if name in named or value]
    chosen = held if whole else rules.options
    return ", ".join([rules.book.name(), *(f"{n}={written_value(value)}" for n, value in chosen)])
