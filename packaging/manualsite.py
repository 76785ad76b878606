# SPDX-License-Identifier: GPL-3.0-or-later
"""The manual as a web site: the pages of `docs/manual`, made by Sphinx with MyST.

    python packaging/manualsite.py [-o FOLDER] [LANGUAGE ...]

writes `build/manual` (or FOLDER), one folder a language, to be read from there or served by any web
server. Sphinx was chosen because MyST reads Markdown with the parser that the program uses, it
makes static pages that need neither JavaScript nor a server, and it is looked after.
"""

from __future__ import annotations

import argparse
import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator, Sequence
from html import escape
from pathlib import Path
from typing import Final

ROOT = Path(__file__).resolve().parent.parent
if __name__ == "__main__":
    sys.path.insert(0, str(ROOT))
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtWidgets import QMainWindow  # noqa: E402

from composer.diagrams.style.style import MAGAZINE  # noqa: E402
from composer.diagrams.svg import board_svg  # noqa: E402
from composer.gui.frame.commands import commands  # noqa: E402
from composer.gui.look.appearance import Appearance  # noqa: E402
from composer.gui.manual.html import (  # noqa: E402
    KeyGroup,
    key_groups,
    men_counted,
)
from composer.gui.program.app import make_application  # noqa: E402
from composer.gui.user.actions import Actions  # noqa: E402
from composer.gui.words.sentences import relettered  # noqa: E402
from composer.gui.words.translator import Tongue  # noqa: E402
from composer.manual.diagram import Diagram, read_diagram  # noqa: E402
from composer.manual.page import ManualPage, is_moves  # noqa: E402
from composer.manual.shelf import (  # noqa: E402
    ENGLISH,
    WORDS,
    chapters,
    definitions,
    is_written,
    languages,
    page_ids,
    page_of,
    picture_file,
)
from composer.notation.letters import ENGLISH_S, LanguageError, Letters, letters_of  # noqa: E402
from composer.notation.translations import LANGUAGES  # noqa: E402

SITE = ROOT / "packaging" / "manualtheme"
_FENCE: Final = re.compile(r"^```(\w*)\n(.*?)^```\n", re.MULTILINE | re.DOTALL)
_CODE: Final = re.compile(r"`([^`\n]+)`")
_WORD: Final = re.compile(rf"\]\({WORDS}\.md#([^)\s]+)\)")
_ONLY_ENGLISH: Final = "*This page is there in English only.*"

Keys = Callable[[str], Sequence[KeyGroup]]


def main(given: Sequence[str] | None = None) -> int:
    """Make the site; return the exit status, that of Sphinx if it fails."""
    parser = argparse.ArgumentParser(description="Make the web manual.")
    parser.add_argument("languages", nargs="*", help="codes of languages; all without")
    parser.add_argument("-o", "--output", type=Path, default=ROOT / "build" / "manual")
    arguments = parser.parse_args(given)
    wanted = tuple(arguments.languages) or languages()
    unknown = [each for each in wanted if each not in languages()]
    if unknown:
        print(f"the manual has no pages in {', '.join(unknown)}", file=sys.stderr)
        return 2
    tongue = Tongue(make_application())
    for language in wanted:
        tongue.speak(language)
        with tempfile.TemporaryDirectory() as folder:
            write_sources(Path(folder), language)
            status = _run_sphinx(Path(folder), arguments.output / language, language, wanted)
        if status != 0:
            return status
    (arguments.output / "index.html").write_text(_front(wanted), "utf-8")
    print(f"Written: {arguments.output / 'index.html'}")
    return 0


def write_sources(folder: Path, language: str) -> None:
    """Write what Sphinx reads of one language: its pages, and English ones where it lacks them."""
    letters = site_letters(language)
    window = QMainWindow()
    menus = Actions(window, Appearance()).menus

    def keys(name: str) -> Sequence[KeyGroup]:
        return key_groups(name, letters, commands(menus.values()))

    shutil.copytree(SITE, folder, dirs_exist_ok=True)
    (folder / "pictures").mkdir()
    (folder / "diagrams").mkdir()
    for name in page_ids():
        page = page_of(name, language)
        text = page_source(page, letters, keys, folder)
        for shown in page.pictures():
            picture = Path(shown).name
            shutil.copyfile(picture_file(picture, page.language), folder / "pictures" / picture)
        if not is_written(name, language):
            title, _, rest = text.partition("\n")
            text = f"{title}\n\n{_ONLY_ENGLISH}\n{rest}"
        (folder / f"{name}.md").write_text(text, "utf-8")
    (folder / "index.md").write_text(_index(language), "utf-8")
    window.deleteLater()


