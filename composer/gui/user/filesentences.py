# SPDX-License-Identifier: GPL-3.0-or-later
"""What is wrong with files, pasted texts, pages, caption lines and searches, as forms.

`composer.gui.user.sentences` knows them again. Those in `PLACED` come after their place, which is
the name of a file, a line, or a field of a record.
"""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QT_TRANSLATE_NOOP

from composer.gui.words.language import tr

PLACED: Final = (
    # Whole files.
    QT_TRANSLATE_NOOP("Files", "there is no such file"),
    QT_TRANSLATE_NOOP("Files", "the file is empty"),
    QT_TRANSLATE_NOOP("Files", "the file cannot be read: %1"),
    QT_TRANSLATE_NOOP("Files", "the file cannot be written: %1"),
    QT_TRANSLATE_NOOP("Files", "the file exists already"),
    QT_TRANSLATE_NOOP("Files", "the file holds no problem; %1"),
    QT_TRANSLATE_NOOP("Files", "the file has %1 bytes; files of up to %2 bytes are read"),
    QT_TRANSLATE_NOOP("Files", "the file is not all UTF-8; a mark stands for what is not"),
    QT_TRANSLATE_NOOP("Files", "this is a folder; a file of problems is expected"),
    QT_TRANSLATE_NOOP("Files", "this is a device; a file of problems is expected"),
    QT_TRANSLATE_NOOP("Files", "this is %1; %2"),
    QT_TRANSLATE_NOOP("Files", "this looks like a web page or XML; %1"),
    QT_TRANSLATE_NOOP("Files", "not a text file: it has a zero byte here"),
    QT_TRANSLATE_NOOP("Files", "not a text file: it has a zero here"),
    QT_TRANSLATE_NOOP("Files", "longer than %1 characters"),
    QT_TRANSLATE_NOOP("Files", "longer than %1 bytes"),
    QT_TRANSLATE_NOOP("Files", "more than %1 bytes"),
    QT_TRANSLATE_NOOP("Files", "more than %1 characters of LaTeX"),
    QT_TRANSLATE_NOOP("Files", "more than %1 values"),
    QT_TRANSLATE_NOOP("Files", "a document of more than %1 characters"),
    QT_TRANSLATE_NOOP(
        "Files",
        "a JSON document of more than %1 characters; larger collections are read as one object "
        "a line",
    ),
    QT_TRANSLATE_NOOP("Files", "expected a name that ends in %1"),
    # Records.
    QT_TRANSLATE_NOOP("Files", "no problem"),
    QT_TRANSLATE_NOOP("Files", "expected a FEN"),
    QT_TRANSLATE_NOOP("Files", "expected a FEN, got nothing"),
    QT_TRANSLATE_NOOP("Files", "expected a FEN, got %1; %2"),
    QT_TRANSLATE_NOOP("Files", "expected a stipulation or EPD operation after the FEN, got %1"),
    QT_TRANSLATE_NOOP("Files", "expected names of columns, one of them fen"),
    QT_TRANSLATE_NOOP("Files", "expected an object with a problem, got %1"),
    QT_TRANSLATE_NOOP("Files", "expected nothing after the JSON document"),
    QT_TRANSLATE_NOOP("Files", "expected text, got %1"),
    QT_TRANSLATE_NOOP("Files", "expected a list of texts, got %1"),
    QT_TRANSLATE_NOOP("Files", "expected a list of texts, got %1 in it"),
    QT_TRANSLATE_NOOP("Files", "expected at most %1 texts, got %2"),
    QT_TRANSLATE_NOOP("Files", "expected at most %1 twins, got %2"),
    QT_TRANSLATE_NOOP("Files", "expected at most %1 characters"),
    QT_TRANSLATE_NOOP("Files", "expected at most %1 characters for a problem"),
    QT_TRANSLATE_NOOP("Files", "expected JSON, got brackets nested too deep"),
    QT_TRANSLATE_NOOP("Files", "expected JSON, got a number that is too long"),
    QT_TRANSLATE_NOOP("Files", "expected JSON: a comma or ] is missing"),
    QT_TRANSLATE_NOOP("Files", "expected JSON: %1"),
    QT_TRANSLATE_NOOP("Files", "not YAML: %1"),
    QT_TRANSLATE_NOOP("Files", "references (& and *) are not read"),
    QT_TRANSLATE_NOOP("Files", "nested deeper than %1 levels"),
    QT_TRANSLATE_NOOP("Files", "expected one document"),
    QT_TRANSLATE_NOOP("Files", "expected a name before the colon"),
    QT_TRANSLATE_NOOP("Files", "%1 stands twice"),
    QT_TRANSLATE_NOOP("Files", "expected men, got none"),
    QT_TRANSLATE_NOOP("Files", "expected a man such as %1, got %2"),
    QT_TRANSLATE_NOOP("Files", "two men stand on %1"),
    QT_TRANSLATE_NOOP("Files", "men with properties are not read"),
    QT_TRANSLATE_NOOP("Files", "neutral men are not read"),
    QT_TRANSLATE_NOOP("Files", "%1 men are not read"),
    QT_TRANSLATE_NOOP("Files", "expected fields such as authors and algebraic, got something else"),
    QT_TRANSLATE_NOOP("Files", "expected the men of white and black"),
    QT_TRANSLATE_NOOP("Files", "no tag FEN: a game from the array is no problem"),
    QT_TRANSLATE_NOOP("Files", "expected Pieces or Forsyth, got neither"),
    QT_TRANSLATE_NOOP("Files", "expected White or Black before %1"),
    QT_TRANSLATE_NOOP("Files", "N is a nightrider for Popeye, the knight is S; write S for it"),
    QT_TRANSLATE_NOOP("Files", "%1 begins a fairy man; these are not read"),
    # What is to be known of a record that was read.
    QT_TRANSLATE_NOOP("Files", "no stipulation is given: %1 was taken"),
    QT_TRANSLATE_NOOP("Files", "no stipulation is given: %1 was taken, for so the line ends"),
    QT_TRANSLATE_NOOP("Files", "no task is given"),
    QT_TRANSLATE_NOOP("Files", "two tasks are given, %1 and %2: none was taken"),
    QT_TRANSLATE_NOOP("Files", "the side to move is mated, no task was taken"),
    QT_TRANSLATE_NOOP("Files", "%1, but White is to move: no task was taken"),
    QT_TRANSLATE_NOOP("Files", "%1, but Black is to move: no task was taken"),
    QT_TRANSLATE_NOOP("Files", "kept in words and not solved"),
    QT_TRANSLATE_NOOP("Files", "no orthodox rule, kept in words and not solved"),
    QT_TRANSLATE_NOOP("Files", "B was read as a pawn, as in German"),
    QT_TRANSLATE_NOOP("Files", "was not quoted as YAML asks"),
    # Caption lines.
    QT_TRANSLATE_NOOP("Files", "a caption line has at most %1 characters, this one has %2"),
    QT_TRANSLATE_NOOP("Files", "character %1 of %2 cannot be printed"),
    QT_TRANSLATE_NOOP("Files", "too many brackets within brackets at character %1"),
    QT_TRANSLATE_NOOP("Files", "the %1 at character %2 of %3 closes nothing"),
    QT_TRANSLATE_NOOP("Files", "the %1 at character %2 of %3 is not closed"),
    QT_TRANSLATE_NOOP("Files", "expected a line's size to measure 0.3 to 4, got %1"),
    QT_TRANSLATE_NOOP("Files", "a caption has at most %1 lines above and below the board, got %2"),
    # Searches.
    QT_TRANSLATE_NOOP("Files", "too large for a search"),
    QT_TRANSLATE_NOOP("Files", "not text in UTF-8"),
    QT_TRANSLATE_NOOP("Files", "this search was written by a newer program"),
    QT_TRANSLATE_NOOP("Files", "%1 is there already"),
    QT_TRANSLATE_NOOP("Files", "%1 is no journal of a search"),
    QT_TRANSLATE_NOOP("Files", "%1 is no journal of a search, or is damaged"),
    QT_TRANSLATE_NOOP("Files", "a man that may vary has nothing else to be"),
    QT_TRANSLATE_NOOP("Files", "a man that may vary is not on the diagram"),
    QT_TRANSLATE_NOOP(
        "Files", "a cluster needs Dask: install chess-composer with its extra 'cluster'"
    ),
    QT_TRANSLATE_NOOP("Files", "no scheduler answers at %1"),
    QT_TRANSLATE_NOOP("Files", "the processes that search are lost again and again"),
)

