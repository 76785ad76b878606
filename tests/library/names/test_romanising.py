# SPDX-License-Identifier: GPL-3.0-or-later
"""Names in Cyrillic letters, written for readers of other languages."""

from __future__ import annotations

from cases import every
from hypothesis import given
from hypothesis import strategies as st

from composer.library.names.romanising import in_latin, is_cyrillic, language_of, latin_forms


@every(
    "name, english, german, italian",
    [
        ("Л. Куббель", "L. Kubbel", "L. Kubbel", "L. Kubbel"),
        ("Лев Лошинский", "Lev Loshinsky", "Lew Loschinski", "Lev Lošinskij"),
        ("Виктор Чепижный", "Viktor Chepizhny", "Wiktor Tschepischny", "Viktor Čepižnyj"),
        ("Гуляев, Александр", "Gulyayev, Aleksandr", "Guljajew, Aleksandr", "Guljaev, Aleksandr"),
        ("Соловьёв", "Solovyov", "Solowjow", "Solovëv"),
        ("Хачатуров", "Khachaturov", "Chatschaturow", "Chačaturov"),
        ("Носов", "Nosov", "Nossow", "Nosov"),
        ("Ефим Рухлис", "Yefim Rukhlis", "Jefim Ruchlis", "Efim Ruchlis"),
        ("Олександр Пугачов", "Oleksandr Pugachov", "Oleksandr Pugatschow", "Oleksandr Pugačov"),
        ("Євген Рейцен", "Yevhen Reitsen", "Jewhen Rejzen", "Jevhen Rejcen"),
        ("Ігор Ярмонов", "Ihor Yarmonov", "Ihor Jarmonow", "Ihor Jarmonov"),
        ("Ъглов", "Aglov", "Aglow", "Ăglov"),
        ("Ненад Петровић", "Nenad Petrović", "Nenad Petrović", "Nenad Petrović"),
        ("Драгутин Ђаја", "Dragutin Đaja", "Dragutin Đaja", "Dragutin Đaja"),
        ("ЩЕРБАКОВ", "SHCHERBAKOV", "SCHTSCHERBAKOW", "ŠČERBAKOV"),
        ("Sam Loyd", "Sam Loyd", "Sam Loyd", "Sam Loyd"),
        ("Otto Würzburg", "Otto Würzburg", "Otto Würzburg", "Otto Würzburg"),
    ],
)
def test_a_name_is_written_as_its_readers_write_it(
    name: str, english: str, german: str, italian: str
) -> None:
    assert in_latin(name) == in_latin(name, "en-s") == english
    assert in_latin(name, "de") == german
    assert in_latin(name, "it") == italian


@every(
    "name, language",
    [
        ("Петров", "ru"),
        ("Объедков", "ru"),
        ("Ъглов", "bg"),
        ("Поліщук", "uk"),
        ("Быкаў", "be"),
        ("Ђаја", "sr"),
        ("Ќосев", "sr"),
    ],
)
def test_letters_tell_the_language(name: str, language: str) -> None:
    assert language_of(name) == language


@every(
    "word, forms",
    [
        ("Куббель", {"kubbel"}),
        ("Лошинский", {"loshinsky", "loschinski", "losinskij", "loshinskiy", "loshinskii"}),
        ("Христов", {"khristov", "hristov", "christow"}),
        ("Александр", {"aleksandr", "alexandr", "alexander"}),
        ("Я", {"ya", "ja", "y", "j"}),
        ("Петровић", {"petrovic"}),
    ],
)
def test_a_word_is_known_in_all_the_usual_ways(word: str, forms: set[str]) -> None:
    assert forms <= set(latin_forms(word))
    assert latin_forms("Loyd") == ()


@given(st.text(st.characters(codec="utf-8"), max_size=40))
def test_any_text_is_written_in_latin_letters(text: str) -> None:
    assert in_latin(in_latin(text, "de"), "de") == in_latin(text, "de")
    for form in latin_forms(text):
        assert form.isalpha()
        assert not is_cyrillic(form) or not text.isalpha()
