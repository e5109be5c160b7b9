import { isHeaderLine } from './document-table.ts'
import { readListLine } from './priced-line.ts'
import { type DocumentLine, type Sheet, type SheetRow, type TextPiece, tidy } from './sheet.ts'
import {
  bottles,
  type Fact,
  factRole,
  headerOf,
  isOtherLabel,
  longestLabel,
  roleOf,
  secondRoleOf,
} from './sheet-labels.ts'
import { factsInProse } from './sheet-prose.ts'
import { sharedBy } from './tag-words.ts'

interface Entry {
  readonly title: string
  readonly page: number
  /** Of the letters of its title; infinite where it has none. */
  readonly size: number
  readonly facts: Map<string, Fact>
}

/** A sheet says at least so much of a product. */
const fewestFacts = 3
const longestTitle = 120
/** Lines of `Label: value` that make a sheet of a document in which only two labels are known. */
const fewestPairs = 4

const textOf = (line: DocumentLine) => line.pieces.map(({ text }) => text).join(' ')
const colonOf = (text: string) => text.search(/[:：]/)
/** Points: what stands further behind a value is another column of the page. */
const nextColumn = 60

/** "Grado   14.5º   SERVICIO": the label, and what is beside it. */
function factsApart(pieces: readonly TextPiece[]): Fact[] {
  const facts: Fact[] = []
  for (let at = 0; at + 1 < pieces.length; at += 1) {
    const label = pieces[at]
    // a word of running text is none
    const isLabel = label !== undefined && (at === 0 || /^\p{Lu}/u.test(label.text))
    const [next] = pieces.slice(at + 1)
    const isKnown = label !== undefined && roleOf(label.text) !== undefined
    const isTold = at === 0 && label !== undefined && bottles.test(next?.text ?? '')
    if (!isLabel || !(isKnown || isTold)) continue
    const values: TextPiece[] = []
    for (const piece of pieces.slice(at + 1)) {
      const last = values.at(-1)
      if (last !== undefined && piece.x - last.x - last.width > nextColumn) break
      values.push(piece)
    }
    const value = values.map(({ text }) => text).join(' ')
    // labels beside each other head a table; "Closure   cork" and "EXW   USD 15.75" are none
    const own = roleOf(label.text)
    if (values.some(({ text }) => isOtherLabel(text, own))) continue
    if (/[\p{L}\p{N}]/u.test(value)) facts.push({ label: tidy(label.text), value: tidy(value) })
    at += values.length
  }
  return facts
}

function factsIn(line: DocumentLine): Fact[] {
  const text = textOf(line)
  const colon = colonOf(text)
  if (colon <= 0) return factsApart(line.pieces)
  const [label, value] = [text.slice(0, colon), text.slice(colon + 1)]
  const fact = { label: tidy(label), value: tidy(value) }
  return fact.value === '' || label.length > longestLabel || factRole(fact) === undefined
    ? []
    : [fact]
}

const mostGrapes = 8

/** "VARIEDADES" as a heading of its own: the grapes stand in the lines below it. */
function grapesBelow(lines: readonly DocumentLine[], at: number): Fact | null {
  const label = lines[at]?.pieces.find(({ text }) => roleOf(text) === 'grapes')
  // in the header of a table it is one column of many
  if (label === undefined || isHeaderLine(lines[at] as DocumentLine)) return null
  const grapes: string[] = []
  for (const line of lines.slice(at + 1, at + 1 + mostGrapes * 2)) {
    const below = line.pieces.find(({ x }) => Math.abs(x - label.x) < nextColumn / 2)
    if (below === undefined) continue
    if (sharedBy(below.text, ['grape']) === 0 && !/\d ?%/.test(below.text)) break
    grapes.push(below.text)
  }
  return grapes.length === 0 ? null : { label: label.text, value: grapes.join(', ') }
}

/** How much larger than the facts a name is set. */
const titleScale = 1.15
const sheetWords =
  /^(?:technical (?:data )?sheet|tech(?:nical)? (?:sheet|data)|data sheet|ficha t[ée]cnica|fitxa tècnica|scheda tecnica|fiche technique|(?:technisches )?datenblatt|weinexpertise|expertise)$/i
