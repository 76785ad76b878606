<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ru" sourcelanguage="en">
<context>
    <name></name>
    <message>
        <source>Apply</source>
        <translation>Применить</translation>
    </message>
    <message>
        <source>illegal</source>
        <translation>нелегально</translation>
    </message>
    <message>
        <source>same solutions</source>
        <translation>те же решения</translation>
    </message>
    <message>
        <source>same key</source>
        <translation>то же вступление</translation>
    </message>
    <message>
        <source>themes kept</source>
        <translation>темы сохранены</translation>
    </message>
    <message>
        <source>coarser key</source>
        <translation>более грубое вступление</translation>
    </message>
    <message>
        <source>one man saved</source>
        <translation>экономия: одна фигура</translation>
    </message>
    <message numerus="yes">
        <source>%1 men saved</source>
        <translation>
            <numerusform>экономия: %1 фигура</numerusform>
            <numerusform>экономия: %1 фигуры</numerusform>
            <numerusform>экономия: %1 фигур</numerusform>
        </translation>
    </message>
    <message>
        <source>same answer</source>
        <translation>тот же ответ</translation>
    </message>
    <message>
        <source>one dual fewer</source>
        <translation>одной дуалью меньше</translation>
    </message>
    <message numerus="yes">
        <source>%1 duals fewer</source>
        <translation>
            <numerusform>%1 дуалью меньше</numerusform>
            <numerusform>%1 дуалями меньше</numerusform>
            <numerusform>%1 дуалями меньше</numerusform>
        </translation>
    </message>
    <message>
        <source>one dual more</source>
        <translation>одной дуалью больше</translation>
    </message>
    <message numerus="yes">
        <source>%1 duals more</source>
        <translation>
            <numerusform>%1 дуалью больше</numerusform>
            <numerusform>%1 дуалями больше</numerusform>
            <numerusform>%1 дуалями больше</numerusform>
        </translation>
    </message>
    <message>
        <source>one dual stays</source>
        <translation>остаётся одна дуаль</translation>
    </message>
    <message numerus="yes">
        <source>%1 duals stay</source>
        <translation>
            <numerusform>остаётся %1 дуаль</numerusform>
            <numerusform>остаются %1 дуали</numerusform>
            <numerusform>остаётся %1 дуалей</numerusform>
        </translation>
    </message>
    <message>
        <source>Of proof games it is not tested which men are needed.</source>
        <translation>Для доказательных партий не проверяется, какие фигуры нужны.</translation>
    </message>
    <message>
        <source>Rings show who is needed, once the problem is sound.</source>
        <translation>Когда задача станет корректной, кольца покажут, кто в ней нужен.</translation>
    </message>
    <message>
        <source>The rings need a sound problem; this one is not.</source>
        <translation>Кольца нужны корректной задаче; эта некорректна.</translation>
    </message>
    <message>
        <source>Each man is taken off and the rest is solved …</source>
        <translation>Каждая фигура снимается, и остальное решается …</translation>
    </message>
    <message>
        <source>Point at a man to see what goes wrong without him.</source>
        <translation>Наведите указатель на фигуру, чтобы увидеть, что ломается без неё.</translation>
    </message>
    <message>
        <source>One man can go.</source>
        <translation>Одну фигуру можно убрать.</translation>
    </message>
    <message numerus="yes">
        <source>%1 men can go.</source>
        <translation>
            <numerusform>Можно убрать %1 фигуру.</numerusform>
            <numerusform>Можно убрать %1 фигуры.</numerusform>
            <numerusform>Можно убрать %1 фигур.</numerusform>
        </translation>
    </message>
    <message>
        <source>No man was found who can go.</source>
        <translation>Лишней фигуры не нашлось.</translation>
    </message>
    <message>
        <source>Every man is needed.</source>
        <translation>Каждая фигура нужна.</translation>
    </message>
    <message>
        <source>One pair can go.</source>
        <translation>Одну пару можно убрать.</translation>
    </message>
    <message numerus="yes">
        <source>%1 pairs can go.</source>
        <translation>
            <numerusform>Можно убрать %1 пару.</numerusform>
            <numerusform>Можно убрать %1 пары.</numerusform>
            <numerusform>Можно убрать %1 пар.</numerusform>
        </translation>
    </message>
    <message>
        <source>Of questions about the past it is not tested which men are needed.</source>
        <translation>В вопросах о прошлом не проверяется, какие фигуры нужны.</translation>
    </message>
    <message>
        <source>Of rights that exclude each other no man is tested.</source>
        <translation>При взаимоисключающих правах фигуры не проверяются.</translation>
    </message>
    <message>
        <source>the other twins were not tried</source>
        <translation>другие близнецы не проверялись</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Стоп</translation>
    </message>
    <message>
        <source>Details …</source>
        <translation>Подробно …</translation>
    </message>
    <message>
        <source>Say where Popeye is …</source>
        <translation>Указать, где Popeye …</translation>
    </message>
    <message>
        <source>Popeye</source>
        <translation>Popeye</translation>
    </message>
    <message>
        <source>What Popeye printed</source>
        <translation>Что напечатал Popeye</translation>
    </message>
    <message>
        <source>Differences</source>
        <translation>Расхождения</translation>
    </message>
    <message>
        <source>Program</source>
        <translation>Программа</translation>
    </message>
    <message>
        <source>Check with Popeye</source>
        <translation>Проверить в Popeye</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
    </message>
    <message>
        <source>Popeye was not asked about this position.</source>
        <translation>Popeye об этой позиции не спрашивали.</translation>
    </message>
    <message>
        <source>%1 here, %2 by Popeye</source>
        <translation>здесь %1, у Popeye %2</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Вердикт</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation>и ещё %1</translation>
    </message>
    <message>
        <source>found by itself: popeye or py</source>
        <translation>найден сам: popeye или py</translation>
    </message>
    <message>
        <source>Choose …</source>
        <translation>Выбрать …</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>без предела</translation>
    </message>
    <message>
        <source>Ask by itself about what is not solved here</source>
        <translation>Автоматически спрашивать о том, что здесь не решается</translation>
    </message>
    <message>
        <source>Popeye program:</source>
        <translation>Программа Popeye:</translation>
    </message>
    <message>
        <source>Memory for its table:</source>
        <translation>Память для её таблицы:</translation>
    </message>
    <message>
        <source>Longest work at a problem:</source>
        <translation>Наибольшее время на задачу:</translation>
    </message>
    <message>
        <source>Popeye is a free solving program for problems with nearly all fairy conditions. Whatever it is given stays on this computer.</source>
        <translation>Popeye — свободная программа, решающая задачи почти со всеми сказочными условиями. Всё, что ей передаётся, остаётся на этом компьютере.</translation>
    </message>
    <message>
        <source>Where is Popeye?</source>
        <translation>Где находится Popeye?</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Все файлы (*)</translation>
    </message>
    <message>
        <source>Who has it</source>
        <translation>У кого есть</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Где</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Вариант</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Вступление</translation>
    </message>
    <message>
        <source>Try</source>
        <translation>Ложный след</translation>
    </message>
    <message>
        <source>Set play</source>
        <translation>Иллюзорная игра</translation>
    </message>
    <message>
        <source>Solution</source>
        <translation>Решение</translation>
    </message>
    <message>
        <source>Threat</source>
        <translation>Угроза</translation>
    </message>
    <message>
        <source>Zugzwang</source>
        <translation>Цугцванг</translation>
    </message>
    <message>
        <source>Refutation</source>
        <translation>Опровержение</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Ход</translation>
    </message>
    <message>
        <source>only here</source>
        <translation>только здесь</translation>
    </message>
    <message>
        <source>only Popeye</source>
        <translation>только у Popeye</translation>
    </message>
    <message>
        <source>No Popeye program was found.</source>
        <translation>Программа Popeye не найдена.</translation>
    </message>
    <message>
        <source>A Popeye program could solve this, but none was found.</source>
        <translation>Popeye мог бы это решить, но программа не найдена.</translation>
    </message>
    <message>
        <source>Popeye is solving …</source>
        <translation>Popeye решает …</translation>
    </message>
    <message>
        <source>Popeye is at first move %1, %2</source>
        <translation>Popeye: первый ход %1, %2</translation>
    </message>
    <message>
        <source>Solved by %1</source>
        <translation>Решено: %1</translation>
    </message>
    <message>
        <source>%1 % alike</source>
        <translation>сходство %1 %</translation>
    </message>
    <message>
        <source>Undone: %1</source>
        <translation>Отменено: %1</translation>
    </message>
    <message>
        <source>Done again: %1</source>
        <translation>Повторено: %1</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Отменить</translation>
    </message>
    <message>
        <source>One problem put into the collection.</source>
        <translation>Одна задача внесена в собрание.</translation>
    </message>
    <message numerus="yes">
        <source>%1 problems put into the collection.</source>
        <translation>
            <numerusform>В собрание внесена %1 задача.</numerusform>
            <numerusform>В собрание внесены %1 задачи.</numerusform>
            <numerusform>В собрание внесено %1 задач.</numerusform>
        </translation>
    </message>
    <message>
        <source>One problem taken out of the collection.</source>
        <translation>Одна задача убрана из собрания.</translation>
    </message>
    <message numerus="yes">
        <source>%1 problems taken out of the collection.</source>
        <translation>
            <numerusform>Из собрания убрана %1 задача.</numerusform>
            <numerusform>Из собрания убраны %1 задачи.</numerusform>
            <numerusform>Из собрания убрано %1 задач.</numerusform>
        </translation>
    </message>
    <message>
        <source>One problem put into the bin.</source>
        <translation>Одна задача перемещена в корзину.</translation>
    </message>
    <message numerus="yes">
        <source>%1 problems put into the bin.</source>
        <translation>
            <numerusform>В корзину перемещена %1 задача.</numerusform>
            <numerusform>В корзину перемещены %1 задачи.</numerusform>
            <numerusform>В корзину перемещено %1 задач.</numerusform>
        </translation>
    </message>
    <message>
        <source>One problem taken out of the bin.</source>
        <translation>Одна задача возвращена из корзины.</translation>
    </message>
    <message numerus="yes">
        <source>%1 problems taken out of the bin.</source>
        <translation>
            <numerusform>Из корзины возвращена %1 задача.</numerusform>
            <numerusform>Из корзины возвращены %1 задачи.</numerusform>
            <numerusform>Из корзины возвращено %1 задач.</numerusform>
        </translation>
    </message>
    <message>
        <source>One problem removed for good.</source>
        <translation>Одна задача удалена навсегда.</translation>
    </message>
    <message numerus="yes">
        <source>%1 problems removed for good.</source>
        <translation>
            <numerusform>Навсегда удалена %1 задача.</numerusform>
            <numerusform>Навсегда удалены %1 задачи.</numerusform>
            <numerusform>Навсегда удалено %1 задач.</numerusform>
        </translation>
    </message>
    <message>
        <source>One problem has the keyword “%2” now.</source>
        <translation>У одной задачи теперь есть ключевое слово «%2».</translation>
    </message>
    <message numerus="yes">
        <source>%1 problems have the keyword “%2” now.</source>
        <translation>
            <numerusform>Ключевое слово «%2» теперь есть у %1 задачи.</numerusform>
            <numerusform>Ключевое слово «%2» теперь есть у %1 задач.</numerusform>
            <numerusform>Ключевое слово «%2» теперь есть у %1 задач.</numerusform>
        </translation>
    </message>
    <message>
        <source>One problem has lost the keyword “%2”.</source>
        <translation>У одной задачи больше нет ключевого слова «%2».</translation>
    </message>
    <message numerus="yes">
        <source>%1 problems have lost the keyword “%2”.</source>
        <translation>
            <numerusform>Ключевого слова «%2» больше нет у %1 задачи.</numerusform>
            <numerusform>Ключевого слова «%2» больше нет у %1 задач.</numerusform>
            <numerusform>Ключевого слова «%2» больше нет у %1 задач.</numerusform>
        </translation>
    </message>
    <message>
        <source>“%1” is called “%2” now.</source>
        <translation>«%1» теперь называется «%2».</translation>
    </message>
    <message>
        <source>Search “%1” kept.</source>
        <translation>Поиск «%1» сохранён.</translation>
    </message>
    <message>
        <source>Collection “%1” made.</source>
        <translation>Собрание «%1» создано.</translation>
    </message>
    <message>
        <source>Search “%1” dropped.</source>
        <translation>Поиск «%1» удалён.</translation>
    </message>
    <message>
        <source>Collection “%1” dropped.</source>
        <translation>Собрание «%1» удалено.</translation>
    </message>
    <message numerus="yes">
        <source>%1 problems described.</source>
        <translation>
            <numerusform>%1 задача описана.</numerusform>
            <numerusform>%1 задачи описаны.</numerusform>
            <numerusform>%1 задач описано.</numerusform>
        </translation>
    </message>
    <message>
        <source>One problem described.</source>
        <translation>Одна задача описана.</translation>
    </message>
    <message>
        <source>The order of a collection was changed.</source>
        <translation>Порядок собрания изменён.</translation>
    </message>
    <message>
        <source>%1 is one person now.</source>
        <translation>%1: теперь это одно лицо.</translation>
    </message>
    <message>
        <source>%1 is a person apart now.</source>
        <translation>%1: теперь это отдельное лицо.</translation>
    </message>
    <message>
        <source>This is you.</source>
        <translation>Это вы.</translation>
    </message>
    <message>
        <source>This is somebody else.</source>
        <translation>Это кто-то другой.</translation>
    </message>
    <message>
        <source>The link was removed.</source>
        <translation>Связь удалена.</translation>
    </message>
    <message>
        <source>Import of one problem.</source>
        <translation>Импорт одной задачи.</translation>
    </message>
    <message numerus="yes">
        <source>Import of %1 problems.</source>
        <translation>
            <numerusform>Импорт %1 задачи.</numerusform>
            <numerusform>Импорт %1 задач.</numerusform>
            <numerusform>Импорт %1 задач.</numerusform>
        </translation>
    </message>
    <message>
        <source>The note on a version was changed.</source>
        <translation>Заметка к версии изменена.</translation>
    </message>
    <message>
        <source>Another version is the current one.</source>
        <translation>Текущей стала другая версия.</translation>
    </message>
    <message>
        <source>Diagram</source>
        <translation>Диаграмма</translation>
    </message>
    <message>
        <source>Authors and source</source>
        <translation>Авторы и источник</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Название</translation>
    </message>
    <message>
        <source>Stip.</source>
        <translation>Зад.</translation>
    </message>
    <message>
        <source>Year</source>
        <translation>Год</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Дата</translation>
    </message>
    <message>
        <source>Award</source>
        <translation>Отличие</translation>
    </message>
    <message>
        <source>Keywords</source>
        <translation>Ключевые слова</translation>
    </message>
    <message>
        <source>Men</source>
        <translation>Фигуры</translation>
    </message>
    <message>
        <source>Threats</source>
        <translation>Угрозы</translation>
    </message>
    <message>
        <source>Tries</source>
        <comment>heading of a narrow column</comment>
        <translation>Следы</translation>
    </message>
    <message>
        <source>Lines</source>
        <translation>Варианты</translation>
    </message>
    <message>
        <source>Duals</source>
        <translation>Дуали</translation>
    </message>
    <message>
        <source>Changed</source>
        <translation>Перемены</translation>
    </message>
    <message>
        <source>Versions</source>
        <translation>Версии</translation>
    </message>
    <message>
        <source>Added</source>
        <translation>Добавлено</translation>
    </message>
    <message>
        <source>Saved</source>
        <translation>Сохранено</translation>
    </message>
    <message>
        <source>Stipulation</source>
        <translation>Задание</translation>
    </message>
    <message>
        <source>Key, or the number of solutions of help play; in brackets, and pale, what a file&apos;s printed solution tells</source>
        <translation>Вступление, в коопер. игре число решений; в скобках и бледно — что сообщает печатное решение файла</translation>
    </message>
    <message>
        <source>What the key threatens, or zugzwang</source>
        <translation>Чем грозит вступление, или цугцванг</translation>
    </message>
    <message>
        <source>Tries with one refutation that do not check</source>
        <translation>Ложные следы с одним опровержением и без шаха</translation>
    </message>
    <message>
        <source>Variations: defences answered by a single mate; of help play the solutions, in brackets if a file tells them</source>
        <translation>Варианты: защиты, на которые есть один мат; в кооперативной игре решения, в скобках, если они названы в файле</translation>
    </message>
    <message>
        <source>Defences answered by more than one mate</source>
        <translation>Защиты, на которые есть больше одного мата</translation>
    </message>
    <message>
        <source>Black moves answered by mate before the key</source>
        <translation>Ходы чёрных, на которые мат готов до вступления</translation>
    </message>
    <message>
        <source>Defences whose mate changes between set play and actual play</source>
        <translation>Защиты, мат на которые меняется от иллюзорной игры к действительной</translation>
    </message>
    <message>
        <source>When the problem came into the library</source>
        <translation>Когда задача попала в библиотеку</translation>
    </message>
    <message>
        <source>When it was last saved</source>
        <translation>Когда она сохранена в последний раз</translation>
    </message>
    <message>
        <source>No author</source>
        <translation>Без автора</translation>
    </message>
    <message>
        <source>zugzwang</source>
        <translation>цугцванг</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Белые</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Чёрные</translation>
    </message>
    <message>
        <source>Not solved here</source>
        <translation>Здесь не решались</translation>
    </message>
    <message>
        <source>%1 men</source>
        <comment>White&apos;s and Black&apos;s, such as 9 + 8</comment>
        <translation>Фигур: %1</translation>
    </message>
    <message numerus="yes">
        <source>%1 men</source>
        <translation>
            <numerusform>%1 фигура</numerusform>
            <numerusform>%1 фигуры</numerusform>
            <numerusform>%1 фигур</numerusform>
        </translation>
    </message>
    <message>
        <source>one more line</source>
        <translation>ещё одна строка</translation>
    </message>
    <message numerus="yes">
        <source>%1 more lines</source>
        <translation>
            <numerusform>ещё %1 строка</numerusform>
            <numerusform>ещё %1 строки</numerusform>
            <numerusform>ещё %1 строк</numerusform>
        </translation>
    </message>
    <message>
        <source>threat</source>
        <translation>угроза</translation>
    </message>
    <message>
        <source>try</source>
        <translation>ложный след</translation>
    </message>
    <message>
        <source>on the way</source>
        <translation>по пути</translation>
    </message>
    <message>
        <source>by %1</source>
        <translation>кем: %1</translation>
    </message>
    <message>
        <source>pure mate</source>
        <translation>чистый мат</translation>
    </message>
    <message>
        <source>model mate</source>
        <translation>правильный мат</translation>
    </message>
    <message>
        <source>ideal mate</source>
        <translation>идеальный мат</translation>
    </message>
    <message>
        <source>solution</source>
        <translation>решение</translation>
    </message>
    <message>
        <source>set play</source>
        <translation>иллюзорная игра</translation>
    </message>
    <message>
        <source>tries</source>
        <translation>ложные следы</translation>
    </message>
    <message>
        <source>%1 without a year</source>
        <translation>без года: %1</translation>
    </message>
    <message>
        <source>Years</source>
        <translation>Годы</translation>
    </message>
    <message>
        <source>Problems by year</source>
        <translation>Задачи по годам</translation>
    </message>
    <message>
        <source>Problems by decade</source>
        <translation>Задачи по десятилетиям</translation>
    </message>
    <message>
        <source>Authors</source>
        <translation>Авторы</translation>
    </message>
    <message>
        <source>Themes</source>
        <translation>Темы</translation>
    </message>
    <message>
        <source>Not yet analysed</source>
        <translation>Ещё не проанализировано</translation>
    </message>
    <message>
        <source>Verdicts</source>
        <translation>Вердикты</translation>
    </message>
    <message>
        <source>No task</source>
        <translation>Без задания</translation>
    </message>
    <message>
        <source>Stipulations</source>
        <translation>Задания</translation>
    </message>
    <message>
        <source>Prizes</source>
        <translation>Призы</translation>
    </message>
    <message>
        <source>Honourable mentions</source>
        <translation>Почётные отзывы</translation>
    </message>
    <message>
        <source>Commendations</source>
        <translation>Похвальные отзывы</translation>
    </message>
    <message>
        <source>Other distinctions</source>
        <translation>Другие отличия</translation>
    </message>
    <message>
        <source>Awards</source>
        <translation>Отличия</translation>
    </message>
    <message>
        <source>%1 without</source>
        <translation>без этого: %1</translation>
    </message>
    <message>
        <source>Number of men</source>
        <translation>Число фигур</translation>
    </message>
    <message>
        <source>the first %1</source>
        <translation>первые %1</translation>
    </message>
    <message>
        <source>Finding verdicts</source>
        <translation>Вынесение вердиктов</translation>
    </message>
    <message>
        <source>Analysing</source>
        <translation>Анализ</translation>
    </message>
    <message>
        <source>after</source>
        <translation>по мотивам</translation>
    </message>
    <message>
        <source>starting point of</source>
        <translation>исходная для</translation>
    </message>
    <message>
        <source>version of</source>
        <translation>версия задачи</translation>
    </message>
    <message>
        <source>reprint of</source>
        <translation>перепечатка</translation>
    </message>
    <message>
        <source>reprinted as</source>
        <translation>перепечатана как</translation>
    </message>
    <message>
        <source>anticipated by</source>
        <translation>имеет предшественника</translation>
    </message>
    <message>
        <source>anticipates</source>
        <translation>предшествует</translation>
    </message>
    <message>
        <source>same position as</source>
        <translation>та же позиция, что</translation>
    </message>
    <message>
        <source>same position, turned, as</source>
        <translation>та же позиция, повёрнутая, что</translation>
    </message>
    <message>
        <source>print: %1</source>
        <translation>в печати: %1</translation>
    </message>
    <message>
        <source>castling off</source>
        <translation>без рокировки</translation>
    </message>
    <message>
        <source>with e.p.</source>
        <translation>с e.p.</translation>
    </message>
    <message>
        <source>Printed %1, no key found</source>
        <translation>В печати %1, вступление не найдено</translation>
    </message>
    <message>
        <source>Printed %1, found %2</source>
        <translation>В печати %1, найдено %2</translation>
    </message>
    <message>
        <source>Any</source>
        <translation>Любая</translation>
    </message>
    <message>
        <source>Empty</source>
        <translation>Пусто</translation>
    </message>
    <message>
        <source>any man</source>
        <translation>любая фигура</translation>
    </message>
    <message>
        <source>any white man</source>
        <translation>любая белая фигура</translation>
    </message>
    <message>
        <source>any black man</source>
        <translation>любая чёрная фигура</translation>
    </message>
    <message>
        <source>no man</source>
        <translation>нет фигуры</translation>
    </message>
    <message>
        <source>one of: %1</source>
        <translation>одна из: %1</translation>
    </message>
    <message numerus="yes">
        <source>of %1 squares</source>
        <translation>
            <numerusform>из %1 поля</numerusform>
            <numerusform>из %1 полей</numerusform>
            <numerusform>из %1 полей</numerusform>
        </translation>
    </message>
    <message>
        <source>All problems</source>
        <translation>Все задачи</translation>
    </message>
    <message>
        <source>My problems</source>
        <translation>Мои задачи</translation>
    </message>
    <message>
        <source>Opened lately</source>
        <translation>Недавно открытые</translation>
    </message>
    <message>
        <source>People …</source>
        <translation>Лица …</translation>
    </message>
    <message>
        <source>Collections</source>
        <translation>Собрания</translation>
    </message>
    <message>
        <source>Kept searches</source>
        <translation>Сохранённые поиски</translation>
    </message>
    <message>
        <source>Bin</source>
        <translation>Корзина</translation>
    </message>
    <message>
        <source>Author</source>
        <translation>Автор</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Источник</translation>
    </message>
    <message>
        <source>Theme</source>
        <comment>of a problem</comment>
        <translation>Тема</translation>
    </message>
    <message>
        <source>Keyword</source>
        <translation>Ключевое слово</translation>
    </message>
    <message>
        <source>Key by</source>
        <translation>Вступает</translation>
    </message>
    <message>
        <source>With</source>
        <translation>С чем</translation>
    </message>
    <message>
        <source>Any distinction</source>
        <translation>Любое отличие</translation>
    </message>
    <message>
        <source>Prize</source>
        <translation>Приз</translation>
    </message>
    <message>
        <source>1st prize</source>
        <translation>1-й приз</translation>
    </message>
    <message>
        <source>Honourable mention</source>
        <translation>Почётный отзыв</translation>
    </message>
    <message>
        <source>Commendation</source>
        <translation>Похвальный отзыв</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Корректна</translation>
    </message>
    <message>
        <source>Not sound</source>
        <translation>Некорректна</translation>
    </message>
    <message>
        <source>Illegal diagram</source>
        <translation>Нелегальная позиция</translation>
    </message>
    <message>
        <source>changed mates</source>
        <translation>перемены матов</translation>
    </message>
    <message>
        <source>duals</source>
        <translation>дуали</translation>
    </message>
    <message>
        <source>flight-giving key</source>
        <translation>вступление с полем отступления</translation>
    </message>
    <message>
        <source>sacrificing key</source>
        <translation>жертвующее вступление</translation>
    </message>
    <message>
        <source>checking key</source>
        <translation>вступление с шахом</translation>
    </message>
    <message>
        <source>model mates</source>
        <translation>правильные маты</translation>
    </message>
    <message>
        <source>twins</source>
        <translation>близнецы</translation>
    </message>
    <message>
        <source>duplex</source>
        <translation>дуплекс</translation>
    </message>
    <message>
        <source>comment</source>
        <translation>комментарий</translation>
    </message>
    <message>
        <source>not</source>
        <translation>не</translation>
    </message>
    <message>
        <source> or </source>
        <comment>between values</comment>
        <translation> или </translation>
    </message>
    <message>
        <source>author</source>
        <translation>автор</translation>
    </message>
    <message>
        <source>source</source>
        <translation>источник</translation>
    </message>
    <message>
        <source>number in the source</source>
        <translation>номер в источнике</translation>
    </message>
    <message>
        <source>title</source>
        <translation>название</translation>
    </message>
    <message>
        <source>keyword</source>
        <translation>ключевое слово</translation>
    </message>
    <message>
        <source>theme</source>
        <translation>тема</translation>
    </message>
    <message>
        <source>has</source>
        <translation>есть</translation>
    </message>
    <message>
        <source>is</source>
        <translation>вердикт</translation>
    </message>
    <message>
        <source>legality</source>
        <translation>легальность</translation>
    </message>
    <message>
        <source>stipulation</source>
        <translation>задание</translation>
    </message>
    <message>
        <source>moves</source>
        <translation>ходы</translation>
    </message>
    <message>
        <source>length</source>
        <translation>длина</translation>
    </message>
    <message>
        <source>men</source>
        <translation>фигуры</translation>
    </message>
    <message>
        <source>white men</source>
        <translation>белые фигуры</translation>
    </message>
    <message>
        <source>black men</source>
        <translation>чёрные фигуры</translation>
    </message>
    <message>
        <source>pieces</source>
        <translation>материал</translation>
    </message>
    <message>
        <source>fairy man</source>
        <translation>сказочная фигура</translation>
    </message>
    <message>
        <source>rules</source>
        <translation>правила</translation>
    </message>
    <message>
        <source>game</source>
        <translation>игра</translation>
    </message>
    <message>
        <source>goal</source>
        <translation>цель</translation>
    </message>
    <message>
        <source>man placed</source>
        <translation>фигура на поле</translation>
    </message>
    <message>
        <source>white king</source>
        <translation>белый король</translation>
    </message>
    <message>
        <source>black king</source>
        <translation>чёрный король</translation>
    </message>
    <message>
        <source>key</source>
        <translation>вступление</translation>
    </message>
    <message>
        <source>keys</source>
        <translation>вступления</translation>
    </message>
    <message>
        <source>threats</source>
        <translation>угрозы</translation>
    </message>
    <message>
        <source>variations</source>
        <translation>варианты</translation>
    </message>
    <message>
        <source>mates</source>
        <translation>маты</translation>
    </message>
    <message>
        <source>set mates</source>
        <translation>иллюзорные маты</translation>
    </message>
    <message>
        <source>refutations</source>
        <translation>опровержения</translation>
    </message>
    <message>
        <source>pure mates</source>
        <translation>чистые маты</translation>
    </message>
    <message>
        <source>ideal mates</source>
        <translation>идеальные маты</translation>
    </message>
    <message>
        <source>year</source>
        <translation>год</translation>
    </message>
    <message>
        <source>award</source>
        <translation>отличие</translation>
    </message>
    <message>
        <source>tourney</source>
        <translation>конкурс</translation>
    </message>
    <message>
        <source>dedication</source>
        <translation>посвящение</translation>
    </message>
    <message>
        <source>code</source>
        <translation>код</translation>
    </message>
    <message>
        <source>status</source>
        <translation>состояние</translation>
    </message>
    <message>
        <source>in</source>
        <translation>в</translation>
    </message>
    <message>
        <source>pattern</source>
        <translation>образец</translation>
    </message>
    <message>
        <source>ends</source>
        <translation>финал</translation>
    </message>
    <message>
        <source>mate</source>
        <translation>мат</translation>
    </message>
    <message>
        <source>like</source>
        <translation>похоже на</translation>
    </message>
    <message>
        <source>number</source>
        <translation>номер</translation>
    </message>
    <message>
        <source>linked with</source>
        <translation>связана с</translation>
    </message>
    <message>
        <source>import</source>
        <translation>импорт</translation>
    </message>
    <message>
        <source>saved</source>
        <translation>сохранена</translation>
    </message>
    <message>
        <source>added</source>
        <translation>добавлена</translation>
    </message>
    <message>
        <source>opened</source>
        <translation>открыта</translation>
    </message>
    <message>
        <source>%1 %2 new</source>
        <translation>новое: %1 %2</translation>
    </message>
    <message>
        <source>%1 %2 gone</source>
        <translation>убрано: %1 %2</translation>
    </message>
    <message>
        <source>%1: %2 was %3</source>
        <translation>%1: %2, было %3</translation>
    </message>
    <message>
        <source>nothing captured yet</source>
        <translation>взятий ещё не было</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>Позиция</translation>
    </message>
    <message>
        <source>Marks</source>
        <translation>Пометки</translation>
    </message>
    <message>
        <source>Twins</source>
        <translation>Близнецы</translation>
    </message>
    <message>
        <source>Variations</source>
        <translation>Варианты</translation>
    </message>
    <message>
        <source>Tries</source>
        <translation>Ложные следы</translation>
    </message>
    <message>
        <source>Changed mates</source>
        <translation>Перемены матов</translation>
    </message>
    <message>
        <source>The problem on the board is in no library yet: save it first.</source>
        <translation>Задачи на доске ещё нет ни в одной библиотеке: сначала сохраните её.</translation>
    </message>
    <message>
        <source>an earlier version</source>
        <translation>прежняя версия</translation>
    </message>
    <message>
        <source>version %1</source>
        <translation>версия %1</translation>
    </message>
    <message>
        <source>v%1</source>
        <translation>в%1</translation>
    </message>
    <message>
        <source>Back to it</source>
        <translation>Вернуться к ней</translation>
    </message>
    <message>
        <source>Compare with what is on the board</source>
        <translation>Сравнить с тем, что на доске</translation>
    </message>
    <message>
        <source>Write a note …</source>
        <translation>Написать заметку …</translation>
    </message>
    <message>
        <source>Let the library show this version</source>
        <translation>Показывать в библиотеке эту версию</translation>
    </message>
    <message>
        <source>Keep it no longer for good</source>
        <translation>Больше не хранить навсегда</translation>
    </message>
    <message>
        <source>Keep it for good</source>
        <translation>Хранить навсегда</translation>
    </message>
    <message>
        <source>Name it …</source>
        <translation>Назвать …</translation>
    </message>
    <message>
        <source>Forget it</source>
        <translation>Забыть</translation>
    </message>
    <message>
        <source>Copy the main steps</source>
        <translation>Скопировать главные шаги</translation>
    </message>
    <message>
        <source>Save the story of the sitting …</source>
        <translation>Сохранить историю сеанса …</translation>
    </message>
    <message>
        <source>Story of the sitting</source>
        <translation>История сеанса</translation>
    </message>
    <message>
        <source>The file could not be written: %1</source>
        <translation>Не удалось записать файл: %1</translation>
    </message>
    <message>
        <source>Note on the version</source>
        <translation>Заметка к версии</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Заметка</translation>
    </message>
    <message>
        <source>Name of the position</source>
        <translation>Название позиции</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Имя</translation>
    </message>
    <message>
        <source>Keep only the last of these unsound ones</source>
        <translation>Оставить только последнюю из этих некорректных</translation>
    </message>
    <message>
        <source>The run was thinned.</source>
        <translation>Ряд прорежен.</translation>
    </message>
    <message>
        <source>The unsound branch was forgotten.</source>
        <translation>Некорректная ветвь забыта.</translation>
    </message>
    <message>
        <source>Forget this unsound branch</source>
        <translation>Забыть эту некорректную ветвь</translation>
    </message>
    <message>
        <source>The position was forgotten.</source>
        <translation>Позиция забыта.</translation>
    </message>
    <message>
        <source>men were captured before</source>
        <translation>взятия раньше были</translation>
    </message>
    <message>
        <source>grid taken away</source>
        <translation>сетка убрана</translation>
    </message>
    <message>
        <source>grid set</source>
        <translation>сетка поставлена</translation>
    </message>
    <message>
        <source>%1 %2 taken away</source>
        <translation>%1 %2: убрано</translation>
    </message>
    <message>
        <source>%1 %2 set</source>
        <translation>%1 %2: поставлено</translation>
    </message>
    <message>
        <source>Men are marked in the medieval game only.</source>
        <translation>Фигуры помечаются только в средневековой игре.</translation>
    </message>
    <message>
        <source>No man stands on %1.</source>
        <translation>На %1 нет фигуры.</translation>
    </message>
    <message>
        <source>Only a fers can have a first leap.</source>
        <translation>Первый прыжок может быть только у ферса.</translation>
    </message>
    <message>
        <source>mark “%1” of %2 taken away</source>
        <translation>пометка «%1» на %2 снята</translation>
    </message>
    <message>
        <source>mark “%1” of %2 set</source>
        <translation>пометка «%1» на %2 поставлена</translation>
    </message>
    <message>
        <source>A king is royal by himself.</source>
        <translation>Король и так королевский.</translation>
    </message>
    <message>
        <source>The words of this grid are not understood: choose another first.</source>
        <translation>Слова этой сетки непонятны: сначала выберите другую.</translation>
    </message>
    <message>
        <source>grid line %1 taken away</source>
        <translation>линия сетки %1 убрана</translation>
    </message>
    <message>
        <source>grid line %1 set</source>
        <translation>линия сетки %1 поставлена</translation>
    </message>
    <message>
        <source>Special squares and marks are set in the diagram; twins take them over.</source>
        <translation>Особые поля и пометки ставятся в диаграмме; близнецы их перенимают.</translation>
    </message>
    <message>
        <source>There is no text on the clipboard.</source>
        <translation>В буфере обмена нет текста.</translation>
    </message>
    <message>
        <source>This was read as %1, but: %2</source>
        <translation>Прочитано как %1, но: %2</translation>
    </message>
    <message>
        <source>stipulation %1</source>
        <translation>задание %1</translation>
    </message>
    <message>
        <source>Not asked now: %1.</source>
        <translation>Больше не требуется: %1.</translation>
    </message>
    <message>
        <source>intended solutions %1</source>
        <translation>задумано решений: %1</translation>
    </message>
    <message>
        <source>not stated</source>
        <translation>не указано</translation>
    </message>
    <message>
        <source>option %1 set</source>
        <translation>параметр %1 задан</translation>
    </message>
    <message>
        <source>option %1 taken away</source>
        <translation>параметр %1 снят</translation>
    </message>
    <message>
        <source>caption changed</source>
        <translation>подпись изменена</translation>
    </message>
    <message>
        <source>Copied: FEN, SVG and picture.</source>
        <translation>Скопировано: FEN, SVG и рисунок.</translation>
    </message>
    <message>
        <source>The solution is not complete yet.</source>
        <translation>Решение ещё не полное.</translation>
    </message>
    <message>
        <source>Copied: the solution as text.</source>
        <translation>Скопировано: решение как текст.</translation>
    </message>
    <message>
        <source>Not solved yet: %1</source>
        <translation>Ещё не решено: %1</translation>
    </message>
    <message>
        <source>Copied: the solutions of all twins as text.</source>
        <translation>Скопировано: решения всех близнецов как текст.</translation>
    </message>
    <message>
        <source>position pasted</source>
        <translation>позиция вставлена</translation>
    </message>
    <message>
        <source>No shift: a man would leave the board.</source>
        <translation>Сдвига нет: фигура ушла бы с доски.</translation>
    </message>
    <message>
        <source>No shift: a special square would leave the board.</source>
        <translation>Сдвига нет: особое поле ушло бы с доски.</translation>
    </message>
    <message>
        <source>No tab was closed.</source>
        <translation>Закрытых вкладок нет.</translation>
    </message>
    <message>
        <source>Back to %1</source>
        <translation>Назад к %1</translation>
    </message>
    <message>
        <source>Libraries (*.chesslib);;All files (*)</source>
        <translation>Библиотеки (*.chesslib);;Все файлы (*)</translation>
    </message>
    <message>
        <source>Open library</source>
        <translation>Открыть библиотеку</translation>
    </message>
    <message>
        <source>Libraries (*.chesslib)</source>
        <translation>Библиотеки (*.chesslib)</translation>
    </message>
    <message>
        <source>New library</source>
        <translation>Новая библиотека</translation>
    </message>
    <message>
        <source>No library is open: open or make one, then save again.</source>
        <translation>Библиотека не открыта: откройте или создайте её и сохраните снова.</translation>
    </message>
    <message>
        <source>There is nothing on the board to save.</source>
        <translation>На доске нечего сохранять.</translation>
    </message>
    <message>
        <source>saved as a new problem</source>
        <translation>сохранена как новая задача</translation>
    </message>
    <message>
        <source>Saved as a new problem; the one it was made from stays as it was.</source>
        <translation>Сохранена как новая задача; та, из которой она сделана, осталась прежней.</translation>
    </message>
    <message>
        <source>Saved as a new problem; the one by %1 stays as it was.</source>
        <translation>Сохранена как новая задача; задача автора %1 осталась прежней.</translation>
    </message>
    <message>
        <source>After %1</source>
        <translation>По мотивам: %1</translation>
    </message>
    <message>
        <source>Write “%1”</source>
        <translation>Написать «%1»</translation>
    </message>
    <message>
        <source>remark written</source>
        <translation>примечание записано</translation>
    </message>
    <message>
        <source>Open a file</source>
        <translation>Открыть файл</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Импорт</translation>
    </message>
    <message>
        <source>%1 holds more than one problem.</source>
        <translation>В %1 больше одной задачи.</translation>
    </message>
    <message>
        <source>Show the first</source>
        <translation>Показать первую</translation>
    </message>
    <message>
        <source>One file holds problems.</source>
        <translation>В одном файле есть задачи.</translation>
    </message>
    <message numerus="yes">
        <source>%1 files hold many problems.</source>
        <translation>
            <numerusform>Много задач в %1 файле.</numerusform>
            <numerusform>Много задач в %1 файлах.</numerusform>
            <numerusform>Много задач в %1 файлах.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is no longer there.</source>
        <translation>%1 больше нет на месте.</translation>
    </message>
    <message>
        <source>Nothing yet</source>
        <translation>Пока ничего</translation>
    </message>
    <message>
        <source>Bring it back</source>
        <translation>Вернуть</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Отбросить</translation>
    </message>
    <message>
        <source>Unsaved work of %1 was found: %2.</source>
        <translation>Найдена несохранённая работа от %1: %2.</translation>
    </message>
    <message>
        <source>One problem that was not saved was brought back.</source>
        <translation>Возвращена одна несохранённая задача.</translation>
    </message>
    <message numerus="yes">
        <source>%1 problems that were not saved were brought back.</source>
        <translation>
            <numerusform>Возвращена %1 несохранённая задача.</numerusform>
            <numerusform>Возвращены %1 несохранённые задачи.</numerusform>
            <numerusform>Возвращено %1 несохранённых задач.</numerusform>
        </translation>
    </message>
    <message>
        <source>One tab was not opened again: its problem is not in this library.</source>
        <translation>Одна вкладка не открыта снова: её задачи нет в этой библиотеке.</translation>
    </message>
    <message numerus="yes">
        <source>%1 tabs were not opened again: their problems are not in this library.</source>
        <translation>
            <numerusform>Не открыта снова %1 вкладка: её задачи нет в этой библиотеке.</numerusform>
            <numerusform>Не открыты снова %1 вкладки: их задач нет в этой библиотеке.</numerusform>
            <numerusform>Не открыто снова %1 вкладок: их задач нет в этой библиотеке.</numerusform>
        </translation>
    </message>
    <message>
        <source>an earlier position</source>
        <translation>прежняя позиция</translation>
    </message>
    <message>
        <source>Open problems</source>
        <translation>Открытые задачи</translation>
    </message>
    <message>
        <source>Close this tab</source>
        <translation>Закрыть эту вкладку</translation>
    </message>
    <message>
        <source>not saved</source>
        <translation>не сохранена</translation>
    </message>
    <message>
        <source>Close the other tabs</source>
        <translation>Закрыть другие вкладки</translation>
    </message>
    <message>
        <source>Open the closed tab again</source>
        <translation>Снова открыть закрытую вкладку</translation>
    </message>
    <message>
        <source>New problem</source>
        <translation>Новая задача</translation>
    </message>
    <message>
        <source>twin %1) added</source>
        <translation>близнец %1) добавлен</translation>
    </message>
    <message>
        <source>twin %1) deleted</source>
        <translation>близнец %1) удалён</translation>
    </message>
    <message>
        <source>twins %1) and %2) exchanged</source>
        <translation>близнецы %1) и %2) переставлены</translation>
    </message>
    <message>
        <source>only the twins are solved</source>
        <translation>решаются только близнецы</translation>
    </message>
    <message>
        <source>the diagram is solved too</source>
        <translation>решается и диаграмма</translation>
    </message>
    <message>
        <source>twin %1) without a change</source>
        <translation>близнец %1) без изменения</translation>
    </message>
    <message>
        <source>Side to move, castling and e.p. are set in the diagram; twins take them over.</source>
        <translation>Очередь хода, рокировка и e.p. задаются в диаграмме; близнецы их перенимают.</translation>
    </message>
    <message>
        <source>Side to move, castling and e.p. are set in the diagram, not here.</source>
        <translation>Очередь хода, рокировка и e.p. задаются в диаграмме, а не здесь.</translation>
    </message>
    <message>
        <source>Set play, number of solutions and duplex are asked of all: write them at a).</source>
        <translation>Иллюзорная игра, число решений и дуплекс относятся ко всем: пишите их у a).</translation>
    </message>
    <message>
        <source>A man would leave the board.</source>
        <translation>Фигура ушла бы с доски.</translation>
    </message>
    <message>
        <source>This change of the twin is not understood: %1</source>
        <translation>Это изменение близнеца непонятно: %1</translation>
    </message>
    <message>
        <source>The twin that it starts from cannot be set up.</source>
        <translation>Близнец, с которого он начинается, построить нельзя.</translation>
    </message>
    <message>
        <source>Found by the search</source>
        <translation>Найдено поиском</translation>
    </message>
    <message>
        <source>Found by a search on %1; it began from %2</source>
        <translation>Найдено поиском %1; он начат с %2</translation>
    </message>
    <message>
        <source>Saved: %1 of %2</source>
        <translation>Сохранено: %1 из %2</translation>
    </message>
    <message>
        <source>One problem saved.</source>
        <translation>Сохранена одна задача.</translation>
    </message>
    <message numerus="yes">
        <source>%1 problems saved.</source>
        <translation>
            <numerusform>Сохранена %1 задача.</numerusform>
            <numerusform>Сохранены %1 задачи.</numerusform>
            <numerusform>Сохранено %1 задач.</numerusform>
        </translation>
    </message>
    <message>
        <source>Export problems</source>
        <translation>Экспорт задач</translation>
    </message>
    <message>
        <source>Problems written to %1.</source>
        <translation>Задачи записаны в %1.</translation>
    </message>
    <message>
        <source>Nothing may vary yet: choose a man and paint squares.</source>
        <translation>Пока меняться нечему: выберите фигуру и закрасьте поля.</translation>
    </message>
    <message>
        <source>%1: %2, %3 found, %4 %</source>
        <translation>%1: %2, найдено %3, %4 %</translation>
    </message>
    <message>
        <source>less than a second</source>
        <translation>меньше секунды</translation>
    </message>
    <message>
        <source>about a second</source>
        <translation>около секунды</translation>
    </message>
    <message numerus="yes">
        <source>about %1 seconds</source>
        <translation>
            <numerusform>около %1 секунды</numerusform>
            <numerusform>около %1 секунд</numerusform>
            <numerusform>около %1 секунд</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %1 minutes</source>
        <translation>
            <numerusform>около %1 минуты</numerusform>
            <numerusform>около %1 минут</numerusform>
            <numerusform>около %1 минут</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %1 hours</source>
        <translation>
            <numerusform>около %1 часа</numerusform>
            <numerusform>около %1 часов</numerusform>
            <numerusform>около %1 часов</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %1 days</source>
        <translation>
            <numerusform>около %1 дня</numerusform>
            <numerusform>около %1 дней</numerusform>
            <numerusform>около %1 дней</numerusform>
        </translation>
    </message>
    <message>
        <source>years</source>
        <translation>годы</translation>
    </message>
    <message>
        <source>One position</source>
        <translation>Одна позиция</translation>
    </message>
    <message numerus="yes">
        <source>%1 positions</source>
        <translation>
            <numerusform>%1 позиция</numerusform>
            <numerusform>%1 позиции</numerusform>
            <numerusform>%1 позиций</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 tried (%3 %)</source>
        <translation>испытано %1 из %2 (%3 %)</translation>
    </message>
    <message>
        <source>nobody added</source>
        <translation>фигур не добавлено</translation>
    </message>
    <message>
        <source>Looking for the first positions …</source>
        <translation>Ищутся первые позиции …</translation>
    </message>
    <message>
        <source>one position tried</source>
        <translation>испробована одна позиция</translation>
    </message>
    <message numerus="yes">
        <source>%1 positions tried</source>
        <translation>
            <numerusform>испробована %1 позиция</numerusform>
            <numerusform>испробовано %1 позиции</numerusform>
            <numerusform>испробовано %1 позиций</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 sound</source>
        <translation>
            <numerusform>корректных: %1</numerusform>
            <numerusform>корректных: %1</numerusform>
            <numerusform>корректных: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 with the theme</source>
        <translation>
            <numerusform>с темой: %1</numerusform>
            <numerusform>с темой: %1</numerusform>
            <numerusform>с темой: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 kept</source>
        <translation>
            <numerusform>в списке: %1</numerusform>
            <numerusform>в списке: %1</numerusform>
            <numerusform>в списке: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>wanted mates</source>
        <translation>желаемые маты</translation>
    </message>
    <message>
        <source>%1: %2, %3 found</source>
        <translation>%1: %2, найдено %3</translation>
    </message>
    <message>
        <source>Wanted:</source>
        <translation>Задано:</translation>
    </message>
    <message>
        <source>%1: found in solutions, but it is not known what it needs of a position.</source>
        <translation>%1: находится в решениях, но неизвестно, что требуется от позиции.</translation>
    </message>
    <message>
        <source>Listed are the %1 themes of which it is known what they need, of %2 in all.</source>
        <translation>Перечислены темы, о которых известно, что им нужно: %1 из %2.</translation>
    </message>
    <message>
        <source>the same idea</source>
        <translation>та же идея</translation>
    </message>
    <message>
        <source>1 grave flaw</source>
        <translation>1 тяжёлый недостаток</translation>
    </message>
    <message numerus="yes">
        <source>%1 grave flaws</source>
        <translation>
            <numerusform>%1 тяжёлый недостаток</numerusform>
            <numerusform>%1 тяжёлых недостатка</numerusform>
            <numerusform>%1 тяжёлых недостатков</numerusform>
        </translation>
    </message>
    <message>
        <source>1 flaw</source>
        <translation>1 недостаток</translation>
    </message>
    <message numerus="yes">
        <source>%1 flaws</source>
        <translation>
            <numerusform>%1 недостаток</numerusform>
            <numerusform>%1 недостатка</numerusform>
            <numerusform>%1 недостатков</numerusform>
        </translation>
    </message>
    <message>
        <source>no flaw</source>
        <translation>без недостатков</translation>
    </message>
    <message>
        <source>1 merit</source>
        <translation>1 достоинство</translation>
    </message>
    <message numerus="yes">
        <source>%1 merits</source>
        <translation>
            <numerusform>%1 достоинство</numerusform>
            <numerusform>%1 достоинства</numerusform>
            <numerusform>%1 достоинств</numerusform>
        </translation>
    </message>
    <message>
        <source>part of the core</source>
        <translation>часть ядра</translation>
    </message>
    <message numerus="yes">
        <source>%1 found</source>
        <translation>
            <numerusform>найдено: %1</numerusform>
            <numerusform>найдено: %1</numerusform>
            <numerusform>найдено: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>not found for %1</source>
        <translation>отклонено из-за: %1</translation>
    </message>
    <message>
        <source>%1 not finished</source>
        <translation>не закончено: %1</translation>
    </message>
    <message>
        <source>waiting for a worker of the cluster</source>
        <translation>ожидание свободной машины кластера</translation>
    </message>
    <message>
        <source>%1 a second</source>
        <translation>%1 в секунду</translation>
    </message>
    <message>
        <source>%1 left</source>
        <translation>осталось %1</translation>
    </message>
    <message>
        <source>the key</source>
        <translation>вступления</translation>
    </message>
    <message>
        <source>a position that cannot arise</source>
        <translation>невозможной позиции</translation>
    </message>
    <message>
        <source>their play</source>
        <translation>их игры</translation>
    </message>
    <message>
        <source>a theme</source>
        <translation>темы</translation>
    </message>
    <message>
        <source>The diagram itself</source>
        <translation>Сама диаграмма</translation>
    </message>
    <message>
        <source>1 only move</source>
        <translation>1 единственный ход</translation>
    </message>
    <message numerus="yes">
        <source>%1 only moves</source>
        <translation>
            <numerusform>%1 единственный ход</numerusform>
            <numerusform>%1 единственных хода</numerusform>
            <numerusform>%1 единственных ходов</numerusform>
        </translation>
    </message>
    <message>
        <source>as %1 sees it</source>
        <translation>как видит %1</translation>
    </message>
    <message>
        <source>1 variation</source>
        <translation>1 вариант</translation>
    </message>
    <message numerus="yes">
        <source>%1 variations</source>
        <translation>
            <numerusform>%1 вариант</numerusform>
            <numerusform>%1 варианта</numerusform>
            <numerusform>%1 вариантов</numerusform>
        </translation>
    </message>
    <message>
        <source>1 dual</source>
        <translation>1 дуаль</translation>
    </message>
    <message numerus="yes">
        <source>%1 duals</source>
        <translation>
            <numerusform>%1 дуаль</numerusform>
            <numerusform>%1 дуали</numerusform>
            <numerusform>%1 дуалей</numerusform>
        </translation>
    </message>
    <message>
        <source>1 try</source>
        <translation>1 ложный след</translation>
    </message>
    <message numerus="yes">
        <source>%1 tries</source>
        <translation>
            <numerusform>%1 ложный след</numerusform>
            <numerusform>%1 ложных следа</numerusform>
            <numerusform>%1 ложных следов</numerusform>
        </translation>
    </message>
    <message>
        <source>1 changed mate</source>
        <translation>1 перемена мата</translation>
    </message>
    <message numerus="yes">
        <source>%1 changed mates</source>
        <translation>
            <numerusform>%1 перемена матов</numerusform>
            <numerusform>%1 перемены матов</numerusform>
            <numerusform>%1 перемен матов</numerusform>
        </translation>
    </message>
    <message>
        <source>1 model mate</source>
        <translation>1 правильный мат</translation>
    </message>
    <message numerus="yes">
        <source>%1 model mates</source>
        <translation>
            <numerusform>%1 правильный мат</numerusform>
            <numerusform>%1 правильных мата</numerusform>
            <numerusform>%1 правильных матов</numerusform>
        </translation>
    </message>
    <message>
        <source>1 half-move matched</source>
        <translation>1 полуход соответствует</translation>
    </message>
    <message numerus="yes">
        <source>%1 half-moves matched</source>
        <translation>
            <numerusform>%1 полуход соответствует</numerusform>
            <numerusform>%1 полухода соответствуют</numerusform>
            <numerusform>%1 полуходов соответствуют</numerusform>
        </translation>
    </message>
    <message>
        <source>+ %1</source>
        <translation>+ %1</translation>
    </message>
    <message>
        <source>1 square</source>
        <translation>1 поле</translation>
    </message>
    <message numerus="yes">
        <source>%1 squares</source>
        <translation>
            <numerusform>%1 поле</numerusform>
            <numerusform>%1 поля</numerusform>
            <numerusform>%1 полей</numerusform>
        </translation>
    </message>
    <message>
        <source>up to %1 of them</source>
        <translation>из них до %1</translation>
    </message>
    <message>
        <source>or %1</source>
        <translation>или %1</translation>
    </message>
    <message>
        <source>may go</source>
        <translation>может отсутствовать</translation>
    </message>
    <message>
        <source>Close (Escape)</source>
        <translation>Закрыть (Escape)</translation>
    </message>
    <message>
        <source>Library</source>
        <translation>Библиотека</translation>
    </message>
    <message>
        <source>Edits</source>
        <translation>Правки</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Данные</translation>
    </message>
    <message>
        <source>Library: %1</source>
        <translation>Библиотека: %1</translation>
    </message>
    <message>
        <source>Drag a man</source>
        <translation>Перетащить фигуру</translation>
    </message>
    <message>
        <source>moves it; off the board removes it</source>
        <translation>переставляет её; за край доски — убирает</translation>
    </message>
    <message>
        <source>Ctrl and drag</source>
        <translation>Ctrl и перетаскивание</translation>
    </message>
    <message>
        <source>copies a man</source>
        <translation>копирует фигуру</translation>
    </message>
    <message>
        <source>Alt and drag, or Ctrl+Shift and drag</source>
        <translation>Alt и перетаскивание или Ctrl+Shift и перетаскивание</translation>
    </message>
    <message>
        <source>exchanges a man with the one it is dropped on</source>
        <translation>меняет фигуру местами с той, на которую её опустили</translation>
    </message>
    <message>
        <source>Click a man in the palette</source>
        <translation>Щелчок по фигуре в палитре</translation>
    </message>
    <message>
        <source>then click squares to put it down</source>
        <translation>затем щёлкать по полям, чтобы её ставить</translation>
    </message>
    <message>
        <source>Right click</source>
        <translation>Правый щелчок</translation>
    </message>
    <message>
        <source>removes a man; on an empty square puts the last one</source>
        <translation>убирает фигуру; на пустом поле ставит последнюю</translation>
    </message>
    <message>
        <source>Shift and right click, Menu key</source>
        <translation>Shift и правый щелчок, клавиша меню</translation>
    </message>
    <message>
        <source>open the menu of a square: holes and others, marks of its man</source>
        <translation>открывают меню поля: дыры и прочее, пометки фигуры</translation>
    </message>
    <message>
        <source>Double click</source>
        <translation>Двойной щелчок</translation>
    </message>
    <message>
        <source>changes the colour of a man</source>
        <translation>меняет цвет фигуры</translation>
    </message>
    <message>
        <source>Wheel, middle click</source>
        <translation>Колесо, средний щелчок</translation>
    </message>
    <message>
        <source>change the kind of a man</source>
        <translation>меняют вид фигуры</translation>
    </message>
    <message>
        <source>Drag from an empty square</source>
        <translation>Перетаскивание с пустого поля</translation>
    </message>
    <message>
        <source>selects all men within; with Shift adds them</source>
        <translation>выделяет все фигуры внутри; с Shift добавляет их</translation>
    </message>
    <message>
        <source>Shift and click</source>
        <translation>Shift и щелчок</translation>
    </message>
    <message>
        <source>adds a man to the selection, or takes it out</source>
        <translation>добавляет фигуру к выделению или убирает её</translation>
    </message>
    <message>
        <source>With men selected</source>
        <translation>С выделенными фигурами</translation>
    </message>
    <message>
        <source>drag, Ctrl and drag, Delete, shift, rotate, mirror and swap concern them all</source>
        <translation>перетаскивание, Ctrl и перетаскивание, Delete, сдвиг, поворот, отражение и обмен касаются всех</translation>
    </message>
    <message>
        <source>Arrow keys</source>
        <translation>Клавиши со стрелками</translation>
    </message>
    <message>
        <source>move the cursor of the board</source>
        <translation>двигают курсор доски</translation>
    </message>
    <message>
        <source>Capital letters %1</source>
        <translation>Прописные буквы %1</translation>
    </message>
    <message>
        <source>put white men on the cursor&apos;s square</source>
        <translation>ставят белые фигуры на поле курсора</translation>
    </message>
    <message>
        <source>Small letters %1</source>
        <translation>Строчные буквы %1</translation>
    </message>
    <message>
        <source>put black men there, as in a FEN</source>
        <translation>ставят туда чёрные, как в FEN</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Пробел</translation>
    </message>
    <message>
        <source>lifts a man, and puts it down; with Shift selects it</source>
        <translation>поднимает фигуру и опускает её; с Shift выделяет</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Delete</translation>
    </message>
    <message>
        <source>removes the man on the cursor&apos;s square</source>
        <translation>убирает фигуру с поля курсора</translation>
    </message>
    <message>
        <source>Escape</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>gives a gesture up, then the selection</source>
        <translation>прекращает действие мышью, затем снимает выделение</translation>
    </message>
    <message>
        <source>Tab, Shift+Tab</source>
        <translation>Tab и Shift+Tab</translation>
    </message>
    <message>
        <source>go on and back: bar, men, board, verdict, solution, phase table, themes, quality</source>
        <translation>вперёд и назад: панель, фигуры, доска, вердикт, решение, таблица фаз, темы, качество</translation>
    </message>
    <message>
        <source>go from row to row, from cell to cell, from theme to theme</source>
        <translation>переходят от строки к строке, от клетки к клетке, от темы к теме</translation>
    </message>
    <message>
        <source>Click or Enter on a move of the solution or a cell of the table</source>
        <translation>Щелчок или Enter на ходе решения или клетке таблицы</translation>
    </message>
    <message>
        <source>plays the line on the board</source>
        <translation>разыгрывает вариант на доске</translation>
    </message>
    <message>
        <source>Left, Right, Home, End while a line is played</source>
        <translation>Влево, вправо, Home, End при показе варианта</translation>
    </message>
    <message>
        <source>step back and on in the line</source>
        <translation>шаг назад и вперёд по варианту</translation>
    </message>
    <message>
        <source>Click or Enter on a theme or a point of quality</source>
        <translation>Щелчок или Enter на теме или пункте качества</translation>
    </message>
    <message>
        <source>keeps its squares lit</source>
        <translation>оставляет её поля подсвеченными</translation>
    </message>
    <message>
        <source>Click in Neighbours, Repair, Search and the library</source>
        <translation>Щелчок в соседях, починке, поиске и библиотеке</translation>
    </message>
    <message>
        <source>selects a row, and shows it on the board where it is an edit</source>
        <translation>выделяет строку и, если это правка, показывает её на доске</translation>
    </message>
    <message>
        <source>Double click or Enter there</source>
        <translation>Двойной щелчок или Enter там же</translation>
    </message>
    <message>
        <source>applies the edit, or puts the problem on the board</source>
        <translation>применяет правку или ставит задачу на доску</translation>
    </message>
    <message>
        <source>closes what was opened, and goes back to the board</source>
        <translation>закрывает открытое и возвращает к доске</translation>
    </message>
    <message>
        <source>Double click or Enter on a last move</source>
        <translation>Двойной щелчок или Enter на последнем ходе</translation>
    </message>
    <message>
        <source>takes it back on the board</source>
        <translation>берёт его назад на доске</translation>
    </message>
    <message>
        <source>Drag a man backwards</source>
        <translation>Перетащить фигуру назад</translation>
    </message>
    <message>
        <source>takes his move back; asks what it captured</source>
        <translation>берёт её ход назад; спрашивает, что она взяла</translation>
    </message>
    <message>
        <source>Click a man</source>
        <translation>Щелчок по фигуре</translation>
    </message>
    <message>
        <source>lists his moves alone; then click where he came from</source>
        <translation>показывает только её ходы; затем щёлкните, откуда она пришла</translation>
    </message>
    <message>
        <source>A letter of a man</source>
        <translation>Буква фигуры</translation>
    </message>
    <message>
        <source>takes the selected move back as a capture of him</source>
        <translation>берёт выбранный ход назад как взятие этой фигуры</translation>
    </message>
    <message>
        <source>Up, Down, Enter on the board</source>
        <translation>Вверх, вниз, Enter на доске</translation>
    </message>
    <message>
        <source>choose from the list of last moves</source>
        <translation>выбирают из списка последних ходов</translation>
    </message>
    <message>
        <source>Left, Right, Home, End</source>
        <translation>Влево, вправо, Home, End</translation>
    </message>
    <message>
        <source>go further back, and nearer to the diagram</source>
        <translation>дальше назад и ближе к диаграмме</translation>
    </message>
    <message>
        <source>Right click on a square</source>
        <translation>Правый щелчок по полю</translation>
    </message>
    <message>
        <source>states that its man has never moved, or that nothing was captured there</source>
        <translation>утверждает, что фигура на нём не ходила или что взятий там не было</translation>
    </message>
    <message>
        <source>Ctrl+Z, Ctrl+Shift+Z</source>
        <translation>Ctrl+Z, Ctrl+Shift+Z</translation>
    </message>
    <message>
        <source>undo and redo what was taken back or stated</source>
        <translation>отменяют и повторяют взятое назад или утверждённое</translation>
    </message>
    <message>
        <source>shows the problem again; the line is remembered</source>
        <translation>снова показывает задачу; линия запоминается</translation>
    </message>
    <message>
        <source>Taking moves back</source>
        <translation>Взятие ходов назад</translation>
    </message>
    <message>
        <source>all of it comes back</source>
        <translation>возвращается всё</translation>
    </message>
    <message>
        <source>Menu %1</source>
        <translation>Меню %1</translation>
    </message>
    <message>
        <source>Mouse and keyboard</source>
        <translation>Мышь и клавиатура</translation>
    </message>
    <message>
        <source>compiled kernel</source>
        <translation>скомпилированное ядро</translation>
    </message>
    <message>
        <source>reference solver (slower)</source>
        <translation>эталонный решатель (медленнее)</translation>
    </message>
    <message>
        <source>&lt;h3&gt;Chess Composer %1&lt;/h3&gt;&lt;p&gt;A studio for people who compose chess problems.&lt;/p&gt;&lt;p&gt;Solver: %2&lt;br&gt;Qt %3&lt;/p&gt;&lt;p&gt;Free software under the GNU General Public License, version 3 or later.&lt;/p&gt;</source>
        <translation>&lt;h3&gt;Chess Composer %1&lt;/h3&gt;&lt;p&gt;Студия для тех, кто составляет шахматные задачи.&lt;/p&gt;&lt;p&gt;Решатель: %2&lt;br&gt;Qt %3&lt;/p&gt;&lt;p&gt;Свободная программа под лицензией GNU General Public License версии 3 или новее.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>About Chess Composer</source>
        <translation>О программе Chess Composer</translation>
    </message>
    <message>
        <source>Notices of this session</source>
        <translation>Сообщения этого сеанса</translation>
    </message>
    <message>
        <source>Nothing was said yet.</source>
        <translation>Сообщений ещё не было.</translation>
    </message>
    <message>
        <source>Table of the contest</source>
        <translation>Таблица конкурса</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Копировать</translation>
    </message>
    <message>
        <source>Save the table …</source>
        <translation>Сохранить таблицу …</translation>
    </message>
    <message>
        <source>all together</source>
        <translation>все вместе</translation>
    </message>
    <message>
        <source>Not final: sheets are left to the director.</source>
        <translation>Не окончательно: листы остаются директору.</translation>
    </message>
    <message>
        <source>open in a tab</source>
        <translation>открыта во вкладке</translation>
    </message>
    <message>
        <source>one problem</source>
        <translation>одна задача</translation>
    </message>
    <message numerus="yes">
        <source>%1 problems</source>
        <translation>
            <numerusform>%1 задача</numerusform>
            <numerusform>%1 задачи</numerusform>
            <numerusform>%1 задач</numerusform>
        </translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Пропустить</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Дальше</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 из %2</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Готово</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a man and whose he is</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1 empty</source>
        <translation>%1: пусто</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a cell and its man</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Game book</source>
        <translation>Книга игр</translation>
    </message>
    <message>
        <source>Search the game book</source>
        <translation>Искать в книге игр</translation>
    </message>
    <message>
        <source>This page is not written in this language yet.</source>
        <translation>На этом языке страница ещё не написана.</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Содержание</translation>
    </message>
    <message>
        <source>Page of the game book</source>
        <translation>Страница книги игр</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Назад</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Вперёд</translation>
    </message>
    <message>
        <source>Smaller letters</source>
        <translation>Буквы мельче</translation>
    </message>
    <message>
        <source>Larger letters</source>
        <translation>Буквы крупнее</translation>
    </message>
    <message>
        <source>Language of the pages</source>
        <translation>Язык страниц</translation>
    </message>
    <message>
        <source>On this page</source>
        <translation>На этой странице</translation>
    </message>
    <message>
        <source> min</source>
        <translation> мин</translation>
    </message>
    <message>
        <source>Time for the round</source>
        <translation>Время тура</translation>
    </message>
    <message>
        <source>Add round</source>
        <translation>Добавить тур</translation>
    </message>
    <message>
        <source>Add problems …</source>
        <translation>Добавить задачи …</translation>
    </message>
    <message>
        <source>Sheets for solvers …</source>
        <translation>Листы для решателей …</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>Задачи</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Очки</translation>
    </message>
    <message>
        <source>Problem</source>
        <translation>Задача</translation>
    </message>
    <message>
        <source>Points of the problem</source>
        <translation>Очки за задачу</translation>
    </message>
    <message>
        <source>Tries that are asked for, such as f2f3 b4c5</source>
        <translation>Требуемые ложные следы: f2f3 b4c5</translation>
    </message>
    <message>
        <source>Tries that are asked for</source>
        <translation>Требуемые ложные следы</translation>
    </message>
    <message>
        <source>What is asked</source>
        <translation>Что требуется</translation>
    </message>
    <message>
        <source>Open on the board</source>
        <translation>Открыть на доске</translation>
    </message>
    <message>
        <source>Remove problem</source>
        <translation>Убрать задачу</translation>
    </message>
    <message>
        <source>being solved …</source>
        <translation>решается …</translation>
    </message>
    <message>
        <source>set by the director</source>
        <translation>назначено директором</translation>
    </message>
    <message>
        <source>no try with one refutation: %1</source>
        <translation>нет ложного следа с одним опровержением: %1</translation>
    </message>
    <message>
        <source>problem %1</source>
        <translation>задачу %1</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Файл</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Правка</translation>
    </message>
    <message>
        <source>&amp;Position</source>
        <translation>По&amp;зиция</translation>
    </message>
    <message>
        <source>&amp;Solution</source>
        <translation>&amp;Решение</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Вид</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Справка</translation>
    </message>
    <message>
        <source>Open a file …</source>
        <translation>Открыть файл …</translation>
    </message>
    <message>
        <source>Save as new version</source>
        <translation>Сохранить как новую версию</translation>
    </message>
    <message>
        <source>Save as a file …</source>
        <translation>Сохранить в файл …</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Повторить</translation>
    </message>
    <message>
        <source>Copy solution as text</source>
        <translation>Копировать решение как текст</translation>
    </message>
    <message>
        <source>Paste a problem</source>
        <translation>Вставить задачу</translation>
    </message>
    <message>
        <source>Shift left</source>
        <translation>Сдвинуть влево</translation>
    </message>
    <message>
        <source>Shift right</source>
        <translation>Сдвинуть вправо</translation>
    </message>
    <message>
        <source>Shift up</source>
        <translation>Сдвинуть вверх</translation>
    </message>
    <message>
        <source>Shift down</source>
        <translation>Сдвинуть вниз</translation>
    </message>
    <message>
        <source>Rotate by 90 degrees</source>
        <translation>Повернуть на 90 градусов</translation>
    </message>
    <message>
        <source>Mirror left to right</source>
        <translation>Отразить слева направо</translation>
    </message>
    <message>
        <source>Mirror top to bottom</source>
        <translation>Отразить сверху вниз</translation>
    </message>
    <message>
        <source>Nothing on the board yet</source>
        <translation>На доске пока ничего нет</translation>
    </message>
    <message>
        <source>Drag stones from the tray, or take the position of the beginning.</source>
        <translation>Перетащите фишки из лотка или возьмите начальную позицию.</translation>
    </message>
    <message>
        <source>Who throws has no man.</source>
        <translation>У бросающего нет фишек.</translation>
    </message>
    <message>
        <source>Clear the board</source>
        <translation>Очистить доску</translation>
    </message>
    <message>
        <source>Position of the beginning</source>
        <translation>Начальная позиция</translation>
    </message>
    <message>
        <source>There is no solution to copy yet.</source>
        <translation>Решения для копирования ещё нет.</translation>
    </message>
    <message>
        <source>The solution was copied.</source>
        <translation>Решение скопировано.</translation>
    </message>
    <message>
        <source>none while there is no task</source>
        <translation>нет, пока нет задания</translation>
    </message>
    <message>
        <source>none: every position has its chance</source>
        <translation>нет: своя вероятность есть у любой позиции</translation>
    </message>
    <message>
        <source>Position and rules</source>
        <translation>Позиция и правила</translation>
    </message>
    <message>
        <source>Let the next player begin</source>
        <translation>Пусть начинает следующий игрок</translation>
    </message>
    <message>
        <source>Drop map</source>
        <translation>Карта полей</translation>
    </message>
    <message>
        <source>Where the man at the cursor goes</source>
        <translation>Куда идёт фигура под курсором</translation>
    </message>
    <message>
        <source>Mark the man at the cursor</source>
        <translation>Пометить фигуру под курсором</translation>
    </message>
    <message>
        <source>Write a man at the cursor …</source>
        <translation>Поставить фигуру под курсором …</translation>
    </message>
    <message>
        <source>Rules …</source>
        <translation>Правила …</translation>
    </message>
    <message>
        <source>Task …</source>
        <translation>Задание …</translation>
    </message>
    <message>
        <source>Solve again</source>
        <translation>Решить снова</translation>
    </message>
    <message>
        <source>Stop solving</source>
        <translation>Остановить решение</translation>
    </message>
    <message>
        <source>Back to the diagram</source>
        <translation>Назад к диаграмме</translation>
    </message>
    <message>
        <source>A turn back</source>
        <translation>Ход назад</translation>
    </message>
    <message>
        <source>A turn on</source>
        <translation>Ход вперёд</translation>
    </message>
    <message>
        <source>Tries with two refutations, too</source>
        <translation>И ложные следы с двумя опровержениями</translation>
    </message>
    <message>
        <source>Look for neighbours</source>
        <translation>Искать соседей</translation>
    </message>
    <message>
        <source>Flip the board</source>
        <translation>Перевернуть доску</translation>
    </message>
    <message>
        <source>reaches one cell</source>
        <translation>доходит до одного поля</translation>
    </message>
    <message numerus="yes">
        <source>reaches %1 cells</source>
        <translation>
            <numerusform>доходит до %1 поля</numerusform>
            <numerusform>доходит до %1 полей</numerusform>
            <numerusform>доходит до %1 полей</numerusform>
        </translation>
    </message>
    <message>
        <source>Esc puts it back, M hides the map</source>
        <translation>Esc возвращает её, M прячет карту</translation>
    </message>
    <message>
        <source>Linen</source>
        <translation>Лён</translation>
    </message>
    <message>
        <source>Slate</source>
        <translation>Сланец</translation>
    </message>
    <message>
        <source>Turned round</source>
        <translation>Перевёрнута</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Доска</translation>
    </message>
    <message>
        <source>The browser lays the page out and plays the solution; this is what it tells.</source>
        <translation>Страницу верстает и решение показывает браузер; вот её содержание.</translation>
    </message>
    <message>
        <source>The file will be exactly this.</source>
        <translation>Файл будет в точности таким.</translation>
    </message>
    <message>
        <source>text</source>
        <translation>текст</translation>
    </message>
    <message>
        <source>Save %1 …</source>
        <translation>Сохранить %1 …</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Заменить</translation>
    </message>
    <message>
        <source>There is no program that opens %1.</source>
        <translation>Нет программы, которая открывает %1.</translation>
    </message>
    <message>
        <source>Copied: text, SVG and picture.</source>
        <translation>Скопировано: текст, SVG и рисунок.</translation>
    </message>
    <message>
        <source>Copied.</source>
        <translation>Скопировано.</translation>
    </message>
    <message>
        <source>Odds of dice</source>
        <translation>Шансы костей</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Игра</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Что</translation>
    </message>
    <message>
        <source>Chance</source>
        <translation>Шанс</translation>
    </message>
    <message>
        <source>Per cent</source>
        <translation>Проценты</translation>
    </message>
    <message>
        <source>Throws of 216</source>
        <translation>Бросков из 216</translation>
    </message>
    <message>
        <source>Without %1 on %2</source>
        <translation>Убрать: %1 на %2</translation>
    </message>
    <message>
        <source>%1 becomes %2</source>
        <comment>a cell and a man</comment>
        <translation>%1 становится %2</translation>
    </message>
    <message>
        <source>Add %1 on %2</source>
        <translation>Добавить: %1 на %2</translation>
    </message>
    <message>
        <source>%1 from %2 to %3</source>
        <comment>a man and cells</comment>
        <translation>%1 с %2 на %3</translation>
    </message>
    <message>
        <source>one sound</source>
        <translation>одна корректная</translation>
    </message>
    <message>
        <source>%1 of %2 tried</source>
        <translation>испытано %1 из %2</translation>
    </message>
    <message>
        <source>Rules of</source>
        <translation>Правила игры</translation>
    </message>
    <message>
        <source>%1 (recommended)</source>
        <translation>%1 (рекомендуется)</translation>
    </message>
    <message>
        <source>as chosen below</source>
        <translation>как выбрано ниже</translation>
    </message>
    <message>
        <source>any</source>
        <translation>любое</translation>
    </message>
    <message>
        <source>How many men</source>
        <translation>Сколько фигур</translation>
    </message>
    <message>
        <source>Cells</source>
        <translation>Поля</translation>
    </message>
    <message>
        <source>Cell</source>
        <translation>Поле</translation>
    </message>
    <message>
        <source>Man</source>
        <translation>Фигура</translation>
    </message>
    <message>
        <source>Of whom</source>
        <translation>Чья</translation>
    </message>
    <message>
        <source>Degree</source>
        <translation>Степень</translation>
    </message>
    <message>
        <source>complete</source>
        <translation>полная</translation>
    </message>
    <message>
        <source>turns: %1 of %2</source>
        <translation>ходов: %1 из %2</translation>
    </message>
    <message>
        <source>%1 more: %2</source>
        <translation>ещё %1: %2</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Вступления</translation>
    </message>
    <message>
        <source>short</source>
        <translation>короткое решение</translation>
    </message>
    <message>
        <source>key or cook</source>
        <translation>вступление или побочное решение</translation>
    </message>
    <message>
        <source>at once</source>
        <translation>сразу</translation>
    </message>
    <message>
        <source>otherwise</source>
        <translation>иначе</translation>
    </message>
    <message>
        <source>reaches the goal itself</source>
        <translation>сам достигает цели</translation>
    </message>
    <message>
        <source>refutes</source>
        <translation>опровергает</translation>
    </message>
    <message>
        <source>dual</source>
        <translation>дуаль</translation>
    </message>
    <message>
        <source>triple</source>
        <translation>триаль</translation>
    </message>
    <message>
        <source>one turn</source>
        <translation>один ход</translation>
    </message>
    <message numerus="yes">
        <source>%1 turns</source>
        <translation>
            <numerusform>%1 ход</numerusform>
            <numerusform>%1 хода</numerusform>
            <numerusform>%1 ходов</numerusform>
        </translation>
    </message>
    <message>
        <source>Direct</source>
        <translation>Прямая</translation>
    </message>
    <message>
        <source>Exactly</source>
        <translation>Точно</translation>
    </message>
    <message>
        <source>Self</source>
        <translation>Обратная</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Кооперативная</translation>
    </message>
    <message>
        <source>Series</source>
        <translation>Серийная</translation>
    </message>
    <message>
        <source>Prevent</source>
        <translation>Помешать</translation>
    </message>
    <message>
        <source>Nobody plays</source>
        <translation>Никто не играет</translation>
    </message>
    <message>
        <source>The side to move reaches the goal against every play.</source>
        <translation>Сторона, чей ход, достигает цели при любой игре.</translation>
    </message>
    <message>
        <source>The same, but with its last turn, neither before nor after.</source>
        <translation>То же, но последним ходом: ни раньше, ни позже.</translation>
    </message>
    <message>
        <source>Who is to move forces the other side to reach the goal.</source>
        <translation>Тот, чей ход, заставляет другую сторону достичь цели.</translation>
    </message>
    <message>
        <source>All players help to reach the goal with the last turn.</source>
        <translation>Все игроки помогают достичь цели последним ходом.</translation>
    </message>
    <message>
        <source>Who is to move makes all the turns; the last reaches the goal.</source>
        <translation>Тот, чей ход, делает все ходы; последний достигает цели.</translation>
    </message>
    <message>
        <source>Turns after which the other side cannot force its goal in time.</source>
        <translation>Ходы, после которых другая сторона не достигнет цели вовремя.</translation>
    </message>
    <message>
        <source>What stands on the board is listed.</source>
        <translation>Перечисляется то, что стоит на доске.</translation>
    </message>
    <message numerus="yes">
        <source>%1 defences</source>
        <translation>
            <numerusform>%1 защита</numerusform>
            <numerusform>%1 защиты</numerusform>
            <numerusform>%1 защит</numerusform>
        </translation>
    </message>
    <message>
        <source>one turn made</source>
        <translation>сделан один ход</translation>
    </message>
    <message numerus="yes">
        <source>%1 turns made</source>
        <translation>
            <numerusform>сделан %1 ход</numerusform>
            <numerusform>сделано %1 хода</numerusform>
            <numerusform>сделано %1 ходов</numerusform>
        </translation>
    </message>
    <message>
        <source>tries: %1 of %2</source>
        <translation>ложные следы: %1 из %2</translation>
    </message>
    <message>
        <source>all stages done</source>
        <translation>все этапы пройдены</translation>
    </message>
    <message>
        <source>stopped</source>
        <translation>остановлено</translation>
    </message>
    <message>
        <source>no task</source>
        <translation>нет задания</translation>
    </message>
    <message>
        <source>Task</source>
        <translation>Задание</translation>
    </message>
    <message>
        <source>Whose throw</source>
        <translation>Чей бросок</translation>
    </message>
    <message>
        <source>Throw</source>
        <translation>Бросок</translation>
    </message>
    <message>
        <source>Throws</source>
        <translation>Броски</translation>
    </message>
    <message>
        <source>Change the task</source>
        <translation>Изменить задание</translation>
    </message>
    <message>
        <source>Let the other side throw</source>
        <translation>Пусть бросает другая сторона</translation>
    </message>
    <message>
        <source>Change the rules</source>
        <translation>Изменить правила</translation>
    </message>
    <message>
        <source>All off: best play of the throw</source>
        <translation>Снять все: лучший ход броска</translation>
    </message>
    <message>
        <source>All off: throws at will</source>
        <translation>Снять все: броски по выбору</translation>
    </message>
    <message>
        <source>Finished: throws at will</source>
        <translation>Конец: броски по выбору</translation>
    </message>
    <message>
        <source>Hit with the throw</source>
        <translation>Бить этим броском</translation>
    </message>
    <message>
        <source>Safest play of the throw</source>
        <translation>Самый безопасный ход броска</translation>
    </message>
    <message>
        <source>%1: all throws that do it</source>
        <translation>%1: все броски, которыми это делается</translation>
    </message>
    <message>
        <source>%1: plays of the throw</source>
        <translation>%1: ходы броска</translation>
    </message>
    <message>
        <source>Play</source>
        <comment>of a throw</comment>
        <translation>Ход</translation>
    </message>
    <message>
        <source>Plays</source>
        <translation>Ходы</translation>
    </message>
    <message>
        <source>Place stones</source>
        <translation>Ставить фишки</translation>
    </message>
    <message>
        <source>Nothing is asked.</source>
        <translation>Ничего не требуется.</translation>
    </message>
    <message>
        <source>The problem was copied as text.</source>
        <translation>Задача скопирована как текст.</translation>
    </message>
    <message>
        <source>This problem cannot be opened, and is kept as it is: %1.</source>
        <translation>Эту задачу открыть нельзя, она оставлена как есть: %1.</translation>
    </message>
    <message>
        <source>the clipboard</source>
        <translation>буфер обмена</translation>
    </message>
    <message>
        <source>Nothing was opened from %1: %2.</source>
        <translation>Из %1 ничего не открыто: %2.</translation>
    </message>
    <message numerus="yes">
        <source>%1 holds %2 problems; the first is shown.</source>
        <translation>
            <numerusform>В %1 %2 задача; показана первая.</numerusform>
            <numerusform>В %1 %2 задачи; показана первая.</numerusform>
            <numerusform>В %1 %2 задач; показана первая.</numerusform>
        </translation>
    </message>
    <message>
        <source>Problems of games</source>
        <translation>Задачи игр</translation>
    </message>
    <message>
        <source>Save the problem</source>
        <translation>Сохранить задачу</translation>
    </message>
    <message>
        <source>%1 could not be written: %2</source>
        <translation>Записать %1 не удалось: %2</translation>
    </message>
    <message>
        <source>The problem was saved as %1.</source>
        <translation>Задача сохранена как %1.</translation>
    </message>
    <message>
        <source>What was captured</source>
        <translation>Что было взято</translation>
    </message>
    <message>
        <source>%1, by a pawn that promoted</source>
        <translation>%1, превращённой пешкой</translation>
    </message>
    <message>
        <source>%1, by an officer</source>
        <translation>%1, фигурой</translation>
    </message>
    <message>
        <source>in the only game of exactly %2 moves</source>
        <translation>в единственной партии ровно в %2 хода</translation>
    </message>
    <message numerus="yes">
        <source>in all %1 games of exactly %2 moves</source>
        <translation>
            <numerusform>во всей %1 партии ровно в %2 хода</numerusform>
            <numerusform>во всех %1 партиях ровно в %2 хода</numerusform>
            <numerusform>во всех %1 партиях ровно в %2 хода</numerusform>
        </translation>
    </message>
    <message>
        <source>It took: %1.</source>
        <translation>Взято ею: %1.</translation>
    </message>
    <message>
        <source>proved</source>
        <translation>доказано</translation>
    </message>
    <message>
        <source>Last move</source>
        <translation>Последний ход</translation>
    </message>
    <message>
        <source>open</source>
        <translation>открыто</translation>
    </message>
    <message>
        <source>%1 taken on %2</source>
        <translation>%1, взятие на %2</translation>
    </message>
    <message>
        <source>King or rook has moved: %1.</source>
        <translation>Король или ладья ходили: %1.</translation>
    </message>
    <message>
        <source>gone</source>
        <translation>утрачено</translation>
    </message>
    <message>
        <source>Copied: the line of moves taken back.</source>
        <translation>Скопировано: линия взятых назад ходов.</translation>
    </message>
    <message>
        <source>A game that leads to the diagram</source>
        <translation>Партия, ведущая к диаграмме</translation>
    </message>
    <message>
        <source>Copied: one game as PGN.</source>
        <translation>Скопировано: одна партия в PGN.</translation>
    </message>
    <message>
        <source>moves taken back kept as a comment</source>
        <translation>взятые назад ходы записаны в комментарий</translation>
    </message>
    <message>
        <source>The line stands among the comments of the problem.</source>
        <translation>Линия стоит среди комментариев задачи.</translation>
    </message>
    <message>
        <source>moves taken back kept as the solution</source>
        <translation>взятые назад ходы записаны как решение</translation>
    </message>
    <message>
        <source>The line stands in the printed solution.</source>
        <translation>Линия стоит в печатном решении.</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Взять назад</translation>
    </message>
    <message>
        <source>Take moves back on the board (Ctrl+U)</source>
        <translation>Брать ходы назад на доске (Ctrl+U)</translation>
    </message>
    <message>
        <source>Show the moves of all men</source>
        <translation>Показать ходы всех фигур</translation>
    </message>
    <message>
        <source>%1 ×</source>
        <translation>%1 ×</translation>
    </message>
    <message>
        <source>one move of %2</source>
        <translation>один ход: %2</translation>
    </message>
    <message numerus="yes">
        <source>%1 moves of %2</source>
        <translation>
            <numerusform>%1 ход: %2</numerusform>
            <numerusform>%1 хода: %2</numerusform>
            <numerusform>%1 ходов: %2</numerusform>
        </translation>
    </message>
    <message>
        <source>The position in which games begin: there was no move before it.</source>
        <translation>Позиция, с которой начинаются партии: хода перед ней не было.</translation>
    </message>
    <message>
        <source>%1 has no move that can have been the last.</source>
        <translation>%1: нет хода, который мог быть последним.</translation>
    </message>
    <message>
        <source>This man cannot have moved last.</source>
        <translation>Эта фигура не могла ходить последней.</translation>
    </message>
    <message>
        <source>No move can have been the last: before each of them no game is possible.</source>
        <translation>Ни один ход не мог быть последним: перед каждым из них партия невозможна.</translation>
    </message>
    <message>
        <source>Last moves</source>
        <translation>Последние ходы</translation>
    </message>
    <message>
        <source>Enter takes the move back on the board, a letter says which man it captured.</source>
        <translation>Enter берёт ход назад на доске, буква говорит, какую фигуру он взял.</translation>
    </message>
    <message>
        <source>captured: %1</source>
        <translation>взято: %1</translation>
    </message>
    <message>
        <source>a double step: capturing in passing is allowed</source>
        <translation>двойной шаг: разрешено взятие на проходе</translation>
    </message>
    <message>
        <source>the only move that can have been the last</source>
        <translation>единственный ход, который мог быть последним</translation>
    </message>
    <message>
        <source>without a capture or taking: %1</source>
        <translation>без взятия или взято: %1</translation>
    </message>
    <message>
        <source>impossible</source>
        <translation>невозможно</translation>
    </message>
    <message>
        <source>a pawn in passing</source>
        <translation>пешка на проходе</translation>
    </message>
    <message>
        <source>nothing</source>
        <comment>captured</comment>
        <translation>ничего</translation>
    </message>
    <message>
        <source>One more that cannot have been played</source>
        <translation>Ещё один, который не мог быть сыгран</translation>
    </message>
    <message numerus="yes">
        <source>%1 more that cannot have been played</source>
        <translation>
            <numerusform>Ещё %1, который не мог быть сыгран</numerusform>
            <numerusform>Ещё %1, которые не могли быть сыграны</numerusform>
            <numerusform>Ещё %1, которые не могли быть сыграны</numerusform>
        </translation>
    </message>
    <message>
        <source>Legality</source>
        <translation>Легальность</translation>
    </message>
    <message>
        <source>Play the game</source>
        <translation>Разыграть</translation>
    </message>
    <message>
        <source>Copy PGN</source>
        <translation>Копия PGN</translation>
    </message>
    <message>
        <source>Search on</source>
        <translation>Искать дальше</translation>
    </message>
    <message>
        <source>searching …</source>
        <translation>идёт поиск …</translation>
    </message>
    <message>
        <source>Not judged</source>
        <translation>Не оценено</translation>
    </message>
    <message>
        <source>Legal</source>
        <translation>Легальна</translation>
    </message>
    <message>
        <source>Not known</source>
        <translation>Неизвестно</translation>
    </message>
    <message>
        <source>also</source>
        <translation>также</translation>
    </message>
    <message>
        <source>Illegal</source>
        <translation>Нелегальна</translation>
    </message>
    <message>
        <source>Impossible as stated</source>
        <translation>При таких утверждениях невозможна</translation>
    </message>
    <message>
        <source>The position in which games begin.</source>
        <translation>Позиция, с которой начинаются партии.</translation>
    </message>
    <message>
        <source>A game leads here.</source>
        <translation>Сюда ведёт партия.</translation>
    </message>
    <message>
        <source>A game of %1 moves leads here.</source>
        <translation>Сюда ведёт партия в %1 хода.</translation>
    </message>
    <message>
        <source>It may capture where you state that nothing was captured.</source>
        <translation>Она может содержать взятия там, где вы утверждаете обратное.</translation>
    </message>
    <message>
        <source>Stopped; until then nothing proved it impossible.</source>
        <translation>Остановлено; до этого ничто не доказало невозможность.</translation>
    </message>
    <message>
        <source>Nothing proves it impossible, and no game is known.</source>
        <translation>Ничто не доказывает невозможность, и партия неизвестна.</translation>
    </message>
    <message>
        <source>Nothing proves it impossible until now.</source>
        <translation>Пока ничто не доказывает невозможность.</translation>
    </message>
    <message>
        <source>searching</source>
        <translation>идёт поиск</translation>
    </message>
    <message>
        <source>Proof games</source>
        <translation>Доказательные партии</translation>
    </message>
    <message>
        <source>One move before the diagram</source>
        <translation>Один ход до диаграммы</translation>
    </message>
    <message numerus="yes">
        <source>%1 moves before the diagram</source>
        <translation>
            <numerusform>%1 ход до диаграммы</numerusform>
            <numerusform>%1 хода до диаграммы</numerusform>
            <numerusform>%1 ходов до диаграммы</numerusform>
        </translation>
    </message>
    <message>
        <source>Castling and en passant</source>
        <translation>Рокировка и e.p.</translation>
    </message>
    <message>
        <source>no right to speak of</source>
        <translation>прав нет</translation>
    </message>
    <message>
        <source>Set e.p. on %1</source>
        <translation>Разрешить e.p. на %1</translation>
    </message>
    <message>
        <source>Take the lost castling away</source>
        <translation>Убрать утраченную рокировку</translation>
    </message>
    <message>
        <source>Not together</source>
        <translation>Не вместе</translation>
    </message>
    <message>
        <source>allowed</source>
        <translation>разрешено</translation>
    </message>
    <message>
        <source>excludes</source>
        <translation>исключает</translation>
    </message>
    <message>
        <source>none</source>
        <translation>нет</translation>
    </message>
    <message>
        <source>not proved</source>
        <translation>не доказано</translation>
    </message>
    <message>
        <source>e.p. on %1</source>
        <translation>e.p. на %1</translation>
    </message>
    <message>
        <source>Taken men</source>
        <translation>Взятые фигуры</translation>
    </message>
    <message>
        <source>%1: all men are there</source>
        <translation>%1: все фигуры на месте</translation>
    </message>
    <message>
        <source>%2: one man taken</source>
        <translation>%2: взята одна фигура</translation>
    </message>
    <message numerus="yes">
        <source>%2: %1 men taken</source>
        <translation>
            <numerusform>%2: взята %1 фигура</numerusform>
            <numerusform>%2: взято %1 фигуры</numerusform>
            <numerusform>%2: взято %1 фигур</numerusform>
        </translation>
    </message>
    <message>
        <source>Not on the board: %1.</source>
        <translation>Нет на доске: %1.</translation>
    </message>
    <message>
        <source>Taken where they stood at first: %1.</source>
        <translation>Взяты на исходных полях: %1.</translation>
    </message>
    <message>
        <source>%2’s pawns: at least one capture</source>
        <translation>%2, пешки: не меньше одного взятия</translation>
    </message>
    <message numerus="yes">
        <source>%2’s pawns: at least %1 captures</source>
        <translation>
            <numerusform>%2, пешки: не меньше %1 взятия</numerusform>
            <numerusform>%2, пешки: не меньше %1 взятий</numerusform>
            <numerusform>%2, пешки: не меньше %1 взятий</numerusform>
        </translation>
    </message>
    <message>
        <source>on light squares at least %1</source>
        <translation>на белых полях не меньше %1</translation>
    </message>
    <message>
        <source>on dark squares at least %1</source>
        <translation>на чёрных полях не меньше %1</translation>
    </message>
    <message>
        <source>They took all that they can have taken.</source>
        <translation>Они взяли всё, что могли взять.</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>captures</comment>
        <translation>%1 из %2</translation>
    </message>
    <message>
        <source>%2: one man is promoted</source>
        <translation>%2: одна фигура превращённая</translation>
    </message>
    <message numerus="yes">
        <source>%2: %1 men are promoted</source>
        <translation>
            <numerusform>%2: %1 фигура превращённая</numerusform>
            <numerusform>%2: %1 фигуры превращённые</numerusform>
            <numerusform>%2: %1 фигур превращённых</numerusform>
        </translation>
    </message>
    <message>
        <source>certain</source>
        <translation>точно</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>Never moved</source>
        <translation>Не ходили</translation>
    </message>
    <message>
        <source>Show on the board</source>
        <translation>На доске</translation>
    </message>
    <message>
        <source>%1 of %2 men</source>
        <translation>%1 из %2 фигур</translation>
    </message>
    <message>
        <source>%1: it is certain of no man.</source>
        <translation>%1: точно ни об одной фигуре.</translation>
    </message>
    <message>
        <source>%2: one man, on %3.</source>
        <translation>%2: одна фигура, на %3.</translation>
    </message>
    <message numerus="yes">
        <source>%2: %1 men, on %3.</source>
        <translation>
            <numerusform>%2: %1 фигура, на %3.</numerusform>
            <numerusform>%2: %1 фигуры, на %3.</numerusform>
            <numerusform>%2: %1 фигур, на %3.</numerusform>
        </translation>
    </message>
    <message>
        <source>The man on %1 has never moved</source>
        <translation>Фигура на %1 не ходила</translation>
    </message>
    <message>
        <source>Nothing was captured on %1</source>
        <translation>На %1 взятий не было</translation>
    </message>
    <message>
        <source>The problem itself stays as it is.</source>
        <translation>Сама задача остаётся как есть.</translation>
    </message>
    <message>
        <source>One move further back (Left)</source>
        <translation>Ещё один ход назад (влево)</translation>
    </message>
    <message>
        <source>Play it again (Right)</source>
        <translation>Сыграть его снова (вправо)</translation>
    </message>
    <message>
        <source>The diagram (Home)</source>
        <translation>Диаграмма (Home)</translation>
    </message>
    <message>
        <source>Copy the line</source>
        <translation>Копировать линию</translation>
    </message>
    <message>
        <source>Keep the line, or open this position</source>
        <translation>Сохранить линию или открыть эту позицию</translation>
    </message>
    <message>
        <source>Back to the problem</source>
        <translation>Назад к задаче</translation>
    </message>
    <message>
        <source>Show the problem again (Escape)</source>
        <translation>Снова показать задачу (Escape)</translation>
    </message>
    <message>
        <source>Add the line to the comments</source>
        <translation>Добавить линию в комментарии</translation>
    </message>
    <message>
        <source>Add the line to the printed solution</source>
        <translation>Добавить линию в печатное решение</translation>
    </message>
    <message>
        <source>Open this position in a tab</source>
        <translation>Открыть эту позицию во вкладке</translation>
    </message>
    <message>
        <source>One move taken back</source>
        <translation>Один ход взят назад</translation>
    </message>
    <message numerus="yes">
        <source>%1 moves taken back</source>
        <translation>
            <numerusform>Взят назад %1 ход</numerusform>
            <numerusform>Взято назад %1 хода</numerusform>
            <numerusform>Взято назад %1 ходов</numerusform>
        </translation>
    </message>
    <message>
        <source>Drag a man back to where he came from, or choose in the list.</source>
        <translation>Отведите фигуру туда, откуда она пришла, или выберите в списке.</translation>
    </message>
    <message numerus="yes">
        <source>%1 files</source>
        <translation>
            <numerusform>%1 файл</numerusform>
            <numerusform>%1 файла</numerusform>
            <numerusform>%1 файлов</numerusform>
        </translation>
    </message>
    <message>
        <source>An import is under way already.</source>
        <translation>Импорт уже идёт.</translation>
    </message>
    <message>
        <source>No library is open to import into.</source>
        <translation>Нет открытой библиотеки для импорта.</translation>
    </message>
    <message>
        <source>The import was stopped; nothing came in.</source>
        <translation>Импорт остановлен; ничего не принято.</translation>
    </message>
    <message>
        <source>%2: one problem looked through …</source>
        <translation>%2: просмотрена одна задача …</translation>
    </message>
    <message numerus="yes">
        <source>%2: %1 problems looked through …</source>
        <translation>
            <numerusform>%2: просмотрена %1 задача …</numerusform>
            <numerusform>%2: просмотрены %1 задачи …</numerusform>
            <numerusform>%2: просмотрено %1 задач …</numerusform>
        </translation>
    </message>
    <message>
        <source>%2: one problem read …</source>
        <translation>%2: прочитана одна задача …</translation>
    </message>
    <message numerus="yes">
        <source>%2: %1 problems read …</source>
        <translation>
            <numerusform>%2: прочитана %1 задача …</numerusform>
            <numerusform>%2: прочитаны %1 задачи …</numerusform>
            <numerusform>%2: прочитано %1 задач …</numerusform>
        </translation>
    </message>
    <message>
        <source>The rest was not read: another library was opened.</source>
        <translation>Остальное не прочитано: открыта другая библиотека.</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Отчёт</translation>
    </message>
    <message>
        <source>Problems (%1);;All files (*)</source>
        <translation>Задачи (%1);;Все файлы (*)</translation>
    </message>
    <message>
        <source>Import problems</source>
        <translation>Импорт задач</translation>
    </message>
    <message>
        <source>The letter</source>
        <translation>Письмо</translation>
    </message>
    <message>
        <source>Stop the import?</source>
        <translation>Остановить импорт?</translation>
    </message>
    <message>
        <source>What has come in stays; the rest of the file is not read.</source>
        <translation>Уже принятое остаётся; остальная часть файла не читается.</translation>
    </message>
    <message>
        <source>Stop the import</source>
        <translation>Остановить импорт</translation>
    </message>
    <message>
        <source>The library shows no problem to export.</source>
        <translation>В библиотеке не показано задач для экспорта.</translation>
    </message>
    <message>
        <source>Came in</source>
        <translation>Принято</translation>
    </message>
    <message>
        <source>What it is</source>
        <translation>Что это</translation>
    </message>
    <message>
        <source>Was there</source>
        <translation>Уже было</translation>
    </message>
    <message>
        <source>What became of the problems</source>
        <translation>Что стало с задачами</translation>
    </message>
    <message>
        <source>Bring in</source>
        <translation>Принять</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Отмена</translation>
    </message>
    <message>
        <source>Show what came in</source>
        <translation>Показать принятое</translation>
    </message>
    <message>
        <source>Undo the import</source>
        <translation>Отменить импорт</translation>
    </message>
    <message>
        <source>Copy the report</source>
        <translation>Копировать отчёт</translation>
    </message>
    <message>
        <source>Nothing has come in yet. This is what would be done: %1</source>
        <translation>Пока ничего не принято. Было бы сделано вот что: %1</translation>
    </message>
    <message>
        <source>the same problem</source>
        <translation>та же задача</translation>
    </message>
    <message>
        <source>%1; reprint: %2</source>
        <translation>%1; перепечатка: %2</translation>
    </message>
    <message>
        <source>Cannot be read: %1</source>
        <translation>Прочитать нельзя: %1</translation>
    </message>
    <message>
        <source>Joined with a problem that is there: %1</source>
        <translation>Объединено с имеющейся задачей: %1</translation>
    </message>
    <message>
        <source>New, and linked with a problem that is there: %1</source>
        <translation>Новая, связана с имеющейся задачей: %1</translation>
    </message>
    <message>
        <source>Not read: %1</source>
        <translation>Не прочитано: %1</translation>
    </message>
    <message>
        <source>To be known: %1</source>
        <translation>К сведению: %1</translation>
    </message>
    <message>
        <source>%1: %2 added, %3 merged, %4 there already, %5 not read.</source>
        <translation>%1: добавлено %2, объединено %3, уже было %4, не прочитано %5.</translation>
    </message>
    <message>
        <source>Linked with others: %1.</source>
        <translation>Связано с другими: %1.</translation>
    </message>
    <message>
        <source>copy</source>
        <translation>копия</translation>
    </message>
    <message>
        <source>Save a copy of the library</source>
        <translation>Сохранить копию библиотеки</translation>
    </message>
    <message>
        <source>rescued</source>
        <translation>спасённая</translation>
    </message>
    <message>
        <source>Rescue into a new library</source>
        <translation>Спасти в новую библиотеку</translation>
    </message>
    <message>
        <source>What can be read is being rescued …</source>
        <translation>Спасается то, что можно прочитать …</translation>
    </message>
    <message>
        <source>A copy of the library was saved as %1.</source>
        <translation>Копия библиотеки сохранена как %1.</translation>
    </message>
    <message>
        <source>Open it</source>
        <translation>Открыть её</translation>
    </message>
    <message>
        <source>one problem was rescued</source>
        <translation>спасена одна задача</translation>
    </message>
    <message numerus="yes">
        <source>%1 problems were rescued</source>
        <translation>
            <numerusform>спасена %1 задача</numerusform>
            <numerusform>спасены %1 задачи</numerusform>
            <numerusform>спасено %1 задач</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 into %2; nothing is lost.</source>
        <translation>%1 в %2; ничего не потеряно.</translation>
    </message>
    <message>
        <source>one problem is lost</source>
        <translation>потеряна одна задача</translation>
    </message>
    <message numerus="yes">
        <source>%1 problems are lost</source>
        <translation>
            <numerusform>потеряна %1 задача</numerusform>
            <numerusform>потеряны %1 задачи</numerusform>
            <numerusform>потеряно %1 задач</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 into %2; %3.</source>
        <translation>%1 в %2; %3.</translation>
    </message>
    <message>
        <source>%1 into %2; some versions or links are lost.</source>
        <translation>%1 в %2; потеряны некоторые версии или связи.</translation>
    </message>
    <message>
        <source>The library is open now.</source>
        <translation>Библиотека теперь открыта.</translation>
    </message>
    <message>
        <source>Another program holds the library %1: it is opened here as soon as that lets it go. Unsaved work is kept meanwhile.</source>
        <translation>Библиотеку %1 занимает другая программа: она откроется здесь, как только освободится. Несохранённая работа пока хранится.</translation>
    </message>
    <message numerus="yes">
        <source>%1 problems of the library are damaged and cannot be read; the others can. They can be rescued into a new library.</source>
        <translation>
            <numerusform>%1 задача библиотеки повреждена и не читается; остальные читаются. Их можно спасти в новую библиотеку.</numerusform>
            <numerusform>%1 задачи библиотеки повреждены и не читаются; остальные читаются. Их можно спасти в новую библиотеку.</numerusform>
            <numerusform>%1 задач библиотеки повреждены и не читаются; остальные читаются. Их можно спасти в новую библиотеку.</numerusform>
        </translation>
    </message>
    <message>
        <source>Rescue the rest …</source>
        <translation>Спасти остальное …</translation>
    </message>
    <message>
        <source>Open it there</source>
        <translation>Открыть там</translation>
    </message>
    <message>
        <source>Open that copy</source>
        <translation>Открыть эту копию</translation>
    </message>
    <message>
        <source>Open it again</source>
        <translation>Открыть снова</translation>
    </message>
    <message>
        <source>%1: no move</source>
        <translation>%1: нет хода</translation>
    </message>
    <message>
        <source>%2: 1 square</source>
        <translation>%2: 1 поле</translation>
    </message>
    <message numerus="yes">
        <source>%2: %1 squares</source>
        <translation>
            <numerusform>%2: %1 поле</numerusform>
            <numerusform>%2: %1 поля</numerusform>
            <numerusform>%2: %1 полей</numerusform>
        </translation>
    </message>
    <message>
        <source>All</source>
        <comment>families of men</comment>
        <translation>Все</translation>
    </message>
    <message>
        <source>Leapers</source>
        <translation>Прыгуны</translation>
    </message>
    <message>
        <source>Riders</source>
        <translation>Наездники</translation>
    </message>
    <message>
        <source>Combined</source>
        <comment>a family of men</comment>
        <translation>Составные</translation>
    </message>
    <message>
        <source>Hoppers</source>
        <translation>Хопперы</translation>
    </message>
    <message>
        <source>Lions</source>
        <translation>Львы</translation>
    </message>
    <message>
        <source>Chinese men</source>
        <translation>Китайские фигуры</translation>
    </message>
    <message>
        <source>Locusts</source>
        <translation>Саранча</translation>
    </message>
    <message>
        <source>Marine men</source>
        <translation>Морские фигуры</translation>
    </message>
    <message>
        <source>Pawns</source>
        <translation>Пешки</translation>
    </message>
    <message>
        <source>Own</source>
        <comment>a family of men</comment>
        <translation>Свои</translation>
    </message>
    <message>
        <source>Others</source>
        <comment>a family of men</comment>
        <translation>Другие</translation>
    </message>
    <message>
        <source>%1, won</source>
        <translation>%1, выиграно</translation>
    </message>
    <message>
        <source>%1, lost</source>
        <translation>%1, проиграно</translation>
    </message>
    <message>
        <source>%1, perhaps</source>
        <translation>%1, возможно</translation>
    </message>
    <message>
        <source>No theme found yet.</source>
        <translation>Тем пока не найдено.</translation>
    </message>
    <message>
        <source>No correspondence found.</source>
        <translation>Соответствий не найдено.</translation>
    </message>
    <message>
        <source>With two intended solutions or more, what recurs in them stands here.</source>
        <translation>При двух и более задуманных решениях здесь стоит то, что в них повторяется.</translation>
    </message>
    <message numerus="yes">
        <source>At most %1 tries</source>
        <translation>
            <numerusform>Не больше %1 ложного следа</numerusform>
            <numerusform>Не больше %1 ложных следов</numerusform>
            <numerusform>Не больше %1 ложных следов</numerusform>
        </translation>
    </message>
    <message>
        <source>No tries</source>
        <translation>Без ложных следов</translation>
    </message>
    <message>
        <source>W</source>
        <comment>White&apos;s half-move, before its number</comment>
        <translation>Б</translation>
    </message>
    <message>
        <source>B</source>
        <comment>Black&apos;s half-move, before its number</comment>
        <translation>Ч</translation>
    </message>
    <message>
        <source>intended</source>
        <translation>задумано</translation>
    </message>
    <message>
        <source>cook</source>
        <translation>побочное решение</translation>
    </message>
    <message>
        <source>not marked</source>
        <translation>не помечено</translation>
    </message>
    <message>
        <source>Solution %1, %2: %3</source>
        <translation>Решение %1, %2: %3</translation>
    </message>
    <message>
        <source>ideal</source>
        <translation>идеальный</translation>
    </message>
    <message>
        <source>model</source>
        <translation>правильный</translation>
    </message>
    <message>
        <source>pure</source>
        <translation>чистый</translation>
    </message>
    <message>
        <source>mirror</source>
        <translation>зеркальный</translation>
    </message>
    <message>
        <source>%1 begins with %2.</source>
        <translation>%1 начинается с %2.</translation>
    </message>
    <message>
        <source>%1 leaves %2 at White’s %3 move: %4.</source>
        <translation>%1 расходится с %2 на %3 ходу белых: %4.</translation>
    </message>
    <message>
        <source>%1 leaves %2 at Black’s %3 move: %4.</source>
        <translation>%1 расходится с %2 на %3 ходу чёрных: %4.</translation>
    </message>
    <message>
        <source>first</source>
        <comment>a half-move</comment>
        <translation>первом</translation>
    </message>
    <message>
        <source>second</source>
        <comment>a half-move</comment>
        <translation>втором</translation>
    </message>
    <message>
        <source>third</source>
        <comment>a half-move</comment>
        <translation>третьем</translation>
    </message>
    <message>
        <source>fourth</source>
        <comment>a half-move</comment>
        <translation>четвёртом</translation>
    </message>
    <message>
        <source>fifth</source>
        <comment>a half-move</comment>
        <translation>пятом</translation>
    </message>
    <message>
        <source>sixth</source>
        <comment>a half-move</comment>
        <translation>шестом</translation>
    </message>
    <message>
        <source>Role</source>
        <translation>Роль</translation>
    </message>
    <message>
        <source>Correspondences</source>
        <translation>Соответствия</translation>
    </message>
    <message>
        <source>one role</source>
        <translation>одна роль</translation>
    </message>
    <message numerus="yes">
        <source>%1 roles</source>
        <translation>
            <numerusform>%1 роль</numerusform>
            <numerusform>%1 роли</numerusform>
            <numerusform>%1 ролей</numerusform>
        </translation>
    </message>
    <message>
        <source>exchanged, letters say who</source>
        <translation>обмен, буквы называют фигуру</translation>
    </message>
    <message>
        <source>same man, other square</source>
        <translation>та же фигура, другое поле</translation>
    </message>
    <message>
        <source>Intended solutions</source>
        <translation>Задуманные решения</translation>
    </message>
    <message>
        <source>How many solutions are intended, such as 2 or 2.1.1.1; empty: all there are</source>
        <translation>Сколько решений задумано, например 2 или 2.1.1.1; пусто: все, какие есть</translation>
    </message>
    <message>
        <source>all</source>
        <translation>все</translation>
    </message>
    <message>
        <source>Expected a number such as 2, or one for each half-move: %1</source>
        <translation>Ожидается число, например 2, или по одному на полуход: %1</translation>
    </message>
    <message>
        <source>Expected a number of solutions, such as 2, or 2.1.1.1</source>
        <translation>Ожидается число решений, например 2 или 2.1.1.1</translation>
    </message>
    <message>
        <source>mate</source>
        <comment>a row&apos;s name</comment>
        <translation>мат</translation>
    </message>
    <message>
        <source>Set play and cooks</source>
        <translation>Иллюзорная игра и побочные решения</translation>
    </message>
    <message>
        <source>Solutions</source>
        <translation>Решения</translation>
    </message>
    <message>
        <source>Intended</source>
        <translation>Задумано</translation>
    </message>
    <message>
        <source>Show one solution a row</source>
        <translation>По одному решению в строке</translation>
    </message>
    <message>
        <source>All columns step together; the board shows the one in hand.</source>
        <translation>Все столбцы шагают вместе; доска показывает выбранный.</translation>
    </message>
    <message>
        <source>more than %1</source>
        <translation>более чем %1</translation>
    </message>
    <message>
        <source>%1, the first %2 shown</source>
        <translation>%1, показаны первые %2</translation>
    </message>
    <message>
        <source>none in %1</source>
        <translation>нет в %1</translation>
    </message>
    <message>
        <source>Cook</source>
        <translation>Побочное решение</translation>
    </message>
    <message>
        <source>Cooks</source>
        <translation>Побочные решения</translation>
    </message>
    <message>
        <source>leaves %1 at %2</source>
        <translation>расходится с %1 на %2</translation>
    </message>
    <message>
        <source>for %1</source>
        <comment>a move</comment>
        <translation>вместо %1</translation>
    </message>
    <message>
        <source>Repeated move</source>
        <translation>Повтор хода</translation>
    </message>
    <message>
        <source>Same mate</source>
        <translation>Тот же мат</translation>
    </message>
    <message>
        <source>Moves to %1</source>
        <translation>Ходы на %1</translation>
    </message>
    <message>
        <source>White man taken where it stands</source>
        <translation>Белую фигуру берут на месте</translation>
    </message>
    <message>
        <source>Black man taken where it stands</source>
        <translation>Чёрную фигуру берут на месте</translation>
    </message>
    <message>
        <source>Neutral man taken where it stands</source>
        <translation>Нейтральную фигуру берут на месте</translation>
    </message>
    <message>
        <source>White man moves, then is taken</source>
        <translation>Белая фигура ходит, затем её берут</translation>
    </message>
    <message>
        <source>Black man moves, then is taken</source>
        <translation>Чёрная фигура ходит, затем её берут</translation>
    </message>
    <message>
        <source>Neutral man moves, then is taken</source>
        <translation>Нейтральная фигура ходит, затем её берут</translation>
    </message>
    <message>
        <source>White man takes, then is taken</source>
        <translation>Белая фигура берёт, затем её берут</translation>
    </message>
    <message>
        <source>Black man takes, then is taken</source>
        <translation>Чёрная фигура берёт, затем её берут</translation>
    </message>
    <message>
        <source>Neutral man takes, then is taken</source>
        <translation>Нейтральная фигура берёт, затем её берут</translation>
    </message>
    <message>
        <source>White man falls in the mate</source>
        <translation>Белая фигура гибнет на мате</translation>
    </message>
    <message>
        <source>Black man falls in the mate</source>
        <translation>Чёрная фигура гибнет на мате</translation>
    </message>
    <message>
        <source>Neutral man falls in the mate</source>
        <translation>Нейтральная фигура гибнет на мате</translation>
    </message>
    <message>
        <source>White man taken</source>
        <translation>Взята белая фигура</translation>
    </message>
    <message>
        <source>Black man taken</source>
        <translation>Взята чёрная фигура</translation>
    </message>
    <message>
        <source>Neutral man taken</source>
        <translation>Взята нейтральная фигура</translation>
    </message>
    <message>
        <source>White takes back</source>
        <translation>Белые берут в ответ</translation>
    </message>
    <message>
        <source>Black takes back</source>
        <translation>Чёрные берут в ответ</translation>
    </message>
    <message>
        <source>Neutral man takes back</source>
        <translation>Нейтральная фигура берёт в ответ</translation>
    </message>
    <message>
        <source>White promotes</source>
        <translation>Белые превращают пешку</translation>
    </message>
    <message>
        <source>Black promotes</source>
        <translation>Чёрные превращают пешку</translation>
    </message>
    <message>
        <source>Neutral pawn promotes</source>
        <translation>Нейтральная пешка превращается</translation>
    </message>
    <message>
        <source>White castles</source>
        <translation>Белые рокируют</translation>
    </message>
    <message>
        <source>Black castles</source>
        <translation>Чёрные рокируют</translation>
    </message>
    <message>
        <source>Neutral king castles</source>
        <translation>Нейтральный король рокирует</translation>
    </message>
    <message>
        <source>Mates</source>
        <translation>Матует</translation>
    </message>
    <message>
        <source>Makes the last move</source>
        <translation>Делает последний ход</translation>
    </message>
    <message>
        <source>Checks from behind</source>
        <translation>Шах с тыла</translation>
    </message>
    <message>
        <source>Pins in the mate</source>
        <translation>Связывает в мате</translation>
    </message>
    <message>
        <source>Is pinned in the mate</source>
        <translation>Связана в мате</translation>
    </message>
    <message>
        <source>Guards in the mate</source>
        <translation>Охраняет в мате</translation>
    </message>
    <message>
        <source>Comes to block</source>
        <translation>Приходит на блок</translation>
    </message>
    <message>
        <source>exchanged: man %1 plays this part here</source>
        <translation>обмен: эту роль здесь играет фигура %1</translation>
    </message>
    <message>
        <source>the same man, on another square</source>
        <translation>та же фигура на другом поле</translation>
    </message>
    <message>
        <source>one exchange</source>
        <translation>один обмен</translation>
    </message>
    <message numerus="yes">
        <source>%1 exchanges</source>
        <translation>
            <numerusform>%1 обмен</numerusform>
            <numerusform>%1 обмена</numerusform>
            <numerusform>%1 обменов</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>solutions</comment>
        <translation>с %1 по %2</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 и %2</translation>
    </message>
    <message>
        <source>Half-moves played</source>
        <translation>Сыграно полуходов</translation>
    </message>
    <message>
        <source>One half-move back (Left)</source>
        <translation>Полуход назад (влево)</translation>
    </message>
    <message>
        <source>One half-move on (Right)</source>
        <translation>Полуход вперёд (вправо)</translation>
    </message>
    <message>
        <source>The end (End)</source>
        <translation>Конец (End)</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>half-moves played</comment>
        <translation>%1 из %2</translation>
    </message>
    <message>
        <source>Write into the field Intended how many are meant.</source>
        <translation>Впишите в поле «Задумано», сколько решений имеется в виду.</translation>
    </message>
    <message>
        <source>Their shape is %1.</source>
        <translation>Их форма: %1.</translation>
    </message>
    <message>
        <source>Set play: %1.</source>
        <translation>Иллюзорная игра: %1.</translation>
    </message>
    <message>
        <source>%1 is as intended.</source>
        <translation>%1 — как задумано.</translation>
    </message>
    <message>
        <source>%1 are as intended.</source>
        <translation>%1 — как задумано.</translation>
    </message>
    <message>
        <source>One more.</source>
        <translation>Ещё одно.</translation>
    </message>
    <message numerus="yes">
        <source>%1 more.</source>
        <translation>
            <numerusform>Ещё %1.</numerusform>
            <numerusform>Ещё %1.</numerusform>
            <numerusform>Ещё %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Which are intended is not marked: take one in hand and press P.</source>
        <translation>Какие задуманы, не помечено: выберите одно и нажмите P.</translation>
    </message>
    <message>
        <source>%1 is not intended</source>
        <translation>%1 — не задумано</translation>
    </message>
    <message>
        <source>%1 is intended</source>
        <translation>%1 — задумано</translation>
    </message>
    <message>
        <source>Copy all solutions</source>
        <translation>Копировать все решения</translation>
    </message>
    <message>
        <source>Defence</source>
        <translation>Защита</translation>
    </message>
    <message>
        <source>Phase table: %1</source>
        <translation>Таблица фаз: %1</translation>
    </message>
    <message>
        <source>pinned</source>
        <translation>закреплён</translation>
    </message>
    <message>
        <source>Click: let go. Drag: move. Right button: more.</source>
        <translation>Щелчок: отпустить. Перетаскивание: переставить. Правая кнопка: ещё.</translation>
    </message>
    <message>
        <source>Click: keep in the table. Drag: move. Right button: more.</source>
        <translation>Щелчок: оставить в таблице. Перетаскивание: переставить. Правая кнопка: ещё.</translation>
    </message>
    <message>
        <source>Show hidden tries (%1)</source>
        <translation>Показать скрытые ложные следы (%1)</translation>
    </message>
    <message>
        <source>Show hidden tries</source>
        <translation>Показать скрытые ложные следы</translation>
    </message>
    <message>
        <source>Let go of all pinned tries</source>
        <translation>Отпустить все закреплённые ложные следы</translation>
    </message>
    <message>
        <source>Copy table as text</source>
        <translation>Копировать таблицу как текст</translation>
    </message>
    <message>
        <source>Keep in the table</source>
        <translation>Оставить в таблице</translation>
    </message>
    <message>
        <source>Move left</source>
        <translation>Левее</translation>
    </message>
    <message>
        <source>Move right</source>
        <translation>Правее</translation>
    </message>
    <message>
        <source>Hide this try</source>
        <translation>Скрыть этот ложный след</translation>
    </message>
    <message>
        <source>Order by changes</source>
        <translation>По числу перемен</translation>
    </message>
    <message>
        <source>Order by refutation</source>
        <translation>По опровержению</translation>
    </message>
    <message>
        <source>1 defence</source>
        <translation>1 защита</translation>
    </message>
    <message>
        <source>1 phase</source>
        <translation>1 фаза</translation>
    </message>
    <message numerus="yes">
        <source>%1 phases</source>
        <translation>
            <numerusform>%1 фаза</numerusform>
            <numerusform>%1 фазы</numerusform>
            <numerusform>%1 фаз</numerusform>
        </translation>
    </message>
    <message>
        <source>Set</source>
        <translation>Илл. игра</translation>
    </message>
    <message>
        <source>no continuation</source>
        <translation>нет продолжения</translation>
    </message>
    <message>
        <source>no mate</source>
        <translation>нет мата</translation>
    </message>
    <message>
        <source>quadruple</source>
        <translation>четверная</translation>
    </message>
    <message numerus="yes">
        <source>%1 answers</source>
        <translation>
            <numerusform>%1 ответ</numerusform>
            <numerusform>%1 ответа</numerusform>
            <numerusform>%1 ответов</numerusform>
        </translation>
    </message>
    <message>
        <source>refutes the try</source>
        <translation>опровергает ложный след</translation>
    </message>
    <message>
        <source>cannot be played here</source>
        <translation>здесь сыграть нельзя</translation>
    </message>
    <message>
        <source>changed mate</source>
        <translation>перемена мата</translation>
    </message>
    <message>
        <source>transferred mate</source>
        <translation>перенос мата</translation>
    </message>
    <message>
        <source>changed continuation</source>
        <translation>перемена продолжения</translation>
    </message>
    <message>
        <source>transferred continuation</source>
        <translation>перенос продолжения</translation>
    </message>
    <message>
        <source>changed and transferred</source>
        <translation>перемена и перенос</translation>
    </message>
    <message>
        <source>cannot occur</source>
        <translation>быть не может</translation>
    </message>
    <message>
        <source>changed: another mate in an earlier phase</source>
        <translation>перемена: в прежней фазе другой мат</translation>
    </message>
    <message>
        <source>transferred: the mate follows another defence before</source>
        <translation>перенос: раньше этот мат следует на другую защиту</translation>
    </message>
    <message>
        <source>changed and transferred: before, another defence has this mate</source>
        <translation>перемена и перенос: раньше этот мат у другой защиты</translation>
    </message>
    <message>
        <source>added: no mate for this defence in the other phases</source>
        <translation>добавлено: в других фазах на эту защиту мата нет</translation>
    </message>
    <message>
        <source>lost: no mate of its own after the key</source>
        <translation>утрачено: после вступления своего мата нет</translation>
    </message>
    <message>
        <source>changed: another continuation in an earlier phase</source>
        <translation>перемена: в прежней фазе другое продолжение</translation>
    </message>
    <message>
        <source>transferred: the continuation follows another defence before</source>
        <translation>перенос: раньше это продолжение следует на другую защиту</translation>
    </message>
    <message>
        <source>changed and transferred: before, another defence has this continuation</source>
        <translation>перемена и перенос: раньше это продолжение у другой защиты</translation>
    </message>
    <message>
        <source>added: no continuation for this defence in the other phases</source>
        <translation>добавлено: в других фазах на эту защиту продолжения нет</translation>
    </message>
    <message>
        <source>lost: no continuation of its own after the key</source>
        <translation>утрачено: после вступления своего продолжения нет</translation>
    </message>
    <message>
        <source>Moves of the game</source>
        <translation>Ходы партии</translation>
    </message>
    <message>
        <source>The start (Home)</source>
        <translation>Начало (Home)</translation>
    </message>
    <message>
        <source>The diagram (End)</source>
        <translation>Диаграмма (End)</translation>
    </message>
    <message>
        <source>Shorter games</source>
        <translation>Более короткие партии</translation>
    </message>
    <message>
        <source>Strategies</source>
        <translation>Стратегии</translation>
    </message>
    <message>
        <source>Proof game</source>
        <translation>Доказательная партия</translation>
    </message>
    <message>
        <source>The game before (Page Up)</source>
        <translation>Предыдущая партия (Page Up)</translation>
    </message>
    <message>
        <source>The next game (Page Down)</source>
        <translation>Следующая партия (Page Down)</translation>
    </message>
    <message>
        <source>Play the game (Space)</source>
        <translation>Разыграть партию (пробел)</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>games</comment>
        <translation>%1 из %2</translation>
    </message>
    <message>
        <source>exactly %1</source>
        <translation>ровно %1</translation>
    </message>
    <message>
        <source>Search to %1</source>
        <translation>Искать до %1</translation>
    </message>
    <message>
        <source>Ask for longer games</source>
        <translation>Спросить о более длинных партиях</translation>
    </message>
    <message>
        <source>Games of %1</source>
        <translation>Партии: %1</translation>
    </message>
    <message>
        <source>half-move %1 of %2</source>
        <translation>полуход %1 из %2</translation>
    </message>
    <message>
        <source>%1, the diagram</source>
        <translation>%1, диаграмма</translation>
    </message>
    <message>
        <source>start</source>
        <comment>of a game</comment>
        <translation>начало</translation>
    </message>
    <message>
        <source>(stays on the board)</source>
        <translation>(остаётся на доске)</translation>
    </message>
    <message>
        <source>Merit</source>
        <translation>Достоинство</translation>
    </message>
    <message>
        <source>Flaw</source>
        <translation>Недостаток</translation>
    </message>
    <message numerus="yes">
        <source>Quality: %1 points</source>
        <translation>
            <numerusform>Качество: %1 пункт</numerusform>
            <numerusform>Качество: %1 пункта</numerusform>
            <numerusform>Качество: %1 пунктов</numerusform>
        </translation>
    </message>
    <message>
        <source>Quality: one point</source>
        <translation>Качество: один пункт</translation>
    </message>
    <message>
        <source>Set a right</source>
        <translation>Задать право</translation>
    </message>
    <message>
        <source>Sets what the solution rests on; one step of the history</source>
        <translation>Задаёт то, на чём держится решение; один шаг истории</translation>
    </message>
    <message>
        <source>Allow e.p. on %1</source>
        <translation>Разрешить e.p. на %1</translation>
    </message>
    <message>
        <source>White may not castle short</source>
        <translation>Белым нельзя рокировать коротко</translation>
    </message>
    <message>
        <source>White may not castle long</source>
        <translation>Белым нельзя рокировать длинно</translation>
    </message>
    <message>
        <source>Black may not castle short</source>
        <translation>Чёрным нельзя рокировать коротко</translation>
    </message>
    <message>
        <source>Black may not castle long</source>
        <translation>Чёрным нельзя рокировать длинно</translation>
    </message>
    <message>
        <source> and </source>
        <translation> и </translation>
    </message>
    <message>
        <source>new since the last edit</source>
        <translation>новое после последней правки</translation>
    </message>
    <message>
        <source>changed since the last edit</source>
        <translation>изменилось после последней правки</translation>
    </message>
    <message>
        <source>gone since the last edit</source>
        <translation>исчезло после последней правки</translation>
    </message>
    <message>
        <source>Gone since the last edit</source>
        <translation>Исчезло после последней правки</translation>
    </message>
    <message>
        <source>nothing answers it</source>
        <translation>ответа нет</translation>
    </message>
    <message>
        <source>After the key</source>
        <translation>После вступления</translation>
    </message>
    <message>
        <source>%1, trivial ones hidden</source>
        <translation>%1, тривиальные скрыты</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Ходы</translation>
    </message>
    <message>
        <source>%1, none of them marked</source>
        <translation>%1, ни одна не помечена</translation>
    </message>
    <message>
        <source>if %1</source>
        <translation>если %1</translation>
    </message>
    <message>
        <source>%1, as you stated of an earlier position</source>
        <translation>%1, как вы утверждали о прежней позиции</translation>
    </message>
    <message>
        <source>%1, as you state</source>
        <translation>%1, как вы утверждаете</translation>
    </message>
    <message>
        <source>Cannot be solved</source>
        <translation>Решать нельзя</translation>
    </message>
    <message>
        <source>The program that is open already does not answer, so this is another one.</source>
        <translation>Уже открытая программа не отвечает, поэтому это ещё одна.</translation>
    </message>
    <message>
        <source>Something went wrong (%1). Your work is safe; a report is in %2.</source>
        <translation>Что-то пошло не так (%1). Ваша работа цела; отчёт лежит в %2.</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Попробовать снова</translation>
    </message>
    <message>
        <source>There is nothing on the board to compare.</source>
        <translation>На доске не с чем сравнивать.</translation>
    </message>
    <message>
        <source>New problem of a game</source>
        <translation>Новая задача игры</translation>
    </message>
    <message>
        <source>Tables games</source>
        <translation>Игры в нарды</translation>
    </message>
    <message>
        <source>Odds of dice …</source>
        <translation>Шансы костей …</translation>
    </message>
    <message numerus="yes">
        <source>Copied: %1 games as PGN.</source>
        <translation>
            <numerusform>Скопировано: %1 партия в PGN.</numerusform>
            <numerusform>Скопировано: %1 партии в PGN.</numerusform>
            <numerusform>Скопировано: %1 партий в PGN.</numerusform>
        </translation>
    </message>
    <message>
        <source>Recent problems</source>
        <translation>Недавние задачи</translation>
    </message>
    <message>
        <source>Recent libraries</source>
        <translation>Недавние библиотеки</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Предыстория</translation>
    </message>
    <message>
        <source>System</source>
        <comment>colours as the system has them</comment>
        <translation>Как в системе</translation>
    </message>
    <message>
        <source>Drag men to the board, or click one here and then squares. Ctrl copies.</source>
        <translation>Перетащите фигуры на доску или щёлкните фигуру здесь, а затем поля. Ctrl копирует.</translation>
    </message>
    <message>
        <source>drag or type</source>
        <translation>тянуть или печатать</translation>
    </message>
    <message>
        <source>Drag a man off the board, or right-click him, to remove him. Or by keys: arrows move a cursor, capital letters put white men there, small letters black ones.</source>
        <translation>Чтобы убрать фигуру, вытащите её за доску или щёлкните правой кнопкой. С клавиатуры: стрелки двигают курсор, прописные буквы ставят на нём белые фигуры, строчные — чёрные.</translation>
    </message>
    <message>
        <source>Space lifts, Esc puts back</source>
        <translation>Пробел поднимает, Esc возвращает</translation>
    </message>
    <message>
        <source>At every change the solver says here whether the problem is sound.</source>
        <translation>При каждом изменении решатель говорит здесь, корректна ли задача.</translation>
    </message>
    <message>
        <source>at every change</source>
        <translation>при каждом изменении</translation>
    </message>
    <message>
        <source>Point at a row to see its moves, click it to play them. Escape comes home.</source>
        <translation>Наведите указатель на строку, чтобы увидеть её ходы, щёлкните, чтобы их разыграть. Escape возвращает.</translation>
    </message>
    <message>
        <source>point to see the moves</source>
        <translation>наведите, чтобы увидеть ходы</translation>
    </message>
    <message>
        <source>Each sound position is kept here by itself; click one to have it back. Ctrl+Shift+S keeps one by name.</source>
        <translation>Каждая корректная позиция сохраняется здесь сама; щелчок возвращает её. Ctrl+Shift+S сохраняет под именем.</translation>
    </message>
    <message>
        <source>kept by themselves</source>
        <translation>сохраняются сами</translation>
    </message>
    <message>
        <source>Ctrl+S keeps a problem, Ctrl+L shows all. Some classics lie there already.</source>
        <translation>Ctrl+S сохраняет задачу, Ctrl+L показывает все. Несколько классических там уже есть.</translation>
    </message>
    <message>
        <source>classics inside</source>
        <translation>классика внутри</translation>
    </message>
    <message>
        <source>There is no field “%1”. There are: %2.</source>
        <translation>Поля «%1» нет. Есть: %2.</translation>
    </message>
    <message>
        <source>This line cannot be used: %1.</source>
        <translation>Эта строка не годится: %1.</translation>
    </message>
    <message>
        <source>Entry forms are written as PDF, SVG or PNG.</source>
        <translation>Бланки для конкурсов пишутся в PDF, SVG или PNG.</translation>
    </message>
    <message>
        <source>Made in %1 ms.</source>
        <translation>Сделано за %1 мс.</translation>
    </message>
    <message>
        <source>Drawn in %1 ms.</source>
        <translation>Нарисовано за %1 мс.</translation>
    </message>
    <message>
        <source>Diagram %1 of %2, drawn in %3 ms.</source>
        <translation>Диаграмма %1 из %2, нарисована за %3 мс.</translation>
    </message>
    <message>
        <source>Page %1 of %2, drawn in %3 ms.</source>
        <translation>Страница %1 из %2, нарисована за %3 мс.</translation>
    </message>
    <message>
        <source>The file will be this, in the letters of whoever opens it.</source>
        <translation>Файл будет таким, но шрифтом того, кто его откроет.</translation>
    </message>
    <message>
        <source>Stopped; nothing was written.</source>
        <translation>Остановлено; ничего не записано.</translation>
    </message>
    <message>
        <source>%1 cannot be used: %2.</source>
        <translation>%1 использовать нельзя: %2.</translation>
    </message>
    <message>
        <source>%2 is there already.</source>
        <translation>%2 уже есть.</translation>
    </message>
    <message numerus="yes">
        <source>%1 of the files are there already.</source>
        <translation>
            <numerusform>Уже есть %1 из этих файлов.</numerusform>
            <numerusform>Уже есть %1 из этих файлов.</numerusform>
            <numerusform>Уже есть %1 из этих файлов.</numerusform>
        </translation>
    </message>
    <message>
        <source>In the folder %1. What they hold will be lost.</source>
        <translation>В папке %1. Их содержимое будет потеряно.</translation>
    </message>
    <message>
        <source>Saved as %2.</source>
        <translation>Сохранено как %2.</translation>
    </message>
    <message numerus="yes">
        <source>%1 files saved, the first as %2.</source>
        <translation>
            <numerusform>Сохранён %1 файл, первый — %2.</numerusform>
            <numerusform>Сохранено %1 файла, первый — %2.</numerusform>
            <numerusform>Сохранено %1 файлов, первый — %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1 + %2</source>
        <translation>%1 + %2</translation>
    </message>
    <message>
        <source>Nothing found. Do you mean:</source>
        <translation>Ничего не найдено. Может быть:</translation>
    </message>
    <message>
        <source>Not known here: kept as it is written.</source>
        <translation>Здесь неизвестно: сохраняется так, как написано.</translation>
    </message>
    <message>
        <source>Not with %1</source>
        <translation>Не вместе с %1</translation>
    </message>
    <message>
        <source>%1; Popeye can be asked</source>
        <translation>%1; можно спросить Popeye</translation>
    </message>
    <message>
        <source>Problems by these rules are solved.</source>
        <translation>Задачи по этим правилам решаются.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>да</translation>
    </message>
    <message>
        <source>no</source>
        <comment>the answer</comment>
        <translation>нет</translation>
    </message>
    <message>
        <source>Rebirth</source>
        <translation>Возрождение</translation>
    </message>
    <message>
        <source>Paralysis</source>
        <translation>Паралич</translation>
    </message>
    <message>
        <source>Change of colour</source>
        <translation>Смена цвета</translation>
    </message>
    <message>
        <source>Movement and kinds</source>
        <translation>Ходы и виды фигур</translation>
    </message>
    <message>
        <source>Capture</source>
        <translation>Взятие</translation>
    </message>
    <message>
        <source>Check and mate</source>
        <translation>Шах и мат</translation>
    </message>
    <message>
        <source>Forced play</source>
        <translation>Вынужденная игра</translation>
    </message>
    <message>
        <source>Special squares</source>
        <translation>Особые поля</translation>
    </message>
    <message>
        <source>Kings</source>
        <translation>Короли</translation>
    </message>
    <message>
        <source>According to</source>
        <translation>По кому</translation>
    </message>
    <message>
        <source>Turned</source>
        <translation>Отражение</translation>
    </message>
    <message>
        <source>Comes back as</source>
        <translation>Возвращается как</translation>
    </message>
    <message>
        <source>If occupied</source>
        <translation>Если занято</translation>
    </message>
    <message>
        <source>On its own square</source>
        <translation>На своём поле</translation>
    </message>
    <message>
        <source>Grid</source>
        <translation>Сетка</translation>
    </message>
    <message>
        <source>Whose pawn</source>
        <translation>Чья пешка</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Тип</translation>
    </message>
    <message>
        <source>Squares</source>
        <translation>Поля</translation>
    </message>
    <message>
        <source>Kinds of men</source>
        <translation>Виды фигур</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Число</translation>
    </message>
    <message>
        <source>Lengths</source>
        <translation>Длины</translation>
    </message>
    <message>
        <source>The analysis of the library has stopped: its processes do not run.</source>
        <translation>Анализ библиотеки остановился: его процессы не работают.</translation>
    </message>
    <message>
        <source>The analysis of the library failed (%1).</source>
        <translation>Анализ библиотеки не удался (%1).</translation>
    </message>
    <message>
        <source>A log of another library lay beside this one; it was set aside as %1.</source>
        <translation>Рядом с этой библиотекой лежал журнал другой; он отложен как %1.</translation>
    </message>
    <message>
        <source>This library is open in another window of the program: it can be read and searched here, not changed.</source>
        <translation>Эта библиотека открыта в другом окне программы: здесь её можно читать и искать в ней, но не менять.</translation>
    </message>
    <message>
        <source>This library&apos;s file or folder is read-only: it can be read, not changed.</source>
        <translation>Файл или папка этой библиотеки только для чтения: её можно читать, но не менять.</translation>
    </message>
    <message>
        <source>The disk of this library is full: it can be read, not changed.</source>
        <translation>Диск этой библиотеки заполнен: её можно читать, но не менять.</translation>
    </message>
    <message>
        <source>The library is being brought up to date: %1 of %2 problems …</source>
        <translation>Библиотека обновляется: задачи %1 из %2 …</translation>
    </message>
    <message>
        <source>The library failed (%1). A report was kept.</source>
        <translation>В библиотеке произошла ошибка (%1). Отчёт сохранён.</translation>
    </message>
    <message>
        <source>&amp;Library</source>
        <translation>&amp;Библиотека</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Сохранить</translation>
    </message>
    <message>
        <source>Save as new problem</source>
        <translation>Сохранить как новую задачу</translation>
    </message>
    <message>
        <source>Close the tab</source>
        <translation>Закрыть вкладку</translation>
    </message>
    <message>
        <source>Open the same tabs at the next start</source>
        <translation>Открыть те же вкладки при следующем запуске</translation>
    </message>
    <message>
        <source>Import problems …</source>
        <translation>Импорт задач …</translation>
    </message>
    <message>
        <source>Read a letter …</source>
        <translation>Прочитать письмо …</translation>
    </message>
    <message>
        <source>Originals by stage …</source>
        <translation>Оригиналы по стадиям …</translation>
    </message>
    <message>
        <source>Export diagrams …</source>
        <translation>Экспорт диаграмм …</translation>
    </message>
    <message>
        <source>Print …</source>
        <translation>Печать …</translation>
    </message>
    <message>
        <source>Tourney …</source>
        <translation>Конкурс …</translation>
    </message>
    <message>
        <source>Solving contest …</source>
        <translation>Конкурс решения …</translation>
    </message>
    <message>
        <source>On a telephone …</source>
        <translation>На телефоне …</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Выход</translation>
    </message>
    <message>
        <source>Flip between the last two positions</source>
        <translation>Переключаться между двумя последними позициями</translation>
    </message>
    <message>
        <source>Details of the problem</source>
        <translation>Данные задачи</translation>
    </message>
    <message>
        <source>Find action or problem …</source>
        <translation>Найти команду или задачу …</translation>
    </message>
    <message>
        <source>Select all men</source>
        <translation>Выделить все фигуры</translation>
    </message>
    <message>
        <source>Copy position</source>
        <translation>Копировать позицию</translation>
    </message>
    <message>
        <source>Paste position</source>
        <translation>Вставить позицию</translation>
    </message>
    <message>
        <source>Settings …</source>
        <translation>Настройки …</translation>
    </message>
    <message>
        <source>Rotate back by 90 degrees</source>
        <translation>Повернуть обратно на 90 градусов</translation>
    </message>
    <message>
        <source>Swap colours</source>
        <translation>Поменять цвета</translation>
    </message>
    <message>
        <source>Game array</source>
        <translation>Исходная позиция партии</translation>
    </message>
    <message>
        <source>What if this man were another</source>
        <translation>Что, если бы эта фигура была другой</translation>
    </message>
    <message>
        <source>Fairy men …</source>
        <translation>Сказочные фигуры …</translation>
    </message>
    <message>
        <source>Special squares and marks …</source>
        <translation>Особые поля и пометки …</translation>
    </message>
    <message>
        <source>Take moves back</source>
        <translation>Брать ходы назад</translation>
    </message>
    <message>
        <source>Needed men</source>
        <translation>Нужные фигуры</translation>
    </message>
    <message>
        <source>Scheme bench</source>
        <translation>Верстак схем</translation>
    </message>
    <message>
        <source>Add a twin</source>
        <translation>Добавить близнеца</translation>
    </message>
    <message>
        <source>Next twin</source>
        <translation>Следующий близнец</translation>
    </message>
    <message>
        <source>Previous twin</source>
        <translation>Предыдущий близнец</translation>
    </message>
    <message>
        <source>Set play is asked for</source>
        <translation>Требуется иллюзорная игра</translation>
    </message>
    <message>
        <source>Duplex: the other side begins, too</source>
        <translation>Дуплекс: начинает и другая сторона</translation>
    </message>
    <message>
        <source>Repair</source>
        <translation>Починка</translation>
    </message>
    <message>
        <source>Neighbours</source>
        <translation>Соседи</translation>
    </message>
    <message>
        <source>Search for problems …</source>
        <translation>Искать задачи …</translation>
    </message>
    <message>
        <source>Compose a theme …</source>
        <translation>Составить на тему …</translation>
    </message>
    <message>
        <source>Mine endings …</source>
        <translation>Искать в окончаниях …</translation>
    </message>
    <message>
        <source>Popeye …</source>
        <translation>Popeye …</translation>
    </message>
    <message>
        <source>History of the diagram</source>
        <translation>Предыстория диаграммы</translation>
    </message>
    <message>
        <source>Keep this key</source>
        <translation>Сохранять это вступление</translation>
    </message>
    <message>
        <source>Welcome</source>
        <translation>Добро пожаловать</translation>
    </message>
    <message>
        <source>60-second tour</source>
        <translation>Обзор за 60 секунд</translation>
    </message>
    <message>
        <source>Language and letters</source>
        <translation>Язык и буквы</translation>
    </message>
    <message>
        <source>In moves, and on the keyboard: they put men on the board.</source>
        <translation>В ходах и на клавиатуре: ими ставятся фигуры на доску.</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>Вид</translation>
    </message>
    <message>
        <source>High</source>
        <translation>Высокий</translation>
    </message>
    <message>
        <source>Usual</source>
        <translation>Обычный</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Contrast</source>
        <translation>Контраст</translation>
    </message>
    <message>
        <source>Size of letters</source>
        <translation>Размер букв</translation>
    </message>
    <message>
        <source>Men move at once. Where the system wants less motion, they do so anyway.</source>
        <translation>Фигуры переходят сразу. Если система просит меньше движения, так будет и без этого.</translation>
    </message>
    <message>
        <source>Composing</source>
        <translation>Составление</translation>
    </message>
    <message numerus="yes">
        <source>up to %1</source>
        <translation>
            <numerusform>до %1</numerusform>
            <numerusform>до %1</numerusform>
            <numerusform>до %1</numerusform>
        </translation>
    </message>
    <message>
        <source>While a man is in hand, squares say what he would do there.</source>
        <translation>Пока фигура в руке, поля говорят, что она бы там сделала.</translation>
    </message>
    <message>
        <source>Refutations of a try</source>
        <translation>Опровержения ложного следа</translation>
    </message>
    <message>
        <source>Show all defences</source>
        <translation>Показать все защиты</translation>
    </message>
    <message>
        <source>Those too that parry no threat.</source>
        <translation>И те, что не парируют угрозы.</translation>
    </message>
    <message>
        <source>Show trivial tries</source>
        <translation>Показать тривиальные ложные следы</translation>
    </message>
    <message>
        <source>Solutions of help play as rows</source>
        <translation>Решения кооперативной игры строками</translation>
    </message>
    <message>
        <source>One solution a line; else one a column.</source>
        <translation>По решению в строке; иначе по решению в столбце.</translation>
    </message>
    <message>
        <source>Folders</source>
        <translation>Папки</translation>
    </message>
    <message>
        <source>The one that is open; the next start opens it again.</source>
        <translation>Открытая; следующий запуск откроет её снова.</translation>
    </message>
    <message>
        <source>Exports</source>
        <translation>Экспорт</translation>
    </message>
    <message>
        <source>The folder in which saving diagrams and problems begins.</source>
        <translation>Папка, с которой начинается сохранение диаграмм и задач.</translation>
    </message>
    <message>
        <source>the folder used last</source>
        <translation>последняя использованная папка</translation>
    </message>
    <message>
        <source>Drafts</source>
        <translation>Черновики</translation>
    </message>
    <message>
        <source>Unsaved work is written here by itself, and offered again after a crash.</source>
        <translation>Несохранённая работа пишется сюда сама и после сбоя предлагается снова.</translation>
    </message>
    <message>
        <source>Solving</source>
        <translation>Решение</translation>
    </message>
    <message>
        <source>One for each processor (one)</source>
        <translation>По одному на процессор (1)</translation>
    </message>
    <message numerus="yes">
        <source>One for each processor (%1)</source>
        <translation>
            <numerusform>По одному на процессор (%1)</numerusform>
            <numerusform>По одному на процессор (%1)</numerusform>
            <numerusform>По одному на процессор (%1)</numerusform>
        </translation>
    </message>
    <message>
        <source>Processes for the library</source>
        <translation>Процессы для библиотеки</translation>
    </message>
    <message>
        <source>They analyse problems in the background, and give way while you compose.</source>
        <translation>Они анализируют задачи в фоне и уступают, пока вы составляете.</translation>
    </message>
    <message>
        <source>Engine for studies</source>
        <translation>Движок для этюдов</translation>
    </message>
    <message>
        <source>A UCI engine, asked about studies where you wish it. What it sees is no proof.</source>
        <translation>Движок UCI, которого спрашивают об этюдах, где вы хотите. Что он видит, не доказательство.</translation>
    </message>
    <message>
        <source>found by itself, such as stockfish</source>
        <translation>находится сам, например stockfish</translation>
    </message>
    <message>
        <source>Syzygy&apos;s tables for studies</source>
        <translation>Таблицы Syzygy для этюдов</translation>
    </message>
    <message>
        <source>A folder with tables of five to seven men (.rtbw), or with such folders in it. What they say is proof, too. The page Study tells what is missing.</source>
        <translation>Папка с таблицами для числа фигур от пяти до семи (.rtbw) или с такими папками внутри. Что они говорят — тоже доказательство. Страница «Этюд» говорит, чего не хватает.</translation>
    </message>
    <message>
        <source>none: up to four men, made here</source>
        <translation>нет: до четырёх фигур, сделаны здесь</translation>
    </message>
    <message>
        <source>The program never looks for a newer version, loads nothing and sends nothing by itself. A new version is installed by you, or by your system, and keeps your settings and libraries.</source>
        <translation>Программа никогда не ищет новую версию, сама ничего не загружает и не отправляет. Новую версию устанавливаете вы или ваша система; настройки и библиотеки сохраняются.</translation>
    </message>
    <message>
        <source>Popeye program</source>
        <translation>Программа Popeye</translation>
    </message>
    <message>
        <source>It is asked about what is not solved here. It stays on this computer.</source>
        <translation>Её спрашивают о том, что здесь не решается. Всё остаётся на этом компьютере.</translation>
    </message>
    <message>
        <source>Ask Popeye by itself</source>
        <translation>Спрашивать Popeye автоматически</translation>
    </message>
    <message>
        <source>About problems that are not solved here.</source>
        <translation>О задачах, которые здесь не решаются.</translation>
    </message>
    <message>
        <source>Popeye works at most</source>
        <translation>Popeye работает не дольше</translation>
    </message>
    <message>
        <source>Memory for Popeye</source>
        <translation>Память для Popeye</translation>
    </message>
    <message>
        <source>Updates and sound</source>
        <translation>Обновления и звук</translation>
    </message>
    <message>
        <source>Updates</source>
        <translation>Обновления</translation>
    </message>
    <message>
        <source>The program makes no sound.</source>
        <translation>Программа не издаёт звуков.</translation>
    </message>
    <message>
        <source>Open library …</source>
        <translation>Открыть библиотеку …</translation>
    </message>
    <message>
        <source>New library …</source>
        <translation>Новая библиотека …</translation>
    </message>
    <message>
        <source>Save a copy of the library …</source>
        <translation>Сохранить копию библиотеки …</translation>
    </message>
    <message>
        <source>Export problems …</source>
        <translation>Экспорт задач …</translation>
    </message>
    <message>
        <source>Versions of the problem …</source>
        <translation>Версии задачи …</translation>
    </message>
    <message>
        <source>Find in the library</source>
        <translation>Искать в библиотеке</translation>
    </message>
    <message>
        <source>Find problems like this</source>
        <translation>Найти похожие задачи</translation>
    </message>
    <message>
        <source>Show the library</source>
        <translation>Показать библиотеку</translation>
    </message>
    <message>
        <source>Library beside the board</source>
        <translation>Библиотека рядом с доской</translation>
    </message>
    <message>
        <source>Go to the notice</source>
        <translation>К сообщению</translation>
    </message>
    <message>
        <source>Notices of this session …</source>
        <translation>Сообщения этого сеанса …</translation>
    </message>
    <message>
        <source>Next tab</source>
        <translation>Следующая вкладка</translation>
    </message>
    <message>
        <source>Previous tab</source>
        <translation>Предыдущая вкладка</translation>
    </message>
    <message>
        <source>Move the tab left</source>
        <translation>Вкладку левее</translation>
    </message>
    <message>
        <source>Move the tab right</source>
        <translation>Вкладку правее</translation>
    </message>
    <message>
        <source>Reset the layout</source>
        <translation>Вернуть расположение</translation>
    </message>
    <message>
        <source>Twin</source>
        <translation>Близнец</translation>
    </message>
    <message>
        <source>Drop map</source>
        <comment>short, on a small button</comment>
        <translation>Карта</translation>
    </message>
    <message>
        <source>Needed</source>
        <comment>short, on a small button</comment>
        <translation>Нужны</translation>
    </message>
    <message>
        <source>%1: not known to this program</source>
        <translation>%1: программе неизвестно</translation>
    </message>
    <message>
        <source>no solution</source>
        <translation>нет решения</translation>
    </message>
    <message>
        <source>1 solution</source>
        <translation>1 решение</translation>
    </message>
    <message numerus="yes">
        <source>%1 solutions</source>
        <translation>
            <numerusform>%1 решение</numerusform>
            <numerusform>%1 решения</numerusform>
            <numerusform>%1 решений</numerusform>
        </translation>
    </message>
    <message>
        <source>half a move</source>
        <translation>полхода</translation>
    </message>
    <message>
        <source>1 move</source>
        <translation>1 ход</translation>
    </message>
    <message numerus="yes">
        <source>%1 moves</source>
        <translation>
            <numerusform>%1 ход</numerusform>
            <numerusform>%1 хода</numerusform>
            <numerusform>%1 ходов</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 moves</source>
        <comment>a number such as 2.5</comment>
        <translation>%1 хода</translation>
    </message>
    <message>
        <source>after the key: %1</source>
        <translation>после вступления: %1</translation>
    </message>
    <message>
        <source>series, %1</source>
        <translation>серия, %1</translation>
    </message>
    <message>
        <source>%1 in %2: %3</source>
        <translation>%1 в %2: %3</translation>
    </message>
    <message>
        <source>from a position to this one in exactly %1 moves</source>
        <translation>из позиции в эту ровно в %1 хода</translation>
    </message>
    <message>
        <source>proof game in exactly %1 moves</source>
        <translation>доказательная партия, ходов ровно %1</translation>
    </message>
    <message>
        <source>shortest proof game in %1 moves</source>
        <translation>кратчайшая доказательная партия, ходов: %1</translation>
    </message>
    <message>
        <source>series mate in %1</source>
        <translation>серийный мат в %1</translation>
    </message>
    <message>
        <source>series helpmate in %1</source>
        <translation>серийный кооперативный мат в %1</translation>
    </message>
    <message>
        <source>series selfmate in %1</source>
        <translation>серийный обратный мат в %1</translation>
    </message>
    <message>
        <source>series reflex mate in %1</source>
        <translation>серийный рефлексный мат в %1</translation>
    </message>
    <message>
        <source>series in %1</source>
        <translation>серия в %1</translation>
    </message>
    <message>
        <source>mate in %1</source>
        <translation>мат в %1</translation>
    </message>
    <message>
        <source>selfmate in %1</source>
        <translation>обратный мат в %1</translation>
    </message>
    <message>
        <source>reflex mate in %1</source>
        <translation>рефлексный мат в %1</translation>
    </message>
    <message>
        <source>semi-reflex mate in %1</source>
        <translation>полурефлексный мат в %1</translation>
    </message>
    <message>
        <source>helpmate in %1</source>
        <translation>кооперативный мат в %1</translation>
    </message>
    <message>
        <source>help-selfmate in %1</source>
        <translation>кооперативный обратный мат в %1</translation>
    </message>
    <message>
        <source>help-reflex mate in %1</source>
        <translation>кооперативный рефлексный мат в %1</translation>
    </message>
    <message>
        <source>direct play</source>
        <translation>прямая игра</translation>
    </message>
    <message>
        <source>self play</source>
        <translation>обратная игра</translation>
    </message>
    <message>
        <source>reflex play</source>
        <translation>рефлексная игра</translation>
    </message>
    <message>
        <source>semi-reflex play</source>
        <translation>полурефлексная игра</translation>
    </message>
    <message>
        <source>help play</source>
        <translation>кооперативная игра</translation>
    </message>
    <message>
        <source>help-self play</source>
        <translation>кооперативная обратная игра</translation>
    </message>
    <message>
        <source>help-reflex play</source>
        <translation>кооперативная рефлексная игра</translation>
    </message>
    <message>
        <source>a man arrives on %1</source>
        <translation>фигура приходит на %1</translation>
    </message>
    <message>
        <source>the man from %1 is touched</source>
        <translation>касание фигуры с %1</translation>
    </message>
    <message>
        <source>not legal now</source>
        <translation>сейчас невозможен</translation>
    </message>
    <message>
        <source>none: White is in check</source>
        <translation>нет: белые под шахом</translation>
    </message>
    <message>
        <source>stalemate</source>
        <translation>пат</translation>
    </message>
    <message>
        <source>being worked out …</source>
        <translation>вычисляется …</translation>
    </message>
    <message>
        <source>not finished</source>
        <translation>не закончено</translation>
    </message>
    <message>
        <source>no threat</source>
        <translation>нет угрозы</translation>
    </message>
    <message>
        <source>threat %1</source>
        <translation>угроза %1</translation>
    </message>
    <message>
        <source>%1, not %2</source>
        <translation>%1, не %2</translation>
    </message>
    <message>
        <source>hole: %1</source>
        <translation>дыра: %1</translation>
    </message>
    <message>
        <source>Black mates</source>
        <translation>чёрные дают мат</translation>
    </message>
    <message>
        <source>threat</source>
        <comment>in a cell: the threat mates after this move</comment>
        <translation>угроза</translation>
    </message>
    <message numerus="yes">
        <source>%1 continuations</source>
        <translation>
            <numerusform>%1 продолжение</numerusform>
            <numerusform>%1 продолжения</numerusform>
            <numerusform>%1 продолжений</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 mates</source>
        <translation>
            <numerusform>%1 мат</numerusform>
            <numerusform>%1 мата</numerusform>
            <numerusform>%1 матов</numerusform>
        </translation>
    </message>
    <message>
        <source>changed: another continuation in another phase</source>
        <translation>перемена: в другой фазе другое продолжение</translation>
    </message>
    <message>
        <source>changed: another mate in another phase</source>
        <translation>перемена: другой мат в другой фазе</translation>
    </message>
    <message>
        <source>1 more</source>
        <translation>ещё 1</translation>
    </message>
    <message numerus="yes">
        <source>%1 more</source>
        <translation>
            <numerusform>ещё %1</numerusform>
            <numerusform>ещё %1</numerusform>
            <numerusform>ещё %1</numerusform>
        </translation>
    </message>
    <message>
        <source>hole %1 closed</source>
        <translation>дыра %1 закрыта</translation>
    </message>
    <message>
        <source>new hole %1</source>
        <translation>новая дыра %1</translation>
    </message>
    <message>
        <source>1...%1 now dual</source>
        <translation>1...%1 теперь дуаль</translation>
    </message>
    <message>
        <source>1...%1 no longer dual: %2</source>
        <translation>1...%1 больше не дуаль: %2</translation>
    </message>
    <message>
        <source>1...%1 now %2</source>
        <translation>1...%1 теперь %2</translation>
    </message>
    <message>
        <source>threat now %2</source>
        <translation>угроза теперь %2</translation>
    </message>
    <message>
        <source>now zugzwang</source>
        <translation>теперь цугцванг</translation>
    </message>
    <message>
        <source>double stalemate</source>
        <translation>двойной пат</translation>
    </message>
    <message>
        <source>check</source>
        <translation>шах</translation>
    </message>
    <message>
        <source>a capture</source>
        <translation>взятие</translation>
    </message>
    <message>
        <source>a promotion</source>
        <translation>превращение</translation>
    </message>
    <message>
        <source>any move</source>
        <translation>любой ход</translation>
    </message>
    <message>
        <source>castling</source>
        <translation>рокировка</translation>
    </message>
    <message>
        <source>a capture en passant</source>
        <translation>взятие на проходе</translation>
    </message>
    <message>
        <source>both sides are mated</source>
        <translation>обе стороны получают мат</translation>
    </message>
    <message>
        <source>a mated side mates</source>
        <translation>заматованная сторона даёт мат</translation>
    </message>
    <message>
        <source>mate or stalemate</source>
        <translation>мат или пат</translation>
    </message>
    <message>
        <source>the side that moves is stalemated</source>
        <translation>пат ходящей стороне</translation>
    </message>
    <message>
        <source>the side that moves is mated</source>
        <translation>мат ходящей стороне</translation>
    </message>
    <message>
        <source>a man reaches the last rank</source>
        <translation>фигура достигает последней горизонтали</translation>
    </message>
    <message>
        <source>a man is won</source>
        <translation>выигрыш фигуры</translation>
    </message>
    <message>
        <source>a man is back where it began</source>
        <translation>фигура вернулась на исходное поле</translation>
    </message>
    <message>
        <source>two men have changed places</source>
        <translation>две фигуры поменялись местами</translation>
    </message>
    <message>
        <source>a man is back where it began, by a rebirth</source>
        <translation>фигура вернулась на исходное поле возрождением</translation>
    </message>
    <message>
        <source>two men have changed places, by a rebirth</source>
        <translation>две фигуры поменялись местами возрождением</translation>
    </message>
    <message>
        <source>The problem on the board is not saved.</source>
        <translation>Задача на доске не сохранена.</translation>
    </message>
    <message>
        <source>One problem is not saved.</source>
        <translation>Не сохранена одна задача.</translation>
    </message>
    <message numerus="yes">
        <source>%1 problems are not saved.</source>
        <translation>
            <numerusform>Не сохранена %1 задача.</numerusform>
            <numerusform>Не сохранены %1 задачи.</numerusform>
            <numerusform>Не сохранено %1 задач.</numerusform>
        </translation>
    </message>
    <message>
        <source>Keep for the next start</source>
        <translation>Оставить до следующего запуска</translation>
    </message>
    <message>
        <source>Like the system</source>
        <translation>Как в системе</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Язык</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Светлая</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Тёмная</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Тема</translation>
    </message>
    <message>
        <source>Like the theme</source>
        <translation>Как тема</translation>
    </message>
    <message>
        <source>Like the language</source>
        <translation>Как язык</translation>
    </message>
    <message>
        <source>Piece letters</source>
        <translation>Буквы фигур</translation>
    </message>
    <message>
        <source>Reduce motion</source>
        <translation>Меньше движения</translation>
    </message>
    <message>
        <source>Classic</source>
        <translation>Классические</translation>
    </message>
    <message>
        <source>Print, strong</source>
        <translation>Печатные, жирные</translation>
    </message>
    <message>
        <source>English with N</source>
        <translation>Английские с N</translation>
    </message>
    <message>
        <source>English with S</source>
        <translation>Английские с S</translation>
    </message>
    <message>
        <source>Italian</source>
        <translation>Итальянские</translation>
    </message>
    <message>
        <source>German</source>
        <translation>Немецкие</translation>
    </message>
    <message>
        <source>French</source>
        <translation>Французские</translation>
    </message>
    <message>
        <source>Spanish</source>
        <translation>Испанские</translation>
    </message>
    <message>
        <source>Russian</source>
        <translation>Русские</translation>
    </message>
    <message>
        <source>Figurines</source>
        <translation>Фигурки</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Печать</translation>
    </message>
    <message>
        <source>Hatched</source>
        <translation>Штриховка</translation>
    </message>
    <message>
        <source>royal </source>
        <translation>корол. </translation>
    </message>
    <message>
        <source>%1 %2 to %3</source>
        <translation>%1 %2 на %3</translation>
    </message>
    <message>
        <source>%1 %2 copied to %3</source>
        <translation>%1 %2 скопировано на %3</translation>
    </message>
    <message>
        <source>%1 put on %2</source>
        <translation>%1: поставлено на %2</translation>
    </message>
    <message>
        <source>%1 %2 removed</source>
        <translation>%1 %2: убрано</translation>
    </message>
    <message>
        <source>%1 %2 and %3 %4 exchanged</source>
        <translation>%1 %2 и %3 %4 поменялись местами</translation>
    </message>
    <message>
        <source>%1 %2 becomes %3</source>
        <translation>%1 %2 теперь %3</translation>
    </message>
    <message>
        <source>one man</source>
        <translation>одна фигура</translation>
    </message>
    <message>
        <source>%1 moved</source>
        <translation>перемещено: %1</translation>
    </message>
    <message>
        <source>%1 copied</source>
        <translation>скопировано: %1</translation>
    </message>
    <message>
        <source>%1 removed</source>
        <comment>several men</comment>
        <translation>убрано: %1</translation>
    </message>
    <message>
        <source>%1 mirrored</source>
        <translation>отражено: %1</translation>
    </message>
    <message>
        <source>%1 rotated</source>
        <translation>повёрнуто: %1</translation>
    </message>
    <message>
        <source>%1 recoloured</source>
        <translation>перекрашено: %1</translation>
    </message>
    <message>
        <source>%1, %2 to %3</source>
        <translation>%1, %2 на %3</translation>
    </message>
    <message>
        <source>board cleared</source>
        <translation>доска очищена</translation>
    </message>
    <message>
        <source>position shifted</source>
        <translation>позиция сдвинута</translation>
    </message>
    <message>
        <source>position rotated</source>
        <translation>позиция повёрнута</translation>
    </message>
    <message>
        <source>position mirrored</source>
        <translation>позиция отражена</translation>
    </message>
    <message>
        <source>colours swapped</source>
        <translation>цвета обменяны</translation>
    </message>
    <message>
        <source>game array</source>
        <translation>исходная позиция партии</translation>
    </message>
    <message>
        <source>castling set</source>
        <translation>рокировка задана</translation>
    </message>
    <message>
        <source>e.p. set</source>
        <translation>e.p. задано</translation>
    </message>
    <message>
        <source>side to move set</source>
        <translation>очередь хода задана</translation>
    </message>
    <message>
        <source>stipulation set</source>
        <translation>задание задано</translation>
    </message>
    <message>
        <source>position changed</source>
        <translation>позиция изменена</translation>
    </message>
    <message>
        <source>Find problems that end like this</source>
        <translation>Найти задачи с таким финалом</translation>
    </message>
    <message>
        <source>no</source>
        <translation>0</translation>
    </message>
    <message>
        <source>one</source>
        <translation>1</translation>
    </message>
    <message>
        <source>two</source>
        <translation>2</translation>
    </message>
    <message>
        <source>three</source>
        <translation>3</translation>
    </message>
    <message>
        <source>four</source>
        <translation>4</translation>
    </message>
    <message>
        <source>five</source>
        <translation>5</translation>
    </message>
    <message>
        <source>six</source>
        <translation>6</translation>
    </message>
    <message>
        <source>seven</source>
        <translation>7</translation>
    </message>
    <message>
        <source>eight</source>
        <translation>8</translation>
    </message>
    <message>
        <source>nine</source>
        <translation>9</translation>
    </message>
    <message>
        <source>ten</source>
        <translation>10</translation>
    </message>
    <message>
        <source>eleven</source>
        <translation>11</translation>
    </message>
    <message>
        <source>twelve</source>
        <translation>12</translation>
    </message>
    <message>
        <source>and</source>
        <comment>between the last two of a list</comment>
        <translation>и</translation>
    </message>
    <message>
        <source>or</source>
        <comment>between the last two of a list</comment>
        <translation>или</translation>
    </message>
    <message>
        <source>Nothing is found</source>
        <translation>Ничего не найдено</translation>
    </message>
    <message>
        <source>Manual</source>
        <translation>Руководство</translation>
    </message>
    <message>
        <source>Search the manual</source>
        <translation>Искать в руководстве</translation>
    </message>
    <message>
        <source>Page of the manual</source>
        <translation>Страница руководства</translation>
    </message>
    <message>
        <source>Print this page</source>
        <translation>Печатать эту страницу</translation>
    </message>
    <message>
        <source>See also</source>
        <translation>См. также</translation>
    </message>
    <message>
        <source>F1 opens the page of what has the focus.</source>
        <translation>F1 открывает страницу о том, где сейчас клавиатура.</translation>
    </message>
    <message>
        <source>Click to see it in its own size</source>
        <translation>Щелчок показывает в настоящем размере</translation>
    </message>
    <message>
        <source>This page is there in English only.</source>
        <translation>Эта страница есть только на английском.</translation>
    </message>
    <message>
        <source>Settings: %1</source>
        <translation>Настройки: %1</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Сбросить</translation>
    </message>
    <message>
        <source>Reset: %1</source>
        <translation>Сбросить: %1</translation>
    </message>
    <message>
        <source>Choose: %1</source>
        <translation>Выбрать: %1</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Показать</translation>
    </message>
    <message>
        <source>Show the folder: %1</source>
        <translation>Показать папку: %1</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Настройки</translation>
    </message>
    <message>
        <source>Find a setting</source>
        <translation>Найти настройку</translation>
    </message>
    <message>
        <source>Nothing found.</source>
        <translation>Ничего не найдено.</translation>
    </message>
    <message>
        <source>Sections</source>
        <translation>Разделы</translation>
    </message>
    <message>
        <source>Reset all</source>
        <translation>Сбросить всё</translation>
    </message>
    <message>
        <source>Undo the reset</source>
        <translation>Отменить сброс</translation>
    </message>
    <message>
        <source>Open a sample problem</source>
        <translation>Открыть задачу-пример</translation>
    </message>
    <message>
        <source>A two-mover with star flights and 12 tries. Change it; nothing can break.</source>
        <translation>Двухходовка с отступлениями звездой и 12 ложными следами. Меняйте её; ничего не сломается.</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Ввод</translation>
    </message>
    <message>
        <source>Start with an empty board</source>
        <translation>Начать с пустой доски</translation>
    </message>
    <message>
        <source>Drag men from the tray, or type K, q, P on a square.</source>
        <translation>Тяните фигуры с лотка или печатайте K, q, P на поле.</translation>
    </message>
    <message>
        <source>Bring your problems</source>
        <translation>Принести свои задачи</translation>
    </message>
    <message>
        <source>OLV, PGN, Popeye, FEN or CSV. Or drop a file anywhere.</source>
        <translation>OLV, PGN, Popeye, FEN или CSV. Или перетащите файл в любое место.</translation>
    </message>
    <message>
        <source>Compose a chess problem</source>
        <translation>Составить шахматную задачу</translation>
    </message>
    <message>
        <source>While you place men, the solver answers beside the board.</source>
        <translation>Пока вы ставите фигуры, решатель отвечает рядом с доской.</translation>
    </message>
    <message>
        <source>Open lately</source>
        <translation>Недавно открытые</translation>
    </message>
    <message>
        <source>six hints beside the things themselves; Escape ends it</source>
        <translation>шесть советов рядом с самими вещами; Escape прекращает</translation>
    </message>
    <message>
        <source>Code that opens the page</source>
        <translation>Код, открывающий страницу</translation>
    </message>
    <message>
        <source>On a telephone</source>
        <translation>На телефоне</translation>
    </message>
    <message>
        <source>Compose in a browser, on this machine or on a telephone in the same network: with this studio&apos;s solver and library.</source>
        <translation>Составлять в браузере, на этом компьютере или на телефоне в той же сети: с решателем и библиотекой этой студии.</translation>
    </message>
    <message>
        <source>This machine only</source>
        <translation>Только этот компьютер</translation>
    </message>
    <message>
        <source>The local network, for a telephone or tablet</source>
        <translation>Локальная сеть, для телефона или планшета</translation>
    </message>
    <message>
        <source>Whoever has the link can search and change your library while the page is served. What is sent is not encrypted: use a network that you trust.</source>
        <translation>Тот, у кого есть ссылка, может искать в вашей библиотеке и менять её, пока страница доступна. Передача не шифруется: пользуйтесь сетью, которой доверяете.</translation>
    </message>
    <message>
        <source>Link</source>
        <translation>Ссылка</translation>
    </message>
    <message>
        <source>Encrypt what is sent (https)</source>
        <translation>Шифровать передаваемое (https)</translation>
    </message>
    <message>
        <source>Keep the link, so that the telephone finds the page again</source>
        <translation>Сохранить ссылку, чтобы телефон снова нашёл страницу</translation>
    </message>
    <message>
        <source>Copy the link</source>
        <translation>Копировать ссылку</translation>
    </message>
    <message>
        <source>Open this board there</source>
        <translation>Открыть эту доску там</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Начать</translation>
    </message>
    <message>
        <source>Starting …</source>
        <translation>Запуск …</translation>
    </message>
    <message>
        <source>The page is not served.</source>
        <translation>Страница недоступна.</translation>
    </message>
    <message>
        <source>Whoever has the link can search and change your library while the page is served.</source>
        <translation>Тот, у кого есть ссылка, может искать в вашей библиотеке и менять её, пока страница доступна.</translation>
    </message>
    <message>
        <source>The page is served to the local network: point the camera at the code.</source>
        <translation>Страница доступна в локальной сети: наведите камеру на код.</translation>
    </message>
    <message>
        <source>The page is served to this machine: open the link in a browser.</source>
        <translation>Страница доступна на этом компьютере: откройте ссылку в браузере.</translation>
    </message>
    <message>
        <source>The browser will warn: this studio vouches for itself, and nobody else does. Go on if the certificate that it shows has the SHA-256 fingerprint %1. To see no warning, and to keep the page without a network, install on the telephone once what %2 gives.</source>
        <translation>Браузер предупредит: эта студия ручается сама за себя, и больше никто. Продолжайте, если у сертификата, который он показывает, отпечаток SHA-256 %1. Чтобы он не предупреждал и хранил страницу без сети, установите на телефон один раз то, что даёт %2.</translation>
    </message>
    <message>
        <source>No page is connected.</source>
        <translation>Ни одна страница не подключена.</translation>
    </message>
    <message>
        <source>One page is connected.</source>
        <translation>Подключена одна страница.</translation>
    </message>
    <message numerus="yes">
        <source>%1 pages are connected.</source>
        <translation>
            <numerusform>Подключена %1 страница.</numerusform>
            <numerusform>Подключены %1 страницы.</numerusform>
            <numerusform>Подключено %1 страниц.</numerusform>
        </translation>
    </message>
    <message>
        <source>local network</source>
        <translation>локальная сеть</translation>
    </message>
    <message>
        <source>this machine</source>
        <translation>этот компьютер</translation>
    </message>
    <message>
        <source>On a telephone: %1</source>
        <translation>На телефоне: %1</translation>
    </message>
    <message>
        <source>Close the tour</source>
        <translation>Закрыть обзор</translation>
    </message>
    <message>
        <source>%1, shown now</source>
        <translation>%1, показано сейчас</translation>
    </message>
    <message>
        <source>%1 ms</source>
        <translation>%1 мс</translation>
    </message>
    <message>
        <source>%1 s</source>
        <comment>seconds</comment>
        <translation>%1 с</translation>
    </message>
    <message>
        <source>The page knows chess only.</source>
        <translation>Страница знает только шахматы.</translation>
    </message>
    <message>
        <source>The page cannot be served (%1).</source>
        <translation>Открыть доступ к странице нельзя (%1).</translation>
    </message>
    <message>
        <source>Arrows move, letters put men, Space lifts and drops.</source>
        <translation>Стрелки двигают курсор, буквы ставят фигуры, пробел поднимает и опускает.</translation>
    </message>
    <message>
        <source>outside: %1, %2</source>
        <translation>вне доски: %1, %2</translation>
    </message>
    <message>
        <source>point %1, empty</source>
        <translation>пункт %1, пусто</translation>
    </message>
    <message>
        <source>point %1: %2, %3</source>
        <translation>пункт %1: %2, %3</translation>
    </message>
    <message>
        <source>Arrows move, %1 put stones, Space lifts and drops.</source>
        <translation>Стрелки двигают, %1 ставят фишки, пробел берёт и кладёт.</translation>
    </message>
    <message>
        <source>man</source>
        <comment>of tables games</comment>
        <translation>фишка</translation>
    </message>
    <message>
        <source>bar</source>
        <comment>of tables</comment>
        <translation>бар</translation>
    </message>
    <message>
        <source>Interpretations, where the sources are silent:</source>
        <translation>Толкования там, где источники молчат:</translation>
    </message>
    <message>
        <source>What was open last cannot be read; it was set aside as %1.</source>
        <translation>То, что было открыто в последний раз, не читается; оно отложено под именем %1.</translation>
    </message>
    <message>
        <source>What is special about the man</source>
        <translation>Особенность фигуры</translation>
    </message>
    <message>
        <source>Some men of your own cannot be read; they stay in the settings as they are.</source>
        <translation>Некоторые собственные фигуры не читаются; они остаются в настройках как есть.</translation>
    </message>
    <message>
        <source>Fewer defences</source>
        <translation>Меньше защит</translation>
    </message>
    <message>
        <source>one more defence</source>
        <translation>ещё одна защита</translation>
    </message>
    <message numerus="yes">
        <source>%1 more defences</source>
        <translation>
            <numerusform>ещё %1 защита</numerusform>
            <numerusform>ещё %1 защиты</numerusform>
            <numerusform>ещё %1 защит</numerusform>
        </translation>
    </message>
    <message>
        <source>Men who are off</source>
        <translation>Снятые фишки</translation>
    </message>
    <message>
        <source>Answers</source>
        <translation>Ответы</translation>
    </message>
    <message>
        <source>after the key</source>
        <translation>после вступления</translation>
    </message>
    <message>
        <source>the diagram</source>
        <translation>диаграмма</translation>
    </message>
    <message>
        <source>unfinished</source>
        <translation>не закончено</translation>
    </message>
    <message>
        <source>what is wanted of the scheme</source>
        <translation>чего ждут от схемы</translation>
    </message>
    <message>
        <source>%1, one of %2</source>
        <translation>%1, одно из %2</translation>
    </message>
    <message>
        <source>folded</source>
        <translation>свёрнуто</translation>
    </message>
    <message>
        <source>Put him on the board: all else of a scheme may be missing.</source>
        <translation>Поставьте его на доску: всего остального в схеме может не быть.</translation>
    </message>
    <message>
        <source>Black&apos;s king is missing</source>
        <translation>Нет чёрного короля</translation>
    </message>
    <message>
        <source>Not for the bench</source>
        <translation>Не для верстака</translation>
    </message>
    <message>
        <source>No key is looked for. Hold first moves as phases to compare them.</source>
        <translation>Вступление не ищется. Закрепите первые ходы как фазы, чтобы сравнить их.</translation>
    </message>
    <message>
        <source>Unfinished</source>
        <translation>Незакончено</translation>
    </message>
    <message>
        <source>Being worked out …</source>
        <translation>Вычисляется …</translation>
    </message>
    <message>
        <source>%1 positions were looked at, and more would be needed.</source>
        <translation>Просмотрено позиций: %1, нужно больше.</translation>
    </message>
    <message>
        <source>Not finished</source>
        <translation>Не закончено</translation>
    </message>
    <message>
        <source>Black is mated</source>
        <translation>Чёрным мат</translation>
    </message>
    <message>
        <source>Black is stalemated</source>
        <translation>Чёрным пат</translation>
    </message>
    <message>
        <source>Dual after %1.</source>
        <translation>Дуаль после %1.</translation>
    </message>
    <message>
        <source>One hole</source>
        <translation>Одна дыра</translation>
    </message>
    <message numerus="yes">
        <source>%1 holes</source>
        <translation>
            <numerusform>%1 дыра</numerusform>
            <numerusform>%1 дыры</numerusform>
            <numerusform>%1 дыр</numerusform>
        </translation>
    </message>
    <message>
        <source>Every move of Black is answered in fewer moves than are asked for.</source>
        <translation>На каждый ход чёрных есть ответ за меньшее число ходов, чем требуется.</translation>
    </message>
    <message>
        <source>Short</source>
        <translation>Короткое решение</translation>
    </message>
    <message>
        <source>Every move of Black is answered.</source>
        <translation>На каждый ход чёрных есть ответ.</translation>
    </message>
    <message>
        <source>No hole</source>
        <translation>Дыр нет</translation>
    </message>
    <message>
        <source>Short: 1.%1 is mate</source>
        <translation>Короткое решение: 1.%1 мат</translation>
    </message>
    <message>
        <source>Short: 1.%1 solves in fewer moves</source>
        <translation>Короткое решение: 1.%1 решает за меньшее число ходов</translation>
    </message>
    <message>
        <source>Sound: %1</source>
        <translation>Корректна: %1</translation>
    </message>
    <message>
        <source>Cooked: more than two keys</source>
        <translation>Побочное решение: больше двух вступлений</translation>
    </message>
    <message>
        <source>Cooked: 1 key</source>
        <translation>Побочное решение: 1 вступление</translation>
    </message>
    <message numerus="yes">
        <source>Cooked: %1 keys</source>
        <translation>
            <numerusform>Побочное решение: %1 вступление</numerusform>
            <numerusform>Побочное решение: %1 вступления</numerusform>
            <numerusform>Побочное решение: %1 вступлений</numerusform>
        </translation>
    </message>
    <message>
        <source>No key</source>
        <translation>Нет вступления</translation>
    </message>
    <message>
        <source>Without White&apos;s king nothing checks him.</source>
        <translation>Без белого короля шахов ему нет.</translation>
    </message>
    <message>
        <source>%1 diagrams were tried, %2 not yet …</source>
        <translation>Проверено диаграмм: %1, ещё не проверено: %2 …</translation>
    </message>
    <message>
        <source>No quiet key</source>
        <translation>Нет тихого вступления</translation>
    </message>
    <message>
        <source>one by capture</source>
        <translation>одно со взятием</translation>
    </message>
    <message numerus="yes">
        <source>%1 by capture</source>
        <translation>
            <numerusform>%1 со взятием</numerusform>
            <numerusform>%1 со взятием</numerusform>
            <numerusform>%1 со взятием</numerusform>
        </translation>
    </message>
    <message>
        <source>one with White in check, promoted force, or from no game</source>
        <translation>одно с шахом белым, превращённой фигурой или ни из какой партии</translation>
    </message>
    <message numerus="yes">
        <source>%1 with White in check, promoted force, or from no game</source>
        <translation>
            <numerusform>%1 с шахом белым, превращённой фигурой или ни из какой партии</numerusform>
            <numerusform>%1 с шахом белым, превращённой фигурой или ни из какой партии</numerusform>
            <numerusform>%1 с шахом белым, превращённой фигурой или ни из какой партии</numerusform>
        </translation>
    </message>
    <message>
        <source>one near miss: the key works, and so does another</source>
        <translation>одно почти-вступление: решает, но и другой ход тоже</translation>
    </message>
    <message numerus="yes">
        <source>%1 near misses: the key works, and so does another</source>
        <translation>
            <numerusform>%1 почти-вступление: решает, но и другой ход тоже</numerusform>
            <numerusform>%1 почти-вступления: решают, но и другой ход тоже</numerusform>
            <numerusform>%1 почти-вступлений: решают, но и другой ход тоже</numerusform>
        </translation>
    </message>
    <message>
        <source>from</source>
        <translation>с</translation>
    </message>
    <message>
        <source>from %1</source>
        <translation>с %1</translation>
    </message>
    <message>
        <source>sound</source>
        <translation>корректно</translation>
    </message>
    <message>
        <source>quiet</source>
        <translation>тихое</translation>
    </message>
    <message>
        <source>no flight taken</source>
        <translation>поля не отнимает</translation>
    </message>
    <message>
        <source>1 more try</source>
        <translation>ещё 1 ложный след</translation>
    </message>
    <message numerus="yes">
        <source>%1 more tries</source>
        <translation>
            <numerusform>ещё %1 ложный след</numerusform>
            <numerusform>ещё %1 ложных следа</numerusform>
            <numerusform>ещё %1 ложных следов</numerusform>
        </translation>
    </message>
    <message>
        <source>One man added, moved or exchanged</source>
        <translation>Одна фигура добавлена, переставлена или заменена</translation>
    </message>
    <message>
        <source>Near misses are being tried with one man more, elsewhere or exchanged …</source>
        <translation>Почти-вступления проверяются с одной фигурой больше, в другом месте или заменённой …</translation>
    </message>
    <message>
        <source>These are the first %1; others were not looked for.</source>
        <translation>Это первые %1; других не искали.</translation>
    </message>
    <message>
        <source>No near miss becomes sound by one man.</source>
        <translation>Ни одно почти-вступление не исправить одной фигурой.</translation>
    </message>
    <message>
        <source>solves</source>
        <translation>решает</translation>
    </message>
    <message>
        <source>1 refutation</source>
        <translation>1 опровержение</translation>
    </message>
    <message numerus="yes">
        <source>%1 refutations</source>
        <translation>
            <numerusform>%1 опровержение</numerusform>
            <numerusform>%1 опровержения</numerusform>
            <numerusform>%1 опровержений</numerusform>
        </translation>
    </message>
    <message>
        <source>Legend: ticked is thematic, underlined changed, amber dual, hatched a hole</source>
        <translation>Обозначения: галочка — тематический, подчёркнуто — перемена, янтарный — дуаль, штриховка — дыра</translation>
    </message>
    <message>
        <source>thematic</source>
        <translation>тематический</translation>
    </message>
    <message>
        <source>changed</source>
        <translation>перемена</translation>
    </message>
    <message>
        <source>hole</source>
        <translation>дыра</translation>
    </message>
    <message>
        <source>T: proved by tables</source>
        <translation>T: доказано таблицами</translation>
    </message>
    <message>
        <source>K: the board shows it</source>
        <translation>K: видно на доске</translation>
    </message>
    <message>
        <source>P: proved by tables made of the line&apos;s positions</source>
        <translation>P: доказано таблицами позиций варианта</translation>
    </message>
    <message>
        <source>W: proved to come back to the line only</source>
        <translation>W: доказано, что лишь возвращает к варианту</translation>
    </message>
    <message>
        <source>E: what an engine sees, no proof</source>
        <translation>E: что видит движок, не доказательство</translation>
    </message>
    <message>
        <source>O: open</source>
        <translation>O: открыто</translation>
    </message>
    <message>
        <source>second solution</source>
        <translation>побочное решение</translation>
    </message>
    <message>
        <source>another promotion</source>
        <translation>другое превращение</translation>
    </message>
    <message>
        <source>end dual</source>
        <translation>дуаль в конце</translation>
    </message>
    <message>
        <source>sideline dual</source>
        <translation>дуаль в побочном варианте</translation>
    </message>
    <message>
        <source>waste of time</source>
        <translation>потеря времени</translation>
    </message>
    <message>
        <source>meets the claim too</source>
        <translation>тоже выполняет задание</translation>
    </message>
    <message>
        <source>dual, inside or at the end</source>
        <translation>дуаль, внутри или в конце</translation>
    </message>
    <message>
        <source>Ask an engine</source>
        <translation>Спросить движок</translation>
    </message>
    <message>
        <source>Where nothing is proved. What it sees is marked E and is no proof.</source>
        <translation>Там, где ничего не доказано. Что он видит, отмечено E и не доказательство.</translation>
    </message>
    <message>
        <source>Audit</source>
        <translation>Проверить</translation>
    </message>
    <message>
        <source>Moves of White with all others</source>
        <translation>Ходы белых со всеми другими</translation>
    </message>
    <message>
        <source>Mark</source>
        <translation>Знак</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Оценка</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Ответ</translation>
    </message>
    <message>
        <source>Minor</source>
        <translation>Малая</translation>
    </message>
    <message>
        <source>This dual does no harm</source>
        <translation>Эта дуаль не вредит</translation>
    </message>
    <message>
        <source>Not audited yet</source>
        <translation>Ещё не проверено</translation>
    </message>
    <message>
        <source>Being audited …</source>
        <translation>Проверяется …</translation>
    </message>
    <message>
        <source>White to move: %1.</source>
        <translation>Ход белых: %1.</translation>
    </message>
    <message>
        <source>Black to move: %1.</source>
        <translation>Ход чёрных: %1.</translation>
    </message>
    <message>
        <source>Mutual zugzwang.</source>
        <translation>Взаимный цугцванг.</translation>
    </message>
    <message>
        <source>%1 at depth %2</source>
        <translation>%1 на глубине %2</translation>
    </message>
    <message>
        <source>The only answer that refutes it</source>
        <translation>Единственный ответ, который его опровергает</translation>
    </message>
    <message>
        <source>%1, minor</source>
        <translation>%1, малая</translation>
    </message>
    <message>
        <source>only move</source>
        <translation>единственный ход</translation>
    </message>
    <message>
        <source>Study</source>
        <translation>Этюд</translation>
    </message>
    <message>
        <source>The moves that were typed cannot be played</source>
        <translation>Набранные ходы сыграть нельзя</translation>
    </message>
    <message>
        <source>Give the solution first: type, paste or play it</source>
        <translation>Сначала введите решение: наберите, вставьте или сыграйте его</translation>
    </message>
    <message>
        <source>The audit could not be finished</source>
        <translation>Проверку не удалось закончить</translation>
    </message>
    <message>
        <source>Syzygy: %1.</source>
        <translation>Syzygy: %1.</translation>
    </message>
    <message>
        <source>Belongs to the main play</source>
        <translation>Относится к главной игре</translation>
    </message>
    <message>
        <source>From here on only an example</source>
        <translation>Отсюда лишь пример</translation>
    </message>
    <message>
        <source>Does the same (or)</source>
        <translation>Делает то же (или)</translation>
    </message>
    <message>
        <source>Minor dual</source>
        <translation>Малая дуаль</translation>
    </message>
    <message>
        <source>Text of the solution</source>
        <translation>Текст решения</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Играть</translation>
    </message>
    <message>
        <source>Moves on the board go into the solution</source>
        <translation>Ходы на доске попадают в решение</translation>
    </message>
    <message>
        <source>Promote</source>
        <translation>Выше</translation>
    </message>
    <message>
        <source>Put this line before the other</source>
        <translation>Поставить этот вариант перед другим</translation>
    </message>
    <message>
        <source>Demote</source>
        <translation>Ниже</translation>
    </message>
    <message>
        <source>Put this line behind the next</source>
        <translation>Поставить этот вариант после следующего</translation>
    </message>
    <message>
        <source>Take out this move and all that follows</source>
        <translation>Убрать этот ход и всё, что следует</translation>
    </message>
    <message>
        <source>Take out</source>
        <translation>Убрать</translation>
    </message>
    <message>
        <source>Sign</source>
        <translation>Знак</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Ещё</translation>
    </message>
    <message>
        <source>Type or paste the whole solution</source>
        <translation>Набрать или вставить всё решение</translation>
    </message>
    <message>
        <source>Take over</source>
        <translation>Принять</translation>
    </message>
    <message>
        <source>Moves to be added</source>
        <translation>Добавляемые ходы</translation>
    </message>
    <message>
        <source>Moves, such as 1.Kg7 h4 2.Kf6 (2.Kg6? h3)</source>
        <translation>Ходы, например 1.Крg7 h4 2.Крf6 (2.Крg6? h3)</translation>
    </message>
    <message>
        <source>Remark on this move</source>
        <translation>Примечание к этому ходу</translation>
    </message>
    <message>
        <source>Diagram after this move</source>
        <translation>Диаграмма после этого хода</translation>
    </message>
    <message>
        <source>Copy as PGN</source>
        <translation>Копировать как PGN</translation>
    </message>
    <message>
        <source>the only move</source>
        <translation>единственный ход</translation>
    </message>
    <message>
        <source>The longest wins</source>
        <translation>Самые длинные выигрыши</translation>
    </message>
    <message>
        <source>One first move only</source>
        <translation>Единственный первый ход</translation>
    </message>
    <message>
        <source>Only moves in a row</source>
        <translation>Единственные ходы подряд</translation>
    </message>
    <message>
        <source>Mutual zugzwangs</source>
        <translation>Взаимные цугцванги</translation>
    </message>
    <message>
        <source>Echoes</source>
        <translation>Эхо</translation>
    </message>
    <message>
        <source>Mine endings</source>
        <translation>Поиск в окончаниях</translation>
    </message>
    <message>
        <source>Men, such as KPKP or KRKN</source>
        <translation>Фигуры, например KPKP или KRKN (по-английски)</translation>
    </message>
    <message>
        <source>What is looked for</source>
        <translation>Что ищется</translation>
    </message>
    <message>
        <source>Problems with a task</source>
        <translation>Задачи с заданием</translation>
    </message>
    <message>
        <source>Earlier beginnings of the study on the board</source>
        <translation>Более ранние начала этюда на доске</translation>
    </message>
    <message>
        <source>What White is to do</source>
        <translation>Что должны белые</translation>
    </message>
    <message>
        <source>White wins</source>
        <translation>белые выигрывают</translation>
    </message>
    <message>
        <source>White draws</source>
        <translation>Белые делают ничью</translation>
    </message>
    <message>
        <source>Only moves in a row, at least</source>
        <translation>Единственных ходов подряд, не менее</translation>
    </message>
    <message>
        <source>The task, such as #4 or h#2</source>
        <translation>Задание, например #4 или h#2</translation>
    </message>
    <message>
        <source>Finds</source>
        <translation>Находки</translation>
    </message>
    <message>
        <source>Tables are made, then looked through …</source>
        <translation>Таблицы строятся, затем просматриваются …</translation>
    </message>
    <message>
        <source>Placements are looked at, far from each other …</source>
        <translation>Просматриваются расстановки, далёкие друг от друга …</translation>
    </message>
    <message>
        <source>One find</source>
        <translation>Одна находка</translation>
    </message>
    <message numerus="yes">
        <source>%1 finds</source>
        <translation>
            <numerusform>%1 находка</numerusform>
            <numerusform>%1 находки</numerusform>
            <numerusform>%1 находок</numerusform>
        </translation>
    </message>
    <message>
        <source>%1; the search has ended</source>
        <translation>%1; поиск окончен</translation>
    </message>
    <message>
        <source>Nothing was found</source>
        <translation>Ничего не найдено</translation>
    </message>
    <message>
        <source>mutual zugzwang, Black to move</source>
        <translation>взаимный цугцванг, ход чёрных</translation>
    </message>
    <message>
        <source>mutual zugzwang after move %1</source>
        <translation>взаимный цугцванг после хода %1</translation>
    </message>
    <message>
        <source>echo: %1</source>
        <translation>эхо: %1</translation>
    </message>
    <message>
        <source>%1   %2</source>
        <translation>%1   %2</translation>
    </message>
    <message>
        <source>draw</source>
        <translation>ничья</translation>
    </message>
    <message>
        <source>Black wins</source>
        <translation>чёрные выигрывают</translation>
    </message>
    <message>
        <source>not possible</source>
        <translation>невозможно</translation>
    </message>
    <message>
        <source>mutual zugzwang</source>
        <translation>взаимный цугцванг</translation>
    </message>
    <message>
        <source>Esc puts it back</source>
        <translation>Esc вернёт её</translation>
    </message>
    <message>
        <source>White to move</source>
        <translation>Ход белых</translation>
    </message>
    <message>
        <source>Black to move</source>
        <translation>Ход чёрных</translation>
    </message>
    <message>
        <source>%1 in hand.</source>
        <translation>%1 в руке.</translation>
    </message>
    <message>
        <source>%1; mutual zugzwang</source>
        <translation>%1; взаимный цугцванг</translation>
    </message>
    <message>
        <source>received</source>
        <translation>получено</translation>
    </message>
    <message>
        <source>acknowledged</source>
        <translation>подтверждено</translation>
    </message>
    <message>
        <source>tested</source>
        <translation>проверено</translation>
    </message>
    <message>
        <source>anticipated?</source>
        <translation>предшественник?</translation>
    </message>
    <message>
        <source>accepted</source>
        <translation>принято</translation>
    </message>
    <message>
        <source>printed</source>
        <translation>напечатано</translation>
    </message>
    <message>
        <source>in the award</source>
        <translation>в итогах конкурса</translation>
    </message>
    <message>
        <source>returned</source>
        <translation>возвращено</translation>
    </message>
    <message>
        <source>Letters</source>
        <translation>Письма</translation>
    </message>
    <message>
        <source>sender</source>
        <translation>отправитель</translation>
    </message>
    <message>
        <source>address</source>
        <translation>адрес</translation>
    </message>
    <message>
        <source>date</source>
        <translation>дата</translation>
    </message>
    <message>
        <source>position</source>
        <translation>позиция</translation>
    </message>
    <message>
        <source>number of men</source>
        <translation>число фигур</translation>
    </message>
    <message>
        <source>statement of correctness</source>
        <translation>отметка о проверке</translation>
    </message>
    <message>
        <source>twin</source>
        <translation>близнец</translation>
    </message>
    <message>
        <source>problem in a program&apos;s form</source>
        <translation>задача в формате программы</translation>
    </message>
    <message>
        <source>not understood</source>
        <translation>не понято</translation>
    </message>
    <message>
        <source>Section</source>
        <translation>Раздел</translation>
    </message>
    <message>
        <source>Judges</source>
        <translation>Судьи</translation>
    </message>
    <message>
        <source>At most</source>
        <translation>Не более</translation>
    </message>
    <message>
        <source>Theme</source>
        <comment>of a tourney</comment>
        <translation>Тема</translation>
    </message>
    <message>
        <source>Add a section</source>
        <translation>Добавить раздел</translation>
    </message>
    <message>
        <source>Remove the section</source>
        <translation>Убрать раздел</translation>
    </message>
    <message>
        <source>Save as text …</source>
        <translation>Сохранить как текст …</translation>
    </message>
    <message>
        <source>Save as a web page …</source>
        <translation>Сохранить как веб-страницу …</translation>
    </message>
    <message>
        <source>Text of the announcement</source>
        <translation>Текст объявления</translation>
    </message>
    <message>
        <source>A date is written 2027-03-31.</source>
        <translation>Дата пишется так: 2027-03-31.</translation>
    </message>
    <message>
        <source>Each section needs a name of its own.</source>
        <translation>У каждого раздела должно быть своё название.</translation>
    </message>
    <message>
        <source>Name of the tourney</source>
        <translation>Название конкурса</translation>
    </message>
    <message>
        <source>Director</source>
        <translation>Директор</translation>
    </message>
    <message>
        <source>Entries to</source>
        <translation>Куда присылать</translation>
    </message>
    <message>
        <source>Closing date</source>
        <translation>Срок присылки</translation>
    </message>
    <message>
        <source>Claims until</source>
        <translation>Претензии до</translation>
    </message>
    <message>
        <source>Language of its texts</source>
        <translation>Язык текстов</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Текст</translation>
    </message>
    <message>
        <source>Language of the award</source>
        <translation>Язык итогов</translation>
    </message>
    <message>
        <source>Save the award …</source>
        <translation>Сохранить итоги …</translation>
    </message>
    <message>
        <source>As PDF, LaTeX, web page, text, YAML of Olive or our own form</source>
        <translation>Как PDF, LaTeX, веб-страница, текст, YAML Olive или наш формат</translation>
    </message>
    <message>
        <source>Copy letters to the authors</source>
        <translation>Копировать письма авторам</translation>
    </message>
    <message>
        <source>Text of the award</source>
        <translation>Текст итогов</translation>
    </message>
    <message>
        <source>Entry to be corrected</source>
        <translation>Исправляемая композиция</translation>
    </message>
    <message>
        <source>What was found, as it is printed</source>
        <translation>Что обнаружено, как будет напечатано</translation>
    </message>
    <message>
        <source>Correction</source>
        <translation>Исправление</translation>
    </message>
    <message>
        <source>It loses its distinction</source>
        <translation>Лишить отличия</translation>
    </message>
    <message>
        <source>After a claim:</source>
        <translation>После претензии:</translation>
    </message>
    <message>
        <source>Not sound by the test: entries %1.</source>
        <translation>По проверке некорректны: композиции %1.</translation>
    </message>
    <message>
        <source>Add entries …</source>
        <translation>Добавить композиции …</translation>
    </message>
    <message>
        <source>Files and mail of any kind; they can also be dropped here</source>
        <translation>Файлы и письма любого вида; их можно и перетащить сюда</translation>
    </message>
    <message>
        <source>Add a folder …</source>
        <translation>Добавить папку …</translation>
    </message>
    <message>
        <source>Test</source>
        <translation>Проверить</translation>
    </message>
    <message>
        <source>Solve what was not tested yet; compare all with each other and the library</source>
        <translation>Решить непроверенное; сравнить всё между собой и с библиотекой</translation>
    </message>
    <message>
        <source>Test all again</source>
        <translation>Проверить всё заново</translation>
    </message>
    <message>
        <source>Entries tested</source>
        <translation>Проверено композиций</translation>
    </message>
    <message>
        <source>Entries</source>
        <translation>Композиции</translation>
    </message>
    <message>
        <source>Judges’ number</source>
        <translation>Номер для судей</translation>
    </message>
    <message>
        <source>To be looked at</source>
        <translation>Обратить внимание</translation>
    </message>
    <message>
        <source>Versions, duplicates, and what was not read</source>
        <translation>Версии, повторы и непрочитанное</translation>
    </message>
    <message>
        <source>Section of the entry</source>
        <translation>Раздел композиции</translation>
    </message>
    <message>
        <source>Remark for the judges, without names</source>
        <translation>Замечание для судей, без имён</translation>
    </message>
    <message>
        <source>Remark for the judges</source>
        <translation>Замечание для судей</translation>
    </message>
    <message>
        <source>Withdraw</source>
        <translation>Снять</translation>
    </message>
    <message>
        <source>Put in place of</source>
        <translation>Поставить вместо</translation>
    </message>
    <message>
        <source>%1 and %2 are the same problem.</source>
        <translation>%1 и %2 — одна и та же задача.</translation>
    </message>
    <message>
        <source>%1 and %2 are versions by one composer or team.</source>
        <translation>%1 и %2 — версии одного автора или команды.</translation>
    </message>
    <message>
        <source>Not read: %1: %2</source>
        <comment>place and reason</comment>
        <translation>Не прочитано: %1: %2</translation>
    </message>
    <message>
        <source>no section</source>
        <translation>без раздела</translation>
    </message>
    <message>
        <source>Take back in</source>
        <translation>Вернуть</translation>
    </message>
    <message>
        <source>Entries in your order</source>
        <translation>Композиции в вашем порядке</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>Вверх</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>Вниз</translation>
    </message>
    <message>
        <source>Order by mark</source>
        <translation>По оценке</translation>
    </message>
    <message>
        <source>No. %1</source>
        <translation>№ %1</translation>
    </message>
    <message>
        <source>%1 of %2 entries have a verdict.</source>
        <translation>Оценено: %1 из %2.</translation>
    </message>
    <message>
        <source>special</source>
        <translation>специальный</translation>
    </message>
    <message>
        <source>Comment for the award</source>
        <translation>Комментарий к итогам</translation>
    </message>
    <message>
        <source>Mark</source>
        <comment>of a judge</comment>
        <translation>Оценка</translation>
    </message>
    <message>
        <source>Distinction</source>
        <translation>Отличие</translation>
    </message>
    <message>
        <source>Comment</source>
        <translation>Комментарий</translation>
    </message>
    <message>
        <source>Judge</source>
        <translation>Судья</translation>
    </message>
    <message>
        <source>Judge’s file …</source>
        <translation>Файл судьи …</translation>
    </message>
    <message>
        <source>Booklet …</source>
        <translation>Брошюра …</translation>
    </message>
    <message>
        <source>Read judges’ files …</source>
        <translation>Прочитать файлы судей …</translation>
    </message>
    <message>
        <source>The first file or booklet closes the section: lots are drawn for the numbers that the judges see. Nothing in it tells a name.</source>
        <translation>При первом файле или брошюре номера для судей распределяются по жребию. Имён там нет нигде.</translation>
    </message>
    <message>
        <source>Marks of the judges</source>
        <translation>Оценки судей</translation>
    </message>
    <message>
        <source>Last word, which the award goes by:</source>
        <translation>Последнее слово, по которому подводятся итоги:</translation>
    </message>
    <message>
        <source>no rank</source>
        <translation>без места</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>Место</translation>
    </message>
    <message>
        <source>%1 judges a section in which entry %2 is or may be the judge’s own, or is dedicated to the judge.</source>
        <translation>%1 судит раздел, где композиция %2 принадлежит или может принадлежать судье либо посвящена ему.</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Тур</translation>
    </message>
    <message>
        <source>Name of a solver</source>
        <translation>Имя решателя</translation>
    </message>
    <message>
        <source>Add solver</source>
        <translation>Добавить</translation>
    </message>
    <message>
        <source>Remove solver</source>
        <translation>Убрать</translation>
    </message>
    <message>
        <source>Letters of the solver</source>
        <translation>Буквы решателя</translation>
    </message>
    <message>
        <source>letters told from the text</source>
        <translation>буквы по тексту</translation>
    </message>
    <message>
        <source>Next that is unclear</source>
        <translation>Следующий неясный</translation>
    </message>
    <message>
        <source>Solvers and problems</source>
        <translation>Решатели и задачи</translation>
    </message>
    <message numerus="yes">
        <source>%1 sheets are left to the director.</source>
        <translation>
            <numerusform>%1 лист остаётся директору.</numerusform>
            <numerusform>%1 листа остаются директору.</numerusform>
            <numerusform>%1 листов остаются директору.</numerusform>
        </translation>
    </message>
    <message>
        <source>One sheet is left to the director.</source>
        <translation>Один лист остаётся директору.</translation>
    </message>
    <message>
        <source>Solver</source>
        <translation>Решатель</translation>
    </message>
    <message>
        <source>Country</source>
        <translation>Страна</translation>
    </message>
    <message>
        <source>Minutes</source>
        <translation>Минуты</translation>
    </message>
    <message>
        <source>Sum</source>
        <translation>Сумма</translation>
    </message>
    <message>
        <source>Spread</source>
        <translation>Разброс</translation>
    </message>
    <message>
        <source>far apart</source>
        <translation>большой разброс</translation>
    </message>
    <message>
        <source>New tourney …</source>
        <translation>Новый конкурс …</translation>
    </message>
    <message>
        <source>Open a tourney or judge’s file …</source>
        <translation>Открыть конкурс или файл судьи …</translation>
    </message>
    <message>
        <source>Announcement</source>
        <translation>Объявление</translation>
    </message>
    <message>
        <source>Award</source>
        <comment>of a tourney</comment>
        <translation>Итоги</translation>
    </message>
    <message>
        <source>Tourney</source>
        <translation>Конкурс</translation>
    </message>
    <message>
        <source>No tourney is open.</source>
        <translation>Ни один конкурс не открыт.</translation>
    </message>
    <message>
        <source>New contest …</source>
        <translation>Новый конкурс …</translation>
    </message>
    <message>
        <source>Open a contest …</source>
        <translation>Открыть конкурс …</translation>
    </message>
    <message>
        <source>Name of the contest</source>
        <translation>Название конкурса</translation>
    </message>
    <message>
        <source>Rules of the contest</source>
        <translation>Правила конкурса</translation>
    </message>
    <message>
        <source>Sheets</source>
        <comment>of solvers</comment>
        <translation>Листы</translation>
    </message>
    <message>
        <source>Table</source>
        <comment>of a contest</comment>
        <translation>Таблица</translation>
    </message>
    <message>
        <source>Solving contest</source>
        <translation>Конкурс решения</translation>
    </message>
    <message>
        <source>No contest is open.</source>
        <translation>Конкурс не открыт.</translation>
    </message>
    <message>
        <source>%1 is open in another program: here it can only be read.</source>
        <translation>%1 открыт в другой программе: здесь только для чтения.</translation>
    </message>
    <message>
        <source>Remove %1 with all that solvers wrote?</source>
        <translation>Удалить %1 со всем, что написали решатели?</translation>
    </message>
    <message>
        <source>Sheets, marks and the director&apos;s own marks are lost.</source>
        <translation>Листы, оценки и собственные оценки директора будут потеряны.</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Удалить</translation>
    </message>
    <message>
        <source>Solving contests (%1)</source>
        <translation>Конкурсы решения (%1)</translation>
    </message>
    <message>
        <source>New contest</source>
        <translation>Новый конкурс</translation>
    </message>
    <message>
        <source>Open a contest</source>
        <translation>Открыть конкурс</translation>
    </message>
    <message>
        <source>Sheets for solvers</source>
        <translation>Листы для решателей</translation>
    </message>
    <message>
        <source>Save the table</source>
        <translation>Сохранить таблицу</translation>
    </message>
    <message>
        <source>New tourney</source>
        <translation>Новый конкурс</translation>
    </message>
    <message>
        <source>Tourneys and judges’ files (%1)</source>
        <translation>Конкурсы и файлы судей (%1)</translation>
    </message>
    <message>
        <source>Open a tourney</source>
        <translation>Открыть конкурс</translation>
    </message>
    <message>
        <source>Tourneys (%1)</source>
        <translation>Конкурсы (%1)</translation>
    </message>
    <message>
        <source>A folder of entries</source>
        <translation>Папка с композициями</translation>
    </message>
    <message>
        <source>All files (%1)</source>
        <translation>Все файлы (%1)</translation>
    </message>
    <message>
        <source>Save the announcement</source>
        <translation>Сохранить объявление</translation>
    </message>
    <message>
        <source>Say whose file it is to be: the judge’s name.</source>
        <translation>Укажите, для кого файл: имя судьи.</translation>
    </message>
    <message>
        <source>Judge’s file</source>
        <translation>Файл судьи</translation>
    </message>
    <message>
        <source>Booklet for the judge</source>
        <translation>Брошюра для судьи</translation>
    </message>
    <message>
        <source>Judges’ files (%1)</source>
        <translation>Файлы судей (%1)</translation>
    </message>
    <message>
        <source>Read judges’ files</source>
        <translation>Прочитать файлы судей</translation>
    </message>
    <message>
        <source>Save the award</source>
        <translation>Сохранить итоги</translation>
    </message>
    <message>
        <source>nothing</source>
        <comment>a distinction</comment>
        <translation>ничего</translation>
    </message>
    <message>
        <source>withdrawn</source>
        <translation>снята</translation>
    </message>
    <message>
        <source>replaced by a version</source>
        <translation>заменена версией</translation>
    </message>
    <message>
        <source>not tested yet</source>
        <translation>ещё не проверена</translation>
    </message>
    <message>
        <source>entry %1</source>
        <translation>композиция %1</translation>
    </message>
    <message>
        <source>a problem</source>
        <translation>задача</translation>
    </message>
    <message>
        <source>%1 (library, %2)</source>
        <comment>a problem and its number</comment>
        <translation>%1 (библиотека, %2)</translation>
    </message>
    <message>
        <source>Set mates</source>
        <translation>Иллюзорные маты</translation>
    </message>
    <message>
        <source>Model mates</source>
        <translation>Правильные маты</translation>
    </message>
    <message>
        <source>no author is named</source>
        <translation>автор не указан</translation>
    </message>
    <message>
        <source>Profile</source>
        <translation>Профиль</translation>
    </message>
    <message>
        <source>Remark</source>
        <translation>Замечание</translation>
    </message>
    <message>
        <source>Like:</source>
        <translation>Похожа на:</translation>
    </message>
    <message>
        <source>line promoted</source>
        <translation>вариант поднят</translation>
    </message>
    <message>
        <source>line demoted</source>
        <translation>вариант опущен</translation>
    </message>
    <message>
        <source>moves added to the solution</source>
        <translation>ходы добавлены к решению</translation>
    </message>
    <message>
        <source>%1 marked %2</source>
        <translation>%1 отмечено %2</translation>
    </message>
    <message>
        <source>%1 no longer marked %2</source>
        <translation>%1 больше не отмечено %2</translation>
    </message>
    <message>
        <source>%1 in the solution</source>
        <translation>%1 в решении</translation>
    </message>
    <message>
        <source>moves taken out of the solution</source>
        <translation>ходы убраны из решения</translation>
    </message>
    <message>
        <source>sign of a move changed</source>
        <translation>знак хода изменён</translation>
    </message>
    <message>
        <source>diagram in the solution changed</source>
        <translation>диаграмма в решении изменена</translation>
    </message>
    <message>
        <source>%1 changed in the solution</source>
        <translation>%1 в решении изменено</translation>
    </message>
    <message>
        <source>remark in the solution changed</source>
        <translation>примечание в решении изменено</translation>
    </message>
    <message>
        <source>solution rewritten</source>
        <translation>решение переписано</translation>
    </message>
    <message>
        <source>Line %1, character %2: %3.</source>
        <translation>Строка %1, знак %2: %3.</translation>
    </message>
    <message>
        <source>The solution is too long to be shown as moves.</source>
        <translation>Решение слишком длинно, чтобы показать его ходами.</translation>
    </message>
    <message>
        <source>other games</source>
        <translation>другие игры</translation>
    </message>
    <message>
        <source>studies</source>
        <translation>этюды</translation>
    </message>
    <message>
        <source>without a stipulation</source>
        <translation>без задания</translation>
    </message>
    <message>
        <source>fairy chess</source>
        <translation>сказочные шахматы</translation>
    </message>
    <message>
        <source>longer mates</source>
        <translation>многоходовки</translation>
    </message>
    <message>
        <source>It has come</source>
        <translation>Он получен</translation>
    </message>
    <message>
        <source>It is tested and sound</source>
        <translation>Он проверен и корректен</translation>
    </message>
    <message>
        <source>It is tested and not sound</source>
        <translation>Он проверен и некорректен</translation>
    </message>
    <message>
        <source>It seems to be anticipated</source>
        <translation>У него, видимо, есть предшественник</translation>
    </message>
    <message>
        <source>It is returned</source>
        <translation>Он возвращается</translation>
    </message>
    <message>
        <source>It is accepted</source>
        <translation>Он принят</translation>
    </message>
    <message>
        <source>It is printed</source>
        <translation>Он опубликован</translation>
    </message>
    <message>
        <source>It is in the award</source>
        <translation>Он в итогах конкурса</translation>
    </message>
    <message>
        <source>no author</source>
        <translation>без автора</translation>
    </message>
    <message>
        <source>since today</source>
        <translation>с сегодняшнего дня</translation>
    </message>
    <message>
        <source>for one day</source>
        <translation>уже один день</translation>
    </message>
    <message numerus="yes">
        <source>for %1 days</source>
        <translation>
            <numerusform>уже %1 день</numerusform>
            <numerusform>уже %1 дня</numerusform>
            <numerusform>уже %1 дней</numerusform>
        </translation>
    </message>
    <message>
        <source>What the solver wrote</source>
        <translation>Что написал решатель</translation>
    </message>
    <message>
        <source>What the solver wrote: 1.Qh5! (2.Qf7#) Ke6 2.Qg6#</source>
        <translation>Что написал решатель: 1.Фh5! (2.Фf7#) Крe6 2.Фg6#</translation>
    </message>
    <message>
        <source>The director says:</source>
        <translation>Директор решает:</translation>
    </message>
    <message>
        <source>Points by the director</source>
        <translation>Очки директора</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Причина</translation>
    </message>
    <message>
        <source>Reason of the director</source>
        <translation>Причина директора</translation>
    </message>
    <message>
        <source>%1, problem %2: %3</source>
        <comment>a solver, a number, a task</comment>
        <translation>%1, задача %2: %3</translation>
    </message>
    <message>
        <source>%1 of %2 points</source>
        <translation>%1 из %2 очков</translation>
    </message>
    <message>
        <source>WCSC: 5 points a problem, six rounds</source>
        <translation>WCSC: 5 очков за задачу, шесть туров</translation>
    </message>
    <message>
        <source>ISC: 5 points a problem, two rounds</source>
        <translation>ISC: 5 очков за задачу, два тура</translation>
    </message>
    <message>
        <source>Column: a ladder, cooks count</source>
        <translation>Отдел: лестница, побочные решения считаются</translation>
    </message>
    <message>
        <source>being marked …</source>
        <translation>оценивается …</translation>
    </message>
    <message>
        <source>Cooks found</source>
        <translation>Найдено побочных решений</translation>
    </message>
    <message>
        <source>wrong claims</source>
        <translation>ошибочные заявки</translation>
    </message>
    <message>
        <source>another find</source>
        <translation>другая находка</translation>
    </message>
    <message>
        <source>What was typed or moved there stands nowhere else.</source>
        <translation>Набранное или перемещённое там больше нигде не сохранено.</translation>
    </message>
    <message>
        <source>Close it all the same</source>
        <translation>Всё равно закрыть</translation>
    </message>
    <message>
        <source>diagram</source>
        <translation>диаграмма</translation>
    </message>
</context>
<context>
    <name>Aids</name>
    <message>
        <source>Repair</source>
        <translation>Починка</translation>
    </message>
    <message>
        <source>Neighbours</source>
        <translation>Соседи</translation>
    </message>
    <message>
        <source>Repairs of questions about the past are not looked for.</source>
        <translation>Исправления вопросов о прошлом не ищутся.</translation>
    </message>
    <message>
        <source>Repairs are looked for where the program knows the stipulation.</source>
        <translation>Починка ищется там, где программа знает задание.</translation>
    </message>
    <message>
        <source>Repairs of proof games are not looked for.</source>
        <translation>Для доказательных партий починка не ищется.</translation>
    </message>
    <message>
        <source>Nothing to repair: one key, no dual.</source>
        <translation>Чинить нечего: одно вступление, дуалей нет.</translation>
    </message>
    <message>
        <source>Nothing to repair: no cook.</source>
        <translation>Чинить нечего: побочных решений нет.</translation>
    </message>
    <message>
        <source>Select a key or a try in the solution first.</source>
        <translation>Сначала выберите в решении вступление или ложный след.</translation>
    </message>
    <message>
        <source>The position has changed meanwhile; the list is being made again.</source>
        <translation>Позиция тем временем изменилась; список составляется заново.</translation>
    </message>
</context>
<context>
    <name>AlikeView</name>
    <message>
        <source>Back to the search</source>
        <translation>Назад к поиску</translation>
    </message>
    <message>
        <source>Like %1</source>
        <translation>Похожие на %1</translation>
    </message>
    <message>
        <source>the problem on the board</source>
        <translation>задача на доске</translation>
    </message>
    <message>
        <source>One problem, compared in men, play, themes, key, stipulation and force.</source>
        <translation>Одна задача; сравнены фигуры, игра, темы, вступление, задание и материал.</translation>
    </message>
    <message numerus="yes">
        <source>%1 problems, compared in men, play, themes, key, stipulation and force.</source>
        <translation>
            <numerusform>%1 задача; сравнены фигуры, игра, темы, вступление, задание и материал.</numerusform>
            <numerusform>%1 задачи; сравнены фигуры, игра, темы, вступление, задание и материал.</numerusform>
            <numerusform>%1 задач; сравнены фигуры, игра, темы, вступление, задание и материал.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing alike in the library.</source>
        <translation>Похожего в библиотеке нет.</translation>
    </message>
</context>
<context>
    <name>Allowed</name>
    <message>
        <source>The usual few</source>
        <translation>Обычные немногие</translation>
    </message>
    <message>
        <source>All that there are</source>
        <translation>Все, какие есть</translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation>Никто</translation>
    </message>
</context>
<context>
    <name>AnalysisPane</name>
    <message>
        <source>Solution</source>
        <translation>Решение</translation>
    </message>
    <message>
        <source>Phases</source>
        <comment>a tab, with themes and quality</comment>
        <translation>Фазы</translation>
    </message>
    <message>
        <source>Proof game</source>
        <translation>Доказательная партия</translation>
    </message>
    <message>
        <source>Solutions</source>
        <translation>Решения</translation>
    </message>
    <message>
        <source>Correspondences</source>
        <comment>a tab, with themes and quality</comment>
        <translation>Соотв.</translation>
    </message>
    <message>
        <source>Solving …</source>
        <translation>Решается …</translation>
    </message>
    <message>
        <source>solving</source>
        <translation>решается</translation>
    </message>
    <message>
        <source>Nothing on the board yet</source>
        <translation>На доске пока ничего нет</translation>
    </message>
    <message>
        <source>The verdict stands here, after every change, in one sentence.</source>
        <translation>Здесь после каждого изменения стоит вердикт, одним предложением.</translation>
    </message>
    <message>
        <source>Cannot be solved</source>
        <translation>Решать нельзя</translation>
    </message>
    <message>
        <source>Write what is asked, such as #2, into the field above the board.</source>
        <translation>Напишите в поле над доской, что требуется, например #2.</translation>
    </message>
    <message>
        <source>No task</source>
        <translation>Без задания</translation>
    </message>
    <message>
        <source>Not solved</source>
        <translation>Не решено</translation>
    </message>
    <message>
        <source>Stopped</source>
        <translation>Остановлено</translation>
    </message>
    <message>
        <source>all stages done
%1</source>
        <translation>все этапы пройдены
%1</translation>
    </message>
    <message>
        <source>play and tries
under way</source>
        <translation>игра и ложные следы
в работе</translation>
    </message>
    <message>
        <source>stopped</source>
        <translation>остановлено</translation>
    </message>
    <message>
        <source>Put the missing king on the board to see the solution.</source>
        <translation>Поставьте на доску недостающего короля, чтобы увидеть решение.</translation>
    </message>
    <message>
        <source>Mend what is ringed on the board to see the solution.</source>
        <translation>Исправьте обведённое на доске, чтобы увидеть решение.</translation>
    </message>
</context>
<context>
    <name>ArrangingDialog</name>
    <message>
        <source>The collection in its order</source>
        <translation>Собрание в своём порядке</translation>
    </message>
    <message>
        <source>Heading</source>
        <translation>Заголовок</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Текст</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Убрать</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>Вверх</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>Вниз</translation>
    </message>
    <message>
        <source>Keep and export …</source>
        <translation>Сохранить и экспортировать …</translation>
    </message>
    <message>
        <source>Heading or text</source>
        <translation>Заголовок или текст</translation>
    </message>
    <message>
        <source>Drag, or move with Ctrl and an arrow. Problems stay in the collection.</source>
        <translation>Перетащите или двигайте клавишей Ctrl со стрелкой. Задачи остаются в собрании.</translation>
    </message>
    <message>
        <source>Order of “%1”</source>
        <translation>Порядок «%1»</translation>
    </message>
    <message>
        <source>Close without keeping the order?</source>
        <translation>Закрыть, не сохранив порядок?</translation>
    </message>
</context>
<context>
    <name>Batch</name>
    <message>
        <source>Add keyword</source>
        <translation>Добавить ключевое слово</translation>
    </message>
    <message>
        <source>Keyword</source>
        <translation>Ключевое слово</translation>
    </message>
    <message>
        <source>The chosen problems have no keyword.</source>
        <translation>У выбранных задач нет ключевых слов.</translation>
    </message>
    <message>
        <source>Remove keyword</source>
        <translation>Убрать ключевое слово</translation>
    </message>
    <message>
        <source>New collection</source>
        <translation>Новое собрание</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Имя</translation>
    </message>
    <message>
        <source>One problem will be analysed again.</source>
        <translation>Одна задача будет проанализирована заново.</translation>
    </message>
    <message numerus="yes">
        <source>%1 problems will be analysed again.</source>
        <translation>
            <numerusform>%1 задача будет проанализирована заново.</numerusform>
            <numerusform>%1 задачи будут проанализированы заново.</numerusform>
            <numerusform>%1 задач будет проанализировано заново.</numerusform>
        </translation>
    </message>
    <message>
        <source>One problem with all its versions. This cannot be undone.</source>
        <translation>Одна задача со всеми версиями. Отменить это нельзя.</translation>
    </message>
    <message numerus="yes">
        <source>%1 problems with all their versions. This cannot be undone.</source>
        <translation>
            <numerusform>%1 задача со всеми версиями. Отменить это нельзя.</numerusform>
            <numerusform>%1 задачи со всеми версиями. Отменить это нельзя.</numerusform>
            <numerusform>%1 задач со всеми версиями. Отменить это нельзя.</numerusform>
        </translation>
    </message>
    <message>
        <source>Remove for good?</source>
        <translation>Удалить навсегда?</translation>
    </message>
    <message>
        <source>Remove for good</source>
        <translation>Удалить навсегда</translation>
    </message>
    <message>
        <source>Open on the board</source>
        <translation>Открыть на доске</translation>
    </message>
    <message>
        <source>Open in a new tab</source>
        <translation>Открыть в новой вкладке</translation>
    </message>
    <message>
        <source>Like this</source>
        <translation>Похожие</translation>
    </message>
    <message>
        <source>Describe together …</source>
        <translation>Описать вместе …</translation>
    </message>
    <message>
        <source>Add keyword …</source>
        <translation>Добавить ключевое слово …</translation>
    </message>
    <message>
        <source>Remove keyword …</source>
        <translation>Убрать ключевое слово …</translation>
    </message>
    <message>
        <source>Analyse again</source>
        <translation>Проанализировать заново</translation>
    </message>
    <message>
        <source>Export …</source>
        <translation>Экспорт …</translation>
    </message>
    <message>
        <source>Put into the bin</source>
        <translation>Переместить в корзину</translation>
    </message>
    <message>
        <source>Add to collection</source>
        <translation>Добавить в собрание</translation>
    </message>
    <message>
        <source>Move to collection</source>
        <translation>Переместить в собрание</translation>
    </message>
    <message>
        <source>New collection …</source>
        <translation>Новое собрание …</translation>
    </message>
    <message>
        <source>Take out of “%1”</source>
        <translation>Убрать из «%1»</translation>
    </message>
    <message>
        <source>Take out of the bin</source>
        <translation>Вернуть из корзины</translation>
    </message>
    <message>
        <source>Remove for good …</source>
        <translation>Удалить навсегда …</translation>
    </message>
</context>
<context>
    <name>Board</name>
    <message>
        <source>empty</source>
        <translation>пусто</translation>
    </message>
    <message>
        <source>{square}, {content}</source>
        <translation>{square}, {content}</translation>
    </message>
</context>
<context>
    <name>BoardView</name>
    <message>
        <source>Squares</source>
        <translation>Поля</translation>
    </message>
    <message>
        <source>Board: {square}</source>
        <translation>Доска: {square}</translation>
    </message>
    <message>
        <source>{material}. Arrows move, capital letters put white men, small letters black ones, Space lifts and drops.</source>
        <translation>{material}. Стрелки двигают, прописные буквы ставят белые фигуры, строчные — чёрные, пробел поднимает и опускает.</translation>
    </message>
    <message>
        <source>{square}, selected</source>
        <translation>{square}, выделено</translation>
    </message>
    <message>
        <source>Drag men here, or paste a position.</source>
        <translation>Перетащите сюда фигуры или вставьте позицию.</translation>
    </message>
</context>
<context>
    <name>CaptionLines</name>
    <message>
        <source>Line above the board</source>
        <translation>Строка над доской</translation>
    </message>
    <message>
        <source>Line below the board</source>
        <translation>Строка под доской</translation>
    </message>
    <message>
        <source>Left, under the board</source>
        <translation>Слева, под доской</translation>
    </message>
    <message>
        <source>Right, under the board</source>
        <translation>Справа, под доской</translation>
    </message>
    <message>
        <source>B</source>
        <comment>bold</comment>
        <translation>Ж</translation>
    </message>
    <message>
        <source>Bold</source>
        <translation>Жирный</translation>
    </message>
    <message>
        <source>Above the board</source>
        <translation>Над доской</translation>
    </message>
    <message>
        <source>Under it, left and right</source>
        <translation>Под ней, слева и справа</translation>
    </message>
    <message>
        <source>Below</source>
        <translation>Ниже</translation>
    </message>
    <message>
        <source>Fields stand in braces; what stands in brackets goes where its field is empty. There are: %1.</source>
        <translation>Поля стоят в фигурных скобках; то, что в квадратных, исчезает, если поле в них пусто. Есть: %1.</translation>
    </message>
</context>
<context>
    <name>CaptionPanel</name>
    <message>
        <source>Authors</source>
        <translation>Авторы</translation>
    </message>
    <message>
        <source>Authors, separated by semicolons</source>
        <translation>Авторы, через точку с запятой</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Источник</translation>
    </message>
    <message>
        <source>Magazine or tourney, and number</source>
        <translation>Журнал или конкурс и номер</translation>
    </message>
    <message>
        <source>Year</source>
        <translation>Год</translation>
    </message>
    <message>
        <source>1925, 1925-05 or 1925-05-07</source>
        <translation>1925, 1925-05 или 1925-05-07</translation>
    </message>
    <message>
        <source>Distinction</source>
        <translation>Отличие</translation>
    </message>
    <message>
        <source>Such as 1st Prize</source>
        <translation>Например, 1-й приз</translation>
    </message>
    <message>
        <source>Men of White and of Black</source>
        <translation>Фигуры белых и чёрных</translation>
    </message>
</context>
<context>
    <name>CardTab</name>
    <message>
        <source>One diagram was given up, for it takes too long.</source>
        <translation>Одна диаграмма оставлена: она вычисляется слишком долго.</translation>
    </message>
    <message numerus="yes">
        <source>%1 diagrams were given up, for they take too long.</source>
        <translation>
            <numerusform>Оставлена %1 диаграмма: она вычисляется слишком долго.</numerusform>
            <numerusform>Оставлено %1 диаграммы: они вычисляются слишком долго.</numerusform>
            <numerusform>Оставлено %1 диаграмм: они вычисляются слишком долго.</numerusform>
        </translation>
    </message>
    <message>
        <source>Enter takes over, Space keeps beside</source>
        <translation>Enter принимает, пробел откладывает</translation>
    </message>
    <message>
        <source>Enter takes over</source>
        <translation>Enter принимает</translation>
    </message>
    <message>
        <source>The position has changed meanwhile; the list is being made again.</source>
        <translation>Позиция тем временем изменилась; список составляется заново.</translation>
    </message>
    <message>
        <source>Whether it is sound is not known: take it over.</source>
        <translation>Неизвестно, корректно ли это: примите это на доску.</translation>
    </message>
    <message>
        <source>Kept beside: %1.</source>
        <translation>Отложено: %1.</translation>
    </message>
    <message>
        <source>%1 is kept already.</source>
        <translation>%1: уже отложено.</translation>
    </message>
</context>
<context>
    <name>ChangeField</name>
    <message>
        <source>Change of the twin</source>
        <translation>Изменение близнеца</translation>
    </message>
    <message>
        <source>Move c3 d4, Remove e5, Add black Pa4, Rotate 90, Stipulation h#3 …</source>
        <translation>Move c3 d4, Remove e5, Add black Pa4, Rotate 90, Stipulation h#3 …</translation>
    </message>
    <message>
        <source>Not understood: %1</source>
        <translation>Непонятно: %1</translation>
    </message>
</context>
<context>
    <name>ChartView</name>
    <message>
        <source>%2: one problem</source>
        <translation>%2: одна задача</translation>
    </message>
    <message numerus="yes">
        <source>%2: %1 problems</source>
        <translation>
            <numerusform>%2: %1 задача</numerusform>
            <numerusform>%2: %1 задачи</numerusform>
            <numerusform>%2: %1 задач</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ChoiceRow</name>
    <message>
        <source>any</source>
        <translation>любое</translation>
    </message>
</context>
<context>
    <name>ColumnHeader</name>
    <message>
        <source>Columns as at first</source>
        <translation>Столбцы как вначале</translation>
    </message>
</context>
<context>
    <name>CompareView</name>
    <message>
        <source>Comparison of versions</source>
        <translation>Сравнение версий</translation>
    </message>
    <message>
        <source>The two versions are the same.</source>
        <translation>Обе версии одинаковы.</translation>
    </message>
    <message>
        <source>The two versions differ in what is not compared here.</source>
        <translation>Версии различаются в том, что здесь не сравнивается.</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>Позиция</translation>
    </message>
    <message>
        <source>%1, was %2</source>
        <translation>%1, было %2</translation>
    </message>
    <message>
        <source>Themes won</source>
        <translation>Темы приобретены</translation>
    </message>
    <message>
        <source>Themes lost</source>
        <translation>Темы утрачены</translation>
    </message>
    <message>
        <source>Better:</source>
        <translation>Лучше:</translation>
    </message>
    <message>
        <source>No longer:</source>
        <translation>Больше нет:</translation>
    </message>
    <message>
        <source>Worse:</source>
        <translation>Хуже:</translation>
    </message>
</context>
<context>
    <name>ComposingWindow</name>
    <message>
        <source>Go on from this one</source>
        <translation>Продолжить отсюда</translation>
    </message>
    <message>
        <source>Compose a theme</source>
        <translation>Составить на тему</translation>
    </message>
    <message>
        <source>Choose a theme, and which men stay.</source>
        <translation>Выберите тему и остающиеся фигуры.</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Продолжить</translation>
    </message>
    <message>
        <source>The men added may go: click those that are to stay.</source>
        <translation>Добавленные фигуры могут уйти: щёлкните те, что должны остаться.</translation>
    </message>
    <message>
        <source>Look at it</source>
        <translation>Посмотреть</translation>
    </message>
    <message>
        <source>Done before</source>
        <translation>Прежние</translation>
    </message>
    <message>
        <source>None yet</source>
        <translation>Пока нет</translation>
    </message>
</context>
<context>
    <name>ConditionCard</name>
    <message>
        <source>Try the example</source>
        <translation>Открыть пример</translation>
    </message>
    <message>
        <source>Open a small problem that shows it, in a tab of its own</source>
        <translation>Открыть в своей вкладке маленькую задачу, которая это показывает</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>Параметры</translation>
    </message>
    <message>
        <source>Not known here: kept as it is written.</source>
        <translation>Здесь неизвестно: сохраняется так, как написано.</translation>
    </message>
</context>
<context>
    <name>ConditionList</name>
    <message>
        <source>Fairy conditions</source>
        <translation>Сказочные условия</translation>
    </message>
</context>
<context>
    <name>CoreForm</name>
    <message>
        <source>The core: %1</source>
        <translation>Ядро: %1</translation>
    </message>
    <message>
        <source>Men that stay</source>
        <translation>Остающиеся фигуры</translation>
    </message>
    <message>
        <source>Squares of the theme</source>
        <translation>Поля темы</translation>
    </message>
    <message>
        <source>All stay</source>
        <translation>Остаются все</translation>
    </message>
    <message>
        <source>Only the kings</source>
        <translation>Только короли</translation>
    </message>
    <message>
        <source>No squares</source>
        <translation>Без полей</translation>
    </message>
    <message>
        <source>The theme that is wanted</source>
        <translation>Желаемая тема</translation>
    </message>
    <message>
        <source>Like the one on the board, but another</source>
        <translation>Как на доске, но другую</translation>
    </message>
    <message>
        <source>The men of its theme stay; the others may be added anew</source>
        <translation>Фигуры её темы остаются; другие можно добавить заново</translation>
    </message>
    <message>
        <source>Forget these mates</source>
        <translation>Забыть эти маты</translation>
    </message>
    <message>
        <source>every man that stays takes part in it</source>
        <translation>участвует каждая остающаяся фигура</translation>
    </message>
    <message>
        <source>they may stand elsewhere, as a whole</source>
        <translation>они могут стоять в другом месте, все вместе</translation>
    </message>
    <message>
        <source>their left and right may be exchanged</source>
        <translation>левое и правое можно поменять местами</translation>
    </message>
    <message>
        <source>any number</source>
        <translation>любое число</translation>
    </message>
    <message>
        <source>Another number gives another random order</source>
        <translation>Другое число даёт другой случайный порядок</translation>
    </message>
    <message>
        <source>until it is stopped</source>
        <translation>до остановки</translation>
    </message>
    <message>
        <source> s</source>
        <translation> с</translation>
    </message>
    <message>
        <source>Squares: %1</source>
        <translation>Поля: %1</translation>
    </message>
    <message>
        <source>one man stays</source>
        <translation>остаётся одна фигура</translation>
    </message>
    <message numerus="yes">
        <source>%1 men stay</source>
        <translation>
            <numerusform>остаётся %1 фигура</numerusform>
            <numerusform>остаются %1 фигуры</numerusform>
            <numerusform>остаются %1 фигур</numerusform>
        </translation>
    </message>
    <message>
        <source>%1; %2 on any squares</source>
        <translation>%1; %2 на любых полях</translation>
    </message>
    <message>
        <source>%1; %2 on %3</source>
        <translation>%1; %2 на %3</translation>
    </message>
    <message>
        <source>%1; the theme on any squares</source>
        <translation>%1; тема на любых полях</translation>
    </message>
    <message>
        <source>%1; the theme on %2</source>
        <translation>%1; тема на %2</translation>
    </message>
    <message>
        <source>Men at most</source>
        <translation>Фигур не больше</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Время</translation>
    </message>
    <message>
        <source>Chance</source>
        <translation>Случай</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Тема</translation>
    </message>
    <message>
        <source>Men and time</source>
        <translation>Фигуры и время</translation>
    </message>
    <message>
        <source>Flaws</source>
        <translation>Недостатки</translation>
    </message>
</context>
<context>
    <name>DefectsCard</name>
    <message>
        <source>The diagram</source>
        <translation>Диаграмма</translation>
    </message>
</context>
<context>
    <name>DetailPane</name>
    <message>
        <source>Open on the board</source>
        <translation>Открыть на доске</translation>
    </message>
    <message>
        <source>Like this</source>
        <translation>Похожие</translation>
    </message>
    <message>
        <source>Find problems that resemble this one</source>
        <translation>Найти задачи, похожие на эту</translation>
    </message>
    <message numerus="yes">
        <source>%1 problems chosen</source>
        <translation>
            <numerusform>Выбрана %1 задача</numerusform>
            <numerusform>Выбраны %1 задачи</numerusform>
            <numerusform>Выбрано %1 задач</numerusform>
        </translation>
    </message>
    <message>
        <source>Details of the chosen problem</source>
        <translation>Данные выбранной задачи</translation>
    </message>
    <message>
        <source>Choose a problem to see its solution.</source>
        <translation>Выберите задачу, чтобы увидеть её решение.</translation>
    </message>
    <message>
        <source>With twin %1)</source>
        <translation>С близнецом %1)</translation>
    </message>
    <message>
        <source>Not solved to the end.</source>
        <translation>Решено не до конца.</translation>
    </message>
    <message>
        <source>No solution</source>
        <translation>Нет решения</translation>
    </message>
    <message>
        <source>Themes</source>
        <translation>Темы</translation>
    </message>
    <message>
        <source>Keywords</source>
        <translation>Ключевые слова</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Заметка</translation>
    </message>
    <message>
        <source>Correctness</source>
        <translation>Корректность</translation>
    </message>
    <message>
        <source>Your remarks</source>
        <translation>Ваши примечания</translation>
    </message>
    <message>
        <source>Also printed</source>
        <translation>Также напечатано</translation>
    </message>
    <message>
        <source>Ends so</source>
        <translation>Финал такой</translation>
    </message>
    <message>
        <source>Remove the link</source>
        <translation>Удалить связь</translation>
    </message>
    <message>
        <source>Solution as printed</source>
        <translation>Печатное решение</translation>
    </message>
</context>
<context>
    <name>DetailsPanel</name>
    <message>
        <source>Title</source>
        <translation>Название</translation>
    </message>
    <message>
        <source>title changed</source>
        <translation>название изменено</translation>
    </message>
    <message>
        <source>Authors, one a line</source>
        <translation>Авторы, по одному в строке</translation>
    </message>
    <message>
        <source>Family, Given</source>
        <translation>Фамилия, имя</translation>
    </message>
    <message>
        <source>authors changed</source>
        <translation>авторы изменены</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Источник</translation>
    </message>
    <message>
        <source>source changed</source>
        <translation>источник изменён</translation>
    </message>
    <message>
        <source>Magazine, column or book</source>
        <translation>Журнал, отдел или книга</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Номер</translation>
    </message>
    <message>
        <source>number changed</source>
        <translation>номер изменён</translation>
    </message>
    <message>
        <source>Of the problem, or issue/problem</source>
        <translation>Задачи или выпуск/задача</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Дата</translation>
    </message>
    <message>
        <source>date changed</source>
        <translation>дата изменена</translation>
    </message>
    <message>
        <source>Distinction</source>
        <translation>Отличие</translation>
    </message>
    <message>
        <source>distinction changed</source>
        <translation>отличие изменено</translation>
    </message>
    <message>
        <source>Tourney</source>
        <translation>Конкурс</translation>
    </message>
    <message>
        <source>tourney changed</source>
        <translation>конкурс изменён</translation>
    </message>
    <message>
        <source>Dedication</source>
        <translation>Посвящение</translation>
    </message>
    <message>
        <source>dedication changed</source>
        <translation>посвящение изменено</translation>
    </message>
    <message>
        <source>Keywords, separated by commas</source>
        <translation>Ключевые слова, через запятую</translation>
    </message>
    <message>
        <source>keywords changed</source>
        <translation>ключевые слова изменены</translation>
    </message>
    <message>
        <source>Comments, separated by an empty line</source>
        <translation>Комментарии, через пустую строку</translation>
    </message>
    <message>
        <source>comments changed</source>
        <translation>комментарии изменены</translation>
    </message>
    <message>
        <source>Correctness, as you state it</source>
        <translation>Корректность по вашему утверждению</translation>
    </message>
    <message>
        <source>C+ and the program, or: correct by hand</source>
        <translation>C+ и программа или: проверено вручную</translation>
    </message>
    <message>
        <source>correctness stated</source>
        <translation>корректность указана</translation>
    </message>
    <message>
        <source>Your own remarks, never printed</source>
        <translation>Ваши примечания, никогда не печатаются</translation>
    </message>
    <message>
        <source>remarks changed</source>
        <translation>примечания изменены</translation>
    </message>
    <message>
        <source>a date is written 1925, 1925-05 or 1925-05-07</source>
        <translation>дата пишется 1925, 1925-05 или 1925-05-07</translation>
    </message>
    <message>
        <source>there are months 01 to 12</source>
        <translation>месяцы бывают от 01 до 12</translation>
    </message>
    <message>
        <source>this month has no such day</source>
        <translation>в этом месяце нет такого дня</translation>
    </message>
    <message>
        <source>the date is not finished</source>
        <translation>дата не дописана</translation>
    </message>
</context>
<context>
    <name>DiagramPart</name>
    <message>
        <source>Diagram</source>
        <translation>Диаграмма</translation>
    </message>
    <message>
        <source>Save as …</source>
        <translation>Сохранить как …</translation>
    </message>
    <message>
        <source>Keep this style under a name</source>
        <translation>Сохранить этот стиль под именем</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Удалить</translation>
    </message>
    <message>
        <source>Forget this style of your own</source>
        <translation>Забыть этот собственный стиль</translation>
    </message>
    <message>
        <source>as wide as looks well</source>
        <translation>ширина автоматически</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>Единица</translation>
    </message>
    <message>
        <source> dpi</source>
        <translation> dpi</translation>
    </message>
    <message>
        <source>Transparent</source>
        <translation>Прозрачно</translation>
    </message>
    <message>
        <source>Coordinates</source>
        <translation>Координаты</translation>
    </message>
    <message>
        <source>Black below</source>
        <translation>Чёрные снизу</translation>
    </message>
    <message>
        <source>Marks, arrows</source>
        <translation>Пометки, стрелки</translation>
    </message>
    <message>
        <source>changed</source>
        <comment>a style that was saved</comment>
        <translation>изменён</translation>
    </message>
    <message>
        <source>Style</source>
        <translation>Стиль</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Доска</translation>
    </message>
    <message>
        <source>Men</source>
        <translation>Фигуры</translation>
    </message>
    <message>
        <source>Boards</source>
        <translation>Доски</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Размер</translation>
    </message>
    <message>
        <source>Fineness</source>
        <translation>Разрешение</translation>
    </message>
    <message>
        <source>Magazine</source>
        <translation>Журнал</translation>
    </message>
    <message>
        <source>Screen</source>
        <translation>Экран</translation>
    </message>
    <message>
        <source>Tournament sheet</source>
        <translation>Турнирный лист</translation>
    </message>
    <message>
        <source>Print, grey</source>
        <translation>Печать, серая</translation>
    </message>
    <message>
        <source>Hatched, as in print</source>
        <translation>Штриховка, как в печати</translation>
    </message>
    <message>
        <source>Flat grey</source>
        <translation>Ровный серый</translation>
    </message>
    <message>
        <source>Coloured, as on the screen</source>
        <translation>Цветная, как на экране</translation>
    </message>
    <message>
        <source>As the style has it</source>
        <translation>Как в стиле</translation>
    </message>
    <message>
        <source>Width of the picture</source>
        <translation>Ширина рисунка</translation>
    </message>
    <message>
        <source>Width of the board</source>
        <translation>Ширина доски</translation>
    </message>
</context>
<context>
    <name>DockBar</name>
    <message>
        <source>Library</source>
        <translation>Библиотека</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Поиск</translation>
    </message>
    <message>
        <source>Edits</source>
        <translation>Правки</translation>
    </message>
    <message>
        <source>Versions</source>
        <translation>Версии</translation>
    </message>
    <message>
        <source>Library  %1</source>
        <translation>Библиотека  %1</translation>
    </message>
    <message>
        <source>Neighbours</source>
        <translation>Соседи</translation>
    </message>
</context>
<context>
    <name>DropLegend</name>
    <message>
        <source>same key</source>
        <translation>то же вступление</translation>
    </message>
    <message>
        <source>as here</source>
        <translation>как здесь</translation>
    </message>
    <message>
        <source>sound</source>
        <translation>корректно</translation>
    </message>
    <message>
        <source>keys: cooked</source>
        <translation>вступления: побочное решение</translation>
    </message>
    <message>
        <source>too many</source>
        <translation>слишком много</translation>
    </message>
    <message>
        <source>too few</source>
        <translation>слишком мало</translation>
    </message>
    <message>
        <source>other shape</source>
        <translation>другая форма</translation>
    </message>
    <message>
        <source>no solution</source>
        <translation>нет решения</translation>
    </message>
    <message>
        <source>short</source>
        <translation>короткое решение</translation>
    </message>
    <message>
        <source>illegal</source>
        <translation>нелегально</translation>
    </message>
    <message>
        <source>open</source>
        <translation>открыто</translation>
    </message>
</context>
<context>
    <name>DropMap</name>
    <message>
        <source>Both kings are missing: what a square would do cannot be judged.</source>
        <translation>Нет обоих королей: нельзя оценить, что даст поле.</translation>
    </message>
    <message>
        <source>Black&apos;s king is missing: what a square would do cannot be judged.</source>
        <translation>Нет чёрного короля: нельзя оценить, что даст поле.</translation>
    </message>
    <message>
        <source>White&apos;s king is missing: only the scheme bench (F4) works without him.</source>
        <translation>Нет белого короля: без него работает только верстак схем (F4).</translation>
    </message>
    <message>
        <source>With this many kings, what a square would do cannot be judged.</source>
        <translation>При стольких королях нельзя оценить, что даст поле.</translation>
    </message>
    <message>
        <source>%1 in hand.</source>
        <translation>%1 в руке.</translation>
    </message>
    <message>
        <source>%1 lifted from %2.</source>
        <translation>%1, поднято с %2.</translation>
    </message>
    <message numerus="yes">
        <source>%1 squares tested in %2 ms.</source>
        <translation>
            <numerusform>Проверено %1 поле за %2 мс.</numerusform>
            <numerusform>Проверено %1 поля за %2 мс.</numerusform>
            <numerusform>Проверено %1 полей за %2 мс.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 squares tested.</source>
        <translation>Проверено полей: %1 из %2.</translation>
    </message>
    <message>
        <source>Esc puts it back, M hides the map</source>
        <translation>Esc возвращает её, M прячет карту</translation>
    </message>
    <message>
        <source>On %1:</source>
        <translation>На %1:</translation>
    </message>
</context>
<context>
    <name>EntryPart</name>
    <message>
        <source>Entry form</source>
        <translation>Бланк для конкурса</translation>
    </message>
    <message>
        <source>Anonymous, with a number</source>
        <translation>Анонимно, с номером</translation>
    </message>
    <message>
        <source>The authors, if left empty</source>
        <translation>Авторы, если пусто</translation>
    </message>
    <message>
        <source>Tourney</source>
        <translation>Конкурс</translation>
    </message>
    <message>
        <source>Section</source>
        <translation>Раздел</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Номер</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Имя</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>Адрес</translation>
    </message>
    <message>
        <source>Nobody is named: neither the authors nor you.</source>
        <translation>Никто не назван: ни авторы, ни вы.</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Тема</translation>
    </message>
    <message>
        <source>Remarks</source>
        <translation>Примечания</translation>
    </message>
</context>
<context>
    <name>ExportWindow</name>
    <message>
        <source>Export diagrams</source>
        <translation>Экспорт диаграмм</translation>
    </message>
    <message>
        <source>Copy diagram</source>
        <translation>Копировать диаграмму</translation>
    </message>
    <message>
        <source>Copy page</source>
        <translation>Копировать страницу</translation>
    </message>
    <message>
        <source>Copy text</source>
        <translation>Копировать текст</translation>
    </message>
    <message>
        <source>Stopped. The page is older than what is chosen.</source>
        <translation>Остановлено. Страница старше выбранного.</translation>
    </message>
    <message>
        <source>No library is open.</source>
        <translation>Библиотека не открыта.</translation>
    </message>
    <message>
        <source>Nothing is selected in the library.</source>
        <translation>В библиотеке ничего не выделено.</translation>
    </message>
    <message>
        <source>The search finds nothing in the library.</source>
        <translation>Поиск в библиотеке ничего не находит.</translation>
    </message>
    <message>
        <source>The first %1 of %2 problems are taken; narrow the search for others.</source>
        <translation>Взяты первые задачи: %1 из %2; для других сузьте поиск.</translation>
    </message>
    <message>
        <source>One problem of another game is left out: its tab exports it.</source>
        <translation>Одна задача другой игры пропущена: её экспортирует её вкладка.</translation>
    </message>
    <message numerus="yes">
        <source>%1 problems of other games are left out: their tabs export them.</source>
        <translation>
            <numerusform>Пропущена %1 задача других игр: её экспортирует её вкладка.</numerusform>
            <numerusform>Пропущены %1 задачи других игр: их экспортируют их вкладки.</numerusform>
            <numerusform>Пропущено %1 задач других игр: их экспортируют их вкладки.</numerusform>
        </translation>
    </message>
    <message>
        <source>Folder of web pages (*)</source>
        <translation>Папка веб-страниц (*)</translation>
    </message>
    <message>
        <source>Export diagram</source>
        <translation>Экспорт диаграммы</translation>
    </message>
    <message>
        <source>One page was printed.</source>
        <translation>Напечатана одна страница.</translation>
    </message>
    <message numerus="yes">
        <source>%1 pages were printed.</source>
        <translation>
            <numerusform>Напечатана %1 страница.</numerusform>
            <numerusform>Напечатаны %1 страницы.</numerusform>
            <numerusform>Напечатано %1 страниц.</numerusform>
        </translation>
    </message>
    <message>
        <source>Printing was stopped.</source>
        <translation>Печать остановлена.</translation>
    </message>
</context>
<context>
    <name>ExtrasCard</name>
    <message>
        <source>Beside the board</source>
        <translation>Рядом с доской</translation>
    </message>
</context>
<context>
    <name>FiguresPage</name>
    <message>
        <source>Whole library</source>
        <translation>Вся библиотека</translation>
    </message>
    <message>
        <source>Count all problems, whatever is searched for</source>
        <translation>Считать все задачи, что бы ни искалось</translation>
    </message>
    <message>
        <source>Copy as table</source>
        <translation>Копировать как таблицу</translation>
    </message>
    <message>
        <source>Counting …</source>
        <translation>Подсчёт …</translation>
    </message>
    <message>
        <source>One problem</source>
        <translation>Одна задача</translation>
    </message>
    <message numerus="yes">
        <source>%1 problems</source>
        <translation>
            <numerusform>%1 задача</numerusform>
            <numerusform>%1 задачи</numerusform>
            <numerusform>%1 задач</numerusform>
        </translation>
    </message>
    <message>
        <source>Figures of the library</source>
        <translation>Статистика библиотеки</translation>
    </message>
</context>
<context>
    <name>FindDetails</name>
    <message>
        <source>Choose a find, and its reasons stand here.</source>
        <translation>Выберите находку, и здесь будет её объяснение.</translation>
    </message>
    <message>
        <source>Added: %1</source>
        <translation>Добавлены: %1</translation>
    </message>
    <message>
        <source>Themes: %1</source>
        <translation>Темы: %1</translation>
    </message>
</context>
<context>
    <name>FindList</name>
    <message>
        <source>Found</source>
        <translation>Найдено</translation>
    </message>
</context>
<context>
    <name>Finder</name>
    <message>
        <source>Find an action or a problem</source>
        <translation>Найти команду или задачу</translation>
    </message>
    <message>
        <source>Found</source>
        <translation>Найдено</translation>
    </message>
    <message>
        <source>Nothing found.</source>
        <translation>Ничего не найдено.</translation>
    </message>
</context>
<context>
    <name>FinderField</name>
    <message>
        <source>Find action or problem</source>
        <translation>Найти команду или задачу</translation>
    </message>
</context>
<context>
    <name>FlawTicks</name>
    <message>
        <source>Flaws that no find may have</source>
        <translation>Недостатки, которых не должно быть ни у одной находки</translation>
    </message>
    <message>
        <source>No find has what is ticked; other flaws are weighed: such finds come later.</source>
        <translation>Отмеченного нет ни у одной находки; прочие недостатки взвешиваются: такие находки стоят дальше.</translation>
    </message>
</context>
<context>
    <name>Footer</name>
    <message>
        <source>Open</source>
        <translation>Открыть</translation>
    </message>
    <message>
        <source>Open what was saved</source>
        <translation>Открыть сохранённое</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Стоп</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Продолжить</translation>
    </message>
    <message>
        <source>Copy page</source>
        <translation>Копировать страницу</translation>
    </message>
    <message>
        <source>Print …</source>
        <translation>Печать …</translation>
    </message>
    <message>
        <source>%1 of %2 written</source>
        <translation>записано %1 из %2</translation>
    </message>
    <message>
        <source>%1 of %2 solved</source>
        <translation>решено %1 из %2</translation>
    </message>
    <message>
        <source>Working …</source>
        <translation>В работе …</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Ход работы</translation>
    </message>
</context>
<context>
    <name>Gallery</name>
    <message>
        <source>Gallery of the problems found</source>
        <translation>Галерея найденных задач</translation>
    </message>
    <message>
        <source>Size of the diagrams</source>
        <translation>Размер диаграмм</translation>
    </message>
    <message>
        <source>Size of the diagrams (Ctrl with the wheel)</source>
        <translation>Размер диаграмм (Ctrl и колесо)</translation>
    </message>
    <message>
        <source>%1 pixels</source>
        <translation>%1 пикселей</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Размер</translation>
    </message>
</context>
<context>
    <name>GameBar</name>
    <message>
        <source>Task in single fields (Shift+F9)</source>
        <translation>Задание в отдельных полях (Shift+F9)</translation>
    </message>
    <message>
        <source>Who begins; click for the next player</source>
        <translation>Кто начинает; щёлкните для следующего игрока</translation>
    </message>
    <message>
        <source>Rules in force; click to change</source>
        <translation>Действующие правила; щёлкните, чтобы изменить</translation>
    </message>
    <message>
        <source>%1 to move</source>
        <translation>Ход: %1</translation>
    </message>
</context>
<context>
    <name>GameBoard</name>
    <message>
        <source>%1 …: one more letter</source>
        <translation>%1 …: ещё одна буква</translation>
    </message>
</context>
<context>
    <name>GameCard</name>
    <message>
        <source>Game book</source>
        <translation>Книга игр</translation>
    </message>
    <message>
        <source>Rules of the game, and options</source>
        <translation>Правила игры и параметры</translation>
    </message>
</context>
<context>
    <name>GameComposing</name>
    <message>
        <source>Change the task</source>
        <translation>Изменить задание</translation>
    </message>
    <message>
        <source>Change the rules</source>
        <translation>Изменить правила</translation>
    </message>
    <message>
        <source>Change what is beside the board</source>
        <translation>Изменить то, что рядом с доской</translation>
    </message>
    <message>
        <source>Change who begins</source>
        <translation>Изменить, кто начинает</translation>
    </message>
    <message>
        <source>A man would leave the board.</source>
        <translation>Фигура ушла бы с доски.</translation>
    </message>
    <message>
        <source>The two sides have other men, and cannot be swapped.</source>
        <translation>У сторон разные фигуры, поменять их нельзя.</translation>
    </message>
    <message>
        <source>Swap sides</source>
        <translation>Поменять стороны</translation>
    </message>
    <message>
        <source>Clear the board</source>
        <translation>Очистить доску</translation>
    </message>
    <message>
        <source>How the men stand at first is not known.</source>
        <translation>Как фигуры стоят вначале, неизвестно.</translation>
    </message>
    <message>
        <source>Position of the beginning</source>
        <translation>Начальная позиция</translation>
    </message>
    <message>
        <source>Man on %1</source>
        <translation>Фигура на %1</translation>
    </message>
    <message>
        <source>Letters (%1):</source>
        <translation>Буквы (%1):</translation>
    </message>
    <message>
        <source>Mark a man</source>
        <translation>Пометить фигуру</translation>
    </message>
    <message>
        <source>Nothing can be marked there.</source>
        <translation>Там помечать нечего.</translation>
    </message>
    <message>
        <source>There is no solution to copy yet.</source>
        <translation>Решения для копирования ещё нет.</translation>
    </message>
    <message>
        <source>The solution was copied.</source>
        <translation>Решение скопировано.</translation>
    </message>
    <message>
        <source>Drag men from the tray, between cells, and off the board; or click one in the tray and then cells. Ctrl copies, Alt exchanges, Shift selects several. The right button removes or puts the last man again, the wheel changes the sort. Arrows move a cursor, letters put men, Space lifts and drops, Delete removes, a full stop asks for letters, V shows where a man goes. Click a row of the solution to play it, Escape comes back. Shift and the right button open the menu of a cell.</source>
        <translation>Перетаскивайте фигуры с лотка, между полями и с доски; или щёлкните фигуру на лотке, а затем поля. Ctrl копирует, Alt обменивает, Shift выделяет несколько. Правая кнопка убирает или снова ставит последнюю фигуру, колесо меняет вид. Стрелки двигают курсор, буквы ставят фигуры, пробел поднимает и опускает, Delete убирает, точка спрашивает буквы, V показывает, куда идёт фигура. Щелчок по строке решения разыгрывает её, Escape возвращает. Shift и правая кнопка открывают меню поля.</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Готово</translation>
    </message>
</context>
<context>
    <name>GameParts</name>
    <message>
        <source>Turns of the player to move</source>
        <translation>Ходы игрока, чей ход</translation>
    </message>
    <message>
        <source>Found on the board</source>
        <translation>Найдено на доске</translation>
    </message>
    <message>
        <source>Solution</source>
        <translation>Решение</translation>
    </message>
    <message>
        <source>Position and rules</source>
        <translation>Позиция и правила</translation>
    </message>
</context>
<context>
    <name>GameShowing</name>
    <message>
        <source>Nothing on the board yet</source>
        <translation>На доске пока ничего нет</translation>
    </message>
    <message>
        <source>Drag men to the board, or take the position of the beginning.</source>
        <translation>Перетащите фигуры на доску или возьмите начальную позицию.</translation>
    </message>
    <message>
        <source>No task yet</source>
        <translation>Задания пока нет</translation>
    </message>
    <message>
        <source>Say what is to be reached, in the field over the board.</source>
        <translation>Скажите в поле над доской, чего надо достичь.</translation>
    </message>
    <message>
        <source>Put men on the board and choose a task.</source>
        <translation>Поставьте фигуры на доску и выберите задание.</translation>
    </message>
    <message>
        <source>Cannot be solved</source>
        <translation>Решать нельзя</translation>
    </message>
    <message>
        <source>Nothing found.</source>
        <translation>Ничего не найдено.</translation>
    </message>
    <message>
        <source>none while there is no task</source>
        <translation>нет, пока нет задания</translation>
    </message>
    <message>
        <source>Turns of %1</source>
        <translation>Ходы: %1</translation>
    </message>
</context>
<context>
    <name>HeadPart</name>
    <message>
        <source>Problems</source>
        <translation>Задачи</translation>
    </message>
    <message>
        <source>This problem</source>
        <translation>Эта задача</translation>
    </message>
    <message>
        <source>Selected</source>
        <translation>Выделенные</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Поиск</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Вид</translation>
    </message>
    <message>
        <source>Diagram</source>
        <translation>Диаграмма</translation>
    </message>
    <message>
        <source>Sheet</source>
        <translation>Лист</translation>
    </message>
    <message>
        <source>Entry form</source>
        <translation>Бланк для конкурса</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Формат</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Текст</translation>
    </message>
    <message>
        <source>diagram, of the magazines</source>
        <translation>diagram, журнальный</translation>
    </message>
    <message>
        <source>Package</source>
        <translation>Пакет</translation>
    </message>
    <message>
        <source>%1 selected</source>
        <translation>выделено: %1</translation>
    </message>
    <message>
        <source>Search, %1</source>
        <translation>Поиск, %1</translation>
    </message>
    <message>
        <source>Entry forms are written as PDF, SVG or PNG.</source>
        <translation>Бланки для конкурсов пишутся в PDF, SVG или PNG.</translation>
    </message>
    <message>
        <source>Of this game only a single diagram can be exported, in the other formats.</source>
        <translation>Для этой игры можно получить одну диаграмму, в других форматах.</translation>
    </message>
</context>
<context>
    <name>HoldButton</name>
    <message>
        <source>Hold as phase</source>
        <translation>Закрепить фазу</translation>
    </message>
    <message>
        <source>Hold a first move as a column of the table</source>
        <translation>Закрепить первый ход столбцом таблицы</translation>
    </message>
    <message>
        <source>Play it on the board</source>
        <translation>Сделать ход на доске</translation>
    </message>
    <message numerus="yes">
        <source>%1 more, with more refutations: play them on the board</source>
        <translation>
            <numerusform>ещё %1 с большим числом опровержений: сыграйте на доске</numerusform>
            <numerusform>ещё %1 с большим числом опровержений: сыграйте на доске</numerusform>
            <numerusform>ещё %1 с большим числом опровержений: сыграйте на доске</numerusform>
        </translation>
    </message>
    <message>
        <source>1 first move took too long</source>
        <translation>1 первый ход потребовал слишком много времени</translation>
    </message>
    <message numerus="yes">
        <source>%1 first moves took too long</source>
        <translation>
            <numerusform>%1 первый ход потребовал слишком много времени</numerusform>
            <numerusform>%1 первых хода потребовали слишком много времени</numerusform>
            <numerusform>%1 первых ходов потребовали слишком много времени</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Holding</name>
    <message>
        <source>any, or such as e3e4</source>
        <translation>любое или, например, e3e4</translation>
    </message>
    <message>
        <source>the key neither checks nor takes</source>
        <translation>вступление без шаха и взятия</translation>
    </message>
    <message>
        <source>any number</source>
        <translation>любое число</translation>
    </message>
    <message>
        <source>one, or such as 2 or 2.1.1.1</source>
        <translation>одно, или как 2 или 2.1.1.1</translation>
    </message>
    <message>
        <source>none, or such as stockfish</source>
        <translation>никакого или, например, stockfish</translation>
    </message>
    <message>
        <source>Is asked where there are more than four men; it proves nothing</source>
        <translation>Спрашивается, когда фигур больше четырёх; ничего не доказывает</translation>
    </message>
    <message>
        <source>can arise in a game</source>
        <translation>возможна в партии</translation>
    </message>
    <message>
        <source>no promoted force</source>
        <translation>без превращённых фигур</translation>
    </message>
    <message>
        <source>Themes that must be there</source>
        <translation>Темы, которые должны быть</translation>
    </message>
    <message>
        <source>near the diagram first</source>
        <translation>сначала ближе к диаграмме</translation>
    </message>
    <message>
        <source>at random</source>
        <translation>случайно</translation>
    </message>
    <message>
        <source>Another number gives another random order</source>
        <translation>Другое число даёт другой случайный порядок</translation>
    </message>
    <message>
        <source>all</source>
        <translation>все</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>без предела</translation>
    </message>
    <message>
        <source> s</source>
        <translation> с</translation>
    </message>
    <message>
        <source>The key move is no move such as e3e4 or e7e8q.</source>
        <translation>Вступление — не такой ход, как e3e4 или e7e8q.</translation>
    </message>
    <message>
        <source>White&apos;s first move is the only one, and besides:</source>
        <translation>Первый ход белых единственный, и кроме того:</translation>
    </message>
    <message>
        <source>Sound, with the solutions that are meant, and besides:</source>
        <translation>Корректно, с задуманными решениями, и кроме того:</translation>
    </message>
    <message>
        <source>any man</source>
        <translation>любая фигура</translation>
    </message>
    <message>
        <source>Solutions</source>
        <translation>Решения</translation>
    </message>
    <message>
        <source>Model mates at least</source>
        <translation>Правильных матов не меньше</translation>
    </message>
    <message>
        <source>Only moves in a row, at least</source>
        <translation>Единственных ходов подряд, не менее</translation>
    </message>
    <message>
        <source>Engine</source>
        <translation>Движок</translation>
    </message>
    <message>
        <source>Key by</source>
        <translation>Вступает</translation>
    </message>
    <message>
        <source>Key move</source>
        <translation>Вступление</translation>
    </message>
    <message>
        <source>Men at most</source>
        <translation>Фигур не больше</translation>
    </message>
    <message>
        <source>Duals at most</source>
        <translation>Дуалей не больше</translation>
    </message>
    <message>
        <source>Variations at least</source>
        <translation>Вариантов не меньше</translation>
    </message>
    <message>
        <source>Tries at least</source>
        <translation>Следов не меньше</translation>
    </message>
    <message>
        <source>Changed mates at least</source>
        <translation>Перемен не меньше</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Порядок</translation>
    </message>
    <message>
        <source>Try at most</source>
        <translation>Испытать не больше</translation>
    </message>
    <message>
        <source>Time for each</source>
        <translation>Время на каждую</translation>
    </message>
    <message>
        <source>Sound, with one key, and besides:</source>
        <translation>Корректна, с одним вступлением, и кроме того:</translation>
    </message>
    <message>
        <source>How to try</source>
        <translation>Как испытывать</translation>
    </message>
</context>
<context>
    <name>InsightColumn</name>
    <message>
        <source>Elements</source>
        <translation>Элементы</translation>
    </message>
    <message>
        <source>Show mere elements, such as self-blocks, too</source>
        <translation>Показывать и простые элементы, например блокирования</translation>
    </message>
    <message>
        <source>Tries %1</source>
        <translation>Следы %1</translation>
    </message>
    <message>
        <source>How many tries the table shows</source>
        <translation>Сколько ложных следов показывает таблица</translation>
    </message>
    <message>
        <source>Order of the tries, hidden ones, copy</source>
        <translation>Порядок ложных следов, скрытые, копирование</translation>
    </message>
    <message>
        <source>What speaks for and against it is on the clipboard.</source>
        <translation>Доводы за и против скопированы в буфер обмена.</translation>
    </message>
    <message>
        <source>Themes of proof games are not looked for.</source>
        <translation>В доказательных партиях темы не ищутся.</translation>
    </message>
    <message>
        <source>Themes are looked for in mates, selfmates and help play.</source>
        <translation>Темы ищутся в задачах на прямой, обратный и кооперативный мат.</translation>
    </message>
    <message>
        <source>No solution. The tries that come nearest, with what refutes them:</source>
        <translation>Решения нет. Ближайшие ложные следы с их опровержениями:</translation>
    </message>
    <message>
        <source>No solution, and no try comes near: each has several refutations.</source>
        <translation>Решения нет, и ни один ложный след не близок: у каждого несколько опровержений.</translation>
    </message>
    <message>
        <source>It is not marked which key is meant, so nothing is said of its themes and play. Mark it in the solution with the right button: Keep this key.</source>
        <translation>Не помечено, какое вступление задумано, поэтому о его темах и игре ничего не говорится. Пометьте его в решении правой кнопкой: «Сохранять это вступление».</translation>
    </message>
    <message>
        <source>Copied: the phase table as text.</source>
        <translation>Скопировано: таблица фаз как текст.</translation>
    </message>
    <message>
        <source>Phases</source>
        <translation>Фазы</translation>
    </message>
    <message>
        <source>Themes</source>
        <translation>Темы</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Копировать</translation>
    </message>
    <message>
        <source>Copy what speaks for and against the problem, as in an award</source>
        <translation>Скопировать доводы за и против задачи, как в отчёте судьи</translation>
    </message>
    <message>
        <source>Quality</source>
        <translation>Качество</translation>
    </message>
    <message>
        <source>Correspondences</source>
        <translation>Соответствия</translation>
    </message>
</context>
<context>
    <name>KeepKillTab</name>
    <message>
        <source>Keep and kill</source>
        <translation>Сохранить и убрать</translation>
    </message>
    <message>
        <source>Keep and kill (%1)</source>
        <translation>Сохранить и убрать (%1)</translation>
    </message>
    <message>
        <source>Tick a defence with its mate: men are tried who keep it.</source>
        <translation>Отметьте защиту с её матом: пробуются фигуры, которые его сохраняют.</translation>
    </message>
    <message>
        <source>Tick a defence with its continuation: men are tried who keep it.</source>
        <translation>Отметьте защиту с её продолжением: пробуются фигуры, сохраняющие его.</translation>
    </message>
    <message>
        <source>The best of all men</source>
        <translation>Лучшие из всех фигур</translation>
    </message>
    <message>
        <source>The key becomes a try, another move the key</source>
        <translation>Вступление становится ложным следом, другой ход — вступлением</translation>
    </message>
    <message>
        <source>one more keeps all and stops the rest</source>
        <translation>ещё одна сохраняет всё и убирает остальное</translation>
    </message>
    <message numerus="yes">
        <source>%1 more keep all and stop the rest</source>
        <translation>
            <numerusform>ещё %1 сохраняет всё и убирает остальное</numerusform>
            <numerusform>ещё %1 сохраняют всё и убирают остальное</numerusform>
            <numerusform>ещё %1 сохраняют всё и убирают остальное</numerusform>
        </translation>
    </message>
    <message>
        <source>What solves with them is being asked …</source>
        <translation>Выясняется, что с ними решает …</translation>
    </message>
    <message>
        <source>not sound</source>
        <translation>некорректно</translation>
    </message>
    <message>
        <source>other threats</source>
        <translation>другие угрозы</translation>
    </message>
    <message>
        <source>one new black move</source>
        <translation>один новый ход чёрных</translation>
    </message>
    <message numerus="yes">
        <source>%1 new black moves</source>
        <translation>
            <numerusform>%1 новый ход чёрных</numerusform>
            <numerusform>%1 новых хода чёрных</numerusform>
            <numerusform>%1 новых ходов чёрных</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>KeepLegend</name>
    <message>
        <source>kept</source>
        <translation>остался</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>потерян</translation>
    </message>
    <message>
        <source>rivals left</source>
        <translation>соперники</translation>
    </message>
    <message>
        <source>new holes</source>
        <translation>новые дыры</translation>
    </message>
    <message>
        <source>holes closed</source>
        <translation>дыры закрыты</translation>
    </message>
</context>
<context>
    <name>KeepMap</name>
    <message>
        <source>%1 in hand.</source>
        <translation>%1 в руке.</translation>
    </message>
    <message>
        <source>One mate is wanted</source>
        <translation>Желателен один мат</translation>
    </message>
    <message numerus="yes">
        <source>%1 mates are wanted</source>
        <translation>
            <numerusform>Желателен %1 мат</numerusform>
            <numerusform>Желательны %1 мата</numerusform>
            <numerusform>Желательны %1 матов</numerusform>
        </translation>
    </message>
    <message>
        <source>One continuation is wanted</source>
        <translation>Желательно одно продолжение</translation>
    </message>
    <message numerus="yes">
        <source>%1 continuations are wanted</source>
        <translation>
            <numerusform>Желательно %1 продолжение</numerusform>
            <numerusform>Желательны %1 продолжения</numerusform>
            <numerusform>Желательны %1 продолжений</numerusform>
        </translation>
    </message>
    <message>
        <source>in one phase</source>
        <translation>в одной фазе</translation>
    </message>
    <message numerus="yes">
        <source>in %1 phases</source>
        <translation>
            <numerusform>в %1 фазе</numerusform>
            <numerusform>в %1 фазах</numerusform>
            <numerusform>в %1 фазах</numerusform>
        </translation>
    </message>
    <message>
        <source>On %1:</source>
        <translation>На %1:</translation>
    </message>
</context>
<context>
    <name>Keeping</name>
    <message>
        <source>New collection</source>
        <translation>Новое собрание</translation>
    </message>
    <message>
        <source>All problems</source>
        <translation>Все задачи</translation>
    </message>
    <message>
        <source>Remove what lies in the bin for good?</source>
        <translation>Удалить навсегда то, что лежит в корзине?</translation>
    </message>
    <message>
        <source>One problem with all its versions. This cannot be undone.</source>
        <translation>Одна задача со всеми версиями. Отменить это нельзя.</translation>
    </message>
    <message numerus="yes">
        <source>%1 problems with all their versions. This cannot be undone.</source>
        <translation>
            <numerusform>%1 задача со всеми версиями. Отменить это нельзя.</numerusform>
            <numerusform>%1 задачи со всеми версиями. Отменить это нельзя.</numerusform>
            <numerusform>%1 задач со всеми версиями. Отменить это нельзя.</numerusform>
        </translation>
    </message>
    <message>
        <source>Empty the bin</source>
        <translation>Очистить корзину</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Показать</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Переименовать</translation>
    </message>
    <message>
        <source>Drop</source>
        <translation>Удалить</translation>
    </message>
    <message>
        <source>Order …</source>
        <translation>Порядок …</translation>
    </message>
    <message>
        <source>Empty the bin …</source>
        <translation>Очистить корзину …</translation>
    </message>
</context>
<context>
    <name>KeysTab</name>
    <message>
        <source>Keys</source>
        <translation>Вступления</translation>
    </message>
    <message>
        <source>Keys lead to a position after the key, in which Black is to move.</source>
        <translation>Вступления ведут к позиции после вступления, где ход чёрных.</translation>
    </message>
    <message>
        <source>Keys (%1 quiet, %2 by capture)</source>
        <translation>Вступления (%1 тихих, %2 со взятием)</translation>
    </message>
</context>
<context>
    <name>KindList</name>
    <message>
        <source>Fairy men</source>
        <translation>Сказочные фигуры</translation>
    </message>
</context>
<context>
    <name>KindStrip</name>
    <message>
        <source>After the key</source>
        <translation>После вступления</translation>
    </message>
    <message>
        <source>Diagram</source>
        <translation>Диаграмма</translation>
    </message>
    <message>
        <source>Unfinished</source>
        <translation>Незакончено</translation>
    </message>
    <message>
        <source>Black replies</source>
        <translation>Чёрные отвечают</translation>
    </message>
    <message>
        <source>White begins</source>
        <translation>Белые начинают</translation>
    </message>
    <message>
        <source>Nobody to move yet</source>
        <translation>Пока ничей ход</translation>
    </message>
</context>
<context>
    <name>LetterToComposer</name>
    <message>
        <source>What the letter tells</source>
        <translation>О чём письмо</translation>
    </message>
    <message>
        <source>Language of the letter</source>
        <translation>Язык письма</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>Адрес</translation>
    </message>
    <message>
        <source>Subject</source>
        <translation>Тема письма</translation>
    </message>
    <message>
        <source>The letter</source>
        <translation>Письмо</translation>
    </message>
    <message>
        <source>Subject of the template</source>
        <translation>Тема в шаблоне</translation>
    </message>
    <message>
        <source>The template</source>
        <translation>Шаблон</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Копировать</translation>
    </message>
    <message>
        <source>Open in the mail program</source>
        <translation>Открыть в почтовой программе</translation>
    </message>
    <message>
        <source>Keep the template</source>
        <translation>Сохранить шаблон</translation>
    </message>
    <message>
        <source>As it came</source>
        <translation>Как было</translation>
    </message>
    <message>
        <source>Letter to the composer</source>
        <translation>Письмо автору</translation>
    </message>
    <message>
        <source>Close the letter without copying it, or without keeping its template?</source>
        <translation>Закрыть письмо, не скопировав его или не сохранив его шаблон?</translation>
    </message>
    <message>
        <source>To</source>
        <translation>Кому</translation>
    </message>
    <message>
        <source>A line of which a word is not known is left out: %1</source>
        <translation>Строка, в которой слово неизвестно, опускается: %1</translation>
    </message>
    <message>
        <source>Letter</source>
        <translation>Письмо</translation>
    </message>
    <message>
        <source>Template</source>
        <translation>Шаблон</translation>
    </message>
</context>
<context>
    <name>LetterWindow</name>
    <message>
        <source>The letter</source>
        <translation>Письмо</translation>
    </message>
    <message>
        <source>Paste the whole letter here, or drop its files.</source>
        <translation>Вставьте сюда письмо целиком или перетащите его файлы.</translation>
    </message>
    <message>
        <source>The problems of the letter</source>
        <translation>Задачи письма</translation>
    </message>
    <message>
        <source>Open files …</source>
        <translation>Открыть файлы …</translation>
    </message>
    <message>
        <source>Keep all as originals</source>
        <translation>Сохранить все как оригинальные</translation>
    </message>
    <message>
        <source>Read a letter</source>
        <translation>Прочитать письмо</translation>
    </message>
    <message>
        <source>Open a letter</source>
        <translation>Открыть письмо</translation>
    </message>
    <message>
        <source>One problem.</source>
        <translation>Одна задача.</translation>
    </message>
    <message numerus="yes">
        <source>%1 problems.</source>
        <translation>
            <numerusform>%1 задача.</numerusform>
            <numerusform>%1 задачи.</numerusform>
            <numerusform>%1 задач.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is being read …</source>
        <translation>Читается %1 …</translation>
    </message>
    <message>
        <source>The letter says C+.</source>
        <translation>В письме указано C+.</translation>
    </message>
    <message>
        <source>%1 of problem %2</source>
        <translation>%1 задачи %2</translation>
    </message>
    <message>
        <source>Close without keeping the letter?</source>
        <translation>Закрыть, не сохранив письмо?</translation>
    </message>
</context>
<context>
    <name>LibraryPage</name>
    <message>
        <source>Form</source>
        <translation>Бланк</translation>
    </message>
    <message>
        <source>The search as a form</source>
        <translation>Поиск в виде бланка</translation>
    </message>
    <message>
        <source>Places</source>
        <translation>Места</translation>
    </message>
    <message>
        <source>Collections, kept searches and the bin beside the problems</source>
        <translation>Собрания, сохранённые поиски и корзина рядом с задачами</translation>
    </message>
    <message>
        <source>Pattern</source>
        <translation>Образец</translation>
    </message>
    <message>
        <source>The pattern and the details beside the problems</source>
        <translation>Образец и данные рядом с задачами</translation>
    </message>
    <message>
        <source>Keep as collection</source>
        <translation>Сохранить как собрание</translation>
    </message>
    <message>
        <source>Keep this search among the collections at the left</source>
        <translation>Сохранить этот поиск среди собраний слева</translation>
    </message>
    <message>
        <source>The library could not be read.</source>
        <translation>Прочитать библиотеку не удалось.</translation>
    </message>
    <message>
        <source>Nothing is shown: the search is not understood.</source>
        <translation>Ничего не показано: поиск непонятен.</translation>
    </message>
    <message>
        <source>Nothing matches.</source>
        <translation>Ничего не подходит.</translation>
    </message>
    <message>
        <source>Drop the last term?</source>
        <translation>Убрать последнее условие?</translation>
    </message>
    <message>
        <source>No problems yet. Import a file or press Ctrl+S on the board.</source>
        <translation>Задач пока нет. Импортируйте файл или нажмите Ctrl+S у доски.</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Таблица</translation>
    </message>
    <message>
        <source>Gallery</source>
        <translation>Галерея</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>Статистика</translation>
    </message>
</context>
<context>
    <name>LimitsPopup</name>
    <message>
        <source>Limit what edits may do</source>
        <translation>Ограничить то, что могут правки</translation>
    </message>
    <message>
        <source>How far a man may be moved</source>
        <translation>Как далеко можно переставить фигуру</translation>
    </message>
    <message>
        <source>Moves of any length</source>
        <translation>Перестановки любой длины</translation>
    </message>
    <message>
        <source>One step</source>
        <translation>Один шаг</translation>
    </message>
    <message>
        <source>Up to two steps</source>
        <translation>До двух шагов</translation>
    </message>
    <message>
        <source>No more men than now</source>
        <translation>Не больше фигур, чем сейчас</translation>
    </message>
    <message>
        <source>No limits</source>
        <translation>Без ограничений</translation>
    </message>
    <message>
        <source>All men</source>
        <translation>Все фигуры</translation>
    </message>
    <message>
        <source>None</source>
        <comment>of the men</comment>
        <translation>Никаких</translation>
    </message>
    <message>
        <source>All squares</source>
        <translation>Все поля</translation>
    </message>
    <message>
        <source>Empty ones</source>
        <translation>Пустые</translation>
    </message>
    <message>
        <source>None</source>
        <comment>of the squares</comment>
        <translation>Никаких</translation>
    </message>
    <message>
        <source>Only these men</source>
        <translation>Только эти фигуры</translation>
    </message>
    <message>
        <source>Only the blue squares</source>
        <translation>Только синие поля</translation>
    </message>
</context>
<context>
    <name>LineField</name>
    <message>
        <source>B</source>
        <comment>bold</comment>
        <translation>Ж</translation>
    </message>
    <message>
        <source>Bold</source>
        <translation>Жирный</translation>
    </message>
    <message>
        <source>I</source>
        <comment>italic</comment>
        <translation>К</translation>
    </message>
    <message>
        <source>Italic</source>
        <translation>Курсив</translation>
    </message>
</context>
<context>
    <name>LineRepairPanel</name>
    <message>
        <source>Repairs</source>
        <translation>Починки</translation>
    </message>
    <message>
        <source>Nothing to repair: no cook.</source>
        <translation>Чинить нечего: побочных решений нет.</translation>
    </message>
    <message>
        <source>Intended solutions marked: %1 of %2.</source>
        <translation>Помечено задуманных решений: %1 из %2.</translation>
    </message>
    <message>
        <source>Keep %1. Stop %2.</source>
        <translation>Сохранить %1. Устранить %2.</translation>
    </message>
    <message>
        <source>Mark those you intend with P in the solutions, and state how many.</source>
        <translation>Пометьте задуманные решения клавишей P и укажите, сколько их.</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 из %2</translation>
    </message>
    <message>
        <source>Edits that make it sound</source>
        <translation>Правки, делающие задачу корректной</translation>
    </message>
    <message>
        <source>Stop a part only</source>
        <translation>Устраняют только часть</translation>
    </message>
    <message>
        <source>illegal</source>
        <translation>нелегально</translation>
    </message>
    <message>
        <source>one man saved</source>
        <translation>экономия: одна фигура</translation>
    </message>
    <message numerus="yes">
        <source>%1 men saved</source>
        <translation>
            <numerusform>экономия: %1 фигура</numerusform>
            <numerusform>экономия: %1 фигуры</numerusform>
            <numerusform>экономия: %1 фигур</numerusform>
        </translation>
    </message>
    <message>
        <source>the intended solutions stay</source>
        <translation>задуманные решения остаются</translation>
    </message>
    <message>
        <source>stops %1</source>
        <translation>устраняет %1</translation>
    </message>
    <message>
        <source>No single edit stops all cooks and keeps the intended solutions, nor does the only pair.</source>
        <translation>Ни одна правка не устраняет все побочные решения с сохранением задуманных, и единственная пара тоже.</translation>
    </message>
    <message numerus="yes">
        <source>No single edit and none of %1 pairs stops all cooks and keeps the intended solutions.</source>
        <translation>
            <numerusform>Ни одна правка и ни одна из %1 пары не устраняют все побочные решения с сохранением задуманных.</numerusform>
            <numerusform>Ни одна правка и ни одна из %1 пар не устраняют все побочные решения с сохранением задуманных.</numerusform>
            <numerusform>Ни одна правка и ни одна из %1 пар не устраняют все побочные решения с сохранением задуманных.</numerusform>
        </translation>
    </message>
    <message>
        <source>No single edit stops all cooks and keeps the intended solutions.</source>
        <translation>Ни одна правка не устраняет все побочные решения с сохранением задуманных.</translation>
    </message>
    <message>
        <source>Every edit here was solved in full. Pairs tried: %1.</source>
        <translation>Каждая правка здесь решена полностью. Испытано пар: %1.</translation>
    </message>
    <message>
        <source>Every edit here was solved in full. Pairs tried: %1, not all.</source>
        <translation>Каждая правка здесь решена полностью. Испытано пар: %1, не все.</translation>
    </message>
    <message>
        <source>Every edit here was solved in full. Nothing was cut short.</source>
        <translation>Каждая правка здесь решена полностью. Ничто не прервано.</translation>
    </message>
    <message>
        <source>Every edit here was solved in full. %1 of %2 tried.</source>
        <translation>Каждая правка здесь решена полностью. Испытано %1 из %2.</translation>
    </message>
    <message>
        <source>Edits will be tried in a moment.</source>
        <translation>Правки сейчас будут испытаны.</translation>
    </message>
</context>
<context>
    <name>LineStrip</name>
    <message>
        <source>Escape shows the diagram</source>
        <translation>Escape показывает диаграмму</translation>
    </message>
    <message>
        <source>One move back (Left)</source>
        <translation>Ход назад (влево)</translation>
    </message>
    <message>
        <source>One move on (Right)</source>
        <translation>Ход вперёд (вправо)</translation>
    </message>
    <message>
        <source>Back to the diagram (Escape)</source>
        <translation>Назад к диаграмме (Escape)</translation>
    </message>
</context>
<context>
    <name>LiveGrid</name>
    <message>
        <source>Defences and mates in each phase</source>
        <translation>Защиты и маты в каждой фазе</translation>
    </message>
    <message>
        <source>Arrows go from cell to cell. Space ticks a defence, Delete lets a phase go.</source>
        <translation>Стрелки ведут от клетки к клетке. Пробел отмечает защиту, Delete отпускает фазу.</translation>
    </message>
</context>
<context>
    <name>ManCard</name>
    <message>
        <source>Royal: check and mate are of this man</source>
        <translation>Королевская: шах и мат даются этой фигуре</translation>
    </message>
</context>
<context>
    <name>ManField</name>
    <message>
        <source>G, g, =G, G* or a name</source>
        <translation>G, g, =G, G* или название</translation>
    </message>
    <message>
        <source>Man to put at the cursor</source>
        <translation>Фигура для поля курсора</translation>
    </message>
</context>
<context>
    <name>ManStrip</name>
    <message>
        <source>Other men on this square</source>
        <translation>Другие фигуры на это поле</translation>
    </message>
    <message>
        <source>Arrows choose a man, Enter puts him there, Escape leaves.</source>
        <translation>Стрелки выбирают фигуру, Enter ставит её туда, Escape выходит.</translation>
    </message>
</context>
<context>
    <name>MenPage</name>
    <message>
        <source>Name, letter or step, as (1,2)</source>
        <translation>Название, буква или шаг, например (1,2)</translation>
    </message>
    <message>
        <source>Find a fairy man</source>
        <translation>Найти сказочную фигуру</translation>
    </message>
    <message>
        <source>A man of your own …</source>
        <translation>Собственная фигура …</translation>
    </message>
    <message>
        <source>He is offered no more; problems that have him keep him as he is</source>
        <translation>Больше не предлагается; задачи с ней сохраняют её как есть</translation>
    </message>
    <message>
        <source>Delete %1</source>
        <translation>Удалить: %1</translation>
    </message>
    <message>
        <source>Bring %1 back</source>
        <translation>Вернуть: %1</translation>
    </message>
</context>
<context>
    <name>MenPalette</name>
    <message>
        <source>{man}, picked</source>
        <translation>{man}, взято</translation>
    </message>
    <message>
        <source>Men: {man}</source>
        <translation>Фигуры: {man}</translation>
    </message>
    <message>
        <source>Arrows choose a man, Enter picks him to be put down with each click.</source>
        <translation>Стрелки выбирают фигуру, Enter берёт её, чтобы ставить каждым щелчком.</translation>
    </message>
    <message>
        <source>{man}: drag him onto the board, or click to stamp him. On the board: capital {letter}</source>
        <translation>{man}: перетащите на доску или щёлкните, чтобы ставить несколько. На доске: прописная {letter}</translation>
    </message>
    <message>
        <source>{man}: drag him onto the board, or click to stamp him. On the board: small {letter}</source>
        <translation>{man}: перетащите на доску или щёлкните, чтобы ставить несколько. На доске: строчная {letter}</translation>
    </message>
</context>
<context>
    <name>MenTray</name>
    <message>
        <source>Fairy men in use</source>
        <translation>Используемые сказочные фигуры</translation>
    </message>
</context>
<context>
    <name>NamedMan</name>
    <message>
        <source>Fairy man</source>
        <translation>Сказочная фигура</translation>
    </message>
    <message>
        <source>Name a fairy man</source>
        <translation>Назвать сказочную фигуру</translation>
    </message>
    <message>
        <source>G for White&apos;s grasshopper, g for Black&apos;s, =G a neutral one, G* a royal one</source>
        <translation>G — белый сверчок, g — чёрный, =G — нейтральный, G* — королевский</translation>
    </message>
</context>
<context>
    <name>NeededLegend</name>
    <message>
        <source>needed</source>
        <translation>нужна</translation>
    </message>
    <message>
        <source>only stops cooks or duals</source>
        <translation>только против побочных решений или дуалей</translation>
    </message>
    <message>
        <source>can go</source>
        <translation>можно убрать</translation>
    </message>
    <message>
        <source>can go together</source>
        <translation>можно убрать вместе</translation>
    </message>
</context>
<context>
    <name>NeighboursCard</name>
    <message>
        <source>Neighbours</source>
        <translation>Соседи</translation>
    </message>
    <message>
        <source>none while there is no task</source>
        <translation>нет, пока нет задания</translation>
    </message>
</context>
<context>
    <name>NeighboursPanel</name>
    <message>
        <source>Neighbours</source>
        <translation>Соседи</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Переставить</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Добавить</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Убрать</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Заменить</translation>
    </message>
    <message>
        <source>Shift, mirror</source>
        <translation>Сдвиг, отражение</translation>
    </message>
    <message>
        <source>%1 more: narrow the filters.</source>
        <translation>Ещё %1: сузьте отбор.</translation>
    </message>
    <message>
        <source>No sound position is one such edit away.</source>
        <translation>На расстоянии одной такой правки корректных позиций нет.</translation>
    </message>
    <message>
        <source>Neighbours are those of a problem that was solved to the end.</source>
        <translation>Соседи бывают у задачи, решённой до конца.</translation>
    </message>
    <message>
        <source>Longer problems and questions are tried while this list is open.</source>
        <translation>Более длинные задачи и вопросы испытываются, пока этот список открыт.</translation>
    </message>
    <message>
        <source>Every single edit will be tried in a moment.</source>
        <translation>Каждая отдельная правка сейчас будет испытана.</translation>
    </message>
    <message>
        <source>One edit tried, %2 sound, each solved in full.</source>
        <translation>Испытана одна правка, корректных %2, решена полностью.</translation>
    </message>
    <message numerus="yes">
        <source>%1 edits tried, %2 sound, each solved in full.</source>
        <translation>
            <numerusform>Испытана %1 правка, корректных %2, каждая решена полностью.</numerusform>
            <numerusform>Испытаны %1 правки, корректных %2, каждая решена полностью.</numerusform>
            <numerusform>Испытано %1 правок, корректных %2, каждая решена полностью.</numerusform>
        </translation>
    </message>
    <message>
        <source>One edit within the limits tried, %2 sound, each solved in full.</source>
        <translation>Испытана одна правка в пределах ограничений, корректных %2, решена полностью.</translation>
    </message>
    <message numerus="yes">
        <source>%1 edits within the limits tried, %2 sound, each solved in full.</source>
        <translation>
            <numerusform>Испытана %1 правка в пределах ограничений, корректных %2, каждая решена полностью.</numerusform>
            <numerusform>Испытаны %1 правки в пределах ограничений, корректных %2, каждая решена полностью.</numerusform>
            <numerusform>Испытано %1 правок в пределах ограничений, корректных %2, каждая решена полностью.</numerusform>
        </translation>
    </message>
    <message>
        <source>Edits tried: %1 of %2; %3 sound, %4 more to be confirmed.</source>
        <translation>Испытано правок: %1 из %2; корректных %3, ещё подтвердить %4.</translation>
    </message>
    <message>
        <source>Edits tried: %1 of %2; %3 sound.</source>
        <translation>Испытано правок: %1 из %2; корректных %3.</translation>
    </message>
    <message>
        <source>The other twins were not tried.</source>
        <translation>Другие близнецы не проверялись.</translation>
    </message>
    <message>
        <source>Show edits of this kind: %1</source>
        <translation>Показывать правки этого рода: %1</translation>
    </message>
    <message>
        <source>Limits</source>
        <translation>Ограничения</translation>
    </message>
    <message>
        <source>Limit what edits may do</source>
        <translation>Ограничить то, что могут правки</translation>
    </message>
</context>
<context>
    <name>OptionsPopover</name>
    <message>
        <source>Recommended</source>
        <translation>Рекомендуемые</translation>
    </message>
</context>
<context>
    <name>OriginalsBoard</name>
    <message>
        <source>Column of the magazine</source>
        <translation>Раздел журнала</translation>
    </message>
    <message>
        <source>Author or magazine</source>
        <translation>Автор или журнал</translation>
    </message>
    <message>
        <source>By or for whom</source>
        <translation>Кем или для кого</translation>
    </message>
    <message>
        <source>With what, or where</source>
        <translation>Чем или где</translation>
    </message>
    <message>
        <source>Move to</source>
        <translation>Переместить в</translation>
    </message>
    <message>
        <source>Letter …</source>
        <translation>Письмо …</translation>
    </message>
    <message>
        <source>Open on the board</source>
        <translation>Открыть на доске</translation>
    </message>
    <message>
        <source>Originals by stage</source>
        <translation>Оригиналы по стадиям</translation>
    </message>
    <message>
        <source>All columns</source>
        <translation>Все разделы</translation>
    </message>
    <message>
        <source>Drag a card, or move it with Ctrl and an arrow.</source>
        <translation>Перетащите карточку или двигайте её клавишей Ctrl со стрелкой.</translation>
    </message>
</context>
<context>
    <name>OwnManDialog</name>
    <message>
        <source>A man of your own</source>
        <translation>Собственная фигура</translation>
    </message>
    <message>
        <source>Letters on a disc</source>
        <translation>Буквы на диске</translation>
    </message>
    <message>
        <source>leaps</source>
        <translation>прыгает</translation>
    </message>
    <message>
        <source>rides</source>
        <translation>скачет по линии</translation>
    </message>
    <message>
        <source>hops over a man</source>
        <translation>прыгает через фигуру</translation>
    </message>
    <message>
        <source>captures by hopping</source>
        <translation>берёт перепрыгиванием</translation>
    </message>
    <message>
        <source>steps over empty squares</source>
        <translation>идёт по пустым полям</translation>
    </message>
    <message>
        <source>rides in a circle</source>
        <translation>скачет по кругу</translation>
    </message>
    <message>
        <source>steps as a pawn</source>
        <translation>ходит как пешка</translation>
    </message>
    <message>
        <source>captures as a pawn</source>
        <translation>берёт как пешка</translation>
    </message>
    <message>
        <source>Add this part</source>
        <translation>Добавить эту часть</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Имя</translation>
    </message>
    <message>
        <source>Letters</source>
        <translation>Буквы</translation>
    </message>
    <message>
        <source>Figure, turned</source>
        <translation>Фигура, повёрнутая</translation>
    </message>
    <message>
        <source>Movement</source>
        <translation>Ход</translation>
    </message>
    <message>
        <source>How the part moves</source>
        <translation>Как ходит эта часть</translation>
    </message>
    <message>
        <source>Where to</source>
        <translation>Куда</translation>
    </message>
    <message>
        <source>What is special</source>
        <translation>Что особенного</translation>
    </message>
    <message>
        <source>nothing special</source>
        <translation>ничего особенного</translation>
    </message>
</context>
<context>
    <name>PagePart</name>
    <message>
        <source>Page</source>
        <translation>Страница</translation>
    </message>
    <message>
        <source>upright</source>
        <translation>книжная</translation>
    </message>
    <message>
        <source>across</source>
        <translation>альбомная</translation>
    </message>
    <message>
        <source>How the paper lies</source>
        <translation>Как лежит бумага</translation>
    </message>
    <message>
        <source>from</source>
        <translation>от</translation>
    </message>
    <message>
        <source>Number the diagrams</source>
        <translation>Нумеровать диаграммы</translation>
    </message>
    <message>
        <source>First number</source>
        <translation>Первый номер</translation>
    </message>
    <message>
        <source>those of the source</source>
        <translation>номера источника</translation>
    </message>
    <message>
        <source>Number the diagrams as in their source</source>
        <translation>Нумеровать диаграммы как в источнике</translation>
    </message>
    <message>
        <source>Heading on each page</source>
        <translation>Заголовок на каждой странице</translation>
    </message>
    <message>
        <source>authors</source>
        <translation>авторов</translation>
    </message>
    <message>
        <source>sources</source>
        <translation>источников</translation>
    </message>
    <message>
        <source>themes</source>
        <translation>тем</translation>
    </message>
    <message>
        <source>types</source>
        <comment>of problems</comment>
        <translation>видов задач</translation>
    </message>
    <message>
        <source>Booklet, to be folded</source>
        <translation>Брошюра для складывания</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>Бумага</translation>
    </message>
    <message>
        <source>Diagrams</source>
        <translation>Диаграммы</translation>
    </message>
    <message>
        <source>Heading</source>
        <translation>Заголовок</translation>
    </message>
    <message>
        <source>Below it</source>
        <translation>Под ним</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>Номера</translation>
    </message>
    <message>
        <source>Index of</source>
        <translation>Указатель</translation>
    </message>
    <message>
        <source>1 on a page</source>
        <translation>1 на странице</translation>
    </message>
    <message>
        <source>%1: %2 across, %3 down</source>
        <translation>%1: %2 в ряд, рядов %3</translation>
    </message>
</context>
<context>
    <name>PaintBoard</name>
    <message>
        <source>Arrows move, Return chooses a man, Space paints the square or wipes it.</source>
        <translation>Стрелки двигают, Enter выбирает фигуру, пробел закрашивает поле или стирает.</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>пусто</translation>
    </message>
    <message>
        <source>painted</source>
        <translation>закрашено</translation>
    </message>
    <message>
        <source>What may vary: %1</source>
        <translation>Что может меняться: %1</translation>
    </message>
</context>
<context>
    <name>ParkTab</name>
    <message>
        <source>Park</source>
        <translation>Стоянка</translation>
    </message>
    <message>
        <source>A man is parked in a position after the key, in which Black is to move: leaving his line is then the key.</source>
        <translation>Фигура ставится в позиции после вступления, где ход чёрных: уход с линии и есть тогда вступление.</translation>
    </message>
    <message>
        <source>Park (%1)</source>
        <translation>Стоянка (%1)</translation>
    </message>
    <message>
        <source>Nobody can be parked</source>
        <translation>Поставить некого</translation>
    </message>
    <message>
        <source>No white man put on a line of White&apos;s would have his key in leaving it.</source>
        <translation>Ни одна белая фигура на белой линии не даёт вступления, уходя с неё.</translation>
    </message>
</context>
<context>
    <name>PatternBoard</name>
    <message>
        <source>anything</source>
        <translation>что угодно</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Pattern: %1</source>
        <translation>Образец: %1</translation>
    </message>
    <message>
        <source>Arrows move, letters place men, ? any man, A any white man, a any black man, a point no man, + a fairy man to be named, Space what is picked, [ several men to choose from, Delete frees the square.</source>
        <translation>Стрелки двигают, буквы ставят фигуры, ? любую фигуру, A любую белую, a любую чёрную, точка — нет фигуры, + сказочная фигура, которую надо назвать, пробел — взятое, [ несколько фигур на выбор, Delete освобождает поле.</translation>
    </message>
</context>
<context>
    <name>PatternPanel</name>
    <message>
        <source>Take from board</source>
        <translation>Взять с доски</translation>
    </message>
    <message>
        <source>Look for the men on the board; for the selected men, where some are selected</source>
        <translation>Искать фигуры, что на доске; если какие-то выделены — то их</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Очистить</translation>
    </message>
    <message>
        <source>Diagram</source>
        <translation>Диаграмма</translation>
    </message>
    <message>
        <source>End position</source>
        <translation>Финал</translation>
    </message>
    <message>
        <source>Look for the men in the diagram, or where a line of the solution ends</source>
        <translation>Искать фигуры в диаграмме или там, где кончается вариант решения</translation>
    </message>
    <message>
        <source>Anywhere on the board</source>
        <translation>Где угодно на доске</translation>
    </message>
    <message>
        <source>Mirrored</source>
        <translation>С отражением</translation>
    </message>
    <message>
        <source>Rotated</source>
        <translation>С поворотом</translation>
    </message>
    <message>
        <source>Colours swapped</source>
        <translation>С обменом цветов</translation>
    </message>
    <message>
        <source>Pattern</source>
        <translation>Образец</translation>
    </message>
    <message>
        <source>shifted</source>
        <translation>со сдвигом</translation>
    </message>
    <message>
        <source>left to right</source>
        <translation>слева направо</translation>
    </message>
</context>
<context>
    <name>PatternTray</name>
    <message>
        <source>One of</source>
        <translation>Выбор</translation>
    </message>
    <message>
        <source>Then choose the men, one of which must stand there</source>
        <translation>Затем выберите фигуры, одна из которых должна там стоять</translation>
    </message>
</context>
<context>
    <name>PeoplePanel</name>
    <message>
        <source>Find a person</source>
        <translation>Найти лицо</translation>
    </message>
    <message>
        <source>Spellings</source>
        <translation>Написания</translation>
    </message>
    <message>
        <source>Join</source>
        <translation>Объединить</translation>
    </message>
    <message>
        <source>Two or more names are one person; the first name stays</source>
        <translation>Два или больше имён — одно лицо; остаётся первое имя</translation>
    </message>
    <message>
        <source>Part</source>
        <translation>Отделить</translation>
    </message>
    <message>
        <source>This spelling is another person; it is not joined again by itself</source>
        <translation>Это написание — другое лицо; само оно больше не объединяется</translation>
    </message>
    <message>
        <source>Rename …</source>
        <translation>Переименовать …</translation>
    </message>
    <message>
        <source>How this person is called in lists and in print</source>
        <translation>Как человек называется в списках и в печати</translation>
    </message>
    <message>
        <source>This is me</source>
        <translation>Это я</translation>
    </message>
    <message>
        <source>Show the problems</source>
        <translation>Показать задачи</translation>
    </message>
    <message>
        <source>People</source>
        <translation>Лица</translation>
    </message>
    <message>
        <source>%1 (joined by itself)</source>
        <translation>%1 (объединено само)</translation>
    </message>
    <message>
        <source>The program took this for the same person. Separate it if that is wrong: it is not joined again.</source>
        <translation>Программа приняла это за то же лицо. Отделите, если это неверно: снова оно не объединится.</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Имя</translation>
    </message>
    <message>
        <source>Rename a person</source>
        <translation>Переименовать человека</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>Задачи</translation>
    </message>
    <message>
        <source>Choose two names and join them if they are one person.</source>
        <translation>Выберите два имени и объедините их, если это одно лицо.</translation>
    </message>
</context>
<context>
    <name>PlacesList</name>
    <message>
        <source>Places of the library</source>
        <translation>Места библиотеки</translation>
    </message>
</context>
<context>
    <name>PlayChoice</name>
    <message>
        <source>What is composed</source>
        <translation>Что составляется</translation>
    </message>
    <message>
        <source>solutions: </source>
        <translation>решений: </translation>
    </message>
    <message>
        <source>Solutions</source>
        <translation>Решения</translation>
    </message>
</context>
<context>
    <name>PositionBar</name>
    <message>
        <source>The side to move: click to change</source>
        <translation>Очередь хода: щёлкните, чтобы сменить</translation>
    </message>
    <message>
        <source>Duplex: the other side begins, too</source>
        <translation>Дуплекс: начинает и другая сторона</translation>
    </message>
    <message>
        <source>Castling: who may castle, and to which side</source>
        <translation>Рокировка: кто может и в какую сторону</translation>
    </message>
    <message>
        <source>En passant: the square just passed over</source>
        <translation>Взятие на проходе: только что пройденное поле</translation>
    </message>
    <message>
        <source>Side to move, castling, e.p.</source>
        <translation>Очередь хода, рокировка, e.p.</translation>
    </message>
    <message>
        <source>White to move</source>
        <translation>Ход белых</translation>
    </message>
    <message>
        <source>White</source>
        <comment>short, the side to move</comment>
        <translation>Белые</translation>
    </message>
    <message>
        <source>Black to move</source>
        <translation>Ход чёрных</translation>
    </message>
    <message>
        <source>Black</source>
        <comment>short, the side to move</comment>
        <translation>Чёрные</translation>
    </message>
    <message>
        <source>Give Black the move</source>
        <translation>Передать ход чёрным</translation>
    </message>
    <message>
        <source>Give White the move</source>
        <translation>Передать ход белым</translation>
    </message>
    <message>
        <source>White …</source>
        <translation>Белые …</translation>
    </message>
    <message>
        <source>Black …</source>
        <translation>Чёрные …</translation>
    </message>
    <message>
        <source>Castling %1</source>
        <comment>short</comment>
        <translation>Рок. %1</translation>
    </message>
    <message>
        <source>No castling</source>
        <translation>Рокировки нет</translation>
    </message>
    <message>
        <source>No king and rook stand at home.</source>
        <translation>Король и ладья не на исходных полях.</translation>
    </message>
    <message>
        <source>Castling %1, %2 disproved</source>
        <translation>Рокировка %1, %2 опровергнута</translation>
    </message>
    <message>
        <source>Castling %1 disproved</source>
        <translation>Рокировка %1 опровергнута</translation>
    </message>
    <message>
        <source>Castling %1 by convention</source>
        <translation>Рокировка %1 по соглашению</translation>
    </message>
    <message>
        <source>King and rook stand at home: by convention they may castle.</source>
        <translation>Король и ладья на исходных полях: по соглашению рокировать можно.</translation>
    </message>
    <message>
        <source>Castling off by hand</source>
        <translation>Рокировка выключена вручную</translation>
    </message>
    <message>
        <source>Castling off</source>
        <comment>short</comment>
        <translation>Рок. нет</translation>
    </message>
    <message>
        <source>By convention there would be castling; it was switched off by hand.</source>
        <translation>По соглашению рокировка была бы; она выключена вручную.</translation>
    </message>
    <message>
        <source>Castling %1, %2 off by hand</source>
        <translation>Рокировка %1, %2 выключено вручную</translation>
    </message>
    <message>
        <source>What the convention gives was partly switched off by hand.</source>
        <translation>То, что даёт соглашение, частью выключено вручную.</translation>
    </message>
    <message>
        <source>White castles short (0-0)</source>
        <translation>Белые рокируют коротко (0-0)</translation>
    </message>
    <message>
        <source>White castles long (0-0-0)</source>
        <translation>Белые рокируют длинно (0-0-0)</translation>
    </message>
    <message>
        <source>Black castles short (0-0)</source>
        <translation>Чёрные рокируют коротко (0-0)</translation>
    </message>
    <message>
        <source>Black castles long (0-0-0)</source>
        <translation>Чёрные рокируют длинно (0-0-0)</translation>
    </message>
    <message>
        <source>e.p. on %1 by hand</source>
        <translation>e.p. на %1 вручную</translation>
    </message>
    <message>
        <source>e.p. %1</source>
        <comment>short</comment>
        <translation>e.p. %1</translation>
    </message>
    <message>
        <source>The last move is declared to be the pawn&apos;s double step over the square.</source>
        <translation>Последним ходом объявлен двойной шаг пешки через это поле.</translation>
    </message>
    <message>
        <source>e.p. on %1 proved</source>
        <translation>e.p. на %1 доказано</translation>
    </message>
    <message>
        <source>e.p. off by convention</source>
        <translation>e.p. по соглашению нет</translation>
    </message>
    <message>
        <source>e.p. off</source>
        <comment>short</comment>
        <translation>e.p. нет</translation>
    </message>
    <message>
        <source>By convention no e.p. capture begins a solution; here one can be declared.</source>
        <translation>По соглашению решение не начинается с взятия на проходе; здесь его можно объявить.</translation>
    </message>
    <message>
        <source>No e.p.</source>
        <translation>Без e.p.</translation>
    </message>
    <message>
        <source>No pawn can just have made a double step that allows e.p.</source>
        <translation>Ни одна пешка не могла только что сделать двойной шаг, дающий e.p.</translation>
    </message>
    <message>
        <source>none</source>
        <translation>нет</translation>
    </message>
</context>
<context>
    <name>Preview</name>
    <message>
        <source>With “%1”:</source>
        <translation>С «%1»:</translation>
    </message>
</context>
<context>
    <name>PreviewPane</name>
    <message>
        <source>Preview</source>
        <translation>Просмотр</translation>
    </message>
    <message>
        <source>Preview of the text</source>
        <translation>Просмотр текста</translation>
    </message>
    <message>
        <source>Page before (Page Up)</source>
        <translation>Предыдущая страница (Page Up)</translation>
    </message>
    <message>
        <source>Next page (Page Down)</source>
        <translation>Следующая страница (Page Down)</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Размер</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>Страница</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>Ширина</translation>
    </message>
    <message>
        <source>Page %1 of %2</source>
        <translation>Страница %1 из %2</translation>
    </message>
</context>
<context>
    <name>ProgressFoot</name>
    <message>
        <source>%1 of %2</source>
        <translation>%1 из %2</translation>
    </message>
    <message>
        <source>%1 a second</source>
        <translation>%1 в секунду</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>Приостановлено</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Продолжить</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Пауза</translation>
    </message>
</context>
<context>
    <name>QShortcut</name>
    <message>
        <source>Ctrl</source>
        <translation>Ctrl</translation>
    </message>
    <message>
        <source>Shift</source>
        <translation>Shift</translation>
    </message>
    <message>
        <source>Del</source>
        <translation>Del</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Home</translation>
    </message>
    <message>
        <source>PgDown</source>
        <translation>PgDown</translation>
    </message>
    <message>
        <source>PgUp</source>
        <translation>PgUp</translation>
    </message>
    <message>
        <source>Return</source>
        <translation>Enter</translation>
    </message>
</context>
<context>
    <name>QueryBar</name>
    <message>
        <source>Search of the library</source>
        <translation>Поиск в библиотеке</translation>
    </message>
    <message>
        <source>Clear the search</source>
        <translation>Очистить поиск</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 из %2</translation>
    </message>
    <message numerus="yes">
        <source>%1 problems</source>
        <translation>
            <numerusform>%1 задача</numerusform>
            <numerusform>%1 задачи</numerusform>
            <numerusform>%1 задач</numerusform>
        </translation>
    </message>
    <message>
        <source>One problem</source>
        <translation>Одна задача</translation>
    </message>
    <message>
        <source>%1 more; opens the search as text</source>
        <translation>ещё %1; открывает поиск как текст</translation>
    </message>
    <message>
        <source>author:  men&lt;=  key:  year:  or words</source>
        <translation>автор:  фигуры&lt;=  вступление:  год:  или слова</translation>
    </message>
    <message>
        <source>Find authors, sources, themes, words …</source>
        <translation>Искать авторов, источники, темы, слова …</translation>
    </message>
</context>
<context>
    <name>QueryForm</name>
    <message>
        <source>Words</source>
        <translation>Слова</translation>
    </message>
    <message>
        <source>; between what must hold together, | between alternatives</source>
        <translation>; между тем, что должно выполняться вместе, | между вариантами</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Очистить</translation>
    </message>
</context>
<context>
    <name>QueryPopup</name>
    <message>
        <source>What may follow</source>
        <translation>Что может следовать</translation>
    </message>
</context>
<context>
    <name>RangeRow</name>
    <message>
        <source>from</source>
        <translation>от</translation>
    </message>
    <message>
        <source>to</source>
        <translation>до</translation>
    </message>
</context>
<context>
    <name>RecordTable</name>
    <message>
        <source>Problems of the library</source>
        <translation>Задачи библиотеки</translation>
    </message>
</context>
<context>
    <name>RepairPanel</name>
    <message>
        <source>Repairs</source>
        <translation>Починки</translation>
    </message>
    <message>
        <source>Try pairs, too</source>
        <translation>Испытать и пары</translation>
    </message>
    <message>
        <source>Try two edits together, even though one alone does it</source>
        <translation>Испытать две правки вместе, хотя хватает и одной</translation>
    </message>
    <message>
        <source>Nothing to repair: one key, no dual.</source>
        <translation>Чинить нечего: одно вступление, дуалей нет.</translation>
    </message>
    <message>
        <source>Keep the key %1</source>
        <translation>Сохранить вступление %1</translation>
    </message>
    <message>
        <source>the likeliest; choose here if another is meant</source>
        <translation>самое вероятное; выберите здесь, если задумано другое</translation>
    </message>
    <message>
        <source>a try so far</source>
        <translation>пока ложный след</translation>
    </message>
    <message>
        <source>no dual</source>
        <translation>дуалей нет</translation>
    </message>
    <message>
        <source>one dual</source>
        <translation>одна дуаль</translation>
    </message>
    <message numerus="yes">
        <source>%1 duals</source>
        <translation>
            <numerusform>%1 дуаль</numerusform>
            <numerusform>%1 дуали</numerusform>
            <numerusform>%1 дуалей</numerusform>
        </translation>
    </message>
    <message>
        <source>Provide for these</source>
        <translation>Найти ответ на них</translation>
    </message>
    <message>
        <source>Stop these</source>
        <translation>Устранить их</translation>
    </message>
    <message>
        <source>one edit</source>
        <translation>одна правка</translation>
    </message>
    <message numerus="yes">
        <source>%1 edits</source>
        <translation>
            <numerusform>%1 правка</numerusform>
            <numerusform>%1 правки</numerusform>
            <numerusform>%1 правок</numerusform>
        </translation>
    </message>
    <message>
        <source>Tick what is to be mended.</source>
        <translation>Отметьте, что надо починить.</translation>
    </message>
    <message>
        <source>Edits that mend it</source>
        <translation>Правки, которые это чинят</translation>
    </message>
    <message>
        <source>Edits that mend both</source>
        <translation>Правки, которые чинят и то и другое</translation>
    </message>
    <message>
        <source>Edits that mend all</source>
        <translation>Правки, которые чинят всё</translation>
    </message>
    <message>
        <source>Pairs of edits</source>
        <translation>Пары правок</translation>
    </message>
    <message>
        <source>Mend a part only</source>
        <translation>Чинят только часть</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 из %2</translation>
    </message>
    <message>
        <source>No single edit does it and keeps the key, nor does the only pair.</source>
        <translation>Ни одна правка с сохранением вступления не помогает, и единственная пара тоже.</translation>
    </message>
    <message numerus="yes">
        <source>No single edit and none of %1 pairs does it and keeps the key.</source>
        <translation>
            <numerusform>Ни одна правка и ни одна из %1 пары с сохранением вступления не помогают.</numerusform>
            <numerusform>Ни одна правка и ни одна из %1 пар с сохранением вступления не помогают.</numerusform>
            <numerusform>Ни одна правка и ни одна из %1 пар с сохранением вступления не помогают.</numerusform>
        </translation>
    </message>
    <message>
        <source>No single edit does it and keeps the key.</source>
        <translation>Ни одна правка с сохранением вступления не помогает.</translation>
    </message>
    <message>
        <source>mends %1</source>
        <translation>чинит %1</translation>
    </message>
    <message>
        <source>Every edit here was solved in full. Nothing was cut short.</source>
        <translation>Каждая правка здесь решена полностью. Ничто не прервано.</translation>
    </message>
    <message>
        <source>Every edit here was solved in full. Pairs: %1 of %2 tried.</source>
        <translation>Каждая правка здесь решена полностью. Пары: испытано %1 из %2.</translation>
    </message>
    <message>
        <source>Every edit here was solved in full. Pairs tried: %1.</source>
        <translation>Каждая правка здесь решена полностью. Испытано пар: %1.</translation>
    </message>
    <message>
        <source>Every edit here was solved in full. Pairs tried: %1, not all.</source>
        <translation>Каждая правка здесь решена полностью. Испытано пар: %1, не все.</translation>
    </message>
    <message>
        <source>Every edit here was solved in full. %1 of %2 tried.</source>
        <translation>Каждая правка здесь решена полностью. Испытано %1 из %2.</translation>
    </message>
    <message>
        <source>Edits will be tried in a moment.</source>
        <translation>Правки сейчас будут испытаны.</translation>
    </message>
    <message>
        <source>Keep the key</source>
        <translation>Сохранить вступление</translation>
    </message>
</context>
<context>
    <name>ResultsPane</name>
    <message>
        <source>Found</source>
        <translation>Найдено</translation>
    </message>
    <message>
        <source>What is found will be listed here, the best first.</source>
        <translation>Найденное будет перечислено здесь, лучшее первым.</translation>
    </message>
    <message>
        <source>Put on the board</source>
        <translation>Поставить на доску</translation>
    </message>
    <message>
        <source>Save to the library</source>
        <translation>Сохранить в библиотеку</translation>
    </message>
    <message>
        <source>Export …</source>
        <translation>Экспорт …</translation>
    </message>
</context>
<context>
    <name>RuleChips</name>
    <message>
        <source>+ Rule</source>
        <translation>+ Правило</translation>
    </message>
    <message>
        <source>Choose rules</source>
        <translation>Выбрать правила</translation>
    </message>
    <message>
        <source>%1: click to take it away</source>
        <translation>%1: щёлкните, чтобы убрать</translation>
    </message>
    <message>
        <source>%1, take away</source>
        <translation>%1, убрать</translation>
    </message>
</context>
<context>
    <name>RuleChooser</name>
    <message>
        <source>Choose rules</source>
        <translation>Выбрать правила</translation>
    </message>
    <message>
        <source>Rule, game or a word of its text</source>
        <translation>Правило, игра или слово из текста</translation>
    </message>
    <message>
        <source>Find a rule</source>
        <translation>Найти правило</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Игра</translation>
    </message>
    <message>
        <source>Only orthodox</source>
        <translation>Только ортодоксальные</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Готово</translation>
    </message>
    <message>
        <source>Fairy conditions</source>
        <translation>Сказочные условия</translation>
    </message>
    <message>
        <source>Chosen</source>
        <translation>Выбрано</translation>
    </message>
    <message>
        <source>Recently used</source>
        <translation>Недавно использованные</translation>
    </message>
    <message>
        <source>Example: %1</source>
        <translation>Пример: %1</translation>
    </message>
</context>
<context>
    <name>RulesCard</name>
    <message>
        <source>Rules in force</source>
        <translation>Действующие правила</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Заменить</translation>
    </message>
    <message>
        <source>Game book</source>
        <translation>Книга игр</translation>
    </message>
    <message>
        <source>* not the recommended value</source>
        <translation>* не рекомендуемое значение</translation>
    </message>
</context>
<context>
    <name>SearchWindow</name>
    <message>
        <source>Search for problems</source>
        <translation>Поиск задач</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Продолжить</translation>
    </message>
    <message>
        <source>The best %1 of those found</source>
        <translation>Лучшие из найденных: %1</translation>
    </message>
    <message>
        <source>Save the search</source>
        <translation>Сохранить поиск</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Имя</translation>
    </message>
    <message>
        <source>The search was saved as %1.</source>
        <translation>Поиск сохранён как %1.</translation>
    </message>
    <message>
        <source>A search was interrupted at %1 %.</source>
        <translation>Поиск прерван на %1 %.</translation>
    </message>
    <message>
        <source>Look at it</source>
        <translation>Посмотреть</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Отбросить</translation>
    </message>
    <message>
        <source>Save this search …</source>
        <translation>Сохранить этот поиск …</translation>
    </message>
    <message>
        <source>Saved</source>
        <translation>Сохранено</translation>
    </message>
    <message>
        <source>Done before</source>
        <translation>Прежние</translation>
    </message>
    <message>
        <source>What may vary</source>
        <translation>Что может меняться</translation>
    </message>
    <message>
        <source>What must hold</source>
        <translation>Что должно выполняться</translation>
    </message>
</context>
<context>
    <name>SearchingWindow</name>
    <message>
        <source>Start</source>
        <translation>Начать</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Пауза</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Стоп</translation>
    </message>
    <message>
        <source>Take the board&apos;s position</source>
        <translation>Взять позицию с доски</translation>
    </message>
    <message>
        <source>Searches</source>
        <translation>Поиски</translation>
    </message>
    <message>
        <source>Reading …</source>
        <translation>Чтение …</translation>
    </message>
    <message>
        <source>Write the address of the cluster first.</source>
        <translation>Сначала напишите адрес кластера.</translation>
    </message>
    <message>
        <source>Stop the search that runs first.</source>
        <translation>Сначала остановите идущий поиск.</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Продолжить</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Возобновить</translation>
    </message>
    <message>
        <source>Making ready …</source>
        <translation>Подготовка …</translation>
    </message>
    <message>
        <source>Paused: %1</source>
        <translation>Пауза: %1</translation>
    </message>
</context>
<context>
    <name>Sentences</name>
    <message>
        <source>1 different mate.</source>
        <translation>1 мат.</translation>
    </message>
    <message>
        <source>1 file left</source>
        <translation>1 вертикаль влево</translation>
    </message>
    <message>
        <source>1 file right</source>
        <translation>1 вертикаль вправо</translation>
    </message>
    <message>
        <source>1 move occurs in several solutions: {moves}.</source>
        <translation>1 ход встречается в нескольких решениях: {moves}.</translation>
    </message>
    <message>
        <source>1 of {mates} different mates is a model: {lines}.</source>
        <translation>Из {mates} разных матов 1 правильный: {lines}.</translation>
    </message>
    <message>
        <source>1 of {mates} mates is a model.</source>
        <translation>Из {mates} матов 1 правильный.</translation>
    </message>
    <message>
        <source>1 rank down</source>
        <translation>1 горизонталь вниз</translation>
    </message>
    <message>
        <source>1 rank up</source>
        <translation>1 горизонталь вверх</translation>
    </message>
    <message>
        <source>A Meredith: {men} men.</source>
        <translation>Мередит, фигур: {men}.</translation>
    </message>
    <message>
        <source>A diagram of a game is not written as {form}.</source>
        <translation>Диаграмма игры в виде {form} не пишется.</translation>
    </message>
    <message>
        <source>A family of dual avoidances by white lines; the single ones are flagged as dual avoidance, what unites them is a judgement.</source>
        <translation>Семейство антидуалей на белых линиях; отдельные называются антидуалью, что их объединяет — дело оценки.</translation>
    </message>
    <message>
        <source>A first move mates at once.</source>
        <translation>Первый ход сразу матует.</translation>
    </message>
    <message>
        <source>A game of one move leads to the diagram.</source>
        <translation>К диаграмме ведёт партия в один ход.</translation>
    </message>
    <message>
        <source>A heavy position: {men} men.</source>
        <translation>Тяжёлая позиция, фигур: {men}.</translation>
    </message>
    <message>
        <source>A miniature: {men} men.</source>
        <translation>Миниатюра, фигур: {men}.</translation>
    </message>
    <message>
        <source>A name has at least one letter; nothing was changed.</source>
        <translation>В имени есть хотя бы одна буква; ничего не изменено.</translation>
    </message>
    <message>
        <source>A page of {width} x {height} pixels cannot be drawn; a side may have 1 to {most}.</source>
        <translation>Страницу {width} x {height} пикселей нарисовать нельзя; сторона может иметь от 1 до {most}.</translation>
    </message>
    <message>
        <source>A picture of {wide} x {high} pixels is too large; a side may have at most {most}.</source>
        <translation>Рисунок {wide} x {high} пикселей слишком велик; сторона может иметь не больше {most}.</translation>
    </message>
    <message>
        <source>A picture of {wide} x {high} pixels would be empty.</source>
        <translation>Рисунок {wide} x {high} пикселей был бы пуст.</translation>
    </message>
    <message>
        <source>A picture {width_mm} cm wide is not possible: {wrong}.</source>
        <translation>Рисунок шириной {width_mm} см невозможен: {wrong}.</translation>
    </message>
    <message>
        <source>Add {man} {square}</source>
        <translation>Добавить {man} {square}</translation>
    </message>
    <message>
        <source>After one of {all} defences White mates on move 2: {lines}.</source>
        <translation>Защит {all}; после одной из них белые матуют на ходу 2: {lines}.</translation>
    </message>
    <message>
        <source>After the key nothing answers {holes}</source>
        <translation>После вступления нет ответа на {holes}</translation>
    </message>
    <message>
        <source>After the key nothing answers {holes} and {number} more</source>
        <translation>После вступления нет ответа на {holes} и ещё {number}</translation>
    </message>
    <message>
        <source>After the key the defender has no move</source>
        <translation>После вступления у защищающегося нет хода</translation>
    </message>
    <message>
        <source>After {lead}: {theme}</source>
        <translation>После {lead}: {theme}</translation>
    </message>
    <message>
        <source>Albino over tries and key: {moves}.</source>
        <translation>Альбино в ложных следах и после вступления: {moves}.</translation>
    </message>
    <message>
        <source>All mates are model mates: {lines}.</source>
        <translation>Все маты правильные: {lines}.</translation>
    </message>
    <message>
        <source>All mates by {unit}</source>
        <translation>Все маты даёт {unit}</translation>
    </message>
    <message>
        <source>All solutions begin with {moves}.</source>
        <translation>Все решения начинаются с {moves}.</translation>
    </message>
    <message>
        <source>Another file was copied over the library {path} while it was open; nothing more was written to it. Open it again to see what it holds.</source>
        <translation>Поверх открытой библиотеки {path} был скопирован другой файл; больше в неё ничего не записано. Откройте её снова, чтобы увидеть, что в ней.</translation>
    </message>
    <message>
        <source>Anti-Bristol</source>
        <translation>Антибристоль</translation>
    </message>
    <message>
        <source>Anti-reversal</source>
        <translation>Антиобращение</translation>
    </message>
    <message>
        <source>Anticritical move</source>
        <translation>Антикритический ход</translation>
    </message>
    <message>
        <source>B was read as a pawn, as in German</source>
        <translation>B прочитано как пешка, по-немецки</translation>
    </message>
    <message>
        <source>Babson: like for like.</source>
        <translation>Задание Бабсона: на каждое превращение такое же.</translation>
    </message>
    <message>
        <source>Barnes with a Novotny in the double threat: {threats}.</source>
        <translation>Тема Барнеса с Новотным в двойной угрозе: {threats}.</translation>
    </message>
    <message>
        <source>Barnes: {threats}.</source>
        <translation>Тема Барнеса: {threats}.</translation>
    </message>
    <message>
        <source>Barulin</source>
        <translation>Тема Барулина</translation>
    </message>
    <message>
        <source>Battery mate</source>
        <translation>Мат батареи</translation>
    </message>
    <message>
        <source>Battery play</source>
        <translation>Игра батареи</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>чёрные</translation>
    </message>
    <message>
        <source>Black battery formed and fired</source>
        <translation>Чёрная батарея создана и сыграла</translation>
    </message>
    <message>
        <source>Black battery mates</source>
        <translation>Маты чёрной батареи</translation>
    </message>
    <message>
        <source>Black checks</source>
        <translation>Шахи чёрных</translation>
    </message>
    <message>
        <source>Black correction of {unit}: random {random}, correcting {correction}.</source>
        <translation>Чёрная коррекция, {unit}: произвольный ход {random}, коррекция {correction}.</translation>
    </message>
    <message>
        <source>Black errs in {count} ways: {found}.</source>
        <translation>Чёрные вредят себе разными способами ({count}): {found}.</translation>
    </message>
    <message>
        <source>Black has no move</source>
        <translation>у чёрных нет хода</translation>
    </message>
    <message>
        <source>Black interference</source>
        <translation>Перекрытие чёрных фигур</translation>
    </message>
    <message>
        <source>Black mates by promotion to {kinds}</source>
        <translation>Чёрные матуют превращением: {kinds}</translation>
    </message>
    <message>
        <source>Black may castle long</source>
        <translation>Чёрные могут рокировать длинно</translation>
    </message>
    <message>
        <source>Black may castle short</source>
        <translation>Чёрные могут рокировать коротко</translation>
    </message>
    <message>
        <source>Black may not castle long</source>
        <translation>Чёрным нельзя рокировать длинно</translation>
    </message>
    <message>
        <source>Black may not castle short</source>
        <translation>Чёрным нельзя рокировать коротко</translation>
    </message>
    <message>
        <source>Black needs one move</source>
        <translation>Чёрным нужен один ход</translation>
    </message>
    <message>
        <source>Black promotes on {square} to all four: {lines}.</source>
        <translation>Чёрные превращаются на {square} во все четыре фигуры: {lines}.</translation>
    </message>
    <message>
        <source>Black switchback</source>
        <translation>Возврат чёрной фигуры</translation>
    </message>
    <message>
        <source>Black unpins his own unit</source>
        <translation>Чёрные развязывают свою фигуру</translation>
    </message>
    <message>
        <source>Black&apos;s castling on the king&apos;s side</source>
        <translation>короткая рокировка чёрных</translation>
    </message>
    <message>
        <source>Black&apos;s castling on the queen&apos;s side</source>
        <translation>длинная рокировка чёрных</translation>
    </message>
    <message>
        <source>Black&apos;s last move was {move}: no other is possible</source>
        <translation>Последним ходом чёрных был {move}: другой невозможен</translation>
    </message>
    <message>
        <source>Black&apos;s promotions are told apart</source>
        <translation>Превращения чёрных различаются</translation>
    </message>
    <message>
        <source>Both mates are models.</source>
        <translation>Оба мата правильные.</translation>
    </message>
    <message>
        <source>Both mates are models: {lines}.</source>
        <translation>Оба мата правильные: {lines}.</translation>
    </message>
    <message>
        <source>Both sides together promote to queen, rook, bishop and knight: {moves}.</source>
        <translation>Обе стороны вместе превращаются в ферзя, ладью, слона и коня: {moves}.</translation>
    </message>
    <message>
        <source>Bristol from {origin} to {target}</source>
        <translation>Бристоль с {origin} на {target}</translation>
    </message>
    <message>
        <source>Brunner-Turton on {square}</source>
        <translation>Бруннер-Тертон на {square}</translation>
    </message>
    <message>
        <source>Cannot be solved: the side to move can capture the king</source>
        <translation>Решать нельзя: сторона, чей ход, может взять короля</translation>
    </message>
    <message>
        <source>Cannot be solved: {defects}</source>
        <translation>Решать нельзя: {defects}</translation>
    </message>
    <message>
        <source>Chameleon echo with the king on {one} and {two}</source>
        <translation>Хамелеонное эхо с королём на {one} и {two}</translation>
    </message>
    <message>
        <source>Changed continuations</source>
        <translation>Перемена продолжений</translation>
    </message>
    <message>
        <source>Changed mates</source>
        <translation>Перемены матов</translation>
    </message>
    <message>
        <source>Clearance</source>
        <translation>Освобождение</translation>
    </message>
    <message>
        <source>Clearance sacrifice</source>
        <translation>Жертва для освобождения</translation>
    </message>
    <message>
        <source>Complete Lacny</source>
        <translation>Полная тема Лачного</translation>
    </message>
    <message>
        <source>Complete after the key</source>
        <translation>После вступления на всё есть ответ</translation>
    </message>
    <message>
        <source>Cooked: at least {games}, {number} intended</source>
        <translation>Побочное решение: по меньшей мере {games}, задумано {number}</translation>
    </message>
    <message>
        <source>Cooked: at least {solutions}, {number} intended</source>
        <translation>Побочное решение: по меньшей мере {solutions}, задумано {number}</translation>
    </message>
    <message>
        <source>Cooked: either side can do it</source>
        <translation>Побочное решение: это могут обе стороны</translation>
    </message>
    <message>
        <source>Cooked: {games}, {number} intended</source>
        <translation>Побочное решение: {games}, задумано {number}</translation>
    </message>
    <message>
        <source>Cooked: {keys}</source>
        <translation>Побочное решение: {keys}</translation>
    </message>
    <message>
        <source>Cooked: {keys}, {number} are asked for</source>
        <translation>Побочное решение: {keys}, требуется {number}</translation>
    </message>
    <message>
        <source>Cooked: {number} shortest games, of {moves} moves</source>
        <translation>Побочное решение: кратчайших партий: {number}, ходов: {moves}</translation>
    </message>
    <message>
        <source>Cooked: {side} has the move, and {number} keys</source>
        <translation>Побочное решение: ход за: {side}; вступлений: {number}</translation>
    </message>
    <message>
        <source>Cooked: {solutions}, {number} intended</source>
        <translation>Побочное решение: {solutions}, задумано {number}</translation>
    </message>
    <message>
        <source>Critical move</source>
        <translation>Критический ход</translation>
    </message>
    <message>
        <source>Cross</source>
        <translation>Крест</translation>
    </message>
    <message>
        <source>Cross-check</source>
        <translation>Перекрёстный шах</translation>
    </message>
    <message>
        <source>Cross-checks</source>
        <translation>Перекрёстные шахи</translation>
    </message>
    <message>
        <source>Cycle of threat and mates</source>
        <translation>Цикл угрозы и матов</translation>
    </message>
    <message>
        <source>Cyclic Zilahi: each is captured where the next one mates: {men}.</source>
        <translation>Циклическая тема Зилахи: каждую берут там, где следующая матует: {men}.</translation>
    </message>
    <message>
        <source>Cyclic continuations</source>
        <translation>Циклические продолжения</translation>
    </message>
    <message>
        <source>Cyclic double threats with three refutations: {threats}.</source>
        <translation>Циклические двойные угрозы с тремя опровержениями: {threats}.</translation>
    </message>
    <message>
        <source>Cyclic double threats: {threats}.</source>
        <translation>Циклические двойные угрозы: {threats}.</translation>
    </message>
    <message>
        <source>Dead positions are only known of orthodox chess.</source>
        <translation>Мёртвые позиции известны только в ортодоксальных шахматах.</translation>
    </message>
    <message>
        <source>Decoy</source>
        <translation>Завлечение</translation>
    </message>
    <message>
        <source>Depends on who has the move: not decided; if {side}: {finding}; if {other}: {second}</source>
        <translation>Зависит от того, чей ход: не решено; если {side}: {finding}; если {other}: {second}</translation>
    </message>
    <message>
        <source>Domination: after {move} the {man} {square} is lost wherever it goes.</source>
        <translation>Доминация: после {move} фигура ({man} {square}) теряется, куда бы ни пошла.</translation>
    </message>
    <message>
        <source>Double check</source>
        <translation>Двойной шах</translation>
    </message>
    <message>
        <source>Drawn off the guard</source>
        <translation>Отвлечение от защиты</translation>
    </message>
    <message>
        <source>Dresden</source>
        <translation>Дрезденская тема</translation>
    </message>
    <message>
        <source>Dual after {moves}: {mates}.</source>
        <translation>Дуаль после {moves}: {mates}.</translation>
    </message>
    <message>
        <source>Dual at move {number}: {lines}.</source>
        <translation>Дуаль на ходу {number}: {lines}.</translation>
    </message>
    <message>
        <source>Each black move forces one of the threats.</source>
        <translation>Каждый ход чёрных вынуждает одну из угроз.</translation>
    </message>
    <message>
        <source>Echo with the king on {one} and {two}</source>
        <translation>Эхо с королём на {one} и {two}</translation>
    </message>
    <message>
        <source>En passant defence</source>
        <translation>Защита взятием на проходе</translation>
    </message>
    <message>
        <source>En passant mate</source>
        <translation>Мат взятием на проходе</translation>
    </message>
    <message>
        <source>Every black move has one mate.</source>
        <translation>На каждый ход чёрных есть ровно один мат.</translation>
    </message>
    <message>
        <source>Every black move is answered already in set play.</source>
        <translation>На каждый ход чёрных уже в иллюзорной игре есть ответ.</translation>
    </message>
    <message>
        <source>Every black move is answered by mate already in set play.</source>
        <translation>На каждый ход чёрных уже в иллюзорной игре есть мат.</translation>
    </message>
    <message>
        <source>Every combination of the threats {threats} is forced by some defence.</source>
        <translation>Каждое сочетание угроз {threats} вынуждается какой-нибудь защитой.</translation>
    </message>
    <message>
        <source>Every continuation checks: {moves}.</source>
        <translation>Каждое продолжение — шах: {moves}.</translation>
    </message>
    <message>
        <source>Every half-move is a capture.</source>
        <translation>Каждый полуход — взятие.</translation>
    </message>
    <message>
        <source>Excelsior of the pawn {home}</source>
        <translation>Эксцельсиор пешки {home}</translation>
    </message>
    <message>
        <source>Excelsior: the pawn {home} promotes by {move}</source>
        <translation>Эксцельсиор: пешка {home} превращается ходом {move}</translation>
    </message>
    <message>
        <source>Exchange {man} {square} and {other} {other_square}</source>
        <translation>Поменять {man} {square} и {other} {other_square}</translation>
    </message>
    <message>
        <source>Exchanged between {men}: {one}; {other}.</source>
        <translation>Обмен между {men}: {one}; {other}.</translation>
    </message>
    <message>
        <source>FEN and EPD lines, JSON, YAML of Olive and YACPDB, input for Popeye, PGN, CSV, LaTeX diagrams and lists of men are read</source>
        <translation>Читаются строки FEN и EPD, JSON, YAML программ Olive и YACPDB, ввод для Popeye, PGN, CSV, диаграммы LaTeX и списки фигур</translation>
    </message>
    <message>
        <source>Fleck: {lines}.</source>
        <translation>Тема Флека: {lines}.</translation>
    </message>
    <message>
        <source>Follow my leader</source>
        <translation>Следом за ведущим</translation>
    </message>
    <message>
        <source>Forsyth: N is the nightrider for Popeye, the knight is S</source>
        <translation>Forsyth: N для Popeye — всадник, а конь — S</translation>
    </message>
    <message>
        <source>Forsyth: expected men and numbers, got {word}</source>
        <translation>Форсайт: ожидались фигуры и числа, найдено {word}</translation>
    </message>
    <message>
        <source>Forsyth: there are more than 64 squares: Popeye leaves the rest out</source>
        <translation>Форсайт: полей больше 64: остальное Popeye пропускает</translation>
    </message>
    <message>
        <source>Fourfold Lacny</source>
        <translation>Четверная тема Лачного</translation>
    </message>
    <message>
        <source>Functions are exchanged between the solutions: {men}.</source>
        <translation>Фигуры обмениваются функциями между решениями: {men}.</translation>
    </message>
    <message>
        <source>Gamage</source>
        <translation>Тема Гамеджа</translation>
    </message>
    <message>
        <source>Gamage: the pinner mates, the unit unpinned is shut off</source>
        <translation>Тема Гамеджа: матует связывающая фигура, развязанная выключена</translation>
    </message>
    <message>
        <source>Goethart</source>
        <translation>Тема Гётгарта</translation>
    </message>
    <message>
        <source>Goethart: the mate unpins a unit that is shut off</source>
        <translation>Тема Гётгарта: мат развязывает выключенную фигуру</translation>
    </message>
    <message>
        <source>Grimshaw</source>
        <translation>Гримшоу</translation>
    </message>
    <message>
        <source>Half-battery of {men}: {attempt} and {key} with {line}.</source>
        <translation>Полубатарея {men}: {attempt} и {key} с {line}.</translation>
    </message>
    <message>
        <source>Half-pin</source>
        <translation>Полусвязка</translation>
    </message>
    <message>
        <source>Half-pin of {units}</source>
        <translation>Полусвязка: {units}</translation>
    </message>
    <message>
        <source>Hamburg</source>
        <translation>Гамбургская тема</translation>
    </message>
    <message>
        <source>Holzhausen</source>
        <translation>Гольцгаузен</translation>
    </message>
    <message>
        <source>Holzhausen interference</source>
        <translation>Перекрытие Гольцгаузена</translation>
    </message>
    <message>
        <source>Ideal Rukhlis</source>
        <translation>Идеальная тема Рухлиса</translation>
    </message>
    <message>
        <source>Ideal mate</source>
        <translation>Идеальный мат</translation>
    </message>
    <message>
        <source>Ideal mates</source>
        <translation>Идеальные маты</translation>
    </message>
    <message>
        <source>Ideal mates: {lines}.</source>
        <translation>Идеальные маты: {lines}.</translation>
    </message>
    <message>
        <source>If {case}:</source>
        <translation>Если {case}:</translation>
    </message>
    <message>
        <source>In no solution moved, taken or part of the mate: {men}. Perhaps against cooks.</source>
        <translation>Ни в одном решении не ходят, не взяты и не участвуют в мате: {men}. Может быть, против побочных решений.</translation>
    </message>
    <message>
        <source>In set play there is no mate after {loose}.</source>
        <translation>В иллюзорной игре нет мата на {loose}.</translation>
    </message>
    <message>
        <source>In set play there is no mate after {moves}.</source>
        <translation>В иллюзорной игре нет мата на {moves}.</translation>
    </message>
    <message>
        <source>In the diagram no continuation is provided for {moves}.</source>
        <translation>В диаграмме не готово продолжение на {moves}.</translation>
    </message>
    <message>
        <source>In the diagram no mate is provided for {moves}.</source>
        <translation>В диаграмме не готов мат на {moves}.</translation>
    </message>
    <message>
        <source>Incomplete half-pin</source>
        <translation>Неполная полусвязка</translation>
    </message>
    <message>
        <source>Indian on {square}</source>
        <translation>Индийская тема на {square}</translation>
    </message>
    <message>
        <source>Indian over {square}: {lines}.</source>
        <translation>Индийская тема через {square}: {lines}.</translation>
    </message>
    <message>
        <source>Indirect battery</source>
        <translation>Косвенная батарея</translation>
    </message>
    <message>
        <source>Indirect unpin</source>
        <translation>Косвенное развязывание</translation>
    </message>
    <message>
        <source>It belongs to the problem with its twins, not to the solution of one position.</source>
        <translation>Относится к задаче с её близнецами, а не к решению одной позиции.</translation>
    </message>
    <message>
        <source>It belongs to the problem with its twins.</source>
        <translation>Относится к задаче с её близнецами.</translation>
    </message>
    <message>
        <source>It needs fairy men; orthodox ones cannot form it.</source>
        <translation>Нужны сказочные фигуры; ортодоксальные этого не могут.</translation>
    </message>
    <message>
        <source>It needs the solutions of all twins side by side.</source>
        <translation>Нужны решения всех близнецов рядом.</translation>
    </message>
    <message>
        <source>Its definition differs between sources.</source>
        <translation>Источники определяют её по-разному.</translation>
    </message>
    <message>
        <source>Karlström-Fleck: beside the threats a new mate, {lines}.</source>
        <translation>Тема Карлстрёма-Флека: кроме угроз новый мат, {lines}.</translation>
    </message>
    <message>
        <source>Known from tables. The audit of the line says which of them only waste time.</source>
        <translation>Известно из таблиц. Какие из них лишь теряют время, скажет проверка варианта.</translation>
    </message>
    <message>
        <source>Known from tables. The audit says whether each later move is the only one.</source>
        <translation>Известно из таблиц. Единственны ли последующие ходы, скажет проверка.</translation>
    </message>
    <message>
        <source>Lacny</source>
        <translation>Тема Лачного</translation>
    </message>
    <message>
        <source>Latvian Novotny</source>
        <translation>Латвийский Новотный</translation>
    </message>
    <message>
        <source>Levman defence</source>
        <translation>Защита Левмана</translation>
    </message>
    <message>
        <source>Logical foreplan</source>
        <translation>Логический предварительный план</translation>
    </message>
    <message>
        <source>Loyd&apos;s clearance</source>
        <translation>Освобождение линии по Лойду</translation>
    </message>
    <message>
        <source>Loyd-Turton on {square}</source>
        <translation>Лойд-Тертон на {square}</translation>
    </message>
    <message>
        <source>Mansfield couplet</source>
        <translation>Куплет Мансфилда</translation>
    </message>
    <message>
        <source>Mansfield couplet (Foschini)</source>
        <translation>Куплет Мансфилда (Фоскини)</translation>
    </message>
    <message>
        <source>Masked battery</source>
        <translation>Маскированная батарея</translation>
    </message>
    <message>
        <source>Masked half-pin</source>
        <translation>Маскированная полусвязка</translation>
    </message>
    <message>
        <source>Mate by pin</source>
        <translation>Мат со связкой</translation>
    </message>
    <message>
        <source>Mate by promotion</source>
        <translation>Мат превращением</translation>
    </message>
    <message>
        <source>Mates by the pin of white men</source>
        <translation>Маты со связкой белых фигур</translation>
    </message>
    <message>
        <source>Mates by {units}</source>
        <translation>Маты дают {units}</translation>
    </message>
    <message>
        <source>Mates of one battery, {count}</source>
        <translation>Маты одной батареи, {count}</translation>
    </message>
    <message>
        <source>Meant is one solution</source>
        <translation>Задумано одно решение</translation>
    </message>
    <message>
        <source>Men that get out of the way and do no more: {moves}.</source>
        <translation>Фигуры, которые только уходят с дороги: {moves}.</translation>
    </message>
    <message>
        <source>Mirror the board about a1-h8</source>
        <translation>Отразить доску по a1-h8</translation>
    </message>
    <message>
        <source>Mirror the board about a8-h1</source>
        <translation>Отразить доску по a8-h1</translation>
    </message>
    <message>
        <source>Mirror the board, a1 to a8</source>
        <translation>Отразить доску, a1 на a8</translation>
    </message>
    <message>
        <source>Mirror the board, a1 to h1</source>
        <translation>Отразить доску, a1 на h1</translation>
    </message>
    <message>
        <source>Model mate</source>
        <translation>Правильный мат</translation>
    </message>
    <message>
        <source>Model mates</source>
        <translation>Правильные маты</translation>
    </message>
    <message>
        <source>Model mates that need a pin: {lines}.</source>
        <translation>Правильные маты со связкой: {lines}.</translation>
    </message>
    <message>
        <source>Model mates: {lines}.</source>
        <translation>Правильные маты: {lines}.</translation>
    </message>
    <message>
        <source>More than one key: {keys}.</source>
        <translation>Больше одного вступления: {keys}.</translation>
    </message>
    <message>
        <source>Most of the play is symmetric, as {one} and {two}.</source>
        <translation>Большая часть игры симметрична, например {one} и {two}.</translation>
    </message>
    <message>
        <source>Moves of {side} in opposite order</source>
        <translation>Обратный порядок ходов ({side})</translation>
    </message>
    <message>
        <source>Mutate: set continuations are replaced after {defences}.</source>
        <translation>Мутат: иллюзорные продолжения сменяются после {defences}.</translation>
    </message>
    <message>
        <source>Mutate: set mates are replaced after {defences}.</source>
        <translation>Мутат: иллюзорные маты сменяются после {defences}.</translation>
    </message>
    <message>
        <source>Mutual zugzwang after {move}: with White to move {value}.</source>
        <translation>Взаимный цугцванг после {move}: при ходе белых {value}.</translation>
    </message>
    <message>
        <source>N may be a knight or a nightrider beside fairy men: write S for the knight</source>
        <translation>Рядом со сказочными фигурами N может быть конём или всадником: для коня пишите S</translation>
    </message>
    <message>
        <source>Nietvelt defence</source>
        <translation>Защита Нитвельта</translation>
    </message>
    <message>
        <source>No cluster: the position is legal</source>
        <translation>Не кластер: позиция легальна</translation>
    </message>
    <message>
        <source>No cluster: without {side}&apos;s {man} on {square} the position is illegal, too</source>
        <translation>Не кластер: и без фигуры {man} {square} ({side}) позиция нелегальна</translation>
    </message>
    <message>
        <source>No defence has a mate of its own.</source>
        <translation>Ни у одной защиты нет своего мата.</translation>
    </message>
    <message>
        <source>No game leads here: {reason}</source>
        <translation>Сюда не ведёт ни одна партия: {reason}</translation>
    </message>
    <message>
        <source>No game of {length} leads here</source>
        <translation>Ни одна партия в {length} сюда не ведёт</translation>
    </message>
    <message>
        <source>No game of {length} leads here: {reason}</source>
        <translation>Ни одна партия в {length} сюда не ведёт: {reason}</translation>
    </message>
    <message>
        <source>No game that leads to the diagram was found in the time allowed.</source>
        <translation>За отведённое время партия, ведущая к диаграмме, не найдена.</translation>
    </message>
    <message>
        <source>No reliable definition was found.</source>
        <translation>Надёжного определения не нашлось.</translation>
    </message>
    <message>
        <source>No reliable definition was found; cyclic double threats are flagged.</source>
        <translation>Надёжного определения не нашлось; называются циклические двойные угрозы.</translation>
    </message>
    <message>
        <source>No solution in {moves}</source>
        <translation>Нет решения в {moves}</translation>
    </message>
    <message>
        <source>No solution: neither side can do it</source>
        <translation>Нет решения: ни одна сторона этого не может</translation>
    </message>
    <message>
        <source>No solution: no colours make it legal</source>
        <translation>Нет решения: никакая раскраска не легальна</translation>
    </message>
    <message>
        <source>No solution: no first move solves</source>
        <translation>Нет решения: ни один первый ход не решает</translation>
    </message>
    <message>
        <source>No solution: no last move is forced</source>
        <translation>Нет решения: ни один последний ход не вынужден</translation>
    </message>
    <message>
        <source>No solution: no man that is added solves</source>
        <translation>Нет решения: ни одна добавленная фигура не решает</translation>
    </message>
    <message>
        <source>No solution: there are not two kings</source>
        <translation>Нет решения: нет двух королей</translation>
    </message>
    <message>
        <source>No solution: {side} can mate at once, and must</source>
        <translation>Нет решения: {side} могут сразу дать мат и обязаны это сделать</translation>
    </message>
    <message>
        <source>No solution: {side} can reach the goal at once, and must</source>
        <translation>Нет решения: {side} могут сразу достичь цели и обязаны это сделать</translation>
    </message>
    <message>
        <source>No solution: {side} can stalemate at once, and must</source>
        <translation>Нет решения: {side} могут сразу дать пат и обязаны это сделать</translation>
    </message>
    <message>
        <source>No solution: {side} has no move</source>
        <translation>Нет решения: ходов нет ({side})</translation>
    </message>
    <message>
        <source>No solution: {side} has the move, and neither mates nor must be mated</source>
        <translation>Нет решения: ход за: {side}; мата ни в ту, ни в другую сторону не вынудить</translation>
    </message>
    <message>
        <source>No themes are read: {why}.</source>
        <translation>Темы не читаются: {why}.</translation>
    </message>
    <message>
        <source>Nobody can play on from this position.</source>
        <translation>Из этой позиции никто не может играть дальше.</translation>
    </message>
    <message>
        <source>Not certain</source>
        <translation>Не точно</translation>
    </message>
    <message>
        <source>Not decided: colours are left to which no game was found</source>
        <translation>Не решено: остаются раскраски, к которым не найдена партия</translation>
    </message>
    <message>
        <source>Not decided: no game of {moves} moves or less</source>
        <translation>Не решено: нет партии длиной не более {moves} ходов</translation>
    </message>
    <message>
        <source>Not decided: nothing shows whether the position is legal</source>
        <translation>Не решено: ничто не показывает, легальна ли позиция</translation>
    </message>
    <message>
        <source>Not decided: so many men can be coloured in too many ways</source>
        <translation>Не решено: столько фигур можно раскрасить слишком многими способами</translation>
    </message>
    <message>
        <source>Not decided: the position is illegal, and without {number} of its men not judged</source>
        <translation>Не решено: позиция нелегальна; фигур, без которых она не оценена: {number}</translation>
    </message>
    <message>
        <source>Not decided: {number} single moves are forced so far</source>
        <translation>Не решено: вынужденных одиночных ходов пока: {number}</translation>
    </message>
    <message>
        <source>Not decided: {number} solutions, and games do not show all of them</source>
        <translation>Не решено: решений {number}, и партии показывают не все из них</translation>
    </message>
    <message>
        <source>Not finished: a game of {moves} moves so far</source>
        <translation>Не закончено: пока партия длиной {moves} ходов</translation>
    </message>
    <message>
        <source>Not finished: a key was found, others may follow</source>
        <translation>Не закончено: вступление найдено, могут быть и другие</translation>
    </message>
    <message>
        <source>Not finished: first moves {done} of {total}, no key so far</source>
        <translation>Не закончено: первых ходов {done} из {total}, вступления пока нет</translation>
    </message>
    <message>
        <source>Not finished: no key so far</source>
        <translation>Не закончено: вступления пока нет</translation>
    </message>
    <message>
        <source>Not finished: one key so far</source>
        <translation>Не закончено: пока одно вступление</translation>
    </message>
    <message>
        <source>Not finished: one line so far</source>
        <translation>Не закончено: пока один вариант</translation>
    </message>
    <message>
        <source>Not finished: the tables of this ending need more time</source>
        <translation>Не закончено: таблицам этого окончания нужно больше времени</translation>
    </message>
    <message>
        <source>Not finished: what comes after the key is looked for</source>
        <translation>Не закончено: ищется игра после вступления</translation>
    </message>
    <message>
        <source>Not finished: {games} of {length} so far</source>
        <translation>Не закончено: пока {games} в {length}</translation>
    </message>
    <message>
        <source>Not finished: {keys} so far</source>
        <translation>Не закончено: пока {keys}</translation>
    </message>
    <message>
        <source>Not finished: {key} solves; of the others {done} of {total} are refuted</source>
        <translation>Не закончено: {key} решает; из остальных опровергнуто {done} из {total}</translation>
    </message>
    <message>
        <source>Not finished: {number} so far are left, and no more are looked for</source>
        <translation>Не закончено: пока остаётся {number}, и больше не ищется</translation>
    </message>
    <message>
        <source>Not finished: {solutions} so far</source>
        <translation>Не закончено: пока {solutions}</translation>
    </message>
    <message>
        <source>Nothing stands after “{found}”.</source>
        <translation>После «{found}» ничего не стоит.</translation>
    </message>
    <message>
        <source>Novotny</source>
        <translation>Новотный</translation>
    </message>
    <message>
        <source>Of the lines played here the last {count} are kept.</source>
        <translation>Из сыгранных здесь вариантов хранятся последние {count}.</translation>
    </message>
    <message>
        <source>On average {share} % of White&apos;s men take part in a mate.</source>
        <translation>В среднем в мате участвует {share} % белых фигур.</translation>
    </message>
    <message>
        <source>On the square of the key {move} White also tries {tries}.</source>
        <translation>На поле вступления {move} белые пробуют также {tries}.</translation>
    </message>
    <message>
        <source>On {square} {one} and {other} shut each other off: {first} lets {proof} through, {second} lets {other_proof} through.</source>
        <translation>На {square} {one} и {other} перекрывают друг друга: {first} допускает {proof}, {second} допускает {other_proof}.</translation>
    </message>
    <message>
        <source>One continuation of full length: {moves}.</source>
        <translation>Одно продолжение полной длины: {moves}.</translation>
    </message>
    <message>
        <source>One first move solves; such play is not judged</source>
        <translation>Решает один первый ход; такая игра не оценивается</translation>
    </message>
    <message>
        <source>One line solves; such play is not judged</source>
        <translation>Решает один вариант; такая игра не оценивается</translation>
    </message>
    <message>
        <source>One more position was met and is kept no longer: {sound} sound ones and {others} others are, beside those kept for good, named or noted.</source>
        <translation>Встретилась ещё одна позиция, она больше не хранится: хранятся {sound} корректных и {others} других, кроме закреплённых, названных и с пометкой.</translation>
    </message>
    <message>
        <source>One more solution than intended.</source>
        <translation>На одно решение больше, чем задумано.</translation>
    </message>
    <message>
        <source>One try fails crudely ({tries}).</source>
        <translation>Один ложный след опровергается грубо ({tries}).</translation>
    </message>
    <message>
        <source>Only against cooks: {men}.</source>
        <translation>Только против побочных решений: {men}.</translation>
    </message>
    <message>
        <source>Organ pipes from {first} to {last}.</source>
        <translation>Органные трубы с {first} по {last}.</translation>
    </message>
    <message>
        <source>Orthogonal lines become diagonal and the reverse: {moves}.</source>
        <translation>Ортогональные линии становятся диагональными и наоборот: {moves}.</translation>
    </message>
    <message>
        <source>Over set play, tries and key the king flees to {squares}.</source>
        <translation>В иллюзорной игре, ложных следах и после вступления король отступает на {squares}.</translation>
    </message>
    <message>
        <source>PDF and PNG need Qt, which does not load: {wrong}.</source>
        <translation>Для PDF и PNG нужен Qt, а он не загружается: {wrong}.</translation>
    </message>
    <message>
        <source>PNG and PDF need Qt, which does not load: {wrong}.</source>
        <translation>Для PNG и PDF нужен Qt, а он не загружается: {wrong}.</translation>
    </message>
    <message>
        <source>Pawn Grimshaw</source>
        <translation>Пешечный Гримшоу</translation>
    </message>
    <message>
        <source>Phoenix, {kind}</source>
        <translation>Феникс, {kind}</translation>
    </message>
    <message>
        <source>Pickabish</source>
        <translation>Пикабиш</translation>
    </message>
    <message>
        <source>Pickaninny</source>
        <translation>Пикенинни</translation>
    </message>
    <message>
        <source>Pieces: expected White or Black before {word}</source>
        <translation>Pieces: перед {word} ожидается White или Black</translation>
    </message>
    <message>
        <source>Pieces: {word} is nothing that a man can be</source>
        <translation>Pieces: {word} — не свойство фигуры</translation>
    </message>
    <message>
        <source>Pieces: {word} must follow White, Black or Neutral</source>
        <translation>Pieces: {word} должно следовать за White, Black или Neutral</translation>
    </message>
    <message>
        <source>Plachutta</source>
        <translation>Плахутта</translation>
    </message>
    <message>
        <source>Plus flights</source>
        <translation>Отступления крестом</translation>
    </message>
    <message>
        <source>Popeye answers differently: {pairs}</source>
        <translation>Popeye отвечает иначе: {pairs}</translation>
    </message>
    <message>
        <source>Popeye closed its output and did not end: it was stopped</source>
        <translation>Popeye закрыл вывод и не завершился: он остановлен</translation>
    </message>
    <message>
        <source>Popeye crashed (signal {number})</source>
        <translation>Popeye аварийно завершился (сигнал {number})</translation>
    </message>
    <message>
        <source>Popeye did not finish: what it found so far</source>
        <translation>Popeye не закончил: что он нашёл</translation>
    </message>
    <message>
        <source>Popeye did not show the diagram that it solved</source>
        <translation>Popeye не показал диаграмму, которую решал</translation>
    </message>
    <message>
        <source>Popeye does not play {book}</source>
        <translation>Popeye не играет в {book}</translation>
    </message>
    <message>
        <source>Popeye does not say that it solved by {condition}</source>
        <translation>Popeye не говорит, что решал с условием {condition}</translation>
    </message>
    <message>
        <source>Popeye does not say whether this diagram or its set play is impossible</source>
        <translation>Popeye не говорит, невозможна ли эта диаграмма или её иллюзорная игра</translation>
    </message>
    <message>
        <source>Popeye ended before it was finished</source>
        <translation>Popeye завершился раньше конца</translation>
    </message>
    <message>
        <source>Popeye failed (exit status {number})</source>
        <translation>Popeye: ошибка (код {number})</translation>
    </message>
    <message>
        <source>Popeye is not asked about proof games</source>
        <translation>О доказательных партиях Popeye не спрашивают</translation>
    </message>
    <message>
        <source>Popeye is not asked about what comes after a key</source>
        <translation>У Popeye не спрашивают, что следует после вступления</translation>
    </message>
    <message>
        <source>Popeye is not asked about {word}</source>
        <translation>О {word} Popeye не спрашивают</translation>
    </message>
    <message>
        <source>Popeye printed more than is read: what it found so far</source>
        <translation>Popeye напечатал больше, чем читается: что он нашёл</translation>
    </message>
    <message>
        <source>Popeye says: {words}</source>
        <translation>Popeye сообщает: {words}</translation>
    </message>
    <message>
        <source>Popeye solved another diagram than the one that it was given</source>
        <translation>Popeye решил не ту диаграмму, что ему дали</translation>
    </message>
    <message>
        <source>Popeye solved {one}, not {other}</source>
        <translation>Popeye решил {one}, а не {other}</translation>
    </message>
    <message>
        <source>Popeye was stopped</source>
        <translation>Popeye остановлен</translation>
    </message>
    <message>
        <source>Popeye was stopped: its time was up</source>
        <translation>Popeye остановлен: время вышло</translation>
    </message>
    <message>
        <source>Positional draw: after {last} the position before {first} is there again.</source>
        <translation>Позиционная ничья: после {last} снова стоит позиция перед {first}.</translation>
    </message>
    <message>
        <source>Problem {detail} of the library {path} is damaged and cannot be read; the others can. They can be rescued into a new library.</source>
        <translation>Задача {detail} библиотеки {path} повреждена и не читается; остальные читаются. Их можно спасти в новую библиотеку.</translation>
    </message>
    <message>
        <source>Problem {found} is of another game than chess: only positions of chess are compared.</source>
        <translation>Задача {found} — не шахматная: сравниваются только шахматные позиции.</translation>
    </message>
    <message>
        <source>Promotion echo</source>
        <translation>Эхо превращений</translation>
    </message>
    <message>
        <source>Pseudo le Grand</source>
        <translation>Псевдо ле Гран</translation>
    </message>
    <message>
        <source>Quiet continuations, {quiet} of {all}</source>
        <translation>Тихие продолжения, {quiet} из {all}</translation>
    </message>
    <message>
        <source>Quiet continuations, {quiet} of {all}: {moves}.</source>
        <translation>Тихие продолжения, {quiet} из {all}: {moves}.</translation>
    </message>
    <message>
        <source>Radical change</source>
        <translation>Радикальная перемена</translation>
    </message>
    <message>
        <source>Read here: {read}. Not read: {left}, for {why}.</source>
        <translation>Прочитано здесь: {read}. Не прочитано: {left}, так как {why}.</translation>
    </message>
    <message>
        <source>Reciprocal batteries</source>
        <translation>Взаимные батареи</translation>
    </message>
    <message>
        <source>Reciprocal captures of {one} and {two}: {moves}.</source>
        <translation>Взаимные взятия {one} и {two}: {moves}.</translation>
    </message>
    <message>
        <source>Reciprocal change</source>
        <translation>Чередование матов</translation>
    </message>
    <message>
        <source>Reciprocal change before the key</source>
        <translation>Чередование до вступления</translation>
    </message>
    <message>
        <source>Released after {moves}, not {number}</source>
        <translation>Распутано после {moves}, а не {number}</translation>
    </message>
    <message>
        <source>Remove {man} {square}</source>
        <translation>Убрать {man} {square}</translation>
    </message>
    <message>
        <source>Rich play: 1 different mate.</source>
        <translation>Богатая игра: 1 мат.</translation>
    </message>
    <message>
        <source>Rich play: {count} different continuations.</source>
        <translation>Богатая игра: разных продолжений {count}.</translation>
    </message>
    <message>
        <source>Roman</source>
        <translation>Римская тема</translation>
    </message>
    <message>
        <source>Rotate the board by 180°</source>
        <translation>Повернуть доску на 180°</translation>
    </message>
    <message>
        <source>Round trip</source>
        <translation>Круговой маршрут</translation>
    </message>
    <message>
        <source>Round trip of {unit}</source>
        <translation>Круговой маршрут: {unit}</translation>
    </message>
    <message>
        <source>Royal march</source>
        <translation>Королевский марш</translation>
    </message>
    <message>
        <source>Rudenko</source>
        <translation>Тема Руденко</translation>
    </message>
    <message>
        <source>Rudenko, returning in {phase}</source>
        <translation>Тема Руденко, возвращение: {phase}</translation>
    </message>
    <message>
        <source>Rukhlis</source>
        <translation>Тема Рухлиса</translation>
    </message>
    <message>
        <source>Salazar</source>
        <translation>Тема Салазара</translation>
    </message>
    <message>
        <source>Schiffmann defence</source>
        <translation>Защита Шифмана</translation>
    </message>
    <message>
        <source>Second and third moves exchanged</source>
        <translation>Вторые и третьи ходы обменены</translation>
    </message>
    <message>
        <source>Seeberger on {square}</source>
        <translation>Зеебергер на {square}</translation>
    </message>
    <message>
        <source>Self-block</source>
        <translation>Блокирование</translation>
    </message>
    <message>
        <source>Self-pin</source>
        <translation>Самосвязывание</translation>
    </message>
    <message>
        <source>Set mates are lost without a single mate in their place after {defences}.</source>
        <translation>Иллюзорные маты утрачены без единственного мата взамен после {defences}.</translation>
    </message>
    <message>
        <source>Several codified forms that contradict each other.</source>
        <translation>Несколько узаконенных форм, противоречащих друг другу.</translation>
    </message>
    <message>
        <source>Shift the board {steps}</source>
        <translation>Сдвинуть доску: {steps}</translation>
    </message>
    <message>
        <source>Short: a game of {length} leads here</source>
        <translation>Короткое решение: сюда ведёт партия в {length}</translation>
    </message>
    <message>
        <source>Short: after the key it ends in {moves}, not {number}</source>
        <translation>Короткое решение: после вступления конец в {moves}, а не {number}</translation>
    </message>
    <message>
        <source>Short: one move taken back is enough</source>
        <translation>Короткое решение: достаточно взять назад один ход</translation>
    </message>
    <message>
        <source>Short: solved in fewer moves than asked</source>
        <translation>Короткое решение: за меньшее число ходов, чем требуется</translation>
    </message>
    <message>
        <source>Short: solved in {moves}, not {number}</source>
        <translation>Короткое решение: в {moves}, а не {number}</translation>
    </message>
    <message>
        <source>Short: {key} is mate</source>
        <translation>Короткое решение: {key} — мат</translation>
    </message>
    <message>
        <source>Short: {key} is stalemate</source>
        <translation>Короткое решение: {key} — пат</translation>
    </message>
    <message>
        <source>Short: {key} reaches the goal at once</source>
        <translation>Короткое решение: {key} сразу достигает цели</translation>
    </message>
    <message>
        <source>Short: {key} solves in {moves}, not {number}</source>
        <translation>Короткое решение: {key} решает в {moves}, а не {number}</translation>
    </message>
    <message>
        <source>Shorter: {games} moves</source>
        <translation>Короче: {games} хода</translation>
    </message>
    <message>
        <source>Siers battery</source>
        <translation>Батарея Зирса</translation>
    </message>
    <message>
        <source>Solutions {one} and {two} mirror each other move for move.</source>
        <translation>Решения {one} и {two} ход в ход зеркальны.</translation>
    </message>
    <message>
        <source>Somov</source>
        <translation>Тема Сомова</translation>
    </message>
    <message>
        <source>Sound if all are intended: {solutions}</source>
        <translation>Корректна, если все задуманы: {solutions}</translation>
    </message>
    <message>
        <source>Sound {rights}</source>
        <translation>Корректна {rights}</translation>
    </message>
    <message>
        <source>Sound: an illegal cluster, legal without any one man</source>
        <translation>Корректна: нелегальный кластер, легальный без любой из фигур</translation>
    </message>
    <message>
        <source>Sound: released after {moves}, each of them forced</source>
        <translation>Корректна: распутано после {moves}, каждый вынужден</translation>
    </message>
    <message>
        <source>Sound: the shortest game has {moves} moves, and no other has</source>
        <translation>Корректна: ходов в кратчайшей партии {moves}, другой такой нет</translation>
    </message>
    <message>
        <source>Sound: {games}</source>
        <translation>Корректна: {games}</translation>
    </message>
    <message>
        <source>Sound: {keys}</source>
        <translation>Корректна: {keys}</translation>
    </message>
    <message>
        <source>Sound: {key}</source>
        <translation>Корректна: {key}</translation>
    </message>
    <message>
        <source>Sound: {side} has the move and mates by {move}</source>
        <translation>Корректна: ход за: {side}; мат ходом {move}</translation>
    </message>
    <message>
        <source>Sound: {side} has the move, and every one is answered by mate</source>
        <translation>Корректна: ход за: {side}; на каждый ход следует мат</translation>
    </message>
    <message>
        <source>Sound: {solutions}</source>
        <translation>Корректна: {solutions}</translation>
    </message>
    <message>
        <source>Sources disagree on which functions are permuted, and over how many phases.</source>
        <translation>Источники расходятся в том, какие функции переставляются и в скольких фазах.</translation>
    </message>
    <message>
        <source>Sources disagree on which of transfers and changes form the cycle.</source>
        <translation>Источники расходятся в том, какие переносы и перемены образуют цикл.</translation>
    </message>
    <message>
        <source>Stalemate: {move}.</source>
        <translation>Пат: {move}.</translation>
    </message>
    <message>
        <source>Star</source>
        <translation>Звезда</translation>
    </message>
    <message>
        <source>Star flights</source>
        <translation>Отступления звездой</translation>
    </message>
    <message>
        <source>Stipulation: {wrong}</source>
        <translation>Задание: {wrong}</translation>
    </message>
    <message>
        <source>Stopped: what Popeye found so far</source>
        <translation>Остановлено: что нашёл Popeye</translation>
    </message>
    <message>
        <source>Switchback</source>
        <translation>Возврат</translation>
    </message>
    <message>
        <source>Symmetric play: {one} and {two}.</source>
        <translation>Симметричная игра: {one} и {two}.</translation>
    </message>
    <message>
        <source>Systematic manoeuvre: from {first} to {last} the same picture is shifted twice.</source>
        <translation>Систематическое движение: с {first} по {last} одна и та же картина сдвигается дважды.</translation>
    </message>
    <message>
        <source>Tempo moves; the rest of the line mates without them: {moves}.</source>
        <translation>Темпоходы; остаток линии матует и без них: {moves}.</translation>
    </message>
    <message>
        <source>That collection is no longer in the library {path}.</source>
        <translation>Этого собрания больше нет в библиотеке {path}.</translation>
    </message>
    <message>
        <source>That person is no longer in the library {path}.</source>
        <translation>Этого лица больше нет в библиотеке {path}.</translation>
    </message>
    <message>
        <source>That problem is no longer in the library {path}.</source>
        <translation>Этой задачи больше нет в библиотеке {path}.</translation>
    </message>
    <message>
        <source>The battery with {front} in front fires to {squares}.</source>
        <translation>Батарея с передней фигурой {front} бьёт на {squares}.</translation>
    </message>
    <message>
        <source>The black king comes to {count} squares</source>
        <translation>Полей, на которые приходит чёрный король: {count}</translation>
    </message>
    <message>
        <source>The collection “{found}” is searched for with itself.</source>
        <translation>Собрание «{found}» ищется через само себя.</translation>
    </message>
    <message>
        <source>The diagram could not be made into a PDF file.</source>
        <translation>Сделать из диаграммы файл PDF не удалось.</translation>
    </message>
    <message>
        <source>The folder {folder} cannot be made: {reason}.</source>
        <translation>Папку {folder} создать нельзя: {reason}.</translation>
    </message>
    <message>
        <source>The key and every continuation check: {moves}.</source>
        <translation>Вступление и каждое продолжение — шах: {moves}.</translation>
    </message>
    <message>
        <source>The key gives the king {given}.</source>
        <translation>Вступление даёт королю {given}.</translation>
    </message>
    <message>
        <source>The key gives {given} and takes {taken}.</source>
        <translation>Вступление даёт {given} и отнимает {taken}.</translation>
    </message>
    <message>
        <source>The key goes to the corner {target}.</source>
        <translation>Вступление идёт в угол {target}.</translation>
    </message>
    <message>
        <source>The key is castling.</source>
        <translation>Вступление — рокировка.</translation>
    </message>
    <message>
        <source>The key leaves Black 1 move of {then}.</source>
        <translation>Вступление оставляет чёрным 1 ход из {then}.</translation>
    </message>
    <message>
        <source>The key lets Black check by {checks}.</source>
        <translation>Вступление допускает шахи: {checks}.</translation>
    </message>
    <message>
        <source>The key pins {units}.</source>
        <translation>Вступление связывает: {units}.</translation>
    </message>
    <message>
        <source>The key promotes a pawn to a {kind}.</source>
        <translation>Вступление превращает пешку: {kind}.</translation>
    </message>
    <message>
        <source>The key puts {units} into a pin.</source>
        <translation>Вступление ставит под связку: {units}.</translation>
    </message>
    <message>
        <source>The key takes {taken} from the king, where no mate is set.</source>
        <translation>Вступление отнимает у короля {taken}, где готового мата не было.</translation>
    </message>
    <message>
        <source>The key takes {taken} from the king.</source>
        <translation>Вступление отнимает у короля {taken}.</translation>
    </message>
    <message>
        <source>The key takes {taken} from the king; on {open} no mate is set.</source>
        <translation>Вступление отнимает у короля {taken}; на {open} готового мата не было.</translation>
    </message>
    <message>
        <source>The key threatens mate on move 2: {threats}.</source>
        <translation>Вступление грозит матом на ходу 2: {threats}.</translation>
    </message>
    <message>
        <source>The key {move} brings {unit} into play, which had nothing to do.</source>
        <translation>Вступление {move} вводит в игру бездействовавшую фигуру: {unit}.</translation>
    </message>
    <message>
        <source>The key {move} captures en passant: the last move needs proof.</source>
        <translation>Вступление {move} — взятие на проходе: последний ход надо доказать.</translation>
    </message>
    <message>
        <source>The key {move} checks.</source>
        <translation>Вступление {move} — шах.</translation>
    </message>
    <message>
        <source>The key {move} goes back</source>
        <translation>Вступление {move} — возврат</translation>
    </message>
    <message>
        <source>The key {move} takes a pawn.</source>
        <translation>Вступление {move} берёт пешку.</translation>
    </message>
    <message>
        <source>The key {move} takes a {kind}.</source>
        <translation>Вступление {move} берёт фигуру: {kind}.</translation>
    </message>
    <message>
        <source>The key&apos;s unit can be taken by {takers}.</source>
        <translation>Вступившую фигуру могут взять {takers}.</translation>
    </message>
    <message>
        <source>The key&apos;s unit tries {tries}.</source>
        <translation>Вступающая фигура пробует {tries}.</translation>
    </message>
    <message>
        <source>The king fires a battery</source>
        <translation>Король открывает батарею</translation>
    </message>
    <message>
        <source>The king has {count} flights: {squares}.</source>
        <translation>Поля отступления короля, {count}: {squares}.</translation>
    </message>
    <message>
        <source>The king makes the key {move}.</source>
        <translation>Вступает король: {move}.</translation>
    </message>
    <message>
        <source>The king may flee to {squares}: a {shape}, among other flights.</source>
        <translation>Король может отступить на {squares}: {shape}, среди других отступлений.</translation>
    </message>
    <message>
        <source>The king may flee to {squares}: a {shape}.</source>
        <translation>Король может отступить на {squares}: {shape}.</translation>
    </message>
    <message>
        <source>The king pins his own unit</source>
        <translation>Король связывает свою фигуру</translation>
    </message>
    <message>
        <source>The knight on {square} has eight moves, all answered by mate.</source>
        <translation>У коня на {square} восемь ходов, на все следует мат.</translation>
    </message>
    <message>
        <source>The knight on {square} makes a wheel: eight different mates.</source>
        <translation>Конь на {square} описывает колесо: восемь разных матов.</translation>
    </message>
    <message>
        <source>The library {path} can only be read, because its file or folder is read-only; nothing was changed. To keep changes, save into another library.</source>
        <translation>Библиотеку {path} можно только читать: её файл или папка только для чтения; ничего не изменено. Чтобы сохранить изменения, сохраняйте в другую библиотеку.</translation>
    </message>
    <message>
        <source>The library {path} cannot be opened: this program has as many files open as the system allows.</source>
        <translation>Библиотеку {path} открыть нельзя: у программы открыто столько файлов, сколько позволяет система.</translation>
    </message>
    <message>
        <source>The library {path} cannot be read: its rights do not allow it.</source>
        <translation>Библиотеку {path} прочитать нельзя: её права этого не позволяют.</translation>
    </message>
    <message>
        <source>The library {path} cannot be used.</source>
        <translation>Библиотеку {path} использовать нельзя.</translation>
    </message>
    <message>
        <source>The library {path} cannot be written: its folder is missing, or the file or the folder is read-only.</source>
        <translation>В библиотеку {path} писать нельзя: её папки нет, или файл или папка только для чтения.</translation>
    </message>
    <message>
        <source>The library {path} could not be read or written: the disk reports an error.</source>
        <translation>Прочитать библиотеку {path} или записать в неё не удалось: диск сообщает об ошибке.</translation>
    </message>
    <message>
        <source>The library {path} is being written by another program; try again in a moment.</source>
        <translation>В библиотеку {path} сейчас пишет другая программа; попробуйте чуть позже.</translation>
    </message>
    <message>
        <source>The library {path} is damaged; it was left as it is. If you have a backup copy, open that one; or rescue what can be read into a new library.</source>
        <translation>Библиотека {path} повреждена; она оставлена как есть. Если есть резервная копия, откройте её; или спасите то, что читается, в новую библиотеку.</translation>
    </message>
    <message>
        <source>The library {path} is no longer open; nothing was changed in it.</source>
        <translation>Библиотека {path} больше не открыта; в ней ничего не изменено.</translation>
    </message>
    <message>
        <source>The library {path} is open in another window of this program, so it can only be read here; nothing was changed. Close it there and open it again here.</source>
        <translation>Библиотека {path} открыта в другом окне программы, поэтому здесь её можно только читать; ничего не изменено. Закройте её там и откройте снова здесь.</translation>
    </message>
    <message>
        <source>The library {path} was moved while it was open. All that was saved is in it, at {detail}; open it there to go on.</source>
        <translation>Библиотека {path} была перемещена, пока была открыта. Всё сохранённое в ней, теперь это {detail}; откройте её там, чтобы продолжить.</translation>
    </message>
    <message>
        <source>The library {path} was removed or replaced while it was open. All that was saved in it was kept as {detail}; open that to go on.</source>
        <translation>Библиотека {path} была удалена или заменена, пока была открыта. Всё сохранённое в ней лежит в {detail}; откройте это, чтобы продолжить.</translation>
    </message>
    <message>
        <source>The library {path} was removed, moved or replaced while it was open; nothing was written. Open it from its new place, or another library.</source>
        <translation>Библиотека {path} была удалена, перемещена или заменена, пока была открыта; ничего не записано. Откройте её на новом месте или другую библиотеку.</translation>
    </message>
    <message>
        <source>The library {path} was written by a newer version of this program; it was left as it is. Install the newer version to open it.</source>
        <translation>Библиотека {path} записана более новой версией программы; она оставлена как есть. Чтобы открыть её, установите новую версию.</translation>
    </message>
    <message>
        <source>The library {path} was written by an older version of this program and must be brought up to date before it can be read; open it for writing once.</source>
        <translation>Библиотека {path} записана более старой версией программы и перед чтением должна быть обновлена; откройте её один раз для записи.</translation>
    </message>
    <message>
        <source>The mate is a model.</source>
        <translation>Мат правильный.</translation>
    </message>
    <message>
        <source>The mate {mate} is the same in solutions {numbers}.</source>
        <translation>Мат {mate} в решениях {numbers} один и тот же.</translation>
    </message>
    <message>
        <source>The name of the library {path} is too long, for files with longer names are laid beside it; choose a shorter one.</source>
        <translation>Имя библиотеки {path} слишком длинное: рядом лежат файлы с ещё более длинными именами; выберите покороче.</translation>
    </message>
    <message>
        <source>The page could not be made into a PNG file.</source>
        <translation>Сделать из страницы файл PNG не удалось.</translation>
    </message>
    <message>
        <source>The pages cannot be printed there.</source>
        <translation>Там страницы напечатать нельзя.</translation>
    </message>
    <message>
        <source>The pawn on {square} mates by {moves}.</source>
        <translation>Пешка на {square} матует ходами {moves}.</translation>
    </message>
    <message>
        <source>The pinner leaves</source>
        <translation>Уход связывающей фигуры</translation>
    </message>
    <message>
        <source>The play is short: 1 different mate.</source>
        <translation>Игра скупая: всего один мат.</translation>
    </message>
    <message>
        <source>The search for a game was stopped.</source>
        <translation>Поиск партии остановлен.</translation>
    </message>
    <message>
        <source>The search is too long.</source>
        <translation>Поиск слишком длинный.</translation>
    </message>
    <message>
        <source>The time is up: what Popeye found so far</source>
        <translation>Время вышло: что нашёл Popeye</translation>
    </message>
    <message>
        <source>The try stands in White&apos;s own way: {tries}.</source>
        <translation>Ложный след мешает самим белым: {tries}.</translation>
    </message>
    <message>
        <source>The two threats are separated: {lines}.</source>
        <translation>Две угрозы разделены: {lines}.</translation>
    </message>
    <message>
        <source>The white king comes to {count} squares</source>
        <translation>Белый король обходит поля, их {count}</translation>
    </message>
    <message>
        <source>The {man} on {square} could be a {weaker}.</source>
        <translation>Хватило бы более слабой фигуры: {man} на {square}, вместо неё {weaker}.</translation>
    </message>
    <message>
        <source>The {man} on {square} is unnecessary: without it key, mates, set play and tries stay.</source>
        <translation>Лишняя фигура: {man} на {square}. Без неё остаются вступление, маты, иллюзорная игра и ложные следы.</translation>
    </message>
    <message>
        <source>The {man} on {square} is unnecessary: without it key, play and set play stay.</source>
        <translation>Лишняя фигура: {man} на {square}. Без неё остаются вступление, игра и иллюзорная игра.</translation>
    </message>
    <message>
        <source>The {man} on {square} takes no part in the play and only stops {cooks}.</source>
        <translation>В игре не участвует, устраняет лишь {cooks}: {man} на {square}.</translation>
    </message>
    <message>
        <source>Theme B2</source>
        <translation>Тема B2</translation>
    </message>
    <message>
        <source>Themes are not read: another program solved it, which does not say all.</source>
        <translation>Темы не читаются: решала другая программа, которая говорит не всё.</translation>
    </message>
    <message>
        <source>There are fewer solutions than intended.</source>
        <translation>Решений меньше, чем задумано.</translation>
    </message>
    <message>
        <source>There are no pawns.</source>
        <translation>Пешек нет.</translation>
    </message>
    <message>
        <source>There are too many brackets in one another.</source>
        <translation>Слишком много скобок друг в друге.</translation>
    </message>
    <message>
        <source>There are {count} threats, not all forced alone: {threats}.</source>
        <translation>Угроз {count}, не все вынуждаются порознь: {threats}.</translation>
    </message>
    <message>
        <source>There are {count} threats, told apart by the defences: {threats}.</source>
        <translation>Угроз {count}, защиты их различают: {threats}.</translation>
    </message>
    <message>
        <source>There are {count} threats: {threats}.</source>
        <translation>Угроз {count}: {threats}.</translation>
    </message>
    <message>
        <source>There is a shorter solution: {moves}.</source>
        <translation>Есть более короткое решение: {moves}.</translation>
    </message>
    <message>
        <source>There is already a collection {detail}; it was left as it is.</source>
        <translation>Собрание {detail} уже есть; оно оставлено как есть.</translation>
    </message>
    <message>
        <source>There is already a file {path}; it was left as it is.</source>
        <translation>Файл {path} уже есть; он оставлен как есть.</translation>
    </message>
    <message>
        <source>There is no collection “{found}”.</source>
        <translation>Собрания «{found}» нет.</translation>
    </message>
    <message>
        <source>There is no collection “{found}”. Did you mean “{meant}”?</source>
        <translation>Собрания «{found}» нет. Имелось в виду «{meant}»?</translation>
    </message>
    <message>
        <source>There is no dual.</source>
        <translation>Дуалей нет.</translation>
    </message>
    <message>
        <source>There is no field “{found}”. Did you mean “{meant}”?</source>
        <translation>Поля «{found}» нет. Имелось в виду «{meant}»?</translation>
    </message>
    <message>
        <source>There is no field “{found}”. To search for the word, put it in quotation marks.</source>
        <translation>Поля «{found}» нет. Чтобы искать это слово, поставьте его в кавычки.</translation>
    </message>
    <message>
        <source>There is no library {path}, but what was saved in it last is still there, as {detail}. Put the library back beside it and open it there.</source>
        <translation>Библиотеки {path} нет, но сохранённое в ней последним ещё есть, это {detail}. Верните библиотеку на место рядом и откройте её там.</translation>
    </message>
    <message>
        <source>There is no library {path}.</source>
        <translation>Библиотеки {path} нет.</translation>
    </message>
    <message>
        <source>There is no page to print.</source>
        <translation>Нет страницы для печати.</translation>
    </message>
    <message>
        <source>There is no page to write.</source>
        <translation>Нет страницы для записи.</translation>
    </message>
    <message>
        <source>There is no problem {found} in the library.</source>
        <translation>Задачи {found} в библиотеке нет.</translation>
    </message>
    <message>
        <source>There is no room left on the disk to write to the library {path}.</source>
        <translation>На диске не осталось места для записи в библиотеку {path}.</translation>
    </message>
    <message>
        <source>There is no set play.</source>
        <translation>Иллюзорной игры нет.</translation>
    </message>
    <message>
        <source>There is no solution.</source>
        <translation>Решения нет.</translation>
    </message>
    <message>
        <source>There is no style {name} of your own.</source>
        <translation>Собственного стиля {name} нет.</translation>
    </message>
    <message>
        <source>There is no style {name}; there are {names}.</source>
        <translation>Стиля {name} нет; есть {names}.</translation>
    </message>
    <message>
        <source>There is no theme “{found}”.</source>
        <translation>Темы «{found}» нет.</translation>
    </message>
    <message>
        <source>There is no theme “{found}”. Did you mean “{meant}”?</source>
        <translation>Темы «{found}» нет. Имелось в виду «{meant}»?</translation>
    </message>
    <message>
        <source>There is no verdict “{found}”. Did you mean “{meant}”?</source>
        <translation>Вердикта «{found}» нет. Имелось в виду «{meant}»?</translation>
    </message>
    <message>
        <source>There is not enough memory for a page of {width} x {height} pixels.</source>
        <translation>Не хватает памяти на страницу {width} x {height} пикселей.</translation>
    </message>
    <message>
        <source>There is not enough memory for a picture of {wide} x {high} pixels.</source>
        <translation>Не хватает памяти на рисунок {wide} x {high} пикселей.</translation>
    </message>
    <message>
        <source>These never move: {men}</source>
        <translation>Эти никогда не ходят: {men}</translation>
    </message>
    <message>
        <source>This bracket is not closed.</source>
        <translation>Эта скобка не закрыта.</translation>
    </message>
    <message>
        <source>This bracket was not opened.</source>
        <translation>Эта скобка не открыта.</translation>
    </message>
    <message>
        <source>Threat reversal</source>
        <translation>Обращение угрозы</translation>
    </message>
    <message>
        <source>Three Grimshaws, on {squares}.</source>
        <translation>Три Гримшоу, на {squares}.</translation>
    </message>
    <message>
        <source>Three men on one pin line leave it one at a time; a mate in two shows at most one departure in each line, and sources do not say which phases count.</source>
        <translation>Три фигуры на одной линии связки покидают её поочерёдно; двухходовка показывает в каждом варианте не больше одного ухода, а источники не говорят, какие фазы считаются.</translation>
    </message>
    <message>
        <source>Told apart: {moves}.</source>
        <translation>Разделяются: {moves}.</translation>
    </message>
    <message>
        <source>Too few: {games}, {number} intended</source>
        <translation>Слишком мало: {games}, задумано {number}</translation>
    </message>
    <message>
        <source>Too few: {keys}, {number} are asked for</source>
        <translation>Слишком мало: {keys}, требуется {number}</translation>
    </message>
    <message>
        <source>Too few: {solutions}, {number} intended</source>
        <translation>Слишком мало: {solutions}, задумано {number}</translation>
    </message>
    <message>
        <source>Transferred continuations</source>
        <translation>Перенос продолжений</translation>
    </message>
    <message>
        <source>Transferred mate</source>
        <translation>Перенос мата</translation>
    </message>
    <message>
        <source>Tried as Barulin&apos;s defence with a guard given up in place of a line shut: it missed the known example and named some thirty others in a thousand.</source>
        <translation>Испытано как защита Барулина с потерей контроля вместо перекрытой линии: известный пример был пропущен, а из тысячи названо ещё около тридцати других.</translation>
    </message>
    <message>
        <source>Turton on {square}</source>
        <translation>Тертон на {square}</translation>
    </message>
    <message>
        <source>Twins: {wrong}</source>
        <translation>Близнецы: {wrong}</translation>
    </message>
    <message>
        <source>Two pairs of solutions with equal effects: {one} and {two}.</source>
        <translation>Две пары решений с равными эффектами: {one} и {two}.</translation>
    </message>
    <message>
        <source>Umnov</source>
        <translation>Тема Умнова</translation>
    </message>
    <message>
        <source>Underpromotion to {kinds}</source>
        <translation>Слабое превращение: {kinds}</translation>
    </message>
    <message>
        <source>Underpromotion: {move}, for with a queen: {value}.</source>
        <translation>Слабое превращение: {move}, ибо с ферзём: {value}.</translation>
    </message>
    <message>
        <source>Underpromotion: {move}.</source>
        <translation>Слабое превращение: {move}.</translation>
    </message>
    <message>
        <source>Unguard</source>
        <translation>Снятие контроля</translation>
    </message>
    <message>
        <source>Unnecessary in this position: {men}. Without it the solutions stay.</source>
        <translation>Лишняя в этой позиции: {men}. Без неё решения остаются.</translation>
    </message>
    <message>
        <source>Unsaved work cannot be kept safe: the folder {path} cannot be written, or its disk is full.</source>
        <translation>Несохранённую работу не сберечь: в папку {path} писать нельзя или её диск заполнен.</translation>
    </message>
    <message>
        <source>Urania</source>
        <translation>Тема Урании</translation>
    </message>
    <message>
        <source>What Popeye printed cannot be read: {why}</source>
        <translation>Напечатанное Popeye прочитать нельзя: {why}</translation>
    </message>
    <message>
        <source>What is left of a Rukhlis is named by the changed and transferred mates that it has.</source>
        <translation>То, что остаётся от темы Рухлиса, называют имеющиеся перемены и переносы матов.</translation>
    </message>
    <message>
        <source>What the random move of a threatening man is cannot be told from the moves; the effects on the defending side are flagged as black correction.</source>
        <translation>Какой ход угрожающей фигуры произвольный, по ходам не узнать; действия защищающейся стороны называются чёрной коррекцией.</translation>
    </message>
    <message>
        <source>What was printed does not say that it is Popeye&apos;s</source>
        <translation>Напечатанное не говорит, что оно от Popeye</translation>
    </message>
    <message>
        <source>What was printed is not Popeye&apos;s: {why}</source>
        <translation>Напечатанное — не от Popeye: {why}</translation>
    </message>
    <message>
        <source>Wheel</source>
        <translation>Колесо</translation>
    </message>
    <message>
        <source>Which correction corrects which is a matter of the errors&apos; order, which the tree of moves does not hold.</source>
        <translation>Какая коррекция какую улучшает, зависит от порядка ошибок, а его в дереве ходов нет.</translation>
    </message>
    <message>
        <source>White</source>
        <translation>белые</translation>
    </message>
    <message>
        <source>White Grimshaw on {square}</source>
        <translation>Белый Гримшоу на {square}</translation>
    </message>
    <message>
        <source>White Grimshaw on {square}: {one} shuts off {second}, {two} shuts off {first}.</source>
        <translation>Белый Гримшоу на {square}: {one} перекрывает {second}, {two} перекрывает {first}.</translation>
    </message>
    <message>
        <source>White captures on {square}, where mate is given: {lines}.</source>
        <translation>Белые берут на {square}, где ставится мат: {lines}.</translation>
    </message>
    <message>
        <source>White correction: {tries} fail to {refutation}, {key}.</source>
        <translation>Белая коррекция: {tries}, опровержение {refutation}, {key}.</translation>
    </message>
    <message>
        <source>White has two kings</source>
        <translation>у белых два короля</translation>
    </message>
    <message>
        <source>White in check</source>
        <translation>шах белым</translation>
    </message>
    <message>
        <source>White may castle long</source>
        <translation>Белые могут рокировать длинно</translation>
    </message>
    <message>
        <source>White may castle short</source>
        <translation>Белые могут рокировать коротко</translation>
    </message>
    <message>
        <source>White may not castle long</source>
        <translation>Белым нельзя рокировать длинно</translation>
    </message>
    <message>
        <source>White may not castle short</source>
        <translation>Белым нельзя рокировать коротко</translation>
    </message>
    <message>
        <source>White needs one move</source>
        <translation>Белым нужен один ход</translation>
    </message>
    <message>
        <source>White officers without a part in the mates: {where}.</source>
        <translation>Белые фигуры, не участвующие в матах: {where}.</translation>
    </message>
    <message>
        <source>White promotes to all four</source>
        <translation>Белые превращаются во все четыре фигуры</translation>
    </message>
    <message>
        <source>White promotes to all four: {moves}.</source>
        <translation>Белые превращаются во все четыре фигуры: {moves}.</translation>
    </message>
    <message>
        <source>White shuts his own line</source>
        <translation>Белые перекрывают свою линию</translation>
    </message>
    <message>
        <source>White&apos;s castling on the king&apos;s side</source>
        <translation>короткая рокировка белых</translation>
    </message>
    <message>
        <source>White&apos;s castling on the queen&apos;s side</source>
        <translation>длинная рокировка белых</translation>
    </message>
    <message>
        <source>White&apos;s king stands in check in the diagram, from {squares}.</source>
        <translation>Белый король в диаграмме под шахом, с {squares}.</translation>
    </message>
    <message>
        <source>White&apos;s last move was {move}: no other is possible</source>
        <translation>Последним ходом белых был {move}: другой невозможен</translation>
    </message>
    <message>
        <source>White&apos;s line opened</source>
        <translation>Вскрыта белая линия</translation>
    </message>
    <message>
        <source>White&apos;s unit unpinned</source>
        <translation>Развязана белая фигура</translation>
    </message>
    <message>
        <source>White: {white}; Black: {black}</source>
        <translation>Белые: {white}; чёрные: {black}</translation>
    </message>
    <message>
        <source>With “{found}” only : and = can stand.</source>
        <translation>При «{found}» могут стоять только : и =.</translation>
    </message>
    <message>
        <source>Würzburg-Plachutta</source>
        <translation>Вюрцбург-Плахутта</translation>
    </message>
    <message>
        <source>Y flights</source>
        <translation>Отступления по Y</translation>
    </message>
    <message>
        <source>Zagoruiko</source>
        <translation>тема Загоруйко</translation>
    </message>
    <message>
        <source>Zagoruiko, reciprocal</source>
        <translation>тема Загоруйко с чередованием</translation>
    </message>
    <message>
        <source>Zagoruyko 3x{count}</source>
        <translation>Загоруйко 3x{count}</translation>
    </message>
    <message>
        <source>Zilahi: {taken} is captured and {mater} mates; in the other solution it is the other way round.</source>
        <translation>Тема Зилахи: берут {taken}, матует {mater}; в другом решении наоборот.</translation>
    </message>
    <message>
        <source>\pieces: expected a man such as wKe1, got {word}</source>
        <translation>\pieces: ожидается фигура вроде wKe1, а стоит {word}</translation>
    </message>
    <message>
        <source>a JSON document of more than {most} characters; larger collections are read as one object a line</source>
        <translation>документ JSON длиннее {most} знаков; большие собрания читаются по одному объекту в строке</translation>
    </message>
    <message>
        <source>a ZIP archive or office document</source>
        <translation>архив ZIP или офисный документ</translation>
    </message>
    <message>
        <source>a bishop of {side} cannot have come to its square ({squares})</source>
        <translation>слон ({side}) не мог попасть на своё поле ({squares})</translation>
    </message>
    <message>
        <source>a bishop of {side} must be promoted, its home is shut ({squares})</source>
        <translation>слон ({side}) превращённый, его исходное поле заперто ({squares})</translation>
    </message>
    <message>
        <source>a caption has at most {most} lines above and below the board, got {count}</source>
        <translation>в подписи не больше {most} строк над и под доской, а здесь {count}</translation>
    </message>
    <message>
        <source>a caption line has at most {most} characters, this one has {count}</source>
        <translation>в строке подписи не больше {most} знаков, а здесь {count}</translation>
    </message>
    <message>
        <source>a cluster needs Dask: install chess-composer with its extra &apos;cluster&apos;</source>
        <translation>для кластера нужен Dask: установите chess-composer с добавкой &apos;cluster&apos;</translation>
    </message>
    <message>
        <source>a compressed file (gzip)</source>
        <translation>сжатый файл (gzip)</translation>
    </message>
    <message>
        <source>a document of more than {most} characters</source>
        <translation>документ длиннее {most} знаков</translation>
    </message>
    <message>
        <source>a game cannot have so many men</source>
        <translation>столько фигур в партии быть не может</translation>
    </message>
    <message>
        <source>a king can be captured, or a pawn stands on the edge</source>
        <translation>короля можно взять, или пешка стоит на крайней горизонтали</translation>
    </message>
    <message>
        <source>a knight of {side} cannot have come to its square ({squares})</source>
        <translation>конь ({side}) не мог попасть на своё поле ({squares})</translation>
    </message>
    <message>
        <source>a library or other SQLite database</source>
        <translation>библиотека или другая база данных SQLite</translation>
    </message>
    <message>
        <source>a list</source>
        <translation>список</translation>
    </message>
    <message>
        <source>a lone knight cannot mate a king with nothing but queens</source>
        <translation>одинокий конь не может заматовать короля, у которого только ферзи</translation>
    </message>
    <message>
        <source>a man of the diagram is named twice</source>
        <translation>фигура диаграммы названа дважды</translation>
    </message>
    <message>
        <source>a man stands on the square of an imitator ({squares})</source>
        <translation>на поле имитатора стоит фигура ({squares})</translation>
    </message>
    <message>
        <source>a man that has never moved must stand at home</source>
        <translation>не ходившая фигура должна стоять на исходном поле</translation>
    </message>
    <message>
        <source>a man that may vary has nothing else to be</source>
        <translation>фигура, которая может меняться, ничем другим быть не может</translation>
    </message>
    <message>
        <source>a man that may vary is not on the diagram</source>
        <translation>фигуры, которая может меняться, нет в диаграмме</translation>
    </message>
    <message>
        <source>a man would leave the board</source>
        <translation>фигура ушла бы с доски</translation>
    </message>
    <message>
        <source>a mark stands where no such man does ({squares})</source>
        <translation>пометка стоит там, где такой фигуры нет ({squares})</translation>
    </message>
    <message>
        <source>a mediocre triumph can be had by capture: it is asked for in one turn, directly</source>
        <translation>средний триумф можно получить взятием: он требуется в один ход, прямо</translation>
    </message>
    <message>
        <source>a model mate</source>
        <translation>правильный мат</translation>
    </message>
    <message>
        <source>a model stalemate</source>
        <translation>правильный пат</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>число</translation>
    </message>
    <message>
        <source>a part of its path is a file, not a folder</source>
        <translation>часть пути — файл, а не папка</translation>
    </message>
    <message>
        <source>a pawn of {side} stands on its first or last rank ({squares})</source>
        <translation>пешка ({side}) стоит на первой или последней горизонтали ({squares})</translation>
    </message>
    <message>
        <source>a pawn stands on {square}</source>
        <translation>на {square} стоит пешка</translation>
    </message>
    <message>
        <source>a pawn stands on {square} at the start</source>
        <translation>вначале на {square} стоит пешка</translation>
    </message>
    <message>
        <source>a picture (GIF)</source>
        <translation>рисунок (GIF)</translation>
    </message>
    <message>
        <source>a picture (JPEG)</source>
        <translation>рисунок (JPEG)</translation>
    </message>
    <message>
        <source>a picture (PNG)</source>
        <translation>рисунок (PNG)</translation>
    </message>
    <message>
        <source>a pure mate</source>
        <translation>чистый мат</translation>
    </message>
    <message>
        <source>a pure stalemate</source>
        <translation>чистый пат</translation>
    </message>
    <message>
        <source>a queen of {side} cannot have come to its square ({squares})</source>
        <translation>ферзь ({side}) не мог попасть на своё поле ({squares})</translation>
    </message>
    <message>
        <source>a queen would not check</source>
        <translation>ферзь не дал бы шаха</translation>
    </message>
    <message>
        <source>a queen would not mate</source>
        <translation>ферзь не дал бы мата</translation>
    </message>
    <message>
        <source>a queen would stalemate</source>
        <translation>ферзь поставил бы пат</translation>
    </message>
    <message>
        <source>a race is not counted out where a throw can be lost or passed on</source>
        <translation>гонка не просчитывается там, где бросок может пропасть или перейти к другому</translation>
    </message>
    <message>
        <source>a rook of {side} cannot have come to its square ({squares})</source>
        <translation>ладья ({side}) не могла попасть на своё поле ({squares})</translation>
    </message>
    <message>
        <source>a scheme needs one black king</source>
        <translation>схеме нужен один чёрный король</translation>
    </message>
    <message>
        <source>a style has at most {most} characters, this one is longer</source>
        <translation>в стиле не больше {most} знаков, этот длиннее</translation>
    </message>
    <message>
        <source>after the key {move} {lines}</source>
        <translation>после вступления {move} {lines}</translation>
    </message>
    <message>
        <source>algebraic: expected the men of white and black</source>
        <translation>algebraic: ожидаются фигуры white и black</translation>
    </message>
    <message>
        <source>algebraic: {colour} men are not read</source>
        <translation>algebraic: фигуры вида {colour} не читаются</translation>
    </message>
    <message>
        <source>all is answered in fewer moves than are asked for</source>
        <translation>на всё есть ответ за меньшее число ходов, чем требуется</translation>
    </message>
    <message>
        <source>all tables of {men} men are there</source>
        <translation>есть все таблицы с {men} фигурами</translation>
    </message>
    <message>
        <source>allowed: nothing proves that king or rook has moved</source>
        <translation>разрешено: ничто не доказывает, что король или ладья ходили</translation>
    </message>
    <message>
        <source>also solves</source>
        <translation>тоже решает</translation>
    </message>
    <message>
        <source>an ideal mate</source>
        <translation>идеальный мат</translation>
    </message>
    <message>
        <source>an ideal stalemate</source>
        <translation>идеальный пат</translation>
    </message>
    <message>
        <source>an object</source>
        <translation>объект</translation>
    </message>
    <message>
        <source>an old office document</source>
        <translation>старый офисный документ</translation>
    </message>
    <message>
        <source>and {more} more</source>
        <translation>и ещё {more}</translation>
    </message>
    <message>
        <source>another key</source>
        <translation>другое вступление</translation>
    </message>
    <message>
        <source>arithmetic</source>
        <translation>арифметический</translation>
    </message>
    <message>
        <source>at least {number} keys: {keys}</source>
        <translation>вступлений по меньшей мере {number}: {keys}</translation>
    </message>
    <message>
        <source>at least {solutions}</source>
        <translation>по меньшей мере {solutions}</translation>
    </message>
    <message>
        <source>batteries</source>
        <translation>батареи</translation>
    </message>
    <message>
        <source>before it: {reason}</source>
        <translation>перед этим: {reason}</translation>
    </message>
    <message>
        <source>best play: {chance}</source>
        <translation>лучший ход: {chance}</translation>
    </message>
    <message>
        <source>bishop</source>
        <translation>слон</translation>
    </message>
    <message>
        <source>bishops of one colour cannot mate: nothing can fill the other squares</source>
        <translation>слоны одного цвета полей заматовать не могут: другие поля ничем не занять</translation>
    </message>
    <message>
        <source>black</source>
        <translation>чёрные</translation>
    </message>
    <message>
        <source>black bishop</source>
        <translation>чёрный слон</translation>
    </message>
    <message>
        <source>black king</source>
        <translation>чёрный король</translation>
    </message>
    <message>
        <source>black knight</source>
        <translation>чёрный конь</translation>
    </message>
    <message>
        <source>black pawn</source>
        <translation>чёрная пешка</translation>
    </message>
    <message>
        <source>black queen</source>
        <translation>чёрный ферзь</translation>
    </message>
    <message>
        <source>black rook</source>
        <translation>чёрная ладья</translation>
    </message>
    <message>
        <source>bul</source>
        <translation>бул</translation>
    </message>
    <message>
        <source>by retro strategy the castling that is played first is allowed</source>
        <translation>по ретростратегии разрешена рокировка, сыгранная первой</translation>
    </message>
    <message>
        <source>can go: all solutions stay</source>
        <translation>можно убрать: все решения остаются</translation>
    </message>
    <message>
        <source>can go: all solutions stay, the set play changes</source>
        <translation>можно убрать: все решения остаются, иллюзорная игра меняется</translation>
    </message>
    <message>
        <source>can go: key and play stay</source>
        <translation>можно убрать: вступление и игра остаются</translation>
    </message>
    <message>
        <source>cannot be met: all {tried} placements of these men were gone through; {killer}</source>
        <translation>невыполнимо: перебраны все расстановки этих фигур ({tried}); {killer}</translation>
    </message>
    <message>
        <source>cannot be met: nobody may be added, and no game leads to the men that stay</source>
        <translation>невыполнимо: добавлять никого нельзя, а к оставшимся фигурам не ведёт никакая партия</translation>
    </message>
    <message>
        <source>cannot be met: nobody may be added, and the men that stay are too many</source>
        <translation>невыполнимо: добавлять никого нельзя, а оставшихся фигур слишком много</translation>
    </message>
    <message>
        <source>cannot be met: nobody may be added, and the men that stay have a flaw that is forbidden</source>
        <translation>невыполнимо: добавлять никого нельзя, а у оставшихся фигур есть запрещённый недостаток</translation>
    </message>
    <message>
        <source>cannot be met: nobody may be added, and what stays is the problem not to be repeated</source>
        <translation>невыполнимо: добавлять никого нельзя, а остаётся задача, которую повторять нельзя</translation>
    </message>
    <message>
        <source>cannot be solved</source>
        <translation>решать нельзя</translation>
    </message>
    <message>
        <source>captured {men}</source>
        <translation>взяты {men}</translation>
    </message>
    <message>
        <source>captures on {square}</source>
        <translation>берёт на {square}</translation>
    </message>
    <message>
        <source>castles</source>
        <translation>рокирует</translation>
    </message>
    <message>
        <source>castling and e.p. as set; history needs the studio</source>
        <translation>рокировка и e.p. как заданы; для истории нужна студия</translation>
    </message>
    <message>
        <source>castling left out</source>
        <translation>без рокировки</translation>
    </message>
    <message>
        <source>castling: {move}</source>
        <translation>рокировка: {move}</translation>
    </message>
    <message>
        <source>certificates are for tls://, and {address} is not encrypted</source>
        <translation>сертификаты нужны для tls://, а {address} без шифрования</translation>
    </message>
    <message>
        <source>chameleon</source>
        <translation>хамелеон</translation>
    </message>
    <message>
        <source>changed</source>
        <translation>перемена</translation>
    </message>
    <message>
        <source>changed play</source>
        <translation>перемена игры</translation>
    </message>
    <message>
        <source>character {start} of {text} cannot be printed</source>
        <translation>знак {start} в {text} напечатать нельзя</translation>
    </message>
    <message>
        <source>check without a set mate</source>
        <translation>шах без готового мата</translation>
    </message>
    <message>
        <source>checks</source>
        <translation>даёт шах</translation>
    </message>
    <message>
        <source>checks in the mate</source>
        <translation>шахует в мате</translation>
    </message>
    <message>
        <source>closes White&apos;s line on {square}</source>
        <translation>закрывает на {square} белую линию</translation>
    </message>
    <message>
        <source>closes {moves}</source>
        <translation>закрывает {moves}</translation>
    </message>
    <message>
        <source>colours exchanged</source>
        <translation>цвета обменяны</translation>
    </message>
    <message>
        <source>comes to block</source>
        <translation>приходит на блок</translation>
    </message>
    <message>
        <source>cooked</source>
        <translation>побочное решение</translation>
    </message>
    <message>
        <source>cooked, at least {number} keys</source>
        <translation>побочное решение, вступлений по меньшей мере {number}</translation>
    </message>
    <message>
        <source>cooked, {number} keys</source>
        <translation>побочное решение, вступлений {number}</translation>
    </message>
    <message>
        <source>cooked, {solutions}</source>
        <translation>побочное решение, {solutions}</translation>
    </message>
    <message>
        <source>cooked: {moves}</source>
        <translation>побочно: {moves}</translation>
    </message>
    <message>
        <source>core and men allowed have more pawns than a side can have</source>
        <translation>в ядре и среди разрешённых фигур больше пешек, чем может быть у стороны</translation>
    </message>
    <message>
        <source>cross</source>
        <translation>крест</translation>
    </message>
    <message>
        <source>cyclic</source>
        <translation>циклическая</translation>
    </message>
    <message>
        <source>cyclic Zagoruiko</source>
        <translation>циклическая тема Загоруйко</translation>
    </message>
    <message>
        <source>decoys and foreplans</source>
        <translation>завлечения и предварительные планы</translation>
    </message>
    <message>
        <source>diagram {number}: {error}</source>
        <translation>диаграмма {number}: {error}</translation>
    </message>
    <message>
        <source>direct play ends with the attacker&apos;s move, got {count} half-moves</source>
        <translation>прямая игра кончается ходом нападающего, а здесь полуходов {count}</translation>
    </message>
    <message>
        <source>dob</source>
        <translation>доб</translation>
    </message>
    <message>
        <source>dual: {answers}</source>
        <translation>дуаль: {answers}</translation>
    </message>
    <message>
        <source>each last move that {side} can have made comes from a position that cannot arise</source>
        <translation>каждый возможный последний ход ({side}) сделан из позиции, которой быть не может</translation>
    </message>
    <message>
        <source>echoes</source>
        <translation>эхо</translation>
    </message>
    <message>
        <source>ended before its first turn: nothing is known yet</source>
        <translation>прекращено до первого прохода: пока ничего не известно</translation>
    </message>
    <message>
        <source>engine: {engine} was not found</source>
        <translation>engine: {engine} не найден</translation>
    </message>
    <message>
        <source>errors of defence</source>
        <translation>ошибки защиты</translation>
    </message>
    <message>
        <source>every man stays or comes back</source>
        <translation>каждая фигура остаётся или возвращается</translation>
    </message>
    <message>
        <source>every move off the line is key or try</source>
        <translation>каждый ход с линии — вступление или ложный след</translation>
    </message>
    <message>
        <source>exactly {moves}</source>
        <translation>ровно {moves}</translation>
    </message>
    <message>
        <source>excellent triumph, {men}: {kinds}</source>
        <translation>превосходный триумф, {men}: {kinds}</translation>
    </message>
    <message>
        <source>exchanged functions</source>
        <translation>обмен функциями</translation>
    </message>
    <message>
        <source>expected 0 to {most} changes, got {changes}</source>
        <translation>ожидается от 0 до {most} изменений, а стоит {changes}</translation>
    </message>
    <message>
        <source>expected 1 to {most} characters, got {count}</source>
        <translation>ожидается от 1 до {most} знаков, а здесь {count}</translation>
    </message>
    <message>
        <source>expected 1 to {most} moves, got {sign}</source>
        <translation>ожидается от 1 до {most} ходов, а стоит {sign}</translation>
    </message>
    <message>
        <source>expected 1 to {most} throws, got {throws}</source>
        <translation>ожидается от 1 до {most} бросков, а стоит {throws}</translation>
    </message>
    <message>
        <source>expected 1 to {most} turns, got {turns}</source>
        <translation>ожидается от 1 до {most} ходов, а стоит {turns}</translation>
    </message>
    <message>
        <source>expected 10 to 4800 dots an inch, got {dpi}</source>
        <translation>ожидается от 10 до 4800 точек на дюйм, а стоит {dpi}</translation>
    </message>
    <message>
        <source>expected JSON, got a number that is too long</source>
        <translation>ожидается JSON, а стоит слишком длинное число</translation>
    </message>
    <message>
        <source>expected JSON, got brackets nested too deep</source>
        <translation>ожидается JSON, а скобки вложены слишком глубоко</translation>
    </message>
    <message>
        <source>expected JSON: a comma or ] is missing</source>
        <translation>ожидается JSON: не хватает запятой или ]</translation>
    </message>
    <message>
        <source>expected JSON: {reason}</source>
        <translation>ожидается JSON: {reason}</translation>
    </message>
    <message>
        <source>expected JSON: {reason} at column {column}</source>
        <translation>ожидается JSON: {reason} в столбце {column}</translation>
    </message>
    <message>
        <source>expected JSON: {wrong}</source>
        <translation>ожидается JSON: {wrong}</translation>
    </message>
    <message>
        <source>expected Pieces or Forsyth, got neither</source>
        <translation>ожидается Pieces или Forsyth, а нет ни того, ни другого</translation>
    </message>
    <message>
        <source>expected a FEN</source>
        <translation>ожидается FEN</translation>
    </message>
    <message>
        <source>expected a FEN, got {first}; {expected}</source>
        <translation>ожидается FEN, а стоит {first}; {expected}</translation>
    </message>
    <message>
        <source>expected a JSON object with a problem, got {found}</source>
        <translation>ожидается объект JSON с задачей, а стоит {found}</translation>
    </message>
    <message>
        <source>expected a colour such as #cbbba0, got {text}</source>
        <translation>ожидается цвет вроде #cbbba0, а стоит {text}</translation>
    </message>
    <message>
        <source>expected a draft of form {form}</source>
        <translation>ожидается черновик вида {form}</translation>
    </message>
    <message>
        <source>expected a line&apos;s size to measure 0.3 to 4, got {size}</source>
        <translation>ожидается размер строки от 0.3 до 4, а стоит {size}</translation>
    </message>
    <message>
        <source>expected a list of positions</source>
        <translation>ожидается список позиций</translation>
    </message>
    <message>
        <source>expected a man such as Ke1, got {word}</source>
        <translation>ожидается фигура вроде Ke1, а стоит {word}</translation>
    </message>
    <message>
        <source>expected a moment as met_at: {reason}</source>
        <translation>ожидается момент времени в met_at: {reason}</translation>
    </message>
    <message>
        <source>expected a name before the colon</source>
        <translation>перед двоеточием ожидается имя</translation>
    </message>
    <message>
        <source>expected a name of 1 to {most} printable characters, got {name}</source>
        <translation>ожидается имя от 1 до {most} печатных знаков, а стоит {name}</translation>
    </message>
    <message>
        <source>expected a name that ends in {forms}</source>
        <translation>ожидается имя с окончанием {forms}</translation>
    </message>
    <message>
        <source>expected a number of its own for each position</source>
        <translation>для каждой позиции ожидается свой номер</translation>
    </message>
    <message>
        <source>expected a position with what is known of it</source>
        <translation>ожидается позиция с тем, что о ней известно</translation>
    </message>
    <message>
        <source>expected a square such as e4, got {text}</source>
        <translation>ожидается поле вроде e4, а стоит {text}</translation>
    </message>
    <message>
        <source>expected a stipulation or EPD operation after the FEN, got {found}</source>
        <translation>после FEN ожидается задание или операция EPD, а стоит {found}</translation>
    </message>
    <message>
        <source>expected a stipulation such as #2, =3, s#4, h#2.5 or PG 7.5, got {text}</source>
        <translation>ожидается задание вроде #2, =3, s#4, h#2.5 или PG 7.5, а стоит {text}</translation>
    </message>
    <message>
        <source>expected a stipulation such as #2, =3, s#4, h#2.5 or PG 7.5, or a question such as Last move?, got {text}</source>
        <translation>ожидалось задание, например #2, =3, s#4, h#2.5 или PG 7.5, или вопрос, например Последний ход?, получено: {text}</translation>
    </message>
    <message>
        <source>expected a width in pixels or in centimetres, got both</source>
        <translation>ожидается ширина в пикселях или в сантиметрах, а даны обе</translation>
    </message>
    <message>
        <source>expected a width of 0.5 to 200 cm, got {width}</source>
        <translation>ожидается ширина от 0.5 до 200 см, а стоит {width}</translation>
    </message>
    <message>
        <source>expected an object with a problem, got {found}</source>
        <translation>ожидается объект с задачей, а стоит {found}</translation>
    </message>
    <message>
        <source>expected at most {most} characters for a problem</source>
        <translation>ожидается не больше {most} знаков на задачу</translation>
    </message>
    <message>
        <source>expected at most {most} conditions at once</source>
        <translation>ожидается не больше {most} условий сразу</translation>
    </message>
    <message>
        <source>expected fields such as authors and algebraic, got something else</source>
        <translation>ожидаются поля вроде authors и algebraic, а стоит другое</translation>
    </message>
    <message>
        <source>expected men such as KRNPPkbpp, got {text}</source>
        <translation>ожидались фигуры вроде KRNPPkbpp, а не {text}</translation>
    </message>
    <message>
        <source>expected men, got none</source>
        <translation>ожидаются фигуры, а их нет</translation>
    </message>
    <message>
        <source>expected name=value, such as square_mm=5, got {setting}</source>
        <translation>ожидается имя=значение, например square_mm=5, а стоит {setting}</translation>
    </message>
    <message>
        <source>expected names of columns, one of them fen</source>
        <translation>ожидаются названия столбцов, среди них fen</translation>
    </message>
    <message>
        <source>expected no turns where nobody plays, got {turns}</source>
        <translation>там, где никто не играет, ходов не ожидается, а стоит {turns}</translation>
    </message>
    <message>
        <source>expected nothing after the JSON document</source>
        <translation>после документа JSON ничего не ожидается</translation>
    </message>
    <message>
        <source>expected one document</source>
        <translation>ожидается один документ</translation>
    </message>
    <message>
        <source>expected one of KQRBNP or kqrbnp, got {letter}</source>
        <translation>ожидается одна из букв KQRBNP или kqrbnp, а стоит {letter}</translation>
    </message>
    <message>
        <source>expected text</source>
        <translation>ожидается текст</translation>
    </message>
    <message>
        <source>expected the library and the time as text</source>
        <translation>ожидаются библиотека и время в виде текста</translation>
    </message>
    <message>
        <source>expected the scheduler&apos;s address, such as tcp://host:8786, got {text}</source>
        <translation>ожидается адрес планировщика вроде tcp://host:8786, а стоит {text}</translation>
    </message>
    <message>
        <source>expected whole numbers</source>
        <translation>ожидаются целые числа</translation>
    </message>
    <message>
        <source>expected {cells} cells, got {got}</source>
        <translation>ожидается полей: {cells}, а стоит {got}</translation>
    </message>
    <message>
        <source>expected {dice} dice, got {got}</source>
        <translation>ожидается костей: {dice}, а стоит {got}</translation>
    </message>
    <message>
        <source>expected {what} to measure {least} to {most}, got {value}</source>
        <translation>{what}: ожидается размер от {least} до {most}, а стоит {value}</translation>
    </message>
    <message>
        <source>extras: expected at most {most} texts, got {count}</source>
        <translation>extras: ожидается не больше {most} текстов, а здесь {count}</translation>
    </message>
    <message>
        <source>fen: expected a FEN, got nothing</source>
        <translation>fen: ожидается FEN, а нет ничего</translation>
    </message>
    <message>
        <source>Dual avoidance, {harm}: {one}, not {other}; {two}, not {another}.</source>
        <translation>Антидуаль, {harm}: {one}, но не {other}; {two}, но не {another}.</translation>
    </message>
    <message>
        <source>1 mate is changed ({shown}).</source>
        <translation>Меняется 1 мат ({shown}).</translation>
    </message>
    <message>
        <source>1 thematic mate</source>
        <translation>1 тематический мат</translation>
    </message>
    <message>
        <source>After {defences} there is {mate}: the general error of {unit}.</source>
        <translation>После {defences} есть {mate}: общая ошибка, {unit}.</translation>
    </message>
    <message>
        <source>Against: {points}</source>
        <translation>Против: {points}</translation>
    </message>
    <message>
        <source>All four corners visited, {man}</source>
        <translation>Посещены все четыре угла, {man}</translation>
    </message>
    <message>
        <source>All {all} half-moves match between the solutions.</source>
        <translation>Все полуходы решений ({all}) соответствуют друг другу.</translation>
    </message>
    <message>
        <source>All {count} thematic tries fail to {move}.</source>
        <translation>Все тематические ложные следы ({count}) опровергает {move}.</translation>
    </message>
    <message>
        <source>Array: not read; write the men with Pieces or Forsyth</source>
        <translation>Array: не читается; запишите фигуры через Pieces или Forsyth</translation>
    </message>
    <message>
        <source>Battery formed and fired</source>
        <translation>Батарея создана и сыграла</translation>
    </message>
    <message>
        <source>Black correction of {unit}, of whose moves one errs: {random}, correcting {correction}.</source>
        <translation>Чёрная коррекция, {unit}; ошибается только один ход: {random}, коррекция {correction}.</translation>
    </message>
    <message>
        <source>Black may not castle long: {reason}</source>
        <translation>Чёрным нельзя рокировать длинно: {reason}</translation>
    </message>
    <message>
        <source>Black may not castle short: {reason}</source>
        <translation>Чёрным нельзя рокировать коротко: {reason}</translation>
    </message>
    <message>
        <source>Both halves of the play mirror each other, as {one} and {two}.</source>
        <translation>Обе половины игры зеркальны, например {one} и {two}.</translation>
    </message>
    <message>
        <source>Both thematic tries fail to {move}.</source>
        <translation>Оба тематических ложных следа опровергает {move}.</translation>
    </message>
    <message>
        <source>Brought home as a new problem, no. {number}.</source>
        <translation>Перенесена в студию как новая задача, № {number}.</translation>
    </message>
    <message>
        <source>Brought home as a new problem, no. {number}: what it was made from is not in this library.</source>
        <translation>Перенесена в студию как новая задача, № {number}: той, из которой она сделана, в этой библиотеке нет.</translation>
    </message>
    <message>
        <source>Brought home as a new version of no. {number}, which had been changed at the desk.</source>
        <translation>Перенесена в студию как новая версия № {number}, изменённой тем временем на компьютере.</translation>
    </message>
    <message>
        <source>Brought home as a new version of no. {number}.</source>
        <translation>Перенесена в студию как новая версия № {number}.</translation>
    </message>
    <message>
        <source>Brought home: saved as no. {number}.</source>
        <translation>Перенесена в студию: сохранена как № {number}.</translation>
    </message>
    <message>
        <source>Cannot be solved</source>
        <translation>Решать нельзя</translation>
    </message>
    <message>
        <source>Capture in passing</source>
        <translation>Взятие на проходе</translation>
    </message>
    <message>
        <source>Castling</source>
        <translation>Рокировка</translation>
    </message>
    <message>
        <source>Content</source>
        <translation>Содержание</translation>
    </message>
    <message>
        <source>Cooked</source>
        <translation>Побочное решение</translation>
    </message>
    <message>
        <source>Cooked: at least two solutions</source>
        <translation>Побочное решение: по меньшей мере два решения</translation>
    </message>
    <message>
        <source>Cooked: at least {lines}</source>
        <translation>Побочное решение: по меньшей мере {lines}</translation>
    </message>
    <message>
        <source>Cooked: at least {number} keys</source>
        <translation>Побочное решение: вступлений по меньшей мере {number}</translation>
    </message>
    <message>
        <source>Cooked: at least {number} last moves are left</source>
        <translation>Побочное решение: последних ходов осталось по меньшей мере {number}</translation>
    </message>
    <message>
        <source>Cooked: either side can have the move</source>
        <translation>Побочное решение: ход может быть за любой стороной</translation>
    </message>
    <message>
        <source>Cooked: the triumph can be had by capture</source>
        <translation>Побочное решение: триумф можно получить взятием</translation>
    </message>
    <message>
        <source>Cooked: the triumph can be had by capture, too</source>
        <translation>Побочное решение: триумф можно получить и взятием</translation>
    </message>
    <message>
        <source>Cooked: {lines}</source>
        <translation>Побочное решение: {lines}</translation>
    </message>
    <message>
        <source>Cooked: {number} keys</source>
        <translation>Побочное решение: вступлений {number}</translation>
    </message>
    <message>
        <source>Cooked: {number} last moves are left</source>
        <translation>Побочное решение: последних ходов осталось {number}</translation>
    </message>
    <message>
        <source>Cooked: {number} solutions</source>
        <translation>Побочное решение: решений {number}</translation>
    </message>
    <message>
        <source>Cross-checks, all with one mate</source>
        <translation>Перекрёстные шахи, все с одним матом</translation>
    </message>
    <message>
        <source>Depends</source>
        <translation>Зависит</translation>
    </message>
    <message>
        <source>Depends on what came before</source>
        <translation>Зависит от предыстории</translation>
    </message>
    <message>
        <source>Depends on whether {doubts}: not decided; {findings}</source>
        <translation>Зависит от того, верно ли, что {doubts}: не решено; {findings}</translation>
    </message>
    <message>
        <source>Duel of {black} and {white}: {lines}.</source>
        <translation>Дуэль, {black} и {white}: {lines}.</translation>
    </message>
    <message>
        <source>Economy</source>
        <translation>Экономичность</translation>
    </message>
    <message>
        <source>Exchange of places, {one} and {other}: {moves}.</source>
        <translation>Обмен местами, {one} и {other}: {moves}.</translation>
    </message>
    <message>
        <source>Fatal unless paid for</source>
        <translation>Серьёзно, если не окупается</translation>
    </message>
    <message>
        <source>For: {points}</source>
        <translation>За: {points}</translation>
    </message>
    <message>
        <source>Form of the twins: {forms}.</source>
        <translation>Форма близнецов: {forms}.</translation>
    </message>
    <message>
        <source>Grimshaw on {square} in {phases} as in the actual play.</source>
        <translation>Гримшоу на {square}, как и в действительной игре, также здесь: {phases}.</translation>
    </message>
    <message>
        <source>Ideal mate: {lines}.</source>
        <translation>Идеальный мат: {lines}.</translation>
    </message>
    <message>
        <source>It shows more than {share} % of the {others} mates in two of the library.</source>
        <translation>Показывает больше, чем {share} % двухходовок библиотеки (их {others}).</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Вступление</translation>
    </message>
    <message>
        <source>Mate by castling</source>
        <translation>Мат рокировкой</translation>
    </message>
    <message>
        <source>Mate that needs a pin: {lines}.</source>
        <translation>Мат со связкой: {lines}.</translation>
    </message>
    <message>
        <source>Mates in all four corners</source>
        <translation>Маты во всех четырёх углах</translation>
    </message>
    <message>
        <source>Mates that need a pin: {lines}.</source>
        <translation>Маты со связкой: {lines}.</translation>
    </message>
    <message>
        <source>Meant: {number}</source>
        <translation>Задумано: {number}</translation>
    </message>
    <message>
        <source>Men that only stop something: {men}.</source>
        <translation>Фигуры, которые лишь чему-то мешают: {men}.</translation>
    </message>
    <message>
        <source>Model mate that needs a pin: {lines}.</source>
        <translation>Правильный мат со связкой: {lines}.</translation>
    </message>
    <message>
        <source>Model mate: {lines}.</source>
        <translation>Правильный мат: {lines}.</translation>
    </message>
    <message>
        <source>Moves along the line of a pin</source>
        <translation>Ходы по линии связки</translation>
    </message>
    <message>
        <source>Moves to all four corners</source>
        <translation>Ходы во все четыре угла</translation>
    </message>
    <message>
        <source>Mutate – {lines}.</source>
        <translation>Мутат – {lines}.</translation>
    </message>
    <message>
        <source>Nearest in the library: {problems}.</source>
        <translation>Ближайшие в библиотеке: {problems}.</translation>
    </message>
    <message>
        <source>Nearest: {tries}.</source>
        <translation>Ближайшее: {tries}.</translation>
    </message>
    <message>
        <source>No half-moves match between the solutions.</source>
        <translation>Полуходы решений нигде не соответствуют друг другу.</translation>
    </message>
    <message>
        <source>No library is open at the desk.</source>
        <translation>На компьютере библиотека не открыта.</translation>
    </message>
    <message>
        <source>No move: games begin here</source>
        <translation>Хода не было: отсюда начинаются партии</translation>
    </message>
    <message>
        <source>No solution</source>
        <translation>Нет решения</translation>
    </message>
    <message>
        <source>No solution: neither side can have the move</source>
        <translation>Нет решения: ход не может быть ни за одной из сторон</translation>
    </message>
    <message>
        <source>No solution: no game leads here</source>
        <translation>Нет решения: ни одна партия сюда не ведёт</translation>
    </message>
    <message>
        <source>No solution: no king and rook stand at home together</source>
        <translation>Нет решения: нигде король и ладья не стоят вместе на исходных полях</translation>
    </message>
    <message>
        <source>No solution: no move taken back solves</source>
        <translation>Нет решения: ни один взятый назад ход не решает</translation>
    </message>
    <message>
        <source>No solution: {side} has no last move</source>
        <translation>Нет решения: нет последнего хода ({side})</translation>
    </message>
    <message>
        <source>No sound problem</source>
        <translation>Некорректная задача</translation>
    </message>
    <message>
        <source>No. {number} of the library is the same problem: nothing was added.</source>
        <translation>№ {number} библиотеки — та же задача: ничего не добавлено.</translation>
    </message>
    <message>
        <source>Not decided: nothing shows that one side cannot have the move</source>
        <translation>Не решено: ничто не показывает, что ход не может быть за одной из сторон</translation>
    </message>
    <message>
        <source>Not decided: only {moves} is left, but no game with it was found</source>
        <translation>Не решено: остаётся только {moves}, но такой партии не найдено</translation>
    </message>
    <message>
        <source>Not decided: only {side} can have the move, but no game was found</source>
        <translation>Не решено: ход может быть только за одной стороной ({side}), но партии не найдено</translation>
    </message>
    <message>
        <source>Not decided: {castlings}</source>
        <translation>Не решено: {castlings}</translation>
    </message>
    <message>
        <source>Not decided: {moves}; no game that leads there was found</source>
        <translation>Не решено: {moves}; ведущей туда партии не найдено</translation>
    </message>
    <message>
        <source>Not decided: {number} are left, and games do not show two of them</source>
        <translation>Не решено: осталось {number}, и партии не показывают двух из них</translation>
    </message>
    <message>
        <source>Not decided: {number} solutions, and games do not show two of them</source>
        <translation>Не решено: решений {number}, и партии не показывают двух из них</translation>
    </message>
    <message>
        <source>Not decided: {number} ways to take back are open</source>
        <translation>Не решено: открытых взятий назад: {number}</translation>
    </message>
    <message>
        <source>Not finished</source>
        <translation>Не закончено</translation>
    </message>
    <message>
        <source>Not finished: no first move is decided yet</source>
        <translation>Не закончено: ещё ни об одном первом ходе нет решения</translation>
    </message>
    <message>
        <source>Not finished: no row of moves so far</source>
        <translation>Не закончено: пока ни одного ряда ходов</translation>
    </message>
    <message>
        <source>Not finished: no solution so far</source>
        <translation>Не закончено: пока нет решения</translation>
    </message>
    <message>
        <source>Not finished: what history proves is looked for</source>
        <translation>Не закончено: ищется, что доказывает предыстория</translation>
    </message>
    <message>
        <source>Not finished: {number} so far are left</source>
        <translation>Не закончено: пока осталось {number}</translation>
    </message>
    <message>
        <source>Not finished: {number} solutions so far</source>
        <translation>Не закончено: пока решений {number}</translation>
    </message>
    <message>
        <source>Not judged: originality, and how hard it is to solve.</source>
        <translation>Не оценивается: оригинальность и трудность решения.</translation>
    </message>
    <message>
        <source>Novotny on {square}: {lines}.</source>
        <translation>Новотный на {square}: {lines}.</translation>
    </message>
    <message>
        <source>Officers without a part in the mate: {where}.</source>
        <translation>Фигуры, не участвующие в мате: {where}.</translation>
    </message>
    <message>
        <source>One move: any is asked for, so it is not judged</source>
        <translation>Один ход: нужен любой, поэтому он не оценивается</translation>
    </message>
    <message>
        <source>One thematic try ({tries}).</source>
        <translation>Один тематический ложный след ({tries}).</translation>
    </message>
    <message>
        <source>Other shape</source>
        <translation>Другая форма</translation>
    </message>
    <message>
        <source>Other shape: it branches unevenly, {shape} intended</source>
        <translation>Другая форма: ветвится неравномерно, задумано {shape}</translation>
    </message>
    <message>
        <source>Other shape: {found}, {shape} intended</source>
        <translation>Другая форма: {found}, задумано {shape}</translation>
    </message>
    <message>
        <source>Pieces: {word} names a man, and no square follows</source>
        <translation>Pieces: {word} — буквы фигуры, а поля за ними нет</translation>
    </message>
    <message>
        <source>Rotate the board by 90° anticlockwise</source>
        <translation>Повернуть доску на 90° против часовой стрелки</translation>
    </message>
    <message>
        <source>Rotate the board by 90° clockwise</source>
        <translation>Повернуть доску на 90° по часовой стрелке</translation>
    </message>
    <message>
        <source>Set play</source>
        <translation>Иллюзорная игра</translation>
    </message>
    <message>
        <source>Short</source>
        <translation>Короткое решение</translation>
    </message>
    <message>
        <source>Short: {moves}</source>
        <translation>Короткое решение: {moves}</translation>
    </message>
    <message numerus="yes">
        <source>Short: {number} moves taken back are enough</source>
        <translation>
            <numerusform>Короткое решение: достаточно взять назад {number} ход</numerusform>
            <numerusform>Короткое решение: достаточно взять назад {number} хода</numerusform>
            <numerusform>Короткое решение: достаточно взять назад {number} ходов</numerusform>
        </translation>
    </message>
    <message>
        <source>Short: {turns}</source>
        <translation>Короткое решение: {turns}</translation>
    </message>
    <message>
        <source>Black has more kings than one</source>
        <translation>у чёрных больше одного короля</translation>
    </message>
    <message>
        <source>Black is to move, for so the solution begins</source>
        <translation>ход чёрных, ибо так начинается решение</translation>
    </message>
    <message>
        <source>Black to move, best is {move}</source>
        <translation>ход чёрных, лучше всего {move}</translation>
    </message>
    <message>
        <source>Black&apos;s king is in check by the core, and White is to move</source>
        <translation>чёрный король под шахом фигур ядра, а ход белых</translation>
    </message>
    <message>
        <source>Black&apos;s king is missing: put him on the board, or allow him</source>
        <translation>нет чёрного короля: поставьте его на доску или разрешите его</translation>
    </message>
    <message>
        <source>Black, who begins, has a better move: {move} ({value})</source>
        <translation>у чёрных, которые начинают, есть ход лучше: {move} ({value})</translation>
    </message>
    <message>
        <source>Claim proved</source>
        <translation>Задание доказано</translation>
    </message>
    <message>
        <source>Draw, proved</source>
        <translation>Ничья, доказано</translation>
    </message>
    <message>
        <source>No solution: {move} ({value})</source>
        <translation>Нет решения: {move} ({value})</translation>
    </message>
    <message>
        <source>No solution: {move} is answered by {reply} ({value})</source>
        <translation>Нет решения: на {move} следует {reply} ({value})</translation>
    </message>
    <message>
        <source>No solution: {value}</source>
        <translation>Нет решения: {value}</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Корректна</translation>
    </message>
    <message>
        <source>Sound: {castlings}</source>
        <translation>Корректна: {castlings}</translation>
    </message>
    <message>
        <source>Sound: {moves}</source>
        <translation>Корректна: {moves}</translation>
    </message>
    <message>
        <source>Sound: {moves}, no other is possible</source>
        <translation>Корректна: {moves}, другое невозможно</translation>
    </message>
    <message>
        <source>Sound: {side} has the move</source>
        <translation>Корректна: ход за: {side}</translation>
    </message>
    <message>
        <source>Switchback of the king</source>
        <translation>Возврат короля</translation>
    </message>
    <message>
        <source>Syzygy&apos;s tables have at most {count} men</source>
        <translation>в таблицах Syzygy не больше {count} фигур</translation>
    </message>
    <message>
        <source>The black king fires a battery</source>
        <translation>Чёрный король открывает батарею</translation>
    </message>
    <message>
        <source>The mates wanted: {phases}.</source>
        <translation>Желаемые маты: {phases}.</translation>
    </message>
    <message>
        <source>The mating man is unpinned</source>
        <translation>Матующая фигура развязывается</translation>
    </message>
    <message>
        <source>The page needs libraries that are not installed. Type this once: {command}</source>
        <translation>Странице нужны неустановленные библиотеки. Наберите один раз: {command}</translation>
    </message>
    <message>
        <source>The positions that were remembered of problem {detail} of the library {path} cannot be read; they were left as they are, and none is added to them. Perhaps a newer version of this program has written them.</source>
        <translation>Запомненные позиции задачи {detail} библиотеки {path} не читаются; они оставлены как есть, и новые к ним не добавляются. Возможно, их записала более новая версия этой программы.</translation>
    </message>
    <message>
        <source>The solutions branch at other half-moves than intended.</source>
        <translation>Решения ветвятся на других полуходах, чем задумано.</translation>
    </message>
    <message>
        <source>The white king fires a battery</source>
        <translation>Белый король открывает батарею</translation>
    </message>
    <message>
        <source>The white {kind} on {square} takes part in no mate; without it key and mates stay.</source>
        <translation>Белая фигура на {square} ({kind}) не участвует ни в одном мате; без неё вступление и маты сохраняются.</translation>
    </message>
    <message>
        <source>Thematic dual after {moves}: {mates}.</source>
        <translation>Тематическая дуаль после {moves}: {mates}.</translation>
    </message>
    <message>
        <source>There are more lines than are listed.</source>
        <translation>Решений больше, чем перечислено.</translation>
    </message>
    <message>
        <source>There is no first turn: the game is over, or whoever is to move is blocked.</source>
        <translation>Первого хода нет: игра окончена или тот, чей ход, заперт.</translation>
    </message>
    <message>
        <source>There is no status “{found}”. Did you mean “{meant}”?</source>
        <translation>Состояния «{found}» нет. Имелось в виду «{meant}»?</translation>
    </message>
    <message>
        <source>Too few</source>
        <translation>Слишком мало</translation>
    </message>
    <message>
        <source>Transferred mates</source>
        <translation>Переносы мата</translation>
    </message>
    <message>
        <source>Tries</source>
        <translation>Ложные следы</translation>
    </message>
    <message>
        <source>White battery fired</source>
        <translation>Белая батарея сыграла</translation>
    </message>
    <message>
        <source>White has more kings than one</source>
        <translation>у белых больше одного короля</translation>
    </message>
    <message>
        <source>White interference</source>
        <translation>Белое перекрытие</translation>
    </message>
    <message>
        <source>White may not castle long: {reason}</source>
        <translation>Белым нельзя рокировать длинно: {reason}</translation>
    </message>
    <message>
        <source>White may not castle short: {reason}</source>
        <translation>Белым нельзя рокировать коротко: {reason}</translation>
    </message>
    <message>
        <source>White self-blocks</source>
        <translation>Белое блокирование</translation>
    </message>
    <message>
        <source>White wins where he was to draw</source>
        <translation>белые выигрывают там, где требовалась ничья</translation>
    </message>
    <message>
        <source>White&apos;s king is missing: put him on the board, or allow him</source>
        <translation>нет белого короля: поставьте его на доску или разрешите его</translation>
    </message>
    <message>
        <source>Win, proved</source>
        <translation>Выигрыш, доказано</translation>
    </message>
    <message>
        <source>a capture in passing is allowed as the first move</source>
        <translation>взятие на проходе возможно первым ходом</translation>
    </message>
    <message>
        <source>a die shows 1 to {faces}</source>
        <translation>кость показывает от 1 до {faces}</translation>
    </message>
    <message>
        <source>a helpmate of 1 to {most} solutions can be asked for</source>
        <translation>можно задать кооперативный мат с числом решений от 1 до {most}</translation>
    </message>
    <message>
        <source>a hop over the next man lands beyond it</source>
        <translation>прыжок через соседнюю фигуру ведёт за неё</translation>
    </message>
    <message>
        <source>a key that brings an idle man into play</source>
        <translation>вступление, вводящее праздную фигуру</translation>
    </message>
    <message>
        <source>a key that checks</source>
        <translation>вступление с шахом</translation>
    </message>
    <message>
        <source>a key that leaves Black fewer moves</source>
        <translation>вступление, оставляющее чёрным меньше ходов</translation>
    </message>
    <message>
        <source>a key that takes a flight</source>
        <translation>вступление, отнимающее поле отступления</translation>
    </message>
    <message>
        <source>a key that takes a pawn</source>
        <translation>вступление со взятием пешки</translation>
    </message>
    <message>
        <source>a key that takes a piece</source>
        <translation>вступление со взятием фигуры</translation>
    </message>
    <message>
        <source>a king alone never mates</source>
        <translation>одинокий король никогда не ставит мат</translation>
    </message>
    <message>
        <source>a king is moved</source>
        <translation>переставлен король</translation>
    </message>
    <message>
        <source>a man does not leap to where he stands</source>
        <translation>фигура не прыгает на своё же поле</translation>
    </message>
    <message>
        <source>a man is added or replaced</source>
        <translation>фигура добавлена или заменена</translation>
    </message>
    <message>
        <source>a man is moved</source>
        <translation>фигура переставлена</translation>
    </message>
    <message>
        <source>a man is taken off</source>
        <translation>фигура снята</translation>
    </message>
    <message>
        <source>a mark is 0 to 4 in steps of a half, got {mark}</source>
        <translation>оценка — от 0 до 4 с шагом в половину, а не {mark}</translation>
    </message>
    <message>
        <source>a message within a message: it was not read</source>
        <translation>письмо в письме: оно не прочитано</translation>
    </message>
    <message>
        <source>a newer version of this program wrote this file</source>
        <translation>этот файл записан более новой версией программы</translation>
    </message>
    <message>
        <source>a pawn of {side} stands on its first or last rank, which these rules allow ({squares})</source>
        <translation>пешка ({side}) стоит на первой или последней горизонтали, что допускают эти правила ({squares})</translation>
    </message>
    <message>
        <source>a problem of another game: only .jsonl has a form for it</source>
        <translation>задача другой игры: вид для неё есть только в .jsonl</translation>
    </message>
    <message>
        <source>a proof game has no duplex</source>
        <translation>в доказательной партии нет дуплекса</translation>
    </message>
    <message>
        <source>a queen would check</source>
        <translation>ферзь дал бы шах</translation>
    </message>
    <message>
        <source>a queen would parry the mate</source>
        <translation>ферзь отразил бы мат</translation>
    </message>
    <message>
        <source>a selfmate needs a white king</source>
        <translation>обратному мату нужен белый король</translation>
    </message>
    <message>
        <source>a solver has a name</source>
        <translation>у решателя есть имя</translation>
    </message>
    <message>
        <source>a step is there twice</source>
        <translation>один шаг указан дважды</translation>
    </message>
    <message>
        <source>a template has at most {most} characters</source>
        <translation>в шаблоне не больше {most} знаков</translation>
    </message>
    <message>
        <source>a time is not below zero</source>
        <translation>время не бывает меньше нуля</translation>
    </message>
    <message>
        <source>also {moves}</source>
        <translation>также {moves}</translation>
    </message>
    <message>
        <source>an entry cannot take its own place</source>
        <translation>композиция не может заменить саму себя</translation>
    </message>
    <message>
        <source>an officer without a share in the play</source>
        <translation>фигура без участия в игре</translation>
    </message>
    <message>
        <source>an unprovided check</source>
        <translation>необеспеченный шах</translation>
    </message>
    <message>
        <source>an unprovided flight</source>
        <translation>необеспеченное поле отступления</translation>
    </message>
    <message>
        <source>another defence of the same part is answered wrongly</source>
        <translation>на другую защиту той же части дан неверный ответ</translation>
    </message>
    <message>
        <source>another stipulation</source>
        <translation>другое задание</translation>
    </message>
    <message>
        <source>answers kept: {kept} of {number}</source>
        <translation>ответы сохранены: {kept} из {number}</translation>
    </message>
    <message>
        <source>anticipated</source>
        <translation>есть предшественник</translation>
    </message>
    <message>
        <source>at least {games}</source>
        <translation>по меньшей мере {games}</translation>
    </message>
    <message>
        <source>at most a key and {tries} tries can be wanted</source>
        <translation>можно задать не больше вступления и {tries} ложных следов</translation>
    </message>
    <message>
        <source>at most {most} mates can be wanted</source>
        <translation>можно задать не больше {most} матов</translation>
    </message>
    <message>
        <source>at most {most} men can be allowed</source>
        <translation>можно разрешить не более {most} фигур</translation>
    </message>
    <message>
        <source>at most {most} parts of a movement are possible</source>
        <translation>в ходе фигуры может быть не более {most} частей</translation>
    </message>
    <message>
        <source>authors</source>
        <translation>авторы</translation>
    </message>
    <message>
        <source>b may be White here, and n Black: write w and b, or the names of the sides</source>
        <translation>b здесь может означать белых, а n — чёрных: пишите w и b или названия сторон</translation>
    </message>
    <message>
        <source>board: {game} is played on {board}, got {found}</source>
        <translation>board: {game} играют на {board}, а не на {found}</translation>
    </message>
    <message>
        <source>both block {square}</source>
        <translation>обе блокируют {square}</translation>
    </message>
    <message>
        <source>both lift the pin by {unit}</source>
        <translation>обе снимают связку ({unit})</translation>
    </message>
    <message>
        <source>both shut off {unit}</source>
        <translation>обе перекрывают {unit}</translation>
    </message>
    <message>
        <source>both {one} and {two} stand here</source>
        <translation>здесь стоит и {one}, и {two}</translation>
    </message>
    <message>
        <source>can go: the key stays, the play changes</source>
        <translation>можно убрать: вступление остаётся, игра меняется</translation>
    </message>
    <message>
        <source>cannot be met: nobody may be added, and the men that stay do not show it alone</source>
        <translation>невыполнимо: добавлять никого нельзя, а оставшиеся фигуры сами этого не показывают</translation>
    </message>
    <message>
        <source>castling and en passant</source>
        <translation>рокировка и взятие на проходе</translation>
    </message>
    <message>
        <source>castling is allowed</source>
        <translation>рокировка разрешена</translation>
    </message>
    <message>
        <source>castling {rights} is not taken over: king or rook is not at home</source>
        <translation>рокировка {rights} не принята: король или ладья не на своём месте</translation>
    </message>
    <message>
        <source>chance: {chance}</source>
        <translation>вероятность: {chance}</translation>
    </message>
    <message>
        <source>claim proved</source>
        <translation>задание доказано</translation>
    </message>
    <message>
        <source>comments</source>
        <translation>комментарии</translation>
    </message>
    <message>
        <source>convention of retro analysis</source>
        <translation>соглашение ретроанализа</translation>
    </message>
    <message>
        <source>cooked after the first move</source>
        <translation>побочное решение после первого хода</translation>
    </message>
    <message>
        <source>correction</source>
        <translation>исправление</translation>
    </message>
    <message>
        <source>date, apart from the source</source>
        <translation>дата отдельно от источника</translation>
    </message>
    <message>
        <source>dedication</source>
        <translation>посвящение</translation>
    </message>
    <message>
        <source>depends on what came before</source>
        <translation>зависит от предыстории</translation>
    </message>
    <message>
        <source>diagrams without a king need the studio</source>
        <translation>для диаграмм без короля нужна студия</translation>
    </message>
    <message>
        <source>distinction</source>
        <translation>отличие</translation>
    </message>
    <message>
        <source>draw</source>
        <translation>ничья</translation>
    </message>
    <message>
        <source>draw, proved</source>
        <translation>ничья, доказано</translation>
    </message>
    <message>
        <source>dual at move {number}: {move} ({value})</source>
        <translation>дуаль на ходу {number}: {move} ({value})</translation>
    </message>
    <message>
        <source>duals</source>
        <translation>дуали</translation>
    </message>
    <message>
        <source>duplex</source>
        <translation>дуплекс</translation>
    </message>
    <message>
        <source>entry {number} cannot be read: {wrong}</source>
        <translation>композиция {number} не читается: {wrong}</translation>
    </message>
    <message>
        <source>entry {number} has no number for the judges yet</source>
        <translation>у композиции {number} ещё нет номера для судей</translation>
    </message>
    <message>
        <source>entry {number} takes no part any more</source>
        <translation>композиция {number} больше не участвует</translation>
    </message>
    <message>
        <source>entry {number} would tell a name: {name} stands in {text}</source>
        <translation>композиция {number} выдала бы имя: {name} стоит в {text}</translation>
    </message>
    <message>
        <source>errors of the defence</source>
        <translation>ошибки защиты</translation>
    </message>
    <message>
        <source>every grave flaw</source>
        <translation>любой тяжёлый недостаток</translation>
    </message>
    <message>
        <source>expected JSON</source>
        <translation>ожидается JSON</translation>
    </message>
    <message>
        <source>expected a JSON object</source>
        <translation>ожидается объект JSON</translation>
    </message>
    <message>
        <source>expected a man such as wKe1, got {word}</source>
        <translation>ожидалась фигура, например wKe1, а не {word}</translation>
    </message>
    <message>
        <source>expected a point from 1 to {points}, bar or off, got {point}</source>
        <translation>ожидается пункт от 1 до {points}, bar или off, а не {point}</translation>
    </message>
    <message>
        <source>expected at most {most} characters</source>
        <translation>ожидалось не более {most} символов</translation>
    </message>
    <message>
        <source>expected at most {most} men, kings among them, such as KRKN or KGvKp, got {text}</source>
        <translation>ожидалось не более {most} фигур вместе с королями, например KRKN или KGvKp, а не {text}</translation>
    </message>
    <message>
        <source>expected men such as KRKN or KPvKP, got {text}</source>
        <translation>ожидались фигуры вроде KRKN или KPvKP, а не {text}</translation>
    </message>
    <message>
        <source>expected place, version or new</source>
        <translation>ожидается place, version или new</translation>
    </message>
    <message>
        <source>fairy men and other boards need the studio</source>
        <translation>для сказочных фигур и других досок нужна студия</translation>
    </message>
    <message>
        <source>few variations</source>
        <translation>мало вариантов</translation>
    </message>
    <message>
        <source>fewer than here, {solutions}</source>
        <translation>меньше, чем здесь: {solutions}</translation>
    </message>
    <message>
        <source>first_point: the second thrower&apos;s point is thrown before, and is not given</source>
        <translation>first_point: очко второго бросающего выпадает раньше и не задано</translation>
    </message>
    <message>
        <source>five flights or more</source>
        <translation>пять или более полей для короля</translation>
    </message>
    <message>
        <source>flight without a set mate</source>
        <translation>отступление без готового мата</translation>
    </message>
    <message>
        <source>flights</source>
        <translation>поля отступления</translation>
    </message>
    <message>
        <source>flights given: {squares}</source>
        <translation>даёт поля: {squares}</translation>
    </message>
    <message>
        <source>flights of the king</source>
        <translation>отступления короля</translation>
    </message>
    <message>
        <source>flights taken: {squares}</source>
        <translation>отнимает поля: {squares}</translation>
    </message>
    <message>
        <source>follow my leader</source>
        <translation>следом за ведущим</translation>
    </message>
    <message>
        <source>form {form} is of a newer version of the program</source>
        <translation>вид {form} — от более новой версии программы</translation>
    </message>
    <message>
        <source>format: expected {format}; a newer program may have written this style</source>
        <translation>format: ожидается {format}; этот стиль, возможно, записан более новой программой</translation>
    </message>
    <message>
        <source>from {squares}</source>
        <translation>с {squares}</translation>
    </message>
    <message>
        <source>functionary</source>
        <translation>чиновник</translation>
    </message>
    <message>
        <source>games: {number}</source>
        <translation>партий: {number}</translation>
    </message>
    <message>
        <source>geometric</source>
        <translation>геометрический</translation>
    </message>
    <message>
        <source>gives the flight {square}</source>
        <translation>даёт поле отступления {square}</translation>
    </message>
    <message>
        <source>great triumph, {men}: {kinds}</source>
        <translation>большой триумф, {men}: {kinds}</translation>
    </message>
    <message>
        <source>guards in the mate</source>
        <translation>охраняет в мате</translation>
    </message>
    <message>
        <source>guards {square}</source>
        <translation>защищает {square}</translation>
    </message>
    <message>
        <source>half a move</source>
        <translation>полхода</translation>
    </message>
    <message>
        <source>half-neutral</source>
        <translation>полунейтральная</translation>
    </message>
    <message>
        <source>halfmove clock</source>
        <translation>счётчик полуходов</translation>
    </message>
    <message>
        <source>harmonic</source>
        <translation>гармонический</translation>
    </message>
    <message>
        <source>his turn hits: {chance}</source>
        <translation>его ход бьёт: {chance}</translation>
    </message>
    <message>
        <source>hold: themes: expected a list of texts</source>
        <translation>hold: themes: ожидается список текстов</translation>
    </message>
    <message>
        <source>hold: {name}: expected no negative number</source>
        <translation>hold: {name}: отрицательное число не ожидается</translation>
    </message>
    <message>
        <source>hurdle-colour-changing</source>
        <translation>меняющая цвет препятствия</translation>
    </message>
    <message>
        <source>if {case}: {finding}</source>
        <translation>если {case}: {finding}</translation>
    </message>
    <message>
        <source>if {rights}: {move}</source>
        <translation>если {rights}: {move}</translation>
    </message>
    <message>
        <source>illegal</source>
        <translation>нелегально</translation>
    </message>
    <message>
        <source>illegal position</source>
        <translation>нелегальная позиция</translation>
    </message>
    <message>
        <source>illegal: {why}</source>
        <translation>нелегально: {why}</translation>
    </message>
    <message>
        <source>in direct play the side whose goal it is must be to move</source>
        <translation>в прямой игре ход должен быть за стороной, чья это цель</translation>
    </message>
    <message>
        <source>in how many turns? Write a number, as in {example}</source>
        <translation>во сколько ходов? Напишите число, как в {example}</translation>
    </message>
    <message>
        <source>in no order can the men on {squares} have come to their squares</source>
        <translation>ни в каком порядке фигуры на {squares} не могли прийти на свои поля</translation>
    </message>
    <message>
        <source>in one diagram White mates at once</source>
        <translation>в одной диаграмме белые матуют сразу</translation>
    </message>
    <message>
        <source>in one diagram a king can be captured</source>
        <translation>в одной диаграмме можно взять короля</translation>
    </message>
    <message>
        <source>in one diagram another first move solves as well</source>
        <translation>в одной диаграмме решает и другой первый ход</translation>
    </message>
    <message>
        <source>in one diagram another first move solves sooner</source>
        <translation>на одной диаграмме другой первый ход решает быстрее</translation>
    </message>
    <message>
        <source>in one diagram it was not found out in time</source>
        <translation>на одной диаграмме это не удалось выяснить вовремя</translation>
    </message>
    <message>
        <source>in {file}: {wrong}</source>
        <translation>в {file}: {wrong}</translation>
    </message>
    <message>
        <source>in {phase} {lines}</source>
        <translation>{phase}: {lines}</translation>
    </message>
    <message>
        <source>intended solutions</source>
        <translation>задуманные решения</translation>
    </message>
    <message>
        <source>intended: {fault}</source>
        <translation>задумано: {fault}</translation>
    </message>
    <message>
        <source>interference</source>
        <translation>перекрытие</translation>
    </message>
    <message>
        <source>is pinned in the mate</source>
        <translation>связана в мате</translation>
    </message>
    <message>
        <source>it can be read in the letters of two languages: {one}, {other}</source>
        <translation>читается буквами двух языков: {one}, {other}</translation>
    </message>
    <message>
        <source>it cannot be done: {reason}</source>
        <translation>сделать это нельзя: {reason}</translation>
    </message>
    <message>
        <source>it cannot be read: {wrong}</source>
        <translation>не читается: {wrong}</translation>
    </message>
    <message>
        <source>it ends twice: there is more than one solution text</source>
        <translation>кончается дважды: текст не одного решения</translation>
    </message>
    <message>
        <source>it is damaged ({words})</source>
        <translation>он повреждён ({words})</translation>
    </message>
    <message>
        <source>it is in no section</source>
        <translation>не отнесена ни к одному разделу</translation>
    </message>
    <message>
        <source>it is locked by a password</source>
        <translation>он защищён паролем</translation>
    </message>
    <message>
        <source>it is no UTF-8</source>
        <translation>это не UTF-8</translation>
    </message>
    <message>
        <source>it is not certain whether {square} is a pawn or the man named before it</source>
        <translation>неясно, стоит на {square} пешка или названная перед ней фигура</translation>
    </message>
    <message>
        <source>it is not certain which side is White</source>
        <translation>неясно, какая сторона — белые</translation>
    </message>
    <message>
        <source>it is of {year}</source>
        <translation>год {year}</translation>
    </message>
    <message>
        <source>it is sound</source>
        <translation>он корректен</translation>
    </message>
    <message>
        <source>it is sound only with rights not shown: {rights}</source>
        <translation>корректна только с неуказанными правами: {rights}</translation>
    </message>
    <message>
        <source>it is too large</source>
        <translation>он слишком велик</translation>
    </message>
    <message>
        <source>it takes too long or too much memory</source>
        <translation>он требует слишком много времени или памяти</translation>
    </message>
    <message>
        <source>it was published: {where}</source>
        <translation>уже опубликована: {where}</translation>
    </message>
    <message>
        <source>its name has a character that no file&apos;s name can have</source>
        <translation>в его имени есть знак, которого в имени файла быть не может</translation>
    </message>
    <message>
        <source>jigger</source>
        <translation>джиггер</translation>
    </message>
    <message>
        <source>kamikaze</source>
        <translation>камикадзе</translation>
    </message>
    <message>
        <source>kept as it came, and not solved: {wrong}</source>
        <translation>сохранено как пришло и не решено: {wrong}</translation>
    </message>
    <message>
        <source>key: expected a move such as e2e4 or a7a8q, got {key}</source>
        <translation>key: ожидается ход вроде e2e4 или a7a8q, а стоит {key}</translation>
    </message>
    <message>
        <source>keys</source>
        <translation>вступления</translation>
    </message>
    <message>
        <source>keywords</source>
        <translation>ключевые слова</translation>
    </message>
    <message>
        <source>king</source>
        <translation>король</translation>
    </message>
    <message>
        <source>knight</source>
        <translation>конь</translation>
    </message>
    <message>
        <source>le Grand</source>
        <translation>тема ле Гран</translation>
    </message>
    <message>
        <source>line opening</source>
        <translation>вскрытие линии</translation>
    </message>
    <message>
        <source>line play</source>
        <translation>игра на линиях</translation>
    </message>
    <message>
        <source>line {number} is not understood: {line}</source>
        <translation>строка {number} непонятна: {line}</translation>
    </message>
    <message>
        <source>line {number}: not understood</source>
        <translation>строка {number}: непонятно</translation>
    </message>
    <message>
        <source>line {number}: {move} stands where it cannot</source>
        <translation>строка {number}: {move} там стоять не может</translation>
    </message>
    <message>
        <source>line {squares}</source>
        <translation>линия {squares}</translation>
    </message>
    <message>
        <source>lines are played with orthodox men only</source>
        <translation>варианты играются только ортодоксальными фигурами</translation>
    </message>
    <message>
        <source>lines are read with orthodox men in legal positions only</source>
        <translation>варианты читаются только с ортодоксальными фигурами в легальных позициях</translation>
    </message>
    <message>
        <source>lines of comments</source>
        <translation>строки комментариев</translation>
    </message>
    <message>
        <source>list of men</source>
        <translation>список фигур</translation>
    </message>
    <message>
        <source>longer than {most} bytes</source>
        <translation>длиннее {most} байт</translation>
    </message>
    <message>
        <source>longer than {most} characters</source>
        <translation>длиннее {most} знаков</translation>
    </message>
    <message>
        <source>looked: expected a list</source>
        <translation>looked: ожидался список</translation>
    </message>
    <message>
        <source>magic</source>
        <translation>магическая</translation>
    </message>
    <message>
        <source>makes it a try; sound by {move}</source>
        <translation>делает его ложным следом; решает {move}</translation>
    </message>
    <message>
        <source>makes the last move</source>
        <translation>делает последний ход</translation>
    </message>
    <message>
        <source>many composers</source>
        <translation>много авторов</translation>
    </message>
    <message>
        <source>mates are wanted by their phases in two-movers only</source>
        <translation>маты по фазам задаются только в двухходовках</translation>
    </message>
    <message>
        <source>mates kept: {kept} of {number}</source>
        <translation>маты сохранены: {kept} из {number}</translation>
    </message>
    <message>
        <source>mates that repeat themselves</source>
        <translation>повторяющиеся маты</translation>
    </message>
    <message>
        <source>mediocre triumph, {men}: {kinds}</source>
        <translation>средний триумф, {men}: {kinds}</translation>
    </message>
    <message>
        <source>men and side to move</source>
        <translation>фигуры и очередь хода</translation>
    </message>
    <message>
        <source>men change places</source>
        <translation>фигуры меняются местами</translation>
    </message>
    <message>
        <source>men idle in a phase</source>
        <translation>фигуры, праздные в какой-либо фазе</translation>
    </message>
    <message>
        <source>men in the way, or squares where nothing can be captured ({number})</source>
        <translation>фигуры на пути или поля, где ничего нельзя взять ({number})</translation>
    </message>
    <message>
        <source>men of one kind become another</source>
        <translation>фигуры одного вида становятся другими</translation>
    </message>
    <message>
        <source>men {name}: expected a number, or the least and the most</source>
        <translation>фигуры {name}: ожидается число или наименьшее и наибольшее</translation>
    </message>
    <message>
        <source>men: at most {most} may be defined</source>
        <translation>фигуры: можно определить не более {most}</translation>
    </message>
    <message>
        <source>men: expected an id and a code of one or two letters</source>
        <translation>фигуры: ожидается id и код из одной или двух букв</translation>
    </message>
    <message>
        <source>men: expected an object</source>
        <translation>фигуры: ожидается объект</translation>
    </message>
    <message>
        <source>men: expected text for {name}</source>
        <translation>фигуры: ожидается текст для {name}</translation>
    </message>
    <message>
        <source>men: expected texts by language for {name}</source>
        <translation>фигуры: ожидаются тексты по языкам для {name}</translation>
    </message>
    <message>
        <source>men: together they move in more ways than can be solved with</source>
        <translation>фигуры: вместе они ходят бо́льшим числом способов, чем можно решить</translation>
    </message>
    <message>
        <source>men: {code} stands for two of them</source>
        <translation>фигуры: {code} обозначает две из них</translation>
    </message>
    <message>
        <source>men: {man}: a movement is not whole</source>
        <translation>фигуры: {man}: ход описан не целиком</translation>
    </message>
    <message>
        <source>men: {man}: expected a list of steps</source>
        <translation>фигуры: {man}: ожидается список шагов</translation>
    </message>
    <message>
        <source>men: {man}: expected a movement</source>
        <translation>фигуры: {man}: ожидается ход</translation>
    </message>
    <message>
        <source>men: {man}: expected a part of a movement that is known</source>
        <translation>фигуры: {man}: ожидается известная часть хода</translation>
    </message>
    <message>
        <source>men: {man}: expected a rotation</source>
        <translation>фигуры: {man}: ожидается поворот</translation>
    </message>
    <message>
        <source>men: {man}: expected steps such as [1, 2]</source>
        <translation>фигуры: {man}: ожидаются шаги вроде [1, 2]</translation>
    </message>
    <message>
        <source>men: {man}: {name} is no number</source>
        <translation>фигуры: {man}: {name} — не число</translation>
    </message>
    <message>
        <source>men: {man}: {name} is not known</source>
        <translation>фигуры: {man}: {name} неизвестно</translation>
    </message>
    <message>
        <source>men: {man}: {wrong}</source>
        <translation>фигуры: {man}: {wrong}</translation>
    </message>
    <message>
        <source>model mates</source>
        <translation>правильные маты</translation>
    </message>
    <message>
        <source>modification</source>
        <translation>переработка</translation>
    </message>
    <message>
        <source>more than here, {solutions}</source>
        <translation>больше, чем здесь: {solutions}</translation>
    </message>
    <message>
        <source>more than {most} bytes</source>
        <translation>больше {most} байт</translation>
    </message>
    <message>
        <source>more than {most} characters of LaTeX</source>
        <translation>больше {most} знаков LaTeX</translation>
    </message>
    <message>
        <source>more than {most} values</source>
        <translation>больше {most} значений</translation>
    </message>
    <message>
        <source>more threats than one</source>
        <translation>больше одной угрозы</translation>
    </message>
    <message>
        <source>most often no first move solved</source>
        <translation>чаще всего ни один первый ход не решал</translation>
    </message>
    <message>
        <source>most often the play lacked the theme</source>
        <translation>чаще всего в игре не было темы</translation>
    </message>
    <message>
        <source>most often the solutions lacked the theme</source>
        <translation>чаще всего в решениях не было темы</translation>
    </message>
    <message>
        <source>most often there were too few solutions</source>
        <translation>чаще всего решений было слишком мало</translation>
    </message>
    <message>
        <source>most often there were too many solutions</source>
        <translation>чаще всего решений было слишком много</translation>
    </message>
    <message>
        <source>most often {moves}</source>
        <translation>чаще всего {moves}</translation>
    </message>
    <message>
        <source>move number</source>
        <translation>номер хода</translation>
    </message>
    <message>
        <source>move {number}: another promotion, {move} ({value})</source>
        <translation>ход {number}: другое превращение, {move} ({value})</translation>
    </message>
    <message>
        <source>move {number}: {move} meets the claim too ({value}); whether inside the line or at its end is not known</source>
        <translation>ход {number}: {move} тоже выполняет задание ({value}); неизвестно, внутри варианта или в его конце</translation>
    </message>
    <message>
        <source>move {number}: {move} meets the claim too ({value}); whether it only comes back to the line is not known</source>
        <translation>ход {number}: и {move} выполняет задание ({value}); только ли возвратом к варианту, неизвестно</translation>
    </message>
    <message>
        <source>moves, then is taken</source>
        <translation>ходит, затем её берут</translation>
    </message>
    <message>
        <source>mutual zugzwang after move {moves}</source>
        <translation>взаимный цугцванг после хода {moves}</translation>
    </message>
    <message>
        <source>needed</source>
        <translation>нужна</translation>
    </message>
    <message>
        <source>needed: he brings mates about by {defences}</source>
        <translation>нужна: ведёт к мату ходами {defences}</translation>
    </message>
    <message>
        <source>needed: he mates after {defences}</source>
        <translation>нужна: матует после {defences}</translation>
    </message>
    <message>
        <source>needed: makes the key</source>
        <translation>нужна: вступает</translation>
    </message>
    <message>
        <source>needed: without him a solution is lost</source>
        <translation>нужна: без неё пропадает решение</translation>
    </message>
    <message>
        <source>needed: without him another mate after {defences}</source>
        <translation>нужна: без неё другой мат после {defences}</translation>
    </message>
    <message>
        <source>needed: without him it cannot be solved</source>
        <translation>нужна: без неё решать нельзя</translation>
    </message>
    <message>
        <source>needed: without him no defence {defences}</source>
        <translation>нужна: без неё нет защиты {defences}</translation>
    </message>
    <message>
        <source>needed: without him no game leads to the position</source>
        <translation>нужна: без неё к позиции не ведёт ни одна партия</translation>
    </message>
    <message>
        <source>needed: without him no mate after {defences}</source>
        <translation>нужна: без неё нет мата после {defences}</translation>
    </message>
    <message>
        <source>needed: without him other play after {defences}</source>
        <translation>нужна: без неё другая игра после {defences}</translation>
    </message>
    <message>
        <source>needed: without him set play is lost</source>
        <translation>нужна: без неё теряется иллюзорная игра</translation>
    </message>
    <message>
        <source>needed: without him the key does not solve</source>
        <translation>нужна: без неё вступление не решает</translation>
    </message>
    <message>
        <source>needed: without him the threats change</source>
        <translation>нужна: без неё меняются угрозы</translation>
    </message>
    <message>
        <source>needed: without him themes are lost</source>
        <translation>нужна: без неё теряются темы</translation>
    </message>
    <message>
        <source>neither Pieces nor Forsyth: the board is empty</source>
        <translation>нет ни Pieces, ни Forsyth: доска пуста</translation>
    </message>
    <message>
        <source>neither a theme nor a mate is wanted</source>
        <translation>не задано ни темы, ни мата</translation>
    </message>
    <message>
        <source>nested deeper than {most} levels</source>
        <translation>вложено глубже {most} уровней</translation>
    </message>
    <message>
        <source>neutral</source>
        <translation>нейтральные</translation>
    </message>
    <message>
        <source>never compared with Popeye: {pairs}</source>
        <translation>не сверялись с Popeye: {pairs}</translation>
    </message>
    <message>
        <source>new hole: {moves}</source>
        <translation>новая дыра: {moves}</translation>
    </message>
    <message>
        <source>no JSON: {reason} in {place}</source>
        <translation>не JSON: {reason} в {place}</translation>
    </message>
    <message>
        <source>no author is named</source>
        <translation>автор не указан</translation>
    </message>
    <message>
        <source>no cell {cell} on the board of {game}</source>
        <translation>на доске игры {game} нет поля {cell}</translation>
    </message>
    <message>
        <source>no continuation</source>
        <translation>нет продолжения</translation>
    </message>
    <message>
        <source>no continuation after {moves}</source>
        <translation>нет продолжения после {moves}</translation>
    </message>
    <message>
        <source>no defences</source>
        <translation>защит нет</translation>
    </message>
    <message>
        <source>no diagram was found in this message</source>
        <translation>в этом письме не найдено ни одной диаграммы</translation>
    </message>
    <message>
        <source>no dual left, {mates}</source>
        <translation>дуалей не остаётся, {mates}</translation>
    </message>
    <message>
        <source>no effective defences</source>
        <translation>действенных защит нет</translation>
    </message>
    <message>
        <source>no engine was found</source>
        <translation>движок не найден</translation>
    </message>
    <message>
        <source>no entry was given to the judges as {number}</source>
        <translation>под номером {number} судьям ничего не передано</translation>
    </message>
    <message>
        <source>no first move is written</source>
        <translation>первый ход не указан</translation>
    </message>
    <message>
        <source>no game is called {name}; there are {books}</source>
        <translation>игры {name} нет; есть {books}</translation>
    </message>
    <message>
        <source>no game leads to the diagram: {reason}</source>
        <translation>никакая партия не ведёт к диаграмме: {reason}</translation>
    </message>
    <message>
        <source>no game leads to this position, so nothing is proved of its rights</source>
        <translation>к этой позиции не ведёт ни одна партия, поэтому о её правах ничего не доказано</translation>
    </message>
    <message>
        <source>no goal of the game is named; there are {goals}</source>
        <translation>цель игры не названа; есть {goals}</translation>
    </message>
    <message>
        <source>no key</source>
        <translation>ни одного вступления</translation>
    </message>
    <message>
        <source>no library is open</source>
        <translation>библиотека не открыта</translation>
    </message>
    <message>
        <source>no man has the letters {letters}</source>
        <translation>фигуры с буквами {letters} нет</translation>
    </message>
    <message>
        <source>no man is called {name}</source>
        <translation>фигуры {name} нет</translation>
    </message>
    <message>
        <source>no man stands on {place}</source>
        <translation>на {place} нет фигуры</translation>
    </message>
    <message>
        <source>no man that never moved can stand on {squares}</source>
        <translation>не ходившая фигура на {squares} стоять не может</translation>
    </message>
    <message>
        <source>no man {man} in {game}</source>
        <translation>в игре {game} нет фигуры {man}</translation>
    </message>
    <message>
        <source>no mate</source>
        <translation>нет мата</translation>
    </message>
    <message>
        <source>no mate after {moves}</source>
        <translation>нет мата после {moves}</translation>
    </message>
    <message>
        <source>no move can be played from this diagram</source>
        <translation>из этой диаграммы нельзя сделать ни одного хода</translation>
    </message>
    <message>
        <source>no order of moves leads there</source>
        <translation>никакой порядок ходов туда не ведёт</translation>
    </message>
    <message>
        <source>no pawn can come to {square}</source>
        <translation>пешка на {square} попасть не может</translation>
    </message>
    <message>
        <source>no play is called {name}</source>
        <translation>игры вида {name} нет</translation>
    </message>
    <message>
        <source>no player is called {name}; there are {players}</source>
        <translation>игрока {name} нет; есть {players}</translation>
    </message>
    <message>
        <source>no port is free: {reason}</source>
        <translation>нет свободного порта: {reason}</translation>
    </message>
    <message>
        <source>no problem</source>
        <translation>нет задачи</translation>
    </message>
    <message>
        <source>no rival left</source>
        <translation>соперников нет</translation>
    </message>
    <message>
        <source>no rule book is called {name}; there are {books}</source>
        <translation>свода правил {name} нет; есть {books}</translation>
    </message>
    <message>
        <source>no rules are called {words}</source>
        <translation>правил {words} нет</translation>
    </message>
    <message>
        <source>no scheduler answers at {address}</source>
        <translation>планировщик по адресу {address} не отвечает</translation>
    </message>
    <message>
        <source>no solution</source>
        <translation>нет решения</translation>
    </message>
    <message>
        <source>no solution belongs to the diagram itself</source>
        <translation>у самой диаграммы решения нет</translation>
    </message>
    <message>
        <source>no stipulation is given: {claim} was taken, the result</source>
        <translation>задание не указано: взято {claim}, результат</translation>
    </message>
    <message>
        <source>no stipulation is given: {default} was taken</source>
        <translation>задание не дано: взято {default}</translation>
    </message>
    <message>
        <source>no stipulation is given: {line} was taken, for so the line ends</source>
        <translation>задание не дано: взято {line}, так кончается линия</translation>
    </message>
    <message>
        <source>no style: a number in it cannot be used</source>
        <translation>не стиль: число в нём не годится</translation>
    </message>
    <message>
        <source>no style: too many brackets within brackets</source>
        <translation>не стиль: слишком много вложенных скобок</translation>
    </message>
    <message>
        <source>no such man</source>
        <translation>такой фигуры нет</translation>
    </message>
    <message>
        <source>no such square</source>
        <translation>такого поля нет</translation>
    </message>
    <message>
        <source>no tag FEN: a game from the array is no problem</source>
        <translation>нет тега FEN: партия из исходной позиции — не задача</translation>
    </message>
    <message>
        <source>no task is given</source>
        <translation>задание не дано</translation>
    </message>
    <message>
        <source>no task is given; write what is asked, such as #2</source>
        <translation>задание не дано; напишите, что требуется, например #2</translation>
    </message>
    <message>
        <source>no try</source>
        <translation>ложных следов нет</translation>
    </message>
    <message>
        <source>no window of the studio is open</source>
        <translation>окно студии не открыто</translation>
    </message>
    <message>
        <source>no {man} can come to {square}</source>
        <translation>на {square} не может попасть {man}</translation>
    </message>
    <message>
        <source>nobody of the core can play {move}, which is wanted</source>
        <translation>никто из ядра не может сыграть {move}, а это желаемый ход</translation>
    </message>
    <message>
        <source>not CSV: {wrong}</source>
        <translation>не CSV: {wrong}</translation>
    </message>
    <message>
        <source>not YAML: {problem}</source>
        <translation>не YAML: {problem}</translation>
    </message>
    <message>
        <source>not YAML: {reason}</source>
        <translation>не YAML: {reason}</translation>
    </message>
    <message>
        <source>not a text file: it has a zero byte here</source>
        <translation>не текстовый файл: здесь нулевой байт</translation>
    </message>
    <message>
        <source>not a text file: it has a zero here</source>
        <translation>не текстовый файл: здесь нуль</translation>
    </message>
    <message>
        <source>not all men can have come where they stand, or where they were captured, while the pawns went the only ways that they can have gone ({squares})</source>
        <translation>пока пешки шли единственно возможными путями, не все фигуры могли попасть туда, где они стоят или были взяты ({squares})</translation>
    </message>
    <message>
        <source>not certain</source>
        <translation>не точно</translation>
    </message>
    <message>
        <source>not decided</source>
        <translation>не решено</translation>
    </message>
    <message>
        <source>not decided: {doubt}</source>
        <translation>не решено: {doubt}</translation>
    </message>
    <message>
        <source>not finished</source>
        <translation>не закончено</translation>
    </message>
    <message>
        <source>not finished, so far {keys}</source>
        <translation>не закончено, пока {keys}</translation>
    </message>
    <message>
        <source>not finished, so far {solutions}</source>
        <translation>не закончено, пока {solutions}</translation>
    </message>
    <message numerus="yes">
        <source>not finished: {count} moves of White looked at</source>
        <translation>
            <numerusform>не закончено: просмотрен {count} ход белых</numerusform>
            <numerusform>не закончено: просмотрено {count} хода белых</numerusform>
            <numerusform>не закончено: просмотрено {count} ходов белых</numerusform>
        </translation>
    </message>
    <message>
        <source>not kept in {form}: {parts}</source>
        <translation>в {form} не сохраняется: {parts}</translation>
    </message>
    <message>
        <source>not known: one position was looked at</source>
        <translation>неизвестно: просмотрена одна позиция</translation>
    </message>
    <message>
        <source>not met yet: {tried} of {all} placements judged; {killer}</source>
        <translation>пока не выполнено: рассмотрено расстановок: {tried} из {all}; {killer}</translation>
    </message>
    <message>
        <source>not met: no position was found to begin with</source>
        <translation>не выполнено: не найдено позиции, с которой можно начать</translation>
    </message>
    <message>
        <source>not met: one geometry of {all}, {tried} positions judged; {killer}</source>
        <translation>не выполнено: одна геометрия из {all}, рассмотрено позиций: {tried}; {killer}</translation>
    </message>
    <message>
        <source>not met: {tried} positions judged; {killer}</source>
        <translation>не выполнено: рассмотрено позиций: {tried}; {killer}</translation>
    </message>
    <message>
        <source>not proved here: {reason}</source>
        <translation>здесь не доказано: {reason}</translation>
    </message>
    <message>
        <source>not proved here: {reason}; the page Study audits the line</source>
        <translation>здесь не доказано: {reason}; вариант проверяет страница «Этюд»</translation>
    </message>
    <message>
        <source>not proved: instead of {move} the last move may have been {others}</source>
        <translation>не доказано: вместо {move} последним ходом мог быть {others}</translation>
    </message>
    <message>
        <source>not proved: {move} need not have been the last move</source>
        <translation>не доказано: {move} не обязательно последний ход</translation>
    </message>
    <message>
        <source>not solved: by these conditions together a position has too many moves</source>
        <translation>не решается: при этих условиях вместе в позиции слишком много ходов</translation>
    </message>
    <message>
        <source>not solved: {wrong}</source>
        <translation>не решено: {wrong}</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>ничего</translation>
    </message>
    <message>
        <source>nothing beside</source>
        <translation>рядом ничего</translation>
    </message>
    <message>
        <source>nothing comes after the key of {sign}</source>
        <translation>после вступления {sign} ничего нет</translation>
    </message>
    <message>
        <source>nothing disproves it, if each man of fairy chess is a promoted pawn; only pawns, officers and numbers were looked at</source>
        <translation>ничто этого не опровергает, если каждая сказочная фигура — превращённая пешка; рассмотрены только пешки, обычные фигуры и их число</translation>
    </message>
    <message>
        <source>nothing disproves it, if the men of fairy chess stood in the array; only pawns, officers and numbers were looked at</source>
        <translation>ничто этого не опровергает, если сказочные фигуры стояли в начальной позиции; рассмотрены только пешки, обычные фигуры и их число</translation>
    </message>
    <message>
        <source>nothing is known of what {theme} needs: it has no grammar</source>
        <translation>неизвестно, что нужно теме {theme}: у неё нет грамматики</translation>
    </message>
    <message>
        <source>nothing may vary: name at least one man or square</source>
        <translation>меняться нечему: назовите хотя бы одну фигуру или поле</translation>
    </message>
    <message>
        <source>nothing that is done here</source>
        <translation>здесь такого не делают</translation>
    </message>
    <message>
        <source>nothing was printed</source>
        <translation>ничего не напечатано</translation>
    </message>
    <message>
        <source>number, apart from the source</source>
        <translation>номер отдельно от источника</translation>
    </message>
    <message>
        <source>on board A</source>
        <translation>на доске A</translation>
    </message>
    <message>
        <source>on board B</source>
        <translation>на доске B</translation>
    </message>
    <message>
        <source>one defence</source>
        <translation>одна защита</translation>
    </message>
    <message>
        <source>one defence has a dual</source>
        <translation>у одной защиты дуаль</translation>
    </message>
    <message>
        <source>one dual in the end, from move {number} on</source>
        <translation>одна дуаль в конце, с хода {number}</translation>
    </message>
    <message>
        <source>one dual is minor by the composer&apos;s word</source>
        <translation>одна дуаль по слову автора малая</translation>
    </message>
    <message>
        <source>one dual left</source>
        <translation>остаётся одна дуаль</translation>
    </message>
    <message>
        <source>one effective defence</source>
        <translation>одна действенная защита</translation>
    </message>
    <message>
        <source>one found</source>
        <translation>найдено одно</translation>
    </message>
    <message>
        <source>one game</source>
        <translation>одна партия</translation>
    </message>
    <message>
        <source>one game of {length} leads here</source>
        <translation>сюда ведёт одна партия в {length}</translation>
    </message>
    <message>
        <source>one game of {moves}</source>
        <translation>одна партия в {moves}</translation>
    </message>
    <message>
        <source>one half-move</source>
        <translation>один полуход</translation>
    </message>
    <message>
        <source>one key</source>
        <translation>одно вступление</translation>
    </message>
    <message>
        <source>one key so far</source>
        <translation>пока одно вступление</translation>
    </message>
    <message>
        <source>one line</source>
        <translation>одно решение</translation>
    </message>
    <message>
        <source>one line so far</source>
        <translation>пока одно решение</translation>
    </message>
    <message>
        <source>one man in the same place</source>
        <translation>одна фигура на том же поле</translation>
    </message>
    <message>
        <source>one man must be promoted</source>
        <translation>одна фигура заведомо превращённая</translation>
    </message>
    <message>
        <source>one mate in common</source>
        <translation>один общий мат</translation>
    </message>
    <message>
        <source>one more problem is left out</source>
        <translation>пропущена ещё одна задача</translation>
    </message>
    <message>
        <source>one move</source>
        <translation>один ход</translation>
    </message>
    <message>
        <source>one move may lead here</source>
        <translation>сюда может вести один ход</translation>
    </message>
    <message>
        <source>one of them is no PEM file, or the key belongs to another</source>
        <translation>что-то из этого не файл PEM, или ключ относится к другому</translation>
    </message>
    <message>
        <source>one other move only comes back to the line</source>
        <translation>ещё один ход лишь возвращает к варианту</translation>
    </message>
    <message>
        <source>one problem of another game is left out: only .jsonl has a form for it</source>
        <translation>одна задача другой игры пропущена: вид для неё есть только в .jsonl</translation>
    </message>
    <message>
        <source>one refutation</source>
        <translation>одно опровержение</translation>
    </message>
    <message>
        <source>one rival left</source>
        <translation>остаётся один соперник</translation>
    </message>
    <message>
        <source>one set variation in common</source>
        <translation>один общий вариант иллюзорной игры</translation>
    </message>
    <message>
        <source>one single move</source>
        <translation>одного одиночного хода</translation>
    </message>
    <message>
        <source>one solution</source>
        <translation>одно решение</translation>
    </message>
    <message>
        <source>one solution in common</source>
        <translation>одно общее решение</translation>
    </message>
    <message>
        <source>one stake</source>
        <translation>одна ставка</translation>
    </message>
    <message>
        <source>one theme gained</source>
        <translation>приобретена одна тема</translation>
    </message>
    <message>
        <source>one theme lost</source>
        <translation>утрачена одна тема</translation>
    </message>
    <message>
        <source>one threat</source>
        <translation>одна угроза</translation>
    </message>
    <message>
        <source>one threat: {moves}</source>
        <translation>одна угроза: {moves}</translation>
    </message>
    <message>
        <source>one try</source>
        <translation>один ложный след</translation>
    </message>
    <message>
        <source>one try in common</source>
        <translation>один общий ложный след</translation>
    </message>
    <message>
        <source>one turn is enough</source>
        <translation>хватает одного хода</translation>
    </message>
    <message>
        <source>one variation in common</source>
        <translation>один общий вариант</translation>
    </message>
    <message>
        <source>one with a dual</source>
        <translation>одна с дуалью</translation>
    </message>
    <message>
        <source>one with several replies</source>
        <translation>одна с несколькими ответами</translation>
    </message>
    <message>
        <source>only diagrams of orthodox chess are judged</source>
        <translation>оцениваются только диаграммы ортодоксальных шахмат</translation>
    </message>
    <message>
        <source>only direct and help play and series have an exact length, got {sign}</source>
        <translation>точная длина бывает только у прямой и кооперативной игры и серий, а стоит {sign}</translation>
    </message>
    <message>
        <source>only help play has half moves, got {sign}</source>
        <translation>полуходы бывают только в кооперативной игре, а стоит {sign}</translation>
    </message>
    <message>
        <source>only hops on a queen&apos;s or a nightrider&apos;s lines turn aside</source>
        <translation>в сторону поворачивают только прыжки по линиям ферзя или всадника</translation>
    </message>
    <message>
        <source>only stops a dual after {defences}</source>
        <translation>устраняет лишь дуаль после {defences}</translation>
    </message>
    <message>
        <source>only stops cooks that begin with {moves}</source>
        <translation>устраняет лишь побочные решения, начинающиеся с {moves}</translation>
    </message>
    <message>
        <source>only stops the cook {moves}</source>
        <translation>устраняет лишь побочное решение {moves}</translation>
    </message>
    <message>
        <source>only the compiled part of the program can tell, and it was not built here; install the program again where there is a C compiler</source>
        <translation>это знает только скомпилированная часть программы, а здесь она не собрана; установите программу заново там, где есть компилятор C</translation>
    </message>
    <message>
        <source>only the compiled part of the program solves this, and it was not built here; install the program again where there is a C compiler</source>
        <translation>это решает только скомпилированная часть программы, а здесь она не собрана; установите программу заново там, где есть компилятор C</translation>
    </message>
    <message>
        <source>only the first {most} problems were read</source>
        <translation>прочитаны только первые {most} задач</translation>
    </message>
    <message>
        <source>only this</source>
        <translation>только так</translation>
    </message>
    <message>
        <source>opens a line to {square}</source>
        <translation>открывает линию на {square}</translation>
    </message>
    <message>
        <source>options of printing</source>
        <translation>параметры печати</translation>
    </message>
    <message>
        <source>order: expected near or random, got {order}</source>
        <translation>order: ожидается near или random, а стоит {order}</translation>
    </message>
    <message>
        <source>other conditions</source>
        <translation>другие условия</translation>
    </message>
    <message>
        <source>other games than chess are opened at the desk</source>
        <translation>другие игры, кроме шахмат, открываются на компьютере</translation>
    </message>
    <message>
        <source>other shape</source>
        <translation>другая форма</translation>
    </message>
    <message>
        <source>other shape, {solutions}</source>
        <translation>другая форма, {solutions}</translation>
    </message>
    <message>
        <source>other solutions</source>
        <translation>другие решения</translation>
    </message>
    <message>
        <source>other threat: {move}</source>
        <translation>другая угроза: {move}</translation>
    </message>
    <message>
        <source>out of play</source>
        <translation>вне игры</translation>
    </message>
    <message>
        <source>paralysing</source>
        <translation>парализующая</translation>
    </message>
    <message>
        <source>patrolling</source>
        <translation>патруль</translation>
    </message>
    <message>
        <source>pawn</source>
        <translation>пешка</translation>
    </message>
    <message>
        <source>pinned, {unit} would be freed and parry</source>
        <translation>связана, {unit} освободилась бы и защитила</translation>
    </message>
    <message>
        <source>pins</source>
        <translation>связки</translation>
    </message>
    <message>
        <source>pins in the mate</source>
        <translation>связывает в мате</translation>
    </message>
    <message>
        <source>pins the unit on {square}</source>
        <translation>связывает фигуру {square}</translation>
    </message>
    <message>
        <source>play of the threats</source>
        <translation>игра угроз</translation>
    </message>
    <message>
        <source>point {point}: men of both sides</source>
        <translation>пункт {point}: фишки обеих сторон</translation>
    </message>
    <message>
        <source>point {point}: men of two players</source>
        <translation>пункт {point}: фишки двух игроков</translation>
    </message>
    <message>
        <source>printed solution</source>
        <translation>напечатанное решение</translation>
    </message>
    <message>
        <source>problem {number}</source>
        <translation>задача {number}</translation>
    </message>
    <message>
        <source>problem {number} cannot be read: {wrong}</source>
        <translation>задача {number} не читается: {wrong}</translation>
    </message>
    <message>
        <source>problem {place} is left out: {reason}</source>
        <translation>задача {place} пропущена: {reason}</translation>
    </message>
    <message>
        <source>promoted force</source>
        <translation>превращённая фигура</translation>
    </message>
    <message>
        <source>promoted men</source>
        <translation>превращённые фигуры</translation>
    </message>
    <message>
        <source>promotes</source>
        <translation>превращается</translation>
    </message>
    <message>
        <source>promotions</source>
        <translation>превращения</translation>
    </message>
    <message>
        <source>proof games are of orthodox chess only</source>
        <translation>доказательные партии бывают только в ортодоксальных шахматах</translation>
    </message>
    <message>
        <source>proof games cannot be searched; play such as #2 or h#2 can</source>
        <translation>доказательные партии искать нельзя; можно такое, как #2 или h#2</translation>
    </message>
    <message>
        <source>proof games in which a side moves men of the other are not solved</source>
        <translation>доказательные партии, в которых сторона ходит фигурами другой, не решаются</translation>
    </message>
    <message>
        <source>proof games, and they only, lead to the diagram</source>
        <translation>к диаграмме ведут доказательные партии, и только они</translation>
    </message>
    <message>
        <source>protean</source>
        <translation>протеическая</translation>
    </message>
    <message>
        <source>queen</source>
        <translation>ферзь</translation>
    </message>
    <message>
        <source>reciprocal</source>
        <translation>чередование</translation>
    </message>
    <message>
        <source>references (&amp; and *) are not read</source>
        <translation>ссылки (&amp; и *) не читаются</translation>
    </message>
    <message>
        <source>reflected in a diagonal</source>
        <translation>отражено по диагонали</translation>
    </message>
    <message>
        <source>reflected left to right</source>
        <translation>отражено слева направо</translation>
    </message>
    <message>
        <source>reflected top to bottom</source>
        <translation>отражено сверху вниз</translation>
    </message>
    <message>
        <source>refutes {move}</source>
        <translation>опровергает {move}</translation>
    </message>
    <message>
        <source>rights that nobody has decided were tried one by one: they are too many to be tried together</source>
        <translation>нерешённые права проверены по одному: их слишком много, чтобы проверять вместе</translation>
    </message>
    <message>
        <source>rights where a proof game begins</source>
        <translation>права в начале доказательной партии</translation>
    </message>
    <message>
        <source>rights where a proof game ends</source>
        <translation>права в конце доказательной партии</translation>
    </message>
    <message>
        <source>rook</source>
        <translation>ладья</translation>
    </message>
    <message>
        <source>round trips</source>
        <translation>круговые маршруты</translation>
    </message>
    <message>
        <source>round {name} has no problems</source>
        <translation>в туре {name} нет задач</translation>
    </message>
    <message>
        <source>royal</source>
        <translation>королевская</translation>
    </message>
    <message>
        <source>rules: expected a list of conditions</source>
        <translation>правила: ожидается список условий</translation>
    </message>
    <message>
        <source>rules: expected an object</source>
        <translation>правила: ожидается объект</translation>
    </message>
    <message>
        <source>rules: expected an object of options</source>
        <translation>правила: ожидается объект с параметрами</translation>
    </message>
    <message>
        <source>rules: expected conditions as texts</source>
        <translation>правила: ожидаются условия в виде текстов</translation>
    </message>
    <message>
        <source>rules: expected the name of a book and its version</source>
        <translation>правила: ожидается название свода и его версия</translation>
    </message>
    <message>
        <source>rules: {option} has no value</source>
        <translation>правила: у {option} нет значения</translation>
    </message>
    <message>
        <source>same key</source>
        <translation>то же вступление</translation>
    </message>
    <message>
        <source>same key and themes</source>
        <translation>то же вступление и темы</translation>
    </message>
    <message>
        <source>same solutions</source>
        <translation>те же решения</translation>
    </message>
    <message>
        <source>schemes are worked with orthodox men only</source>
        <translation>схемы разрабатываются только с ортодоксальными фигурами</translation>
    </message>
    <message>
        <source>score, {player}: expected 0 to {most}</source>
        <translation>score, {player}: ожидается от 0 до {most}</translation>
    </message>
    <message>
        <source>score: {game} counts nothing beside men</source>
        <translation>score: {game}: кроме фишек, ничего не считается</translation>
    </message>
    <message>
        <source>second best: {chance}</source>
        <translation>второй по силе ход: {chance}</translation>
    </message>
    <message>
        <source>second solution</source>
        <translation>второе решение</translation>
    </message>
    <message>
        <source>second solution: {move} ({value})</source>
        <translation>побочное решение: {move} ({value})</translation>
    </message>
    <message>
        <source>seconds: expected 0 to {most}, got {seconds}</source>
        <translation>seconds: ожидается от 0 до {most}, а стоит {seconds}</translation>
    </message>
    <message>
        <source>section {section} has no entries</source>
        <translation>в разделе {section} нет композиций</translation>
    </message>
    <message>
        <source>section {section}: of several judges&apos; opinions the last word is missing</source>
        <translation>раздел {section}: мнений нескольких судей мало, нет последнего слова</translation>
    </message>
    <message>
        <source>self-block</source>
        <translation>блокирование</translation>
    </message>
    <message>
        <source>self-pin</source>
        <translation>самосвязывание</translation>
    </message>
    <message>
        <source>series play has no half moves, got {sign}</source>
        <translation>в серийной игре полуходов нет, а стоит {sign}</translation>
    </message>
    <message>
        <source>set continuations {number} of {defences}</source>
        <translation>иллюзорных продолжений {number} из {defences}</translation>
    </message>
    <message>
        <source>set mates {number} of {defences}</source>
        <translation>иллюзорных матов {number} из {defences}</translation>
    </message>
    <message>
        <source>set play</source>
        <translation>иллюзорная игра</translation>
    </message>
    <message>
        <source>set play is complete</source>
        <translation>иллюзорная игра полная</translation>
    </message>
    <message>
        <source>set play not finished</source>
        <translation>иллюзорная игра не досчитана</translation>
    </message>
    <message>
        <source>set play was not looked for</source>
        <translation>иллюзорную игру не искали</translation>
    </message>
    <message>
        <source>several changes at once</source>
        <translation>сразу несколько изменений</translation>
    </message>
    <message>
        <source>sheets of this problem are marked by hand</source>
        <translation>решения этой задачи оцениваются вручную</translation>
    </message>
    <message>
        <source>shifted one file to the left</source>
        <translation>сдвинуто на одну вертикаль влево</translation>
    </message>
    <message>
        <source>shifted one file to the right</source>
        <translation>сдвинуто на одну вертикаль вправо</translation>
    </message>
    <message>
        <source>shifted one rank down</source>
        <translation>сдвинуто на одну горизонталь вниз</translation>
    </message>
    <message>
        <source>shifted one rank up</source>
        <translation>сдвинуто на одну горизонталь вверх</translation>
    </message>
    <message>
        <source>short</source>
        <translation>короткое решение</translation>
    </message>
    <message>
        <source>short, {solutions}</source>
        <translation>короткое решение, {solutions}</translation>
    </message>
    <message>
        <source>short: {keys}</source>
        <translation>короткое решение: {keys}</translation>
    </message>
    <message>
        <source>shuts the line of {unit}</source>
        <translation>перекрывает линию {unit}</translation>
    </message>
    <message>
        <source>shuts the line of {unit}, leaves {flight}</source>
        <translation>перекрывает линию {unit}, оставляет {flight}</translation>
    </message>
    <message>
        <source>sideline {line}: {fault}</source>
        <translation>побочный вариант {line}: {fault}</translation>
    </message>
    <message>
        <source>so far {keys}</source>
        <translation>пока {keys}</translation>
    </message>
    <message>
        <source>not finished: one move of White looked at</source>
        <translation>не закончено: просмотрен один ход белых</translation>
    </message>
    <message>
        <source>no study lies on the board</source>
        <translation>на доске нет этюда</translation>
    </message>
    <message>
        <source>nodes: {fault}</source>
        <translation>nodes: {fault}</translation>
    </message>
    <message>
        <source>not proved: of the one move of White an engine tells what it sees</source>
        <translation>не доказано: об одном ходе белых движок говорит, что видит</translation>
    </message>
    <message>
        <source>of studies a first move and only moves can be demanded, no themes or figures</source>
        <translation>от этюдов можно требовать первого хода и единственных ходов, но не тем и чисел</translation>
    </message>
    <message>
        <source>of the tables of {men} men one is missing: {name}</source>
        <translation>среди таблиц на {men} фигур нет одной: {name}</translation>
    </message>
    <message>
        <source>one file is damaged: {name}</source>
        <translation>один файл повреждён: {name}</translation>
    </message>
    <message>
        <source>one position of the line in common</source>
        <translation>одна общая позиция решения</translation>
    </message>
    <message>
        <source>only moves and an engine are asked of studies (+ and =)</source>
        <translation>единственные ходы и движок спрашиваются у этюдов (+ и =)</translation>
    </message>
    <message>
        <source>only: expected at most {most} moves</source>
        <translation>only: ожидалось не больше {most} ходов</translation>
    </message>
    <message>
        <source>open: one move of White, and it is not proved to be the only one</source>
        <translation>открыто: один ход белых, и не доказано, что он единственный</translation>
    </message>
    <message>
        <source>open: one move of White, and it is proved to be the only one</source>
        <translation>открыто: один ход белых, и доказано, что он единственный</translation>
    </message>
    <message>
        <source>problems with twins are searched at the desk</source>
        <translation>задачи с близнецами ищут за компьютером</translation>
    </message>
    <message>
        <source>sidelines that are not thematic: one move of White, and it is not proved to be the only one</source>
        <translation>нетематические побочные варианты: один ход белых, и не доказано, что он единственный</translation>
    </message>
    <message>
        <source>sidelines that are not thematic: one move of White, and it is proved to be the only one</source>
        <translation>нетематические побочные варианты: один ход белых, и доказано, что он единственный</translation>
    </message>
    <message>
        <source>solution {number}: {men}</source>
        <translation>решение {number}: {men}</translation>
    </message>
    <message>
        <source>solutions that stay: {kept} of {number}</source>
        <translation>решения, которые остаются: {kept} из {number}</translation>
    </message>
    <message>
        <source>some play is left out: it is too much for this page</source>
        <translation>часть игры опущена: для этой страницы её слишком много</translation>
    </message>
    <message>
        <source>some throw hits: {chance}</source>
        <translation>какой-то бросок бьёт: {chance}</translation>
    </message>
    <message>
        <source>sound</source>
        <translation>корректно</translation>
    </message>
    <message>
        <source>sound by {move}</source>
        <translation>решает {move}</translation>
    </message>
    <message>
        <source>sound, {solutions}</source>
        <translation>корректно, {solutions}</translation>
    </message>
    <message>
        <source>sound: {keys}!</source>
        <translation>корректно: {keys}!</translation>
    </message>
    <message>
        <source>source</source>
        <translation>источник</translation>
    </message>
    <message>
        <source>stalemate</source>
        <translation>пат</translation>
    </message>
    <message>
        <source>star</source>
        <translation>звезда</translation>
    </message>
    <message>
        <source>statement of soundness and own remarks</source>
        <translation>отметка о корректности и собственные заметки</translation>
    </message>
    <message>
        <source>stipulation {stipulation}: kept in words and not solved</source>
        <translation>задание {stipulation}: сохранено словами и не решено</translation>
    </message>
    <message>
        <source>stipulation {words}: was not quoted as YAML asks</source>
        <translation>задание {words}: не взято в кавычки, как требует YAML</translation>
    </message>
    <message>
        <source>stipulation: {wrong}</source>
        <translation>задание: {wrong}</translation>
    </message>
    <message>
        <source>studies are searched at the desk</source>
        <translation>этюды ищут за компьютером</translation>
    </message>
    <message>
        <source>studies are searched by the rules of today&apos;s chess only</source>
        <translation>этюды ищутся только по правилам нынешних шахмат</translation>
    </message>
    <message>
        <source>such files are not made here</source>
        <translation>такие файлы здесь не делаются</translation>
    </message>
    <message>
        <source>switchbacks</source>
        <translation>возвраты</translation>
    </message>
    <message>
        <source>symmetrical play</source>
        <translation>симметричная игра</translation>
    </message>
    <message>
        <source>tables of endings have at most {count} men</source>
        <translation>в таблицах эндшпилей не больше {count} фигур</translation>
    </message>
    <message>
        <source>tables of endings have legal positions only</source>
        <translation>в таблицах эндшпилей только легальные позиции</translation>
    </message>
    <message>
        <source>tables of endings have orthodox men only</source>
        <translation>в таблицах эндшпилей только ортодоксальные фигуры</translation>
    </message>
    <message>
        <source>tables of endings know no castling</source>
        <translation>таблицы эндшпилей не знают рокировки</translation>
    </message>
    <message>
        <source>tables of endings need the compiled part of the program</source>
        <translation>таблицам эндшпилей нужна скомпилированная часть программы</translation>
    </message>
    <message>
        <source>tables of the diagram would have more than {count} positions ({size} GB); at most {most} are made</source>
        <translation>в таблицах диаграммы было бы более {count} позиций ({size} ГБ); делается не более {most}</translation>
    </message>
    <message>
        <source>tables of the diagram would have {count} positions ({size} GB); at most {most} are made</source>
        <translation>в таблицах диаграммы было бы {count} позиций ({size} ГБ); делается не более {most}</translation>
    </message>
    <message>
        <source>taken</source>
        <translation>её берут</translation>
    </message>
    <message>
        <source>taken by the last move</source>
        <translation>её берут последним ходом</translation>
    </message>
    <message>
        <source>taken where it stands</source>
        <translation>её берут на месте</translation>
    </message>
    <message>
        <source>takes back</source>
        <translation>берёт в ответ</translation>
    </message>
    <message>
        <source>takes {man}</source>
        <translation>берёт: {man}</translation>
    </message>
    <message>
        <source>takes, then is taken</source>
        <translation>берёт, затем её берут</translation>
    </message>
    <message>
        <source>tasks</source>
        <translation>таски</translation>
    </message>
    <message>
        <source>tasks and geometry</source>
        <translation>таски и геометрия</translation>
    </message>
    <message>
        <source>text</source>
        <translation>текст</translation>
    </message>
    <message>
        <source>that a proof game is the shortest</source>
        <translation>что доказательная партия — кратчайшая</translation>
    </message>
    <message>
        <source>the [ at character {place} of {text} is not closed</source>
        <translation>[ на знаке {place} в {text} не закрыта</translation>
    </message>
    <message>
        <source>the ] at character {place} of {text} closes nothing</source>
        <translation>] на знаке {place} в {text} ничего не закрывает</translation>
    </message>
    <message>
        <source>the actual play</source>
        <translation>действительная игра</translation>
    </message>
    <message>
        <source>the box has more messages: the rest was not read</source>
        <translation>в ящике есть ещё письма: остальные не прочитаны</translation>
    </message>
    <message>
        <source>the certificates cannot be used: {reason}</source>
        <translation>сертификаты не годятся: {reason}</translation>
    </message>
    <message>
        <source>the change {place} is not understood</source>
        <translation>изменение {place} непонятно</translation>
    </message>
    <message>
        <source>the changed answer to a check</source>
        <translation>перемена ответа на шах</translation>
    </message>
    <message>
        <source>the checks that the key allows</source>
        <translation>шахи, которые допускает вступление</translation>
    </message>
    <message>
        <source>the claim is not met in the diagram: {value}</source>
        <translation>на диаграмме задание не выполняется: {value}</translation>
    </message>
    <message>
        <source>the compiled solver, which this needs, was not built</source>
        <translation>скомпилированный решатель, который для этого нужен, не собран</translation>
    </message>
    <message>
        <source>the conditions are not understood: {words}</source>
        <translation>условия не поняты: {words}</translation>
    </message>
    <message>
        <source>the core and the kings that it lacks are {men} men, more than the {most} that are allowed</source>
        <translation>ядро и недостающие короли — это {men} фигур, больше, чем разрешённые {most}</translation>
    </message>
    <message>
        <source>the core has more men than a side can have</source>
        <translation>в ядре больше фигур, чем может быть у одной стороны</translation>
    </message>
    <message>
        <source>the core has {men} men, more than the {most} that are allowed</source>
        <translation>в ядре {men} фигур — больше разрешённых {most}</translation>
    </message>
    <message>
        <source>the cross of flights</source>
        <translation>крест короля</translation>
    </message>
    <message>
        <source>the diagram is not whole</source>
        <translation>диаграмма неполная</translation>
    </message>
    <message>
        <source>the diagram was changed since it was written: not read</source>
        <translation>диаграмма изменена после записи: не прочитана</translation>
    </message>
    <message>
        <source>the disk can only be read</source>
        <translation>диск только для чтения</translation>
    </message>
    <message>
        <source>the disk is full</source>
        <translation>диск заполнен</translation>
    </message>
    <message>
        <source>the file cannot be read: {reason}</source>
        <translation>файл прочитать нельзя: {reason}</translation>
    </message>
    <message>
        <source>the file cannot be written: {reason}</source>
        <translation>файл записать нельзя: {reason}</translation>
    </message>
    <message>
        <source>the file exists already</source>
        <translation>файл уже есть</translation>
    </message>
    <message>
        <source>the file has {size} bytes; files of up to {most} bytes are read</source>
        <translation>в файле {size} байт; читаются файлы до {most} байт</translation>
    </message>
    <message>
        <source>the file holds no problem</source>
        <translation>в файле нет задач</translation>
    </message>
    <message>
        <source>the file holds no problem; {expected}</source>
        <translation>в файле нет задач; {expected}</translation>
    </message>
    <message>
        <source>the file is UTF-16, not UTF-8, and was read as such</source>
        <translation>файл в UTF-16, а не в UTF-8, так и прочитан</translation>
    </message>
    <message>
        <source>the file is empty</source>
        <translation>файл пуст</translation>
    </message>
    <message>
        <source>the file is longer than {most} bytes</source>
        <translation>файл длиннее {most} байт</translation>
    </message>
    <message>
        <source>the file is not UTF-8; it was read as {encoding}, by its looks</source>
        <translation>файл не в UTF-8; по виду прочитан как {encoding}</translation>
    </message>
    <message>
        <source>the file is not all UTF-8; a mark stands for what is not</source>
        <translation>файл не весь в UTF-8; вместо остального стоит знак</translation>
    </message>
    <message>
        <source>the flights that the key gives</source>
        <translation>поля, которые вступление даёт королю</translation>
    </message>
    <message>
        <source>the folder does not exist</source>
        <translation>папки нет</translation>
    </message>
    <message>
        <source>the game book has no page {name}</source>
        <translation>в книге игр нет страницы {name}</translation>
    </message>
    <message>
        <source>the game has ended: no move is left</source>
        <translation>игра окончена: ходов больше нет</translation>
    </message>
    <message>
        <source>the game has no such man ({squares})</source>
        <translation>в игре такой фигуры нет ({squares})</translation>
    </message>
    <message>
        <source>the key stays</source>
        <translation>вступление остаётся</translation>
    </message>
    <message>
        <source>the king</source>
        <translation>король</translation>
    </message>
    <message>
        <source>the king on {square} can be captured at the start</source>
        <translation>король на {square} вначале под взятием</translation>
    </message>
    <message>
        <source>the kings stand side by side</source>
        <translation>короли стоят рядом</translation>
    </message>
    <message>
        <source>the kings stand side by side ({squares})</source>
        <translation>короли стоят рядом ({squares})</translation>
    </message>
    <message>
        <source>the last move was not {move}</source>
        <translation>последний ход был не {move}</translation>
    </message>
    <message>
        <source>the last move was {move}</source>
        <translation>последний ход был {move}</translation>
    </message>
    <message>
        <source>the letter is longer than {most} characters: the rest was not read</source>
        <translation>письмо длиннее {most} знаков: остальное не прочитано</translation>
    </message>
    <message>
        <source>the letters of the men are not those of the sides</source>
        <translation>буквы фигур не подходят к названиям сторон</translation>
    </message>
    <message>
        <source>the letters {code} are those of {owner}</source>
        <translation>буквы {code} принадлежат: {owner}</translation>
    </message>
    <message>
        <source>the line ends in the same position</source>
        <translation>решение кончается той же позицией</translation>
    </message>
    <message>
        <source>the line fails at move {number}: {move} is answered by {reply} ({value})</source>
        <translation>вариант не проходит на ходу {number}: на {move} следует {reply} ({value})</translation>
    </message>
    <message>
        <source>the line fails at move {number}: {move} leads to: {value}</source>
        <translation>вариант не проходит на ходу {number}: {move} ведёт к: {value}</translation>
    </message>
    <message>
        <source>the line has no move of White</source>
        <translation>в варианте нет хода белых</translation>
    </message>
    <message>
        <source>the line is too long</source>
        <translation>строка слишком длинная</translation>
    </message>
    <message>
        <source>the line to {move} ends in {end}</source>
        <translation>вариант до {move} кончается так: {end}</translation>
    </message>
    <message>
        <source>the list goes on with {word}, which is not understood</source>
        <translation>список продолжается: {word}, а это непонятно</translation>
    </message>
    <message>
        <source>the main line ends in {end}</source>
        <translation>главный вариант кончается так: {end}</translation>
    </message>
    <message>
        <source>the man has no moves yet</source>
        <translation>у фигуры ещё нет ходов</translation>
    </message>
    <message>
        <source>the man moves in more ways than can be solved with</source>
        <translation>фигура ходит бо́льшим числом способов, чем можно решить</translation>
    </message>
    <message>
        <source>the man needs a name of 1 to {most} characters</source>
        <translation>фигуре нужно название от 1 до {most} знаков</translation>
    </message>
    <message>
        <source>the man needs one or two letters, such as X or XY</source>
        <translation>фигуре нужны одна или две буквы, например X или XY</translation>
    </message>
    <message>
        <source>the mate shown</source>
        <translation>показанный мат</translation>
    </message>
    <message>
        <source>the mates that are wanted contradict each other</source>
        <translation>желаемые маты противоречат друг другу</translation>
    </message>
    <message>
        <source>the men change their colours</source>
        <translation>фигуры меняют цвет</translation>
    </message>
    <message>
        <source>the men of only one side stand here</source>
        <translation>здесь фигуры только одной стороны</translation>
    </message>
    <message>
        <source>the men of {side} cannot all come to their squares</source>
        <translation>не все фигуры могут попасть на свои поля ({side})</translation>
    </message>
    <message>
        <source>the message has too many parts: the rest was not read</source>
        <translation>в сообщении слишком много частей: остальное не прочитано</translation>
    </message>
    <message>
        <source>the movement: {wrong}</source>
        <translation>ход: {wrong}</translation>
    </message>
    <message>
        <source>the name is too long</source>
        <translation>имя слишком длинное</translation>
    </message>
    <message>
        <source>the one defence and its answer unchanged</source>
        <translation>единственная защита и ответ на неё не изменились</translation>
    </message>
    <message>
        <source>the one defence and its mate unchanged</source>
        <translation>единственная защита и мат на неё не изменились</translation>
    </message>
    <message>
        <source>the only first turn does not do it.</source>
        <translation>единственный первый ход не годится.</translation>
    </message>
    <message>
        <source>the page has no title</source>
        <translation>у страницы нет заголовка</translation>
    </message>
    <message>
        <source>the page is too long</source>
        <translation>страница слишком длинная</translation>
    </message>
    <message>
        <source>the page solves chess only; other games have windows at the desk</source>
        <translation>страница решает только шахматы; у других игр окна на компьютере</translation>
    </message>
    <message>
        <source>the pawns cannot all have come past each other with the captures that are possible ({squares})</source>
        <translation>при возможных взятиях не все пешки могли разминуться ({squares})</translation>
    </message>
    <message>
        <source>the plan {plan} fails to {refutation}; {key} {lines}: {reason}</source>
        <translation>план {plan}, опровержение {refutation}; {key} {lines}: {reason}</translation>
    </message>
    <message>
        <source>the play as it stands takes too long to be worked out</source>
        <translation>игра в этом положении вычисляется слишком долго</translation>
    </message>
    <message>
        <source>the position and the rules are of different games</source>
        <translation>позиция и правила от разных игр</translation>
    </message>
    <message>
        <source>the position is dead: neither side can mate</source>
        <translation>позиция мёртвая: заматовать не может ни одна сторона</translation>
    </message>
    <message>
        <source>the problem does not show {theme}</source>
        <translation>задача не показывает {theme}</translation>
    </message>
    <message>
        <source>the problem shows no theme of which it is known what it needs</source>
        <translation>задача не показывает темы, о которой известно, что ей нужно</translation>
    </message>
    <message>
        <source>the processes that analyse problems end again and again</source>
        <translation>процессы, анализирующие задачи, снова и снова завершаются</translation>
    </message>
    <message>
        <source>the processes that search are lost again and again</source>
        <translation>ищущие процессы снова и снова пропадают</translation>
    </message>
    <message>
        <source>the record names no distinction</source>
        <translation>в записи нет отличия</translation>
    </message>
    <message>
        <source>the record names no source</source>
        <translation>в записи нет источника</translation>
    </message>
    <message>
        <source>the record names nothing earlier</source>
        <translation>в записи нет предшественника</translation>
    </message>
    <message>
        <source>the sacrifice of the key&apos;s unit</source>
        <translation>жертва вступающей фигуры</translation>
    </message>
    <message>
        <source>the same answer</source>
        <translation>тот же ответ</translation>
    </message>
    <message>
        <source>the same force</source>
        <translation>тот же материал</translation>
    </message>
    <message>
        <source>the same key man, {names}</source>
        <translation>та же вступающая фигура, {names}</translation>
    </message>
    <message>
        <source>the same key {names}</source>
        <translation>то же вступление {names}</translation>
    </message>
    <message>
        <source>the same mate</source>
        <translation>тот же мат</translation>
    </message>
    <message>
        <source>the same matrix: {count} men around the black king</source>
        <translation>та же матрица: фигур вокруг чёрного короля {count}</translation>
    </message>
    <message>
        <source>the same matrix: {count} men around the white king</source>
        <translation>та же матрица: фигур вокруг белого короля {count}</translation>
    </message>
    <message>
        <source>the same mechanism: {names}</source>
        <translation>тот же механизм: {names}</translation>
    </message>
    <message>
        <source>the same position</source>
        <translation>та же позиция</translation>
    </message>
    <message>
        <source>the same solution</source>
        <translation>то же решение</translation>
    </message>
    <message>
        <source>the same stipulation</source>
        <translation>то же задание</translation>
    </message>
    <message>
        <source>the same themes: {names}</source>
        <translation>те же темы: {names}</translation>
    </message>
    <message>
        <source>the sample collection: expected a list of problems</source>
        <translation>собрание примеров: ожидается список задач</translation>
    </message>
    <message>
        <source>the sample collection: expected an object for each problem</source>
        <translation>собрание примеров: для каждой задачи ожидается объект</translation>
    </message>
    <message>
        <source>the sample collection: expected the key of each problem</source>
        <translation>собрание примеров: ожидается вступление каждой задачи</translation>
    </message>
    <message>
        <source>the scheduler at {address} has gone</source>
        <translation>планировщик по адресу {address} пропал</translation>
    </message>
    <message>
        <source>the sections of the page are not in order</source>
        <translation>разделы страницы не по порядку</translation>
    </message>
    <message>
        <source>the sender&apos;s key {key} does not solve</source>
        <translation>вступление {key} приславшего не решает</translation>
    </message>
    <message>
        <source>the set mate {line}</source>
        <translation>иллюзорный мат {line}</translation>
    </message>
    <message>
        <source>the sides are not named: White&apos;s men were taken to stand first</source>
        <translation>стороны не названы: белые фигуры считаются первыми</translation>
    </message>
    <message>
        <source>the solver did not finish this problem</source>
        <translation>программа не дорешала эту задачу</translation>
    </message>
    <message>
        <source>the solver does not find it sound</source>
        <translation>решатель не находит его корректным</translation>
    </message>
    <message>
        <source>the solver has not found out whether it is sound</source>
        <translation>решатель ещё не выяснил, корректен ли он</translation>
    </message>
    <message>
        <source>the solver of this page failed</source>
        <translation>решатель этой страницы дал сбой</translation>
    </message>
    <message>
        <source>the star of flights</source>
        <translation>звезда короля</translation>
    </message>
    <message>
        <source>the studio failed at this; it kept a report</source>
        <translation>здесь студия дала сбой; отчёт сохранён</translation>
    </message>
    <message>
        <source>the table {name} is missing, or damaged, or lacks smaller ones</source>
        <translation>таблицы {name} нет, или она повреждена, или не хватает меньших</translation>
    </message>
    <message>
        <source>the task is none of section {section}</source>
        <translation>задание не из раздела {section}</translation>
    </message>
    <message>
        <source>the theme composer works with orthodox men only</source>
        <translation>составитель по темам работает только с ортодоксальными фигурами</translation>
    </message>
    <message>
        <source>the theme composer works {known}, not {asked}</source>
        <translation>составление на тему работает с {known}, а не с {asked}</translation>
    </message>
    <message>
        <source>the throw is lost</source>
        <translation>бросок пропал</translation>
    </message>
    <message>
        <source>the throw is lost, and the game with it</source>
        <translation>бросок пропал, а с ним и партия</translation>
    </message>
    <message>
        <source>the throw is lost: {chance}</source>
        <translation>бросок пропадает: {chance}</translation>
    </message>
    <message>
        <source>the throw is missing</source>
        <translation>нет броска</translation>
    </message>
    <message>
        <source>the tourney&apos;s file is damaged: {wrong}</source>
        <translation>файл конкурса повреждён: {wrong}</translation>
    </message>
    <message>
        <source>the tries {moves}</source>
        <translation>ложные следы {moves}</translation>
    </message>
    <message>
        <source>the try {move}</source>
        <translation>ложный след {move}</translation>
    </message>
    <message>
        <source>the twin before it cannot be set up</source>
        <translation>близнеца, с которого он начинается, построить нельзя</translation>
    </message>
    <message>
        <source>the twins are not told apart: a), b)</source>
        <translation>близнецы не различены: a), b)</translation>
    </message>
    <message>
        <source>the whole board is shifted</source>
        <translation>вся позиция сдвинута</translation>
    </message>
    <message>
        <source>the whole board is turned or mirrored</source>
        <translation>вся позиция повёрнута или отражена</translation>
    </message>
    <message>
        <source>the { at character {place} of {text} is not closed</source>
        <translation>{ на знаке {place} в {text} не закрыта</translation>
    </message>
    <message>
        <source>the {kind} on {square}</source>
        <translation>{kind} на {square}</translation>
    </message>
    <message>
        <source>the } at character {place} of {text} closes nothing</source>
        <translation>} на знаке {place} в {text} ничего не закрывает</translation>
    </message>
    <message>
        <source>their proofs do not hold by {rules}</source>
        <translation>их доказательства не годятся при {rules}</translation>
    </message>
    <message>
        <source>their proofs rest on orthodox men</source>
        <translation>их доказательства опираются на ортодоксальные фигуры</translation>
    </message>
    <message>
        <source>their proofs rest on the rules of today&apos;s chess</source>
        <translation>их доказательства опираются на правила нынешних шахмат</translation>
    </message>
    <message>
        <source>theme tourney</source>
        <translation>тематический конкурс</translation>
    </message>
    <message>
        <source>themes: expected a list</source>
        <translation>themes: ожидается список</translation>
    </message>
    <message>
        <source>themes: {theme} is not in the catalogue of themes</source>
        <translation>themes: темы {theme} в каталоге тем нет</translation>
    </message>
    <message>
        <source>themes: {theme} is not looked for: {reason}</source>
        <translation>themes: {theme} не ищется: {reason}</translation>
    </message>
    <message>
        <source>theoretical ending</source>
        <translation>теоретическое окончание</translation>
    </message>
    <message>
        <source>there are more different men than can be solved with</source>
        <translation>разных фигур больше, чем можно решить</translation>
    </message>
    <message>
        <source>there are more lines than anybody reads</source>
        <translation>строк больше, чем кто-нибудь прочтёт</translation>
    </message>
    <message>
        <source>there are more positions than are looked at</source>
        <translation>позиций больше, чем просматривается</translation>
    </message>
    <message>
        <source>there are no odds of {game}</source>
        <translation>шансов для {game} нет</translation>
    </message>
    <message>
        <source>there are no proof games in series play</source>
        <translation>в серийной игре доказательных партий нет</translation>
    </message>
    <message>
        <source>there are no tables (.rtbw) in the folder</source>
        <translation>в папке нет таблиц (.rtbw)</translation>
    </message>
    <message>
        <source>there are {size} candidates; expected at most {most}</source>
        <translation>кандидатов {size}; ожидается не больше {most}</translation>
    </message>
    <message>
        <source>there is a solution</source>
        <translation>решение есть</translation>
    </message>
    <message>
        <source>there is no entry {number}</source>
        <translation>нет композиции {number}</translation>
    </message>
    <message>
        <source>there is no flaw {flaw}: expected {known}</source>
        <translation>недостатка {flaw} нет: ожидалось {known}</translation>
    </message>
    <message>
        <source>there is no problem {number}</source>
        <translation>задачи {number} нет</translation>
    </message>
    <message>
        <source>there is no round {name}</source>
        <translation>тура {name} нет</translation>
    </message>
    <message>
        <source>there is no section {name}</source>
        <translation>нет раздела {name}</translation>
    </message>
    <message>
        <source>there is no solver {number}</source>
        <translation>решателя {number} нет</translation>
    </message>
    <message>
        <source>there is no stipulation below the diagram</source>
        <translation>под диаграммой нет задания</translation>
    </message>
    <message>
        <source>there is no such file</source>
        <translation>такого файла нет</translation>
    </message>
    <message>
        <source>there is no theme {theme}</source>
        <translation>темы {theme} нет</translation>
    </message>
    <message>
        <source>there is nothing to solve: the diagram has no task</source>
        <translation>решать нечего: у диаграммы нет задания</translation>
    </message>
    <message>
        <source>there is nothing to solve: what stands on the board is listed</source>
        <translation>решать нечего: перечисляется то, что стоит на доске</translation>
    </message>
    <message>
        <source>this PDF document cannot be read: {wrong}</source>
        <translation>этот документ PDF нельзя прочитать: {wrong}</translation>
    </message>
    <message>
        <source>this cannot be made: {why}</source>
        <translation>сделать это нельзя: {why}</translation>
    </message>
    <message>
        <source>this core has no geometry for {theme} that is known here: more of the men whom the theme needs must stand on the board</source>
        <translation>у этого ядра нет известной здесь геометрии для темы {theme}: на доске должно стоять больше фигур, нужных теме</translation>
    </message>
    <message>
        <source>this core has no geometry known here that shows {themes} together</source>
        <translation>у этого ядра нет известной здесь геометрии, которая показывает вместе {themes}</translation>
    </message>
    <message>
        <source>this is a PDF document: no FEN and no list of men stands in its text</source>
        <translation>это документ PDF: в его тексте нет ни FEN, ни списка фигур</translation>
    </message>
    <message>
        <source>this is a device; a file of problems is expected</source>
        <translation>это устройство; ожидается файл с задачами</translation>
    </message>
    <message>
        <source>this is a fault of the program: {wrong}</source>
        <translation>это ошибка программы: {wrong}</translation>
    </message>
    <message>
        <source>this is a folder; a file of problems is expected</source>
        <translation>это папка; ожидается файл с задачами</translation>
    </message>
    <message>
        <source>this is a problem of chess</source>
        <translation>это шахматная задача</translation>
    </message>
    <message>
        <source>this is a problem of {game}, not of chess</source>
        <translation>это задача игры {game}, а не шахматная</translation>
    </message>
    <message>
        <source>this is no JSON: {error}</source>
        <translation>это не JSON: {error}</translation>
    </message>
    <message>
        <source>this is no file of a solving contest</source>
        <translation>это не файл конкурса решения</translation>
    </message>
    <message>
        <source>this is no file of a tourney</source>
        <translation>это не файл конкурса</translation>
    </message>
    <message>
        <source>this is no record of {game}</source>
        <translation>это не запись игры {game}</translation>
    </message>
    <message>
        <source>this is of orthodox men only, and {man} stands on {square}</source>
        <translation>это только для ортодоксальных фигур, а {man} стоит на {square}</translation>
    </message>
    <message>
        <source>this is the file of another tourney: {name}</source>
        <translation>это файл другого конкурса: {name}</translation>
    </message>
    <message>
        <source>this is too long to be told</source>
        <translation>это слишком длинно</translation>
    </message>
    <message>
        <source>this is too much for the memory of this page</source>
        <translation>для памяти этой страницы это слишком много</translation>
    </message>
    <message>
        <source>this is {kind}; {expected}</source>
        <translation>это {kind}; {expected}</translation>
    </message>
    <message>
        <source>this looks like a web page or XML; {expected}</source>
        <translation>это похоже на веб-страницу или XML; {expected}</translation>
    </message>
    <message>
        <source>this machine is in no local network</source>
        <translation>этот компьютер не в локальной сети</translation>
    </message>
    <message>
        <source>this search was written by a newer program</source>
        <translation>этот поиск записан более новой программой</translation>
    </message>
    <message>
        <source>this takes more memory than a page may use</source>
        <translation>на это нужно больше памяти, чем доступно странице</translation>
    </message>
    <message>
        <source>throws at will are chosen, not given</source>
        <translation>броски по выбору выбираются, а не даются</translation>
    </message>
    <message>
        <source>throws at will: {number}</source>
        <translation>бросков по выбору: {number}</translation>
    </message>
    <message>
        <source>throws on average: {number}</source>
        <translation>бросков в среднем: {number}</translation>
    </message>
    <message>
        <source>throws that do it: {throws}</source>
        <translation>броски, которыми это делается: {throws}</translation>
    </message>
    <message>
        <source>throws that save: {throws}</source>
        <translation>спасающие броски: {throws}</translation>
    </message>
    <message>
        <source>throws: {throws}</source>
        <translation>броски: {throws}</translation>
    </message>
    <message>
        <source>title</source>
        <translation>название</translation>
    </message>
    <message>
        <source>to be looked at, move {number}: {move} ({score} at depth {depth}, {nodes} nodes, {engine})</source>
        <translation>посмотреть, ход {number}: {move} ({score} на глубине {depth}, узлов {nodes}, {engine})</translation>
    </message>
    <message>
        <source>too few men are missing ({count}) for all the missing pawns to have been captured or promoted ({squares})</source>
        <translation>не хватает слишком мало фигур ({count}), чтобы все недостающие пешки могли быть взяты или превращены ({squares})</translation>
    </message>
    <message>
        <source>too few men are missing ({count}) for the pawns to have passed each other ({squares})</source>
        <translation>не хватает слишком мало фигур ({count}), чтобы пешки могли разминуться ({squares})</translation>
    </message>
    <message>
        <source>too few solutions</source>
        <translation>слишком мало решений</translation>
    </message>
    <message>
        <source>too few, {solutions}</source>
        <translation>слишком мало, {solutions}</translation>
    </message>
    <message>
        <source>too many brackets within brackets at character {place}</source>
        <translation>слишком много вложенных скобок на знаке {place}</translation>
    </message>
    <message>
        <source>too many captures by pawns ({number})</source>
        <translation>слишком много взятий пешками ({number})</translation>
    </message>
    <message>
        <source>too many moves ({number})</source>
        <translation>слишком много ходов ({number})</translation>
    </message>
    <message>
        <source>too many sets of men may vary; allow fewer men or fewer changes</source>
        <translation>может меняться слишком много наборов фигур; разрешите меньше фигур или изменений</translation>
    </message>
    <message>
        <source>tourney, apart from the distinction</source>
        <translation>конкурс отдельно от отличия</translation>
    </message>
    <message>
        <source>tries and corrections</source>
        <translation>ложные следы и корректировки</translation>
    </message>
    <message>
        <source>tries that one answer alone refutes: {tries}</source>
        <translation>ложные следы с единственным опровержением: {tries}</translation>
    </message>
    <message>
        <source>triumph by capture, {men} x {prey}: {kind}</source>
        <translation>триумф взятием, {men} x {prey}: {kind}</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>да или нет</translation>
    </message>
    <message>
        <source>try {move}</source>
        <translation>ложный след {move}</translation>
    </message>
    <message>
        <source>turned by 180°</source>
        <translation>повёрнуто на 180°</translation>
    </message>
    <message>
        <source>turned by 90°</source>
        <translation>повёрнуто на 90°</translation>
    </message>
    <message>
        <source>twin</source>
        <translation>близнец</translation>
    </message>
    <message>
        <source>twin {letter} is not understood</source>
        <translation>близнец {letter} не понят</translation>
    </message>
    <message>
        <source>twins</source>
        <translation>близнецы</translation>
    </message>
    <message>
        <source>twins: expected at most {most} twins, got {count}</source>
        <translation>twins: ожидается не больше {most} близнецов, а здесь {count}</translation>
    </message>
    <message>
        <source>twins: kept as text, for they are no commands</source>
        <translation>близнецы: сохранены как текст, это не команды</translation>
    </message>
    <message>
        <source>twins: kept as text, for {wrong}</source>
        <translation>близнецы: сохранены как текст, так как {wrong}</translation>
    </message>
    <message>
        <source>twins: {wrong}</source>
        <translation>близнецы: {wrong}</translation>
    </message>
    <message>
        <source>two different mates are wanted after {move}, in one and the same phase</source>
        <translation>после {move} желаемы два разных мата в одной и той же фазе</translation>
    </message>
    <message>
        <source>two men stand on {square}</source>
        <translation>на {square} стоят две фигуры</translation>
    </message>
    <message>
        <source>two men stand on {square}: Popeye takes the last</source>
        <translation>на {square} стоят две фигуры: Popeye берёт последнюю</translation>
    </message>
    <message>
        <source>two tasks are given, {tasks}: none was taken</source>
        <translation>даны два задания, {tasks}: не взято ни одно</translation>
    </message>
    <message>
        <source>uncapturable</source>
        <translation>неуязвимая</translation>
    </message>
    <message>
        <source>unguard</source>
        <translation>снятие контроля</translation>
    </message>
    <message>
        <source>unpins the unit on {square}</source>
        <translation>развязывает фигуру {square}</translation>
    </message>
    <message>
        <source>version</source>
        <translation>версия</translation>
    </message>
    <message>
        <source>very many men</source>
        <translation>очень много фигур</translation>
    </message>
    <message>
        <source>volage</source>
        <translation>воляж</translation>
    </message>
    <message>
        <source>wanted: {failing}</source>
        <translation>нужно: {failing}</translation>
    </message>
    <message>
        <source>what else a file said</source>
        <translation>прочее, сказанное в файле</translation>
    </message>
    <message>
        <source>what is asked, with conditions</source>
        <translation>задание с условиями</translation>
    </message>
    <message>
        <source>what listens at {address} does not answer as a scheduler</source>
        <translation>то, что слушает {address}, отвечает не как планировщик</translation>
    </message>
    <message>
        <source>what this was opened from is not in this library</source>
        <translation>того, из чего это было открыто, нет в этой библиотеке</translation>
    </message>
    <message>
        <source>whether Black has a better first move is not known</source>
        <translation>неизвестно, есть ли у чёрных лучший первый ход</translation>
    </message>
    <message>
        <source>which side begins a duplex</source>
        <translation>кто начинает дуплекс</translation>
    </message>
    <message>
        <source>white</source>
        <translation>белые</translation>
    </message>
    <message>
        <source>white bishop</source>
        <translation>белый слон</translation>
    </message>
    <message>
        <source>white king</source>
        <translation>белый король</translation>
    </message>
    <message>
        <source>white knight</source>
        <translation>белый конь</translation>
    </message>
    <message>
        <source>white pawn</source>
        <translation>белая пешка</translation>
    </message>
    <message>
        <source>white queen</source>
        <translation>белый ферзь</translation>
    </message>
    <message>
        <source>white rook</source>
        <translation>белая ладья</translation>
    </message>
    <message>
        <source>whose goal it is has no men: {player}</source>
        <translation>у того, чья это цель, нет фигур: {player}</translation>
    </message>
    <message>
        <source>whose goal it is must be another than the player to move</source>
        <translation>цель должна быть не у того игрока, чей ход</translation>
    </message>
    <message>
        <source>whose goal it is must be another than who is mated</source>
        <translation>цель должна быть не у того, кого матуют</translation>
    </message>
    <message>
        <source>win, proved</source>
        <translation>выигрыш, доказано</translation>
    </message>
    <message>
        <source>with en passant on {square}: {move}</source>
        <translation>с взятием на проходе на {square}: {move}</translation>
    </message>
    <message>
        <source>with more than 12 men that may vary, say how many changes at most</source>
        <translation>если может меняться больше 12 фигур, скажите, сколько изменений самое большее</translation>
    </message>
    <message>
        <source>with {man} for {other} {square}</source>
        <translation>{man} вместо {other} {square}</translation>
    </message>
    <message>
        <source>with {man} {left} on {square}</source>
        <translation>{man} {left} на {square}</translation>
    </message>
    <message>
        <source>with {man} {square}</source>
        <translation>с фигурой: {man} {square}</translation>
    </message>
    <message>
        <source>without him no refutation of {moves}</source>
        <translation>без неё нет опровержения {moves}</translation>
    </message>
    <message>
        <source>without this throw: {chance}</source>
        <translation>без этого броска: {chance}</translation>
    </message>
    <message>
        <source>without {side}&apos;s {man} on {square}: not decided</source>
        <translation>без фигуры {man} {square} ({side}): не решено</translation>
    </message>
    <message>
        <source>writing is not allowed there</source>
        <translation>писать туда не разрешено</translation>
    </message>
    <message>
        <source>zara: two calls are needed, the first player&apos;s and the second&apos;s</source>
        <translation>zara: нужны два вызова, первого и второго игрока</translation>
    </message>
    <message>
        <source>zugzwang</source>
        <translation>цугцванг</translation>
    </message>
    <message>
        <source>{address} needs certificates: give --tls-ca, --tls-cert and --tls-key, or name them in Dask&apos;s settings</source>
        <translation>{address} требует сертификатов: дайте --tls-ca, --tls-cert и --tls-key или назовите их в настройках Dask</translation>
    </message>
    <message>
        <source>{at}: expected a list in brackets, got {value}</source>
        <translation>{at}: ожидается список в скобках, а стоит {value}</translation>
    </message>
    <message>
        <source>{at}: expected a number, got {value}</source>
        <translation>{at}: ожидается число, а стоит {value}</translation>
    </message>
    <message>
        <source>{at}: expected an object in braces, got {value}</source>
        <translation>{at}: ожидается объект в фигурных скобках, а стоит {value}</translation>
    </message>
    <message>
        <source>{at}: expected one of {names}, got {value}</source>
        <translation>{at}: ожидается одно из {names}, а стоит {value}</translation>
    </message>
    <message>
        <source>{at}: expected text, got {value}</source>
        <translation>{at}: ожидается текст, а стоит {value}</translation>
    </message>
    <message>
        <source>{at}: expected true or false, got {value}</source>
        <translation>{at}: ожидается true или false, а стоит {value}</translation>
    </message>
    <message>
        <source>{at}{key}: not known; there are {readers}</source>
        <translation>{at}{key}: неизвестно; есть {readers}</translation>
    </message>
    <message>
        <source>{book} has no option {option}</source>
        <translation>у {book} нет параметра {option}</translation>
    </message>
    <message>
        <source>{book} has no preset {preset}</source>
        <translation>у {book} нет набора {preset}</translation>
    </message>
    <message>
        <source>{book} has no such man as {man} ({square})</source>
        <translation>в {book} нет фигуры {man} ({square})</translation>
    </message>
    <message>
        <source>{book} is a rule book of a newer version, or of another program: it is kept, and not solved</source>
        <translation>{book} — свод правил более новой версии или другой программы: он сохранён и не решается</translation>
    </message>
    <message>
        <source>{book} is no game of its own board</source>
        <translation>{book} — не игра на своей доске</translation>
    </message>
    <message>
        <source>{book} with conditions is not solved: they are put on today&apos;s chess only</source>
        <translation>{book} с условиями не решается: они ставятся только на нынешние шахматы</translation>
    </message>
    <message>
        <source>{by} and {other} ambush {prey}: {number} + {second} = {value}</source>
        <translation>{by} и {other} в засаде на {prey}: {number} + {second} = {value}</translation>
    </message>
    <message>
        <source>{by} and {other} ambush {prey}: {number} × {second} = {value}</source>
        <translation>{by} и {other} в засаде на {prey}: {number} × {second} = {value}</translation>
    </message>
    <message>
        <source>{by} assaults {prey}: {number} × {distance} cells = {value}</source>
        <translation>{by} штурмует {prey}: {number} × {distance} полей = {value}</translation>
    </message>
    <message>
        <source>{by} meets {prey}: both are {number}</source>
        <translation>{by} встречает {prey}: у обоих {number}</translation>
    </message>
    <message>
        <source>{castling} is allowed</source>
        <translation>{castling} разрешена</translation>
    </message>
    <message>
        <source>{castling} is not allowed: {reason}</source>
        <translation>{castling} невозможна: {reason}</translation>
    </message>
    <message>
        <source>{castling}: neither a proof nor a game was found</source>
        <translation>{castling}: не найдено ни доказательства, ни партии</translation>
    </message>
    <message>
        <source>{cell}: no man stands there whom {extra} can mark</source>
        <translation>{cell}: там нет фигуры, которую может пометить {extra}</translation>
    </message>
    <message>
        <source>{cell}: no man {man} in {game}</source>
        <translation>{cell}: в игре {game} нет фигуры {man}</translation>
    </message>
    <message>
        <source>{cell}: {extra} is said of the side that is not to move</source>
        <translation>{cell}: {extra} — это о стороне, чей ход не сейчас</translation>
    </message>
    <message>
        <source>{cell}: {man} can never stand there</source>
        <translation>{cell}: {man} не может там стоять</translation>
    </message>
    <message>
        <source>{code} is no man that is known here</source>
        <translation>{code} здесь как фигура неизвестно</translation>
    </message>
    <message>
        <source>{conditions}: not solved here; kept in words, and Popeye can be asked</source>
        <translation>{conditions}: здесь не решается; сохранено словами, можно спросить Popeye</translation>
    </message>
    <message>
        <source>{conditions}: not solved yet</source>
        <translation>{conditions}: пока не решается</translation>
    </message>
    <message>
        <source>{condition} does not take {word}</source>
        <translation>{condition} не принимает {word}</translation>
    </message>
    <message>
        <source>{condition} does not take {word}; its options are {options}</source>
        <translation>{condition} не принимает {word}; параметры: {options}</translation>
    </message>
    <message>
        <source>{condition}: Popeye is not asked about {word}</source>
        <translation>{condition}: о {word} Popeye не спрашивают</translation>
    </message>
    <message>
        <source>{condition}: say on which squares, as in e4f5</source>
        <translation>{condition}: скажите, на каких полях, например e4f5</translation>
    </message>
    <message>
        <source>{condition}: say which kinds of men, as in Q S</source>
        <translation>{condition}: скажите, какие виды фигур, например Q S</translation>
    </message>
    <message>
        <source>{condition}: say which lengths, as in 7 3.5</source>
        <translation>{condition}: укажите длины, например 7 3.5</translation>
    </message>
    <message>
        <source>{condition}: say which lines of the board</source>
        <translation>{condition}: скажите, какие линии доски</translation>
    </message>
    <message>
        <source>{condition}: say which number</source>
        <translation>{condition}: скажите, какое число</translation>
    </message>
    <message>
        <source>{condition}: {one} and {other} exclude each other</source>
        <translation>{condition}: {one} и {other} исключают друг друга</translation>
    </message>
    <message>
        <source>{condition}: {word} stands there twice</source>
        <translation>{condition}: {word} стоит там дважды</translation>
    </message>
    <message>
        <source>{convention} is for castling and en passant in orthodox play, not for {sign}</source>
        <translation>{convention} относится к рокировке и взятию на проходе в ортодоксальной игре, не к {sign}</translation>
    </message>
    <message>
        <source>{count} changed mates</source>
        <translation>перемены матов: {count}</translation>
    </message>
    <message>
        <source>{count} find</source>
        <translation>{count} находка</translation>
    </message>
    <message>
        <source>{count} men may vary; expected at most {most}</source>
        <translation>меняться могут фигуры, {count}; ожидается не больше {most}</translation>
    </message>
    <message>
        <source>{count} men, expected at most {most}</source>
        <translation>фигур: {count}, ожидается не более {most}</translation>
    </message>
    <message>
        <source>{count} moves defend on {square}: {lines}.</source>
        <translation>Ходов с защитой на {square}: {count}: {lines}.</translation>
    </message>
    <message>
        <source>{count} moves mate on {square}: {lines}.</source>
        <translation>Ходов с матом на {square}: {count}: {lines}.</translation>
    </message>
    <message>
        <source>{count} of its forms solved</source>
        <translation>решено форм: {count}</translation>
    </message>
    <message>
        <source>{count} of {all} half-moves match between the solutions.</source>
        <translation>Соответствуют друг другу полуходы решений: {count} из {all}.</translation>
    </message>
    <message>
        <source>{count} thematic tries with {kinds} different refutations ({tries}).</source>
        <translation>Тематических ложных следов: {count}, разных опровержений: {kinds} ({tries}).</translation>
    </message>
    <message>
        <source>{done} of {total} first turns tried</source>
        <translation>испытано первых ходов {done} из {total}</translation>
    </message>
    <message>
        <source>{done} of {total} plays looked at</source>
        <translation>просмотрено ходов {done} из {total}</translation>
    </message>
    <message>
        <source>{engine} is not asked any more: {why}</source>
        <translation>{engine} больше не спрашивается: {why}</translation>
    </message>
    <message>
        <source>{far}; {sound} of them sound, but {ended}</source>
        <translation>{far}; из них корректных {sound}, но {ended}</translation>
    </message>
    <message>
        <source>{finding}; not certain: {pairs}</source>
        <translation>{finding}; не точно: {pairs}</translation>
    </message>
    <message>
        <source>{finding}; {solver} finds the same</source>
        <translation>{finding}; {solver} находит то же самое</translation>
    </message>
    <message>
        <source>{folder} cannot be read: {reason}</source>
        <translation>не удаётся прочитать {folder}: {reason}</translation>
    </message>
    <message>
        <source>{game} has no goal {goal}</source>
        <translation>в игре {game} нет цели {goal}</translation>
    </message>
    <message>
        <source>{goal}: asked for only where the option {option} is chosen</source>
        <translation>{goal}: спрашивается только там, где выбран вариант {option}</translation>
    </message>
    <message>
        <source>{keys} is the only first move</source>
        <translation>{keys} — единственный первый ход</translation>
    </message>
    <message>
        <source>{line} loses {mate}</source>
        <translation>{line} теряет {mate}</translation>
    </message>
    <message>
        <source>{man} on {square}</source>
        <translation>{man} на {square}</translation>
    </message>
    <message>
        <source>{mate}? Black has no move</source>
        <translation>{mate}? у чёрных нет хода</translation>
    </message>
    <message>
        <source>{mate}? White is in check</source>
        <translation>{mate}? белым шах</translation>
    </message>
    <message>
        <source>{mate}? its line is closed</source>
        <translation>{mate}? линия перекрыта</translation>
    </message>
    <message>
        <source>{mate}? its man is captured</source>
        <translation>{mate}? фигура взята</translation>
    </message>
    <message>
        <source>{mate}? its man is pinned</source>
        <translation>{mate}? фигура связана</translation>
    </message>
    <message>
        <source>{mate}? no check</source>
        <translation>{mate}? нет шаха</translation>
    </message>
    <message>
        <source>{mate}? not legal</source>
        <translation>{mate}? невозможно</translation>
    </message>
    <message>
        <source>{mate}? others are quicker</source>
        <translation>{mate}? другие быстрее</translation>
    </message>
    <message>
        <source>{moves}, then {keys}</source>
        <translation>{moves}, затем {keys}</translation>
    </message>
    <message>
        <source>{move} cannot be played here</source>
        <translation>{move} здесь невозможен</translation>
    </message>
    <message>
        <source>{move} does not say which man moves</source>
        <translation>{move} не говорит, какая фигура ходит</translation>
    </message>
    <message>
        <source>{move} does not solve</source>
        <translation>{move} не решает</translation>
    </message>
    <message>
        <source>{move} is no answer</source>
        <translation>{move} — неверный ответ</translation>
    </message>
    <message>
        <source>{move} is no threat</source>
        <translation>{move} не угроза</translation>
    </message>
    <message>
        <source>{move} leaves the main line</source>
        <translation>{move} отходит от главного варианта</translation>
    </message>
    <message>
        <source>{move} lets a side pass; what follows is kept as a remark</source>
        <translation>{move} означает пропуск хода; остальное сохранено как примечание</translation>
    </message>
    <message>
        <source>{move} may be meant as a try</source>
        <translation>{move}: возможно, имеется в виду ложный след</translation>
    </message>
    <message>
        <source>{move} may be {moves}</source>
        <translation>{move} может означать {moves}</translation>
    </message>
    <message>
        <source>{move} solves, and is written as a try</source>
        <translation>{move} решает, а записано как ложный след</translation>
    </message>
    <message>
        <source>{move} stands without the moves before it</source>
        <translation>{move} стоит без предшествующих ходов</translation>
    </message>
    <message>
        <source>{move} taken back</source>
        <translation>{move} взят назад</translation>
    </message>
    <message>
        <source>{move} taken back, {edit}</source>
        <translation>{move} взят назад, {edit}</translation>
    </message>
    <message>
        <source>{move}, resting on {men}</source>
        <translation>{move}, держится на {men}</translation>
    </message>
    <message>
        <source>{named} and one more</source>
        <translation>{named} и ещё одно</translation>
    </message>
    <message>
        <source>{name} is another man in one language than in another</source>
        <translation>{name}: в разных языках это разные фигуры</translation>
    </message>
    <message>
        <source>{name} is there already</source>
        <translation>{name} уже есть</translation>
    </message>
    <message>
        <source>{name} sends {count} entries; the section allows {most}</source>
        <translation>{name}: прислано {count}; раздел допускает {most}</translation>
    </message>
    <message>
        <source>{name}: expected a list of texts</source>
        <translation>{name}: ожидается список текстов</translation>
    </message>
    <message>
        <source>{number} of {wanted} continuations kept</source>
        <translation>сохранено продолжений: {number} из {wanted}</translation>
    </message>
    <message>
        <source>{number} of {wanted} mates kept</source>
        <translation>осталось матов: {number} из {wanted}</translation>
    </message>
    <message>
        <source>{one} and {other} were never compared together with Popeye: no answer is certain</source>
        <translation>{one} и {other} вместе не сверялись с Popeye: ни один ответ не точен</translation>
    </message>
    <message>
        <source>{one} and {other}: not solved unasked, for Popeye answers differently</source>
        <translation>{one} и {other}: решается только по просьбе, ибо Popeye отвечает иначе</translation>
    </message>
    <message>
        <source>{one} with {other}</source>
        <translation>{one} и {other}</translation>
    </message>
    <message>
        <source>{path} cannot be read: {wrong}</source>
        <translation>{path} не читается: {wrong}</translation>
    </message>
    <message>
        <source>{path} cannot be read; choose another name</source>
        <translation>{path} не читается; выберите другое имя</translation>
    </message>
    <message>
        <source>{path} is damaged: {wrong}</source>
        <translation>{path} повреждён: {wrong}</translation>
    </message>
    <message>
        <source>{path} is no judge&apos;s file</source>
        <translation>{path} не судейский файл</translation>
    </message>
    <message>
        <source>{path} is not there</source>
        <translation>{path} отсутствует</translation>
    </message>
    <message>
        <source>{path} is open in another program: here it can only be read</source>
        <translation>{path} открыт в другой программе: здесь только для чтения</translation>
    </message>
    <message>
        <source>{path} is too large</source>
        <translation>{path} слишком велик</translation>
    </message>
    <message>
        <source>{side} mates in one move</source>
        <translation>{side} ставят мат в один ход</translation>
    </message>
    <message>
        <source>{side} wins</source>
        <translation>{side} выигрывают</translation>
    </message>
    <message>
        <source>{stated} men are stated, {found} stand on the board</source>
        <translation>указано фигур {stated}, на доске стоит {found}</translation>
    </message>
    <message>
        <source>{stipulation} is not solved here</source>
        <translation>{stipulation} здесь не решается</translation>
    </message>
    <message>
        <source>{stipulation}: not solved where a condition chooses among the moves</source>
        <translation>{stipulation}: не решается там, где условие выбирает среди ходов</translation>
    </message>
    <message>
        <source>{stipulation}: not solved where captured men come back</source>
        <translation>{stipulation}: не решается там, где взятые фигуры возвращаются</translation>
    </message>
    <message>
        <source>{task} is not looked for among the men of a class</source>
        <translation>{task} не ищется среди фигур одного класса</translation>
    </message>
    <message>
        <source>{text} is not understood here</source>
        <translation>{text} здесь непонятно</translation>
    </message>
    <message>
        <source>{what}: one move of White in main line and thematic sidelines, and it is the only one</source>
        <translation>{what}: один ход белых в главном и тематических вариантах, и он единственный</translation>
    </message>
    <message>
        <source>{what}: one move of White in the line, and it is the only one</source>
        <translation>{what}: в варианте один ход белых, и он единственный</translation>
    </message>
    <message>
        <source>{word} is none of the words that can be filled</source>
        <translation>{word} не входит в число заполняемых слов</translation>
    </message>
    <message>
        <source>“{found}” is none of received, acknowledged, tested, anticipated, accepted, printed, awarded, returned, open, any and none.</source>
        <translation>«{found}» — не получено, подтверждено, проверено-редактором, предшественник, принято, напечатано, отмечено, возвращено, открыто, все или никакого.</translation>
    </message>
    <message numerus="yes">
        <source>Not finished: {number} keys so far</source>
        <translation>
            <numerusform>Не закончено: пока {number} вступление</numerusform>
            <numerusform>Не закончено: пока {number} вступления</numerusform>
            <numerusform>Не закончено: пока {number} вступлений</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Not finished: {number} lines so far</source>
        <translation>
            <numerusform>Не закончено: пока {number} вариант</numerusform>
            <numerusform>Не закончено: пока {number} варианта</numerusform>
            <numerusform>Не закончено: пока {number} вариантов</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>in {count} diagrams White mates at once</source>
        <translation>
            <numerusform>в {count} диаграмме белые матуют сразу</numerusform>
            <numerusform>в {count} диаграммах белые матуют сразу</numerusform>
            <numerusform>в {count} диаграммах белые матуют сразу</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>in {count} diagrams a king can be captured</source>
        <translation>
            <numerusform>в {count} диаграмме можно взять короля</numerusform>
            <numerusform>в {count} диаграммах можно взять короля</numerusform>
            <numerusform>в {count} диаграммах можно взять короля</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>in {count} diagrams another first move solves as well</source>
        <translation>
            <numerusform>в {count} диаграмме решает и другой первый ход</numerusform>
            <numerusform>в {count} диаграммах решает и другой первый ход</numerusform>
            <numerusform>в {count} диаграммах решает и другой первый ход</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>in {count} diagrams another first move solves sooner</source>
        <translation>
            <numerusform>на {count} диаграмме другой первый ход решает быстрее</numerusform>
            <numerusform>на {count} диаграммах другой первый ход решает быстрее</numerusform>
            <numerusform>на {count} диаграммах другой первый ход решает быстрее</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>in {count} diagrams it was not found out in time</source>
        <translation>
            <numerusform>на {count} диаграмме это не удалось выяснить вовремя</numerusform>
            <numerusform>на {count} диаграммах это не удалось выяснить вовремя</numerusform>
            <numerusform>на {count} диаграммах это не удалось выяснить вовремя</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>not met: {count} geometries of {all}, {tried} positions judged; {killer}</source>
        <translation>
            <numerusform>не выполнено: {count} геометрия из {all}, рассмотрено позиций: {tried}; {killer}</numerusform>
            <numerusform>не выполнено: {count} геометрии из {all}, рассмотрено позиций: {tried}; {killer}</numerusform>
            <numerusform>не выполнено: {count} геометрий из {all}, рассмотрено позиций: {tried}; {killer}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>not proved: White&apos;s move is proved to be the only one at {proved} of {count} moves; of the others an engine tells what it sees</source>
        <translation>
            <numerusform>не доказано: доказано единственных ходов: {proved} из {count}; об остальных движок говорит то, что видит</numerusform>
            <numerusform>не доказано: доказано единственных ходов: {proved} из {count}; об остальных движок говорит то, что видит</numerusform>
            <numerusform>не доказано: доказано единственных ходов: {proved} из {count}; об остальных движок говорит то, что видит</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>of the tables of {men} men {count} are missing, such as {name}</source>
        <translation>
            <numerusform>из таблиц с {men} фигурами не хватает {count}, например {name}</numerusform>
            <numerusform>из таблиц с {men} фигурами не хватает {count}, например {name}</numerusform>
            <numerusform>из таблиц с {men} фигурами не хватает {count}, например {name}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>open: White&apos;s move is proved to be the only one at {proved} of {count} moves</source>
        <translation>
            <numerusform>открыто: доказано единственных ходов: {proved} из {count}</numerusform>
            <numerusform>открыто: доказано единственных ходов: {proved} из {count}</numerusform>
            <numerusform>открыто: доказано единственных ходов: {proved} из {count}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>sidelines that are not thematic: White&apos;s move is proved to be the only one at {alone} of {count} moves</source>
        <translation>
            <numerusform>нетематические побочные варианты: доказано единственных ходов белых: {alone} из {count}</numerusform>
            <numerusform>нетематические побочные варианты: доказано единственных ходов белых: {alone} из {count}</numerusform>
            <numerusform>нетематические побочные варианты: доказано единственных ходов белых: {alone} из {count}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} changed</source>
        <translation>
            <numerusform>{count} переменён</numerusform>
            <numerusform>{count} переменены</numerusform>
            <numerusform>{count} переменено</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} defences have duals</source>
        <translation>
            <numerusform>дуали у {count} защиты</numerusform>
            <numerusform>дуали у {count} защит</numerusform>
            <numerusform>дуали у {count} защит</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} duals are minor by the composer&apos;s word</source>
        <translation>
            <numerusform>{count} дуаль по слову автора малая</numerusform>
            <numerusform>{count} дуали по слову автора малые</numerusform>
            <numerusform>{count} дуалей по слову автора малые</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} duals in the end, from move {number} on</source>
        <translation>
            <numerusform>{count} дуаль в конце, с хода {number}</numerusform>
            <numerusform>{count} дуали в конце, с хода {number}</numerusform>
            <numerusform>{count} дуалей в конце, с хода {number}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} files are damaged, such as {name}</source>
        <translation>
            <numerusform>повреждён {count} файл, например {name}</numerusform>
            <numerusform>повреждены {count} файла, например {name}</numerusform>
            <numerusform>повреждено {count} файлов, например {name}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} finds</source>
        <translation>
            <numerusform>{count} находка</numerusform>
            <numerusform>{count} находки</numerusform>
            <numerusform>{count} находок</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} men must be promoted</source>
        <translation>
            <numerusform>{count} фигура заведомо превращённая</numerusform>
            <numerusform>{count} фигуры заведомо превращённые</numerusform>
            <numerusform>{count} фигур заведомо превращённых</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} moves may lead here</source>
        <translation>
            <numerusform>сюда может вести {count} ход</numerusform>
            <numerusform>сюда могут вести {count} хода</numerusform>
            <numerusform>сюда могут вести {count} ходов</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} other moves only come back to the line</source>
        <translation>
            <numerusform>{count} другой ход лишь возвращает к варианту</numerusform>
            <numerusform>{count} других хода лишь возвращают к варианту</numerusform>
            <numerusform>{count} других ходов лишь возвращают к варианту</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} positions of the line in common</source>
        <translation>
            <numerusform>{count} общая позиция решения</numerusform>
            <numerusform>{count} общие позиции решения</numerusform>
            <numerusform>{count} общих позиций решения</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} refutations</source>
        <translation>
            <numerusform>{count} опровержение</numerusform>
            <numerusform>{count} опровержения</numerusform>
            <numerusform>{count} опровержений</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} rivals left</source>
        <translation>
            <numerusform>остаётся {count} соперник</numerusform>
            <numerusform>остаются {count} соперника</numerusform>
            <numerusform>остаются {count} соперников</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} threats: {moves}</source>
        <translation>
            <numerusform>{count} угроза: {moves}</numerusform>
            <numerusform>{count} угрозы: {moves}</numerusform>
            <numerusform>{count} угроз: {moves}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{named} and {count} more</source>
        <translation>
            <numerusform>{named} и ещё {count}</numerusform>
            <numerusform>{named} и ещё {count}</numerusform>
            <numerusform>{named} и ещё {count}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} first moves solve; such play is not judged</source>
        <translation>
            <numerusform>{number} первый ход решает; такая игра не оценивается</numerusform>
            <numerusform>{number} первых хода решают; такая игра не оценивается</numerusform>
            <numerusform>{number} первых ходов решают; такая игра не оценивается</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} first moves, {keys}</source>
        <translation>
            <numerusform>{number} первый ход, {keys}</numerusform>
            <numerusform>{number} первых хода, {keys}</numerusform>
            <numerusform>{number} первых ходов, {keys}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} lines solve; such play is not judged</source>
        <translation>
            <numerusform>{number} вариант решает; такая игра не оценивается</numerusform>
            <numerusform>{number} варианта решают; такая игра не оценивается</numerusform>
            <numerusform>{number} вариантов решают; такая игра не оценивается</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} stakes</source>
        <translation>
            <numerusform>{number} ставка</numerusform>
            <numerusform>{number} ставки</numerusform>
            <numerusform>{number} ставок</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{what}: in main line and thematic sidelines {count} moves of White are each the only one</source>
        <translation>
            <numerusform>{what}: в главном и тематических вариантах {count} ход белых, и каждый единственный</numerusform>
            <numerusform>{what}: в главном и тематических вариантах {count} хода белых, и каждый единственный</numerusform>
            <numerusform>{what}: в главном и тематических вариантах {count} ходов белых, и каждый единственный</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{what}: in the line {count} moves of White are each the only one</source>
        <translation>
            <numerusform>{what}: в варианте {count} ход белых единственный</numerusform>
            <numerusform>{what}: в варианте {count} хода белых, каждый единственный</numerusform>
            <numerusform>{what}: в варианте {count} ходов белых, каждый единственный</numerusform>
        </translation>
    </message>
    <message>
        <source>{part}: is there twice</source>
        <translation>{part}: указано дважды</translation>
    </message>
    <message>
        <source>{player} plays the throw: {plays}</source>
        <translation>{player} играет этот бросок: {plays}</translation>
    </message>
    <message>
        <source>{player}, {place}: expected a number of men</source>
        <translation>{player}, {place}: ожидается число фишек</translation>
    </message>
    <message>
        <source>{player}, {place}: this player&apos;s men cannot stand there</source>
        <translation>{player}, {place}: фишки этого игрока не могут там стоять</translation>
    </message>
    <message>
        <source>{player}, {place}: {game} has no special men</source>
        <translation>{player}, {place}: в игре {game} нет особых фишек</translation>
    </message>
    <message>
        <source>{player}: {count} of {most} men</source>
        <translation>{player}: фишек {count} из {most}</translation>
    </message>
    <message>
        <source>{play}: no throw is given with it</source>
        <translation>{play}: бросок при этом не указывают</translation>
    </message>
    <message>
        <source>{side} can capture only on {squares}</source>
        <translation>{side}: взятия возможны только на {squares}</translation>
    </message>
    <message>
        <source>{side} cannot have the move: {reason}</source>
        <translation>Ход не может быть за этой стороной ({side}): {reason}</translation>
    </message>
    <message>
        <source>{side} has the move: {reason}</source>
        <translation>Ход за: {side}; {reason}</translation>
    </message>
    <message>
        <source>{side} plays: {keys}</source>
        <translation>{side} играют: {keys}</translation>
    </message>
    <message>
        <source>{side}&apos;s king or rook has moved; otherwise: {reason}</source>
        <translation>{side}: король или ладья ходили; иначе: {reason}</translation>
    </message>
    <message>
        <source>{side}: moves {moves}, strategies left {left}</source>
        <translation>{side}: ходов {moves}, возможных стратегий {left}</translation>
    </message>
    <message>
        <source>{side}: moves {moves}, strategies left {left}; others fail by {reasons}</source>
        <translation>{side}: ходов {moves}, возможных стратегий {left}; остальные не проходят: {reasons}</translation>
    </message>
    <message>
        <source>{side}: {men} (moves at least: {moves}): {result}</source>
        <translation>{side}: {men} (ходов не меньше: {moves}): {result}</translation>
    </message>
    <message>
        <source>{text}: say how several moves are taken back, by help, Proca or Høeg</source>
        <translation>{text}: не сказано, как берутся назад несколько ходов: help, Proca или Høeg</translation>
    </message>
    <message numerus="yes">
        <source>Cross-checks with {count} different mates</source>
        <translation>
            <numerusform>Перекрёстные шахи с {count} разным матом</numerusform>
            <numerusform>Перекрёстные шахи с {count} разными матами</numerusform>
            <numerusform>Перекрёстные шахи с {count} разными матами</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>all {number} defences and answers unchanged</source>
        <translation>
            <numerusform>вся {number} защита и ответ на неё не изменились</numerusform>
            <numerusform>все {number} защиты и ответы на них не изменились</numerusform>
            <numerusform>все {number} защит и ответы на них не изменились</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} different mates are changed ({shown}).</source>
        <translation>
            <numerusform>Меняется {count} мат ({shown}).</numerusform>
            <numerusform>Меняются {count} разных мата ({shown}).</numerusform>
            <numerusform>Меняются {count} разных матов ({shown}).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} moves off the line are neither</source>
        <translation>
            <numerusform>{count} ход с линии — ни то ни другое</numerusform>
            <numerusform>{count} хода с линии — ни то ни другое</numerusform>
            <numerusform>{count} ходов с линии — ни то ни другое</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} thematic mates</source>
        <translation>
            <numerusform>{count} тематический мат</numerusform>
            <numerusform>{count} тематических мата</numerusform>
            <numerusform>{count} тематических матов</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} thematic tries, each with a refutation of its own ({tries}).</source>
        <translation>
            <numerusform>{count} тематический ложный след со своим опровержением ({tries}).</numerusform>
            <numerusform>{count} тематических ложных следа, у каждого своё опровержение ({tries}).</numerusform>
            <numerusform>{count} тематических ложных следов, у каждого своё опровержение ({tries}).</numerusform>
        </translation>
    </message>
    <message>
        <source>{count} units block {square}: {lines}.</source>
        <translation>Фигур, блокирующих {square}: {count}: {lines}.</translation>
    </message>
    <message>
        <source>it died</source>
        <translation>аварийно завершился</translation>
    </message>
    <message>
        <source>it does not answer</source>
        <translation>не отвечает</translation>
    </message>
    <message>
        <source>it speaks of another move than it was asked about</source>
        <translation>говорит не о том ходе, о котором спрашивали</translation>
    </message>
    <message>
        <source>mate</source>
        <translation>мат</translation>
    </message>
    <message>
        <source>most often Black had replies without a mate</source>
        <translation>чаще всего у чёрных были ходы без мата</translation>
    </message>
    <message>
        <source>most often it was no position: the core leaves too little room</source>
        <translation>чаще всего это не было позицией: ядро оставляет слишком мало места</translation>
    </message>
    <message>
        <source>most often it was the problem that is not to be repeated</source>
        <translation>чаще всего это была задача, которую повторять нельзя</translation>
    </message>
    <message>
        <source>most often no game leads there</source>
        <translation>чаще всего к позиции не ведёт никакая партия</translation>
    </message>
    <message>
        <source>most often the key could not be played</source>
        <translation>чаще всего вступление нельзя было сыграть</translation>
    </message>
    <message>
        <source>most often the lines of the theme were missing</source>
        <translation>чаще всего не хватало вариантов темы</translation>
    </message>
    <message>
        <source>most often the theme, or a man of the core in it, was missing</source>
        <translation>чаще всего не было темы или в ней не участвовала фигура ядра</translation>
    </message>
    <message>
        <source>most often there was a flaw that is forbidden</source>
        <translation>чаще всего был запрещённый недостаток</translation>
    </message>
    <message>
        <source>most often there were other keys</source>
        <translation>чаще всего были побочные решения</translation>
    </message>
    <message>
        <source>most often there were too many men</source>
        <translation>чаще всего было слишком много фигур</translation>
    </message>
    <message>
        <source>one move off the line is neither</source>
        <translation>один ход с линии — ни то ни другое</translation>
    </message>
    <message>
        <source>proof games are not solved by the rules of old games</source>
        <translation>доказательные партии по правилам старинных игр не решаются</translation>
    </message>
    <message>
        <source>proof games with imitators are not solved: no diagram says where they end</source>
        <translation>доказательные партии с имитаторами не решаются: диаграмма не говорит, где они окажутся</translation>
    </message>
    <message>
        <source>studies are not solved: their page audits the line, and tables know positions with four men</source>
        <translation>этюды не решаются: их страница проверяет вариант, а таблицы знают позиции с четырьмя фигурами</translation>
    </message>
    <message>
        <source>the bench works #2, #3, s#2 and s#3 with orthodox men and rules</source>
        <translation>верстак работает с #2, #3, s#2 и s#3 с ортодоксальными фигурами и правилами</translation>
    </message>
    <message>
        <source>the problem is not sound as {asked}</source>
        <translation>задача некорректна как {asked}</translation>
    </message>
    <message>
        <source>whether a game can lead here is not judged with such men</source>
        <translation>с такими фигурами не решается, может ли партия привести сюда</translation>
    </message>
    <message>
        <source>{detail}: expected {words}, got {got}</source>
        <translation>{detail}: ожидается {words}, а стоит {got}</translation>
    </message>
    <message>
        <source>{extra}: expected a list of cells</source>
        <translation>{extra}: ожидается список полей</translation>
    </message>
    <message>
        <source>{extra}: expected numbers from 0 to {most}</source>
        <translation>{extra}: ожидаются числа от 0 до {most}</translation>
    </message>
    <message>
        <source>{extra}: expected {players}</source>
        <translation>{extra}: ожидается {players}</translation>
    </message>
    <message>
        <source>{fault} Paid for by {payment}.</source>
        <translation>{fault} Взамен: {payment}.</translation>
    </message>
    <message>
        <source>{figure} of {unit}</source>
        <translation>{figure}: {unit}</translation>
    </message>
    <message>
        <source>{folder} cannot be written: {reason}.</source>
        <translation>В {folder} писать нельзя: {reason}.</translation>
    </message>
    <message>
        <source>{folder} holds something other than a site; it is not replaced.</source>
        <translation>В {folder} лежит не сайт, а другое; замены нет.</translation>
    </message>
    <message>
        <source>{folder} is there already.</source>
        <translation>{folder} уже есть.</translation>
    </message>
    <message>
        <source>{forms} or {form}</source>
        <translation>{forms} или {form}</translation>
    </message>
    <message>
        <source>{form}, castling: expected letters of KQkq or -, got {field}</source>
        <translation>{form}, рокировка: ожидаются буквы KQkq или -, а стоит {field}</translation>
    </message>
    <message>
        <source>{form}, e.p. square: no pawn can just have passed over {field}</source>
        <translation>{form}, поле e.p.: ни одна пешка не могла только что миновать {field}</translation>
    </message>
    <message>
        <source>{form}, e.p. square: {wrong}</source>
        <translation>{form}, поле e.p.: {wrong}</translation>
    </message>
    <message>
        <source>{form}, marks: {wrong}</source>
        <translation>{form}, пометки: {wrong}</translation>
    </message>
    <message>
        <source>{form}, placement: expected 8 ranks separated by &apos;/&apos;, got {count}</source>
        <translation>{form}, расстановка: ожидается 8 горизонталей через &apos;/&apos;, а здесь {count}</translation>
    </message>
    <message>
        <source>{form}, rank {number}: expected 8 squares, got {count} in {text}</source>
        <translation>{form}, горизонталь {number}: ожидается 8 полей, а здесь {count} в {text}</translation>
    </message>
    <message>
        <source>{form}, rank {number}: {wrong}</source>
        <translation>{form}, горизонталь {number}: {wrong}</translation>
    </message>
    <message>
        <source>{form}, side to move: expected w or b, got {field}</source>
        <translation>{form}, очередь хода: ожидается w или b, а стоит {field}</translation>
    </message>
    <message>
        <source>{form}, {name}: expected a number, got {field}</source>
        <translation>{form}, {name}: ожидается число, а стоит {field}</translation>
    </message>
    <message>
        <source>{form}: expected a placement such as 8/8/8/8/8/8/8/K1k5, got nothing</source>
        <translation>{form}: ожидается расстановка вроде 8/8/8/8/8/8/8/K1k5, а нет ничего</translation>
    </message>
    <message>
        <source>{form}: expected at most 7 fields, got {count}</source>
        <translation>{form}: ожидается не больше 7 полей, а здесь {count}</translation>
    </message>
    <message>
        <source>{form}: expected at most {most} characters, got {count}</source>
        <translation>{form}: ожидается не больше {most} знаков, а здесь {count}</translation>
    </message>
    <message>
        <source>{game} has no goal {goal}; there are {goals}</source>
        <translation>в {game} нет цели {goal}; есть {goals}</translation>
    </message>
    <message>
        <source>{game} has no {extra}</source>
        <translation>в {game} нет {extra}</translation>
    </message>
    <message>
        <source>{game} takes no conditions: {conditions}</source>
        <translation>{game} не принимает условий: {conditions}</translation>
    </message>
    <message>
        <source>{game}: open the problem in a tab for this</source>
        <translation>{game}: для этого откройте задачу во вкладке</translation>
    </message>
    <message>
        <source>{goal} is no goal of {player}, and in direct play its side begins</source>
        <translation>{goal} — не цель игрока {player}, а в прямой игре начинает его сторона</translation>
    </message>
    <message>
        <source>{goal} must be the goal of another than who begins</source>
        <translation>{goal} должно быть целью не того, кто начинает</translation>
    </message>
    <message>
        <source>{goal} needs {details}</source>
        <translation>для {goal} нужно {details}</translation>
    </message>
    <message>
        <source>{goal}: expected {plays}, got {play}</source>
        <translation>{goal}: ожидается {plays}, а стоит {play}</translation>
    </message>
    <message>
        <source>{goal}: expected {sides}, got {side}</source>
        <translation>{goal}: ожидается {sides}, а стоит {side}</translation>
    </message>
    <message>
        <source>{goal}: not asked for in {play} play</source>
        <translation>{goal}: в игре {play} не требуется</translation>
    </message>
    <message>
        <source>{halves} moves</source>
        <translation>{halves} хода</translation>
    </message>
    <message>
        <source>{keys} and {number} more</source>
        <translation>{keys} и ещё {number}</translation>
    </message>
    <message>
        <source>{keys} solve</source>
        <translation>решают {keys}</translation>
    </message>
    <message>
        <source>{key} is meant; cook: {cooks}.</source>
        <translation>Задумано {key}; побочное решение: {cooks}.</translation>
    </message>
    <message>
        <source>{key} is meant; cooks: {cooks}.</source>
        <translation>Задумано {key}; побочные решения: {cooks}.</translation>
    </message>
    <message>
        <source>{key} makes the battery of {squares}, fired by {mate}.</source>
        <translation>{key} создаёт батарею {squares}, её играет {mate}.</translation>
    </message>
    <message>
        <source>{key} pins {units}.</source>
        <translation>{key} связывает: {units}.</translation>
    </message>
    <message>
        <source>{key} puts {units} into a pin.</source>
        <translation>{key} ставит под связку: {units}.</translation>
    </message>
    <message>
        <source>{key} stands twice</source>
        <translation>{key} стоит дважды</translation>
    </message>
    <message>
        <source>{key} unpins {units}.</source>
        <translation>{key} развязывает: {units}.</translation>
    </message>
    <message>
        <source>{kind} or a {other}</source>
        <translation>{kind} или {other}</translation>
    </message>
    <message>
        <source>{line}, {unit} stays pinned</source>
        <translation>{line}, {unit} остаётся связанной</translation>
    </message>
    <message>
        <source>{man} is a man of one&apos;s own: only .jsonl has a form for it</source>
        <translation>{man} — собственная фигура: вид для неё есть только в .jsonl</translation>
    </message>
    <message>
        <source>{man} is a man that Popeye does not know</source>
        <translation>{man} — фигура, которой Popeye не знает</translation>
    </message>
    <message>
        <source>{man} {arrival} was a pawn on {origin}</source>
        <translation>{man} {arrival} была пешкой на {origin}</translation>
    </message>
    <message>
        <source>{man} {arrival} was a pawn on {origin}, uncapturing: {uncaptured}</source>
        <translation>{man} {arrival} была пешкой на {origin}, развзятие: {uncaptured}</translation>
    </message>
    <message>
        <source>{man} {origin} to {target}</source>
        <translation>{man} {origin} на {target}</translation>
    </message>
    <message>
        <source>{man} {origin} to {target}, in place of the {other}</source>
        <translation>{man} {origin} на {target}, вместо {other}</translation>
    </message>
    <message>
        <source>{man} {origin}-{arrival}, the double step</source>
        <translation>{man} {origin}-{arrival}, двойной шаг</translation>
    </message>
    <message>
        <source>{man} {origin}-{arrival}, uncapturing in passing</source>
        <translation>{man} {origin}-{arrival}, развзятие на проходе</translation>
    </message>
    <message>
        <source>{man} {origin}-{arrival}, uncapturing: {uncaptured}</source>
        <translation>{man} {origin}-{arrival}, развзятие: {uncaptured}</translation>
    </message>
    <message>
        <source>{man} {square} becomes {other}</source>
        <translation>{man} {square} теперь {other}</translation>
    </message>
    <message>
        <source>{man} {square} stops a dual after {moves}</source>
        <translation>{man} {square} устраняет дуаль после {moves}</translation>
    </message>
    <message>
        <source>{man} {square} stops {moves}</source>
        <translation>{man} {square} не допускает {moves}</translation>
    </message>
    <message>
        <source>{man}: {count} on the board, expected at least {least}</source>
        <translation>{man}: на доске {count}, ожидается не меньше {least}</translation>
    </message>
    <message>
        <source>{man}: {count} on the board, expected at most {most}</source>
        <translation>{man}: на доске {count}, ожидается не больше {most}</translation>
    </message>
    <message>
        <source>{more} more</source>
        <translation>ещё {more}</translation>
    </message>
    <message>
        <source>{moves} and {number} more</source>
        <translation>{moves} и ещё {number}</translation>
    </message>
    <message>
        <source>{move} answers {count} of {all} defences.</source>
        <translation>{move} отвечает на защиты: {count} из {all}.</translation>
    </message>
    <message>
        <source>{move} cannot be played</source>
        <translation>{move} сыграть нельзя</translation>
    </message>
    <message>
        <source>{move} cannot have been the last move</source>
        <translation>{move} не мог быть последним ходом</translation>
    </message>
    <message>
        <source>{move} gives the king {given}.</source>
        <translation>{move} даёт королю {given}.</translation>
    </message>
    <message>
        <source>{move} gives {given} and takes {taken}.</source>
        <translation>{move} даёт {given} и отнимает {taken}.</translation>
    </message>
    <message>
        <source>{move} has the single threat {threat}.</source>
        <translation>У {move} единственная угроза {threat}.</translation>
    </message>
    <message>
        <source>{move} is one of the double steps of which one was the last move</source>
        <translation>{move} — один из двойных шагов, один из которых был последним ходом</translation>
    </message>
    <message>
        <source>{move} lets Black check by {checks}.</source>
        <translation>{move} допускает шахи: {checks}.</translation>
    </message>
    <message>
        <source>{move} lies in ambush: {shown} opens its line.</source>
        <translation>{move} — засада: {shown} вскрывает её линию.</translation>
    </message>
    <message>
        <source>{move} offers the {kind} where it could not be taken before: {line}.</source>
        <translation>{move} предлагает фигуру ({kind}) там, где её раньше взять не могли: {line}.</translation>
    </message>
    <message>
        <source>{move} takes {taken} from the king.</source>
        <translation>{move} отнимает у короля {taken}.</translation>
    </message>
    <message>
        <source>{move} threatens {threats}</source>
        <translation>{move} грозит {threats}</translation>
    </message>
    <message>
        <source>{move} threatens {threats}.</source>
        <translation>{move} грозит {threats}.</translation>
    </message>
    <message>
        <source>{move} waits: nothing is threatened.</source>
        <translation>{move} — выжидательный ход: угрозы нет.</translation>
    </message>
    <message>
        <source>{move} was the last move if this is possible: {rights}</source>
        <translation>{move} был последним ходом, если это возможно: {rights}</translation>
    </message>
    <message>
        <source>{name} is another man in French than in Italian</source>
        <translation>{name} по-французски другая фигура, чем по-итальянски</translation>
    </message>
    <message>
        <source>{name} {operand}: the side to move is mated, no task was taken</source>
        <translation>{name} {operand}: матуют сторону, чей ход, задание не взято</translation>
    </message>
    <message>
        <source>{name}: expected 0 to {most}, got {number}</source>
        <translation>{name}: ожидается от 0 до {most}, а стоит {number}</translation>
    </message>
    <message>
        <source>{name}: expected a list of cells, or all</source>
        <translation>{name}: ожидается список полей или all</translation>
    </message>
    <message>
        <source>{name}: expected a list of texts, got {found}</source>
        <translation>{name}: ожидается список текстов, а стоит {found}</translation>
    </message>
    <message>
        <source>{name}: expected a list of texts, got {found} in it</source>
        <translation>{name}: ожидается список текстов, а в нём стоит {found}</translation>
    </message>
    <message>
        <source>{name}: expected a number</source>
        <translation>{name}: ожидается число</translation>
    </message>
    <message>
        <source>{name}: expected a number from {least} to {most}</source>
        <translation>{name}: ожидается число от {least} до {most}</translation>
    </message>
    <message>
        <source>{name}: expected a table</source>
        <translation>{name}: ожидается таблица</translation>
    </message>
    <message>
        <source>{name}: expected a text</source>
        <translation>{name}: ожидается текст</translation>
    </message>
    <message>
        <source>{name}: expected an object of texts, got {found}</source>
        <translation>{name}: ожидается объект с текстами, а стоит {found}</translation>
    </message>
    <message>
        <source>{name}: expected at most {most} characters</source>
        <translation>{name}: ожидается не больше {most} знаков</translation>
    </message>
    <message>
        <source>{name}: expected at most {most} texts, got {count}</source>
        <translation>{name}: ожидается не больше {most} текстов, а здесь {count}</translation>
    </message>
    <message>
        <source>{name}: expected text for {key}, got {found}</source>
        <translation>{name}: ожидается текст для {key}, а стоит {found}</translation>
    </message>
    <message>
        <source>{name}: expected text, got {found}</source>
        <translation>{name}: ожидается текст, а стоит {found}</translation>
    </message>
    <message>
        <source>{name}: expected true or false</source>
        <translation>{name}: ожидается true или false</translation>
    </message>
    <message>
        <source>{name}: not known in a search of a game</source>
        <translation>{name}: в поиске по игре неизвестно</translation>
    </message>
    <message>
        <source>{name}: nothing is asked</source>
        <translation>{name}: ничего не требуется</translation>
    </message>
    <message>
        <source>{name}: there is nothing of that name in a style</source>
        <translation>{name}: в стиле ничего с таким названием нет</translation>
    </message>
    <message>
        <source>{number} keys: {keys}</source>
        <translation>вступлений {number}: {keys}</translation>
    </message>
    <message>
        <source>{number} of {count} changed</source>
        <translation>изменено {number} из {count}</translation>
    </message>
    <message>
        <source>{one} and {other}</source>
        <translation>{one} и {other}</translation>
    </message>
    <message>
        <source>{one} and {other} exclude each other</source>
        <translation>{one} и {other} исключают друг друга</translation>
    </message>
    <message>
        <source>{one} or {other}</source>
        <translation>{one} или {other}</translation>
    </message>
    <message>
        <source>{options}: kept for Popeye, and not followed: here everything is searched</source>
        <translation>{options}: сохранено для Popeye и не применяется: здесь ищется всё</translation>
    </message>
    <message>
        <source>{option} is chosen twice</source>
        <translation>{option} выбрано дважды</translation>
    </message>
    <message>
        <source>{option}: expected {values}, got {text}</source>
        <translation>{option}: ожидается {values}, а стоит {text}</translation>
    </message>
    <message>
        <source>{option}: no orthodox rule, kept in words and not solved</source>
        <translation>{option}: не ортодоксальное правило, сохранено словами и не решается</translation>
    </message>
    <message>
        <source>{option}: one turn is asked for then, directly</source>
        <translation>{option}: тогда требуется один ход, в прямой игре</translation>
    </message>
    <message>
        <source>{other}&apos;s last move was {move}, and {side}&apos;s before it was by king or rook</source>
        <translation>последний ход ({other}) был {move}, а ход перед ним ({side}) — королём или ладьёй</translation>
    </message>
    <message>
        <source>{other}&apos;s last move was {move}, and {side}&apos;s king or rook has moved before it</source>
        <translation>последний ход ({other}) был {move}, а до него ходил король или ладья ({side})</translation>
    </message>
    <message>
        <source>{outcome} same key</source>
        <translation>{outcome} то же вступление</translation>
    </message>
    <message>
        <source>{part}: expected a list of texts</source>
        <translation>{part}: ожидается список текстов</translation>
    </message>
    <message>
        <source>{part}: expected a number</source>
        <translation>{part}: ожидается число</translation>
    </message>
    <message>
        <source>{part}: expected a text</source>
        <translation>{part}: ожидается текст</translation>
    </message>
    <message>
        <source>{part}: expected an object</source>
        <translation>{part}: ожидается объект</translation>
    </message>
    <message>
        <source>{part}: expected {readers}</source>
        <translation>{part}: ожидается {readers}</translation>
    </message>
    <message>
        <source>{part}: not understood</source>
        <translation>{part}: непонятно</translation>
    </message>
    <message>
        <source>{part}: not understood; is {meant} meant?</source>
        <translation>{part}: непонятно; имеется в виду {meant}?</translation>
    </message>
    <message>
        <source>{path} cannot be read: {reason}.</source>
        <translation>{path} прочитать нельзя: {reason}.</translation>
    </message>
    <message>
        <source>{path} cannot be removed: {reason}.</source>
        <translation>{path} удалить нельзя: {reason}.</translation>
    </message>
    <message>
        <source>{path} cannot be written: {reason}.</source>
        <translation>{path} записать нельзя: {reason}.</translation>
    </message>
    <message>
        <source>{path} is a folder, not a file.</source>
        <translation>{path} — папка, а не файл.</translation>
    </message>
    <message>
        <source>{path} is no journal of a search</source>
        <translation>{path} — не журнал поиска</translation>
    </message>
    <message>
        <source>{path} is no journal of a search, or is damaged</source>
        <translation>{path} — не журнал поиска или повреждён</translation>
    </message>
    <message>
        <source>{path} is not a library of problems; it was left as it is.</source>
        <translation>{path} — не библиотека задач; файл оставлен как есть.</translation>
    </message>
    <message>
        <source>{path} is the journal of another search</source>
        <translation>{path} — журнал другого поиска</translation>
    </message>
    <message>
        <source>{path} is there already</source>
        <translation>{path} уже есть</translation>
    </message>
    <message>
        <source>{path} is there already.</source>
        <translation>{path} уже есть.</translation>
    </message>
    <message>
        <source>{path}, line {line}: {wrong}</source>
        <translation>{path}, строка {line}: {wrong}</translation>
    </message>
    <message>
        <source>{path}: a diagram is written as {others} or {last}.</source>
        <translation>{path}: диаграмма пишется в виде {others} или {last}.</translation>
    </message>
    <message>
        <source>{path}: another program goes on with this search</source>
        <translation>{path}: этот поиск продолжает другая программа</translation>
    </message>
    <message>
        <source>{path}: another window goes on with this search</source>
        <translation>{path}: этот поиск продолжает другое окно</translation>
    </message>
    <message>
        <source>{path}: not a file</source>
        <translation>{path}: не файл</translation>
    </message>
    <message>
        <source>{path}: not text in UTF-8</source>
        <translation>{path}: не текст в UTF-8</translation>
    </message>
    <message>
        <source>{path}: pages are written as {forms}.</source>
        <translation>{path}: страницы пишутся в виде {forms}.</translation>
    </message>
    <message>
        <source>{path}: too large for a search; expected at most {most} bytes</source>
        <translation>{path}: слишком велик для поиска; ожидается не больше {most} байт</translation>
    </message>
    <message>
        <source>{player} has no man to move</source>
        <translation>у игрока {player} нет фигуры для хода</translation>
    </message>
    <message>
        <source>{player} is to move and has no men</source>
        <translation>ход игрока {player}, а фигур у него нет</translation>
    </message>
    <message>
        <source>{player}: {count} men on the board and in hand, expected at most {most}</source>
        <translation>{player}: {count} фигур на доске и в руке, ожидается не более {most}</translation>
    </message>
    <message>
        <source>{player}: {count} men, expected at most {most}</source>
        <translation>{player}: {count} фигур, ожидается не более {most}</translation>
    </message>
    <message>
        <source>{player}: {count} promoted men, but {missing} missing men can have become them</source>
        <translation>{player}: {count} превращённых фигур, но стать ими могли {missing} недостающих</translation>
    </message>
    <message>
        <source>{play} All show {family}.</source>
        <translation>{play} Все показывают: {family}.</translation>
    </message>
    <message>
        <source>{play} {count} of them show {family}.</source>
        <translation>{play} Из них {count} показывают: {family}.</translation>
    </message>
    <message>
        <source>{play}: Black opens one line of {unit} and closes another.</source>
        <translation>{play}: чёрные вскрывают одну линию {unit} и перекрывают другую.</translation>
    </message>
    <message>
        <source>{play}: Black opens the line of {rears} and closes that of {shuts}.</source>
        <translation>{play}: чёрные вскрывают линию {rears} и перекрывают линию {shuts}.</translation>
    </message>
    <message>
        <source>{play}: on {square} Black shuts off {shuts}.</source>
        <translation>{play}: на {square} чёрные перекрывают {shuts}.</translation>
    </message>
    <message>
        <source>{prey} is besieged: enemies block all its moves</source>
        <translation>{prey} в осаде: враги заперли все ходы</translation>
    </message>
    <message>
        <source>{program} cannot be started: {why}</source>
        <translation>{program} запустить нельзя: {why}</translation>
    </message>
    <message>
        <source>{quality} men</source>
        <translation>фигуры {quality}</translation>
    </message>
    <message>
        <source>{quality} men are not solved yet ({square})</source>
        <translation>фигуры со свойством {quality} пока не решаются ({square})</translation>
    </message>
    <message>
        <source>{reason} in line {line}</source>
        <translation>{reason} в строке {line}</translation>
    </message>
    <message>
        <source>{reason}; also stops {moves}</source>
        <translation>{reason}; устраняет и {moves}</translation>
    </message>
    <message>
        <source>{refuted} for {mate}</source>
        <translation>{refuted} вместо {mate}</translation>
    </message>
    <message>
        <source>{shape} is for help play, not for {sign}</source>
        <translation>{shape} бывает в кооперативной игре, не в {sign}</translation>
    </message>
    <message>
        <source>{shape} must have a number for each half-move: {sign} has {halfmoves}</source>
        <translation>{shape}: нужно по числу на каждый полуход, в {sign} их {halfmoves}</translation>
    </message>
    <message>
        <source>{share} {men} men show {mates}.</source>
        <translation>{share} Фигур: {men} на {mates}.</translation>
    </message>
    <message>
        <source>{side} can mate, in one move</source>
        <translation>{side} могут поставить мат в один ход</translation>
    </message>
    <message>
        <source>{side} can mate: {moves}</source>
        <translation>{side} могут поставить мат: {moves}</translation>
    </message>
    <message>
        <source>{side} cannot get through: the walls of pawns stay shut</source>
        <translation>{side} не могут пройти: пешечные стены остаются заперты</translation>
    </message>
    <message>
        <source>{side} cannot have made a last move</source>
        <translation>{side} не могли сделать последний ход</translation>
    </message>
    <message>
        <source>{side} cannot mate: the only position that can follow was looked at</source>
        <translation>{side} не могут поставить мат: единственная возможная дальше позиция просмотрена</translation>
    </message>
    <message>
        <source>{side} has a promoted unit among {men}.</source>
        <translation>{side}: превращённая фигура среди {men}.</translation>
    </message>
    <message>
        <source>{side} has a promoted unit: {men}.</source>
        <translation>{side}: превращённая фигура {men}.</translation>
    </message>
    <message>
        <source>{side} has bishops on squares of one colour ({squares})</source>
        <translation>{side}: слоны на полях одного цвета ({squares})</translation>
    </message>
    <message>
        <source>{side} has mated</source>
        <translation>{side} поставили мат</translation>
    </message>
    <message>
        <source>{side} has more men of a kind than the game has ({squares})</source>
        <translation>{side}: фигур одного вида больше, чем есть в игре ({squares})</translation>
    </message>
    <message>
        <source>{side} has more men than at the start</source>
        <translation>{side}: фигур больше, чем вначале</translation>
    </message>
    <message>
        <source>{side} has more promoted men ({count}) than pawns are missing</source>
        <translation>{side}: превращённых фигур ({count}) больше, чем не хватает пешек</translation>
    </message>
    <message>
        <source>{side} has more than 16 men at the start</source>
        <translation>{side}: вначале больше 16 фигур</translation>
    </message>
    <message>
        <source>{side} has no king</source>
        <translation>{side}: нет короля</translation>
    </message>
    <message>
        <source>{side} has no king to be checked</source>
        <translation>{side}: нет короля, которому можно объявить шах</translation>
    </message>
    <message>
        <source>{side} has no king to be mated</source>
        <translation>{side}: нет короля, которому можно поставить мат</translation>
    </message>
    <message>
        <source>{side} has nothing but the king</source>
        <translation>{side}: нет ничего, кроме короля</translation>
    </message>
    <message>
        <source>{side} has promoted force ({squares})</source>
        <translation>{side}: превращённые фигуры ({squares})</translation>
    </message>
    <message>
        <source>{side} has two bishops on squares of one colour, which voids the game ({squares})</source>
        <translation>{side}: два слона на полях одного цвета, что делает партию недействительной ({squares})</translation>
    </message>
    <message>
        <source>{side} has {count} kings ({squares})</source>
        <translation>{side}: королей {count} ({squares})</translation>
    </message>
    <message>
        <source>{side} has {count} kings: only diagrams with one each are judged</source>
        <translation>{side}: королей {count}, а оцениваются только диаграммы с одним у каждой стороны</translation>
    </message>
    <message>
        <source>{side} has {count} men, more than 16</source>
        <translation>{side}: фигур {count}, больше 16</translation>
    </message>
    <message>
        <source>{side} has {count} pawns, more than 8</source>
        <translation>{side}: пешек {count}, больше 8</translation>
    </message>
    <message>
        <source>{side} is stalemated</source>
        <translation>пат ({side})</translation>
    </message>
    <message>
        <source>{side} must have one king</source>
        <translation>{side}: должен быть один король</translation>
    </message>
    <message>
        <source>{side} must have one king at the start</source>
        <translation>{side}: вначале должен быть один король</translation>
    </message>
    <message>
        <source>{side} needs {needed} captures by pawns, and {available} men are missing</source>
        <translation>{side}: нужно взятий пешками {needed}, а не хватает фигур {available}</translation>
    </message>
    <message>
        <source>{side} plays without a king</source>
        <translation>{side}: игра без короля</translation>
    </message>
    <message>
        <source>{side} promotes to queen, rook, bishop and knight: {moves}.</source>
        <translation>{side} превращаются в ферзя, ладью, слона и коня: {moves}.</translation>
    </message>
    <message>
        <source>{side}&apos;s king can be captured ({squares})</source>
        <translation>{side}: король под взятием ({squares})</translation>
    </message>
    <message>
        <source>{side}&apos;s king cannot have come to its square ({squares})</source>
        <translation>{side}: король не мог попасть на своё поле ({squares})</translation>
    </message>
    <message>
        <source>{side}&apos;s king is in a check that no last move can have given ({squares})</source>
        <translation>{side}: король под шахом, которого не мог дать ни один последний ход ({squares})</translation>
    </message>
    <message>
        <source>{side}&apos;s king or rook has moved: otherwise every way back ends in an impossible position within {half}</source>
        <translation>{side}: король или ладья ходили, иначе любой путь назад за {half} приходит к невозможной позиции</translation>
    </message>
    <message>
        <source>{side}&apos;s king or rook has moved: otherwise every way back stays among few positions, none of which begins a game</source>
        <translation>{side}: король или ладья ходили, иначе любой путь назад остаётся среди немногих позиций, ни с одной из которых партия не начинается</translation>
    </message>
    <message>
        <source>{side}&apos;s king or rook has moved: otherwise the men on {squares} could not stand there</source>
        <translation>{side}: король или ладья ходили, иначе фигуры на {squares} не могли бы там стоять</translation>
    </message>
    <message>
        <source>{side}&apos;s last move was by king or rook</source>
        <translation>{side}: последний ход сделан королём или ладьёй</translation>
    </message>
    <message>
        <source>{side}&apos;s last move was {move}, and its king or rook has moved before it</source>
        <translation>{side}: последний ход был {move}, а до него ходил король или ладья</translation>
    </message>
    <message>
        <source>{side}&apos;s men on {squares} cannot all have come there from the game array</source>
        <translation>{side}: фигуры на {squares} не могли все прийти туда из исходной позиции</translation>
    </message>
    <message>
        <source>{side}&apos;s pawns ({squares}) need captures on squares of a colour where too few of the missing men can have been captured</source>
        <translation>{side}: пешкам ({squares}) нужны взятия на полях цвета, где могло быть взято слишком мало недостающих фигур</translation>
    </message>
    <message>
        <source>{side}&apos;s pawns ({squares}) need more captures ({count}) than they can have made ({available}): the men from {others} were not captured by pawns</source>
        <translation>{side}: пешкам ({squares}) нужно больше взятий ({count}), чем они могли сделать ({available}): фигуры с {others} взяты не пешками</translation>
    </message>
    <message>
        <source>{side}&apos;s pawns ({squares}) need more captures ({count}) than they can have made of the missing men ({available})</source>
        <translation>{side}: пешкам ({squares}) нужно больше взятий ({count}), чем они могли сделать из недостающих фигур ({available})</translation>
    </message>
    <message>
        <source>{side}&apos;s pawns ({squares}) need more captures on dark squares ({count}) than missing men can have been captured there ({available})</source>
        <translation>{side}: пешкам ({squares}) нужно больше взятий на чёрных полях ({count}), чем там могло быть взято недостающих фигур ({available})</translation>
    </message>
    <message>
        <source>{side}&apos;s pawns ({squares}) need more captures on light squares ({count}) than missing men can have been captured there ({available})</source>
        <translation>{side}: пешкам ({squares}) нужно больше взятий на белых полях ({count}), чем там могло быть взято недостающих фигур ({available})</translation>
    </message>
    <message>
        <source>{side}&apos;s pawns and promoted men ({squares}) need more captures ({count}) than men are missing ({available})</source>
        <translation>{side}: пешкам и превращённым фигурам ({squares}) нужно больше взятий ({count}), чем не хватает фигур ({available})</translation>
    </message>
    <message>
        <source>{side}&apos;s pawns cannot have come to their squares ({squares})</source>
        <translation>{side}: пешки не могли попасть на свои поля ({squares})</translation>
    </message>
    <message>
        <source>{side}&apos;s pawns need more captures ({count}) than men are missing</source>
        <translation>{side}: пешкам нужно больше взятий ({count}), чем не хватает фигур</translation>
    </message>
    <message>
        <source>{solver} and this program agree as far as they came</source>
        <translation>{solver} и эта программа согласны, насколько дошли</translation>
    </message>
    <message>
        <source>{solver} and this program agree in every line</source>
        <translation>{solver} и эта программа согласны в каждой строке</translation>
    </message>
    <message>
        <source>{solver} and this program differ in one line</source>
        <translation>{solver} и эта программа расходятся в одной строке</translation>
    </message>
    <message>
        <source>{square} and {other} can go together</source>
        <translation>{square} и {other} можно убрать вместе</translation>
    </message>
    <message>
        <source>{square} and {other} can go together: all solutions stay, the set play changes</source>
        <translation>{square} и {other} можно убрать вместе: все решения остаются, иллюзорная игра меняется</translation>
    </message>
    <message>
        <source>{square} and {other} can go together: the key stays, the play changes</source>
        <translation>{square} и {other} можно убрать вместе: вступление остаётся, игра меняется</translation>
    </message>
    <message>
        <source>{square} in {phase}</source>
        <translation>{square} ({phase})</translation>
    </message>
    <message>
        <source>{square} is left, passed and taken again: {lines}.</source>
        <translation>{square} покидают, минуют и занимают снова: {lines}.</translation>
    </message>
    <message>
        <source>{stipulation} asks for a goal of old games; choose the rules of one</source>
        <translation>{stipulation} требует цели старинных игр; выберите правила одной из них</translation>
    </message>
    <message>
        <source>{stipulation} cannot be searched; play such as #2, s#3 or h#2 can</source>
        <translation>{stipulation} искать нельзя; можно такое, как #2, s#3 или h#2</translation>
    </message>
    <message>
        <source>{stipulation} has no key: of its play themes and model mates can be demanded</source>
        <translation>у {stipulation} нет вступления: от игры можно требовать тем и правильных матов</translation>
    </message>
    <message>
        <source>{stipulation} has no set play: it begins elsewhere</source>
        <translation>в {stipulation} нет иллюзорной игры: партия начинается не отсюда</translation>
    </message>
    <message>
        <source>{stipulation} has no set play: it is one move long</source>
        <translation>в {stipulation} нет иллюзорной игры: она в один ход</translation>
    </message>
    <message>
        <source>{stipulation} has no set play: one side makes all the moves</source>
        <translation>в {stipulation} нет иллюзорной игры: все ходы делает одна сторона</translation>
    </message>
    <message>
        <source>{stipulation} is not solved here; play such as #2, s#3 or h#2.5 is</source>
        <translation>{stipulation} здесь не решается; решается такое, как #2, s#3 или h#2.5</translation>
    </message>
    <message>
        <source>{stipulation} is not solved: such series have no agreed rules</source>
        <translation>{stipulation} не решается: для таких серий нет общепринятых правил</translation>
    </message>
    <message>
        <source>{stipulation} is solved by the rules of today&apos;s chess only</source>
        <translation>{stipulation} решается только по правилам современных шахмат</translation>
    </message>
    <message>
        <source>{stipulation} is too long to be solved; expected at most {most} moves</source>
        <translation>{stipulation} слишком длинно для решения; ожидается не больше {most} ходов</translation>
    </message>
    <message>
        <source>{stipulation} is too long; expected at most {most} moves</source>
        <translation>{stipulation} слишком длинно; ожидается не больше {most} ходов</translation>
    </message>
    <message>
        <source>{stipulation}: Popeye does not solve it</source>
        <translation>{stipulation}: Popeye этого не решает</translation>
    </message>
    <message>
        <source>{stipulation}: model mates can be demanded of help play and series</source>
        <translation>{stipulation}: правильных матов можно требовать в кооперативной игре и сериях</translation>
    </message>
    <message>
        <source>{style} is the name of a style that comes with the program; please choose another.</source>
        <translation>{style} — название стиля из самой программы; выберите, пожалуйста, другое.</translation>
    </message>
    <message>
        <source>{task} needs the studio</source>
        <translation>для {task} нужна студия</translation>
    </message>
    <message>
        <source>{text} is no move that is understood</source>
        <translation>{text} — непонятный ход</translation>
    </message>
    <message>
        <source>{text}: nothing stands on {square}</source>
        <translation>{text}: на {square} ничего не стоит</translation>
    </message>
    <message>
        <source>{text}: what [{effect}] does is not known</source>
        <translation>{text}: что делает [{effect}], неизвестно</translation>
    </message>
    <message>
        <source>{theme} of {units}: {lines}.</source>
        <translation>{theme}, {units}: {lines}.</translation>
    </message>
    <message>
        <source>{theme} on {square}</source>
        <translation>{theme} на {square}</translation>
    </message>
    <message>
        <source>{theme} on {square}: {line}, {man} is shut off.</source>
        <translation>{theme} на {square}: {line}, перекрыта {man}.</translation>
    </message>
    <message>
        <source>{theme} on {square}: {one} shuts off {second} ({mate}), {two} shuts off {first} ({other}).</source>
        <translation>{theme} на {square}: {one} перекрывает {second} ({mate}), {two} перекрывает {first} ({other}).</translation>
    </message>
    <message>
        <source>{theme} paradox</source>
        <translation>парадокс: {theme}</translation>
    </message>
    <message>
        <source>{theme}: {defences} against {threats}.</source>
        <translation>{theme}: {defences} против {threats}.</translation>
    </message>
    <message>
        <source>{theme}: {lines}; White shuts his own line on {squares}.</source>
        <translation>{theme}: {lines}; белые перекрывают свою линию на {squares}.</translation>
    </message>
    <message>
        <source>{token} at character {place} of {text} is no field; there are {fields}</source>
        <translation>{token} на знаке {place} в {text} — не поле; есть {fields}</translation>
    </message>
    <message>
        <source>{unit} blocks {square}</source>
        <translation>{unit} блокирует {square}</translation>
    </message>
    <message>
        <source>{unit} defends in all directions: 1 mate.</source>
        <translation>{unit} защищает во всех направлениях: 1 мат.</translation>
    </message>
    <message>
        <source>{unit} guards {squares} and must choose.</source>
        <translation>{unit} охраняет {squares} и должна выбирать.</translation>
    </message>
    <message>
        <source>{unit} is captured on {square}</source>
        <translation>берут {unit} на {square}</translation>
    </message>
    <message>
        <source>{unit} is drawn to {square}</source>
        <translation>завлекается {unit} на {square}</translation>
    </message>
    <message>
        <source>{unit} is pinned</source>
        <translation>{unit} связана</translation>
    </message>
    <message>
        <source>{unit} mates on {squares}.</source>
        <translation>{unit} матует на {squares}.</translation>
    </message>
    <message>
        <source>{unit} shuts the line of {other}</source>
        <translation>{unit} перекрывает линию {other}</translation>
    </message>
    <message>
        <source>{what} The same position is in the library, too: no. {numbers}.</source>
        <translation>{what} Та же позиция есть и в библиотеке: № {numbers}.</translation>
    </message>
    <message>
        <source>{where}expected a table of names and values</source>
        <translation>{where}ожидается таблица имён и значений</translation>
    </message>
    <message>
        <source>{where}man: there is no man on {square}</source>
        <translation>{where}man: на {square} нет фигуры</translation>
    </message>
    <message>
        <source>{where}squares: expected texts such as d4, c3-f6 or all</source>
        <translation>{where}squares: ожидаются тексты вроде d4, c3-f6 или all</translation>
    </message>
    <message>
        <source>{where}times: expected 1 to 6, got {times}</source>
        <translation>{where}times: ожидается от 1 до 6, а стоит {times}</translation>
    </message>
    <message>
        <source>{where}unknown name {name}; expected one of {known}</source>
        <translation>{where}неизвестное имя {name}; ожидается одно из {known}</translation>
    </message>
    <message>
        <source>{where}{name} is missing</source>
        <translation>{where}нет {name}</translation>
    </message>
    <message>
        <source>{where}{name}: expected {expected}</source>
        <translation>{where}{name}: ожидается {expected}</translation>
    </message>
    <message>
        <source>{white} and {black} at least</source>
        <translation>по меньшей мере {white} и {black}</translation>
    </message>
    <message>
        <source>{words}, but {side} is to move: no task was taken</source>
        <translation>{words}, но ход за другой стороной ({side}): задание не взято</translation>
    </message>
    <message>
        <source>{word}: men with properties are not read</source>
        <translation>{word}: фигуры со свойствами не читаются</translation>
    </message>
    <message>
        <source>{word}: what man a turned figure means is not said</source>
        <translation>{word}: не сказано, какую фигуру означает перевёрнутый знак</translation>
    </message>
    <message>
        <source>{word}: {name} is no man that is known here</source>
        <translation>{word}: {name} здесь как фигура неизвестно</translation>
    </message>
    <message>
        <source>{word}: {quality} is nothing that a man can be</source>
        <translation>{word}: {quality} — не свойство фигуры</translation>
    </message>
    <message>
        <source>{wrong} (line {line})</source>
        <translation>{wrong} (строка {line})</translation>
    </message>
    <message>
        <source>“{found}” are no men. Write RN-Q for rook and knight against queen.</source>
        <translation>«{found}» — не фигуры. Пишите RN-Q для ладьи и коня против ферзя.</translation>
    </message>
    <message>
        <source>“{found}” cannot stand here.</source>
        <translation>«{found}» здесь стоять не может.</translation>
    </message>
    <message>
        <source>“{found}” is no distinction. Write prize, hm, comm, 1st or “1st prize”.</source>
        <translation>«{found}» — не отличие. Пишите prize, hm, comm, 1st или «1st prize».</translation>
    </message>
    <message>
        <source>“{found}” is no key. Write Q*, Nf3, *f3 or e2e4.</source>
        <translation>«{found}» — не вступление. Пишите Q*, Nf3, *f3 или e2e4.</translation>
    </message>
    <message>
        <source>“{found}” is no month or day. Write 1925-02, or for years 1925 or 1925-1930.</source>
        <translation>«{found}» — не месяц и не день. Пишите 1925-02, а для годов 1925 или 1925-1930.</translation>
    </message>
    <message>
        <source>“{found}” is no number. Write 12, 8-12, 8- or &lt;=12.</source>
        <translation>«{found}» — не число. Пишите 12, 8-12, 8- или &lt;=12.</translation>
    </message>
    <message>
        <source>“{found}” is no part of a pattern. Write Qd4, kd6, .e5 or ?f3.</source>
        <translation>«{found}» — не часть образца. Пишите Qd4, kd6, .e5 или ?f3.</translation>
    </message>
    <message>
        <source>“{found}” is no problem. Write like:123, like:123@60 (60 % alike) or like: and a FEN.</source>
        <translation>«{found}» — не задача. Пишите like:123, like:123@60 (сходство 60 %) или like: и FEN.</translation>
    </message>
    <message>
        <source>“{found}” is no square. Write e4, a1-c3, a file, a rank, centre, edge or corner.</source>
        <translation>«{found}» — не поле. Пишите e4, a1-c3, вертикаль, горизонталь, centre, edge или corner.</translation>
    </message>
    <message>
        <source>“{found}” is no stipulation. Write #2, h#3, s# or moves:2-3.</source>
        <translation>«{found}» — не задание. Пишите #2, h#3, s# или moves:2-3.</translation>
    </message>
    <message>
        <source>“{found}” is no time. Write 2026-11-22, 2026-11, 2026, today or week.</source>
        <translation>«{found}» — не время. Пишите 2026-11-22, 2026-11, 2026, today или week.</translation>
    </message>
    <message>
        <source>“{found}” is no year. Write 1925, 1900-1930, 1950- or 192?.</source>
        <translation>«{found}» — не год. Пишите 1925, 1900-1930, 1950- или 192?.</translation>
    </message>
    <message>
        <source>“{found}” is none of legal, illegal, unknown and unjudged.</source>
        <translation>«{found}» — ни одно из: легальна, нелегальна, неизвестно, не-оценено.</translation>
    </message>
    <message>
        <source>“{found}” is none of sound, cooked, unsound, short, unsolvable, unchecked and mine.</source>
        <translation>«{found}» — ни одно из: sound, cooked, unsound, short, unsolvable, unchecked, mine.</translation>
    </message>
    <message>
        <source>“{found}” is nothing of a last position. Write Qd4, kd6, by=Q, model, set or try.</source>
        <translation>«{found}» не относится к финалу. Пишите Qd4, kd6, by=Q, model, set или try.</translation>
    </message>
    <message>
        <source>“{found}” is nothing that a problem can have here.</source>
        <translation>Здесь «{found}» у задачи быть не может.</translation>
    </message>
    <message>
        <source>“{found}” is nothing that a problem can have here. Did you mean “{meant}”?</source>
        <translation>Здесь «{found}» у задачи быть не может. Имелось в виду «{meant}»?</translation>
    </message>
    <message>
        <source>“{found}” stands between two things. To search for the word, put it in quotation marks.</source>
        <translation>«{found}» стоит между двумя условиями. Чтобы искать это слово, поставьте его в кавычки.</translation>
    </message>
    <message>
        <source>“{found}” stands right before what must not hold. In quotation marks it is looked for.</source>
        <translation>«{found}» стоит прямо перед тем, чего быть не должно. В кавычках это слово ищется.</translation>
    </message>
    <message numerus="yes">
        <source>A game of {count} moves leads to the diagram.</source>
        <translation>
            <numerusform>К диаграмме ведёт партия в {count} ход.</numerusform>
            <numerusform>К диаграмме ведёт партия в {count} хода.</numerusform>
            <numerusform>К диаграмме ведёт партия в {count} ходов.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After {count} of {all} defences White mates on move 2: {lines}.</source>
        <translation>
            <numerusform>Защит {all}; после {count} из них белые матуют на ходу 2: {lines}.</numerusform>
            <numerusform>Защит {all}; после {count} из них белые матуют на ходу 2: {lines}.</numerusform>
            <numerusform>Защит {all}; после {count} из них белые матуют на ходу 2: {lines}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All {count} different mates are models: {lines}.</source>
        <translation>
            <numerusform>Разный мат ({count}) всегда правильный: {lines}.</numerusform>
            <numerusform>Все {count} разных мата правильные: {lines}.</numerusform>
            <numerusform>Все {count} разных матов правильные: {lines}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All {count} mates are models.</source>
        <translation>
            <numerusform>Весь {count} мат правильный.</numerusform>
            <numerusform>Все {count} мата правильные.</numerusform>
            <numerusform>Все {count} матов правильные.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Black needs {count} moves</source>
        <translation>
            <numerusform>Чёрным нужен {count} ход</numerusform>
            <numerusform>Чёрным нужны {count} хода</numerusform>
            <numerusform>Чёрным нужно {count} ходов</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Meant are all {number} solutions</source>
        <translation>
            <numerusform>Задуманы все решения ({number})</numerusform>
            <numerusform>Задуманы все {number} решения</numerusform>
            <numerusform>Задуманы все {number} решений</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Rich play: {count} different mates.</source>
        <translation>
            <numerusform>Богатая игра: {count} разный мат.</numerusform>
            <numerusform>Богатая игра: {count} разных мата.</numerusform>
            <numerusform>Богатая игра: {count} разных матов.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The key leaves Black {count} moves of {then}.</source>
        <translation>
            <numerusform>Вступление оставляет чёрным {count} ход из {then}.</numerusform>
            <numerusform>Вступление оставляет чёрным {count} хода из {then}.</numerusform>
            <numerusform>Вступление оставляет чёрным {count} ходов из {then}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The play is short: {count} different mates.</source>
        <translation>
            <numerusform>Игра скупая: {count} разный мат.</numerusform>
            <numerusform>Игра скупая: {count} разных мата.</numerusform>
            <numerusform>Игра скупая: {count} разных матов.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Unnecessary in this position, each by itself: {men}. Without it the solutions stay.</source>
        <translation>
            <numerusform>Лишние в этой позиции, каждая порознь: {men}. Без неё решения остаются.</numerusform>
            <numerusform>Лишние в этой позиции, каждая порознь: {men}. Без неё решения остаются.</numerusform>
            <numerusform>Лишние в этой позиции, каждая порознь: {men}. Без неё решения остаются.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>White needs {count} moves</source>
        <translation>
            <numerusform>Белым нужен {count} ход</numerusform>
            <numerusform>Белым нужны {count} хода</numerusform>
            <numerusform>Белым нужно {count} ходов</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>all {number} defences and mates unchanged</source>
        <translation>
            <numerusform>вся {number} защита и мат на неё не изменились</numerusform>
            <numerusform>все {number} защиты и маты на них не изменились</numerusform>
            <numerusform>все {number} защит и маты на них не изменились</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>none of {number} first turns does it.</source>
        <translation>
            <numerusform>из {number} первого хода не годится ни один.</numerusform>
            <numerusform>из {number} первых ходов не годится ни один.</numerusform>
            <numerusform>из {number} первых ходов не годится ни один.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>not known: {count} positions were looked at</source>
        <translation>
            <numerusform>неизвестно: просмотрена {count} позиция</numerusform>
            <numerusform>неизвестно: просмотрены {count} позиции</numerusform>
            <numerusform>неизвестно: просмотрено {count} позиций</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>only stops the cooks {moves}</source>
        <translation>
            <numerusform>устраняет лишь побочное решение {moves}</numerusform>
            <numerusform>устраняет лишь побочные решения {moves}</numerusform>
            <numerusform>устраняет лишь побочные решения {moves}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>shifted {count} files to the left</source>
        <translation>
            <numerusform>сдвинуто на {count} вертикаль влево</numerusform>
            <numerusform>сдвинуто на {count} вертикали влево</numerusform>
            <numerusform>сдвинуто на {count} вертикалей влево</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>shifted {count} files to the right</source>
        <translation>
            <numerusform>сдвинуто на {count} вертикаль вправо</numerusform>
            <numerusform>сдвинуто на {count} вертикали вправо</numerusform>
            <numerusform>сдвинуто на {count} вертикалей вправо</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>shifted {count} ranks down</source>
        <translation>
            <numerusform>сдвинуто на {count} горизонталь вниз</numerusform>
            <numerusform>сдвинуто на {count} горизонтали вниз</numerusform>
            <numerusform>сдвинуто на {count} горизонталей вниз</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>shifted {count} ranks up</source>
        <translation>
            <numerusform>сдвинуто на {count} горизонталь вверх</numerusform>
            <numerusform>сдвинуто на {count} горизонтали вверх</numerusform>
            <numerusform>сдвинуто на {count} горизонталей вверх</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the same solutions</source>
        <translation>
            <numerusform>те же решения</numerusform>
            <numerusform>те же решения</numerusform>
            <numerusform>те же решения</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the same {count} mates</source>
        <translation>
            <numerusform>тот же {count} мат</numerusform>
            <numerusform>те же {count} мата</numerusform>
            <numerusform>те же {count} матов</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the {count} mates shown and changed</source>
        <translation>
            <numerusform>{count} показанный или изменённый мат</numerusform>
            <numerusform>{count} показанных и изменённых мата</numerusform>
            <numerusform>{count} показанных и изменённых матов</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} different continuations of full length: {moves}.</source>
        <translation>
            <numerusform>{count} разное продолжение полной длины: {moves}.</numerusform>
            <numerusform>{count} разных продолжения полной длины: {moves}.</numerusform>
            <numerusform>{count} разных продолжений полной длины: {moves}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} different mates.</source>
        <translation>
            <numerusform>{count} разный мат.</numerusform>
            <numerusform>{count} разных мата.</numerusform>
            <numerusform>{count} разных матов.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} files left</source>
        <translation>
            <numerusform>{count} вертикаль влево</numerusform>
            <numerusform>{count} вертикали влево</numerusform>
            <numerusform>{count} вертикалей влево</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} files right</source>
        <translation>
            <numerusform>{count} вертикаль вправо</numerusform>
            <numerusform>{count} вертикали вправо</numerusform>
            <numerusform>{count} вертикалей вправо</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} mates in common</source>
        <translation>
            <numerusform>{count} общий мат</numerusform>
            <numerusform>{count} общих мата</numerusform>
            <numerusform>{count} общих матов</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} men in the same places</source>
        <translation>
            <numerusform>{count} фигура на тех же полях</numerusform>
            <numerusform>{count} фигуры на тех же полях</numerusform>
            <numerusform>{count} фигур на тех же полях</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} more positions were met and are kept no longer: {sound} sound ones and {others} others are, beside those kept for good, named or noted.</source>
        <translation>
            <numerusform>Встретилась ещё {count} позиция, она больше не хранится: хранятся {sound} корректных и {others} других, кроме закреплённых, названных и с пометкой.</numerusform>
            <numerusform>Встретились ещё {count} позиции, они больше не хранятся: хранятся {sound} корректных и {others} других, кроме закреплённых, названных и с пометкой.</numerusform>
            <numerusform>Встретилось ещё {count} позиций, они больше не хранятся: хранятся {sound} корректных и {others} других, кроме закреплённых, названных и с пометкой.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} more problems are left out</source>
        <translation>
            <numerusform>пропущена ещё {count} задача</numerusform>
            <numerusform>пропущены ещё {count} задачи</numerusform>
            <numerusform>пропущено ещё {count} задач</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} moves occur in several solutions: {moves}.</source>
        <translation>
            <numerusform>{count} ход встречается в нескольких решениях: {moves}.</numerusform>
            <numerusform>{count} хода встречаются в нескольких решениях: {moves}.</numerusform>
            <numerusform>{count} ходов встречаются в нескольких решениях: {moves}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} of {mates} different mates are models: {lines}.</source>
        <translation>
            <numerusform>Из {mates} разных матов правильный {count}: {lines}.</numerusform>
            <numerusform>Из {mates} разных матов правильных {count}: {lines}.</numerusform>
            <numerusform>Из {mates} разных матов правильных {count}: {lines}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} of {mates} mates are models.</source>
        <translation>
            <numerusform>Из {mates} матов правильный {count}.</numerusform>
            <numerusform>Из {mates} матов правильных {count}.</numerusform>
            <numerusform>Из {mates} матов правильных {count}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} problems of other games are left out: only .jsonl has a form for them</source>
        <translation>
            <numerusform>пропущена {count} задача других игр: вид для неё есть только в .jsonl</numerusform>
            <numerusform>пропущены {count} задачи других игр: вид для них есть только в .jsonl</numerusform>
            <numerusform>пропущено {count} задач других игр: вид для них есть только в .jsonl</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} ranks down</source>
        <translation>
            <numerusform>{count} горизонталь вниз</numerusform>
            <numerusform>{count} горизонтали вниз</numerusform>
            <numerusform>{count} горизонталей вниз</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} ranks up</source>
        <translation>
            <numerusform>{count} горизонталь вверх</numerusform>
            <numerusform>{count} горизонтали вверх</numerusform>
            <numerusform>{count} горизонталей вверх</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} set variations in common</source>
        <translation>
            <numerusform>{count} общий вариант иллюзорной игры</numerusform>
            <numerusform>{count} общих варианта иллюзорной игры</numerusform>
            <numerusform>{count} общих вариантов иллюзорной игры</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} solutions in common</source>
        <translation>
            <numerusform>{count} общее решение</numerusform>
            <numerusform>{count} общих решения</numerusform>
            <numerusform>{count} общих решений</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} tries fail crudely ({tries}).</source>
        <translation>
            <numerusform>{count} ложный след опровергается грубо ({tries}).</numerusform>
            <numerusform>{count} ложных следа опровергаются грубо ({tries}).</numerusform>
            <numerusform>{count} ложных следов опровергаются грубо ({tries}).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} tries in common</source>
        <translation>
            <numerusform>{count} общий ложный след</numerusform>
            <numerusform>{count} общих ложных следа</numerusform>
            <numerusform>{count} общих ложных следов</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} variations in common</source>
        <translation>
            <numerusform>{count} общий вариант</numerusform>
            <numerusform>{count} общих варианта</numerusform>
            <numerusform>{count} общих вариантов</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{more} more solutions than intended.</source>
        <translation>
            <numerusform>На {more} решение больше, чем задумано.</numerusform>
            <numerusform>На {more} решения больше, чем задумано.</numerusform>
            <numerusform>На {more} решений больше, чем задумано.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} defences</source>
        <translation>
            <numerusform>{number} защита</numerusform>
            <numerusform>{number} защиты</numerusform>
            <numerusform>{number} защит</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} duals left</source>
        <translation>
            <numerusform>остаётся {number} дуаль</numerusform>
            <numerusform>остаются {number} дуали</numerusform>
            <numerusform>остаётся {number} дуалей</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} effective defences</source>
        <translation>
            <numerusform>{number} действенная защита</numerusform>
            <numerusform>{number} действенные защиты</numerusform>
            <numerusform>{number} действенных защит</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} found</source>
        <translation>
            <numerusform>найдено: {number}</numerusform>
            <numerusform>найдено: {number}</numerusform>
            <numerusform>найдено: {number}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} games</source>
        <translation>
            <numerusform>{number} партия</numerusform>
            <numerusform>{number} партии</numerusform>
            <numerusform>{number} партий</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} games of {length} lead here</source>
        <translation>
            <numerusform>сюда ведёт {number} партия в {length}</numerusform>
            <numerusform>сюда ведут {number} партии в {length}</numerusform>
            <numerusform>сюда ведёт {number} партий в {length}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} games of {moves}</source>
        <translation>
            <numerusform>{number} партия в {moves}</numerusform>
            <numerusform>{number} партии в {moves}</numerusform>
            <numerusform>{number} партий в {moves}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} half-moves</source>
        <translation>
            <numerusform>{number} полуход</numerusform>
            <numerusform>{number} полухода</numerusform>
            <numerusform>{number} полуходов</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} keys</source>
        <translation>
            <numerusform>{number} вступление</numerusform>
            <numerusform>{number} вступления</numerusform>
            <numerusform>{number} вступлений</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} keys so far</source>
        <translation>
            <numerusform>пока {number} вступление</numerusform>
            <numerusform>пока {number} вступления</numerusform>
            <numerusform>пока {number} вступлений</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} lines</source>
        <translation>
            <numerusform>{number} решение</numerusform>
            <numerusform>{number} решения</numerusform>
            <numerusform>{number} решений</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} lines so far</source>
        <translation>
            <numerusform>пока {number} решение</numerusform>
            <numerusform>пока {number} решения</numerusform>
            <numerusform>пока {number} решений</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} moves</source>
        <translation>
            <numerusform>{number} ход</numerusform>
            <numerusform>{number} хода</numerusform>
            <numerusform>{number} ходов</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} moves: any is asked for, so none is judged</source>
        <translation>
            <numerusform>{number} ход: нужен любой, поэтому ни один не оценивается</numerusform>
            <numerusform>{number} хода: нужен любой, поэтому ни один не оценивается</numerusform>
            <numerusform>{number} ходов: нужен любой, поэтому ни один не оценивается</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} single moves</source>
        <translation>
            <numerusform>{number} одиночного хода</numerusform>
            <numerusform>{number} одиночных ходов</numerusform>
            <numerusform>{number} одиночных ходов</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} solutions</source>
        <translation>
            <numerusform>{number} решение</numerusform>
            <numerusform>{number} решения</numerusform>
            <numerusform>{number} решений</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} themes gained</source>
        <translation>
            <numerusform>приобретена {number} тема</numerusform>
            <numerusform>приобретены {number} темы</numerusform>
            <numerusform>приобретено {number} тем</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} themes lost</source>
        <translation>
            <numerusform>утрачена {number} тема</numerusform>
            <numerusform>утрачены {number} темы</numerusform>
            <numerusform>утрачено {number} тем</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} threats</source>
        <translation>
            <numerusform>{number} угроза</numerusform>
            <numerusform>{number} угрозы</numerusform>
            <numerusform>{number} угроз</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} tries</source>
        <translation>
            <numerusform>{number} ложный след</numerusform>
            <numerusform>{number} ложных следа</numerusform>
            <numerusform>{number} ложных следов</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} turns are enough</source>
        <translation>
            <numerusform>хватает {number} хода</numerusform>
            <numerusform>хватает {number} ходов</numerusform>
            <numerusform>хватает {number} ходов</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} with duals</source>
        <translation>
            <numerusform>{number} с дуалями</numerusform>
            <numerusform>{number} с дуалями</numerusform>
            <numerusform>{number} с дуалями</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} with several replies</source>
        <translation>
            <numerusform>{number} с несколькими ответами</numerusform>
            <numerusform>{number} с несколькими ответами</numerusform>
            <numerusform>{number} с несколькими ответами</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{side} can mate, in {count} moves or fewer</source>
        <translation>
            <numerusform>{side} могут поставить мат, не больше чем в {count} ход</numerusform>
            <numerusform>{side} могут поставить мат, не больше чем в {count} хода</numerusform>
            <numerusform>{side} могут поставить мат, не больше чем в {count} ходов</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{side} cannot mate: all {count} positions that can follow were looked at</source>
        <translation>
            <numerusform>{side} не могут поставить мат: просмотрена вся {count} возможная дальше позиция</numerusform>
            <numerusform>{side} не могут поставить мат: просмотрены все {count} возможные дальше позиции</numerusform>
            <numerusform>{side} не могут поставить мат: просмотрены все {count} возможных дальше позиций</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{side} has {count} promoted units among {men}.</source>
        <translation>
            <numerusform>{side}: {count} превращённая фигура среди {men}.</numerusform>
            <numerusform>{side}: {count} превращённые фигуры среди {men}.</numerusform>
            <numerusform>{side}: {count} превращённых фигур среди {men}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{side} has {count} promoted units: {men}.</source>
        <translation>
            <numerusform>{side}: {count} превращённая фигура: {men}.</numerusform>
            <numerusform>{side}: {count} превращённые фигуры: {men}.</numerusform>
            <numerusform>{side}: {count} превращённых фигур: {men}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{side} mates in {count} moves</source>
        <translation>
            <numerusform>{side} ставят мат в {count} ход</numerusform>
            <numerusform>{side} ставят мат в {count} хода</numerusform>
            <numerusform>{side} ставят мат в {count} ходов</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{solver} and this program differ in {number} lines</source>
        <translation>
            <numerusform>{solver} и эта программа расходятся в {number} строке</numerusform>
            <numerusform>{solver} и эта программа расходятся в {number} строках</numerusform>
            <numerusform>{solver} и эта программа расходятся в {number} строках</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{unit} defends in all directions: {count} different mates.</source>
        <translation>
            <numerusform>{unit} защищает во всех направлениях: {count} разный мат.</numerusform>
            <numerusform>{unit} защищает во всех направлениях: {count} разных мата.</numerusform>
            <numerusform>{unit} защищает во всех направлениях: {count} разных матов.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SeparateTab</name>
    <message>
        <source>Separate</source>
        <translation>Разделить</translation>
    </message>
    <message>
        <source>Separate (one pair)</source>
        <translation>Разделить (одна пара)</translation>
    </message>
    <message numerus="yes">
        <source>Separate (%1 pairs)</source>
        <translation>
            <numerusform>Разделить (%1 пара)</numerusform>
            <numerusform>Разделить (%1 пары)</numerusform>
            <numerusform>Разделить (%1 пар)</numerusform>
        </translation>
    </message>
    <message>
        <source>Tick two defences or more that are to have mates of their own.</source>
        <translation>Отметьте две защиты или больше, у которых должны быть свои маты.</translation>
    </message>
    <message>
        <source>Tick two defences or more that are to have continuations of their own.</source>
        <translation>Отметьте две защиты или больше, у которых должны быть свои продолжения.</translation>
    </message>
    <message>
        <source>%1 more triples, or more</source>
        <translation>ещё %1 троек или больше</translation>
    </message>
    <message>
        <source>%1 more triples.</source>
        <translation>Ещё троек: %1.</translation>
    </message>
    <message>
        <source>No two phases change every mate</source>
        <translation>Нет двух фаз с переменой всех матов</translation>
    </message>
    <message>
        <source>No two phases change every continuation</source>
        <translation>Нет двух фаз, меняющих все продолжения</translation>
    </message>
    <message>
        <source>First moves that leave each defence a mate of its own:</source>
        <translation>Первые ходы, оставляющие каждой защите свой мат:</translation>
    </message>
    <message>
        <source>First moves that leave each defence a continuation of its own:</source>
        <translation>Первые ходы, оставляющие каждой защите своё продолжение:</translation>
    </message>
    <message>
        <source>No first move leaves each defence one mate of its own.</source>
        <translation>Ни один первый ход не оставляет каждой защите единственный свой мат.</translation>
    </message>
    <message>
        <source>No first move leaves each defence one continuation of its own.</source>
        <translation>Ни один первый ход не оставляет каждой защите своего продолжения.</translation>
    </message>
    <message>
        <source>one pair changes some of the mates</source>
        <translation>одна пара меняет часть матов</translation>
    </message>
    <message numerus="yes">
        <source>%1 pairs change some of the mates</source>
        <translation>
            <numerusform>%1 пара меняет часть матов</numerusform>
            <numerusform>%1 пары меняют часть матов</numerusform>
            <numerusform>%1 пар меняют часть матов</numerusform>
        </translation>
    </message>
    <message>
        <source>Enter holds them as phases</source>
        <translation>Enter закрепляет их как фазы</translation>
    </message>
</context>
<context>
    <name>Sidebar</name>
    <message>
        <source>What to do with %1</source>
        <translation>Что делать: %1</translation>
    </message>
</context>
<context>
    <name>SmallerTab</name>
    <message>
        <source>Smaller</source>
        <translation>Меньше</translation>
    </message>
    <message>
        <source>Men are being left out, up to four together …</source>
        <translation>Фигуры убираются, до четырёх сразу …</translation>
    </message>
    <message>
        <source>Every man is being put elsewhere …</source>
        <translation>Каждая фигура ставится на другие поля …</translation>
    </message>
    <message>
        <source>Smaller (%1)</source>
        <translation>Меньше (%1)</translation>
    </message>
    <message>
        <source>Tick a defence with its mate: smaller forms keep that play.</source>
        <translation>Отметьте защиту с её матом: меньшие формы сохраняют эту игру.</translation>
    </message>
    <message>
        <source>Tick a defence with its continuation: smaller forms keep that play.</source>
        <translation>Отметьте защиту с её продолжением: меньшие формы сохраняют эту игру.</translation>
    </message>
    <message>
        <source>Down to one man</source>
        <translation>До одной фигуры</translation>
    </message>
    <message numerus="yes">
        <source>Down to %1 men</source>
        <translation>
            <numerusform>До %1 фигуры</numerusform>
            <numerusform>До %1 фигур</numerusform>
            <numerusform>До %1 фигур</numerusform>
        </translation>
    </message>
    <message>
        <source>Cheaper men</source>
        <translation>Более слабые фигуры</translation>
    </message>
    <message>
        <source>Nobody can go, or be cheaper</source>
        <translation>Никого не убрать и не заменить слабейшим</translation>
    </message>
    <message>
        <source>one way to put a man elsewhere</source>
        <translation>один способ переставить фигуру</translation>
    </message>
    <message numerus="yes">
        <source>%1 ways to put a man elsewhere</source>
        <translation>
            <numerusform>%1 способ переставить фигуру</numerusform>
            <numerusform>%1 способа переставить фигуру</numerusform>
            <numerusform>%1 способов переставить фигуру</numerusform>
        </translation>
    </message>
    <message>
        <source>one man saved</source>
        <translation>экономия одной фигуры</translation>
    </message>
    <message numerus="yes">
        <source>%1 men saved</source>
        <translation>
            <numerusform>экономия %1 фигуры</numerusform>
            <numerusform>экономия %1 фигур</numerusform>
            <numerusform>экономия %1 фигур</numerusform>
        </translation>
    </message>
    <message>
        <source>sound</source>
        <translation>корректно</translation>
    </message>
    <message>
        <source>the ticked play stays</source>
        <translation>отмеченная игра сохраняется</translation>
    </message>
</context>
<context>
    <name>SolutionPanel</name>
    <message>
        <source>All defences</source>
        <translation>Все защиты</translation>
    </message>
    <message>
        <source>Show defences that parry no threat, too</source>
        <translation>Показывать и защиты, не парирующие угрозы</translation>
    </message>
    <message>
        <source>Trivial tries</source>
        <translation>Тривиальные</translation>
    </message>
    <message>
        <source>Show tries that check or meet no defence with mate</source>
        <translation>Показывать ложные следы с шахом и те, где ни на одну защиту нет мата</translation>
    </message>
    <message>
        <source>Refutations %1</source>
        <translation>Опроверж. %1</translation>
    </message>
    <message>
        <source>How many refutations a try may have</source>
        <translation>Сколько опровержений может быть у ложного следа</translation>
    </message>
    <message>
        <source>One refutation</source>
        <translation>Одно опровержение</translation>
    </message>
    <message>
        <source>At most two refutations</source>
        <translation>Не больше двух опровержений</translation>
    </message>
    <message>
        <source>At most three refutations</source>
        <translation>Не больше трёх опровержений</translation>
    </message>
</context>
<context>
    <name>SolutionTree</name>
    <message>
        <source>Solution</source>
        <translation>Решение</translation>
    </message>
    <message>
        <source>Keep this key: %1</source>
        <translation>Сохранять это вступление: %1</translation>
    </message>
</context>
<context>
    <name>SolutionsPart</name>
    <message>
        <source>Solutions</source>
        <translation>Решения</translation>
    </message>
    <message>
        <source>none</source>
        <translation>нет</translation>
    </message>
    <message>
        <source>under each diagram</source>
        <translation>под каждой диаграммой</translation>
    </message>
    <message>
        <source>at the end, on pages of their own</source>
        <translation>в конце, на отдельных страницах</translation>
    </message>
    <message>
        <source>compact, mates together</source>
        <translation>сжато, маты вместе</translation>
    </message>
    <message>
        <source>full, a line each</source>
        <translation>полно, по строке</translation>
    </message>
    <message>
        <source>Thematic letters</source>
        <translation>Тематические буквы</translation>
    </message>
    <message>
        <source>none</source>
        <comment>of comments</comment>
        <translation>нет</translation>
    </message>
    <message>
        <source>with each solution</source>
        <translation>при каждом решении</translation>
    </message>
    <message>
        <source>after all solutions</source>
        <translation>после всех решений</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Место</translation>
    </message>
    <message>
        <source>Form</source>
        <translation>Бланк</translation>
    </message>
    <message>
        <source>Set play</source>
        <translation>Иллюзорная игра</translation>
    </message>
    <message>
        <source>Tries</source>
        <translation>Ложные следы</translation>
    </message>
    <message>
        <source>Its page under each diagram</source>
        <translation>Их страница под диаграммой</translation>
    </message>
    <message>
        <source>Comments</source>
        <translation>Комментарии</translation>
    </message>
    <message>
        <source>none</source>
        <comment>of set play or tries</comment>
        <translation>без них</translation>
    </message>
    <message>
        <source>thematic ones</source>
        <translation>тематические</translation>
    </message>
    <message>
        <source>all</source>
        <comment>of set play or tries</comment>
        <translation>все</translation>
    </message>
</context>
<context>
    <name>SquareTools</name>
    <message>
        <source>What is special</source>
        <translation>Особенность</translation>
    </message>
    <message>
        <source>Choose what a man is besides, then click men on the board</source>
        <translation>Выберите, чем ещё является фигура, затем щёлкайте по фигурам на доске</translation>
    </message>
    <message>
        <source>Special squares and marks</source>
        <translation>Особые поля и пометки</translation>
    </message>
    <message>
        <source>Squares</source>
        <translation>Поля</translation>
    </message>
    <message>
        <source>Marks</source>
        <translation>Пометки</translation>
    </message>
    <message>
        <source>Grid</source>
        <translation>Сетка</translation>
    </message>
    <message>
        <source>Nothing captured yet</source>
        <translation>Взятий ещё не было</translation>
    </message>
    <message>
        <source>Men</source>
        <translation>Фигуры</translation>
    </message>
    <message>
        <source>No grid</source>
        <translation>Без сетки</translation>
    </message>
    <message>
        <source>Cells of 2 x 2 squares</source>
        <translation>Клетки из 2 x 2 полей</translation>
    </message>
    <message>
        <source>Shifted by a file</source>
        <translation>Со сдвигом на вертикаль</translation>
    </message>
    <message>
        <source>Shifted by a rank</source>
        <translation>Со сдвигом на горизонталь</translation>
    </message>
    <message>
        <source>Shifted by a file and a rank</source>
        <translation>Со сдвигом на вертикаль и горизонталь</translation>
    </message>
</context>
<context>
    <name>StatusLine</name>
    <message>
        <source>Ctrl+L back to the studio</source>
        <translation>Ctrl+L: назад в студию</translation>
    </message>
    <message>
        <source>%1 found in %2 ms</source>
        <translation>%1: найдено за %2 мс</translation>
    </message>
    <message>
        <source>%1 selected</source>
        <translation>выделено: %1</translation>
    </message>
    <message>
        <source>one position looked at</source>
        <translation>просмотрена одна позиция</translation>
    </message>
    <message numerus="yes">
        <source>%1 positions looked at</source>
        <translation>
            <numerusform>просмотрена %1 позиция</numerusform>
            <numerusform>просмотрено %1 позиции</numerusform>
            <numerusform>просмотрено %1 позиций</numerusform>
        </translation>
    </message>
    <message>
        <source>General solver</source>
        <translation>Общий решатель</translation>
    </message>
    <message>
        <source>Reference solver (slower)</source>
        <translation>Эталонный решатель (медленнее)</translation>
    </message>
    <message>
        <source>Saved %1</source>
        <translation>Сохранено %1</translation>
    </message>
</context>
<context>
    <name>StepsPanel</name>
    <message>
        <source>as it was opened</source>
        <translation>как была открыта</translation>
    </message>
    <message>
        <source>Edits</source>
        <translation>Правки</translation>
    </message>
</context>
<context>
    <name>StipulationField</name>
    <message>
        <source>Stipulation</source>
        <translation>Задание</translation>
    </message>
    <message>
        <source>Stipulation, such as #2, s#3, h#2.5 or ser-h#7</source>
        <translation>Задание, например #2, s#3, h#2.5 или ser-h#7</translation>
    </message>
    <message>
        <source>no task</source>
        <translation>нет задания</translation>
    </message>
    <message>
        <source>Usual stipulations</source>
        <translation>Обычные задания</translation>
    </message>
</context>
<context>
    <name>StudioWindow</name>
    <message>
        <source>The library %1 is not there; another was opened in its place.</source>
        <translation>Библиотеки %1 на месте нет; вместо неё открыта другая.</translation>
    </message>
</context>
<context>
    <name>StyleKeeping</name>
    <message>
        <source>Save the style</source>
        <translation>Сохранить стиль</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Имя</translation>
    </message>
    <message>
        <source>A style&apos;s name has 1 to %1 letters that can be printed.</source>
        <translation>В названии стиля от 1 до %1 печатных знаков.</translation>
    </message>
    <message>
        <source>There is a style “%1” already.</source>
        <translation>Стиль «%1» уже есть.</translation>
    </message>
    <message>
        <source>It will be replaced.</source>
        <translation>Он будет заменён.</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Заменить</translation>
    </message>
    <message>
        <source>Delete the style “%1”?</source>
        <translation>Удалить стиль «%1»?</translation>
    </message>
    <message>
        <source>This cannot be undone.</source>
        <translation>Отменить это нельзя.</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Удалить</translation>
    </message>
</context>
<context>
    <name>TabPages</name>
    <message>
        <source>Work on the scheme</source>
        <translation>Работа над схемой</translation>
    </message>
</context>
<context>
    <name>TablePanel</name>
    <message>
        <source>Phases</source>
        <translation>Фазы</translation>
    </message>
    <message>
        <source>Compose from here</source>
        <translation>Составить отсюда</translation>
    </message>
    <message>
        <source>Let men be added until the mates of the ticked defences are a sound problem</source>
        <translation>Добавлять фигуры, пока маты на отмеченные защиты не станут корректной задачей</translation>
    </message>
    <message>
        <source>since the last drop:</source>
        <translation>после последней правки:</translation>
    </message>
</context>
<context>
    <name>TaskField</name>
    <message>
        <source>Task</source>
        <translation>Задание</translation>
    </message>
    <message>
        <source>no task</source>
        <translation>нет задания</translation>
    </message>
    <message>
        <source>Tasks of the game</source>
        <translation>Задания игры</translation>
    </message>
    <message>
        <source>What is to be reached, and in how many turns</source>
        <translation>Чего надо достичь и во сколько ходов</translation>
    </message>
</context>
<context>
    <name>TaskPopover</name>
    <message>
        <source>Goal</source>
        <translation>Цель</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Игра</translation>
    </message>
    <message>
        <source>Whose goal</source>
        <translation>Чья цель</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>Ходы</translation>
    </message>
    <message>
        <source>No task</source>
        <translation>Без задания</translation>
    </message>
</context>
<context>
    <name>TextCard</name>
    <message>
        <source>Text</source>
        <translation>Текст</translation>
    </message>
    <message>
        <source>men by cell</source>
        <translation>фигуры по полям</translation>
    </message>
    <message>
        <source>Copy the problem as text</source>
        <translation>Копировать задачу как текст</translation>
    </message>
</context>
<context>
    <name>ThemeTicks</name>
    <message>
        <source>Find a theme …</source>
        <translation>Найти тему …</translation>
    </message>
</context>
<context>
    <name>TogetherDialog</name>
    <message>
        <source>Status</source>
        <translation>Состояние</translation>
    </message>
    <message>
        <source>as it is</source>
        <translation>как есть</translation>
    </message>
    <message>
        <source>What becomes of them</source>
        <translation>Что из них получится</translation>
    </message>
    <message>
        <source>Describe together</source>
        <translation>Описать вместе</translation>
    </message>
    <message>
        <source>Authors</source>
        <translation>Авторы</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Источник</translation>
    </message>
    <message>
        <source>Numbers from</source>
        <translation>Номера с</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Дата</translation>
    </message>
    <message>
        <source>Distinction</source>
        <translation>Отличие</translation>
    </message>
    <message>
        <source>Tourney</source>
        <translation>Конкурс</translation>
    </message>
    <message>
        <source>Dedication</source>
        <translation>Посвящение</translation>
    </message>
    <message>
        <source>Tested</source>
        <translation>Проверено</translation>
    </message>
    <message>
        <source>Add keywords</source>
        <translation>Добавить ключевые слова</translation>
    </message>
    <message>
        <source>Authors, separated by semicolons</source>
        <translation>Авторы через точку с запятой</translation>
    </message>
    <message>
        <source>On the day</source>
        <translation>День</translation>
    </message>
    <message>
        <source>By or for whom</source>
        <translation>Кем или для кого</translation>
    </message>
    <message>
        <source>With what, or where</source>
        <translation>Чем или где</translation>
    </message>
    <message>
        <source>A date is written 2026, 2026-11 or 2026-11-29.</source>
        <translation>Дата пишется 2026, 2026-11 или 2026-11-29.</translation>
    </message>
    <message>
        <source>Close without describing the problems?</source>
        <translation>Закрыть, не описав задачи?</translation>
    </message>
</context>
<context>
    <name>TokenChip</name>
    <message>
        <source>Enter opens it as text, Delete takes it out of the search.</source>
        <translation>Enter открывает это как текст, Delete убирает из поиска.</translation>
    </message>
    <message>
        <source>Take “%1” out of the search</source>
        <translation>Убрать «%1» из поиска</translation>
    </message>
</context>
<context>
    <name>Tools</name>
    <message>
        <source>Hole</source>
        <translation>Дыра</translation>
    </message>
    <message>
        <source>Wormhole</source>
        <translation>Червоточина</translation>
    </message>
    <message>
        <source>Magic square</source>
        <translation>Магическое поле</translation>
    </message>
    <message>
        <source>Imitator</source>
        <translation>Имитатор</translation>
    </message>
    <message>
        <source>Grid line</source>
        <translation>Линия сетки</translation>
    </message>
    <message>
        <source>May leap</source>
        <translation>Может прыгнуть</translation>
    </message>
    <message>
        <source>Immune</source>
        <translation>Неприкосновенна</translation>
    </message>
    <message>
        <source>Immovable</source>
        <translation>Неподвижна</translation>
    </message>
    <message>
        <source>Nobody goes there or passes over it.</source>
        <translation>Туда никто не ходит и там не проходит.</translation>
    </message>
    <message>
        <source>Who arrives goes on to another wormhole.</source>
        <translation>Пришедший идёт дальше в другую червоточину.</translation>
    </message>
    <message>
        <source>Who arrives there changes colour.</source>
        <translation>Пришедший туда меняет цвет.</translation>
    </message>
    <message>
        <source>It makes every move in parallel.</source>
        <translation>Он параллельно повторяет каждый ход.</translation>
    </message>
    <message>
        <source>Click near the line between two squares.</source>
        <translation>Щёлкните у границы двух полей.</translation>
    </message>
    <message>
        <source>A fers who may still make the first leap.</source>
        <translation>Ферс, ещё не сделавший первого прыжка.</translation>
    </message>
    <message>
        <source>This man may not be captured.</source>
        <translation>Эту фигуру брать нельзя.</translation>
    </message>
    <message>
        <source>This man may not move.</source>
        <translation>Этой фигуре ходить нельзя.</translation>
    </message>
    <message>
        <source>Check and mate are of this man.</source>
        <translation>Шах и мат относятся к этой фигуре.</translation>
    </message>
    <message>
        <source>With each move knight becomes bishop, rook, queen, knight again.</source>
        <translation>С каждым ходом конь становится слоном, ладьёй, ферзём и снова конём.</translation>
    </message>
    <message>
        <source>Who captures disappears with his victim.</source>
        <translation>Взявшая фигура исчезает вместе с жертвой.</translation>
    </message>
    <message>
        <source>Enemies whom he observes do not move; he captures nobody.</source>
        <translation>Фигуры противника, на которые она нападает, не ходят; сама она никого не берёт.</translation>
    </message>
    <message>
        <source>Whom he comes to see along another line changes colour.</source>
        <translation>Кого она начинает видеть по другой линии, тот меняет цвет.</translation>
    </message>
    <message>
        <source>The man he hops over changes colour.</source>
        <translation>Фигура, через которую она прыгает, меняет цвет.</translation>
    </message>
    <message>
        <source>The man he hops over must then move in his manner.</source>
        <translation>Перепрыгнутая фигура должна затем сделать ход по правилам прыгнувшей.</translation>
    </message>
    <message>
        <source>The man he hops over must then move in his own manner.</source>
        <translation>Перепрыгнутая фигура должна затем сделать ход по своим правилам.</translation>
    </message>
    <message>
        <source>He moves only while an enemy observes him.</source>
        <translation>Ходит, только пока на неё нападает фигура противника.</translation>
    </message>
    <message>
        <source>He captures and checks only while a man of his side observes him.</source>
        <translation>Берёт и шахует, только пока её защищает фигура своей стороны.</translation>
    </message>
    <message>
        <source>He changes colour once, when he arrives on a square of the other colour.</source>
        <translation>Меняет цвет один раз, придя на поле другого цвета.</translation>
    </message>
    <message>
        <source>He becomes a man like the one he captures.</source>
        <translation>Становится такой же фигурой, как взятая.</translation>
    </message>
    <message>
        <source>He arrives only beside another man.</source>
        <translation>Приходит только рядом с другой фигурой.</translation>
    </message>
    <message>
        <source>Nobody captures him.</source>
        <translation>Её никто не берёт.</translation>
    </message>
    <message>
        <source>He becomes neutral, or the side&apos;s that moves him, in turn.</source>
        <translation>Становится по очереди нейтральной и фигурой ходящей стороны.</translation>
    </message>
    <message>
        <source>In Alice chess he stands on the second board.</source>
        <translation>В шахматах Алисы она стоит на второй доске.</translation>
    </message>
</context>
<context>
    <name>TreePanel</name>
    <message>
        <source>Solution</source>
        <translation>Решение</translation>
    </message>
</context>
<context>
    <name>TwinTabs</name>
    <message>
        <source>Twins</source>
        <translation>Близнецы</translation>
    </message>
    <message>
        <source>Change this twin</source>
        <translation>Изменить этого близнеца</translation>
    </message>
    <message>
        <source>Add a twin</source>
        <translation>Добавить близнеца</translation>
    </message>
    <message>
        <source>No duplex</source>
        <translation>Без дуплекса</translation>
    </message>
    <message>
        <source>Zeroposition: only the twins are solved</source>
        <translation>Нулевая позиция: решаются только близнецы</translation>
    </message>
    <message>
        <source>Continued: starts from %1)</source>
        <translation>С продолжением: начинается с %1)</translation>
    </message>
    <message>
        <source>Write the change …</source>
        <translation>Написать изменение …</translation>
    </message>
    <message>
        <source>Other stipulation …</source>
        <translation>Другое задание …</translation>
    </message>
    <message>
        <source>Shift</source>
        <translation>Сдвиг</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Влево</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Вправо</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>Вверх</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>Вниз</translation>
    </message>
    <message>
        <source>Exchange the colours (Polish type)</source>
        <translation>Обменять цвета (польский тип)</translation>
    </message>
    <message>
        <source>No change</source>
        <translation>Без изменения</translation>
    </message>
    <message>
        <source>Earlier</source>
        <translation>Раньше</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>Позже</translation>
    </message>
    <message>
        <source>Delete twin %1)</source>
        <translation>Удалить близнеца %1)</translation>
    </message>
    <message>
        <source>Rotate</source>
        <translation>Поворот</translation>
    </message>
    <message>
        <source>90° anticlockwise</source>
        <translation>90° против часовой стрелки</translation>
    </message>
    <message>
        <source>90° clockwise</source>
        <translation>90° по часовой стрелке</translation>
    </message>
    <message>
        <source>Mirror</source>
        <translation>Отражение</translation>
    </message>
</context>
<context>
    <name>Varying</name>
    <message>
        <source>All squares</source>
        <translation>Все поля</translation>
    </message>
    <message>
        <source>Empty ones</source>
        <translation>Пустые</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Нигде</translation>
    </message>
    <message>
        <source>may be left out</source>
        <translation>можно убрать</translation>
    </message>
    <message>
        <source>up to</source>
        <translation>до</translation>
    </message>
    <message>
        <source>How many such men may be added</source>
        <translation>Сколько таких фигур можно добавить</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Убрать</translation>
    </message>
    <message>
        <source>What may vary</source>
        <translation>Что может меняться</translation>
    </message>
    <message>
        <source>+ Add a man</source>
        <translation>+ Добавить фигуру</translation>
    </message>
    <message>
        <source>Every man anywhere</source>
        <translation>Все куда угодно</translation>
    </message>
    <message>
        <source>Every man may go</source>
        <translation>Все могут уйти</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Ничего</translation>
    </message>
    <message>
        <source>one change</source>
        <translation>одно изменение</translation>
    </message>
    <message>
        <source>two changes</source>
        <translation>два изменения</translation>
    </message>
    <message>
        <source>three changes</source>
        <translation>три изменения</translation>
    </message>
    <message>
        <source>four changes</source>
        <translation>четыре изменения</translation>
    </message>
    <message>
        <source>five changes</source>
        <translation>пять изменений</translation>
    </message>
    <message>
        <source>six changes</source>
        <translation>шесть изменений</translation>
    </message>
    <message>
        <source>any number of changes</source>
        <translation>сколько угодно изменений</translation>
    </message>
    <message>
        <source>Click a man to say how far he is free.</source>
        <translation>Щёлкните фигуру, чтобы сказать, насколько она свободна.</translation>
    </message>
    <message>
        <source>A man that may be added</source>
        <translation>Фигура, которую можно добавить</translation>
    </message>
    <message>
        <source>%1 %2 may stand on the blue squares</source>
        <translation>%1 %2 может стоять на синих полях</translation>
    </message>
    <message>
        <source>It is one of these</source>
        <translation>Она — одна из этих</translation>
    </message>
    <message>
        <source>It may be one of these, too</source>
        <translation>Она может быть и одной из этих</translation>
    </message>
    <message>
        <source>At most</source>
        <translation>Самое большее</translation>
    </message>
</context>
<context>
    <name>VerdictLine</name>
    <message>
        <source>preview,
not made yet</source>
        <translation>проба,
ещё не сделано</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Стоп</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Продолжить</translation>
    </message>
    <message>
        <source>Solve all the same</source>
        <translation>Всё равно решить</translation>
    </message>
</context>
<context>
    <name>VersionTree</name>
    <message>
        <source>Open on the board</source>
        <translation>Открыть на доске</translation>
    </message>
    <message>
        <source>Make current</source>
        <translation>Сделать текущей</translation>
    </message>
    <message>
        <source>Let the library show this version</source>
        <translation>Показывать в библиотеке эту версию</translation>
    </message>
    <message>
        <source>Versions</source>
        <translation>Версии</translation>
    </message>
    <message>
        <source>v%1</source>
        <translation>в%1</translation>
    </message>
    <message>
        <source>On the board</source>
        <translation>На доске</translation>
    </message>
    <message>
        <source>Write a note</source>
        <translation>Написать заметку</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>Версия</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Вердикт</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Заметка</translation>
    </message>
    <message>
        <source>Versions of the problem</source>
        <translation>Версии задачи</translation>
    </message>
</context>
<context>
    <name>VersionsStrip</name>
    <message>
        <source>Show the unsound positions among the versions, too</source>
        <translation>Показывать среди версий и некорректные позиции</translation>
    </message>
    <message>
        <source>Tree</source>
        <translation>Дерево</translation>
    </message>
    <message>
        <source>The versions as a tree, compared side by side</source>
        <translation>Версии в виде дерева, сравниваются рядом</translation>
    </message>
    <message>
        <source>Unsound %1</source>
        <translation>Некоррект. %1</translation>
    </message>
    <message>
        <source>%1 sound positions and %2 others are kept, the newest; what is kept for good, named or noted stays besides.</source>
        <translation>Хранятся новейшие корректные позиции (%1) и другие (%2); закреплённое, названное и с пометкой остаётся сверх того.</translation>
    </message>
    <message>
        <source>%1, every sound position is kept</source>
        <translation>%1, каждая корректная позиция сохраняется</translation>
    </message>
    <message>
        <source>Each sound position will be kept here.</source>
        <translation>Здесь сохраняется каждая корректная позиция.</translation>
    </message>
    <message numerus="yes">
        <source>%1; %2 met before are kept no longer</source>
        <translation>
            <numerusform>%1; %2 прежняя больше не хранится</numerusform>
            <numerusform>%1; %2 прежние больше не хранятся</numerusform>
            <numerusform>%1; %2 прежних больше не хранятся</numerusform>
        </translation>
    </message>
    <message>
        <source>v%1</source>
        <translation>в%1</translation>
    </message>
    <message>
        <source>Remembered, not saved as a version</source>
        <translation>Запомнена, не сохранена как версия</translation>
    </message>
    <message>
        <source>Versions</source>
        <translation>Версии</translation>
    </message>
</context>
<context>
    <name>WhatIf</name>
    <message>
        <source>%1 on %2:</source>
        <translation>%1 на %2:</translation>
    </message>
</context>
<context>
    <name>Where</name>
    <message>
        <source>Where it is searched</source>
        <translation>Где идёт поиск</translation>
    </message>
    <message>
        <source>A cluster</source>
        <translation>Кластер</translation>
    </message>
    <message>
        <source>All cores</source>
        <translation>Все ядра</translation>
    </message>
    <message>
        <source>One core</source>
        <translation>Одно ядро</translation>
    </message>
    <message numerus="yes">
        <source>%1 cores</source>
        <translation>
            <numerusform>%1 ядро</numerusform>
            <numerusform>%1 ядра</numerusform>
            <numerusform>%1 ядер</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>WordsPart</name>
    <message>
        <source>Caption</source>
        <translation>Подпись</translation>
    </message>
    <message>
        <source>Authors</source>
        <translation>Авторы</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Источник</translation>
    </message>
    <message>
        <source>Award</source>
        <translation>Отличие</translation>
    </message>
    <message>
        <source>Stipulation</source>
        <translation>Задание</translation>
    </message>
    <message>
        <source>Men</source>
        <translation>Фигуры</translation>
    </message>
    <message>
        <source>Themes</source>
        <translation>Темы</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Название</translation>
    </message>
    <message>
        <source>Dedication</source>
        <translation>Посвящение</translation>
    </message>
    <message>
        <source>Conditions</source>
        <translation>Условия</translation>
    </message>
    <message>
        <source>Rules in one line</source>
        <translation>Правила одной строкой</translation>
    </message>
    <message>
        <source>Below, what is special in a game other than today&apos;s chess</source>
        <translation>Внизу, что особенного в игре, кроме нынешних шахмат</translation>
    </message>
    <message>
        <source>Key to the men</source>
        <translation>Обозначения фигур</translation>
    </message>
    <message>
        <source>Below, the fairy men by name, each with his figure</source>
        <translation>Внизу сказочные фигуры по названиям, каждая со своим знаком</translation>
    </message>
    <message>
        <source>Own lines …</source>
        <translation>Свои строки …</translation>
    </message>
    <message>
        <source>Letters</source>
        <translation>Буквы</translation>
    </message>
</context>
<context>
    <name>_AlikeList</name>
    <message>
        <source>Problems like this, the nearest first</source>
        <translation>Похожие задачи, ближайшие сначала</translation>
    </message>
</context>
</TS>
