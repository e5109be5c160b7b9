import { createRandom } from '../hostile-files/random.ts'
import { documentLayout } from './document-layout.ts'
import type { Expectation } from './expectation.ts'
import { type Cellar, type Item, itemsOf } from './item.ts'
import { writeStrength } from './lettering.ts'
import type { Family, Format, Plan, PlannedList } from './plan.ts'
import { planOf, turnsOf } from './plan.ts'
import type { PlannedRow, SheetPlan } from './sheet-plan.ts'
import { tableLayout } from './table-layout.ts'
import { type Placed, truthOf } from './truth.ts'
import { writeCsv } from './write-csv.ts'
import { writeDocxLines, writeDocxTables } from './write-docx.ts'
import { writePdfLines } from './write-pdf-lines.ts'
import { writePdfTable } from './write-pdf-table.ts'
import { writeWorkbook } from './write-workbook.ts'

/** A price list that nobody uses, with what a careful human reads in it. */
export interface MadeList {
  /** File name: seed, number, language and layout. */
  readonly name: string
  readonly bytes: Uint8Array
  readonly language: string
  readonly format: Format
  readonly families: readonly Family[]
  readonly truth: Expectation
}

/** What the lists of a seed are going to be, in order, before any of them is written. */
export function* planLists(seed: number, count: number): Generator<Plan> {
  const turns = turnsOf(createRandom(seed))
  for (let index = 0; index < count; index++)
    yield planOf(createRandom(seed * 1_000_003 + index + 1), turns, index)
}

/** Lists of a seed, one after the other: the same seed gives the same bytes. */
export async function* makeLists(
  seed: number,
  count: number,
  cellar: Cellar,
): AsyncGenerator<MadeList> {
  let index = 0
  for (const plan of planLists(seed, count)) {
    const items = fitting(plan, itemsOf(plan.random, cellar, plan.theme, countOf(plan)))
    const words = `${plan.language.code}-${plan.structure.replaceAll(' ', '-')}`
    const name = `made-${seed}-${String(++index).padStart(3, '0')}-${words}.${plan.format}`
    yield await makeList({ ...plan, items }, name)
  }
}

const countOf = ({ random, structure, format }: Plan): number =>
  structure === 'technical sheets'
    ? 6
    : structure === 'transposed'
      ? random.between(3, 9)
      : random.between(structure === 'several tables' ? 25 : 10, format === 'pdf' ? 36 : 55)

/** Items that the layout can show: where there is no column of sizes all bottles are of the usual one. */
function fitting(plan: Plan, items: readonly Item[]): Item[] {
  const named = plan.traits.has('no name column')
    ? items.filter(({ region, grapes }) => region !== null && grapes.length > 0)
    : items
  return plan.structure === 'sizes across'
    ? named.map((item) => ({ ...item, volume_ml: 750 }))
    : [...named]
}

async function makeList(list: PlannedList, name: string): Promise<MadeList> {
  const { bytes, products } = await written(list)
  return {
    name,
    bytes,
    language: list.language.code,
    format: list.format,
    families: [list.structure, ...list.traits],
    truth: {
      file: name,
      language: list.language.code,
      total_products: products.length,
      products: products.map(({ placed, row }) => truthOf(list, placed, row)),
    },
  }
}

interface Written {
  readonly bytes: Uint8Array
  readonly products: readonly { readonly placed: Placed; readonly row: number }[]
}

async function written(list: PlannedList): Promise<Written> {
  const { format, structure } = list
  if (structure === 'lines' || structure === 'two columns' || structure === 'technical sheets') {
    const document = documentLayout(list)
    const products = document.lines.flatMap(({ product }) => product ?? [])
    return {
      bytes: await (format === 'docx' ? writeDocxLines(document) : writePdfLines(list, document)),
      products: products.map((placed, at) => ({ placed, row: at + 1 })),
    }
  }
  const sheets = tableLayout(list)
  const numbered = sheets.flatMap(({ rows }) =>
    rows.flatMap(({ products }, at) => products.map((placed) => ({ placed, row: at + 1 }))),
  )
  const hasRows = format !== 'docx' && format !== 'pdf'
  return {
    bytes: await writeTables(list, sheets),
    products: hasRows ? numbered : numbered.map(({ placed }, at) => ({ placed, row: at + 1 })),
  }
}

async function writeTables(list: PlannedList, sheets: readonly SheetPlan[]): Promise<Uint8Array> {
  switch (list.format) {
    case 'xlsx':
    case 'xls':
      return writeWorkbook(sheets, list.format, sharesIn(list))
    case 'docx':
      return writeDocxTables(sheets)
    case 'csv':
      return writeCsv(list, oneSheet(sheets))
    case 'pdf':
      return writePdfTable(list, oneSheet(sheets))
  }
}

/** Strengths that are written as shares of one. */
const sharesIn = ({ lettering, items }: PlannedList): ReadonlySet<number> =>
  new Set(
    lettering.strength === 'fraction'
      ? items.flatMap(({ abv }) => (abv === null ? [] : Number(writeStrength(lettering, abv))))
      : [],
  )

function oneSheet(sheets: readonly SheetPlan[]): SheetPlan {
  const [sheet] = sheets
  if (sheet === undefined || sheets.length > 1)
    throw new Error('only workbooks have several sheets')
  return sheet satisfies { readonly rows: readonly PlannedRow[] }
}
