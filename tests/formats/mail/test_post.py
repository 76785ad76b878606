# SPDX-License-Identifier: GPL-3.0-or-later
"""Post as it comes: attached files of all forms, boxes, PDF documents, and what is damaged."""

from __future__ import annotations

from email.message import EmailMessage
from pathlib import Path

import pytest
from formats.mail.minipdf import pdf

from composer.formats.entry import Entry, Fault, FormatError
from composer.formats.mail.pdftext import PdfFault, pdf_text
from composer.formats.sniff import read_letter, scan_problems
from composer.problem.fen import placement
from composer.problem.originals.status import original_of

BOARD = "8/8/8/4k3/3Q4/2n2P2/4P3/R5K1"
OTHER = "8/8/8/3k4/8/8/8/K2Q4"
OLIVE = """---
authors:
  - Guida, Marco
algebraic:
  white: [Ka1, Qd1]
  black: [Kd5]
stipulation: "#2"
---
authors: [x]
"""


def message(text: str, *attached: tuple[str, str, bytes]) -> bytes:
    letter = EmailMessage()
    letter["From"] = "Marco Guida <m@example.it>"
    letter["Date"] = "Sun, 29 Nov 2026 10:00:00 +0100"
    letter["Subject"] = "Entries"
    letter.set_content(text)
    for name, kind, content in attached:
        main, sub = kind.split("/")
        letter.add_attachment(content, maintype=main, subtype=sub, filename=name)
    return letter.as_bytes()


def boards(found: list[Entry | Fault]) -> list[str]:
    return [placement(each.problem.position) for each in found if isinstance(each, Entry)]


def tasks(found: list[Entry | Fault]) -> list[str]:
    return [str(each.problem.stipulation) for each in found if isinstance(each, Entry)]


def test_attached_files_are_read_each_in_its_form(tmp_path: Path) -> None:
    path = tmp_path / "a.eml"
    path.write_bytes(
        message(
            f"Caro amico,\n\n{OTHER}\n#2\n\n{BOARD}\nh#2\n",
            ("entry.olv", "application/octet-stream", OLIVE.encode()),
            ("entry.pdf", "application/pdf", b"%PDF-1.4\n1 0 obj"),
            ("sign.asc", "application/pgp-signature", b"-----BEGIN PGP SIGNATURE-----"),
        )
    )
    found = list(scan_problems(path))
    assert boards(found) == [OTHER, BOARD]  # what is attached is told once
    first = found[0]
    assert isinstance(first, Entry)
    assert (first.within, first.problem.credits.authors) == ("entry.olv", ("Guida, Marco",))
    assert original_of(first.problem).address == "m@example.it"
    faults = [each for each in found if isinstance(each, Fault)]
    assert [each.within for each in faults] == ["entry.olv", "entry.pdf"]
    assert str(faults[1].told).startswith("in entry.pdf: this PDF document cannot be read")
    post = read_letter(path)  # as the window for letters has it
    assert [placement(sent.problem.position) for sent in post.letter.problems] == [OTHER, BOARD]
    assert post.told == (1,)
    assert list(post.entries()) == found


def test_a_box_is_read_message_by_message(tmp_path: Path) -> None:
    path = tmp_path / "box.mbox"
    inner = message(
        "see the attached message", ("a.eml", "application/octet-stream", message(OTHER))
    )
    whole = (message(f"{BOARD}\n#2\n"), message("Dear friend, no entry."), inner)
    path.write_bytes(b"".join(b"From m@example.it Sun Nov 29 10:00:00 2026\n" + m for m in whole))
    found = list(scan_problems(path))
    assert boards(found) == [BOARD, OTHER]
    assert [each.within for each in found] == ["1", "2", "3/a.eml"]
    assert isinstance(found[1], Fault)


def test_the_text_of_a_pdf_document_is_a_letter(tmp_path: Path) -> None:
    pytest.importorskip("pypdf")
    path = tmp_path / "entry.pdf"
    path.write_bytes(pdf("Marco Guida", "White: Kg1, Qd4, Ra1, Pe2, f3", "Black: Ke5, Sc3", "#2"))
    (found,) = scan_problems(path)
    assert isinstance(found, Entry)
    assert (placement(found.problem.position), str(found.problem.stipulation)) == (BOARD, "#2")
    two = ("Author: A. Guida", OTHER, "#2 (2+1)", "", "Author: B. Loyd", BOARD, "#3")
    path.write_bytes(pdf(*two))
    assert tasks(list(scan_problems(path))) == ["#2", "#3"]
    path.write_bytes(pdf("an advertisement"))
    with pytest.raises(FormatError, match="no FEN and no list of men"):
        list(scan_problems(path))


@pytest.mark.parametrize(
    "content",
    [b"%PDF-1.7\n", pdf("x")[:200], b"%PDF-1.4\n" + b"1 0 obj <<" * 50_000, b"%PDF-1.4\n\0\xff"],
    ids=("empty", "cut", "deep", "noise"),
)
def test_a_damaged_pdf_document_is_named(content: bytes) -> None:
    pytest.importorskip("pypdf")
    with pytest.raises(PdfFault, match="this PDF document cannot be read: it is damaged"):
        pdf_text(content)
