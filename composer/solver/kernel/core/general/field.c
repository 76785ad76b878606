/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "general/field.h"

static u64 content_key(int cell, int content)
{
    return content == 0 ? 0 : scatter((u64)cell << 8 | (u64)content);
}

static u64 state_key(const Field *field)
{
    return scatter((u64)1 << 40 | (u64)field->rights << 16 | (u64)(field->first != NO_CELL) << 15 |
                   (u64)field->passed << 1 | (u64)field->turn);
}

void clear_field(Field *field, const Laws *laws)
{
    field->laws = laws;
    for (int cell = 0; cell < MOST_CELLS; cell++) {
        field->board[cell] = 0;
    }
    for (int owner = 0; owner < OWNERS; owner++) {
        for (int word = 0; word < SET_WORDS; word++) {
            field->men[owner][word] = field->royals[owner][word] = 0;
        }
    }
    field->hash = 0;
    field->passed = field->first = field->pawn = field->at = NO_CELL;
    field->turn = 0;
    field->rights = 0;
    field->change_count = field->frame_count = 0;
    field->effects = NULL;
    field->effect_count = 0;
    field->ahead = 0;
    field->judging_mate = field->frees_all = field->loses_none = false;
    field->takes_own = false;
}

/* Exchange what stands on a cell. */
static void exchange(Field *field, int cell, int content)
{
    const int before = field->board[cell];
    if (cell >= field->laws->cells) { /* remembered */
        field->board[cell] = (u8)content;
        return;
    }
    if (before != 0 && before != HOLE) {
        const Content *old = &field->laws->content[before];
        drop_cell(field->men[old->owner], cell);
        drop_cell(field->royals[old->owner], cell);
    }
    if (content != 0 && content != HOLE) {
        const Content *new = &field->laws->content[content];
        add_cell(field->men[new->owner], cell);
        if (new->royal) {
            add_cell(field->royals[new->owner], cell);
        }
    }
    field->board[cell] = (u8)content;
}

void place_content(Field *field, int cell, int content)
{
    field->hash ^= content_key(cell, field->board[cell]) ^ content_key(cell, content);
    exchange(field, cell, content);
}

int lend_content(Field *field, int cell, int content)
{
    const int before = field->board[cell];
    exchange(field, cell, content);
    return before;
}

void set_state(Field *field, int turn, int rights, int passed, int pawn)
{
    field->turn = (u8)turn;
    field->rights = (u16)rights;
    field->passed = (u16)passed;
    field->pawn = (u16)pawn;
    field->hash ^= state_key(field);
}

void put_content(Field *field, int cell, int content)
{
    Change *change = &field->changes[field->change_count++];
    change->cell = (u16)cell;
    change->before = field->board[cell];
    field->rights &= field->laws->keeps_rights[cell];
    place_content(field, cell, content);
}

/* Tell whether who stands on a cell is one who castles from there. */
static bool is_castler(const Field *field, const Castler *castler)
{
    const int content = field->board[castler->cell];
    const Content *man = &field->laws->content[content];
    return content != 0 && content != HOLE &&
           (man->owner == castler->side || man->owner == OF_BOTH) &&
           (castler->royal ? man->royal && field->laws->kind[content] == KIND_KING
                           : field->laws->kind[content] == field->laws->partner);
}

void settle_castler(Field *field, int cell)
{
    const Laws *laws = field->laws;
    for (int number = 0; number < laws->castler_count; number++) {
        if (laws->castlers[number].cell == cell && is_castler(field, &laws->castlers[number])) {
            field->rights |= (u16)castler_right(number);
        }
    }
    for (int number = 0; number < laws->castle_count; number++) {
        const u16 men = laws->castles[number].men;
        if ((field->rights & men) == men) {
            field->rights |= (u16)(1 << number);
        }
    }
}

void keep_number(Field *field, const Clause *clause, int place, int number)
{
    put_content(field, field->laws->cells + clause->first_place + place, number);
}

void begin_number(Field *field, const Clause *clause, int place, int number)
{
    place_content(field, field->laws->cells + clause->first_place + place, number);
}

void note_effect(Field *field, int effect, int cell, int other, int content, int other_content)
{
    if (field->effects != NULL && field->effect_count < MOST_EFFECTS) {
        Effect *noted = &field->effects[field->effect_count++];
        noted->effect = (u8)effect;
        noted->cell = (u16)cell;
        noted->other = (u16)other;
        noted->content = (u8)content;
        noted->other_content = (u8)other_content;
    }
}

