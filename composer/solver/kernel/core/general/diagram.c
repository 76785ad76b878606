/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "general/diagram.h"

enum { SQUARES = 64, NEVER = 200, SPARED_BY_CASTLING = 2 };

/* Add the cells of a trail where a man may arrive, and note how far they are. */
static int follow_trail(const Ways *ways, const Trail *trail, int moves, u8 *far, u8 *found,
                        int count)
{
    const u16 *cells = ways->cells + trail->start;
    const bool aside = trail->way == GO_HOP && trail->landing == LAND_ASIDE;
    for (int place = 0; place < trail->count; place++) {
        const int cell = cells[aside ? trail->count + place : place];
        if (cell < SQUARES && far[cell] == NEVER &&
            (trail->way != GO_RIDE || stops_at(trail, place))) {
            far[cell] = (u8)moves;
            found[count++] = (u8)cell;
        }
    }
    return count;
}

/* Write how many moves a man needs from a cell to each on an empty board. */
static void fill_far(const Ways *ways, int from, u8 *far)
{
    u8 found[SQUARES];
    int count = 1;
    for (int cell = 0; cell < SQUARES; cell++) {
        far[cell] = NEVER;
    }
    far[from] = 0;
    found[0] = (u8)from;
    for (int next = 0; next < count; next++) {
        const int cell = found[next];
        for (u32 index = ways->first[cell]; index < ways->first[cell + 1]; index++) {
            count = follow_trail(ways, &ways->trails[index], far[cell] + 1, far, found, count);
        }
    }
}

/* Tell whether a man stays who he is when he moves, so that his ways tell how far he goes. */
static bool is_settled(const Content *man, int content)
{
    return man->owner < OF_BOTH && man->settled[man->owner] == content;
}

/* Return the moves after a promotion on a cell to be on a square as one of a sort. */
static int after_promotion(const Diagram *diagram, const Laws *laws, const u8 *far,
                           const Content *man, int cell, int square)
{
    int least = NEVER;
    for (int kind = 0; kind < laws->promotions; kind++) {
        const int content = man->becomes[man->owner][kind];
        if (content != 0 && diagram->sort[content] == diagram->wanted[square]) {
            const int more = is_settled(&laws->content[content], content)
                                 ? far[(content * SQUARES + cell) * SQUARES + square]
                                 : 0;
            least = more < least ? more : least;
        }
    }
    return least;
}

/* Return how many moves a man needs at least to be on a square as one who is wanted there. */
static int moves_needed(const Diagram *diagram, const Laws *laws, const u8 *far, int content,
                        int from, int square)
{
    const Content *man = &laws->content[content];
    const u8 *own = far + (content * SQUARES + from) * SQUARES;
    int least = diagram->sort[content] == diagram->wanted[square] ? own[square] : NEVER;
    if (!is_settled(man, content)) {
        return diagram->sort[content] == diagram->wanted[square] && from == square ? 0 : 1;
    }
    for (int cell = 0; man->promotes && cell < SQUARES; cell++) {
        if (holds(laws->last[man->owner], cell) && own[cell] < NEVER) {
            const int all = own[cell] + after_promotion(diagram, laws, far, man, cell, square);
            least = all < least ? all : least;
        }
    }
    return least;
}

static void fill_needed(const Diagram *diagram, const Laws *laws, u8 *far)
{
    u8 *place = diagram->needed;
    for (int content = 1; content < laws->contents; content++) {
        const Content *man = &laws->content[content];
        for (int cell = 0; man->owner < OF_BOTH && cell < SQUARES; cell++) {
            fill_far(&man->ways[man->owner], cell, far + (content * SQUARES + cell) * SQUARES);
        }
    }
    for (int square = 0; square < SQUARES; square++) {
        for (int content = 0; content < laws->contents; content++) {
            for (int cell = 0; cell < SQUARES; cell++, place++) {
                if (content != 0 && diagram->wanted[square] != 0 &&
                    laws->content[content].owner < OF_BOTH) {
                    *place = (u8)moves_needed(diagram, laws, far, content, cell, square);
                }
            }
        }
    }
}

