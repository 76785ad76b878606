/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Fairy conditions: each is a table of what it has to say at the points of a turn.
 *
 * A turn is worked out in this order: who may leave his cell (`may_go`), in whose manner he goes
 * (`manners`), where his ways begin (`walk`), where he arrives (`reroute`), what he is promoted
 * to, what is to be chosen besides (`choices`), whether the move may be made (`admits`); it is
 * made, with all that follows (`effects`); then whether it may stand (`stands`), whether a king
 * is in check (`checks`), and which of the legal moves may be played (`choose`). What a condition
 * does not care for is NULL. Nobody but a condition's own file knows it by name; `table.c` has
 * them all.
 *
 * The same questions are put to find checks: whether a man of the other side may capture a king
 * (`checking`). A condition that restrains moves but no checks answers yes then. */
#ifndef COMPOSER_GENERAL_CONDITION_H
#define COMPOSER_GENERAL_CONDITION_H

#include "general/field.h"

enum { ESCAPES_NOT, ESCAPES, ESCAPES_BY_MOVE };
enum { MOST_MANNERS = 16, MOST_ARRIVALS = 1024 };

typedef struct Walk { /* a man on the way along his trails */
    Field *field;
    Row *row;
    int origin;
    int begin;   /* the cell where his trails begin: the origin, but by some conditions */
    int content; /* who goes, as he stands on the board */
    int manner;  /* a man of any kind, in whose manner he goes */
    int side;    /* whose move it is, or would be */
    int from;    /* the first of his moves in the row */
    u8 flags;    /* TO_EMPTY, TO_CAPTURE: what is looked for */
    bool checking;
    Step also;   /* bits that each of his moves has besides */
    bool notes;  /* the hurdle of a hop is the choice of its moves */
    bool bare;   /* conditions have no say in where he arrives */
    bool aimed;  /* of captures only those of kings are looked for */
} Walk;

typedef struct Aftermath { /* what stands on two cells after a move, 0 for nobody */
    int left;    /* where the man came from */
    int reached; /* where he went */
} Aftermath;

typedef struct Condition {
    const char *name; /* as `composer.solver.conditions` calls it */
    int places;       /* how many numbers it remembers */
    bool on_captures; /* `reroute`, `choices`, `admits` let be what captures nothing, but castling */
    bool on_promotions; /* they let be what neither captures nor promotes, but castling */
    bool brings_none; /* `effects` bring no man to a cell and make none another: he may vanish */
    bool names; /* its choices are men of the side to move who become others before the move */
    /* Tell whether a candidate, which is no castling, exchange or capture in passing, and is not
     * made yet, certainly does nothing to men by this condition, except to what stands afterwards
     * on the cells that the man leaves and reaches, and write that down; who is captured is gone.
     * What is remembered does not count. NULL for no, unless there are no effects at all. */
    bool (*foresees)(const Clause *clause, const Field *field, Step step, Aftermath *after);

    /* Tell whether it hinders no capture of a king: every man who captures one along a trail of
     * his own checks, so far as this condition goes. NULL for no, unless it has no say before a
     * man leaves, where he arrives and whether his move may stand. */
    bool (*lets_check)(const Clause *clause);

    /* Set what is remembered, once all men are placed. */
    void (*begin)(const Clause *clause, Field *field);

    /* Tell whether the man on a cell may leave it at all, for a move or to check. */
    bool (*may_go)(const Clause *clause, Field *field, int origin, int side, bool checking);

    /* Change the men in whose manner the one on a cell goes (`manners` begins with himself);
     * return how many there are now, MOST_MANNERS at most. */
    int (*manners)(const Clause *clause, Field *field, int origin, int side, u8 *manners,
                   int count);

    /* Walk in the condition's own way, for which `walk_ways` may be called with another walk;
     * false leaves the walk as it is to the next. */
    bool (*walk)(const Clause *clause, const Walk *walk);

    /* Of a `walk` by which men capture along trails of their own only, from where they stand or
     * from one cell more if that is empty, having left their own: return that cell, NO_CELL for
     * none. NULL where captures are not so, so that nothing is known of checks beforehand. */
    int (*start)(const Clause *clause, const Field *field, int content, int cell, int side);

    /* Write the arrivals that take the place of one, before promotion. */
    void (*reroute)(const Clause *clause, const Walk *walk, Step step, Row *row);

    /* Write the moves that take the place of one: its choices. */
    void (*choices)(const Clause *clause, const Walk *walk, Step step, Row *row);

    /* Tell whether a candidate may be made, castling too. */
    bool (*admits)(const Clause *clause, Field *field, Step step, int side, bool checking);

    /* Write candidates that no man walks to. */
    void (*more)(const Clause *clause, Field *field, int side, bool checking, Row *row);

    /* Do what follows a move. */
    void (*effects)(const Clause *clause, Field *field, Event *event);

    /* Forget what waits for the next move, when a side is passed over to see what threatens it. */
    void (*forgets)(const Clause *clause, Field *field);

    /* Tell whether a candidate, which was made, may stand. */
    bool (*stands)(const Clause *clause, Field *field, Step step, int side, bool checking);

    /* Tell whether a candidate that captures no king removes one of `side` all the same. */
    bool (*strikes)(const Clause *clause, Field *field, Step step, int side);

    /* Tell whether a side is in check, instead of looking whether a king can be captured. */
    bool (*checks)(const Clause *clause, Field *field, int side);

    /* Tell whether the side to move is neither mated nor stalemated, instead of looking whether it
     * has a move (ESCAPES_BY_MOVE). Where several conditions say so, all must hold it mated. */
    int (*escapes)(const Clause *clause, Field *field, bool checked);

    /* Tell whether a side without a move is stalemated and never mated, even in check. */
    bool (*stifles)(const Clause *clause, Field *field, int side);

    /* Keep those of the legal moves that may be played; they begin at `from`. */
    void (*choose)(const Clause *clause, Field *field, Row *row, int from);

    /* Tell whether after a legal move was found there is surely one left by `choose`. */
    bool (*keeps)(const Clause *clause, Field *field, Step step);
} Condition;

