/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The whole play after a first move, as plain numbers on tapes: threats, and variations.
 *
 * A variation is written as: the defence, what is said of it, the moves that the answers need,
 * how many answers, the answers, how many threats it parries, those threats; all moves
 * described (`describe.h`). A defence that itself reaches the goal, in the modes where the
 * defender is forced to, has no answers and needs none: it ends the play. What is on a tape
 * after the search was stopped is to be thrown away. Tapes belong to the caller. */
#ifndef COMPOSER_PLAY_H
#define COMPOSER_PLAY_H

#include "base/describe.h"
#include "search/direct.h"
#include "search/tape.h"

enum { /* a variation's numbers, from its place on */
    VARIATION_DEFENCE,
    VARIATION_SAID,
    VARIATION_LENGTH,
    VARIATION_ANSWERS,
    VARIATION_FIRST_ANSWER
};

enum { COUNTS = 1, ENDS_PLAY = 2 }; /* what is said of the defence */

typedef struct Threats { /* all zeros: none; the moves stand on the tape they were written to */
    const u32 *moves;    /* as moves */
    const u32 *shown;    /* described */
    int count;
    int length; /* moves that each needs, itself included; 0 if there are none */
} Threats;

/* Find the shortest solving moves, of at most `moves`, if the defender, who is not in check,
 * passed; the tape, which must be empty, then belongs to the threats. False if memory failed. */
bool find_threats(Search *search, const Pos *pos, int moves, Tape *tape, Threats *threats);

/* Write a defence with all its shortest answers, of at most `moves` moves. */
void write_variation(Search *search, const Pos *pos, const Guard *guard, u32 defence, int moves,
                     const Threats *threats, Tape *tape);

/* Find the threats, unless the defender is in check, and write the variations of all legal
 * defences one after the other, within a fresh search. Return whether he is in check. What is
 * written is whole unless a tape failed. */
bool write_play(Search *search, const Pos *pos, int moves, Tape *threat_tape, Threats *threats,
                Tape *tape);

/* Return where the variation after the one at a place begins. */
static inline int next_variation(const Tape *tape, int place)
{
    place += VARIATION_FIRST_ANSWER + (int)tape->items[place + VARIATION_ANSWERS];
    return place + 1 + (int)tape->items[place];
}

#endif
