import type { Page } from 'playwright-core'
import { followRequests, untilQuiet } from './quiet-page.ts'

interface Seen {
  readonly layout_shift: number
  readonly moved: readonly string[]
}
interface SeenWindow {
  readonly seen: { layout_shift: number; moved: string[]; isReady: boolean }
}

/** Notes from the first moment of every page what moves in it, and when React has hydrated it. */
export async function watchLayout(page: Page): Promise<void> {
  followRequests(page)
  await page.addInitScript(() => {
    const seen = { layout_shift: 0, moved: [] as string[], isReady: false }
    Object.assign(window, { seen })
    addEventListener('site-ready', () => {
      seen.isReady = true
    })
    new PerformanceObserver((list) => {
      const [loading] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
      for (const entry of list.getEntries() as unknown as {
        startTime: number
        value: number
        sources: { node: Element | null }[]
      }[]) {
        // a busy machine paints a page while its HTML is still read, and puts what comes into its place
        const isRead = loading !== undefined && loading.domInteractive > 0
        if (!isRead || entry.startTime < loading.domInteractive) continue
        seen.layout_shift += entry.value
        for (const { node } of entry.sources) seen.moved.push(node?.outerHTML?.slice(0, 100) ?? '')
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

/** Waits until React has taken the page over and nothing more is asked for. */
export async function settled(page: Page): Promise<void> {
  await page
    .waitForFunction(() => (window as unknown as SeenWindow).seen.isReady)
    .catch(async (thrown: unknown) => {
      const log = await page.evaluate(() => localStorage.getItem('errorLog'))
      throw new Error(`${page.url()} was not hydrated; errors: ${log}`, { cause: thrown })
    })
  await untilQuiet(page)
}

export const layoutShift = (page: Page): Promise<Seen> =>
  page.evaluate(() => (window as unknown as SeenWindow).seen)
