import { describe, expect, it } from 'vitest'
import { accessibilityFindings, scrollsSideways } from './accessibility.ts'
import { cloud } from './cloud.ts'
import { messagesTo } from './inbox.ts'
import { logInAsOperator } from './log-in.ts'
import { visitor } from './visitor.ts'

const asker = 'asker@example.com'
const topic = 'Bottles <img src=x onerror="document.title=1"> for Sweden'

/** As a field shows it: so many days from today at an hour. */
const timeIn = (days: number, hour: string) =>
  `${new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)}T${hour}`

async function mailed(count: number) {
  const mails = () => messagesTo(cloud.inboxUrl, asker)
  await expect.poll(async () => (await mails()).length, { timeout: 30_000 }).toBe(count)
  return mails()
}

/** Steps build on one another: asked for, agreed, called off, closed. */
describe('a consultation', { sequential: true }, () => {
  const guest = visitor()
  const operator = visitor()
  let reference = ''

  it('is found from the prices, says what is missing, and is asked for once, on a phone', async () => {
    const { page } = guest
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/pricing')
    await page.getByRole('link', { name: 'Suggest times' }).click()
    await page.getByRole('heading', { name: 'Free initial consultation', level: 1 }).waitFor()
    const own = await page.evaluate(() => new Intl.DateTimeFormat().resolvedOptions().timeZone)
    // the page as it was built knows no clock
    await expect.poll(() => page.getByLabel('Time zone').inputValue()).toBe(own)
    await page.getByLabel('First choice').fill('2020-01-01T10:00')
    // half a time: the month alone
    await page.getByLabel('Third choice').pressSequentially('12')
    await page.getByRole('button', { name: 'Ask for a consultation' }).click()
    const summary = page.getByRole('alert').filter({ hasText: 'Please check' })
    expect(await summary.getByRole('link').allTextContents()).toHaveLength(6)
    expect(await accessibilityFindings(page)).toEqual([])
    expect(await scrollsSideways(page)).toBe(false)
    await page.getByLabel('What you would like to talk about').fill(topic)
    await page.getByLabel('Time zone').selectOption('America/New_York')
    await page.getByLabel('First choice').fill(timeIn(9, '09:00'))
    await page.getByLabel('Second choice').fill(timeIn(10, '14:30'))
    await page.getByLabel('Third choice').fill(timeIn(11, '09:00'))
    await page.getByLabel('Language of the consultation').selectOption('fr')
    await page.getByLabel('Your name').fill('A. Asker')
    await page.getByLabel('E-mail address').fill(asker)
    await page.getByRole('button', { name: 'Ask for a consultation' }).dblclick()
    await page.getByText('Your request has arrived').waitFor()
    reference = String(await page.getByText(/^C-[0-9A-F]{8}$/).textContent())
    expect(await accessibilityFindings(page)).toEqual([])
    expect(guest.unexpectedFaults()).toEqual([])
  })

  it('is taken over at the desk and agreed, and mailed once with an entry for the calendar', async () => {
    const { page } = operator
    await logInAsOperator(page, cloud.inboxUrl)
    await page.goto('/admin/messages?kind=consultation&responsible=nobody')
    await page.getByRole('link', { name: reference }).click()
    await page.getByRole('heading', { name: reference, level: 1 }).waitFor()
    await page.getByText(topic).waitFor()
    await page.getByRole('button', { name: 'Take over' }).click()
    await page.getByText(/^You, since/).waitFor()
    await page.getByRole('button', { name: 'Choose this time' }).first().click()
    await page.getByLabel('How you will talk').fill('Video: https://talk.example/1')
    await page.getByRole('button', { name: 'Agree and send' }).click()
    await page.getByText(/^Agreed: /).waitFor()
    expect(await page.getByLabel('Status').inputValue()).toBe('answered')
    expect(await accessibilityFindings(page)).toEqual([])
    const [mail] = await mailed(1)
    expect(mail?.subject).toMatch(/^Votre entretien avec Nordgate/)
    expect(mail?.text).toContain('(New York)')
    await page.goto('/admin/messages?responsible=me')
    await page.getByRole('link', { name: reference }).waitFor()
    await page.goto('/admin?kind=consultation')
    await page.getByRole('row', { name: new RegExp(reference) }).waitFor()
  })

  it('is called off after a second look, and waits until it is closed', async () => {
    const { page } = operator
    await page.goto('/admin/messages?responsible=me')
    await page.getByRole('link', { name: reference }).click()
    await page.getByRole('button', { name: 'Call off' }).click()
    await page.getByRole('button', { name: 'Keep it' }).click()
    await page.getByRole('button', { name: 'Call off' }).click()
    await page.getByRole('button', { name: 'Call off and tell the enquirer' }).click()
    await page.getByText(/^Called off: /).waitFor()
    const mails = await mailed(2)
    expect(mails.map(({ subject }) => String(subject)).join(' ')).toContain('annulé')
    const saved = page.waitForResponse((answer) => answer.request().method() === 'PUT')
    await page.getByLabel('Status').selectOption('closed')
    expect((await saved).ok()).toBe(true)
    const today = page.waitForResponse((answer) => answer.url().includes('/api/admin/today'))
    await page.goto('/admin?kind=consultation')
    await today
    await expect.poll(() => page.getByRole('row', { name: new RegExp(reference) }).count()).toBe(0)
    expect(operator.unexpectedFaults()).toEqual([])
  })
})
