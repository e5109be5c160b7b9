import { rolesNamedIn } from './header-evidence.ts'
import { type DocumentLine, type Sheet, type SheetRow, tidy } from './sheet.ts'

/** A line of a technical sheet: "Alcohol: 13.5 %", or label and value apart. */
interface Fact {
  readonly label: string
  readonly value: string
}

interface Entry {
  title: string
  readonly facts: Map<string, Fact>
}

/** A sheet says at least so much of a product. */
const fewestFacts = 3
const longestLabel = 45
const longestTitle = 120

const textOf = (line: DocumentLine) => line.pieces.map(({ text }) => text).join(' ')

const roleOf = (label: string) =>
  label.length > longestLabel
    ? undefined
    : rolesNamedIn(label).find(({ weight }) => weight >= 0.8)?.role

/** Without a heading in larger letters nothing says where a product begins but its first label coming again. */
function factIn(line: DocumentLine): Fact | null {
  const [first, ...rest] = line.pieces
  if (first === undefined) return null
  const text = textOf(line)
  const colon = text.search(/[:：]/)
  const label = colon > 0 ? text.slice(0, colon) : first.text
  const value = colon > 0 ? text.slice(colon + 1) : rest.map((piece) => piece.text).join(' ')
  if (tidy(value) === '' || roleOf(label) === undefined) return null
  return { label: tidy(label), value: tidy(value) }
}

/** The largest line since the last product, and of those the last one; none of the running text. */
function titleAmong(lines: readonly DocumentLine[]): string {
  const short = lines.filter((line) => textOf(line).length <= longestTitle)
  const largest = Math.max(0, ...short.map(({ size }) => size))
  const titles = short.filter(({ size }) => size >= largest * 0.97)
  return titles.length === 0 ? '' : textOf(titles.at(-1) as DocumentLine)
}

function entriesOf(lines: readonly DocumentLine[]): Entry[] {
  const entries: Entry[] = []
  let between: DocumentLine[] = []
  let current: Entry | null = null
  for (const line of lines) {
    const fact = factIn(line)
    if (fact === null) {
      between.push(line)
      continue
    }
    const role = roleOf(fact.label) ?? ''
    const isNew: boolean = current === null || current.facts.has(role)
    if (isNew || current === null) {
      current = { title: titleAmong(between), facts: new Map() }
      entries.push(current)
    }
    current.facts.set(role, fact)
    between = []
  }
  return entries.filter(({ facts }) => facts.size >= fewestFacts)
}

/**
 * Technical sheets as a table with a row for each product: its title is the name, its labels are the
 * headers. Null when the document holds none.
 */
export function technicalSheets(lines: readonly DocumentLine[]): Sheet | null {
  const entries = entriesOf(lines)
  const facts = entries.reduce((sum, entry) => sum + entry.facts.size, 0)
  if (entries.length === 0 || facts < lines.length * 0.25) return null
  const labels = new Map<string, string>()
  for (const entry of entries)
    for (const [role, { label }] of entry.facts) if (!labels.has(role)) labels.set(role, label)
  const hasName = labels.has('name')
  const header: SheetRow = {
    number: 0,
    cells: [...(hasName ? [] : ['Name']), ...labels.values()],
  }
  const rows = entries.map(({ title, facts: own }, at) => ({
    number: at + 1,
    cells: [
      ...(hasName ? [] : [title]),
      ...[...labels.keys()].map((role) => own.get(role)?.value ?? null),
    ],
  }))
  return { name: '', rows: [header, ...rows], has_row_numbers: false }
}