/** "Strona 1 z 2", "3 / 8" */
const pageOfPages = /^\P{L}*(?:\p{L}+\.? )?\d{1,3} ?(?:\/|\p{L}{1,5}) ?\d{1,3}$/u
const isTitle = (line: DocumentLine, size: number) =>
  line.size >= size * titleScale && textOf(line).length <= longestTitle

const areTitles = (lines: readonly DocumentLine[], size: number) =>
  lines.some((line) => line.size >= size * titleScale)

/** The largest line since the last product, and of those the last one; none that each page repeats if there is another as large as a title. */
function titleAmong(
  lines: readonly DocumentLine[],
  repeated: ReadonlySet<string>,
  size: number,
): DocumentLine | null {
  const titles = lines.filter((line) => {
    const text = textOf(line)
    return text.length <= longestTitle && !sheetWords.test(text) && !pageOfPages.test(text)
  })
  const own = titles.filter((line) => !repeated.has(textOf(line)))
  // two houses may call their wine alike: what is said of its taste is no name then
  const isTold = own.length > 0 && (areTitles(own, size) || !areTitles(titles, size))
  const short = isTold ? own : titles
  const largest = Math.max(0, ...short.map(({ size }) => size))
  const end = short.findLastIndex(({ size }) => size >= largest * 0.97)
  const last = short[end]
  if (last === undefined) return null
  // a long name runs over several lines
  let from = end
  while (from > 0 && isContinued(short[from - 1], short[from])) from -= 1
  return { ...last, pieces: short.slice(from, end + 1).flatMap(({ pieces }) => pieces) }
}

const isContinued = (above: DocumentLine | undefined, line: DocumentLine | undefined) =>
  above !== undefined &&
  line !== undefined &&
  above.page === line.page &&
  Math.abs(above.size - line.size) <= line.size * 0.03 &&
  above.y - line.y <= line.size * 1.5

const copula = /^(?:is|was|est|è|ist|es|é|és|er|är|on|jest|je|este)$/
const longestSubject = 6

/** "Ilun 2023 is the latest wine of ...": without a title the subject of the first sentence. */
function subjectOf(lines: readonly DocumentLine[]): string | null {
  const [first] = lines
  const words = first === undefined ? [] : textOf(first).split(' ')
  const end = words.findIndex((word) => copula.test(word))
  const subject = words.slice(0, end)
  const isName = subject.every((word) => /^[\p{Lu}\d]/u.test(word))
  return end > 0 && end <= longestSubject && isName ? subject.join(' ') : null
}

/** Lines that stand on several pages. */
function repeatedLines(lines: readonly DocumentLine[]): ReadonlySet<string> {
  const pages = new Map<string, Set<number>>()
  for (const line of lines)
    pages.set(textOf(line), (pages.get(textOf(line)) ?? new Set()).add(line.page))
  return new Set([...pages].filter(([, on]) => on.size > 1).map(([text]) => text))
}

function entriesOf(lines: readonly DocumentLine[]): Entry[] {
  const repeated = repeatedLines(lines)
  const entries: Entry[] = []
  let between: DocumentLine[] = []
  let current: Entry | null = null
  let page = 0
  const hasTitles = lines.some((line) => isTitle(line, medianSize(lines)))
  for (const [at, line] of lines.entries()) {
    const below = factsIn(line).length === 0 ? grapesBelow(lines, at) : null
    const facts = below === null ? factsIn(line) : [below]
    if (facts.length === 0) {
      between.push(line)
      continue
    }
    for (const fact of facts) {
      const role = factRole(fact) ?? ''
      const isAgain = current?.facts.has(role) ?? true
      const title = titleAmong(between, repeated, line.size)
      const isNew: boolean =
        current === null ||
        (title !== null &&
          title.size >= current.size * 0.97 &&
          title.size >= line.size * titleScale) ||
        (isAgain && (!hasTitles || line.page !== page))
      if (current === null || isNew) {
        const isLarge = title !== null && title.size >= line.size * titleScale
        const name = isLarge ? null : subjectOf(between)
        current = {
          title: name ?? (title === null ? '' : textOf(title)),
          size: isLarge ? title.size : Number.POSITIVE_INFINITY,
          page: line.page,
          facts: new Map(),
        }
        entries.push(current)
      }
      // below a title "Designation" is the appellation, and the vineyard has a name too
      const second = secondRoleOf(fact.label)
      const isTitled = Number.isFinite(current.size)
      const isOther =
        role === 'name' && isTitled && (current.facts.size > 0 || second !== undefined)
      const own = isOther ? second : role
      if (own !== undefined && !current.facts.has(own)) current.facts.set(own, fact)
      page = line.page
    }
    between = []
  }
  return entries
}

