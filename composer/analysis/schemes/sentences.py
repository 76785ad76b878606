# SPDX-License-Identifier: GPL-3.0-or-later
"""What is found of a scheme in sentences: keys, first moves that separate, added men."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from enum import Enum
from typing import Final

from composer.analysis.schemes.keepandkill import Effect, Judged, Phase
from composer.analysis.schemes.keyorder import RankedKey
from composer.analysis.schemes.moves import (
    after_first,
    answer_mark,
    described,
    is_legal,
    mark_of,
    played,
)
from composer.analysis.schemes.nearmisses import Edit
from composer.analysis.schemes.park import Parked
from composer.analysis.schemes.replies import table_of
from composer.analysis.schemes.separator import SET_PLAY, Change, Pair, Separated
from composer.analysis.schemes.tries import Cook, NoKey, Try
from composer.analysis.schemes.work import TWO, SchemeWork
from composer.notation.moves import move_text
from composer.problem.edits import put, set_turn
from composer.problem.men import Colour, Kind, Man
from composer.problem.move import Mark
from composer.problem.named import kind_name, man_name
from composer.problem.position import Position
from composer.problem.squares import Square, square_name
from composer.said.sentence import (
    NOTHING,
    Notation,
    Part,
    Sentence,
    Template,
    counted,
    either,
    joined,
    said,
)
from composer.said.shortened import some
from composer.solver.schemeplay import Number, from_arrival, number_of, scheme_board, step_of

_MOST_ALIKE: Final = 8
_MOST_RESTED: Final = 3


class Weight(Enum):
    """What a fact speaks for."""

    GOOD = "good"
    PLAIN = "plain"
    FAULT = "fault"
    BAD = "bad"


@dataclass(frozen=True)
class Fact:
    """A fact about what was found, in a few words.

    Attributes:
        words: the fact.
        weight: what it speaks for.
    """

    words: Sentence
    weight: Weight = Weight.PLAIN


# Moves.


def short_text(position: Position, number: Number, mark: Mark = Mark.NONE) -> str:
    """Return a legal move in short notation."""
    return move_text(described(position, number, mark))


def first_text(position: Position, number: Number, sign: str = "") -> str:
    """Return a legal first move such as `1.Ke4!`."""
    return f"1.{short_text(position, number)}{sign}"


def mates_named(
    position: Position, first: Number, mates: Iterable[Number], work: SchemeWork = TWO
) -> Iterator[Notation]:
    """Yield the mates of a phase as `2.Nf5#`, `2.Qh6#`; the continuations of longer play."""
    for mate in mates:
        move = from_arrival(mate, first)
        yield Notation(f"2.{short_text(position, move, answer_mark(position, move, work))}")


def reply_text(position: Position, first: Number, reply: Number) -> str:
    """Return a reply of Black in short notation."""
    return short_text(after_first(position, first), reply)


def mate_text(
    position: Position, first: Number, reply: Number, mate: Number, work: SchemeWork = TWO
) -> str:
    """Return a mate that answers a reply, such as `Qh6`; in longer play with its sign.

    Of a man who is not there the square alone.
    """
    after = played(after_first(position, first), reply)
    move = from_arrival(mate, first)
    man = after.board[move & 63]
    if man is None or man.colour is not Colour.WHITE:  # a wanted one whose man has gone
        return square_name(step_of(move).target)
    mark = mark_of(after, move) if work.is_long and is_legal(after, move) else Mark.NONE
    return short_text(after, move, mark)


def phase_name(position: Position, first: Number) -> Part:
    """Return a phase by its first move, with `!` where it leaves no hole, else `?`."""
    if first == SET_PLAY:
        return said("Set play") if position.turn is Colour.WHITE else NOTHING
    table = table_of(scheme_board(position), first)
    return Notation(first_text(position, first, "!" if table.solves else "?"))


# Keys.


def key_move(row: RankedKey) -> str:
    """Return a key without what tells men apart, for several squares may stand beside it."""
    taken = row.key.taken_back
    move = replace(described(taken.diagram, number_of(taken.step)), disambiguation="")
    return f"1.{move_text(move)}"


def origins(rows: Sequence[RankedKey]) -> Sentence:
    """Return the squares that the man of a key may come from: `from c2, c4 or c5`."""
    squares = [square_name(row.key.taken_back.step.origin) for row in rows]
    return said("from {squares}", squares=either(squares))


def key_facts(row: RankedKey, work: SchemeWork = TWO) -> Iterator[Fact]:
    """Yield what is said of a key, without its cooks."""
    key, taken = row.key, row.key.taken_back
    if taken.captured is not None:
        yield Fact(said("takes {man}", man=kind_name(taken.captured)), Weight.FAULT)
    if row.set_mates is None:
        yield Fact(said("set play not finished"))
    elif row.defences:
        number, defences = row.set_mates, row.defences
        yield Fact(
            said("set continuations {number} of {defences}", number=number, defences=defences)
            if work.is_long
            else said("set mates {number} of {defences}", number=number, defences=defences),
            Weight.GOOD if row.set_mates == row.defences else Weight.PLAIN,
        )
    if row.changed:
        yield Fact(counted(row.changed, "{count} changed", "{count} changed"), Weight.GOOD)
    if key.gives:
        yield Fact(said("flights given: {squares}", squares=squares(key.gives)), Weight.GOOD)
    if key.takes:
        yield Fact(said("flights taken: {squares}", squares=squares(key.takes)), Weight.FAULT)
    if key.white_in_check:
        yield Fact(said("White in check"), Weight.BAD)
    if row.promoted_force:
        yield Fact(said("promoted force"), Weight.BAD)
    if row.impossible:
        yield Fact(said("illegal"), Weight.BAD)
    if row.out_of_play:
        yield Fact(said("out of play"), Weight.FAULT)
    if row.castling_left_out:
        yield Fact(said("castling left out"), Weight.FAULT)


def squares(named: Iterable[Square]) -> Part:
    """Return squares as a list."""
    return joined(map(square_name, named))


def cooked(row: RankedKey) -> Sentence:
    """Return the cooks of a near miss; nothing of a sound one."""
    diagram = row.key.taken_back.diagram
    if not row.key.cooks:
        return NOTHING
    return said(
        "cooked: {moves}",
        moves=joined(Notation(first_text(diagram, cook)) for cook in row.key.cooks),
    )


def cook_sentence(diagram: Position, cook: Cook) -> Sentence:
    """Return a cook with its mate and the men it rests on."""
    move = first_text(diagram, cook.first)
    if cook.mates:
        after = after_first(diagram, cook.first)
        passed = cook.reply == SET_PLAY
        last = set_turn(after, Colour.WHITE) if passed else played(after, cook.reply)
        move = f"{move} 2.{short_text(last, from_arrival(cook.mates[0], cook.first))}"
    elif mark_of(diagram, cook.first) is Mark.MATE:
        move = f"{move}#"
    men = [
        _named(man, square)
        for square in cook.rests_on
        if (man := diagram.board[square]) is not None
    ]
    if not men:
        return said("{move}", move=Notation(move))
    named = some(map(Notation, men), _MOST_RESTED)
    return said("{move}, resting on {men}", move=Notation(move), men=named)


def _named(man: Man, square: Square) -> str:
    """Return a man with a square, as a move is written: `Qe5`, a pawn by the square alone."""
    return f"{'' if man.kind is Kind.PAWN else man.kind.letter}{square_name(square)}"


def try_sentence(diagram: Position, one: Try) -> Sentence:
    """Return a try with its refutation: `1.Be6? e4!`."""
    reply = reply_text(diagram, one.first, one.refutation)
    return said("{move}", move=Notation(f"{first_text(diagram, one.first, '?')} {reply}!"))


def edit_sentence(edit: Edit) -> Sentence:
    """Return a patch in words: `with a black pawn on e5`."""
    who, square = man_name(edit.man), square_name(edit.square)
    if edit.instead is not None:
        other = man_name(edit.instead)
        return said("with {man} for {other} {square}", man=who, other=other, square=square)
    if edit.left is None:
        return said("with {man} {square}", man=who, square=square)
    return said(
        "with {man} {left} on {square}", man=who, left=square_name(edit.left), square=square
    )


def no_key_sentences(after: Position, why: NoKey, work: SchemeWork = TWO) -> Iterator[Sentence]:
    """Yield why no move alone leads to a position and solves."""
    black = set_turn(after, Colour.BLACK)
    if why.is_stuck:
        yield said("Black has no move")
    if why.holes:
        named = some((Notation(short_text(black, hole)) for hole in why.holes), _MOST_ALIKE)
        if work.is_long:
            yield said("no continuation after {moves}", moves=named)
        else:
            yield said("no mate after {moves}", moves=named)
    if why.is_short:
        yield said("all is answered in fewer moves than are asked for")
    if len(why.threats) > 1:
        told = some(
            mates_named(set_turn(after, Colour.WHITE), SET_PLAY, why.threats, work), _MOST_ALIKE
        )
        yield counted(
            len(why.threats), "one threat: {moves}", "{count} threats: {moves}", moves=told
        )
    if why.is_stuck or why.holes or why.is_short:
        return
    yield counted(why.tried, "one move may lead here", "{count} moves may lead here")
    if why.cooked:
        yield counted(
            why.cooked,
            "in one diagram another first move solves as well",
            "in {count} diagrams another first move solves as well",
        )
    if why.short and work.is_long:
        yield counted(
            why.short,
            "in one diagram another first move solves sooner",
            "in {count} diagrams another first move solves sooner",
        )
    elif why.short:
        yield counted(
            why.short,
            "in one diagram White mates at once",
            "in {count} diagrams White mates at once",
        )
    if why.impossible:
        yield counted(
            why.impossible,
            "in one diagram a king can be captured",
            "in {count} diagrams a king can be captured",
        )
    if why.open:
        yield counted(
            why.open,
            "in one diagram it was not found out in time",
            "in {count} diagrams it was not found out in time",
        )
    if why.cooks:
        named = joined(Notation(_named(man, square)) for man, square, _ in why.cooks)
        yield said("most often {moves}", moves=named)


# Parked men.


def parked_sentence(one: Parked) -> Sentence:
    """Return who is parked where: `white bishop on a7`."""
    return said("{man} on {square}", man=man_name(one.man), square=square_name(one.square))


def parked_facts(one: Parked) -> Iterator[Fact]:
    """Yield what is said of a parked man: his tries, thematic ones first, and his line."""
    for each in sorted(one.tries, key=lambda each: not each.thematic):
        reply = reply_text(one.diagram, each.move, each.refutation)
        move = Notation(f"{first_text(one.diagram, each.move, '?')} {reply}!")
        yield Fact(
            said("try {move}", move=move)
            if each.thematic
            else said("other threat: {move}", move=move),
            Weight.GOOD if each.thematic else Weight.PLAIN,
        )
    if one.is_whole and one.tries:
        yield Fact(said("every move off the line is key or try"), Weight.GOOD)
    if one.others:
        yield Fact(
            counted(
                len(one.others),
                "one move off the line is neither",
                "{count} moves off the line are neither",
            )
        )
    ends = dict.fromkeys((min(one.line), max(one.line)))
    yield Fact(said("line {squares}", squares="-".join(map(square_name, ends))))


# First moves that separate.

CHANGES: Final[Mapping[Change, Template]] = {
    Change.CHANGED: Template("changed"),
    Change.RECIPROCAL: Template("reciprocal"),
    Change.CYCLIC: Template("cyclic"),
}

TRIPLES: Final[Mapping[Change, Template]] = {
    Change.CHANGED: Template("Zagoruiko"),
    Change.RECIPROCAL: Template("Zagoruiko, reciprocal"),
    Change.CYCLIC: Template("cyclic Zagoruiko"),
}


def pair_facts(pair: Pair, defences: int) -> Iterator[Fact]:
    """Yield how the mates of two phases differ: of how many defences, and by which name."""
    if pair.changed < defences:
        yield Fact(said("{number} of {count} changed", number=pair.changed, count=defences))
    if pair.change is not Change.CHANGED:
        yield Fact(CHANGES[pair.change].said(), Weight.GOOD)


def separated_name(position: Position, phase: Separated) -> Sentence:
    """Return a phase that separates: `1.Ke4!`, `1.Be6?`, `set play`."""
    if phase.first == SET_PLAY:
        return said("set play")
    sign = "?" if phase.refuted else "!"
    return said("{move}", move=Notation(first_text(position, phase.first, sign)))


def separated_mates(
    position: Position, phase: Separated, defences: Sequence[Number], work: SchemeWork = TWO
) -> tuple[str, ...]:
    """Return the mates of a phase, in the order of the defences."""
    return tuple(
        mate_text(position, phase.first, defence, mate, work)
        for defence, mate in zip(defences, phase.mates, strict=True)
    )


def refuted(phase: Separated) -> Sentence:
    """Return by how many replies a first move is refuted; nothing of set play and of a key."""
    if phase.first == SET_PLAY or not phase.refuted:
        return NOTHING
    return counted(phase.refuted, "one refutation", "{count} refutations")


# Added men.


def kept_sentence(effect: Effect, work: SchemeWork = TWO) -> Sentence:
    """Return how many wanted mates an added man keeps: `3 of 4 mates kept`."""
    wanted = sum(len(phase.kept) for phase in effect.phases)
    number = wanted - effect.lost
    if work.is_long:
        return said("{number} of {wanted} continuations kept", number=number, wanted=wanted)
    return said("{number} of {wanted} mates kept", number=number, wanted=wanted)


def rivals_sentence(effect: Effect) -> Sentence:
    """Return how many rivals are left."""
    if not effect.rivals:
        return said("no rival left")
    return counted(effect.rivals, "one rival left", "{count} rivals left")


def lost_sentences(
    position: Position, phases: Sequence[Phase], effect: Effect
) -> Iterator[Sentence]:
    """Yield which wanted mates are lost: `1.Ke4! c5 loses Qh6`."""
    for phase, done in zip(phases, effect.phases, strict=True):
        for (reply, mate), kept in zip(phase.mates.items(), done.kept, strict=True):
            if not kept:
                yield said(
                    "{line} loses {mate}",
                    line=Notation(_line(position, phase.first, reply)),
                    mate=Notation(mate_text(position, phase.first, reply, mate)),
                )


def hole_sentences(
    position: Position, phases: Sequence[Phase], effect: Effect
) -> Iterator[Sentence]:
    """Yield which holes are new and which are closed; what all phases share is said once.

    Of set play nobody asks that every move is answered.
    """
    asked = [
        (phase.first, done)
        for phase, done in zip(phases, effect.phases, strict=True)
        if phase.first != SET_PLAY or position.turn is Colour.BLACK
    ]
    closed = _by_phase(position, [(first, done.closed) for first, done in asked])
    if closed is not None:
        yield said("closes {moves}", moves=closed)
    after = _with(position, effect)
    new = _by_phase(after, [(first, done.new_holes) for first, done in asked])
    if new is not None:
        yield said("new hole: {moves}", moves=new)


def _by_phase(
    position: Position, holes: Sequence[tuple[Number, tuple[Number, ...]]]
) -> Part | None:
    """Return holes as a list, with the first moves where phases differ; None for none."""
    kinds = [(first, replies) for first, replies in holes if replies]
    if not kinds:
        return None
    if len({replies for _, replies in holes}) == 1:
        return _replies(position, *kinds[0])
    lines = (
        Notation(_line(position, first, reply)) for first, replies in kinds for reply in replies
    )
    return some(lines, _MOST_ALIKE)


def judged_sentence(position: Position, one: Judged) -> Sentence:
    """Return what solves with an added man: `makes it a try; sound by 1.Qh5`."""
    if one.key is None:
        return NOTHING
    move = Notation(first_text(_with(position, one.effect), one.key))
    if one.is_inverted:
        return said("makes it a try; sound by {move}", move=move)
    return said("sound by {move}", move=move)


def _with(position: Position, effect: Effect) -> Position:
    return put(position, effect.square, effect.man)


def _line(position: Position, first: Number, reply: Number) -> str:
    text = reply_text(position, first, reply)
    return f"1...{text}" if first == SET_PLAY else f"{first_text(position, first)} {text}"


def _replies(position: Position, first: Number, replies: Sequence[Number]) -> Part:
    return some((Notation(reply_text(position, first, reply)) for reply in replies), _MOST_ALIKE)
