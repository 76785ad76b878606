/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "rights/search.h"

#include "rights/steps.h"

/* A position whose moves are taken back one after the other. */
typedef struct Node {
    BackSearch *search;
    const u8 *cells;
    int mover;
    int king; /* of the other side */
    Supposed supposed;
    int depth;
    u8 victims[2][5]; /* on dark and light squares; 0 ends them */
    Back *list;       /* where the moves are written instead of being looked into; else NULL */
    int listed;
} Node;

static void change(Back *back, int square, int man)
{
    back->squares[back->number] = (u8)square;
    back->men[back->number++] = (u8)man;
}

static Back back_of(int origin, int target, int man)
{
    Back back = {0, {0}, {0}, origin, target, 0, -1};
    change(&back, target, 0);
    change(&back, origin, man);
    return back;
}

static bool castled_safely(const u8 *cells, const Back *back)
{
    const int other = opponent(cells[back->origin] & 8);
    return !attacks(cells, back->origin, other) &&
           !attacks(cells, (back->origin + back->target) / 2, other);
}

/* Whether a move may have been made, and nothing refutes the position before it. */
static bool survives(Node *node, const Back *back)
{
    u8 before[64];
    for (int square = 0; square < 64; square++) {
        before[square] = node->cells[square];
    }
    for (int index = 0; index < back->number; index++) {
        before[back->squares[index]] = back->men[index];
    }
    if (attacks(before, node->king, node->mover) ||
        (back->unmoved != 0 && !castled_safely(before, back))) {
        return false;
    }
    if (node->list != 0) {
        if (node->listed < MOST_BACK) {
            node->list[node->listed++] = *back;
        }
        return false;
    }
    const Supposed now = {node->supposed.fixed | back->unmoved, back->forced};
    return !is_refuted(node->search, before, opponent(node->mover), now, node->depth - 1);
}

static bool any_capture(Node *node, Back back, bool pawns)
{
    const u8 *taken = node->victims[is_light(back.target)];
    for (int index = 0; index < 5 && taken[index] != 0 && !node->search->spent; index++) {
        if (pawns || (taken[index] & 7) != PAWN) {
            back.men[0] = taken[index];
            if (survives(node, &back)) {
                return true;
            }
        }
    }
    return false;
}

static bool any_of_officer(Node *node, int square, int man)
{
    const int kind = man & 7;
    const bool leaps = kind == KNIGHT || kind == KING;
    for (int way = first_way(kind); way < last_way(kind); way++) {
        int origin = way_from(square, kind, way);
        while (origin >= 0 && node->cells[origin] == 0) {
            const Back back = back_of(origin, square, man);
            if (survives(node, &back) ||
                any_capture(node, back, square >= 8 && square <= 55)) {
                return true;
            }
            origin = leaps ? -1 : way_from(origin, kind, way);
        }
    }
    return false;
}

static bool any_of_promoted(Node *node, int square)
{
    const int behind = square + (node->mover == WHITE ? -8 : 8), pawn = PAWN + node->mover;
    if (node->cells[behind] == 0) {
        const Back back = back_of(behind, square, pawn);
        if (survives(node, &back)) {
            return true;
        }
    }
    for (int side = -1; side <= 1; side += 2) {
        const int origin = step_from(behind, side, 0);
        if (origin >= 0 && node->cells[origin] == 0 &&
            any_capture(node, back_of(origin, square, pawn), false)) {
            return true;
        }
    }
    return false;
}

static bool in_passing(Node *node, int square, int origin)
{
    const int step = node->mover == WHITE ? -8 : 8;
    const u8 victim = (u8)(PAWN + opponent(node->mover));
    if (square / 8 != (node->mover == WHITE ? 5 : 2) || node->cells[square + step] != 0 ||
        node->cells[square - step] != 0) {
        return false;
    }
    const u8 *taken = node->victims[is_light(square + step)];
    for (int index = 0; index < 5 && taken[index] != 0; index++) {
        if (taken[index] == victim) {
            Back back = back_of(origin, square, PAWN + node->mover);
            change(&back, square + step, victim);
            back.forced = square + step;
            return survives(node, &back);
        }
    }
    return false;
}

