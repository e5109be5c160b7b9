import { type Browser, chromium } from 'playwright-core'
import { findBrowser } from '../local/install/find-browser.ts'
import { startProject } from '../local/project/start-project.ts'

// What moves in the window while a first visitor looks on: the page is painted in the fonts of the device, then set
// in the site's own, then taken over by React. Every language has other words, and every width other lines.
// `npm run bench:shift [/,/tenders] [412,1280]`; by default ten pages at four widths.

const [chosenPages, chosenWidths] = process.argv.slice(2)
const pages = chosenPages?.split(',') ?? [
  '/',
  '/pricing',
  '/statistics',
  '/tenders',
  '/calendar',
  '/resources',
  '/resources/price-ladder',
  '/resources/guides/sweden-market-guide',
  '/consultation',
  '/private-sales',
]
const languages = ['', '/de', '/fr', '/it', '/es']
const widths = chosenWidths?.split(',').map(Number) ?? [320, 390, 412, 1280]
const mostShift = 0.01
/** So long (ms) something may still move after the application has taken over. */
const restMs = 400
/** As on a phone the site's own fonts come a while after the first painting. */
const fontsMs = 400

const print = (line: string) => process.stdout.write(`${line}\n`)

interface Watched {
  readonly shift: number
  readonly moved: readonly string[]
}

async function visit(browser: Browser, url: string, width: number): Promise<Watched> {
  const context = await browser.newContext({ viewport: { width, height: 823 } })
  const page = await context.newPage()
  await page.addInitScript(() => {
    const seen = { shift: 0, moved: [] as string[], isReady: false }
    Object.assign(window, { seen })
    addEventListener('site-ready', () => {
      seen.isReady = true
    })
    type Shift = {
      value: number
      sources: { node: Element | null; previousRect: DOMRect; currentRect: DOMRect }[]
    }
    const said = ({ x, y, width, height }: DOMRect) =>
      [x, y, width, height].map((one) => Math.round(one)).join(' ')
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as unknown as Shift[]) {
        seen.shift += value
        for (const { node, previousRect, currentRect } of sources)
          seen.moved.push(
            `${value.toFixed(4)} ${said(previousRect)} -> ${said(currentRect)} ${node?.nodeName} ${node?.textContent?.slice(0, 40)}`,
          )
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.route(/\.woff2$/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, fontsMs))
    await route.continue()
  })
  await page.goto(url)
  await page.waitForFunction(
    () => (window as unknown as { seen: { isReady: boolean } }).seen.isReady,
  )
  await page.waitForTimeout(restMs)
  const seen = await page.evaluate(() => (window as unknown as { seen: Watched }).seen)
  await context.close()
  return seen
}

const cloud = await startProject({ dataFolder: null })
const browser = await chromium.launch(await findBrowser())
let visits = 0
let above = 0
try {
  for (const width of widths)
    for (const language of languages)
      for (const path of pages) {
        const address = `${language}${path}`
        const { shift, moved } = await visit(browser, cloud.siteUrl + address, width)
        visits += 1
        if (shift <= mostShift) continue
        above += 1
        print(`${shift.toFixed(3)} ${width} px ${address}\n    ${moved.slice(0, 6).join('\n    ')}`)
      }
  print(`${visits} first visits, ${above} above ${mostShift}`)
} finally {
  await browser.close()
  await cloud.stop()
}
if (above > 0) process.exitCode = 1
