# SPDX-License-Identifier: GPL-3.0-or-later
"""The post of a tourney, made by machine: published problems under invented names, in many forms.

Among the entries lie duplicates, versions, cooked problems, promoted men, wrong years and problems
of the library turned round; among the files damaged ones.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from email.message import EmailMessage
from pathlib import Path

from benchmarks.bench.figure import Given
from formats.mail.minipdf import pdf

from composer.formats.writing import write_problems
from composer.library.access.store import Library
from composer.library.changes.writing import NewProblem, add_problems
from composer.problem.credits import Credits
from composer.problem.edits import put, remove, transform
from composer.problem.fen import fen, parse_fen, placement
from composer.problem.men import Colour, Kind, Man
from composer.problem.position import Position
from composer.problem.problem import Problem
from composer.problem.squares import Symmetry, rank_of, square_name
from composer.problem.stipulation import TWO_MOVER, parse_stipulation
from composer.solver.solution import Verdict
from composer.solver.solve import solve_keys

FIRST = ("Alwin", "Benta", "Cosimo", "Dorte", "Ewald", "Fiammetta", "Gunvor", "Hjalmar")
FAMILY = (
    *("Quastelberg", "Zwirnow", "Pallanzini", "Ostrabeck", "Vukelmann", "Jyrkinen", "Brezolari"),
    *("Xanthoff", "Mirwelden", "Tarquinez", "Holubrecht", "Kvistgard", "Nepomucki", "Dragutesco"),
    *("Ploumanac", "Sardegnoli", "Wybierski", "Fjeldmose", "Orquidez", "Ruttenbach", "Szilvanyi"),
    *("Cerulliano", "Bjornevik", "Lambrouski", "Gwendrich", "Ypsilotti", "Tschirnau", "Moldavez"),
    *("Havlickov", "Errazuri", "Kippenhahn", "Vascolini", "Zuckmantel", "Drobnyak", "Aalbersen"),
    *("Pfeddersheim", "Ginestroni", "Ubrikov", "Lychensky", "Northwaithe"),
)
"""Nobody's names: where one stands in a file, it was told."""

PLANTED = {
    **{"duplicates": 10, "versions": 10, "cooks": 10, "promoted": 8, "years": 8},
    **{"anticipated": 8, "damaged": 8},
}
_LETTERS = {
    "en": ("White", "Black", "KQRBSP", "Author"),
    "de": ("Weiß", "Schwarz", "KDTLSB", "Verfasser"),
    "fr": ("Blancs", "Noirs", "RDTFCP", "Auteur"),
    "it": ("Bianco", "Nero", "RDTACP", "Autore"),
    "es": ("Blancas", "Negras", "RDTACP", "Autor"),
}
_CYRILLIC = ("Белые", "Чёрные", ("Кр", "Ф", "Л", "С", "К", "п"), "Автор")
_KINDS = (Kind.KING, Kind.QUEEN, Kind.ROOK, Kind.BISHOP, Kind.KNIGHT, Kind.PAWN)


@dataclass
class Post:
    """What was sent.

    Attributes:
        folder: the files.
        library: problems of others.
        count: how many entries can be read.
        found: what is planted: of each kind the diagrams, or pairs of them, that must be named.
    """

    folder: Path
    library: Path
    count: int = 0
    found: dict[str, set[tuple[str, ...]]] = field(default_factory=dict)


