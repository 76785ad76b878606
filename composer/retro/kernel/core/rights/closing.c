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

/* Whether a last move is an officer's without a capture, and no castling. */
static bool is_quiet(const Back *back)
{
    return back->number == 2 && back->men[0] == 0 && (back->men[1] & 7) != PAWN;
}

/* Let the positions before a place wait: those before quiet moves, or all others; return false
 * where the history is not closed. */
static bool look_before(BackSearch *search, u32 place, bool others, Closing *closing, u32 *waiting)
{
    const Known here = search->known[place];
    const int side = here.mover & BLACK;
    const Supposed known = {here.fixed, (int)here.forced - 1};
    u8 now[64];
    unpack(&here, now);
    const int count = moves_back(search, now, side, known, closing->list);
    for (int index = 0; index < count; index++) {
        const Back *back = &closing->list[index];
        const Supposed earlier = {here.fixed | back->unmoved, back->forced};
        u8 before[64];
        if (is_quiet(back) == others) {
            continue;
        }
        for (int square = 0; square < 64; square++) {
            before[square] = now[square];
        }
        for (int change = 0; change < back->number; change++) {
            before[back->squares[change]] = back->men[change];
        }
        if (!wait_for(search, before, opponent(side), earlier, closing, waiting)) {
            return false;
        }
    }
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
    /* What officers do without capturing comes first: it leaves most of what is studied as it is. */
    for (u32 quiet = 0, others = 0; others < waiting;) {
        const bool is_other = quiet == waiting;
        const u32 place = closing->waiting[is_other ? others++ : quiet++];
        if (!look_before(search, place, is_other, closing, &waiting)) {
            return false;
        }
    }
    for (u32 next = 0; next < waiting; next++) {
        search->known[closing->waiting[next]].refuted = true;
    }
    return true;
}
