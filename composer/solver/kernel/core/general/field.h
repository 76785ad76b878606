/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A position under any laws, on which moves are made and taken back.
 *
 * Whatever a move does goes through `put_content`, which writes down what stood on the cell
 * before: a new effect is a few more cells put, and is taken back like all others. */
#ifndef COMPOSER_GENERAL_FIELD_H
#define COMPOSER_GENERAL_FIELD_H

#include "general/laws.h"

enum { MOST_FRAMES = 512, MOST_CHANGES = 16 * MOST_FRAMES };
enum { STEP_PLAIN, STEP_DOUBLE, STEP_PASSING, STEP_CASTLING }; /* special */

/* A move of any laws: origin (9), target (9), captured (9), promotion (5), special (3), and the
 * cell passed over or the number of the castling (9). 0 is to pass. */
typedef u64 Step;

typedef struct Change {
    u16 cell;
    u8 before;
} Change;

typedef struct Frame { /* what a move leaves behind to be taken back */
    u64 hash;
    int changes; /* how many there were before it */
    u16 passed, pawn;
    u8 rights;
} Frame;

typedef struct Field {
    const Laws *laws;
    u8 board[MOST_CELLS];
    u64 men[OWNERS][SET_WORDS];
    u64 royals[OWNERS][SET_WORDS];
    u64 hash;
    u16 passed, pawn; /* the cell passed over last, and where that pawn stands; or NO_CELL */
    u8 turn;
    u8 rights;
    int change_count, frame_count;
    Change changes[MOST_CHANGES];
    Frame frames[MOST_FRAMES];
} Field;

static inline Step step_of(int origin, int target, int captured, int promotion, int special,
                           int extra)
{
    return (u64)origin | (u64)target << 9 | (u64)captured << 18 | (u64)promotion << 27 |
           (u64)special << 32 | (u64)extra << 35;
}

static inline int step_origin(Step step)
{
    return (int)(step & 511);
}

static inline int step_target(Step step)
{
    return (int)(step >> 9 & 511);
}

static inline int step_captured(Step step)
{
    return (int)(step >> 18 & 511);
}

static inline int step_promotion(Step step)
{
    return (int)(step >> 27 & 31);
}

static inline int step_special(Step step)
{
    return (int)(step >> 32 & 7);
}

static inline int step_extra(Step step)
{
    return (int)(step >> 35 & 511);
}

/* Return a number as good as random for each number given. */
static inline u64 scatter(u64 value)
{
    value += 0x9E3779B97F4A7C15ULL;
    value = (value ^ value >> 30) * 0xBF58476D1CE4E5B9ULL;
    value = (value ^ value >> 27) * 0x94D049BB133111EBULL;
    return value ^ value >> 31;
}

/* Make an empty board of a position, White to move. */
void clear_field(Field *field, const Laws *laws);

/* Put something on a cell of a position that is being set up. */
void place_content(Field *field, int cell, int content);

/* Say what castling is allowed and what was passed over, once all men are placed. */
void set_state(Field *field, int turn, int rights, int passed, int pawn);

/* Make a move, legal or not, or pass. */
void make_step(Field *field, Step step);

/* Take back what was made last. */
void unmake_step(Field *field);

/* Take moves back until so many are left. */
static inline void unwind_to(Field *field, int frames)
{
    while (field->frame_count > frames) {
        unmake_step(field);
    }
}

#endif
