/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A search back from a position to the aim of a stage, the least burdened first.
 *
 * A quest holds the positions of one stage of one attempt, and is used for one after the other.
 * It is for one thread at a time; its memory is what `new_quest` takes, and no more. */
#ifndef COMPOSER_WITNESS_QUEST_H
#define COMPOSER_WITNESS_QUEST_H

#include "base/memory.h"
#include "witness/burden.h"

enum { LONGEST_ROW = 1024 }; /* half-moves of a stage, at most */

typedef struct Aim {
    Stage stage;
    Weights weights;
    int turn;     /* who is to move there */
    int setback;  /* what a choice that is not the best one costs, for each better one */
    bool surplus; /* whether pawns may uncapture men that had promoted */
    int noise;    /* the burden is made larger by less than so much, at random; 0 for none */
    u64 seed;
    u32 most_opened; /* positions whose un-moves are looked at */
    int far;         /* given up early where the least burden is still more; 0 for never */
} Aim;

typedef enum Outcome { REACHED, ENDED, STOPPED } Outcome;

typedef struct Quest Quest;

/* Return a quest that holds at most so many positions (64 bytes each, and 24 to find them), or
 * NULL where memory is short. The board must outlive it. */
Quest *new_quest(const Memory *memory, const Board *board, u32 most_positions);

void free_quest(Quest *quest);

/* Search; `nodes` counts down the positions that may still be looked at. ENDED where the
 * position is hopeless from the start, or none is left; that proves nothing. */
Outcome seek(Quest *quest, const Past *from, const Aim *aim, u64 *nodes,
             const volatile char *cancelled);

/* After REACHED: write the un-moves from the first on, at most LONGEST_ROW; return how many. */
int row_found(const Quest *quest, u32 *row);

/* After REACHED: write the position found. */
void place_found(const Quest *quest, Past *past);

/* Return the least burden, without noise, that the quest's last search came to. */
int nearest(const Quest *quest);

/* Return whether the quest's last search failed because its start is hopeless. */
bool hopeless(const Quest *quest);

#endif
