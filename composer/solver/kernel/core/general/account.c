/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "general/account.h"

static int apart(bool rivals, bool same_file, bool same_rank)
{
    if (!rivals) {
        return APART_NOT;
    }
    return !same_file ? APART_BY_FILE : !same_rank ? APART_BY_RANK : APART_BY_BOTH;
}

/* The same where whether a move may be played hangs on all others. */
static int told_apart_of_all(Quest *quest, Step step)
{
    const Field *field = &quest->field;
    const int origin = step_origin(step), content = mover_of(field, step);
    Row row = legal_row(quest);
    bool rivals = false, same_file = false, same_rank = false;
    for (int index = 0; index < row.count; index++) {
        const int cell = step_origin(row.steps[index]);
        if (cell != origin && mover_of(field, row.steps[index]) == content &&
            step_target(row.steps[index]) == step_target(step)) {
            rivals = true;
            same_file = same_file || cell % 8 == origin % 8;
            same_rank = same_rank || cell / 8 == origin / 8;
        }
    }
    give_row(quest, &row);
    return apart(rivals, same_file, same_rank);
}

/* The legal moves of other men just like the one who moves, to the same cell, tell him apart. */
static int told_apart(Quest *quest, Step step)
{
    Field *field = &quest->field;
    const int origin = step_origin(step), content = mover_of(field, step);
    bool rivals = false, same_file = false, same_rank = false;
    Watch watch;
    if (field->laws->whole || field->laws->prepares) {
        return told_apart_of_all(quest, step);
    }
    for (int cell = 0; cell < field->laws->cells; cell++) {
        Row row = take_row(quest);
        bool rival = false;
        if (cell == origin || field->board[cell] != content) {
            continue;
        }
        if (!rivals) {
            watch_royals(field, field->turn, &watch);
        }
        add_steps_from(field, cell, &row);
        for (int index = 0; index < row.count && !rival; index++) {
            rival = step_target(row.steps[index]) == step_target(step) &&
                    is_legal_step(field, row.steps[index], &watch);
        }
        if (rival) {
            rivals = true;
            same_file = same_file || cell % 8 == origin % 8;
            same_rank = same_rank || cell / 8 == origin / 8;
        }
    }
    return apart(rivals, same_file, same_rank);
}

static u32 mark_of(Field *field)
{
    if (is_attacked(field, field->turn)) {
        return has_escape(field) ? SHOWN_CHECK : SHOWN_MATE;
    }
    return has_way_out(field, false) ? SHOWN_NO_MARK : SHOWN_STALEMATE;
}

/* Write what stands now on a cell that a move has changed, unless that was written before, or
 * the same man stands there as before; of origin and target it is always written. */
static u32 write_change(const Field *field, const Frame *frame, Step step, int index, Tape *tape)
{
    const int cell = field->changes[index].cell;
    for (int before = frame->changes; before < index; before++) {
        if (field->changes[before].cell == cell) {
            return 0;
        }
    }
    if (cell >= field->laws->cells || (cell != step_origin(step) && cell != step_target(step) &&
                                       field->board[cell] == field->changes[index].before)) {
        return 0; /* what a condition remembers, or what has come back */
    }
    write_item(tape, (u32)cell | (u32)field->board[cell] << 16);
    return 1;
}

/* Write what a move did besides. */
static void write_effects(const Effect *effects, int count, Tape *tape)
{
    for (int index = 0; index < count; index++) {
        const Effect *each = &effects[index];
        write_item(tape, (u32)each->effect | (u32)each->cell << 8 | (u32)each->content << 24);
        write_item(tape, (u32)each->other | (u32)each->other_content << 16);
    }
}

void describe_step(Quest *quest, Step step, Tape *tape)
{
    Field *field = &quest->field;
    Effect effects[MOST_EFFECTS];
    const int captured = step_captured(step);
    const u32 man = (u32)mover_of(field, step);
    const u32 victim = captured == NO_CELL ? 0 : field->board[captured];
    const u32 apart =
        step_special(step) == STEP_CASTLING ? APART_NOT : (u32)told_apart(quest, step);
    const Frame *frame = &field->frames[field->frame_count];
    u32 shown, count = 0;
    int place, effect_count;
    write_item(tape, (u32)step);
    write_item(tape, (u32)(step >> 32));
    place = tape->size;
    write_item(tape, 0);
    write_item(tape, 0);
    field->effects = effects;
    field->effect_count = 0;
    make_step(field, step);
    field->effects = NULL; /* what is tried from here on is not told */
    effect_count = field->effect_count;
    shown = man | victim << SHOWN_CAPTURED_AT | mark_of(field) << SHOWN_MARK_AT |
            apart << SHOWN_APART_AT;
    for (int index = frame->changes; index < field->change_count; index++) {
        count += write_change(field, frame, step, index, tape);
    }
    unmake_step(field);
    write_effects(effects, effect_count, tape);
    if (!tape->failed) {
        tape->items[place] = shown | count << SHOWN_CHANGES_AT;
        tape->items[place + 1] = (u32)effect_count;
    }
}

