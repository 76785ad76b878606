# SPDX-License-Identifier: GPL-3.0-or-later
"""A core, the men that may be added, a theme: what is found, what is refused."""

from __future__ import annotations

from contextlib import closing
from dataclasses import replace
from itertools import permutations
from pathlib import Path

import pytest
from poolhere import InThisThread

from composer.analysis.schemes.phasetext import parse_phase, phase_text
from composer.analysis.themes.grammar.plan import KEY, SET, TRY, Plan, Wish
from composer.composing.ask import Ask, Meant
from composer.composing.composer import Composing, Progress
from composer.composing.finds import Archive, Find, Tally
from composer.composing.journal import Journal
from composer.composing.like import like
from composer.composing.naming import named_by
from composer.composing.prover import Ended, Prover
from composer.composing.refusals import Refused, why_not
from composer.composing.turns import Done, work_turn
from composer.problem.edits import remove, set_squares
from composer.problem.fen import parse_fen
from composer.problem.men import Man
from composer.problem.squares import parse_square
from composer.said.sentence import Notation, listed, said
from composer.solver.options import Token
from composer.solver.session import Session

GRIMSHAW = Ask(
    parse_fen("4br2/8/7Q/5k2/8/1B4K1/8/8 w - - 0 1"),
    tuple(map(Man.from_letter, "NPnppp")),
    "grimshaw",
    tuple(map(parse_square, ("f7", "f8", "e8"))),
    changes=3_000,
)


def test_a_grimshaw_is_found_with_all_of_its_core() -> None:
    search = Composing(GRIMSHAW, InThisThread())
    told: list[Find] = []
    progress = search.run(told.append, turns=3)
    assert progress.finished
    assert progress.tally.turns == 3
    assert search.best()
    assert {find.fen for find in search.best()} <= {find.fen for find in told}
    with closing(Session(table_megabytes=16, threads=1)) as session:
        prover = Prover(GRIMSHAW, session, Token())
        for find in search.best():
            proof = prover.prove(parse_fen(find.fen))
            assert proof is not None
            assert named_by(proof.flag) >= GRIMSHAW.needed
    assert all(find.whole_core for find in told)


def test_a_turn_is_the_same_again() -> None:
    ask = replace(GRIMSHAW, changes=500)
    assert work_turn(ask, 3) == work_turn(ask, 3)


def test_a_published_one_is_proved_and_made_no_lighter() -> None:
    position = parse_fen("4br2/8/5p1Q/5k2/6N1/1B4K1/8/8 w - - 0 1")
    with closing(Session(table_megabytes=16, threads=1)) as session:
        prover = Prover(GRIMSHAW, session, Token())
        proof = prover.prove(position)
        assert proof is not None
        assert prover.economized(position, proof)[0] == position


@pytest.mark.parametrize(
    ("core", "allowed", "theme", "squares", "part"),
    [
        ("8/8/8/8/8/8/8/K7", "Q", "grimshaw", "", "Black's king is missing"),
        ("k7/8/8/8/8/8/8/8", "Q", "grimshaw", "", "White's king is missing"),
        ("k7/8/8/8/8/8/8/K7", "QK", "grimshaw", "", "more kings than one"),
        ("k7/PP6/8/8/8/8/8/K7", "PPPPPPP", "grimshaw", "", "more pawns"),
        ("k7/8/8/8/8/8/8/K7", "Q", "nonsense", "", "no theme nonsense"),
        ("k7/8/8/8/8/8/8/K7", "Q", "aristocrat", "", "no grammar"),
        ("k7/8/8/8/8/8/8/K6r", "Qb", "grimshaw", "", "no geometry"),
        ("4br2/8/7Q/5k2/8/1B4K1/8/8", "N", "grimshaw", "a1", "no geometry"),
        ("4br2/8/7Q/5k2/6K1/1B6/8/8", "N", "grimshaw", "", "side by side"),
        ("4br2/6Q1/5k2/8/8/1B4K1/8/8", "N", "grimshaw", "", "in check by the core"),
    ],
)
def test_what_cannot_be_is_said_at_once(
    core: str, allowed: str, theme: str, squares: str, part: str
) -> None:
    ask = Ask(
        parse_fen(f"{core} w - - 0 1"),
        tuple(map(Man.from_letter, allowed)),
        theme,
        tuple(map(parse_square, squares.split())),
    )
    assert part in str(why_not(ask))


