/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "general/quest.h"
#include "search/shared.h"

Quest *new_quest(const Laws *laws, const Memory *memory, const char *cancelled)
{
    Quest *quest = take(memory, sizeof(Quest));
    if (quest == NULL) {
        return NULL;
    }
    clear_field(&quest->field, laws);
    quest->aim.aim = AIM_MATE;
    quest->aim.cell = quest->aim.promotion = 0;
    quest->diagram = NULL;
    quest->mode = QUEST_DIRECT;
    quest->memory = memory;
    quest->cancelled = cancelled;
    quest->nodes = quest->most_nodes = 0;
    quest->stopped = quest->crowded = false;
    quest->proved = NULL;
    quest->proved_room = 0;
    quest->used = 0;
    for (int place = 0; place < LEARNT; place++) {
        quest->refuted[place] = 0;
        quest->answers[place] = 0;
    }
    return quest;
}

void end_quest(Quest *quest)
{
    const Memory *memory = quest->memory;
    if (quest->proved != NULL) {
        give_back(memory, quest->proved);
    }
    give_back(memory, quest);
}

void go(Quest *quest, Step step)
{
    if ((++quest->nodes & 1023) == 0) {
        const bool weary = quest->most_nodes != 0 && quest->nodes >= quest->most_nodes;
        quest->stopped =
            quest->stopped || weary || read_flag(quest->cancelled);
    }
    make_step(&quest->field, step);
}

Row take_row(Quest *quest)
{
    Row row = {quest->room + quest->used, 0, ROW_ROOM - quest->used, false};
    if (row.room > MOST_STEPS) {
        row.room = MOST_STEPS;
    }
    return row;
}

/* End the writing of a row: what is written after it lies beyond it. */
static void close_row(Quest *quest, const Row *row)
{
    if (row->full) {
        quest->crowded = quest->stopped = true;
    }
    quest->used = (int)(row->steps - quest->room) + row->count;
}

Row legal_row(Quest *quest)
{
    Row row = take_row(quest);
    add_legal_steps(&quest->field, &row);
    close_row(quest, &row);
    return row;
}

/* Tell whether two moves, perhaps of different positions, are one to who plays them. */
static bool are_alike(const Laws *laws, Step one, Step other)
{
    if (laws->reroutes && step_captured(one) != step_captured(other)) {
        return false;
    }
    return step_origin(one) == step_origin(other) && step_target(one) == step_target(other) &&
           step_promotion(one) == step_promotion(other) && one >> 44 == other >> 44 &&
           (step_special(one) == STEP_CASTLING) == (step_special(other) == STEP_CASTLING);
}

/* The same where whether a move may be played hangs on all others. */
static Step likewise_of_all(Quest *quest, Step step)
{
    Row row = legal_row(quest);
    Step found = 0;
    for (int index = 0; index < row.count && found == 0; index++) {
        if (are_alike(quest->field.laws, row.steps[index], step)) {
            found = row.steps[index];
        }
    }
    give_row(quest, &row);
    return found;
}

Step likewise(Quest *quest, Step step)
{
    Field *field = &quest->field;
    const int origin = step_origin(step), content = field->board[origin];
    Row row = take_row(quest);
    Watch watch;
    if (field->laws->whole) {
        return likewise_of_all(quest, step);
    }
    if (!is_man_at(field, origin) ||
        field->laws->content[content].owner == (field->turn ^ 1)) {
        return 0;
    }
    if (step_special(step) == STEP_CASTLING) {
        if (castlings_of(field->rights) != 0) {
            add_castlings(field, &row);
        }
    } else {
        add_steps_from(field, origin, &row);
    }
    for (int index = 0; index < row.count; index++) {
        if (are_alike(field->laws, row.steps[index], step)) {
            watch_royals(field, field->turn, &watch);
            if (is_legal_step(field, row.steps[index], &watch)) {
                return row.steps[index];
            }
        }
    }
    return 0;
}

/* Tell whether the side that has just moved could not move again. */
static bool is_stuck(Quest *quest)
{
    bool stuck;
    make_step(&quest->field, 0);
    stuck = !has_way_out(&quest->field, false);
    unmake_step(&quest->field);
    return stuck;
}

