import type { CalendarDate } from '../../shared/calendar-date.ts'
import { categoryOf } from '../../vocabulary/categories.ts'
import type { Category } from '../../vocabulary/kinds.ts'
import type { PublishedTender } from '../published-tender.ts'
import type { PlanField } from './plan-field.ts'
import { schemesIn } from './read-clause.ts'
import { readDay, readMonth } from './read-day.ts'
import { readLimits, readQuantity, readSizes, readWeight } from './read-figures.ts'

/** A cell below a header. */
export interface FieldCell {
  readonly text: string
  /** A number as the spreadsheet holds it. */
  readonly value: string | number
  readonly header: string
}

type Values = Partial<PublishedTender>

const dated =
  (
    field:
      | 'offer_deadline'
      | 'sample_deadline'
      | 'offer_open_date'
      | 'published_date'
      | 'sales_end_date',
  ) =>
  ({ value, text, header }: FieldCell): Values => {
    const day = readDay(value)
    return day === null ? { dates_note: noteOf(field, text, header) } : { [field]: day }
  }

/** Words in the place of a day, for readers of English. */
const glosses: Readonly<Record<string, string>> = { lynkjøp: 'short-notice purchase' }

function noteOf(field: PlanField, text: string, header: string): string {
  if (field !== 'offer_deadline') return `${header}: ${text}`
  const gloss = glosses[text.toLowerCase()]
  return `deadline column reads '${text}'${gloss === undefined ? '' : ` (${gloss})`}`
}

const statuses: readonly (readonly [RegExp, PublishedTender['status']])[] = [
  [/advance|forhånds|förhands|ennakko/i, 'advance_notice'],
  [/withdrawn|cancel|trukket|utgår|utgått|återkall|peru/i, 'withdrawn'],
  [/amend|changed|endret|ändrad|muutettu|muuttunut/i, 'amended'],
  [/planned|planlagt|planerad|suunnit/i, 'planned'],
  [/publi|julkais|\bopen\b|åpen|öppen|avoin/i, 'published'],
]

/** Not "Raw material quality, added raw material": what begins small goes on with the item before it. */
const sensoryItems = (text: string) =>
  text
    .split(/\n|;|,(?!\s*\p{Ll})|(?:^|\s)\d\)\s*/u)
    .map((item) => item.replace(/\s+/g, ' ').trim())
    .filter((item) => item !== '')

const linesOf = (text: string) =>
  text
    .split(/\n|;/)
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter((line) => line !== '')

const plain =
  (field: keyof Values) =>
  ({ text }: FieldCell): Values => ({ [field]: text })

/** Excel's per cent: 0.125 is 12.5 %. */
const percent = ({ value, text }: FieldCell) =>
  typeof value === 'number' && value > 0 && value < 1 ? `${Math.round(value * 1000) / 10}` : text

const strength =
  (single: 'both' | 'min' | 'max') =>
  (cell: FieldCell): Values | null => {
    const limits = readLimits(percent(cell), single)
    return limits && { abv_min: limits.min, abv_max: limits.max }
  }

function sugar({ text, header }: FieldCell): Values | null {
  const isMost = /max|maks|högst|høyst|enint/i.test(header)
  const limits = readLimits(text.replace(/g\/l.*$/i, '').trim(), isMost ? 'max' : 'both')
  return limits && { sugar_min_g_l: limits.min, sugar_max_g_l: limits.max }
}

function container({ text }: FieldCell): Values {
  const grams = readWeight(text)
  return { container_type: text, ...(grams === null ? {} : { container_max_weight_g: grams }) }
}

function size({ text, header }: FieldCell): Values | null {
  const [first] = readSizes(text, header)
  return first === undefined ? null : { container_volume_ml: first }
}

const amount = ({ text, header }: FieldCell): Values => {
  const read = readQuantity(text, header)
  return read === null ? { volume_note: `${header}: ${text}` } : { min_volume: read }
}

