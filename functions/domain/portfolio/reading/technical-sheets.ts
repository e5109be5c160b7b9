import { isGtin } from '../../shared/gtin.ts'
import { looksLike } from './column-content.ts'
import type { ColumnRole } from './column-roles.ts'
import { rolesNamedIn } from './header-evidence.ts'
import { readListLine } from './priced-line.ts'
import { type DocumentLine, type Sheet, type SheetRow, type TextPiece, tidy } from './sheet.ts'
import { factsInProse } from './sheet-prose.ts'
import { sharedBy } from './tag-words.ts'

/** A line of a technical sheet: "Alcohol: 13.5 %", or label and value apart. */
interface Fact {
  readonly label: string
  readonly value: string
}

interface Entry {
  readonly title: string
  readonly page: number
  /** Of the letters of its title; infinite where it has none. */
  readonly size: number
  readonly facts: Map<string, Fact>
}

/** A sheet says at least so much of a product. */
const fewestFacts = 3
const longestLabel = 45
const longestTitle = 120
/** Lines of `Label: value` that make a sheet of a document in which only two labels are known. */
const fewestPairs = 4

const textOf = (line: DocumentLine) => line.pieces.map(({ text }) => text).join(' ')
const article = /^(?:the|el|la|le|les|l'|il|lo|der|die|das|o|a|os|as) ?(?=\p{L})/iu

/** The roles that a label names outright, the likeliest first. */
function rolesOf(label: string): readonly ColumnRole[] {
  if (label.length > longestLabel) return []
  const known = (words: string) =>
    rolesNamedIn(words).flatMap(({ role, weight }) => (weight >= 0.8 ? [role] : []))
  const named = known(label)
  return named.length > 0 ? named : known(label.replace(article, ''))
}

const roleOf = (label: string): ColumnRole | undefined =>
  rolesOf(label)[0] ?? (strength.test(label) ? 'abv' : undefined)

/** "Dop" is a stopper in one language and an appellation in another: what stands beside it tells. */
const roleBeside = (label: string, value: string): ColumnRole | undefined =>
  rolesOf(label).length < 2
    ? undefined
    : rolesOf(label).find(
        (role) => role !== 'name' && role !== 'producer' && looksLike[role]?.(value),
      )

const strength = /^(?:% ?(?:vol|alc)\.?|(?:vol|alc)\.? ?%)$/i

const alone = /^\P{L}*$/u
const bottles =
  /^\d{1,3}(?:[ .,'’]?\d{3})* (?:bottles|botellas|bouteilles|flaschen|bottiglie|garrafas|ampolles|flasker|flaskor|pulloa|lahví|butelek)$/i

/** What a value is whatever its label says: "0,75 l", "14 % vol", "1.200 bottles". */
function roleOfValue(label: string, value: string): string | undefined {
  if (bottles.test(value)) return 'quantity'
  const size = /^(?:\d{1,2} ?[x×] ?)?\d{1,4}(?:[.,]\d{1,3})? ?(?:cl|ml|l|lt)\.?$/i
  if (size.test(value)) return 'volume'
  const isOfAlcohol = /(?<!\p{L})(?:alc|alk|αλκ|алк)|vol|°/iu.test(`${label} ${value}`)
  const isShare = /^\d{1,2}(?:[.,]\d{1,2})? ?[%°º]/.test(value)
  return isOfAlcohol && isShare && alone.test(value.replace(/vol\.?|alc\.?/i, ''))
    ? 'abv'
    : undefined
}

const factRole = ({ label, value }: Fact) =>
  // "Code" may be anybody's
  isGtin(value) ? 'gtin' : (roleBeside(label, value) ?? roleOf(label) ?? roleOfValue(label, value))

const secondRoleOf = (label: string) =>
  rolesNamedIn(label).find(({ role, weight }) => role !== 'name' && weight >= 0.8)?.role

const colonOf = (text: string) => text.search(/[:：]/)
/** Points: what stands further behind a value is another column of the page. */
const nextColumn = 60

/** A label in the place of a value; "Type   Beer" is none. */
function isOtherLabel(text: string, own: ColumnRole | undefined): boolean {
  const role = /\d/.test(text) ? undefined : roleOf(text)
  if (role === undefined || role === own) return false
  const isValue =
    own !== undefined && own !== 'name' && own !== 'producer' && looksLike[own]?.(text)
  return isValue !== true
}

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
  if (label === undefined) return null
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

/** The largest line since the last product, and of those the last one; none that each page repeats if there is another. */
function titleAmong(
  lines: readonly DocumentLine[],
  repeated: ReadonlySet<string>,
): DocumentLine | null {
  const titles = lines.filter((line) => {
    const text = textOf(line)
    return text.length <= longestTitle && !sheetWords.test(text) && !pageOfPages.test(text)
  })
  const own = titles.filter((line) => !repeated.has(textOf(line)))
  // two houses may call their wine alike
  const short = own.length > 0 ? own : titles
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
      const title = titleAmong(between, repeated)
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

const plainHeaders: Readonly<Record<string, string>> = {
  abv: 'ABV',
  volume: 'Volume',
  gtin: 'EAN',
  quantity: 'Stock',
}

/** The label heads a column; where the header of a table would mean another thing, by its role. */
function headerOf(role: string, label: string): string {
  if (role === 'subregion') return 'Appellation'
  const isOther = roleOf(label) !== role || strength.test(label)
  return isOther ? (plainHeaders[role] ?? label) : label
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
  const entries = entriesOf(lines).filter(
    (entry) =>
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
