# SPDX-License-Identifier: GPL-3.0-or-later
from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from cases import every
from moves import made_move

from composer.analysis.comparing.carried import carried_code, is_carried
from composer.analysis.comparing.difference import Difference
from composer.analysis.comparing.edit import Edit
from composer.analysis.comparing.playtree import PlayTree
from composer.analysis.composing.baseline import Baseline, compare_lines, confirm
from composer.analysis.composing.wording import what_changed, what_stays
from composer.analysis.phaseplay import move_code
from composer.analysis.report import analyse
from composer.problem.defects import Fault
from composer.problem.fen import parse_fen
from composer.problem.men import Man
from composer.problem.squares import Symmetry, parse_square
from composer.solver.lines import Line
from composer.solver.options import SolveOptions, Token
from composer.solver.session import Session
from composer.solver.solve import solve

STAR = "4B3/1p1PkP1p/pP2p2P/K3N3/p7/P3Q3/8/8 w - - 0 1"
COOKED = "6K1/8/7b/4Pk2/2Q2n1P/2B3R1/5nP1/5R2 w - - 0 1"
QUEEN = "8/8/8/8/k2N1QK1/8/8/8 w - - 0 1"  # 1.Qb8
INDIAN = "8/8/5B1N/3B4/3p1k2/7K/3P4/8 w - - 0 1"
PLAN = "k7/b5R1/1p3Q2/1p6/1K6/1P6/6b1/8 w - - 0 1"  # Loyd, The Albion 1858
SELFMATE = "1R5b/qPP4P/4Qp1K/p4p1P/P1N2k2/1Np1R1rP/2P1P2B/8 w - - 0 1"
MUTATE = "8/2K5/8/k1Nb4/B2N4/2P5/8/8 w - - 0 1"  # Dawson, The Chess Amateur 1920
KUBBEL = "8/6N1/2P1pBp1/8/1P2k3/2P5/2KQ4/8 w - - 0 1"  # 1911
EITHER = "r3k2r/p1p4p/4K3/8/8/6Q1/8/8 w kq - 0 1"  # Loyd, Missouri Democrat 1859
START = parse_fen(STAR)
Made = Callable[..., Baseline]


def _compared(baseline: Baseline, edit: Edit | None, session: Session) -> Difference | None:
    after = baseline.position if edit is None else edit.apply(baseline.position)
    return confirm(baseline, edit, after, Token(), session).comparison


def test_the_diagram_beside_itself_keeps_all(baseline_of: Made, session: Session) -> None:
    found = _compared(baseline_of(STAR), None, session)
    assert found is not None
    assert found.same_play
    assert found.keeps_all
    assert found.mates.kept == found.mates.before == 4
    assert str(what_stays(found)) == "all four defences and mates unchanged"
    assert found.gained == found.lost == ()
    assert not found.coarser


@every("fen, task", [(INDIAN, "#3"), (SELFMATE, "s#2")])
def test_themes_of_longer_mates_and_selfmates_stay(
    baseline_of: Made, session: Session, fen: str, task: str
) -> None:
    baseline = baseline_of(fen, task)
    found = _compared(baseline, None, session)
    assert baseline.flags
    assert found is not None
    assert found.lost == found.gained == ()


def test_of_themes_that_rest_on_tries_not_looked_for_nothing_is_said(
    baseline_of: Made, session: Session
) -> None:
    baseline = baseline_of(PLAN, "#3")
    assert "banny_3" in {flag.id for flag in analyse(baseline.solution).flags}
    found = _compared(baseline, None, session)
    assert found is not None
    assert found.lost == found.gained == ()
    assert not found.keeps_themes
    assert str(what_changed(found)) == "same key"


def test_set_play_shows_themes_without_tries_too(session: Session) -> None:
    """What changes from set play is compared although no tries are looked for."""
    solution = solve(MUTATE, "#2", SolveOptions(tries=False), session=session)
    baseline = Baseline.of(analyse(solution))
    assert {"mutate", "changed_mates_2plus"} <= {flag.id for flag in baseline.flags}
    found = _compared(baseline, Edit.turn(Symmetry.MIRROR_FILES), session)
    assert found is not None
    assert found.lost == found.gained == ()
    assert found.keeps_themes


def test_rights_that_exclude_each_other_have_a_key_each(
    baseline_of: Made, session: Session
) -> None:
    """Black may castle on one wing only: 1.Qxc7! or 1.Qg7!; of neither the themes are told."""
    baseline = baseline_of(EITHER)
    edit = Edit.put(baseline.position, parse_square("c3"), Man.WHITE_PAWN)
    found = _compared(baseline, edit, session)
    assert found is not None
    assert found.same_key
    assert found.lost == found.gained == ()
    assert not found.same_play
    assert str(what_changed(found)) == "same key"


