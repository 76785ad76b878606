/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The course of a game as far as its pawns make it: which of them stepped and captured before which,
 * and whom.
 *
 * Each pawn of a diagram went along one path; the other pawns of the array, which were captured or
 * promoted, went somehow. From the game array on all orders of their steps are looked at. In every
 * stage it is known where each officer and king can be at most, for men that certainly stand there
 * shut its ways: pawns, men that never move, and whoever has no other square yet. So a bishop behind
 * two pawns is not what a pawn captures before one of those has stepped. If no order of steps, and no
 * choice of whom they capture, leads to the men of the diagram, no game does along these paths.
 *
 * The same as `tests/oracle/retro/course.py`, which is right by definition. */
#ifndef COMPOSER_LEGALITY_COURSE_H
#define COMPOSER_LEGALITY_COURSE_H

#include "legality/study.h"

enum { MOST_MARCHES = 16, LONGEST_MARCH = 6, MOST_ROAMING = 10 };
/* It is asked only where pawns captured that often, and few men were captured otherwise: else there is
 * hardly anything to find. */
enum { LEAST_TAKEN = 5, MOST_TAKEN_ELSEWHERE = 2 };

typedef struct March { /* a pawn of the diagram on its path */
    const u8 *steps;
    u8 length, colour, column; /* the number of its home among those of its side */
} March;

typedef struct Stage { /* a state of the pawns, with where the other men can be */
    u64 steps, roaming; /* three bits a march; six a pawn that is not of the diagram: its square */
    u32 captured;       /* men of the array: White's from bit 0, Black's from bit 16 */
    u8 elsewhere[2];    /* how many men of each side were captured otherwise than on a path */
    u32 next;           /* of its level, plus one */
    u64 reach[COLUMNS]; /* officers of the array, White's first: where each can be */
} Stage;

typedef struct Course {
    Stage *stages; /* memory for `most` */
    u32 *slots;    /* memory for `most_slots`, a power of two, at least one and a half times `most` */
    u32 most, most_slots;
    u32 left;      /* stages that may still be made, all questions together */
    const volatile u8 *flag; /* not 0: stop; NULL for none */
} Course;

/* Return whether pawns can have gone along paths, all pawns of a diagram that a study has found
 * possible; true as well where more would have to be looked at than there is room for. */
bool has_course(Course *course, const Study *found, const March *marches, int number);

#endif