def page_source(page: ManualPage, letters: Letters, keys: Keys, folder: Path) -> str:
    """Return a page as MyST reads it, its diagrams drawn into the folder."""
    number = 0

    def block(found: re.Match[str]) -> str:
        nonlocal number
        if found[1] == "diagram":
            number += 1
            return _diagram(read_diagram(found[2]), f"{page.id}-{number}", letters, folder)
        if found[1] == "keys":
            return "\n".join(_table(group) for group in keys(found[2].strip()))
        return found[0]

    meanings = definitions(page.language)
    parts = []
    at = 0
    for fence in _FENCE.finditer(page.text):
        parts += [_inline(page.text[at : fence.start()], letters, meanings), block(fence)]
        at = fence.end()
    parts.append(_inline(page.text[at:], letters, meanings))
    return "".join(parts)


def site_letters(language: str) -> Letters:
    """Return the letters of the men in moves: those that the window has in a language."""
    try:
        return ENGLISH_S if language == ENGLISH else letters_of(language)
    except LanguageError:
        return ENGLISH_S


def _inline(text: str, letters: Letters, meanings: dict[str, str]) -> str:
    def code(found: re.Match[str]) -> str:
        moves = is_moves(found[1])
        return f"**{relettered(found[1], letters)}**" if moves else found[0]

    def word(found: re.Match[str]) -> str:
        meaning = meanings.get(found[1], "").replace('"', "'")
        return f']({WORDS}.md#{found[1]} "{meaning}")' if meaning else found[0]

    return _WORD.sub(word, _CODE.sub(code, text.replace("](../pictures/", "](pictures/")))


def _diagram(diagram: Diagram, name: str, letters: Letters, folder: Path) -> str:
    """Draw a diagram, and return the Markdown that shows it with what is said of it."""
    problem = diagram.problem()
    (folder / "diagrams" / f"{name}.svg").write_text(board_svg(problem.position, MAGAZINE), "utf-8")
    lines = "".join(f"{escape(relettered(each, letters))}<br>\n" for each in diagram.play)
    source = " ".join(filter(None, (f"<b>{escape(diagram.author)}</b>", escape(diagram.source))))
    return "\n".join(
        (
            '<div class="diagram"><div>',
            "",
            f"![{diagram.task}](diagrams/{name}.svg)",
            "",
            f"<p>{escape(diagram.task)} &nbsp; {men_counted(diagram)}</p>",
            '</div><div class="beside">',
            f"<p>{source}</p>" if diagram.author or diagram.source else "",
            f"<p>{lines}</p>",
            f"<p>{escape(relettered(diagram.text, letters))}</p>" if diagram.text else "",
            f"<p><code>{escape(diagram.position)}</code></p>",
            "</div></div>",
            "",
            "",
        )
    )


def _table(group: KeyGroup) -> str:
    head = f"### {group.title}\n\n" if group.title else ""
    rows = "".join(f"| {_cell(keys)} | {_cell(words)} |\n" for keys, words in group.rows)
    return f"{head}| | |\n|---|---|\n{rows}\n"


def _cell(words: str) -> str:
    return re.sub(r"([\\`*_<>|#\[\]])", r"\\\1", words)


def _index(language: str) -> str:
    return "\n".join(("# Chess Composer", "", *_trees(language)))


def _trees(language: str) -> Iterator[str]:
    for chapter in chapters():
        yield "```{toctree}"
        yield f":caption: {chapter.name(language)}"
        yield ":maxdepth: 1"
        yield ""
        yield from chapter.pages
        yield "```"
        yield ""


def _front(wanted: Sequence[str]) -> str:
    """Return the page that leads to the languages."""
    rows = "".join(
        f'<li><a href="{each}/index.html" hreflang="{each}"'
        f' lang="{each}">{escape(LANGUAGES[each])}</a></li>'
        for each in wanted
    )
    return (
        '<!doctype html><html lang="en"><meta charset="utf-8"><title>Chess Composer</title>'
        f"<h1>Chess Composer</h1><ul>{rows}</ul></html>\n"
    )


def _run_sphinx(source: Path, output: Path, language: str, wanted: Sequence[str]) -> int:
    """Let Sphinx make the pages of one language; warnings, such as of links, are faults."""
    environment = {
        **os.environ,
        "MANUAL_LANGUAGE": language,
        "MANUAL_LANGUAGES": " ".join(wanted),
        "PYTHONPATH": os.pathsep.join(filter(None, (str(ROOT), os.environ.get("PYTHONPATH")))),
    }
    command = [sys.executable, "-m", "sphinx", "-q", "-W", "--keep-going", "-E", "-b", "html"]
    done = subprocess.run(
        [*command, "-d", str(source / ".doctrees"), str(source), str(output)],
        env=environment,
        check=False,
    )
    return done.returncode


if __name__ == "__main__":
    sys.exit(main())