def test_the_core_may_stand_elsewhere_and_turned_round() -> None:
    asks = replace(GRIMSHAW, shift=True, mirror=True).placed
    assert (asks[0].core, len(asks)) == (GRIMSHAW.core, 12)
    for ask in asks:
        square, rook, bishop = ask.squares
        assert ask.core[rook] == Man.from_letter("r")
        assert ask.core[bishop] == Man.from_letter("b")
        assert all(plan.wishes[0].targets == 1 << square for plan in ask.plans)
        assert replace(GRIMSHAW, unlike=(GRIMSHAW.core,)).repeats(ask.core)
    pawn = Ask(parse_fen("8/8/8/8/3k4/8/1P6/8 w - - 0 1"), (), "grimshaw", shift=True)
    pawns = [square for ask in pawn.placed for square, man in ask.core if man.letter == "P"]
    assert {square // 8 for square in pawns} == {1, 2, 3, 4, 5}


def test_tries_of_joined_plans_are_the_same_or_others() -> None:
    one = Plan((Wish(KEY), Wish(TRY, like=0)), 1, try_targets=(6,))
    two = Plan((Wish(SET), Wish(TRY, first_of=TRY, differs=(0,))), 1, try_targets=(3,))
    same, apart = sorted(one.joined(two), key=lambda plan: plan.tries)
    assert (same.try_targets, apart.try_targets) == ((2,), (6, 3))
    assert (same.wishes[3].phase, same.wishes[3].first_of, same.wishes[3].differs) == (2, 2, (2,))
    assert (apart.wishes[3].phase, apart.wishes[3].first_of) == (3, 3)
    assert [plan.tries for plan in one.joined(replace(two, try_targets=(8,)))] == [2]


def test_another_problem_like_a_finished_one_is_asked() -> None:
    problem = parse_fen("4br2/8/5p1Q/5k2/6N1/1B4K1/8/8 w - - 0 1")
    with closing(Session(table_megabytes=16, threads=1)) as session:
        ask = like(problem, "grimshaw", Token(), session)
        assert ask.themes == (Meant("grimshaw", ask.squares),)
        assert len(ask.core) + len(ask.allowed) == len(problem)
        assert why_not(ask) is None
        assert Prover(ask, session, Token()).find_of(0, problem) is Ended.REPEATED
        unlike = replace(ask, unlike=())
        found = Prover(unlike, session, Token()).find_of(0, problem)
        assert isinstance(found, Find)
        assert dict(zip(found.added, map(str, found.roles), strict=True)) == {
            "Kg3": "the king",
            "kf5": "the king",
            "Ng4": "needed: without him no mate after 1...Rh8, 1...Rg8+, 1...Bf7, 1...Ke5",
        }
        flaw = next(iter(found.points), "")
        forbidden = Prover(replace(unlike, forbidden=(flaw,)), session, Token())
        assert forbidden.find_of(0, problem) is Ended.FLAWED
        heavy = Prover(replace(unlike, most_men=6), session, Token())
        assert heavy.find_of(0, problem) is Ended.HEAVY
        with pytest.raises(Refused, match="does not show"):
            like(problem, "banny", Token(), session)


def test_a_search_goes_on_with_its_journal(tmp_path: Path) -> None:
    path = tmp_path / "j.jsonl"
    ask = replace(GRIMSHAW, also=(Meant("novotny_key"),), forbidden=("dual",), shift=True,
                  unlike=(GRIMSHAW.core,))  # fmt: skip
    with Journal.begin(path, ask) as journal:
        journal.keep(Done(3, Tally(turns=1, flawed=2), (find(3, "Pa2"),)))
        journal.keep(Done(4, Tally(turns=1), ()))
    path.write_bytes(path.read_bytes() + b'{"chunk":5,"tal')
    journal, known = Journal.resume(path)
    journal.close()
    assert known == ask
    search = Composing(known, InThisThread())
    search.restore(Journal.read(path)[1])
    assert search.progress().tally == Tally(turns=2, flawed=2)
    assert search.best() == (find(3, "Pa2"),)
    assert search.best()[0].proof == find(3, "Pa2").proof


def test_no_find_is_told_with_what_was_tried() -> None:
    progress = Progress(
        Tally(turns=9, tried=1234, refuted=1000, whole=7, flawed=7), 1.0, 0, True, 4, 3
    )
    assert str(progress.ending) == (
        "not met: 3 geometries of 4, 1,234 positions judged; most often Black had replies without a"
        " mate; 7 of them sound, but most often there was a flaw that is forbidden"
    )
    assert progress.tally.themed == 7
    assert "nothing is known" in str(replace(progress, tally=Tally()).ending)
    assert str(replace(progress, finds=2).ending) == "2 finds"
    assert "begin with" in str(replace(progress, tally=Tally(turns=2, unset=2)).ending)


def test_geometries_are_those_that_turns_went_through() -> None:
    ask = replace(GRIMSHAW, squares=(), shift=True, mirror=True)
    search = Composing(ask, InThisThread())
    search.restore(Done(turn, Tally(turns=1), ()) for turn in range(40))
    placed = [ask.of_turn(turn) for turn in range(40)]
    progress = search.progress()
    assert progress.gone == len({(each.core.board, plan) for each, plan in placed if plan})
    assert progress.gone < progress.geometries == sum(len(each.plans) for each in ask.placed)


def test_a_find_without_a_man_of_the_core_says_so() -> None:
    """The knight guards, and no line of the proof names him."""
    whole = parse_fen("4br2/8/5p1Q/5k2/6N1/1B4K1/8/8 w - - 0 1")
    ask = replace(GRIMSHAW, core=whole, allowed=(), squares=(), whole_core=False)
    with closing(Session(table_megabytes=16, threads=1)) as session:
        prover = Prover(ask, session, Token())
        proof = prover.prove(whole)
        assert proof is not None
        assert not prover.find(0, whole, proof).whole_core
        strict = Prover(replace(ask, whole_core=True), session, Token())
        assert not isinstance(strict.prove(whole), type(proof))


def test_a_man_who_keeps_a_flaw_away_stays(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is lighter and has the flaw is no find, and what has it not is one."""
    light = parse_fen("4br2/8/5p1Q/5k2/6N1/1B4K1/8/8 w - - 0 1")
    with closing(Session(table_megabytes=16, threads=1)) as session:
        ask = replace(GRIMSHAW, whole_core=False)
        prover = Prover(ask, session, Token())
        proof = prover.prove(light)
        assert proof is not None
        monkeypatch.setattr(prover, "prove", lambda position: proof)
        whole = set_squares(light, {parse_square("a2"): Man.BLACK_PAWN})
        monkeypatch.setattr(prover, "economized", lambda position, proof: (light, proof))
        found = prover.find_of(0, whole)
        assert isinstance(found, Find)
        assert parse_fen(found.fen).board == light.board
        refused = {light.board: Ended.FLAWED}
        monkeypatch.setattr(
            prover, "_accepted", lambda turn, position, proof: refused.get(position.board, position)
        )
        assert prover.find_of(0, whole) == whole


def test_what_can_be_is_not_refused() -> None:
    assert why_not(GRIMSHAW) is None
    assert "8 men" not in str(why_not(replace(GRIMSHAW, most_men=8)))
    assert "more than the 5" in str(why_not(replace(GRIMSHAW, most_men=5)))
    kingless = replace(GRIMSHAW, core=remove(GRIMSHAW.core, parse_square("g3")), most_men=5)
    wanting = replace(kingless, allowed=(Man.WHITE_KING, *GRIMSHAW.allowed))
    assert "kings that it lacks are 6 men" in str(why_not(wanting))
    both = replace(GRIMSHAW, also=(Meant("novotny_key"),))
    assert why_not(both) is None
    assert [len(plan.wishes) for plan in both.plans] == [4, 4]


def find(turn: int, added: str, idea: str = "x", fatal: str = "") -> Find:
    men = tuple(added.split())
    proof = said("{line} on {square}", line=listed([Notation("1.Ra2"), "b3"]), square="f7")
    return Find(turn, f"{turn}", "a1a2", "Ra2", 6 + len(men), men, "grimshaw", proof, (idea,),
                fatal=tuple(fatal.split()), roles=(proof,) * len(men))  # fmt: skip


def test_no_find_repeats_another_with_a_man_more() -> None:
    archive = Archive()
    light = find(1, "Pa2")
    assert archive.add([find(0, "Pa2 pb3"), light]) == [find(0, "Pa2 pb3"), light]
    assert archive.ranked() == (light,)
    assert archive.add([find(2, "Pa2 ph7")]) == []


def test_three_of_each_idea_are_kept_and_the_best_of_each_come_first() -> None:
    archive = Archive()
    archive.add([find(n, f"Pa{n}") for n in range(2, 7)] + [find(9, "Pb2", "y", "fatal")])
    assert [found.turn for found in archive.ranked()] == [2, 9, 3, 4]


def test_what_is_kept_does_not_hang_on_who_comes_first() -> None:
    finds = [find(1, "Pa2"), find(2, "Pa2 pb3"), find(3, "Pc2"), find(0, "Pa2"), find(4, "Pd2"),
             find(5, "Pe2"), find(6, "Pe2 pe7")]  # fmt: skip
    rankings = set()
    for order in permutations(finds):
        archive = Archive()
        archive.add(order)
        rankings.add(archive.ranked())
    (ranked,) = rankings
    assert [found.turn for found in ranked] == [0, 3, 4]


def test_a_find_is_damaged_whose_roles_are_of_other_men() -> None:
    whole = find(1, "Pa2 pb3").to_journal()
    assert Find.from_journal(whole) == find(1, "Pa2 pb3")
    with pytest.raises(ValueError, match="roles"):
        Find.from_journal({**whole, "added": ["Pa2"]})


BOURD = Ask(  # two mates after each of two defences, to be separated by a try and the key
    parse_fen("2B5/2p1N3/3k4/3N1K2/8/3pQ3/3P4/8 w - - 0 1"),
    (Man.BLACK_PAWN,),
    "",
    demand=tuple(map(parse_phase, ("c8e6 c7c6=e7c8 c7c5=e3e5", "f5e4 c7c6=e7f5 c7c5=e3h6"))),
    changes=3_000,
)


def test_phases_with_wanted_mates_are_met_by_the_man_who_is_missing() -> None:
    assert why_not(BOURD) is None
    assert {plan.key_origins for plan in BOURD.plans} == {1 << 37, 1 << 58}
    search = Composing(BOURD, InThisThread())
    search.run(turns=2)
    (find,) = search.best()
    assert (find.fen[:36], find.key) == ("2B5/2p1N3/3k4/3NpK2/8/3pQ3/3P4/8 w -", "f5e4")
    assert find.whole_core
    assert "the try 1.Be6?: 1...c6 2.Nc8# and 1...c5 2.Qxe5#" in str(find.proof)


def test_after_the_key_the_man_who_moved_stands_elsewhere_before() -> None:
    after = parse_fen("4br2/3p4/7Q/3B1k2/4p1N1/4P1K1/8/8 b - - 0 1")
    demand = (parse_phase("- f8f7=h6h5 e8f7=h6f6"),)
    ask = Ask(after, (), "", demand=demand, after_key=True, changes=2_000)
    assert why_not(ask) is None
    assert {each.arrived for each in ask.placed} == {
        (square, man) for square, man in after if man.letter.isupper()
    }
    search = Composing(ask, InThisThread())
    search.run(turns=5)
    for find in search.best():
        found = parse_fen(find.fen)
        origin, target = parse_square(find.key[:2]), parse_square(find.key[2:4])
        assert set_squares(found, {origin: None, target: found[origin]}).board == after.board
    assert any(find.key == "b3d5" or find.key.endswith("d5") for find in search.best())


@pytest.mark.parametrize(
    ("phases", "part"),
    [
        ((), "neither a theme nor a mate"),
        (("- a7a6=e7c8",), "can play a7a6"),
        (("- c7c6=c7c8",), "can play c7c8"),
        (("a1a2 c7c6=e7c8",), "can play a1a2"),
        (("c8e6 c7c6=e7c8", "c8e6 c7c5=e3e5 c7c6=e7f5"), "two different mates are wanted after"),
        (tuple(f"c8{to} c7c6=e7c8" for to in ("a6", "b7", "d7", "e6")), "a key and 2 tries"),
    ],
)
def test_mates_that_cannot_be_wanted_are_refused(phases: tuple[str, ...], part: str) -> None:
    assert part in str(why_not(replace(BOURD, demand=tuple(map(parse_phase, phases)))))


def test_a_demand_moves_with_its_core() -> None:
    placed = replace(BOURD, mirror=True).placed[1]
    assert [phase_text(phase) for phase in placed.demand] == [
        "f8d6 f7f6=d7f8 f7f5=d3d5",
        "c5d4 f7f6=d7c5 f7f5=d3a6",
    ]
