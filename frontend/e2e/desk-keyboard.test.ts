import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { accessibilityFindings, scrollsSideways } from './accessibility.ts'
import { cloud } from './cloud.ts'
import { isFocusVisible, tabTo } from './keyboard.ts'
import { logInAsOperator } from './log-in.ts'
import { untilQuiet } from './quiet-page.ts'
import { visitor } from './visitor.ts'
import { desktop, phone } from './watched-page.ts'

/** Every list page, by the letter that goes to its room or by its own address. */
const lists = [
  { path: '/admin', keys: ['t'] },
  { path: '/admin/tenders', keys: ['g', 't'] },
  { path: '/admin/tenders/intake', keys: null },
  { path: '/admin/applications', keys: ['g', 'a'] },
  { path: '/admin/applications?view=board', keys: null },
  { path: '/admin/producers', keys: ['g', 'p'] },
  { path: '/admin/matching', keys: ['g', 'm'] },
  { path: '/admin/matching/1008', keys: null },
  { path: '/admin/matching/1008?view=requirements', keys: null },
  { path: '/admin/messages', keys: ['g', 'e'] },
  { path: '/admin/payments', keys: ['g', 'y'] },
  { path: '/admin/payments?view=credits', keys: null },
  { path: '/admin/payments?view=fees', keys: null },
  { path: '/admin/payments?view=reconciliation', keys: null },
  { path: '/admin/content', keys: ['g', 'c'] },
  { path: '/admin/settings', keys: ['g', 's'] },
  { path: '/admin/log', keys: ['g', 'l'] },
  { path: '/admin/log?view=mails', keys: null },
  { path: '/admin/log?view=jobs', keys: null },
] as const
/** Lists in which something stands whatever journeys did before. */
const filled = ['/admin', '/admin/tenders', '/admin/messages', '/admin/settings', '/admin/log']

const rows = (page: Page) => page.locator('[data-list] :is(tbody tr, [data-row])')
/** The address is that of the next page before its list is there: until then the keys are those of the page before. */
async function loaded(page: Page): Promise<void> {
  await untilQuiet(page)
  await page
    .locator('[data-list]')
    .locator(':is(tbody tr, [data-row], h2, li, p)')
    .first()
    .waitFor()
}
const addressOf = (page: Page) => page.url().slice(cloud.siteUrl.length)
const hasFocus = (page: Page, selector: string) =>
  page.evaluate((one) => document.activeElement?.closest(one) != null, selector)

/** Its place in the list: what stands in it may still be loading, as the title of a tender. */
const focusedRow = (page: Page) =>
  rows(page).evaluateAll((all) => all.findIndex((row) => row.contains(document.activeElement)))

/** Steps build on one another: one operator goes through all rooms without a mouse. */
describe('the desk by keyboard', { sequential: true }, () => {
  const operator = visitor()

  it('begins with something in its lists', async () => {
    const sent = await fetch(`${cloud.siteUrl}/api/contact-messages`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        kind: 'message',
        enquiry_id: `msg_${randomUUID()}`,
        name: 'K. Keys',
        company: 'Keyboard AB',
        email: 'keys@example.com',
        message: 'No mouse here.',
        language: 'en',
      }),
    })
    expect(sent.status).toBe(200)
    await logInAsOperator(operator.page, cloud.inboxUrl)
    await operator.page.goto('/admin/log')
    await loaded(operator.page)
  })

  it.each(lists)('goes to $path, through its rows, into one and back', async ({ path, keys }) => {
    const { page } = operator
    if (keys === null) await page.goto(path)
    else for (const key of keys) await page.keyboard.press(key)
    await expect.poll(() => addressOf(page)).toBe(path)
    await loaded(page)
    if (filled.includes(path)) await rows(page).first().waitFor()
    const count = await rows(page).count()
    if (count > 0) {
      await page.getByRole('button', { name: 'Download CSV' }).first().waitFor()
      await page.keyboard.press('j')
      expect(await hasFocus(page, '[data-list] :is(tbody tr, [data-row])')).toBe(true)
      expect(await isFocusVisible(page)).toBe(true)
      if (count > 1) {
        const first = await focusedRow(page)
        await page.keyboard.press('j')
        await page.keyboard.press('k')
        expect(await focusedRow(page)).toBe(first)
      }
      if (await hasFocus(page, 'a[href]')) {
        await page.keyboard.press('Enter')
        await expect.poll(() => addressOf(page)).not.toBe(path)
        await page.getByRole('heading', { level: 1 }).waitFor()
        await page.goBack()
        await expect.poll(() => addressOf(page)).toBe(path)
        await loaded(page)
      }
    }
    if ((await page.locator('[data-list] search').count()) > 0) {
      await page.getByRole('heading', { level: 1 }).click()
      await page.keyboard.press('/')
      expect(await hasFocus(page, 'search')).toBe(true)
      await page.getByRole('heading', { level: 1 }).click()
    }
  })

  it('tells all keys in a sheet, and leaves it by Escape', async () => {
    const { page } = operator
    await page.goto('/admin/tenders')
    await loaded(page)
    await page.keyboard.press('?')
    const sheet = page.getByRole('dialog', { name: 'Keyboard' })
    await sheet.waitFor()
    expect(await accessibilityFindings(page)).toEqual([])
    // letters are the dialog's own
    await page.keyboard.press('t')
    expect(addressOf(page)).toBe('/admin/tenders')
    await page.keyboard.press('Escape')
    await sheet.waitFor({ state: 'detached' })
  })

  it('keeps what is filtered under a name, goes back to it, and undoes its removal', async () => {
    const { page } = operator
    await page.goto('/admin/tenders?market=FI')
    await loaded(page)
    await tabTo(page, page.getByRole('button', { name: 'Save this view' }))
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Save this view' })
    await tabTo(page, dialog.getByLabel('Name'))
    expect(await accessibilityFindings(page)).toEqual([])
    await page.keyboard.press('Enter')
    await dialog.getByText('Give the view a name.').waitFor()
    await page.keyboard.type('Finland')
    await page.keyboard.press('Enter')
    await dialog.waitFor({ state: 'detached' })
    const views = page.getByRole('navigation', { name: 'Saved views' })
    const view = views.getByRole('link', { name: 'Finland' })
    await view.waitFor()
    await tabTo(page, views.getByRole('link', { name: 'All' }))
    await page.keyboard.press('Enter')
    await expect.poll(() => addressOf(page)).toBe('/admin/tenders')
    await tabTo(page, view)
    await page.keyboard.press('Enter')
    await expect.poll(() => addressOf(page)).toBe('/admin/tenders?market=FI')
    expect(await accessibilityFindings(page)).toEqual([])
    await page.getByRole('button', { name: 'Remove', exact: true }).press('Enter')
    await view.waitFor({ state: 'detached' })
    await page.getByRole('button', { name: 'Undo' }).press('Enter')
    await view.waitFor()
    // the log holds each of them
    await page.goto('/admin/log?action=saveDeskView')
    await page
      .getByRole('row', { name: /Finland/ })
      .first()
      .waitFor()
  })

  it.each(lists)('has nothing for axe to find at $path, phone width included', async ({ path }) => {
    const { page } = operator
    for (const viewport of [desktop, phone]) {
      await page.setViewportSize(viewport)
      await page.goto(path)
      await loaded(page)
      expect(await accessibilityFindings(page)).toEqual([])
      expect(await scrollsSideways(page)).toBe(false)
    }
    await page.setViewportSize(desktop)
  })

  it('had no fault', () => {
    expect(operator.unexpectedFaults()).toEqual([])
  })
})
