import type { PublishedTender } from '../published-tender.ts'
import { asPublished, type Draft, type Phrase, textDraft } from './draft.ts'
import { numberOf } from './split-list.ts'

const litres = /^(?:l|litres?|liters?)$/i
const units = /^(?:bottles?|cans?|bottles\/cans|units?|pcs|pieces|bibs?|boxes)$/i

function unitOf(words: string): 'units' | 'litres' | null {
  if (litres.test(words)) return 'litres'
  return units.test(words) ? 'units' : null
}

/** The published quantity; one that applies only "if bought as one-lot" is a preference. */
export function readQuantity({ min_volume }: PublishedTender): Draft[] {
  if (min_volume === null) return []
  const { amount, unit, condition } = min_volume
  const text = `${amount} ${unit}${condition === null ? '' : ` ${condition}`}`
  const phrase: Phrase = { text, source_field: 'min_volume' }
  const read = unitOf(unit.trim())
  if (read === null) return [textDraft(phrase)]
  const { required, ...words } = asPublished(phrase)
  const isConditional = /\bif\b/i.test(condition ?? '')
  return [
    {
      kind: 'quantity',
      ...words,
      required: required && !isConditional,
      minimum: amount,
      unit: read,
    },
  ]
}

const phrasePattern =
  /^(?:min\.?|minimum|at least) ?(\d{1,3}(?:[ .]\d{3})+|\d+) ([a-z/]+)(?: (?:to be )?(?:offered|available|per year))?$/i

/** "Min. 40 000 bottles"; null: not a quantity. */
export function readQuantityPhrase(phrase: Phrase): Draft[] | null {
  const [, written = '', unit = ''] = phrasePattern.exec(phrase.text.trim()) ?? []
  const read = unitOf(unit)
  if (read === null) return null
  return [{ kind: 'quantity', ...asPublished(phrase), minimum: numberOf(written), unit: read }]
}
