import { chromium } from 'playwright-core'
import { findBrowser } from '../local/install/find-browser.ts'

/** The line and the processor of Lighthouse's phone ("Slow 4G"): 150 ms a round trip, 1.6 Mbit/s, four times slower. */
const slowConnection = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (0.75 * 1024 * 1024) / 8,
}
const slowProcessor = 4
const phone = { width: 412, height: 823 }

/** How many milliseconds after a first visit began its page is in the site's own faces. */
export async function readOwnFonts(url: string): Promise<number> {
  const browser = await chromium.launch(await findBrowser())
  try {
    const context = await browser.newContext({ viewport: phone, deviceScaleFactor: 1.75 })
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await session.send('Network.enable')
    await session.send('Network.emulateNetworkConditions', slowConnection)
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowProcessor })
    await page.goto(url, { waitUntil: 'commit' })
    await page.waitForFunction(
      () =>
        document.documentElement.dataset.ownFonts === 'used' &&
        performance.getEntriesByType('resource').some(({ name }) => name.endsWith('.woff2')) &&
        document.fonts.status === 'loaded',
    )
    return await page.evaluate(() =>
      Math.max(
        ...(performance.getEntriesByType('resource') as PerformanceResourceTiming[])
          .filter(({ name }) => name.endsWith('.woff2'))
          .map(({ responseEnd }) => responseEnd),
      ),
    )
  } finally {
    await browser.close()
  }
}
