/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "legality/further.h"

#include "legality/paths.h"

static u64 mixed(u64 hash, u64 with)
{
    hash = (hash ^ with) * 0x9E3779B97F4A7C15ULL;
    return hash ^ hash >> 29;
}

/* Return a hash of what is read of a man: of an officer only what he can have been. */
static u64 hash_of_man(const Side *side, int row)
{
    u64 hash = side->kinds[row] == PAWN ? side->squares[row] : 64;
    for (int column = 0; column < COLUMNS; column++) {
        hash = mixed(hash, side->costs[0][row][column] < NEVER);
    }
    return hash;
}

/* Return a hash of what is asked of the columns. */
static u64 hash_of_study(const Study *found)
{
    u64 hash = mixed(1, found->ways.steady);
    for (int colour = WHITE; colour <= BLACK; colour++) {
        const Side *side = &found->sides[colour];
        u64 men = 0;
        for (int row = 0; row < side->rows; row++) {
            men += hash_of_man(side, row);
        }
        hash = mixed(mixed(hash, men), (u64)side->missing);
    }
    return hash;
}

static bool columns_disprove(Further *further, const Pos *pos, const Study *found)
{
    static const char never = 0;
    Quest quest;
    ask_columns(pos, found, &quest);
    for (int slot = 0; slot < FURTHER_SLOTS; slot++) {
        further->seen[slot].columns = 0;
    }
    quest.most = FURTHER_KERNELS;
    quest.steps = further->steps;
    quest.seen = further->seen;
    quest.slots = FURTHER_SLOTS;
    return search_columns(&quest, &never) == COLUMNS_IMPOSSIBLE;
}

bool disproved_further(Further *further, const Past *past)
{
    Study found;
    study(&past->pos, past->unmoved, &found);
    if (!found.possible || paths_disprove(&found, 0, true)) {
        return true;
    }
    const u64 key = hash_of_study(&found) | 2;
    u64 *place = &further->kept[key >> 40 & (FURTHER_KEPT - 1)];
    if ((*place | 1) != (key | 1)) {
        *place = (key & ~(u64)1) | columns_disprove(further, &past->pos, &found);
    }
    return (*place & 1) != 0;
}
