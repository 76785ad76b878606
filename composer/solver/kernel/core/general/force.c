/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "general/force.h"

bool must_reach(Quest *quest)
{
    Step found;
    return quest->mode == QUEST_REFLEX && can_reach(quest, &found);
}

bool defender_ends(Quest *quest)
{
    Step found;
    return quest->mode == QUEST_SELF ? all_reach(quest) : can_reach(quest, &found);
}

void note_refuter(Quest *quest, Step defence)
{
    if (!quest->stopped) {
        quest->refuted[learnt_place(defence)]++;
    }
}

void add_defences(Quest *quest, Row *row)
{
    const int from = row->count;
    add_legal_steps(&quest->field, row);
    for (int index = from + 1; index < row->count; index++) { /* few, and nearly in order */
        const Step step = row->steps[index];
        const u32 score = quest->refuted[learnt_place(step)];
        int place = index;
        for (; place > from && quest->refuted[learnt_place(row->steps[place - 1])] < score;
             place--) {
            row->steps[place] = row->steps[place - 1];
        }
        row->steps[place] = step;
    }
    if (row->full) {
        quest->crowded = quest->stopped = true;
    }
    quest->used = (int)(row->steps - quest->room) + row->count;
}

/* Tell whether each defence is answered in at most `moves` moves, and there is one. */
static bool all_answered(Quest *quest, int moves)
{
    Row row = take_row(quest);
    bool answered;
    add_defences(quest, &row);
    answered = row.count > 0;
    for (int index = 0; index < row.count && answered && !quest->stopped; index++) {
        go(quest, row.steps[index]);
        answered = is_solvable(quest, moves, row.steps[index]);
        back(quest);
        if (!answered) {
            note_refuter(quest, row.steps[index]);
        }
    }
    give_row(quest, &row);
    return answered;
}

/* The same in self and reflex play: defences that reach the goal need no answer. */
static bool all_open_answered(Quest *quest, int moves)
{
    Row row = take_row(quest);
    bool answered;
    add_defences(quest, &row);
    answered = row.count > 0;
    for (int index = 0; index < row.count && answered && !quest->stopped; index++) {
        const Step defence = row.steps[index];
        go(quest, defence);
        if (!quest_reached(quest, defence)) {
            answered = is_solvable(quest, moves, defence);
        }
        back(quest);
        if (!answered) {
            note_refuter(quest, defence);
        }
    }
    give_row(quest, &row);
    return answered;
}

bool is_forced(Quest *quest, int moves)
{
    if (quest->mode == QUEST_DIRECT) {
        return moves > 0 && all_answered(quest, moves);
    }
    if (defender_ends(quest)) {
        return true;
    }
    return moves > 1 && all_open_answered(quest, moves - 1);
}

bool step_forces(Quest *quest, Step step, int moves)
{
    bool forced;
    go(quest, step);
    if (quest->mode == QUEST_DIRECT) {
        forced = quest_reached(quest, step) || (moves > 1 && is_forced(quest, moves - 1));
    } else {
        forced = is_forced(quest, moves);
    }
    back(quest);
    return forced;
}

/* Look for a move that solves in at most so many moves, checks first; 0 if there is none. */
static Step find_forcing(Quest *quest, int moves)
{
    Row row = legal_row(quest);
    Step found = 0;
    Watch watch;
    watch_royals(&quest->field, quest->field.turn ^ 1, &watch);
    for (int round = 0; round < 2 && found == 0; round++) {
        for (int index = 0; index < row.count && found == 0 && !quest->stopped; index++) {
            const bool checks = may_check(&quest->field, row.steps[index], &watch);
            if (checks == (round == 0) && step_forces(quest, row.steps[index], moves)) {
                found = row.steps[index];
            }
        }
    }
    give_row(quest, &row);
    return quest->stopped ? 0 : found;
}

static Step search_length(Quest *quest, int moves, int last_place)
{
    const int known = moves > 1 ? recall_proved(quest, moves) : 0;
    Step found;
    if (known == 1) {
        return 0;
    }
    found = find_forcing(quest, moves);
    if (moves > 1) {
        note_proved(quest, moves, found != 0);
    }
    if (found != 0) {
        quest->answers[last_place] = found;
    }
    return found;
}

bool is_solvable(Quest *quest, int moves, Step last)
{
    const int place = learnt_place(last);
    Step answer = quest->answers[place], found;
    if (moves == 0 || quest->stopped || must_reach(quest)) {
        return false;
    }
    answer = answer == 0 ? 0 : likewise(quest, answer);
    if (answer != 0 && step_forces(quest, answer, moves)) {
        return true;
    }
    if (quest->mode == QUEST_DIRECT) {
        if (can_reach(quest, &found)) {
            quest->answers[place] = found;
            return true;
        }
    }
    for (int length = quest->mode == QUEST_DIRECT ? 2 : 1; length <= moves; length++) {
        if (search_length(quest, length, place) != 0) {
            return true;
        }
    }
    return false;
}

int add_answers(Quest *quest, int moves, Row *row)
{
    const int from = row->count;
    if (must_reach(quest)) {
        return 0;
    }
    for (int length = 1; length <= moves && !quest->stopped; length++) {
        if (length == 1 && quest->mode == QUEST_DIRECT) {
            add_reaching(quest, row);
        } else {
            int kept = from;
            add_legal_steps(&quest->field, row);
            quest->used = (int)(row->steps - quest->room) + row->count;
            for (int index = from; index < row->count; index++) {
                if (step_forces(quest, row->steps[index], length)) {
                    row->steps[kept++] = row->steps[index];
                }
            }
            row->count = kept;
            quest->used = (int)(row->steps - quest->room) + kept;
        }
        if (row->count > from) {
            return length;
        }
    }
    return 0;
}
