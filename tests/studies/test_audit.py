# SPDX-License-Identifier: GPL-3.0-or-later
"""Each other move of a line has one mark, and the verdict says no more than the weakest."""

from __future__ import annotations

import os
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

import chess
import pytest

from composer.problem.boards import move_of
from composer.problem.fen import parse_fen
from composer.problem.men import Colour
from composer.problem.move import Move
from composer.problem.position import Position
from composer.problem.stipulations.claims import Claim
from composer.studies.audit import Audit, AuditedMove, audit, classed
from composer.studies.endings import Endings
from composer.studies.marks import Alternative, Dual, Mark, Opinion
from composer.studies.syzygy import Folders
from composer.studies.values import Value
from composer.studies.verdict import doubts, is_sound, sentences_of

RETI_1921 = ("7K/8/k1P5/7p/8/8/8/8 w - - 0 1", "Kg7 h4 Kf6 Kb6 Ke5 h3 Kd6 h2 c7 Kb7 Kd7")
RETI_1929 = (
    "8/8/5R2/6n1/8/2k1K3/8/8 w - - 0 1",
    "Kf4 Nh3+ Kf3 Ng5+ Ke3 Kc4 Kf4 Nh3+ Ke4 Ng5+ Ke5 Nh3 Rf3 Ng5 Rf5 Nh3 Ke4",
)
FIVE_MEN = ("8/8/8/8/8/k7/p1R5/K1R4n w - - 0 1", "Rd1 Nf2")


class Seer:
    """Says of each move how many moves it was asked about, White's pawns for a score."""

    def __init__(self, score: int = 0) -> None:
        self.asked: list[int] = []
        self._score = score

    def opinion(
        self, position: Position, moves: Sequence[Move], flag: bytearray | None = None
    ) -> Opinion | None:
        assert position
        assert flag is None
        self.asked.append(len(moves))
        return Opinion("Seer", 100, 5, self._score, None, tuple(moves[:1]))


def line_of(fen: str, moves: str) -> list[tuple[Position, Move]]:
    board, line = chess.Board(fen), []
    for san in moves.split():
        move = board.parse_san(san)
        line.append((parse_fen(board.fen()), move_of(board, move)))
        board.push(move)
    return line


def audited(endings: Endings, claim: Claim, study: tuple[str, str]) -> Audit:
    return audit(endings, claim, line_of(*study))


def verdict(found: Audit) -> list[str]:
    """Return what is told of an audit but for tries."""
    return [told for told in map(str, sentences_of(found)) if not told.startswith("tries ")]


def test_a_draw_with_four_men_is_proved(endings: Endings) -> None:
    found = audited(endings, Claim.DRAW, RETI_1921)
    assert [move.is_only(Claim.DRAW) for move in found.moves] == [True] * 6
    assert {move.weakest for move in found.moves} == {Mark.TABLE}
    assert is_sound(found)
    assert [str(each) for each in sentences_of(found)] == [
        "draw, proved: in the line 6 moves of White are each the only one",
        "tries that one answer alone refutes: 1.c7? Kb7!, 2.Kf8? Kb6!, 2.Kf7? Kb6!, 2.c7? Kb7!, "
        "3.Kg5? h3!, 3.Kf5? h3!, 4.Kf4? h2!, 4.Ke4? h2!, …",
    ]
    singles = [other for other in found.moves[5].alternatives if other.has_one_refutation]
    assert [other.move.san for other in singles] == ["c8=Q+"]
    tries = {other.move.san: other.reply for other in found.moves[0].alternatives}
    assert tries["c7"] is not None
    assert tries["c7"].san == "Kb7"


def test_wasted_time_is_no_dual_and_what_comes_last_is_an_end_dual(endings: Endings) -> None:
    found = audited(endings, Claim.WIN, RETI_1929)
    others = [other for move in found.moves for other in move.alternatives]
    assert sum(other.mark is Mark.WASTE for other in others) == 14
    assert all((other.dual is Dual.WASTE) is (other.mark is Mark.WASTE) for other in others)
    assert sum(other.dual is Dual.END for other in others) == 6
    assert is_sound(found)
    assert verdict(found) == [
        "win, proved: in the line 6 moves of White are each the only one",
        "6 duals in the end, from move 7 on",
        "14 other moves only come back to the line",
    ]


def test_another_promotion_after_the_last_only_move_is_an_end_dual(endings: Endings) -> None:
    fen = "8/8/8/p7/k1P5/3K4/8/8 w - - 0 1"
    found = audited(endings, Claim.WIN, (fen, "Kc3 Ka3 c5 a4 c6 Ka2 c7 a3 c8=Q"))
    last = {other.move.san: other.dual for other in found.moves[-1].alternatives}
    assert last["c8=R"] is Dual.END
    assert is_sound(found)


