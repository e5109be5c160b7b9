import { isNoVintage } from '../../vocabulary/attributes.ts'
import { asPublished, besideRead, type Draft, type Phrase } from './draft.ts'
import { splitList } from './split-list.ts'

interface Range {
  readonly from: number | null
  readonly to: number | null
}

const year = '((?:18|19|20)\\d{2})'
const patterns: readonly [RegExp, (from: number, to: number) => Range][] = [
  [new RegExp(`^${year}$`), (one) => ({ from: one, to: one })],
  [new RegExp(`^${year} ?(?:-|–|to) ?${year}$`), (from, to) => ({ from, to })],
  [new RegExp(`^${year} (?:or|and|and\\/or) (?:older|earlier)$`), (to) => ({ from: null, to })],
  [
    new RegExp(`^(?:max\\.?|maximum|up to|until|no later than) ${year}$`),
    (to) => ({ from: null, to }),
  ],
  [
    new RegExp(`^(?:before|older than|earlier than) ${year}$`),
    (to) => ({ from: null, to: to - 1 }),
  ],
  [
    new RegExp(`^${year} (?:or|and|and\\/or) (?:more recent|newer|younger|later)$`),
    (from) => ({ from, to: null }),
  ],
  [new RegExp(`^${year} ?\\+$`), (from) => ({ from, to: null })],
  [new RegExp(`^(?:min\\.?|minimum|from|since|at least) ${year}$`), (from) => ({ from, to: null })],
  [
    new RegExp(`^(?:after|newer than|younger than) ${year}$`),
    (from) => ({ from: from + 1, to: null }),
  ],
  // of one year, whichever
  [/^(?:any )?vintage$/, () => ({ from: null, to: null })],
]
// "2019, 2020 or more recent": the last item goes with what comes before it
const openEnd = new RegExp(
  `^(.*?)${year}( (?:or|and) (?:older|earlier|more recent|newer|younger|later))$`,
  'i',
)

function rangeOf(words: string): Range | null {
  for (const [pattern, range] of patterns) {
    const found = pattern.exec(words.toLowerCase())
    if (found !== null) return range(Number(found[1]), Number(found[2]))
  }
  return null
}

function itemsOf(words: string): string[] {
  const [, before, last = '', end = ''] = openEnd.exec(words) ?? []
  if (before !== undefined) return [...splitList(before), `${last}${end}`]
  return splitList(words.replace(/(?<=\d{4}) ?\/ ?(?=\d{4})/g, ', '))
}

/** "2019-2022, not 2021": takes back a part of what the other items allow. */
const exception = /\b(?:not|no|but|except(?:ing)?|excl(?:\.|ud\w+)|without)(?!\w)/i

/** "2024 or 2025", "2022 or older", "2010 - 2016", "non vintage". */
export function readVintage(phrase: Phrase): Draft[] {
  const words = phrase.text.trim()
  const whole = rangeOf(words)
  const items = whole === null ? itemsOf(words) : []
  const unread = items.filter((item) => rangeOf(item) === null && !isNoVintage(item))
  const known = unread.some((item) => exception.test(item)) ? [] : items
  const ranges = whole === null ? known.map(rangeOf).filter((range) => range !== null) : [whole]
  const non_vintage_allowed = known.some((item) => isNoVintage(item))
  const isRead = ranges.length > 0 || non_vintage_allowed
  return [
    {
      kind: 'vintage',
      ...asPublished(phrase),
      ranges,
      non_vintage_allowed,
      ...besideRead(isRead ? unread : [words]),
    },
  ]
}

/** "Vintage" (a sparkling wine of one year, whichever), "Vintage: 2020 or 2021". */
export function readVintagePhrase(phrase: Phrase): Draft[] | null {
  const years = /^vintage:? (.+)$/i.exec(phrase.text.trim())?.[1] ?? phrase.text
  const read = readVintage({ ...phrase, text: years })
  const isWhole = read.every((draft) => draft.kind === 'vintage' && draft.unread === undefined)
  return isWhole ? read.map((draft) => ({ ...draft, text: phrase.text })) : null
}