def made_post(given: Given, folder: Path) -> Post:
    """Make the files and the library.

    Raises:
        AbsentError: the published problems are not there.
    """
    dice = random.Random(1912)
    every = list(_published(given))
    dice.shuffle(every)
    part = given.number(1, 8)
    number = {kind: max(1, count // part) for kind, count in PLANTED.items()}
    whole = 200 // part
    twos = [each for each in every if each.stipulation == TWO_MOVER]
    others = [each for each in every if each.stipulation != TWO_MOVER]
    at = int(whole * 0.55)
    rest = whole - at
    base, kept = [*twos[:at], *others[:rest]], [*twos[at:], *others[rest:]]
    dice.shuffle(base)
    post = Post(folder / "post", folder / "others.chesslib")
    entries = _entries(base, kept, number, whole, post, dice)
    post.count = len(entries)
    post.folder.mkdir(parents=True)
    _write(entries, post.folder, dice)
    _damage(post, number["damaged"])
    with Library.create(post.library) as library:
        for _ in add_problems(library, [NewProblem(problem) for problem in kept]):
            pass
    return post


def _published(given: Given) -> Iterator[Problem]:
    """Yield orthodox problems published before 1925, each diagram once."""
    seen = set()
    for name in ("composed-twomovers.jsonl", "composed-others.jsonl"):
        for form in given.records(name):
            year = str(form.get("date", ""))[:4]
            task = form["stipulation"]
            if not year.isdecimal() or int(year) >= 1925 or form.get("fairy"):
                continue
            if task not in ("#2", "#3", "#4", "h#2", "h#3", "s#2", "s#3"):
                continue
            position = parse_fen(form["fen"])
            if position.board in seen or position.castling or position.en_passant is not None:
                continue
            seen.add(position.board)
            credits = Credits(tuple(form["authors"]), form.get("source", ""), form.get("date", ""))
            yield Problem(position, parse_stipulation(task), credits)


def _entries(
    base: Sequence[Problem],
    others: Sequence[Problem],
    number: dict[str, int],
    whole: int,
    post: Post,
    dice: random.Random,
) -> list[Problem]:
    """Return the entries under invented names, with what is planted among them."""
    names = [f"{FIRST[n % len(FIRST)]} {name}" for n, name in enumerate(FAMILY)]
    left = iter(base)
    turn = 0

    def signed(problem: Problem, author: str = "") -> Problem:
        nonlocal turn
        turn += 1
        name = author or names[turn % len(names)]
        return replace(problem, credits=Credits((name,)))

    def laid(problem: Problem, position: Position) -> Problem:
        return replace(problem, position=position)

    entries: list[Problem] = []
    found = post.found = {kind: set() for kind in number}
    for _ in range(number["duplicates"]):
        one = signed(next(left))
        other = signed(laid(one, transform(one.position, Symmetry.MIRROR_FILES)))
        entries += [one, other]
        found["duplicates"].add(_pair(one, other))
    for _ in range(number["versions"]):
        one = signed(next(left))
        author = one.credits.authors[0]
        other = signed(laid(one, _one_more(one.position, dice)), author)
        entries += [one, other]
        found["versions"].add(_pair(one, other))
    while len(found["cooks"]) < number["cooks"]:
        one = signed(next(left))
        cooked = _cooked(one, dice)
        if cooked is not None:
            entries.append(cooked)
            found["cooks"].add((placement(cooked.position),))
    while len(found["promoted"]) < number["promoted"]:
        one = signed(next(left))
        position = _promoted(one.position)
        entries.append(laid(one, position))
        found["promoted"].add((placement(position),))
    for _ in range(number["years"]):
        one = signed(next(left))
        dated = replace(one, credits=replace(one.credits, date=str(dice.randint(1890, 1924))))
        entries.append(dated)
        found["years"].add((placement(one.position),))
    twos = [each for each in others if each.stipulation == TWO_MOVER]
    for one in dice.sample(twos, number["anticipated"]):
        turned = signed(laid(one, transform(one.position, Symmetry.MIRROR_FILES)))
        entries.append(turned)
        found["anticipated"].add((placement(turned.position), placement(one.position)))
    while len(entries) < whole:
        entries.append(signed(next(left)))
    dice.shuffle(entries)
    return entries


def _pair(one: Problem, other: Problem) -> tuple[str, ...]:
    return tuple(sorted((placement(one.position), placement(other.position))))


def _one_more(position: Position, dice: random.Random) -> Position:
    free = [square for square in range(8, 56) if position[square] is None]
    return put(position, dice.choice(free), Man.BLACK_PAWN)


def _cooked(problem: Problem, dice: random.Random) -> Problem | None:
    """Return a two-mover without one of its men, if it is not sound any more."""
    if problem.stipulation != TWO_MOVER:
        return None
    men = [square for square, man in problem.position if man.kind is not Kind.KING]
    for square in dice.sample(men, len(men)):
        changed = replace(problem, position=remove(problem.position, square))
        if solve_keys(changed).verdict is Verdict.COOKED:
            return changed
    return None


def _promoted(position: Position) -> Position:
    """Return a position with so many knights that one of them was a pawn."""
    knights = sum(man is Man.WHITE_KNIGHT for _, man in position)
    pawns = [square for square, man in position if man is Man.WHITE_PAWN]
    for square in pawns[: 9 - len(pawns)]:  # there must have been a pawn
        position = remove(position, square)
    for square in range(64):
        if knights < 3 and position[square] is None:
            position = put(position, square, Man.WHITE_KNIGHT)
            knights += 1
    return position


def _write(entries: Sequence[Problem], folder: Path, dice: random.Random) -> None:
    """Write the entries of each author in a file of some kind."""
    by: dict[str, list[Problem]] = {}
    for entry in entries:
        by.setdefault(entry.credits.authors[0], []).append(entry)
    writers = (_olive, _letter, _attached, _lines, _document, _message, _popeye, _box)
    for place, (name, sent) in enumerate(by.items()):
        dated = [each for each in sent if each.credits.date]
        plain = [each for each in sent if not each.credits.date]
        where = folder / f"week {place % 4 + 1}"
        where.mkdir(exist_ok=True)
        stem = where / f"{place:02} {name}"
        if plain:
            writers[place % len(writers)](stem, plain, name, place)
        if dated:  # a letter has no place for it
            write_problems(stem.with_name(f"{stem.name}, more.jsonl"), dated)


def _olive(stem: Path, sent: Sequence[Problem], name: str, place: int) -> None:
    write_problems(stem.with_suffix(".olv"), sent)


def _lines(stem: Path, sent: Sequence[Problem], name: str, place: int) -> None:
    write_problems(stem.with_suffix(".jsonl"), sent)


def _popeye(stem: Path, sent: Sequence[Problem], name: str, place: int) -> None:
    write_problems(stem.with_suffix(".inp"), sent)


def _letter(stem: Path, sent: Sequence[Problem], name: str, place: int) -> None:
    stem.with_suffix(".txt").write_text(_text(sent, name, place), "utf-8")


def _document(stem: Path, sent: Sequence[Problem], name: str, place: int) -> None:
    language = tuple(_LETTERS)[place % len(_LETTERS)]
    stem.with_suffix(".pdf").write_bytes(pdf(*_text(sent, name, language).split("\n")))


def _mail(sent: Sequence[Problem], name: str, text: str) -> EmailMessage:
    message = EmailMessage()
    message["From"] = f"{name} <{name.split()[1].lower()}@example.org>"
    message["Date"] = "Sun, 29 Nov 2026 10:00:00 +0100"
    message["Subject"] = f"{len(sent)} entries"
    message.set_content(text)
    return message


def _message(stem: Path, sent: Sequence[Problem], name: str, place: int) -> None:
    stem.with_suffix(".eml").write_bytes(bytes(_mail(sent, name, _text(sent, name, place))))


def _attached(stem: Path, sent: Sequence[Problem], name: str, place: int) -> None:
    message = _mail(sent, name, f"Dear director,\n\nplease find my entries.\n\n{name}\n")
    half = max(1, len(sent) // 2)
    for part, ending in ((sent[:half], ".olv"), (sent[half:], ".inp")):
        if part:
            path = stem.with_suffix(ending)
            write_problems(path, part)
            message.add_attachment(
                path.read_bytes(),
                maintype="application",
                subtype="octet-stream",
                filename=path.name,
            )
            path.unlink()
    stem.with_suffix(".eml").write_bytes(bytes(message))


def _box(stem: Path, sent: Sequence[Problem], name: str, place: int) -> None:
    text = b""
    for number, each in enumerate(sent):
        message = bytes(_mail([each], name, _text([each], name, place + number)))
        text += b"From someone@example.org Sun Nov 29 10:00:00 2026\n" + message + b"\n"
    stem.with_suffix(".mbox").write_bytes(text)


def _text(sent: Sequence[Problem], name: str, language: int | str) -> str:
    """Return a letter with lists of men in a language, or with FENs."""
    codes = (*_LETTERS, "ru", "fen")
    code = codes[language % len(codes)] if isinstance(language, int) else language
    blocks = ["Dear director,", "here is what I have for your tourney:"]
    for number, problem in enumerate(sent, start=1):
        men = problem.position.material()
        if code == "fen":
            head, board = f"Author: {name}", fen(problem.position)
        else:
            white, black, letters, author = _CYRILLIC if code == "ru" else _LETTERS[code]
            head = f"{author}: {name}"
            board = (
                f"{white}: {_men(problem.position, Colour.WHITE, letters)}\n"
                f"{black}: {_men(problem.position, Colour.BLACK, letters)}"
            )
        blocks += [f"{number}.", head, f"{board}\n{problem.stipulation} ({men.strip('()')})"]
    return "\n\n".join([*blocks, f"Best regards,\n{name}"]) + "\n"


def _men(position: Position, colour: Colour, letters: Sequence[str]) -> str:
    men = sorted(
        (_KINDS.index(man.kind), rank_of(square), square)
        for square, man in position
        if man.colour is colour and isinstance(man.kind, Kind)
    )
    return ", ".join(f"{letters[kind]}{square_name(square)}" for kind, _, square in men)


def _damage(post: Post, count: int) -> None:
    """Add files that cannot be read, or of which a part cannot."""
    broken = (
        ("list.txt", b"8/8/8/9/8/8/8/Kk6 w - - 0 1 #2\n"),
        ("cut.pdf", pdf("White: Kg1", "Black: Ke5")[:150]),
        ("scan.png", b"\x89PNG\r\n\x1a\n...."),
        ("cut.jsonl", b'{"fen": "8/8\n'),
        ("no men.olv", b'---\nauthors: [x]\nstipulation: "#2"\n'),
        ("empty.inp", b""),
        ("old.doc", b"\xd0\xcf\x11\xe0\xa1\xb1"),
        ("report.pdf", pdf("The minutes of our meeting")),
    )
    folder = post.folder / "week 1"
    for name, content in broken[:count]:
        (folder / name).write_bytes(content)
        post.found["damaged"].add((f"post/week 1/{name}",))
