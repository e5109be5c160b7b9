import type { EvidenceOfValues, FurtherSize, ProductEvidence, ValueEvidence } from '../evidence.ts'
import type { ReadProduct } from '../read-product.ts'
import type { EntryRole } from './entry-roles.ts'
import type { Section } from './headings.ts'
import type { DocumentLine } from './sheet.ts'

type Field = keyof ReadProduct

/** How sure a value of a list is by where its words stand; fitted by `npm run bench:reading` on made lists. */
const sureness = { line: 0.95, usual: 0.92, unusual: 0.75, heading: 0.92, words: 0.85 } as const

const rolesOf: Partial<Record<Field, EntryRole>> = {
  name: 'name',
  producer: 'producer',
  region: 'region',
  country: 'country',
  country_norm: 'country',
  country_code: 'country',
  grapes: 'grapes',
}
const sectionsOf: Partial<Record<Field, keyof Section>> = {
  producer: 'producer',
  region: 'region',
  country: 'country',
  country_norm: 'country',
  country_code: 'country',
  type: 'type',
  type_norm: 'type',
}
/** What is written in figures or signs, and cannot well be anything else. */
const inFigures: ReadonlySet<Field> = new Set([
  'vintage',
  'abv',
  'price_amount',
  'price_raw',
  'price_currency',
])
const notSaid: ReadonlySet<string> = new Set(['row', 'variants'])

const shared = new Map<string, ValueEvidence>()

/** The same evidence is one object, however many products have it. */
export function valueEvidence(from: ValueEvidence['from'], confidence: number): ValueEvidence {
  const key = `${from} ${confidence}`
  const known = shared.get(key)
  if (known !== undefined) return known
  const made = { confidence, column: null, from }
  shared.set(key, made)
  return made
}

/** Where a line stands on its page; null: the document has no layout. */
export function placeOfLine(line: DocumentLine): ProductEvidence['place'] {
  const [first] = line.pieces
  if (first === undefined || line.size <= 0) return null
  const end = line.pieces.reduce((most, { x, width }) => Math.max(most, x + width), first.x)
  return { page: line.page, x: first.x, y: line.y, width: end - first.x, height: line.size }
}

export interface EntryEvidence {
  /** That of its price. */
  readonly line: DocumentLine
  /** All of it, in reading order. */
  readonly lines: readonly DocumentLine[]
  readonly roles: readonly (EntryRole | null)[]
  /** True where most entries of the list have the same parts in the same order. */
  readonly isUsual: boolean
  readonly section: Section
  /** True where the size stands in the entry itself. */
  readonly hasSize: boolean
  /** Further sizes that it has a price for. */
  readonly sizes: readonly FurtherSize[]
}

const priceInLine = {
  price_amount: valueEvidence('line', sureness.line),
  price_raw: valueEvidence('line', sureness.line),
  price_currency: valueEvidence('line', sureness.line),
  price_unit: valueEvidence('line', sureness.words),
}
const sizeInLine = { ...priceInLine, volume_ml: valueEvidence('line', sureness.line) }
const sizeAbove = { ...priceInLine, volume_ml: valueEvidence('heading', sureness.words) }

/** Of a further size of an entry: it stands beside its price, or in a line above the prices. */
export const valuesOfSize = (isInLine: boolean): EvidenceOfValues =>
  isInLine ? sizeInLine : sizeAbove

/** Where each value of an entry of a list stands, and how sure it is. */
export function evidenceOfEntry(
  product: ReadProduct,
  { line, lines, roles, isUsual, section, hasSize, sizes }: EntryEvidence,
): ProductEvidence {
  const values: Partial<Record<Field, ValueEvidence>> = {}
  for (const field of Object.keys(product) as Field[]) {
    if (product[field] === null || notSaid.has(field)) continue
    values[field] = evidenceOf(field)
  }
  const place = placeOfLine(line)
  const placed = lines.flatMap((one) => placeOfLine(one) ?? [])
  const evidence = {
    sheet: null,
    table: null,
    line: null,
    place,
    lines: placed.map((one) => ({ place: one, line: null })),
    values,
  }
  return sizes.length === 0 ? evidence : { ...evidence, sizes }

  function evidenceOf(field: Field): ValueEvidence {
    const role = rolesOf[field]
    if (role !== undefined && roles.includes(role))
      return valueEvidence('line', isUsual ? sureness.usual : sureness.unusual)
    const heading = sectionsOf[field]
    if (heading !== undefined && section[heading] !== null)
      return valueEvidence('heading', field === 'producer' ? sureness.unusual : sureness.heading)
    if (field === 'volume_ml')
      return hasSize
        ? valueEvidence('line', sureness.line)
        : valueEvidence('heading', sureness.words)
    return valueEvidence('line', inFigures.has(field) ? sureness.line : sureness.words)
  }
}
