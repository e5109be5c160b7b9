import { remembered } from '../../shared/remembered.ts'
import { headerTerms } from '../../vocabulary/data/header-terms.ts'
import { furtherPackTerms, packTerms } from '../../vocabulary/data/pack-terms.ts'
import { basisTerms } from '../../vocabulary/data/price-terms.ts'
import { vatHeaderTerms, vatTerms } from '../../vocabulary/data/vat-terms.ts'
import { fold } from '../../vocabulary/fold.ts'
import { readWordLists } from '../../vocabulary/word-lists.ts'
import { priceTermsNamedIn } from './header-evidence.ts'
import { type PriceWords, readPriceWords } from './price-words.ts'

/** Words that join others and say nothing of a price by themselves. */
const joining = new Set(['of', 'per', 'not', 'within', 'without'])
const longestPhrase = 5

interface Phrases {
  readonly telling: ReadonlySet<string>
  readonly joining: ReadonlySet<string>
  readonly stems: readonly string[]
}
let built: Phrases | undefined

/** Every phrase that may stand beside a price, of all tables of the vocabulary that speak of prices. */
function phrases(): Phrases {
  if (built !== undefined) return built
  const [telling, joins, stems] = [new Set<string>(), new Set<string>(), new Set<string>()]
  const tables = [packTerms, furtherPackTerms, basisTerms, vatHeaderTerms, vatTerms]
  const prices = headerTerms.split('\n').filter((line) => line.startsWith('price'))
  for (const [meaning, words] of readWordLists([...tables, ...prices].join('\n')))
    for (const word of words) {
      if (word.endsWith('*')) stems.add(word.slice(0, -1))
      else (joining.has(meaning) ? joins : telling).add(word)
    }
  built = { telling, joining: joins, stems: [...stems] }
  return built
}

const size = /(?:\d{1,3} ?[x×*/] ?)?\d{1,4}(?:[.,]\d{1,3})? ?(?:cl|ml|dl|l|lt)\.?(?!\p{L})/giu
const share = /\d{1,2}(?:[.,]\d{1,2})? ?%/g
const remark = /[([][^()[\]]*[)\]]/g

interface Covered {
  /** All words speak of a price. */
  readonly isWhole: boolean
  /** A word says by itself that it does. */
  readonly isTelling: boolean
  readonly hasFigure: boolean
  readonly hasTax: boolean
}

const taxes = new Set(readWordLists(vatTerms).get('tax') ?? [])

const cover = remembered((text: string): Covered => {
  const { telling, joining: joins, stems } = phrases()
  const tokens = fold(text.replace(size, ' '))
    .split(' ')
    .filter((token) => token !== '')
  const isStem = (token: string) => stems.some((stem) => token.startsWith(stem))
  let [isTelling, hasTax, hasFigure] = [false, false, false]
  for (let at = 0; at < tokens.length; ) {
    let length = Math.min(longestPhrase, tokens.length - at)
    for (; length > 0; length -= 1) {
      const phrase = tokens.slice(at, at + length).join(' ')
      const tells = telling.has(phrase) || (length === 1 && isStem(phrase))
      const isFigure = /^\d{1,3}$/.test(phrase)
      if (!tells && !joins.has(phrase) && !isFigure) continue
      hasFigure ||= isFigure
      isTelling ||= tells
      hasTax ||= taxes.has(phrase)
      break
    }
    if (length === 0) return { isWhole: false, isTelling, hasFigure, hasTax }
    at += length
  }
  return { isWhole: true, isTelling, hasFigure, hasTax }
})

/**
 * Whether the words to both sides of a figure (without those of money) leave it a price: "EXW", "per case of 6", "+ 20 % VAT".
 * Behind a slash or in brackets may stand what likes. Without money "6 bottles" and "12 x 75 cl" are counts.
 */
export function isSaidOfPrice(before: string, behind: string, isMoney: boolean): boolean {
  const isApart = /^\s*[/(]/.test(behind)
  const front = before.replace(remark, ' ')
  const back = isApart ? '' : behind.replace(remark, ' ')
  const words = `${front} ${back}`.replace(share, ' ').trim()
  if (/^\s*[%°º]/.test(behind)) return false
  // "(2420)" is a number of something
  if (!isMoney && /[([]\s*$/.test(before)) return false
  const { isWhole, isTelling, hasFigure, hasTax } = cover(words)
  const hasShare = `${front} ${back}`.search(share) >= 0
  if (!isWhole || (hasShare && !hasTax)) return false
  if (hasFigure && readPriceWords(words).per === null) return false
  if (isMoney || isApart || fold(words) === '') return true
  return isTelling && !isCount(behind)
}

/** "2 bottles", "6x75cl", "12 B": without a word between them the figure counts what stands behind it. */
const isCount = (behind: string) => {
  const words = fold(behind)
  const terms = readPriceWords(words)
  const saysTerms = terms.basis !== null || terms.vat !== null
  return !saysTerms && terms.per !== null && !startsJoined(words)
}

const startsJoined = (words: string) => phrases().joining.has(words.split(' ')[0] ?? '')

/** What the words beside an amount say of it; null: there are none. */
export const wordsBesidePrice: (said: string) => PriceWords | null = remembered((said) =>
  said === '' ? null : readPriceWords(said, priceTermsNamedIn(said)),
)
