import { describe, expect, it } from 'vitest'
import {
  draftSaved,
  fillRightForm,
  submitOffer,
  tenderForTheSame,
  uploadOffers,
} from './application-form.ts'
import { buyApplication, signUpFor } from './buy-application.ts'
import { publishTender } from './publish-tender.ts'
import { visitor } from './visitor.ts'

describe('two applications that take the last bottles', { sequential: true }, () => {
  const producer = visitor()
  const [first, second] = [1011, tenderForTheSame]

  it('leave the second one with a warning that says what is free', async () => {
    const { page } = producer
    await publishTender(producer, second, { id: 'same-wine-again' }, first)
    await signUpFor(page, 'last-bottles@producer.example', first)
    await buyApplication(page, second)
    await uploadOffers(page)
    await submitOffer(page, first)
    await page.goto('/products/stock')
    await page.getByRole('button', { name: /^Update the stock: Sample Furmint/ }).click()
    await page.getByLabel('Units you have today').fill('400000')
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByText('400,000').first().waitFor()

    await page.goto(`/tender-application/${second}`)
    await fillRightForm(page, second)
    await draftSaved(page)
    await page.goto(`/tender-application/${second}/check`)
    const warnings = page.getByRole('region', { name: /^Warnings/ })
    await warnings.getByText(/^0 units are free; this offer takes/).waitFor()
    expect(producer.unexpectedFaults()).toEqual([])
  })
})
