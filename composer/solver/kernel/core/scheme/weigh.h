/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What a position lacks of what is asked: its key, its play, its soundness. */
#ifndef COMPOSER_WEIGH_H
#define COMPOSER_WEIGH_H

#include "scheme/scheme.h"

enum { SET_PHASE, KEY_PHASE, MOST_PHASES = 4 }; /* tries are the phases after the key */
enum { MOST_WISHES = 24, MOST_ADDED = 30 };
enum { ANSWERED, THREATENED, REFUTED_BY, DEFENDED }; /* sorts of wishes */
enum { DUALS_TOO = 1, THREATS_TOO = 2, MATE_UNNAMED = 4 }; /* what does not matter */
enum { MOST_ANSWERS = 6 };                 /* mates of one reply that are told apart */

enum { /* where a position was given up, or that it was not */
    NO_POSITION,
    NO_KEY,
    HOLES,
    PLAY,
    COOKS,
    WEIGHED,
    CAUSES
};

enum { TOO_DEAR = 1 << 20 }; /* what no position costs that can be a problem */

typedef struct Wish {
    int sort, phase;
    int like;        /* the earlier wish whose reply it is, too; -1 for any reply */
    int first_of;    /* the phase whose first move the mate is; -1 for any mate */
    u32 equals;      /* earlier wishes that have the same mate, one bit each */
    u32 differs;     /* earlier wishes that have other mates */
    u32 other_reply; /* earlier wishes that have other replies */
    bool checks;     /* the reply checks */
    int loose;       /* bits of what does not matter */
    u64 origins, targets, mate_origins, mate_targets;
    u64 shut;   /* black men of whom the arrival shuts one off, who would parry; 0 for nobody */
    u64 pinned; /* black men of whom one would parry, were he not pinned; 0 for nobody */
    int lines;  /* what happens to White's lines, bits of `effects.h` */
    int general; /* 1: it is mate without the man who replies, too; 0: it is not; -1: either */
} Wish;

typedef struct Asked { /* filled in by the caller */
    Pos core;          /* the men that stay, White to move */
    int phases;        /* how many there are: 2, and one for each try */
    bool uses_set;     /* set play is looked at */
    bool set_complete; /* in set play every reply is answered */
    bool all_single;   /* after the key every reply has one mate */
    bool may_check;    /* the key may check */
    bool is_polished;  /* open flights and checks, and flights taken by the key, cost something */
    u64 first_origins[MOST_PHASES], first_targets[MOST_PHASES]; /* of first moves */
    Wish wishes[MOST_WISHES];
    int wish_count;
    bool uses_effects; /* a wish asks for men shut off or pinned, or for lines */
    u64 needed; /* squares of the core's men that are to take part */
    int man_count;
    u8 men[MOST_ADDED];     /* those who may be added: 0 to 5 a white pawn to king, 6 to 11 black */
    u8 must[MOST_ADDED];    /* not 0: he has to be on the board */
    u64 places[MOST_ADDED]; /* where he may stand */
} Asked;

typedef struct Weighed {
    int cost;      /* in hundredths; at least the limit where it was given up */
    int lacking;   /* the part of it that a problem must not have; 0: it is one */
    int cause;     /* where it was given up */
} Weighed;

/* Return what a position costs with its first moves (by phase; that of set play does not count),
 * given up where it costs `limit` or more. `lists` has room for three lists of MOST_MOVES. */
Weighed weigh(Search *search, const Asked *asked, const Pos *pos, const u32 *firsts, int limit,
              u32 *lists);

#endif