def test_a_second_solution_and_a_line_that_fails_are_told(endings: Endings) -> None:
    fen = "8/8/8/8/8/k1K5/8/6R1 w - - 0 1"
    found = audited(endings, Claim.WIN, (fen, "Rg4 Ka2 Ra4#"))
    assert str(sentences_of(found)[0]).startswith("second solution: ")
    assert is_sound(found) is False
    failing = audited(endings, Claim.DRAW, (RETI_1921[0], "c7 Kb7"))
    assert str(sentences_of(failing)[0]) == (
        "the line fails at move 1: c7 is answered by Kb7 (Black mates in 14 moves)"
    )
    assert is_sound(failing) is False


def test_where_black_begins_the_diagram_must_meet_the_claim(endings: Endings) -> None:
    fen = "8/8/8/7K/8/8/1P6/k7 b - - 0 1"
    drawn = audited(endings, Claim.WIN, (fen, "Ka2 b4"))
    assert drawn.moves[0].is_only(Claim.WIN)
    assert verdict(drawn) == ["Black, who begins, has a better move: 1...Kxb2 (draw)"]
    assert is_sound(drawn) is False
    won = audited(endings, Claim.WIN, ("8/8/8/7K/8/1P6/8/k7 b - - 0 1", "Kb2 b4"))
    assert is_sound(won)
    open_ = replace(won, begun=None, escape=None)
    assert is_sound(open_) is None
    assert verdict(open_) == [
        "open: one move of White, and it is proved to be the only one",
        "whether Black has a better first move is not known",
    ]


def test_what_is_not_proved_stays_open_or_is_what_an_engine_sees(endings: Endings) -> None:
    line = line_of(*FIVE_MEN)
    bare = audit(endings, Claim.WIN, line)
    assert bare.moves[0].weakest is Mark.OPEN
    assert is_sound(bare) is None
    open_ = "open: one move of White, and it is not proved to be the only one"
    assert str(sentences_of(bare)[0]) == open_
    seer = Seer(50)
    seen = audit(endings, Claim.WIN, line, adviser=seer)
    (move,) = seen.moves
    opened = [other for other in bare.moves[0].alternatives if other.mark is Mark.OPEN]
    assert seer.asked == [1, len(opened)]
    assert move.weakest is Mark.ENGINE
    assert not any(other.mark is Mark.OPEN for other in move.alternatives)
    assert is_sound(seen) is None
    assert not str(sentences_of(seen)[0]).startswith("win")
    assert len(doubts(seen)) == 1  # as good as the move of the line
    proved = {other.move.uci: other for other in bare.moves[0].alternatives if other.mark.is_proof}
    assert proved == {o.move.uci: o for o in move.alternatives if o.mark.is_proof}


def test_the_board_says_what_ends_the_game(endings: Endings) -> None:
    found = audited(endings, Claim.WIN, ("7k/5K2/8/5NN1/8/8/7p/8 w - - 0 1", "Nh4"))
    marks = {other.move.san: other for other in found.moves[0].alternatives}
    assert all(other.mark in (Mark.OPEN, Mark.TABLE, Mark.KERNEL) for other in marks.values())
    mated = audited(endings, Claim.DRAW, ("k7/8/8/7N/8/8/PP2r3/K7 w - - 0 1", "a3"))
    others = {other.move.san: other for other in mated.moves[0].alternatives}
    assert others["Ng3"].mark is Mark.KERNEL
    assert others["Ng3"].reply is not None
    assert others["Ng3"].reply.san == "Re1#"


def test_cancelled_work_says_that_it_is_not_whole(endings: Endings) -> None:
    found = audit(endings, Claim.DRAW, line_of(*RETI_1921), bytearray(b"\1"))
    assert not found.is_whole
    assert is_sound(found) is None