bool quest_reached(Quest *quest, Step last)
{
    Field *field = &quest->field;
    switch (quest->aim.aim) {
    case AIM_MATE:
        return is_attacked(field, field->turn) && !has_escape(field);
    case AIM_STALEMATE:
        return is_stalemated(field);
    case AIM_DOUBLE_STALEMATE:
        return is_stalemated(field) && is_stuck(quest);
    case AIM_CHECK:
        return is_attacked(field, field->turn);
    case AIM_CAPTURE:
        return last != 0 && step_captured(last) != NO_CELL;
    case AIM_TARGET:
        return last != 0 && quest->aim.cell == (field->laws->condition_count != 0
                                                     ? field->at
                                                     : step_target(last));
    case AIM_PROMOTION:
        return step_promotion(last) != 0 &&
               (quest->aim.promotion == 0 || step_promotion(last) == quest->aim.promotion);
    case AIM_DIAGRAM:
        return is_diagram(quest->diagram, field);
    default:
        return rare_aim_reached(field, quest->aim.aim, last);
    }
}

bool step_reaches(Quest *quest, Step step)
{
    bool found;
    go(quest, step);
    found = quest_reached(quest, step);
    back(quest);
    return found;
}

typedef struct Sights { /* what can be told of a candidate before it is made */
    bool must_check;
    Watch own;   /* of the side to move, if the goal is no check */
    Watch other; /* of the other side, if it is */
} Sights;

static void look_around(Quest *quest, Sights *sights)
{
    Field *field = &quest->field;
    sights->must_check = quest->aim.aim == AIM_MATE || quest->aim.aim == AIM_CHECK;
    if (sights->must_check) {
        watch_royals(field, field->turn ^ 1, &sights->other);
    } else {
        watch_royals(field, field->turn, &sights->own);
    }
}

/* Write what may reach the goal: candidates, or the legal moves where conditions choose. */
static void add_hopeful(Quest *quest, Row *row)
{
    if (quest->field.laws->chooses && !leads_into_check(quest->aim.aim)) {
        add_legal_steps(&quest->field, row);
    } else {
        add_candidates(&quest->field, row);
    }
}

/* Tell whether what was written is legal and reaches the goal, by conditions. */
static bool conditioned_reaches(Quest *quest, Step step, bool must_check)
{
    Field *field = &quest->field;
    const int side = field->turn;
    bool found;
    go(quest, step);
    found = must_check ? is_attacked(field, side ^ 1)
                       : quest->diagram == NULL || is_diagram(quest->diagram, field);
    if (found && !field->laws->chooses) {
        found = stands_step(field, step, side, false) && !is_attacked(field, side);
    }
    if (must_check) {
        found = found && (quest->aim.aim == AIM_CHECK || !has_escape(field));
    } else {
        found = found && quest_reached(quest, step);
    }
    back(quest);
    return found;
}

/* The same of a goal for which the own king may be left in check. */
static bool reaches_into_check(Quest *quest, Step step)
{
    Field *field = &quest->field;
    const int side = field->turn;
    bool found;
    go(quest, step);
    found = stands_step(field, step, side, false) && quest_reached(quest, step);
    back(quest);
    return found;
}

/* Tell whether a candidate is legal and reaches the goal. */
static bool candidate_reaches(Quest *quest, Step step, const Sights *sights)
{
    Field *field = &quest->field;
    const int side = field->turn;
    bool found;
    if (leads_into_check(quest->aim.aim)) {
        return reaches_into_check(quest, step);
    }
    if (quest->diagram != NULL && !may_end_in_diagram(quest->diagram, field, step)) {
        return false;
    }
    if (field->laws->condition_count != 0) {
        return (!sights->must_check || may_check(field, step, &sights->other)) &&
               conditioned_reaches(quest, step, sights->must_check);
    }
    if (!sights->must_check) {
        return is_legal_step(field, step, &sights->own) && step_reaches(quest, step);
    }
    if (!may_check(field, step, &sights->other)) {
        return false;
    }
    go(quest, step);
    found = is_attacked(field, side ^ 1) && !is_attacked(field, side) &&
            (quest->aim.aim == AIM_CHECK || !has_escape(field));
    back(quest);
    return found;
}

