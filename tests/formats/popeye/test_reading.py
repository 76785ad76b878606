# SPDX-License-Identifier: GPL-3.0-or-later
from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from cases import every
from filed import filed_problems
from hypothesis import given
from hypothesis import strategies as st

from composer.formats.entry import Entry, Fault
from composer.formats.pasting import read_pasted
from composer.formats.popeye.reading import read_popeye
from composer.formats.popeye.writing import popeye_text
from composer.formats.sniff import read_problems
from composer.problem.credits import Credits
from composer.problem.edits import set_turn
from composer.problem.fen import fen, parse_fen, placement
from composer.problem.forms import is_duplex
from composer.problem.men import (
    FAIRY,
    HALF_NEUTRAL,
    ORTHODOX_KINDS,
    ROYAL,
    Colour,
    Man,
)
from composer.problem.position import Position
from composer.problem.problem import Problem
from composer.problem.squares import square_name
from composer.problem.stipulation import NO_TASK, parse_stipulation
from composer.problem.twinned import twin_problems
from composer.problem.twins import Unread, first_side, lettered
from composer.problem.twintext import twin_text
from composer.rules.book import Rules
from composer.rules.conditions import condition_of
from composer.solver.options import UnsupportedStipulation, require_solved


def scan(text: str) -> list[Entry | Fault]:
    return list(read_popeye(enumerate(text.split("\n"), start=1)))


def read(text: str) -> Entry:
    (found,) = scan(text)
    assert isinstance(found, Entry), found
    return found


def test_an_input_as_it_is_typed() -> None:
    entry = read(
        "BeginProblem\nauthor Loyd, Sam; Doe, J\nOrigin The Column (17) 1925-05\ntitle A name\n"
        "award 1st Prize\nremark seen twice\nPieces\n White kb1 Qc2 Pa2b2\n bla Ke8 Ra8 sd5\n"
        "stip h#2.5\nopt Set var defence 2 nocastling a8\nTwin Move c2 c3\nTwin Cont Remove a2\n"
        "EndProblem\nafter the end BeginProblem\n"
    )
    problem = entry.problem
    assert fen(problem.position) == "r3k3/8/8/3n4/8/8/PPQ5/1K6 w - - 0 1"
    assert str(problem.stipulation) == "h#2.5"
    assert problem.credits.authors == ("Loyd, Sam", "Doe, J")
    credits = problem.credits
    assert (credits.source, credits.number, credits.date) == ("The Column", "17", "1925-05")
    assert (credits.distinction, problem.title) == ("1st Prize", "A name")
    assert problem.comments == ("seen twice",)
    assert problem.extra("options") == "SetPlay\nVariations\nDefence 2"
    assert [(twin.letter, twin.continued) for twin in problem.twins] == [("b", False), ("c", True)]
    assert tuple(map(str, entry.notes)) == ()


def test_letters_typed_as_for_latex_are_read() -> None:
    entry = read(
        "BeginProblem\nauthor Ren\\'e Millour; Torsten Lin\"s\norigin Ph\\'enix 1997\n"
        "pieces white Kc1 Qd2 black Ke4\nstipulation #2\nEndProblem\n"
    )
    assert entry.problem.credits.authors == ("René Millour", "Torsten Linß")
    assert entry.problem.credits.source == "Phénix"


@pytest.mark.parametrize("begin", ["beg", "begi", "BeginPro", "beginproblem"])
def test_words_may_be_shortened(begin: str, tmp_path: Path) -> None:
    path = tmp_path / "p.inp"
    path.write_text(f"{begin}\npi wh Ka1 Qb2 bl Kd8\nst #2\nop Try\nend\n", "utf-8")
    (entry,) = read_problems(path)
    assert fen(entry.problem.position) == "3k4/8/8/8/8/8/1Q6/K7 w - - 0 1"
    assert (str(entry.problem.stipulation), entry.problem.extra("options")) == ("#2", "Try")
    pasted = read_pasted(path.read_text("utf-8"), NO_TASK)
    assert pasted.problem == entry.problem
    found = read(f"{begin}\npi wh Ka1 Qb2 bl Kd8\nst #2\ncon andern\nend\n")
    assert str(found.problem.stipulation) == "#2 (AndernachChess)"


