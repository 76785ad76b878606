# SPDX-License-Identifier: GPL-3.0-or-later
"""A search for studies: what tables prove, what an engine sees, what is refused."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import pytest

from composer.explore.finds import Find, Tally
from composer.explore.judging import work_chunk
from composer.explore.onlymoves import Seeker, moves_of
from composer.explore.plan import plan_of
from composer.explore.spec import Demands, Slot, Spec, SpecError
from composer.explore.specfile import read_spec, spec_object, spec_of
from composer.notation.lines import line_text
from composer.problem.boards import board_of, move_of
from composer.problem.fen import parse_fen
from composer.problem.men import Man
from composer.problem.move import Move, play
from composer.problem.position import Position
from composer.problem.squares import parse_square
from composer.problem.stipulation import parse_task
from composer.problem.stipulations.claims import Claim
from composer.studies.endings import Endings
from composer.studies.marks import Opinion

KPK = parse_fen("8/7k/8/8/8/3P4/8/6K1 w - - 0 1")
FIVE = parse_fen("8/5p1k/8/8/8/3P4/6P1/6K1 w - - 0 1")


def spec_for(position: Position = KPK, least: int = 2, task: str = "+", engine: str = "") -> Spec:
    square = parse_square("g1")
    near = tuple(parse_square(name) for name in ("f1", "f2", "g2", "h2"))
    slot = Slot((square, Man.WHITE_KING), squares=near)
    demands = Demands(least_only=least)
    return Spec(position, parse_task(task), (slot,), demands=demands, engine=engine)


def worked(spec: Spec, adviser: Engine | None = None) -> tuple[Tally, tuple[Find, ...]]:
    pytest.importorskip("composer.studies.kernel.endings")
    done = work_chunk(spec, 0, adviser)
    return done.tally, done.finds


class Engine:
    """An engine that likes one move, and whatever comes after it."""

    def __init__(self, liked: str, others: int = -20) -> None:
        self.liked, self.others = liked, others

    def opinion(
        self, position: Position, moves: Sequence[Move], flag: bytearray | None = None
    ) -> Opinion | None:
        by_name = {move.san: move for move in moves}
        move = by_name.get(self.liked, moves[0])
        board = board_of(play(position, move))
        reply = next(iter(board.legal_moves))
        score = 900 if move.san == self.liked else self.others
        return Opinion("Fake 1", 100, 5, score, line=(move, move_of(board, reply)))


def test_tables_prove_only_moves_one_after_the_other() -> None:
    tally, finds = worked(spec_for())
    endings = Endings()
    assert (tally.tried, tally.unfinished) == (5, 0)
    assert finds
    for find in finds:
        position = parse_fen(find.fen)
        assert find.only >= 2
        assert not find.engine
        for move in moves_of(find):
            if position.turn is KPK.turn:
                wins = [m for m, value in endings.moves(position) or () if value.winner]
                assert [each.uci for each in wins] == [move.uci]
            position = play(position, move)
    least = min(find.only for find in finds)
    more, fewer = worked(spec_for(least=least + 1))
    assert len(fewer) < len(finds)
    assert more.lacks_play > tally.lacks_play


def test_a_find_comes_back_from_its_journal() -> None:
    _, finds = worked(spec_for())
    assert [Find.from_object(find.to_object()) for find in finds] == list(finds)


def test_more_than_four_men_are_left_where_no_engine_is_named() -> None:
    tally, finds = worked(spec_for(FIVE))
    assert (tally.refused, finds) == (4, ())  # a pawn stands on g2


def test_an_engine_is_asked_of_the_best_move_and_of_all_others() -> None:
    _, finds = worked(spec_for(FIVE, least=1, engine="any"), Engine("d4"))
    assert finds
    assert {find.engine for find in finds} == {"Fake 1"}
    assert {line_text(list(moves_of(find))) for find in finds} == {"1.d4"}
    tally, finds = worked(spec_for(FIVE, least=1, engine="any"), Engine("d4", others=500))
    assert (tally.tried, tally.unsound, finds) == (4, 3, ())  # four turns are a chunk


def test_where_the_engine_leads_to_four_men_tables_go_on() -> None:
    pytest.importorskip("composer.studies.kernel.endings")
    begun = parse_fen("8/8/8/8/4kp2/8/3PK1P1/8 w - - 0 1")
    seeker = Seeker(Endings(), Claim.WIN, bytearray(1), Engine("g3"))
    line = seeker.line(begun, 3)
    assert line.engine == "Fake 1"
    assert line.moves[0].san == "g3"


def test_black_to_move_and_castling_are_no_candidates() -> None:
    seeker = Seeker(Endings(), Claim.WIN, bytearray(1), Engine("d4"))
    assert not seeker.may_look(parse_fen("8/7k/8/8/8/3P4/8/6K1 b - - 0 1"))
    assert not seeker.may_look(parse_fen("8/7k/8/8/8/8/8/4K2R w K - 0 1"))


def test_a_search_for_studies_is_written_and_read(tmp_path: Path) -> None:
    spec = spec_for(engine="stockfish", task="=")
    assert spec_of(spec_object(spec)) == spec
    assert plan_of(spec).spec() == spec
    file = tmp_path / "search.toml"
    file.write_text(
        'fen = "8/7k/8/8/8/3P4/8/6K1 w - - 0 1"\nstipulation = "+"\nengine = "stockfish"\n'
        'nodes = 5000\n[[vary]]\nman = "g1"\nsquares = ["all"]\n[hold]\nonly = 3\n',
        encoding="utf-8",
    )
    read = read_spec(file)
    assert (read.engine, read.nodes, read.demands.least_only) == ("stockfish", 5000, 3)


@pytest.mark.parametrize(
    ("given", "why"),
    [
        ({"demands": Demands(themes=("grimshaw",))}, "no themes or figures"),
        ({"demands": Demands(least_tries=1)}, "no themes or figures"),
        ({"demands": Demands(least_only=41)}, "at most 40"),
        ({"stipulation": parse_task("#2"), "demands": Demands(least_only=2)}, "asked of studies"),
        ({"stipulation": parse_task("#2"), "engine": "stockfish"}, "asked of studies"),
        ({"stipulation": parse_task("#2"), "demands": Demands(themes=("domination",))}, "not in"),
    ],
)
def test_what_studies_do_not_have_is_refused(given: dict[str, object], why: str) -> None:
    asked = {**spec_for().asked, "slots": spec_for().slots, **given}
    with pytest.raises(SpecError, match=why):
        Spec(**asked)


def test_a_plan_forgets_only_moves_and_engine_with_the_study() -> None:
    plan = plan_of(spec_for(engine="stockfish")).on(KPK, parse_task("#2"))
    assert (plan.engine, plan.demands.least_only) == ("", 0)
