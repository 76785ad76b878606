# SPDX-License-Identifier: GPL-3.0-or-later
"""In Italian the window says Lei: commands are in the imperative of menus, sentences are not."""

from __future__ import annotations

import re
from pathlib import Path
from xml.etree import ElementTree

import composer

_HOUSE = Path(composer.__file__).parent
_FAMILIAR = re.compile(
    r"\b(tu|tuo|tua|tuoi|tue|puoi|hai|vuoi|devi|clicca|digita|vostr[aoie]|potete|avete|scegliete"
    r"|\w+atel[aoe])\b"
    r"|\b(Trascina|Scrivi|Metti|Scegli|Tocca|Usa|Apri)\b[^…]*\.(\s|$)",
    re.IGNORECASE,
)


def test_nobody_is_addressed_otherwise() -> None:
    tree = ElementTree.parse(_HOUSE.parent / "resources" / "translations" / "composer_it.ts")
    said = [
        form.text or ""
        for message in tree.iter("message")
        for form in (*message.findall("translation"), *message.findall("translation/numerusform"))
    ]
    rows = (_HOUSE / "said" / "words.tsv").read_text("utf-8").splitlines()
    place = rows[0].split("\t").index("it")
    said += [row.split("\t")[place] for row in rows if row.count("\t") >= place]
    assert not [words for words in said if _FAMILIAR.search(words)]
