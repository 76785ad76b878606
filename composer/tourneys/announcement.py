# SPDX-License-Identifier: GPL-3.0-or-later
"""The announcement of a tourney: text to be sent and printed, and a page of the web."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape

from composer.diagrams.captions.caption import printed_date
from composer.said.signs import headed
from composer.tourneys.tourney import Section, Tourney
from composer.tourneys.words import TourneyWords, labelled, tourney_words_of


def announcement(tourney: Tourney, language: str = "") -> str:
    """Return the announcement as text.

    Args:
        language: of its words; the tourney's own by default.
    """
    chosen = language or tourney.language
    words = tourney_words_of(chosen)
    blocks = [tourney.name, *_paragraphs(tourney)]
    blocks += ["\n".join(_section(section, words, chosen)) for section in tourney.sections]
    blocks.append("\n".join(_ending(tourney, words)))
    return "\n\n".join(filter(None, blocks)) + "\n"


def announcement_page(tourney: Tourney, language: str = "") -> str:
    """Return the announcement as a page that needs nothing else."""
    chosen = language or tourney.language
    words = tourney_words_of(chosen)
    parts = [f"<h1>{escape(tourney.name)}</h1>"]
    parts += [f"<p>{_broken(text)}</p>" for text in _paragraphs(tourney)]
    for section in tourney.sections:
        head, *lines = _section(section, words, chosen)
        parts.append(f"<h2>{escape(head)}</h2>")
        parts += [f"<p>{_broken(line)}</p>" for line in lines]
    parts += [f"<p>{_broken(line)}</p>" for line in _ending(tourney, words)]
    return page(tourney.name, parts, chosen)


def page(title: str, parts: list[str], language: str) -> str:
    """Return a page of the web, to be read in light and dark, and on paper."""
    style = (
        ":root{color-scheme:light dark}"
        "body{font:1.05rem/1.5 Georgia,serif;max-width:46rem;margin:2rem auto;padding:0 1rem}"
        "h1,h2,h3{line-height:1.2}svg{max-width:18rem;height:auto;background:#fff}"
        "pre{white-space:pre-wrap;font:inherit}article{break-inside:avoid;margin:2rem 0}"
    )
    return (
        f'<!DOCTYPE html>\n<html lang="{escape(language)}">\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{escape(title)}</title>\n<style>{style}</style>\n"
        + "\n".join(parts)
        + "\n</html>\n"
    )


def _paragraphs(tourney: Tourney) -> list[str]:
    return [text.strip() for text in tourney.text.split("\n\n") if text.strip()]


def _section(section: Section, words: TourneyWords, language: str) -> Iterator[str]:
    head = f"{words.section} {section.name}"
    yield headed(head, section.task) if section.task else head
    yield labelled(words.theme, section.theme or words.free, language)
    if section.judges:
        several = len(section.judges) > 1
        label = words.judges if several else words.judge
        yield labelled(label, ", ".join(section.judges), language)
    if section.most:
        yield words.most.format(count=section.most)


def _ending(tourney: Tourney, words: TourneyWords) -> Iterator[str]:
    if tourney.closing:
        yield words.closing.format(date=printed_date(tourney.closing))
    if tourney.director or tourney.address:
        yield "\n".join(filter(None, (words.send, tourney.director, tourney.address)))
    yield words.anonymous


def _broken(text: str) -> str:
    return escape(text).replace("\n", "<br>")
