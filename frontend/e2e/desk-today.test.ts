import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { accessibilityFindings } from './accessibility.ts'
import { cloud } from './cloud.ts'
import { logInAsOperator } from './log-in.ts'
import { visitor } from './visitor.ts'

const company = 'Waiting Cellars (sample)'

/** Steps build on one another: a message waits, is found, is answered, and waits no longer. */
describe('the day of an operator', { sequential: true }, () => {
  const operator = visitor()
  const enquiry_id = `msg_${randomUUID()}`
  const reference = `M-${enquiry_id.slice(4, 12).toUpperCase()}`
  const row = () => operator.page.getByRole('row', { name: new RegExp(reference) })

  it('begins with what waits for a person, counted beside the rooms', async () => {
    const sent = await fetch(`${cloud.siteUrl}/api/contact-messages`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        kind: 'message',
        enquiry_id,
        name: 'W. Waiting',
        company,
        email: 'waiting@example.com',
        message: 'May a bottle weigh 420 g?',
        language: 'en',
      }),
    })
    expect(sent.status).toBe(200)
    const { page } = operator
    await logInAsOperator(page, cloud.inboxUrl)
    await page.goto('/admin')
    await page.getByRole('heading', { name: 'Today', level: 1 }).waitFor()
    await row().waitFor()
    expect(await row().textContent()).toContain(company)
    const room = page.getByRole('navigation', { name: 'Rooms' }).getByRole('link')
    await room.filter({ hasText: /^Enquiries\d/ }).waitFor()
    await room.filter({ hasText: /^Today\d/ }).waitFor()
    expect(await accessibilityFindings(page)).toEqual([])
  })

  it('leads by keyboard to the item itself', async () => {
    const { page } = operator
    await page.getByLabel('What to do').selectOption('message')
    await expect.poll(() => page.url()).toContain('kind=message')
    await page.getByRole('heading', { name: 'Today', level: 1 }).click()
    const link = row().getByRole('link')
    for (let step = 0; step < 100; step += 1) {
      if (await link.evaluate((element) => element === document.activeElement)) break
      await page.keyboard.press('j')
    }
    await page.keyboard.press('Enter')
    await page.waitForURL('**/admin/messages/*')
    await page.getByRole('heading', { name: reference }).waitFor()
    const item = page.getByRole('main')
    await item.getByText('May a bottle weigh 420 g?').waitFor()
    const saved = page.waitForResponse((answer) => answer.request().method() === 'PUT')
    await item.getByLabel('Status').selectOption('answered')
    expect((await saved).ok()).toBe(true)
  })

  it('shows no longer what was answered', async () => {
    const { page } = operator
    await page.goto('/admin?kind=message')
    // said once the lists are there
    await page.getByText('nothing is done on this page').waitFor()
    expect(await row().count()).toBe(0)
  })

  it('leads to what the account still lacks, and says what is done', async () => {
    const { page } = operator
    await page.goto('/admin/first-run')
    const step = (title: string) => page.getByRole('listitem').filter({ hasText: title })
    await step('Set up the prices').getByText('Done').waitFor()
    await step('Bring the first plan').getByText('Done').waitFor()
    await step('Verify the mail sender').getByText('Done').waitFor()
    expect(await accessibilityFindings(page)).toEqual([])
    for (const [name, size] of [
      ['phone', { width: 390, height: 844 }],
      ['desktop', { width: 1280, height: 800 }],
    ] as const) {
      await page.setViewportSize(size)
      await page.goto('/admin')
      await page.getByText('nothing is done on this page').waitFor()
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth),
        name,
      ).toBe(false)
    }
    expect(operator.unexpectedFaults()).toEqual([])
  })
})