static void castle(Field *field, const CastleWay *way)
{
    const int king = field->board[way->king], rook = field->board[way->rook];
    put_content(field, way->king, 0);
    put_content(field, way->rook, 0);
    put_content(field, way->king_target, king);
    put_content(field, way->rook_target, rook);
}

/* Bring a man to his target, as a move that is no castling does. */
static void move_man(Field *field, Step step, int side, int *passed, int *pawn)
{
    const int origin = step_origin(step), target = step_target(step);
    const int captured = step_captured(step), promotion = step_promotion(step);
    const Content *man = &field->laws->content[field->board[origin]];
    put_content(field, origin, 0);
    if (captured != NO_CELL && captured != target) {
        put_content(field, captured, 0);
    }
    put_content(field, target,
                promotion != 0 ? man->becomes[side][promotion - 1] : man->settled[side]);
    if (step_special(step) == STEP_DOUBLE) {
        *passed = step_extra(step);
        *pawn = target;
    }
}

/* The same by conditions, which add to what a move does. */
static void make_conditioned(Field *field, Step step, int *passed, int *pawn)
{
    const Laws *laws = field->laws;
    const int named = laws->prepares ? step_choice(step) : NO_CELL;
    if (named != NO_CELL) {
        put_content(field, named, laws->as_kind[field->board[named]][step_kind(step)]);
    }
    Event event = {step,
                   field->turn,
                   step_origin(step),
                   step_target(step),
                   step_captured(step),
                   field->board[step_origin(step)],
                   step_captured(step) == NO_CELL ? 0 : field->board[step_captured(step)],
                   NO_CELL,
                   NO_CELL};
    switch (step_special(step)) {
    case STEP_CASTLING:
        castle(field, &laws->castles[step_extra(step)]);
        break;
    case STEP_EXCHANGE: {
        const int other = field->board[event.at];
        put_content(field, event.at, event.mover);
        put_content(field, event.origin, other);
        break;
    }
    default:
        move_man(field, step, field->turn, &event.passed, &event.pawn);
        break;
    }
    laws->follow_move(field, &event);
    field->at = (u16)event.at;
    *passed = event.passed;
    *pawn = event.pawn;
}

/* Return the first cell that a pawn has passed over who went three steps from where it stood and
 * stayed there; NO_CELL for none: who starts from another cell has gone two. */
static int first_passed(Step step, int passed, int pawn)
{
    const int target = step_target(step), first = 2 * passed - target;
    const bool stayed = passed == step_extra(step) && pawn == target;
    return stayed && 2 * first - passed == step_origin(step) ? first : NO_CELL;
}

void make_step(Field *field, Step step)
{
    Frame *frame = &field->frames[field->frame_count++];
    const int side = field->turn;
    int passed = NO_CELL, pawn = NO_CELL;
    frame->hash = field->hash;
    frame->changes = field->change_count;
    frame->passed = field->passed;
    frame->first = field->first;
    frame->pawn = field->pawn;
    frame->at = field->at;
    frame->rights = field->rights;
    field->hash ^= state_key(field);
    if (field->laws->condition_count != 0 && step != 0) {
        make_conditioned(field, step, &passed, &pawn);
    } else if (step_special(step) == STEP_CASTLING) {
        castle(field, &field->laws->castles[step_extra(step)]);
    } else if (step != 0) {
        move_man(field, step, side, &passed, &pawn);
    }
    field->passed = (u16)passed;
    field->first = (u16)(passed == NO_CELL ? NO_CELL : first_passed(step, passed, pawn));
    field->pawn = (u16)pawn;
    field->turn ^= 1;
    field->hash ^= state_key(field);
}

int content_before(const Field *field, int cell)
{
    const int first = field->frames[field->frame_count - 1].changes;
    for (int index = first; index < field->change_count; index++) {
        if (field->changes[index].cell == cell) {
            return field->changes[index].before;
        }
    }
    return field->board[cell];
}

void unmake_step(Field *field)
{
    const Frame *frame = &field->frames[--field->frame_count];
    while (field->change_count > frame->changes) {
        const Change *change = &field->changes[--field->change_count];
        exchange(field, change->cell, change->before);
    }
    field->hash = frame->hash;
    field->passed = frame->passed;
    field->first = frame->first;
    field->pawn = frame->pawn;
    field->at = frame->at;
    field->rights = frame->rights;
    field->turn ^= 1;
}