bool can_reach(Quest *quest, Step *found)
{
    Row row = take_row(quest);
    Sights sights;
    look_around(quest, &sights);
    add_hopeful(quest, &row);
    close_row(quest, &row);
    *found = 0;
    for (int index = 0; index < row.count && *found == 0 && !quest->stopped; index++) {
        if (candidate_reaches(quest, row.steps[index], &sights)) {
            *found = row.steps[index];
        }
    }
    give_row(quest, &row);
    return *found != 0;
}

void add_reaching(Quest *quest, Row *row)
{
    const int from = row->count;
    int kept = from;
    Sights sights;
    look_around(quest, &sights);
    add_hopeful(quest, row);
    close_row(quest, row);
    for (int index = from; index < row->count; index++) {
        if (candidate_reaches(quest, row->steps[index], &sights)) {
            row->steps[kept++] = row->steps[index];
        }
    }
    row->count = kept;
    quest->used = (int)(row->steps - quest->room) + kept;
}

Row row_with_endings(Quest *quest)
{
    Field *field = &quest->field;
    Row row = legal_row(quest);
    int kept = row.count;
    Watch own;
    if (!leads_into_check(quest->aim.aim)) {
        return row;
    }
    watch_royals(field, field->turn, &own);
    add_candidates(field, &row);
    close_row(quest, &row);
    for (int index = kept; index < row.count; index++) {
        if (!is_legal_step(field, row.steps[index], &own) &&
            reaches_into_check(quest, row.steps[index])) {
            row.steps[kept++] = row.steps[index];
        }
    }
    row.count = kept;
    quest->used = (int)(row.steps - quest->room) + kept;
    return row;
}

/* Tell whether a candidate is legal and fails to reach the goal. */
static bool is_other_move(Quest *quest, Step step, const Sights *sights, const Watch *own)
{
    if (!is_legal_step(&quest->field, step, own)) {
        return false;
    }
    return (sights->must_check && !may_check(&quest->field, step, &sights->other)) ||
           !step_reaches(quest, step);
}

bool all_reach(Quest *quest)
{
    Field *field = &quest->field;
    Row row = take_row(quest);
    bool all = true, any = false;
    Sights sights;
    Watch own;
    look_around(quest, &sights);
    watch_royals(field, field->turn, &own);
    add_hopeful(quest, &row);
    close_row(quest, &row);
    for (int index = 0; index < row.count && all; index++) {
        all = !is_other_move(quest, row.steps[index], &sights, &own);
    }
    for (int index = 0; index < row.count && all && !any; index++) {
        any = leads_into_check(quest->aim.aim) ? reaches_into_check(quest, row.steps[index])
                                               : is_legal_step(field, row.steps[index], &own);
    }
    give_row(quest, &row);
    return all && any;
}

static u64 proved_key(const Quest *quest, int moves)
{
    return (quest->field.hash ^ scatter((u64)moves << 48)) & ~(u64)1;
}

/* Make room for what is found: little where few moves are left, which stays near the processor. */
static bool has_proved_room(Quest *quest, int moves)
{
    const int room = moves > SHORT_MOVES ? PROVED_LONG : PROVED_SHORT;
    if (quest->proved_room >= room) {
        return true;
    }
    if (quest->proved != NULL) {
        give_back(quest->memory, quest->proved);
    }
    quest->proved = take_blank(quest->memory, sizeof(u64) * (size_t)room);
    quest->proved_room = quest->proved == NULL ? 0 : room;
    return quest->proved != NULL;
}

int recall_proved(Quest *quest, int moves)
{
    const u64 key = proved_key(quest, moves);
    u64 found;
    if (!has_proved_room(quest, moves)) {
        return 0;
    }
    found = quest->proved[key >> 20 & (u64)(quest->proved_room - 1)];
    return (found & ~(u64)1) != key ? 0 : (found & 1) != 0 ? 2 : 1;
}

void note_proved(Quest *quest, int moves, bool solves)
{
    const u64 key = proved_key(quest, moves);
    if (quest->proved != NULL && !quest->stopped) {
        quest->proved[key >> 20 & (u64)(quest->proved_room - 1)] = key | (u64)(solves ? 1 : 0);
    }
}
