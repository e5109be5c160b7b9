import { type Browser, chromium, type Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { locales } from '#domain/shared/locale.ts'
import { findBrowser } from '../../infra/local/install/find-browser.ts'
import { publicPaths } from '../build/site-paths.ts'
import { accessibilityFindings } from './accessibility.ts'
import { cloud } from './cloud.ts'
import { keyboardFindings } from './keyboard.ts'
import {
  inLanguage,
  movingParts,
  openScreen,
  overlappingWords,
  screenFindings,
  zoomed,
} from './screen-findings.ts'
import { layoutShift, settled, watchLayout } from './settled-page.ts'
import { desktop, openWatchedPage, type PageOptions, phone } from './watched-page.ts'

/** The narrowest phone that WCAG 1.4.10 asks for. */
const narrow = { width: 320, height: 640 }
const missing = '/nothing-is-here'
const paths = publicPaths()
const pagesAtOnce = 3

/** A line, or the button beside the name, that a font moves by a pixel when it comes late on a busy machine. */
const unseen = 0.003

let browser: Browser
beforeAll(async () => {
  browser = await chromium.launch(await findBrowser())
})
afterAll(() => browser?.close())

const siteUrl = () => cloud.siteUrl

/** Does the same with every path, in a few pages side by side; the answer is everything that was wrong. */
async function atEach(
  options: PageOptions,
  look: (page: Page, path: string) => Promise<string[]>,
  all: readonly string[] = paths,
): Promise<string[]> {
  const left = [...all]
  const worker = async (): Promise<string[]> => {
    const watched = await openWatchedPage(browser, siteUrl(), options)
    await watchLayout(watched.page)
    if (options.consented ?? true) {
      // who has answered the banner was here before: the fonts lie in the cache (`early/fonts.ts`)
      await watched.page.goto('/')
      await settled(watched.page)
    }
    const wrong: string[] = []
    for (let path = left.shift(); path !== undefined; path = left.shift()) {
      wrong.push(...(await look(watched.page, path)))
    }
    await watched.close()
    return [...wrong, ...watched.faults]
  }
  const found = await Promise.all(Array.from({ length: pagesAtOnce }, worker))
  return found.flat()
}

describe.each(locales)('the public pages in %s', (locale) => {
  it('are whole at 320 px; React takes them over and nothing moves', async () => {
    const wrong = await atEach({ viewport: narrow }, async (page, path) => {
      const address = inLanguage(locale, path)
      await page.goto(address)
      const served = await page.title()
      await settled(page)
      const found = await screenFindings(page, address, locale)
      if ((await page.title()) !== served)
        found.push(`${address}: "${served}" becomes "${await page.title()}"`)
      const { layout_shift, moved } = await layoutShift(page)
      if (layout_shift > unseen)
        found.push(`${address}: moves by ${layout_shift}: ${moved.join(' | ')}`)
      return found
    })
    expect(wrong).toEqual([])
  })
})

it('the public pages at twice the size, with motion reduced, are whole and do not move', async () => {
  const wrong = await atEach({ ...zoomed, reducedMotion: 'reduce' }, async (page, path) => {
    const address = inLanguage('de', path)
    await openScreen(page, address)
    const moving = await movingParts(page)
    return [
      ...(await screenFindings(page, address, 'de')),
      ...moving.map((part) => `${address}: ${part} moves`),
    ]
  })
  expect(wrong).toEqual([])
})

describe.each([
  { viewport: desktop, colorScheme: 'light' },
  { viewport: phone, colorScheme: 'dark' },
] as const)('the public pages, $colorScheme at $viewport.width px', (options) => {
  it('have no finding of axe or of the Tab key, and nothing moves', async () => {
    const wrong = await atEach(options, async (page, path) => {
      await page.goto(path)
      await settled(page)
      const { layout_shift, moved } = await layoutShift(page)
      const found = await accessibilityFindings(page)
      if (layout_shift > unseen) found.push(`moves by ${layout_shift}: ${moved.join(' | ')}`)
      found.push(...(await overlappingWords(page)), ...(await keyboardFindings(page)))
      return found.map((finding) => `${path}: ${finding}`)
    })
    expect(wrong).toEqual([])
  })

  it('keep the places of what only an address with filters shows', async () => {
    const wrong = await atEach(
      options,
      async (page, path) => {
        await page.goto(path)
        await settled(page)
        const { layout_shift, moved } = await layoutShift(page)
        return layout_shift > unseen
          ? [`${path} moves by ${layout_shift}: ${moved.join(' | ')}`]
          : []
      },
      ['/tenders?market=SE', '/launch-plan-table?market=SE', '/calendar?market=SE'],
    )
    expect(wrong).toEqual([])
  })

  it('have none either with the banner open', async () => {
    const wrong = await atEach(
      { ...options, consented: false },
      async (page, path) => {
        await openScreen(page, path)
        await page.getByRole('button', { name: 'Accept All' }).waitFor()
        return accessibilityFindings(page)
      },
      ['/', '/resources'],
    )
    expect(wrong).toEqual([])
  })
})

describe('a page without any script', () => {
  const withoutScript = () =>
    browser.newContext({ baseURL: siteUrl(), javaScriptEnabled: false, viewport: phone })

  it('can be read, and asks for no consent because it stores nothing', async () => {
    const context = await withoutScript()
    const page = await context.newPage()
    for (const path of paths) {
      await page.goto(path)
      expect([path, await page.locator('h1').isVisible()]).toEqual([path, true])
      expect((await page.locator('main').innerText()).length).toBeGreaterThan(80)
      expect(await page.locator('[data-cookie-banner]').isVisible()).toBe(false)
    }
    await context.close()
  })

  it('has a menu that opens, links that lead on, and its other languages', async () => {
    const context = await withoutScript()
    const page = await context.newPage()
    await page.goto('/')
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.locator('#site-menu').getByRole('link', { name: 'Resources' }).click()
    await page.getByRole('heading', { level: 1, name: 'Resources' }).waitFor()
    await page.getByRole('link', { name: 'Sweden: selling to Systembolaget' }).click()
    await page.getByRole('heading', { level: 1, name: 'Sweden' }).waitFor()
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.locator('summary').click()
    await page.getByRole('link', { name: 'Deutsch' }).click()
    await page.waitForURL('**/de/resources/guides/sweden-market-guide')
    expect(await page.locator('html').getAttribute('lang')).toBe('de')
    await context.close()
  })
})

describe('before React', () => {
  /** A page whose application never arrives. */
  async function unfinishedPage(path: string, consented: boolean) {
    const watched = await openWatchedPage(browser, siteUrl(), { consented })
    await watched.page.route('**/assets/site-*.js*', (route) => route.abort())
    await watched.page.goto(path)
    return watched.page
  }
  const stored = (page: Page, key: string) =>
    page.evaluate((name) => localStorage.getItem(name), key)

  it('consent is asked for, stored with its proof, told once and taken back', async () => {
    const page = await unfinishedPage('/it', false)
    await page.evaluate(() => {
      Object.assign(window, { told: [] })
      const { told } = window as unknown as { told: string[] }
      for (const name of ['analytics-consent', 'analytics-consent-withdrawn'])
        addEventListener(name, () => told.push(name))
    })
    const told = () => page.evaluate(() => (window as unknown as { told: string[] }).told)
    const banner = page.locator('[data-cookie-banner]')
    await page.getByRole('button', { name: 'Accetta tutti' }).click()
    await banner.waitFor({ state: 'hidden' })
    expect(await stored(page, 'cookie-consent')).toBe('accepted')
    expect(JSON.parse((await stored(page, 'cookie-consent-record')) ?? '')).toMatchObject({
      choice: 'accepted',
      language: 'it',
      banner_version: 1,
    })
    expect(await told()).toEqual(['analytics-consent'])
    await page.getByRole('button', { name: 'Impostazioni dei cookie' }).click()
    await banner.waitFor()
    expect(await stored(page, 'cookie-consent')).toBeNull()
    expect(await told()).toEqual(['analytics-consent', 'analytics-consent-withdrawn'])
    await page.getByRole('button', { name: 'Solo essenziali' }).last().click()
    expect(await stored(page, 'cookie-consent')).toBe('declined')
    await page.reload()
    await page.locator('h1').waitFor()
    expect(await banner.isVisible()).toBe(false)
    await page.context().close()
  })

  it('the links to other languages keep the query', async () => {
    const page = await unfinishedPage('/tenders?market=SE', true)
    await page.locator('header summary').click()
    await page.getByRole('link', { name: 'Deutsch' }).click()
    await page.waitForURL('**/de/tenders?market=SE')
    await page.context().close()
  })

  it('what is typed and pressed is not lost', async () => {
    const { page, faults, close } = await openWatchedPage(browser, siteUrl())
    const come = Promise.withResolvers<void>()
    await page.route('**/assets/site-*.js', async (route) => {
      await come.promise
      await route.continue()
    })
    await page.goto('/resources')
    await page.getByRole('searchbox').fill('packaging')
    come.resolve()
    await page.getByText(/^\d+ texts?$/).waitFor()
    expect(await page.getByRole('searchbox').inputValue()).toBe('packaging')
    expect(faults).toEqual([])
    await close()
  })
})

it('asks to reload where a new release took a page\u2019s file away, and then shows the page', async () => {
  const { page, close } = await openWatchedPage(browser, siteUrl())
  await watchLayout(page)
  await page.goto('/resources')
  await settled(page)
  await page.evaluate(() => localStorage.setItem('formDrafts', '{"1011":{}}'))
  await page.route('**/assets/pricing-page-*.js', (route) => route.fulfill({ status: 403 }))
  await page.locator('header').getByRole('link', { name: 'Pricing' }).click()
  await page.getByRole('heading', { name: 'Nordgate has been updated' }).waitFor()
  expect(await page.locator('header').isVisible()).toBe(true)
  await page.unroute('**/assets/pricing-page-*.js')
  await page.getByRole('button', { name: 'Reload the page' }).click()
  await page.getByRole('heading', { level: 1, name: 'Our Services' }).waitFor()
  expect(await page.evaluate(() => localStorage.getItem('formDrafts'))).toContain('1011')
  await close()
})

describe('an address that leads nowhere', () => {
  it.each(locales)('answers 404 with a page, in %s', async (locale) => {
    const { page, faults, close } = await openWatchedPage(browser, siteUrl())
    await watchLayout(page)
    const answer = await page.goto(inLanguage(locale, missing))
    expect(answer?.status()).toBe(404)
    await settled(page)
    expect(await screenFindings(page, missing, locale)).toEqual([])
    expect(await accessibilityFindings(page)).toEqual([])
    // the browser itself says that the page it was sent for is not there
    expect(faults.filter((fault) => !fault.includes('status of 404'))).toEqual([])
    await close()
  })

  it.each([missing, '/sv/pricing', '/pricing/nothing', '/resources/nothing', '/admin/a/b/c'])(
    'is %s: its language links lead home, before React and after',
    async (address) => {
      const { page, close } = await openWatchedPage(browser, siteUrl())
      await watchLayout(page)
      const links = page.locator('header a[hreflang]')
      const targets = () => links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))
      const homes = locales.map((locale) => inLanguage(locale, '/'))
      await page.goto(address, { waitUntil: 'commit' })
      await expect.poll(targets).toEqual(homes)
      await settled(page)
      expect(await targets()).toEqual(homes)
      await page.locator('header details summary').click()
      await page.getByRole('link', { name: 'Deutsch' }).click()
      await page.waitForURL('**/de')
      const home = await (await fetch(`${siteUrl()}/de`)).text()
      const heading = page.getByRole('heading', { level: 1 })
      await expect.poll(async () => home.includes(await heading.innerText())).toBe(true)
      await close()
    },
  )
})

