import { beforeAll, describe, expect, it } from 'vitest'
import { accessibilityFindings } from './accessibility.ts'
import { signUp } from './account-journey.ts'
import { uploadOffers } from './application-form.ts'
import { cloud } from './cloud.ts'
import { logIn } from './log-in.ts'
import { untilQuiet } from './quiet-page.ts'
import { visitor } from './visitor.ts'

describe('the matches of a producer with the plan', { sequential: true }, () => {
  const producer = visitor()
  const open = async (search = '') => {
    await producer.page.goto(`/matches${search}`)
    await producer.page.getByRole('tabpanel').getByRole('region').first().waitFor()
    await untilQuiet(producer.page)
  }
  const lines = () =>
    producer.page
      .getByRole('tabpanel')
      .locator('ul > li')
      .filter({
        has: producer.page.locator('[data-dismiss]'),
      })

  beforeAll(async () => {
    await logIn(producer.page, 'subscribed@example.com')
    await uploadOffers(producer.page)
  })

  it('are dismissed and brought back, and the focus goes on to the next line', async () => {
    const { page } = producer
    await open()
    const first = lines()
      .first()
      .getByRole('button', { name: /^Dismiss / })
    const name = (await first.getAttribute('aria-label')) ?? ''
    // another tender of the same title may want the same product
    const named = page.getByRole('button', { name, exact: true })
    const before = await named.count()
    await first.click()
    await page.getByRole('status').filter({ hasText: 'Dismissed: ' }).first().waitFor()
    await expect.poll(() => named.count()).toBe(before - 1)
    expect(await page.evaluate(() => document.activeElement?.hasAttribute('data-dismiss'))).toBe(
      true,
    )

    await open('?verdict=dismissed')
    expect(await lines().count()).toBe(1)
    await page.getByRole('button', { name: name.replace('Dismiss', 'Bring back') }).click()
    await page.getByText('Nothing dismissed').waitFor()
    await open()
    await expect.poll(() => named.count()).toBe(before)
  })

  it('are gone through by J, and set aside with X, unless the letters are switched off', async () => {
    const { page } = producer
    await open()
    const rowInFocus = () =>
      page.evaluate(() => {
        const rows = [...document.querySelectorAll('[data-row]')]
        return rows.findIndex((row) => row.contains(document.activeElement))
      })
    await page.getByRole('button', { name: 'Switch letter keys off' }).click()
    await page.keyboard.press('j')
    expect(await rowInFocus()).toBe(-1)
    await page.getByRole('button', { name: 'Switch letter keys on' }).click()
    await page.keyboard.press('j')
    await page.keyboard.press('j')
    expect(await rowInFocus()).toBe(1)
    await page.keyboard.press('k')
    expect(await rowInFocus()).toBe(0)
    await page.keyboard.press('x')
    const said = page.getByRole('status').filter({ hasText: 'Dismissed: ' }).first()
    await said.getByRole('button', { name: 'Undo' }).click()
    await page.goto('/matches?verdict=dismissed')
    await page.getByText('Nothing dismissed').waitFor()
    await open()
    await page.keyboard.press('/')
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('SELECT')
  })

  it('are narrowed by market, and the address says so', async () => {
    const { page } = producer
    await open()
    await page.getByLabel('Market', { exact: true }).selectOption('SE')
    await page.waitForURL(/[?&]market=SE/)
    await page.reload()
    await untilQuiet(page)
    expect(await page.getByLabel('Market', { exact: true }).inputValue()).toBe('SE')
    const headings = page.getByRole('tabpanel').getByRole('heading', { level: 3 })
    await headings.first().waitFor()
    const places = await headings.allInnerTexts()
    expect(places.filter((text) => !text.includes('Sweden'))).toEqual([])
    expect(places.length).toBeGreaterThan(0)
  })

  it.each([390, 320])('are whole at %i px, with what each line says', async (width) => {
    const { page } = producer
    await page.setViewportSize({ width, height: 844 })
    await open()
    const widths = () => document.documentElement.scrollWidth - document.documentElement.clientWidth
    expect(await page.evaluate(widths)).toBe(0)
    await lines()
      .first()
      .getByRole('button', { name: /^Why: / })
      .click()
    await page.getByRole('table').first().waitFor()
    expect(await page.evaluate(widths)).toBe(0)
    expect(await accessibilityFindings(page)).toEqual([])
    await page.setViewportSize({ width: 1280, height: 900 })
  })

  it('stand on the page of the product too, which a line leads to', async () => {
    const { page } = producer
    await open()
    const product = lines().first().locator('a[href*="/products/"]').first()
    const name = await product.innerText()
    await product.click()
    await page.getByRole('heading', { level: 1 }).filter({ hasText: name }).waitFor()
    const matches = page.getByRole('region', { name: 'Open tenders for this product' })
    await matches.locator('a[href*="/tenders/"]').first().waitFor()
    expect(await accessibilityFindings(page)).toEqual([])
  })

  it('lead to an application that begins with the product of the line', async () => {
    const { page } = producer
    await open()
    expect(producer.unexpectedFaults()).toEqual([])
    // the draft stays here: other journeys use this account
    await page.route('**/api/applications/*', (route) =>
      route.request().method() === 'GET' ? route.fallback() : route.abort(),
    )
    const start = lines().locator('a[href*="/tender-application/"][href*="?product="]').first()
    const product = String(await start.getAttribute('href')).split('product=')[1]
    await start.click()
    const offered = page.getByLabel('Product you offer')
    await expect.poll(() => offered.inputValue(), { timeout: 15_000 }).toBe(product)
  })
})

describe('before anybody pays', { sequential: true }, () => {
  const newcomer = visitor()

  it('one tender is shown whole against the own product', async () => {
    const { page } = newcomer
    await signUp(page, cloud.inboxUrl, 'preview@producer.example')
    await uploadOffers(page)
    const preview = page.getByRole('region', { name: 'See one tender in full, free' })
    await expect
      .poll(
        async () => {
          await page.goto('/matches')
          await page.getByRole('heading', { level: 1 }).waitFor()
          await untilQuiet(page)
          return preview.isVisible()
        },
        { timeout: 60_000, interval: 2000 },
      )
      .toBe(true)
    // not before it is chosen
    expect(await preview.getByRole('table').count()).toBe(0)
    await preview.getByRole('button', { name: 'Show every requirement' }).dblclick()
    const table = preview.getByRole('table', { name: /Requirements/ })
    await table.waitFor()
    expect(await table.getByRole('row').count()).toBeGreaterThan(3)
    expect(await preview.getByText(/^Sample /).count()).toBeGreaterThan(0)
    expect(await accessibilityFindings(page)).toEqual([])
    const chosen = String(
      await preview.locator('a[href*="/tenders/"]').first().getAttribute('href'),
    )
    await page.goto(chosen)
    await page
      .getByRole('table', { name: /Requirements/ })
      .first()
      .waitFor()
    // no other one while it is open
    await page.goto(chosen.endsWith('/1008') ? '/tenders/1011' : '/tenders/1008')
    await page.getByText('You have chosen this tender.').waitFor()
    expect(await page.getByRole('button', { name: 'Show every requirement' }).count()).toBe(0)
    expect(newcomer.unexpectedFaults()).toEqual([])
  })
})
