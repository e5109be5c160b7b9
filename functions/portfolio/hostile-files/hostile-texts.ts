import type { Random } from './random.ts'

const header = 'Name;Type;Country;Vintage;Volume (ml);Price EUR'
const keys = [
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'hasOwnProperty',
  '__defineGetter__',
]
const pieces = [
  ...[
    '\t',
    ' ',
    ' \u00a0',
    '. ',
    '…',
    '(a',
    '(',
    ', ',
    ' - ',
    ' / 2016',
    '2016/',
    '/',
    '"',
    '""',
    "'",
  ],
  ...[
    '12,5 %',
    '1.000',
    '€',
    'é',
    '\u0301',
    '\u200b',
    '\ufeff',
    '\ud800',
    '\0',
    '<p ',
    '&amp;',
    ';',
    '|',
  ],
]

/** Lines that keep a careless pattern busy, whatever reads them. */
export function worstLine(random: Random, longest = 100_000): string {
  const piece = random.oneOf(pieces) + (random.chance(0.3) ? random.oneOf(pieces) : '')
  const start = random.oneOf(['', 'Barolo 12', 'Barolo DOCG 2016', 'A', '(', 'Blend of '])
  return (
    start + piece.repeat(random.between(13, longest / piece.length)) + random.oneOf(['', '!', '\0'])
  )
}

const row = (name: string) => `${name};Red wine;Italy;2019;750;20,00`

/** Text of a list that is hostile in one of the ways that text can be. */
export function hostileText(random: Random): string {
  const lines = (count: number, line: () => string) =>
    Array.from({ length: count }, line).join('\n')
  return random.oneOf([
    () => `${header}\n${row(worstLine(random, 2_000_000))}`,
    () => `${header}\n${lines(300, () => row(worstLine(random, 20_000)))}`,
    () => lines(40, () => worstLine(random, 200_000)),
    () => `${keys.join(';')}\n${lines(2000, () => keys.join(';'))}`,
    () => `${header}\n${lines(150_000, () => row('A'))}`,
    () => `${header.repeat(20_000)}\n${row('A')}`,
    () => `sep=${random.oneOf(['', '"', '\\', '\0', 'a'])}\n${header}\n${row('A')}`,
    () => `${header}\n"${'a\n'.repeat(2_000_000)}`,
    () => `${header}\n${'"a"b'.repeat(1_500_000)}`,
    () => ';'.repeat(8_000_000),
    () => '\n'.repeat(9_000_000),
    () =>
      `${header}\n${lines(500, () => row(`${'9'.repeat(random.between(1, 5000))},5 ${'1e308'.repeat(20)}`))}`,
  ])()
}

/** The same in an encoding, right or wrong. */
export function encoded(random: Random, text: string): Uint8Array {
  const buffer = Buffer.from(text, random.oneOf(['utf8', 'latin1', 'utf16le'] as const))
  const mark = random.oneOf([[], [0xef, 0xbb, 0xbf], [0xff, 0xfe], [0xfe, 0xff]])
  return Buffer.concat([Buffer.from(mark), buffer.subarray(0, 10 * 1024 * 1024 - 4)])
}
