/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "rights/closing.h"

static void unpack(const Known *place, u8 *cells)
{
    for (int square = 0; square < 64; square++) {
        cells[square] = (u8)(place->men[square / 16] >> 4 * (square % 16) & 15);
    }
}

/* Let a position wait that is come to for the first time and that nothing refutes; return false
 * where the history is not closed: it is the game array, or too many wait. */
static bool wait_for(BackSearch *search, const u8 *cells, int mover, Supposed supposed,
                     Closing *closing, u32 *waiting)
{
    if (mover == BLACK && is_game_array(cells)) {
        return false;
    }
    if (is_refuted(search, cells, mover, supposed, 0)) {
        return true;
    }
    if (search->spent) {
        return false;
    }
    const Known key = key_of(cells, mover, supposed);
    Known *place = place_of(search, &key);
    if (place->round == search->rounds) {
        return true;
    }
    if (*waiting == closing->most) {
        search->spent = true;
        return false;
    }
    place->round = search->rounds;
    closing->waiting[(*waiting)++] = (u32)(place - search->known);
    return true;
}

bool is_closed(BackSearch *search, const u8 *cells, int mover, Supposed supposed, Closing *closing)
{
    u32 waiting = 0;
    if (++search->rounds == 0) { /* no more of them can be told apart */
        search->rounds--;
        search->spent = true;
    }
    if (search->spent || !wait_for(search, cells, mover, supposed, closing, &waiting)) {
        return false;
    }
    for (u32 next = 0; next < waiting; next++) {
        const Known here = search->known[closing->waiting[next]];
        const int side = here.mover & BLACK;
        const Supposed known = {here.fixed, (int)here.forced - 1};
        u8 now[64];
        unpack(&here, now);
        const int count = moves_back(search, now, side, known, closing->list);
        for (int index = 0; index < count; index++) {
            const Back *back = &closing->list[index];
            const Supposed earlier = {here.fixed | back->unmoved, back->forced};
            u8 before[64];
            for (int square = 0; square < 64; square++) {
                before[square] = now[square];
            }
            for (int change = 0; change < back->number; change++) {
                before[back->squares[change]] = back->men[change];
            }
            if (!wait_for(search, before, opponent(side), earlier, closing, &waiting)) {
                return false;
            }
        }
    }
    for (u32 next = 0; next < waiting; next++) {
        search->known[closing->waiting[next]].refuted = true;
    }
    return true;
}
