# SPDX-License-Identifier: GPL-3.0-or-later
from __future__ import annotations

from dataclasses import replace

import pytest
from cases import every
from hypothesis import given
from hypothesis import strategies as st

from composer.problem.goals import (
    CAPTURE,
    CHECK,
    DOUBLE_STALEMATE,
    MATE,
    PLAIN_GOALS,
    PROMOTION,
    STALEMATE,
    Goal,
    promotion_to,
    target_square,
)
from composer.problem.men import PROMOTIONS, Kind
from composer.problem.setplay import has_set_lines, no_set_play, set_play_of
from composer.problem.stipulation import (
    NO_TASK,
    TWO_MOVER,
    Stipulation,
    StipulationError,
    parse_stipulation,
    parse_task,
    stipulation_in_words,
    told_stipulation,
)
from composer.problem.stipulations.play import Play
from composer.problem.task import written_task

HELP = (Play.HELP, Play.HELP_SELF, Play.HELP_REFLEX)


def goals() -> st.SearchStrategy[Goal]:
    targets = st.integers(0, 63).map(target_square)
    made = st.sampled_from(PROMOTIONS).map(promotion_to)
    return st.one_of(st.sampled_from(PLAIN_GOALS), targets, made)


@st.composite
def stipulations(draw: st.DrawFn) -> Stipulation:
    play = draw(st.sampled_from([play for play in Play if play is not Play.PROOF]))
    series = draw(st.booleans())
    half = play in HELP and not series and draw(st.booleans())
    moves = draw(st.integers(0 if half else 1, 999))
    return Stipulation.of(draw(goals()), moves, play, series, half)


@given(stipulation=stipulations())
def test_what_is_written_is_read_back(stipulation: Stipulation) -> None:
    assert parse_stipulation(str(stipulation)) == stipulation


@every(
    "text, expected",
    [
        ("#2", TWO_MOVER),
        (" # 2 ", TWO_MOVER),
        ("#02", TWO_MOVER),
        ("=3", Stipulation.of(STALEMATE, 3)),
        ("s#4", Stipulation.of(MATE, 4, Play.SELF)),
        ("S#4", Stipulation.of(MATE, 4, Play.SELF)),
        ("r#3", Stipulation.of(MATE, 3, Play.REFLEX)),
        ("semi-r#2", Stipulation.of(MATE, 2, Play.SEMI_REFLEX)),
        ("h#2.5", Stipulation.of(MATE, 2, Play.HELP, half=True)),
        ("h#2,5", Stipulation.of(MATE, 2, Play.HELP, half=True)),
        ("exact-#2", replace(Stipulation.of(MATE, 2), exact=True)),
        ("exact-h#3", replace(Stipulation.of(MATE, 3, Play.HELP), exact=True)),
        ("exact-ser-=4", replace(Stipulation.of(STALEMATE, 4, series=True), exact=True)),
        ("exact-hs2.5#", replace(Stipulation.of(MATE, 2, Play.HELP_SELF, half=True), exact=True)),
        ("H#2½", Stipulation.of(MATE, 2, Play.HELP, half=True)),
        ("h#0.5", Stipulation.of(MATE, 0, Play.HELP, half=True)),
        ("hs#3", Stipulation.of(MATE, 3, Play.HELP_SELF)),
        ("hr=3", Stipulation.of(STALEMATE, 3, Play.HELP_REFLEX)),
        ("ser-h#7", Stipulation.of(MATE, 7, Play.HELP, series=True)),
        ("ser-#12", Stipulation.of(MATE, 12, series=True)),
        ("==2", Stipulation.of(DOUBLE_STALEMATE, 2)),
        ("2==", Stipulation.of(DOUBLE_STALEMATE, 2)),
        ("h==2.5", Stipulation.of(DOUBLE_STALEMATE, 2, Play.HELP, half=True)),
        ("+2", Stipulation.of(CHECK, 2)),
        ("hx3", Stipulation.of(CAPTURE, 3, Play.HELP)),
        ("ser-zc55", Stipulation.of(target_square(34), 5, series=True)),
        ("h zC5 3", Stipulation.of(target_square(34), 3, Play.HELP)),
        ("s=*2", Stipulation.of(PROMOTION, 2, Play.SELF)),
        ("h=N2", Stipulation.of(promotion_to(Kind.KNIGHT), 2, Play.HELP)),
        ("h=S2", Stipulation.of(promotion_to(Kind.KNIGHT), 2, Play.HELP)),
    ],
)
def test_the_field_s_forms_are_read(text: str, expected: Stipulation) -> None:
    assert parse_stipulation(text) == expected


