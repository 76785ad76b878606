#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# Chess Composer @VERSION@: this file is a script with an archive behind it. Run it with
#
#   sh FILE [--target FOLDER]    puts the program into your own folders and among your programs
#   sh FILE --extract FOLDER     only unpacks it into an empty folder
#   sh FILE --remove             takes the program away again; your problems stay
#
# Nothing outside your home (or the folder that you name) is written, and no password is wanted.
set -eu

data=${XDG_DATA_HOME:-"$HOME/.local/share"}
bin=$HOME/.local/bin
target=$data/chess-composer-program
wanted=install

fail() {
    echo "$1" >&2
    exit 1
}

while [ $# -gt 0 ]; do
    case $1 in
        --target) [ $# -ge 2 ] || fail "--target needs a folder."; target=$2; shift ;;
        --extract) [ $# -ge 2 ] || fail "--extract needs a folder."; wanted=extract; target=$2; shift ;;
        --remove) wanted=remove ;;
        -h | --help) sed -n '3,10s/^# \{0,1\}//p' "$0"; exit 0 ;;
        *) fail "unknown: $1 (see --help)" ;;
    esac
    shift
done

id=org.chesscomposer.Studio

each_share() {
    # The desktop's files as they lie below share, one a line.
    (cd "$1" && find . -type f | sed 's#^\./##')
}

refresh() {
    # Desktops look by themselves, too; these only make it quicker.
    update-desktop-database "$data/applications" 2>/dev/null || true
    update-mime-database "$data/mime" 2>/dev/null || true
}

remove() {
    if [ -f "$target/share.list" ]; then
        while IFS= read -r file; do
            rm -f "$data/$file"
        done <"$target/share.list"
    fi
    if [ -L "$bin/chess-composer" ]; then
        case $(readlink "$bin/chess-composer") in
            "$target"/*) rm -f "$bin/chess-composer" ;;
        esac
    fi
    if [ -x "$target/program/chess-composer" ]; then
        rm -rf "$target/program" "$target/share" "$target/share.list"
        rmdir "$target" 2>/dev/null || true
    fi
}

if [ "$wanted" = remove ]; then
    [ -x "$target/program/chess-composer" ] || fail "There is no Chess Composer in $target."
    remove
    refresh
    echo "Chess Composer is removed; your library and settings are where they were."
    exit 0
fi

if [ "$wanted" = extract ] && [ -e "$target" ] && [ -n "$(ls -A "$target")" ]; then
    fail "$target is not empty."
fi

mkdir -p "$target"
target=$(cd "$target" && pwd)
fresh=$target/unpacking.$$
mkdir "$fresh"
trap 'rm -rf "$fresh"' EXIT
trap 'exit 1' HUP INT TERM
tail -n +@LINES@ "$0" | gzip -dc | tar -xf - -C "$fresh" || fail "The file is damaged, or the disk is full."
[ -x "$fresh/program/chess-composer" ] || fail "The file is damaged."
"$fresh/program/chess-composer" --version >/dev/null || fail "The program does not run on this system."

if [ "$wanted" = extract ]; then
    mv "$fresh/program" "$fresh/share" "$target/"
    echo "Chess Composer is in $target/program; start chess-composer there."
    exit 0
fi

remove
mkdir -p "$target"
mv "$fresh/program" "$fresh/share" "$target/"
each_share "$target/share" >"$target/share.list"
while IFS= read -r file; do
    mkdir -p "$data/$(dirname "$file")"
    cp "$target/share/$file" "$data/$file"
done <"$target/share.list"
entry=$data/applications/$id.desktop
sed "s#^Exec=chess-composer#Exec=\"$target/program/chess-composer\"#" "$target/share/applications/$id.desktop" >"$entry"
mkdir -p "$bin"
if [ -L "$bin/chess-composer" ] || [ ! -e "$bin/chess-composer" ]; then
    ln -sfn "$target/program/chess-composer" "$bin/chess-composer"
fi
refresh
echo "Chess Composer is among your programs now, and $bin/chess-composer starts it."
exit 0