/* Put a condition on a game whose contents are known; numbers are of its own, `only` as in Clause:
 * what it says before, at and after a move is then asked of the moves of some men only. Return
 * whether there is room for it and for what it remembers. */
bool place_condition(Laws *laws, const Condition *condition, const i32 *numbers, int count, int only);

/* Say that all men are placed: what is remembered from then on begins. */
void begin_conditions(Field *field);

/* Pass the side to move over, to see what threatens it; `unmake_step` takes that back. */
void pass_over(Field *field);

/* What conditions do is done through these, so that it is written down, too. */
void add_man(Field *field, int cell, int content);                 /* [+bBf8] */
void add_man_as(Field *field, int cell, int content, int becomes); /* [+wPb8=Q] */
void remove_man(Field *field, int cell);                           /* [-bQb7] */
void carry_man(Field *field, int cell, int target, int becomes);   /* [wQf7->d1], [wPb3->c8=Q] */
void turn_man(Field *field, int cell);                             /* =b, [e3=w] */
void colour_man(Field *field, int cell, int owner);                /* [=n], [=w] */
void change_man(Field *field, int cell, int content);              /* =S, [a8=rS] */
void swap_men(Field *field, int cell, int other);                  /* [Kg8<->Kc1] */

/* Return who makes a move, which is not made yet: perhaps one who becomes another before it. */
int mover_of(const Field *field, Step step);

/* At each point of a turn, ask the conditions that have something to say. */
bool may_leave(Field *field, int origin, int side, bool checking);
void add_more(Field *field, Row *row);
bool keeps_any(Field *field, Step step);
void choose_steps(Field *field, Row *row, int from);
bool admits_step(Field *field, Step step, int side, bool checking);
bool stands_step(Field *field, Step step, int side, bool checking);
bool is_side_stifled(Field *field);

/* What `lets_check` is of conditions that always do. */
bool always_lets_check(const Clause *clause);

/* What `foresees` is of conditions that only remember something. */
bool foresees_all(const Clause *clause, const Field *field, Step step, Aftermath *after);

/* What it is of those that do nothing unless there is a capture or a choice. */
bool foresees_quiet(const Clause *clause, const Field *field, Step step, Aftermath *after);

/* Tell whether it is certain that a candidate only changes the cells that the man leaves, reaches
 * and captures on, and what stands on the two first then. */
bool foresee(const Field *field, Step step, Aftermath *after);

/* Return the cell besides his own where trails of a man begin; NO_CELL for none. */
static inline int start_of(const Field *field, int content, int cell, int side)
{
    const Clause *clause = &field->laws->conditions[field->laws->starter];
    return field->laws->starts ? clause->condition->start(clause, field, content, cell, side)
                               : NO_CELL;
}

static inline int owner_at(const Field *field, int cell)
{
    return field->laws->content[field->board[cell]].owner;
}

static inline int kind_at(const Field *field, int cell)
{
    return field->laws->kind[field->board[cell]];
}

static inline bool is_royal_at(const Field *field, int cell)
{
    return field->board[cell] != 0 && field->board[cell] != HOLE &&
           field->laws->content[field->board[cell]].royal;
}

static inline bool is_man_at(const Field *field, int cell)
{
    return field->board[cell] != 0 && field->board[cell] != HOLE;
}

#endif
