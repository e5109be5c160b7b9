import { type Browser, chromium } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { findBrowser } from '../../infra/local/install/find-browser.ts'
import { cloud } from './cloud.ts'
import { logIn } from './log-in.ts'
import { openWatchedPage, phone } from './watched-page.ts'

let browser: Browser
beforeAll(async () => {
  browser = await chromium.launch(await findBrowser())
})
afterAll(() => browser?.close())

it('climbs from the cellar to the shelf and back, by the figures of the day', async () => {
  const { page, faults, close } = await openWatchedPage(browser, cloud.siteUrl, { viewport: phone })
  const result = page.getByTestId('price-result')
  const duty = page.getByRole('row', { name: /^Alcohol duty/ })
  await page.goto('/price-ladder')
  await page.getByText('Fill in the fields').waitFor()
  await page.getByRole('button', { name: 'Show an example with €5' }).click()
  await result.waitFor()

  // each market has its own steps, each day its own figures
  await page.getByLabel('Market').selectOption('FI')
  await page.getByLabel('First day of sale').selectOption('2026-12-01')
  await duty.getByText('€5.0497 per litre').waitFor()
  await page.getByLabel('First day of sale').selectOption('2027-03-01')
  await duty.getByText('€5.1522 per litre').waitFor()

  // what the importer takes is the reader's to say: the fields are open where a figure is missing
  await page.getByLabel(/Freight per pack/).fill('0.75')
  await page.getByLabel(/Importer’s margin on the supplier price/).fill('20')
  await page.getByLabel(/Alko’s margin on the price before VAT/).fill('17')
  await page.getByText('your figure').first().waitFor()
  const shelf = Number(/[\d.]+/.exec((await result.textContent()) ?? '')?.[0])
  expect(shelf).toBeGreaterThan(5)

  // the way back from that shelf price ends where it began
  await page.getByLabel('What I can charge to stay under a shelf price').check()
  await page.getByLabel('Shelf price that must not be exceeded').fill(String(shelf))
  await page.getByText('The most you can charge ex works').waitFor()
  await expect
    .poll(async () => Number(/[\d.]+/.exec((await result.textContent()) ?? '')?.[0]))
    .toBeCloseTo(5, 1)

  // the question is in the address: it can be sent to somebody, also in another language
  const address = new URL(page.url())
  await page.goto(`/de${address.pathname}${address.search}`)
  await page.getByText('5,00', { exact: false }).first().waitFor()

  // a limit that duty and tax alone exceed
  await page.goto(`${address.pathname}${address.search}`)
  await page.getByLabel('Shelf price that must not be exceeded').fill('2')
  await page.getByText('The limit cannot be met').waitFor()
  expect(faults).toEqual([])
  await close()
})

it('remembers what the importer takes, by market and fitted to the pack', async () => {
  const { page, faults, close } = await openWatchedPage(browser, cloud.siteUrl, { viewport: phone })
  const freight = page.getByLabel('Freight per pack')
  const showFields = async () => {
    await page.getByText('Figures you can change').click()
    await freight.waitFor()
  }
  // a visitor is shown the way
  await page.goto('/price-ladder?market=SE&price=3')
  await showFields()
  await page
    .getByRole('link', { name: 'Sign in to remember these figures for your company' })
    .waitFor()

  await logIn(page, 'producer@example.com')
  await page.goto('/price-ladder?market=SE&price=3')
  await showFields()
  await freight.fill('6')
  await page.getByLabel('Importer’s margin on the supplier price').fill('25')
  await page.getByRole('button', { name: 'Remember for Sweden' }).click()
  await page.getByText('These are your remembered figures').waitFor()

  // another day, another pack: the freight goes by volume, the margin stays
  await page.goto('/price-ladder?market=SE&price=9&volume=3000')
  await showFields()
  await expect.poll(() => freight.inputValue()).toBe('24')
  await page.getByText('Importer’s margin (25%)').waitFor()

  // each market for itself
  await page.getByLabel('Market').selectOption('NO')
  await expect.poll(() => freight.inputValue()).toBe('')
  await page.getByLabel('Market').selectOption('SE')
  await expect.poll(() => freight.inputValue()).toBe('24')

  // what is emptied stays empty, until the remembered figures are asked for
  await showFields()
  await freight.fill('')
  await page.getByRole('button', { name: 'Fill in my remembered figures' }).click()
  await expect.poll(() => freight.inputValue()).toBe('24')
  await page.getByRole('button', { name: 'Forget them' }).click()
  await page.getByRole('button', { name: 'Remember for Sweden' }).waitFor()
  await page.goto('/price-ladder?market=SE&price=3')
  await showFields()
  await page.getByRole('button', { name: 'Forget them' }).waitFor({ state: 'detached' })
  expect(await freight.inputValue()).toBe('')
  expect(faults).toEqual([])
  await close()
})
