import type { Page } from 'playwright-core'

export const cards = {
  pays: '4242424242424242',
  isDeclined: '4000000000000002',
  asksBank: '4000002760003184',
  failsLater: '4000000000000341',
} as const

/** What the hosted payment page asks, besides the country. */
export const paymentAnswers = (card: string): Readonly<Record<string, string>> => ({
  email: 'buyer@producer.example',
  card_number: card,
  expiry: '12 / 34',
  cvc: '123',
  name: 'A. Sample',
  line1: '1 Sample Street',
  postal_code: '51100',
  city: 'Reims',
})

/** Fills the hosted payment page and presses its button, without waiting for what comes next. */
export async function payWith(page: Page, card: string): Promise<void> {
  await page.waitForURL(/\/c\/pay\//)
  for (const [name, value] of Object.entries(paymentAnswers(card))) {
    await page.locator(`input[name=${name}]`).fill(value)
  }
  await page.locator('select[name=country]').selectOption('FR')
  const pay = page.getByTestId('pay')
  await pay.and(page.locator(':enabled')).waitFor()
  await pay.click()
}

export const totalCents = (page: Page): Promise<number> =>
  page
    .locator('[data-cents]')
    .getAttribute('data-cents')
    .then((cents) => Number(cents))
