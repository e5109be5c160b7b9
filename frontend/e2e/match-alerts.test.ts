import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { accessibilityFindings, scrollsSideways } from './accessibility.ts'
import { signUp } from './account-journey.ts'
import { cloud } from './cloud.ts'
import { messagesTo } from './inbox.ts'
import { cards, payWith } from './payment-page.ts'
import { publishTender } from './publish-tender.ts'
import { untilQuiet } from './quiet-page.ts'
import { visitor } from './visitor.ts'

const email = 'alerted@producer.example'
const first = { id: 9051, reference: 'ALERT-1' }
const second = { id: 9052, reference: 'ALERT-2' }
/** Below what any of the three costs. */
const third = { id: 9053, reference: 'ALERT-3' }
const lowPrice = {
  basis: 'ex_works',
  currency: 'EUR',
  min: null,
  max: 14,
  per_volume_ml: 750,
  text: 'EUR 14.00 ex works at most',
}

/** A tender that any sparkling wine from France fits. */
const forSparkling = (reference: string, price: readonly object[] | null = null) => ({
  id: `alert-${reference}`,
  reference,
  category: 'sparkling_wine',
  product_group: null,
  product_type: 'Sparkling wine',
  country_of_origin: 'France',
  region: null,
  appellation: null,
  grapes: null,
  vintage: null,
  price,
  min_volume: null,
  container_type: null,
  container_volume_ml: 750,
  container_max_weight_g: null,
  closure: null,
  abv_min: null,
  abv_max: null,
  sugar_min_g_l: null,
  sugar_max_g_l: null,
  style: null,
  ageing: null,
  oak: null,
  certifications: null,
  certification_text: null,
  sensory_criteria: null,
})

const alertsOf = async (reference: string) =>
  (await messagesTo(cloud.inboxUrl, email)).filter(({ text }) => text?.includes(reference))

