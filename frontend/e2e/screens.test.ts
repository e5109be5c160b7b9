import { type Browser, chromium } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { defaultLocale, locales } from '#domain/shared/locale.ts'
import { findBrowser } from '../../infra/local/install/find-browser.ts'
import { accessibilityFindings, scrollsSideways } from './accessibility.ts'
import { logIn } from './log-in.ts'
import { desktop, openWatchedPage, phone, type WatchedPage } from './watched-page.ts'

const publicScreens = [
  '/',
  '/tenders',
  '/tenders/1011',
  '/auth',
  '/auth?mode=sign_up',
  '/check-email',
  '/reset-password',
  '/pricing',
  '/tender-applications',
  '/nothing-is-here',
]
const ownScreens = [
  '/dashboard',
  '/upload-portfolio',
  '/products',
  '/products/new',
  '/matches',
  '/tenders/1011',
  '/tenders/1197',
  '/tender-application/1011',
  '/tender-applications',
  '/tender-applications/review',
  '/profile',
]
/** The narrowest phone that WCAG 1.4.10 asks for. */
const narrow = { width: 320, height: 640 }

let browser: Browser
beforeAll(async () => {
  browser = await chromium.launch(await findBrowser())
})
afterAll(() => browser?.close())

const inLanguage = (locale: string, path: string) =>
  locale === defaultLocale ? path : `/${locale}${path === '/' ? '' : path}`

/** Opens a screen and waits until it has a heading and asks for nothing more. */
async function open({ page }: WatchedPage, path: string): Promise<void> {
  await page.goto(path)
  await page.locator('h1').first().waitFor()
  await page.waitForLoadState('networkidle')
}

/** Texts that look like keys: words joined by dots or `namespace:key`, as i18next shows them when a text is missing. */
async function untranslatedKeys({ page }: WatchedPage): Promise<string[]> {
  const text = await page.locator('body').innerText()
  return text.match(/\b[a-z]{3,}(?:[.:][a-z_]{2,}[a-zA-Z_]*){1,3}\b/g)?.filter(isNoAddress) ?? []
}
const isNoAddress = (word: string) =>
  !/\.(com|hu|no|example|org|se|fi|eu|blob|json|csv)\b/.test(word)

describe.each([
  { who: 'a visitor', account: null, screens: publicScreens },
  { who: 'a subscriber', account: 'subscribed@example.com', screens: ownScreens },
  { who: 'an administrator', account: 'admin@example.com', screens: ['/admin'] },
])('the screens of $who', ({ account, screens }) => {
  const openPage = async (options: Parameters<typeof openWatchedPage>[2]) => {
    const watched = await openWatchedPage(browser, inject('siteUrl'), options)
    if (account !== null) await logIn(watched.page, account)
    return watched
  }

  it.each(locales)('in %s: no fault, no bare key, no sideways scroll at 320 px', async (locale) => {
    const watched = await openPage({ viewport: narrow })
    const wrong: string[] = []
    for (const screen of screens) {
      const path = inLanguage(locale, screen)
      await open(watched, path)
      if ((await watched.page.locator('html').getAttribute('lang')) !== locale) {
        wrong.push(`${path}: html has another language`)
      }
      if (await scrollsSideways(watched.page)) wrong.push(`${path}: scrolls sideways`)
      for (const key of await untranslatedKeys(watched)) wrong.push(`${path}: bare key ${key}`)
    }
    expect([...wrong, ...watched.faults]).toEqual([])
    await watched.close()
  })

  it.each([
    { viewport: desktop, colorScheme: 'light' },
    { viewport: phone, colorScheme: 'dark' },
  ] as const)('without a finding of axe, $colorScheme at $viewport.width px', async (options) => {
    const watched = await openPage(options)
    const findings: string[] = []
    for (const screen of screens) {
      await open(watched, screen)
      for (const finding of await accessibilityFindings(watched.page)) {
        findings.push(`${screen}: ${finding}`)
      }
    }
    expect([...findings, ...watched.faults]).toEqual([])
    await watched.close()
  })
})
