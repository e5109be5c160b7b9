import { expect, test } from 'vitest'
import { decodeText } from './decode-text.ts'

test.each([
  [
    'Nazwa;Kraj;Szczep;Cena za butelkę\nCzerwone;Mołdawia;Merlot;38,95',
    // ę and ł as Windows-1250 has them
    { ę: 0xea, ł: 0xb3 },
  ],
  ['Nom;Pays;Cépage;Degré\nRosé;Géorgie;Merlot;12', { é: 0xe9 }],
  ['Название;Страна\nКрасное;Италия', cyrillic()],
])('%s', (text, letters: Readonly<Record<string, number>>) => {
  const bytes = Uint8Array.from([...text], (letter) => letters[letter] ?? letter.charCodeAt(0))
  expect(decodeText(bytes)).toBe(text)
})

test('Japanese of Windows (Shift JIS)', () => {
  // 生産者;容量;国 / フランス
  const bytes = [0x90, 0xb6, 0x8e, 0x59, 0x8e, 0xd2, 0x3b, 0x97, 0x65, 0x97, 0xca, 0x3b, 0x8d, 0x91]
  const france = [0x0a, 0x3b, 0x3b, 0x83, 0x74, 0x83, 0x89, 0x83, 0x93, 0x83, 0x58]
  expect(decodeText(Uint8Array.from([...bytes, ...france]))).toBe('生産者;容量;国\n;;フランス')
})

/** Windows-1251. */
function cyrillic(): Record<string, number> {
  const letters = Array.from({ length: 64 }, (_, at) => [
    String.fromCharCode(0x410 + at),
    0xc0 + at,
  ])
  return Object.fromEntries(letters) as Record<string, number>
}
