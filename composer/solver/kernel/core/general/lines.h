/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Lines of help play and of series, of just so many half-moves, in the order of the moves.
 *
 * A line ends where its goal is reached. In help-self play every reply to the last move but one
 * must reach it, in help-reflex play one that can must; in series one side makes all its moves
 * in a row, of which only the last may check. */
#ifndef COMPOSER_GENERAL_LINES_H
#define COMPOSER_GENERAL_LINES_H

#include "general/account.h"

enum {
    LINES_HELP,
    LINES_HELP_SELF,
    LINES_HELP_REFLEX,
    LINES_SERIES,
    LINES_SERIES_HELP,
    LINES_SERIES_SELF,
    LINES_SERIES_REFLEX,
    LINES_SERIES_SEMI_REFLEX
};
enum { MOST_LINE_STEPS = 256 };

typedef struct LineQuest { /* a search for lines under way */
    Quest *quest;
    int play;
    int most;  /* stop after so many */
    int found;
    int depth; /* moves of the line under way */
    Step line[MOST_LINE_STEPS];
    Tape *steps; /* the lines found: each move's low and high half */
} LineQuest;

/* Find the lines of a length that begin with a legal move, and write them to the tape. */
void search_lines(LineQuest *lines, Step first, int halfmoves);

/* Write the moves of a line, described. */
void describe_line(Quest *quest, int play, const u32 *steps, int halfmoves, Tape *tape);

#endif
