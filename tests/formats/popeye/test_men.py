# SPDX-License-Identifier: GPL-3.0-or-later
"""Men in Popeye's input are those that Popeye 4.104 reads, or they are refused."""

from __future__ import annotations

from cases import every

from composer.formats.entry import Entry, Fault
from composer.formats.popeye.men import part_invisibles
from composer.formats.popeye.reading import read_popeye
from composer.formats.popeye.words import ENGLISH
from composer.problem.squares import square_name
from composer.problem.twintext import twin_text


def read(text: str) -> Entry | Fault:
    (found,) = read_popeye(enumerate(text.split("\n"), start=1))
    return found


def men(text: str) -> str:
    """Return the men of an input as FEN has them: `a1 K, a2 .G2`."""
    entry = read(text)
    assert isinstance(entry, Entry), entry
    placed = sorted((square_name(square), man.letter) for square, man in entry.problem.position)
    return ", ".join(" ".join(each) for each in placed)


@every(
    "pieces, expected",
    [
        ("White Kc7 g2a2", "a2 .G2, c7 K"),  # two letters, as a square has two
        ("White Kc7 g2 a2", "a2 .G2, c7 K"),
        ("White Kc7 G3g2h2", "c7 K, g2 .G3, h2 .G3"),
        ("White Kc7 35a2 24 b2", "a2 .35, b2 .24, c7 K"),
        ("White Kc7 b1a2 b3 b2", "a2 .B1, b2 .B3, c7 K"),
        ("White Kc7 Pg2", "c7 K, g2 P"),
        ("White K c7 Q a1b2", "a1 Q, b2 Q, c7 K"),
        ("White Kc7 Black k a1 B c1 White b c2", "a1 k, c1 b, c2 B, c7 K"),  # no side but a man
        ("White Kc7 N a1 Neutral n b2", "a1 .N-, b2 =.N-, c7 K"),
        ("White Kc7,Qa1;Rb2", "a1 Q, b2 R, c7 K"),
        ("White r Ga1 Qa2", "a1 G{royal}, a2 Q"),
        ("White k Ga1 Qa2", "a1 G{kamikaze}, a2 Q{kamikaze}"),
        ("White anda Qa1 Black Functionary Rb1", "a1 Q{anda}, b1 r{functionary}"),
        ("\nWhite Ka1\nOR b2\nze c3\nne d4\npr\ne5", "a1 K, b2 .OR, c3 .ZE, d4 .NE, e5 .PR"),
        ("White Ka1 a2b3", "a1 K, a2 P, b3 P"),  # squares that name no man
    ],
)
def test_words_are_parted_as_popeye_parts_them(pieces: str, expected: str) -> None:
    assert men(f"BeginProblem Pieces {pieces}\nStipulation #2\nEndProblem") == expected


@every(
    "pieces, words",
    [
        ("White Kc7 g2 Black Ke5", "Pieces: 'g2' names a man, and no square follows"),
        ("White Kc7 b3", "Pieces: 'b3' names a man, and no square follows"),
        ("White Kc7 s5a4", "s5a4: s5 is no man that is known here"),
        ("White Kc7 r/bd4", "expected a man such as Ke1, got 'r/bd4'"),
        ("White Kc7\nAX f6", "AX is nothing that a man can be"),
        ("White Kc7 Q", "Pieces: 'Q' names a man, and no square follows"),
        ("White r Ka1 k Qa2", "Pieces: 'k' names a man, and no square follows"),
        ("White Kc7 Ra9", "expected a man such as Ke1, got 'Ra9'"),
    ],
)
def test_what_would_be_other_men_is_refused(pieces: str, words: str) -> None:
    fault = read(f"BeginProblem Pieces {pieces}\nStipulation #2\nEndProblem")
    assert isinstance(fault, Fault), fault
    assert words in str(fault.message)


def test_german_and_french_men_have_their_own_letters() -> None:
    german = "AnfangProblem Steine Weiss Kc7 g2a2 RBb2 Hc2 Schwarz Ke5 Schwarz Beamtet Tb4 ford #2"
    assert men(german.replace("RBb2 ", "")) == "a2 .G2, b4 r{functionary}, c2 L, c7 K, e5 k"
    assert isinstance(read(german), Fault)  # no English reflecting bishop
    french = "DebutProbleme Pieces Blanc Rc7 Va2 Noir Re5 Noir Royale Sb4 enonce #2"
    assert men(french) == "a2 .WA, b4 g{royal}, c7 K, e5 k"


def test_forsyth_has_the_letters_of_its_language() -> None:
    assert men("anf fors k.LI6/8/8/8/8/8/.35-.35=b5/K7 ford #2") == (
        "a1 K, a2 .35, a8 k, b2 ,35, b8 .LI, c2 =P"
    )
    assert men("deb fors r7/8/8/8/8/8/Ssd5/R7 eno #2") == "a1 K, a2 G, a8 k, b2 g, c2 q"
    assert isinstance(read("anf fors k7/8/8/8/8/8/.RB7/K7 ford #2"), Fault)


def test_twins_have_the_letters_of_their_language() -> None:
    text = "anf steine weiss kc7 Tg2 schwarz ke5 ford #2 {} ende"
    for german, english in (
        ("zwil ersetze L T", "Substitute B R"),
        ("zwil ersetze b d", "Substitute P Q"),
        ("zwil hinzu weiss Ha1 schwarz GNa2", "Add white La1 Add black GNa2"),
        ("zwil verset g2 g3", "Move g2 g3"),
    ):
        entry = read(text.format(german))
        assert isinstance(entry, Entry)
        assert twin_text(entry.problem.twins[0]) == english


def test_very_many_invisible_men_are_parted_from_the_others() -> None:
    words = ["White", "Ka1", *["total", "1"] * 5_000, "Black", "Kc1"]
    men_left, invisible = part_invisibles(words, ENGLISH)
    assert men_left == ["White", "Ka1", "Black", "Kc1"]
    assert invisible == ["TotalInvisible 1"] * 5_000