@pytest.mark.parametrize(
    "text",
    [
        "AnfangProblem\nAutor Loyd\nQuelle Column 1880\nTitel A\nAuszeichnung 1. Preis\n"
        "Bemerkung gut\nSteine Weiß Kb1 Dc2 Ba2b2 Schwarz Ke8 Ta8 Ld5 Sd6\nForderung h#2.5\n"
        "Option Verführung Satzspiel KeineRochade a8\nZwilling Forderung h#3\n"
        "Zwilling Hinzufuegen Weiss Dh4\nEndeProblem\n",
        "anf\naut Loyd\nQuelle Column 1880\ntit A\naus 1. Preis\nbem gut\n"
        "Forsyth t3k3/8/3s4/3l4/8/8/BBD5/1K6\nford h#2.5\nopt verf satz keiner a8\n"
        "Zwil ford h#3\nzwil hinzu weis Dh4\nende\n",
        "DébutProblème\nAuteur Loyd\nSource Column 1880\nTitre A\nPrix 1. Preis\n"
        "Remarque gut\nPieces Blanc Rb1 Dc2 Pa2b2 Noir Re8 Ta8 Fd5 Cd6\nEnonce h#2.5\n"
        "Option Essais Apparent SansRoquer a8\nJumeau Enonce h#3\nJumeau Ajoute Blanc Dh4\n"
        "FinProbleme\n",
    ],
    ids=["german", "german in short", "french"],
)
def test_input_in_other_languages(text: str, tmp_path: Path) -> None:
    path = tmp_path / "p.inp"
    path.write_text(text, "utf-8")
    (entry,) = read_problems(path)
    problem = entry.problem
    assert fen(problem.position) == "r3k3/8/3n4/3b4/8/8/PPQ5/1K6 w - - 0 1"
    assert str(problem.stipulation) == "h#2.5"
    assert problem.credits == Credits(("Loyd",), "Column", "1880", "1. Preis")
    assert (problem.title, problem.comments) == ("A", ("gut",))
    assert problem.extra("options") == "Try\nSetPlay"
    assert [twin_text(twin) for twin in problem.twins] == ["Stipulation h#3", "Add white Qh4"]
    assert tuple(map(str, entry.notes)) == ()


def test_several_problems_of_a_german_input() -> None:
    one = "Steine Weis Ka1 Bb4 Schw Kc1\nFord #2\n"
    first, second = scan(f"Anfang\n{one}Weit\n{one}Ende")
    assert isinstance(first, Entry)
    assert isinstance(second, Entry)
    assert first.problem == second.problem


@every("count", [26, 134, 500])
def test_many_twins_have_letters_and_are_read_back(count: int) -> None:
    text = "Begin Pieces White Ka1 Black Kc1\nStip #2\n" + "Twin Move a1 a2\n" * count
    problem = read(text).problem
    assert len({twin.letter for twin in problem.twins}) == count
    assert problem.twins[24].letter == "z"
    assert problem.twins[25].letter == "z1"
    assert read(popeye_text(problem)).problem == problem


def test_a_board_without_men_is_read_and_that_is_said() -> None:
    (entry,) = scan("BeginProblem\nstip #2\nEndProblem")
    assert isinstance(entry, Entry)
    assert placement(entry.problem.position) == "8/8/8/8/8/8/8/8"
    assert "neither Pieces nor Forsyth: the board is empty" in map(str, entry.notes)


def test_several_problems_and_one_that_is_wrong() -> None:
    good = "Forsyth 8/8/8/8/8/8/8/K1k4S\nStipulation #3\n"
    wrong = "title none"
    first, second, third = scan(f"BeginProblem\n{good}NextProblem\n{wrong}\nNext\n{good}EndProblem")
    assert isinstance(first, Entry)
    assert isinstance(second, Fault)
    assert (second.line, str(second.message)) == (4, "expected Pieces or Forsyth, got neither")
    assert isinstance(third, Entry)
    assert placement(third.problem.position) == "8/8/8/8/8/8/8/K1k4N"


@every(
    "text, message",
    [
        ("Forsyth 8/8/8/8/8/8/8/K1k?", "got ?"),
        ("Forsyth 8/8/8/8/8/8/8/K1k4.zq", "zq is no man that is known"),
        ("Pieces White XXa1", "XXa1: XX is no man that is known"),
        ("Pieces White Ka1 Kamikaze Rd4", "Kamikaze must follow White, Black or Neutral"),
        ("Pieces White Golden Rd4", "Golden is nothing that a man can be"),
        ("Pieces Ra1", "expected White or Black"),
        ("Title none", "neither"),
    ],
)
def test_what_is_not_read_is_told_kindly(text: str, message: str) -> None:
    (found,) = scan(f"BeginProblem\n{text}\nEndProblem")
    assert isinstance(found, Fault)
    assert message in str(found.message)


