import { vatTerms } from './data/vat-terms.ts'
import { fold } from './fold.ts'
import { patternOf, readWordLists } from './word-lists.ts'

const words = readWordLists(vatTerms)
const patternFor = (...meanings: string[]) =>
  patternOf(meanings.flatMap((meaning) => words.get(meaning) ?? []))
const tax = patternFor('tax')
const net = patternFor('net')
const gross = patternFor('gross')
const without = patternFor('without', 'net')
const within = patternFor('within', 'gross')
const not = patternFor('not')

const syllabicTax = /税|부가세/
const syllabicWithin = /税込|税金込|含税|부가세 ?포함/
type Vat = 'excl' | 'incl'

/** Words to both sides of the tax that may speak of it. */
const near = 3

/** "inkl. moms", "IVA esclusa", "hors TVA", "sisältävät arvonlisäveron": is the tax in the price? Null: not said. */
export function vatOf(text: string): Vat | null {
  // "incl. 21 % IVA; net 371.90": what is said of another price is said apart
  for (const part of text.split(';')) {
    const vat = vatIn(part)
    if (vat !== null) return vat
  }
  return null
}

/** "netto", "brutto": without the name of the tax. */
export function netOrGross(folded: string): Vat | null {
  if (net.test(folded)) return 'excl'
  return gross.test(folded) ? 'incl' : null
}

function vatIn(text: string): Vat | null {
  const folded = fold(text.replaceAll('+', ' plus '))
  if (/(?<!\p{L})(?:ht|hors taxes?)(?!\p{L})/u.test(folded)) return 'excl'
  if (/(?<!\p{L})(?:ttc|toutes taxes comprises|ivato)(?!\p{L})/u.test(folded)) return 'incl'
  // "s/ IVA", "c/ IVA": sem or sin, com or con; the Czech "s" is before another tax
  const short = /(?<!\p{L})([sc])\/? ?iva(?!\p{L})/iu.exec(text)?.[1]
  if (short !== undefined) return short.toLowerCase() === 's' ? 'excl' : 'incl'
  if (syllabicTax.test(folded)) return syllabicWithin.test(folded) ? 'incl' : 'excl'
  const tokens = folded.split(' ')
  const at = tokens.findIndex((token, index) =>
    tax.test(`${token} ${tokens[index + 1] ?? ''}`.trim()),
  )
  if (at < 0) return null
  const beside = tokens.slice(Math.max(0, at - near), at + 2 + near).join(' ')
  // "ÁFA-val": the ending says "with"
  if (/(?<!\p{L})afaval(?!\p{L})/u.test(folded)) return 'incl'
  if (without.test(beside)) return 'excl'
  if (!within.test(beside)) return null
  return not.test(beside) ? 'excl' : 'incl'
}
