# SPDX-License-Identifier: GPL-3.0-or-later
"""Keys, separator, keep and kill, smaller forms, patches and parked men of longer play.

What is found is compared with the reference solver; the problems are by E. H. Baird (1894, 1902)
and A. Alekhine (1925).
"""

from __future__ import annotations

from itertools import islice

from cases import every

from composer.analysis.schemes.firsts import firsts_by_merit
from composer.analysis.schemes.keepandkill import Phase, keep_and_kill, stoppers
from composer.analysis.schemes.keyorder import likely_first, ranked
from composer.analysis.schemes.nearmisses import patches
from composer.analysis.schemes.park import parked
from composer.analysis.schemes.replies import table_of
from composer.analysis.schemes.sentences import cook_sentence, no_key_sentences
from composer.analysis.schemes.separator import separate
from composer.analysis.schemes.smaller import smaller
from composer.analysis.schemes.takebacks import keys_of, take_backs
from composer.analysis.schemes.tries import cooks_of, tries_of, why_no_key
from composer.analysis.schemes.work import SchemeWork
from composer.problem.edits import put, transform
from composer.problem.fen import parse_fen
from composer.problem.position import Position
from composer.problem.squares import Symmetry
from composer.problem.stipulation import parse_task
from composer.solver.options import SolveOptions, Token
from composer.solver.reference.staged import reference_search
from composer.solver.schemeplay import Number, bare, number_of, parse_step, position_after
from composer.solver.session import Session

SELF = parse_fen("1n4Q1/8/R1R1n1b1/1pPk1p1p/5p2/1qBKp3/B1N1N3/6b1 w - - 0 1")
SELF_KEY = number_of(parse_step("g8f7"))
PARKED = parse_fen("1n6/2p2Pp1/2P1K1P1/6Q1/Rq2k3/1P1prb2/8/1B4n1 b - - 0 1")
THREE = parse_fen("8/8/1Q6/8/8/4K3/pp6/Nk6 b - - 0 1")
_KEYS = SolveOptions(tries=False, set_play=False)


def work(asked: str, most_nodes: int = 0) -> SchemeWork:
    return SchemeWork(parse_task(asked), Session(threads=1), most_nodes=most_nodes)


def solving(position: Position, asked: str) -> dict[Number, int]:
    """Return what solves by the reference solver, and in how many moves."""
    *_, found = reference_search(position, parse_task(asked), Token()).find(_KEYS)
    return {number_of(parse_step(key.move.uci)): key.length for key in found.keys if key.move}


def after(diagram: Position, key: Number) -> Position:
    return bare(position_after(diagram, key))


def mirror(move: Number) -> Number:
    return move ^ (7 | 7 << 6)


@every("position, asked", ((after(SELF, SELF_KEY), "s#2"), (THREE, "#3")))
def test_a_sound_key_is_the_only_one_by_the_reference_too(position: Position, asked: str) -> None:
    tried = list(take_backs(position))
    own = work(asked)
    found = {
        (key.taken_back.step, key.taken_back.captured) for key in keys_of(position, 0, own, tried)
    }
    assert found
    assert (own.tally.all, own.tally.done, own.tally.open) == (len(tried), len(tried), 0)
    sound = [each for each in tried if (each.step, each.captured) in found]
    others = [each for each in tried if (each.step, each.captured) not in found]
    for each in (*sound[::90], *others[::110]):
        board = work(asked).board(position)
        board.set(each.diagram)
        keys = solving(each.diagram, asked) if board.is_scheme else {}
        alone = keys == {number_of(each.step): own.moves}
        assert alone == ((each.step, each.captured) in found)


def test_the_likely_diagrams_come_first_and_none_is_left_out() -> None:
    position = after(SELF, SELF_KEY)
    tried = list(take_backs(position))
    ordered = likely_first(position, tried)
    assert sorted(map(str, ordered)) == sorted(map(str, tried))
    assert ordered[0].captured is None
    first = {key.taken_back.step for key in keys_of(position, 0, work("s#2"), ordered[:24])}
    rows = ranked(position, keys_of(position, 0, work("s#2"), ordered), work=work("s#2"))
    assert first <= {row.key.taken_back.step for row in rows}
    assert rows[0].key.taken_back.diagram.board == SELF.board  # the published one
    assert (rows[0].set_mates, rows[0].defences) == (3, 3)


def test_mirrored_positions_have_mirrored_keys() -> None:
    position = after(SELF, SELF_KEY)
    mirrored = transform(position, Symmetry.MIRROR_FILES)
    one, other = (list(keys_of(each, 0, work("s#2"))) for each in (position, mirrored))
    assert {(mirror(number_of(key.taken_back.step)), key.taken_back.captured) for key in one} == {
        (number_of(key.taken_back.step), key.taken_back.captured) for key in other
    }


