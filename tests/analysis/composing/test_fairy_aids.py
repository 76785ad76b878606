# SPDX-License-Identifier: GPL-3.0-or-later
"""Composing aids with fairy men: what they bring, and that their verdicts are the solver's."""

from __future__ import annotations

from dataclasses import replace

from cases import every

from composer.analysis.composing.baseline import Baseline, confirm
from composer.analysis.composing.dropmap import drop_map, man_map
from composer.analysis.composing.edits import Edit, EditKind, Limits, edits, men_at_hand
from composer.analysis.composing.needed import needs
from composer.analysis.composing.neighbours import neighbours
from composer.analysis.report import analyse
from composer.problem.fen import parse_fen
from composer.problem.men import NO_QUALITIES, ORTHODOX_MEN, ROYAL, Colour, Kind, Man
from composer.problem.position import Position
from composer.problem.squares import Symmetry, parse_square, rank_of
from composer.problem.stipulation import parse_stipulation
from composer.rules.book import Rules
from composer.rules.conditions import condition_of
from composer.solver.options import Token
from composer.solver.session import Session
from composer.solver.solution import Verdict
from composer.solver.solve import solve

GRASSHOPPER = Kind.of("grasshopper")
WHITE_G, BLACK_G = Man.of(Colour.WHITE, GRASSHOPPER), Man.of(Colour.BLACK, GRASSHOPPER)
NEUTRAL_N = Man.of(Colour.NEUTRAL, Kind.of("nightrider"))


def position(**men: Man) -> Position:
    return Position.of({parse_square(name): man for name, man in men.items()})


SMALL = position(h8=Man.BLACK_KING, f7=Man.WHITE_KING, a2=WHITE_G, b1=Man.WHITE_ROOK)


def test_orthodox_positions_have_the_twelve_men_at_hand() -> None:
    assert men_at_hand(parse_fen("7k/5K2/8/8/8/8/6Q1/8 w - - 0 1")) == ORTHODOX_MEN


def test_fairy_men_at_hand_are_those_present_in_both_colours_and_special_ones_as_they_are() -> None:
    royal = Man.of(Colour.BLACK, GRASSHOPPER, (ROYAL,))
    board = position(a1=WHITE_G, b1=NEUTRAL_N, h8=royal, c3=Man.WHITE_KING)
    fairy = men_at_hand(board)[len(ORTHODOX_MEN) :]
    night = NEUTRAL_N.kind

    assert set(fairy) == {
        *(Man.of(side, kind) for side in (Colour.WHITE, Colour.BLACK) for kind in (night,)),
        *(WHITE_G, BLACK_G, NEUTRAL_N, royal),
    }
    assert len(fairy) == len(set(fairy))


def test_edits_bring_the_fairy_men_present_and_no_royal_ones() -> None:
    royal = Man.of(Colour.BLACK, GRASSHOPPER, (ROYAL,))
    board = position(h8=royal, f7=Man.WHITE_KING, a2=WHITE_G)
    found = edits(board)
    added = {edit.man for edit in found if edit.kind is EditKind.ADD}
    touched = {edit.other for edit in found if edit.kind is EditKind.CHANGE}

    assert {WHITE_G, BLACK_G} <= added
    assert royal not in added
    assert touched == {WHITE_G}
    assert {edit.man for edit in found if edit.kind is EditKind.KING} == {royal, Man.WHITE_KING}
    assert str(Edit.put(board, parse_square("a1"), BLACK_G).words) == "Add grasshopper (black) a1"


def test_limits_name_fairy_men_as_others() -> None:
    only = edits(SMALL, limits=Limits(men=frozenset({BLACK_G})))

    assert {edit.man for edit in only if edit.kind is EditKind.ADD} == {BLACK_G}
    assert not [edit for edit in only if edit.kind in (EditKind.MOVE, EditKind.REMOVE)]


def test_no_pawn_of_any_kind_is_put_on_the_first_or_last_rank() -> None:
    berolina = Man.of(Colour.WHITE, Kind.of("berolina-pawn"))
    found = edits(position(a1=Man.WHITE_KING, h8=Man.BLACK_KING, c3=berolina))

    assert all(
        0 < rank_of(square) < 7
        for edit in found
        if edit.man is berolina and edit.kind in (EditKind.ADD, EditKind.MOVE)
        for square in edit.squares
    )


def _baseline(board: Position) -> Baseline:
    return Baseline.of(analyse(solve(board, "#1")))


def test_every_drop_of_a_fairy_man_says_what_the_solver_says() -> None:
    baseline = _baseline(SMALL)
    answers = {answer.square: answer for answer in drop_map(baseline, BLACK_G)}

    assert len(answers) == 64
    for answer in answers.values():
        board = SMALL if answer.edit is None else answer.edit.apply(SMALL)
        assert answer.verdict is solve(board, "#1").verdict