/** A producer hears of a tender, follows the mail to the match, and ends these mails. */
describe('an alert of a match', { sequential: true }, () => {
  const producer = visitor()
  let posted = ''

  it('is for a producer with products and the plan', async () => {
    const { page } = producer
    await signUp(page, cloud.inboxUrl, email)
    await page.goto('/pricing')
    await page.getByRole('button', { name: 'Get the Access plan' }).click()
    await payWith(page, cards.pays)
    await page.getByRole('heading', { name: 'The Access plan is active' }).waitFor()
    await page.goto('/upload-portfolio')
    const file = join(import.meta.dirname, 'files/sample-champagne.csv')
    await page.locator('input[type=file]').first().setInputFiles([file])
    await page.getByRole('button', { name: 'Upload portfolio' }).click()
    await page.getByText('3 products found').first().waitFor({ timeout: 60_000 })
  })

  it('comes by mail when a tender is published that fits, with the products and the way to it', async () => {
    await publishTender(producer, first.id, forSparkling(first.reference), 1008)
    await expect
      .poll(() => alertsOf(first.reference), { timeout: 150_000, interval: 1000 })
      .toHaveLength(1)
    const [mail] = await alertsOf(first.reference)
    expect(mail?.subject).toMatch(/open tenders? fits? your products/)
    expect(mail?.text).toContain('Sample Brut')
    const link = /https?:\S+\/tenders\/9051/.exec(mail?.text ?? '')?.[0] ?? ''
    const { page } = producer
    await page.goto(link)
    const match = page.locator('option', { hasText: 'Sample Brut: Strong match' })
    await match.first().waitFor({ state: 'attached' })
    const headers = mail?.headers as Record<string, string>
    expect(headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click')
    posted = /^<(.+)>$/.exec(String(headers['list-unsubscribe']))?.[1] ?? ''
  }, 200_000)

  it('stands in the list of notifications too, where it is read, removed and brought back', async () => {
    const { page } = producer
    await page.setViewportSize({ width: 1280, height: 900 })
    await page.goto('/dashboard')
    // tenders of other journeys may fit as well
    await page.getByRole('link', { name: /^Notifications, \d+ unread$/ }).click()
    await page.getByRole('heading', { level: 1, name: 'Notifications' }).waitFor()
    const notice = page
      .getByRole('listitem')
      .filter({ hasText: 'A tender fits your products' })
      .filter({ has: page.locator('a[href$="/tenders/9051"]') })
    await notice.getByText('New').waitFor()
    expect(await accessibilityFindings(page)).toEqual([])
    await page.setViewportSize({ width: 390, height: 800 })
    expect(await scrollsSideways(page)).toBe(false)
    await page.goto('/de/notices')
    await page.getByRole('button', { name: 'Als gelesen markieren' }).first().waitFor()
    await page.setViewportSize({ width: 1280, height: 900 })
    await page.goto('/notices')
    await notice.getByRole('button', { name: 'Mark as read' }).click()
    await notice.getByText('New').waitFor({ state: 'hidden' })
    await page.reload()
    await notice.waitFor()
    expect(await notice.getByText('New').count()).toBe(0)
    await notice.getByRole('button', { name: 'Remove' }).click()
    await notice.waitFor({ state: 'hidden' })
    await page.getByRole('button', { name: 'Undo' }).click()
    await notice.getByRole('link').click()
    await page.waitForURL(/\/tenders\/9051$/)
  })

  it('is chosen in the profile: how often, and by whose clock', async () => {
    const { page } = producer
    await page.setViewportSize({ width: 390, height: 800 })
    await page.goto('/profile?section=mail')
    const rhythm = page.getByLabel('When a tender fits my products')
    expect(await rhythm.inputValue()).toBe('at_once')
    await rhythm.selectOption('Once a week')
    await page.getByText('Your choice is saved').waitFor()
    expect(await page.getByLabel('Time zone').inputValue()).toBe('Europe/Paris')
    await page.getByLabel('Time zone').selectOption('America/New_York')
    await page.getByText('Your choice is saved').waitFor()
    await page.reload()
    expect(await page.getByLabel('Time zone').inputValue()).toBe('America/New_York')
    expect(await accessibilityFindings(page)).toEqual([])
    expect(await scrollsSideways(page)).toBe(false)
    await page.getByLabel('When a tender fits my products').selectOption('At once')
    await page.getByText('Your choice is saved').waitFor()
  })

  it('ends with one click of the mail program, and nothing more comes', async () => {
    const form = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' })
    expect((await fetch(posted, { method: 'POST', body: form })).status).toBe(200)
    const { page } = producer
    await page.reload()
    const rhythm = page.getByLabel('When a tender fits my products')
    await rhythm.waitFor()
    expect(await rhythm.inputValue()).toBe('never')
    await publishTender(producer, second.id, forSparkling(second.reference), 1008)
    // longer than mails are gathered
    await page.waitForTimeout(90_000)
    expect(await alertsOf(second.reference)).toEqual([])
    expect(await alertsOf(first.reference)).toHaveLength(1)
  }, 150_000)

  it('is told apart where only the price speaks against it', async () => {
    const { page } = producer
    await publishTender(producer, third.id, forSparkling(third.reference, [lowPrice]), 1008)
    const links = (id: number) => page.locator(`main a[href*="/tenders/${id}"]`)
    const only = '/matches?verdict=only_price'
    await expect
      .poll(
        async () => {
          await page.goto(only)
          await page.getByRole('heading', { level: 1 }).waitFor()
          await untilQuiet(page)
          return links(third.id).count()
        },
        { timeout: 60_000, interval: 2000 },
      )
      .toBeGreaterThan(0)
    // what fits, and what misses more, is not among them
    expect(await links(first.id).count()).toBe(0)
    // on a phone the filters are folded
    await page.getByRole('button', { name: 'Filters' }).click()
    await page.getByLabel('Show', { exact: true }).selectOption('Strong match')
    await links(first.id).first().waitFor()
    expect(await links(third.id).count()).toBe(0)
    await page.getByLabel('Show', { exact: true }).selectOption('Everything met but the price')
    await links(third.id).first().waitFor()
    expect(await accessibilityFindings(page)).toEqual([])
  }, 150_000)

  it('had no fault', () => {
    expect(producer.unexpectedFaults()).toEqual([])
  })
})