it('a missing file is missing, and a document in its place says so', async () => {
  expect((await fetch(`${siteUrl()}/assets/nope.js`)).status).toBe(404)
  for (const [address, language] of [
    ['/foo.png', 'en'],
    ['/de/flyer/sv.pdf', 'de'],
  ]) {
    const answer = await fetch(siteUrl() + address)
    expect([address, answer.status]).toEqual([address, 404])
    expect(await answer.text()).toContain(`<html lang="${language}"`)
  }
})

it('every answer carries the security headers, that of a missing page too', async () => {
  const hash = "'sha256-[A-Za-z0-9+/]{43}='"
  const pages = ['/', '/it/resources', '/dashboard', missing]
  const files = ['/robots.txt', '/sitemap.xml', '/assets/missing.js']
  const api = ['/api/markets', '/api/nothing']
  for (const path of [...pages, ...files, ...api]) {
    const { headers } = await fetch(siteUrl() + path)
    const policy = headers.get('content-security-policy') ?? ''
    // what is in a page is allowed by its hash
    const count = pages.includes(path) ? '+' : '*'
    expect(policy).toMatch(new RegExp(`script-src 'self'( ${hash})${count};`))
    expect(policy).toMatch(new RegExp(`style-src 'self'( ${hash})${count};`))
    expect(policy).not.toMatch(/unsafe|\*/)
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin')
    expect(headers.get('strict-transport-security')).toContain('max-age=')
    expect(headers.get('x-frame-options')).toBe('DENY')
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin')
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin')
    expect(headers.get('permissions-policy')).toContain('camera=(), microphone=()')
    expect([...headers.keys()].filter((name) => name.startsWith('x-amz-meta'))).toEqual([])
  }
})

it('pages are asked for anew each time, hashed files never again, and both come packed', async () => {
  const page = await fetch(`${siteUrl()}/`, { headers: { 'accept-encoding': 'br' } })
  expect(page.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate')
  expect(page.headers.get('content-encoding')).toBe('br')
  const script = /data-site="([^"]+)"/.exec(await page.text())?.[1] ?? ''
  for (const encoding of ['br', 'gzip']) {
    const { headers } = await fetch(siteUrl() + script, {
      headers: { 'accept-encoding': encoding },
    })
    expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(headers.get('content-encoding')).toBe(encoding)
  }
})
