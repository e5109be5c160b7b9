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
