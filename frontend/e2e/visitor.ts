import { type Browser, chromium, type Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll } from 'vitest'
import { findBrowser } from '../../infra/local/install/find-browser.ts'
import { cloud } from './cloud.ts'
import { openWatchedPage, type WatchedPage } from './watched-page.ts'

export interface Visitor {
  readonly page: Page
  readonly browser: Browser
  /** Goes on in a browser profile that knows nobody. */
  startAfresh(): Promise<void>
  /** A second profile, closed with the file. */
  another(): Promise<Page>
  /** What went wrong in all its pages, without refusals, which are answers. */
  unexpectedFaults(): string[]
}

/** A browser for the tests of one file, closed after it. */
export function visitor(): Visitor {
  let browser: Browser
  let current: WatchedPage | null = null
  const opened: WatchedPage[] = []
  const open = async () => {
    const watched = await openWatchedPage(browser, cloud.siteUrl)
    opened.push(watched)
    return watched
  }
  beforeAll(async () => {
    browser = await chromium.launch(await findBrowser())
    current = await open()
  })
  afterEach(async ({ task }) => {
    if (task.result?.state !== 'fail') return
    await current?.page.screenshot({ path: `.local/e2e/${task.id}.png`, fullPage: true })
  })
  afterAll(() => browser?.close())
  return {
    get page() {
      if (current === null) throw new Error('no page is open yet')
      return current.page
    },
    get browser() {
      return browser
    },
    startAfresh: async () => {
      await current?.close()
      current = await open()
    },
    another: async () => (await open()).page,
    unexpectedFaults: () =>
      opened.flatMap(({ faults }) => faults).filter((fault) => !/status of 4\d\d/.test(fault)),
  }
}
