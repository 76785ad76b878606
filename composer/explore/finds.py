# SPDX-License-Identifier: GPL-3.0-or-later
"""What a search finds: plain values that travel between processes and into files."""

from __future__ import annotations

import heapq
from collections.abc import Iterable, Mapping
from dataclasses import asdict, dataclass, fields

Rank = tuple[int, ...]
_LATER = ("solutions", "shape", "models", "matched", "only", "line", "engine")


@dataclass(frozen=True, slots=True)
class Find:
    """A candidate that holds all that was demanded, confirmed by the full solver.

    Attributes:
        turn: when it was tried; the same in every run of the same search.
        fen: the position.
        key: its key as UCI.
        key_text: its key in short notation with English letters.
        themes: ids of the themes found, elements left aside.
        men: the number of men.
        changes: how many men differ from the diagram.
        variations: defences with a single mate.
        duals: full defences with more than one mate.
        changed: defences with mates changed from the set play.
        tries: tries that do not check.
        solutions: of help play and series, how many there are; `key` is then the first move of
            the first of them. Likewise the next three.
        shape: how they branch, such as `2.1.1.1`; empty where they branch unevenly.
        models: how many end in a model mate.
        matched: at how many half-moves all of them have the same effects.
        only: of studies, how many moves of White in a row are the only ones.
        line: these, with Black's answers, as UCI with a blank between.
        engine: the engine that saw some of it; empty where tables prove it.
    """

    turn: int
    fen: str
    key: str
    key_text: str
    themes: tuple[str, ...] = ()
    men: int = 0
    changes: int = 0
    variations: int = 0
    duals: int = 0
    changed: int = 0
    tries: int = 0
    solutions: int = 0
    shape: str = ""
    models: int = 0
    matched: int = 0
    only: int = 0
    line: str = ""
    engine: str = ""

    @property
    def rank(self) -> Rank:
        """What the better of two has less of: duals, then themes and play missing, then men."""
        return (
            self.duals,
            -self.only,
            -len(self.themes),
            -self.models,
            -self.matched,
            -self.changed,
            -self.variations,
            self.men,
            self.changes,
            self.turn,
        )

    def to_object(self) -> dict[str, object]:
        """Return the find as plain values that JSON knows."""
        return {**asdict(self), "themes": list(self.themes)}

    @classmethod
    def from_object(cls, found: Mapping[str, object]) -> Find:
        """Return a find from the plain values of `to_object`.

        Raises:
            ValueError: something is missing or of another kind.
        """
        values: dict[str, object] = {}
        for field in fields(cls):
            missing = field.default if field.name in _LATER else None  # finds of before have none
            value = found.get(field.name, missing)
            wanted = {"int": int, "str": str}.get(str(field.type), list)
            if not isinstance(value, wanted) or isinstance(value, bool):
                raise ValueError(f"a find without a proper {field.name}")
            values[field.name] = tuple(map(str, value)) if isinstance(value, list) else value
        return cls(**values)  # type: ignore[arg-type]


@dataclass(frozen=True, slots=True)
class Tally:
    """How many candidates came to what.

    Attributes:
        passed: no position of their own: men would meet, or the same comes elsewhere.
        refused: positions that were not solved: no position, too many men.
        unsound: solved, and not sound.
        sound: sound, with or without all that was demanded.
        found: sound with all that was demanded.
        unfinished: given up for lack of time; nothing is known of them.
        other_key: of the sound ones, how many have another key than demanded; likewise the next.
        impossible: how many cannot arise in a game, or need promoted men.
        lacks_play: how many have too few variations, tries, changes or model mates, or duals.
        lacks_theme: how many lack a theme, the rest being as demanded.
    """

    passed: int = 0
    refused: int = 0
    unsound: int = 0
    sound: int = 0
    found: int = 0
    unfinished: int = 0
    other_key: int = 0
    impossible: int = 0
    lacks_play: int = 0
    lacks_theme: int = 0

    @property
    def tried(self) -> int:
        """All candidates that had their turn."""
        return self.passed + self.tested

    @property
    def tested(self) -> int:
        """Candidates with a position of their own: those that count for the speed."""
        return self.refused + self.unsound + self.sound + self.unfinished

    def __add__(self, other: Tally) -> Tally:
        return Tally(*(getattr(self, f.name) + getattr(other, f.name) for f in fields(Tally)))


class Best:
    """The best finds so far, never more than a given number: a search may find millions."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._heap: list[tuple[Rank, Find]] = []  # the worst kept is first

    def add(self, finds: Iterable[Find]) -> None:
        """Take finds in, and let the worst go where there are too many."""
        for find in finds:
            entry = (tuple(-part for part in find.rank), find)
            if len(self._heap) < self._most:
                heapq.heappush(self._heap, entry)
            elif entry[0] > self._heap[0][0]:
                heapq.heapreplace(self._heap, entry)

    def ranked(self) -> tuple[Find, ...]:
        """Return what is kept, the best first."""
        return tuple(sorted((find for _, find in self._heap), key=lambda find: find.rank))
