# SPDX-License-Identifier: GPL-3.0-or-later
from __future__ import annotations

from cases import every
from hypothesis import given
from hypothesis import strategies as st
from positions import any_positions

from composer.formats.entry import Entry, Fault
from composer.formats.latex import looks_like_latex, read_latex
from composer.formats.manlines import looks_like_men, read_manlines
from composer.notation.letters import ENGLISH_S, FRENCH, GERMAN, ITALIAN, RUSSIAN, SPANISH
from composer.problem.fen import placement
from composer.problem.men import Colour
from composer.problem.position import Position
from composer.problem.squares import square_name
from composer.problem.stipulation import NO_TASK, parse_task

ENGLISH = "3b4/8/8/8/8/2k5/PPN5/K7"


def men(text: str) -> list[Entry | Fault]:
    return list(read_manlines(enumerate(text.split("\n"), start=1)))


def latex(text: str) -> list[Entry | Fault]:
    return list(read_latex(enumerate(text.split("\n"), start=1)))


@every(
    "text",
    [
        "wKa1 wPa2 wPb2 wSc2 bKc3 bBd8 #3",
        "wKa1, wa2b2, wNc2, bKc3, bBd8; #3",
        "White: Ka1, Sc2, Pa2, Pb2. Black: Kc3, Bd8. #3",
        "White Ka1 Nc2 a2 b2\nBlack Kc3 Bd8\n#3",
        "Weiß: Ka1 Sc2 Ba2b2\nSchwarz: Kc3 Ld8\n#3\n",
        "wKa1 wSc2 wBa2 wBb2 sKc3 sLd8 #3",
    ],
)
def test_lists_of_men(text: str) -> None:
    assert looks_like_men(text.split("\n")[0])
    (entry,) = men(text)
    assert isinstance(entry, Entry), entry
    assert placement(entry.problem.position) == ENGLISH
    assert str(entry.problem.stipulation) == "#3"


def test_several_problems_and_help_play() -> None:
    first, second, third = men("wKa1 bKc1 h#2.5\nwKa1 bKc1 h#2\n\nWhite Ka1 Black Kc1")
    assert isinstance(first, Entry)
    assert isinstance(second, Entry)
    assert isinstance(third, Entry)
    assert first.problem.position.turn is Colour.WHITE
    assert second.problem.position.turn is Colour.BLACK
    assert third.problem.stipulation == NO_TASK
    assert tuple(map(str, third.notes)) == ("no task is given",)


@every(
    "text, message",
    [
        ("wKa1 wNb1 wGc1 bKa8", "N may be a knight or a nightrider"),
        ("wKa1 hello", "such as wKe1, got 'hello'"),
        ("wKa1 bKa1", "two men stand on a1"),
        ("White: Ka1 XYb2", "XY is no man"),
    ],
)
def test_what_is_not_read_is_told(text: str, message: str) -> None:
    (found,) = men(text)
    assert isinstance(found, Fault)
    assert message in str(found.message)


@every(
    "text, expected",
    [
        ("wKa1 wGb1 wSc1 bKa8 #2", "k7/8/8/8/8/8/8/KGN5"),
        ("wKa1 nGb1 wNc1 wSd1 bKa8 #2", "k7/8/8/8/8/8/8/K=G.N-N4"),
        ("wKa1 wRLb1 w15c1 bKa8 b24h8 #2", "k6,24/8/8/8/8/8/8/K.RL.155"),
        ("White: Ka1 CAb1b2 Black: Ka8 Neutral: Qc3 #2", "k7/8/8/8/8/2=Q5/1.CA6/K.CA6"),
        ("Weiß: Kb1 TLd4 Schwarz: Kb8 Da8 #2", "qk6/8/8/8/3.RL4/8/8/1K6"),
        ("Blancs: Rb1 Sd4 Noirs: Rb8 Ca8 #2", "nk6/8/8/8/3G4/8/8/1K6"),
        ("Bianco: Ra1 Ac1 BLd4 Nero: Ra8 Cc8 #2", "k1n5/8/8/8/3.BL4/8/8/K1B5"),
    ],
)
def test_fairy_men_in_any_language(text: str, expected: str) -> None:
    (entry,) = men(text)
    assert isinstance(entry, Entry), entry
    assert placement(entry.problem.position) == expected


def test_what_may_be_french_or_italian_is_not_guessed() -> None:
    (found,) = men("wRa1 wDb1 wSOc1 wCHd1 bRa8 #2")
    assert isinstance(found, Fault)
    assert "French" in str(found.message)


