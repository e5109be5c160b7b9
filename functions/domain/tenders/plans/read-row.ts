import { fold } from '../../vocabulary/fold.ts'
import { type PublishedTender, publishedTenderSchema } from '../published-tender.ts'
import type { PublishedField } from '../read-criteria/draft.ts'
import {
  categoryIn,
  type FieldCell,
  fieldReaders,
  launchOfReference,
  readLaunch,
} from './field-readers.ts'
import { hasOtherWords } from './figure-words.ts'
import type { PlanContext } from './plan-context.ts'
import { type PlanField, planFields } from './plan-field.ts'
import { marketOf, type PlanEvidence, type PlanRow } from './plan-reading.ts'
import { type ClauseReading, joined, readClause } from './read-clause.ts'
import { readSizes } from './read-figures.ts'
import { priceOfBounds, readPriceCell } from './read-price-cell.ts'
import { splitClauses } from './split-clauses.ts'

/** A filled cell of a row, with what its column holds. */
export interface PlacedCell extends FieldCell {
  readonly field: PlanField | null
  readonly evidence: PlanEvidence
}

type Values = Partial<PublishedTender>
type Evidence = Partial<Record<PublishedField, PlanEvidence[]>>

/** Every field of a published tender with nothing in it. */
export function silentTender(): PublishedTender {
  const silent = Object.fromEntries(
    Object.keys(publishedTenderSchema.unwrap().shape).map((field) => [field, null]),
  )
  return silent as unknown as PublishedTender
}

/** A tender in the making: a value stays with the first words that gave it, later ones are left out. */
class Draft {
  readonly values: Values = {}
  readonly evidence: Evidence = {}
  readonly left_out: PlanEvidence[] = []

  /** False: a field holds another value already, and nothing was taken. */
  take(values: Values | null, evidence: PlanEvidence): boolean {
    const given = Object.entries(values ?? {}).filter(([, value]) => value !== null)
    if (given.length === 0) return false
    const merged = joined(this.values as ClauseReading, Object.fromEntries(given) as ClauseReading)
    if (merged === null) return false
    Object.assign(this.values, merged)
    for (const [name] of given) {
      const field = name as PublishedField
      this.evidence[field] = [...(this.evidence[field] ?? []), evidence]
    }
    return true
  }

  takeOrLeave(values: Values | null, evidence: PlanEvidence): void {
    if (!this.take(values, evidence)) this.left_out.push(evidence)
  }
}

/** Read before or after the others: prices need the size, launches the deadline, clauses the category. */
const ofWholeRow: ReadonlySet<PlanField> = new Set([
  'launch',
  'price',
  'price_min',
  'price_max',
  'requirements',
])

/** Of these only the figures are kept: a cell that says more is left out as well. */
const asFigures: ReadonlySet<PlanField> = new Set([
  'published_date',
  'offer_open_date',
  'offer_deadline',
  'sample_deadline',
  'sales_end_date',
  'container_volume_ml',
  'alcohol',
  'abv_min',
  'abv_max',
  'sugar',
  'min_volume',
])

export function readRow(cells: readonly PlacedCell[], context: PlanContext): PlanRow {
  const draft = new Draft()
  const of = (field: PlanField) => cells.filter((cell) => cell.field === field)
  for (const field of planFields) {
    if (ofWholeRow.has(field)) continue
    for (const cell of of(field)) {
      const isTaken = draft.take(readCell(field, cell), cell.evidence)
      if (!isTaken || (asFigures.has(field) && hasOtherWords(cell.text)))
        draft.left_out.push(cell.evidence)
    }
  }
  readCategory(draft, [...of('product_type'), ...of('product_group')])
  readLaunches(draft, of('launch'), context)
  readPrices(draft, cells, context)
  keepSizes(draft, of('container_volume_ml'))
  for (const cell of of('requirements')) readRequirements(draft, cell, context)
  for (const cell of cells) if (cell.field === null) draft.left_out.push(cell.evidence)
  return finished(draft, context)
}

function readCell(field: PlanField, cell: FieldCell): Values | null {
  return isDash(cell.text) ? null : (fieldReaders[field]?.(cell) ?? null)
}

const isDash = (text: string) => /^[-–—]+$/.test(text)

function readCategory(draft: Draft, cells: readonly PlacedCell[]): void {
  const { product_type = null, product_group = null } = draft.values
  const category = categoryIn(product_type, product_group)
  const [first] = cells
  if (category !== null && first !== undefined) draft.take({ category }, first.evidence)
}

function readLaunches(draft: Draft, cells: readonly PlacedCell[], { years }: PlanContext): void {
  const { reference = null, offer_deadline = null } = draft.values
  for (const cell of cells)
    draft.takeOrLeave(readLaunch(cell, { reference, offer_deadline, years }), cell.evidence)
  const launch_month = launchOfReference(reference)
  const [evidence] = draft.evidence.reference ?? []
  if (draft.values.launch_month === undefined && launch_month !== null && evidence !== undefined)
    draft.take({ launch_month }, evidence)
}