def test_near_misses_name_their_cooks_and_tries_their_refutations() -> None:
    position = after(SELF, SELF_KEY)
    near = next(key for key in keys_of(position, 2, work("s#2")) if key.cooks)
    assert set(solving(near.taken_back.diagram, "s#2")) == {
        *near.cooks,
        number_of(near.taken_back.step),
    }
    assert [cook.first for cook in cooks_of(near, work("s#2"))] == list(near.cooks)
    for key in islice((key for key in keys_of(position, 2, work("s#2")) if key.cooks), 12):
        for cook in cooks_of(key, work("s#2")):
            assert "#" not in str(cook_sentence(key.taken_back.diagram, cook))
    sound = next(key for key in keys_of(position, 0, work("s#2")))
    for one in tries_of(sound.taken_back, work("s#2")):
        reply = position_after(position_after(sound.taken_back.diagram, one.first), one.refutation)
        assert not solving(reply, "s#1")


def test_why_there_is_no_key() -> None:
    hole = parse_fen("8/8/8/8/8/5k2/8/K6R b - - 0 1")
    why = why_no_key(hole, work("#3"))
    assert why.holes
    assert next(iter(map(str, no_key_sentences(hole, why, work("#3"))))).startswith(
        "no continuation after"
    )
    short = parse_fen("7k/8/6K1/8/8/8/8/R7 b - - 0 1")
    assert not list(keys_of(short, 3, work("#3")))
    told = [
        str(each) for each in no_key_sentences(short, why_no_key(short, work("#3")), work("#3"))
    ]
    assert told == ["all is answered in fewer moves than are asked for"]


def test_what_is_given_up_is_counted() -> None:
    position = parse_fen("7n/7Q/6r1/1NK1p3/1P2k2N/5q2/2P1bPB1/2B1R3 b - - 0 1")
    own = work("s#3", most_nodes=1024)
    found = list(keys_of(position, 3, own))
    assert 0 < own.tally.open <= own.tally.done == own.tally.all
    assert len(found) + own.tally.open <= own.tally.all


DEFENCES = [number_of(parse_step(step)) for step in ("b3c4", "b8a6")]


def test_first_moves_that_separate_leave_one_continuation_each() -> None:
    found = separate(SELF, DEFENCES, work=work("s#2"))
    assert SELF_KEY in {phase.first for phase in found.phases if phase.refuted == 0}
    for phase in found.phases[:3]:
        for defence, continuation in zip(DEFENCES, phase.mates, strict=True):
            reply = position_after(position_after(SELF, phase.first), defence)
            assert set(solving(reply, "s#1")) == {continuation}
    mirrored = separate(
        transform(SELF, Symmetry.MIRROR_FILES), list(map(mirror, DEFENCES)), work=work("s#2")
    )
    assert {mirror(phase.first) for phase in found.phases if phase.first} == {
        phase.first for phase in mirrored.phases if phase.first
    }


def test_an_added_man_keeps_continuations_or_loses_them() -> None:
    board = work("s#2").board(SELF)
    table = table_of(board, SELF_KEY)
    phase = Phase(SELF_KEY, dict(table.single), frozenset(table.threats))
    effects = list(keep_and_kill(SELF, [phase], work=work("s#2")))
    assert any(effect.keeps_and_kills for effect in effects)
    assert any(effect.lost for effect in effects)
    for effect in effects[::97]:
        changed = put(SELF, effect.square, effect.man)
        now = table_of(work("s#2").board(changed), SELF_KEY)
        kept = [mate in now.replies.get(reply, ()) for reply, mate in phase.mates.items()]
        assert list(effect.phases[0].kept) == kept
        assert set(effect.phases[0].new_holes) == set(now.holes)
    for effect in islice(stoppers(SELF, phase, work=work("s#2")), 2):
        assert solving(put(SELF, effect.square, effect.man), "s#2") == {SELF_KEY: 2}


def test_smaller_forms_and_patches_are_sound_by_the_reference() -> None:
    table = table_of(work("s#2").board(SELF), SELF_KEY)
    phase = Phase(SELF_KEY, {DEFENCES[0]: table.single[DEFENCES[0]]}, frozenset(table.threats))
    forms = list(smaller(SELF, phase, True, 1, work=work("s#2")))
    assert forms
    assert all(solving(form.position, "s#2") == {SELF_KEY: 2} for form in forms[:3])
    one = next(patches(after(SELF, SELF_KEY), moved=False, work=work("s#2")))
    assert solving(one.diagram, "s#2") == {number_of(one.key.taken_back.step): 2}


def test_a_parked_man_has_the_only_key() -> None:
    found = parked(PARKED, work=work("s#2"))
    assert found
    for one in found:
        assert solving(one.diagram, "s#2") == {one.key: 2}


def test_first_moves_are_listed_with_their_refutations() -> None:
    best, *others = firsts_by_merit(SELF, work("s#2"))
    assert best.solves
    assert best.number == SELF_KEY
    assert not any(each.solves for each in others)


def test_in_a_selfmate_a_first_move_that_mates_does_not_solve() -> None:
    mating = parse_fen("7k/8/6K1/8/8/8/8/R7 w - - 0 1")
    first = number_of(parse_step("a1a8"))
    found = next(each for each in firsts_by_merit(mating, work("s#2")) if each.number == first)
    assert not found.solves
    assert not found.refutations
    assert firsts_by_merit(mating, work("#3"))[0].solves
