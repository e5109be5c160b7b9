import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'playwright-core'

interface Finding {
  readonly id: string
  readonly nodes: readonly { readonly html: string; readonly failureSummary?: string }[]
}

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core'), 'utf8')

/** What axe finds against WCAG 2.2 A and AA on the page as it is, one line per finding. */
export async function accessibilityFindings(page: Page): Promise<string[]> {
  // a list that is asked for again is pale until it is there; what stays busy is looked at as it is
  await page
    .locator('[aria-busy="true"]')
    .first()
    .waitFor({ state: 'detached', timeout: 5000 })
    .catch(() => {})
  // evaluated through the debugger, so that the page's own security policy stays as it is
  await page.evaluate(axeSource)
  const findings = await page.evaluate(async () => {
    const { axe } = window as unknown as {
      axe: { run(target: Document, options: object): Promise<{ violations: Finding[] }> }
    }
    // a colour on its way from one appearance to the other is nobody's choice
    const moving = document.getAnimations().filter(({ effect, playState }) => {
      const end = effect?.getComputedTiming().endTime
      return playState === 'running' && typeof end === 'number' && Number.isFinite(end)
    })
    await Promise.allSettled(moving.map(({ finished }) => finished))
    const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
    const { violations } = await axe.run(document, {
      runOnly: { type: 'tag', values: tags },
      // what passes need not be told element by element, which took as long as looking
      resultTypes: ['violations'],
      // counted as experimental by axe; WCAG 2.5.3 all the same
      rules: { 'label-content-name-mismatch': { enabled: true } },
    })
    return violations
  })
  return findings.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.html.slice(0, 160)} ${node.failureSummary ?? ''}`),
  )
}

/** Whether the page scrolls sideways. */
export function scrollsSideways(page: Page): Promise<boolean> {
  return page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth)
}
