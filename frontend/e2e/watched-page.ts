import type { Browser, BrowserContext, Page } from 'playwright-core'
import { cloud } from './cloud.ts'
import { keepSecretsOf, keepSecretsOfTraffic } from './kept-secrets.ts'
import { followRequests } from './quiet-page.ts'

export const phone = { width: 390, height: 844 }
export const desktop = { width: 1280, height: 900 }

export interface WatchedPage {
  readonly page: Page
  /** Console errors and warnings, page errors and failed requests so far that no test expected. */
  readonly faults: string[]
  close(): Promise<void>
}

export interface PageOptions {
  readonly viewport?: { width: number; height: number }
  readonly colorScheme?: 'light' | 'dark'
  /** @default 1 */
  readonly zoom?: number
  /** @default 'no-preference' */
  readonly reducedMotion?: 'reduce' | 'no-preference'
  /** What the browser is set to. @default 'en-GB' */
  readonly locale?: string
  /** The cookie banner has been answered. @default true */
  readonly consented?: boolean
  /** Goes on in the session of another page. */
  readonly session?: Awaited<ReturnType<BrowserContext['storageState']>>
}

/** A page in a browser profile of its own that remembers whatever goes wrong in it. */
export async function openWatchedPage(
  browser: Browser,
  siteUrl: string,
  options: PageOptions = {},
): Promise<WatchedPage> {
  const context = await browser.newContext({
    baseURL: siteUrl,
    viewport: options.viewport ?? desktop,
    colorScheme: options.colorScheme ?? 'light',
    deviceScaleFactor: options.zoom ?? 1,
    reducedMotion: options.reducedMotion ?? 'no-preference',
    locale: options.locale ?? 'en-GB',
    timezoneId: 'Europe/Rome',
    ...(options.session === undefined ? {} : { storageState: options.session }),
  })
  if (options.consented ?? true) await answerCookieBanner(context, siteUrl)
  await keepSecretsOf(context, cloud.secretsFile)
  const page = await context.newPage()
  keepSecretsOfTraffic(page, cloud.secretsFile)
  followRequests(page)
  page.setDefaultTimeout(40_000)
  const faults: string[] = []
  watch(page, faults)
  return { page, faults, close: () => context.close() }
}

function watch(page: Page, faults: string[]): void {
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) {
      faults.push(`${message.type()}: ${message.text()} (${page.url()})`)
    }
  })
  page.on('pageerror', (error) => faults.push(`page error: ${error.message} (${page.url()})`))
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? ''
    // leaving a page aborts what it was still asking for
    if (reason !== 'net::ERR_ABORTED') faults.push(`request failed: ${request.url()} ${reason}`)
  })
}

async function answerCookieBanner(context: BrowserContext, siteUrl: string): Promise<void> {
  await context.addInitScript(
    ([origin]) => {
      if (location.origin === origin && localStorage.getItem('cookie-consent') === null) {
        localStorage.setItem('cookie-consent', 'declined')
      }
    },
    [new URL(siteUrl).origin],
  )
}