@pytest.mark.parametrize(
    ("line", "is_whole", "found", "sound"),
    [
        ("alone dual", True, [Dual.END], True),
        ("alone dual alone", True, [Dual.INSIDE], False),
        ("alone dual open", True, [Dual.UNPLACED], None),
        ("alone dual open dual", True, [Dual.UNPLACED, Dual.END], None),
        ("alone dual", False, [Dual.UNPLACED], None),
        ("dual dual", True, [Dual.SECOND, Dual.INSIDE], False),
        ("dual open", True, [Dual.UNPLACED], None),
        ("dual alone", False, [Dual.SECOND], False),
    ],
)
def test_a_dual_is_classed_by_what_is_known_of_later_moves(
    line: str, is_whole: bool, found: list[Dual], sound: bool | None
) -> None:
    (position, move), (_, other) = line_of(*RETI_1921)[0], line_of(RETI_1921[0], "Kg8")[0]
    wins = Value(Colour.WHITE, 9)
    others = {
        "alone": Alternative(other, Mark.TABLE, Value(Colour.BLACK, 9)),
        "dual": Alternative(other, Mark.TABLE, wins, dual=Dual.INSIDE),
        "open": Alternative(other, Mark.OPEN),
    }
    moves = [
        AuditedMove(number, position, move, Mark.TABLE, wins, (others[word],))
        for number, word in enumerate(line.split(), 1)
    ]
    audit_ = Audit(Claim.WIN, tuple(classed(moves, is_whole)), is_whole)
    duals = [each.dual for move_ in audit_.moves for each in move_.alternatives if each.dual]
    assert duals == found
    assert is_sound(audit_) is sound
    assert any("not finished" in str(each) for each in sentences_of(audit_)) is not is_whole


def test_of_moves_with_end_duals_none_is_the_only_one() -> None:
    (position, move), (_, other) = line_of(*RETI_1921)[0], line_of(RETI_1921[0], "Kg8")[0]
    wins, lost = Value(Colour.WHITE, 9), Value(Colour.BLACK, 9)
    rows = (
        Alternative(other, Mark.OPEN),
        Alternative(other, Mark.TABLE, lost),
        Alternative(other, Mark.TABLE, wins, dual=Dual.INSIDE),
    )
    moves = [
        AuditedMove(number, position, move, Mark.TABLE, wins, (row,))
        for number, row in enumerate(rows, 1)
    ]
    told = sentences_of(Audit(Claim.WIN, tuple(classed(moves))))
    assert "at 1 of 3 moves" in str(told[0])


def test_tables_in_folders_are_asked_too(endings: Endings, tmp_path: Path) -> None:
    with Folders([tmp_path]) as folders:
        assert folders.count == 0
        (tmp_path / "KRRvKNP.rtbw").write_bytes(b"damaged")
    with Folders([tmp_path]) as folders:
        assert folders.count == 1
        position = parse_fen(FIVE_MEN[0])
        assert folders.value(position) is None
        assert "KRRvKNP" in str(folders.why_not(position))
        assert "KRRvKNP" in str(Endings(folders).why_not(position))


def test_it_is_told_what_a_folder_lacks(tmp_path: Path) -> None:
    whole = b"\x71\xe8\x23\x5d" + bytes(76)
    (tmp_path / "3-4-5").mkdir()
    for name in ("KPvK", "KNvK", "KBvK", "KRvK", "KQvK", "KRRvKN"):
        (tmp_path / "3-4-5" / f"{name}.rtbw").write_bytes(whole)
    (tmp_path / "KQQvKR.rtbw").write_bytes(whole[:-1])
    with Folders([tmp_path]) as folders:
        assert folders.count == 7
        assert [str(each) for each in folders.report()] == [
            "all tables of 3 men are there",
            "of the tables of 5 men 108 are missing, such as KBBBvK",
            "one file is damaged: KQQvKR.rtbw",
        ]
    (tmp_path / "none").mkdir()
    with Folders([tmp_path / "none"]) as folders:
        (told,) = folders.report()
        assert "no tables" in str(told)


def test_tables_that_do_not_say_who_wins_are_none(tmp_path: Path) -> None:
    (tmp_path / "KQvK.rtbz").write_bytes(b"")
    with Folders([tmp_path]) as folders:
        assert folders.count == 0
        (told,) = folders.report()
        assert "no tables" in str(told)


def test_a_folder_in_the_folder_that_cannot_be_read_is_passed_over(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "lost+found").mkdir()
    (tmp_path / "KQvK.rtbw").write_bytes(b"")
    listed = os.listdir

    def listdir(path: str | Path) -> list[str]:
        if str(path).endswith("lost+found"):
            raise PermissionError(str(path))
        return listed(path)

    monkeypatch.setattr(os, "listdir", listdir)
    with Folders([tmp_path]) as folders:
        assert folders.count == 1


@pytest.mark.corpus
def test_tables_in_folders_agree_with_ours(endings: Endings, corpus: Path) -> None:
    folder = corpus / "studies" / "syzygy"
    if not folder.is_dir():
        pytest.skip("no tables")
    with Folders([folder]) as folders:
        for move in audited(endings, Claim.WIN, RETI_1929).moves:
            ours, theirs = endings.value(move.position), folders.value(move.position)
            assert ours is not None
            assert theirs is not None
            assert ours.winner is theirs.winner
            assert theirs.moves is None
            assert str(theirs.sentence) == "White wins"
