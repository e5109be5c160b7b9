/** Letters so much closer or wider (em) are noticed by nobody, and mostly bring a text to its number of lines. */
const step = 0.008
const mostSteps = 3
/** Less (px) is rounding, not a line. */
const leastPx = 2

/** Where a part of a block begins; a text has no rectangles of its own. */
function topOf(part: Node): number | undefined {
  if (part instanceof Element) return part.getClientRects()[0]?.top
  if (!(part instanceof Text)) return undefined
  const range = document.createRange()
  range.selectNode(part)
  return range.getClientRects()[0]?.top
}

/** How high a block is, and how far below its top each of its parts begins. */
function linesOf(block: HTMLElement): number[] {
  const { top, height } = block.getBoundingClientRect()
  return [height, ...[...block.childNodes].map((part) => (topOf(part) ?? top) - top)]
}

const holdsText = ({ childNodes }: Element) =>
  [...childNodes].some((node) => node instanceof Text && node.data.trim() !== '')

type Lines = ReadonlyMap<HTMLElement, number[]>

/** What stands in the window or reaches into it. */
function* inView(parent: Element = document.body): Generator<HTMLElement> {
  // the browser has not laid out what is folded away, and would do it to be asked
  const isClosed = parent instanceof HTMLDetailsElement && !parent.open
  for (const element of isClosed ? parent.querySelectorAll(':scope > summary') : parent.children) {
    const { top, bottom } = element.getBoundingClientRect()
    if (!(element instanceof HTMLElement) || bottom <= 0 || top >= innerHeight) continue
    yield element
    yield* inView(element)
  }
}

/** The texts that one sees, and what lies in the window as a whole. */
function findLinesOf(elements: readonly HTMLElement[]): Lines {
  const lines = new Map<HTMLElement, number[]>()
  for (const element of elements) {
    const { top, bottom } = element.getBoundingClientRect()
    // what reaches out of the window is as high as what one does not see
    if ((top < 0 || bottom > innerHeight) && !holdsText(element)) continue
    // the lines are those of the block
    if (getComputedStyle(element).display !== 'inline') lines.set(element, linesOf(element))
  }
  return lines
}

/** Whose lines are others now and those of no element within, by how much they went down or up. */
function changedSince(before: Lines): Map<HTMLElement, number> {
  const changed = new Map<HTMLElement, number>()
  for (const [element, lines] of before) {
    const now = linesOf(element)
    const more = lines.map((line, at) => (now[at] ?? line) - line)
    const most = more.find((by) => Math.abs(by) >= leastPx)
    if (most !== undefined) changed.set(element, most)
  }
  for (const element of [...changed.keys()])
    for (let at = element.parentElement; at !== null; at = at.parentElement) changed.delete(at)
  return changed
}

function addSpacing(element: HTMLElement, em: number): void {
  const { letterSpacing } = getComputedStyle(element)
  element.style.letterSpacing = `calc(${letterSpacing === 'normal' ? '0px' : letterSpacing} + ${em}em)`
}

const widthOf = (element: Element) => element.getBoundingClientRect().width

/** Columns are as wide as what is in them: in other fonts they would move to the side. Answers the cells it set. */
function keepColumns(elements: readonly HTMLElement[]): HTMLElement[] {
  const tables = elements.filter((element) => element instanceof HTMLTableElement)
  const cells = tables.flatMap((table) =>
    [...(table.rows[0]?.cells ?? [])].map((cell) => ({
      cell,
      share: widthOf(cell) / widthOf(table),
    })),
  )
  // on a phone rows are cards, which have no columns
  const inColumns = cells.filter(({ cell }) => getComputedStyle(cell).display === 'table-cell')
  for (const { cell, share } of inColumns) cell.style.width = `${100 * share}%`
  return inColumns.map(({ cell }) => cell)
}

/** Before the fonts of the device. */
const ownFonts = /^"?(Source Sans 3 Variable|Newsreader)"?, /

/**
 * Looks where the lines in the window are. What it answers sets the page in other fonts (`change`) so that nothing in
 * the window moves: a text that would take another number of lines is set a hair closer or wider, and where that is
 * not enough it keeps the device's fonts. On paper and at another width there are other lines, and all of it is taken
 * back. To be called before the fonts come: they make the browser lay out the page anew, which takes long.
 */
export function findLines(): (change: () => void) => void {
  const elements = [...inView()]
  const touched = new Set(keepColumns(elements))
  const before = findLinesOf(elements)
  const mend = (how: (element: HTMLElement, more: number) => void) => {
    const changed = changedSince(before)
    for (const [element, more] of changed) {
      touched.add(element)
      how(element, more)
    }
    return changed.size > 0
  }
  const space = (element: HTMLElement, more: number) => addSpacing(element, more > 0 ? -step : step)
  const setInDevices = (element: HTMLElement) => {
    element.style.letterSpacing = ''
    element.style.fontFamily = getComputedStyle(element).fontFamily.replace(ownFonts, '')
  }
  return (change) => {
    change()
    let taken = 0
    while (taken < mostSteps && mend(space)) taken += 1
    // a container may move only when what is in it stands still again
    if (taken === mostSteps && mend(setInDevices)) mend(setInDevices)
    takeBackLater(touched)
  }
}

function takeBackLater(touched: ReadonlySet<HTMLElement>): void {
  const { innerWidth: width } = window
  const takeBack = ({ type }: Event) => {
    // a phone that hides its address bar has another height alone
    if (type === 'resize' && innerWidth === width) return
    removeEventListener('resize', takeBack)
    removeEventListener('beforeprint', takeBack)
    for (const { style } of touched) style.width = style.letterSpacing = style.fontFamily = ''
  }
  addEventListener('resize', takeBack)
  addEventListener('beforeprint', takeBack)
}