static bool any_of_pawn(Node *node, int square)
{
    const int step = node->mover == WHITE ? -8 : 8, pawn = PAWN + node->mover;
    const int behind = square + step;
    if (behind < 8 || behind > 55) {
        return false;
    }
    if (node->cells[behind] == 0) {
        Back back = back_of(behind, square, pawn);
        if (survives(node, &back)) {
            return true;
        }
        if (square / 8 == (node->mover == WHITE ? 3 : 4) && node->cells[behind + step] == 0) {
            back = back_of(behind + step, square, pawn);
            if (survives(node, &back)) {
                return true;
            }
        }
    }
    for (int side = -1; side <= 1; side += 2) {
        const int origin = step_from(behind, side, 0);
        if (origin >= 0 && node->cells[origin] == 0 &&
            (any_capture(node, back_of(origin, square, pawn), true) ||
             in_passing(node, square, origin))) {
            return true;
        }
    }
    return false;
}

static bool any_castled(Node *node)
{
    static const int CASTLES[2][4] = {{6, 5, 7, 7}, {2, 3, 0, 1}}; /* the last must be empty, too */
    const int row = node->mover == WHITE ? 0 : 56;
    const u8 *cells = node->cells;
    for (int index = 0; index < 2; index++) {
        const int king_to = row + CASTLES[index][0], rook_to = row + CASTLES[index][1];
        const int home = row + 4, corner = row + CASTLES[index][2];
        if (cells[king_to] != KING + node->mover || cells[rook_to] != ROOK + node->mover ||
            ((node->supposed.fixed >> king_to | node->supposed.fixed >> rook_to) & 1) != 0 ||
            cells[home] != 0 || cells[corner] != 0 || cells[row + CASTLES[index][3]] != 0) {
            continue;
        }
        Back back = {0, {0}, {0}, home, king_to, (u64)1 << home | (u64)1 << corner, -1};
        change(&back, king_to, 0);
        change(&back, rook_to, 0);
        change(&back, home, KING + node->mover);
        change(&back, corner, ROOK + node->mover);
        if (survives(node, &back)) {
            return true;
        }
    }
    return false;
}

/* What may have been captured of a side on dark and on light squares. */
static void find_victims(const u8 *cells, int side, u8 victims[2][5])
{
    static const u8 ORDER[5] = {QUEEN, KNIGHT, ROOK, BISHOP, PAWN};
    static const int MOST[7] = {0, 0, 2, 1, 2, 1, 0};
    int count[7] = {0}, bishops[2] = {0, 0}, men = 0;
    for (int square = 0; square < 64; square++) {
        if (cells[square] != 0 && (cells[square] & 8) == side) {
            const int kind = cells[square] & 7;
            count[kind]++;
            men++;
            bishops[is_light(square)] += kind == BISHOP;
        }
    }
    int spare = 8 - count[PAWN];
    for (int kind = KNIGHT; kind <= QUEEN; kind++) {
        if (kind != BISHOP && count[kind] > MOST[kind]) {
            spare -= count[kind] - MOST[kind];
        }
    }
    for (int light = 0; light < 2; light++) {
        spare -= bishops[light] > 1 ? bishops[light] - 1 : 0;
    }
    for (int light = 0; light < 2; light++) {
        int found = 0;
        for (int index = 0; index < 5; index++) {
            const int kind = ORDER[index];
            const int number = kind == BISHOP ? bishops[light] : count[kind];
            if (men < 16 && (spare > 0 || number < MOST[kind])) {
                victims[light][found++] = (u8)(kind + side);
            }
        }
        if (found < 5) {
            victims[light][found] = 0;
        }
    }
}

