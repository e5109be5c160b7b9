import { type Browser, chromium, type Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findBrowser } from '../../infra/local/install/find-browser.ts'
import { accessibilityFindings } from './accessibility.ts'
import { cloud } from './cloud.ts'
import { logIn } from './log-in.ts'
import { layoutShift, settled, watchLayout } from './settled-page.ts'
import { desktop, openWatchedPage, phone } from './watched-page.ts'

const publicLinks = [
  'Home',
  'Tenders',
  'Resources',
  'Pricing',
  'About',
  'Private Sales',
  'Access Launch Plans',
]
const ownLinks = [
  'Dashboard',
  'Products',
  'Matches',
  'Applications',
  'Documents',
  'Calendar',
  'Price ladder',
  'Company profile',
]

let browser: Browser
beforeAll(async () => {
  browser = await chromium.launch(await findBrowser())
})
afterAll(() => browser?.close())

const shownLinks = async (page: Page, name: string): Promise<string[]> =>
  page.getByRole('banner').getByRole('navigation', { name }).getByRole('link').allInnerTexts()

describe.each([phone, desktop])('the header at $width px', (viewport) => {
  it('loses no public page by signing in, and keeps the place of what is added', async () => {
    const { page, faults, close } = await openWatchedPage(browser, cloud.siteUrl, { viewport })
    await watchLayout(page)
    await page.goto('/pricing')
    await settled(page)
    const menu = page.getByRole('button', { name: 'Menu' })
    const openMenu = async () => {
      if (await menu.isVisible()) await menu.click()
    }
    await openMenu()
    expect(await shownLinks(page, 'Main')).toEqual(publicLinks)
    expect(await page.getByRole('navigation', { name: 'Account' }).count()).toBe(0)

    await logIn(page, 'subscribed@example.com')
    await page.goto('/pricing')
    await settled(page)
    await page.getByText('You have the Access plan').waitFor()
    await openMenu()
    expect(await shownLinks(page, 'Main')).toEqual(publicLinks)
    await expect.poll(() => shownLinks(page, 'Account')).toEqual(ownLinks)
    expect(await page.getByRole('link', { name: 'Login' }).count()).toBe(0)
    // the answers of the API change the page below; the header keeps its height from the first painting
    const { moved } = await layoutShift(page)
    expect(moved.filter((node) => /<(header|main)\b/.test(node))).toEqual([])

    await page.getByRole('button', { name: 'Sign out' }).click()
    // the page before has a heading too, and its menu closes on the way
    const session = () => page.evaluate(() => document.documentElement.dataset.session ?? null)
    await expect.poll(session).toBe(null)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await openMenu()
    expect(await shownLinks(page, 'Main')).toEqual(publicLinks)
    expect(faults).toEqual([])
    await close()
  })
})

describe.each([phone, desktop])('a browser set to German, at $width px', (viewport) => {
  it('is offered the page in German once, and nothing moves for it', async () => {
    const { page, faults, close } = await openWatchedPage(browser, cloud.siteUrl, {
      viewport,
      locale: 'de-AT',
      consented: false,
    })
    await watchLayout(page)
    await page.goto('/pricing?from=somewhere')
    const offer = page.getByRole('link', { name: 'Diese Seite auf Deutsch lesen' })
    await offer.waitFor()
    expect(await accessibilityFindings(page)).toEqual([])
    await settled(page)
    expect((await layoutShift(page)).layout_shift).toBeLessThanOrEqual(0.01)
    await page.goto('/about')
    await settled(page)
    expect(await offer.isVisible()).toBe(false)
    await page.evaluate(() => localStorage.removeItem('languageOffered'))
    await page.goto('/pricing?from=somewhere')
    await offer.click()
    await page.waitForURL(/\/de\/pricing\?from=somewhere$/)
    await page.getByRole('heading', { level: 1, name: /Unsere Leistungen/ }).waitFor()
    expect(await page.locator('p:lang(en):visible').count()).toBe(0)
    expect(faults).toEqual([])
    await close()
  })

  it('is left in peace when it closes the offer', async () => {
    const { page, faults, close } = await openWatchedPage(browser, cloud.siteUrl, {
      viewport,
      locale: 'de-AT',
    })
    await watchLayout(page)
    await page.goto('/')
    const closing = page.getByRole('button', { name: 'Schlie\u00dfen' })
    await closing.click()
    await closing.waitFor({ state: 'hidden' })
    await settled(page)
    expect(await closing.isVisible()).toBe(false)
    expect(faults).toEqual([])
    await close()
  })
})