def test_longer_play_is_followed_to_its_end(baseline_of: Made, session: Session) -> None:
    """With a pawn on c5 all second moves stay, and not all mates."""
    baseline = baseline_of(KUBBEL, "#3")
    whole = _compared(baseline, None, session)
    assert whole is not None
    assert str(what_stays(whole)) == "all nine defences and answers unchanged"
    edit = Edit.put(baseline.position, parse_square("c5"), Man.WHITE_PAWN)
    found = _compared(baseline, edit, session)
    assert found is not None
    assert found.same_key
    assert not found.same_play
    assert str(what_stays(found)) == "answers kept: 7 of 8"


def test_mates_are_followed_to_where_their_men_went(baseline_of: Made, session: Session) -> None:
    """The queen from elsewhere to the same square gives the same mates."""
    baseline = baseline_of(STAR)
    edit = Edit.move(START, parse_square("e3"), parse_square("b1"))
    found = _compared(baseline, edit, session)
    assert found is not None
    assert found.same_key
    assert found.same_play
    assert found.key is not None
    assert found.key.uci == "b1e4"


def test_a_man_goes_on_from_a_square_that_an_edit_emptied(baseline_of: Made) -> None:
    baseline = baseline_of("7k/5K2/8/8/3n4/8/6R1/8 b - - 0 1", "h#1")
    to_d4, aside, from_d4 = (
        made_move(man, parse_square(origin), parse_square(target))
        for man, origin, target in (
            (Man.BLACK_KING, "e5", "d4"),
            (Man.WHITE_ROOK, "g2", "g1"),
            (Man.BLACK_KING, "d4", "c3"),
        )
    )
    solution = replace(baseline.solution, lines=(Line((to_d4, aside, from_d4)),))
    edit = Edit.move(baseline.position, parse_square("d4"), parse_square("a8"))
    found = compare_lines(replace(baseline, solution=solution), edit, solution, themes=False)
    assert found.lines.kept == found.lines.before == 1
    assert found.same_key


def test_a_whole_that_is_mirrored_takes_its_play_along(baseline_of: Made, session: Session) -> None:
    baseline = baseline_of(QUEEN)
    found = _compared(baseline, Edit.turn(Symmetry.MIRROR_RANKS), session)
    assert found is not None
    assert found.same_play
    assert found.mates.kept == found.mates.before > 0


def test_a_shift_may_need_another_key(baseline_of: Made, session: Session) -> None:
    """1.Qb8 has no square to go to when the board is shifted up."""
    baseline = baseline_of(QUEEN)
    up = Edit.shift(0, 1)
    assert baseline.carried_key(up) is None
    found = _compared(baseline, up, session)
    assert found is not None
    assert not found.same_key


def test_a_man_taken_off_plays_no_more(baseline_of: Made) -> None:
    baseline = baseline_of(STAR)
    assert baseline.key is not None
    edit = Edit.remove(START, parse_square("e3"))
    assert baseline.carried_key(edit) is None
    assert carried_code(move_code(baseline.key), edit) == 0
    assert not is_carried(baseline.key, None)


def test_a_key_that_captures_now_is_coarser(baseline_of: Made, session: Session) -> None:
    baseline = baseline_of(COOKED, meant="Rg6")
    edit = Edit.put(baseline.position, parse_square("g6"), Man.BLACK_PAWN)
    found = _compared(baseline, edit, session)
    assert found is not None
    assert found.same_key
    assert found.coarser


def test_faults_of_the_diagram_itself_are_not_new(baseline_of: Made) -> None:
    baseline = baseline_of("4B3/1p1PkP1p/pP2p2P/K3N3/p7/P3Q3/PPP1P1PP/8 w - - 0 1")
    assert Fault.TOO_MANY_PAWNS in baseline.faults
    more = Edit.put(baseline.position, parse_square("h3"), Man.WHITE_PAWN)
    assert not baseline.new_defects(more.apply(baseline.position))


def test_of_a_cooked_position_the_key_is_what_is_meant(baseline_of: Made) -> None:
    assert baseline_of(COOKED).key is None
    meant = baseline_of(COOKED, meant="Rg6")
    assert meant.key is not None
    assert meant.key.san == "Rg6"
    assert len(PlayTree.of(meant.phase).duals) == 5


def test_a_stopped_confirmation_compares_nothing(baseline_of: Made, session: Session) -> None:
    token = Token()
    token.cancel()
    found = confirm(baseline_of(STAR), None, START, token, session)
    assert found.comparison is None
    assert not found.solution.complete
