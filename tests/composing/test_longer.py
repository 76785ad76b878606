# SPDX-License-Identifier: GPL-3.0-or-later
"""Mates in three and selfmates composed from a core: one key, and the theme in its play."""

from __future__ import annotations

import json
from contextlib import closing
from dataclasses import replace

import pytest
from poolhere import InThisThread

from composer.analysis.study import Study
from composer.analysis.themerules import themes_of
from composer.composing.ask import Ask
from composer.composing.askform import ask_object, ask_of
from composer.composing.composer import Composing, Progress
from composer.composing.finds import Tally
from composer.composing.like import like
from composer.composing.longclimb import LongClimb
from composer.composing.naming import acting, long_grammars, named_by
from composer.composing.placements import placements_of
from composer.composing.refusals import PLAYS, grammars_of, why_not
from composer.composing.turns import work_turn
from composer.problem.edits import set_squares
from composer.problem.fen import parse_fen
from composer.problem.men import Man
from composer.problem.squares import parse_square
from composer.problem.stipulation import parse_stipulation
from composer.solver.options import SolveOptions, Token
from composer.solver.session import Session
from composer.solver.solution import Verdict
from composer.solver.solve import solve

# E. E. H. Baird, 1895, and T. R. Dawson, 1920
PUBLISHED = {
    "#3": ("4N3/5p2/N3kB2/8/6K1/2P5/8/1B6 w - - 0 1", "model_mate_2", "c3"),
    "s#2": ("4k2b/2P3Q1/8/8/8/8/P7/KB6 w - - 0 1", "underpromotion", "a2 b1"),
}


def asked(play: str) -> Ask:
    fen, theme, removed = PUBLISHED[play]
    whole = parse_fen(fen)
    squares = [parse_square(name) for name in removed.split()]
    return Ask(
        set_squares(whole, dict.fromkeys(squares)),
        tuple(man for square in squares if (man := whole[square]) is not None),
        theme,
        stipulation=parse_stipulation(play),
        whole_core=play == "s#2",
    )


@pytest.mark.parametrize("play", PUBLISHED)
def test_a_published_one_is_rebuilt_and_told(play: str) -> None:
    ask = asked(play)
    assert why_not(ask) is None
    assert ask_of(json.loads(json.dumps(ask_object(ask)))) == ask
    search = Composing(ask, InThisThread())
    progress = search.run()
    assert progress.finished
    assert 40 < progress.tally.tried <= progress.placements
    assert parse_fen(PUBLISHED[play][0]).board in {parse_fen(f.fen).board for f in search.best()}
    for find in search.best():
        solution = solve(parse_fen(find.fen), ask.stipulation, SolveOptions())
        assert solution.verdict is Verdict.SOUND
        (key,) = solution.keys
        assert key.move is not None
        assert key.move.uci == find.key
        study = Study.of(solution)
        flags = [flag for flag in themes_of(study) if flag.id == ask.theme]
        assert flags
        assert ask.needed <= acting(study, flags).union(*map(named_by, flags))
        assert len(find.roles) == len(find.added)


@pytest.mark.parametrize("play", PUBLISHED)
def test_a_climb_is_the_same_again(play: str) -> None:
    ask = replace(asked(play), every=False, changes=2_000)
    assert placements_of(ask) is None
    done = work_turn(ask, 1)
    assert done == work_turn(ask, 1)
    assert done.tally.tried > 40
    assert all(
        parse_fen(find.fen).board == parse_fen(PUBLISHED[play][0]).board for find in done.finds
    )


@pytest.mark.parametrize("play", PUBLISHED)
def test_what_is_near_costs_less_than_what_is_not(play: str) -> None:
    ask = asked(play)
    whole = parse_fen(PUBLISHED[play][0])
    places = {man: square for square, man in whole if ask.core[square] is None}
    here = tuple(places[man] for man in ask.allowed)
    with closing(Session(table_megabytes=16, threads=1)) as session:
        judge = session.judge(ask.stipulation, Token(), retro=False, turn=False)
        climb = LongClimb(ask, judge, 1, session)
        ((_, best), (_, nobody)) = climb._weigh_all([here, (None,) * len(here)])
        assert (best.is_whole, best.cause) == (True, "whole")
        assert not nobody.is_whole
        assert nobody.cost > best.cost + 5
        other = next(id for id in long_grammars(ask.stipulation) if id != ask.theme)
        climb = LongClimb(replace(ask, theme=other), judge, 1, session)
        ((_, unthemed),) = climb._weigh_all([here])
        assert (unthemed.is_whole, unthemed.cause) == (False, "other_play")
        assert best.cost < unthemed.cost < nobody.cost + 60


