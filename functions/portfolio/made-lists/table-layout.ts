import { chooseColumns } from './choose-columns.ts'
import type { Column } from './column.ts'
import { chooseGroupings, type Grouping, groupsOf } from './headings.ts'
import type { Item } from './item.ts'
import { spellings } from './language.ts'
import type { Plan, PlannedList } from './plan.ts'
import type { LineBasis } from './price-cells.ts'
import { blankRow, type PlannedRow, type SheetPlan, textRow } from './sheet-plan.ts'
import { bodyRows, headerRows, mergeDown, sideBySide, type Table, transposed } from './tables.ts'

/** The sheets of a list of tables. */
export function tableLayout(list: PlannedList): SheetPlan[] {
  const { random, traits, structure, say } = list
  const hasLines = traits.has('cover and conditions') || list.lettering.currencyAt === 'line'
  const lineBasis =
    hasLines && random.chance(0.6) ? random.oneOf(['ex_works', 'trade', 'retail'] as const) : null
  const fields: readonly Grouping[] =
    structure === 'several tables' || traits.has('headings') || structure === 'side by side'
      ? chooseGroupings(list)
      : []
  const columns = chooseColumns(list, lineBasis, new Set(fields.map((field) => String(field))))
  const tables = tablesOf(list, columns, fields)
  const before = linesBefore(list, lineBasis)
  const sheets =
    isSpread(list) && tables.length > 1
      ? tables.map(({ name, table }) => ({ name, ...withRows(table, before) }))
      : [
          {
            name: say('words', 'wines'),
            ...stacked(
              tables.map(({ table }) => table),
              before,
            ),
          },
        ]
  if (traits.has('cover and conditions')) return covered(list, sheets, lineBasis)
  return random.chance(0.2) ? sheets.map((sheet) => withFooter(list, sheet)) : sheets
}

/** A line below the table, as lists have without a page of conditions. */
const withFooter = ({ say }: Plan, sheet: SheetPlan): SheetPlan => ({
  ...sheet,
  rows: [...sheet.rows, blankRow, textRow(say('lines', 'footer'))],
})

/** Several tables lie on several sheets, or below each other on one. */
const isSpread = ({ format, structure, random }: Plan) =>
  (format === 'xlsx' || format === 'xls') && structure === 'several tables' && random.chance(0.4)

interface NamedTable {
  readonly name: string
  readonly table: Table
}

function tablesOf(
  list: PlannedList,
  columns: readonly Column[],
  fields: readonly Grouping[],
): NamedTable[] {
  const { structure, traits, items, random } = list
  const header = headerRows(list, columns)
  const name = list.say('words', 'wines')
  const whole = (rows: readonly PlannedRow[]): Table => ({
    rows: [...header.rows, ...rows],
    merges: header.merges,
  })
  if (structure === 'transposed') return [{ name, table: transposed(columns, items.slice(0, 9)) }]
  const groups =
    fields.length === 0 ? [{ headings: [], news: [], items }] : groupsOf(list, items, fields)
  if (structure === 'several tables')
    return groups
      .toSorted((a, b) => b.items.length - a.items.length)
      .slice(0, random.between(2, 6))
      .map((group) => ({
        name: group.headings.map(({ text }) => text).join(' - '),
        table: withHeading(
          group.headings.map(({ text }) => text).join(' - '),
          whole(bodyRows(columns, [{ ...group, news: [] }])),
          random.chance(0.5),
        ),
      }))
  if (structure === 'side by side') {
    const half = Math.ceil(groups.length / 2)
    const [left, right] = [groups.slice(0, half), groups.slice(half)].map((part) =>
      // each half begins with all of its headings
      whole(
        bodyRows(
          columns,
          part.map((group, at) => (at === 0 ? { ...group, news: group.headings } : group)),
        ),
      ),
    )
    if (left === undefined || right === undefined) throw new Error('two halves')
    return [{ name, table: sideBySide(left, right, columns.length) }]
  }
  const table = whole(bodyRows(columns, groups, random.chance(0.3)))
  return [{ name, table: traits.has('merged cells') ? mergedTable(list, columns) : table }]
}