function status({ text }: FieldCell): Values {
  const known = statuses.find(([pattern]) => pattern.test(text))?.[1]
  if (known === undefined) return { reference_note: text }
  // "Advance notice, subject to change" says more than the status
  return text.split(' ').length <= 2 ? { status: known } : { status: known, reference_note: text }
}

/** How a cell of each field is read by itself; those that need the rest of the row are not here. */
export const fieldReaders: Partial<Record<PlanField, (cell: FieldCell) => Values | null>> = {
  reference: plain('reference'),
  plan: plain('plan'),
  status,
  reference_note: plain('reference_note'),
  assortment: plain('assortment'),
  distribution: plain('distribution'),
  offer_type: plain('offer_type'),
  published_date: dated('published_date'),
  offer_open_date: dated('offer_open_date'),
  offer_deadline: dated('offer_deadline'),
  sample_deadline: dated('sample_deadline'),
  sales_end_date: dated('sales_end_date'),
  product_group: plain('product_group'),
  product_type: plain('product_type'),
  country_of_origin: plain('country_of_origin'),
  region: plain('region'),
  appellation: plain('appellation'),
  grapes: ({ text }) => ({ grapes: linesOf(text) }),
  vintage: plain('vintage'),
  min_volume: amount,
  volume_note: ({ text, header }) => ({ volume_note: header === '' ? text : `${header}: ${text}` }),
  container_type: container,
  container_volume_ml: size,
  closure: plain('closure'),
  alcohol: strength('both'),
  abv_min: strength('min'),
  abv_max: strength('max'),
  sugar,
  ageing: ({ text }) => ({ ageing: linesOf(text) }),
  style: plain('style'),
  sensory_criteria: ({ text }) => ({ sensory_criteria: sensoryItems(text) }),
  certification_text: ({ text }) => ({
    certification_text: text,
    certifications: schemesIn(text) ?? [],
  }),
  importer: plain('importer'),
}

interface LaunchHints {
  readonly reference: string | null
  readonly offer_deadline: CalendarDate | null
  readonly years: readonly number[]
}

const norwegianReference = /^(20\d\d)(0[1-9]|1[0-2])\d{3}$/

/** Norwegian references begin with year and month of the launch. */
export function launchOfReference(reference: string | null): string | null {
  const [, year, month] = norwegianReference.exec(reference ?? '') ?? []
  return year === undefined ? null : `${year}-${month}`
}

/** The first such month after the deadline; without one, that of the only year that the plan names. */
function yearOf(month: number, { reference, offer_deadline, years }: LaunchHints): number | null {
  const referred = norwegianReference.exec(reference ?? '')
  if (referred !== null && Number(referred[2]) === month) return Number(referred[1])
  if (offer_deadline !== null) {
    const [year = 0, due = 0] = offer_deadline.split('-').map(Number)
    return month > due ? year : year + 1
  }
  return years.length === 1 ? (years[0] ?? null) : null
}

/** A day, a month whose year may stand elsewhere in the row, or words. */
export function readLaunch({ value, text, header }: FieldCell, hints: LaunchHints): Values {
  const day = readDay(value)
  if (day !== null) return { launch_date: day, launch_month: day.slice(0, 7) }
  const found = readMonth(text)
  const year = found === null ? null : (found.year ?? yearOf(found.month, hints))
  if (found === null || year === null) return { dates_note: `${header || 'Launch'}: ${text}` }
  return { launch_month: `${year}-${String(found.month).padStart(2, '0')}` }
}

/** The one category of type and group; null where they leave it open. */
export function categoryIn(type: string | null, group: string | null): Category | null {
  const ofType = type === null ? [] : categoryOf(type).categories
  const ofGroup = group === null ? [] : categoryOf(group).categories
  if (ofType.length === 1) return ofType[0] ?? null
  const both = ofType.filter((category) => ofGroup.includes(category))
  if (both.length === 1) return both[0] ?? null
  return ofType.length === 0 && ofGroup.length === 1 ? (ofGroup[0] ?? null) : null
}