function readPrices(draft: Draft, cells: readonly PlacedCell[], { monopoly }: PlanContext): void {
  const container_volume_ml = draft.values.container_volume_ml ?? null
  const priceContext = (header: string) => ({
    header,
    market: marketOf[monopoly],
    container_volume_ml,
  })
  for (const cell of cells.filter(({ field }) => field === 'price')) {
    const price = readPriceCell(cell.text, priceContext(cell.header))
    draft.takeOrLeave(price.length === 0 ? null : { price }, cell.evidence)
  }
  const bounds = cells.filter(({ field }) => field === 'price_min' || field === 'price_max')
  if (bounds.length > 0) readBounds(draft, bounds, priceContext(bounds[0]?.header ?? ''))
}

/** Limits in columns of their own; beside the words of a price they only repeat them. */
function readBounds(
  draft: Draft,
  cells: readonly PlacedCell[],
  context: Parameters<typeof priceOfBounds>[1],
): void {
  const figures = new Map(
    cells.map((cell) => [cell, readPriceCell(cell.text, context)[0] ?? null] as const),
  )
  const stated = draft.values.price
  if (stated !== undefined && stated !== null) {
    for (const [cell, figure] of figures) {
      const value = figure?.max ?? figure?.min ?? null
      const isRepeated = stated.some(
        ({ min, max }) => value !== null && (min === value || max === value),
      )
      if (isRepeated) draft.evidence.price?.push(cell.evidence)
      else draft.left_out.push(cell.evidence)
    }
    return
  }
  const limitIn = (field: PlanField) => {
    const cell = cells.find((one) => one.field === field)
    const figure = cell === undefined ? null : figures.get(cell)
    return figure?.max ?? figure?.min ?? null
  }
  const bound = { min: limitIn('price_min'), max: limitIn('price_max') }
  const price = bound.min === null && bound.max === null ? null : [priceOfBounds(bound, context)]
  for (const [cell, figure] of figures) {
    if (price === null || figure === null) draft.left_out.push(cell.evidence)
    else if (draft.values.price === undefined) draft.take({ price }, cell.evidence)
    else draft.evidence.price?.push(cell.evidence)
  }
}

/** Sizes beside the first that no price names: asked for, in the published words. */
function keepSizes(draft: Draft, cells: readonly PlacedCell[]): void {
  const priced = new Set((draft.values.price ?? []).map(({ per_volume_ml }) => per_volume_ml))
  for (const { text, header, evidence } of cells) {
    const others = readSizes(text, header).slice(1)
    if (others.some((ml) => !priced.has(ml))) draft.take({ requirements: [text] }, evidence)
  }
}

function readRequirements(draft: Draft, cell: PlacedCell, { monopoly }: PlanContext): void {
  const category = draft.values.category ?? null
  for (const clause of splitClauses(String(cell.value))) {
    const evidence = { ...cell.evidence, text: clause }
    const read = readClause(clause, { category, market: marketOf[monopoly] })
    // what is said a second time and otherwise is for a person to compare
    if (!draft.take(read, evidence)) draft.take({ requirements: [clause] }, evidence)
  }
}

const slug = (words: string) => fold(words).replace(/ /g, '-')

/** Half-years of Vinmonopolet: launches from January to June and from July to December. */
function planOf(values: Values, { monopoly, plan }: PlanContext): string | null {
  if (values.plan !== undefined && values.plan !== null) return values.plan
  if (plan !== null || monopoly !== 'vinmonopolet') return plan
  const [year, month] = (launchOfReference(values.reference ?? null) ?? '').split('-')
  return month === undefined ? null : `${year}-${Number(month) <= 6 ? 1 : 2}`
}

function finished({ values, evidence, left_out }: Draft, context: PlanContext): PlanRow {
  const { monopoly, source } = context
  const plan = planOf(values, context)
  const name =
    values.reference ??
    [plan, values.product_type, values.country_of_origin, values.region, values.appellation]
      .filter((part) => part !== null && part !== undefined)
      .join(' ')
  const isFull = values.price != null && values.offer_deadline != null
  const lists = Object.entries(values).filter(
    ([, value]) => !Array.isArray(value) || value.length > 0,
  )
  const published: PublishedTender = publishedTenderSchema.parse({
    ...silentTender(),
    ...Object.fromEntries(lists),
    id: `${monopoly}-${slug(name) || 'tender'}`,
    record_kind: 'tender',
    completeness: isFull ? 'full' : 'partial',
    monopoly,
    market: marketOf[monopoly],
    plan,
    status: values.status ?? 'published',
    withdrawal_note: null,
    source,
  })
  return { published, evidence, left_out }
}
