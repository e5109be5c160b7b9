import { withDashedHouses } from './dashed-houses.ts'
import { areDashed, type EntryParts, entryParts } from './entry-segments.ts'
import type { LabelledLine } from './label-lines.ts'
import { capitalShare } from './line-scores.ts'
import { HeadingStack, type Surroundings } from './list-headings.ts'
import type { ListLine } from './priced-line.ts'
import type { DocumentLine } from './sheet.ts'

/** An entry as its lines say it, before its parts have their roles. */
export interface Entry {
  /** Its line with the price. */
  readonly line: DocumentLine
  /** All its lines, in reading order. */
  readonly lines: readonly DocumentLine[]
  readonly list: ListLine
  readonly words: string
  readonly parts: EntryParts
  readonly around: Surroundings
}

/** In font sizes: the lines of one heading stand no further apart. */
const closest = 1.6
const far = 9

/** The lines of a list as entries below their headings. */
export function entriesOf(lines: readonly LabelledLine[], areTitled: boolean): Entry[] {
  const stack = new HeadingStack(lines)
  const entries: (Omit<Entry, 'parts'> & { main: string; below: string[]; isApart: boolean })[] = []
  let names: LabelledLine[] = []
  for (let at = 0; at < lines.length; at += 1) {
    const current = lines[at] as LabelledLine
    if (current.label === 'heading')
      stack.takeHeading(current.text, current.line.size, at, (current.gap ?? far) < closest)
    if (current.label === 'labels') stack.takeLabels(current, at)
    if (current.label === 'title') names = [current]
    if (current.label === 'rest' && names.length > 0) names.push(current)
    if (current.label !== 'item') continue
    const { list } = current
    const rests: string[] = []
    const details: string[] = []
    const own = [...names, current].map(({ line }) => line)
    for (let next = at + 1; next < lines.length; next += 1) {
      const { label, text, line } = lines[next] as LabelledLine
      if (label === 'rest' && details.length === 0) rests.push(text)
      else if (label === 'detail' || label === 'rest') addDetail(details, text)
      else if (label !== 'note' && label !== 'furniture') break
      if (label === 'rest' || label === 'detail') own.push(line)
    }
    const isApart = areTitled && names.length > 0
    const titles = names.map(({ text }) => text)
    const main = [...titles, ...(isApart ? [] : [list.text, ...rests])].join(' ')
    const below = isApart ? [[list.text, ...rests].join(' '), ...details] : details
    entries.push({
      line: current.line,
      lines: own,
      list,
      words: [main, ...below].join(' '),
      main,
      below: below.filter(isNoProse),
      isApart,
      around: stack.surroundings(),
    })
    names = []
  }
  const isDashed = areDashed(entries.map(({ main }) => main))
  const parts = entries.map(({ main, below, isApart }) =>
    entryParts(main, below, { isTitled: isApart, isDashed }),
  )
  const segments = parts.map((own) => own.segments)
  const whole = isDashed ? withDashedHouses(segments) : segments
  return entries.flatMap(({ main: _, below: __, isApart: ___, ...entry }, at) => {
    const [own, divided] = [parts[at], whole[at]]
    return own === undefined || divided === undefined
      ? []
      : [{ ...entry, parts: { ...own, segments: divided } }]
  })
}

/** "Champagne artigianale, complesso, elegante": what is said of its taste names nobody. */
const isNoProse = (text: string) =>
  text.split(' ').length <= 4 || capitalShare(text) >= 0.4 || !/\p{Lu}/u.test(text)

/** A detail may run over the end of its line. */
function addDetail(details: string[], text: string): void {
  const last = details.at(-1)
  const isOpen = last !== undefined && (/[,&+(-]$/.test(last) || /^\p{Ll}/u.test(text))
  if (isOpen) details[details.length - 1] = `${last} ${text}`
  else details.push(text)
}
