# SPDX-License-Identifier: GPL-3.0-or-later
"""Letters as they come, in six languages: what is read, where it stands, and what is left open."""

from __future__ import annotations

from email.message import EmailMessage
from pathlib import Path

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from composer.formats.entry import Entry, Fault
from composer.formats.mail.letter import Letter, Part
from composer.formats.mail.positions import positions_in
from composer.formats.mail.reading import LONGEST, read_mail
from composer.formats.mail.unpacking import opened
from composer.formats.sniff import read_letter, scan_problems
from composer.problem.fen import fen, placement
from composer.problem.originals.status import Stage, original_of
from composer.problem.problem import Problem
from composer.problem.squares import square_name
from composer.problem.statement import statement
from composer.problem.twins import MoveMan, Unread
from composer.rules.kinds import FAIRY_KINDS

BOARD = "8/8/8/4k3/3Q4/2n2P2/4P3/R5K1"
LISTS = (
    "White: Kg1, Qd4, Ra1, Pe2, f3\nBlack: Ke5, Sc3",
    "White: Kg1 Qd4 Ra1 e2 f3 Black: Ke5 Nc3",
    "W: Kg1,Dd4,Ta1,Be2,f3\nS: Ke5,Sc3",
    "Weiß (5): Kg1, Dd4, Ta1; Be2, f3 - Schwarz (2): Ke5, Sc3",
    "Blancs: Rg1 Dd4 Ta1 Pe2 f3\nNoirs: Re5 Cc3",
    "Bianco: Rg1, Dd4, Ta1, Pe2, f3\nNero: Re5, Cc3",
    "Blancas: Rg1, Dd4, Ta1, Pe2, f3\nNegras: Re5, Cc3",
    "Белые: Крg1, Фd4, Лa1, пe2, f3\nЧёрные: Крe5, Кc3",
    "wKg1 wQd4 wRa1 wPe2 wPf3 bKe5 bSc3",
    "Kg1 Qd4 Ra1 Pe2f3 - Ke5 Sc3",
    BOARD,
    f"{BOARD} w - - 0 1",
)
GERMAN = """From: Helmut Zajic <h.zajic@example.at>
Date: Sun, 29 Nov 2026 10:00:00 +0100

Lieber Franz, anbei zwei Urdrucke.

1) Helmut Zajic
für Bo Lindgren gewidmet

Weiß: Kg1, Dd4, Ta1, Be2, f3
Schwarz: Ke5, Sc3
h#2 2.1.1.1 (5+2) C+ Popeye 4.87
b) Sc3→d1 c) ganz anders

a) 1.Ke6 Dxd6+ 2.Kf7 Ta7#

2) Helmut Zajic & Toma Garai
8/8/8/3k4/8/8/8/K2Q4
#2 (2+2)
Lösung: 1.Dd2! droht 2.Dxd5#

Mit freundlichen Grüßen
Helmut
"""


@pytest.mark.parametrize("men", LISTS)
def test_positions_are_read_in_all_languages_and_forms(men: str) -> None:
    letter = read_mail(f"Dear friend,\n\nhere it is:\n\n{men}\n#2 (5+2) C+\n\n1.Qd2!\n")
    (sent,) = letter.problems
    assert placement(sent.problem.position) == BOARD
    assert str(sent.problem.stipulation) == "#2"
    assert sent.stated == (5, 2)
    assert sent.problem.extra("solution") == "1.Qd2!"
    assert statement(sent.problem) == "C+"
    (mark,) = (mark for mark in letter.marks if mark.part is Part.POSITION)
    assert letter.text[mark.start : mark.end] == men


