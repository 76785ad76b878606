/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A position under any laws, on which moves are made and taken back.
 *
 * Whatever a move does goes through `put_content`, which writes down what stood on the cell
 * before: a new effect is a few more cells put, and is taken back like all others. */
#ifndef COMPOSER_GENERAL_FIELD_H
#define COMPOSER_GENERAL_FIELD_H

#include "general/laws.h"

enum { MOST_FRAMES = 512, MOST_CHANGES = 16 * MOST_FRAMES };
enum { STEP_PLAIN, STEP_DOUBLE, STEP_PASSING, STEP_CASTLING, STEP_EXCHANGE, STEP_PARTNER }; /* special */

/* A move of any laws: origin (9), target (9), captured (9), promotion (5), special (3), and the
 * cell passed over or the number of the castling (9); then, for conditions, a cell and one (9,
 * 0 for none), a kind (6) and a flag (5). 0 is to pass. */
typedef u64 Step;

typedef struct Row { /* where moves are written; what finds no room is only counted */
    Step *steps;
    int count;
    int room;
    bool full;
} Row;

/* Write a move, if there is room: nobody writes into a row but through this. */
static inline void put_step(Row *row, Step step)
{
    if (row->count == row->room) {
        row->full = true;
        return;
    }
    row->steps[row->count++] = step;
}

enum { /* what a move does besides, as it is written after it */
    EFFECT_ADDED,     /* a man appears on a cell */
    EFFECT_REMOVED,   /* a man vanishes from a cell */
    EFFECT_CARRIED,   /* a man goes from a cell to the other, where he may become another */
    EFFECT_TURNED,    /* a man changes sides */
    EFFECT_CHANGED,   /* a man becomes another */
    EFFECT_SWAPPED,   /* two men change places */
    EFFECT_MARKED,    /* a sign moves to a cell; the content is a number of the condition's */
    EFFECT_CASTLED    /* a man goes to the other cell as the partner of a king */
};
enum { MOST_EFFECTS = 64 };

typedef struct Effect {
    u8 effect;
    u8 content; /* who it is, after it; of a removal, before */
    u8 other_content;
    u16 cell;
    u16 other;
} Effect;

struct Event { /* a move that was just made, for those who add to it */
    Step step;
    int side;
    int origin;
    int at;       /* where the man who moved stands now; NO_CELL if nowhere */
    int captured; /* the cell; NO_CELL if nothing was captured */
    int mover, victim; /* contents, as they were before; no victim is 0 */
    int passed, pawn; /* of a double step the cell passed over, and where that pawn stands now */
};

typedef struct Change {
    u16 cell;
    u8 before;
} Change;

typedef struct Frame { /* what a move leaves behind to be taken back */
    u64 hash;
    int changes; /* how many there were before it */
    u16 passed, pawn, at;
    u16 rights;
    u16 first;
} Frame;

struct Field {
    const Laws *laws;
    u8 board[MOST_CELLS];
    u64 men[OWNERS][SET_WORDS];
    u64 royals[OWNERS][SET_WORDS];
    u64 hash;
    u16 passed, pawn; /* the cell passed over last, and where that pawn stands; or NO_CELL */
    u16 at; /* where the man who moved last stands, by conditions; NO_CELL if nowhere */
    u16 rights; /* of castlings, and of the men for them: see Castler */
    u8 turn;
    u16 first; /* of a step over two cells the one passed over first; NO_CELL of a double step */
    int change_count, frame_count;
    Change changes[MOST_CHANGES];
    Frame frames[MOST_FRAMES];
    Effect *effects; /* where effects are written down; NULL where nobody asks */
    int effect_count;
    int ahead; /* how deep conditions look ahead for a move now */
    bool judging_mate; /* whether it is looked whether the side to move is mated */
    bool frees_all; /* whether it is looked who could move if nobody were paralysed */
    bool loses_none; /* whether it is tried what saves men from being lost */
    bool takes_own; /* whether it is looked for captures of a side's own king */
};

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

static inline int step_choice(Step step)
{
    const int cell = (int)(step >> 44 & 511);
    return cell == 0 ? NO_CELL : cell - 1;
}

static inline int step_kind(Step step)
{
    return (int)(step >> 53 & 63);
}

static inline int step_flag(Step step)
{
    return (int)(step >> 59 & 31);
}

static inline Step with_choice(Step step, int cell)
{
    return (step & ~((u64)511 << 44)) | (u64)(cell + 1) << 44;
}

static inline Step with_kind(Step step, int kind)
{
    return (step & ~((u64)63 << 53)) | (u64)kind << 53;
}

static inline Step with_flag(Step step, int flag)
{
    return (step & ~((u64)31 << 59)) | (u64)flag << 59;
}

static inline Step without_promotion(Step step)
{
    return step & ~((u64)31 << 27);
}

static inline Step with_target(Step step, int target)
{
    return (step & ~((u64)511 << 9)) | (u64)target << 9;
}

static inline Step with_captured(Step step, int captured)
{
    return (step & ~((u64)511 << 18)) | (u64)captured << 18;
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

/* Put something on a cell for a moment, without a trace in the hash; return what stood there,
 * which must be put back before anything else happens to the position. */
int lend_content(Field *field, int cell, int content);

/* Say what castling is allowed and what was passed over, once all men are placed. */
void set_state(Field *field, int turn, int rights, int passed, int pawn);

/* Put something on a cell as part of a move; castling rights that hang on it are lost. */
void put_content(Field *field, int cell, int content);

/* Say that who stands on a cell came there by what follows a move, as that very man: a king or
 * rook may castle from there. */
void settle_castler(Field *field, int cell);

/* What a condition remembers of the game is a number from 0 to 255 at a place of its own (from 0,
 * as many as it says), which is taken back with the move that changed it. All places lie behind
 * the board's cells. */
static inline int number_kept(const Field *field, const Clause *clause, int place)
{
    return field->board[field->laws->cells + clause->first_place + place];
}

void keep_number(Field *field, const Clause *clause, int place, int number);

/* Set what is remembered in a position that is being set up. */
void begin_number(Field *field, const Clause *clause, int place, int number);

/* Write down what a move does besides, if anybody asks. */
void note_effect(Field *field, int effect, int cell, int other, int content, int other_content);

/* Make a move, legal or not, or pass. */
void make_step(Field *field, Step step);

/* Return what stood on a cell before the move that was made last. */
int content_before(const Field *field, int cell);

/* Take back what was made last. */
void unmake_step(Field *field);

/* Take moves back until so many are left. */
static inline void unwind_to(Field *field, int frames)
{
    while (field->frame_count > frames) {
        unmake_step(field);
    }
}

/* Return where a man arrives who captures in passing along a trail, the first cell of which a pawn
 * has passed over; NO_CELL if he does not. A marine man hops over that cell. */
static inline int landing_in_passing(const Field *field, const Ways *ways, const Trail *trail)
{
    const u16 *cells = &ways->cells[trail->start];
    if ((trail->flags & EN_PASSANT) == 0 || field->passed == NO_CELL ||
        (cells[0] != field->passed && cells[0] != field->first) || field->board[cells[0]] != 0) {
        return NO_CELL;
    }
    if (trail->way != GO_LOCUST) {
        return cells[0];
    }
    return field->board[cells[1]] == 0 ? cells[1] : NO_CELL;
}

#endif
