# SPDX-License-Identifier: GPL-3.0-or-later
"""Sheets written to files: one PDF or LaTeX file, or an SVG or PNG file for each page."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from types import ModuleType
from typing import Final

from composer.diagrams.captions.caption import caption
from composer.diagrams.files.forms import DiagramFault
from composer.diagrams.files.placing import Placing, replace_file
from composer.diagrams.latex.sheet import sheet_latex
from composer.diagrams.letters.lettering import cleaned
from composer.diagrams.pages.entry import Progress, SheetEntry, stop_if_cancelled
from composer.diagrams.pages.entryform import EntryForm, form_pages
from composer.diagrams.pages.page import Page
from composer.diagrams.pages.pagesvg import page_svg
from composer.diagrams.pages.sheet import sheet_pages
from composer.diagrams.pages.sheetstyle import SheetStyle
from composer.diagrams.pages.typesetting import Measure, measure_of
from composer.diagrams.style.style import CaptionPart, DiagramStyle
from composer.problem.problem import Problem
from composer.said.sentence import joined, said, sentence_of
from composer.solver.options import Token

PNG_DPI: Final = 200
"""Dots an inch of pages written as PNG."""

_ENDINGS: Final = (".pdf", ".svg", ".png")


def write_sheet(
    path: Path | str,
    entries: Iterable[SheetEntry | Problem],
    style: SheetStyle,
    *,
    overwrite: bool = False,
    token: Token | None = None,
    progress: Progress | None = None,
) -> tuple[Path, ...]:
    """Lay problems out as a sheet and write it; return the files.

    A `.pdf` or `.tex` holds all pages. Of `.svg` and `.png` each page is a file of its own, named
    `sheet-1.svg`, `sheet-2.svg` where there are several. Problems whose solutions are printed
    and not given are solved; `progress` counts them, then the pages.

    Raises:
        DiagramFault: the ending is none of these, a file is there and may not be replaced, or
            it cannot be written.
        Cancelled: the token was cancelled.
    """
    path = Path(path)
    _check(path, overwrite, (*_ENDINGS, ".tex"))
    if path.suffix.lower() == ".tex":
        text = sheet_latex(entries, style, token=token, progress=progress)
        replace_file(path, text.encode())
        return (path,)

    asked = tuple(entries)

    def lay_out(measure: Measure) -> tuple[Page, ...]:
        return sheet_pages(asked, style, measure=measure, token=token, progress=progress)

    about = _described(asked, style)
    return _write(path, lay_out, about, style.diagram, overwrite, token, progress)


def write_form(
    path: Path | str,
    entries: Iterable[SheetEntry | Problem],
    form: EntryForm,
    *,
    overwrite: bool = False,
    token: Token | None = None,
    progress: Progress | None = None,
) -> tuple[Path, ...]:
    """Write an entry form for each problem, as `.pdf`, `.svg` or `.png`; return the files.

    Raises:
        DiagramFault: see `write_sheet`.
        Cancelled: the token was cancelled.
    """
    path = Path(path)
    _check(path, overwrite, _ENDINGS)

    def lay_out(measure: Measure) -> tuple[Page, ...]:
        return form_pages(entries, form, measure=measure, token=token, progress=progress)

    about = (form.tourney, "" if form.is_anonymous else form.sender)
    return _write(path, lay_out, about, form.diagram, overwrite, token, progress)


def _described(entries: Sequence[SheetEntry | Problem], style: SheetStyle) -> tuple[str, str]:
    """Return a document's title, and its author where all its problems name the same."""
    problems = [entry if isinstance(entry, Problem) else entry.problem for entry in entries]
    title = style.heading
    if len(problems) == 1:
        title = title or caption(problems[0], style.diagram).one_line()
    names = {problem.credits.caption_authors() for problem in problems}
    shown = CaptionPart.AUTHORS in style.diagram.caption
    return title, names.pop() if shown and len(names) == 1 else ""


def _write(
    path: Path,
    lay_out: Callable[[Measure], tuple[Page, ...]],
    about: tuple[str, str],
    style: DiagramStyle,
    overwrite: bool,
    token: Token | None,
    progress: Progress | None,
) -> tuple[Path, ...]:
    """Lay pages out with the letters that will show them, and write them."""
    title, author = about
    if path.suffix.lower() == ".svg":
        pages = lay_out(measure_of(style.lettering))
        return write_pages(path, pages, title=title, overwrite=overwrite, token=token)
    paint = _painting()
    with paint.offscreen_application():
        letters = paint.PageLetters(style.lettering)
        pages = lay_out(letters.measure)
        del letters  # before the application ends
        return write_pages(
            path,
            pages,
            title=title,
            author=author,
            overwrite=overwrite,
            token=token,
            progress=progress,
        )


def write_pages(
    path: Path | str,
    pages: Sequence[Page],
    *,
    title: str = "",
    author: str = "",
    overwrite: bool = False,
    token: Token | None = None,
    progress: Progress | None = None,
) -> tuple[Path, ...]:
    """Write pages that are laid out already; return the files, as `write_sheet` names them.

    Raises:
        DiagramFault: see `write_sheet`.
        Cancelled: the token was cancelled; pages are written all or none.
    """
    path = Path(path)
    _check(path, overwrite, _ENDINGS)
    ending = path.suffix.lower()
    if ending == ".pdf":
        paint = _painting()
        about = paint.About(cleaned(title), cleaned(author))
        content = paint.pages_pdf(pages, about, token=token, progress=progress)
        replace_file(path, content)
        return (path,)
    paths = _page_paths(path, len(pages))
    if not overwrite:
        for each in paths:
            _refuse_existing(each)
    with Placing() as placing:
        for count, (each, page) in enumerate(zip(paths, pages, strict=True), start=1):
            stop_if_cancelled(token)
            placing.add(
                each,
                page_svg(page, title, outlined=True).encode() if ending == ".svg" else _png(page),
            )
            if progress is not None:
                progress(count, len(paths))
        stop_if_cancelled(token)
        placing.put()
    return paths


def _check(path: Path, overwrite: bool, endings: Sequence[str]) -> None:
    if path.suffix.lower() not in endings:
        known = said("{forms} or {form}", forms=joined(endings[:-1]), form=endings[-1])
        raise DiagramFault(
            said("{path}: pages are written as {forms}.", path=path.name, forms=known)
        )
    if not overwrite:
        _refuse_existing(path)
    if not path.parent.is_dir():  # reported before anything is solved
        raise DiagramFault(
            said(
                "{path} cannot be written: {reason}.",
                path=str(path),
                reason=said("the folder does not exist"),
            )
        )


def _refuse_existing(path: Path) -> None:
    if os.path.lexists(path):
        raise DiagramFault(said("{path} is there already.", path=str(path)))


def _page_paths(path: Path, count: int) -> tuple[Path, ...]:
    if count == 1:
        return (path,)
    return tuple(
        path.with_name(f"{path.stem}-{number}{path.suffix}") for number in range(1, count + 1)
    )


def _png(page: Page) -> bytes:
    content = _painting().page_png(page, round(page.width / 25.4 * PNG_DPI))
    assert isinstance(content, bytes)
    return content


def _painting() -> ModuleType:
    """Load Qt only when it is needed; it may lack libraries of the system."""
    try:
        from composer.diagrams.painting import page as paintpage
    except ImportError as error:
        raise DiagramFault(
            said("PDF and PNG need Qt, which does not load: {wrong}.", wrong=sentence_of(error))
        ) from error
    return paintpage
