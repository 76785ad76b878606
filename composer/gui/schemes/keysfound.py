# SPDX-License-Identifier: GPL-3.0-or-later
"""What the key finder has found, and its cards: folded, marked, with near misses and patches."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field

from composer.analysis.schemes.keyorder import RankedKey, folded
from composer.analysis.schemes.keysearch import (
    MOST_CARDS,
    MOST_NEAR,
    Listed,
    PatchesEnd,
    Rested,
    Tried,
    is_plain,
    is_quiet,
    near_misses,
)
from composer.analysis.schemes.moves import described
from composer.analysis.schemes.nearmisses import Patched
from composer.analysis.schemes.sentences import (
    cook_sentence,
    cooked,
    edit_sentence,
    first_text,
    key_facts,
    key_move,
    no_key_sentences,
    try_sentence,
)
from composer.analysis.schemes.tries import Cook, NoKey, Try
from composer.analysis.schemes.work import SchemeWork
from composer.gui.aids.editrows import Tag, Tone
from composer.gui.schemes.cards import (
    Card,
    CardArrow,
    CardKind,
    fold,
    heading,
    more_note,
    note,
    replacing,
    tags_of,
)
from composer.gui.words.language import capital, fill, grouped, in_figures, tr
from composer.gui.words.sentences import worded
from composer.notation.letters import Letters
from composer.problem.move import Mark
from composer.problem.position import Position
from composer.problem.squares import square_name
from composer.problem.stipulation import TWO_MOVER, Stipulation
from composer.said.sentence import Notation, said
from composer.solver.schemeplay import number_of
from composer.solver.solution import Verdict

_MOST_TRIES = 2  # named on a card

CAPTURES, MARKED, NEAR, PATCHES = "captures", "marked", "near", "patches"
"""The folds."""


@dataclass
class KeysFound:
    """What is known of the keys to a position.

    Attributes:
        after: the position.
        asked: what is asked of the diagrams.
        rows: all keys; None before they are known.
        tried: in longer play, how many diagrams were tried so far.
        left: how many were not.
        why: why there is none; None where there are, or before it is known.
        tries: the tries beside keys, by the move taken back.
        cooks: the cooks of near misses, by the move taken back.
        patched: near misses made sound.
        patches_done: whether all of those are known.
        patches_cut: whether there may be more, which were not looked for.
        open: the folds that are open.
        chosen: of keys whose man may come from several squares the place of the chosen one.
    """

    after: Position
    asked: Stipulation = TWO_MOVER
    rows: tuple[RankedKey, ...] | None = None
    tried: int = 0
    left: int = 0
    why: NoKey | None = None
    tries: dict[object, tuple[Try, ...]] = field(default_factory=dict)
    cooks: dict[object, tuple[Cook, ...]] = field(default_factory=dict)
    patched: list[Patched] = field(default_factory=list)
    patches_done: bool = False
    patches_cut: bool = False
    open: frozenset[str] = frozenset()
    chosen: Mapping[object, int] = field(default_factory=dict)

    def take(self, find: object) -> None:
        """Take a find."""
        match find:
            case Listed(rows, tried, left):
                self.rows, self.tried, self.left = rows, tried, left
                if not left and not any(is_quiet(row) and is_plain(row) for row in self._sound):
                    self.open |= {PATCHES}
            case NoKey():
                self.why = find
            case Tried(row, tries):
                self.tries[_name(row)] = tries
            case Rested(row, cooks):
                self.cooks[_name(row)] = cooks
            case Patched():
                self.patched.append(find)
            case PatchesEnd(cut):
                self.patches_done, self.patches_cut = True, cut

    @property
    def quiet(self) -> tuple[RankedKey, ...]:
        """The quiet keys without a mark against them."""
        return tuple(row for row in self._sound if is_quiet(row) and is_plain(row))

    @property
    def by_capture(self) -> tuple[RankedKey, ...]:
        """Those that take somebody."""
        return tuple(row for row in self._sound if not is_quiet(row) and is_plain(row))

    @property
    def marked(self) -> tuple[RankedKey, ...]:
        """Those with White in check, with promoted force, or to whose diagram no game leads."""
        return tuple(row for row in self._sound if not is_plain(row))

    @property
    def _sound(self) -> tuple[RankedKey, ...]:
        return tuple(row for row in self.rows or () if row.key.is_sound)

    def cards(self, letters: Letters) -> tuple[Card, ...]:
        """Return all as cards."""
        if self.rows is None:
            return ()
        cards = list(self._key_cards(self.quiet, letters))
        if not self.quiet and not self.left:
            cards += self._reasons(letters)
        cards += self._folded(CAPTURES, self._folded_words(CAPTURES), letters)
        cards += self._folded(MARKED, self._folded_words(MARKED), letters)
        cards += self._folded(NEAR, self._folded_words(NEAR), letters)
        if self.left:
            words = tr("%1 diagrams were tried, %2 not yet …")
            return (*cards, note(fill(words, grouped(self.tried), grouped(self.left))))
        cards += self._patch_cards(letters)
        return tuple(cards)

    def _reasons(self, letters: Letters) -> Iterator[Card]:
        yield heading(tr("No key") if not self.by_capture else tr("No quiet key"))
        if self.why is not None:
            for sentence in no_key_sentences(self.after, self.why, SchemeWork(self.asked)):
                yield note(f"{capital(worded(sentence, letters))}.")

    def _folded_words(self, name: str) -> str:
        if name == CAPTURES:
            count = len(self.by_capture)
            return in_figures(count, tr("one by capture"), tr("%1 by capture", "", count))
        if name == MARKED:
            count = len(self.marked)
            return in_figures(
                count,
                tr("one with White in check, promoted force, or from no game"),
                tr("%1 with White in check, promoted force, or from no game", "", count),
            )
        count = len(near_misses(self.rows or ()))
        return in_figures(
            count,
            tr("one near miss: the key works, and so does another"),
            tr("%1 near misses: the key works, and so does another", "", count),
        )

    def _folded(self, name: str, words: str, letters: Letters) -> Iterator[Card]:
        rows, most = {
            CAPTURES: (self.by_capture, MOST_CARDS),
            MARKED: (self.marked, MOST_CARDS),
        }.get(name) or (near_misses(self.rows or ()), MOST_NEAR)
        if not rows:
            return
        is_open = name in self.open
        yield fold(words, name, is_open)
        if is_open:
            yield from self._key_cards(rows[:most], letters)
            yield from more_note(len(rows) - most)

    def _key_cards(self, rows: Iterable[RankedKey], letters: Letters) -> Iterator[Card]:
        for group in folded(rows):
            name = _name(group[0])
            place = min(self.chosen.get(name, 0), len(group) - 1)
            yield self._key_card(group, place, letters)

    def _key_card(self, group: tuple[RankedKey, ...], place: int, letters: Letters) -> Card:
        row = group[place]
        taken = row.key.taken_back
        number = number_of(taken.step)
        names = tuple(square_name(each.key.taken_back.step.origin) for each in group)
        sign = "!" if row.key.is_sound else ""
        title = worded(said("{move}", move=Notation(f"{key_move(row)}{sign}")), letters)
        beside = tr("from") if len(group) > 1 else fill(tr("from %1"), names[0])
        words = said("{move} taken back", move=Notation(first_text(taken.diagram, number)))
        keys = tuple(described(taken.diagram, each, Mark.NONE) for each in (number, *row.key.cooks))
        verdict = Verdict.SOUND if row.key.is_sound else Verdict.COOKED
        tags = tuple(self._key_tags(row, letters))
        return Card(
            CardKind.CARD,
            title,
            beside=beside,
            choices=names if len(group) > 1 else (),
            chosen=place,
            tags=tags,
            position=taken.diagram,
            arrows=(CardArrow(taken.step.origin, taken.step.target),),
            edit=replacing(
                self.after,
                taken.diagram,
                words,
                letters,
                verdict,
                keys,
                ", ".join(tag.text for tag in tags),
            ),
            known_as=_name(group[0]),
        )

    def _key_tags(self, row: RankedKey, letters: Letters) -> Iterator[Tag]:
        if row.key.is_sound:
            yield Tag(tr("sound"), Tone.GOOD)
        if is_quiet(row):
            yield Tag(tr("quiet"))
        yield from tags_of(key_facts(row, SchemeWork(self.asked)), letters)
        if row.key.is_sound and not row.key.takes:
            yield Tag(tr("no flight taken"))
        diagram = row.key.taken_back.diagram
        tries = self.tries.get(_name(row), ())
        for one in tries[:_MOST_TRIES]:
            words = worded(said("try {move}", move=try_sentence(diagram, one)), letters)
            yield Tag(words, Tone.GOOD)
        more = len(tries) - _MOST_TRIES
        if more > 0:
            yield Tag(in_figures(more, tr("1 more try"), tr("%1 more tries", "", more)))
        known = self.cooks.get(_name(row))
        if known is not None:
            for cook in known:
                yield Tag(worded(cook_sentence(diagram, cook), letters), Tone.BAD)
        elif row.key.cooks:
            yield Tag(worded(cooked(row), letters), Tone.BAD)

    def _patch_cards(self, letters: Letters) -> Iterator[Card]:
        if all(row.key.is_sound for row in self.rows or ()):
            return
        is_open = PATCHES in self.open
        yield fold(tr("One man added, moved or exchanged"), PATCHES, is_open)
        if not is_open:
            return
        for number, one in enumerate(self.patched):
            yield self._patch_card(number, one, letters)
        if not self.patches_done:
            yield note(
                tr("Near misses are being tried with one man more, elsewhere or exchanged …")
            )
        elif self.patches_cut:
            count = len(self.patched)
            yield note(fill(tr("These are the first %1; others were not looked for."), count))
        elif not self.patched:
            yield note(tr("No near miss becomes sound by one man."))

    def _patch_card(self, number: int, one: Patched, letters: Letters) -> Card:
        step = one.key.taken_back.step
        move = number_of(step)
        edit = edit_sentence(one.edit)
        words = said(
            "{move} taken back, {edit}",
            move=Notation(first_text(one.diagram, move)),
            edit=edit,
        )
        title = said("{move}", move=Notation(first_text(one.diagram, move, "!")))
        added = (square for square in (one.edit.square, one.edit.left) if square is not None)
        return Card(
            CardKind.CARD,
            worded(title, letters),
            beside=fill(tr("from %1"), square_name(step.origin)),
            tags=(Tag(tr("sound"), Tone.GOOD), Tag(worded(edit, letters), Tone.FAULT)),
            position=one.diagram,
            lit=tuple(added),
            arrows=(CardArrow(step.origin, step.target),),
            edit=replacing(
                self.after,
                one.diagram,
                words,
                letters,
                Verdict.SOUND,
                (described(one.diagram, move, Mark.NONE),),
                worded(edit, letters),
            ),
            known_as=("patch", number),
        )


def _name(row: RankedKey) -> object:
    taken = row.key.taken_back
    return taken.man, taken.step, taken.captured
