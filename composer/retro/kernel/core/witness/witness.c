/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "witness/witness.h"

/* What distinguishes one attempt from another; each is taken from its list in turn. */
static const int NOISES[10] = {0, 0, 3, 3, 6, 6, 12, 12, 2, 2};
static const int SETBACKS[6] = {8, 8, 0, 16, 8, 32};
static const int MOVES[4] = {4, 4, 4, 6};
static const int KINGS[6] = {0, 0, 0, 8, 8, 4};
static const int RANKS[5] = {2, 2, 1, 2, 4};
static const int PASSED_PAIRS[3] = {100, 100, 60};
static const int CAPTURES[8] = {60, 60, 60, 60, 120, 120, 60, 120};
static const int PROMOTED[8] = {30, 30, 30, 30, 10, 10, 10, 0};
/* The burdens with which the first attempts are far from home. Where games were found, of two
 * thousand, the least burden after a few hundred positions was 144, 97, and then 71. */
static const int FAR[4] = {200, 200, 120, 100};
enum { OPENED_HOME = 3000, OPENED_FULL = 3500, PATIENCE = 12 };

static void weigh(Weights *weights)
{
    weights->move = 4;
    weights->king = 0;
    weights->rank = 2;
    weights->passed_pair = 100;
    weights->capture = 60;
    weights->promoted = 30;
    weights->no_knight = 40;
    weights->missing = 60;
    weights->missing_pawn = 50;
    weights->check = 5;
}

static void aim_home(Aim *aim, u32 attempt)
{
    weigh(&aim->weights);
    aim->stage = GO_HOME;
    aim->weights.move = MOVES[attempt % 4];
    aim->weights.king = KINGS[attempt % 6];
    aim->weights.rank = RANKS[attempt % 5];
    aim->weights.passed_pair = PASSED_PAIRS[attempt % 3];
    aim->weights.capture = CAPTURES[attempt % 8];
    aim->weights.promoted = PROMOTED[attempt % 8];
    aim->turn = attempt % 2 == 0 ? WHITE : BLACK; /* knights cannot lose a move */
    aim->setback = SETBACKS[attempt % 6];
    aim->surplus = attempt % 8 >= 2;
    aim->noise = NOISES[attempt % 10];
    aim->seed = attempt;
    aim->most_opened = OPENED_HOME * (1 + attempt / PATIENCE);
    aim->far = 0;
}

static void aim_full(Aim *aim, u32 attempt)
{
    weigh(&aim->weights);
    aim->stage = FILL_UP;
    aim->turn = WHITE;
    aim->setback = SETBACKS[0];
    aim->surplus = false;
    aim->noise = attempt < 5 ? 0 : 3;
    aim->seed = attempt;
    aim->most_opened = OPENED_FULL;
    aim->far = 0;
}

int find_row(Quest *quest, const Past *from, bool patient, u32 *next, u64 *nodes,
             const volatile char *cancelled, u32 *row)
{
    Aim aim;
    Past home;
    /* The least burden left by an attempt. Where a search goes on it is not known what those before
     * have left; then nothing is passed over for it, and the second attempt, which may have been
     * broken off, is made. */
    int least = *next == 0 ? NEVER : 0;
    /* Whether nothing is left where no man had promoted to be taken. Where a search goes on that
     * is forgotten, which costs no more than time: one such attempt is made, and ends again. */
    bool sober_ended = false;
    for (u32 attempt = *next; *nodes > 0 && *cancelled == 0; attempt++) {
        Outcome outcome;
        int length;
        *next = attempt;
        aim_home(&aim, attempt);
        if (!patient && attempt < 4 && least > FAR[attempt]) {
            aim.far = FAR[attempt];
        }
        if ((sober_ended && !aim.surplus) || (attempt == 1 && least > 0)) {
            continue; /* the second differs from the first only in whose turn it is at home */
        }
        outcome = seek(quest, from, &aim, nodes, cancelled);
        if (outcome == ENDED && (aim.surplus || hopeless(quest))) {
            return -1; /* no other attempt looks at anything else */
        }
        sober_ended = sober_ended || outcome == ENDED;
        least = nearest(quest) < least ? nearest(quest) : least;
        if (aim.far != 0 && outcome == STOPPED && nearest(quest) > aim.far) {
            return -1;
        }
        if (outcome != REACHED) {
            *nodes -= *nodes > 0; /* an attempt that ends at once must not go on for ever */
            continue;
        }
        length = row_found(quest, row);
        place_found(quest, &home);
        aim_full(&aim, attempt);
        if (seek(quest, &home, &aim, nodes, cancelled) == REACHED) {
            return length + row_found(quest, row + length);
        }
        *nodes -= *nodes > 0;
    }
    return -1;
}
