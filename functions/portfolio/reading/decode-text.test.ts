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

/** Windows-1251. */
function cyrillic(): Record<string, number> {
  const letters = Array.from({ length: 64 }, (_, at) => [
    String.fromCharCode(0x410 + at),
    0xc0 + at,
  ])
  return Object.fromEntries(letters) as Record<string, number>
}
