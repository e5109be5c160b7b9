import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { accessibilityFindings } from './accessibility.ts'
import { logIn } from './log-in.ts'
import { visitor } from './visitor.ts'

/** Holds the answers of these addresses back; the function that it returns lets them come. */
async function holdBack(page: Page, address: RegExp) {
  const come = Promise.withResolvers<void>()
  await page.route(address, async (route) => {
    await come.promise
    await route.continue()
  })
  return async () => {
    come.resolve()
    await page.unroute(address)
  }
}

describe('a page that waits', { sequential: true }, () => {
  const producer = visitor()
  const slow = () => producer.page.getByRole('status').filter({ hasText: '\u2026' })

  it.each([
    ['/tenders', /\/api\/tenders\?/, 'The tenders are taking longer than usual\u2026'],
    ['/calendar', /\/api\/key-dates/, 'The dates are taking longer than usual\u2026'],
    [
      '/de/launch-plan',
      /\/api\/tenders\?/,
      'Das Laden des Einf\u00fchrungsplans dauert l\u00e4nger',
    ],
  ])('says for what after three seconds: %s', async (path, address, words) => {
    const { page } = producer
    await page.clock.install()
    const letCome = await holdBack(page, address)
    await page.goto(path)
    await page.locator('[aria-busy="true"], [aria-hidden="true"] > span').first().waitFor()
    expect(await slow().count()).toBe(0)
    await page.clock.fastForward(1600)
    expect(await slow().count()).toBe(0)
    await page.clock.fastForward(1600)
    await slow().filter({ hasText: words }).waitFor()
    expect(await accessibilityFindings(page)).toEqual([])
    await letCome()
    await slow().waitFor({ state: 'detached' })
  })

  it('says so to who is signed in, in each card of its own thing', async () => {
    await producer.startAfresh()
    const { page } = producer
    await logIn(page, 'subscribed@example.com')
    await page.clock.install()
    const letCome = await holdBack(page, /\/api\/products/)
    await page.goto('/products')
    await page.clock.fastForward(1600)
    await page.clock.fastForward(1600)
    await slow().filter({ hasText: 'Your products are taking longer than usual' }).waitFor()
    await letCome()
    await slow().waitFor({ state: 'detached' })
    await page.goto('/products')
    await page.getByRole('heading', { level: 1 }).waitFor()
    expect(await slow().count()).toBe(0)
    expect(producer.unexpectedFaults()).toEqual([])
  })
})
