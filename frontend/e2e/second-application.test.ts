import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { answerRules } from './answer-rules.ts'
import {
  fillRightForm,
  submitOffer,
  tenderWithDocuments,
  uploadOffers,
} from './application-form.ts'
import { buyApplication, signUpFor } from './buy-application.ts'
import { visitor } from './visitor.ts'

const saved = (page: Page) =>
  page.getByRole('status').filter({ hasText: 'Saved at' }).first().waitFor()

describe('a second application of the same producer', { sequential: true }, () => {
  const producer = visitor()
  const [first, second] = [1010, 1008]

  it('follows a first one, whose answers were kept', async () => {
    const { page } = producer
    await signUpFor(page, 'twice@producer.example', first)
    await buyApplication(page, second)
    await uploadOffers(page)
    await page.goto(`/tender-application/${first}`)
    await fillRightForm(page, first)
    await saved(page)
    await answerRules(page, first)
    const keep = page.getByRole('button', { name: 'Keep it in the company' })
    await page.locator('summary').filter({ hasText: 'Your answers' }).click()
    for (let left = await keep.count(); left > 0; left -= 1) {
      await keep.first().click()
      await expect.poll(() => keep.count()).toBe(left - 1)
    }
    await page.goto(`/tender-applications/review?tender=${first}`)
    await page.getByRole('button', { name: 'Submit application' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Submit application' }).click()
    await page.getByText('Application submitted').first().waitFor()
  })

  it('needs at most ten answers of its own until nothing blocks it', async () => {
    const { page } = producer
    await page.goto(`/tender-application/${second}`)
    const answered = await fillRightForm(page, second)
    await saved(page)
    const asked = await answerRules(page, second)
    await page.getByText('Ready: nothing blocks').waitFor()
    const answers = [...answered, ...asked]
    expect(answers.length, answers.join(', ')).toBeLessThanOrEqual(10)
    expect(producer.unexpectedFaults()).toEqual([])
  })
})

describe('two applications that take the last bottles', { sequential: true }, () => {
  const producer = visitor()
  const [first, second] = [1011, tenderWithDocuments]

  it('leave the second one with a warning that says what is free', async () => {
    const { page } = producer
    await signUpFor(page, 'last-bottles@producer.example', first)
    await buyApplication(page, second)
    await uploadOffers(page)
    await submitOffer(page, first)
    await page.goto('/products/stock')
    await page.getByRole('button', { name: /^Count Sample Furmint/ }).click()
    await page.getByLabel('Units there are today').fill('400000')
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByText('400,000').first().waitFor()

    await page.goto(`/tender-application/${second}`)
    await fillRightForm(page, second)
    await saved(page)
    await page.goto(`/tender-application/${second}/check`)
    const warnings = page.getByRole('region', { name: /^Warnings/ })
    await warnings.getByText(/100,000 units are free; this offer takes 300,000/).waitFor()
    expect(producer.unexpectedFaults()).toEqual([])
  })
})