SIDES = {
    "en": "White: Kg1, {man}, Qd4, a2\nBlack: Ke5, {other}",
    "de": "Weiß: Kg1, {man}, Dd4, Ba2\nSchwarz: Ke5, {other}",
    "it": "Bianco: Rg1, {man}, Dd4, Pa2\nNero: Re5, {other}",
    "fr": "Blancs: Rg1 {man} Dd4 Pa2\nNoirs: Re5 {other}",
    "es": "Blancas: Rg1, {man}, Dd4, Pa2\nNegras: Re5, {other}",
    "ru": "Белые: Крg1, {man}, Фd4, пa2\nЧёрные: Крe5, {other}",
}


@pytest.mark.parametrize("language", SIDES)
def test_fairy_men_are_read_by_their_names_in_all_languages(language: str) -> None:
    lost = []
    for kind in FAIRY_KINDS:
        name = kind.name(language)
        men = SIDES[language].format(man=f"{name} h1", other=f"{name.upper()} a8b8")
        found = positions_in(f"Dear friend,\n{men}\n#2 (4+3)")
        if len(found) != 1 or found[0].position is None:
            lost.append(name)
            continue
        placed = dict(found[0].position)
        codes = {square_name(at): (man.kind.code, man.colour.name) for at, man in placed.items()}
        own = kind.code
        assert codes == {
            **{"g1": ("K", "WHITE"), "d4": ("Q", "WHITE"), "a2": ("P", "WHITE")},
            **{"h1": (own, "WHITE"), "e5": ("K", "BLACK")},
            **{"a8": (own, "BLACK"), "b8": (own, "BLACK")},
        }, name
    alfil = language not in ("es", "ru")  # in Spanish that is a bishop
    assert list(map(str.lower, lost)) == ["alfil"] * alfil


def test_a_letter_of_two_problems_is_read_with_all_that_stands_around_them() -> None:
    letter = read_mail(GERMAN)
    assert (letter.sender, letter.address) == ("Helmut Zajic", "h.zajic@example.at")
    assert letter.date == "2026-11-29"
    first, second = letter.problems
    assert str(first.problem.stipulation) == "h#2"
    assert first.problem.extra("intended-solutions") == "2.1.1.1"
    assert first.problem.credits.authors == ("Helmut Zajic",)
    assert first.problem.credits.dedication == "Bo Lindgren"
    assert statement(first.problem) == "C+ Popeye 4.87"
    b, c = first.problem.twins
    assert b.changes == (MoveMan(18, 3),)
    assert c.changes == (Unread("ganz anders"),)
    assert [str(note) for note in first.notes] == ["twin c) is not understood"]
    assert second.problem.credits.authors == ("Helmut Zajic", "Toma Garai")
    assert second.problem.extra("solution") == "1.Dd2! droht 2.Dxd5#"
    assert [str(note) for note in second.notes] == ["2+2 men are stated, 2+1 stand on the board"]


@pytest.mark.parametrize(
    ("text", "notes"),
    [
        (BOARD, ["no task is given", "no author is named"]),
        (f"h#2\n{BOARD}\nh#3", ["both h#3 and h#2 stand here", "no author is named"]),
        (f"Author: A. Bee\n{BOARD}\nmate in two", []),
        (f"{BOARD}\n1.Qd2 2.Qe3 3.Qf4#", ["no task is given", "no author is named"]),
    ],
)
def test_what_is_not_said_stays_open(text: str, notes: list[str]) -> None:
    (sent,) = read_mail(text).problems
    assert [str(note) for note in sent.notes] == notes
    assert sent.problem.stipulation.told is (
        "no task" not in str(notes) and "both" not in str(notes)
    )


def test_a_fen_beside_its_list_of_men_is_one_problem_and_a_damaged_list_is_named() -> None:
    letter = read_mail(f"{LISTS[0]}\n{BOARD}\n#2\n\nW: Kg1\nB: Kx9\n\nS: Kg1\nB: Ke5")
    assert len(letter.problems) == 1
    assert [mark.part for mark in letter.marks].count(Part.POSITION) == 2
    assert "which side is White" in str(letter.faults[-1].note)