@every(
    "text",
    [
        "",
        "2",
        "#",
        "mate in 2",
        "###2",
        "x#2",
        "#-2",
        "#1000",
        "#٢",
        "h#2.4",
        "#2.",
        "==",
        "pser-#",
    ],
)
def test_what_is_no_stipulation_is_named(text: str) -> None:
    with pytest.raises(StipulationError, match="expected a stipulation such as") as raised:
        parse_stipulation(text)
    assert repr(text) in str(raised.value)


@every("text", ["#2.5", "s#3.5", "ser-=2½"])
def test_only_help_play_has_half_moves(text: str) -> None:
    with pytest.raises(StipulationError, match="only help play has half moves, got '"):
        parse_stipulation(text)


@every("text", ["#0", "h#0", "s=000"])
def test_there_is_at_least_one_move(text: str) -> None:
    with pytest.raises(StipulationError, match="expected 1 to 999 moves, got '"):
        parse_stipulation(text)


@every("text", ["exact-s#3", "exact-r=2", "exact-semi-r#2"])
def test_exact_self_and_reflex_play_is_read_by_its_parts(text: str) -> None:
    stipulation = parse_stipulation(text)
    assert stipulation.structure is not None
    assert str(stipulation) == text


@every("moves", [-1, 0, 1000])
def test_a_stipulation_cannot_be_made_that_cannot_be_written(moves: int) -> None:
    with pytest.raises(StipulationError, match="expected 1 to 999 moves"):
        Stipulation.of(MATE, moves)


@every(
    "text, halfmoves",
    [
        *(("#2", 3), ("s#2", 4), ("r#2", 4), ("semi-r#1", 2), ("h#2", 4), ("h#2.5", 5)),
        *(("h#0.5", 1), ("hs#3", 6), ("hr#2.5", 5)),
        *(("ser-#6", 6), ("ser-h#6", 7), ("ser-s#4", 5), ("ser-r#2", 3)),
    ],
)
def test_its_length_is_counted_in_half_moves(text: str, halfmoves: int) -> None:
    found = parse_stipulation(text)
    assert (found.halfmoves, str(found)) == (halfmoves, text)


def test_no_half_moves_in_a_series_and_none_too_many_in_direct_play() -> None:
    with pytest.raises(StipulationError, match=r"series play has no half moves, got 'ser-h#2\.5'"):
        parse_stipulation("ser-h#2.5")
    with pytest.raises(StipulationError, match="direct play ends with the attacker's move, got 4"):
        Stipulation(MATE, Play.DIRECT, False, 4)


@every("text", ["h#2", "h#2.5", "hs#3", "ser-#4", "ser-h=2", "ser-s#2"])
def test_help_and_series_have_lines(text: str) -> None:
    assert parse_stipulation(text).has_lines


@every("text", ["#2", "s#3", "r=2", "semi-r#2"])
def test_other_play_has_phases(text: str) -> None:
    assert not parse_stipulation(text).has_lines


def test_a_goal_has_what_belongs_to_it() -> None:
    for made in (
        lambda: Goal(MATE.aim, 3),
        lambda: Goal(target_square(3).aim),
        lambda: promotion_to(Kind.KING),
        lambda: Goal(CHECK.aim, kind=Kind.QUEEN),
    ):
        with pytest.raises(ValueError, match="expected a"):
            made()


@given(text=st.one_of(st.text(max_size=12), st.text("semi-rhs#=0123456789.,½ ", max_size=12)))
def test_any_text_is_a_stipulation_or_one_clear_refusal(text: str) -> None:
    try:
        stipulation = parse_stipulation(text)
    except StipulationError as error:
        sentence = str(error)
    else:
        assert parse_stipulation(str(stipulation)) == stipulation
        return
    assert "got " in sentence


