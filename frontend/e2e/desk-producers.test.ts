import { describe, expect, it } from 'vitest'
import { accessibilityFindings } from './accessibility.ts'
import { signUp } from './account-journey.ts'
import { uploadOffers } from './application-form.ts'
import { cloud } from './cloud.ts'
import { mailsWith } from './inbox.ts'
import { logInAsOperator } from './log-in.ts'
import { openProducer } from './open-producer.ts'
import { visitor } from './visitor.ts'

const email = 'petra@producer.example'
const tender = 1010
const words = 'Your Malbec stood out to us.'

/** Steps build on one another: found, looked at, invited. */
describe('a producer at the desk', { sequential: true }, () => {
  const producer = visitor()
  const operator = visitor()
  let room = ''

  it('is found by the address, with what they uploaded', async () => {
    await signUp(producer.page, cloud.inboxUrl, email)
    await uploadOffers(producer.page)
    const { page } = operator
    await logInAsOperator(page, cloud.inboxUrl)
    await openProducer(page, email)
    room = new URL(page.url()).pathname
    await page.getByText('Neither asked for nor bought.').waitFor()
    expect(await page.getByRole('button', { name: /Grant|Change/ }).count()).toBe(0)
    expect(await accessibilityFindings(page)).toEqual([])
  })

  it('is seen as they see themselves, marked as such, and the look is in the log', async () => {
    const { page } = operator
    await page.getByRole('link', { name: 'View as the producer' }).click()
    await page.getByText(/^You see what/).waitFor()
    await page.locator('main tbody tr').first().waitFor()
    expect(
      await page
        .locator('main')
        .getByRole('button', { name: /Delete|Save|Correct/ })
        .count(),
    ).toBe(0)
    expect(await accessibilityFindings(page)).toEqual([])
    await page.getByRole('tab', { name: 'Matches' }).click()
    await page.locator('main tbody a[href*="/tenders/"]').first().waitFor({ timeout: 60_000 })
    const subject = `producers/${room.split('/').at(-1)}`
    await page.goto(`/admin/log?reads=yes&subject=${encodeURIComponent(subject)}`)
    for (const look of ['seeProducts', 'seeMatches']) {
      await page.locator('main').getByText(look).first().waitFor()
    }
  })

  it('gets a letter of the desk', async () => {
    const { page } = operator
    await page.goto(room)
    await page.getByRole('button', { name: 'Write' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Send' }).click()
    await dialog.getByText('Write something here.').first().waitFor()
    await dialog.getByLabel('Subject').fill('Your portfolio')
    await dialog.getByLabel('Text').fill('A question about your Malbec.')
    await dialog.getByRole('button', { name: 'Send' }).dblclick()
    await page.getByText(`The letter to ${email} is on its way`).waitFor()
    const letters = () => mailsWith(cloud.inboxUrl, email, 'Your portfolio')
    await expect.poll(async () => (await letters()).length, { timeout: 30_000 }).toBe(1)
  })

  it('is invited to a tender with one press, once', async () => {
    const { page } = operator
    await page.goto(`/admin/matching/${tender}`)
    const row = page.locator('main tbody tr').filter({ has: page.locator(`a[href="${room}"]`) })
    await row.waitFor({ timeout: 60_000 })
    expect(await accessibilityFindings(page)).toEqual([])
    await row.getByRole('button', { name: 'Invite', exact: true }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Your words').fill(words)
    expect(await accessibilityFindings(page)).toEqual([])
    await dialog.getByRole('button', { name: 'Send invitations' }).dblclick()
    await row.getByText('Invited').waitFor()
    expect(await row.getByRole('button', { name: 'Invite', exact: true }).count()).toBe(0)
    await page.getByRole('tab', { name: 'Requirements' }).click()
    await page.getByText(/products of .* compan(y|ies) fit/).waitFor({ timeout: 60_000 })
    expect(await accessibilityFindings(page)).toEqual([])
  })

  it('reads the invitation, which leads to the tender', async () => {
    const invitations = () => mailsWith(cloud.inboxUrl, email, 'Invitation')
    await expect.poll(async () => (await invitations()).length, { timeout: 30_000 }).toBe(1)
    const [mail] = await invitations()
    expect(mail?.text).toContain(words)
    const link = /https?:\S+\/tenders\/\d+/.exec(mail?.text ?? '')?.[0] ?? ''
    const { page } = producer
    await page.goto(new URL(link).pathname)
    await page.getByRole('heading', { level: 1 }).waitFor()
    expect(new URL(page.url()).pathname).toBe(`/tenders/${tender}`)
    expect(operator.unexpectedFaults()).toEqual([])
  })
})