void describe_all(Quest *quest, Tape *tape)
{
    Row row = legal_row(quest);
    for (int index = 0; index < row.count; index++) {
        describe_step(quest, row.steps[index], tape);
    }
    give_row(quest, &row);
}

typedef struct Menace { /* what would solve if the defender passed */
    Row steps;
    int length;
} Menace;

static void describe_row(Quest *quest, const Row *row, Tape *tape)
{
    write_item(tape, (u32)row->count);
    for (int index = 0; index < row->count; index++) {
        describe_step(quest, row->steps[index], tape);
    }
}

/* Tell whether a threat still solves, after a defence, in as few moves as before. */
static bool still_works(Quest *quest, Step threat, int length)
{
    const Step found = likewise(quest, threat);
    return found != 0 && !must_reach(quest) && step_forces(quest, found, length);
}

/* Write the threats that a defence, which was made, parries; return whether there are any. */
static bool describe_parried(Quest *quest, const Menace *menace, Tape *tape)
{
    const int place = tape->size;
    u32 count = 0;
    write_item(tape, 0);
    for (int index = 0; index < menace->steps.count; index++) {
        if (!still_works(quest, menace->steps.steps[index], menace->length)) {
            write_item(tape, (u32)index);
            count++;
        }
    }
    if (!tape->failed) {
        tape->items[place] = count;
    }
    return count > 0;
}

/* A defence counts if nothing answers it, if it holds out longer than against the threats, or
 * as long and parries one of them. */
static bool counts(int length, int threatened, bool parries)
{
    return length == 0 || threatened == 0 || length > threatened ||
           (length == threatened && parries);
}

static void describe_variation(Quest *quest, Step defence, int moves, const Menace *menace,
                               Tape *tape)
{
    Row answers;
    int length, place;
    bool parries;
    write_item(tape, 1);
    describe_step(quest, defence, tape);
    go(quest, defence);
    answers = take_row(quest);
    length = add_answers(quest, moves, &answers);
    write_item(tape, (u32)length);
    place = tape->size;
    write_item(tape, 0);
    parries = describe_parried(quest, menace, tape);
    if (!tape->failed) {
        tape->items[place] = counts(length, menace->length, parries);
    }
    describe_row(quest, &answers, tape);
    back(quest);
    give_row(quest, &answers);
}

/* Write a defence that reaches the goal; in longer play it does not count. */
static void describe_end(Quest *quest, Step defence, bool effective, Tape *tape)
{
    write_item(tape, 1);
    describe_step(quest, defence, tape);
    write_item(tape, 0);
    write_item(tape, effective ? 3 : 2); /* it ends the play */
    write_item(tape, 0);
    write_item(tape, 0);
}

static void find_menace(Quest *quest, int moves, Menace *menace)
{
    pass_over(&quest->field);
    menace->steps = take_row(quest);
    menace->length = add_answers(quest, moves, &menace->steps);
    back(quest);
}

static void describe_menace(Quest *quest, const Menace *menace, Tape *tape)
{
    pass_over(&quest->field);
    describe_row(quest, &menace->steps, tape);
    unmake_step(&quest->field);
}

/* Write the defences of self and reflex play, of whom the attacker forces some to end it. */
static void describe_self(Quest *quest, const Row *row, int moves, const Menace *menace,
                          Tape *tape)
{
    int ends = 0;
    for (int index = 0; index < row->count; index++) {
        ends += step_reaches(quest, row->steps[index]);
    }
    for (int index = 0; index < row->count && !quest->stopped; index++) {
        const Step defence = row->steps[index];
        if (step_reaches(quest, defence)) {
            const bool must = quest->mode != QUEST_SELF;
            describe_end(quest, defence, must || moves == 1 || ends == row->count, tape);
        } else if (quest->mode == QUEST_SELF || ends == 0) {
            describe_variation(quest, defence, moves - 1, menace, tape);
        }
    }
}

void describe_play(Quest *quest, int moves, bool threatens, Tape *tape)
{
    const bool direct = quest->mode == QUEST_DIRECT;
    const bool checks = is_attacked(&quest->field, quest->field.turn);
    Menace menace = {{quest->room + quest->used, 0, 0, false}, 0};
    Row row;
    if (threatens && !checks && (direct ? moves > 0 : moves > 1)) {
        find_menace(quest, direct ? moves : moves - 1, &menace);
    }
    write_item(tape, checks ? 1 : 0);
    write_item(tape, (u32)menace.length);
    describe_menace(quest, &menace, tape);
    row = direct ? legal_row(quest) : row_with_endings(quest);
    if (direct) {
        for (int index = 0; index < row.count && !quest->stopped; index++) {
            describe_variation(quest, row.steps[index], moves, &menace, tape);
        }
    } else {
        describe_self(quest, &row, moves, &menace, tape);
    }
    write_item(tape, 0);
    give_row(quest, &row);
    give_row(quest, &menace.steps);
}