def test_direct_is_neither_series_nor_help() -> None:
    assert TWO_MOVER.is_direct
    assert parse_stipulation("=5").is_direct
    assert not parse_stipulation("ser-#5").is_direct
    assert not parse_stipulation("s#2").is_direct


@every(
    "text, written",
    [
        ("+", "+"),
        (" =  Black to move ", "= Black to move"),
        ("s#8 (Maximummer)", "s#8 (Maximummer)"),
    ],
)
def test_words_are_kept_and_are_no_direct_play(text: str, written: str) -> None:
    found = stipulation_in_words(text)
    assert str(found) == written
    assert not found.is_direct
    assert stipulation_in_words(str(found)) == found


def test_a_sign_before_conditions_is_read() -> None:
    found = stipulation_in_words("h#2.5 (Circe)")
    assert (found.play, found.moves, found.half) == (Play.HELP, 2, True)


def test_words_for_a_known_stipulation_give_just_that() -> None:
    assert stipulation_in_words("#2") == TWO_MOVER


@every("text", ["", " ", "x" * 1001])
def test_no_words_and_too_many_are_refused(text: str) -> None:
    with pytest.raises(StipulationError, match="1 to 1000 characters"):
        stipulation_in_words(text)


@given(st.text(min_size=1, max_size=30).filter(str.strip))
def test_any_words_are_read_back(text: str) -> None:
    found = stipulation_in_words(text)
    assert stipulation_in_words(str(found)) == found


@every("text, sign", [("2#", "#2"), ("3 =", "=3"), ("h2#", "h#2"), ("ser-h 7 #", "ser-h#7")])
def test_a_number_may_stand_before_its_sign(text: str, sign: str) -> None:
    assert str(parse_stipulation(text)) == sign


def test_no_task_is_written_as_nothing_and_read_back() -> None:
    assert (str(NO_TASK), told_stipulation(" ")) == ("", NO_TASK)
    assert not NO_TASK.told
    assert not NO_TASK.is_direct
    assert TWO_MOVER.told
    with pytest.raises(StipulationError):
        parse_stipulation("")


@every(
    "asked, ready",
    [
        ("h#1", "h#0.5"),
        ("h#2", "h#1.5"),
        ("h#2.5", "h#2"),
        ("exact-h=2.5", "exact-h=2"),
        ("hs#2.5", "hs#2"),
        ("hr#1.5", "hr#1"),
        ("ser-h#7", "h#0.5"),
        ("ser-s#2", "hs#0.5"),
        ("ser-r=3", "h=0.5"),
        ("ser-semi-r#3", "h#0.5"),
    ],
)
def test_set_play_is_a_task_of_the_other_side(asked: str, ready: str) -> None:
    stipulation = parse_stipulation(asked)
    assert set_play_of(stipulation) == parse_stipulation(ready)
    assert has_set_lines(stipulation)
    assert not no_set_play(stipulation)
    assert str(no_set_play(stipulation, wanted=False)) == "set play was not looked for"
    task = written_task(f"{asked}*")
    assert (task.sign, task.set_play) == (asked, True)


@every(
    "asked, why",
    [
        ("h#0.5", "h#0.5 has no set play: it is one move long"),
        ("hs#1", "hs#1 has no set play: it is one move long"),
        ("ser-#5", "ser-#5 has no set play: one side makes all the moves"),
        ("PG 7.5", "PG 7.5 has no set play: it begins elsewhere"),
    ],
)
def test_where_there_is_none_it_is_said(asked: str, why: str) -> None:
    stipulation = parse_stipulation(asked)
    assert set_play_of(stipulation) is None
    assert not has_set_lines(stipulation)
    assert str(no_set_play(stipulation)) == why


def test_of_phases_nothing_is_said() -> None:
    assert set_play_of(parse_stipulation("#2")) is None
    assert not no_set_play(parse_stipulation("s#2"))


def test_what_is_asked_of_a_thousand_problems_is_read_once() -> None:
    for read in (parse_stipulation, parse_task):
        assert read("h#2.5") is read("h#2.5")