void open_diagram(Diagram *diagram, const Laws *laws, const Memory *memory)
{
    const size_t room = (size_t)laws->contents * SQUARES * SQUARES;
    u8 *far;
    if (diagram->mixed || laws->strays || laws->cells != SQUARES ||
        (laws->castle_count != 0 && laws->condition_count != 0 && laws->partner != KIND_ROOK)) {
        return;
    }
    far = take_blank(memory, room);
    if (far == NULL) {
        return;
    }
    diagram->needed = take_blank(memory, room);
    if (diagram->needed != NULL) {
        fill_needed(diagram, laws, far);
    }
    give_back(memory, far);
}

void close_diagram(Diagram *diagram, const Memory *memory)
{
    if (diagram->needed != NULL) {
        give_back(memory, diagram->needed);
        diagram->needed = NULL;
    }
}

bool is_diagram(const Diagram *diagram, const Field *field)
{
    for (int cell = 0; cell < SQUARES; cell++) {
        if (diagram->sort[field->board[cell]] != diagram->wanted[cell]) {
            return false;
        }
    }
    return true;
}

/* Tell whether some condition may take off who has moved: all but those that only remember. */
static bool takes_off(const Laws *laws)
{
    for (int index = 0; laws->affects && index < laws->condition_count; index++) {
        const Condition *condition = laws->conditions[index].condition;
        if (condition->effects != NULL && condition->foresees != foresees_all) {
            return true;
        }
    }
    return false;
}

bool may_end_in_diagram(const Diagram *diagram, const Field *field, Step step)
{
    const int target = step_target(step);
    return field->laws->strays || takes_off(field->laws) || target >= SQUARES ||
           (diagram->wanted[target] != 0 &&
            diagram->sort[field->board[target]] != diagram->wanted[target] &&
            diagram->wanted[step_origin(step)] == 0);
}

/* Return how many moves a side needs at least to a square: those of the man who needs fewest. */
static int least_needed(const Diagram *diagram, const Field *field, int square)
{
    const int contents = field->laws->contents;
    const u8 *needed = diagram->needed + (size_t)square * (size_t)contents * SQUARES;
    int least = NEVER;
    for (u64 men = field->men[diagram->owner[square]][0]; men != 0; men &= men - 1) {
        const int cell = first_of(men), moves = needed[field->board[cell] * SQUARES + cell];
        least = moves < least ? moves : least;
    }
    return least;
}

/* Return how many moves castling may spare a side. */
static int spared(const Field *field, int side)
{
    for (int index = 0; index < field->laws->castle_count; index++) {
        if ((field->rights >> index & 1) != 0 && field->laws->castles[index].side == side) {
            return SPARED_BY_CASTLING;
        }
    }
    return 0;
}

/* Return how many men so many moves of a side bring at most: one each, and once two. */
static int brought(int moves)
{
    return moves > 0 ? moves + 1 : 0;
}

bool may_reach_diagram(const Diagram *diagram, const Field *field, int left, int own)
{
    const int turn = field->turn, other = left - own;
    int needed[3] = {0, 0, 0}, men = 0;
    if (field->laws->adds) {
        return true;
    }
    for (int cell = 0; cell < SQUARES; cell++) {
        const int sort = diagram->sort[field->board[cell]], wanted = diagram->wanted[cell];
        men += sort != 0;
        if (wanted != 0 && sort != wanted) {
            needed[diagram->owner[cell]] +=
                diagram->needed == NULL ? 1 : least_needed(diagram, field, cell);
        }
    }
    if (men < diagram->men || (!takes_off(field->laws) && men - diagram->men > left)) {
        return false;
    }
    if (diagram->needed != NULL) {
        return needed[turn] <= own + spared(field, turn) &&
               needed[turn ^ 1] <= other + spared(field, turn ^ 1);
    }
    if (diagram->mixed) {
        return needed[0] + needed[1] + needed[2] <= brought(own) + brought(other);
    }
    return needed[turn] <= brought(own) && needed[turn ^ 1] <= brought(other);
}