def test_what_stands_right_below_a_diagram_is_not_asked_of_the_next() -> None:
    other = "8/8/8/3k4/8/8/8/K2Q4"
    close = f"Author: A. Guida\n{BOARD}\n#2 (5+2)\n2.\nAuthor: B. Loyd\n{other}\n#3 (2+1)\n"
    first, second = read_mail(close).problems
    assert [str(each.problem.stipulation) for each in (first, second)] == ["#2", "#3"]
    assert (first.stated, second.stated) == ((5, 2), (2, 1))
    assert second.problem.credits.authors == ("B. Loyd",)
    above = read_mail(f"#2\n{BOARD}\n#3\n{other}\n")
    assert [each.problem.stipulation.told for each in above.problems] == [False, False]


def test_a_list_that_is_understood_in_part_is_no_position() -> None:
    for men, wrong in (
        ("White: Ke1, Qd1, Rook a1\nBlack: Ke8", "only one side"),
        ("Белые: Крe1, Фd1, п.a2\nЧёрные: Крe8", "only one side"),
        ("White: Ke1, Qd1\nBlack: Ke8, d7, e7 and f7", "goes on with and f7"),
        ("Белые: Крe1, Фd1\nЧёрные: Крe8, пп.d7", "goes on with пп.d7"),
        ("wKe1, wQd1", "only one side"),
        ("White: Ke1, royal grasshopper h1\nBlack: Ke8", "only one side"),
        ("White: Ke1, Qd1\nBlack: Ke8, royal grasshopper h1", "goes on with royal grasshopper h1"),
        ("White: Ke1, Qd1\nBlack: Ke8 alfil h1", "goes on with alfil h1"),
        ("Weiß: Ke1, Grashüpfer h1, f1\nSchwarz: Ke8", "whether f1 is a pawn"),
        ("Weiß: Ke1, Grashupfer h1\nSchwarz: Ke8", "only one side"),
        ("White: Ke1, \ue101h1\nBlack: Ke8", "only one side"),
        ("B: Re1 Ta1 Ab1\nN: Re8 Fd7", "A is another man"),
    ):
        letter = read_mail(f"{men}\n#2")
        assert not letter.problems, men
        assert wrong in str(letter.faults[-1].note)
    assert len(read_mail("B: Re1 Cb1 Fc1\nN: Re8 Pd7\n#2").problems) == 1
    for words, turn in (
        *(("Black to move", "b"), ("#2 (schwarz am Zug)", "b"), ("Juegan las negras.", "b")),
        *(("zugzwang with Black to move", "w"), ("", "w")),
    ):
        (sent,) = read_mail(f"White: Ke1 Qd1\nBlack: Ke8\n#2\n{words}").problems
        assert fen(sent.problem.position).split()[1] == turn, words
    (sent,) = read_mail("B: Re1 Pa2\nN: Re8 Pd7\n#2").problems
    assert placement(sent.problem.position) == "4k3/3p4/8/8/8/8/P7/4K3"


def test_hostile_letters_end_soon() -> None:
    head = b"From: a@b.example\nDate: x\nMIME-Version: 1.0\n"
    page = head + b"Content-Type: text/html\n\n"
    for inner in (b"<" * 1_000_000, b"<style " * 200_000, b"<style>" * 200_000):
        opened(page + inner)
    deep = b"".join(
        b"Content-Type: multipart/mixed; boundary=b%d\n\n--b%d\n" % (n, n) for n in range(2000)
    )
    assert opened(head + deep).notes
    page += b"<head>no</head>one<style>a</style><br>two<script>b"
    assert opened(page).text.endswith("\n\none\ntwo\n")
    assert not read_mail("White" + " " * 100_000).problems


