import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { accessibilityFindings } from './accessibility.ts'
import { logIn } from './log-in.ts'
import { visitor } from './visitor.ts'

/** Holds the answers of these addresses back until the function that it returns is called. */
async function holdBack(page: Page, address: RegExp) {
  const come = Promise.withResolvers<void>()
  await page.route(address, async (route) => {
    await come.promise
    await route.continue()
  })
  return come.resolve
}

describe('a page that waits', { sequential: true }, () => {
  const producer = visitor()
  const slow = () => producer.page.getByRole('status').filter({ hasText: '\u2026' })

  const waiting = () =>
    producer.page.locator('main').locator('[aria-busy="true"], span[aria-hidden="true"]').first()

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
    await waiting().waitFor()
    expect(await slow().count()).toBe(0)
    await page.clock.fastForward(1600)
    expect(await slow().count()).toBe(0)
    await page.clock.fastForward(1600)
    await slow().filter({ hasText: words }).waitFor()
    expect(await accessibilityFindings(page)).toEqual([])
    letCome()
    await slow().waitFor({ state: 'detached' })
  })

  it('says so to who is signed in, and nothing when the answer is quick', async () => {
    await producer.startAfresh()
    const { page } = producer
    await logIn(page, 'subscribed@example.com')
    await page.clock.install()
    const letCome = await holdBack(page, /\/api\/product/)
    await page.goto('/products')
    await waiting().waitFor()
    await page.clock.fastForward(1600)
    await page.clock.fastForward(1600)
    await slow().filter({ hasText: 'Your products are taking longer than usual' }).waitFor()
    letCome()
    await slow().waitFor({ state: 'detached' })
    await page.goto('/products')
    await page.getByRole('heading', { level: 1 }).waitFor()
    expect(await slow().count()).toBe(0)
    expect(producer.unexpectedFaults()).toEqual([])
  })
})