/* Whether some move that may have led to a position leads from one that is not refuted. */
static bool any_survives(Node *node)
{
    const u8 *cells = node->cells;
    if (node->supposed.forced >= 0) {
        const int forced = node->supposed.forced;
        const Back back =
            back_of(forced + (node->mover == BLACK ? 16 : -16), forced, PAWN + node->mover);
        return survives(node, &back);
    }
    find_victims(cells, opponent(node->mover), node->victims);
    int pawns = 0;
    for (int square = 0; square < 64; square++) {
        pawns += cells[square] == PAWN + node->mover;
    }
    for (int square = 0; square < 64 && !node->search->spent; square++) {
        const int man = cells[square], kind = man & 7;
        if (man == 0 || (man & 8) != node->mover || (node->supposed.fixed >> square & 1) != 0) {
            continue;
        }
        if (kind == PAWN) {
            if (any_of_pawn(node, square)) {
                return true;
            }
            continue;
        }
        if (any_of_officer(node, square, man)) {
            return true;
        }
        if (pawns < 8 && kind != KING && square / 8 == (node->mover == WHITE ? 7 : 0) &&
            any_of_promoted(node, square)) {
            return true;
        }
    }
    return any_castled(node);
}

static Node node_of(BackSearch *search, const u8 *cells, int mover, Supposed supposed, int depth)
{
    Node node = {search, cells, mover, 0, supposed, depth, {{0}}, 0, 0};
    while (cells[node.king] != KING + opponent(mover)) {
        node.king++;
    }
    return node;
}

int moves_back(BackSearch *search, const u8 *cells, int mover, Supposed supposed, Back *list)
{
    Node node = node_of(search, cells, mover, supposed, 0);
    search->spent = false;
    node.list = list;
    any_survives(&node);
    return node.listed;
}

Known *place_of(BackSearch *search, const Known *key)
{
    u64 hash = key->fixed ^ key->mover ^ (u64)key->forced << 8;
    for (int index = 0; index < 4; index++) {
        hash = (hash ^ key->men[index]) * 0x9E3779B97F4A7C15ULL;
        hash ^= hash >> 29;
    }
    u32 slot = (u32)hash & (search->places - 1);
    for (;;) {
        Known *place = &search->known[slot];
        if (place->mover == 0) {
            return place;
        }
        if (place->mover == key->mover && place->forced == key->forced &&
            place->fixed == key->fixed && place->men[0] == key->men[0] &&
            place->men[1] == key->men[1] && place->men[2] == key->men[2] &&
            place->men[3] == key->men[3]) {
            return place;
        }
        slot = (slot + 1) & (search->places - 1);
    }
}

Known key_of(const u8 *cells, int mover, Supposed supposed)
{
    Known key = {{0, 0, 0, 0}, supposed.fixed, (u8)(mover | 1), (u8)(supposed.forced + 1), 0, 0, 0};
    for (int square = 0; square < 64; square++) {
        key.men[square / 16] |= (u64)cells[square] << 4 * (square % 16);
    }
    return key;
}

bool is_game_array(const u8 *cells)
{
    for (int square = 0; square < 64; square++) {
        if (cells[square] != rights_array[square]) {
            return false;
        }
    }
    return true;
}

/* Whether no more may be looked at; else one more position is. */
static bool is_spent(BackSearch *search)
{
    search->nodes++;
    if (search->nodes > search->most_nodes || search->used + 1 >= search->places ||
        (search->flag != 0 && *search->flag != 0)) {
        search->spent = true;
    }
    return search->spent;
}

static bool keep(BackSearch *search, const Known *key, bool refuted, int depth)
{
    Known *place = place_of(search, key);
    if (place->mover == 0) {
        *place = *key;
        search->used++;
    }
    place->refuted = refuted;
    place->depth = (u8)depth;
    return refuted;
}

bool is_refuted(BackSearch *search, const u8 *cells, int mover, Supposed supposed, int depth)
{
    if (search->spent) {
        return false;
    }
    const Known key = key_of(cells, mover, supposed);
    const Known *known = place_of(search, &key);
    const bool is_new = known->mover == 0;
    if (!is_new && (known->refuted || known->depth >= depth)) {
        return known->refuted;
    }
    if (is_spent(search)) {
        return false;
    }
    u64 proof;
    if (is_new && (is_caged(cells, supposed.fixed, &search->captures, &proof) ||
                   study_disproves(search->further, cells, supposed.fixed))) {
        return keep(search, &key, true, 0);
    }
    if (depth == 0 || (mover == BLACK && is_game_array(cells))) {
        return keep(search, &key, false, depth);
    }
    Node node = node_of(search, cells, mover, supposed, depth);
    const bool survived = any_survives(&node);
    if (search->spent) {
        return false;
    }
    return keep(search, &key, !survived, depth);
}