def test_records_of_programs_are_read_whole() -> None:
    men = "algebraic:\n  white: [Kb1, Qf2]\n  black: [Kd4]\n"
    yaml = f'---\nauthors:\n  - Loyd, Sam\n{men}stipulation: "#3"\n'
    popeye = "BeginProblem\nPieces White Ka1 Qb2\nBlack Kc4\nStipulation H#2\nEndProblem"
    latex = "\\begin{diagram}\n\\pieces{wKa1, sKc3, wTh5}\n\\stipulation{\\#2}\n\\end{diagram}"
    letter = read_mail(f"Hello,\n\n{yaml}\nand\n{popeye}\nand\n{latex}\n{BOARD}\ns#2")
    assert [str(sent.problem.stipulation) for sent in letter.problems] == ["#3", "h#2", "#2", "s#2"]
    assert letter.problems[0].problem.credits.authors == ("Loyd, Sam",)


def _message(tmp_path: Path) -> Path:
    message = EmailMessage()
    message["From"] = "Marco Guida <m@example.it>"
    message["Message-ID"] = "<1@example.it>"
    message["Date"] = "Sun, 29 Nov 2026 10:00:00 +0100"
    message["Subject"] = "Inedito"
    message.set_content("Caro amico, ecco l'inedito.")
    message.add_alternative(f"<p>Caro amico</p><p>{BOARD}</p>", subtype="html")
    message.add_attachment(f"{BOARD}\n#2 (5+2)", filename="p.txt")
    message.add_attachment(b"%PDF", maintype="application", subtype="pdf", filename="p.pdf")
    path = tmp_path / "a.eml"
    path.write_bytes(bytes(message))
    return path


def test_a_message_is_read_with_its_attachments(tmp_path: Path) -> None:
    path = _message(tmp_path)
    letter = read_letter(path).letter
    assert (letter.sender, letter.date) == ("Marco Guida", "2026-11-29")
    found, damaged = scan_problems(path)
    assert isinstance(found, Entry)
    assert isinstance(damaged, Fault)
    assert (found.within, damaged.within) == ("p.txt", "p.pdf")
    assert str(found.problem.stipulation) == "#2"
    original = original_of(found.problem)
    assert original.stage is Stage.RECEIVED
    assert original.address == "m@example.it"
    assert "Caro amico" in original.letter


def test_a_letter_is_imported_as_a_file_of_problems(tmp_path: Path) -> None:
    path = tmp_path / "a.txt"
    path.write_text(GERMAN + "\n8/8/8/9/8/8/8/Kk6\n", encoding="utf-8")
    kinds = [type(found) for found in scan_problems(path)]
    assert kinds == [Fault, Entry, Entry]


PIECES = st.sampled_from(
    [
        *LISTS,
        *GERMAN.split("\n"),
        "h#2",
        "(5+2)",
        "b) Kg1-->g2",
        "1.Qd2!",
        "\n",
        "\n\n",
        "C+",
        "---",
    ]
)


@given(st.lists(PIECES | st.text(max_size=20), max_size=30).map("\n".join))
@example("/" * 3000)
@example("White: " * 3000)
@example("a1 " * 5000)
@example(" " * 20000 + "b)" * 5000)
@example("\\begin{diagram}" * 500)
@example("---\na:\n" * 2000)
@example("1. " * 5000)
@example("A B " * 4000 + "@")
def test_no_letter_breaks_the_reader_and_marks_stand_apart(text: str) -> None:
    letter = read_mail(text)
    assert isinstance(letter, Letter)
    place = 0
    for mark in letter.marks:
        assert place <= mark.start < mark.end <= len(letter.text)
        assert mark.problem is None or mark.problem < len(letter.problems)
        place = mark.end
    for sent in letter.problems:
        assert isinstance(sent.problem, Problem)
        assert 0 <= sent.start <= sent.end <= len(letter.text)


def test_a_letter_that_is_too_long_is_read_up_to_a_place() -> None:
    letter = read_mail(f"{BOARD}\n#2\n" + "x" * LONGEST)
    assert len(letter.problems) == 1
    assert "was not read" in str(letter.notes[0])
