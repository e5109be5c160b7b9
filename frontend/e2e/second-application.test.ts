import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { answerRules } from './answer-rules.ts'
import { draftSaved, fillRightForm, uploadOffers } from './application-form.ts'
import { buyApplication, signUpFor } from './buy-application.ts'
import { visitor } from './visitor.ts'

/** As price lists of real houses do, it states the stock and the analysis too. */
const list = join(import.meta.dirname, 'files/sample-stated.csv')

describe('a second application of the same producer', { sequential: true }, () => {
  const producer = visitor()
  const [first, second] = [1010, 1011]

  it('follows a first one, whose answers were kept', async () => {
    const { page } = producer
    await signUpFor(page, 'twice@producer.example', first)
    await buyApplication(page, second)
    await uploadOffers(page, list)
    await page.goto(`/tender-application/${first}`)
    await fillRightForm(page, first)
    await draftSaved(page)
    await answerRules(page, first)
    const keep = page.getByRole('button', { name: 'Keep it with the company' })
    await page.locator('summary').filter({ hasText: 'Your answers' }).click()
    for (let left = await keep.count(); left > 0; left -= 1) {
      await keep.first().click()
      await expect.poll(() => keep.count()).toBe(left - 1)
    }
    await page.getByText('Ready: nothing blocks').waitFor()
    await page.keyboard.press('Control+Enter')
    await page.waitForURL('**/tender-applications/review**')
    await page.getByText('Complete: you can submit it.').waitFor()
    await page.getByRole('button', { name: 'Submit application' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Submit application' }).click()
    await page.getByText('Application submitted').first().waitFor()
  })

  it('needs at most ten answers of its own until nothing blocks it', async () => {
    const { page } = producer
    await page.goto(`/tender-application/${second}`)
    const answered = await fillRightForm(page, second)
    await draftSaved(page)
    const asked = await answerRules(page, second)
    await page.getByText('Ready: nothing blocks').waitFor()
    const answers = [...answered, ...asked]
    expect(answers.length, answers.join(', ')).toBeLessThanOrEqual(10)
    expect(producer.unexpectedFaults()).toEqual([])
  })
})
