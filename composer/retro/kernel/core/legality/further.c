/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "legality/further.h"

#include "legality/paths.h"

static u64 mixed(u64 hash, u64 with)
{
    hash = (hash ^ with) * 0x9E3779B97F4A7C15ULL;
    return hash ^ hash >> 29;
}

/* Return a hash of what is read of a man: of an officer only whence he can have come. */
static u64 hash_of_man(const Ways *ways, const Side *side, int row)
{
    const int kind = side->kinds[row], square = side->squares[row];
    u64 hash = kind == PAWN   ? (u64)square
               : kind == KING ? 64
                              : mixed(65, region_of(ways, kind, square));
    for (int column = 0; column < COLUMNS; column++) {
        hash = mixed(hash, (u64)(u32)side->costs[0][row][column] << 32 |
                               (u32)side->forced[row][column]);
    }
    return hash;
}

static u64 hash_of_study(const Study *found)
{
    u64 hash = mixed(1, found->ways.steady);
    for (int colour = WHITE; colour <= BLACK; colour++) {
        const Side *side = &found->sides[colour];
        u64 men = 0;
        for (int row = 0; row < side->rows; row++) {
            men += hash_of_man(&found->ways, side, row);
        }
        hash = mixed(mixed(hash, men), side->killing);
        for (int column = 0; column < COLUMNS; column++) {
            hash = mixed(hash, side->lives[column]);
        }
        for (int number = 0; number < 3; number++) {
            hash = mixed(hash, (u64)side->victims[number]);
        }
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
    if (!found.possible) {
        return true;
    }
    const u64 key = hash_of_study(&found) | 2;
    u64 *place = &further->kept[key >> 40 & (FURTHER_KEPT - 1)];
    if ((*place | 1) != (key | 1)) {
        const bool none = paths_disprove(&found, 0) || columns_disprove(further, &past->pos, &found);
        *place = (key & ~(u64)1) | none;
    }
    return (*place & 1) != 0;
}
