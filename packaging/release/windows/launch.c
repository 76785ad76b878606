/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The program's own .exe: Python, from the library beside it, told to run the studio.

   A process that Python starts for a share of the work gets Python's words as they are. Built twice:
   for the studio, which opens no console, and for the commands, whose output is seen. */

#include <stdlib.h>
#include <wchar.h>

extern __declspec(dllimport) int Py_Main(int count, wchar_t **words);

static int is_share(int count, wchar_t **words)
{
    return count > 1 && wcscmp(words[count - 1], L"--multiprocessing-fork") == 0;
}

static int launch(int count, wchar_t **words)
{
    static wchar_t *first[] = {L"-X", L"utf8", L"-m", L"composer"};
    const int more = sizeof first / sizeof *first;
    if (is_share(count, words)) {
        return Py_Main(count, words);
    }
    wchar_t **all = calloc(count + more + 1, sizeof *all);
    if (all == NULL) {
        return 1;
    }
    all[0] = words[0];
    for (int each = 0; each < more; each++) {
        all[1 + each] = first[each];
    }
    for (int each = 1; each < count; each++) {
        all[more + each] = words[each];
    }
    return Py_Main(count + more, all);
}

#ifdef STUDIO
int wWinMain(void *instance, void *before, wchar_t *line, int show)
{
    (void)instance, (void)before, (void)line, (void)show;
    return launch(__argc, __wargv);
}
#else
int wmain(int count, wchar_t **words)
{
    return launch(count, words);
}
#endif