const medianSize = (lines: readonly DocumentLine[]) =>
  lines.map(({ size }) => size).toSorted((a, b) => a - b)[lines.length >> 1] ?? 0

/** Half of the lines are facts, or it is a sheet that nothing else is for sale on. */
function areSheets(entries: readonly Entry[], lines: readonly DocumentLine[]): boolean {
  const facts = entries.reduce((sum, entry) => sum + entry.facts.size, 0)
  if (facts >= lines.length * 0.25) return true
  const priced = lines.filter((line) => {
    const { prices, text } = readListLine(line)
    return prices.length > 0 && /\p{L}{2}/u.test(text)
  })
  const isSaid = facts >= lines.length * 0.06
  return (
    isSaid &&
    priced.length < fewestFacts &&
    entries.length <= new Set(lines.map(({ page }) => page)).size
  )
}

/** A page that describes one product says in its text what no label says. */
function addProse(entries: readonly Entry[], lines: readonly DocumentLine[]): void {
  for (const { page, facts } of entries) {
    if (entries.filter((other) => other.page === page).length > 1) continue
    const prose = lines.filter((line) => line.page === page && factsIn(line).length === 0)
    const { oak, producer } = factsInProse(prose.map(textOf))
    const add = (role: string, label: string, value: string | null) => {
      if (value !== null && !facts.has(role)) facts.set(role, { label, value })
    }
    if (!facts.has('ageing')) add('oak', 'Oak', oak)
    add('producer', 'Producer', producer)
  }
}

const ofDrinks = ['type', 'grapes', 'abv', 'vintage', 'volume']

/** Pages of one frame: the same words above, a title of its own on each, below it what tells of a drink, be it only its colour. */
function areFramed(entries: readonly Entry[], lines: readonly DocumentLine[]): boolean {
  const firsts = new Map<number, string>()
  for (const line of lines) if (!firsts.has(line.page)) firsts.set(line.page, textOf(line))
  return (
    firsts.size > 1 &&
    new Set(firsts.values()).size === 1 &&
    entries.length === firsts.size &&
    new Set(entries.map(({ page }) => page)).size === firsts.size &&
    entries.every(
      ({ size, facts }) => Number.isFinite(size) && ofDrinks.some((role) => facts.has(role)),
    )
  )
}

const hasMakings = ({ facts }: Entry) => facts.has('grapes') || facts.has('abv')

/**
 * Technical sheets as a table with a row for each product: its title is the name, its labels are the
 * headers. Null when the document holds none.
 */
export function technicalSheets(lines: readonly DocumentLine[]): Sheet | null {
  const pairs = lines.filter((line) => {
    const colon = colonOf(textOf(line))
    return colon > 0 && colon <= longestLabel
  })
  const all = entriesOf(lines)
  const isFramed = areFramed(all, lines)
  const entries = all.filter(
    (entry) =>
      isFramed ||
      entry.facts.size >= fewestFacts ||
      (entry.facts.size === fewestFacts - 1 && pairs.length >= fewestPairs && hasMakings(entry)),
  )
  if (entries.length === 0 || !areSheets(entries, lines)) return null
  addProse(entries, lines)
  const labels = new Map<string, string>()
  for (const entry of entries)
    for (const [role, { label }] of entry.facts)
      if (!labels.has(role)) labels.set(role, headerOf(role, label))
  const hasName = labels.has('name')
  const header: SheetRow = {
    number: 0,
    cells: [...(hasName ? [] : ['Name']), ...labels.values()],
  }
  const rows = entries.map(({ title, facts: own }, at) => ({
    number: at + 1,
    cells: [
      ...(hasName ? [] : [title]),
      ...[...labels.keys()].map((role) => own.get(role)?.value ?? (role === 'name' ? title : null)),
    ],
  }))
  return { name: '', rows: [header, ...rows], has_row_numbers: false }
}