def test_turned_figures_of_latex_are_no_men() -> None:
    (found,) = latex("\\begin{diagram}\\pieces{wKa1, wTRb2, sKc3}\\end{diagram}")
    assert isinstance(found, Fault)
    assert "turned" in str(found.message)


def test_a_diagram_of_latex() -> None:
    text = (
        "% a comment \\pieces{wKh8}\n\\begin{diagram}\n\\author{P\\'al Benk\\H{o}; J. Doe}\n"
        "\\source{Die \\textbf{Kolumne}}\n\\sourcenr{17}\\year{1925}\\month{5}\n"
        "\\pieces[4+2]{wKa1, wBa2b2, wSc2, sKc3, sLd8}\n\\stipulation{\\#3}\\award{1.~Preis}\n"
        "\\end{diagram}\n\\begin{diagram}\\pieces{wKa1, nDUa2, sKc3}\\end{diagram}\n"
    )
    assert looks_like_latex(text)
    entry, fault = latex(text)
    assert isinstance(entry, Entry)
    problem = entry.problem
    assert placement(problem.position) == ENGLISH
    assert str(problem.stipulation) == "#3"
    assert problem.credits.authors == ("Pál Benkő", "J. Doe")
    credits = problem.credits
    assert (credits.source, credits.number, credits.date) == ("Die Kolumne", "17", "1925-05")
    assert credits.distinction == "1. Preis"
    assert entry.line == 2
    assert isinstance(fault, Fault)
    assert (fault.line, str(fault.message)) == (
        9,
        "nDUa2: what man a turned figure means is not said",
    )


def test_white_and_black_commands() -> None:
    (entry,) = latex("\\White(Ka1, Nc2, a2, b2)\n\\Black(Kc3, Bd8)\n")
    assert isinstance(entry, Entry)
    assert placement(entry.problem.position) == ENGLISH


def test_open_letters_are_german_and_noted() -> None:
    (entry,) = latex("\\pieces{wKa1, wBb2, sKc3}")
    assert isinstance(entry, Entry)
    assert placement(entry.problem.position) == "8/8/8/8/8/2k5/1P6/K7"
    assert any("pawn" in note for note in tuple(map(str, entry.notes)))


SIDES = {
    "en": ("White", "Black", ENGLISH_S),
    "de": ("Weiß", "Schwarz", GERMAN),
    "fr": ("Blancs", "Noirs", FRENCH),
    "it": ("Bianco", "Nero", ITALIAN),
    "es": ("Blancas", "Negras", SPANISH),
    "ru": ("Белые", "Чёрные", RUSSIAN),
}


@given(
    any_positions(12), st.sampled_from(sorted(SIDES)), st.sampled_from(["#2", "h#2.5", "h#3 Circe"])
)
def test_a_list_in_any_language_is_the_position_that_was_listed(
    position: Position, language: str, asked: str
) -> None:
    white, black, letters = SIDES[language]
    lists = {
        colour: " ".join(
            f"{letters.letter(man.kind)}{square_name(square)}"
            for square, man in position
            if man.colour is colour
        )
        for colour in (Colour.WHITE, Colour.BLACK)
    }
    text = f"{white}: {lists[Colour.WHITE]}\n{black}: {lists[Colour.BLACK]}\n{asked}"
    (entry,) = men(text)
    assert isinstance(entry, Entry), entry
    assert entry.problem.position.board == position.board
    assert entry.problem.stipulation == parse_task(asked)


@every("name", ["Pg4", "pg4", "PG4", "dia4"])
def test_a_pawn_on_the_g_file_is_no_proof_game(name: str) -> None:
    (entry,) = men(f"White: Kh1 Qa2\nBlack: Kd5 {name}")
    assert isinstance(entry, Entry), entry
    is_pawn = name.endswith("g4")
    assert str(entry.problem.stipulation) == ("" if is_pawn else "PG 4.0")
    assert len(list(entry.problem.position)) == 3 + is_pawn


def test_whose_letters_they_are_is_not_guessed() -> None:
    (found,) = men("bRh1 bDa2 nRd5 #2")
    assert isinstance(found, Fault)
    assert "b may be White here" in str(found.message)


PIECES = ["\\pieces{", "\\White(", "}", "wKa1", "sK", " ", "\n", "\\stipulation{", "#2", "\\", "Q"]


@given(st.text() | st.lists(st.sampled_from(PIECES)).map("".join))
def test_any_text_is_read_or_refused(text: str) -> None:
    for each in [*men(text), *latex(text)]:
        assert isinstance(each, (Entry, Fault))
