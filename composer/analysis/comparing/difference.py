# SPDX-License-Identifier: GPL-3.0-or-later
"""What stays, goes and comes between a problem and the same after an edit.

This is the only place that says so: the drop map, neighbours, repairs, the men that are needed and
those that could go all take it from here. Moves are followed through the edit.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Set
from dataclasses import dataclass, replace

from composer.analysis.comparing.carried import carried_code, lines_kept
from composer.analysis.comparing.edit import Step
from composer.analysis.comparing.playtree import ANY, Branch, Path, PlayTree
from composer.analysis.phaseplay import Code, move_code
from composer.analysis.themes.flag import Flag, Grade
from composer.problem.move import Mark, Move
from composer.problem.squares import Square
from composer.said.sentence import NOTHING as NO_FINDING
from composer.said.sentence import Sentence
from composer.solver.lines import Line
from composer.solver.phases import Phase


@dataclass(frozen=True, slots=True)
class Share:
    """How much of one thing stays.

    Attributes:
        before: how many there were.
        kept: how many of these there still are.
        new: how many there are that were not.
        gone: of variations, how many of those lost are defences of men that the edit took off.
    """

    before: int = 0
    kept: int = 0
    new: int = 0
    gone: int = 0

    @property
    def lost(self) -> int:
        """How many there are no more."""
        return self.before - self.kept

    @property
    def spoilt(self) -> int:
        """How many are lost though their men are still there."""
        return self.lost - self.gone

    @property
    def is_whole(self) -> bool:
        """Whether nothing went and nothing came."""
        return not self.lost and not self.new


NOTHING = Share()


@dataclass(frozen=True, slots=True)
class Difference:
    """A problem after an edit beside the one before.

    Attributes:
        same_key: whether the key is the same man's move to the same square; of help play and
            series whether the solutions are the same, of a question whether the answer is.
        finding: of a question about the past, which has no key, what is found after the edit.
        key: the key after the edit.
        coarser: whether the key captures or checks now, and did not.
        answers_mate: whether the answers mate, as in mates in two.
        answers: the defences after the key, each with all that answers it; in longer play those
            that follow, too.
        lost_answers: those of them that are not there, or not answered alike.
        variations: the defences with a single answer; kept are those that it still answers, be it
            beside others.
        mates: the different answers that stand alone; in two moves the mates.
        mates_gone: how many of these answer nothing any more, not even beside others.
        threats: the threats of the key.
        duals_before: the full defences with several answers before.
        new_duals: the full defences with more answers than they had.
        duals: how many full defences have several answers after the edit.
        set_play: the moves with an answer in set play, each with all of them, in longer play those
            that follow, too; None where it was not looked for.
        tries: the tries that are not trivial, with their play (see `tries_share`); None likewise.
        lines: of help play and series the solutions.
        set_lines: of these the set play.
        themes: the themes that stay, come and go, elements left aside; None where not looked for.
        men: the men on the board after the edit.
        men_saved: how many fewer that is; negative if there are more.
        complete: whether all the play was looked at.
    """

    same_key: bool
    finding: Sentence = NO_FINDING
    key: Move | None = None
    coarser: bool = False
    answers_mate: bool = True
    answers: Share = NOTHING
    lost_answers: tuple[Branch, ...] = ()
    variations: Share = NOTHING
    mates: Share = NOTHING
    mates_gone: int = 0
    threats: Share = NOTHING
    duals_before: int = 0
    new_duals: tuple[Move, ...] = ()
    duals: int = 0
    set_play: Share | None = None
    tries: Share | None = None
    lines: Share = NOTHING
    set_lines: Share = NOTHING
    themes: Themes | None = None
    men: int = 0
    men_saved: int = 0
    complete: bool = True

    @property
    def lost(self) -> tuple[Flag, ...]:
        """The themes no longer shown."""
        return () if self.themes is None else self.themes.lost

    @property
    def gained(self) -> tuple[Flag, ...]:
        """The themes shown that were not."""
        return () if self.themes is None else self.themes.gained

    @property
    def kept(self) -> tuple[str, ...]:
        """The ids of the themes that are still shown."""
        return () if self.themes is None else self.themes.kept

    @property
    def keeps_themes(self) -> bool:
        """Whether all themes are still shown, as far as is known of all of them."""
        return self.themes is not None and self.themes.whole and not self.lost

    @property
    def keeps_all(self) -> bool:
        """Whether the key is the same and no theme is lost."""
        return self.same_key and not self.lost

    @property
    def same_play(self) -> bool:
        """Whether the key, and after it all defences and answers, are as before."""
        return self.same_key and self.complete and not self.answers.lost and self._same_mates

    @property
    def _same_mates(self) -> bool:
        return (
            not self.mates.new
            and not self.mates_gone
            and self.threats.is_whole
            and self.duals == self.duals_before
        )

    def is_whole_with(self, square: Square) -> bool:
        """Return whether all stays though a weaker man stands on a square: play and themes.

        Only his defences that leave a threat in force may be others.
        """
        trifles = all(
            branch.defence is not None and branch.defence.origin == square and not branch.full
            for branch in self.lost_answers
        )
        whole = self.same_key and self.complete and trifles
        return whole and self._same_mates and self.same_virtual and not self.lost

    @property
    def same_virtual(self) -> bool:
        """Whether set play and tries are as before, where both were looked for."""
        found = (self.set_play, self.tries, self.set_lines)
        return all(share is None or share.is_whole for share in found)

    @property
    def duals_fewer(self) -> int:
        """How many duals are gone; negative if there are more."""
        return self.duals_before - self.duals


@dataclass(frozen=True, slots=True)
class Themes:
    """Themes that stay, come and go, elements left aside.

    Attributes:
        kept: the ids of those that are still shown.
        gained: those shown that were not.
        lost: those no longer shown.
        whole: whether there were no others before, such as rest on tries that are not looked for.
    """

    kept: tuple[str, ...] = ()
    gained: tuple[Flag, ...] = ()
    lost: tuple[Flag, ...] = ()
    whole: bool = True

    @classmethod
    def between(cls, before: Iterable[Flag], after: Iterable[Flag], whole: bool = True) -> Themes:
        """Compare what is shown before and after."""
        old, new = (
            {flag.id: flag for flag in flags if flag.grade is not Grade.ELEMENT}
            for flags in (before, after)
        )
        return cls(
            kept=tuple(name for name in old if name in new),
            gained=tuple(flag for name, flag in new.items() if name not in old),
            lost=tuple(flag for name, flag in old.items() if name not in new),
            whole=whole,
        )


def force(move: Move | None) -> int:
    """Return how coarse a first move is: quiet, a capture, a check, both."""
    if move is None:
        return 0
    return 2 * (move.mark is not Mark.NONE) + (move.capture is not None or move.en_passant)


def with_play(found: Difference, before: PlayTree, now: PlayTree, edit: Step | None) -> Difference:
    """Return a difference with what stays of the play after the key."""
    fewer: dict[Path, int] = {}
    lost: list[Branch] = []
    variations = single = own = 0
    for branch, carried, wanted, there in _followed(before, now, edit):
        if carried is None:
            own += branch.is_variation
        else:
            fewer[carried] = len(branch.answers) if branch.is_dual else 1
        if there is None or there != wanted:
            lost.append(branch)
        if branch.is_variation:
            single += 1
            variations += there is not None and (wanted <= there if wanted else not there)
    old, mates = _all_carried(before.mates, edit), now.mates
    answering = {code for branch in now.branches.values() for code in branch.answers}
    threats = _all_carried(before.threats, edit)
    return replace(
        found,
        answers=Share(len(before.branches), len(before.branches) - len(lost)),
        lost_answers=tuple(lost),
        variations=Share(single, variations, gone=own),
        mates=Share(len(before.mates), len(old & mates), len(mates - old)),
        mates_gone=len(before.mates) - len(old & (answering | now.threats.keys())),
        threats=_share(before.threats, threats, frozenset(now.threats)),
        duals_before=len(before.duals),
        duals=len(now.duals),
        new_duals=tuple(
            branch.defence
            for branch in now.duals
            if branch.defence is not None and len(branch.answers) > fewer.get(branch.path, 1)
        ),
        complete=found.complete and before.complete and now.complete,
    )


@dataclass(frozen=True, slots=True)
class PlayNews:
    """What of the play of one phase came, changed and went.

    Attributes:
        new: the defences, by their paths after the edit, that were not there.
        changed: those that were there, and have other answers.
        gone: those that are not there any more.
        threats: whether other moves are threatened.
    """

    new: frozenset[Path] = frozenset()
    changed: frozenset[Path] = frozenset()
    gone: tuple[Branch, ...] = ()
    threats: bool = False


NO_PLAY_NEWS = PlayNews()


def play_news(before: PlayTree, now: PlayTree, edit: Step | None) -> PlayNews:
    """Return what of a phase came, changed and went, defence by defence."""
    known: set[Path] = set()
    changed: set[Path] = set()
    gone: list[Branch] = []
    for branch, carried, wanted, there in _followed(before, now, edit):
        if carried is None or there is None:
            gone.append(branch)
            continue
        known.add(carried)
        if there != wanted:
            changed.add(carried)
    return PlayNews(
        new=frozenset(now.branches.keys() - known),
        changed=frozenset(changed),
        gone=tuple(gone),
        threats=_all_carried(before.threats, edit) != now.threats.keys(),
    )


def set_share(before: PlayTree, now: PlayTree, edit: Step | None) -> Share:
    """Return how much of set play stays."""
    followed = _followed(before, now, edit)
    kept = sum(there is not None and there == wanted for _, _, wanted, there in followed)
    return Share(len(before.branches), kept, len(now.branches) - kept)


def tries_share(before: Iterable[Phase], after: Iterable[Phase], edit: Step | None) -> Share:
    """Return how many tries stay; those that are trivial left aside."""
    now = {_first(phase): phase for phase in after if not phase.trivial}
    old = [phase for phase in before if not phase.trivial]
    pairs = [(phase, now.get(carried_code(_first(phase), edit))) for phase in old]
    kept = sum(there is not None and try_stays(phase, there, edit) for phase, there in pairs)
    return Share(len(old), kept, len(now) - kept)


def try_stays(before: Phase, now: Phase, edit: Step | None) -> bool:
    """Return whether a try has the same refutations, and all its variations and threats."""
    if first_news(before, now, edit):
        return False
    trees = PlayTree.of(before, deep=True), PlayTree.of(now, deep=True)
    play = with_play(Difference(True), *trees, edit)
    return not (play.variations.lost or play.threats.lost)


def lines_share(before: tuple[Line, ...], after: tuple[Line, ...], edit: Step | None) -> Share:
    """Return how many solutions of help play and series stay."""
    kept = lines_kept(before, after, edit)
    return Share(len(before), kept, len(after) - kept)


def first_news(before: Phase, now: Phase, edit: Step | None) -> bool:
    """Return whether a first move that stays is refuted by other moves, or by others no more."""
    return _refutations(before, edit) != _refutations(now, None)


def first_code(phase: Phase, edit: Step | None = None) -> Code:
    """Return the number of a first move after an edit; 0 of set play, or if it cannot be there."""
    return carried_code(_first(phase), edit)


def _followed(
    before: PlayTree, now: PlayTree, edit: Step | None
) -> Iterator[tuple[Branch, Path | None, Set[Code], Set[Code] | None]]:
    """Yield each branch with its path and answers after an edit, and those that are there."""
    for path, branch in before.branches.items():
        carried = carried_path(path, edit)
        there = None if carried is None else now.carried_out(carried)
        yield branch, carried, _all_carried(branch.answers, edit), there


def _first(phase: Phase) -> Code:
    return 0 if phase.move is None else move_code(phase.move)


def _refutations(phase: Phase, edit: Step | None) -> frozenset[Code]:
    return _all_carried(map(move_code, phase.refutations), edit)


def _share(before: Iterable[Code], old: frozenset[Code], now: frozenset[Code]) -> Share:
    kept = len(old & now)
    return Share(len(tuple(before)), kept, len(now) - kept)


def carried_path(path: Path, edit: Step | None) -> Path | None:
    """Return a path after an edit; None where a move of it cannot be there."""
    if edit is None:
        return path
    codes = tuple(carried_code(code, edit) if code != ANY else ANY for code in path)
    lost = any(was != ANY and code == 0 for was, code in zip(path, codes, strict=True))
    return None if lost else codes


def _all_carried(codes: Iterable[Code], edit: Step | None) -> frozenset[Code]:
    return frozenset(carried_code(code, edit) for code in codes)
