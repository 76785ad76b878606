# SPDX-License-Identifier: GPL-3.0-or-later
"""What is inside of a package, with licences, and the sums by which a package is known.

Standard library only.
"""

from __future__ import annotations

import csv
import hashlib
from collections.abc import Iterable, Sequence
from email import message_from_string
from email.message import Message
from pathlib import Path

SUMS = "SHA256SUMS"
_CLASS = "License :: OSI Approved :: "
_LONGEST = 80  # characters; whoever puts the whole text there has a file of it, too


def contents(
    libraries: Path, others: Iterable[tuple[str, str, str]], without: Sequence[str] = ()
) -> str:
    """Return the list of what a package holds: a row each of name, version and licence.

    Args:
        libraries: where wheels were installed.
        others: what came in another way.
        without: what lies there and is not in the package.
    """
    rows = [*others]
    for place in sorted(libraries.glob("*.dist-info/METADATA")):
        told = message_from_string(place.read_text(encoding="utf-8"))
        if told["Name"] not in without:
            rows.append((str(told["Name"]), str(told["Version"]), licence(told)))
    rows.sort(key=lambda row: row[0].lower())
    return "".join(f"{name} {version}: {terms}\n" for name, version, terms in rows)


def licence(told: Message) -> str:
    """Return the licence that the metadata of a library state."""
    stated = told["License-Expression"] or told["License"]
    if stated and stated != "UNKNOWN" and "\n" not in stated and len(stated) <= _LONGEST:
        return str(stated)
    classes: Sequence[str] = told.get_all("Classifier", [])
    found = [each.removeprefix(_CLASS) for each in classes if each.startswith(_CLASS)]
    return ", ".join(found) or "see its files"


def forget_where_it_was_made(libraries: Path) -> None:
    """Take out of what pip wrote beside libraries all that tells in which folder they were made.

    That is where a wheel came from, and the sums of it and of scripts, which name their Python; and
    what was taken away since is in no list any more.
    """
    for record in libraries.glob("*.dist-info/RECORD"):
        (record.parent / "direct_url.json").unlink(missing_ok=True)
        with record.open(encoding="utf-8", newline="") as file:
            rows = [row for row in csv.reader(file) if not row[0].startswith("..")]
        with record.open("w", encoding="utf-8", newline="") as file:
            there = (row for row in rows if (libraries / row[0]).exists())
            csv.writer(file, lineterminator="\n").writerows(there)


def write_sums(folder: Path) -> Path:
    """Write the sums of all packages of a folder beside them, as `sha256sum --check` reads them."""
    rows = []
    for path in sorted(folder.iterdir()):
        if path.is_file() and path.name != SUMS:
            with path.open("rb") as file:
                rows.append(f"{hashlib.file_digest(file, 'sha256').hexdigest()}  {path.name}\n")
    made = folder / SUMS
    made.write_text("".join(rows), encoding="utf-8")
    return made
