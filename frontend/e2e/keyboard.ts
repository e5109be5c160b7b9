import type { Locator, Page } from 'playwright-core'

/** More stops than the longest form has. */
const mostStops = 150

/** Presses Tab until the element has the focus; every stop on the way must show that it is one. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let stop = 0; stop < mostStops; stop += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
    if (!(await isFocusVisible(page))) {
      throw new Error(`no visible focus on ${await nameOfFocused(page)}`)
    }
  }
  throw new Error(`${target} cannot be reached by Tab`)
}

/** Whether the focused element, or what is around it, is rendered differently for it. */
export const isFocusVisible = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const marked = (element: Element | null): boolean => {
      if (element === null) return false
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element)
      return (outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none'
    }
    const { activeElement } = document
    // the browser itself marks the page when the focus leaves it
    if (activeElement === null || activeElement === document.body) return true
    return marked(activeElement) || marked(activeElement.parentElement)
  })

const nameOfFocused = (page: Page): Promise<string> =>
  page.evaluate(() => document.activeElement?.outerHTML.slice(0, 200) ?? 'nothing')

/** More would only be rows of a list that was walked before. */
const mostWalked = 90

interface Stop {
  readonly name: string
  readonly isOutside: boolean
  readonly isNew: boolean
  readonly faults: readonly string[]
}

/**
 * What is wrong with the way of the Tab key through a page: a stop that does not show it, is out of the window or
 * behind something that lies over it, a trap, and a control that the way leaves out. What it leaves out is known
 * only where it ends before `mostWalked`.
 */
export async function keyboardFindings(page: Page): Promise<string[]> {
  const findings = await walkByTab(page)
  // what came to the page meanwhile was no stop: once more, at rest
  return findings.length === 0 ? findings : walkByTab(page)
}

async function walkByTab(page: Page): Promise<string[]> {
  const findings: string[] = []
  await page.evaluate(() => {
    Object.assign(window, { stops: new Set() })
    // Tab continues from where the focus last was: this puts that point at the beginning of the page
    const start = document.createElement('span')
    start.tabIndex = -1
    document.body.prepend(start)
    start.focus()
    start.remove()
    scrollTo(0, 0)
  })
  for (let stop = 0; stop < mostWalked; stop += 1) {
    await page.keyboard.press('Tab')
    const { name, isOutside, isNew, faults } = await page.evaluate(lookAtStop)
    if (isOutside) return [...findings, ...(await page.evaluate(leftOut))]
    if (!isNew) return [...findings, `Tab comes back to ${name}`]
    if (!(await isFocusVisible(page))) findings.push(`no visible focus on ${name}`)
    findings.push(...faults)
  }
  return findings
}

/** The element that has the focus now; runs in the page. */
function lookAtStop(): Stop {
  const { stops } = window as unknown as { stops: Set<Element> }
  const { activeElement } = document
  if (activeElement === null || activeElement === document.body) {
    return { name: '', isOutside: true, isNew: true, faults: [] }
  }
  const name = activeElement.outerHTML.slice(0, 140)
  // day, month and year are stops of their own
  const hasParts =
    activeElement instanceof HTMLInputElement && activeElement.type.startsWith('date')
  const isNew = hasParts || !stops.has(activeElement)
  stops.add(activeElement)
  const faults: string[] = []
  const box = activeElement.getBoundingClientRect()
  // a control that is hidden from the eye is drawn by its label or by the zone around it
  const around = [activeElement, activeElement.parentElement ?? activeElement]
  const isDrawn = around.every((element) => element.getBoundingClientRect().width > 2)
  if (isDrawn) {
    const across = [0.1, 0.5, 0.9].map((part) => box.left + box.width * part)
    const down = [0.1, 0.5, 0.9].map((part) => box.top + box.height * part)
    const points = across.flatMap((x) => down.map((y) => [x, y] as const))
    const inWindow = points.filter(
      ([x, y]) => x >= 0 && y >= 0 && x < innerWidth && y < innerHeight,
    )
    if (inWindow.length === 0) faults.push(`out of the window: ${name}`)
    const hit = inWindow.map(([x, y]) => document.elementFromPoint(x, y))
    // what is drawn over a control by its own parent belongs to it
    const own = activeElement.parentElement ?? activeElement
    const isSeen = hit.some((on) => on !== null && (on.contains(activeElement) || own.contains(on)))
    if (inWindow.length > 0 && !isSeen)
      faults.push(`behind ${hit[0]?.outerHTML.slice(0, 80)}: ${name}`)
  }
  return { name, isOutside: false, isNew, faults }
}

/** Links and controls that can be used and were no stop; runs in the page after a whole walk. */
function leftOut(): string[] {
  const { stops } = window as unknown as { stops: Set<Element> }
  const controls =
    'a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, summary'
  return [...document.querySelectorAll<HTMLElement>(controls)].flatMap((control) => {
    const isUsable = control.checkVisibility({ visibilityProperty: true }) && control.tabIndex >= 0
    // one stop for all of a group: arrows lead on
    const isOfGroup = control instanceof HTMLInputElement && control.type === 'radio'
    const isInert = control.closest('[inert], [role=grid]') !== null
    // what appears while one scrolls leads to what is a stop itself
    const { position } = getComputedStyle(control.parentElement ?? control)
    const isPlaced = position === 'fixed' || position === 'sticky'
    if (!isUsable || isOfGroup || isInert || isPlaced || stops.has(control)) return []
    return [`no stop of Tab: ${control.outerHTML.slice(0, 140)}`]
  })
}
