/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/steps.h"

static void aim(Steps *steps, int man, int files, int ranks)
{
    const int number = (files + MOST_FILES - 1) * SPANS + ranks + MOST_FILES - 1;

    steps->aims[man][number >> 6] |= bit(number & 63);
}

static bool is_span(int number)
{
    return number > -MOST_FILES && number < MOST_FILES;
}

static void aim_along(Steps *steps, int man, const Step *step)
{
    int files = step->files, ranks = step->ranks;

    if (step->use == USE_MOVE) {
        return;
    }
    for (int rode = 0; rode <= step->limit && is_span(files) && is_span(ranks); rode++) {
        if (rode > 0 || step->stops) {
            aim(steps, man, files, ranks);
        }
        files += step->ride_files;
        ranks += step->ride_ranks;
    }
}

void complete_steps(Steps *steps, int men)
{
    for (int square = 0; square < steps->files * steps->ranks; square++) {
        steps->file[square] = (u8)(square % steps->files);
        steps->rank[square] = (u8)(square / steps->files);
    }
    for (int man = 1; man <= men; man++) {
        for (int index = steps->first[man]; index < steps->first[man + 1]; index++) {
            aim_along(steps, man, &steps->step[index]);
        }
    }
}
