import { describe, expect, it } from 'vitest'
import { accessibilityFindings } from './accessibility.ts'
import { cloud } from './cloud.ts'
import { mailsWith } from './inbox.ts'
import { logIn } from './log-in.ts'
import { publishTender } from './publish-tender.ts'
import { untilQuiet } from './quiet-page.ts'
import { visitor } from './visitor.ts'

const tenderId = 1190

describe('a tender that changes while a draft waits', { sequential: true }, () => {
  const producer = visitor()

  it('asks for the affected answer again, and shows what it was and is', async () => {
    const { page } = producer
    await logIn(page, 'subscribed@example.com')
    await page.goto(`/tender-application/${tenderId}`)
    await page.getByLabel('Quantity you can deliver').fill('300000')
    await page
      .getByText(/^Saved/)
      .first()
      .waitFor()

    await publishTender(producer, tenderId, {
      min_volume: { amount: 250_000, unit: 'bottles', condition: null },
      dates_note: 'Sample: changed by a test.',
    })
    await page.goto(`/tender-application/${tenderId}`)
    const notice = page.getByRole('status').filter({ hasText: 'The tender has changed' })
    await notice.getByText('250,000 bottles').waitFor()
    await notice.getByText('Confirm or change one answer').waitFor()
    expect(await accessibilityFindings(page)).toEqual([])

    await page.getByRole('button', { name: 'My answer is still right' }).click()
    await notice.waitFor({ state: 'detached' })
    await page
      .getByText(/^Saved/)
      .first()
      .waitFor()
    await page.reload()
    await page.getByLabel('Quantity you can deliver').waitFor()
    await untilQuiet(page)
    expect(await notice.count()).toBe(0)
  })

  it('is told to its producer, and shown with the tender', async () => {
    const { page } = producer
    // another journey changes another tender of the same account
    const mails = async () =>
      (await mailsWith(cloud.inboxUrl, 'subscribed@example.com', 'The tender has changed')).filter(
        ({ text }) => String(text).includes(`/tender-application/${tenderId}`),
      )
    await expect.poll(mails).toHaveLength(1)
    await page.goto(`/tenders/${tenderId}`)
    await page.getByRole('table', { name: /^Last change: version 2/ }).waitFor()
    expect(producer.unexpectedFaults()).toEqual([])
  })
})