def test_conditions_are_kept_as_popeye_calls_them_by_now() -> None:
    entry = read("BeginProblem Pieces White Ka1 Black Kc1 Stip s#8 Cond Circe Parrain EndProblem")
    assert str(entry.problem.stipulation) == "s#8 (ParrainCirce)"
    assert not entry.notes
    assert "Condition ParrainCirce" in popeye_text(entry.problem)


@every(
    "credits",
    [
        Credits(source="Good Companions (March)", date="1917-03"),
        Credits(source="Sämtliche Studien (Réti)", number="12"),
        Credits(source="Magyar Sakkujság", number="4/612", date="1913-04-10"),
    ],
)
def test_only_what_has_a_figure_is_a_number(credits: Credits) -> None:
    problem = Problem(parse_fen("8/8/8/8/8/1K6/7R/k7 w - - 0 1"), credits=credits)
    assert read(popeye_text(problem)).problem.credits == credits


def test_words_that_look_like_commands_are_kept() -> None:
    words = "Add a piece on e1, then option #1"
    entry = read(f"Begin\nPieces White Ka1\nStipulation {words}\nEnd")
    assert str(entry.problem.stipulation) == words
    assert read(popeye_text(entry.problem)).problem == entry.problem


@given(filed_problems())
def test_what_is_written_is_read_back(problem: Problem) -> None:
    read_whole = all(not isinstance(c, Unread) for twin in problem.twins for c in twin.changes)
    twins = lettered(problem.twins) if read_whole else ()
    problem = Problem(problem.position, problem.stipulation, twins=twins, extras=problem.extras)
    if is_duplex(problem):  # which side is first cannot be written besides: Popeye refuses that
        first = set_turn(problem.position, first_side(problem.stipulation))
        problem = replace(problem, position=first)
    again = read(popeye_text(problem)).problem
    assert (again.position, again.stipulation) == (problem.position, problem.stipulation)
    assert again.twins == problem.twins
    assert sorted(again.extra("options").split("\n")) == sorted(
        problem.extra("options").split("\n")
    )


@given(
    st.text()
    | st.lists(
        st.sampled_from(
            [
                "Begin",
                "Next",
                "Pie",
                "Whi",
                "Ka1",
                "#2",
                "Twin",
                "Zero",
                "Stip",
                "Forsyth",
                "8/8",
                "\n",
                "Cond",
                "Option",
                "Rem",
                "Title",
            ]
        )
    ).map(" ".join)
)
def test_any_text_is_read_or_refused(text: str) -> None:
    for each in scan(f"BeginProblem {text}"):
        assert isinstance(each, (Entry, Fault))


def men_of(text: str) -> dict[str, str]:
    """Return the men that an input has, as FEN has them, by their squares."""
    return {square_name(square): man.letter for square, man in read(text).problem.position}


def test_fairy_men_are_read() -> None:
    found = men_of(
        "BeginProblem Pieces White Ka1 Ga2 LIb2c2 Nd4 Neutral Pa7 G2h8 Black Royal Gh1 Kh2 "
        "White Kamikaze Chameleon Qe5e6 Stip #2 EndProblem"
    )
    assert found == {
        "a1": "K",
        "a2": "G",
        "b2": ".LI",
        "c2": ".LI",
        "d4": ".N-",
        "a7": "=P",
        "h8": "=.G2",
        "h1": "g{royal}",
        "h2": "k",  # `Royal` is of the next man only
        "e5": "Q{chameleon,kamikaze}",
        "e6": "Q{chameleon,kamikaze}",
    }


def test_a_lone_sting_or_poseidon_is_royal() -> None:
    told = "BeginProblem Pieces White {} Black Ke8 Stip #2 EndProblem"
    assert men_of(told.format("STg7 Pa2"))["g7"] == ".ST{royal}"
    assert men_of(told.format("POg7"))["g7"] == ".PO{royal}"
    assert men_of(told.format("Ka1 STg7"))["g7"] == ".ST"
    assert men_of(told.format("Royal Gb1 STg7"))["g7"] == ".ST"
    assert men_of(told.format("STa1 STg7"))["g7"] == ".ST"


