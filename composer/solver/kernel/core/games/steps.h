/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How men of chess go on a board of squares, as data: every man has steps, and may ride on from
 * where a step ends. */
#ifndef COMPOSER_GAMES_STEPS_H
#define COMPOSER_GAMES_STEPS_H

#include "base/bits.h"

enum {
    MOST_STEPS = 320,
    MOST_STEPPERS = 64, /* sorts of men that have steps, and no man */
    MOST_FILES = 12,    /* of a board on which they go */
    SPANS = 2 * MOST_FILES - 1,
    AIM_WORDS = (SPANS * SPANS + 63) / 64,
    MOST_SQUARES = MOST_FILES * MOST_FILES,
    NO_WAY = 0xFF
};
enum { USE_BOTH, USE_MOVE, USE_CAPTURE };

/* Go so many files and ranks; if a man may stop there he may come to that square. If it is empty
 * he may ride on, so many squares more at most, up to the first man in his way. */
typedef struct Step {
    int8_t files, ranks;
    int8_t ride_files, ride_ranks;
    u8 limit; /* squares to ride on; 0 of a leaper */
    u8 use;
    u8 stops;
    u8 from; /* 1 + the region from which alone this step can be made; 0 anywhere */
} Step;

typedef struct Steps {
    int files; /* of the board; 0 where men have no steps */
    int ranks;
    u8 file[MOST_SQUARES], rank[MOST_SQUARES];
    Step step[MOST_STEPS];
    u16 first[MOST_STEPPERS + 1]; /* a man's steps begin there, and end where the next man's begin */
    u8 is_king[MOST_STEPPERS];
    u8 way[MOST_STEPPERS];    /* of a pawn: which row of promotions is his; else NO_WAY */
    u8 moved[MOST_STEPPERS];  /* what he is after his first move: himself, but of marked men */
    char letter[MOST_STEPPERS]; /* with which his moves are written; 0 for none */
    u64 aims[MOST_STEPPERS][AIM_WORDS]; /* whether he attacks so far away on an empty board */
} Steps;

/* Reckon what follows from the steps of so many men: `files` and `ranks`, `step` and `first` are
 * given. */
void complete_steps(Steps *steps, int men);

static inline int aim_number(const Steps *steps, int from, int to)
{
    return (steps->file[to] - steps->file[from] + MOST_FILES - 1) * SPANS +
           (steps->rank[to] - steps->rank[from] + MOST_FILES - 1);
}

/* Tell whether a man would attack a square if the board were empty. */
static inline bool aims_at(const Steps *steps, int man, int from, int to)
{
    const int number = aim_number(steps, from, to);

    return (steps->aims[man][number >> 6] >> (number & 63) & 1) != 0;
}

/* Return the square so many files and ranks away; -1 where the board ends. */
static inline int square_away(const Steps *steps, int from, int files, int ranks)
{
    const int file = steps->file[from] + files, rank = steps->rank[from] + ranks;

    if (file < 0 || rank < 0 || file >= steps->files || rank >= steps->ranks) {
        return -1;
    }
    return rank * steps->files + file;
}

#endif
