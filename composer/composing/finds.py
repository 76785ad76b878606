# SPDX-License-Identifier: GPL-3.0-or-later
"""What a composing search finds, and the best of it, three of each idea."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, fields

from composer.said.plain import plain, read_sentence
from composer.said.sentence import NOTHING, Sentence

KEPT_OF_EACH = 3
"""Finds that are kept of one idea."""

Idea = tuple[str, ...]
"""The moves that prove the theme, by their squares: finds with the same are of one idea."""


@dataclass(frozen=True, slots=True)
class Find:
    """A sound problem that shows the theme with the core.

    Attributes:
        turn: in which turn it was found; the same in every run of the same search.
        fen: the position.
        key: the key by its squares.
        key_text: the key in short notation.
        men: how many men there are.
        added: the men added: letter and square, White's in capitals.
        theme: the theme's id.
        proof: why it is one.
        idea: the moves of the proof.
        fatal: ids of the points that cost a distinction.
        flaws: ids of lesser flaws and blemishes.
        merits: ids of merits.
        themes: ids of all themes found, elements left aside.
        whole_core: whether every man of the core takes part in the proof.
        roles: what each of the men added is for, in their order.
    """

    turn: int
    fen: str
    key: str
    key_text: str
    men: int
    added: tuple[str, ...]
    theme: str
    proof: Sentence = NOTHING
    idea: Idea = ()
    fatal: tuple[str, ...] = ()
    flaws: tuple[str, ...] = ()
    merits: tuple[str, ...] = ()
    themes: tuple[str, ...] = ()
    whole_core: bool = True
    roles: tuple[Sentence, ...] = ()

    @property
    def points(self) -> frozenset[str]:
        """The ids of all that speaks against it."""
        return frozenset((*self.fatal, *self.flaws))

    @property
    def rank(self) -> tuple[int, ...]:
        """What the better of two has less of."""
        return (
            not self.whole_core,
            len(self.fatal),
            2 * len(self.flaws) - len(self.merits),
            self.men,
            -len(self.themes),
            self.turn,
        )

    @property
    def cluster(self) -> Idea:
        """What finds of one idea have in common: where the key goes, and the theme's moves."""
        return (self.key[2:], *self.idea)

    def to_object(self) -> dict[str, object]:
        """Return the find as plain values that JSON knows, sentences as English text."""
        values = {each.name: getattr(self, each.name) for each in fields(self)}
        told = {"proof": str(self.proof), "roles": [str(role) for role in self.roles]}
        return {
            name: list(value) if isinstance(value, tuple) else value
            for name, value in {**values, **told}.items()
        }

    def to_journal(self) -> dict[str, object]:
        """Return the find as plain values, its sentences such that they are read again."""
        roles = [plain(role) for role in self.roles]
        return {**self.to_object(), "proof": plain(self.proof), "roles": roles}

    @classmethod
    def from_journal(cls, found: Mapping[str, object]) -> Find:
        """Return a find from the plain values of `to_journal`.

        Raises:
            ValueError: something is missing or of another kind.
        """
        roles = found.get("roles")
        if not isinstance(roles, list):
            raise ValueError("a find without roles")
        values: dict[str, object] = {
            "proof": read_sentence(found.get("proof")),
            "roles": tuple(map(read_sentence, roles)),
        }
        added = found.get("added")
        if not isinstance(added, list) or len(roles) != len(added):
            raise ValueError("a find with roles of other men")
        for field in fields(cls):
            if field.name in values:
                continue
            value = found.get(field.name)
            wanted = {"int": int, "str": str, "bool": bool}.get(str(field.type), list)
            if type(value) is not wanted:
                raise ValueError(f"a find without a proper {field.name}")
            values[field.name] = tuple(map(str, value)) if isinstance(value, list) else value
        return cls(**values)  # type: ignore[arg-type]


@dataclass(frozen=True, slots=True)
class Tally:
    """How many positions were tried, and what ended most.

    Attributes:
        turns: the climbs that were made.
        tried: positions looked at.
        impossible: no position: men in the way, or a king in check.
        no_key: the key that was meant could not be played.
        refuted: Black had replies without a mate.
        other_play: the theme's lines were missing.
        cooked: other first moves solve.
        whole: sound, with the lines that the theme wishes for.
        unproved: of those, no finds.
        proved: of those, finds, the same ones counted each time.
        no_theme: of the unproved, without the theme by its detector, the core in its proof.
        heavy: of the unproved, with too many men.
        illegal: of the unproved, no game leads there.
        flawed: of the unproved, with a flaw that is forbidden.
        repeated: of the unproved, a position that no find may repeat.
        unset: turns for which no position was found to begin with, or no geometry is known.
    """

    turns: int = 0
    tried: int = 0
    impossible: int = 0
    no_key: int = 0
    refuted: int = 0
    other_play: int = 0
    cooked: int = 0
    whole: int = 0
    unproved: int = 0
    proved: int = 0
    no_theme: int = 0
    heavy: int = 0
    illegal: int = 0
    flawed: int = 0
    repeated: int = 0
    unset: int = 0

    @property
    def themed(self) -> int:
        """How many sound positions show the theme, finds or not."""
        return self.whole - self.no_theme

    def __add__(self, other: Tally) -> Tally:
        return Tally(*(getattr(self, f.name) + getattr(other, f.name) for f in fields(self)))


class Archive:
    """The best finds, at most three of each idea, none that only adds men to another."""

    def __init__(self) -> None:
        self._ideas: dict[Idea, list[Find]] = {}

    def add(self, finds: Iterable[Find]) -> list[Find]:
        """Take finds in; return those that are new and kept."""
        kept: list[Find] = []
        for find in finds:
            known = self._ideas.setdefault(find.cluster, [])
            men = set(find.added)
            if any(
                set(other.added) < men or (set(other.added) == men and other.turn <= find.turn)
                for other in known
            ):
                continue
            # Those beyond the third stay: they bar what only adds men to them, whoever comes first.
            known[:] = sorted(
                [*(other for other in known if not men <= set(other.added)), find],
                key=lambda each: each.rank,
            )
            if find in known[:KEPT_OF_EACH]:
                kept.append(find)
        return kept

    def ranked(self) -> tuple[Find, ...]:
        """Return the finds, the best first, the best of each idea before the next of any."""
        rows = [
            ((place, *find.rank), find)
            for known in self._ideas.values()
            for place, find in enumerate(known[:KEPT_OF_EACH])
        ]
        return tuple(find for _, find in sorted(rows, key=lambda row: row[0]))
