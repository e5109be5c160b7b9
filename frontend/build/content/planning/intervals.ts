import type { Locale } from '#domain/shared/locale.ts'
import type { Milestone, Offset } from '#domain/timeline/procedures.ts'
import { type LeadTime, type Provenance, provenanceOf, stepProvenance } from './planning-facts.ts'
import { planningWords } from './planning-words.ts'

/** The sign of what nobody publishes. Daggers would be the only letters of a text that fetch a second file of each font. */
const signs = { ours: '*', told: '**' } as const

const meaningOf = (language: Locale, provenance: 'ours' | 'told'): string =>
  planningWords[language][provenance === 'ours' ? 'assumed' : 'told']

/** Behind what nobody publishes: read out and shown on pointing, explained at the foot of the text. */
export function provenanceSign(language: Locale, provenance: Provenance): string {
  if (provenance === 'published') return ''
  const meaning = meaningOf(language, provenance)
  return `<sup data-assumed role="img" aria-label="${meaning}" title="${meaning}">${signs[provenance]}</sup>`
}

/** What the signs in `html` mean, those that are in it: `* our planning assumption, not published.` */
export const signsIn = (html: string, language: Locale): string =>
  (['ours', 'told'] as const)
    .filter((provenance) => html.includes(`>${signs[provenance]}</sup>`))
    .map((provenance) => `${signs[provenance]} ${meaningOf(language, provenance)}.`)
    .join(' ')

function intervalText(language: Locale, value: number | string, unit: string): string {
  if (unit === 'working_days') {
    const { one, other } = planningWords[language].workingDays
    return `${value} ${value === 1 ? one : other}`
  }
  const units = new Intl.NumberFormat(language, {
    style: 'unit',
    unit: unit.replace(/s$/, ''),
    unitDisplay: 'long',
  })
  if (typeof value === 'number') return units.format(value)
  // a range takes the words of its larger number
  const largest = Number(value.split('–').at(-1))
  return units.format(largest).replace(String(largest), value)
}

/** `15 working days*`: how long, and whether that is ours. `latest`: the last moment; `overseas`: from there. */
export function stepInterval(language: Locale, step: Milestone, which?: string): string {
  const offset = offsetOf(step, which)
  if (!offset) throw new Error(`the step ${step.id} has no interval ${which ?? ''}`)
  const sign = provenanceSign(language, stepProvenance(step))
  return intervalText(language, offset.value, offset.unit) + sign
}

function offsetOf(step: Milestone, which?: string): Offset | null | undefined {
  if (which === undefined) return step.offset
  if (which === 'latest') return step.latest_offset
  // the condition names the countries, South Africa among them
  if (which === 'overseas')
    return step.offset_by?.find(({ when }) => JSON.stringify(when).includes('"ZA"'))?.offset
  return undefined
}

/** `2–7 working days* (usually 4)`. */
export function leadTimeText(language: Locale, time: LeadTime): string {
  const { min, typical, max, unit } = time
  const sign = provenanceSign(language, provenanceOf(time))
  if (min === max) return intervalText(language, max, unit) + sign
  const range = intervalText(language, `${min}–${max}`, unit)
  return `${range}${sign} (${planningWords[language].usually(String(typical))})`
}

const daysOf: Readonly<Record<string, number>> = {
  days: 1,
  working_days: 7 / 5,
  weeks: 7,
  months: 365 / 12,
}

/** Days from the anchor, before it negative: for drawing only. */
export const signedDays = ({ value, unit, direction }: Offset): number =>
  value * (daysOf[unit] ?? 1) * (direction === 'before' ? -1 : 1)

export const daysIn = (value: number, unit: string): number => value * (daysOf[unit] ?? 1)
