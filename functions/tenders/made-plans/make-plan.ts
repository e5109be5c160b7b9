import Papa from 'papaparse'
import type { Cell } from '#domain/portfolio/reading/sheet.ts'
import type { PublishedTender } from '#domain/tenders/published-tender.ts'
import { createRandom, type Random } from '../../portfolio/hostile-files/random.ts'
import {
  blankRow,
  headerRow,
  type PlannedRow,
  type SheetPlan,
  textRow,
} from '../../portfolio/made-lists/sheet-plan.ts'
import { writeDocxTables } from '../../portfolio/made-lists/write-docx.ts'
import { writePdfTable } from '../../portfolio/made-lists/write-pdf-table.ts'
import { writeWorkbook } from '../../portfolio/made-lists/write-workbook.ts'
import { type MadeTender, makeTender, type PlanStyle } from './make-tender.ts'
import { type PlanLanguage, planLanguages } from './plan-language.ts'

const formats = ['xlsx', 'csv', 'docx', 'pdf'] as const
export type PlanFormat = (typeof formats)[number]

/** A made plan with the tenders that are in it, in their order. */
export interface MadePlan {
  readonly name: string
  readonly format: PlanFormat
  readonly language: PlanLanguage['code']
  readonly bytes: Uint8Array
  readonly truth: readonly Partial<PublishedTender>[]
  /** The words of a column that no field takes, by row. */
  readonly unknown: readonly string[]
}

function shuffled<T>(random: Random, items: readonly T[]): T[] {
  const left = [...items]
  return items.map(() => left.splice(random.between(0, left.length - 1), 1)[0] as T)
}

const oneSpelling = (random: Random, spellings: string | undefined) =>
  random.oneOf((spellings ?? '').split(' | '))

interface Table {
  readonly keys: readonly string[]
  readonly headers: readonly string[]
}

/** The reference comes early; the other columns in any order, some of them missing. */
function tableOf(random: Random, language: PlanLanguage): Table {
  const dropped = new Set(
    ['region', 'vintage', 'offer', 'selection', 'unknown'].filter(() => random.chance(0.25)),
  )
  const keys = Object.keys(language.headers).filter(
    (key) => key !== 'reference' && !dropped.has(key),
  )
  const ordered = ['reference', ...shuffled(random, keys)]
  return {
    keys: ordered,
    headers: ordered.map((key) => oneSpelling(random, language.headers[key])),
  }
}

const rowOf = ({ cells }: MadeTender, keys: readonly string[]): PlannedRow => ({
  cells: keys.map((key): Cell => cells[key] ?? null),
  products: [],
})

/** Fields whose columns the plan does not have. */
const fieldOf: Readonly<Record<string, keyof PublishedTender>> = {
  region: 'region',
  vintage: 'vintage',
  offer: 'offer_type',
  selection: 'assortment',
}

function sheetOf(
  random: Random,
  language: PlanLanguage,
  table: Table,
  tenders: readonly MadeTender[],
): SheetPlan {
  const title = language.title.replace('{plan}', language.code === 'fi' ? '2/2027' : '2027-2')
  const rows = tenders.map((tender) => rowOf(tender, table.keys))
  return {
    name: 'Plan',
    merges: [],
    rows: [
      ...(random.chance(0.6) ? [textRow(title), blankRow] : []),
      headerRow(table.headers),
      ...rows,
      ...(random.chance(0.5) ? [blankRow, textRow(language.note)] : []),
    ],
  }
}

async function write(
  format: PlanFormat,
  random: Random,
  language: PlanLanguage,
  sheet: SheetPlan,
): Promise<Uint8Array> {
  switch (format) {
    case 'xlsx':
      return writeWorkbook([sheet], 'xlsx', new Set())
    case 'csv':
      return new TextEncoder().encode(
        Papa.unparse(
          sheet.rows.map(({ cells }) => [...cells]),
          { delimiter: random.oneOf([';', ',', '\t']) },
        ),
      )
    case 'docx':
      return writeDocxTables([sheet])
    case 'pdf':
      return writePdfTable({ random, language, say: () => '{page} / {pages}' }, sheet)
  }
}

export async function makePlan(seed: number): Promise<MadePlan> {
  const random = createRandom(seed)
  const language = planLanguages[seed % planLanguages.length] as PlanLanguage
  const format = formats[Math.floor(seed / planLanguages.length) % formats.length] as PlanFormat
  const style: PlanStyle = {
    date: random.oneOf(['iso', 'points', 'long']),
    // a cell of a printed table has no lines of its own
    clauses:
      format === 'xlsx' || format === 'csv'
        ? random.oneOf(['numbered', 'lines', 'semicolons'])
        : 'numbered',
    size: random.oneOf(['cl', 'l', 'ml']),
  }
  const table = tableOf(random, language)
  const tenders = Array.from({ length: random.between(6, 24) }, (_, at) =>
    makeTender(random, language, style, at),
  )
  const sheet = sheetOf(random, language, table, tenders)
  const missing = Object.entries(fieldOf).filter(([key]) => !table.keys.includes(key))
  const silent = Object.fromEntries(missing.map(([, field]) => [field, null]))
  return {
    name: `plan-${seed}.${format}`,
    format,
    language: language.code,
    bytes: await write(format, random, language, sheet),
    truth: tenders.map(({ truth }) => ({ ...truth, ...silent })),
    unknown: table.keys.includes('unknown')
      ? tenders.map(({ cells }) => String(cells.unknown))
      : [],
  }
}
