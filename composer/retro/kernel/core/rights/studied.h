/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The study of legality (`legality/further.h`) of a board of 64 numbers (`rights/cages.h`). */
#ifndef COMPOSER_RIGHTS_STUDIED_H
#define COMPOSER_RIGHTS_STUDIED_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct Further; /* its memory: so many bytes of the caller's, all zero at first */

size_t size_of_further(void);

/* Make ready for a search among so many positions. */
void begin_studies(struct Further *further, uint64_t positions);

/* How many boards were studied: of the others it was kept what is read of them. */
uint64_t studies_of(const struct Further *further);

/* Whether a study proves that no game leads to a board on which the men on `fixed`, who stand as
 * in the game array, have never moved. One king and at most 16 men a side, no pawn on the edge. */
bool study_disproves(struct Further *further, const uint8_t *cells, uint64_t fixed);

/* The squares from which an officer, by his number, may have come over any number of moves, past
 * men who stand on `stuck`. */
uint64_t region_over(int square, int kind, uint64_t stuck);

#endif
