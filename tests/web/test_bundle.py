# SPDX-License-Identifier: GPL-3.0-or-later
"""One script of many modules: it does what they do, and what is written otherwise is refused."""

from __future__ import annotations

import shutil
import subprocess

import pytest

from composer.web.bundle import NotBundled, bundle

MODULES = {
    "main.js": r"""
        // Begins.
        import "./deep/first.js";
        import { b as two, Kind, odd } from "./deep/other.js";
        const word = "one"; /* said */
        const later = (await import("./later.js")).late;
        const told = await import(`./words/${word}.js`);
        console.log(globalThis.begun, two(3) / 2 / 3, new Kind().name, odd, later, told[word]);
        console.log(`a // ${ `b ${"}"}` } \` c`, /[/"`]\/\/ x/.test('/"`// x'), 1 - -1, "a  b");
    """,
    "deep/first.js": "globalThis.begun = [];\n",
    "deep/other.js": """
        import { half } from "../later.js";
        globalThis.begun.push("other");
        const a = (x) => { return half * x }
        export const odd = [1, 2, 3].filter((each) => each % 2), even = 4;
        export class Kind {
            #word = "ki"; #more = `${this.#word}n`;
            get name() { return `${this.#more}d`; }
        }
        export { a as b };
    """,
    "later.js": "export const half = 12;\nexport async function late() {}\n",
    "words/one.js": "export const one = { key: '// no comment' };\n",
}


def test_it_does_what_the_modules_do() -> None:
    made = bundle(MODULES, "main.js", ["words/one.js"])
    assert "import" not in made.replace("import(", "")
    assert "Begins" not in made
    assert "#more" not in made
    assert bundle(MODULES, "main.js", ["words/one.js"]) == made
    node = shutil.which("node")
    if node is None:
        pytest.skip("node is not installed")
    command = [node, "--input-type=module", "-"]
    done = subprocess.run(command, input=made, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert done.stdout.splitlines() == [
        "[ 'other' ] 6 kind [ 1, 3 ] [AsyncFunction: late] { key: '// no comment' }",
        "a // b } ` c true 2 a  b",
    ]


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ('import all from "./later.js";', "another way"),
        ('import { full } from "./later.js";', "exports no full"),
        ('import { half } from "./nowhere.js";', "not there"),
        ("export let a = 1;", "export let"),
        ("export default 1;", "export default"),
        ('export { half } from "./later.js";', "not its own"),
        ('import "./main.js";', "needs itself"),
    ],
)
def test_what_is_not_taken_is_refused(text: str, why: str) -> None:
    with pytest.raises(NotBundled, match=why):
        bundle({**MODULES, "main.js": text}, "main.js")