@pytest.mark.parametrize("play", PUBLISHED)
def test_another_like_it_is_asked(play: str) -> None:
    fen, theme, removed = PUBLISHED[play]
    whole = parse_fen(fen)
    with closing(Session(table_megabytes=16, threads=1)) as session:
        ask = like(whole, theme, Token(), session, parse_stipulation(play))
        assert (str(ask.stipulation), ask.theme, ask.unlike) == (play, theme, (whole,))
        free = {square for square, _ in whole if ask.core[square] is None}
        assert set(map(parse_square, removed.split())) <= free
        assert why_not(ask) is None


def test_each_theme_that_is_offered_is_one_of_its_play() -> None:
    for play in PLAYS:
        assert len(set(grammars_of(play))) == len(grammars_of(play)) > 5
    assert "no grammar" in str(why_not(replace(asked("#3"), theme="zilahi")))
    assert "in two-movers only" in str(why_not(replace(asked("s#2"), after_key=True)))
    assert "not #4" in str(why_not(replace(asked("#3"), stipulation=parse_stipulation("#4"))))


def test_what_was_searched_in_vain_is_told_without_geometries() -> None:
    tally = Tally(turns=1, tried=4000, refuted=3000, cooked=1000)
    three = parse_stipulation("#3")
    words = str(Progress(tally, 1.0, 0, True, 1, 1, "", three).ending)
    assert words == "not met: 4,000 positions judged; most often no first move solved"
    begun = Progress(tally, 1.0, 0, False, 1, 1, "", three, 9000)
    assert "not met yet: 4,000 of 9,000 placements judged" in str(begun.ending)
    assert "cannot be met: all 4,000" in str(replace(begun, finished=True).ending)
    sound = Tally(turns=1, tried=1, whole=1, unproved=1, illegal=1)
    alone = str(Progress(sound, 1.0, 0, True, 1, 1, "", three, 1).ending)
    assert alone.endswith("nobody may be added, and no game leads to the men that stay")


def test_what_cannot_be_met_is_proved() -> None:
    """No white man beside the king: a pawn of Black's never helps to a mate of White's."""
    ask = Ask(
        parse_fen("4br2/8/7Q/5k2/8/1B4K1/8/8 w - - 0 1"),
        (Man.BLACK_PAWN,),
        "grimshaw",
    )
    search = Composing(ask, InThisThread())
    progress = search.run()
    assert (progress.finished, progress.tally.tried) == (True, progress.placements)
    assert str(progress.ending).startswith("cannot be met: all 45 placements")
    alone = Composing(replace(ask, allowed=()), InThisThread())
    assert str(alone.run().ending).startswith("cannot be met: nobody may be added")
    assert "not met yet" in str(replace(progress, finished=False).ending)
    old = {name: value for name, value in ask_object(ask).items() if name != "every"}
    assert not ask_of(old).every  # a journal of climbs is no proof


def test_nothing_is_proved_of_a_core_that_may_castle() -> None:
    for rights, is_known in (("-", True), ("Q", False)):
        core = parse_fen(f"8/8/8/8/8/8/5b1k/R3K3 w {rights} - 0 1")
        ask = Ask(core, (Man.BLACK_PAWN,), "grimshaw", stipulation=parse_stipulation("#3"))
        assert (placements_of(ask) is not None) is is_known


def test_every_placement_is_there_once() -> None:
    ask = replace(asked("#3"), allowed=(Man.BLACK_PAWN, Man.BLACK_PAWN, Man.WHITE_KNIGHT))
    few = replace(ask, core=parse_fen("8/8/8/8/8/5Q2/7K/5k2 w - - 0 1"), allowed=ask.allowed[:2])
    placements = placements_of(few)
    assert placements is not None
    assert placements_of(ask) is None
    boards = [
        position.board for turn in range(placements.turns) for position in placements.of_turn(turn)
    ]
    assert len(set(boards)) == len(boards) == placements.count
