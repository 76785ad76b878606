// SPDX-License-Identifier: GPL-3.0-or-later
// The table of verdicts, as packaging/languages.py writes it from composer/solver/verdicts.py.
export const VERDICTS = {
 "invalid": {
  "icon": "invalid",
  "ink": "invalid",
  "drop": "illegal",
  "word": {
   "en": "Cannot be solved",
   "it": "Non analizzabile",
   "de": "Nicht prüfbar",
   "fr": "Non résoluble",
   "es": "No se puede resolver",
   "ru": "Решать нельзя"
  },
  "heading": {
   "en": "Cannot be solved",
   "it": "Non analizzabile",
   "de": "Nicht prüfbar",
   "fr": "Non résoluble",
   "es": "No se puede resolver",
   "ru": "Решать нельзя"
  }
 },
 "cooked": {
  "icon": "cooked",
  "ink": "cooked",
  "drop": "cooked",
  "word": {
   "en": "Cooked",
   "it": "Demolito",
   "de": "Nebenlösig",
   "fr": "Démoli",
   "es": "Demolido",
   "ru": "Побочное решение"
  },
  "heading": {
   "en": "Cooked",
   "it": "Demolito",
   "de": "Nebenlösig",
   "fr": "Démoli",
   "es": "Demolido",
   "ru": "Побочное решение"
  }
 },
 "short": {
  "icon": "short",
  "ink": "short",
  "drop": "short",
  "word": {
   "en": "Short",
   "it": "Soluzione breve",
   "de": "Kurzlösung",
   "fr": "Solution courte",
   "es": "Solución corta",
   "ru": "Короткое решение"
  },
  "heading": {
   "en": "Short",
   "it": "Soluzione breve",
   "de": "Kurzlösung",
   "fr": "Solution courte",
   "es": "Solución corta",
   "ru": "Короткое решение"
  }
 },
 "no-solution": {
  "icon": "no-solution",
  "ink": "nosol",
  "drop": "no-solution",
  "word": {
   "en": "No solution",
   "it": "Insolubile",
   "de": "Unlösbar",
   "fr": "Insoluble",
   "es": "Sin solución",
   "ru": "Нет решения"
  },
  "heading": {
   "en": "No solution",
   "it": "Insolubile",
   "de": "Unlösbar",
   "fr": "Insoluble",
   "es": "Sin solución",
   "ru": "Нет решения"
  }
 },
 "few": {
  "icon": "short",
  "ink": "nosol",
  "drop": "few",
  "word": {
   "en": "Too few",
   "it": "Troppo poche",
   "de": "Zu wenige",
   "fr": "Trop peu",
   "es": "Faltan soluciones",
   "ru": "Слишком мало"
  },
  "heading": {
   "en": "Too few",
   "it": "Troppo poche",
   "de": "Zu wenige",
   "fr": "Trop peu",
   "es": "Faltan soluciones",
   "ru": "Слишком мало"
  }
 },
 "other-shape": {
  "icon": "cooked",
  "ink": "nosol",
  "drop": "other-shape",
  "word": {
   "en": "Other shape",
   "it": "Altra forma",
   "de": "Andere Form",
   "fr": "Autre forme",
   "es": "Otra forma",
   "ru": "Другая форма"
  },
  "heading": {
   "en": "Other shape",
   "it": "Altra forma",
   "de": "Andere Form",
   "fr": "Autre forme",
   "es": "Otra forma",
   "ru": "Другая форма"
  }
 },
 "depends": {
  "icon": "undecided",
  "ink": "changed",
  "drop": "unknown",
  "word": {
   "en": "Depends",
   "it": "Dipende",
   "de": "Hängt davon ab",
   "fr": "Dépend",
   "es": "Depende",
   "ru": "Зависит"
  },
  "heading": {
   "en": "Depends on what came before",
   "it": "Dipende dalla storia della posizione",
   "de": "Hängt von der Vorgeschichte ab",
   "fr": "Dépend de l’historique de la position",
   "es": "Depende de la historia de la posición",
   "ru": "Зависит от предыстории"
  }
 },
 "untried": {
  "icon": "warning",
  "ink": "changed",
  "drop": "unknown",
  "word": {
   "en": "Not certain",
   "it": "Non certo",
   "de": "Nicht sicher",
   "fr": "Non certain",
   "es": "No es seguro",
   "ru": "Не точно"
  },
  "heading": {
   "en": "Not certain",
   "it": "Non certo",
   "de": "Nicht sicher",
   "fr": "Non certain",
   "es": "No es seguro",
   "ru": "Не точно"
  }
 },
 "undecided": {
  "icon": "undecided",
  "ink": "muted",
  "drop": "unknown",
  "word": {
   "en": "Not finished",
   "it": "Non finito",
   "de": "Nicht fertig",
   "fr": "Non terminé",
   "es": "Sin terminar",
   "ru": "Не закончено"
  },
  "heading": {
   "en": "Not finished",
   "it": "Non finito",
   "de": "Nicht fertig",
   "fr": "Non terminé",
   "es": "Sin terminar",
   "ru": "Не закончено"
  }
 },
 "proved": {
  "icon": "table",
  "ink": "sound",
  "drop": "sound",
  "word": {
   "en": "Claim proved",
   "it": "Stipulazione dimostrata",
   "de": "Forderung bewiesen",
   "fr": "Énoncé prouvé",
   "es": "Enunciado demostrado",
   "ru": "Задание доказано"
  },
  "heading": {
   "en": "Claim proved",
   "it": "Stipulazione dimostrata",
   "de": "Forderung bewiesen",
   "fr": "Énoncé prouvé",
   "es": "Enunciado demostrado",
   "ru": "Задание доказано"
  }
 },
 "sound": {
  "icon": "check",
  "ink": "sound",
  "drop": "sound",
  "word": {
   "en": "Sound",
   "it": "Corretto",
   "de": "Korrekt",
   "fr": "Correct",
   "es": "Correcto",
   "ru": "Корректна"
  },
  "heading": {
   "en": "Sound",
   "it": "Corretto",
   "de": "Korrekt",
   "fr": "Correct",
   "es": "Correcto",
   "ru": "Корректна"
  }
 }
};