def test_fairy_men_are_read_in_forsyth_and_the_nightrider_is_told() -> None:
    entry = read("BeginProblem Forsyth k7/8/8/3.ca4/3=N4/8/N6S/7K Stip #2 EndProblem")
    men = {square_name(square): man.letter for square, man in entry.problem.position}
    assert men == {
        "a8": "k",
        "d5": ".ca",
        "d4": "=.N-",
        "a2": ".N-",
        "h2": "N",
        "h1": "K",
    }
    assert "N is the nightrider" in str(entry.notes[0])


def test_letters_of_fairy_men_are_those_of_the_language() -> None:
    german = men_of("AnfangProblem Steine Weiss Kb1 Sc1 CAd4 Neutral Da2 ford #2 EndeProblem")
    assert german == {"b1": "K", "c1": "N", "d4": ".CA", "a2": "=Q"}
    french = men_of("DebutProbleme Pieces Blanc Rb1 Cc1 CHd4 enonce #2 FinProbleme")
    assert french == {"b1": "K", "c1": "N", "d4": ".CA"}


fairy = st.builds(
    Man.of,
    st.sampled_from(Colour),
    st.sampled_from((*ORTHODOX_KINDS, *FAIRY)),
    st.sets(st.sampled_from((ROYAL, HALF_NEUTRAL, "kamikaze"))),
)


@given(men=st.dictionaries(st.integers(0, 61), fairy, min_size=1, max_size=20))
def test_fairy_men_are_written_as_they_are_read(men: dict[int, Man]) -> None:
    """Each side has a king: without one, Popeye takes a sting for him."""
    men |= {
        62: Man.of(Colour.WHITE, ORTHODOX_KINDS[-1]),
        63: Man.of(Colour.BLACK, ORTHODOX_KINDS[-1]),
    }
    asked = replace(parse_stipulation("h#2"), rules=Rules.of(conditions=(condition_of("Circe"),)))
    problem = Problem(Position.of(men, Colour.BLACK, castling=frozenset()), asked)
    back = read(popeye_text(problem)).problem
    assert back == problem


@every(
    "text, written",
    [
        (
            "AnfangProblem\nSteine Weiss Ka1 Schwarz Kc1\nForderung h#2\nBedingung SpiegelCirce",
            "MirrorCirce",
        ),
        (
            "AnfangProblem\nSteine Weiss Ka1 Schwarz Kc1\nForderung h#2\nBedingung Gitterschach",
            "GridChess",
        ),
        (
            "BeginProblem\nPieces White Ka1 Black Kc1\nStipulation h#2\nCondition Circe Mirror",
            "Circe Mirror",
        ),
    ],
)
def test_conditions_in_other_languages_are_written_with_their_keywords(
    text: str, written: str
) -> None:
    end = "EndeProblem" if text.startswith("Anfang") else "EndProblem"
    problem = read(f"{text}\n{end}\n").problem
    assert str(problem.rules) == written
    assert f"Condition {written}\n" in popeye_text(problem)
    assert read(popeye_text(problem)).problem.rules == problem.rules


@every(
    "asked, option, told",
    [
        ("s#=2", "Quodlibet", "white 4a[#=]d[#=]"),
        ("semi-r#2", "quod", "white 3a[#][1a[#]d]d"),
        ("h#2", "Quodlibet", "h#2 (Quodlibet)"),
        ("c813", "GoalIsEnd", "white 5a[c81]d{!c81}"),
        ("sza82", "GoalIsEnd", "white 4a{!za8}d[za8]"),
        ("hx2.5", "GoalIsEnd", "white 5h[x]h{!x}"),
        ("#2", "GoalIsEnd", "#2 (GoalIsEnd)"),
    ],
)
def test_what_an_option_changes_is_asked_in_parts(asked: str, option: str, told: str) -> None:
    text = f"BeginProblem Pieces White Kd6 Black Ke8 Stipulation {asked} Option {option} EndProblem"
    problem = read(text).problem
    assert str(problem.stipulation) == told
    assert read(popeye_text(problem)).problem.stipulation == problem.stipulation


def test_men_on_a_board_mean_alice_chess() -> None:
    text = "BeginProblem Pieces White Kd6 White AliceB Rb1 Black Ke8 Stipulation #2 {}EndProblem"
    for behind in ("", "Condition AliceChess "):
        assert str(read(text.format(behind)).problem.stipulation) == "#2 (AliceChess)"