def test_another_man_on_a_square_may_be_a_fairy_man() -> None:
    answers = {answer.man: answer for answer in man_map(_baseline(SMALL), parse_square("b1"))}

    assert answers.keys() == {*ORTHODOX_MEN, WHITE_G, BLACK_G}
    for man in (WHITE_G, BLACK_G, Man.WHITE_QUEEN):
        edit = answers[man].edit
        assert edit is not None
        assert answers[man].verdict is solve(edit.apply(SMALL), "#1").verdict


def test_every_sound_neighbour_with_fairy_men_is_confirmed() -> None:
    kinds = (EditKind.CHANGE, EditKind.REMOVE, EditKind.MIRROR)
    *_, last = progress = list(neighbours(_baseline(SMALL), kinds))
    found = {neighbour.number: neighbour for report in progress for neighbour in report.new}

    assert last.complete
    assert last.tried == last.total == len(found)
    assert any(neighbour.verdict is Verdict.SOUND for neighbour in found.values())
    for neighbour in found.values():
        assert neighbour.verdict is solve(neighbour.edit.apply(SMALL), "#1").verdict
        assert neighbour.confirmed == (neighbour.verdict is Verdict.SOUND)


def test_needed_fairy_men_are_found_and_royal_ones_left_alone() -> None:
    royal = Man.of(Colour.BLACK, Kind.KING, NO_QUALITIES)
    board = position(h8=royal, f7=Man.WHITE_KING, b1=Man.WHITE_ROOK, a7=BLACK_G)
    *_, last = needs(analyse(solve(board, "#1")))

    assert last.complete
    assert {ring.man for ring in last.rings} == {Man.WHITE_ROOK, BLACK_G}


def test_a_key_that_captures_a_fairy_man_is_compared_without_orthodox_themes() -> None:
    board = parse_fen("8/6B1/3K3.G-/7B/3.G-4/4N1k1/2R5/8 w - - 0 1")
    baseline = Baseline.of(analyse(solve(board, "#2")))
    edit = Edit.put(board, parse_square("e5"), BLACK_G)
    position_after = edit.apply(board)
    solution = solve(position_after, "#2")
    assert [key.move.capture for key in solution.keys if key.move] == [GRASSHOPPER]
    found = confirm(baseline, edit, position_after, Token(), Session()).comparison

    assert found is not None
    assert found.gained == found.lost == ()


def test_no_theme_is_gained_where_the_last_fairy_man_goes() -> None:
    board = parse_fen("4B3/1p1PkP1p/pP2p2P/K3N3/p7/P3Q3/8/.g-7 w - - 0 1")
    solution = solve(board, "#2")
    edit = Edit.remove(board, parse_square("a1"))
    after = edit.apply(board)
    found = confirm(Baseline.of(analyse(solution)), edit, after, Token(), Session()).comparison

    assert solve(after, "#2").verdict is Verdict.SOUND
    assert found is not None
    assert found.gained == ()


@every("condition", ["Isardam", "CheekToCheek", "BlackEdgemover", "Madrasi"])
def test_an_edit_is_impossible_only_by_the_rules_of_the_task(condition: str) -> None:
    """Who is in check, and whether that matters, is for the condition to say."""
    board = position(
        e4=Man.BLACK_KING,
        e6=Man.WHITE_KING,
        d8=Man.WHITE_QUEEN,
        d3=Man.BLACK_QUEEN,
        g2=Man.WHITE_ROOK,
    )
    task = replace(parse_stipulation("#1"), rules=Rules.of(conditions=[condition_of(condition)]))
    solution = solve(board, task)
    baseline = Baseline.of(analyse(solution))
    found = {
        neighbour.number: neighbour for report in neighbours(baseline) for neighbour in report.new
    }
    for number in sorted(found)[::20]:  # they come in any order
        each = found[number]
        assert each.verdict is solve(each.edit.apply(board), task).verdict, each.edit
    assert len({neighbour.verdict for neighbour in found.values()}) > 1


@every(
    "fen, stipulation, theme",
    [
        ("6R1/7q/8/5k2/3K1B2/8/8/7G b - - 0 1", "h#3", "model_mate_2"),
        ("8/2K5/8/k1Nb4/B2N4/2P5/8/7G w - - 0 1", "#2", "changed_mates_2plus"),
    ],
)
def test_themes_of_fairy_problems_stay_on_a_mirrored_board(
    fen: str, stipulation: str, theme: str
) -> None:
    board = parse_fen(fen)
    baseline = Baseline.of(analyse(solve(board, stipulation)))
    assert theme in {flag.id for flag in baseline.flags}
    mirror = Edit.turn(Symmetry.MIRROR_FILES)
    found = confirm(baseline, mirror, mirror.apply(board), Token(), Session()).comparison
    assert found is not None
    assert theme in found.kept
    assert found.gained == found.lost == ()


def test_helpmates_gain_no_theme_where_the_last_fairy_man_goes() -> None:
    board = parse_fen("6R1/7q/8/5k2/3K1B2/8/8/7G b - - 0 1")
    edit = Edit.remove(board, parse_square("h1"))
    baseline = Baseline.of(analyse(solve(board, "h#3")))
    found = confirm(baseline, edit, edit.apply(board), Token(), Session()).comparison
    assert found is not None
    assert found.gained == found.lost == ()
