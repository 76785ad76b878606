# SPDX-License-Identifier: GPL-3.0-or-later
"""What a search came to, kept on the disk: what was asked, which turns were made, the finds.

Of a find the position alone is kept: read again it is proved again, so that nothing is shown that
the solver of today does not find. A file is locked while a search writes to it.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping
from contextlib import closing
from dataclasses import asdict, dataclass
from datetime import UTC, datetime
from itertools import groupby
from pathlib import Path
from typing import Any, Final

from composer.composing.finds import Find, Tally
from composer.composing.prover import Prover
from composer.composing.turns import Done
from composer.files.beside import write_beside
from composer.files.sessionlock import SessionLock
from composer.gui.composing.wanted import Wanted
from composer.problem.fen import parse_fen
from composer.solver.options import Token
from composer.solver.session import Session

END: Final = ".composing.json"
MOST: Final = 40
_LOCK_END: Final = ".composing.lock"
_DAMAGE: Final = (ValueError, KeyError, TypeError, AttributeError, RecursionError)


@dataclass(frozen=True, slots=True)
class Kept:
    """A search that ran.

    Attributes:
        path: its file.
        wanted: what was asked.
        tally: what was tried.
        made: the turns that were made.
        finds: turn and position of each find.
        written_at: when it was last worked on, in UTC.
    """

    path: Path
    wanted: Wanted
    tally: Tally
    made: frozenset[int]
    finds: tuple[tuple[int, str], ...]
    written_at: datetime

    def proved(self, token: Token) -> tuple[Done, ...]:
        """Return the turns with their finds, each proved again.

        Raises:
            Cancelled: it was stopped.
        """
        first = Done(min(self.made, default=0), self.tally, ())
        by_turn: dict[int, list[Find]] = {}
        with closing(Session(table_megabytes=16, threads=1)) as session:
            prover = Prover(self.wanted.ask, session, token)
            for turn, fen in self.finds:
                position = parse_fen(fen)
                proof = prover.prove(position)
                if proof is not None:
                    by_turn.setdefault(turn, []).append(prover.find(turn, position, proof))
        others = (turn for turn in sorted(self.made) if turn != first.number)
        dones = [first, *(Done(turn, Tally(), ()) for turn in others)]
        return tuple(Done(d.number, d.tally, tuple(by_turn.get(d.number, ()))) for d in dones)


class Keeper:
    """Writes what a search came to; used by the thread that searches."""

    def __init__(self, path: Path, wanted: Wanted) -> None:
        self.path, self._wanted = path, wanted
        self._lock = SessionLock.take_if_free(_lock_of(path))
        self._made: set[int] = set()
        self._tally = Tally()

    @property
    def is_ours(self) -> bool:
        """Whether no other program writes to the file."""
        return self._lock is not None

    def note(self, done: Done) -> None:
        """Take in a turn that was made."""
        self._made.add(done.number)
        self._tally += done.tally

    def write(self, best: Iterable[Find]) -> None:
        """Write all that was noted, with these finds.

        Raises:
            OSError: it cannot be written.
        """
        values = {
            "composing": 1,
            "wanted": self._wanted.to_object(),
            "tally": asdict(self._tally),
            "made": list(_ranges(self._made)),
            "finds": [[find.turn, find.fen] for find in best],
        }
        write_beside(self.path, f"{json.dumps(values)}\n".encode())

    def close(self) -> None:
        """Let the file go."""
        if self._lock is not None:
            self._lock.release()
            self._lock = None


def new_path(folder: Path) -> Path:
    """Return where a new search is kept.

    Raises:
        OSError: the folder cannot be made.
    """
    folder.mkdir(parents=True, exist_ok=True)
    return folder / f"{datetime.now(UTC).strftime('%Y%m%d-%H%M%S-%f')}{END}"


def read_kept(path: Path) -> Kept:
    """Read what a search came to.

    Raises:
        OSError: it cannot be read.
        ValueError: it is not what was written.
    """
    try:
        values: Mapping[str, Any] = json.loads(path.read_text("utf-8"))
        made = (range(first, last + 1) for first, last in values["made"])
        return Kept(
            path,
            Wanted.of_object(values["wanted"]),
            Tally(**{name: int(number) for name, number in values["tally"].items()}),
            frozenset(turn for turns in made for turn in turns),
            tuple((int(turn), str(fen)) for turn, fen in values["finds"]),
            datetime.fromtimestamp(path.stat().st_mtime, UTC),
        )
    except _DAMAGE as error:
        raise ValueError(f"{path}: {error}") from error


def past(folder: Path) -> tuple[Kept, ...]:
    """Return the searches that ran and are not under way, the newest first."""
    found: list[Kept] = []
    for path in sorted(folder.glob(f"*{END}"), reverse=True)[:MOST]:
        lock = SessionLock.take_if_free(_lock_of(path))
        if lock is None:
            continue
        lock.release()
        try:
            found.append(read_kept(path))
        except (OSError, ValueError):
            continue
    return tuple(found)


def _lock_of(path: Path) -> Path:
    return path.with_name(path.name.removesuffix(END) + _LOCK_END)


def _ranges(numbers: Iterable[int]) -> Iterator[tuple[int, int]]:
    for _, group in groupby(enumerate(sorted(numbers)), key=lambda pair: pair[1] - pair[0]):
        together = [number for _, number in group]
        yield together[0], together[-1]