OPTIONS = {  # each in English, German and French, with what must follow it
    "Defence": ("Widerlegung", "Defense", "2"),
    "SetPlay": ("Satzspiel", "Apparent", ""),
    "WhiteToPlay": ("WeissBeginnt", "ApparentSeul", ""),
    "Variations": ("Varianten", "Variantes", ""),
    "MoveNumbers": ("Zugnummern", "Trace", ""),
    "StartMoveNumber": ("StartZugnummer", "Enroute", "2"),
    "NoWk": ("OhneWk", "SansRB", ""),
    "Duplex": ("Duplex", "Duplex", ""),
    "NoBk": ("OhneSk", "SansRN", ""),
    "Threat": ("Drohung", "Menace", "2"),
    "NoThreat": ("OhneDrohung", "SansMenace", ""),
    "Try": ("Verfuehrung", "Essais", ""),
    "MaxSolutions": ("MaxLoesungen", "MaxSolutions", "2"),
    "MaxFlightsquares": ("MaxFluchtFelder", "MaxCasesFuites", "2"),
    "Search": ("Suchen", "Search", ""),
    "MultiSolutions": ("MehrereLoesungen", "MultiSolutions", ""),
    "NoSymmetry": ("KeineSymmetrie", "NonSymetrique", ""),
    "NonTrivial": ("NichtTrivial", "NonTrivial", "1 2"),
    "KeepMatingPiece": ("HalteMattsetzendenStein", "RetiensPieceMatante", ""),
    "EnPassant": ("EnPassant", "EnPassant", "d2d3d4"),
    "NoBoard": ("OhneBrett", "SansEchiquier", ""),
    "NoShortVariations": ("OhneKurzVarianten", "SansVariantesCourtes", ""),
    "HalfDuplex": ("HalbDuplex", "DemiDuplex", ""),
    "PostKeyPlay": ("NachSchluessel", "ApresCle", ""),
    "Intelligent": ("Intelligent", "Intelligent", ""),
    "MaxTime": ("MaxZeit", "MaxTemps", "5"),
    "NoCastling": ("KeineRochade", "SansRoquer", "e1"),
    "Quodlibet": ("Quodlibet", "Quodlibet", ""),
    "StopOnShortSolutions": ("StopNachKurzloesungen", "FinApresSolutionsCourtes", ""),
    "Beep": ("Pieps", "Bip", "2"),
    "SuppressGrid": ("OhneGitter", "SansGrille", ""),
    "WriteGrid": ("ZeichneGitter", "AjouteGrille", ""),
    "CastlingMutuallyExclusive": (
        *("RochadenGegenseitigAusschliessend", "RoquesMutuellementExclusifs", "a1h8"),
    ),
    "GoalIsEnd": ("ZielIstEnde", "ButEstFin", ""),
    "NullMoves": ("NullZuege", "CoupsVides", ""),
    "UpToMoveNumber": ("BisZugnummer", "JusquAuCoup", "2"),
    "TrivialTriesAvoid": ("TrivialeFehlversucheUnterdruecken", "TrivialEssaiSupprimer", ""),
    "MatesIn1": ("MattsIn1", "MatsEn1", ""),
}
FOLLOWED = ("EnPassant", "NoCastling", "HalfDuplex", "WhiteToPlay")
INPUTS = (
    "BeginProblem Pieces White Ke1 Rh1 Pd4 Black Ke8 Stipulation h#2 Option {} EndProblem",
    "Anfangproblem Steine Weiss Ke1 Th1 Bd4 Schwarz Ke8 Forderung h#2 Option {} Endeproblem",
    "DebutProbleme Pieces Blanc Re1 Th1 Pd4 Noir Re8 Enonce h#2 Option {} FinProbleme",
)


@every("name", OPTIONS)
def test_every_option_is_kept_or_followed_and_a_limit_is_told(name: str) -> None:
    german, french, behind = OPTIONS[name]
    found = []
    for text, word in zip(INPUTS, (name, german, french), strict=True):
        (entry,) = read_popeye([(1, text.format(f"{word} {behind}".strip()))])
        assert isinstance(entry, Entry), entry
        found.append(entry)
    assert found[0] == found[1] == found[2]
    entry, options = found[0], found[0].problem.extra("options")
    if name in FOLLOWED:
        (plain,) = read_popeye([(1, INPUTS[0].replace("Option {}", ""))])
        assert isinstance(plain, Entry)
        assert not options
        assert entry.problem.position != plain.problem.position
        begun = str(entry.problem.stipulation)
        assert begun == ("h#1.5" if name == "WhiteToPlay" else "h#2")
    elif name != "PostKeyPlay":  # which is for play with a key
        assert options == f"{name} {behind}".strip()
    limits = [note for note in map(str, entry.notes) if "kept for Popeye, and not followed" in note]
    limiting = {
        *("Threat", "NonTrivial", "MaxFlightsquares", "TrivialTriesAvoid", "StartMoveNumber"),
        *("UpToMoveNumber", "MaxSolutions", "MaxTime", "Intelligent", "StopOnShortSolutions"),
        *("KeepMatingPiece", "MatesIn1", "Search", "MultiSolutions", "NoSymmetry"),
    }
    assert bool(limits) is (name in limiting)


