import { parseFeed } from '@rowanmanning/feed-parser'
import { describe, expect, it } from 'vitest'
import { readCalendar } from '../../functions/platform/test/read-calendar.ts'
import { accessibilityFindings, scrollsSideways } from './accessibility.ts'
import { signUp } from './account-journey.ts'
import { cloud } from './cloud.ts'
import { messagesTo } from './inbox.ts'
import { publishTender } from './publish-tender.ts'
import { visitor } from './visitor.ts'

const email = 'searching@producer.example'
const found = { id: 9061, reference: 'SEARCH-1' }

/** A Swedish cider that no other journey asks for. */
const asked = {
  id: 'saved-search-1',
  reference: found.reference,
  category: 'cider',
  product_group: null,
  product_type: 'Quince cider',
  country_of_origin: null,
  region: null,
  appellation: null,
  grapes: null,
  vintage: null,
  price: null,
}
const list = '/tenders?market=SE&category=cider&text=quince'

const alerts = async () =>
  (await messagesTo(cloud.inboxUrl, email)).filter(({ text }) => text?.includes(found.reference))

/** A producer saves what the list shows, hears of a tender that fits, reads the feeds, and deletes the search. */
describe('a saved search', { sequential: true }, () => {
  const producer = visitor()
  let addresses: string[] = []

  it('leads a visitor to log in and back', async () => {
    const { page } = producer
    await page.goto(list)
    await page.getByRole('button', { name: 'Save this search' }).click()
    await page.waitForURL(/\/auth\?next=/)
    const next = new URL(page.url()).searchParams.get('next')
    expect(next).toBe('/tenders?text=quince&market=SE&category=cider#save')
  })

  it('is saved from the filters of the list, once', async () => {
    const { page } = producer
    await signUp(page, cloud.inboxUrl, email)
    await page.setViewportSize({ width: 1280, height: 900 })
    // as after the login: the dialog is open
    await page.goto(`${list}#save`)
    const dialog = page.getByRole('dialog', { name: 'Save this search' })
    await dialog.getByText('quince \u00b7 Sweden \u00b7 Cider').waitFor()
    expect(await accessibilityFindings(page)).toEqual([])
    await dialog.getByLabel('Name').fill('Quince')
    await dialog.getByRole('button', { name: 'Save', exact: true }).click()
    await page.getByText('\u201cQuince\u201d is saved').waitFor()
    await dialog.waitFor({ state: 'hidden' })
    await page.getByRole('button', { name: 'Save this search' }).click()
    await dialog.getByRole('button', { name: 'Save', exact: true }).click()
    await dialog.getByText('You have already saved this search: \u201cQuince\u201d.').waitFor()
    await dialog.getByRole('link', { name: 'See saved searches' }).click()
    await page.getByRole('heading', { level: 1, name: 'Saved searches' }).waitFor()
    const names = page.locator('main').getByRole('heading', { level: 2 })
    await expect.poll(() => names.allTextContents()).toEqual(['Quince'])
  })

  it('is renamed, opened, and read at addresses of its own', async () => {
    const { page } = producer
    await page.getByRole('button', { name: /^Rename ?: Quince$/ }).click()
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Quince, Sweden')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await page.getByRole('link', { name: 'Quince, Sweden' }).click()
    await page.waitForURL(/\/tenders\?text=quince&market=SE&category=cider$/)
    await page.getByText('No tender fits these filters').waitFor()
    await page.getByRole('link', { name: 'Saved searches' }).click()
    await page.locator('main summary').click()
    await page.getByRole('button', { name: 'Create addresses' }).click()
    await page.getByText('The addresses are ready').waitFor()
    expect(await accessibilityFindings(page)).toEqual([])
    addresses = await page
      .locator('input[readonly]')
      .evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value))
    expect(addresses.map((one) => one.replace(/.*\//, ''))).toEqual([
      'tenders.atom?language=en',
      'deadlines.ics?language=en',
    ])
  })

  it('brings a notice and a mail when a tender is published that fits, and feeds it', async () => {
    await publishTender(producer, found.id, asked, 1008)
    await expect.poll(alerts, { timeout: 150_000, interval: 1000 }).toHaveLength(1)
    const [mail] = await alerts()
    expect(mail?.subject).toBe('Quince, Sweden: 1 new tender')
    expect(mail?.text).toContain('Fits your search: Quince, Sweden.')
    const headers = mail?.headers as Record<string, string>
    expect(headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click')
    expect(headers['list-unsubscribe']).toContain('kind=saved_searches')
    const { page } = producer
    await page.goto('/notices')
    const notice = page.getByRole('listitem').filter({ hasText: 'A tender fits a saved search' })
    await notice.getByText('Found by your search: Quince, Sweden').waitFor()
    const [news = '', dates = ''] = addresses
    const feed = parseFeed(await (await fetch(news)).text())
    expect(feed.items.map(({ id }) => id)).toEqual([`urn:nordgate:tender:${found.id}`])
    const events = readCalendar(await (await fetch(dates)).text())
    expect(events.map(({ uid }) => uid)).toContain(`tender-${found.id}-offer@nordgate`)
  }, 200_000)

  it('reads well in French on a phone', async () => {
    const { page } = producer
    await page.setViewportSize({ width: 390, height: 844 })
    for (const path of ['/fr/saved-searches', '/fr/notices', '/fr/tenders?category=cider']) {
      await page.goto(path)
      await page.getByRole('heading', { level: 1 }).waitFor()
      await page
        .getByText(/Quince|Enregistrer cette recherche/)
        .first()
        .waitFor()
      expect(await accessibilityFindings(page), path).toEqual([])
      expect(await scrollsSideways(page), path).toBe(false)
    }
  })

  it('is deleted, brought back with its addresses, and shut when it is deleted for good', async () => {
    const { page } = producer
    const status = async () => (await fetch(addresses[0] ?? '')).status
    await page.setViewportSize({ width: 1280, height: 900 })
    await page.goto('/saved-searches')
    const remove = page.getByRole('button', { name: /^Delete ?: Quince, Sweden$/ })
    await remove.click()
    await page.getByText('No saved searches yet').waitFor()
    expect(await status()).toBe(404)
    await page.getByRole('button', { name: 'Undo' }).click()
    await remove.waitFor()
    expect(await status()).toBe(200)
    await remove.click()
    await page.getByText('No saved searches yet').waitFor()
    expect(await accessibilityFindings(page)).toEqual([])
    expect(await status()).toBe(404)
  })

  it('had no fault', () => {
    expect(producer.unexpectedFaults()).toEqual([])
  })
})
