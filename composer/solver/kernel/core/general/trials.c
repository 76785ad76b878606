/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "general/trials.h"

/* Look at the defences, most likely refuters first. */
static void count_refuters(Quest *quest, int moves, int most, bool open_only, Trial *trial)
{
    Row row = take_row(quest);
    int seen = 0;
    add_defences(quest, &row);
    for (; seen < row.count && trial->refuters < most && !quest->stopped; seen++) {
        const Step defence = row.steps[seen];
        go(quest, defence);
        if (!(open_only && quest_reached(quest, defence)) && !is_solvable(quest, moves, defence)) {
            trial->refuters++;
            note_refuter(quest, defence);
        }
        back(quest);
    }
    trial->open = seen < row.count;
    give_row(quest, &row);
}

void try_first(Quest *quest, Step step, int moves, int most, Trial *trial)
{
    const bool direct = quest->mode == QUEST_DIRECT;
    trial->failed = trial->open = trial->reaches = false;
    trial->refuters = 0;
    if (must_reach(quest)) {
        trial->failed = true;
        return;
    }
    go(quest, step);
    if (direct) {
        trial->reaches = quest_reached(quest, step);
        if (!trial->reaches) {
            trial->failed = !has_legal_step(&quest->field);
            count_refuters(quest, moves - 1, most, false, trial);
        }
    } else if (!defender_ends(quest)) {
        trial->failed = !has_legal_step(&quest->field) || (moves == 1 && quest->mode != QUEST_SELF);
        count_refuters(quest, moves - 1, most, true, trial);
    }
    back(quest);
}

int first_length(Quest *quest, Step step, int moves)
{
    const bool direct = quest->mode == QUEST_DIRECT;
    int length = 1;
    go(quest, step);
    if (!(direct && quest_reached(quest, step))) {
        length = direct ? 2 : 1;
        while (length < moves && !is_forced(quest, direct ? length - 1 : length)) {
            length++;
        }
    }
    back(quest);
    return length;
}

void describe_first(Quest *quest, Step step, int length, int moves, Tape *tape)
{
    const bool direct = quest->mode == QUEST_DIRECT;
    const int most = length != 0 ? length : moves;
    go(quest, step);
    describe_play(quest, direct ? most - 1 : most, step != 0, tape);
    back(quest);
}
