import Papa from 'papaparse'
import { type Browser, chromium } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findBrowser } from '../../infra/local/install/find-browser.ts'
import { accessibilityFindings } from './accessibility.ts'
import { cloud } from './cloud.ts'
import { openWatchedPage, phone } from './watched-page.ts'

let browser: Browser
beforeAll(async () => {
  browser = await chromium.launch(await findBrowser())
})
afterAll(() => browser?.close())

describe('the market statistics', () => {
  it('are read as charts and as tables without any script', async () => {
    const context = await browser.newContext({
      baseURL: cloud.siteUrl,
      viewport: phone,
      javaScriptEnabled: false,
    })
    const page = await context.newPage()
    await page.goto('/de/statistics')
    const figure = page.getByRole('figure', { name: /^Alko im Juni 2025/ })
    // the text alternative says what the bars show
    await figure.getByRole('img', { name: /Wein: −12,5\s%; Spirituosen: −8,1\s%/ }).waitFor()
    await expect.poll(() => figure.getByText('Quelle:').textContent()).toContain('Juni 2025')
    const table = figure.getByRole('table')
    expect(await table.isVisible()).toBe(false)
    await figure.getByText('Als Tabelle anzeigen').click()
    expect(await table.isVisible()).toBe(true)
    const row = table.getByRole('row').filter({ hasText: 'Brauereiprodukte' })
    expect(await row.getByRole('cell').allTextContents()).toEqual([
      'Finnland',
      '−2,6\u00a0%',
      'Juni 2025 gegenüber Juni 2024',
      'veröffentlicht',
      'Alko',
      '–',
    ])
    await context.close()
  })

  it('keep other periods apart and say what is missing', async () => {
    const { page, faults, close } = await openWatchedPage(browser, cloud.siteUrl)
    await page.goto('/statistics')
    const june = page.getByRole('table', { name: 'The three markets compared, June 2025' })
    const litres = june.getByRole('row').filter({ hasText: 'Litres sold by the monopoly' })
    expect(await litres.getByRole('cell').allTextContents()).toEqual([
      'none for this period',
      '42 million lfirst half of 2025',
      '30.7 million lfirst half of 2025',
    ])
    // known figures first; where none was found, a line after them says so
    const change = page.getByRole('figure', { name: /^Alko in June 2025/ })
    expect(await change.getByRole('heading', { level: 4 }).allTextContents()).toEqual([
      'Finland Alko',
    ])
    await change
      .getByText('We found no figure of this kind and period for Sweden and Norway.')
      .waitFor()
    const main = page.getByRole('region', { name: 'June 2025 and the half-year it closes' })
    expect(await main.textContent()).not.toContain('65.6')
    const other = page.getByRole('region', { name: 'Other periods' })
    expect(await other.textContent()).toContain('65.6 million l')
    const missing = page.getByRole('region', { name: 'What is missing' })
    await missing.getByText('Systembolaget’s report for January to June 2025').waitFor()
    for (const table of await page.locator('main details').all()) {
      await table.evaluate((details) => details.setAttribute('open', ''))
    }
    expect(await accessibilityFindings(page)).toEqual([])
    await close()
    expect(faults).toEqual([])
  })

  it('come as a file with every figure', async () => {
    const { page, close } = await openWatchedPage(browser, cloud.siteUrl)
    await page.goto('/fr/statistics')
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Télécharger en CSV' }).click(),
    ])
    const chunks: Buffer[] = []
    for await (const chunk of await download.createReadStream()) chunks.push(chunk as Buffer)
    const { data } = Papa.parse<string[]>(Buffer.concat(chunks).toString('utf8').slice(1).trimEnd())
    expect(data.length).toBeGreaterThan(100)
    expect(data[0]?.[0]).toBe('Marché')
    await close()
  })
})
