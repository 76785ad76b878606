# SPDX-License-Identifier: GPL-3.0-or-later
from cases import every

from composer.formats.popeye.conditions import read_conditions
from composer.formats.popeye.words import ENGLISH, FRENCH, GERMAN, Tongue


@every(
    "tongue, text, conditions",
    [
        (ENGLISH, "take", ["Take&MakeChess"]),
        (ENGLISH, "whitemaxi madr rexincl", ["WhiteMaximummer", "Madrasi RexInclusive"]),
        (ENGLISH, "Circe Einstein", ["Circe Einstein"]),  # its option, and not Einstein chess
        (ENGLISH, "imitator e4f5 circe", ["Imitator e4f5", "Circe"]),
        (ENGLISH, "promonly q g", ["PromOnly Q G"]),
        (ENGLISH, "bole rexincl circe", ["Bolero RexInclusive", "Circe"]),  # not solved here
        (ENGLISH, "of mine circe", ["of mine", "Circe"]),
        (ENGLISH, "circe of mine", ["Circe of mine"]),
        (ENGLISH, "black", ["black"]),  # may be many
        (GERMAN, "Längstzüger", ["Maximummer"]),
        (GERMAN, "schwarzerlaengst ohneschach", ["BlackMaximummer", "ChecklessChess"]),
        (GERMAN, "circe vulkan rexinkl", ["Circe Volcanic RexInclusive"]),
        (GERMAN, "chamaeleoncirce s l t d s", ["ChameleonCirce S B R Q S"]),
        (GERMAN, "uwnur d t", ["PromOnly Q R"]),
        (GERMAN, "nurpartie typ2", ["SingleBox Type2"]),
        (FRENCH, "CirceMalefique SansEchecs", ["MirrorCirce", "ChecklessChess"]),
        (FRENCH, "circe avril d", ["Circe April Q"]),
        (FRENCH, "circecameleon c f t d c", ["ChameleonCirce S B R Q S"]),
    ],
)
def test_conditions_are_read_in_three_languages(
    tongue: Tongue, text: str, conditions: list[str]
) -> None:
    assert read_conditions(text.split(), tongue) == conditions


def test_very_many_words_are_read_in_no_time() -> None:
    found = read_conditions(["Imitator", *["e4"] * 20_000], ENGLISH)
    assert [len(condition.split()) for condition in found] == [20_001]