PAGES: Final = (
    QT_TRANSLATE_NOOP("Faults", "%1 cannot be read: %2."),
    QT_TRANSLATE_NOOP(
        "Faults", "A page of %1 x %2 pixels cannot be drawn; a side may have 1 to %3."
    ),
    QT_TRANSLATE_NOOP("Faults", "There is not enough memory for a page of %1 x %2 pixels."),
    QT_TRANSLATE_NOOP("Faults", "The page could not be made into a PNG file."),
    QT_TRANSLATE_NOOP("Faults", "There is no page to write."),
    QT_TRANSLATE_NOOP("Faults", "There is no page to print."),
    QT_TRANSLATE_NOOP("Faults", "The pages could not be begun."),
    QT_TRANSLATE_NOOP("Faults", "%1 holds something other than a site; it is not replaced."),
    QT_TRANSLATE_NOOP("Faults", "%1: pages are written as %2."),
)


def thing_words(text: str) -> str:
    """Return what a file or a value in it was found to be; any other text as it is."""
    return {
        "FEN and EPD lines, JSON, YAML of Olive and YACPDB, input for Popeye, PGN, CSV, "
        "LaTeX diagrams and lists of men are read": tr(
            "FEN and EPD lines, JSON, YAML of Olive and YACPDB, input for Popeye, PGN, CSV, "
            "LaTeX diagrams and lists of men are read"
        ),
        "list of men": tr("list of men"),
        "a picture (PNG)": tr("a picture (PNG)"),
        "a picture (JPEG)": tr("a picture (JPEG)"),
        "a picture (GIF)": tr("a picture (GIF)"),
        "a PDF document": tr("a PDF document"),
        "a ZIP archive or office document": tr("a ZIP archive or office document"),
        "a compressed file (gzip)": tr("a compressed file (gzip)"),
        "an old office document": tr("an old office document"),
        "a library or other SQLite database": tr("a library or other SQLite database"),
        "an object": tr("an object"),
        "a list": tr("a list"),
        "text": tr("text"),
        "true or false": tr("true or false"),
        "nothing": tr("nothing"),
        "a number": tr("a number"),
    }.get(text, text)
