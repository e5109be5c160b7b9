import { rolesNamedIn } from '#domain/portfolio/reading/header-evidence.ts'
import { readType } from '#domain/portfolio/reading/type-words.ts'
import { countryCodeOf } from '#domain/vocabulary/countries.ts'

/** Bytes of a text file as text: byte order mark, UTF-8, UTF-16 without a mark, else the code page whose words are known. */
export function decodeText(bytes: Uint8Array): string {
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) return decode(bytes, 'utf-8')
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return decode(bytes, 'utf-16le')
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return decode(bytes, 'utf-16be')
  const wide = wideEncoding(bytes)
  if (wide !== null) return decode(bytes, wide)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return decode(bytes, codePageOf(bytes))
  }
}

const decode = (bytes: Uint8Array, encoding: string) => new TextDecoder(encoding).decode(bytes)

function wideEncoding(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  const sample = bytes.subarray(0, 2000)
  let even = 0
  let odd = 0
  for (const [index, byte] of sample.entries()) {
    if (byte !== 0) continue
    if (index % 2 === 0) even += 1
    else odd += 1
  }
  const least = sample.length * 0.2
  if (odd > least && odd > even * 4) return 'utf-16le'
  return even > least && even > odd * 4 ? 'utf-16be' : null
}

const codePages = [
  'windows-1252',
  'windows-1250',
  'windows-1251',
  'windows-1253',
  'windows-1254',
  'windows-1257',
  'shift_jis',
  'euc-jp',
  'euc-kr',
  'gb18030',
]
const sampled = 16_000
const mostWords = 300

/** The code page of the letters beyond ASCII: the one in which they make words of the trade, and no signs within words. */
function codePageOf(bytes: Uint8Array): string {
  const scores = codePages.map((page) => {
    const text = decode(bytes.subarray(0, sampled), page)
    const cells = text.split(/[\t\r\n;,|"]+/).filter((cell) => /[^\p{ASCII}]/u.test(cell))
    const words = [...new Set(cells.map((cell) => cell.trim()))].slice(0, mostWords)
    const known = words.filter(isKnownWord).length
    const odd = words.filter((word) => /\p{L}[^\p{ASCII}\p{L}\p{M}’‘´–—·]\p{L}/u.test(word)).length
    return known - odd
  })
  return codePages[scores.indexOf(Math.max(...scores))] ?? 'windows-1252'
}

const isKnownWord = (word: string) =>
  word.length < 60 &&
  ((rolesNamedIn(word)[0]?.weight ?? 0) > 0.9 ||
    countryCodeOf(word) !== null ||
    readType(word) !== null)