@every(
    "forsyth, placed",
    [
        ("24/4Ks2/8/4k3/5S2/8", "8/8/8/4Kn2/8/4k3/5N2/8"),
        ("8/8/K7/k", "8/8/K7/k7/8/8/8/8"),
        ("Kk62", "Kk6/8/8/8/8/8/8/8"),
        ("62K1", "8/8/8/8/8/8/8/6K1"),
    ],
)
def test_a_placement_goes_on_where_the_rank_ends(forsyth: str, placed: str) -> None:
    entry = read(f"BeginProblem Forsyth {forsyth} Stipulation #2 EndProblem")
    assert placement(entry.problem.position) == placed
    assert not entry.notes


@every(
    "text, note",
    [
        ("Forsyth 8/8/8/8/8/8/8/4K3k", "there are more than 64 squares"),
        ("Pieces White Ka1 Qa2 Black Ka2", "two men stand on a2: Popeye takes the last"),
    ],
)
def test_what_popeye_takes_otherwise_is_told(text: str, note: str) -> None:
    entry = read(f"BeginProblem {text} Stipulation #2 EndProblem")
    assert note in str(entry.notes[0])
    assert len(entry.problem.position) == (1 if "Forsyth" in text else 2)


def test_men_of_whom_only_the_number_is_told_are_kept_and_not_solved() -> None:
    entry = read("BeginProblem Pieces White Ka1 total 2 Black Kc1 Stip h#2 EndProblem")
    assert str(entry.problem.stipulation) == "h#2 (TotalInvisible 2)"
    text = popeye_text(entry.problem)
    assert "  TotalInvisible 2\n" in text
    assert "Condition" not in text
    assert read(text).problem == entry.problem
    with pytest.raises(UnsupportedStipulation, match="TotalInvisible 2: not solved here; kept"):
        require_solved(entry.problem.stipulation)


def test_rules_that_are_not_known_are_named_and_no_others() -> None:
    entry = read("BeginProblem Pieces White Ka1 Black Kc1 Stip h#2 Cond football circe EndProblem")
    with pytest.raises(UnsupportedStipulation, match=r"^Football: not solved here; kept in words"):
        require_solved(entry.problem.stipulation)


def test_rules_that_are_not_known_hold_for_twins_as_well() -> None:
    entry = read(
        "BeginProblem Pieces White Ka1 Black Kc1 Stip h#2 Cond football\n"
        "Twin Stipulation h=2 Twin Condition Circe EndProblem"
    )
    parts = [part for _, part in twin_problems(entry.problem) if isinstance(part, Problem)]
    assert [str(part.stipulation) for part in parts] == [
        "h#2 (Football)",
        "h=2 (Football)",
        "h#2 (Circe)",
    ]
    assert [part.stipulation.is_kept_in_words for part in parts] == [True, True, False]


def test_a_condition_named_twice_with_squares_is_on_all_of_them() -> None:
    text = "Pieces White Ka1 Black Kc1 Stip h#2 Cond hole a8 madrasi hole b8 Cond hole c8"
    entry = read(f"BeginProblem {text} EndProblem")
    assert str(entry.problem.stipulation) == "h#2 (Hole a8b8c8, Madrasi)"


def test_what_is_special_about_a_man_added_in_a_twin_comes_back() -> None:
    entry = read(
        "BeginProblem Pieces White Ka1 Black Kc1 Stip h#2\n"
        "Twin Add white royal CAc8 black half para pb2 Move a1 a2 EndProblem"
    )
    text = popeye_text(entry.problem)
    assert "Add White Royal CAc8 Add Black HalfNeutral Paralysing Pb2 Move a1 a2" in text
    assert read(text).problem == entry.problem
