/** Letters so much closer or wider (em) are noticed by nobody, and mostly bring a text to its number of lines. */
const step = 0.008
const mostSteps = 3
/** Less (px) is rounding, not a line. */
const leastPx = 2

/** How high a block is, and how far below its top each of its parts begins. */
function linesOf(block: HTMLElement): number[] {
  const { top, height } = block.getBoundingClientRect()
  const part = document.createRange()
  const beginnings = [...block.childNodes].map((child) => {
    part.selectNode(child)
    return (part.getClientRects()[0]?.top ?? top) - top
  })
  return [height, ...beginnings]
}

const holdsText = ({ childNodes }: Element) =>
  [...childNodes].some((node) => node instanceof Text && node.data.trim() !== '')

type Lines = ReadonlyMap<HTMLElement, number[]>

/** The texts that one sees, and what lies in the window as a whole. */
function linesInView(): Lines {
  const lines = new Map<HTMLElement, number[]>()
  for (const element of document.body.querySelectorAll<HTMLElement>('*')) {
    const { top, bottom, height } = element.getBoundingClientRect()
    if (height === 0 || bottom <= 0 || top >= innerHeight) continue
    // what reaches below the window is as high as what one does not see
    if (bottom > innerHeight && !holdsText(element)) continue
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

/** Columns are as wide as what is in them: in other fonts they would move to the side. */
function keepColumns(): void {
  const cells = [...document.querySelectorAll('table')].flatMap((table) =>
    [...(table.rows[0]?.cells ?? [])].map(
      (cell) => [cell, widthOf(cell) / widthOf(table)] as const,
    ),
  )
  // on a phone rows are cards, which have no columns
  for (const [cell, share] of cells)
    if (getComputedStyle(cell).display === 'table-cell') cell.style.width = `${100 * share}%`
}

/**
 * Sets the page in other fonts (`change`) so that nothing in the window moves: a text that would take another number
 * of lines is set a hair closer or wider, and where that is not enough it keeps the device's fonts.
 */
export function keepLines(change: () => void): void {
  keepColumns()
  const before = linesInView()
  change()
  for (let taken = 0; taken < mostSteps; taken += 1)
    for (const [element, more] of changedSince(before)) addSpacing(element, more > 0 ? -step : step)
  // a container may move only when what is in it stands still again
  for (let round = 0; round < 2; round += 1)
    for (const [element] of changedSince(before)) {
      element.style.letterSpacing = ''
      // the site's own font is the first of its family
      element.style.fontFamily = getComputedStyle(element).fontFamily.replace(/^[^,]*,/, '')
    }
}
