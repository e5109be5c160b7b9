import { type Browser, chromium, type Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findBrowser } from '../../infra/local/install/find-browser.ts'
import { cloud } from './cloud.ts'
import { layoutShift, settled, watchLayout } from './settled-page.ts'
import { desktop, openWatchedPage, phone } from './watched-page.ts'

let browser: Browser
beforeAll(async () => {
  browser = await chromium.launch(await findBrowser())
})
afterAll(() => browser?.close())

/** In the languages of the pages below. */
const essentialOnly = /^(Essential Only|Nur notwendige|Essentiels seulement)$/
const siteScript = /\/assets\/site-[^/]*\.js/
const siteSheet = /\/assets\/site-[^/]*\.css/
const ownFonts = (page: Page) => page.evaluate(() => document.documentElement.dataset.ownFonts)
const loadedFonts = (page: Page) =>
  page.evaluate(async () => {
    await document.fonts.ready
    const loaded = [...document.fonts].filter(({ status }) => status === 'loaded')
    return [...new Set(loaded.map(({ family }) => family.replaceAll('"', '')))]
      .filter((family) => !/-\d$/.test(family))
      .sort()
  })

async function expectStill(page: Page): Promise<void> {
  const { layout_shift, moved } = await layoutShift(page)
  expect(layout_shift, moved.join('\n')).toBeLessThanOrEqual(0.01)
}

/** A page that React has taken over, of somebody who was never here. */
async function firstVisit(viewport: typeof phone, path: string) {
  const visit = await openWatchedPage(browser, cloud.siteUrl, { viewport, consented: false })
  await watchLayout(visit.page)
  await visit.page.goto(path)
  await settled(visit.page)
  return visit
}

describe.each([phone, desktop])('at $width px a first visitor', (viewport) => {
  it.each(['/', '/pricing', '/statistics'])('waits for nothing but the page %s', async (path) => {
    const { page, faults, close } = await firstVisit(viewport, path)
    const early = await page.evaluate(() => {
      const painted = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0
      return (
        (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
          // a picture further down is drawn when it comes: no painting waits for it
          .filter(({ initiatorType }) => initiatorType !== 'img')
          .map(({ name, startTime }) => ({ name, before: painted - startTime }))
      )
    })
    // the browser tells of the frame a moment before it is on the screen
    expect(early.filter(({ before }) => before > 30)).toEqual([])
    expect(faults).toEqual([])
    await close()
  })

  it.each(['/', '/resources', '/statistics', '/de/tenders', '/fr/resources/price-ladder'])(
    'sees the site\u2019s own fonts in %s, and hardly a line moves',
    async (path) => {
      const { page, faults, close } = await firstVisit(viewport, path)
      expect(await ownFonts(page)).toBe('used')
      expect(await loadedFonts(page)).toEqual(['Newsreader', 'Source Sans 3 Variable'])
      await expectStill(page)
      await page.getByRole('button', { name: essentialOnly }).click()
      // who has answered the banner has them from the cache
      await page.goto('/pricing')
      expect(await ownFonts(page)).toBe('used')
      await settled(page)
      await expectStill(page)
      expect(faults).toEqual([])
      await close()
    },
  )
})

describe('a page that was set in the site\u2019s own fonts', () => {
  it('keeps the widths of its columns only as long as it is as wide', async () => {
    const { page, faults, close } = await firstVisit(desktop, '/')
    const kept = page.locator('th[style*="width"]')
    expect(await kept.count()).toBeGreaterThan(0)
    await page.setViewportSize({ ...desktop, width: 1000 })
    await expect.poll(() => kept.count()).toBe(0)
    expect(faults).toEqual([])
    await close()
  })
})

describe('an application that comes late', () => {
  it('leaves the menu open that was opened before it', async () => {
    const { page, faults, close } = await openWatchedPage(browser, cloud.siteUrl, {
      viewport: phone,
    })
    await watchLayout(page)
    const come = Promise.withResolvers<void>()
    await page.route(siteScript, async (route) => {
      await come.promise
      await route.continue()
    })
    await page.goto('/')
    await page.getByRole('button', { name: 'Menu' }).click()
    come.resolve()
    await settled(page)
    const menu = page.locator('#site-menu')
    expect(await menu.isVisible()).toBe(true)
    await menu.getByRole('link', { name: 'Resources' }).click()
    await page.getByRole('heading', { level: 1, name: 'Resources' }).waitFor()
    expect(await menu.isVisible()).toBe(false)
    expect(faults).toEqual([])
    await close()
  })

  it.each([
    ['script', siteScript],
    ['style sheet', siteSheet],
  ])('comes at a later touch when its %s failed', async (_, file) => {
    const { page, close } = await openWatchedPage(browser, cloud.siteUrl)
    let isBroken = true
    await page.route(file, (route) => (isBroken ? route.abort() : route.continue()))
    await page.goto('/resources')
    const failed = page.waitForEvent('requestfailed')
    await page.getByRole('searchbox').fill('packaging')
    await page.getByRole('searchbox').press('Enter')
    await failed
    if (file === siteScript) expect(page.url()).toBe(`${cloud.siteUrl}/resources`)
    isBroken = false
    const isWhole = async () => {
      await page.keyboard.press('Shift')
      const hasRules = await page.evaluate(() =>
        [...document.styleSheets].some(
          ({ href, cssRules }) => href !== null && cssRules.length > 0,
        ),
      )
      return hasRules && (await page.getByText(/^\d+ texts?$/).isVisible())
    }
    await expect.poll(isWhole, { timeout: 20_000 }).toBe(true)
    expect(await page.getByRole('searchbox').inputValue()).toBe('packaging')
    await close()
  })

  it('comes also in a browser that never tells that it painted', async () => {
    const { page, faults, close } = await openWatchedPage(browser, cloud.siteUrl)
    await watchLayout(page)
    await page.addInitScript(() => {
      const { observe } = PerformanceObserver.prototype
      PerformanceObserver.prototype.observe = function (options) {
        if (options?.type !== 'paint') observe.call(this, options)
      }
    })
    await page.goto('/')
    await settled(page)
    expect(faults).toEqual([])
    await close()
  })
})