/** Sorted by what repeats most, so that its cells can be merged. */
function mergedTable(list: PlannedList, columns: readonly Column[]): Table {
  const repeating = ['producer', 'country', 'region', 'type'].filter((role) =>
    columns.some((column) => column.role === role),
  )
  const header = headerRows(list, columns)
  const role = repeating[0]
  const at = columns.findIndex((column) => column.role === role)
  const column = columns[at]
  const sortedBy = (item: Item) => String(column?.cell(item) ?? '')
  const sorted = list.items.toSorted((a, b) => sortedBy(a).localeCompare(sortedBy(b)))
  const body = bodyRows(columns, [{ headings: [], news: [], items: sorted }])
  const table: Table = { rows: [...header.rows, ...body], merges: header.merges }
  return at < 0 ? table : mergeDown(table, at)
}

const withHeading = (text: string, table: Table, hasBlank: boolean): Table =>
  withRows(table, hasBlank ? [textRow(text), blankRow] : [textRow(text)])

const withRows = ({ rows, merges }: Table, before: readonly PlannedRow[]): Table => ({
  rows: [...before, ...rows],
  merges: merges.map((merge) => ({ ...merge, row: merge.row + before.length })),
})

function stacked(tables: readonly Table[], before: readonly PlannedRow[]): Table {
  return tables.reduce<Table>(
    (above, table, at) => {
      const gap = at === 0 ? [] : [blankRow]
      const below = withRows(table, [...above.rows, ...gap])
      return { rows: below.rows, merges: [...above.merges, ...below.merges] }
    },
    { rows: before, merges: [] },
  )
}

/** Title and terms above the table; the name of the house where the list is of one. */
function linesBefore(list: PlannedList, lineBasis: LineBasis | null): PlannedRow[] {
  const { random, traits, lettering, theme, items, say } = list
  const hasTitle =
    random.chance(0.45) || lettering.currencyAt === 'line' || traits.has('cover and conditions')
  if (!hasTitle) return []
  const house = theme === 'producer' ? `${items[0]?.producer ?? ''} - ` : ''
  const rows = [textRow(`${house}${say('words', 'price_list')} 2026`)]
  if (lineBasis !== null || lettering.currencyAt === 'line')
    rows.push(textRow(termsLine(list, lineBasis)))
  if (random.chance(0.4)) rows.push(textRow(say('lines', 'validity')))
  if (random.chance(0.6)) rows.push(blankRow)
  return rows
}

/** "All prices are trade prices in EUR, excluding VAT." */
function termsLine({ language, lettering }: Plan, basis: LineBasis | null): string {
  const line = spellings(language.lines[basis ?? 'trade']).at(-1) ?? ''
  const said = line.replace('{currency}', lettering.currency)
  return basis === null
    ? lettering.currency
    : said.includes(lettering.currency)
      ? said
      : `${said} (${lettering.currency})`
}

/** A cover before and conditions behind, on sheets of their own or above and below the table. */
function covered(list: PlannedList, sheets: SheetPlan[], lineBasis: LineBasis | null): SheetPlan[] {
  const { format, random, say, theme, items } = list
  const house = theme === 'producer' ? (items[0]?.producer ?? null) : null
  const cover = [
    ...(house === null ? [] : [textRow(house)]),
    textRow(`${say('words', 'price_list')} 2026`),
    blankRow,
    textRow(say('words', 'contact')),
    textRow('info@example.com', '+00 000 000 000'),
  ]
  const conditions = [
    textRow(say('words', 'conditions')),
    ...(lineBasis === null ? [] : [textRow(termsLine(list, lineBasis))]),
    ...['delivery', 'payment', 'validity', 'footer'].map((line) => textRow(say('lines', line))),
  ]
  if (format === 'xlsx' || format === 'xls') {
    const first = { name: say('words', 'contact'), rows: cover, merges: [] }
    const last = { name: say('words', 'conditions').slice(0, 28), rows: conditions, merges: [] }
    return random.chance(0.5) ? [first, ...sheets, last] : [...sheets, last]
  }
  return sheets.map((sheet) => {
    const table = withRows(sheet, [...cover, blankRow])
    return {
      name: sheet.name,
      rows: [...table.rows, blankRow, ...conditions],
      merges: table.merges,
    }
  })
}
