/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Magic men: whom they come to observe along another line changes sides. */
#include "general/steps.h"

enum { MOST_VIEWS = 1024 };

typedef struct View { /* a magic man observes another man along a trail */
    int magic, seen; /* the cells where they stand */
    int side;
    const Ways *ways;
    const Trail *trail;
} View;

static const u16 *cells_of(const View *view)
{
    return view->ways->cells + view->trail->start;
}

/* Return a cell of the line of a view, which begins where the magic man stands. */
static int on_line(const View *view, int place)
{
    return place == 0 ? view->magic : cells_of(view)[place - 1];
}

/* Tell whether a line is the other's from some place on. */
static bool is_part(const View *whole, const View *part)
{
    const int first = whole->trail->count - part->trail->count;
    int place = 0;
    while (first >= 0 && place <= part->trail->count &&
           on_line(part, place) == on_line(whole, first + place)) {
        place++;
    }
    return place > part->trail->count;
}

/* Tell whether two views are along the same line, in the same direction. */
static bool is_same_line(const View *one, const View *other)
{
    return is_part(one, other) || is_part(other, one);
}

static bool is_magic_man(const Field *field, int cell)
{
    return is_man_at(field, cell) && has_quality(field->laws, field->board[cell], QUALITY_MAGIC);
}

/* Tell whether it matters who observes the man on a cell. */
static bool can_be_seen(const Field *field, int cell)
{
    return is_man_at(field, cell) && !is_royal_at(field, cell) &&
           owner_at(field, cell) != OF_BOTH &&
           !has_quality(field->laws, field->board[cell], QUALITY_MAGIC);
}

/* Look along the trails of a magic man for one side: write views of some cell, or ask for one that
 * is along the same line as another view. */
static bool look(const Field *field, int magic, int seen, int side, const View *wanted, View *views,
                 int *count)
{
    const Ways *ways = &field->laws->content[field->board[magic]].ways[side];
    const int own = wanted == NULL ? *count : 0;
    for (u32 index = ways->first[magic]; index < ways->first[magic + 1]; index++) {
        const Trail *trail = &ways->trails[index];
        const View view = {magic, seen, side, ways, trail};
        if (!captures_along(field, ways, trail, seen)) {
            continue;
        }
        if (wanted != NULL) {
            if (is_same_line(&view, wanted)) {
                return true;
            }
        } else if (*count < MOST_VIEWS) {
            bool again = false;
            for (int earlier = 0; side == OF_BLACK && earlier < own; earlier++) {
                const View *other = &views[earlier];
                again = again || (other->magic == magic && other->seen == seen &&
                                  other->side == OF_WHITE && is_same_line(other, &view));
            }
            if (!again) { /* a neutral man looks along a line once */
                views[(*count)++] = view;
            }
        }
    }
    return false;
}

/* Look for each side that moves the magic man. */
static bool look_all(const Field *field, int magic, int seen, const View *wanted, View *views,
                     int *count)
{
    const int owner = owner_at(field, magic);
    for (int side = OF_WHITE; side <= OF_BLACK; side++) {
        if (owner != (side ^ 1) && look(field, magic, seen, side, wanted, views, count)) {
            return true;
        }
    }
    return false;
}

/* Return where the man on a cell stood before the move that was made last; NO_CELL if nowhere. */
static int stood_at(const Field *field, const Event *event, int cell)
{
    if (step_special(event->step) == STEP_CASTLING) {
        const CastleWay *castle = &field->laws->castles[step_extra(event->step)];
        if (cell == castle->king_target) {
            return castle->king;
        }
        if (cell == castle->rook_target) {
            return castle->rook;
        }
    } else if (step_special(event->step) == STEP_EXCHANGE) {
        if (cell == event->origin || cell == step_target(event->step)) {
            return event->origin + step_target(event->step) - cell;
        }
    }
    if (cell == event->at) {
        return event->origin;
    }
    return cell == event->origin || content_before(field, cell) == 0 ? NO_CELL : cell;
}

/* Put the men as they stood before the move, or back; the contents change places. */
static void exchange_boards(Field *field, u8 *other)
{
    for (int cell = 0; cell < field->laws->cells; cell++) {
        if (other[cell] != field->board[cell]) {
            other[cell] = (u8)lend_content(field, cell, other[cell]);
        }
    }
}

/* Leave those views that were along the same line before the move. */
static int leave_old(Field *field, const Event *event, View *views, int count)
{
    u8 before[MOST_CELLS];
    u16 stood[MOST_CELLS];
    int left = 0;
    for (int cell = 0; cell < field->laws->cells; cell++) {
        before[cell] = (u8)content_before(field, cell);
        stood[cell] = (u16)stood_at(field, event, cell);
    }
    exchange_boards(field, before);
    for (int index = 0; index < count; index++) {
        const int magic = stood[views[index].magic], seen = stood[views[index].seen];
        if (magic == NO_CELL || seen == NO_CELL || !is_magic_man(field, magic) ||
            !can_be_seen(field, seen) ||
            !look_all(field, magic, seen, &views[index], NULL, NULL)) {
            views[left++] = views[index];
        }
    }
    exchange_boards(field, before);
    return left;
}

static void turn_seen(const Clause *clause, Field *field, Event *event)
{
    View views[MOST_VIEWS];
    bool turns[MOST_CELLS] = {false};
    int count = 0;
    (void)clause;
    for (int magic = 0; magic < field->laws->cells; magic++) {
        for (int seen = 0; seen < field->laws->cells && is_magic_man(field, magic); seen++) {
            if (can_be_seen(field, seen)) {
                look_all(field, magic, seen, NULL, views, &count);
            }
        }
    }
    count = leave_old(field, event, views, count);
    for (int index = 0; index < count; index++) {
        turns[views[index].seen] = !turns[views[index].seen];
    }
    for (int cell = 0; cell < field->laws->cells; cell++) {
        if (turns[cell]) {
            const int content = field->laws->turned[field->board[cell]];
            put_content(field, cell, content);
            settle_castler(field, cell);
            note_effect(field, EFFECT_TURNED, cell, cell, content, 0); /* he is seen there */
        }
    }
}

const Condition MAGIC_MEN = {.name = "magic-men", .effects = turn_seen};
