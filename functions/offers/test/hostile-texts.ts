/** Texts that break printing, by what is in them. */
export const hostileTexts = {
  hebrew: 'יין אדום 2024 (12.5%) Château',
  arabic: 'نبيذ أحمر من الجبل',
  cyrillic: 'Мавруд Тракийска низина',
  greek: 'Ξινόμαυρο Νάουσα ΠΟΠ',
  georgian: 'საფერავი',
  chinese: '葡萄酒 2024',
  emoji: 'Rosé 🍷 & 👩‍🌾',
  controls: 'line\u0000one\u0007\u001b[31m\ttab\r\nline two\u2028three',
  reversed: 'price \u202e00.1 EUR\u202c only',
  lone: 'half \ud83d of a pair',
  formula: '=cmd|\u0027/C calc\u0027!A0',
  plus: '+1+1',
  at: '@SUM(A1:A9)',
  markup: '<b>&amp;</b> ]]> (\\) %PDF /Type',
  word: 'W'.repeat(600),
  long: 'many words of a long story '.repeat(180),
} as const
